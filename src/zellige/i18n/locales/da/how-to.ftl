# Sådan spilles begge spil, og sådan virker dette bord.
how-rules = Regler { $rules }
how-details = Særlige tilfælde

# Azul.
how-azul-intro = Du udsmykker en væg med fem gange fem felter. I hver runde tager du fliser, samler dem på dine mønsterlinjer og flytter én flise fra hver fyldt linje over på væggen. Fliser, der rører hinanden dér, giver flere point. Den, der har flest point, vinder.
how-azul-players = 2 til 4 spillere
how-azul-length = mindst 5 runder

how-azul-take = Tag én farve
how-azul-take-display = Når det er din tur, vælger du en fabriksbrik og tager alle dens fliser i én farve. Brikkens andre fliser skubbes ind til midten af bordet.
how-azul-take-centre = Eller vælg en farve i midten, og tag alle fliser i den farve. Den første, der gør det i en runde, får også startbrikken: Du begynder næste runde, men startbrikken ligger på din gulvlinje og koster dér lige så meget som en flise.
how-azul-take-always = Så længe der er fliser, skal du tage nogen, og altid alle i den valgte farve.
how-azul-take-drawing = På en fabriksbrik ligger to blå fliser, en rød og en gul. De to blå kommer hen på en mønsterlinje; den røde og den gule kommer ind til midten af bordet, hvor der ligger en sort flise og startbrikken.

how-azul-lines = Fyld en mønsterlinje
how-azul-lines-lay = Alt, hvad du har taget, lægges på én af dine fem mønsterlinjer, fra højre mod venstre. Der er plads til én flise på den øverste linje og til fem på den nederste.
how-azul-lines-colour = Der må kun ligge én farve på en mønsterlinje.
how-azul-lines-wall = En farve, der allerede ligger på samme vandrette linje på væggen, må ikke lægges der.
how-azul-lines-surplus = Fliser, der ikke er plads til, falder ned på gulvlinjen.
how-azul-lines-floor = Du må også lægge det hele på gulvlinjen, og nogle gange er du nødt til det.
how-azul-lines-drawing = Fem mønsterlinjer ved siden af væggen. Mønsterlinje 1 er fyldt med en gul flise. To blå fliser kommer hen på mønsterlinje 3, hvor ét felt stadig er tomt. På mønsterlinje 5 ligger tre sorte fliser. På væggen ligger der allerede nogle fliser.

how-azul-floor = Betal for gulvlinjen
how-azul-floor-costs = Gulvlinjen fyldes fra venstre. Når runden slutter, koster dens syv felter 1, 1, 2, 2, 2, 3 og 3 point. Det, der falder derefter, kommer i låget og koster ikke noget, og du kommer aldrig under 0 point.
how-azul-floor-drawing = Startbrikken og to røde fliser ligger på gulvlinjen og koster 1, 1 og 2 point: 4 i alt.

how-azul-wall = Placer fliser på væggen
how-azul-wall-move = Når alle fliser er taget, går alle spillere deres mønsterlinjer igennem oppefra og ned. Fra hver fyldt linje flyttes én flise over på feltet med dens farve på samme vandrette linje på væggen; linjens andre fliser kommer i låget. Linjer, der ikke er fyldt, beholder deres fliser til næste runde.
how-azul-wall-score = Flisen giver point med det samme. Tæl de forbundne fliser vandret og de forbundne fliser lodret, begge gange med flisen selv, og læg tallene sammen. Har den kun naboer i den ene retning, tæller kun den. Ligger den alene, giver den 1 point.
how-azul-wall-drawing = En blå flise danner en række på tre vandret og en række på to lodret: 3 plus 2 er 5 point. En anden flise ligger alene og giver 1 point.

how-azul-next = Spil næste runde
how-azul-next-deal = Gulvlinjerne ryddes, hver fabriksbrik får fire nye fliser fra posen, og den, der har startbrikken, begynder.

how-azul-end = Slut af med bonuspoint
how-azul-end-when = Spillet slutter efter den runde, hvor nogen fylder en vandret linje på væggen. Så får alle bonuspoint:
how-azul-end-row = 2 point for hver fyldt vandret linje
how-azul-end-column = 7 point for hver fyldt lodret linje
how-azul-end-colour = 10 point for hver farve med alle fem fliser på væggen

how-azul-grey = Den grå side
how-azul-grey-free = På den grå side er der ingen farver på væggen. Flisen fra en fyldt mønsterlinje må ligge på et hvilket som helst tomt felt på samme vandrette linje, så længe ingen farve forekommer to gange på en vandret eller lodret linje.
how-azul-grey-falls = Findes der sådan et felt, skal du bruge det. Findes der ikke et, falder alle linjens fliser ned på gulvlinjen.
how-azul-grey-drawing = En gul flise skal placeres på vandret linje 2. Ét felt er optaget, og ét er forbudt, fordi der allerede er en gul flise på den lodrette linje. Tre felter er tilladt.

