### The words of the case itself, in Italian. The source is en.ftl.
### case = valigetta, table = tavolo, booklet = libretto, record = registro, chair = posto, lot = sorteggio.

## The case
app-name = Gamecase
app-tagline = I giochi da tavolo di sempre, con le regole della tua scatola
skip-to-content = Vai al contenuto
nav-home = La valigetta
nav-settings = Impostazioni
home-title = Apri la valigetta
home-lead = Tira fuori un gioco e gioca: contro il computer, in compagnia davanti a questo schermo o con chi è lontano.
home-open = Tavoli aperti
home-table-against = { $game } con { $others }
home-state-yours = Tocca a te
home-state-open = In corso
home-state-waiting = Manca un giocatore
home-state-over = Finita
footer-free = Software libero: puoi giocarci, ospitarlo e modificarlo
footer-fair = Dadi che chiunque può verificare

## Settings
settings-language = Lingua
settings-theme = Aspetto
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-theme-contrast = Contrasto elevato
settings-theme-clear = Adatto ai daltonici
settings-save = Applica

## Laying a table
new-title = Gioca a { $game }
new-booklet-clauses = Che cosa dice
box-find = Trovalo in base alla tua scatola
box-unsure = Non lo so
box-none = Nessun libretto corrisponde a tutto questo: eccoli tutti.
new-opponent = Con chi giochi?
new-player = Giocatore { $number }
new-against-here = Qualcuno qui
new-against-away-about = Ricevi un link da inviare.
new-against-anyone-about = Il tuo tavolo resta sulla pagina iniziale finché non si siede qualcuno.
new-level = Quanto forte?
new-you = Tu
new-name = Il tuo nome
new-name-hint = Come lo vedranno gli altri; puoi anche lasciarlo vuoto.
new-words = Le tue parole per i dadi
new-words-hint = Si mescolano a ogni lancio e a ogni sorteggio; se lasci vuoto, le inventa il tuo dispositivo.
new-friend-name = Nome dell’altra persona
new-starts = Chi comincia?
new-starts-lot = A sorte
new-starts-me = Io
new-starts-other = L’avversario
new-side = Quale colore prendi?
new-match = Quanto si gioca?
new-match-best-of-1 = Una partita
new-match-best-of = Al meglio delle { $number }
new-match-first-to = { $number ->
    [one] Si vince a { $number } punto
   *[other] Si vince a { $number } punti
}
new-match-open = Quante partite si vuole
new-dice = Quali dadi?
new-dice-verifiable = Li lancia l’app; dopo, chiunque può verificare
new-dice-manual = Lanciamo dadi veri e inseriamo il risultato
new-clock = Quanto tempo per pensare?
new-clock-none = Senza orologio
new-clock-fischer = { $minutes } min + { $seconds } s a turno
new-clock-delay = { $seconds } s liberi a turno, { $minutes } min di riserva a punto
new-clock-days = { $days ->
    [one] { $days } giorno a turno
   *[other] { $days } giorni a turno
}

## An invitation
join-title = Hai un invito: { $game }
join-by = { $name } ti invita a giocare.
join-by-somebody = Qualcuno ti invita a giocare.
join-sit = Siediti
join-watch = Guarda e basta

