# Wat er op tafel ligt en wat er gebeurt.
colour-blue = blauw
colour-yellow = geel
colour-red = rood
colour-black = zwart
colour-white = wit

display = Fabrieksschijf { $number }
centre = Midden
bag = Zak
lid = Deksel

seat = Speler { $number }
round = Ronde { $number }
phase-deal = aanvulling van de fabrieksschijven
phase-offer = fabrieksaanbod
phase-tiling = muurbekleding
phase-over = einde van het spel

event-move = { $player }: { $move }
event-deal = De fabrieksschijven zijn gevuld voor ronde { $round }. { $player } begint.
event-refilled = De zak is leeg: de tegels uit het deksel gaan er weer in.
event-marker = { $player } neemt het startspelerfiche.
event-placed = { $player }: { $colour } op horizontale lijn { $row } levert { $points } op.
event-unplaceable = { $player }: de tegels van patroonlijn { $line } passen nergens op de muur en vallen op de vloerlijn.
event-floor = { $player }: de vloerlijn kost { $cost }, de score is nu { $score }.
event-bonus-row = { $player }: horizontale lijn { $index } is compleet, +{ $points }.
event-bonus-column = { $player }: verticale lijn { $index } is compleet, +{ $points }.
event-bonus-colour = { $player }: alle vijf tegels van de kleur { $colour }, +{ $points }.

result-won = { $player } wint.
result-shared = Gedeelde overwinning: { $players }.
