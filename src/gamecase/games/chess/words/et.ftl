### Estonian. piece = malend, square = väli, row = rida, column = liin, capture = lööma, draw = viik, check = tuli,
### castling = vangerdus, en passant = löömine möödaminnes. Squares stand in the nominative.

game-name = Male
game-about = Kummalgi kuusteist malendit, mitte raasugi õnne ja kuningas, keda kaitsta.
seat-first = Valge
seat-second = Must

booklet-collection = Mängukogu
booklet-collection-about = Male mängukogu reeglivihiku järgi; mis seal puudub, seda mängitakse nagu kõikjal.
booklet-fide = FIDE
booklet-fide-about = Male FIDE reeglite järgi, nende artiklite numbritega.
booklet-chess960 = Chess960
booklet-chess960-about = Tuntud ka kui Fischeri male: esimese rea malendid loositakse kohtadele, kõik muu on male.
switch-draws_by_claim = Kolm korda sama seis ja 50 käigu reegel
switch-draws_by_claim-yes = Viik, kui mängija seda nõuab
switch-draws_by_claim-no = Kohe viik

## The booklet

clause-set-up = Laual on kaheksa korda kaheksa välja ja kummagi mängija paremal käel on hele nurgaväli. Nurgast sissepoole seisavad vanker, ratsu ja oda; lipp on oma värvi väljal, kuningas tema kõrval, etturid nende ees.
clause-set-up-by-lot = Etturid seisavad nagu ikka. Ülejäänud valged malendid loositakse esimesele reale nii, et odad on eri värvi väljadel ja kuningas vankrite vahel; mustad malendid seisavad samasuguste valgete vastas. Selliseid seise on 960.
clause-starter = Valge alustab; edasi käiakse kordamööda. Kes saab esimesena valged, valitakse juhuslikult; edaspidi vahetatakse pärast iga mängu.
clause-your-piece = Korraga tehakse üks käik ühe oma malendiga. Käiku vahele jätta ei tohi.
clause-own-square = Ükski malend ei tohi minna väljale, kus seisab oma malend. Vastase malend sellel väljal lüüakse ja see lahkub laualt.
clause-bishop-move = Oda käib diagonaalis nii kaugele, kui väljad on tühjad.
clause-rook-move = Vanker käib edasi, tagasi või kõrvale nii kaugele, kui väljad on tühjad.
clause-queen-move = Lipp käib otse või diagonaalis nii kaugele, kui väljad on tühjad.
clause-no-jump = Lipp, vanker ja oda ei saa hüpata üle ühegi malendi.
clause-knight-move = Ratsu käib kaks välja otse ja ühe kõrvale. Ta hüppab üle kõige, mis vahele jääb.
clause-pawn-move = Ettur käib ühe välja otse edasi, esimesel käigul soovi korral kaks. Väljad peavad olema tühjad. Tagasi ta kunagi ei käi.
clause-pawn-capture = Ettur lööb ainult diagonaalis, ühe välja ettepoole.
clause-en-passant = Kui ettur satub kahesammulise käiguga vastase etturi kõrvale, võib too ta lüüa, nagu oleks ta astunud ainult ühe välja: kohe järgmise käiguga või üldse mitte.
clause-promotion = Viimasele reale jõudnud ettur muundub kohe lipuks, vankriks, odaks või ratsuks, olgu laual alles mis tahes.
clause-king-move = Kuningas käib ühe välja otse või diagonaalis.
clause-castling = Vangerdus: kuningas liigub kaks välja vankri poole ja vanker asub kuninga teisele poolele.
clause-castling-960 = Vangerdus: ükskõik kus nad alustasid, pärast O-O on kuningas g-liinil ja vanker f-liinil, pärast O-O-O kuningas c-liinil ja vanker d-liinil. Vangerdamiseks käi kuningaga vankri peale.
clause-castling-moved = Juba käinud kuningas ei saa enam vangerdada, juba käinud vanker samuti mitte.
clause-castling-between = Vangerdamisel ei tohi kuninga ja vankri vahel midagi olla.
clause-castling-path = Vangerdamisel ei tohi väljadel, mida kuningas ja vanker läbivad või kuhu nad jõuavad, olla midagi peale nende endi.
clause-castling-attacked = Kuningas ei saa vangerdada tule alt, üle rünnatud välja ega tule alla.
clause-king-safety = Kuningas ei tohi kunagi minna väljale, mida rünnatakse.
clause-pinned = Sa ei tohi teha käiku, mis jätab sinu enda kuninga tule alla.
clause-in-check = Kui sinu kuningas on tule all, peab käik tule kõrvaldama: käi kuningaga, löö ründaja või pane midagi vahele.
clause-checkmate = Kui tule all olev kuningas kuidagi ei pääse, on see matt ja mäng on kaotatud.
clause-resign = Kes alistub, kaotab.
clause-stalemate = Kui käigul olija kuningas pole tule all, aga ühtki käiku teha ei saa, on see patt: viik.
clause-dead-position = Kui kumbki mängija ei saa enam iial matti panna, on kohe viik.
clause-agreed = Mängijad võivad viigis kokku leppida.
clause-repetition = Kui sama seis samade käiguvõimalustega tekib kolmandat korda, võib käigul olija viiki nõuda. Viiendal korral on viik niikuinii.
clause-fifty-moves = Kui kumbki mängija on teinud viiskümmend käiku ilma löömise ja etturikäiguta, võib käigul olija viiki nõuda. Pärast seitsetkümmend viit on viik niikuinii.

