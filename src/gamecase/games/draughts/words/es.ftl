### Draughts, in Spanish. man = peón, king = dama, piece (either) = ficha, square = casilla, far row = última fila, capture = comer,
### multiple jump = salto múltiple, move = jugada, draw = tablas. The seats are plural: las Negras, las Blancas.

game-name = Damas
game-about = Salta sobre las fichas rivales, llega a la última fila y corona dama.
seat-first = Negras
seat-second = Blancas

## Where White begins, the first seat is White.
seat-first-russian = { seat-second }
seat-second-russian = { seat-first }
seat-first-brazilian = { seat-second }
seat-second-brazilian = { seat-first }
seat-first-czech = { seat-second }
seat-second-czech = { seat-first }
seat-first-spanish = { seat-second }
seat-second-spanish = { seat-first }
seat-first-portuguese = { seat-second }
seat-second-portuguese = { seat-first }
seat-first-italian = { seat-second }
seat-second-italian = { seat-first }
seat-first-thai = { seat-second }
seat-second-thai = { seat-first }
seat-first-thai12 = { seat-second }
seat-second-thai12 = { seat-first }
seat-first-international = { seat-second }
seat-second-international = { seat-first }

## Ways to play
booklet-collection = Juegos reunidos
booklet-collection-about = Las damas según el reglamento de una caja de juegos reunidos: puedes comer, pero no es obligatorio. El reglamento en tu idioma puede no coincidir con las damas de tu país; las encontrarás más abajo.
booklet-dame = Damas alemanas
booklet-dame-about = El mismo juego, más vivo: si puedes comer, debes hacerlo. Va bien contra la máquina.
booklet-english = Damas inglesas
booklet-english-about = También llamadas checkers o damas americanas. Las damas se mueven de casilla en casilla.
booklet-russian = Damas rusas
booklet-russian-about = Los peones comen también hacia atrás y siguen como damas al llegar a la última fila.
booklet-brazilian = Damas brasileñas
booklet-brazilian-about = Las reglas internacionales en un tablero pequeño: come todas las fichas que puedas.
booklet-pool = Pool checkers
booklet-pool-about = Los peones comen también hacia atrás. Tú eliges qué comes.
booklet-czech = Damas checas
booklet-czech-about = Los peones comen solo hacia delante. Si una dama puede comer, debe hacerlo antes que un peón.
booklet-spanish = Damas españolas
booklet-spanish-about = El tablero va girado. Come el mayor número de fichas y, entre esas capturas, el mayor número de damas.
booklet-portuguese = Damas portuguesas
booklet-portuguese-about = Las reglas españolas con una casilla oscura abajo a la izquierda.
booklet-italian = Damas italianas
booklet-italian-about = Los peones no pueden comer damas. Las damas se mueven de casilla en casilla.
booklet-thai = Damas tailandesas
booklet-thai-about = Makhos: ocho peones por bando y damas veloces.
booklet-thai12 = Damas tailandesas, doce peones
booklet-thai12-about = Las reglas tailandesas con doce peones por bando.
booklet-international = Damas internacionales
booklet-international-about = Un tablero de cien casillas y veinte peones por bando.
box-size = ¿Cuántas casillas tiene un lado del tablero?
box-black_begins = ¿Empiezan las Negras?
box-men_take_backwards = ¿Pueden los peones comer hacia atrás?
box-kings_fly = ¿Pueden las damas moverse más de una casilla?
box-must_take = ¿Hay que comer cuando se puede?

## Switches
switch-may_stop = Durante un salto múltiple
switch-may_stop-yes = Se puede parar
switch-may_stop-no = Hay que seguir mientras se pueda
switch-men_turn = Un salto múltiple de un peón
switch-men_turn-yes = Puede cambiar de dirección
switch-men_turn-no = Sigue en una sola línea
switch-king_far = La dama salta
switch-king_far-yes = Desde cualquier distancia
switch-king_far-no = Solo sobre una ficha contigua
switch-king_lands_anywhere = La dama cae
switch-king_lands_anywhere-yes = En cualquier casilla vacía tras la ficha
switch-king_lands_anywhere-no = Justo detrás de la ficha
switch-removal = Las fichas comidas se retiran
switch-removal-at-once = Enseguida, salto a salto
switch-removal-after = Al acabar la jugada
switch-promotion = Un peón que llega saltando a la última fila
switch-promotion-ends = Corona dama y acaba la jugada
switch-promotion-goes-on = Sigue al momento como dama
switch-blocked = El jugador que no puede mover
switch-blocked-loses = Pierde
switch-blocked-draws = Logra tablas
switch-quiet_moves = Tablas por jugadas solo de damas
switch-quiet_moves-20 = Tras 20 jugadas por bando
switch-quiet_moves-40 = Tras 40 jugadas por bando

