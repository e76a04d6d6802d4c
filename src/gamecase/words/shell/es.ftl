### The words of the site, in Spanish, with "tú". The source is en.ftl.
### game = partida (kind: juego), match = encuentro, rules = reglas, booklet (printed) = reglamento, record = registro, opponent = rival,
### computer = la máquina (said on both sides of the ocean).

## The case
app-name = Gamecase
app-tagline = Juegos de mesa de toda la vida, con las reglas de tu propia caja
skip-to-content = Ir al contenido
nav-home = Juegos
nav-settings = Ajustes
home-title = Elige un juego
home-lead = Juega contra la máquina, con alguien a tu lado o con alguien que está lejos.
home-open = Partidas abiertas
home-table-against = { $game } con { $others }
home-state-yours = Te toca
home-state-open = En curso
home-state-waiting = Falta un jugador
home-state-over = Terminada
footer-free = Software libre: juégalo, alójalo, modifícalo
footer-fair = Dados que cualquiera puede comprobar

## Settings
settings-language = Idioma
settings-theme = Tema
settings-theme-auto = Como mi dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Alto contraste
settings-theme-clear = Apto para daltonismo
settings-save = Aplicar

## Laying a table
new-title = Nueva partida: { $game }
new-booklet-clauses = Ver las reglas
box-find = Busca las reglas de tu caja
box-unsure = No sé
box-none = Ninguna de las reglas encaja con todo eso. Aquí están todas.
new-opponent = ¿Contra quién juegas?
new-player = Jugador { $number }
new-against-here = Alguien aquí
new-against-away-about = Recibirás un enlace para enviarlo.
new-against-anyone-about = Tu partida aparece en la página de inicio hasta que alguien se una.
new-level = ¿Qué nivel?
new-you = Tú
new-name = Tu nombre
new-name-hint = Lo que ven los demás. Puedes dejarlo vacío.
new-words = Tu propia semilla para los dados
new-words-hint = Se mezcla en cada tirada y en cada sorteo. Si la dejas vacía, tu dispositivo elige una.
new-friend-name = Nombre de la otra persona
new-starts = ¿Quién empieza?
new-starts-lot = Al azar
new-starts-me = Yo
new-starts-other = El rival
new-side = ¿Con qué bando juegas?
new-match = Duración del encuentro
new-match-best-of-1 = Una partida
new-match-best-of = Al mejor de { $number }
new-match-first-to = { $number ->
    [one] A { $number } punto
   *[other] A { $number } puntos
}
new-match-open = Todas las partidas que se quiera
new-dice = ¿Quién tira los dados?
new-dice-verifiable = Los tira la aplicación; después cualquiera puede comprobarlo
new-dice-manual = Tiramos dados de verdad y apuntamos los números
new-clock = Control de tiempo
new-clock-none = Sin reloj
new-clock-fischer = { $minutes } min + { $seconds } s por turno
new-clock-delay = { $seconds } s de retardo por turno, { $minutes } min de reserva por punto
new-clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}

## An invitation
join-title = Te invitan a jugar a: { $game }
join-by = { $name } te ha invitado a una partida.
join-by-somebody = Alguien te ha invitado a una partida.
join-sit = Unirme
join-watch = Solo mirar

## The table
table-board = Tablero
table-moves = Jugadas
table-players = Jugadores
table-position = La posición en palabras
table-dice = Dados
table-dice-pledge = Fijado antes de la partida (SHA-256 del secreto)
table-dice-secret = El secreto, revelado tras la partida
table-dice-words = Semillas de los jugadores
table-dice-explained = Un secreto fija todos los dados antes de la partida, y solo se muestra su huella. Al terminar se revela el secreto, y cualquiera puede comprobar que cada tirada sale de él.
table-record = Descargar la partida
table-takeback = Deshacer jugada
table-hint = Pista
table-hint-told = Yo jugaría: { $told }
table-guided = Dame consejos
table-type = Escribir jugada
table-type-play = Jugar
table-past = Estás viendo una posición anterior.
table-now = Volver a la partida
table-replay = Repetir el último tiro a cámara lenta
table-sight = Línea de mira
table-undo = Deshacer
table-turn = Girar el tablero
table-look = Estilo del tablero
table-confirm = Confirmar cada jugada
table-draw = Ofrecer empate
table-claim = Reclamar la victoria
table-claim-draw = Dejarlo en empate
table-say-mute = Silenciar el chat
table-resign = Abandonar
table-resign-sure = ¿Abandonar esta partida?
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
bot-again = La máquina ha tenido que empezar a pensar de nuevo.
table-home = Volver a los juegos
table-accept = Aceptar
table-decline = Rechazar
table-withdraw = Retirar
table-watching = Estás mirando. Solo los jugadores pueden mover.
table-watchers = { $count ->
    [one] { $count } persona mirando
   *[other] { $count } personas mirando
}
table-booklet = Reglas
table-invite = Invita a alguien
table-invite-help = Envía este enlace o deja que escaneen el código. La primera persona que lo abra entra en la partida.
table-invite-copy = Copiar el enlace
table-invite-loopback = Este enlace solo funciona en este equipo. Para jugar en la red de casa, inicia Gamecase con: gamecase serve --host 0.0.0.0
player-unnamed = Jugador { $number }
player-you = tú
player-away = ausente
tally-won = Encuentros ganados
tally-drawn = Empates

