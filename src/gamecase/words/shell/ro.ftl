### The words of the site, in Romanian, with "tu". The source is en.ftl.
### game = partidă (kind: joc), match = meci, rules = reguli, booklet (printed) = regulament, record = jurnal, opponent = adversar.

## The case
app-name = Gamecase
app-tagline = Jocuri de societate tradiționale, după regulile din cutia ta
skip-to-content = Sari la conținut
nav-home = Jocuri
nav-settings = Setări
home-title = Alege un joc
home-lead = Joacă împotriva calculatorului, cu cineva lângă tine sau cu cineva de departe.
home-open = Partide deschise
home-table-against = { $game } cu { $others }
home-state-yours = E rândul tău
home-state-open = În desfășurare
home-state-waiting = Lipsește un jucător
home-state-over = Încheiată
footer-free = Software liber: îl poți juca, găzdui și modifica
footer-fair = Zaruri pe care le poate verifica oricine

## Settings
settings-language = Limba
settings-theme = Temă
settings-theme-auto = Ca pe dispozitiv
settings-theme-light = Luminos
settings-theme-dark = Întunecat
settings-theme-contrast = Contrast ridicat
settings-theme-clear = Potrivit pentru daltonism
settings-save = Aplică

## Laying a table
new-title = Joacă { $game }
new-booklet-clauses = Arată regulile
box-find = Găsește regulile după cutia ta
box-unsure = Nu știu
box-none = Nicio variantă de reguli nu se potrivește cu toate acestea. Iată-le pe toate.
new-opponent = Cu cine joci?
new-player = Jucătorul { $number }
new-against-here = Cineva de aici
new-against-away-about = Vei primi un link de trimis.
new-against-anyone-about = Partida ta apare pe prima pagină până intră cineva.
new-level = Ce nivel?
new-you = Tu
new-name = Numele tău
new-name-hint = Așa te văd ceilalți jucători. Poți lăsa câmpul gol.
new-words = Textul tău pentru zaruri
new-words-hint = Se amestecă în fiecare aruncare și în fiecare alegere la întâmplare. Dacă îl lași gol, alege dispozitivul tău unul.
new-friend-name = Numele celeilalte persoane
new-starts = Cine începe?
new-starts-lot = La întâmplare
new-starts-me = Eu
new-starts-other = Adversarul meu
new-side = Cu ce culoare joci?
new-match = Durata meciului
new-match-best-of-1 = O partidă
new-match-best-of = Cel mult { $number } partide
new-match-first-to = { $number ->
    [one] Până la { $number } punct
    [few] Până la { $number } puncte
   *[other] Până la { $number } de puncte
}
new-match-open = Oricâte partide
new-dice = Cine aruncă zarurile?
new-dice-verifiable = Le aruncă aplicația, iar apoi oricine poate verifica
new-dice-manual = Aruncăm zaruri adevărate și introducem numerele
new-clock = Timp de gândire
new-clock-none = Fără ceas
new-clock-fischer = { $minutes } min + { $seconds } s pe mutare
new-clock-delay = { $seconds } s întârziere pe mutare, { $minutes } min rezervă pe punct
new-clock-days = { $days ->
    [one] { $days } zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
}

## An invitation
join-title = Ai o invitație să joci { $game }
join-by = { $name } te-a invitat la o partidă.
join-by-somebody = Cineva te-a invitat la o partidă.
join-sit = Intră în joc
join-watch = Doar privesc

## The table
table-board = Tablă
table-moves = Mutări
table-players = Jucători
table-position = Poziția în cuvinte
table-dice = Zaruri
table-dice-pledge = Fixat înainte de partidă (SHA-256 al secretului)
table-dice-secret = Secretul, dezvăluit după partidă
table-dice-words = Textele jucătorilor
table-dice-explained = Un secret fixează toate zarurile înainte de partidă și se arată doar amprenta lui. După partidă secretul este dezvăluit, așa că oricine poate verifica dacă fiecare aruncare decurge din el.
table-record = Descarcă jurnalul partidei
table-takeback = Anulează mutarea
table-hint = Sugestie
table-hint-told = Eu aș juca: { $told }
table-guided = Dă-mi sfaturi
table-type = Scrie o mutare
table-type-play = Joacă
table-past = Privești o poziție anterioară.
table-now = Înapoi la partidă
table-replay = Ultima lovitură, cu încetinitorul
table-sight = Linie de ochire
table-undo = Anulează
table-turn = Întoarce tabla
table-look = Aspectul tablei
table-confirm = Confirmă fiecare mutare
table-draw = Propune remiză
table-claim = Revendică victoria
table-claim-draw = Declară remiză
table-say-mute = Ascunde mesajele
table-resign = Abandonează
table-resign-sure = Abandonezi partida?
table-yes = Da
table-no = Nu
table-next = Partida următoare
table-rematch = Revanșă
say-hello = Salut!
say-good-luck = Mult noroc!
say-well-played = Bine jucat!
say-thanks = Mulțumesc!
say-sorry = Scuze!
say-one-moment = O clipă, te rog.
say-back = M-am întors.
say-your-turn = Cred că e rândul tău.
say-oops = Hopa!
say-good-game = Frumoasă partidă!
bot-again = Calculatorul a trebuit să se gândească de la capăt.
table-home = Înapoi la jocuri
table-accept = Acceptă
table-decline = Refuză
table-withdraw = Retrage
table-watching = Privești. Doar jucătorii pot muta.
table-watchers = { $count ->
    [one] { $count } spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
}
table-booklet = Reguli
table-invite = Invită pe cineva
table-invite-help = Trimite acest link sau arată codul pentru scanare. Cine îl deschide primul intră în partidă.
table-invite-copy = Copiază linkul
table-invite-loopback = Linkul acesta merge doar pe acest calculator. Ca să joci în rețeaua de acasă, pornește Gamecase cu: gamecase serve --host 0.0.0.0
player-unnamed = Jucătorul { $number }
player-you = tu
player-away = absent
tally-won = Meciuri câștigate
tally-drawn = Remize

## The rule book
rules-link = Reguli
rules-title = Reguli: { $game }
rules-booklets = Variante de reguli
rules-agreed = Convenit pentru această partidă
rules-example = Exemplu
rules-not-allowed = Nu e permis
rules-print = Tipărește

