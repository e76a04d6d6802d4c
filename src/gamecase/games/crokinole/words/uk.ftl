### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Крокінол
game-about = Щиглями пускайте дерев’яні фішки круглою дошкою, вибивайте чужі й цільтеся в лунку посередині.
seat-first = Світлі
seat-second = Темні
seat-third = Світлі 2
seat-fourth = Темні 2

booklet-collection = Набір ігор, удвох
booklet-collection-about = У кожного по дванадцять фішок. Хто в раунді кращий, отримує різницю.
booklet-trio = Набір ігор, утрьох
booklet-trio-about = Один грає проти двох партнерів.
booklet-teams = Набір ігор, учотирьох
booklet-teams-about = Дві команди; партнери сидять один навпроти одного.
booklet-tournament = Турнір, один на один
booklet-tournament-about = У кожного по вісім фішок, два очки за раунд, як на чемпіонаті світу.
booklet-doubles = Турнір, пари
booklet-doubles-about = Дві команди по двоє, два очки за раунд.

switch-played = Де фішки?
switch-played-screen = Тут, на екрані
switch-played-real-board = На справжній дошці; рахунок ведемо тут
switch-board = Дошка
switch-board-tournament = Турнірного розміру
switch-board-compact = Мала домашня
switch-surface = Поверхня
switch-surface-fast = Швидка
switch-surface-normal = Вощена
switch-surface-slow = Суха
switch-miss_takes_touched = Вільний удар не дотягнув
switch-miss_takes_touched-no = Втрачається зіграна фішка
switch-miss_takes_touched-yes = Втрачаються і зачеплені свої фішки
switch-rim_bounce = Фішки, що долетіли до борту
switch-rim_bounce-no = Одразу вибувають
switch-rim_bounce-yes = Відскакують і вибувають потім
switch-three_player_order = Черговість утрьох
switch-three_player_order-sides = Сторони по черзі
switch-three_player_order-clockwise = За годинниковою стрілкою, як надруковано
switch-steadiness = Твердість руки
switch-steadiness-exact = Удар іде точно за прицілом
switch-steadiness-human = Жива рука, що трохи зривається

new-match-first-to-50 = До 50 очок
new-match-first-to-100 = До 100 очок
new-match-first-to-150 = До 150 очок
new-match-first-to-200 = До 200 очок
new-match-games-1 = Один раунд
new-match-games-2 = Два раунди
new-match-games-4 = Чотири раунди
new-match-games-8 = Вісім раундів

