### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.
### Hungarian: disc = korong, ditch = árok, rim = perem, peg = ütköző, ring = mező, hole = lyuk,
### twenty = húszas, round = forduló, shot = lövés, open shot = szabad lövés, start line = lövővonal, foul = érvénytelen.

game-name = Crokinole
game-about = Pöccints fakorongokat a kerek táblán, lökd le az ellenfeléit, és célozd meg a középső lyukat.
seat-first = Világos
seat-second = Sötét
seat-third = Világos 2
seat-fourth = Sötét 2

booklet-collection = Játékgyűjtemény, kettesben
booklet-collection-about = Fejenként tizenkét korong. A fordulóban a jobbik fél kapja a különbséget.
booklet-trio = Játékgyűjtemény, hármasban
booklet-trio-about = Egy játékos két társ ellen.
booklet-teams = Játékgyűjtemény, négyesben
booklet-teams-about = Két csapat. A társak egymással szemben ülnek.
booklet-tournament = Verseny, egyéni
booklet-tournament-about = Fejenként nyolc korong, fordulónként két pont, mint a világbajnokságon.
booklet-doubles = Verseny, páros
booklet-doubles-about = Két kétfős csapat, fordulónként két pont.

switch-played = Hol vannak a korongok?
switch-played-screen = Itt, a képernyőn
switch-played-real-board = Valódi táblán; itt számoljuk a pontokat
switch-board = Tábla
switch-board-tournament = Versenyméret
switch-board-compact = Kis otthoni tábla
switch-surface = Felület
switch-surface-fast = Gyors
switch-surface-normal = Viaszolt
switch-surface-slow = Száraz
switch-miss_takes_touched = Sikertelen szabad lövés
switch-miss_takes_touched-no = Elvész az ellőtt korong
switch-miss_takes_touched-yes = Az általa érintett saját korongok is elvesznek
switch-rim_bounce = A peremig jutó korongok
switch-rim_bounce-no = Azonnal kiesnek
switch-rim_bounce-yes = Visszapattannak, és utána esnek ki
switch-three_player_order = Sorrend hármasban
switch-three_player_order-sides = A két fél felváltva lő
switch-three_player_order-clockwise = Óramutató szerint, ahogy a füzetben áll
switch-steadiness = Biztos kéz
switch-steadiness-exact = A korong pontosan oda megy, ahová célzol
switch-steadiness-human = Mint az emberi kéz, kicsit megremeg

new-match-first-to-50 = 50 pontig
new-match-first-to-100 = 100 pontig
new-match-first-to-150 = 150 pontig
new-match-first-to-200 = 200 pontig
new-match-games-1 = Egy forduló
new-match-games-2 = Két forduló
new-match-games-4 = Négy forduló
new-match-games-8 = Nyolc forduló

