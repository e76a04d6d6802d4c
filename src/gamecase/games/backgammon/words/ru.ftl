### Короткие нарды. Пункты считают от своего дома: 1 — крайний в доме, 24 — самый дальний.
### пункт = point, бар = bar, снять = bear off, бить = hit, куб = cube, удвоение = double (куба), дубль = doubles.

game-name = Короткие нарды
game-about = Проведите пятнадцать шашек домой и снимите их с доски, а чужие при случае отправляйте назад.
seat-first = Светлые
seat-second = Тёмные

## Booklets
booklet-case = Чемоданчик
booklet-case-about = Шашку снимает только точное число, а когда все дома, ходить не обязательно. При игре на ставку есть куб.
booklet-best-of = По партиям
booklet-best-of-about = Просто считают партии: две из трёх, три из пяти. Без куба.
booklet-small-first = Сначала меньшее
booklet-small-first-about = Сначала меньшее число, дубль целиком или никак, и первыми снимают задние шашки.
booklet-collection = Набор игр
booklet-collection-about = Шашку снимает любое число, которого хватает до края. На ошибку можно указать до своего броска.
booklet-tournament = Турнир
booklet-tournament-about = Как играют сегодня: матчи на очки или партии на ставку, с кубом и его обычаями.
box-says = Что из этого есть в ваших правилах?
box-says-more-than-two = Пункт закрыт, если на нём «больше двух» шашек
box-says-games = Договариваются о двух победах в трёх партиях или трёх в пяти
box-says-smaller = Меньшее число всегда играют первым
box-says-correction = На неверный ход можно указать до следующего броска
box-says-nothing = Правил у меня нет
box-cube_inside = Есть ли в коробке куб удвоения?
box-languages = На скольких языках они написаны?

## Switches
switch-stake = На что идёт партия?
switch-stake-0 = На интерес, без куба
switch-stake-1 = Ставка 1, с кубом
switch-stake-2 = Ставка 2, с кубом
switch-stake-5 = Ставка 5, с кубом
switch-stake-10 = Ставка 10, с кубом
switch-win_triple_needs_none_off = Когда победа тройная?
switch-win_triple_needs_none_off-yes = Только если проигравший ничего не снял
switch-win_triple_needs_none_off-no = Всегда, если его шашка далеко позади
switch-assisted = Проверка ходов
switch-assisted-yes = Допускает только верные ходы
switch-assisted-no = Даёт двигать свободно, как на деревянной доске
switch-bearoff_may_pass = Когда все шашки дома
switch-bearoff_may_pass-no = Каждое число играют, если можно
switch-bearoff_may_pass-yes = Число можно не играть
switch-bearoff_six_needs_double_six = Снимать с пункта 6
switch-bearoff_six_needs_double_six-no = Любой шестёркой
switch-bearoff_six_needs_double_six-yes = Только двумя шестёрками
switch-bearoff_rule = Что снимает шашку?
switch-bearoff_rule-any-sufficient = Любое число, которого хватает до края
switch-bearoff_rule-exact-or-highest = Её число; большее — с самого дальнего пункта
switch-setup = Расстановка
switch-setup-standard = Обычная
switch-setup-nackgammon = Накгаммон
switch-setup-hypergammon = Гипергаммон, по три шашки
switch-cube = Куб удвоения
switch-cube-on = С кубом
switch-cube-off = Без куба
switch-cube_limit = Предел куба
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Куб посередине
switch-centred_cube-either = Повернуть может любая сторона
switch-centred_cube-holland = После партии Кроуфорда — не раньше двух бросков каждого
switch-crawford = Партия Кроуфорда
switch-crawford-yes = Одна партия без куба, когда не хватает одного очка
switch-crawford-no = Без партии Кроуфорда
switch-jacoby = Правило Джекоби
switch-jacoby-yes = Марс и кокс считаются, только если куб повернули
switch-jacoby-no = Марс и кокс считаются всегда
switch-beavers = Биверы
switch-beavers-yes = Разрешены
switch-beavers-no = Не разрешены
switch-raccoons = Ракуны
switch-raccoons-yes = Разрешены
switch-raccoons-no = Не разрешены
switch-automatic_doubles = Равные кубики при розыгрыше
switch-automatic_doubles-0 = Бросают ещё раз
switch-automatic_doubles-1 = Удваивают ставку, но не больше раза
switch-automatic_doubles-2 = Удваивают ставку, но не больше двух раз
switch-automatic_doubles-3 = Удваивают ставку, но не больше трёх раз

