### Дама. man = обикновен пул, king = дама, piece = пул; capture = взимам.
### Черните и Белите са двете страни, затова глаголът е в множествено число. Полетата се казват например c3.

game-name = Дама
game-about = Прескачай пуловете на противника, стигни до последния ред и стани дама.
seat-first = Черните
seat-second = Белите

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
booklet-collection = Комплект игри
booklet-collection-about = Дама по правилата от комплекта игри: може да взимаш, но не е задължително. Правилата на твоя език може да се различават от дамата в твоята страна; нея ще намериш по-долу.
booklet-dame = Немска дама
booklet-dame-about = Същата игра, но по-жива: ако можеш да вземеш, трябва. Подходяща срещу компютъра.
booklet-english = Английска дама
booklet-english-about = Наричат я и американска дама. Дамите вървят по едно поле.
booklet-russian = Руска дама
booklet-russian-about = Пуловете взимат и назад, а щом стигнат последния ред, продължават като дами.
booklet-brazilian = Бразилска дама
booklet-brazilian-about = Международните правила на малка дъска: взимай колкото може повече пулове.
booklet-pool = Пул чекърс
booklet-pool-about = Пуловете взимат и назад. Ти избираш какво да вземеш.
booklet-czech = Чешка дама
booklet-czech-about = Пуловете взимат само напред. Ако дама може да вземе, тя трябва да вземе преди обикновен пул.
booklet-spanish = Испанска дама
booklet-spanish-about = Дъската е обърната другояче. Взимай най-много пулове, а при равен брой – най-много дами.
booklet-portuguese = Португалска дама
booklet-portuguese-about = Испанските правила с тъмно поле долу вляво.
booklet-italian = Италианска дама
booklet-italian-about = Пуловете не могат да взимат дами. Дамите вървят по едно поле.
booklet-thai = Тайландска дама
booklet-thai-about = Макхос: по осем пула и бързи дами.
booklet-thai12 = Тайландска с дванайсет пула
booklet-thai12-about = Тайландските правила с по дванайсет пула.
booklet-international = Международна дама
booklet-international-about = Дъска със сто полета и по двайсет пула.
box-size = Колко полета има едната страна на дъската?
box-black_begins = Черните ли започват?
box-men_take_backwards = Могат ли обикновените пулове да взимат назад?
box-kings_fly = Може ли дамата да върви повече от едно поле?
box-must_take = Трябва ли да вземеш, когато можеш?

## Switches
switch-may_stop = При многократен скок
switch-may_stop-yes = Може да спреш
switch-may_stop-no = Продължаваш, докато можеш
switch-men_turn = Многократен скок с обикновен пул
switch-men_turn-yes = Може да сменя посоката
switch-men_turn-no = Само по една линия
switch-king_far = Дамата прескача
switch-king_far-yes = От всяко разстояние
switch-king_far-no = Само съседен пул
switch-king_lands_anywhere = Дамата каца
switch-king_lands_anywhere-yes = На всяко празно поле зад пула
switch-king_lands_anywhere-no = Точно зад пула
switch-removal = Взетите пулове напускат дъската
switch-removal-at-once = Веднага, скок по скок
switch-removal-after = Когато ходът свърши
switch-promotion = Пул, стигнал последния ред със скок
switch-promotion-ends = Става дама и ходът свършва
switch-promotion-goes-on = Веднага продължава като дама
switch-blocked = Играч, който не може да мести
switch-blocked-loses = Губи
switch-blocked-draws = Получава реми
switch-quiet_moves = Реми при тихи ходове с дами
switch-quiet_moves-20 = След 20 хода на всеки
switch-quiet_moves-40 = След 40 хода на всеки