clause-equipment = A tábla mezői 15, 10 és 5 pontot érnek, a 15-ös mező körül nyolc ütköző áll, középen lyuk van. A korongok világosak vagy sötétek.
clause-sides = Két játékos ül egymással szemben, mindkettőnek tizenkét egyszínű korongja van. A korongok az ellövésükig a táblán kívül vannak.
clause-sides-three = Egy játékos egyedül játszik, tizenkét koronggal. A két társ tőle balra és jobbra ül, fejenként hat koronggal.
clause-sides-four = Négy játékos játszik két csapatban. A társak egymással szemben ülnek, fejenként hat koronggal.
clause-sides-eight = Két játékos ül egymással szemben, mindkettőnek nyolc egyszínű korongja van.
clause-conduct = Csak az a játékos érhet a táblához, aki soron van. A tábla és a székek a helyükön maradnak, és lövés közben ülni kell: senki sem állhat fel a székéről.
clause-quarter = A saját negyededből lősz, a korong közepe a lövővonalon van.
clause-free-place = A helynek szabadnak kell lennie: lövés előtt a korong nem érhet másikhoz, és semmit sem szabad elmozdítani, hogy elférjen.
clause-inwards = A mutató- vagy a középső ujjaddal pöccints, bármilyen befelé vezető irányba. A lövés érvényes, amint a korong elhagyja az ujjat, bármilyen gyenge is.
clause-strength = Egy pöccintés csak olyan erős, amilyenre egy ujj képes.
clause-turns = Egyszerre egy korong jön. Utána mindig a tőled balra ülő játékos lő.
clause-turns-three = Egyszerre egy korong jön. A két fél felváltva lő, és a társak is váltják egymást.
clause-must-touch = Ha az ellenfélnek van korongja a táblán, valamelyik korongodnak hozzá kell érnie egyhez: annak, amelyiket ellövöd, vagy egy másiknak, amelyet az meglök.
clause-void = Ha egyik sem ér hozzá, a lövés érvénytelen: az ellőtt korong és minden saját korongod, amelyhez a lövés közben hozzáért valami, az árokba kerül, még a lyukból is.
clause-open-board = Ha az ellenfélnek nincs korongja a táblán, az ellőtt vagy egy általa érintett saját korongnak a 15-ös mezőben, annak vonalán vagy a lyukban kell megállnia.
clause-missed = Ha egyik sem áll meg ott, az ellőtt korong az árokba kerül. A többi a helyén marad.
clause-missed-touched = Ha egyik sem áll meg ott, az ellőtt és minden általa érintett saját korong az árokba kerül.
clause-contact = A lövés közben minden érintés számít, bármilyen sebességnél, ütközőről pattanva is. Az eleve összeérő korongok csak akkor számítanak, ha valamelyiküket találat éri. A tábláról lement korong már semmihez sem érhet hozzá.
clause-off-board = Az a korong, amelynek a közepe elhagyja a játékfelületet, azonnal az árokba kerül.
clause-comes-back = Az a korong, amely túlmegy a lövővonalon és visszajön, játékban marad.
clause-out-line = A lövővonalon vagy azon kívül megálló korong az árokba kerül, bárkié is.
clause-twenty = A középső lyukba esett korongot levesszük a tábláról és félretesszük; 20 pontot ér.
clause-twenty-owner = A húszas annak számít, akié a korong, bárki lőtte be. A társad korongjai a sajátodnak számítanak.
clause-round-end = A fordulónak akkor van vége, amikor mindenki ellőtte minden korongját.
clause-next-start = A következő fordulót az kezdi, aki utoljára lőtt.
clause-next-start-three = A következő fordulót az kezdi, aki utoljára lőtt: az egyik társ az egyedül játszó által kezdett forduló után, és az egyedül játszó az egyik társ által kezdett forduló után.
clause-next-start-four = A következő fordulót az kezdi, aki utoljára lőtt, így a kezdés egy hellyel jobbra kerül.
clause-next-start-clockwise = A kezdés fordulónként egy hellyel balra kerül.
clause-points = A forduló után minden korong a mezője szerint 15, 10 vagy 5 pontot ér, minden húszas 20-at.
clause-line-lower = A mezővonalhoz érő korong a két mező közül az alacsonyabb szerint számít.
clause-round-score = Csak az a fél kap pontot, amelyiknek több van, mégpedig a különbséget. Ha egyenlők a pontok, senki sem kap.
clause-round-score-two = A több pontot szerző fél két pontot kap a fordulóért; egyenlőségnél mindkettő egyet.
clause-match = Az első forduló előtt egyezzetek meg egy pontszámban, például 100-ban. A meccsnek vége, ha az egyik fél eléri. Ezt minden forduló után nézzük meg.
clause-match-rounds = A meccsnek a megbeszélt számú forduló után van vége. Az a fél nyer, amelyiknek több pontja van.
clause-settled = Hogy a korongok hol állnak meg, azt a súrlódásból és az ütközésekből számítjuk ki, mindenkinek egyformán, és a naplóba kerül.
clause-counted = Valódi táblán semmit sem számítunk ki. A forduló végén az, aki kezdte, beírja, hány korongja van a feleknek az egyes mezőkben, és hány húszasa van; az állást itt vezetjük.
clause-hand = Minden játékos maga állítja be, mennyire biztos a keze, egészen addig, hogy a korong pontosan oda megy, ahová célzol. Eleinte kicsit remeg, mint egy bajnoké.

