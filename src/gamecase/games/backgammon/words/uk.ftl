### Короткі нарди. Пункти рахують від свого дому: 1 — крайній у домі, 24 — найдальший.
### пункт = point, бар = bar, зняти = bear off, бити = hit, куб = cube, подвоєння = double (куба), дубль = doubles.

game-name = Короткі нарди
game-about = Проведіть свої п’ятнадцять шашок додому й зніміть їх із дошки, а дорогою бийте шашки суперника.
seat-first = Світлі
seat-second = Темні

## Booklets
booklet-case = Валізка з нардами
booklet-case-about = Знімати можна лише точним числом, а коли всі шашки вдома, ходити не обов’язково. У грі на ставку є куб.
booklet-best-of = За партіями
booklet-best-of-about = Рахують лише партії: дві з трьох або три з п’яти. Без куба.
booklet-small-first = Спершу менше число
booklet-small-first-about = Спершу грають менше число, дубль — цілком або ніяк, а знімають із найдальшого пункту.
booklet-collection = Набір ігор
booklet-collection-about = Знімати можна будь-яким числом, якого вистачає до краю. Суперник може вказати на помилку до свого кидка.
booklet-tournament = Турнір
booklet-tournament-about = Нарди, як у них грають сьогодні: матчі на очки або партії на ставку, з кубом і всіма його правилами.
box-says = Що з цього є у правилах, які ви маєте?
box-says-more-than-two = Пункт закритий, якщо на ньому «більше двох» шашок
box-says-games = Грають до двох перемог у трьох партіях або до трьох у п’яти
box-says-smaller = Менше число завжди грають першим
box-says-correction = На хід проти правил можна вказати до наступного кидка
box-says-nothing = Друкованих правил у мене немає
box-cube_inside = Чи є в коробці куб подвоєння?
box-languages = Скількома мовами вони написані?

## Switches
switch-stake = На що ви граєте?
switch-stake-0 = Просто так, без куба
switch-stake-1 = Ставка 1, з кубом
switch-stake-2 = Ставка 2, з кубом
switch-stake-5 = Ставка 5, з кубом
switch-stake-10 = Ставка 10, з кубом
switch-win_triple_needs_none_off = Коли перемога потрійна?
switch-win_triple_needs_none_off-yes = Лише якщо переможений не зняв жодної шашки
switch-win_triple_needs_none_off-no = Завжди, коли в переможеного шашка на барі або в домі переможця
switch-assisted = Перевірка ходів
switch-assisted-yes = Дозволяє лише ходи за правилами
switch-assisted-no = Дозволяє будь-який хід, як на справжній дошці
switch-bearoff_may_pass = Коли всі ваші шашки вдома
switch-bearoff_may_pass-no = Треба зіграти кожне число, яке можна
switch-bearoff_may_pass-yes = Число можна лишити незіграним
switch-bearoff_six_needs_double_six = Зняття з пункту 6
switch-bearoff_six_needs_double_six-no = Будь-якою шісткою
switch-bearoff_six_needs_double_six-yes = Лише двома шістками
switch-bearoff_rule = Як знімають шашку?
switch-bearoff_rule-any-sufficient = Будь-яким числом, якого вистачає до краю
switch-bearoff_rule-exact-or-highest = Числом її пункту, з найдальшого — і більшим
switch-setup = Розстановка
switch-setup-standard = Звичайна
switch-setup-nackgammon = Накгамон
switch-setup-hypergammon = Гіпергамон, по три шашки
switch-cube = Куб подвоєння
switch-cube-on = З кубом
switch-cube-off = Без куба
switch-cube_limit = Межа куба
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Коли куб посередині
switch-centred_cube-either = Повернути його може будь-який гравець
switch-centred_cube-holland = Після партії Кроуфорда — коли обидва гравці кинули двічі
switch-crawford = Партія Кроуфорда
switch-crawford-yes = Одна партія без куба, коли гравцеві бракує одного очка
switch-crawford-no = Без партії Кроуфорда
switch-jacoby = Правило Джекобі
switch-jacoby-yes = Марс і кокс рахують, лише якщо куб повернули
switch-jacoby-no = Марс і кокс рахують завжди
switch-beavers = Бівери
switch-beavers-yes = Дозволено
switch-beavers-no = Не дозволено
switch-raccoons = Ракуни
switch-raccoons-yes = Дозволено
switch-raccoons-no = Не дозволено
switch-automatic_doubles = Однакові числа під час розіграшу першого ходу
switch-automatic_doubles-0 = Кидають ще раз
switch-automatic_doubles-1 = Ставка подвоюється, але не більше разу
switch-automatic_doubles-2 = Ставка подвоюється, але не більше двох разів
switch-automatic_doubles-3 = Ставка подвоюється, але не більше трьох разів

