### Крестики-нолики. «X» и «O» — сами знаки, они одинаковы на всех языках.

game-name = Крестики-нолики
game-about = Три в ряд на девяти клетках: научиться легко, а если никто не ошибётся — ничья.
seat-first = X
seat-second = O

booklet-collection = Набор игр
booklet-collection-about = Крестики-нолики по правилам из набора игр.
switch-ends_when_dead = Когда выиграть уже никто не может
switch-ends_when_dead-no = Доиграть до конца
switch-ends_when_dead-yes = Сразу ничья

clause-marks = У каждого игрока фишки одной формы и одного цвета: X или O.
clause-starter = Начинает X. Кому первому играть за X, решает жребий; потом игроки меняются от партии к партии.
clause-empty-square = Игроки по очереди ставят по одной фишке на любую пустую клетку.
clause-no-pass = Пропускать ход нельзя.
clause-stays = Поставленная фишка остаётся на своём месте.
clause-three-in-a-row = Кто первым выстроит три свои фишки в ряд — по горизонтали, вертикали или диагонали, — сразу выигрывает. Два ряда, завершённые одной фишкой, — это всё равно одна победа.
clause-no-winner = Если доска заполнена, а трёх в ряд нет ни у кого, победителя нет.

refusal-empty-square = { $holder ->
    [first] Клетка { $square } занята: там стоит X.
   *[second] Клетка { $square } занята: там стоит O.
}

outcome-three-in-a-row = { $seat } выигрывает: три в ряд.
outcome-board-full = Ничья: доска заполнена, а трёх в ряд нет ни у кого.
outcome-no-line-left = Ничья: выстроить ряд уже никто не сможет.

scene-title = Доска для крестиков-ноликов
scene-pieces = { $seat ->
    [first] X на { $squares }.
   *[second] O на { $squares }.
}
scene-no-pieces = { $seat ->
    [first] На доске нет X.
   *[second] На доске нет O.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: пусто
}
told-place = { $seat ->
    [first] X на { $square }
   *[second] O на { $square }
}

level-beginner = Новичок
level-beginner-about = Не замечает один вид рядов, в каждой партии другой. Обыграет и ребёнок.
level-casual = Любитель
level-casual-about = Видит каждую тройку, но дальше не загадывает. Готовьте сразу две ловушки.
level-perfect = Безупречный
level-perfect-about = Никогда не проигрывает. Ничья — самое большее, чего можно добиться.

## The rule book's chapters
chapter-setup = Перед началом
chapter-moving = Как играют
chapter-ending = Конец партии

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Первая фишка
lesson-first-piece-task = Вы играете за X. Поставьте фишку на любую пустую клетку.
lesson-first-piece-done = Теперь был бы ход O. Поставленная фишка остаётся на своём месте.
lesson-three = Три в ряд
lesson-three-task = Вы играете за X. Достройте ряд и выиграйте.
lesson-three-done = Три по горизонтали, вертикали или диагонали — и партия ваша.
lesson-block = Защита
lesson-block-task = Вы играете за O, а X вот-вот выиграет. Помешайте ему.
lesson-block-done = Сначала ищите ряды соперника, а потом свои.
lesson-two-threats = Две угрозы сразу
lesson-two-threats-task = Вы играете за X. Закройте ряд O и создайте сразу две угрозы. Потом выиграйте.
lesson-two-threats-done = Одна фишка закрывает только один ряд. Две угрозы выигрывают.
lesson-corner = Как не проиграть
lesson-corner-task = X начинает с угла. Вы играете за O: найдите единственную клетку, которая спасает.
lesson-corner-done = Против угла помогает только середина. Теперь O может не проиграть никогда.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Поставьте фишку на любую свободную клетку; три в ряд выигрывают.
guide-why = { $why ->
    [wins] Получается три в ряд.
    [blocks] Иначе соперник поставит там три в ряд.
    [fork] Это сразу две угрозы, а отразить можно только одну.
    [threat] Два в ряд: теперь другой стороне надо отвечать.
    [middle] Центр входит в четыре ряда, больше, чем любая другая клетка.
    [corner] Угол входит в три ряда.
   *[other] Ничего лучше не осталось.
}
character-beginner = Каракуля
character-casual = Мелок
character-perfect = Сланец
