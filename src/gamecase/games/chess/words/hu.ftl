### Hungarian. Signs like ♞ stand for the pieces and are the same in all languages; `told-move` writes the Hungarian letters.
### piece = báb, square = mező, capture = leüt, draw = döntetlen, castle = sáncol.

game-name = Sakk
game-about = Fejenként tizenhat báb, semmi szerencse, és egy király, akit védeni kell.
seat-first = Világos
seat-second = Sötét

booklet-collection = Játékgyűjtemény
booklet-collection-about = Sakk a játékgyűjtemény szabályfüzete szerint; ami abból hiányzik, ott a szokásos szabályok érvényesek.
booklet-fide = FIDE
booklet-fide-about = Sakk a világszövetség szabályai szerint, cikkelyeik számával.
booklet-chess960 = Chess960
booklet-chess960-about = Más néven Fischer-sakk: az első sor bábjait sorsolással állítjuk fel, minden más a megszokott sakk.
switch-draws_by_claim = Háromszori ismétlés és az ötvenlépéses szabály
switch-draws_by_claim-yes = Döntetlen, ha egy játékos kéri
switch-draws_by_claim-no = Azonnal döntetlen

## The booklet

clause-set-up = A táblán nyolcszor nyolc mező van, mindkét játékos jobb kezénél világos sarokkal. A saroktól befelé bástya, huszár és futó áll; a vezér a saját színű mezőjén, mellette a király, elöl a gyalogok.
clause-set-up-by-lot = A gyalogok a szokott helyükön állnak. A többi világos báb sorsolással kerül az első sorba úgy, hogy a futók különböző színű mezőn állnak, a király pedig a bástyák között; a sötét bábok az ugyanolyan világosakkal szemben állnak. 960 ilyen állás van.
clause-starter = Világos kezd, aztán a játékosok felváltva lépnek. Véletlen dönti el, ki játszik először világossal; utána a játékosok játszmáról játszmára cserélnek.
clause-your-piece = Egy kör egy lépés egy saját bábbal. Passzolni nem szabad.
clause-own-square = Báb nem léphet olyan mezőre, ahol saját báb áll. Az ott álló ellenséges bábot leütöd, és lekerül a tábláról.
clause-bishop-move = A futó átlósan lép, akárhány üres mezőn át.
clause-rook-move = A bástya előre, hátra vagy oldalra lép, akárhány üres mezőn át.
clause-queen-move = A vezér bármely irányba lép, akárhány üres mezőn át.
clause-no-jump = A vezér, a bástya és a futó nem ugorhat át más bábot.
clause-knight-move = A huszár két mezőt megy egyenesen és egyet oldalra. Mindent átugrik, ami közben áll.
clause-pawn-move = A gyalog egy mezőt lép egyenesen előre, első lépésére kettőt is. A mezőknek üresnek kell lenniük. Hátra sosem megy.
clause-pawn-capture = A gyalog csak átlósan üt, egy mezőre előre.
clause-en-passant = Ha egy gyalog két mezőt lép, és ellenséges gyalog mellé ér, az leütheti, mintha csak egyet lépett volna: a következő lépésben, vagy soha.
clause-promotion = Az utolsó sorba érő gyalog azonnal vezérré, bástyává, futóvá vagy huszárrá változik, bármi is van még a táblán.
clause-king-move = A király egy mezőt lép bármely irányba.
clause-castling = Sánc: a király két mezőt lép egy bástya felé, a bástya pedig a király túloldalára kerül.
clause-castling-960 = Sánc: bárhonnan indultak is, O-O után a király a g, a bástya az f oszlopban áll, O-O-O után a király a c, a bástya a d oszlopban. Sáncoláshoz lépj a királlyal a bástyára.
clause-castling-moved = Az a király, amelyik már lépett, nem sáncolhat, és az a bástya sem, amelyik már lépett.
clause-castling-between = Sáncoláskor a király és a bástya között nem állhat báb.
clause-castling-path = Sáncoláskor azokon a mezőkön, amelyeken a király és a bástya áthalad vagy ahová érkezik, rajtuk kívül semmi sem állhat.
clause-castling-attacked = A király nem sáncolhat sakkból, támadott mezőn át vagy sakkba.
clause-king-safety = A király soha nem léphet támadott mezőre.
clause-pinned = Nem tehetsz olyan lépést, amely támadásnak teszi ki a saját királyodat.
clause-in-check = Ha a királyod sakkban áll, a lépésednek el kell hárítania a sakkot: lépj a királlyal, üsd le a támadót, vagy lépj közbe.
clause-checkmate = Ha a sakkban álló királynak nincs kiútja, az matt, és a játszma elveszett.
clause-resign = Az a játékos, aki feladja, veszít.
clause-stalemate = Ha a lépésre következő játékos nincs sakkban, és nincs szabályos lépése, az patt: döntetlen.
clause-dead-position = Ha már egyik játékos sem adhat mattot, a játszma azonnal döntetlen.
clause-agreed = A játékosok megegyezhetnek döntetlenben.
clause-repetition = Ha ugyanaz az állás harmadszor jön létre ugyanazokkal a lehetséges lépésekkel, a lépésre következő kérheti a döntetlent. Ötödszörre mindenképp döntetlen.
clause-fifty-moves = Ha mindkét játékos ötven lépést tett ütés és gyaloglépés nélkül, a lépésre következő kérheti a döntetlent. Hetvenöt után mindenképp döntetlen.