## Why not

refusal-set-up = Malendid on juba üles seatud.
refusal-set-up-by-lot = { $state ->
    [waiting] Malendid pole veel üles seatud.
   *[done] Malendid on juba üles seatud.
}
refusal-your-piece = { $holder ->
    [first] Malend väljal { $square } on valge oma.
    [second] Malend väljal { $square } on musta oma.
   *[nobody] Väljal { $square } pole malendit.
}
refusal-own-square = Väljal { $square } on sinu enda malend: { $piece }.
refusal-bishop-move = { $start }–{ $end } ei saa: oda käib diagonaalis.
refusal-rook-move = { $start }–{ $end } ei saa: vanker käib otse, mööda ridu ja liine.
refusal-queen-move = { $start }–{ $end } ei saa: lipp käib otse või diagonaalis.
refusal-knight-move = { $start }–{ $end } ei saa: ratsu käib kaks välja otse ja ühe kõrvale.
refusal-king-move = { $start }–{ $end } ei saa: kuningas käib ühe välja.
refusal-no-jump = { $piece } { $square } on tee peal ees. Ainult ratsud saavad hüpata.
refusal-pawn-move = { $why ->
    [moved] { $start }–{ $end } ei saa: ettur käib kaks välja ainult oma esimesel käigul.
    [blocked] Ettur väljal { $start } ei pääse edasi: { $end } pole tühi.
   *[shape] { $start }–{ $end } ei saa: ettur käib ühe välja otse edasi, esimesel käigul ka kaks.
}
refusal-pawn-capture = Ettur käib diagonaalis ainult lüües, aga väljal { $square } pole midagi lüüa.
refusal-en-passant = Liiga hilja: { $piece } { $square } oli möödaminnes löödav ainult kohe pärast kahesammulist käiku.
refusal-promotion = { $why ->
    [choose] Vali, milleks ettur väljal { $square } muundub.
   *[not-there] Väljal { $square } ei muundu midagi teiseks malendiks: seda teevad ainult etturid viimasel real.
}
refusal-castling-moved = { $mover ->
    [king] Vangerdada ei saa: kuningas on juba käinud.
    [no-rook] Vangerdada ei saa: { $side ->
        [short] kuningatiiva
       *[long] liputiiva
    } vankrit pole kohal.
   *[rook] Vangerdada ei saa: { $side ->
        [short] kuningatiiva
       *[long] liputiiva
    } vanker on juba käinud.
}
refusal-castling-path = Vangerdada ei saa: { $piece } { $square } on tee peal ees.
refusal-castling-960 = Vangerdamiseks käi kuningaga vankri peale väljal { $square }.
refusal-castling-between = Vangerdada ei saa: { $piece } { $square } on vahel ees.
refusal-castling-attacked = { $why ->
    [out] Tule alt vangerdada ei saa: { $piece } { $square } ründab kuningat väljal { $crossed }.
    [through] Vangerdada ei saa: kuningas läheks üle välja { $crossed }, mida ründab { $piece } { $square }.
   *[into] Vangerdada ei saa: { $piece } { $square } ründab välja { $crossed }.
}
refusal-king-safety = Kuningas ei saa minna väljale { $crossed }: seda ründab { $piece } { $square }.
refusal-pinned = Siis ründaks { $piece } { $square } sinu kuningat.
refusal-in-check = { $piece } { $square } annab tule ja see käik ei tõrju seda.
refusal-repetition = { $count ->
    [one] Viiki veel pole: see seis on laual olnud ühe korra. Vaja on kolme.
   *[other] Viiki veel pole: see seis on laual olnud { $count } korda. Vaja on kolme.
}
refusal-fifty-moves = { $count ->
    [one] Viiki veel pole: kummalgi { $count } käik ilma löömise ja etturikäiguta. Vaja on viitkümmend.
   *[other] Viiki veel pole: kummalgi { $count } käiku ilma löömise ja etturikäiguta. Vaja on viitkümmend.
}