## The rules
clause-board-8 = El tablero tiene ocho filas de ocho casillas. Cada cual tiene una casilla clara abajo a la derecha.
clause-board-8-mirrored = El tablero tiene ocho filas de ocho casillas. Cada cual tiene una casilla oscura abajo a la derecha.
clause-board-10 = El tablero tiene diez filas de diez casillas. Cada cual tiene una casilla clara abajo a la derecha.
clause-men-8 = Cada cual empieza con ocho peones en las casillas oscuras de sus dos primeras filas.
clause-men-12 = Cada cual empieza con doce peones en las casillas oscuras de sus tres primeras filas.
clause-men-20 = Cada cual empieza con veinte peones en las casillas oscuras de sus cuatro primeras filas.
clause-black-begins = Empiezan las Negras. Se elige al azar quién las lleva; después se cambia de color en cada partida.
clause-white-begins = Empiezan las Blancas. Se elige al azar quién las lleva; después se cambia de color en cada partida.
clause-turns = Se juega por turnos. En cada turno se mueve una ficha del propio color; no se puede pasar.
clause-dark-squares = Solo se usan las casillas oscuras.
clause-occupied = Una ficha solo puede ir a una casilla vacía.
clause-man-moves = El peón avanza una casilla en diagonal.
clause-taking = Una ficha come saltando en diagonal sobre una ficha rival hasta una casilla vacía detrás de ella. No puede saltar sobre fichas de su color ni sobre dos a la vez.
clause-man-takes-forward = El peón come la ficha contigua y salta solo hacia delante.
clause-man-takes-all = El peón come la ficha contigua, hacia delante o hacia atrás.
clause-men-spare-kings = El peón no puede comer una dama.
clause-crowning = El peón que llega a la última fila recibe otra ficha encima y se convierte en dama. La jugada acaba ahí.
clause-crowning-goes-on = El peón que llega a la última fila recibe otra ficha encima y se convierte en dama al instante. Si ha llegado saltando, puede seguir saltando como dama en la misma jugada.
clause-crowning-stops-only = El peón que acaba su jugada en la última fila recibe otra ficha encima y se convierte en dama. Si sigue saltando desde allí, se queda en peón.
clause-king-flies = La dama se mueve en diagonal, hacia delante o hacia atrás, por cuantas casillas vacías quiera.
clause-king-steps = La dama se mueve una casilla en diagonal, hacia delante o hacia atrás.
clause-king-takes = La dama come en todas las direcciones. También ella necesita una casilla vacía detrás de la ficha. Una dama puede ser comida como cualquier otra ficha, por un peón o por una dama.
clause-king-lands-behind = La dama puede saltar desde lejos. Cae justo detrás de la ficha.
clause-king-lands-anywhere = La dama puede saltar desde lejos. Cae en cualquier casilla vacía detrás de la ficha.
clause-chain = Una ficha que ha saltado puede seguir saltando desde donde cayó, en la misma jugada y en otra dirección.
clause-chain-may-stop = Puedes parar después de cada salto.
clause-chain-whole = Hay que seguir saltando mientras la ficha pueda; si puedes elegir dónde caer, debes caer donde pueda seguir saltando.
clause-removal-at-once = Una ficha saltada se retira enseguida.
clause-removal-after = Las fichas saltadas se retiran al acabar la jugada. Hasta entonces estorban, y ninguna se puede saltar dos veces.
clause-duty-free = Puedes comer, pero no es obligatorio: puedes hacer cualquier otra jugada.
clause-duty = Si puedes comer, debes hacerlo.
clause-duty-most = Entre varias capturas, debes elegir una que coma el mayor número de fichas.
clause-duty-most-kings = Entre varias capturas, debes elegir una que coma el mayor número de fichas y, entre estas, una que coma el mayor número de damas.
clause-duty-king-first = Si pueden comer una dama y un peón, debe hacerlo la dama.
clause-duty-italian = Entre varias capturas, debes elegir una que coma el mayor número de fichas; entre estas, una hecha con una dama; después, una que coma el mayor número de damas; después, una que coma antes una dama.
clause-all-taken = El jugador que se queda sin fichas pierde.
clause-blocked = El jugador que tiene fichas pero no puede mover pierde.
clause-repetition = Si la misma posición se da por tercera vez y le toca al mismo jugador, la partida acaba en tablas.
clause-quiet-15 = Si cada bando ha hecho 15 jugadas solo con damas y no se ha comido nada, la partida acaba en tablas.
clause-quiet-20 = Si cada bando ha hecho 20 jugadas solo con damas y no se ha comido nada, la partida acaba en tablas.
clause-quiet-25 = Si cada bando ha hecho 25 jugadas solo con damas y no se ha comido nada, la partida acaba en tablas.
clause-quiet-40 = Si cada bando ha hecho 40 jugadas solo con damas y no se ha comido nada, la partida acaba en tablas.
clause-short-5 = Cuando solo quedan dos o tres fichas y cada bando tiene una dama, la partida acaba en tablas tras cinco jugadas más de cada uno.
clause-short-16-5 = Una dama sola contra tres fichas, al menos una de ellas dama: tablas tras 16 jugadas de cada uno. Cuando solo quedan dos o tres fichas y cada jugador tiene una dama: tablas tras cinco jugadas de cada uno.
clause-short-13 = Tres damas contra una: tablas tras 13 jugadas de cada uno.
clause-short-road = Una dama sola en la gran diagonal, de esquina a esquina, contra tres fichas, al menos una de ellas dama: tablas tras cinco jugadas de cada uno, si la dama sola se queda en ella.
clause-agreed = Se pueden acordar tablas, y cada cual puede abandonar. Una jugada se deshace solo si ambos están de acuerdo.

