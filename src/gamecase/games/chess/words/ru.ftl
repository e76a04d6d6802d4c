### Шахматы. Знаки вроде ♞ обозначают фигуры и одинаковы на всех языках; в `told-move` —
### русские буквы фигур.

game-name = Шахматы
game-about = Две армии по шестнадцать фигур, никакого везения и король, которого нельзя потерять.
seat-first = Белые
seat-second = Чёрные

booklet-collection = Набор игр
booklet-collection-about = Шахматы по правилам из набора игр; о чём там не сказано, играется как везде.
booklet-fide = Международная федерация
booklet-fide-about = Шахматы по правилам ФИДЕ, с номерами их статей.
switch-draws_by_claim = Третье повторение и пятьдесят ходов без взятий и ходов пешками
switch-draws_by_claim-yes = Ничья, если игрок её потребует
switch-draws_by_claim-no = Сразу ничья

## The booklet

clause-set-up = На доске восемь на восемь клеток; справа от каждого игрока — светлая угловая клетка. От угла к середине стоят ладья, конь и слон; ферзь — на клетке своего цвета, рядом с ним король, впереди пешки.
clause-starter = Начинают белые, дальше стороны ходят по очереди. Кому первому играть белыми, решает жребий; потом игроки меняются цветом от партии к партии.
clause-your-piece = За ход передвигают одну свою фигуру. Пропускать ход нельзя.
clause-own-square = Нельзя ходить на клетку, где стоит своя фигура. Если там фигура соперника, её берут и снимают с доски.
clause-bishop-move = Слон ходит по диагонали на любое число пустых клеток.
clause-rook-move = Ладья ходит вперёд, назад или вбок на любое число пустых клеток.
clause-queen-move = Ферзь ходит в любую сторону на любое число пустых клеток.
clause-no-jump = Ферзь, ладья и слон не перепрыгивают через фигуры.
clause-knight-move = Конь идёт на две клетки прямо и на одну вбок. Он перепрыгивает через всё, что стоит на пути.
clause-pawn-move = Пешка ходит прямо вперёд на одну клетку, а первым своим ходом может пойти и на две. Клетки должны быть пусты. Назад она не ходит.
clause-pawn-capture = Бьёт пешка только по диагонали, на одну клетку вперёд.
clause-en-passant = Если пешка пошла на две клетки и встала рядом с пешкой соперника, та может взять её на проходе, будто она прошла лишь одну. Только ближайшим ходом — или уже никогда.
clause-promotion = Пешка, дошедшая до последнего ряда, сразу превращается в ферзя, ладью, слона или коня — какие бы фигуры ни оставались на доске.
clause-king-move = Король ходит на одну клетку в любую сторону.
clause-castling = Рокировка: король идёт на две клетки к ладье, а ладья встаёт по другую сторону от него.
clause-castling-moved = Если король уже ходил, рокировки больше нет. С ладьёй, которая ходила, — тоже.
clause-castling-between = При рокировке между королём и ладьёй не должно быть фигур.
clause-castling-attacked = Рокировать нельзя, если король под шахом, пройдёт через битое поле или попадёт под шах.
clause-king-safety = Королю нельзя ходить на битое поле.
clause-pinned = Ни один ход не должен открывать своего короля для удара.
clause-in-check = Если ваш король под шахом, надо защититься: уйти королём, взять нападающую фигуру или закрыться.
clause-checkmate = Если король под шахом и спасения нет, это мат: партия проиграна.
clause-resign = Кто сдался, тот проиграл.
clause-stalemate = Если шаха нет, а ходить нечем, это пат: ничья.
clause-dead-position = Если ни одна сторона уже никак не может поставить мат, сразу ничья.
clause-agreed = Игроки могут согласиться на ничью.
clause-repetition = Если одна и та же позиция возникла в третий раз, с теми же возможными ходами, игрок, чей сейчас ход, может потребовать ничью. На пятый раз ничья наступает сама.
clause-fifty-moves = После пятидесяти ходов каждой стороны без взятий и ходов пешками игрок, чей сейчас ход, может потребовать ничью. После семидесяти пяти ничья наступает сама.

## Why not

