### The words of the case itself, in Spanish. The source is en.ftl.
### case = maletín, table = mesa, booklet = reglamento, record = registro, chair = sitio, lot = sorteo,
### computer = la máquina (said on both sides of the ocean).

## The case
app-name = Gamecase
app-tagline = Juegos de mesa de toda la vida, con las reglas de tu propia caja
skip-to-content = Ir al contenido
nav-home = El maletín
nav-settings = Ajustes
home-title = Abre el maletín
home-lead = Saca un juego y a jugar: contra la máquina, en compañía ante esta pantalla o con alguien que está lejos.
home-open = Mesas abiertas
home-table-against = { $game } con { $others }
home-state-yours = Te toca
home-state-open = En curso
home-state-waiting = Falta un jugador
home-state-over = Terminada
footer-free = Software libre: tuyo para jugar, alojar y modificar
footer-fair = Dados que cualquiera puede comprobar

## Settings
settings-language = Idioma
settings-theme = Aspecto
settings-theme-auto = Como mi dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Alto contraste
settings-theme-clear = Apto para daltonismo
settings-save = Aplicar

## Laying a table
new-title = Nueva partida: { $game }
new-booklet-clauses = Qué dice
box-find = Identificarlo por tu caja
box-unsure = No lo sé
box-none = Ningún reglamento encaja con todo eso: aquí están todos.
new-opponent = ¿Con quién juegas?
new-player = Jugador { $number }
new-against-here = Alguien aquí
new-against-away-about = Recibes un enlace para enviarlo.
new-against-anyone-about = Tu mesa aparece en la página de inicio hasta que alguien se siente.
new-level = ¿Con qué nivel?
new-you = Tú
new-name = Tu nombre
new-name-hint = Así lo verán los demás; puedes dejarlo vacío.
new-words = Tus propias palabras para los dados
new-words-hint = Se mezclan en cada tirada y en cada sorteo; si no escribes nada, tu dispositivo inventa algunas.
new-friend-name = Nombre de la otra persona
new-starts = ¿Quién empieza?
new-starts-lot = Por sorteo
new-starts-me = Yo
new-starts-other = El rival
new-side = ¿Con qué color juegas?
new-match = ¿Cuánto jugamos?
new-match-best-of-1 = Una partida
new-match-best-of = Al mejor de { $number }
new-match-first-to = { $number ->
    [one] A { $number } punto
   *[other] A { $number } puntos
}
new-match-open = Todas las partidas que se quiera
new-dice = ¿Qué dados?
new-dice-verifiable = Los tira la aplicación; después cualquiera puede comprobarlo
new-dice-manual = Tiramos dados de verdad y apuntamos el resultado
new-clock = ¿Cuánto tiempo para pensar?
new-clock-none = Sin reloj
new-clock-fischer = { $minutes } min + { $seconds } s por turno
new-clock-delay = { $seconds } s libres por turno, { $minutes } min de reserva por punto
new-clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}

## An invitation
join-title = Te invitan a jugar: { $game }
join-by = { $name } te invita a una partida.
join-by-somebody = Te invitan a una partida.
join-sit = Sentarme
join-watch = Solo mirar

