### Короткие нарды. Пункты считают от своего дома: 1 — крайний в доме, 24 — самый дальний.
### пункт = point, бар = bar, снять = bear off, бить = hit, куб = cube, удвоение = double (куба), дубль = doubles.

game-name = Короткие нарды
game-about = Проведите свои пятнадцать шашек домой и снимите их с доски, а по пути бейте шашки соперника.
seat-first = Светлые
seat-second = Тёмные

## Booklets
booklet-case = Чемоданчик с нардами
booklet-case-about = Снимать можно только точным числом, а когда все шашки дома, ходить не обязательно. При игре на ставку есть куб.
booklet-best-of = По партиям
booklet-best-of-about = Считаются только партии: две из трёх или три из пяти. Без куба.
booklet-small-first = Сначала меньшее число
booklet-small-first-about = Сначала играют меньшее число, дубль — целиком или никак, а снимают с дальнего пункта.
booklet-collection = Набор игр
booklet-collection-about = Снимать можно любым числом, которого хватает до края. Соперник может указать на ошибку до своего броска.
booklet-tournament = Турнир
booklet-tournament-about = Нарды, как в них играют сегодня: матчи на очки или партии на ставку, с кубом и всеми его правилами.
box-says = Что из этого есть в правилах, которые у вас лежат?
box-says-more-than-two = Пункт закрыт, если на нём «больше двух» шашек
box-says-games = Играют до двух побед в трёх партиях или до трёх в пяти
box-says-smaller = Меньшее число всегда играют первым
box-says-correction = На ход против правил можно указать до следующего броска
box-says-nothing = Печатных правил у меня нет
box-cube_inside = Есть ли в коробке куб удвоения?
box-languages = На скольких языках они написаны?

## Switches
switch-stake = На что вы играете?
switch-stake-0 = Просто так, без куба
switch-stake-1 = Ставка 1, с кубом
switch-stake-2 = Ставка 2, с кубом
switch-stake-5 = Ставка 5, с кубом
switch-stake-10 = Ставка 10, с кубом
switch-win_triple_needs_none_off = Когда победа тройная?
switch-win_triple_needs_none_off-yes = Только если проигравший не снял ни одной шашки
switch-win_triple_needs_none_off-no = Всегда, когда у проигравшего шашка на баре или в доме победителя
switch-assisted = Проверка ходов
switch-assisted-yes = Допускает только ходы по правилам
switch-assisted-no = Допускает любой ход, как на настоящей доске
switch-bearoff_may_pass = Когда все ваши шашки дома
switch-bearoff_may_pass-no = Нужно сыграть каждое число, какое можно
switch-bearoff_may_pass-yes = Число можно оставить несыгранным
switch-bearoff_six_needs_double_six = Снятие с пункта 6
switch-bearoff_six_needs_double_six-no = Любой шестёркой
switch-bearoff_six_needs_double_six-yes = Только двумя шестёрками
switch-bearoff_rule = Как снимают шашку?
switch-bearoff_rule-any-sufficient = Любым числом, которого хватает до края
switch-bearoff_rule-exact-or-highest = Числом её пункта, с самого дальнего — и большим
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
switch-centred_cube = Когда куб посередине
switch-centred_cube-either = Повернуть его может любой игрок
switch-centred_cube-holland = После партии Кроуфорда — когда оба игрока бросили дважды
switch-crawford = Партия Кроуфорда
switch-crawford-yes = Одна партия без куба, когда игроку не хватает одного очка
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
switch-automatic_doubles = Одинаковые числа при розыгрыше первого хода
switch-automatic_doubles-0 = Бросают ещё раз
switch-automatic_doubles-1 = Ставка удваивается, но не больше раза
switch-automatic_doubles-2 = Ставка удваивается, но не больше двух раз
switch-automatic_doubles-3 = Ставка удваивается, но не больше трёх раз

