# Hvad der ligger på bordet, og hvad der sker der.
colour-blue = blå
colour-yellow = gul
colour-red = rød
colour-black = sort
colour-white = hvid

display = Fabriksbrik { $number }
centre = Midten
bag = Pose
lid = Låg

seat = Spiller { $number }
round = Runde { $number }
phase-deal = opfyldning af fabriksbrikkerne
phase-offer = fabriksudbud
phase-tiling = fliseplacering
phase-over = spillets afslutning

event-move = { $player }: { $move }
event-deal = Fabriksbrikkerne er fyldt til runde { $round }. { $player } begynder.
event-refilled = Posen er tom: Fliserne fra låget kommer tilbage i den.
event-marker = { $player } tager startbrikken.
event-placed = { $player }: { $points } point for { $colour } på vandret linje { $row }.
event-unplaceable = { $player }: Fliserne på mønsterlinje { $line } passer ingen steder på væggen og falder ned på gulvlinjen.
event-floor = { $player }: Gulvlinjen koster { $cost } point, så der er { $score } tilbage.
event-bonus-row = { $player }: Vandret linje { $index } er fyldt, +{ $points }.
event-bonus-column = { $player }: Lodret linje { $index } er fyldt, +{ $points }.
event-bonus-colour = { $player }: alle fem fliser i farven { $colour }, +{ $points }.

result-won = { $player } vinder.
result-shared = Delt sejr: { $players }.
