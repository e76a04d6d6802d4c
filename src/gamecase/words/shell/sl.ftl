### The words of Gamecase itself, in Slovenian. en.ftl is the source.

## The case
app-name = Gamecase
app-tagline = Tradicionalne namizne igre po pravilih iz vaše škatle
skip-to-content = Preskoči na vsebino
nav-home = Igre
nav-settings = Nastavitve
home-title = Izberite igro
home-lead = Igrajte proti računalniku, z nekom ob vas ali z nekom na daljavo.
home-open = Odprte partije
home-table-against = { $game } – { $others }
home-state-yours = Na potezi ste
home-state-open = V teku
home-state-waiting = Čaka na igralca
home-state-over = Končano
footer-free = Prosto programje: igrajte, gostite in spreminjajte po svoje
footer-fair = Kocke, ki jih lahko preveri vsak

## Settings
settings-language = Jezik
settings-theme = Videz
settings-theme-auto = Kot v napravi
settings-theme-light = Svetel
settings-theme-dark = Temen
settings-theme-contrast = Visok kontrast
settings-theme-clear = Za barvno slepe
settings-save = Uporabi

## Laying a table
new-title = Nova partija: { $game }
new-booklet-clauses = Pokaži pravila
box-find = Poišči pravila po svoji škatli
box-unsure = Ne vem
box-none = Vsemu temu ne ustrezajo nobena pravila: tu so vsa.
new-opponent = S kom igrate?
new-player = Igralec { $number }
new-against-here = Nekdo tukaj z mano
new-against-away-about = Dobite povezavo, ki jo lahko pošljete.
new-against-anyone-about = Vaša partija je na prvi strani, dokler se kdo ne pridruži.
new-level = Katera stopnja?
new-you = Vi
new-name = Vaše ime
new-name-hint = Videli ga bodo drugi; lahko ostane prazno.
new-words = Vaše besede za kocke
new-words-hint = Primešajo se vsakemu metu in vsaki naključni izbiri. Če ne napišete ničesar, si jih izmisli naprava.
new-friend-name = Ime te osebe
new-starts = Kdo začne?
new-starts-lot = Naključno
new-starts-me = Jaz
new-starts-other = Nasprotnik
new-side = Katero stran izberete?
new-match = Dolžina dvoboja
new-match-best-of-1 = Ena partija
new-match-best-of = Dvoboj na največ { $number } partij
new-match-first-to = { $number ->
    [one] Igra se do { $number } točke
    [two] Igra se do { $number } točk
    [few] Igra se do { $number } točk
   *[other] Igra se do { $number } točk
}
new-match-open = Kolikor partij želite
new-dice = Kdo meče kocke?
new-dice-verifiable = Meče aplikacija; potem lahko vsak preveri
new-dice-manual = Mečemo prave kocke in vpisujemo mete
new-clock = Čas za razmislek
new-clock-none = Brez ure
new-clock-fischer = { $minutes } min + { $seconds } s na potezo
new-clock-delay = { $seconds } s zamika na potezo, { $minutes } min rezerve na točko
new-clock-days = { $days ->
    [one] { $days } dan na potezo
    [two] { $days } dneva na potezo
    [few] { $days } dnevi na potezo
   *[other] { $days } dni na potezo
}

## An invitation
join-title = Vabilo: { $game }
join-by = { $name } vas vabi k igri.
join-by-somebody = Nekdo vas vabi k igri.
join-sit = Pridruži se
join-watch = Samo glej

## The table
table-board = Igralna plošča
table-moves = Poteze
table-players = Igralci
table-position = Opis položaja
table-dice = Kocke
table-dice-pledge = Zapečateno pred partijo (SHA-256 skrivnosti)
table-dice-secret = Skrivnost, razkrita po partiji
table-dice-words = Besede igralcev
table-dice-explained = Pred partijo se kocke zapečatijo: njihova skrivnost je določena, viden pa je le njen odtis. Po partiji se skrivnost razkrije in vsak lahko preveri, da vsak met izhaja iz nje.
table-record = Prenesi zapis
table-takeback = Vrni potezo
table-hint = Namig
table-hint-told = Moj predlog: { $told }
table-guided = Dajaj mi nasvete
table-type = Vpiši potezo
table-type-play = Odigraj
table-past = Gledate zgodnejši položaj.
table-now = Nazaj k partiji
table-replay = Zadnji strel še enkrat, počasi
table-sight = Ciljna črta
table-undo = Korak nazaj
table-turn = Obrni ploščo
table-look = Videz plošče
table-confirm = Potrdi vsako potezo
table-draw = Ponudi remi
table-claim = Prijavi zmago
table-claim-draw = Razglasi remi
table-say-mute = Utišaj klepet
table-resign = Predaj partijo
table-resign-sure = Res predati partijo?
table-yes = Da
table-no = Ne
table-next = Naslednja partija
table-rematch = Povratna partija
say-hello = Pozdravljeni!
say-good-luck = Srečno!
say-well-played = Dobro odigrano!
say-thanks = Hvala!
say-sorry = Oprostite!
say-one-moment = Trenutek, prosim.
say-back = Spet sem tu.
say-your-turn = Mislim, da ste na potezi.
say-oops = Ups!
say-good-game = Dobra partija!
bot-again = Računalnik je moral začeti razmišljati znova.
table-home = Nazaj k igram
table-accept = Sprejmi
table-decline = Zavrni
table-withdraw = Umakni
table-watching = Gledate. Poteze lahko vlečejo le igralci.
table-watchers = { $count ->
    [one] { $count } gledalec
    [two] { $count } gledalca
    [few] { $count } gledalci
   *[other] { $count } gledalcev
}
table-booklet = Pravila
table-invite = Povabi k igri
table-invite-help = Pošljite to povezavo ali pokažite kodo za skeniranje. Kdor jo prvi odpre, se pridruži partiji.
table-invite-copy = Kopiraj povezavo
table-invite-loopback = Ta naslov deluje le na tem računalniku. Za igro v domačem omrežju zaženite: gamecase serve --host 0.0.0.0
player-unnamed = Igralec { $number }
player-you = vi
player-away = ni tu
tally-won = Dobljeni dvoboji
tally-drawn = Remiji

## The rule book
rules-link = Pravila
rules-title = Pravila: { $game }
rules-booklets = Različice pravil
rules-agreed = Dogovorjeno za to partijo
rules-example = Primer
rules-not-allowed = Ni dovoljeno
rules-print = Natisni

