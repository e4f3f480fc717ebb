# Hogyan kell játszani a két játékot, és hogyan működik ez az asztal.
how-rules = Szabályok: { $rules }
how-details = Részletek

# Azul.
how-azul-intro = Egy ötször ötmezős falat díszítesz. Minden fordulóban csempéket veszel el, a mintasoraidban gyűjtöd őket, és minden kész mintasorból egy csempe a faladra kerül. Az egymással érintkező csempék ott többet érnek. Az nyer, akinek a legtöbb pontja van.
how-azul-players = 2–4 játékos
how-azul-length = legalább 5 forduló

how-azul-take = Vegyél el egy színt
how-azul-take-display = Amikor sorra kerülsz, válassz egy manufaktúrakorongot, és vedd el róla egy szín összes csempéjét. A korong többi csempéje az asztal közepére csúszik.
how-azul-take-centre = Vagy válassz egy színt az asztal közepén, és vedd el onnan az összes ilyen csempét. Aki egy fordulóban elsőként tesz így, az a kezdőjátékos-jelzőt is megkapja: ő kezdi a következő fordulót, de a jelző a padlóvonalára kerül, és ott annyiba kerül, mint egy csempe.
how-azul-take-always = Amíg van csempe, el kell venned valamit, és a választott színből mindig az összeset.
how-azul-take-drawing = Egy manufaktúrakorongon két kék, egy piros és egy sárga csempe van. A két kék egy mintasorba kerül; a piros és a sárga az asztal közepére, ahol egy fekete csempe és a kezdőjátékos-jelző van.

how-azul-lines = Tölts fel egy mintasort
how-azul-lines-lay = Minden elvett csempe az öt mintasorod egyikébe kerül, jobbról balra. A legfelsőben egy csempe fér el, a legalsóban öt.
how-azul-lines-colour = Egy mintasorban csak egyféle szín lehet.
how-azul-lines-wall = Nem kerülhet bele olyan szín, amely a fal ugyanazon vízszintes sorában már megvan.
how-azul-lines-surplus = Ami nem fér el, a padlóvonalra esik.
how-azul-lines-floor = Az elvett csempéket mind a padlóvonalra is rakhatod, és néha muszáj is.
how-azul-lines-drawing = Öt mintasor a fal mellett. Az 1. mintasor egy sárga csempével kész. A 3. mintasorba két kék csempe kerül, egy mező üresen marad. Az 5. mintasorban három fekete csempe van. A falon már van néhány csempe.

how-azul-floor = Fizess a padlóvonalért
how-azul-floor-costs = A padlóvonal balról telik meg. A forduló végén a hét mezője 1, 1, 2, 2, 2, 3 és 3 pontba kerül. Ami ezután esik le, a doboz fedelébe kerül, és nem jár levonással, a pontszámod pedig sosem csökken 0 alá.
how-azul-floor-drawing = A jelző és két piros csempe van a padlóvonalon: ez 1, 1 és 2 pontba kerül, összesen 4 pontba.

how-azul-wall = Csempézd a falat
how-azul-wall-move = Ha minden csempe elfogyott, mindenki fentről lefelé végigmegy a mintasorain. Minden kész mintasorból egy csempe átkerül a fal ugyanazon sorába, a saját színű mezőre; a mintasor többi csempéje a doboz fedelébe megy. A befejezetlen mintasorok a következő fordulóra maradnak.
how-azul-wall-score = A csempéért azonnal pont jár. Számold meg, hány csempe kapcsolódik hozzá vízszintesen, majd azt is, hány függőlegesen, mindkétszer vele együtt, és add össze a kettőt. Ha csak az egyik irányban van szomszédja, csak az számít. Ha egyáltalán nincs, 1 pont jár érte.
how-azul-wall-drawing = Egy kék csempe vízszintesen hármas, függőlegesen kettes láncot alkot: 3 meg 2, az 5 pont. Egy másik csempe magányos, ezért 1 pontot ér.

how-azul-next = Jöhet a következő forduló
how-azul-next-deal = A padlóvonalak kiürülnek, minden manufaktúrakorongra négy új csempe kerül a zsákból, és az kezd, akinél a kezdőjátékos-jelző van.

