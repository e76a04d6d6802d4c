### The words of Gamecase itself, in Croatian. en.ftl is the source.

## The case
app-name = Gamecase
app-tagline = Tradicionalne društvene igre po pravilima iz vaše kutije
skip-to-content = Preskoči na sadržaj
nav-home = Igre
nav-settings = Postavke
home-title = Odaberite igru
home-lead = Igrajte protiv računala, s nekim pokraj vas ili s nekim na daljinu.
home-open = Otvorene partije
home-table-against = { $game } – { $others }
home-state-yours = Vi ste na potezu
home-state-open = U tijeku
home-state-waiting = Čeka se igrač
home-state-over = Završeno
footer-free = Slobodni softver: igrajte, pokrenite kod sebe i mijenjajte po volji
footer-fair = Kockice koje svatko može provjeriti

## Settings
settings-language = Jezik
settings-theme = Izgled
settings-theme-auto = Kao na uređaju
settings-theme-light = Svijetli
settings-theme-dark = Tamni
settings-theme-contrast = Visoki kontrast
settings-theme-clear = Za daltoniste
settings-save = Primijeni

## Laying a table
new-title = Nova partija: { $game }
new-booklet-clauses = Prikaži pravila
box-find = Pronađi pravila prema svojoj kutiji
box-unsure = Ne znam
box-none = Svemu tome ne odgovaraju nijedna pravila: evo ih sva.
new-opponent = S kim igrate?
new-player = Igrač { $number }
new-against-here = Netko ovdje sa mnom
new-against-away-about = Dobit ćete poveznicu koju možete poslati.
new-against-anyone-about = Vaša je partija na početnoj stranici dok se netko ne pridruži.
new-level = Koja razina?
new-you = Vi
new-name = Vaše ime
new-name-hint = Vidjet će ga drugi; možete ga ostaviti praznim.
new-words = Vaše riječi za kockice
new-words-hint = Umiješaju se u svako bacanje i svaki nasumičan izbor. Ako ništa ne upišete, smislit će ih uređaj.
new-friend-name = Ime drugog igrača
new-starts = Tko počinje?
new-starts-lot = Nasumce
new-starts-me = Ja
new-starts-other = Protivnik
new-side = Koju stranu uzimate?
new-match = Duljina meča
new-match-best-of-1 = Jedna partija
new-match-best-of = Meč na najviše { $number } partija
new-match-first-to = { $number ->
    [one] Igra se do { $number } boda
    [few] Igra se do { $number } boda
   *[other] Igra se do { $number } bodova
}
new-match-open = Koliko partija želite
new-dice = Tko baca kockice?
new-dice-verifiable = Baca aplikacija; poslije svatko može provjeriti
new-dice-manual = Bacamo prave kockice i upisujemo što je palo
new-clock = Vrijeme za razmišljanje
new-clock-none = Bez sata
new-clock-fischer = { $minutes } min + { $seconds } s po potezu
new-clock-delay = { $seconds } s odgode po potezu, { $minutes } min pričuve po bodu
new-clock-days = { $days ->
    [one] { $days } dan po potezu
    [few] { $days } dana po potezu
   *[other] { $days } dana po potezu
}

## An invitation
join-title = Pozivnica: { $game }
join-by = { $name } vas poziva na igru.
join-by-somebody = Netko vas poziva na igru.
join-sit = Pridruži se
join-watch = Samo gledaj

## The table
table-board = Ploča
table-moves = Potezi
table-players = Igrači
table-position = Opis pozicije
table-dice = Kockice
table-dice-pledge = Zapečaćeno prije partije (SHA-256 tajne)
table-dice-secret = Tajna, otkrivena nakon partije
table-dice-words = Riječi igrača
table-dice-explained = Prije partije kockice se zapečate: njihova je tajna određena, a vidi se samo njezin otisak. Nakon partije tajna se otkriva i svatko može provjeriti da svako bacanje proizlazi iz nje.
table-record = Preuzmi zapis
table-takeback = Vrati potez
table-hint = Savjet
table-hint-told = Moj savjet: { $told }
table-guided = Daj mi savjete
table-type = Upiši potez
table-type-play = Odigraj
table-past = Gledate raniju poziciju.
table-now = Natrag na partiju
table-replay = Posljednji hitac opet, usporeno
table-sight = Ciljna crta
table-undo = Korak natrag
table-turn = Okreni ploču
table-look = Izgled ploče
table-confirm = Potvrdi svaki potez
table-draw = Ponudi remi
table-claim = Proglasi pobjedu
table-claim-draw = Proglasi remi
table-say-mute = Utišaj razgovor
table-resign = Predaj partiju
table-resign-sure = Zaista predati partiju?
table-yes = Da
table-no = Ne
table-next = Sljedeća partija
table-rematch = Revanš
say-hello = Pozdrav!
say-good-luck = Sretno!
say-well-played = Dobro odigrano!
say-thanks = Hvala!
say-sorry = Oprostite!
say-one-moment = Samo trenutak, molim.
say-back = Opet sam tu.
say-your-turn = Mislim da ste vi na potezu.
say-oops = Ups!
say-good-game = Dobra partija!
bot-again = Računalo je moralo početi razmišljati iznova.
table-home = Natrag na igre
table-accept = Prihvati
table-decline = Odbij
table-withdraw = Povuci
table-watching = Gledate. Samo igrači mogu vući poteze.
table-watchers = { $count ->
    [one] { $count } gledatelj
    [few] { $count } gledatelja
   *[other] { $count } gledatelja
}
table-booklet = Pravila
table-invite = Pozovi u igru
table-invite-help = Pošaljite ovu poveznicu ili pokažite kôd za skeniranje. Tko je prvi otvori, pridružuje se partiji.
table-invite-copy = Kopiraj poveznicu
table-invite-loopback = Ova adresa radi samo na ovom računalu. Za igru preko kućne mreže pokrenite: gamecase serve --host 0.0.0.0
player-unnamed = Igrač { $number }
player-you = vi
player-away = nije tu
tally-won = Dobiveni mečevi
tally-drawn = Remiji

## The rule book
rules-link = Pravila
rules-title = Pravila: { $game }
rules-booklets = Inačice pravila
rules-agreed = Dogovoreno za ovu partiju
rules-example = Primjer
rules-not-allowed = Nije dopušteno
rules-print = Ispiši

