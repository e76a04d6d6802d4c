### Hungarian. piece = bábu, man = gyalog, king = dáma, capture = ütni, far row = túlsó sor, move = lépés.
### Black = sötét, White = világos. No suffix or article is tied to a square. Dáma is the game and the crowned piece.

game-name = Dáma
game-about = Ugord át az ellenfél bábuit, érj el a túlsó sorba, és szerezz dámát.
seat-first = Sötét
seat-second = Világos

## Where White begins, the first seat is White.
seat-first-russian = { seat-second }
seat-second-russian = { seat-first }
seat-first-brazilian = { seat-second }
seat-second-brazilian = { seat-first }
seat-first-czech = { seat-second }
seat-second-czech = { seat-first }
seat-first-spanish = { seat-second }
seat-second-spanish = { seat-first }
seat-first-portuguese = { seat-second }
seat-second-portuguese = { seat-first }
seat-first-italian = { seat-second }
seat-second-italian = { seat-first }
seat-first-thai = { seat-second }
seat-second-thai = { seat-first }
seat-first-thai12 = { seat-second }
seat-second-thai12 = { seat-first }
seat-first-international = { seat-second }
seat-second-international = { seat-first }

## Ways to play
booklet-collection = Játékgyűjtemény
booklet-collection-about = Dáma a játékgyűjtemény szabályfüzete szerint: üthetsz, de nem kötelező. A te nyelveden írt füzet eltérhet attól a dámától, amit nálatok játszanak; azt lejjebb találod.
booklet-dame = Német dáma
booklet-dame-about = Ugyanaz a játék, csak élénkebb: ha üthetsz, ütnöd kell. Jó a gép ellen.
booklet-english = Angol dáma
booklet-english-about = Amerikai dámának is hívják. A dámák egyszerre csak egy mezőt lépnek.
booklet-russian = Orosz dáma
booklet-russian-about = A gyalogok hátrafelé is üthetnek, és a túlsó sort elérve dámaként folytatják.
booklet-brazilian = Brazil dáma
booklet-brazilian-about = A nemzetközi szabályok kis táblán: üss annyi bábut, amennyit csak tudsz.
booklet-pool = Pool checkers
booklet-pool-about = A gyalogok hátrafelé is üthetnek. Te választod meg, mit ütsz.
booklet-czech = Cseh dáma
booklet-czech-about = A gyalogok csak előre ütnek. Ha egy dáma üthet, előbb neki kell ütnie, nem a gyalognak.
booklet-spanish = Spanyol dáma
booklet-spanish-about = A tábla fordítva fekszik. Üsd a legtöbb bábut, ezen belül a legtöbb dámát.
booklet-portuguese = Portugál dáma
booklet-portuguese-about = A spanyol szabályok, bal alul sötét mezővel.
booklet-italian = Olasz dáma
booklet-italian-about = A gyalog nem üthet dámát. A dámák egyszerre csak egy mezőt lépnek.
booklet-thai = Thai dáma
booklet-thai-about = Makhos: nyolc-nyolc gyalog és gyors dámák.
booklet-thai12 = Thai dáma, tizenkét gyalog
booklet-thai12-about = A thai szabályok, fejenként tizenkét gyaloggal.
booklet-international = Nemzetközi dáma
booklet-international-about = Százmezős tábla és húsz-húsz gyalog.
box-size = Hány mező van a tábla egyik oldalán?
box-black_begins = Sötét kezd?
box-men_take_backwards = Üthet a gyalog hátra is?
box-kings_fly = Léphet a dáma egynél több mezőt?
box-must_take = Kötelező ütni, ha lehet?

