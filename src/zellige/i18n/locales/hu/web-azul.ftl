# Az Azul asztala a böngészőben.
azul-ask-colour = Válassz színt
azul-ask-row = Válassz sort
azul-ask-column = Válassz oszlopot: { $line }. mintasor
azul-ask-confirm = Erősítsd meg a lépést
azul-colour-first = Előbb színt válassz, aztán sort.

azul-display = { $number }. manufaktúrakorong
azul-centre = az asztal közepe
azul-line = { $line }. mintasor
azul-floor = padlóvonal
azul-group = { $source }: { $count } { $colour }
azul-take = { $count } { $colour } → { $row }
azul-place = { $line }. mintasor → { $column }. oszlop: +{ $points }
azul-fills = kész
azul-fills-points = kész, +{ $points }
azul-falls = { $count } a padlóra, −{ $cost }
azul-marker-costs = jelző, −{ $cost }

azul-line-empty = { $line }. mintasor: üres, { $size } mező
azul-line-holds = { $line }. mintasor: { $size } mezőből { $count }, { $colour }
azul-wall-holds = fal: { $colours }
azul-floor-holds = Padlóvonal: { $count ->
    [0] üres
   *[other] { $count } csempe
}
azul-marker-here = Itt van a kezdőjátékos-jelző.
azul-marker-gone = A kezdőjátékos-jelzőt már elvették.
azul-score = Pontszám: { $score }
azul-winner = Győztes
azul-bonus-rows = { $count } sor +{ $points }
azul-bonus-columns = { $count } oszlop +{ $points }
azul-bonus-colours = { $count } szín +{ $points }

azul-told-take = { $player }: { $count } { $colour }, innen: { $source }, ide: { $row }.
azul-told-take-falls = { $player }: { $count } { $colour }, innen: { $source }, ide: { $row }, ebből { $fallen } a padlóvonalra.
azul-told-marker-you = Megkapod a kezdőjátékos-jelzőt.
azul-told-end = A játék véget ért.

azul-key-take = kék a 3. manufaktúrakorongról a 4. mintasorba
azul-key-centre = az asztal közepe egy manufaktúrakorong helyett
azul-key-floor = a padlóvonal egy mintasor helyett
azul-key-colours = kék, sárga, piros, fekete, fehér
azul-key-column = szürke oldal: a csempe oszlopa
azul-key-confirm = megerősítés
azul-key-cancel = mégse
azul-key-undo = visszavonás
