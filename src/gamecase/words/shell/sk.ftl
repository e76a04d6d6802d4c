### The words of Gamecase itself, in Slovak. en.ftl is the source.

## The case
app-name = Gamecase
app-tagline = Tradičné spoločenské hry podľa pravidiel z vašej škatule
skip-to-content = Prejsť na obsah
nav-home = Hry
nav-settings = Nastavenia
home-title = Vyberte si hru
home-lead = Hrajte proti počítaču, s niekým vedľa vás alebo s niekým na diaľku.
home-open = Otvorené partie
home-table-against = { $game } – { $others }
home-state-yours = Ste na ťahu
home-state-open = Hrá sa
home-state-waiting = Čaká sa na hráča
home-state-over = Dohrané
footer-free = Slobodný softvér: hrajte, prevádzkujte a meňte ho, ako chcete
footer-fair = Kocky, ktoré si môže overiť každý

## Settings
settings-language = Jazyk
settings-theme = Vzhľad
settings-theme-auto = Podľa zariadenia
settings-theme-light = Svetlý
settings-theme-dark = Tmavý
settings-theme-contrast = Vysoký kontrast
settings-theme-clear = Pre farboslepých
settings-save = Použiť

## Laying a table
new-title = Nová partia: { $game }
new-booklet-clauses = Zobraziť pravidlá
box-find = Nájsť pravidlá podľa vlastnej škatule
box-unsure = Neviem
box-none = Tomu všetkému nezodpovedajú žiadne pravidlá: tu sú všetky.
new-opponent = S kým hráte?
new-player = Hráč { $number }
new-against-here = Niekto tu so mnou
new-against-away-about = Dostanete odkaz, ktorý pošlete.
new-against-anyone-about = Vaša partia bude na úvodnej stránke, kým sa niekto nepripojí.
new-level = Aká úroveň?
new-you = Vy
new-name = Vaše meno
new-name-hint = Uvidia ho ostatní; môžete ho nechať prázdne.
new-words = Vlastné slová pre kocky
new-words-hint = Primiešajú sa do každého hodu a každej náhodnej voľby. Ak nič nenapíšete, zariadenie si nejaké vymyslí.
new-friend-name = Meno druhého hráča
new-starts = Kto začína?
new-starts-lot = Náhodne
new-starts-me = Ja
new-starts-other = Súper
new-side = Za ktorú stranu hráte?
new-match = Dĺžka zápasu
new-match-best-of-1 = Jedna partia
new-match-best-of = Zápas na najviac { $number } partií
new-match-first-to = { $number ->
    [one] Hrá sa do { $number } bodu
    [few] Hrá sa do { $number } bodov
   *[other] Hrá sa do { $number } bodov
}
new-match-open = Koľko partií chcete
new-dice = Kto hádže kockami?
new-dice-verifiable = Hádže aplikácia; potom to môže každý overiť
new-dice-manual = Hádžeme skutočnými kockami a hody zadávame
new-clock = Časová kontrola
new-clock-none = Bez hodín
new-clock-fischer = { $minutes } min + { $seconds } s na ťah
new-clock-delay = { $seconds } s odkladu na ťah, { $minutes } min rezervy na bod
new-clock-days = { $days ->
    [one] { $days } deň na ťah
    [few] { $days } dni na ťah
   *[other] { $days } dní na ťah
}

## An invitation
join-title = Pozvánka: { $game }
join-by = { $name } vás pozýva do hry.
join-by-somebody = Niekto vás pozýva do hry.
join-sit = Pripojiť sa
join-watch = Iba sa pozerať

## The table
table-board = Hracia doska
table-moves = Ťahy
table-players = Hráči
table-position = Pozícia slovami
table-dice = Kocky
table-dice-pledge = Zapečatené pred partiou (SHA-256 tajomstva)
table-dice-secret = Tajomstvo, odkryté po partii
table-dice-words = Slová hráčov
table-dice-explained = Pred partiou sa kocky zapečatia: ich tajomstvo je pevne dané a ukáže sa iba jeho odtlačok. Po partii sa tajomstvo odkryje a každý si môže overiť, že z neho vyplýva každý hod.
table-record = Stiahnuť záznam
table-takeback = Vrátiť ťah
table-hint = Napovedať
table-hint-told = Moja rada: { $told }
table-guided = Dávať mi tipy
table-type = Napísať ťah
table-type-play = Zahrať
table-past = Pozeráte sa na skoršiu pozíciu.
table-now = Späť k partii
table-replay = Posledná strela znova, spomalene
table-sight = Zameriavacia čiara
table-undo = Krok späť
table-turn = Otočiť dosku
table-look = Vzhľad dosky
table-confirm = Potvrdzovať každý ťah
table-draw = Ponúknuť remízu
table-claim = Požadovať výhru
table-claim-draw = Ukončiť remízou
table-say-mute = Stlmiť čet
table-resign = Vzdať
table-resign-sure = Naozaj vzdať?
table-yes = Áno
table-no = Nie
table-next = Ďalšia partia
table-rematch = Odveta
say-hello = Zdravím!
say-good-luck = Veľa šťastia!
say-well-played = Pekne zahrané!
say-thanks = Ďakujem!
say-sorry = Prepáčte!
say-one-moment = Chvíľočku, prosím.
say-back = Už som späť.
say-your-turn = Myslím, že ste na ťahu.
say-oops = Ojoj!
say-good-game = Pekná hra!
bot-again = Počítač musel začať premýšľať odznova.
table-home = Späť k hrám
table-accept = Súhlasiť
table-decline = Odmietnuť
table-withdraw = Vziať späť
table-watching = Pozeráte sa. Ťahať môžu iba hráči.
table-watchers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } divákov
}
table-booklet = Pravidlá
table-invite = Pozvať do hry
table-invite-help = Pošlite tento odkaz alebo nechajte naskenovať kód. Kto ho otvorí prvý, pripojí sa k partii.
table-invite-copy = Kopírovať odkaz
table-invite-loopback = Táto adresa funguje iba na tomto počítači. Ak chcete hrať po domácej sieti, spustite: gamecase serve --host 0.0.0.0
player-unnamed = Hráč { $number }
player-you = vy
player-away = preč
tally-won = Vyhrané zápasy
tally-drawn = Remízy

## The rule book
rules-link = Pravidlá
rules-title = Pravidlá: { $game }
rules-booklets = Druhy pravidiel
rules-agreed = Dohodnuté pre túto partiu
rules-example = Príklad
rules-not-allowed = Nedovolené
rules-print = Vytlačiť

