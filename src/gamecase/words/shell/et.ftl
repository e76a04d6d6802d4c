### Estonian. Address: sina. rules = reeglid, booklet (only the printed one) = reeglivihik, board = mängulaud,
### record = protokoll, opponent = vastane, roll = vise, draw = viik.

## Home page
app-name = Gamecase
app-tagline = Klassikalised lauamängud sinu enda mängukarbi reeglite järgi
skip-to-content = Liigu sisu juurde
nav-home = Mängud
nav-settings = Seaded
home-title = Vali mäng
home-lead = Mängi arvuti, kõrval istuva sõbra või kaugel oleva sõbra vastu.
home-open = Avatud mängud
home-table-against = { $game }, vastas { $others }
home-state-yours = Sinu kord
home-state-open = Pooleli
home-state-waiting = Ootab mängijat
home-state-over = Lõppenud
footer-free = Vaba tarkvara: mängi, majuta ja muuda
footer-fair = Täringud, mida igaüks saab kontrollida

## Settings
settings-language = Keel
settings-theme = Teema
settings-theme-auto = Nagu seadmes
settings-theme-light = Hele
settings-theme-dark = Tume
settings-theme-contrast = Suur kontrast
settings-theme-clear = Värvipimedatele sobiv
settings-save = Rakenda

## Laying a table
new-title = Uus mäng: { $game }
new-booklet-clauses = Näita reegleid
box-find = Leia oma mängukarbi reeglid
box-unsure = Ei ole kindel
box-none = Ükski reeglistik ei sobi selle kõigega. Siin on nad kõik.
new-opponent = Kelle vastu mängid?
new-player = Mängija { $number }
new-against-here = Sõber siin
new-against-away-about = Saad lingi, mille talle saata.
new-against-anyone-about = Sinu mäng on avalehel näha, kuni keegi liitub.
new-level = Mis tase?
new-you = Sina
new-name = Sinu nimi
new-name-hint = Seda näevad teised mängijad. Võid tühjaks jätta.
new-words = Sinu oma seeme täringutele
new-words-hint = See segatakse igasse viskesse ja igasse juhuslikku valikusse. Kui jätad lahtri tühjaks, valib seemne sinu seade.
new-friend-name = Sõbra nimi
new-starts = Kes alustab?
new-starts-lot = Juhuslik
new-starts-me = Mina
new-starts-other = Vastane
new-side = Kumma poolega mängid?
new-match = Matši pikkus
new-match-best-of-1 = Üks mäng
new-match-best-of = Parim { $number } mängust
new-match-first-to = { $number ->
    [one] Kuni { $number } punktini
   *[other] Kuni { $number } punktini
}
new-match-open = Nii palju mänge, kui soovid
new-dice = Kes täringuid veeretab?
new-dice-verifiable = Veeretab rakendus; igaüks saab hiljem kontrollida
new-dice-manual = Veeretame päris täringuid ja sisestame arvud
new-clock = Mõtlemisaeg
new-clock-none = Kellata
new-clock-fischer = { $minutes } min + { $seconds } s käigu kohta
new-clock-delay = { $seconds } s viivitus käigu kohta, { $minutes } min varuaega punkti kohta
new-clock-days = { $days ->
    [one] { $days } päev käigu kohta
   *[other] { $days } päeva käigu kohta
}

## An invitation
join-title = Kutse mängule: { $game }
join-by = { $name } kutsus sind mängima.
join-by-somebody = Keegi kutsus sind mängima.
join-sit = Liitu
join-watch = Ainult vaata

## The table
table-board = Mängulaud
table-moves = Käigud
table-players = Mängijad
table-position = Seis sõnadega
table-dice = Täringud
table-dice-pledge = Määratud enne mängu (saladuse SHA-256)
table-dice-secret = Saladus, avaldatud pärast mängu
table-dice-words = Mängijate seemned
table-dice-explained = Saladus määrab enne mängu kõik täringud ja näha on ainult selle sõrmejälg. Pärast mängu saladus avaldatakse, nii et igaüks saab kontrollida, et iga vise tuleneb sellest.
table-record = Laadi mängu protokoll alla
table-takeback = Võta käik tagasi
table-hint = Vihje
table-hint-told = Mina käiksin: { $told }
table-guided = Anna mulle nõu
table-type = Sisesta käik
table-type-play = Käi
table-past = Vaatad varasemat seisu.
table-now = Tagasi mängu juurde
table-replay = Näita viimast lööki aegluubis
table-sight = Sihtjoon
table-undo = Tühista
table-turn = Pööra mängulauda
table-look = Mängulaua välimus
table-confirm = Kinnita iga käik
table-draw = Paku viiki
table-claim = Nõua võitu
table-claim-draw = Lõpeta viigiga
table-say-mute = Vaigista vestlus
table-resign = Alistu
table-resign-sure = Kas alistud selles mängus?
table-yes = Jah
table-no = Ei
table-next = Järgmine mäng
table-rematch = Revanš
say-hello = Tere!
say-good-luck = Edu!
say-well-played = Hästi mängitud!
say-thanks = Aitäh!
say-sorry = Vabandust!
say-one-moment = Üks hetk, palun.
say-back = Olen tagasi.
say-your-turn = Minu meelest on sinu kord.
say-oops = Oih!
say-good-game = Hea mäng!
bot-again = Arvuti pidi uuesti mõtlema hakkama.
table-home = Tagasi kõigi mängude juurde
table-accept = Nõustu
table-decline = Keeldu
table-withdraw = Võta pakkumine tagasi
table-watching = Sa vaatad mängu. Käia saavad ainult mängijad.
table-watchers = { $count ->
    [one] { $count } vaataja
   *[other] { $count } vaatajat
}
table-booklet = Reeglid
table-invite = Kutsu sõber
table-invite-help = Saada see link või lase sõbral kood skannida. Mänguga liitub see, kes lingi esimesena avab.
table-invite-copy = Kopeeri link
table-invite-loopback = See link töötab ainult selles arvutis. Koduvõrgus mängimiseks käivita Gamecase nii: gamecase serve --host 0.0.0.0
player-unnamed = Mängija { $number }
player-you = sina
player-away = ära
tally-won = Võidetud matšid
tally-drawn = Viigid

