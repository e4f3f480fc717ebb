# De tafel van Azul in de browser.
azul-ask-colour = Kies een kleur
azul-ask-row = Kies een lijn
azul-ask-column = Kies een verticale lijn voor patroonlijn { $line }
azul-ask-confirm = Bevestig je zet
azul-colour-first = Kies eerst een kleur, dan een lijn.

azul-display = fabrieksschijf { $number }
azul-centre = het midden
azul-line = patroonlijn { $line }
azul-floor = de vloerlijn
azul-group = { $source }: { $count } { $colour }
azul-take = { $count } { $colour } → { $row }
azul-place = Patroonlijn { $line } → verticale lijn { $column }: +{ $points }
azul-fills = compleet
azul-fills-points = compleet, +{ $points }
azul-falls = { $count } op de vloer, −{ $cost }
azul-marker-costs = fiche, −{ $cost }

azul-line-empty = Patroonlijn { $line }: leeg, { $size ->
    [one] { $size } vak
   *[other] { $size } vakken
}
azul-line-holds = Patroonlijn { $line }: { $count } van { $size }, { $colour }
azul-wall-holds = muur: { $colours }
azul-floor-holds = Vloerlijn: { $count ->
    [0] leeg
    [one] { $count } tegel
   *[other] { $count } tegels
}
azul-marker-here = Het startspelerfiche ligt hier.
azul-marker-gone = Het startspelerfiche is genomen.
azul-score = Score: { $score }
azul-winner = Winnaar
azul-bonus-rows = { $count } horizontaal +{ $points }
azul-bonus-columns = { $count } verticaal +{ $points }
azul-bonus-colours = { $count ->
    [one] { $count } kleur
   *[other] { $count } kleuren
} +{ $points }

azul-told-take = { $player }: { $count } { $colour } van { $source } naar { $row }.
azul-told-take-falls = { $player }: { $count } { $colour } van { $source } naar { $row }, waarvan { $fallen } op de vloerlijn.
azul-told-marker-you = Je krijgt het startspelerfiche.
azul-told-end = Het spel is afgelopen.

azul-key-take = blauw van fabrieksschijf 3 naar patroonlijn 4
azul-key-centre = het midden in plaats van een fabrieksschijf
azul-key-floor = de vloerlijn in plaats van een patroonlijn
azul-key-colours = blauw, geel, rood, zwart, wit
azul-key-column = grijze zijde: de verticale lijn voor de tegel
azul-key-confirm = bevestigen
azul-key-cancel = annuleren
azul-key-undo = ongedaan maken