## Learning
learn-link = Učenje
learn-title = Naučite se: { $game }
learn-lead = Kratke lekcije, vsaka s ploščo samo za vas. Kar poskušajte: nič ne more iti narobe.
learn-lesson = Lekcija { $number } od { $count }
learn-right = Pravilno!
learn-other = To je dovoljeno, tukaj pa je treba storiti nekaj drugega.
learn-again = Poskusi znova
learn-next = Naslednja lekcija
learn-all = Vse lekcije
learn-guided = Zaigraj prvo partijo s pomočjo
learn-watch = Glej, kako igrata dva računalnika

## What stands
status-waiting = Čakamo na drugega igralca
status-drawing-lots = Izbira se, kdo začne
status-chance = Met kock
status-by-hand = Vrzite kocke in vpišite met
status-your-turn = Vi ste na potezi: { $seat }
status-turn = Na potezi: { $seat }
status-bot-thinks = Računalnik razmišlja
outcome-resigned = { $seat } zmaga: nasprotnik je predal partijo.
outcome-agreed = Remi po dogovoru.
outcome-left = { $seat } zmaga: nasprotnik je odšel.
outcome-left-draw = Remi: ena stran je odšla.
outcome-time = { $seat } zmaga po času.
match-best-of = Partija { $game } od največ { $number }
match-first-to = { $number ->
    [one] Partija { $game }, igra se do { $number } točke
    [two] Partija { $game }, igra se do { $number } točk
    [few] Partija { $game }, igra se do { $number } točk
   *[other] Partija { $game }, igra se do { $number } točk
}
match-games = Partija { $game } od { $number }
match-open = Partija { $game }

## What happened
told-sit = { $name } se pridruži.
told-begin = Začenja se nova partija.
told-lot = Začne { $name }.
told-offer-takeback = { $name } prosi za vrnitev poteze.
told-offer-draw = { $name } ponuja remi.
told-offer-rematch = { $name } predlaga povratno partijo.
told-decline = Ponudba je zavrnjena.
told-takeback = Poteza je vrnjena.
told-draw = Remi je dogovorjen.
told-resign = { $name } preda partijo.
told-left = { $name } konča partijo: nasprotnik je odšel.
told-lapse = Ponudba je potekla.
told-say = { $name }: { $words }
told-flag = { $name }: čas je potekel.

## Why not
refusal-not-your-turn = Niste na potezi.
refusal-game-over = Partija je končana.
refusal-time-up = Vaš čas je potekel.
refusal-not-begun = Partija se še ni začela.
refusal-dice-not-yours = V tej partiji kocke meče aplikacija.
refusal-dice-by-hand = V tej partiji kocke mečete sami in vpisujete mete.
refusal-not-now = Zdaj to ni mogoče.
refusal-too-late = Nekdo vas je prehitel; znova poglejte na ploščo.
refusal-still-here = Nasprotnik še ni odsoten dovolj dolgo.
refusal-offer-gone = Ta ponudba ne velja več.
refusal-watching = Gledate; to lahko storijo le igralci.
refusal-no-hint = Namigi so le za partije z računalnikom ali pri istem zaslonu in le, ko ste na potezi.
refusal-means-nothing = Ta poteza tu ni dovoljena.
refusal-theirs = Tista poteza ni bila dovoljena. { $rule }

## Trouble
error-bad-message = Stran je poslala nekaj, česar strežnik ne razume. Znova jo naložite.
error-stale = Stanje na plošči se je medtem spremenilo; poglejte še enkrat.
error-too-fast = Prehitro; počakajte trenutek.
link-lost = Povezava je prekinjena. Poskušamo znova; nič se ne izgubi.
link-back = Povezava je spet tu.
touch-again = Izberite, kam naprej, ali pritisnite Escape.
confirm-grave = Za potrditev pritisnite še enkrat.
aim-pull = Disk potisnite vzdolž črte. Nato kjer koli na plošči povlecite nazaj in spustite.
aim-help = S puščicami merite, plus in minus spremenita moč, vejica in pika premikata po črti, Enter odigra.
copied = Kopirano.
turn-alert = Na potezi ste
clock-stale = Kakor je bilo ob prekinitvi povezave
problem-title = To ni uspelo
problem-not-found = Tukaj ni ničesar. Preverite povezavo; partija je morda na drugem računalniku.
problem-bad-form = V obrazcu nekaj ni v redu. Vrnite se in poskusite znova.
problem-chair-taken = To mesto je zasedel nekdo drug.
problem-too-many-tables = Preveč novih partij naenkrat. Počakajte trenutek in poskusite znova.
problem-away = Igre trenutno niso dosegljive. Nič odigranega ni izgubljeno. Čez trenutek poskusite znova.
problem-home = Nazaj k igram

## On the command line
serve-ready = Gamecase teče na naslovu { $address }
serve-network = V domačem omrežju: { $address }
serve-scan = Skenirajte s telefonom v istem omrežju:
serve-stop = Ustavite ga s Ctrl+C.
verify-holds = { $entries ->
    [one] Zapis drži: { $entries } vnos, vse povezave in položaji se ujemajo.
    [two] Zapis drži: { $entries } vnosa, vse povezave in položaji se ujemajo.
    [few] Zapis drži: { $entries } vnosi, vse povezave in položaji se ujemajo.
   *[other] Zapis drži: { $entries } vnosov, vse povezave in položaji se ujemajo.
}
verify-rolls = { $count ->
    [one] { $count } met ali naključna izbira je preračunana in se ujema.
    [two] { $count } meta ali naključni izbiri sta preračunani in se ujemata.
    [few] { $count } meti in naključne izbire so preračunani in se ujemajo.
   *[other] { $count } metov in naključnih izbir je preračunanih in se ujema.
}
verify-by-hand = { $count ->
    [one] { $count } met je bil vpisan ročno: ni česa preračunavati.
    [two] { $count } meta sta bila vpisana ročno: ni česa preračunavati.
    [few] { $count } meti so bili vpisani ročno: ni česa preračunavati.
   *[other] { $count } metov je bilo vpisanih ročno: ni česa preračunavati.
}
verify-hidden = { $count ->
    [one] { $count } met je še zapečaten: njegova partija ni končana.
    [two] { $count } meta sta še zapečatena: njuna partija ni končana.
    [few] { $count } meti so še zapečateni: njihova partija ni končana.
   *[other] { $count } metov je še zapečatenih: njihova partija ni končana.
}