refusal-quarter = { $why ->
    [line] Tedd a korong közepét a lövővonalra.
   *[quarter] Maradj a saját negyededben: { $low } és { $high } fok között.
}
refusal-free-place = { $seat ->
    [first] Ott útban van egy világos korong.
    [second] Ott útban van egy sötét korong.
    [third] Ott útban van egy világos korong.
   *[fourth] Ott útban van egy sötét korong.
}
refusal-inwards = Befelé pöccints: a középhez képest { $low } és { $high } fok között.
refusal-strength = A pöccintés sebességének másodpercenként { $low } és { $high } milliméter között kell lennie.
refusal-settled = { $fault ->
    [screen] Itt a képernyőn játszol: pöccintsd a korongokat.
    [moving] Várj, amíg minden korong megáll.
    [early] Egyetlen korong sincs mozgásban.
    [unplayed] Előbb az ellőtt korong jön.
    [unknown] E korongok egyike nincs a táblán.
    [off-board] Korong nem állhat a táblán kívül.
    [over-hole] Korong nem állhat a lyuk fölött; beleesne.
    [in-peg] Korong nem állhat ütközőben.
   *[overlap] Két korong nem fedheti egymást.
}
refusal-counted = { $fault ->
    [real-board] A saját tábládon pöccints, aztán írd be a forduló végén megmaradt korongokat.
    [all] Mindkét félnek csak { $discs } korongja van.
   *[none] Oda nem írtál be korongot.
}
refusal-hand = Egy kéz { $low } és { $high } ezrelék között remeg.

outcome-ahead = { $winner ->
    [first] Világos nyerte a fordulót
    [second] Sötét nyerte a fordulót
    [third] Világos nyerte a fordulót
   *[fourth] Sötét nyerte a fordulót
}, és { $points ->
    [one] { $points } pontot
   *[other] { $points } pontot
} kap.
outcome-level = A forduló egyenlő.

scene-title = Crokinole-tábla
scene-side = { $seat ->
    [first] Világos
   *[second] Sötét
}: most { $points } pont, húszas { $twenties }, a táblán { $live }, az árokban { $ditch }, hátravan { $left }.
scene-disc = { $seat ->
    [first] Világos korong
   *[second] Sötét korong
}, { $zone ->
    [15] a 15-ös mezőben
    [10] a 10-es mezőben
   *[5] az 5-ös mezőben
}
scene-lies = { scene-disc }: irány { $bearing }, { $far } cm-re a lövővonalad közepétől.
scene-noted = { $seat ->
    [first] Világos
   *[second] Sötét
}, { $zone ->
    [20] húszasok
    [15] 15-ös mező
    [10] 10-es mező
   *[5] 5-ös mező
}: { $count }
scene-fewer = Eggyel kevesebb: { scene-noted }
count-help = { $seat ->
    [first] Világos kezd.
    [second] Sötét kezd.
    [third] Világos 2 kezd.
   *[fourth] Sötét 2 kezd.
} Ha minden korongot ellőttek, érints meg minden mezőt annyiszor, ahány korong van benne, a közepét pedig minden húszasért: Világos balra, Sötét jobbra. Egy szám érintése elvesz egyet.
act-count = Számolás: Világos { $light }, Sötét { $dark }
told-count = Összeszámolva: Világos { $light }, Sötét { $dark }.
told-flick = { $seat ->
    [first] Világos
    [second] Sötét
    [third] Világos 2
   *[fourth] Sötét 2
} { $power ->
    [gentle] gyengén lő.
    [firm] határozottan lő.
    [strong] erősen lő.
   *[hard] a lehető legerősebben lő.
}
told-settle = { $verdict ->
    [touched] Talált.
    [void] Érvénytelen: nem ért az ellenfél korongjához.
    [reached] A szabad lövés sikerült.
    [long] Túl erős: a szabad lövésnek a 15-ös mezőben vagy a lyukban kell megállnia.
   *[missed] Túl gyenge: a szabad lövésnek el kell érnie a 15-ös mezőt vagy a lyukat.
}{ $twenties ->
    [0] {""}
    [one] {" "}Húszas!
   *[other] {" "}Húszasok: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Egy húszas az ellenfélnek.
   *[other] {" "}Húszasok az ellenfélnek: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Az ellenfél egy korongja kiesett.
   *[other] {" "}Az ellenfél { $theirs } korongja kiesett.
}{ $ours ->
    [0] {""}
    [one] {" "}Egy saját korong kiesett.
   *[other] {" "}{ $ours } saját korong kiesett.
}

