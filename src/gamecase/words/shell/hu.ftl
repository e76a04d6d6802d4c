### Hungarian. Address: te. rules = szabályok, booklet (only the printed one) = szabályfüzet, board = tábla, record = napló,
### a game played = játszma, opponent = ellenfél, chosen at random = véletlen, rated = értékelt, rating = értékszám, draw = döntetlen.

## Home page
app-name = Gamecase
app-tagline = Klasszikus társasjátékok, a saját dobozod szabályai szerint
skip-to-content = Ugrás a tartalomra
nav-home = Játékok
nav-settings = Beállítások
home-title = Válassz játékot
home-lead = Játssz a gép ellen, egy melletted ülő vagy egy távoli barátoddal.
home-open = Nyitott játszmák
home-table-against = { $game } – { $others }
home-state-yours = Te jössz
home-state-open = Folyamatban
home-state-waiting = Játékosra vár
home-state-over = Véget ért
footer-free = Szabad szoftver: játssz vele, futtasd, alakítsd át
footer-fair = Kockák, amelyeket bárki ellenőrizhet

## Settings
settings-language = Nyelv
settings-theme = Téma
settings-theme-auto = Mint az eszközön
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-theme-contrast = Nagy kontraszt
settings-theme-clear = Színtévesztőknek
settings-save = Alkalmaz

## Laying a table
new-title = Új játszma: { $game }
new-booklet-clauses = A szabályok megtekintése
box-find = Keresd meg a saját készleted szabályait
box-unsure = Nem tudom
box-none = Mindehhez egyik szabály sem illik. Itt van mindegyik.
new-opponent = Ki ellen játszol?
new-player = { $number }. játékos
new-against-here = Egy barátom itt
new-against-away-about = Kapsz egy linket, amelyet elküldhetsz.
new-against-anyone-about = A játszmád a kezdőlapon látszik, amíg valaki be nem száll.
new-level = Melyik szint?
new-you = Te
new-name = A neved
new-name-hint = Ezt látja a többi játékos. Üresen is hagyhatod.
new-words = Saját véletlenszöveged a kockákhoz
new-words-hint = Minden dobásba és véletlen választásba belekeverjük. Ha üresen hagyod, az eszközöd választ egyet.
new-friend-name = A barátod neve
new-starts = Ki kezd?
new-starts-lot = Véletlenszerűen
new-starts-me = Én
new-starts-other = Az ellenfelem
new-side = Melyik oldalon játszol?
new-match = A meccs hossza
new-match-best-of-1 = Egy játszma
new-match-best-of = Legfeljebb { $number } játszma
new-match-first-to = { $number ->
    [one] { $number } pontig
   *[other] { $number } pontig
}
new-match-open = Ahány játszma csak jólesik
new-dice = Ki dob a kockákkal?
new-dice-verifiable = Az alkalmazás dob; utólag bárki ellenőrizheti
new-dice-manual = Igazi kockával dobunk, és beírjuk a számokat
new-clock = Gondolkodási idő
new-clock-none = Óra nélkül
new-clock-fischer = { $minutes } perc + { $seconds } mp lépésenként
new-clock-delay = Lépésenként { $seconds } mp késleltetés, pontonként { $minutes } perc tartalék
new-clock-days = { $days ->
    [one] { $days } nap lépésenként
   *[other] { $days } nap lépésenként
}

## An invitation
join-title = Meghívtak játszani: { $game }
join-by = { $name } meghívott egy játszmára.
join-by-somebody = Valaki meghívott egy játszmára.
join-sit = Csatlakozom
join-watch = Csak nézem

