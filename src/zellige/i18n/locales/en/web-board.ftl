# What the boards of both games say.
board-confirm = Confirm
board-cancel = Cancel
board-undo = Undo
board-enlarge = Enlarge the player board of { $player }
board-log-line = { $player }: { $what }
