# Mi van az asztalon, és mi történik ott.
colour-blue = kék
colour-yellow = sárga
colour-red = piros
colour-black = fekete
colour-white = fehér

display = { $number }. manufaktúrakorong
centre = Az asztal közepe
bag = Zsák
lid = A doboz fedele

seat = { $number }. játékos
round = { $number }. forduló
phase-deal = a manufaktúrakorongok feltöltése
phase-offer = a manufaktúrák kínálata
phase-tiling = a fal csempézése
phase-over = a játék vége

event-move = { $player }: { $move }
event-deal = { $round }. forduló: a manufaktúrakorongok fel vannak töltve. Kezdőjátékos: { $player }.
event-refilled = A zsák kiürült: a doboz fedelében lévő csempék visszakerülnek bele.
event-marker = A kezdőjátékos-jelző új gazdája: { $player }.
event-placed = { $player }: { $colour } csempe, { $row }. vízszintes sor, { $points } pont.
event-unplaceable = { $player }: nincs hely a falon ({ $line }. mintasor), a csempék a padlóvonalra esnek.
event-floor = { $player }: a padlóvonal { $cost } pontba kerül, marad { $score }.
event-bonus-row = { $player }: { $index }. vízszintes sor kész, +{ $points }.
event-bonus-column = { $player }: { $index }. oszlop kész, +{ $points }.
event-bonus-colour = { $player }: mind az öt { $colour } csempe, +{ $points }.

result-won = Győztes: { $player }.
result-shared = Osztozott győzelem: { $players }.

# A párbaj.
colour-turquoise = türkiz
phase-opening = előkészületek
phase-acquiring = elemek gyűjtése
duel-phase-tiling = a kupola csempézése

awaits-deal = a manufaktúrák feltöltése
awaits-plate = kupolalap választása
awaits-action = akció választása
awaits-draw = újabb lap húzása vagy megállás
awaits-keep = a megtartandó lap kiválasztása
awaits-return = a következő visszateendő lap kiválasztása
awaits-slot = kupolahely választása
awaits-rotation = a lap elforgatása
awaits-line = a csempék lerakása
awaits-leftover = a megmaradt csempék egymásra rakása
awaits-payment = { $line }. mintasor: kiegészítés bónuszzsetonokkal?
awaits-chip = a felhasználandó bónuszzseton kiválasztása
awaits-column = { $line }. mintasor: mező választása
awaits-nothing = a játék vége

factory-large = Nagy manufaktúra
factory-small = { $number }. manufaktúra
sun = nap
moon = hold
tower = Torony
plates = Kupolalapok
stack = Halom
goals = Célok
broken-tiles = Törött csempék
chips = Bónuszzsetonok
tokens = Kupolajelzők
start-tile = kezdőcsempe

goal-rows = kész vízszintes sorok
goal-five-colours = vízszintes sorok öt színnel
goal-columns = kész oszlopok
goal-outer = szélső mezők
goal-diagonals = kész átlók
goal-corners = teli saroklapok
goal-jokers = minden többszínű mező
goal-empty-specials = üres különleges mezők

duel-deal = { $round }. forduló: a manufaktúrák fel vannak töltve. Kezdőjátékos: { $player }.
duel-refilled = A zsák kiürült: a toronyban lévő csempék visszakerülnek bele.
duel-plate = { $player }: { $plate } kupolalap, { $slot }. kupolahely.
duel-drawn = { $player }: egy kupolalap a halomról.
duel-returned = Egy kupolalap visszakerül a halom alá.
duel-start-tile = A kezdőcsempe új gazdája: { $player }.
duel-revealed = { $factory }. manufaktúra: { $chip } bónuszzseton felfedve.
duel-chip = { $player }: { $chip } bónuszzseton.
duel-spent = { $player }: { $chip } bónuszzseton felhasználva.
duel-placed = { $player }: { $colour } csempe, { $row }. vízszintes sor, { $points } pont.
duel-special = { $player }: különleges csempe, { $row }. vízszintes sor, { $points } pont.
duel-line-broken = { $player }: nincs már hely a kupolán ({ $line }. mintasor), a csempék eltörnek.
duel-broken = { $player }: a törött csempék { $cost } pontba kerülnek, marad { $score }.
duel-passed = { $player }: nincs lehetséges akció, passz.
duel-goal = { $player }: { $goal }, { $points } pont.
duel-final = { $player }: végül { $score } pont.