refusal-your-piece = { $holder ->
    [first] На { $square } стоит фигура белых.
    [second] На { $square } стоит фигура чёрных.
   *[nobody] На { $square } нет фигуры.
}
refusal-own-square = На { $square } стоит ваша фигура: { $piece }.
refusal-bishop-move = С { $start } на { $end } нельзя: слон ходит по диагоналям.
refusal-rook-move = С { $start } на { $end } нельзя: ладья ходит по горизонталям и вертикалям.
refusal-queen-move = С { $start } на { $end } нельзя: ферзь ходит по горизонталям, вертикалям и диагоналям.
refusal-knight-move = С { $start } на { $end } нельзя: конь идёт на две клетки прямо и на одну вбок.
refusal-king-move = С { $start } на { $end } нельзя: король ходит на одну клетку.
refusal-no-jump = На пути { $piece } { $square }. Прыгают только кони.
refusal-pawn-move = { $why ->
    [moved] С { $start } на { $end } нельзя: на две клетки пешка идёт только первым ходом.
    [blocked] Пешке с { $start } не пройти: { $end } занято.
   *[shape] С { $start } на { $end } нельзя: пешка ходит прямо вперёд на одну клетку, а первым своим ходом может пойти и на две.
}
refusal-pawn-capture = По диагонали пешка только бьёт, а на { $square } бить некого.
refusal-en-passant = Поздно: { $piece } { $square } можно было взять на проходе только сразу после двойного шага.
refusal-promotion = { $why ->
    [choose] Выберите, во что превратится пешка на { $square }.
   *[not-there] На { $square } превращения нет: превращаются только пешки, на последнем ряду.
}
refusal-castling-moved = { $mover ->
    [king] Рокировки нет: король уже ходил.
    [no-rook] Рокировки нет: { $side ->
        [short] королевской
       *[long] ферзевой
    } ладьи нет на месте.
   *[rook] Рокировки нет: { $side ->
        [short] королевская
       *[long] ферзевая
    } ладья уже ходила.
}
refusal-castling-between = Рокировки нет: мешает { $piece } { $square }.
refusal-castling-attacked = { $why ->
    [out] Под шахом не рокируют: { $piece } { $square } нападает на короля на { $crossed }.
    [through] Рокировки нет: король прошёл бы через { $crossed }, а туда бьёт { $piece } { $square }.
   *[into] Рокировки нет: { $piece } { $square } бьёт на { $crossed }.
}
refusal-king-safety = Королю нельзя на { $crossed }: туда бьёт { $piece } { $square }.
refusal-pinned = Так ваш король откроется для удара: { $piece } { $square }.
refusal-in-check = Вашему королю шах: { $piece } { $square }. Этот ход не спасает.
refusal-repetition = { $count ->
    [one] Ничьей пока нет: эта позиция была на доске { $count } раз. Нужно три.
    [few] Ничьей пока нет: эта позиция была на доске { $count } раза. Нужно три.
    [many] Ничьей пока нет: эта позиция была на доске { $count } раз. Нужно три.
   *[other] Ничьей пока нет: эта позиция была на доске { $count } раза. Нужно три.
}
refusal-fifty-moves = { $count ->
    [one] Ничьей пока нет: у каждой стороны { $count } ход без взятий и ходов пешками. Нужно пятьдесят.
    [few] Ничьей пока нет: у каждой стороны { $count } хода без взятий и ходов пешками. Нужно пятьдесят.
    [many] Ничьей пока нет: у каждой стороны { $count } ходов без взятий и ходов пешками. Нужно пятьдесят.
   *[other] Ничьей пока нет: у каждой стороны { $count } хода без взятий и ходов пешками. Нужно пятьдесят.
}

## How it ends

outcome-checkmate = { $seat } выигрывают: мат.
outcome-stalemate = Ничья, пат: шаха нет, а ходить нечем.
outcome-dead-position = Ничья: мат уже никто поставить не может.
outcome-time-draw = Время вышло, но соперник уже не могла победить: ничья.
outcome-repetition = Ничья: одна и та же позиция в третий раз.
outcome-fivefold = Ничья: одна и та же позиция в пятый раз.
outcome-fifty-moves = Ничья: пятьдесят ходов без взятий и ходов пешками.
outcome-seventy-five-moves = Ничья: семьдесят пять ходов без взятий и ходов пешками.

## On the table

scene-title = Шахматная доска
scene-side = { $seat ->
    [first] Белые: { $pieces }.
   *[second] Чёрные: { $pieces }.
}
scene-check = { $seat ->
    [first] Белым шах.
   *[second] Чёрным шах.
}
scene-square = { $piece ->
    [white-king] { $square }: белый король
    [white-queen] { $square }: белый ферзь
    [white-rook] { $square }: белая ладья
    [white-bishop] { $square }: белый слон
    [white-knight] { $square }: белый конь
    [white-pawn] { $square }: белая пешка
    [black-king] { $square }: чёрный король
    [black-queen] { $square }: чёрный ферзь
    [black-rook] { $square }: чёрная ладья
    [black-bishop] { $square }: чёрный слон
    [black-knight] { $square }: чёрный конь
    [black-pawn] { $square }: чёрная пешка
   *[nobody] { $square }: пусто
}
scene-promotion = { $piece ->
    [queen] Превратить в ферзя
    [rook] Превратить в ладью
    [bishop] Превратить в слона
   *[knight] Превратить в коня
}

