### Finnish. Address: sinä. rules = säännöt, booklet (only the printed one) = sääntövihko, board = lauta,
### record = pöytäkirja, opponent = vastustaja, chosen at random = arvotaan, roll = heitto, draw = tasapeli.

## Home page
app-name = Gamecase
app-tagline = Perinteisiä lautapelejä oman pelilaatikkosi säännöillä
skip-to-content = Siirry sisältöön
nav-home = Pelit
nav-settings = Asetukset
home-title = Valitse peli
home-lead = Pelaa tietokonetta, vieressäsi istuvaa kaveria tai kaukana olevaa kaveria vastaan.
home-open = Avoimet pelit
home-table-against = { $game }, vastassa { $others }
home-state-yours = Sinun vuorosi
home-state-open = Kesken
home-state-waiting = Odottaa pelaajaa
home-state-over = Päättynyt
footer-free = Vapaa ohjelmisto: pelaa, ylläpidä ja muokkaa vapaasti
footer-fair = Nopat, jotka kuka tahansa voi tarkistaa

## Settings
settings-language = Kieli
settings-theme = Teema
settings-theme-auto = Laitteen mukaan
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-theme-contrast = Suuri kontrasti
settings-theme-clear = Värisokeille sopiva
settings-save = Ota käyttöön

## Laying a table
new-title = Uusi peli: { $game }
new-booklet-clauses = Näytä säännöt
box-find = Etsi oman pelisi säännöt
box-unsure = En ole varma
box-none = Mitkään säännöt eivät sovi tähän kaikkeen. Tässä ovat kaikki.
new-opponent = Ketä vastaan pelaat?
new-player = Pelaaja { $number }
new-against-here = Kaveri tässä
new-against-away-about = Saat linkin lähetettäväksi.
new-against-anyone-about = Pelisi näkyy etusivulla, kunnes joku liittyy siihen.
new-level = Mikä taso?
new-you = Sinä
new-name = Nimesi
new-name-hint = Tämän muut pelaajat näkevät. Voit jättää sen tyhjäksi.
new-words = Oma siemenesi nopille
new-words-hint = Se sekoitetaan jokaiseen heittoon ja arvontaan. Jos jätät kentän tyhjäksi, laitteesi valitsee sen.
new-friend-name = Kaverisi nimi
new-starts = Kuka aloittaa?
new-starts-lot = Arvotaan
new-starts-me = Minä
new-starts-other = Vastustaja
new-side = Kummalla puolella pelaat?
new-match = Ottelun pituus
new-match-best-of-1 = Yksi peli
new-match-best-of = Paras { $number } pelistä
new-match-first-to = { $number ->
    [one] Tavoitteena { $number } piste
   *[other] Tavoitteena { $number } pistettä
}
new-match-open = Niin monta peliä kuin haluaa
new-dice = Kuka heittää nopat?
new-dice-verifiable = Sovellus heittää; kuka tahansa voi tarkistaa jälkeenpäin
new-dice-manual = Heitämme oikeita noppia ja syötämme luvut
new-clock = Miettimisaika
new-clock-none = Ilman kelloa
new-clock-fischer = { $minutes } min + { $seconds } s vuoroa kohti
new-clock-delay = { $seconds } s viive vuoroa kohti, { $minutes } min varalla pistettä kohti
new-clock-days = { $days ->
    [one] { $days } päivä vuoroa kohti
   *[other] { $days } päivää vuoroa kohti
}

## An invitation
join-title = Kutsu peliin: { $game }
join-by = { $name } on kutsunut sinut peliin.
join-by-somebody = Joku on kutsunut sinut peliin.
join-sit = Liity
join-watch = Katso vain

## The table
table-board = Pelilauta
table-moves = Siirrot
table-players = Pelaajat
table-position = Asema sanoin
table-dice = Nopat
table-dice-pledge = Määrätty ennen peliä (salaisuuden SHA-256)
table-dice-secret = Salaisuus, paljastettu pelin jälkeen
table-dice-words = Pelaajien siemenet
table-dice-explained = Salaisuus määrää kaikki nopat ennen peliä, ja siitä näytetään vain sormenjälki. Pelin jälkeen salaisuus paljastetaan, joten kuka tahansa voi tarkistaa, että jokainen heitto seuraa siitä.
table-record = Lataa pelin pöytäkirja
table-takeback = Peru siirto
table-hint = Vihje
table-hint-told = Minä pelaisin: { $told }
table-guided = Anna minulle vinkkejä
table-type = Kirjoita siirto
table-type-play = Pelaa
table-past = Katselet aiempaa asemaa.
table-now = Takaisin peliin
table-replay = Näytä viimeinen laukaus hidastettuna
table-sight = Tähtäysviiva
table-undo = Kumoa
table-turn = Käännä lauta
table-look = Laudan ulkoasu
table-confirm = Vahvista jokainen siirto
table-draw = Ehdota tasapeliä
table-claim = Vaadi voittoa
table-claim-draw = Päätä tasapeliin
table-say-mute = Mykistä keskustelu
table-resign = Luovuta
table-resign-sure = Luovutetaanko tämä peli?
table-yes = Kyllä
table-no = Ei
table-next = Seuraava peli
table-rematch = Uusintaottelu
say-hello = Hei!
say-good-luck = Onnea peliin!
say-well-played = Hyvin pelattu!
say-thanks = Kiitos!
say-sorry = Anteeksi!
say-one-moment = Hetkinen, kiitos.
say-back = Palasin.
say-your-turn = Taitaa olla sinun vuorosi.
say-oops = Hups!
say-good-game = Hyvä peli!
bot-again = Tietokoneen piti aloittaa miettiminen alusta.
table-home = Takaisin kaikkiin peleihin
table-accept = Hyväksy
table-decline = Hylkää
table-withdraw = Peru ehdotus
table-watching = Katselet peliä. Vain pelaajat voivat siirtää.
table-watchers = { $count ->
    [one] { $count } katsoja
   *[other] { $count } katsojaa
}
table-booklet = Säännöt
table-invite = Kutsu kaveri
table-invite-help = Lähetä tämä linkki tai anna kaverin skannata koodi. Peliin pääsee se, joka avaa linkin ensin.
table-invite-copy = Kopioi linkki
table-invite-loopback = Tämä linkki toimii vain tällä tietokoneella. Jos haluat pelata kotiverkossa, käynnistä Gamecase näin: gamecase serve --host 0.0.0.0
player-unnamed = Pelaaja { $number }
player-you = sinä
player-away = poissa
tally-won = Voitetut ottelut
tally-drawn = Tasapelit