clause-equipment = На дошці кільця на 15, 10 і 5 очок, вісім кілочків довкола кільця 15 і лунка посередині. Фішки світлі й темні.
clause-sides = Два гравці сидять один навпроти одного, у кожного дванадцять фішок одного кольору. Незіграні фішки лежать поза дошкою.
clause-sides-three = Один грає без партнера, у нього дванадцять фішок. Двоє партнерів сидять ліворуч і праворуч від нього, у кожного по шість.
clause-sides-four = Четверо грають двома командами. Партнери сидять один навпроти одного, у кожного по шість фішок.
clause-sides-eight = Два гравці сидять один навпроти одного, у кожного вісім фішок одного кольору.
clause-conduct = Дошки торкається лише той, чий зараз хід. Дошка й стільці лишаються на місці, і сам гравець теж.
clause-quarter = Удар починається у своїй чверті: центр фішки — на стартовій лінії.
clause-free-place = Місце має бути вільним: до щигля фішка не торкається інших, і нічого не зсувають, щоб її поставити.
clause-inwards = Бийте в будь-якому напрямку, що веде всередину. Удар зараховано, щойно фішка відділилася від пальця, хоч який він слабкий.
clause-strength = Сила удару — яка до снаги пальцю.
clause-turns = За хід грають одну фішку. Наступним завжди б’є сусід ліворуч.
clause-turns-three = За хід грають одну фішку. Сторони чергуються, партнери між собою теж. Якщо грати як надруковано, наступним б’є сусід ліворуч, а того, у кого фішки скінчилися, пропускають.
clause-must-touch = Якщо на дошці є фішка суперника, одна з ваших має торкнутися однієї з його фішок: зіграна або інша, яку вона штовхнула.
clause-void = Якщо дотику немає, удар недійсний: зіграна фішка й усі свої, зачеплені під час удару, йдуть у рів, навіть із лунки.
clause-open-board = Якщо фішок суперника на дошці немає, зіграна фішка або інша своя, зачеплена під час удару, має зупинитися в кільці 15, на його лінії чи в лунці.
clause-missed = Якщо не вийшло, зіграна фішка йде в рів. Решта лишаються, де лежать.
clause-missed-touched = Якщо не вийшло, зіграна фішка й усі зачеплені свої йдуть у рів.
clause-contact = Зараховується будь-який дотик під час удару, на будь-якій швидкості й після відскоку від кілочка теж. Фішки, що вже лежали впритул, рахуються, лише якщо в одну з них влучили. Фішка, що покинула дошку, більше нічого не торкається.
clause-off-board = Фішка, центр якої вийшов за ігрову поверхню, одразу вибуває. Якщо ви граєте з відскоком від борту, такі фішки йдуть у рів, коли все зупиниться; що вони зсунули, лишається зсунутим.
clause-comes-back = Фішка, яка перетнула стартову лінію й повернулася, лишається в грі.
clause-out-line = Фішка, що завмерла на стартовій лінії або за нею, йде в рів, хоч чия вона.
clause-twenty = Фішку з центральної лунки виймають і відкладають; вона варта 20.
clause-twenty-owner = Двадцятка йде господареві фішки, хоч хто її забив. Фішки партнера — теж свої.
clause-round-end = Раунд завершено, коли всі зіграли всі свої фішки.
clause-next-start = Наступний раунд починає той, хто бив останнім.
clause-next-start-three = Наступний раунд починає той, хто бив останнім: спершу одинак, потім один із партнерів і так далі.
clause-next-start-four = Наступний раунд починає той, хто бив останнім, тож початок зсувається на одне місце праворуч.
clause-next-start-clockwise = З кожним раундом початок зсувається на одне місце ліворуч.
clause-points = Після раунду кожна фішка дає 15, 10 або 5 за своїм кільцем, а кожна відкладена — 20.
clause-line-lower = Фішка, що торкається лінії, рахується за дешевшим із двох кілець.
clause-round-score = Очки отримує лише та сторона, у якої їх більше, і отримує різницю. Якщо порівну, ніхто нічого не отримує.
clause-round-score-two = Сторона, у якої очок більше, отримує за раунд два очки; якщо порівну, обидві отримують по одному.
clause-match = Матч завершено, коли одна зі сторін набрала домовлені очки. Це перевіряють після кожного раунду.
clause-match-rounds = Матч завершено після домовленої кількості раундів. Перемагає той, у кого більше очок.
clause-settled = Де зупиняться фішки, обчислюється за тертям і відскоками, для всіх однаково, і зберігається в записі.
clause-counted = На справжній дошці нічого не обчислюється. Коли раунд скінчено, той, хто його починав, вносить, скільки фішок кожної сторони лежить у кожному кільці й скільки відкладено; рахунок ведеться тут.
clause-hand = Удар іде точно за прицілом. Якщо це надто легко, хай рука трохи тремтить: твердість руки кожен задає собі сам.