## Clauses
clause-aim = Приведіть усі свої шашки в дім, а потім зніміть їх із дошки. Перемагає гравець, у якого шашок не лишилося першим.
clause-setup = Шашки гравців стоять дзеркально. Ваші шашки йдуть із дому суперника навколо всієї дошки у ваш дім.
clause-forward = Шашки йдуть лише до дому, назад — ніколи.
clause-starter-high = Кожен гравець кидає один кубик. Починає той, у кого випало більше.
clause-draw-first = Спершу розігрують перший хід. Якщо в обох випало те саме число, кидають знову.
clause-first-throw-fresh = Для першого ходу той, хто починає, заново кидає обидва кубики.
clause-first-throw-drawn = Два кубики розіграшу — це й є перший кидок того, хто починає, тож дублем він не буває.
clause-already-started = Перший хід розігрують один раз за партію.
clause-throw-first = Гравці ходять по черзі. Хід починається з кидка двох кубиків.
clause-dice-zone = Кубики кидають у праву половину дошки, якщо дивитися з вашого боку.
clause-choice-first = Якщо ви можете подвоїти, зробіть це до кидка.
clause-play-first = Спершу зіграйте свій кидок, усе інше потім.
clause-dice-only = Кожним числом ви рухаєте одну шашку на стільки ж пунктів. Однією шашкою можна зіграти кілька чисел поспіль; після кожного вона стає на пункт.
clause-no-checker = Ходити можна лише своїми шашками.
clause-closed-point = Пункт, де дві чи більше шашок суперника, закритий: стати на нього не можна, навіть посеред довшого ходу.
clause-self-hit = Якщо ви все ж поставили шашку на закритий пункт, вона вважається битою і йде на бар, а число зіграно.
clause-hit = Якщо ви стаєте на одиноку шашку суперника, ви її б’єте: вона йде на бар. Бити не обов’язково, якщо можна сходити інакше.
clause-any-order = Числа можна грати в будь-якому порядку.
clause-smaller-first = Менше число завжди грають раніше за більше.
clause-smaller-lost = Якщо менше число не можна зіграти жодною шашкою, воно пропадає, і ви граєте лише більше.
clause-must-move = Якщо ви можете ходити, ви мусите.
clause-use-all = Ви мусите зіграти стільки чисел, скільки дозволяють правила: обидва, якщо є спосіб зіграти обидва.
clause-use-higher = Якщо ви можете зіграти будь-яке з чисел, але не обидва, ви мусите зіграти більше.
clause-stop-at-home = Коли всі ваші шашки вдома, ходити не обов’язково: будь-яке число можна лишити незіграним.
clause-doubles-four = Якщо випав дубль, ви граєте число чотири рази.
clause-partial-double = Із чотирьох кроків дубля зіграйте скільки можна; решта пропадає.
clause-whole-double = Дубль грають цілком, усі чотири кроки, або зовсім не грають. Досить і меншого, якщо раніше знято вашу останню шашку.
clause-enter-first = Шашка з бару має ввійти першою — у дім суперника, на пункт, який кубик відлічує від дальнього краю. Доки не ввійшли всі ваші шашки, нічим іншим ходити не можна.
clause-enter-any = Увійти можна будь-яким із двох чисел; число, яким увійти не можна, пропадає.
clause-smaller-enters = Якщо ваша шашка на барі й увійти меншим числом не можна, пропадає весь кидок.
clause-home-first = Почати знімати можна, коли всі ваші шашки вдома. Якщо одну побили, продовжувати можна, коли всі знову вдома.
clause-exact-number = Шашку можна зняти лише точним числом її пункту.
clause-highest-first = Шашку можна зняти числом її пункту, а з найдальшого зайнятого пункту — і більшим.
clause-rear-first = Знімати можна лише з найдальшого зайнятого пункту, будь-яким числом, якого вистачає до краю.
clause-any-sufficient = Будь-яку шашку можна зняти числом, якого вистачає до краю.
clause-past-band = Шашку не можна зняти, доки суперник тримає у вашому домі пункт перед нею.
clause-double-six = Із пункту 6 можна знімати, лише коли випали дві шістки.
clause-inside-move = Замість зняття завжди можна сходити всередині дому.
clause-win = Перемагає гравець, який першим зняв усі свої шашки.
clause-win-counts-one = Кожна перемога рахується за одну.
clause-win-kinds = Перемога рахується один раз. Вона рахується двічі, якщо переможений не зняв жодної шашки, і тричі, якщо до того ж його шашка на барі або в домі переможця.
clause-stalled = Після п’ятдесяти ходів поспіль, у яких ніхто не зрушив шашки, партія закінчується внічию.
clause-cube = На початку куб лежить посередині й показує 1. Кожне подвоєння збільшує ціну партії вдвічі.
clause-no-cube = За цими правилами куб використовують, лише коли грають на ставку або на очки. Де просто рахують партії, куба немає.
clause-double-before-throw = Подвоєння можна запропонувати перед своїм кидком, але не перед першим кидком партії.
clause-answer-first = Суперник приймає подвоєння або відмовляється і програє партію.
clause-nothing-offered = Прийняти чи відмовитися можна, лише коли вам запропонували подвоєння.
clause-cube-owner = Якщо ви прийняли подвоєння, куб ваш, і наступного разу подвоїти можете лише ви.
clause-cube-limit = Куб не може піти далі своєї межі.
clause-cube-dead = У матчі куб більше не повертають, якщо він уже вирішує матч для обох гравців.
clause-crawford = Першу партію, у якій гравцеві бракує одного очка, грають без куба.
clause-holland = За вибором: після неї куб посередині можна повернути, лише коли обидва гравці кинули двічі.
clause-jacoby = Поза матчем подвійна й потрійна перемоги рахуються простими, якщо куб не повертали.
clause-beavers = Поза матчем на подвоєння можна відповісти, одразу подвоївши ще раз і лишивши куб собі: це бівер.
clause-no-beaver = Бівер можна дати, лише якщо про бівери домовилися, і лише у відповідь на подвоєння.
clause-no-raccoon = Ракун можна дати, лише якщо про ракуни домовилися, і лише у відповідь на бівер.
clause-automatic-doubles = Поза матчем однакові числа під час розіграшу першого ходу подвоюють ставку, але не більше разів, ніж домовилися.
clause-match-games = Заздалегідь домовтеся, зі скількох партій матч, наприклад дві перемоги з трьох.
clause-match-points = Матч виграє гравець, який першим набрав домовлену кількість очок.
clause-no-resignation = Ці правила не кажуть, чого коштує здача.
clause-resignation = Можна запропонувати здати партію як просту, подвійну чи потрійну поразку. Суперник погоджується або відхиляє.
clause-answer-resignation = На пропозицію здатися відповідають до продовження гри.
clause-correction = Ви можете вимагати, щоб суперник переграв хід проти правил із тими самими числами.
clause-nothing-wrong = Хід за правилами лишається чинним.
clause-correct-before-throw = Вимагати цього можна лише до свого кидка.
clause-one-by-one = Де дозволено будь-який хід, шашки переставляють по одній, а тоді завершують хід.
clause-no-correction = Завершений хід лишається чинним.

