### The words of the site, in Italian, with "tu". The source is en.ftl.
### game = partita (kind: gioco), match = incontro, rules = regole, booklet (printed) = libretto, record = registro, opponent = avversario.

## The case
app-name = Gamecase
app-tagline = I giochi da tavolo di sempre, con le regole della tua scatola
skip-to-content = Vai al contenuto
nav-home = Giochi
nav-settings = Impostazioni
home-title = Scegli un gioco
home-lead = Gioca contro il computer, con qualcuno accanto a te o con chi è lontano.
home-open = Partite aperte
home-table-against = { $game } con { $others }
home-state-yours = Tocca a te
home-state-open = In corso
home-state-waiting = Manca un giocatore
home-state-over = Finita
footer-free = Software libero: giocaci, ospitalo, modificalo
footer-fair = Dadi che chiunque può verificare

## Settings
settings-language = Lingua
settings-theme = Tema
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-theme-contrast = Contrasto elevato
settings-theme-clear = Adatto ai daltonici
settings-save = Applica

## Laying a table
new-title = Gioca a { $game }
new-booklet-clauses = Mostra le regole
box-find = Trova le regole della tua scatola
box-unsure = Non lo so
box-none = Nessuna regola corrisponde a tutto questo. Eccole tutte.
new-opponent = Contro chi giochi?
new-player = Giocatore { $number }
new-against-here = Qualcuno qui
new-against-away-about = Riceverai un link da inviare.
new-against-anyone-about = La tua partita resta sulla pagina iniziale finché non si unisce qualcuno.
new-level = Che livello?
new-you = Tu
new-name = Il tuo nome
new-name-hint = Quello che vedono gli altri. Puoi lasciarlo vuoto.
new-words = Il tuo seme per i dadi
new-words-hint = Si mescola a ogni lancio e a ogni sorteggio. Se lo lasci vuoto, lo sceglie il tuo dispositivo.
new-friend-name = Nome dell’altra persona
new-starts = Chi comincia?
new-starts-lot = A caso
new-starts-me = Io
new-starts-other = L’avversario
new-side = Quale colore prendi?
new-match = Durata dell’incontro
new-match-best-of-1 = Una partita
new-match-best-of = Al meglio delle { $number }
new-match-first-to = { $number ->
    [one] Si vince a { $number } punto
   *[other] Si vince a { $number } punti
}
new-match-open = Quante partite si vuole
new-dice = Chi lancia i dadi?
new-dice-verifiable = Li lancia l’app; dopo, chiunque può verificare
new-dice-manual = Lanciamo dadi veri e inseriamo i numeri
new-clock = Tempo di gioco
new-clock-none = Senza orologio
new-clock-fischer = { $minutes } min + { $seconds } s a turno
new-clock-delay = { $seconds } s di ritardo a turno, { $minutes } min di riserva a punto
new-clock-days = { $days ->
    [one] { $days } giorno a turno
   *[other] { $days } giorni a turno
}

## An invitation
join-title = Ti invitano a giocare: { $game }
join-by = { $name } ti ha invitato a una partita.
join-by-somebody = Qualcuno ti ha invitato a una partita.
join-sit = Unisciti
join-watch = Guarda e basta

## The table
table-board = Tabellone
table-moves = Mosse
table-players = Giocatori
table-position = La posizione a parole
table-dice = Dadi
table-dice-pledge = Fissato prima della partita (SHA-256 del segreto)
table-dice-secret = Il segreto, svelato dopo la partita
table-dice-words = Semi dei giocatori
table-dice-explained = Un segreto fissa tutti i dadi prima della partita, e se ne mostra solo l’impronta. Dopo la partita il segreto viene svelato, e chiunque può verificare che ogni lancio ne deriva.
table-record = Scarica la partita
table-takeback = Ritira la mossa
table-hint = Suggerimento
table-hint-told = Io giocherei: { $told }
table-guided = Dammi consigli
table-type = Scrivi una mossa
table-type-play = Gioca
table-past = Stai guardando una posizione precedente.
table-now = Torna alla partita
table-replay = Rivedi l’ultimo tiro al rallentatore
table-sight = Linea di mira
table-undo = Annulla
table-turn = Gira il tabellone
table-look = Aspetto del tabellone
table-confirm = Conferma ogni mossa
table-draw = Proponi patta
table-claim = Reclama la vittoria
table-claim-draw = Chiudi in patta
table-say-mute = Silenzia la chat
table-resign = Abbandona
table-resign-sure = Abbandonare questa partita?
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
table-home = Torna ai giochi
table-accept = Accetta
table-decline = Rifiuta
table-withdraw = Ritira
table-watching = Stai guardando. Solo i giocatori possono muovere.
table-watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
table-booklet = Regole
table-invite = Invita qualcuno
table-invite-help = Invia questo link, o fai inquadrare il codice. La prima persona che lo apre entra nella partita.
table-invite-copy = Copia il link
table-invite-loopback = Questo link funziona solo su questo computer. Per giocare nella rete di casa, avvia Gamecase con: gamecase serve --host 0.0.0.0
player-unnamed = Giocatore { $number }
player-you = tu
player-away = assente
tally-won = Incontri vinti
tally-drawn = Patte

