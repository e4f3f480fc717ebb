# Miért nem lehet valamit, egy mondatban.
error-place = { $line }. sor, { $column }. oszlop:
error-move-place = { $line }. sor, { $column }. oszlop, { $number }. lépés:
error-unreadable = itt { $expected }{ $hint ->
    [none] { "" }
   *[other] { " " }({ $hint })
} helyett { $found ->
    [none] nincs semmi
   *[other] „{ $found }” áll
}.

illegal-no-such-move = Nincs ilyen lépés.
illegal-deal-awaited = A manufaktúrakorongok még nincsenek feltöltve.
illegal-game-is-over = A játék véget ért.
illegal-take-awaited = Most csempéket kell elvenni egy manufaktúrakorongról vagy az asztal közepéről.
illegal-placement-awaited = Előbb oszlopot kell választani egy kész mintasorhoz.
illegal-other-line = A mintasorok fentről lefelé következnek; előbb egy másik mintasor jön.
illegal-no-such-display = Ez a manufaktúrakorong nincs játékban.
illegal-display-lacks-colour = Ezen a manufaktúrakorongon nincs ilyen színű csempe.
illegal-centre-lacks-colour = Az asztal közepén nincs ilyen színű csempe.
illegal-line-full = Ez a mintasor már tele van.
illegal-line-holds-other-colour = Ebben a mintasorban más szín van.
illegal-colour-on-wall-row = Ez a szín már szerepel a fal ugyanezen vízszintes sorában.
illegal-space-taken = A falnak ez a mezője foglalt.
illegal-space-of-other-colour = A falnak ez a mezője más színhez tartozik.
illegal-colour-in-column = Ez a szín már szerepel a falnak ebben az oszlopában.

deal-game-is-over = A játék véget ért.
deal-no-deal-awaited = A manufaktúrakorongokat csak két forduló között lehet feltölteni.
deal-number-of-displays = A feltöltésben a játék minden manufaktúrakorongjának egyszer kell szerepelnie.
deal-display-overfull = Egy manufaktúrakorongra legfeljebb négy csempe kerülhet.
deal-number-of-tiles = Minden manufaktúrakorongra négy csempe kerül, amíg van csempe a zsákban vagy a doboz fedelében.
deal-tiles-not-in-bag = Ezek a csempék nincsenek a zsákban.
deal-bag-not-used-up = Előbb a zsák összes csempéjének el kell fogynia, csak utána jönnek a doboz fedelében lévők.

impossible-number-of-boards = Minden játékoshoz egy játékostábla kell.
impossible-no-such-tile = A csempék kékek, sárgák, pirosak, feketék vagy fehérek.
impossible-board-shape = Egy játékostáblán öt mintasor és ötször öt mezős fal van.
impossible-number-of-displays = Két, három vagy négy játékoshoz öt, hét vagy kilenc manufaktúrakorong kell.
impossible-no-such-player = Nincs ilyen játékos.
impossible-display-overfull = Egy manufaktúrakorongon legfeljebb négy csempe lehet.
impossible-round-out-of-range = Ez nem lehet a forduló száma.
impossible-score-out-of-range = A pontszám sosem kevesebb 0-nál, és sosem több 32 767-nél.
impossible-floor-overfull = A padlóvonalnak hét mezője van.
impossible-colour-twice-in-row = Egy szín kétszer szerepel a fal egyik vízszintes sorában.
impossible-colour-twice-in-column = Egy szín kétszer szerepel a fal egyik oszlopában.
impossible-wall-space-of-other-colour = Egy csempe a falnak olyan mezőjén van, amely más színhez tartozik.
impossible-line-overfull = Egy mintasorban több a csempe, mint a mező.
impossible-line-of-two-colours = Egy mintasorban csak egyféle szín lehet.
impossible-line-colour-on-wall-row = Egy mintasorban olyan szín van, amely a fal ugyanezen vízszintes sorában már szerepel.
impossible-tile-count = Minden színből pontosan 20 csempe van.
impossible-marker-twice = Csak egy kezdőjátékos-jelző van.
impossible-marker-on-other-floor = A kezdőjátékos-jelző olyan játékos padlóvonalán van, aki nem vette el.
impossible-marker-missing-on-floor = Aki elvette a kezdőjátékos-jelzőt, annak a padlóvonalán van a jelző, kivéve, ha a padlóvonal tele van.
impossible-tiles-left-to-take = Van még elvehető csempe.
impossible-no-tiles-to-take = Nincs elvehető csempe.
impossible-complete-line-not-tiled = Egy kész mintasor csempéje nem került fel a falra.
impossible-floor-not-cleared = A padlóvonal nincs kiürítve.
impossible-game-should-be-over = A játéknak már véget kellett volna érnie.
impossible-game-not-over = A játék még nem ért véget.
impossible-no-choice-on-coloured-side = A színes oldal nem hagy választást a falon.
impossible-no-line-to-place = A soron lévő játékosnak nincs lerakható kész mintasora.
impossible-no-space-to-place = A mintasor csempéjének nincs helye a falon.
impossible-marker-not-returned = Két forduló között senkinél sincs a kezdőjátékos-jelző.
impossible-starting-player-not-on-turn = A kezdőjátékosnak kell sorra kerülnie.
impossible-tiles-outside-the-bag = Az első feltöltés előtt minden csempe a zsákban van.
impossible-score-before-the-start = Az első feltöltés előtt minden pontszám 0.

expected-source = manufaktúrakorong vagy az asztal közepe
expected-colour = szín
expected-destination = mintasor vagy a padlóvonal
expected-line = mintasor
expected-column = a fal egyik oszlopa
expected-end = a szöveg vége
expected-space = szóköz
expected-variant = egy játékváltozat neve
expected-round = a forduló száma
expected-phase = egy fázis
expected-player = egy játékos
expected-display = egy manufaktúrakorong csempéi
expected-next-display = a következő manufaktúrakorong
expected-centre = az asztal közepén lévő csempék
expected-number-of-tiles = a csempék száma
expected-next-number-of-tiles = a következő szín csempéinek száma
expected-score = pontszám
expected-pattern-lines = a mintasorok
expected-pattern-line = egy mintasor csempéi
expected-next-pattern-line = a következő mintasor
expected-wall = a fal
expected-wall-row = a fal egyik vízszintes sora
expected-next-wall-row = a fal következő vízszintes sora
expected-floor-line = a padlóvonal
expected-word = lépés
expected-header-name = egy fejléc neve
expected-header-once = a fejléc egyszeri megadása
expected-header-value = a fejléc idézőjelbe tett értéke
expected-header-end = a fejléc vége
expected-comment = megjegyzés
expected-comment-end = a megjegyzés vége
expected-header-variant = a „Variant” fejléc
expected-header-starts = a „Starts” fejléc
expected-header-seed = a „Seed” fejléc
expected-result = e lépések eredménye
expected-json = egy JSON formátumú állás
