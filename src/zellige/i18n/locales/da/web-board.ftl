# Hvad spillepladerne i begge spil siger.
board-confirm = Bekræft
board-cancel = Annuller
board-undo = Fortryd
board-enlarge = Forstør spillepladen: { $player }
board-log-line = { $player }: { $what }
