### Хрестики-нулики. «X» і «O» — самі знаки, вони однакові всіма мовами.

game-name = Хрестики-нулики
game-about = Три в ряд на дев’яти клітинках: навчитися легко, а якщо ніхто не помилиться — нічия.
seat-first = X
seat-second = O

booklet-collection = Набір ігор
booklet-collection-about = Хрестики-нулики за правилами з набору ігор.
switch-ends_when_dead = Коли виграти вже ніхто не може
switch-ends_when_dead-no = Дограти до кінця
switch-ends_when_dead-yes = Одразу нічия

clause-marks = У кожного гравця фішки однієї форми й одного кольору: X або O.
clause-starter = Починає X. Кому першому грати за X, вирішує жереб; далі гравці міняються від партії до партії.
clause-empty-square = Гравці по черзі ставлять по одній фішці на будь-яку порожню клітинку.
clause-no-pass = Пропускати хід не можна.
clause-stays = Поставлена фішка лишається на своєму місці.
clause-three-in-a-row = Хто першим вишикує три свої фішки в ряд — по горизонталі, вертикалі чи діагоналі, — одразу виграє. Два ряди, завершені однією фішкою, — це все одно одна перемога.
clause-no-winner = Якщо дошку заповнено, а трьох у ряд немає ні в кого, переможця немає.

refusal-empty-square = { $holder ->
    [first] Клітинка { $square } зайнята: там стоїть X.
   *[second] Клітинка { $square } зайнята: там стоїть O.
}

outcome-three-in-a-row = { $seat } виграє: три в ряд.
outcome-board-full = Нічия: дошку заповнено, а трьох у ряд немає ні в кого.
outcome-no-line-left = Нічия: скласти ряд уже ніхто не зможе.

scene-title = Дошка для хрестиків-нуликів
scene-pieces = { $seat ->
    [first] X на { $squares }.
   *[second] O на { $squares }.
}
scene-no-pieces = { $seat ->
    [first] На дошці немає X.
   *[second] На дошці немає O.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: порожньо
}
told-place = { $seat ->
    [first] X на { $square }
   *[second] O на { $square }
}

level-beginner = Новачок
level-beginner-about = Не помічає один вид рядів, у кожній партії інший. Обіграє й дитина.
level-casual = Аматор
level-casual-about = Бачить кожну трійку, але далі не загадує. Готуйте одразу дві пастки.
level-perfect = Бездоганний
level-perfect-about = Ніколи не програє. Нічия — найбільше, чого можна досягти.

## The rule book's chapters
chapter-setup = Перед початком
chapter-moving = Як грають
chapter-ending = Кінець партії

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Перша фішка
lesson-first-piece-task = Ви граєте за X. Поставте фішку на будь-яку порожню клітинку.
lesson-first-piece-done = Тепер був би хід O. Поставлена фішка лишається на своєму місці.
lesson-three = Три в ряд
lesson-three-task = Ви граєте за X. Добудуйте ряд і виграйте.
lesson-three-done = Три по горизонталі, вертикалі чи діагоналі — і партія ваша.
lesson-block = Захист
lesson-block-task = Ви граєте за O, а X ось-ось виграє. Завадьте йому.
lesson-block-done = Спершу шукайте ряди суперника, а потім свої.
lesson-two-threats = Дві загрози відразу
lesson-two-threats-task = Ви граєте за X. Закрийте ряд O і створіть відразу дві загрози. Потім виграйте.
lesson-two-threats-done = Одна фішка закриває лише один ряд. Дві загрози виграють.
lesson-corner = Як не програти
lesson-corner-task = X починає з кута. Ви граєте за O: знайдіть єдину клітинку, яка рятує.
lesson-corner-done = Проти кута допомагає лише середина. Тепер O може не програти ніколи.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Поставте фішку на будь-яку вільну клітинку; три в ряд виграють.
guide-why = { $why ->
    [wins] Виходить три в ряд.
    [blocks] Інакше суперник поставить там три в ряд.
    [fork] Це одразу дві загрози, а відбити можна лише одну.
    [threat] Два в ряд: тепер суперник мусить відповісти.
    [middle] Центр входить у чотири ряди, більше, ніж будь-яка інша клітинка.
    [corner] Кут входить у три ряди.
   *[other] Нічого кращого не лишилося.
}
character-beginner = Каракуля
character-casual = Крейда
character-perfect = Сланець
