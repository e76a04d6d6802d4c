### Šachy. Znaky jako ♞ označují kameny a zůstávají beze změny; v `told-move` píše každý jazyk svá písmena.

game-name = Šachy
game-about = Každý šestnáct kamenů, žádná náhoda a jeden král, kterého musíte ubránit.
seat-first = Bílý
seat-second = Černý

booklet-collection = Soubor her
booklet-collection-about = Šachy podle pravidel ze souboru her; co vynechávají, hraje se jako všude.
booklet-fide = FIDE
booklet-fide-about = Šachy podle pravidel světové federace, číslované podle jejich článků.
booklet-chess960 = Chess960
booklet-chess960-about = Jinak také Fischerovy šachy: kameny první řady se rozestaví náhodně, všechno ostatní jsou běžné šachy.
switch-draws_by_claim = Trojí opakování a pravidlo padesáti tahů
switch-draws_by_claim-yes = Remíza, když ji hráč reklamuje
switch-draws_by_claim-no = Remíza ihned

## The booklet

clause-set-up = Šachovnice má osm krát osm polí, se světlým rohem po pravici každého hráče. Od rohu dovnitř stojí věž, jezdec a střelec; dáma stojí na poli své barvy, vedle ní král, vpředu pěšci.
clause-set-up-by-lot = Pěšci stojí jako obvykle. Ostatní bílé kameny se náhodně rozestaví na první řadu, střelci na pole různé barvy a král mezi věže; černé kameny stojí naproti stejným bílým. Takových pozic je 960.
clause-starter = Začíná bílý, pak se táhne střídavě. Kdo má poprvé bílé, se vybere náhodně; potom se hráči partii od partie střídají.
clause-your-piece = V každém tahu táhnete jedním vlastním kamenem. Vynechat tah nelze.
clause-own-square = Žádný kámen nesmí na pole, kde stojí kámen téže strany. Soupeřův kámen na tom poli se bere a mizí ze šachovnice.
clause-bishop-move = Střelec chodí po diagonálách přes libovolný počet prázdných polí.
clause-rook-move = Věž chodí vpřed, vzad a do stran přes libovolný počet prázdných polí.
clause-queen-move = Dáma chodí všemi směry přes libovolný počet prázdných polí.
clause-no-jump = Dáma, věž a střelec nemohou přeskakovat jiné kameny.
clause-knight-move = Jezdec jde dvě pole rovně a jedno do strany. Přeskočí, co stojí mezi tím.
clause-pawn-move = Pěšec jde o jedno pole rovně vpřed, při prvním tahu může o dvě. Pole musí být prázdná. Nikdy nejde zpět.
clause-pawn-capture = Pěšec bere jen šikmo, o jedno pole vpřed.
clause-en-passant = Když pěšec postoupí o dvě pole a stane vedle soupeřova pěšce, ten ho může vzít, jako by šel jen o jedno: hned následujícím tahem, nebo nikdy.
clause-promotion = Pěšec, který dojde na poslední řadu, se hned promění v dámu, věž, střelce nebo jezdce, ať je na šachovnici cokoli.
clause-king-move = Král jde o jedno pole libovolným směrem.
clause-castling = Rošáda: král jde o dvě pole k věži a věž se postaví z jeho druhé strany.
clause-castling-960 = Rošáda: ať začínali kdekoli, po O-O stojí král na sloupci g a věž na sloupci f, po O-O-O král na sloupci c a věž na sloupci d. Rošádu provedete tak, že táhnete králem na věž.
clause-castling-moved = Král, který už táhl, nemůže rošovat, a stejně tak věž, která už táhla.
clause-castling-between = Mezi králem a věží nesmí při rošádě nic stát.
clause-castling-path = Při rošádě nesmí na polích, přes která král s věží jdou nebo na která dojdou, stát nic než oni dva.
clause-castling-attacked = Král nemůže rošovat ze šachu, přes napadené pole ani do šachu.
clause-king-safety = Král nikdy nesmí na napadené pole.
clause-pinned = Nesmíte zahrát tah, který vystaví vašeho krále napadení.
clause-in-check = Je-li váš král v šachu, musí ho váš tah zrušit: ustupte králem, vezměte útočníka nebo šach zakryjte.
clause-checkmate = Král v šachu, z něhož není východisko, dostal mat a partie je prohraná.
clause-resign = Hráč, který se vzdá, prohrává.
clause-stalemate = Když hráč na tahu není v šachu a nemá žádný možný tah, je to pat: remíza.
clause-dead-position = Když už ani jeden hráč nemůže dát mat, je partie hned remíza.
clause-agreed = Hráči se mohou dohodnout na remíze.
clause-repetition = Když táž pozice nastane potřetí se stejnými možnými tahy, smí hráč na tahu reklamovat remízu. Popáté je remíza tak jako tak.
clause-fifty-moves = Po padesáti tazích každého hráče bez tahu pěšcem a bez braní smí hráč na tahu reklamovat remízu. Po sedmdesáti pěti je remíza tak jako tak.

