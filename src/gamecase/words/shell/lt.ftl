### Lithuanian. Address: jūs. rules = taisyklės, booklet (only the printed one) = knygelė, board = lenta, record = įrašas,
### a game played = partija, opponent = varžovas, dice = kauliukai, chosen at random = atsitiktinai, rated = vertinama.

## Home page
app-name = Gamecase
app-tagline = Klasikiniai stalo žaidimai pagal jūsų dėžutės taisykles
skip-to-content = Pereiti prie turinio
nav-home = Žaidimai
nav-settings = Nustatymai
home-title = Pasirinkite žaidimą
home-lead = Žaiskite su kompiuteriu, su draugu šalia arba su draugu toli.
home-open = Atviros partijos
home-table-against = { $game }: { $others }
home-state-yours = Jūsų ėjimas
home-state-open = Žaidžiama
home-state-waiting = Laukiama žaidėjo
home-state-over = Baigta
footer-free = Laisvoji programinė įranga: žaiskite, paleiskite pas save, keiskite
footer-fair = Kauliukai, kuriuos gali patikrinti kiekvienas

## Settings
settings-language = Kalba
settings-theme = Išvaizda
settings-theme-auto = Kaip įrenginio
settings-theme-light = Šviesi
settings-theme-dark = Tamsi
settings-theme-contrast = Didelio kontrasto
settings-theme-clear = Daltonikams
settings-save = Taikyti

## Laying a table
new-title = { $game }: nauja partija
new-booklet-clauses = Rodyti taisykles
box-find = Rasti savo rinkinio taisykles
box-unsure = Nežinau
box-none = Jokios taisyklės viso to neatitinka. Štai jos visos.
new-opponent = Su kuo žaidžiate?
new-player = Žaidėjas { $number }
new-against-here = Draugas čia
new-against-away-about = Gausite nuorodą, kurią galėsite išsiųsti.
new-against-anyone-about = Jūsų partija matoma pradžios puslapyje, kol kas nors prisijungs.
new-level = Koks lygis?
new-you = Jūs
new-name = Jūsų vardas
new-name-hint = Taip jus matys kiti žaidėjai. Galite palikti tuščią.
new-words = Jūsų atsitiktinumo tekstas kauliukams
new-words-hint = Jis įmaišomas į kiekvieną metimą ir kiekvieną atsitiktinį pasirinkimą. Palikus tuščią, jį parinks įrenginys.
new-friend-name = Draugo vardas
new-starts = Kas pradeda?
new-starts-lot = Atsitiktinai
new-starts-me = Aš
new-starts-other = Varžovas
new-side = Kurią pusę renkatės?
new-match = Mačo ilgis
new-match-best-of-1 = Viena partija
new-match-best-of = Dauguma iš { $number } partijų
new-match-first-to = { $number ->
    [one] Žaidžiama iki { $number } taško
    [few] Žaidžiama iki { $number } taškų
   *[other] Žaidžiama iki { $number } taškų
}
new-match-open = Kiek norima partijų
new-dice = Kas meta kauliukus?
new-dice-verifiable = Meta programa, o vėliau kiekvienas gali patikrinti
new-dice-manual = Metame tikrus kauliukus ir įvedame skaičius
new-clock = Laiko kontrolė
new-clock-none = Be laikrodžio
new-clock-fischer = { $minutes } min + { $seconds } s ėjimui
new-clock-delay = { $seconds } s delsa ėjimui, { $minutes } min atsarga taškui
new-clock-days = { $days ->
    [one] { $days } diena ėjimui
    [few] { $days } dienos ėjimui
   *[other] { $days } dienų ėjimui
}

## An invitation
join-title = Jus kviečia žaisti: { $game }
join-by = { $name } kviečia jus pažaisti.
join-by-somebody = Jus kviečia pažaisti.
join-sit = Prisijungti
join-watch = Tik stebėti

## The table
table-board = Lenta
table-moves = Ėjimai
table-players = Žaidėjai
table-position = Padėtis žodžiais
table-dice = Kauliukai
table-dice-pledge = Nustatyta prieš partiją (paslapties SHA-256)
table-dice-secret = Paslaptis, atskleista po partijos
table-dice-words = Žaidėjų atsitiktinumo tekstai
table-dice-explained = Visus metimus dar prieš partiją nulemia paslaptis, o matomas tik jos atspaudas. Po partijos paslaptis atskleidžiama, ir kiekvienas gali patikrinti, kad visi metimai iš jos išplaukia.
table-record = Atsisiųsti partijos įrašą
table-takeback = Atšaukti ėjimą
table-hint = Užuomina
table-hint-told = Aš eičiau taip: { $told }
table-guided = Patarti man
table-type = Įvesti ėjimą
table-type-play = Atlikti ėjimą
table-past = Žiūrite į ankstesnę padėtį.
table-now = Atgal į partiją
table-replay = Paskutinis smūgis dar kartą, sulėtintai
table-sight = Taikymo linija
table-undo = Žingsnis atgal
table-turn = Apversti lentą
table-look = Lentos išvaizda
table-confirm = Patvirtinti kiekvieną ėjimą
table-draw = Siūlyti lygiąsias
table-claim = Reikalauti pergalės
table-claim-draw = Skelbti lygiąsias
table-say-mute = Nutildyti pokalbį
table-resign = Pasiduoti
table-resign-sure = Pasiduoti šioje partijoje?
table-yes = Taip
table-no = Ne
table-next = Kita partija
table-rematch = Revanšas
say-hello = Labas!
say-good-luck = Sėkmės!
say-well-played = Puikiai sužaista!
say-thanks = Ačiū!
say-sorry = Atsiprašau!
say-one-moment = Minutėlę, prašau.
say-back = Aš grįžau.
say-your-turn = Atrodo, jūsų eilė.
say-oops = Oi!
say-good-game = Gera partija!
bot-again = Kompiuteris turėjo pradėti galvoti iš naujo.
table-home = Į visus žaidimus
table-accept = Sutikti
table-decline = Atmesti
table-withdraw = Atšaukti pasiūlymą
table-watching = Jūs stebite. Eiti gali tik žaidėjai.
table-watchers = { $count ->
    [one] { $count } žiūrovas
    [few] { $count } žiūrovai
   *[other] { $count } žiūrovų
}
table-booklet = Taisyklės
table-invite = Pakvieskite draugą
table-invite-help = Nusiųskite šią nuorodą arba leiskite draugui nuskaityti kodą. Prie partijos prisijungs tas, kas pirmas ją atvers.
table-invite-copy = Kopijuoti nuorodą
table-invite-loopback = Ši nuoroda veikia tik šiame kompiuteryje. Norėdami žaisti namų tinkle, paleiskite Gamecase taip: gamecase serve --host 0.0.0.0
player-unnamed = Žaidėjas { $number }
player-you = jūs
player-away = nėra
tally-won = Laimėti mačai
tally-drawn = Lygiosios