how-azul-setup = Opstilling
how-azul-setup-text = Med 2, 3 eller 4 spillere bruges der 5, 7 eller 9 fabriksbrikker med fire fliser hver. Der er 100 fliser, 20 i hver farve. Hvem der begynder, afgøres ved lodtrækning eller vælges ved bordet.
how-azul-tie = Pointlighed
how-azul-tie-text = Blandt dem med flest point vinder den, der har flest fyldte vandrette linjer. Er der også lige mange af dem, er det en delt sejr.
how-azul-bag = Når posen er tom
how-azul-bag-text = Når posen er tom, kommer fliserne fra låget tilbage i den, og opfyldningen fortsætter. Er der stadig for få, begynder runden med færre fliser; er der slet ingen, slutter spillet.
how-azul-full = Når gulvlinjen er fuld
how-azul-full-text = Er din gulvlinje fuld, når du tager startbrikken, koster den ikke noget, men du begynder alligevel næste runde.
how-azul-marker = Når ingen tog startbrikken
how-azul-marker-text = Er der i en runde ikke kommet noget ind til midten, begynder den samme spiller igen.

# Azul Duel.
how-duel-intro = Du bygger en kuppel af ni plader og fylder dens felter med fliser. I hver runde skiftes I til at tage plader, fliser og bonusbrikker; derefter lægger begge fliser i deres kuppel. Efter fem runder giver målene point, og den, der har flest point, vinder.
how-duel-players = 2 spillere
how-duel-length = 5 runder
how-duel-start = 5 point fra start

how-duel-opening = Læg den første plade
how-duel-opening-text = Tre kuppelplader ligger med forsiden opad. Før første runde vælger den anden spiller en af dem og lægger den på et frit valgt kuppelfelt; derefter gør startspilleren det samme.
how-duel-opening-kinds = Hver plade har tre farvede felter og et fjerde. På en specialplade er det et specialfelt, som kun en specialflise kan fylde; på en jokerplade er det flerfarvet og tager imod alle farver.
how-duel-opening-drawing = En specialplade, drejet en kvart omgang, kommer hen på et kuppelfelt. Der ligger allerede en jokerplade med et flerfarvet felt i kuplen.

how-duel-turn = Vælg en af fire handlinger
how-duel-turn-text = I skiftes, indtil der ikke er mere at tage. En tur er præcis én af disse handlinger.

how-duel-plate = Kuppel: Læg en plade
how-duel-plate-token = Brug en af dine to kuppelbrikker, tag en åben plade, og læg den på et tomt kuppelfelt, drejet som du vil. Derefter bliver den liggende. I runde 1 til 4 skal du bruge begge kuppelbrikker; i runde 5 tages der ingen plader.
how-duel-plate-stack = I stedet for en åben plade må du trække fra stakken: Betal 1 point for hver plade, så mange gange du vil, behold én, og læg de andre tilbage under stakken.

how-duel-sun = Sol: Tag fra én fabrik
how-duel-sun-take = Tag alle fliser i én farve fra solen på én fabrik. På en lille fabrik stabler du de andre fliser på dens måne, oven på bonusbrikken, i den rækkefølge du vil. På den store fabrik lægges de ved siden af hinanden på månen.
how-duel-sun-drawing = En lille fabrik med to turkise fliser, en rød og en sort på solen og en bonusbrik med bagsiden opad på månen. Når de turkise er taget, ligger den røde og den sorte stablet på bonusbrikken.

how-duel-moon = Måne: Tag fra alle fabrikker
how-duel-moon-take = Vælg en farve, og tag alle fliser i den farve, der ligger øverst: højst den øverste flise fra hver lille måne, og alle fliser i farven fra den store måne.
how-duel-moon-start = Den første, der tager fra den store måne, får også startflisen. Med den begynder du næste runde, men den koster 2 point.
how-duel-moon-drawing = Gul tages fra månerne: de øverste fliser fra to stakke og en flise fra den store måne, og startflisen følger med. En gul flise under en rød bliver liggende.

how-duel-chip = Brik: Tag en bonusbrik
how-duel-chip-take = Når den sidste flise forlader en lille måne, afsløres bonusbrikken nedenunder. Tag en afsløret bonusbrik, og gem den, til I lægger fliser i kuplen. Hver spiller tager to i hver runde.
how-duel-chip-drawing = Den sidste flise forlader en måne, og bonusbrikken nedenunder viser turkis og gul.

how-duel-lines = Fyld en mønsterlinje
how-duel-lines-lay = De fliser, du tager fra sol eller måne, lægges på én af dine seks mønsterlinjer, fra højre mod venstre, én farve pr. linje. Det, der ikke er plads til, knuses. Du må også lade det hele blive knust.
how-duel-lines-later = En linje må gerne vente med en farve, som din kuppel endnu ikke har et felt til.