## Why not
refusal-draw-first = Спершу розіграш першого ходу.
refusal-already-started = Партія вже почалася.
refusal-throw-first = Спершу киньте кубики.
refusal-choice-first = Спершу киньте кубики або подвойте.
refusal-play-first = Спершу зіграйте свій кидок.
refusal-dice-zone = Кубики лягли не в правій половині дошки: киньте обидва знову.
refusal-forward = Назад із { $from } на { $to } не можна. Шашки йдуть лише до дому.
refusal-no-checker = { $place ->
    [bar] На барі немає ваших шашок.
   *[point] На пункті { $point } немає ваших шашок.
}
refusal-dice-only = { $count ->
    [0] Чисел для гри у вас більше немає.
    [one] Це хід на { $distance }, а у вас лишилося { $dice }.
    [few] Це хід на { $distance }, а у вас лишилися { $dice }.
    [many] Це хід на { $distance }, а у вас лишилися { $dice }.
   *[other] Це хід на { $distance }, а у вас лишилися { $dice }.
}
refusal-closed-point = { $count ->
    [one] Пункт { $point } закритий: там { $count } шашка суперника.
    [few] Пункт { $point } закритий: там { $count } шашки суперника.
    [many] Пункт { $point } закритий: там { $count } шашок суперника.
   *[other] Пункт { $point } закритий: там { $count } шашки суперника.
}
refusal-smaller-first = Спершу менше число: { $die }, а потім { $larger }.
refusal-smaller-lost = Число { $die } не можна було зіграти першим жодною шашкою, тож воно пропало.
refusal-must-move = { $possible ->
    [one] Ви можете зіграти { $possible } число, а отже, мусите.
    [few] Ви можете зіграти { $possible } числа, а отже, мусите.
    [many] Ви можете зіграти { $possible } чисел, а отже, мусите.
   *[other] Ви можете зіграти { $possible } числа, а отже, мусите.
}
refusal-use-all = { $possible ->
    [one] Ви можете зіграти { $possible } число, а так зіграєте { $used }.
    [few] Ви можете зіграти { $possible } числа, а так зіграєте лише { $used }. Знайдіть хід, де грають усі.
    [many] Ви можете зіграти { $possible } чисел, а так зіграєте лише { $used }. Знайдіть хід, де грають усі.
   *[other] Ви можете зіграти { $possible } числа, а так зіграєте лише { $used }. Знайдіть хід, де грають усі.
}
refusal-use-higher = Ви можете зіграти лише одне число, і це має бути більше: { $die }.
refusal-whole-double = { $possible ->
    [one] Дубль грають цілком, а ви можете зробити лише { $possible } крок із { $needed }: кидок пропадає.
    [few] Дубль грають цілком, а ви можете зробити лише { $possible } кроки з { $needed }: кидок пропадає.
    [many] Дубль грають цілком, а ви можете зробити лише { $possible } кроків із { $needed }: кидок пропадає.
   *[other] Дубль грають цілком, а ви можете зробити лише { $possible } кроку з { $needed }: кидок пропадає.
}
refusal-enter-first = { $count ->
    [one] На барі { $count } ваша шашка: спершу введіть її.
    [few] На барі { $count } ваші шашки: спершу введіть їх.
    [many] На барі { $count } ваших шашок: спершу введіть їх.
   *[other] На барі { $count } ваших шашки: спершу введіть їх.
}
refusal-smaller-enters = Із { $die } вашій шашці не ввійти: пункт { $point } закритий. Увесь кидок пропадає.
refusal-home-first = { $count ->
    [one] Знімати ще не можна: { $count } шашка не вдома.
    [few] Знімати ще не можна: { $count } шашки не вдома.
    [many] Знімати ще не можна: { $count } шашок не вдома.
   *[other] Знімати ще не можна: { $count } шашки не вдома.
}
refusal-exact-number = Із пункту { $point } можна зняти лише числом { $point }; у вас лишилося { $dice }.
refusal-highest-first = Із пункту { $point } можна зняти більшим числом, лише якщо за ним нікого немає; у вас ще є шашки на пункті { $highest }.
refusal-rear-first = Знімайте спершу з найдальшого пункту: у вас ще є шашки на пункті { $highest }.
refusal-past-band = { $count ->
    [one] Із пункту { $point } знімати не можна: у суперника { $count } шашка на пункті { $band } перед ним.
    [few] Із пункту { $point } знімати не можна: у суперника { $count } шашки на пункті { $band } перед ним.
    [many] Із пункту { $point } знімати не можна: у суперника { $count } шашок на пункті { $band } перед ним.
   *[other] Із пункту { $point } знімати не можна: у суперника { $count } шашки на пункті { $band } перед ним.
}
refusal-double-six = Із пункту 6 можна знімати, лише коли випали дві шістки; у вас випало { $dice }.
refusal-no-cube = У цій партії немає куба.
refusal-double-before-throw = Подвоїти можна лише перед своїм кидком, і не перед першим кидком партії.
refusal-answer-first = Спершу дайте відповідь на подвоєння до { $value }: прийміть або відмовтеся.
refusal-nothing-offered = Відповідати нема на що: нічого не запропоновано.
refusal-cube-owner = Куб у суперника, на ньому { $value }.
refusal-cube-limit = На кубі { $value }, вище він не йде.
refusal-cube-dead = { $needed ->
    [one] Куб зі значенням { $value } уже вирішує матч: нікому не треба більше { $needed } очка.
    [few] Куб зі значенням { $value } уже вирішує матч: нікому не треба більше { $needed } очок.
    [many] Куб зі значенням { $value } уже вирішує матч: нікому не треба більше { $needed } очок.
   *[other] Куб зі значенням { $value } уже вирішує матч: нікому не треба більше { $needed } очка.
}
refusal-crawford = Це партія Кроуфорда в матчі до { $number }: подвоювати не можна.
refusal-holland = { $throws ->
    [one] Після партії Кроуфорда подвоюють, коли обидва гравці кинули двічі; поки зроблено { $throws } кидок.
    [few] Після партії Кроуфорда подвоюють, коли обидва гравці кинули двічі; поки зроблено { $throws } кидки.
    [many] Після партії Кроуфорда подвоюють, коли обидва гравці кинули двічі; поки зроблено { $throws } кидків.
   *[other] Після партії Кроуфорда подвоюють, коли обидва гравці кинули двічі; поки зроблено { $throws } кидка.
}
refusal-no-beaver = Бівер тут дати не можна.
refusal-no-raccoon = Ракун тут дати не можна.
refusal-no-resignation = У цих правилах немає простої, подвійної чи потрійної здачі.
refusal-answer-resignation = Спершу прийміть або відхиліть пропозицію здатися.
refusal-one-by-one = Тут шашки рухають по одній.
refusal-no-correction = Завершений хід лишається чинним.
refusal-correct-before-throw = На помилку можна вказати лише до свого кидка.
refusal-nothing-wrong = Цей хід був за правилами.

## How it ended
outcome-single = { $points ->
    [one] { $seat } знімають останню шашку й виграють { $points } очко.
    [few] { $seat } знімають останню шашку й виграють { $points } очки.
    [many] { $seat } знімають останню шашку й виграють { $points } очок.
   *[other] { $seat } знімають останню шашку й виграють { $points } очка.
}
outcome-double = { $points ->
    [one] { $seat } здобувають подвійну перемогу, це { $points } очко: суперник нічого не зняв.
    [few] { $seat } здобувають подвійну перемогу, це { $points } очки: суперник нічого не зняв.
    [many] { $seat } здобувають подвійну перемогу, це { $points } очок: суперник нічого не зняв.
   *[other] { $seat } здобувають подвійну перемогу, це { $points } очка: суперник нічого не зняв.
}
outcome-triple = { $points ->
    [one] { $seat } здобувають потрійну перемогу, це { $points } очко: суперник ще має шашку на барі або в домі переможця.
    [few] { $seat } здобувають потрійну перемогу, це { $points } очки: суперник ще має шашку на барі або в домі переможця.
    [many] { $seat } здобувають потрійну перемогу, це { $points } очок: суперник ще має шашку на барі або в домі переможця.
   *[other] { $seat } здобувають потрійну перемогу, це { $points } очка: суперник ще має шашку на барі або в домі переможця.
}
outcome-gammon = { $points ->
    [one] { $seat } виграють марс, це { $points } очко: суперник нічого не зняв.
    [few] { $seat } виграють марс, це { $points } очки: суперник нічого не зняв.
    [many] { $seat } виграють марс, це { $points } очок: суперник нічого не зняв.
   *[other] { $seat } виграють марс, це { $points } очка: суперник нічого не зняв.
}
outcome-backgammon = { $points ->
    [one] { $seat } виграють кокс, це { $points } очко: суперник ще має шашку на барі або в домі переможця.
    [few] { $seat } виграють кокс, це { $points } очки: суперник ще має шашку на барі або в домі переможця.
    [many] { $seat } виграють кокс, це { $points } очок: суперник ще має шашку на барі або в домі переможця.
   *[other] { $seat } виграють кокс, це { $points } очка: суперник ще має шашку на барі або в домі переможця.
}
outcome-dropped = { $points ->
    [one] { $seat } виграють { $points } очко: суперник відмовився від подвоєння.
    [few] { $seat } виграють { $points } очки: суперник відмовився від подвоєння.
    [many] { $seat } виграють { $points } очок: суперник відмовився від подвоєння.
   *[other] { $seat } виграють { $points } очка: суперник відмовився від подвоєння.
}
outcome-conceded = { $points ->
    [one] { $seat } виграють { $points } очко: суперник здався.
    [few] { $seat } виграють { $points } очки: суперник здався.
    [many] { $seat } виграють { $points } очок: суперник здався.
   *[other] { $seat } виграють { $points } очка: суперник здався.
}
outcome-stalled = Нічия: уже давно ніхто не ходить.

