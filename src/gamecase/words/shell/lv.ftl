### Latvian. Address: tu. rules = noteikumi, booklet (only the printed one) = brošūra, board = galdiņš, record = ieraksts,
### a game played = partija, opponent = pretinieks, dice = kauliņi, chosen at random = nejauši, rated = vērtēts, API token = pilnvara.

## Home page
app-name = Gamecase
app-tagline = Klasiskas galda spēles pēc noteikumiem no tavas kastes
skip-to-content = Pāriet uz saturu
nav-home = Spēles
nav-settings = Iestatījumi
home-title = Izvēlies spēli
home-lead = Spēlē pret datoru, ar draugu blakus vai ar draugu tālumā.
home-open = Atvērtās partijas
home-table-against = { $game }: { $others }
home-state-yours = Tavs gājiens
home-state-open = Spēle rit
home-state-waiting = Gaida spēlētāju
home-state-over = Pabeigta
footer-free = Brīva programmatūra: spēlē, uzturi savā serverī, maini
footer-fair = Kauliņi, ko var pārbaudīt ikviens

## Settings
settings-language = Valoda
settings-theme = Izskats
settings-theme-auto = Kā ierīcē
settings-theme-light = Gaišs
settings-theme-dark = Tumšs
settings-theme-contrast = Augsts kontrasts
settings-theme-clear = Daltoniķiem
settings-save = Lietot

## Laying a table
new-title = { $game }: jauna partija
new-booklet-clauses = Rādīt noteikumus
box-find = Atrodi noteikumus savam komplektam
box-unsure = Nezinu
box-none = Nevieni noteikumi tam visam neatbilst. Te ir visi.
new-opponent = Pret ko spēlēsi?
new-player = { $number }. spēlētājs
new-against-here = Draugs tepat
new-against-away-about = Saņemsi saiti, ko nosūtīt.
new-against-anyone-about = Tava partija redzama sākumlapā, līdz kāds pievienojas.
new-level = Kurš līmenis?
new-you = Tu
new-name = Tavs vārds
new-name-hint = Tā tevi redzēs citi spēlētāji. Vari atstāt tukšu.
new-words = Tavs nejaušības teksts kauliņiem
new-words-hint = To iejauc katrā metienā un katrā nejaušā izvēlē. Ja atstāsi tukšu, ierīce to izvēlēsies pati.
new-friend-name = Drauga vārds
new-starts = Kas sāk?
new-starts-lot = Nejauši
new-starts-me = Es
new-starts-other = Pretinieks
new-side = Kuru pusi izvēlies?
new-match = Mača garums
new-match-best-of-1 = Viena partija
new-match-best-of = Vairākums no { $number }
new-match-first-to = { $number ->
    [zero] Spēlē līdz { $number } punktiem
    [one] Spēlē līdz { $number } punktam
   *[other] Spēlē līdz { $number } punktiem
}
new-match-open = Cik partiju vēlies
new-dice = Kurš met kauliņus?
new-dice-verifiable = Met lietotne, un pēc tam ikviens var pārbaudīt
new-dice-manual = Metam īstus kauliņus un ievadām skaitļus
new-clock = Laika kontrole
new-clock-none = Bez pulksteņa
new-clock-fischer = { $minutes } min + { $seconds } s gājienam
new-clock-delay = { $seconds } s aizture gājienam, { $minutes } min rezerve par punktu
new-clock-days = { $days ->
    [zero] { $days } dienu gājienam
    [one] { $days } diena gājienam
   *[other] { $days } dienas gājienam
}

## An invitation
join-title = Tevi aicina spēlēt: { $game }
join-by = { $name } aicina tevi uzspēlēt.
join-by-somebody = Tevi aicina uzspēlēt.
join-sit = Pievienoties
join-watch = Tikai skatīties

## The table
table-board = Galdiņš
table-moves = Gājieni
table-players = Spēlētāji
table-position = Pozīcija vārdos
table-dice = Kauliņi
table-dice-pledge = Noteikts pirms partijas (noslēpuma SHA-256)
table-dice-secret = Noslēpums, atklāts pēc partijas
table-dice-words = Spēlētāju nejaušības teksti
table-dice-explained = Visus metienus jau pirms partijas nosaka noslēpums, un redzams ir tikai tā nospiedums. Pēc partijas noslēpumu atklāj, un ikviens var pārbaudīt, ka katrs metiens no tā izriet.
table-record = Lejupielādēt partijas ierakstu
table-takeback = Atsaukt gājienu
table-hint = Padoms
table-hint-told = Es spēlētu: { $told }
table-guided = Dod man padomus
table-type = Ievadīt gājienu
table-type-play = Izdarīt gājienu
table-past = Tu redzi agrāku pozīciju.
table-now = Atpakaļ uz partiju
table-replay = Pēdējais sitiens vēlreiz, palēnināti
table-sight = Tēmēšanas līnija
table-undo = Soli atpakaļ
table-turn = Apgriezt galdiņu
table-look = Galdiņa izskats
table-confirm = Apstiprināt katru gājienu
table-draw = Piedāvāt neizšķirtu
table-claim = Pieprasīt uzvaru
table-claim-draw = Pieprasīt neizšķirtu
table-say-mute = Izslēgt tērzēšanu
table-resign = Padoties
table-resign-sure = Padoties šajā partijā?
table-yes = Jā
table-no = Nē
table-next = Nākamā partija
table-rematch = Revanšs
say-hello = Sveiki!
say-good-luck = Veiksmi!
say-well-played = Labi nospēlēts!
say-thanks = Paldies!
say-sorry = Piedod!
say-one-moment = Vienu mirkli, lūdzu.
say-back = Esmu atpakaļ.
say-your-turn = Šķiet, ir tavs gājiens.
say-oops = Ups!
say-good-game = Laba spēle!
bot-again = Datoram bija jāsāk domāt no jauna.
table-home = Uz visām spēlēm
table-accept = Piekrist
table-decline = Noraidīt
table-withdraw = Atsaukt piedāvājumu
table-watching = Tu skaties. Gājienus izdara tikai spēlētāji.
table-watchers = { $count ->
    [zero] { $count } skatītāju
    [one] { $count } skatītājs
   *[other] { $count } skatītāji
}
table-booklet = Noteikumi
table-invite = Uzaicini draugu
table-invite-help = Nosūti šo saiti vai ļauj draugam noskenēt kodu. Partijai pievienojas tas, kurš to atver pirmais.
table-invite-copy = Kopēt saiti
table-invite-loopback = Šī saite darbojas tikai šajā datorā. Lai spēlētu mājas tīklā, palaid Gamecase šādi: gamecase serve --host 0.0.0.0
player-unnamed = { $number }. spēlētājs
player-you = tu
player-away = prombūtnē
tally-won = Uzvaras mačos
tally-drawn = Neizšķirti