## Why not

refusal-set-up = Kameny už jsou rozestavené.
refusal-set-up-by-lot = { $state ->
    [waiting] Kameny ještě nejsou rozestavené.
   *[done] Kameny už jsou rozestavené.
}
refusal-your-piece = { $holder ->
    [first] Kámen na { $square } je bílý.
    [second] Kámen na { $square } je černý.
   *[nobody] Na { $square } žádný kámen není.
}
refusal-own-square = Na { $square } stojí váš vlastní kámen: { $piece }.
refusal-bishop-move = Z { $start } na { $end } nemůžete: střelec chodí po diagonálách.
refusal-rook-move = Z { $start } na { $end } nemůžete: věž chodí po řadách a sloupcích.
refusal-queen-move = Z { $start } na { $end } nemůžete: dáma chodí po řadách, sloupcích a diagonálách.
refusal-knight-move = Z { $start } na { $end } nemůžete: jezdec jde dvě pole rovně a jedno do strany.
refusal-king-move = Z { $start } na { $end } nemůžete: král jde o jedno pole.
refusal-no-jump = V cestě stojí { $piece } na { $square }. Skáčou jen jezdci.
refusal-pawn-move = { $why ->
    [moved] Z { $start } na { $end } nemůžete: o dvě pole jde pěšec jen svým prvním tahem.
    [blocked] Pěšec z { $start } nemůže dál: { $end } není prázdné.
   *[shape] Z { $start } na { $end } nemůžete: pěšec jde o jedno pole rovně vpřed, prvním tahem může o dvě.
}
refusal-pawn-capture = Pěšec jde šikmo jen tehdy, když bere, a na { $square } není co brát.
refusal-en-passant = Pozdě: { $piece } na { $square } se dal brát mimochodem jen hned po svém dvojkroku.
refusal-promotion = { $why ->
    [choose] Vyberte, v co se promění pěšec na { $square }.
   *[not-there] Na { $square } se nic neproměňuje: to dělají jen pěšci na poslední řadě.
}
refusal-castling-moved = { $mover ->
    [king] Nemůžete rošovat: král už táhl.
    [no-rook] Nemůžete rošovat: chybí věž na křídle { $side ->
        [short] krále
       *[long] dámy
    }.
   *[rook] Nemůžete rošovat: už táhla věž na křídle { $side ->
        [short] krále
       *[long] dámy
    }.
}
refusal-castling-path = Nemůžete rošovat: v cestě stojí { $piece } na { $square }.
refusal-castling-960 = Chcete-li rošovat, táhněte králem na věž na { $square }.
refusal-castling-between = Nemůžete rošovat: mezi králem a věží stojí { $piece } na { $square }.
refusal-castling-attacked = { $why ->
    [out] Ze šachu se nerošuje: { $piece } { $square } napadá krále na { $crossed }.
    [through] Nemůžete rošovat: král by šel přes { $crossed } a to napadá { $piece } { $square }.
   *[into] Nemůžete rošovat: { $piece } { $square } napadá { $crossed }.
}
refusal-king-safety = Král nemůže na { $crossed }: napadá ho { $piece } { $square }.
refusal-pinned = Tím byste odkryli krále: napadl by ho { $piece } { $square }.
refusal-in-check = Šach dává { $piece } { $square } a tento tah tomu nezabrání.
refusal-repetition = { $count ->
    [one] Ještě není remíza: tahle pozice je na šachovnici poprvé. Musí nastat třikrát.
    [few] Ještě není remíza: tahle pozice byla na šachovnici { $count }krát. Musí nastat třikrát.
   *[other] Ještě není remíza: tahle pozice byla na šachovnici { $count }krát. Musí nastat třikrát.
}
refusal-fifty-moves = { $count ->
    [one] Ještě není remíza: { $count } tah každého hráče bez braní a bez tahu pěšcem. Je třeba padesáti.
    [few] Ještě není remíza: { $count } tahy každého hráče bez braní a bez tahu pěšcem. Je třeba padesáti.
   *[other] Ještě není remíza: { $count } tahů každého hráče bez braní a bez tahu pěšcem. Je třeba padesáti.
}

