### Backgammon, in Spanish. checker = ficha, point = punta (score point = punto), home = casa, bar = barra, hit = capturar,
### bear off = sacar, roll = tirada, opening roll = tirada inicial, doubles = dobles, cube = cubo, double = doblar, take = aceptar, drop = rechazar.

game-name = Backgammon
game-about = Lleva tus quince fichas a casa y sácalas del tablero, y captura las del rival por el camino.
seat-first = Claro
seat-second = Oscuro

## Booklets
booklet-case = Maletín de backgammon
booklet-case-about = Solo se saca con el número exacto, y con todas las fichas en casa nadie está obligado a mover. Si hay apuesta, se usa el cubo.
booklet-best-of = Al mejor de varias
booklet-best-of-about = Simplemente se cuentan partidas: dos de tres, tres de cinco. Sin cubo.
booklet-small-first = Primero el número menor
booklet-small-first-about = Primero el número menor, los dobles enteros o nada, y las fichas más atrasadas salen primero.
booklet-collection = Juegos reunidos
booklet-collection-about = Se saca con cualquier número que llegue al borde. El rival puede reclamar un error hasta que tire.
booklet-tournament = Torneo
booklet-tournament-about = Como se juega hoy: encuentros a puntos o partidas con apuesta, con el cubo y todas sus reglas.
box-says = ¿Cuál de estas cosas dice tu reglamento?
box-says-more-than-two = Una punta está cerrada si hay «más de dos» fichas en ella
box-says-games = Se juega a dos victorias en tres partidas, o tres en cinco
box-says-smaller = El número menor se juega siempre primero
box-says-correction = Una jugada ilegal puede reclamarse hasta la tirada siguiente
box-says-nothing = No tengo reglamento
box-cube_inside = ¿Hay un cubo de doblar en la caja?
box-languages = ¿En cuántos idiomas está escrito?

## Switches
switch-stake = ¿Qué se juega?
switch-stake-0 = Por diversión, sin cubo
switch-stake-1 = Una apuesta de 1, con cubo
switch-stake-2 = Una apuesta de 2, con cubo
switch-stake-5 = Una apuesta de 5, con cubo
switch-stake-10 = Una apuesta de 10, con cubo
switch-win_triple_needs_none_off = ¿Cuándo vale el triple una victoria?
switch-win_triple_needs_none_off-yes = Solo si quien pierde no ha sacado ninguna ficha
switch-win_triple_needs_none_off-no = Siempre que quien pierde tenga una ficha en la barra o en la casa de quien gana
switch-assisted = Control de las jugadas
switch-assisted-yes = Solo permite jugadas legales
switch-assisted-no = Deja mover libremente, como en un tablero de verdad
switch-bearoff_may_pass = Con todas las fichas en casa
switch-bearoff_may_pass-no = Hay que jugar todos los números que se pueda
switch-bearoff_may_pass-yes = Se puede dejar un número sin usar
switch-bearoff_six_needs_double_six = Sacar desde la punta 6
switch-bearoff_six_needs_double_six-no = Con cualquier seis
switch-bearoff_six_needs_double_six-yes = Solo con dos seises
switch-bearoff_rule = ¿Con qué se saca una ficha?
switch-bearoff_rule-any-sufficient = Con cualquier número que llegue al borde
switch-bearoff_rule-exact-or-highest = Con su número; con uno mayor desde la punta más alta
switch-setup = Colocación
switch-setup-standard = Normal
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, tres fichas por bando
switch-cube = Cubo de doblar
switch-cube-on = Con cubo
switch-cube-off = Sin cubo
switch-cube_limit = El cubo llega hasta
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = El cubo en el centro
switch-centred_cube-either = Puede girarlo cualquiera de los dos
switch-centred_cube-holland = Tras la partida Crawford, solo después de dos tiradas por bando
switch-crawford = Partida Crawford
switch-crawford-yes = Una partida sin cubo, cuando falta un punto
switch-crawford-no = Sin partida Crawford
switch-jacoby = Regla de Jacoby
switch-jacoby-yes = Los gammons solo cuentan si se ha girado el cubo
switch-jacoby-no = Los gammons cuentan siempre
switch-beavers = Beavers
switch-beavers-yes = Permitidos
switch-beavers-no = No permitidos
switch-raccoons = Raccoons
switch-raccoons-yes = Permitidos
switch-raccoons-no = No permitidos
switch-automatic_doubles = Mismo número en la tirada inicial
switch-automatic_doubles-0 = Se tira otra vez
switch-automatic_doubles-1 = Dobla la apuesta, como mucho una vez
switch-automatic_doubles-2 = Dobla la apuesta, como mucho dos veces
switch-automatic_doubles-3 = Dobla la apuesta, como mucho tres veces