## The rule book
rules-link = Reeglid
rules-title = Reeglid: { $game }
rules-booklets = Reeglistikud
rules-agreed = Selles mängus kokku lepitud
rules-example = Näide
rules-not-allowed = Pole lubatud
rules-print = Prindi

## Learning
learn-link = Õpi
learn-title = Õpi mängima: { $game }
learn-lead = Lühikesed õppetunnid, igaühes sinu oma mängulaud. Proovi julgelt: midagi ei saa valesti minna.
learn-lesson = Õppetund { $number } / { $count }
learn-right = Tubli!
learn-other = See on lubatud, aga proovi siin midagi muud.
learn-again = Proovi uuesti
learn-next = Järgmine õppetund
learn-all = Kõik õppetunnid
learn-guided = Mängi esimene mäng nõuannetega
learn-watch = Vaata kahe arvuti mängu

## What stands
status-waiting = Ootame teist mängijat
status-drawing-lots = Valitakse, kes alustab
status-chance = Täringuid veeretatakse
status-by-hand = Veereta täringuid ja sisesta arvud
status-your-turn = Sinu kord: { $seat }
status-turn = Käigul: { $seat }
status-bot-thinks = Arvuti mõtleb
outcome-resigned = { $seat } võidab: vastane alistus.
outcome-agreed = Viik kokkuleppel.
outcome-left = { $seat } võidab: vastane lahkus.
outcome-left-draw = Viik: mängija lahkus.
outcome-time = { $seat } võidab ajaga.
match-best-of = Mäng { $game }, parim { $number } mängust
match-first-to = { $number ->
    [one] Mäng { $game }, kuni { $number } punktini
   *[other] Mäng { $game }, kuni { $number } punktini
}
match-games = Mäng { $game }, kokku { $number }
match-open = Mäng { $game }

## What happened
told-sit = { $name } liitus.
told-begin = Algab uus mäng.
told-lot = { $name } alustab.
told-offer-takeback = { $name } palub käiku tagasi võtta.
told-offer-draw = { $name } pakub viiki.
told-offer-rematch = { $name } soovib revanši.
told-decline = Pakkumine lükati tagasi.
told-takeback = Käik võeti tagasi.
told-draw = Viigis lepiti kokku.
told-resign = { $name } alistub.
told-left = { $name } lõpetas mängu: vastane lahkus.
told-lapse = Pakkumine aegus.
told-say = { $name }: { $words }
told-flag = Aeg sai läbi: { $name }.

## Why not
refusal-not-your-turn = Praegu pole sinu kord.
refusal-game-over = Mäng on läbi.
refusal-time-up = Sinu aeg sai läbi.
refusal-not-begun = Mäng pole veel alanud.
refusal-dice-not-yours = Selles mängus veeretab täringuid rakendus.
refusal-dice-by-hand = Selles mängus veeretavad mängijad täringuid ise ja sisestavad arvud.
refusal-not-now = Praegu ei saa seda teha.
refusal-too-late = Keegi jõudis ette; vaata mängulauda uuesti.
refusal-still-here = Vastane pole veel piisavalt kaua ära olnud.
refusal-offer-gone = See pakkumine enam ei kehti.
refusal-watching = Sa vaatad mängu; seda saavad teha ainult mängijad.
refusal-no-hint = Vihjeid saad ainult oma käigukorral, mängides arvuti vastu või sama ekraani taga.
refusal-means-nothing = See pole siin lubatud käik.
refusal-theirs = See käik ei olnud lubatud. { $rule }

## Trouble
error-bad-message = Server ei saanud sellest lehest aru. Laadi see uuesti.
error-stale = Seis mängulaual on vahepeal muutunud; vaata uuesti.
error-too-fast = Liiga kiiresti; oota hetk.
link-lost = Ühendus katkes. Ühendan uuesti… Sinu mäng on alles.
link-back = Ühendus on taas olemas.
touch-again = Vali, kuhu edasi, või vajuta Escape.
confirm-grave = Kinnitamiseks vajuta uuesti.
aim-pull = Libista ketast mööda joont. Seejärel tõmba ükskõik kus laual tagasi ja lase lahti.
aim-help = Sihi nooleklahvidega, muuda tugevust plussi ja miinusega, liigu mööda joont koma ja punktiga, mängi Enteriga.
copied = Kopeeritud.
turn-alert = Sinu kord
clock-stale = Aeg ühenduse katkemisel
problem-title = See ei õnnestunud
problem-not-found = Siin pole midagi. Kontrolli linki; mäng võib olla teises arvutis.
problem-bad-form = Midagi selles vormis polnud õige. Mine tagasi ja proovi uuesti.
problem-chair-taken = Selle koha on keegi juba võtnud.
problem-too-many-tables = Liiga palju uusi mänge korraga. Oota hetk ja proovi uuesti.
problem-away = Mängudele ei pääse praegu ligi. Midagi sinu mängitust pole kadunud. Proovi hetke pärast uuesti.
problem-home = Tagasi kõigi mängude juurde

## On the command line
serve-ready = Gamecase töötab aadressil { $address }
serve-network = Sinu koduvõrgus: { $address }
serve-scan = Skanni seda samas võrgus oleva telefoniga:
serve-stop = Lõpetamiseks vajuta Ctrl+C.
verify-holds = { $entries ->
    [one] Protokoll on terve: kontrollitud { $entries } kirje, iga lüli ja seis õige.
   *[other] Protokoll on terve: kontrollitud { $entries } kirjet, iga lüli ja seis õige.
}
verify-rolls = { $count ->
    [one] { $count } vise või juhuslik valik arvutati üle ja see klapib.
   *[other] { $count } viset ja juhuslikku valikut arvutati üle ja need klapivad.
}
verify-by-hand = { $count ->
    [one] { $count } vise sisestati käsitsi: pole midagi kontrollida.
   *[other] { $count } viset sisestati käsitsi: pole midagi kontrollida.
}
verify-hidden = { $count ->
    [one] { $count } vise on veel saladuses: mäng pole läbi.
   *[other] { $count } viset on veel saladuses: mäng pole läbi.
}

