### Шашки. man = простая (шашка), king = дамка, piece = шашка; capture = бить.
### Чёрные и Белые — две стороны, поэтому глагол во множественном числе. Клетки называются, например, c3.

game-name = Шашки
game-about = Перепрыгивайте шашки соперника, дойдите до последнего ряда и станьте дамкой.
seat-first = Чёрные
seat-second = Белые

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
booklet-collection = Набор игр
booklet-collection-about = Шашки по правилам из набора игр: бить можно, но не обязательно. Правила набора на вашем языке могут отличаться от шашек вашей страны; те вы найдёте ниже.
booklet-dame = Немецкие шашки
booklet-dame-about = Та же игра, но живее: если можете бить, вы обязаны. Хорошо подходит для игры с компьютером.
booklet-english = Английские шашки
booklet-english-about = Их называют и американскими шашками. Дамки ходят на одну клетку.
booklet-russian = Русские шашки
booklet-russian-about = Простые бьют и назад, а дойдя с боем до последнего ряда, продолжают бить как дамки.
booklet-brazilian = Бразильские шашки
booklet-brazilian-about = Международные правила на малой доске: бейте как можно больше шашек.
booklet-pool = Пул-чекерс
booklet-pool-about = Простые бьют и назад. Что бить, выбираете вы.
booklet-czech = Чешские шашки
booklet-czech-about = Простые бьют только вперёд. Если бить может дамка, она обязана бить раньше простой.
booklet-spanish = Испанские шашки
booklet-spanish-about = Доска повёрнута иначе. Бейте больше шашек, а при равном числе — больше дамок.
booklet-portuguese = Португальские шашки
booklet-portuguese-about = Испанские правила с тёмной клеткой слева внизу.
booklet-italian = Итальянские шашки
booklet-italian-about = Простые не могут бить дамок. Дамки ходят на одну клетку.
booklet-thai = Тайские шашки
booklet-thai-about = Макхос: по восемь шашек и быстрые дамки.
booklet-thai12 = Тайские, двенадцать шашек
booklet-thai12-about = Тайские правила, по двенадцать шашек.
booklet-international = Международные шашки
booklet-international-about = Доска в сто клеток и по двадцать шашек.
box-size = Сколько клеток вдоль одной стороны доски?
box-black_begins = Начинают чёрные?
box-men_take_backwards = Бьют ли простые назад?
box-kings_fly = Ходит ли дамка дальше чем на одну клетку?
box-must_take = Обязательно ли бить, когда можно?

## Switches
switch-may_stop = Во время взятия нескольких шашек
switch-may_stop-yes = Можно остановиться
switch-may_stop-no = Надо бить, пока можно
switch-men_turn = Взятие нескольких шашек простой
switch-men_turn-yes = Можно менять направление
switch-men_turn-no = Только по одной линии
switch-king_far = Дамка бьёт
switch-king_far-yes = С любого расстояния
switch-king_far-no = Только соседнюю шашку
switch-king_lands_anywhere = Дамка встаёт
switch-king_lands_anywhere-yes = На любую пустую клетку за шашкой
switch-king_lands_anywhere-no = Сразу за шашкой
switch-removal = Побитые шашки снимают с доски
switch-removal-at-once = Сразу, после каждого прыжка
switch-removal-after = Когда ход закончен
switch-promotion = Простая, дошедшая с боем до последнего ряда
switch-promotion-ends = Становится дамкой, ход окончен
switch-promotion-goes-on = Сразу бьёт дальше как дамка
switch-blocked = Игрок, которому некуда ходить
switch-blocked-loses = Проигрывает
switch-blocked-draws = Получает ничью
switch-quiet_moves = Ничья при тихих ходах дамок
switch-quiet_moves-20 = После 20 ходов каждого
switch-quiet_moves-40 = После 40 ходов каждого

