# Waarom iets geweigerd is, in één zin.
error-place = Regel { $line }, kolom { $column }:
error-move-place = Regel { $line }, kolom { $column }, zet { $number }:
error-unreadable = { $expected }{ $hint ->
    [none] { "" }
   *[other] { " " }({ $hint })
} verwacht, maar { $found ->
    [none] niets
   *[other] ‘{ $found }’
} gevonden.

illegal-no-such-move = Deze zet bestaat niet.
illegal-deal-awaited = De tegels voor de volgende ronde liggen nog niet klaar.
illegal-game-is-over = Het spel is afgelopen.
illegal-take-awaited = Nu moeten er tegels van een fabrieksschijf of van het midden van de tafel worden genomen.
illegal-placement-awaited = Kies eerst een verticale lijn voor een complete patroonlijn.
illegal-other-line = Patroonlijnen gaan van boven naar beneden; een andere patroonlijn komt eerst.
illegal-no-such-display = Deze fabrieksschijf doet niet mee in dit spel.
illegal-display-lacks-colour = Op deze fabrieksschijf ligt geen tegel van die kleur.
illegal-centre-lacks-colour = In het midden van de tafel ligt geen tegel van die kleur.
illegal-line-full = Deze patroonlijn is vol.
illegal-line-holds-other-colour = Op deze patroonlijn ligt een andere kleur.
illegal-colour-on-wall-row = Deze kleur ligt al op dezelfde horizontale lijn van de muur.
illegal-plate-awaited = Nu moet er een openliggende koepelplaat worden gekozen.
illegal-action-awaited = Een beurt begint met een van de vier acties.
illegal-draw-awaited = Trek eerst nog een koepelplaat, of stop met trekken.
illegal-keep-awaited = Kies eerst welke van de getrokken platen je houdt.
illegal-return-awaited = Kies eerst welke plaat als volgende terug onder de stapel gaat.
illegal-slot-awaited = Kies eerst een koepelvak voor de koepelplaat.
illegal-rotation-awaited = Kies eerst hoe je de koepelplaat draait.
illegal-line-awaited = Leg eerst de tegels uit je hand neer.
illegal-leftover-awaited = Stapel eerst de overgebleven tegels op de maan.
illegal-payment-awaited = Beslis eerst of je de patroonlijn met bonusfiches compleet maakt.
illegal-chip-awaited = Kies eerst de bonusfiches die je inzet.
illegal-column-awaited = Kies eerst een vak van de koepel voor de complete patroonlijn.
illegal-not-on-display = Deze koepelplaat ligt niet open in het aanbod.
illegal-no-token = Je hebt in deze ronde geen koepelfiche meer over.
illegal-no-plates-in-last-round = In de vijfde ronde worden er geen koepelplaten gepakt.
illegal-no-point-to-pay = Een plaat van de stapel kost een punt, en dat heb je niet.
illegal-stack-empty = De stapel koepelplaten is op.
illegal-sun-lacks-colour = Op het zongedeelte van deze fabriek ligt geen tegel van die kleur.
illegal-moons-lack-colour = Op geen enkele maan ligt bovenop een tegel van die kleur.
illegal-no-revealed-chip = Op deze fabriek ligt geen onthuld bonusfiche.
illegal-two-chips-taken = Je hebt in deze ronde al twee bonusfiches gepakt.
illegal-plate-not-drawn = Je hebt deze koepelplaat niet getrokken.
illegal-slot-taken = Op dit koepelvak ligt al een koepelplaat.
illegal-no-such-leftover = Er is geen overgebleven tegel van die kleur.
illegal-cannot-pay = Voor deze betaling heb je niet de juiste bonusfiches.
illegal-chip-does-not-fit = Met dit bonusfiche krijg je de betaling niet rond.
illegal-no-such-space = De koepel heeft daar geen vrij vak voor deze tegel.
illegal-space-taken = Dit vak van de muur is bezet.
illegal-space-of-other-colour = Dit vak van de muur is voor een andere kleur.
illegal-colour-in-column = Deze kleur ligt al op die verticale lijn van de muur.

deal-game-is-over = Het spel is afgelopen.
deal-no-deal-awaited = Tegels worden alleen tussen twee rondes aangevuld.
deal-number-of-displays = De aanvulling moet elke fabrieksschijf van dit spel één keer noemen.
deal-display-overfull = Een fabrieksschijf krijgt hoogstens vier tegels.
deal-number-of-tiles = Elke fabrieksschijf krijgt vier tegels zolang er nog tegels in de zak of het deksel zijn.
deal-tiles-not-in-bag = Deze tegels zitten niet in de zak.
deal-bag-not-used-up = Eerst gaan alle tegels uit de zak op, daarna pas die uit het deksel.
deal-number-of-factories = Een aanvulling noemt de grote fabriek en de vier kleine.
deal-factory-tiles = De grote fabriek krijgt vijf tegels en elke kleine vier, zolang er nog tegels zijn.
deal-large-factory-of-one-colour = Vijf tegels van één kleur op de grote fabriek gaan terug, en er wordt opnieuw getrokken.
deal-bag-before-tower = Eerst gaan alle tegels uit de zak op, daarna pas die uit de toren.
deal-number-of-chips = Elke kleine fabriek krijgt één bonusfiche.
deal-chips-not-in-pile = Deze bonusfiches liggen niet meer in de voorraad.