## How it ends

outcome-checkmate = { $seat } vyhrává matem.
outcome-stalemate = Remíza patem.
outcome-dead-position = Remíza: ani jeden hráč už nemůže dát mat.
outcome-time-draw = Remíza: čas vypršel, ale soupeř už nemohl dát mat.
outcome-repetition = Remíza trojím opakováním pozice.
outcome-fivefold = Remíza pětinásobným opakováním pozice.
outcome-fifty-moves = Remíza: padesát tahů bez braní a bez tahu pěšcem.
outcome-seventy-five-moves = Remíza: sedmdesát pět tahů bez braní a bez tahu pěšcem.

## On the table

scene-title = Šachovnice
scene-side = { $seat ->
    [first] Bílý: { $pieces }.
   *[second] Černý: { $pieces }.
}
scene-check = { $seat ->
    [first] Bílý je v šachu.
   *[second] Černý je v šachu.
}
scene-square = { $piece ->
    [white-king] { $square }: bílý král
    [white-queen] { $square }: bílá dáma
    [white-rook] { $square }: bílá věž
    [white-bishop] { $square }: bílý střelec
    [white-knight] { $square }: bílý jezdec
    [white-pawn] { $square }: bílý pěšec
    [black-king] { $square }: černý král
    [black-queen] { $square }: černá dáma
    [black-rook] { $square }: černá věž
    [black-bishop] { $square }: černý střelec
    [black-knight] { $square }: černý jezdec
    [black-pawn] { $square }: černý pěšec
   *[nobody] { $square }: prázdné
}
scene-promotion = { $piece ->
    [queen] Proměnit v dámu
    [rook] Proměnit ve věž
    [bishop] Proměnit ve střelce
   *[knight] Proměnit v jezdce
}