## Clauses
clause-aim = Приведите все свои шашки в дом, а потом снимите их с доски. Побеждает игрок, у которого шашек не осталось первым.
clause-setup = Шашки игроков стоят зеркально. Ваши шашки идут из дома соперника вокруг всей доски в ваш дом.
clause-forward = Шашки идут только к дому, назад — никогда.
clause-starter-high = Каждый игрок бросает один кубик. Начинает тот, у кого выпало больше.
clause-draw-first = Сначала разыгрывают первый ход. Если у обоих выпало одно и то же число, бросают снова.
clause-first-throw-fresh = Для первого хода начинающий заново бросает оба кубика.
clause-first-throw-drawn = Два кубика розыгрыша — это и есть первый бросок начинающего, поэтому дублем он не бывает.
clause-already-started = Первый ход разыгрывают один раз за партию.
clause-throw-first = Игроки ходят по очереди. Ход начинается с броска двух кубиков.
clause-dice-zone = Кубики бросают в правую половину доски, если смотреть с вашей стороны.
clause-choice-first = Если вы можете удвоить, сделайте это до броска.
clause-play-first = Сначала сыграйте свой бросок, всё остальное потом.
clause-dice-only = Каждым числом вы двигаете одну шашку на столько же пунктов. Одной шашкой можно сыграть несколько чисел подряд; после каждого она встаёт на пункт.
clause-no-checker = Ходить можно только своими шашками.
clause-closed-point = Пункт, где две или больше шашек соперника, закрыт: встать на него нельзя, даже посреди более длинного хода.
clause-self-hit = Если вы всё же поставили шашку на закрытый пункт, она считается битой и идёт на бар, а число сыграно.
clause-hit = Если вы встаёте на одиночную шашку соперника, вы её бьёте: она идёт на бар. Бить не обязательно, если можно сходить иначе.
clause-any-order = Числа можно играть в любом порядке.
clause-smaller-first = Меньшее число всегда играют раньше большего.
clause-smaller-lost = Если меньшее число нельзя сыграть ни одной шашкой, оно пропадает, и вы играете только большее.
clause-must-move = Если вы можете ходить, вы обязаны.
clause-use-all = Вы обязаны сыграть столько чисел, сколько позволяют правила: оба, если есть способ сыграть оба.
clause-use-higher = Если вы можете сыграть любое из чисел, но не оба, вы обязаны сыграть большее.
clause-stop-at-home = Когда все ваши шашки дома, ходить не обязательно: любое число можно оставить несыгранным.
clause-doubles-four = Если выпал дубль, вы играете число четыре раза.
clause-partial-double = Из четырёх шагов дубля сыграйте сколько можно; остальные пропадают.
clause-whole-double = Дубль играют целиком, все четыре шага, или совсем не играют. Достаточно и меньшего, если раньше снята ваша последняя шашка.
clause-enter-first = Шашка с бара должна войти первой — в дом соперника, на пункт, который кубик отсчитывает от дальнего края. Пока не вошли все ваши шашки, ничем другим ходить нельзя.
clause-enter-any = Войти можно любым из двух чисел; число, которым войти нельзя, пропадает.
clause-smaller-enters = Если ваша шашка на баре и войти меньшим числом нельзя, пропадает весь бросок.
clause-home-first = Начать снимать можно, когда все ваши шашки дома. Если одну побили, продолжать можно, когда все снова дома.
clause-exact-number = Шашку можно снять только точным числом её пункта.
clause-highest-first = Шашку можно снять числом её пункта, а с самого дальнего занятого пункта — и большим.
clause-rear-first = Снимать можно только с самого дальнего занятого пункта, любым числом, которого хватает до края.
clause-any-sufficient = Любую шашку можно снять числом, которого хватает до края.
clause-past-band = Шашку нельзя снять, пока соперник держит в вашем доме пункт перед ней.
clause-double-six = С пункта 6 можно снимать, только когда выпали две шестёрки.
clause-inside-move = Вместо снятия всегда можно сходить внутри дома.
clause-win = Побеждает игрок, который первым снял все свои шашки.
clause-win-counts-one = Каждая победа считается за одну.
clause-win-kinds = Победа считается один раз. Она считается дважды, если проигравший не снял ни одной шашки, и трижды, если к тому же его шашка на баре или в доме победителя.
clause-stalled = После пятидесяти ходов подряд, в которых никто не сдвинул шашку, партия кончается вничью.
clause-cube = В начале куб лежит посередине и показывает 1. Каждое удвоение увеличивает цену партии вдвое.
clause-no-cube = По этим правилам куб используют, только когда играют на ставку или на очки. Где просто считают партии, куба нет.
clause-double-before-throw = Удвоение можно предложить перед своим броском, но не перед первым броском партии.
clause-answer-first = Соперник принимает удвоение или отказывается и проигрывает партию.
clause-nothing-offered = Принять или отказаться можно, только когда вам предложили удвоение.
clause-cube-owner = Если вы приняли удвоение, куб ваш, и в следующий раз удвоить можете только вы.
clause-cube-limit = Куб не может пойти дальше своего предела.
clause-cube-dead = В матче куб больше не поворачивают, если он уже решает матч для обоих игроков.
clause-crawford = Первую партию, в которой игроку не хватает одного очка, играют без куба.
clause-holland = По выбору: после неё куб посередине можно повернуть, только когда оба игрока бросили дважды.
clause-jacoby = Вне матча двойная и тройная победы считаются простыми, если куб не поворачивали.
clause-beavers = Вне матча на удвоение можно ответить, тут же удвоив ещё раз и оставив куб себе: это бивер.
clause-no-beaver = Бивер можно дать, только если о биверах условились, и только в ответ на удвоение.
clause-no-raccoon = Ракун можно дать, только если о ракунах условились, и только в ответ на бивер.
clause-automatic-doubles = Вне матча одинаковые числа при розыгрыше первого хода удваивают ставку, но не больше раз, чем условились.
clause-match-games = Заранее договоритесь, из скольких партий матч, например две победы из трёх.
clause-match-points = Матч выигрывает игрок, который первым набрал условленное число очков.
clause-no-resignation = Эти правила не говорят, чего стоит сдача.
clause-resignation = Можно предложить сдать партию как простое, двойное или тройное поражение. Соперник соглашается или отклоняет.
clause-answer-resignation = На предложение сдаться отвечают до продолжения игры.
clause-correction = Вы можете потребовать, чтобы соперник переиграл ход против правил с теми же числами.
clause-nothing-wrong = Ход по правилам остаётся в силе.
clause-correct-before-throw = Потребовать этого можно только до своего броска.
clause-one-by-one = Где разрешён любой ход, шашки переставляют по одной, а затем завершают ход.
clause-no-correction = Завершённый ход остаётся в силе.

