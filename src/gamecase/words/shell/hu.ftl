### The words of the case itself, in Hungarian. en.ftl is the source.

## The case
app-name = Gamecase
app-tagline = Hagyományos társasjátékok, a saját dobozod szabályai szerint
skip-to-content = Ugrás a tartalomra
nav-home = Játékkoffer
nav-settings = Beállítások
home-title = Nyisd ki a játékkoffert
home-lead = Vegyél elő egy játékot, és játssz: a gép ellen, egy baráttal ennél a képernyőnél, vagy egy távoli baráttal.
home-open = Nyitott asztalok
home-table-against = { $game } – { $others }
home-state-yours = Te jössz
home-state-open = Folyamatban
home-state-waiting = Játékosra vár
home-state-over = Véget ért
footer-free = Szabad szoftver: játszhatsz vele, futtathatod, átalakíthatod
footer-fair = Kockák, amelyeket bárki ellenőrizhet

## Settings
settings-language = Nyelv
settings-theme = Megjelenés
settings-theme-auto = Mint az eszközön
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-theme-contrast = Nagy kontraszt
settings-theme-clear = Színtévesztőknek
settings-save = Alkalmaz

## Laying a table
new-title = Új játszma: { $game }
new-booklet-clauses = A szabályok megtekintése
box-find = Keresd meg a saját dobozod alapján
box-unsure = Nem tudom
box-none = Mindehhez egyik füzet sem illik: itt van mindegyik.
new-opponent = Ki játszik veled?
new-player = { $number }. játékos
new-against-here = Egy barátom itt
new-against-away-about = Kapsz egy linket, amelyet elküldhetsz.
new-against-anyone-about = Az asztalod a kezdőlapon látszik, amíg valaki le nem ül.
new-level = Milyen erős legyen?
new-you = Te
new-name = A neved
new-name-hint = Így látnak majd a többiek; üresen is hagyhatod.
new-words = Saját szavaid a kockákhoz
new-words-hint = Minden dobásba és sorsolásba belekeverjük őket; ha üresen hagyod, az eszközöd talál ki párat.
new-friend-name = A másik játékos neve
new-starts = Ki kezd?
new-starts-lot = Sorsolással
new-starts-me = Én
new-starts-other = Az ellenfél
new-side = Melyik oldalon játszol?
new-match = A meccs hossza
new-match-best-of-1 = Egy
new-match-best-of = Legfeljebb { $number }
new-match-first-to = { $number ->
    [one] { $number } pontig
   *[other] { $number } pontig
}
new-match-open = Ahány csak jólesik
new-dice = Kinek a kockái?
new-dice-verifiable = Az alkalmazás dob; utólag bárki ellenőrizheti
new-dice-manual = Igazi kockával dobunk, és beírjuk
new-clock = Gondolkodási idő
new-clock-none = Óra nélkül
new-clock-fischer = { $minutes } perc + { $seconds } mp lépésenként
new-clock-delay = Lépésenként { $seconds } mp szabad, pontonként { $minutes } perc tartalék
new-clock-days = { $days ->
    [one] { $days } nap lépésenként
   *[other] { $days } nap lépésenként
}

## An invitation
join-title = Meghívó: { $game }
join-by = { $name } játszani hív.
join-by-somebody = Valaki játszani hív.
join-sit = Leülök
join-watch = Csak nézem

