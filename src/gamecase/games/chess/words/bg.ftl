### Шахмат. Знаци като ♞ означават фигурите и са еднакви на всички езици; в `told-move` са
### българските букви на фигурите.

game-name = Шахмат
game-about = Две армии по шестнадесет фигури, никакъв късмет и цар, който не бива да се губи.
seat-first = Белите
seat-second = Черните

booklet-collection = Комплект игри
booklet-collection-about = Шахмат по правилата от комплекта игри; каквото там липсва, се играе както навсякъде.
booklet-fide = Световната федерация
booklet-fide-about = Шахмат по правилника на ФИДЕ, с номерата на неговите членове.
switch-draws_by_claim = Трето повторение и петдесет хода без вземане и ход с пешка
switch-draws_by_claim-yes = Реми, ако играч го поиска
switch-draws_by_claim-no = Веднага е реми

## The booklet

clause-set-up = Дъската е осем на осем полета и отдясно на всеки играч има светло ъглово поле. От ъгъла към средата стоят топ, кон и офицер; дамата е на поле от своя цвят, царят е до нея, пешките са отпред.
clause-starter = Започват белите, после страните се редуват. Кой пръв ще играе с белите, решава жребият; после играчите си сменят цветовете всяка партия.
clause-your-piece = Всеки ход се играе с една своя фигура. Ход не се пропуска.
clause-own-square = Не може да се ходи на поле, където има своя фигура. Ако там има чужда, тя се взема и излиза от дъската.
clause-bishop-move = Офицерът се движи по диагонал през колкото и да е празни полета.
clause-rook-move = Топът се движи напред, назад или настрани през колкото и да е празни полета.
clause-queen-move = Дамата се движи във всички посоки през колкото и да е празни полета.
clause-no-jump = Дамата, топът и офицерът не прескачат фигури.
clause-knight-move = Конят отива две полета направо и едно настрани. Прескача всичко по пътя си.
clause-pawn-move = Пешката върви едно поле право напред, а на първия си ход може и две. Полетата трябва да са празни. Назад не се връща.
clause-pawn-capture = Пешката взема само по диагонал, едно поле напред.
clause-en-passant = Когато пешка мине две полета и застане до чужда пешка, чуждата може да я вземе ан пасан, все едно е минала само едно. Само на следващия ход – или никога.
clause-promotion = Пешка, стигнала последния ред, веднага става дама, топ, офицер или кон, каквото и да има още на дъската.
clause-king-move = Царят се движи с едно поле във всички посоки.
clause-castling = Рокада: царят отива две полета към топа, а топът застава от другата му страна.
clause-castling-moved = Цар, който вече е местен, не може да направи рокада. С топ, който е местен, също не може.
clause-castling-between = При рокада между царя и топа не бива да има фигури.
clause-castling-attacked = Рокада не се прави, ако царят е в шах, минава през нападнато поле или застава под шах.
clause-king-safety = Царят не отива на нападнато поле.
clause-pinned = Никой ход не бива да открива собствения ти цар за удар.
clause-in-check = Ако царят ти е в шах, ходът ти трябва да го спаси: премести царя, вземи нападателя или закрий шаха.
clause-checkmate = Цар в шах без спасение е мат и партията е загубена.
clause-resign = Който се предаде, губи.
clause-stalemate = Ако този, който е на ход, не е в шах и няма ход, е пат: реми.
clause-dead-position = Ако никоя страна вече изобщо не може да даде мат, веднага е реми.
clause-agreed = Играчите могат да се споразумеят за реми.
clause-repetition = Когато една и съща позиция се получи за трети път, със същите възможни ходове, играчът на ход може да поиска реми. На петия път партията автоматично е реми.
clause-fifty-moves = След петдесет хода на всяка страна без вземане и без ход с пешка играчът на ход може да поиска реми. След седемдесет и пет партията автоматично е реми.

## Why not