## The table
table-board = Tabellone
table-moves = Mosse
table-players = Giocatori
table-position = La posizione a parole
table-dice = Dadi
table-dice-pledge = Sigillato prima della partita (SHA-256 del segreto)
table-dice-secret = Il segreto, svelato dopo la partita
table-dice-words = Parole dei giocatori
table-dice-explained = Prima della partita i dadi vengono sigillati: il loro segreto è fissato e se ne mostra solo l’impronta. Dopo la partita il segreto viene svelato e chiunque può verificare che ogni lancio ne deriva.
table-dice-lot = Qui i dadi decidono chi comincia.
table-record = Scarica il registro
table-takeback = Ritira la mossa
table-hint = Suggerimento
table-hint-told = Io giocherei: { $told }
table-guided = Aiutami a ogni turno
table-type = Scrivi una mossa
table-type-play = Giocala
table-past = Stai rivedendo un momento precedente.
table-now = Torna al presente
table-replay = Rivedi l’ultimo tiro, lentamente
table-sound-off = Audio spento
table-sound-on = Audio acceso
table-sight = Linea di mira
table-undo = Annulla
table-turn = Gira il tabellone
table-look = Aspetto del tabellone
table-confirm = Conferma ogni mossa
table-draw = Proponi il pareggio
table-claim = Reclama la vittoria
table-claim-draw = Chiudi in pareggio
table-say = Di’ qualcosa
table-say-mute = Nascondi le frasi
table-resign = Abbandona
table-resign-sure = Vuoi davvero abbandonare?
table-yes = Sì
table-no = No
table-next = Prossima partita
table-rematch = Rivincita
say-hello = Ciao!
say-good-luck = Buona fortuna!
say-well-played = Ben giocato!
say-thanks = Grazie!
say-sorry = Scusa!
say-one-moment = Un momento, per favore.
say-back = Rieccomi.
say-your-turn = Credo che tocchi a te.
say-oops = Ops!
say-good-game = Bella partita!
bot-again = Il computer ha dovuto ricominciare a pensare.
table-home = Torna alla valigetta
table-accept = Accetta
table-decline = Rifiuta
table-withdraw = Ritira
table-watching = Stai guardando. Solo i giocatori possono muovere.
table-watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
table-booklet = Libretto
table-invite = Invita qualcuno
table-invite-help = Invia questo link o fai inquadrare il codice. Chi lo apre per primo prende il posto libero.
table-invite-copy = Copia il link
table-invite-loopback = Questo indirizzo funziona solo su questo computer. Per giocare nella rete di casa, avvia con: gamecase serve --host 0.0.0.0
player-unnamed = Giocatore { $number }
player-you = tu
player-away = assente
tally-won = Incontri vinti
tally-drawn = Pareggi

## The rule book
rules-link = Regole del gioco
rules-title = Regole del gioco: { $game }
rules-booklets = Libretti
rules-agreed = Concordato a questo tavolo
rules-example = Esempio
rules-not-allowed = Non ammesso
rules-print = Stampa

## Learning
learn-link = Impara
learn-title = Impara a giocare a { $game }
learn-lead = Brevi lezioni, ognuna con un tabellone tutto per te. Prova pure: non può succedere niente di male.
learn-lesson = Lezione { $number } di { $count }
learn-right = Giusto!
learn-other = Si può fare, ma qui si chiede altro.
learn-again = Riprova
learn-next = Prossima lezione
learn-all = Tutte le lezioni
learn-guided = Gioca una prima partita, con un aiuto
learn-watch = Guarda giocare due computer

## What stands
status-waiting = In attesa dell’altro giocatore
status-drawing-lots = Si tira a sorte
status-chance = I dadi rotolano
status-by-hand = Lancia i dadi e inserisci il risultato
status-your-turn = Tocca a te: { $seat }
status-turn = Turno: { $seat }
status-bot-thinks = Il computer sta pensando
outcome-resigned = { $seat }: vittoria per abbandono.
outcome-agreed = Pareggio di comune accordo.
outcome-left = { $seat }: vittoria, l’avversario se n’è andato.
outcome-left-draw = Pareggio: una parte se n’è andato.
outcome-time = { $seat }: vittoria per tempo scaduto.
match-best-of = Partita { $game } di { $number } al massimo
match-first-to = { $number ->
    [one] Partita { $game }, si vince a { $number } punto
   *[other] Partita { $game }, si vince a { $number } punti
}
match-games = Partita { $game } di { $number }
match-open = Partita { $game }

## What happened
told-sit = { $name } si siede.
told-begin = Comincia una nuova partita.
told-lot = La sorte ha deciso: comincia { $name }.
told-offer-takeback = { $name } vorrebbe ritirare una mossa.
told-offer-draw = { $name } propone il pareggio.
told-offer-rematch = { $name } vorrebbe giocare ancora.
told-decline = La proposta viene rifiutata.
told-takeback = La mossa viene ritirata.
told-draw = Il pareggio viene accettato.
told-resign = { $name } abbandona.
told-left = { $name } chiude la partita: l’avversario se n’è andato.
told-lapse = La proposta è scaduta.
told-say = { $name }: { $words }
told-flag = Tempo scaduto per { $name }.