## Switches
switch-may_stop = Ütéssorozat közben
switch-may_stop-yes = Meg lehet állni
switch-may_stop-no = Folytatni kell, amíg lehet
switch-men_turn = A gyalog ütéssorozata
switch-men_turn-yes = Irányt válthat
switch-men_turn-no = Egy vonalban marad
switch-king_far = A dáma ugrása
switch-king_far-yes = Bármilyen távolságról
switch-king_far-no = Csak szomszédos bábu fölött
switch-king_lands_anywhere = A dáma érkezése
switch-king_lands_anywhere-yes = A bábu mögött bármelyik üres mezőre
switch-king_lands_anywhere-no = Közvetlenül a bábu mögé
switch-removal = A leütött bábuk lekerülnek a tábláról
switch-removal-at-once = Azonnal, ugrásonként
switch-removal-after = A lépés végén
switch-promotion = Az ugrással a túlsó sorba érő gyalog
switch-promotion-ends = Dáma lesz, és a lépés véget ér
switch-promotion-goes-on = Rögtön dámaként folytatja
switch-blocked = Az a játékos, aki nem tud lépni
switch-blocked-loses = Veszít
switch-blocked-draws = Döntetlent ér el
switch-quiet_moves = Döntetlen csendes dámalépésekkel
switch-quiet_moves-20 = 20-20 lépés után
switch-quiet_moves-40 = 40-40 lépés után