## The table
table-board = Tábla
table-moves = Lépések
table-players = Játékosok
table-position = Az állás szavakban
table-dice = Kockák
table-dice-pledge = A játszma előtt rögzítve (a titok SHA-256 lenyomata)
table-dice-secret = A titok, a játszma után felfedve
table-dice-words = A játékosok véletlenszövegei
table-dice-explained = Minden dobást már a játszma előtt egy titok rögzít, és csak a lenyomata látszik. A játszma után a titok nyilvános lesz, így bárki ellenőrizheti, hogy minden dobás ebből következik.
table-record = Játszmanapló letöltése
table-takeback = Visszavétel
table-hint = Tipp
table-hint-told = Én ezt lépném: { $told }
table-guided = Adj tippeket
table-type = Lépés beírása
table-type-play = Meglépem
table-past = Egy korábbi állást nézel.
table-now = Vissza a játszmához
table-replay = Az utolsó lövés lassítva
table-sight = Célzóvonal
table-undo = Visszavonás
table-turn = Tábla megfordítása
table-look = A tábla stílusa
table-confirm = Minden lépés megerősítése
table-draw = Döntetlent ajánlok
table-claim = Győzelem igénylése
table-claim-draw = Legyen döntetlen
table-say-mute = Csevegés némítása
table-resign = Feladom
table-resign-sure = Feladod ezt a játszmát?
table-yes = Igen
table-no = Nem
table-next = Következő játszma
table-rematch = Visszavágó
say-hello = Szia!
say-good-luck = Sok szerencsét!
say-well-played = Szép volt!
say-thanks = Köszönöm!
say-sorry = Bocsánat!
say-one-moment = Egy pillanat.
say-back = Visszajöttem.
say-your-turn = Azt hiszem, te jössz.
say-oops = Hoppá!
say-good-game = Jó játék volt!
bot-again = A számítógépnek elölről kellett kezdenie a gondolkodást.
table-home = Vissza a játékokhoz
table-accept = Elfogadom
table-decline = Nem fogadom el
table-withdraw = Visszavonom
table-watching = Nézőként vagy itt. Csak a játékosok léphetnek.
table-watchers = { $count ->
    [one] { $count } néző
   *[other] { $count } néző
}
table-booklet = Szabályok
table-invite = Barát meghívása
table-invite-help = Küldd el ezt a linket, vagy olvastasd be vele a kódot. Aki elsőként megnyitja, bekerül a játszmába.
table-invite-copy = Link másolása
table-invite-loopback = Ez a link csak ezen a gépen működik. Ha az otthoni hálózaton játszanátok, így indítsd a Gamecase-t: gamecase serve --host 0.0.0.0
player-unnamed = { $number }. játékos
player-you = te
player-away = nincs itt
tally-won = Megnyert meccsek
tally-drawn = Döntetlenek

## The rule book
rules-link = Szabályok
rules-title = Szabályok: { $game }
rules-booklets = Szabályváltozatok
rules-agreed = Megállapodás ebben a játszmában
rules-example = Példa
rules-not-allowed = Nem szabad
rules-print = Nyomtatás

## Learning
learn-link = Tanulás
learn-title = Tanuld meg: { $game }
learn-lead = Rövid leckék, mindegyikben saját táblával. Próbálgass bátran: semmi baj nem történhet.
learn-lesson = { $number }. lecke (összesen { $count })
learn-right = Ügyes!
learn-other = Ez szabályos, de itt próbálj valami mást.
learn-again = Megpróbálom újra
learn-next = Következő lecke
learn-all = Minden lecke
learn-guided = Első játszma, tippekkel
learn-watch = Nézem, hogyan játszik két gép

## What stands
status-waiting = Várunk a másik játékosra
status-drawing-lots = Eldől, ki kezd
status-chance = Dobás folyamatban
status-by-hand = Dobj a kockákkal, és írd be a számokat
status-your-turn = Te jössz: { $seat }
status-turn = Most jön: { $seat }
status-bot-thinks = A gép gondolkodik
outcome-resigned = { $seat } nyert: az ellenfél feladta.
outcome-agreed = Döntetlen közös megegyezéssel.
outcome-left = { $seat } nyert: az ellenfél elment.
outcome-left-draw = Döntetlen: az egyik játékos elment.
outcome-time = { $seat } időtúllépéssel nyert.
match-best-of = { $game }. játszma (legfeljebb { $number })
match-first-to = { $number ->
    [one] { $game }. játszma, { $number } pontig
   *[other] { $game }. játszma, { $number } pontig
}
match-games = { $game }. játszma (összesen { $number })
match-open = { $game }. játszma

