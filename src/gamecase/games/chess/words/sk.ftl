### Šach. Znaky ako ♞ označujú figúry a zostávajú bez zmeny; v `told-move` píše každý jazyk svoje písmená.

game-name = Šach
game-about = Každý šestnásť figúr, žiadna náhoda a jeden kráľ, ktorého musíte ubrániť.
seat-first = Biely
seat-second = Čierny

booklet-collection = Súbor hier
booklet-collection-about = Šach podľa pravidiel zo súboru hier; čo vynechávajú, hrá sa ako všade.
booklet-fide = FIDE
booklet-fide-about = Šach podľa pravidiel svetovej federácie, číslovaných podľa ich článkov.
booklet-chess960 = Chess960
booklet-chess960-about = Inak aj Fischerov šach: figúry prvého radu sa rozostavia náhodne, všetko ostatné je bežný šach.
switch-draws_by_claim = Trojnásobné opakovanie a pravidlo päťdesiatich ťahov
switch-draws_by_claim-yes = Remíza, keď ju hráč požaduje
switch-draws_by_claim-no = Remíza hneď

## The booklet

clause-set-up = Šachovnica má osem krát osem polí, so svetlým rohom po pravici každého hráča. Od rohu dovnútra stojí veža, jazdec a strelec; dáma stojí na poli svojej farby, vedľa nej kráľ, vpredu pešiaci.
clause-set-up-by-lot = Pešiaci stoja ako obvykle. Ostatné biele figúry sa náhodne rozostavia na prvý rad, strelci na polia rôznej farby a kráľ medzi veže; čierne figúry stoja oproti rovnakým bielym. Takých pozícií je 960.
clause-starter = Začína biely, potom sa ťahá striedavo. Kto má prvýkrát biele, sa vyberie náhodne; potom sa hráči partiu od partie striedajú.
clause-your-piece = V každom ťahu ťaháte jednou vlastnou figúrou. Vynechať ťah nemožno.
clause-own-square = Žiadna figúra nesmie na pole, kde stojí figúra tej istej strany. Súperova figúra na tom poli sa berie a mizne zo šachovnice.
clause-bishop-move = Strelec chodí po diagonálach cez ľubovoľný počet prázdnych polí.
clause-rook-move = Veža chodí dopredu, dozadu a do strán cez ľubovoľný počet prázdnych polí.
clause-queen-move = Dáma chodí všetkými smermi cez ľubovoľný počet prázdnych polí.
clause-no-jump = Dáma, veža a strelec nemôžu preskakovať iné figúry.
clause-knight-move = Jazdec ide dve polia rovno a jedno do strany. Preskočí, čo stojí medzi tým.
clause-pawn-move = Pešiak ide o jedno pole rovno dopredu, pri prvom ťahu môže o dve. Polia musia byť prázdne. Nikdy nejde späť.
clause-pawn-capture = Pešiak berie len šikmo, o jedno pole dopredu.
clause-en-passant = Keď pešiak postúpi o dve polia a zastane vedľa súperovho pešiaka, ten ho môže vziať, akoby šiel len o jedno: hneď nasledujúcim ťahom, alebo nikdy.
clause-promotion = Pešiak, ktorý dôjde na posledný rad, sa hneď premení na dámu, vežu, strelca alebo jazdca, nech je na šachovnici čokoľvek.
clause-king-move = Kráľ ide o jedno pole ľubovoľným smerom.
clause-castling = Rošáda: kráľ ide o dve polia k veži a veža sa postaví z jeho druhej strany.
clause-castling-960 = Rošáda: nech začínali kdekoľvek, po O-O stojí kráľ na stĺpci g a veža na stĺpci f, po O-O-O kráľ na stĺpci c a veža na stĺpci d. Rošádu urobíte tak, že potiahnete kráľom na vežu.
clause-castling-moved = Kráľ, ktorý už ťahal, nemôže robiť rošádu, a rovnako ani veža, ktorá už ťahala.
clause-castling-between = Medzi kráľom a vežou nesmie pri rošáde nič stáť.
clause-castling-path = Pri rošáde nesmie na poliach, cez ktoré kráľ s vežou idú alebo na ktoré dôjdu, stáť nič okrem nich dvoch.
clause-castling-attacked = Kráľ nemôže robiť rošádu zo šachu, cez napadnuté pole ani do šachu.
clause-king-safety = Kráľ nikdy nesmie na napadnuté pole.
clause-pinned = Nesmiete zahrať ťah, ktorý vystaví vášho kráľa napadnutiu.
clause-in-check = Ak je váš kráľ v šachu, musí ho váš ťah zrušiť: ustúpte kráľom, vezmite útočníka alebo šach zakryte.
clause-checkmate = Kráľ v šachu, z ktorého niet východiska, dostal mat a partia je prehratá.
clause-resign = Hráč, ktorý sa vzdá, prehráva.
clause-stalemate = Keď hráč na ťahu nie je v šachu a nemá žiadny možný ťah, je to pat: remíza.
clause-dead-position = Keď už ani jeden hráč nemôže dať mat, partia je hneď remíza.
clause-agreed = Hráči sa môžu dohodnúť na remíze.
clause-repetition = Keď tá istá pozícia nastane tretí raz s tými istými možnými ťahmi, smie hráč na ťahu požadovať remízu. Piaty raz je remíza tak či tak.
clause-fifty-moves = Po päťdesiatich ťahoch každého hráča bez ťahu pešiakom a bez brania smie hráč na ťahu požadovať remízu. Po sedemdesiatich piatich je remíza tak či tak.

