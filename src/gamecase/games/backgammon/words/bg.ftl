### Табла. Позициите се броят от собствения дом: 1 е най-вътрешната, 24 – най-далечната.
### позиция = point, бар = bar, вадене = bear off, удряне = hit, куб = cube, удвояване = double (на куба), чифт = doubles.

game-name = Табла
game-about = Прибери петнайсетте си пула у дома и ги извади от дъската, а по пътя удряй пуловете на противника.
seat-first = Светлите
seat-second = Тъмните

## Booklets
booklet-case = Куфарче за табла
booklet-case-about = Вадиш само с точното число, а щом всичките ти пулове са у дома, вече не е задължително да местиш. При игра за залог има куб.
booklet-best-of = По партии
booklet-best-of-about = Броят се само партиите: две от три или три от пет. Без куб.
booklet-small-first = Първо по-малкото число
booklet-small-first-about = Първо се играе по-малкото число, чифтът цял или никак, а се вади отзад.
booklet-collection = Комплект игри
booklet-collection-about = Вади се с всяко число, което стига до ръба. До своето хвърляне противникът може да посочи грешка.
booklet-tournament = Турнир
booklet-tournament-about = Табла, както се играе днес: мачове за точки или партии за залог, с куба и всичките му правила.
box-says = Какво от това пише в правилата, които имаш?
box-says-more-than-two = Позиция е затворена, ако на нея има „повече от два“ пула
box-says-games = Играе се до две победи в три партии или три в пет
box-says-smaller = По-малкото число винаги се играе първо
box-says-correction = Непозволен ход може да се посочи до следващото хвърляне
box-says-nothing = Нямам печатни правила
box-cube_inside = Има ли куб за удвояване в кутията?
box-languages = На колко езика са написани?

## Switches
switch-stake = За какво играете?
switch-stake-0 = Само за забавление, без куб
switch-stake-1 = Залог 1, с куб
switch-stake-2 = Залог 2, с куб
switch-stake-5 = Залог 5, с куб
switch-stake-10 = Залог 10, с куб
switch-win_triple_needs_none_off = Кога победата е тройна?
switch-win_triple_needs_none_off-yes = Само ако загубилият не е извадил нито един пул
switch-win_triple_needs_none_off-no = Винаги, когато загубилият има пул на бара или в дома на победителя
switch-assisted = Проверка на ходовете
switch-assisted-yes = Допуска само позволени ходове
switch-assisted-no = Допуска всеки ход, както на истинска дъска
switch-bearoff_may_pass = Щом всичките ти пулове са у дома
switch-bearoff_may_pass-no = Трябва да изиграеш всяко число, което можеш
switch-bearoff_may_pass-yes = Можеш да оставиш число неизиграно
switch-bearoff_six_needs_double_six = Вадене от позиция 6
switch-bearoff_six_needs_double_six-no = С всяка шестица
switch-bearoff_six_needs_double_six-yes = Само с две шестици
switch-bearoff_rule = Как се вади пул?
switch-bearoff_rule-any-sufficient = С всяко число, което стига до ръба
switch-bearoff_rule-exact-or-highest = С числото на позицията му, а от най-задната и с по-голямо
switch-setup = Подредба
switch-setup-standard = Обикновена
switch-setup-nackgammon = Накгемън
switch-setup-hypergammon = Хипергемън, по три пула
switch-cube = Куб за удвояване
switch-cube-on = С куб
switch-cube-off = Без куб
switch-cube_limit = Кубът стига до
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Когато кубът е в средата
switch-centred_cube-either = Може да го обърне всеки от играчите
switch-centred_cube-holland = След партията на Крауфорд – едва когато и двамата са хвърлили по два пъти
switch-crawford = Партия на Крауфорд
switch-crawford-yes = Една партия без куб, когато на играч не достига една точка
switch-crawford-no = Без партия на Крауфорд
switch-jacoby = Правило на Джейкъби
switch-jacoby-yes = Марс се брои само ако кубът е обърнат
switch-jacoby-no = Марс се брои винаги
switch-beavers = Бийвър
switch-beavers-yes = Разрешен
switch-beavers-no = Не е разрешен
switch-raccoons = Ракун
switch-raccoons-yes = Разрешен
switch-raccoons-no = Не е разрешен
switch-automatic_doubles = Еднакво число при хвърлянето за начало
switch-automatic_doubles-0 = Хвърля се пак
switch-automatic_doubles-1 = Залогът се удвоява, най-много веднъж
switch-automatic_doubles-2 = Залогът се удвоява, най-много два пъти
switch-automatic_doubles-3 = Залогът се удвоява, най-много три пъти