## Clauses
clause-aim = Приведите все свои шашки в дом, а потом снимите их с доски. Кто первым остался без шашек, тот выиграл.
clause-setup = Стороны стоят зеркально. Шашка идёт из дома соперника вокруг всей доски в свой дом.
clause-forward = Шашки идут только к дому, назад — никогда.
clause-starter-high = Каждый бросает один кубик. У кого больше, тот начинает.
clause-draw-first = Прежде всего — розыгрыш первого хода. При равных кубиках бросают снова.
clause-first-throw-fresh = Для первого хода начинающий заново бросает оба кубика.
clause-first-throw-drawn = Два кубика розыгрыша — это и есть первый бросок начинающего, поэтому дублем он не бывает.
clause-already-started = На одну партию — один розыгрыш.
clause-throw-first = Игроки ходят по очереди. Ход начинается с броска двух кубиков.
clause-dice-zone = Бросок засчитан, если кубики лежат ровно в правой половине доски; иначе бросают оба заново.
clause-choice-first = Кто вправе удвоить или указать на ошибку, говорит об этом или бросает.
clause-play-first = Сначала играют то, что выпало, остальное потом.
clause-dice-only = Каждое число двигает одну шашку на столько же пунктов. Одна шашка может взять несколько чисел подряд и останавливается после каждого.
clause-no-checker = Ходят только своими шашками.
clause-closed-point = Пункт, где две или больше чужих шашек, закрыт: там не заканчивают ни одного шага, даже по пути.
clause-self-hit = Шашка, всё же поставленная на закрытый пункт, считается битой и идёт на бар; число пропадает.
clause-hit = Шаг на одинокую чужую шашку бьёт её: она идёт на бар. Бить не обязательно, пока возможен другой шаг.
clause-any-order = Числа играют в любом порядке.
clause-smaller-first = Меньшее число всегда играют раньше большего.
clause-smaller-lost = Если меньшим числом не может пойти ни одна шашка, оно пропадает, и играют только большее.
clause-must-move = Кто может ходить, тот обязан.
clause-use-all = Играют столько чисел, сколько можно. Если есть способ сыграть оба, выбирают один из таких способов.
clause-use-higher = Если можно сыграть любое из чисел, но не оба, играют большее.
clause-stop-at-home = Когда все шашки дома, ходить не обязательно: любое число можно не играть.
clause-doubles-four = Два равных кубика считаются четыре раза.
clause-partial-double = Из дубля играют сколько возможно, остальное пропадает.
clause-whole-double = Дубль играют целиком, все четыре шага, или совсем не играют. Если последняя шашка снята раньше, этого достаточно.
clause-enter-first = Шашка с бара входит первой — в дом соперника, на пункт, который кубик отсчитывает от дальнего края. Пока не вошли все, другие не ходят.
clause-enter-any = Ввести шашку может любое из двух чисел; то, которое не может, пропадает.
clause-smaller-enters = Если шашка на баре, а меньшее число не может её ввести, пропадает весь бросок.
clause-home-first = Снимать начинают, когда все ваши шашки дома. Если одну побили, ждут, пока все снова не будут дома.
clause-exact-number = Шашку снимают только числом её пункта.
clause-highest-first = Шашку снимают числом её пункта, а с самого дальнего занятого пункта — и большим.
clause-rear-first = Снимают только с самого дальнего занятого пункта, любым числом, которого хватает до края.
clause-any-sufficient = Любую шашку можно снять числом, которого хватает до края.
clause-past-band = Шашку не снимают, если в вашем доме перед ней есть пункт, закрытый соперником.
clause-double-six = По выбору: с пункта 6 шашку снимают, только когда выпали две шестёрки.
clause-inside-move = Вместо снятия всегда можно сделать шаг внутри дома.
clause-win = Кто первым снял все шашки, тот победил.
clause-win-counts-one = Каждая партия считается за одну.
clause-win-kinds = Победа простая; двойная, если проигравший ничего не снял; тройная, если к тому же его шашка на баре или в доме победителя.
clause-stalled = Если пятьдесят ходов подряд никто не сдвинул шашку, партия кончается вничью.
clause-cube = Куб лежит посередине и показывает 1. Удвоение увеличивает цену партии вдвое.
clause-no-cube = Куб нужен, только когда по этим правилам играют на ставку или на очки. Где просто считают партии, его нет.
clause-double-before-throw = Удвоение предлагают перед своим броском, но не перед первым броском партии.
clause-answer-first = Соперник принимает удвоение или отказывается и проигрывает прежнюю цену партии.
clause-nothing-offered = Принять или отказаться можно только в ответ на предложение.
clause-cube-owner = Кто принял удвоение, владеет кубом и один вправе удвоить в следующий раз.
clause-cube-limit = Дальше своего предела куб не идёт.
clause-cube-dead = В матче куб, который уже решает дело для обеих сторон, больше не поворачивают.
clause-crawford = Первую партию, в которой стороне не хватает одного очка, играют без куба.
clause-holland = По выбору: после неё куб посередине не поворачивают, пока обе стороны не бросят дважды.
clause-jacoby = Вне матча двойная и тройная победы считаются, только если куб повернули.
clause-beavers = Вне матча на удвоение можно тут же ответить своим и оставить куб себе: это бивер. На него можно ответить так же: это ракун.
clause-no-beaver = Бивер возможен, только если о нём условились, и только в ответ на удвоение.
clause-no-raccoon = Ракун возможен, только если о нём условились, и только в ответ на бивер.
clause-automatic-doubles = Вне матча равные кубики при розыгрыше удваивают ставку — столько раз, сколько условились.
clause-match-games = Заранее договоритесь, из скольких партий матч, например две победы из трёх.
clause-match-points = Матч выигрывает тот, кто первым набрал условленные очки.
clause-no-resignation = Цену сдачи эти правила не назначают.
clause-resignation = Игрок может предложить сдать партию как простое, двойное или тройное поражение. Соперник соглашается или отклоняет.
clause-answer-resignation = Сначала отвечают на предложение сдаться, потом играют дальше.
clause-correction = Соперник может потребовать переиграть неверный ход с теми же числами.
clause-nothing-wrong = Ход без ошибки остаётся в силе.
clause-correct-before-throw = Это право теряют, как только бросили сами.
clause-one-by-one = Где разрешён любой ход, шашки переставляют по одной, а затем завершают ход.
clause-no-correction = Завершённый ход остаётся в силе.