## How it ends

outcome-checkmate = { $seat } võidab: matt.
outcome-stalemate = Viik: patt.
outcome-dead-position = Viik: kumbki mängija ei saa enam matti panna.
outcome-time-draw = Viik: aeg sai läbi, kuid vastane poleks saanud matti panna.
outcome-repetition = Viik: kolm korda sama seis.
outcome-fivefold = Viik: viis korda sama seis.
outcome-fifty-moves = Viik: viiskümmend käiku ilma löömise ja etturikäiguta.
outcome-seventy-five-moves = Viik: seitsekümmend viis käiku ilma löömise ja etturikäiguta.

## On the table

scene-title = Malelaud
scene-side = { $seat ->
    [first] Valge: { $pieces }.
   *[second] Must: { $pieces }.
}
scene-check = { $seat ->
    [first] Valge kuningas on tule all.
   *[second] Must kuningas on tule all.
}
scene-square = { $piece ->
    [white-king] { $square }: valge kuningas
    [white-queen] { $square }: valge lipp
    [white-rook] { $square }: valge vanker
    [white-bishop] { $square }: valge oda
    [white-knight] { $square }: valge ratsu
    [white-pawn] { $square }: valge ettur
    [black-king] { $square }: must kuningas
    [black-queen] { $square }: must lipp
    [black-rook] { $square }: must vanker
    [black-bishop] { $square }: must oda
    [black-knight] { $square }: must ratsu
    [black-pawn] { $square }: must ettur
   *[nobody] { $square }: tühi
}
scene-promotion = { $piece ->
    [queen] Muunda lipuks
    [rook] Muunda vankriks
    [bishop] Muunda odaks
   *[knight] Muunda ratsuks
}