level-beginner = Kezdő
level-beginner-about = A legközelebbire lő, és ötből egy szabad húszast lő be.
level-casual = Alkalmi játékos
level-casual-about = Háromból egy szabad húszast belő, és jó találatokat keres.
level-club = Klubjátékos
level-club-about = Minden második szabad húszast belő, és elbújik az ütközők mögé.
level-tournament = Versenyjátékos
level-tournament-about = Háromból két szabad húszast belő, és nehéz legyőzni.
level-champion = Bajnok
level-champion-about = Négyből három szabad húszast belő, ahogy a legjobbak.
level-machine = Automata
level-machine-about = Szinte sosem hibázik. Játssz ellene, hogy lásd, mi minden lehetséges.

## The rule book's chapters
chapter-setup = A tábla és a játékosok
chapter-shot = A lövés
chapter-valid = Érvényes és érvénytelen lövések
chapter-leaving = Az árok és a lyuk
chapter-scoring = Pontozás

## Lessons: a title, what to do, and what was learnt
lesson-flick = Az első lövés
lesson-flick-task = A tábla üres. Pöccintsd a korongodat úgy, hogy az ütközőkön belül vagy a lyukban álljon meg.
lesson-flick-done = Ha az ellenfélnek nincs korongja a táblán, ennek kell sikerülnie.
lesson-twenty = Húszas
lesson-twenty-task = Lődd a korongodat a lyukba. Célozz pontosan, és ne pöccints túl erősen.
lesson-twenty-done = A korongot félretesszük, és 20 pontot ér.
lesson-touch = Találj el egy korongot
lesson-touch-task = Az ellenfélnek korongja van a táblán. Találd el.
lesson-touch-done = Ha egyetlen ellenséges koronghoz sem érsz hozzá, elveszíted az ellőtt korongot.
lesson-drive-off = Lökd le
lesson-drive-off-task = Lökd le az ellenfél korongját a tábláról.
lesson-drive-off-done = Az árokban lévő korongok nem érnek semmit. A legjobb, ha a tiéd fent marad.
lesson-through = A saját korongoddal
lesson-through-task = A saját korongod van útban. Lökd neki az ellenfélének.
lesson-through-done = Elég, ha valamelyik korongod hozzáér az ellenfél egyik korongjához.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Az ellenfélnek korongjai vannak a táblán: találd el az egyiket, különben elveszíted a tiédet.
   *[other] Nincs ellenséges korong: célozd a lyukat, és juss el legalább a 15-ös mezőbe.
}
character-beginner = Cérna
character-casual = Golyó
character-club = Juhar
character-tournament = Lendület
character-champion = Üstökös
character-machine = Óramű
origin-trio-conduct = { origin-collection-conduct }
origin-teams-conduct = { origin-collection-conduct }
origin-trio-inwards = { origin-collection-inwards }
origin-teams-inwards = { origin-collection-inwards }
origin-trio-must-touch = { origin-collection-must-touch }
origin-teams-must-touch = { origin-collection-must-touch }
origin-trio-void = { origin-collection-void }
origin-teams-void = { origin-collection-void }
origin-trio-open-board = { origin-collection-open-board }
origin-teams-open-board = { origin-collection-open-board }
origin-trio-missed-touched = { origin-collection-missed-touched }
origin-teams-missed-touched = { origin-collection-missed-touched }
origin-trio-contact = { origin-collection-contact }
origin-teams-contact = { origin-collection-contact }
origin-trio-off-board-bounces = { origin-collection-off-board-bounces }
origin-teams-off-board-bounces = { origin-collection-off-board-bounces }
origin-trio-out-line = { origin-collection-out-line }
origin-teams-out-line = { origin-collection-out-line }
origin-trio-twenty = { origin-collection-twenty }
origin-teams-twenty = { origin-collection-twenty }
origin-trio-twenty-owner = { origin-collection-twenty-owner }
origin-teams-twenty-owner = { origin-collection-twenty-owner }
origin-trio-round-end = { origin-collection-round-end }
origin-teams-round-end = { origin-collection-round-end }
origin-trio-points = { origin-collection-points }
origin-teams-points = { origin-collection-points }
origin-trio-line-lower = { origin-collection-line-lower }
origin-teams-line-lower = { origin-collection-line-lower }
flick-power = { $power ->
    [gentle] gyenge
    [firm] határozott
    [strong] erős
   *[hard] nagyon erős
}
switch-start_tolerance = A lövés kezdete
switch-start_tolerance-no = A korong közepe a vonalon van
switch-start_tolerance-yes = A korong legfeljebb félig túllóg a vonalon, ahogy a füzetben áll
clause-quarter-tolerance = A saját negyededből lősz. A korong a lövővonalon fekszik, és legfeljebb a fele lóghat túl a vonalon.
clause-turns-three-clockwise = Egyszerre egy korong jön. Mindig a bal oldali szomszédod következik; akinek elfogyott a korongja, kimarad.
clause-next-start-three-clockwise = A következő fordulót az kezdi, aki utoljára lőtt: mindig az egyedül játszó, akinek még van korongja, amikor a társaknak már nincs.
clause-off-board-bounces = A korong lepattanhat a peremről, és visszajöhet. Amikor minden megállt, az árokba kerül. Amit elmozdított, úgy marad, és az érintései nem számítanak.
clause-hand-human = Minden kéz megremeg egy kicsit, a jó játékosé is. Ha akarod, hagyd, hogy a tiéd jobban remegjen.
refusal-quarter-tolerance = { $why ->
    [line] A korong legfeljebb félig lóghat túl a vonalon: { $low } és { $high } milliméter között.
   *[quarter] Maradj a saját negyededben: { $low } és { $high } fok között.
}
refusal-hand-human = Egy kéz { $low } és { $high } ezrelék között remeg.
origin-equipment = A füzet egy táblát, tizenkét világos és tizenkét sötét korongot sorol fel. Ütközőket és méreteket nem említ; a versenytáblákéit használjuk, vagy beállítás szerint kisebb táblát.
origin-tournament-equipment = A méretek a világbajnokság táblájáéi.
origin-doubles-equipment = A méretek a világbajnokság táblájáéi.
origin-sides = Az orosz szövegből kimaradt, hogy a korongok az ellövésükig a táblán kívül vannak.
origin-sides-three = Nincs leírva, hogyan ülnek hárman. A társakat egymással szemben helyezzük el.
origin-collection-conduct = Az olasz szövegből ez a rész elveszett. A svéd szerint csak lövés közben kell ülni; a svéd, a lengyel és az orosz a székek helyett a játékosokról beszél. Büntetés nincs leírva.
origin-quarter = A füzet szerint a korong „legfeljebb félig” lóghat túl a vonalon, és nem írja, merre. Ha a közepe a vonalon van, minden értelmezésnek megfelel, ezért így játsszuk; a szó szerinti változat beállítható. Az orosz szöveg a negyedek közti vonalról, a holland és az orosz a szemközti negyedről beszél, az olaszból pedig elveszett ez a rész.
origin-tournament-quarter = A versenyszabályok csak azt kérik, hogy a korong érintse a vonalat. Ha a közepe rajta van, érinti.
origin-doubles-quarter = A versenyszabályok csak azt kérik, hogy a korong érintse a vonalat. Ha a közepe rajta van, érinti.
origin-quarter-tolerance = Szó szerint: „legfeljebb félig” a vonalon túl. Nem írja, merre, ezért mindkét irány szabad.
origin-free-place = A foglalt indulóhelyről semmi sincs leírva.
origin-collection-inwards = A füzet megnevezi az ujjat, és ennyit ír: középre. Hogy bármilyen befelé tartó irány jó, és hogy a gyenge lövés is számít, azt mi értjük így.
origin-strength = Semmi sincs leírva róla; a számítógépnek kell egy határ.
origin-turns-three = A füzet szerint mindig a bal oldali szomszéd következik. Akkor a társak korongjai fogynak el előbb, és az egyedül játszó hatszor lő egymás után. Ezért nálunk a két fél felváltva lő; a szó szerinti változat beállítható.
origin-turns-three-clockwise = Szó szerint: mindig a bal oldali szomszéd.
origin-collection-must-touch = A német és az angol bármelyik saját korong érintését elfogadja, így egyik korongoddal a másikat is meglökheted. A többi nyolc nyelv „a korongjáról” beszél; a németet és az angolt követjük.
origin-collection-void = Az orosz szöveg csak azokat a korongokat veszi le, amelyeket maga a ellőtt korong ért, a lengyelből kimaradt a „saját”. A többi nyelvet követjük: minden érintett saját korong.
origin-collection-open-board = A dán szövegből elveszett a „nincs”, és az előző szabály feltételét ismétli. Az orosz összemossa a mezőt és a vonalát. Azt játsszuk, amit a többi nyelv ír.
origin-missed = A német, az angol, az olasz és a holland hangsúlyozza, hogy csak ez a korong esik ki; a többi csak megnevezi.
origin-collection-missed-touched = A füzet szerint csak a ellőtt korong esik ki. Ebben a játszmában az érintett saját korongjaid is, ahogy a versenyeken.
origin-collection-contact = Arról, hogy mi számít érintésnek, semmi sincs leírva.
origin-off-board = A füzet szerint a korong lepattanhat a peremről: az árokba kerül, és amihez hozzáért, úgy marad. Mi levesszük, amint elhagyja a felületet, hogy kiesett korong semmit se mozdítson el; a szó szerinti változat beállítható.
origin-tournament-off-board = A versenyeken úgy marad, amit a peremről visszajövő korong elmozdít. Mi levesszük a korongot, amint elhagyja a felületet; a beállítással visszapattanhat.
origin-doubles-off-board = A versenyeken úgy marad, amit a peremről visszajövő korong elmozdít. Mi levesszük a korongot, amint elhagyja a felületet; a beállítással visszapattanhat.
origin-collection-off-board-bounces = Az angol, a holland és a dán „sávoknak” nevezi a peremet. A tábla peremét érti.
origin-collection-out-line = A füzet a vonalon lévő korongokat nevezi meg. Hogy a rajta túl lévő is kiesett, magától értetődik; a francia szöveg zónának veszi a vonalat, ugyanazzal az eredménnyel.
origin-collection-twenty = Az angol és a belőle készült szövegekben elcsúszott egy cím, a dán korong pedig „átesik” a lyukon. Húsz pont minden korongért a lyukban: erről van szó.
origin-collection-twenty-owner = A füzet csak a saját korong belövéséről beszél. A tulajdonosának számítjuk, ahogy a versenyeken.
origin-collection-round-end = Az orosz szöveg szerint a forduló véget ér, ha az egyik játékosnak elfogy a korongja, így a másik elveszítené az utolsó lövését. Mind a kilenc többi mindenkit megvár.
origin-next-start = A francia szöveg szerint az „utolsó helyezett” kezd. A svéd, a lengyel és az orosz világosan írja, hogy aki utoljára lőtt, és a többi nyelv is érthető így.
origin-next-start-three = A francia szöveg szerint az „utolsó helyezett” kezd; a többi azt érti, aki utoljára lőtt. Hogy ki az, a lövések sorrendjéből következik.
origin-next-start-three-clockwise = A francia szöveg szerint az „utolsó helyezett” kezd; a többi azt érti, aki utoljára lőtt. Ebben a sorrendben ez az egyedül játszó.
origin-next-start-four = A francia szöveg szerint az „utolsó helyezett” kezd; a többi azt érti, aki utoljára lőtt.
origin-collection-points = A lengyel szövegből kimaradt a „mindegyik”.
origin-collection-line-lower = A francia szöveg a vonalon átnyúló korongról, az orosz egymást metsző körökről beszél. Elég, ha érinti a vonalat.
origin-round-score = A svéd szöveg jutalomnak nevezi a különbséget; a saját példája mutatja, hogy csak a különbség számít. Az egyenlő fordulót nem említi: senki sem kap pontot.
origin-match = Az olasz szövegből elveszett a 100 pontos példa.
origin-settled = A képernyőn a számítógép számolja ki, hogyan csúsznak a korongok.
origin-counted = A füzet csak valódi táblát ismer. Itt így vezetjük az állást.
origin-hand = A képernyőnek nincs ujja. Ez a mi szabályunk.
origin-hand-human = A képernyőnek nincs ujja. Ez a mi szabályunk.
box-players = Hányan játszotok?
box-round_score = Mit kap a jobbik fél egy fordulóért?
box-round_score-difference = A két pontszám különbségét
box-round_score-two-points = Két pontot
written-shot = { $verdict ->
    [void] { $disc }. korong: semmihez sem ér hozzá, kiesik
    [missed] { $disc }. korong: nem ér középre, kiesik
   *[other] { $twenties ->
        [0] { $zone ->
            [0] { $disc }. korong: kiesik
            [one] { $disc }. korong: marad, { $zone }
           *[other] { $disc }. korong: marad, { $zone }
        }
        [one] { $disc }. korong: húszas!
       *[other] { $disc }. korong: { $twenties } húszas!
    }
}{ $theirs ->
    [0] {""}
    [one] , egyet kilő
   *[other] , { $theirs } korongot kilő
} · { $light }–{ $dark }
written-count = Összeszámolva: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } húszas
   *[other] { $twenties } húszas
}
task-shoot = Te jössz: lőj ki egy korongot.
task-hit = Te jössz: találd el az ellenfél egyik korongját.
editor-starter = Ki kezdte a fordulót
editor-shots = { $seat ->
    [first] Eddig kilőtt korongok (Világos jön)
    [second] Eddig kilőtt korongok (Sötét jön)
    [third] Eddig kilőtt korongok (Világos 2 jön)
   *[fourth] Eddig kilőtt korongok (Sötét 2 jön)
}
editor-twenties = { $seat ->
    [first] Húszasok: Világos
    [second] Húszasok: Sötét
    [third] Húszasok: Világos 2
   *[fourth] Húszasok: Sötét 2
}
refusal-editor-many = { $seat ->
    [first] Világos: { $count } korong; csak { $most } lehet.
    [second] Sötét: { $count } korong; csak { $most } lehet.
    [third] Világos 2: { $count } korong; csak { $most } lehet.
   *[fourth] Sötét 2: { $count } korong; csak { $most } lehet.
}
refusal-editor-out = Az a korong, amely a külső vonalat érinti, kiesett, és az árokba kerül.