## The rule book
rules-link = Noteikumi
rules-title = { $game }: noteikumi
rules-booklets = Noteikumu varianti
rules-agreed = Norunāts šai partijai
rules-example = Piemērs
rules-not-allowed = Tā nedrīkst
rules-print = Drukāt

## Learning
learn-link = Mācības
learn-title = { $game }: mācības
learn-lead = Īsas nodarbības, katrā savs galdiņš. Mēģini droši: neko nevar sabojāt.
learn-lesson = { $number }. nodarbība no { $count }
learn-right = Lieliski!
learn-other = Tas ir atļauts, bet šeit pamēģini ko citu.
learn-again = Mēģināt vēlreiz
learn-next = Nākamā nodarbība
learn-all = Visas nodarbības
learn-guided = Izspēlē pirmo partiju ar padomiem
learn-watch = Skatīties, kā spēlē divi datori

## What stands
status-waiting = Gaidām otru spēlētāju
status-drawing-lots = Tiek noteikts, kurš sāk
status-chance = Tiek mesti kauliņi
status-by-hand = Met kauliņus un ievadi skaitļus
status-your-turn = Tavs gājiens: { $seat }
status-turn = Gājiens: { $seat }
status-bot-thinks = Dators domā
outcome-resigned = { $seat } uzvar: pretinieks padevās.
outcome-agreed = Neizšķirts pēc vienošanās.
outcome-left = { $seat } uzvar: pretinieks aizgāja.
outcome-left-draw = Neizšķirts: viens spēlētājs aizgāja.
outcome-time = { $seat } uzvar: pretiniekam beidzies laiks.
match-best-of = { $game }. partija no { $number } (līdz vairākumam uzvaru)
match-first-to = { $number ->
    [zero] { $game }. partija, spēlē līdz { $number } punktiem
    [one] { $game }. partija, spēlē līdz { $number } punktam
   *[other] { $game }. partija, spēlē līdz { $number } punktiem
}
match-games = { $game }. partija (pavisam { $number })
match-open = { $game }. partija

## What happened
told-sit = { $name } pievienojas.
told-begin = Sākas jauna partija.
told-lot = Sāk { $name }.
told-offer-takeback = { $name } vēlas atsaukt gājienu.
told-offer-draw = { $name } piedāvā neizšķirtu.
told-offer-rematch = { $name } vēlas revanšu.
told-decline = Piedāvājums noraidīts.
told-takeback = Gājiens atsaukts.
told-draw = Norunāts: neizšķirts.
told-resign = { $name } padodas.
told-left = { $name } beidza partiju: pretinieks aizgāja.
told-lapse = Piedāvājuma laiks ir beidzies.
told-say = { $name }: { $words }
told-flag = { $name }: laiks beidzies.

## Why not
refusal-not-your-turn = Tagad nav tavs gājiens.
refusal-game-over = Partija ir beigusies.
refusal-time-up = Tavs laiks ir beidzies.
refusal-not-begun = Partija vēl nav sākusies.
refusal-dice-not-yours = Šajā partijā kauliņus met lietotne.
refusal-dice-by-hand = Šajā partijā kauliņus met paši spēlētāji un ievada skaitļus.
refusal-not-now = Tagad tas nav iespējams.
refusal-too-late = Kāds paspēja pirmais. Paskaties uz galdiņu vēlreiz.
refusal-still-here = Pretinieks ir prom vēl pārāk īsu laiku.
refusal-offer-gone = Šis piedāvājums vairs nav spēkā.
refusal-watching = Tu skaties; to var darīt tikai spēlētāji.
refusal-no-hint = Padomus var saņemt tikai savā gājienā, spēlējot pret datoru vai pie viena ekrāna.
refusal-means-nothing = Šeit tāds gājiens nav atļauts.
refusal-theirs = Tas gājiens nebija atļauts. { $rule }

## Trouble
error-bad-message = Serveris nesaprata šo lapu. Ielādē to no jauna.
error-stale = Pozīcija ir mainījusies. Paskaties vēlreiz.
error-too-fast = Par ātru. Mazliet uzgaidi.
link-lost = Savienojums pārtrūka. Savienojamies no jauna… Tava partija ir drošībā.
link-back = Savienojums atjaunots.
touch-again = Izvēlies, kurp doties tālāk, vai nospied Escape.
confirm-grave = Nospied vēlreiz, lai apstiprinātu.
aim-pull = Bīdi ripu pa tās līniju. Tad jebkurā galdiņa vietā pavelc atpakaļ un atlaid.
aim-help = Tēmē ar bultiņām, spēku maini ar plusu un mīnusu, pa līniju pārvieto ar komatu un punktu, sit ar Enter.
copied = Nokopēts.
turn-alert = Tavs gājiens
clock-stale = Laiks, kad zuda savienojums
problem-title = Tas neizdevās
problem-not-found = Šeit nekā nav. Pārbaudi saiti; varbūt partija ir citā datorā.
problem-bad-form = Veidlapā kaut kas nebija pareizi. Atgriezies un mēģini vēlreiz.
problem-chair-taken = Šo vietu jau ir ieņēmis kāds cits.
problem-too-many-tables = Pārāk daudz jaunu partiju uzreiz. Mazliet pagaidi un mēģini vēlreiz.
problem-away = Spēles pašlaik nav sasniedzamas. Nekas no izspēlētā nav zudis. Pēc brīža mēģini vēlreiz.
problem-home = Uz visām spēlēm

## On the command line
serve-ready = Gamecase darbojas adresē { $address }
serve-network = Mājas tīklā: { $address }
serve-scan = Noskenē ar tālruni tajā pašā tīklā:
serve-stop = Lai apturētu, nospied Ctrl+C.
verify-holds = { $entries ->
    [zero] Ieraksts ir neskarts: pārbaudīts { $entries } rindu, visi posmi un pozīcijas ir pareizi.
    [one] Ieraksts ir neskarts: pārbaudīta { $entries } rinda, visi posmi un pozīcijas ir pareizi.
   *[other] Ieraksts ir neskarts: pārbaudītas { $entries } rindas, visi posmi un pozīcijas ir pareizi.
}
verify-rolls = { $count ->
    [zero] No jauna aprēķināts: { $count } metienu vai nejaušu izvēļu. Viss sakrīt.
    [one] No jauna aprēķināts: { $count } metiens vai nejauša izvēle. Viss sakrīt.
   *[other] No jauna aprēķināti: { $count } metieni vai nejaušas izvēles. Viss sakrīt.
}
verify-by-hand = { $count ->
    [zero] Ar roku ievadīts { $count } metienu: nav ko pārbaudīt.
    [one] Ar roku ievadīts { $count } metiens: nav ko pārbaudīt.
   *[other] Ar roku ievadīti { $count } metieni: nav ko pārbaudīt.
}
verify-hidden = { $count ->
    [zero] Vēl slepens { $count } metienu: to partija nav beigusies.
    [one] Vēl slepens { $count } metiens: tā partija nav beigusies.
   *[other] Vēl slepeni { $count } metieni: to partija nav beigusies.
}

