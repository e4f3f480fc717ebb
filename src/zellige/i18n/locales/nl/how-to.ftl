# Hoe je beide spellen speelt, en hoe deze tafel werkt.
how-rules = Regels { $rules }
how-details = Bijzonderheden

# Azul.
how-azul-intro = Je bekleedt een muur van vijf bij vijf vakken. Elke ronde neem je tegels, verzamel je ze op je patroonlijnen en schuif je van elke complete patroonlijn één tegel naar je muur. Tegels die daar aan elkaar grenzen, leveren meer op. Wie de meeste punten heeft, wint.
how-azul-players = 2 tot 4 spelers
how-azul-length = minstens 5 rondes

how-azul-take = Neem één kleur
how-azul-take-display = Ben je aan de beurt, kies dan een fabrieksschijf en neem daarvan alle tegels van één kleur. De andere tegels van die schijf schuiven naar het midden van de tafel.
how-azul-take-centre = Of kies een kleur in het midden en neem daar alle tegels van die kleur. Wie dat in een ronde als eerste doet, krijgt ook het startspelerfiche: je begint de volgende ronde, maar het fiche ligt op je vloerlijn en kost daar evenveel als een tegel.
how-azul-take-always = Zolang er tegels liggen, moet je iets nemen, en altijd alle tegels van de gekozen kleur.
how-azul-take-drawing = Op een fabrieksschijf liggen twee blauwe tegels, een rode en een gele. De twee blauwe gaan naar een patroonlijn; de rode en de gele gaan naar het midden van de tafel, waar een zwarte tegel en het startspelerfiche liggen.

how-azul-lines = Vul een patroonlijn
how-azul-lines-lay = Alles wat je neemt, leg je op een van je vijf patroonlijnen, van rechts naar links. Op de bovenste past één tegel, op de onderste passen er vijf.
how-azul-lines-colour = Op een patroonlijn ligt maar één kleur.
how-azul-lines-wall = Een kleur die al op dezelfde horizontale lijn van je muur ligt, mag er niet bij.
how-azul-lines-surplus = Tegels die niet passen, vallen op de vloerlijn.
how-azul-lines-floor = Je mag ook alles wat je neemt op de vloerlijn leggen, en soms moet dat.
how-azul-lines-drawing = Vijf patroonlijnen naast de muur. Patroonlijn 1 is compleet met een gele tegel. Twee blauwe tegels komen op patroonlijn 3, waar nog één vak vrij blijft. Op patroonlijn 5 liggen drie zwarte tegels. Op de muur liggen al enkele tegels.

how-azul-floor = Betaal voor de vloerlijn
how-azul-floor-costs = De vloerlijn wordt van links naar rechts gevuld. Aan het einde van de ronde kosten de zeven vakken 1, 1, 2, 2, 2, 3 en 3 punten. Wat daarna nog valt, gaat in het deksel en kost niets, en je score zakt nooit onder 0.
how-azul-floor-drawing = Het fiche en twee rode tegels liggen op de vloerlijn en kosten 1, 1 en 2 punten: samen 4.

how-azul-wall = Bekleed de muur
how-azul-wall-move = Zijn alle tegels genomen, dan gaat iedereen de patroonlijnen van boven naar beneden langs. Van elke complete patroonlijn schuift één tegel naar het vak van zijn kleur op dezelfde hoogte van de muur; de andere tegels van die lijn gaan in het deksel. Wat nog niet compleet is, blijft liggen voor de volgende ronde.
how-azul-wall-score = De tegel levert meteen punten op. Tel de aangrenzende tegels op zijn horizontale lijn en die op zijn verticale lijn, telkens met de tegel zelf erbij, en tel die twee aantallen op. Heeft hij maar in één richting buren, dan telt alleen die richting. Ligt hij alleen, dan levert hij 1 punt op.
how-azul-wall-drawing = Een blauwe tegel maakt een horizontale rij van drie en een verticale rij van twee: 3 plus 2 is 5 punten. Een andere tegel ligt alleen en levert 1 punt op.