## The rules
clause-board-8 = На доске восемь рядов по восемь клеток. Справа внизу у каждого игрока светлая клетка.
clause-board-8-mirrored = На доске восемь рядов по восемь клеток. Справа внизу у каждого игрока тёмная клетка.
clause-board-10 = На доске десять рядов по десять клеток. Справа внизу у каждого игрока светлая клетка.
clause-men-8 = У каждого игрока в начале восемь простых шашек на тёмных клетках первых двух рядов.
clause-men-12 = У каждого игрока в начале двенадцать простых шашек на тёмных клетках первых трёх рядов.
clause-men-20 = У каждого игрока в начале двадцать простых шашек на тёмных клетках первых четырёх рядов.
clause-black-begins = Начинают чёрные. Кому играть чёрными, решает случай; после каждой партии игроки меняются цветами.
clause-white-begins = Начинают белые. Кому играть белыми, решает случай; после каждой партии игроки меняются цветами.
clause-turns = Игроки ходят по очереди. За ход игрок двигает одну шашку своего цвета, простую или дамку; пропускать ход нельзя.
clause-dark-squares = Играют только на тёмных клетках.
clause-occupied = Ходить можно только на пустую клетку.
clause-man-moves = Простая ходит по диагонали вперёд на одну клетку.
clause-taking = Шашка бьёт, прыгая по диагонали через одну шашку соперника на пустую клетку за ней. Через шашки своего цвета и через две шашки сразу прыгать нельзя.
clause-man-takes-forward = Простая бьёт соседнюю шашку и прыгает только вперёд.
clause-man-takes-all = Простая бьёт соседнюю шашку, вперёд и назад.
clause-men-spare-kings = Простая не может бить дамку.
clause-crowning = Простая, дошедшая до последнего ряда, получает вторую шашку сверху и становится дамкой. На этом ход окончен.
clause-crowning-goes-on = Простая, дошедшая до последнего ряда, получает вторую шашку сверху и сразу становится дамкой. Если она попала туда с боем, она может тем же ходом бить дальше как дамка.
clause-crowning-stops-only = Простая, закончившая ход на последнем ряду, получает вторую шашку сверху и становится дамкой. Если она прыгает оттуда дальше, то остаётся простой.
clause-king-flies = Дамка ходит по диагонали вперёд или назад через любое число пустых клеток.
clause-king-steps = Дамка ходит по диагонали вперёд или назад на одну клетку.
clause-king-takes = Дамка бьёт во все стороны. Ей тоже нужна пустая клетка за шашкой. Дамку можно побить, как любую другую шашку, простой или дамкой.
clause-king-lands-behind = Дамка может бить издалека. Она встаёт сразу за побитой шашкой.
clause-king-lands-anywhere = Дамка может бить издалека. Она встаёт на любую пустую клетку за побитой шашкой.
clause-chain = После прыжка шашка может тем же ходом прыгать дальше с новой клетки, в том числе в другую сторону.
clause-chain-may-stop = Остановиться можно после любого прыжка.
clause-chain-whole = Бить нужно до тех пор, пока шашка может; если можно выбирать, куда встать, нужно встать туда, откуда можно бить дальше.
clause-removal-at-once = Побитую шашку снимают сразу.
clause-removal-after = Побитые шашки снимают, когда ход закончен. До этого они мешают проходу, и дважды через одну шашку прыгать нельзя.
clause-duty-free = Бить можно, но не обязательно: вместо этого можно сделать любой другой ход.
clause-duty = Если вы можете бить, вы обязаны.
clause-duty-most = Если вы можете бить по-разному, вы обязаны выбрать взятие наибольшего числа шашек.
clause-duty-most-kings = Если вы можете бить по-разному, вы обязаны выбрать взятие наибольшего числа шашек, а из равных — то, где больше дамок.
clause-duty-king-first = Если бить могут и дамка, и простая, бить должна дамка.
clause-duty-italian = Если вы можете бить по-разному, вы обязаны выбрать взятие наибольшего числа шашек; из них — взятие дамкой; затем — то, где больше дамок; затем — то, где дамка побита раньше.
clause-all-taken = Игрок, оставшийся без шашек, проигрывает.
clause-blocked = Игрок, у которого есть шашки, но нет ходов, проигрывает.
clause-repetition = Если одна и та же позиция возникла в третий раз при ходе того же игрока, это ничья.
clause-quiet-15 = Если оба игрока сделали по 15 ходов только дамками и ничего не побито, это ничья.
clause-quiet-20 = Если оба игрока сделали по 20 ходов только дамками и ничего не побито, это ничья.
clause-quiet-25 = Если оба игрока сделали по 25 ходов только дамками и ничего не побито, это ничья.
clause-quiet-40 = Если оба игрока сделали по 40 ходов только дамками и ничего не побито, это ничья.
clause-short-5 = Если осталось всего две или три шашки и у каждого игрока есть дамка, то ещё через пять ходов каждого — ничья.
clause-short-16-5 = Одна дамка против трёх шашек, среди которых есть хотя бы одна дамка, — ничья через 16 ходов каждого игрока. Если осталось всего две или три шашки и у каждого игрока есть дамка, — ничья через пять ходов каждого.
clause-short-13 = Три дамки против одной — ничья через 13 ходов каждого игрока.
clause-short-road = Одна дамка на большаке, главной дороге из угла в угол, против трёх шашек, среди которых есть хотя бы одна дамка, — ничья через пять ходов каждого игрока, если эта дамка там остаётся.
clause-agreed = Игроки могут согласиться на ничью, и каждый может сдаться. Вернуть ход можно только с согласия обоих.