## Learning
learn-link = Učenje
learn-title = Naučite igrati: { $game }
learn-lead = Kratke lekcije, svaka s pločom samo za vas. Slobodno isprobavajte: ništa ne može poći po zlu.
learn-lesson = Lekcija { $number } od { $count }
learn-right = Točno!
learn-other = To je dopušteno, ali ovdje se traži nešto drugo.
learn-again = Pokušaj ponovno
learn-next = Sljedeća lekcija
learn-all = Sve lekcije
learn-guided = Odigrajte prvu partiju uz pomoć
learn-watch = Gledaj kako igraju dva računala

## What stands
status-waiting = Čeka se drugi igrač
status-drawing-lots = Bira se tko počinje
status-chance = Bacanje kockica
status-by-hand = Bacite kockice i upišite što je palo
status-your-turn = Vi ste na potezu: { $seat }
status-turn = Na potezu: { $seat }
status-bot-thinks = Računalo razmišlja
outcome-resigned = { $seat } pobjeđuje: protivnik je predao partiju.
outcome-agreed = Remi po dogovoru.
outcome-left = { $seat } pobjeđuje: protivnik je otišao.
outcome-left-draw = Remi: jedan je igrač otišao.
outcome-time = { $seat } pobjeđuje na vrijeme.
match-best-of = Partija { $game } od najviše { $number }
match-first-to = { $number ->
    [one] Partija { $game }, igra se do { $number } boda
    [few] Partija { $game }, igra se do { $number } boda
   *[other] Partija { $game }, igra se do { $number } bodova
}
match-games = Partija { $game } od { $number }
match-open = Partija { $game }

## What happened
told-sit = { $name } se pridružuje.
told-begin = Počinje nova partija.
told-lot = Počinje { $name }.
told-offer-takeback = { $name } želi vratiti potez.
told-offer-draw = { $name } nudi remi.
told-offer-rematch = { $name } predlaže revanš.
told-decline = Ponuda je odbijena.
told-takeback = Potez je vraćen.
told-draw = Remi je dogovoren.
told-resign = { $name } predaje partiju.
told-left = { $name } završava partiju: protivnik je otišao.
told-lapse = Ponuda je istekla.
told-say = { $name }: { $words }
told-flag = { $name }: vrijeme je isteklo.

## Why not
refusal-not-your-turn = Niste na potezu.
refusal-game-over = Partija je završena.
refusal-time-up = Vaše je vrijeme isteklo.
refusal-not-begun = Partija još nije počela.
refusal-dice-not-yours = U ovoj partiji kockice baca aplikacija.
refusal-dice-by-hand = U ovoj partiji sami bacate kockice i upisujete što je palo.
refusal-not-now = To sada nije moguće.
refusal-too-late = Netko je bio brži; ponovno pogledajte ploču.
refusal-still-here = Protivnik još nije dovoljno dugo odsutan.
refusal-offer-gone = Ta ponuda više ne vrijedi.
refusal-watching = Gledate; to mogu samo igrači.
refusal-no-hint = Savjeti su samo za partije s računalom ili za istim zaslonom, i samo kad ste na potezu.
refusal-means-nothing = Taj potez ovdje nije dopušten.
refusal-theirs = Taj potez nije bio dopušten. { $rule }

## Trouble
error-bad-message = Stranica je poslala nešto što poslužitelj ne razumije. Ponovno je učitajte.
error-stale = Stanje na ploči u međuvremenu se promijenilo; pogledajte ponovno.
error-too-fast = Prebrzo; pričekajte trenutak.
link-lost = Veza je prekinuta. Pokušavamo ponovno; ništa se ne gubi.
link-back = Veza je opet tu.
touch-again = Odaberite kamo dalje ili pritisnite Escape.
confirm-grave = Za potvrdu pritisnite još jednom.
aim-pull = Pomaknite disk po crti. Zatim bilo gdje na ploči povucite unatrag i pustite.
aim-help = Strelicama ciljate, plus i minus mijenjaju jačinu, zarez i točka pomiču po crti, Enter odigrava.
copied = Kopirano.
turn-alert = Vi ste na potezu
clock-stale = Stanje pri gubitku veze
problem-title = To nije uspjelo
problem-not-found = Ovdje nema ničega. Provjerite poveznicu; partija je možda na drugom računalu.
problem-bad-form = U obrascu nešto nije u redu. Vratite se i pokušajte ponovno.
problem-chair-taken = To je mjesto zauzeo netko drugi.
problem-too-many-tables = Previše novih partija odjednom. Pričekajte trenutak i pokušajte ponovno.
problem-away = Igre trenutačno nisu dostupne. Ništa odigrano nije izgubljeno. Pokušajte ponovno za trenutak.
problem-home = Natrag na igre

## On the command line
serve-ready = Gamecase radi na adresi { $address }
serve-network = U kućnoj mreži: { $address }
serve-scan = Skenirajte mobitelom u istoj mreži:
serve-stop = Zaustavite ga pritiskom na Ctrl+C.
verify-holds = { $entries ->
    [one] Zapis je ispravan: { $entries } unos, sve se veze i pozicije slažu.
    [few] Zapis je ispravan: { $entries } unosa, sve se veze i pozicije slažu.
   *[other] Zapis je ispravan: { $entries } unosa, sve se veze i pozicije slažu.
}
verify-rolls = { $count ->
    [one] Ponovno je izračunano { $count } bacanje ili nasumičan izbor i sve se slaže.
    [few] Ponovno su izračunana { $count } bacanja i nasumična izbora i sve se slaže.
   *[other] Ponovno je izračunano { $count } bacanja i nasumičnih izbora i sve se slaže.
}
verify-by-hand = { $count ->
    [one] { $count } bacanje upisano je ručno: nema se što računati.
    [few] { $count } bacanja upisana su ručno: nema se što računati.
   *[other] { $count } bacanja upisano je ručno: nema se što računati.
}
verify-hidden = { $count ->
    [one] { $count } bacanje još je zapečaćeno: njegova partija nije završena.
    [few] { $count } bacanja još su zapečaćena: njihova partija nije završena.
   *[other] { $count } bacanja još je zapečaćeno: njihova partija nije završena.
}

