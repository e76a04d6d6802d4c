### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Крокинол
game-about = Изстрелвай с пръст дървени пулове по кръгла дъска, избивай чуждите и се цели в дупката в средата.
seat-first = Светлите
seat-second = Тъмните
seat-third = Светлите 2
seat-fourth = Тъмните 2

booklet-collection = Комплект игри, за двама
booklet-collection-about = По дванайсет пула. По-добрата страна в рунда получава разликата.
booklet-trio = Комплект игри, за трима
booklet-trio-about = Един играе сам срещу двама партньори.
booklet-teams = Комплект игри, за четирима
booklet-teams-about = Два отбора; партньорите седят един срещу друг.
booklet-tournament = Турнир, един на един
booklet-tournament-about = По осем пула, две точки за рунд, както на световното първенство.
booklet-doubles = Турнир, по двойки
booklet-doubles-about = Два отбора по двама, две точки за рунд.

switch-played = Къде са пуловете?
switch-played-screen = Тук, на екрана
switch-played-real-board = На истинска дъска; тук водим резултата
switch-board = Дъска
switch-board-tournament = Турнирен размер
switch-board-compact = Малка домашна дъска
switch-surface = Повърхност
switch-surface-fast = Бърза
switch-surface-normal = Навосъчена
switch-surface-slow = Суха
switch-miss_takes_touched = Свободен удар, който не достигне
switch-miss_takes_touched-no = Губи се изиграният пул
switch-miss_takes_touched-yes = Губят се и докоснатите свои пулове
switch-rim_bounce = Пулове, стигнали до борда
switch-rim_bounce-no = Излизат веднага
switch-rim_bounce-yes = Отскачат и излизат после
switch-three_player_order = Ред при трима
switch-three_player_order-sides = Страните се редуват
switch-three_player_order-clockwise = По часовника, както е отпечатано
switch-steadiness = Сигурност на ръката
switch-steadiness-exact = Ударът е точно както се прицелиш
switch-steadiness-human = Човешка ръка, която леко трепва

new-match-first-to-50 = До 50 точки
new-match-first-to-100 = До 100 точки
new-match-first-to-150 = До 150 точки
new-match-first-to-200 = До 200 точки
new-match-games-1 = Един рунд
new-match-games-2 = Два рунда
new-match-games-4 = Четири рунда
new-match-games-8 = Осем рунда

