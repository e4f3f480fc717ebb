# What lies on the table and what happens there.
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-black = black
colour-white = white

display = Display { $number }
centre = Centre
bag = Bag
lid = Lid

seat = Player { $number }
round = Round { $number }
phase-deal = the deal
phase-offer = factory offer
phase-tiling = wall-tiling
phase-over = end of the game

event-move = { $player }: { $move }
event-deal = The displays are filled for round { $round }. First: { $player }.
event-refilled = The bag is empty: the tiles of the lid go back into it.
event-marker = The starting player marker goes to { $player }.
event-placed = { $player }: { $colour } in row { $row } scores { $points }.
event-unplaceable = { $player }: line { $line } fits nowhere on the wall and falls to the floor line.
event-floor = { $player }: the floor line costs { $cost }, which leaves { $score }.
event-bonus-row = { $player }: row { $index } is complete, +{ $points }.
event-bonus-column = { $player }: column { $index } is complete, +{ $points }.
event-bonus-colour = { $player }: all five { $colour } tiles, +{ $points }.

result-won = Winner: { $player }.
result-shared = Shared victory: { $players }.
