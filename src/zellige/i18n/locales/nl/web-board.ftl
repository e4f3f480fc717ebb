# Wat de borden van beide spellen zeggen.
board-confirm = Bevestig
board-cancel = Annuleer
board-undo = Ongedaan maken