## Clauses
clause-aim = Lleva todas tus fichas a tu casa y después sácalas. Gana quien antes se queda sin ninguna.
clause-setup = Los dos bandos se colocan en espejo. Una ficha va desde la casa del rival, dando la vuelta al tablero, hasta la propia.
clause-forward = Las fichas solo avanzan hacia su casa; nunca retroceden.
clause-starter-high = Cada cual tira un dado. Empieza quien saque el número más alto.
clause-draw-first = Primero va la tirada inicial. Si los dos sacan el mismo número, se tira otra vez.
clause-first-throw-fresh = Quien empieza vuelve a tirar los dos dados para su primer turno.
clause-first-throw-drawn = Los dos dados de la tirada inicial son la primera tirada de quien empieza; por eso nunca son dobles.
clause-already-started = Hay una sola tirada inicial por partida.
clause-throw-first = Se juega por turnos. Cada turno empieza tirando dos dados.
clause-dice-zone = Los dados se tiran en la mitad derecha del tablero, vista desde tu sitio.
clause-choice-first = Si puedes doblar, hazlo antes de tirar.
clause-play-first = Antes de cualquier otra cosa se juega lo que muestran los dados.
clause-dice-only = Cada número mueve una ficha otras tantas puntas. Una misma ficha puede usar varios números, uno tras otro, y se detiene después de cada uno.
clause-no-checker = Solo se mueven las fichas propias.
clause-closed-point = Una punta con dos o más fichas rivales está cerrada: no puedes parar en ella, ni siquiera en medio de un movimiento más largo.
clause-self-hit = Si aun así pones una ficha en una punta cerrada, se da por capturada y va a la barra; el número cuenta como usado.
clause-hit = Si llegas a una punta con una sola ficha rival, la capturas: va a la barra. No es obligatorio capturar si puedes mover de otra manera.
clause-any-order = Los números se juegan en cualquier orden.
clause-smaller-first = El número menor se juega siempre antes que el mayor.
clause-smaller-lost = Si ninguna ficha puede jugar el número menor, se pierde y solo se juega el mayor.
clause-must-move = Si puedes mover, debes mover.
clause-use-all = Debes jugar tantos números como permitan las reglas: los dos, si hay alguna forma de jugarlos.
clause-use-higher = Si puedes jugar uno u otro número, pero no los dos, debes jugar el mayor.
clause-stop-at-home = Con todas tus fichas en casa no es obligatorio mover: puedes dejar cualquier número sin usar.
clause-doubles-four = Con dobles, el número se juega cuatro veces.
clause-partial-double = De los cuatro movimientos de unos dobles se juegan todos los posibles; el resto se pierde.
clause-whole-double = Los dobles se juegan enteros, con sus cuatro movimientos, o no se juegan. Basta con sacar antes la última ficha.
clause-enter-first = Una ficha de la barra debe entrar primero, en la casa del rival, en la punta que el dado cuenta desde el borde lejano. Hasta que no entren todas las tuyas, no puedes mover nada más.
clause-enter-any = Puedes entrar con cualquiera de los dos números; el número con el que no puedes entrar se pierde.
clause-smaller-enters = Si tienes una ficha en la barra y no puedes entrar con el número menor, pierdes toda la tirada.
clause-home-first = Se empieza a sacar cuando todas las fichas están en casa. Si capturan una, se sigue cuando vuelvan a estar todas.
clause-exact-number = Solo puedes sacar una ficha con el número exacto de su punta.
clause-highest-first = Una ficha sale con el número de su punta, o desde tu punta más alta con uno mayor.
clause-rear-first = Solo puede salir una ficha de tu punta más alta, con cualquier número que llegue al borde.
clause-any-sufficient = Cualquier ficha puede salir con un número que llegue al borde.
clause-past-band = En tu casa, ninguna ficha sale si tiene delante una punta cerrada por el rival.
clause-double-six = Desde la punta 6 solo se puede sacar con una tirada de dos seises.
clause-inside-move = En lugar de sacar, siempre se puede mover dentro de la propia casa.
clause-win = Gana quien antes ha sacado todas sus fichas.
clause-win-counts-one = Cada victoria vale uno.
clause-win-kinds = Una victoria vale uno; dos si quien pierde no ha sacado ninguna ficha; tres si además tiene una ficha en la barra o en la casa de quien gana.
clause-stalled = Tras cincuenta turnos seguidos sin ningún movimiento, la partida queda en empate.
clause-cube = El cubo empieza en el centro, en 1. Cada vez que se dobla, la partida vale el doble.
clause-no-cube = Estas reglas solo usan el cubo cuando se juega con apuesta o a puntos. Cuando solo se cuentan partidas, no hay cubo.
clause-double-before-throw = Puedes ofrecer doblar antes de tu propia tirada, pero no antes de la primera tirada de la partida.
clause-answer-first = Tu rival acepta el doble, o lo rechaza y pierde la partida.
clause-nothing-offered = Solo puedes aceptar o rechazar cuando te han ofrecido un doble.
clause-cube-owner = Si aceptas un doble, el cubo es tuyo, y solo tú puedes doblar después.
clause-cube-limit = El cubo no pasa de su límite.
clause-cube-dead = En un encuentro, el cubo ya no se gira cuando decide el encuentro para los dos jugadores.
clause-crawford = La primera partida en la que a un jugador le falta un solo punto se juega sin cubo.
clause-holland = A elección: después de esa partida, el cubo del centro no se gira antes de que los dos jugadores hayan tirado dos veces.
clause-jacoby = Fuera de un encuentro, las victorias dobles y triples valen como simples si no se ha girado el cubo.
clause-beavers = Fuera de un encuentro, puedes responder a un doble doblando al instante y quedándote el cubo: es un beaver.
clause-no-beaver = Un beaver solo es posible si se ha acordado, y solo como respuesta a una oferta de doblar.
clause-no-raccoon = Un raccoon solo es posible si se ha acordado, y solo como respuesta a un beaver.
clause-automatic-doubles = Fuera de un encuentro, el mismo número en la tirada inicial dobla la apuesta, hasta las veces acordadas.
clause-match-games = Antes de empezar se acuerda cuántas partidas forman el encuentro, por ejemplo dos victorias de tres.
clause-match-points = El encuentro lo gana quien antes reúne los puntos acordados.
clause-no-resignation = Estas reglas no dicen qué cuesta abandonar.
clause-resignation = Puedes ofrecer abandonar la partida como simple, doble o triple. Tu rival acepta o rechaza.
clause-answer-resignation = A una oferta de abandono se responde antes de seguir jugando.
clause-correction = Puedes pedir a tu rival que repita un turno ilegal, con los mismos dados.
clause-nothing-wrong = Un turno legal se queda como está.
clause-correct-before-throw = Solo puedes pedirlo hasta tu propia tirada.
clause-one-by-one = Donde se permite cualquier jugada, las fichas se mueven una a una y luego se termina el turno.
clause-no-correction = Un turno terminado se queda como está.

