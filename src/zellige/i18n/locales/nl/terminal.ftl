# Het spel in de terminal.
play-welcome = Azul in de terminal. Typ een zet, zoals { $example }, of ‘help’.
play-prompt = Jouw zet
play-prompt-column = Verticale lijn voor patroonlijn { $line } (zoals { $example })
play-you = Jij
play-bot = Tegenstander { $number }
play-help =
    { "3B2" }     neem blauw van fabrieksschijf 3, leg het op patroonlijn 2
    { "CR4" }     neem rood van het midden van de tafel (C), leg het op patroonlijn 4
    { "3BF" }     neem blauw van fabrieksschijf 3, leg het op de vloerlijn (F)
    { "2-4" }     grijze zijde: leg de tegel van patroonlijn 2 op verticale lijn 4
    moves   toon alle toegestane zetten
    undo    neem je laatste zet terug
    save    schrijf het spel naar een bestand: save game.azul
    help    toon dit nog eens
    quit    stop; het spel wordt bewaard
    Kleuren: B { colour-blue }, Y { colour-yellow }, R { colour-red }, K { colour-black }, W { colour-white }.
play-nothing-to-undo = Je hebt geen zet om terug te nemen.
play-undone = Je laatste zet is teruggenomen.
play-saved = Het spel is opgeslagen in { $file }.
play-save-needs-name = Typ er ook een bestandsnaam bij: save game.azul
play-not-saved = Het spel kon niet worden opgeslagen in { $file }: { $reason }
play-kept = Het spel is bewaard. Ga verder met: zellige play --terminal --resume
play-nothing-to-resume = Er is geen spel om mee verder te gaan.
play-resumed = Het spel gaat verder.
play-thinking = De tegenstander denkt na…
play-over = Het spel is afgelopen.

show-keys = → volgende · ← vorige · Home begin · End einde · q stoppen
show-step = { $step } van { $steps }
compiling = De regels worden gecompileerd, eenmalig voor deze versie; de volgende keer is er geen wachttijd…
compiling-search = De bots worden gecompileerd, één keer per versie: ongeveer een minuut…