## The table
table-board = Tábla
table-moves = Lépések
table-players = Játékosok
table-position = Az állás szavakban
table-dice = Kockák
table-dice-pledge = A játszma előtt lepecsételve (a titok SHA-256 lenyomata)
table-dice-secret = A titok, a játszma után felfedve
table-dice-words = A játékosok szavai
table-dice-explained = A játszma előtt lepecsételjük a kockákat: a titkuk már rögzített, de csak a lenyomata látszik. A játszma után a titok nyilvános lesz, és bárki ellenőrizheti, hogy minden dobás ebből következik.
table-record = Napló letöltése
table-takeback = Visszavétel
table-hint = Tipp
table-hint-told = Én ezt lépném: { $told }
table-guided = Segíts minden lépésnél
table-type = Lépés beírása
table-type-play = Meglépem
table-past = Egy korábbi állást nézel.
table-now = A mostani állás
table-replay = Az utolsó lövés újra, lassan
table-sight = Célzóvonal
table-undo = Visszavonás
table-turn = Tábla megfordítása
table-look = A tábla elrendezése
table-confirm = Minden lépés megerősítése
table-draw = Döntetlent ajánlok
table-claim = Győzelem igénylése
table-claim-draw = Legyen döntetlen
table-say-mute = Üzenetek elrejtése
table-resign = Feladom
table-resign-sure = Biztosan feladod?
table-yes = Igen
table-no = Nem
table-next = Következő játszma
table-rematch = Még egyszer
say-hello = Szia!
say-good-luck = Sok szerencsét!
say-well-played = Szép volt!
say-thanks = Köszönöm!
say-sorry = Bocsánat!
say-one-moment = Egy pillanat.
say-back = Itt vagyok újra.
say-your-turn = Azt hiszem, te jössz.
say-oops = Hoppá!
say-good-game = Jó játék volt!
bot-again = A számítógépnek elölről kellett kezdenie a gondolkodást.
table-home = Vissza a kofferhez
table-accept = Elfogadom
table-decline = Nem fogadom el
table-withdraw = Visszavonom
table-watching = Nézőként vagy itt. Csak a játékosok léphetnek.
table-watchers = { $count ->
    [one] { $count } néző
   *[other] { $count } néző
}
table-booklet = Szabályfüzet
table-invite = Hívd meg a barátodat
table-invite-help = Küldd el ezt a linket, vagy olvastasd be vele a kódot. Aki elsőként megnyitja, azé a szabad hely.
table-invite-copy = Link másolása
table-invite-loopback = Ez a cím csak ezen a gépen működik. Ha az otthoni hálózaton játszanátok, így indítsd: gamecase serve --host 0.0.0.0
player-unnamed = { $number }. játékos
player-you = te
player-away = nincs itt
tally-won = Megnyert meccsek
tally-drawn = Döntetlenek

## The rule book
rules-link = Szabálykönyv
rules-title = Szabályok: { $game }
rules-booklets = Szabályfüzetek
rules-agreed = Megbeszélve ennél az asztalnál
rules-example = Példa
rules-not-allowed = Nem szabad
rules-print = Nyomtatás

## Learning
learn-link = Tanulás
learn-title = Tanuld meg: { $game }
learn-lead = Rövid leckék, mindegyikben saját táblával. Próbálgass bátran: semmi baj nem történhet.
learn-lesson = { $number }. lecke (összesen { $count })
learn-right = Helyes!
learn-other = Ezt szabad, de itt most más a feladat.
learn-again = Megpróbálom újra
learn-next = Következő lecke
learn-all = Minden lecke
learn-guided = Első játszma, segítséggel
learn-watch = Nézem, hogyan játszik két gép

## What stands
status-waiting = Várunk a másik játékosra
status-drawing-lots = Sorsolás
status-chance = Gurulnak a kockák
status-by-hand = Dobj a kockákkal, és írd be, mit dobtál
status-your-turn = Te jössz: { $seat }
status-turn = Most jön: { $seat }
status-bot-thinks = A gép gondolkodik
outcome-resigned = { $seat } nyert: az ellenfél feladta.
outcome-agreed = Döntetlen közös megegyezéssel.
outcome-left = { $seat } nyert: az ellenfél elment.
outcome-left-draw = Döntetlen: az egyik fél elment.
outcome-time = { $seat } időtúllépéssel nyert.
match-best-of = { $game }. játszma (legfeljebb { $number })
match-first-to = { $number ->
    [one] { $game }. játszma, { $number } pontig
   *[other] { $game }. játszma, { $number } pontig
}
match-games = { $game }. játszma (összesen { $number })
match-open = { $game }. játszma

