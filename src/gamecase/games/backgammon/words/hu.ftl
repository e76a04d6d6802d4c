### Hungarian. Points are numbered from each player's own home.
### point = mező, checker = korong, bar = sorompó, home = otthon, bear off = kipakol, hit = kiüt, cube = duplázókocka,
### double = duplázás, doubles = dupla dobás, take = elfogad, drop = elutasít, opening roll = kezdődobás.
### No article or suffix can be tied to a number: give it a noun of ours, or none.

game-name = Backgammon
game-about = Vidd haza tizenöt korongodat, pakold ki őket a tábláról, és útközben üsd ki az ellenfeléit.
seat-first = Világos
seat-second = Sötét

## Booklets
booklet-case = Backgammonkoffer
booklet-case-about = Csak pontos számmal pakolhatsz ki, és ha minden korongod otthon van, nem kell lépned. Tétre játszva van duplázókocka.
booklet-best-of = Nyert játszmákra
booklet-best-of-about = Csak a játszmák számítanak: kettő háromból vagy három ötből. Duplázókocka nélkül.
booklet-small-first = Előbb a kisebb szám
booklet-small-first-about = Előbb a kisebb számot kell lelépni, a dupla dobást egészben vagy sehogy, és hátulról kell kipakolni.
booklet-collection = Játékgyűjtemény
booklet-collection-about = Bármely számmal kipakolhatsz, amely a tábla széléig ér. Az ellenfél a saját dobásáig jelezheti a hibát.
booklet-tournament = Verseny
booklet-tournament-about = Backgammon, ahogy ma játsszák: meccsek pontokra vagy játszmák tétre, duplázókockával és annak minden szabályával.
box-says = Ezek közül mit mond a szabályfüzeted?
box-says-more-than-two = Egy mező zárt, ha „kettőnél több” korong áll rajta
box-says-games = Három játszmából két győzelemig vagy ötből háromig játszotok
box-says-smaller = Mindig a kisebb számot kell először lelépni
box-says-correction = A szabálytalan lépést a következő dobásig lehet jelezni
box-says-nothing = Nincs füzetem
box-cube_inside = Van duplázókocka a dobozban?
box-languages = Hány nyelven íródott?

## Switches
switch-stake = Mire játszotok?
switch-stake-0 = Csak szórakozásból, duplázókocka nélkül
switch-stake-1 = A tét 1, duplázókockával
switch-stake-2 = A tét 2, duplázókockával
switch-stake-5 = A tét 5, duplázókockával
switch-stake-10 = A tét 10, duplázókockával
switch-win_triple_needs_none_off = Mikor számít háromszorosan a győzelem?
switch-win_triple_needs_none_off-yes = Csak ha a vesztes egy korongot sem pakolt ki
switch-win_triple_needs_none_off-no = Mindig, ha a vesztesnek korongja van a sorompón vagy a győztes otthonában
switch-assisted = A lépések ellenőrzése
switch-assisted-yes = Csak szabályos lépést enged
switch-assisted-no = Bármilyen lépést enged, mint egy igazi táblán
switch-bearoff_may_pass = Ha minden korongod otthon van
switch-bearoff_may_pass-no = Minden számot le kell lépned, amit lehet
switch-bearoff_may_pass-yes = Egy számot felhasználatlanul hagyhatsz
switch-bearoff_six_needs_double_six = Kipakolás a 6. mezőről
switch-bearoff_six_needs_double_six-no = Bármelyik hatossal
switch-bearoff_six_needs_double_six-yes = Csak két hatossal
switch-bearoff_rule = Hogyan pakolsz ki egy korongot?
switch-bearoff_rule-any-sufficient = Bármely számmal, amely a szélig ér
switch-bearoff_rule-exact-or-highest = A mezője számával, a leghátsó mezőről nagyobbal is
switch-setup = Felállás
switch-setup-standard = Szokásos
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, három-három korong
switch-cube = Duplázókocka
switch-cube-on = Van
switch-cube-off = Nincs
switch-cube_limit = A duplázás felső határa
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Ha a duplázókocka középen van
switch-centred_cube-either = Bármelyik játékos fordíthatja
switch-centred_cube-holland = A Crawford-játszma után csak ha már mindketten kétszer dobtak
switch-crawford = Crawford-játszma
switch-crawford-yes = Egy játszma duplázás nélkül, ha valakinek egy pont hiányzik
switch-crawford-no = Nincs Crawford-játszma
switch-jacoby = Jacoby-szabály
switch-jacoby-yes = A gammon csak duplázás után számít többet
switch-jacoby-no = A gammon mindig többet számít
switch-beavers = Beaver
switch-beavers-yes = Szabad
switch-beavers-no = Nem szabad
switch-raccoons = Raccoon
switch-raccoons-yes = Szabad
switch-raccoons-no = Nem szabad
switch-automatic_doubles = Egyforma szám a kezdődobásnál
switch-automatic_doubles-0 = Újra kell dobni
switch-automatic_doubles-1 = Duplázzák a tétet, legfeljebb egyszer
switch-automatic_doubles-2 = Duplázzák a tétet, legfeljebb kétszer
switch-automatic_doubles-3 = Duplázzák a tétet, legfeljebb háromszor

