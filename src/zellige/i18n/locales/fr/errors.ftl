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
illegal-deal-awaited = Les fabriques ne sont pas encore remplies.
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
illegal-space-taken = Cet espace du mur est occupé.
illegal-space-of-other-colour = Cet espace du mur est réservé à une autre couleur.
illegal-colour-in-column = Cette couleur est déjà dans cette colonne du mur.

deal-game-is-over = La partie est terminée.
deal-no-deal-awaited = Les fabriques ne se remplissent qu’entre deux manches.
deal-number-of-displays = Le remplissage doit indiquer une fois chaque fabrique de cette partie.
deal-display-overfull = Une fabrique reçoit au plus quatre tuiles.
deal-number-of-tiles = Chaque fabrique reçoit quatre tuiles tant qu’il en reste dans le sac ou le couvercle.
deal-tiles-not-in-bag = Ces tuiles ne sont pas dans le sac.
deal-bag-not-used-up = Toutes les tuiles du sac doivent être distribuées avant celles du couvercle.

impossible-number-of-boards = Il faut un plateau de joueur pour chacun.
impossible-no-such-tile = Les tuiles sont bleues, jaunes, rouges, noires ou blanches.
impossible-board-shape = Un plateau de joueur a cinq lignes Motif et un mur de cinq sur cinq cases.
impossible-number-of-displays = À deux, trois ou quatre joueurs, il y a cinq, sept ou neuf fabriques.
impossible-no-such-player = Ce joueur n’existe pas.
impossible-display-overfull = Une fabrique contient au plus quatre tuiles.
impossible-round-out-of-range = Ce numéro de manche est impossible.
impossible-score-out-of-range = Un score n’est jamais inférieur à 0 ni supérieur à 32 767.
impossible-floor-overfull = La ligne Plancher a sept espaces.
impossible-colour-twice-in-row = Une couleur est présente deux fois sur une ligne du mur.
impossible-colour-twice-in-column = Une couleur est présente deux fois dans une colonne du mur.
impossible-wall-space-of-other-colour = Une tuile occupe un espace du mur réservé à une autre couleur.
impossible-line-overfull = Une ligne Motif contient plus de tuiles qu’elle n’a d’espaces.
impossible-line-of-two-colours = Une ligne Motif ne peut contenir qu’une seule couleur.
impossible-line-colour-on-wall-row = Une ligne Motif contient une couleur déjà présente sur la même ligne du mur.
impossible-tile-count = Il y a exactement 20 tuiles de chaque couleur.
impossible-marker-twice = Il n’y a qu’un seul marqueur de premier joueur.
impossible-marker-on-other-floor = Le marqueur de premier joueur est sur la ligne Plancher d’un joueur qui ne l’a pas pris.
impossible-marker-missing-on-floor = Qui a pris le marqueur de premier joueur l’a sur sa ligne Plancher, sauf si elle est pleine.
impossible-tiles-left-to-take = Il reste des tuiles à prendre.
impossible-no-tiles-to-take = Il n’y a aucune tuile à prendre.
impossible-complete-line-not-tiled = La tuile d’une ligne Motif complète n’a pas été posée sur le mur.
impossible-floor-not-cleared = La ligne Plancher n’a pas été vidée.
impossible-game-should-be-over = La partie devrait être terminée.
impossible-game-not-over = La partie n’est pas terminée.
impossible-no-choice-on-coloured-side = Le côté coloré ne laisse aucun choix sur le mur.
impossible-no-line-to-place = Le joueur dont c’est le tour n’a aucune ligne Motif complète à placer.
impossible-no-space-to-place = Il n’y a aucune place sur le mur pour cette ligne Motif.
impossible-marker-not-returned = Entre deux manches, personne n’a le marqueur de premier joueur.
impossible-starting-player-not-on-turn = C’est au premier joueur de jouer.
impossible-tiles-outside-the-bag = Avant le premier remplissage, toutes les tuiles sont dans le sac.
impossible-score-before-the-start = Avant le premier remplissage, tous les scores sont à 0.

expected-source = une fabrique ou le centre de la table
expected-colour = une couleur
expected-destination = une ligne Motif ou la ligne Plancher
expected-line = une ligne Motif
expected-column = une colonne du mur
expected-end = la fin
expected-space = une espace
expected-variant = le nom d’une variante de jeu
expected-round = le numéro de la manche
expected-phase = une phase
expected-player = un joueur
expected-display = les tuiles d’une fabrique
expected-next-display = la fabrique suivante
expected-centre = les tuiles au centre de la table
expected-number-of-tiles = un nombre de tuiles
expected-next-number-of-tiles = le nombre de tuiles de la couleur suivante
expected-score = un score
expected-pattern-lines = les lignes Motif
expected-pattern-line = les tuiles d’une ligne Motif
expected-next-pattern-line = la ligne Motif suivante
expected-wall = le mur
expected-wall-row = une ligne du mur
expected-next-wall-row = la ligne suivante du mur
expected-floor-line = la ligne Plancher
expected-word = un coup
expected-header-name = le nom d’un en-tête
expected-header-once = chaque en-tête une seule fois
expected-header-value = la valeur d’un en-tête entre guillemets
expected-header-end = la fin de l’en-tête
expected-comment = un commentaire
expected-comment-end = la fin du commentaire
expected-header-variant = l’en-tête « Variant »
expected-header-starts = l’en-tête « Starts »
expected-header-seed = l’en-tête « Seed »
expected-result = le résultat de ces coups
expected-json = une position au format JSON
