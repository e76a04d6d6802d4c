### Шашки. man = проста (шашка), king = дамка, piece = шашка; capture = бити.
### Чорні й Білі — дві сторони, тому дієслово в множині. Клітинки називаються, наприклад, c3.

game-name = Шашки
game-about = Перестрибуйте шашки суперника, дійдіть до останнього ряду й станьте дамкою.
seat-first = Чорні
seat-second = Білі

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
booklet-collection = Набір ігор
booklet-collection-about = Шашки за правилами з набору ігор: бити можна, але не обов’язково. Правила набору вашою мовою можуть відрізнятися від шашок вашої країни; ті ви знайдете нижче.
booklet-dame = Німецькі шашки
booklet-dame-about = Та сама гра, але жвавіша: якщо можете бити, ви мусите. Добре пасує для гри з комп’ютером.
booklet-english = Англійські шашки
booklet-english-about = Їх називають і американськими шашками. Дамки ходять на одну клітинку.
booklet-russian = Російські шашки
booklet-russian-about = Прості б’ють і назад, а дійшовши з боєм до останнього ряду, б’ють далі як дамки.
booklet-brazilian = Бразильські шашки
booklet-brazilian-about = Міжнародні правила на малій дошці: бийте якнайбільше шашок.
booklet-pool = Пул-чекерс
booklet-pool-about = Прості б’ють і назад. Що бити, вибираєте ви.
booklet-czech = Чеські шашки
booklet-czech-about = Прості б’ють лише вперед. Якщо бити може дамка, вона мусить бити раніше за просту.
booklet-spanish = Іспанські шашки
booklet-spanish-about = Дошку повернуто інакше. Бийте більше шашок, а за рівної кількості — більше дамок.
booklet-portuguese = Португальські шашки
booklet-portuguese-about = Іспанські правила з темною клітинкою ліворуч унизу.
booklet-italian = Італійські шашки
booklet-italian-about = Прості не можуть бити дамок. Дамки ходять на одну клітинку.
booklet-thai = Тайські шашки
booklet-thai-about = Макхос: по вісім шашок і швидкі дамки.
booklet-thai12 = Тайські, дванадцять шашок
booklet-thai12-about = Тайські правила, по дванадцять шашок.
booklet-international = Міжнародні шашки
booklet-international-about = Дошка на сто клітинок і по двадцять шашок.
box-size = Скільки клітинок уздовж одного боку дошки?
box-black_begins = Починають чорні?
box-men_take_backwards = Чи б’ють прості назад?
box-kings_fly = Чи ходить дамка далі ніж на одну клітинку?
box-must_take = Чи обов’язково бити, коли можна?

## Switches
switch-may_stop = Під час взяття кількох шашок
switch-may_stop-yes = Можна зупинитися
switch-may_stop-no = Треба бити, поки можна
switch-men_turn = Взяття кількох шашок простою
switch-men_turn-yes = Можна міняти напрямок
switch-men_turn-no = Лише по одній лінії
switch-king_far = Дамка б’є
switch-king_far-yes = З будь-якої відстані
switch-king_far-no = Лише сусідню шашку
switch-king_lands_anywhere = Дамка стає
switch-king_lands_anywhere-yes = На будь-яку порожню клітинку за шашкою
switch-king_lands_anywhere-no = Одразу за шашкою
switch-removal = Побиті шашки знімають із дошки
switch-removal-at-once = Одразу, після кожного стрибка
switch-removal-after = Коли хід закінчено
switch-promotion = Проста, що дійшла з боєм до останнього ряду
switch-promotion-ends = Стає дамкою, хід закінчено
switch-promotion-goes-on = Одразу б’є далі як дамка
switch-blocked = Гравець, якому нікуди ходити
switch-blocked-loses = Програє
switch-blocked-draws = Дістає нічию
switch-quiet_moves = Нічия за тихих ходів дамок
switch-quiet_moves-20 = Після 20 ходів кожного
switch-quiet_moves-40 = Після 40 ходів кожного

