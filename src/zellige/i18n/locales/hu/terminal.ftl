# A játék a terminálban.
play-welcome = Azul a terminálban. Írj be egy lépést (például { $example }), vagy azt, hogy „help”.
play-prompt = A te lépésed
play-prompt-column = Oszlop ({ $line }. mintasor, például { $example })
play-you = Te
play-bot = { $number }. ellenfél
play-help =
    { "3B2" }     kék elvétele a 3. manufaktúrakorongról, lerakás a 2. mintasorba
    { "CR4" }     piros elvétele az asztal közepéről (C), lerakás a 4. mintasorba
    { "3BF" }     kék elvétele a 3. manufaktúrakorongról, lerakás a padlóvonalra (F)
    { "2-4" }     szürke oldal: a 2. mintasor csempéje a 4. oszlopba kerül
    moves   az összes szabályos lépés felsorolása
    undo    az utolsó lépésed visszavonása
    save    a játék mentése fájlba: save game.azul
    help    ez a súgó még egyszer
    quit    kilépés; a játék megmarad
    Színek: B { colour-blue }, Y { colour-yellow }, R { colour-red }, K { colour-black }, W { colour-white }.
play-nothing-to-undo = Nincs visszavonható lépésed.
play-undone = Az utolsó lépésed visszavonva.
play-saved = A játék mentve ide: { $file }.
play-save-needs-name = Írj mellé fájlnevet is: save game.azul
play-not-saved = A játékot nem sikerült menteni ide: { $file }. Ok: { $reason }
play-kept = A játék megmarad. Folytatás: zellige play --terminal --resume
play-nothing-to-resume = Nincs folytatható játék.
play-resumed = A játék folytatódik.
play-thinking = Az ellenfél gondolkodik…
play-over = A játék véget ért.

show-keys = → tovább · ← vissza · Home eleje · End vége · q kilépés
show-step = { $step } / { $steps }
compiling = A szabályok gépi kódra fordítása, ehhez a verzióhoz csak egyszer; legközelebb azonnal indul…
compiling-search = A botok fordítása, verziónként egyszer: körülbelül egy perc…
