### The words of Gamecase itself, in Czech. en.ftl is the source.

## The case
app-name = Gamecase
app-tagline = Tradiční deskové hry podle pravidel z vaší krabice
skip-to-content = Přejít k obsahu
nav-home = Hry
nav-settings = Nastavení
home-title = Vyberte si hru
home-lead = Hrajte proti počítači, s někým vedle vás nebo s někým na dálku.
home-open = Otevřené partie
home-table-against = { $game } – { $others }
home-state-yours = Jste na tahu
home-state-open = Hraje se
home-state-waiting = Čeká se na hráče
home-state-over = Dohráno
footer-free = Svobodný software: hrajte, provozujte a měňte ho, jak chcete
footer-fair = Kostky, které si může ověřit každý

## Settings
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-auto = Podle zařízení
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-theme-contrast = Vysoký kontrast
settings-theme-clear = Pro barvoslepé
settings-save = Použít

## Laying a table
new-title = Nová partie: { $game }
new-booklet-clauses = Zobrazit pravidla
box-find = Najít pravidla podle vlastní krabice
box-unsure = Nevím
box-none = Tomu všemu žádná pravidla neodpovídají: tady jsou všechna.
new-opponent = S kým hrajete?
new-player = Hráč { $number }
new-against-here = Někdo tady se mnou
new-against-away-about = Dostanete odkaz, který pošlete.
new-against-anyone-about = Vaše partie bude na úvodní stránce, dokud se někdo nepřipojí.
new-level = Jaká úroveň?
new-you = Vy
new-name = Vaše jméno
new-name-hint = Uvidí ho ostatní; můžete ho nechat prázdné.
new-words = Vlastní slova pro kostky
new-words-hint = Přimíchají se do každého hodu a každé náhodné volby. Když nic nenapíšete, zařízení si nějaká vymyslí.
new-friend-name = Jméno druhého hráče
new-starts = Kdo začíná?
new-starts-lot = Náhodně
new-starts-me = Já
new-starts-other = Soupeř
new-side = Za kterou stranu hrajete?
new-match = Délka zápasu
new-match-best-of-1 = Jedna partie
new-match-best-of = Zápas na nejvýš { $number } partií
new-match-first-to = { $number ->
    [one] Hraje se do { $number } bodu
    [few] Hraje se do { $number } bodů
   *[other] Hraje se do { $number } bodů
}
new-match-open = Kolik partií chcete
new-dice = Kdo hází kostkami?
new-dice-verifiable = Hází aplikace; potom to může každý ověřit
new-dice-manual = Házíme opravdovými kostkami a hody zadáváme
new-clock = Časová kontrola
new-clock-none = Bez hodin
new-clock-fischer = { $minutes } min + { $seconds } s na tah
new-clock-delay = { $seconds } s odkladu na tah, { $minutes } min rezervy na bod
new-clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}

## An invitation
join-title = Pozvánka: { $game }
join-by = { $name } vás zve ke hře.
join-by-somebody = Někdo vás zve ke hře.
join-sit = Připojit se
join-watch = Jen se dívat

## The table
table-board = Hrací deska
table-moves = Tahy
table-players = Hráči
table-position = Pozice slovy
table-dice = Kostky
table-dice-pledge = Zapečetěno před partií (SHA-256 tajemství)
table-dice-secret = Tajemství, odkryté po partii
table-dice-words = Slova hráčů
table-dice-explained = Před partií se kostky zapečetí: jejich tajemství je pevně dané a ukáže se jen jeho otisk. Po partii se tajemství odkryje a každý si může ověřit, že z něj plyne každý hod.
table-record = Stáhnout záznam
table-takeback = Vrátit tah
table-hint = Napovědět
table-hint-told = Moje rada: { $told }
table-guided = Dávat mi tipy
table-type = Napsat tah
table-type-play = Zahrát
table-past = Díváte se na dřívější pozici.
table-now = Zpět k partii
table-replay = Poslední cvrnk znovu, zpomaleně
table-sight = Zaměřovací čára
table-undo = Krok zpět
table-turn = Otočit desku
table-look = Vzhled desky
table-confirm = Potvrzovat každý tah
table-draw = Nabídnout remízu
table-claim = Přihlásit si výhru
table-claim-draw = Ukončit remízou
table-say-mute = Ztlumit chat
table-resign = Vzdát
table-resign-sure = Opravdu vzdát?
table-yes = Ano
table-no = Ne
table-next = Další partie
table-rematch = Odveta
say-hello = Zdravím!
say-good-luck = Hodně štěstí!
say-well-played = Pěkně zahráno!
say-thanks = Děkuji!
say-sorry = Promiňte!
say-one-moment = Chviličku, prosím.
say-back = Už jsem zpátky.
say-your-turn = Myslím, že jste na tahu.
say-oops = Jejda!
say-good-game = Pěkná hra!
bot-again = Počítač musel začít přemýšlet znovu.
table-home = Zpět ke hrám
table-accept = Souhlasit
table-decline = Odmítnout
table-withdraw = Vzít zpět
table-watching = Díváte se. Táhnout mohou jen hráči.
table-watchers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
table-booklet = Pravidla
table-invite = Pozvat ke hře
table-invite-help = Pošlete tento odkaz, nebo nechte naskenovat kód. Kdo ho otevře první, připojí se k partii.
table-invite-copy = Kopírovat odkaz
table-invite-loopback = Tato adresa funguje jen na tomto počítači. Chcete-li hrát po domácí síti, spusťte: gamecase serve --host 0.0.0.0
player-unnamed = Hráč { $number }
player-you = vy
player-away = pryč
tally-won = Vyhrané zápasy
tally-drawn = Remízy

## The rule book
rules-link = Pravidla
rules-title = Pravidla: { $game }
rules-booklets = Druhy pravidel
rules-agreed = Dohodnuto pro tuto partii
rules-example = Příklad
rules-not-allowed = Nedovoleno
rules-print = Vytisknout