## The table
table-board = Tablero
table-moves = Jugadas
table-players = Jugadores
table-position = La posición en palabras
table-dice = Dados
table-dice-pledge = Sellado antes de la partida (SHA-256 del secreto)
table-dice-secret = El secreto, revelado tras la partida
table-dice-words = Palabras de los jugadores
table-dice-explained = Antes de la partida se sellan los dados: su secreto queda fijado y solo se muestra su huella. Al terminar se revela el secreto y cualquiera puede comprobar que cada tirada sale de él.
table-dice-lot = Aquí los dados deciden quién empieza.
table-record = Descargar el registro
table-takeback = Deshacer jugada
table-hint = Pista
table-hint-told = Yo jugaría: { $told }
table-guided = Ayúdame en cada turno
table-type = Escribir jugada
table-type-play = Jugarla
table-past = Estás viendo un momento anterior.
table-now = Volver al presente
table-replay = El último tiro otra vez, despacio
table-sound-off = Quitar sonido
table-sound-on = Poner sonido
table-sight = Línea de mira
table-undo = Deshacer
table-turn = Girar el tablero
table-look = Estilo del tablero
table-confirm = Confirmar cada turno
table-draw = Ofrecer empate
table-claim = Reclamar la victoria
table-claim-draw = Dejarlo en empate
table-say = Decir algo
table-say-mute = Ocultar lo que se dice
table-resign = Abandonar
table-resign-sure = ¿Seguro que abandonas?
table-yes = Sí
table-no = No
table-next = Siguiente partida
table-rematch = Revancha
say-hello = ¡Hola!
say-good-luck = ¡Suerte!
say-well-played = ¡Bien jugado!
say-thanks = ¡Gracias!
say-sorry = ¡Perdón!
say-one-moment = Un momento, por favor.
say-back = Ya estoy de vuelta.
say-your-turn = Creo que te toca.
say-oops = ¡Uy!
say-good-game = ¡Buena partida!
bot-again = La máquina ha tenido que volver a pensar desde el principio.
table-home = Volver al maletín
table-accept = Aceptar
table-decline = Rechazar
table-withdraw = Retirar
table-watching = Estás mirando. Solo los jugadores pueden mover.
table-watchers = { $count ->
    [one] { $count } persona mirando
   *[other] { $count } personas mirando
}
table-booklet = Reglamento
table-invite = Invita a alguien
table-invite-help = Envía este enlace o deja que escaneen el código. Quien lo abra primero ocupa el sitio libre.
table-invite-copy = Copiar el enlace
table-invite-loopback = Esta dirección solo funciona en este equipo. Para jugar en la red de casa, inicia con: gamecase serve --host 0.0.0.0
player-unnamed = Jugador { $number }
player-you = tú
player-away = no está
tally-won = Encuentros ganados
tally-drawn = Empates

## The rule book
rules-link = Reglas
rules-title = Reglas del juego: { $game }
rules-booklets = Reglamentos
rules-agreed = Acordado en esta mesa
rules-example = Ejemplo
rules-not-allowed = No permitido
rules-print = Imprimir

## Learning
learn-link = Aprender
learn-title = Aprende a jugar: { $game }
learn-lead = Lecciones cortas, cada una con un tablero para ti. Prueba sin miedo: nada puede salir mal.
learn-lesson = Lección { $number } de { $count }
learn-right = ¡Muy bien!
learn-other = Eso se puede, pero aquí se pide otra cosa.
learn-again = Probar otra vez
learn-next = Siguiente lección
learn-all = Todas las lecciones
learn-guided = Jugar una primera partida, con ayuda
learn-watch = Ver jugar a dos máquinas

## What stands
status-waiting = Esperando al otro jugador
status-drawing-lots = Sorteando quién empieza
status-chance = Los dados están rodando
status-by-hand = Tira los dados y apunta el resultado
status-your-turn = Te toca: { $seat }
status-turn = Turno: { $seat }
status-bot-thinks = La máquina está pensando
outcome-resigned = { $seat }: victoria por abandono.
outcome-agreed = Empate de común acuerdo.
outcome-left = { $seat }: victoria, el rival se ha ido.
outcome-left-draw = Empate: una parte se ha ido.
outcome-time = { $seat }: victoria por tiempo.
match-best-of = Partida { $game } de { $number } como máximo
match-first-to = { $number ->
    [one] Partida { $game }, a { $number } punto
   *[other] Partida { $game }, a { $number } puntos
}
match-games = Partida { $game } de { $number }
match-open = Partida { $game }

## What happened
told-sit = { $name } se sienta.
told-begin = Empieza una nueva partida.
told-lot = La suerte decide: empieza { $name }.
told-offer-takeback = { $name } quiere deshacer una jugada.
told-offer-draw = { $name } ofrece el empate.
told-offer-rematch = { $name } quiere jugar otra vez.
told-decline = Se rechaza la propuesta.
told-takeback = Se deshace la jugada.
told-draw = Se acepta el empate.
told-resign = { $name } se rinde.
told-left = { $name } termina la partida: el rival se ha ido.
told-lapse = La propuesta ha caducado.
told-say = { $name }: { $words }
told-flag = Se acabó el tiempo de { $name }.