## Why not
refusal-draw-first = Сначала кубики решают, кто начинает.
refusal-already-started = Партия уже началась.
refusal-throw-first = Сначала нужно бросить кубики.
refusal-choice-first = Сначала бросьте кубики или удвойте.
refusal-play-first = Сначала сыграйте то, что выпало.
refusal-dice-zone = Кубики легли не в правой половине: бросьте оба снова.
refusal-forward = С { $from } на { $to } — это назад. Шашки идут к дому.
refusal-no-checker = { $place ->
    [bar] На баре нет ваших шашек.
   *[point] На пункте { $point } нет ваших шашек.
}
refusal-dice-only = { $count ->
    [0] Чисел для игры больше нет.
    [one] Это ход на { $distance }, а осталось число { $dice }.
    [few] Это ход на { $distance }, а остались числа { $dice }.
    [many] Это ход на { $distance }, а остались числа { $dice }.
   *[other] Это ход на { $distance }, а остались числа { $dice }.
}
refusal-closed-point = { $count ->
    [one] Пункт { $point } закрыт: там { $count } шашка соперника.
    [few] Пункт { $point } закрыт: там { $count } шашки соперника.
    [many] Пункт { $point } закрыт: там { $count } шашек соперника.
   *[other] Пункт { $point } закрыт: там { $count } шашки соперника.
}
refusal-smaller-first = Сначала меньшее: сыграйте { $die }, а потом { $larger }.
refusal-smaller-lost = Сыграть сначала { $die } не могла ни одна шашка, поэтому это число пропало.
refusal-must-move = { $possible ->
    [one] Вы можете сыграть { $possible } число, а значит, обязаны.
    [few] Вы можете сыграть { $possible } числа, а значит, обязаны.
    [many] Вы можете сыграть { $possible } чисел, а значит, обязаны.
   *[other] Вы можете сыграть { $possible } числа, а значит, обязаны.
}
refusal-use-all = { $possible ->
    [one] Можно сыграть { $possible } число, а здесь сыграно { $used }.
    [few] Можно сыграть { $possible } числа, а здесь сыграно { $used }. Выберите ход, где играют все.
    [many] Можно сыграть { $possible } чисел, а здесь сыграно { $used }. Выберите ход, где играют все.
   *[other] Можно сыграть { $possible } числа, а здесь сыграно { $used }. Выберите ход, где играют все.
}
refusal-use-higher = Сыграть можно только одно число, и это должно быть большее: { $die }.
refusal-whole-double = { $possible ->
    [one] Дубль играют целиком, а из { $needed } шагов возможен только { $possible }: дубль пропадает.
    [few] Дубль играют целиком, а из { $needed } шагов возможны только { $possible }: дубль пропадает.
    [many] Дубль играют целиком, а из { $needed } шагов возможно только { $possible }: дубль пропадает.
   *[other] Дубль играют целиком, а из { $needed } шагов возможно только { $possible }: дубль пропадает.
}
refusal-enter-first = { $count ->
    [one] На баре { $count } ваша шашка: сначала входит она.
    [few] На баре { $count } ваши шашки: сначала входят они.
    [many] На баре { $count } ваших шашек: сначала входят они.
   *[other] На баре { $count } ваших шашки: сначала входят они.
}
refusal-smaller-enters = С { $die } вашей шашке не войти: пункт { $point } закрыт. Весь бросок пропадает.
refusal-home-first = { $count ->
    [one] { $count } шашка ещё не дома: снимать рано.
    [few] { $count } шашки ещё не дома: снимать рано.
    [many] { $count } шашек ещё не дома: снимать рано.
   *[other] { $count } шашки ещё не дома: снимать рано.
}
refusal-exact-number = С пункта { $point } снимает только { $point }; на кубиках осталось { $dice }.
refusal-highest-first = С пункта { $point } большее число снимает, только если позади никого нет, а у вас ещё занят пункт { $highest }.
refusal-rear-first = Сначала задние: у вас ещё занят пункт { $highest }.
refusal-past-band = { $count ->
    [one] { $count } шашка соперника на пункте { $band } не даёт снимать с пункта { $point }.
    [few] { $count } шашки соперника на пункте { $band } не дают снимать с пункта { $point }.
    [many] { $count } шашек соперника на пункте { $band } не дают снимать с пункта { $point }.
   *[other] { $count } шашки соперника на пункте { $band } не дают снимать с пункта { $point }.
}
refusal-double-six = С пункта 6 снимают, только когда выпали две шестёрки; сейчас выпало { $dice }.
refusal-no-cube = В этой партии нет куба.
refusal-double-before-throw = Удвоение предлагают перед своим броском, и не перед первым броском партии.
refusal-answer-first = Удвоение до { $value } ждёт ответа.
refusal-nothing-offered = Ничего не предложено.
refusal-cube-owner = Куб у соперника, на нём { $value }.
refusal-cube-limit = На кубе { $value }, дальше он не идёт.
refusal-cube-dead = { $needed ->
    [one] Куб со значением { $value } уже решает матч: никому не нужно больше { $needed } очка.
    [few] Куб со значением { $value } уже решает матч: никому не нужно больше { $needed } очков.
    [many] Куб со значением { $value } уже решает матч: никому не нужно больше { $needed } очков.
   *[other] Куб со значением { $value } уже решает матч: никому не нужно больше { $needed } очка.
}
refusal-crawford = Это партия Кроуфорда в матче до { $number }: удваивать нельзя.
refusal-holland = { $throws ->
    [one] После партии Кроуфорда удваивают, когда обе стороны бросили дважды; пока сделан { $throws } бросок.
    [few] После партии Кроуфорда удваивают, когда обе стороны бросили дважды; пока сделано { $throws } броска.
    [many] После партии Кроуфорда удваивают, когда обе стороны бросили дважды; пока сделано { $throws } бросков.
   *[other] После партии Кроуфорда удваивают, когда обе стороны бросили дважды; пока сделано { $throws } броска.
}
refusal-no-beaver = Бивер здесь невозможен.
refusal-no-raccoon = Ракун здесь невозможен.
refusal-no-resignation = По этим правилам у сдачи партии нет цены.
refusal-answer-resignation = Сначала примите или отклоните предложение сдаться.
refusal-one-by-one = Здесь шашки двигают по одной.
refusal-no-correction = Завершённый ход здесь остаётся в силе.
refusal-correct-before-throw = На ошибку можно указать только до своего броска.
refusal-nothing-wrong = В этом ходе не было ошибки.