refusal-quarter = Лишайтеся у своїй чверті: від { $low } до { $high } градусів.
refusal-free-place = { $seat ->
    [first] Сюди не можна: заважає світла фішка.
    [second] Сюди не можна: заважає темна фішка.
    [third] Сюди не можна: заважає світла фішка.
   *[fourth] Сюди не можна: заважає темна фішка.
}
refusal-inwards = Бийте всередину: від { $low } до { $high } градуса від середини.
refusal-strength = Швидкість удару — від { $low } до { $high } міліметрів за секунду.
refusal-settled = { $fault ->
    [screen] Тут фішки на екрані: бийте по них.
    [moving] Зачекайте, доки всі фішки зупиняться.
    [early] Зараз жодна фішка не рухається.
    [unplayed] Першою йде фішка, яку пустили щиглем.
    [unknown] Названо фішку, якої немає на дошці.
    [off-board] Фішка не може лежати поза дошкою.
    [over-hole] Фішка не може лежати над лункою: вона б туди впала.
    [in-peg] Фішка не може лежати всередині кілочка.
   *[overlap] Дві фішки не можуть лежати одна в одній.
}
refusal-counted = { $fault ->
    [real-board] Бийте на своїй дошці. Сюди внесіть, що лишилося від раунду.
    [all] У сторони лише { $discs } фішок.
   *[none] Там не внесено жодної фішки.
}
refusal-hand = Рука тремтить на { $low }–{ $high } тисячних.