# A move as players write it, such as Rxf3+ or e8=L: R is ratsu, the knight.
told-move = { $piece ->
    [king] K
    [queen] L
    [rook] V
    [bishop] O
    [knight] R
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =L
    [rook] =V
    [bishop] =O
    [knight] =R
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
told-set-up = Seis { $number }
told-claim = { $ground ->
    [repetition] Viik nõutud: kolm korda sama seis
   *[fifty-moves] Viik nõutud: 50 käigu reegel
}
claim-repetition = Nõua viiki: kolm korda sama seis
claim-fifty-moves = Nõua viiki: 50 käigu reegel

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Esimene nädal
level-first-week-about = Teab, kuidas malendid käivad, ja haarab, mida näeb. Umbes 400.
level-first-month = Esimene kuu
level-first-month-about = Lööb kaitseta malendid ja jätab ise palju kaitseta. Umbes 600.
level-first-year = Esimene aasta
level-first-year-about = Näeb ühe käigu ette, muu jääb märkamata. Umbes 800.
level-casual = Juhumängija
level-casual-about = Mängib mõistlikult, kuni asi läheb keeruliseks. Umbes 1000.
level-hobby = Harrastaja
level-hobby-about = Annab vähe ära, aga läheb nippide õnge. Umbes 1200.
level-club = Klubimängija
level-club-about = Kindel klubimängija, kellel on vahel nõrk hetk. Umbes 1500.
level-strong-club = Tugev klubimängija
level-strong-club-about = Oota oma võimalust; palju neid ei tule. Umbes 1650.
level-expert = Ekspert
level-expert-about = Eksib harva ja karistab sinu vigu. Umbes 1800.
level-unbeatable = Võitmatu
level-unbeatable-about = Malemootor täie jõuga. Keegi ei võida seda.

## The rule book's chapters
chapter-setup = Laud ja käigukord
chapter-pieces = Kuidas malendid käivad
chapter-special = Erilised käigud
chapter-check = Tuli ja matt
chapter-ending = Mängu lõpp

## Lessons: a title, what to do, and what was learnt
lesson-knight = Ratsu
lesson-knight-task = Löö ettur oma ratsuga.
lesson-knight-done = Kaks välja otse ja üks kõrvale, üle kõige, mis vahele jääb.
lesson-promotion = Etturi muundamine
lesson-promotion-task = Sinu ettur on ühe sammu kaugusel viimasest reast. Muunda ta lipuks.
lesson-promotion-done = Viimasele reale jõudnud ettur muundub kohe tugevamaks malendiks.
lesson-castling = Vangerdus
lesson-castling-task = Vii oma kuningas varju: vangerda ükskõik kummale poole.
lesson-castling-done = Kuningas liigub kaks välja, vanker hüppab tema teisele poolele. Kumbki ei tohi olla varem käinud.
lesson-check = Tule alt välja
lesson-check-task = Vanker ründab sinu kuningat. Löö vanker.
lesson-check-done = Tulele vastad nii, et käid kuningaga, lööd ründaja või paned malendi vahele.
lesson-mate = Matt
lesson-mate-task = Must kuningas on omaenda etturite taga lõksus. Pane matt ühe käiguga.
lesson-mate-done = Tule all ja pääsu pole: sa võidad.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Avang: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Selles arvutis pole muud malemootorit, nii et mängib Gamecase’i enda oma. See on tugev, kuid kõrgeimal tasemel nõrgem kui Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] See viib matini, käike { $count }.
    [forced] See on ainus lubatud käik.
   *[only] Ükski teine käik ei küüni ligi: paremuselt järgmine on { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } etturit vähem väärt.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Sinu kuningas on tule all: vii kuningas ära, pane malend vahele või löö ründaja.
    [begin] Too oma malendid üksteise järel mängu ja hoia keskmel silm peal.
   *[other] Vaata kõigepealt, mida vastane ründab, siis, mida saad lüüa.
}
guide-why = { $why ->
    [mate] See on matt.
    [draw] Viik on rohkem, kui seis lubab.
    [promotes] Sinu ettur muundub tugevamaks malendiks.
    [castles] Sinu kuningas saab kaitse alla ja vanker mängu.
    [gains] Sa võidad materjali.
    [trades] Sa vahetad malendi sama väärtusega malendi vastu.
    [check] Sa annad tule, millele vastane peab vastama.
    [saves] Sa viid malendi ohust ära.
    [develops] Sa tood mängu uue malendi.
    [middle] Sinu ettur võtab koha keskel.
   *[other] See teeb sinu seisu veidi paremaks.
}
character-first-week = Tammetõru
character-first-month = Nööp
character-first-year = Ristik
character-casual = Pipar
character-hobby = Küpsis
character-club = Vask
character-strong-club = Tulekivi
character-expert = Soobel
character-unbeatable = Graniit
origin-collection-set-up = Malendite paigutus on pildil. Ainult inglise tekst loendab väljad.
origin-collection-starter = Loosimine ja Valge esimene käik on trükitud. Et värve vahetatakse mängust mängu, on meie vaikevalik.
origin-collection-own-square = Vihik ei ütle seda otse; male reeglid ütlevad.
origin-collection-knight-move = Prantsuse keeles liigub ratsu kaks välja otse ja ühe „diagonaalis“, mis oleks pikem hüpe; inglise tekst kirjeldab ainult poolt selle käikudest; hollandi tekst laseb sel hüpata ainult üle vastase malendite. Meie ratsu käib nagu kõigis teistes.
origin-collection-pawn-move = Prantsuse keeles näib esimene käik olevat alati kaks välja ja inglise tekst unustab, et etturid ei liigu kunagi tagasi. Et kahesammulise käigu teel ei tohi midagi olla, ei öelda kusagil. Mängime seda nagu igal pool.
origin-collection-pawn-capture = Hispaania, hollandi ja taani keeles on „üle välja“, rootsi keeles koguni „hüpates“, ja itaalia tekst laseb etturitel lüüa nii, nagu nad käivad. Mõeldud on üks väli diagonaalis edasi.
origin-collection-en-passant = Saksa, inglise, itaalia ja taani tekst on kohmakad selle koha pealt, kust kahesammuline käik algab, ja ainult vene tekst ütleb, kuhu lööv ettur jõuab. Mängime male reeglite järgi.
origin-collection-bishop-move = Itaalia tekstist on välja jäänud, et väljad on tühjad.
origin-collection-rook-move = Itaalia tekstist on välja jäänud, et väljad on tühjad.
origin-collection-queen-move = Itaalia tekstist on välja jäänud, et väljad on tühjad.
origin-collection-promotion = Hispaania, rootsi ja poola teksti võib lugeda nii, nagu loeks ainult see, mis on laual. Sul võib olla teine lipp.
origin-collection-castling = Hispaania tekst nimetab lühikest poolt paremaks ja pikka vasakuks, mis kehtib ainult Valge kohta.
origin-collection-castling-moved = Prantsuse ja vene tekstist on välja jäänud „algrealt“. Malend, mis on käinud ja tagasi tulnud, on käinud.
origin-collection-castling-attacked = Ainult inglise tekst ütleb, et kuningas ei tohi ületada rünnatud välja. Et tule alt ega tule alla vangerdada ei tohi, tuleb male reeglitest.
origin-collection-king-safety = Poola keeles ei tohi kuningas tuld „anda“ ja itaalia tekst ainult soovitab teda mitte kasutada. Kõik teised: ta ei tohi minna tule alla. Temaga avatuld anda võib.
origin-collection-pinned = Vihik räägib ainult kuninga enda käikudest. Male reeglid keelavad iga käigu, mis jätab ta tule alla.
origin-collection-in-check = Vihik annab seda mõista ainult seal, kus seletab matti.
origin-collection-resign = Alistumise kohta pole midagi trükitud.
origin-collection-stalemate = Selle kohta pole midagi trükitud; inglise tekst kasutab seda sõna iga mängu kohta, mida keegi ei saa võita. Järgime male reegleid: viik.
origin-collection-dead-position = Vihiku järgi on mäng viik, kui kumbki pool ei saa võita; prantsuse ja poola keeles, kui kumbki pole võitnud. Lõpetame selle kohe, kui matt pole enam võimalik.
origin-collection-agreed = Viigis kokkuleppimise kohta pole midagi trükitud.
origin-collection-repetition = Midagi pole trükitud; see on male reeglite reegel.
origin-collection-fifty-moves = Midagi pole trükitud; see on male reeglite reegel.
origin-collection-repetition-at-once = Midagi pole trükitud. Male reeglite järgi peab mängija seda viiki nõudma; selles mängus tuleb see kohe.
origin-collection-fifty-moves-at-once = Midagi pole trükitud. Male reeglite järgi peab mängija seda viiki nõudma; selles mängus tuleb see kohe.
clause-repetition-at-once = Kui sama seis tekib samade käiguvõimalustega kolmandat korda, on mäng viik.
clause-fifty-moves-at-once = Kui kumbki mängija on teinud viiskümmend käiku ilma etturikäigu ja löömiseta, on mäng viik.
refusal-repetition-at-once = Seda pole vaja nõuda: sama seis kolmandat korda on kohe viik.
refusal-fifty-moves-at-once = Seda pole vaja nõuda: kummagi viiskümmend käiku ilma löömise ja etturikäiguta on kohe viik.
box-articles = Kas sinu reeglid on nummerdatud artiklitena nagu male reeglid?
editor-piece = { $piece ->
    [white-king] Valge kuningas
    [white-queen] Valge lipp
    [white-rook] Valge vanker
    [white-bishop] Valge oda
    [white-knight] Valge ratsu
    [white-pawn] Valge ettur
    [black-king] Must kuningas
    [black-queen] Must lipp
    [black-rook] Must vanker
    [black-bishop] Must oda
    [black-knight] Must ratsu
   *[black-pawn] Must ettur
}
editor-castling = { $side ->
    [white-short] Valge võib vangerdada O-O
    [white-long] Valge võib vangerdada O-O-O
    [black-short] Must võib vangerdada O-O
   *[black-long] Must võib vangerdada O-O-O
}
editor-en-passant = Löömine möödaminnes väljal
refusal-editor-kings = { $seat ->
    [first] Valgel on laual kuningaid { $count }, aga vaja on täpselt ühte.
   *[second] Mustal on laual kuningaid { $count }, aga vaja on täpselt ühte.
}
refusal-editor-many = { $seat ->
    [first] Valgel on rohkem malendeid, kui mängus olla saab: kuni 16, neist kuni 8 etturit.
   *[second] Mustal on rohkem malendeid, kui mängus olla saab: kuni 16, neist kuni 8 etturit.
}
refusal-editor-pawns = Väljal { $square } ei saa olla etturit: etturid ei seisa kunagi esimesel ega viimasel real.
refusal-editor-check = { $seat ->
    [first] Käigul on Valge, aga Musta kuningas on juba tules.
   *[second] Käigul on Must, aga Valge kuningas on juba tules.
}
refusal-editor-impossible-check = Ükski viimane käik ei saa olla andnud tuld kõigi nende malenditega.
task-check = Tuli! Sinu kuningas peab sellest pääsema.
task-claim = Sinu kord: võid nõuda viiki.
task-fifty-moves = { $count ->
    [one] Sinu kord: 50 käigu viigini on { $count } käik.
   *[other] Sinu kord: 50 käigu viigini on { $count } käiku.
}

