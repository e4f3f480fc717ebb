# What a position is worth, and why a move is good.
analyse-turn = To move: { $player }, round { $round }. { $scores }.
analyse-score = { $player }: { $score }
analyse-move = move
analyse-chance = wins
analyse-lead = lead
analyse-line = line
analyse-percent = { $percent }%
analyse-depth = Depth { $depth }, { $nodes } positions, { $seconds } s.
analyse-searched-out = The rest of the round is searched to its end.
analyse-proved = Proved: a lead of { $margin } when the round ends, with { $moves }.
analyse-progress = depth { $depth }: { $move }, { $nodes } positions
analyse-number = no.
analyse-player = player
analyse-played = played
analyse-best = best
analyse-loss = loss
analyse-points-lost = points
analyse-reviewing = { $done } of { $all } moves
analyse-is-over = The game is over: name one of its moves with --at, or look at all of them with --all.
analyse-awaits-deal = A deal is awaited here, not a move: name a move with --at.
analyse-no-moves = There is no game here, only a position: --at and --all need a game with moves.
analyse-no-such-move = The game has { $moves } moves, so there is no move { $at }.
analyse-interrupted = interrupted; what is above is what was found until then

hint-no-game = There is no game to resume: name a file or a position.
hint-is-over = The game is over: there is nothing to advise.
hint-awaits-deal = A deal is awaited here, not a move.
hint-best-move = The best move is { $move }: winning chance { $chance }, expected lead { $lead }.
hint-this-move = The move { $move }: winning chance { $chance }, expected lead { $lead }.
hint-only-move = The only move is { $move }.
hint-better-move = Better is { $move }: winning chance { $chance }, expected lead { $lead }.

# Parts of sentences.
hint-tiles = { $count ->
    [one] { $count } { $colour } tile
   *[other] { $count } { $colour } tiles
}
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-special-plate = special plate
hint-joker-plate = joker plate
hint-special-space = special
hint-joker-space = multicoloured

# Sentences about a move.
hint-line-filled = Line { $line } gets { $tiles } and then lacks { $missing }.
hint-line-completed = Line { $line } becomes complete with { $tiles }.
hint-line-scores = Line { $line } becomes complete with { $tiles }, and its tile scores { $points } as the wall stands.
hint-line-can-score = Line { $line } becomes complete with { $tiles }, and its tile can score { $points } as things stand.
hint-links-raised = Other tiles of this round score { $points } more because of it.
hint-tiles-fall = The floor line gets { $tiles }, which costs { $points }.
hint-marker-falls = The floor line gets the starting player marker, which costs { $points }.
hint-marker-and-tiles-fall = The floor line gets the starting player marker and { $tiles }, which costs { $points } in all.
hint-tiles-break = Breaking { $tiles } costs { $points }.
hint-start-tile-costs = The start tile costs { $points }.
hint-start-tile-and-tiles-break = The start tile and breaking { $tiles } cost { $points } in all.
hint-line-falls = Line { $line } then fits nowhere on the wall: { $count ->
    [one] its tile falls
   *[other] its { $count } tiles fall
} to the floor line, which costs { $points }.
hint-line-breaks = Line { $line } can then never be placed: { $count ->
    [one] its tile breaks
   *[other] its { $count } tiles break
}, which costs { $points }.
hint-no-space-left = Row { $row } has no space left for { $colour }.
hint-no-space-yet = Row { $row } has no free space for { $colour } yet.
hint-placed = The { $colour } tile in row { $row }, column { $column } scores { $points }; elsewhere it would score at most { $other }.
hint-placed-only = The { $colour } tile in row { $row }, column { $column } scores { $points }; there is no other space for it.
hint-marker = The starting player marker brings the first turn of the next round.
hint-start-tile = The start tile brings the first turn of the next round.
hint-start-tile-last = The start tile decides a tie.
hint-denied = Without this move, { $player } could complete line { $line } with these tiles, for { $points } in all; the best that is left brings { $left }.
hint-denied-all = Without this move, { $player } could complete line { $line } with these tiles, for { $points } in all; now no completed line brings { $player } any points.
hint-reply = { $player } can then complete line { $line } with { $tiles } ({ $move }), for { $points } in all.
hint-reply-new = This move lets { $player } complete line { $line } with { $tiles } ({ $move }), for { $points } in all.
hint-centred = The rest goes to the centre: { $list }.
hint-row-completed = Row { $row } of the wall will be complete: { $points } at the end of the game.
hint-row-ends = Row { $row } of the wall will be complete, so the game ends with this round; the row brings { $points }.
hint-column-completed = Column { $column } of the wall will be complete: { $points } at the end of the game.
hint-colour-completed = All five { $colour } tiles will be on the wall: { $points } at the end of the game.
hint-column-grows = Column { $column } of the wall will have { $tiles } of 5 tiles; complete it brings { $points }.
hint-colour-grows = { $tiles } of the 5 { $colour } tiles will be on the wall; all five bring { $points }.
hint-burden = Whoever takes the { $tiles } from the centre drops at least { $least } of them to the floor line.