## A game looked over
table-analysis = Analiziraj partijo
analysis-title = { $game }: analiza
analysis-games = Partije tega dvoboja
analysis-progress = Analiza poteka …
analysis-graph = Potek partije
analysis-lines = Najboljša nadaljevanja
analysis-mistakes = Prelomni trenutki
analysis-none = Ni najdenih napak.
analysis-totals = Povzetek
analysis-played = Odigrano
analysis-inaccuracy = Nenatančnost
analysis-mistake = Napaka
analysis-blunder = Groba napaka
analysis-better = Bolje:
analysis-even = Izenačeno
analysis-slight = { $seat }: majhna prednost
analysis-clear = { $seat }: jasna prednost
analysis-winning = { $seat }: dobljen položaj
analysis-first = Na začetek
analysis-back = Potezo nazaj
analysis-forward = Potezo naprej
analysis-last = Na konec
analysis-table = Nazaj k partiji
analysis-failed = Partije ni bilo mogoče analizirati. Poskusite znova čez trenutek.
analysis-result = { $first }–{ $second }
problem-not-over = Partija še poteka. Analizirati jo je mogoče, ko se konča.

## Hands and pages
table-ahead = Dovoli poteze vnaprej
ahead-planned = Poteza vnaprej je nastavljena. Odigra se, ko boste na potezi, če bo dovoljena.
table-symbols = Simboli figur namesto črk
table-download = Prenesi kot { $format }

## Games from elsewhere
import-title = Uvozi partijo
import-text = Prilepite partijo kot { $formats }
import-open = Uvozi