## What happened
told-sit = { $name } leül az asztalhoz.
told-begin = Új játszma kezdődik.
told-lot = A sorsolás eldőlt: { $name } kezd.
told-offer-takeback = { $name } visszavenne egy lépést.
told-offer-draw = { $name } döntetlent ajánl.
told-offer-rematch = { $name } játszana még egyet.
told-decline = Az ajánlatot elutasították.
told-takeback = A lépést visszavették.
told-draw = Megegyeztek a döntetlenben.
told-resign = { $name } feladja.
told-left = { $name } lezárja a játékot: az ellenfél elment.
told-lapse = Az ajánlat lejárt.
told-say = { $name }: { $words }
told-flag = { $name } ideje letelt.

## Why not
refusal-not-your-turn = Most az ellenfél jön.
refusal-game-over = A játszma véget ért.
refusal-time-up = Letelt az időd.
refusal-not-begun = A játszma még nem kezdődött el.
refusal-dice-not-yours = Ennél az asztalnál az alkalmazás dob.
refusal-dice-by-hand = Ennél az asztalnál a játékosok dobnak, és ők írják be.
refusal-not-now = Ezt most nem lehet.
refusal-too-late = Valaki gyorsabb volt; nézd meg újra a táblát.
refusal-still-here = Az ellenfél még nincs elég régóta távol.
refusal-offer-gone = Ez az ajánlat már nem él.
refusal-watching = Nézőként vagy itt; ezt csak a játékosok tehetik.
refusal-no-hint = Tipp csak a gép elleni vagy közös képernyős játszmában kérhető, és csak amikor te jössz.
refusal-means-nothing = Itt nincs ilyen lépés.
refusal-theirs = Az a lépés nem volt szabályos. { $rule }

## Trouble
error-bad-message = Az oldal olyasmit küldött, amit a szerver nem ért. Töltsd be újra.
error-stale = Az állás közben megváltozott; nézd meg újra.
error-too-fast = Túl gyors; várj egy kicsit.
link-lost = Megszakadt a kapcsolat. Újrapróbáljuk; semmi sem vész el.
link-back = Helyreállt a kapcsolat.
touch-again = Válaszd ki, hová tovább, vagy nyomj Escape-et.
confirm-grave = Nyomd meg újra a megerősítéshez.
aim-pull = Csúsztasd a korongot a vonal mentén, húzd hátra, és engedd el.
aim-help = A nyilakkal célzol, a plusz és a mínusz az erőt állítja, a vessző és a pont a vonal mentén mozgat, az Enterrel lépsz.
copied = Vágólapra másolva.
turn-alert = Te jössz
clock-stale = Ahogy a kapcsolat megszakadásakor állt
problem-title = Ez nem sikerült
problem-not-found = Itt nincs semmi. Lehet, hogy elírtad az asztal címét, vagy az asztal egy másik gépen van.
problem-bad-form = Az űrlapot nem sikerült értelmezni.
problem-chair-taken = Ezt a helyet már elfoglalta valaki.
problem-too-many-tables = Túl sok asztal rövid idő alatt. Várj egy kicsit.
problem-away = Az asztalok most nem érhetők el. Semmi sem veszett el abból, amit játszottak. Próbáld újra egy kicsit később.
problem-home = Vissza a kofferhez