## Levels
level-beginner = Новачок
level-beginner-about = Грає перший хід, який побачить, і підставляє шашки під удар.
level-casual = Аматор
level-casual-about = Тримає шашки разом і б’є, коли може.
level-steady = Надійний
level-steady-about = Займає пункти, рахує піпси й подвоює, коли впевнено попереду.
level-expert = Експерт
level-expert-about = Рахує на кидок наперед і рідко помиляється.
level-master = Майстер
level-master-about = Рахує на два кидки наперед. Світовий клас.

## On the table
look-home-right = Дім праворуч
look-home-left = Дім ліворуч
look-blue-right = { look-home-right }, синє сукно
look-blue-left = { look-home-left }, синє сукно
look-wine-right = { look-home-right }, бордове сукно
look-wine-left = { look-home-left }, бордове сукно

scene-title = Дошка для нардів
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] Пункти рахують від дому світлих, унизу ліворуч.
       *[right] Пункти рахують від дому світлих, унизу праворуч.
    }
   *[second] { $home ->
        [left] Пункти рахують від дому темних, унизу ліворуч.
       *[right] Пункти рахують від дому темних, унизу праворуч.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Шашки світлих на { $points }.
   *[second] Шашки темних на { $points }.
}
scene-no-points = { $seat ->
    [first] Шашок світлих немає на жодному пункті.
   *[second] Шашок темних немає на жодному пункті.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] На барі { $count } світла шашка.
        [few] На барі { $count } світлі шашки.
        [many] На барі { $count } світлих шашок.
       *[other] На барі { $count } світлої шашки.
    }
   *[second] { $count ->
        [one] На барі { $count } темна шашка.
        [few] На барі { $count } темні шашки.
        [many] На барі { $count } темних шашок.
       *[other] На барі { $count } темної шашки.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] Знято { $count } світлу шашку.
        [few] Знято { $count } світлі шашки.
        [many] Знято { $count } світлих шашок.
       *[other] Знято { $count } світлої шашки.
    }
   *[second] { $count ->
        [one] Знято { $count } темну шашку.
        [few] Знято { $count } темні шашки.
        [many] Знято { $count } темних шашок.
       *[other] Знято { $count } темної шашки.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Світлим лишилося пройти { $count } піпс.
        [few] Світлим лишилося пройти { $count } піпси.
        [many] Світлим лишилося пройти { $count } піпсів.
       *[other] Світлим лишилося пройти { $count } піпса.
    }
   *[second] { $count ->
        [one] Темним лишилося пройти { $count } піпс.
        [few] Темним лишилося пройти { $count } піпси.
        [many] Темним лишилося пройти { $count } піпсів.
       *[other] Темним лишилося пройти { $count } піпса.
    }
}
scene-dice = { $count ->
    [one] Лишилося зіграти число { $dice }.
    [few] Лишилося зіграти числа { $dice }.
    [many] Лишилося зіграти числа { $dice }.
   *[other] Лишилося зіграти числа { $dice }.
}
scene-cube = { $owner ->
    [first] Куб у світлих, на ньому { $value }.
    [second] Куб у темних, на ньому { $value }.
   *[nobody] Куб посередині, на ньому { $value }.
}
scene-away = Бракує очок: світлим { $first }, темним { $second }.
scene-crawford = Це партія Кроуфорда, без подвоєнь.
scene-due-draw = Кожен кидає по кубику: так вирішується, хто почне.
scene-due-choice = { $seat ->
    [first] Черга світлих, до кидка.
   *[second] Черга темних, до кидка.
}
scene-due-throw = { $seat ->
    [first] Кидають світлі.
   *[second] Кидають темні.
}
scene-due-play = { $seat ->
    [first] Ходять світлі.
   *[second] Ходять темні.
}
scene-due-offered = { $seat ->
    [first] Світлим запропоновано куб на { $value }: прийняти або відмовитися.
   *[second] Темним запропоновано куб на { $value }: прийняти або відмовитися.
}
scene-due-beavered = { $seat ->
    [first] Світлим відповіли бівером: на кубі буде { $value }.
   *[second] Темним відповіли бівером: на кубі буде { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Світлим відповіли ракуном: на кубі буде { $value }.
   *[second] Темним відповіли ракуном: на кубі буде { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Темні пропонують здатися з простою поразкою; відповідають світлі.
       *[second] Світлі пропонують здатися з простою поразкою; відповідають темні.
    }
    [2] { $seat ->
        [first] Темні пропонують здатися з подвійною поразкою; відповідають світлі.
       *[second] Світлі пропонують здатися з подвійною поразкою; відповідають темні.
    }
   *[3] { $seat ->
        [first] Темні пропонують здатися з потрійною поразкою; відповідають світлі.
       *[second] Світлі пропонують здатися з потрійною поразкою; відповідають темні.
    }
}
scene-due-over = Партію завершено.

scene-point = { $holder ->
    [first] { $count ->
        [one] Пункт { $point }: { $count } світла шашка
        [few] Пункт { $point }: { $count } світлі шашки
        [many] Пункт { $point }: { $count } світлих шашок
       *[other] Пункт { $point }: { $count } світлої шашки
    }
    [second] { $count ->
        [one] Пункт { $point }: { $count } темна шашка
        [few] Пункт { $point }: { $count } темні шашки
        [many] Пункт { $point }: { $count } темних шашок
       *[other] Пункт { $point }: { $count } темної шашки
    }
   *[nobody] Пункт { $point }: порожньо
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Бар: світлих шашок немає
        [one] Бар: { $count } світла шашка
        [few] Бар: { $count } світлі шашки
        [many] Бар: { $count } світлих шашок
       *[other] Бар: { $count } світлої шашки
    }
   *[second] { $count ->
        [0] Бар: темних шашок немає
        [one] Бар: { $count } темна шашка
        [few] Бар: { $count } темні шашки
        [many] Бар: { $count } темних шашок
       *[other] Бар: { $count } темної шашки
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Лоток: знятих світлих шашок немає
        [one] Лоток: знято { $count } світлу шашку
        [few] Лоток: знято { $count } світлі шашки
        [many] Лоток: знято { $count } світлих шашок
       *[other] Лоток: знято { $count } світлої шашки
    }
   *[second] { $count ->
        [0] Лоток: знятих темних шашок немає
        [one] Лоток: знято { $count } темну шашку
        [few] Лоток: знято { $count } темні шашки
        [many] Лоток: знято { $count } темних шашок
       *[other] Лоток: знято { $count } темної шашки
    }
}
scene-die = { $state ->
    [used] Кубик: { $number }, зіграно
   *[left] Кубик: { $number }
}
scene-no-die = Кубики, ще не кинуті
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] У світлих випало { $number }
    [second] У темних випало { $number }
   *[nobody] На кубику { $number }
}