## The rules
clause-board-8 = A tábla nyolc sorból áll, soronként nyolc mezővel. Mindkét játékosnak világos mező van a jobb alsó sarkában.
clause-board-8-mirrored = A tábla nyolc sorból áll, soronként nyolc mezővel. Mindkét játékosnak sötét mező van a jobb alsó sarkában.
clause-board-10 = A tábla tíz sorból áll, soronként tíz mezővel. Mindkét játékosnak világos mező van a jobb alsó sarkában.
clause-men-8 = Mindkét játékos nyolc gyaloggal kezd, az első két sor sötét mezőin.
clause-men-12 = Mindkét játékos tizenkét gyaloggal kezd, az első három sor sötét mezőin.
clause-men-20 = Mindkét játékos húsz gyaloggal kezd, az első négy sor sötét mezőin.
clause-black-begins = Sötét kezd. Véletlen dönti el, kié a sötét; minden játszma után színt cseréltek.
clause-white-begins = Világos kezd. Véletlen dönti el, kié a világos; minden játszma után színt cseréltek.
clause-turns = A játékosok felváltva jönnek. Mindenki egy saját színű bábuval lép; passzolni nem szabad.
clause-dark-squares = Csak a sötét mezőkön folyik a játék.
clause-occupied = Bábu csak üres mezőre léphet.
clause-man-moves = A gyalog egy mezőt lép átlósan előre.
clause-taking = A bábu úgy üt, hogy átlósan átugrik egy ellenséges bábut a mögötte lévő üres mezőre. Saját színű bábut vagy egyszerre két bábut nem ugorhat át.
clause-man-takes-forward = A gyalog a mellette álló bábut üti, és csak előre ugrik.
clause-man-takes-all = A gyalog a mellette álló bábut üti, előre vagy hátra.
clause-men-spare-kings = A gyalog nem üthet dámát.
clause-crowning = A túlsó sort elérő gyalogra egy második bábut teszünk, és dáma lesz. A lépés ezzel véget ér.
clause-crowning-goes-on = A túlsó sort elérő gyalogra egy második bábut teszünk, és azonnal dáma lesz. Ha ugrással ért oda, ugyanabban a lépésben dámaként továbbugorhat.
clause-crowning-stops-only = Arra a gyalogra, amelyik a túlsó sorban fejezi be a lépést, egy második bábut teszünk, és dáma lesz. Ha onnan továbbugrik, gyalog marad.
clause-king-flies = A dáma átlósan lép előre vagy hátra, akárhány üres mezőn át.
clause-king-steps = A dáma egy mezőt lép átlósan, előre vagy hátra.
clause-king-takes = A dáma minden irányban üt. Neki is üres mező kell a bábu mögött. A dáma is leüthető, mint bármelyik bábu, gyaloggal vagy dámával.
clause-king-lands-behind = A dáma messziről is ugorhat. Közvetlenül a bábu mögé érkezik.
clause-king-lands-anywhere = A dáma messziről is ugorhat. A bábu mögött bármelyik üres mezőre érkezhet.
clause-chain = Az ugró bábu ugyanabban a lépésben újra ugorhat onnan, ahová érkezett, más irányba is.
clause-chain-may-stop = Bármelyik ugrás után megállhatsz.
clause-chain-whole = Tovább kell ugranod, amíg a bábu tud; ha megválaszthatod, hová érkezik, oda kell érkeznie, ahonnan továbbugorhat.
clause-removal-at-once = Az átugrott bábu azonnal lekerül a tábláról.
clause-removal-after = Az átugrott bábuk a lépés végén kerülnek le. Addig útban vannak, és egyiket sem lehet kétszer átugrani.
clause-duty-free = Üthetsz, de nem kötelező: helyette bármely más lépést megtehetsz.
clause-duty = Ha üthetsz, ütnöd kell.
clause-duty-most = Ha többféleképp üthetsz, olyan ütést kell választanod, amelyik a legtöbb bábut üti.
clause-duty-most-kings = Ha többféleképp üthetsz, olyan ütést kell választanod, amelyik a legtöbb bábut üti, ezek közül pedig olyat, amelyik a legtöbb dámát.
clause-duty-king-first = Ha dáma és gyalog is üthet, a dámának kell ütnie.
clause-duty-italian = Ha többféleképp üthetsz, olyan ütést kell választanod, amelyik a legtöbb bábut üti; ezek közül dámával valót; aztán azt, amelyik a legtöbb dámát üti; végül azt, amelyik a leghamarabb üt dámát.
clause-all-taken = Az a játékos, akinek elfogytak a bábui, veszít.
clause-blocked = Az a játékos, akinek van bábuja, de nem tud lépni, veszít.
clause-repetition = Ha ugyanaz az állás harmadszor is előáll, és ugyanaz a játékos lép, a játszma döntetlen.
clause-quiet-15 = Ha mindkét játékos 15 lépést tett csak dámákkal, és nem volt ütés, a játszma döntetlen.
clause-quiet-20 = Ha mindkét játékos 20 lépést tett csak dámákkal, és nem volt ütés, a játszma döntetlen.
clause-quiet-25 = Ha mindkét játékos 25 lépést tett csak dámákkal, és nem volt ütés, a játszma döntetlen.
clause-quiet-40 = Ha mindkét játékos 40 lépést tett csak dámákkal, és nem volt ütés, a játszma döntetlen.
clause-short-5 = Ha csak két vagy három bábu maradt, és mindkét játékosnak van dámája, a játszma játékosonként további öt lépés után döntetlen.
clause-short-16-5 = Egyetlen dáma három bábu ellen, amelyek közül legalább egy dáma: döntetlen játékosonként 16 lépés után. Ha csak két vagy három bábu maradt, és mindkét játékosnak van dámája: döntetlen játékosonként öt lépés után.
clause-short-13 = Három dáma egy ellen: döntetlen játékosonként 13 lépés után.
clause-short-road = Egyetlen dáma a saroktól sarokig futó hosszú átlón három bábu ellen, amelyek közül legalább egy dáma: döntetlen játékosonként öt lépés után, ha az egyetlen dáma ott marad.
clause-agreed = Megegyezhettek a döntetlenben, és bármelyikőtök feladhatja. Lépést visszavenni csak közös megegyezéssel lehet.

