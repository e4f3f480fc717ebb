# Hvorfor noget blev afvist, i én sætning.
error-place = Linje { $line }, kolonne { $column }:
error-move-place = Linje { $line }, kolonne { $column }, træk { $number }:
error-unreadable = Her forventes { $expected }{ $hint ->
    [none] { "" }
   *[other] { " " }({ $hint })
}, men der står { $found ->
    [none] ikke noget
   *[other] »{ $found }«
}.

illegal-no-such-move = Det træk findes ikke.
illegal-deal-awaited = Fabriksbrikkerne er ikke fyldt endnu.
illegal-game-is-over = Spillet er slut.
illegal-take-awaited = Nu skal der tages fliser fra en fabriksbrik eller midten af bordet.
illegal-placement-awaited = Først skal der vælges en lodret linje til en fyldt mønsterlinje.
illegal-other-line = Mønsterlinjerne tages oppefra og ned; en anden mønsterlinje kommer først.
illegal-no-such-display = Den fabriksbrik er ikke med i spillet.
illegal-display-lacks-colour = Der er ingen flise af den farve på fabriksbrikken.
illegal-centre-lacks-colour = Der er ingen flise af den farve i midten af bordet.
illegal-line-full = Mønsterlinjen er fyldt.
illegal-line-holds-other-colour = Der ligger en anden farve på mønsterlinjen.
illegal-colour-on-wall-row = Farven er allerede på den samme vandrette linje på væggen.
illegal-space-taken = Feltet på væggen er optaget.
illegal-space-of-other-colour = Feltet på væggen hører til en anden farve.
illegal-colour-in-column = Farven er allerede på den lodrette linje på væggen.

deal-game-is-over = Spillet er slut.
deal-no-deal-awaited = Fabriksbrikkerne fyldes kun mellem to runder.
deal-number-of-displays = Opfyldningen skal nævne hver af spillets fabriksbrikker én gang.
deal-display-overfull = En fabriksbrik får højst fire fliser.
deal-number-of-tiles = Hver fabriksbrik får fire fliser, så længe der er nogen i posen eller låget.
deal-tiles-not-in-bag = De fliser er ikke i posen.
deal-bag-not-used-up = Alle fliser i posen skal bruges før dem i låget.

impossible-number-of-boards = Der skal være én spilleplade pr. spiller.
impossible-no-such-tile = Fliser er blå, gule, røde, sorte eller hvide.
impossible-board-shape = En spilleplade har fem mønsterlinjer og en væg på fem gange fem felter.
impossible-number-of-displays = To, tre eller fire spillere bruger fem, syv eller ni fabriksbrikker.
impossible-no-such-player = Den spiller findes ikke.
impossible-display-overfull = Der ligger højst fire fliser på en fabriksbrik.
impossible-round-out-of-range = Det kan ikke være rundens nummer.
impossible-score-out-of-range = Et pointtal er aldrig under 0 og aldrig over 32.767.
impossible-floor-overfull = Gulvlinjen har syv felter.
impossible-colour-twice-in-row = En farve er to gange på en vandret linje på væggen.
impossible-colour-twice-in-column = En farve er to gange på en lodret linje på væggen.
impossible-wall-space-of-other-colour = En flise ligger på et felt på væggen, der hører til en anden farve.
impossible-line-overfull = En mønsterlinje har flere fliser end felter.
impossible-line-of-two-colours = Der må kun være én farve på en mønsterlinje.
impossible-line-colour-on-wall-row = En mønsterlinje har en farve, der allerede er på den samme vandrette linje på væggen.
impossible-tile-count = Der er præcis 20 fliser af hver farve.
impossible-marker-twice = Der er kun én startbrik.
impossible-marker-on-other-floor = Startbrikken ligger på gulvlinjen hos en spiller, der ikke har taget den.
impossible-marker-missing-on-floor = Den, der har taget startbrikken, har den på gulvlinjen, medmindre gulvlinjen er fyldt.
impossible-tiles-left-to-take = Der er stadig fliser at tage.
impossible-no-tiles-to-take = Der er ingen fliser at tage.
impossible-complete-line-not-tiled = Flisen fra en fyldt mønsterlinje er ikke lagt på væggen.
impossible-floor-not-cleared = Gulvlinjen er ikke ryddet.
impossible-game-should-be-over = Spillet burde være slut.
impossible-game-not-over = Spillet er ikke slut.
impossible-no-choice-on-coloured-side = Den farvede side giver intet valg på væggen.
impossible-no-line-to-place = Spilleren, hvis tur det er, har ingen fyldt mønsterlinje at placere.
impossible-no-space-to-place = Mønsterlinjen passer ingen steder på væggen.
impossible-marker-not-returned = Mellem to runder har ingen startbrikken.
impossible-starting-player-not-on-turn = Det skal være første spillers tur.
impossible-tiles-outside-the-bag = Før den første opfyldning er alle fliser i posen.
impossible-score-before-the-start = Før den første opfyldning har alle 0 point.

expected-source = en fabriksbrik eller midten af bordet
expected-colour = en farve
expected-destination = en mønsterlinje eller gulvlinjen
expected-line = en mønsterlinje
expected-column = en lodret linje på væggen
expected-end = slutningen
expected-space = et mellemrum
expected-variant = navnet på en spilvariant
expected-round = rundens nummer
expected-phase = en fase
expected-player = en spiller
expected-display = fliserne på en fabriksbrik
expected-next-display = den næste fabriksbrik
expected-centre = fliserne i midten af bordet
expected-number-of-tiles = et antal fliser
expected-next-number-of-tiles = antallet af fliser i den næste farve
expected-score = et pointtal
expected-pattern-lines = mønsterlinjerne
expected-pattern-line = fliserne på en mønsterlinje
expected-next-pattern-line = den næste mønsterlinje
expected-wall = væggen
expected-wall-row = en vandret linje på væggen
expected-next-wall-row = den næste vandrette linje på væggen
expected-floor-line = gulvlinjen
expected-word = et træk
expected-header-name = navnet på en header
expected-header-once = hver header kun én gang
expected-header-value = en headers værdi i anførselstegn
expected-header-end = slutningen af headeren
expected-comment = en kommentar
expected-comment-end = slutningen af kommentaren
expected-header-variant = headeren »Variant«
expected-header-starts = headeren »Starts«
expected-header-seed = headeren »Seed«
expected-result = resultatet af disse træk
expected-json = en stilling som JSON