## A game looked over
table-analysis = Analiziraj partiju
analysis-title = { $game }: analiza
analysis-games = Partije ovog meča
analysis-progress = Analiza u tijeku…
analysis-graph = Tijek partije
analysis-lines = Najbolji nastavci
analysis-mistakes = Prekretnice
analysis-none = Nisu nađene pogreške.
analysis-totals = Sažetak
analysis-played = Odigrano
analysis-inaccuracy = Nepreciznost
analysis-mistake = Pogreška
analysis-blunder = Gruba pogreška
analysis-better = Bolje:
analysis-even = Izjednačeno
analysis-slight = { $seat }: mala prednost
analysis-clear = { $seat }: jasna prednost
analysis-winning = { $seat }: dobivena pozicija
analysis-first = Na početak
analysis-back = Potez natrag
analysis-forward = Potez naprijed
analysis-last = Na kraj
analysis-table = Natrag na partiju
analysis-failed = Partiju nije bilo moguće analizirati. Pokušajte ponovno za koji trenutak.
analysis-result = { $first }–{ $second }
problem-not-over = Partija još traje. Možete je analizirati kad završi.

## Hands and pages
table-ahead = Dopusti poteze unaprijed
ahead-planned = Potez unaprijed je postavljen. Odigrat će se kad budete na potezu, ako bude dopušten.
table-symbols = Simboli figura umjesto slova
table-download = Preuzmi kao { $format }

## Games from elsewhere
import-title = Uvezi partiju
import-text = Zalijepite partiju kao { $formats }
import-open = Uvezi