## A game looked over
table-analysis = Analüüsi mängu
analysis-title = { $game }: analüüs
analysis-games = Selle matši mängud
analysis-progress = Analüüsin…
analysis-graph = Mängu kulg
analysis-lines = Parimad jätkud
analysis-mistakes = Pöördepunktid
analysis-none = Vigu ei leitud.
analysis-totals = Kokkuvõte
analysis-played = Mängitud
analysis-inaccuracy = Ebatäpsus
analysis-mistake = Viga
analysis-blunder = Raske viga
analysis-better = Parem:
analysis-even = Võrdne
analysis-slight = { $seat }: veidi parem seis
analysis-clear = { $seat }: selgelt parem seis
analysis-winning = { $seat }: võiduseis
analysis-first = Algusesse
analysis-back = Käik tagasi
analysis-forward = Käik edasi
analysis-last = Lõppu
analysis-table = Tagasi mängu juurde
analysis-failed = Mängu ei saanud analüüsida. Proovi hetke pärast uuesti.
analysis-result = { $first }–{ $second }
problem-not-over = Mäng pole veel läbi. Seda saab analüüsida, kui see on lõppenud.

## Hands and pages
table-ahead = Luba eelkäigud
ahead-planned = Eelkäik on valmis. See tehakse sinu käigukorral, kui see on lubatud.
table-symbols = Näita tähtede asemel malendite sümboleid
table-download = Laadi alla kujul { $format }

## Games from elsewhere
import-title = Impordi mäng
import-text = Kleebi mäng kujul { $formats }
import-open = Impordi

