# Waarom iets geweigerd is, in één zin.
error-place = Regel { $line }, kolom { $column }:
error-move-place = Regel { $line }, kolom { $column }, zet { $number }:
error-unreadable = { $expected }{ $hint ->
    [none] { "" }
   *[other] { " " }({ $hint })
} verwacht, maar { $found ->
    [none] niets
   *[other] ‘{ $found }’
} gevonden.

illegal-no-such-move = Deze zet bestaat niet.
illegal-deal-awaited = De fabrieksschijven zijn nog niet gevuld.
illegal-game-is-over = Het spel is afgelopen.
illegal-take-awaited = Nu moeten er tegels van een fabrieksschijf of van het midden van de tafel worden genomen.
illegal-placement-awaited = Kies eerst een verticale lijn voor een complete patroonlijn.
illegal-other-line = Patroonlijnen gaan van boven naar beneden; een andere patroonlijn komt eerst.
illegal-no-such-display = Deze fabrieksschijf doet niet mee in dit spel.
illegal-display-lacks-colour = Op deze fabrieksschijf ligt geen tegel van die kleur.
illegal-centre-lacks-colour = In het midden van de tafel ligt geen tegel van die kleur.
illegal-line-full = Deze patroonlijn is vol.
illegal-line-holds-other-colour = Op deze patroonlijn ligt een andere kleur.
illegal-colour-on-wall-row = Deze kleur ligt al op dezelfde horizontale lijn van de muur.
illegal-space-taken = Dit vak van de muur is bezet.
illegal-space-of-other-colour = Dit vak van de muur is voor een andere kleur.
illegal-colour-in-column = Deze kleur ligt al op die verticale lijn van de muur.

deal-game-is-over = Het spel is afgelopen.
deal-no-deal-awaited = De fabrieksschijven worden alleen tussen twee rondes gevuld.
deal-number-of-displays = De aanvulling moet elke fabrieksschijf van dit spel één keer noemen.
deal-display-overfull = Een fabrieksschijf krijgt hoogstens vier tegels.
deal-number-of-tiles = Elke fabrieksschijf krijgt vier tegels zolang er nog tegels in de zak of het deksel zijn.
deal-tiles-not-in-bag = Deze tegels zitten niet in de zak.
deal-bag-not-used-up = Eerst gaan alle tegels uit de zak op, daarna pas die uit het deksel.

impossible-number-of-boards = Er moet één spelerbord per speler zijn.
impossible-no-such-tile = Tegels zijn blauw, geel, rood, zwart of wit.
impossible-board-shape = Een spelerbord heeft vijf patroonlijnen en een muur van vijf bij vijf vakken.
impossible-number-of-displays = Twee, drie of vier spelers gebruiken vijf, zeven of negen fabrieksschijven.
impossible-no-such-player = Deze speler bestaat niet.
impossible-display-overfull = Op een fabrieksschijf liggen hoogstens vier tegels.
impossible-round-out-of-range = Dit kan niet het nummer van de ronde zijn.
impossible-score-out-of-range = Een score is nooit lager dan 0 en nooit hoger dan 32.767.
impossible-floor-overfull = De vloerlijn heeft zeven vakken.
impossible-colour-twice-in-row = Een kleur ligt twee keer op een horizontale lijn van de muur.
impossible-colour-twice-in-column = Een kleur ligt twee keer op een verticale lijn van de muur.
impossible-wall-space-of-other-colour = Een tegel ligt op een vak van de muur dat voor een andere kleur is.
impossible-line-overfull = Op een patroonlijn liggen meer tegels dan er vakken zijn.
impossible-line-of-two-colours = Op een patroonlijn mag maar één kleur liggen.
impossible-line-colour-on-wall-row = Op een patroonlijn ligt een kleur die al op dezelfde horizontale lijn van de muur ligt.
impossible-tile-count = Er zijn precies 20 tegels van elke kleur.
impossible-marker-twice = Er is maar één startspelerfiche.
impossible-marker-on-other-floor = Het startspelerfiche ligt op de vloerlijn van een speler die het niet genomen heeft.
impossible-marker-missing-on-floor = Wie het startspelerfiche genomen heeft, heeft het op de vloerlijn liggen, tenzij die vol is.
impossible-tiles-left-to-take = Er zijn nog tegels om te nemen.
impossible-no-tiles-to-take = Er zijn geen tegels om te nemen.
impossible-complete-line-not-tiled = De tegel van een complete patroonlijn is niet op de muur gelegd.
impossible-floor-not-cleared = De vloerlijn is niet leeggemaakt.
impossible-game-should-be-over = Het spel zou afgelopen moeten zijn.
impossible-game-not-over = Het spel is nog niet afgelopen.
impossible-no-choice-on-coloured-side = Op de gekleurde zijde valt er op de muur niets te kiezen.
impossible-no-line-to-place = De speler die aan de beurt is, heeft geen complete patroonlijn om te plaatsen.
impossible-no-space-to-place = De patroonlijn past nergens op de muur.
impossible-marker-not-returned = Tussen twee rondes heeft niemand het startspelerfiche.
impossible-starting-player-not-on-turn = De startspeler hoort aan de beurt te zijn.
impossible-tiles-outside-the-bag = Vóór de eerste aanvulling zitten alle tegels in de zak.
impossible-score-before-the-start = Vóór de eerste aanvulling zijn alle scores 0.

expected-source = een fabrieksschijf of het midden van de tafel
expected-colour = een kleur
expected-destination = een patroonlijn of de vloerlijn
expected-line = een patroonlijn
expected-column = een verticale lijn van de muur
expected-end = het einde
expected-space = een spatie
expected-variant = de naam van een spelvariant
expected-round = het nummer van de ronde
expected-phase = een fase
expected-player = een speler
expected-display = de tegels van een fabrieksschijf
expected-next-display = de volgende fabrieksschijf
expected-centre = de tegels in het midden van de tafel
expected-number-of-tiles = een aantal tegels
expected-next-number-of-tiles = het aantal tegels van de volgende kleur
expected-score = een score
expected-pattern-lines = de patroonlijnen
expected-pattern-line = de tegels van een patroonlijn
expected-next-pattern-line = de volgende patroonlijn
expected-wall = de muur
expected-wall-row = een horizontale lijn van de muur
expected-next-wall-row = de volgende horizontale lijn van de muur
expected-floor-line = de vloerlijn
expected-word = een zet
expected-header-name = de naam van een kopregel
expected-header-once = elke kopregel maar één keer
expected-header-value = de waarde van een kopregel tussen aanhalingstekens
expected-header-end = het einde van de kopregel
expected-comment = commentaar
expected-comment-end = het einde van het commentaar
expected-header-variant = de kopregel ‘Variant’
expected-header-starts = de kopregel ‘Starts’
expected-header-seed = de kopregel ‘Seed’
expected-result = de uitslag van deze zetten
expected-json = een stelling als JSON