## Drills

drill-tactics = Taktika
drill-tactics-about = Leia ainus võitev käik ja mängi variant lõpuni.
drill-tactics-task = { $seat ->
    [first] Valge käik. Üks käik võidab.
   *[second] Musta käik. Üks käik võidab.
}
drill-mates = Matid
drill-mates-about = Matt ühe, kahe või kolme käiguga.
drill-mates-task = { $seat ->
    [first] Valge käik. Matt { $moves } käiguga.
   *[second] Musta käik. Matt { $moves } käiguga.
}
drill-theme = { $theme ->
    [hanging] Seda malendit ei kaitsnud miski.
    [fork] See oli kahvel: üks malend ründab kaht korraga.
    [pin] Malend, mis oleks võinud lüüa, oli seotud oma kuninga külge.
    [discovery] Malend läks eest ära ja tema taga olnu pääses ründama.
    [promotion] Ettur muundus.
    [back-rank] Tagumise rea matt: kuninga tee sulgesid tema enda malendid.
    [smothered] Umbmatt: kuningas oli omaenda malenditest ümbritsetud.
   *[sacrifice] Ohverdus: andsid materjali ära, et rohkem võita.
}
drill-refuted = { $why ->
    [mate] Vastane paneb mati.
    [escapes] Kuningas pääseb ära.
   *[takes] Vastane saab malendi lihtsalt ära lüüa.
}
