### Tic-tac-toe in Czech. "X" and "O" are the marks themselves and stay as they are.

game-name = Piškvorky 3×3
game-about = Tři v řadě na devíti políčkách: naučíte se to hned, a když nikdo nechybuje, je remíza.
seat-first = X
seat-second = O

booklet-collection = Soubor her
booklet-collection-about = Piškvorky 3×3 podle pravidel ze souboru her.
switch-ends_when_dead = Když už nikdo nemůže vyhrát
switch-ends_when_dead-no = Dohraje se do konce
switch-ends_when_dead-yes = Hned remíza

clause-marks = Každý hráč má kameny jednoho tvaru a jedné barvy: X, nebo O.
clause-starter = Začíná X. Kdo bude mít X v první partii, se vybere náhodně; pak se hráči po každé partii střídají.
clause-empty-square = Hráči střídavě pokládají po jednom kameni na libovolné prázdné políčko.
clause-no-pass = Vynechat tah se nesmí.
clause-stays = Položeným kamenem se už netáhne.
clause-three-in-a-row = Kdo má jako první tři své kameny v řadě, vodorovně, svisle nebo úhlopříčně, hned vyhrává. Dvě řady dokončené jedním kamenem se počítají jako jedna výhra.
clause-no-winner = Když je deska plná a nikdo nemá tři v řadě, je remíza.

refusal-empty-square = { $holder ->
    [first] Políčko { $square } je obsazené: je tam X.
   *[second] Políčko { $square } je obsazené: je tam O.
}

outcome-three-in-a-row = { $seat } vyhrává: tři v řadě.
outcome-board-full = Remíza: deska je plná a nikdo nemá tři v řadě.
outcome-no-line-left = Remíza: tři v řadě už nemůže mít nikdo.

scene-title = Deska na piškvorky 3×3
scene-pieces = { $seat ->
    [first] X na { $squares }.
   *[second] O na { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Na desce není žádné X.
   *[second] Na desce není žádné O.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: prázdné
}
told-place = { $seat ->
    [first] X na { $square }
   *[second] O na { $square }
}

level-beginner = Začátečník
level-beginner-about = Přehlíží jeden druh řad, v každé partii jiný. Porazí ho i dítě.
level-casual = Rekreační hráč
level-casual-about = Vidí každou trojici, ale dál neplánuje. Nastražte dvě pasti najednou.
level-perfect = Neporazitelný
level-perfect-about = Nikdy neprohraje. Víc než remízu nezískáte.

## The rule book's chapters
chapter-setup = Než začnete
chapter-moving = Jak se hraje
chapter-ending = Konec partie

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Váš první kámen
lesson-first-piece-task = Hrajete za X. Položte kámen na libovolné prázdné políčko.
lesson-first-piece-done = Teď by bylo na tahu O. Položeným kamenem se už netáhne.
lesson-three = Tři v řadě
lesson-three-task = Hrajete za X. Dokončete řadu a vyhrajte.
lesson-three-done = Tři vodorovně, svisle nebo úhlopříčně: vyhráváte.
lesson-block = Zablokujte řadu
lesson-block-task = Hrajete za O a X je krok od výhry. Zablokujte ho.
lesson-block-done = Hledejte nejdřív soupeřovy řady, teprve potom své.
lesson-two-threats = Dvě hrozby najednou
lesson-two-threats-task = Hrajete za X. Zablokujte O a zároveň pohrozte výhrou na dvou místech. Pak vyhrajte.
lesson-two-threats-done = Soupeř může zablokovat jen jednu řadu najednou. Dvě hrozby vyhrávají.
lesson-corner = Nikdy neprohrát
lesson-corner-task = X začalo v rohu. Hrajete za O: najděte jediné políčko, které vás zachrání.
lesson-corner-done = Proti rohu pomůže jen střed. Odtud už O nikdy nemusí prohrát.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Položte kámen na libovolné prázdné políčko. Tři v řadě vyhrávají.
guide-why = { $why ->
    [wins] Máte tři v řadě.
    [blocks] Soupeř by tam měl tři v řadě.
    [fork] Hrozíte dvěma řadami najednou a soupeř může zablokovat jen jednu.
    [threat] Dva v řadě: soupeř teď musí blokovat.
    [middle] Střed patří do čtyř řad, víc než kterékoli jiné políčko.
    [corner] Roh patří do tří řad.
   *[other] Nic lepšího není.
}
character-beginner = Čmárka
character-casual = Křída
character-perfect = Břidlice
origin-marks = Kameny z krabice se liší barvou nebo tvarem. X a O jsou naše.
origin-starter = O tom, kdo začíná, není vytištěno nic. Tady začíná X a kdo hraje X, se vybírá náhodně jako v ostatních hrách z krabice.
origin-empty-square = Francouzský text zapomíná říct, že pole musí být prázdné, a anglický mluví jedním dechem o polích a místech. Německý text je jasný.
origin-no-pass = O vynechání tahu není vytištěno nic.
origin-stays = O posouvání kamenů není vytištěno nic. Každý hráč jich má, kolik potřebuje.
origin-three-in-a-row = Velikost desky vytištěna není; myslí se tři krát tři. Ve francouzském textu je chyba: tři z „těchto“ kamenů místo vlastních.
origin-no-winner = Podle anglického textu stačí, když řadu nemůže dokončit jeden hráč; myslí se oba. Němčina a angličtina mluví o hře bez vítěze, francouzština o remíze.
origin-no-winner-early = Návod nechává hrát dál. V této partii hra končí, když už nikdo nemůže vyhrát.
clause-no-winner-early = Když už nikdo nemůže mít tři v řadě, partie hned končí remízou.
refusal-editor-turns = Počet X je { $first } a počet O je { $second }. Začíná X, proto je X stejně jako O, nebo o jedno víc.
task-place = { $seat ->
    [first] Jste na tahu: položte X na prázdné políčko.
   *[second] Jste na tahu: položte O na prázdné políčko.
}

## Drills

drill-only-square = Jediné políčko
drill-only-square-about = Najděte jediné políčko, které vyhrává, nebo vás zachrání před prohrou.
drill-only-square-task = { $seat ->
    [first] Hrajete za X. Jedno políčko je lepší než všechna ostatní.
   *[second] Hrajete za O. Jedno políčko je lepší než všechna ostatní.
}
refusal-editor-went-on = { $seat ->
    [first] X má tři v řadě, takže by hra skončila před posledním tahem O.
   *[second] O má tři v řadě, takže by hra skončila před posledním tahem X.
}
