# The table of Azul in the browser.
azul-ask-colour = Pick a colour
azul-ask-row = Pick a row
azul-ask-column = Pick a column for line { $line }
azul-ask-confirm = Confirm your move
azul-colour-first = Pick a colour first, then a row.

azul-display = display { $number }
azul-centre = the centre
azul-line = line { $line }
azul-floor = the floor line
azul-group = { $source }: { $count } { $colour }
azul-take = { $count } { $colour } → { $row }
azul-place = Line { $line } → column { $column }: +{ $points }
azul-fills = fills
azul-fills-points = fills, +{ $points }
azul-falls = { $count } to the floor, −{ $cost }
azul-marker-costs = marker, −{ $cost }

azul-line-empty = Line { $line }: empty, { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}
azul-line-holds = Line { $line }: { $count } of { $size }, { $colour }
azul-wall-holds = wall: { $colours }
azul-floor-holds = Floor line: { $count ->
    [0] empty
    [one] { $count } tile
   *[other] { $count } tiles
}
azul-marker-here = The starting player marker is here.
azul-marker-gone = The starting player marker has been taken.
azul-score = Score: { $score }
azul-winner = Winner
azul-bonus-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
} +{ $points }
azul-bonus-columns = { $count ->
    [one] { $count } column
   *[other] { $count } columns
} +{ $points }
azul-bonus-colours = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
} +{ $points }

azul-told-take = { $player }: { $count } { $colour } from { $source } to { $row }.
azul-told-take-falls = { $player }: { $count } { $colour } from { $source } to { $row }, { $fallen } of them to the floor line.
azul-told-marker-you = You get the starting player marker.
azul-told-end = The game is over.

azul-key-take = take blue from display 3 to line 4
azul-key-centre = the centre instead of a display
azul-key-floor = the floor line instead of a pattern line
azul-key-colours = blue, yellow, red, black, white
azul-key-column = grey side: the column for the tile
azul-key-confirm = confirm
azul-key-cancel = cancel
azul-key-undo = undo