refusal-your-piece = { $holder ->
    [first] Фигурата на { $square } е на белите.
    [second] Фигурата на { $square } е на черните.
   *[nobody] На { $square } няма фигура.
}
refusal-own-square = На { $square } стои твоя фигура: { $piece }.
refusal-bishop-move = От { $start } на { $end } не може: офицерът се движи по диагоналите.
refusal-rook-move = От { $start } на { $end } не може: топът се движи по редовете и колоните.
refusal-queen-move = От { $start } на { $end } не може: дамата се движи по редовете, колоните и диагоналите.
refusal-knight-move = От { $start } на { $end } не може: конят отива две полета направо и едно настрани.
refusal-king-move = От { $start } на { $end } не може: царят се движи с едно поле.
refusal-no-jump = На пътя стои { $piece } { $square }. Само конете прескачат.
refusal-pawn-move = { $why ->
    [moved] От { $start } на { $end } не може: две полета са само за първия ход на пешката.
    [blocked] Пешката от { $start } не може да мине: { $end } е заето.
   *[shape] От { $start } на { $end } не може: пешката върви едно поле право напред, а на първия си ход може и две.
}
refusal-pawn-capture = По диагонал пешката само взема, а на { $square } няма какво да вземе.
refusal-en-passant = Късно е: { $piece } { $square } можеше да се вземе ан пасан само веднага след двойния ход.
refusal-promotion = { $why ->
    [choose] Избери каква да стане пешката на { $square }.
   *[not-there] На { $square } нищо не се превръща: само пешките, и то на последния ред.
}
refusal-castling-moved = { $mover ->
    [king] Няма рокада: царят вече е местен.
    [no-rook] Няма рокада: { $side ->
        [short] царският
       *[long] дамският
    } топ не е на мястото си.
   *[rook] Няма рокада: { $side ->
        [short] царският
       *[long] дамският
    } топ вече е местен.
}
refusal-castling-between = Няма рокада: пречи { $piece } { $square }.
refusal-castling-attacked = { $why ->
    [out] В шах рокада не се прави: { $piece } { $square } напада царя на { $crossed }.
    [through] Няма рокада: царят би минал през { $crossed }, а { $piece } { $square } напада това поле.
   *[into] Няма рокада: { $piece } { $square } напада { $crossed }.
}
refusal-king-safety = Царят не може на { $crossed }: { $piece } { $square } напада това поле.
refusal-pinned = Така царят ти се открива за { $piece } { $square }.
refusal-in-check = Царят ти е в шах от { $piece } { $square } и този ход не помага.
refusal-repetition = { $count ->
    [one] Още няма реми: тази позиция е на дъската за първи път. Трябват три пъти.
   *[other] Още няма реми: тази позиция е била на дъската { $count } пъти. Трябват три.
}
refusal-fifty-moves = { $count ->
    [one] Още няма реми: всяка страна има { $count } ход без вземане и ход с пешка. Трябват петдесет.
   *[other] Още няма реми: всяка страна има { $count } хода без вземане и ход с пешка. Трябват петдесет.
}

## How it ends

outcome-checkmate = { $seat } печелят с мат.
outcome-stalemate = Реми с пат: няма ход и няма шах.
outcome-dead-position = Реми: никой вече не може да даде мат.
outcome-time-draw = Времето изтече, но противникът вече не можеше да победи: реми.
outcome-repetition = Реми: една и съща позиция за трети път.
outcome-fivefold = Реми: една и съща позиция за пети път.
outcome-fifty-moves = Реми: петдесет хода без вземане и ход с пешка.
outcome-seventy-five-moves = Реми: седемдесет и пет хода без вземане и ход с пешка.

## On the table

scene-title = Шахматна дъска
scene-side = { $seat ->
    [first] Белите: { $pieces }.
   *[second] Черните: { $pieces }.
}
scene-check = { $seat ->
    [first] Белите са в шах.
   *[second] Черните са в шах.
}
scene-square = { $piece ->
    [white-king] { $square }: бял цар
    [white-queen] { $square }: бяла дама
    [white-rook] { $square }: бял топ
    [white-bishop] { $square }: бял офицер
    [white-knight] { $square }: бял кон
    [white-pawn] { $square }: бяла пешка
    [black-king] { $square }: черен цар
    [black-queen] { $square }: черна дама
    [black-rook] { $square }: черен топ
    [black-bishop] { $square }: черен офицер
    [black-knight] { $square }: черен кон
    [black-pawn] { $square }: черна пешка
   *[nobody] { $square }: празно
}
scene-promotion = { $piece ->
    [queen] Става дама
    [rook] Става топ
    [bishop] Става офицер
   *[knight] Става кон
}