## Clauses
clause-aim = Прибери всичките си пулове у дома, после ги извади. Печели играчът, който пръв остане без пулове.
clause-setup = Пуловете на двамата играчи стоят огледално. Твоите тръгват от дома на противника, обикалят дъската и се прибират в твоя.
clause-forward = Пуловете вървят само към дома, никога назад.
clause-starter-high = Всеки играч хвърля по един зар. Започва този с по-голямото число.
clause-draw-first = Първо се хвърля за начало. Ако и на двамата се падне едно и също число, се хвърля пак.
clause-first-throw-fresh = За първия си ход започващият хвърля наново и двата зара.
clause-first-throw-drawn = Двата зара от хвърлянето за начало са първото хвърляне на започващия, затова то никога не е чифт.
clause-already-started = За начало се хвърля веднъж на партия.
clause-throw-first = Играе се поред. Ходът започва с хвърляне на два зара.
clause-dice-zone = Заровете се хвърлят в дясната половина на дъската, както я виждаш ти.
clause-choice-first = Ако можеш да удвоиш, направи го, преди да хвърлиш.
clause-play-first = Изиграй хвърлянето си, преди да се случи каквото и да е друго.
clause-dice-only = С всяко число местиш един пул с толкова позиции. Със същия пул можеш да изиграеш няколко числа едно след друго; след всяко той стъпва на позиция.
clause-no-checker = Можеш да местиш само своите пулове.
clause-closed-point = Позиция с два или повече пула на противника е затворена: не можеш да стъпиш на нея, дори по средата на по-дълъг ход.
clause-self-hit = Ако все пак сложиш пул на затворена позиция, той се смята за ударен и отива на бара, а числото е изиграно.
clause-hit = Ако стъпиш на единичен пул на противника, го удряш: той отива на бара. Не е задължително да удряш, ако можеш да местиш по друг начин.
clause-any-order = Можеш да играеш числата в какъвто ред искаш.
clause-smaller-first = По-малкото число винаги се играе преди по-голямото.
clause-smaller-lost = Ако по-малкото число не може да се изиграе с никой пул, то се губи и играеш само по-голямото.
clause-must-move = Ако можеш да местиш, трябва.
clause-use-all = Трябва да изиграеш толкова числа, колкото позволяват правилата: и двете, ако има начин да се изиграят и двете.
clause-use-higher = Ако можеш да изиграеш кое да е от числата, но не и двете, трябва да изиграеш по-голямото.
clause-stop-at-home = Щом всичките ти пулове са у дома, вече не е задължително да местиш: можеш да оставиш всяко число неизиграно.
clause-doubles-four = Ако ти се падне чифт, играеш числото четири пъти.
clause-partial-double = От четирите стъпки на чифта изиграй колкото можеш; останалите се губят.
clause-whole-double = Чифтът се играе цял, и четирите стъпки, или никак. Стига и по-малко, ако преди това извадиш последния си пул.
clause-enter-first = Пул от бара трябва да влезе пръв – в дома на противника, на позицията, която зарът отброява от далечния ръб. Докато не влязат всичките ти пулове, нищо друго не може да се мести.
clause-enter-any = Можеш да влезеш с кое да е от двете числа; число, с което не можеш да влезеш, се губи.
clause-smaller-enters = Ако имаш пул на бара и не можеш да влезеш с по-малкото число, губиш цялото хвърляне.
clause-home-first = Можеш да започнеш да вадиш, когато всичките ти пулове са у дома. Ако някой бъде ударен, продължаваш, когато пак са всички у дома.
clause-exact-number = Можеш да извадиш пул само с точното число на позицията му.
clause-highest-first = Можеш да извадиш пул с числото на позицията му, а от най-задната заета позиция – и с по-голямо.
clause-rear-first = Можеш да вадиш само от най-задната заета позиция, с всяко число, което стига до ръба.
clause-any-sufficient = Можеш да извадиш всеки пул с число, което стига до ръба.
clause-past-band = Не можеш да извадиш пул, докато противникът държи в твоя дом позиция пред него.
clause-double-six = От позиция 6 можеш да вадиш само с две шестици.
clause-inside-move = Вместо да вадиш, винаги можеш да местиш вътре в дома.
clause-win = Печели играчът, който пръв извади всичките си пулове.
clause-win-counts-one = Всяка победа се брои за една.
clause-win-kinds = Победата се брои веднъж. Брои се два пъти, ако загубилият не е извадил нито един пул, и три пъти, ако освен това има пул на бара или в дома на победителя.
clause-stalled = След петдесет хода подред без преместване партията е реми.
clause-cube = В началото кубът е в средата и показва 1. Всяко удвояване увеличава цената на партията два пъти.
clause-no-cube = По тези правила кубът се ползва само при игра за залог или за точки. Когато просто се броят партиите, куб няма.
clause-double-before-throw = Можеш да предложиш удвояване преди своето хвърляне, но не и преди първото хвърляне в партията.
clause-answer-first = Противникът приема удвояването или не го приема и губи партията.
clause-nothing-offered = Можеш да приемеш или да не приемеш само когато ти е предложено удвояване.
clause-cube-owner = Ако приемеш удвояване, кубът е твой и само ти можеш да удвоиш следващия път.
clause-cube-limit = Кубът не може да премине границата си.
clause-cube-dead = В мач кубът повече не се обръща, щом вече решава мача и за двамата играчи.
clause-crawford = Първата партия, в която на някой играч не достига само една точка, се играе без куб.
clause-holland = По избор: след нея кубът в средата може да се обърне едва когато и двамата играчи са хвърлили по два пъти.
clause-jacoby = Извън мач двойните и тройните победи се броят като единични, ако кубът не е обърнат.
clause-beavers = Извън мач на удвояване можеш да отговориш, като веднага удвоиш отново и задържиш куба: бийвър.
clause-no-beaver = Бийвър може само ако сте го уговорили, и само в отговор на удвояване.
clause-no-raccoon = Ракун може само ако сте го уговорили, и само в отговор на бийвър.
clause-automatic-doubles = Извън мач еднакво число при хвърлянето за начало удвоява залога, най-много толкова пъти, колкото сте уговорили.
clause-match-games = Уговорете се предварително от колко партии е мачът, например две победи от три.
clause-match-points = Мача печели играчът, който пръв събере уговорения брой точки.
clause-no-resignation = Тези правила не казват какво струва предаването.
clause-resignation = Можеш да предложиш да предадеш партията като единична, двойна или тройна загуба. Противникът приема или отказва.
clause-answer-resignation = На предложение за предаване се отговаря, преди играта да продължи.
clause-correction = Можеш да поискаш противникът да изиграе неправилен ход отново, със същите зарове.
clause-nothing-wrong = Позволен ход остава.
clause-correct-before-throw = Можеш да го поискаш само до своето хвърляне.
clause-one-by-one = Където е позволен всеки ход, пуловете се местят един по един и после ходът се приключва.
clause-no-correction = Приключен ход остава.