## What happened
told-sit = { $name } csatlakozott.
told-begin = Új játszma kezdődik.
told-lot = { $name } kezd.
told-offer-takeback = { $name } visszavenne egy lépést.
told-offer-draw = { $name } döntetlent ajánl.
told-offer-rematch = { $name } visszavágót szeretne.
told-decline = Ajánlat elutasítva.
told-takeback = Lépés visszavéve.
told-draw = Megegyezés: döntetlen.
told-resign = { $name } feladja.
told-left = { $name } lezárta a játszmát: az ellenfél elment.
told-lapse = Az ajánlat lejárt.
told-say = { $name }: { $words }
told-flag = { $name } ideje letelt.

## Why not
refusal-not-your-turn = Most nem te jössz.
refusal-game-over = A játszma véget ért.
refusal-time-up = Letelt az időd.
refusal-not-begun = A játszma még nem kezdődött el.
refusal-dice-not-yours = Ebben a játszmában az alkalmazás dob.
refusal-dice-by-hand = Ebben a játszmában ti dobtok, és ti írjátok be a számokat.
refusal-not-now = Ezt most nem lehet.
refusal-too-late = Valaki gyorsabb volt. Nézd meg újra a táblát.
refusal-still-here = Az ellenfél még nincs elég régóta távol.
refusal-offer-gone = Ez az ajánlat már nem él.
refusal-watching = Nézőként vagy itt; ezt csak a játékosok tehetik.
refusal-no-hint = Tippet csak akkor kérhetsz, amikor te jössz, gép ellen vagy közös képernyőn.
refusal-means-nothing = Ez itt nem szabályos lépés.
refusal-theirs = Az a lépés nem volt szabályos. { $rule }

## Trouble
error-bad-message = A szerver nem értette ezt az oldalt. Töltsd be újra.
error-stale = Az állás megváltozott. Nézd meg újra.
error-too-fast = Ez túl gyors volt. Várj egy kicsit.
link-lost = Megszakadt a kapcsolat. Újracsatlakozás… A játszmád biztonságban van.
link-back = Újra van kapcsolat.
touch-again = Válaszd ki, hová tovább, vagy nyomj Escape-et.
confirm-grave = Nyomd meg újra a megerősítéshez.
aim-pull = Csúsztasd a korongot a vonala mentén. Aztán a táblán bárhol húzd hátra, és engedd el.
aim-help = A nyilakkal célzol, a plusszal és a mínusszal az erőt állítod, a vesszővel és a ponttal a vonal mentén mozgatsz, az Enterrel lősz.
copied = Vágólapra másolva.
turn-alert = Te jössz
clock-stale = Idő a kapcsolat megszakadásakor
problem-title = Ez nem sikerült
problem-not-found = Itt nincs semmi. Ellenőrizd a linket; lehet, hogy a játszma egy másik gépen van.
problem-bad-form = Valami nem volt jó az űrlapon. Menj vissza, és próbáld újra.
problem-chair-taken = Ezt a helyet már elfoglalta valaki.
problem-too-many-tables = Túl sok új játszma egyszerre. Várj egy kicsit, aztán próbáld újra.
problem-away = A játszmák most nem érhetők el. Semmi sem veszett el abból, amit játszottál. Próbáld újra egy kicsit később.
problem-home = Vissza a játékokhoz

## On the command line
serve-ready = A Gamecase itt fut: { $address }
serve-network = Az otthoni hálózaton: { $address }
serve-scan = Olvasd be egy ugyanezen a hálózaton lévő telefonnal:
serve-stop = A leállításhoz nyomj Ctrl+C-t.
verify-holds = { $entries ->
    [one] A napló sértetlen: { $entries } bejegyzés ellenőrizve, minden láncszem és állás helyes.
   *[other] A napló sértetlen: { $entries } bejegyzés ellenőrizve, minden láncszem és állás helyes.
}
verify-rolls = { $count ->
    [one] { $count } dobást vagy véletlen választást újraszámoltunk, és egyezik.
   *[other] { $count } dobást és véletlen választást újraszámoltunk, és mind egyezik.
}
verify-by-hand = { $count ->
    [one] { $count } dobást kézzel írtak be: nincs mit ellenőrizni.
   *[other] { $count } dobást kézzel írtak be: nincs mit ellenőrizni.
}
verify-hidden = { $count ->
    [one] { $count } dobás még titkos, mert a játszmája nem ért véget.
   *[other] { $count } dobás még titkos, mert a játszmájuk nem ért véget.
}