## Clauses
clause-aim = Vidd minden korongodat az otthonodba, aztán pakold ki őket a tábláról. Az a játékos nyer, akinek előbb elfogynak a korongjai.
clause-setup = A két fél tükörképként áll fel. A korongjaid az ellenfél otthonából a táblát körbejárva haladnak a tiédbe.
clause-forward = A korongok csak hazafelé haladnak, visszafelé soha.
clause-starter-high = Mindkét játékos dob egy kockával. Az kezd, aki nagyobbat dobott.
clause-draw-first = Először a kezdődobás jön. Ha mindketten ugyanazt a számot dobják, újra kell dobni.
clause-first-throw-fresh = A kezdő az első lépéséhez újra dob, mindkét kockával.
clause-first-throw-drawn = A kezdődobás két kockája egyben a kezdő első dobása, ezért az sosem dupla.
clause-already-started = Egy játszmához egy kezdődobás tartozik.
clause-throw-first = A játékosok felváltva jönnek. Minden forduló két kocka dobásával kezdődik.
clause-dice-zone = A kockákkal a tábla jobb felébe dobsz, ahogy te látod.
clause-choice-first = Ha duplázhatsz, a dobásod előtt tedd meg.
clause-play-first = Lépd le a dobásodat, mielőtt bármi más történik.
clause-dice-only = Minden számmal egy korongot viszel annyi mezővel előre. Ugyanazzal a koronggal több számot is leléphetsz egymás után; mindegyik után megáll egy mezőn.
clause-no-checker = Csak a saját korongjaiddal léphetsz.
clause-closed-point = Az a mező, ahol az ellenfél két vagy több korongja áll, zárt: nem érkezhetsz oda, egy hosszabb lépés közben sem.
clause-self-hit = Ha egy korongot mégis zárt mezőre teszel, kiütöttnek számít, és a sorompóra kerül; a szám elhasználódik.
clause-hit = Ha az ellenfél magányos korongjára érkezel, kiütöd: a sorompóra kerül. Nem kötelező ütni, ha másképp is léphetsz.
clause-any-order = A számokat bármilyen sorrendben le lehet lépni.
clause-smaller-first = Mindig a kisebb számot kell előbb lelépni, utána a nagyobbat.
clause-smaller-lost = Ha a kisebb számot egyetlen korong sem tudja lelépni, elvész, és csak a nagyobb jön.
clause-must-move = Ha tudsz lépni, lépned kell.
clause-use-all = Annyi számot kell lelépned, amennyit szabályosan lehet: mindkettőt, ha van rá mód.
clause-use-higher = Ha bármelyik számot le tudod lépni, de mindkettőt nem, a nagyobbat kell lelépned.
clause-stop-at-home = Ha minden korongod otthon van, nem kell lépned: bármelyik számot felhasználatlanul hagyhatod.
clause-doubles-four = Dupla dobásnál a számot négyszer léped le.
clause-partial-double = A dupla dobás négy lépéséből annyit kell meglépni, amennyit lehet; a többi elvész.
clause-whole-double = A dupla dobást egészben kell lelépni, mind a négy lépést, vagy sehogy. Az is elég, ha az utolsó korongodat hamarabb kipakolod.
clause-enter-first = A sorompón álló korongnak előbb be kell jönnie az ellenfél otthonába, arra a mezőre, amelyet a kocka a távolabbi széltől kiszámol. Amíg minden korongod be nem jött, más nem léphet.
clause-enter-any = Bármelyik számmal bejöhetsz; az a szám, amellyel nem tudsz, elvész.
clause-smaller-enters = Ha korongod áll a sorompón, és a kisebb számmal nem tudod behozni, az egész dobást elveszíted.
clause-home-first = Kipakolni akkor lehet, ha minden korongod otthon van. Ha egyet kiütnek, akkor folytathatod, ha újra mind otthon van.
clause-exact-number = Egy korongot csak a mezője pontos számával pakolhatsz ki.
clause-highest-first = Egy korongot a mezője számával pakolhatsz ki, a leghátsó meződről nagyobb számmal is.
clause-rear-first = Csak a leghátsó meződről pakolhatsz ki, bármely számmal, amely a szélig ér.
clause-any-sufficient = Bármelyik korongot kipakolhatod olyan számmal, amely a szélig ér.
clause-past-band = Nem pakolhatsz ki egy korongot, amíg az ellenfél mezőt tart előtte az otthonodban.
clause-double-six = A 6. mezőről csak két hatos dobásával pakolhatsz ki.
clause-inside-move = Kipakolás helyett mindig léphetsz az otthonodon belül.
clause-win = Az a játékos nyer, aki elsőként pakolja ki minden korongját.
clause-win-counts-one = Minden győzelem egyet ér.
clause-win-kinds = A győzelem egyszeres; kétszeres, ha a vesztes egy korongot sem pakolt ki; háromszoros, ha emellett a vesztesnek korongja van a sorompón vagy a győztes otthonában.
clause-stalled = Ha ötven fordulón át egymás után senki sem lép, a játszma döntetlen.
clause-cube = A duplázókocka középen kezd, 1-es értékkel. Minden duplázás kétszeresére emeli a játszma értékét.
clause-no-cube = E szabályok szerint duplázókocka csak akkor van, ha tétre vagy pontokra játszotok. Ha csak a játszmákat számoljátok, nincs.
clause-double-before-throw = Duplázást a saját dobásod előtt ajánlhatsz, de a játszma első dobása előtt nem.
clause-answer-first = Az ellenfeled elfogadja a duplázást, vagy elutasítja, és elveszíti a játszmát.
clause-nothing-offered = Elfogadni vagy elutasítani csak akkor lehet, ha duplázást ajánlottak neked.
clause-cube-owner = Ha elfogadod a duplázást, tiéd a duplázókocka, és legközelebb csak te duplázhatsz.
clause-cube-limit = A duplázókocka nem mehet túl a felső határán.
clause-cube-dead = Meccsen a kockát már nem fordítják tovább, ha az mindkét játékos számára eldönti a meccset.
clause-crawford = Az első játszmát, amelyben egy játékosnak már csak egy pont hiányzik, duplázókocka nélkül játsszák.
clause-holland = Választható: e játszma után a középen lévő kockát csak akkor lehet fordítani, ha már mindkét játékos kétszer dobott.
clause-jacoby = Meccsen kívül a kétszeres és a háromszoros győzelem egyszeresnek számít, ha nem volt duplázás.
clause-beavers = Meccsen kívül a duplázásra azonnali újabb duplázással is válaszolhatsz, és a kocka nálad marad: ez a beaver.
clause-no-beaver = Beavert csak akkor mondhatsz, ha megegyeztetek a beaverben, és csak duplázásra válaszul.
clause-no-raccoon = Raccoont csak akkor mondhatsz, ha megegyeztetek a raccoonban, és csak beaverre válaszul.
clause-automatic-doubles = Meccsen kívül a kezdődobás egyforma számai duplázzák a tétet, legfeljebb annyiszor, ahányszor megegyeztetek.
clause-match-games = Kezdés előtt egyezzetek meg, hány játszma a meccs, például két győzelem háromból.
clause-match-points = Az a játékos nyeri a meccset, aki előbb éri el a megbeszélt pontszámot.
clause-no-resignation = Ezek a szabályok nem mondják meg, mibe kerül a feladás.
clause-resignation = Felajánlhatod, hogy egyszeres, kétszeres vagy háromszoros vereséggel feladod. Az ellenfeled elfogadja vagy elutasítja.
clause-answer-resignation = A feladási ajánlatra válaszolni kell, mielőtt folytatódik a játék.
clause-correction = Kérheted az ellenfeledet, hogy a szabálytalan lépést ugyanazokkal a kockákkal lépje meg újra.
clause-nothing-wrong = A szabályos lépés érvényes.
clause-correct-before-throw = Ezt csak a saját dobásodig kérheted.
clause-one-by-one = Ahol bármilyen lépés megengedett, a korongokkal egyenként lépsz, aztán befejezed a lépést.
clause-no-correction = A befejezett lépés érvényes marad.