## Why not
refusal-draw-first = Първо е хвърлянето за начало.
refusal-already-started = Партията вече е започнала.
refusal-throw-first = Първо хвърли заровете.
refusal-choice-first = Първо хвърли или удвои.
refusal-play-first = Първо изиграй хвърлянето си.
refusal-dice-zone = Заровете не паднаха в дясната половина на дъската: хвърли пак и двата.
refusal-forward = Не можеш да се върнеш от { $from } на { $to }. Пуловете вървят само към дома.
refusal-no-checker = { $place ->
    [bar] Нямаш пул на бара.
   *[point] Нямаш пул на позиция { $point }.
}
refusal-dice-only = { $count ->
    [0] Нямаш повече числа за игра.
    [one] Това е път от { $distance }, а ти остава { $dice }.
   *[other] Това е път от { $distance }, а ти остават { $dice }.
}
refusal-closed-point = { $count ->
    [one] Позиция { $point } е затворена: противникът има там { $count } пул.
   *[other] Позиция { $point } е затворена: противникът има там { $count } пула.
}
refusal-smaller-first = Първо по-малкото число: { $die } преди { $larger }.
refusal-smaller-lost = Числото { $die } не можеше да се изиграе първо с никой пул, затова се губи.
refusal-must-move = { $possible ->
    [one] Можеш да изиграеш { $possible } число, значи трябва.
   *[other] Можеш да изиграеш { $possible } числа, значи трябва.
}
refusal-use-all = { $possible ->
    [one] Можеш да изиграеш { $possible } число; така използваш { $used }.
   *[other] Можеш да изиграеш { $possible } числа; така използваш само { $used }. Намери ход, който използва всичките.
}
refusal-use-higher = Можеш да изиграеш само едно число, затова трябва да е по-голямото: { $die }.
refusal-whole-double = { $possible ->
    [one] Чифтът се играе цял, а можеш да направиш само { $possible } стъпка от { $needed }: хвърлянето се губи.
   *[other] Чифтът се играе цял, а можеш да направиш само { $possible } стъпки от { $needed }: хвърлянето се губи.
}
refusal-enter-first = { $count ->
    [one] Имаш { $count } пул на бара: първо го вкарай.
   *[other] Имаш { $count } пула на бара: първо ги вкарай.
}
refusal-smaller-enters = С { $die } пулът ти не може да влезе, защото позиция { $point } е затворена: губиш цялото хвърляне.
refusal-home-first = { $count ->
    [one] Още не можеш да вадиш: { $count } пул не е у дома.
   *[other] Още не можеш да вадиш: { $count } пула не са у дома.
}
refusal-exact-number = От позиция { $point } можеш да вадиш само с { $point }; остават ти { $dice }.
refusal-highest-first = От позиция { $point } можеш да вадиш с по-голямо число само ако зад нея няма нищо; още имаш пулове на позиция { $highest }.
refusal-rear-first = Първо вади отзад: още имаш пулове на позиция { $highest }.
refusal-past-band = { $count ->
    [one] Не можеш да вадиш от позиция { $point }: противникът има { $count } пул на позиция { $band } пред нея.
   *[other] Не можеш да вадиш от позиция { $point }: противникът има { $count } пула на позиция { $band } пред нея.
}
refusal-double-six = От позиция 6 можеш да вадиш само с две шестици; падна ти се { $dice }.
refusal-no-cube = В тази партия няма куб.
refusal-double-before-throw = Можеш да удвоиш само преди своето хвърляне, и не преди първото хвърляне в партията.
refusal-answer-first = Първо отговори на удвояването на { $value }: приемаш или не приемаш.
refusal-nothing-offered = Няма предложение, на което да отговориш.
refusal-cube-owner = Кубът е у противника и показва { $value }.
refusal-cube-limit = Кубът показва { $value } и не може по-нагоре.
refusal-cube-dead = { $needed ->
    [one] Куб със стойност { $value } вече решава мача: на никого не трябва повече от { $needed } точка.
   *[other] Куб със стойност { $value } вече решава мача: на никого не трябват повече от { $needed } точки.
}
refusal-crawford = Това е партията на Крауфорд в мача до { $number }: не можеш да удвояваш.
refusal-holland = { $throws ->
    [one] След партията на Крауфорд се удвоява, щом и двамата играчи са хвърлили по два пъти; засега има { $throws } хвърляне.
   *[other] След партията на Крауфорд се удвоява, щом и двамата играчи са хвърлили по два пъти; засега има { $throws } хвърляния.
}
refusal-no-beaver = Тук не може бийвър.
refusal-no-raccoon = Тук не може ракун.
refusal-no-resignation = Тези правила нямат единично, двойно или тройно предаване.
refusal-answer-resignation = Първо приеми или откажи предложението за предаване.
refusal-one-by-one = Тук се мести по един пул.
refusal-no-correction = Приключен ход остава.
refusal-correct-before-throw = Можеш да посочиш грешка само преди своето хвърляне.
refusal-nothing-wrong = Този ход беше позволен.

## How it ended
outcome-single = { $points ->
    [one] { $seat } вадят последния си пул и печелят { $points } точка.
   *[other] { $seat } вадят последния си пул и печелят { $points } точки.
}
outcome-double = { $points ->
    [one] { $seat } печелят двойно, за { $points } точка: противникът не е извадил нищо.
   *[other] { $seat } печелят двойно, за { $points } точки: противникът не е извадил нищо.
}
outcome-triple = { $points ->
    [one] { $seat } печелят тройно, за { $points } точка: противникът още има пул на бара или в дома на победителя.
   *[other] { $seat } печелят тройно, за { $points } точки: противникът още има пул на бара или в дома на победителя.
}
outcome-gammon = { $points ->
    [one] { $seat } печелят с марс, за { $points } точка: противникът не е извадил нищо.
   *[other] { $seat } печелят с марс, за { $points } точки: противникът не е извадил нищо.
}
outcome-backgammon = { $points ->
    [one] { $seat } печелят с бекгемън, за { $points } точка: противникът още има пул на бара или в дома на победителя.
   *[other] { $seat } печелят с бекгемън, за { $points } точки: противникът още има пул на бара или в дома на победителя.
}
outcome-dropped = { $points ->
    [one] { $seat } печелят { $points } точка: противникът не прие удвояването.
   *[other] { $seat } печелят { $points } точки: противникът не прие удвояването.
}
outcome-conceded = { $points ->
    [one] { $seat } печелят { $points } точка: противникът се предаде.
   *[other] { $seat } печелят { $points } точки: противникът се предаде.
}
outcome-stalled = Реми: отдавна никой не е местил.

## Levels
level-beginner = Начинаещ
level-beginner-about = Играе първия ход, който види, и оставя пуловете си открити за удар.
level-casual = Любител
level-casual-about = Държи пуловете заедно и удря, когато може.
level-steady = Стабилен
level-steady-about = Затваря позиции, смята оставащия път и удвоява, когато води сигурно.
level-expert = Експерт
level-expert-about = Смята едно хвърляне напред и рядко греши.
level-master = Майстор
level-master-about = Смята две хвърляния напред. Световно ниво.

## On the table
look-home-right = Домът отдясно
look-home-left = Домът отляво
look-blue-right = { look-home-right }, синьо сукно
look-blue-left = { look-home-left }, синьо сукно
look-wine-right = { look-home-right }, тъмночервено сукно
look-wine-left = { look-home-left }, тъмночервено сукно