## The rule book
rules-link = Taisyklės
rules-title = { $game }: taisyklės
rules-booklets = Taisyklių variantai
rules-agreed = Sutarta šiai partijai
rules-example = Pavyzdys
rules-not-allowed = Taip negalima
rules-print = Spausdinti

## Learning
learn-link = Pamokos
learn-title = { $game }: pamokos
learn-lead = Trumpos pamokos, kiekvienoje – atskira lenta. Drąsiai bandykite: nieko nesugadinsite.
learn-lesson = { $number } pamoka iš { $count }
learn-right = Puiku!
learn-other = Taip galima, bet čia pamėginkite ką kita.
learn-again = Dar kartą
learn-next = Kita pamoka
learn-all = Visos pamokos
learn-guided = Sužaisti pirmą partiją su patarimais
learn-watch = Žiūrėti, kaip žaidžia du kompiuteriai

## What stands
status-waiting = Laukiame kito žaidėjo
status-drawing-lots = Renkama, kas pradės
status-chance = Metami kauliukai
status-by-hand = Meskite kauliukus ir įveskite skaičius
status-your-turn = Jūsų ėjimas: { $seat }
status-turn = Eina: { $seat }
status-bot-thinks = Kompiuteris galvoja
outcome-resigned = { $seat } laimi: varžovas pasidavė.
outcome-agreed = Lygiosios bendru sutarimu.
outcome-left = { $seat } laimi: varžovas išėjo.
outcome-left-draw = Lygiosios: vienas žaidėjas išėjo.
outcome-time = { $seat } laimi dėl laiko.
match-best-of = Partija { $game } iš { $number } (iki daugumos pergalių)
match-first-to = { $number ->
    [one] Partija { $game }, žaidžiama iki { $number } taško
    [few] Partija { $game }, žaidžiama iki { $number } taškų
   *[other] Partija { $game }, žaidžiama iki { $number } taškų
}
match-games = Partija { $game } (iš viso { $number })
match-open = Partija { $game }

## What happened
told-sit = { $name } prisijungia.
told-begin = Prasideda nauja partija.
told-lot = Pradeda { $name }.
told-offer-takeback = { $name } prašo atšaukti ėjimą.
told-offer-draw = { $name } siūlo lygiąsias.
told-offer-rematch = { $name } nori revanšo.
told-decline = Pasiūlymas atmestas.
told-takeback = Ėjimas atšauktas.
told-draw = Sutarta: lygiosios.
told-resign = { $name } pasiduoda.
told-left = { $name } baigė partiją: varžovas išėjo.
told-lapse = Pasiūlymo laikas baigėsi.
told-say = { $name }: { $words }
told-flag = { $name }: laikas baigėsi.

## Why not
refusal-not-your-turn = Dabar ne jūsų ėjimas.
refusal-game-over = Partija baigta.
refusal-time-up = Jūsų laikas baigėsi.
refusal-not-begun = Partija dar neprasidėjo.
refusal-dice-not-yours = Šioje partijoje kauliukus meta programa.
refusal-dice-by-hand = Šioje partijoje kauliukus metate patys ir įvedate skaičius.
refusal-not-now = Dabar to padaryti negalima.
refusal-too-late = Kažkas suspėjo pirmas. Pažvelkite į lentą dar kartą.
refusal-still-here = Varžovas pasitraukęs dar per trumpai.
refusal-offer-gone = Šis pasiūlymas nebegalioja.
refusal-watching = Jūs stebite; tai gali daryti tik žaidėjai.
refusal-no-hint = Užuominą galite gauti tik savo ėjimo metu, žaisdami su kompiuteriu arba prie vieno ekrano.
refusal-means-nothing = Toks ėjimas čia neleistinas.
refusal-theirs = Tas ėjimas buvo neleistinas. { $rule }

## Trouble
error-bad-message = Serveris nesuprato šio puslapio. Įkelkite jį iš naujo.
error-stale = Padėtis lentoje pasikeitė. Pažvelkite dar kartą.
error-too-fast = Per greitai. Truputį palaukite.
link-lost = Ryšys nutrūko. Jungiamės iš naujo… Jūsų partija saugi.
link-back = Ryšys atkurtas.
touch-again = Pasirinkite, kur eiti toliau, arba spauskite Escape.
confirm-grave = Spauskite dar kartą, kad patvirtintumėte.
aim-pull = Slinkite diską išilgai jo linijos. Tada bet kurioje lentos vietoje patraukite atgal ir paleiskite.
aim-help = Rodyklėmis taikykite, pliusu ir minusu keiskite jėgą, kableliu ir tašku slinkite išilgai linijos, „Enter“ muškite.
copied = Nukopijuota.
turn-alert = Jūsų ėjimas
clock-stale = Laikas ryšiui nutrūkus
problem-title = Nepavyko
problem-not-found = Čia nieko nėra. Patikrinkite nuorodą; partija gali būti kitame kompiuteryje.
problem-bad-form = Formoje kažkas buvo negerai. Grįžkite ir bandykite dar kartą.
problem-chair-taken = Šią vietą jau užėmė kitas žaidėjas.
problem-too-many-tables = Per daug naujų partijų vienu metu. Palaukite ir bandykite dar kartą.
problem-away = Žaidimai dabar nepasiekiami. Niekas, ką sužaidėte, nedingo. Netrukus bandykite dar kartą.
problem-home = Į visus žaidimus

## On the command line
serve-ready = Gamecase veikia adresu { $address }
serve-network = Namų tinkle: { $address }
serve-scan = Nuskaitykite telefonu, prijungtu prie to paties tinklo:
serve-stop = Norėdami sustabdyti, spauskite Ctrl+C.
verify-holds = { $entries ->
    [one] Įrašas nepažeistas: patikrinta { $entries } eilutė, visos grandys ir padėtys teisingos.
    [few] Įrašas nepažeistas: patikrintos { $entries } eilutės, visos grandys ir padėtys teisingos.
   *[other] Įrašas nepažeistas: patikrinta { $entries } eilučių, visos grandys ir padėtys teisingos.
}
verify-rolls = { $count ->
    [one] Iš naujo apskaičiuotas { $count } metimas ar atsitiktinis pasirinkimas: viskas sutampa.
    [few] Iš naujo apskaičiuoti { $count } metimai ar atsitiktiniai pasirinkimai: viskas sutampa.
   *[other] Iš naujo apskaičiuota { $count } metimų ar atsitiktinių pasirinkimų: viskas sutampa.
}
verify-by-hand = { $count ->
    [one] Ranka įvestas { $count } metimas: nėra ką tikrinti.
    [few] Ranka įvesti { $count } metimai: nėra ką tikrinti.
   *[other] Ranka įvesta { $count } metimų: nėra ką tikrinti.
}
verify-hidden = { $count ->
    [one] Dar slaptas { $count } metimas: jo partija nebaigta.
    [few] Dar slapti { $count } metimai: jų partija nebaigta.
   *[other] Dar slapta { $count } metimų: jų partija nebaigta.
}