## Why not
refusal-draw-first = Előbb a kezdődobás jön.
refusal-already-started = A játszma már elkezdődött.
refusal-throw-first = Előbb dobj.
refusal-choice-first = Előbb dobj vagy duplázz.
refusal-play-first = Előbb lépd le a dobásodat.
refusal-dice-zone = A kockák nem a tábla jobb felén álltak meg: dobj újra mindkettővel.
refusal-forward = Visszafelé nem léphetsz: { $from }. mező, { $to }. mező. A korongok csak hazafelé haladnak.
refusal-no-checker = { $place ->
    [bar] Nincs korongod a sorompón.
   *[point] Itt nincs korongod: { $point }. mező.
}
refusal-dice-only = { $count ->
    [0] Nem maradt lelépendő számod.
    [one] Az { $distance } mezőre van; ez a számod maradt: { $dice }.
   *[other] Az { $distance } mezőre van; ezek a számaid maradtak: { $dice }.
}
refusal-closed-point = { $count ->
    [one] Zárt mező ({ $point }.): az ellenfél { $count } korongja áll ott.
   *[other] Zárt mező ({ $point }.): az ellenfél { $count } korongja áll ott.
}
refusal-smaller-first = Előbb a kisebb számot lépd le: { $die }, csak utána a nagyobbat: { $larger }.
refusal-smaller-lost = Ezt a számot elsőként egyetlen korong sem tudta lelépni, így elveszett: { $die }.
refusal-must-move = { $possible ->
    [one] { $possible } számot le tudsz lépni, tehát le kell lépned.
   *[other] { $possible } számot le tudsz lépni, tehát le kell lépned.
}
refusal-use-all = { $possible ->
    [one] { $possible } számot le tudsz lépni; így { $used } számot lépsz le.
   *[other] { $possible } számot le tudsz lépni; így csak { $used } számot lépsz le. Keress olyan lépést, amely mindet felhasználja.
}
refusal-use-higher = Csak egy számot tudsz lelépni, tehát a nagyobbat kell: { $die }.
refusal-whole-double = { $possible ->
    [one] A dupla dobást egészben kell lelépni, de { $needed } lépésből csak { $possible } lehetséges: a dobás elvész.
   *[other] A dupla dobást egészben kell lelépni, de { $needed } lépésből csak { $possible } lehetséges: a dobás elvész.
}
refusal-enter-first = { $count ->
    [one] { $count } korongod a sorompón áll: előbb hozd be.
   *[other] { $count } korongod a sorompón áll: előbb hozd be őket.
}
refusal-smaller-enters = Ezzel a számmal nem tudod behozni a korongodat: { $die }, mert zárt a mező ({ $point }.): az egész dobást elveszíted.
refusal-home-first = { $count ->
    [one] Még nem pakolhatsz ki: { $count } korongod nincs otthon.
   *[other] Még nem pakolhatsz ki: { $count } korongod nincs otthon.
}
refusal-exact-number = Erről a mezőről csak ezzel a számmal pakolhatsz ki: { $point }; ez maradt: { $dice }.
refusal-highest-first = Innen ({ $point }. mező) nagyobb számmal csak akkor pakolhatsz ki, ha mögötte nincs korongod; itt még van: { $highest }. mező.
refusal-rear-first = Előbb a hátsókat pakold ki; itt még van korongod: { $highest }. mező.
refusal-past-band = { $count ->
    [one] Innen nem pakolhatsz ki: { $point }. mező. Az ellenfélnek { $count } korongja áll előtte ({ $band }. mező).
   *[other] Innen nem pakolhatsz ki: { $point }. mező. Az ellenfélnek { $count } korongja áll előtte ({ $band }. mező).
}
refusal-double-six = A 6. mezőről csak két hatossal pakolhatsz ki; a dobásod { $dice } volt.
refusal-no-cube = Ebben a játszmában nincs duplázókocka.
refusal-double-before-throw = Csak a saját dobásod előtt duplázhatsz, és a játszma első dobása előtt nem.
refusal-answer-first = Előbb válaszolj a duplázásra ({ $value }): fogadd el vagy utasítsd el.
refusal-nothing-offered = Nincs ajánlat, amelyre válaszolni kellene.
refusal-cube-owner = A duplázókocka az ellenfélnél van, értéke { $value }.
refusal-cube-limit = A duplázókocka értéke { $value }, és nem mehet feljebb.
refusal-cube-dead = { $needed ->
    [one] A duplázókocka értéke { $value }, és ez már eldönti a meccset: { $needed } pontnál több senkinek sem kell.
   *[other] A duplázókocka értéke { $value }, és ez már eldönti a meccset: { $needed } pontnál több senkinek sem kell.
}
refusal-crawford = Ez a Crawford-játszma ({ $number } pontos meccs): nem duplázhatsz.
refusal-holland = { $throws ->
    [one] A Crawford-játszma után mindkét játékos kétszer dob, mielőtt bárki duplázna; eddig { $throws } dobás volt.
   *[other] A Crawford-játszma után mindkét játékos kétszer dob, mielőtt bárki duplázna; eddig { $throws } dobás volt.
}
refusal-no-beaver = Itt nem válaszolhatsz beaverrel.
refusal-no-raccoon = Itt nem válaszolhatsz raccoonnal.
refusal-no-resignation = Ezekben a szabályokban nincs egyszeres, kétszeres vagy háromszoros feladás.
refusal-answer-resignation = Előbb fogadd el vagy utasítsd el a feladási ajánlatot.
refusal-one-by-one = Itt egyszerre csak egy koronggal lépj.
refusal-no-correction = A befejezett lépés érvényes marad.
refusal-correct-before-throw = Hibát csak a saját dobásod előtt jelezhetsz.
refusal-nothing-wrong = Az a lépés szabályos volt.

## How it ended
outcome-single = { $points ->
    [one] { $seat } kipakolta az utolsó korongját, és nyert: { $points } pont.
   *[other] { $seat } kipakolta az utolsó korongját, és nyert: { $points } pont.
}
outcome-double = { $points ->
    [one] { $seat } kétszeresen nyert, { $points } pontot: az ellenfél semmit sem pakolt ki.
   *[other] { $seat } kétszeresen nyert, { $points } pontot: az ellenfél semmit sem pakolt ki.
}
outcome-triple = { $points ->
    [one] { $seat } háromszorosan nyert, { $points } pontot: az ellenfélnek még korongja van a sorompón vagy a győztes otthonában.
   *[other] { $seat } háromszorosan nyert, { $points } pontot: az ellenfélnek még korongja van a sorompón vagy a győztes otthonában.
}
outcome-gammon = { $points ->
    [one] { $seat } gammonnal nyert, { $points } pontot: az ellenfél semmit sem pakolt ki.
   *[other] { $seat } gammonnal nyert, { $points } pontot: az ellenfél semmit sem pakolt ki.
}
outcome-backgammon = { $points ->
    [one] { $seat } backgammonnal nyert, { $points } pontot: az ellenfélnek még korongja van a sorompón vagy a győztes otthonában.
   *[other] { $seat } backgammonnal nyert, { $points } pontot: az ellenfélnek még korongja van a sorompón vagy a győztes otthonában.
}
outcome-dropped = { $points ->
    [one] { $seat } nyert, { $points } pontot: az ellenfél elutasította a duplázást.
   *[other] { $seat } nyert, { $points } pontot: az ellenfél elutasította a duplázást.
}
outcome-conceded = { $points ->
    [one] { $seat } nyert, { $points } pontot: az ellenfél feladta.
   *[other] { $seat } nyert, { $points } pontot: az ellenfél feladta.
}
outcome-stalled = Döntetlen: régóta senki sem lépett.

## Levels
level-beginner = Kezdő
level-beginner-about = Az első lépést lépi meg, amit lát, és kiüthetően hagyja a korongjait.
level-casual = Alkalmi játékos
level-casual-about = Együtt tartja a korongjait, és üt, amikor tud.
level-steady = Megbízható
level-steady-about = Mezőket foglal, számolja a versenyfutást, és dupláz, ha jóval előrébb jár.
level-expert = Szakértő
level-expert-about = Egy dobással előre gondolkodik, és ritkán téved.
level-master = Mester
level-master-about = Két dobással előre gondolkodik. Világszínvonalú.

## On the table
look-home-right = Otthon a jobb oldalon
look-home-left = Otthon a bal oldalon
look-blue-right = { look-home-right }, kék posztó
look-blue-left = { look-home-left }, kék posztó
look-wine-right = { look-home-right }, borvörös posztó
look-wine-left = { look-home-left }, borvörös posztó