told-move = { $piece ->
    [king] K
    [queen] D
    [rook] V
    [bishop] S
    [knight] J
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =V
    [bishop] =S
    [knight] =J
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
told-set-up = Pozice { $number }
told-claim = { $ground ->
    [repetition] Reklamace remízy: trojí opakování
   *[fifty-moves] Reklamace remízy: pravidlo padesáti tahů
}
claim-repetition = Reklamovat remízu: trojí opakování
claim-fifty-moves = Reklamovat remízu: pravidlo padesáti tahů

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = První týden
level-first-week-about = Ví, jak kameny chodí, a bere, co vidí. Asi 400.
level-first-month = První měsíc
level-first-month-about = Sebere, co visí, a sám toho nechá viset dost. Asi 600.
level-first-year = První rok
level-first-year-about = Vidí jeden tah dopředu, zbytek přehlédne. Asi 800.
level-casual = Příležitostný
level-casual-about = Hraje rozumně, dokud se to nezamotá. Asi 1000.
level-hobby = Rekreační
level-hobby-about = Málo rozdává, ale na triky naletí. Asi 1200.
level-club = Oddílový
level-club-about = Solidní oddílový hráč s občasnou slabší chvilkou. Asi 1500.
level-strong-club = Silný oddílový
level-strong-club-about = Čekejte na svou šanci: mnoho jich nebude. Asi 1650.
level-expert = Expert
level-expert-about = Málokdy chybuje a vaše chyby trestá. Asi 1800.
level-unbeatable = Neporazitelný
level-unbeatable-about = Engine v plné síle. Neporazí ho nikdo.

## The rule book's chapters
chapter-setup = Šachovnice a pořadí tahů
chapter-pieces = Jak kameny chodí
chapter-special = Zvláštní tahy
chapter-check = Šach a mat
chapter-ending = Konec partie

## Lessons: a title, what to do, and what was learnt
lesson-knight = Jezdec
lesson-knight-task = Vezměte pěšce svým jezdcem.
lesson-knight-done = Dvě pole rovně, jedno do strany, přes všechno, co stojí mezi tím.
lesson-promotion = Proměna pěšce
lesson-promotion-task = Vašemu pěšci chybí do poslední řady jediný krok. Proměňte ho v dámu.
lesson-promotion-done = Pěšec, který dojde na poslední řadu, se hned promění v silnější kámen.
lesson-castling = Rošáda
lesson-castling-task = Dostaňte krále do bezpečí: udělejte rošádu na kteroukoli stranu.
lesson-castling-done = Král jde o dvě pole a věž přeskočí na jeho druhou stranu. Král ani věž předtím nesměli táhnout.
lesson-check = Ven ze šachu
lesson-check-task = Věž napadá vašeho krále. Vezměte ji.
lesson-check-done = Na šach se odpovídá ústupem krále, vzetím útočníka nebo zakrytím šachu.
lesson-mate = Mat
lesson-mate-task = Černý král je zavřený za vlastními pěšci. Dejte mat jedním tahem.
lesson-mate-done = Šach a žádné východisko: vyhráváte.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Zahájení: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Na tomto počítači není žádný jiný šachový engine, proto hraje vlastní engine Gamecase. Je silný, ale na nejvyšší úrovni slabší než Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Vede k matu { $count }. tahem.
    [forced] Je to jediný možný tah.
   *[only] Žádný jiný tah se mu nevyrovná: druhý nejlepší je o { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } pěšce horší.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Jste v šachu: ustupte králem, zakryjte šach, nebo vezměte útočníka.
    [begin] Zapojujte figury do hry jednu po druhé a hlídejte střed.
   *[other] Nejdřív se podívejte, co soupeř napadá, pak co můžete vzít.
}
guide-why = { $why ->
    [mate] Je to mat.
    [draw] Remíza je víc, než tato pozice slibuje.
    [promotes] Z vašeho pěšce bude silnější figura.
    [castles] Váš král se dostane do bezpečí a věž do hry.
    [gains] Získáte materiál.
    [trades] Vyměníte figuru za stejně cennou.
    [check] Dáte šach a soupeř na něj musí odpovědět.
    [saves] Dostanete kámen z nebezpečí.
    [develops] Zapojíte do hry další figuru.
    [middle] Váš pěšec zaujme místo ve středu.
   *[other] Trochu si zlepšíte pozici.
}
character-first-week = Žalud
character-first-month = Knoflík
character-first-year = Jetel
character-casual = Pepř
character-hobby = Sušenka
character-club = Měď
character-strong-club = Pazourek
character-expert = Sobol
character-unbeatable = Žula
origin-collection-set-up = Kde kameny stojí, ukazuje obrázek. Jen anglický text počítá pole.
origin-collection-starter = Náhodný výběr a první tah bílého jsou vytištěné. Že se barvy mění partii od partie, je naše nastavení.
origin-collection-own-square = Návod to výslovně neříká; pravidla šachu ano.
origin-collection-knight-move = Ve francouzštině jde jezdec dvě pole rovně a jedno „šikmo“, což by byl delší skok; anglický text popisuje jen polovinu jeho tahů; nizozemský mu dovoluje přeskakovat jen soupeřovy kameny. Hrajeme jezdce všech ostatních.
origin-collection-pawn-move = Ve francouzštině se první tah zdá být vždy o dvě pole a anglický text zapomíná, že pěšci nechodí zpět. Že při dvojkroku nesmí nic stát v cestě, neříká žádný. Hrajeme jako všude.
origin-collection-pawn-capture = Španělština, nizozemština a dánština říkají „přes pole“, švédština dokonce „skokem“ a v italském textu berou pěšci tak, jak chodí. Myslí se jedno pole šikmo dopředu.
origin-collection-en-passant = Němčina, angličtina, italština a dánština popisují neobratně, kde dvojkrok začíná, a jen ruský text říká, kam beroucí pěšec dopadne. Hrajeme podle pravidel šachu.
origin-collection-bishop-move = Italský text vynechává, že pole musí být prázdná.
origin-collection-rook-move = Italský text vynechává, že pole musí být prázdná.
origin-collection-queen-move = Italský text vynechává, že pole musí být prázdná.
origin-collection-promotion = Španělštinu, švédštinu a polštinu lze číst, jako by rozhodovalo jen to, co je na šachovnici. Druhou dámu mít smíte.
origin-collection-castling = Španělský text nazývá krátkou stranu pravou a dlouhou levou, což platí jen pro bílého.
origin-collection-castling-moved = Francouzština a ruština vynechávají „z výchozí řady“. Kámen, který táhl a vrátil se, už táhl.
origin-collection-castling-attacked = Jen anglický text říká, že král nesmí přejít napadené pole. Že nesmí rošovat ze šachu ani do šachu, je z pravidel šachu.
origin-collection-king-safety = V polštině nesmí král šach „dávat“ a italský text jen nedoporučuje ho používat. Všechny ostatní: nesmí táhnout do šachu. Odtáhnout jím a odkrýt šach smíte.
origin-collection-pinned = Návod mluví jen o tazích samotného krále. Pravidla šachu zakazují každý tah, po kterém zůstane napadený.
origin-collection-in-check = Návod to jen naznačuje tam, kde vysvětluje mat.
origin-collection-resign = O vzdání není vytištěno nic.
origin-collection-stalemate = Vytištěno o tom není nic; anglický text to slovo používá pro každou partii, kterou nikdo nemůže vyhrát. Držíme se pravidel šachu: remíza.
origin-collection-dead-position = Návod nazývá remízou partii, kterou žádná strana nemůže vyhrát; ve francouzštině a polštině, kterou žádná nevyhrála. Končíme ji, jakmile už není možný mat.
origin-collection-agreed = O dohodnuté remíze není vytištěno nic.
origin-collection-repetition = Vytištěno není nic; tohle je pravidlo z pravidel šachu.
origin-collection-fifty-moves = Vytištěno není nic; tohle je pravidlo z pravidel šachu.
origin-collection-repetition-at-once = Vytištěno není nic. Podle pravidel šachu musí hráč tuto remízu reklamovat; v této partii nastane hned.
origin-collection-fifty-moves-at-once = Vytištěno není nic. Podle pravidel šachu musí hráč tuto remízu reklamovat; v této partii nastane hned.
clause-repetition-at-once = Když táž pozice nastane potřetí se stejnými možnými tahy, je remíza.
clause-fifty-moves-at-once = Po padesáti tazích každého hráče bez tahu pěšcem a bez braní je remíza.
refusal-repetition-at-once = Reklamovat ji nemusíte: trojí opakování pozice je hned remíza.
refusal-fifty-moves-at-once = Reklamovat ji nemusíte: padesát tahů každé strany bez braní a bez tahu pěšcem je hned remíza.
box-articles = Jsou vaše pravidla číslovaná po článcích jako pravidla šachu?
editor-piece = { $piece ->
    [white-king] Bílý král
    [white-queen] Bílá dáma
    [white-rook] Bílá věž
    [white-bishop] Bílý střelec
    [white-knight] Bílý jezdec
    [white-pawn] Bílý pěšec
    [black-king] Černý král
    [black-queen] Černá dáma
    [black-rook] Černá věž
    [black-bishop] Černý střelec
    [black-knight] Černý jezdec
   *[black-pawn] Černý pěšec
}
editor-castling = { $side ->
    [white-short] Bílý smí udělat rošádu O-O
    [white-long] Bílý smí udělat rošádu O-O-O
    [black-short] Černý smí udělat rošádu O-O
   *[black-long] Černý smí udělat rošádu O-O-O
}
editor-en-passant = Braní mimochodem na
refusal-editor-kings = { $seat ->
    [first] Bílý musí mít na desce právě jednoho krále. Teď jich má { $count }.
   *[second] Černý musí mít na desce právě jednoho krále. Teď jich má { $count }.
}
refusal-editor-many = { $seat ->
    [first] Bílý má víc kamenů, než kolik jich v partii může být: nejvýš 16, z toho nejvýš 8 pěšců.
   *[second] Černý má víc kamenů, než kolik jich v partii může být: nejvýš 16, z toho nejvýš 8 pěšců.
}
refusal-editor-pawns = Na { $square } nemůže být pěšec: pěšci nikdy nestojí na první ani na poslední řadě.
refusal-editor-check = { $seat ->
    [first] Na tahu je Bílý, ale černý král už je v šachu.
   *[second] Na tahu je Černý, ale bílý král už je v šachu.
}
refusal-editor-impossible-check = Žádný poslední tah nemohl dát šach všemi těmito kameny.
task-check = Šach! Váš král se mu musí ubránit.
task-claim = Jste na tahu: můžete reklamovat remízu.
task-fifty-moves = { $count ->
    [one] Jste na tahu: remíza podle pravidla padesáti tahů za { $count } tah.
    [few] Jste na tahu: remíza podle pravidla padesáti tahů za { $count } tahy.
   *[other] Jste na tahu: remíza podle pravidla padesáti tahů za { $count } tahů.
}

