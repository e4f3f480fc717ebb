# Hvad en stilling er værd, og hvorfor et træk er godt.
analyse-turn = { $player } har turen, runde { $round }. { $scores }.
analyse-score = { $player }: { $score }
analyse-move = træk
analyse-chance = vinder
analyse-lead = forspring
analyse-line = fortsættelse
analyse-percent = { $percent } %
analyse-depth = Dybde { $depth }, { $nodes } stillinger, { $seconds } s.
analyse-searched-out = Resten af runden er gennemsøgt til enden.
analyse-proved = Bevist: et forspring på { $margin }, når runden slutter, med { $moves }.
analyse-progress = dybde { $depth }: { $move }, { $nodes } stillinger
analyse-number = nr.
analyse-player = spiller
analyse-played = spillet
analyse-best = bedst
analyse-loss = tab
analyse-points-lost = point
analyse-reviewing = { $done } af { $all } træk
analyse-is-over = Spillet er slut: Nævn et af trækkene med --at, eller se dem alle med --all.
analyse-awaits-deal = Her skal fabrikkerne først fyldes; der er intet træk at finde. Nævn et træk med --at.
analyse-no-moves = Dette er ikke et spil, men en stilling: --at og --all kræver et spil med træk.
analyse-no-such-move = Spillet har { $moves } træk; træk { $at } findes ikke.
analyse-interrupted = afbrudt; ovenfor står det, der var fundet indtil da

hint-no-game = Der er intet spil at fortsætte: Nævn en fil eller en stilling.
hint-is-over = Spillet er slut: Der er ikke mere at råde til.
hint-awaits-deal = Her skal fabrikkerne først fyldes; der er intet træk at finde.
hint-best-move = Det bedste træk er { $move }: vinderchance { $chance }, forventet forspring { $lead }.
hint-this-move = Trækket { $move }: vinderchance { $chance }, forventet forspring { $lead }.
hint-only-move = Det eneste træk er { $move }.
hint-better-move = Bedre er { $move }: vinderchance { $chance }, forventet forspring { $lead }.

# Dele af sætninger.
hint-tiles = { $count ->
    [one] { $count } { $colour ->
        [blue] blå
        [yellow] gul
        [red] rød
        [black] sort
        [white] hvid
       *[turquoise] turkis
    } flise
   *[other] { $count } { $colour ->
        [blue] blå
        [yellow] gule
        [red] røde
        [black] sorte
        [white] hvide
       *[turquoise] turkise
    } fliser
}
hint-points = { $points } point
hint-special-plate = specialplade
hint-joker-plate = jokerplade
hint-special-space = special
hint-joker-space = flerfarvet

# Sætninger om et træk.
hint-line-filled = Mønsterlinje { $line } får { $tiles } og mangler så endnu { $missing }.
hint-line-completed = Mønsterlinje { $line } bliver fyldt med { $tiles }.
hint-line-scores = Mønsterlinje { $line } bliver fyldt med { $tiles }, og flisen giver { $points }, som væggen er nu.
hint-line-can-score = Mønsterlinje { $line } bliver fyldt med { $tiles }, og flisen kan give { $points }, som det ser ud nu.
hint-links-raised = Andre fliser i denne runde giver derved { $points } mere.
hint-tiles-fall = Gulvlinjen får { $tiles }, og det koster { $points }.
hint-marker-falls = Gulvlinjen får startbrikken, og det koster { $points }.
hint-marker-and-tiles-fall = Gulvlinjen får startbrikken og { $tiles }, og det koster { $points } i alt.
hint-tiles-break = At knuse { $tiles } koster { $points }.
hint-start-tile-costs = Startflisen koster { $points }.
hint-start-tile-and-tiles-break = Startflisen og { $tiles }, der knuses, koster { $points } i alt.
hint-line-falls = Mønsterlinje { $line } passer så ingen steder på væggen: { $count ->
    [one] Flisen
   *[other] De { $count } fliser
} falder ned på gulvlinjen, og det koster { $points }.
hint-line-breaks = Mønsterlinje { $line } kan så aldrig mere placeres i kuplen: { $count ->
    [one] Flisen
   *[other] De { $count } fliser
} knuses, og det koster { $points }.
hint-no-space-left = Vandret linje { $row } har ikke længere et felt til { $colour }.
hint-no-space-yet = Vandret linje { $row } har endnu ikke et frit felt til { $colour }.
hint-placed = Flisen ({ $colour }) på vandret linje { $row }, lodret linje { $column } giver { $points }; andre steder højst { $other }.
hint-placed-only = Flisen ({ $colour }) på vandret linje { $row }, lodret linje { $column } giver { $points }; der er ikke noget andet felt til den.
hint-marker = Startbrikken giver det første træk i næste runde.
hint-start-tile = Startflisen giver det første træk i næste runde.
hint-start-tile-last = Startflisen afgør spillet ved pointlighed.
hint-denied = Uden dette træk kunne { $player } fylde mønsterlinje { $line } op med disse fliser og få { $points } i alt; det bedste, der er tilbage, giver { $left }.
hint-denied-all = Uden dette træk kunne { $player } fylde mønsterlinje { $line } op med disse fliser og få { $points } i alt; nu er der ingen fyldt mønsterlinje, der giver { $player } point.
hint-reply = { $player } kan derefter fylde mønsterlinje { $line } op med { $tiles } ({ $move }) og få { $points } i alt.
hint-reply-new = Dette træk lader { $player } fylde mønsterlinje { $line } op med { $tiles } ({ $move }) og få { $points } i alt.
hint-centred = Resten kommer til midten af bordet: { $list }.
hint-row-completed = Vandret linje { $row } på væggen bliver fyldt: { $points }, når spillet slutter.
hint-row-ends = Vandret linje { $row } på væggen bliver fyldt, så spillet slutter med denne runde; linjen giver { $points }.
hint-column-completed = Lodret linje { $column } på væggen bliver fyldt: { $points }, når spillet slutter.
hint-colour-completed = Alle fem fliser i farven { $colour } kommer på væggen: { $points }, når spillet slutter.
hint-column-grows = Lodret linje { $column } på væggen får { $tiles } af sine 5 fliser; fyldt giver den { $points }.
hint-colour-grows = Af farven { $colour } kommer { $tiles } af 5 fliser på væggen; alle fem giver { $points }.
hint-burden = Den, der tager de { $tiles } fra midten, må lade mindst { $least } af dem falde ned på gulvlinjen.

