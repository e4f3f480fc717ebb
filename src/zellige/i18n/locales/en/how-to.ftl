# How to play both games, and how to use this table.
how-rules = Rules { $rules }
how-details = Details

# Azul.
how-azul-intro = You decorate a wall of five by five spaces. Every round you take tiles, collect them in your pattern lines, and move one tile of each complete line to your wall. Tiles that touch each other on the wall score more. The player with the most points wins.
how-azul-players = 2 to 4 players
how-azul-length = at least 5 rounds

how-azul-take = Take one colour
how-azul-take-display = When it is your turn, choose a factory display and take all its tiles of one colour. The display’s other tiles slide to the centre of the table.
how-azul-take-centre = Or choose a colour in the centre and take all its tiles. The first to do so in a round also receives the starting player marker: you will start the next round, but the marker lies on your floor line and costs as much as a tile there.
how-azul-take-always = You must take something as long as there are tiles, and you never take just a part of a colour.
how-azul-take-drawing = A display holds two blue tiles, a red one and a yellow one. The two blue tiles go to a pattern line; the red and the yellow one go to the centre of the table, where a black tile and the starting player marker lie.

how-azul-lines = Fill a pattern line
how-azul-lines-lay = Everything you took goes to one of your five pattern lines, from right to left. The top line holds one tile, the bottom line five.
how-azul-lines-colour = A line holds a single colour.
how-azul-lines-wall = A colour that is already on the same row of your wall may not enter the line.
how-azul-lines-surplus = Tiles that do not fit fall to the floor line.
how-azul-lines-floor = You may also lay the whole take on the floor line, and sometimes you have to.
how-azul-lines-drawing = Five pattern lines beside the wall. Line 1 is complete with a yellow tile. Two blue tiles join line 3, one of whose spaces stays free. Line 5 holds three black tiles. The wall holds a few tiles already.

how-azul-floor = Pay for the floor line
how-azul-floor-costs = The floor line fills from the left. At the end of the round its seven spaces cost 1, 1, 2, 2, 2, 3 and 3 points. Whatever falls after that goes to the lid of the box and costs nothing, and your score never drops below 0.
how-azul-floor-drawing = The marker and two red tiles lie on the floor line and cost 1, 1 and 2 points: 4 in all.

how-azul-wall = Tile the wall
how-azul-wall-move = Once all tiles are taken, everybody goes through the pattern lines from top to bottom. From each complete line one tile moves to the space of its colour in the same row of the wall; the line’s other tiles go to the lid. Incomplete lines keep their tiles for the next round.
how-azul-wall-score = The tile scores at once. Count the linked tiles in its row and those in its column, itself included each time, and add both. If it has neighbours in one direction only, only that one counts. If it has none, it scores 1 point.
how-azul-wall-drawing = A blue tile completes a run of three in its row and a run of two in its column: 3 plus 2 makes 5 points. Another tile stands alone and scores 1.

how-azul-next = Play the next round
how-azul-next-deal = The floor lines are cleared, every display gets four new tiles from the bag, and the holder of the marker starts.

how-azul-end = Finish with bonuses
how-azul-end-when = The game ends after the round in which somebody completes a horizontal row of the wall. Then everybody adds bonuses:
how-azul-end-row = 2 points for each complete row
how-azul-end-column = 7 points for each complete column
how-azul-end-colour = 10 points for each colour with all five tiles on the wall

how-azul-grey = The grey side
how-azul-grey-free = On the grey side no colours are printed on the wall. The tile of a complete line may go to any free space of its row, as long as no colour occurs twice in a row or in a column.
how-azul-grey-falls = If there is such a space you must use it. If there is none, all tiles of that line fall to the floor line.
how-azul-grey-drawing = A yellow tile is to be placed in row 2. One space is taken and one is forbidden, because its column already has a yellow tile. Three spaces are allowed.

how-azul-setup = Set-up
how-azul-setup-text = 2, 3 or 4 players use 5, 7 or 9 displays with four tiles each. There are 100 tiles, 20 of each colour. Who starts is drawn at random or chosen by the table.
how-azul-tie = A tie
how-azul-tie-text = Of the players with the most points, the one with the most complete rows wins. If those are equal too, the victory is shared.
how-azul-bag = An empty bag
how-azul-bag-text = When the bag runs out, the tiles of the lid go back into it and the filling goes on. If that is not enough, the round starts with fewer tiles; if there is not a single one, the game ends.
how-azul-full = A full floor line
how-azul-full-text = If your floor line is full when you take the marker, it costs nothing, but you still start the next round.
how-azul-marker = Nobody took the marker
how-azul-marker-text = If nothing reached the centre in a round, the same player starts again.

# Azul Duel.
how-duel-intro = You build a dome of nine plates and fill its spaces with tiles. In every round you take plates, tiles and bonus chips by turns; then both players tile their domes. After five rounds the goals add points, and the player with the most points wins.
how-duel-players = 2 players
how-duel-length = 5 rounds
how-duel-start = 5 points to start with

how-duel-opening = Lay a first plate
how-duel-opening-text = Three dome plates lie face up. Before the first round the second player chooses one of them for any slot of the dome, and then the starting player does the same.
how-duel-opening-kinds = Each plate has three coloured spaces and a fourth one. On a special plate that is a special space, which only a special tile can fill; on a joker plate it is multicoloured and takes any colour.
how-duel-opening-drawing = A special plate, turned a quarter, goes to a slot of the dome. A joker plate with a multicoloured space lies there already.

how-duel-turn = Choose one of four actions
how-duel-turn-text = Players take turns until there is nothing left to take. A turn is exactly one of these actions.