# Кр, Ф, Л, С, К: русские буквы фигур.
told-move = { $piece ->
    [king] Кр
    [queen] Ф
    [rook] Л
    [bishop] С
    [knight] К
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =Ф
    [rook] =Л
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
    [repetition] Требование ничьей: третье повторение
   *[fifty-moves] Требование ничьей: правило 50 ходов
}
claim-repetition = Требую ничью: третье повторение
claim-fifty-moves = Требую ничью: правило 50 ходов

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Первая неделя
level-first-week-about = Знает, как ходят фигуры, и хватает всё, что увидит. Около 400.
level-first-month = Первый месяц
level-first-month-about = Берёт, что плохо стоит, но и сам много подставляет. Около 600.
level-first-year = Первый год
level-first-year-about = Видит на ход вперёд, остальное пропускает. Около 800.
level-casual = Любитель
level-casual-about = Играет разумно, пока позиция не усложнится. Около 1000.
level-hobby = Увлечённый
level-hobby-about = Даром отдаёт мало, но попадается на уловки. Около 1200.
level-club = Клубный игрок
level-club-about = Крепкий клубный игрок, у которого бывают промахи. Около 1500.
level-strong-club = Сильный клубный
level-strong-club-about = Ждите своего шанса: он выпадет нечасто. Около 1800.
level-expert = Эксперт
level-expert-about = Почти не ошибается и наказывает за ошибки. Около 2200.
level-unbeatable = Непобедимый
level-unbeatable-about = Программа в полную силу. Люди у неё не выигрывают.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Дебют: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = На этом компьютере не работает шахматный движок. Вместо него играет маленький движок из чемоданчика, слабее, чем говорит уровень.

## The rule book's chapters
chapter-setup = Доска и очерёдность
chapter-pieces = Как ходят фигуры
chapter-special = Особые ходы
chapter-check = Шах и мат
chapter-ending = Конец партии

## Lessons: a title, what to do, and what was learnt
lesson-knight = Конь
lesson-knight-task = Возьмите пешку конём.
lesson-knight-done = Две клетки прямо, одна вбок — через всё, что стоит на пути.
lesson-promotion = Превращение
lesson-promotion-task = Вашей пешке остался один шаг до края. Превратите её в ферзя.
lesson-promotion-done = Пешка, дошедшая до последнего ряда, сразу превращается в более сильную фигуру.
lesson-castling = Рокировка
lesson-castling-task = Спрячьте короля: сделайте рокировку в любую сторону.
lesson-castling-done = Король идёт на две клетки, а ладья перепрыгивает на другую сторону от него. До этого ни он, ни она не должны были ходить.
lesson-check = Защита от шаха
lesson-check-task = Ладья нападает на вашего короля. Возьмите её.
lesson-check-done = От шаха защищаются так: уходят королём, берут нападающую фигуру или закрываются.
lesson-mate = Мат
lesson-mate-task = Чёрный король заперт за своими же пешками. Поставьте мат в один ход.
lesson-mate-done = Шах, и спасения нет: партия выиграна.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Мат в { $count }.
    [forced] Это единственный возможный ход.
   *[only] Остальные ходы заметно хуже: следующий по силе слабее на { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } пешки.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Вам шах: уведите короля, закройтесь фигурой или побейте нападающего.
    [begin] Вводите фигуры в игру одну за другой и следите за центром.
   *[other] Сначала посмотрите, на что нападает соперник, потом — что можете взять вы.
}
guide-why = { $why ->
    [mate] Это мат.
    [draw] Ничья — больше, чем обещает позиция.
    [promotes] Пешка становится более сильной фигурой.
    [castles] Король уходит в безопасность, а ладья вступает в игру.
    [gains] Берёт больше, чем может потерять.
    [trades] Меняет фигуру на равную.
    [check] Даёт шах, и на него надо ответить.
    [saves] Уводит фигуру из-под удара.
    [develops] Вводит в игру новую фигуру.
    [middle] Пешка занимает место в центре.
   *[other] Немного улучшает позицию.
}
character-first-week = Жёлудь
character-first-month = Пуговка
character-first-year = Клевер
character-casual = Перчик
character-hobby = Печенька
character-club = Медь
character-strong-club = Кремень
character-expert = Соболь
character-unbeatable = Гранит