## Learning
learn-link = Učiť sa
learn-title = Naučte sa: { $game }
learn-lead = Krátke lekcie a v každej vlastná doska len pre vás. Skúšajte: nič sa nemôže pokaziť.
learn-lesson = Lekcia { $number } z { $count }
learn-right = Správne!
learn-other = To sa smie, ale tu máte urobiť niečo iné.
learn-again = Skúsiť znova
learn-next = Ďalšia lekcia
learn-all = Všetky lekcie
learn-guided = Zahrať si prvú partiu s pomocou
learn-watch = Pozerať sa, ako hrajú dva počítače

## What stands
status-waiting = Čaká sa na druhého hráča
status-drawing-lots = Vyberá sa, kto začne
status-chance = Hádže sa kockami
status-by-hand = Hoďte kockami a zadajte, čo padlo
status-your-turn = Ste na ťahu: { $seat }
status-turn = Na ťahu: { $seat }
status-bot-thinks = Počítač premýšľa
outcome-resigned = { $seat } vyhráva: súper sa vzdal.
outcome-agreed = Remíza dohodou.
outcome-left = { $seat } vyhráva: súper odišiel.
outcome-left-draw = Remíza: jeden hráč odišiel.
outcome-time = { $seat } vyhráva na čas.
match-best-of = Partia { $game } z najviac { $number }
match-first-to = { $number ->
    [one] Partia { $game }, hrá sa do { $number } bodu
    [few] Partia { $game }, hrá sa do { $number } bodov
   *[other] Partia { $game }, hrá sa do { $number } bodov
}
match-games = Partia { $game } z { $number }
match-open = Partia { $game }

## What happened
told-sit = { $name } sa pripája.
told-begin = Začína sa nová partia.
told-lot = Začína { $name }.
told-offer-takeback = { $name } žiada o vrátenie ťahu.
told-offer-draw = { $name } ponúka remízu.
told-offer-rematch = { $name } ponúka odvetu.
told-decline = Ponuka je odmietnutá.
told-takeback = Ťah je vrátený.
told-draw = Remíza je dohodnutá.
told-resign = { $name } sa vzdáva.
told-left = { $name } končí partiu: súper odišiel.
told-lapse = Ponuka vypršala.
told-say = { $name }: { $words }
told-flag = { $name }: čas vypršal.

## Why not
refusal-not-your-turn = Nie ste na ťahu.
refusal-game-over = Partia sa už skončila.
refusal-time-up = Váš čas vypršal.
refusal-not-begun = Partia sa ešte nezačala.
refusal-dice-not-yours = V tejto partii hádže kockami aplikácia.
refusal-dice-by-hand = V tejto partii hádžete kockami sami a hody zadávate.
refusal-not-now = Teraz to nejde.
refusal-too-late = Niekto bol rýchlejší; pozrite sa znova na dosku.
refusal-still-here = Súper ešte nie je preč dosť dlho.
refusal-offer-gone = Táto ponuka už neplatí.
refusal-watching = Pozeráte sa; toto môžu iba hráči.
refusal-no-hint = Napovedá sa iba v partiách s počítačom alebo pri jednej obrazovke, a iba keď ste na ťahu.
refusal-means-nothing = Taký ťah tu nie je povolený.
refusal-theirs = Ten ťah nebol povolený. { $rule }

## Trouble
error-bad-message = Stránka poslala niečo, čomu server nerozumie. Načítajte ju znova.
error-stale = Situácia na doske sa medzitým zmenila; pozrite sa znova.
error-too-fast = Príliš rýchlo; chvíľku počkajte.
link-lost = Spojenie vypadlo. Skúša sa obnoviť; o nič neprídete.
link-back = Spojenie je späť.
touch-again = Zvoľte, kam ďalej, alebo stlačte Escape.
confirm-grave = Potvrďte ďalším stlačením.
aim-pull = Posuňte disk po čiare. Potom kdekoľvek na doske potiahnite dozadu a pustite.
aim-help = Šípky mieria, plus a mínus menia silu, čiarka a bodka posúvajú po čiare, Enter zahrá.
copied = Skopírované.
turn-alert = Ste na ťahu
clock-stale = Stav pri strate spojenia
problem-title = Toto sa nepodarilo
problem-not-found = Tu nič nie je. Skontrolujte odkaz; partia môže byť na inom počítači.
problem-bad-form = Vo formulári niečo nesúhlasí. Vráťte sa a skúste to znova.
problem-chair-taken = Toto miesto už obsadil niekto iný.
problem-too-many-tables = Príliš veľa nových partií naraz. Chvíľku počkajte a skúste to znova.
problem-away = K hrám sa teraz nedá dostať. Nič z toho, čo sa odohralo, sa nestratilo. Skúste to o chvíľu znova.
problem-home = Späť k hrám

## On the command line
serve-ready = Gamecase beží na { $address }
serve-network = V domácej sieti: { $address }
serve-scan = Naskenujte telefónom v rovnakej sieti:
serve-stop = Ukončíte ho stlačením Ctrl+C.
verify-holds = { $entries ->
    [one] Záznam je v poriadku: { $entries } položka, všetky väzby aj pozície súhlasia.
    [few] Záznam je v poriadku: { $entries } položky, všetky väzby aj pozície súhlasia.
   *[other] Záznam je v poriadku: { $entries } položiek, všetky väzby aj pozície súhlasia.
}
verify-rolls = { $count ->
    [one] { $count } hod alebo náhodná voľba sa prepočítali a súhlasia.
    [few] { $count } hody a náhodné voľby sa prepočítali a súhlasia.
   *[other] { $count } hodov a náhodných volieb sa prepočítalo a súhlasí.
}
verify-by-hand = { $count ->
    [one] { $count } hod bol zadaný ručne: niet čo prepočítavať.
    [few] { $count } hody boli zadané ručne: niet čo prepočítavať.
   *[other] { $count } hodov bolo zadaných ručne: niet čo prepočítavať.
}
verify-hidden = { $count ->
    [one] { $count } hod je ešte zapečatený: jeho partia sa neskončila.
    [few] { $count } hody sú ešte zapečatené: ich partia sa neskončila.
   *[other] { $count } hodov je ešte zapečatených: ich partia sa neskončila.
}