scene-title = Backgammontábla
scene-view = { $seat ->
    [first] { $home ->
        [left] A mezők számozása Világos otthonából indul, balra lent.
       *[right] A mezők számozása Világos otthonából indul, jobbra lent.
    }
   *[second] { $home ->
        [left] A mezők számozása Sötét otthonából indul, balra lent.
       *[right] A mezők számozása Sötét otthonából indul, jobbra lent.
    }
}
scene-points = { $seat ->
    [first] Világos korongjai itt vannak: { $points }.
   *[second] Sötét korongjai itt vannak: { $points }.
}
scene-no-points = { $seat ->
    [first] Világosnak egyetlen mezőn sincs korongja.
   *[second] Sötétnek egyetlen mezőn sincs korongja.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } világos korong a sorompón van.
       *[other] { $count } világos korong a sorompón van.
    }
   *[second] { $count ->
        [one] { $count } sötét korong a sorompón van.
       *[other] { $count } sötét korong a sorompón van.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } világos korong már kint van.
       *[other] { $count } világos korong már kint van.
    }
   *[second] { $count ->
        [one] { $count } sötét korong már kint van.
       *[other] { $count } sötét korong már kint van.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Világosnak még { $count } mező van hátra.
       *[other] Világosnak még { $count } mező van hátra.
    }
   *[second] { $count ->
        [one] Sötétnek még { $count } mező van hátra.
       *[other] Sötétnek még { $count } mező van hátra.
    }
}
scene-dice = { $count ->
    [one] Ez a szám van hátra: { $dice }.
   *[other] Ezek a számok vannak hátra: { $dice }.
}
scene-cube = { $owner ->
    [first] A duplázókocka Világosé, értéke { $value }.
    [second] A duplázókocka Sötété, értéke { $value }.
   *[nobody] A duplázókocka középen van, értéke { $value }.
}
scene-away = Még szükséges pontok: Világos { $first }, Sötét { $second }.
scene-crawford = Ez a Crawford-játszma: nincs duplázás.
scene-due-draw = Mindkét játékos egy kockával dob: az dönti el, ki kezd.
scene-due-choice = { $seat ->
    [first] Világos jön, dobás előtt.
   *[second] Sötét jön, dobás előtt.
}
scene-due-throw = { $seat ->
    [first] Most Világos dob.
   *[second] Most Sötét dob.
}
scene-due-play = { $seat ->
    [first] Most Világos lép.
   *[second] Most Sötét lép.
}
scene-due-offered = { $seat ->
    [first] Világosnak duplázást ajánlanak: { $value }. Elfogadja vagy elutasítja.
   *[second] Sötétnek duplázást ajánlanak: { $value }. Elfogadja vagy elutasítja.
}
scene-due-beavered = { $seat ->
    [first] Világos beavert kap válaszul: a kocka értéke { $value } lenne.
   *[second] Sötét beavert kap válaszul: a kocka értéke { $value } lenne.
}
scene-due-raccooned = { $seat ->
    [first] Világos raccoont kap válaszul: a kocka értéke { $value } lenne.
   *[second] Sötét raccoont kap válaszul: a kocka értéke { $value } lenne.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Sötét egyszeres vereséggel feladná; Világos válaszol.
       *[second] Világos egyszeres vereséggel feladná; Sötét válaszol.
    }
    [2] { $seat ->
        [first] Sötét kétszeres vereséggel feladná; Világos válaszol.
       *[second] Világos kétszeres vereséggel feladná; Sötét válaszol.
    }
   *[3] { $seat ->
        [first] Sötét háromszoros vereséggel feladná; Világos válaszol.
       *[second] Világos háromszoros vereséggel feladná; Sötét válaszol.
    }
}
scene-due-over = A játszma véget ért.

scene-point = { $holder ->
    [first] { $count ->
        [one] { $point }. mező: { $count } világos korong
       *[other] { $point }. mező: { $count } világos korong
    }
    [second] { $count ->
        [one] { $point }. mező: { $count } sötét korong
       *[other] { $point }. mező: { $count } sötét korong
    }
   *[nobody] { $point }. mező: üres
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Sorompó: nincs világos korong
        [one] Sorompó: { $count } világos korong
       *[other] Sorompó: { $count } világos korong
    }
   *[second] { $count ->
        [0] Sorompó: nincs sötét korong
        [one] Sorompó: { $count } sötét korong
       *[other] Sorompó: { $count } sötét korong
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Tálca: nincs kipakolt világos korong
        [one] Tálca: { $count } kipakolt világos korong
       *[other] Tálca: { $count } kipakolt világos korong
    }
   *[second] { $count ->
        [0] Tálca: nincs kipakolt sötét korong
        [one] Tálca: { $count } kipakolt sötét korong
       *[other] Tálca: { $count } kipakolt sötét korong
    }
}
scene-die = { $state ->
    [used] Kocka: { $number }, lelépve
   *[left] Kocka: { $number }
}
scene-no-die = Kockák, még nem volt dobás
scene-face = { $seat ->
    [first] Világos dobása: { $number }
    [second] Sötét dobása: { $number }
   *[nobody] Egy kocka: { $number }
}

## What a hand may say
act-throw = Dobok
act-double = Duplázok: { $value }
act-take = Elfogadom: { $value }
act-drop = Elutasítom
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Elfogadom
act-decline = Nem fogadom el
act-correct = Hibát jelzek
act-check = Szabályos volt?
act-done = Lépés befejezése
act-resign = { $kind ->
    [1] Feladom egyszeresen
    [2] Feladom kétszeresen
   *[3] Feladom háromszorosan
}
act-stop = Lépés befejezése itt
act-pass = Nem lépek
act-no-move = Nincs szabályos lépés: tovább
act-forced = Kényszerlépés: { $play }

## What happened
told-start = { $seat ->
    [first] Kezdődobás: Világos { $first }, Sötét { $second }. Világos kezd.
    [second] Kezdődobás: Világos { $first }, Sötét { $second }. Sötét kezd.
   *[nobody] Kezdődobás: mindkettő { $first }. Újra kell dobni.
}
told-roll = { $seat ->
    [first] Világos dobása: { $dice }
   *[second] Sötét dobása: { $dice }
}
told-play = { $seat ->
    [first] Világos: { $play }
   *[second] Sötét: { $play }
}
told-self-hit = { $seat ->
    [first] Világos: { $play }, zárt mezőre; a korong a sorompóra kerül
   *[second] Sötét: { $play }, zárt mezőre; a korong a sorompóra kerül
}
told-no-move = { $seat ->
    [first] Világos nem tud lépni
   *[second] Sötét nem tud lépni
}
told-pass = { $seat ->
    [first] Világos nem lép
   *[second] Sötét nem lép
}
told-done = { $seat ->
    [first] Világos lezárja a lépést
   *[second] Sötét lezárja a lépést
}
told-throw = { $seat ->
    [first] Világos veszi a kockákat
   *[second] Sötét veszi a kockákat
}
told-double = { $seat ->
    [first] Világos dupláz: { $value }
   *[second] Sötét dupláz: { $value }
}
told-take = { $seat ->
    [first] Világos elfogadja: { $value }
   *[second] Sötét elfogadja: { $value }
}
told-drop = { $seat ->
    [first] Világos elutasítja a duplázást
   *[second] Sötét elutasítja a duplázást
}
told-beaver = { $seat ->
    [first] Világos: beaver, { $value }
   *[second] Sötét: beaver, { $value }
}
told-raccoon = { $seat ->
    [first] Világos: raccoon, { $value }
   *[second] Sötét: raccoon, { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Világos egyszeres vereséggel feladná
       *[second] Sötét egyszeres vereséggel feladná
    }
    [2] { $seat ->
        [first] Világos kétszeres vereséggel feladná
       *[second] Sötét kétszeres vereséggel feladná
    }
   *[3] { $seat ->
        [first] Világos háromszoros vereséggel feladná
       *[second] Sötét háromszoros vereséggel feladná
    }
}
told-accept-loss = { $seat ->
    [first] Világos elfogadja az ajánlatot
   *[second] Sötét elfogadja az ajánlatot
}
told-decline-loss = { $seat ->
    [first] Világos elutasítja az ajánlatot
   *[second] Sötét elutasítja az ajánlatot
}
told-correct = { $seat ->
    [first] Világos hibát jelez: a lépést újra kell játszani
   *[second] Sötét hibát jelez: a lépést újra kell játszani
}