scene-title = Дъска за табла
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] Позициите се броят от дома на светлите, долу вляво.
       *[right] Позициите се броят от дома на светлите, долу вдясно.
    }
   *[second] { $home ->
        [left] Позициите се броят от дома на тъмните, долу вляво.
       *[right] Позициите се броят от дома на тъмните, долу вдясно.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Светлите имат пулове на { $points }.
   *[second] Тъмните имат пулове на { $points }.
}
scene-no-points = { $seat ->
    [first] Светлите нямат пулове на никоя позиция.
   *[second] Тъмните нямат пулове на никоя позиция.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } светъл пул е на бара.
       *[other] { $count } светли пула са на бара.
    }
   *[second] { $count ->
        [one] { $count } тъмен пул е на бара.
       *[other] { $count } тъмни пула са на бара.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } светъл пул е изваден.
       *[other] { $count } светли пула са извадени.
    }
   *[second] { $count ->
        [one] { $count } тъмен пул е изваден.
       *[other] { $count } тъмни пула са извадени.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] На светлите остава път от { $count } позиция.
       *[other] На светлите остава път от { $count } позиции.
    }
   *[second] { $count ->
        [one] На тъмните остава път от { $count } позиция.
       *[other] На тъмните остава път от { $count } позиции.
    }
}
scene-dice = { $count ->
    [one] Остава да се изиграе числото { $dice }.
   *[other] Остава да се изиграят числата { $dice }.
}
scene-cube = { $owner ->
    [first] Кубът е у светлите и показва { $value }.
    [second] Кубът е у тъмните и показва { $value }.
   *[nobody] Кубът е в средата и показва { $value }.
}
scene-away = Още нужни точки: Светлите { $first }, Тъмните { $second }.
scene-crawford = Това е партията на Крауфорд, без удвояване.
scene-due-draw = Всеки хвърля по един зар, за да се види кой започва.
scene-due-choice = { $seat ->
    [first] Ред е на светлите, преди хвърлянето.
   *[second] Ред е на тъмните, преди хвърлянето.
}
scene-due-throw = { $seat ->
    [first] Хвърлят светлите.
   *[second] Хвърлят тъмните.
}
scene-due-play = { $seat ->
    [first] На ход са светлите.
   *[second] На ход са тъмните.
}
scene-due-offered = { $seat ->
    [first] На светлите е предложен кубът на { $value }: приемат или не приемат.
   *[second] На тъмните е предложен кубът на { $value }: приемат или не приемат.
}
scene-due-beavered = { $seat ->
    [first] На светлите е отговорено с бийвър: кубът ще показва { $value }.
   *[second] На тъмните е отговорено с бийвър: кубът ще показва { $value }.
}
scene-due-raccooned = { $seat ->
    [first] На светлите е отговорено с ракун: кубът ще показва { $value }.
   *[second] На тъмните е отговорено с ракун: кубът ще показва { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Тъмните предлагат да се предадат с единична загуба; отговарят светлите.
       *[second] Светлите предлагат да се предадат с единична загуба; отговарят тъмните.
    }
    [2] { $seat ->
        [first] Тъмните предлагат да се предадат с двойна загуба; отговарят светлите.
       *[second] Светлите предлагат да се предадат с двойна загуба; отговарят тъмните.
    }
   *[3] { $seat ->
        [first] Тъмните предлагат да се предадат с тройна загуба; отговарят светлите.
       *[second] Светлите предлагат да се предадат с тройна загуба; отговарят тъмните.
    }
}
scene-due-over = Партията приключи.

scene-point = { $holder ->
    [first] { $count ->
        [one] Позиция { $point }: { $count } светъл пул
       *[other] Позиция { $point }: { $count } светли пула
    }
    [second] { $count ->
        [one] Позиция { $point }: { $count } тъмен пул
       *[other] Позиция { $point }: { $count } тъмни пула
    }
   *[nobody] Позиция { $point }: празна
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Бар: няма светли пулове
        [one] Бар: { $count } светъл пул
       *[other] Бар: { $count } светли пула
    }
   *[second] { $count ->
        [0] Бар: няма тъмни пулове
        [one] Бар: { $count } тъмен пул
       *[other] Бар: { $count } тъмни пула
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Улей: няма извадени светли пулове
        [one] Улей: { $count } изваден светъл пул
       *[other] Улей: { $count } извадени светли пула
    }
   *[second] { $count ->
        [0] Улей: няма извадени тъмни пулове
        [one] Улей: { $count } изваден тъмен пул
       *[other] Улей: { $count } извадени тъмни пула
    }
}
scene-die = { $state ->
    [used] Зар: { $number }, изигран
   *[left] Зар: { $number }
}
scene-no-die = Зарове, още не са хвърлени
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] Светлите хвърлиха { $number }
    [second] Тъмните хвърлиха { $number }
   *[nobody] На зара е { $number }
}

## What a hand may say
act-throw = Хвърли
act-double = Удвои на { $value }
act-take = Приемам { $value }
act-drop = Не приемам
act-beaver = Бийвър: { $value }
act-raccoon = Ракун: { $value }
act-accept = Приемам
act-decline = Отказвам
act-correct = Посочи грешката
act-check = Позволено ли беше?
act-done = Приключи хода
act-resign = { $kind ->
    [1] Предавам се: единична загуба
    [2] Предавам се: двойна загуба
   *[3] Предавам се: тройна загуба
}
# Ending a turn although more could be played.
act-stop = Приключи хода тук
act-pass = Не мести
act-no-move = Няма ход: приключи
act-forced = Единствен ход: { $play }