## Why not
refusal-dark-squares = { $square } no es una casilla oscura de este tablero.
refusal-turns = { $holder ->
    [nobody] La casilla { $square } está vacía.
    [white] La ficha de { $square } es blanca. Juegan las Negras.
   *[black] La ficha de { $square } es negra. Juegan las Blancas.
}
refusal-occupied = { $holder ->
    [white] En { $square } hay una ficha blanca.
   *[black] En { $square } hay una ficha negra.
}
refusal-man-moves = { $why ->
    [back] Este peón aún no es dama: no puede retroceder.
    [far] El peón avanza solo una casilla.
    [stuck] El peón de { $from } no puede moverse.
   *[diagonal] { $from } y { $to } no están en la misma diagonal. El peón avanza en diagonal.
}
refusal-king-flies = { $why ->
    [stuck] La dama de { $from } no puede moverse.
   *[diagonal] { $from } y { $to } no están en la misma diagonal. La dama se mueve en diagonal.
}
refusal-king-steps = { $why ->
    [far] En esta partida la dama se mueve solo una casilla.
    [stuck] La dama de { $from } no puede moverse.
   *[diagonal] { $from } y { $to } no están en la misma diagonal. La dama se mueve en diagonal.
}
refusal-taking = { $why ->
    [own] No puedes saltar sobre tu propia ficha entre { $from } y { $to }.
    [two] No puedes saltar sobre más de una ficha entre { $from } y { $to }.
    [diagonal] { $from } y { $to } no están en la misma diagonal. Se salta en diagonal.
   *[nothing] Entre { $from } y { $to } no hay nada que comer.
}
refusal-man-takes-forward = { $why ->
    [far] El peón come solo la ficha contigua y cae justo detrás.
   *[back] El peón come solo hacia delante: no puede saltar hacia atrás sobre { $over }.
}
refusal-men-spare-kings = La ficha de { $over } es una dama, y un peón no puede comer una dama.
refusal-crowning = El peón corona dama en { $from }, y ahí acaba la jugada. Podrá comer en la siguiente.
refusal-duty = { $count ->
    [one] Puedes comer, así que debes hacerlo: con la ficha de { $squares }.
   *[other] Puedes comer, así que debes hacerlo: con una de las fichas de { $squares }.
}
refusal-duty-most = Así comes { $taken }, pero puedes comer { $most } desde { $squares }. Debes comer todas las que puedas.
refusal-duty-most-kings = { $why ->
    [most] Así comes { $taken }, pero puedes comer { $most } desde { $squares }. Debes comer todas las que puedas.
   *[kings] Desde { $squares } puedes comer el mismo número de fichas, con más damas entre ellas.
}
refusal-duty-king-first = La dama debe comer antes que el peón: usa la de { $squares }.
refusal-duty-italian = { $why ->
    [most] Así comes { $taken }, pero puedes comer { $most } desde { $squares }. Debes comer todas las que puedas.
    [with-king] La dama de { $squares } puede comer el mismo número, y la dama debe comer antes que el peón.
   *[kings] Desde { $squares } puedes comer el mismo número de fichas, con más damas entre ellas o damas antes.
}

