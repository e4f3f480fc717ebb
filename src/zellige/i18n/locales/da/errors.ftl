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
illegal-deal-awaited = Fliserne til næste runde er ikke lagt ud endnu.
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
illegal-plate-awaited = Nu skal der vælges en kuppelplade med forsiden opad.
illegal-action-awaited = En tur begynder med en af de fire handlinger.
illegal-draw-awaited = Træk først en kuppelplade mere, eller stop.
illegal-keep-awaited = Vælg først, hvilken af de trukne plader du beholder.
illegal-return-awaited = Vælg først den næste plade, der skal tilbage under stakken.
illegal-slot-awaited = Vælg først et kuppelfelt til kuppelpladen.
illegal-rotation-awaited = Vælg først, hvordan kuppelpladen skal vende.
illegal-line-awaited = Placer først de fliser, du har på hånden.
illegal-leftover-awaited = Stabl først de resterende fliser på månen.
illegal-payment-awaited = Afgør først, om mønsterlinjen skal fyldes op med bonusbrikker.
illegal-chip-awaited = Vælg først de bonusbrikker, du vil bruge.
illegal-column-awaited = Vælg først et felt i kuplen til den fyldte mønsterlinje.
illegal-not-on-display = Kuppelpladen ligger ikke med forsiden opad i udbuddet.
illegal-no-token = Du har ikke flere kuppelbrikker i denne runde.
illegal-no-plates-in-last-round = I femte runde tages der ingen kuppelplader.
illegal-no-point-to-pay = En plade fra stakken koster et point, og du har ingen.
illegal-stack-empty = Stakken med kuppelplader er tom.
illegal-sun-lacks-colour = Der er ingen flise af den farve på fabrikkens solside.
illegal-moons-lack-colour = Ingen måne har en flise af den farve øverst.
illegal-no-revealed-chip = Der er ingen afsløret bonusbrik på fabrikken.
illegal-two-chips-taken = Du har allerede taget to bonusbrikker i denne runde.
illegal-plate-not-drawn = Du har ikke trukket den kuppelplade.
illegal-slot-taken = Der ligger allerede en kuppelplade på kuppelfeltet.
illegal-no-such-leftover = Ingen af de resterende fliser har den farve.
illegal-cannot-pay = Du har ikke bonusbrikkerne til den betaling.
illegal-chip-does-not-fit = Betalingen går ikke op med den bonusbrik.
illegal-no-such-space = Kuplen har ikke noget ledigt felt til flisen dér.
illegal-space-taken = Feltet på væggen er optaget.
illegal-space-of-other-colour = Feltet på væggen hører til en anden farve.
illegal-colour-in-column = Farven er allerede på den lodrette linje på væggen.

deal-game-is-over = Spillet er slut.
deal-no-deal-awaited = Der lægges kun fliser ud mellem to runder.
deal-number-of-displays = Opfyldningen skal nævne hver af spillets fabriksbrikker én gang.
deal-display-overfull = En fabriksbrik får højst fire fliser.
deal-number-of-tiles = Hver fabriksbrik får fire fliser, så længe der er nogen i posen eller låget.
deal-tiles-not-in-bag = De fliser er ikke i posen.
deal-bag-not-used-up = Alle fliser i posen skal bruges før dem i låget.
deal-number-of-factories = En opfyldning nævner den store fabrik og de fire små.
deal-factory-tiles = Den store fabrik får fem fliser og hver af de små fire, så længe der er nogen.
deal-large-factory-of-one-colour = Fem fliser af samme farve på den store fabrik lægges tilbage, og der trækkes igen.
deal-bag-before-tower = Alle fliser i posen skal bruges før dem i tårnet.
deal-number-of-chips = Hver lille fabrik får én bonusbrik.
deal-chips-not-in-pile = De bonusbrikker er ikke blandt dem, der er tilbage.