## Learning
learn-link = Învață
learn-title = Învață să joci { $game }
learn-lead = Lecții scurte, fiecare cu tabla ei. Încearcă orice: nu poți strica nimic.
learn-lesson = Lecția { $number } din { $count }
learn-right = Foarte bine!
learn-other = E permis, dar încearcă aici altceva.
learn-again = Încearcă din nou
learn-next = Lecția următoare
learn-all = Toate lecțiile
learn-guided = Joacă prima ta partidă, cu sfaturi
learn-watch = Privește cum joacă două calculatoare

## What stands
status-waiting = Se așteaptă celălalt jucător
status-drawing-lots = Se alege cine începe
status-chance = Se aruncă zarurile
status-by-hand = Aruncă zarurile și introdu numerele
status-your-turn = E rândul tău: { $seat }
status-turn = La mutare: { $seat }
status-bot-thinks = Calculatorul se gândește
outcome-resigned = { $seat }: victorie prin abandon.
outcome-agreed = Remiză de comun acord.
outcome-left = { $seat }: victorie, adversarul a plecat.
outcome-left-draw = Remiză: un jucător a plecat.
outcome-time = { $seat }: victorie, adversarului i-a expirat timpul.
match-best-of = Partida { $game } din cel mult { $number }
match-first-to = { $number ->
    [one] Partida { $game }, până la { $number } punct
    [few] Partida { $game }, până la { $number } puncte
   *[other] Partida { $game }, până la { $number } de puncte
}
match-games = Partida { $game } din { $number }
match-open = Partida { $game }

## What happened
told-sit = { $name } a intrat în joc.
told-begin = Începe o nouă partidă.
told-lot = { $name } începe.
told-offer-takeback = { $name } cere să ia înapoi o mutare.
told-offer-draw = { $name } propune remiză.
told-offer-rematch = { $name } vrea revanșa.
told-decline = Propunerea a fost refuzată.
told-takeback = Mutarea a fost luată înapoi.
told-draw = S-a convenit remiza.
told-resign = { $name } abandonează.
told-left = { $name } a încheiat partida: adversarul a plecat.
told-lapse = Propunerea a expirat.
told-say = { $name }: { $words }
told-flag = Timpul a expirat: { $name }.

## Why not
refusal-not-your-turn = Nu e rândul tău.
refusal-game-over = Partida s-a încheiat.
refusal-time-up = Timpul tău a expirat.
refusal-not-begun = Partida nu a început încă.
refusal-dice-not-yours = În această partidă zarurile le aruncă aplicația.
refusal-dice-by-hand = În această partidă jucătorii aruncă zarurile și introduc numerele.
refusal-not-now = Acum nu poți face asta.
refusal-too-late = Cineva a fost mai rapid. Privește din nou tabla.
refusal-still-here = Adversarul nu lipsește încă de destul timp.
refusal-offer-gone = Propunerea aceea nu mai e valabilă.
refusal-watching = Privești. Doar jucătorii pot face asta.
refusal-no-hint = Primești sugestii doar când e rândul tău, împotriva calculatorului sau la același ecran.
refusal-means-nothing = Aici mutarea aceasta nu e permisă.
refusal-theirs = Mutarea aceea nu era permisă. { $rule }

## Trouble
error-bad-message = Serverul nu a înțeles această pagină. Reîncarc-o.
error-stale = Tabla s-a schimbat. Privește din nou.
error-too-fast = Prea repede. Așteaptă o clipă.
link-lost = Conexiune pierdută. Se reface conexiunea… Partida ta e în siguranță.
link-back = Conexiune restabilită.
touch-again = Alege unde mergi mai departe sau apasă Escape.
confirm-grave = Apasă din nou pentru confirmare.
aim-pull = Glisează discul de-a lungul liniei lui. Apoi trage înapoi oriunde pe tablă și dă drumul.
aim-help = Săgețile țintesc, plus și minus reglează forța, virgula și punctul deplasează de-a lungul liniei, iar Enter lovește.
copied = Copiat.
turn-alert = E rândul tău
clock-stale = Timpul când s-a pierdut conexiunea
problem-title = Nu a mers
problem-not-found = Aici nu e nimic. Verifică linkul; poate că partida se află pe alt calculator.
problem-bad-form = Ceva din formular nu era în regulă. Întoarce-te și încearcă din nou.
problem-chair-taken = Altcineva a ocupat acel loc.
problem-too-many-tables = Prea multe partide noi deodată. Așteaptă o clipă, apoi încearcă din nou.
problem-away = Partidele nu pot fi accesate acum. Nimic din ce ai jucat nu s-a pierdut. Încearcă din nou peste o clipă.
problem-home = Înapoi la jocuri

## On the command line
serve-ready = Gamecase rulează la { $address }
serve-network = În rețeaua de acasă: { $address }
serve-scan = Scanează codul cu un telefon din aceeași rețea:
serve-stop = Apasă Ctrl+C ca să-l oprești.
verify-holds = { $entries ->
    [one] Jurnalul este intact: { $entries } înregistrare verificată, cu toate verigile și pozițiile corecte.
    [few] Jurnalul este intact: { $entries } înregistrări verificate, cu toate verigile și pozițiile corecte.
   *[other] Jurnalul este intact: { $entries } de înregistrări verificate, cu toate verigile și pozițiile corecte.
}
verify-rolls = { $count ->
    [one] { $count } aruncare sau alegere la întâmplare recalculată, și se potrivește.
    [few] { $count } aruncări și alegeri la întâmplare recalculate, și se potrivesc.
   *[other] { $count } de aruncări și alegeri la întâmplare recalculate, și se potrivesc.
}
verify-by-hand = { $count ->
    [one] { $count } aruncare a fost introdusă manual, deci nu e nimic de verificat.
    [few] { $count } aruncări au fost introduse manual, deci nu e nimic de verificat.
   *[other] { $count } de aruncări au fost introduse manual, deci nu e nimic de verificat.
}
verify-hidden = { $count ->
    [one] { $count } aruncare e încă secretă, fiindcă partida ei nu s-a încheiat.
    [few] { $count } aruncări sunt încă secrete, fiindcă partida lor nu s-a încheiat.
   *[other] { $count } de aruncări sunt încă secrete, fiindcă partida lor nu s-a încheiat.
}

