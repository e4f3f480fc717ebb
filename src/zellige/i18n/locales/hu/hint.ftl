# Mennyit ér egy állás, és miért jó egy lépés.
analyse-turn = Soron van: { $player }, { $round }. forduló. { $scores }.
analyse-score = { $player }: { $score }
analyse-move = lépés
analyse-chance = nyer
analyse-lead = előny
analyse-line = folytatás
analyse-percent = { $percent }%
analyse-depth = Mélység: { $depth }, { $nodes } állás, { $seconds } mp.
analyse-searched-out = A forduló hátralévő része végig van keresve.
analyse-proved = Bizonyított: { $margin } pont előny a forduló végén ({ $moves }).
analyse-progress = mélység: { $depth }, { $move }, { $nodes } állás
analyse-number = sz.
analyse-player = játékos
analyse-played = lépett
analyse-best = legjobb
analyse-loss = veszteség
analyse-points-lost = pont
analyse-reviewing = { $done } / { $all } lépés
analyse-is-over = A játék véget ért: nevezd meg egy lépését (--at), vagy nézd meg mindet (--all).
analyse-awaits-deal = Itt előbb fel kell tölteni a manufaktúrákat, nincs mit lépni. Nevezz meg egy lépést (--at).
analyse-no-moves = Ez nem játszma, hanem állás: a --at és a --all kapcsolóhoz lépések kellenek.
analyse-no-such-move = A játszma { $moves } lépésből áll, { $at }. lépés nincs.
analyse-interrupted = megszakítva; fent az áll, ami addig megvolt

hint-no-game = Nincs folytatható játék: nevezz meg egy fájlt vagy egy állást.
hint-is-over = A játék véget ért: nincs már mit tanácsolni.
hint-awaits-deal = Itt előbb fel kell tölteni a manufaktúrákat, nincs mit lépni.
hint-best-move = A legjobb lépés: { $move }. Nyerési esély: { $chance }, várható előny: { $lead }.
hint-this-move = A lépés: { $move }. Nyerési esély: { $chance }, várható előny: { $lead }.
hint-only-move = Az egyetlen lépés: { $move }.
hint-better-move = Jobb lépés: { $move }. Nyerési esély: { $chance }, várható előny: { $lead }.

# Mondatrészek.
hint-tiles = { $count } { $colour ->
    [blue] kék
    [yellow] sárga
    [red] piros
    [black] fekete
    [white] fehér
   *[turquoise] türkiz
} csempe
hint-points = { $points } pont
hint-special-plate = különleges lap
hint-joker-plate = jokerlap
hint-special-space = különleges
hint-joker-space = többszínű