## People
nav-account = Konto
people-sign-in = Logi sisse
people-register = Loo konto
people-lead = Mängida saab ka kontota. Kontoga leiad oma mängud igast seadmest ja võid mängida reitinguga mänge.
people-name = Nimi
people-name-hint = 2–24 tähte või numbrit; teised mängijad näevad seda.
people-password = Parool
people-password-hint = Vähemalt 8 märki. Saad koodid juhuks, kui selle unustad.
people-with-passkey = Logi sisse pääsuvõtmega
people-register-passkey = Loo konto pääsuvõtmega
people-wrong = Vale nimi või parool.
people-slow = Liiga palju katseid. Oota minut ja proovi uuesti.
people-name-taken = See nimi on võetud või liiga sarnane võetuga. Vali teine.
people-name-unfit = Kasuta 2–24 ühe tähestiku tähte või numbrit; nende vahel võivad olla tühikud, punktid või sidekriipsud.
people-password-unfit = Kasuta vähemalt 8 märki ja mitte midagi kergesti äraarvatavat, nagu oma nimi või 12345678.
people-passkey-failed = Pääsuvõtit ei võetud vastu. Proovi uuesti.
people-again = Selle muutmiseks logi kõigepealt uuesti sisse.
people-only-way = See on su ainus viis sisse logida, seepärast ei saa seda eemaldada.
people-not-the-name = See ei ole sinu nimi. Midagi ei kustutatud.
account-since = Siin alates { $date }
account-ratings = Reitingud
account-matches = { $count ->
    [one] { $count } reitingumatš
   *[other] { $count } reitingumatši
}
account-history = Mängude ajalugu
account-export = Laadi alla kõik mu andmed
account-sign-out = Logi välja
account-ways = Kuidas sa sisse logid
account-passkey = Pääsuvõti: { $device }
account-passkey-add = Lisa pääsuvõti
account-remove = Eemalda
account-password-new = Uus parool
account-password-note = Vähemalt 8 märki. Kõik teised seadmed logitakse välja.
account-password-set = Salvesta parool
account-devices = Kus sa oled sisse logitud
account-this-device = see seade
account-seen = viimati kasutatud: { $date }
account-end-others = Logi mujal välja
account-tokens = API-võtmed
account-tokens-about = Igaüks, kellel on võti, saab tegutseda sinu nimel. Hoia see salajas.
account-token-label = Milleks see on?
account-token-read = tohib ainult lugeda
account-token-play = tohib mängida
account-token-make = Loo võti
account-token-once = Kopeeri see kohe; seda rohkem ei näidata.
account-delete = Kustuta oma konto
account-delete-about = Sinu sisselogimine, seansid, võtmed ja reitingud kustutatakse kohe ja jäädavalt. Sinu mängitud mängud jäävad alles nimega, mida kasutasid: need on ka su vastaste omad. Keegi ei saa neid sinu eest edasi mängida.
account-delete-sure = Kinnituseks kirjuta oma nimi
history-none = Siin pole veel midagi.
history-older = Vanemad
history-won = Võit
history-lost = Kaotus
history-drawn = Viik
rated-badge = Reitinguga
rated-switch = Reitinguga mäng
rated-about = Mõlemal mängijal peab olema konto. Käike tagasi ei võeta.
ratings-about = Arv märgi ± järel näitab, kui ebakindel reiting on.
refusal-rated-account = See on reitinguga mäng, seega on sul vaja kontot.
refusal-rated-alone = Reitinguga mängus ei saa iseenda vastu mängida.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = See võti on tundmatu, eemaldatud või ei luba seda.
nav-main = Peamised lehed
nav-play = Mängi
nav-learn = Õpi
nav-rules = Reeglid
list-lead-learn = Vali mäng ja proovi selle lühikesi õppetunde.
list-lead-rules = Vali mäng ja loe selle reegleid, piltidega.
home-continue = Jätka
home-finished = Lõppenud mängud
start-change = Muuda
start-change-of = { $game }: muuda vastast, reegleid või aega
player-computer = { $name } (arvuti)
character-hello-gentle = Tere! Kas uurime koos, kuidas see käib?
character-hello-cheerful = Tore sinuga mängida. Läheb lõbusaks!
character-hello-steady = Edu. Mina mängin kindlalt.
character-hello-sharp = Tere tulemast. Ettevaatust: ma vaatan ette.
character-hello-calm = Kui oled valmis. Minult jääb harva midagi märkamata.
character-bye-gentle = See oli lõbus! Veel kord?
character-bye-cheerful = Aitäh mängu eest!
character-bye-steady = Hea mäng. Mulle meeldis.
character-bye-sharp = Hästi võideldud. Vaata pöördepunkte.
character-bye-calm = Mul oli rõõm. Selliseid mänge on vähe.
notice-special = Selle mängu reeglite järgi: { $rule }
notice-rule = Reegel { $number }
notice-close = Selge
opponent-bot = Arvuti
opponent-here = Sõber siin
opponent-away = Sõber lingiga
opponent-anyone = Igaüks
rules-question = Milliste reeglitega soovid mängida?
rules-of-my-box = Minu karbi reeglid
rules-as-usual = Nagu tänapäeval mängitakse
rules-line = Reeglid:
start-time = Aeg
start-more = Veel
start-match-points = Või nii mitme punktini
clock-chip-none = Ilma kellata
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Punkti kohta
clock-chip-days = { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
}
working-hint = Otsin head käiku …
working-thinking = Arvuti mõtleb veel …
working-compiled = Arvuti valmistub, selles seadmes ainult see üks kord: { $percent }%.
working-tables = Arvuti arvutab nende reeglite lõppmänge, ainult see üks kord: { $percent }%.
provisional-compiled = See on kiire vastus: arvuti alles valmistub. Küsi minuti pärast uuesti.
provisional-tables = Nende reeglite lõppmänge alles arvutatakse, seega on arvud head hinnangud.
settings-set = Laud ja nupud
settings-set-walnut = Pähkel
settings-set-felt = Vilt ja messing
settings-set-flat = Lame ja moodne
settings-set-slate = Kiltkivi ja kivi
offline-title = Võrguühendust pole
offline-lead = Mängud vajavad ühendust. Niipea kui see taastub, saad edasi mängida; midagi ei lähe kaduma.
offline-kept = Lugeda saad
offline-nothing = Veel pole midagi. Avatud reeglid ja õppetunnid hoitakse siin hilisemaks alles.
offline-again = Proovi uuesti
import-files = Vali failid või lohista need siia lehele
import-done = { $count ->
    [one] Avati { $count } mäng
   *[other] Avati { $count } mängu
}
import-illegal = Käik { $count } ei ole lubatud:
import-unreadable = Seda ei saanud mänguna lugeda
import-keep = Ava mäng selle kohani
import-correct = Paranda
import-corrected = Parandatav mäng
import-back = Tagasi
share-title = Jaga minu võrgus
share-ask = Praegu saab Gamecase’i avada ainult see arvuti. Jaga seda ja kõik sinu koduvõrgu seadmed saavad selle avada, kuni sa jagamise lõpetad või selle sulged.
share-start = Jaga
share-on = Jagatud. Ava see aadress teises seadmes või skanni kood.
share-stop = Lõpeta jagamine
problem-no-network = Sellel arvutil pole praegu võrku, kus jagada.
notice-registered = Tere tulemast, { $name }! Sinu konto on valmis ja oled sisse logitud.
notice-password-saved = Sinu uus parool on salvestatud.
account-password-current = Praegune parool
account-password-passkey = Kinnita pääsuvõtmega
account-no-ratings = Sul pole veel reitingut. Selle saad, kui mängid reitinguga mängu. Reitingutabelid:
people-wrong-current = See pole sinu praegune parool. Midagi ei muudetud.
people-passkey-first = Sellel kontol pole veel parooli. Määra see pääsuvõtme nupuga.
footer-translations = Tõlked
translations-title = Tõlked
translations-lead = Kõik saidi ja mängude tekstid koos näidisväärtustega, kahes keeles kõrvuti.
translations-how = Tõlke parandamiseks või keele lisamiseks loe lähtekoodist faili docs/translating.md.
translations-language = Keel
translations-beside = Kõrval
translations-part = Osa
translations-part-shell = Sait
translations-state = Olek
translations-state-all = Kõik
translations-state-missing = Puudu
translations-state-outdated = Aegunud
translations-state-current = Ajakohased
translations-search = Otsi
translations-show = Näita
translations-count = { $count ->
    [one] { $count } tekst
   *[other] { $count } teksti
}
provenance-legend = Kust iga reegel pärineb:
provenance-printed = Trükitud reeglivihikus
provenance-usual = Nii, nagu tänapäeval mängitakse
provenance-silent = Vihik ei ütle midagi: meie vaikevalik
provenance-differs = Vihik on ebaselge: meie tõlgendus
provenance-languages = Ainult nendes keeltes: { $languages }.
switch-value-printed = { $value } (nagu trükitud)
switch-value-silent = { $value } (meie vaikevalik)
switch-value-differs = { $value } (meie tõlgendus)
rules-exactly = Täpselt nagu trükitud
rules-exactly-about = Järgib iga reeglit sõna-sõnalt, ka seal, kus meie arvates mõeldi midagi muud.
rules-needs = See kehtib ainult selle seadega: { $switch } – { $value }
rules-needs-open = Alusta sellega mängu
rules-compare = Vihikud kõrvuti
rules-compare-about = Ainult see, milles vihikud erinevad. Kõik muu on nende reeglites.
table-rules = Reeglid: { $booklet }
table-rules-change = muuda
table-chat = Vestlus
table-more = Veel
table-tools = Tööriistad
table-sound = Heli
table-fullscreen = Täisekraan
table-save = Salvesta fail
table-hint-more = Veel
table-speed = Käikude kiirus
table-speed-calm = Rahulik
table-speed-normal = Tavaline
table-speed-fast = Kiire
table-speed-none = Animatsioonita
table-glow = Näita, millega saab käia
table-lot = Kes alustab
table-lot-explained = Juhus otsustab, kes alustab. Saladus määrab selle enne mängu ja näha on ainult selle sõrmejälg. Pärast mängu saladus avaldatakse, nii et igaüks saab seda kontrollida.
table-lot-words = Mängijate seemned
table-next-level = Järgmine tase: { $level }
result-won = Sa võitsid
result-lost = Sa kaotasid
result-drawn = Viik
result-winner = { $name } võidab
result-story = { $turns ->
    [one] Läbi pärast { $turns } käiku.
   *[other] Läbi pärast { $turns } käiku.
}
result-story-ahead = { $turns ->
    [one] { $turns } käik,
   *[other] { $turns } käiku,
} { $winner ->
    [own] ja sa ei jäänud kordagi taha.
   *[other] ja võitja ei jäänud kordagi taha.
}
result-story-turned = { $turns ->
    [one] { $turns } käik, ja mäng pöördus alles päris lõpus.
   *[other] { $turns } käiku, ja mäng pöördus alles päris lõpus.
}
result-story-changes = { $turns ->
    [one] { $turns } käik.
   *[other] { $turns } käiku.
} { $changes ->
    [one] Juhtpositsioon vahetus ühe korra.
   *[other] Juhtpositsioon vahetus { $changes } korda.
}
told-lot-seat = { $name }: { $seat }, juhuslikult valitud.
settings-notices = Teata, kui on minu kord
settings-notices-on = Sees. See brauser teatab sulle ka siis, kui mäng pole avatud.
settings-notices-off = Väljas.
settings-notices-blocked = Sinu brauser blokeerib selle saidi teated. Luba need enne brauseri seadetes.
settings-notices-failed = See ei õnnestunud. Proovi hiljem uuesti.
push-turn = Sinu kord, vastane { $opponent }.
bot-later = Sul on arvutiga palju mänge. Käin siin kohe, kui on minu kord.
refusal-too-many-thoughts = Arvuti on su teiste mängudega hõivatud. Proovi hetke pärast uuesti.
problem-too-many-analyses = Mitut sinu mängu juba analüüsitakse. Oota, kuni üks saab valmis, ja proovi siis uuesti.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Sügavam analüüs
deep-start = Alusta
deep-stop = Peata
deep-plies = { $plies ->
    [one] { $plies } poolkäik
   *[other] { $plies } poolkäiku
}
deep-truncated = Lühike rollout { $level }
deep-rollout = Täielik rollout
deep-deeper = Vaata sügavamale
deep-depth = Sügavus { $ply }
deep-games = { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}
deep-sure = Esimene on parim { $percent }% tõenäosusega
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Analüüs katkes. Juba leitu jääb siia alles. Jätkamiseks alusta uuesti.
deep-limit = Kaugemale see sait ei arvuta.
deep-picture = Väärtused 95% usaldusvahemikega
deep-compare = Võrdle
deep-refused = Seda ei saa analüüsida.
recovery-title = Hoia need koodid alles
recovery-about = Kui parooli unustad, saad iga koodiga ühe korra uue määrata. Kirjuta need üles või prindi välja: rohkem sa neid ei näe.
recovery-done = Panin need tallele
recovery-new = Uued taastekoodid
recovery-left = { $count ->
    [one] { $count } taastekood alles
   *[other] { $count } taastekoodi alles
}
people-forgot = Unustasid parooli?
people-forgot-about = Sisesta oma nimi, üks oma taastekoodidest ja uus parool. Kui sul koodi pole, küsi linki selle saidi haldajalt.
people-code = Taastekood
people-code-wrong = See nimi ja kood ei käi kokku või on kood juba kasutatud.
people-link-old = See link enam ei tööta. Küsi uus.
people-mail = E-post, ainult parooli lähtestamiseks
people-mail-send = Saada mulle link e-postiga
people-mail-sent = Kui sellel nimel on e-posti aadress, on link juba teel.
people-invite = Kutsekood
people-invite-wrong = See kutsekood ei tööta. Küsi kood selle saidi haldajalt.
people-closed = Siin ei saa uusi kontosid luua.
people-banned = Saidi haldaja on selle konto lukustanud.
people-members = Siin mängimiseks on vaja kontot.
people-with-provider = Logi sisse teenusega { $provider }
people-provider-failed = Sisselogimine ei õnnestunud. Proovi uuesti.
mail-reset = Määra uus parool
mail-reset-text = Keegi palus uut parooli kasutajale { $name }. Kui see olid sina, ava see link ööpäeva jooksul:
problem-quota = Oled alustanud nii palju mänge, kui sait praegu lubab.
admin-title = Saidi haldamine
admin-people = Kasutajad
admin-tables = Mängud
admin-invites = Kutsed
admin-log = Muudatused
admin-find = Otsi
admin-sizes = Mänge: { $tables } · Kontosid: { $accounts } · { $megabytes } MB
admin-reset = Link uue parooli määramiseks
admin-end = Logi kõikjal välja
admin-rename = Nimeta ümber
admin-ban = Lukusta
admin-banned = Lukustatud
admin-unban = Ava lukustus
admin-delete = Kustuta
admin-close = Lõpeta
admin-role-none = Mängija
admin-role-organiser = Korraldaja
admin-role-admin = Haldaja
admin-role-set = Salvesta roll
admin-invite-people = Mitmele inimesele?
admin-invite-days = Mitmeks päevaks?
admin-invite-make = Loo kutse
practice-title = Harjuta oma vigu
practice-lead = Seisud sinu enda mängudest. Enamikus neist sa eksisid, mõnes mitte.
practice-task = Sinu pool: { $seat }. Mida teed?
practice-counts = { $due } korrata · { $new } täna uut
practice-days = { $days ->
    [one] { $days } päev järjest
   *[other] { $days } päeva järjest
}
practice-empty = Veel pole midagi harjutada. Lase mõni lõppenud mäng analüüsida: sinu vead sellest ilmuvad siia.
practice-done = Tänaseks kõik. Tubli!
practice-more = Veel uusi seise
practice-show = Näita vastust
practice-next = Järgmine seis
practice-remove = Ära seda enam näita
practice-game = Vaata mängu
practice-right = Hea käik!
practice-wrong = On ka midagi paremat.
practice-shown = Vastus
practice-chosen = Sinu käik
practice-best = Parim
practice-played = Mängus
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Selle seisu järgmine kord: { $when }.