## On the command line
serve-ready = A játékkoffer nyitva: { $address }
serve-network = Az otthoni hálózaton: { $address }
serve-scan = Olvasd be egy ugyanezen a hálózaton lévő telefonnal:
serve-stop = A bezáráshoz nyomj Ctrl+C-t.
verify-holds = { $entries ->
    [one] A napló rendben van: { $entries } bejegyzés, minden láncszem és állás egyezik.
   *[other] A napló rendben van: { $entries } bejegyzés, minden láncszem és állás egyezik.
}
verify-rolls = { $count ->
    [one] { $count } dobást vagy sorsolást újraszámoltunk, és egyezik.
   *[other] { $count } dobást és sorsolást újraszámoltunk, és mind egyezik.
}
verify-by-hand = { $count ->
    [one] { $count } dobást kézzel írtak be: nincs mit újraszámolni.
   *[other] { $count } dobást kézzel írtak be: nincs mit újraszámolni.
}
verify-hidden = { $count ->
    [one] { $count } dobás még le van pecsételve: a játszmája nem ért véget.
   *[other] { $count } dobás még le van pecsételve: a játszmájuk nem ért véget.
}

## A game looked over
table-analysis = A játszma áttekintése
analysis-title = { $game }: a játszma áttekintése
analysis-games = Ennek az asztalnak a játszmái
analysis-progress = Elemzés…
analysis-graph = A játszma menete
analysis-lines = Legjobb folytatások
analysis-mistakes = Fordulópontok
analysis-none = Nincs hiba.
analysis-totals = A játszma egésze
analysis-played = Lépett
analysis-inaccuracy = Pontatlanság
analysis-mistake = Hiba
analysis-blunder = Súlyos hiba
analysis-better = Jobb:
analysis-even = Kiegyenlített
analysis-slight = { $seat }: csekély előny
analysis-clear = { $seat }: egyértelmű előny
analysis-winning = { $seat }: nyerő előny
analysis-first = Az elejére
analysis-back = Egy lépést vissza
analysis-forward = Egy lépést előre
analysis-last = A végére
analysis-table = Vissza az asztalhoz
analysis-failed = A játszmát nem sikerült áttekinteni. Próbáld újra egy pillanat múlva.
analysis-result = { $first }–{ $second }
problem-not-over = A játszma még tart. Akkor tekinthető át, ha véget ért.

## Hands and pages
table-ahead = Előre megadott lépések
ahead-planned = Előjegyezve: akkor lépi meg, amikor te jössz, ha lehetséges.
table-symbols = Jelek betűk helyett a lépésekben
table-download = Letöltés { $format } formátumban

## Games from elsewhere
import-title = Játszma importálása
import-text = A játszma { $formats } formátumban
import-open = Megnyitás