## How it ended
outcome-single = { $points ->
    [one] { $seat } снимают все шашки и выигрывают { $points } очко.
    [few] { $seat } снимают все шашки и выигрывают { $points } очка.
    [many] { $seat } снимают все шашки и выигрывают { $points } очков.
   *[other] { $seat } снимают все шашки и выигрывают { $points } очка.
}
outcome-double = { $points ->
    [one] { $seat } одерживают двойную победу, это { $points } очко: соперник ничего не снял.
    [few] { $seat } одерживают двойную победу, это { $points } очка: соперник ничего не снял.
    [many] { $seat } одерживают двойную победу, это { $points } очков: соперник ничего не снял.
   *[other] { $seat } одерживают двойную победу, это { $points } очка: соперник ничего не снял.
}
outcome-triple = { $points ->
    [one] { $seat } одерживают тройную победу, это { $points } очко: шашка соперника далеко позади.
    [few] { $seat } одерживают тройную победу, это { $points } очка: шашка соперника далеко позади.
    [many] { $seat } одерживают тройную победу, это { $points } очков: шашка соперника далеко позади.
   *[other] { $seat } одерживают тройную победу, это { $points } очка: шашка соперника далеко позади.
}
outcome-gammon = { $points ->
    [one] { $seat } выигрывают марс, это { $points } очко: соперник ничего не снял.
    [few] { $seat } выигрывают марс, это { $points } очка: соперник ничего не снял.
    [many] { $seat } выигрывают марс, это { $points } очков: соперник ничего не снял.
   *[other] { $seat } выигрывают марс, это { $points } очка: соперник ничего не снял.
}
outcome-backgammon = { $points ->
    [one] { $seat } выигрывают кокс, это { $points } очко: шашка соперника далеко позади.
    [few] { $seat } выигрывают кокс, это { $points } очка: шашка соперника далеко позади.
    [many] { $seat } выигрывают кокс, это { $points } очков: шашка соперника далеко позади.
   *[other] { $seat } выигрывают кокс, это { $points } очка: шашка соперника далеко позади.
}
outcome-dropped = { $points ->
    [one] { $seat } выигрывают { $points } очко: удвоение не принято.
    [few] { $seat } выигрывают { $points } очка: удвоение не принято.
    [many] { $seat } выигрывают { $points } очков: удвоение не принято.
   *[other] { $seat } выигрывают { $points } очка: удвоение не принято.
}
outcome-conceded = { $points ->
    [one] { $seat } выигрывают { $points } очко: соперник сдалась.
    [few] { $seat } выигрывают { $points } очка: соперник сдалась.
    [many] { $seat } выигрывают { $points } очков: соперник сдалась.
   *[other] { $seat } выигрывают { $points } очка: соперник сдалась.
}
outcome-stalled = Ничья: уже давно никто не ходит.

## Levels
level-beginner = Новичок
level-beginner-about = Ходит чем попало и повсюду оставляет одиночные шашки.
level-casual = Любитель
level-casual-about = Держит шашки вместе и бьёт, когда может.
level-steady = Надёжный
level-steady-about = Занимает пункты, считает гонку и удваивает, когда уверенно впереди.
level-expert = Эксперт
level-expert-about = Думает на бросок вперёд и редко ошибается.
level-master = Мастер
level-master-about = Думает на два броска вперёд. Мировой класс.

## On the table
look-home-right = Дом справа
look-home-left = Дом слева
look-blue-right = { look-home-right }, синее сукно
look-blue-left = { look-home-left }, синее сукно
look-wine-right = { look-home-right }, бордовое сукно
look-wine-left = { look-home-left }, бордовое сукно

scene-title = Доска для нард
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] Пункты считаются от дома светлых, слева внизу.
       *[right] Пункты считаются от дома светлых, справа внизу.
    }
   *[second] { $home ->
        [left] Пункты считаются от дома тёмных, слева внизу.
       *[right] Пункты считаются от дома тёмных, справа внизу.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Светлые стоят на { $points }.
   *[second] Тёмные стоят на { $points }.
}
scene-no-points = { $seat ->
    [first] Светлых нет ни на одном пункте.
   *[second] Тёмных нет ни на одном пункте.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] На баре { $count } светлая шашка.
        [few] На баре { $count } светлые шашки.
        [many] На баре { $count } светлых шашек.
       *[other] На баре { $count } светлой шашки.
    }
   *[second] { $count ->
        [one] На баре { $count } тёмная шашка.
        [few] На баре { $count } тёмные шашки.
        [many] На баре { $count } тёмных шашек.
       *[other] На баре { $count } тёмной шашки.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] Снята { $count } светлая шашка.
        [few] Сняты { $count } светлые шашки.
        [many] Снято { $count } светлых шашек.
       *[other] Снято { $count } светлой шашки.
    }
   *[second] { $count ->
        [one] Снята { $count } тёмная шашка.
        [few] Сняты { $count } тёмные шашки.
        [many] Снято { $count } тёмных шашек.
       *[other] Снято { $count } тёмной шашки.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Светлым осталось пройти { $count } пипс.
        [few] Светлым осталось пройти { $count } пипса.
        [many] Светлым осталось пройти { $count } пипсов.
       *[other] Светлым осталось пройти { $count } пипса.
    }
   *[second] { $count ->
        [one] Тёмным осталось пройти { $count } пипс.
        [few] Тёмным осталось пройти { $count } пипса.
        [many] Тёмным осталось пройти { $count } пипсов.
       *[other] Тёмным осталось пройти { $count } пипса.
    }
}
scene-dice = { $count ->
    [one] Осталось сыграть число { $dice }.
    [few] Осталось сыграть числа { $dice }.
    [many] Осталось сыграть числа { $dice }.
   *[other] Осталось сыграть числа { $dice }.
}
scene-cube = { $owner ->
    [first] Куб у светлых, на нём { $value }.
    [second] Куб у тёмных, на нём { $value }.
   *[nobody] Куб посередине, на нём { $value }.
}
scene-away = Не хватает очков: Светлые { $first }, Тёмные { $second }.
scene-crawford = Это партия Кроуфорда, без удвоений.
scene-due-draw = Каждый бросает по кубику: так решается, кто начнёт.
scene-due-choice = { $seat ->
    [first] Светлые могут что-то объявить до броска.
   *[second] Тёмные могут что-то объявить до броска.
}
scene-due-throw = { $seat ->
    [first] Бросают светлые.
   *[second] Бросают тёмные.
}
scene-due-play = { $seat ->
    [first] Ходят светлые.
   *[second] Ходят тёмные.
}
scene-due-offered = { $seat ->
    [first] Светлым предложен куб: { $value }.
   *[second] Тёмным предложен куб: { $value }.
}
scene-due-beavered = { $seat ->
    [first] Светлым ответили бивером: на кубе будет { $value }.
   *[second] Тёмным ответили бивером: на кубе будет { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Светлым ответили ракуном: на кубе будет { $value }.
   *[second] Тёмным ответили ракуном: на кубе будет { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Тёмные предлагают сдаться с простым поражением; отвечают светлые.
       *[second] Светлые предлагают сдаться с простым поражением; отвечают тёмные.
    }
    [2] { $seat ->
        [first] Тёмные предлагают сдаться с двойным поражением; отвечают светлые.
       *[second] Светлые предлагают сдаться с двойным поражением; отвечают тёмные.
    }
   *[3] { $seat ->
        [first] Тёмные предлагают сдаться с тройным поражением; отвечают светлые.
       *[second] Светлые предлагают сдаться с тройным поражением; отвечают тёмные.
    }
}
scene-due-over = Партия окончена.

scene-point = { $holder ->
    [first] { $count ->
        [one] Пункт { $point }: { $count } светлая шашка
        [few] Пункт { $point }: { $count } светлые шашки
        [many] Пункт { $point }: { $count } светлых шашек
       *[other] Пункт { $point }: { $count } светлой шашки
    }
    [second] { $count ->
        [one] Пункт { $point }: { $count } тёмная шашка
        [few] Пункт { $point }: { $count } тёмные шашки
        [many] Пункт { $point }: { $count } тёмных шашек
       *[other] Пункт { $point }: { $count } тёмной шашки
    }
   *[nobody] Пункт { $point }: пусто
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Бар: светлых шашек нет
        [one] Бар: { $count } светлая шашка
        [few] Бар: { $count } светлые шашки
        [many] Бар: { $count } светлых шашек
       *[other] Бар: { $count } светлой шашки
    }
   *[second] { $count ->
        [0] Бар: тёмных шашек нет
        [one] Бар: { $count } тёмная шашка
        [few] Бар: { $count } тёмные шашки
        [many] Бар: { $count } тёмных шашек
       *[other] Бар: { $count } тёмной шашки
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Лоток: снятых светлых шашек нет
        [one] Лоток: снята { $count } светлая шашка
        [few] Лоток: сняты { $count } светлые шашки
        [many] Лоток: снято { $count } светлых шашек
       *[other] Лоток: снято { $count } светлой шашки
    }
   *[second] { $count ->
        [0] Лоток: снятых тёмных шашек нет
        [one] Лоток: снята { $count } тёмная шашка
        [few] Лоток: сняты { $count } тёмные шашки
        [many] Лоток: снято { $count } тёмных шашек
       *[other] Лоток: снято { $count } тёмной шашки
    }
}
scene-die = { $state ->
    [used] Кубик: { $number }, сыгран
   *[left] Кубик: { $number }
}
scene-no-die = Кубики, ещё не брошены
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] У светлых выпало { $number }
    [second] У тёмных выпало { $number }
   *[nobody] На кубике { $number }
}