## How it ends
outcome-all-taken = Ganan las { $seat }: el rival se ha quedado sin fichas.
outcome-blocked = Ganan las { $seat }: el rival no puede mover.
outcome-blocked-draw = Tablas: el jugador que debe mover está bloqueado.
outcome-repetition = Tablas por triple repetición.
outcome-quiet = Tablas: demasiadas jugadas de dama sin comer.
outcome-short = Tablas: se ha alcanzado el límite de jugadas para tan pocas fichas.

## The board in words
scene-title = Tablero de damas
scene-men = { $colour ->
    [white] Peones blancos en { $squares }.
   *[black] Peones negros en { $squares }.
}
scene-kings = { $colour ->
    [white] Damas blancas en { $squares }.
   *[black] Damas negras en { $squares }.
}
scene-none = { $colour ->
    [white] Las Blancas no tienen fichas.
   *[black] Las Negras no tienen fichas.
}
scene-must = Debe comer: { $squares }.
scene-quiet = { $count ->
    [one] Tablas tras { $count } jugada más de dama sin comer.
   *[other] Tablas tras { $count } jugadas más de dama sin comer.
}
scene-repeated = { $count ->
    [one] Esta posición se ha dado { $count } vez.
   *[other] Esta posición se ha dado { $count } veces. A la tercera son tablas.
}
scene-square = { $holder ->
    [white-man] { $square }: peón blanco
    [white-king] { $square }: dama blanca
    [black-man] { $square }: peón negro
    [black-king] { $square }: dama negra
   *[nobody] { $square }: vacía
}
told-move = { $colour ->
    [white] Blancas { $move }
   *[black] Negras { $move }
}
told-crowned = { $colour ->
    [white] Blancas { $move }, dama
   *[black] Negras { $move }, dama
}
button-end-turn = Acabar jugada

## Levels
level-beginner = Principiante
level-beginner-about = Come lo que ve y no planea nada. Hasta un niño puede ganar.
level-casual = Aficionado
level-casual-about = Piensa una o dos jugadas por delante y a veces se le escapa algo.
level-skilled = Hábil
level-skilled-about = No regala fichas. Un buen rival para la familia.
level-strong = Fuerte
level-strong-about = Ve muchas jugadas por delante.
level-master = Maestro
level-master-about = Piensa más a fondo que nadie y conoce todos los finales de hasta cuatro fichas.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = La colocación
chapter-moving = Mover
chapter-taking = Comer
chapter-queens = Las damas
chapter-duty = ¿Hay que comer?
chapter-ending = El final de la partida

