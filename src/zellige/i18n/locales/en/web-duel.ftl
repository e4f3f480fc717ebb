# The table of the duel in the browser.
duel-tiles = { $count } { $colour }
duel-or = { " or " }
duel-chip-back = face-down bonus chip
duel-chip-spent = { $chip }, spent
duel-space-special = special
duel-space-multicoloured = multicoloured
duel-space-special-filled = special tile
duel-space-empty = empty
duel-slot-empty = no dome plate
duel-plate-name = dome plate: { $spaces }
duel-back-special = back of a special plate
duel-back-joker = back of a joker plate
duel-line = Line { $line }

duel-actions = Actions
duel-tab-dome = Dome
duel-tab-sun = Sun
duel-tab-moon = Moon
duel-tab-chip = Chip

duel-ask-action = Choose a dome plate, tiles or a chip
duel-ask-dome = Choose a dome plate or the stack
duel-ask-sun = Choose a colour on a sun
duel-ask-moon = Choose a colour on top of the moons
duel-ask-revealed = Choose a revealed bonus chip
duel-ask-chip = Take this bonus chip?
duel-ask-draw = Pay 1 point for an unseen plate? This cannot be undone.
duel-ask-reveal = This reveals a bonus chip and cannot be undone.
duel-ask-turn = Turn the plate, then confirm
duel-ask-leftover = Stack the leftovers from bottom to top
duel-ask-column = Place the tile here: { $points }?
duel-hand = In your hand: { $tiles }. Choose a line.
duel-hand-or-other = In your hand: { $tiles }. Choose a line, or another colour instead.
duel-hint-slot = Touch a free slot; touch it again to turn the plate.
duel-hint-leftover = Whatever you touch first lies at the bottom.
duel-hint-keep = The others go back under the stack.

duel-fills = fills
duel-lays = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
duel-breaks = { $count ->
    [one] { $count } breaks, { $points }
   *[other] { $count } break, { $points }
}

duel-do-draw = Draw { $points }
duel-do-stop = Stop and look
duel-do-turn = Turn the plate
duel-do-unstack = Take back the last tile
duel-do-pay = Complete
duel-do-other-chips = Other chips
duel-do-decline = Leave it
duel-do-break = Break all { $points }
duel-pay-count = { $chips } chips, { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}

duel-name-board = { $player }: { $score } points
duel-name-sun = { $factory }, sun: { $tiles }
duel-name-moon = { $factory }, moon: { $tiles } from all moons
duel-name-chip = { $factory }: take the bonus chip { $chip }
duel-name-stack = Stack of { $count } plates, { $back } on top
duel-name-goal = { $goal }. { $first }: { $mine }. { $second }: { $theirs }.
duel-name-line = Line { $line }: { $count } of { $size } { $colour ->
    [none] { "" }
   *[other] { $colour }
}
duel-name-row = Dome row { $row }: { $tiles }
duel-name-slot = Slot { $slot }
duel-name-column = Column { $column }: { $points } points
duel-name-leftover = Stack { $tiles } next

duel-about-rows = 3 points for each complete row of your dome.
duel-about-five-colours = 4 points for each row of your dome with all five colours.
duel-about-columns = 7 points for each complete column of your dome.
duel-about-outer = 1 point for each tile on the 20 outermost spaces.
duel-about-diagonals = 10 points for each of the two complete diagonals.
duel-about-corners = Full plates in the corners: 3 points above, 8 points below.
duel-about-jokers = 2 points for each multicoloured space, but only if all of yours are filled.
duel-about-empty-specials = 3 points lost for each empty special space.

duel-took-sun = { $player }: { $thing } from the sun, { $factory }
duel-took-moon = { $player }: { $thing } from the moons
duel-laid = { $thing } to line { $line }
duel-broke = { $player }: { $thing } broken
duel-left = { $factory }, moon: { $thing }
duel-start-tile-you = You get the start tile.
duel-plated = { $player }: { $thing } on slot { $slot }
duel-revealed-here = { $factory }: { $thing } revealed
duel-chip-taken = { $player }: bonus chip { $thing }
duel-chip-used = { $player }: { $thing } spent
duel-tile-scored = { $player }: { $thing } in row { $row } { $points }
duel-log-first = First: { $player }.
duel-log-to-line = → line { $line }
duel-log-broken = broken
duel-log-drawn = drawn from the stack: { $count }
duel-log-to-slot = → slot { $slot }
duel-log-revealed = revealed
duel-log-chip = bonus chip
duel-log-spent = spent
duel-log-passed = passes

duel-key-sun = sun of factory 2, blue (0 is the large factory)
duel-key-moon = yellow from the moons
duel-key-chip = bonus chip of factory 3
duel-key-dome = first dome plate (0 is the stack)
duel-key-line = pattern line; x breaks all tiles
duel-key-leftover = leftovers by colour, from bottom to top
duel-key-slot = slot of the dome; r turns the plate
duel-key-column = column of the dome
duel-key-pay = pay as proposed, other chips, no
duel-key-confirm = confirm, cancel, undo
