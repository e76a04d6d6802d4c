### Crokinole, in Spanish. disc = disco, shot = tiro, ring = anillo, hole = agujero, twenty = veinte, peg = clavija, ditch = foso,
### round = ronda, foul = falta. The sides are Claro and Oscuro.

game-name = Crokinole
game-about = Lanza con el dedo discos de madera por un tablero redondo, echa fuera los del rival y apunta al agujero del centro.
seat-first = Claro
seat-second = Oscuro
seat-third = Claro 2
seat-fourth = Oscuro 2

booklet-collection = Juegos reunidos, para dos
booklet-collection-about = Doce discos cada uno. El mejor bando de la ronda se anota la diferencia.
booklet-trio = Juegos reunidos, para tres
booklet-trio-about = Un jugador contra dos compañeros.
booklet-teams = Juegos reunidos, para cuatro
booklet-teams-about = Dos equipos. Los compañeros se sientan frente a frente.
booklet-tournament = Torneo individual
booklet-tournament-about = Ocho discos cada uno, dos puntos por ronda, como en el campeonato mundial.
booklet-doubles = Torneo de dobles
booklet-doubles-about = Dos equipos de dos, dos puntos por ronda.

switch-played = ¿Dónde están los discos?
switch-played-screen = Aquí en la pantalla
switch-played-real-board = En un tablero real; aquí llevamos la cuenta
switch-board = Tablero
switch-board-tournament = Tamaño de torneo
switch-board-compact = Pequeño, de casa
switch-surface = Superficie
switch-surface-fast = Rápida
switch-surface-normal = Encerada
switch-surface-slow = Seca
switch-miss_takes_touched = Un tiro abierto que no llega
switch-miss_takes_touched-no = Cuesta el disco jugado
switch-miss_takes_touched-yes = Cuesta también los discos tuyos que tocó
switch-rim_bounce = Los discos que llegan a la banda
switch-rim_bounce-no = Salen al instante
switch-rim_bounce-yes = Rebotan y salen después
switch-three_player_order = Orden de tres jugadores
switch-three_player_order-sides = Los bandos se alternan
switch-three_player_order-clockwise = Sentido horario, como está impreso
switch-steadiness = Pulso
switch-steadiness-exact = El disco va exactamente adonde apuntas
switch-steadiness-human = Como una mano humana, falla un poco

new-match-first-to-50 = A 50 puntos
new-match-first-to-100 = A 100 puntos
new-match-first-to-150 = A 150 puntos
new-match-first-to-200 = A 200 puntos
new-match-games-1 = Una ronda
new-match-games-2 = Dos rondas
new-match-games-4 = Cuatro rondas
new-match-games-8 = Ocho rondas