## People
nav-account = Račun
people-sign-in = Prijava
people-register = Otvori račun
people-lead = Možete igrati i bez računa. S računom svoje partije nalazite na svakom uređaju i možete igrati za rejting.
people-name = Ime
people-name-hint = Od 2 do 24 slova ili znamenke; vide ga drugi igrači.
people-password = Lozinka
people-password-hint = Najmanje 8 znakova. Za slučaj da je zaboravite, dobit ćete kodove.
people-with-passkey = Prijava pristupnim ključem
people-register-passkey = Otvori račun s pristupnim ključem
people-wrong = Pogrešno ime ili lozinka.
people-slow = Previše pokušaja. Pričekajte minutu i pokušajte ponovno.
people-name-taken = To je ime zauzeto ili previše sliči zauzetome. Odaberite drugo.
people-name-unfit = Ime ima od 2 do 24 slova ili znamenke jedne abecede, a između njih mogu biti razmaci, točke ili crtice.
people-password-unfit = Upotrijebite najmanje 8 znakova i ništa što je lako pogoditi, na primjer svoje ime ili 12345678.
people-passkey-failed = Pristupni ključ nije prihvaćen. Pokušajte ponovno.
people-again = Za tu promjenu najprije se ponovno prijavite.
people-only-way = To je vaš jedini način prijave, pa se ne može ukloniti.
people-not-the-name = To nije vaše ime. Ništa nije izbrisano.
account-since = Ovdje od { $date }
account-ratings = Rejtinzi
account-matches = { $count ->
    [one] { $count } meč za rejting
    [few] { $count } meča za rejting
   *[other] { $count } mečeva za rejting
}
account-history = Povijest partija
account-export = Preuzmi sve moje podatke
account-sign-out = Odjava
account-ways = Kako se prijavljujete
account-passkey = Pristupni ključ: { $device }
account-passkey-add = Dodaj pristupni ključ
account-remove = Ukloni
account-password-new = Nova lozinka
account-password-note = Najmanje 8 znakova. Svi ostali uređaji bit će odjavljeni.
account-password-set = Spremi lozinku
account-devices = Gdje ste prijavljeni
account-this-device = ovaj uređaj
account-seen = zadnji put korišteno: { $date }
account-end-others = Odjava svugdje drugdje
account-tokens = API tokeni
account-tokens-about = Tko ima token, može djelovati u vaše ime. Nemojte ga nikome dati.
account-token-label = Čemu služi?
account-token-read = smije samo čitati
account-token-play = smije igrati
account-token-make = Izradi token
account-token-once = Kopirajte ga sada; više se neće prikazati.
account-delete = Izbriši račun
account-delete-about = Vaša prijava, sesije, tokeni i rejtinzi brišu se odmah i zauvijek. Odigrane partije ostaju kako su zapisane, s imenom pod kojim ste igrali: one su i vaših protivnika. Nitko ih ne može nastaviti umjesto vas.
account-delete-sure = Za potvrdu upišite svoje ime
history-none = Ovdje još nema ničega.
history-older = Starije
history-won = Pobjeda
history-lost = Poraz
history-drawn = Remi
rated-badge = Za rejting
rated-switch = Partija za rejting
rated-about = Oba igrača trebaju račun i potezi se ne vraćaju.
ratings-about = Broj iza ± govori koliko je rejting nesiguran.
refusal-rated-account = Ovo je partija za rejting: potreban je račun.
refusal-rated-alone = U partiji za rejting ne možete igrati protiv sebe.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Taj je token nepoznat, uklonjen ili to ne smije.
nav-main = Glavne stranice
nav-play = Igraj
nav-learn = Uči
nav-rules = Pravila
list-lead-learn = Odaberite igru i isprobajte njezine kratke lekcije.
list-lead-rules = Odaberite igru i pročitajte njezina pravila, sa slikama.
home-continue = Nastavi
home-finished = Završene partije
start-change = Promijeni
start-change-of = { $game }: promijeni protivnika, pravila ili vrijeme
player-computer = { $name } (računalo)
character-hello-gentle = Pozdrav! Hoćemo li zajedno otkriti kako se igra?
character-hello-cheerful = Drago mi je igrati s vama. Zabavimo se!
character-hello-steady = Sretno. Igram pouzdano.
character-hello-sharp = Dobro došli. Pazite: gledam unaprijed.
character-hello-calm = Kad budete spremni. Rijetko mi što promakne.
character-bye-gentle = Bilo je zabavno! Još jednom?
character-bye-cheerful = Hvala na partiji!
character-bye-steady = Dobra partija. Svidjela mi se.
character-bye-sharp = Dobra borba. Pogledajte prijelomne trenutke, ima se što vidjeti.
character-bye-calm = Bilo mi je zadovoljstvo. Malo je ovakvih partija.
notice-special = Po pravilima ove partije: { $rule }
notice-rule = Pravilo { $number }
notice-close = Razumijem
opponent-bot = Računalo
opponent-here = Udvoje ovdje
opponent-away = Poveznicom
opponent-anyone = Bilo tko
rules-question = Po kojim pravilima želite igrati?
rules-of-my-box = Pravila iz moje kutije
rules-as-usual = Kako se danas igra
rules-line = Pravila:
start-time = Vrijeme
start-more = Više
start-match-points = Ili do toliko bodova
clock-chip-none = Bez sata
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Po bodu
clock-chip-days = { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
}
working-hint = Tražim dobar potez…
working-thinking = Računalo još razmišlja…
working-compiled = Računalo se priprema, jednom na svakom uređaju: { $percent } %.
working-tables = Računalo računa završnice ovih pravila, jednom: { $percent } %.
provisional-compiled = Ovo je brza procjena: računalo se još priprema. Pitajte ponovno za minutu, tada će odgovor biti bolji.
provisional-tables = Završnice ovih pravila još se računaju, pa su brojke dobre procjene.
offline-title = Niste na mreži
offline-lead = Za igru je potrebna veza. Čim se vrati, možete igrati dalje; ništa nije izgubljeno.
offline-kept = Možete čitati
offline-nothing = Zasad ništa. Pravila i lekcije koje otvorite ostaju ovdje za poslije.
offline-again = Pokušaj ponovno
import-files = Odaberite datoteke ili ih ispustite bilo gdje na ovu stranicu
import-done = { $count ->
    [one] Otvorena je { $count } partija
    [few] Otvorene su { $count } partije
   *[other] Otvoreno je { $count } partija
}
import-illegal = Potez { $count } nije dopušten:
import-unreadable = Ovo se nije moglo pročitati kao partija
import-keep = Otvori partiju do tog mjesta
import-correct = Ispravi
import-corrected = Partija za ispravak
import-back = Natrag
share-title = Podijeli na mojoj mreži
share-ask = Zasad Gamecase može otvoriti samo ovo računalo. Ako ga podijelite, može ga otvoriti svaki uređaj na vašoj kućnoj mreži, dok ne prestanete dijeliti ili ne zatvorite program.
share-start = Podijeli
share-on = Dijeli se. Otvorite ovu adresu na drugom uređaju ili skenirajte kod.
share-stop = Prestani dijeliti
problem-no-network = Ovo računalo sada nije ni na jednoj mreži na kojoj bi se moglo dijeliti.
notice-registered = Dobro došli, { $name }! Vaš je račun spreman i prijavljeni ste.
notice-password-saved = Nova je lozinka spremljena.
account-password-current = Trenutačna lozinka
account-password-passkey = Potvrdi pristupnim ključem
account-no-ratings = Još nemate rejting. Dobit ćete ga partijom za rejting. Ljestvice:
people-wrong-current = To nije vaša trenutačna lozinka. Ništa nije promijenjeno.
people-passkey-first = Ovaj račun još nema lozinku. Postavite je gumbom za pristupni ključ.
footer-translations = Prijevodi
translations-title = Prijevodi
translations-lead = Sve poruke stranice i igara, s primjerima vrijednosti, na dva jezika jedne uz druge.
translations-how = Kako ispraviti prijevod ili dodati jezik, piše u datoteci docs/translating.md u izvornom kodu.
translations-language = Jezik
translations-beside = Usporedo
translations-part = Dio
translations-part-shell = Stranica
translations-state = Stanje
translations-state-all = Sve
translations-state-missing = Nedostaju
translations-state-outdated = Zastarjele
translations-state-current = Ažurne
translations-search = Traži
translations-show = Prikaži
translations-count = { $count ->
    [one] { $count } poruka
    [few] { $count } poruke
   *[other] { $count } poruka
}
provenance-legend = Odakle je koje pravilo:
provenance-printed = Tiskano u uputama
provenance-usual = Tako se igra danas
provenance-silent = Upute šute: naša postavka
provenance-differs = Upute su nejasne: tako ih čitamo
provenance-languages = Samo na ovim jezicima: { $languages }.
switch-value-printed = { $value } (kako je tiskano)
switch-value-silent = { $value } (naša postavka)
switch-value-differs = { $value } (naše čitanje)
rules-exactly = Točno kako je tiskano
rules-exactly-about = Svako pravilo doslovno, i ondje gdje mislimo da se htjelo reći nešto drugo.
rules-needs = Vrijedi samo uz ovu postavku: { $switch } – { $value }
rules-needs-open = Počni partiju s njom
rules-compare = Usporedba uputa
rules-compare-about = Samo ono u čemu se upute razlikuju. Sve je ostalo u njihovim pravilima.
table-rules = Pravila: { $booklet }
table-rules-change = promijeni
table-chat = Razgovor
table-more = Više
table-tools = Alati
table-sound = Zvuk
table-fullscreen = Cijeli zaslon
table-save = Spremi datoteku
table-hint-more = Više
table-speed = Brzina poteza
table-speed-calm = Mirna
table-speed-normal = Uobičajena
table-speed-fast = Brza
table-speed-none = Bez animacije
table-glow = Pokaži što se može pomaknuti
table-lot = Tko počinje
table-lot-explained = O tome tko počinje odlučuje slučaj. Prije partije određuje ga tajna, a vidi se samo njezin otisak. Nakon partije tajna se otkriva, pa svatko može provjeriti.
table-lot-words = Riječi igrača
table-next-level = Sljedeća razina: { $level }
result-won = Pobijedili ste
result-lost = Izgubili ste
result-drawn = Remi
result-winner = Pobjeđuje { $name }
result-story = { $turns ->
    [one] Gotovo nakon { $turns } poteza.
    [few] Gotovo nakon { $turns } poteza.
   *[other] Gotovo nakon { $turns } poteza.
}
result-story-ahead = { $turns ->
    [one] { $turns } potez
    [few] { $turns } poteza
   *[other] { $turns } poteza
} { $winner ->
    [own] i nijednom niste zaostajali.
   *[other] i pobjednik nijednom nije zaostajao.
}
result-story-turned = { $turns ->
    [one] { $turns } potez, a preokret je došao tek na samom kraju.
    [few] { $turns } poteza, a preokret je došao tek na samom kraju.
   *[other] { $turns } poteza, a preokret je došao tek na samom kraju.
}
result-story-changes = { $turns ->
    [one] { $turns } potez.
    [few] { $turns } poteza.
   *[other] { $turns } poteza.
} { $changes ->
    [one] Vodstvo se promijenilo { $changes } put.
    [few] Vodstvo se promijenilo { $changes } puta.
   *[other] Vodstvo se promijenilo { $changes } puta.
}
told-lot-seat = { $name }: { $seat }, odabrano nasumce.
settings-set = Ploča i figure
settings-set-walnut = Orah
settings-set-felt = Filc i mjed
settings-set-flat = Plošno i moderno
settings-set-slate = Škriljevac i kamen
settings-notices = Javi mi kad sam na potezu
settings-notices-on = Uključeno. Ovaj vam preglednik javlja i kad partija nije otvorena.
settings-notices-off = Isključeno.
settings-notices-blocked = Vaš preglednik blokira obavijesti s ove stranice. Najprije ih dopustite u njegovim postavkama.
settings-notices-failed = Nije uspjelo. Pokušajte ponovno kasnije.
push-turn = Vi ste na potezu, protivnik: { $opponent }.
bot-later = S računalom igrate mnogo partija. Ovdje ću povući čim dođem na red.
refusal-too-many-thoughts = Računalo je zauzeto vašim drugim partijama. Pokušajte ponovno za trenutak.
problem-too-many-analyses = Analizira se nekoliko vaših partija. Pričekajte da jedna završi pa pokušajte ponovno.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Dublja analiza
deep-start = Pokreni
deep-stop = Zaustavi
deep-plies = { $plies ->
    [one] { $plies } polupotez
    [few] { $plies } polupoteza
   *[other] { $plies } polupoteza
}
deep-truncated = Kratki rollout { $level }
deep-rollout = Potpuni rollout
deep-deeper = Analiziraj dublje
deep-depth = Dubina { $ply }
deep-games = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
}
deep-sure = Prva je mogućnost najbolja s vjerojatnošću od { $percent } %
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Program se zaustavio. Ono što je našao ostaje ovdje. Za nastavak ga ponovno pokrenite.
deep-limit = Dublje od toga ova stranica ne ide.
deep-picture = Vrijednosti s 95-postotnim intervalima pouzdanosti
deep-compare = Usporedi
deep-refused = To se ne može analizirati.
recovery-title = Sačuvajte ove kodove
recovery-about = Ako zaboravite lozinku, svakim kodom možete jednom postaviti novu. Zapišite ih ili ispišite: više ih nećete vidjeti.
recovery-done = Kodovi su sačuvani
recovery-new = Novi kodovi za oporavak
recovery-left = { $count ->
    [one] Preostao je { $count } kod za oporavak
    [few] Preostala su { $count } koda za oporavak
   *[other] Preostalo je { $count } kodova za oporavak
}
people-forgot = Zaboravili ste lozinku?
people-forgot-about = Unesite svoje ime, jedan od kodova za oporavak i novu lozinku. Ako nemate kod, zatražite poveznicu od uprave ove stranice.
people-code = Kod za oporavak
people-code-wrong = Ime i kod ne odgovaraju jedno drugome ili je kod već iskorišten.
people-link-old = Ova poveznica više ne vrijedi. Zatražite novu.
people-mail = E-pošta, samo za novu lozinku
people-mail-send = Pošalji poveznicu e-poštom
people-mail-sent = Ako za to ime postoji adresa e-pošte, poveznica je na putu.
people-invite = Kod pozivnice
people-invite-wrong = Ovaj kod pozivnice ne vrijedi. Zatražite ga od uprave ove stranice.
people-closed = Ovdje se ne mogu otvarati novi računi.
people-banned = Uprava ove stranice zaključala je ovaj račun.
people-members = Za igru vam je ovdje potreban račun.
people-with-provider = Prijava preko { $provider }
people-provider-failed = Prijava nije uspjela. Pokušajte ponovno.
mail-reset = Postavite novu lozinku
mail-reset-text = Netko je zatražio novu lozinku za račun { $name }. Ako ste to bili vi, otvorite ovu poveznicu u roku od jednog dana:
problem-quota = Započeli ste onoliko partija koliko ih ova stranica zasad dopušta.
admin-title = Upravljanje stranicom
admin-people = Ljudi
admin-tables = Partije
admin-invites = Pozivnice
admin-log = Što je promijenjeno
admin-find = Traži
admin-sizes = Partije: { $tables } · Računi: { $accounts } · { $megabytes } MB
admin-reset = Poveznica za novu lozinku
admin-end = Odjavi posvuda
admin-rename = Preimenuj
admin-ban = Zaključaj
admin-banned = Zaključan
admin-unban = Otključaj
admin-delete = Izbriši
admin-close = Zatvori
admin-role-none = Igrač
admin-role-organiser = Organizator
admin-role-admin = Upravitelj
admin-role-set = Spremi ulogu
admin-invite-people = Za koliko ljudi?
admin-invite-days = Na koliko dana?
admin-invite-make = Stvori pozivnicu
practice-title = Vježbajte na svojim pogreškama
practice-lead = Pozicije iz vaših partija. U većini ste pogriješili, u nekima niste.
practice-task = Vaša strana: { $seat }. Kako nastavljate?
practice-counts = Za ponavljanje: { $due } · Novo danas: { $new }
practice-days = { $days ->
    [one] { $days } dan zaredom
    [few] { $days } dana zaredom
   *[other] { $days } dana zaredom
}
practice-empty = Još nema ničega za vježbu. Dajte analizirati završenu partiju: vaše pogreške iz nje pojavit će se ovdje.
practice-done = To je sve za danas. Bravo!
practice-more = Još novih pozicija
practice-show = Pokaži odgovor
practice-next = Sljedeća pozicija
practice-remove = Ovu više ne prikazuj
practice-game = Pogledaj partiju
practice-right = Dobar potez!
practice-wrong = Postoji nešto bolje.
practice-shown = Odgovor
practice-chosen = Vaš potez
practice-best = Najbolje
practice-played = U partiji
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Ova se pozicija vraća { $when }.