## Why not
refusal-draw-first = Primero va la tirada inicial.
refusal-already-started = La partida ya ha empezado.
refusal-throw-first = Primero hay que tirar los dados.
refusal-choice-first = Primero tira, o dobla.
refusal-play-first = Primero juega lo que muestran los dados.
refusal-dice-zone = Los dados no han quedado en la mitad derecha del tablero: vuelve a tirar los dos.
refusal-forward = No puedes retroceder de { $from } a { $to }. Las fichas solo avanzan hacia su casa.
refusal-no-checker = { $place ->
    [bar] No tienes ninguna ficha en la barra.
   *[point] No tienes ninguna ficha en la punta { $point }.
}
refusal-dice-only = { $count ->
    [0] No te queda ningún número por jugar.
    [one] Está a { $distance } puntas; te queda { $dice }.
   *[other] Está a { $distance } puntas; te quedan { $dice }.
}
refusal-closed-point = { $count ->
    [one] La punta { $point } está cerrada: hay { $count } ficha rival.
   *[other] La punta { $point } está cerrada: hay { $count } fichas rivales.
}
refusal-smaller-first = Primero va el número menor: juega el { $die } antes que el { $larger }.
refusal-smaller-lost = Ninguna ficha podía jugar primero el { $die }, así que se pierde.
refusal-must-move = { $possible ->
    [one] Puedes jugar { $possible } número, así que tienes que hacerlo.
   *[other] Puedes jugar { $possible } números, así que tienes que hacerlo.
}
refusal-use-all = { $possible ->
    [one] Se puede jugar { $possible } número; así usas { $used }.
   *[other] Se pueden jugar { $possible } números; así usas solo { $used }. Elige una forma que los use todos.
}
refusal-use-higher = Solo se puede jugar un número, y tiene que ser el mayor: { $die }.
refusal-whole-double = { $possible ->
    [one] Los dobles se juegan enteros, pero solo puedes hacer { $possible } de { $needed } movimientos: la tirada se pierde.
   *[other] Los dobles se juegan enteros, pero solo puedes hacer { $possible } de { $needed } movimientos: la tirada se pierde.
}
refusal-enter-first = { $count ->
    [one] Tienes { $count } ficha en la barra: primero tiene que entrar.
   *[other] Tienes { $count } fichas en la barra: primero tienen que entrar.
}
refusal-smaller-enters = Tu ficha no puede entrar con el { $die }, porque la punta { $point } está cerrada: pierdes toda la tirada.
refusal-home-first = { $count ->
    [one] Aún no puedes sacar: { $count } ficha no está en casa.
   *[other] Aún no puedes sacar: { $count } fichas no están en casa.
}
refusal-exact-number = Desde la punta { $point } solo se saca con un { $point }; dados que quedan: { $dice }.
refusal-highest-first = Desde la punta { $point } solo se saca con un número mayor si no queda nada detrás; aún tienes fichas en la punta { $highest }.
refusal-rear-first = Primero las más atrasadas: aún tienes fichas en la punta { $highest }.
refusal-past-band = { $count ->
    [one] { $count } ficha rival en la punta { $band } impide sacar desde la punta { $point }.
   *[other] { $count } fichas rivales en la punta { $band } impiden sacar desde la punta { $point }.
}
refusal-double-six = Desde la punta 6 solo se saca con dos seises; has sacado { $dice }.
refusal-no-cube = En esta partida no hay cubo.
refusal-double-before-throw = Solo puedes doblar antes de tu propia tirada, y no antes de la primera tirada de la partida.
refusal-answer-first = Responde primero al doble a { $value }: acepta o rechaza.
refusal-nothing-offered = No hay ninguna oferta que responder.
refusal-cube-owner = El cubo lo tiene el rival, en { $value }.
refusal-cube-limit = El cubo está en { $value } y no sube más.
refusal-cube-dead = { $needed ->
    [one] El cubo en { $value } ya decide el encuentro: a nadie le falta más de { $needed } punto.
   *[other] El cubo en { $value } ya decide el encuentro: a nadie le faltan más de { $needed } puntos.
}
refusal-crawford = Esta es la partida Crawford del encuentro a { $number }: no se dobla.
refusal-holland = { $throws ->
    [one] Tras la partida Crawford no se dobla hasta que los dos bandos tiren dos veces; va { $throws } tirada.
   *[other] Tras la partida Crawford no se dobla hasta que los dos bandos tiren dos veces; van { $throws } tiradas.
}
refusal-no-beaver = Aquí no es posible un beaver.
refusal-no-raccoon = Aquí no es posible un raccoon.
refusal-no-resignation = Estas reglas no prevén el abandono simple, doble o triple.
refusal-answer-resignation = Primero acepta o rechaza la oferta de abandono.
refusal-one-by-one = Aquí se mueve una ficha cada vez.
refusal-no-correction = Un turno terminado se queda como está.
refusal-correct-before-throw = Un error solo se puede reclamar antes de tu propia tirada.
refusal-nothing-wrong = Ese turno era legal.

## How it ended
outcome-single = { $points ->
    [one] { $seat } saca la última ficha y gana { $points } punto.
   *[other] { $seat } saca la última ficha y gana { $points } puntos.
}
outcome-double = { $points ->
    [one] { $seat }: victoria doble, { $points } punto. El rival no ha sacado nada.
   *[other] { $seat }: victoria doble, { $points } puntos. El rival no ha sacado nada.
}
outcome-triple = { $points ->
    [one] { $seat }: victoria triple, { $points } punto. El rival aún tiene una ficha en la barra o en la casa de quien gana.
   *[other] { $seat }: victoria triple, { $points } puntos. El rival aún tiene una ficha en la barra o en la casa de quien gana.
}
outcome-gammon = { $points ->
    [one] { $seat } gana un gammon, { $points } punto: el rival no ha sacado nada.
   *[other] { $seat } gana un gammon, { $points } puntos: el rival no ha sacado nada.
}
outcome-backgammon = { $points ->
    [one] { $seat } gana un backgammon, { $points } punto: el rival aún tiene una ficha en la barra o en la casa de quien gana.
   *[other] { $seat } gana un backgammon, { $points } puntos: el rival aún tiene una ficha en la barra o en la casa de quien gana.
}
outcome-dropped = { $points ->
    [one] { $seat } gana { $points } punto: el rival ha rechazado el doble.
   *[other] { $seat } gana { $points } puntos: el rival ha rechazado el doble.
}
outcome-conceded = { $points ->
    [one] { $seat } gana { $points } punto: el rival ha abandonado.
   *[other] { $seat } gana { $points } puntos: el rival ha abandonado.
}
outcome-stalled = Empate: hace mucho que nadie mueve.

## Levels
level-beginner = Principiante
level-beginner-about = Hace la primera jugada que ve y deja sus fichas expuestas a capturas.
level-casual = Aficionado
level-casual-about = Mantiene juntas las fichas y captura cuando puede.
level-steady = Sólido
level-steady-about = Ocupa puntas, cuenta la carrera y dobla cuando lleva clara ventaja.
level-expert = Experto
level-expert-about = Piensa una tirada por delante y apenas falla.
level-master = Maestro
level-master-about = Piensa dos tiradas por delante. De talla mundial.

## On the table
look-home-right = Casa a la derecha
look-home-left = Casa a la izquierda
look-blue-right = { look-home-right }, tapete azul
look-blue-left = { look-home-left }, tapete azul
look-wine-right = { look-home-right }, tapete granate
look-wine-left = { look-home-left }, tapete granate