## Why not

refusal-set-up = A bábok már fel vannak állítva.
refusal-set-up-by-lot = { $state ->
    [waiting] A bábok még nincsenek felállítva.
   *[done] A bábok már fel vannak állítva.
}
refusal-your-piece = { $holder ->
    [first] Itt világos bábja áll: { $square }.
    [second] Itt sötét bábja áll: { $square }.
   *[nobody] Nincs báb itt: { $square }.
}
refusal-own-square = Saját bábod áll itt: { $piece } { $square }.
refusal-bishop-move = { $start }–{ $end } nem szabályos: a futó átlósan lép.
refusal-rook-move = { $start }–{ $end } nem szabályos: a bástya egyenesen lép, sorokon és oszlopokon.
refusal-queen-move = { $start }–{ $end } nem szabályos: a vezér egyenesen vagy átlósan lép.
refusal-knight-move = { $start }–{ $end } nem szabályos: a huszár két mezőt megy egyenesen és egyet oldalra.
refusal-king-move = { $start }–{ $end } nem szabályos: a király egy mezőt lép.
refusal-no-jump = Útban áll: { $piece } { $square }. Csak a huszár tud ugrani.
refusal-pawn-move = { $why ->
    [moved] { $start }–{ $end } nem szabályos: a gyalog csak első lépésére léphet két mezőt.
    [blocked] A gyalog ({ $start }) nem tud lépni: { $end } nem üres.
   *[shape] { $start }–{ $end } nem szabályos: a gyalog egy mezőt lép egyenesen előre, első lépésére kettőt is.
}
refusal-pawn-capture = A gyalog csak ütéskor megy átlósan, és itt nincs mit ütni: { $square }.
refusal-en-passant = Késő: { $piece } { $square } csak a kettős lépés után rögtön volt leüthető menet közben.
refusal-promotion = { $why ->
    [choose] Válaszd ki, mivé változzon a gyalog itt: { $square }.
   *[not-there] Itt semmi sem változik át ({ $square }): csak a gyalog, az utolsó sorban.
}
refusal-castling-moved = { $mover ->
    [king] Nem sáncolhatsz: a király már lépett.
    [no-rook] Nem sáncolhatsz: nincs ott a bástya a { $side ->
        [short] király
       *[long] vezér
    } oldalán.
   *[rook] Nem sáncolhatsz: már lépett a bástya a { $side ->
        [short] király
       *[long] vezér
    } oldalán.
}
refusal-castling-path = Nem sáncolhatsz: útban áll { $piece } { $square }.
refusal-castling-960 = Sáncoláshoz lépj a királlyal erre a bástyára: { $square }.
refusal-castling-between = Nem sáncolhatsz: közöttük áll { $piece } { $square }.
refusal-castling-attacked = { $why ->
    [out] Sakkból nem sáncolhatsz: { $piece } { $square } támadja a királyt itt: { $crossed }.
    [through] Nem sáncolhatsz: a király áthaladna itt: { $crossed }, amelyet { $piece } { $square } támad.
   *[into] Nem sáncolhatsz: { $piece } { $square } támadja ezt a mezőt: { $crossed }.
}
refusal-king-safety = A király nem léphet ide: { $crossed }. Támadja { $piece } { $square }.
refusal-pinned = Ezzel királyod támadás alá kerülne: { $piece } { $square }.
refusal-in-check = Sakkot ad { $piece } { $square }, és ez a lépés nem hárítja el.
refusal-repetition = { $count ->
    [one] Még nem döntetlen: ez az állás egyszer volt a táblán. Három kell hozzá.
   *[other] Még nem döntetlen: ez az állás { $count } alkalommal volt a táblán. Három kell hozzá.
}
refusal-fifty-moves = { $count ->
    [one] Még nem döntetlen: mindkét játékos { $count } lépése telt el ütés és gyaloglépés nélkül. Ötven kell hozzá.
   *[other] Még nem döntetlen: mindkét játékos { $count } lépése telt el ütés és gyaloglépés nélkül. Ötven kell hozzá.
}