## Why not

refusal-set-up = Figúry sú už rozostavené.
refusal-set-up-by-lot = { $state ->
    [waiting] Figúry ešte nie sú rozostavené.
   *[done] Figúry sú už rozostavené.
}
refusal-your-piece = { $holder ->
    [first] Figúra na { $square } je biela.
    [second] Figúra na { $square } je čierna.
   *[nobody] Na { $square } nie je žiadna figúra.
}
refusal-own-square = Na { $square } stojí vaša vlastná figúra: { $piece }.
refusal-bishop-move = Z { $start } na { $end } nemôžete: strelec chodí po diagonálach.
refusal-rook-move = Z { $start } na { $end } nemôžete: veža chodí po radoch a stĺpcoch.
refusal-queen-move = Z { $start } na { $end } nemôžete: dáma chodí po radoch, stĺpcoch a diagonálach.
refusal-knight-move = Z { $start } na { $end } nemôžete: jazdec ide dve polia rovno a jedno do strany.
refusal-king-move = Z { $start } na { $end } nemôžete: kráľ ide o jedno pole.
refusal-no-jump = V ceste stojí { $piece } na { $square }. Preskakujú len jazdci.
refusal-pawn-move = { $why ->
    [moved] Z { $start } na { $end } nemôžete: o dve polia ide pešiak len svojím prvým ťahom.
    [blocked] Pešiak z { $start } nemôže ďalej: { $end } nie je prázdne.
   *[shape] Z { $start } na { $end } nemôžete: pešiak ide o jedno pole rovno dopredu, prvým ťahom môže o dve.
}
refusal-pawn-capture = Pešiak ide šikmo len vtedy, keď berie, a na { $square } nie je čo brať.
refusal-en-passant = Neskoro: { $piece } na { $square } sa dal brať mimochodom len hneď po svojom dvojkroku.
refusal-promotion = { $why ->
    [choose] Vyberte, na čo sa premení pešiak na { $square }.
   *[not-there] Na { $square } sa nič nepremieňa: to robia len pešiaci na poslednom rade.
}
refusal-castling-moved = { $mover ->
    [king] Rošádu urobiť nemôžete: kráľ už ťahal.
    [no-rook] Rošádu urobiť nemôžete: chýba veža na krídle { $side ->
        [short] kráľa
       *[long] dámy
    }.
   *[rook] Rošádu urobiť nemôžete: už ťahala veža na krídle { $side ->
        [short] kráľa
       *[long] dámy
    }.
}
refusal-castling-path = Rošádu urobiť nemôžete: v ceste stojí { $piece } na { $square }.
refusal-castling-960 = Ak chcete urobiť rošádu, potiahnite kráľom na vežu na { $square }.
refusal-castling-between = Rošádu urobiť nemôžete: medzi kráľom a vežou stojí { $piece } na { $square }.
refusal-castling-attacked = { $why ->
    [out] Zo šachu sa rošáda nerobí: { $piece } { $square } napáda kráľa na { $crossed }.
    [through] Rošádu urobiť nemôžete: kráľ by šiel cez { $crossed } a to napáda { $piece } { $square }.
   *[into] Rošádu urobiť nemôžete: { $piece } { $square } napáda { $crossed }.
}
refusal-king-safety = Kráľ nemôže na { $crossed }: napáda ho { $piece } { $square }.
refusal-pinned = Tým by ste odkryli kráľa: napadol by ho { $piece } { $square }.
refusal-in-check = Šach dáva { $piece } { $square } a tento ťah tomu nezabráni.
refusal-repetition = { $count ->
    [one] Ešte nie je remíza: táto pozícia je na šachovnici prvýkrát. Musí nastať trikrát.
    [few] Ešte nie je remíza: táto pozícia bola na šachovnici { $count }-krát. Musí nastať trikrát.
   *[other] Ešte nie je remíza: táto pozícia bola na šachovnici { $count }-krát. Musí nastať trikrát.
}
refusal-fifty-moves = { $count ->
    [one] Ešte nie je remíza: { $count } ťah každého hráča bez brania a bez ťahu pešiakom. Treba päťdesiat.
    [few] Ešte nie je remíza: { $count } ťahy každého hráča bez brania a bez ťahu pešiakom. Treba päťdesiat.
   *[other] Ešte nie je remíza: { $count } ťahov každého hráča bez brania a bez ťahu pešiakom. Treba päťdesiat.
}