clause-equipment = Дъската има пръстени за 15, 10 и 5 точки, осем колчета около пръстена за 15 и дупка в средата. Пуловете са светли или тъмни.
clause-sides = Двама играчи седят един срещу друг с по дванайсет пула от един цвят. Пуловете стоят извън дъската, докато не се изиграят.
clause-sides-three = Един играе сам с дванайсет пула. Двамата партньори седят отляво и отдясно с по шест пула.
clause-sides-four = Четирима играят в два отбора. Партньорите седят един срещу друг с по шест пула.
clause-sides-eight = Двама играчи седят един срещу друг с по осем пула от един цвят.
clause-conduct = Дъската пипа само който е на ход. Дъската и столовете остават по местата си, играчът също.
clause-quarter = Ударът започва в твоята четвърт, с центъра на пула върху стартовата линия.
clause-free-place = Мястото трябва да е свободно: преди удара пулът не бива да докосва друг и нищо не се мести, за да се отвори място.
clause-inwards = Удряй във всяка посока, която води навътре. Ударът важи, щом пулът се отдели от пръста, колкото и слаб да е.
clause-strength = Ударът е толкова силен, колкото може един пръст.
clause-turns = На всеки ход се играе един пул. След това винаги удря съседът отляво.
clause-turns-three = На всеки ход се играе един пул. Страните се редуват, партньорите също. Ако се играе, както е отпечатано, следва съседът отляво, а който няма повече пулове, се прескача.
clause-must-touch = Когато на дъската има пул на съперника, някой от твоите трябва да докосне негов: изиграният или друг, който той бутне.
clause-void = Ако никой не докосне, ударът е невалиден: изиграният пул и всички твои, докоснати при удара, отиват в улея, дори от дупката.
clause-open-board = Когато на дъската няма пул на съперника, изиграният или друг твой, докоснат при удара, трябва да спре в пръстена за 15, на линията му или в дупката.
clause-missed = Ако не стане така, изиграният пул отива в улея. Другите остават, където са.
clause-missed-touched = Ако не стане така, изиграният пул и всички твои, докоснати при удара, отиват в улея.
clause-contact = Важи всяко докосване по време на удара, при всякаква скорост и след отскок от колче също. Пулове, които вече са се допирали, се броят само ако някой от тях бъде ударен. Пул, който е напуснал дъската, вече не докосва нищо.
clause-off-board = Пул, чийто център напусне игралната повърхност, веднага е вън. Ако играете с отскок от борда, такива пулове отиват в улея, когато всичко спре; каквото са преместили, остава преместено.
clause-comes-back = Пул, който пресече стартовата линия и се върне, остава в игра.
clause-out-line = Пул, спрял на стартовата линия или извън нея, отива в улея, чийто и да е.
clause-twenty = Пул в централната дупка се вади и се оставя настрана; той носи 20.
clause-twenty-owner = Двайсетката е за собственика на пула, който и да го е вкарал. Пуловете на партньора са и твои.
clause-round-end = Рундът свършва, когато всички изиграят всичките си пулове.
clause-next-start = Който е ударил последен, започва следващия рунд.
clause-next-start-three = Който е ударил последен, започва следващия рунд: първо играещият сам, после партньор и така нататък.
clause-next-start-four = Който е ударил последен, започва следващия рунд, така че началото се мести с едно място надясно.
clause-next-start-clockwise = С всеки рунд началото се мести с едно място наляво.
clause-points = След рунда всеки пул носи 15, 10 или 5 според пръстена си, а всеки оставен настрана – 20.
clause-line-lower = Пул, който докосва линия на пръстен, се брои за по-ниския от двата пръстена.
clause-round-score = Точки получава само страната, която има повече, и тя получава разликата. При равен рунд никой не получава нищо.
clause-round-score-two = Страната с повече точки получава две точки за рунда; при равенство двете получават по една.
clause-match = Мачът свършва, когато една от страните събере уговорените точки. Проверява се след всеки рунд.
clause-match-rounds = Мачът свършва след уговорените рундове. Печели който има повече точки.
clause-settled = Къде спират пуловете, се изчислява от триенето и отскоците, еднакво за всички, и се пази в записа.
clause-counted = На истинска дъска нищо не се изчислява. След края на рунда този, който го е започнал, записва колко пула на всяка страна лежат във всеки пръстен и колко са оставени настрана; резултатът се води тук.
clause-hand = Ударът е точно както се прицелиш. Ако е твърде лесно, остави ръката си да трепери малко: колко е сигурна, всеки настройва сам.

refusal-quarter = Остани в своята четвърт: от { $low } до { $high } градуса.
refusal-free-place = { $seat ->
    [first] На това място пречи светъл пул.
    [second] На това място пречи тъмен пул.
    [third] На това място пречи светъл пул.
   *[fourth] На това място пречи тъмен пул.
}
refusal-inwards = Удряй навътре: от { $low } до { $high } градуса спрямо средата.
refusal-strength = Ударът е между { $low } и { $high } милиметра в секунда.
refusal-settled = { $fault ->
    [screen] Тук пуловете са на екрана: удряй ги.
    [moving] Изчакай всички пулове да спрат.
    [early] В момента никой пул не се движи.
    [unplayed] Първо идва пулът, който беше ударен.
    [unknown] Посочен е пул, който не е на дъската.
    [off-board] Пул не може да лежи извън дъската.
    [over-hole] Пул не може да лежи над дупката: би паднал в нея.
    [in-peg] Пул не може да лежи вътре в колче.
   *[overlap] Два пула не могат да лежат един в друг.
}
refusal-counted = { $fault ->
    [real-board] Удряй на своята дъска. Тук запиши какво е останало от рунда.
    [all] Една страна има само { $discs } пула.
   *[none] Там няма записан пул.
}
refusal-hand = Ръката трепери с { $low } до { $high } хилядни.