## A game looked over
table-analysis = Rozobrať partiu
analysis-title = { $game }: rozbor
analysis-games = Partie tohto zápasu
analysis-progress = Prebieha rozbor…
analysis-graph = Priebeh partie
analysis-lines = Najlepšie pokračovania
analysis-mistakes = Zlomové momenty
analysis-none = Nenašli sa žiadne chyby.
analysis-totals = Súhrn
analysis-played = Zahrané
analysis-inaccuracy = Nepresnosť
analysis-mistake = Chyba
analysis-blunder = Hrubá chyba
analysis-better = Lepšie:
analysis-even = Vyrovnané
analysis-slight = { $seat }: mierna výhoda
analysis-clear = { $seat }: jasná výhoda
analysis-winning = { $seat }: vyhraná pozícia
analysis-first = Na začiatok
analysis-back = O ťah späť
analysis-forward = O ťah ďalej
analysis-last = Na koniec
analysis-table = Späť k partii
analysis-failed = Partiu sa nepodarilo rozobrať. Skúste to o chvíľu znova.
analysis-result = { $first }–{ $second }
problem-not-over = Partia ešte beží. Rozobrať ju možno, keď sa skončí.

## Hands and pages
table-ahead = Povoliť predťahy
ahead-planned = Predťah je nastavený. Zahrá sa, keď budete na ťahu, ak bude povolený.
table-symbols = Symboly figúr namiesto písmen
table-download = Stiahnuť ako { $format }

## Games from elsewhere
import-title = Importovať partiu
import-text = Vložte partiu ako { $formats }
import-open = Importovať

