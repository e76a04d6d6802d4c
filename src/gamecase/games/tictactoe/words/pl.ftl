### Tic-tac-toe in Polish. "X" and "O" are the marks themselves and stay as they are.

game-name = Kółko i krzyżyk
game-about = Trzy w rzędzie na dziewięciu polach: nauka trwa chwilę, a gdy nikt się nie pomyli, jest remis.
seat-first = X
seat-second = O

booklet-collection = Zestaw gier
booklet-collection-about = Kółko i krzyżyk jak w instrukcji z zestawu gier.
switch-ends_when_dead = Gdy nikt już nie może wygrać
switch-ends_when_dead-no = Gramy do końca
switch-ends_when_dead-yes = Od razu remis

clause-marks = Każdy gracz ma pionki jednego kształtu i koloru: X albo O.
clause-starter = Zaczyna X. O tym, kto ma X w pierwszej partii, decyduje los; potem gracze zmieniają się co partię.
clause-empty-square = Gracze na zmianę kładą po jednym pionku na dowolnym pustym polu.
clause-no-pass = Pasować nie wolno.
clause-stays = Położony pionek już się nie rusza.
clause-three-in-a-row = Kto pierwszy ma trzy swoje pionki w rzędzie, w poziomie, w pionie lub na ukos, od razu wygrywa. Dwa rzędy ułożone jednym pionkiem to nadal jedna wygrana.
clause-no-winner = Gdy plansza jest pełna i nikt nie ma trzech w rzędzie, jest remis.

refusal-empty-square = { $holder ->
    [first] Pole { $square } jest zajęte: jest tam X.
   *[second] Pole { $square } jest zajęte: jest tam O.
}

outcome-three-in-a-row = { $seat } wygrywa: trzy w rzędzie.
outcome-board-full = Remis: plansza jest pełna i nikt nie ma trzech w rzędzie.
outcome-no-line-left = Remis: nikt już nie ułoży trzech w rzędzie.

scene-title = Plansza do gry w kółko i krzyżyk
scene-pieces = { $seat ->
    [first] X na { $squares }.
   *[second] O na { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Na planszy nie ma żadnego X.
   *[second] Na planszy nie ma żadnego O.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: puste
}
told-place = { $seat ->
    [first] X na { $square }
   *[second] O na { $square }
}

level-beginner = Początkujący
level-beginner-about = Nie zauważa jednego rodzaju rzędów, co partię innego. Wygra z nim nawet dziecko.
level-casual = Niedzielny gracz
level-casual-about = Widzi każdą trójkę, ale dalej nie planuje. Zastaw dwie pułapki naraz.
level-perfect = Niepokonany
level-perfect-about = Nigdy nie przegrywa. Remis to najlepsze, co możesz osiągnąć.

## The rule book's chapters
chapter-setup = Zanim zaczniesz
chapter-moving = Jak się gra
chapter-ending = Koniec partii

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Twój pierwszy pionek
lesson-first-piece-task = Grasz jako X. Połóż pionek na dowolnym pustym polu.
lesson-first-piece-done = Teraz byłaby kolej O. Położony pionek już się nie rusza.
lesson-three = Trzy w rzędzie
lesson-three-task = Grasz jako X. Dokończ rząd i wygraj.
lesson-three-done = Trzy w poziomie, w pionie lub na ukos: wygrywasz.
lesson-block = Zablokuj
lesson-block-task = Grasz jako O, a X zaraz wygra. Zablokuj go.
lesson-block-done = Najpierw szukaj rzędów przeciwnika, dopiero potem swoich.
lesson-two-threats = Dwie groźby naraz
lesson-two-threats-task = Grasz jako X. Zablokuj O i zagroź wygraną w dwóch miejscach. Potem wygraj.
lesson-two-threats-done = Przeciwnik może zablokować tylko jeden rząd naraz. Dwie groźby wygrywają.
lesson-corner = Nigdy nie przegraj
lesson-corner-task = X zaczyna w rogu. Grasz jako O: znajdź jedyne pole, które cię ratuje.
lesson-corner-done = Na róg pomaga tylko środek. Od tej chwili O nigdy nie musi przegrać.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Połóż swój pionek na dowolnym pustym polu. Trzy w rzędzie wygrywają.
guide-why = { $why ->
    [wins] Układasz trzy w rzędzie.
    [blocks] Przeciwnik ułożyłby tam trzy w rzędzie.
    [fork] Grozisz dwoma rzędami naraz, a przeciwnik może zablokować tylko jeden.
    [threat] Dwa w rzędzie: teraz przeciwnik musi zablokować.
    [middle] Środek należy do czterech rzędów, więcej niż każde inne pole.
    [corner] Róg należy do trzech rzędów.
   *[other] Nie ma nic lepszego.
}
character-beginner = Bazgroł
character-casual = Kreda
character-perfect = Łupek
origin-marks = Pionki z pudełka różnią się kolorem lub kształtem. X i O są nasze.
origin-starter = O tym, kto zaczyna, nic nie wydrukowano. Tu zaczyna X, a kto gra X, wybiera los, jak w innych grach z pudełka.
origin-empty-square = Francuski tekst zapomina, że pole musi być wolne, a angielski mówi jednym tchem o polach i miejscach. Niemiecki tekst jest jasny.
origin-no-pass = O pasowaniu nic nie wydrukowano.
origin-stays = O przesuwaniu pionków nic nie wydrukowano. Każdy ma ich tyle, ile potrzeba.
origin-three-in-a-row = Rozmiaru planszy nie wydrukowano; chodzi o trzy na trzy. We francuskim tekście jest pomyłka: trzy z „tych” pionków zamiast własnych.
origin-no-winner = Według angielskiego tekstu wystarczy, że jeden gracz nie może ułożyć rzędu; chodzi o obu. Po niemiecku i angielsku nie ma zwycięzcy, po francusku jest remis.
origin-no-winner-early = Instrukcja pozwala grać dalej. W tej partii gra kończy się, gdy nikt nie może już wygrać.
clause-no-winner-early = Gdy nikt nie może już ułożyć trzech w rzędzie, partia od razu kończy się remisem.
refusal-editor-turns = Liczba X to { $first }, a liczba O to { $second }. Zaczyna X, więc X jest tyle samo co O albo o jeden więcej.
task-place = { $seat ->
    [first] Twoja kolej: postaw X na pustym polu.
   *[second] Twoja kolej: postaw O na pustym polu.
}

## Drills

drill-only-square = Jedyne pole
drill-only-square-about = Znajdź jedyne pole, które wygrywa albo ratuje przed przegraną.
drill-only-square-task = { $seat ->
    [first] Grasz jako X. Jedno pole jest lepsze od wszystkich innych.
   *[second] Grasz jako O. Jedno pole jest lepsze od wszystkich innych.
}
refusal-editor-went-on = { $seat ->
    [first] X ma trzy w rzędzie, więc gra skończyłaby się przed ostatnim ruchem O.
   *[second] O ma trzy w rzędzie, więc gra skończyłaby się przed ostatnim ruchem X.
}
