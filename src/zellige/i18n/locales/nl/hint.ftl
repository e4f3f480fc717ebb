# Wat een stelling waard is, en waarom een zet goed is.
analyse-turn = Aan de beurt: { $player }, ronde { $round }. { $scores }.
analyse-score = { $player }: { $score }
analyse-move = zet
analyse-chance = wint
analyse-lead = voorsprong
analyse-line = vervolg
analyse-percent = { $percent }%
analyse-depth = Diepte { $depth }, { $nodes } stellingen, { $seconds } s.
analyse-searched-out = De rest van de ronde is tot het einde doorzocht.
analyse-proved = Bewezen: een voorsprong van { $margin } aan het einde van de ronde, met { $moves }.
analyse-progress = diepte { $depth }: { $move }, { $nodes } stellingen
analyse-number = nr.
analyse-player = speler
analyse-played = gespeeld
analyse-best = beste
analyse-loss = verlies
analyse-points-lost = punten
analyse-reviewing = { $done } van { $all } zetten
analyse-is-over = Het spel is afgelopen: noem een van de zetten met --at, of bekijk ze allemaal met --all.
analyse-awaits-deal = Hier moeten eerst de fabrieken worden gevuld; er is geen zet te doen. Noem een zet met --at.
analyse-no-moves = Dit is geen spel maar een stelling: --at en --all vragen om een spel met zetten.
analyse-no-such-move = Het spel heeft { $moves } zetten; zet { $at } bestaat niet.
analyse-interrupted = onderbroken; hierboven staat wat tot dan toe gevonden is

hint-no-game = Er is geen spel om mee verder te gaan: noem een bestand of een stelling.
hint-is-over = Het spel is afgelopen: er valt niets meer aan te raden.
hint-awaits-deal = Hier moeten eerst de fabrieken worden gevuld; er is geen zet te doen.
hint-best-move = De beste zet is { $move }: winstkans { $chance }, verwachte voorsprong { $lead }.
hint-this-move = De zet { $move }: winstkans { $chance }, verwachte voorsprong { $lead }.
hint-only-move = De enige zet is { $move }.
hint-better-move = Beter is { $move }: winstkans { $chance }, verwachte voorsprong { $lead }.

# Delen van zinnen.
hint-tiles = { $count } { $colour ->
    [blue] blauwe
    [yellow] gele
    [red] rode
    [black] zwarte
    [white] witte
   *[turquoise] turquoise
} { $count ->
    [one] tegel
   *[other] tegels
}
hint-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
hint-special-plate = speciale plaat
hint-joker-plate = jokerplaat
hint-special-space = speciaal
hint-joker-space = meerkleurig

# Zinnen over een zet.
hint-line-filled = Patroonlijn { $line } krijgt { $tiles } en mist er dan nog { $missing }.
hint-line-completed = Patroonlijn { $line } wordt compleet met { $tiles }.
hint-line-scores = Patroonlijn { $line } wordt compleet met { $tiles }; zoals de muur nu is, levert dat { $points } op.
hint-line-can-score = Patroonlijn { $line } wordt compleet met { $tiles }; zoals het er nu voor staat, kan dat { $points } opleveren.
hint-links-raised = Andere tegels van deze ronde leveren daardoor { $points } meer op.
hint-tiles-fall = De vloerlijn krijgt { $tiles }; dat kost { $points }.
hint-marker-falls = De vloerlijn krijgt het startspelerfiche; dat kost { $points }.
hint-marker-and-tiles-fall = De vloerlijn krijgt het startspelerfiche en { $tiles }; dat kost samen { $points }.
hint-tiles-break = Het breken van { $tiles } kost { $points }.
hint-start-tile-costs = De startspelertegel kost { $points }.
hint-start-tile-and-tiles-break = De startspelertegel en het breken van { $tiles } kosten samen { $points }.
hint-line-falls = Patroonlijn { $line } past dan nergens meer op de muur: { $count ->
    [one] de tegel valt
   *[other] de { $count } tegels vallen
} op de vloerlijn, en dat kost { $points }.
hint-line-breaks = Patroonlijn { $line } kan dan nooit meer op de koepel: { $count ->
    [one] de tegel breekt
   *[other] de { $count } tegels breken
}, en dat kost { $points }.
hint-no-space-left = In rij { $row } is geen vak meer voor { $colour }.
hint-no-space-yet = In rij { $row } is nog geen vrij vak voor { $colour }.
hint-placed = De tegel ({ $colour }) op rij { $row }, kolom { $column } levert { $points } op; elders hooguit { $other }.
hint-placed-only = De tegel ({ $colour }) op rij { $row }, kolom { $column } levert { $points } op; een ander vak is er niet.
hint-marker = Wie het startspelerfiche neemt, begint de volgende ronde.
hint-start-tile = Wie de startspelertegel pakt, begint de volgende ronde.
hint-start-tile-last = De startspelertegel geeft bij een gelijke stand de doorslag.
hint-denied = Zonder deze zet kon { $player } met deze tegels patroonlijn { $line } compleet maken, goed voor { $points } in totaal; het beste wat overblijft, levert { $left } op.
hint-denied-all = Zonder deze zet kon { $player } met deze tegels patroonlijn { $line } compleet maken, goed voor { $points } in totaal; nu levert geen complete patroonlijn { $player } nog punten op.
hint-reply = { $player } kan daarna patroonlijn { $line } compleet maken met { $tiles } ({ $move }), goed voor { $points } in totaal.
hint-reply-new = Door deze zet kan { $player } patroonlijn { $line } compleet maken met { $tiles } ({ $move }), goed voor { $points } in totaal.
hint-centred = De rest gaat naar het midden van de tafel: { $list }.
hint-row-completed = Horizontale lijn { $row } van de muur wordt compleet: { $points } aan het einde van het spel.
hint-row-ends = Horizontale lijn { $row } van de muur wordt compleet, dus het spel eindigt na deze ronde; de lijn levert { $points } op.
hint-column-completed = Verticale lijn { $column } van de muur wordt compleet: { $points } aan het einde van het spel.
hint-colour-completed = Alle vijf tegels van de kleur { $colour } komen op de muur: { $points } aan het einde van het spel.
hint-column-grows = Verticale lijn { $column } van de muur krijgt { $tiles } van de 5 tegels; compleet levert die { $points } op.
hint-colour-grows = Van de 5 tegels van de kleur { $colour } komen er { $tiles } op de muur; alle vijf leveren ze { $points } op.
hint-burden = Wie de { $tiles } uit het midden neemt, laat er minstens { $least } op de vloerlijn vallen.

