### Chess, in Spanish. piece = pieza, square = casilla, row = fila, column = columna, capture = comer, move = jugada, draw = tablas,
### queen = dama, as players say and write it (D).

game-name = Ajedrez
game-about = Dieciséis piezas por bando, nada de azar y un rey que proteger.
seat-first = Blancas
seat-second = Negras

booklet-collection = Juegos reunidos
booklet-collection-about = El ajedrez según el reglamento de una caja de juegos reunidos; lo que este calla sigue las reglas habituales.
booklet-fide = FIDE
booklet-fide-about = El ajedrez según las leyes de la federación mundial, con los números de sus artículos.
booklet-chess960 = Chess960
booklet-chess960-about = También llamado ajedrez aleatorio de Fischer: las piezas de la primera fila se colocan por sorteo; todo lo demás es ajedrez.
switch-draws_by_claim = Triple repetición y regla de las 50 jugadas
switch-draws_by_claim-yes = Tablas si alguien las reclama
switch-draws_by_claim-no = Tablas inmediatas

## The booklet

clause-set-up = El tablero tiene ocho casillas por ocho, con una esquina clara a la derecha de cada jugador. Desde la esquina hacia dentro van torre, caballo y alfil; la dama va en una casilla de su color, el rey a su lado y los peones delante.
clause-set-up-by-lot = Los peones están como siempre. Las demás piezas blancas se colocan por sorteo en la primera fila, con los alfiles en casillas de distinto color y el rey entre las torres; cada pieza negra está frente a la misma pieza blanca. Hay 960 posiciones así.
clause-starter = Empiezan las Blancas; después se juega por turnos. Se elige al azar quién lleva las Blancas la primera vez; después se cambia en cada partida.
clause-your-piece = En cada turno se hace una jugada con una pieza propia. No se puede pasar.
clause-own-square = Ninguna pieza puede ir a una casilla donde hay otra de su bando. Si hay una pieza rival, se come y sale del tablero.
clause-bishop-move = El alfil va en diagonal, hasta donde las casillas estén libres.
clause-rook-move = La torre va hacia delante, hacia atrás o de lado, hasta donde las casillas estén libres.
clause-queen-move = La dama va en línea recta o en diagonal, hasta donde las casillas estén libres.
clause-no-jump = Las damas, las torres y los alfiles no pueden saltar por encima de otras piezas.
clause-knight-move = El caballo se mueve dos casillas en línea recta y una hacia un lado. Salta por encima de lo que haya en medio.
clause-pawn-move = El peón avanza una casilla de frente, o dos en su primera jugada. Las casillas deben estar libres. Nunca retrocede.
clause-pawn-capture = El peón solo come en diagonal, una casilla hacia delante.
clause-en-passant = Si un peón avanza dos casillas y queda al lado de un peón rival, este puede comerlo como si hubiera avanzado solo una: en la jugada siguiente o nunca.
clause-promotion = Un peón que llega a la última fila se convierte al instante en dama, torre, alfil o caballo, haya lo que haya en el tablero.
clause-king-move = El rey va una casilla, en línea recta o en diagonal.
clause-castling = Enroque: el rey va dos casillas hacia una torre, y la torre se coloca al otro lado del rey.
clause-castling-960 = Enroque: estén donde estén al principio, tras O-O el rey queda en la columna g y la torre en la columna f; tras O-O-O, el rey en la columna c y la torre en la columna d. Para enrocar, lleva el rey sobre la torre.
clause-castling-moved = Un rey que se ha movido ya no puede enrocar, y una torre que se ha movido, tampoco.
clause-castling-between = Para enrocar no puede haber ninguna pieza entre el rey y la torre.
clause-castling-path = Al enrocar, en las casillas que cruzan o a las que llegan no puede haber nada más que el rey y esa torre.
clause-castling-attacked = El rey no puede enrocar si está en jaque, si pasa por una casilla atacada o si acaba en jaque.
clause-king-safety = El rey nunca puede ir a una casilla atacada.
clause-pinned = No puedes hacer una jugada que deje a tu propio rey expuesto a un ataque.
clause-in-check = Si tu rey está en jaque, tu jugada debe poner fin al jaque: mueve el rey, come la pieza que ataca o interpón una pieza.
clause-checkmate = Un rey en jaque y sin salida está en jaque mate, y la partida está perdida.
clause-resign = Quien abandona pierde.
clause-stalemate = Si quien tiene el turno no está en jaque y no tiene jugada, está ahogado: son tablas.
clause-dead-position = Si ninguno de los dos podrá dar ya mate nunca, son tablas al instante.
clause-agreed = Los jugadores pueden acordar tablas.
clause-repetition = Cuando la misma posición, con las mismas jugadas posibles, se da por tercera vez, el jugador que tiene el turno puede reclamar tablas. La quinta vez son tablas de todos modos.
clause-fifty-moves = Tras cincuenta jugadas de cada jugador sin mover peón ni comer, el jugador que tiene el turno puede reclamar tablas. Tras setenta y cinco son tablas de todos modos.

