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