## The rules
clause-board-8 = Дъската има осем реда по осем полета. Долу вдясно всеки играч има светло поле.
clause-board-8-mirrored = Дъската има осем реда по осем полета. Долу вдясно всеки играч има тъмно поле.
clause-board-10 = Дъската има десет реда по десет полета. Долу вдясно всеки играч има светло поле.
clause-men-8 = Всеки играч започва с осем пула на тъмните полета от първите два реда.
clause-men-12 = Всеки играч започва с дванайсет пула на тъмните полета от първите три реда.
clause-men-20 = Всеки играч започва с двайсет пула на тъмните полета от първите четири реда.
clause-black-begins = Започват черните. Кой ще е с черните, се избира случайно; след всяка партия играчите сменят цветовете.
clause-white-begins = Започват белите. Кой ще е с белите, се избира случайно; след всяка партия играчите сменят цветовете.
clause-turns = Играчите се редуват. На всеки ход играчът мести един пул от своя цвят, обикновен или дама; ход не се пропуска.
clause-dark-squares = Играе се само на тъмните полета.
clause-occupied = Пулът може да се мести само на празно поле.
clause-man-moves = Обикновеният пул върви с едно поле по диагонал напред.
clause-taking = Пул взима, като прескочи по диагонал един пул на противника и кацне на празно поле зад него. Не може да прескача пулове от своя цвят, нито два пула наведнъж.
clause-man-takes-forward = Обикновеният пул взима съседен пул и скача само напред.
clause-man-takes-all = Обикновеният пул взима съседен пул, напред и назад.
clause-men-spare-kings = Обикновен пул не може да вземе дама.
clause-crowning = Пул, който стигне последния ред, получава втори пул отгоре и става дама. Ходът свършва там.
clause-crowning-goes-on = Пул, който стигне последния ред, получава втори пул отгоре и веднага става дама. Ако е стигнал там със скок, може да скача нататък като дама в същия ход.
clause-crowning-stops-only = Пул, който завърши хода си на последния ред, получава втори пул отгоре и става дама. Ако скочи оттам нататък, остава обикновен пул.
clause-king-flies = Дамата върви по диагонал напред или назад през колкото и да е празни полета.
clause-king-steps = Дамата върви с едно поле по диагонал, напред или назад.
clause-king-takes = Дамата взима във всички посоки. И на нея ѝ трябва празно поле зад пула. Дама може да бъде взета като всеки друг пул, от пул или от дама.
clause-king-lands-behind = Дамата може да скача отдалеч. Тя каца точно зад пула.
clause-king-lands-anywhere = Дамата може да скача отдалеч. Тя каца на което и да е празно поле зад пула.
clause-chain = Пул, който е скочил, може в същия ход да скача още от новото си място, и в друга посока.
clause-chain-may-stop = Може да спреш след всеки скок.
clause-chain-whole = Трябва да скачаш, докато пулът може; ако можеш да избираш къде да кацне, трябва да кацне там, откъдето може да скача нататък.
clause-removal-at-once = Прескоченият пул се маха веднага.
clause-removal-after = Прескочените пулове се махат, когато ходът свърши. Дотогава пречат и никой не може да се прескочи два пъти.
clause-duty-free = Можеш да вземеш, но не е задължително: вместо това можеш да направиш всеки друг ход.
clause-duty = Ако можеш да вземеш, трябва.
clause-duty-most = Ако можеш да вземеш по няколко начина, трябва да избереш този, който взима най-много пулове.
clause-duty-most-kings = Ако можеш да вземеш по няколко начина, трябва да избереш този, който взима най-много пулове, а при равен брой – този, който взима най-много дами.
clause-duty-king-first = Ако могат да вземат и дама, и обикновен пул, трябва да вземе дамата.
clause-duty-italian = Ако можеш да вземеш по няколко начина, трябва да избереш този, който взима най-много пулове; сред тях – този с дама; после този, който взима най-много дами; после този, който взима дама най-рано.
clause-all-taken = Играч, който остане без пулове, губи.
clause-blocked = Играч, който има пулове, но не може да мести, губи.
clause-repetition = Ако една и съща позиция се появи за трети път и на ход е същият играч, партията е реми.
clause-quiet-15 = Ако двамата играчи направят по 15 хода само с дами и нищо не е взето, партията е реми.
clause-quiet-20 = Ако двамата играчи направят по 20 хода само с дами и нищо не е взето, партията е реми.
clause-quiet-25 = Ако двамата играчи направят по 25 хода само с дами и нищо не е взето, партията е реми.
clause-quiet-40 = Ако двамата играчи направят по 40 хода само с дами и нищо не е взето, партията е реми.
clause-short-5 = Когато останат само два или три пула и всеки играч има дама, след още по пет хода партията е реми.
clause-short-16-5 = Една дама срещу три пула, поне един от които е дама, е реми след по 16 хода. Когато останат само два или три пула и всеки играч има дама, е реми след по пет хода.
clause-short-13 = Три дами срещу една са реми след по 13 хода.
clause-short-road = Една дама на дългия диагонал от ъгъл до ъгъл срещу три пула, поне един от които е дама, е реми след по пет хода, ако тази дама остане там.
clause-agreed = Играчите могат да се споразумеят за реми и всеки може да се предаде. Ход се връща само ако и двамата са съгласни.

