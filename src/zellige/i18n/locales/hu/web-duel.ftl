# A párbaj asztala a böngészőben.
duel-tiles = { $count } { $colour }
duel-or = { " vagy " }
duel-chip-back = lefordított bónuszzseton
duel-chip-spent = { $chip }, felhasználva
duel-space-special = különleges
duel-space-multicoloured = többszínű
duel-space-special-filled = különleges csempe
duel-space-empty = üres
duel-slot-empty = nincs kupolalap
duel-plate-name = kupolalap: { $spaces }
duel-back-special = különleges lap hátoldala
duel-back-joker = jokerlap hátoldala
duel-line = { $line }. mintasor

duel-actions = Akciók
duel-tab-dome = Kupola
duel-tab-sun = Nap
duel-tab-moon = Hold
duel-tab-chip = Zseton

duel-ask-action = Válassz kupolalapot, csempéket vagy zsetont
duel-ask-dome = Válassz kupolalapot, vagy húzz a halomról
duel-ask-sun = Válassz egy színt valamelyik napról
duel-ask-moon = Válassz egy színt a holdak tetejéről
duel-ask-revealed = Válassz egy felfedett bónuszzsetont
duel-ask-chip = Elveszed ezt a bónuszzsetont?
duel-ask-draw = Fizetsz 1 pontot egy ismeretlen lapért? Ez nem vonható vissza.
duel-ask-reveal = Ez felfed egy bónuszzsetont, és nem vonható vissza.
duel-ask-turn = Forgasd el a lapot, majd erősítsd meg
duel-ask-leftover = Rakd egymásra a megmaradt csempéket alulról felfelé
duel-ask-column = Ide kerüljön a csempe: { $points }?
duel-hand = Kezedben: { $tiles }. Válassz mintasort.
duel-hand-or-other = Kezedben: { $tiles }. Válassz mintasort, vagy inkább más színt.
duel-hint-slot = Érints meg egy szabad kupolahelyet; még egy érintés elforgatja a lapot.
duel-hint-leftover = Amelyiket először érinted meg, az kerül legalulra.
duel-hint-keep = A többi visszakerül a halom alá.

duel-fills = kész
duel-lays = { $count ->
    [one] { $count } csempe
   *[other] { $count } csempe
}
duel-breaks = { $count ->
    [one] { $count } eltörik, { $points }
   *[other] { $count } eltörik, { $points }
}

duel-do-draw = Húzás { $points }
duel-do-stop = Megállok, megnézem
duel-do-turn = A lap elforgatása
duel-do-unstack = Az utolsó csempe visszavétele
duel-do-pay = Kiegészítés
duel-do-other-chips = Más zsetonok
duel-do-decline = Nem kell
duel-do-break = Mind eltörik { $points }
duel-pay-count = { $chips } zseton, { $pairs ->
    [one] { $pairs } pár
   *[other] { $pairs } pár
}

duel-name-board = { $player }: { $score } pont
duel-name-sun = { $factory }, nap: { $tiles }
duel-name-moon = { $factory }, hold: { $tiles } az összes holdról
duel-name-chip = { $factory }: { $chip } bónuszzseton elvétele
duel-name-stack = { $count } lapos halom, legfelül: { $back }
duel-name-goal = { $goal }. { $first }: { $mine }. { $second }: { $theirs }.
duel-name-line = { $line }. mintasor: { $size } helyből { $count } { $colour ->
    [none] { "" }
   *[other] { $colour }
}
duel-name-row = A kupola { $row }. vízszintes sora: { $tiles }
duel-name-slot = { $slot }. kupolahely
duel-name-column = { $column }. oszlop: { $points } pont
duel-name-leftover = Most { $tiles } kerül a holdra

duel-about-rows = 3 pont a kupolád minden kész vízszintes soráért.
duel-about-five-colours = 4 pont a kupolád minden olyan vízszintes soráért, amelyben mind az öt szín megvan.
duel-about-columns = 7 pont a kupolád minden kész oszlopáért.
duel-about-outer = 1 pont minden csempéért a 20 szélső mezőn.
duel-about-diagonals = 10 pont a két átló mindegyikéért, ha kész.
duel-about-corners = Teli lapok a sarkokban: felül 3, alul 8 pont.
duel-about-jokers = 2 pont minden többszínű mezőért, de csak ha a kupoládon mind tele van.
duel-about-empty-specials = 3 pont levonás minden üres különleges mezőért.

duel-took-sun = { $player }: { $thing } a napról, { $factory }
duel-took-moon = { $player }: { $thing } a holdakról
duel-laid = { $line }. mintasor: { $thing }
duel-broke = { $player }: törött csempék { $thing }
duel-left = { $factory }, hold: { $thing }
duel-start-tile-you = Megkapod a kezdőcsempét.
duel-plated = { $player }: { $thing }, { $slot }. kupolahely
duel-revealed-here = { $factory }: { $thing } felfedve
duel-chip-taken = { $player }: { $thing } bónuszzseton
duel-chip-used = { $player }: { $thing } felhasználva
duel-tile-scored = { $player }: { $thing }, { $row }. vízszintes sor { $points }
duel-log-first = Kezdőjátékos: { $player }.
duel-log-to-line = → { $line }. mintasor
duel-log-broken = összetört
duel-log-drawn = a halomról húzva: { $count }
duel-log-to-slot = → { $slot }. kupolahely
duel-log-revealed = felfedve
duel-log-chip = bónuszzseton
duel-log-spent = felhasználva
duel-log-passed = passzol

duel-key-sun = 2. manufaktúra, nap, kék (0 a nagy manufaktúra)
duel-key-moon = sárga a holdakról
duel-key-chip = a 3. manufaktúra bónuszzsetonja
duel-key-dome = az első kupolalap (0 a halom)
duel-key-line = mintasor; x: minden csempe eltörik
duel-key-leftover = a megmaradt csempék szín szerint, alulról felfelé
duel-key-slot = kupolahely; r elforgatja a lapot
duel-key-column = a kupola oszlopa
duel-key-pay = fizetés a javaslat szerint, más zsetonok, nem
duel-key-confirm = megerősítés, mégse, visszavonás