## A game looked over
table-analysis = Analizează partida
analysis-title = { $game }: analiză
analysis-games = Partidele acestui meci
analysis-progress = Se analizează…
analysis-graph = Cursul partidei
analysis-lines = Cele mai bune continuări
analysis-mistakes = Momente de cotitură
analysis-none = Nu s-au găsit greșeli.
analysis-totals = Rezumat
analysis-played = Jucat
analysis-inaccuracy = Imprecizie
analysis-mistake = Greșeală
analysis-blunder = Gafă
analysis-better = Mai bine:
analysis-even = Egal
analysis-slight = { $seat }: un mic avantaj
analysis-clear = { $seat }: un avantaj clar
analysis-winning = { $seat }: un avantaj decisiv
analysis-first = Începutul partidei
analysis-back = Mutarea anterioară
analysis-forward = Mutarea următoare
analysis-last = Sfârșitul partidei
analysis-table = Înapoi la partidă
analysis-failed = Partida nu a putut fi analizată. Încearcă din nou peste o clipă.
analysis-result = { $first }–{ $second }
problem-not-over = Partida nu s-a încheiat încă. O poți analiza când se termină.

## Hands and pages
table-ahead = Permite mutări anticipate
ahead-planned = Mutare anticipată setată. Se joacă la rândul tău, dacă e permisă.
table-symbols = Simbolurile pieselor în loc de litere
table-download = Descarcă în format { $format }

## Games from elsewhere
import-title = Importă o partidă
import-text = Lipește partida ca { $formats }
import-open = Importă