## Why not
refusal-not-your-turn = Tocca all’avversario.
refusal-game-over = La partita è finita.
refusal-time-up = Il tuo tempo è scaduto.
refusal-not-begun = La partita non è ancora cominciata.
refusal-dice-not-yours = A questo tavolo i dadi li lancia l’app.
refusal-dice-by-hand = A questo tavolo i giocatori lanciano i dadi e inseriscono il risultato.
refusal-not-now = Ora non è possibile.
refusal-too-late = Qualcuno ti ha preceduto; guarda di nuovo il tabellone.
refusal-still-here = L’avversario non è ancora assente da abbastanza tempo.
refusal-offer-gone = Quella proposta non vale più.
refusal-watching = Stai guardando; solo i giocatori possono farlo.
refusal-no-hint = I suggerimenti ci sono solo nelle partite contro il computer o sullo stesso schermo, e quando tocca a te.
refusal-means-nothing = Questa non è una mossa, qui.
refusal-theirs = Quella mossa non era valida. { $rule }

## Trouble
error-bad-message = La pagina ha inviato qualcosa che il server non capisce. Ricarica la pagina.
error-stale = Nel frattempo il tabellone è cambiato; guarda di nuovo.
error-too-fast = Troppo in fretta; aspetta un attimo.
link-lost = Connessione persa. Nuovo tentativo in corso; non è andato perso nulla.
link-back = Di nuovo in linea.
touch-again = Scegli dove andare, oppure premi Esc.
confirm-grave = Premi di nuovo per confermare.
aim-pull = Fai scorrere il dischetto lungo la linea, tiralo indietro e lascialo andare.
aim-help = Le frecce mirano, più e meno regolano la forza, virgola e punto spostano lungo la linea, Invio gioca.
copied = Copiato.
turn-alert = Tocca a te
clock-stale = Com’era quando è caduta la connessione
problem-title = Non ha funzionato
problem-not-found = Qui non c’è niente. Forse l’indirizzo del tavolo è scritto male, oppure il tavolo è su un altro computer.
problem-bad-form = Il modulo non è comprensibile.
problem-chair-taken = Qualcun altro ha preso quel posto.
problem-too-many-tables = Troppi tavoli in poco tempo. Aspetta un attimo.
problem-away = In questo momento i tavoli non sono raggiungibili. Nulla di quanto giocato è perduto. Riprova tra un attimo.
problem-home = Torna alla valigetta

## On the command line
serve-ready = La valigetta è aperta: { $address }
serve-network = Nella rete di casa: { $address }
serve-scan = Inquadra questo codice con un telefono collegato alla stessa rete:
serve-stop = Premi Ctrl+C per chiuderla.
verify-holds = { $entries ->
    [one] Il registro è integro: { $entries } voce, tutti gli anelli e tutte le posizioni corrispondono.
   *[other] Il registro è integro: { $entries } voci, tutti gli anelli e tutte le posizioni corrispondono.
}
verify-rolls = { $count ->
    [one] { $count } lancio o sorteggio ricalcolato: coincide.
   *[other] { $count } lanci e sorteggi ricalcolati: coincidono.
}
verify-by-hand = { $count ->
    [one] { $count } lancio inserito a mano: niente da ricalcolare.
   *[other] { $count } lanci inseriti a mano: niente da ricalcolare.
}
verify-hidden = { $count ->
    [one] { $count } lancio ancora sigillato: la sua partita non è finita.
   *[other] { $count } lanci ancora sigillati: la loro partita non è finita.
}