## What happened
told-start = { $seat ->
    [first] Хвърляне за начало: светлите { $first }, тъмните { $second }. Започват светлите.
    [second] Хвърляне за начало: светлите { $first }, тъмните { $second }. Започват тъмните.
   *[nobody] Хвърляне за начало: и двамата { $first }. Хвърля се пак.
}
told-roll = { $seat ->
    [first] Светлите хвърлят { $dice }
   *[second] Тъмните хвърлят { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Светлите: { $play }
   *[second] Тъмните: { $play }
}
told-self-hit = { $seat ->
    [first] Светлите: { $play }, на затворена позиция; пулът отива на бара
   *[second] Тъмните: { $play }, на затворена позиция; пулът отива на бара
}
told-no-move = { $seat ->
    [first] Светлите нямат ход
   *[second] Тъмните нямат ход
}
told-pass = { $seat ->
    [first] Светлите не местят
   *[second] Тъмните не местят
}
told-done = { $seat ->
    [first] Светлите приключват хода
   *[second] Тъмните приключват хода
}
told-throw = { $seat ->
    [first] Светлите вземат заровете
   *[second] Тъмните вземат заровете
}
told-double = { $seat ->
    [first] Светлите удвояват на { $value }
   *[second] Тъмните удвояват на { $value }
}
told-take = { $seat ->
    [first] Светлите приемат { $value }
   *[second] Тъмните приемат { $value }
}
told-drop = { $seat ->
    [first] Светлите не приемат
   *[second] Тъмните не приемат
}
told-beaver = { $seat ->
    [first] Светлите отговарят с бийвър: { $value }
   *[second] Тъмните отговарят с бийвър: { $value }
}
told-raccoon = { $seat ->
    [first] Светлите отговарят с ракун: { $value }
   *[second] Тъмните отговарят с ракун: { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Светлите предлагат да се предадат с единична загуба
       *[second] Тъмните предлагат да се предадат с единична загуба
    }
    [2] { $seat ->
        [first] Светлите предлагат да се предадат с двойна загуба
       *[second] Тъмните предлагат да се предадат с двойна загуба
    }
   *[3] { $seat ->
        [first] Светлите предлагат да се предадат с тройна загуба
       *[second] Тъмните предлагат да се предадат с тройна загуба
    }
}
told-accept-loss = { $seat ->
    [first] Светлите приемат
   *[second] Тъмните приемат
}
told-decline-loss = { $seat ->
    [first] Светлите отказват
   *[second] Тъмните отказват
}
told-correct = { $seat ->
    [first] Светлите посочват грешка: ходът се играе отново
   *[second] Тъмните посочват грешка: ходът се играе отново
}

## The rule book's chapters
chapter-setup = Цел и посока
chapter-begin = Кой започва
chapter-dice = Хвърляне и местене
chapter-points = Позиции и удряне
chapter-bar = Влизане от бара
chapter-bearing-off = Вадене
chapter-winning = Победа
chapter-cube = Кубът
chapter-errors = Грешки и предаване

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Затвори позиция
lesson-make-a-point-task = Падна ти се 3 и 1. Събери два пула на своята позиция 5.
lesson-make-a-point-done = Два пула на една позиция са в безопасност и я затварят за противника.
lesson-run = Бягство
lesson-run-task = Падна ти се 6 и 5. Прибери един от задните си пулове на сигурно, на своята позиция 13.
lesson-run-done = С един пул можеш да изиграеш и двете числа, едно след друго.
lesson-hit = Удряне
lesson-hit-task = На твоята позиция 4 стои единичен пул на противника. Удари го и затвори позицията.
lesson-hit-done = Ударен пул започва отначало, от бара.
lesson-closed = Затворени позиции
lesson-closed-task = Паднаха ти се две петици. Задните ти пулове са блокирани: затвори своята позиция 3 с пулове от позиции 13 и 8.
lesson-closed-done = Не можеш да стъпиш на позиция с два или повече пула на противника.
lesson-enter = От бара
lesson-enter-task = Падна ти се 6 и 4, а твой пул е на бара. Вкарай го, после продължи с другия заден пул.
lesson-enter-done = Пул от бара влиза, преди да се мести нещо друго.
lesson-use-both = Едното или другото
lesson-use-both-task = Падна ти се 6 и 5. Можеш да изиграеш кое да е от числата, но не и двете. Изиграй това, което трябва.
lesson-use-both-done = Ако можеш да изиграеш само едно от двете числа, трябва да е по-голямото.
lesson-doubles = Чифт
lesson-doubles-task = Паднаха ти се две тройки, значи местиш четири пъти. Затвори своите позиции 5 и 3.
lesson-doubles-done = Когато ти се падне чифт, играеш числото четири пъти.
lesson-bear-off = Вадене
lesson-bear-off-task = Всичките ти пулове са у дома. Падна ти се 5 и 2: извади два пула.
lesson-bear-off-done = С всяко число вадиш пул от позицията със същия номер.
lesson-bear-off-high = Твърде голямо число
lesson-bear-off-high-task = Падна ти се 6 и 4, но толкова назад нямаш пулове. Въпреки това извади два пула.
lesson-bear-off-high-done = С число, по-голямо от най-задната ти заета позиция, вадиш пул от нея.
lesson-double = Кубът
lesson-double-task = Водиш сигурно. Преди да хвърлиш, удвои.
lesson-double-done = Противникът приема и играе нататък за двойно повече или не приема и губи залога дотук.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Печели в { $win }% от случаите.
    [double] Печели в { $win }% от случаите ({ $wins-double }% двойно, { $wins-triple }% тройно), губи в { $loss }% ({ $loses-double }% двойно, { $loses-triple }% тройно).
   *[gammon] Печели в { $win }% от случаите ({ $wins-double }% марс, { $wins-triple }% бекгемън), губи в { $loss }% ({ $loses-double }% марс, { $loses-triple }% бекгемън).
}
mistake-cost = Губи { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } точки.
mistake-given = { $what ->
    [shots] Удрят { $played } от 36 хвърляния вместо { $best }.
    [cashed] Сега противникът може да удвои и веднага да спечели.
    [doubled] Сега противникът има добро удвояване.
    [wins] Печели в { $played }% от случаите вместо в { $best }%.
    [gammons-won] Печели двойно в { $played }% от случаите вместо в { $best }%.
   *[gammons-lost] Губи двойно в { $played }% от случаите вместо в { $best }%.
}
mistake-cube = { $why ->
    [too-early] Удвояването дойде твърде рано.
    [too-good] Позицията е твърде добра за удвояване: по-ценно е да се играе нататък.
    [double] Това беше моментът за удвояване.
    [take] Това трябва да се приеме.
    [drop] Това не трябва да се приема.
   *[beaver] Правилният отговор беше бийвър.
}
tally-errors = Решения: { $decisions }. Изгубени: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } точки, честота на грешките { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (хилядни от точката на решение).
tally-luck = Късмет: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } точки.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Хвърли: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Удвои: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Приемам: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Не приемам: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Бийвър: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Ракун: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Хвърли заровете или първо удвои, ако водиш сигурно.
    [answer] Противникът удвоява: приеми и играй за двойно или не приемай и загуби сегашния залог.
    [bar] Имаш пул на бара: преди всичко го вкарай.
    [off] Всичките ти пулове са у дома: вади ги.
    [move] Води пуловете към дома с двете числа. Два или повече на една позиция са в безопасност.
    [race] Вече никой пул не може да бъде ударен: прибери всичките у дома и после ги извади, колкото може по-бързо.
   *[other] Избери бутон под дъската.
}
guide-why = { $why ->
    [hits] Удряш пул: той трябва да започне отначало от бара.
    [off] Вадиш пулове.
    [point] Затваряш позиция: пулове заедно са в безопасност и спират противника.
    [safe] Оставяш по-малко единични пулове.
    [runs] Тръгваш на път със заден пул.
    [past] Последните ти пулове минават край тези на противника: никой пул вече не може да бъде ударен.
    [race] Така губиш най-малко път.
    [pass] Не можеш да местиш.
    [double] Преднината ти стига за удвояване.
    [take] Ще печелиш достатъчно често, за да продължиш.
    [drop] Ще губиш твърде често.
    [throw] Преднината ти не стига за удвояване.
   *[other] Дава ти най-добрите шансове.
}
character-beginner = Пип
character-casual = Соло
character-steady = Котва
character-expert = Стена
character-master = Оракул
clause-fifteen = Всеки играч има петнайсет пула.
clause-three-checkers = Всеки играч има три пула.
clause-jump = Пуловете ти могат да минават над всякакви други, и над затворени позиции.
clause-white-starts = Зар решава кой играе със светлите пулове (Белите) и кой с тъмните. Белите започват.
clause-higher-takes-white = Всеки играч хвърля един зар. Който хвърли повече, взема белите.
clause-dice-flat = Зарове, които не легнат равно там, не се броят: хвърлят се пак и двата.
clause-call-first = Ако искаш да посочиш грешка, направи го, преди да хвърлиш.
clause-closed-by-three = Позиция с три или повече пула на противника е затворена: там не може да се спре, дори междинно. На позиция с два могат да стоят и двете страни; удря се само единичен пул.
clause-bridge = Няколко поредни затворени позиции правят мост. Пул го преминава само с число, което стига отвъд него.
clause-several-hits = За един ход можеш да удариш няколко пула, с чифт – до четири.
clause-stacking = На една позиция може да стоят колкото искаш твои пулове.
clause-no-pass = Докато вадиш, можеш да местиш в дома или да вадиш, както искаш. Но число, което може да се изиграе, трябва да се изиграе.
clause-may-leave-unused = Щом всичките ти пулове са у дома, число може да остане неизиграно.
clause-any-six = От позиция 6 се вади с всяка шестица.
clause-win-kinds-far-back = Победата се брои веднъж. Брои се два пъти, ако загубилият не е извадил нито един пул, и три пъти, ако има пул на бара или в дома на победителя, дори други да са извадени.
clause-win-kinds-single = Победата се брои веднъж. Брои се три пъти, ако загубилият не е извадил нито един пул и негов пул е на бара или в дома на победителя.
clause-win-kinds-letter = Победата се брои веднъж, дори всички пулове на загубилия още да са на дъската. Брои се три пъти, ако някой от тях е на бара или в дома на победителя.
clause-win-named = Победата е единична, ако загубилият е извадил пул; марс, ако не е извадил нито един; бекгемън, ако освен това негов пул е на бара или в дома на победителя.
clause-win-values = Марсът се брои два пъти, бекгемънът – три пъти.
clause-without-cube = В тази игра няма куб за удвояване.
clause-cube-single-game = В мач, в който се броят партиите, всяка партия се брои за една и няма куб.
clause-cube-faces = Първото удвояване обръща куба на 2. Който го е приел, може после да го обърне на 4, след това другият играч на 8 и така нататък поред.
clause-drop-price = Ако не приемеш, губиш колкото е струвала партията преди удвояването, като единична загуба.
clause-cube-times-kind = Кубът умножава стойността на вида победа: при 8 тройна победа струва 24.
clause-nothing-resigned = Можеш да приемеш или откажеш само ако противникът е предложил да се предаде.
refusal-call-first = Първо хвърли заровете или посочи грешката.
refusal-closed-by-three = { $count ->
    [one] Позиция { $point } е затворена: там има { $count } пул на противника.
   *[other] Позиция { $point } е затворена: там има { $count } пула на противника.
}
refusal-without-cube = В тази игра няма куб.
refusal-cube-single-game = Няма куб в мач, в който се броят партиите.
refusal-nothing-resigned = Никой не е предложил да се предаде.
told-start-white = Хвърляне за начало: { $high } срещу { $low }. Който има { $high }, играе със светлите и започва.
told-start-tie = Хвърляне за начало: { $high } срещу { $low }. Хвърля се пак.
scene-point-shared = Позиция { $point }: светли { $first }, тъмни { $second }
switch-block_min = Кога една позиция е затворена?
switch-block_min-2 = Затварят я два пула на противника
switch-block_min-3 = Затварят я само три или повече
switch-win_none_off = А ако загубилият не е извадил нищо?
switch-win_none_off-double = Победата се брои два пъти
switch-win_none_off-single = Победата се брои веднъж
switch-stake-note = Кубът е за отделни партии: в мач от три или повече всяка партия се брои за една, какъвто и да е залогът.
box-says-more-than-two-note = Според това изречение два пула не биха били нито отворена, нито затворена позиция, затова при нас два затварят, както казват някои езици на листовката. Може да се смени на три: „Точно както е отпечатано“ прави това.
box-says-games-note = Немската страница от същата кутия е друга игра: за нея избери „{ box-says-smaller }“.
box-says-smaller-note = Това е немската страница от онази кутия. Другите езици описват друга игра: за нея избери „{ box-says-games }“.
box-says-correction-note = Грешки може да се посочват в игра, в която се мести свободно; в обичайната са възможни само правилни ходове.
origin-setup = Отпечатано като картинка.
origin-case-white-starts = В гръцкия текст липсва, че започват Белите.
origin-higher-takes-white = Листовките не казват кое число взема Белите. По-голямото, както навсякъде.
origin-draw-first = За равни числа не пише нищо; те не решават, затова се хвърля пак.
origin-collection-draw-first = При равни числа се хвърля пак, докато не станат различни.
origin-tournament-draw-first = При равни числа се хвърля пак.
origin-best-of-first-throw-fresh = Листовката казва само кой играе пръв и че заровете се хвърлят поред; затова започващият хвърля и двата.
origin-collection-dice-flat = Листовката казва само къде се хвърля.
origin-case-closed-point = Повечето езици казват „повече от два“, но се удря само единичен пул, така че два не биха били нито отворена, нито затворена позиция. Италианският и естонският казват два или повече, английският – и двете. Играем с два. Дословният вариант е настройка.
origin-case-closed-by-three = Това е дословно: позиция се затваря от „повече от два“, а се удря само единичен пул, затова с два тя е обща.
origin-best-of-closed-point = Така казват английският, френският и италианският. Испанският, португалският и полският го казват само за влизането от бара.
origin-collection-closed-point = Английският, италианският, датският и руският текст звучат така, сякаш един чужд пул стига да те спре по пътя. Немският, френският и испанският са ясни: два или повече.
origin-case-self-hit = В чешкия, словашкия и унгарския текст това правило е изгубено и се повтаря как се удря.
origin-case-hit = На някои езици е забравено, че чуждият пул трябва да е сам.
origin-best-of-hit = В полския текст е забравено, че чуждият пул трябва да е сам.
origin-case-stacking = Листовките не поставят граница.
origin-several-hits = Листовката не казва нищо; всеки удар следва от горното правило.
origin-small-first-several-hits = Следва от примера с хвърляне, което удря на едно от три разстояния.
origin-case-several-hits = Турският текст говори за две шестици; има се предвид всеки чифт.
origin-case-must-move = Играе се както на немски и повечето езици. На френски задължение е удрянето, руският, украинският и турският обръщат правилото, а на унгарски е изгубено едно „не“.
origin-best-of-must-move = Листовката не го казва общо; правилото ѝ за по-голямото число го предполага.
origin-best-of-use-all = Листовката не го казва; правилото ѝ за по-голямото число го предполага.
origin-small-first-use-all = Листовката не го казва; играе се както обикновено.
origin-best-of-use-higher = Френският и полският звучат така, сякаш можеш да избереш само едно число; испанският оригинал – не.
origin-case-use-higher = Хърватският текст говори за един пул вместо за едно число.
origin-case-stop-at-home = На някои езици задължението свършва, щом пуловете на който и да е играч са у дома, а на арабски – щом на всички са. При нас: твоите.
origin-no-pass = Текстът казва, че ваденето не е задължително, другият ход – също. Разбираме го като свободен избор между двете, защото веднага след това пак важат обичайните правила. Неизиграното число е настройка.
origin-may-leave-unused = Това е дословно: нито ваденето, нито друг ход е задължение. В полския текст е само половината.
origin-case-doubles-four = На някои езици цялото хвърляне се умножава по четири или се говори за четири зара. Примерът в същия текст показва четири отделни стъпки.
origin-best-of-doubles-four = Английският пример преминава във втори; имат се предвид четири стъпки.
origin-best-of-partial-double = Листовката не казва нищо; играе се както обикновено.
origin-collection-partial-double = Листовката не казва нищо; следва от задължението да се мести.
origin-case-partial-double = Турският текст отменя възможните ходове, арабският ги прави по избор; на всички други езици са задължителни.
origin-whole-double = В примера се губи чифт, от който са възможни две стъпки. Разбираме го така и за три.
origin-case-enter-first = Листовките казват само, че първо се връщат всички пулове. Къде и как – както обикновено.
origin-best-of-enter-first = Френският текст го обвързва с възможността за влизане; другите – не.
origin-case-enter-any = Листовките не го казват; както обикновено.
origin-smaller-lost = Листовката отнема цялото хвърляне само на играч с пул на бара. Не го разширяваме: по-голямото число се играе само.
origin-case-home-first = Чешкият, словашкият, словенският и арабският текст спират хвърлянето на зарове след удар, а хърватският вади в началната позиция. Има се предвид вадене от дъската.
origin-case-exact-number = Шведският текст иска „четно“ число, в турския липсва „точно“. Във всички други е точно.
origin-best-of-highest-first = Португалският текст винаги вади най-задния пул; другите само го позволяват.
origin-best-of-inside-move = Френският пример отива на грешна позиция.
origin-collection-any-sufficient = Във френския текст числото трябва да стига „малко отвъд“ ръба, тоест точно. На другите девет езика трябва само да стига, а за пулове отзад не пише нищо.
origin-collection-highest-first = Не е в листовката: днешното обичайно правило, за което сте се уговорили.
origin-rear-first = Редът е отпечатан; че числото може да е по-голямо от позицията, следва от преминаването на ръба.
origin-any-six = Немският текст иска две шестици, което противоречи на собственото му правило за вадене и прилича на печатна грешка. Играем с всяка шестица. Дословният вариант е настройка.
origin-double-six = Това е дословно по немския текст.
origin-case-win = Гръцкият текст първо посочва играча, който пръв е у дома, арабският – който започне да вади. После и двата са съгласни с другите.
origin-case-win-kinds = За тройна победа листовките искат само пул на бара или в дома на победителя. Тогава загуба с извадени пулове би била и единична, и тройна; ние искаме да няма извадени. Дословният вариант е настройка. Датският текст определя двойната победа като единичната.
origin-case-win-kinds-far-back = Това е дословно: листовките не искат да няма извадени пулове.
origin-small-first-win-kinds = В текста е изгубен ред: обещава три вида и нарича единична победата над играч с всички пулове на дъската, а навсякъде другаде тя е двойна. Допълваме го от другите листовки. Дословният вариант е настройка.
origin-small-first-win-kinds-far-back = Наполовина дословно: тройната победа, както е отпечатана, двойната – от другите листовки.
origin-small-first-win-kinds-single = Наполовина дословно: без двойна победа, както е отпечатано, тройната – само без извадени пулове.
origin-small-first-win-kinds-letter = Това е останало от текста, в който е изгубен ред.
origin-win-values = Листовката споменава марс и бекгемън, но не дава числа.
origin-stalled = Наше правило: иначе можеше да се играе безкрай. Равната партия се брои в мача, така че мач от три може да завърши наравно.
origin-without-cube = Листовката не го споменава.
origin-collection-without-cube = Листовката казва, че има кубове, и не ги използва.
origin-case-cube = Немският в едната листовка и пет езика в другата казват „учетворява“, макар че същият текст стига до осем. Има се предвид „умножава“. Че кубът започва в средата на 1, не е отпечатано.
origin-case-cube-faces = В хърватския текст има стена с 6; в португалския и хърватския кубът се хвърля. Той се обръща.
origin-case-double-before-throw = Хърватският текст го позволява само преди първото хвърляне, шведският – по всяко време. Другите: преди собственото хвърляне, щом играта е започнала.
origin-case-drop-price = Не е отпечатано; както обикновено.
origin-case-cube-limit = Не е отпечатано освен на хърватски, където са изброени стените. Кубът има стени до 64.
origin-case-cube-times-kind = Отпечатано е за тройна победа при 8. Разбираме го като пример. Шведският текст удвоява залога осем пъти, арабският умножава заровете.
origin-case-cube-single-game = Листовките не познават мачове.
origin-one-by-one = Наше правило: така се играе без помощ от програмата.
origin-collection-correction = Английският текст прекратява правото със „следващото“ хвърляне; има се предвид твоето.
written-no-move = няма ход
written-double = Удвоява на { $value }
written-take = Приема
written-drop = Не приема
written-beaver = Бийвър на { $value }
written-raccoon = Ракун на { $value }
written-accept = Съгласява се
written-decline = Отказва
written-correct = Посочва грешката
written-check = Пита
written-resigning = { $kind ->
    [1] Предлага единична загуба
    [2] Предлага двойна загуба
   *[3] Предлага тройна загуба
}
standing = { $pips ->
    [one] { $pips } позиция
   *[other] { $pips } позиции
}
origin-collection-throw-first = Нидерландският текст говори за три зара след началото; имат се предвид два.
task-roll = Твой ред е: хвърли заровете.
task-roll-or-double = Твой ред е: хвърли заровете или удвои.
task-move = Твой ред е: премести пул.
task-end = Твой ред е: нямаш повече ходове.
task-double = Противникът удвоява: приемаш или не приемаш?
task-resignation = Противникът иска да се предаде: приемаш ли?
tally-pr = PR (оценка на играта): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Гросмайстор
level-grandmaster-about = Разиграва всяка възможност стотици пъти, преди да реши. Отнема няколко секунди.
character-grandmaster = Зенит
editor-dice = Зарове
editor-dice-none = Още не са хвърлени
editor-dice-double = Предложено удвояване
editor-cube = Куб
editor-cube-owner = У кого е кубът
editor-cube-centre = В средата
editor-length = Дължина на мача в точки (0 = без мач, за пари)
editor-score = { $seat ->
    [first] Точки на светлите
   *[second] Точки на тъмните
}
editor-crawford = Партия на Крауфорд
refusal-editor-many = { $seat ->
    [first] Светлите пулове на дъската са { $count }, а има само { $total }.
   *[second] Тъмните пулове на дъската са { $count }, а има само { $total }.
}
refusal-editor-off = { $seat ->
    [first] Светлите нямат пул на дъската, значи партията е приключила.
   *[second] Тъмните нямат пул на дъската, значи партията е приключила.
}
study-checker = Ходове с пулове
study-double = Удвоявания
study-take = Отговори на удвояване
position-contact = Контакт
position-race = Надбягване
position-bearoff = Вадене
position-blitz = Блиц
position-prime = Прайм
position-holding = Задържаща игра
position-backgame = Бекгейм