how-azul-next = Speel de volgende ronde
how-azul-next-deal = De vloerlijnen worden leeggemaakt, op elke fabrieksschijf komen vier nieuwe tegels uit de zak, en wie het startspelerfiche heeft, begint.

how-azul-end = Sluit af met bonuspunten
how-azul-end-when = Het spel eindigt na de ronde waarin iemand een horizontale lijn van de muur compleet maakt. Dan krijgt iedereen nog bonuspunten:
how-azul-end-row = 2 punten per complete horizontale lijn
how-azul-end-column = 7 punten per complete verticale lijn
how-azul-end-colour = 10 punten per kleur waarvan alle vijf tegels op de muur liggen

how-azul-grey = De grijze zijde
how-azul-grey-free = Op de grijze zijde staan geen kleuren op de muur. De tegel van een complete patroonlijn mag op elk vrij vak van dezelfde horizontale lijn, zolang een kleur nergens twee keer op een horizontale of verticale lijn ligt.
how-azul-grey-falls = Is er zo’n vak, dan moet je het gebruiken. Is er geen, dan vallen alle tegels van die patroonlijn op de vloerlijn.
how-azul-grey-drawing = Een gele tegel moet op horizontale lijn 2 komen. Eén vak is bezet en één is verboden, omdat op die verticale lijn al een gele tegel ligt. Drie vakken zijn toegestaan.

how-azul-setup = Voorbereiding
how-azul-setup-text = Met 2, 3 of 4 spelers liggen er 5, 7 of 9 fabrieksschijven met elk vier tegels. Er zijn 100 tegels, 20 van elke kleur. Wie begint, wordt geloot of door de tafel gekozen.
how-azul-tie = Gelijke stand
how-azul-tie-text = Van de spelers met de meeste punten wint wie de meeste complete horizontale lijnen heeft. Is ook dat gelijk, dan is het een gedeelde overwinning.
how-azul-bag = Een lege zak
how-azul-bag-text = Is de zak leeg, dan gaan de tegels uit het deksel er weer in en gaat het vullen verder. Zijn het er ook dan te weinig, dan begint de ronde met minder tegels; is er niet één tegel meer, dan is het spel afgelopen.
how-azul-full = Een volle vloerlijn
how-azul-full-text = Is je vloerlijn al vol als je het startspelerfiche neemt, dan kost het niets, maar je begint wel de volgende ronde.
how-azul-marker = Niemand nam het fiche
how-azul-marker-text = Kwam er in een ronde niets in het midden, dan begint dezelfde speler nog eens.

# Azul Duel.
how-duel-intro = Je bouwt een koepel van negen platen en vult de vakken met tegels. In elke ronde pakken jullie om beurten platen, tegels en bonusfiches; daarna betegelen beide spelers hun koepel. Na vijf rondes leveren de scoredoelen nog punten op, en wie de meeste punten heeft, wint.
how-duel-players = 2 spelers
how-duel-length = 5 rondes
how-duel-start = 5 punten om mee te beginnen

how-duel-opening = Leg een eerste plaat
how-duel-opening-text = Er liggen drie koepelplaten open. Vóór de eerste ronde kiest de tweede speler er een en legt die op een koepelvak naar keuze; daarna doet de startspeler hetzelfde.
how-duel-opening-kinds = Elke plaat heeft drie gekleurde vakken en een vierde. Op een speciale plaat is dat een speciaal vak, dat alleen een speciale tegel kan vullen; op een jokerplaat is het meerkleurig en past er elke kleur op.
how-duel-opening-drawing = Een speciale plaat gaat, een kwartslag gedraaid, naar een koepelvak. Er ligt al een jokerplaat met een meerkleurig vak op de koepel.

how-duel-turn = Kies een van vier acties
how-duel-turn-text = Jullie zijn om beurten aan zet tot er niets meer te pakken valt. Een beurt is precies één van deze acties.