how-azul-end = A végén bónuszok
how-azul-end-when = A játék annak a fordulónak a végén ér véget, amelyben valaki befejez egy vízszintes sort a falán. Ekkor mindenki bónuszpontokat kap:
how-azul-end-row = 2 pont minden kész vízszintes sorért
how-azul-end-column = 7 pont minden kész oszlopért
how-azul-end-colour = 10 pont minden színért, amelynek mind az öt csempéje a falon van

how-azul-grey = A szürke oldal
how-azul-grey-free = A szürke oldalon nincsenek színek a falon. A kész mintasor csempéje a mellette lévő vízszintes sor bármelyik szabad mezőjére kerülhet, de egyik sorban és egyik oszlopban sem ismétlődhet szín.
how-azul-grey-falls = Ha van ilyen mező, használnod kell. Ha nincs, a mintasor összes csempéje a padlóvonalra esik.
how-azul-grey-drawing = A 2. vízszintes sorba egy sárga csempe kerül. Az egyik mező foglalt, egy másik tilos, mert az oszlopában már van sárga csempe. Három mező szabályos.

how-azul-setup = Előkészületek
how-azul-setup-text = 2, 3 vagy 4 játékoshoz 5, 7 vagy 9 manufaktúrakorong kell, mindegyiken négy csempével. Összesen 100 csempe van, színenként 20. A kezdőjátékost kisorsolják, vagy az asztalnál választják ki.
how-azul-tie = Döntetlen
how-azul-tie-text = Ha többeknek van a legtöbb pontjuk, közülük az nyer, akinek több kész vízszintes sora van. Ha ez is egyenlő, osztoznak a győzelmen.
how-azul-bag = Ha kiürül a zsák
how-azul-bag-text = Ha a zsák kiürül, a doboz fedelében lévő csempék visszakerülnek bele, és a feltöltés folytatódik. Ha ez is kevés, a forduló kevesebb csempével indul; ha egyetlen csempe sincs, a játék véget ér.
how-azul-full = Ha tele van a padlóvonal
how-azul-full-text = Ha tele van a padlóvonalad, amikor elveszed a jelzőt, nem vonnak le érte pontot, de így is te kezded a következő fordulót.
how-azul-marker = Ha senki sem vette el a jelzőt
how-azul-marker-text = Ha egy fordulóban semmi sem került az asztal közepére, ugyanaz a játékos kezd újra.

# Azul Duel.
how-duel-intro = Kilenc lapból kupolát építesz, és a mezőit csempékkel töltöd meg. Minden fordulóban felváltva vesztek el lapokat, csempéket és bónuszzsetonokat, aztán mindketten csempézitek a kupolátokat. Öt forduló után a célok is pontot hoznak, és az nyer, akinek több pontja van.
how-duel-players = 2 játékos
how-duel-length = 5 forduló
how-duel-start = 5 kezdőpont

how-duel-opening = Tedd le az első lapot
how-duel-opening-text = Három kupolalap van felfordítva. Az első forduló előtt a második játékos választ egyet, és a kupolája bármelyik helyére leteszi, majd a kezdőjátékos ugyanígy tesz.
how-duel-opening-kinds = Minden lapon van három színes mező és egy negyedik. A különleges lapon ez különleges mező, amelyre csak különleges csempe kerülhet; a jokerlapon többszínű, és bármelyik színt befogadja.
how-duel-opening-drawing = Egy különleges lap negyed fordulattal elforgatva a kupola egyik helyére kerül. A kupolán már van egy jokerlap többszínű mezővel.

how-duel-turn = Válassz a négy akció közül
how-duel-turn-text = Felváltva kerültök sorra, amíg van mit elvenni. Egy körben pontosan egyet hajtasz végre az alábbi akciók közül.

how-duel-plate = Kupola: tegyél le egy lapot
how-duel-plate-token = Használd fel a két kupolajelződ egyikét, vegyél el egy felfordított lapot, és tedd egy üres kupolahelyre, tetszés szerint elforgatva. Onnantól nem mozdul. Az 1–4. fordulóban mindkét jelzőt fel kell használnod; az 5. fordulóban nem lehet lapot elvenni.
how-duel-plate-stack = Felfordított lap helyett húzhatsz a halomról is: minden lap 1 pontba kerül, annyiszor húzhatsz, ahányszor akarsz, egyet megtartasz, a többit pedig visszateszed a halom alá.