outcome-ahead = { $winner ->
    [first] Светлите печелят рунда
    [second] Тъмните печелят рунда
    [third] Светлите печелят рунда
   *[fourth] Тъмните печелят рунда
} и получават { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
outcome-level = Рундът е равен.

scene-title = Дъска за крокинол
scene-side = { $seat ->
    [first] Светлите
   *[second] Тъмните
}: сега { $points }, двайсетки { $twenties }, на дъската { $live }, в улея { $ditch }, остават за игра { $left }.
scene-disc = { $seat ->
    [first] Светъл пул
   *[second] Тъмен пул
}, { $zone ->
    [15] в пръстена за 15
    [10] в пръстена за 10
   *[5] в пръстена за 5
}
scene-lies = { scene-disc }: посока { $bearing }, на { $far } см от средата на твоята линия.
scene-noted = { $seat ->
    [first] Светлите
   *[second] Тъмните
}, { $zone ->
    [20] оставени настрана
    [15] пръстен за 15
    [10] пръстен за 10
   *[5] пръстен за 5
}: { $count }
scene-fewer = С един по-малко: { scene-noted }
count-help = { $seat ->
    [first] Започват светлите.
    [second] Започват тъмните.
    [third] Започват светлите 2.
   *[fourth] Започват тъмните 2.
} Когато всички пулове са изиграни, докосни всеки пръстен толкова пъти, колкото пула има в него, и средата за всяка двайсетка: светлите вляво, тъмните вдясно. Докосни число, за да махнеш един.
act-count = Преброй: светлите { $light }, тъмните { $dark }
told-count = Преброено: светлите { $light }, тъмните { $dark }.
told-flick = { $seat ->
    [first] Светлите удрят с { $speed } м/с.
    [second] Тъмните удрят с { $speed } м/с.
    [third] Светлите 2 удрят с { $speed } м/с.
   *[fourth] Тъмните 2 удрят с { $speed } м/с.
}
told-settle = { $verdict ->
    [touched] Пул на съперника е докоснат.
    [void] Невалиден удар: не е докоснат пул на съперника.
    [reached] Свободният удар е успешен.
   *[missed] Свободният удар не достигна.
}{ $twenties ->
    [0] {""}
    [one] {" "}Двайсетка!
   *[other] {" "}Двайсетки: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Двайсетка за съперника.
   *[other] {" "}Двайсетки за съперника: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Излиза един пул на съперника.
   *[other] {" "}Излизат { $theirs } пула на съперника.
}{ $ours ->
    [0] {""}
    [one] {" "}Излиза един свой пул.
   *[other] {" "}Излизат { $ours } свои пула.
}

level-beginner = Начинаещ
level-beginner-about = Удря по най-близкото и вкарва една от пет свободни двайсетки.
level-casual = Любител
level-casual-about = Вкарва една от три свободни двайсетки и търси добри попадения.
level-club = Клубен
level-club-about = Вкарва всяка втора свободна двайсетка и се крие зад колчетата.
level-tournament = Турнирен
level-tournament-about = Вкарва две от три свободни двайсетки и не се предава.
level-champion = Шампион
level-champion-about = Вкарва три от четири свободни двайсетки, както най-добрите.
level-machine = Машина
level-machine-about = Почти никога не пропуска. За тези, които искат да видят какво е възможно.

## The rule book's chapters
chapter-setup = Дъска и играчи
chapter-shot = Ударът
chapter-valid = Добри и лоши удари
chapter-leaving = Улей и дупка
chapter-scoring = Броене

## Lessons: a title, what to do, and what was learnt
lesson-flick = Първи удар
lesson-flick-task = Дъската е празна. Изстреляй пула си с пръст така, че да спре вътре между колчетата или в дупката.
lesson-flick-done = Точно това трябва да стане, когато на дъската няма пул на съперника.
lesson-twenty = Двайсетка
lesson-twenty-task = Вкарай пула си в дупката. Цели се право и не удряй твърде силно.
lesson-twenty-done = Той се оставя настрана и носи 20.
lesson-touch = Докосване
lesson-touch-task = На дъската има пул на съперника. Докосни го със своя.
lesson-touch-done = Който не докосне нито един, губи изиграния пул.
lesson-drive-off = Избий го
lesson-drive-off-task = Избий пула на съперника от дъската.
lesson-drive-off-done = Пуловете в улея не носят нищо. Най-добре е твоят да остане на дъската.
lesson-through = През свой пул
lesson-through-task = На пътя лежи твой пул. Бутни го в пула на съперника.
lesson-through-done = Достатъчно е един от твоите пулове да докосне един от неговите.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Противникът има пулове на дъската: докосни някой, иначе губиш своя.
   *[other] Дъската е свободна: цели се в дупката и стигни поне до пръстена за 15.
}
character-beginner = Макара
character-casual = Топче
character-club = Клен
character-tournament = Замах
character-champion = Комета
character-machine = Часовник
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