## A game looked over
table-analysis = Játszma elemzése
analysis-title = { $game }: elemzés
analysis-games = A meccs játszmái
analysis-progress = Elemzés…
analysis-graph = A játszma menete
analysis-lines = Legjobb folytatások
analysis-mistakes = Fordulópontok
analysis-none = Nincs hiba.
analysis-totals = Összefoglaló
analysis-played = Lépett
analysis-inaccuracy = Pontatlanság
analysis-mistake = Hiba
analysis-blunder = Súlyos hiba
analysis-better = Jobb:
analysis-even = Kiegyenlített
analysis-slight = { $seat }: csekély előny
analysis-clear = { $seat }: egyértelmű előny
analysis-winning = { $seat }: nyerő előny
analysis-first = A játszma eleje
analysis-back = Előző lépés
analysis-forward = Következő lépés
analysis-last = A játszma vége
analysis-table = Vissza a játszmához
analysis-failed = A játszmát nem sikerült elemezni. Próbáld újra egy pillanat múlva.
analysis-result = { $first }–{ $second }
problem-not-over = A játszma még nem ért véget. Ha befejeződött, elemezheted.

## Hands and pages
table-ahead = Előlépések engedélyezése
ahead-planned = Előlépés beállítva. Ha szabályos, megtörténik, amikor te jössz.
table-symbols = Bábjelek betűk helyett
table-download = Letöltés { $format } formátumban

## Games from elsewhere
import-title = Játszma importálása
import-text = Illeszd be a játszmát: { $formats }
import-open = Importálás