how-duel-plate = Koepel: leg een plaat
how-duel-plate-token = Zet een van je twee koepelfiches in, pak een open plaat en leg die op een leeg koepelvak, gedraaid zoals je wilt. Daarna blijft ze zo liggen. In ronde 1 tot en met 4 moet je beide fiches gebruiken; in ronde 5 worden er geen platen gepakt.
how-duel-plate-stack = In plaats van een open plaat te pakken mag je van de stapel trekken: elke plaat kost 1 punt, je mag zo vaak trekken als je wilt, je houdt er één en legt de andere terug onder de stapel.

how-duel-sun = Zon: pak van één fabriek
how-duel-sun-take = Pak alle tegels van één kleur van het zongedeelte van één fabriek. Bij een kleine fabriek stapel je de overige tegels op de maan, boven op het bonusfiche, in een volgorde naar keuze. Bij de grote fabriek komen ze los naast elkaar op de maan.
how-duel-sun-drawing = Een kleine fabriek met op het zongedeelte twee turquoise tegels, een rode en een zwarte, en op de maan een gedekt bonusfiche. Nadat turquoise is gepakt, liggen rood en zwart gestapeld op het fiche.

how-duel-moon = Maan: pak van alle fabrieken
how-duel-moon-take = Kies een kleur en pak elke tegel van die kleur die bovenop ligt: van elke kleine maan hooguit de bovenste tegel, van de grote maan alle tegels van die kleur.
how-duel-moon-start = Wie als eerste van de grote maan pakt, krijgt ook de startspelertegel. Daarmee begin je de volgende ronde, maar hij kost 2 punten.
how-duel-moon-drawing = Geel wordt van de manen gepakt: de bovenste tegels van twee stapels en een tegel van de grote maan, met de startspelertegel erbij. Een gele tegel onder een rode blijft liggen.

how-duel-chip = Fiche: pak een bonusfiche
how-duel-chip-take = Wordt de laatste tegel van een kleine maan gepakt, dan wordt het fiche eronder onthuld. Pak een onthuld bonusfiche en bewaar het voor het betegelen. Elke speler pakt er twee per ronde.
how-duel-chip-drawing = De laatste tegel gaat van een maan, en het fiche eronder blijkt turquoise en geel te tonen.

how-duel-lines = Vul een patroonlijn
how-duel-lines-lay = De tegels die je van zon of maan pakt, leg je op een van je zes patroonlijnen, van rechts naar links, één kleur per lijn. Wat niet past, breekt. Je mag ook alles wat je pakt laten breken.
how-duel-lines-later = Een patroonlijn mag wachten met een kleur waarvoor je koepel nog geen vak heeft.

how-duel-dome = Betegel de koepel
how-duel-dome-move = Ga de patroonlijnen van boven naar beneden langs. De tegel van een complete lijn gaat naar een vrij vak van zijn kleur, of naar een meerkleurig vak, op de rij van de koepel ernaast. Je kiest zelf welk vak, maar als er een is, moet je het gebruiken.
how-duel-dome-score = Hij levert de aangrenzende tegels op zijn rij op plus die in zijn kolom, telkens met de tegel zelf erbij; alleen levert hij 1 punt op.
how-duel-dome-special = Zijn de drie kleuren van een speciale plaat gevuld, dan komt er meteen een speciale tegel op het vierde vak; die levert het nummer van zijn rij op.
how-duel-dome-stay = Een patroonlijn zonder passend vak houdt haar tegels, tenzij op haar rij van de koepel al drie platen liggen: dan breken de tegels.
how-duel-dome-drawing = Een gele tegel op rij 1 maakt een horizontale rij van drie en een verticale rij van twee: 5 punten. Hij vult ook een speciale plaat: de speciale tegel op rij 2 levert nog 2 punten op.

