# Comment jouer aux deux jeux, et comment fonctionne cette table.
how-rules = Règles { $rules }
how-details = Précisions

# Azul.
how-azul-intro = Vous décorez un mur de cinq espaces sur cinq. À chaque manche, vous prenez des tuiles, vous les rassemblez sur vos lignes Motif, puis une tuile de chaque ligne complète passe sur votre mur. Plus les tuiles s’y touchent, plus elles rapportent. Le plus grand total l’emporte.
how-azul-players = 2 à 4 joueurs
how-azul-length = au moins 5 manches

how-azul-take = Prenez une couleur
how-azul-take-display = À votre tour, choisissez une fabrique et prenez-y toutes les tuiles d’une même couleur. Les autres tuiles de cette fabrique glissent au centre de la table.
how-azul-take-centre = Ou bien choisissez une couleur au centre et prenez-en toutes les tuiles. Dans chaque manche, la première personne à le faire reçoit aussi le marqueur de premier joueur : elle commencera la manche suivante, mais le marqueur se pose sur sa ligne Plancher et y coûte autant qu’une tuile.
how-azul-take-always = Tant qu’il reste des tuiles, il faut en prendre, et jamais une partie seulement d’une couleur.
how-azul-take-drawing = Une fabrique contient deux tuiles bleues, une rouge et une jaune. Les deux bleues vont sur une ligne Motif ; la rouge et la jaune vont au centre de la table, où se trouvent une tuile noire et le marqueur de premier joueur.

how-azul-lines = Remplissez une ligne Motif
how-azul-lines-lay = Tout ce que vous avez pris va sur une seule de vos cinq lignes Motif, de droite à gauche. La ligne du haut contient une tuile, celle du bas cinq.
how-azul-lines-colour = Une ligne ne contient qu’une couleur.
how-azul-lines-wall = Une couleur déjà présente sur la même ligne de votre mur n’y entre plus.
how-azul-lines-surplus = Les tuiles en trop tombent sur la ligne Plancher.
how-azul-lines-floor = Vous pouvez aussi poser toute votre prise sur la ligne Plancher ; parfois, il n’y a pas d’autre choix.
how-azul-lines-drawing = Cinq lignes Motif à côté du mur. La ligne 1 est complète avec une tuile jaune. Deux tuiles bleues rejoignent la ligne 3, où un espace reste libre. La ligne 5 contient trois tuiles noires. Le mur porte déjà quelques tuiles.

how-azul-floor = Payez la ligne Plancher
how-azul-floor-costs = La ligne Plancher se remplit par la gauche. À la fin de la manche, ses sept espaces coûtent 1, 1, 2, 2, 2, 3 et 3 points. Ce qui tombe ensuite va dans le couvercle et ne coûte rien, et votre score ne descend jamais sous 0.
how-azul-floor-drawing = Le marqueur et deux tuiles rouges occupent la ligne Plancher et coûtent 1, 1 et 2 points, soit 4 en tout.

how-azul-wall = Décorez le mur
how-azul-wall-move = Quand toutes les tuiles sont prises, chacun parcourt ses lignes Motif de haut en bas. De chaque ligne complète, une tuile passe sur l’espace de sa couleur, à la même hauteur du mur ; les autres tuiles de la ligne vont dans le couvercle. Les lignes incomplètes attendent la manche suivante.
how-azul-wall-score = La tuile rapporte aussitôt des points. Comptez les tuiles qui la prolongent sur sa ligne, puis dans sa colonne, elle-même comprise chaque fois, et additionnez. Si elle n’a de voisines que dans un sens, seul ce sens compte. Toute seule, elle rapporte 1 point.
how-azul-wall-drawing = Une tuile bleue forme une suite de trois sur sa ligne et une suite de deux dans sa colonne : 3 plus 2 font 5 points. Une autre tuile, isolée, rapporte 1 point.