how-duel-sun = Nap: egy manufaktúráról
how-duel-sun-take = Vedd el egy szín összes csempéjét egy manufaktúra napjáról. Kis manufaktúránál a többi csempét a holdjára, a bónuszzsetonra rakod egymásra, tetszőleges sorrendben. A nagy manufaktúránál a többi egymás mellé kerül a holdra.
how-duel-sun-drawing = Egy kis manufaktúra: a napján két türkiz, egy piros és egy fekete csempe, a holdján egy lefordított bónuszzseton. Miután a türkizeket elvették, a piros és a fekete egymáson fekszik a zsetonon.

how-duel-moon = Hold: az összes manufaktúráról
how-duel-moon-take = Válassz egy színt, és vedd el az összes olyan csempét, amely legfelül van: minden kis holdról legfeljebb a legfelsőt, a nagy holdról az adott szín összes csempéjét.
how-duel-moon-start = Aki elsőként vesz el a nagy holdról, a kezdőcsempét is megkapja. Ezzel ő kezdi a következő fordulót, de 2 pontjába kerül.
how-duel-moon-drawing = Valaki a sárgát veszi el a holdakról: két kis hold legfelső csempéjét és a nagy hold egyik csempéjét, vele a kezdőcsempét. Egy piros alatti sárga csempe ott marad.

how-duel-chip = Zseton: vegyél el egy bónuszzsetont
how-duel-chip-take = Amikor egy kis holdról elfogy az utolsó csempe is, az alatta lévő zseton felfordul. Vegyél el egy felfordított zsetont, és tartsd meg a csempézéshez. Mindkét játékos két zsetont vesz el fordulónként.
how-duel-chip-drawing = Egy holdról elfogy az utolsó csempe, és az alatta lévő zseton türkizt és sárgát mutat.

how-duel-lines = Tölts fel egy mintasort
how-duel-lines-lay = A napról vagy a holdakról elvett csempék a hat mintasorod egyikébe kerülnek, jobbról balra, egy mintasorba csak egyféle szín. Ami nem fér el, eltörik. Szándékosan az összes elvett csempét is eltörheted.
how-duel-lines-later = Egy mintasorban olyan szín is várakozhat, amelynek még nincs mezője a kupoládon.

how-duel-dome = Csempézd a kupolát
how-duel-dome-move = Menj végig a mintasorokon fentről lefelé. A kész mintasor csempéje a kupola mellette lévő vízszintes sorába kerül, egy saját színű vagy egy többszínű szabad mezőre. Te választod ki, melyikre, de ha van ilyen, használnod kell.
how-duel-dome-score = Annyi pontot ér, ahány csempe vízszintesen kapcsolódik hozzá, plusz ahány függőlegesen, mindkétszer vele együtt; egyedül 1 pontot ér.
how-duel-dome-special = Ha egy különleges lap mindhárom színe megvan, a negyedik mezőre azonnal különleges csempe kerül; annyi pontot ér, ahányadik vízszintes sorban van.
how-duel-dome-stay = Ha egy mintasornak nincs megfelelő mező, megtartja a csempéit, kivéve ha a hozzá tartozó sorban már mindhárom lap megvan: akkor a csempék eltörnek.
how-duel-dome-drawing = Egy sárga csempe az 1. vízszintes sorban vízszintesen hármas, függőlegesen kettes láncot alkot: 5 pont. Egy különleges lap is megtelik vele: a különleges csempe a 2. sorban még 2 pontot ér.

how-duel-pay = Kiegészítés zsetonokkal
how-duel-pay-price = Ha egy befejezetlen mintasorban legalább egy csempe van, a hiányzókat zsetonokkal pótolhatod: minden hiányzó csempéért két olyan zsetont kell beadnod, amely a mintasor színét mutatja, vagy bármelyik hármat. A csempének ekkor azonnal a kupolára kell kerülnie, és a felhasznált zsetonok elvesznek.
how-duel-pay-drawing = Két türkizt mutató zseton egy türkiz csempét pótol. Bármelyik három zseton egy bármilyen színű csempét pótol.