## The rule book
rules-link = Säännöt
rules-title = Säännöt: { $game }
rules-booklets = Sääntövaihtoehdot
rules-agreed = Sovittu tässä pelissä
rules-example = Esimerkki
rules-not-allowed = Ei sallittu
rules-print = Tulosta

## Learning
learn-link = Opettele
learn-title = Opettele peli: { $game }
learn-lead = Lyhyitä harjoituksia, jokaisessa oma lauta. Kokeile rohkeasti: mikään ei voi mennä pieleen.
learn-lesson = Harjoitus { $number } / { $count }
learn-right = Hienoa!
learn-other = Tuo on sallittu, mutta kokeile tässä jotain muuta.
learn-again = Yritä uudestaan
learn-next = Seuraava harjoitus
learn-all = Kaikki harjoitukset
learn-guided = Pelaa ensimmäinen pelisi vinkkien kanssa
learn-watch = Katso kahden koneen peliä

## What stands
status-waiting = Odotetaan toista pelaajaa
status-drawing-lots = Arvotaan aloittajaa
status-chance = Noppia heitetään
status-by-hand = Heitä nopat ja syötä luvut
status-your-turn = Sinun vuorosi: { $seat }
status-turn = Vuorossa: { $seat }
status-bot-thinks = Tietokone miettii
outcome-resigned = { $seat } voittaa: vastustaja luovutti.
outcome-agreed = Sovittu tasapeli.
outcome-left = { $seat } voittaa: vastustaja lähti.
outcome-left-draw = Tasapeli: pelaaja lähti.
outcome-time = { $seat } voittaa ajalla.
match-best-of = Peli { $game }, paras { $number } pelistä
match-first-to = { $number ->
    [one] Peli { $game }, tavoitteena { $number } piste
   *[other] Peli { $game }, tavoitteena { $number } pistettä
}
match-games = Peli { $game }, yhteensä { $number } peliä
match-open = Peli { $game }

## What happened
told-sit = { $name } liittyi peliin.
told-begin = Uusi peli alkaa.
told-lot = { $name } aloittaa.
told-offer-takeback = { $name } pyytää siirron perumista.
told-offer-draw = { $name } ehdottaa tasapeliä.
told-offer-rematch = { $name } haluaa uusintaottelun.
told-decline = Ehdotus hylättiin.
told-takeback = Siirto peruttiin.
told-draw = Tasapelistä sovittiin.
told-resign = { $name } luovuttaa.
told-left = { $name } lopetti pelin: vastustaja lähti.
told-lapse = Ehdotus on rauennut.
told-say = { $name }: { $words }
told-flag = Aika loppui: { $name }.

## Why not
refusal-not-your-turn = Nyt ei ole sinun vuorosi.
refusal-game-over = Peli on päättynyt.
refusal-time-up = Aikasi loppui.
refusal-not-begun = Peli ei ole vielä alkanut.
refusal-dice-not-yours = Tässä pelissä sovellus heittää nopat.
refusal-dice-by-hand = Tässä pelissä pelaajat heittävät nopat itse ja syöttävät luvut.
refusal-not-now = Se ei onnistu juuri nyt.
refusal-too-late = Joku ehti ensin; katso lautaa uudestaan.
refusal-still-here = Vastustaja ei ole ollut vielä tarpeeksi kauan poissa.
refusal-offer-gone = Ehdotus ei ole enää voimassa.
refusal-watching = Katselet peliä; vain pelaajat voivat tehdä tuon.
refusal-no-hint = Vihjeitä saa vain omalla vuorolla, kun pelaa tietokonetta vastaan tai samalla näytöllä.
refusal-means-nothing = Tuo ei ole tässä sallittu siirto.
refusal-theirs = Se siirto ei ollut sallittu. { $rule }

## Trouble
error-bad-message = Palvelin ei ymmärtänyt tätä sivua. Lataa se uudestaan.
error-stale = Asema laudalla on muuttunut. Katso uudestaan.
error-too-fast = Liian nopeasti; odota hetki.
link-lost = Yhteys katkesi. Yhdistetään uudelleen… Pelisi on tallessa.
link-back = Yhteys toimii taas.
touch-again = Valitse, minne jatkat, tai paina Esc-näppäintä.
confirm-grave = Vahvista painamalla uudestaan.
aim-pull = Liu’uta kiekkoa viivaa pitkin. Vedä sitten taaksepäin missä tahansa laudalla ja päästä irti.
aim-help = Tähtää nuolinäppäimillä, säädä voimaa plussalla ja miinuksella, siirry viivaa pitkin pilkulla ja pisteellä ja pelaa Enterillä.
copied = Kopioitu.
turn-alert = Sinun vuorosi
clock-stale = Aika yhteyden katketessa
problem-title = Se ei onnistunut
problem-not-found = Täällä ei ole mitään. Tarkista linkki; peli voi olla toisella tietokoneella.
problem-bad-form = Jokin lomakkeessa ei ollut oikein. Palaa takaisin ja yritä uudelleen.
problem-chair-taken = Joku muu on jo tällä paikalla.
problem-too-many-tables = Liian monta uutta peliä kerralla. Odota hetki ja yritä uudelleen.
problem-away = Peleihin ei juuri nyt saada yhteyttä. Mitään pelaamaasi ei ole kadonnut. Yritä hetken kuluttua uudelleen.
problem-home = Takaisin kaikkiin peleihin

## On the command line
serve-ready = Gamecase on käynnissä osoitteessa { $address }
serve-network = Kotiverkossasi: { $address }
serve-scan = Skannaa tämä samassa verkossa olevalla puhelimella:
serve-stop = Lopeta painamalla Ctrl+C.
verify-holds = { $entries ->
    [one] Pöytäkirja on ehjä: { $entries } merkintä tarkistettu, jokainen lenkki ja asema oikein.
   *[other] Pöytäkirja on ehjä: { $entries } merkintää tarkistettu, jokainen lenkki ja asema oikein.
}
verify-rolls = { $count ->
    [one] { $count } heitto tai arvonta laskettiin uudelleen, ja tulos täsmää.
   *[other] { $count } heittoa ja arvontaa laskettiin uudelleen, ja tulokset täsmäävät.
}
verify-by-hand = { $count ->
    [one] { $count } heitto syötettiin käsin: ei mitään tarkistettavaa.
   *[other] { $count } heittoa syötettiin käsin: ei mitään tarkistettavaa.
}
verify-hidden = { $count ->
    [one] { $count } heitto on vielä salassa: peli on kesken.
   *[other] { $count } heittoa on vielä salassa: peli on kesken.
}

