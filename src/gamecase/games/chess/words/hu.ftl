### Sakk. A ♞-hez hasonló jelek a bábokat jelölik, és minden nyelvben maradnak; a `told-move` a nyelv saját betűit írja.

game-name = Sakk
game-about = Két tizenhat fős sereg, semmi szerencse, és egy király, akit nem szabad elveszíteni.
seat-first = Világos
seat-second = Sötét

booklet-collection = A gyűjtemény
booklet-collection-about = Sakk a játékgyűjtemény füzete szerint; amiről hallgat, azt úgy játsszuk, mint mindenhol.
booklet-fide = A világszövetség
booklet-fide-about = Sakk a FIDE szabályai szerint, cikkelyeik számával.
switch-draws_by_claim = Háromszori ismétlés és az ötvenlépéses szabály
switch-draws_by_claim-yes = Döntetlen, ha egy játékos kéri
switch-draws_by_claim-no = Azonnal döntetlen

## The booklet

clause-set-up = A táblán nyolcszor nyolc mező van, mindkét játékos jobb kezénél világos sarokkal. A saroktól befelé bástya, huszár és futó áll; a vezér a saját színű mezőjén, mellette a király, elöl a gyalogok.
clause-starter = Világos kezd, aztán felváltva lépünk. Sorsolás dönti el, kié először világos; utána játszmáról játszmára cserélünk.
clause-your-piece = Egy kör egy lépés egy saját bábbal. Passzolni nem lehet.
clause-own-square = Báb nem léphet olyan mezőre, ahol saját báb áll. Az ott álló ellenséges bábot leütjük.
clause-bishop-move = A futó átlósan lép, akárhány üres mezőn át.
clause-rook-move = A bástya előre, hátra vagy oldalra lép, akárhány üres mezőn át.
clause-queen-move = A vezér bármely irányba lép, akárhány üres mezőn át.
clause-no-jump = A vezér, a bástya és a futó semmit sem ugrik át.
clause-knight-move = A huszár két mezőt megy egyenesen és egyet oldalra. Átugorja, ami közben áll.
clause-pawn-move = A gyalog egy mezőt lép egyenesen előre, első lépésére kettőt is. A mezőknek üresnek kell lenniük. Hátra sosem megy.
clause-pawn-capture = A gyalog csak átlósan üt, egy mezőre előre.
clause-en-passant = Ha egy gyalog két mezőt lép, és ellenséges gyalog mellé ér, az leütheti, mintha csak egyet lépett volna: a következő lépésben, vagy soha.
clause-promotion = Az utolsó sorba érő gyalog azonnal vezérré, bástyává, futóvá vagy huszárrá változik, bármi is van még a táblán.
clause-king-move = A király egy mezőt lép bármely irányba.
clause-castling = Sánc: a király két mezőt lép egy bástya felé, a bástya pedig a király túloldalára kerül.
clause-castling-moved = Aki már lépett királlyal, az nem sáncolhat, és az a bástya sem, amely már lépett.
clause-castling-between = Sáncoláskor a király és a bástya között nem állhat semmi.
clause-castling-attacked = A király nem sáncolhat sakkból, támadott mezőn át vagy sakkba.
clause-king-safety = A király sosem lép támadott mezőre.
clause-pinned = Egyik lépés sem teheti ki támadásnak a saját királyt.
clause-in-check = Ha a királyod sakkban áll, a lépésednek el kell hárítania a sakkot: lépj a királlyal, üsd le a támadót, vagy lépj közbe.
clause-checkmate = Ha a sakkban álló királynak nincs kiútja, az matt, és a játszma elveszett.
clause-resign = Aki feladja, veszített.
clause-stalemate = Ha a lépésre következő fél nincs sakkban, és nincs lépése, az patt: döntetlen.
clause-dead-position = Ha már egyik fél sem adhat mattot, a játszma azonnal döntetlen.
clause-agreed = A játékosok megegyezhetnek döntetlenben.
clause-repetition = Ha ugyanaz az állás harmadszor jön létre ugyanazokkal a lehetséges lépésekkel, a lépésre következő kérheti a döntetlent. Ötödszörre mindenképp döntetlen.
clause-fifty-moves = Ha mindkét fél ötven lépést tett ütés és gyaloglépés nélkül, a lépésre következő kérheti a döntetlent. Hetvenöt után mindenképp döntetlen.