## People
nav-account = Účet
people-sign-in = Prihlásiť sa
people-register = Vytvoriť účet
people-lead = Hrať môžete aj bez účtu. S účtom nájdete svoje partie na každom zariadení a môžete hrať o hodnotenie.
people-name = Meno
people-name-hint = 2 až 24 písmen alebo číslic; vidia ho ostatní hráči.
people-password = Heslo
people-password-hint = Aspoň 8 znakov. Pre prípad, že ho zabudnete, dostanete kódy.
people-with-passkey = Prihlásiť sa prístupovým kľúčom
people-register-passkey = Vytvoriť účet s prístupovým kľúčom
people-wrong = Nesprávne meno alebo heslo.
people-slow = Príliš veľa pokusov. Počkajte minútu a skúste to znova.
people-name-taken = Toto meno je obsadené alebo sa obsadenému príliš podobá. Zvoľte iné.
people-name-unfit = Meno má 2 až 24 písmen alebo číslic jednej abecedy, medzi nimi môžu byť medzery, bodky alebo spojovníky.
people-password-unfit = Použite aspoň 8 znakov a nič, čo sa dá ľahko uhádnuť, napríklad svoje meno alebo 12345678.
people-passkey-failed = Prístupový kľúč nebol prijatý. Skúste to znova.
people-again = Ak to chcete zmeniť, najprv sa znova prihláste.
people-only-way = Inak sa prihlásiť nemôžete, preto ho nemožno odobrať.
people-not-the-name = To nie je vaše meno. Nič sa nevymazalo.
account-since = Tu od { $date }
account-ratings = Hodnotenia
account-matches = { $count ->
    [one] { $count } hodnotený zápas
    [few] { $count } hodnotené zápasy
   *[other] { $count } hodnotených zápasov
}
account-history = História partií
account-export = Stiahnuť všetky moje údaje
account-sign-out = Odhlásiť sa
account-ways = Ako sa prihlasujete
account-passkey = Prístupový kľúč: { $device }
account-passkey-add = Pridať prístupový kľúč
account-remove = Odobrať
account-password-new = Nové heslo
account-password-note = Aspoň 8 znakov. Všetky ostatné zariadenia sa odhlásia.
account-password-set = Uložiť heslo
account-devices = Kde ste prihlásení
account-this-device = toto zariadenie
account-seen = naposledy použité: { $date }
account-end-others = Odhlásiť všade inde
account-tokens = Kľúče API
account-tokens-about = Kto má kľúč, môže konať vo vašom mene. Nikomu ho nedávajte.
account-token-label = Na čo je?
account-token-read = smie iba čítať
account-token-play = smie hrať
account-token-make = Vytvoriť kľúč
account-token-once = Skopírujte si ho teraz; už sa nikdy nezobrazí.
account-delete = Vymazať účet
account-delete-about = Vaše prihlásenie, relácie, kľúče a hodnotenia sa vymažú ihneď a natrvalo. Odohrané partie zostanú, ako boli zapísané, s menom, pod ktorým ste hrali: patria aj vašim súperom. Nikto ich za vás nemôže dohrať.
account-delete-sure = Na potvrdenie napíšte svoje meno
history-none = Zatiaľ tu nič nie je.
history-older = Staršie
history-won = Výhra
history-lost = Prehra
history-drawn = Remíza
rated-badge = Hodnotená
rated-switch = Hodnotená partia
rated-about = Obaja hráči potrebujú účet a žiadny ťah sa nevracia.
ratings-about = Číslo za ± hovorí, aké neisté je hodnotenie.
refusal-rated-account = Táto partia je hodnotená: potrebujete účet.
refusal-rated-alone = V hodnotenej partii nemôžete hrať proti sebe.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Tento kľúč je neznámy, bol odobratý alebo to nesmie.
nav-main = Hlavné stránky
nav-play = Hrať
nav-learn = Učiť sa
nav-rules = Pravidlá
list-lead-learn = Vyberte si hru a vyskúšajte jej krátke lekcie.
list-lead-rules = Vyberte si hru a prečítajte si jej pravidlá s obrázkami.
home-continue = Pokračovať
home-finished = Dohrané partie
start-change = Zmeniť
start-change-of = { $game }: zmeniť súpera, pravidlá alebo čas
player-computer = { $name } (počítač)
character-hello-gentle = Dobrý deň! Zistíme spolu, ako sa to hrá?
character-hello-cheerful = Teší ma. Užime si to!
character-hello-steady = Veľa šťastia. Hrám spoľahlivo.
character-hello-sharp = Vitajte. Pozor: myslím dopredu.
character-hello-calm = Keď budete chcieť. Málokedy mi niečo unikne.
character-bye-gentle = To bola zábava! Ešte raz?
character-bye-cheerful = Ďakujem za partiu!
character-bye-steady = Dobrá partia. Páčila sa mi.
character-bye-sharp = Dobrý boj. Pozrite si zlomové okamihy, je na čo.
character-bye-calm = Bolo mi potešením. Takých partií je málo.
notice-special = Podľa pravidiel tejto partie: { $rule }
notice-rule = Pravidlo { $number }
notice-close = Rozumiem
opponent-bot = Počítač
opponent-here = Dvaja tu
opponent-away = Cez odkaz
opponent-anyone = Ktokoľvek
rules-question = Podľa akých pravidiel chcete hrať?
rules-of-my-box = Pravidlá z mojej škatule
rules-as-usual = Ako sa dnes hrá
rules-line = Pravidlá:
start-time = Čas
start-more = Viac
start-match-points = Alebo do toľkých bodov
clock-chip-none = Bez hodín
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Na bod
clock-chip-days = { $days ->
    [one] { $days } deň
    [few] { $days } dni
   *[other] { $days } dní
}
working-hint = Hľadá sa dobrý ťah…
working-thinking = Počítač ešte premýšľa…
working-compiled = Počítač sa pripravuje, na každom zariadení raz: { $percent } %.
working-tables = Počítač počíta koncovky týchto pravidiel, robí to raz: { $percent } %.
provisional-compiled = To je rýchly odhad: počítač sa ešte pripravuje. Opýtajte sa znova o minútu, potom poradí lepšie.
provisional-tables = Koncovky týchto pravidiel sa ešte počítajú, čísla sú dobré odhady.
offline-title = Ste offline
offline-lead = Na hru je potrebné pripojenie. Len čo sa obnoví, môžete hrať ďalej; nič sa nestratilo.
offline-kept = Prečítať si môžete
offline-nothing = Zatiaľ nič. Pravidlá a lekcie, ktoré otvoríte, tu zostanú na neskôr.
offline-again = Skúsiť znova
import-files = Vyberte súbory alebo ich presuňte kamkoľvek na túto stránku
import-done = { $count ->
    [one] Otvorená { $count } partia
    [few] Otvorené { $count } partie
   *[other] Otvorených { $count } partií
}
import-illegal = Ťah { $count } nie je povolený:
import-unreadable = Toto sa nepodarilo prečítať ako partiu
import-keep = Otvoriť partiu až sem
import-correct = Opraviť
import-corrected = Partia na opravu
import-back = Späť
share-title = Zdieľať v mojej sieti
share-ask = Teraz sa dá Gamecase otvoriť iba na tomto počítači. Keď ho začnete zdieľať, otvorí ho každé zariadenie vo vašej domácej sieti, kým zdieľanie neukončíte alebo program nezavriete.
share-start = Zdieľať
share-on = Zdieľa sa. Otvorte túto adresu na inom zariadení alebo naskenujte kód.
share-stop = Ukončiť zdieľanie
problem-no-network = Tento počítač teraz nie je v žiadnej sieti, v ktorej by sa dalo zdieľať.
notice-registered = Vitajte, { $name }! Účet je pripravený a ste prihlásení.
notice-password-saved = Nové heslo je uložené.
account-password-current = Súčasné heslo
account-password-passkey = Potvrdiť prístupovým kľúčom
account-no-ratings = Zatiaľ nemáte hodnotenie. Získate ho hodnotenou partiou. Rebríčky:
people-wrong-current = Toto nie je vaše súčasné heslo. Nič sa nezmenilo.
people-passkey-first = Tento účet ešte nemá heslo. Nastavte ho tlačidlom prístupového kľúča.
footer-translations = Preklady
translations-title = Preklady
translations-lead = Všetky texty webu a hier s ukážkovými hodnotami, v dvoch jazykoch vedľa seba.
translations-how = Ako opraviť preklad alebo pridať jazyk, opisuje docs/translating.md v zdrojovom kóde.
translations-language = Jazyk
translations-beside = Vedľa
translations-part = Časť
translations-part-shell = Web
translations-state = Stav
translations-state-all = Všetky
translations-state-missing = Chýbajúce
translations-state-outdated = Zastarané
translations-state-current = Aktuálne
translations-search = Hľadať
translations-show = Zobraziť
translations-count = { $count ->
    [one] { $count } text
    [few] { $count } texty
   *[other] { $count } textov
}
provenance-legend = Odkiaľ je ktoré pravidlo:
provenance-printed = Vytlačené v návode
provenance-usual = Tak sa hrá dnes
provenance-silent = Návod mlčí: naše nastavenie
provenance-differs = Návod je nejasný: takto ho čítame
provenance-languages = Iba v týchto jazykoch: { $languages }.
switch-value-printed = { $value } (ako je vytlačené)
switch-value-silent = { $value } (naše nastavenie)
switch-value-differs = { $value } (naše čítanie)
rules-exactly = Presne podľa návodu
rules-exactly-about = Každé pravidlo do písmena, aj tam, kde bolo podľa nás myslené niečo iné.
rules-needs = Platí iba s týmto nastavením: { $switch } – { $value }
rules-needs-open = Začať s ním partiu
rules-compare = Porovnanie návodov
rules-compare-about = Iba to, v čom sa návody líšia. Všetko ostatné je v ich pravidlách.
table-rules = Pravidlá: { $booklet }
table-rules-change = zmeniť
table-chat = Čet
table-more = Viac
table-tools = Nástroje
table-sound = Zvuk
table-fullscreen = Celá obrazovka
table-save = Uložiť súbor
table-hint-more = Viac
table-speed = Rýchlosť ťahov
table-speed-calm = Pokojná
table-speed-normal = Bežná
table-speed-fast = Rýchla
table-speed-none = Bez animácie
table-glow = Ukazovať, čím sa dá ťahať
table-lot = Kto začína
table-lot-explained = Kto začne, rozhodne náhoda. Pred partiou je určené tajomstvom a ukáže sa iba jeho odtlačok. Po partii sa tajomstvo odkryje, takže si to môže každý overiť.
table-lot-words = Slová hráčov
table-next-level = Ďalšia úroveň: { $level }
result-won = Vyhrali ste
result-lost = Prehrali ste
result-drawn = Remíza
result-winner = Vyhráva { $name }
result-story = { $turns ->
    [one] Koniec po { $turns } ťahu.
    [few] Koniec po { $turns } ťahoch.
   *[other] Koniec po { $turns } ťahoch.
}
result-story-ahead = { $turns ->
    [one] { $turns } ťah
    [few] { $turns } ťahy
   *[other] { $turns } ťahov
} { $winner ->
    [own] a ani raz ste neprehrávali.
   *[other] a víťaz ani raz neprehrával.
}
result-story-turned = { $turns ->
    [one] { $turns } ťah a obrat prišiel až celkom na konci.
    [few] { $turns } ťahy a obrat prišiel až celkom na konci.
   *[other] { $turns } ťahov a obrat prišiel až celkom na konci.
}
result-story-changes = { $turns ->
    [one] { $turns } ťah.
    [few] { $turns } ťahy.
   *[other] { $turns } ťahov.
} { $changes ->
    [one] Vedenie sa zmenilo raz.
    [few] Vedenie sa zmenilo { $changes }-krát.
   *[other] Vedenie sa zmenilo { $changes }-krát.
}
told-lot-seat = { $name }: { $seat }, vybrané náhodne.
settings-set = Doska a figúry
settings-set-walnut = Orech
settings-set-felt = Plsť a mosadz
settings-set-flat = Ploché a moderné
settings-set-slate = Bridlica a kameň
settings-notices = Dať mi vedieť, keď som na ťahu
settings-notices-on = Zapnuté. Tento prehliadač vás upozorní, aj keď partia nie je otvorená.
settings-notices-off = Vypnuté.
settings-notices-blocked = Váš prehliadač blokuje upozornenia z tejto stránky. Najprv ich povoľte v jeho nastaveniach.
settings-notices-failed = Nepodarilo sa. Skúste to prosím neskôr.
push-turn = Ste na ťahu, súper: { $opponent }.
bot-later = Máte s počítačom rozohraných veľa partií. Tu potiahnem, len čo na mňa príde rad.
refusal-too-many-thoughts = Počítač je zaneprázdnený vašimi ďalšími partiami. Skúste to o chvíľu znova.
problem-too-many-analyses = Práve sa rozoberá niekoľko vašich partií. Počkajte, kým jedna skončí, a skúste to znova.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Hlbší rozbor
deep-start = Spustiť
deep-stop = Zastaviť
deep-plies = { $plies ->
    [one] { $plies } polťah
    [few] { $plies } polťahy
   *[other] { $plies } polťahov
}
deep-truncated = Krátky rollout { $level }
deep-rollout = Úplný rollout
deep-deeper = Počítať hlbšie
deep-depth = Hĺbka { $ply }
deep-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partií
}
deep-sure = Pravdepodobnosť, že prvá možnosť je najlepšia: { $percent } %
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Rozbor sa zastavil. Čo už našiel, tu zostáva. Ak chcete pokračovať, spustite ho znova.
deep-limit = Hlbšie to na tejto stránke nejde.
deep-picture = Hodnoty a intervaly spoľahlivosti (95 %)
deep-compare = Porovnať
deep-refused = Toto sa rozobrať nedá.
recovery-title = Uschovajte si tieto kódy
recovery-about = Keď zabudnete heslo, každým kódom si môžete raz nastaviť nové. Opíšte si ich alebo vytlačte: znova ich neuvidíte.
recovery-done = Mám ich uschované
recovery-new = Nové obnovovacie kódy
recovery-left = { $count ->
    [one] Zostáva { $count } obnovovací kód
    [few] Zostávajú { $count } obnovovacie kódy
   *[other] Zostáva { $count } obnovovacích kódov
}
people-forgot = Zabudli ste heslo?
people-forgot-about = Zadajte svoje meno, jeden z obnovovacích kódov a nové heslo. Ak nemáte kód, požiadajte správu tejto stránky o odkaz.
people-code = Obnovovací kód
people-code-wrong = Meno a kód k sebe nepatria alebo už bol kód použitý.
people-link-old = Tento odkaz už neplatí. Požiadajte o nový.
people-mail = E-mail, len na obnovu hesla
people-mail-send = Poslať odkaz e-mailom
people-mail-sent = Ak k tomuto menu existuje e-mailová adresa, odkaz je na ceste.
people-invite = Kód pozvánky
people-invite-wrong = Tento kód pozvánky neplatí. Požiadajte oň správu tejto stránky.
people-closed = Nové účty sa tu zakladať nedajú.
people-banned = Správa tejto stránky tento účet zablokovala.
people-members = Na hranie tu potrebujete účet.
people-with-provider = Prihlásiť sa cez { $provider }
people-provider-failed = Prihlásenie sa nepodarilo. Skúste to znova.
mail-reset = Nastaviť nové heslo
mail-reset-text = Niekto požiadal o nastavenie nového hesla k účtu { $name }. Ak ste to boli vy, otvorte do jedného dňa tento odkaz:
problem-quota = Založili ste toľko partií, koľko ich táto stránka zatiaľ dovoľuje.
admin-title = Správa stránky
admin-people = Ľudia
admin-tables = Partie
admin-invites = Pozvánky
admin-log = Vykonané zmeny
admin-find = Hľadať
admin-sizes = Partie: { $tables } · Účty: { $accounts } · { $megabytes } MB
admin-reset = Odkaz na nastavenie nového hesla
admin-end = Odhlásiť všade
admin-rename = Premenovať
admin-ban = Zablokovať
admin-banned = Zablokovaný
admin-unban = Odblokovať
admin-delete = Vymazať
admin-close = Ukončiť
admin-role-none = Hráč
admin-role-organiser = Usporiadateľ
admin-role-admin = Správca
admin-role-set = Uložiť rolu
admin-invite-people = Pre koľko ľudí?
admin-invite-days = Na koľko dní?
admin-invite-make = Vytvoriť pozvánku
practice-title = Precvičte si svoje chyby
practice-lead = Pozície z vašich vlastných partií. Vo väčšine z nich ste chybovali, v niektorých nie.
practice-task = Vaša strana: { $seat }. Čo zahráte?
practice-counts = Na zopakovanie: { $due } · Dnes nové: { $new }
practice-days = { $days ->
    [one] { $days } deň po sebe
    [few] { $days } dni po sebe
   *[other] { $days } dní po sebe
}
practice-empty = Zatiaľ nie je čo precvičovať. Dajte si rozobrať dohranú partiu: vaše chyby z nej sa objavia tu.
practice-done = To je na dnes všetko. Dobrá práca!
practice-more = Ďalšie nové pozície
practice-show = Ukázať odpoveď
practice-next = Ďalšia pozícia
practice-remove = Túto už neukazovať
practice-game = Pozrieť si partiu
practice-right = Dobrý ťah!
practice-wrong = Dá sa to aj lepšie.
practice-shown = Odpoveď
practice-chosen = Váš ťah
practice-best = Najlepšie
practice-played = V partii
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Táto pozícia sa vráti { $when }.

