# Wat er op tafel ligt en wat er gebeurt.
colour-blue = blauw
colour-yellow = geel
colour-red = rood
colour-black = zwart
colour-white = wit

display = Fabrieksschijf { $number }
centre = Midden
bag = Zak
lid = Deksel

seat = Speler { $number }
round = Ronde { $number }
phase-deal = aanvulling van de fabrieksschijven
phase-offer = fabrieksaanbod
phase-tiling = muurbekleding
phase-over = einde van het spel

event-move = { $player }: { $move }
event-deal = De fabrieksschijven zijn gevuld voor ronde { $round }. { $player } begint.
event-refilled = De zak is leeg: de tegels uit het deksel gaan er weer in.
event-marker = { $player } neemt het startspelerfiche.
event-placed = { $player }: { $colour } op horizontale lijn { $row } levert { $points } op.
event-unplaceable = { $player }: de tegels van patroonlijn { $line } passen nergens op de muur en vallen op de vloerlijn.
event-floor = { $player }: de vloerlijn kost { $cost }, de score is nu { $score }.
event-bonus-row = { $player }: horizontale lijn { $index } is compleet, +{ $points }.
event-bonus-column = { $player }: verticale lijn { $index } is compleet, +{ $points }.
event-bonus-colour = { $player }: alle vijf tegels van de kleur { $colour }, +{ $points }.

result-won = { $player } wint.
result-shared = Gedeelde overwinning: { $players }.

# Het duel.
colour-turquoise = turquoise
phase-opening = voorbereiding
phase-acquiring = onderdelen pakken
duel-phase-tiling = koepel betegelen

awaits-deal = aanvulling van de fabrieken
awaits-plate = kies een koepelplaat
awaits-action = kies een actie
awaits-draw = trek nog een plaat of stop
awaits-keep = kies de plaat die je houdt
awaits-return = kies de plaat die als volgende teruggaat
awaits-slot = kies een koepelvak
awaits-rotation = draai de plaat
awaits-line = leg de tegels neer
awaits-leftover = stapel de overgebleven tegels
awaits-payment = patroonlijn { $line } compleet maken met bonusfiches?
awaits-chip = kies een bonusfiche om in te zetten
awaits-column = kies een vak voor patroonlijn { $line }
awaits-nothing = einde van het spel

factory-large = Grote fabriek
factory-small = Fabriek { $number }
sun = zon
moon = maan
tower = Toren
plates = Koepelplaten
stack = Stapel
goals = Scoredoelen
broken-tiles = Gebroken tegels
chips = Bonusfiches
tokens = Koepelfiches
start-tile = startspelertegel

goal-rows = complete rijen
goal-five-colours = rijen met vijf kleuren
goal-columns = complete kolommen
goal-outer = buitenste vakken
goal-diagonals = complete diagonalen
goal-corners = volle hoekplaten
goal-jokers = alle meerkleurige vakken
goal-empty-specials = lege speciale vakken

duel-deal = De fabrieken zijn gevuld voor ronde { $round }. { $player } begint.
duel-refilled = De zak is leeg: de tegels uit de toren gaan er weer in.
duel-plate = { $player }: koepelplaat { $plate } op koepelvak { $slot }.
duel-drawn = { $player }: een koepelplaat van de stapel getrokken.
duel-returned = Een koepelplaat gaat terug onder de stapel.
duel-start-tile = { $player } pakt de startspelertegel.
duel-revealed = Op fabriek { $factory } wordt bonusfiche { $chip } onthuld.
duel-chip = { $player }: bonusfiche { $chip }.
duel-spent = { $player }: bonusfiche { $chip } is ingezet.
duel-placed = { $player }: { $colour } op rij { $row } levert { $points } op.
duel-special = { $player }: een speciale tegel op rij { $row } levert { $points } op.
duel-line-broken = { $player }: de tegels van patroonlijn { $line } passen nergens meer en breken.
duel-broken = { $player }: gebroken tegels kosten { $cost }, de score is nu { $score }.
duel-passed = { $player }: geen actie mogelijk, dus passen.
duel-goal = { $player }: { $goal }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
duel-final = { $player }: eindscore { $score }.
