# What the boards of both games say.
board-confirm = Confirm
board-cancel = Cancel
board-undo = Undo