how-duel-dome = Læg fliser i kuplen
how-duel-dome-move = Gå mønsterlinjerne igennem oppefra og ned. Flisen fra en fyldt linje flyttes til et tomt felt i dens farve, eller til et flerfarvet, på den vandrette linje i kuplen ud for mønsterlinjen. Du vælger selv hvilket, men er der et, skal du bruge det.
how-duel-dome-score = Den giver point for de forbundne fliser vandret plus de forbundne fliser lodret, begge gange med flisen selv; alene giver den 1 point.
how-duel-dome-special = Når de tre farver på en specialplade er fyldt, kommer der straks en specialflise på det fjerde felt; den giver lige så mange point som nummeret på dens vandrette linje.
how-duel-dome-stay = En linje, der ikke finder et felt, beholder sine fliser, medmindre dens linje i kuplen allerede har alle tre plader: Så knuses fliserne.
how-duel-dome-drawing = En gul flise på vandret linje 1 danner en række på tre vandret og en række på to lodret: 5 point. Den fylder også en specialplade: Specialflisen på vandret linje 2 giver 2 point mere.

how-duel-pay = Fyld op med bonusbrikker
how-duel-pay-price = Ligger der mindst én flise på en linje, der ikke er fyldt, kan bonusbrikker træde i stedet for resten: for hver manglende flise to bonusbrikker, der viser linjens farve, eller tre vilkårlige. Flisen skal så kunne placeres i kuplen med det samme, og brugte bonusbrikker er væk.
how-duel-pay-drawing = To bonusbrikker, der viser turkis, træder i stedet for en turkis flise. Tre vilkårlige bonusbrikker træder i stedet for en flise i en hvilken som helst farve.

how-duel-broken = Betal for knuste fliser
how-duel-broken-costs = Den første knuste flise koster 1 point, den anden 2, den tredje 3 og den fjerde 4; flere koster ikke noget. Startflisen koster 2 point. Du kommer aldrig under 0 point.
how-duel-broken-drawing = Tre knuste fliser koster 1, 2 og 3 point, og startflisen 2: 8 i alt.

how-duel-next = Spil næste runde
how-duel-next-text = De åbne plader fyldes op til tre, fabrikkerne får nye fliser og bonusbrikker, begge har igen to kuppelbrikker, og den, der har startflisen, begynder.

how-duel-goals = Slut af med målene
how-duel-goals-text = Tre eller fire af disse mål er med; bordet vælger dem før spillet. De giver alle point efter runde 5.

how-duel-tie = Pointlighed
how-duel-tie-text = Har begge lige mange point, vinder den, der har startflisen efter runde 5.
how-duel-bag = Når posen er tom
how-duel-bag-text = Når posen er tom, kommer fliserne fra tårnet tilbage i den. Er der stadig for få, begynder runden med færre fliser.
how-duel-one-colour = Én farve på den store fabrik
how-duel-one-colour-text = Har dens fem fliser samme farve, kommer de tilbage i posen, og der trækkes igen.
how-duel-no-points = Ingen point at betale med
how-duel-no-points-text = Med 0 point må du kun trække fra stakken, hvis der ingen åbne plader er: en enkelt plade, gratis.
how-duel-pass = At melde pas
how-duel-pass-text = Du melder kun pas, hvis ingen af de fire handlinger er mulig. Den anden kan så få flere ture i træk.
how-duel-hidden = Det, ingen kan se
how-duel-hidden-text = Skjult er rækkefølgen i posen og i stakken samt bonusbrikker med bagsiden opad. Bagsiden af den øverste plade viser, om det er en specialplade eller en jokerplade. Hvilke plader du har lagt tilbage, ved kun du.

# Dette bord.
how-table = Sådan virker dette bord
how-table-tap = Tryk, se, bekræft
how-table-tap-azul = Tryk på en farve, så løfter fliserne sig; de linjer, de må komme hen på, lyser op og fortæller, hvad der ville ske. Tryk på en linje for at se det, og bekræft så. I indstillingerne kan du slå bekræftelsen fra. Du kan også trække fliserne.
how-table-tap-duel = Vælg en handling og derefter fliserne, pladen eller bonusbrikken. De mulige steder lyser op og viser, hvad der ville ske; bekræft så. I indstillingerne kan du slå bekræftelsen fra.
how-table-undo = Fortryd
how-table-undo-text = Du kan fortryde, indtil den næste spiller gør noget, men ikke hen over noget, der er blevet afsløret: nye fliser, en bonusbrik eller en trukket plade. Derefter kan du spørge de andre, om du må tage et træk tilbage.
how-table-look = Se tilbage
how-table-look-text = Det seneste træk er markeret med en ramme. Du kan når som helst bladre gennem hele spillet uden at forstyrre det, og bagefter så tit du vil. Når det er slut, fortæller den stærkeste bot, hvad hver beslutning var værd, og viser, hvad der havde været bedre.
how-table-keys = Tastatur
how-table-keys-text = Alt kan gøres uden mus, og alt, hvad der sker, bliver også sagt til skærmlæsere.
how-table-all-keys = alle taster