## The rule book's chapters
chapter-setup = Cél és irány
chapter-begin = Ki kezd
chapter-dice = Dobás és lépés
chapter-points = Mezők és kiütés
chapter-bar = Bejövetel a sorompóról
chapter-bearing-off = Kipakolás
chapter-winning = Győzelem
chapter-cube = A duplázókocka
chapter-errors = Hibák és feladás

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Foglalj mezőt
lesson-make-a-point-task = A dobásod 3 és 1. Vigyél két korongot együtt az 5. meződre.
lesson-make-a-point-done = Két korong egy mezőn biztonságban van, és lezárja a mezőt az ellenfél elől.
lesson-run = Futás
lesson-run-task = A dobásod 6 és 5. Vidd biztonságba az egyik hátsó korongodat a 13. meződre.
lesson-run-done = Egy korong mindkét számot lelépheti, egymás után.
lesson-hit = Kiütés
lesson-hit-task = A 4. meződön az ellenfél magányos korongja áll. Üsd ki, és foglald el a mezőt.
lesson-hit-done = A kiütött korong a sorompóról indul újra.
lesson-closed = Zárt mezők
lesson-closed-task = Két ötöst dobtál. A hátsó korongjaid nem tudnak lépni: foglald el a 3. meződet a 13. és a 8. mezőről.
lesson-closed-done = Nem érkezhetsz olyan mezőre, ahol az ellenfél két vagy több korongja áll.
lesson-enter = A sorompóról
lesson-enter-task = A dobásod 6 és 4, és egy korongod a sorompón áll. Hozd be, aztán lépj a másik hátsó korongoddal.
lesson-enter-done = A sorompón álló korong jön be először, más csak utána léphet.
lesson-use-both = Vagy az egyik, vagy a másik
lesson-use-both-task = A dobásod 6 és 5. Bármelyik számot le tudod lépni, de mindkettőt nem. Lépd le azt, amelyiket kell.
lesson-use-both-done = Ha a két számból csak az egyiket tudod lelépni, annak a nagyobbnak kell lennie.
lesson-doubles = Dupla dobás
lesson-doubles-task = Két hármast dobtál, tehát négyszer lépsz. Foglald el az 5. és a 3. meződet.
lesson-doubles-done = Dupla dobásnál a számot négyszer léped le.
lesson-bear-off = Kipakolás
lesson-bear-off-task = Minden korongod otthon van. A dobásod 5 és 2: pakolj ki két korongot.
lesson-bear-off-done = Minden számmal az ugyanolyan számú mezőről pakolsz ki egy korongot.
lesson-bear-off-high = Túl nagy dobás
lesson-bear-off-high-task = A dobásod 6 és 4, de olyan messze hátul nincs korongod. Azért pakolj ki két korongot.
lesson-bear-off-high-done = A leghátsó meződnél nagyobb számmal onnan pakolsz ki egy korongot.
lesson-double = A duplázókocka
lesson-double-task = Jóval előrébb jársz. Mielőtt dobsz, duplázz.
lesson-double-done = Az ellenfél elfogadja, és kétszeres tétért játszik tovább, vagy elutasítja, és elveszíti az addigi tétet.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Nyer: { $win }%.
    [double] Nyer: { $win }% (kétszeresen { $wins-double }%, háromszorosan { $wins-triple }%), veszít: { $loss }% (kétszeresen { $loses-double }%, háromszorosan { $loses-triple }%).
   *[gammon] Nyer: { $win }% (gammon { $wins-double }%, backgammon { $wins-triple }%), veszít: { $loss }% (gammon { $loses-double }%, backgammon { $loses-triple }%).
}
mistake-cost = { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } pontot veszít vele.
mistake-given = { $what ->
    [shots] 36 dobásból { $best } helyett { $played } üt ki.
    [cashed] Az ellenfél most duplázhat, és rögtön nyer.
    [doubled] Az ellenfélnek most jó duplázása van.
    [wins] { $best }% helyett { $played }%-ban nyer.
    [gammons-won] { $best }% helyett { $played }%-ban nyer kétszeresen.
   *[gammons-lost] { $best }% helyett { $played }%-ban veszít kétszeresen.
}
mistake-cube = { $why ->
    [too-early] A duplázás túl korán jött.
    [too-good] Túl jó a duplázáshoz: tovább játszani többet ér.
    [double] Itt volt az ideje duplázni.
    [take] Ezt el kell fogadni.
    [drop] Ezt el kell utasítani.
   *[beaver] A helyes válasz a beaver volt.
}
tally-errors = Döntések: { $decisions }. Elveszített: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } pont, hibaarány: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (ezredpont döntésenként).
tally-luck = Kockaszerencse: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } pont.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Dobok: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Duplázok: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Elfogadom: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Elutasítom: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Dobj, vagy előbb duplázz, ha jóval előrébb tartasz.
    [answer] Az ellenfél dupláz: fogadd el, és játssz tovább kétszeres tétért, vagy utasítsd el, és veszítsd el a mostani tétet.
    [bar] Egy korongod a sorompón van: mindenek előtt hozd be.
    [off] Minden korongod otthon van: pakold ki őket.
    [move] Mindkét számmal vidd hazafelé a korongjaidat. Egy mezőn kettő vagy több biztonságban van.
    [race] Már egy korongot sem lehet kiütni: vidd haza mindet, aztán pakold ki őket, amilyen gyorsan csak lehet.
   *[other] Válassz egy gombot a tábla alatt.
}
guide-why = { $why ->
    [hits] Kiütsz egy korongot: annak a sorompóról kell újra indulnia.
    [off] Korongokat pakolsz ki.
    [point] Elfoglalsz egy mezőt: az együtt álló korongok biztonságban vannak, és elzárják az ellenfél útját.
    [safe] Kevesebb korongod marad egyedül.
    [runs] Útnak indítasz egy hátsó korongot.
    [past] Utolsó korongjaid túljutnak az ellenféléin: már egy korongot sem lehet kiütni.
    [race] Ezzel pazarolsz a legkevesebbet.
    [pass] Nem tudsz lépni.
    [double] Elég nagy az előnyöd a duplázáshoz.
    [take] Elég gyakran nyersz ahhoz, hogy tovább játssz.
    [drop] Túl gyakran veszítenél.
    [throw] Nem elég nagy az előnyöd a duplázáshoz.
   *[other] Ez adja neked a legjobb esélyeket.
}
character-beginner = Pip
character-casual = Szóló
character-steady = Horgony
character-expert = Bástya
character-master = Orákulum
clause-fifteen = Minden játékosnak tizenöt korongja van.
clause-three-checkers = Minden játékosnak három korongja van.
clause-jump = A korongjaid útközben bármelyik másikon átléphetnek, zárt mezőkön is.
clause-white-starts = Kocka dönti el, ki játszik a világos és ki a sötét korongokkal. Világos kezd.
clause-higher-takes-white = Mindkét játékos egy kockával dob. Aki nagyobbat dob, azé a világos.
clause-dice-flat = Az a kocka, amely nem fekszik ott laposan, nem érvényes: mindkettőt újra kell dobni.
clause-call-first = Ha hibát akarsz jelezni, azt a dobásod előtt tedd meg.
clause-closed-by-three = Az a mező, amelyen az ellenfél három vagy több korongja áll, zárt: nem érkezhetsz oda, útközben sem. Két korong mezőjén mindketten állhattok; csak a magában álló korong üthető ki.
clause-bridge = Több egymás melletti zárt mező hidat alkot. Egy korong csak olyan számmal juthat át rajta, amely túlér rajta.
clause-several-hits = Egy lépésben több korongot is kiüthetsz, dupla dobással akár négyet.
clause-stacking = Egy mezőn akárhány saját korongod állhat.
clause-no-pass = Kipakolás közben tetszésed szerint léphetsz az otthonodban vagy pakolhatsz ki. De ha egy számot le tudsz lépni, le kell lépned.
clause-may-leave-unused = Ha minden korongod otthon van, egy számot felhasználatlanul hagyhatsz.
clause-any-six = A 6. mezőről bármelyik hatossal kipakolhatsz.
clause-win-kinds-far-back = A győzelem egyszeres. Kétszeres, ha a vesztes egy korongot sem pakolt ki, és háromszoros, ha a vesztesnek korongja áll a sorompón vagy a győztes otthonában, akkor is, ha más korongjait már kipakolta.
clause-win-kinds-single = A győzelem egyszeres. Háromszoros, ha a vesztes egy korongot sem pakolt ki, és egy korongja a sorompón vagy a győztes otthonában áll.
clause-win-kinds-letter = A győzelem egyszeres, akkor is, ha a vesztes minden korongja a táblán van még. Háromszoros, ha ezek egyike a sorompón vagy a győztes otthonában áll.
clause-win-named = A győzelem egyszeres, ha a vesztes már kipakolt korongot; gammon, ha egyet sem; backgammon, ha emellett korongja áll a sorompón vagy a győztes otthonában.
clause-win-values = A gammon kétszeresen, a backgammon háromszorosan számít.
clause-without-cube = Ebben a játékban nincs duplázókocka.
clause-cube-single-game = Ha a meccsen a játszmák számítanak, minden játszma egyet ér, és nincs duplázókocka.
clause-cube-faces = Az első duplázás 2-re fordítja a duplázókockát. Az a játékos, aki elfogadta, később 4-re fordíthatja, aztán a másik játékos 8-ra, és így tovább felváltva.
clause-drop-price = Ha elutasítod, azt veszíted el, amit a játszma a duplázás előtt ért, egyszeres vereségként.
clause-cube-times-kind = A duplázókocka megszorozza, amit a győzelem fajtája ér: 8-nál a háromszoros győzelem 24-et ér.
clause-nothing-resigned = Csak akkor fogadhatod el vagy utasíthatod el, ha az ellenfeled felajánlotta, hogy feladja.
refusal-call-first = Előbb dobj, vagy jelezd a hibát.
refusal-closed-by-three = { $count ->
    [one] Zárt mező ({ $point }.): az ellenfél { $count } korongja áll ott.
   *[other] Zárt mező ({ $point }.): az ellenfél { $count } korongja áll ott.
}
refusal-without-cube = Ebben a játszmában nincs duplázókocka.
refusal-cube-single-game = Ha a meccsen a játszmák számítanak, nincs duplázókocka.
refusal-nothing-resigned = Senki sem ajánlotta fel, hogy feladja.
told-start-white = Kezdődobás: { $high } és { $low }. A nagyobbat dobó játszik a világossal, és kezd.
told-start-tie = Kezdődobás: { $high } és { $low }. Újra kell dobni.
scene-point-shared = { $point }. mező: világos { $first }, sötét { $second }
switch-block_min = Mikor zárt egy mező?
switch-block_min-2 = Az ellenfél két korongja zárja le
switch-block_min-3 = Csak három vagy több zárja le
switch-win_none_off = Ha a vesztes semmit sem pakolt ki?
switch-win_none_off-double = A győzelem kétszeres
switch-win_none_off-single = A győzelem egyszeres
switch-stake-note = A duplázókocka egyes játszmákhoz való: három vagy több játszmás meccsen minden játszma egyet ér, bármi a tét.
box-says-more-than-two-note = E szerint a mondat szerint két korong mezője se szabad, se zárt nem volna, ezért úgy játsszuk, hogy kettő már lezár, ahogy a füzet egyes nyelvei írják. Átállíthatod háromra: a „Pontosan a füzet szerint” ezt teszi.
box-says-games-note = Ugyanennek a doboznak a német oldala más játékot ír le: ahhoz válaszd ezt: „{ box-says-smaller }”.
box-says-smaller-note = Ez annak a doboznak a német oldala. A többi nyelv más játékot ír le: ahhoz válaszd ezt: „{ box-says-games }”.
box-says-correction-note = Hibát ott lehet jelezni, ahol szabadon lehet lépni; rendesen csak szabályos lépések tehetők.
origin-setup = Képen látható.
origin-case-white-starts = A görög szövegből kimaradt, hogy világos kezd.
origin-higher-takes-white = A füzetek nem írják, melyik számé a világos. A nagyobbé, ahogy mindenütt.
origin-draw-first = Az egyenlő számokról nem esik szó; nem dönthetnek, ezért újra kell dobni.
origin-collection-draw-first = Egyenlő számoknál addig kell újra dobni, amíg el nem térnek.
origin-tournament-draw-first = Egyenlő számoknál újra kell dobni.
origin-best-of-first-throw-fresh = A füzet csak annyit ír, ki lép először, és hogy felváltva kell dobni; ezért a kezdő mindkét kockával dob.
origin-collection-dice-flat = A füzet csak azt írja, hová kell dobni.
origin-case-closed-point = A legtöbb nyelv „kettőnél többet” ír, de csak a magában álló korong üthető ki, így két korong mezője se szabad, se zárt nem volna. Az olasz és az észt két vagy több korongot ír, az angol mindkettőt. Mi kettővel játsszuk. A szó szerinti változat beállítható.
origin-case-closed-by-three = Szó szerint: „kettőnél több” zár le egy mezőt, és csak a magában álló korong üthető ki, így kettőnél a mezőn mindketten állhatnak.
origin-best-of-closed-point = Az angol, a francia és az olasz írja így. A spanyol, a portugál és a lengyel csak a sorompóról való belépésnél mondja.
origin-collection-closed-point = Az angol, olasz, dán és orosz szöveg úgy hangzik, mintha útközben egyetlen ellenséges korong is megállítana. A német, a francia és a spanyol egyértelmű: kettő vagy több.
origin-case-self-hit = A cseh, szlovák és magyar szövegből kimaradt ez a szabály, és azt ismétlik, hogyan kell kiütni.
origin-case-hit = Egyes nyelvekből kimaradt, hogy az ellenséges korongnak magában kell állnia.
origin-best-of-hit = A lengyel szövegből kimaradt, hogy az ellenséges korongnak magában kell állnia.
origin-case-stacking = A füzetek nem szabnak határt.
origin-several-hits = A füzet nem ír róla; minden kiütés a fenti szabályból következik.
origin-small-first-several-hits = Annak a dobásnak a példájából következik, amely három távolság egyikén üt ki.
origin-case-several-hits = A török szöveg dupla hatosról ír; bármelyik dupla dobást érti.
origin-case-must-move = Úgy játsszuk, ahogy a német és a legtöbb nyelv írja. A franciában a kiütés a kötelező, az orosz, az ukrán és a török megfordítja a szabályt, a magyarból pedig kimaradt egy „nem”.
origin-best-of-must-move = A füzet általában nem mondja ki; a nagyobb számról szóló szabálya magától értetődőnek veszi.
origin-best-of-use-all = A füzet nem mondja ki; a nagyobb számról szóló szabálya magától értetődőnek veszi.
origin-small-first-use-all = A füzet nem mondja ki; a szokás szerint játsszuk.
origin-best-of-use-higher = A francia és a lengyel úgy hangzik, mintha választhatnád, hogy csak egy számot lépsz le; a spanyol, az eredeti, nem.
origin-case-use-higher = A horvát szöveg egy szám helyett egy korongot ír.
origin-case-stop-at-home = Egyes nyelvekben akkor szűnik meg a kötelesség, ha bármelyik játékos korongjai otthon vannak, az arabban, ha mindenkié. Mi így játsszuk: a sajátjaid.
origin-no-pass = A szöveg szerint a kipakolás nem kötelező, és a másik lépés sem. Szabad választásnak értjük a kettő között, mert rögtön utána újra a szokásos szabályok jönnek. Külön beállítható, hogy egy szám felhasználatlan maradhat.
origin-may-leave-unused = Szó szerint: se a kipakolás, se más lépés nem kötelező. A lengyel szövegben csak a fele van meg.
origin-case-doubles-four = Egyes nyelvek az egész dobást szorozzák néggyel, vagy négy kockáról írnak. Ugyanannak a szövegnek a példája négy külön lépést mutat.
origin-best-of-doubles-four = Az angol példa összefolyik egy másodikkal; négy lépésről van szó.
origin-best-of-partial-double = A füzet nem ír róla; a szokás szerint játsszuk.
origin-collection-partial-double = A füzet nem ír róla; a lépéskényszerből következik.
origin-case-partial-double = A török szöveg visszaveszi a lehetséges lépéseket, az arab választhatóvá teszi; az összes többiben kötelezőek.
origin-whole-double = A példában elvész egy dupla dobás, amelyből két lépés lehetséges. Háromnál is így értjük.
origin-case-enter-first = A füzetek csak azt írják, hogy előbb minden korong visszajön. Hogy hol és hogyan, az a szokás szerint megy.
origin-best-of-enter-first = A francia szöveg ahhoz köti, hogy be lehet-e lépni; a többi nem.
origin-case-enter-any = A füzetek nem mondják ki; a szokás szerint.
origin-smaller-lost = A füzet csak attól veszi el az egész dobást, akinek korongja van a sorompón. Ezt nem terjesztjük ki: a nagyobb szám magában is leléphető.
origin-case-home-first = A cseh, szlovák, szlovén és arab szöveg a kiütés után a dobást állítja le, a horvát pedig a kezdőállásba pakol ki. A tábláról való kipakolásról van szó.
origin-case-exact-number = A svéd szöveg „páros” számot kér, a törökből kimaradt a „pontosan”. Az összes többiben pontosan.
origin-best-of-highest-first = A portugál szöveg mindig a leghátsó korongot veszi; a többi csak megengedi.
origin-best-of-inside-move = A francia példa rossz mezőre lép.
origin-collection-any-sufficient = A francia szöveg szerint a számnak „épp túl” kell érnie a szélen, vagyis pontosan. A többi kilenc nyelv csak azt kéri, hogy elég legyen, és a hátrébb álló korongokról nem ír.
origin-collection-highest-first = Nem a füzetből való: a ma szokásos szabály, ahogy megegyeztetek.
origin-rear-first = A sorrend a füzetben áll; hogy a szám nagyobb lehet a mezőnél, az abból következik, hogy túl kell jutni a szélen.
origin-any-six = A német szöveg két hatos dobását kéri, ami ellentmond a saját kipakolási szabályának, és nyomdahibának tűnik. Mi bármelyik hatossal játsszuk. A szó szerinti változat beállítható.
origin-double-six = Szó szerint a német szöveg.
origin-case-win = A görög szöveg előbb azt nevezi meg, aki elsőként ért haza, az arab azt, aki elkezd kipakolni. Később mindkettő egyezik a többivel.
origin-case-win-kinds = A háromszoros győzelemhez a füzetek csak azt kérik, hogy korong álljon a sorompón vagy a győztes otthonában. Az a vesztes, aki már pakolt ki, akkor egyszeresen és háromszorosan is veszítene; mi azt kérjük, hogy semmit se pakolt legyen ki. A szó szerinti változat beállítható. A dán szöveg a kétszeres győzelmet ugyanúgy írja le, mint az egyszereset.
origin-case-win-kinds-far-back = Szó szerint: a füzetek nem kérik, hogy a vesztes semmit se pakolt legyen ki.
origin-small-first-win-kinds = A szövegből elveszett egy sor: háromfélét ígér, és egyszeresnek mondja azt a győzelmet, amikor a vesztes minden korongja a táblán van, ami mindenütt máshol kétszeres. A többi füzetből pótoljuk. A szó szerinti változat beállítható.
origin-small-first-win-kinds-far-back = Félig szó szerint: a háromszoros győzelem a füzet szerint, a kétszeres a többi füzetből.
origin-small-first-win-kinds-single = Félig szó szerint: kétszeres győzelem nincs, ahogy a füzetben, a háromszoroshoz pedig az kell, hogy semmi se legyen kipakolva.
origin-small-first-win-kinds-letter = Ez maradt a szövegből, amelyből elveszett egy sor.
origin-win-values = A füzet megnevezi a gammont és a backgammont, de számot nem ad.
origin-stalled = A mi szabályunk: különben sosem lenne vége. A döntetlen is beleszámít a meccs játszmáiba, így egy három játszmás meccs egyenlő állással is végződhet.
origin-without-cube = A füzet nem említ duplázókockát.
origin-collection-without-cube = A füzet megírja, hogy van duplázókocka, de kihagyja.
origin-case-cube = Az egyik füzetben a német, a másikban öt nyelv „négyszerezést” ír, pedig ugyanaz a szöveg nyolcig megy. Szorzást ért. Hogy a duplázókocka középen, 1-nél kezd, az nincs leírva.
origin-case-cube-faces = A horvát szövegben van egy 6-os lap; a portugál és a horvát dobja a duplázókockát. Fordítani kell.
origin-case-double-before-throw = A horvát szöveg csak az első dobás előtt engedi, a svéd bármikor. A többi: a saját dobásod előtt, ha a játszma már elindult.
origin-case-drop-price = Nincs leírva; a szokás szerint.
origin-case-cube-limit = Csak a horvátban van leírva, amely felsorolja a lapokat. Egy duplázókockán 64-ig vannak számok.
origin-case-cube-times-kind = Háromszoros győzelemre és 8-ra van leírva. Példának értjük. A svéd szöveg nyolcszor duplázza a tétet, az arab a kockákat szorozza.
origin-case-cube-single-game = A füzetek nem ismernek meccset.
origin-one-by-one = A mi szabályunk: így megy a játék segítség nélkül.
origin-collection-correction = Az angol szöveg szerint a jog „a következő” dobásig tart; a saját dobásod az.
written-no-move = nincs lépés
written-double = Dupláz: { $value }
written-take = Elfogadja
written-drop = Elutasítja
written-beaver = Beaver: { $value }
written-raccoon = Raccoon: { $value }
written-accept = Elfogadja
written-decline = Nem fogadja el
written-correct = Hibát jelez
written-check = Kérdez
written-resigning = { $kind ->
    [1] Egyszeres vereséget ajánl
    [2] Kétszeres vereséget ajánl
   *[3] Háromszoros vereséget ajánl
}
standing = { $pips ->
    [one] { $pips } mező hátra
   *[other] { $pips } mező hátra
}
origin-collection-throw-first = A holland szöveg a kezdés után három kockáról beszél; kettőt ért alatta.
task-roll = Te jössz: dobj a kockákkal.
task-roll-or-double = Te jössz: dobj a kockákkal, vagy duplázz.
task-move = Te jössz: lépj egy koronggal.
task-end = Te jössz: nincs több lépésed.
task-double = Az ellenfeled dupláz: elfogadod vagy elutasítod?
task-resignation = Az ellenfeled fel akarja adni: elfogadod?
tally-pr = PR (teljesítményérték): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Nagymester
level-grandmaster-about = Döntés előtt minden lehetőséget több százszor végigjátszik. Ez néhány másodperc.
character-grandmaster = Zenit
editor-dice = Kockák
editor-dice-none = Még nem volt dobás
editor-dice-double = Duplázást ajánlottak
editor-cube = Duplázókocka
editor-cube-owner = Kié a duplázókocka
editor-cube-centre = Középen van
editor-length = A meccs hossza pontban (0 = tétre)
editor-score = { $seat ->
    [first] Világos pontjai
   *[second] Sötét pontjai
}
editor-crawford = Crawford-játszma
refusal-editor-many = { $seat ->
    [first] Világosnak { $count } korongja van a táblán; csak { $total } lehet.
   *[second] Sötétnek { $count } korongja van a táblán; csak { $total } lehet.
}
refusal-editor-off = { $seat ->
    [first] Világosnak nincs korongja a táblán, így a játszma véget ért.
   *[second] Sötétnek nincs korongja a táblán, így a játszma véget ért.
}
study-checker = Lépések a korongokkal
study-double = Duplázások
study-take = Válaszok duplázásra
position-contact = Kontakt
position-race = Versenyfutás
position-bearoff = Kipakolás
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Back game

