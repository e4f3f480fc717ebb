# La partie dans le terminal.
play-welcome = Azul dans le terminal. Tapez un coup, par exemple { $example }, ou « help ».
play-prompt = Votre coup
play-prompt-column = Colonne pour la ligne Motif { $line } (par exemple { $example })
play-you = Vous
play-bot = Adversaire { $number }
play-help =
    { "3B2" }     prendre le bleu de la fabrique 3, le poser sur la ligne Motif 2
    { "CR4" }     prendre le rouge au centre (C), le poser sur la ligne Motif 4
    { "3BF" }     prendre le bleu de la fabrique 3, le poser sur la ligne Plancher (F)
    { "2-4" }     côté gris : poser la tuile de la ligne Motif 2 dans la colonne 4
    moves   afficher tous les coups permis
    undo    annuler votre dernier coup
    save    enregistrer la partie dans un fichier : save game.azul
    help    afficher de nouveau cette aide
    quit    arrêter ; la partie est conservée
    Couleurs : B { colour-blue }, Y { colour-yellow }, R { colour-red }, K { colour-black }, W { colour-white }.
play-nothing-to-undo = Vous n’avez aucun coup à annuler.
play-undone = Votre dernier coup est annulé.
play-saved = La partie est enregistrée dans { $file }.
play-save-needs-name = Ajoutez un nom de fichier : save game.azul
play-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $reason }
play-kept = La partie est conservée. Pour continuer : zellige play --terminal --resume
play-nothing-to-resume = Il n’y a aucune partie à reprendre.
play-resumed = La partie reprend.
play-thinking = L’adversaire réfléchit…
play-over = La partie est terminée.

show-keys = → suivant · ← précédent · Home début · End fin · q quitter
show-step = { $step } sur { $steps }
compiling = Compilation des règles, une seule fois pour cette version ; les prochains démarrages seront immédiats…
compiling-search = Compilation des bots, une fois par version : environ une minute…