## People
nav-account = Fiók
people-sign-in = Bejelentkezés
people-register = Fiók létrehozása
people-lead = Fiók nélkül is játszhatsz. Fiókkal minden eszközödön megtalálod a játszmáidat, és értékelt játszmákat is játszhatsz.
people-name = Név
people-name-hint = 2–24 betű vagy számjegy. A többi játékos látja.
people-password = Jelszó
people-password-hint = Legalább 8 karakter. Kapsz kódokat arra az esetre, ha elfelejtenéd.
people-with-passkey = Bejelentkezés jelkulccsal
people-register-passkey = Fiók létrehozása jelkulccsal
people-wrong = Hibás név vagy jelszó.
people-slow = Túl sok próbálkozás. Várj egy percet, aztán próbáld újra.
people-name-taken = Ez a név foglalt, vagy túlságosan hasonlít egy foglalthoz. Válassz másikat.
people-name-unfit = 2–24 betűt vagy számjegyet használj egyetlen ábécéből; köztük szóköz, pont vagy kötőjel lehet.
people-password-unfit = Legalább 8 karakter legyen, és ne legyen könnyen kitalálható, mint a neved vagy az 12345678.
people-passkey-failed = A jelkulcs nem megfelelő. Próbáld újra.
people-again = Ennek módosításához jelentkezz be újra.
people-only-way = Csak így tudsz bejelentkezni, ezért nem távolítható el.
people-not-the-name = Ez nem a te neved. Semmi sem törlődött.
account-since = { $date } óta itt
account-ratings = Értékszámok
account-matches = { $count ->
    [one] { $count } értékelt meccs
   *[other] { $count } értékelt meccs
}
account-history = Korábbi játszmák
account-export = Összes adatom letöltése
account-sign-out = Kijelentkezés
account-ways = Hogyan jelentkezel be
account-passkey = Jelkulcs: { $device }
account-passkey-add = Jelkulcs hozzáadása
account-remove = Eltávolítás
account-password-new = Új jelszó
account-password-note = Legalább 8 karakter. A többi eszközödről kijelentkeztetünk.
account-password-set = Jelszó mentése
account-devices = Hol vagy bejelentkezve
account-this-device = ez az eszköz
account-seen = utoljára használva: { $date }
account-end-others = Kijelentkezés mindenhol máshol
account-tokens = API-kulcsok
account-tokens-about = Akinél ilyen kulcs van, a nevedben cselekedhet. Tartsd titokban.
account-token-label = Mihez kell?
account-token-read = csak olvashat
account-token-play = játszhat
account-token-make = Kulcs készítése
account-token-once = Most másold ki. Többé nem látod.
account-delete = Fiók törlése
account-delete-about = A belépésed, a munkameneteid, a kulcsaid és az értékszámaid azonnal és végleg törlődnek. A lejátszott játszmák megmaradnak, azzal a névvel, amelyen játszottál: az ellenfeleidéi is. Helyetted senki sem folytathatja őket.
account-delete-sure = Megerősítésül írd be a neved
history-none = Itt még nincs semmi.
history-older = Régebbiek
history-won = Győzelem
history-lost = Vereség
history-drawn = Döntetlen
rated-badge = Értékelt
rated-switch = Értékelt játszma
rated-about = Mindkét játékosnak kell fiók. Nincs visszavétel.
ratings-about = A ± utáni szám azt mutatja, mennyire bizonytalan az értékszám.
refusal-rated-account = Ez értékelt játszma, ezért fiók kell hozzá.
refusal-rated-alone = Értékelt játszmában nem játszhatsz önmagad ellen.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Ez a kulcs ismeretlen, visszavonták, vagy erre nem jogosít.
nav-main = Fő oldalak
nav-play = Játék
nav-learn = Tanulás
nav-rules = Szabályok
list-lead-learn = Válassz egy játékot, és próbáld ki a rövid leckéit.
list-lead-rules = Válassz egy játékot, és olvasd el a szabályait, képekkel.
home-continue = Folytatás
home-finished = Befejezett játszmák
start-change = Módosítás
start-change-of = { $game }: ellenfél, szabályok vagy idő módosítása
player-computer = { $name } (gép)
character-hello-gentle = Szia! Derítsük ki együtt, hogy megy ez?
character-hello-cheerful = Örülök, hogy játszunk. Jó szórakozást!
character-hello-steady = Sok szerencsét. Én megbízhatóan játszom.
character-hello-sharp = Üdv. Vigyázz: előre gondolkodom.
character-hello-calm = Kezdhetjük. Ritkán kerüli el valami a figyelmem.
character-bye-gentle = Jó móka volt! Még egyszer?
character-bye-cheerful = Köszönöm a játszmát!
character-bye-steady = Jó játszma volt. Élveztem.
character-bye-sharp = Szép küzdelem. Nézd meg a fordulópontokat.
character-bye-calm = Öröm volt. Kevés ilyen játszma van.
notice-special = E játszma szabályai szerint: { $rule }
notice-rule = { $number }. szabály
notice-close = Értem
opponent-bot = Gép
opponent-here = Barát itt
opponent-away = Barát linkkel
opponent-anyone = Bárki
rules-question = Milyen szabályokkal szeretnél játszani?
rules-of-my-box = A dobozom szabályai
rules-as-usual = Ahogy ma játsszák
rules-line = Szabályok:
start-time = Idő
start-more = Továbbiak
start-match-points = Vagy ennyi pontig
clock-chip-none = Óra nélkül
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Pontonként
clock-chip-days = { $days ->
    [one] { $days } nap
   *[other] { $days } nap
}
working-hint = Jó lépést keresünk…
working-thinking = A gép még gondolkodik…
working-compiled = A gép felkészül, ezen az eszközön csak most az egyszer: { $percent }%.
working-tables = A gép kiszámolja e szabályok végjátékait, csak most az egyszer: { $percent }%.
provisional-compiled = Ez egy gyors tipp: a gép még készülődik. Egy perc múlva kérdezd meg újra, akkor jobbat tud.
provisional-tables = E szabályok végjátékainak számítása még tart, ezért a számok csak jó becslések.
settings-set = Tábla és bábuk
settings-set-walnut = Dió
settings-set-felt = Filc és sárgaréz
settings-set-flat = Egyszerű és modern
settings-set-slate = Pala és kő
offline-title = Nincs kapcsolat
offline-lead = A játékhoz kapcsolat kell. Amint visszatér, folytathatod; semmi sem vész el.
offline-kept = Ezeket olvashatod
offline-nothing = Még semmi. A megnyitott szabályok és leckék itt maradnak meg későbbre.
offline-again = Újra
import-files = Válassz fájlokat, vagy húzd őket bárhová erre az oldalra
import-done = { $count ->
    [one] { $count } játszma megnyitva
   *[other] { $count } játszma megnyitva
}
import-illegal = Ez a lépés nem szabályos ({ $count }.):
import-unreadable = Ezt nem sikerült játszmaként beolvasni
import-keep = Megnyitás eddig a lépésig
import-correct = Javítás
import-corrected = A javítandó játszma
import-back = Vissza
share-title = Megosztás a hálózatomon
share-ask = Most csak ez a számítógép tudja megnyitni a Gamecase-t. Ha megosztod, az otthoni hálózat bármelyik eszközén megnyitható, amíg le nem állítod vagy be nem zárod.
share-start = Megosztás
share-on = Megosztva. Nyisd meg ezt a címet egy másik eszközön, vagy olvasd be a kódot.
share-stop = Megosztás leállítása
problem-no-network = Ez a számítógép most nincs olyan hálózaton, amelyen meg lehetne osztani.
notice-registered = Üdv, { $name }! Elkészült a fiókod, és be is jelentkeztél.
notice-password-saved = Elmentettük az új jelszavadat.
account-password-current = Jelenlegi jelszó
account-password-passkey = Megerősítés jelkulccsal
account-no-ratings = Még nincs értékszámod. Játssz egy értékelt játszmát, és lesz. Az értékszámlisták:
people-wrong-current = Nem ez a jelenlegi jelszavad. Semmi sem változott.
people-passkey-first = Ennek a fióknak még nincs jelszava. A jelkulcs gombjával adhatsz meg egyet.
footer-translations = Fordítások
translations-title = Fordítások
translations-lead = Az oldal és a játékok minden üzenete példaértékekkel, két nyelven egymás mellett.
translations-how = Ha fordítást javítanál vagy új nyelvet adnál hozzá, olvasd el a forráskódban ezt: docs/translating.md.
translations-language = Nyelv
translations-beside = Mellette
translations-part = Rész
translations-part-shell = Az oldal
translations-state = Állapot
translations-state-all = Mind
translations-state-missing = Hiányzik
translations-state-outdated = Elavult
translations-state-current = Naprakész
translations-search = Keresés
translations-show = Mutasd
translations-count = { $count ->
    [one] { $count } üzenet
   *[other] { $count } üzenet
}
provenance-legend = Honnan való az egyes szabály:
provenance-printed = A füzetben áll
provenance-usual = Ahogy ma játsszák
provenance-silent = A füzet nem ír róla: a mi választásunk
provenance-differs = A füzet nem egyértelmű: így értjük
provenance-languages = Csak ezeken a nyelveken: { $languages }.
switch-value-printed = { $value } (ahogy a füzetben)
switch-value-silent = { $value } (a mi választásunk)
switch-value-differs = { $value } (ahogy mi értjük)
rules-exactly = Pontosan a füzet szerint
rules-exactly-about = Minden szabályt szó szerint játszik, ott is, ahol szerintünk mást akartak írni.
rules-needs = Csak ezzel a beállítással érvényes: { $switch } – { $value }
rules-needs-open = Játszma indítása így
rules-compare = A füzetek egymás mellett
rules-compare-about = Csak ahol a füzetek eltérnek. Minden más a szabályaikban áll.
table-rules = Szabályok: { $booklet }
table-rules-change = módosítás
table-chat = Csevegés
table-more = Továbbiak
table-tools = Eszközök
table-sound = Hang
table-fullscreen = Teljes képernyő
table-save = Fájl mentése
table-hint-more = Bővebben
table-speed = A lépések sebessége
table-speed-calm = Nyugodt
table-speed-normal = Normál
table-speed-fast = Gyors
table-speed-none = Animáció nélkül
table-glow = Mutassa, melyik bábu léphet
table-lot = Ki kezd
table-lot-explained = A véletlen dönti el, ki kezd. Egy titok már a játszma előtt rögzíti, de akkor csak a lenyomata látszik. A játszma után a titok is láthatóvá válik, így bárki ellenőrizheti.
table-lot-words = A játékosok véletlenszövegei
table-next-level = Következő szint: { $level }
result-won = Nyertél
result-lost = Vesztettél
result-drawn = Döntetlen
result-winner = { $name } nyert
result-story = { $turns ->
    [one] Vége { $turns } lépés után.
   *[other] Vége { $turns } lépés után.
}
result-story-ahead = { $turns ->
    [one] { $turns } lépés,
   *[other] { $turns } lépés,
} { $winner ->
    [own] és egyszer sem álltál rosszabbul.
   *[other] és a győztes egyszer sem állt rosszabbul.
}
result-story-turned = { $turns ->
    [one] { $turns } lépés, és csak a legvégén fordult meg.
   *[other] { $turns } lépés, és csak a legvégén fordult meg.
}
result-story-changes = { $turns ->
    [one] { $turns } lépés.
   *[other] { $turns } lépés.
} { $changes ->
    [one] Az előny egyszer cserélt gazdát.
   *[other] Az előny { $changes } alkalommal cserélt gazdát.
}
told-lot-seat = { $name }: { $seat }, véletlenszerűen választva.
settings-notices = Szóljon, ha én jövök
settings-notices-on = Bekapcsolva. Ez a böngésző akkor is szól, ha a játszma nincs megnyitva.
settings-notices-off = Kikapcsolva.
settings-notices-blocked = A böngésződ letiltja ennek az oldalnak az értesítéseit. Előbb engedélyezd őket a beállításaiban.
settings-notices-failed = Ez nem sikerült. Próbáld újra később.
push-turn = Te jössz, ellenfeled: { $opponent }.
bot-later = Sok játszmád van a számítógép ellen. Itt lépek, amint sorra kerülök.
refusal-too-many-thoughts = A számítógép a többi játszmáddal van elfoglalva. Próbáld újra egy pillanat múlva.
problem-too-many-analyses = Több játszmád elemzése is folyamatban van. Várd meg, amíg az egyik elkészül, aztán próbáld újra.
recovery-title = Őrizd meg ezeket a kódokat
recovery-about = Ha elfelejted a jelszavad, mindegyik kóddal egyszer megadhatsz egy újat. Írd fel vagy nyomtasd ki őket: többé nem látod őket.
recovery-done = Megőriztem őket
recovery-new = Új helyreállító kódok
recovery-left = { $count ->
    [one] Még { $count } helyreállító kód maradt
   *[other] Még { $count } helyreállító kód maradt
}
people-forgot = Elfelejtetted a jelszavad?
people-forgot-about = Írd be a neved, az egyik helyreállító kódodat és egy új jelszót. Ha nincs kódod, kérj linket az oldal üzemeltetőjétől.
people-code = Helyreállító kód
people-code-wrong = Ez a név és kód nem tartozik össze, vagy a kódot már felhasználták.
people-link-old = Ez a link már nem működik. Kérj újat.
people-mail = E-mail, csak az új jelszóhoz
people-mail-send = Kérem a linket e-mailben
people-mail-sent = Ha ehhez a névhez tartozik e-mail-cím, a link már úton van.
people-invite = Meghívókód
people-invite-wrong = Ez a meghívókód nem működik. Kérj egyet az oldal üzemeltetőjétől.
people-closed = Itt nem lehet új fiókot létrehozni.
people-banned = Az oldal üzemeltetője zárolta ezt a fiókot.
people-members = Ha itt szeretnél játszani, fiók kell hozzá.
people-with-provider = Bejelentkezés ezzel: { $provider }
people-provider-failed = A bejelentkezés nem sikerült. Próbáld újra.
mail-reset = Új jelszó megadása
mail-reset-text = Valaki új jelszót kért ehhez a fiókhoz: { $name }. Ha te voltál, nyisd meg ezt a linket egy napon belül:
problem-quota = Annyi játszmát kezdtél, amennyit az oldal egyelőre enged.
admin-title = Az oldal üzemeltetése
admin-people = Felhasználók
admin-tables = Játszmák
admin-invites = Meghívók
admin-log = Változások
admin-find = Keresés
admin-sizes = Játszmák: { $tables } · Fiókok: { $accounts } · { $megabytes } MB
admin-reset = Link új jelszó megadásához
admin-end = Kijelentkeztetés mindenhol
admin-rename = Átnevezés
admin-ban = Zárolás
admin-banned = Zárolva
admin-unban = Zárolás feloldása
admin-delete = Törlés
admin-close = Lezárás
admin-role-none = Játékos
admin-role-organiser = Szervező
admin-role-admin = Adminisztrátor
admin-role-set = Szerepkör mentése
admin-invite-people = Hány embernek?
admin-invite-days = Hány napra?
admin-invite-make = Meghívó létrehozása