how-azul-next = Jouez la manche suivante
how-azul-next-deal = Les lignes Plancher sont vidées, chaque fabrique reçoit quatre nouvelles tuiles du sac, et le marqueur désigne qui commence.

how-azul-end = Terminez par les bonus
how-azul-end-when = La partie s’achève après la manche où quelqu’un complète une ligne horizontale de son mur. Chacun ajoute alors ses bonus :
how-azul-end-row = 2 points par ligne complète
how-azul-end-column = 7 points par colonne complète
how-azul-end-colour = 10 points par couleur dont les cinq tuiles sont sur le mur

how-azul-grey = Le côté gris
how-azul-grey-free = Sur le côté gris, aucune couleur n’est imprimée sur le mur. La tuile d’une ligne Motif complète va sur un espace libre de votre choix, à la même hauteur, pourvu qu’aucune couleur ne se répète sur une ligne ni dans une colonne.
how-azul-grey-falls = Si un tel espace existe, il faut l’utiliser. Sinon, toutes les tuiles de la ligne tombent sur la ligne Plancher.
how-azul-grey-drawing = Une tuile jaune doit aller sur la ligne 2. Un espace est occupé, un autre interdit, car sa colonne contient déjà une tuile jaune. Trois espaces sont permis.

how-azul-setup = Mise en place
how-azul-setup-text = À 2, 3 ou 4, on joue avec 5, 7 ou 9 fabriques de quatre tuiles. Il y a 100 tuiles, 20 de chaque couleur. La personne qui commence est tirée au sort ou choisie par la table.
how-azul-tie = Égalité
how-azul-tie-text = À égalité de points, le plus grand nombre de lignes complètes l’emporte. Si l’égalité persiste, la victoire est partagée.
how-azul-bag = Sac vide
how-azul-bag-text = Quand le sac est vide, les tuiles du couvercle y retournent et le remplissage continue. Si cela ne suffit pas, la manche commence avec moins de tuiles ; s’il n’en reste aucune, la partie s’achève.
how-azul-full = Ligne Plancher pleine
how-azul-full-text = Si votre ligne Plancher est pleine quand vous prenez le marqueur, il ne coûte rien, mais vous commencez quand même la manche suivante.
how-azul-marker = Marqueur resté au centre
how-azul-marker-text = Si rien n’est arrivé au centre pendant une manche, la même personne commence de nouveau.

# Azul Duel.
how-duel-intro = Vous construisez un dôme de neuf plaques et vous en garnissez les espaces de tuiles. À chaque manche, vous prenez tour à tour des plaques, des tuiles et des jetons Bonus ; ensuite, chacun décore son dôme. Après cinq manches, les objectifs ajoutent leurs points et le plus grand total l’emporte.
how-duel-players = 2 joueurs
how-duel-length = 5 manches
how-duel-start = 5 points au départ

how-duel-opening = Posez une première plaque
how-duel-opening-text = Trois plaques de dôme sont face visible. Avant la première manche, le second joueur en choisit une et la pose sur un emplacement de son choix, puis le premier joueur fait de même.
how-duel-opening-kinds = Chaque plaque a trois espaces de couleur et un quatrième. Sur une plaque spéciale, c’est un espace spécial, que seule une tuile spéciale peut remplir ; sur une plaque joker, il est multicolore et accepte toutes les couleurs.
how-duel-opening-drawing = Une plaque spéciale, tournée d’un quart de tour, va sur un emplacement du dôme. Une plaque joker, avec un espace multicolore, s’y trouve déjà.

how-duel-turn = Choisissez une action sur quatre
how-duel-turn-text = On joue à tour de rôle jusqu’à ce qu’il n’y ait plus rien à prendre. Un tour, c’est une seule de ces actions.