## What a hand may say
act-throw = Бросить
act-double = Удвоить до { $value }
act-take = Принять куб: { $value }
act-drop = Отказаться
act-beaver = Бивер: { $value }
act-raccoon = Ракун: { $value }
act-accept = Принять
act-decline = Отклонить
act-correct = Указать на ошибку
act-check = Всё ли верно?
act-done = Завершить ход
act-resign = { $kind ->
    [1] Сдаться: простое поражение
    [2] Сдаться: двойное поражение
   *[3] Сдаться: тройное поражение
}
# Ending a turn although more could be played.
act-stop = На этом закончить
act-pass = Не ходить
act-no-move = Хода нет: дальше
act-forced = Только так: { $play }

## What happened
told-start = { $seat ->
    [first] Розыгрыш: светлые { $first }, тёмные { $second }. Начинают светлые.
    [second] Розыгрыш: светлые { $first }, тёмные { $second }. Начинают тёмные.
   *[nobody] Розыгрыш: у обоих { $first }. Ещё раз.
}
told-roll = { $seat ->
    [first] Светлые бросают { $dice }
   *[second] Тёмные бросают { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Светлые: { $play }
   *[second] Тёмные: { $play }
}
told-self-hit = { $seat ->
    [first] Светлые: { $play }, пункт закрыт; шашка идёт на бар
   *[second] Тёмные: { $play }, пункт закрыт; шашка идёт на бар
}
told-no-move = { $seat ->
    [first] У светлых нет хода
   *[second] У тёмных нет хода
}
told-pass = { $seat ->
    [first] Светлые не ходят
   *[second] Тёмные не ходят
}
told-done = { $seat ->
    [first] Светлые завершают ход
   *[second] Тёмные завершают ход
}
told-throw = { $seat ->
    [first] Светлые берут кубики
   *[second] Тёмные берут кубики
}
told-double = { $seat ->
    [first] Светлые удваивают до { $value }
   *[second] Тёмные удваивают до { $value }
}
told-take = { $seat ->
    [first] Светлые принимают куб: { $value }
   *[second] Тёмные принимают куб: { $value }
}
told-drop = { $seat ->
    [first] Светлые отказываются
   *[second] Тёмные отказываются
}
told-beaver = { $seat ->
    [first] Светлые отвечают бивером: { $value }
   *[second] Тёмные отвечают бивером: { $value }
}
told-raccoon = { $seat ->
    [first] Светлые отвечают ракуном: { $value }
   *[second] Тёмные отвечают ракуном: { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Светлые предлагают сдаться с простым поражением
       *[second] Тёмные предлагают сдаться с простым поражением
    }
    [2] { $seat ->
        [first] Светлые предлагают сдаться с двойным поражением
       *[second] Тёмные предлагают сдаться с двойным поражением
    }
   *[3] { $seat ->
        [first] Светлые предлагают сдаться с тройным поражением
       *[second] Тёмные предлагают сдаться с тройным поражением
    }
}
told-accept-loss = { $seat ->
    [first] Светлые соглашаются
   *[second] Тёмные соглашаются
}
told-decline-loss = { $seat ->
    [first] Светлые отклоняют
   *[second] Тёмные отклоняют
}
told-correct = { $seat ->
    [first] Светлые указывают на ошибку: ход играют заново
   *[second] Тёмные указывают на ошибку: ход играют заново
}

## The rule book's chapters
chapter-setup = Путь домой
chapter-begin = Кто начинает
chapter-dice = Броски и ходы
chapter-points = Пункты и удары
chapter-bar = С бара
chapter-bearing-off = Снятие шашек
chapter-winning = Победа
chapter-cube = Куб
chapter-errors = Ошибки и сдача

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Займите пункт
lesson-make-a-point-task = У вас выпало 3 и 1. Поставьте две шашки вместе на свой пункт 5.
lesson-make-a-point-done = Две шашки на одном пункте в безопасности и закрывают его для соперника.
lesson-run = Побег
lesson-run-task = У вас выпало 6 и 5. Уведите одну из задних шашек в безопасное место, на свой пункт 13.
lesson-run-done = Одна шашка может взять оба числа, одно за другим.
lesson-hit = Удар
lesson-hit-task = На вашем пункте 4 стоит одинокая шашка соперника. Побейте её и займите этот пункт.
lesson-hit-done = Битая шашка начинает путь заново, с бара.
lesson-closed = Закрытые пункты
lesson-closed-task = У вас выпали две пятёрки. Задним шашкам хода нет: займите пункт 3 шашками с пунктов 13 и 8.
lesson-closed-done = Шаг не заканчивают на пункте, где две или больше чужих шашек.
lesson-enter = С бара
lesson-enter-task = У вас выпало 6 и 4, а одна ваша шашка на баре. Введите её, а потом сходите другой задней шашкой.
lesson-enter-done = Сначала входит шашка с бара, а уже потом ходят другие.
lesson-use-both = Или одно, или другое
lesson-use-both-task = У вас выпало 6 и 5. Сыграть можно любое число, но не оба. Сыграйте то, которое положено.
lesson-use-both-done = Если можно сыграть только одно из чисел, играют большее.
lesson-doubles = Дубль
lesson-doubles-task = У вас выпали две тройки, значит, их у вас четыре. Займите пункт 5 и пункт 3.
lesson-doubles-done = Два равных кубика считаются четыре раза.
lesson-bear-off = Снятие шашек
lesson-bear-off-task = Все ваши шашки дома. Выпало 5 и 2: снимите две шашки.
lesson-bear-off-done = Число снимает шашку с пункта с тем же номером.
lesson-bear-off-high = Больше, чем нужно
lesson-bear-off-high-task = У вас выпало 6 и 4, но так далеко позади никого нет. Всё равно снимите две шашки.
lesson-bear-off-high-done = Если число больше вашего самого дальнего занятого пункта, оно снимает шашку с этого пункта.
lesson-double = Куб
lesson-double-task = Вы уверенно впереди. Удвойте, прежде чем бросать.
lesson-double-done = Соперник принимает и играет дальше на вдвое большую цену или отказывается и проигрывает прежнюю.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Выигрывает { $win } %.
    [double] Выигрывает { $win } % ({ $wins-double } % вдвойне, { $wins-triple } % втройне), проигрывает { $loss } % ({ $loses-double } % вдвойне, { $loses-triple } % втройне).
   *[gammon] Выигрывает { $win } % ({ $wins-double } % марсов, { $wins-triple } % коксов), проигрывает { $loss } % ({ $loses-double } % марсов, { $loses-triple } % коксов).
}
mistake-cost = Теряет { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } очка.
mistake-given = { $what ->
    [shots] Бьющих бросков: { $played } из 36 вместо { $best }.
    [cashed] Теперь соперник может удвоить и сразу выиграть.
    [doubled] Теперь у соперника хорошее удвоение.
    [wins] Выигрывает { $played } % вместо { $best } %.
    [gammons-won] Выигрывает вдвойне { $played } % вместо { $best } %.
   *[gammons-lost] Проигрывает вдвойне { $played } % вместо { $best } %.
}
mistake-cube = { $why ->
    [too-early] Удвоение слишком раннее.
    [too-good] Слишком хорошо для удвоения: играть дальше выгоднее.
    [double] Здесь нужно удваивать.
    [take] Здесь нужно принять.
    [drop] Здесь нужно отказаться.
   *[beaver] Куб нужно сразу повернуть обратно.
}
tally-errors = Решений: { $decisions }. Потеряно: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } очка, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } тысячной на решение.
tally-luck = Везение на кубиках: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } очка.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Бросить: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Удвоить: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Принять куб: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Отказаться: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Бивер: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Ракун: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Бросьте кубики или сначала удвойте, если вы явно впереди.
    [answer] Соперник удваивает: можно принять и играть вдвое дороже или отказаться и проиграть нынешнюю ставку.
    [bar] Ваша шашка на баре: прежде всего введите её.
    [off] Все ваши шашки дома: снимайте их.
    [move] Ведите шашки домой обоими числами. Две и больше на одном пункте в безопасности.
    [race] Ни одну шашку уже не побить: как можно скорее ведите все домой и снимайте.
   *[other] Выберите кнопку под доской.
}
guide-why = { $why ->
    [hits] Бьёт: та шашка начнёт сначала.
    [off] Снимает шашки с доски.
    [point] Занимает пункт: шашки рядом в безопасности и мешают другим.
    [safe] Остаётся меньше одиноких шашек.
    [runs] Выводит в путь заднюю шашку.
    [past] Ваши последние шашки прошли мимо чужих: бить больше нечего.
    [race] Так теряется меньше всего.
    [pass] Ходить нечем.
    [double] Вы достаточно впереди.
    [take] Вы выигрываете достаточно часто, чтобы играть дальше.
    [drop] Вы проигрывали бы слишком часто.
    [throw] Для удвоения преимущество мало.
   *[other] Это даёт лучшие шансы.
}
character-beginner = Пип
character-casual = Соло
character-steady = Якорь
character-expert = Стена
character-master = Оракул
clause-fifteen = У каждого игрока пятнадцать шашек.
clause-three-checkers = У каждого игрока три шашки.
clause-jump = Ваши шашки могут проходить над любыми другими, в том числе над закрытыми пунктами.
clause-white-starts = Кубик решает, кто играет светлыми шашками (белыми), а кто тёмными. Белые начинают.
clause-higher-takes-white = Каждый бросает один кубик. У кого число больше, тот играет белыми.
clause-dice-flat = Кубики, которые не легли там ровно, не считаются: бросают оба снова.
clause-call-first = Если хотите указать на ошибку, сделайте это до своего броска.
clause-closed-by-three = Пункт, где три или больше шашек соперника, закрыт: там нельзя остановиться, даже по пути. На пункте с двумя могут стоять обе стороны; бьют только одинокую шашку.
clause-bridge = Несколько закрытых пунктов подряд образуют мост. Шашка проходит его только числом, которое ведёт дальше моста.
clause-several-hits = За один ход можно побить несколько шашек, при дубле — до четырёх.
clause-stacking = На одном пункте может стоять сколько угодно ваших шашек.
clause-no-pass = Когда вы снимаете шашки, можно ходить внутри дома или снимать — на ваш выбор. Но число надо сыграть, если это возможно.
clause-may-leave-unused = Когда все ваши шашки дома, число можно не играть.
clause-any-six = С пункта 6 шашку можно снять любой шестёркой.
clause-win-kinds-far-back = Победа считается один раз; дважды, если проигравший не снял ни одной шашки; трижды, если у проигравшего есть шашка на баре или в доме победителя, даже если другие сняты.
clause-win-kinds-single = Победа считается один раз. Она считается трижды, если проигравший не снял ни одной шашки и одна из них на баре или в доме победителя.
clause-win-kinds-letter = Победа считается один раз, даже если все шашки проигравшего ещё на доске. Она считается трижды, если одна из них на баре или в доме победителя.
clause-win-named = Победа простая, если проигравший снял хотя бы одну шашку; марс, если не снял ни одной; кокс, если к тому же его шашка на баре или в доме победителя.
clause-win-values = Марс считается дважды, кокс — трижды.
clause-without-cube = В этой игре нет куба удвоения.
clause-cube-single-game = В матче, где считают партии, каждая партия идёт за одну, и куба нет.
clause-cube-faces = Первое удвоение ставит куб на 2. Принявший может потом повернуть его на 4, затем другой игрок на 8 и так далее по очереди.
clause-drop-price = Отказавшись, вы проигрываете столько, сколько партия стоила до удвоения, как при простой победе.
clause-cube-times-kind = Куб умножает цену вида победы: при 8 тройная победа стоит 24.
clause-nothing-resigned = Согласиться или отказаться можно, только если соперник предложил сдаться.
refusal-call-first = Сначала бросьте кубики или укажите на ошибку.
refusal-closed-by-three = { $count ->
    [one] Пункт { $point } закрыт: там { $count } шашка соперника.
    [few] Пункт { $point } закрыт: там { $count } шашки соперника.
    [many] Пункт { $point } закрыт: там { $count } шашек соперника.
   *[other] Пункт { $point } закрыт: там { $count } шашки соперника.
}
refusal-without-cube = В этой игре нет куба.
refusal-cube-single-game = В матче, где считают партии, куба нет.
refusal-nothing-resigned = Никто не предлагал сдаться.
told-start-white = Розыгрыш первого хода: { $high } против { $low }. У кого { $high }, тот играет светлыми и начинает.
told-start-tie = Розыгрыш первого хода: { $high } против { $low }. Бросайте снова.
scene-point-shared = Пункт { $point }: светлых { $first }, тёмных { $second }
switch-block_min = Когда пункт закрыт?
switch-block_min-2 = Его закрывают две шашки соперника
switch-block_min-3 = Его закрывают только три и больше
switch-win_none_off = Что, если проигравший ничего не снял?
switch-win_none_off-double = Победа считается дважды
switch-win_none_off-single = Победа считается один раз
switch-stake-note = Куб — для отдельных партий: в матче из трёх и более каждая партия идёт за одну, какой бы ни была ставка.
box-says-more-than-two-note = По этой фразе пункт с двумя шашками был бы ни открыт, ни закрыт, поэтому у нас пункт закрывают две, как и сказано в брошюре на некоторых языках. Можно поменять на три: так делает «Точно как напечатано».
box-says-games-note = Немецкая страница из той же коробки — другая игра: для неё выберите «Меньшее число всегда играют первым».
box-says-smaller-note = Это немецкая страница из той коробки. На других языках описана другая игра: для неё выберите «две победы из трёх партий».
box-says-correction-note = Указывать на ошибки можно за столом, где шашки двигают свободно; за обычным возможны только верные ходы.
origin-setup = Напечатано в виде рисунка.
origin-case-white-starts = В греческом тексте не сказано, что начинают белые.
origin-higher-takes-white = В брошюрах не сказано, какое число даёт белых. Большее, как и везде.
origin-draw-first = О равных числах ничего не сказано; они ничего не решают, поэтому бросают снова.
origin-collection-draw-first = При равных числах бросают снова, пока они не станут разными.
origin-tournament-draw-first = При равных числах бросают снова.
origin-best-of-first-throw-fresh = В брошюре сказано лишь, кто ходит первым и что кубики бросают по очереди; поэтому начинающий бросает оба.
origin-collection-dice-flat = В брошюре сказано только, где бросать.
origin-case-closed-point = На большинстве языков сказано «больше двух», но бьют только одинокую шашку, так что пара была бы ни открыта, ни закрыта. По-итальянски и по-эстонски — две и больше, по-английски — и так и так. У нас две. Дословный вариант включается настройкой.
origin-case-closed-by-three = Это дословно: пункт закрывают «больше двух», а бьют только одинокую шашку, поэтому пункт с двумя — общий.
origin-best-of-closed-point = Так сказано по-английски, по-французски и по-итальянски. По-испански, по-португальски и по-польски — только о входе с бара.
origin-collection-closed-point = Английский, итальянский, датский и русский тексты читаются так, будто на пути хватит одной шашки соперника, чтобы вас остановить. Немецкий, французский и испанский ясны: две или больше.
origin-case-self-hit = В чешском, словацком и венгерском текстах это правило потерялось: вместо него повторено, как бить.
origin-case-hit = На некоторых языках забыто, что шашка соперника должна стоять одна.
origin-best-of-hit = В польском тексте забыто, что шашка соперника должна стоять одна.
origin-case-stacking = Брошюры не ставят предела.
origin-several-hits = В брошюре об этом ничего нет; каждый удар следует из правила выше.
origin-small-first-several-hits = Следует из примера с броском, который бьёт на одном из трёх расстояний.
origin-case-several-hits = В турецком тексте говорится о двух шестёрках; имеется в виду любой дубль.
origin-case-must-move = Играем как по-немецки и на большинстве языков. Во французском тексте обязанностью стало битьё, русский, украинский и турецкий перевернули правило, а в венгерском потерялось «не».
origin-best-of-must-move = В общем виде в брошюре этого нет; её правило о большем числе это подразумевает.
origin-best-of-use-all = В брошюре этого нет; её правило о большем числе это подразумевает.
origin-small-first-use-all = В брошюре этого нет; играем как обычно.
origin-best-of-use-higher = По-французски и по-польски читается так, будто можно сыграть только одно число по выбору; в испанском оригинале этого нет.
origin-case-use-higher = В хорватском тексте говорится об одной шашке вместо одного числа.
origin-case-stop-at-home = На некоторых языках обязанность кончается, когда дома шашки любого из игроков, а по-арабски — когда дома все у всех. У нас: ваши.
origin-no-pass = В тексте сказано, что снимать не обязательно и ходить иначе тоже. Мы понимаем это как свободный выбор между тем и другим, ведь сразу после этого снова действуют обычные правила. Не играть число можно по настройке.
origin-may-leave-unused = Это дословно: ни снимать, ни ходить иначе не обязательно. В польском тексте только половина этого.
origin-case-doubles-four = На некоторых языках на четыре умножают весь бросок или говорят о четырёх кубиках. Пример в том же тексте показывает четыре отдельных шага.
origin-best-of-doubles-four = Английский пример переходит во второй; имеются в виду четыре шага.
origin-best-of-partial-double = В брошюре об этом ничего нет; играем как обычно.
origin-collection-partial-double = В брошюре об этом ничего нет; следует из обязанности ходить.
origin-case-partial-double = Турецкий текст отменяет возможные ходы, арабский делает их необязательными; на всех остальных языках они обязательны.
origin-whole-double = В примере пропадает дубль, из которого возможны два шага. Мы понимаем это так же и для трёх.
origin-case-enter-first = В брошюрах сказано лишь, что сначала возвращаются все шашки. Где и как — по обычным правилам.
origin-best-of-enter-first = Во французском тексте это зависит от того, можно ли войти; в остальных — нет.
origin-case-enter-any = В брошюрах этого нет; играем как обычно.
origin-smaller-lost = Брошюра отнимает весь бросок только у игрока с шашкой на баре. Мы этого не расширяем: большее число играют отдельно.
origin-case-home-first = В чешском, словацком, словенском и арабском текстах после удара прекращают бросать кубики, а в хорватском снимают в начальную позицию. Имеется в виду снятие с доски.
origin-case-exact-number = Шведский текст требует «чётного» числа, в турецком пропущено «точно». Во всех остальных — точно.
origin-best-of-highest-first = В португальском тексте всегда снимают самую дальнюю шашку; в остальных это лишь разрешено.
origin-best-of-inside-move = Французский пример ведёт не на тот пункт.
origin-collection-any-sufficient = Во французском тексте число должно вести «чуть дальше» края, то есть точно. На девяти других языках его должно лишь хватать, а о шашках позади ничего не сказано.
origin-collection-highest-first = В брошюре этого нет: сегодняшнее обычное правило, о котором вы договорились.
origin-rear-first = Порядок напечатан; что число может быть больше номера пункта, следует из того, что шашка пересекает край.
origin-any-six = Немецкий текст требует двух шестёрок, что противоречит его же правилу о снятии и похоже на опечатку. У нас годится любая шестёрка. Дословный вариант включается настройкой.
origin-double-six = Это дословно по немецкому тексту.
origin-case-win = В греческом тексте сначала назван тот, кто первым пришёл домой, в арабском — тот, кто начал снимать. Дальше оба сходятся с остальными.
origin-case-win-kinds = Для тройной победы брошюры требуют только шашки на баре или в доме победителя. Тогда проигрыш со снятыми шашками был бы и простым, и тройным; мы требуем, чтобы не было снято ни одной. Дословный вариант включается настройкой. В датском тексте двойная победа определена так же, как простая.
origin-case-win-kinds-far-back = Это дословно: брошюры не требуют, чтобы ничего не было снято.
origin-small-first-win-kinds = В тексте потеряна строка: обещаны три вида победы, а победа над игроком, у которого все шашки на доске, названа простой, хотя везде она двойная. Мы дополнили его по другим брошюрам. Дословный вариант включается настройкой.
origin-small-first-win-kinds-far-back = Наполовину дословно: тройная победа — как напечатано, двойная — из других брошюр.
origin-small-first-win-kinds-single = Наполовину дословно: без двойной победы, как напечатано; тройная — если ничего не снято.
origin-small-first-win-kinds-letter = Это то, что осталось от текста, в котором потеряна строка.
origin-win-values = В брошюре названы марс и кокс, но чисел нет.
origin-stalled = Наше правило: иначе играть можно было бы без конца. Ничейная партия идёт в счёт матча, так что матч из трёх может закончиться вничью.
origin-without-cube = В брошюре он не упомянут.
origin-collection-without-cube = В брошюре сказано, что кубы бывают, но обходятся без них.
origin-case-cube = По-немецки в одной брошюре и на пяти языках в другой сказано «учетверить», хотя тот же текст доходит до восьми. Имеется в виду «умножить». Что куб сначала лежит посередине и показывает 1, не напечатано.
origin-case-cube-faces = В хорватском тексте есть грань с 6; в португальском и хорватском куб бросают. На деле его поворачивают.
origin-case-double-before-throw = В хорватском тексте удваивать можно только до первого броска, в шведском — в любое время. В остальных — перед своим броском, когда игра уже идёт.
origin-case-drop-price = Не напечатано; как обычно.
origin-case-cube-limit = Не напечатано, кроме хорватского текста, где перечислены грани. На кубе есть грани до 64.
origin-case-cube-times-kind = Напечатано для тройной победы при 8. Мы понимаем это как пример. В шведском тексте ставку удваивают восемь раз, в арабском умножают кубики.
origin-case-cube-single-game = Брошюры не знают матчей.
origin-one-by-one = Наше правило: так устроена игра без подсказок программы.
origin-collection-correction = В английском тексте право кончается «следующим» броском; имеется в виду ваш собственный.
written-no-move = нет хода
written-double = Удваивает до { $value }
written-take = Принимает
written-drop = Отказывается
written-beaver = Бивер до { $value }
written-raccoon = Ракун до { $value }
written-accept = Соглашается
written-decline = Не соглашается
written-correct = Указывает на ошибку
written-check = Спрашивает
written-resigning = { $kind ->
    [1] Предлагает сдать простую партию
    [2] Предлагает сдать двойную партию
   *[3] Предлагает сдать тройную партию
}
standing = { $pips ->
    [one] { $pips } пипс
    [few] { $pips } пипса
    [many] { $pips } пипсов
   *[other] { $pips } пипса
}
origin-collection-throw-first = В голландском тексте после начала речь идёт о трёх кубиках; имеются в виду два.
