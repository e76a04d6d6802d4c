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