## Learning
learn-link = Učit se
learn-title = Naučte se: { $game }
learn-lead = Krátké lekce a v každé vlastní deska jen pro vás. Zkoušejte: nic se nemůže pokazit.
learn-lesson = Lekce { $number } z { $count }
learn-right = Správně!
learn-other = To se smí, ale tady máte udělat něco jiného.
learn-again = Zkusit znovu
learn-next = Další lekce
learn-all = Všechny lekce
learn-guided = Zahrát si první partii s nápovědou
learn-watch = Dívat se, jak hrají dva počítače

## What stands
status-waiting = Čeká se na druhého hráče
status-drawing-lots = Vybírá se, kdo začne
status-chance = Hází se kostkami
status-by-hand = Hoďte kostkami a zadejte, co padlo
status-your-turn = Jste na tahu: { $seat }
status-turn = Na tahu: { $seat }
status-bot-thinks = Počítač přemýšlí
outcome-resigned = { $seat } vyhrává: soupeř se vzdal.
outcome-agreed = Remíza dohodou.
outcome-left = { $seat } vyhrává: soupeř odešel.
outcome-left-draw = Remíza: jeden hráč odešel.
outcome-time = { $seat } vyhrává na čas.
match-best-of = Partie { $game } z nejvýš { $number }
match-first-to = { $number ->
    [one] Partie { $game }, hraje se do { $number } bodu
    [few] Partie { $game }, hraje se do { $number } bodů
   *[other] Partie { $game }, hraje se do { $number } bodů
}
match-games = Partie { $game } z { $number }
match-open = Partie { $game }

## What happened
told-sit = { $name } se připojuje.
told-begin = Začíná nová partie.
told-lot = Začíná { $name }.
told-offer-takeback = { $name } žádá o vrácení tahu.
told-offer-draw = { $name } nabízí remízu.
told-offer-rematch = { $name } nabízí odvetu.
told-decline = Nabídka je odmítnuta.
told-takeback = Tah je vrácen.
told-draw = Remíza je dohodnuta.
told-resign = { $name } se vzdává.
told-left = { $name } končí partii: soupeř odešel.
told-lapse = Nabídka vypršela.
told-say = { $name }: { $words }
told-flag = { $name }: čas vypršel.

## Why not
refusal-not-your-turn = Nejste na tahu.
refusal-game-over = Partie už skončila.
refusal-time-up = Váš čas vypršel.
refusal-not-begun = Partie ještě nezačala.
refusal-dice-not-yours = V této partii hází kostkami aplikace.
refusal-dice-by-hand = V této partii házíte kostkami sami a hody zadáváte.
refusal-not-now = Teď to nejde.
refusal-too-late = Někdo byl rychlejší; podívejte se znovu na desku.
refusal-still-here = Soupeř ještě není pryč dost dlouho.
refusal-offer-gone = Tato nabídka už neplatí.
refusal-watching = Díváte se; tohle mohou jen hráči.
refusal-no-hint = Napovídá se jen v partiích s počítačem nebo u jedné obrazovky, a jen když jste na tahu.
refusal-means-nothing = Takový tah tu není povolený.
refusal-theirs = Ten tah nebyl povolený. { $rule }

## Trouble
error-bad-message = Stránka poslala něco, čemu server nerozumí. Načtěte ji znovu.
error-stale = Situace na desce se mezitím změnila; podívejte se znovu.
error-too-fast = Moc rychle; chvilku počkejte.
link-lost = Spojení vypadlo. Zkouší se obnovit; o nic nepřijdete.
link-back = Spojení je zpět.
touch-again = Zvolte, kam dál, nebo stiskněte Escape.
confirm-grave = Potvrďte dalším stisknutím.
aim-pull = Posuňte disk po čáře. Pak kdekoli na desce zatáhněte dozadu a pusťte.
aim-help = Šipky míří, plus a minus mění sílu, čárka a tečka posouvají po čáře, Enter zahraje.
copied = Zkopírováno.
turn-alert = Jste na tahu
clock-stale = Stav při ztrátě spojení
problem-title = Tohle se nepovedlo
problem-not-found = Tady nic není. Zkontrolujte odkaz; partie může být na jiném počítači.
problem-bad-form = Ve formuláři něco nesouhlasí. Vraťte se a zkuste to znovu.
problem-chair-taken = Toto místo už obsadil někdo jiný.
problem-too-many-tables = Příliš mnoho nových partií najednou. Chvilku počkejte a zkuste to znovu.
problem-away = Ke hrám se teď nelze dostat. Nic z toho, co se odehrálo, se neztratilo. Zkuste to za chvilku znovu.
problem-home = Zpět ke hrám

## On the command line
serve-ready = Gamecase běží na { $address }
serve-network = V domácí síti: { $address }
serve-scan = Naskenujte telefonem ve stejné síti:
serve-stop = Ukončíte ho stisknutím Ctrl+C.
verify-holds = { $entries ->
    [one] Záznam je v pořádku: { $entries } položka, všechny vazby i pozice souhlasí.
    [few] Záznam je v pořádku: { $entries } položky, všechny vazby i pozice souhlasí.
   *[other] Záznam je v pořádku: { $entries } položek, všechny vazby i pozice souhlasí.
}
verify-rolls = { $count ->
    [one] { $count } hod nebo náhodná volba se přepočítaly a souhlasí.
    [few] { $count } hody a náhodné volby se přepočítaly a souhlasí.
   *[other] { $count } hodů a náhodných voleb se přepočítalo a souhlasí.
}
verify-by-hand = { $count ->
    [one] { $count } hod byl zadán ručně: není co přepočítávat.
    [few] { $count } hody byly zadány ručně: není co přepočítávat.
   *[other] { $count } hodů bylo zadáno ručně: není co přepočítávat.
}
verify-hidden = { $count ->
    [one] { $count } hod je ještě zapečetěný: jeho partie neskončila.
    [few] { $count } hody jsou ještě zapečetěné: jejich partie neskončila.
   *[other] { $count } hodů je ještě zapečetěných: jejich partie neskončila.
}