# Ц, Д, Т, О, К: българските букви на фигурите.
told-move = { $piece ->
    [king] Ц
    [queen] Д
    [rook] Т
    [bishop] О
    [knight] К
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =Д
    [rook] =Т
    [bishop] =О
    [knight] =К
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
    [repetition] Поискано е реми: трето повторение
   *[fifty-moves] Поискано е реми: правилото за 50 хода
}
claim-repetition = Искам реми: трето повторение
claim-fifty-moves = Искам реми: правилото за 50 хода

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Първа седмица
level-first-week-about = Знае как се движат фигурите и граби каквото види. Около 400.
level-first-month = Първи месец
level-first-month-about = Взема незащитеното, но и сам оставя много така. Около 600.
level-first-year = Първа година
level-first-year-about = Вижда един ход напред, останалото пропуска. Около 800.
level-casual = Любител
level-casual-about = Играе разумно, докато не стане сложно. Около 1000.
level-hobby = Запален любител
level-hobby-about = Подарява малко, но се хваща на номера. Около 1200.
level-club = Клубен
level-club-about = Стабилен клубен играч, който понякога има лош миг. Около 1500.
level-strong-club = Силен клубен
level-strong-club-about = Чакай своя шанс; няма да идва често. Около 1800.
level-expert = Експерт
level-expert-about = Почти не греши и наказва грешките. Около 2200.
level-unbeatable = Непобедим
level-unbeatable-about = Програмата с пълна сила. Хората не я побеждават.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Дебют: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = На този компютър няма шахматна програма. Вместо нея играе малката програма на Gamecase, по-слабо, отколкото показва нивото.

## The rule book's chapters
chapter-setup = Дъска и ред на ходовете
chapter-pieces = Как се движат фигурите
chapter-special = Особени ходове
chapter-check = Шах и мат
chapter-ending = Край на партията