## Why not
refusal-draw-first = Сначала розыгрыш первого хода.
refusal-already-started = Партия уже началась.
refusal-throw-first = Сначала бросьте кубики.
refusal-choice-first = Сначала бросьте кубики или удвойте.
refusal-play-first = Сначала сыграйте свой бросок.
refusal-dice-zone = Кубики легли не в правой половине доски: бросьте оба снова.
refusal-forward = Назад с { $from } на { $to } нельзя. Шашки идут только к дому.
refusal-no-checker = { $place ->
    [bar] На баре нет ваших шашек.
   *[point] На пункте { $point } нет ваших шашек.
}
refusal-dice-only = { $count ->
    [0] Чисел для игры у вас больше нет.
    [one] Это ход на { $distance }, а у вас осталось { $dice }.
    [few] Это ход на { $distance }, а у вас остались { $dice }.
    [many] Это ход на { $distance }, а у вас остались { $dice }.
   *[other] Это ход на { $distance }, а у вас остались { $dice }.
}
refusal-closed-point = { $count ->
    [one] Пункт { $point } закрыт: там { $count } шашка соперника.
    [few] Пункт { $point } закрыт: там { $count } шашки соперника.
    [many] Пункт { $point } закрыт: там { $count } шашек соперника.
   *[other] Пункт { $point } закрыт: там { $count } шашки соперника.
}
refusal-smaller-first = Сначала меньшее число: { $die }, а потом { $larger }.
refusal-smaller-lost = Число { $die } нельзя было сыграть первым ни одной шашкой, поэтому оно пропало.
refusal-must-move = { $possible ->
    [one] Вы можете сыграть { $possible } число, а значит, обязаны.
    [few] Вы можете сыграть { $possible } числа, а значит, обязаны.
    [many] Вы можете сыграть { $possible } чисел, а значит, обязаны.
   *[other] Вы можете сыграть { $possible } числа, а значит, обязаны.
}
refusal-use-all = { $possible ->
    [one] Вы можете сыграть { $possible } число, а так сыграете { $used }.
    [few] Вы можете сыграть { $possible } числа, а так сыграете только { $used }. Найдите ход, где играют все.
    [many] Вы можете сыграть { $possible } чисел, а так сыграете только { $used }. Найдите ход, где играют все.
   *[other] Вы можете сыграть { $possible } числа, а так сыграете только { $used }. Найдите ход, где играют все.
}
refusal-use-higher = Вы можете сыграть только одно число, и это должно быть большее: { $die }.
refusal-whole-double = { $possible ->
    [one] Дубль играют целиком, а вы можете сделать только { $possible } шаг из { $needed }: бросок пропадает.
    [few] Дубль играют целиком, а вы можете сделать только { $possible } шага из { $needed }: бросок пропадает.
    [many] Дубль играют целиком, а вы можете сделать только { $possible } шагов из { $needed }: бросок пропадает.
   *[other] Дубль играют целиком, а вы можете сделать только { $possible } шага из { $needed }: бросок пропадает.
}
refusal-enter-first = { $count ->
    [one] На баре { $count } ваша шашка: сначала введите её.
    [few] На баре { $count } ваши шашки: сначала введите их.
    [many] На баре { $count } ваших шашек: сначала введите их.
   *[other] На баре { $count } ваших шашки: сначала введите их.
}
refusal-smaller-enters = С { $die } вашей шашке не войти: пункт { $point } закрыт. Весь бросок пропадает.
refusal-home-first = { $count ->
    [one] Снимать ещё нельзя: { $count } шашка не дома.
    [few] Снимать ещё нельзя: { $count } шашки не дома.
    [many] Снимать ещё нельзя: { $count } шашек не дома.
   *[other] Снимать ещё нельзя: { $count } шашки не дома.
}
refusal-exact-number = С пункта { $point } можно снять только числом { $point }; у вас осталось { $dice }.
refusal-highest-first = С пункта { $point } можно снять большим числом, только если за ним никого нет; у вас ещё есть шашки на пункте { $highest }.
refusal-rear-first = Снимайте сначала с дальнего пункта: у вас ещё есть шашки на пункте { $highest }.
refusal-past-band = { $count ->
    [one] С пункта { $point } снимать нельзя: у соперника { $count } шашка на пункте { $band } перед ним.
    [few] С пункта { $point } снимать нельзя: у соперника { $count } шашки на пункте { $band } перед ним.
    [many] С пункта { $point } снимать нельзя: у соперника { $count } шашек на пункте { $band } перед ним.
   *[other] С пункта { $point } снимать нельзя: у соперника { $count } шашки на пункте { $band } перед ним.
}
refusal-double-six = С пункта 6 можно снимать, только когда выпали две шестёрки; у вас выпало { $dice }.
refusal-no-cube = В этой партии нет куба.
refusal-double-before-throw = Удвоить можно только перед своим броском, и не перед первым броском партии.
refusal-answer-first = Сначала ответьте на удвоение до { $value }: примите или откажитесь.
refusal-nothing-offered = Отвечать не на что: ничего не предложено.
refusal-cube-owner = Куб у соперника, на нём { $value }.
refusal-cube-limit = На кубе { $value }, выше он не идёт.
refusal-cube-dead = { $needed ->
    [one] Куб со значением { $value } уже решает матч: никому не нужно больше { $needed } очка.
    [few] Куб со значением { $value } уже решает матч: никому не нужно больше { $needed } очков.
    [many] Куб со значением { $value } уже решает матч: никому не нужно больше { $needed } очков.
   *[other] Куб со значением { $value } уже решает матч: никому не нужно больше { $needed } очка.
}
refusal-crawford = Это партия Кроуфорда в матче до { $number }: удваивать нельзя.
refusal-holland = { $throws ->
    [one] После партии Кроуфорда удваивают, когда оба игрока бросили дважды; пока сделан { $throws } бросок.
    [few] После партии Кроуфорда удваивают, когда оба игрока бросили дважды; пока сделано { $throws } броска.
    [many] После партии Кроуфорда удваивают, когда оба игрока бросили дважды; пока сделано { $throws } бросков.
   *[other] После партии Кроуфорда удваивают, когда оба игрока бросили дважды; пока сделано { $throws } броска.
}
refusal-no-beaver = Бивер здесь дать нельзя.
refusal-no-raccoon = Ракун здесь дать нельзя.
refusal-no-resignation = В этих правилах нет простой, двойной или тройной сдачи.
refusal-answer-resignation = Сначала примите или отклоните предложение сдаться.
refusal-one-by-one = Здесь шашки двигают по одной.
refusal-no-correction = Завершённый ход остаётся в силе.
refusal-correct-before-throw = На ошибку можно указать только до своего броска.
refusal-nothing-wrong = Этот ход был по правилам.