## Why not
refusal-dark-squares = Nem sötét mező ezen a táblán: { $square }.
refusal-turns = { $holder ->
    [nobody] Üres mező: { $square }.
    [white] Ez a bábu világos: { $square }. Most sötét jön.
   *[black] Ez a bábu sötét: { $square }. Most világos jön.
}
refusal-occupied = { $holder ->
    [white] Világos bábu áll itt: { $square }.
   *[black] Sötét bábu áll itt: { $square }.
}
refusal-man-moves = { $why ->
    [back] Ez a gyalog még nem dáma, ezért nem léphet hátra.
    [far] A gyalog csak egy mezőt lép.
    [stuck] Ez a gyalog nem tud lépni: { $from }.
   *[diagonal] { $from } és { $to } nincs egy átlón. A gyalog átlósan előre lép.
}
refusal-king-flies = { $why ->
    [stuck] Ez a dáma nem tud lépni: { $from }.
   *[diagonal] { $from } és { $to } nincs egy átlón. A dáma átlósan lép.
}
refusal-king-steps = { $why ->
    [far] Ebben a játékban a dáma csak egy mezőt lép.
    [stuck] Ez a dáma nem tud lépni: { $from }.
   *[diagonal] { $from } és { $to } nincs egy átlón. A dáma átlósan lép.
}
refusal-taking = { $why ->
    [own] Saját bábut nem ugorhatsz át: { $from }–{ $to }.
    [two] Egynél több bábut nem ugorhatsz át: { $from }–{ $to }.
    [diagonal] { $from } és { $to } nincs egy átlón. A bábuk átlósan ugranak.
   *[nothing] { $from } és { $to } között nincs mit ütni.
}
refusal-man-takes-forward = { $why ->
    [far] A gyalog csak a mellette álló bábut üti, és közvetlenül mögé érkezik.
   *[back] A gyalog csak előre üt: ezt hátrafelé nem ugorhatja át: { $over }.
}
refusal-men-spare-kings = Itt dáma áll: { $over }, és a gyalog nem üthet dámát.
refusal-crowning = A gyalog itt dáma lesz: { $from }, és a lépés ezzel véget ér. Ütni a következő lépésben üthet.
refusal-duty = { $count ->
    [one] Üthetsz, tehát ütnöd kell ezzel a bábuval: { $squares }.
   *[other] Üthetsz, tehát ütnöd kell e bábuk egyikével: { $squares }.
}
refusal-duty-most = Így { $taken } bábut ütnél, de { $most } is lehetséges innen: { $squares }. A lehető legtöbbet kell ütni.
refusal-duty-most-kings = { $why ->
    [most] Így { $taken } bábut ütnél, de { $most } is lehetséges innen: { $squares }. A lehető legtöbbet kell ütni.
   *[kings] Innen ugyanannyi bábut üthetsz, köztük több dámát: { $squares }.
}
refusal-duty-king-first = A dámának a gyalog előtt kell ütnie. Ezzel üss: { $squares }.
refusal-duty-italian = { $why ->
    [most] Így { $taken } bábut ütnél, de { $most } is lehetséges innen: { $squares }. A lehető legtöbbet kell ütni.
    [with-king] Ez a dáma is üthet ugyanannyit: { $squares }, és a dámának a gyalog előtt kell ütnie.
   *[kings] Innen ugyanannyi bábut üthetsz, köztük több dámát vagy hamarabb dámát: { $squares }.
}

## How it ends
outcome-all-taken = { $seat } nyert: az ellenfélnek elfogytak a bábui.
outcome-blocked = { $seat } nyert: az ellenfél nem tud lépni.
outcome-blocked-draw = Döntetlen: a soron lévő játékos nem tud lépni.
outcome-repetition = Döntetlen háromszori ismétléssel.
outcome-quiet = Döntetlen: túl sok csendes dámalépés.
outcome-short = Döntetlen: elfogytak az ilyen kevés bábuval megengedett lépések.

## The board in words
scene-title = Dámatábla
scene-men = { $colour ->
    [white] Világos gyalogok itt: { $squares }.
   *[black] Sötét gyalogok itt: { $squares }.
}
scene-kings = { $colour ->
    [white] Világos dámák itt: { $squares }.
   *[black] Sötét dámák itt: { $squares }.
}
scene-none = { $colour ->
    [white] Világosnak nincs bábuja.
   *[black] Sötétnek nincs bábuja.
}
scene-must = Ütnie kell: { $squares }.
scene-quiet = { $count ->
    [one] Még { $count } csendes lépés, és döntetlen.
   *[other] Még { $count } csendes lépés, és döntetlen.
}
scene-repeated = { $count ->
    [one] Ez az állás eddig { $count } alkalommal fordult elő.
   *[other] Ez az állás eddig { $count } alkalommal fordult elő. Harmadszorra döntetlen.
}
scene-square = { $holder ->
    [white-man] { $square }: világos gyalog
    [white-king] { $square }: világos dáma
    [black-man] { $square }: sötét gyalog
    [black-king] { $square }: sötét dáma
   *[nobody] { $square }: üres
}
told-move = { $colour ->
    [white] Világos { $move }
   *[black] Sötét { $move }
}
told-crowned = { $colour ->
    [white] Világos { $move }, dáma
   *[black] Sötét { $move }, dáma
}
button-end-turn = Lépés befejezése