clause-equipment = El tablero tiene anillos de 15, 10 y 5 puntos, ocho clavijas alrededor del anillo de 15 y un agujero en el centro. Los discos son claros u oscuros.
clause-sides = Dos jugadores se sientan frente a frente, con doce discos de un color cada uno. Los discos están fuera del tablero hasta que se juegan.
clause-sides-three = Uno juega solo con doce discos. Los dos compañeros se sientan a su izquierda y a su derecha, con seis discos cada uno.
clause-sides-four = Juegan cuatro en dos equipos. Los compañeros se sientan frente a frente, con seis discos cada uno.
clause-sides-eight = Dos jugadores se sientan frente a frente, con ocho discos de un color cada uno.
clause-conduct = Solo puede tocar el tablero quien tiene el turno. El tablero y las sillas no se mueven, y se tira sentado: nadie se levanta de su silla.
clause-quarter = Tiras desde tu propio cuadrante, con el centro del disco sobre la línea de tiro.
clause-free-place = El sitio debe estar libre: antes del tiro el disco no puede tocar ningún otro, y no se puede apartar nada para hacer hueco.
clause-inwards = Se tira con el índice o el corazón, en cualquier dirección hacia dentro. El tiro cuenta en cuanto el disco deja el dedo, por flojo que sea.
clause-strength = Un tiro nunca es más fuerte de lo que puede un dedo.
clause-turns = En cada turno, un disco. Después tira siempre el jugador de tu izquierda.
clause-turns-three = En cada turno, un disco. Los dos bandos se alternan, y los compañeros también.
clause-must-touch = Si hay un disco rival en el tablero, uno de los tuyos debe tocar uno de los suyos: el disco jugado u otro que este empuje.
clause-void = Si ninguno lo toca, es falta: el disco jugado y todos tus discos tocados durante el tiro van al foso, incluso desde el agujero.
clause-open-board = Si no hay discos rivales en el tablero, el disco jugado o uno tuyo que haya tocado debe quedar en el anillo de 15, sobre su línea o en el agujero.
clause-missed = Si no, el disco jugado va al foso. Los demás se quedan donde están.
clause-missed-touched = Si no, el disco jugado y todos los tuyos que haya tocado van al foso.
clause-contact = Cualquier contacto durante el tiro cuenta, a cualquier velocidad y también tras una clavija. Los discos que ya estaban pegados solo cuentan si uno de ellos recibe un golpe. Un disco que ha salido del tablero ya no toca nada.
clause-off-board = Un disco cuyo centro sale de la superficie de juego va al foso al instante.
clause-comes-back = Un disco que cruza la línea de tiro y vuelve sigue en juego.
clause-out-line = Un disco parado sobre la línea de tiro, o fuera de ella, va al foso, sea de quien sea.
clause-twenty = Un disco en el agujero central se retira del tablero y se guarda aparte: vale 20.
clause-twenty-owner = Un veinte cuenta para el dueño del disco, lo meta quien lo meta. Los discos de tu compañero cuentan como tuyos.
clause-round-end = La ronda acaba cuando todos han jugado todos sus discos.
clause-next-start = Quien tiró el último empieza la ronda siguiente.
clause-next-start-three = Quien tiró el último empieza la ronda siguiente: un compañero tras una ronda que empezó quien juega solo, y quien juega solo tras una ronda que empezó un compañero.
clause-next-start-four = Quien tiró el último empieza la ronda siguiente, así que la salida pasa un puesto a la derecha.
clause-next-start-clockwise = La salida pasa un puesto a la izquierda en cada ronda.
clause-points = Tras la ronda, cada disco vale 15, 10 o 5 según su anillo, y cada veinte, 20.
clause-line-lower = Un disco que toca una línea cuenta para el anillo de menos valor.
clause-round-score = Solo puntúa el bando con más puntos, y se anota la diferencia. Si hay empate, nadie puntúa.
clause-round-score-two = El bando con más puntos recibe dos por la ronda; si hay empate, cada uno recibe uno.
clause-match = Antes de la primera ronda, acordad un número de puntos, por ejemplo 100. El encuentro acaba cuando un bando lo alcanza. Se mira después de cada ronda.
clause-match-rounds = El encuentro acaba tras el número de rondas acordado. Gana el bando con más puntos.
clause-settled = Dónde se paran los discos se calcula a partir del rozamiento y los choques, igual para todos, y queda en el registro.
clause-counted = En un tablero real no se calcula nada. Al acabar la ronda, quien la empezó anota cuántos discos tiene cada bando en cada anillo y cuántos veintes; el marcador se lleva aquí.
clause-hand = Cada uno ajusta su propio pulso, hasta que el disco va exactamente adonde apuntas. Al principio la mano tiembla un poco, como la de un campeón.

refusal-quarter = { $why ->
    [line] Pon el centro del disco sobre la línea de tiro.
   *[quarter] Quédate en tu cuadrante: de { $low } a { $high } grados.
}
refusal-free-place = { $seat ->
    [first] En ese sitio estorba un disco claro.
    [second] En ese sitio estorba un disco oscuro.
    [third] En ese sitio estorba un disco claro.
   *[fourth] En ese sitio estorba un disco oscuro.
}
refusal-inwards = Tira hacia dentro: de { $low } a { $high } grados respecto al centro.
refusal-strength = Un tiro debe ir de { $low } a { $high } milímetros por segundo.
refusal-settled = { $fault ->
    [screen] Aquí juegas en la pantalla: tira los discos.
    [moving] Espera a que todos los discos estén quietos.
    [early] No hay ningún disco en movimiento.
    [unplayed] Primero va el disco lanzado.
    [unknown] Uno de estos discos no está en el tablero.
    [off-board] Un disco no puede estar fuera del tablero.
    [over-hole] Un disco no puede estar sobre el agujero; se caería dentro.
    [in-peg] Un disco no puede estar dentro de una clavija.
   *[overlap] Dos discos no pueden superponerse.
}
refusal-counted = { $fault ->
    [real-board] Tira en tu propio tablero y anota aquí los discos que quedan al final de la ronda.
    [all] Cada bando tiene solo { $discs } discos.
   *[none] No has anotado ningún disco ahí.
}
refusal-hand = Una mano tiembla de { $low } a { $high } milésimas.