## How it ended
outcome-single = { $points ->
    [one] { $seat } снимают последнюю шашку и выигрывают { $points } очко.
    [few] { $seat } снимают последнюю шашку и выигрывают { $points } очка.
    [many] { $seat } снимают последнюю шашку и выигрывают { $points } очков.
   *[other] { $seat } снимают последнюю шашку и выигрывают { $points } очка.
}
outcome-double = { $points ->
    [one] { $seat } одерживают двойную победу, это { $points } очко: соперник ничего не снял.
    [few] { $seat } одерживают двойную победу, это { $points } очка: соперник ничего не снял.
    [many] { $seat } одерживают двойную победу, это { $points } очков: соперник ничего не снял.
   *[other] { $seat } одерживают двойную победу, это { $points } очка: соперник ничего не снял.
}
outcome-triple = { $points ->
    [one] { $seat } одерживают тройную победу, это { $points } очко: у соперника ещё есть шашка на баре или в доме победителя.
    [few] { $seat } одерживают тройную победу, это { $points } очка: у соперника ещё есть шашка на баре или в доме победителя.
    [many] { $seat } одерживают тройную победу, это { $points } очков: у соперника ещё есть шашка на баре или в доме победителя.
   *[other] { $seat } одерживают тройную победу, это { $points } очка: у соперника ещё есть шашка на баре или в доме победителя.
}
outcome-gammon = { $points ->
    [one] { $seat } выигрывают марс, это { $points } очко: соперник ничего не снял.
    [few] { $seat } выигрывают марс, это { $points } очка: соперник ничего не снял.
    [many] { $seat } выигрывают марс, это { $points } очков: соперник ничего не снял.
   *[other] { $seat } выигрывают марс, это { $points } очка: соперник ничего не снял.
}
outcome-backgammon = { $points ->
    [one] { $seat } выигрывают кокс, это { $points } очко: у соперника ещё есть шашка на баре или в доме победителя.
    [few] { $seat } выигрывают кокс, это { $points } очка: у соперника ещё есть шашка на баре или в доме победителя.
    [many] { $seat } выигрывают кокс, это { $points } очков: у соперника ещё есть шашка на баре или в доме победителя.
   *[other] { $seat } выигрывают кокс, это { $points } очка: у соперника ещё есть шашка на баре или в доме победителя.
}
outcome-dropped = { $points ->
    [one] { $seat } выигрывают { $points } очко: соперник отказался от удвоения.
    [few] { $seat } выигрывают { $points } очка: соперник отказался от удвоения.
    [many] { $seat } выигрывают { $points } очков: соперник отказался от удвоения.
   *[other] { $seat } выигрывают { $points } очка: соперник отказался от удвоения.
}
outcome-conceded = { $points ->
    [one] { $seat } выигрывают { $points } очко: соперник сдался.
    [few] { $seat } выигрывают { $points } очка: соперник сдался.
    [many] { $seat } выигрывают { $points } очков: соперник сдался.
   *[other] { $seat } выигрывают { $points } очка: соперник сдался.
}
outcome-stalled = Ничья: уже давно никто не ходит.