outcome-ahead = { $winner ->
    [first] Світлі виграють раунд
    [second] Темні виграють раунд
    [third] Світлі виграють раунд
   *[fourth] Темні виграють раунд
} і отримують { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
outcome-level = У раунді нічия.

scene-title = Дошка для крокінолу
scene-side = { $seat ->
    [first] Світлі
   *[second] Темні
}: зараз { $points }, двадцяток { $twenties }, на дошці { $live }, у рові { $ditch }, лишилося зіграти { $left }.
scene-disc = { $seat ->
    [first] Світла фішка
   *[second] Темна фішка
}, { $zone ->
    [15] у кільці 15
    [10] у кільці 10
   *[5] у кільці 5
}
scene-lies = { scene-disc }: напрям { $bearing }, { $far } см від середини вашої лінії.
scene-noted = { $seat ->
    [first] Світлі
   *[second] Темні
}, { $zone ->
    [20] відкладено
    [15] кільце 15
    [10] кільце 10
   *[5] кільце 5
}: { $count }
scene-fewer = На одну менше: { scene-noted }
count-help = { $seat ->
    [first] Починають світлі.
    [second] Починають темні.
    [third] Починають світлі 2.
   *[fourth] Починають темні 2.
} Коли всі фішки зіграно, торкніться кільця по разу за кожну фішку в ньому, а середини — за кожну двадцятку: світлі ліворуч, темні праворуч. Дотик до числа прибирає одну.
act-count = Підрахувати: світлі { $light }, темні { $dark }
told-count = Підраховано: світлі { $light }, темні { $dark }.
told-flick = { $seat ->
    [first] Світлі б’ють: { $speed } м/с.
    [second] Темні б’ють: { $speed } м/с.
    [third] Світлі 2 б’ють: { $speed } м/с.
   *[fourth] Темні 2 б’ють: { $speed } м/с.
}
told-settle = { $verdict ->
    [touched] Фішку суперника зачеплено.
    [void] Удар недійсний: фішку суперника не зачеплено.
    [reached] Вільний удар вдався.
   *[missed] Вільний удар не дотягнув.
}{ $twenties ->
    [0] {""}
    [one] {" "}Двадцятка!
    [few] {" "}Двадцятки: { $twenties }!
    [many] {" "}Двадцяток: { $twenties }!
   *[other] {" "}Двадцятки: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Двадцятка суперникові.
    [few] {" "}Двадцятки суперникові: { $given }.
    [many] {" "}Двадцяток суперникові: { $given }.
   *[other] {" "}Двадцятки суперникові: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Вибуває одна фішка суперника.
    [few] {" "}Вибувають { $theirs } фішки суперника.
    [many] {" "}Вибувають { $theirs } фішок суперника.
   *[other] {" "}Вибувають { $theirs } фішки суперника.
}{ $ours ->
    [0] {""}
    [one] {" "}Вибуває одна своя фішка.
    [few] {" "}Вибувають { $ours } свої фішки.
    [many] {" "}Вибувають { $ours } своїх фішок.
   *[other] {" "}Вибувають { $ours } своєї фішки.
}

level-beginner = Новачок
level-beginner-about = Б’є по тому, що ближче, і забиває одну вільну двадцятку з п’яти.
level-casual = Аматор
level-casual-about = Забиває одну вільну двадцятку з трьох і шукає вдалих влучань.
level-club = Клубний гравець
level-club-about = Забиває кожну другу вільну двадцятку й ховається за кілочками.
level-tournament = Турнірний гравець
level-tournament-about = Забиває дві вільні двадцятки з трьох і не відступає.
level-champion = Чемпіон
level-champion-about = Забиває три вільні двадцятки з чотирьох, як найкращі гравці.
level-machine = Машина
level-machine-about = Майже не хибить. Для тих, хто хоче дізнатися, що взагалі можливо.

## The rule book's chapters
chapter-setup = Дошка й гравці
chapter-shot = Удар
chapter-valid = Правильні й хибні удари
chapter-leaving = Рів і лунка
chapter-scoring = Підрахунок

## Lessons: a title, what to do, and what was learnt
lesson-flick = Перший щигель
lesson-flick-task = Дошка порожня. Пустіть фішку щиглем так, щоб вона зупинилася всередині кола кілочків або в лунці.
lesson-flick-done = Саме це й потрібно, коли на дошці немає фішок суперника.
lesson-twenty = Двадцятка
lesson-twenty-task = Забийте фішку в лунку. Цільтеся прямо й бийте не надто сильно.
lesson-twenty-done = Її відкладають, і вона варта 20.
lesson-touch = Дотик
lesson-touch-task = На дошці фішка суперника. Зачепіть її.
lesson-touch-done = Хто не зачепив жодної, втрачає зіграну фішку.
lesson-drive-off = Вибити
lesson-drive-off-task = Вибийте фішку суперника з дошки.
lesson-drive-off-done = Фішки в рові нічого не варті. Найкраще, якщо ваша при цьому лишається на дошці.
lesson-through = Через свою
lesson-through-task = На шляху лежить ваша ж фішка. Штовхніть її у фішку суперника.
lesson-through-done = Досить, щоб одна з ваших фішок торкнулася однієї з фішок суперника.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] На дошці є фішки суперника: зачепіть одну з них, інакше втратите свою.
   *[other] Дошка вільна: цільтеся в лунку й дійдіть хоча б до кільця 15.
}
character-beginner = Котушка
character-casual = Кулька
character-club = Клен
character-tournament = Розмах
character-champion = Комета
character-machine = Годинникар
origin-trio-conduct = { origin-collection-conduct }
origin-teams-conduct = { origin-collection-conduct }
origin-trio-inwards = { origin-collection-inwards }
origin-teams-inwards = { origin-collection-inwards }
origin-trio-must-touch = { origin-collection-must-touch }
origin-teams-must-touch = { origin-collection-must-touch }
origin-trio-void = { origin-collection-void }
origin-teams-void = { origin-collection-void }
origin-trio-open-board = { origin-collection-open-board }
origin-teams-open-board = { origin-collection-open-board }
origin-trio-missed-touched = { origin-collection-missed-touched }
origin-teams-missed-touched = { origin-collection-missed-touched }
origin-trio-contact = { origin-collection-contact }
origin-teams-contact = { origin-collection-contact }
origin-trio-off-board-bounces = { origin-collection-off-board-bounces }
origin-teams-off-board-bounces = { origin-collection-off-board-bounces }
origin-trio-out-line = { origin-collection-out-line }
origin-teams-out-line = { origin-collection-out-line }
origin-trio-twenty = { origin-collection-twenty }
origin-teams-twenty = { origin-collection-twenty }
origin-trio-twenty-owner = { origin-collection-twenty-owner }
origin-teams-twenty-owner = { origin-collection-twenty-owner }
origin-trio-round-end = { origin-collection-round-end }
origin-teams-round-end = { origin-collection-round-end }
origin-trio-points = { origin-collection-points }
origin-teams-points = { origin-collection-points }
origin-trio-line-lower = { origin-collection-line-lower }
origin-teams-line-lower = { origin-collection-line-lower }