how-duel-pay = Vul aan met bonusfiches
how-duel-pay-price = Ligt er op een incomplete patroonlijn minstens één tegel, dan kunnen bonusfiches de rest vervangen: per ontbrekende tegel twee fiches die de kleur van de lijn tonen, of drie willekeurige fiches. De tegel moet dan wel meteen op de koepel kunnen, en ingezette fiches ben je kwijt.
how-duel-pay-drawing = Twee fiches die turquoise tonen, vervangen een turquoise tegel. Drie willekeurige fiches vervangen een tegel van elke kleur.

how-duel-broken = Betaal voor gebroken tegels
how-duel-broken-costs = De eerste gebroken tegel kost 1 punt, de tweede 2, de derde 3 en de vierde 4; meer tegels kosten niets. De startspelertegel kost 2 punten. Je score zakt nooit onder 0.
how-duel-broken-drawing = Drie gebroken tegels kosten 1, 2 en 3 punten en de startspelertegel 2: samen 8.

how-duel-next = Speel de volgende ronde
how-duel-next-text = De open platen worden aangevuld tot drie, de fabrieken krijgen nieuwe tegels en fiches, beide spelers hebben weer twee koepelfiches, en wie de startspelertegel heeft, begint.

how-duel-goals = Sluit af met de scoredoelen
how-duel-goals-text = Drie of vier van deze scoredoelen doen mee; de tafel kiest ze vóór het spel. Na ronde 5 tellen ze allemaal.

how-duel-tie = Gelijke stand
how-duel-tie-text = Hebben jullie evenveel punten, dan wint wie na ronde 5 de startspelertegel heeft.
how-duel-bag = Een lege zak
how-duel-bag-text = Is de zak leeg, dan gaan de tegels uit de toren er weer in. Zijn het er ook dan te weinig, dan begint de ronde met minder tegels.
how-duel-one-colour = Eén kleur op de grote fabriek
how-duel-one-colour-text = Hebben alle vijf tegels daar dezelfde kleur, dan gaan ze terug in de zak en wordt er opnieuw getrokken.
how-duel-no-points = Geen punten om te betalen
how-duel-no-points-text = Met 0 punten mag je alleen van de stapel trekken als er geen plaat meer openligt: één plaat, gratis.
how-duel-pass = Passen
how-duel-pass-text = Je past alleen als geen van de vier acties mogelijk is. De andere speler is dan misschien een paar keer achter elkaar aan de beurt.
how-duel-hidden = Wat niemand ziet
how-duel-hidden-text = Verborgen zijn de volgorde van de zak en van de stapel en de gedekte bonusfiches. Aan de achterkant van de bovenste plaat zie je of het een speciale plaat of een jokerplaat is. Welke platen je teruglegde, weet alleen jij.

# Deze tafel.
how-table = Zo werkt deze tafel
how-table-tap = Tikken, kijken, bevestigen
how-table-tap-azul = Tik op een kleur en de tegels komen omhoog; de patroonlijnen waar ze mogen liggen, lichten op en zeggen wat er zou gebeuren. Tik op een lijn om het te zien en bevestig dan. Bij de instellingen kun je het bevestigen uitzetten. Slepen kan ook.
how-table-tap-duel = Kies een actie en dan de tegels, de plaat of het fiche. De mogelijke plekken lichten op en laten zien wat er zou gebeuren; bevestig dan. Bij de instellingen kun je het bevestigen uitzetten.
how-table-undo = Terugnemen
how-table-undo-text = Tot de volgende speler iets doet, kun je je zet terugnemen, maar niet voorbij iets wat onthuld is: nieuwe tegels, een bonusfiche of een getrokken plaat. Daarna kun je de anderen vragen of je een zet mag terugnemen.
how-table-look = Terugkijken
how-table-look-text = De laatste zet blijft omlijnd. Je kunt op elk moment door het hele spel bladeren zonder het te storen, en na afloop zo vaak als je wilt. Na afloop vertelt de sterkste bot wat elke beslissing waard was en toont wat beter was geweest.
how-table-keys = Toetsenbord
how-table-keys-text = Alles kan zonder muis, en alles wat er gebeurt, wordt ook uitgesproken voor schermlezers.
how-table-all-keys = alle toetsen