## How it ends

outcome-checkmate = { $seat } vyhráva matom.
outcome-stalemate = Remíza patom.
outcome-dead-position = Remíza: ani jeden hráč už nemôže dať mat.
outcome-time-draw = Remíza: čas vypršal, ale súper už nemohol dať mat.
outcome-repetition = Remíza trojnásobným opakovaním pozície.
outcome-fivefold = Remíza päťnásobným opakovaním pozície.
outcome-fifty-moves = Remíza: päťdesiat ťahov bez brania a bez ťahu pešiakom.
outcome-seventy-five-moves = Remíza: sedemdesiatpäť ťahov bez brania a bez ťahu pešiakom.

## On the table

scene-title = Šachovnica
scene-side = { $seat ->
    [first] Biely: { $pieces }.
   *[second] Čierny: { $pieces }.
}
scene-check = { $seat ->
    [first] Biely je v šachu.
   *[second] Čierny je v šachu.
}
scene-square = { $piece ->
    [white-king] { $square }: biely kráľ
    [white-queen] { $square }: biela dáma
    [white-rook] { $square }: biela veža
    [white-bishop] { $square }: biely strelec
    [white-knight] { $square }: biely jazdec
    [white-pawn] { $square }: biely pešiak
    [black-king] { $square }: čierny kráľ
    [black-queen] { $square }: čierna dáma
    [black-rook] { $square }: čierna veža
    [black-bishop] { $square }: čierny strelec
    [black-knight] { $square }: čierny jazdec
    [black-pawn] { $square }: čierny pešiak
   *[nobody] { $square }: prázdne
}
scene-promotion = { $piece ->
    [queen] Premeniť na dámu
    [rook] Premeniť na vežu
    [bishop] Premeniť na strelca
   *[knight] Premeniť na jazdca
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
told-set-up = Pozícia { $number }
told-claim = { $ground ->
    [repetition] Požiadavka remízy: trojnásobné opakovanie
   *[fifty-moves] Požiadavka remízy: pravidlo päťdesiatich ťahov
}
claim-repetition = Požadovať remízu: trojnásobné opakovanie
claim-fifty-moves = Požadovať remízu: pravidlo päťdesiatich ťahov

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Prvý týždeň
level-first-week-about = Vie, ako figúry chodia, a berie, čo vidí. Asi 400.
level-first-month = Prvý mesiac
level-first-month-about = Zoberie, čo visí, a sám toho necháva visieť dosť. Asi 600.
level-first-year = Prvý rok
level-first-year-about = Vidí jeden ťah dopredu, zvyšok prehliadne. Asi 800.
level-casual = Príležitostný
level-casual-about = Hrá rozumne, kým sa to nezamotá. Asi 1000.
level-hobby = Rekreačný
level-hobby-about = Málo rozdáva, ale na triky naletí. Asi 1200.
level-club = Klubový
level-club-about = Solídny klubový hráč s občasnou slabšou chvíľou. Asi 1500.
level-strong-club = Silný klubový
level-strong-club-about = Čakajte na svoju šancu: veľa ich nebude. Asi 1650.
level-expert = Expert
level-expert-about = Málokedy chybuje a vaše chyby trestá. Asi 1800.
level-unbeatable = Neporaziteľný
level-unbeatable-about = Program v plnej sile. Neporazí ho nikto.

## The rule book's chapters
chapter-setup = Šachovnica a poradie ťahov
chapter-pieces = Ako figúry chodia
chapter-special = Zvláštne ťahy
chapter-check = Šach a mat
chapter-ending = Koniec partie

## Lessons: a title, what to do, and what was learnt
lesson-knight = Jazdec
lesson-knight-task = Vezmite pešiaka svojím jazdcom.
lesson-knight-done = Dve polia rovno, jedno do strany, cez všetko, čo stojí medzi tým.
lesson-promotion = Premena pešiaka
lesson-promotion-task = Vášmu pešiakovi chýba do posledného radu jediný krok. Premeňte ho na dámu.
lesson-promotion-done = Pešiak, ktorý dôjde na posledný rad, sa hneď premení na silnejšiu figúru.
lesson-castling = Rošáda
lesson-castling-task = Dostaňte kráľa do bezpečia: urobte rošádu na ktorúkoľvek stranu.
lesson-castling-done = Kráľ ide o dve polia a veža preskočí na jeho druhú stranu. Kráľ ani veža predtým nesmeli ťahať.
lesson-check = Von zo šachu
lesson-check-task = Veža napáda vášho kráľa. Vezmite ju.
lesson-check-done = Na šach sa odpovedá ústupom kráľa, vzatím útočníka alebo zakrytím šachu.
lesson-mate = Mat
lesson-mate-task = Čierny kráľ je zavretý za vlastnými pešiakmi. Dajte mat jedným ťahom.
lesson-mate-done = Šach a žiadne východisko: vyhrávate.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Otvorenie: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Na tomto počítači nie je žiadny iný šachový program, preto hrá vlastný program Gamecase. Je silný, ale na najvyššej úrovni slabší než Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Vedie k matu { $count }. ťahom.
    [forced] Je to jediný možný ťah.
   *[only] Žiadny iný ťah sa mu nevyrovná: druhý najlepší je o { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } pešiaka horší.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Ste v šachu: ustúpte kráľom, zakryte šach alebo vezmite útočníka.
    [begin] Zapájajte figúry do hry jednu po druhej a strážte stred.
   *[other] Najprv sa pozrite, čo súper napáda, potom čo môžete vziať.
}
guide-why = { $why ->
    [mate] Je to mat.
    [draw] Remíza je viac, než táto pozícia sľubuje.
    [promotes] Z vášho pešiaka bude silnejšia figúra.
    [castles] Váš kráľ sa dostane do bezpečia a veža do hry.
    [gains] Získate materiál.
    [trades] Vymeníte figúru za rovnako cennú.
    [check] Dáte šach a súper naň musí odpovedať.
    [saves] Dostanete figúru z nebezpečenstva.
    [develops] Zapojíte do hry ďalšiu figúru.
    [middle] Váš pešiak zaujme miesto v strede.
   *[other] Trochu si zlepšíte pozíciu.
}
character-first-week = Žaluď
character-first-month = Gombík
character-first-year = Ďatelina
character-casual = Korenie
character-hobby = Sušienka
character-club = Meď
character-strong-club = Pazúrik
character-expert = Soboľ
character-unbeatable = Žula
origin-collection-set-up = Kde figúry stoja, ukazuje obrázok. Iba anglický text počíta polia.
origin-collection-starter = Náhodný výber a prvý ťah bieleho sú vytlačené. Že sa farby menia z partie na partiu, je naše nastavenie.
origin-collection-own-square = Návod to výslovne nehovorí; pravidlá šachu áno.
origin-collection-knight-move = Vo francúzštine ide jazdec dve polia rovno a jedno „šikmo“, čo by bol dlhší skok; anglický text opisuje iba polovicu jeho ťahov; holandský mu dovoľuje preskakovať iba súperove figúry. Hráme jazdca všetkých ostatných.
origin-collection-pawn-move = Vo francúzštine sa prvý ťah zdá byť vždy o dve polia a anglický text zabúda, že pešiaci nechodia späť. Že pri dvojkroku nesmie nič stáť v ceste, nehovorí žiadny. Hráme ako všade.
origin-collection-pawn-capture = Španielčina, holandčina a dánčina hovoria „cez pole“, švédčina dokonca „skokom“ a v talianskom texte berú pešiaci tak, ako chodia. Myslí sa jedno pole šikmo dopredu.
origin-collection-en-passant = Nemčina, angličtina, taliančina a dánčina opisujú neobratne, kde sa dvojkrok začína, a iba ruský text hovorí, kam berúci pešiak dopadne. Hráme podľa pravidiel šachu.
origin-collection-bishop-move = Taliansky text vynecháva, že polia musia byť prázdne.
origin-collection-rook-move = Taliansky text vynecháva, že polia musia byť prázdne.
origin-collection-queen-move = Taliansky text vynecháva, že polia musia byť prázdne.
origin-collection-promotion = Španielčinu, švédčinu a poľštinu možno čítať, akoby rozhodovalo iba to, čo je na šachovnici. Druhú dámu mať smiete.
origin-collection-castling = Španielsky text nazýva krátku stranu pravou a dlhú ľavou, čo platí iba pre bieleho.
origin-collection-castling-moved = Francúzština a ruština vynechávajú „zo základného radu“. Figúra, ktorá ťahala a vrátila sa, už ťahala.
origin-collection-castling-attacked = Iba anglický text hovorí, že kráľ nesmie prejsť cez napadnuté pole. Že nesmie robiť rošádu zo šachu ani do šachu, je z pravidiel šachu.
origin-collection-king-safety = V poľštine nesmie kráľ šach „dávať“ a taliansky text iba neodporúča ho používať. Všetky ostatné: nesmie ťahať do šachu. Odtiahnuť ním a odkryť šach smiete.
origin-collection-pinned = Návod hovorí iba o ťahoch samotného kráľa. Pravidlá šachu zakazujú každý ťah, po ktorom zostane napadnutý.
origin-collection-in-check = Návod to iba naznačuje tam, kde vysvetľuje mat.
origin-collection-resign = O vzdaní nie je vytlačené nič.
origin-collection-stalemate = Vytlačené o tom nie je nič; anglický text to slovo používa pre každú partiu, ktorú nikto nemôže vyhrať. Držíme sa pravidiel šachu: remíza.
origin-collection-dead-position = Návod nazýva remízou partiu, ktorú žiadna strana nemôže vyhrať; vo francúzštine a poľštine, ktorú žiadna nevyhrala. Končíme ju, len čo už nie je možný mat.
origin-collection-agreed = O dohodnutej remíze nie je vytlačené nič.
origin-collection-repetition = Vytlačené nie je nič; toto je pravidlo z pravidiel šachu.
origin-collection-fifty-moves = Vytlačené nie je nič; toto je pravidlo z pravidiel šachu.
origin-collection-repetition-at-once = Vytlačené nie je nič. Podľa pravidiel šachu musí hráč túto remízu požadovať; v tejto partii nastane hneď.
origin-collection-fifty-moves-at-once = Vytlačené nie je nič. Podľa pravidiel šachu musí hráč túto remízu požadovať; v tejto partii nastane hneď.
clause-repetition-at-once = Keď tá istá pozícia nastane tretí raz s tými istými možnými ťahmi, je remíza.
clause-fifty-moves-at-once = Po päťdesiatich ťahoch každého hráča bez ťahu pešiakom a bez brania je remíza.
refusal-repetition-at-once = Požadovať ju nemusíte: trojnásobné opakovanie pozície je hneď remíza.
refusal-fifty-moves-at-once = Požadovať ju nemusíte: päťdesiat ťahov každej strany bez brania a bez ťahu pešiakom je hneď remíza.
box-articles = Sú vaše pravidlá číslované po článkoch ako pravidlá šachu?
editor-piece = { $piece ->
    [white-king] Biely kráľ
    [white-queen] Biela dáma
    [white-rook] Biela veža
    [white-bishop] Biely strelec
    [white-knight] Biely jazdec
    [white-pawn] Biely pešiak
    [black-king] Čierny kráľ
    [black-queen] Čierna dáma
    [black-rook] Čierna veža
    [black-bishop] Čierny strelec
    [black-knight] Čierny jazdec
   *[black-pawn] Čierny pešiak
}
editor-castling = { $side ->
    [white-short] Biely smie urobiť rošádu O-O
    [white-long] Biely smie urobiť rošádu O-O-O
    [black-short] Čierny smie urobiť rošádu O-O
   *[black-long] Čierny smie urobiť rošádu O-O-O
}
editor-en-passant = Branie mimochodom na
refusal-editor-kings = { $seat ->
    [first] Biely musí mať na doske práve jedného kráľa. Teraz ich má { $count }.
   *[second] Čierny musí mať na doske práve jedného kráľa. Teraz ich má { $count }.
}
refusal-editor-many = { $seat ->
    [first] Biely má viac figúr, než koľko ich v partii môže byť: najviac 16, z toho najviac 8 pešiakov.
   *[second] Čierny má viac figúr, než koľko ich v partii môže byť: najviac 16, z toho najviac 8 pešiakov.
}
refusal-editor-pawns = Na { $square } nemôže byť pešiak: pešiaci nikdy nestoja na prvom ani na poslednom rade.
refusal-editor-check = { $seat ->
    [first] Na ťahu je Biely, ale čierny kráľ je už v šachu.
   *[second] Na ťahu je Čierny, ale biely kráľ je už v šachu.
}
refusal-editor-impossible-check = Žiadny posledný ťah nemohol dať šach všetkými týmito figúrami.
task-check = Šach! Váš kráľ sa mu musí ubrániť.
task-claim = Ste na ťahu: môžete požadovať remízu.
task-fifty-moves = { $count ->
    [one] Ste na ťahu: remíza podľa pravidla päťdesiatich ťahov o { $count } ťah.
    [few] Ste na ťahu: remíza podľa pravidla päťdesiatich ťahov o { $count } ťahy.
   *[other] Ste na ťahu: remíza podľa pravidla päťdesiatich ťahov o { $count } ťahov.
}

