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

# The duel.
colour-turquoise = turquoise
phase-opening = set-up
phase-acquiring = acquiring
duel-phase-tiling = tiling the dome

awaits-deal = the deal
awaits-plate = choose a dome plate
awaits-action = choose an action
awaits-draw = draw another plate or stop
awaits-keep = choose the plate to keep
awaits-return = choose the plate to return next
awaits-slot = choose a slot
awaits-rotation = turn the plate
awaits-line = lay the tiles
awaits-leftover = stack the leftover tiles
awaits-payment = complete line { $line } with bonus chips?
awaits-chip = choose a bonus chip to spend
awaits-column = choose a space for line { $line }
awaits-nothing = end of the game

factory-large = Large factory
factory-small = Factory { $number }
sun = sun
moon = moon
tower = Tower
plates = Dome plates
stack = Stack
goals = Goals
broken-tiles = Broken tiles
chips = Bonus chips
tokens = Dome tokens
start-tile = start tile

goal-rows = complete rows
goal-five-colours = rows with five colours
goal-columns = complete columns
goal-outer = outer spaces
goal-diagonals = complete diagonals
goal-corners = full corner plates
goal-jokers = all multicoloured spaces
goal-empty-specials = empty special spaces

duel-deal = The factories are filled for round { $round }. First: { $player }.
duel-refilled = The bag is empty: the tiles of the tower go back into it.
duel-plate = { $player }: dome plate { $plate } on slot { $slot }.
duel-drawn = { $player }: a dome plate drawn from the stack.
duel-returned = A dome plate goes back under the stack.
duel-start-tile = The start tile goes to { $player }.
duel-revealed = Factory { $factory } reveals the bonus chip { $chip }.
duel-chip = { $player }: bonus chip { $chip }.
duel-spent = { $player }: bonus chip { $chip } is spent.
duel-placed = { $player }: { $colour } in row { $row } scores { $points }.
duel-special = { $player }: a special tile in row { $row } scores { $points }.
duel-line-broken = { $player }: line { $line } can no longer be placed and breaks.
duel-broken = { $player }: broken tiles cost { $cost }, which leaves { $score }.
duel-passed = { $player }: nothing can be done, pass.
duel-goal = { $player }: { $goal }, { $points } points.
duel-final = { $player }: { $score } points in the end.