## Why not
refusal-dark-squares = { $square } не е тъмно поле на тази дъска.
refusal-turns = { $holder ->
    [nobody] Полето { $square } е празно.
    [white] Пулът на { $square } е бял. На ход са черните.
   *[black] Пулът на { $square } е черен. На ход са белите.
}
refusal-occupied = { $holder ->
    [white] На { $square } има бял пул.
   *[black] На { $square } има черен пул.
}
refusal-man-moves = { $why ->
    [back] Този пул още не е дама, затова не може назад.
    [far] Обикновеният пул върви само с едно поле.
    [stuck] Пулът на { $from } не може да се мести.
   *[diagonal] { $from } и { $to } не са на един диагонал. Пулът върви по диагонал напред.
}
refusal-king-flies = { $why ->
    [stuck] Дамата на { $from } не може да се мести.
   *[diagonal] { $from } и { $to } не са на един диагонал. Дамата върви по диагонал.
}
refusal-king-steps = { $why ->
    [far] В тази партия дамата върви само с едно поле.
    [stuck] Дамата на { $from } не може да се мести.
   *[diagonal] { $from } и { $to } не са на един диагонал. Дамата върви по диагонал.
}
refusal-taking = { $why ->
    [own] Между { $from } и { $to } има твой пул; не можеш да го прескочиш.
    [two] Между { $from } и { $to } има повече от един пул; не можеш да ги прескочиш.
    [diagonal] { $from } и { $to } не са на един диагонал. Скача се по диагонал.
   *[nothing] Между { $from } и { $to } няма какво да се вземе.
}
refusal-man-takes-forward = { $why ->
    [far] Обикновеният пул взима само съседен пул и каца точно зад него.
   *[back] Обикновеният пул взима само напред: не може да скочи назад през { $over }.
}
refusal-men-spare-kings = На { $over } има дама, а обикновен пул не може да вземе дама.
refusal-crowning = На { $from } пулът става дама и ходът свършва там. Тя може да взима на следващия ход.
refusal-duty = { $count ->
    [one] Можеш да вземеш, значи трябва: с пула на { $squares }.
   *[other] Можеш да вземеш, значи трябва: с един от пуловете на { $squares }.
}
refusal-duty-most = Така взимаш { $taken }, а от { $squares } можеш да вземеш { $most }. Трябва да вземеш колкото може повече.
refusal-duty-most-kings = { $why ->
    [most] Така взимаш { $taken }, а от { $squares } можеш да вземеш { $most }. Трябва да вземеш колкото може повече.
   *[kings] От { $squares } можеш да вземеш също толкова пулове, но с повече дами сред тях.
}
refusal-duty-king-first = Дамата трябва да взима преди обикновения пул: играй с тази на { $squares }.
refusal-duty-italian = { $why ->
    [most] Така взимаш { $taken }, а от { $squares } можеш да вземеш { $most }. Трябва да вземеш колкото може повече.
    [with-king] Дамата на { $squares } може да вземе също толкова, а дамата трябва да взима преди обикновения пул.
   *[kings] От { $squares } можеш да вземеш също толкова пулове, но с повече дами сред тях или с дами по-рано.
}

## How it ends
outcome-all-taken = { $seat } печелят: противникът няма повече пулове.
outcome-blocked = { $seat } печелят: противникът не може да мести.
outcome-blocked-draw = Реми: играчът на ход е блокиран.
outcome-repetition = Реми поради трикратно повторение.
outcome-quiet = Реми: твърде много тихи ходове с дами.
outcome-short = Реми: лимитът от ходове за толкова малко пулове е изчерпан.