## People
nav-account = Fiók
people-sign-in = Bejelentkezés
people-register = Fiók létrehozása
people-lead = Fiók nélkül is játszhatsz. Fiókkal minden eszközödön megtalálod a játszmáidat, és értékszámért is játszhatsz.
people-name = Név
people-name-hint = 2–24 betű vagy számjegy; a többi játékos látja.
people-password = Jelszó
people-password-hint = Legalább 8 karakter. Vigyázz rá: e-mail-címet itt nem őrzünk, ezért nem tudjuk elküldeni neked.
people-with-passkey = Bejelentkezés jelkulccsal
people-register-passkey = Létrehozás jelkulccsal
people-wrong = A név és a jelszó nem tartozik össze.
people-slow = Túl sok próbálkozás. Várj egy percet.
people-name-taken = Ez a név foglalt, vagy hasonlít egy foglalthoz.
people-name-unfit = A név 2–24 betűből vagy számjegyből áll, egyetlen ábécéből, köztük szóköz, pont vagy kötőjel lehet.
people-password-unfit = A jelszó legalább 8 karakter, és nem azonos a névvel.
people-passkey-failed = A jelkulcsot nem fogadtuk el. Próbáld újra.
people-again = Ehhez előbb jelentkezz be újra.
people-only-way = Csak így tudsz bejelentkezni, ezért megmarad.
people-not-the-name = Ez nem a te neved. Semmi sem törlődött.
account-since = { $date } óta itt
account-ratings = Értékszámok
account-matches = { $count ->
    [one] { $count } értékelt meccs
   *[other] { $count } értékelt meccs
}
account-history = Játszmáim
account-export = Összes adatom letöltése
account-sign-out = Kijelentkezés
account-ways = Hogyan jelentkezel be
account-passkey = Jelkulcs: { $device }
account-passkey-add = Jelkulcs hozzáadása
account-remove = Eltávolítás
account-password-new = Új jelszó
account-password-note = Legalább 8 karakter. Minden más eszközön kijelentkezel.
account-password-set = Jelszó mentése
account-devices = Hol vagy bejelentkezve
account-this-device = ez az eszköz
account-seen = utoljára használva: { $date }
account-end-others = Kijelentkezés mindenhol máshol
account-tokens = Kulcsok programoknak
account-tokens-about = Az ilyen kulccsal rendelkező program a nevedben cselekszik. Ne add oda senkinek.
account-token-label = Mire való?
account-token-read = csak olvashat
account-token-play = játszhat
account-token-make = Kulcs készítése
account-token-once = Most másold ki; többé nem jelenik meg.
account-delete = Fiók törlése
account-delete-about = A belépésed, a munkameneteid, a kulcsaid és az értékszámaid azonnal és végleg törlődnek. A lejátszott játszmák úgy maradnak, ahogy lejegyezték őket, azzal a névvel, amelyen játszottál: az ellenfeleidéi is. Helyetted senki sem folytathatja őket.
account-delete-sure = Megerősítésül írd be a neved
history-none = Itt még nincs semmi.
history-older = Régebbiek
history-won = Győzelem
history-lost = Vereség
history-drawn = Döntetlen
rated-badge = Értékelt
rated-switch = Játék értékszámért
rated-about = Mindkét játékosnak kell fiók, és nincs visszavétel.
ratings-about = A ± utáni szám azt mutatja, mennyire biztos az értékszám.
refusal-rated-account = Ez az asztal értékelt: fiók kell hozzá.
refusal-rated-alone = Értékelt asztalnál senki sem játszik önmaga ellen.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Ez a kulcs ismeretlen, eltávolították, vagy erre nem jogosít.
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
character-bye-sharp = Szép küzdelem. Nézd meg a fordulópontokat, van mit látni.
character-bye-calm = Öröm volt. Kevés ilyen játszma van.
notice-special = E játszma szabályai szerint: { $rule }
notice-rule = { $number }. szabály
notice-close = Értem
opponent-bot = Gép
opponent-here = Ketten itt
opponent-away = Linkkel
opponent-anyone = Bárki
rules-question = Milyen szabályokkal szeretnél játszani?
rules-of-my-box = A dobozom szabályai
rules-as-usual = Ahogy ma játsszák
rules-line = Szabályok:
start-time = Idő
start-more = Több
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
working-compiled = A gép felkészül, minden eszközön egyszer: { $percent }%.
working-tables = A gép kiszámolja e szabályok végjátékait, egyszer: { $percent }%.
provisional-compiled = Ez egy gyors válasz: a gép még készülődik. Kérdezd meg újra egy perc múlva.
provisional-tables = E szabályok végjátékainak számítása még tart, a számok jó becslések.
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
table-more = Több
table-tools = Eszközök
table-sound = Hang
table-fullscreen = Teljes képernyő
table-save = Fájl mentése
table-hint-more = Több
table-speed = A lépések sebessége
table-speed-calm = Nyugodt
table-speed-normal = Normál
table-speed-fast = Gyors
table-speed-none = Animáció nélkül
table-glow = Mutassa, melyik bábu léphet
table-lot = Ki kezd
table-lot-explained = A véletlen dönti el, ki kezd. Egy titok már a játszma előtt rögzíti, de akkor csak az ujjlenyomata látszik. A játszma után a titok is láthatóvá válik, így bárki ellenőrizheti.
table-lot-words = A játékosok szavai a véletlenhez
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
told-lot-seat = { $name }: { $seat }, véletlen sorsolással.