hint-taken-sun = Solen på fabrik { $factory } giver { $tiles }.
hint-taken-large = Solen på den store fabrik giver { $tiles }.
hint-taken-moons = Månerne giver { $tiles }.
hint-leftovers = På månen af fabrik { $factory } ligger nedefra og op: { $list }; kun den øverste flise kan tages.
hint-leftovers-large = Resten ligger åbent på månen af den store fabrik: { $list }.
hint-leftover-next = Flisen ({ $colour }) kommer på månen af fabrik { $factory }, og resten oven på den: { $list }.
hint-chip-revealed = Bonusbrikken på fabrik { $factory } afsløres.
hint-chip-first = Bonusbrik { $chip } er den første af rundens to.
hint-chip-second = Bonusbrik { $chip } er den anden af rundens to.
hint-chips-suffice = Med den er der bonusbrikker nok til at fylde mønsterlinje { $line } ({ $colour }) op ved fliseplaceringen.
hint-plate-opening = Kuppelplade { $plate } er en { $kind }.
hint-plate-taken = Kuppelplade { $plate } er en { $kind }; der er { $tokens ->
    [0] ingen kuppelbrik
    [one] én kuppelbrik
   *[other] { $tokens } kuppelbrikker
} tilbage i denne runde.
hint-plate-drawn = En { $kind } trækkes uset fra stakken for { $points }.
hint-drawing-stopped = { $count ->
    [one] Den trukne plade ses og beholdes.
   *[other] De { $count } trukne plader ses, og en af dem beholdes.
}
hint-plate-kept = Kuppelplade { $plate } er en { $kind }; { $count ->
    [0] der blev ikke trukket andre.
    [one] den anden kommer tilbage under stakken.
   *[other] de { $count } andre kommer tilbage under stakken.
}
hint-plate-returned = Kuppelplade { $plate } kommer som den næste under stakken; kun den, der trak den, ved, hvilken det er.
hint-slot = Kuppelplade { $plate } kommer på kuppelfelt { $slot }, ved vandret linje { $row } og { $next }.
hint-plate-placed = På kuppelfelt { $slot } har kuppelplade { $plate } felter på vandret linje { $row } ({ $upper }) og { $next } ({ $lower }).
hint-space-gained = Mønsterlinje { $line } ({ $colour }) får det felt i kuplen, som den manglede.
hint-space-gained-scores = Mønsterlinje { $line } ({ $colour }) får det felt i kuplen, som den manglede, og flisen kan give { $points }, som det ser ud nu.
hint-goal-rises = Efter denne runde står målet »{ $goal }« { $points } højere.
hint-goal-falls = Efter denne runde står målet »{ $goal }« { $points } lavere.
hint-special = Specialplader, der dermed fyldes, giver { $points }.
hint-paid = { $count ->
    [one] Én bonusbrik
   *[other] { $count } bonusbrikker
} fylder mønsterlinje { $line } op, og flisen kan så give { $points }; der er { $left ->
    [one] én brik
   *[other] { $left } brikker
} tilbage.
hint-declined = Mønsterlinje { $line } fyldes ikke op, og { $chips ->
    [one] bonusbrikken beholdes
   *[other] alle { $chips } bonusbrikker beholdes
}; fyldt kunne linjens flise give { $points } nu.
hint-chip-spent = Bonusbrik { $chip } bruges; der er { $left ->
    [one] én
   *[other] { $left }
} tilbage.