## What a hand may say
act-throw = Кинути
act-double = Подвоїти до { $value }
act-take = Прийняти куб: { $value }
act-drop = Відмовитися
act-beaver = Бівер: { $value }
act-raccoon = Ракун: { $value }
act-accept = Прийняти
act-decline = Відхилити
act-correct = Вказати на помилку
act-check = Це за правилами?
act-done = Завершити хід
act-resign = { $kind ->
    [1] Здатися: проста поразка
    [2] Здатися: подвійна поразка
   *[3] Здатися: потрійна поразка
}
# Ending a turn although more could be played.
act-stop = Закінчити хід тут
act-pass = Не ходити
act-no-move = Ходу немає: завершити
act-forced = Вимушений хід: { $play }

## What happened
told-start = { $seat ->
    [first] Розіграш першого ходу: світлі { $first }, темні { $second }. Починають світлі.
    [second] Розіграш першого ходу: світлі { $first }, темні { $second }. Починають темні.
   *[nobody] Розіграш першого ходу: в обох { $first }. Кидають ще раз.
}
told-roll = { $seat ->
    [first] Світлі кидають { $dice }
   *[second] Темні кидають { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Світлі: { $play }
   *[second] Темні: { $play }
}
told-self-hit = { $seat ->
    [first] Світлі: { $play }, на закритий пункт; шашка йде на бар
   *[second] Темні: { $play }, на закритий пункт; шашка йде на бар
}
told-no-move = { $seat ->
    [first] У світлих немає ходу
   *[second] У темних немає ходу
}
told-pass = { $seat ->
    [first] Світлі не ходять
   *[second] Темні не ходять
}
told-done = { $seat ->
    [first] Світлі завершують хід
   *[second] Темні завершують хід
}
told-throw = { $seat ->
    [first] Світлі беруть кубики
   *[second] Темні беруть кубики
}
told-double = { $seat ->
    [first] Світлі подвоюють до { $value }
   *[second] Темні подвоюють до { $value }
}
told-take = { $seat ->
    [first] Світлі приймають куб: { $value }
   *[second] Темні приймають куб: { $value }
}
told-drop = { $seat ->
    [first] Світлі відмовляються
   *[second] Темні відмовляються
}
told-beaver = { $seat ->
    [first] Світлі відповідають бівером: { $value }
   *[second] Темні відповідають бівером: { $value }
}
told-raccoon = { $seat ->
    [first] Світлі відповідають ракуном: { $value }
   *[second] Темні відповідають ракуном: { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Світлі пропонують здатися з простою поразкою
       *[second] Темні пропонують здатися з простою поразкою
    }
    [2] { $seat ->
        [first] Світлі пропонують здатися з подвійною поразкою
       *[second] Темні пропонують здатися з подвійною поразкою
    }
   *[3] { $seat ->
        [first] Світлі пропонують здатися з потрійною поразкою
       *[second] Темні пропонують здатися з потрійною поразкою
    }
}
told-accept-loss = { $seat ->
    [first] Світлі погоджуються
   *[second] Темні погоджуються
}
told-decline-loss = { $seat ->
    [first] Світлі відхиляють
   *[second] Темні відхиляють
}
told-correct = { $seat ->
    [first] Світлі вказують на помилку: хід грають заново
   *[second] Темні вказують на помилку: хід грають заново
}

## The rule book's chapters
chapter-setup = Мета й напрямок
chapter-begin = Хто починає
chapter-dice = Кидки й ходи
chapter-points = Пункти й удари
chapter-bar = Вхід із бару
chapter-bearing-off = Зняття шашок
chapter-winning = Перемога
chapter-cube = Куб
chapter-errors = Помилки й здача партії

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Займіть пункт
lesson-make-a-point-task = У вас випало 3 і 1. Поставте дві шашки разом на свій пункт 5.
lesson-make-a-point-done = Дві шашки на одному пункті в безпеці й закривають його для суперника.
lesson-run = Утеча
lesson-run-task = У вас випало 6 і 5. Відведіть одну із задніх шашок у безпечне місце, на свій пункт 13.
lesson-run-done = Однією шашкою можна зіграти обидва числа, одне за одним.
lesson-hit = Удар
lesson-hit-task = На вашому пункті 4 стоїть одинока шашка суперника. Побийте її та займіть цей пункт.
lesson-hit-done = Бита шашка починає шлях заново, з бару.
lesson-closed = Закриті пункти
lesson-closed-task = У вас випали дві п’ятірки. Задні шашки заблоковано: займіть пункт 3 шашками з пунктів 13 і 8.
lesson-closed-done = На пункт, де дві чи більше шашок суперника, стати не можна.
lesson-enter = З бару
lesson-enter-task = У вас випало 6 і 4, а одна ваша шашка на барі. Введіть її, а потім сходіть іншою задньою шашкою.
lesson-enter-done = Спершу входить шашка з бару, а вже потім ходять інші.
lesson-use-both = Або одне, або друге
lesson-use-both-task = У вас випало 6 і 5. Ви можете зіграти будь-яке з чисел, але не обидва. Зіграйте те, яке мусите.
lesson-use-both-done = Якщо ви можете зіграти лише одне з двох чисел, це має бути більше.
lesson-doubles = Дубль
lesson-doubles-task = У вас випали дві трійки, отже, ви ходите чотири рази. Займіть пункт 5 і пункт 3.
lesson-doubles-done = Коли випадає дубль, ви граєте число чотири рази.
lesson-bear-off = Зняття шашок
lesson-bear-off-task = Усі ваші шашки вдома. Випало 5 і 2: зніміть дві шашки.
lesson-bear-off-done = Кожним числом ви знімаєте шашку з пункту з тим самим номером.
lesson-bear-off-high = Завелике число
lesson-bear-off-high-task = У вас випало 6 і 4, але так далеко позаду шашок у вас немає. Усе одно зніміть дві шашки.
lesson-bear-off-high-done = Якщо число більше за ваш найдальший зайнятий пункт, ви знімаєте шашку з цього пункту.
lesson-double = Куб
lesson-double-task = Ви впевнено попереду. Подвойте, перш ніж кидати.
lesson-double-done = Суперник приймає і грає далі на вдвічі більшу ціну або відмовляється і програє нинішню.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Перемога: { $win }%.
    [double] Перемога: { $win }% (подвійна { $wins-double }%, потрійна { $wins-triple }%), поразка: { $loss }% (подвійна { $loses-double }%, потрійна { $loses-triple }%).
   *[gammon] Перемога: { $win }% (марс { $wins-double }%, кокс { $wins-triple }%), поразка: { $loss }% (марс { $loses-double }%, кокс { $loses-triple }%).
}
mistake-cost = Втрачає { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } очка.
mistake-given = { $what ->
    [shots] Кидків, що б’ють: { $played } із 36 замість { $best }.
    [cashed] Тепер суперник може подвоїти й одразу виграти.
    [doubled] Тепер суперник має добре подвоєння.
    [wins] Перемога у { $played }% випадків замість { $best }%.
    [gammons-won] Подвійна перемога у { $played }% випадків замість { $best }%.
   *[gammons-lost] Подвійна поразка у { $played }% випадків замість { $best }%.
}
mistake-cube = { $why ->
    [too-early] Подвоєння зарано.
    [too-good] Позиція надто добра для подвоєння: вигідніше грати далі.
    [double] Тут треба було подвоїти.
    [take] Тут треба приймати.
    [drop] Тут треба відмовлятися.
   *[beaver] Правильною відповіддю був бівер.
}
tally-errors = Рішень: { $decisions }. Втрачено: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } очка, рівень помилок { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (тисячних очка на рішення).
tally-luck = Везіння: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } очка.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Кинути: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Подвоїти: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Прийняти куб: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Відмовитися: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Бівер: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Ракун: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Киньте кубики або спершу подвойте, якщо ви впевнено попереду.
    [answer] Суперник подвоює: прийміть і грайте на вдвічі більшу ціну або відмовтеся й програйте нинішню.
    [bar] Ваша шашка на барі: передусім уведіть її.
    [off] Усі ваші шашки вдома: знімайте їх.
    [move] Ведіть шашки додому обома числами. Дві й більше на одному пункті — у безпеці.
    [race] Бити більше нічого: якнайшвидше ведіть усі шашки додому, а потім знімайте.
   *[other] Виберіть кнопку під дошкою.
}
guide-why = { $why ->
    [hits] Ви б’єте шашку: вона почне спочатку, з бару.
    [off] Ви знімаєте шашки.
    [point] Ви займаєте пункт: шашки разом у безпеці й заважають суперникові.
    [safe] Ви лишаєте менше одиноких шашок.
    [runs] Ви виводите в дорогу задню шашку.
    [past] Ваші останні шашки минають шашки суперника: бити більше нічого.
    [race] Так ви втрачаєте найменше піпсів.
    [pass] Ходити вам нічим.
    [double] Вашої переваги досить для подвоєння.
    [take] Ви виграватимете досить часто, щоб грати далі.
    [drop] Ви програвали б надто часто.
    [throw] Для подвоєння ваша перевага замала.
   *[other] Це дає вам найкращі шанси.
}
character-beginner = Піп
character-casual = Соло
character-steady = Якір
character-expert = Стіна
character-master = Оракул
clause-fifteen = У кожного гравця п’ятнадцять шашок.
clause-three-checkers = У кожного гравця три шашки.
clause-jump = Ваші шашки можуть проходити над будь-якими іншими, зокрема й над закритими пунктами.
clause-white-starts = Кубик вирішує, хто грає світлими шашками (білими), а хто темними. Білі починають.
clause-higher-takes-white = Кожен кидає один кубик. У кого число більше, той грає білими.
clause-dice-flat = Кубики, що не лягли там рівно, не рахуються: кидають обидва знову.
clause-call-first = Якщо хочете вказати на помилку, зробіть це до свого кидка.
clause-closed-by-three = Пункт, де три чи більше шашок суперника, закритий: там не можна зупинитися, навіть дорогою. На пункті з двома можуть стояти обидві сторони; б’ють лише одиноку шашку.
clause-bridge = Кілька закритих пунктів поспіль утворюють міст. Шашка проходить його лише числом, що веде далі за міст.
clause-several-hits = За один хід можна побити кілька шашок, із дублем — до чотирьох.
clause-stacking = На одному пункті може стояти скільки завгодно ваших шашок.
clause-no-pass = Коли ви знімаєте шашки, можна ходити всередині дому або знімати — на ваш вибір. Але число треба зіграти, якщо це можливо.
clause-may-leave-unused = Коли всі ваші шашки вдома, число можна не грати.
clause-any-six = Із пункту 6 шашку можна зняти будь-якою шісткою.
clause-win-kinds-far-back = Перемога рахується один раз; двічі, якщо переможений не зняв жодної шашки; тричі, якщо в переможеного є шашка на барі або в домі переможця, навіть якщо інші знято.
clause-win-kinds-single = Перемога рахується один раз. Вона рахується тричі, якщо переможений не зняв жодної шашки й одна з них на барі або в домі переможця.
clause-win-kinds-letter = Перемога рахується один раз, навіть якщо всі шашки переможеного ще на дошці. Вона рахується тричі, якщо одна з них на барі або в домі переможця.
clause-win-named = Перемога проста, якщо переможений зняв хоча б одну шашку; марс, якщо не зняв жодної; кокс, якщо до того ж його шашка на барі або в домі переможця.
clause-win-values = Марс рахується двічі, кокс — тричі.
clause-without-cube = У цій грі немає куба подвоєння.
clause-cube-single-game = У матчі, де рахують партії, кожна партія йде за одну, і куба немає.
clause-cube-faces = Перше подвоєння ставить куб на 2. Хто прийняв, може потім повернути його на 4, тоді інший гравець на 8 і так далі по черзі.
clause-drop-price = Відмовившись, ви програєте стільки, скільки партія коштувала до подвоєння, як за простої перемоги.
clause-cube-times-kind = Куб множить ціну виду перемоги: на 8 потрійна перемога коштує 24.
clause-nothing-resigned = Погодитися чи відмовитися можна, лише якщо суперник запропонував здатися.
refusal-call-first = Спершу киньте кубики або вкажіть на помилку.
refusal-closed-by-three = { $count ->
    [one] Пункт { $point } закритий: там { $count } шашка суперника.
    [few] Пункт { $point } закритий: там { $count } шашки суперника.
    [many] Пункт { $point } закритий: там { $count } шашок суперника.
   *[other] Пункт { $point } закритий: там { $count } шашки суперника.
}
refusal-without-cube = У цій грі немає куба.
refusal-cube-single-game = У матчі, де рахують партії, куба немає.
refusal-nothing-resigned = Ніхто не пропонував здатися.
told-start-white = Розіграш першого ходу: { $high } проти { $low }. У кого { $high }, той грає світлими й починає.
told-start-tie = Розіграш першого ходу: { $high } проти { $low }. Кидайте знову.
scene-point-shared = Пункт { $point }: світлих { $first }, темних { $second }
switch-block_min = Коли пункт закритий?
switch-block_min-2 = Його закривають дві шашки суперника
switch-block_min-3 = Його закривають лише три й більше
switch-win_none_off = А якщо переможений нічого не зняв?
switch-win_none_off-double = Перемога рахується двічі
switch-win_none_off-single = Перемога рахується один раз
switch-stake-note = Куб — для окремих партій: у матчі з трьох і більше кожна партія йде за одну, хоч яка ставка.
box-says-more-than-two-note = За цією фразою пункт із двома шашками не був би ні відкритий, ні закритий, тож у нас пункт закривають дві, як і сказано в брошурі деякими мовами. Можна змінити на три: так робить «Точно як надруковано».
box-says-games-note = Німецька сторінка з тієї самої коробки — інша гра: для неї виберіть «{ box-says-smaller }».
box-says-smaller-note = Це німецька сторінка з тієї коробки. Іншими мовами описано іншу гру: для неї виберіть «{ box-says-games }».
box-says-correction-note = Вказувати на помилки можна в партії, де шашки рухають вільно; у звичайній можливі лише ходи за правилами.
origin-setup = Надруковано як малюнок.
origin-case-white-starts = У грецькому тексті не сказано, що починають білі.
origin-higher-takes-white = У брошурах не сказано, яке число дає білих. Більше, як і всюди.
origin-draw-first = Про рівні числа нічого не сказано; вони нічого не вирішують, тож кидають знову.
origin-collection-draw-first = Якщо числа рівні, кидають знову, доки вони не стануть різними.
origin-tournament-draw-first = Якщо числа рівні, кидають знову.
origin-best-of-first-throw-fresh = У брошурі сказано лише, хто ходить першим і що кубики кидають по черзі; тож той, хто починає, кидає обидва.
origin-collection-dice-flat = У брошурі сказано лише, де кидати.
origin-case-closed-point = Більшістю мов сказано «більше двох», але б’ють лише одиноку шашку, тож пара не була б ні відкрита, ні закрита. Італійською й естонською — дві й більше, англійською — і так, і так. У нас дві. Дослівний варіант вмикається налаштуванням.
origin-case-closed-by-three = Це дослівно: пункт закривають «більше двох», а б’ють лише одиноку шашку, тож пункт із двома — спільний.
origin-best-of-closed-point = Так сказано англійською, французькою та італійською. Іспанською, португальською й польською — лише про вхід із бару.
origin-collection-closed-point = Англійський, італійський, данський і російський тексти читаються так, ніби дорогою вас зупиняє вже одна шашка суперника. Німецький, французький та іспанський ясні: дві чи більше.
origin-case-self-hit = У чеському, словацькому й угорському текстах це правило загубилося: натомість повторено, як бити.
origin-case-hit = Деякими мовами забуто, що шашка суперника має стояти одна.
origin-best-of-hit = У польському тексті забуто, що шашка суперника має стояти одна.
origin-case-stacking = Брошури не ставлять межі.
origin-several-hits = У брошурі про це нічого немає; кожен удар випливає з правила вище.
origin-small-first-several-hits = Випливає з прикладу з кидком, що б’є на одній із трьох відстаней.
origin-case-several-hits = У турецькому тексті йдеться про дві шістки; мається на увазі будь-який дубль.
origin-case-must-move = Граємо як німецькою й більшістю мов. У французькому тексті обов’язком стало биття, російський, український і турецький перевернули правило, а в угорському загубилося «не».
origin-best-of-must-move = У загальному вигляді в брошурі цього немає; її правило про більше число це передбачає.
origin-best-of-use-all = У брошурі цього немає; її правило про більше число це передбачає.
origin-small-first-use-all = У брошурі цього немає; граємо як звичайно.
origin-best-of-use-higher = Французькою й польською читається так, ніби можна зіграти лише одне число на вибір; в іспанському оригіналі цього немає.
origin-case-use-higher = У хорватському тексті йдеться про одну шашку замість одного числа.
origin-case-stop-at-home = Деякими мовами обов’язок закінчується, коли вдома шашки будь-кого з гравців, а арабською — коли вдома всі в усіх. У нас: ваші.
origin-no-pass = У тексті сказано, що знімати не обов’язково й ходити інакше теж. Ми розуміємо це як вільний вибір між тим і тим, бо відразу після цього знову діють звичайні правила. Не грати число можна за налаштуванням.
origin-may-leave-unused = Це дослівно: ні знімати, ні ходити інакше не обов’язково. У польському тексті лише половина цього.
origin-case-doubles-four = Деякими мовами на чотири множать увесь кидок або говорять про чотири кубики. Приклад у тому самому тексті показує чотири окремі кроки.
origin-best-of-doubles-four = Англійський приклад переходить у другий; маються на увазі чотири кроки.
origin-best-of-partial-double = У брошурі про це нічого немає; граємо як звичайно.
origin-collection-partial-double = У брошурі про це нічого немає; випливає з обов’язку ходити.
origin-case-partial-double = Турецький текст скасовує можливі ходи, арабський робить їх необов’язковими; усіма іншими мовами вони обов’язкові.
origin-whole-double = У прикладі пропадає дубль, із якого можливі два кроки. Ми розуміємо це так само й для трьох.
origin-case-enter-first = У брошурах сказано лише, що спершу повертаються всі шашки. Де і як — за звичайними правилами.
origin-best-of-enter-first = У французькому тексті це залежить від того, чи можна ввійти; в інших — ні.
origin-case-enter-any = У брошурах цього немає; граємо як звичайно.
origin-smaller-lost = Брошура забирає весь кидок лише в гравця із шашкою на барі. Ми цього не поширюємо: більше число грають окремо.
origin-case-home-first = У чеському, словацькому, словенському й арабському текстах після удару перестають кидати кубики, а в хорватському знімають у початкову позицію. Мається на увазі зняття з дошки.
origin-case-exact-number = Шведський текст вимагає «парного» числа, у турецькому пропущено «точно». У всіх інших — точно.
origin-best-of-highest-first = У португальському тексті завжди знімають найдальшу шашку; в інших це лише дозволено.
origin-best-of-inside-move = Французький приклад веде не на той пункт.
origin-collection-any-sufficient = У французькому тексті число має вести «трохи далі» за край, тобто точно. Дев’ятьма іншими мовами його має лише вистачати, а про шашки позаду нічого не сказано.
origin-collection-highest-first = У брошурі цього немає: сьогоднішнє звичайне правило, про яке ви домовилися.
origin-rear-first = Порядок надруковано; що число може бути більшим за номер пункту, випливає з того, що шашка перетинає край.
origin-any-six = Німецький текст вимагає двох шісток, що суперечить його ж правилу про зняття й схоже на друкарську помилку. У нас годиться будь-яка шістка. Дослівний варіант вмикається налаштуванням.
origin-double-six = Це дослівно за німецьким текстом.
origin-case-win = У грецькому тексті спершу названо того, хто першим прийшов додому, в арабському — того, хто почав знімати. Далі обидва сходяться з іншими.
origin-case-win-kinds = Для потрійної перемоги брошури вимагають лише шашки на барі або в домі переможця. Тоді програш зі знятими шашками був би і простим, і потрійним; ми вимагаємо, щоб не було знято жодної. Дослівний варіант вмикається налаштуванням. У данському тексті подвійну перемогу визначено так само, як просту.
origin-case-win-kinds-far-back = Це дослівно: брошури не вимагають, щоб нічого не було знято.
origin-small-first-win-kinds = У тексті загублено рядок: обіцяно три види перемоги, а перемогу над гравцем, у якого всі шашки на дошці, названо простою, хоча всюди вона подвійна. Ми доповнили його за іншими брошурами. Дослівний варіант вмикається налаштуванням.
origin-small-first-win-kinds-far-back = Наполовину дослівно: потрійна перемога — як надруковано, подвійна — з інших брошур.
origin-small-first-win-kinds-single = Наполовину дослівно: без подвійної перемоги, як надруковано; потрійна — якщо нічого не знято.
origin-small-first-win-kinds-letter = Це те, що лишилося від тексту, у якому загублено рядок.
origin-win-values = У брошурі названо марс і кокс, але чисел немає.
origin-stalled = Наше правило: інакше грати можна було б без кінця. Нічийна партія йде в рахунок матчу, тож матч із трьох може закінчитися внічию.
origin-without-cube = У брошурі його не згадано.
origin-collection-without-cube = У брошурі сказано, що куби бувають, але обходяться без них.
origin-case-cube = Німецькою в одній брошурі й п’ятьма мовами в іншій сказано «вчетверо», хоча той самий текст доходить до восьми. Мається на увазі «помножити». Що куб спершу лежить посередині й показує 1, не надруковано.
origin-case-cube-faces = У хорватському тексті є грань із 6; у португальському й хорватському куб кидають. Насправді його повертають.
origin-case-double-before-throw = У хорватському тексті подвоювати можна лише до першого кидка, у шведському — будь-коли. В інших — перед своїм кидком, коли гра вже йде.
origin-case-drop-price = Не надруковано; як звичайно.
origin-case-cube-limit = Не надруковано, крім хорватського тексту, де перелічено грані. На кубі є грані до 64.
origin-case-cube-times-kind = Надруковано для потрійної перемоги на 8. Ми розуміємо це як приклад. У шведському тексті ставку подвоюють вісім разів, в арабському множать кубики.
origin-case-cube-single-game = Брошури не знають матчів.
origin-one-by-one = Наше правило: так влаштована гра без підказок програми.
origin-collection-correction = В англійському тексті право закінчується «наступним» кидком; мається на увазі ваш власний.
written-no-move = немає ходу
written-double = Подвоює до { $value }
written-take = Приймає
written-drop = Відмовляється
written-beaver = Бівер до { $value }
written-raccoon = Ракун до { $value }
written-accept = Погоджується
written-decline = Не погоджується
written-correct = Вказує на помилку
written-check = Питає
written-resigning = { $kind ->
    [1] Пропонує здатися: проста поразка
    [2] Пропонує здатися: подвійна поразка
   *[3] Пропонує здатися: потрійна поразка
}
standing = { $pips ->
    [one] { $pips } піпс
    [few] { $pips } піпси
    [many] { $pips } піпсів
   *[other] { $pips } піпса
}
origin-collection-throw-first = У нідерландському тексті після початку йдеться про три кубики; маються на увазі два.
task-roll = Ваш хід: киньте кубики.
task-roll-or-double = Ваш хід: киньте кубики або подвойте.
task-move = Ваш хід: походіть шашкою.
task-end = Ваш хід: ходити більше нічим.
task-double = Суперник подвоює: прийняти чи відмовитися?
task-resignation = Суперник хоче здатися: прийняти?
tally-pr = PR (оцінка гри): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Гросмейстер
level-grandmaster-about = Розігрує кожен варіант сотні разів і лише тоді вирішує. На це йде кілька секунд.
character-grandmaster = Зеніт
editor-dice = Кубики
editor-dice-none = Ще не кинуто
editor-dice-double = Запропоновано подвоєння
editor-cube = Куб
editor-cube-owner = У кого куб
editor-cube-centre = У центрі
editor-length = Довжина матчу в очках (0 = без матчу, на гроші)
editor-score = { $seat ->
    [first] Очки світлих
   *[second] Очки темних
}
editor-crawford = Партія Кроуфорда
refusal-editor-many = { $seat ->
    [first] Світлих шашок на дошці { $count }, а їх усього { $total }.
   *[second] Темних шашок на дошці { $count }, а їх усього { $total }.
}
refusal-editor-off = { $seat ->
    [first] Світлих шашок на дошці немає, отже, партію завершено.
   *[second] Темних шашок на дошці немає, отже, партію завершено.
}
study-checker = Ходи шашками
study-double = Подвоєння
study-take = Відповіді на подвоєння
position-contact = Контакт
position-race = Гонка
position-bearoff = Зняття шашок
position-blitz = Бліц
position-prime = Прайм
position-holding = Холдинг
position-backgame = Бекгейм