## A game looked over
table-analysis = Rozebrat partii
analysis-title = { $game }: rozbor
analysis-games = Partie tohoto zápasu
analysis-progress = Probíhá rozbor…
analysis-graph = Průběh partie
analysis-lines = Nejlepší pokračování
analysis-mistakes = Zlomové okamžiky
analysis-none = Žádné chyby nenalezeny.
analysis-totals = Souhrn
analysis-played = Zahráno
analysis-inaccuracy = Nepřesnost
analysis-mistake = Chyba
analysis-blunder = Hrubá chyba
analysis-better = Lepší:
analysis-even = Vyrovnané
analysis-slight = { $seat }: mírná výhoda
analysis-clear = { $seat }: jasná výhoda
analysis-winning = { $seat }: vyhraná pozice
analysis-first = Na začátek
analysis-back = O tah zpět
analysis-forward = O tah dál
analysis-last = Na konec
analysis-table = Zpět k partii
analysis-failed = Partii se nepodařilo rozebrat. Zkuste to za chvíli znovu.
analysis-result = { $first }–{ $second }
problem-not-over = Partie ještě běží. Rozebrat ji lze, až skončí.

## Hands and pages
table-ahead = Povolit předtahy
ahead-planned = Předtah je nastaven. Zahraje se, až budete na tahu, bude-li povolený.
table-symbols = Figurky místo písmen v zápisu
table-download = Stáhnout jako { $format }

## Games from elsewhere
import-title = Importovat partii
import-text = Vložte partii jako { $formats }
import-open = Importovat