## A game looked over
table-analysis = Analizuoti partiją
analysis-title = { $game }: analizė
analysis-games = Šio mačo partijos
analysis-progress = Analizuojama…
analysis-graph = Partijos eiga
analysis-lines = Geriausi tęsiniai
analysis-mistakes = Lūžio taškai
analysis-none = Klaidų nerasta.
analysis-totals = Suvestinė
analysis-played = Žaista
analysis-inaccuracy = Netikslumas
analysis-mistake = Klaida
analysis-blunder = Šiurkšti klaida
analysis-better = Geriau:
analysis-even = Lygu
analysis-slight = { $seat }: nedidelis pranašumas
analysis-clear = { $seat }: aiškus pranašumas
analysis-winning = { $seat }: laiminti persvara
analysis-first = Partijos pradžia
analysis-back = Ankstesnis ėjimas
analysis-forward = Kitas ėjimas
analysis-last = Partijos pabaiga
analysis-table = Atgal į partiją
analysis-failed = Partijos išanalizuoti nepavyko. Po akimirkos bandykite dar kartą.
analysis-result = { $first }–{ $second }
problem-not-over = Partija dar nebaigta. Ją galėsite analizuoti, kai ji baigsis.

## Hands and pages
table-ahead = Leisti išankstinius ėjimus
ahead-planned = Išankstinis ėjimas nustatytas. Jis bus atliktas atėjus jūsų eilei, jei bus leistinas.
table-symbols = Rodyti figūrų ženklus vietoj raidžių
table-download = Atsisiųsti kaip { $format }

## Games from elsewhere
import-title = Importuoti partiją
import-text = Įklijuokite partiją: { $formats }
import-open = Importuoti

