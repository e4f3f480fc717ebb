# Amit mindkét játék táblái mondanak.
board-confirm = Rendben
board-cancel = Mégse
board-undo = Visszavonás
board-enlarge = Játékostábla nagyítása: { $player }
board-log-line = { $player }: { $what }
