# Miért nem lehet valamit, egy mondatban.
error-place = { $line }. sor, { $column }. oszlop:
error-move-place = { $line }. sor, { $column }. oszlop, { $number }. lépés:
error-unreadable = itt { $expected }{ $hint ->
    [none] { "" }
   *[other] { " " }({ $hint })
} helyett { $found ->
    [none] nincs semmi
   *[other] „{ $found }” áll
}.

illegal-no-such-move = Nincs ilyen lépés.
illegal-deal-awaited = A következő forduló csempéi még nincsenek kiosztva.
illegal-game-is-over = A játék véget ért.
illegal-take-awaited = Most csempéket kell elvenni egy manufaktúrakorongról vagy az asztal közepéről.
illegal-placement-awaited = Előbb oszlopot kell választani egy kész mintasorhoz.
illegal-other-line = A mintasorok fentről lefelé következnek; előbb egy másik mintasor jön.
illegal-no-such-display = Ez a manufaktúrakorong nincs játékban.
illegal-display-lacks-colour = Ezen a manufaktúrakorongon nincs ilyen színű csempe.
illegal-centre-lacks-colour = Az asztal közepén nincs ilyen színű csempe.
illegal-line-full = Ez a mintasor már tele van.
illegal-line-holds-other-colour = Ebben a mintasorban más szín van.
illegal-colour-on-wall-row = Ez a szín már szerepel a fal ugyanezen vízszintes sorában.
illegal-plate-awaited = Most egy felfordított kupolalapot kell választani.
illegal-action-awaited = A kör a négy akció egyikével kezdődik.
illegal-draw-awaited = Előbb húzz még egy kupolalapot, vagy állj meg.
illegal-keep-awaited = Előbb válaszd ki, melyik húzott lapot tartod meg.
illegal-return-awaited = Előbb válaszd ki, melyik lap kerül következőként vissza a halom alá.
illegal-slot-awaited = Előbb válassz kupolahelyet a kupolalapnak.
illegal-rotation-awaited = Előbb válaszd ki, hogyan álljon a kupolalap.
illegal-line-awaited = Előbb rakd le a kezedben lévő csempéket.
illegal-leftover-awaited = Előbb rakd egymásra a holdon a megmaradt csempéket.
illegal-payment-awaited = Előbb döntsd el, hogy kiegészíted-e a mintasort bónuszzsetonokkal.
illegal-chip-awaited = Előbb válaszd ki, mely bónuszzsetonokat használod fel.
illegal-column-awaited = Előbb válassz mezőt a kupolán a kész mintasorhoz.
illegal-not-on-display = Ez a kupolalap nincs felfordítva a kínálatban.
illegal-no-token = Ebben a fordulóban nincs több kupolajelződ.
illegal-no-plates-in-last-round = Az ötödik fordulóban nem lehet kupolalapot elvenni.
illegal-no-point-to-pay = A halomról húzott lap egy pontba kerül, de nincs pontod.
illegal-stack-empty = A kupolalapok halma elfogyott.
illegal-sun-lacks-colour = Ennek a manufaktúrának a napos oldalán nincs ilyen színű csempe.
illegal-moons-lack-colour = Egyik holdon sincs legfelül ilyen színű csempe.
illegal-no-revealed-chip = Ezen a manufaktúrán nincs felfedett bónuszzseton.
illegal-two-chips-taken = Ebben a fordulóban már elvettél két bónuszzsetont.
illegal-plate-not-drawn = Nem húztál ilyen kupolalapot.
illegal-slot-taken = Ezen a kupolahelyen már van kupolalap.
illegal-no-such-leftover = A megmaradt csempék között nincs ilyen színű.
illegal-cannot-pay = Nincsenek meg a bónuszzsetonjaid ehhez a fizetéshez.
illegal-chip-does-not-fit = Ezzel a bónuszzsetonnal nem jön ki a fizetés.
illegal-no-such-space = A kupolán ott nincs szabad mező ennek a csempének.
illegal-space-taken = A falnak ez a mezője foglalt.
illegal-space-of-other-colour = A falnak ez a mezője más színhez tartozik.
illegal-colour-in-column = Ez a szín már szerepel a falnak ebben az oszlopában.

deal-game-is-over = A játék véget ért.
deal-no-deal-awaited = Csempéket csak két forduló között lehet kiosztani.
deal-number-of-displays = A feltöltésben a játék minden manufaktúrakorongjának egyszer kell szerepelnie.
deal-display-overfull = Egy manufaktúrakorongra legfeljebb négy csempe kerülhet.
deal-number-of-tiles = Minden manufaktúrakorongra négy csempe kerül, amíg van csempe a zsákban vagy a doboz fedelében.
deal-tiles-not-in-bag = Ezek a csempék nincsenek a zsákban.
deal-bag-not-used-up = Előbb a zsák összes csempéjének el kell fogynia, csak utána jönnek a doboz fedelében lévők.
deal-number-of-factories = A feltöltésben a nagy manufaktúrának és a négy kicsinek kell szerepelnie.
deal-factory-tiles = A nagy manufaktúrára öt, minden kicsire négy csempe kerül, amíg van csempe.
deal-large-factory-of-one-colour = Ha a nagy manufaktúrára öt egyforma színű csempe kerül, vissza kell tenni őket, és újra kell húzni.
deal-bag-before-tower = Előbb a zsák összes csempéjének el kell fogynia, csak utána jönnek a toronyban lévők.
deal-number-of-chips = Minden kis manufaktúrára egy bónuszzseton kerül.
deal-chips-not-in-pile = Ezek a bónuszzsetonok nincsenek a megmaradtak között.