## Lessons: a title, what to do, and what was learnt
lesson-step = Mover
lesson-step-task = Tienes el peón blanco. Muévelo.
lesson-step-done = Los peones avanzan una casilla en diagonal, por las casillas oscuras.
lesson-jump = Comer
lesson-jump-task = Come el peón negro: salta sobre él hasta la casilla vacía de detrás.
lesson-jump-done = La ficha que saltas queda comida y sale del tablero.
lesson-chain = Saltos múltiples
lesson-chain-task = Come los dos peones negros en una sola jugada.
lesson-chain-done = Después de un salto, la misma ficha puede seguir saltando.
lesson-freedom = Tú eliges
lesson-freedom-task = Con estas reglas no es obligatorio comer. Mueve tu otro peón.
lesson-freedom-done = Aquí comer es opcional. En la mayoría de las demás reglas es obligatorio.
lesson-duty = Cuando hay que comer
lesson-duty-task = Con estas reglas debes comer si puedes. Juega.
lesson-duty-done = Así puedes obligar al rival a mover adonde tú quieras.
lesson-crowning = Una dama
lesson-crowning-task = A tu peón le falta un paso para la última fila. Corona dama.
lesson-crowning-done = En la última fila, el peón se convierte en dama.
lesson-flying = Damas voladoras
lesson-flying-task = Lleva tu dama por todo el tablero, de esquina a esquina.
lesson-flying-done = Con estas reglas, la dama se mueve por cuantas casillas vacías quiera.
lesson-far-jump = Saltar desde lejos
lesson-far-jump-task = Un peón estorba el paso a tu dama. Cómelo desde donde ella está.
lesson-far-jump-done = No hace falta que la dama esté al lado. Con estas reglas, cae justo detrás.
lesson-give-one = Dar uno, comer tres
lesson-give-one-task = Aquí debes comer si puedes. Sacrifica un peón y come después todo lo que queda.
lesson-give-one-done = Una ficha sacrificada en el momento justo abre el tablero. Eso se llama una combinación.
lesson-block = Bloqueado
lesson-block-task = Deja a las Negras sin jugadas.
lesson-block-done = El jugador que no puede mover pierde.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Es la única jugada.
    [wins] Esta jugada gana.
    [resists] La partida está perdida; esto es lo que más resiste.
    [crowns] Un peón se convierte en dama.
    [gains] Esta jugada gana material.
    [avoids] Cualquier otra jugada es claramente peor.
    [draws] Esta jugada mantiene las tablas.
    [equal] Otra jugada es igual de buena.
   *[best] Parece un poco mejor que las demás.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Puedes comer, así que debes: salta sobre la ficha a la casilla vacía de detrás.
    [may] Puedes comer si quieres: salta sobre la ficha a la casilla vacía de detrás.
    [king] Mueve un peón una casilla hacia delante, o una dama hacia delante o hacia atrás.
   *[other] Mueve un peón una casilla en diagonal hacia delante.
}
guide-why = { $why ->
    [only] Es la única jugada.
    [crowns] Tu peón se convierte en dama.
    [takes] Comes.
    [saves] Pones a salvo una ficha.
    [safe] El rival no puede comer nada después.
   *[other] Parece un poco mejor que las demás.
}