## A game looked over
table-analysis = Analysoi peli
analysis-title = { $game }: analyysi
analysis-games = Tämän ottelun pelit
analysis-progress = Analysoidaan…
analysis-graph = Pelin kulku
analysis-lines = Parhaat jatkot
analysis-mistakes = Käännekohdat
analysis-none = Virheitä ei löytynyt.
analysis-totals = Yhteenveto
analysis-played = Pelattu
analysis-inaccuracy = Epätarkkuus
analysis-mistake = Virhe
analysis-blunder = Paha virhe
analysis-better = Parempi:
analysis-even = Tasan
analysis-slight = { $seat }: hieman parempi asema
analysis-clear = { $seat }: selvästi parempi asema
analysis-winning = { $seat }: voittoasema
analysis-first = Alkuun
analysis-back = Siirto taaksepäin
analysis-forward = Siirto eteenpäin
analysis-last = Loppuun
analysis-table = Takaisin peliin
analysis-failed = Peliä ei voitu analysoida. Yritä hetken päästä uudelleen.
analysis-result = { $first }–{ $second }
problem-not-over = Peli ei ole vielä ohi. Voit analysoida sen, kun se on päättynyt.

## Hands and pages
table-ahead = Salli ennakkosiirrot
ahead-planned = Ennakkosiirto asetettu. Se pelataan vuorollasi, jos se on sallittu.
table-symbols = Näytä nappuloiden symbolit kirjainten sijaan
table-download = Lataa muodossa { $format }

## Games from elsewhere
import-title = Tuo peli
import-text = Liitä peli muodossa { $formats }
import-open = Tuo

