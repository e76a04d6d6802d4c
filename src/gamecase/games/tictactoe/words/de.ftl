### German. piece = Spielstein, square = Feld, row of three = drei in einer Reihe, Dreierreihe.

game-name = Tic Tac Toe
game-about = Drei in einer Reihe auf neun Feldern: schnell gelernt, und unentschieden, wenn niemand patzt.
seat-first = X
seat-second = O

booklet-collection = Die Spielesammlung
booklet-collection-about = Tic Tac Toe wie im Regelheft der Spielesammlung.
switch-ends_when_dead = Wenn niemand mehr gewinnen kann
switch-ends_when_dead-no = Zu Ende spielen
switch-ends_when_dead-yes = Sofort unentschieden

clause-marks = Jede Seite hat Spielsteine von einer Form und Farbe: X oder O.
clause-starter = X beginnt. Wer zuerst X bekommt, entscheidet der Zufall; danach wird nach jeder Partie getauscht.
clause-empty-square = Legt abwechselnd je einen Spielstein auf irgendein leeres Feld.
clause-no-pass = Aussetzen darf niemand.
clause-stays = Ein gelegter Stein bleibt liegen.
clause-three-in-a-row = Wer zuerst drei Steine in einer Reihe hat, waagerecht, senkrecht oder schräg, gewinnt sofort. Zwei Reihen durch einen einzigen Stein sind trotzdem nur ein Sieg.
clause-no-winner = Ist das Brett voll und hat niemand drei in einer Reihe, endet die Partie unentschieden.

refusal-empty-square = { $holder ->
    [first] { $square } ist besetzt: Dort liegt ein X.
   *[second] { $square } ist besetzt: Dort liegt ein O.
}

outcome-three-in-a-row = { $seat } gewinnt: drei in einer Reihe.
outcome-board-full = Unentschieden: Das Brett ist voll, und niemand hat drei in einer Reihe.
outcome-no-line-left = Unentschieden: Niemand kann mehr drei in eine Reihe bringen.

scene-title = Tic-Tac-Toe-Brett
scene-pieces = { $seat ->
    [first] X auf { $squares }.
   *[second] O auf { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Kein X auf dem Brett.
   *[second] Kein O auf dem Brett.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: leer
}
told-place = { $seat ->
    [first] X auf { $square }
   *[second] O auf { $square }
}

level-beginner = Anfänger
level-beginner-about = Übersieht eine Art von Reihe, in jeder Partie eine andere. Auch ein Kind kann gewinnen.
level-casual = Hobbyspieler
level-casual-about = Sieht jede Dreierreihe, plant aber nicht weiter. Stell zwei Fallen auf einmal.
level-perfect = Perfekt
level-perfect-about = Verliert nie. Mehr als ein Unentschieden ist nicht drin.

## The rule book's chapters
chapter-setup = Bevor es losgeht
chapter-moving = So wird gespielt
chapter-ending = Das Ende der Partie

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Dein erster Spielstein
lesson-first-piece-task = Du bist X. Leg einen Spielstein auf irgendein leeres Feld.
lesson-first-piece-done = Jetzt wäre O dran. Ein gelegter Stein bleibt liegen.
lesson-three = Drei in einer Reihe
lesson-three-task = Du bist X. Mach eine Reihe voll und gewinne.
lesson-three-done = Drei waagerecht, senkrecht oder schräg: Du gewinnst.
lesson-block = Sperren
lesson-block-task = Du bist O, und X gewinnt gleich. Verhindere das.
lesson-block-done = Achte zuerst auf die Reihen deines Gegners, dann auf deine eigenen.
lesson-two-threats = Zwei Drohungen auf einmal
lesson-two-threats-task = Du bist X. Sperr die Reihe von O und drohe dabei, an zwei Stellen zu gewinnen. Dann gewinne.
lesson-two-threats-done = Ein Stein kann nur eine Reihe sperren. Zwei Drohungen gewinnen.
lesson-corner = Nie verlieren
lesson-corner-task = X hat in einer Ecke begonnen. Du bist O: Finde das einzige Feld, das dich rettet.
lesson-corner-done = Gegen eine Ecke hilft nur die Mitte. Von hier aus muss O nie verlieren.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Leg deinen Stein auf ein beliebiges freies Feld; drei in einer Reihe gewinnen.
guide-why = { $why ->
    [wins] Das sind drei in einer Reihe.
    [blocks] Sonst schafft der Gegner dort drei in einer Reihe.
    [fork] Das droht zweimal zugleich, und nur eine Drohung lässt sich abwehren.
    [threat] Zwei in einer Reihe: Jetzt muss der Gegner antworten.
    [middle] Die Mitte liegt auf vier Reihen, mehr als jedes andere Feld.
    [corner] Eine Ecke liegt auf drei Reihen.
   *[other] Etwas Besseres gibt es nicht mehr.
}
character-beginner = Kritzel
character-casual = Kreide
character-perfect = Schiefer
origin-marks = Die Steine der Schachtel unterscheiden sich in Farbe oder Form. X und O sind von uns.
origin-starter = Wer beginnt, ist nicht gedruckt. Hier beginnt X, und der Zufall entscheidet, wer X ist, wie in den anderen Spielen der Schachtel.
origin-empty-square = Der französische Text vergisst zu sagen, dass das Feld leer ist, und der englische spricht in einem Atemzug von zweierlei Feldern. Der deutsche Text ist klar.
origin-no-pass = Über das Aussetzen ist nichts gedruckt.
origin-stays = Über das Versetzen von Steinen ist nichts gedruckt. Jeder hat so viele wie nötig.
origin-three-in-a-row = Wie groß das Brett ist, steht nirgends; gemeint ist drei mal drei. Der französische Text verschreibt sich: drei von „diesen“ Steinen statt von den eigenen.
origin-no-winner = Nach dem englischen Text genügt es, wenn ein Spieler keine Reihe mehr schafft; gemeint sind beide. Deutsch und Englisch nennen es keinen Gewinner, Französisch unentschieden.
origin-no-winner-early = Nach dem Heft spielt ihr weiter. In dieser Partie ist Schluss, wenn niemand mehr gewinnen kann.
clause-no-winner-early = Kann niemand mehr drei in eine Reihe bringen, endet die Partie unentschieden.
refusal-editor-turns = Es sind { $first } X und { $second } O. X beginnt, also hat X gleich viele wie O oder eines mehr.
task-place = { $seat ->
    [first] Du bist dran: Setz ein X auf ein leeres Feld.
   *[second] Du bist dran: Setz ein O auf ein leeres Feld.
}

## Drills

drill-only-square = Das einzige Feld
drill-only-square-about = Finde das eine Feld, das gewinnt oder dich vor der Niederlage rettet.
drill-only-square-task = { $seat ->
    [first] Du bist X. Ein Feld ist besser als alle anderen.
   *[second] Du bist O. Ein Feld ist besser als alle anderen.
}
refusal-editor-went-on = { $seat ->
    [first] X hat drei in einer Reihe, also wäre die Partie vor dem letzten Zug von O zu Ende gewesen.
   *[second] O hat drei in einer Reihe, also wäre die Partie vor dem letzten Zug von X zu Ende gewesen.
}