scene-title = Tablero de backgammon
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] Las puntas se cuentan desde la casa de Claro, abajo a la izquierda.
       *[right] Las puntas se cuentan desde la casa de Claro, abajo a la derecha.
    }
   *[second] { $home ->
        [left] Las puntas se cuentan desde la casa de Oscuro, abajo a la izquierda.
       *[right] Las puntas se cuentan desde la casa de Oscuro, abajo a la derecha.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Claro tiene fichas en { $points }.
   *[second] Oscuro tiene fichas en { $points }.
}
scene-no-points = { $seat ->
    [first] Claro no ocupa ninguna punta.
   *[second] Oscuro no ocupa ninguna punta.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } ficha clara está en la barra.
       *[other] { $count } fichas claras están en la barra.
    }
   *[second] { $count ->
        [one] { $count } ficha oscura está en la barra.
       *[other] { $count } fichas oscuras están en la barra.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } ficha clara está fuera.
       *[other] { $count } fichas claras están fuera.
    }
   *[second] { $count ->
        [one] { $count } ficha oscura está fuera.
       *[other] { $count } fichas oscuras están fuera.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] A Claro le queda { $count } pip.
       *[other] A Claro le quedan { $count } pips.
    }
   *[second] { $count ->
        [one] A Oscuro le queda { $count } pip.
       *[other] A Oscuro le quedan { $count } pips.
    }
}
scene-dice = { $count ->
    [one] Queda por jugar el número { $dice }.
   *[other] Quedan por jugar los números { $dice }.
}
scene-cube = { $owner ->
    [first] El cubo lo tiene Claro, en { $value }.
    [second] El cubo lo tiene Oscuro, en { $value }.
   *[nobody] El cubo está en el centro, en { $value }.
}
scene-away = Puntos que faltan: Claro { $first }, Oscuro { $second }.
scene-crawford = Esta es la partida Crawford, sin doblar.
scene-due-draw = Un dado por bando decide quién empieza.
scene-due-choice = { $seat ->
    [first] Turno de Claro, antes de tirar.
   *[second] Turno de Oscuro, antes de tirar.
}
scene-due-throw = { $seat ->
    [first] Le toca tirar a Claro.
   *[second] Le toca tirar a Oscuro.
}
scene-due-play = { $seat ->
    [first] Le toca mover a Claro.
   *[second] Le toca mover a Oscuro.
}
scene-due-offered = { $seat ->
    [first] A Claro le ofrecen el cubo en { $value }: aceptar o rechazar.
   *[second] A Oscuro le ofrecen el cubo en { $value }: aceptar o rechazar.
}
scene-due-beavered = { $seat ->
    [first] A Claro le responden con un beaver: el cubo pasaría a { $value }.
   *[second] A Oscuro le responden con un beaver: el cubo pasaría a { $value }.
}
scene-due-raccooned = { $seat ->
    [first] A Claro le responden con un raccoon: el cubo pasaría a { $value }.
   *[second] A Oscuro le responden con un raccoon: el cubo pasaría a { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Oscuro ofrece abandonar una partida simple; responde Claro.
       *[second] Claro ofrece abandonar una partida simple; responde Oscuro.
    }
    [2] { $seat ->
        [first] Oscuro ofrece abandonar una partida doble; responde Claro.
       *[second] Claro ofrece abandonar una partida doble; responde Oscuro.
    }
   *[3] { $seat ->
        [first] Oscuro ofrece abandonar una partida triple; responde Claro.
       *[second] Claro ofrece abandonar una partida triple; responde Oscuro.
    }
}
scene-due-over = La partida ha terminado.

scene-point = { $holder ->
    [first] { $count ->
        [one] Punta { $point }: { $count } ficha clara
       *[other] Punta { $point }: { $count } fichas claras
    }
    [second] { $count ->
        [one] Punta { $point }: { $count } ficha oscura
       *[other] Punta { $point }: { $count } fichas oscuras
    }
   *[nobody] Punta { $point }: vacía
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Barra: ninguna ficha clara
        [one] Barra: { $count } ficha clara
       *[other] Barra: { $count } fichas claras
    }
   *[second] { $count ->
        [0] Barra: ninguna ficha oscura
        [one] Barra: { $count } ficha oscura
       *[other] Barra: { $count } fichas oscuras
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Bandeja: ninguna ficha clara fuera
        [one] Bandeja: { $count } ficha clara fuera
       *[other] Bandeja: { $count } fichas claras fuera
    }
   *[second] { $count ->
        [0] Bandeja: ninguna ficha oscura fuera
        [one] Bandeja: { $count } ficha oscura fuera
       *[other] Bandeja: { $count } fichas oscuras fuera
    }
}
scene-die = { $state ->
    [used] Dado: { $number }, jugado
   *[left] Dado: { $number }
}
scene-no-die = Dados, sin tirar
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] Claro ha tirado { $number }
    [second] Oscuro ha tirado { $number }
   *[nobody] Un dado muestra { $number }
}

## What a hand may say
act-throw = Tirar
act-double = Doblar a { $value }
act-take = Aceptar a { $value }
act-drop = Rechazar
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Aceptar
act-decline = Rechazar
act-correct = Reclamar el error
act-check = ¿Era legal?
act-done = Terminar el turno
act-resign = { $kind ->
    [1] Abandonar una partida simple
    [2] Abandonar una partida doble
   *[3] Abandonar una partida triple
}
# Ending a turn although more could be played.
act-stop = Terminar aquí el turno
act-pass = No mover
act-no-move = Sin jugada: terminar turno
act-forced = Jugada forzada: { $play }