## Why not
refusal-dark-squares = { $square } — не тёмная клетка этой доски.
refusal-turns = { $holder ->
    [nobody] Клетка { $square } пуста.
    [white] Шашка на { $square } белая, а ходят чёрные.
   *[black] Шашка на { $square } чёрная, а ходят белые.
}
refusal-occupied = { $holder ->
    [white] На { $square } стоит белая шашка.
   *[black] На { $square } стоит чёрная шашка.
}
refusal-man-moves = { $why ->
    [back] Эта шашка ещё не дамка, поэтому назад ей нельзя.
    [far] Простая ходит только на одну клетку.
    [stuck] Простой на { $from } некуда ходить.
   *[diagonal] { $from } и { $to } не лежат на одной диагонали. Простая ходит по диагонали вперёд.
}
refusal-king-flies = { $why ->
    [stuck] Дамке на { $from } некуда ходить.
   *[diagonal] { $from } и { $to } не лежат на одной диагонали. Дамка ходит по диагонали.
}
refusal-king-steps = { $why ->
    [far] В этой партии дамка ходит только на одну клетку.
    [stuck] Дамке на { $from } некуда ходить.
   *[diagonal] { $from } и { $to } не лежат на одной диагонали. Дамка ходит по диагонали.
}
refusal-taking = { $why ->
    [own] Между { $from } и { $to } стоит ваша шашка: через неё прыгать нельзя.
    [two] Между { $from } и { $to } больше одной шашки: через них прыгать нельзя.
    [diagonal] { $from } и { $to } не лежат на одной диагонали. Бьют по диагонали.
   *[nothing] Между { $from } и { $to } бить нечего.
}
refusal-man-takes-forward = { $why ->
    [far] Простая бьёт только соседнюю шашку и встаёт сразу за ней.
   *[back] Простая бьёт только вперёд: прыгнуть назад через { $over } нельзя.
}
refusal-men-spare-kings = На { $over } стоит дамка, а простая не может бить дамку.
refusal-crowning = На { $from } простая становится дамкой, и на этом ход окончен. Бить она сможет следующим ходом.
refusal-duty = { $count ->
    [one] Можно бить — значит, нужно: шашкой на { $squares }.
    [few] Можно бить — значит, нужно: одной из шашек на { $squares }.
    [many] Можно бить — значит, нужно: одной из шашек на { $squares }.
   *[other] Можно бить — значит, нужно: одной из шашек на { $squares }.
}
refusal-duty-most = Так вы побьёте { $taken }, а с { $squares } можно побить { $most }. Бить нужно как можно больше.
refusal-duty-most-kings = { $why ->
    [most] Так вы побьёте { $taken }, а с { $squares } можно побить { $most }. Бить нужно как можно больше.
   *[kings] С { $squares } можно побить столько же шашек, но среди них больше дамок.
}
refusal-duty-king-first = Дамка обязана бить раньше простой: ходите той, что на { $squares }.
refusal-duty-italian = { $why ->
    [most] Так вы побьёте { $taken }, а с { $squares } можно побить { $most }. Бить нужно как можно больше.
    [with-king] Дамка на { $squares } может побить столько же, а дамка обязана бить раньше простой.
   *[kings] С { $squares } можно побить столько же шашек, но среди них больше дамок или дамка бьётся раньше.
}

## How it ends
outcome-all-taken = { $seat } выигрывают: у соперника не осталось шашек.
outcome-blocked = { $seat } выигрывают: сопернику некуда ходить.
outcome-blocked-draw = Ничья: игроку, чей ход, некуда ходить.
outcome-repetition = Ничья: троекратное повторение позиции.
outcome-quiet = Ничья: слишком много тихих ходов дамками.
outcome-short = Ничья: число ходов для такого малого числа шашек исчерпано.