## People
nav-account = Račun
people-sign-in = Prijava
people-register = Ustvari račun
people-lead = Igrate lahko tudi brez računa. Z računom najdete svoje partije na vsaki napravi in lahko igrate za rating.
people-name = Ime
people-name-hint = Od 2 do 24 črk ali števk; vidijo ga drugi igralci.
people-password = Geslo
people-password-hint = Vsaj 8 znakov. Za primer, da ga pozabite, dobite kode.
people-with-passkey = Prijava s ključem za dostop
people-register-passkey = Ustvari račun s ključem za dostop
people-wrong = Napačno ime ali geslo.
people-slow = Preveč poskusov. Počakajte minuto in poskusite znova.
people-name-taken = To ime je zasedeno ali preveč podobno zasedenemu. Izberite drugo.
people-name-unfit = Ime ima od 2 do 24 črk ali števk ene abecede, vmes so lahko presledki, pike ali vezaji.
people-password-unfit = Uporabite vsaj 8 znakov in nič takega, kar je lahko uganiti, na primer svoje ime ali 12345678.
people-passkey-failed = Ključ za dostop ni bil sprejet. Poskusite znova.
people-again = Za to spremembo se najprej znova prijavite.
people-only-way = To je vaš edini način prijave, zato ga ni mogoče odstraniti.
people-not-the-name = To ni vaše ime. Nič ni bilo izbrisano.
account-since = Tu od { $date }
account-ratings = Ratingi
account-matches = { $count ->
    [one] { $count } dvoboj za rating
    [two] { $count } dvoboja za rating
    [few] { $count } dvoboji za rating
   *[other] { $count } dvobojev za rating
}
account-history = Zgodovina partij
account-export = Prenesi vse moje podatke
account-sign-out = Odjava
account-ways = Kako se prijavljate
account-passkey = Ključ za dostop: { $device }
account-passkey-add = Dodaj ključ za dostop
account-remove = Odstrani
account-password-new = Novo geslo
account-password-note = Vsaj 8 znakov. Vse druge naprave bodo odjavljene.
account-password-set = Shrani geslo
account-devices = Kje ste prijavljeni
account-this-device = ta naprava
account-seen = nazadnje uporabljeno: { $date }
account-end-others = Odjava povsod drugod
account-tokens = Žetoni API
account-tokens-about = Kdor ima žeton, lahko deluje v vašem imenu. Nikomur ga ne dajte.
account-token-label = Čemu je namenjen?
account-token-read = sme le brati
account-token-play = sme igrati
account-token-make = Ustvari žeton
account-token-once = Kopirajte ga zdaj; ne bo več prikazan.
account-delete = Izbriši račun
account-delete-about = Vaša prijava, seje, žetoni in ratingi se izbrišejo takoj in za vedno. Odigrane partije ostanejo, kot so bile zapisane, z imenom, pod katerim ste igrali: pripadajo tudi vašim nasprotnikom. Nihče jih ne more nadaljevati namesto vas.
account-delete-sure = Za potrditev vpišite svoje ime
history-none = Tu še ni ničesar.
history-older = Starejše
history-won = Zmaga
history-lost = Poraz
history-drawn = Remi
rated-badge = Za rating
rated-switch = Partija za rating
rated-about = Oba igralca potrebujeta račun in potez ni mogoče vračati.
ratings-about = Število za ± pove, kako negotov je rating.
refusal-rated-account = To je partija za rating: potreben je račun.
refusal-rated-alone = V partiji za rating ne morete igrati proti sebi.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Ta žeton je neznan, odstranjen ali tega ne sme.
nav-main = Glavne strani
nav-play = Igraj
nav-learn = Uči se
nav-rules = Pravila
list-lead-learn = Izberite igro in preizkusite njene kratke lekcije.
list-lead-rules = Izberite igro in preberite njena pravila s slikami.
home-continue = Nadaljuj
home-finished = Končane partije
start-change = Spremeni
start-change-of = { $game }: spremeni nasprotnika, pravila ali čas
player-computer = { $name } (računalnik)
character-hello-gentle = Pozdravljeni! Ugotovimo skupaj, kako gre?
character-hello-cheerful = Lepo je igrati z vami. Pa se zabavajmo!
character-hello-steady = Srečno. Igram zanesljivo.
character-hello-sharp = Dobrodošli. Pazite: gledam naprej.
character-hello-calm = Ko boste pripravljeni. Redko kaj spregledam.
character-bye-gentle = To je bilo zabavno! Še enkrat?
character-bye-cheerful = Hvala za partijo!
character-bye-steady = Dobra partija. Bilo mi je v veselje.
character-bye-sharp = Dober boj. Poglejte si prelomne trenutke, veliko je videti.
character-bye-calm = Čast mi je bila. Malo je takih partij.
notice-special = Po pravilih te partije: { $rule }
notice-rule = Pravilo { $number }
notice-close = Razumem
opponent-bot = Računalnik
opponent-here = Dva tukaj
opponent-away = S povezavo
opponent-anyone = Kdor koli
rules-question = Po katerih pravilih želite igrati?
rules-of-my-box = Pravila iz moje škatle
rules-as-usual = Kot se igra danes
rules-line = Pravila:
start-time = Čas
start-more = Več
start-match-points = Ali do toliko točk
clock-chip-none = Brez ure
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Na točko
clock-chip-days = { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dnevi
   *[other] { $days } dni
}
working-hint = Iščem dobro potezo …
working-thinking = Računalnik še razmišlja …
working-compiled = Računalnik se pripravlja, na vsaki napravi enkrat: { $percent } %.
working-tables = Računalnik računa končnice teh pravil, enkrat: { $percent } %.
provisional-compiled = To je hitra ocena: računalnik se še pripravlja. Vprašajte znova čez minuto, takrat bo odgovor boljši.
provisional-tables = Končnice teh pravil se še računajo, zato so številke dobre ocene.
offline-title = Brez povezave
offline-lead = Za igro je potrebna povezava. Takoj ko se vrne, lahko igrate naprej; nič ni izgubljeno.
offline-kept = Preberete lahko
offline-nothing = Zaenkrat nič. Pravila in lekcije, ki jih odprete, ostanejo tu za pozneje.
offline-again = Poskusi znova
import-files = Izberite datoteke ali jih spustite kamor koli na to stran
import-done = { $count ->
    [one] Odprta je { $count } partija
    [two] Odprti sta { $count } partiji
    [few] Odprte so { $count } partije
   *[other] Odprtih je { $count } partij
}
import-illegal = Poteza { $count } ni dovoljena:
import-unreadable = Tega ni bilo mogoče prebrati kot partijo
import-keep = Odpri partijo do tja
import-correct = Popravi
import-corrected = Partija za popravek
import-back = Nazaj
share-title = Deli v mojem omrežju
share-ask = Zdaj lahko Gamecase odpre samo ta računalnik. Če ga delite, ga lahko odpre vsaka naprava v vašem domačem omrežju, dokler deljenja ne ustavite ali programa ne zaprete.
share-start = Deli
share-on = V skupni rabi. Odprite ta naslov na drugi napravi ali skenirajte kodo.
share-stop = Nehaj deliti
problem-no-network = Ta računalnik zdaj ni v nobenem omrežju, v katerem bi lahko delili.
notice-registered = Dobrodošli, { $name }! Vaš račun je pripravljen in prijavljeni ste.
notice-password-saved = Novo geslo je shranjeno.
account-password-current = Trenutno geslo
account-password-passkey = Potrdi s ključem za dostop
account-no-ratings = Ratinga še nimate. Dobite ga s partijo za rating. Lestvice:
people-wrong-current = To ni vaše trenutno geslo. Nič se ni spremenilo.
people-passkey-first = Ta račun še nima gesla. Nastavite ga z gumbom za ključ za dostop.
footer-translations = Prevodi
translations-title = Prevodi
translations-lead = Vsa sporočila strani in iger s primeri vrednosti, v dveh jezikih drugo ob drugem.
translations-how = Kako popraviti prevod ali dodati jezik, piše v docs/translating.md v izvorni kodi.
translations-language = Jezik
translations-beside = Zraven
translations-part = Del
translations-part-shell = Stran
translations-state = Stanje
translations-state-all = Vsa
translations-state-missing = Manjkajoča
translations-state-outdated = Zastarela
translations-state-current = Ažurna
translations-search = Iskanje
translations-show = Pokaži
translations-count = { $count ->
    [one] { $count } sporočilo
    [two] { $count } sporočili
    [few] { $count } sporočila
   *[other] { $count } sporočil
}
provenance-legend = Od kod je katero pravilo:
provenance-printed = Natisnjeno v navodilih
provenance-usual = Tako se igra danes
provenance-silent = Navodila molčijo: naša nastavitev
provenance-differs = Navodila so nejasna: tako jih beremo
provenance-languages = Samo v teh jezikih: { $languages }.
switch-value-printed = { $value } (kot je natisnjeno)
switch-value-silent = { $value } (naša nastavitev)
switch-value-differs = { $value } (naše branje)
rules-exactly = Natanko kot je natisnjeno
rules-exactly-about = Vsako pravilo po črki, tudi tam, kjer je bilo po našem mišljeno kaj drugega.
rules-needs = Velja samo s to nastavitvijo: { $switch } – { $value }
rules-needs-open = Začni partijo z njo
rules-compare = Primerjava navodil
rules-compare-about = Samo to, v čemer se navodila razlikujejo. Vse drugo je v njihovih pravilih.
table-rules = Pravila: { $booklet }
table-rules-change = spremeni
table-chat = Klepet
table-more = Več
table-tools = Orodja
table-sound = Zvok
table-fullscreen = Cel zaslon
table-save = Shrani datoteko
table-hint-more = Več
table-speed = Hitrost potez
table-speed-calm = Umirjena
table-speed-normal = Običajna
table-speed-fast = Hitra
table-speed-none = Brez animacije
table-glow = Pokaži, kaj se lahko premakne
table-lot = Kdo začne
table-lot-explained = Kdo začne, odloči naključje. Pred partijo ga določi skrivnost, viden pa je le njen odtis. Po partiji se skrivnost razkrije, tako da lahko vsak preveri.
table-lot-words = Besede igralcev
table-next-level = Naslednja stopnja: { $level }
result-won = Zmagali ste
result-lost = Izgubili ste
result-drawn = Remi
result-winner = { $name } zmaga
result-story = { $turns ->
    [one] Konec po { $turns } potezi.
    [two] Konec po { $turns } potezah.
    [few] Konec po { $turns } potezah.
   *[other] Konec po { $turns } potezah.
}
result-story-ahead = { $turns ->
    [one] { $turns } poteza
    [two] { $turns } potezi
    [few] { $turns } poteze
   *[other] { $turns } potez
} { $winner ->
    [own] in niti enkrat niste zaostajali.
   *[other] in zmagovalec niti enkrat ni zaostajal.
}
result-story-turned = { $turns ->
    [one] { $turns } poteza, preobrat pa je prišel šele čisto na koncu.
    [two] { $turns } potezi, preobrat pa je prišel šele čisto na koncu.
    [few] { $turns } poteze, preobrat pa je prišel šele čisto na koncu.
   *[other] { $turns } potez, preobrat pa je prišel šele čisto na koncu.
}
result-story-changes = { $turns ->
    [one] { $turns } poteza.
    [two] { $turns } potezi.
    [few] { $turns } poteze.
   *[other] { $turns } potez.
} { $changes ->
    [one] Vodstvo se je zamenjalo enkrat.
    [two] Vodstvo se je zamenjalo { $changes }-krat.
    [few] Vodstvo se je zamenjalo { $changes }-krat.
   *[other] Vodstvo se je zamenjalo { $changes }-krat.
}
told-lot-seat = { $name }: { $seat }, izbrano naključno.
settings-set = Plošča in figure
settings-set-walnut = Oreh
settings-set-felt = Klobučevina in medenina
settings-set-flat = Plosko in sodobno
settings-set-slate = Skrilavec in kamen
settings-notices = Obvesti me, ko sem na potezi
settings-notices-on = Vklopljeno. Ta brskalnik vas obvesti, tudi ko partija ni odprta.
settings-notices-off = Izklopljeno.
settings-notices-blocked = Vaš brskalnik blokira obvestila te strani. Najprej jih dovolite v njegovih nastavitvah.
settings-notices-failed = Ni uspelo. Poskusite znova pozneje.
push-turn = Na potezi ste, nasprotnik: { $opponent }.
bot-later = Z računalnikom igrate veliko partij. Tu potegnem, takoj ko pridem na vrsto.
refusal-too-many-thoughts = Računalnik je zaposlen z vašimi drugimi partijami. Čez trenutek poskusite znova.
problem-too-many-analyses = Analizira se več vaših partij. Počakajte, da se ena konča, nato poskusite znova.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Globlja analiza
deep-start = Začni
deep-stop = Ustavi
deep-plies = { $plies ->
    [one] { $plies } polpoteza
    [two] { $plies } polpotezi
    [few] { $plies } polpoteze
   *[other] { $plies } polpotez
}
deep-truncated = Kratek rollout { $level }
deep-rollout = Celoten rollout
deep-deeper = Računaj globlje
deep-depth = Globina { $ply }
deep-games = { $games ->
    [one] { $games } partija
    [two] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partij
}
deep-sure = Verjetnost, da je prva možnost najboljša: { $percent } %
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Analiza se je ustavila. Kar je našla, ostane tukaj. Za nadaljevanje jo zaženite znova.
deep-limit = Globlje na tej strani ne gre.
deep-picture = Vrednosti in intervali zaupanja (95 %)
deep-compare = Primerjaj
deep-refused = Tega ni mogoče analizirati.
recovery-title = Shranite te kode
recovery-about = Če pozabite geslo, lahko z vsako kodo enkrat nastavite novo. Zapišite jih ali natisnite: znova jih ne boste videli.
recovery-done = Kode imam shranjene
recovery-new = Nove kode za obnovitev
recovery-left = { $count ->
    [one] Ostala je še { $count } koda za obnovitev
    [two] Ostali sta še { $count } kodi za obnovitev
    [few] Ostale so še { $count } kode za obnovitev
   *[other] Ostalo je še { $count } kod za obnovitev
}
people-forgot = Ste pozabili geslo?
people-forgot-about = Vnesite svoje ime, eno od kod za obnovitev in novo geslo. Če kode nimate, prosite upravo te strani za povezavo.
people-code = Koda za obnovitev
people-code-wrong = Ime in koda se ne ujemata ali pa je bila koda že uporabljena.
people-link-old = Ta povezava ne deluje več. Prosite za novo.
people-mail = E-pošta, samo za ponastavitev gesla
people-mail-send = Pošlji povezavo po e-pošti
people-mail-sent = Če za to ime obstaja e-poštni naslov, je povezava že na poti.
people-invite = Koda vabila
people-invite-wrong = Ta koda vabila ne deluje. Prosite zanjo upravo te strani.
people-closed = Novih računov tu ni mogoče ustvariti.
people-banned = Uprava te strani je ta račun zaklenila.
people-members = Za igranje tukaj potrebujete račun.
people-with-provider = Prijava prek { $provider }
people-provider-failed = Prijava ni uspela. Poskusite znova.
mail-reset = Nastavite novo geslo
mail-reset-text = Nekdo je prosil za nastavitev novega gesla za račun { $name }. Če ste bili to vi, v enem dnevu odprite to povezavo:
problem-quota = Začeli ste toliko partij, kolikor jih ta stran zaenkrat dovoljuje.
admin-title = Upravljanje strani
admin-people = Ljudje
admin-tables = Partije
admin-invites = Vabila
admin-log = Kaj je bilo spremenjeno
admin-find = Poišči
admin-sizes = Partije: { $tables } · Računi: { $accounts } · { $megabytes } MB
admin-reset = Povezava za nastavitev novega gesla
admin-end = Odjavi povsod
admin-rename = Preimenuj
admin-ban = Zakleni
admin-banned = Zaklenjen
admin-unban = Odkleni
admin-delete = Izbriši
admin-close = Zapri
admin-role-none = Igralec
admin-role-organiser = Organizator
admin-role-admin = Upravitelj
admin-role-set = Shrani vlogo
admin-invite-people = Za koliko ljudi?
admin-invite-days = Za koliko dni?
admin-invite-make = Ustvari vabilo
practice-title = Vadite na svojih napakah
practice-lead = Položaji iz vaših partij. V večini ste se zmotili, v nekaterih pa ne.
practice-task = Vaša stran: { $seat }. Kako nadaljujete?
practice-counts = Za ponovitev: { $due } · Novi danes: { $new }
practice-days = { $days ->
    [one] { $days } dan zapored
    [two] { $days } dneva zapored
    [few] { $days } dnevi zapored
   *[other] { $days } dni zapored
}
practice-empty = Za vajo še ni ničesar. Dajte analizirati končano partijo: vaše napake iz nje se bodo pokazale tukaj.
practice-done = To je za danes vse. Odlično!
practice-more = Več novih položajev
practice-show = Pokaži odgovor
practice-next = Naslednji položaj
practice-remove = Tega ne kaži več
practice-game = Poglej partijo
practice-right = Dobra poteza!
practice-wrong = Obstaja nekaj boljšega.
practice-shown = Odgovor
practice-chosen = Vaša poteza
practice-best = Najboljše
practice-played = V partiji
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Ta položaj se vrne { $when }.