## A game looked over
table-analysis = Analizēt partiju
analysis-title = { $game }: analīze
analysis-games = Šī mača partijas
analysis-progress = Notiek analīze…
analysis-graph = Partijas gaita
analysis-lines = Labākie turpinājumi
analysis-mistakes = Lūzuma punkti
analysis-none = Kļūdas nav atrastas.
analysis-totals = Kopsavilkums
analysis-played = Izspēlēts
analysis-inaccuracy = Neprecizitāte
analysis-mistake = Kļūda
analysis-blunder = Rupja kļūda
analysis-better = Labāk:
analysis-even = Līdzsvars
analysis-slight = { $seat }: neliels pārsvars
analysis-clear = { $seat }: skaidrs pārsvars
analysis-winning = { $seat }: izšķirošs pārsvars
analysis-first = Partijas sākums
analysis-back = Iepriekšējais gājiens
analysis-forward = Nākamais gājiens
analysis-last = Partijas beigas
analysis-table = Atpakaļ uz partiju
analysis-failed = Partiju neizdevās analizēt. Pēc brīža mēģini vēlreiz.
analysis-result = { $first }–{ $second }
problem-not-over = Partija vēl nav beigusies. To varēs analizēt, kad tā būs galā.

## Hands and pages
table-ahead = Atļaut priekšgājienus
ahead-planned = Priekšgājiens iestatīts. To izdarīs tavā gājienā, ja tas būs atļauts.
table-symbols = Rādīt figūru zīmes burtu vietā
table-download = Lejupielādēt kā { $format }

## Games from elsewhere
import-title = Importēt partiju
import-text = Ielīmē partiju: { $formats }
import-open = Importēt