## The rule book
rules-link = Regole
rules-title = Regole: { $game }
rules-booklets = Regole disponibili
rules-agreed = Concordato per questa partita
rules-example = Esempio
rules-not-allowed = Non ammesso
rules-print = Stampa

## Learning
learn-link = Impara
learn-title = Impara a giocare a { $game }
learn-lead = Brevi lezioni, ognuna con il suo tabellone. Prova pure: non può andare storto niente.
learn-lesson = Lezione { $number } di { $count }
learn-right = Ben fatto!
learn-other = È permesso, ma qui prova qualcos’altro.
learn-again = Riprova
learn-next = Prossima lezione
learn-all = Tutte le lezioni
learn-guided = Gioca la tua prima partita, con i consigli
learn-watch = Guarda giocare due computer

## What stands
status-waiting = In attesa dell’altro giocatore
status-drawing-lots = Sorteggio di chi comincia
status-chance = Lancio dei dadi
status-by-hand = Lancia i dadi e inserisci i numeri
status-your-turn = Tocca a te: { $seat }
status-turn = Turno: { $seat }
status-bot-thinks = Il computer sta pensando
outcome-resigned = { $seat }: vittoria per abbandono.
outcome-agreed = Patta d’accordo.
outcome-left = { $seat }: vittoria, l’avversario se n’è andato.
outcome-left-draw = Patta: un giocatore se n’è andato.
outcome-time = { $seat }: vittoria per tempo scaduto.
match-best-of = Partita { $game }, al meglio delle { $number }
match-first-to = { $number ->
    [one] Partita { $game }, si vince a { $number } punto
   *[other] Partita { $game }, si vince a { $number } punti
}
match-games = Partita { $game } di { $number }
match-open = Partita { $game }

## What happened
told-sit = { $name } si unisce alla partita.
told-begin = Comincia una nuova partita.
told-lot = Comincia { $name }.
told-offer-takeback = { $name } chiede di ritirare una mossa.
told-offer-draw = { $name } propone patta.
told-offer-rematch = { $name } vuole la rivincita.
told-decline = Offerta rifiutata.
told-takeback = Mossa ritirata.
told-draw = Patta accordata.
told-resign = { $name } abbandona.
told-left = { $name } ha chiuso la partita: l’avversario se n’è andato.
told-lapse = L’offerta è scaduta.
told-say = { $name }: { $words }
told-flag = Tempo scaduto per { $name }.

## Why not
refusal-not-your-turn = Non tocca a te.
refusal-game-over = La partita è finita.
refusal-time-up = Il tuo tempo è scaduto.
refusal-not-begun = La partita non è ancora cominciata.
refusal-dice-not-yours = In questa partita i dadi li lancia l’app.
refusal-dice-by-hand = In questa partita lanciate i dadi voi stessi e inserite i numeri.
refusal-not-now = Ora non puoi farlo.
refusal-too-late = Qualcuno è stato più veloce. Guarda di nuovo il tabellone.
refusal-still-here = L’avversario non è ancora assente da abbastanza tempo.
refusal-offer-gone = Quell’offerta non è più aperta.
refusal-watching = Stai guardando. Solo i giocatori possono farlo.
refusal-no-hint = I suggerimenti ci sono solo al tuo turno, contro il computer o su uno schermo condiviso.
refusal-means-nothing = Qui questa mossa non è permessa.
refusal-theirs = Quella mossa non era permessa. { $rule }

## Trouble
error-bad-message = Il server non ha capito questa pagina. Ricaricala.
error-stale = Il tabellone è cambiato. Guardalo di nuovo.
error-too-fast = Troppo in fretta. Aspetta un attimo.
link-lost = Connessione persa. Riconnessione… La tua partita è al sicuro.
link-back = La connessione è tornata.
touch-again = Scegli dove andare, oppure premi Esc.
confirm-grave = Premi di nuovo per confermare.
aim-pull = Fai scorrere il dischetto lungo la sua linea. Poi trascina all’indietro in un punto qualsiasi del tabellone e lascia andare.
aim-help = Mira con le frecce, regola la forza con più e meno, scorri lungo la linea con virgola e punto, e tira con Invio.
copied = Copiato.
turn-alert = Tocca a te
clock-stale = Tempo alla caduta della connessione
problem-title = Non ha funzionato
problem-not-found = Qui non c’è niente. Controlla il link; la partita potrebbe essere su un altro computer.
problem-bad-form = Qualcosa in quel modulo non andava. Torna indietro e riprova.
problem-chair-taken = Qualcun altro ha preso quel posto.
problem-too-many-tables = Troppe partite nuove insieme. Aspetta un attimo e riprova.
problem-away = In questo momento le partite non sono raggiungibili. Nulla di quanto hai giocato è perso. Riprova tra un attimo.
problem-home = Torna ai giochi