# Mondatok egy lépésről.
hint-line-filled = { $line ->
    [1] Az
    [5] Az
   *[other] A
} { $line }. mintasorba { $tiles } kerül, így már csak { $missing } hiányzik.
hint-line-completed = { $line ->
    [1] Az
    [5] Az
   *[other] A
} { $line }. mintasorba { $tiles } kerül, és a sor ezzel kész.
hint-line-scores = { $line ->
    [1] Az
    [5] Az
   *[other] A
} { $line }. mintasorba { $tiles } kerül, és a sor ezzel kész: a fal mostani állása szerint { $points } jár érte.
hint-line-can-score = { $line ->
    [1] Az
    [5] Az
   *[other] A
} { $line }. mintasorba { $tiles } kerül, és a sor ezzel kész: a mostani állás szerint { $points } járhat érte.
hint-links-raised = Emiatt a forduló más csempéiért { $points } jár ráadásként.
hint-tiles-fall = A padlóvonalra { $tiles } esik, ennek ára { $points }.
hint-marker-falls = A padlóvonalra kerül a kezdőjátékos-jelző, ennek ára { $points }.
hint-marker-and-tiles-fall = A padlóvonalra kerül a kezdőjátékos-jelző és { $tiles }, ennek ára összesen { $points }.
hint-tiles-break = Eltörik { $tiles }, ennek ára { $points }.
hint-start-tile-costs = A kezdőcsempe ára { $points }.
hint-start-tile-and-tiles-break = A kezdőcsempe és az eltörő csempék ({ $tiles }) ára összesen { $points }.
hint-line-falls = { $line ->
    [1] Az
    [5] Az
   *[other] A
} { $line }. mintasornak így nincs helye a falon: { $count ->
    [one] a csempéje
    [5] mind az 5 csempéje
   *[other] mind a { $count } csempéje
} a padlóvonalra esik, ennek ára { $points }.
hint-line-breaks = { $line ->
    [1] Az
    [5] Az
   *[other] A
} { $line }. mintasornak így soha többé nem lesz helye a kupolán: { $count ->
    [one] a csempéje
    [5] mind az 5 csempéje
   *[other] mind a { $count } csempéje
} eltörik, ennek ára { $points }.
hint-no-space-left = { $row ->
    [1] Az
    [5] Az
   *[other] A
} { $row }. vízszintes sorban nincs már hely ennek a színnek: { $colour }.
hint-no-space-yet = { $row ->
    [1] Az
    [5] Az
   *[other] A
} { $row }. vízszintes sorban még nincs szabad mező ennek a színnek: { $colour }.
hint-placed = A { $colour } csempéért itt ({ $row }. vízszintes sor, { $column }. oszlop) { $points } jár, máshol legfeljebb { $other } járna.
hint-placed-only = A { $colour } csempéért itt ({ $row }. vízszintes sor, { $column }. oszlop) { $points } jár; más mező nincs a számára.
hint-marker = Akié a kezdőjátékos-jelző, az kezdi a következő fordulót.
hint-start-tile = Akié a kezdőcsempe, az kezdi a következő fordulót.
hint-start-tile-last = Döntetlen esetén a kezdőcsempe dönt.
hint-denied = E lépés nélkül { $player } ezekkel a csempékkel befejezhetné { $line ->
    [1] az
    [5] az
   *[other] a
} { $line }. mintasort, ami összesen { $points }; a legjobb, ami így marad: { $left }.
hint-denied-all = E lépés nélkül { $player } ezekkel a csempékkel befejezhetné { $line ->
    [1] az
    [5] az
   *[other] a
} { $line }. mintasort, ami összesen { $points }; most { $player } már egyetlen mintasor befejezésével sem jut ponthoz.
hint-reply = { $player } ezután befejezheti { $line ->
    [1] az
    [5] az
   *[other] a
} { $line }. mintasort ({ $tiles }: { $move }), ami összesen { $points }.
hint-reply-new = E lépés révén { $player } befejezheti { $line ->
    [1] az
    [5] az
   *[other] a
} { $line }. mintasort ({ $tiles }: { $move }), ami összesen { $points }.
hint-centred = A többi az asztal közepére kerül: { $list }.
hint-row-completed = Kész lesz a falon { $row ->
    [1] az
    [5] az
   *[other] a
} { $row }. vízszintes sor: a játék végén { $points }.
hint-row-ends = Kész lesz a falon { $row ->
    [1] az
    [5] az
   *[other] a
} { $row }. vízszintes sor, így a játék ezzel a fordulóval véget ér; a sorért { $points } jár.
hint-column-completed = Kész lesz a falon { $column ->
    [1] az
    [5] az
   *[other] a
} { $column }. oszlop: a játék végén { $points }.
hint-colour-completed = Mind az öt { $colour } csempe a falon lesz: a játék végén { $points }.
hint-column-grows = { $column ->
    [1] Az
    [5] Az
   *[other] A
} { $column }. oszlopban az 5 csempéből { $tiles } lesz a falon; ha kész, { $points } jár érte.
hint-colour-grows = Az 5 { $colour } csempéből { $tiles } lesz a falon; mind az ötért { $points } jár.
hint-burden = Aki elveszi az asztal közepéről ezeket a csempéket ({ $tiles }), annak legalább { $least } a padlóvonalára esik.