## The board in words
scene-title = Дъска за дама
scene-men = { $colour ->
    [white] Бели пулове на { $squares }.
   *[black] Черни пулове на { $squares }.
}
scene-kings = { $colour ->
    [white] Бели дами на { $squares }.
   *[black] Черни дами на { $squares }.
}
scene-none = { $colour ->
    [white] Белите нямат пулове.
   *[black] Черните нямат пулове.
}
scene-must = Трябва да взимат: { $squares }.
scene-quiet = { $count ->
    [one] Реми след още { $count } тих ход.
   *[other] Реми след още { $count } тихи хода.
}
scene-repeated = { $count ->
    [one] Тази позиция е била тук { $count } път.
   *[other] Тази позиция е била тук { $count } пъти. Третият път е реми.
}
scene-square = { $holder ->
    [white-man] { $square }: бял пул
    [white-king] { $square }: бяла дама
    [black-man] { $square }: черен пул
    [black-king] { $square }: черна дама
   *[nobody] { $square }: празно
}
told-move = { $colour ->
    [white] Белите { $move }
   *[black] Черните { $move }
}
told-crowned = { $colour ->
    [white] Белите { $move }, дама
   *[black] Черните { $move }, дама
}
button-end-turn = Приключи хода

## Levels
level-beginner = Начинаещ
level-beginner-about = Взима каквото види и нищо не планира. И дете може да го победи.
level-casual = Любител
level-casual-about = Мисли ход-два напред и понякога пропуска нещо.
level-skilled = Умел
level-skilled-about = Не подарява пулове. Добър противник за семейството.
level-strong = Силен
level-strong-about = Гледа много ходове напред.
level-master = Майстор
level-master-about = Мисли най-дълбоко и знае всеки ендшпил с до четири пула.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Подредба
chapter-moving = Движение
chapter-taking = Взимане
chapter-queens = Дами
chapter-duty = Задължително ли се взима?
chapter-ending = Край на партията

## Lessons: a title, what to do, and what was learnt
lesson-step = Местене
lesson-step-task = Белият пул е твой. Премести го.
lesson-step-done = Обикновените пулове вървят с едно поле по диагонал напред, по тъмните полета.
lesson-jump = Взимане
lesson-jump-task = Вземи черния пул: прескочи го и кацни на празното поле зад него.
lesson-jump-done = Прескоченият пул е взет и напуска дъската.
lesson-chain = Многократен скок
lesson-chain-task = Вземи и двата черни пула в един ход.
lesson-chain-done = След скок същият пул може да скача още.
lesson-freedom = Свободен избор
lesson-freedom-task = По тези правила не е задължително да взимаш. Премести другия си пул.
lesson-freedom-done = Тук взимането е по избор. По повечето други правила е задължително.
lesson-duty = Кога трябва да се взима
lesson-duty-task = По тези правила трябва да вземеш, ако можеш. Играй.
lesson-duty-done = Така можеш да принудиш противника да отиде, където искаш.
lesson-crowning = Дама
lesson-crowning-task = Пулът ти е на една стъпка от последния ред. Направи го дама.
lesson-crowning-done = На последния ред пулът става дама.
lesson-flying = Летящи дами
lesson-flying-task = Прати дамата си през цялата дъска, от ъгъл до ъгъл.
lesson-flying-done = По тези правила дамата прелита през колкото и да е празни полета.
lesson-far-jump = Скок отдалеч
lesson-far-jump-task = На пътя на дамата ти има пул. Вземи го направо оттам, където е тя.
lesson-far-jump-done = Не е нужно дамата да е до него. По тези правила тя каца точно зад пула.
lesson-give-one = Дай един, вземи три
lesson-give-one-task = Тук трябва да вземеш, ако можеш. Пожертвай пул, после вземи всичко останало.
lesson-give-one-done = Пул, пожертван в точния момент, отваря дъската. Това се нарича комбинация.
lesson-block = Без ход
lesson-block-task = Остави черните без ход.
lesson-block-done = Играч, който не може да мести, губи.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Това е единственият ход.
    [wins] Това печели.
    [resists] Партията е загубена; така ще издържиш най-дълго.
    [crowns] Обикновен пул става дама.
    [gains] Това печели материал.
    [avoids] Всеки друг ход е явно по-лош.
    [draws] Това запазва ремито.
    [equal] Има и друг ход, който е също толкова добър.
   *[best] Това изглежда малко по-добро от останалото.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Можеш да вземеш, значи трябва: прескочи пула на празното поле зад него.
    [may] Можеш да вземеш, ако искаш: прескочи пула на празното поле зад него.
    [king] Премести обикновен пул с едно поле напред или дама напред или назад.
   *[other] Премести пул с едно поле по диагонал напред.
}
guide-why = { $why ->
    [only] Това е единственият ход.
    [crowns] Твоят пул става дама.
    [takes] Взимаш пул.
    [saves] Измъкваш пул от опасност.
    [safe] След това противникът не може да вземе нищо.
   *[other] Изглежда малко по-добър от останалите.
}

