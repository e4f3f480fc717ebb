# Wat de borden van beide spellen zeggen.
board-confirm = Bevestig
board-cancel = Annuleer
board-undo = Ongedaan maken
board-enlarge = Spelerbord van { $player } vergroten
board-log-line = { $player }: { $what }
