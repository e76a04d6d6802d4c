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

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Mélyebb elemzés
deep-start = Indítás
deep-stop = Leállítás
deep-plies = { $plies ->
    [one] { $plies } féllépés
   *[other] { $plies } féllépés
}
deep-truncated = Rövid rollout { $level }
deep-rollout = Teljes rollout
deep-deeper = Mélyebbre
deep-depth = Mélység: { $ply }
deep-games = { $games ->
    [one] { $games } játszma
   *[other] { $games } játszma
}
deep-sure = { $percent }% eséllyel az első a legjobb
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = A motor leállt. Amit addig talált, itt marad. Ha folytatnád, indítsd újra.
deep-limit = Ennél tovább ez az oldal nem megy.
deep-picture = Értékek 95%-os konfidenciaintervallummal
deep-compare = Összehasonlítás
deep-refused = Ezt nem lehet elemezni.
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
practice-title = Gyakorolj a hibáidból
practice-lead = Állások a saját játszmáidból. A legtöbbjükben hibáztál, némelyikben nem.
practice-task = A te oldalad: { $seat }. Mit lépsz?
practice-counts = { $due } ismétlésre · { $new } új ma
practice-days = { $days ->
    [one] { $days } napja egyfolytában
   *[other] { $days } napja egyfolytában
}
practice-empty = Még nincs mit gyakorolni. Elemeztess egy befejezett játszmát: az ottani hibáid itt fognak megjelenni.
practice-done = Mára ennyi. Szép munka!
practice-more = Még új állásokat
practice-show = Mutasd a választ
practice-next = Következő állás
practice-remove = Ezt ne mutasd többet
practice-game = A játszma megnézése
practice-right = Jó lépés!
practice-wrong = Van ennél jobb.
practice-shown = A válasz
practice-chosen = A te lépésed
practice-best = A legjobb
practice-played = A játszmában
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Ez az állás újra előkerül: { $when }.

## Drills: short exercises to repeat