how-duel-plate = Dome: lay a plate
how-duel-plate-token = Spend one of your two dome tokens, take a face-up plate and lay it on an empty slot, turned as you like. From then on it stays put. In rounds 1 to 4 you must use both tokens; in round 5 no plates are taken.
how-duel-plate-stack = Instead of a face-up plate you may draw from the stack: pay 1 point for each plate, as often as you like, keep one and return the others under the stack.

how-duel-sun = Sun: take from one factory
how-duel-sun-take = Take all tiles of one colour from the sun side of one factory. On a small factory you stack its other tiles on its moon, on top of the bonus chip, in the order you choose. On the large factory they lie side by side on the moon.
how-duel-sun-drawing = A small factory with two turquoise tiles, a red and a black one on its sun, and a face-down chip on its moon. After turquoise is taken, red and black are stacked on the chip.

how-duel-moon = Moon: take from all factories
how-duel-moon-take = Choose a colour and take every tile of it that lies on top: from each small moon at most its top tile, from the large moon all tiles of that colour.
how-duel-moon-start = The first to take from the large moon also gets the start tile. It makes you start the next round and costs 2 points.
how-duel-moon-drawing = Yellow is taken from the moons: the top tiles of two stacks and one tile of the large moon, and the start tile with it. A yellow tile under a red one stays.

how-duel-chip = Chip: take a bonus chip
how-duel-chip-take = When the last tile leaves a small moon, the chip below is revealed. Take a revealed chip and keep it for tiling. Each player takes two in every round.

how-duel-chip-drawing = The last tile leaves a moon, and the chip below turns out to show turquoise and yellow.

how-duel-lines = Fill a pattern line
how-duel-lines-lay = The tiles you take from suns or moons go to one of your six pattern lines, from right to left, one colour to a line. What does not fit breaks. You may also break a whole take.
how-duel-lines-later = A line may wait for a colour that has no space on your dome yet.

how-duel-dome = Tile the dome
how-duel-dome-move = Go through the lines from top to bottom. The tile of a complete line moves to a free space of its colour, or to a multicoloured one, in the dome row beside it. You choose which, but you must use one if there is one.
how-duel-dome-score = It scores the linked tiles in its row plus those in its column, itself included each time; alone it scores 1.
how-duel-dome-special = When the three colours of a special plate are filled, a special tile fills its fourth space at once and scores the number of its row.
how-duel-dome-stay = A line that finds no space keeps its tiles, unless its dome row already has all three plates: then the tiles break.
how-duel-dome-drawing = A yellow tile in row 1 completes a run of three in its row and a run of two in its column: 5 points. It also completes a special plate: the special tile in row 2 scores 2 more.

how-duel-pay = Complete lines with chips
how-duel-pay-price = If an incomplete line holds at least one tile, chips can stand in for the rest: for each missing tile two chips that show the line’s colour, or any three chips. The line must then be placed right away, and spent chips are gone.
how-duel-pay-drawing = Two chips that show turquoise stand for a turquoise tile. Any three chips stand for a tile of any colour.

how-duel-broken = Pay for broken tiles
how-duel-broken-costs = The first broken tile costs 1 point, the second 2, the third 3 and the fourth 4; further ones cost nothing. The start tile costs 2. Your score never drops below 0.
how-duel-broken-drawing = Three broken tiles cost 1, 2 and 3 points, and the start tile 2: 8 in all.

how-duel-next = Play the next round
how-duel-next-text = The plates are refilled to three, factories get new tiles and chips, everybody has two tokens again, and the holder of the start tile starts.

how-duel-goals = Finish with goals
how-duel-goals-text = Three or four of these goals are in play; the table chooses them before the game. After round 5 each of them scores.

how-duel-tie = A tie
how-duel-tie-text = If both have the same number of points, the holder of the start tile after round 5 wins.
how-duel-bag = An empty bag
how-duel-bag-text = When the bag runs out, the tiles of the tower go back into it. If that is not enough, the round starts with fewer tiles.
how-duel-one-colour = One colour on the large factory
how-duel-one-colour-text = If its five tiles have the same colour, they go back into the bag and are drawn again.
how-duel-no-points = No points to pay with
how-duel-no-points-text = With 0 points you may draw from the stack only if no plate lies face up: a single plate, free of charge.
how-duel-pass = Passing
how-duel-pass-text = You pass only if none of the four actions is possible. The other player may then act several times in a row.
how-duel-hidden = What nobody sees
how-duel-hidden-text = Hidden are the order of the bag and of the stack and the face-down chips. The back of the top plate shows whether it is a special or a joker plate. Plates you returned are known only to you.

# This table.
how-table = How this table works
how-table-tap = Tap, look, confirm
how-table-tap-azul = Tap a colour and its tiles rise; the lines they may go to light up and say what would happen. Tap a line to see it, then confirm. In the settings you can do without confirming. Dragging works as well.
how-table-tap-duel = Choose an action, then the tiles, the plate or the chip. The places that are possible light up and show what would happen; then confirm. In the settings you can do without confirming.
how-table-undo = Take back
how-table-undo-text = You can undo until the next player acts, but not past anything that was revealed, such as a deal, a chip or a drawn plate. After that you can ask the others to let you take a move back.
how-table-look = Look back
how-table-look-text = The last move stays outlined. You can walk through the whole game at any time without disturbing it, and afterwards as often as you like. When it is over, the strongest bot tells you what each decision was worth and shows what would have been better.
how-table-keys = Keyboard
how-table-keys-text = Everything can be done without a mouse, and everything that happens is also spoken for screen readers.
how-table-all-keys = all keys
