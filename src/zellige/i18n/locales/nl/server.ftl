# De opdrachten van de server.
serve-ready = De tafels staan klaar op { $address } (Ctrl-C stopt)
play-in-browser = Het spel opent in je browser: { $address } (Ctrl-C stopt)

verify-commitment = Bij het begin gepubliceerd: { $hash }
verify-secret = Geheim van het spel: { $secret }
verify-secret-fits = De hash van het geheim is wat er gepubliceerd was.
verify-secret-differs = De hash van het geheim is niet wat er bij het begin gepubliceerd was.
verify-seed = Getal dat eruit volgt: { $seed }
verify-deal = Ronde { $number }: { $deal }
verify-deals-fit = De opzet en alle { $deals } verdelingen volgen uit het geheim.
verify-deals-differ = De opzet of een verdeling van dit spel volgt niet uit het geheim.
verify-no-commitment = In het bestand ontbreekt de kop Commitment: het komt niet van een tafel met gepubliceerde hashes.
verify-no-secret = In het bestand ontbreekt de kop Secret: het geheim wordt aan het einde van het spel gepubliceerd.
verify-unreadable-secret = De kop Secret is geen hexadecimaal getal.