## The rules
clause-board-8 = На дошці вісім рядів по вісім клітинок. Праворуч унизу в кожного гравця світла клітинка.
clause-board-8-mirrored = На дошці вісім рядів по вісім клітинок. Праворуч унизу в кожного гравця темна клітинка.
clause-board-10 = На дошці десять рядів по десять клітинок. Праворуч унизу в кожного гравця світла клітинка.
clause-men-8 = У кожного гравця на початку вісім простих шашок на темних клітинках перших двох рядів.
clause-men-12 = У кожного гравця на початку дванадцять простих шашок на темних клітинках перших трьох рядів.
clause-men-20 = У кожного гравця на початку двадцять простих шашок на темних клітинках перших чотирьох рядів.
clause-black-begins = Починають чорні. Кому грати чорними, вирішує випадок; після кожної партії гравці міняються кольорами.
clause-white-begins = Починають білі. Кому грати білими, вирішує випадок; після кожної партії гравці міняються кольорами.
clause-turns = Гравці ходять по черзі. За хід гравець рухає одну шашку свого кольору, просту або дамку; пропускати хід не можна.
clause-dark-squares = Грають лише на темних клітинках.
clause-occupied = Ходити можна лише на порожню клітинку.
clause-man-moves = Проста ходить по діагоналі вперед на одну клітинку.
clause-taking = Шашка б’є, стрибаючи по діагоналі через одну шашку суперника на порожню клітинку за нею. Через шашки свого кольору й через дві шашки одразу стрибати не можна.
clause-man-takes-forward = Проста б’є сусідню шашку й стрибає лише вперед.
clause-man-takes-all = Проста б’є сусідню шашку, вперед і назад.
clause-men-spare-kings = Проста не може бити дамку.
clause-crowning = Проста, що дійшла до останнього ряду, отримує другу шашку зверху й стає дамкою. На цьому хід закінчено.
clause-crowning-goes-on = Проста, що дійшла до останнього ряду, отримує другу шашку зверху й одразу стає дамкою. Якщо вона потрапила туди з боєм, вона може тим самим ходом бити далі як дамка.
clause-crowning-stops-only = Проста, що закінчила хід на останньому ряду, отримує другу шашку зверху й стає дамкою. Якщо вона стрибає звідти далі, то лишається простою.
clause-king-flies = Дамка ходить по діагоналі вперед або назад через будь-яку кількість порожніх клітинок.
clause-king-steps = Дамка ходить по діагоналі вперед або назад на одну клітинку.
clause-king-takes = Дамка б’є в усі боки. Їй теж потрібна порожня клітинка за шашкою. Дамку можна побити, як будь-яку іншу шашку, простою або дамкою.
clause-king-lands-behind = Дамка може бити здалеку. Вона стає одразу за побитою шашкою.
clause-king-lands-anywhere = Дамка може бити здалеку. Вона стає на будь-яку порожню клітинку за побитою шашкою.
clause-chain = Після стрибка шашка може тим самим ходом стрибати далі з нової клітинки, зокрема й в інший бік.
clause-chain-may-stop = Зупинитися можна після будь-якого стрибка.
clause-chain-whole = Бити треба доти, доки шашка може; якщо можна вибирати, куди стати, треба стати туди, звідки можна бити далі.
clause-removal-at-once = Побиту шашку знімають одразу.
clause-removal-after = Побиті шашки знімають, коли хід закінчено. До того вони заважають проходу, і двічі через одну шашку стрибати не можна.
clause-duty-free = Бити можна, але не обов’язково: замість цього можна зробити будь-який інший хід.
clause-duty = Якщо ви можете бити, ви мусите.
clause-duty-most = Якщо ви можете бити по-різному, ви мусите вибрати взяття найбільшої кількості шашок.
clause-duty-most-kings = Якщо ви можете бити по-різному, ви мусите вибрати взяття найбільшої кількості шашок, а з рівних — те, де більше дамок.
clause-duty-king-first = Якщо бити можуть і дамка, і проста, бити має дамка.
clause-duty-italian = Якщо ви можете бити по-різному, ви мусите вибрати взяття найбільшої кількості шашок; із них — взяття дамкою; потім — те, де більше дамок; потім — те, де дамку побито раніше.
clause-all-taken = Гравець, який лишився без шашок, програє.
clause-blocked = Гравець, який має шашки, але не має ходів, програє.
clause-repetition = Якщо та сама позиція виникла втретє при ході того самого гравця, це нічия.
clause-quiet-15 = Якщо обидва гравці зробили по 15 ходів лише дамками й нічого не побито, це нічия.
clause-quiet-20 = Якщо обидва гравці зробили по 20 ходів лише дамками й нічого не побито, це нічия.
clause-quiet-25 = Якщо обидва гравці зробили по 25 ходів лише дамками й нічого не побито, це нічия.
clause-quiet-40 = Якщо обидва гравці зробили по 40 ходів лише дамками й нічого не побито, це нічия.
clause-short-5 = Якщо залишилося лише дві або три шашки й у кожного гравця є дамка, то ще через п’ять ходів кожного — нічия.
clause-short-16-5 = Одна дамка проти трьох шашок, серед яких є хоча б одна дамка, — нічия через 16 ходів кожного гравця. Якщо залишилося лише дві або три шашки й у кожного гравця є дамка, — нічия через п’ять ходів кожного.
clause-short-13 = Три дамки проти однієї — нічия через 13 ходів кожного гравця.
clause-short-road = Одна дамка на головній дорозі з кута в кут проти трьох шашок, серед яких є хоча б одна дамка, — нічия через п’ять ходів кожного гравця, якщо ця дамка там лишається.
clause-agreed = Гравці можуть погодитися на нічию, і кожен може здатися. Повернути хід можна лише за згоди обох.

