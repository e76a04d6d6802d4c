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
clause-starter = X beginnt. Wer zuerst X bekommt, entscheidet das Los; danach wird nach jeder Partie getauscht.
clause-empty-square = Legt abwechselnd je einen Spielstein auf irgendein leeres Feld.
clause-no-pass = Aussetzen darf niemand.
clause-stays = Ein Stein, der liegt, bleibt liegen.
clause-three-in-a-row = Wer zuerst drei Steine in einer Reihe hat, waagerecht, senkrecht oder schräg, gewinnt sofort. Zwei Reihen durch einen einzigen Stein sind trotzdem nur ein Sieg.
clause-no-winner = Ist das Brett voll und hat niemand drei in einer Reihe, dann gewinnt niemand.

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
