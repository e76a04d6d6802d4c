### Морски шах. „X“ и „O“ са самите знаци и остават същите на всички езици.

game-name = Морски шах
game-about = Три в редица на девет полета: учи се бързо, а ако никой не сгреши, е реми.
seat-first = X
seat-second = O

booklet-collection = Комплект игри
booklet-collection-about = Морски шах по правилата от комплекта игри.
switch-ends_when_dead = Когато вече никой не може да спечели
switch-ends_when_dead-no = Играе се докрай
switch-ends_when_dead-yes = Веднага е реми

clause-marks = Всеки играч има пулове с една форма и един цвят: X или O.
clause-starter = Започва X. Кой пръв ще играе с X, решава жребият; после играчите се сменят всяка партия.
clause-empty-square = Играчите се редуват и слагат по един пул на което и да е празно поле.
clause-no-pass = Ход не се пропуска.
clause-stays = Сложен пул остава на мястото си.
clause-three-in-a-row = Който пръв нареди три свои пула в редица – хоризонтално, вертикално или по диагонал, – печели веднага. Две редици, завършени с един пул, пак са една победа.
clause-no-winner = Ако дъската е пълна и никой няма три в редица, победител няма.

refusal-empty-square = { $holder ->
    [first] Полето { $square } е заето: там има X.
   *[second] Полето { $square } е заето: там има O.
}

outcome-three-in-a-row = { $seat } печели: три в редица.
outcome-board-full = Реми: дъската е пълна и никой няма три в редица.
outcome-no-line-left = Реми: никой вече не може да завърши редица.

scene-title = Дъска за морски шах
scene-pieces = { $seat ->
    [first] X на { $squares }.
   *[second] O на { $squares }.
}
scene-no-pieces = { $seat ->
    [first] На дъската няма X.
   *[second] На дъската няма O.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: празно
}
told-place = { $seat ->
    [first] X на { $square }
   *[second] O на { $square }
}

level-beginner = Начинаещ
level-beginner-about = Не забелязва един вид редици, във всяка партия различен. И дете може да го победи.
level-casual = Любител
level-casual-about = Вижда всяка тройка, но не мисли по-далеч. Заложи два капана наведнъж.
level-perfect = Безгрешен
level-perfect-about = Никога не губи. Най-многото, което можеш да постигнеш, е реми.

## The rule book's chapters
chapter-setup = Преди да започнеш
chapter-moving = Как се играе
chapter-ending = Край на партията

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Първият ти пул
lesson-first-piece-task = Ти си X. Сложи пул на което и да е празно поле.
lesson-first-piece-done = Сега би бил ред на O. Сложен пул остава на мястото си.
lesson-three = Три в редица
lesson-three-task = Ти си X. Завърши редица и спечели.
lesson-three-done = Три хоризонтално, вертикално или по диагонал – и партията е твоя.
lesson-block = Попречи
lesson-block-task = Ти си O, а X всеки момент ще спечели. Попречи му.
lesson-block-done = Първо гледай редиците на съперника, после своите.
lesson-two-threats = Две заплахи наведнъж
lesson-two-threats-task = Ти си X. Спри O и заплаши да спечелиш на две места. После спечели.
lesson-two-threats-done = Един пул спира само една редица. Две заплахи печелят.
lesson-corner = Никога не губи
lesson-corner-task = X започна от ъгъла. Ти си O: намери единственото поле, което спасява.
lesson-corner-done = Срещу ъгъла помага само средата. Оттук нататък O може никога да не загуби.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Сложи пул на което и да е свободно поле; три в редица печелят.
guide-why = { $why ->
    [wins] Така стават три в редица.
    [blocks] Иначе другата страна ще направи там три в редица.
    [fork] Заплашва два пъти наведнъж, а само едната заплаха може да се спре.
    [threat] Два в редица: сега другата страна трябва да отговори.
    [middle] Центърът е на четири редици, повече от всяко друго поле.
    [corner] Ъгълът е на три редици.
   *[other] Нищо по-добро не остана.
}
character-beginner = Драсканица
character-casual = Тебешир
character-perfect = Шиста