## Drills: short exercises to repeat

drills-title = Vježbe
drills-lead = Kratki zadaci koji postaju teži što ste bolji.
drills-level = Razina { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Točnih odgovora: { $right } od zadnjih { $answers }
drills-streak = Zaredom: { $count }
drills-book = Knjiga otvaranja
opening-book-move = Potez
opening-book-worth = Bodovi
opening-book-about = Bodovi su očekivane vrijednosti u igri za novac s kockom za udvostručenje u sredini, iz naših rolloutova, sa standardnom pogreškom.
drills-answer = Odgovori
drills-next = Sljedeći zadatak
drills-right = Točno!
drills-wrong = Nije baš tako.
drills-your-answer = Vaš odgovor
drills-number = Upišite cijeli broj od { $low } do { $high }.
drills-again = Na ovaj ste zadatak već odgovorili, pa se ne računa ponovno.
nav-events = Turniri
events-lead = Turniri za vaš klub, školu ili obitelj, na internetu ili za pravim pločama.
events-coming = Uskoro
event-new = Novi turnir
event-family = Brzi obiteljski kup
event-family-about = Upišite tri do osam imena i krenite: tri kola, zatim finale dvoje najboljih.
event-name = Naziv turnira
event-format = Sustav
event-format-round-robin = Kružni sustav
event-about-round-robin = Svatko igra sa svakim.
event-format-swiss = Švicarski sustav
event-about-swiss = U svakom kolu igrate s nekim tko ima otprilike jednako bodova kao vi.
event-format-knockout = Na ispadanje
event-about-knockout = Nakon poraza ispadate ili nastavljate u utješnom kupu.
event-format-arena = Arena
event-about-arena = Tko je slobodan, dobiva novog protivnika, koliko god puta želi.
event-format-ladder = Ljestvica izazova
event-about-ladder = Izazovite nekoga iznad sebe i preuzmite njegovo mjesto.
event-format-family-cup = Obiteljski kup
event-place = Gdje ćete igrati?
event-place-online = Na internetu
event-place-real = Za pravim pločama
event-place-screen = Na ovom zaslonu
event-rounds = Broj kola (prazno znači uobičajen broj)
event-double = Svatko sa svakim dvaput
event-sides = Tko igra?
event-sides-1 = Pojedinci
event-sides-pairs = Parovi
event-sides-teams = Ekipe, igrača u ekipi: { $number }
event-scoring = Bodovi za pobjedu, remi i poraz
event-scoring-points = Broje se bodovi iz partija
event-ties = Dodatni kriteriji (prazno znači uobičajene)
event-main = Glavni kup
event-consolation = Utješni kup
event-last-chance = Kup posljednje prilike
event-playoff = Doigravanje za najbolje
event-may-join = Pridružiti se može svatko s poveznicom
event-players-report = Igrači sami upisuju rezultate
event-starts = Kada počinje?
event-create = Izradi turnir
event-join = Pridružite se: { $name }
event-join-about = Za pridruživanje skenirajte kôd ili otvorite poveznicu. Račun vam ne treba.
event-code = Vaš je kôd { $code }. S njim se možete vratiti na bilo kojem uređaju.
event-code-enter = Imam kôd
event-players = Igrači
event-add = Dodaj igrače
event-add-hint = U svaki redak jednoga. Mogu slijediti rejting i klub: Marija; 1450; Obala
event-file = Ili iz datoteke: CSV s imenima ili TRF s dosad odigranim kolima
event-import = Nastavljeno iz datoteke
event-round = { $number }. kolo
event-board = Stol { $number }
event-bye = Slobodno kolo
event-pairings = Parovi
event-pair = Odredi parove { $number }. kola
event-pair-again = Ponovno odredi parove
event-by-hand = Odredi parove ručno
event-by-hand-hint = Jedan par po retku, brojevima igrača: 3-7. Jedan broj sam znači slobodno kolo.
event-start = Pokreni { $number }. kolo
event-close = Završi turnir
event-reopen = Ponovno otvori turnir
event-result = Upiši rezultat
event-correct = Ispravi rezultat
event-keep-score = Vodi zapisnik ovdje
event-keep-score-about = Igrajte na svojoj ploči, a zapisnik vodite na ovom uređaju. Rezultat se upisuje kad partija završi.
event-won = Pobjeda: { $name }
event-absent = Odsutnost: { $name }
event-score = Rezultat u bodovima, ako ste ih brojili
event-why = Razlog
event-change = Promijeni ime ili rejting
event-withdraw = Odustani od turnira
event-return = Ponovno igra
event-byes = Zatraži slobodno kolo
event-bye-half = Slobodno kolo za pola boda
event-bye-zero = Slobodno kolo bez boda
event-bye-cancelled = Slobodno kolo otkazano
event-half-byes = Slobodna kola za pola boda koja igrač može zatražiti
event-withdrawn = Više ne igra
event-forbid = Nikad ne spajaj ovo dvoje u par
event-helpers = Pomoćnici
event-helpers-about = Upišite ime pomoćnika i pošaljite mu njegovu poveznicu. Pomoćnici mogu određivati parove, pokretati kola i upisivati rezultate.
event-codes = Kodovi igrača
event-downloads = Preuzimanja
event-all-games = Sve partije
event-standings = Poredak
event-crosstable = Križna tablica
event-bracket = Shema ispadanja
event-points = Bodovi
event-yours = Vaša partija: stol { $number }, protivnik { $name }
event-yours-bye = U ovom ste kolu slobodni.
event-open-table = Idi na partiju
event-screen = Veliki zaslon
event-challenge = Izazovi
study-title = Vaša igra
study-intro = Dajte analizirati svoje završene partije i ovdje pogledajte koliko dobro igrate i gdje griješite.
study-automatic = Analiziraj moje partije čim završe
study-analyse = Analiziraj
study-analyse-all = Analiziraj sve ove
study-again = Analiziraj ponovno
study-stopped = Analiza se zaustavila prije kraja. Ono što je našla, sačuvano je.
study-waiting = { $count ->
    [one] { $count } partija čeka na analizu.
    [few] { $count } partije čekaju na analizu.
   *[other] { $count } partija čeka na analizu.
}
study-open = Još nije analizirano
study-games = Analizirane partije
study-newer = Novije
study-last = Odluke
study-last-count = Posljednjih { NUMBER($count) }
study-last-all = Sve
study-decisions = { $count ->
    [one] { NUMBER($count) } odluka
    [few] { NUMBER($count) } odluke
   *[other] { NUMBER($count) } odluka
}
study-pr = PR (kvaliteta igre)
study-accuracy = Preciznost
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Prosječni gubitak po potezu (stotinke)
study-error-rate = Stopa pogrešaka kao u GNU Backgammonu
study-snowie = Stopa pogrešaka po Snowieju
study-mistakes = Pogreške
study-luck = Sreća
study-without-luck = Rezultat bez sreće
study-trend = Kroz vrijeme
study-by-kind = Po vrsti odluke
study-by-position = Po vrsti pozicije
study-by-opponent = Po protivniku
study-by-opening = Po otvaranju
study-opening = Otvaranje
study-opponent = Protivnik
study-result = Rezultat
study-day = Datum
study-move = Potezi
position-opening = Otvaranje
position-middlegame = Središnjica
position-endgame = Završnica
refusal-event-closed = Ovaj je turnir završen.
refusal-event-organiser-only = To može samo organizator.
refusal-event-officials-only = To mogu samo organizator i pomoćnici.
refusal-event-not-yours = To možete učiniti samo za sebe.
refusal-event-full = Turnir je popunjen. Najveći broj igrača: { $most }.
refusal-event-no-late-entry = Prekasno je za pridruživanje. Prvo je kolo već počelo.
refusal-event-no-entrant = Nema igrača s brojem { $entrant }.
refusal-event-name-taken = Netko s imenom { $name } već je prijavljen.
refusal-event-members = Upišite ovoliko igrača: { $count }.
refusal-event-results-missing = { $missing ->
    [one] U { $round }. kolu nedostaje još { $missing } rezultat.
    [few] U { $round }. kolu nedostaju još { $missing } rezultata.
   *[other] U { $round }. kolu nedostaje još { $missing } rezultata.
}
refusal-event-all-paired = Parovi su već određeni za sva kola ({ $rounds }).
refusal-event-still-playing = Posljednja partija još nije završena. Igra je { $name }.
refusal-event-challenge-up = Možete izazvati samo nekoga iznad sebe. { $name } je ispod vas.
refusal-event-wrong-round = { $round }. kola još nema. Na redu je { $next }. kolo.
refusal-event-already-started = { $round }. kolo već je počelo.
refusal-event-not-started = { $round }. kolo još nije počelo.
refusal-event-already-paired = Parovi { $round }. kola već su određeni.
refusal-event-too-few = Najmanji broj igrača je { $least }. Dosad prijavljeno: { $count }.
refusal-event-is-withdrawn = { $name } više ne igra. Odredite parove kola ponovno ili ručno.
refusal-event-has-bye = { $name } ima slobodno { $round }. kolo. Otkažite ga ili ponovno odredite parove.
refusal-event-byes-used = Slobodna kola za pola boda koja igrač ovdje može zatražiti: { $most }.
refusal-event-paired-twice = { $name } ne može biti u dva para.
refusal-event-no-pairing = U { $round }. kolu nema partije za stolom { $table }.
refusal-event-result-exists = Stol { $table } u { $round }. kolu već ima rezultat. Organizator ga može ispraviti.
refusal-event-online-result = Ova se partija igra na internetu. Rezultat se upisuje sam.
refusal-event-impossible-result = Taj rezultat nije moguć.
refusal-event-needs-winner = Igra se na ispadanje, pa netko mora pobijediti.
refusal-event-cannot-pair = Parovi { $round }. kola ne mogu se odrediti a da netko ponovno ne igra s istim protivnikom. Odredite ih ručno ili završite turnir.
refusal-event-nobody-free = Trenutačno nitko nije slobodan za igru.
refusal-event-by-challenge = Na ljestvici izazova igrači izazivaju jedni druge.
refusal-event-by-organiser = Zamolite organizatora da vas doda.
refusal-event-already-entered = Već ste prijavljeni.
refusal-event-not-empty = Ovaj turnir već ima igrače. Za ovu datoteku izradite novi turnir.
refusal-event-wrong-code = Kôd nije točan. Provjerite svoj papirić.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Zbroj bodova svih vaših protivnika. Jači protivnici idu vam u korist.
tie-break-buchholz-cut-1 = Buchholz bez najslabijeg
tie-break-buchholz-cut-1-about = Bodovi svih vaših protivnika bez najnižih među njima.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Bodovi svih koje ste pobijedili i polovica bodova svih s kojima ste remizirali.
tie-break-direct-encounter = Međusobni susret
tie-break-direct-encounter-about = Vaši bodovi protiv igrača s kojima ste izjednačeni.
tie-break-wins = Pobjede
tie-break-wins-about = Partije koje ste dobili za pločom.
tie-break-points-difference = Razlika bodova
tie-break-points-difference-about = Bodovi koje ste osvojili u svojim partijama minus bodovi vaših protivnika.
tie-break-board-points = Bodovi s ploča
tie-break-board-points-about = Bodovi sa svih ploča vaše ekipe.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Vaša prosječna pogreška u analiziranim partijama. Niže je bolje.
tie-break-unplayed = U švicarskom sustavu kolo bez partije računa se kao partija s nekim tko ima vaš broj bodova.
table-dice-chains = Svako je bacanje izmiješano iz tajne aplikacije i po jednog broja s vlastite stranice svakog igrača; sve je određeno unaprijed. Zato nitko ne može birati bacanje, pa ni onaj tko vodi ove stranice. Nakon partije svatko može provjeriti svako bacanje.
table-dice-waiting = Svaka stranica daje svoj broj tek kad bacate, pa nitko ne može unaprijed znati bacanje. Ako je stranica zatvorena, kockice je čekaju.
table-dice-deposits = Da biste mogli zatvoriti stranicu, ona zajedno s vašim potezom daje svoj broj za sljedeće bacanje. Nitko ne može unaprijed znati bacanje, osim ako u ovoj partiji igra onaj tko vodi ove stranice.
table-dice-kept = Bez vlastitog broja: { $names }
table-lot-chains = O tome tko počinje odlučuje slučaj: tajna aplikacije i po jedan broj s vlastite stranice svakog igrača; sve je određeno unaprijed. Nakon partije svatko to može provjeriti.
status-dice-wait = Kockice čekaju da ovu stranicu otvori { $name }
dice-elsewhere = Kockice čekaju preglednik u kojem ste zadnji put igrali. Otvorite ovu partiju ondje.
told-renewal = { $name } ima nove brojeve za kockice, iz drugog preglednika
editor-title = Postavi poziciju
editor-lead = Povucite figure na ploču ili odaberite jednu i dodirnite kamo ide.
editor-turn = Na potezu
editor-remove = Ukloni figuru
editor-clear = Isprazni ploču
editor-start = Početna pozicija
editor-text = Zalijepite poziciju
editor-text-known = Mogući zapisi: { $notations }.
editor-read = Prikaži
editor-recognised = Pročitano kao { $notation }.
editor-unreadable = Ovo se ne može pročitati kao pozicija. Vaš je tekst još tu.
editor-other-game = Ovo je pozicija iz igre { $game }.
editor-notations = Kao tekst
editor-copy = Kopiraj
editor-possible = Ova je pozicija moguća.
editor-over = U ovoj je poziciji partija završena, pa se nema što igrati.
editor-play = Igraj odavde dalje
editor-link = Kopiraj poveznicu
editor-picture = Preuzmi sliku
editor-analyse = Analiziraj ovu poziciju
editor-from-position = Iz pozicije
editor-from-about = Jedna partija iz ove pozicije, ne za rejting.
notebook-title = Bilježnica
notebook-lead = Pozicije koje ste spremili. Čuvaju se za ovaj preglednik ili za vaš račun, ako ga imate.
notebook-save = Spremi u bilježnicu
notebook-name = Naslov
notebook-tags = Oznake, odvojene zarezima
notebook-note = Bilješka
notebook-game = Igra
notebook-tag = Oznaka
notebook-saved = Spremljeno u vašu bilježnicu.
notebook-empty = Ovdje nema pozicija.
problem-notebook-full = Vaša je bilježnica puna. Najprije izbrišite neku poziciju.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Studije
studies-lead = Partije i pozicije s vašim komentarima i varijantama. Pokažite ih prijateljima poveznicom ili ih spremite kao datoteke.
studies-empty = Još nemate nijednu studiju.
studies-make = Izradi studiju
studies-new = Nova studija
studies-comment = Komentar
studies-symbols = Oznake
studies-promote = Postavi kao glavnu varijantu
studies-delete = Izbriši odavde
studies-saved = Spremljeno
studies-saving = Spremanje…
studies-unsaved = Nije spremljeno
studies-retry = Spremi ponovno
studies-conflict = Ovo je promijenjeno u drugom prozoru. Sada vidite najnoviju verziju; ono što ste upisali još je u svojem polju.
studies-share = Podijeli
studies-view-link = Tko ima ovu poveznicu, može gledati.
studies-edit-link = Tko ima ovu poveznicu, može mijenjati.
studies-view-make = Izradi poveznicu za gledanje
studies-edit-make = Izradi poveznicu za uređivanje
studies-withdraw = Povuci ovu poveznicu
studies-download = Preuzmi
studies-partly = bez dijela vaših bilješki
problem-too-many-studies = Više nema mjesta. Najprije nešto izbrišite.
lessons-own = Vaše lekcije
lessons-lead = Složite pozicije u vlastitu lekciju i pošaljite njezinu poveznicu onima koji žele učiti.
lessons-new = Nova lekcija
lessons-which = Lekcija
lessons-add = Dodaj ovu poziciju
lessons-exercise = Zadatak { $number } od { $count }
lessons-task = Što treba učiniti
lessons-answers = Točni potezi, svaki u svojem retku
lessons-any-good = Prihvati svaki dobar potez, prema ocjeni računala
lessons-explanation = Objašnjenje nakon odgovora
lessons-from-notebook = Iz vaše bilježnice
lessons-next = Sljedeći zadatak
lessons-done = To je bio posljednji zadatak. Bravo!
lessons-empty = Ova lekcija još nema zadataka.
lessons-up = Pomakni gore
lessons-open = Pogledaj kako je vide učenici
lessons-nobody-moves = U ovoj poziciji nitko nije na potezu, pa ne može biti zadatak.
lessons-bad-answer = „{ $move }” se u ovoj poziciji ne može odigrati.
lessons-needs-answer = Upišite točan potez ili prihvatite svaki dobar potez.
import-many-title = Uvezi partije
import-many-lead = Prenesite svoje partije iz drugih programa i s drugih stranica: pojedinačne datoteke, cijele mape ili ZIP arhivu. Partije koje su već ovdje preskaču se.
import-formats = Datoteke koje se mogu pročitati
import-folder = Odaberi mapu
import-stop = Zaustavi
import-count-files = Datoteke
import-count-games = Uvezeno
import-count-duplicates = Već ovdje
import-count-failed = Nije uvezeno
import-line = Redak
import-lost = Veza je prekinuta. Ono što je dosad uvezeno ostaje.
import-stopped = Zaustavljeno. Ono što je dosad uvezeno ostaje.
import-too-large = Ova je datoteka prevelika. Odjednom se može pročitati najviše { $size } MB.
import-quota = Dosegnuli ste broj novih partija za ovaj mjesec. Ono što je dosad uvezeno ostaje.
import-players = Koji ste od ovih igrača vi?
import-me = To sam ja
import-names = Vaša imena u datotekama
import-names-help = Odvojena zarezima. U partijama s jednim od tih igrača kao vaši se računaju samo njegovi potezi.
import-queue-full = Trenutačno više nijedna partija ne može čekati na analizu. Za ostale se vratite poslije.
openings-title = Istraživač otvaranja
openings-filter = Odaberi partije
openings-source = Izvor
openings-own = Vaše partije
openings-side = Strana
openings-player = Igrač
openings-days = Razdoblje
openings-days-30 = Zadnjih 30 dana
openings-days-365 = Zadnja godina
openings-any = Sve
openings-show = Prikaži
openings-start = Početna pozicija
openings-count = Partije
openings-loss = Prosječni gubitak
openings-empty = Nijedna partija nije došla do ove pozicije.
openings-none = Još nema završenih partija. Odigrajte koju ili ih uvezite iz drugih programa.
openings-reading = Brojenje vaših partija: { $done } od { $all }
openings-reached = Partije s ovom pozicijom
openings-collections = Vaše zbirke
openings-collections-help = Datoteka s mnogo partija, na primjer PGN ili PDN. Vidite je samo vi.
openings-add = Dodaj datoteku
openings-adding = Čitanje datoteke