## Why not
refusal-dark-squares = { $square } — не темна клітинка цієї дошки.
refusal-turns = { $holder ->
    [nobody] Клітинка { $square } порожня.
    [white] Шашка на { $square } біла, а ходять чорні.
   *[black] Шашка на { $square } чорна, а ходять білі.
}
refusal-occupied = { $holder ->
    [white] На { $square } стоїть біла шашка.
   *[black] На { $square } стоїть чорна шашка.
}
refusal-man-moves = { $why ->
    [back] Ця шашка ще не дамка, тож назад їй не можна.
    [far] Проста ходить лише на одну клітинку.
    [stuck] Простій на { $from } нікуди ходити.
   *[diagonal] { $from } і { $to } не лежать на одній діагоналі. Проста ходить по діагоналі вперед.
}
refusal-king-flies = { $why ->
    [stuck] Дамці на { $from } нікуди ходити.
   *[diagonal] { $from } і { $to } не лежать на одній діагоналі. Дамка ходить по діагоналі.
}
refusal-king-steps = { $why ->
    [far] У цій партії дамка ходить лише на одну клітинку.
    [stuck] Дамці на { $from } нікуди ходити.
   *[diagonal] { $from } і { $to } не лежать на одній діагоналі. Дамка ходить по діагоналі.
}
refusal-taking = { $why ->
    [own] Між { $from } і { $to } стоїть ваша шашка: через неї стрибати не можна.
    [two] Між { $from } і { $to } більше ніж одна шашка: через них стрибати не можна.
    [diagonal] { $from } і { $to } не лежать на одній діагоналі. Б’ють по діагоналі.
   *[nothing] Між { $from } і { $to } бити нічого.
}
refusal-man-takes-forward = { $why ->
    [far] Проста б’є лише сусідню шашку й стає одразу за нею.
   *[back] Проста б’є лише вперед: стрибнути назад через { $over } не можна.
}
refusal-men-spare-kings = На { $over } стоїть дамка, а проста не може бити дамку.
refusal-crowning = На { $from } проста стає дамкою, і на цьому хід закінчено. Бити вона зможе наступним ходом.
refusal-duty = { $count ->
    [one] Можна бити — отже, треба: шашкою на { $squares }.
    [few] Можна бити — отже, треба: однією з шашок на { $squares }.
    [many] Можна бити — отже, треба: однією з шашок на { $squares }.
   *[other] Можна бити — отже, треба: однією з шашок на { $squares }.
}
refusal-duty-most = Так ви поб’єте { $taken }, а з { $squares } можна побити { $most }. Бити треба якнайбільше.
refusal-duty-most-kings = { $why ->
    [most] Так ви поб’єте { $taken }, а з { $squares } можна побити { $most }. Бити треба якнайбільше.
   *[kings] З { $squares } можна побити стільки ж шашок, але серед них більше дамок.
}
refusal-duty-king-first = Дамка мусить бити раніше за просту: ходіть тією, що на { $squares }.
refusal-duty-italian = { $why ->
    [most] Так ви поб’єте { $taken }, а з { $squares } можна побити { $most }. Бити треба якнайбільше.
    [with-king] Дамка на { $squares } може побити стільки ж, а дамка мусить бити раніше за просту.
   *[kings] З { $squares } можна побити стільки ж шашок, але серед них більше дамок або дамку б’ють раніше.
}