## Lessons: a title, what to do, and what was learnt
lesson-knight = Конят
lesson-knight-task = Вземи пешката с коня си.
lesson-knight-done = Две полета направо, едно настрани, през всичко по пътя.
lesson-promotion = Превръщане
lesson-promotion-task = Пешката ти е на една крачка от края. Направи я дама.
lesson-promotion-done = Пешка, стигнала последния ред, веднага става по-силна фигура.
lesson-castling = Рокада
lesson-castling-task = Скрий царя си на сигурно място: направи рокада на която страна искаш.
lesson-castling-done = Царят отива две полета, а топът прескача от другата му страна. Преди това никой от двамата не бива да е местен.
lesson-check = Защита от шах
lesson-check-task = Топът напада царя ти. Вземи го.
lesson-check-done = Срещу шах можеш да преместиш царя, да вземеш нападателя или да закриеш шаха.
lesson-mate = Мат
lesson-mate-task = Черният цар е затворен зад собствените си пешки. Дай мат в един ход.
lesson-mate-done = Шах и няма спасение: партията е спечелена.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Мат в { $count }.
    [forced] Това е единственият позволен ход.
   *[only] Никой друг ход не може да се сравни: следващият е с { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } пешки по-слаб.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] В шах си: отмести царя, постави нещо по пътя или вземи нападателя.
    [begin] Вкарвай фигурите в игра една след друга и дръж центъра под око.
   *[other] Виж първо какво напада противникът, после какво можеш да вземеш.
}
guide-why = { $why ->
    [mate] Това е мат.
    [draw] Реми е повече, отколкото обещава позицията.
    [promotes] Пешката става по-силна фигура.
    [castles] Царят отива на сигурно, а топът влиза в игра.
    [gains] Печели материал.
    [trades] Разменя фигура срещу равностойна.
    [check] Дава шах, на който трябва да се отговори.
    [saves] Извежда фигура от опасност.
    [develops] Вкарва в игра нова фигура.
    [middle] Пешката заема място в центъра.
   *[other] Малко подобрява позицията.
}
character-first-week = Жълъд
character-first-month = Копче
character-first-year = Детелина
character-casual = Пипер
character-hobby = Бисквита
character-club = Мед
character-strong-club = Кремък
character-expert = Самур
character-unbeatable = Гранит
origin-collection-set-up = Къде стоят фигурите, е показано на картинка. Само английският текст брои полетата.
origin-collection-starter = Жребият и първият ход на Белите са отпечатани. Че цветовете се сменят всяка партия, е наш избор.
origin-collection-own-square = Листовката не го казва изрично; правилникът на ФИДЕ го казва.
origin-collection-knight-move = На френски конят отива две полета направо и едно „по диагонал“, което би било по-дълъг скок; английският текст описва само половината му ходове; нидерландският го оставя да прескача само чужди фигури. Играем с коня на всички останали.
origin-collection-pawn-move = На френски първият ход изглежда винаги е с две полета, а английският текст забравя, че пешките не се връщат. Че нищо не бива да стои на пътя на двойния ход, не пише никъде. Играем както навсякъде.
origin-collection-pawn-capture = Испанският, нидерландският и датският казват „през поле“, шведският дори „със скок“, а в италианския пешките взимат, както ходят. Има се предвид едно поле напред по диагонал.
origin-collection-en-passant = Немският, английският, италианският и датският са неясни откъде започва двойният ход и само руският казва къде застава взимащата пешка. Играем по правилника на ФИДЕ.
origin-collection-bishop-move = В италианския текст липсва, че полетата са празни.
origin-collection-rook-move = В италианския текст липсва, че полетата са празни.
origin-collection-queen-move = В италианския текст липсва, че полетата са празни.
origin-collection-promotion = Испанският, шведският и полският може да се разберат така, сякаш важи само каквото е на дъската. Може да имаш втора дама.
origin-collection-castling = Испанският текст нарича късата страна дясна, а дългата лява, което е вярно само за Белите.
origin-collection-castling-moved = На френски и руски липсва „от началния ред“. Фигура, която е ходила и се е върнала, пак е ходила.
origin-collection-castling-attacked = Само английският текст казва, че царят не може да мине през нападнато поле. Че не може да прави рокада от шах или под шах, идва от правилника на ФИДЕ.
origin-collection-king-safety = На полски царят не може да „дава“ шах, а италианският текст само съветва да не се ползва. Всички други: той не може да застане под шах. Да открие шах с хода си, може.
origin-collection-pinned = Листовката говори само за ходовете на самия цар. Правилникът на ФИДЕ забранява всеки ход, който го оставя нападнат.
origin-collection-in-check = Листовката само го подразбира там, където обяснява мата.
origin-collection-resign = За предаване не е отпечатано нищо.
origin-collection-stalemate = За това не е отпечатано нищо; английският текст нарича така всяка партия, която никой не може да спечели. Следваме правилника на ФИДЕ: реми.
origin-collection-dead-position = Листовката нарича реми партия, която никоя страна не може да спечели; на френски и полски – която никоя не е спечелила. При нас свършва, щом мат е невъзможен.
origin-collection-agreed = За реми по съгласие не е отпечатано нищо.
origin-collection-repetition = Не е отпечатано нищо; това е правилото на ФИДЕ.
origin-collection-fifty-moves = Не е отпечатано нищо; това е правилото на ФИДЕ.
origin-collection-repetition-at-once = Не е отпечатано нищо. По правилника на ФИДЕ това реми трябва да се поиска; в тази партия идва веднага.
origin-collection-fifty-moves-at-once = Не е отпечатано нищо. По правилника на ФИДЕ това реми трябва да се поиска; в тази партия идва веднага.
clause-repetition-at-once = Когато една и съща позиция се получи за трети път, със същите възможни ходове, партията е реми.
clause-fifty-moves-at-once = След петдесет хода на всяка страна без ход с пешка и без вземане партията е реми.
refusal-repetition-at-once = Не е нужно да го искаш: трикратното повторение е веднага реми.
refusal-fifty-moves-at-once = Не е нужно да го искаш: петдесет хода на всяка страна без вземане и ход с пешка са веднага реми.
box-articles = Номерирани ли са правилата ти по членове, както правилникът на ФИДЕ?