hint-taken-sun = { $factory ->
    [1] Az
    [5] Az
   *[other] A
} { $factory }. manufaktúra napjáról { $tiles } érkezik.
hint-taken-large = A nagy manufaktúra napjáról { $tiles } érkezik.
hint-taken-moons = A holdakról { $tiles } érkezik.
hint-leftovers = { $factory ->
    [1] Az
    [5] Az
   *[other] A
} { $factory }. manufaktúra holdján alulról felfelé ez fekszik: { $list }; csak a legfelső csempe vehető el.
hint-leftovers-large = A többi nyíltan fekszik a nagy manufaktúra holdján: { $list }.
hint-leftover-next = A { $colour } csempe { $factory ->
    [1] az
    [5] az
   *[other] a
} { $factory }. manufaktúra holdjára kerül, a többi pedig rá: { $list }.
hint-chip-revealed = { $factory ->
    [1] Az
    [5] Az
   *[other] A
} { $factory }. manufaktúra bónuszzsetonja felfordul.
hint-chip-first = A bónuszzseton ({ $chip }) az első a forduló két zsetonja közül.
hint-chip-second = A bónuszzseton ({ $chip }) a második a forduló két zsetonja közül.
hint-chips-suffice = Ezzel elég lesz a bónuszzseton ahhoz, hogy a kupola csempézésekor kész legyen { $line ->
    [1] az
    [5] az
   *[other] a
} { $line }. mintasor ({ $colour }).
hint-plate-opening = A kupolalap ({ $plate }) { $kind }.
hint-plate-taken = A kupolalap ({ $plate }) { $kind }; erre a fordulóra { $tokens ->
    [0] nem marad kupolajelző
    [one] egy kupolajelző marad
   *[other] { $tokens } kupolajelző marad
}.
hint-plate-drawn = A halomról látatlanban egy { $kind } érkezik, ára { $points }.
hint-drawing-stopped = { $count ->
    [one] A húzott lapot megnézi és megtartja, aki húzta.
    [5] Az 5 húzott lapot megnézi, aki húzta, és egyet megtart közülük.
   *[other] A { $count } húzott lapot megnézi, aki húzta, és egyet megtart közülük.
}
hint-plate-kept = A kupolalap ({ $plate }) { $kind }; { $count ->
    [0] másik húzott lap nincs.
    [one] a másik visszakerül a halom alá.
   *[other] a többi { $count } visszakerül a halom alá.
}
hint-plate-returned = A kupolalap ({ $plate }) kerül következőnek a halom alá; csak az tudja, melyik az, aki húzta.
hint-slot = { $slot ->
    [1] Az
    [5] Az
   *[other] A
} { $slot }. kupolahelyre kerül a kupolalap ({ $plate }): { $row }. és { $next }. vízszintes sor.
hint-plate-placed = { $slot ->
    [1] Az
    [5] Az
   *[other] A
} { $slot }. kupolahelyen a kupolalap ({ $plate }) mezői: { $row }. vízszintes sor ({ $upper }) és { $next }. vízszintes sor ({ $lower }).
hint-space-gained = { $line ->
    [1] Az
    [5] Az
   *[other] A
} { $line }. mintasor ({ $colour }) megkapja a kupolán azt a mezőt, amely eddig hiányzott.
hint-space-gained-scores = { $line ->
    [1] Az
    [5] Az
   *[other] A
} { $line }. mintasor ({ $colour }) megkapja a kupolán azt a mezőt, amely eddig hiányzott: a mostani állás szerint { $points } járhat érte.
hint-goal-rises = Ez a cél a forduló után jobban áll: { $goal }, +{ $points }.
hint-goal-falls = Ez a cél a forduló után rosszabbul áll: { $goal }, −{ $points }.
hint-special = Az így megtelő különleges lapokért { $points } jár.
hint-paid = { $count ->
    [one] Egy bónuszzsetonnal
   *[other] { $count } bónuszzsetonnal
} kész lesz { $line ->
    [1] az
    [5] az
   *[other] a
} { $line }. mintasor, és a csempéért { $points } járhat; { $left ->
    [0] nem marad zseton
   *[other] { $left } zseton marad
}.
hint-declined = { $line ->
    [1] Az
    [5] Az
   *[other] A
} { $line }. mintasor nem lesz kész, a bónuszzsetonok megmaradnak ({ $chips }); készen a csempéért most { $points } járhatna.
hint-chip-spent = A bónuszzseton ({ $chip }) felhasználva; { $left ->
    [one] egy
   *[other] { $left }
} marad.