## Levels
level-beginner = Kezdő
level-beginner-about = Leüti, amit lát, és nem tervez. Egy gyerek is legyőzheti.
level-casual = Alkalmi játékos
level-casual-about = Egy-két lépésre gondolkodik előre, és néha elnéz valamit.
level-skilled = Gyakorlott
level-skilled-about = Nem ad ingyen bábut. Jó ellenfél az egész családnak.
level-strong = Erős
level-strong-about = Sok lépésre előre lát.
level-master = Mester
level-master-about = A legmélyebbre lát, és minden legfeljebb négybábus végjátékot ismer.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Felállás
chapter-moving = Lépés
chapter-taking = Ütés
chapter-queens = Dámák
chapter-duty = Kötelező ütni?
chapter-ending = A játszma vége

## Lessons: a title, what to do, and what was learnt
lesson-step = Lépés
lesson-step-task = Tiéd a világos gyalog. Lépj vele.
lesson-step-done = A gyalogok egy mezőt lépnek átlósan előre, a sötét mezőkön.
lesson-jump = Ütés
lesson-jump-task = Üsd le a sötét gyalogot: ugord át a mögötte lévő üres mezőre.
lesson-jump-done = Amit átugrasz, azt leütötted, és lekerül a tábláról.
lesson-chain = Ütéssorozat
lesson-chain-task = Üsd le mindkét sötét gyalogot egyetlen lépésben.
lesson-chain-done = Ugrás után ugyanaz a bábu újra ugorhat.
lesson-freedom = A te döntésed
lesson-freedom-task = E szabályok szerint nem kell ütnöd. Lépj a másik gyalogoddal.
lesson-freedom-done = Itt te döntöd el, ütsz-e. A legtöbb más szabály szerint kötelező.
lesson-duty = Mikor kötelező ütni
lesson-duty-task = E szabályok szerint ütnöd kell, ha tudsz. Lépj.
lesson-duty-done = Így rákényszerítheted az ellenfelet, hogy oda lépjen, ahová te akarod.
lesson-crowning = Egy dáma
lesson-crowning-task = A gyalogodnak egy lépés hiányzik a túlsó sorig. Legyen belőle dáma.
lesson-crowning-done = A túlsó sorban a gyalogból dáma lesz.
lesson-flying = Repülő dámák
lesson-flying-task = Küldd át a dámádat az egész táblán, sarokból sarokba.
lesson-flying-done = E szabályok szerint a dáma akárhány üres mezőn átrepülhet.
lesson-far-jump = Ugrás messziről
lesson-far-jump-task = Üsd le a dámád útjában álló gyalogot onnan, ahol a dáma áll.
lesson-far-jump-done = A dámának nem kell mellette állnia. E szabályok szerint közvetlenül mögé érkezik.
lesson-give-one = Egyet adsz, hármat ütsz
lesson-give-one-task = Itt ütnöd kell, ha tudsz. Áldozz fel egy gyalogot, aztán üss le mindent, ami maradt.
lesson-give-one-done = A jó pillanatban feláldozott bábu megnyitja a táblát. Ezt kombinációnak hívják.
lesson-block = Bezárva
lesson-block-task = Lépj úgy, hogy sötét ne tudjon lépni.
lesson-block-done = Az a játékos, aki nem tud lépni, veszít.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Ez az egyetlen lépés.
    [wins] Ez nyer.
    [resists] A játszma elveszett; így lehet a legtovább kitartani.
    [crowns] Egy gyalogból dáma lesz.
    [gains] Ez anyagot nyer.
    [avoids] Minden más lépés egyértelműen rosszabb.
    [draws] Ez megtartja a döntetlent.
    [equal] Más lépés is ugyanilyen jó.
   *[best] Ez kicsit jobbnak tűnik a többinél.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Üthetsz, tehát ütnöd kell: ugorj át a bábun a mögötte lévő üres mezőre.
    [may] Üthetsz, ha akarsz: ugorj át a bábun a mögötte lévő üres mezőre.
    [king] Lépj egy gyaloggal egy mezőt előre, vagy egy dámával előre vagy hátra.
   *[other] Lépj egy gyaloggal egy mezőt átlósan előre.
}
guide-why = { $why ->
    [only] Ez az egyetlen lépés.
    [crowns] A gyalogodból dáma lesz.
    [takes] Ütsz.
    [saves] Kimentesz egy bábut a veszélyből.
    [safe] Utána az ellenfél semmit sem üthet.
   *[other] Kicsit jobbnak tűnik a többinél.
}