## Why not

refusal-set-up = Las piezas ya están colocadas.
refusal-set-up-by-lot = { $state ->
    [waiting] Las piezas aún no están colocadas.
   *[done] Las piezas ya están colocadas.
}
refusal-your-piece = { $holder ->
    [first] La pieza de { $square } es de las Blancas.
    [second] La pieza de { $square } es de las Negras.
   *[nobody] No hay ninguna pieza en { $square }.
}
refusal-own-square = En { $square } ya hay una pieza tuya: { $piece }.
refusal-bishop-move = No puedes ir de { $start } a { $end }: los alfiles se mueven en diagonal.
refusal-rook-move = No puedes ir de { $start } a { $end }: las torres se mueven en línea recta, por filas y columnas.
refusal-queen-move = No puedes ir de { $start } a { $end }: las damas se mueven en línea recta o en diagonal.
refusal-knight-move = No puedes ir de { $start } a { $end }: los caballos se mueven dos casillas en línea recta y una hacia un lado.
refusal-king-move = No puedes ir de { $start } a { $end }: el rey se mueve una casilla.
refusal-no-jump = { $piece } en { $square } cierra el paso. Solo saltan los caballos.
refusal-pawn-move = { $why ->
    [moved] No puedes ir de { $start } a { $end }: un peón avanza dos casillas solo en su primera jugada.
    [blocked] El peón de { $start } está bloqueado: { $end } no está libre.
   *[shape] No puedes ir de { $start } a { $end }: los peones avanzan una casilla de frente, o dos en su primera jugada.
}
refusal-pawn-capture = Los peones se mueven en diagonal solo para comer, y en { $square } no hay nada que comer.
refusal-en-passant = Demasiado tarde: { $piece } en { $square } solo se podía comer al paso justo después de su doble avance.
refusal-promotion = { $why ->
    [choose] Elige en qué se convierte el peón de { $square }.
   *[not-there] En { $square } no se corona nada: solo los peones coronan, en la última fila.
}
refusal-castling-moved = { $mover ->
    [king] No puedes enrocar: el rey ya se ha movido.
    [no-rook] No puedes enrocar: la torre { $side ->
        [short] del rey
       *[long] de la dama
    } no está.
   *[rook] No puedes enrocar: la torre { $side ->
        [short] del rey
       *[long] de la dama
    } ya se ha movido.
}
refusal-castling-path = No puedes enrocar: { $piece } en { $square } cierra el paso.
refusal-castling-960 = Para enrocar, lleva el rey sobre la torre de { $square }.
refusal-castling-between = No puedes enrocar: { $piece } en { $square } está en medio.
refusal-castling-attacked = { $why ->
    [out] No puedes enrocar en jaque: { $piece } { $square } ataca al rey en { $crossed }.
    [through] No puedes enrocar: el rey pasaría por { $crossed }, que { $piece } { $square } ataca.
   *[into] No puedes enrocar: { $piece } { $square } ataca { $crossed }.
}
refusal-king-safety = El rey no puede ir a { $crossed }: { $piece } { $square } ataca esa casilla.
refusal-pinned = Eso dejaría a tu rey expuesto a { $piece } { $square }.
refusal-in-check = { $piece } { $square } da jaque, y esta jugada no lo evita.
refusal-repetition = { $count ->
    [one] Aún no hay tablas: esta posición se ha dado una vez. Hacen falta tres.
   *[other] Aún no hay tablas: esta posición se ha dado { $count } veces. Hacen falta tres.
}
refusal-fifty-moves = { $count ->
    [one] Aún no hay tablas: { $count } jugada de cada bando sin comer ni mover peón. Hacen falta cincuenta.
   *[other] Aún no hay tablas: { $count } jugadas de cada bando sin comer ni mover peón. Hacen falta cincuenta.
}

