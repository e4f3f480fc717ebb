# Ce que vaut une position, et pourquoi un coup est bon.
analyse-turn = À jouer : { $player }, manche { $round }. { $scores }.
analyse-score = { $player } : { $score }
analyse-move = coup
analyse-chance = gagne
analyse-lead = avance
analyse-line = suite
analyse-percent = { $percent } %
analyse-depth = Profondeur { $depth }, { $nodes } positions, { $seconds } s.
analyse-searched-out = Le reste de la manche est exploré jusqu’à son terme.
analyse-proved = Prouvé : une avance de { $margin } à la fin de la manche, avec { $moves }.
analyse-progress = profondeur { $depth } : { $move }, { $nodes } positions
analyse-number = nº
analyse-player = joueur
analyse-played = joué
analyse-best = meilleur
analyse-loss = perte
analyse-points-lost = points
analyse-reviewing = { $done } coups sur { $all }
analyse-is-over = La partie est terminée : désignez un de ses coups avec --at, ou voyez-les tous avec --all.
analyse-awaits-deal = Les fabriques doivent d’abord être remplies ; il n’y a pas de coup à jouer. Désignez un coup avec --at.
analyse-no-moves = Ceci n’est pas une partie mais une position : --at et --all demandent une partie avec des coups.
analyse-no-such-move = La partie compte { $moves } coups ; le coup { $at } n’existe pas.
analyse-interrupted = interrompu ; ce qui précède est ce qui était trouvé jusque-là

hint-no-game = Il n’y a aucune partie à reprendre : indiquez un fichier ou une position.
hint-is-over = La partie est terminée : il n’y a plus rien à conseiller.
hint-awaits-deal = Les fabriques doivent d’abord être remplies ; il n’y a pas de coup à jouer.
hint-best-move = Le meilleur coup est { $move } : { $chance } de chances de gagner, avance attendue { $lead }.
hint-this-move = Le coup { $move } : { $chance } de chances de gagner, avance attendue { $lead }.
hint-only-move = Le seul coup est { $move }.
hint-better-move = Mieux vaut { $move } : { $chance } de chances de gagner, avance attendue { $lead }.

# Éléments de phrases.
hint-tiles = { $count ->
    [one] { $count } tuile { $colour ->
        [blue] bleue
        [yellow] jaune
        [red] rouge
        [black] noire
        [white] blanche
       *[turquoise] turquoise
    }
   *[other] { $count } tuiles { $colour ->
        [blue] bleues
        [yellow] jaunes
        [red] rouges
        [black] noires
        [white] blanches
       *[turquoise] turquoise
    }
}
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-special-plate = plaque spéciale
hint-joker-plate = plaque Joker
hint-special-space = spécial
hint-joker-space = multicolore

# Phrases sur un coup.
hint-line-filled = La ligne Motif { $line } reçoit { $tiles } ; il lui en manque alors encore { $missing }.
hint-line-completed = La ligne Motif { $line } est complète avec { $tiles }.
hint-line-scores = La ligne Motif { $line } est complète avec { $tiles }, ce qui rapporte { $points } dans l’état actuel du mur.
hint-line-can-score = La ligne Motif { $line } est complète avec { $tiles }, ce qui peut rapporter { $points } dans l’état actuel.
hint-links-raised = Grâce à cela, d’autres tuiles de cette manche rapportent { $points } de plus.
hint-tiles-fall = La ligne Plancher reçoit { $tiles }, ce qui coûte { $points }.
hint-marker-falls = La ligne Plancher reçoit le marqueur de premier joueur, ce qui coûte { $points }.
hint-marker-and-tiles-fall = La ligne Plancher reçoit le marqueur de premier joueur et { $tiles }, ce qui coûte { $points } en tout.
hint-tiles-break = Briser { $tiles } coûte { $points }.
hint-start-tile-costs = La tuile Premier joueur coûte { $points }.
hint-start-tile-and-tiles-break = Prendre la tuile Premier joueur et briser { $tiles } coûte { $points } en tout.
hint-line-falls = La ligne Motif { $line } n’a alors plus aucune place sur le mur : { $count ->
    [one] sa tuile tombe
   *[other] ses { $count } tuiles tombent
} sur la ligne Plancher, ce qui coûte { $points }.
hint-line-breaks = La ligne Motif { $line } n’aura alors plus jamais de place sur le dôme : { $count ->
    [one] sa tuile se brise
   *[other] ses { $count } tuiles se brisent
}, ce qui coûte { $points }.
hint-no-space-left = La ligne { $row } n’a plus aucun espace pour cette couleur : { $colour }.
hint-no-space-yet = La ligne { $row } n’a pas encore d’espace libre pour cette couleur : { $colour }.
hint-placed = La tuile ({ $colour }) sur la ligne { $row }, colonne { $column } rapporte { $points } ; ailleurs, { $other } au plus.
hint-placed-only = La tuile ({ $colour }) sur la ligne { $row }, colonne { $column } rapporte { $points } ; il n’y a pas d’autre espace pour elle.
hint-marker = Le marqueur de premier joueur permet de commencer la prochaine manche.
hint-start-tile = La tuile Premier joueur permet de commencer la prochaine manche.
hint-start-tile-last = La tuile Premier joueur départage une égalité.
hint-denied = Sans ce coup, { $player } pourrait compléter la ligne Motif { $line } avec ces tuiles, pour { $points } en tout ; le mieux qui reste rapporte { $left }.
hint-denied-all = Sans ce coup, { $player } pourrait compléter la ligne Motif { $line } avec ces tuiles, pour { $points } en tout ; désormais, aucune ligne complétée ne rapporte de points à { $player }.
hint-reply = { $player } peut ensuite compléter la ligne Motif { $line } avec { $tiles } ({ $move }), pour { $points } en tout.
hint-reply-new = Ce coup permet à { $player } de compléter la ligne Motif { $line } avec { $tiles } ({ $move }), pour { $points } en tout.
hint-centred = Le reste va au centre de la table : { $list }.
hint-row-completed = La ligne { $row } du mur sera complète : { $points } à la fin de la partie.
hint-row-ends = La ligne { $row } du mur sera complète, et la partie se termine donc avec cette manche ; la ligne rapporte { $points }.
hint-column-completed = La colonne { $column } du mur sera complète : { $points } à la fin de la partie.
hint-colour-completed = Les cinq tuiles d’une couleur ({ $colour }) seront sur le mur : { $points } à la fin de la partie.
hint-column-grows = La colonne { $column } du mur aura { $tiles } de ses 5 tuiles ; complète, elle rapporte { $points }.
hint-colour-grows = Le mur aura { $tiles } des 5 tuiles d’une couleur ({ $colour }) ; les cinq rapportent { $points }.
hint-burden = Qui prend les tuiles du centre ({ $tiles }) en laisse tomber au moins { $least } sur la ligne Plancher.

