# La table d’Azul dans le navigateur.
azul-ask-colour = Choisissez une couleur
azul-ask-row = Choisissez une ligne
azul-ask-column = Choisissez une colonne pour la ligne Motif { $line }
azul-ask-confirm = Confirmez votre coup
azul-colour-first = Choisissez d’abord une couleur, puis une ligne.

azul-display = la fabrique { $number }
azul-centre = le centre
azul-line = la ligne Motif { $line }
azul-floor = la ligne Plancher
azul-group = { $source } : { $count } { $colour }
azul-take = { $count } { $colour } → { $row }
azul-place = Ligne Motif { $line } → colonne { $column } : +{ $points }
azul-fills = complète
azul-fills-points = complète, +{ $points }
azul-falls = { $count } au plancher, −{ $cost }
azul-marker-costs = marqueur, −{ $cost }

azul-line-empty = Ligne Motif { $line } : vide, { $size ->
    [one] { $size } espace
   *[other] { $size } espaces
}
azul-line-holds = Ligne Motif { $line } : { $count } sur { $size }, { $colour }
azul-wall-holds = mur : { $colours }
azul-floor-holds = Ligne Plancher : { $count ->
    [0] vide
    [one] { $count } tuile
   *[other] { $count } tuiles
}
azul-marker-here = Le marqueur de premier joueur est ici.
azul-marker-gone = Le marqueur de premier joueur a été pris.
azul-score = Score : { $score }
azul-winner = Victoire
azul-bonus-rows = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} +{ $points }
azul-bonus-columns = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
} +{ $points }
azul-bonus-colours = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
} +{ $points }

azul-told-take = { $player } : { $count } { $colour }, depuis { $source } vers { $row }.
azul-told-take-falls = { $player } : { $count } { $colour }, depuis { $source } vers { $row }, dont { $fallen } sur la ligne Plancher.
azul-told-marker-you = Vous recevez le marqueur de premier joueur.
azul-told-end = La partie est terminée.

azul-key-take = prendre le bleu de la fabrique 3 pour la ligne Motif 4
azul-key-centre = le centre au lieu d’une fabrique
azul-key-floor = la ligne Plancher au lieu d’une ligne Motif
azul-key-colours = bleu, jaune, rouge, noir, blanc
azul-key-column = côté gris : la colonne de la tuile
azul-key-confirm = confirmer
azul-key-cancel = annuler
azul-key-undo = reprendre le coup