## Drills

drill-open-twenty = Szabad húszas
drill-open-twenty-about = Lődd a korongokat a lyukba üres táblán.
drill-open-twenty-task = { $goal ->
    [near] Lőj { $shots } korongot úgy, hogy a megjelölt körön belül álljanak meg.
    [sunk] Lőj { $shots } korongot a lyukba.
   *[side] Lőj { $shots } korongot a lyukba, mindegyiket a negyeded széléhez közelről.
}
drill-take-out = Lelökés
drill-take-out-about = Lökd le az ellenfél egy korongját a tábláról.
drill-take-out-task = { $goal ->
    [touch] Találd el a sötét korongot. { $shots } lövésed van.
    [out] Lökd le a sötét korongot a tábláról. { $shots } lövésed van.
    [stay] Lökd le a sötét korongot a tábláról úgy, hogy a tiéd fent maradjon. { $shots } lövésed van.
   *[fifteen] Lökd le a sötét korongot a tábláról, és a tiéd maradjon az ütközőkön belül. { $shots } lövésed van.
}
drill-hidden-disc = Ütköző mögött
drill-hidden-disc-about = Hagyd a korongodat ott, ahol egy ütköző védi.
drill-hidden-disc-task = Lőj { $shots } korongot úgy, hogy a megjelölt körön belül álljanak meg, az ellenfél helyéről nézve egy ütköző mögött.
drill-shots-hits = Találat: { $hits } / { $shots }.
drill-shots-spread = Átlagosan { $across } mm-rel { $side ->
    [left] balra
   *[right] jobbra
} és { $along } mm-rel { $way ->
    [short] rövidebbre
   *[long] hosszabbra
} sikerült, a szórás { $spread } mm.
