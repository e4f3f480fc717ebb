# Ce qui se trouve sur la table et ce qui s’y passe.
colour-blue = bleu
colour-yellow = jaune
colour-red = rouge
colour-black = noir
colour-white = blanc

display = Fabrique { $number }
centre = Centre
bag = Sac
lid = Couvercle

seat = Joueur { $number }
round = Manche { $number }
phase-deal = remplissage des fabriques
phase-offer = offre des fabriques
phase-tiling = décoration d’un mur du palais
phase-over = fin de la partie

event-move = { $player } : { $move }
event-deal = Les fabriques sont remplies pour la manche { $round }. Premier joueur : { $player }.
event-refilled = Le sac est vide : les tuiles du couvercle y retournent.
event-marker = Marqueur de premier joueur : { $player }.
event-placed = { $player } : { $colour } sur la ligne { $row } du mur rapporte { $points }.
event-unplaceable = { $player } : les tuiles de la ligne Motif { $line } n’ont aucune place sur le mur et tombent sur la ligne Plancher.
event-floor = { $player } : la ligne Plancher coûte { $cost }, ce qui laisse un score de { $score }.
event-bonus-row = { $player } : la ligne { $index } du mur est complète, +{ $points }.
event-bonus-column = { $player } : la colonne { $index } du mur est complète, +{ $points }.
event-bonus-colour = { $player } : les cinq tuiles d’une couleur ({ $colour }), +{ $points }.

result-won = Victoire : { $player }.
result-shared = Victoire partagée : { $players }.

# Le duel.
colour-turquoise = turquoise
phase-opening = mise en place
phase-acquiring = acquisition
duel-phase-tiling = décoration du dôme

awaits-deal = remplissage des fabriques
awaits-plate = choisir une plaque de dôme
awaits-action = choisir une action
awaits-draw = piocher une autre plaque ou s’arrêter
awaits-keep = choisir la plaque à garder
awaits-return = choisir la prochaine plaque à remettre
awaits-slot = choisir un emplacement
awaits-rotation = orienter la plaque
awaits-line = poser les tuiles
awaits-leftover = empiler les tuiles restantes
awaits-payment = compléter la ligne Motif { $line } avec des jetons Bonus ?
awaits-chip = choisir un jeton Bonus à dépenser
awaits-column = choisir un espace pour la ligne Motif { $line }
awaits-nothing = fin de la partie

factory-large = Grande fabrique
factory-small = Fabrique { $number }
sun = soleil
moon = lune
tower = Tour
plates = Plaques de dôme
stack = Pile
goals = Objectifs
broken-tiles = Tuiles brisées
chips = Jetons Bonus
tokens = Jetons Dôme
start-tile = tuile Premier joueur

goal-rows = lignes complètes
goal-five-colours = lignes à cinq couleurs
goal-columns = colonnes complètes
goal-outer = espaces extérieurs
goal-diagonals = diagonales complètes
goal-corners = plaques d’angle remplies
goal-jokers = tous les espaces multicolores
goal-empty-specials = espaces spéciaux vides

duel-deal = Les fabriques sont remplies pour la manche { $round }. Premier joueur : { $player }.
duel-refilled = Le sac est vide : les tuiles de la tour y retournent.
duel-plate = { $player } : plaque de dôme { $plate } sur l’emplacement { $slot }.
duel-drawn = { $player } : une plaque de dôme piochée dans la pile.
duel-returned = Une plaque de dôme retourne sous la pile.
duel-start-tile = Tuile Premier joueur : { $player }.
duel-revealed = Le jeton Bonus { $chip } est révélé sur la fabrique { $factory }.
duel-chip = { $player } : jeton Bonus { $chip }.
duel-spent = { $player } : jeton Bonus { $chip } dépensé.
duel-placed = { $player } : { $colour } sur la ligne { $row } rapporte { $points }.
duel-special = { $player } : une tuile spéciale sur la ligne { $row } du dôme rapporte { $points }.
duel-line-broken = { $player } : les tuiles de la ligne Motif { $line } n’ont plus aucune place sur le dôme et se brisent.
duel-broken = { $player } : les tuiles brisées coûtent { $cost }, ce qui laisse un score de { $score }.
duel-passed = { $player } : aucune action possible, il faut passer.
duel-goal = { $player } : { $goal }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
duel-final = { $player } : score final de { $score }.