hint-taken-sun = Het zongedeelte van fabriek { $factory } geeft { $tiles }.
hint-taken-large = Het zongedeelte van de grote fabriek geeft { $tiles }.
hint-taken-moons = De manen geven { $tiles }.
hint-leftovers = Op de maan van fabriek { $factory } liggen van onder naar boven: { $list }; alleen de bovenste tegel is te pakken.
hint-leftovers-large = De rest ligt los op de maan van de grote fabriek: { $list }.
hint-leftover-next = De tegel ({ $colour }) gaat naar de maan van fabriek { $factory }, en de rest komt erbovenop: { $list }.
hint-chip-revealed = Het bonusfiche van fabriek { $factory } wordt onthuld.
hint-chip-first = Bonusfiche { $chip } is het eerste van de twee van deze ronde.
hint-chip-second = Bonusfiche { $chip } is het tweede van de twee van deze ronde.
hint-chips-suffice = Daarmee zijn er genoeg bonusfiches om patroonlijn { $line } ({ $colour }) bij het betegelen compleet te maken.
hint-plate-opening = Koepelplaat { $plate } is een { $kind }.
hint-plate-taken = Koepelplaat { $plate } is een { $kind }; er { $tokens ->
    [0] is geen koepelfiche
    [one] is één koepelfiche
   *[other] zijn { $tokens } koepelfiches
} over voor deze ronde.
hint-plate-drawn = Van de stapel wordt ongezien een { $kind } getrokken, voor { $points }.
hint-drawing-stopped = { $count ->
    [one] De getrokken plaat wordt bekeken en gehouden.
   *[other] De { $count } getrokken platen worden bekeken, en een ervan wordt gehouden.
}
hint-plate-kept = Koepelplaat { $plate } is een { $kind }; { $count ->
    [0] er was geen andere getrokken.
    [one] de andere gaat terug onder de stapel.
   *[other] de { $count } andere gaan terug onder de stapel.
}
hint-plate-returned = Koepelplaat { $plate } gaat als volgende onder de stapel; alleen wie haar trok, weet welke het is.
hint-slot = Koepelplaat { $plate } komt op koepelvak { $slot }, bij rij { $row } en { $next }.
hint-plate-placed = Op koepelvak { $slot } heeft koepelplaat { $plate } vakken op rij { $row } ({ $upper }) en rij { $next } ({ $lower }).
hint-space-gained = Patroonlijn { $line } ({ $colour }) krijgt het vak op de koepel dat nog ontbrak.
hint-space-gained-scores = Patroonlijn { $line } ({ $colour }) krijgt het vak op de koepel dat nog ontbrak; zoals het er nu voor staat, kan dat { $points } opleveren.
hint-goal-rises = Na deze ronde staat het scoredoel ‘{ $goal }’ { $points } hoger.
hint-goal-falls = Na deze ronde staat het scoredoel ‘{ $goal }’ { $points } lager.
hint-special = Speciale platen die daarmee vol raken, leveren { $points } op.
hint-paid = { $count ->
    [one] Eén bonusfiche maakt
   *[other] { $count } bonusfiches maken
} patroonlijn { $line } compleet, en de tegel kan dan { $points } opleveren; { $left ->
    [one] er blijft één fiche
   *[other] er blijven { $left } fiches
} over.
hint-declined = Patroonlijn { $line } blijft incompleet en { $chips ->
    [one] het bonusfiche blijft
   *[other] alle { $chips } bonusfiches blijven
} bewaard; compleet gemaakt zou de tegel nu { $points } kunnen opleveren.
hint-chip-spent = Bonusfiche { $chip } wordt ingezet; { $left ->
    [one] er blijft één over
   *[other] er blijven { $left } over
}.