## The rule book
rules-link = Reglas
rules-title = Reglas: { $game }
rules-booklets = Reglas disponibles
rules-agreed = Acordado para esta partida
rules-example = Ejemplo
rules-not-allowed = No permitido
rules-print = Imprimir

## Learning
learn-link = Aprender
learn-title = Aprende a jugar: { $game }
learn-lead = Lecciones cortas, cada una con su tablero. Prueba sin miedo: nada puede salir mal.
learn-lesson = Lección { $number } de { $count }
learn-right = ¡Muy bien!
learn-other = Eso está permitido, pero aquí prueba otra cosa.
learn-again = Probar otra vez
learn-next = Siguiente lección
learn-all = Todas las lecciones
learn-guided = Juega tu primera partida, con consejos
learn-watch = Ver jugar a dos máquinas

## What stands
status-waiting = Esperando al otro jugador
status-drawing-lots = Sorteando quién empieza
status-chance = Tirando los dados
status-by-hand = Tira los dados y apunta los números
status-your-turn = Te toca: { $seat }
status-turn = Turno: { $seat }
status-bot-thinks = La máquina está pensando
outcome-resigned = { $seat }: victoria por abandono.
outcome-agreed = Empate de común acuerdo.
outcome-left = { $seat }: victoria, el rival se ha ido.
outcome-left-draw = Empate: un jugador se ha ido.
outcome-time = { $seat }: victoria por tiempo.
match-best-of = Partida { $game }, al mejor de { $number }
match-first-to = { $number ->
    [one] Partida { $game }, a { $number } punto
   *[other] Partida { $game }, a { $number } puntos
}
match-games = Partida { $game } de { $number }
match-open = Partida { $game }

## What happened
told-sit = { $name } se une a la partida.
told-begin = Empieza una nueva partida.
told-lot = Empieza { $name }.
told-offer-takeback = { $name } quiere deshacer una jugada.
told-offer-draw = { $name } ofrece el empate.
told-offer-rematch = { $name } quiere la revancha.
told-decline = Oferta rechazada.
told-takeback = Jugada deshecha.
told-draw = Empate acordado.
told-resign = { $name } abandona.
told-left = { $name } ha terminado la partida: el rival se ha ido.
told-lapse = La oferta ha caducado.
told-say = { $name }: { $words }
told-flag = Se acabó el tiempo de { $name }.

## Why not
refusal-not-your-turn = No te toca a ti.
refusal-game-over = La partida ha terminado.
refusal-time-up = Se acabó tu tiempo.
refusal-not-begun = La partida aún no ha empezado.
refusal-dice-not-yours = En esta partida los dados los tira la aplicación.
refusal-dice-by-hand = En esta partida los jugadores tiran los dados y apuntan los números.
refusal-not-now = Ahora no puedes hacer eso.
refusal-too-late = Alguien se ha adelantado. Vuelve a mirar el tablero.
refusal-still-here = Tu rival aún no lleva fuera bastante tiempo.
refusal-offer-gone = Esa oferta ya no está abierta.
refusal-watching = Estás mirando. Eso solo pueden hacerlo los jugadores.
refusal-no-hint = Solo hay pistas en tu turno, contra la máquina o en una pantalla compartida.
refusal-means-nothing = Esa jugada no está permitida aquí.
refusal-theirs = Esa jugada no estaba permitida. { $rule }

## Trouble
error-bad-message = El servidor no ha entendido esta página. Vuelve a cargarla.
error-stale = El tablero ha cambiado. Vuelve a mirarlo.
error-too-fast = Demasiado rápido. Espera un momento.
link-lost = Se ha perdido la conexión. Reconectando… Tu partida está a salvo.
link-back = Vuelves a tener conexión.
touch-again = Elige adónde ir o pulsa Escape.
confirm-grave = Pulsa otra vez para confirmar.
aim-pull = Desliza el disco por su línea. Después tira hacia atrás en cualquier parte del tablero y suelta.
aim-help = Apunta con las flechas, ajusta la fuerza con más y menos, desliza por la línea con coma y punto, y tira con Intro.
copied = Copiado.
turn-alert = Te toca
clock-stale = Tiempo al perderse la conexión
problem-title = No ha funcionado
problem-not-found = Aquí no hay nada. Comprueba el enlace; la partida puede estar en otro equipo.
problem-bad-form = Algo no estaba bien en ese formulario. Vuelve atrás e inténtalo de nuevo.
problem-chair-taken = Otra persona ha ocupado ese sitio.
problem-too-many-tables = Demasiadas partidas nuevas a la vez. Espera un momento e inténtalo de nuevo.
problem-away = Ahora mismo no se puede acceder a las partidas. No se ha perdido nada de lo jugado. Inténtalo de nuevo en un momento.
problem-home = Volver a los juegos