## Why not

refusal-your-piece = { $holder ->
    [first] A báb itt: { $square }, világosé.
    [second] A báb itt: { $square }, sötété.
   *[nobody] Nincs báb itt: { $square }.
}
refusal-own-square = Saját bábod áll itt: { $piece } { $square }.
refusal-bishop-move = { $start }–{ $end } nem szabályos: a futó átlósan lép.
refusal-rook-move = { $start }–{ $end } nem szabályos: a bástya sorokon és oszlopokon lép.
refusal-queen-move = { $start }–{ $end } nem szabályos: a vezér sorokon, oszlopokon és átlókon lép.
refusal-knight-move = { $start }–{ $end } nem szabályos: a huszár két mezőt megy egyenesen és egyet oldalra.
refusal-king-move = { $start }–{ $end } nem szabályos: a király egy mezőt lép.
refusal-no-jump = Útban áll: { $piece } { $square }. Csak a huszár ugrik.
refusal-pawn-move = { $why ->
    [moved] { $start }–{ $end } nem szabályos: két mezőt csak első lépésére tehet a gyalog.
    [blocked] A gyalog ({ $start }) nem mehet tovább: { $end } nem üres.
   *[shape] { $start }–{ $end } nem szabályos: a gyalog egy mezőt lép egyenesen előre, első lépésére kettőt is.
}
refusal-pawn-capture = A gyalog csak ütéskor megy átlósan, és itt nincs mit ütni: { $square }.
refusal-en-passant = Késő: { $piece } { $square } csak a kettős lépés után rögtön volt leüthető menet közben.
refusal-promotion = { $why ->
    [choose] Válaszd ki, mivé változzon a gyalog itt: { $square }.
   *[not-there] Itt semmi sem változik át ({ $square }): csak a gyalog, az utolsó sorban.
}
refusal-castling-moved = { $mover ->
    [king] Nincs sánc: a király már lépett.
    [no-rook] Nincs sánc: nincs ott a bástya a { $side ->
        [short] király
       *[long] vezér
    } oldalán.
   *[rook] Nincs sánc: már lépett a bástya a { $side ->
        [short] király
       *[long] vezér
    } oldalán.
}
refusal-castling-between = Nincs sánc: közöttük áll { $piece } { $square }.
refusal-castling-attacked = { $why ->
    [out] Sakkból nem lehet sáncolni: { $piece } { $square } támadja a királyt itt: { $crossed }.
    [through] Nincs sánc: a király áthaladna itt: { $crossed }, amelyet { $piece } { $square } támad.
   *[into] Nincs sánc: { $piece } { $square } támadja ezt a mezőt: { $crossed }.
}
refusal-king-safety = A király nem léphet ide: { $crossed }. Támadja { $piece } { $square }.
refusal-pinned = Ezzel királyod támadás alá kerülne: { $piece } { $square }.
refusal-in-check = Királyodnak sakkot ad { $piece } { $square }, és ez nem segít.
refusal-repetition = { $count ->
    [one] Még nem döntetlen: ez az állás először van a táblán. Három kell hozzá.
   *[other] Még nem döntetlen: ez az állás { $count } alkalommal volt a táblán. Három kell hozzá.
}
refusal-fifty-moves = { $count ->
    [one] Még nem döntetlen: mindkét fél { $count } lépése telt el ütés és gyaloglépés nélkül. Ötven kell hozzá.
   *[other] Még nem döntetlen: mindkét fél { $count } lépése telt el ütés és gyaloglépés nélkül. Ötven kell hozzá.
}