## What happened
told-start = { $seat ->
    [first] Tirada inicial: Claro { $first }, Oscuro { $second }. Empieza Claro.
    [second] Tirada inicial: Claro { $first }, Oscuro { $second }. Empieza Oscuro.
   *[nobody] Tirada inicial: { $first } los dos. Se tira otra vez.
}
told-roll = { $seat ->
    [first] Claro tira { $dice }
   *[second] Oscuro tira { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Claro: { $play }
   *[second] Oscuro: { $play }
}
told-self-hit = { $seat ->
    [first] Claro: { $play }, en una punta cerrada; la ficha va a la barra
   *[second] Oscuro: { $play }, en una punta cerrada; la ficha va a la barra
}
told-no-move = { $seat ->
    [first] Claro no puede mover
   *[second] Oscuro no puede mover
}
told-pass = { $seat ->
    [first] Claro no juega nada
   *[second] Oscuro no juega nada
}
told-done = { $seat ->
    [first] Claro termina el turno
   *[second] Oscuro termina el turno
}
told-throw = { $seat ->
    [first] Claro toma los dados
   *[second] Oscuro toma los dados
}
told-double = { $seat ->
    [first] Claro dobla a { $value }
   *[second] Oscuro dobla a { $value }
}
told-take = { $seat ->
    [first] Claro acepta a { $value }
   *[second] Oscuro acepta a { $value }
}
told-drop = { $seat ->
    [first] Claro rechaza el doble
   *[second] Oscuro rechaza el doble
}
told-beaver = { $seat ->
    [first] Claro responde con un beaver a { $value }
   *[second] Oscuro responde con un beaver a { $value }
}
told-raccoon = { $seat ->
    [first] Claro responde con un raccoon a { $value }
   *[second] Oscuro responde con un raccoon a { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Claro ofrece abandonar una partida simple
       *[second] Oscuro ofrece abandonar una partida simple
    }
    [2] { $seat ->
        [first] Claro ofrece abandonar una partida doble
       *[second] Oscuro ofrece abandonar una partida doble
    }
   *[3] { $seat ->
        [first] Claro ofrece abandonar una partida triple
       *[second] Oscuro ofrece abandonar una partida triple
    }
}
told-accept-loss = { $seat ->
    [first] Claro acepta
   *[second] Oscuro acepta
}
told-decline-loss = { $seat ->
    [first] Claro rechaza
   *[second] Oscuro rechaza
}
told-correct = { $seat ->
    [first] Claro reclama el error: se repite el turno
   *[second] Oscuro reclama el error: se repite el turno
}

## The rule book's chapters
chapter-setup = Objetivo y dirección
chapter-begin = Quién empieza
chapter-dice = Tirar y mover
chapter-points = Puntas y capturas
chapter-bar = Entrar desde la barra
chapter-bearing-off = Sacar fichas
chapter-winning = Ganar
chapter-cube = El cubo
chapter-errors = Errores y abandono

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Ocupar una punta
lesson-make-a-point-task = Has tirado 3 y 1. Junta dos fichas en tu punta 5.
lesson-make-a-point-done = Dos fichas en una punta están a salvo y la cierran al rival.
lesson-run = Correr
lesson-run-task = Has tirado 6 y 5. Pon a salvo en tu punta 13 una de tus fichas más atrasadas.
lesson-run-done = Una misma ficha puede usar los dos números, uno tras otro.
lesson-hit = Capturar
lesson-hit-task = En tu punta 4 hay una ficha rival sola. Captúrala y ocupa la punta.
lesson-hit-done = Una ficha capturada vuelve a empezar desde la barra.
lesson-closed = Puntas cerradas
lesson-closed-task = Has tirado doble cinco. Tus fichas más atrasadas están bloqueadas: ocupa tu punta 3 desde la punta 13 y la punta 8.
lesson-closed-done = No puedes parar en una punta con dos o más fichas rivales.
lesson-enter = Desde la barra
lesson-enter-task = Has tirado 6 y 4, y tienes una ficha en la barra. Métela y sigue con la otra ficha atrasada.
lesson-enter-done = Una ficha de la barra entra antes de que se mueva nada más.
lesson-use-both = Uno u otro
lesson-use-both-task = Has tirado 6 y 5. Se puede jugar uno u otro, pero no los dos. Juega el que hay que jugar.
lesson-use-both-done = Si solo puedes jugar uno de los dos números, debe ser el mayor.
lesson-doubles = Dobles
lesson-doubles-task = Has sacado doble tres, así que mueves cuatro veces. Ocupa tu punta 5 y tu punta 3.
lesson-doubles-done = Con dobles, el número se juega cuatro veces.
lesson-bear-off = Sacar fichas
lesson-bear-off-task = Todas tus fichas están en casa. Has tirado 5 y 2: saca dos fichas.
lesson-bear-off-done = Con cada número sacas una ficha de la punta que lleva ese número.
lesson-bear-off-high = Un número demasiado alto
lesson-bear-off-high-task = Has tirado 6 y 4, pero no tienes fichas tan atrás. Saca dos fichas de todos modos.
lesson-bear-off-high-done = Con un número mayor que tu punta más alta, sacas una ficha de esa punta.
lesson-double = El cubo
lesson-double-task = Llevas clara ventaja. Dobla antes de tirar.
lesson-double-done = El rival acepta y sigue jugando por el doble, o rechaza y pierde lo que valía antes la partida.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Gana el { $win } %.
    [double] Gana el { $win } % (doble { $wins-double } %, triple { $wins-triple } %), pierde el { $loss } % (doble { $loses-double } %, triple { $loses-triple } %).
   *[gammon] Gana el { $win } % ({ $wins-double } % gammons, { $wins-triple } % backgammons), pierde el { $loss } % ({ $loses-double } % gammons, { $loses-triple } % backgammons).
}
mistake-cost = Regala { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } puntos.
mistake-given = { $what ->
    [shots] { $played } de 36 tiradas capturan, en vez de { $best }.
    [cashed] Ahora el rival puede doblar y ganar en el acto.
    [doubled] Ahora el rival puede doblar con ventaja.
    [wins] Gana el { $played } % en vez del { $best } %.
    [gammons-won] Gana doble el { $played } % de las veces en vez del { $best } %.
   *[gammons-lost] Pierde doble el { $played } % de las veces en vez del { $best } %.
}
mistake-cube = { $why ->
    [too-early] Se dobló demasiado pronto.
    [too-good] Demasiado bueno para doblar: seguir jugando vale más.
    [double] Aquí había que doblar.
    [take] Aquí hay que aceptar.
    [drop] Aquí hay que rechazar.
   *[beaver] La respuesta correcta era un beaver.
}
tally-errors = Decisiones: { $decisions }. Regalado: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } puntos, una tasa de error de { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } milésimas por decisión.
tally-luck = Suerte con los dados: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } puntos.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Tirar: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Doblar: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Aceptar: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Rechazar: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Tira los dados, o dobla antes si llevas clara ventaja.
    [answer] El rival dobla: acepta y juega por el doble, o rechaza y pierde lo que está en juego.
    [bar] Tienes una ficha en la barra: métela antes que nada.
    [off] Todas tus fichas están en casa: sácalas.
    [move] Usa los dos números para llevar tus fichas a casa. Dos o más en una punta están a salvo.
    [race] Ya no se puede capturar ninguna ficha: lleva las tuyas a casa y sácalas lo antes posible.
   *[other] Elige un botón debajo del tablero.
}
guide-why = { $why ->
    [hits] Capturas una ficha: tiene que volver a empezar desde la barra.
    [off] Sacas fichas del tablero.
    [point] Ocupas una punta: las fichas juntas están a salvo y cierran el paso a tu rival.
    [safe] Dejas menos fichas solas.
    [runs] Pones en camino una ficha atrasada.
    [past] Tus últimas fichas dejan atrás las de tu rival: ya no se puede capturar ninguna ficha.
    [race] Es lo que menos pips desperdicia.
    [pass] No puedes mover.
    [double] Llevas suficiente ventaja para doblar.
    [take] Ganas lo bastante a menudo para seguir.
    [drop] Perderías demasiado a menudo.
    [throw] No llevas bastante ventaja para doblar.
   *[other] Te da las mejores posibilidades.
}
character-beginner = Pip
character-casual = Solo
character-steady = Ancla
character-expert = Muralla
character-master = Oráculo
clause-fifteen = Cada jugador tiene quince fichas.
clause-three-checkers = Cada jugador tiene tres fichas.
clause-jump = Por el camino, tus fichas pueden pasar por encima de cualquier otra, también por las puntas cerradas.
clause-white-starts = Un dado decide quién juega con las fichas claras (las blancas) y quién con las oscuras. Empiezan las blancas.
clause-higher-takes-white = Cada jugador tira un dado. El número más alto se queda con las blancas.
clause-dice-flat = Los dados que no queden planos ahí no cuentan: se tiran otra vez los dos.
clause-call-first = Si quieres reclamar un error, hazlo antes de tirar.
clause-closed-by-three = Una punta con tres o más fichas rivales está cerrada: no puedes parar ahí, ni siquiera de paso. En una punta con dos pueden estar ambos jugadores; solo se captura una ficha sola.
clause-bridge = Varias puntas cerradas seguidas forman un puente. Una ficha solo lo cruza con un número que llegue más allá.
clause-several-hits = En un turno puedes capturar varias fichas, hasta cuatro con dobles.
clause-stacking = En una punta puede haber cualquier cantidad de fichas tuyas.
clause-no-pass = Mientras sacas fichas, puedes mover dentro de tu casa o sacar, como prefieras. Pero debes usar un número si puedes.
clause-may-leave-unused = Con todas tus fichas en casa, puedes dejar un número sin usar.
clause-any-six = Puedes sacar desde la punta 6 con cualquier seis.
clause-win-kinds-far-back = Una victoria vale uno. Vale dos si quien pierde no ha sacado ninguna ficha, y tres si tiene una ficha en la barra o en la casa de quien gana, aunque haya sacado otras.
clause-win-kinds-single = Una victoria vale uno. Vale tres si quien pierde no ha sacado ninguna ficha y tiene una en la barra o en la casa de quien gana.
clause-win-kinds-letter = Una victoria vale uno, aunque quien pierde tenga aún todas sus fichas en el tablero. Vale tres si una de ellas está en la barra o en la casa de quien gana.
clause-win-named = Una victoria es simple si quien pierde ha sacado alguna ficha, gammon si no ha sacado ninguna, y backgammon si además tiene una ficha en la barra o en la casa de quien gana.
clause-win-values = Un gammon vale dos, un backgammon tres.
clause-without-cube = En esta partida no hay cubo de doblar.
clause-cube-single-game = En un encuentro en el que se cuentan partidas, cada partida vale uno y no hay cubo.
clause-cube-faces = El primer doble pone el cubo en 2. Quien lo aceptó puede ponerlo más tarde en 4, después el otro jugador en 8, y así por turnos.
clause-drop-price = Si rechazas el doble, pierdes lo que la partida valía antes, como victoria simple.
clause-cube-times-kind = El cubo multiplica lo que vale la clase de victoria: en 8, una victoria triple vale 24.
clause-nothing-resigned = Solo puedes aceptar o rechazar cuando tu rival ha ofrecido abandonar.
refusal-call-first = Primero tira, o reclama el error.
refusal-closed-by-three = { $count ->
    [one] La punta { $point } está cerrada: hay { $count } ficha rival.
   *[other] La punta { $point } está cerrada: hay { $count } fichas rivales.
}
refusal-without-cube = En esta partida no hay cubo.
refusal-cube-single-game = No hay cubo en un encuentro en el que se cuentan partidas.
refusal-nothing-resigned = Nadie ha ofrecido abandonar.
told-start-white = Tirada inicial: { $high } contra { $low }. El { $high } juega con Claro y empieza.
told-start-tie = Tirada inicial: { $high } contra { $low }. Se tira otra vez.
scene-point-shared = Punta { $point }: claras { $first }, oscuras { $second }
switch-block_min = ¿Cuándo está cerrada una punta?
switch-block_min-2 = Con dos fichas rivales
switch-block_min-3 = Solo con tres o más
switch-win_none_off = ¿Y si quien pierde no ha sacado nada?
switch-win_none_off-double = La victoria vale dos
switch-win_none_off-single = La victoria vale uno
switch-stake-note = El cubo es para partidas sueltas: al mejor de tres o más, cada partida vale uno, sea cual sea la apuesta.
box-says-more-than-two-note = Según esta frase, una pareja no estaría ni abierta ni cerrada, así que jugamos que dos cierran una punta, como dicen algunos idiomas del reglamento. Puedes cambiarlo a tres: así lo hace «Exactamente como está impreso».
box-says-games-note = La página alemana de la misma caja describe otro juego: para ese elige «{ box-says-smaller }».
box-says-smaller-note = Esta es la página alemana de esa caja. Los demás idiomas describen otro juego: para ese elige «{ box-says-games }».
box-says-correction-note = Los errores se pueden reclamar en una partida que deja mover libremente; en una partida normal solo son posibles las jugadas correctas.
origin-setup = Impreso como imagen.
origin-case-white-starts = El texto griego omite que empiezan las blancas.
origin-higher-takes-white = Los reglamentos no dicen qué número se queda con las blancas. El más alto, como en todas partes.
origin-draw-first = No se dice nada de números iguales; no pueden decidir, así que se tira otra vez.
origin-collection-draw-first = Si los números son iguales, se tira otra vez hasta que sean distintos.
origin-tournament-draw-first = Si los números son iguales, se tira otra vez.
origin-best-of-first-throw-fresh = El reglamento solo dice quién mueve primero y que los dados se tiran por turnos; por eso quien empieza tira los dos.
origin-collection-dice-flat = El reglamento solo dice dónde tirar.
origin-case-closed-point = La mayoría de los idiomas dicen «más de dos», pero solo se captura una ficha sola, así que una pareja no estaría ni abierta ni cerrada. El italiano y el estonio dicen dos o más, y el inglés dice ambas cosas. Jugamos con dos. Seguirlo al pie de seguirlo al pie de la letra es un ajuste.
origin-case-closed-by-three = Al pie de la letra: «más de dos» cierran una punta, y solo se captura una ficha sola, así que con dos la punta se comparte.
origin-best-of-closed-point = Lo dicen el inglés, el francés y el italiano. El español, el portugués y el polaco lo dicen solo al entrar desde la barra.
origin-collection-closed-point = Los textos inglés, italiano, danés y ruso se leen como si bastara una ficha rival para detenerte por el camino. El alemán, el francés y el español son claros: dos o más.
origin-case-self-hit = Los textos checo, eslovaco y húngaro perdieron esta regla y repiten cómo se captura.
origin-case-hit = Algunos idiomas olvidan decir que la ficha rival debe estar sola.
origin-best-of-hit = El texto polaco olvida decir que la ficha rival debe estar sola.
origin-case-stacking = Los reglamentos no ponen límite.
origin-several-hits = El reglamento no dice nada; cada captura se deduce de la regla anterior.
origin-small-first-several-hits = Se deduce del ejemplo de una tirada que captura a una de tres distancias.
origin-case-several-hits = El texto turco habla del doble seis; se trata de cualquier doble.
origin-case-must-move = Se juega como en alemán y en la mayoría de los idiomas. El francés obliga a capturar, el ruso, el ucraniano y el turco le dan la vuelta a la regla, y el húngaro perdió un «no».
origin-best-of-must-move = El reglamento no lo dice en general; su regla sobre el número mayor lo da por supuesto.
origin-best-of-use-all = El reglamento no lo dice; su regla sobre el número mayor lo da por supuesto.
origin-small-first-use-all = El reglamento no lo dice; se juega como siempre.
origin-best-of-use-higher = El francés y el polaco se leen como si se pudiera elegir usar un solo número; el español, que es el original, no.
origin-case-use-higher = El texto croata habla de una ficha en vez de un número.
origin-case-stop-at-home = En algunos idiomas la obligación acaba cuando las fichas de cualquier jugador están en casa, y en árabe cuando lo están las de todos. Aquí cuentan las tuyas.
origin-no-pass = El texto dice que sacar no es obligatorio, y el otro movimiento tampoco. Lo leemos como una elección libre entre los dos, porque justo después vuelven a regir las reglas normales. Dejar un número sin usar es un ajuste.
origin-may-leave-unused = Al pie de la letra: ni sacar ni otro movimiento son obligatorios. El texto polaco solo tiene la mitad.
origin-case-doubles-four = Algunos idiomas multiplican toda la tirada por cuatro o hablan de cuatro dados. El ejemplo del mismo texto muestra cuatro movimientos sueltos.
origin-best-of-doubles-four = El ejemplo inglés se mezcla con otro; se trata de cuatro movimientos.
origin-best-of-partial-double = El reglamento no dice nada; se juega como siempre.
origin-collection-partial-double = El reglamento no dice nada; se deduce de la obligación de mover.
origin-case-partial-double = El texto turco anula los movimientos posibles, y el árabe los deja a elección; en todos los demás son obligatorios.
origin-whole-double = En el ejemplo se pierde una tirada doble de la que son posibles dos movimientos. Lo leemos igual para tres.
origin-case-enter-first = Los reglamentos solo dicen que primero vuelven todas las fichas. Dónde y cómo, como siempre.
origin-best-of-enter-first = El texto francés lo condiciona a poder entrar; los demás no.
origin-case-enter-any = Los reglamentos no lo dicen; como siempre.
origin-smaller-lost = El reglamento solo quita toda la tirada a quien está en la barra. No lo ampliamos: el número mayor se juega solo.
origin-case-home-first = En checo, eslovaco, esloveno y árabe se dejan de tirar los dados tras una captura, y en croata se saca hacia la posición inicial. Se trata de sacar las fichas del tablero.
origin-case-exact-number = El texto sueco pide un número «par», el turco omite «exactamente». En todos los demás, el exacto.
origin-best-of-highest-first = El texto portugués saca siempre la ficha más alta; los demás solo lo permiten.
origin-best-of-inside-move = El ejemplo francés va a la punta equivocada.
origin-collection-any-sufficient = El texto francés quiere que el número llegue «justo más allá» del borde, es decir, exacto. Los otros nueve idiomas solo piden que baste, y no dicen nada de las fichas de detrás.
origin-collection-highest-first = No está en el reglamento: la regla habitual de hoy, tal como se ha acordado.
origin-rear-first = El orden está impreso; que un número pueda ser mayor que la punta se deduce de que hay que cruzar el borde.
origin-any-six = El texto alemán pide una tirada de dos seises, lo que contradice su propia regla para sacar y parece una errata. Jugamos con cualquier seis. Seguirlo al pie de seguirlo al pie de la letra es un ajuste.
origin-double-six = Así lo dice, al pie de la letra, el texto alemán.
origin-case-win = El texto griego nombra primero a quien llega antes a casa, el árabe a quien empieza a sacar. Después ambos coinciden con los demás.
origin-case-win-kinds = Para la victoria triple, los reglamentos solo piden una ficha en la barra o en la casa de quien gana. Con fichas fuera, la derrota sería a la vez simple y triple; pedimos que no haya ninguna fuera. Seguirlo al pie de seguirlo al pie de la letra es un ajuste. El texto danés define la victoria doble como la simple.
origin-case-win-kinds-far-back = Al pie de la letra: los reglamentos no piden que no haya ninguna fuera.
origin-small-first-win-kinds = Se ha perdido una línea del texto: promete tres clases y llama simple a la victoria sobre quien tiene todas sus fichas en el tablero, que en todas partes es doble. La completamos con los otros reglamentos. Seguirlo al pie de seguirlo al pie de la letra es un ajuste.
origin-small-first-win-kinds-far-back = A medias al pie de la letra: la victoria triple como está impresa, la doble de los otros reglamentos.
origin-small-first-win-kinds-single = A medias al pie de la letra: sin victoria doble, como está impreso; la triple, sin ninguna ficha fuera.
origin-small-first-win-kinds-letter = Es lo que queda del texto, del que se ha perdido una línea.
origin-win-values = El reglamento nombra gammon y backgammon, pero no da números.
origin-stalled = Regla nuestra: si no, una partida bloqueada no acabaría nunca. Una partida empatada cuenta entre las del encuentro, así que uno al mejor de tres puede acabar igualado.
origin-without-cube = El reglamento no lo menciona.
origin-collection-without-cube = El reglamento dice que existen los cubos y los deja fuera.
origin-case-cube = El alemán en un reglamento y cinco idiomas del otro dicen «cuadruplicar», aunque el mismo texto llega hasta ocho. Se trata de multiplicar. Que el cubo empiece en el centro, en 1, no está impreso.
origin-case-cube-faces = El texto croata tiene una cara con un 6; en portugués y croata el cubo se tira. Se gira.
origin-case-double-before-throw = El texto croata lo permite solo antes de la primera tirada, el sueco en cualquier momento. Los demás: antes de tu propia tirada, con la partida ya en marcha.
origin-case-drop-price = No está impreso; como siempre.
origin-case-cube-limit = No está impreso, salvo en croata, que enumera las caras. Las caras de un cubo llegan hasta 64.
origin-case-cube-times-kind = Impreso para una victoria triple en 8. Lo leemos como un ejemplo. El texto sueco dobla la apuesta ocho veces, el árabe multiplica los dados.
origin-case-cube-single-game = Los reglamentos no conocen los encuentros.
origin-one-by-one = Regla nuestra: así funciona una partida sin ayuda.
origin-collection-correction = En el texto inglés el derecho acaba con la tirada «siguiente»; se trata de la tuya.
written-no-move = sin movimiento
written-double = Dobla a { $value }
written-take = Acepta
written-drop = Rechaza el doble
written-beaver = Beaver a { $value }
written-raccoon = Raccoon a { $value }
written-accept = Acepta el abandono
written-decline = Rechaza el abandono
written-correct = Reclama el error
written-check = Pregunta si era correcto
written-resigning = { $kind ->
    [1] Ofrece una partida simple
    [2] Ofrece una partida doble
   *[3] Ofrece una partida triple
}
standing = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
origin-collection-throw-first = El texto neerlandés habla de tres dados después del inicio; son dos.
task-roll = Te toca: tira los dados.
task-roll-or-double = Te toca: tira los dados o dobla.
task-move = Te toca: mueve una ficha.
task-end = Te toca: ya no tienes jugada.
task-double = Tu rival dobla: ¿aceptas o rechazas?
task-resignation = Tu rival quiere abandonar: ¿aceptas?
tally-pr = PR (índice de rendimiento): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Gran maestro
level-grandmaster-about = Juega cada opción cientos de veces antes de decidir. Tarda unos segundos.
character-grandmaster = Cénit
editor-dice = Dados
editor-dice-none = Aún sin tirar
editor-dice-double = Doble ofrecido
editor-cube = Cubo
editor-cube-owner = Dueño del cubo
editor-cube-centre = En el centro
editor-length = Duración del encuentro en puntos (0 = partida suelta)
editor-score = { $seat ->
    [first] Puntos de Claro
   *[second] Puntos de Oscuro
}
editor-crawford = Partida Crawford
refusal-editor-many = { $seat ->
    [first] Claro tiene { $count } fichas en el tablero; solo hay { $total }.
   *[second] Oscuro tiene { $count } fichas en el tablero; solo hay { $total }.
}
refusal-editor-off = { $seat ->
    [first] Claro no tiene fichas en el tablero: la partida ha terminado.
   *[second] Oscuro no tiene fichas en el tablero: la partida ha terminado.
}
study-checker = Jugadas de fichas
study-double = Dobles
study-take = Respuestas a un doble
position-contact = Contacto
position-race = Carrera
position-bearoff = Sacar fichas
position-blitz = Blitz
position-prime = Prime
position-holding = Juego de espera
position-backgame = Back game