drills-title = Gyakorlatok
drills-lead = Rövid feladatok, amelyek nehezednek, ahogy fejlődsz.
drills-level = Szint: { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Az utolsó { $answers } válaszból { $right } jó
drills-streak = { $count } egymás után
drills-book = Megnyitási könyv
opening-book-move = Lépés
opening-book-worth = Pont
opening-book-about = A pontok várható értékek tétre menő játszmában, középen álló duplázókockával, a saját rolloutjainkból, a standard hibájukkal együtt.
drills-answer = Válasz
drills-next = Következő feladat
drills-right = Helyes!
drills-wrong = Nem egészen.
drills-your-answer = A válaszod
drills-number = Írj be egy egész számot { $low } és { $high } között.
drills-again = Erre már válaszoltál, ezért nem számít újra.
nav-events = Versenyek
events-lead = Versenyek a klubnak, az iskolának vagy a családnak, online vagy igazi táblákon.
events-coming = Hamarosan
event-new = Új verseny
event-family = Gyors családi kupa
event-family-about = Három–nyolc név, és már indulhat is: három forduló, aztán a két legjobb döntője.
event-name = A verseny neve
event-format = Lebonyolítás
event-format-round-robin = Körmérkőzés
event-about-round-robin = Mindenki játszik mindenkivel.
event-format-swiss = Svájci rendszer
event-about-swiss = Minden fordulóban olyan ellenfelet kapsz, akinek nagyjából annyi pontja van, mint neked.
event-format-knockout = Kieséses
event-about-knockout = Ha kikapsz, kiestél, vagy a vigaszágon folytatod.
event-format-arena = Aréna
event-about-arena = Aki szabad, új ellenfelet kap, ahányszor csak akar.
event-format-ladder = Ranglétra
event-about-ladder = Hívj ki valakit, aki fölötted áll, és vedd át a helyét.
event-format-family-cup = Családi kupa
event-place = Hol játszotok?
event-place-online = Online
event-place-real = Igazi táblákon
event-place-screen = Ezen a képernyőn
event-rounds = A fordulók száma; üresen hagyva a szokásos
event-double = Mindenki kétszer játszik mindenkivel
event-sides = Kik játszanak?
event-sides-1 = Egyéni játékosok
event-sides-pairs = Párok
event-sides-teams = Csapatok, létszám: { $number }
event-scoring = Pontok győzelemért, döntetlenért és vereségért
event-scoring-points = A játszmák pontjai számítanak
event-ties = Sorrend holtverseny esetén (üresen hagyva a szokásos)
event-main = Főág
event-consolation = Vigaszág
event-last-chance = Utolsó esély ága
event-playoff = Kieséses szakasz a legjobbaknak
event-may-join = A link birtokában bárki csatlakozhat
event-players-report = A játékosok maguk írják be az eredményeiket
event-starts = Mikor kezdődik?
event-create = Verseny létrehozása
event-join = Csatlakozás: { $name }
event-join-about = A csatlakozáshoz olvasd be a kódot, vagy nyisd meg a linket. Fiók nem kell hozzá.
event-code = A kódod: { $code }. Ezzel bármelyik eszközön visszatérhetsz.
event-code-enter = Van kódom
event-players = Játékosok
event-add = Játékosok hozzáadása
event-add-hint = Soronként egy játékos. Utána állhat értékszám és klub: Mária; 1450; Folyópart
event-file = Vagy fájlból: CSV a nevekkel, vagy TRF az eddig lejátszott fordulókkal
event-import = Fájlból folytatva
event-round = { $number }. forduló
event-board = { $number }. asztal
event-bye = Erőnyerő
event-pairings = Párosítás
event-pair = { $number }. forduló párosítása
event-pair-again = Újrapárosítás
event-by-hand = Párosítás kézzel
event-by-hand-hint = Soronként egy pár, a játékosok számával: 3-7. Egyetlen szám erőnyerőt jelent.
event-start = { $number }. forduló indítása
event-close = Verseny lezárása
event-reopen = Verseny újranyitása
event-result = Eredmény beírása
event-correct = Eredmény javítása
event-keep-score = Jegyzés itt
event-keep-score-about = Játssz a saját tábládon, és ezen az eszközön jegyezd a játszmát. A végén az eredmény magától bekerül.
event-won = { $name } nyert
event-absent = { $name } nem játszott
event-score = Pontállás, ha számoltátok
event-why = Indoklás
event-change = Név vagy értékszám módosítása
event-withdraw = Visszalépek a versenytől
event-return = Újra játszik
event-byes = Pihenő kérése
event-bye-half = Félpontos pihenő
event-bye-zero = Pont nélküli pihenő
event-bye-cancelled = Pihenő törölve
event-half-byes = Félpontos pihenők, amelyeket egy játékos kérhet
event-withdrawn = Visszalépett
event-forbid = Őket soha ne párosítsa össze
event-helpers = Segítők
event-helpers-about = Nevezz meg egy segítőt, és küldd el neki a linkjét. A segítők párosíthatnak, fordulót indíthatnak és eredményt írhatnak be.
event-codes = A játékosok kódjai
event-downloads = Letöltések
event-all-games = Minden játszma
event-standings = Tabella
event-crosstable = Kereszttáblázat
event-bracket = Ágrajz
event-points = Pont
event-yours = A játszmád: { $number }. asztal, ellenfeled { $name }
event-yours-bye = Ebben a fordulóban erőnyerő vagy.
event-open-table = Tovább a játszmához
event-screen = Nagy képernyő
event-challenge = Kihívás
study-title = A játékod
study-intro = Elemeztesd a befejezett játszmáidat, és itt láthatod, milyen jól játszol, és hol csúszik el.
study-automatic = A játszmáim elemzése, amint véget érnek
study-analyse = Elemzés
study-analyse-all = Mindegyik elemzése
study-again = Elemzés újra
study-stopped = A motor a vége előtt leállt. Amit addig talált, megmaradt.
study-waiting = { $count ->
    [one] { $count } játszma vár elemzésre.
   *[other] { $count } játszma vár elemzésre.
}
study-open = Még nincs elemezve
study-games = Elemzett játszmák
study-newer = Újabbak
study-last = Döntések
study-last-count = Az utolsó { NUMBER($count) }
study-last-all = Mind
study-decisions = { $count ->
    [one] { NUMBER($count) } döntés
   *[other] { NUMBER($count) } döntés
}
study-pr = PR (teljesítményérték)
study-accuracy = Pontosság
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-average-loss = Átlagos veszteség lépésenként (századokban)
study-error-rate = Hibaarány a GNU Backgammon szerint
study-snowie = Hibaarány a Snowie szerint
study-mistakes = Hibák
study-luck = Szerencse
study-without-luck = Eredmény szerencse nélkül
study-trend = Időbeli alakulás
study-by-kind = Döntésfajták szerint
study-by-position = Állásfajták szerint
study-by-opponent = Ellenfelek szerint
study-by-opening = Megnyitások szerint
study-opening = Megnyitás
study-opponent = Ellenfél
study-result = Eredmény
study-day = Dátum
study-move = Lépések
position-opening = Megnyitás
position-middlegame = Középjáték
position-endgame = Végjáték
refusal-event-closed = Ez a verseny véget ért.
refusal-event-organiser-only = Ezt csak a szervező teheti meg.
refusal-event-officials-only = Ezt csak a szervező és a segítők tehetik meg.
refusal-event-not-yours = Ezt csak a saját nevedben teheted meg.
refusal-event-full = A verseny betelt. Legfeljebb { $most } játékos fér bele.
refusal-event-no-late-entry = Már késő csatlakozni. Az első forduló elkezdődött.
refusal-event-no-entrant = Nincs ilyen számú játékos: { $entrant }.
refusal-event-name-taken = Ilyen nevű játékos már van: { $name }.
refusal-event-members = Írj be { $count } játékost.
refusal-event-results-missing = { $missing ->
    [one] { $round }. forduló: { $missing } eredmény még hiányzik.
   *[other] { $round }. forduló: { $missing } eredmény még hiányzik.
}
refusal-event-all-paired = Már minden forduló párosítva van ({ $rounds }).
refusal-event-still-playing = { $name } még nem fejezte be az előző játszmáját.
refusal-event-challenge-up = Csak olyat hívhatsz ki, aki fölötted áll. { $name } alattad van.
refusal-event-wrong-round = { $round }. forduló még nincs. Most ez következik: { $next }. forduló.
refusal-event-already-started = { $round }. forduló: már elkezdődött.
refusal-event-not-started = { $round }. forduló: még nem kezdődött el.
refusal-event-already-paired = { $round }. forduló: már párosítva van.
refusal-event-too-few = Legalább { $least } játékos kell. Eddig { $count } van.
refusal-event-is-withdrawn = { $name } visszalépett. Párosítsd a fordulót újra vagy kézzel.
refusal-event-has-bye = { $name } pihen a(z) { $round }. fordulóban. Töröld a pihenőt, vagy párosítsd újra a fordulót.
refusal-event-byes-used = Félpontos pihenők, amelyeket itt egy játékos kérhet: { $most }.
refusal-event-paired-twice = { $name } nem szerepelhet két párosításban.
refusal-event-no-pairing = { $round }. forduló, { $table }. asztal: itt nincs játszma.
refusal-event-result-exists = { $round }. forduló, { $table }. asztal: már van eredmény. A szervező kijavíthatja.
refusal-event-online-result = Ezt a játszmát online játsszák. Az eredménye magától beérkezik.
refusal-event-impossible-result = Ilyen eredmény nem lehetséges.
refusal-event-needs-winner = Ez kieséses verseny, valakinek nyernie kell.
refusal-event-cannot-pair = { $round }. forduló: nem párosítható úgy, hogy senki ne kapja újra ugyanazt az ellenfelet. Párosítsd kézzel, vagy zárd le a versenyt.
refusal-event-nobody-free = Most senki sem szabad.
refusal-event-by-challenge = Ranglétrán a játékosok egymást hívják ki.
refusal-event-by-organiser = Kérd meg a szervezőt, hogy vegyen fel.
refusal-event-already-entered = Már benne vagy.
refusal-event-not-empty = Ennek a versenynek már vannak játékosai. Hozz létre új versenyt ehhez a fájlhoz.
refusal-event-wrong-code = Ez a kód nem jó. Nézd meg a céduládat.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Az összes ellenfeled pontjainak összege. Az erősebb ellenfelek neked számítanak.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = Az összes ellenfeled pontjainak összege a legalacsonyabb nélkül.
tie-break-sonneborn-berger = Sonneborn–Berger
tie-break-sonneborn-berger-about = Mindazok pontjai, akiket legyőztél, és fele azokénak, akikkel döntetlent játszottál.
tie-break-direct-encounter = Egymás elleni eredmény
tie-break-direct-encounter-about = A pontjaid azok ellen, akikkel holtversenyben állsz.
tie-break-wins = Győzelmek
tie-break-wins-about = A táblánál megnyert játszmáid.
tie-break-points-difference = Pontkülönbség
tie-break-points-difference-about = A játszmáidban szerzett pontjaid, mínusz az ellenfeleidé.
tie-break-board-points = Táblapont
tie-break-board-points-about = A csapatod összes táblájának pontjai.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Az átlagos hibád az elemzett játszmákban. Minél alacsonyabb, annál jobb.
tie-break-unplayed = A svájci rendszerben a játszma nélküli forduló olyan, mintha a saját pontszámoddal rendelkező ellenféllel játszottál volna.
table-dice-chains = Minden dobás az alkalmazás egy titkából és minden játékos saját oldalának egy számából keveredik ki, és mindet előre rögzítettük. Így senki sem választhat dobást, az oldal üzemeltetője sem. A játszma után bárki ellenőrizhet minden dobást.
table-dice-waiting = Minden oldal csak akkor adja meg a számát, amikor dobsz, így senki sem tudhat előre egy dobást. Ha egy oldal be van zárva, a kockák megvárják.
table-dice-deposits = Hogy bezárhasd az oldalt, az a lépéseddel együtt megadja a következő dobáshoz a számát. Senki sem tudhat előre egy dobást, hacsak az oldal üzemeltetője nem játszik ebben a játszmában.
table-dice-kept = Nincs saját számuk: { $names }
table-lot-chains = Véletlen dönti el, ki kezd: az alkalmazás egy titka és minden játékos saját oldalának egy száma, mind előre rögzítve. A játszma után bárki ellenőrizheti.
status-dice-wait = A kockák várnak, amíg { $name } megnyitja ezt az oldalt
dice-elsewhere = A kockák arra a böngészőre várnak, amelyikben utoljára játszottál. Nyisd meg ott ezt a játszmát.
told-renewal = { $name } új számokat kapott a kockákhoz, egy másik böngészőből
editor-title = Állás felállítása
editor-lead = Húzz bábokat a táblára, vagy válassz ki egyet, és koppints a helyére.
editor-turn = Lépésre következik
editor-remove = Báb levétele
editor-clear = Tábla ürítése
editor-start = Kezdőállás
editor-text = Állás beillesztése
editor-text-known = Ilyen formában: { $notations }.
editor-read = Mutasd
editor-recognised = Így értelmeztük: { $notation }.
editor-unreadable = Ez nem olvasható állásként. A szöveged megmaradt.
editor-other-game = Ez egy másik játék állása: { $game }.
editor-notations = Szövegként
editor-copy = Másolás
editor-possible = Ez az állás lehetséges.
editor-over = Ebben az állásban a játszma véget ért, nincs mit tovább játszani.
editor-play = Játék innen
editor-link = Link másolása
editor-picture = Kép letöltése
editor-analyse = Állás elemzése
editor-from-position = Adott állásból
editor-from-about = Egy játszma ebből az állásból, nem értékelt.
notebook-title = Jegyzetfüzet
notebook-lead = Az elmentett állásaid. Ehhez a böngészőhöz tartoznak, vagy a fiókodhoz, ha van.
notebook-save = Mentés a füzetembe
notebook-name = Cím
notebook-tags = Címkék, vesszővel elválasztva
notebook-note = Jegyzet
notebook-game = Játék
notebook-tag = Címke
notebook-saved = Elmentve a jegyzetfüzetedbe.
notebook-empty = Itt nincsenek állások.
problem-notebook-full = A jegyzetfüzeted megtelt. Előbb törölj egy állást.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Tanulmányok
studies-lead = Játszmák és állások a saját megjegyzéseiddel és változataiddal. Mutasd meg őket a barátaidnak linkkel, vagy mentsd el fájlba.
studies-empty = Még nincs tanulmányod.
studies-make = Tanulmány készítése
studies-new = Új tanulmány
studies-comment = Megjegyzés
studies-symbols = Jelek
studies-promote = Legyen ez a főváltozat
studies-delete = Törlés innentől
studies-saved = Elmentve
studies-saving = Mentés…
studies-unsaved = Nincs elmentve
studies-retry = Mentés újra
studies-conflict = Ezt egy másik ablakban módosították. Most a legújabb változatot látod; amit beírtál, még ott van a mezőjében.
studies-share = Megosztás
studies-view-link = Akinek megvan ez a link, megnézheti.
studies-edit-link = Akinek megvan ez a link, módosíthatja.
studies-view-make = Link készítése megtekintéshez
studies-edit-make = Link készítése szerkesztéshez
studies-withdraw = A link visszavonása
studies-download = Letöltés
studies-partly = a jegyzeteid egy része nélkül
problem-too-many-studies = Nincs több hely. Előbb törölj egyet.
lessons-own = A leckéid
lessons-lead = Állíts össze saját leckét állásokból, és küldd el a linkjét annak, aki tanulni szeretne.
lessons-new = Új lecke
lessons-which = Lecke
lessons-add = Az állás hozzáadása
lessons-exercise = { $number }. feladat (összesen { $count })
lessons-task = Mi a feladat
lessons-answers = Helyes lépések, soronként egy
lessons-any-good = Minden lépés elfogadása, amelyet a gép jónak tart
lessons-explanation = Magyarázat a válasz után
lessons-from-notebook = A jegyzetfüzetedből
lessons-next = Következő feladat
lessons-done = Ez volt az utolsó feladat. Ügyes!
lessons-empty = Ebben a leckében még nincs feladat.
lessons-up = Feljebb
lessons-open = Megnézem a tanulók szemével
lessons-nobody-moves = Ebben az állásban senki sem következik lépésre, ezért nem lehet feladat.
lessons-bad-answer = „{ $move }” ebben az állásban nem léphető.
lessons-needs-answer = Adj meg egy helyes lépést, vagy fogadj el minden jó lépést.
import-many-title = Játszmák importálása
import-many-lead = Hozd át a játszmáidat más programokból és oldalakról: egyes fájlokat, egész mappákat vagy egy ZIP-archívumot. Ami már megvan itt, az kimarad.
import-formats = Olvasható fájlok
import-folder = Mappa kiválasztása
import-stop = Leállítás
import-count-files = Fájlok
import-count-games = Importálva
import-count-duplicates = Már itt van
import-count-failed = Nincs importálva
import-line = Sor
import-lost = Megszakadt a kapcsolat. Az eddig importált játszmák megmaradtak.
import-stopped = Leállítva. Az eddig importált játszmák megmaradtak.
import-too-large = Ez a fájl túl nagy. Egyszerre legfeljebb { $size } MB olvasható be.
import-quota = Elérted az új játszmák e havi számát. Az eddig importált játszmák megmaradtak.
import-players = Melyik játékos vagy te?
import-me = Ez én vagyok
import-names = A neveid a fájlokban
import-names-help = Vesszővel elválasztva. Ha valamelyikük játszik, csak az ő lépései számítanak a tieidnek.
import-queue-full = Most nem fér több játszma az elemzésre várók közé. A többivel gyere vissza később.
openings-title = Megnyitásböngésző
openings-filter = Játszmák kiválasztása
openings-source = Forrás
openings-own = A játszmáid
openings-side = Oldal
openings-player = Játékos
openings-days = Időszak
openings-days-30 = Az utolsó 30 nap
openings-days-365 = Az utolsó év
openings-any = Mind
openings-show = Mutatás
openings-start = Kezdőállás
openings-count = Játszmák
openings-loss = Átlagos veszteség
openings-empty = Egyetlen játszma sem jutott el ehhez az álláshoz.
openings-none = Még nincs befejezett játszma. Játssz néhányat, vagy importálj más programokból.
openings-reading = A játszmáid összeszámolása: { $done } / { $all }
openings-reached = Játszmák ezzel az állással
openings-collections = A gyűjteményeid
openings-collections-help = Sok játszmát tartalmazó fájl, például PGN vagy PDN. Csak te látod.
openings-add = Fájl hozzáadása
openings-adding = A fájl beolvasása