## People
nav-account = Cont
people-sign-in = Autentificare
people-register = Creează un cont
people-lead = Poți juca fără cont. Cu un cont îți găsești partidele pe orice dispozitiv și poți juca partide cu rating.
people-name = Nume
people-name-hint = De la 2 la 24 de litere sau cifre. Îl văd ceilalți jucători.
people-password = Parolă
people-password-hint = Cel puțin 8 caractere. Vei primi coduri pentru cazul în care o uiți.
people-with-passkey = Intră cu o cheie de acces
people-register-passkey = Creează un cont cu o cheie de acces
people-wrong = Nume sau parolă greșită.
people-slow = Prea multe încercări. Așteaptă un minut, apoi încearcă din nou.
people-name-taken = Numele este ocupat sau seamănă prea mult cu unul ocupat. Alege altul.
people-name-unfit = Folosește de la 2 la 24 de litere sau cifre dintr-un singur alfabet, cu spații, puncte sau cratime între ele.
people-password-unfit = Folosește cel puțin 8 caractere și nimic ușor de ghicit, cum ar fi numele tău sau 12345678.
people-passkey-failed = Cheia de acces nu a fost acceptată. Încearcă din nou.
people-again = Autentifică-te din nou ca să schimbi asta.
people-only-way = Este singurul tău mod de autentificare, așa că nu poate fi eliminat.
people-not-the-name = Acesta nu este numele tău. Nu s-a șters nimic.
account-since = Aici din { $date }
account-ratings = Ratinguri
account-matches = { $count ->
    [one] { $count } meci cu rating
    [few] { $count } meciuri cu rating
   *[other] { $count } de meciuri cu rating
}
account-history = Istoricul partidelor
account-export = Descarcă toate datele mele
account-sign-out = Deconectare
account-ways = Cum te autentifici
account-passkey = Cheie de acces: { $device }
account-passkey-add = Adaugă o cheie de acces
account-remove = Elimină
account-password-new = Parolă nouă
account-password-note = Cel puțin 8 caractere. Celelalte dispozitive ale tale vor fi deconectate.
account-password-set = Salvează parola
account-devices = Sesiuni active
account-this-device = acest dispozitiv
account-seen = ultima folosire: { $date }
account-end-others = Deconectează toate celelalte
account-tokens = Chei API
account-tokens-about = Oricine are o cheie poate acționa în numele tău. Ține-o secretă.
account-token-label = Pentru ce este?
account-token-read = poate doar citi
account-token-play = poate juca
account-token-make = Creează o cheie
account-token-once = Copiaz-o acum. Nu o vei mai vedea.
account-delete = Șterge-ți contul
account-delete-about = Accesul, sesiunile, cheile și ratingurile tale se șterg imediat și definitiv. Partidele jucate rămân, cu numele sub care ai jucat: sunt și ale adversarilor tăi. Nimeni nu le poate continua în locul tău.
account-delete-sure = Scrie-ți numele pentru confirmare
history-none = Încă nu e nimic aici.
history-older = Mai vechi
history-won = Câștigată
history-lost = Pierdută
history-drawn = Remiză
rated-badge = Cu rating
rated-switch = Partidă cu rating
rated-about = Ambii jucători au nevoie de cont. Mutările nu se iau înapoi.
ratings-about = Numărul de după ± arată cât de nesigur este ratingul.
refusal-rated-account = Aceasta e o partidă cu rating: ai nevoie de cont.
refusal-rated-alone = Într-o partidă cu rating nu poți juca împotriva ta.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Această cheie este necunoscută sau revocată, ori nu permite asta.
nav-main = Pagini principale
nav-play = Joacă
nav-learn = Învață
nav-rules = Reguli
list-lead-learn = Alege un joc și încearcă lecțiile lui scurte.
list-lead-rules = Alege un joc și citește-i regulile, cu imagini.
home-continue = Continuă
home-finished = Partide terminate
start-change = Schimbă
start-change-of = { $game }: schimbă adversarul, regulile sau timpul
player-computer = { $name } (calculator)
character-hello-gentle = Salut! Aflăm împreună cum se joacă?
character-hello-cheerful = Mă bucur să jucăm. Distracție plăcută!
character-hello-steady = Succes. Eu joc sigur.
character-hello-sharp = Bun venit. Atenție: gândesc înainte.
character-hello-calm = Când vrei tu. Rareori îmi scapă ceva.
character-bye-gentle = A fost distractiv! Încă o dată?
character-bye-cheerful = Mulțumesc pentru partidă!
character-bye-steady = Bună partidă. Mi-a plăcut.
character-bye-sharp = Bine luptat. Aruncă o privire la momentele decisive.
character-bye-calm = A fost o plăcere. Puține partide sunt ca aceasta.
notice-special = După regulile acestei partide: { $rule }
notice-rule = Regula { $number }
notice-close = Am înțeles
opponent-bot = Calculator
opponent-here = În doi, aici
opponent-away = Prin link
opponent-anyone = Oricine
rules-question = Ce reguli vrei?
rules-of-my-box = Regulile din cutia mea
rules-as-usual = Cum se joacă astăzi
rules-line = Reguli:
start-time = Timp
start-more = Mai mult
start-match-points = Sau până la atâtea puncte
clock-chip-none = Fără ceas
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Pe punct
clock-chip-days = { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}
working-hint = Caut o mutare bună…
working-thinking = Calculatorul încă se gândește…
working-compiled = Calculatorul se pregătește, doar de data asta pe acest aparat: { $percent } %.
working-tables = Calculatorul calculează finalurile acestor reguli, doar de data asta: { $percent } %.
provisional-compiled = E un răspuns rapid: calculatorul încă se pregătește. Întreabă din nou peste un minut.
provisional-tables = Finalurile acestor reguli încă se calculează, așa că cifrele sunt estimări bune.
settings-set = Tabla și piesele
settings-set-walnut = Nuc
settings-set-felt = Postav și alamă
settings-set-flat = Simplu și modern
settings-set-slate = Ardezie și piatră
offline-title = Nu ai conexiune
offline-lead = Pentru a juca e nevoie de conexiune. De îndată ce revine poți continua; nu se pierde nimic.
offline-kept = Poți citi
offline-nothing = Încă nimic. Regulile și lecțiile pe care le deschizi se păstrează aici pentru mai târziu.
offline-again = Încearcă din nou
import-files = Alege fișiere sau trage-le oriunde pe această pagină
import-done = { $count ->
    [one] S-a deschis { $count } partidă
    [few] S-au deschis { $count } partide
   *[other] S-au deschis { $count } de partide
}
import-illegal = Mutarea { $count } nu e permisă:
import-unreadable = Textul nu a putut fi citit ca partidă
import-keep = Deschide partida până acolo
import-correct = Corectează
import-corrected = Partida de corectat
import-back = Înapoi
share-title = Partajare în rețeaua mea
share-ask = Acum doar acest calculator poate deschide Gamecase. Dacă partajezi, îl poate deschide orice dispozitiv din rețeaua ta de acasă, până oprești partajarea sau închizi aplicația.
share-start = Partajează
share-on = Partajat. Deschide această adresă pe alt dispozitiv sau scanează codul.
share-stop = Oprește partajarea
problem-no-network = Acest calculator nu e conectat acum la nicio rețea în care să se poată partaja.
notice-registered = Bun venit, { $name }! Contul tău e gata și autentificarea s-a făcut.
notice-password-saved = Parola ta nouă a fost salvată.
account-password-current = Parola actuală
account-password-passkey = Confirmă cu o cheie de acces
account-no-ratings = Nu ai încă rating. Joacă o partidă cu rating ca să primești unul. Listele de rating:
people-wrong-current = Aceasta nu e parola ta actuală. Nu s-a schimbat nimic.
people-passkey-first = Contul nu are încă parolă. Stabilește una cu butonul pentru cheia de acces.
footer-translations = Traduceri
translations-title = Traduceri
translations-lead = Toate mesajele site-ului și ale jocurilor, cu valori de exemplu, în două limbi alăturate.
translations-how = Ca să corectezi o traducere sau să adaugi o limbă, citește docs/translating.md din codul sursă.
translations-language = Limba
translations-beside = Alături de
translations-part = Secțiunea
translations-part-shell = Site-ul
translations-state = Starea
translations-state-all = Toate
translations-state-missing = Lipsă
translations-state-outdated = Învechite
translations-state-current = La zi
translations-search = Caută
translations-show = Arată
translations-count = { $count ->
    [one] { $count } mesaj
    [few] { $count } mesaje
   *[other] { $count } de mesaje
}
provenance-legend = De unde vine fiecare regulă:
provenance-printed = Tipărită în regulament
provenance-usual = Cum se joacă azi
provenance-silent = Regulamentul nu spune nimic: alegerea noastră
provenance-differs = Regulamentul nu e clar: varianta pe care o jucăm
provenance-languages = Doar în aceste limbi: { $languages }.
switch-value-printed = { $value } (ca în regulament)
switch-value-silent = { $value } (alegerea noastră)
switch-value-differs = { $value } (interpretarea noastră)
rules-exactly = Exact ca în regulament
rules-exactly-about = Se joacă fiecare regulă literă cu literă, chiar și acolo unde credem că s-a vrut altceva.
rules-needs = Se aplică doar cu această setare: { $switch } – { $value }
rules-needs-open = Începe o partidă așa
rules-compare = Regulamentele, unul lângă altul
rules-compare-about = Doar unde diferă regulamentele. Restul se găsește în regulile fiecăruia.
table-rules = Reguli: { $booklet }
table-rules-change = schimbă
table-chat = Chat
table-more = Mai mult
table-tools = Instrumente
table-sound = Sunet
table-fullscreen = Ecran complet
table-save = Salvează fișierul
table-hint-more = Mai mult
table-speed = Viteza mutărilor
table-speed-calm = Lentă
table-speed-normal = Normală
table-speed-fast = Rapidă
table-speed-none = Fără animație
table-glow = Arată ce piese pot muta
table-lot = Cine începe
table-lot-explained = Întâmplarea hotărăște cine începe. Un secret o fixează înainte de partidă, iar atunci se arată doar amprenta lui. După partidă secretul e dezvăluit, așa că oricine poate verifica.
table-lot-words = Textele jucătorilor
table-next-level = Nivelul următor: { $level }
result-won = Ai câștigat
result-lost = Ai pierdut
result-drawn = Remiză
result-winner = { $name } câștigă
result-story = { $turns ->
    [one] Încheiată după { $turns } mutare.
    [few] Încheiată după { $turns } mutări.
   *[other] Încheiată după { $turns } de mutări.
}
result-story-ahead = { $turns ->
    [one] { $turns } mutare,
    [few] { $turns } mutări,
   *[other] { $turns } de mutări,
} { $winner ->
    [own] și nu te-ai aflat niciodată în dezavantaj.
   *[other] iar învingătorul nu s-a aflat niciodată în dezavantaj.
}
result-story-turned = { $turns ->
    [one] { $turns } mutare, iar soarta partidei s-a schimbat abia la final.
    [few] { $turns } mutări, iar soarta partidei s-a schimbat abia la final.
   *[other] { $turns } de mutări, iar soarta partidei s-a schimbat abia la final.
}
result-story-changes = { $turns ->
    [one] { $turns } mutare.
    [few] { $turns } mutări.
   *[other] { $turns } de mutări.
} { $changes ->
    [one] Avantajul a trecut o dată de la unul la altul.
    [few] Avantajul a trecut de { $changes } ori de la unul la altul.
   *[other] Avantajul a trecut de { $changes } de ori de la unul la altul.
}
told-lot-seat = { $name }: { $seat }, alegere la întâmplare.
settings-notices = Anunță-mă când e rândul meu
settings-notices-on = Activat. Browserul acesta te anunță, chiar și când partida e închisă.
settings-notices-off = Dezactivat.
settings-notices-blocked = Browserul tău blochează mesajele acestui site. Permite-le întâi în setările lui.
settings-notices-failed = Nu a mers. Încearcă din nou mai târziu.
push-turn = E rândul tău. Adversar: { $opponent }.
bot-later = Ai multe partide cu calculatorul. Mut aici de îndată ce îmi vine rândul.
refusal-too-many-thoughts = Calculatorul e ocupat cu celelalte partide ale tale. Încearcă din nou într-o clipă.
problem-too-many-analyses = Mai multe partide ale tale sunt deja în analiză. Așteaptă să se termine una, apoi încearcă din nou.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Analiză mai profundă
deep-start = Pornește
deep-stop = Oprește
deep-plies = { $plies ->
    [one] { $plies } semimutare
    [few] { $plies } semimutări
   *[other] { $plies } de semimutări
}
deep-truncated = Rollout scurt { $level }
deep-rollout = Rollout complet
deep-deeper = Caută mai adânc
deep-depth = Adâncime { $ply }
deep-games = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
deep-sure = Probabilitate de { $percent } % ca prima să fie cea mai bună
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Motorul s-a oprit. Ce a găsit rămâne aici. Pornește din nou ca să continue.
deep-limit = Mai departe de atât nu merge acest site.
deep-picture = Valori cu intervale de încredere de 95 %
deep-compare = Compară
deep-refused = Asta nu se poate analiza.
recovery-title = Păstrează aceste coduri
recovery-about = Dacă îți uiți parola, fiecare cod îți permite să pui una nouă, o singură dată. Notează-le sau tipărește-le: nu le vei mai vedea.
recovery-done = Le-am păstrat
recovery-new = Coduri de recuperare noi
recovery-left = { $count ->
    [one] A rămas { $count } cod de recuperare
    [few] Au rămas { $count } coduri de recuperare
   *[other] Au rămas { $count } de coduri de recuperare
}
people-forgot = Ți-ai uitat parola?
people-forgot-about = Scrie-ți numele, unul dintre codurile de recuperare și o parolă nouă. Dacă nu ai niciun cod, cere un link celui care administrează site-ul.
people-code = Cod de recuperare
people-code-wrong = Numele și codul nu se potrivesc sau codul a fost deja folosit.
people-link-old = Linkul nu mai e valabil. Cere unul nou.
people-mail = E-mail, doar pentru recuperarea parolei
people-mail-send = Trimite-mi un link prin e-mail
people-mail-sent = Dacă există o adresă de e-mail pentru acest nume, linkul e pe drum.
people-invite = Cod de invitație
people-invite-wrong = Codul de invitație nu e valabil. Cere unul celui care administrează site-ul.
people-closed = Aici nu se pot crea conturi noi.
people-banned = Cel care administrează site-ul a blocat acest cont.
people-members = Ca să joci aici ai nevoie de cont.
people-with-provider = Autentificare cu { $provider }
people-provider-failed = Autentificarea nu a reușit. Încearcă din nou.
mail-reset = Stabilește o parolă nouă
mail-reset-text = Cineva a cerut o parolă nouă pentru { $name }. Dacă ai fost tu, deschide acest link în cel mult o zi:
problem-quota = Ai început deja câte partide permite site-ul deocamdată.
admin-title = Administrarea site-ului
admin-people = Jucători
admin-tables = Partide
admin-invites = Invitații
admin-log = Ce s-a schimbat
admin-find = Caută
admin-sizes = Partide: { $tables } · Conturi: { $accounts } · { $megabytes } MB
admin-reset = Link pentru o parolă nouă
admin-end = Deconectează peste tot
admin-rename = Redenumește
admin-ban = Blochează
admin-banned = Blocat
admin-unban = Deblochează
admin-delete = Șterge
admin-close = Închide
admin-role-none = Jucător
admin-role-organiser = Organizator
admin-role-admin = Administrator
admin-role-set = Salvează rolul
admin-invite-people = Pentru câte persoane?
admin-invite-days = Pentru câte zile?
admin-invite-make = Creează o invitație
practice-title = Exersează-ți greșelile
practice-lead = Poziții din propriile tale partide. În cele mai multe ai greșit; în unele nu.
practice-task = Joci cu: { $seat }. Ce faci?
practice-counts = { $due } de repetat · { $new } noi azi
practice-days = { $days ->
    [one] { $days } zi la rând
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}
practice-empty = Încă nu ai ce exersa. Cere analiza unei partide încheiate: greșelile tale vor apărea aici.
practice-done = Gata pentru azi. Foarte bine!
practice-more = Alte poziții noi
practice-show = Arată răspunsul
practice-next = Poziția următoare
practice-remove = Nu o mai arăta
practice-game = Vezi partida
practice-right = Bună mutare!
practice-wrong = Există ceva mai bun.
practice-shown = Răspunsul
practice-chosen = Mutarea ta
practice-best = Cea mai bună
practice-played = În partidă
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Poziția aceasta revine { $when }.

