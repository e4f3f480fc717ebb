# Pourquoi quelque chose est refusé, en une phrase.
error-place = Ligne { $line }, colonne { $column } :
error-move-place = Ligne { $line }, colonne { $column }, coup { $number } :
error-unreadable = on attend ici { $expected }{ $hint ->
    [none] { "" }
   *[other] { " " }({ $hint })
}, mais { $found ->
    [none] il n’y a rien
   *[other] on trouve « { $found } »
}.

illegal-no-such-move = Ce coup n’existe pas.
illegal-deal-awaited = Les tuiles de la manche suivante ne sont pas encore distribuées.
illegal-game-is-over = La partie est terminée.
illegal-take-awaited = Il faut maintenant prendre des tuiles dans une fabrique ou au centre de la table.
illegal-placement-awaited = Il faut d’abord choisir une colonne pour une ligne Motif complète.
illegal-other-line = Les lignes Motif se suivent de haut en bas ; une autre passe avant celle-ci.
illegal-no-such-display = Cette fabrique n’est pas en jeu.
illegal-display-lacks-colour = Cette fabrique n’a aucune tuile de cette couleur.
illegal-centre-lacks-colour = Le centre de la table n’a aucune tuile de cette couleur.
illegal-line-full = Cette ligne Motif est déjà complète.
illegal-line-holds-other-colour = Cette ligne Motif contient une autre couleur.
illegal-colour-on-wall-row = Cette couleur est déjà sur la même ligne du mur.
illegal-plate-awaited = Il faut maintenant choisir une plaque de dôme face visible.
illegal-action-awaited = Un tour commence par l’une des quatre actions.
illegal-draw-awaited = Il faut d’abord piocher une autre plaque de dôme ou s’arrêter.
illegal-keep-awaited = Il faut d’abord choisir la plaque à garder parmi celles piochées.
illegal-return-awaited = Il faut d’abord choisir la prochaine plaque à remettre sous la pile.
illegal-slot-awaited = Il faut d’abord choisir un emplacement pour la plaque de dôme.
illegal-rotation-awaited = Il faut d’abord choisir l’orientation de la plaque de dôme.
illegal-line-awaited = Il faut d’abord poser les tuiles que vous avez en main.
illegal-leftover-awaited = Il faut d’abord empiler les tuiles restantes sur la lune.
illegal-payment-awaited = Il faut d’abord décider de compléter ou non la ligne Motif avec des jetons Bonus.
illegal-chip-awaited = Il faut d’abord choisir les jetons Bonus à dépenser.
illegal-column-awaited = Il faut d’abord choisir un espace du dôme pour la ligne Motif complète.
illegal-not-on-display = Cette plaque de dôme n’est pas face visible dans l’offre.
illegal-no-token = Vous n’avez plus de jeton Dôme pour cette manche.
illegal-no-plates-in-last-round = On ne prend pas de plaque de dôme pendant la cinquième manche.
illegal-no-point-to-pay = Une plaque de la pile coûte un point, et vous n’en avez aucun.
illegal-stack-empty = La pile de plaques de dôme est vide.
illegal-sun-lacks-colour = Le côté soleil de cette fabrique n’a aucune tuile de cette couleur.
illegal-moons-lack-colour = Aucune lune n’a de tuile de cette couleur sur le dessus.
illegal-no-revealed-chip = Il n’y a aucun jeton Bonus révélé sur cette fabrique.
illegal-two-chips-taken = Vous avez déjà pris deux jetons Bonus pendant cette manche.
illegal-plate-not-drawn = Vous n’avez pas pioché cette plaque de dôme.
illegal-slot-taken = Il y a déjà une plaque de dôme sur cet emplacement.
illegal-no-such-leftover = Aucune tuile restante n’est de cette couleur.
illegal-cannot-pay = Vous n’avez pas les jetons Bonus nécessaires à ce paiement.
illegal-chip-does-not-fit = Ce jeton Bonus ne permet pas de compléter le paiement.
illegal-no-such-space = Le dôme n’a pas d’espace libre à cet endroit pour cette tuile.
illegal-space-taken = Cet espace du mur est occupé.
illegal-space-of-other-colour = Cet espace du mur est réservé à une autre couleur.
illegal-colour-in-column = Cette couleur est déjà dans cette colonne du mur.

deal-game-is-over = La partie est terminée.
deal-no-deal-awaited = Les tuiles ne sont distribuées qu’entre deux manches.
deal-number-of-displays = Le remplissage doit indiquer une fois chaque fabrique de cette partie.
deal-display-overfull = Une fabrique reçoit au plus quatre tuiles.
deal-number-of-tiles = Chaque fabrique reçoit quatre tuiles tant qu’il en reste dans le sac ou le couvercle.
deal-tiles-not-in-bag = Ces tuiles ne sont pas dans le sac.
deal-bag-not-used-up = Toutes les tuiles du sac doivent être distribuées avant celles du couvercle.
deal-number-of-factories = Un remplissage indique la grande fabrique et les quatre petites.
deal-factory-tiles = La grande fabrique reçoit cinq tuiles et chaque petite quatre, tant qu’il en reste.
deal-large-factory-of-one-colour = Cinq tuiles d’une même couleur sur la grande fabrique sont remises dans le sac, et on pioche de nouveau.
deal-bag-before-tower = Toutes les tuiles du sac doivent être distribuées avant celles de la tour.
deal-number-of-chips = Chaque petite fabrique reçoit un jeton Bonus.
deal-chips-not-in-pile = Ces jetons Bonus ne sont pas parmi ceux qui restent.