## Rules that follow their switches
refusal-man-takes-all = Обикновеният пул взима само съседен пул и каца точно зад него.
refusal-king-takes-near = В тази партия дамата взима само съседен пул и каца точно зад него.
refusal-king-lands-behind = Дамата трябва да кацне точно зад { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] В тази партия дамата взима само съседен пул.
   *[behind] Дамата трябва да кацне точно зад { $over }.
}
refusal-king-near-lands-anywhere = В тази партия дамата взима само съседен пул.
refusal-chain-straight = В тази партия скоковете на обикновен пул трябва да са по една линия.
refusal-chain-whole = Пулът може да вземе още, затова трябва да скача нататък и не може да спре на { $to }.
refusal-removal-after = Вече прескочи пула на { $over }. Не можеш да го прескочиш два пъти.
character-beginner = Трошица
character-casual = Джинджифил
character-skilled = Бодил
character-strong = Жарава
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
clause-king-takes-near = Дамата взима във всички посоки, но само съседен пул, и каца точно зад него. И дама може да бъде взета.
clause-king-near-lands-behind = Дамата взима само съседен пул и каца точно зад него.
clause-king-near-lands-anywhere = Дамата взима само съседен пул и каца на което и да е празно поле зад него.
clause-chain-straight = Пул, който е скочил, може в същия ход да скача още от новото си място: обикновен пул само по същата линия, дама и в друга посока.
clause-blocked-draws = Когато играч има пулове, но не може да мести, партията е реми.
origin-collection-board-8 = Датската листовка говори за бяла долна половина; има се предвид долното дясно поле.
origin-collection-men-12 = Само английският текст казва кои редове са заети. Другите показват картинка.
origin-collection-black-begins = Случайният избор и първият ход на Черните са отпечатани. Че цветовете се сменят след всяка партия, е наш избор.
origin-collection-turns = Ход не се пропуска, макар че не е задължително да взимаш: играе се поред.
origin-collection-man-moves = Руският текст казва само, че пул не може да се върне там, където е бил. Никой пул не ходи назад.
origin-collection-taking = В италианския и датския текст липсва дума, „свободно“ или „тъмно“. Има се предвид празно тъмно поле.
origin-collection-man-takes-forward = За скока се говори от полето пред пула, значи е напред. Английският текст добавя, че назад „още“ не е позволено.
origin-collection-crowning = Листовката слага втори пул отгоре и не казва повече. При нас ходът свършва там, както в повечето игри на дама; настройката оставя новата дама да скача още. Френският текст взима втория пул от вече изгубените; тук винаги има.
origin-collection-crowning-goes-on = Листовката не казва какво става по средата на няколко скока. В тази партия новата дама скача нататък, както в руската дама.
origin-collection-king-flies = Полският текст казва, че дамата прескача празни полета; тя се плъзга по тях.
origin-collection-king-takes = Италианският текст не казва, че полето отзад трябва да е свободно. Другите казват.
origin-collection-king-lands-behind = Само френският текст казва „точно зад“, а английският сравнява скока с този на обикновен пул. От колко далеч може да скача дамата, не е казано. Играем с късото кацане от немската домашна дама; настройки променят и двете.
origin-collection-king-lands-anywhere = Листовката не казва къде каца дамата. Турнирните играчи очакват всяко празно поле зад пула.
origin-collection-king-near-lands-behind = Листовката не казва от колко далеч може да скача дамата.
origin-collection-king-near-lands-anywhere = Листовката не казва от колко далеч може да скача дамата и къде каца.
origin-collection-chain = Листовката позволява завои само на дамите, а английският текст държи обикновения пул на един диагонал. При нас завиват и пуловете, както във всички други игри на дама; настройката ги държи направо.
origin-collection-chain-straight = Английският текст връзва скоковете на пула с един диагонал. Другите езици не казват това.
origin-collection-chain-may-stop = Всички езици казват, че можеш да скачаш още, никой – че трябва.
origin-collection-chain-whole = Листовката не го иска: в тази партия сте се уговорили да скачате докрай.
origin-collection-removal-at-once = Листовката говори за махане на пула, преди да стигне до няколко скока. Затова го махаме веднага.
origin-collection-removal-after = Листовката не казва кога. В повечето турнирни игри се чака до края на хода.
origin-collection-duty-free = Всичките десет езика казват „може“. В много национални игри е задължение; те имат свои правила тук.
origin-collection-all-taken = Испанският текст го казва наопаки: печели играчът, който вземе всичко.
origin-collection-blocked = За играч, който не може да мести, не е отпечатано нищо. Той губи, както във всички други игри на дама.
origin-collection-blocked-draws = За играч, който не може да мести, не е отпечатано нищо. В тази партия е реми.
origin-collection-repetition = За реми не е отпечатано нищо. Без това правило дамите можеха да се гонят вечно.
origin-collection-quiet-20 = За реми не е отпечатано нищо. Без това правило дамите можеха да се гонят вечно.
origin-collection-quiet-40 = За реми не е отпечатано нищо. Без това правило дамите можеха да се гонят вечно.
origin-collection-agreed = За предаване или реми по съгласие не е отпечатано нищо. И двете са обичайни.
origin-dame-king-lands-anywhere = По немските домашни правила дамата каца точно зад пула. В тази партия може да кацне и по-нататък.
origin-dame-removal-after = По немските домашни правила пуловете се махат веднага. В тази партия остават до края на хода.
origin-thai-white-begins = Някои тайландски правила оставят играчите да изберат кой започва. При нас започват Белите, както в един отпечатан правилник.
origin-thai12-men-12 = Макхос се играе с осем пула. Това е същата игра с дванайсетте от твоята кутия.
editor-piece = { $piece ->
    [w] Бял пул
    [W] Бяла дама
    [b] Черен пул
   *[B] Черна дама
}
refusal-editor-many = { $colour ->
    [white] Белите пулове са { $count }, а има само { $most }.
   *[black] Черните пулове са { $count }, а има само { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Бял пул на { $square } вече щеше да е дама.
   *[black] Черен пул на { $square } вече щеше да е дама.
}
refusal-editor-none = { $colour ->
    [white] Белите нямат пулове, а последният ход трябва да е бил техен.
   *[black] Черните нямат пулове, а последният ход трябва да е бил техен.
}
task-capture = Твой ред е: трябва да вземеш.

## Drills

drill-combinations = Комбинации
drill-combinations-about = Жертвай, принуди противника да вземе и спечели повече обратно.
drill-combinations-task = { $colour ->
    [white] Белите са на ход. Намери комбинацията.
   *[black] Черните са на ход. Намери комбинацията.
}
drill-combinations-why = Дадени: { $given }. Взети: { $taken }.
drill-refuted = Противникът взема и печели материал.
drill-endings = Ендшпили
drill-endings-about = Спечели ендшпил с най-много четири пула или удръж ремито. Противникът играе безгрешно.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Белите започват и печелят.
       *[draw] Белите са на ход. Удръж ремито. Брой ходове: { $moves }.
    }
   *[black] { $goal ->
        [win] Черните започват и печелят.
       *[draw] Черните са на ход. Удръж ремито. Брой ходове: { $moves }.
    }
}
drill-endings-why = { $value ->
    [draw] Сега е само реми.
   *[loss] Сега партията е загубена.
}