hint-taken-sun = Le soleil de la fabrique { $factory } donne { $tiles }.
hint-taken-large = Le soleil de la grande fabrique donne { $tiles }.
hint-taken-moons = Les lunes donnent { $tiles }.
hint-leftovers = Sur la lune de la fabrique { $factory } se trouvent, de bas en haut : { $list } ; seule la tuile du dessus peut être prise.
hint-leftovers-large = Le reste se trouve à découvert sur la lune de la grande fabrique : { $list }.
hint-leftover-next = La tuile ({ $colour }) va sur la lune de la fabrique { $factory }, et le reste par-dessus : { $list }.
hint-chip-revealed = Le jeton Bonus de la fabrique { $factory } est révélé.
hint-chip-first = Le jeton Bonus { $chip } est le premier des deux de cette manche.
hint-chip-second = Le jeton Bonus { $chip } est le second des deux de cette manche.
hint-chips-suffice = Avec lui, les jetons Bonus suffisent pour compléter la ligne Motif { $line } ({ $colour }) lors de la décoration du dôme.
hint-plate-opening = La plaque de dôme { $plate } est une { $kind }.
hint-plate-taken = La plaque de dôme { $plate } est une { $kind } ; { $tokens ->
    [0] il ne reste aucun jeton Dôme
    [one] il reste un jeton Dôme
   *[other] il reste { $tokens } jetons Dôme
} pour cette manche.
hint-plate-drawn = Une { $kind } est piochée dans la pile sans être vue, pour { $points }.
hint-drawing-stopped = { $count ->
    [one] La plaque piochée est regardée et gardée.
   *[other] Les { $count } plaques piochées sont regardées, et l’une d’elles est gardée.
}
hint-plate-kept = La plaque de dôme { $plate } est une { $kind } ; { $count ->
    [0] aucune autre n’a été piochée.
    [one] l’autre retourne sous la pile.
   *[other] les { $count } autres retournent sous la pile.
}
hint-plate-returned = La plaque de dôme { $plate } est la prochaine à retourner sous la pile ; seul celui qui l’a piochée sait laquelle c’est.
hint-slot = La plaque de dôme { $plate } va sur l’emplacement { $slot }, aux lignes { $row } et { $next }.
hint-plate-placed = Sur l’emplacement { $slot }, la plaque de dôme { $plate } a des espaces à la ligne { $row } ({ $upper }) et à la ligne { $next } ({ $lower }).
hint-space-gained = La ligne Motif { $line } ({ $colour }) obtient sur le dôme l’espace qui lui manquait.
hint-space-gained-scores = La ligne Motif { $line } ({ $colour }) obtient sur le dôme l’espace qui lui manquait, ce qui peut rapporter { $points } dans l’état actuel.
hint-goal-rises = Après cette manche, l’objectif « { $goal } » vaut { $points } de plus.
hint-goal-falls = Après cette manche, l’objectif « { $goal } » vaut { $points } de moins.
hint-special = Les plaques spéciales ainsi remplies rapportent { $points }.
hint-paid = { $count ->
    [one] Un jeton Bonus complète
   *[other] { $count } jetons Bonus complètent
} la ligne Motif { $line }, dont la tuile peut alors rapporter { $points } ; { $left ->
    [one] il reste un jeton
   *[other] il reste { $left } jetons
}.
hint-declined = La ligne Motif { $line } reste incomplète et { $chips ->
    [one] le jeton Bonus est conservé
   *[other] les { $chips } jetons Bonus sont conservés
} ; complétée, sa tuile pourrait rapporter { $points } maintenant.
hint-chip-spent = Le jeton Bonus { $chip } est dépensé ; { $left ->
    [one] il en reste un
   *[other] il en reste { $left }
}.