## A game looked over
table-analysis = Analizza la partita
analysis-title = { $game }: la partita rivista
analysis-games = Partite di questo tavolo
analysis-progress = La partita viene riesaminata
analysis-graph = L’andamento della partita
analysis-lines = Varianti migliori
analysis-mistakes = Punti di svolta
analysis-none = Nessun errore trovato.
analysis-totals = La partita nel suo insieme
analysis-played = Giocato
analysis-inaccuracy = Imprecisione
analysis-mistake = Errore
analysis-blunder = Errore grave
analysis-better = Meglio:
analysis-even = Pari
analysis-slight = { $seat }: lieve vantaggio
analysis-clear = { $seat }: chiaro vantaggio
analysis-winning = { $seat }: vantaggio decisivo
analysis-first = All’inizio
analysis-back = Una mossa indietro
analysis-forward = Una mossa avanti
analysis-last = Alla fine
analysis-table = Torna al tavolo
analysis-failed = Non è stato possibile rivedere la partita. Riprova tra un momento.
analysis-result = { $first }–{ $second }
problem-not-over = La partita è ancora in corso. Si può rivedere quando è finita.

## Hands and pages
table-ahead = Mosse anticipate
ahead-planned = Mossa prevista: verrà giocata al tuo turno, se possibile.
table-symbols = Segni al posto delle lettere nelle mosse
table-download = Scarica come { $format }

## Games from elsewhere
import-title = Importa una partita
import-text = La partita come { $formats }
import-open = Apri