## People
nav-account = Účet
people-sign-in = Přihlásit se
people-register = Vytvořit účet
people-lead = Hrát můžete i bez účtu. S účtem najdete své partie na každém zařízení a můžete hrát o hodnocení.
people-name = Jméno
people-name-hint = 2 až 24 písmen nebo číslic; vidí ho ostatní hráči.
people-password = Heslo
people-password-hint = Aspoň 8 znaků. Pro případ, že ho zapomenete, dostanete kódy.
people-with-passkey = Přihlásit se přístupovým klíčem
people-register-passkey = Vytvořit účet s přístupovým klíčem
people-wrong = Špatné jméno nebo heslo.
people-slow = Příliš mnoho pokusů. Počkejte minutu a zkuste to znovu.
people-name-taken = Toto jméno je zabrané, nebo se zabranému příliš podobá. Zvolte jiné.
people-name-unfit = Jméno má 2 až 24 písmen nebo číslic jedné abecedy, mezi nimi mohou být mezery, tečky nebo spojovníky.
people-password-unfit = Použijte aspoň 8 znaků a nic, co se dá snadno uhodnout, třeba své jméno nebo 12345678.
people-passkey-failed = Přístupový klíč nebyl přijat. Zkuste to znovu.
people-again = Chcete-li to změnit, nejdřív se znovu přihlaste.
people-only-way = Jinak se přihlásit nemůžete, proto ho nelze odebrat.
people-not-the-name = To není vaše jméno. Nic nebylo smazáno.
account-since = Zde od { $date }
account-ratings = Hodnocení
account-matches = { $count ->
    [one] { $count } hodnocený zápas
    [few] { $count } hodnocené zápasy
   *[other] { $count } hodnocených zápasů
}
account-history = Historie partií
account-export = Stáhnout všechna má data
account-sign-out = Odhlásit se
account-ways = Jak se přihlašujete
account-passkey = Přístupový klíč: { $device }
account-passkey-add = Přidat přístupový klíč
account-remove = Odebrat
account-password-new = Nové heslo
account-password-note = Aspoň 8 znaků. Všechna ostatní zařízení budou odhlášena.
account-password-set = Uložit heslo
account-devices = Kde jste přihlášeni
account-this-device = toto zařízení
account-seen = naposledy použito: { $date }
account-end-others = Odhlásit všude jinde
account-tokens = Klíče API
account-tokens-about = Kdo má klíč, může jednat vaším jménem. Nikomu ho nedávejte.
account-token-label = K čemu je?
account-token-read = smí jen číst
account-token-play = smí hrát
account-token-make = Vytvořit klíč
account-token-once = Zkopírujte si ho teď; už se nikdy nezobrazí.
account-delete = Smazat účet
account-delete-about = Vaše přihlášení, relace, klíče a hodnocení se smažou ihned a natrvalo. Odehrané partie zůstanou, jak byly zapsány, se jménem, pod kterým jste hráli: patří i vašim soupeřům. Nikdo je za vás nemůže dohrát.
account-delete-sure = Pro potvrzení napište své jméno
history-none = Zatím tu nic není.
history-older = Starší
history-won = Výhra
history-lost = Prohra
history-drawn = Remíza
rated-badge = Hodnocená
rated-switch = Hodnocená partie
rated-about = Oba hráči potřebují účet a žádný tah se nevrací.
ratings-about = Číslo za ± říká, jak nejisté hodnocení je.
refusal-rated-account = Tato partie je hodnocená: potřebujete účet.
refusal-rated-alone = V hodnocené partii nemůžete hrát proti sobě.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Tento klíč je neznámý, byl odebrán, nebo to nesmí.
nav-main = Hlavní stránky
nav-play = Hrát
nav-learn = Učit se
nav-rules = Pravidla
list-lead-learn = Vyberte si hru a zkuste její krátké lekce.
list-lead-rules = Vyberte si hru a přečtěte si její pravidla s obrázky.
home-continue = Pokračovat
home-finished = Dohrané partie
start-change = Změnit
start-change-of = { $game }: změnit soupeře, pravidla nebo čas
player-computer = { $name } (počítač)
character-hello-gentle = Dobrý den! Zjistíme spolu, jak se to hraje?
character-hello-cheerful = Těší mě. Užijme si to!
character-hello-steady = Hodně štěstí. Hraju spolehlivě.
character-hello-sharp = Vítejte. Pozor: myslím dopředu.
character-hello-calm = Až budete chtít. Málokdy mi něco unikne.
character-bye-gentle = To byla zábava! Ještě jednou?
character-bye-cheerful = Díky za partii!
character-bye-steady = Dobrá partie. Bavila mě.
character-bye-sharp = Dobrý boj. Podívejte se na zlomové okamžiky, je na co.
character-bye-calm = Bylo mi potěšením. Takových partií je málo.
notice-special = Podle pravidel této partie: { $rule }
notice-rule = Pravidlo { $number }
notice-close = Rozumím
opponent-bot = Počítač
opponent-here = Ve dvou tady
opponent-away = Přes odkaz
opponent-anyone = Kdokoli
rules-question = Podle jakých pravidel chcete hrát?
rules-of-my-box = Pravidla z mé krabice
rules-as-usual = Jak se dnes hraje
rules-line = Pravidla:
start-time = Čas
start-more = Více
start-match-points = Nebo do tolika bodů
clock-chip-none = Bez hodin
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Na bod
clock-chip-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
working-hint = Hledá se dobrý tah…
working-thinking = Počítač ještě přemýšlí…
working-compiled = Počítač se připravuje, na každém zařízení jednou: { $percent } %.
working-tables = Počítač počítá koncovky těchto pravidel, dělá to jednou: { $percent } %.
provisional-compiled = To je rychlý odhad: počítač se ještě připravuje. Zeptejte se znovu za minutu, pak poradí lépe.
provisional-tables = Koncovky těchto pravidel se ještě počítají, čísla jsou dobré odhady.
offline-title = Jste offline
offline-lead = Ke hře je potřeba připojení. Jakmile se obnoví, můžete hrát dál; nic se neztratilo.
offline-kept = Přečíst si můžete
offline-nothing = Zatím nic. Pravidla a lekce, které otevřete, tu zůstanou na později.
offline-again = Zkusit znovu
import-files = Vyberte soubory nebo je přetáhněte kamkoli na tuto stránku
import-done = { $count ->
    [one] Otevřena { $count } partie
    [few] Otevřeny { $count } partie
   *[other] Otevřeno { $count } partií
}
import-illegal = Tah { $count } není povolený:
import-unreadable = Tohle se nepodařilo přečíst jako partii
import-keep = Otevřít partii až sem
import-correct = Opravit
import-corrected = Partie k opravení
import-back = Zpět
share-title = Sdílet v mé síti
share-ask = Teď lze Gamecase otevřít jen na tomto počítači. Když ho začnete sdílet, otevře ho každé zařízení ve vaší domácí síti, dokud sdílení neukončíte nebo program nezavřete.
share-start = Sdílet
share-on = Sdílí se. Otevřete tuto adresu na jiném zařízení nebo naskenujte kód.
share-stop = Ukončit sdílení
problem-no-network = Tento počítač teď není v žádné síti, ve které by se dalo sdílet.
notice-registered = Vítejte, { $name }! Účet je připravený a jste přihlášeni.
notice-password-saved = Nové heslo je uložené.
account-password-current = Současné heslo
account-password-passkey = Potvrdit přístupovým klíčem
account-no-ratings = Zatím nemáte hodnocení. Získáte ho hodnocenou partií. Žebříčky:
people-wrong-current = Tohle není vaše současné heslo. Nic se nezměnilo.
people-passkey-first = Tento účet ještě nemá heslo. Nastavte ho tlačítkem přístupového klíče.
footer-translations = Překlady
translations-title = Překlady
translations-lead = Všechny texty webu a her s ukázkovými hodnotami, ve dvou jazycích vedle sebe.
translations-how = Jak opravit překlad nebo přidat jazyk, popisuje docs/translating.md ve zdrojovém kódu.
translations-language = Jazyk
translations-beside = Vedle
translations-part = Část
translations-part-shell = Web
translations-state = Stav
translations-state-all = Všechny
translations-state-missing = Chybějící
translations-state-outdated = Zastaralé
translations-state-current = Aktuální
translations-search = Hledat
translations-show = Zobrazit
translations-count = { $count ->
    [one] { $count } text
    [few] { $count } texty
   *[other] { $count } textů
}
provenance-legend = Odkud které pravidlo je:
provenance-printed = Vytištěno v návodu
provenance-usual = Tak se hraje dnes
provenance-silent = Návod mlčí: naše nastavení
provenance-differs = Návod je nejasný: takto ho čteme
provenance-languages = Jen v těchto jazycích: { $languages }.
switch-value-printed = { $value } (jak je vytištěno)
switch-value-silent = { $value } (naše nastavení)
switch-value-differs = { $value } (naše čtení)
rules-exactly = Přesně podle návodu
rules-exactly-about = Každé pravidlo do písmene, i tam, kde bylo podle nás myšleno něco jiného.
rules-needs = Platí jen s tímto nastavením: { $switch } – { $value }
rules-needs-open = Začít s ním partii
rules-compare = Srovnání návodů
rules-compare-about = Jen to, v čem se návody liší. Všechno ostatní je v jejich pravidlech.
table-rules = Pravidla: { $booklet }
table-rules-change = změnit
table-chat = Chat
table-more = Více
table-tools = Nástroje
table-sound = Zvuk
table-fullscreen = Celá obrazovka
table-save = Uložit soubor
table-hint-more = Více
table-speed = Rychlost tahů
table-speed-calm = Klidná
table-speed-normal = Běžná
table-speed-fast = Rychlá
table-speed-none = Bez animace
table-glow = Ukazovat, čím lze táhnout
table-lot = Kdo začíná
table-lot-explained = Kdo začne, rozhodne náhoda. Před partií je dané tajemstvím a ukáže se jen jeho otisk. Po partii se tajemství odkryje, takže si to každý může ověřit.
table-lot-words = Slova hráčů
table-next-level = Další úroveň: { $level }
result-won = Vyhráli jste
result-lost = Prohráli jste
result-drawn = Remíza
result-winner = Vyhrává { $name }
result-story = { $turns ->
    [one] Konec po { $turns } tahu.
    [few] Konec po { $turns } tazích.
   *[other] Konec po { $turns } tazích.
}
result-story-ahead = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
} { $winner ->
    [own] a ani jednou jste neprohrávali.
   *[other] a vítěz ani jednou neprohrával.
}
result-story-turned = { $turns ->
    [one] { $turns } tah a obrat přišel až úplně na konci.
    [few] { $turns } tahy a obrat přišel až úplně na konci.
   *[other] { $turns } tahů a obrat přišel až úplně na konci.
}
result-story-changes = { $turns ->
    [one] { $turns } tah.
    [few] { $turns } tahy.
   *[other] { $turns } tahů.
} { $changes ->
    [one] Vedení se změnilo jednou.
    [few] Vedení se změnilo { $changes }krát.
   *[other] Vedení se změnilo { $changes }krát.
}
told-lot-seat = { $name }: { $seat }, vybráno náhodně.
settings-set = Deska a figury
settings-set-walnut = Ořech
settings-set-felt = Plst a mosaz
settings-set-flat = Ploché a moderní
settings-set-slate = Břidlice a kámen
settings-notices = Dát mi vědět, když jsem na tahu
settings-notices-on = Zapnuto. Tento prohlížeč vás upozorní, i když partie není otevřená.
settings-notices-off = Vypnuto.
settings-notices-blocked = Váš prohlížeč blokuje upozornění z této stránky. Nejdřív je povolte v jeho nastavení.
settings-notices-failed = Nepovedlo se. Zkuste to prosím později.
push-turn = Jste na tahu, soupeř: { $opponent }.
bot-later = Máte s počítačem rozehráno hodně partií. Tady potáhnu, jakmile na mě přijde řada.
refusal-too-many-thoughts = Počítač je zaneprázdněn vašimi dalšími partiemi. Zkuste to za chvíli znovu.
problem-too-many-analyses = Právě se rozebírá několik vašich partií. Počkejte, až jedna skončí, a zkuste to znovu.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Hlubší rozbor
deep-start = Spustit
deep-stop = Zastavit
deep-plies = { $plies ->
    [one] { $plies } půltah
    [few] { $plies } půltahy
   *[other] { $plies } půltahů
}
deep-truncated = Krátký rollout { $level }
deep-rollout = Úplný rollout
deep-deeper = Počítat hlouběji
deep-depth = Hloubka { $ply }
deep-games = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}
deep-sure = Pravděpodobnost, že první možnost je nejlepší: { $percent } %
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Rozbor se zastavil. Co už našel, tu zůstává. Chcete-li pokračovat, spusťte ho znovu.
deep-limit = Hlouběji to na této stránce nejde.
deep-picture = Hodnoty a intervaly spolehlivosti (95 %)
deep-compare = Porovnat
deep-refused = Tohle rozebrat nelze.
recovery-title = Uschovejte si tyto kódy
recovery-about = Když zapomenete heslo, každým kódem si můžete jednou nastavit nové. Opište si je nebo vytiskněte: znovu je neuvidíte.
recovery-done = Mám je uschované
recovery-new = Nové obnovovací kódy
recovery-left = { $count ->
    [one] Zbývá { $count } obnovovací kód
    [few] Zbývají { $count } obnovovací kódy
   *[other] Zbývá { $count } obnovovacích kódů
}
people-forgot = Zapomněli jste heslo?
people-forgot-about = Zadejte své jméno, jeden z obnovovacích kódů a nové heslo. Nemáte-li kód, požádejte správu této stránky o odkaz.
people-code = Obnovovací kód
people-code-wrong = Jméno a kód k sobě nepatří, nebo už byl kód použit.
people-link-old = Tento odkaz už neplatí. Požádejte o nový.
people-mail = E-mail, jen pro obnovu hesla
people-mail-send = Poslat odkaz e-mailem
people-mail-sent = Pokud k tomuto jménu existuje e-mailová adresa, odkaz je na cestě.
people-invite = Kód pozvánky
people-invite-wrong = Tento kód pozvánky neplatí. Požádejte o něj správu této stránky.
people-closed = Nové účty se tu zakládat nedají.
people-banned = Správa této stránky tento účet zablokovala.
people-members = Ke hře tu potřebujete účet.
people-with-provider = Přihlásit se přes { $provider }
people-provider-failed = Přihlášení se nepodařilo. Zkuste to znovu.
mail-reset = Nastavit nové heslo
mail-reset-text = Někdo požádal o nastavení nového hesla k účtu { $name }. Jestli jste to byli vy, otevřete během jednoho dne tento odkaz:
problem-quota = Založili jste tolik partií, kolik jich tato stránka zatím dovoluje.
admin-title = Správa stránky
admin-people = Lidé
admin-tables = Partie
admin-invites = Pozvánky
admin-log = Provedené změny
admin-find = Hledat
admin-sizes = Partie: { $tables } · Účty: { $accounts } · { $megabytes } MB
admin-reset = Odkaz na nastavení nového hesla
admin-end = Odhlásit všude
admin-rename = Přejmenovat
admin-ban = Zablokovat
admin-banned = Zablokovaný
admin-unban = Odblokovat
admin-delete = Smazat
admin-close = Ukončit
admin-role-none = Hráč
admin-role-organiser = Pořadatel
admin-role-admin = Správce
admin-role-set = Uložit roli
admin-invite-people = Pro kolik lidí?
admin-invite-days = Na kolik dní?
admin-invite-make = Vytvořit pozvánku
practice-title = Procvičte si své chyby
practice-lead = Pozice z vašich vlastních partií. Ve většině z nich jste chybovali, v některých ne.
practice-task = Vaše strana: { $seat }. Co zahrajete?
practice-counts = K zopakování: { $due } · Dnes nové: { $new }
practice-days = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
practice-empty = Zatím není co procvičovat. Nechte rozebrat dohranou partii: vaše chyby z ní se objeví tady.
practice-done = To je pro dnešek vše. Dobrá práce!
practice-more = Další nové pozice
practice-show = Ukázat odpověď
practice-next = Další pozice
practice-remove = Tuto už neukazovat
practice-game = Podívat se na partii
practice-right = Dobrý tah!
practice-wrong = Jde to lépe.
practice-shown = Odpověď
practice-chosen = Váš tah
practice-best = Nejlepší
practice-played = V partii
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Tato pozice se vrátí { $when }.