## People
nav-account = Konts
people-sign-in = Pierakstīties
people-register = Izveidot kontu
people-lead = Spēlēt var arī bez konta. Ar kontu savas partijas atradīsi jebkurā ierīcē un varēsi spēlēt vērtētas partijas.
people-name = Vārds
people-name-hint = No 2 līdz 24 burtiem vai cipariem; to redz citi spēlētāji.
people-password = Parole
people-password-hint = Vismaz 8 rakstzīmes. Ja to aizmirsīsi, tev būs kodi.
people-with-passkey = Pierakstīties ar piekļuves atslēgu
people-register-passkey = Izveidot kontu ar piekļuves atslēgu
people-wrong = Nepareizs vārds vai parole.
people-slow = Pārāk daudz mēģinājumu. Pagaidi minūti un mēģini vēlreiz.
people-name-taken = Šis vārds ir aizņemts vai pārāk līdzīgs aizņemtam. Izvēlies citu.
people-name-unfit = Lieto no 2 līdz 24 viena alfabēta burtiem vai cipariem; starp tiem var būt atstarpes, punkti vai defises.
people-password-unfit = Lieto vismaz 8 rakstzīmes un neko viegli uzminamu, piemēram, savu vārdu vai 12345678.
people-passkey-failed = Piekļuves atslēga netika pieņemta. Mēģini vēlreiz.
people-again = Lai to mainītu, pieraksties vēlreiz.
people-only-way = Tas ir tavs vienīgais veids, kā pierakstīties, tāpēc to nevar noņemt.
people-not-the-name = Tas nav tavs vārds. Nekas netika izdzēsts.
account-since = Šeit kopš { $date }
account-ratings = Reitingi
account-matches = { $count ->
    [zero] { $count } vērtētu maču
    [one] { $count } vērtēts mačs
   *[other] { $count } vērtēti mači
}
account-history = Partiju vēsture
account-export = Lejupielādēt visus manus datus
account-sign-out = Izrakstīties
account-ways = Kā tu pieraksties
account-passkey = Piekļuves atslēga: { $device }
account-passkey-add = Pievienot piekļuves atslēgu
account-remove = Noņemt
account-password-new = Jauna parole
account-password-note = Vismaz 8 rakstzīmes. Citās tavās ierīcēs notiks izrakstīšana.
account-password-set = Saglabāt paroli
account-devices = Kur tavs konts ir atvērts
account-this-device = šī ierīce
account-seen = pēdējo reizi lietota: { $date }
account-end-others = Izrakstīties visās citās ierīcēs
account-tokens = API pilnvaras
account-tokens-about = Ikviens ar šādu pilnvaru var rīkoties tavā vārdā. Turi to slepenībā.
account-token-label = Kam tā domāta?
account-token-read = drīkst tikai lasīt
account-token-play = drīkst spēlēt
account-token-make = Izveidot pilnvaru
account-token-once = Nokopē to tagad. Vairs to neredzēsi.
account-delete = Dzēst kontu
account-delete-about = Tava pieeja, sesijas, pilnvaras un reitingi tiek izdzēsti uzreiz un uz visiem laikiem. Izspēlētās partijas paliek ar vārdu, ar kuru spēlēji: tās pieder arī taviem pretiniekiem. Neviens nevar tās turpināt tavā vietā.
account-delete-sure = Lai apstiprinātu, ieraksti savu vārdu
history-none = Šeit vēl nekā nav.
history-older = Vecākas
history-won = Uzvara
history-lost = Zaudējums
history-drawn = Neizšķirts
rated-badge = Vērtēta
rated-switch = Vērtēta partija
rated-about = Konts vajadzīgs abiem spēlētājiem. Gājienus neatsauc.
ratings-about = Skaitlis aiz ± rāda, cik nedrošs ir reitings.
refusal-rated-account = Šī ir vērtēta partija: vajadzīgs konts.
refusal-rated-alone = Vērtētā partijā nevar spēlēt pret sevi.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Šī pilnvara nav zināma, ir atsaukta vai to neatļauj.
nav-main = Galvenās lapas
nav-play = Spēlēt
nav-learn = Mācīties
nav-rules = Noteikumi
list-lead-learn = Izvēlies spēli un izmēģini tās īsās nodarbības.
list-lead-rules = Izvēlies spēli un izlasi tās noteikumus ar attēliem.
home-continue = Turpināt
home-finished = Pabeigtās partijas
start-change = Mainīt
start-change-of = { $game }: mainīt pretinieku, noteikumus vai laiku
player-computer = { $name } (dators)
character-hello-gentle = Sveiki! Vai kopā noskaidrosim, kā to spēlē?
character-hello-cheerful = Prieks ar tevi spēlēt. Lai ir jautri!
character-hello-steady = Lai veicas. Es spēlēju droši.
character-hello-sharp = Laipni lūdzam. Uzmanies: es skatos uz priekšu.
character-hello-calm = Sākam, kad vēlies. Man reti kas paslīd garām.
character-bye-gentle = Bija jautri! Vēlreiz?
character-bye-cheerful = Paldies par partiju!
character-bye-steady = Laba partija. Man patika.
character-bye-sharp = Laba cīņa. Apskati lūzuma punktus.
character-bye-calm = Bija prieks. Tādu partiju ir maz.
notice-special = Pēc šīs partijas noteikumiem: { $rule }
notice-rule = Noteikums { $number }
notice-close = Sapratu
opponent-bot = Dators
opponent-here = Draugs tepat
opponent-away = Draugs ar saiti
opponent-anyone = Jebkurš
rules-question = Pēc kādiem noteikumiem vēlies spēlēt?
rules-of-my-box = Manas kastes noteikumi
rules-as-usual = Kā spēlē mūsdienās
rules-line = Noteikumi:
start-time = Laiks
start-more = Vairāk
start-match-points = Vai līdz šādam punktu skaitam
clock-chip-none = Bez pulksteņa
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Par punktu
clock-chip-days = { $days ->
    [zero] { $days } dienu
    [one] { $days } diena
   *[other] { $days } dienas
}
working-hint = Tiek meklēts labs gājiens…
working-thinking = Dators vēl domā…
working-compiled = Dators gatavojas, šajā ierīcē tikai šo vienu reizi: { $percent }%.
working-tables = Dators aprēķina šo noteikumu galotnes, tikai šo vienu reizi: { $percent }%.
provisional-compiled = Šis ir ātrs minējums: dators vēl gatavojas. Pēc minūtes pajautā vēlreiz, tad atbilde būs labāka.
provisional-tables = Šo noteikumu galotnes vēl tiek aprēķinātas, tāpēc skaitļi ir tikai labi minējumi.
settings-set = Galdiņš un figūras
settings-set-walnut = Riekstkoks
settings-set-felt = Filcs un misiņš
settings-set-flat = Plakans un mūsdienīgs
settings-set-slate = Slāneklis un akmens
offline-title = Nav savienojuma
offline-lead = Spēlēšanai vajag savienojumu. Tiklīdz tas atjaunosies, varēsi turpināt: nekas nepazudīs.
offline-kept = Vari palasīt
offline-nothing = Pagaidām nekā. Atvērtie noteikumi un nodarbības paliek šeit vēlākam laikam.
offline-again = Mēģināt vēlreiz
import-files = Izvēlies failus vai ievelc tos jebkur šajā lapā
import-done = { $count ->
    [zero] Atvērts { $count } partiju
    [one] Atvērta { $count } partija
   *[other] Atvērtas { $count } partijas
}
import-illegal = Gājiens { $count } nav atļauts:
import-unreadable = To neizdevās nolasīt kā partiju
import-keep = Atvērt partiju līdz šai vietai
import-correct = Labot
import-corrected = Labojamā partija
import-back = Atpakaļ
share-title = Kopīgot manā tīklā
share-ask = Pašlaik Gamecase var atvērt tikai šis dators. Sāc kopīgot, un to varēs atvērt katra ierīce tavā mājas tīklā, līdz pārtrauksi vai aizvērsi programmu.
share-start = Kopīgot
share-on = Kopīgots. Atver šo adresi citā ierīcē vai noskenē kodu.
share-stop = Beigt kopīgošanu
problem-no-network = Šim datoram pašlaik nav tīkla, kurā kopīgot.
notice-registered = Laipni lūdzam, { $name }! Konts ir gatavs, pierakstīšanās notikusi.
notice-password-saved = Jaunā parole ir saglabāta.
account-password-current = Pašreizējā parole
account-password-passkey = Apstiprināt ar piekļuves atslēgu
account-no-ratings = Tev vēl nav reitinga. Izspēlē vērtētu partiju, lai to iegūtu. Reitingu saraksti:
people-wrong-current = Tā nav tava pašreizējā parole. Nekas nav mainīts.
people-passkey-first = Šim kontam vēl nav paroles. Iestati to ar piekļuves atslēgas pogu.
footer-translations = Tulkojumi
translations-title = Tulkojumi
translations-lead = Visi vietnes un spēļu teksti ar piemēra vērtībām, divās valodās blakus.
translations-how = Kā labot tulkojumu vai pievienot valodu, lasi failā docs/translating.md pirmkodā.
translations-language = Valoda
translations-beside = Blakus
translations-part = Daļa
translations-part-shell = Vietne
translations-state = Stāvoklis
translations-state-all = Visi
translations-state-missing = Trūkst
translations-state-outdated = Novecojuši
translations-state-current = Aktuāli
translations-search = Meklēt
translations-show = Rādīt
translations-count = { $count ->
    [zero] { $count } tekstu
    [one] { $count } teksts
   *[other] { $count } teksti
}
provenance-legend = No kurienes katrs noteikums:
provenance-printed = Nodrukāts brošūrā
provenance-usual = Kā spēlē mūsdienās
provenance-silent = Brošūrā par to nekā nav: mūsu izvēle
provenance-differs = Brošūra ir neskaidra: spēlējam, kā to saprotam
provenance-languages = Tikai šajās valodās: { $languages }.
switch-value-printed = { $value } (kā nodrukāts)
switch-value-silent = { $value } (mūsu izvēle)
switch-value-differs = { $value } (kā to saprotam)
rules-exactly = Tieši kā nodrukāts
rules-exactly-about = Katru noteikumu spēlē burtiski, arī tur, kur, mūsuprāt, domāts kas cits.
rules-needs = Der tikai ar šo iestatījumu: { $switch } – { $value }
rules-needs-open = Sākt partiju ar to
rules-compare = Brošūras blakus
rules-compare-about = Tikai tas, kur brošūras atšķiras. Viss pārējais ir to noteikumos.
table-rules = Noteikumi: { $booklet }
table-rules-change = mainīt
table-chat = Tērzēšana
table-more = Vairāk
table-tools = Rīki
table-sound = Skaņa
table-fullscreen = Pilnekrāns
table-save = Saglabāt failu
table-hint-more = Vairāk
table-speed = Gājienu ātrums
table-speed-calm = Mierīgs
table-speed-normal = Parasts
table-speed-fast = Ātrs
table-speed-none = Bez animācijas
table-glow = Rādīt, ar ko var iet
table-lot = Kurš sāk
table-lot-explained = Kurš sāk, to nosaka nejaušība. Pirms partijas to nosaka noslēpums, un redzams ir tikai tā nospiedums. Pēc partijas noslēpumu atklāj, un to var pārbaudīt ikviens.
table-lot-words = Spēlētāju nejaušības teksti
table-next-level = Nākamais līmenis: { $level }
result-won = Tu uzvarēji
result-lost = Tu zaudēji
result-drawn = Neizšķirts
result-winner = { $name } uzvar
result-story = { $turns ->
    [zero] Beigas pēc { $turns } gājieniem.
    [one] Beigas pēc { $turns } gājiena.
   *[other] Beigas pēc { $turns } gājieniem.
}
result-story-ahead = { $turns ->
    [zero] { $turns } gājienu,
    [one] { $turns } gājiens,
   *[other] { $turns } gājieni,
} { $winner ->
    [own] un tu ne reizi neatpaliki.
   *[other] un uzvarētājs ne reizi neatpalika.
}
result-story-turned = { $turns ->
    [zero] { $turns } gājienu, un pavērsiens tikai pašās beigās.
    [one] { $turns } gājiens, un pavērsiens tikai pašās beigās.
   *[other] { $turns } gājieni, un pavērsiens tikai pašās beigās.
}
result-story-changes = { $turns ->
    [zero] { $turns } gājienu.
    [one] { $turns } gājiens.
   *[other] { $turns } gājieni.
} { $changes ->
    [zero] Pārsvars mainīja pusi { $changes } reižu.
    [one] Pārsvars mainīja pusi { $changes } reizi.
   *[other] Pārsvars mainīja pusi { $changes } reizes.
}
told-lot-seat = { $name } – { $seat }: nejauša izvēle.
settings-notices = Paziņot, kad ir mans gājiens
settings-notices-on = Ieslēgts. Šī pārlūkprogramma paziņos arī tad, kad partija nav atvērta.
settings-notices-off = Izslēgts.
settings-notices-blocked = Tava pārlūkprogramma bloķē šīs vietnes paziņojumus. Vispirms atļauj tos tās iestatījumos.
settings-notices-failed = Tas neizdevās. Mēģini vēlreiz vēlāk.
push-turn = Tavs gājiens. Pretinieks: { $opponent }.
bot-later = Tev ir daudz partiju ar datoru. Es šeit iešu, tiklīdz pienāks mana kārta.
refusal-too-many-thoughts = Dators ir aizņemts ar citām tavām partijām. Pēc brīža mēģini vēlreiz.
problem-too-many-analyses = Vairākas tavas partijas jau tiek analizētas. Pagaidi, līdz viena būs gatava, un mēģini vēlreiz.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Dziļāka analīze
deep-start = Sākt
deep-stop = Apturēt
deep-plies = { $plies ->
    [zero] { $plies } pusgājienu
    [one] { $plies } pusgājiens
   *[other] { $plies } pusgājieni
}
deep-truncated = Īsa izspēle { $level }
deep-rollout = Pilna izspēle
deep-deeper = Skatīties dziļāk
deep-depth = Dziļums { $ply }
deep-games = { $games ->
    [zero] { $games } partiju
    [one] { $games } partija
   *[other] { $games } partijas
}
deep-sure = Ar { $percent }% varbūtību pirmais ir labākais
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Analīze apstājās. Jau atrastais paliek šeit. Lai turpinātu, sāc vēlreiz.
deep-limit = Tālāk šī vietne nerēķina.
deep-picture = Vērtības ar 95% ticamības intervāliem
deep-compare = Salīdzināt
deep-refused = To nevar analizēt.
recovery-title = Saglabā šos kodus
recovery-about = Ja aizmirsīsi paroli, ar katru kodu vienu reizi varēsi iestatīt jaunu. Pieraksti vai izdrukā tos: vairs tos neredzēsi.
recovery-done = Kodi ir saglabāti
recovery-new = Jauni atkopšanas kodi
recovery-left = { $count ->
    [zero] Atlicis { $count } atkopšanas kodu
    [one] Atlicis { $count } atkopšanas kods
   *[other] Atlikuši { $count } atkopšanas kodi
}
people-forgot = Aizmirsi paroli?
people-forgot-about = Ieraksti savu vārdu, vienu no saviem atkopšanas kodiem un jaunu paroli. Ja koda nav, palūdz saiti šīs vietnes uzturētājam.
people-code = Atkopšanas kods
people-code-wrong = Šis vārds un kods nesader, vai arī kods jau ir izmantots.
people-link-old = Šī saite vairs nedarbojas. Palūdz jaunu.
people-mail = E-pasts, tikai paroles atiestatīšanai
people-mail-send = Atsūtīt man saiti pa e-pastu
people-mail-sent = Ja šim vārdam ir e-pasta adrese, saite jau ir ceļā.
people-invite = Ielūguma kods
people-invite-wrong = Šis ielūguma kods nedarbojas. Palūdz kodu šīs vietnes uzturētājam.
people-closed = Jaunus kontus šeit izveidot nevar.
people-banned = Šīs vietnes uzturētājs ir bloķējis šo kontu.
people-members = Lai šeit spēlētu, vajadzīgs konts.
people-with-provider = Pierakstīties ar { $provider }
people-provider-failed = Pierakstīties neizdevās. Mēģini vēlreiz.
mail-reset = Iestati jaunu paroli
mail-reset-text = Kāds ir lūdzis iestatīt jaunu paroli. Konts: { $name }. Ja lūgums ir tavs, diennakts laikā atver šo saiti:
problem-quota = Vairāk partiju vietne pašlaik sākt neatļauj.
admin-title = Vietnes pārvaldība
admin-people = Lietotāji
admin-tables = Partijas
admin-invites = Ielūgumi
admin-log = Kas mainīts
admin-find = Meklēt
admin-sizes = Partijas: { $tables } · Konti: { $accounts } · { $megabytes } MB
admin-reset = Saite jaunas paroles iestatīšanai
admin-end = Izrakstīt visur
admin-rename = Pārdēvēt
admin-ban = Bloķēt
admin-banned = Bloķēts
admin-unban = Atbloķēt
admin-delete = Dzēst
admin-close = Slēgt
admin-role-none = Spēlētājs
admin-role-organiser = Rīkotājs
admin-role-admin = Administrators
admin-role-set = Saglabāt lomu
admin-invite-people = Cik cilvēkiem?
admin-invite-days = Uz cik dienām?
admin-invite-make = Izveidot ielūgumu
practice-title = Vingrinies uz savām kļūdām
practice-lead = Pozīcijas no tavām partijām. Vairumā no tām tu kļūdījies, dažās ne.
practice-task = Tava puse: { $seat }. Ko tu dari?
practice-counts = Jāatkārto: { $due } · šodien jaunas: { $new }
practice-days = { $days ->
    [zero] { $days } dienu pēc kārtas
    [one] { $days } diena pēc kārtas
   *[other] { $days } dienas pēc kārtas
}
practice-empty = Vēl nav uz kā vingrināties. Liec analizēt kādu pabeigtu partiju: tavas kļūdas tajā parādīsies šeit.
practice-done = Šodienai viss. Labi pastrādāts!
practice-more = Vēl jaunas pozīcijas
practice-show = Rādīt atbildi
practice-next = Nākamā pozīcija
practice-remove = Šo vairs nerādīt
practice-game = Skatīt partiju
practice-right = Labs gājiens!
practice-wrong = Ir kas labāks.
practice-shown = Atbilde
practice-chosen = Tavs gājiens
practice-best = Labākais
practice-played = Partijā
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Šī pozīcija atgriezīsies { $when }.