hint-taken-sun = The sun of factory { $factory } gives { $tiles }.
hint-taken-large = The sun of the large factory gives { $tiles }.
hint-taken-moons = The moons give { $tiles }.
hint-leftovers = On the moon of factory { $factory } lie, from bottom to top: { $list }; only the top tile can be taken.
hint-leftovers-large = The rest lies open on the moon of the large factory: { $list }.
hint-leftover-next = The { $colour } tile goes to the moon of factory { $factory }, and the rest on top of it: { $list }.
hint-chip-revealed = The bonus chip of factory { $factory } is turned face-up.
hint-chip-first = Bonus chip { $chip } is the first of the two of this round.
hint-chip-second = Bonus chip { $chip } is the second of the two of this round.
hint-chips-suffice = With it, the bonus chips suffice to complete line { $line } ({ $colour }) when the dome is tiled.
hint-plate-opening = Dome plate { $plate } is a { $kind }.
hint-plate-taken = Dome plate { $plate } is a { $kind }; { $tokens ->
    [0] no dome token is
    [one] one dome token is
   *[other] { $tokens } dome tokens are
} left for this round.
hint-plate-drawn = A { $kind } is drawn from the stack, unseen, for { $points }.
hint-drawing-stopped = { $count ->
    [one] The plate drawn is looked at, and kept.
   *[other] The { $count } plates drawn are looked at, and one of them is kept.
}
hint-plate-kept = Dome plate { $plate } is a { $kind }; { $count ->
    [0] no other was drawn.
    [one] the other one goes back under the stack.
   *[other] the { $count } others go back under the stack.
}
hint-plate-returned = Dome plate { $plate } goes under the stack next; only its drawer knows which it is.
hint-slot = Dome plate { $plate } goes to slot { $slot }, in rows { $row } and { $next }.
hint-plate-placed = On slot { $slot }, dome plate { $plate } has spaces in row { $row } ({ $upper }) and row { $next } ({ $lower }).
hint-space-gained = Line { $line } ({ $colour }) gets the space on the dome that it lacked.
hint-space-gained-scores = Line { $line } ({ $colour }) gets the space on the dome that it lacked, and its tile can score { $points } as things stand.
hint-goal-rises = After this round, the goal “{ $goal }” stands { $points } higher.
hint-goal-falls = After this round, the goal “{ $goal }” stands { $points } lower.
hint-special = Special plates that it fills bring { $points }.
hint-paid = { $count ->
    [one] One bonus chip completes
   *[other] { $count } bonus chips complete
} line { $line }, whose tile can then score { $points }; { $left ->
    [one] one is
   *[other] { $left } are
} left.
hint-declined = Line { $line } stays incomplete, and { $chips ->
    [one] the bonus chip is
   *[other] all { $chips } bonus chips are
} kept; completed, its tile could score { $points } now.
hint-chip-spent = Bonus chip { $chip } is spent; { $left ->
    [one] one is
   *[other] { $left } are
} left.