## The board in words
scene-title = Доска для шашек
scene-men = { $colour ->
    [white] Белые простые на { $squares }.
   *[black] Чёрные простые на { $squares }.
}
scene-kings = { $colour ->
    [white] Белые дамки на { $squares }.
   *[black] Чёрные дамки на { $squares }.
}
scene-none = { $colour ->
    [white] У белых нет шашек.
   *[black] У чёрных нет шашек.
}
scene-must = Обязаны бить: { $squares }.
scene-quiet = { $count ->
    [one] Ещё { $count } тихий ход — и ничья.
    [few] Ещё { $count } тихих хода — и ничья.
    [many] Ещё { $count } тихих ходов — и ничья.
   *[other] Ещё { $count } тихого хода — и ничья.
}
scene-repeated = { $count ->
    [one] Эта позиция была здесь { $count } раз.
    [few] Эта позиция была здесь { $count } раза. Третий раз — ничья.
    [many] Эта позиция была здесь { $count } раз. Третий раз — ничья.
   *[other] Эта позиция была здесь { $count } раза. Третий раз — ничья.
}
scene-square = { $holder ->
    [white-man] { $square }: белая простая
    [white-king] { $square }: белая дамка
    [black-man] { $square }: чёрная простая
    [black-king] { $square }: чёрная дамка
   *[nobody] { $square }: пусто
}
told-move = { $colour ->
    [white] Белые { $move }
   *[black] Чёрные { $move }
}
told-crowned = { $colour ->
    [white] Белые { $move }, дамка
   *[black] Чёрные { $move }, дамка
}
button-end-turn = Завершить ход

## Levels
level-beginner = Новичок
level-beginner-about = Бьёт, что видит, и ничего не задумывает. Его обыграет и ребёнок.
level-casual = Любитель
level-casual-about = Думает на ход-другой вперёд и иногда что-то упускает.
level-skilled = Умелый
level-skilled-about = Шашек даром не отдаёт. Хороший соперник для всей семьи.
level-strong = Сильный
level-strong-about = Смотрит на много ходов вперёд.
level-master = Мастер
level-master-about = Думает глубже всех и знает каждое окончание не больше чем из четырёх шашек.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Расстановка
chapter-moving = Ходы
chapter-taking = Взятие
chapter-queens = Дамки
chapter-duty = Обязательно ли бить?
chapter-ending = Конец партии

## Lessons: a title, what to do, and what was learnt
lesson-step = Ход
lesson-step-task = У вас белая простая. Сделайте ею ход.
lesson-step-done = Простые ходят по диагонали вперёд на одну клетку, по тёмным клеткам.
lesson-jump = Взятие
lesson-jump-task = Побейте чёрную шашку: перепрыгните через неё на пустую клетку за ней.
lesson-jump-done = Шашка, через которую вы прыгнули, побита, и её снимают с доски.
lesson-chain = Несколько взятий подряд
lesson-chain-task = Побейте обе чёрные шашки за один ход.
lesson-chain-done = После прыжка та же шашка может прыгать дальше.
lesson-freedom = Свободный выбор
lesson-freedom-task = По этим правилам бить не обязательно. Сходите другой шашкой.
lesson-freedom-done = Здесь бить можно по выбору. По большинству других правил — обязательно.
lesson-duty = Когда бить обязательно
lesson-duty-task = По этим правилам вы обязаны бить, если можете. Ходите.
lesson-duty-done = Так можно заставить соперника пойти туда, куда вам нужно.
lesson-crowning = Дамка
lesson-crowning-task = Вашей простой остался один шаг до последнего ряда. Проведите её в дамки.
lesson-crowning-done = На последнем ряду простая становится дамкой.
lesson-flying = Летающая дамка
lesson-flying-task = Проведите дамку через всю доску, из угла в угол.
lesson-flying-done = По этим правилам дамка летает через любое число пустых клеток.
lesson-far-jump = Прыжок издалека
lesson-far-jump-task = На пути вашей дамки стоит простая. Побейте её прямо отсюда, издалека.
lesson-far-jump-done = Подходить вплотную не нужно. По этим правилам дамка встаёт сразу за побитой шашкой.
lesson-give-one = Отдать одну, побить три
lesson-give-one-task = Здесь вы обязаны бить, если можете. Пожертвуйте шашку, а потом побейте всё, что осталось.
lesson-give-one-done = Шашка, пожертвованная вовремя, открывает доску. Это называется комбинацией.
lesson-block = Без ходов
lesson-block-task = Сделайте так, чтобы чёрным было некуда ходить.
lesson-block-done = Игрок, которому некуда ходить, проигрывает.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Это единственный ход.
    [wins] Это выигрывает.
    [resists] Партия проиграна; так вы продержитесь дольше всего.
    [crowns] Простая становится дамкой.
    [gains] Это выигрывает материал.
    [avoids] Любой другой ход явно хуже.
    [draws] Это сохраняет ничью.
    [equal] Есть и другой ход не хуже.
   *[best] Это кажется чуть лучше остального.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Вы можете бить, значит, обязаны: перепрыгните шашку на пустую клетку за ней.
    [may] Можно бить, если хотите: перепрыгните шашку на пустую клетку за ней.
    [king] Сходите простой на одну клетку вперёд или дамкой вперёд или назад.
   *[other] Сходите простой на одну клетку по диагонали вперёд.
}
guide-why = { $why ->
    [only] Это единственный ход.
    [crowns] Ваша простая становится дамкой.
    [takes] Вы бьёте шашку.
    [saves] Вы уводите шашку из-под удара.
    [safe] После этого соперник ничего не побьёт.
   *[other] Кажется чуть лучше остальных.
}