## On the command line
serve-ready = Gamecase está en marcha en { $address }
serve-network = En la red de casa: { $address }
serve-scan = Escanea esto con un teléfono de la misma red:
serve-stop = Pulsa Ctrl+C para pararlo.
verify-holds = { $entries ->
    [one] El registro está intacto: { $entries } entrada, todos los eslabones y todas las posiciones coinciden.
   *[other] El registro está intacto: { $entries } entradas, todos los eslabones y todas las posiciones coinciden.
}
verify-rolls = { $count ->
    [one] { $count } tirada o sorteo se ha calculado de nuevo y coincide.
   *[other] { $count } tiradas y sorteos se han calculado de nuevo y coinciden.
}
verify-by-hand = { $count ->
    [one] { $count } tirada se apuntó a mano: nada que comprobar.
   *[other] { $count } tiradas se apuntaron a mano: nada que comprobar.
}
verify-hidden = { $count ->
    [one] { $count } tirada sigue en secreto, porque su partida no ha terminado.
   *[other] { $count } tiradas siguen en secreto, porque su partida no ha terminado.
}

## A game looked over
table-analysis = Analizar la partida
analysis-title = { $game }: análisis
analysis-games = Partidas de este encuentro
analysis-progress = Analizando…
analysis-graph = El curso de la partida
analysis-lines = Mejores líneas
analysis-mistakes = Momentos decisivos
analysis-none = No se han encontrado errores.
analysis-totals = Resumen
analysis-played = Jugado
analysis-inaccuracy = Imprecisión
analysis-mistake = Error
analysis-blunder = Error grave
analysis-better = Mejor:
analysis-even = Igualado
analysis-slight = { $seat }: ligera ventaja
analysis-clear = { $seat }: clara ventaja
analysis-winning = { $seat }: ventaja decisiva
analysis-first = Inicio de la partida
analysis-back = Jugada anterior
analysis-forward = Jugada siguiente
analysis-last = Final de la partida
analysis-table = Volver a la partida
analysis-failed = No se pudo analizar la partida. Inténtalo de nuevo en un momento.
analysis-result = { $first }–{ $second }
problem-not-over = La partida aún no ha terminado. Podrás analizarla cuando acabe.

## Hands and pages
table-ahead = Permitir jugadas anticipadas
ahead-planned = Jugada anticipada lista. Se jugará en tu turno si está permitida.
table-symbols = Símbolos en vez de letras en las jugadas
table-download = Descargar como { $format }

## Games from elsewhere
import-title = Importar una partida
import-text = Pega la partida en { $formats }
import-open = Importar

