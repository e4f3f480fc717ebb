# Serverens kommandoer.
serve-ready = Bordene er klar på { $address } (Ctrl-C afslutter)
play-in-browser = Spillet åbner i din browser: { $address } (Ctrl-C afslutter)

verify-commitment = Offentliggjort ved starten: { $hash }
verify-secret = Spillets hemmelighed: { $secret }
verify-secret-fits = Hemmelighedens hash er den, der blev offentliggjort.
verify-secret-differs = Hemmelighedens hash er ikke den, der blev offentliggjort ved starten.
verify-seed = Tallet, der følger af den: { $seed }
verify-deal = Runde { $number }: { $deal }
verify-deals-fit = Opstillingen og alle { $deals } fordelinger følger af hemmeligheden.
verify-deals-differ = Opstillingen eller en fordeling i dette spil følger ikke af hemmeligheden.
verify-no-commitment = Filen mangler overskriften Commitment: den kommer ikke fra et bord med offentliggjorte hashværdier.
verify-no-secret = Filen mangler overskriften Secret: hemmeligheden offentliggøres, når spillet er slut.
verify-unreadable-secret = Overskriften Secret er ikke et hexadecimalt tal.
