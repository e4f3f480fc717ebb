# Why something was refused, in one sentence.
error-place = Line { $line }, column { $column }:
error-move-place = Line { $line }, column { $column }, move { $number }:
error-unreadable = expected { $expected }{ $hint ->
    [none] { "" }
   *[other] { " " }({ $hint })
}, found { $found ->
    [none] nothing
   *[other] “{ $found }”
}.

illegal-no-such-move = There is no such move.
illegal-deal-awaited = The displays have not been filled yet.
illegal-game-is-over = The game is over.
illegal-take-awaited = Tiles must be taken from a display or the centre now.
illegal-placement-awaited = A column must be chosen for a completed line first.
illegal-other-line = Lines are placed from top to bottom; another line comes first.
illegal-no-such-display = This display is not in the game.
illegal-display-lacks-colour = This display has no tile of that colour.
illegal-centre-lacks-colour = The centre has no tile of that colour.
illegal-line-full = This pattern line is full.
illegal-line-holds-other-colour = This pattern line holds another colour.
illegal-colour-on-wall-row = This colour is already in the same row of the wall.
illegal-space-taken = This space of the wall is taken.
illegal-space-of-other-colour = This space of the wall belongs to another colour.
illegal-colour-in-column = This colour is already in that column of the wall.

deal-game-is-over = The game is over.
deal-no-deal-awaited = The displays are filled only between rounds.
deal-number-of-displays = The deal must name every display of this game once.
deal-display-overfull = A display receives at most four tiles.
deal-number-of-tiles = Every display receives four tiles as long as the bag and the lid have any.
deal-tiles-not-in-bag = The bag does not hold these tiles.
deal-bag-not-used-up = All tiles of the bag must be dealt before those of the lid.

impossible-number-of-boards = There must be one board per player.
impossible-no-such-tile = Tiles are blue, yellow, red, black or white.
impossible-board-shape = A board has five pattern lines and a wall of five rows with five spaces each.
impossible-number-of-displays = Two, three or four players use five, seven or nine displays.
impossible-no-such-player = There is no such player.
impossible-display-overfull = A display holds at most four tiles.
impossible-round-out-of-range = This cannot be the number of the round.
impossible-score-out-of-range = A score is never below 0, nor above 32,767.
impossible-floor-overfull = The floor line has seven spaces.
impossible-colour-twice-in-row = A colour is twice in a row of the wall.
impossible-colour-twice-in-column = A colour is twice in a column of the wall.
impossible-wall-space-of-other-colour = A tile lies on a wall space of another colour.
impossible-line-overfull = A pattern line holds more tiles than it has spaces.
impossible-line-of-two-colours = A pattern line holds one colour only.
impossible-line-colour-on-wall-row = A pattern line holds a colour that its wall row already has.
impossible-tile-count = There are exactly 20 tiles of each colour.
impossible-marker-twice = There is only one starting player marker.
impossible-marker-on-other-floor = The starting player marker lies on the floor line of a player who does not hold it.
impossible-marker-missing-on-floor = Whoever holds the starting player marker has it on the floor line, unless that is full.
impossible-tiles-left-to-take = There are tiles left to take.
impossible-no-tiles-to-take = There are no tiles to take.
impossible-complete-line-not-tiled = A complete pattern line has not been tiled.
impossible-floor-not-cleared = The floor line has not been cleared.
impossible-game-should-be-over = The game should be over.
impossible-game-not-over = The game is not over.
impossible-no-choice-on-coloured-side = The coloured side leaves no choice on the wall.
impossible-no-line-to-place = The player on turn has no complete line to place.
impossible-no-space-to-place = The line fits nowhere on the wall.
impossible-marker-not-returned = Between rounds nobody holds the starting player marker.
impossible-starting-player-not-on-turn = The starting player is on turn.
impossible-tiles-outside-the-bag = Before the first deal all tiles are in the bag.
impossible-score-before-the-start = Before the first deal all scores are 0.

expected-source = a display or the centre
expected-colour = a colour
expected-destination = a pattern line or the floor line
expected-line = a pattern line
expected-column = a column of the wall
expected-end = the end
expected-space = a space
expected-variant = the name of a variant
expected-round = the number of the round
expected-phase = a phase
expected-player = a player
expected-display = the tiles of a display
expected-next-display = the next display
expected-centre = the tiles in the centre
expected-number-of-tiles = a number of tiles
expected-next-number-of-tiles = the number of tiles of the next colour
expected-score = a score
expected-pattern-lines = the pattern lines
expected-pattern-line = the tiles of a pattern line
expected-next-pattern-line = the next pattern line
expected-wall = the wall
expected-wall-row = a row of the wall
expected-next-wall-row = the next row of the wall
expected-floor-line = the floor line
expected-word = a move
expected-header-name = the name of a header
expected-header-once = each header only once
expected-header-value = a header’s value in quotation marks
expected-header-end = the end of the header
expected-comment = a comment
expected-comment-end = the end of the comment
expected-header-variant = the header “Variant”
expected-header-starts = the header “Starts”
expected-header-seed = the header “Seed”
expected-result = the result of these moves
expected-json = a position as JSON