## Levels
level-beginner = Новичок
level-beginner-about = Играет первый ход, который увидит, и подставляет шашки под бой.
level-casual = Любитель
level-casual-about = Держит шашки вместе и бьёт, когда может.
level-steady = Надёжный
level-steady-about = Занимает пункты, считает пипсы и удваивает, когда уверенно впереди.
level-expert = Эксперт
level-expert-about = Считает на бросок вперёд и редко ошибается.
level-master = Мастер
level-master-about = Считает на два броска вперёд. Мировой класс.

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
    [first] Шашки светлых на { $points }.
   *[second] Шашки тёмных на { $points }.
}
scene-no-points = { $seat ->
    [first] Шашек светлых нет ни на одном пункте.
   *[second] Шашек тёмных нет ни на одном пункте.
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
scene-away = Не хватает очков: светлым { $first }, тёмным { $second }.
scene-crawford = Это партия Кроуфорда, без удвоений.
scene-due-draw = Каждый бросает по кубику: так решается, кто начнёт.
scene-due-choice = { $seat ->
    [first] Очередь светлых, до броска.
   *[second] Очередь тёмных, до броска.
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
    [first] Светлым предложен куб на { $value }: принять или отказаться.
   *[second] Тёмным предложен куб на { $value }: принять или отказаться.
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
act-check = Это по правилам?
act-done = Завершить ход
act-resign = { $kind ->
    [1] Сдаться: простое поражение
    [2] Сдаться: двойное поражение
   *[3] Сдаться: тройное поражение
}
# Ending a turn although more could be played.
act-stop = Закончить ход здесь
act-pass = Не ходить
act-no-move = Хода нет: завершить
act-forced = Вынужденный ход: { $play }

## What happened
told-start = { $seat ->
    [first] Розыгрыш первого хода: светлые { $first }, тёмные { $second }. Начинают светлые.
    [second] Розыгрыш первого хода: светлые { $first }, тёмные { $second }. Начинают тёмные.
   *[nobody] Розыгрыш первого хода: у обоих { $first }. Бросают ещё раз.
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
    [first] Светлые: { $play }, на закрытый пункт; шашка идёт на бар
   *[second] Тёмные: { $play }, на закрытый пункт; шашка идёт на бар
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
chapter-setup = Цель и направление
chapter-begin = Кто начинает
chapter-dice = Броски и ходы
chapter-points = Пункты и удары
chapter-bar = Вход с бара
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
lesson-run-done = Одной шашкой можно сыграть оба числа, одно за другим.
lesson-hit = Удар
lesson-hit-task = На вашем пункте 4 стоит одиночная шашка соперника. Побейте её и займите этот пункт.
lesson-hit-done = Битая шашка начинает путь заново, с бара.
lesson-closed = Закрытые пункты
lesson-closed-task = У вас выпали две пятёрки. Задние шашки заблокированы: займите пункт 3 шашками с пунктов 13 и 8.
lesson-closed-done = На пункт, где две или больше шашек соперника, встать нельзя.
lesson-enter = С бара
lesson-enter-task = У вас выпало 6 и 4, а одна ваша шашка на баре. Введите её, а потом сходите другой задней шашкой.
lesson-enter-done = Сначала входит шашка с бара, а уже потом ходят другие.
lesson-use-both = Или одно, или другое
lesson-use-both-task = У вас выпало 6 и 5. Вы можете сыграть любое из чисел, но не оба. Сыграйте то, которое обязаны.
lesson-use-both-done = Если вы можете сыграть только одно из двух чисел, это должно быть большее.
lesson-doubles = Дубль
lesson-doubles-task = У вас выпали две тройки, значит, вы ходите четыре раза. Займите пункт 5 и пункт 3.
lesson-doubles-done = Когда выпадает дубль, вы играете число четыре раза.
lesson-bear-off = Снятие шашек
lesson-bear-off-task = Все ваши шашки дома. Выпало 5 и 2: снимите две шашки.
lesson-bear-off-done = Каждым числом вы снимаете шашку с пункта с тем же номером.
lesson-bear-off-high = Слишком большое число
lesson-bear-off-high-task = У вас выпало 6 и 4, но так далеко позади шашек у вас нет. Всё равно снимите две шашки.
lesson-bear-off-high-done = Если число больше вашего самого дальнего занятого пункта, вы снимаете шашку с этого пункта.
lesson-double = Куб
lesson-double-task = Вы уверенно впереди. Удвойте, прежде чем бросать.
lesson-double-done = Соперник принимает и играет дальше на вдвое большую цену или отказывается и проигрывает нынешнюю.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Победа: { $win } %.
    [double] Победа: { $win } % (двойная { $wins-double } %, тройная { $wins-triple } %), поражение: { $loss } % (двойное { $loses-double } %, тройное { $loses-triple } %).
   *[gammon] Победа: { $win } % (марс { $wins-double } %, кокс { $wins-triple } %), поражение: { $loss } % (марс { $loses-double } %, кокс { $loses-triple } %).
}
mistake-cost = Теряет { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } очка.
mistake-given = { $what ->
    [shots] Бьющих бросков: { $played } из 36 вместо { $best }.
    [cashed] Теперь соперник может удвоить и сразу выиграть.
    [doubled] Теперь у соперника хорошее удвоение.
    [wins] Победа в { $played } % случаев вместо { $best } %.
    [gammons-won] Двойная победа в { $played } % случаев вместо { $best } %.
   *[gammons-lost] Двойное поражение в { $played } % случаев вместо { $best } %.
}
mistake-cube = { $why ->
    [too-early] Удвоение слишком раннее.
    [too-good] Позиция слишком хороша для удвоения: выгоднее играть дальше.
    [double] Здесь нужно было удвоить.
    [take] Здесь нужно принимать.
    [drop] Здесь нужно отказываться.
   *[beaver] Верным ответом был бивер.
}
tally-errors = Решений: { $decisions }. Потеряно: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } очка, уровень ошибок { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (тысячных очка на решение).
tally-luck = Везение: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } очка.
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
    [hits] Вы бьёте шашку: она начнёт сначала, с бара.
    [off] Вы снимаете шашки.
    [point] Вы занимаете пункт: шашки вместе в безопасности и мешают сопернику.
    [safe] Вы оставляете меньше одиночных шашек.
    [runs] Вы выводите в путь заднюю шашку.
    [past] Ваши последние шашки проходят мимо шашек соперника: бить больше нечего.
    [race] Так вы теряете меньше всего пипсов.
    [pass] Ходить вам нечем.
    [double] Вашего преимущества хватает для удвоения.
    [take] Вы будете выигрывать достаточно часто, чтобы играть дальше.
    [drop] Вы проигрывали бы слишком часто.
    [throw] Для удвоения ваше преимущество мало.
   *[other] Это даёт вам лучшие шансы.
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
clause-closed-by-three = Пункт, где три или больше шашек соперника, закрыт: там нельзя остановиться, даже по пути. На пункте с двумя могут стоять обе стороны; бьют только одиночную шашку.
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
box-says-games-note = Немецкая страница из той же коробки — другая игра: для неё выберите «{ box-says-smaller }».
box-says-smaller-note = Это немецкая страница из той коробки. На других языках описана другая игра: для неё выберите «{ box-says-games }».
box-says-correction-note = Указывать на ошибки можно в партии, где шашки двигают свободно; в обычной возможны только ходы по правилам.
origin-setup = Напечатано в виде рисунка.
origin-case-white-starts = В греческом тексте не сказано, что начинают белые.
origin-higher-takes-white = В брошюрах не сказано, какое число даёт белых. Большее, как и везде.
origin-draw-first = О равных числах ничего не сказано; они ничего не решают, поэтому бросают снова.
origin-collection-draw-first = При равных числах бросают снова, пока они не станут разными.
origin-tournament-draw-first = При равных числах бросают снова.
origin-best-of-first-throw-fresh = В брошюре сказано лишь, кто ходит первым и что кубики бросают по очереди; поэтому начинающий бросает оба.
origin-collection-dice-flat = В брошюре сказано только, где бросать.
origin-case-closed-point = На большинстве языков сказано «больше двух», но бьют только одиночную шашку, так что пара была бы ни открыта, ни закрыта. По-итальянски и по-эстонски — две и больше, по-английски — и так и так. У нас две. Дословный вариант включается настройкой.
origin-case-closed-by-three = Это дословно: пункт закрывают «больше двух», а бьют только одиночную шашку, поэтому пункт с двумя — общий.
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
    [1] Предлагает сдаться: простое поражение
    [2] Предлагает сдаться: двойное поражение
   *[3] Предлагает сдаться: тройное поражение
}
standing = { $pips ->
    [one] { $pips } пипс
    [few] { $pips } пипса
    [many] { $pips } пипсов
   *[other] { $pips } пипса
}
origin-collection-throw-first = В нидерландском тексте после начала речь идёт о трёх кубиках; имеются в виду два.
task-roll = Ваш ход: бросьте кубики.
task-roll-or-double = Ваш ход: бросьте кубики или удвойте.
task-move = Ваш ход: пойдите шашкой.
task-end = Ваш ход: ходить больше нечем.
task-double = Соперник удваивает: принять или отказаться?
task-resignation = Соперник хочет сдаться: принять?
tally-pr = PR (оценка игры): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Гроссмейстер
level-grandmaster-about = Разыгрывает каждый вариант сотни раз и только потом решает. На это уходит несколько секунд.
character-grandmaster = Зенит
editor-dice = Кубики
editor-dice-none = Ещё не брошены
editor-dice-double = Предложено удвоение
editor-cube = Куб
editor-cube-owner = У кого куб
editor-cube-centre = В центре
editor-length = Длина матча в очках (0 = без матча, на деньги)
editor-score = { $seat ->
    [first] Очки светлых
   *[second] Очки тёмных
}
editor-crawford = Партия Кроуфорда
refusal-editor-many = { $seat ->
    [first] Светлых шашек на доске { $count }, а их всего { $total }.
   *[second] Тёмных шашек на доске { $count }, а их всего { $total }.
}
refusal-editor-off = { $seat ->
    [first] Светлых шашек на доске нет, значит, партия окончена.
   *[second] Тёмных шашек на доске нет, значит, партия окончена.
}
study-checker = Ходы шашками
study-double = Удвоения
study-take = Ответы на удвоение
position-contact = Контакт
position-race = Гонка
position-bearoff = Снятие шашек
position-blitz = Блиц
position-prime = Прайм
position-holding = Холдинг
position-backgame = Бэкгейм