## People
nav-account = Cuenta
people-sign-in = Iniciar sesión
people-register = Crear una cuenta
people-lead = Puedes jugar sin cuenta. Con una, encuentras tus partidas en todos tus dispositivos y puedes jugar partidas por puntos.
people-name = Nombre
people-name-hint = De 2 a 24 letras o cifras. Los demás jugadores lo ven.
people-password = Contraseña
people-password-hint = Al menos 8 caracteres. Recibirás códigos por si la olvidas.
people-with-passkey = Entrar con una llave de acceso
people-register-passkey = Crear una cuenta con una llave de acceso
people-wrong = Nombre o contraseña incorrectos.
people-slow = Demasiados intentos. Espera un minuto e inténtalo de nuevo.
people-name-taken = Ese nombre está ocupado o se parece demasiado a uno que lo está. Elige otro.
people-name-unfit = Usa de 2 a 24 letras o cifras de un solo alfabeto, con espacios, puntos o guiones en medio.
people-password-unfit = Usa al menos 8 caracteres, y nada fácil de adivinar, como tu nombre o 12345678.
people-passkey-failed = No se aceptó la llave de acceso. Inténtalo de nuevo.
people-again = Para cambiar esto, vuelve a iniciar sesión.
people-only-way = Es tu única forma de entrar: no se puede quitar.
people-not-the-name = Ese no es tu nombre. No se ha borrado nada.
account-since = Se unió el { $date }
account-ratings = Puntuaciones
account-matches = { $count ->
    [one] { $count } partida por puntos
   *[other] { $count } partidas por puntos
}
account-history = Historial de partidas
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
account-tokens = Claves de API
account-tokens-about = Cualquiera que tenga una clave puede actuar en tu nombre. Guárdala en secreto.
account-token-label = ¿Para qué es?
account-token-read = solo puede leer
account-token-play = puede jugar
account-token-make = Crear una clave
account-token-once = Cópiala ahora; no volverá a mostrarse.
account-delete = Eliminar tu cuenta
account-delete-about = Tu acceso, tus sesiones, tus claves y tus puntuaciones se borran al momento y para siempre. Las partidas que jugaste se conservan, con el nombre que usabas: también son de tus rivales. Nadie puede continuarlas en tu lugar.
account-delete-sure = Escribe tu nombre para confirmar
history-none = Aquí aún no hay nada.
history-older = Anteriores
history-won = Ganada
history-lost = Perdida
history-drawn = Empate
rated-badge = Por puntos
rated-switch = Partida por puntos
rated-about = Ambos jugadores necesitan una cuenta. No se deshacen jugadas.
ratings-about = El número tras ± indica lo incierta que es la puntuación.
refusal-rated-account = Es una partida por puntos: hace falta una cuenta.
refusal-rated-alone = No puedes jugar contra ti en una partida por puntos.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Esa clave es desconocida, fue revocada o no permite esto.
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
character-bye-sharp = Bien peleada. Mira los momentos clave.
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
rules-needs = Solo vale con este ajuste: { $switch } – { $value }
rules-needs-open = Empezar una partida así
rules-compare = Las reglas, una al lado de otra
rules-compare-about = Solo en lo que se distinguen los reglamentos. Todo lo demás está en sus reglas.
table-rules = Reglas: { $booklet }
table-rules-change = cambiar
table-chat = Chat
table-more = Más
table-tools = Herramientas
table-sound = Sonido
table-fullscreen = Pantalla completa
table-save = Guardar el archivo
table-hint-more = Más
table-speed = Velocidad de las jugadas
table-speed-calm = Tranquila
table-speed-normal = Normal
table-speed-fast = Rápida
table-speed-none = Sin animación
table-glow = Mostrar qué fichas pueden mover
table-lot = Quién empieza
table-lot-explained = El azar decide quién empieza. Un secreto lo fija antes de la partida, y solo se muestra su huella. Al terminar se revela el secreto, y cualquiera puede comprobarlo.
table-lot-words = Semillas de los jugadores
table-next-level = Nivel siguiente: { $level }
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
told-lot-seat = { $name } juega con { $seat }, por sorteo.
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
settings-notices = Avisarme cuando sea mi turno
settings-notices-on = Activado. Este navegador te avisa, incluso con la partida cerrada.
settings-notices-off = Desactivado.
settings-notices-blocked = Tu navegador bloquea los mensajes de este sitio. Permítelos primero en sus ajustes.
settings-notices-failed = No ha funcionado. Inténtalo de nuevo más tarde.
push-turn = Te toca contra { $opponent }.
bot-later = Tienes muchas partidas contra la máquina. Jugaré aquí en cuanto me llegue el turno.
refusal-too-many-thoughts = La máquina está ocupada con tus otras partidas. Inténtalo de nuevo dentro de un momento.
problem-too-many-analyses = Ya se están analizando varias partidas tuyas. Espera a que acabe una e inténtalo de nuevo.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Análisis más profundo
deep-start = Empezar
deep-stop = Parar
deep-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
deep-truncated = Rollout corto { $level }
deep-rollout = Rollout completo
deep-deeper = Profundizar
deep-depth = Profundidad { $ply }
deep-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
deep-sure = La primera es la mejor con una probabilidad del { $percent } %
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = El análisis se detuvo. Lo encontrado se queda aquí. Empieza de nuevo para continuar.
deep-limit = Este sitio no llega más lejos.
deep-picture = Valores con intervalos de confianza del 95 %
deep-compare = Comparar
deep-refused = Eso no se puede analizar.
recovery-title = Guarda estos códigos
recovery-about = Si olvidas la contraseña, cada código te permite poner una nueva, una sola vez. Apúntalos o imprímelos: no volverás a verlos.
recovery-done = Ya los he guardado
recovery-new = Nuevos códigos de recuperación
recovery-left = { $count ->
    [one] Queda { $count } código de recuperación
   *[other] Quedan { $count } códigos de recuperación
}
people-forgot = ¿Has olvidado la contraseña?
people-forgot-about = Escribe tu nombre, uno de tus códigos de recuperación y una contraseña nueva. Si no tienes ningún código, pide un enlace a quien lleva este sitio.
people-code = Código de recuperación
people-code-wrong = Ese nombre y ese código no van juntos, o el código ya se usó.
people-link-old = Ese enlace ya no funciona. Pide uno nuevo.
people-mail = Correo electrónico, solo para recuperar la contraseña
people-mail-send = Enviarme un enlace por correo
people-mail-sent = Si hay un correo electrónico para ese nombre, el enlace está en camino.
people-invite = Código de invitación
people-invite-wrong = Ese código de invitación no funciona. Pide uno a quien lleva este sitio.
people-closed = Aquí no se pueden crear cuentas nuevas.
people-banned = Quien lleva este sitio ha bloqueado esta cuenta.
people-members = Para jugar aquí hace falta una cuenta.
people-with-provider = Iniciar sesión con { $provider }
people-provider-failed = No se ha podido iniciar sesión. Inténtalo de nuevo.
mail-reset = Poner una contraseña nueva
mail-reset-text = Alguien ha pedido una contraseña nueva para { $name }. Si has sido tú, abre este enlace antes de que pase un día:
problem-quota = Ya has empezado todas las partidas que este sitio permite por ahora.
admin-title = Gestión del sitio
admin-people = Jugadores
admin-tables = Partidas
admin-invites = Invitaciones
admin-log = Qué se ha cambiado
admin-find = Buscar
admin-sizes = Partidas: { $tables } · Cuentas: { $accounts } · { $megabytes } MB
admin-reset = Enlace para una contraseña nueva
admin-end = Cerrar todas las sesiones
admin-rename = Cambiar el nombre
admin-ban = Bloquear
admin-banned = Bloqueada
admin-unban = Desbloquear
admin-delete = Eliminar
admin-close = Cerrar
admin-role-none = Jugador
admin-role-organiser = Organización
admin-role-admin = Administración
admin-role-set = Guardar la función
admin-invite-people = ¿Para cuántas personas?
admin-invite-days = ¿Para cuántos días?
admin-invite-make = Crear una invitación
practice-title = Practica tus errores
practice-lead = Posiciones de tus propias partidas. En la mayoría te equivocaste; en algunas no.
practice-task = Tu bando: { $seat }. ¿Qué haces?
practice-counts = { $due } por repasar · { $new } nuevas hoy
practice-days = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
practice-empty = Aún no hay nada que practicar. Haz analizar una partida terminada: tus errores aparecerán aquí.
practice-done = Eso es todo por hoy. ¡Muy bien!
practice-more = Más posiciones nuevas
practice-show = Mostrar la respuesta
practice-next = Siguiente posición
practice-remove = No mostrar más esta
practice-game = Ver la partida
practice-right = ¡Buena jugada!
practice-wrong = Hay algo mejor.
practice-shown = La respuesta
practice-chosen = Tu jugada
practice-best = La mejor
practice-played = En la partida
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Esta posición vuelve { $when }.

