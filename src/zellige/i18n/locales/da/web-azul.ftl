# Azuls bord i browseren.
azul-ask-colour = Vælg en farve
azul-ask-row = Vælg en linje
azul-ask-column = Vælg en lodret linje til mønsterlinje { $line }
azul-ask-confirm = Bekræft dit træk
azul-colour-first = Vælg først en farve og derefter en linje.

azul-display = fabriksbrik { $number }
azul-centre = midten
azul-line = mønsterlinje { $line }
azul-floor = gulvlinjen
azul-group = { $source }: { $count } { $colour }
azul-take = { $count } { $colour } → { $row }
azul-place = Mønsterlinje { $line } → lodret linje { $column }: +{ $points }
azul-fills = fyldt
azul-fills-points = fyldt, +{ $points }
azul-falls = { $count } på gulvet, −{ $cost }
azul-marker-costs = startbrik, −{ $cost }

azul-line-empty = Mønsterlinje { $line }: tom, { $size ->
    [one] { $size } felt
   *[other] { $size } felter
}
azul-line-holds = Mønsterlinje { $line }: { $count } af { $size }, { $colour }
azul-wall-holds = væg: { $colours }
azul-floor-holds = Gulvlinje: { $count ->
    [0] tom
    [one] { $count } flise
   *[other] { $count } fliser
}
azul-marker-here = Startbrikken ligger her.
azul-marker-gone = Startbrikken er taget.
azul-score = Point: { $score }
azul-winner = Vinder
azul-bonus-rows = { $count ->
    [one] { $count } vandret
   *[other] { $count } vandrette
} +{ $points }
azul-bonus-columns = { $count ->
    [one] { $count } lodret
   *[other] { $count } lodrette
} +{ $points }
azul-bonus-colours = { $count ->
    [one] { $count } farve
   *[other] { $count } farver
} +{ $points }

azul-told-take = { $player }: { $count } { $colour } fra { $source } til { $row }.
azul-told-take-falls = { $player }: { $count } { $colour } fra { $source } til { $row }, heraf { $fallen } på gulvlinjen.
azul-told-marker-you = Du får startbrikken.
azul-told-end = Spillet er slut.

azul-key-take = tag blå fra fabriksbrik 3 til mønsterlinje 4
azul-key-centre = midten i stedet for en fabriksbrik
azul-key-floor = gulvlinjen i stedet for en mønsterlinje
azul-key-colours = blå, gul, rød, sort, hvid
azul-key-column = grå side: den lodrette linje til flisen
azul-key-confirm = bekræft
azul-key-cancel = annuller
azul-key-undo = fortryd