outcome-ahead = { $winner ->
    [first] Claro gana la ronda
    [second] Oscuro gana la ronda
    [third] Claro gana la ronda
   *[fourth] Oscuro gana la ronda
} y se anota { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
outcome-level = La ronda acaba en empate.

scene-title = Tablero de crokinole
scene-side = { $seat ->
    [first] Claro
   *[second] Oscuro
}: { $points } puntos ahora, veintes { $twenties }, en el tablero { $live }, en el foso { $ditch }, por jugar { $left }.
scene-disc = { $seat ->
    [first] Disco claro
   *[second] Disco oscuro
}, { $zone ->
    [15] en el anillo de 15
    [10] en el anillo de 10
   *[5] en el anillo de 5
}
scene-lies = { scene-disc }: dirección { $bearing }, a { $far } cm del centro de tu línea de tiro.
scene-noted = { $seat ->
    [first] Claro
   *[second] Oscuro
}, { $zone ->
    [20] veintes
    [15] anillo de 15
    [10] anillo de 10
   *[5] anillo de 5
}: { $count }
scene-fewer = Uno menos: { scene-noted }
count-help = { $seat ->
    [first] Claro empieza.
    [second] Oscuro empieza.
    [third] Claro 2 empieza.
   *[fourth] Oscuro 2 empieza.
} Cuando se hayan jugado todos los discos, toca un anillo una vez por cada disco que haya en él, y el centro por cada veinte: Claro a la izquierda, Oscuro a la derecha. Toca un número para quitar uno.
act-count = Contar: Claro { $light }, Oscuro { $dark }
told-count = Contado: Claro { $light }, Oscuro { $dark }.
told-flick = { $seat ->
    [first] Claro
    [second] Oscuro
    [third] Claro 2
   *[fourth] Oscuro 2
} { $power ->
    [gentle] tira suave.
    [firm] tira firme.
    [strong] tira fuerte.
   *[hard] tira con todas sus fuerzas.
}
told-settle = { $verdict ->
    [touched] Toca un disco rival.
    [void] Falta: no se tocó ningún disco rival.
    [reached] El tiro abierto es bueno.
    [long] Demasiado largo: un tiro abierto debe parar en el anillo de 15 o en el agujero.
   *[missed] Demasiado corto: un tiro abierto debe llegar al anillo de 15 o al agujero.
}{ $twenties ->
    [0] {""}
    [one] {" "}¡Veinte!
   *[other] {" "}¡{ $twenties } veintes!
}{ $given ->
    [0] {""}
    [one] {" "}Un veinte para el rival.
   *[other] {" "}{ $given } veintes para el rival.
}{ $theirs ->
    [0] {""}
    [one] {" "}Sale un disco rival.
   *[other] {" "}Salen { $theirs } discos rivales.
}{ $ours ->
    [0] {""}
    [one] {" "}Sale un disco de quien tiró.
   *[other] {" "}Salen { $ours } discos de quien tiró.
}

level-beginner = Principiante
level-beginner-about = Tira a lo más cercano. Mete uno de cada cinco veintes libres.
level-casual = Aficionado
level-casual-about = Mete uno de cada tres veintes libres y busca buenos golpes.
level-club = Jugador de club
level-club-about = Mete uno de cada dos veintes libres y se esconde tras las clavijas.
level-tournament = Jugador de torneo
level-tournament-about = Mete dos de cada tres veintes libres y es difícil de vencer.
level-champion = Campeón
level-champion-about = Mete tres de cada cuatro veintes libres, como los mejores.
level-machine = Máquina
level-machine-about = Casi nunca falla. Juega contra ella para ver hasta dónde se puede llegar.

## The rule book's chapters
chapter-setup = Tablero y jugadores
chapter-shot = El tiro
chapter-valid = Tiros buenos y faltas
chapter-leaving = El foso y el agujero
chapter-scoring = La puntuación

## Lessons: a title, what to do, and what was learnt
lesson-flick = Tu primer tiro
lesson-flick-task = El tablero está vacío. Lanza tu disco con el dedo para que se pare dentro de las clavijas o en el agujero.
lesson-flick-done = Si no hay discos rivales en el tablero, eso es lo que debe lograr un tiro.
lesson-twenty = Un veinte
lesson-twenty-task = Mete tu disco en el agujero. Apunta recto y no tires muy fuerte.
lesson-twenty-done = El disco se guarda aparte y vale 20.
lesson-touch = Dar a un disco
lesson-touch-task = Hay un disco rival en el tablero. Dale.
lesson-touch-done = Si no tocas ningún disco rival, pierdes el disco que has jugado.
lesson-drive-off = Echarlo fuera
lesson-drive-off-task = Echa el disco rival del tablero.
lesson-drive-off-done = Los discos del foso no valen nada. Lo mejor es que los tuyos se queden en el tablero.
lesson-through = A través de un disco tuyo
lesson-through-task = Un disco tuyo estorba. Empújalo contra el disco rival.
lesson-through-done = Basta con que uno de tus discos toque un disco rival.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] El rival tiene discos en el tablero: dale a uno de ellos o pierdes el tuyo.
   *[other] No hay discos rivales: ve a por el agujero y llega al menos al anillo de 15.
}
character-beginner = Carrete
character-casual = Canica
character-club = Arce
character-tournament = Impulso
character-champion = Cometa
character-machine = Reloj
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
switch-start_tolerance = Un tiro sale
switch-start_tolerance-no = Con el centro del disco sobre la línea
switch-start_tolerance-yes = Con hasta medio disco fuera de la línea, como está impreso
clause-quarter-tolerance = Tiras desde tu propio cuadrante. El disco está sobre la línea de tiro, y hasta la mitad puede sobrepasarla.
clause-turns-three-clockwise = En cada turno, un disco. Siempre sigue el vecino de la izquierda; se salta a quien no tenga discos.
clause-next-start-three-clockwise = Quien tiró el último empieza la ronda siguiente: siempre quien juega solo, que aún tiene discos cuando los compañeros ya no tienen.
clause-off-board-bounces = Un disco puede rebotar en la banda y volver. Cuando todo se para, va al foso. Lo que movió, movido queda, y sus toques no cuentan.
clause-hand-human = A toda mano le falla un poco el pulso, como a la de quien juega bien. Si quieres, deja que el tuyo falle más.
refusal-quarter-tolerance = { $why ->
    [line] Como mucho medio disco puede sobrepasar la línea: de { $low } a { $high } milímetros.
   *[quarter] Quédate en tu cuadrante: de { $low } a { $high } grados.
}
refusal-hand-human = Una mano falla de { $low } a { $high } milésimas.
origin-equipment = El reglamento nombra un tablero y doce discos claros y doce oscuros. No menciona clavijas ni medidas; usamos las de los tableros de torneo o, con un ajuste, un tablero más pequeño.
origin-tournament-equipment = Las medidas son las del tablero del campeonato mundial.
origin-doubles-equipment = Las medidas son las del tablero del campeonato mundial.
origin-sides = El texto ruso omite que los discos están fuera del tablero antes de jugarlos.
origin-sides-three = No se dice dónde se sientan los tres. Ponemos a los compañeros frente a frente.
origin-collection-conduct = El texto italiano ha perdido esta sección. En sueco solo hace falta estar sentado al tirar; el sueco, el polaco y el ruso hablan de los jugadores en vez de las sillas. No hay impresa ninguna sanción.
origin-quarter = El reglamento deja que el disco sobrepase la línea «hasta la mitad» y no dice hacia dónde. Con el centro sobre la línea se cumplen todas las lecturas, y eso es lo que jugamos; seguirlo al pie de la letra es un ajuste. El texto ruso habla de la línea entre los cuadrantes, el neerlandés y el ruso del cuadrante de enfrente, y el italiano ha perdido el pasaje.
origin-tournament-quarter = Las reglas de torneo solo piden que el disco toque la línea. Con el centro sobre ella, la toca.
origin-doubles-quarter = Las reglas de torneo solo piden que el disco toque la línea. Con el centro sobre ella, la toca.
origin-quarter-tolerance = Al pie de la letra: «hasta la mitad» más allá de la línea. No dice hacia dónde, así que valen ambos lados.
origin-free-place = No hay nada impreso sobre un sitio de salida ocupado.
origin-collection-inwards = El reglamento nombra el dedo y dice: hacia el centro. Que valga cualquier dirección hacia dentro y que cuente un tiro flojo es nuestra lectura.
origin-strength = No hay nada impreso; la máquina necesita un límite.
origin-turns-three = Según el reglamento, el turno pasa siempre a la izquierda. Así los compañeros se quedan antes sin discos y quien juega solo tira seis veces seguidas. Por eso los bandos se alternan; seguirlo al pie de la letra es un ajuste.
origin-turns-three-clockwise = Al pie de la letra: siempre el vecino de la izquierda.
origin-collection-must-touch = El alemán y el inglés permiten que toque cualquier disco propio, así que puedes empujar un disco contra otro. Los otros ocho idiomas hablan de «su disco»; seguimos al alemán y al inglés.
origin-collection-void = El texto ruso solo retira los discos que tocó el propio disco jugado, y el polaco omite «propios». Seguimos a los demás idiomas: todos tus discos tocados.
origin-collection-open-board = El texto danés ha perdido su «ningún» y repite la condición de la regla anterior. El texto ruso confunde el anillo con su línea. Jugamos lo que dicen los demás idiomas.
origin-missed = El alemán, el inglés, el italiano y el neerlandés subrayan que solo se va este disco; los demás solo lo nombran.
origin-collection-missed-touched = El reglamento solo quita el disco jugado. En esta partida se van también tus discos tocados, como en los torneos.
origin-collection-contact = No hay nada impreso sobre qué cuenta como toque.
origin-off-board = Según el reglamento, un disco puede rebotar en la banda: va al foso, y lo que tocó se queda. Retiramos el disco en cuanto sale de la superficie, para que un disco que está fuera no mueva nada; seguirlo al pie de la letra es un ajuste.
origin-tournament-off-board = En los torneos, lo que un disco mueve al volver de la banda queda movido. Retiramos el disco en cuanto sale de la superficie; el ajuste lo deja rebotar.
origin-doubles-off-board = En los torneos, lo que un disco mueve al volver de la banda queda movido. Retiramos el disco en cuanto sale de la superficie; el ajuste lo deja rebotar.
origin-collection-off-board-bounces = El inglés, el neerlandés y el danés llaman «bandas» al borde. Se trata del borde del tablero.
origin-collection-out-line = El reglamento nombra los discos sobre la línea. Que uno más allá también esté fuera se sobreentiende; el texto francés hace de la línea una zona, con el mismo resultado.
origin-collection-twenty = El texto inglés y los que vienen de él han movido un título, y el disco danés cae «a través» del agujero. Se trata de veinte por cada disco en el agujero.
origin-collection-twenty-owner = El reglamento solo habla de meter tu propio disco. Lo contamos para su dueño, como en los torneos.
origin-collection-round-end = El texto ruso acaba la ronda cuando un jugador se queda sin discos, lo que costaría al otro el último tiro. Los otros nueve esperan a todos.
origin-next-start = En el texto francés empieza el jugador «clasificado último». El sueco, el polaco y el ruso dicen claramente que es el último en tirar, y los demás idiomas pueden leerse así.
origin-next-start-three = En el texto francés empieza el jugador «clasificado último»; los demás hablan del último en tirar. Quién es se deduce del orden de los turnos.
origin-next-start-three-clockwise = En el texto francés empieza el jugador «clasificado último»; los demás hablan del último en tirar. En este orden es quien juega solo.
origin-next-start-four = En el texto francés empieza el jugador «clasificado último»; los demás hablan del último en tirar.
origin-collection-points = El texto polaco omite «cada uno».
origin-collection-line-lower = El texto francés habla de estar a caballo de una línea, el ruso de círculos que se cruzan. Basta con tocar la línea.
origin-round-score = El texto sueco llama bonificación a la diferencia; su propio ejemplo muestra que solo cuenta la diferencia. Una ronda empatada no se menciona: nadie puntúa.
origin-match = El texto italiano ha perdido el ejemplo de los 100 puntos.
origin-settled = En la pantalla, la máquina calcula cómo se deslizan los discos.
origin-counted = El reglamento solo conoce tableros de verdad. Así se lleva aquí la cuenta.
origin-hand = Una pantalla no tiene dedo. Esta regla es nuestra.
origin-hand-human = Una pantalla no tiene dedo. Esta regla es nuestra.
box-players = ¿Cuántas personas juegan?
box-round_score = ¿Qué se anota el mejor bando por una ronda?
box-round_score-difference = La diferencia entre las dos puntuaciones
box-round_score-two-points = Dos puntos
written-shot = { $verdict ->
    [void] Disco { $disc }: no toca ninguno rival, fuera
    [missed] Disco { $disc }: no llega al centro, fuera
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Disco { $disc }: fuera
            [one] Disco { $disc }: queda en el { $zone }
           *[other] Disco { $disc }: queda en el { $zone }
        }
        [one] Disco { $disc }: ¡veinte!
       *[other] Disco { $disc }: ¡{ $twenties } veintes!
    }
}{ $theirs ->
    [0] {""}
    [one] , saca uno
   *[other] , saca { $theirs }
} · { $light }–{ $dark }
written-count = Contado: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } veinte
   *[other] { $twenties } veintes
}
flick-power = { $power ->
    [gentle] suave
    [firm] firme
    [strong] fuerte
   *[hard] muy fuerte
}
task-shoot = Te toca: tira un disco.
task-hit = Te toca: dale a un disco rival.
editor-starter = Quién empezó la ronda
editor-shots = { $seat ->
    [first] Discos tirados (ahora Claro)
    [second] Discos tirados (ahora Oscuro)
    [third] Discos tirados (ahora Claro 2)
   *[fourth] Discos tirados (ahora Oscuro 2)
}
editor-twenties = { $seat ->
    [first] Veintes de Claro
    [second] Veintes de Oscuro
    [third] Veintes de Claro 2
   *[fourth] Veintes de Oscuro 2
}
refusal-editor-many = { $seat ->
    [first] Claro tiene { $count } discos; solo hay { $most }.
    [second] Oscuro tiene { $count } discos; solo hay { $most }.
    [third] Claro 2 tiene { $count } discos; solo hay { $most }.
   *[fourth] Oscuro 2 tiene { $count } discos; solo hay { $most }.
}
refusal-editor-out = Un disco que toca la línea exterior está fuera y va al foso.