## Drills

drill-pip-count = Mezőszámlálás
drill-pip-count-about = Számold meg, hány mező van még hátra a két félnek.
drill-pip-count-task = Hány mező van még hátra a két félnek?
drill-pips-of = { $seat ->
    [first] Világos
   *[second] Sötét
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Világos: { $terms } = { $total }
   *[second] Sötét: { $terms } = { $total }
}
drill-opening-play = Kezdőlépések
drill-opening-play-about = Lépd meg a játszma első dobásait és a válaszokat rájuk.
drill-opening-play-task = Te kezdesz, a dobásod: { $dice }. Mit lépsz?
drill-opening-play-reply-task = Az ellenfeled kezdett: a dobása { $dice }, a lépése { $play }. A te dobásod: { $reply }.
drill-opening-play-close = Ugyanolyan jó, mint a legjobb lépés: a különbség elhanyagolható.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Duplázási döntések
drill-cube-action-about = Duplázz-e, és elfogadja-e az ellenfeled?
drill-cube-action-task = Te dobsz, tétre mentek, és a duplázókocka középen van. Melyek a helyes duplázási döntések?
drill-cube-action-match-task = Te dobsz, és a duplázókocka középen van. A meccs megnyeréséhez szükséges pontok: neked { $ours }, az ellenfelednek { $theirs }. Melyek a helyes duplázási döntések?
drill-cube = { $action ->
    [no-double] Nincs duplázás
    [double-take] Duplázás, elfogadás
    [double-drop] Duplázás, elutasítás
   *[too-good] Túl jó a duplázáshoz
}
drill-cube-why = { $action ->
    [no-double] Ha középen hagyod a duplázókockát és dobsz, az többet ér, mint egy elfogadott duplázás.
    [double-take] A duplázás többet ér, mint a dobás, és az ellenfeled kevesebbet veszít, ha elfogadja, mint ha elutasítja.
    [double-drop] Az ellenfeled többet veszítene, ha elfogadná, mint ha elutasítja, ezért duplázz, és nyerj azonnal.
   *[too-good] Az ellenfeled elutasítaná, és többet ér, ha gammonra játszol tovább.
}
drill-cube-values = Értéke pontban: duplázás nélkül { $none }; duplázás és elfogadás { $take }; duplázás és elutasítás { $drop }.
drill-cube-chances = A játszmák { $win }%-át megnyered, { $gammon }%-át gammonnal.
drill-take-point = Elfogadási határok
drill-take-point-about = Milyen esély kell ahhoz, hogy ennél a pontállásnál elfogadd a duplázást?
drill-take-point-task = A meccs megnyeréséhez szükséges pontok: neked { $ours }, az ellenfelednek { $theirs }. Duplázást ajánlanak, a duplázókocka új értéke { $cube }. Mekkora nyerési eséllyel érdemes elfogadnod, ha nincs gammon, és a kockát többé nem fordítják?
drill-take-point-chances = Esélyed a meccs megnyerésére: { $dropped }%, ha elutasítod; { $lost }%, ha elfogadod és veszítesz; { $won }%, ha elfogadod és nyersz.
drill-take-point-why = A kockázatod { $risk }, a lehetséges nyereséged { $gain }: megéri, ha a játszmáknak legalább ekkora részét megnyered: { $risk } ÷ ({ $risk } + { $gain }).
drill-percent = Százalék
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
drill-race-chance = Nyerési esélyek
drill-race-chance-about = Becsüld meg, milyen gyakran nyered meg a kipakolást.
drill-race-chance-task = Te dobsz. Milyen gyakran nyered meg ezt a versenyfutást?
drill-race-chance-why = Neked hátravan: mezők { $ours }, korongok { $our-checkers }. Az ellenfelednek: mezők { $theirs }, korongok { $their-checkers }. Legfeljebb 6 százalékpont eltérés még helyesnek számít.
drill-race-win = A versenyfutások { $win }%-át megnyered.
drill-race-cube = Duplázókocka a versenyfutásban
drill-race-cube-about = A versenyfutás utolsó dobásai: duplázol, vagy csak dobsz?
drill-bearoff-play = Kipakolás
drill-bearoff-play-about = Találd meg a lépést, amely a leggyakrabban nyeri meg a versenyfutást.
drill-bearoff-play-task = A dobásod: { $dice }. Melyik lépés nyer a leggyakrabban?
drill-bearoff-play-why = Milyen gyakran nyernek az egyes lépések, pontosan kiszámolva.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
opening-book-roll = Dobás
