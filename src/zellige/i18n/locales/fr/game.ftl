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
event-marker = Le marqueur de premier joueur va à { $player }.
event-placed = { $player } : { $colour } sur la ligne { $row } du mur rapporte { $points }.
event-unplaceable = { $player } : les tuiles de la ligne Motif { $line } n’ont aucune place sur le mur et tombent sur la ligne Plancher.
event-floor = { $player } : la ligne Plancher coûte { $cost }, ce qui laisse un score de { $score }.
event-bonus-row = { $player } : la ligne { $index } du mur est complète, +{ $points }.
event-bonus-column = { $player } : la colonne { $index } du mur est complète, +{ $points }.
event-bonus-colour = { $player } : les cinq tuiles d’une couleur ({ $colour }), +{ $points }.

result-won = Victoire : { $player }.
result-shared = Victoire partagée : { $players }.