## How it ends

outcome-checkmate = { $seat } nyert: matt.
outcome-stalemate = Döntetlen: patt.
outcome-dead-position = Döntetlen: már egyik játékos sem adhat mattot.
outcome-time-draw = Döntetlen: letelt az idő, de az ellenfél soha nem adhatott volna mattot.
outcome-repetition = Döntetlen háromszori ismétléssel.
outcome-fivefold = Döntetlen ötszöri ismétléssel.
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
    [queen] Átváltozás vezérré
    [rook] Átváltozás bástyává
    [bishop] Átváltozás futóvá
   *[knight] Átváltozás huszárrá
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
told-set-up = { $number }. állás
told-claim = { $ground ->
    [repetition] Döntetlen kérve: háromszori ismétlés
   *[fifty-moves] Döntetlen kérve: ötvenlépéses szabály
}
claim-repetition = Döntetlen kérése: háromszori ismétlés
claim-fifty-moves = Döntetlen kérése: ötvenlépéses szabály

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Első hét
level-first-week-about = Tudja, hogyan lépnek a bábok, és leüti, amit lát. Körülbelül 400.
level-first-month = Első hónap
level-first-month-about = Leüti a védtelen bábokat, és a sajátjai közül is sokat hagy védtelenül. Körülbelül 600.
level-first-year = Első év
level-first-year-about = Egy lépést lát előre, a többit elnézi. Körülbelül 800.
level-casual = Alkalmi játékos
level-casual-about = Józanul játszik, amíg bonyolulttá nem válik. Körülbelül 1000.
level-hobby = Hobbijátékos
level-hobby-about = Keveset ad oda, de bedől a trükköknek. Körülbelül 1200.
level-club = Klubjátékos
level-club-about = Megbízható klubjátékos, néha egy rossz pillanattal. Körülbelül 1500.
level-strong-club = Erős klubjátékos
level-strong-club-about = Várd ki az esélyed: nem sok lesz. Körülbelül 1650.
level-expert = Szakértő
level-expert-about = Ritkán hibázik, és megbünteti a hibáidat. Körülbelül 1800.
level-unbeatable = Verhetetlen
level-unbeatable-about = A sakkmotor teljes erővel. Senki sem győzi le.

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
lesson-promotion-task = A gyalogod egy lépésre van az utolsó sortól. Változtasd vezérré.
lesson-promotion-done = Az utolsó sorba érő gyalog azonnal erősebb bábbá változik.
lesson-castling = Sánc
lesson-castling-task = Vidd biztonságba a királyodat: sáncolj bármelyik oldalra.
lesson-castling-done = A király két mezőt lép, a bástya átugrik a túloldalára. Előtte még egyikük sem léphetett.
lesson-check = Ki a sakkból
lesson-check-task = A bástya támadja a királyodat. Üsd le a bástyát.
lesson-check-done = Sakkra így válaszolsz: ellépsz a királlyal, leütöd a támadót, vagy közbelépsz.
lesson-mate = Matt
lesson-mate-task = Sötét királya be van zárva a saját gyalogjai mögé. Adj mattot egy lépésben.
lesson-mate-done = Sakk, és nincs kiút: nyertél.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Megnyitás: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Ezen a gépen nincs másik sakkmotor, ezért a Gamecase sajátja játszik. Erős, de a legmagasabb szinten gyengébb, mint a Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Matthoz vezet, { $count } lépésben.
    [forced] Ez az egyetlen szabályos lépés.
   *[only] Egyetlen más lépés sem ér fel vele: a következő legjobb { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } gyaloggal ér kevesebbet.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Sakkban állsz: lépj el a királlyal, lépj közbe egy bábbal, vagy üsd le a támadót.
    [begin] Hozd játékba a bábjaidat egymás után, és figyelj a centrumra.
   *[other] Nézd meg előbb, mit támad az ellenfél, aztán azt, mit üthetsz.
}
guide-why = { $why ->
    [mate] Ez matt.
    [draw] A döntetlen több annál, amit ez az állás ígér.
    [promotes] A gyalogod erősebb bábbá változik.
    [castles] A királyod biztonságba kerül, egy bástya pedig játékba.
    [gains] Anyagot nyersz.
    [trades] Egyenlő értékű bábokat cserélsz.
    [check] Sakkot adsz, és az ellenfélnek válaszolnia kell rá.
    [saves] Kimentesz egy bábot a veszélyből.
    [develops] Új bábot hozol játékba.
    [middle] A gyalogod helyet foglal a centrumban.
   *[other] Kicsit javít az állásodon.
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
origin-collection-starter = A véletlen választás és világos első lépése a füzetben áll. Hogy játszmáról játszmára színt cseréltek, a mi választásunk.
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
refusal-repetition-at-once = Nem kell kérned: a háromszori ismétlés azonnal döntetlen.
refusal-fifty-moves-at-once = Nem kell kérned: ötven-ötven lépés ütés és gyaloglépés nélkül azonnal döntetlen.
box-articles = Cikkelyekre vannak számozva a szabályaid, mint a FIDE szabályai?
editor-piece = { $piece ->
    [white-king] Világos király
    [white-queen] Világos vezér
    [white-rook] Világos bástya
    [white-bishop] Világos futó
    [white-knight] Világos huszár
    [white-pawn] Világos gyalog
    [black-king] Sötét király
    [black-queen] Sötét vezér
    [black-rook] Sötét bástya
    [black-bishop] Sötét futó
    [black-knight] Sötét huszár
   *[black-pawn] Sötét gyalog
}
editor-castling = { $side ->
    [white-short] Világos sáncolhat: O-O
    [white-long] Világos sáncolhat: O-O-O
    [black-short] Sötét sáncolhat: O-O
   *[black-long] Sötét sáncolhat: O-O-O
}
editor-en-passant = Menet közbeni ütés ide
refusal-editor-kings = { $seat ->
    [first] Világos királyainak száma a táblán { $count }, de pontosan egy kell.
   *[second] Sötét királyainak száma a táblán { $count }, de pontosan egy kell.
}
refusal-editor-many = { $seat ->
    [first] Világosnak több bábja van, mint amennyi játszmában lehet: legfeljebb 16, és legfeljebb 8 gyalog.
   *[second] Sötétnek több bábja van, mint amennyi játszmában lehet: legfeljebb 16, és legfeljebb 8 gyalog.
}
refusal-editor-pawns = Ezen a mezőn nem állhat gyalog: { $square }. Az első és az utolsó soron sosem áll gyalog.
refusal-editor-check = { $seat ->
    [first] Világos következik, de a sötét király már sakkban áll.
   *[second] Sötét következik, de a világos király már sakkban áll.
}
refusal-editor-impossible-check = Nincs olyan utolsó lépés, amely mindezekkel a bábokkal sakkot adhatott volna.
task-check = Sakk! A királyodnak ki kell kerülnie belőle.
task-claim = Te jössz: kérheted a döntetlent.
task-fifty-moves = { $count ->
    [one] Te jössz: { $count } lépés múlva döntetlen az ötvenlépéses szabály szerint.
   *[other] Te jössz: { $count } lépés múlva döntetlen az ötvenlépéses szabály szerint.
}

## Drills

drill-tactics = Taktika
drill-tactics-about = Találd meg az egyetlen nyerő lépést, és játszd végig a változatot.
drill-tactics-task = { $seat ->
    [first] Világos lép. Egy lépés nyer.
   *[second] Sötét lép. Egy lépés nyer.
}
drill-mates = Mattok
drill-mates-about = Matt egy, két vagy három lépésben.
drill-mates-task = { $seat ->
    [first] Világos lép. Matt { $moves } lépésben.
   *[second] Sötét lép. Matt { $moves } lépésben.
}
drill-theme = { $theme ->
    [hanging] Azt a bábot semmi sem védte.
    [fork] Ez villa volt: egy báb egyszerre kettőt támad.
    [pin] Egy báb, amely üthetett volna, kötésben állt a királya előtt.
    [discovery] Egy báb ellépett az útból, és a mögötte álló támadott.
    [promotion] Egy gyalog átváltozott.
    [back-rank] Alapsori matt: a királyt a saját bábjai zárták be.
    [smothered] Fojtott matt: a királyt a saját bábjai vették körül.
   *[sacrifice] Áldozat: anyagot adtál, hogy többet nyerj.
}
drill-refuted = { $why ->
    [mate] Az ellenfeled mattot ad.
    [escapes] A király megmenekül.
   *[takes] Az ellenfeled egyszerűen leütheti a bábot.
}