## On the command line
serve-ready = Gamecase è attivo su { $address }
serve-network = Nella rete di casa: { $address }
serve-scan = Inquadra questo codice con un telefono collegato alla stessa rete:
serve-stop = Premi Ctrl+C per fermarlo.
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
    [one] { $count } lancio è ancora segreto, perché la sua partita non è finita.
   *[other] { $count } lanci sono ancora segreti, perché la loro partita non è finita.
}

## A game looked over
table-analysis = Analizza la partita
analysis-title = { $game }: analisi
analysis-games = Partite di questo incontro
analysis-progress = Analisi in corso…
analysis-graph = L’andamento della partita
analysis-lines = Varianti migliori
analysis-mistakes = Punti di svolta
analysis-none = Nessun errore trovato.
analysis-totals = Riepilogo
analysis-played = Giocato
analysis-inaccuracy = Imprecisione
analysis-mistake = Errore
analysis-blunder = Errore grave
analysis-better = Meglio:
analysis-even = Pari
analysis-slight = { $seat }: lieve vantaggio
analysis-clear = { $seat }: chiaro vantaggio
analysis-winning = { $seat }: vantaggio decisivo
analysis-first = Inizio della partita
analysis-back = Mossa precedente
analysis-forward = Mossa successiva
analysis-last = Fine della partita
analysis-table = Torna alla partita
analysis-failed = Non è stato possibile analizzare la partita. Riprova tra un momento.
analysis-result = { $first }–{ $second }
problem-not-over = La partita non è ancora finita. Potrai analizzarla alla fine.

## Hands and pages
table-ahead = Permetti mosse anticipate
ahead-planned = Mossa anticipata pronta. Verrà giocata al tuo turno, se permessa.
table-symbols = Simboli dei pezzi al posto delle lettere
table-download = Scarica come { $format }

## Games from elsewhere
import-title = Importa una partita
import-text = Incolla la partita come { $formats }
import-open = Importa