## People
nav-account = Paskyra
people-sign-in = Prisijungti
people-register = Sukurti paskyrą
people-lead = Žaisti galima ir be paskyros. Su ja savo partijas rasite bet kuriame įrenginyje ir galėsite žaisti vertinamas partijas.
people-name = Vardas
people-name-hint = Nuo 2 iki 24 raidžių ar skaitmenų; jį mato kiti žaidėjai.
people-password = Slaptažodis
people-password-hint = Bent 8 ženklai. Gausite kodus, jei jį pamirštumėte.
people-with-passkey = Prisijungti prieigos raktu
people-register-passkey = Sukurti paskyrą su prieigos raktu
people-wrong = Neteisingas vardas arba slaptažodis.
people-slow = Per daug bandymų. Palaukite minutę ir bandykite dar kartą.
people-name-taken = Šis vardas užimtas arba pernelyg panašus į užimtą. Pasirinkite kitą.
people-name-unfit = Naudokite nuo 2 iki 24 vienos abėcėlės raidžių ar skaitmenų; tarp jų gali būti tarpų, taškų ar brūkšnelių.
people-password-unfit = Naudokite bent 8 ženklus ir nieko lengvai atspėjamo, pavyzdžiui, savo vardo ar 12345678.
people-passkey-failed = Prieigos raktas nepriimtas. Bandykite dar kartą.
people-again = Norėdami tai pakeisti, prisijunkite iš naujo.
people-only-way = Tai vienintelis jūsų būdas prisijungti, todėl jo pašalinti negalima.
people-not-the-name = Tai ne jūsų vardas. Niekas neištrinta.
account-since = Čia nuo { $date }
account-ratings = Reitingai
account-matches = { $count ->
    [one] { $count } vertinamas mačas
    [few] { $count } vertinami mačai
   *[other] { $count } vertinamų mačų
}
account-history = Partijų istorija
account-export = Atsisiųsti visus mano duomenis
account-sign-out = Atsijungti
account-ways = Kaip prisijungiate
account-passkey = Prieigos raktas: { $device }
account-passkey-add = Pridėti prieigos raktą
account-remove = Pašalinti
account-password-new = Naujas slaptažodis
account-password-note = Bent 8 ženklai. Kituose jūsų įrenginiuose bus atsijungta.
account-password-set = Įrašyti slaptažodį
account-devices = Kur esate prisijungę
account-this-device = šis įrenginys
account-seen = paskutinį kartą naudota: { $date }
account-end-others = Atsijungti visur kitur
account-tokens = API raktai
account-tokens-about = Kiekvienas, turintis tokį raktą, gali veikti jūsų vardu. Laikykite jį paslaptyje.
account-token-label = Kam jis skirtas?
account-token-read = gali tik skaityti
account-token-play = gali žaisti
account-token-make = Sukurti raktą
account-token-once = Nukopijuokite dabar. Daugiau jo nematysite.
account-delete = Ištrinti paskyrą
account-delete-about = Jūsų prisijungimas, seansai, raktai ir reitingai ištrinami iškart ir visam laikui. Sužaistos partijos lieka su vardu, kuriuo žaidėte: jos priklauso ir jūsų varžovams. Niekas negali jų pratęsti už jus.
account-delete-sure = Patvirtindami įrašykite savo vardą
history-none = Čia dar nieko nėra.
history-older = Senesnės
history-won = Pergalė
history-lost = Pralaimėjimas
history-drawn = Lygiosios
rated-badge = Vertinama
rated-switch = Vertinama partija
rated-about = Paskyros reikia abiem žaidėjams. Ėjimai neatšaukiami.
ratings-about = Skaičius po ± rodo, kiek reitingas neapibrėžtas.
refusal-rated-account = Tai vertinama partija: reikia paskyros.
refusal-rated-alone = Vertinamoje partijoje negalite žaisti prieš save.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Šis raktas nežinomas, atšauktas arba to neleidžia.
nav-main = Pagrindiniai puslapiai
nav-play = Žaisti
nav-learn = Mokytis
nav-rules = Taisyklės
list-lead-learn = Pasirinkite žaidimą ir išbandykite trumpas jo pamokas.
list-lead-rules = Pasirinkite žaidimą ir perskaitykite jo taisykles su paveikslėliais.
home-continue = Tęsti
home-finished = Baigtos partijos
start-change = Keisti
start-change-of = { $game }: keisti varžovą, taisykles ar laiką
player-computer = { $name } (kompiuteris)
character-hello-gentle = Sveiki! Gal kartu išsiaiškinsime, kaip žaidžiama?
character-hello-cheerful = Malonu su jumis žaisti. Smagiai praleiskime laiką!
character-hello-steady = Sėkmės. Žaidžiu patikimai.
character-hello-sharp = Sveiki atvykę. Saugokitės: žiūriu į priekį.
character-hello-calm = Kai būsite pasiruošę. Retai ką nors praleidžiu.
character-bye-gentle = Buvo smagu! Dar kartą?
character-bye-cheerful = Ačiū už partiją!
character-bye-steady = Gera partija. Man patiko.
character-bye-sharp = Gera kova. Peržiūrėkite lūžio taškus.
character-bye-calm = Buvo malonu. Tokių partijų nedaug.
notice-special = Pagal šios partijos taisykles: { $rule }
notice-rule = Taisyklė { $number }
notice-close = Supratau
opponent-bot = Kompiuteris
opponent-here = Draugas čia
opponent-away = Draugas su nuoroda
opponent-anyone = Bet kas
rules-question = Pagal kokias taisykles norite žaisti?
rules-of-my-box = Mano dėžutės taisyklės
rules-as-usual = Kaip žaidžiama šiandien
rules-line = Taisyklės:
start-time = Laikas
start-more = Daugiau
start-match-points = Arba iki tiek taškų
clock-chip-none = Be laikrodžio
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Už tašką
clock-chip-days = { $days ->
    [one] { $days } diena
    [few] { $days } dienos
   *[other] { $days } dienų
}
working-hint = Ieškomas geras ėjimas…
working-thinking = Kompiuteris dar galvoja…
working-compiled = Kompiuteris ruošiasi, šiame įrenginyje tik šį vieną kartą: { $percent } %.
working-tables = Kompiuteris skaičiuoja šių taisyklių endšpilius, tik šį vieną kartą: { $percent } %.
provisional-compiled = Tai greitas spėjimas: kompiuteris dar ruošiasi. Po minutės paklauskite vėl, tada atsakymas bus geresnis.
provisional-tables = Šių taisyklių endšpiliai dar skaičiuojami, todėl skaičiai yra tik geri spėjimai.
settings-set = Lenta ir figūros
settings-set-walnut = Riešutmedis
settings-set-felt = Veltinys ir žalvaris
settings-set-flat = Plokščia ir šiuolaikiška
settings-set-slate = Skalūnas ir akmuo
offline-title = Nėra ryšio
offline-lead = Žaisti reikia ryšio. Kai tik jis atsiras, galėsite tęsti: niekas nedings.
offline-kept = Galite paskaityti
offline-nothing = Kol kas nieko. Atvertos taisyklės ir pamokos išsaugomos čia vėlesniam laikui.
offline-again = Bandyti dar kartą
import-files = Pasirinkite failus arba nuvilkite juos bet kur į šį puslapį
import-done = { $count ->
    [one] Atverta { $count } partija
    [few] Atvertos { $count } partijos
   *[other] Atverta { $count } partijų
}
import-illegal = Ėjimas { $count } neleidžiamas:
import-unreadable = Nepavyko to perskaityti kaip partijos
import-keep = Atverti partiją iki tos vietos
import-correct = Taisyti
import-corrected = Taisytina partija
import-back = Atgal
share-title = Bendrinti mano tinkle
share-ask = Dabar Gamecase gali atverti tik šis kompiuteris. Pradėkite bendrinti, ir jį galės atverti kiekvienas jūsų namų tinklo įrenginys, kol nustosite arba uždarysite programą.
share-start = Bendrinti
share-on = Bendrinama. Atverkite šį adresą kitame įrenginyje arba nuskaitykite kodą.
share-stop = Nebebendrinti
problem-no-network = Šis kompiuteris dabar neturi tinklo, kuriame būtų galima bendrinti.
notice-registered = Sveiki, { $name }! Paskyra sukurta, esate prisijungę.
notice-password-saved = Naujas slaptažodis išsaugotas.
account-password-current = Dabartinis slaptažodis
account-password-passkey = Patvirtinti prieigos raktu
account-no-ratings = Reitingo dar neturite. Sužaiskite vertinamą partiją, kad jį gautumėte. Reitingų sąrašai:
people-wrong-current = Tai ne jūsų dabartinis slaptažodis. Niekas nepakeista.
people-passkey-first = Ši paskyra dar neturi slaptažodžio. Nustatykite jį prieigos rakto mygtuku.
footer-translations = Vertimai
translations-title = Vertimai
translations-lead = Visi svetainės ir žaidimų tekstai su pavyzdinėmis reikšmėmis, dviem kalbomis greta.
translations-how = Kaip pataisyti vertimą ar pridėti kalbą, parašyta faile docs/translating.md pirminiame kode.
translations-language = Kalba
translations-beside = Greta
translations-part = Dalis
translations-part-shell = Svetainė
translations-state = Būsena
translations-state-all = Visi
translations-state-missing = Neišversti
translations-state-outdated = Pasenę
translations-state-current = Naujausi
translations-search = Paieška
translations-show = Rodyti
translations-count = { $count ->
    [one] { $count } tekstas
    [few] { $count } tekstai
   *[other] { $count } tekstų
}
provenance-legend = Iš kur kiekviena taisyklė:
provenance-printed = Išspausdinta knygelėje
provenance-usual = Kaip žaidžiama šiandien
provenance-silent = Knygelėje apie tai nieko nėra: mūsų pasirinkimas
provenance-differs = Knygelė neaiški: žaidžiame taip, kaip suprantame
provenance-languages = Tik šiomis kalbomis: { $languages }.
switch-value-printed = { $value } (kaip išspausdinta)
switch-value-silent = { $value } (mūsų pasirinkimas)
switch-value-differs = { $value } (kaip suprantame)
rules-exactly = Tiksliai kaip išspausdinta
rules-exactly-about = Kiekviena taisyklė žaidžiama pažodžiui, net kai manome, kad turėta omenyje kas kita.
rules-needs = Galioja tik su šia nuostata: { $switch } – { $value }
rules-needs-open = Pradėti partiją su ja
rules-compare = Knygelės greta
rules-compare-about = Tik tai, kuo knygelės skiriasi. Visa kita – jų taisyklėse.
table-rules = Taisyklės: { $booklet }
table-rules-change = keisti
table-chat = Pokalbis
table-more = Daugiau
table-tools = Įrankiai
table-sound = Garsas
table-fullscreen = Visas ekranas
table-save = Išsaugoti failą
table-hint-more = Daugiau
table-speed = Ėjimų greitis
table-speed-calm = Ramus
table-speed-normal = Įprastas
table-speed-fast = Greitas
table-speed-none = Be animacijos
table-glow = Rodyti, kuo galima eiti
table-lot = Kas pradeda
table-lot-explained = Kas pradeda, lemia atsitiktinumas. Jį prieš partiją nustato paslaptis, o rodomas tik jos atspaudas. Po partijos paslaptis atskleidžiama ir kiekvienas gali patikrinti.
table-lot-words = Žaidėjų atsitiktinumo tekstai
table-next-level = Kitas lygis: { $level }
result-won = Laimėjote
result-lost = Pralaimėjote
result-drawn = Lygiosios
result-winner = { $name } laimi
result-story = { $turns ->
    [one] Baigta po { $turns } ėjimo.
    [few] Baigta po { $turns } ėjimų.
   *[other] Baigta po { $turns } ėjimų.
}
result-story-ahead = { $turns ->
    [one] { $turns } ėjimas,
    [few] { $turns } ėjimai,
   *[other] { $turns } ėjimų,
} { $winner ->
    [own] ir nė karto neatsilikote.
   *[other] ir laimėtojas nė karto neatsiliko.
}
result-story-turned = { $turns ->
    [one] { $turns } ėjimas, o lūžis – tik pačioje pabaigoje.
    [few] { $turns } ėjimai, o lūžis – tik pačioje pabaigoje.
   *[other] { $turns } ėjimų, o lūžis – tik pačioje pabaigoje.
}
result-story-changes = { $turns ->
    [one] { $turns } ėjimas.
    [few] { $turns } ėjimai.
   *[other] { $turns } ėjimų.
} { $changes ->
    [one] Pirmaujantysis keitėsi { $changes } kartą.
    [few] Pirmaujantysis keitėsi { $changes } kartus.
   *[other] Pirmaujantysis keitėsi { $changes } kartų.
}
told-lot-seat = { $name } – { $seat }: pasirinkta atsitiktinai.
settings-notices = Pranešti, kai mano eilė
settings-notices-on = Įjungta. Ši naršyklė praneš, net kai partija neatverta.
settings-notices-off = Išjungta.
settings-notices-blocked = Jūsų naršyklė blokuoja šios svetainės pranešimus. Pirma leiskite juos naršyklės nuostatose.
settings-notices-failed = Nepavyko. Pabandykite vėliau.
push-turn = Jūsų ėjimas. Varžovas: { $opponent }.
bot-later = Turite daug partijų su kompiuteriu. Čia eisiu, kai tik ateis mano eilė.
refusal-too-many-thoughts = Kompiuteris užimtas kitomis jūsų partijomis. Po akimirkos bandykite dar kartą.
problem-too-many-analyses = Kelios jūsų partijos jau analizuojamos. Palaukite, kol viena bus baigta, ir bandykite dar kartą.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Gilesnė analizė
deep-start = Pradėti
deep-stop = Stabdyti
deep-plies = { $plies ->
    [one] { $plies } pusėjimas
    [few] { $plies } pusėjimai
   *[other] { $plies } pusėjimų
}
deep-truncated = Trumpas peržaidimas { $level }
deep-rollout = Visas peržaidimas
deep-deeper = Žiūrėti giliau
deep-depth = Gylis { $ply }
deep-games = { $games ->
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
}
deep-sure = { $percent } % tikimybė, kad pirmasis yra geriausias
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Analizė nutrūko. Tai, kas rasta, lieka čia. Norėdami tęsti, pradėkite iš naujo.
deep-limit = Giliau ši svetainė neskaičiuoja.
deep-picture = Vertės su 95 % pasikliautinaisiais intervalais
deep-compare = Palyginti
deep-refused = To išanalizuoti negalima.
recovery-title = Išsaugokite šiuos kodus
recovery-about = Jei pamiršite slaptažodį, kiekvienu kodu galėsite vieną kartą nustatyti naują. Užsirašykite juos arba išspausdinkite: daugiau jų nematysite.
recovery-done = Kodai išsaugoti
recovery-new = Nauji atkūrimo kodai
recovery-left = { $count ->
    [one] Liko { $count } atkūrimo kodas
    [few] Liko { $count } atkūrimo kodai
   *[other] Liko { $count } atkūrimo kodų
}
people-forgot = Pamiršote slaptažodį?
people-forgot-about = Įrašykite savo vardą, vieną iš atkūrimo kodų ir naują slaptažodį. Jei kodo neturite, paprašykite nuorodos iš šios svetainės prižiūrėtojo.
people-code = Atkūrimo kodas
people-code-wrong = Šis vardas ir kodas nedera arba kodas jau panaudotas.
people-link-old = Ši nuoroda nebeveikia. Paprašykite naujos.
people-mail = El. paštas, tik slaptažodžiui atkurti
people-mail-send = Atsiųsti man nuorodą el. paštu
people-mail-sent = Jei šis vardas turi el. pašto adresą, nuoroda jau pakeliui.
people-invite = Kvietimo kodas
people-invite-wrong = Šis kvietimo kodas neveikia. Paprašykite kodo iš šios svetainės prižiūrėtojo.
people-closed = Naujų paskyrų čia kurti negalima.
people-banned = Šios svetainės prižiūrėtojas užblokavo šią paskyrą.
people-members = Norint čia žaisti, reikia paskyros.
people-with-provider = Prisijungti per { $provider }
people-provider-failed = Prisijungti nepavyko. Bandykite dar kartą.
mail-reset = Nustatykite naują slaptažodį
mail-reset-text = Kažkas paprašė nustatyti naują slaptažodį. Paskyra: { $name }. Jei tai buvote jūs, per parą atverkite šią nuorodą:
problem-quota = Pradėjote tiek partijų, kiek svetainė šiuo metu leidžia.
admin-title = Svetainės valdymas
admin-people = Naudotojai
admin-tables = Partijos
admin-invites = Kvietimai
admin-log = Kas pakeista
admin-find = Ieškoti
admin-sizes = Partijos: { $tables } · Paskyros: { $accounts } · { $megabytes } MB
admin-reset = Nuoroda naujam slaptažodžiui nustatyti
admin-end = Atjungti visur
admin-rename = Pervadinti
admin-ban = Blokuoti
admin-banned = Užblokuota
admin-unban = Atblokuoti
admin-delete = Ištrinti
admin-close = Užbaigti
admin-role-none = Žaidėjas
admin-role-organiser = Rengėjas
admin-role-admin = Administratorius
admin-role-set = Įrašyti vaidmenį
admin-invite-people = Keliems žmonėms?
admin-invite-days = Kelioms dienoms?
admin-invite-make = Sukurti kvietimą
practice-title = Mokykitės iš savo klaidų
practice-lead = Pozicijos iš jūsų pačių partijų. Daugumoje jų suklydote, kai kuriose – ne.
practice-task = Jūsų pusė: { $seat }. Ką darysite?
practice-counts = Kartoti: { $due } · šiandien naujų: { $new }
practice-days = { $days ->
    [one] { $days } diena iš eilės
    [few] { $days } dienos iš eilės
   *[other] { $days } dienų iš eilės
}
practice-empty = Kol kas nėra ko mokytis. Pateikite analizei baigtą partiją: jūsų klaidos iš jos atsiras čia.
practice-done = Šiandien viskas. Puikiai padirbėta!
practice-more = Daugiau naujų pozicijų
practice-show = Rodyti atsakymą
practice-next = Kita pozicija
practice-remove = Šios daugiau nerodyti
practice-game = Žiūrėti partiją
practice-right = Geras ėjimas!
practice-wrong = Yra kai kas geresnio.
practice-shown = Atsakymas
practice-chosen = Jūsų ėjimas
practice-best = Geriausias
practice-played = Partijoje
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Ši pozicija vėl pasirodys { $when }.

