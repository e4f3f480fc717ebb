# Ce que disent les plateaux des deux jeux.
board-confirm = Confirmer
board-cancel = Annuler
board-undo = Reprendre
board-enlarge = Agrandir le plateau de { $player }
board-log-line = { $player } : { $what }