## Drills: short exercises to repeat

drills-title = Trénink
drills-lead = Krátká cvičení, která jsou tím těžší, čím lépe vám jdou.
drills-level = Úroveň { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Poslední odpovědi: správně { $right } z { $answers }
drills-streak = Správně v řadě: { $count }
drills-book = Kniha zahájení
opening-book-move = Tah
opening-book-worth = Body
opening-book-about = Body jsou equity v partii o sázku se zdvojovací kostkou uprostřed, z našich vlastních rolloutů, i se směrodatnou chybou.
drills-answer = Odpovědět
drills-next = Další cvičení
drills-right = Správně!
drills-wrong = Není to ono.
drills-your-answer = Vaše odpověď
drills-number = Zadejte celé číslo od { $low } do { $high }.
drills-again = Na toto cvičení jste už odpověděli, podruhé se nepočítá.
nav-events = Turnaje
events-lead = Turnaje pro váš klub, školu nebo rodinu, online nebo u skutečných desek.
events-coming = Připravované
event-new = Nový turnaj
event-family = Rychlý rodinný pohár
event-family-about = Tři až osm jmen a jde se hrát: tři kola, pak finále dvou nejlepších.
event-name = Název turnaje
event-format = Systém
event-format-round-robin = Každý s každým
event-about-round-robin = Všichni hrají se všemi.
event-format-swiss = Švýcarský systém
event-about-swiss = V každém kole se utkáte s někým, kdo má zhruba stejně bodů jako vy.
event-format-knockout = Vyřazovací
event-about-knockout = Po prohře končíte, nebo pokračujete v poháru útěchy.
event-format-arena = Aréna
event-about-arena = Kdo má volno, dostane dalšího soupeře, kolikrát chce.
event-format-ladder = Vyzývací žebříček
event-about-ladder = Vyzvěte někoho nad sebou a zaujměte jeho místo.
event-format-family-cup = Rodinný pohár
event-place = Kde budete hrát?
event-place-online = Online
event-place-real = U skutečných desek
event-place-screen = Na této obrazovce
event-rounds = Počet kol; prázdné pole znamená obvyklý počet
event-double = Všichni se utkají dvakrát
event-sides = Kdo hraje?
event-sides-1 = Jednotlivci
event-sides-pairs = Dvojice
event-sides-teams = Týmy po { $number } hráčích
event-scoring = Body za výhru, remízu a prohru
event-scoring-points = Počítají se body z partií
event-ties = Pomocná kritéria (nechte prázdné, stačí-li obvyklá)
event-main = Hlavní pohár
event-consolation = Pohár útěchy
event-last-chance = Pohár poslední šance
event-playoff = Vyřazovací část pro nejlepší
event-may-join = Připojit se může každý, kdo má odkaz
event-players-report = Hráči zadávají své výsledky sami
event-starts = Kdy se začíná?
event-create = Vytvořit turnaj
event-join = Připojit se: { $name }
event-join-about = Připojíte se naskenováním kódu nebo otevřením odkazu. Účet nepotřebujete.
event-code = Váš kód je { $code }. S ním se můžete vrátit na kterémkoli zařízení.
event-code-enter = Mám kód
event-players = Hráči
event-add = Přidat hráče
event-add-hint = Na každý řádek jeden. Za jménem může být hodnocení a klub: Marie; 1450; Poříčí
event-file = Nebo ze souboru: CSV se jmény, nebo TRF s dosud odehranými koly
event-import = Pokračování ze souboru
event-round = { $number }. kolo
event-board = Stůl { $number }
event-bye = Volný los
event-pairings = Rozlosování
event-pair = Rozlosovat { $number }. kolo
event-pair-again = Rozlosovat znovu
event-by-hand = Určit dvojice ručně
event-by-hand-hint = Na každý řádek jedna dvojice čísel hráčů: 3-7. Samotné číslo znamená volný los.
event-start = Zahájit { $number }. kolo
event-close = Ukončit turnaj
event-reopen = Znovu otevřít turnaj
event-result = Zadat výsledek
event-correct = Opravit výsledek
event-keep-score = Zapisovat zde
event-keep-score-about = Hrajte na vlastní desce a zapisujte partii na tomto zařízení. Výsledek se zadá, jakmile partie skončí.
event-won = Výhra: { $name }
event-absent = Nehraje: { $name }
event-score = Skóre, pokud se počítalo
event-why = Důvod
event-change = Změnit jméno nebo hodnocení
event-withdraw = Odstoupit z turnaje
event-return = Znovu hraje
event-byes = Požádat o volno
event-bye-half = Volno za půl bodu
event-bye-zero = Volno bez bodu
event-bye-cancelled = Volno zrušeno
event-half-byes = Kolikrát si každý hráč může vzít volno za půl bodu
event-withdrawn = Už nehraje
event-forbid = Tyto dva nikdy nelosovat proti sobě
event-helpers = Pomocníci
event-helpers-about = Zadejte jméno pomocníka a pošlete mu jeho odkaz. Pomocníci mohou losovat, zahajovat kola a zadávat výsledky.
event-codes = Kódy hráčů
event-downloads = Ke stažení
event-all-games = Všechny partie
event-standings = Pořadí
event-crosstable = Křížová tabulka
event-bracket = Pavouk
event-points = Body
event-yours = Vaše partie: stůl { $number }, soupeř: { $name }
event-yours-bye = V tomto kole máte volný los.
event-open-table = Přejít k partii
event-screen = Velká obrazovka
event-challenge = Vyzvat
study-title = Vaše hra
study-intro = Nechte své dohrané partie rozebrat a podívejte se, jak dobře hrajete a kde děláte chyby.
study-automatic = Rozebírat mé partie, jakmile skončí
study-analyse = Rozebrat
study-analyse-all = Rozebrat všechny
study-again = Rozebrat znovu
study-stopped = Rozbor se před koncem zastavil. Co už našel, zůstává uloženo.
study-waiting = { $count ->
    [one] Na rozbor čeká { $count } partie.
    [few] Na rozbor čekají { $count } partie.
   *[other] Na rozbor čeká { $count } partií.
}
study-open = Zatím nerozebrané
study-games = Rozebrané partie
study-newer = Novější
study-last = Rozhodnutí
study-last-count = Posledních { NUMBER($count) }
study-last-all = Všechna
study-decisions = { $count ->
    [one] { NUMBER($count) } rozhodnutí
    [few] { NUMBER($count) } rozhodnutí
   *[other] { NUMBER($count) } rozhodnutí
}
study-pr = PR (míra výkonu)
study-accuracy = Přesnost
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Průměrná ztráta na tah (setiny)
study-error-rate = Chybovost jako v GNU Backgammon
study-snowie = Chybovost podle Snowie
study-mistakes = Chyby
study-luck = Štěstí
study-without-luck = Výsledek bez vlivu štěstí
study-trend = Vývoj v čase
study-by-kind = Podle druhu rozhodnutí
study-by-position = Podle druhu pozice
study-by-opponent = Podle soupeře
study-by-opening = Podle zahájení
study-opening = Zahájení
study-opponent = Soupeř
study-result = Výsledek
study-day = Datum
study-move = Tahy
position-opening = Zahájení
position-middlegame = Střední hra
position-endgame = Koncovka
refusal-event-closed = Tento turnaj už skončil.
refusal-event-organiser-only = To může jen pořadatel.
refusal-event-officials-only = To mohou jen pořadatel a pomocníci.
refusal-event-not-yours = To můžete udělat jen sami za sebe.
refusal-event-full = Turnaj je plný. Nejvyšší počet hráčů: { $most }.
refusal-event-no-late-entry = Připojit se už nejde. První kolo začalo.
refusal-event-no-entrant = Hráč s číslem { $entrant } tu není.
refusal-event-name-taken = Někdo se jménem { $name } už v turnaji je.
refusal-event-members = Zadejte potřebný počet hráčů: { $count }.
refusal-event-results-missing = { $missing ->
    [one] Ještě chybí jeden výsledek { $round }. kola.
    [few] Ještě chybí { $missing } výsledky { $round }. kola.
   *[other] Ještě chybí { $missing } výsledků { $round }. kola.
}
refusal-event-all-paired = Všechna kola už jsou rozlosovaná (celkem { $rounds }).
refusal-event-still-playing = { $name } ještě hraje předchozí partii.
refusal-event-challenge-up = Vyzvat můžete jen někoho nad sebou. { $name } je pod vámi.
refusal-event-wrong-round = { $round }. kolo ještě není. Na řadě je { $next }. kolo.
refusal-event-already-started = { $round }. kolo už začalo.
refusal-event-not-started = { $round }. kolo ještě nezačalo.
refusal-event-already-paired = { $round }. kolo už je rozlosované.
refusal-event-too-few = Nejmenší počet hráčů je { $least }. Zatím jich je { $count }.
refusal-event-is-withdrawn = { $name } už nehraje. Rozlosujte kolo znovu, nebo určete dvojice ručně.
refusal-event-has-bye = { $name } má v { $round }. kole volno. Zrušte je, nebo kolo rozlosujte znovu.
refusal-event-byes-used = Volno za půl bodu si tu každý hráč může vzít nejvýše tolikrát: { $most }.
refusal-event-paired-twice = { $name } nemůže být ve dvou dvojicích.
refusal-event-no-pairing = U stolu { $table } se v kole { $round } nehraje žádná partie.
refusal-event-result-exists = Stůl { $table } už má v kole { $round } výsledek. Opravit ho může pořadatel.
refusal-event-online-result = Tato partie se hraje online. Její výsledek se zapíše sám.
refusal-event-impossible-result = Takový výsledek není možný.
refusal-event-needs-winner = Hraje se vyřazovacím systémem, takže někdo musí vyhrát.
refusal-event-cannot-pair = { $round }. kolo nejde rozlosovat tak, aby se nikdo neutkal znovu se stejným soupeřem. Určete dvojice ručně, nebo turnaj ukončete.
refusal-event-nobody-free = Teď nemá nikdo volno ke hře.
refusal-event-by-challenge = Na žebříčku se hráči vyzývají navzájem.
refusal-event-by-organiser = Požádejte pořadatele, ať vás přidá.
refusal-event-already-entered = Už jste v turnaji.
refusal-event-not-empty = Tento turnaj už má hráče. Pro tento soubor vytvořte nový turnaj.
refusal-event-wrong-code = Tento kód nesouhlasí. Podívejte se na svůj lístek.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Součet bodů všech vašich soupeřů. Silnější soupeři jsou pro vás plus.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = Součet bodů všech vašich soupeřů bez nejnižšího z nich.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Body všech, které jste porazili, plus polovina bodů všech, se kterými jste remizovali.
tie-break-direct-encounter = Vzájemná utkání
tie-break-direct-encounter-about = Vaše body proti hráčům, se kterými máte bodů stejně.
tie-break-wins = Výhry
tie-break-wins-about = Partie, které jste vyhráli u desky.
tie-break-points-difference = Rozdíl bodů
tie-break-points-difference-about = Body, které jste získali ve svých partiích, minus body vašich soupeřů.
tie-break-board-points = Body z desek
tie-break-board-points-about = Body ze všech desek vašeho týmu.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Vaše průměrná chyba v rozebraných partiích. Nižší je lepší.
tie-break-unplayed = Ve švýcarském systému se kolo bez partie počítá jako partie proti někomu s vašimi vlastními body.
table-dice-chains = Každý hod se namíchá z tajemství aplikace a z čísla, které dá vlastní stránka každého hráče; všechno je pevně dané předem. Hod si tedy nemůže vybrat nikdo, ani správa této stránky. Po partii si každý může každý hod ověřit.
table-dice-waiting = Každá stránka dá své číslo, až když házíte, takže hod nikdo nezná předem. Je-li některá stránka zavřená, kostky na ni čekají.
table-dice-deposits = Abyste mohli stránku zavřít, dá své číslo pro příští hod už s vaším tahem. Hod nikdo nezná předem, ledaže by v této partii hrál někdo ze správy této stránky.
table-dice-kept = Bez vlastního čísla: { $names }
table-lot-chains = Kdo začne, rozhodne náhoda: tajemství aplikace a číslo z vlastní stránky každého hráče, všechno pevně dané předem. Po partii si to každý může ověřit.
status-dice-wait = Kostky čekají, až tuto stránku otevře { $name }
dice-elsewhere = Kostky čekají na prohlížeč, ve kterém jste hráli naposledy. Otevřete tuto partii v něm.
told-renewal = { $name } má nová čísla pro kostky, z jiného prohlížeče
editor-title = Sestavit pozici
editor-lead = Přetáhněte figury na desku, nebo jednu vyberte a klepněte, kam patří.
editor-turn = Na tahu
editor-remove = Odebrat figuru
editor-clear = Vyprázdnit desku
editor-start = Základní postavení
editor-text = Vložit pozici
editor-text-known = Ve formátu { $notations }.
editor-read = Zobrazit
editor-recognised = Přečteno jako { $notation }.
editor-unreadable = Tohle nelze přečíst jako pozici. Váš text zůstal zachován.
editor-other-game = Tato pozice patří ke hře { $game }.
editor-notations = Jako text
editor-copy = Kopírovat
editor-possible = Tato pozice je možná.
editor-over = V této pozici už partie skončila, není tedy co hrát.
editor-play = Hrát odtud dál
editor-link = Kopírovat odkaz
editor-picture = Stáhnout obrázek
editor-analyse = Rozebrat tuto pozici
editor-from-position = Z pozice
editor-from-about = Jedna partie z této pozice, nehodnocená.
notebook-title = Zápisník
notebook-lead = Pozice, které jste si uložili. Zůstávají v tomto prohlížeči, nebo u vašeho účtu, pokud ho máte.
notebook-save = Uložit do zápisníku
notebook-name = Název
notebook-tags = Štítky oddělené čárkami
notebook-note = Poznámka
notebook-game = Hra
notebook-tag = Štítek
notebook-saved = Uloženo ve vašem zápisníku.
notebook-empty = Nejsou tu žádné pozice.
problem-notebook-full = Váš zápisník je plný. Nejdřív některou pozici smažte.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Studie
studies-lead = Partie a pozice s vašimi vlastními komentáři a variantami. Ukažte je přátelům pomocí odkazu nebo si je uložte do souborů.
studies-empty = Zatím nemáte žádné studie.
studies-make = Vytvořit studii
studies-new = Nová studie
studies-comment = Komentář
studies-symbols = Značky
studies-promote = Povýšit na hlavní variantu
studies-delete = Smazat odsud dál
studies-saved = Uloženo
studies-saving = Ukládá se…
studies-unsaved = Neuloženo
studies-retry = Uložit znovu
studies-conflict = Obsah se změnil v jiném okně. Teď vidíte nejnovější verzi; co jste napsali, zůstalo v poli.
studies-share = Sdílet
studies-view-link = Kdo má tento odkaz, může si to prohlížet.
studies-edit-link = Kdo má tento odkaz, může to měnit.
studies-view-make = Vytvořit odkaz k prohlížení
studies-edit-make = Vytvořit odkaz k úpravám
studies-withdraw = Zrušit tento odkaz
studies-download = Stáhnout
studies-partly = bez některých vašich poznámek
problem-too-many-studies = Na další už není místo. Nejdřív některou smažte.
lessons-own = Vaše lekce
lessons-lead = Sestavte z pozic vlastní lekci a pošlete odkaz na ni každému, kdo se chce učit.
lessons-new = Nová lekce
lessons-which = Lekce
lessons-add = Přidat tuto pozici
lessons-exercise = Cvičení { $number } z { $count }
lessons-task = Zadání
lessons-answers = Správné tahy, na každý řádek jeden
lessons-any-good = Uznat každý dobrý tah podle hodnocení počítače
lessons-explanation = Vysvětlení po odpovědi
lessons-from-notebook = Z vašeho zápisníku
lessons-next = Další cvičení
lessons-done = To bylo poslední cvičení. Dobrá práce!
lessons-empty = V této lekci zatím nejsou žádná cvičení.
lessons-up = Posunout nahoru
lessons-open = Zobrazit tak, jak ji uvidí žáci
lessons-nobody-moves = V této pozici není nikdo na tahu, proto z ní cvičení být nemůže.
lessons-bad-answer = „{ $move }“ v této pozici zahrát nelze.
lessons-needs-answer = Zadejte správný tah, nebo uznejte každý dobrý tah.
import-many-title = Importovat partie
import-many-lead = Přeneste si partie z jiných programů a stránek: jednotlivé soubory, celé složky nebo archiv ZIP. Partie, které tu už máte, se vynechají.
import-formats = Soubory, které lze načíst
import-folder = Vybrat složku
import-stop = Zastavit
import-count-files = Soubory
import-count-games = Importováno
import-count-duplicates = Už tu jsou
import-count-failed = Neimportováno
import-line = Řádek
import-lost = Spojení se přerušilo. Co se zatím importovalo, zůstává uloženo.
import-stopped = Zastaveno. Co se zatím importovalo, zůstává uloženo.
import-too-large = Tento soubor je příliš velký. Najednou lze načíst nejvýš { $size } MB.
import-quota = Vyčerpali jste počet nových partií na tento měsíc. Co se zatím importovalo, zůstává uloženo.
import-players = Který z těchto hráčů jste vy?
import-me = To jsem já
import-names = Vaše jména v souborech
import-names-help = Oddělte je čárkami. V partiích s některým z těchto hráčů se jako vaše počítají jen jeho tahy.
import-queue-full = Na rozbor teď nemůže čekat víc partií. Pro ostatní se vraťte později.
openings-title = Průzkumník zahájení
openings-filter = Výběr partií
openings-source = Zdroj
openings-own = Vaše partie
openings-side = Strana
openings-player = Hráč
openings-days = Období
openings-days-30 = Posledních 30 dní
openings-days-365 = Poslední rok
openings-any = Vše
openings-show = Zobrazit
openings-start = Základní postavení
openings-count = Partie
openings-loss = Průměrná ztráta
openings-empty = Do této pozice nedospěla žádná partie.
openings-none = Zatím žádné dohrané partie. Nějaké odehrajte, nebo je importujte z jiných programů.
openings-reading = Počítají se vaše partie: { $done } z { $all }
openings-reached = Partie s touto pozicí
openings-collections = Vaše sbírky
openings-collections-help = Soubor s mnoha partiemi, například PGN nebo PDN. Vidíte ho jen vy.
openings-add = Přidat soubor
openings-adding = Načítá se soubor