## People
nav-account = Tili
people-sign-in = Kirjaudu sisään
people-register = Luo tili
people-lead = Voit pelata ilman tiliä. Tilillä löydät pelisi kaikilta laitteilta ja voit pelata pisteytettyjä pelejä.
people-name = Nimi
people-name-hint = 2–24 kirjainta tai numeroa; muut pelaajat näkevät sen.
people-password = Salasana
people-password-hint = Vähintään 8 merkkiä. Saat koodeja unohtamisen varalta.
people-with-passkey = Kirjaudu avainkoodilla
people-register-passkey = Luo tili avainkoodilla
people-wrong = Väärä nimi tai salasana.
people-slow = Liian monta yritystä. Odota minuutti ja yritä uudelleen.
people-name-taken = Nimi on varattu tai liian samanlainen kuin varattu nimi. Valitse toinen.
people-name-unfit = Käytä 2–24 saman aakkoston kirjainta tai numeroa; niiden välissä voi olla välilyöntejä, pisteitä tai yhdysmerkkejä.
people-password-unfit = Käytä vähintään 8 merkkiä, äläkä mitään helposti arvattavaa, kuten nimeäsi tai numeroita 12345678.
people-passkey-failed = Avainkoodia ei hyväksytty. Yritä uudelleen.
people-again = Kirjaudu ensin uudelleen, jos haluat muuttaa tätä.
people-only-way = Tämä on ainoa tapasi kirjautua, joten sitä ei voi poistaa.
people-not-the-name = Se ei ole nimesi. Mitään ei poistettu.
account-since = Mukana { $date } lähtien
account-ratings = Vahvuusluvut
account-matches = { $count ->
    [one] { $count } pisteytetty ottelu
   *[other] { $count } pisteytettyä ottelua
}
account-history = Pelihistoria
account-export = Lataa kaikki tietoni
account-sign-out = Kirjaudu ulos
account-ways = Miten kirjaudut
account-passkey = Avainkoodi: { $device }
account-passkey-add = Lisää avainkoodi
account-remove = Poista
account-password-new = Uusi salasana
account-password-note = Vähintään 8 merkkiä. Kaikki muut laitteet kirjataan ulos.
account-password-set = Tallenna salasana
account-devices = Missä olet kirjautuneena
account-this-device = tämä laite
account-seen = viimeksi käytetty: { $date }
account-end-others = Kirjaudu ulos muualta
account-tokens = API-tunnisteet
account-tokens-about = Kuka tahansa, jolla on tunniste, voi toimia nimissäsi. Pidä se salassa.
account-token-label = Mihin käyttöön?
account-token-read = saa vain lukea
account-token-play = saa pelata
account-token-make = Luo tunniste
account-token-once = Kopioi se nyt; sitä ei näytetä enää.
account-delete = Poista tilisi
account-delete-about = Kirjautumistietosi, istuntosi, tunnisteesi ja vahvuuslukusi poistetaan heti ja lopullisesti. Pelaamasi pelit säilyvät käyttämälläsi nimellä: ne ovat myös vastustajiesi. Kukaan ei voi jatkaa niitä puolestasi.
account-delete-sure = Vahvista kirjoittamalla nimesi
history-none = Täällä ei ole vielä mitään.
history-older = Vanhemmat
history-won = Voitto
history-lost = Häviö
history-drawn = Tasapeli
rated-badge = Pisteytetty
rated-switch = Pisteytetty peli
rated-about = Kumpikin pelaaja tarvitsee tilin. Siirtoja ei peruta.
ratings-about = Luku ±-merkin jälkeen kertoo, kuinka epävarma vahvuusluku on.
refusal-rated-account = Tämä on pisteytetty peli, joten tarvitset tilin.
refusal-rated-alone = Pisteytetyssä pelissä et voi pelata itseäsi vastaan.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Tunniste on tuntematon, poistettu tai ei salli tätä.
nav-main = Pääsivut
nav-play = Pelaa
nav-learn = Opettele
nav-rules = Säännöt
list-lead-learn = Valitse peli ja kokeile sen lyhyitä harjoituksia.
list-lead-rules = Valitse peli ja lue sen säännöt kuvineen.
home-continue = Jatka
home-finished = Päättyneet pelit
start-change = Vaihda
start-change-of = { $game }: vaihda vastustajaa, sääntöjä tai aikaa
player-computer = { $name } (tietokone)
character-hello-gentle = Hei! Otetaanko yhdessä selvää, miten tämä toimii?
character-hello-cheerful = Mukava pelata kanssasi. Pidetään hauskaa!
character-hello-steady = Onnea. Pelaan varmasti.
character-hello-sharp = Tervetuloa. Ole varuillasi: katson eteenpäin.
character-hello-calm = Kun olet valmis. Minulta jää harvoin mitään huomaamatta.
character-bye-gentle = Se oli hauskaa! Uudestaanko?
character-bye-cheerful = Kiitos pelistä!
character-bye-steady = Hyvä peli. Nautin siitä.
character-bye-sharp = Hyvin taisteltu. Katso vaikka käännekohdat.
character-bye-calm = Ilo oli minun puolellani. Tällaisia pelejä on harvassa.
notice-special = Tämän pelin sääntöjen mukaan: { $rule }
notice-rule = Sääntö { $number }
notice-close = Selvä
opponent-bot = Tietokone
opponent-here = Kaveri tässä
opponent-away = Kaveri linkillä
opponent-anyone = Kuka tahansa
rules-question = Millä säännöillä haluat pelata?
rules-of-my-box = Oman laatikkoni säännöt
rules-as-usual = Kuten nykyään pelataan
rules-line = Säännöt:
start-time = Aika
start-more = Lisää
start-match-points = Tai näin moneen pisteeseen
clock-chip-none = Ilman kelloa
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Pistettä kohti
clock-chip-days = { $days ->
    [one] { $days } päivä
   *[other] { $days } päivää
}
working-hint = Etsitään hyvää siirtoa…
working-thinking = Tietokone miettii vielä…
working-compiled = Tietokone valmistautuu, vain tämän kerran tällä laitteella: { $percent } %.
working-tables = Tietokone laskee näiden sääntöjen loppupelejä, vain tämän kerran: { $percent } %.
provisional-compiled = Tämä on nopea vastaus: tietokone valmistautuu vielä. Kysy uudelleen minuutin päästä.
provisional-tables = Näiden sääntöjen loppupelejä lasketaan vielä, joten luvut ovat hyviä arvioita.
settings-set = Lauta ja nappulat
settings-set-walnut = Pähkinäpuu
settings-set-felt = Huopa ja messinki
settings-set-flat = Litteä ja moderni
settings-set-slate = Liuske ja kivi
offline-title = Olet offline-tilassa
offline-lead = Pelit tarvitsevat yhteyden. Kun se palaa, voit jatkaa pelaamista; mitään ei katoa.
offline-kept = Voit lukea näitä
offline-nothing = Ei vielä mitään. Avaamasi säännöt ja harjoitukset säilyvät täällä myöhempää varten.
offline-again = Yritä uudelleen
import-files = Valitse tiedostoja tai pudota ne minne tahansa tälle sivulle
import-done = { $count ->
    [one] { $count } peli avattiin
   *[other] { $count } peliä avattiin
}
import-illegal = Siirto { $count } ei ole sallittu:
import-unreadable = Tätä ei voitu lukea pelinä
import-keep = Avaa peli siihen asti
import-correct = Korjaa
import-corrected = Korjattava peli
import-back = Takaisin
share-title = Jaa verkossani
share-ask = Tällä hetkellä vain tämä tietokone voi avata Gamecasen. Jaa se, niin kaikki kotiverkkosi laitteet voivat avata sen, kunnes lopetat jakamisen tai suljet sen.
share-start = Jaa
share-on = Jaettu. Avaa tämä osoite toisella laitteella tai skannaa koodi.
share-stop = Lopeta jakaminen
problem-no-network = Tällä tietokoneella ei ole juuri nyt verkkoa, jossa jakaa.
notice-registered = Tervetuloa, { $name }! Tilisi on valmis ja olet kirjautunut sisään.
notice-password-saved = Uusi salasanasi on tallennettu.
account-password-current = Nykyinen salasana
account-password-passkey = Vahvista avainkoodilla
account-no-ratings = Sinulla ei ole vielä vahvuuslukua. Saat sen pelaamalla pisteytetyn pelin. Vahvuuslukulistat:
people-wrong-current = Se ei ole nykyinen salasanasi. Mitään ei muutettu.
people-passkey-first = Tällä tilillä ei ole vielä salasanaa. Aseta se avainkoodipainikkeella.
footer-translations = Käännökset
translations-title = Käännökset
translations-lead = Kaikki sivuston ja sen pelien tekstit esimerkkiarvoineen kahdella kielellä rinnakkain.
translations-how = Jos haluat korjata käännöstä tai lisätä kielen, lue lähdekoodin tiedosto docs/translating.md.
translations-language = Kieli
translations-beside = Rinnalla
translations-part = Osa
translations-part-shell = Sivusto
translations-state = Tila
translations-state-all = Kaikki
translations-state-missing = Puuttuvat
translations-state-outdated = Vanhentuneet
translations-state-current = Ajan tasalla
translations-search = Haku
translations-show = Näytä
translations-count = { $count ->
    [one] { $count } teksti
   *[other] { $count } tekstiä
}
provenance-legend = Mistä kukin sääntö on peräisin:
provenance-printed = Painettu sääntövihkoon
provenance-usual = Kuten nykyään pelataan
provenance-silent = Vihko ei sano mitään: meidän oletuksemme
provenance-differs = Vihko on epäselvä: meidän tulkintamme
provenance-languages = Vain näillä kielillä: { $languages }.
switch-value-printed = { $value } (kuten painettu)
switch-value-silent = { $value } (meidän oletuksemme)
switch-value-differs = { $value } (meidän tulkintamme)
rules-exactly = Täsmälleen kuten painettu
rules-exactly-about = Noudattaa jokaista sääntöä kirjaimellisesti, silloinkin kun uskomme, että tarkoitettiin muuta.
rules-needs = Tämä pätee vain tällä asetuksella: { $switch } – { $value }
rules-needs-open = Aloita peli sillä
rules-compare = Vihkot rinnakkain
rules-compare-about = Vain ne kohdat, joissa vihkot eroavat. Kaikki muu on niiden säännöissä.
table-rules = Säännöt: { $booklet }
table-rules-change = vaihda
table-chat = Keskustelu
table-more = Lisää
table-tools = Työkalut
table-sound = Ääni
table-fullscreen = Koko näyttö
table-save = Tallenna tiedosto
table-hint-more = Lisää
table-speed = Siirtojen nopeus
table-speed-calm = Rauhallinen
table-speed-normal = Tavallinen
table-speed-fast = Nopea
table-speed-none = Ei animaatiota
table-glow = Näytä, mitä nappuloita voi siirtää
table-lot = Kuka aloittaa
table-lot-explained = Sattuma ratkaisee, kuka aloittaa. Salaisuus määrää sen ennen peliä, ja siitä näytetään vain sormenjälki. Pelin jälkeen salaisuus paljastetaan, joten kuka tahansa voi tarkistaa sen.
table-lot-words = Pelaajien siemenet
table-next-level = Seuraava taso: { $level }
result-won = Voitit
result-lost = Hävisit
result-drawn = Tasapeli
result-winner = { $name } voittaa
result-story = { $turns ->
    [one] Ohi { $turns } siirron jälkeen.
   *[other] Ohi { $turns } siirron jälkeen.
}
result-story-ahead = { $turns ->
    [one] { $turns } siirto,
   *[other] { $turns } siirtoa,
} { $winner ->
    [own] etkä ollut kertaakaan häviöllä.
   *[other] eikä voittaja ollut kertaakaan häviöllä.
}
result-story-turned = { $turns ->
    [one] { $turns } siirto, ja peli kääntyi vasta aivan lopussa.
   *[other] { $turns } siirtoa, ja peli kääntyi vasta aivan lopussa.
}
result-story-changes = { $turns ->
    [one] { $turns } siirto.
   *[other] { $turns } siirtoa.
} { $changes ->
    [one] Johto vaihtui kerran.
   *[other] Johto vaihtui { $changes } kertaa.
}
told-lot-seat = { $name }: { $seat }, arvottu.
settings-notices = Ilmoita, kun on minun vuoroni
settings-notices-on = Päällä. Tämä selain ilmoittaa, vaikka peli ei olisi auki.
settings-notices-off = Pois.
settings-notices-blocked = Selaimesi estää tämän sivuston ilmoitukset. Salli ne ensin selaimen asetuksissa.
settings-notices-failed = Se ei onnistunut. Yritä myöhemmin uudelleen.
push-turn = Sinun vuorosi, vastustajana { $opponent }.
bot-later = Sinulla on monta peliä tietokonetta vastaan. Siirrän täällä heti, kun on minun vuoroni.
refusal-too-many-thoughts = Tietokone miettii muita pelejäsi. Yritä hetken päästä uudelleen.
problem-too-many-analyses = Useita pelejäsi analysoidaan jo. Odota, että yksi valmistuu, ja yritä sitten uudelleen.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Syvempi analyysi
deep-start = Aloita
deep-stop = Lopeta
deep-plies = { $plies ->
    [one] { $plies } puolisiirto
   *[other] { $plies } puolisiirtoa
}
deep-truncated = Lyhyt rollout { $level }
deep-rollout = Täysi rollout
deep-deeper = Katso syvemmälle
deep-depth = Syvyys { $ply }
deep-games = { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}
deep-sure = Ensimmäinen on paras { $percent } %:n todennäköisyydellä
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Moottori pysähtyi. Siihen asti löydetty jää tähän. Jatka aloittamalla uudestaan.
deep-limit = Tätä pidemmälle sivusto ei laske.
deep-picture = Arvot ja niiden 95 %:n luottamusvälit
deep-compare = Vertaa
deep-refused = Tätä ei voi analysoida.
recovery-title = Pane nämä koodit talteen
recovery-about = Jos unohdat salasanasi, jokaisella koodilla voit kerran vaihtaa sen uuteen. Kirjoita koodit muistiin tai tulosta ne: et näe niitä enää uudelleen.
recovery-done = Ne ovat tallessa
recovery-new = Uudet palautuskoodit
recovery-left = { $count ->
    [one] { $count } palautuskoodi jäljellä
   *[other] { $count } palautuskoodia jäljellä
}
people-forgot = Unohditko salasanan?
people-forgot-about = Kirjoita nimesi, yksi palautuskoodeistasi ja uusi salasana. Jos sinulla ei ole koodia, pyydä linkki sivuston ylläpitäjältä.
people-code = Palautuskoodi
people-code-wrong = Nimi ja koodi eivät kuulu yhteen, tai koodi on jo käytetty.
people-link-old = Linkki ei enää toimi. Pyydä uusi.
people-mail = Sähköposti, vain salasanan palauttamista varten
people-mail-send = Lähetä linkki sähköpostiini
people-mail-sent = Jos nimellä on sähköpostiosoite, linkki on matkalla.
people-invite = Kutsukoodi
people-invite-wrong = Kutsukoodi ei toimi. Pyydä koodi sivuston ylläpitäjältä.
people-closed = Täällä ei voi luoda uusia tilejä.
people-banned = Sivuston ylläpitäjä on lukinnut tämän tilin.
people-members = Tarvitset tilin, jotta voit pelata täällä.
people-with-provider = Kirjaudu palvelulla { $provider }
people-provider-failed = Kirjautuminen ei onnistunut. Yritä uudelleen.
mail-reset = Aseta uusi salasana
mail-reset-text = Käyttäjälle { $name } on pyydetty uutta salasanaa. Jos pyytäjä olit sinä, avaa tämä linkki vuorokauden kuluessa:
problem-quota = Olet aloittanut niin monta peliä kuin sivusto tällä hetkellä sallii.
admin-title = Sivuston ylläpito
admin-people = Käyttäjät
admin-tables = Pelit
admin-invites = Kutsut
admin-log = Muutokset
admin-find = Hae
admin-sizes = Pelit: { $tables } · Tilit: { $accounts } · { $megabytes } Mt
admin-reset = Linkki uuden salasanan asettamiseen
admin-end = Kirjaa ulos kaikkialta
admin-rename = Vaihda nimi
admin-ban = Lukitse
admin-banned = Lukittu
admin-unban = Avaa lukitus
admin-delete = Poista
admin-close = Päätä peli
admin-role-none = Pelaaja
admin-role-organiser = Järjestäjä
admin-role-admin = Ylläpitäjä
admin-role-set = Tallenna rooli
admin-invite-people = Kuinka monelle?
admin-invite-days = Kuinka moneksi päiväksi?
admin-invite-make = Luo kutsu
practice-title = Harjoittele virheitäsi
practice-lead = Asemia omista peleistäsi. Useimmissa erehdyit, joissakin et.
practice-task = Puolesi: { $seat }. Mitä teet?
practice-counts = { $due } kerrattavana · { $new } uutta tänään
practice-days = { $days ->
    [one] { $days } päivä peräkkäin
   *[other] { $days } päivää peräkkäin
}
practice-empty = Ei vielä mitään harjoiteltavaa. Analysoi päättynyt peli: siinä tekemäsi virheet tulevat tänne.
practice-done = Siinä kaikki tältä päivältä. Hyvin tehty!
practice-more = Lisää uusia asemia
practice-show = Näytä vastaus
practice-next = Seuraava asema
practice-remove = Älä näytä tätä enää
practice-game = Katso peli
practice-right = Hyvä siirto!
practice-wrong = Parempiakin on.
practice-shown = Vastaus
practice-chosen = Siirtosi
practice-best = Paras
practice-played = Pelissä
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Tämä asema tulee uudestaan: { $when }.