## How it ends

outcome-checkmate = Jaque mate: ganan las { $seat }.
outcome-stalemate = Tablas por ahogado.
outcome-dead-position = Tablas: nadie puede ya dar mate.
outcome-time-draw = Tablas: se acabó el tiempo, pero el rival nunca habría podido dar mate.
outcome-repetition = Tablas por triple repetición.
outcome-fivefold = Tablas por quíntuple repetición.
outcome-fifty-moves = Tablas: cincuenta jugadas sin comer ni mover peón.
outcome-seventy-five-moves = Tablas: setenta y cinco jugadas sin comer ni mover peón.

## On the table

scene-title = Tablero de ajedrez
scene-side = { $seat ->
    [first] Blancas: { $pieces }.
   *[second] Negras: { $pieces }.
}
scene-check = { $seat ->
    [first] Las Blancas están en jaque.
   *[second] Las Negras están en jaque.
}
scene-square = { $piece ->
    [white-king] { $square }: rey blanco
    [white-queen] { $square }: dama blanca
    [white-rook] { $square }: torre blanca
    [white-bishop] { $square }: alfil blanco
    [white-knight] { $square }: caballo blanco
    [white-pawn] { $square }: peón blanco
    [black-king] { $square }: rey negro
    [black-queen] { $square }: dama negra
    [black-rook] { $square }: torre negra
    [black-bishop] { $square }: alfil negro
    [black-knight] { $square }: caballo negro
    [black-pawn] { $square }: peón negro
   *[nobody] { $square }: vacía
}
scene-promotion = { $piece ->
    [queen] Coronar dama
    [rook] Coronar torre
    [bishop] Coronar alfil
   *[knight] Coronar caballo
}

# A move as players write it, such as Cxf3+ or e8=D.
told-move = { $piece ->
    [king] R
    [queen] D
    [rook] T
    [bishop] A
    [knight] C
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =T
    [bishop] =A
    [knight] =C
   *[none] { "" }
}{ $sign }
told-move-symbols = { $piece ->
    [king] ♔
    [queen] ♕
    [rook] ♖
    [bishop] ♗
    [knight] ♘
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =♕
    [rook] =♖
    [bishop] =♗
    [knight] =♘
   *[none] { "" }
}{ $sign }
told-set-up = Posición { $number }
told-claim = { $ground ->
    [repetition] Tablas reclamadas: triple repetición
   *[fifty-moves] Tablas reclamadas: regla de las 50 jugadas
}
claim-repetition = Reclamar tablas: triple repetición
claim-fifty-moves = Reclamar tablas: regla de las 50 jugadas

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Primera semana
level-first-week-about = Sabe cómo se mueven las piezas y atrapa lo que ve. Unos 400.
level-first-month = Primer mes
level-first-month-about = Come las piezas sin defender, y deja muchas de las suyas. Unos 600.
level-first-year = Primer año
level-first-year-about = Ve una jugada por delante y se le escapa el resto. Unos 800.
level-casual = Ocasional
level-casual-about = Juega con sensatez hasta que se complica. Unos 1000.
level-hobby = Aficionado
level-hobby-about = Regala poco, pero cae en las trampas. Unos 1200.
level-club = Jugador de club
level-club-about = Un sólido jugador de club, con algún mal momento. Unos 1500.
level-strong-club = Jugador fuerte de club
level-strong-club-about = Espera tu ocasión: no tendrás muchas. Unos 1650.
level-expert = Experto
level-expert-about = Apenas se equivoca y castiga tus errores. Unos 1800.
level-unbeatable = Imbatible
level-unbeatable-about = El motor a plena potencia. Nadie le gana.

