# La table du duel dans le navigateur.
duel-tiles = { $count } { $colour }
duel-or = { " ou " }
duel-chip-back = jeton Bonus face cachée
duel-chip-spent = { $chip }, dépensé
duel-space-special = spécial
duel-space-multicoloured = multicolore
duel-space-special-filled = tuile spéciale
duel-space-empty = vide
duel-slot-empty = aucune plaque de dôme
duel-plate-name = plaque de dôme : { $spaces }
duel-back-special = dos d’une plaque spéciale
duel-back-joker = dos d’une plaque joker
duel-line = Ligne Motif { $line }

duel-actions = Actions
duel-tab-dome = Dôme
duel-tab-sun = Soleil
duel-tab-moon = Lune
duel-tab-chip = Jeton

duel-ask-action = Choisissez une plaque de dôme, des tuiles ou un jeton
duel-ask-dome = Choisissez une plaque de dôme ou la pile
duel-ask-sun = Choisissez une couleur sur un soleil
duel-ask-moon = Choisissez une couleur au sommet des lunes
duel-ask-revealed = Choisissez un jeton Bonus révélé
duel-ask-chip = Prendre ce jeton Bonus ?
duel-ask-draw = Payer 1 point pour une plaque inconnue ? Ce choix est définitif.
duel-ask-reveal = Cela révèle un jeton Bonus : ce choix est définitif.
duel-ask-turn = Orientez la plaque, puis confirmez
duel-ask-leftover = Empilez les tuiles restantes de bas en haut
duel-ask-column = Placer la tuile ici : { $points } ?
duel-hand = En main : { $tiles }. Choisissez une ligne Motif.
duel-hand-or-other = En main : { $tiles }. Choisissez une ligne Motif, ou plutôt une autre couleur.
duel-hint-slot = Touchez un emplacement libre ; touchez-le encore pour tourner la plaque.
duel-hint-leftover = La première touchée se retrouve tout en bas.
duel-hint-keep = Les autres retournent sous la pile.

duel-fills = complète
duel-lays = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
duel-breaks = { $count ->
    [one] { $count } brisée, { $points }
   *[other] { $count } brisées, { $points }
}

duel-do-draw = Piocher { $points }
duel-do-stop = S’arrêter et regarder
duel-do-turn = Tourner la plaque
duel-do-unstack = Reprendre la dernière tuile
duel-do-pay = Compléter
duel-do-other-chips = Autres jetons
duel-do-decline = Ne rien faire
duel-do-break = Tout briser { $points }
duel-pay-count = { $chips } jetons, { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}

duel-name-board = { $player } : { $score } points
duel-name-sun = { $factory }, soleil : { $tiles }
duel-name-moon = { $factory }, lune : { $tiles } de toutes les lunes
duel-name-chip = { $factory } : prendre le jeton Bonus { $chip }
duel-name-stack = Pile de { $count } plaques, au-dessus : { $back }
duel-name-goal = { $goal }. { $first } : { $mine }. { $second } : { $theirs }.
duel-name-line = Ligne Motif { $line } : { $count } sur { $size } { $colour ->
    [none] { "" }
   *[other] { $colour }
}
duel-name-row = Ligne { $row } du dôme : { $tiles }
duel-name-slot = Emplacement { $slot }
duel-name-column = Colonne { $column } : { $points } points
duel-name-leftover = Empiler maintenant { $tiles }

duel-about-rows = 3 points par ligne complète de votre dôme.
duel-about-five-colours = 4 points par ligne de votre dôme avec les cinq couleurs.
duel-about-columns = 7 points par colonne complète de votre dôme.
duel-about-outer = 1 point par tuile sur les 20 espaces extérieurs.
duel-about-diagonals = 10 points pour chacune des deux diagonales complètes.
duel-about-corners = Plaques d’angle remplies : 3 points en haut, 8 points en bas.
duel-about-jokers = 2 points par espace multicolore, mais seulement si tous les vôtres sont remplis.
duel-about-empty-specials = 3 points perdus par espace spécial vide.

duel-took-sun = { $player } : { $thing } du soleil, { $factory }
duel-took-moon = { $player } : { $thing } des lunes
duel-laid = { $thing } sur la ligne Motif { $line }
duel-broke = { $player } : tuiles brisées { $thing }
duel-left = { $factory }, lune : { $thing }
duel-start-tile-you = Vous recevez la tuile Premier joueur.
duel-plated = { $player } : { $thing } sur l’emplacement { $slot }
duel-revealed-here = { $factory } : { $thing } révélé
duel-chip-taken = { $player } : jeton Bonus { $thing }
duel-chip-used = { $player } : { $thing } dépensé
duel-tile-scored = { $player } : { $thing } sur la ligne { $row } { $points }
duel-log-first = Premier joueur : { $player }.
duel-log-to-line = → ligne Motif { $line }
duel-log-broken = brisées
duel-log-drawn = piochées dans la pile : { $count }
duel-log-to-slot = → emplacement { $slot }
duel-log-revealed = révélé
duel-log-chip = jeton Bonus
duel-log-spent = dépensé
duel-log-passed = passe

duel-key-sun = soleil de la fabrique 2, bleu (0 : la grande fabrique)
duel-key-moon = jaune des lunes
duel-key-chip = jeton Bonus de la fabrique 3
duel-key-dome = première plaque de dôme (0 : la pile)
duel-key-line = ligne Motif ; x brise toutes les tuiles
duel-key-leftover = tuiles restantes par couleur, de bas en haut
duel-key-slot = emplacement du dôme ; r tourne la plaque
duel-key-column = colonne du dôme
duel-key-pay = payer comme proposé, autres jetons, non
duel-key-confirm = confirmer, annuler, reprendre le coup