how-duel-plate = Dôme : posez une plaque
how-duel-plate-token = Dépensez l’un de vos deux jetons Dôme, prenez une plaque visible et posez-la sur un emplacement vide, dans le sens que vous voulez. Elle n’en bougera plus. De la manche 1 à la manche 4, il faut utiliser les deux jetons ; dans la manche 5, on ne prend plus de plaques.
how-duel-plate-stack = Au lieu d’une plaque visible, vous pouvez piocher dans la pile : payez 1 point par plaque, autant de fois que vous voulez, gardez-en une et remettez les autres sous la pile.

how-duel-sun = Soleil : une seule fabrique
how-duel-sun-take = Prenez toutes les tuiles d’une couleur sur le soleil d’une fabrique. Sur une petite fabrique, empilez les autres sur la lune, par-dessus le jeton Bonus, dans l’ordre de votre choix. Sur la grande, elles se posent côte à côte sur la lune.
how-duel-sun-drawing = Une petite fabrique avec deux tuiles turquoise, une rouge et une noire sur le soleil, et un jeton face cachée sur la lune. Une fois les turquoise prises, la rouge et la noire sont empilées sur le jeton.

how-duel-moon = Lune : toutes les fabriques
how-duel-moon-take = Choisissez une couleur et prenez toutes les tuiles de cette couleur qui sont sur le dessus : au plus la première de chaque petite pile, et toutes celles de la grande lune.
how-duel-moon-start = La première prise sur la grande lune donne aussi la tuile Premier joueur. Avec elle, vous commencerez la manche suivante, mais elle coûte 2 points.
how-duel-moon-drawing = On prend le jaune sur les lunes : le dessus de deux piles et une tuile de la grande lune, avec la tuile Premier joueur. Une tuile jaune placée sous une rouge reste là.

how-duel-chip = Jeton : prenez un jeton Bonus
how-duel-chip-take = Quand la dernière tuile quitte une petite lune, le jeton qu’elle couvrait est révélé. Prenez un jeton révélé et gardez-le pour décorer le dôme. Chacun en prend deux par manche.
how-duel-chip-drawing = La dernière tuile quitte une lune, et le jeton qu’elle couvrait montre du turquoise et du jaune.

how-duel-lines = Remplissez une ligne Motif
how-duel-lines-lay = Les tuiles prises sur un soleil ou sur les lunes vont sur une seule de vos six lignes Motif, de droite à gauche, une couleur par ligne. Ce qui n’y tient pas se brise. Vous pouvez aussi briser toute votre prise.
how-duel-lines-later = Une ligne peut attendre avec une couleur qui n’a pas encore d’espace sur votre dôme.

how-duel-dome = Décorez le dôme
how-duel-dome-move = Parcourez vos lignes Motif de haut en bas. La tuile d’une ligne complète passe sur un espace libre de sa couleur, ou sur un espace multicolore, de la ligne du dôme située en face. Vous choisissez lequel, mais s’il y en a un, il faut l’utiliser.
how-duel-dome-score = Elle rapporte autant de points qu’il y a de tuiles liées sur sa ligne, plus autant dans sa colonne, elle-même comprise chaque fois ; seule, elle rapporte 1 point.
how-duel-dome-special = Quand les trois couleurs d’une plaque spéciale sont remplies, une tuile spéciale occupe aussitôt le quatrième espace et rapporte le numéro de sa ligne.
how-duel-dome-stay = Une ligne sans espace possible garde ses tuiles, sauf si sa ligne du dôme a déjà ses trois plaques : alors les tuiles se brisent.
how-duel-dome-drawing = Une tuile jaune sur la ligne 1 forme une suite de trois sur sa ligne et une suite de deux dans sa colonne : 5 points. Elle complète aussi une plaque spéciale : la tuile spéciale de la ligne 2 rapporte 2 points de plus.

how-duel-pay = Complétez avec des jetons
how-duel-pay-price = Si une ligne incomplète contient au moins une tuile, des jetons peuvent remplacer celles qui manquent : pour chacune, deux jetons montrant la couleur de la ligne, ou trois jetons quelconques. La tuile doit alors pouvoir être placée tout de suite, et les jetons dépensés ne resservent pas.
how-duel-pay-drawing = Deux jetons montrant du turquoise remplacent une tuile turquoise. Trois jetons quelconques remplacent une tuile de n’importe quelle couleur.