## People
nav-account = Account
people-sign-in = Accedi
people-register = Crea un account
people-lead = Puoi giocare senza account. Con un account ritrovi le tue partite su ogni dispositivo e puoi giocare partite classificate.
people-name = Nome
people-name-hint = Da 2 a 24 lettere o cifre. Gli altri giocatori lo vedono.
people-password = Password
people-password-hint = Almeno 8 caratteri. Riceverai dei codici nel caso la dimenticassi.
people-with-passkey = Accedi con una passkey
people-register-passkey = Crea un account con una passkey
people-wrong = Nome o password errati.
people-slow = Troppi tentativi. Aspetta un minuto e riprova.
people-name-taken = Questo nome è già preso, o somiglia troppo a uno già preso. Scegline un altro.
people-name-unfit = Usa da 2 a 24 lettere o cifre di un solo alfabeto, con spazi, punti o trattini in mezzo.
people-password-unfit = Usa almeno 8 caratteri, e niente che si indovini facilmente, come il tuo nome o 12345678.
people-passkey-failed = La passkey non è stata accettata. Riprova.
people-again = Per cambiarlo, prima accedi di nuovo.
people-only-way = È il tuo unico modo di accedere: non si può rimuovere.
people-not-the-name = Questo non è il tuo nome. Non è stato cancellato nulla.
account-since = Iscrizione: { $date }
account-ratings = Punteggi
account-matches = { $count ->
    [one] { $count } partita classificata
   *[other] { $count } partite classificate
}
account-history = Storico delle partite
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
account-tokens = Token API
account-tokens-about = Chiunque abbia un token può agire a tuo nome. Tienilo segreto.
account-token-label = A che cosa serve?
account-token-read = può solo leggere
account-token-play = può giocare
account-token-make = Crea un token
account-token-once = Copialo ora: non verrà più mostrato.
account-delete = Elimina il tuo account
account-delete-about = Accesso, sessioni, token e punteggi vengono cancellati subito e per sempre. Le partite che hai giocato restano, con il nome che usavi: appartengono anche ai tuoi avversari. Nessuno può continuarle al posto tuo.
account-delete-sure = Scrivi il tuo nome per confermare
history-none = Qui non c’è ancora niente.
history-older = Precedenti
history-won = Vinta
history-lost = Persa
history-drawn = Patta
rated-badge = Classificata
rated-switch = Partita classificata
rated-about = Entrambi i giocatori devono avere un account. Le mosse non si ritirano.
ratings-about = Il numero dopo ± dice quanto è incerto il punteggio.
refusal-rated-account = È una partita classificata: serve un account.
refusal-rated-alone = Non puoi giocare contro di te in una partita classificata.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Questo token è sconosciuto o revocato, o non permette questo.
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
character-hello-sharp = Ciao. Attenzione: io guardo avanti.
character-hello-calm = Quando vuoi. Mi sfugge poco.
character-bye-gentle = È stato divertente! Ancora?
character-bye-cheerful = Grazie per la partita!
character-bye-steady = Bella partita. Mi è piaciuta.
character-bye-sharp = Ben giocata. Dai un’occhiata ai momenti decisivi.
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
rules-needs = Vale solo con questa impostazione: { $switch } – { $value }
rules-needs-open = Inizia una partita così
rules-compare = Le regole a confronto
rules-compare-about = Solo dove i libretti differiscono. Tutto il resto è nelle loro regole.
table-rules = Regole: { $booklet }
table-rules-change = cambia
table-chat = Chat
table-more = Altro
table-tools = Strumenti
table-sound = Suono
table-fullscreen = Schermo intero
table-save = Salva il file
table-hint-more = Altro
table-speed = Velocità delle mosse
table-speed-calm = Calma
table-speed-normal = Normale
table-speed-fast = Veloce
table-speed-none = Senza animazione
table-glow = Mostra i pezzi che possono muovere
table-lot = Chi comincia
table-lot-explained = Il caso decide chi comincia. Un segreto lo fissa prima della partita, e se ne mostra solo l’impronta. Dopo la partita il segreto viene svelato, e chiunque può verificare.
table-lot-words = Semi dei giocatori
table-next-level = Livello successivo: { $level }
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
told-lot-seat = { $name } gioca con { $seat }, per sorteggio.
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
settings-notices = Avvisami quando tocca a me
settings-notices-on = Attivo. Questo browser ti avvisa, anche quando la partita è chiusa.
settings-notices-off = Non attivo.
settings-notices-blocked = Il tuo browser blocca i messaggi di questo sito. Consentili prima nelle sue impostazioni.
settings-notices-failed = Non ha funzionato. Riprova più tardi.
push-turn = Tocca a te contro { $opponent }.
bot-later = Hai molte partite contro il computer. Qui gioco appena arriva il mio turno.
refusal-too-many-thoughts = Il computer è impegnato con le tue altre partite. Riprova tra un attimo.
problem-too-many-analyses = Stiamo già analizzando diverse tue partite. Aspetta che una finisca e riprova.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Analisi approfondita
deep-start = Avvia
deep-stop = Ferma
deep-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } ply
}
deep-truncated = Rollout breve { $level }
deep-rollout = Rollout completo
deep-deeper = Vai più a fondo
deep-depth = Profondità { $ply }
deep-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
deep-sure = La prima è la migliore con una probabilità del { $percent }%
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Il motore si è fermato. Quello che ha trovato resta qui. Avvia di nuovo per continuare.
deep-limit = Questo sito non va più a fondo di così.
deep-picture = Valori con intervalli di confidenza al 95%
deep-compare = Confronta
deep-refused = Non è possibile analizzarlo.
recovery-title = Conserva questi codici
recovery-about = Se dimentichi la password, ogni codice ti permette di impostarne una nuova, una volta sola. Scrivili o stampali: non li rivedrai più.
recovery-done = Li ho conservati
recovery-new = Nuovi codici di recupero
recovery-left = { $count ->
    [one] Resta { $count } codice di recupero
   *[other] Restano { $count } codici di recupero
}
people-forgot = Hai dimenticato la password?
people-forgot-about = Inserisci il tuo nome, uno dei tuoi codici di recupero e una nuova password. Se non hai codici, chiedi un link a chi gestisce questo sito.
people-code = Codice di recupero
people-code-wrong = Questo nome e questo codice non vanno insieme, oppure il codice è già stato usato.
people-link-old = Questo link non funziona più. Chiedine uno nuovo.
people-mail = E-mail, solo per recuperare la password
people-mail-send = Mandami un link per e-mail
people-mail-sent = Se per questo nome c’è un indirizzo e-mail, il link è già partito.
people-invite = Codice d’invito
people-invite-wrong = Questo codice d’invito non funziona. Chiedine uno a chi gestisce questo sito.
people-closed = Qui non si possono creare nuovi account.
people-banned = Chi gestisce questo sito ha bloccato questo account.
people-members = Per giocare qui serve un account.
people-with-provider = Accedi con { $provider }
people-provider-failed = L’accesso non è riuscito. Riprova.
mail-reset = Imposta una nuova password
mail-reset-text = Qualcuno ha chiesto una nuova password per { $name }. Se la richiesta è tua, apri questo link entro un giorno:
problem-quota = Hai già iniziato tutte le partite che questo sito permette per ora.
admin-title = Gestione del sito
admin-people = Giocatori
admin-tables = Partite
admin-invites = Inviti
admin-log = Che cosa è stato cambiato
admin-find = Cerca
admin-sizes = Partite: { $tables } · Account: { $accounts } · { $megabytes } MB
admin-reset = Link per una nuova password
admin-end = Disconnetti ovunque
admin-rename = Rinomina
admin-ban = Blocca
admin-banned = Bloccato
admin-unban = Sblocca
admin-delete = Elimina
admin-close = Chiudi
admin-role-none = Giocatore
admin-role-organiser = Organizzazione
admin-role-admin = Amministrazione
admin-role-set = Salva il ruolo
admin-invite-people = Per quante persone?
admin-invite-days = Per quanti giorni?
admin-invite-make = Crea un invito
practice-title = Allenati sui tuoi errori
practice-lead = Posizioni dalle tue partite. Nella maggior parte hai sbagliato; in alcune no.
practice-task = Giochi con: { $seat }. Che cosa fai?
practice-counts = { $due } da ripetere · { $new } nuove oggi
practice-days = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
practice-empty = Ancora niente su cui allenarti. Fai analizzare una partita finita: i tuoi errori compariranno qui.
practice-done = Per oggi è tutto. Ottimo lavoro!
practice-more = Altre posizioni nuove
practice-show = Mostra la risposta
practice-next = Posizione successiva
practice-remove = Non mostrarla più
practice-game = Guarda la partita
practice-right = Buona mossa!
practice-wrong = C’è di meglio.
practice-shown = La risposta
practice-chosen = La tua mossa
practice-best = La migliore
practice-played = In partita
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Questa posizione torna { $when }.