## Drills: short exercises to repeat

drills-title = Trening
drills-lead = Kratke vaje, ki so tem težje, čim bolje vam gredo.
drills-level = Stopnja { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Zadnji odgovori: pravilno { $right } od { $answers }
drills-streak = Zaporedoma pravilno: { $count }
drills-book = Knjiga otvoritev
opening-book-move = Poteza
opening-book-worth = Točke
opening-book-about = Točke so equity v partiji za vložek s podvojitveno kocko na sredini, iz naših lastnih rolloutov, s standardno napako.
drills-answer = Odgovori
drills-next = Naslednja vaja
drills-right = Pravilno!
drills-wrong = Ni čisto prav.
drills-your-answer = Vaš odgovor
drills-number = Vpišite celo število od { $low } do { $high }.
drills-again = Na to vajo ste že odgovorili, zato drugič ne šteje.
nav-events = Turnirji
events-lead = Turnirji za vaš klub, šolo ali družino, na spletu ali za pravimi ploščami.
events-coming = Prihodnji
event-new = Nov turnir
event-family = Hitri družinski pokal
event-family-about = Vpišite tri do osem imen in začnite: trije krogi, nato finale najboljših dveh.
event-name = Ime turnirja
event-format = Sistem
event-format-round-robin = Krožni sistem
event-about-round-robin = Vsak igra z vsakim.
event-format-swiss = Švicarski sistem
event-about-swiss = V vsakem krogu igrate z nekom, ki ima približno toliko točk kot vi.
event-format-knockout = Na izpadanje
event-about-knockout = Po porazu izpadete ali nadaljujete v tolažilnem pokalu.
event-format-arena = Arena
event-about-arena = Vsak, ki je prost, dobi novega nasprotnika, kolikorkrat želi.
event-format-ladder = Izzivalna lestvica
event-about-ladder = Izzovite nekoga nad sabo in prevzemite njegovo mesto.
event-format-family-cup = Družinski pokal
event-place = Kje boste igrali?
event-place-online = Na spletu
event-place-real = Za pravimi ploščami
event-place-screen = Na tem zaslonu
event-rounds = Število krogov (prazno pomeni običajno število)
event-double = Vsak z vsakim dvakrat
event-sides = Kdo igra?
event-sides-1 = Posamezniki
event-sides-pairs = Pari
event-sides-teams = Ekipe, igralcev v ekipi: { $number }
event-scoring = Točke za zmago, remi in poraz
event-scoring-points = Štejejo točke iz partij
event-ties = Dodatni kriteriji (pustite prazno za običajne)
event-main = Glavni pokal
event-consolation = Tolažilni pokal
event-last-chance = Pokal zadnje priložnosti
event-playoff = Izločilni boji za najboljše
event-may-join = Pridruži se lahko vsak, ki ima povezavo
event-players-report = Igralci sami vpisujejo rezultate
event-starts = Kdaj se začne?
event-create = Ustvari turnir
event-join = Pridružite se: { $name }
event-join-about = Za pridružitev skenirajte kodo ali odprite povezavo. Računa ne potrebujete.
event-code = Vaša koda je { $code }. Z njo se lahko vrnete na kateri koli napravi.
event-code-enter = Imam kodo
event-players = Igralci
event-add = Dodaj igralce
event-add-hint = V vsako vrstico enega. Sledita lahko rating in klub: Marija; 1450; Obrežje
event-file = Ali iz datoteke: CSV z imeni ali TRF z doslej odigranimi krogi
event-import = Nadaljevanje iz datoteke
event-round = { $number }. krog
event-board = Miza { $number }
event-bye = Prosti krog
event-pairings = Pari
event-pair = Določi pare { $number }. kroga
event-pair-again = Določi pare znova
event-by-hand = Določi pare ročno
event-by-hand-hint = En par v vrstici, s številkama igralcev: 3-7. Ena sama številka pomeni prosti krog.
event-start = Začni { $number }. krog
event-close = Končaj turnir
event-reopen = Znova odpri turnir
event-result = Vpiši rezultat
event-correct = Popravi rezultat
event-keep-score = Zapisuj tukaj
event-keep-score-about = Igrajte na svoji plošči in partijo zapisujte na tej napravi. Rezultat se vpiše, ko je partija končana.
event-won = Zmaga: { $name }
event-absent = Odsotnost: { $name }
event-score = Izid v točkah, če ste jih šteli
event-why = Razlog
event-change = Spremeni ime ali rating
event-withdraw = Odstopi od turnirja
event-return = Spet igra
event-byes = Zaprosi za prosti krog
event-bye-half = Prosti krog za pol točke
event-bye-zero = Prosti krog brez točke
event-bye-cancelled = Prosti krog preklican
event-half-byes = Prosti krogi za pol točke, za katere lahko zaprosi vsak igralec
event-withdrawn = Ne igra več
event-forbid = Teh dveh nikoli ne daj v par
event-helpers = Pomočniki
event-helpers-about = Vpišite ime pomočnika in mu pošljite njegovo povezavo. Pomočniki lahko določajo pare, začenjajo kroge in vpisujejo rezultate.
event-codes = Kode igralcev
event-downloads = Prenosi
event-all-games = Vse partije
event-standings = Vrstni red
event-crosstable = Križna tabela
event-bracket = Shema izpadanja
event-points = Točke
event-yours = Vaša partija: miza { $number }, nasprotnik { $name }
event-yours-bye = V tem krogu ste prosti.
event-open-table = Pojdi k partiji
event-screen = Velik zaslon
event-challenge = Izzovi
study-title = Vaša igra
study-intro = Dajte analizirati svoje končane partije in tukaj poglejte, kako dobro igrate in kje se zatika.
study-automatic = Analiziraj moje partije takoj po koncu
study-analyse = Analiziraj
study-analyse-all = Analiziraj vse te
study-again = Analiziraj znova
study-stopped = Analiza se je ustavila pred koncem. Kar je našla, je shranjeno.
study-waiting = { $count ->
    [one] { $count } partija čaka na analizo.
    [two] { $count } partiji čakata na analizo.
    [few] { $count } partije čakajo na analizo.
   *[other] { $count } partij čaka na analizo.
}
study-open = Še ni analizirano
study-games = Analizirane partije
study-newer = Novejše
study-last = Odločitve
study-last-count = Zadnjih { NUMBER($count) }
study-last-all = Vse
study-decisions = { $count ->
    [one] { NUMBER($count) } odločitev
    [two] { NUMBER($count) } odločitvi
    [few] { NUMBER($count) } odločitve
   *[other] { NUMBER($count) } odločitev
}
study-pr = PR (kakovost igre)
study-accuracy = Natančnost
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Povprečna izguba na potezo (stotinke)
study-error-rate = Stopnja napak kot v GNU Backgammon
study-snowie = Stopnja napak po Snowieju
study-mistakes = Napake
study-luck = Sreča
study-without-luck = Rezultat brez sreče
study-trend = Skozi čas
study-by-kind = Po vrsti odločitve
study-by-position = Po vrsti položaja
study-by-opponent = Po nasprotniku
study-by-opening = Po otvoritvi
study-opening = Otvoritev
study-opponent = Nasprotnik
study-result = Rezultat
study-day = Datum
study-move = Poteze
position-opening = Otvoritev
position-middlegame = Središčnica
position-endgame = Končnica
refusal-event-closed = Ta turnir je končan.
refusal-event-organiser-only = To lahko stori le organizator.
refusal-event-officials-only = To lahko storijo le organizator in pomočniki.
refusal-event-not-yours = To lahko storite le zase.
refusal-event-full = Turnir je poln. Največje število igralcev: { $most }.
refusal-event-no-late-entry = Za pridružitev je prepozno. Prvi krog se je že začel.
refusal-event-no-entrant = Igralca s številko { $entrant } ni.
refusal-event-name-taken = Nekdo z imenom { $name } je že prijavljen.
refusal-event-members = Vpišite toliko igralcev: { $count }.
refusal-event-results-missing = { $missing ->
    [one] V { $round }. krogu manjka še { $missing } rezultat.
    [two] V { $round }. krogu manjkata še { $missing } rezultata.
    [few] V { $round }. krogu manjkajo še { $missing } rezultati.
   *[other] V { $round }. krogu manjka še { $missing } rezultatov.
}
refusal-event-all-paired = Pari so že določeni za vse kroge ({ $rounds }).
refusal-event-still-playing = Zadnja partija še ni končana. Igra jo { $name }.
refusal-event-challenge-up = Izzovete lahko le nekoga nad sabo. { $name } je pod vami.
refusal-event-wrong-round = { $round }. kroga še ni. Na vrsti je { $next }. krog.
refusal-event-already-started = { $round }. krog se je že začel.
refusal-event-not-started = { $round }. krog se še ni začel.
refusal-event-already-paired = Pari { $round }. kroga so že določeni.
refusal-event-too-few = Najmanjše število igralcev je { $least }. Doslej prijavljeni: { $count }.
refusal-event-is-withdrawn = { $name } ne igra več. Pare kroga določite znova ali ročno.
refusal-event-has-bye = { $name } ima v { $round }. krogu prosto. Prekličite to ali določite pare znova.
refusal-event-byes-used = Prosti krogi za pol točke, za katere lahko tu zaprosi vsak igralec: { $most }.
refusal-event-paired-twice = { $name } ne more biti v dveh parih.
refusal-event-no-pairing = V { $round }. krogu za mizo { $table } ni partije.
refusal-event-result-exists = Miza { $table } v { $round }. krogu že ima rezultat. Popravi ga lahko organizator.
refusal-event-online-result = Ta partija se igra na spletu. Rezultat se vpiše sam.
refusal-event-impossible-result = Ta rezultat ni mogoč.
refusal-event-needs-winner = Igra se na izpadanje, zato mora nekdo zmagati.
refusal-event-cannot-pair = Parov { $round }. kroga ni mogoče določiti, ne da bi se kdo znova srečal z istim nasprotnikom. Določite jih ročno ali končajte turnir.
refusal-event-nobody-free = Trenutno ni nihče prost za igro.
refusal-event-by-challenge = Na izzivalni lestvici igralci izzivajo drug drugega.
refusal-event-by-organiser = Prosite organizatorja, naj vas doda.
refusal-event-already-entered = Ste že prijavljeni.
refusal-event-not-empty = Ta turnir že ima igralce. Za to datoteko ustvarite nov turnir.
refusal-event-wrong-code = Koda ni pravilna. Preverite svoj listek.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Seštevek točk vseh vaših nasprotnikov. Močnejši nasprotniki štejejo v vaš prid.
tie-break-buchholz-cut-1 = Buchholz brez najnižjega
tie-break-buchholz-cut-1-about = Točke vseh vaših nasprotnikov brez najnižjih med njimi.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Točke vseh, ki ste jih premagali, in polovica točk vseh, s katerimi ste remizirali.
tie-break-direct-encounter = Medsebojni rezultat
tie-break-direct-encounter-about = Vaše točke proti igralcem, s katerimi ste izenačeni.
tie-break-wins = Zmage
tie-break-wins-about = Partije, ki ste jih dobili na plošči.
tie-break-points-difference = Razlika v točkah
tie-break-points-difference-about = Točke, ki ste jih dosegli v svojih partijah, minus točke vaših nasprotnikov.
tie-break-board-points = Točke s plošč
tie-break-board-points-about = Točke z vseh plošč vaše ekipe.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Vaša povprečna napaka v analiziranih partijah. Nižje je bolje.
tie-break-unplayed = V švicarskem sistemu krog brez partije šteje kot partija z nekom, ki ima toliko točk kot vi.
table-dice-chains = Vsak met je zmešan iz skrivnosti aplikacije in po enega števila z lastne strani vsakega igralca; vse je določeno vnaprej. Zato meta ne more izbrati nihče, niti upravitelj tega spletišča. Po partiji lahko vsak preveri vse mete.
table-dice-waiting = Vsaka stran odda svoje število šele, ko mečete, zato meta nihče ne more poznati vnaprej. Če je stran zaprta, jo kocke počakajo.
table-dice-deposits = Da lahko stran zaprete, ta skupaj z vašo potezo odda svoje število za naslednji met. Meta nihče ne more poznati vnaprej, razen če v tej partiji igra upravitelj tega spletišča.
table-dice-kept = Brez lastnega števila: { $names }
table-lot-chains = Kdo začne, odloči naključje: skrivnost aplikacije in po eno število z lastne strani vsakega igralca; vse je določeno vnaprej. Po partiji lahko to vsak preveri.
status-dice-wait = Kocke čakajo, da to stran odpre { $name }
dice-elsewhere = Kocke čakajo na brskalnik, v katerem ste nazadnje igrali. Odprite to partijo tam.
told-renewal = { $name } ima nova števila za kocke, iz drugega brskalnika
editor-title = Postavi položaj
editor-lead = Povlecite figure na ploščo ali izberite eno in tapnite, kam gre.
editor-turn = Na potezi
editor-remove = Odstrani figuro
editor-clear = Izprazni ploščo
editor-start = Začetni položaj
editor-text = Prilepite položaj
editor-text-known = Možni zapisi: { $notations }.
editor-read = Pokaži
editor-recognised = Prebrano kot { $notation }.
editor-unreadable = Tega ni mogoče prebrati kot položaj. Vaše besedilo je še tu.
editor-other-game = To je položaj iz igre { $game }.
editor-notations = Kot besedilo
editor-copy = Kopiraj
editor-possible = Ta položaj je mogoč.
editor-over = V tem položaju je partija končana, zato ni več česa igrati.
editor-play = Igraj od tod naprej
editor-link = Kopiraj povezavo
editor-picture = Prenesi sliko
editor-analyse = Analiziraj ta položaj
editor-from-position = Iz položaja
editor-from-about = Ena partija iz tega položaja, ne za rating.
notebook-title = Beležnica
notebook-lead = Položaji, ki ste jih shranili. Hranijo se za ta brskalnik ali za vaš račun, če ga imate.
notebook-save = Shrani v beležnico
notebook-name = Naslov
notebook-tags = Oznake, ločene z vejicami
notebook-note = Opomba
notebook-game = Igra
notebook-tag = Oznaka
notebook-saved = Shranjeno v vašo beležnico.
notebook-empty = Tukaj ni položajev.
problem-notebook-full = Vaša beležnica je polna. Najprej izbrišite kak položaj.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Študije
studies-lead = Partije in položaji z vašimi komentarji in variantami. Pokažite jih prijateljem s povezavo ali jih shranite v datoteke.
studies-empty = Študij še nimate.
studies-make = Ustvari študijo
studies-new = Nova študija
studies-comment = Komentar
studies-symbols = Znaki
studies-promote = Naj bo to glavna varianta
studies-delete = Izbriši od tu naprej
studies-saved = Shranjeno
studies-saving = Shranjevanje …
studies-unsaved = Ni shranjeno
studies-retry = Shrani znova
studies-conflict = Vsebina je bila spremenjena v drugem oknu. Zdaj vidite najnovejšo različico; kar ste napisali, je še v svojem polju.
studies-share = Deli
studies-view-link = Kdor ima to povezavo, si lahko to ogleda.
studies-edit-link = Kdor ima to povezavo, lahko to spreminja.
studies-view-make = Ustvari povezavo za ogled
studies-edit-make = Ustvari povezavo za urejanje
studies-withdraw = Umakni to povezavo
studies-download = Prenesi
studies-partly = brez nekaterih vaših opomb
problem-too-many-studies = Za več ni prostora. Najprej eno izbrišite.
lessons-own = Vaše lekcije
lessons-lead = Iz položajev sestavite svojo lekcijo in povezavo do nje pošljite vsem, ki se želijo učiti.
lessons-new = Nova lekcija
lessons-which = Lekcija
lessons-add = Dodaj ta položaj
lessons-exercise = Vaja { $number } od { $count }
lessons-task = Naloga
lessons-answers = Pravilne poteze, v vsaki vrstici ena
lessons-any-good = Sprejmi vsako dobro potezo po presoji računalnika
lessons-explanation = Razlaga po odgovoru
lessons-from-notebook = Iz vaše beležnice
lessons-next = Naslednja vaja
lessons-done = To je bila zadnja vaja. Odlično!
lessons-empty = V tej lekciji še ni vaj.
lessons-up = Premakni gor
lessons-open = Poglej, kot jo vidijo učenci
lessons-nobody-moves = V tem položaju ni na potezi nihče, zato ne more biti vaja.
lessons-bad-answer = Poteze »{ $move }« v tem položaju ni mogoče odigrati.
lessons-needs-answer = Vpišite pravilno potezo ali sprejmite vsako dobro potezo.
import-many-title = Uvozi partije
import-many-lead = Prenesite svoje partije iz drugih programov in s spletnih strani: posamezne datoteke, cele mape ali arhiv ZIP. Partije, ki jih tu že imate, se izpustijo.
import-formats = Datoteke, ki jih je mogoče prebrati
import-folder = Izberi mapo
import-stop = Ustavi
import-count-files = Datoteke
import-count-games = Uvoženo
import-count-duplicates = Že tukaj
import-count-failed = Ni uvoženo
import-line = Vrstica
import-lost = Povezava je prekinjena. Kar je bilo doslej uvoženo, ostane.
import-stopped = Ustavljeno. Kar je bilo doslej uvoženo, ostane.
import-too-large = Ta datoteka je prevelika. Naenkrat je mogoče prebrati največ { $size } MB.
import-quota = Dosegli ste število novih partij za ta mesec. Kar je bilo doslej uvoženo, ostane.
import-players = Kateri od teh igralcev ste vi?
import-me = To sem jaz
import-names = Vaša imena v datotekah
import-names-help = Ločite jih z vejicami. V partijah z enim od teh igralcev za vaše štejejo samo njegove poteze.
import-queue-full = Na analizo zdaj ne more čakati več partij. Po preostale se vrnite pozneje.
openings-title = Raziskovalec otvoritev
openings-filter = Izbor partij
openings-source = Vir
openings-own = Vaše partije
openings-side = Stran
openings-player = Igralec
openings-days = Obdobje
openings-days-30 = Zadnjih 30 dni
openings-days-365 = Zadnje leto
openings-any = Vse
openings-show = Pokaži
openings-start = Začetni položaj
openings-count = Partije
openings-loss = Povprečna izguba
openings-empty = Do tega položaja ni prišla nobena partija.
openings-none = Končanih partij še ni. Odigrajte jih nekaj ali jih uvozite iz drugih programov.
openings-reading = Štetje vaših partij: { $done } od { $all }
openings-reached = Partije s tem položajem
openings-collections = Vaše zbirke
openings-collections-help = Datoteka z veliko partijami, na primer PGN ali PDN. Vidite jo samo vi.
openings-add = Dodaj datoteko
openings-adding = Branje datoteke