## Drills

drill-pip-count = Підрахунок піпсів
drill-pip-count-about = Порахуйте, скільки піпсів лишилося пройти кожній стороні.
drill-pip-count-task = Скільки піпсів лишилося пройти кожній стороні?
drill-pips-of = { $seat ->
    [first] Світлі
   *[second] Темні
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Світлі: { $terms } = { $total }
   *[second] Темні: { $terms } = { $total }
}
drill-opening-play = Перші ходи
drill-opening-play-about = Зіграйте перші кидки партії та відповіді на них.
drill-opening-play-task = Ви починаєте, випало { $dice }. Як зіграєте?
drill-opening-play-reply-task = Суперник почав із { $dice } і зіграв { $play }. У вас випало { $reply }.
drill-opening-play-close = Не гірше за найкращий хід: різниця замала, щоб мати значення.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Рішення щодо куба
drill-cube-action-about = Чи варто вам подвоювати, а суперникові приймати?
drill-cube-action-task = Вам кидати, партія на гроші, куб посередині. Які рішення щодо куба правильні?
drill-cube-action-match-task = Вам кидати, куб посередині. До перемоги в матчі бракує очок: вам — { $ours }, суперникові — { $theirs }. Які рішення щодо куба правильні?
drill-cube = { $action ->
    [no-double] Не подвоювати
    [double-take] Подвоїти, прийняти
    [double-drop] Подвоїти, відмовитися
   *[too-good] Надто добре для подвоєння
}
drill-cube-why = { $action ->
    [no-double] Кидати з кубом посередині вигідніше, ніж подвоїти, коли подвоєння приймуть.
    [double-take] Подвоїти вигідніше, ніж кидати, а суперник утратить менше, якщо прийме, ніж якщо відмовиться.
    [double-drop] Прийнявши, суперник утратив би більше, ніж відмовившись, тому подвоюйте й одразу вигравайте.
   *[too-good] Суперник відмовився б, але грати далі на марс іще вигідніше.
}
drill-cube-values = Ціна в очках: без подвоєння { $none }; подвоїти й прийняти { $take }; подвоїти й відмовитися { $drop }.
drill-cube-chances = Ви виграєте { $win }% партій, із марсом — { $gammon }%.
drill-take-point = Поріг прийняття
drill-take-point-about = Якими мають бути ваші шанси, щоб прийняти подвоєння за цього рахунку?
drill-take-point-task = До перемоги в матчі бракує очок: вам — { $ours }, суперникові — { $theirs }. Вам пропонують куб на { $cube }. Від якої ймовірності виграти партію треба приймати, якщо марсів немає і куб більше не повернуть?
drill-take-point-chances = Ваші шанси виграти матч: { $dropped }%, якщо відмовитися, { $lost }%, якщо прийняти й програти, { $won }%, якщо прийняти й виграти.
drill-take-point-why = Ви ризикуєте { $risk }, щоб здобути { $gain }: це виправдано, якщо частка ваших перемог не менша за { $risk } ÷ ({ $risk } + { $gain }).
drill-percent = Відсоток
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
drill-race-chance = Шанси на перемогу
drill-race-chance-about = Оцініть, як часто ви виграєте, коли лишилося тільки знімати шашки.
drill-race-chance-task = Вам кидати. Як часто ви виграєте цю гонку?
drill-race-chance-why = У вас піпсів: { $ours }, шашок: { $our-checkers }. У суперника піпсів: { $theirs }, шашок: { $their-checkers }. Похибка до 6 відсотків вважається правильною відповіддю.
drill-race-win = Ви виграєте { $win }% гонок.
drill-race-cube = Куб у гонці
drill-race-cube-about = Останні кидки гонки: подвоїти чи кидати далі?
drill-bearoff-play = Зняття шашок
drill-bearoff-play-about = Знайдіть хід, який найчастіше виграє гонку.
drill-bearoff-play-task = У вас випало { $dice }. Який хід виграє найчастіше?
drill-bearoff-play-why = Як часто виграє кожен хід, за точним підрахунком.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
opening-book-roll = Кидок