how-duel-broken = Payez les tuiles brisées
how-duel-broken-costs = La première tuile brisée coûte 1 point, la deuxième 2, la troisième 3 et la quatrième 4 ; les suivantes ne coûtent rien. La tuile Premier joueur coûte 2 points. Votre score ne descend jamais sous 0.
how-duel-broken-drawing = Trois tuiles brisées coûtent 1, 2 et 3 points, et la tuile Premier joueur 2 : 8 en tout.

how-duel-next = Jouez la manche suivante
how-duel-next-text = On complète les plaques visibles jusqu’à trois, les fabriques reçoivent de nouvelles tuiles et de nouveaux jetons, chacun retrouve ses deux jetons Dôme, et la tuile Premier joueur désigne qui commence.

how-duel-goals = Terminez par les objectifs
how-duel-goals-text = Trois ou quatre de ces objectifs sont en jeu ; la table les choisit avant la partie. Chacun compte après la manche 5.

how-duel-tie = Égalité
how-duel-tie-text = À égalité de points, la victoire revient à qui détient la tuile Premier joueur après la manche 5.
how-duel-bag = Sac vide
how-duel-bag-text = Quand le sac est vide, les tuiles de la tour y retournent. Si cela ne suffit pas, la manche commence avec moins de tuiles.
how-duel-one-colour = Grande fabrique d’une seule couleur
how-duel-one-colour-text = Si ses cinq tuiles ont la même couleur, elles retournent dans le sac et on en pioche d’autres.
how-duel-no-points = Aucun point pour payer
how-duel-no-points-text = Avec 0 point, vous ne pouvez piocher dans la pile que si aucune plaque n’est visible : une seule plaque, gratuitement.
how-duel-pass = Passer
how-duel-pass-text = On ne passe que si aucune des quatre actions n’est possible. L’adversaire peut alors jouer plusieurs fois de suite.
how-duel-hidden = Ce que personne ne voit
how-duel-hidden-text = L’ordre du sac et de la pile et les jetons face cachée sont inconnus. Le dos de la plaque du dessus indique s’il s’agit d’une plaque spéciale ou joker. Vous êtes seul à connaître les plaques que vous avez remises.

# Cette table.
how-table = Comment fonctionne cette table
how-table-tap = Touchez, regardez, confirmez
how-table-tap-azul = Touchez une couleur : ses tuiles se soulèvent, et les lignes où elles peuvent aller s’éclairent et disent ce qui se passerait. Touchez une ligne pour le voir, puis confirmez. Les réglages permettent de se passer de confirmation. Vous pouvez aussi faire glisser les tuiles.
how-table-tap-duel = Choisissez une action, puis les tuiles, la plaque ou le jeton. Les places possibles s’éclairent et montrent ce qui se passerait ; confirmez ensuite. Les réglages permettent de se passer de confirmation.
how-table-undo = Revenir sur un coup
how-table-undo-text = Vous pouvez annuler tant que la personne suivante n’a pas joué, sauf si quelque chose a été révélé depuis : de nouvelles tuiles, un jeton ou une plaque piochée. Ensuite, vous pouvez demander aux autres de vous laisser reprendre un coup.
how-table-look = Revoir la partie
how-table-look-text = Le dernier coup reste entouré. Vous pouvez à tout moment parcourir la partie sans la déranger, et la revoir ensuite autant que vous voulez. Une fois la partie terminée, le bot le plus fort vous dit ce que valait chaque décision et montre ce qui aurait été mieux.
how-table-keys = Clavier
how-table-keys-text = Tout peut se faire sans souris, et tout ce qui se passe est aussi annoncé aux lecteurs d’écran.
how-table-all-keys = toutes les touches