## How it ends
outcome-all-taken = { $seat } виграють: у суперника не лишилося шашок.
outcome-blocked = { $seat } виграють: суперникові нікуди ходити.
outcome-blocked-draw = Нічия: гравцеві, чий хід, нікуди ходити.
outcome-repetition = Нічия: триразове повторення позиції.
outcome-quiet = Нічия: забагато тихих ходів дамками.
outcome-short = Нічия: кількість ходів для такої малої кількості шашок вичерпано.

## The board in words
scene-title = Дошка для шашок
scene-men = { $colour ->
    [white] Білі прості на { $squares }.
   *[black] Чорні прості на { $squares }.
}
scene-kings = { $colour ->
    [white] Білі дамки на { $squares }.
   *[black] Чорні дамки на { $squares }.
}
scene-none = { $colour ->
    [white] У білих немає шашок.
   *[black] У чорних немає шашок.
}
scene-must = Мусять бити: { $squares }.
scene-quiet = { $count ->
    [one] Ще { $count } тихий хід — і нічия.
    [few] Ще { $count } тихі ходи — і нічия.
    [many] Ще { $count } тихих ходів — і нічия.
   *[other] Ще { $count } тихого ходу — і нічия.
}
scene-repeated = { $count ->
    [one] Ця позиція була тут { $count } раз.
    [few] Ця позиція була тут { $count } рази. Третій раз — нічия.
    [many] Ця позиція була тут { $count } разів. Третій раз — нічия.
   *[other] Ця позиція була тут { $count } разу. Третій раз — нічия.
}
scene-square = { $holder ->
    [white-man] { $square }: біла проста
    [white-king] { $square }: біла дамка
    [black-man] { $square }: чорна проста
    [black-king] { $square }: чорна дамка
   *[nobody] { $square }: порожньо
}
told-move = { $colour ->
    [white] Білі { $move }
   *[black] Чорні { $move }
}
told-crowned = { $colour ->
    [white] Білі { $move }, дамка
   *[black] Чорні { $move }, дамка
}
button-end-turn = Завершити хід

