### Шахи. Знаки на зразок ♞ позначають фігури й однакові всіма мовами; у `told-move` —
### українські літери фігур.

game-name = Шахи
game-about = Дві армії по шістнадцять фігур, жодного везіння і король, якого не можна втратити.
seat-first = Білі
seat-second = Чорні

booklet-collection = Набір ігор
booklet-collection-about = Шахи за правилами з набору ігор; про що там не сказано, грається як усюди.
booklet-fide = Міжнародна федерація
booklet-fide-about = Шахи за правилами ФІДЕ, з номерами їхніх статей.
switch-draws_by_claim = Третє повторення і п’ятдесят ходів без взять і ходів пішаками
switch-draws_by_claim-yes = Нічия, якщо гравець її вимагає
switch-draws_by_claim-no = Одразу нічия

## The booklet

clause-set-up = На дошці вісім на вісім клітинок; праворуч від кожного гравця — світла кутова клітинка. Від кута до середини стоять тура, кінь і слон; ферзь — на клітинці свого кольору, поряд із ним король, попереду пішаки.
clause-starter = Починають білі, далі сторони ходять по черзі. Кому першому грати білими, вирішує жереб; далі гравці міняються кольором від партії до партії.
clause-your-piece = За хід пересувають одну свою фігуру. Пропускати хід не можна.
clause-own-square = Не можна ходити на клітинку, де стоїть своя фігура. Якщо там фігура суперника, її беруть і знімають з дошки.
clause-bishop-move = Слон ходить по діагоналі на будь-яку кількість порожніх клітинок.
clause-rook-move = Тура ходить уперед, назад або вбік на будь-яку кількість порожніх клітинок.
clause-queen-move = Ферзь ходить у будь-який бік на будь-яку кількість порожніх клітинок.
clause-no-jump = Ферзь, тура і слон не перестрибують через фігури.
clause-knight-move = Кінь іде на дві клітинки прямо й на одну вбік. Він перестрибує через усе, що стоїть на шляху.
clause-pawn-move = Пішак ходить прямо вперед на одну клітинку, а першим своїм ходом може піти й на дві. Клітинки мають бути порожні. Назад він не ходить.
clause-pawn-capture = Б’є пішак лише по діагоналі, на одну клітинку вперед.
clause-en-passant = Якщо пішак пішов на дві клітинки й став поряд із пішаком суперника, той може взяти його на проході, ніби він пройшов лише одну. Тільки найближчим ходом — або вже ніколи.
clause-promotion = Пішак, що дійшов до останнього ряду, одразу перетворюється на ферзя, туру, слона чи коня — хоч би які фігури лишалися на дошці.
clause-king-move = Король ходить на одну клітинку в будь-який бік.
clause-castling = Рокіровка: король іде на дві клітинки до тури, а тура стає з іншого боку від нього.
clause-castling-moved = Якщо король уже ходив, рокіровки більше немає. З турою, яка ходила, — теж.
clause-castling-between = Під час рокіровки між королем і турою не має бути фігур.
clause-castling-attacked = Рокірувати не можна, якщо король під шахом, пройде через бите поле або потрапить під шах.
clause-king-safety = Королю не можна ходити на бите поле.
clause-pinned = Жоден хід не повинен відкривати свого короля для удару.
clause-in-check = Якщо ваш король під шахом, треба захиститися: відійти королем, узяти фігуру, що нападає, або закритися.
clause-checkmate = Якщо король під шахом і порятунку немає, це мат: партію програно.
clause-resign = Хто здався, той програв.
clause-stalemate = Якщо шаху немає, а ходити нічим, це пат: нічия.
clause-dead-position = Якщо жодна сторона вже ніяк не може поставити мат, одразу нічия.
clause-agreed = Гравці можуть погодитися на нічию.
clause-repetition = Якщо та сама позиція виникла втретє, з тими самими можливими ходами, гравець, чий зараз хід, може вимагати нічию. На п’ятий раз нічия настає сама.
clause-fifty-moves = Після п’ятдесяти ходів кожної сторони без взять і ходів пішаками гравець, чий зараз хід, може вимагати нічию. Після сімдесяти п’яти нічия настає сама.

## Why not