## Why not
refusal-not-your-turn = Le toca al rival.
refusal-game-over = La partida ha terminado.
refusal-time-up = Se acabó tu tiempo.
refusal-not-begun = La partida aún no ha empezado.
refusal-dice-not-yours = En esta mesa los dados los tira la aplicación.
refusal-dice-by-hand = En esta mesa los jugadores tiran los dados y apuntan el resultado.
refusal-not-now = Ahora no es posible.
refusal-too-late = Alguien se ha adelantado; vuelve a mirar el tablero.
refusal-still-here = El rival aún no lleva fuera bastante tiempo.
refusal-offer-gone = Esa propuesta ya no sigue en pie.
refusal-watching = Estás mirando; eso solo pueden hacerlo los jugadores.
refusal-no-hint = Solo hay pistas en partidas contra la máquina o en una misma pantalla, y cuando te toca.
refusal-means-nothing = Eso aquí no es una jugada.
refusal-theirs = Esa jugada no era correcta. { $rule }

## Trouble
error-bad-message = La página ha enviado algo que el servidor no entiende. Vuelve a cargarla.
error-stale = El tablero ha cambiado; vuelve a mirarlo.
error-too-fast = Demasiado rápido; espera un momento.
link-lost = Se ha perdido la conexión. Reintentando; no se ha perdido nada más.
link-back = Conexión recuperada.
touch-again = Elige adónde ir o pulsa Escape.
confirm-grave = Pulsa otra vez para confirmar.
aim-pull = Desliza el disco por la línea, tira de él hacia atrás y suéltalo.
aim-help = Las flechas apuntan, más y menos ajustan la fuerza, coma y punto mueven a lo largo de la línea, Intro juega.
copied = Copiado.
turn-alert = Te toca
clock-stale = Como estaba al perderse la conexión
problem-title = No ha funcionado
problem-not-found = Aquí no hay nada. Puede que la dirección de la mesa esté mal escrita o que la mesa esté en otro equipo.
problem-bad-form = No se ha podido entender el formulario.
problem-chair-taken = Otra persona ha ocupado ese sitio.
problem-too-many-tables = Demasiadas mesas en poco tiempo. Espera un momento.
problem-away = Ahora mismo no se puede llegar a las mesas. No se ha perdido nada de lo jugado. Inténtalo de nuevo en un momento.
problem-home = Volver al maletín

## On the command line
serve-ready = El maletín está abierto en { $address }
serve-network = En la red de casa: { $address }
serve-scan = Escanea esto con un teléfono de la misma red:
serve-stop = Pulsa Ctrl+C para cerrarlo.
verify-holds = { $entries ->
    [one] El registro está intacto: { $entries } entrada, todos los eslabones y todas las posiciones coinciden.
   *[other] El registro está intacto: { $entries } entradas, todos los eslabones y todas las posiciones coinciden.
}
verify-rolls = { $count ->
    [one] { $count } tirada o sorteo se ha calculado de nuevo y coincide.
   *[other] { $count } tiradas y sorteos se han calculado de nuevo y coinciden.
}
verify-by-hand = { $count ->
    [one] { $count } tirada se apuntó a mano: nada que calcular.
   *[other] { $count } tiradas se apuntaron a mano: nada que calcular.
}
verify-hidden = { $count ->
    [one] { $count } tirada sigue sellada: su partida no ha terminado.
   *[other] { $count } tiradas siguen selladas: su partida no ha terminado.
}

