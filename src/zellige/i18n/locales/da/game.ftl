# Hvad der ligger på bordet, og hvad der sker der.
colour-blue = blå
colour-yellow = gul
colour-red = rød
colour-black = sort
colour-white = hvid

display = Fabriksbrik { $number }
centre = Midten
bag = Pose
lid = Låg

seat = Spiller { $number }
round = Runde { $number }
phase-deal = opfyldning af fabriksbrikkerne
phase-offer = fabriksudbud
phase-tiling = fliseplacering
phase-over = spillets afslutning

event-move = { $player }: { $move }
event-deal = Fabriksbrikkerne er fyldt til runde { $round }. { $player } begynder.
event-refilled = Posen er tom: Fliserne fra låget kommer tilbage i den.
event-marker = { $player } tager startbrikken.
event-placed = { $player }: { $points } point for { $colour } på vandret linje { $row }.
event-unplaceable = { $player }: Fliserne på mønsterlinje { $line } passer ingen steder på væggen og falder ned på gulvlinjen.
event-floor = { $player }: Gulvlinjen koster { $cost } point, så der er { $score } tilbage.
event-bonus-row = { $player }: Vandret linje { $index } er fyldt, +{ $points }.
event-bonus-column = { $player }: Lodret linje { $index } er fyldt, +{ $points }.
event-bonus-colour = { $player }: alle fem fliser i farven { $colour }, +{ $points }.

result-won = { $player } vinder.
result-shared = Delt sejr: { $players }.

# Duellen.
colour-turquoise = turkis
phase-opening = opstilling
phase-acquiring = indsamling
duel-phase-tiling = fliseplacering i kuplen

awaits-deal = opfyldning af fabrikkerne
awaits-plate = vælg en kuppelplade
awaits-action = vælg en handling
awaits-draw = træk en plade mere, eller stop
awaits-keep = vælg den plade, du beholder
awaits-return = vælg den næste plade, der skal tilbage
awaits-slot = vælg et kuppelfelt
awaits-rotation = drej pladen
awaits-line = placer fliserne
awaits-leftover = stabl de resterende fliser
awaits-payment = fyld mønsterlinje { $line } op med bonusbrikker?
awaits-chip = vælg en bonusbrik, du vil bruge
awaits-column = vælg et felt til mønsterlinje { $line }
awaits-nothing = spillets afslutning

factory-large = Stor fabrik
factory-small = Fabrik { $number }
sun = sol
moon = måne
tower = Tårn
plates = Kuppelplader
stack = Stak
goals = Mål
broken-tiles = Knuste fliser
chips = Bonusbrikker
tokens = Kuppelbrikker
start-tile = startflise

goal-rows = fyldte vandrette linjer
goal-five-colours = vandrette linjer med fem farver
goal-columns = fyldte lodrette linjer
goal-outer = yderste felter
goal-diagonals = fyldte diagonaler
goal-corners = fyldte hjørneplader
goal-jokers = alle flerfarvede felter
goal-empty-specials = tomme specialfelter

duel-deal = Fabrikkerne er fyldt til runde { $round }. { $player } begynder.
duel-refilled = Posen er tom: Fliserne fra tårnet kommer tilbage i den.
duel-plate = { $player }: kuppelplade { $plate } på kuppelfelt { $slot }.
duel-drawn = { $player }: en kuppelplade trukket fra stakken.
duel-returned = En kuppelplade kommer tilbage under stakken.
duel-start-tile = { $player } tager startflisen.
duel-revealed = På fabrik { $factory } afsløres bonusbrik { $chip }.
duel-chip = { $player }: bonusbrik { $chip }.
duel-spent = { $player }: Bonusbrik { $chip } er brugt.
duel-placed = { $player }: { $points } point for { $colour } på vandret linje { $row }.
duel-special = { $player }: { $points } point for en specialflise på vandret linje { $row }.
duel-line-broken = { $player }: Fliserne på mønsterlinje { $line } kan ikke længere placeres og knuses.
duel-broken = { $player }: Knuste fliser koster { $cost } point, så der er { $score } tilbage.
duel-passed = { $player }: Ingen handling er mulig, så der meldes pas.
duel-goal = { $player }: { $goal }, { $points } point.
duel-final = { $player }: { $score } point til slut.
