### Tic-tac-toe, in Spanish. piece = ficha, square = casilla, row = línea, draw = empate.

game-name = Tres en raya
game-about = Consigue tres en línea sobre nueve casillas: se aprende enseguida y, si nadie se equivoca, hay empate.
seat-first = X
seat-second = O

booklet-collection = Juegos reunidos
booklet-collection-about = El tres en raya según el reglamento de una caja de juegos reunidos.
switch-ends_when_dead = Cuando ya nadie puede ganar
switch-ends_when_dead-no = Seguir hasta el final
switch-ends_when_dead-yes = Empate inmediato

clause-marks = Cada cual tiene fichas de una sola forma y un solo color: X u O.
clause-starter = Empieza X. Se elige al azar quién lleva X la primera vez; después se cambia en cada partida.
clause-empty-square = Por turnos, se coloca una ficha en cualquier casilla vacía.
clause-no-pass = No puedes pasar.
clause-stays = Una ficha colocada no se mueve nunca.
clause-three-in-a-row = Quien antes tenga tres fichas en línea, en horizontal, en vertical o en diagonal, gana al instante. Dos líneas completadas con una misma ficha cuentan como una sola victoria.
clause-no-winner = Si el tablero está lleno y nadie tiene tres en línea, la partida acaba en empate.

refusal-empty-square = { $holder ->
    [first] La casilla { $square } está ocupada por una X.
   *[second] La casilla { $square } está ocupada por una O.
}

outcome-three-in-a-row = Gana { $seat }: tres en línea.
outcome-board-full = Empate: el tablero está lleno y nadie tiene tres en línea.
outcome-no-line-left = Empate: ya nadie puede hacer tres en línea.

scene-title = Tablero de tres en raya
scene-pieces = { $seat ->
    [first] X en { $squares }.
   *[second] O en { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Ninguna X en el tablero.
   *[second] Ninguna O en el tablero.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: vacía
}
told-place = { $seat ->
    [first] X en { $square }
   *[second] O en { $square }
}

level-beginner = Principiante
level-beginner-about = No ve un tipo de línea, uno distinto en cada partida. Hasta un niño puede ganar.
level-casual = Aficionado
level-casual-about = Ve todas las líneas de tres, pero no piensa más allá. Tiéndele dos trampas a la vez.
level-perfect = Perfecto
level-perfect-about = No pierde nunca. Un empate es lo máximo que puedes conseguir.

## The rule book's chapters
chapter-setup = Antes de empezar
chapter-moving = Cómo se juega
chapter-ending = El final de la partida

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Tu primera ficha
lesson-first-piece-task = Juegas con X. Coloca una ficha en cualquier casilla vacía.
lesson-first-piece-done = Ahora le tocaría a O. Una ficha colocada no se mueve nunca.
lesson-three = Tres en línea
lesson-three-task = Juegas con X. Completa una línea y gana.
lesson-three-done = Tres en horizontal, en vertical o en diagonal: has ganado.
lesson-block = Bloquear
lesson-block-task = Juegas con O, y X está a punto de ganar. Bloquéala.
lesson-block-done = Mira primero las líneas del rival y después las tuyas.
lesson-two-threats = Dos amenazas a la vez
lesson-two-threats-task = Juegas con X. Bloquea a O y amenaza con ganar en dos sitios. Después, gana.
lesson-two-threats-done = El rival solo puede bloquear una línea a la vez. Dos amenazas ganan.
lesson-corner = No perder nunca
lesson-corner-task = X empezó en una esquina. Juegas con O: encuentra la única casilla que te salva.
lesson-corner-done = Contra una esquina solo sirve el centro. Desde aquí, O no tiene por qué perder.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Pon tu ficha en cualquier casilla vacía. Tres en línea ganan.
guide-why = { $why ->
    [wins] Haces tres en línea.
    [blocks] El rival haría ahí tres en línea.
    [fork] Amenazas dos líneas a la vez, y el rival solo puede bloquear una.
    [threat] Dos en línea: ahora el rival tiene que bloquear.
    [middle] El centro forma parte de cuatro líneas, más que ninguna otra casilla.
    [corner] Una esquina forma parte de tres líneas.
   *[other] No hay nada mejor.
}
character-beginner = Garabato
character-casual = Tiza
character-perfect = Pizarra
origin-marks = Las fichas de la caja se distinguen por el color o la forma. X y O son nuestras.
origin-starter = No hay nada impreso sobre quién empieza. Aquí empieza X, y quién juega con X se sortea, como en los demás juegos de la caja.
origin-empty-square = El texto francés olvida decir que la casilla está vacía, y el inglés habla a la vez de espacios y de campos. El texto alemán es claro.
origin-no-pass = No hay nada impreso sobre pasar.
origin-stays = No hay nada impreso sobre mover fichas. Cada jugador tiene las que hagan falta.
origin-three-in-a-row = El tamaño del tablero no está impreso; se trata de tres por tres. El texto francés tiene un desliz: tres de «estas» fichas en vez de las propias.
origin-no-winner = Según el texto inglés, basta con que un jugador no pueda completar una línea; se trata de ninguno de los dos. El alemán y el inglés dicen que no hay ganador, el francés que es empate.
origin-no-winner-early = El reglamento deja seguir jugando. En esta partida se acaba cuando ya nadie puede ganar.
clause-no-winner-early = Cuando ya nadie puede hacer tres en línea, la partida acaba al instante en empate.
refusal-editor-turns = Hay { $first } X y { $second } O. Empieza X, así que hay tantas X como O, o una más.
task-place = { $seat ->
    [first] Te toca: pon una X en una casilla vacía.
   *[second] Te toca: pon una O en una casilla vacía.
}

## Drills

drill-only-square = La única casilla
drill-only-square-about = Encuentra la única casilla que gana o que te salva de perder.
drill-only-square-task = { $seat ->
    [first] Juegas con X. Una casilla es mejor que todas las demás.
   *[second] Juegas con O. Una casilla es mejor que todas las demás.
}
refusal-editor-went-on = { $seat ->
    [first] X tiene tres en línea, así que la partida habría terminado antes de la última jugada de O.
   *[second] O tiene tres en línea, así que la partida habría terminado antes de la última jugada de X.
}
