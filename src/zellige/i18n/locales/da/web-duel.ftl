# Duellens bord i browseren.
duel-tiles = { $count } { $colour }
duel-or = { " eller " }
duel-chip-back = skjult bonusbrik
duel-chip-spent = { $chip }, brugt
duel-space-special = special
duel-space-multicoloured = flerfarvet
duel-space-special-filled = specialflise
duel-space-empty = tomt
duel-slot-empty = ingen kuppelplade
duel-plate-name = kuppelplade: { $spaces }
duel-back-special = bagside af en specialplade
duel-back-joker = bagside af en jokerplade
duel-line = Mønsterlinje { $line }

duel-actions = Handlinger
duel-tab-dome = Kuppel
duel-tab-sun = Sol
duel-tab-moon = Måne
duel-tab-chip = Brik

duel-ask-action = Vælg en kuppelplade, fliser eller en brik
duel-ask-dome = Vælg en kuppelplade eller stakken
duel-ask-sun = Vælg en farve på en sol
duel-ask-moon = Vælg en farve øverst på månerne
duel-ask-revealed = Vælg en afsløret bonusbrik
duel-ask-chip = Tage denne bonusbrik?
duel-ask-draw = Betale 1 point for en ukendt plade? Det kan ikke fortrydes.
duel-ask-reveal = Det afslører en bonusbrik og kan ikke fortrydes.
duel-ask-turn = Drej pladen, og bekræft
duel-ask-leftover = Stabl de resterende fliser nedefra og op
duel-ask-column = Placere flisen her: { $points }?
duel-hand = På hånden: { $tiles }. Vælg en mønsterlinje.
duel-hand-or-other = På hånden: { $tiles }. Vælg en mønsterlinje, eller en anden farve i stedet.
duel-hint-slot = Rør ved et ledigt kuppelfelt; rør igen for at dreje pladen.
duel-hint-leftover = Den første, du rører, ligger nederst.
duel-hint-keep = De andre lægges tilbage under stakken.

duel-fills = fyldt
duel-lays = { $count ->
    [one] { $count } flise
   *[other] { $count } fliser
}
duel-breaks = { $count ->
    [one] { $count } knuses, { $points }
   *[other] { $count } knuses, { $points }
}

duel-do-draw = Træk { $points }
duel-do-stop = Stop og se
duel-do-turn = Drej pladen
duel-do-unstack = Tag den sidste flise tilbage
duel-do-pay = Fyld op
duel-do-other-chips = Andre brikker
duel-do-decline = Lad være
duel-do-break = Knus alle { $points }
duel-pay-count = { $chips } brikker, { $pairs ->
    [one] { $pairs } par
   *[other] { $pairs } par
}

duel-name-board = { $player }: { $score } point
duel-name-sun = { $factory }, sol: { $tiles }
duel-name-moon = { $factory }, måne: { $tiles } fra alle måner
duel-name-chip = { $factory }: tag bonusbrik { $chip }
duel-name-stack = Stak med { $count } plader, øverst: { $back }
duel-name-goal = { $goal }. { $first }: { $mine }. { $second }: { $theirs }.
duel-name-line = Mønsterlinje { $line }: { $count } af { $size } { $colour ->
    [none] { "" }
   *[other] { $colour }
}
duel-name-row = Kuplens vandrette linje { $row }: { $tiles }
duel-name-slot = Kuppelfelt { $slot }
duel-name-column = Lodret linje { $column }: { $points } point
duel-name-leftover = Stabl nu { $tiles }

duel-about-rows = 3 point for hver fyldt vandret linje i din kuppel.
duel-about-five-colours = 4 point for hver vandret linje i din kuppel med alle fem farver.
duel-about-columns = 7 point for hver fyldt lodret linje i din kuppel.
duel-about-outer = 1 point for hver flise på de 20 yderste felter.
duel-about-diagonals = 10 point for hver af de to fyldte diagonaler.
duel-about-corners = Fyldte plader i hjørnerne: 3 point øverst, 8 point nederst.
duel-about-jokers = 2 point for hvert flerfarvet felt, men kun hvis alle dine er fyldt.
duel-about-empty-specials = 3 point mindre for hvert tomt specialfelt.

duel-took-sun = { $player }: { $thing } fra solen, { $factory }
duel-took-moon = { $player }: { $thing } fra månerne
duel-laid = { $thing } på mønsterlinje { $line }
duel-broke = { $player }: { $thing } knust
duel-left = { $factory }, måne: { $thing }
duel-start-tile-you = Du får startflisen.
duel-plated = { $player }: { $thing } på kuppelfelt { $slot }
duel-revealed-here = { $factory }: { $thing } afsløret
duel-chip-taken = { $player }: bonusbrik { $thing }
duel-chip-used = { $player }: { $thing } brugt
duel-tile-scored = { $player }: { $thing } på vandret linje { $row } { $points }
duel-log-first = { $player } begynder.
duel-log-to-line = → mønsterlinje { $line }
duel-log-broken = knust
duel-log-drawn = trukket fra stakken: { $count }
duel-log-to-slot = → kuppelfelt { $slot }
duel-log-revealed = afsløret
duel-log-chip = bonusbrik
duel-log-spent = brugt
duel-log-passed = passer

duel-key-sun = fabrik 2, sol, blå (0 er den store fabrik)
duel-key-moon = gul fra månerne
duel-key-chip = bonusbrik fra fabrik 3
duel-key-dome = første kuppelplade (0 er stakken)
duel-key-line = mønsterlinje; x knuser alle fliser
duel-key-leftover = resterende fliser efter farve, nedefra og op
duel-key-slot = kuppelfelt; r drejer pladen
duel-key-column = lodret linje i kuplen
duel-key-pay = betal som foreslået, andre brikker, nej
duel-key-confirm = bekræft, annuller, fortryd