## Drills: short exercises to repeat

drills-title = Antrenament
drills-lead = Exerciții scurte, tot mai grele pe măsură ce progresezi.
drills-level = Nivel { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Ultimele { $answers }: { $right } corecte
drills-streak = { $count } la rând
drills-book = Carte de deschideri
opening-book-move = Mutare
opening-book-worth = Puncte
opening-book-about = Punctele sunt valori (equity) pentru partide pe bani, cu cubul la mijloc, din propriile noastre rollouturi, cu eroarea lor standard.
drills-answer = Răspunde
drills-next = Exercițiul următor
drills-right = Corect!
drills-wrong = Nu chiar.
drills-your-answer = Răspunsul tău
drills-number = Introdu un număr întreg de la { $low } la { $high }.
drills-again = Ai răspuns deja la acest exercițiu, așa că nu se mai pune la socoteală.
nav-events = Turnee
events-lead = Turnee pentru clubul, școala sau familia ta, online sau la table adevărate.
events-coming = Urmează
event-new = Turneu nou
event-family = Cupă rapidă în familie
event-family-about = Trei până la opt nume și începe: trei runde, apoi finala celor mai buni doi.
event-name = Numele turneului
event-format = Sistem
event-format-round-robin = Fiecare cu fiecare
event-about-round-robin = Toți joacă împotriva tuturor.
event-format-swiss = Sistem elvețian
event-about-swiss = În fiecare rundă întâlnești pe cineva cu cam tot atâtea puncte ca tine.
event-format-knockout = Eliminatoriu
event-about-knockout = Dacă pierzi, ieși sau continui în cupa de consolare.
event-format-arena = Arenă
event-about-arena = Cine e liber primește un adversar nou, ori de câte ori vrea.
event-format-ladder = Scară
event-about-ladder = Provoacă pe cineva de deasupra ta și ia-i locul.
event-format-family-cup = Cupa familiei
event-place = Unde jucați?
event-place-online = Online
event-place-real = La table adevărate
event-place-screen = Pe acest ecran
event-rounds = Numărul de runde; gol pentru numărul obișnuit
event-double = Tur și retur
event-sides = Cine joacă?
event-sides-1 = Individual
event-sides-pairs = Perechi
event-sides-teams = Echipe de { $number }
event-scoring = Puncte pentru victorie, remiză și înfrângere
event-scoring-points = Contează punctele din partide
event-ties = Criterii de departajare (lasă gol pentru cele obișnuite)
event-main = Cupa principală
event-consolation = Cupa de consolare
event-last-chance = Cupa ultimei șanse
event-playoff = Eliminatorii pentru cei mai buni
event-may-join = Oricine are linkul se poate înscrie
event-players-report = Jucătorii își introduc singuri rezultatele
event-starts = Când începe?
event-create = Creează turneul
event-join = Înscrie-te la { $name }
event-join-about = Scanează codul sau deschide linkul ca să te înscrii. Nu ai nevoie de cont.
event-code = Codul tău este { $code }. Cu el poți reveni de pe orice dispozitiv.
event-code-enter = Am un cod
event-players = Jucători
event-add = Adaugă jucători
event-add-hint = Câte unul pe rând. Pot urma ratingul și clubul: Maria; 1450; Malul Râului
event-file = Sau dintr-un fișier: CSV cu numele ori TRF cu rundele jucate până acum
event-import = Continuat dintr-un fișier
event-round = Runda { $number }
event-board = Masa { $number }
event-bye = Liber
event-pairings = Împerecheri
event-pair = Împerechează runda { $number }
event-pair-again = Împerechează din nou
event-by-hand = Împerechează manual
event-by-hand-hint = Câte o pereche pe rând, cu numerele jucătorilor: 3-7. Un număr singur stă liber.
event-start = Începe runda { $number }
event-close = Încheie turneul
event-reopen = Redeschide turneul
event-result = Introdu rezultatul
event-correct = Corectează rezultatul
event-keep-score = Notează partida aici
event-keep-score-about = Joacă la tabla ta și notează partida pe acest dispozitiv. Rezultatul se introduce la sfârșitul partidei.
event-won = A câștigat { $name }
event-absent = { $name } nu a jucat
event-score = Scorul, dacă l-ați ținut
event-why = Motiv
event-change = Schimbă un nume sau un rating
event-withdraw = Retrage-te din turneu
event-return = Joacă din nou
event-byes = Cere o rundă liberă
event-bye-half = Rundă liberă de jumătate de punct
event-bye-zero = Rundă liberă fără punct
event-bye-cancelled = Runda liberă a fost anulată
event-half-byes = Runde libere de jumătate de punct pe care le poate cere fiecare jucător
event-withdrawn = S-a retras
event-forbid = Nu-i împerechea niciodată pe acești doi
event-helpers = Ajutoare
event-helpers-about = Dă un nume fiecărui ajutor și trimite-i linkul. Ajutoarele pot împerechea, pot începe runde și pot introduce rezultate.
event-codes = Codurile jucătorilor
event-downloads = Descărcări
event-all-games = Toate partidele
event-standings = Clasament
event-crosstable = Tabelul turneului
event-bracket = Tabloul eliminatoriilor
event-points = Puncte
event-yours = Partida ta: masa { $number }, cu { $name }
event-yours-bye = În această rundă stai liber.
event-open-table = Mergi la partidă
event-screen = Ecran mare
event-challenge = Provoacă
study-title = Jocul tău
study-intro = Cere analiza partidelor tale încheiate și vezi aici cât de bine joci și unde greșești.
study-automatic = Analizează-mi partidele imediat ce se încheie
study-analyse = Analizează
study-analyse-all = Analizează-le pe toate
study-again = Analizează din nou
study-stopped = Motorul s-a oprit înainte de sfârșit. Ce a găsit rămâne păstrat.
study-waiting = { $count ->
    [one] { $count } partidă își așteaptă analiza.
    [few] { $count } partide își așteaptă analiza.
   *[other] { $count } de partide își așteaptă analiza.
}
study-open = Încă neanalizate
study-games = Partide analizate
study-newer = Mai noi
study-last = Decizii
study-last-count = Ultimele { NUMBER($count) }
study-last-all = Toate
study-decisions = { $count ->
    [one] { NUMBER($count) } decizie
    [few] { NUMBER($count) } decizii
   *[other] { NUMBER($count) } de decizii
}
study-pr = PR (indice de performanță)
study-accuracy = Precizie
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Pierdere medie pe mutare (sutimi)
study-error-rate = Rata de eroare ca în GNU Backgammon
study-snowie = Rata de eroare Snowie
study-mistakes = Greșeli
study-luck = Noroc
study-without-luck = Rezultatul fără noroc
study-trend = În timp
study-by-kind = După felul deciziei
study-by-position = După felul poziției
study-by-opponent = După adversar
study-by-opening = După deschidere
study-opening = Deschidere
study-opponent = Adversar
study-result = Rezultat
study-day = Data
study-move = Mutări
position-opening = Deschidere
position-middlegame = Joc de mijloc
position-endgame = Final
refusal-event-closed = Acest turneu s-a încheiat.
refusal-event-organiser-only = Asta poate face doar cine organizează.
refusal-event-officials-only = Asta poate face doar cine organizează sau ajută.
refusal-event-not-yours = Poți face asta doar pentru tine.
refusal-event-full = Turneul e plin. Numărul maxim de jucători: { $most }.
refusal-event-no-late-entry = E prea târziu pentru înscriere. Prima rundă a început.
refusal-event-no-entrant = Nu există jucătorul cu numărul { $entrant }.
refusal-event-name-taken = Există deja cineva cu numele { $name }.
refusal-event-members = Numărul de jucători de introdus: { $count }.
refusal-event-results-missing = { $missing ->
    [one] Mai lipsește un rezultat din runda { $round }.
    [few] Mai lipsesc { $missing } rezultate din runda { $round }.
   *[other] Mai lipsesc { $missing } de rezultate din runda { $round }.
}
refusal-event-all-paired = Toate rundele ({ $rounds }) sunt împerecheate.
refusal-event-still-playing = { $name } nu și-a încheiat încă ultima partidă.
refusal-event-challenge-up = Poți provoca doar pe cineva de deasupra ta. { $name } e sub tine.
refusal-event-wrong-round = Runda { $round } nu există încă. Urmează runda { $next }.
refusal-event-already-started = Runda { $round } a început deja.
refusal-event-not-started = Runda { $round } nu a început încă.
refusal-event-already-paired = Runda { $round } e deja împerecheată.
refusal-event-too-few = Numărul minim de jucători: { $least }. Până acum sunt { $count }.
refusal-event-is-withdrawn = { $name } s-a retras. Împerechează runda din nou sau manual.
refusal-event-has-bye = { $name } stă liber în runda { $round }. Anulează runda liberă sau împerechează din nou.
refusal-event-byes-used = Runde libere de jumătate de punct pe care le poate cere aici fiecare jucător: { $most }.
refusal-event-paired-twice = { $name } nu poate fi în două perechi.
refusal-event-no-pairing = La masa { $table } nu e nicio partidă în runda { $round }.
refusal-event-result-exists = Masa { $table } din runda { $round } are deja un rezultat. Îl poate corecta cine organizează.
refusal-event-online-result = Această partidă se joacă online. Rezultatul ei vine de la sine.
refusal-event-impossible-result = Acest rezultat nu e posibil.
refusal-event-needs-winner = E o eliminatorie: cineva trebuie să câștige.
refusal-event-cannot-pair = Runda { $round } nu poate fi împerecheată fără ca cineva să întâlnească din nou același adversar. Împerecheaz-o manual sau încheie turneul.
refusal-event-nobody-free = Acum nu e nimeni liber pentru joc.
refusal-event-by-challenge = Pe scară, jucătorii se provoacă între ei.
refusal-event-by-organiser = Cere înscrierea de la cine organizează.
refusal-event-already-entered = Participi deja.
refusal-event-not-empty = Turneul are deja jucători. Creează un turneu nou pentru acest fișier.
refusal-event-wrong-code = Codul nu e corect. Verifică biletul tău.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Suma punctelor tuturor adversarilor tăi. Adversarii mai puternici contează în favoarea ta.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = Punctele tuturor adversarilor tăi, fără cel cu cele mai puține.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Punctele tuturor celor pe care i-ai învins, plus jumătate din punctele celor cu care ai făcut remiză.
tie-break-direct-encounter = Întâlnire directă
tie-break-direct-encounter-about = Punctele tale împotriva celor cu care ești la egalitate.
tie-break-wins = Victorii
tie-break-wins-about = Partidele pe care le-ai câștigat la tablă.
tie-break-points-difference = Diferența de puncte
tie-break-points-difference-about = Punctele făcute în partidele tale, minus cele ale adversarilor.
tie-break-board-points = Puncte la mese
tie-break-board-points-about = Punctele de la toate mesele echipei tale.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Eroarea ta medie în partidele analizate. Mai mic înseamnă mai bine.
tie-break-unplayed = În sistemul elvețian, o rundă fără partidă se socotește ca una împotriva cuiva cu propriile tale puncte.
table-dice-chains = Fiecare aruncare rezultă dintr-un secret al aplicației și câte un număr din pagina fiecărui jucător, toate fixate dinainte. Astfel nimeni nu poate alege o aruncare, nici măcar cine administrează site-ul. După partidă oricine poate verifica fiecare aruncare.
table-dice-waiting = Fiecare pagină își dă numărul doar când arunci, așa că nimeni nu poate ști o aruncare dinainte. Dacă o pagină e închisă, zarurile o așteaptă.
table-dice-deposits = Ca să poți închide pagina, ea își dă numărul pentru aruncarea următoare odată cu mutarea ta. Nimeni nu poate ști o aruncare dinainte, în afară de cazul în care cine administrează site-ul joacă în această partidă.
table-dice-kept = Fără număr propriu: { $names }
table-lot-chains = Întâmplarea hotărăște cine începe: un secret al aplicației și câte un număr din pagina fiecărui jucător, toate fixate dinainte. După partidă oricine poate verifica.
status-dice-wait = Zarurile așteaptă ca { $name } să deschidă această pagină
dice-elsewhere = Zarurile așteaptă browserul în care ai jucat ultima dată. Deschide partida acolo.
told-renewal = { $name } are numere noi pentru zaruri, din alt browser
editor-title = Aranjează o poziție
editor-lead = Trage piesele pe tablă sau alege una și atinge locul ei.
editor-turn = La mutare
editor-remove = Ia o piesă de pe tablă
editor-clear = Golește tabla
editor-start = Poziția de început
editor-text = Lipește o poziție
editor-text-known = Scrisă ca { $notations }.
editor-read = Arată
editor-recognised = Citită ca { $notation }.
editor-unreadable = Textul nu poate fi citit ca poziție. E încă acolo.
editor-other-game = Poziția e din alt joc: { $game }.
editor-notations = Ca text
editor-copy = Copiază
editor-possible = Poziția e posibilă.
editor-over = În această poziție partida e încheiată, deci nu mai e nimic de jucat.
editor-play = Joacă de aici
editor-link = Copiază linkul
editor-picture = Descarcă o imagine
editor-analyse = Analizează poziția
editor-from-position = Dintr-o poziție
editor-from-about = O partidă din această poziție, fără rating.
notebook-title = Caiet
notebook-lead = Pozițiile pe care le-ai salvat. Se păstrează în acest browser sau în contul tău, dacă ai unul.
notebook-save = Salvează în caiet
notebook-name = Titlu
notebook-tags = Etichete, despărțite prin virgule
notebook-note = Notă
notebook-game = Joc
notebook-tag = Etichetă
notebook-saved = Salvată în caietul tău.
notebook-empty = Aici nu sunt poziții.
problem-notebook-full = Caietul tău e plin. Șterge întâi o poziție.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Studii
studies-lead = Partide și poziții cu propriile tale comentarii și variante. Arată-le prietenilor printr-un link sau salvează-le ca fișiere.
studies-empty = Nu ai încă niciun studiu.
studies-make = Fă un studiu
studies-new = Studiu nou
studies-comment = Comentariu
studies-symbols = Simboluri
studies-promote = Fă-o variantă principală
studies-delete = Șterge de aici încolo
studies-saved = Salvat
studies-saving = Se salvează…
studies-unsaved = Nesalvat
studies-retry = Salvează din nou
studies-conflict = Conținutul a fost modificat în altă fereastră. Acum vezi versiunea cea mai nouă; ce ai scris e încă în câmpul lui.
studies-share = Partajează
studies-view-link = Oricine are acest link poate vedea conținutul.
studies-edit-link = Oricine are acest link poate modifica conținutul.
studies-view-make = Creează un link de vizualizare
studies-edit-make = Creează un link de editare
studies-withdraw = Retrage acest link
studies-download = Descarcă
studies-partly = fără o parte din notele tale
problem-too-many-studies = Nu mai e loc. Șterge întâi ceva.
lessons-own = Lecțiile tale
lessons-lead = Pune poziții într-o lecție a ta și trimite linkul oricui vrea să învețe.
lessons-new = Lecție nouă
lessons-which = Lecția
lessons-add = Adaugă poziția
lessons-exercise = Exercițiul { $number } din { $count }
lessons-task = Cerința
lessons-answers = Mutările corecte, câte una pe rând
lessons-any-good = Acceptă orice mutare bună, după aprecierea calculatorului
lessons-explanation = Explicație după răspuns
lessons-from-notebook = Din caietul tău
lessons-next = Exercițiul următor
lessons-done = Acesta a fost ultimul exercițiu. Foarte bine!
lessons-empty = Lecția nu are încă exerciții.
lessons-up = Mută mai sus
lessons-open = Vezi lecția ca elevii tăi
lessons-nobody-moves = În această poziție nu e nimeni la mutare, deci nu poate fi un exercițiu.
lessons-bad-answer = „{ $move }” nu se poate juca în această poziție.
lessons-needs-answer = Dă o mutare corectă sau acceptă orice mutare bună.
import-many-title = Importă partide
import-many-lead = Adu-ți partidele din alte programe și de pe alte site-uri: fișiere separate, dosare întregi sau o arhivă ZIP. Partidele pe care le ai deja aici sunt sărite.
import-formats = Fișiere care pot fi citite
import-folder = Alege un dosar
import-stop = Oprește
import-count-files = Fișiere
import-count-games = Importate
import-count-duplicates = Deja aici
import-count-failed = Neimportate
import-line = Rândul
import-lost = Conexiunea s-a pierdut. Ce s-a importat până acum se păstrează.
import-stopped = Oprit. Ce s-a importat până acum se păstrează.
import-too-large = Fișierul e prea mare. Se pot citi deodată cel mult { $size } MB.
import-quota = Ai atins numărul de partide noi pentru luna aceasta. Ce s-a importat până acum se păstrează.
import-players = Care dintre acești jucători ești tu?
import-me = Eu sunt
import-names = Numele tale din fișiere
import-names-help = Despărțite prin virgule. În partidele cu unul dintre acești jucători, doar mutările lui se socotesc ale tale.
import-queue-full = Deocamdată nu mai încap alte partide la coada de analiză. Revino mai târziu pentru celelalte.
openings-title = Explorator de deschideri
openings-filter = Alege partidele
openings-source = Din
openings-own = Partidele tale
openings-side = Culoarea
openings-player = Jucător
openings-days = Perioada
openings-days-30 = Ultimele 30 de zile
openings-days-365 = Ultimul an
openings-any = Toate
openings-show = Arată
openings-start = Poziția de început
openings-count = Partide
openings-loss = Pierdere medie
openings-empty = Nicio partidă nu a ajuns în această poziție.
openings-none = Nicio partidă încheiată încă. Joacă sau importă partide din alte programe.
openings-reading = Se numără partidele tale: { $done } din { $all }
openings-reached = Partide cu această poziție
openings-collections = Colecțiile tale
openings-collections-help = Un fișier cu multe partide, de exemplu PGN sau PDN. Îl vezi doar tu.
openings-add = Adaugă un fișier
openings-adding = Se citește fișierul
