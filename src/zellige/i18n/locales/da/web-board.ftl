# Hvad spillepladerne i begge spil siger.
board-confirm = Bekræft
board-cancel = Annuller
board-undo = Fortryd