## Drills

drill-pip-count = Cuenta de pips
drill-pip-count-about = Cuenta cuántos pips le faltan a cada bando.
drill-pip-count-task = ¿Cuántos pips le faltan a cada bando?
drill-pips-of = { $seat ->
    [first] Claro
   *[second] Oscuro
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Claro: { $terms } = { $total }
   *[second] Oscuro: { $terms } = { $total }
}
drill-opening-play = Jugadas de apertura
drill-opening-play-about = Juega las primeras tiradas de la partida y las respuestas a ellas.
drill-opening-play-task = Empiezas con { $dice }. ¿Qué juegas?
drill-opening-play-reply-task = Tu rival abrió con { $dice } y jugó { $play }. Has tirado { $reply }.
drill-opening-play-close = Tan buena como la mejor jugada: la diferencia es demasiado pequeña para importar.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Decisiones de cubo
drill-cube-action-about = ¿Debes doblar? ¿Y debe aceptar tu rival?
drill-cube-action-task = Vas a tirar en una partida por dinero y el cubo está en el centro. ¿Cuáles son las decisiones de cubo correctas?
drill-cube-action-match-task = Vas a tirar y el cubo está en el centro. Puntos que faltan para ganar el encuentro: a ti, { $ours }; a tu rival, { $theirs }. ¿Cuáles son las decisiones de cubo correctas?
drill-cube = { $action ->
    [no-double] No doblar
    [double-take] Doblar y aceptar
    [double-drop] Doblar y rechazar
   *[too-good] Demasiado bueno para doblar
}
drill-cube-why = { $action ->
    [no-double] Tirar con el cubo en el centro vale más que un doble aceptado.
    [double-take] Doblar vale más que tirar, y tu rival pierde menos si acepta que si rechaza.
    [double-drop] Tu rival perdería más al aceptar que al rechazar, así que dobla y gana en el acto.
   *[too-good] Tu rival rechazaría, y seguir jugando por el gammon vale más que eso.
}
drill-cube-values = Valor en puntos: sin doblar, { $none }; doblar y aceptar, { $take }; doblar y rechazar, { $drop }.
drill-cube-chances = Ganas el { $win } % de las partidas, el { $gammon } % por gammon.
drill-take-point = Puntos de aceptación
drill-take-point-about = ¿Qué probabilidades necesitas para aceptar un doble con este marcador?
drill-take-point-task = Puntos que faltan para ganar el encuentro: a ti, { $ours }; a tu rival, { $theirs }. Te ofrecen el cubo en { $cube }. ¿A partir de qué probabilidad de ganar la partida debes aceptar, sin gammons y si el cubo no se vuelve a girar?
drill-take-point-chances = Tu probabilidad de ganar el encuentro: { $dropped } % si rechazas, { $lost } % si aceptas y pierdes, { $won } % si aceptas y ganas.
drill-take-point-why = Arriesgas { $risk } para ganar { $gain }: compensa si ganas al menos { $risk } ÷ ({ $risk } + { $gain }) de las partidas.
drill-percent = Por ciento
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Probabilidad de ganar
drill-race-chance-about = Calcula a ojo con qué frecuencia ganas cuando solo queda sacar fichas.
drill-race-chance-task = Vas a tirar. ¿Con qué frecuencia ganas esta carrera?
drill-race-chance-why = Te faltan { $ours } pips; fichas que te quedan: { $our-checkers }. A tu rival le faltan { $theirs }; fichas que le quedan: { $their-checkers }. Se da por buena una diferencia de hasta el 6 por ciento.
drill-race-win = Ganas el { $win } % de las carreras.
drill-race-cube = El cubo en la carrera
drill-race-cube-about = Las últimas tiradas de una carrera: ¿doblar o seguir tirando?
drill-bearoff-play = Sacar fichas
drill-bearoff-play-about = Encuentra la jugada que más veces gana la carrera.
drill-bearoff-play-task = Has tirado { $dice }. ¿Qué jugada gana más veces?
drill-bearoff-play-why = Con qué frecuencia gana cada jugada, calculado con exactitud.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Tirada