## Drills: short exercises to repeat

drills-title = Ejercicios
drills-lead = Ejercicios cortos que se vuelven más difíciles a medida que mejoras.
drills-level = Nivel { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Últimas respuestas: { $right } de { $answers } correctas
drills-streak = Racha: { $count }
drills-book = Libro de aperturas
opening-book-move = Jugada
opening-book-worth = Puntos
opening-book-about = Los puntos son la equity por dinero con el cubo en el centro, según nuestros propios rollouts, con su error estándar.
drills-answer = Responder
drills-next = Siguiente ejercicio
drills-right = ¡Correcto!
drills-wrong = No del todo.
drills-your-answer = Tu respuesta
drills-number = Escribe un número entero de { $low } a { $high }.
drills-again = Ya habías respondido a este ejercicio, así que no vuelve a contar.
study-title = Tu juego
study-intro = Haz analizar tus partidas terminadas y mira aquí cómo juegas y dónde fallas.
study-automatic = Analizar mis partidas en cuanto terminen
study-analyse = Analizar
study-analyse-all = Analizarlas todas
study-again = Analizar otra vez
study-stopped = El análisis se detuvo antes del final. Lo encontrado se conserva.
study-waiting = { $count ->
    [one] { $count } partida espera su análisis.
   *[other] { $count } partidas esperan su análisis.
}
study-open = Aún sin analizar
study-games = Partidas analizadas
study-last = Decisiones
study-last-count = Las últimas { NUMBER($count) }
study-last-all = Todas
study-decisions = { $count ->
    [one] { NUMBER($count) } decisión
   *[other] { NUMBER($count) } decisiones
}
study-pr = PR (índice de rendimiento)
study-accuracy = Precisión
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Pérdida media por jugada (centésimas)
study-error-rate = Tasa de error de GNU Backgammon
study-snowie = Tasa de error de Snowie
study-mistakes = Errores
study-luck = Suerte
study-without-luck = Resultado sin la suerte
study-trend = Con el tiempo
study-by-kind = Por tipo de decisión
study-by-position = Por tipo de posición
study-by-opponent = Por rival
study-by-opening = Por apertura
study-opening = Apertura
study-opponent = Rival
study-result = Resultado
study-day = Fecha
study-move = Jugadas
position-opening = Apertura
position-middlegame = Medio juego
position-endgame = Final
refusal-event-closed = Este torneo ha terminado.
refusal-event-organiser-only = Solo puede hacerlo quien organiza.
refusal-event-officials-only = Solo pueden hacerlo quien organiza y sus ayudantes.
refusal-event-not-yours = Solo puedes hacerlo por ti.
refusal-event-full = El torneo está completo. Caben { $most } jugadores.
refusal-event-no-late-entry = Ya es tarde para apuntarse. La primera ronda ha empezado.
refusal-event-no-entrant = No hay ningún jugador con el número { $entrant }.
refusal-event-name-taken = Ya hay alguien que se llama { $name }.
refusal-event-members = Indica { $count } jugadores.
refusal-event-results-missing = { $missing ->
    [one] Falta un resultado de la ronda { $round }.
   *[other] Faltan { $missing } resultados de la ronda { $round }.
}
refusal-event-all-paired = Las { $rounds } rondas ya están emparejadas.
refusal-event-still-playing = { $name } aún no ha terminado su última partida.
refusal-event-challenge-up = Solo puedes retar a alguien por encima de ti. { $name } está por debajo.
refusal-event-wrong-round = Aún no hay ronda { $round }. La siguiente es la ronda { $next }.
refusal-event-already-started = La ronda { $round } ya ha empezado.
refusal-event-not-started = La ronda { $round } aún no ha empezado.
refusal-event-already-paired = La ronda { $round } ya está emparejada.
refusal-event-too-few = Hacen falta al menos { $least } jugadores. Por ahora hay { $count }.
refusal-event-is-withdrawn = { $name } se ha retirado. Empareja la ronda otra vez, o a mano.
refusal-event-has-bye = { $name } descansa en la ronda { $round }. Anula el descanso o empareja la ronda otra vez.
refusal-event-byes-used = Descansos de medio punto que puede pedir aquí cada jugador: { $most }.
refusal-event-paired-twice = { $name } no puede estar en dos emparejamientos.
refusal-event-no-pairing = En la ronda { $round } no se juega en la mesa { $table }.
refusal-event-result-exists = La mesa { $table } de la ronda { $round } ya tiene resultado. Quien organiza puede corregirlo.
refusal-event-online-result = Esta partida se juega en línea. Su resultado llega solo.
refusal-event-impossible-result = Ese resultado no es posible.
refusal-event-needs-winner = Es una eliminatoria: alguien tiene que ganar.
refusal-event-cannot-pair = La ronda { $round } no se puede emparejar sin que dos vuelvan a enfrentarse. Emparéjala a mano o termina el torneo.
refusal-event-nobody-free = Ahora mismo no hay nadie libre.
refusal-event-by-challenge = En una escalera, los jugadores se retan entre sí.
refusal-event-by-organiser = Pide a quien organiza que te apunte.
refusal-event-already-entered = Ya estás dentro.
refusal-event-not-empty = Este torneo ya tiene jugadores. Crea un torneo nuevo para este archivo.
refusal-event-wrong-code = Ese código no es correcto. Mira tu papel.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = La suma de los puntos de todos tus rivales. Los rivales más fuertes cuentan a tu favor.
tie-break-buchholz-cut-1 = Buchholz menos 1
tie-break-buchholz-cut-1-about = Los puntos de todos tus rivales, sin el más bajo.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Los puntos de quienes venciste, más la mitad de los puntos de aquellos con quienes hiciste tablas.
tie-break-direct-encounter = Resultado particular
tie-break-direct-encounter-about = Tus puntos contra los jugadores con los que empatas.
tie-break-wins = Victorias
tie-break-wins-about = Las partidas que ganaste en el tablero.
tie-break-points-difference = Diferencia de puntos
tie-break-points-difference-about = Los puntos que hiciste en tus partidas, menos los de tus rivales.
tie-break-board-points = Puntos de tablero
tie-break-board-points-about = Los puntos de todos los tableros de tu equipo.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Tu error medio en las partidas analizadas. Cuanto más bajo, mejor.
tie-break-unplayed = En el suizo, una ronda sin partida cuenta como una contra alguien con tus mismos puntos.
table-dice-chains = Cada tirada sale de un secreto de la aplicación y de un número de la página de cada jugador, todos fijados de antemano. Así nadie puede elegir una tirada, ni siquiera quien lleva este sitio. Después de la partida cualquiera puede comprobar cada tirada.
table-dice-waiting = Cada página da su número solo cuando tiras, así que nadie puede conocer una tirada antes. Si una página está cerrada, los dados la esperan.
table-dice-deposits = Para que puedas cerrar la página, esta da su número para la próxima tirada junto con tu jugada. Nadie puede conocer una tirada antes, salvo que juegue en esta partida quien lleva este sitio.
table-dice-kept = Sin número propio: { $names }
table-lot-chains = El azar decide quién empieza: un secreto de la aplicación y un número de la página de cada jugador, todos fijados de antemano. Después de la partida cualquiera puede comprobarlo.
status-dice-wait = Los dados esperan a que { $name } abra esta página
dice-elsewhere = Los dados esperan al navegador en el que jugaste por última vez. Abre allí esta partida.
told-renewal = { $name } tiene números nuevos para los dados, desde otro navegador
nav-events = Torneos
events-lead = Torneos para tu club, tu escuela o tu familia, en línea o en tableros de verdad.
events-coming = Próximamente
event-new = Nuevo torneo
event-family = Copa familiar rápida
event-family-about = De tres a ocho nombres, y a jugar: tres rondas y una final entre los dos mejores.
event-name = Nombre del torneo
event-format = Modalidad
event-format-round-robin = Liga
event-about-round-robin = Todos juegan contra todos.
event-format-swiss = Sistema suizo
event-about-swiss = En cada ronda te toca alguien con más o menos tus mismos puntos.
event-format-knockout = Eliminatoria
event-about-knockout = Quien pierde queda fuera, o sigue en la consolación.
event-format-arena = Arena
event-about-arena = Quien está libre recibe un rival nuevo, tantas veces como quiera.
event-format-ladder = Escalera
event-about-ladder = Reta a alguien por encima de ti y ocupa su lugar.
event-format-family-cup = Copa familiar
event-place = ¿Dónde se juega?
event-place-online = En línea
event-place-real = En tableros de verdad
event-place-screen = En esta pantalla
event-rounds = Número de rondas; vacío para el habitual
event-double = Todos se enfrentan dos veces
event-sides = ¿Quién juega?
event-sides-1 = Jugadores individuales
event-sides-pairs = Parejas
event-sides-teams = Equipos de { $number }
event-scoring = Puntos por victoria, tablas y derrota
event-scoring-points = Cuentan los puntos de las partidas
event-ties = Desempates (déjalo vacío para los habituales)
event-main = Copa principal
event-consolation = Copa de consolación
event-last-chance = Última oportunidad
event-playoff = Eliminatoria de los mejores
event-may-join = Quien tenga el enlace puede apuntarse
event-players-report = Los jugadores anotan sus resultados
event-starts = ¿Cuándo empieza?
event-create = Crear el torneo
event-join = Apuntarse: { $name }
event-join-about = Escanea el código o abre el enlace para apuntarte. No hace falta cuenta.
event-code = Tu código es { $code }. Con él puedes volver desde cualquier aparato.
event-code-enter = Tengo un código
event-players = Jugadores
event-add = Añadir jugadores
event-add-hint = Uno por línea. Después pueden ir la puntuación y el club: Maria; 1450; Ribera
event-file = O desde un archivo: CSV con los nombres, o TRF con las rondas ya jugadas
event-import = Continuado desde un archivo
event-round = Ronda { $number }
event-board = Mesa { $number }
event-bye = Descanso
event-pairings = Emparejamientos
event-pair = Emparejar la ronda { $number }
event-pair-again = Emparejar otra vez
event-by-hand = Emparejar a mano
event-by-hand-hint = Una pareja por línea, con los números de los jugadores: 3-7. Un número solo descansa.
event-start = Empezar la ronda { $number }
event-close = Terminar el torneo
event-reopen = Reabrir el torneo
event-result = Anotar el resultado
event-correct = Corregir el resultado
event-keep-score = Anotar la partida aquí
event-keep-score-about = Juega en tu propio tablero y anota la partida en este dispositivo. El resultado se registra cuando acaba la partida.
event-won = Gana { $name }
event-absent = { $name } no jugó
event-score = Marcador, si se anotó
event-why = Motivo
event-change = Cambiar un nombre o una puntuación
event-withdraw = Retirarse del torneo
event-return = Vuelve a jugar
event-byes = Pedir un descanso
event-bye-half = Descanso de medio punto
event-bye-zero = Descanso de cero puntos
event-bye-cancelled = Descanso anulado
event-half-byes = Descansos de medio punto que puede pedir cada jugador
event-withdrawn = Fuera del torneo
event-forbid = No emparejar nunca a estos dos
event-helpers = Ayudantes
event-helpers-about = Nombra a un ayudante y mándale su enlace. Los ayudantes pueden emparejar, empezar rondas y anotar resultados.
event-codes = Códigos de los jugadores
event-downloads = Descargas
event-all-games = Todas las partidas
event-standings = Clasificación
event-crosstable = Cuadro cruzado
event-bracket = Cuadro
event-points = Puntos
event-yours = Tu partida: mesa { $number } contra { $name }
event-yours-bye = En esta ronda descansas.
event-open-table = Ir a la partida
event-screen = Pantalla grande
event-challenge = Retar
editor-title = Montar una posición
editor-lead = Arrastra piezas al tablero, o elige una y toca dónde va.
editor-turn = Le toca a
editor-remove = Quitar una pieza
editor-clear = Vaciar el tablero
editor-start = Posición inicial
editor-text = Pegar una posición
editor-text-known = Escrita como { $notations }.
editor-read = Mostrar
editor-recognised = Leído como { $notation }.
editor-unreadable = Esto no se puede leer como posición. Tu texto sigue ahí.
editor-other-game = Es una posición de otro juego: { $game }.
editor-notations = Como texto
editor-copy = Copiar
editor-possible = Esta posición es posible.
editor-over = En esta posición la partida ha terminado: no queda nada que jugar.
editor-play = Seguir desde aquí
editor-link = Copiar el enlace
editor-picture = Descargar una imagen
editor-analyse = Analizar esta posición
editor-from-position = Desde una posición
editor-from-about = Una partida desde esta posición, sin puntuar.
notebook-title = Cuaderno
notebook-lead = Las posiciones que guardaste, en este navegador, o en tu cuenta si tienes una.
notebook-save = Guardar en mi cuaderno
notebook-name = Título
notebook-tags = Etiquetas, separadas por comas
notebook-note = Nota
notebook-game = Juego
notebook-tag = Etiqueta
notebook-saved = Guardada en tu cuaderno.
notebook-empty = Aquí no hay posiciones.
problem-notebook-full = Tu cuaderno está lleno. Borra antes una posición.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Estudios
studies-lead = Partidas y posiciones con tus propios comentarios y variantes. Enséñaselas a tus amigos con un enlace o guárdalas como archivos.
studies-empty = Aún no tienes estudios.
studies-make = Crear un estudio
studies-new = Nuevo estudio
studies-comment = Comentario
studies-symbols = Símbolos
studies-promote = Convertir en línea principal
studies-delete = Borrar desde aquí
studies-saved = Guardado
studies-saving = Guardando…
studies-unsaved = Sin guardar
studies-retry = Guardar de nuevo
studies-conflict = Esto se cambió en otra ventana. Ahora ves la versión más reciente; lo que escribiste sigue en su campo.
studies-share = Compartir
studies-view-link = Quien tenga este enlace puede verlo.
studies-edit-link = Quien tenga este enlace puede modificarlo.
studies-view-make = Crear un enlace para ver
studies-edit-make = Crear un enlace para modificar
studies-withdraw = Anular este enlace
studies-download = Descargar
studies-partly = sin algunas de tus notas
problem-too-many-studies = No cabe nada más. Borra algo primero.
lessons-own = Tus lecciones
lessons-lead = Reúne posiciones en una lección propia y envía su enlace a quien quiera aprender.
lessons-new = Nueva lección
lessons-which = Lección
lessons-add = Añadir esta posición
lessons-exercise = Ejercicio { $number } de { $count }
lessons-task = Qué hay que hacer
lessons-answers = Jugadas correctas, una por línea
lessons-any-good = Aceptar toda buena jugada, según la máquina
lessons-explanation = Explicación tras la respuesta
lessons-from-notebook = De tu cuaderno
lessons-next = Siguiente ejercicio
lessons-done = Era el último ejercicio. ¡Bien hecho!
lessons-empty = Esta lección aún no tiene ejercicios.
lessons-up = Subir
lessons-open = Ver como tus alumnos
lessons-nobody-moves = En esta posición no le toca a nadie, así que no puede ser un ejercicio.
lessons-bad-answer = «{ $move }» no se puede jugar en esta posición.
lessons-needs-answer = Indica una jugada correcta o acepta toda buena jugada.
import-many-title = Importar partidas
import-many-lead = Trae tus partidas de otros programas y sitios: archivos sueltos, carpetas enteras o un archivo ZIP. Las partidas que ya tienes aquí se omiten.
import-formats = Archivos que se pueden leer
import-folder = Elegir una carpeta
import-stop = Parar
import-count-files = Archivos
import-count-games = Importadas
import-count-duplicates = Ya estaban
import-count-failed = No importadas
import-line = Línea
import-lost = Se perdió la conexión. Lo importado hasta ahora se conserva.
import-stopped = Importación detenida. Lo importado hasta ahora se conserva.
import-too-large = Este archivo es demasiado grande. Se pueden leer como mucho { $size } MB a la vez.
import-quota = Has alcanzado el número de partidas nuevas de este mes. Lo importado hasta ahora se conserva.
import-players = ¿Cuál de estos jugadores eres?
import-me = Soy yo
import-names = Tus nombres en los archivos
import-names-help = Separados por comas. En las partidas con uno de estos jugadores, solo sus jugadas cuentan como tuyas.
import-queue-full = Ahora mismo no caben más partidas en espera de análisis. Vuelve más tarde a por las demás.
openings-title = Explorador de aperturas
openings-filter = Elegir partidas
openings-source = De
openings-own = Tus partidas
openings-side = Bando
openings-player = Jugador
openings-days = Periodo
openings-days-30 = Los últimos 30 días
openings-days-365 = El último año
openings-any = Todo
openings-show = Mostrar
openings-start = Posición inicial
openings-count = Partidas
openings-loss = Pérdida media
openings-empty = Ninguna partida ha llegado a esta posición.
openings-none = Aún no hay partidas terminadas. Juega algunas o impórtalas de otros programas.
openings-reading = Contando tus partidas: { $done } de { $all }
openings-reached = Partidas con esta posición
openings-collections = Tus colecciones
openings-collections-help = Un archivo con muchas partidas, por ejemplo PGN o PDN. Solo tú puedes verlo.
openings-add = Añadir un archivo
openings-adding = Leyendo el archivo
study-newer = Más recientes