## Levels
level-beginner = Новачок
level-beginner-about = Б’є, що бачить, і нічого не задумує. Його обіграє й дитина.
level-casual = Аматор
level-casual-about = Думає на хід-другий уперед і часом щось пропускає.
level-skilled = Умілий
level-skilled-about = Шашок задарма не віддає. Добрий суперник для всієї родини.
level-strong = Сильний
level-strong-about = Дивиться на багато ходів уперед.
level-master = Майстер
level-master-about = Думає найглибше й знає кожне закінчення щонайбільше з чотирьох шашок.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Розстановка
chapter-moving = Ходи
chapter-taking = Взяття
chapter-queens = Дамки
chapter-duty = Чи обов’язково бити?
chapter-ending = Кінець партії

## Lessons: a title, what to do, and what was learnt
lesson-step = Хід
lesson-step-task = У вас біла проста. Зробіть нею хід.
lesson-step-done = Прості ходять по діагоналі вперед на одну клітинку, по темних клітинках.
lesson-jump = Взяття
lesson-jump-task = Побийте чорну шашку: перестрибніть через неї на порожню клітинку за нею.
lesson-jump-done = Шашку, через яку ви стрибнули, побито, і її знімають із дошки.
lesson-chain = Кілька взять поспіль
lesson-chain-task = Побийте обидві чорні шашки за один хід.
lesson-chain-done = Після стрибка та сама шашка може стрибати далі.
lesson-freedom = Вільний вибір
lesson-freedom-task = За цими правилами бити не обов’язково. Сходіть іншою шашкою.
lesson-freedom-done = Тут бити можна за вибором. За більшістю інших правил — обов’язково.
lesson-duty = Коли бити обов’язково
lesson-duty-task = За цими правилами ви мусите бити, якщо можете. Ходіть.
lesson-duty-done = Так можна змусити суперника піти туди, куди вам треба.
lesson-crowning = Дамка
lesson-crowning-task = Вашій простій лишився один крок до останнього ряду. Проведіть її в дамки.
lesson-crowning-done = На останньому ряду проста стає дамкою.
lesson-flying = Летюча дамка
lesson-flying-task = Проведіть дамку через усю дошку, з кута в кут.
lesson-flying-done = За цими правилами дамка літає через будь-яку кількість порожніх клітинок.
lesson-far-jump = Стрибок здалеку
lesson-far-jump-task = На шляху вашої дамки стоїть проста. Побийте її прямо звідси, здалеку.
lesson-far-jump-done = Підходити впритул не треба. За цими правилами дамка стає одразу за побитою шашкою.
lesson-give-one = Віддати одну, побити три
lesson-give-one-task = Тут ви мусите бити, якщо можете. Пожертвуйте шашку, а потім побийте все, що лишилося.
lesson-give-one-done = Шашка, пожертвувана вчасно, відкриває дошку. Це називається комбінацією.
lesson-block = Без ходів
lesson-block-task = Зробіть так, щоб чорним було нікуди ходити.
lesson-block-done = Гравець, якому нікуди ходити, програє.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Це єдиний хід.
    [wins] Це виграє.
    [resists] Партію програно; так ви протримаєтеся найдовше.
    [crowns] Проста стає дамкою.
    [gains] Це виграє матеріал.
    [avoids] Будь-який інший хід явно гірший.
    [draws] Це зберігає нічию.
    [equal] Є й інший хід не гірший.
   *[best] Це здається трохи кращим за решту.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Ви можете бити, отже, мусите: перестрибніть шашку на порожню клітинку за нею.
    [may] Можна бити, якщо хочете: перестрибніть шашку на порожню клітинку за нею.
    [king] Сходіть простою на одну клітинку вперед або дамкою вперед чи назад.
   *[other] Сходіть простою на одну клітинку по діагоналі вперед.
}
guide-why = { $why ->
    [only] Це єдиний хід.
    [crowns] Ваша проста стає дамкою.
    [takes] Ви б’єте шашку.
    [saves] Ви виводите шашку з-під удару.
    [safe] Після цього суперник нічого не поб’є.
   *[other] Здається трохи кращим за решту.
}