## Rules that follow their switches
refusal-man-takes-all = A gyalog csak a mellette álló bábut üti, és közvetlenül mögé érkezik.
refusal-king-takes-near = Ebben a játékban a dáma csak a mellette álló bábut üti, és közvetlenül mögé érkezik.
refusal-king-lands-behind = A dámának közvetlenül e mögé kell érkeznie: { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] Ebben a játékban a dáma csak a mellette álló bábut üti.
   *[behind] A dámának közvetlenül e mögé kell érkeznie: { $over }.
}
refusal-king-near-lands-anywhere = Ebben a játékban a dáma csak a mellette álló bábut üti.
refusal-chain-straight = Ebben a játékban a gyalog ugrásainak egy vonalban kell maradniuk.
refusal-chain-whole = A bábu még üthet, ezért tovább kell ugrania; itt nem állhat meg: { $to }.
refusal-removal-after = Ezt a bábut már átugrottad: { $over }. Kétszer nem ugorhatod át.
character-beginner = Morzsa
character-casual = Gyömbér
character-skilled = Bogáncs
character-strong = Parázs
character-master = Ónix
origin-thai12-white-begins = { origin-thai-white-begins }
origin-czech-repetition = { origin-collection-repetition }
origin-czech-agreed = { origin-collection-agreed }
origin-dame-blocked = { origin-collection-blocked }
origin-dame-blocked-draws = { origin-collection-blocked-draws }
origin-dame-repetition = { origin-collection-repetition }
origin-dame-quiet-40 = { origin-collection-quiet-40 }
origin-dame-agreed = { origin-collection-agreed }
origin-italian-blocked = { origin-collection-blocked }
origin-italian-repetition = { origin-collection-repetition }
origin-italian-quiet-40 = { origin-collection-quiet-40 }
origin-italian-agreed = { origin-collection-agreed }
origin-pool-repetition = { origin-collection-repetition }
origin-pool-quiet-40 = { origin-collection-quiet-40 }
origin-pool-agreed = { origin-collection-agreed }
origin-portuguese-blocked = { origin-collection-blocked }
origin-portuguese-repetition = { origin-collection-repetition }
origin-portuguese-quiet-20 = { origin-collection-quiet-20 }
origin-portuguese-agreed = { origin-collection-agreed }
origin-spanish-blocked = { origin-collection-blocked }
origin-spanish-repetition = { origin-collection-repetition }
origin-spanish-quiet-40 = { origin-collection-quiet-40 }
origin-spanish-agreed = { origin-collection-agreed }
origin-thai-repetition = { origin-collection-repetition }
origin-thai-quiet-40 = { origin-collection-quiet-40 }
origin-thai-agreed = { origin-collection-agreed }
origin-thai12-repetition = { origin-collection-repetition }
origin-thai12-quiet-40 = { origin-collection-quiet-40 }
origin-thai12-agreed = { origin-collection-agreed }
clause-king-takes-near = A dáma minden irányban üt, de csak a mellette álló bábut, és közvetlenül mögé érkezik. A dáma is üthető.
clause-king-near-lands-behind = A dáma csak a mellette álló bábut üti, és közvetlenül mögé érkezik.
clause-king-near-lands-anywhere = A dáma csak a mellette álló bábut üti, és mögötte bármelyik üres mezőre érkezhet.
clause-chain-straight = Az a bábu, amelyik ugrott, ugyanabban a lépésben újra ugorhat onnan, ahová érkezett: a gyalog csak ugyanazon az egyenesen, a dáma más irányba is.
clause-blocked-draws = Ha egy játékosnak van bábuja, de nem tud lépni, a játszma döntetlen.
origin-collection-board-8 = A dán füzet fehér alsó félről ír; a jobb alsó mezőt érti.
origin-collection-men-12 = Csak az angol szöveg írja, melyik sorok telnek meg. A többi képen mutatja.
origin-collection-black-begins = A véletlen választás és sötét első lépése a füzetben áll. Hogy minden játszma után színt cseréltek, a mi választásunk.
origin-collection-turns = Senki sem passzolhat, bár ütni nem kötelező: felváltva léptek.
origin-collection-man-moves = Az orosz szöveg csak annyit ír, hogy a gyalog nem térhet vissza oda, ahol volt. Gyalog nem lép hátra.
origin-collection-taking = Az olasz és a dán szövegből kimaradt egy szó, az „üres” vagy a „sötét”. Üres sötét mezőről van szó.
origin-collection-man-takes-forward = Az ugrást a gyalog előtti mezőről mondja, tehát előre megy. Az angol szöveg hozzáteszi, hogy hátrafelé „még” nem szabad.
origin-collection-crowning = A füzet egy második bábut tesz rá, és többet nem ír. Nálunk ott véget ér a lépés, mint a legtöbb dámajátékban; a beállítással az új dáma továbbugorhat. A francia szöveg a már elveszett gyalogok közül veszi a második bábut; itt mindig van.
origin-collection-crowning-goes-on = A füzet nem írja, mi történik több ugrás közepén. Ebben a játszmában az új dáma továbbugrik, mint az orosz dámában.
origin-collection-king-flies = A lengyel szöveg szerint a dáma átugrik az üres mezőkön; végigcsúszik rajtuk.
origin-collection-king-takes = Az olasz szöveg nem írja, hogy a mögötte lévő mezőnek üresnek kell lennie. A többi igen.
origin-collection-king-lands-behind = Csak a francia szöveg ír „közvetlenül mögé”-t, az angol a gyalog ugrásához hasonlítja. Hogy milyen messziről indulhat a dáma, nincs leírva. A német családi dáma rövid érkezését játsszuk; mindkettő beállítható.
origin-collection-king-lands-anywhere = A füzet nyitva hagyja, hová érkezik a dáma. A versenyzők a bábu mögött bármelyik üres mezőt várják.
origin-collection-king-near-lands-behind = A füzet nyitva hagyja, milyen messziről ugorhat a dáma.
origin-collection-king-near-lands-anywhere = A füzet nyitva hagyja, milyen messziről ugorhat a dáma, és hová érkezik.
origin-collection-chain = A füzet csak a dámáknak ígér irányváltást, és az angol szöveg egy átlón tartja a gyalogot. Nálunk a gyalog is fordulhat, mint minden más dámajátékban; a beállítással egyenesben marad.
origin-collection-chain-straight = Az angol szöveg egy átlóhoz köti a gyalog ugrásait. A többi nyelv nem írja ezt.
origin-collection-chain-may-stop = Minden nyelv azt írja, hogy továbbugorhatsz, egyik sem, hogy muszáj.
origin-collection-chain-whole = A füzet nem kéri: ebben a játszmában megegyeztetek a továbbugrásban.
origin-collection-removal-at-once = A füzet a bábu levételéről ír, mielőtt a többszörös ugráshoz érne. Ezért azonnal levesszük.
origin-collection-removal-after = A füzet nem írja, mikor. A legtöbb versenyjáték megvárja a lépés végét.
origin-collection-duty-free = Mind a tíz nyelv azt írja, hogy „lehet” vagy „szabad”. Sok nemzeti játékban kötelező; azoknak itt saját szabályaik vannak.
origin-collection-all-taken = A spanyol szöveg fordítva mondja: az nyer, aki mindent leüt.
origin-collection-blocked = Arról, aki nem tud lépni, semmi sincs leírva. Az veszít, mint minden más dámajátékban.
origin-collection-blocked-draws = Arról, aki nem tud lépni, semmi sincs leírva. Ebben a játszmában ez döntetlen.
origin-collection-repetition = A döntetlenről semmi sincs leírva. E nélkül a szabály nélkül a dámák örökké kergethetnék egymást.
origin-collection-quiet-20 = A döntetlenről semmi sincs leírva. E nélkül a szabály nélkül a dámák örökké kergethetnék egymást.
origin-collection-quiet-40 = A döntetlenről semmi sincs leírva. E nélkül a szabály nélkül a dámák örökké kergethetnék egymást.
origin-collection-agreed = A feladásról és a megegyezéses döntetlenről semmi sincs leírva. Mindkettő szokásos.
origin-dame-king-lands-anywhere = A német családi szabályok szerint a dáma közvetlenül a bábu mögé érkezik. Ebben a játszmában messzebb is érkezhet.
origin-dame-removal-after = A német családi szabályok azonnal leveszik a bábukat. Ebben a játszmában a lépés végéig a táblán maradnak.
origin-thai-white-begins = Egyes thai szabályok szerint a játékosok választják meg, ki lép először. Nálunk világos kezd, ahogy egy nyomtatott szabályzatban áll.
origin-thai12-men-12 = A makhost nyolc gyaloggal játsszák. Ez ugyanaz a játék a dobozod tizenkét gyalogjával.
editor-piece = { $piece ->
    [w] Világos gyalog
    [W] Világos dáma
    [b] Sötét gyalog
   *[B] Sötét dáma
}
refusal-editor-many = { $colour ->
    [white] Világosnak { $count } bábuja van; csak { $most } lehet.
   *[black] Sötétnek { $count } bábuja van; csak { $most } lehet.
}
refusal-editor-uncrowned = { $colour ->
    [white] Ezen a mezőn világos gyalog már dáma volna: { $square }.
   *[black] Ezen a mezőn sötét gyalog már dáma volna: { $square }.
}
refusal-editor-none = { $colour ->
    [white] Világosnak nincs bábuja, pedig az utolsó lépést ő tette meg.
   *[black] Sötétnek nincs bábuja, pedig az utolsó lépést ő tette meg.
}
task-capture = Te jössz: ütnöd kell.

## Drills

drill-combinations = Kombinációk
drill-combinations-about = Áldozz, kényszerítsd ütésre az ellenfeled, és nyerj vissza többet.
drill-combinations-task = { $colour ->
    [white] Világos lép. Találd meg a kombinációt.
   *[black] Sötét lép. Találd meg a kombinációt.
}
drill-combinations-why = Feláldozva: { $given }. Leütve: { $taken }.
drill-refuted = Az ellenfeled üt, és anyagot nyer.
drill-endings = Végjátékok
drill-endings-about = Nyerj meg vagy tarts döntetlenre legfeljebb négybábus végjátékokat. Az ellenfeled hibátlanul játszik.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Világos lép és nyer.
       *[draw] Világos lép. Tartsd a döntetlent { $moves } lépésen át.
    }
   *[black] { $goal ->
        [win] Sötét lép és nyer.
       *[draw] Sötét lép. Tartsd a döntetlent { $moves } lépésen át.
    }
}
drill-endings-why = { $value ->
    [draw] Így már csak döntetlen.
   *[loss] Így elveszett a játszma.
}