## Drills

drill-tactics = Taktika
drill-tactics-about = Nájdite jediný ťah, ktorý vyhráva, a dohrajte ho do konca.
drill-tactics-task = { $seat ->
    [first] Na ťahu je biely. Jeden ťah vyhráva.
   *[second] Na ťahu je čierny. Jeden ťah vyhráva.
}
drill-mates = Maty
drill-mates-about = Mat prvým, druhým alebo tretím ťahom.
drill-mates-task = { $seat ->
    [first] Na ťahu je biely. Mat { $moves }. ťahom.
   *[second] Na ťahu je čierny. Mat { $moves }. ťahom.
}
drill-theme = { $theme ->
    [hanging] Tá figúra nebola ničím krytá.
    [fork] To bola vidlička: jedna figúra napáda dve naraz.
    [pin] Figúra, ktorá by mohla brať, bola vo väzbe pred svojím kráľom.
    [discovery] Jedna figúra uhla a tá za ňou zaútočila.
    [promotion] Pešiak sa premenil.
    [back-rank] Mat na poslednom rade: kráľa zavreli vlastné figúry.
    [smothered] Dusený mat: kráľa obkľúčili vlastné figúry.
   *[sacrifice] Obeť: vzdali ste sa materiálu, aby ste získali viac.
}
drill-refuted = { $why ->
    [mate] Súper dá mat.
    [escapes] Kráľ unikne.
   *[takes] Súper môže tú figúru jednoducho vziať.
}