## Drills: short exercises to repeat

drills-title = Treniņi
drills-lead = Īsi uzdevumi, kas kļūst grūtāki, augot tavai prasmei.
drills-level = Līmenis { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Pēdējās atbildes: pareizas { $right } no { $answers }
drills-streak = { $count } pēc kārtas
drills-book = Atklātņu grāmata
opening-book-move = Gājiens
opening-book-worth = Punkti
opening-book-about = Punkti ir sagaidāmās vērtības spēlē uz naudu ar kubu vidū, no mūsu pašu izspēlēm, ar standartkļūdu.
drills-answer = Atbildēt
drills-next = Nākamais uzdevums
drills-right = Pareizi!
drills-wrong = Ne gluži.
drills-your-answer = Tava atbilde
drills-number = Ievadi veselu skaitli no { $low } līdz { $high }.
drills-again = Atbilde uz šo jau ir dota, tāpēc vēlreiz tas neskaitās.
nav-events = Turnīri
events-lead = Turnīri tavam klubam, skolai vai ģimenei, tiešsaistē vai pie īstiem galdiņiem.
events-coming = Gaidāmie
event-new = Jauns turnīrs
event-family = Ātrais ģimenes kauss
event-family-about = No trim līdz astoņiem vārdiem, un var sākt: trīs kārtas, tad abu labāko fināls.
event-name = Turnīra nosaukums
event-format = Turnīra veids
event-format-round-robin = Riņķa turnīrs
event-about-round-robin = Katrs spēlē ar katru.
event-format-swiss = Šveices sistēma
event-about-swiss = Katrā kārtā tu tiecies ar kādu, kam ir apmēram tikpat punktu kā tev.
event-format-knockout = Izslēgšanas turnīrs
event-about-knockout = Zaudē un izstājies vai turpini mierinājuma kausā.
event-format-arena = Arēna
event-about-arena = Katrs, kas ir brīvs, saņem jaunu pretinieku, tik bieži, cik vēlas.
event-format-ladder = Kāpnes
event-about-ladder = Izaicini kādu, kas ir augstāk, un ieņem tā vietu.
event-format-family-cup = Ģimenes kauss
event-place = Kur notiks spēles?
event-place-online = Tiešsaistē
event-place-real = Pie īstiem galdiņiem
event-place-screen = Šajā ekrānā
event-rounds = Kārtu skaits; ja tukšs, parastais skaits
event-double = Katrs ar katru tiekas divreiz
event-sides = Kas spēlē?
event-sides-1 = Atsevišķi spēlētāji
event-sides-pairs = Pāri
event-sides-teams = Komandas, spēlētāju skaits: { $number }
event-scoring = Punkti par uzvaru, neizšķirtu un zaudējumu
event-scoring-points = Skaitās partijās iegūtie punkti
event-ties = Papildrādītāji vienādu punktu gadījumā (tukšs = parastie)
event-main = Galvenais kauss
event-consolation = Mierinājuma kauss
event-last-chance = Pēdējās iespējas kauss
event-playoff = Labākajiem izslēgšanas spēles
event-may-join = Pievienoties var ikviens, kam ir saite
event-players-report = Spēlētāji savus rezultātus ievada paši
event-starts = Kad sākas?
event-create = Izveidot turnīru
event-join = Pievienoties: { $name }
event-join-about = Lai pievienotos, noskenē kodu vai atver saiti. Konts nav vajadzīgs.
event-code = Tavs kods ir { $code }. Ar to vari atgriezties jebkurā ierīcē.
event-code-enter = Man ir kods
event-players = Spēlētāji
event-add = Pievienot spēlētājus
event-add-hint = Katrs savā rindā. Var sekot reitings un klubs: Marija; 1450; Upmala
event-file = Vai no faila: CSV ar vārdiem vai TRF ar līdz šim izspēlētajām kārtām
event-import = Turpināts no faila
event-round = { $number }. kārta
event-board = { $number }. galdiņš
event-bye = Brīva kārta
event-pairings = Pāri
event-pair = Izlozēt { $number }. kārtu
event-pair-again = Izlozēt vēlreiz
event-by-hand = Sadalīt pāros pašrocīgi
event-by-hand-hint = Viens pāris rindā, ar spēlētāju numuriem: 3-7. Viens pats numurs nozīmē brīvu kārtu.
event-start = Sākt { $number }. kārtu
event-close = Beigt turnīru
event-reopen = Atsākt turnīru
event-result = Ievadīt rezultātu
event-correct = Labot rezultātu
event-keep-score = Pierakstīt partiju šeit
event-keep-score-about = Spēlē pie sava galdiņa un pieraksti partiju šajā ierīcē. Rezultāts tiks ievadīts, kad partija beigsies.
event-won = { $name }: uzvara
event-absent = { $name } nespēlēja
event-score = Rezultāts punktos, ja tas skaitīts
event-why = Iemesls
event-change = Mainīt vārdu vai reitingu
event-withdraw = Izstāties no turnīra
event-return = Atkal spēlē
event-byes = Lūgt brīvu kārtu
event-bye-half = Brīva kārta par puspunktu
event-bye-zero = Brīva kārta bez punkta
event-bye-cancelled = Brīvā kārta atcelta
event-half-byes = Cik brīvu kārtu par puspunktu drīkst lūgt katrs spēlētājs
event-withdrawn = Vairs nepiedalās
event-forbid = Šos abus nekad nelikt vienā pārī
event-helpers = Palīgi
event-helpers-about = Ieraksti palīga vārdu un nosūti viņa saiti. Palīgi var izlozēt pārus, sākt kārtas un ievadīt rezultātus.
event-codes = Spēlētāju kodi
event-downloads = Lejupielādes
event-all-games = Visas partijas
event-standings = Kopvērtējums
event-crosstable = Krusttabula
event-bracket = Turnīra koks
event-points = Punkti
event-yours = Tava partija: { $number }. galdiņš, pretī { $name }
event-yours-bye = Šī kārta tev ir brīva.
event-open-table = Uz partiju
event-screen = Lielais ekrāns
event-challenge = Izaicināt
study-title = Tava spēle
study-intro = Liec analizēt savas pabeigtās partijas un skaties šeit, cik labi tu spēlē un kur kļūdies.
study-automatic = Analizēt manas partijas, tiklīdz tās beidzas
study-analyse = Analizēt
study-analyse-all = Analizēt visas šīs
study-again = Analizēt vēlreiz
study-stopped = Analīze apstājās pirms beigām. Jau atrastais ir saglabāts.
study-waiting = { $count ->
    [zero] Analīzi gaida { $count } partiju.
    [one] Analīzi gaida { $count } partija.
   *[other] Analīzi gaida { $count } partijas.
}
study-open = Vēl nav analizētas
study-games = Analizētās partijas
study-newer = Jaunākas
study-last = Lēmumi
study-last-count = Pēdējie { NUMBER($count) }
study-last-all = Visi
study-decisions = { $count ->
    [zero] { NUMBER($count) } lēmumu
    [one] { NUMBER($count) } lēmums
   *[other] { NUMBER($count) } lēmumi
}
study-pr = PR (snieguma rādītājs)
study-accuracy = Precizitāte
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-average-loss = Vidējais zaudējums gājienā (simtdaļās)
study-error-rate = Kļūdu līmenis kā GNU Backgammon
study-snowie = Snowie kļūdu līmenis
study-mistakes = Kļūdas
study-luck = Veiksme
study-without-luck = Rezultāts bez veiksmes
study-trend = Laika gaitā
study-by-kind = Pēc lēmuma veida
study-by-position = Pēc pozīcijas veida
study-by-opponent = Pēc pretinieka
study-by-opening = Pēc atklātnes
study-opening = Atklātne
study-opponent = Pretinieks
study-result = Rezultāts
study-day = Datums
study-move = Gājieni
position-opening = Atklātne
position-middlegame = Vidusspēle
position-endgame = Galotne
refusal-event-closed = Šis turnīrs ir beidzies.
refusal-event-organiser-only = To var darīt tikai rīkotājs.
refusal-event-officials-only = To var darīt tikai rīkotājs un palīgi.
refusal-event-not-yours = To vari darīt tikai savā vārdā.
refusal-event-full = Turnīrs ir pilns. Lielākais spēlētāju skaits ir { $most }.
refusal-event-no-late-entry = Pievienoties ir par vēlu. Pirmā kārta ir sākusies.
refusal-event-no-entrant = Spēlētāja ar numuru { $entrant } nav.
refusal-event-name-taken = Spēlētājs ar vārdu { $name } jau piedalās.
refusal-event-members = Ievadi spēlētājus; vajadzīgais skaits: { $count }.
refusal-event-results-missing = { $missing ->
    [zero] { $round }. kārtā vēl trūkst { $missing } rezultātu.
    [one] { $round }. kārtā vēl trūkst { $missing } rezultāta.
   *[other] { $round }. kārtā vēl trūkst { $missing } rezultātu.
}
refusal-event-all-paired = Visas kārtas ({ $rounds }) ir izlozētas.
refusal-event-still-playing = { $name } vēl spēlē iepriekšējo partiju.
refusal-event-challenge-up = Vari izaicināt tikai kādu, kas ir augstāk par tevi. { $name } ir zemāk.
refusal-event-wrong-round = { $round }. kārtas vēl nav. Nākamā ir { $next }. kārta.
refusal-event-already-started = { $round }. kārta jau ir sākusies.
refusal-event-not-started = { $round }. kārta vēl nav sākusies.
refusal-event-already-paired = { $round }. kārta jau ir izlozēta.
refusal-event-too-few = Vajadzīgo spēlētāju skaits ir vismaz { $least }. Pagaidām to ir { $count }.
refusal-event-is-withdrawn = { $name } vairs nepiedalās. Izlozē kārtu vēlreiz vai sadali pāros pašrocīgi.
refusal-event-has-bye = { $name } ir brīvs { $round }. kārtā. Atcel to vai izlozē kārtu vēlreiz.
refusal-event-byes-used = Tik brīvu kārtu par puspunktu šeit drīkst lūgt katrs spēlētājs: { $most }.
refusal-event-paired-twice = { $name } nevar būt divos pāros.
refusal-event-no-pairing = { $round }. kārtā pie { $table }. galdiņa nav partijas.
refusal-event-result-exists = { $round }. kārtas { $table }. galdiņam jau ir rezultāts. To var labot rīkotājs.
refusal-event-online-result = Šo partiju spēlē tiešsaistē. Tās rezultāts parādīsies pats.
refusal-event-impossible-result = Tāds rezultāts nav iespējams.
refusal-event-needs-winner = Šis ir izslēgšanas turnīrs, tāpēc kādam ir jāuzvar.
refusal-event-cannot-pair = { $round }. kārtu nevar izlozēt tā, lai neviens otrreiz netiktos ar to pašu pretinieku. Sadali pāros pašrocīgi vai beidz turnīru.
refusal-event-nobody-free = Pašlaik neviens nav brīvs.
refusal-event-by-challenge = Kāpnēs spēlētāji izaicina cits citu.
refusal-event-by-organiser = Lūdz rīkotājam tevi pievienot.
refusal-event-already-entered = Tu jau piedalies.
refusal-event-not-empty = Šajā turnīrā jau ir spēlētāji. Izveido šim failam jaunu turnīru.
refusal-event-wrong-code = Šis kods nav pareizs. Pārbaudi savu lapiņu.
tie-break-buchholz = Buhholcs
tie-break-buchholz-about = Visu tavu pretinieku punktu summa. Stiprāki pretinieki nāk tev par labu.
tie-break-buchholz-cut-1 = Buhholcs Cut 1
tie-break-buchholz-cut-1-about = Visu tavu pretinieku punkti bez zemākā rezultāta.
tie-break-sonneborn-berger = Zonneborns-Bergers
tie-break-sonneborn-berger-about = Visu tevis uzvarēto punkti un puse no to punktiem, ar kuriem tev bija neizšķirts.
tie-break-direct-encounter = Savstarpējā spēle
tie-break-direct-encounter-about = Tavi punkti pret spēlētājiem, ar kuriem tev ir vienāds punktu skaits.
tie-break-wins = Uzvaras
tie-break-wins-about = Partijas, kurās uzvarēji pie galdiņa.
tie-break-points-difference = Punktu starpība
tie-break-points-difference-about = Tavās partijās iegūtie punkti mīnus pretinieku punkti.
tie-break-board-points = Galdiņu punkti
tie-break-board-points-about = Visu tavas komandas galdiņu punkti.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Tava vidējā kļūda analizētajās partijās. Jo mazāk, jo labāk.
tie-break-unplayed = Šveices sistēmā kārta bez partijas skaitās kā partija pret kādu, kam ir tikpat punktu, cik tev.
table-dice-chains = Katrs metiens ir sajaukts no lietotnes noslēpuma un skaitļa no katra spēlētāja lapas, un viss ir noteikts iepriekš. Tāpēc metienu nevar izvēlēties neviens, pat ne šīs vietnes uzturētājs. Pēc partijas ikviens var pārbaudīt katru metienu.
table-dice-waiting = Katra lapa savu skaitli dod tikai tad, kad met kauliņus, tāpēc neviens metienu nevar zināt iepriekš. Ja kāda lapa ir aizvērta, kauliņi to gaida.
table-dice-deposits = Lai tu varētu lapu aizvērt, tā kopā ar tavu gājienu dod savu skaitli nākamajam metienam. Neviens metienu nevar zināt iepriekš, ja vien šajā partijā nespēlē šīs vietnes uzturētājs.
table-dice-kept = Bez sava skaitļa: { $names }
table-lot-chains = Kurš sāk, to izšķir nejaušība: lietotnes noslēpums un skaitlis no katra spēlētāja lapas, viss noteikts iepriekš. Pēc partijas to var pārbaudīt ikviens.
status-dice-wait = Kauliņi gaida, kad { $name } atvērs šo lapu
dice-elsewhere = Kauliņi gaida pārlūku, kurā tu spēlēji pēdējoreiz. Atver šo partiju tur.
told-renewal = { $name }: jauni skaitļi kauliņiem no cita pārlūka
editor-title = Izlikt pozīciju
editor-lead = Velc figūras uz galdiņa vai izvēlies kādu un pieskaries vietai, kur to likt.
editor-turn = Gājiens
editor-remove = Noņemt figūru
editor-clear = Notīrīt galdiņu
editor-start = Sākuma pozīcija
editor-text = Ielīmē pozīciju
editor-text-known = Pieraksts: { $notations }.
editor-read = Parādīt
editor-recognised = Nolasīts kā { $notation }.
editor-unreadable = To nevar nolasīt kā pozīciju. Tavs teksts ir saglabāts.
editor-other-game = Šī pozīcija ir no citas spēles: { $game }.
editor-notations = Kā teksts
editor-copy = Kopēt
editor-possible = Šī pozīcija ir iespējama.
editor-over = Šajā pozīcijā partija ir galā, tāpēc spēlēt vairs nav ko.
editor-play = Spēlēt no šejienes
editor-link = Kopēt saiti
editor-picture = Lejupielādēt attēlu
editor-analyse = Analizēt šo pozīciju
editor-from-position = No pozīcijas
editor-from-about = Viena partija no šīs pozīcijas, nevērtēta.
notebook-title = Piezīmju grāmatiņa
notebook-lead = Tavas saglabātās pozīcijas. Tās tiek glabātas šim pārlūkam vai tavam kontam, ja tev tāds ir.
notebook-save = Saglabāt grāmatiņā
notebook-name = Virsraksts
notebook-tags = Birkas, atdalītas ar komatiem
notebook-note = Piezīme
notebook-game = Spēle
notebook-tag = Birka
notebook-saved = Saglabāts tavā grāmatiņā.
notebook-empty = Pozīciju te nav.
problem-notebook-full = Tava grāmatiņa ir pilna. Vispirms izdzēs kādu pozīciju.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Izpētes
studies-lead = Partijas un pozīcijas ar taviem komentāriem un variantiem. Rādi tās draugiem ar saiti vai saglabā failos.
studies-empty = Tev vēl nav nevienas izpētes.
studies-make = Izveidot izpēti
studies-new = Jauna izpēte
studies-comment = Komentārs
studies-symbols = Zīmes
studies-promote = Padarīt par galveno variantu
studies-delete = Dzēst no šejienes
studies-saved = Saglabāts
studies-saving = Saglabā…
studies-unsaved = Nav saglabāts
studies-retry = Saglabāt vēlreiz
studies-conflict = Tas tika mainīts citā logā. Tagad tu redzi jaunāko versiju; tevis rakstītais joprojām ir savā laukā.
studies-share = Kopīgot
studies-view-link = Ikviens, kam ir šī saite, var to skatīt.
studies-edit-link = Ikviens, kam ir šī saite, var to mainīt.
studies-view-make = Izveidot saiti skatīšanai
studies-edit-make = Izveidot saiti rediģēšanai
studies-withdraw = Atsaukt šo saiti
studies-download = Lejupielādēt
studies-partly = bez daļas tavu piezīmju
problem-too-many-studies = Vairāk vietas nav. Vispirms kādu izdzēs.
lessons-own = Tavas nodarbības
lessons-lead = Saliec pozīcijas savā nodarbībā un nosūti tās saiti ikvienam, kas grib mācīties.
lessons-new = Jauna nodarbība
lessons-which = Nodarbība
lessons-add = Pievienot šo pozīciju
lessons-exercise = { $number }. uzdevums no { $count }
lessons-task = Kas jādara
lessons-answers = Pareizie gājieni, katrs savā rindiņā
lessons-any-good = Pieņemt katru gājienu, ko dators atzīst par labu
lessons-explanation = Paskaidrojums pēc atbildes
lessons-from-notebook = No tavas grāmatiņas
lessons-next = Nākamais uzdevums
lessons-done = Tas bija pēdējais uzdevums. Lieliski!
lessons-empty = Šajā nodarbībā vēl nav uzdevumu.
lessons-up = Pārvietot augstāk
lessons-open = Skatīt tā, kā redz skolēni
lessons-nobody-moves = Šajā pozīcijā gājiens nav nevienam, tāpēc uzdevums no tās nesanāk.
lessons-bad-answer = „{ $move }” šajā pozīcijā nav iespējams.
lessons-needs-answer = Norādi pareizo gājienu vai pieņem visus labos gājienus.
import-many-title = Importēt partijas
import-many-lead = Pārnes savas partijas no citām programmām un vietnēm: atsevišķus failus, veselas mapes vai ZIP arhīvu. Partijas, kas tev šeit jau ir, tiek izlaistas.
import-formats = Nolasāmie faili
import-folder = Izvēlēties mapi
import-stop = Apturēt
import-count-files = Faili
import-count-games = Importētas
import-count-duplicates = Jau ir šeit
import-count-failed = Nav importētas
import-line = Rinda
import-lost = Savienojums pārtrūka. Līdz šim importētais ir saglabāts.
import-stopped = Apturēts. Līdz šim importētais ir saglabāts.
import-too-large = Šis fails ir pārāk liels. Vienā reizē var nolasīt ne vairāk kā { $size } MB.
import-quota = Šī mēneša jauno partiju skaits ir sasniegts. Līdz šim importētais ir saglabāts.
import-players = Kurš no šiem spēlētājiem esi tu?
import-me = Tas esmu es
import-names = Tavi vārdi failos
import-names-help = Atdalīti ar komatiem. Partijās ar kādu no šiem spēlētājiem par taviem skaitās tikai viņa gājieni.
import-queue-full = Pašlaik analīzes rindā vairāk partiju neietilpst. Pārējās pievieno vēlāk.
openings-title = Atklātņu pārlūks
openings-filter = Izvēlies partijas
openings-source = Avots
openings-own = Tavas partijas
openings-side = Puse
openings-player = Spēlētājs
openings-days = Laikposms
openings-days-30 = Pēdējās 30 dienas
openings-days-365 = Pēdējais gads
openings-any = Viss
openings-show = Rādīt
openings-start = Sākuma pozīcija
openings-count = Partijas
openings-loss = Vidējais zaudējums
openings-empty = Neviena partija nav nonākusi līdz šai pozīcijai.
openings-none = Pabeigtu partiju vēl nav. Izspēlē kādu vai importē no citām programmām.
openings-reading = Skaita tavas partijas: { $done } no { $all }
openings-reached = Partijas ar šo pozīciju
openings-collections = Tavi krājumi
openings-collections-help = Fails ar daudzām partijām, piemēram, PGN vai PDN. To redzi tikai tu.
openings-add = Pievienot failu
openings-adding = Nolasa failu