## Drills: short exercises to repeat

drills-title = Treniruotės
drills-lead = Trumpos užduotys, kurios sunkėja jums tobulėjant.
drills-level = Lygis { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Paskutiniai atsakymai: teisingi { $right } iš { $answers }
drills-streak = { $count } iš eilės
drills-book = Debiutų knyga
opening-book-move = Ėjimas
opening-book-worth = Taškai
opening-book-about = Taškai yra tikėtinos vertės žaidžiant iš pinigų, kai kubas viduryje, gautos iš mūsų pačių peržaidimų, su standartine paklaida.
drills-answer = Atsakyti
drills-next = Kita užduotis
drills-right = Teisingai!
drills-wrong = Ne visai.
drills-your-answer = Jūsų atsakymas
drills-number = Įveskite sveikąjį skaičių nuo { $low } iki { $high }.
drills-again = Į šią užduotį jau atsakėte, todėl dar kartą ji nesiskaičiuoja.
nav-events = Turnyrai
events-lead = Turnyrai jūsų klubui, mokyklai ar šeimai, internetu arba prie tikrų lentų.
events-coming = Artimiausi
event-new = Naujas turnyras
event-family = Greita šeimos taurė
event-family-about = Nuo trijų iki aštuonių vardų ir galima pradėti: trys turai, tada dviejų geriausių finalas.
event-name = Turnyro pavadinimas
event-format = Turnyro sistema
event-format-round-robin = Ratų sistema
event-about-round-robin = Visi žaidžia su visais.
event-format-swiss = Šveicariška sistema
event-about-swiss = Kiekviename ture susitinkate su kuo nors, kas turi maždaug tiek pat taškų kaip jūs.
event-format-knockout = Atkrintamosios
event-about-knockout = Pralaimėję iškrintate arba tęsiate paguodos taurės varžybose.
event-format-arena = Arena
event-about-arena = Kas laisvas, gauna naują varžovą, kiek kartų nori.
event-format-ladder = Kopėčios
event-about-ladder = Meskite iššūkį kam nors aukščiau ir užimkite jo vietą.
event-format-family-cup = Šeimos taurė
event-place = Kur žaisite?
event-place-online = Internetu
event-place-real = Prie tikrų lentų
event-place-screen = Šiame ekrane
event-rounds = Turų skaičius; tuščia – įprastas skaičius
event-double = Visi susitinka po du kartus
event-sides = Kas žaidžia?
event-sides-1 = Pavieniai žaidėjai
event-sides-pairs = Poros
event-sides-teams = Komandos po { $number }
event-scoring = Taškai už pergalę, lygiąsias ir pralaimėjimą
event-scoring-points = Skaičiuojami partijose pelnyti taškai
event-ties = Papildomi rodikliai, kai taškų po lygiai (tuščia = įprasti)
event-main = Pagrindinė taurė
event-consolation = Paguodos taurė
event-last-chance = Paskutinės progos taurė
event-playoff = Geriausiesiems – atkrintamosios
event-may-join = Prisijungti gali kiekvienas, turintis nuorodą
event-players-report = Žaidėjai savo rezultatus įveda patys
event-starts = Kada pradžia?
event-create = Sukurti turnyrą
event-join = Prisijungti: { $name }
event-join-about = Norėdami prisijungti, nuskenuokite kodą arba atverkite nuorodą. Paskyros nereikia.
event-code = Jūsų kodas: { $code }. Su juo galite sugrįžti bet kuriuo įrenginiu.
event-code-enter = Turiu kodą
event-players = Žaidėjai
event-add = Pridėti žaidėjų
event-add-hint = Po vieną eilutėje. Toliau galima nurodyti reitingą ir klubą: Marija; 1450; Paupys
event-file = Arba iš failo: CSV su vardais arba TRF su iki šiol sužaistais turais
event-import = Pratęsta iš failo
event-round = { $number } turas
event-board = { $number } stalas
event-bye = Laisvas turas
event-pairings = Poros
event-pair = Sudaryti { $number } turo poras
event-pair-again = Sudaryti poras iš naujo
event-by-hand = Sudaryti poras rankiniu būdu
event-by-hand-hint = Po vieną porą eilutėje, žaidėjų numeriais: 3-7. Vienas numeris reiškia laisvą turą.
event-start = Pradėti { $number } turą
event-close = Baigti turnyrą
event-reopen = Vėl atverti turnyrą
event-result = Įvesti rezultatą
event-correct = Taisyti rezultatą
event-keep-score = Rašyti partiją čia
event-keep-score-about = Žaiskite prie savo lentos ir rašykite partiją šiame įrenginyje. Partijai pasibaigus rezultatas bus įvestas.
event-won = { $name } laimėjo
event-absent = { $name } nežaidė
event-score = Taškai, jei juos skaičiavote
event-why = Priežastis
event-change = Keisti vardą arba reitingą
event-withdraw = Pasitraukti iš turnyro
event-return = Vėl žaidžia
event-byes = Prašyti laisvo turo
event-bye-half = Laisvas turas už pusę taško
event-bye-zero = Laisvas turas be taško
event-bye-cancelled = Laisvas turas atšauktas
event-half-byes = Kiek laisvų turų už pusę taško gali prašyti kiekvienas žaidėjas
event-withdrawn = Nebedalyvauja
event-forbid = Niekada nesuporuoti šių dviejų
event-helpers = Pagalbininkai
event-helpers-about = Įrašykite pagalbininko vardą ir nusiųskite jam nuorodą. Pagalbininkai gali sudaryti poras, pradėti turus ir įvesti rezultatus.
event-codes = Žaidėjų kodai
event-downloads = Atsisiuntimai
event-all-games = Visos partijos
event-standings = Turnyro lentelė
event-crosstable = Kryžminė lentelė
event-bracket = Atkrintamųjų tinklelis
event-points = Taškai
event-yours = Jūsų partija: { $number } stalas, prieš jus { $name }
event-yours-bye = Šis turas jums laisvas.
event-open-table = Į partiją
event-screen = Didelis ekranas
event-challenge = Mesti iššūkį
study-title = Jūsų žaidimas
study-intro = Pateikite analizei savo baigtas partijas ir čia matysite, kaip gerai žaidžiate ir kur klystate.
study-automatic = Analizuoti mano partijas, vos joms pasibaigus
study-analyse = Analizuoti
study-analyse-all = Analizuoti visas šias
study-again = Analizuoti iš naujo
study-stopped = Analizė nutrūko nepasiekusi pabaigos. Tai, kas rasta, išsaugota.
study-waiting = { $count ->
    [one] Analizės laukia { $count } partija.
    [few] Analizės laukia { $count } partijos.
   *[other] Analizės laukia { $count } partijų.
}
study-open = Dar neanalizuotos
study-games = Išanalizuotos partijos
study-newer = Naujesnės
study-last = Sprendimai
study-last-count = Paskutiniai { NUMBER($count) }
study-last-all = Visi
study-decisions = { $count ->
    [one] { NUMBER($count) } sprendimas
    [few] { NUMBER($count) } sprendimai
   *[other] { NUMBER($count) } sprendimų
}
study-pr = PR (žaidimo lygio rodiklis)
study-accuracy = Tikslumas
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Vidutinis ėjimo nuostolis (šimtosiomis dalimis)
study-error-rate = Klaidų rodiklis kaip „GNU Backgammon“
study-snowie = „Snowie“ klaidų rodiklis
study-mistakes = Klaidos
study-luck = Sėkmė
study-without-luck = Rezultatas be sėkmės
study-trend = Laikui bėgant
study-by-kind = Pagal sprendimo rūšį
study-by-position = Pagal pozicijos rūšį
study-by-opponent = Pagal varžovą
study-by-opening = Pagal debiutą
study-opening = Debiutas
study-opponent = Varžovas
study-result = Rezultatas
study-day = Data
study-move = Ėjimai
position-opening = Debiutas
position-middlegame = Mitelšpilis
position-endgame = Endšpilis
refusal-event-closed = Šis turnyras baigtas.
refusal-event-organiser-only = Tai gali padaryti tik organizatorius.
refusal-event-officials-only = Tai gali padaryti tik organizatorius ir pagalbininkai.
refusal-event-not-yours = Tai galite padaryti tik už save.
refusal-event-full = Turnyre vietų nebėra. Didžiausias žaidėjų skaičius – { $most }.
refusal-event-no-late-entry = Prisijungti per vėlu. Pirmasis turas jau prasidėjo.
refusal-event-no-entrant = Žaidėjo, kurio numeris { $entrant }, nėra.
refusal-event-name-taken = Žaidėjas vardu { $name } jau dalyvauja.
refusal-event-members = Įveskite žaidėjus; reikiamas skaičius – { $count }.
refusal-event-results-missing = { $missing ->
    [one] Dar trūksta { $missing } { $round } turo rezultato.
    [few] Dar trūksta { $missing } { $round } turo rezultatų.
   *[other] Dar trūksta { $missing } { $round } turo rezultatų.
}
refusal-event-all-paired = Visų turų ({ $rounds }) poros sudarytos.
refusal-event-still-playing = { $name } dar nebaigė paskutinės partijos.
refusal-event-challenge-up = Iššūkį galite mesti tik tam, kas yra aukščiau už jus. { $name } yra žemiau.
refusal-event-wrong-round = { $round } turo dar nėra. Kitas yra { $next } turas.
refusal-event-already-started = { $round } turas jau prasidėjo.
refusal-event-not-started = { $round } turas dar neprasidėjo.
refusal-event-already-paired = { $round } turo poros jau sudarytos.
refusal-event-too-few = Reikia bent tiek žaidėjų: { $least }. Kol kas jų yra { $count }.
refusal-event-is-withdrawn = { $name } nebedalyvauja. Sudarykite turo poras iš naujo arba rankiniu būdu.
refusal-event-has-bye = { $name } turi laisvą { $round } turą. Atšaukite jį arba sudarykite poras iš naujo.
refusal-event-byes-used = Tiek laisvų turų už pusę taško čia gali prašyti kiekvienas žaidėjas: { $most }.
refusal-event-paired-twice = { $name } negali būti dviejose porose.
refusal-event-no-pairing = { $round } ture prie { $table } stalo partijos nėra.
refusal-event-result-exists = { $round } turo { $table } stalo rezultatas jau yra. Jį gali pataisyti organizatorius.
refusal-event-online-result = Ši partija žaidžiama internetu. Jos rezultatas įrašomas savaime.
refusal-event-impossible-result = Toks rezultatas neįmanomas.
refusal-event-needs-winner = Tai atkrintamosios, todėl kas nors turi laimėti.
refusal-event-cannot-pair = { $round } turo porų neįmanoma sudaryti taip, kad niekas nesusitiktų su tuo pačiu varžovu dar kartą. Sudarykite jas rankiniu būdu arba baikite turnyrą.
refusal-event-nobody-free = Šiuo metu laisvų žaidėjų nėra.
refusal-event-by-challenge = Kopėčiose žaidėjai meta iššūkį vieni kitiems.
refusal-event-by-organiser = Paprašykite organizatoriaus jus pridėti.
refusal-event-already-entered = Jūs jau dalyvaujate.
refusal-event-not-empty = Šiame turnyre jau yra žaidėjų. Šiam failui sukurkite naują turnyrą.
refusal-event-wrong-code = Šis kodas neteisingas. Pasitikrinkite savo lapelį.
tie-break-buchholz = Bucholco koeficientas
tie-break-buchholz-about = Visų jūsų varžovų taškų suma. Stipresni varžovai – jūsų naudai.
tie-break-buchholz-cut-1 = Bucholco koeficientas (Cut 1)
tie-break-buchholz-cut-1-about = Visų jūsų varžovų taškai be mažiausio rezultato.
tie-break-sonneborn-berger = Zoneborno-Bergerio koeficientas
tie-break-sonneborn-berger-about = Visų jūsų įveiktų varžovų taškai ir pusė taškų tų, su kuriais sužaidėte lygiosiomis.
tie-break-direct-encounter = Tarpusavio rezultatas
tie-break-direct-encounter-about = Jūsų taškai prieš žaidėjus, su kuriais turite po lygiai.
tie-break-wins = Pergalės
tie-break-wins-about = Partijos, kurias laimėjote prie lentos.
tie-break-points-difference = Taškų skirtumas
tie-break-points-difference-about = Jūsų partijose pelnyti taškai, atėmus varžovų taškus.
tie-break-board-points = Lentų taškai
tie-break-board-points-about = Visų jūsų komandos lentų taškai.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Jūsų vidutinė klaida išanalizuotose partijose. Kuo mažiau, tuo geriau.
tie-break-unplayed = Šveicariškoje sistemoje turas be partijos laikomas partija su tuo, kas turi tiek pat taškų kiek jūs.
table-dice-chains = Kiekvienas metimas sumaišomas iš programos paslapties ir kiekvieno žaidėjo puslapio skaičiaus; viskas nustatyta iš anksto. Todėl niekas negali pasirinkti metimo, net ir šios svetainės valdytojas. Po partijos kiekvienas gali patikrinti visus metimus.
table-dice-waiting = Kiekvienas puslapis savo skaičių duoda tik tada, kai metate, todėl niekas negali sužinoti metimo anksčiau. Jei kuris puslapis uždarytas, kauliukai jo laukia.
table-dice-deposits = Kad galėtumėte uždaryti puslapį, jis kartu su jūsų ėjimu duoda savo skaičių kitam metimui. Niekas negali sužinoti metimo anksčiau, nebent šioje partijoje žaidžia šios svetainės valdytojas.
table-dice-kept = Be savo skaičiaus: { $names }
table-lot-chains = Kas pradės, lemia atsitiktinumas: programos paslaptis ir kiekvieno žaidėjo puslapio skaičius, viskas nustatyta iš anksto. Po partijos tai gali patikrinti kiekvienas.
status-dice-wait = Kauliukai laukia, kol { $name } atvers šį puslapį
dice-elsewhere = Kauliukai laukia naršyklės, kuria žaidėte paskutinį kartą. Atverkite šią partiją ten.
told-renewal = { $name }: nauji skaičiai kauliukams iš kitos naršyklės
editor-title = Sudėti poziciją
editor-lead = Tempkite figūras ant lentos arba pasirinkite vieną ir palieskite vietą, kur ją dėti.
editor-turn = Eina
editor-remove = Nuimti figūrą
editor-clear = Išvalyti lentą
editor-start = Pradinė pozicija
editor-text = Įklijuokite poziciją
editor-text-known = Užrašoma taip: { $notations }.
editor-read = Parodyti
editor-recognised = Perskaityta kaip { $notation }.
editor-unreadable = Kaip pozicijos to perskaityti nepavyko. Jūsų tekstas išliko.
editor-other-game = Tai kito žaidimo pozicija: { $game }.
editor-notations = Kaip tekstas
editor-copy = Kopijuoti
editor-possible = Ši pozicija įmanoma.
editor-over = Šioje pozicijoje partija baigta, todėl žaisti nebėra ko.
editor-play = Žaisti nuo čia
editor-link = Kopijuoti nuorodą
editor-picture = Atsisiųsti paveikslėlį
editor-analyse = Analizuoti šią poziciją
editor-from-position = Iš pozicijos
editor-from-about = Viena partija iš šios pozicijos, nevertinama.
notebook-title = Užrašinė
notebook-lead = Jūsų įrašytos pozicijos. Jos saugomos šiai naršyklei arba jūsų paskyrai, jei ją turite.
notebook-save = Įrašyti į užrašinę
notebook-name = Pavadinimas
notebook-tags = Žymos, atskirtos kableliais
notebook-note = Pastaba
notebook-game = Žaidimas
notebook-tag = Žyma
notebook-saved = Įrašyta į užrašinę.
notebook-empty = Pozicijų čia nėra.
problem-notebook-full = Jūsų užrašinė pilna. Pirma ištrinkite kurią nors poziciją.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Studijos
studies-lead = Partijos ir pozicijos su jūsų komentarais ir variantais. Rodykite jas draugams su nuoroda arba įrašykite į failus.
studies-empty = Studijų dar neturite.
studies-make = Kurti studiją
studies-new = Nauja studija
studies-comment = Komentaras
studies-symbols = Ženklai
studies-promote = Padaryti pagrindiniu variantu
studies-delete = Šalinti nuo čia
studies-saved = Įrašyta
studies-saving = Įrašoma…
studies-unsaved = Neįrašyta
studies-retry = Įrašyti dar kartą
studies-conflict = Tai buvo pakeista kitame lange. Dabar matote naujausią versiją; ką parašėte, tebėra savo laukelyje.
studies-share = Bendrinti
studies-view-link = Kas turi šią nuorodą, gali žiūrėti.
studies-edit-link = Kas turi šią nuorodą, gali keisti.
studies-view-make = Sukurti nuorodą žiūrėti
studies-edit-make = Sukurti nuorodą keisti
studies-withdraw = Atšaukti šią nuorodą
studies-download = Atsisiųsti
studies-partly = be dalies jūsų pastabų
problem-too-many-studies = Daugiau vietos nėra. Pirma ką nors ištrinkite.
lessons-own = Jūsų pamokos
lessons-lead = Sudėkite pozicijas į savo pamoką ir nusiųskite jos nuorodą visiems, kas nori mokytis.
lessons-new = Nauja pamoka
lessons-which = Pamoka
lessons-add = Pridėti šią poziciją
lessons-exercise = { $number } užduotis iš { $count }
lessons-task = Ką reikia padaryti
lessons-answers = Teisingi ėjimai, po vieną eilutėje
lessons-any-good = Priimti kiekvieną ėjimą, kurį kompiuteris laiko geru
lessons-explanation = Paaiškinimas po atsakymo
lessons-from-notebook = Iš jūsų užrašinės
lessons-next = Kita užduotis
lessons-done = Tai buvo paskutinė užduotis. Puiku!
lessons-empty = Šioje pamokoje užduočių dar nėra.
lessons-up = Perkelti aukštyn
lessons-open = Žiūrėti mokinio akimis
lessons-nobody-moves = Šioje pozicijoje niekas neturi eiti, todėl užduoties iš jos nebus.
lessons-bad-answer = „{ $move }“ šioje pozicijoje negalima.
lessons-needs-answer = Nurodykite teisingą ėjimą arba priimkite visus gerus ėjimus.
import-many-title = Importuoti partijas
import-many-lead = Perkelkite savo partijas iš kitų programų ir svetainių: pavienius failus, ištisus aplankus arba ZIP archyvą. Partijos, kurias čia jau turite, praleidžiamos.
import-formats = Kokius failus galima skaityti
import-folder = Pasirinkti aplanką
import-stop = Stabdyti
import-count-files = Failai
import-count-games = Importuota
import-count-duplicates = Jau yra čia
import-count-failed = Neimportuota
import-line = Eilutė
import-lost = Ryšys nutrūko. Tai, kas jau importuota, išsaugota.
import-stopped = Sustabdyta. Tai, kas jau importuota, išsaugota.
import-too-large = Šis failas per didelis. Vienu kartu galima nuskaityti ne daugiau kaip { $size } MB.
import-quota = Pasiekėte šio mėnesio naujų partijų skaičių. Tai, kas jau importuota, išsaugota.
import-players = Kuris iš šių žaidėjų esate jūs?
import-me = Tai aš
import-names = Jūsų vardai failuose
import-names-help = Atskirti kableliais. Partijose su vienu iš šių žaidėjų jūsų ėjimais laikomi tik jo ėjimai.
import-queue-full = Šiuo metu daugiau partijų į analizės eilę netelpa. Dėl kitų sugrįžkite vėliau.
openings-title = Debiutų naršyklė
openings-filter = Pasirinkite partijas
openings-source = Šaltinis
openings-own = Jūsų partijos
openings-side = Pusė
openings-player = Žaidėjas
openings-days = Laikotarpis
openings-days-30 = Paskutinės 30 dienų
openings-days-365 = Paskutiniai metai
openings-any = Visi
openings-show = Rodyti
openings-start = Pradinė pozicija
openings-count = Partijos
openings-loss = Vidutinis nuostolis
openings-empty = Nė viena partija nepasiekė šios pozicijos.
openings-none = Baigtų partijų dar nėra. Sužaiskite keletą arba importuokite iš kitų programų.
openings-reading = Skaičiuojamos jūsų partijos: { $done } iš { $all }
openings-reached = Partijos su šia pozicija
openings-collections = Jūsų rinkiniai
openings-collections-help = Failas su daugeliu partijų, pavyzdžiui, PGN arba PDN. Jį matote tik jūs.
openings-add = Pridėti failą
openings-adding = Skaitomas failas
