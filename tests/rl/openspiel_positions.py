"""Positions from which few moves are left, so that OpenSpiel can look at the whole tree."""

from zellige import duel

#: The game ends with this round, and some moves win while others lose.
AZUL = (
    "azul-2-coloured 9 offer 1 1>1 YYKW/-/-/-/- RRRRR 12,10,7,10,8 0,0,0,0,0"
    " 0:B/W/B/Y/YYY:.YRKW/...../KW..R/..W../.....:MBBK 0:-/R/W/RRR/WWWW:BYRK./WBY.K/K.B.R/..W../.....:BYKKK",
    "azul-2-coloured 5 offer 2 2>1 RRRK/-/-/-/- BBBBBBK 0,0,0,0,0 10,15,12,15,9"
    " 0:W/-/WW/W/WWW:BYRK./...R./...../...../.....:MYW 0:R/WW/-/-/R:BY.KW/..Y../..BY./...B./.....:RK",
)
#: The last round of a duel, with nothing hidden.
DUEL = (
    "duel 5 acquiring action 2 2 rows,columns,diagonals -|RR/-|-/-|-/-|-/-|- R/TY/TY/B 0,2,1,3,1 5,5,3,5,4 - - - -"
    " 0:2:0:T/T/RR/TT/YY/BBBB:S7r3,J4r0,J1r3,J8r3,S1r3,J7r1,S6r2,S9r1,S3r2"
    ":...R../.....R/..K.../....../..K..R/......:BRK:-:R,K,K,T,KB,BR,BR,RT"
    " 0:2:0:T/B/-/R/-/Y:J3r0,J5r2,J6r3,S4r0,S5r3,S8r1,S2r3,J2r0,J9r0"
    ":.TY.../....YT/....../...K../....../.....B:BYKT:-:B,Y,Y,T,YK,YK,KB,RT"
)
#: Two chips lie face-down: whoever knew which is which would play otherwise.
COVERED = (
    "duel 5 acquiring action 2 2>1 rows,columns,diagonals -|-/-|R/-|B/-|-/-|- (TY)/(B)/-/- 0,2,1,3,1 7,4,8,3,2 - - - -"
    " 5:2:1:-/B/BB/TTT/-/TTTTT:S7r3,J4r0,J1r3,J8r3,S1r3,J7r1,S6r2,S9r1,S3r2"
    ":...R../.....R/..K.../....../..K..R/......:-:YK:Y,R,R,T,TY,BR,BR,RT"
    " 7:2:1:B/Y/-/KKKK/YYYY/-:J3r0,J5r2,J6r3,S4r0,S5r3,S8r1,S2r3,J2r0,J9r0"
    ":.TY.../....YT/....../...K../....../.....B:-:Y:B,K,K,T,YK,KB,KB,RT"
)
#: The same as an onlooker sees it.
COVERED_VIEW = str(duel.Position.parse(COVERED).seen_by(None))