## The rule book's chapters
chapter-setup = El tablero y los turnos
chapter-pieces = Cómo se mueven las piezas
chapter-special = Jugadas especiales
chapter-check = Jaque y mate
chapter-ending = El final de la partida

## Lessons: a title, what to do, and what was learnt
lesson-knight = El caballo
lesson-knight-task = Come el peón con tu caballo.
lesson-knight-done = Dos casillas en línea recta y una hacia un lado, por encima de lo que haya en medio.
lesson-promotion = La coronación
lesson-promotion-task = Tu peón está a un paso de la última fila. Conviértelo en dama.
lesson-promotion-done = Un peón que llega a la última fila se convierte al instante en una pieza más fuerte.
lesson-castling = El enroque
lesson-castling-task = Pon a salvo a tu rey: enroca hacia el lado que quieras.
lesson-castling-done = El rey va dos casillas y la torre salta al otro lado del rey. Ninguno de los dos puede haberse movido antes.
lesson-check = Salir del jaque
lesson-check-task = La torre ataca a tu rey. Cómela.
lesson-check-done = Ante un jaque se mueve el rey, se come la pieza que ataca o se interpone una pieza.
lesson-mate = Jaque mate
lesson-mate-task = El rey negro está encerrado detrás de sus propios peones. Da mate en una jugada.
lesson-mate-done = En jaque y sin salida: has ganado.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Apertura: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = En este ordenador no hay otro motor de ajedrez, así que juega el de Gamecase. Es fuerte, pero en su nivel más alto es más flojo que Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Lleva al mate en { $count }.
    [forced] Es la única jugada legal.
   *[only] Ninguna otra se le compara: la siguiente vale { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } peones menos.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Estás en jaque: mueve el rey, interpón una pieza o come la que ataca.
    [begin] Saca tus piezas una tras otra y vigila el centro.
   *[other] Mira primero qué ataca el rival y luego qué puedes comer.
}
guide-why = { $why ->
    [mate] Es jaque mate.
    [draw] Las tablas son más de lo que promete la posición.
    [promotes] Tu peón se convierte en una pieza más fuerte.
    [castles] Tu rey queda a salvo y una torre entra en juego.
    [gains] Ganas material.
    [trades] Cambias una pieza por otra del mismo valor.
    [check] Das jaque, y el rival tiene que responder.
    [saves] Pones a salvo una pieza en peligro.
    [develops] Pones en juego una pieza nueva.
    [middle] Tu peón ocupa su lugar en el centro.
   *[other] Mejora un poco tu posición.
}
character-first-week = Bellota
character-first-month = Botón
character-first-year = Trébol
character-casual = Pimienta
character-hobby = Galleta
character-club = Cobre
character-strong-club = Pedernal
character-expert = Marta
character-unbeatable = Granito
origin-collection-set-up = La colocación de las piezas se muestra en una imagen. Solo el texto inglés cuenta las casillas.
origin-collection-starter = El sorteo y la primera jugada de las Blancas están impresos. Cambiar de color de una partida a otra es nuestro valor por defecto.
origin-collection-own-square = El reglamento no lo detalla; las Leyes del Ajedrez, sí.
origin-collection-knight-move = En francés el caballo va dos casillas en recto y una «en diagonal», lo que sería un salto más largo; el texto inglés describe solo la mitad de sus jugadas; en neerlandés solo salta sobre piezas rivales. Jugamos el caballo de todos los demás.
origin-collection-pawn-move = En francés la primera jugada parece ser siempre de dos casillas, y el texto inglés olvida que los peones nunca retroceden. Que nada puede estorbar el paso doble no se dice en ningún sitio. Lo jugamos como en todas partes.
origin-collection-pawn-capture = El español, el neerlandés y el danés dicen «por encima de una casilla», el sueco incluso «saltando», y en el texto italiano los peones comen igual que avanzan. Se trata de una casilla en diagonal hacia delante.
origin-collection-en-passant = El alemán, el inglés, el italiano y el danés explican mal dónde empieza el paso doble, y solo el texto ruso dice adónde llega el peón que come. Lo jugamos según las Leyes del Ajedrez.
origin-collection-bishop-move = El texto italiano omite que las casillas están vacías.
origin-collection-rook-move = El texto italiano omite que las casillas están vacías.
origin-collection-queen-move = El texto italiano omite que las casillas están vacías.
origin-collection-promotion = En español, sueco y polaco puede entenderse que solo cuenta lo que hay en el tablero. Puedes tener una segunda dama.
origin-collection-castling = El texto español llama derecha al lado corto e izquierda al largo, lo que solo vale para las Blancas.
origin-collection-castling-moved = El francés y el ruso omiten «desde la fila inicial». Una pieza que se ha movido y ha vuelto, se ha movido.
origin-collection-castling-attacked = Solo el texto inglés dice que el rey no puede cruzar una casilla atacada. Que no pueda enrocar estando en jaque ni quedar en jaque viene de las Leyes del Ajedrez.
origin-collection-king-safety = En polaco el rey no puede «dar» jaque, y el texto italiano solo desaconseja usarlo. Todos los demás: no puede ponerse en jaque. Sí puede descubrir un jaque al moverse.
origin-collection-pinned = El reglamento solo habla de las jugadas del propio rey. Las Leyes del Ajedrez prohíben toda jugada que lo deje atacado.
origin-collection-in-check = El reglamento solo lo da a entender al explicar el jaque mate.
origin-collection-resign = No hay nada impreso sobre el abandono.
origin-collection-stalemate = No hay nada impreso; el texto inglés usa la palabra para cualquier partida que nadie pueda ganar. Seguimos las Leyes del Ajedrez: tablas.
origin-collection-dead-position = El reglamento llama tablas a una partida que ningún bando puede ganar; en francés y polaco, que ningún bando ha ganado. La terminamos en cuanto no hay jaque mate posible.
origin-collection-agreed = No hay nada impreso sobre acordar tablas.
origin-collection-repetition = No hay nada impreso; es la regla de las Leyes del Ajedrez.
origin-collection-fifty-moves = No hay nada impreso; es la regla de las Leyes del Ajedrez.
origin-collection-repetition-at-once = No hay nada impreso. Según las Leyes del Ajedrez, alguien tiene que reclamar estas tablas; en esta partida llegan solas.
origin-collection-fifty-moves-at-once = No hay nada impreso. Según las Leyes del Ajedrez, alguien tiene que reclamar estas tablas; en esta partida llegan solas.
clause-repetition-at-once = Cuando la misma posición, con las mismas jugadas posibles, se da por tercera vez, la partida acaba en tablas.
clause-fifty-moves-at-once = Tras cincuenta jugadas de cada bando sin mover peón ni comer, la partida acaba en tablas.
refusal-repetition-at-once = Nadie tiene que reclamar: a la tercera repetición son tablas por sí solas.
refusal-fifty-moves-at-once = Nadie tiene que reclamar: tras cincuenta jugadas de cada bando sin mover peón ni comer son tablas por sí solas.
box-articles = ¿Están tus reglas numeradas en artículos, como las Leyes del Ajedrez?
table-draw = Ofrecer tablas
table-claim-draw = Dejarla en tablas
tally-drawn = Tablas
outcome-agreed = Tablas de común acuerdo.
outcome-left-draw = Tablas: un jugador se ha ido.
told-offer-draw = { $name } ofrece tablas.
told-draw = Tablas acordadas.
history-drawn = Tablas
result-drawn = Tablas
editor-piece = { $piece ->
    [white-king] Rey blanco
    [white-queen] Dama blanca
    [white-rook] Torre blanca
    [white-bishop] Alfil blanco
    [white-knight] Caballo blanco
    [white-pawn] Peón blanco
    [black-king] Rey negro
    [black-queen] Dama negra
    [black-rook] Torre negra
    [black-bishop] Alfil negro
    [black-knight] Caballo negro
   *[black-pawn] Peón negro
}
editor-castling = { $side ->
    [white-short] Las Blancas pueden enrocar O-O
    [white-long] Las Blancas pueden enrocar O-O-O
    [black-short] Las Negras pueden enrocar O-O
   *[black-long] Las Negras pueden enrocar O-O-O
}
editor-en-passant = Al paso en
refusal-editor-kings = { $seat ->
    [first] Las Blancas tienen { $count } reyes en el tablero y necesitan exactamente uno.
   *[second] Las Negras tienen { $count } reyes en el tablero y necesitan exactamente uno.
}
refusal-editor-many = { $seat ->
    [first] Las Blancas tienen más piezas de las que caben en una partida: como mucho 16, y de ellas 8 peones.
   *[second] Las Negras tienen más piezas de las que caben en una partida: como mucho 16, y de ellas 8 peones.
}
refusal-editor-pawns = No puede haber un peón en { $square }: los peones nunca están en la primera ni en la última fila.
refusal-editor-check = { $seat ->
    [first] Juegan las Blancas, pero el rey negro ya está en jaque.
   *[second] Juegan las Negras, pero el rey blanco ya está en jaque.
}
refusal-editor-impossible-check = Ninguna última jugada pudo dar jaque con todas estas piezas.
task-check = ¡Jaque! Tu rey tiene que salir de él.
task-claim = Te toca: puedes reclamar tablas.
task-fifty-moves = { $count ->
    [one] Te toca: tablas por los cincuenta movimientos en { $count } jugada.
   *[other] Te toca: tablas por los cincuenta movimientos en { $count } jugadas.
}