## Drills: short exercises to repeat

drills-title = Harjutused
drills-lead = Lühikesed ülesanded, mis lähevad raskemaks, kui sina lähed paremaks.
drills-level = Tase { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Viimased { $answers }: õigeid { $right }
drills-streak = { $count } järjest
drills-book = Avanguraamat
opening-book-move = Käik
opening-book-worth = Punktid
opening-book-about = Punktid on ootusväärtused raha peale mängides, kui kuubik on keskel; need pärinevad meie enda rolloutidest ja neile on lisatud standardviga.
drills-answer = Vasta
drills-next = Järgmine ülesanne
drills-right = Õige!
drills-wrong = Mitte päris.
drills-your-answer = Sinu vastus
drills-number = Sisesta täisarv vahemikus { $low } kuni { $high }.
drills-again = Sellele oled juba vastanud, nii et see ei lähe uuesti arvesse.
nav-events = Turniirid
events-lead = Turniirid sinu klubile, koolile või perele, veebis või päris laudade taga.
events-coming = Tulekul
event-new = Uus turniir
event-family = Kiire perekarikas
event-family-about = Kolm kuni kaheksa nime ja võibki alata: kolm vooru, siis kahe parema finaal.
event-name = Turniiri nimi
event-format = Turniirisüsteem
event-format-round-robin = Ringsüsteem
event-about-round-robin = Kõik mängivad kõigiga.
event-format-swiss = Šveitsi süsteem
event-about-swiss = Igas voorus kohtud kellegagi, kellel on umbes sama palju punkte kui sinul.
event-format-knockout = Väljalangemissüsteem
event-about-knockout = Kaotad ja langed välja või jätkad lohutuskarikal.
event-format-arena = Areen
event-about-arena = Vaba mängija saab uue vastase, nii tihti kui soovib.
event-format-ladder = Redel
event-about-ladder = Esita väljakutse kellelegi endast kõrgemal ja võta tema koht.
event-format-family-cup = Perekarikas
event-place = Kus mängitakse?
event-place-online = Veebis
event-place-real = Päris laudade taga
event-place-screen = Sellel ekraanil
event-rounds = Voorude arv; tühjaks jättes tavaline arv
event-double = Igaühega kohtutakse kaks korda
event-sides = Kes mängivad?
event-sides-1 = Üksikmängijad
event-sides-pairs = Paarid
event-sides-teams = Võistkonnad, suurus { $number }
event-scoring = Punktid võidu, viigi ja kaotuse eest
event-scoring-points = Arvesse lähevad mängudes saadud punktid
event-ties = Lisanäitajad võrdsete punktide korral (tühi = tavalised)
event-main = Põhikarikas
event-consolation = Lohutuskarikas
event-last-chance = Viimase võimaluse karikas
event-playoff = Parimatele väljalangemismängud
event-may-join = Liituda saab igaüks, kellel on link
event-players-report = Mängijad sisestavad oma tulemused ise
event-starts = Millal algab?
event-create = Loo turniir
event-join = Liitu: { $name }
event-join-about = Liitumiseks skanni kood või ava link. Kontot pole vaja.
event-code = Sinu kood on { $code }. Sellega saad naasta igas seadmes.
event-code-enter = Mul on kood
event-players = Mängijad
event-add = Lisa mängijaid
event-add-hint = Igaüks eraldi real. Järgneda võivad reiting ja klubi: Maria; 1450; Jõeääre
event-file = Või failist: CSV nimedega või TRF seni mängitud voorudega
event-import = Jätkatud failist
event-round = Voor { $number }
event-board = Laud { $number }
event-bye = Vaba voor
event-pairings = Paarid
event-pair = Loosi voor { $number }
event-pair-again = Loosi uuesti
event-by-hand = Määra paarid käsitsi
event-by-hand-hint = Üks paar real, mängijate numbritega: 3-7. Üksik number tähendab vaba vooru.
event-start = Alusta vooru { $number }
event-close = Lõpeta turniir
event-reopen = Ava turniir uuesti
event-result = Sisesta tulemus
event-correct = Paranda tulemust
event-keep-score = Pea protokolli siin
event-keep-score-about = Mängi oma laual ja pea protokolli selles seadmes. Tulemus kantakse sisse, kui mäng on läbi.
event-won = { $name } võitis
event-absent = { $name } ei mänginud
event-score = Skoor, kui seda peeti
event-why = Põhjus
event-change = Muuda nime või reitingut
event-withdraw = Lahku turniirilt
event-return = Mängib jälle
event-byes = Küsi vaba vooru
event-bye-half = Poolepunktine vaba voor
event-bye-zero = Punktita vaba voor
event-bye-cancelled = Vaba voor tühistatud
event-half-byes = Mitu poolepunktist vaba vooru tohib iga mängija küsida
event-withdrawn = Lahkunud
event-forbid = Ära pane neid kaht kunagi kokku
event-helpers = Abilised
event-helpers-about = Nimeta abiline ja saada talle tema link. Abilised saavad loosida, voore alustada ja tulemusi sisestada.
event-codes = Mängijate koodid
event-downloads = Allalaadimised
event-all-games = Kõik mängud
event-standings = Paremusjärjestus
event-crosstable = Risttabel
event-bracket = Turniiripuu
event-points = Punktid
event-yours = Sinu mäng: laud { $number }, vastas { $name }
event-yours-bye = Sul on selles voorus vaba voor.
event-open-table = Mine mängu juurde
event-screen = Suur ekraan
event-challenge = Esita väljakutse
study-title = Sinu mäng
study-intro = Lase oma lõppenud mänge analüüsida ja vaata siit, kui hästi sa mängid ja kus asi viltu läheb.
study-automatic = Analüüsi mu mänge kohe, kui need lõpevad
study-analyse = Analüüsi
study-analyse-all = Analüüsi need kõik
study-again = Analüüsi uuesti
study-stopped = Analüüs katkes enne lõppu. Juba leitu on alles.
study-waiting = { $count ->
    [one] { $count } mäng ootab analüüsi.
   *[other] { $count } mängu ootab analüüsi.
}
study-open = Veel analüüsimata
study-games = Analüüsitud mängud
study-newer = Uuemad
study-last = Otsused
study-last-count = Viimased { NUMBER($count) }
study-last-all = Kõik
study-decisions = { $count ->
    [one] { NUMBER($count) } otsus
   *[other] { NUMBER($count) } otsust
}
study-pr = PR (sooritusnäitaja)
study-accuracy = Täpsus
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-average-loss = Keskmine kaotus käigu kohta (sajandikes)
study-error-rate = Veamäär nagu GNU Backgammonis
study-snowie = Snowie veamäär
study-mistakes = Vead
study-luck = Õnn
study-without-luck = Tulemus ilma õnneta
study-trend = Aja jooksul
study-by-kind = Otsuse liigi järgi
study-by-position = Seisu liigi järgi
study-by-opponent = Vastase järgi
study-by-opening = Avangu järgi
study-opening = Avang
study-opponent = Vastane
study-result = Tulemus
study-day = Kuupäev
study-move = Käigud
position-opening = Avang
position-middlegame = Keskmäng
position-endgame = Lõppmäng
refusal-event-closed = See turniir on läbi.
refusal-event-organiser-only = Seda saab teha ainult korraldaja.
refusal-event-officials-only = Seda saavad teha ainult korraldaja ja abilised.
refusal-event-not-yours = Seda saad teha ainult enda eest.
refusal-event-full = Turniir on täis. Mängijate suurim arv on { $most }.
refusal-event-no-late-entry = Liituda on liiga hilja. Esimene voor on alanud.
refusal-event-no-entrant = Mängijat numbriga { $entrant } pole.
refusal-event-name-taken = Mängija nimega { $name } on juba kirjas.
refusal-event-members = Sisesta mängijad; vajalik arv on { $count }.
refusal-event-results-missing = { $missing ->
    [one] Voorust { $round } on veel üks tulemus puudu.
   *[other] Voorust { $round } on veel { $missing } tulemust puudu.
}
refusal-event-all-paired = Kõik voorud ({ $rounds }) on loositud.
refusal-event-still-playing = { $name } pole viimast mängu veel lõpetanud.
refusal-event-challenge-up = Väljakutse saad esitada ainult kellelegi endast kõrgemal. { $name } on sinust allpool.
refusal-event-wrong-round = Vooru { $round } veel pole. Järgmine on voor { $next }.
refusal-event-already-started = Voor { $round } on juba alanud.
refusal-event-not-started = Voor { $round } pole veel alanud.
refusal-event-already-paired = Voor { $round } on juba loositud.
refusal-event-too-few = Vaja on vähemalt { $least } mängijat. Praegu on neid { $count }.
refusal-event-is-withdrawn = { $name } on lahkunud. Loosi voor uuesti või määra paarid käsitsi.
refusal-event-has-bye = { $name }: voorus { $round } on vaba voor. Tühista see või loosi voor uuesti.
refusal-event-byes-used = Nii mitu poolepunktist vaba vooru tohib iga mängija siin küsida: { $most }.
refusal-event-paired-twice = { $name } ei saa olla kahes paaris.
refusal-event-no-pairing = Voorus { $round } pole lauas { $table } mängu.
refusal-event-result-exists = Vooru { $round } laual { $table } on tulemus juba olemas. Korraldaja saab seda parandada.
refusal-event-online-result = Seda mängu mängitakse veebis. Tulemus tuleb ise.
refusal-event-impossible-result = Selline tulemus pole võimalik.
refusal-event-needs-winner = See on väljalangemismäng, nii et keegi peab võitma.
refusal-event-cannot-pair = Vooru { $round } ei saa loosida nii, et keegi sama vastasega uuesti ei kohtuks. Määra paarid käsitsi või lõpeta turniir.
refusal-event-nobody-free = Praegu pole keegi vaba.
refusal-event-by-challenge = Redelil esitavad mängijad üksteisele väljakutseid.
refusal-event-by-organiser = Palu korraldajal end lisada.
refusal-event-already-entered = Sa oled juba kirjas.
refusal-event-not-empty = Sellel turniiril on juba mängijaid. Loo selle faili jaoks uus turniir.
refusal-event-wrong-code = See kood pole õige. Vaata oma paberilipikut.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Kõigi sinu vastaste punktid kokku. Tugevamad vastased on sulle kasuks.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = Kõigi sinu vastaste punktid, neist väikseim välja jäetud.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Kõigi sinu võidetud vastaste punktid ja pool nende punktidest, kellega jäid viiki.
tie-break-direct-encounter = Omavaheline kohtumine
tie-break-direct-encounter-about = Sinu punktid mängijate vastu, kellega oled võrdselt.
tie-break-wins = Võidud
tie-break-wins-about = Mängud, mille võitsid laua taga.
tie-break-points-difference = Punktide vahe
tie-break-points-difference-about = Sinu mängudes saadud punktid miinus vastaste omad.
tie-break-board-points = Lauapunktid
tie-break-board-points-about = Sinu võistkonna kõigi laudade punktid.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Sinu keskmine viga analüüsitud mängudes. Väiksem on parem.
tie-break-unplayed = Šveitsi süsteemis loetakse partiita voor partiiks kellegagi, kellel on sinu punktid.
table-dice-chains = Iga vise segatakse kokku rakenduse saladusest ja iga mängija enda lehe arvust; kõik on ette kindlaks määratud. Nii ei saa viset valida keegi, ka mitte selle saidi pidaja. Pärast mängu saab igaüks iga viset kontrollida.
table-dice-waiting = Iga leht annab oma arvu alles siis, kui veeretad, nii et keegi ei saa viset varem teada. Kui mõni leht on suletud, ootavad täringud selle järel.
table-dice-deposits = Et saaksid lehe sulgeda, annab see koos sinu käiguga ära oma arvu järgmise viske jaoks. Keegi ei saa viset varem teada, välja arvatud siis, kui selles mängus mängib selle saidi pidaja.
table-dice-kept = Oma arvuta: { $names }
table-lot-chains = Alustaja otsustab juhus: rakenduse saladus ja arv iga mängija enda lehelt, kõik ette kindlaks määratud. Pärast mängu saab igaüks seda kontrollida.
status-dice-wait = Täringud ootavad, et { $name } avaks selle lehe
dice-elsewhere = Täringud ootavad brauserit, milles sa viimati mängisid. Ava see mäng seal.
told-renewal = { $name } sai täringutele uued arvud, teisest brauserist
editor-title = Sea seis üles
editor-lead = Lohista nupud lauale või vali nupp ja puuduta kohta, kuhu see läheb.
editor-turn = Käigul
editor-remove = Eemalda nupp
editor-clear = Tühjenda laud
editor-start = Algseis
editor-text = Kleebi seis
editor-text-known = Kirjaviis: { $notations }.
editor-read = Näita
editor-recognised = Loetud kui { $notation }.
editor-unreadable = Sellest ei saa seisu välja lugeda. Sinu tekst on alles.
editor-other-game = See seis on teisest mängust: { $game }.
editor-notations = Tekstina
editor-copy = Kopeeri
editor-possible = See seis on võimalik.
editor-over = Selles seisus on mäng läbi, nii et edasi pole midagi mängida.
editor-play = Mängi siit edasi
editor-link = Kopeeri link
editor-picture = Laadi pilt alla
editor-analyse = Analüüsi seda seisu
editor-from-position = Seisust
editor-from-about = Üks mäng sellest seisust, reitingut ei mõjuta.
notebook-title = Märkmik
notebook-lead = Sinu salvestatud seisud. Neid hoitakse selle brauseri jaoks või sinu konto jaoks, kui sul see on.
notebook-save = Salvesta märkmikku
notebook-name = Pealkiri
notebook-tags = Sildid, komadega eraldatud
notebook-note = Märkus
notebook-game = Mäng
notebook-tag = Silt
notebook-saved = Märkmikku salvestatud.
notebook-empty = Siin pole ühtegi seisu.
problem-notebook-full = Sinu märkmik on täis. Kustuta enne mõni seis.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Uuringud
studies-lead = Mängud ja seisud sinu enda kommentaaride ja variantidega. Näita neid sõpradele lingiga või salvesta failidena.
studies-empty = Sul pole veel ühtegi uuringut.
studies-make = Tee uuring
studies-new = Uus uuring
studies-comment = Kommentaar
studies-symbols = Märgid
studies-promote = Tee see põhivariandiks
studies-delete = Kustuta siit alates
studies-saved = Salvestatud
studies-saving = Salvestan…
studies-unsaved = Salvestamata
studies-retry = Salvesta uuesti
studies-conflict = Seda muudeti teises aknas. Näed nüüd uusimat versiooni; sinu kirjutatu on endiselt oma väljal.
studies-share = Jaga
studies-view-link = Igaüks, kellel on see link, saab seda vaadata.
studies-edit-link = Igaüks, kellel on see link, saab seda muuta.
studies-view-make = Loo link vaatamiseks
studies-edit-make = Loo link muutmiseks
studies-withdraw = Tühista see link
studies-download = Laadi alla
studies-partly = osa sinu märkmetest jääb välja
problem-too-many-studies = Rohkem ei mahu. Kustuta enne mõni.
lessons-own = Sinu õppetunnid
lessons-lead = Koosta seisudest oma õppetund ja saada selle link kõigile, kes tahavad õppida.
lessons-new = Uus õppetund
lessons-which = Õppetund
lessons-add = Lisa see seis
lessons-exercise = Ülesanne { $number } / { $count }
lessons-task = Mida teha
lessons-answers = Õiged käigud, igaüks omal real
lessons-any-good = Loe õigeks iga käik, mida arvuti heaks peab
lessons-explanation = Selgitus pärast vastust
lessons-from-notebook = Sinu märkmikust
lessons-next = Järgmine ülesanne
lessons-done = See oli viimane ülesanne. Tubli!
lessons-empty = Selles õppetunnis pole veel ülesandeid.
lessons-up = Liiguta üles
lessons-open = Vaata nii, nagu õpilased näevad
lessons-nobody-moves = Selles seisus pole kellegi käik, nii et ülesannet sellest teha ei saa.
lessons-bad-answer = „{ $move }“ pole selles seisus võimalik.
lessons-needs-answer = Anna õige käik või loe õigeks kõik head käigud.
import-many-title = Impordi mänge
import-many-lead = Too oma mängud teistest programmidest ja teistelt saitidelt: üksikud failid, terved kaustad või ZIP-arhiiv. Siin juba olemas olevad mängud jäetakse välja.
import-formats = Loetavad failid
import-folder = Vali kaust
import-stop = Peata
import-count-files = Faile
import-count-games = Imporditud
import-count-duplicates = Juba olemas
import-count-failed = Importimata
import-line = Rida
import-lost = Ühendus katkes. Seni imporditu on alles.
import-stopped = Peatatud. Seni imporditu on alles.
import-too-large = See fail on liiga suur. Korraga saab lugeda kuni { $size } MB.
import-quota = Selle kuu uute mängude arv on täis. Seni imporditu on alles.
import-players = Kes neist mängijatest oled sina?
import-me = See olen mina
import-names = Sinu nimed failides
import-names-help = Komadega eraldatud. Kui mängus on üks neist mängijatest, loetakse sinu käikudeks ainult tema käigud.
import-queue-full = Praegu ei mahu analüüsi järjekorda rohkem mänge. Tule ülejäänutega hiljem tagasi.
openings-title = Avangute sirvija
openings-filter = Vali mängud
openings-source = Allikas
openings-own = Sinu mängud
openings-side = Pool
openings-player = Mängija
openings-days = Ajavahemik
openings-days-30 = Viimased 30 päeva
openings-days-365 = Viimane aasta
openings-any = Kõik
openings-show = Näita
openings-start = Algseis
openings-count = Mänge
openings-loss = Keskmine kaotus
openings-empty = Ükski mäng pole sellesse seisu jõudnud.
openings-none = Lõppenud mänge veel pole. Mängi mõni või impordi neid teistest programmidest.
openings-reading = Loen sinu mänge kokku: { $done } / { $all }
openings-reached = Mängud selle seisuga
openings-collections = Sinu kogud
openings-collections-help = Fail paljude mängudega, näiteks PGN või PDN. Seda näed ainult sina.
openings-add = Lisa fail
openings-adding = Loen faili