## Drills

drill-pip-count = Броене на оставащия път
drill-pip-count-about = Преброй колко позиции път остава на всяка страна.
drill-pip-count-task = Колко позиции път остава на всяка страна?
drill-pips-of = { $seat ->
    [first] Светлите
   *[second] Тъмните
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Светлите: { $terms } = { $total }
   *[second] Тъмните: { $terms } = { $total }
}
drill-opening-play = Начални ходове
drill-opening-play-about = Изиграй първите хвърляния в партията и отговорите на тях.
drill-opening-play-task = Започваш с { $dice }. Как играеш?
drill-opening-play-reply-task = Противникът започна с { $dice } и изигра { $play }. На теб ти се падна { $reply }.
drill-opening-play-close = Не отстъпва на най-добрия ход: разликата е твърде малка, за да има значение.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Решения за куба
drill-cube-action-about = Трябва ли да удвоиш и трябва ли противникът да приеме?
drill-cube-action-task = Предстои ти да хвърляш в партия за пари, а кубът е в средата. Кои са верните решения за куба?
drill-cube-action-match-task = Предстои ти да хвърляш, а кубът е в средата. Точки до победата в мача: на теб ти трябват { $ours }, на противника { $theirs }. Кои са верните решения за куба?
drill-cube = { $action ->
    [no-double] Без удвояване
    [double-take] Удвояване, приема се
    [double-drop] Удвояване, не се приема
   *[too-good] Твърде добра позиция за удвояване
}
drill-cube-why = { $action ->
    [no-double] Да хвърлиш с куба в средата струва повече от удвояване, което ще бъде прието.
    [double-take] Удвояването струва повече от хвърлянето, а противникът губи по-малко, ако приеме, отколкото ако не приеме.
    [double-drop] Противникът би загубил повече, ако приеме, отколкото ако не приеме, затова удвои и спечели веднага.
   *[too-good] Противникът не би приел, а да играеш нататък за марс струва повече.
}
drill-cube-values = Стойност в точки: без удвояване { $none }; удвояване с приемане { $take }; удвояване без приемане { $drop }.
drill-cube-chances = Печелиш { $win }% от партиите, с марс – { $gammon }%.
drill-take-point = Праг за приемане
drill-take-point-about = Колко добри трябва да са шансовете ти, за да приемеш удвояване при този резултат?
drill-take-point-task = Точки до победата в мача: на теб ти трябват { $ours }, на противника { $theirs }. Предлагат ти куба на { $cube }. От какъв шанс да спечелиш партията нагоре трябва да приемеш, ако няма марсове и кубът не се обърне повече?
drill-take-point-chances = Шансът ти да спечелиш мача: { $dropped }%, ако не приемеш, { $lost }%, ако приемеш и загубиш, { $won }%, ако приемеш и спечелиш.
drill-take-point-why = Рискуваш { $risk }, за да спечелиш { $gain }: струва си, ако делът на победите ти е поне { $risk } ÷ ({ $risk } + { $gain }).
drill-percent = Процент
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
drill-race-chance = Шансове за победа
drill-race-chance-about = Прецени колко често печелиш, когато остава само да се вадят пулове.
drill-race-chance-task = Предстои ти да хвърляш. Колко често печелиш това надбягване?
drill-race-chance-why = Твоят оставащ път в позиции: { $ours }, пулове: { $our-checkers }. Път на противника: { $theirs }, пулове: { $their-checkers }. Разлика до 6 процента се брои за вярно.
drill-race-win = Печелиш { $win }% от надбягванията.
drill-race-cube = Кубът в надбягването
drill-race-cube-about = Последните хвърляния на надбягването: да удвоиш или да хвърляш нататък?
drill-bearoff-play = Вадене
drill-bearoff-play-about = Намери хода, който най-често печели надбягването.
drill-bearoff-play-task = Падна ти се { $dice }. Кой ход печели най-често?
drill-bearoff-play-why = Колко често печели всеки ход, точно изчислено.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
opening-book-roll = Хвърляне