## How it ends

outcome-checkmate = { $seat } nyer: matt.
outcome-stalemate = Döntetlen: patt, nincs lépés, és nincs sakk.
outcome-dead-position = Döntetlen: már egyik fél sem adhat mattot.
outcome-time-draw = Letelt az idő, de az ellenfél már nem nyerhetett: döntetlen.
outcome-repetition = Döntetlen: ugyanaz az állás harmadszor.
outcome-fivefold = Döntetlen: ugyanaz az állás ötödször.
outcome-fifty-moves = Döntetlen: ötven lépés ütés és gyaloglépés nélkül.
outcome-seventy-five-moves = Döntetlen: hetvenöt lépés ütés és gyaloglépés nélkül.

## On the table

scene-title = Sakktábla
scene-side = { $seat ->
    [first] Világos: { $pieces }.
   *[second] Sötét: { $pieces }.
}
scene-check = { $seat ->
    [first] Világos sakkban áll.
   *[second] Sötét sakkban áll.
}
scene-square = { $piece ->
    [white-king] { $square }: világos király
    [white-queen] { $square }: világos vezér
    [white-rook] { $square }: világos bástya
    [white-bishop] { $square }: világos futó
    [white-knight] { $square }: világos huszár
    [white-pawn] { $square }: világos gyalog
    [black-king] { $square }: sötét király
    [black-queen] { $square }: sötét vezér
    [black-rook] { $square }: sötét bástya
    [black-bishop] { $square }: sötét futó
    [black-knight] { $square }: sötét huszár
    [black-pawn] { $square }: sötét gyalog
   *[nobody] { $square }: üres
}
scene-promotion = { $piece ->
    [queen] Vezérré változik
    [rook] Bástyává változik
    [bishop] Futóvá változik
   *[knight] Huszárrá változik
}

told-move = { $piece ->
    [king] K
    [queen] V
    [rook] B
    [bishop] F
    [knight] H
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =V
    [rook] =B
    [bishop] =F
    [knight] =H
   *[none] { "" }
}{ $sign }
told-move-symbols = { $piece ->
    [king] ♔
    [queen] ♕
    [rook] ♖
    [bishop] ♗
    [knight] ♘
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =♕
    [rook] =♖
    [bishop] =♗
    [knight] =♘
   *[none] { "" }
}{ $sign }
told-claim = { $ground ->
    [repetition] Döntetlen kérve: háromszori ismétlés
   *[fifty-moves] Döntetlen kérve: ötvenlépéses szabály
}
claim-repetition = Döntetlen: ismétlés
claim-fifty-moves = Döntetlen: ötven lépés

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Első hét
level-first-week-about = Tudja, hogyan lépnek a bábok, és leüti, amit lát. Körülbelül 400.
level-first-month = Első hónap
level-first-month-about = Elviszi, ami szabadon áll, és maga is sokat hagy ott. Körülbelül 600.
level-first-year = Első év
level-first-year-about = Egy lépést lát előre, a többit elnézi. Körülbelül 800.
level-casual = Alkalmi
level-casual-about = Józanul játszik, amíg bonyolulttá nem válik. Körülbelül 1000.
level-hobby = Hobbijátékos
level-hobby-about = Keveset ad oda, de bedől a trükköknek. Körülbelül 1200.
level-club = Klubjátékos
level-club-about = Megbízható klubjátékos, néha egy rossz pillanattal. Körülbelül 1500.
level-strong-club = Erős klubjátékos
level-strong-club-about = Várd ki az esélyed; ritkán jön. Körülbelül 1800.
level-expert = Szakértő
level-expert-about = Alig hibázik, és megbünteti a hibát. Körülbelül 2200.
level-unbeatable = Verhetetlen
level-unbeatable-about = A motor teljes erővel. Ember nem nyer ellene.