## A game looked over
table-analysis = Analizar la partida
analysis-title = { $game }: la partida repasada
analysis-games = Partidas de esta mesa
analysis-progress = Repasando la partida
analysis-graph = El curso de la partida
analysis-lines = Mejores líneas
analysis-mistakes = Momentos decisivos
analysis-none = No se han encontrado errores.
analysis-totals = La partida en conjunto
analysis-played = Jugado
analysis-inaccuracy = Imprecisión
analysis-mistake = Error
analysis-blunder = Error grave
analysis-better = Mejor:
analysis-even = Igualado
analysis-slight = { $seat }: ligera ventaja
analysis-clear = { $seat }: clara ventaja
analysis-winning = { $seat }: ventaja decisiva
analysis-first = Al principio
analysis-back = Una jugada atrás
analysis-forward = Una jugada adelante
analysis-last = Al final
analysis-table = Volver a la mesa
analysis-failed = No se pudo repasar la partida. Inténtalo de nuevo en un momento.
analysis-result = { $first }–{ $second }
problem-not-over = La partida sigue en juego. Se puede repasar cuando termine.

## Hands and pages
table-ahead = Jugadas anticipadas
ahead-planned = Previsto: se juega cuando te toque, si es posible.
table-symbols = Símbolos en vez de letras en las jugadas
table-download = Descargar como { $format }

## Games from elsewhere
import-title = Importar una partida
import-text = La partida como { $formats }
import-open = Abrir