## Rules that follow their switches
refusal-man-takes-all = Простая бьёт только соседнюю шашку и встаёт сразу за ней.
refusal-king-takes-near = В этой партии дамка бьёт только соседнюю шашку и встаёт сразу за ней.
refusal-king-lands-behind = Дамка должна встать сразу за { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] В этой партии дамка бьёт только соседнюю шашку.
   *[behind] Дамка должна встать сразу за { $over }.
}
refusal-king-near-lands-anywhere = В этой партии дамка бьёт только соседнюю шашку.
refusal-chain-straight = В этой партии простая прыгает дальше только по одной линии.
refusal-chain-whole = Шашка может бить ещё, поэтому должна бить дальше и не может остановиться на { $to }.
refusal-removal-after = Через шашку на { $over } вы уже прыгали. Дважды нельзя.
character-beginner = Крошка
character-casual = Имбирь
character-skilled = Чертополох
character-strong = Уголёк
character-master = Оникс
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
clause-king-takes-near = Дамка бьёт во все стороны, но только соседнюю шашку, и встаёт сразу за ней. Дамку тоже можно побить.
clause-king-near-lands-behind = Дамка бьёт только соседнюю шашку и встаёт сразу за ней.
clause-king-near-lands-anywhere = Дамка бьёт только соседнюю шашку и встаёт на любую пустую клетку за ней.
clause-chain-straight = После прыжка шашка может тем же ходом прыгать дальше с новой клетки: простая — только по той же линии, дамка — и в другую сторону.
clause-blocked-draws = Если у игрока есть шашки, но нет ходов, — ничья.
origin-collection-board-8 = В датской брошюре говорится о белой нижней половине; имеется в виду нижняя правая клетка.
origin-collection-men-12 = Только в английском тексте сказано, какие ряды заняты. В остальных — рисунок.
origin-collection-black-begins = Случайный выбор и первый ход чёрных напечатаны. Что цвета меняются после каждой партии — наш выбор.
origin-collection-turns = Пропускать ход нельзя, хотя бить не обязательно: ходят по очереди.
origin-collection-man-moves = В русском тексте сказано лишь, что простая не может вернуться туда, где была. Назад простые не ходят.
origin-collection-taking = В итальянском и датском текстах пропущено слово «свободная» или «тёмная». Имеется в виду пустая тёмная клетка.
origin-collection-man-takes-forward = О прыжке сказано для клетки перед простой, значит, он идёт вперёд. В английском тексте добавлено, что назад «ещё» нельзя.
origin-collection-crowning = По брошюре сверху кладут вторую шашку, больше ничего не сказано. У нас ход на этом кончается, как в большинстве видов шашек; по настройке новая дамка бьёт дальше. Во французском тексте вторую шашку берут из уже потерянных; здесь она есть всегда.
origin-collection-crowning-goes-on = В брошюре не сказано, что происходит посреди нескольких прыжков. В этой партии новая дамка бьёт дальше, как в русских шашках.
origin-collection-king-flies = В польском тексте дамка перепрыгивает через пустые клетки; она по ним скользит.
origin-collection-king-takes = В итальянском тексте не сказано, что клетка позади должна быть свободна. В остальных сказано.
origin-collection-king-lands-behind = Только во французском тексте сказано «сразу позади», а английский сравнивает прыжок с прыжком простой. С какого расстояния может бить дамка, не сказано. У нас она встаёт сразу за шашкой, как в немецких домашних шашках; и то и другое меняется настройками.
origin-collection-king-lands-anywhere = В брошюре не сказано, куда встаёт дамка. Турнирные игроки ждут, что на любую пустую клетку позади шашки.
origin-collection-king-near-lands-behind = В брошюре не сказано, с какого расстояния дамка может бить.
origin-collection-king-near-lands-anywhere = В брошюре не сказано, с какого расстояния дамка может бить и куда встаёт.
origin-collection-chain = Брошюра разрешает поворачивать только дамкам, а в английском тексте простая остаётся на одной диагонали. У нас поворачивают и простые, как во всех других шашках; по настройке они бьют только прямо.
origin-collection-chain-straight = В английском тексте прыжки простой идут по одной диагонали. На других языках этого нет.
origin-collection-chain-may-stop = На всех языках сказано, что можно прыгать дальше, и ни на одном — что надо.
origin-collection-chain-whole = Брошюра этого не требует: в этой партии вы договорились прыгать дальше.
origin-collection-removal-at-once = О снятии шашки в брошюре сказано раньше, чем о нескольких прыжках. Поэтому у нас её снимают сразу.
origin-collection-removal-after = В брошюре не сказано когда. В большинстве турнирных игр ждут конца хода.
origin-collection-duty-free = На всех десяти языках сказано «может» или «можно». Во многих национальных шашках бить обязательно; здесь у них свои правила.
origin-collection-all-taken = В испанском тексте сказано наоборот: выигрывает тот, кто побил всё.
origin-collection-blocked = Об игроке, которому некуда ходить, ничего не напечатано. Он проигрывает, как во всех других шашках.
origin-collection-blocked-draws = Об игроке, которому некуда ходить, ничего не напечатано. В этой партии это ничья.
origin-collection-repetition = О ничьих ничего не напечатано. Без этого правила дамки могли бы гоняться друг за другом вечно.
origin-collection-quiet-20 = О ничьих ничего не напечатано. Без этого правила дамки могли бы гоняться друг за другом вечно.
origin-collection-quiet-40 = О ничьих ничего не напечатано. Без этого правила дамки могли бы гоняться друг за другом вечно.
origin-collection-agreed = О сдаче и согласии на ничью ничего не напечатано. И то и другое принято.
origin-dame-king-lands-anywhere = По немецким домашним правилам дамка встаёт сразу за шашкой. В этой партии она может встать и дальше.
origin-dame-removal-after = По немецким домашним правилам шашки снимают сразу. В этой партии они стоят до конца хода.
origin-thai-white-begins = По некоторым тайским правилам игроки сами решают, кто ходит первым. У нас начинают белые, как в одном печатном своде.
origin-thai12-men-12 = В макхос играют восемью простыми. Это та же игра с двенадцатью из вашей коробки.
editor-piece = { $piece ->
    [w] Белая простая
    [W] Белая дамка
    [b] Чёрная простая
   *[B] Чёрная дамка
}
refusal-editor-many = { $colour ->
    [white] Белых шашек { $count }, а их всего { $most }.
   *[black] Чёрных шашек { $count }, а их всего { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Белая простая на { $square } уже стала бы дамкой.
   *[black] Чёрная простая на { $square } уже стала бы дамкой.
}
refusal-editor-none = { $colour ->
    [white] У белых нет шашек, а последний ход должен был быть за ними.
   *[black] У чёрных нет шашек, а последний ход должен был быть за ними.
}
task-capture = Ваш ход: нужно бить.

## Drills

drill-combinations = Комбинации
drill-combinations-about = Жертвуйте, заставляйте соперника бить и отыгрывайте больше.
drill-combinations-task = { $colour ->
    [white] Ход белых. Найдите комбинацию.
   *[black] Ход чёрных. Найдите комбинацию.
}
drill-combinations-why = Отдано: { $given }. Побито: { $taken }.
drill-refuted = Соперник бьёт и выигрывает материал.
drill-endings = Окончания
drill-endings-about = Выиграйте окончание, где не больше четырёх шашек, или удержите ничью. Соперник играет безошибочно.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Белые начинают и выигрывают.
       *[draw] Ход белых. Удержите ничью. Ходов: { $moves }.
    }
   *[black] { $goal ->
        [win] Чёрные начинают и выигрывают.
       *[draw] Ход чёрных. Удержите ничью. Ходов: { $moves }.
    }
}
drill-endings-why = { $value ->
    [draw] Теперь это только ничья.
   *[loss] Теперь партия проиграна.
}
