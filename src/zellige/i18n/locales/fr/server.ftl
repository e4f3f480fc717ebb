# Les commandes du serveur.
serve-ready = Les tables sont servies à l’adresse { $address } (Ctrl-C pour arrêter)
play-in-browser = La partie s’ouvre dans votre navigateur : { $address } (Ctrl-C pour arrêter)

verify-commitment = Publié au début : { $hash }
verify-secret = Secret de la partie : { $secret }
verify-secret-fits = L’empreinte du secret est bien celle qui a été publiée.
verify-secret-differs = L’empreinte du secret n’est pas celle qui a été publiée au début.
verify-seed = Graine qui en découle : { $seed }
verify-deal = Manche { $number } : { $deal }
verify-deals-fit = La mise en place et les { $deals } distributions découlent toutes du secret.
verify-deals-differ = La mise en place ou une distribution de cette partie ne découle pas du secret.
verify-no-commitment = Il manque au fichier l’en-tête Commitment : il ne vient pas d’une table à empreintes publiées.
verify-no-secret = Il manque au fichier l’en-tête Secret : le secret est publié à la fin de la partie.
verify-unreadable-secret = L’en-tête Secret n’est pas un nombre hexadécimal.