## People
nav-account = Cuenta
people-sign-in = Iniciar sesión
people-register = Crear una cuenta
people-lead = Puedes jugar sin cuenta. Con una, encuentras tus partidas en todos tus dispositivos y puedes jugar por puntuación.
people-name = Nombre
people-name-hint = De 2 a 24 letras o cifras; los demás jugadores lo ven.
people-password = Contraseña
people-password-hint = Al menos 8 caracteres. Guárdala bien: aquí no se conserva ningún correo electrónico, así que no se te puede enviar.
people-with-passkey = Entrar con una llave de acceso
people-register-passkey = Crear con una llave de acceso
people-wrong = Nombre o contraseña incorrectos.
people-slow = Demasiados intentos. Espera un minuto.
people-name-taken = Ese nombre está ocupado o se parece a uno que lo está.
people-name-unfit = Un nombre tiene de 2 a 24 letras o cifras de un solo alfabeto, con espacios, puntos o guiones en medio.
people-password-unfit = Una contraseña tiene al menos 8 caracteres y no es el nombre.
people-passkey-failed = No se aceptó la llave de acceso. Inténtalo de nuevo.
people-again = Para cambiar esto, vuelve a iniciar sesión.
people-only-way = Es tu única forma de entrar: no se puede quitar.
people-not-the-name = Ese no es tu nombre. No se ha borrado nada.
account-since = Aquí desde el { $date }
account-ratings = Puntuaciones
account-matches = { $count ->
    [one] { $count } partida puntuada
   *[other] { $count } partidas puntuadas
}
account-history = Mis partidas
account-export = Descargar todos mis datos
account-sign-out = Cerrar sesión
account-ways = Cómo inicias sesión
account-passkey = Llave de acceso: { $device }
account-passkey-add = Añadir una llave de acceso
account-remove = Quitar
account-password-new = Nueva contraseña
account-password-note = Al menos 8 caracteres. Se cierra la sesión en los demás dispositivos.
account-password-set = Guardar la contraseña
account-devices = Dónde tienes la sesión abierta
account-this-device = este dispositivo
account-seen = último uso: { $date }
account-end-others = Cerrar las demás sesiones
account-tokens = Claves para programas
account-tokens-about = Un programa con una de estas claves actúa en tu nombre. No se las des a nadie.
account-token-label = ¿Para qué es?
account-token-read = solo puede leer
account-token-play = puede jugar
account-token-make = Crear una clave
account-token-once = Cópiala ahora; no volverá a mostrarse.
account-delete = Eliminar la cuenta
account-delete-about = Tu acceso, tus sesiones, tus claves y tus puntuaciones se borran al momento y para siempre. Las partidas jugadas quedan tal como se escribieron, con el nombre con el que jugaste: también son de tus rivales. Nadie puede continuarlas en tu lugar.
account-delete-sure = Escribe tu nombre para confirmar
history-none = Aquí aún no hay nada.
history-older = Anteriores
history-won = Ganada
history-lost = Perdida
history-drawn = Empate
rated-badge = Puntuada
rated-switch = Jugar por puntuación
rated-about = Ambos necesitan una cuenta, y no se deshace ninguna jugada.
ratings-about = El número tras ± indica lo segura que es una puntuación.
refusal-rated-account = Esta mesa es puntuada: hace falta una cuenta.
refusal-rated-alone = En una mesa puntuada nadie juega contra sí mismo.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Esta clave es desconocida, fue quitada o no permite hacer esto.
nav-main = Páginas principales
nav-play = Jugar
nav-learn = Aprender
nav-rules = Reglas
list-lead-learn = Elige un juego y prueba sus lecciones cortas.
list-lead-rules = Elige un juego para leer sus reglas, con imágenes.
home-continue = Continuar
home-finished = Partidas terminadas
start-change = Cambiar
start-change-of = { $game }: cambiar rival, reglas o tiempo
player-computer = { $name } (máquina)
character-hello-gentle = ¡Hola! ¿Descubrimos juntos cómo va esto?
character-hello-cheerful = Qué bien jugar contigo. ¡A divertirse!
character-hello-steady = Suerte. Yo juego sobre seguro.
character-hello-sharp = Hola. Ten cuidado: yo pienso por adelantado.
character-hello-calm = Cuando quieras. Pocas cosas se me escapan.
character-bye-gentle = ¡Qué divertido! ¿Otra?
character-bye-cheerful = ¡Gracias por la partida!
character-bye-steady = Buena partida. Me ha gustado.
character-bye-sharp = Bien peleada. Mira los momentos clave: hay mucho que ver.
character-bye-calm = Un placer. Pocas partidas son como esta.
notice-special = Según las reglas de esta partida: { $rule }
notice-rule = Regla { $number }
notice-close = Entendido
opponent-bot = Máquina
opponent-here = Aquí, a dos
opponent-away = Por enlace
opponent-anyone = Cualquiera
rules-question = ¿Qué reglas quieres?
rules-of-my-box = Las reglas de mi caja
rules-as-usual = Como se juega hoy
rules-line = Reglas:
start-time = Tiempo
start-more = Más
start-match-points = O a tantos puntos
clock-chip-none = Sin reloj
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Por punto
clock-chip-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
working-hint = Buscando una buena jugada…
working-thinking = La máquina sigue pensando…
working-compiled = La máquina se está preparando, una sola vez en cada equipo: { $percent } %.
working-tables = La máquina está calculando los finales de estas reglas, una sola vez: { $percent } %.
provisional-compiled = Es una respuesta rápida: la máquina aún se está preparando. Vuelve a preguntar en un minuto.
provisional-tables = Los finales de estas reglas aún se están calculando: los números son buenas estimaciones.
offline-title = Estás sin conexión
offline-lead = Para jugar hace falta conexión. En cuanto vuelva podrás seguir jugando; no se pierde nada.
offline-kept = Puedes leer
offline-nothing = Nada todavía. Las reglas y lecciones que abras se guardan aquí para más tarde.
offline-again = Reintentar
import-files = Elige archivos o suéltalos en cualquier parte de esta página
import-done = { $count ->
    [one] Se ha abierto { $count } partida
   *[other] Se han abierto { $count } partidas
}
import-illegal = La jugada { $count } no está permitida:
import-unreadable = No se ha podido leer como partida
import-keep = Abrir la partida hasta ahí
import-correct = Corregirla
import-corrected = La partida, para corregirla
import-back = Volver
notice-registered = ¡Te damos la bienvenida, { $name }! Tu cuenta está lista y la sesión iniciada.
notice-password-saved = Tu nueva contraseña está guardada.
account-password-current = Contraseña actual
account-password-passkey = Confirmar con una llave de acceso
account-no-ratings = Aún no tienes puntuación. Juega una partida por puntos para conseguirla. Las clasificaciones:
people-wrong-current = Esa no es tu contraseña actual. No se ha cambiado nada.
people-passkey-first = Esta cuenta aún no tiene contraseña. Crea una con el botón de la llave de acceso.
footer-translations = Traducciones
translations-title = Traducciones
translations-lead = Todos los mensajes del sitio y de sus juegos, con valores de ejemplo, en dos idiomas, uno al lado del otro.
translations-how = Para corregir una traducción o añadir un idioma, lee docs/translating.md en el código fuente.
translations-language = Idioma
translations-beside = Al lado
translations-part = Parte
translations-part-shell = El sitio
translations-state = Estado
translations-state-all = Todos
translations-state-missing = Faltan
translations-state-outdated = Desactualizados
translations-state-current = Al día
translations-search = Buscar
translations-show = Mostrar
translations-count = { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
}
provenance-legend = De dónde viene cada regla:
provenance-printed = Impreso en el reglamento
provenance-usual = Como se juega hoy
provenance-silent = El reglamento no dice nada: nuestro valor por defecto
provenance-differs = El reglamento no es claro: la lectura con la que jugamos
provenance-languages = Solo en estos idiomas: { $languages }.
switch-value-printed = { $value } (como está impreso)
switch-value-silent = { $value } (por defecto)
switch-value-differs = { $value } (nuestra lectura)
rules-exactly = Exactamente como está impreso
rules-exactly-about = Aplica cada regla al pie de la letra, también donde creemos que se quería decir otra cosa.
rules-needs = Esto solo importa en una partida con este ajuste: { $switch } – { $value }
rules-needs-open = Abrir una partida así
rules-compare = Las reglas, una al lado de otra
rules-compare-about = Solo lo que los reglamentos cuentan de otra manera. El texto completo está en las reglas de cada uno.
table-rules = Reglas: { $booklet }
table-rules-change = cambiar
table-chat = Chat
table-more = Más
table-tools = Herramientas
table-sound = Sonido
table-fullscreen = Pantalla completa
table-save = Guardar el archivo
table-hint-more = Cifras
table-speed = Velocidad de las jugadas
table-speed-calm = Tranquila
table-speed-normal = Normal
table-speed-fast = Rápida
table-speed-none = Inmediata
table-glow = Mostrar lo que puedo mover
table-lot = Quién empieza
table-lot-explained = Un sorteo decide quién empieza. Su secreto se fija antes de la partida y solo se muestra su huella. Después se revela el secreto, y cualquiera puede comprobar el sorteo.
table-lot-words = Lo que añadieron los jugadores
table-next-level = Nivel siguiente: { $level }
table-events = { $count ->
    [one] { $count } suceso
   *[other] { $count } sucesos
}
result-won = Has ganado
result-lost = Has perdido
result-drawn = Empate
result-winner = Gana { $name }
result-story = { $turns ->
    [one] Terminada tras { $turns } jugada.
   *[other] Terminada tras { $turns } jugadas.
}
result-story-ahead = { $turns ->
    [one] { $turns } jugada,
   *[other] { $turns } jugadas,
} { $winner ->
    [own] y nunca estuviste por detrás.
   *[other] y quien ganó nunca estuvo por detrás.
}
result-story-turned = { $turns ->
    [one] { $turns } jugada, y todo cambió justo al final.
   *[other] { $turns } jugadas, y todo cambió justo al final.
}
result-story-changes = { $turns ->
    [one] { $turns } jugada.
   *[other] { $turns } jugadas.
} { $changes ->
    [one] La ventaja cambió de manos una vez.
   *[other] La ventaja cambió de manos { $changes } veces.
}
told-lot-seat = Por sorteo, { $name } juega con { $seat }.
settings-set = Tablero y piezas
settings-set-walnut = Nogal
settings-set-felt = Fieltro y latón
settings-set-flat = Plano y moderno
settings-set-slate = Pizarra y piedra
share-title = Compartir en mi red
share-ask = Ahora mismo solo este equipo puede abrir Gamecase. Compártelo y podrá abrirlo cualquier dispositivo de tu red doméstica, hasta que lo pares o lo cierres.
share-start = Compartir
share-on = Compartido. Abre esta dirección en otro dispositivo o escanea el código.
share-stop = Dejar de compartir
problem-no-network = Este equipo no tiene ahora ninguna red en la que compartir.