## Drills

drill-open-twenty = Veinte libre
drill-open-twenty-about = Mete discos con el tablero vacío.
drill-open-twenty-task = { $goal ->
    [near] Tira { $shots } discos que se paren dentro del círculo marcado.
    [sunk] Mete { $shots } discos en el agujero.
   *[side] Mete { $shots } discos en el agujero, cada uno desde cerca del borde de tu cuadrante.
}
drill-take-out = Echar un disco
drill-take-out-about = Echa un disco rival del tablero.
drill-take-out-task = { $goal ->
    [touch] Dale al disco oscuro. Tienes { $shots } tiros.
    [out] Echa el disco oscuro del tablero. Tienes { $shots } tiros.
    [stay] Echa el disco oscuro del tablero sin que salga el tuyo. Tienes { $shots } tiros.
   *[fifteen] Echa el disco oscuro del tablero y deja el tuyo dentro de las clavijas. Tienes { $shots } tiros.
}
drill-hidden-disc = Tras una clavija
drill-hidden-disc-about = Deja tu disco donde lo proteja una clavija.
drill-hidden-disc-task = Tira { $shots } discos que se paren dentro del círculo marcado, detrás de una clavija visto desde el sitio de tu rival.
drill-shots-hits = Aciertos: { $hits } de { $shots }.
drill-shots-spread = De media, { $across } mm a la { $side ->
    [left] izquierda
   *[right] derecha
} y { $along } mm demasiado { $way ->
    [short] corto
   *[long] largo
}, con una dispersión de { $spread } mm.