## The rule book's chapters
chapter-setup = A tábla és a sorrend
chapter-pieces = Hogyan lépnek a bábok
chapter-special = Különleges lépések
chapter-check = Sakk és matt
chapter-ending = A játszma vége

## Lessons: a title, what to do, and what was learnt
lesson-knight = A huszár
lesson-knight-task = Üsd le a gyalogot a huszároddal.
lesson-knight-done = Két mező egyenesen, egy oldalra, át mindenen, ami közben áll.
lesson-promotion = Átváltozás
lesson-promotion-task = A gyalogodnak már csak egy lépés hiányzik. Változtasd vezérré.
lesson-promotion-done = Az utolsó sorba érő gyalog azonnal erősebb bábbá változik.
lesson-castling = Sánc
lesson-castling-task = Vidd biztonságba a királyodat: sáncolj bármelyik oldalra.
lesson-castling-done = A király két mezőt lép, a bástya átugrik a túloldalára. Előtte még egyikük sem léphetett.
lesson-check = Ki a sakkból
lesson-check-task = A bástya támadja a királyodat. Üsd le a bástyát.
lesson-check-done = Sakk ellen ez segít: lépj el a királlyal, üsd le a támadót, vagy lépj közbe.
lesson-mate = Matt
lesson-mate-task = Sötét királya be van zárva a saját gyalogjai mögé. Adj mattot egy lépésben.
lesson-mate-done = Sakk, és nincs kiút: megnyerted a játszmát.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Megnyitás: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Ezen a gépen nem fut sakkmotor. Helyette a játékkoffer saját kis motorja játszik, gyengébben, mint amit a szintje mond.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Matthoz vezet: #{ $count }.
    [forced] Ez az egyetlen megengedett lépés.
   *[only] Egyetlen más lépés sem ér fel vele: a következő legjobb { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } gyaloggal ér kevesebbet.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Sakkban állsz: lépj el a királlyal, lépj közbe egy bábbal, vagy üsd le a támadót.
    [begin] Hozd játékba a bábjaidat egymás után, és figyelj a középre.
   *[other] Nézd meg előbb, mit támad az ellenfél, aztán azt, mit üthetsz.
}
guide-why = { $why ->
    [mate] Ez matt.
    [draw] A döntetlen több annál, amit az állás ígér.
    [promotes] A gyalog erősebb bábbá változik.
    [castles] A király biztonságba kerül, egy bástya pedig játékba.
    [gains] Többet üt, mint amennyit veszíthet.
    [trades] Egyenlő értékű bábra cserél.
    [check] Sakkot ad, és arra válaszolni kell.
    [saves] Kiment egy bábot a veszélyből.
    [develops] Új bábot hoz játékba.
    [middle] A gyalog helyet foglal középen.
   *[other] Kicsit javít az álláson.
}
character-first-week = Makk
character-first-month = Gomb
character-first-year = Lóhere
character-casual = Bors
character-hobby = Keksz
character-club = Réz
character-strong-club = Kovakő
character-expert = Coboly
character-unbeatable = Gránit
origin-collection-set-up = Hogy hol állnak a bábok, kép mutatja. Csak az angol szöveg számolja meg a mezőket.
origin-collection-starter = A sorsolás és világos első lépése a füzetben áll. Hogy játszmáról játszmára színt cseréltek, a mi választásunk.
origin-collection-own-square = A füzet nem mondja ki; a FIDE szabályai igen.
origin-collection-knight-move = A franciában a huszár kettőt egyenesen és egyet „átlósan” megy, ami hosszabb ugrás volna; az angol szöveg csak a lépései felét írja le; a holland csak ellenséges bábok fölött engedi ugrani. Mi a többiek huszárával játszunk.
origin-collection-pawn-move = A franciában az első lépés mintha mindig kettő volna, az angol szövegből kimaradt, hogy a gyalog sosem lép hátra. Hogy a kettős lépés útjában semmi sem állhat, sehol sincs leírva. Úgy játsszuk, ahogy mindenütt.
origin-collection-pawn-capture = A spanyol, a holland és a dán „egy mezőn át” ír, a svéd egyenesen „ugorva”, az olasz szövegben pedig a gyalog úgy üt, ahogy lép. Egy mezőt átlósan előre: erről van szó.
origin-collection-en-passant = A német, angol, olasz és dán szöveg ügyetlenül írja le, honnan indul a kettős lépés, és csak az orosz mondja meg, hová érkezik az ütő gyalog. A FIDE szabályai szerint játsszuk.
origin-collection-bishop-move = Az olasz szövegből kimaradt, hogy a mezők üresek.
origin-collection-rook-move = Az olasz szövegből kimaradt, hogy a mezők üresek.
origin-collection-queen-move = Az olasz szövegből kimaradt, hogy a mezők üresek.
origin-collection-promotion = A spanyol, a svéd és a lengyel úgy is érthető, mintha csak a táblán lévő bábok számítanának. Lehet második vezéred.
origin-collection-castling = A spanyol szöveg a rövid oldalt jobbnak, a hosszút balnak mondja, ami csak világosra igaz.
origin-collection-castling-moved = A franciából és az oroszból kimaradt „a kezdősorból”. Az a báb, amelyik lépett és visszajött, lépett.
origin-collection-castling-attacked = Csak az angol szöveg írja, hogy a király nem mehet át támadott mezőn. Hogy sakkból és sakkba sem sáncolhat, a FIDE szabályaiból való.
origin-collection-king-safety = A lengyelben a király nem „adhat” sakkot, az olasz szöveg csak azt tanácsolja, hogy ne használd. Az összes többi: nem léphet sakkba. Felfedezett sakkot adni vele szabad.
origin-collection-pinned = A füzet csak a király saját lépéseiről beszél. A FIDE szabályai minden lépést tiltanak, amely támadásban hagyja.
origin-collection-in-check = A füzet csak sejteti, ahol a mattot magyarázza.
origin-collection-resign = A feladásról semmi sincs leírva.
origin-collection-stalemate = Semmi sincs leírva róla; az angol szöveg minden olyan játszmára használja a szót, amelyet senki sem nyerhet meg. A FIDE szabályait követjük: döntetlen.
origin-collection-dead-position = A füzet azt a játszmát mondja döntetlennek, amelyet egyik fél sem nyerhet meg; a francia és a lengyel azt, amelyet egyik fél sem nyert meg. Mi akkor fejezzük be, amint nem lehetséges matt.
origin-collection-agreed = A megegyezéses döntetlenről semmi sincs leírva.
origin-collection-repetition = Semmi sincs leírva; ez a FIDE szabálya.
origin-collection-fifty-moves = Semmi sincs leírva; ez a FIDE szabálya.
origin-collection-repetition-at-once = Semmi sincs leírva. A FIDE szabályai szerint ezt a döntetlent kérni kell; ebben a játszmában azonnal beáll.
origin-collection-fifty-moves-at-once = Semmi sincs leírva. A FIDE szabályai szerint ezt a döntetlent kérni kell; ebben a játszmában azonnal beáll.
clause-repetition-at-once = Ha ugyanaz az állás harmadszor jön létre ugyanazokkal a lehetséges lépésekkel, a játszma döntetlen.
clause-fifty-moves-at-once = Ha mindkét játékos ötven lépést tett gyaloglépés és ütés nélkül, a játszma döntetlen.
refusal-repetition-at-once = Nem kell kérned: a háromszori ismétlődés azonnal döntetlen.
refusal-fifty-moves-at-once = Nem kell kérned: ötven-ötven lépés ütés és gyaloglépés nélkül azonnal döntetlen.
box-articles = Cikkelyekre vannak számozva a szabályaid, mint a FIDE szabályai?
