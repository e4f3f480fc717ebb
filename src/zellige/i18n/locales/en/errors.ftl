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
illegal-deal-awaited = The tiles of the next round have not been dealt yet.
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
illegal-plate-awaited = A face-up dome plate must be chosen now.
illegal-action-awaited = A turn begins with one of the four actions.
illegal-draw-awaited = Draw another dome plate, or stop, first.
illegal-keep-awaited = Choose first which of the drawn plates to keep.
illegal-return-awaited = Choose first which plate goes back under the stack next.
illegal-slot-awaited = Choose a slot for the dome plate first.
illegal-rotation-awaited = Choose first how the dome plate is turned.
illegal-line-awaited = Lay the tiles in your hand first.
illegal-leftover-awaited = Stack the leftover tiles on the moon first.
illegal-payment-awaited = Decide first whether to complete the line with bonus chips.
illegal-chip-awaited = Choose the bonus chips to spend first.
illegal-column-awaited = Choose a space of the dome for the completed line first.
illegal-not-on-display = This dome plate is not face-up on the display.
illegal-no-token = You have no dome token left in this round.
illegal-no-plates-in-last-round = No dome plates are taken in the fifth round.
illegal-no-point-to-pay = A plate from the stack costs a point, and you have none.
illegal-stack-empty = The stack of dome plates is empty.
illegal-sun-lacks-colour = The sun side of this factory has no tile of that colour.
illegal-moons-lack-colour = No moon has a tile of that colour on top.
illegal-no-revealed-chip = There is no revealed bonus chip on this factory.
illegal-two-chips-taken = You have already taken two bonus chips in this round.
illegal-plate-not-drawn = You have not drawn this dome plate.
illegal-slot-taken = There is already a dome plate on this slot.
illegal-no-such-leftover = No leftover tile has that colour.
illegal-cannot-pay = You do not have the bonus chips for this payment.
illegal-chip-does-not-fit = The payment cannot be completed with this bonus chip.
illegal-no-such-space = The dome has no free space for this tile there.
illegal-space-taken = This space of the wall is taken.
illegal-space-of-other-colour = This space of the wall belongs to another colour.
illegal-colour-in-column = This colour is already in that column of the wall.

deal-game-is-over = The game is over.
deal-no-deal-awaited = Tiles are dealt only between rounds.
deal-number-of-displays = The deal must name every display of this game once.
deal-display-overfull = A display receives at most four tiles.
deal-number-of-tiles = Every display receives four tiles as long as the bag and the lid have any.
deal-tiles-not-in-bag = The bag does not hold these tiles.
deal-bag-not-used-up = All tiles of the bag must be dealt before those of the lid.
deal-number-of-factories = A deal names the large factory and the four small ones.
deal-factory-tiles = The large factory receives five tiles and each small one four, as long as there are any.
deal-large-factory-of-one-colour = Five tiles of one colour on the large factory are put back and drawn again.
deal-bag-before-tower = All tiles of the bag must be dealt before those of the tower.
deal-number-of-chips = Each small factory receives one bonus chip.
deal-chips-not-in-pile = These bonus chips are not among those left.