refusal-your-piece = { $holder ->
    [first] На { $square } стоїть фігура білих.
    [second] На { $square } стоїть фігура чорних.
   *[nobody] На { $square } немає фігури.
}
refusal-own-square = На { $square } стоїть ваша фігура: { $piece }.
refusal-bishop-move = З { $start } на { $end } не можна: слон ходить по діагоналях.
refusal-rook-move = З { $start } на { $end } не можна: тура ходить по горизонталях і вертикалях.
refusal-queen-move = З { $start } на { $end } не можна: ферзь ходить по горизонталях, вертикалях і діагоналях.
refusal-knight-move = З { $start } на { $end } не можна: кінь іде на дві клітинки прямо й на одну вбік.
refusal-king-move = З { $start } на { $end } не можна: король ходить на одну клітинку.
refusal-no-jump = На шляху { $piece } { $square }. Стрибають лише коні.
refusal-pawn-move = { $why ->
    [moved] З { $start } на { $end } не можна: на дві клітинки пішак іде лише першим ходом.
    [blocked] Пішаку з { $start } не пройти: { $end } зайнято.
   *[shape] З { $start } на { $end } не можна: пішак ходить прямо вперед на одну клітинку, а першим своїм ходом може піти й на дві.
}
refusal-pawn-capture = По діагоналі пішак лише б’є, а на { $square } бити нікого.
refusal-en-passant = Запізно: { $piece } { $square } можна було взяти на проході лише одразу після подвійного кроку.
refusal-promotion = { $why ->
    [choose] Виберіть, на що перетвориться пішак на { $square }.
   *[not-there] На { $square } перетворення немає: перетворюються лише пішаки, на останньому ряду.
}
refusal-castling-moved = { $mover ->
    [king] Рокіровки немає: король уже ходив.
    [no-rook] Рокіровки немає: { $side ->
        [short] королівської
       *[long] ферзевої
    } тури немає на місці.
   *[rook] Рокіровки немає: { $side ->
        [short] королівська
       *[long] ферзева
    } тура вже ходила.
}
refusal-castling-between = Рокіровки немає: заважає { $piece } { $square }.
refusal-castling-attacked = { $why ->
    [out] Під шахом не рокірують: { $piece } { $square } нападає на короля на { $crossed }.
    [through] Рокіровки немає: король пройшов би через { $crossed }, а туди б’є { $piece } { $square }.
   *[into] Рокіровки немає: { $piece } { $square } б’є на { $crossed }.
}
refusal-king-safety = Королю не можна на { $crossed }: туди б’є { $piece } { $square }.
refusal-pinned = Так ваш король відкриється для удару: { $piece } { $square }.
refusal-in-check = Вашому королю шах: { $piece } { $square }. Цей хід не рятує.
refusal-repetition = { $count ->
    [one] Нічиєї поки немає: ця позиція була на дошці { $count } раз. Треба три.
    [few] Нічиєї поки немає: ця позиція була на дошці { $count } рази. Треба три.
    [many] Нічиєї поки немає: ця позиція була на дошці { $count } разів. Треба три.
   *[other] Нічиєї поки немає: ця позиція була на дошці { $count } раза. Треба три.
}
refusal-fifty-moves = { $count ->
    [one] Нічиєї поки немає: у кожної сторони { $count } хід без взять і ходів пішаками. Треба п’ятдесят.
    [few] Нічиєї поки немає: у кожної сторони { $count } ходи без взять і ходів пішаками. Треба п’ятдесят.
    [many] Нічиєї поки немає: у кожної сторони { $count } ходів без взять і ходів пішаками. Треба п’ятдесят.
   *[other] Нічиєї поки немає: у кожної сторони { $count } ходу без взять і ходів пішаками. Треба п’ятдесят.
}

## How it ends

outcome-checkmate = { $seat } виграють: мат.
outcome-stalemate = Нічия, пат: шаху немає, а ходити нічим.
outcome-dead-position = Нічия: мат уже ніхто поставити не може.
outcome-time-draw = Час вийшов, але суперник вже не могла перемогти: нічия.
outcome-repetition = Нічия: та сама позиція втретє.
outcome-fivefold = Нічия: та сама позиція вп’яте.
outcome-fifty-moves = Нічия: п’ятдесят ходів без взять і ходів пішаками.
outcome-seventy-five-moves = Нічия: сімдесят п’ять ходів без взять і ходів пішаками.

## On the table

scene-title = Шахова дошка
scene-side = { $seat ->
    [first] Білі: { $pieces }.
   *[second] Чорні: { $pieces }.
}
scene-check = { $seat ->
    [first] Білим шах.
   *[second] Чорним шах.
}
scene-square = { $piece ->
    [white-king] { $square }: білий король
    [white-queen] { $square }: білий ферзь
    [white-rook] { $square }: біла тура
    [white-bishop] { $square }: білий слон
    [white-knight] { $square }: білий кінь
    [white-pawn] { $square }: білий пішак
    [black-king] { $square }: чорний король
    [black-queen] { $square }: чорний ферзь
    [black-rook] { $square }: чорна тура
    [black-bishop] { $square }: чорний слон
    [black-knight] { $square }: чорний кінь
    [black-pawn] { $square }: чорний пішак
   *[nobody] { $square }: порожньо
}
scene-promotion = { $piece ->
    [queen] Перетворити на ферзя
    [rook] Перетворити на туру
    [bishop] Перетворити на слона
   *[knight] Перетворити на коня
}