## Rules that follow their switches
refusal-man-takes-all = Проста б’є лише сусідню шашку й стає одразу за нею.
refusal-king-takes-near = У цій партії дамка б’є лише сусідню шашку й стає одразу за нею.
refusal-king-lands-behind = Дамка має стати одразу за { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] У цій партії дамка б’є лише сусідню шашку.
   *[behind] Дамка має стати одразу за { $over }.
}
refusal-king-near-lands-anywhere = У цій партії дамка б’є лише сусідню шашку.
refusal-chain-straight = У цій партії проста стрибає далі лише по одній лінії.
refusal-chain-whole = Шашка може бити ще, тож має бити далі й не може зупинитися на { $to }.
refusal-removal-after = Через шашку на { $over } ви вже стрибали. Двічі не можна.
character-beginner = Крихта
character-casual = Імбир
character-skilled = Будяк
character-strong = Жаринка
character-master = Онікс
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
clause-king-takes-near = Дамка б’є в усі боки, але лише сусідню шашку, і стає одразу за нею. Дамку теж можна побити.
clause-king-near-lands-behind = Дамка б’є лише сусідню шашку й стає одразу за нею.
clause-king-near-lands-anywhere = Дамка б’є лише сусідню шашку й стає на будь-яку порожню клітинку за нею.
clause-chain-straight = Після стрибка шашка може тим самим ходом стрибати далі з нової клітинки: проста — лише по тій самій лінії, дамка — і в інший бік.
clause-blocked-draws = Якщо гравець має шашки, але не має ходів, — нічия.
origin-collection-board-8 = У данській брошурі йдеться про білу нижню половину; мається на увазі нижня права клітинка.
origin-collection-men-12 = Лише в англійському тексті сказано, які ряди зайняті. В інших — малюнок.
origin-collection-black-begins = Випадковий вибір і перший хід чорних надруковано. Що кольори міняються після кожної партії — наш вибір.
origin-collection-turns = Пропускати хід не можна, хоча бити не обов’язково: ходять по черзі.
origin-collection-man-moves = У російському тексті сказано лише, що проста не може повернутися туди, де була. Назад прості не ходять.
origin-collection-taking = В італійському й данському текстах пропущено слово «вільна» або «темна». Мається на увазі порожня темна клітинка.
origin-collection-man-takes-forward = Про стрибок сказано для клітинки перед простою, отже, він іде вперед. В англійському тексті додано, що назад «іще» не можна.
origin-collection-crowning = За брошурою згори кладуть другу шашку, більше нічого не сказано. У нас хід на цьому закінчується, як у більшості видів шашок; за налаштуванням нова дамка б’є далі. У французькому тексті другу шашку беруть із уже втрачених; тут вона є завжди.
origin-collection-crowning-goes-on = У брошурі не сказано, що відбувається посеред кількох стрибків. У цій партії нова дамка б’є далі, як у російських шашках.
origin-collection-king-flies = У польському тексті дамка перестрибує порожні клітинки; вона по них ковзає.
origin-collection-king-takes = В італійському тексті не сказано, що клітинка позаду має бути вільна. В інших сказано.
origin-collection-king-lands-behind = Лише у французькому тексті сказано «одразу позаду», а англійський порівнює стрибок зі стрибком простої. З якої відстані може бити дамка, не сказано. У нас вона стає одразу за шашкою, як у німецьких домашніх шашках; і те, і те змінюють налаштування.
origin-collection-king-lands-anywhere = У брошурі не сказано, куди стає дамка. Турнірні гравці чекають, що на будь-яку порожню клітинку позаду шашки.
origin-collection-king-near-lands-behind = У брошурі не сказано, з якої відстані дамка може бити.
origin-collection-king-near-lands-anywhere = У брошурі не сказано, з якої відстані дамка може бити й куди стає.
origin-collection-chain = Брошура дозволяє повертати лише дамкам, а в англійському тексті проста лишається на одній діагоналі. У нас повертають і прості, як у всіх інших шашках; за налаштуванням вони б’ють лише прямо.
origin-collection-chain-straight = В англійському тексті стрибки простої йдуть по одній діагоналі. Іншими мовами цього немає.
origin-collection-chain-may-stop = Усіма мовами сказано, що можна стрибати далі, і жодною — що треба.
origin-collection-chain-whole = Брошура цього не вимагає: у цій партії ви домовилися стрибати далі.
origin-collection-removal-at-once = Про зняття шашки в брошурі сказано раніше, ніж про кілька стрибків. Тому в нас її знімають одразу.
origin-collection-removal-after = У брошурі не сказано коли. У більшості турнірних ігор чекають кінця ходу.
origin-collection-duty-free = Усіма десятьма мовами сказано «може» або «можна». У багатьох національних шашках бити обов’язково; тут у них свої правила.
origin-collection-all-taken = В іспанському тексті сказано навпаки: виграє той, хто побив усе.
origin-collection-blocked = Про гравця, якому нікуди ходити, нічого не надруковано. Він програє, як у всіх інших шашках.
origin-collection-blocked-draws = Про гравця, якому нікуди ходити, нічого не надруковано. У цій партії це нічия.
origin-collection-repetition = Про нічиї нічого не надруковано. Без цього правила дамки могли б ганятися одна за одною вічно.
origin-collection-quiet-20 = Про нічиї нічого не надруковано. Без цього правила дамки могли б ганятися одна за одною вічно.
origin-collection-quiet-40 = Про нічиї нічого не надруковано. Без цього правила дамки могли б ганятися одна за одною вічно.
origin-collection-agreed = Про здачу й згоду на нічию нічого не надруковано. І те, і те прийнято.
origin-dame-king-lands-anywhere = За німецькими домашніми правилами дамка стає одразу за шашкою. У цій партії вона може стати й далі.
origin-dame-removal-after = За німецькими домашніми правилами шашки знімають одразу. У цій партії вони стоять до кінця ходу.
origin-thai-white-begins = За деякими тайськими правилами гравці самі вирішують, хто ходить першим. У нас починають білі, як в одному друкованому зводі.
origin-thai12-men-12 = У макхос грають вісьмома простими. Це та сама гра з дванадцятьма з вашої коробки.
editor-piece = { $piece ->
    [w] Біла проста
    [W] Біла дамка
    [b] Чорна проста
   *[B] Чорна дамка
}
refusal-editor-many = { $colour ->
    [white] Білих шашок { $count }, а їх усього { $most }.
   *[black] Чорних шашок { $count }, а їх усього { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Біла проста на { $square } вже стала б дамкою.
   *[black] Чорна проста на { $square } вже стала б дамкою.
}
refusal-editor-none = { $colour ->
    [white] У білих немає шашок, а останній хід мав бути за ними.
   *[black] У чорних немає шашок, а останній хід мав бути за ними.
}
task-capture = Ваш хід: треба бити.

## Drills

drill-combinations = Комбінації
drill-combinations-about = Жертвуйте, змушуйте суперника бити й відігравайте більше.
drill-combinations-task = { $colour ->
    [white] Хід білих. Знайдіть комбінацію.
   *[black] Хід чорних. Знайдіть комбінацію.
}
drill-combinations-why = Віддано: { $given }. Побито: { $taken }.
drill-refuted = Суперник б’є й виграє матеріал.
drill-endings = Закінчення
drill-endings-about = Виграйте закінчення, де не більше чотирьох шашок, або втримайте нічию. Суперник грає бездоганно.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Білі починають і виграють.
       *[draw] Хід білих. Утримайте нічию. Ходів: { $moves }.
    }
   *[black] { $goal ->
        [win] Чорні починають і виграють.
       *[draw] Хід чорних. Утримайте нічию. Ходів: { $moves }.
    }
}
drill-endings-why = { $value ->
    [draw] Тепер це лише нічия.
   *[loss] Тепер партію програно.
}