## Drills

drill-tactics = Táctica
drill-tactics-about = Encuentra la única jugada que gana y juega hasta el final.
drill-tactics-task = { $seat ->
    [first] Juegan las Blancas. Solo una jugada gana.
   *[second] Juegan las Negras. Solo una jugada gana.
}
drill-mates = Mates
drill-mates-about = Mate en una, dos o tres jugadas.
drill-mates-task = { $seat ->
    [first] Juegan las Blancas. Mate en { $moves }.
   *[second] Juegan las Negras. Mate en { $moves }.
}
drill-theme = { $theme ->
    [hanging] Nada protegía esa pieza.
    [fork] Era un ataque doble: una pieza ataca dos a la vez.
    [pin] Una pieza que habría podido comer estaba clavada a su rey.
    [discovery] Un ataque a la descubierta: una pieza se apartó y atacó la que estaba detrás.
    [promotion] Un peón coronó.
    [back-rank] Un mate del pasillo: al rey lo encerraban sus propias piezas.
    [smothered] Un mate de la coz: el rey estaba rodeado por sus propias piezas.
   *[sacrifice] Un sacrificio: entregaste material para ganar más.
}
drill-refuted = { $why ->
    [mate] Tu rival da mate.
    [escapes] El rey se escapa.
   *[takes] Tu rival puede simplemente comerse la pieza.
}