## Drills: short exercises to repeat

drills-title = Treenit
drills-lead = Lyhyitä tehtäviä, jotka vaikeutuvat sitä mukaa kuin kehityt.
drills-level = Taso { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Viimeiset { $answers }: { $right } oikein
drills-streak = { $count } peräkkäin
drills-book = Avauskirja
opening-book-move = Siirto
opening-book-worth = Pisteet
opening-book-about = Pisteet ovat panospelin odotusarvoja kuution ollessa keskellä. Ne on saatu omista rollouteistamme, ja mukana on keskivirhe.
drills-answer = Vastaa
drills-next = Seuraava tehtävä
drills-right = Oikein!
drills-wrong = Ei aivan.
drills-your-answer = Vastauksesi
drills-number = Anna kokonaisluku väliltä { $low }–{ $high }.
drills-again = Olet jo vastannut tähän, joten sitä ei lasketa uudestaan.
nav-events = Turnaukset
events-lead = Turnauksia seuralle, koululle tai perheelle, verkossa tai oikeilla laudoilla.
events-coming = Tulossa
event-new = Uusi turnaus
event-family = Pikainen perhecup
event-family-about = Kolmesta kahdeksaan nimeä ja menoksi: kolme kierrosta ja kahden parhaan finaali.
event-name = Turnauksen nimi
event-format = Turnausmuoto
event-format-round-robin = Sarja
event-about-round-robin = Kaikki pelaavat kaikkia vastaan.
event-format-swiss = Sveitsiläinen
event-about-swiss = Joka kierroksella saat vastustajan, jolla on suunnilleen yhtä paljon pisteitä kuin sinulla.
event-format-knockout = Cup
event-about-knockout = Kun häviät, putoat tai jatkat lohdutuscupissa.
event-format-arena = Areena
event-about-arena = Vapaana oleva saa uuden vastustajan, niin usein kuin haluaa.
event-format-ladder = Tikapuut
event-about-ladder = Haasta joku yläpuoleltasi ja ota hänen paikkansa.
event-format-family-cup = Perhecup
event-place = Missä pelataan?
event-place-online = Verkossa
event-place-real = Oikeilla laudoilla
event-place-screen = Tällä näytöllä
event-rounds = Kierrosten määrä; tyhjä tarkoittaa tavallista määrää
event-double = Kaikki kohtaavat kahdesti
event-sides = Ketkä pelaavat?
event-sides-1 = Yksittäiset pelaajat
event-sides-pairs = Parit
event-sides-teams = Joukkueet, pelaajia { $number }
event-scoring = Pisteet voitosta, tasapelistä ja tappiosta
event-scoring-points = Pelien pisteet lasketaan
event-ties = Vertailuperusteet tasapisteissä (tyhjä = tavalliset)
event-main = Pääcup
event-consolation = Lohdutuscup
event-last-chance = Viimeinen mahdollisuus
event-playoff = Parhaiden pudotuspelit
event-may-join = Kuka tahansa voi liittyä linkillä
event-players-report = Pelaajat kirjaavat itse tuloksensa
event-starts = Milloin se alkaa?
event-create = Luo turnaus
event-join = Liity: { $name }
event-join-about = Liity skannaamalla koodi tai avaamalla linkki. Tiliä ei tarvita.
event-code = Koodisi on { $code }. Sillä pääset takaisin millä tahansa laitteella.
event-code-enter = Minulla on koodi
event-players = Pelaajat
event-add = Lisää pelaajia
event-add-hint = Yksi riviä kohti. Perään voi panna vahvuusluvun ja seuran: Maria; 1450; Jokiranta
event-file = Tai tiedostosta: CSV, jossa on nimet, tai TRF, jossa on tähän asti pelatut kierrokset
event-import = Jatkettu tiedostosta
event-round = Kierros { $number }
event-board = Pöytä { $number }
event-bye = Vapaakierros
event-pairings = Parit
event-pair = Parita kierros { $number }
event-pair-again = Parita uudestaan
event-by-hand = Parita käsin
event-by-hand-hint = Yksi pari riviä kohti, pelaajien numeroilla: 3-7. Yksittäinen numero on vapaakierros.
event-start = Aloita kierros { $number }
event-close = Päätä turnaus
event-reopen = Avaa turnaus uudelleen
event-result = Kirjaa tulos
event-correct = Korjaa tulos
event-keep-score = Pidä pöytäkirjaa tässä
event-keep-score-about = Pelaa omalla laudallasi ja pidä pöytäkirjaa tällä laitteella. Tulos kirjautuu, kun peli on ohi.
event-won = { $name } voitti
event-absent = { $name } ei pelannut
event-score = Pistetilanne, jos se laskettiin
event-why = Syy
event-change = Muuta nimeä tai vahvuuslukua
event-withdraw = Jättäydy pois turnauksesta
event-return = Pelaa taas
event-byes = Pyydä vapaakierrosta
event-bye-half = Puolen pisteen vapaakierros
event-bye-zero = Nollan pisteen vapaakierros
event-bye-cancelled = Vapaakierros peruttu
event-half-byes = Montako puolen pisteen vapaakierrosta kukin pelaaja saa pyytää
event-withdrawn = Jättäytynyt pois
event-forbid = Älä parita näitä kahta koskaan
event-helpers = Avustajat
event-helpers-about = Nimeä avustaja ja lähetä hänelle linkki. Avustajat voivat parittaa, aloittaa kierroksia ja kirjata tuloksia.
event-codes = Pelaajien koodit
event-downloads = Lataukset
event-all-games = Kaikki pelit
event-standings = Sarjataulukko
event-crosstable = Ristitaulukko
event-bracket = Cupkaavio
event-points = Pisteet
event-yours = Pelisi: pöytä { $number }, vastassa { $name }
event-yours-bye = Sinulla on vapaakierros.
event-open-table = Siirry peliin
event-screen = Iso näyttö
event-challenge = Haasta
study-title = Pelisi taso
study-intro = Analysoi päättyneet pelisi ja katso täältä, kuinka hyvin pelaat ja missä menee pieleen.
study-automatic = Analysoi pelini heti, kun ne päättyvät
study-analyse = Analysoi
study-analyse-all = Analysoi nämä kaikki
study-again = Analysoi uudestaan
study-stopped = Moottori pysähtyi ennen loppua. Siihen asti löydetty on tallessa.
study-waiting = { $count ->
    [one] { $count } peli odottaa analyysia.
   *[other] { $count } peliä odottaa analyysia.
}
study-open = Ei vielä analysoitu
study-games = Analysoidut pelit
study-newer = Uudemmat
study-last = Päätökset
study-last-count = Viimeiset { NUMBER($count) }
study-last-all = Kaikki
study-decisions = { $count ->
    [one] { NUMBER($count) } päätös
   *[other] { NUMBER($count) } päätöstä
}
study-pr = PR (suoritusluku)
study-accuracy = Tarkkuus
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Keskimääräinen menetys siirtoa kohti (sadasosia)
study-error-rate = Virhetaso kuten GNU Backgammonissa
study-snowie = Virhetaso kuten Snowiessa
study-mistakes = Virheet
study-luck = Noppaonni
study-without-luck = Tulos ilman noppaonnea
study-trend = Kehitys
study-by-kind = Päätöksen lajin mukaan
study-by-position = Aseman lajin mukaan
study-by-opponent = Vastustajan mukaan
study-by-opening = Avauksen mukaan
study-opening = Avaus
study-opponent = Vastustaja
study-result = Tulos
study-day = Päivä
study-move = Siirrot
position-opening = Avaus
position-middlegame = Keskipeli
position-endgame = Loppupeli
refusal-event-closed = Tämä turnaus on päättynyt.
refusal-event-organiser-only = Vain järjestäjä voi tehdä sen.
refusal-event-officials-only = Vain järjestäjä ja avustajat voivat tehdä sen.
refusal-event-not-yours = Voit tehdä sen vain omasta puolestasi.
refusal-event-full = Turnaus on täynnä. Pelaajia mahtuu enintään { $most }.
refusal-event-no-late-entry = On liian myöhäistä liittyä. Ensimmäinen kierros on alkanut.
refusal-event-no-entrant = Pelaajaa numero { $entrant } ei ole.
refusal-event-name-taken = { $name } on jo mukana. Valitse toinen nimi.
refusal-event-members = Syötä pelaajat. Heitä tarvitaan { $count }.
refusal-event-results-missing = { $missing ->
    [one] Kierros { $round }: { $missing } tulos puuttuu vielä.
   *[other] Kierros { $round }: { $missing } tulosta puuttuu vielä.
}
refusal-event-all-paired = Kaikki kierrokset ({ $rounds }) on paritettu.
refusal-event-still-playing = { $name } ei ole vielä päättänyt edellistä peliään.
refusal-event-challenge-up = Voit haastaa vain jonkun yläpuoleltasi. { $name } on alapuolellasi.
refusal-event-wrong-round = Kierrosta { $round } ei vielä ole. Seuraavaksi tulee kierros { $next }.
refusal-event-already-started = Kierros { $round } on jo alkanut.
refusal-event-not-started = Kierros { $round } ei ole vielä alkanut.
refusal-event-already-paired = Kierros { $round } on jo paritettu.
refusal-event-too-few = Pelaajia tarvitaan vähintään { $least }. Nyt heitä on { $count }.
refusal-event-is-withdrawn = { $name } on jättäytynyt pois. Parita kierros uudestaan tai käsin.
refusal-event-has-bye = Pelaajalla { $name } on vapaakierros kierroksella { $round }. Peru se tai parita kierros uudestaan.
refusal-event-byes-used = Puolen pisteen vapaakierroksia, jotka kukin pelaaja saa täällä pyytää: { $most }.
refusal-event-paired-twice = { $name } ei voi olla kahdessa parissa.
refusal-event-no-pairing = Kierroksella { $round } ei ole peliä pöydässä { $table }.
refusal-event-result-exists = Kierros { $round }, pöytä { $table }: tulos on jo kirjattu. Järjestäjä voi korjata sen.
refusal-event-online-result = Tämä peli pelataan verkossa. Tulos kirjautuu itsestään.
refusal-event-impossible-result = Tuo tulos ei ole mahdollinen.
refusal-event-needs-winner = Tämä on cup, joten jonkun on voitettava.
refusal-event-cannot-pair = Kierrosta { $round } ei voi parittaa ilman, että joku saa saman vastustajan uudestaan. Parita se käsin tai päätä turnaus.
refusal-event-nobody-free = Kukaan ei ole juuri nyt vapaana.
refusal-event-by-challenge = Tikapuilla pelaajat haastavat toisensa.
refusal-event-by-organiser = Pyydä järjestäjää lisäämään sinut.
refusal-event-already-entered = Olet jo mukana.
refusal-event-not-empty = Tässä turnauksessa on jo pelaajia. Luo tälle tiedostolle uusi turnaus.
refusal-event-wrong-code = Koodi ei ole oikein. Tarkista se lapustasi.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Kaikkien vastustajiesi pisteet yhteensä. Vahvemmat vastustajat ovat sinulle eduksi.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = Kaikkien vastustajiesi pisteet ilman pienintä niistä.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Kaikkien voittamiesi pelaajien pisteet ja puolet niiden pisteistä, joiden kanssa pelasit tasan.
tie-break-direct-encounter = Keskinäinen tulos
tie-break-direct-encounter-about = Pisteesi niitä pelaajia vastaan, joiden kanssa olet tasoissa.
tie-break-wins = Voitot
tie-break-wins-about = Laudan ääressä voittamasi pelit.
tie-break-points-difference = Piste-ero
tie-break-points-difference-about = Peleissäsi saamasi pisteet miinus vastustajiesi pisteet.
tie-break-board-points = Pöytäpisteet
tie-break-board-points-about = Joukkueesi kaikkien pöytien pisteet.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Keskimääräinen virheesi analysoiduissa peleissä. Pienempi on parempi.
tie-break-unplayed = Sveitsiläisessä järjestelmässä kierros ilman peliä lasketaan peliksi sellaista vastaan, jolla on omat pisteesi.
table-dice-chains = Jokainen heitto sekoitetaan sovelluksen salaisuudesta ja kunkin pelaajan oman sivun luvusta, jotka kaikki on määrätty etukäteen. Siksi kukaan ei voi valita heittoa, ei edes tämän sivuston ylläpitäjä. Pelin jälkeen kuka tahansa voi tarkistaa jokaisen heiton.
table-dice-waiting = Kukin sivu antaa lukunsa vasta, kun heität, joten kukaan ei voi tietää heittoa ennalta. Jos jokin sivu on suljettu, nopat odottavat sitä.
table-dice-deposits = Jotta voit sulkea sivun, se antaa seuraavan heiton lukunsa siirtosi mukana. Kukaan ei voi tietää heittoa ennalta, paitsi jos tämän sivuston ylläpitäjä pelaa tässä pelissä.
table-dice-kept = Ei omaa lukua: { $names }
table-lot-chains = Sattuma ratkaisee, kuka aloittaa: sovelluksen salaisuus ja kunkin pelaajan oman sivun luku, kaikki etukäteen määrättyjä. Pelin jälkeen kuka tahansa voi tarkistaa sen.
status-dice-wait = Nopat odottavat, että { $name } avaa tämän sivun
dice-elsewhere = Nopat odottavat selainta, jossa pelasit viimeksi. Avaa tämä peli siellä.
told-renewal = { $name } sai nopille uudet luvut toisesta selaimesta
editor-title = Aseta asema
editor-lead = Vedä nappuloita laudalle, tai valitse nappula ja napauta sen paikkaa.
editor-turn = Siirtovuoro
editor-remove = Poista nappula
editor-clear = Tyhjennä lauta
editor-start = Alkuasema
editor-text = Liitä asema
editor-text-known = Tunnetut merkintätavat: { $notations }.
editor-read = Näytä
editor-recognised = Luettu muodossa { $notation }.
editor-unreadable = Tätä ei voi lukea asemaksi. Tekstisi on tallessa.
editor-other-game = Tämä on toisen pelin asema: { $game }.
editor-notations = Tekstinä
editor-copy = Kopioi
editor-possible = Tämä asema on mahdollinen.
editor-over = Peli on tässä asemassa ohi, joten pelattavaa ei ole.
editor-play = Jatka tästä
editor-link = Kopioi linkki
editor-picture = Lataa kuva
editor-analyse = Analysoi tämä asema
editor-from-position = Valitusta asemasta
editor-from-about = Yksi peli tästä asemasta, ei pisteytetty.
notebook-title = Muistikirja
notebook-lead = Tallentamasi asemat. Ne säilyvät tässä selaimessa tai tililläsi, jos sinulla on sellainen.
notebook-save = Tallenna muistikirjaan
notebook-name = Otsikko
notebook-tags = Tunnisteet pilkuilla erotettuina
notebook-note = Muistiinpano
notebook-game = Peli
notebook-tag = Tunniste
notebook-saved = Tallennettu muistikirjaasi.
notebook-empty = Täällä ei ole asemia.
problem-notebook-full = Muistikirjasi on täynnä. Poista ensin jokin asema.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Tutkielmat
studies-lead = Pelejä ja asemia omine kommentteinesi ja muunnelminesi. Näytä ne kavereille linkillä tai tallenna tiedostoina.
studies-empty = Sinulla ei ole vielä tutkielmia.
studies-make = Tee tutkielma
studies-new = Uusi tutkielma
studies-comment = Kommentti
studies-symbols = Merkit
studies-promote = Tee tästä päämuunnelma
studies-delete = Poista tästä eteenpäin
studies-saved = Tallennettu
studies-saving = Tallennetaan…
studies-unsaved = Ei tallennettu
studies-retry = Tallenna uudestaan
studies-conflict = Tätä on muutettu toisessa ikkunassa. Näet nyt uusimman version; kirjoittamasi on yhä kentässään.
studies-share = Jaa
studies-view-link = Kuka tahansa, jolla on tämä linkki, voi katsoa tätä.
studies-edit-link = Kuka tahansa, jolla on tämä linkki, voi muuttaa tätä.
studies-view-make = Luo linkki katsomista varten
studies-edit-make = Luo linkki muokkaamista varten
studies-withdraw = Poista linkki käytöstä
studies-download = Lataa
studies-partly = osa merkinnöistäsi jää pois
problem-too-many-studies = Enempää ei mahdu. Poista ensin jokin.
lessons-own = Omat harjoituksesi
lessons-lead = Kokoa asemista oma harjoitus ja lähetä sen linkki kaikille, jotka haluavat oppia.
lessons-new = Uusi harjoitus
lessons-which = Harjoitus
lessons-add = Lisää tämä asema
lessons-exercise = Tehtävä { $number } / { $count }
lessons-task = Mitä pitää tehdä
lessons-answers = Oikeat siirrot, yksi kullekin riville
lessons-any-good = Hyväksy jokainen tietokoneen mielestä hyvä siirto
lessons-explanation = Selitys vastauksen jälkeen
lessons-from-notebook = Muistikirjastasi
lessons-next = Seuraava tehtävä
lessons-done = Se oli viimeinen tehtävä. Hienoa!
lessons-empty = Tässä harjoituksessa ei ole vielä tehtäviä.
lessons-up = Siirrä ylöspäin
lessons-open = Katso oppilaan silmin
lessons-nobody-moves = Tässä asemassa kukaan ei ole siirtovuorossa, joten siitä ei saa tehtävää.
lessons-bad-answer = ”{ $move }” ei ole mahdollinen tässä asemassa.
lessons-needs-answer = Anna oikea siirto tai hyväksy kaikki hyvät siirrot.
import-many-title = Tuo pelejä
import-many-lead = Tuo pelisi muista ohjelmista ja muilta sivustoilta: yksittäisiä tiedostoja, kokonaisia kansioita tai ZIP-paketti. Täällä jo olevat pelit jätetään pois.
import-formats = Luettavat tiedostot
import-folder = Valitse kansio
import-stop = Lopeta
import-count-files = Tiedostoja
import-count-games = Tuotu
import-count-duplicates = Jo täällä
import-count-failed = Ei tuotu
import-line = Rivi
import-lost = Yhteys katkesi. Tähän asti tuotu on tallessa.
import-stopped = Lopetettu. Tähän asti tuotu on tallessa.
import-too-large = Tiedosto on liian suuri. Kerralla voidaan lukea enintään { $size } Mt.
import-quota = Tämän kuun uusien pelien määrä on täynnä. Tähän asti tuotu on tallessa.
import-players = Kuka näistä pelaajista olet?
import-me = Tämä olen minä
import-names = Nimesi tiedostoissa
import-names-help = Pilkuilla erotettuina. Jos jokin näistä on pelaajana, vain hänen siirtonsa lasketaan sinun siirroiksesi.
import-queue-full = Analyysijonoon ei juuri nyt mahdu enempää pelejä. Palaa muiden kanssa myöhemmin.
openings-title = Avausselain
openings-filter = Valitse pelit
openings-source = Lähde
openings-own = Omat pelisi
openings-side = Puoli
openings-player = Pelaaja
openings-days = Ajanjakso
openings-days-30 = Viimeiset 30 päivää
openings-days-365 = Viimeinen vuosi
openings-any = Kaikki
openings-show = Näytä
openings-start = Alkuasema
openings-count = Pelejä
openings-loss = Keskimääräinen menetys
openings-empty = Yksikään peli ei ole päätynyt tähän asemaan.
openings-none = Ei vielä päättyneitä pelejä. Pelaa muutama tai tuo niitä muista ohjelmista.
openings-reading = Lasketaan pelejäsi: { $done } / { $all }
openings-reached = Pelit, joissa on tämä asema
openings-collections = Kokoelmasi
openings-collections-help = Tiedosto, jossa on monta peliä, esimerkiksi PGN tai PDN. Vain sinä näet sen.
openings-add = Lisää tiedosto
openings-adding = Luetaan tiedostoa