# Кр, Ф, Т, С, К: українські літери фігур.
told-move = { $piece ->
    [king] Кр
    [queen] Ф
    [rook] Т
    [bishop] С
    [knight] К
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =Ф
    [rook] =Т
    [bishop] =С
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
    [repetition] Вимога нічиєї: третє повторення
   *[fifty-moves] Вимога нічиєї: правило 50 ходів
}
claim-repetition = Вимагаю нічию: третє повторення
claim-fifty-moves = Вимагаю нічию: правило 50 ходів

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Перший тиждень
level-first-week-about = Знає, як ходять фігури, і хапає все, що побачить. Близько 400.
level-first-month = Перший місяць
level-first-month-about = Бере, що погано стоїть, але й сам багато підставляє. Близько 600.
level-first-year = Перший рік
level-first-year-about = Бачить на хід уперед, решту пропускає. Близько 800.
level-casual = Аматор
level-casual-about = Грає розумно, доки позиція не ускладниться. Близько 1000.
level-hobby = Захоплений
level-hobby-about = Задарма віддає мало, але ловиться на хитрощі. Близько 1200.
level-club = Клубний гравець
level-club-about = Міцний клубний гравець, у якого бувають промахи. Близько 1500.
level-strong-club = Сильний клубний
level-strong-club-about = Чекайте свого шансу: він випаде нечасто. Близько 1800.
level-expert = Експерт
level-expert-about = Майже не помиляється і карає за помилки. Близько 2200.
level-unbeatable = Непереможний
level-unbeatable-about = Програма на повну силу. Люди в неї не виграють.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Дебют: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = На цьому комп’ютері не працює шаховий рушій. Замість нього грає маленький зі скриньки, слабше, ніж каже рівень.

## The rule book's chapters
chapter-setup = Дошка й черговість
chapter-pieces = Як ходять фігури
chapter-special = Особливі ходи
chapter-check = Шах і мат
chapter-ending = Кінець партії

## Lessons: a title, what to do, and what was learnt
lesson-knight = Кінь
lesson-knight-task = Візьміть пішака конем.
lesson-knight-done = Дві клітинки прямо, одна вбік — через усе, що стоїть на шляху.
lesson-promotion = Перетворення
lesson-promotion-task = Вашому пішаку лишився один крок до краю. Перетворіть його на ферзя.
lesson-promotion-done = Пішак, що дійшов до останнього ряду, одразу перетворюється на сильнішу фігуру.
lesson-castling = Рокіровка
lesson-castling-task = Сховайте короля: зробіть рокіровку в будь-який бік.
lesson-castling-done = Король іде на дві клітинки, а тура перестрибує на інший бік від нього. Доти ні він, ні вона не мали ходити.
lesson-check = Захист від шаху
lesson-check-task = Тура нападає на вашого короля. Візьміть її.
lesson-check-done = Від шаху захищаються так: відходять королем, беруть фігуру, що нападає, або закриваються.
lesson-mate = Мат
lesson-mate-task = Чорного короля замкнено за власними пішаками. Поставте мат за один хід.
lesson-mate-done = Шах, і порятунку немає: партію виграно.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Веде до мату: #{ $count }.
    [forced] Це єдиний дозволений хід.
   *[only] Інші ходи помітно гірші: наступний за силою слабший на { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } пішака.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Вам шах: відведіть короля, закрийтеся фігурою або побийте нападника.
    [begin] Вводьте фігури в гру одну за одною і стежте за центром.
   *[other] Спершу гляньте, на що нападає суперник, потім — що можете взяти ви.
}
guide-why = { $why ->
    [mate] Це мат.
    [draw] Нічия — більше, ніж обіцяє позиція.
    [promotes] Пішак стає сильнішою фігурою.
    [castles] Король іде в безпеку, а тура вступає в гру.
    [gains] Бере більше, ніж може втратити.
    [trades] Міняє фігуру на рівну.
    [check] Дає шах, і на нього треба відповісти.
    [saves] Виводить фігуру з-під удару.
    [develops] Вводить у гру нову фігуру.
    [middle] Пішак займає місце в центрі.
   *[other] Трохи поліпшує позицію.
}
character-first-week = Жолудь
character-first-month = Ґудзик
character-first-year = Конюшина
character-casual = Перчик
character-hobby = Печивко
character-club = Мідь
character-strong-club = Кремінь
character-expert = Соболь
character-unbeatable = Граніт
