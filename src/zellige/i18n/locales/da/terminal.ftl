# Spillet i terminalen.
play-welcome = Azul i terminalen. Skriv et træk, f.eks. { $example }, eller »help«.
play-prompt = Dit træk
play-prompt-column = Lodret linje til mønsterlinje { $line } (f.eks. { $example })
play-you = Du
play-bot = Modstander { $number }
play-help =
    { "3B2" }     tag blå fliser fra fabriksbrik 3, læg dem på mønsterlinje 2
    { "CR4" }     tag røde fliser fra midten af bordet (C), læg dem på mønsterlinje 4
    { "3BF" }     tag blå fliser fra fabriksbrik 3, læg dem på gulvlinjen (F)
    { "2-4" }     grå side: læg flisen fra mønsterlinje 2 på lodret linje 4
    moves   vis alle lovlige træk
    undo    tag dit seneste træk tilbage
    save    gem spillet i en fil: save game.azul
    help    vis denne hjælp igen
    quit    stop; spillet bliver gemt
    Farver: B { colour-blue }, Y { colour-yellow }, R { colour-red }, K { colour-black }, W { colour-white }.
play-nothing-to-undo = Du har ingen træk at tage tilbage.
play-undone = Dit seneste træk er taget tilbage.
play-saved = Spillet er gemt i { $file }.
play-save-needs-name = Skriv også et filnavn: save game.azul
play-not-saved = Spillet kunne ikke gemmes i { $file }: { $reason }
play-kept = Spillet er gemt. Fortsæt med: zellige play --terminal --resume
play-nothing-to-resume = Der er intet spil at fortsætte.
play-resumed = Spillet fortsætter.
play-thinking = Modstanderen tænker…
play-over = Spillet er slut.

show-keys = → frem · ← tilbage · Home start · End slut · q afslut
show-step = { $step } af { $steps }
compiling = Reglerne kompileres, kun én gang for denne version; næste gang starter det med det samme…
compiling-search = Botterne kompileres, én gang pr. version: omkring et minut…