## Drills: short exercises to repeat

drills-title = Esercizi
drills-lead = Brevi esercizi che diventano più difficili man mano che migliori.
drills-level = Livello { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Ultime risposte: { $right } giuste su { $answers }
drills-streak = { $count } di fila
drills-book = Libro di aperture
opening-book-move = Mossa
opening-book-worth = Punti
opening-book-about = I punti sono l’equity a soldi con il cubo al centro, dai nostri rollout, con il loro errore standard.
drills-answer = Rispondi
drills-next = Prossimo esercizio
drills-right = Giusto!
drills-wrong = Non proprio.
drills-your-answer = La tua risposta
drills-number = Inserisci un numero intero da { $low } a { $high }.
drills-again = Hai già risposto a questo esercizio, quindi non conta di nuovo.
nav-events = Tornei
events-lead = Tornei per il circolo, la scuola o la famiglia, online o dal vivo.
events-coming = In arrivo
event-new = Nuovo torneo
event-family = Coppa di famiglia rapida
event-family-about = Da tre a otto nomi e si parte: tre turni, poi una finale tra i due migliori.
event-name = Nome del torneo
event-format = Formula
event-format-round-robin = Girone all’italiana
event-about-round-robin = Tutti contro tutti.
event-format-swiss = Sistema svizzero
event-about-swiss = A ogni turno incontri qualcuno che ha circa i tuoi stessi punti.
event-format-knockout = Eliminazione diretta
event-about-knockout = Se perdi sei fuori, oppure continui nella coppa di consolazione.
event-format-arena = Arena
event-about-arena = Chi è libero trova subito un nuovo avversario, tutte le volte che vuole.
event-format-ladder = Scala
event-about-ladder = Sfida qualcuno sopra di te e prendi il suo posto.
event-format-family-cup = Coppa di famiglia
event-place = Dove si gioca?
event-place-online = Online
event-place-real = Dal vivo
event-place-screen = Su questo schermo
event-rounds = Numero di turni; vuoto per il numero abituale
event-double = Andata e ritorno
event-sides = Chi gioca?
event-sides-1 = Singoli
event-sides-pairs = Coppie
event-sides-teams = Squadre di { $number }
event-scoring = Punti per vittoria, patta e sconfitta
event-scoring-points = Contano i punti delle partite
event-ties = Criteri a parità di punti (lascia vuoto per quelli abituali)
event-main = Coppa principale
event-consolation = Coppa di consolazione
event-last-chance = Coppa ultima occasione
event-playoff = Fase finale tra i migliori
event-may-join = Chiunque abbia il link può iscriversi
event-players-report = I giocatori inseriscono i propri risultati
event-starts = Quando comincia?
event-create = Crea il torneo
event-join = Iscriviti a { $name }
event-join-about = Inquadra il codice o apri il link per iscriverti. Non serve un account.
event-code = Il tuo codice è { $code }. Con questo puoi rientrare da qualsiasi dispositivo.
event-code-enter = Ho un codice
event-players = Giocatori
event-add = Aggiungi giocatori
event-add-hint = Uno per riga. Possono seguire punteggio e circolo: Maria; 1450; Lungofiume
event-file = Oppure da un file: CSV con i nomi, o TRF con i turni giocati finora
event-import = Ripreso da un file
event-round = Turno { $number }
event-board = Tavolo { $number }
event-bye = Riposo
event-pairings = Abbinamenti
event-pair = Abbina il turno { $number }
event-pair-again = Rifai gli abbinamenti
event-by-hand = Abbina a mano
event-by-hand-hint = Una coppia per riga, con i numeri dei giocatori: 3-7. Un numero da solo riposa.
event-start = Avvia il turno { $number }
event-close = Chiudi il torneo
event-reopen = Riapri il torneo
event-result = Inserisci il risultato
event-correct = Correggi il risultato
event-keep-score = Segna qui la partita
event-keep-score-about = Gioca sul tuo tabellone e segna la partita su questo dispositivo. Il risultato viene registrato quando la partita finisce.
event-won = Ha vinto { $name }
event-absent = { $name } non ha giocato
event-score = Punteggio, se l’avete tenuto
event-why = Motivo
event-change = Cambia un nome o un punteggio
event-withdraw = Ritirati dal torneo
event-return = Gioca di nuovo
event-byes = Chiedi un riposo
event-bye-half = Riposo da mezzo punto
event-bye-zero = Riposo da zero punti
event-bye-cancelled = Riposo annullato
event-half-byes = Riposi da mezzo punto che ogni giocatore può chiedere
event-withdrawn = Ritiro
event-forbid = Mai abbinare questi due
event-helpers = Aiutanti
event-helpers-about = Dai un nome a ogni aiutante e invia il link. Gli aiutanti possono fare gli abbinamenti, avviare i turni e inserire i risultati.
event-codes = Codici dei giocatori
event-downloads = Da scaricare
event-all-games = Tutte le partite
event-standings = Classifica
event-crosstable = Tabella degli incontri
event-bracket = Tabellone a eliminazione
event-points = Punti
event-yours = La tua partita: tavolo { $number } contro { $name }
event-yours-bye = In questo turno riposi.
event-open-table = Vai alla partita
event-screen = Schermo grande
event-challenge = Sfida
study-title = Il tuo gioco
study-intro = Fai analizzare le tue partite finite e guarda qui come giochi e dove sbagli.
study-automatic = Analizza le mie partite appena finiscono
study-analyse = Analizza
study-analyse-all = Analizzale tutte
study-again = Analizza di nuovo
study-stopped = Il motore si è fermato prima della fine. Quello che aveva trovato resta.
study-waiting = { $count ->
    [one] { $count } partita aspetta di essere analizzata.
   *[other] { $count } partite aspettano di essere analizzate.
}
study-open = Non ancora analizzate
study-games = Partite analizzate
study-newer = Più recenti
study-last = Decisioni
study-last-count = Le ultime { NUMBER($count) }
study-last-all = Tutte
study-decisions = { $count ->
    [one] { NUMBER($count) } decisione
   *[other] { NUMBER($count) } decisioni
}
study-pr = PR (indice di prestazione)
study-accuracy = Precisione
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-average-loss = Perdita media per mossa (centesimi)
study-error-rate = Tasso di errore come in GNU Backgammon
study-snowie = Tasso di errore Snowie
study-mistakes = Errori
study-luck = Fortuna
study-without-luck = Risultato senza la fortuna
study-trend = Nel tempo
study-by-kind = Per tipo di decisione
study-by-position = Per tipo di posizione
study-by-opponent = Per avversario
study-by-opening = Per apertura
study-opening = Apertura
study-opponent = Avversario
study-result = Risultato
study-day = Data
study-move = Mosse
position-opening = Apertura
position-middlegame = Mediogioco
position-endgame = Finale
refusal-event-closed = Questo torneo è finito.
refusal-event-organiser-only = Può farlo solo chi organizza il torneo.
refusal-event-officials-only = Può farlo solo chi organizza il torneo o aiuta.
refusal-event-not-yours = Puoi farlo solo per te.
refusal-event-full = Il torneo è al completo. I posti sono al massimo { $most }.
refusal-event-no-late-entry = È troppo tardi per iscriversi. Il primo turno è già cominciato.
refusal-event-no-entrant = Non c’è nessun giocatore con il numero { $entrant }.
refusal-event-name-taken = C’è già qualcuno con il nome { $name }.
refusal-event-members = Inserisci { $count } giocatori.
refusal-event-results-missing = { $missing ->
    [one] Manca ancora un risultato del turno { $round }.
   *[other] Mancano ancora { $missing } risultati del turno { $round }.
}
refusal-event-all-paired = Tutti i { $rounds } turni sono già abbinati.
refusal-event-still-playing = { $name } non ha ancora finito l’ultima partita.
refusal-event-challenge-up = Puoi sfidare solo chi sta sopra di te. { $name } sta sotto di te.
refusal-event-wrong-round = Il turno { $round } non c’è ancora. Il prossimo è il turno { $next }.
refusal-event-already-started = Il turno { $round } è già cominciato.
refusal-event-not-started = Il turno { $round } non è ancora cominciato.
refusal-event-already-paired = Il turno { $round } è già abbinato.
refusal-event-too-few = Servono almeno { $least } giocatori. Finora sono { $count }.
refusal-event-is-withdrawn = { $name } ha lasciato il torneo. Rifai gli abbinamenti del turno, oppure abbina a mano.
refusal-event-has-bye = { $name } ha un riposo nel turno { $round }. Annullalo o rifai gli abbinamenti del turno.
refusal-event-byes-used = Riposi da mezzo punto che ogni giocatore può chiedere qui: { $most }.
refusal-event-paired-twice = { $name } non può stare in due abbinamenti.
refusal-event-no-pairing = Al tavolo { $table } nel turno { $round } non c’è nessuna partita.
refusal-event-result-exists = Il tavolo { $table } del turno { $round } ha già un risultato. Può correggerlo chi organizza il torneo.
refusal-event-online-result = Questa partita si gioca online. Il risultato arriva da solo.
refusal-event-impossible-result = Questo risultato non è possibile.
refusal-event-needs-winner = È un’eliminazione diretta: qualcuno deve vincere.
refusal-event-cannot-pair = Non è possibile abbinare il turno { $round } senza che qualcuno incontri di nuovo lo stesso avversario. Abbinalo a mano o chiudi il torneo.
refusal-event-nobody-free = In questo momento non c’è nessuno libero per giocare.
refusal-event-by-challenge = In una scala i giocatori si sfidano tra loro.
refusal-event-by-organiser = Chiedi l’iscrizione a chi organizza il torneo.
refusal-event-already-entered = L’iscrizione c’è già.
refusal-event-not-empty = Questo torneo ha già dei giocatori. Crea un nuovo torneo per questo file.
refusal-event-wrong-code = Questo codice non è giusto. Controlla il tuo foglietto.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = La somma dei punti di tutti i tuoi avversari. Avversari più forti contano a tuo favore.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = I punti di tutti i tuoi avversari, tolto quello che ne ha meno.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = I punti di tutti quelli che hai battuto, più la metà dei punti di quelli con cui hai pattato.
tie-break-direct-encounter = Scontro diretto
tie-break-direct-encounter-about = I tuoi punti contro chi è alla pari con te.
tie-break-wins = Vittorie
tie-break-wins-about = Le partite vinte giocando.
tie-break-points-difference = Differenza punti
tie-break-points-difference-about = I punti che hai fatto nelle tue partite, meno quelli dei tuoi avversari.
tie-break-board-points = Punti individuali
tie-break-board-points-about = I punti di tutti i tavoli della tua squadra.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Il tuo errore medio nelle partite analizzate. Più è basso, meglio è.
tie-break-unplayed = Nello svizzero un turno senza partita conta come uno contro qualcuno con i tuoi stessi punti.
table-dice-chains = Ogni lancio nasce da un segreto dell’app e da un numero della pagina di ciascun giocatore, tutti fissati in anticipo. Così nessuno può scegliere un lancio, nemmeno chi gestisce questo sito. Dopo la partita chiunque può verificare ogni lancio.
table-dice-waiting = Ogni pagina dà il suo numero solo quando lanci, così nessuno può conoscere un lancio in anticipo. Se una pagina è chiusa, i dadi la aspettano.
table-dice-deposits = Per permetterti di chiudere la pagina, questa dà il suo numero per il prossimo lancio insieme alla tua mossa. Nessuno può conoscere un lancio in anticipo, a meno che chi gestisce questo sito non giochi in questa partita.
table-dice-kept = Senza un proprio numero: { $names }
table-lot-chains = Il caso decide chi comincia: un segreto dell’app e un numero della pagina di ciascun giocatore, tutti fissati in anticipo. Dopo la partita chiunque può verificare.
status-dice-wait = I dadi aspettano che { $name } apra questa pagina
dice-elsewhere = I dadi aspettano il browser in cui hai giocato l’ultima volta. Apri lì questa partita.
told-renewal = { $name } ha nuovi numeri per i dadi, da un altro browser
editor-title = Componi una posizione
editor-lead = Trascina i pezzi sul tabellone, oppure scegline uno e tocca dove va.
editor-turn = Tocca a
editor-remove = Togli un pezzo
editor-clear = Svuota il tabellone
editor-start = Posizione iniziale
editor-text = Incolla una posizione
editor-text-known = Scritta come { $notations }.
editor-read = Mostrala
editor-recognised = Letta come { $notation }.
editor-unreadable = Questo testo non si legge come posizione. Il testo è ancora lì.
editor-other-game = Questa è una posizione di un altro gioco: { $game }.
editor-notations = Come testo
editor-copy = Copia
editor-possible = Questa posizione è possibile.
editor-over = In questa posizione la partita è finita, quindi non c’è più niente da giocare.
editor-play = Gioca da qui
editor-link = Copia il link
editor-picture = Scarica un’immagine
editor-analyse = Analizza la posizione
editor-from-position = Da una posizione
editor-from-about = Una partita da questa posizione, non classificata.
notebook-title = Quaderno
notebook-lead = Le posizioni che hai salvato. Restano in questo browser, o nel tuo account se ne hai uno.
notebook-save = Salva nel quaderno
notebook-name = Titolo
notebook-tags = Etichette, separate da virgole
notebook-note = Nota
notebook-game = Gioco
notebook-tag = Etichetta
notebook-saved = Salvata nel tuo quaderno.
notebook-empty = Qui non ci sono posizioni.
problem-notebook-full = Il tuo quaderno è pieno. Elimina prima una posizione.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Studi
studies-lead = Partite e posizioni con i tuoi commenti e le tue varianti. Mostrale agli amici con un link o salvale come file.
studies-empty = Non hai ancora nessuno studio.
studies-make = Crea uno studio
studies-new = Nuovo studio
studies-comment = Commento
studies-symbols = Simboli
studies-promote = Rendi variante principale
studies-delete = Elimina da qui in poi
studies-saved = Salvato
studies-saving = Salvataggio…
studies-unsaved = Non salvato
studies-retry = Salva di nuovo
studies-conflict = È stato modificato in un’altra finestra. Ora vedi la versione più recente; quello che hai scritto è ancora nel suo campo.
studies-share = Condividi
studies-view-link = Chi ha questo link può guardare.
studies-edit-link = Chi ha questo link può modificare.
studies-view-make = Crea un link per guardare
studies-edit-make = Crea un link per modificare
studies-withdraw = Revoca questo link
studies-download = Scarica
studies-partly = senza alcune delle tue note
problem-too-many-studies = Non c’è più posto. Prima elimina qualcosa.
lessons-own = Le tue lezioni
lessons-lead = Raccogli delle posizioni in una lezione tua e manda il link a chi vuole imparare.
lessons-new = Nuova lezione
lessons-which = Lezione
lessons-add = Aggiungi questa posizione
lessons-exercise = Esercizio { $number } di { $count }
lessons-task = Che cosa fare
lessons-answers = Mosse giuste, una per riga
lessons-any-good = Accetta ogni buona mossa, secondo il computer
lessons-explanation = Spiegazione dopo la risposta
lessons-from-notebook = Dal tuo quaderno
lessons-next = Prossimo esercizio
lessons-done = Era l’ultimo esercizio. Ben fatto!
lessons-empty = Questa lezione non ha ancora esercizi.
lessons-up = Sposta su
lessons-open = Guardala come i tuoi allievi
lessons-nobody-moves = In questa posizione non tocca a nessuno, quindi non può essere un esercizio.
lessons-bad-answer = «{ $move }» non si può giocare in questa posizione.
lessons-needs-answer = Indica una mossa giusta, o accetta ogni buona mossa.
import-many-title = Importa partite
import-many-lead = Porta qui le tue partite da altri programmi e siti: singoli file, intere cartelle o un archivio ZIP. Le partite che hai già qui vengono tralasciate.
import-formats = File che si possono leggere
import-folder = Scegli una cartella
import-stop = Ferma
import-count-files = File
import-count-games = Importate
import-count-duplicates = Già presenti
import-count-failed = Non importate
import-line = Riga
import-lost = La connessione è caduta. Quello che è stato importato finora resta.
import-stopped = Importazione fermata. Quello che è stato importato finora resta.
import-too-large = Questo file è troppo grande. Si possono leggere al massimo { $size } MB alla volta.
import-quota = Hai raggiunto il numero di partite nuove per questo mese. Quello che è stato importato finora resta.
import-players = Quale di questi giocatori sei tu?
import-me = Sono io
import-names = I tuoi nomi nei file
import-names-help = Separati da virgole. Nelle partite con uno di questi giocatori, solo le sue mosse contano come tue.
import-queue-full = Al momento non c’è posto per altre partite in attesa di analisi. Torna più tardi per le altre.
openings-title = Esploratore di aperture
openings-filter = Scegli le partite
openings-source = Da
openings-own = Le tue partite
openings-side = Colore
openings-player = Giocatore
openings-days = Periodo
openings-days-30 = Gli ultimi 30 giorni
openings-days-365 = L’ultimo anno
openings-any = Tutto
openings-show = Mostra
openings-start = Posizione iniziale
openings-count = Partite
openings-loss = Perdita media
openings-empty = Nessuna partita è arrivata a questa posizione.
openings-none = Ancora nessuna partita finita. Giocane qualcuna, o importale da altri programmi.
openings-reading = Conteggio delle tue partite: { $done } di { $all }
openings-reached = Partite con questa posizione
openings-collections = Le tue raccolte
openings-collections-help = Un file con molte partite, per esempio PGN o PDN. Lo vedi solo tu.
openings-add = Aggiungi un file
openings-adding = Lettura del file