## Drills

drill-tactics = Taktika
drill-tactics-about = Najděte jediný tah, který vyhrává, a dohrajte ho do konce.
drill-tactics-task = { $seat ->
    [first] Na tahu je bílý. Jeden tah vyhrává.
   *[second] Na tahu je černý. Jeden tah vyhrává.
}
drill-mates = Maty
drill-mates-about = Mat prvním, druhým nebo třetím tahem.
drill-mates-task = { $seat ->
    [first] Na tahu je bílý. Mat { $moves }. tahem.
   *[second] Na tahu je černý. Mat { $moves }. tahem.
}
drill-theme = { $theme ->
    [hanging] Ten kámen nebyl ničím krytý.
    [fork] To byla vidlička: jeden kámen napadá dva najednou.
    [pin] Kámen, který by mohl brát, byl ve vazbě před svým králem.
    [discovery] Jeden kámen uhnul a ten za ním zaútočil.
    [promotion] Pěšec se proměnil.
    [back-rank] Mat na poslední řadě: krále zavřely vlastní kameny.
    [smothered] Dušený mat: krále obklopily vlastní kameny.
   *[sacrifice] Oběť: vzdali jste se materiálu, abyste získali víc.
}
drill-refuted = { $why ->
    [mate] Soupeř dá mat.
    [escapes] Král unikne.
   *[takes] Soupeř může ten kámen prostě vzít.
}
