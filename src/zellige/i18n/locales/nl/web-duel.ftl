# De tafel van het duel in de browser.
duel-tiles = { $count } { $colour }
duel-or = { " of " }
duel-chip-back = gedekt bonusfiche
duel-chip-spent = { $chip }, ingezet
duel-space-special = speciaal
duel-space-multicoloured = meerkleurig
duel-space-special-filled = speciale tegel
duel-space-empty = leeg
duel-slot-empty = geen koepelplaat
duel-plate-name = koepelplaat: { $spaces }
duel-back-special = achterkant van een speciale plaat
duel-back-joker = achterkant van een jokerplaat
duel-line = Patroonlijn { $line }

duel-actions = Acties
duel-tab-dome = Koepel
duel-tab-sun = Zon
duel-tab-moon = Maan
duel-tab-chip = Fiche

duel-ask-action = Kies een koepelplaat, tegels of een fiche
duel-ask-dome = Kies een koepelplaat of de stapel
duel-ask-sun = Kies een kleur op een zon
duel-ask-moon = Kies een kleur die boven op de manen ligt
duel-ask-revealed = Kies een onthuld bonusfiche
duel-ask-chip = Dit bonusfiche pakken?
duel-ask-draw = 1 punt betalen voor een ongeziene plaat? Dit kan niet ongedaan worden gemaakt.
duel-ask-reveal = Dit onthult een bonusfiche en kan niet ongedaan worden gemaakt.
duel-ask-turn = Draai de plaat en bevestig
duel-ask-leftover = Stapel de overgebleven tegels van onder naar boven
duel-ask-column = De tegel hier leggen: { $points }?
duel-hand = In je hand: { $tiles }. Kies een patroonlijn.
duel-hand-or-other = In je hand: { $tiles }. Kies een patroonlijn, of toch een andere kleur.
duel-hint-slot = Raak een vrij koepelvak aan; nog eens aanraken draait de plaat.
duel-hint-leftover = Wat je eerst aanraakt, ligt onderop.
duel-hint-keep = De andere gaan terug onder de stapel.

duel-fills = compleet
duel-lays = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
duel-breaks = { $count ->
    [one] { $count } breekt, { $points }
   *[other] { $count } breken, { $points }
}

duel-do-draw = Trek { $points }
duel-do-stop = Stop en bekijk
duel-do-turn = Draai de plaat
duel-do-unstack = Neem de laatste tegel terug
duel-do-pay = Maak compleet
duel-do-other-chips = Andere fiches
duel-do-decline = Laat liggen
duel-do-break = Breek alles { $points }
duel-pay-count = { $chips } fiches, { $pairs ->
    [one] { $pairs } paar
   *[other] { $pairs } paren
}

duel-name-board = { $player }: { $score } punten
duel-name-sun = { $factory }, zon: { $tiles }
duel-name-moon = { $factory }, maan: { $tiles } van alle manen
duel-name-chip = { $factory }: pak bonusfiche { $chip }
duel-name-stack = Stapel van { $count } platen, bovenop: { $back }
duel-name-goal = { $goal }. { $first }: { $mine }. { $second }: { $theirs }.
duel-name-line = Patroonlijn { $line }: { $count } van { $size } { $colour ->
    [none] { "" }
   *[other] { $colour }
}
duel-name-row = Koepelrij { $row }: { $tiles }
duel-name-slot = Koepelvak { $slot }
duel-name-column = Kolom { $column }: { $points } punten
duel-name-leftover = Stapel nu { $tiles }

duel-about-rows = 3 punten per complete rij van je koepel.
duel-about-five-colours = 4 punten per rij van je koepel met alle vijf kleuren.
duel-about-columns = 7 punten per complete kolom van je koepel.
duel-about-outer = 1 punt per tegel op de 20 buitenste vakken.
duel-about-diagonals = 10 punten voor elk van de twee complete diagonalen.
duel-about-corners = Volle platen in de hoeken: boven 3 punten, onder 8 punten.
duel-about-jokers = 2 punten per meerkleurig vak, maar alleen als al jouw meerkleurige vakken vol zijn.
duel-about-empty-specials = 3 punten verlies per leeg speciaal vak.

duel-took-sun = { $player }: { $thing } van de zon, { $factory }
duel-took-moon = { $player }: { $thing } van de manen
duel-laid = { $thing } op patroonlijn { $line }
duel-broke = { $player }: { $thing } gebroken
duel-left = { $factory }, maan: { $thing }
duel-start-tile-you = Je krijgt de startspelertegel.
duel-plated = { $player }: { $thing } op koepelvak { $slot }
duel-revealed-here = { $factory }: { $thing } onthuld
duel-chip-taken = { $player }: bonusfiche { $thing }
duel-chip-used = { $player }: { $thing } ingezet
duel-tile-scored = { $player }: { $thing } op rij { $row } { $points }
duel-log-first = { $player } begint.
duel-log-to-line = → patroonlijn { $line }
duel-log-broken = gebroken
duel-log-drawn = van de stapel getrokken: { $count }
duel-log-to-slot = → koepelvak { $slot }
duel-log-revealed = onthuld
duel-log-chip = bonusfiche
duel-log-spent = ingezet
duel-log-passed = past

duel-key-sun = zon van fabriek 2, blauw (0 is de grote fabriek)
duel-key-moon = geel van de manen
duel-key-chip = bonusfiche van fabriek 3
duel-key-dome = eerste koepelplaat (0 is de stapel)
duel-key-line = patroonlijn; x breekt alle tegels
duel-key-leftover = overgebleven tegels op kleur, van onder naar boven
duel-key-slot = koepelvak; r draait de plaat
duel-key-column = kolom van de koepel
duel-key-pay = betaal zoals voorgesteld, andere fiches, nee
duel-key-confirm = bevestigen, annuleren, ongedaan maken