## Rules that follow their switches
refusal-man-takes-all = El peón come solo la ficha contigua y cae justo detrás.
refusal-king-takes-near = En esta partida la dama come solo una ficha contigua y cae justo detrás.
refusal-king-lands-behind = La dama debe caer justo detrás de { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] En esta partida la dama come solo una ficha contigua.
   *[behind] La dama debe caer justo detrás de { $over }.
}
refusal-king-near-lands-anywhere = En esta partida la dama come solo una ficha contigua.
refusal-chain-straight = En esta partida, los saltos de un peón deben seguir una sola línea.
refusal-chain-whole = La ficha puede comer más: debe seguir saltando y no puede parar en { $to }.
refusal-removal-after = Ya has saltado la ficha de { $over }. No puedes saltarla dos veces.
character-beginner = Miga
character-casual = Jengibre
character-skilled = Cardo
character-strong = Brasa
character-master = Ónice
origin-thai12-white-begins = { origin-thai-white-begins }
origin-czech-repetition = { origin-collection-repetition }
origin-czech-agreed = { origin-collection-agreed }
origin-dame-blocked = { origin-collection-blocked }
origin-dame-blocked-draws = { origin-collection-blocked-draws }
origin-dame-repetition = { origin-collection-repetition }
origin-dame-quiet-40 = { origin-collection-quiet-40 }
origin-dame-agreed = { origin-collection-agreed }
origin-italian-blocked = { origin-collection-blocked }
origin-italian-repetition = { origin-collection-repetition }
origin-italian-quiet-40 = { origin-collection-quiet-40 }
origin-italian-agreed = { origin-collection-agreed }
origin-pool-repetition = { origin-collection-repetition }
origin-pool-quiet-40 = { origin-collection-quiet-40 }
origin-pool-agreed = { origin-collection-agreed }
origin-portuguese-blocked = { origin-collection-blocked }
origin-portuguese-repetition = { origin-collection-repetition }
origin-portuguese-quiet-20 = { origin-collection-quiet-20 }
origin-portuguese-agreed = { origin-collection-agreed }
origin-spanish-blocked = { origin-collection-blocked }
origin-spanish-repetition = { origin-collection-repetition }
origin-spanish-quiet-40 = { origin-collection-quiet-40 }
origin-spanish-agreed = { origin-collection-agreed }
origin-thai-repetition = { origin-collection-repetition }
origin-thai-quiet-40 = { origin-collection-quiet-40 }
origin-thai-agreed = { origin-collection-agreed }
origin-thai12-repetition = { origin-collection-repetition }
origin-thai12-quiet-40 = { origin-collection-quiet-40 }
origin-thai12-agreed = { origin-collection-agreed }
clause-king-takes-near = La dama come en todas las direcciones, pero solo la ficha contigua, y cae justo detrás. La dama también puede ser comida.
clause-king-near-lands-behind = La dama come solo una ficha contigua y cae justo detrás.
clause-king-near-lands-anywhere = La dama come solo una ficha contigua y cae en cualquier casilla vacía detrás de ella.
clause-chain-straight = Una ficha que ha saltado puede seguir saltando desde donde cayó, en la misma jugada: un peón solo por la misma línea, una dama también en otra dirección.
clause-blocked-draws = Si un jugador tiene fichas pero no puede mover, la partida acaba en tablas.
origin-collection-board-8 = El reglamento danés habla de una mitad inferior blanca; se trata de la casilla inferior derecha.
origin-collection-men-12 = Solo el texto inglés dice qué filas se llenan. Los demás muestran una imagen.
origin-collection-black-begins = El sorteo y la primera jugada de las Negras están impresos. Cambiar de color después de cada partida es nuestro valor por defecto.
origin-collection-turns = Nadie puede pasar, aunque no sea obligatorio comer: los turnos se alternan.
origin-collection-man-moves = El texto ruso solo dice que un peón no puede volver adonde estaba. Ningún peón retrocede.
origin-collection-taking = Los textos italiano y danés omiten una palabra, «libre» u «oscura». Se trata de una casilla oscura vacía.
origin-collection-man-takes-forward = El salto se cuenta desde la casilla delante del peón, así que va hacia delante. El texto inglés añade que hacia atrás «todavía» no se puede.
origin-collection-crowning = El reglamento pone una segunda ficha encima y no dice más. La jugada acaba ahí, como en la mayoría de las variantes de damas; el ajuste deja que la nueva dama siga saltando. El texto francés toma la segunda ficha de los peones ya perdidos; aquí siempre hay una.
origin-collection-crowning-goes-on = El reglamento no dice qué pasa en medio de varios saltos. En esta partida la nueva dama sigue saltando, como en las damas rusas.
origin-collection-king-flies = El texto polaco dice que una dama salta sobre casillas vacías; se desliza por ellas.
origin-collection-king-takes = El texto italiano no dice que la casilla de detrás deba estar libre. Los demás, sí.
origin-collection-king-lands-behind = Solo el texto francés dice «justo detrás», y el inglés compara el salto con el de un peón. Desde qué distancia puede saltar la dama no se dice. Jugamos la caída corta de las damas familiares alemanas; dos ajustes cambian ambas cosas.
origin-collection-king-lands-anywhere = El reglamento no dice dónde cae una dama. Los jugadores de torneo esperan cualquier casilla vacía detrás de la ficha.
origin-collection-king-near-lands-behind = El reglamento no dice desde qué distancia puede saltar una dama.
origin-collection-king-near-lands-anywhere = El reglamento no dice desde qué distancia puede saltar una dama ni dónde cae.
origin-collection-chain = El reglamento solo promete giros a las damas, y el texto inglés mantiene al peón en una diagonal. Dejamos girar también a los peones, como en todas las demás variantes; el ajuste los mantiene en línea recta.
origin-collection-chain-straight = El texto inglés limita los saltos de un peón a una diagonal. Los demás idiomas no lo dicen.
origin-collection-chain-may-stop = Todos los idiomas dicen que puedes seguir saltando, ninguno que debas.
origin-collection-chain-whole = El reglamento no lo pide: en esta partida se ha acordado seguir saltando.
origin-collection-removal-at-once = El reglamento habla de retirar la ficha antes de llegar a los saltos múltiples. Por eso la retiramos al instante.
origin-collection-removal-after = El reglamento no dice cuándo. La mayoría de los juegos de torneo esperan a que acabe la jugada.
origin-collection-duty-free = Los diez idiomas dicen «puede». Muchos juegos nacionales lo hacen obligatorio; aquí tienen sus propias reglas.
origin-collection-all-taken = El texto español lo dice al revés: gana quien se come todas las fichas.
origin-collection-blocked = No hay nada impreso sobre quien no puede mover. Pierde, como en todas las demás variantes.
origin-collection-blocked-draws = No hay nada impreso sobre quien no puede mover. En esta partida son tablas.
origin-collection-repetition = No hay nada impreso sobre las tablas. Sin esta regla, las damas podrían perseguirse sin fin.
origin-collection-quiet-20 = No hay nada impreso sobre las tablas. Sin esta regla, las damas podrían perseguirse sin fin.
origin-collection-quiet-40 = No hay nada impreso sobre las tablas. Sin esta regla, las damas podrían perseguirse sin fin.
origin-collection-agreed = No hay nada impreso sobre abandonar o acordar tablas. Ambas cosas son habituales.
origin-dame-king-lands-anywhere = Según las reglas familiares alemanas, la dama cae justo detrás. En esta partida puede caer más lejos.
origin-dame-removal-after = Según las reglas familiares alemanas, las fichas se retiran al instante. En esta partida se quedan hasta que acaba la jugada.
origin-thai-white-begins = Algunas reglas tailandesas dejan que los jugadores elijan quién empieza. Aquí empiezan las Blancas, como en un reglamento impreso.
origin-thai12-men-12 = El makhos tiene ocho peones. Es el mismo juego con los doce de tu caja.
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
    [w] Peón blanco
    [W] Dama blanca
    [b] Peón negro
   *[B] Dama negra
}
refusal-editor-many = { $colour ->
    [white] Las Blancas tienen { $count } fichas; solo hay { $most }.
   *[black] Las Negras tienen { $count } fichas; solo hay { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Un peón blanco en { $square } ya sería dama.
   *[black] Un peón negro en { $square } ya sería dama.
}
refusal-editor-none = { $colour ->
    [white] Las Blancas no tienen fichas, pero tienen que haber hecho la última jugada.
   *[black] Las Negras no tienen fichas, pero tienen que haber hecho la última jugada.
}
task-capture = Te toca: tienes que comer.

## Drills

drill-combinations = Combinaciones
drill-combinations-about = Sacrifica, obliga a comer a tu rival y recupera más de lo que diste.
drill-combinations-task = { $colour ->
    [white] Juegan las Blancas. Encuentra la combinación.
   *[black] Juegan las Negras. Encuentra la combinación.
}
drill-combinations-why = Fichas entregadas: { $given }. Fichas comidas: { $taken }.
drill-refuted = Tu rival come y gana material.
drill-endings = Finales
drill-endings-about = Gana o aguanta finales de hasta cuatro fichas. Tu rival juega a la perfección.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Juegan las Blancas y ganan.
       *[draw] Juegan las Blancas. Aguanta las tablas durante { $moves } jugadas.
    }
   *[black] { $goal ->
        [win] Juegan las Negras y ganan.
       *[draw] Juegan las Negras. Aguanta las tablas durante { $moves } jugadas.
    }
}
drill-endings-why = { $value ->
    [draw] Ahora solo son tablas.
   *[loss] Ahora la partida está perdida.
}