## Drills: short exercises to repeat

drills-title = Tréning
drills-lead = Krátke cvičenia, ktoré sú tým ťažšie, čím lepšie vám idú.
drills-level = Úroveň { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Posledné odpovede: správne { $right } z { $answers }
drills-streak = Správne za sebou: { $count }
drills-book = Kniha otvorení
opening-book-move = Ťah
opening-book-worth = Body
opening-book-about = Body sú equity v partii o stávku so zdvojovacou kockou uprostred, z našich vlastných rolloutov, aj so štandardnou chybou.
drills-answer = Odpovedať
drills-next = Ďalšie cvičenie
drills-right = Správne!
drills-wrong = Nie je to ono.
drills-your-answer = Vaša odpoveď
drills-number = Zadajte celé číslo od { $low } do { $high }.
drills-again = Na toto cvičenie ste už odpovedali, druhýkrát sa nepočíta.
nav-events = Turnaje
events-lead = Turnaje pre váš klub, školu alebo rodinu, online alebo pri skutočných doskách.
events-coming = Pripravované
event-new = Nový turnaj
event-family = Rýchly rodinný pohár
event-family-about = Tri až osem mien a ide sa hrať: tri kolá, potom finále dvoch najlepších.
event-name = Názov turnaja
event-format = Systém
event-format-round-robin = Každý s každým
event-about-round-robin = Všetci hrajú so všetkými.
event-format-swiss = Švajčiarsky systém
event-about-swiss = V každom kole sa stretnete s niekým, kto má približne toľko bodov ako vy.
event-format-knockout = Vyraďovací
event-about-knockout = Po prehre končíte alebo pokračujete v pohári útechy.
event-format-arena = Aréna
event-about-arena = Kto je voľný, dostane ďalšieho súpera, koľkokrát chce.
event-format-ladder = Vyzývací rebríček
event-about-ladder = Vyzvite niekoho nad sebou a zaujmite jeho miesto.
event-format-family-cup = Rodinný pohár
event-place = Kde budete hrať?
event-place-online = Online
event-place-real = Pri skutočných doskách
event-place-screen = Na tejto obrazovke
event-rounds = Počet kôl; prázdne pole znamená obvyklý počet
event-double = Všetci sa stretnú dvakrát
event-sides = Kto hrá?
event-sides-1 = Jednotlivci
event-sides-pairs = Dvojice
event-sides-teams = Tímy po { $number } hráčoch
event-scoring = Body za výhru, remízu a prehru
event-scoring-points = Počítajú sa body z partií
event-ties = Pomocné kritériá (nechajte prázdne, ak stačia obvyklé)
event-main = Hlavný pohár
event-consolation = Pohár útechy
event-last-chance = Pohár poslednej šance
event-playoff = Vyraďovacia časť pre najlepších
event-may-join = Pripojiť sa môže každý, kto má odkaz
event-players-report = Hráči zadávajú svoje výsledky sami
event-starts = Kedy sa začína?
event-create = Vytvoriť turnaj
event-join = Pripojiť sa: { $name }
event-join-about = Pripojíte sa naskenovaním kódu alebo otvorením odkazu. Účet nepotrebujete.
event-code = Váš kód je { $code }. S ním sa môžete vrátiť na ktoromkoľvek zariadení.
event-code-enter = Mám kód
event-players = Hráči
event-add = Pridať hráčov
event-add-hint = Na každý riadok jeden. Za menom môže byť hodnotenie a klub: Mária; 1450; Dunaj
event-file = Alebo zo súboru: CSV s menami alebo TRF s doteraz odohranými kolami
event-import = Pokračovanie zo súboru
event-round = { $number }. kolo
event-board = Stôl { $number }
event-bye = Voľný žreb
event-pairings = Žrebovanie
event-pair = Vyžrebovať { $number }. kolo
event-pair-again = Vyžrebovať znova
event-by-hand = Určiť dvojice ručne
event-by-hand-hint = Na každý riadok jedna dvojica čísel hráčov: 3-7. Samotné číslo znamená voľný žreb.
event-start = Začať { $number }. kolo
event-close = Ukončiť turnaj
event-reopen = Znova otvoriť turnaj
event-result = Zadať výsledok
event-correct = Opraviť výsledok
event-keep-score = Zapisovať tu
event-keep-score-about = Hrajte na vlastnej doske a partiu zapisujte na tomto zariadení. Výsledok sa zadá, keď sa partia skončí.
event-won = Výhra: { $name }
event-absent = Nehrá: { $name }
event-score = Skóre, ak sa počítalo
event-why = Dôvod
event-change = Zmeniť meno alebo hodnotenie
event-withdraw = Odstúpiť z turnaja
event-return = Znova hrá
event-byes = Požiadať o voľno
event-bye-half = Voľno za pol bodu
event-bye-zero = Voľno bez bodu
event-bye-cancelled = Voľno zrušené
event-half-byes = Koľkokrát si každý hráč môže vziať voľno za pol bodu
event-withdrawn = Už nehrá
event-forbid = Týchto dvoch nikdy nežrebovať proti sebe
event-helpers = Pomocníci
event-helpers-about = Zadajte meno pomocníka a pošlite mu jeho odkaz. Pomocníci môžu žrebovať, začínať kolá a zadávať výsledky.
event-codes = Kódy hráčov
event-downloads = Na stiahnutie
event-all-games = Všetky partie
event-standings = Poradie
event-crosstable = Krížová tabuľka
event-bracket = Pavúk
event-points = Body
event-yours = Vaša partia: stôl { $number }, súper: { $name }
event-yours-bye = V tomto kole máte voľný žreb.
event-open-table = Prejsť na partiu
event-screen = Veľká obrazovka
event-challenge = Vyzvať
study-title = Vaša hra
study-intro = Dajte si rozobrať svoje dohrané partie a pozrite sa, ako dobre hráte a kde robíte chyby.
study-automatic = Rozoberať moje partie hneď, ako sa skončia
study-analyse = Rozobrať
study-analyse-all = Rozobrať všetky
study-again = Rozobrať znova
study-stopped = Rozbor sa pred koncom zastavil. Čo už našiel, zostáva uložené.
study-waiting = { $count ->
    [one] Na rozbor čaká { $count } partia.
    [few] Na rozbor čakajú { $count } partie.
   *[other] Na rozbor čaká { $count } partií.
}
study-open = Zatiaľ nerozobrané
study-games = Rozobrané partie
study-newer = Novšie
study-last = Rozhodnutia
study-last-count = Posledných { NUMBER($count) }
study-last-all = Všetky
study-decisions = { $count ->
    [one] { NUMBER($count) } rozhodnutie
    [few] { NUMBER($count) } rozhodnutia
   *[other] { NUMBER($count) } rozhodnutí
}
study-pr = PR (miera výkonu)
study-accuracy = Presnosť
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Priemerná strata na ťah (stotiny)
study-error-rate = Chybovosť ako v GNU Backgammon
study-snowie = Chybovosť podľa Snowie
study-mistakes = Chyby
study-luck = Šťastie
study-without-luck = Výsledok bez vplyvu šťastia
study-trend = Vývoj v čase
study-by-kind = Podľa druhu rozhodnutia
study-by-position = Podľa druhu pozície
study-by-opponent = Podľa súpera
study-by-opening = Podľa otvorenia
study-opening = Otvorenie
study-opponent = Súper
study-result = Výsledok
study-day = Dátum
study-move = Ťahy
position-opening = Otvorenie
position-middlegame = Stredná hra
position-endgame = Koncovka
refusal-event-closed = Tento turnaj sa už skončil.
refusal-event-organiser-only = To môže iba usporiadateľ.
refusal-event-officials-only = To môžu iba usporiadateľ a pomocníci.
refusal-event-not-yours = To môžete urobiť iba sami za seba.
refusal-event-full = Turnaj je plný. Najvyšší počet hráčov: { $most }.
refusal-event-no-late-entry = Pripojiť sa už nedá. Prvé kolo sa začalo.
refusal-event-no-entrant = Hráč s číslom { $entrant } tu nie je.
refusal-event-name-taken = Niekto s menom { $name } už v turnaji je.
refusal-event-members = Zadajte potrebný počet hráčov: { $count }.
refusal-event-results-missing = { $missing ->
    [one] Ešte chýba jeden výsledok { $round }. kola.
    [few] Ešte chýbajú { $missing } výsledky { $round }. kola.
   *[other] Ešte chýba { $missing } výsledkov { $round }. kola.
}
refusal-event-all-paired = Všetky kolá sú už vyžrebované (spolu { $rounds }).
refusal-event-still-playing = { $name } ešte hrá predchádzajúcu partiu.
refusal-event-challenge-up = Vyzvať môžete iba niekoho nad sebou. { $name } je pod vami.
refusal-event-wrong-round = { $round }. kolo ešte nie je. Na rade je { $next }. kolo.
refusal-event-already-started = { $round }. kolo sa už začalo.
refusal-event-not-started = { $round }. kolo sa ešte nezačalo.
refusal-event-already-paired = { $round }. kolo je už vyžrebované.
refusal-event-too-few = Najmenší počet hráčov je { $least }. Zatiaľ ich je { $count }.
refusal-event-is-withdrawn = { $name } už nehrá. Vyžrebujte kolo znova alebo určte dvojice ručne.
refusal-event-has-bye = { $name } má v { $round }. kole voľno. Zrušte ho alebo kolo vyžrebujte znova.
refusal-event-byes-used = Voľno za pol bodu si tu každý hráč môže vziať najviac toľkokrát: { $most }.
refusal-event-paired-twice = { $name } nemôže byť v dvoch dvojiciach.
refusal-event-no-pairing = Pri stole { $table } sa v kole { $round } nehrá žiadna partia.
refusal-event-result-exists = Stôl { $table } už má v kole { $round } výsledok. Opraviť ho môže usporiadateľ.
refusal-event-online-result = Táto partia sa hrá online. Jej výsledok sa zapíše sám.
refusal-event-impossible-result = Taký výsledok nie je možný.
refusal-event-needs-winner = Hrá sa vyraďovacím systémom, takže niekto musí vyhrať.
refusal-event-cannot-pair = { $round }. kolo sa nedá vyžrebovať tak, aby sa nikto nestretol znova s tým istým súperom. Určte dvojice ručne alebo turnaj ukončite.
refusal-event-nobody-free = Teraz nie je na hru nikto voľný.
refusal-event-by-challenge = V rebríčku sa hráči vyzývajú navzájom.
refusal-event-by-organiser = Požiadajte usporiadateľa, aby vás pridal.
refusal-event-already-entered = Už ste v turnaji.
refusal-event-not-empty = Tento turnaj už má hráčov. Pre tento súbor vytvorte nový turnaj.
refusal-event-wrong-code = Tento kód nesúhlasí. Pozrite sa na svoj lístok.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Súčet bodov všetkých vašich súperov. Silnejší súperi sú pre vás plus.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = Súčet bodov všetkých vašich súperov bez najnižšieho z nich.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Body všetkých, ktorých ste porazili, plus polovica bodov všetkých, s ktorými ste remizovali.
tie-break-direct-encounter = Vzájomné stretnutia
tie-break-direct-encounter-about = Vaše body proti hráčom, s ktorými máte bodov rovnako.
tie-break-wins = Výhry
tie-break-wins-about = Partie, ktoré ste vyhrali pri doske.
tie-break-points-difference = Rozdiel bodov
tie-break-points-difference-about = Body, ktoré ste získali vo svojich partiách, mínus body vašich súperov.
tie-break-board-points = Body z dosiek
tie-break-board-points-about = Body zo všetkých dosiek vášho tímu.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Vaša priemerná chyba v rozobraných partiách. Menej je lepšie.
tie-break-unplayed = Vo švajčiarskom systéme sa kolo bez partie počíta ako partia proti niekomu s vašimi vlastnými bodmi.
table-dice-chains = Každý hod sa namieša z tajomstva aplikácie a z čísla, ktoré dá vlastná stránka každého hráča; všetko je pevne dané vopred. Hod si teda nemôže vybrať nikto, ani správa tejto stránky. Po partii si každý môže každý hod overiť.
table-dice-waiting = Každá stránka dá svoje číslo, až keď hádžete, takže hod nikto nepozná vopred. Ak je niektorá stránka zatvorená, kocky na ňu čakajú.
table-dice-deposits = Aby ste mohli stránku zatvoriť, dá svoje číslo pre ďalší hod už s vaším ťahom. Hod nikto nepozná vopred, iba ak by v tejto partii hral niekto zo správy tejto stránky.
table-dice-kept = Bez vlastného čísla: { $names }
table-lot-chains = Kto začne, rozhodne náhoda: tajomstvo aplikácie a číslo z vlastnej stránky každého hráča, všetko pevne dané vopred. Po partii si to každý môže overiť.
status-dice-wait = Kocky čakajú, kým túto stránku otvorí { $name }
dice-elsewhere = Kocky čakajú na prehliadač, v ktorom ste hrali naposledy. Otvorte túto partiu v ňom.
told-renewal = { $name } má nové čísla pre kocky, z iného prehliadača
editor-title = Zostaviť pozíciu
editor-lead = Presuňte figúry na dosku alebo jednu vyberte a ťuknite, kam patrí.
editor-turn = Na ťahu
editor-remove = Odobrať figúru
editor-clear = Vyprázdniť dosku
editor-start = Základné postavenie
editor-text = Vložiť pozíciu
editor-text-known = Vo formáte { $notations }.
editor-read = Zobraziť
editor-recognised = Prečítané ako { $notation }.
editor-unreadable = Toto sa nedá prečítať ako pozícia. Váš text zostal zachovaný.
editor-other-game = Táto pozícia patrí k hre { $game }.
editor-notations = Ako text
editor-copy = Kopírovať
editor-possible = Táto pozícia je možná.
editor-over = V tejto pozícii sa partia už skončila, nie je teda čo hrať.
editor-play = Hrať odtiaľto ďalej
editor-link = Kopírovať odkaz
editor-picture = Stiahnuť obrázok
editor-analyse = Rozobrať túto pozíciu
editor-from-position = Z pozície
editor-from-about = Jedna partia z tejto pozície, nehodnotená.
notebook-title = Zápisník
notebook-lead = Pozície, ktoré ste si uložili. Zostávajú v tomto prehliadači alebo pri vašom účte, ak ho máte.
notebook-save = Uložiť do zápisníka
notebook-name = Názov
notebook-tags = Štítky oddelené čiarkami
notebook-note = Poznámka
notebook-game = Hra
notebook-tag = Štítok
notebook-saved = Uložené vo vašom zápisníku.
notebook-empty = Nie sú tu žiadne pozície.
problem-notebook-full = Váš zápisník je plný. Najprv niektorú pozíciu zmažte.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Štúdie
studies-lead = Partie a pozície s vašimi vlastnými komentármi a variantmi. Ukážte ich priateľom cez odkaz alebo si ich uložte do súborov.
studies-empty = Zatiaľ nemáte žiadne štúdie.
studies-make = Vytvoriť štúdiu
studies-new = Nová štúdia
studies-comment = Komentár
studies-symbols = Značky
studies-promote = Povýšiť na hlavný variant
studies-delete = Zmazať odtiaľto ďalej
studies-saved = Uložené
studies-saving = Ukladá sa…
studies-unsaved = Neuložené
studies-retry = Uložiť znova
studies-conflict = Obsah sa zmenil v inom okne. Teraz vidíte najnovšiu verziu; čo ste napísali, zostalo v poli.
studies-share = Zdieľať
studies-view-link = Kto má tento odkaz, môže si to prezerať.
studies-edit-link = Kto má tento odkaz, môže to meniť.
studies-view-make = Vytvoriť odkaz na prezeranie
studies-edit-make = Vytvoriť odkaz na úpravy
studies-withdraw = Zrušiť tento odkaz
studies-download = Stiahnuť
studies-partly = bez niektorých vašich poznámok
problem-too-many-studies = Na ďalšie už nie je miesto. Najprv niektorú zmažte.
lessons-own = Vaše lekcie
lessons-lead = Zostavte z pozícií vlastnú lekciu a pošlite odkaz na ňu každému, kto sa chce učiť.
lessons-new = Nová lekcia
lessons-which = Lekcia
lessons-add = Pridať túto pozíciu
lessons-exercise = Cvičenie { $number } z { $count }
lessons-task = Zadanie
lessons-answers = Správne ťahy, na každý riadok jeden
lessons-any-good = Uznať každý dobrý ťah podľa hodnotenia počítača
lessons-explanation = Vysvetlenie po odpovedi
lessons-from-notebook = Z vášho zápisníka
lessons-next = Ďalšie cvičenie
lessons-done = To bolo posledné cvičenie. Dobrá práca!
lessons-empty = V tejto lekcii zatiaľ nie sú žiadne cvičenia.
lessons-up = Posunúť nahor
lessons-open = Zobraziť tak, ako ju uvidia žiaci
lessons-nobody-moves = V tejto pozícii nie je nikto na ťahu, preto z nej cvičenie byť nemôže.
lessons-bad-answer = „{ $move }“ sa v tejto pozícii zahrať nedá.
lessons-needs-answer = Zadajte správny ťah alebo uznajte každý dobrý ťah.
import-many-title = Importovať partie
import-many-lead = Preneste si partie z iných programov a stránok: jednotlivé súbory, celé priečinky alebo archív ZIP. Partie, ktoré tu už máte, sa vynechajú.
import-formats = Súbory, ktoré sa dajú načítať
import-folder = Vybrať priečinok
import-stop = Zastaviť
import-count-files = Súbory
import-count-games = Importované
import-count-duplicates = Už tu sú
import-count-failed = Neimportované
import-line = Riadok
import-lost = Spojenie sa prerušilo. Čo sa zatiaľ importovalo, zostáva uložené.
import-stopped = Zastavené. Čo sa zatiaľ importovalo, zostáva uložené.
import-too-large = Tento súbor je príliš veľký. Naraz možno načítať najviac { $size } MB.
import-quota = Vyčerpali ste počet nových partií na tento mesiac. Čo sa zatiaľ importovalo, zostáva uložené.
import-players = Ktorý z týchto hráčov ste vy?
import-me = To som ja
import-names = Vaše mená v súboroch
import-names-help = Oddeľte ich čiarkami. V partiách s niektorým z týchto hráčov sa ako vaše počítajú iba jeho ťahy.
import-queue-full = Na rozbor teraz nemôže čakať viac partií. Po ostatné sa vráťte neskôr.
openings-title = Prieskumník otvorení
openings-filter = Výber partií
openings-source = Zdroj
openings-own = Vaše partie
openings-side = Strana
openings-player = Hráč
openings-days = Obdobie
openings-days-30 = Posledných 30 dní
openings-days-365 = Posledný rok
openings-any = Všetko
openings-show = Zobraziť
openings-start = Základné postavenie
openings-count = Partie
openings-loss = Priemerná strata
openings-empty = Do tejto pozície sa nedostala žiadna partia.
openings-none = Zatiaľ žiadne dohrané partie. Nejaké odohrajte alebo ich importujte z iných programov.
openings-reading = Počítajú sa vaše partie: { $done } z { $all }
openings-reached = Partie s touto pozíciou
openings-collections = Vaše zbierky
openings-collections-help = Súbor s mnohými partiami, napríklad PGN alebo PDN. Vidíte ho iba vy.
openings-add = Pridať súbor
openings-adding = Načítava sa súbor