## People
nav-account = Account
people-sign-in = Accedi
people-register = Crea un account
people-lead = Per giocare non serve un account. Se ne hai uno, ritrovi le tue partite su ogni dispositivo e puoi giocare partite classificate.
people-name = Nome
people-name-hint = Da 2 a 24 lettere o cifre; gli altri giocatori lo vedono.
people-password = Password
people-password-hint = Almeno 8 caratteri. Conservala bene: qui non si tiene nessun indirizzo e-mail, quindi non si può inviartela.
people-with-passkey = Accedi con una passkey
people-register-passkey = Crea con una passkey
people-wrong = Nome o password errati.
people-slow = Troppi tentativi. Aspetta un minuto.
people-name-taken = Questo nome è già preso, o somiglia troppo a uno già preso.
people-name-unfit = Un nome ha da 2 a 24 lettere o cifre di un solo alfabeto, con spazi, punti o trattini in mezzo.
people-password-unfit = Una password ha almeno 8 caratteri e non è il nome.
people-passkey-failed = La passkey non è stata accettata. Riprova.
people-again = Per cambiarlo, prima accedi di nuovo.
people-only-way = È il tuo unico modo di accedere: non si può rimuovere.
people-not-the-name = Questo non è il tuo nome. Non è stato cancellato nulla.
account-since = Qui dal { $date }
account-ratings = Punteggi
account-matches = { $count ->
    [one] { $count } partita classificata
   *[other] { $count } partite classificate
}
account-history = Le mie partite
account-export = Scarica tutti i miei dati
account-sign-out = Esci
account-ways = Come accedi
account-passkey = Passkey: { $device }
account-passkey-add = Aggiungi una passkey
account-remove = Rimuovi
account-password-new = Nuova password
account-password-note = Almeno 8 caratteri. Tutti gli altri dispositivi vengono disconnessi.
account-password-set = Salva la password
account-devices = Dove hai effettuato l’accesso
account-this-device = questo dispositivo
account-seen = ultimo uso: { $date }
account-end-others = Esci da tutti gli altri
account-tokens = Token per programmi
account-tokens-about = Un programma con un token agisce a tuo nome. Non darne a nessuno.
account-token-label = A che cosa serve?
account-token-read = può solo leggere
account-token-play = può giocare
account-token-make = Crea un token
account-token-once = Copialo ora: non verrà più mostrato.
account-delete = Elimina l’account
account-delete-about = Accesso, sessioni, token e punteggi vengono cancellati subito e per sempre. Le partite giocate restano come sono state scritte, con il nome con cui hai giocato: appartengono anche ai tuoi avversari. Nessuno può continuarle al posto tuo.
account-delete-sure = Scrivi il tuo nome per confermare
history-none = Qui non c’è ancora niente.
history-older = Precedenti
history-won = Vinta
history-lost = Persa
history-drawn = Patta
rated-badge = Classificata
rated-switch = Partita classificata
rated-about = Entrambi devono avere un account, e non si possono ritirare mosse.
ratings-about = Il numero dopo ± dice quanto è sicuro un punteggio.
refusal-rated-account = Questa partita è classificata: serve un account.
refusal-rated-alone = In una partita classificata nessuno gioca contro sé stesso.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Questo token è sconosciuto, è stato rimosso o non lo permette.
nav-main = Pagine principali
nav-play = Gioca
nav-learn = Impara
nav-rules = Regole
list-lead-learn = Scegli un gioco e prova le sue brevi lezioni.
list-lead-rules = Scegli un gioco per leggerne le regole, con le figure.
home-continue = Continua
home-finished = Partite finite
start-change = Cambia
start-change-of = { $game }: cambia avversario, regole o tempo
player-computer = { $name } (computer)
character-hello-gentle = Ciao! Scopriamo insieme come funziona?
character-hello-cheerful = Che bello giocare con te. Divertiamoci!
character-hello-steady = Buona fortuna. Io gioco in modo solido.
character-hello-sharp = Benvenuto. Attenzione: io guardo avanti.
character-hello-calm = Quando vuoi. Mi sfugge poco.
character-bye-gentle = È stato divertente! Ancora?
character-bye-cheerful = Grazie per la partita!
character-bye-steady = Bella partita. Mi è piaciuta.
character-bye-sharp = Ben giocata. Guarda i momenti decisivi: c’è molto da vedere.
character-bye-calm = È stato un piacere. Poche partite sono così.
notice-special = Secondo le regole di questa partita: { $rule }
notice-rule = Regola { $number }
notice-close = Ho capito
opponent-bot = Computer
opponent-here = In due qui
opponent-away = Con un link
opponent-anyone = Chiunque
rules-question = Quali regole vuoi?
rules-of-my-box = Le regole della mia scatola
rules-as-usual = Come si gioca oggi
rules-line = Regole:
start-time = Tempo
start-more = Altro
start-match-points = O a tanti punti
clock-chip-none = Senza orologio
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Per punto
clock-chip-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
working-hint = Cerco una buona mossa…
working-thinking = Il computer sta ancora pensando…
working-compiled = Il computer si sta preparando, una volta sola su ogni macchina: { $percent }%.
working-tables = Il computer sta calcolando i finali di queste regole, una volta sola: { $percent }%.
provisional-compiled = È una risposta veloce: il computer si sta ancora preparando. Richiedi tra un minuto.
provisional-tables = I finali di queste regole sono ancora in calcolo: i numeri sono buone stime.
offline-title = Sei offline
offline-lead = Per giocare serve una connessione. Appena torna puoi riprendere; non si perde nulla.
offline-kept = Puoi leggere
offline-nothing = Ancora niente. Le regole e le lezioni che apri restano qui per dopo.
offline-again = Riprova
import-files = Scegli i file, o trascinali in un punto qualsiasi di questa pagina
import-done = { $count ->
    [one] { $count } partita aperta
   *[other] { $count } partite aperte
}
import-illegal = La mossa { $count } non è permessa:
import-unreadable = Non è stato possibile leggerla come partita
import-keep = Apri la partita fin lì
import-correct = Correggi
import-corrected = La partita, da correggere
import-back = Indietro
notice-registered = Ti diamo il benvenuto, { $name }! Il tuo account è pronto e l’accesso è fatto.
notice-password-saved = La nuova password è salvata.
account-password-current = Password attuale
account-password-passkey = Conferma con una passkey
account-no-ratings = Non hai ancora un punteggio. Gioca una partita classificata per averne uno. Le classifiche:
people-wrong-current = Questa non è la tua password attuale. Non è cambiato nulla.
people-passkey-first = Questo account non ha ancora una password. Impostane una con il pulsante della passkey.
footer-translations = Traduzioni
translations-title = Traduzioni
translations-lead = Tutti i messaggi del sito e dei suoi giochi, con valori di esempio, in due lingue affiancate.
translations-how = Per correggere una traduzione o aggiungere una lingua, leggi docs/translating.md nel codice sorgente.
translations-language = Lingua
translations-beside = Accanto
translations-part = Parte
translations-part-shell = Il sito
translations-state = Stato
translations-state-all = Tutti
translations-state-missing = Mancanti
translations-state-outdated = Da aggiornare
translations-state-current = Aggiornati
translations-search = Cerca
translations-show = Mostra
translations-count = { $count ->
    [one] { $count } messaggio
   *[other] { $count } messaggi
}
provenance-legend = Da dove viene ogni regola:
provenance-printed = Stampata nel libretto
provenance-usual = Come si gioca oggi
provenance-silent = Il libretto non dice nulla: la nostra scelta predefinita
provenance-differs = Il libretto non è chiaro: la lettura con cui giochiamo
provenance-languages = Solo in queste lingue: { $languages }.
switch-value-printed = { $value } (come stampato)
switch-value-silent = { $value } (predefinito)
switch-value-differs = { $value } (nostra lettura)
rules-exactly = Esattamente come stampato
rules-exactly-about = Applica ogni regola alla lettera, anche dove pensiamo che si intendesse altro.
rules-needs = Conta solo in una partita con questa impostazione: { $switch } – { $value }
rules-needs-open = Apri una partita così
rules-compare = Le regole a confronto
rules-compare-about = Solo ciò che cambia da un libretto all’altro. Il testo completo è nelle regole di ciascuno.
table-rules = Regole: { $booklet }
table-rules-change = cambia
table-chat = Chat
table-more = Altro
table-tools = Strumenti
table-sound = Suono
table-fullscreen = Schermo intero
table-save = Salva il file
table-hint-more = Cifre
table-speed = Velocità delle mosse
table-speed-calm = Calma
table-speed-normal = Normale
table-speed-fast = Veloce
table-speed-none = Immediata
table-glow = Mostra che cosa posso muovere
table-lot = Chi comincia
table-lot-explained = Un sorteggio decide chi comincia. Il suo segreto è fissato prima della partita e se ne mostra solo l’impronta. Alla fine il segreto viene svelato e chiunque può verificare il sorteggio.
table-lot-words = Che cosa hanno aggiunto i giocatori
table-next-level = Livello successivo: { $level }
table-events = { $count ->
    [one] { $count } evento
   *[other] { $count } eventi
}
result-won = Hai vinto
result-lost = Hai perso
result-drawn = Patta
result-winner = Vince { $name }
result-story = { $turns ->
    [one] Finita dopo { $turns } mossa.
   *[other] Finita dopo { $turns } mosse.
}
result-story-ahead = { $turns ->
    [one] { $turns } mossa,
   *[other] { $turns } mosse,
} { $winner ->
    [own] e non hai mai avuto lo svantaggio.
   *[other] e chi ha vinto non ha mai avuto lo svantaggio.
}
result-story-turned = { $turns ->
    [one] { $turns } mossa, e la svolta è arrivata solo alla fine.
   *[other] { $turns } mosse, e la svolta è arrivata solo alla fine.
}
result-story-changes = { $turns ->
    [one] { $turns } mossa.
   *[other] { $turns } mosse.
} { $changes ->
    [one] Il vantaggio è passato di mano una volta.
   *[other] Il vantaggio è passato di mano { $changes } volte.
}
told-lot-seat = Per sorteggio, { $name } gioca con { $seat }.
settings-set = Tabellone e pezzi
settings-set-walnut = Noce
settings-set-felt = Feltro e ottone
settings-set-flat = Piatto e moderno
settings-set-slate = Ardesia e pietra
share-title = Condividi sulla mia rete
share-ask = Per ora solo questo computer può aprire Gamecase. Condividilo e ogni dispositivo della tua rete di casa potrà aprirlo, finché non interrompi o chiudi.
share-start = Condividi
share-on = Condiviso. Apri questo indirizzo su un altro dispositivo, o inquadra il codice.
share-stop = Interrompi la condivisione
problem-no-network = In questo momento il computer non ha una rete su cui condividere.