## Drills

drill-pip-count = Подсчёт пипсов
drill-pip-count-about = Сосчитайте, сколько пипсов осталось пройти каждой стороне.
drill-pip-count-task = Сколько пипсов осталось пройти каждой стороне?
drill-pips-of = { $seat ->
    [first] Светлые
   *[second] Тёмные
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Светлые: { $terms } = { $total }
   *[second] Тёмные: { $terms } = { $total }
}
drill-opening-play = Первые ходы
drill-opening-play-about = Сыграйте первые броски партии и ответы на них.
drill-opening-play-task = Вы начинаете, выпало { $dice }. Как сыграете?
drill-opening-play-reply-task = Соперник начал с { $dice } и сыграл { $play }. У вас выпало { $reply }.
drill-opening-play-close = Не хуже лучшего хода: разница слишком мала, чтобы иметь значение.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Решения по кубу
drill-cube-action-about = Нужно ли вам удваивать, а сопернику принимать?
drill-cube-action-task = Вам бросать, партия на деньги, куб посередине. Какие решения по кубу верны?
drill-cube-action-match-task = Вам бросать, куб посередине. До победы в матче не хватает очков: вам — { $ours }, сопернику — { $theirs }. Какие решения по кубу верны?
drill-cube = { $action ->
    [no-double] Не удваивать
    [double-take] Удвоить, принять
    [double-drop] Удвоить, отказаться
   *[too-good] Слишком хорошо для удвоения
}
drill-cube-why = { $action ->
    [no-double] Бросать с кубом посередине выгоднее, чем удвоить, когда удвоение примут.
    [double-take] Удвоить выгоднее, чем бросать, а соперник потеряет меньше, если примет, чем если откажется.
    [double-drop] Приняв, соперник потерял бы больше, чем отказавшись, поэтому удваивайте и сразу выигрывайте.
   *[too-good] Соперник отказался бы, но играть дальше на марс ещё выгоднее.
}
drill-cube-values = Цена в очках: без удвоения { $none }; удвоить и принять { $take }; удвоить и отказаться { $drop }.
drill-cube-chances = Вы выигрываете { $win } % партий, с марсом — { $gammon } %.
drill-take-point = Порог принятия
drill-take-point-about = Какими должны быть ваши шансы, чтобы принять удвоение при этом счёте?
drill-take-point-task = До победы в матче не хватает очков: вам — { $ours }, сопернику — { $theirs }. Вам предлагают куб на { $cube }. С какой вероятности выиграть партию нужно принимать, если марсов нет и куб больше не повернут?
drill-take-point-chances = Ваши шансы выиграть матч: { $dropped } %, если отказаться, { $lost } %, если принять и проиграть, { $won } %, если принять и выиграть.
drill-take-point-why = Вы рискуете { $risk }, чтобы получить { $gain }: это оправданно, если доля ваших побед не меньше { $risk } ÷ ({ $risk } + { $gain }).
drill-percent = Процент
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Шансы на победу
drill-race-chance-about = Оцените, как часто вы выигрываете, когда остаётся только снимать шашки.
drill-race-chance-task = Вам бросать. Как часто вы выигрываете эту гонку?
drill-race-chance-why = У вас пипсов: { $ours }, шашек: { $our-checkers }. У соперника пипсов: { $theirs }, шашек: { $their-checkers }. Ошибка до 6 процентов считается верным ответом.
drill-race-win = Вы выигрываете { $win } % гонок.
drill-race-cube = Куб в гонке
drill-race-cube-about = Последние броски гонки: удвоить или бросать дальше?
drill-bearoff-play = Снятие шашек
drill-bearoff-play-about = Найдите ход, который чаще всего выигрывает гонку.
drill-bearoff-play-task = У вас выпало { $dice }. Какой ход выигрывает чаще всего?
drill-bearoff-play-why = Как часто выигрывает каждый ход, по точному подсчёту.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Бросок
