# Amit mindkét játék táblái mondanak.
board-confirm = Rendben
board-cancel = Mégse
board-undo = Visszavonás