how-duel-broken = Fizess a törött csempékért
how-duel-broken-costs = Az első törött csempe 1 pontba kerül, a második 2-be, a harmadik 3-ba, a negyedik 4-be; a továbbiakért nem jár levonás. A kezdőcsempe 2 pontba kerül. A pontszámod sosem csökken 0 alá.
how-duel-broken-drawing = Három törött csempe 1, 2 és 3 pontba kerül, a kezdőcsempe 2-be: ez összesen 8 pont.

how-duel-next = Jöhet a következő forduló
how-duel-next-text = A felfordított lapok száma ismét három lesz, a manufaktúrákra új csempék és zsetonok kerülnek, mindkettőtöknek újra két kupolajelzője van, és az kezd, akinél a kezdőcsempe van.

how-duel-goals = A végén a célok
how-duel-goals-text = Az alábbi célok közül három vagy négy van játékban; ezeket a játék előtt az asztal választja ki. Az 5. forduló után mindegyikért pont jár.

how-duel-tie = Döntetlen
how-duel-tie-text = Ha mindkettőtöknek ugyanannyi pontja van, az nyer, akinél az 5. forduló után a kezdőcsempe van.
how-duel-bag = Ha kiürül a zsák
how-duel-bag-text = Ha a zsák kiürül, a toronyban lévő csempék visszakerülnek bele. Ha ez is kevés, a forduló kevesebb csempével indul.
how-duel-one-colour = Egy szín a nagy manufaktúrán
how-duel-one-colour-text = Ha mind az öt csempéje egyforma színű, ezek visszakerülnek a zsákba, és újra kell húzni.
how-duel-no-points = Ha nincs miből fizetni
how-duel-no-points-text = 0 ponttal csak akkor húzhatsz a halomról, ha nincs felfordított lap: egyetlen lapot, ingyen.
how-duel-pass = Passz
how-duel-pass-text = Csak akkor passzolsz, ha a négy akció egyike sem lehetséges. Ilyenkor a másik játékos többször is sorra kerülhet egymás után.
how-duel-hidden = Amit senki sem lát
how-duel-hidden-text = Rejtve van a zsák és a halom sorrendje, valamint a lefordított zsetonok. A legfelső lap hátoldaláról látszik, hogy különleges lap vagy jokerlap. Hogy te melyik lapokat tetted vissza, azt csak te tudod.

# Ez az asztal.
how-table = Így működik ez az asztal
how-table-tap = Koppints, nézd meg, erősítsd meg
how-table-tap-azul = Koppints egy színre: a csempék megemelkednek, a szóba jövő mintasorok felfénylenek, és elárulják, mi történne. Koppints egy mintasorra, hogy lásd, aztán erősítsd meg. A beállításokban a megerősítés kikapcsolható. A csempéket húzni is lehet.
how-table-tap-duel = Válassz egy akciót, aztán a csempéket, a lapot vagy a zsetont. A lehetséges helyek felfénylenek, és megmutatják, mi történne; aztán erősítsd meg. A beállításokban a megerősítés kikapcsolható.
how-table-undo = Visszavonás
how-table-undo-text = A lépésedet visszavonhatod, amíg a következő játékos nem lép, kivéve, ha közben valami kiderült: új csempék, egy zseton vagy egy húzott lap. Ezután a többiektől kérheted, hogy visszavonhass egy lépést.
how-table-look = Visszanézés
how-table-look-text = Az utolsó lépés keretben látszik. Az egész játékot bármikor végiglapozhatod anélkül, hogy megzavarnád, és utána is, ahányszor csak akarod. A végén a legerősebb bot elmondja, mennyit ért minden egyes döntés, és megmutatja, mi lett volna jobb.
how-table-keys = Billentyűzet
how-table-keys-text = Minden elérhető egér nélkül is, és minden eseményt a képernyőolvasók is felolvasnak.
how-table-all-keys = az összes billentyű
