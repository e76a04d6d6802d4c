### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.

game-name = Crokinole
game-about = Näpäytä puukiekkoja pyöreällä laudalla, lyö vastustajan kiekot pois ja tähtää keskellä olevaan reikään.
seat-first = Vaalea
seat-second = Tumma
seat-third = Vaalea 2
seat-fourth = Tumma 2

booklet-collection = Pelikokoelma, kahdelle
booklet-collection-about = Kaksitoista kiekkoa kummallakin. Kierroksen parempi puoli saa erotuksen.
booklet-trio = Pelikokoelma, kolmelle
booklet-trio-about = Yksi pelaaja paria vastaan.
booklet-teams = Pelikokoelma, neljälle
booklet-teams-about = Kaksi joukkuetta. Parit istuvat vastakkain.
booklet-tournament = Turnaus, kaksinpeli
booklet-tournament-about = Kahdeksan kiekkoa kummallakin, kaksi pistettä kierroksesta, kuten MM-kisoissa.
booklet-doubles = Turnaus, nelinpeli
booklet-doubles-about = Kaksi kahden hengen joukkuetta, kaksi pistettä kierroksesta.

switch-played = Missä kiekot ovat?
switch-played-screen = Täällä näytöllä
switch-played-real-board = Oikealla laudalla; pisteet lasketaan täällä
switch-board = Lauta
switch-board-tournament = Turnauskoko
switch-board-compact = Pieni kotilauta
switch-surface = Pinta
switch-surface-fast = Nopea
switch-surface-normal = Vahattu
switch-surface-slow = Kuiva
switch-miss_takes_touched = Vajaaksi jäävä vapaa laukaus
switch-miss_takes_touched-no = Vie laukaisemasi kiekon
switch-miss_takes_touched-yes = Vie myös omat kiekot, joita se kosketti
switch-rim_bounce = Reunaan osuvat kiekot
switch-rim_bounce-no = Ovat heti ulkona
switch-rim_bounce-yes = Kimpoavat ja poistetaan sitten
switch-three_player_order = Kolmen pelaajan järjestys
switch-three_player_order-sides = Puolet vuorottelevat
switch-three_player_order-clockwise = Myötäpäivään, kuten painettu
switch-steadiness = Käden vakaus
switch-steadiness-exact = Kiekko menee juuri sinne, minne tähtäät
switch-steadiness-human = Kuin ihmisen käsi: se tärisee hieman

new-match-first-to-50 = 50 pisteeseen
new-match-first-to-100 = 100 pisteeseen
new-match-first-to-150 = 150 pisteeseen
new-match-first-to-200 = 200 pisteeseen
new-match-games-1 = Yksi kierros
new-match-games-2 = Kaksi kierrosta
new-match-games-4 = Neljä kierrosta
new-match-games-8 = Kahdeksan kierrosta

clause-equipment = Laudalla on 15, 10 ja 5 pisteen renkaat, kahdeksan tappia 15 pisteen renkaan ympärillä ja reikä keskellä. Kiekot ovat vaaleita tai tummia.
clause-sides = Kaksi pelaajaa istuu vastakkain, kummallakin kaksitoista samanväristä kiekkoa. Kiekot ovat laudan ulkopuolella, kunnes ne laukaistaan.
clause-sides-three = Yksi pelaaja pelaa yksin kahdellatoista kiekolla. Pari istuu hänen vasemmalla ja oikealla puolellaan, kummallakin kuusi kiekkoa.
clause-sides-four = Neljä pelaajaa pelaa kahtena joukkueena. Parit istuvat vastakkain, jokaisella kuusi kiekkoa.
clause-sides-eight = Kaksi pelaajaa istuu vastakkain, kummallakin kahdeksan samanväristä kiekkoa.
clause-conduct = Vain vuorossa oleva saa koskea lautaan. Lauta ja tuolit pysyvät paikoillaan, ja laukaistessa istutaan: kukaan ei nouse tuoliltaan.
clause-quarter = Laukaiset omasta neljänneksestäsi niin, että kiekon keskipiste on aloitusviivalla.
clause-free-place = Paikan on oltava vapaa: kiekko ei saa koskea toiseen, ennen kuin näpäytät sitä, eikä mitään saa siirtää tieltä.
clause-inwards = Näpäytä etusormella tai keskisormella mihin tahansa suuntaan sisäänpäin. Laukaus lasketaan heti, kun kiekko irtoaa sormesta, oli se kuinka heikko tahansa.
clause-strength = Näpäytys on vain niin kova kuin sormi jaksaa.
clause-turns = Joka vuorolla pelataan yksi kiekko. Seuraavaksi laukaisee aina vasemmalla puolellasi istuva pelaaja.
clause-turns-three = Joka vuorolla pelataan yksi kiekko. Puolet vuorottelevat, samoin pari keskenään.
clause-must-touch = Kun laudalla on vastustajan kiekko, jonkin omista kiekoistasi on kosketettava vastustajan kiekkoa: laukaisemasi tai toisen, jota se työntää.
clause-void = Jos mikään ei kosketa, laukaus on mitätön: laukaisemasi kiekko ja jokainen oma kiekkosi, jota laukauksen aikana kosketettiin, menevät ränniin, jopa reiästä.
clause-open-board = Kun laudalla ei ole vastustajan kiekkoja, laukaisemasi kiekon tai sen koskettaman oman kiekon on pysähdyttävä 15 pisteen renkaaseen, sen viivalle tai reikään.
clause-missed = Jos niin ei käy, laukaisemasi kiekko menee ränniin. Muut kiekot jäävät paikoilleen.
clause-missed-touched = Jos niin ei käy, laukaisemasi kiekko ja jokainen sen koskettama oma kiekkosi menevät ränniin.
clause-contact = Jokainen kosketus laukauksen aikana lasketaan, vauhdista riippumatta ja myös tapin kautta. Valmiiksi toisissaan kiinni olleet kiekot lasketaan vain, jos johonkin niistä osutaan. Laudalta poistunut kiekko ei voi enää koskettaa mitään.
clause-off-board = Kiekko, jonka keskipiste ylittää pelipinnan reunan, menee heti ränniin.
clause-comes-back = Kiekko, joka ylittää aloitusviivan ja palaa, pysyy pelissä.
clause-out-line = Aloitusviivalle tai sen ulkopuolelle pysähtynyt kiekko menee ränniin, oli se kenen tahansa.
clause-twenty = Keskireikään mennyt kiekko otetaan laudalta ja pannaan sivuun; siitä saa 20.
clause-twenty-owner = Kaksikymppinen lasketaan kiekon omistajalle, upotti sen kuka tahansa. Parisi kiekot lasketaan omiksesi.
clause-round-end = Kierros päättyy, kun kaikki ovat laukaisseet kaikki kiekkonsa.
clause-next-start = Viimeksi laukaissut aloittaa seuraavan kierroksen.
clause-next-start-three = Viimeksi laukaissut aloittaa seuraavan kierroksen: toinen parista yksin pelaavan aloittaman kierroksen jälkeen, ja yksin pelaava parin aloittaman kierroksen jälkeen.
clause-next-start-four = Viimeksi laukaissut aloittaa seuraavan kierroksen, joten aloitus siirtyy yhden paikan oikealle.
clause-next-start-clockwise = Aloitus siirtyy joka kierroksella yhden paikan vasemmalle.
clause-points = Kierroksen jälkeen jokaisesta kiekosta saa renkaan mukaan 15, 10 tai 5 ja jokaisesta kaksikymppisestä 20.
clause-line-lower = Renkaan viivaa koskeva kiekko lasketaan kahdesta renkaasta pienempään.
clause-round-score = Vain enemmän kerännyt puoli saa pisteitä, ja se saa erotuksen. Jos pisteet ovat tasan, kumpikaan ei saa mitään.
clause-round-score-two = Enemmän kerännyt puoli saa kierroksesta kaksi pistettä; tasatilanteessa kumpikin saa yhden.
clause-match = Sopikaa ennen ensimmäistä kierrosta pistemäärä, esimerkiksi 100. Ottelu päättyy, kun jompikumpi puoli saavuttaa sen. Se tarkistetaan joka kierroksen jälkeen.
clause-match-rounds = Ottelu päättyy, kun sovittu määrä kierroksia on pelattu. Enemmän pisteitä saanut puoli voittaa.
clause-settled = Kiekkojen pysähtymispaikat lasketaan kitkasta ja törmäyksistä, kaikille samoin, ja tallennetaan pöytäkirjaan.
clause-counted = Oikealla laudalla mitään ei lasketa. Kierroksen päätyttyä sen aloittanut kirjaa, montako kiekkoa kummallakin puolella on missäkin renkaassa ja montako kaksikymppistä; tilannetta pidetään täällä.
clause-hand = Kukin pelaaja säätää oman vakautensa, aina siihen asti, että kiekko menee juuri sinne, minne tähtäät. Aluksi käsi tärisee vähän, kuten mestarilla.

refusal-quarter = { $why ->
    [line] Aseta kiekon keskipiste aloitusviivalle.
   *[quarter] Pysy omassa neljänneksessäsi: { $low }–{ $high } astetta.
}
refusal-free-place = { $seat ->
    [first] Vaalea kiekko on siinä tiellä.
    [second] Tumma kiekko on siinä tiellä.
    [third] Vaalea kiekko on siinä tiellä.
   *[fourth] Tumma kiekko on siinä tiellä.
}
refusal-inwards = Näpäytä sisäänpäin: keskikohdasta sivuun { $low } … { $high } astetta.
refusal-strength = Näpäytyksen nopeuden on oltava { $low }–{ $high } millimetriä sekunnissa.
refusal-settled = { $fault ->
    [screen] Täällä pelaat näytöllä: näpäytä kiekkoja.
    [moving] Odota, että kaikki kiekot pysähtyvät.
    [early] Yksikään kiekko ei ole liikkeellä.
    [unplayed] Ensin tulee näpäytetty kiekko.
    [unknown] Yksi näistä kiekoista ei ole laudalla.
    [off-board] Kiekko ei voi olla laudan ulkopuolella.
    [over-hole] Kiekko ei voi olla reiän päällä; se putoaisi sisään.
    [in-peg] Kiekko ei voi olla tapin sisällä.
   *[overlap] Kaksi kiekkoa ei voi olla päällekkäin.
}
refusal-counted = { $fault ->
    [real-board] Näpäytä omalla laudallasi ja kirjaa sitten kiekot, jotka ovat jäljellä kierroksen lopussa.
    [all] Kummallakin puolella on vain { $discs } kiekkoa.
   *[none] Et ole kirjannut sinne kiekkoa.
}
refusal-hand = Käsi tärisee { $low } … { $high } tuhannesosaa.

outcome-ahead = { $winner ->
    [first] Vaalea voittaa kierroksen
    [second] Tumma voittaa kierroksen
    [third] Vaalea voittaa kierroksen
   *[fourth] Tumma voittaa kierroksen
} ja saa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.
outcome-level = Kierros päättyy tasan.

scene-title = Crokinolelauta
scene-side = { $seat ->
    [first] Vaalea
   *[second] Tumma
}: nyt { $points } pistettä, kaksikymppisiä { $twenties }, laudalla { $live }, rännissä { $ditch }, laukaisematta { $left }.
scene-disc = { $seat ->
    [first] Vaalea kiekko
   *[second] Tumma kiekko
}, { $zone ->
    [15] 15 pisteen renkaassa
    [10] 10 pisteen renkaassa
   *[5] 5 pisteen renkaassa
}
scene-lies = { scene-disc }: suunta { $bearing }, { $far } cm aloitusviivasi keskeltä.
scene-noted = { $seat ->
    [first] Vaalea
   *[second] Tumma
}, { $zone ->
    [20] kaksikymppiset
    [15] 15 pisteen rengas
    [10] 10 pisteen rengas
   *[5] 5 pisteen rengas
}: { $count }
scene-fewer = Yksi vähemmän: { scene-noted }
count-help = { $seat ->
    [first] Vaalea aloittaa.
    [second] Tumma aloittaa.
    [third] Vaalea 2 aloittaa.
   *[fourth] Tumma 2 aloittaa.
} Kun kaikki kiekot on laukaistu, napauta rengasta kerran jokaisesta siinä olevasta kiekosta ja keskustaa jokaisesta kaksikymppisestä: Vaalea vasemmalla, Tumma oikealla. Luvun napautus ottaa yhden pois.
act-count = Laske: Vaalea { $light }, Tumma { $dark }
told-count = Laskettu: Vaalea { $light }, Tumma { $dark }.
told-flick = { $seat ->
    [first] Vaalea
    [second] Tumma
    [third] Vaalea 2
   *[fourth] Tumma 2
} { $power ->
    [gentle] näpäyttää kevyesti.
    [firm] näpäyttää napakasti.
    [strong] näpäyttää voimakkaasti.
   *[hard] näpäyttää niin kovaa kuin voi.
}
told-settle = { $verdict ->
    [touched] Osuma.
    [void] Mitätön: vastustajan kiekkoihin ei koskettu.
    [reached] Vapaa laukaus onnistuu.
    [long] Liian pitkä: vapaan laukauksen on pysähdyttävä 15 pisteen renkaaseen tai reikään.
   *[missed] Liian lyhyt: vapaan laukauksen on yllettävä 15 pisteen renkaaseen tai reikään.
}{ $twenties ->
    [0] {""}
    [one] {" "}Kaksikymppinen!
   *[other] {" "}Kaksikymppisiä: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Kaksikymppinen vastustajalle.
   *[other] {" "}Kaksikymppisiä vastustajalle: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Yksi vastustajan kiekko on ulkona.
   *[other] {" "}{ $theirs } vastustajan kiekkoa on ulkona.
}{ $ours ->
    [0] {""}
    [one] {" "}Yksi laukaisijan oma kiekko on ulkona.
   *[other] {" "}{ $ours } laukaisijan omaa kiekkoa on ulkona.
}

level-beginner = Aloittelija
level-beginner-about = Näpäyttää lähintä ja upottaa joka viidennen vapaan kaksikymppisen.
level-casual = Harrastaja
level-casual-about = Upottaa joka kolmannen vapaan kaksikymppisen ja etsii hyviä osumia.
level-club = Seurapelaaja
level-club-about = Upottaa joka toisen vapaan kaksikymppisen ja piiloutuu tappien taakse.
level-tournament = Turnauspelaaja
level-tournament-about = Upottaa kaksi kolmesta vapaasta kaksikymppisestä, ja sitä on vaikea voittaa.
level-champion = Mestari
level-champion-about = Upottaa kolme neljästä vapaasta kaksikymppisestä, kuten parhaat pelaajat.
level-machine = Kone
level-machine-about = Ei juuri koskaan epäonnistu. Pelaa sitä vastaan, niin näet, mikä on mahdollista.

## The rule book's chapters
chapter-setup = Lauta ja pelaajat
chapter-shot = Laukaus
chapter-valid = Sallitut ja mitättömät laukaukset
chapter-leaving = Ränni ja reikä
chapter-scoring = Pistelasku

## Lessons: a title, what to do, and what was learnt
lesson-flick = Ensimmäinen näpäytyksesi
lesson-flick-task = Lauta on tyhjä. Näpäytä kiekkosi niin, että se pysähtyy tappikehän sisään tai reikään.
lesson-flick-done = Juuri tämä laukauksen on tehtävä, kun laudalla ei ole vastustajan kiekkoja.
lesson-twenty = Kaksikymppinen
lesson-twenty-task = Upota kiekkosi reikään. Tähtää suoraan, älä näpäytä liian kovaa.
lesson-twenty-done = Kiekko pannaan sivuun, ja siitä saa 20.
lesson-touch = Osu kiekkoon
lesson-touch-task = Laudalla on vastustajan kiekko. Osu siihen.
lesson-touch-done = Jos et kosketa yhtään vastustajan kiekkoa, menetät laukaisemasi kiekon.
lesson-drive-off = Lyö pois
lesson-drive-off-task = Lyö vastustajan kiekko pois laudalta.
lesson-drive-off-done = Rännissä olevista kiekoista ei saa mitään. Parasta on, jos omasi jää laudalle.
lesson-through = Oman kiekon kautta
lesson-through-task = Oma kiekkosi on tiellä. Työnnä se päin vastustajan kiekkoa.
lesson-through-done = Riittää, että jokin omista kiekoistasi koskettaa vastustajan kiekkoa.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Vastustajalla on kiekkoja laudalla: osu johonkin niistä, tai menetät omasi.
   *[other] Laudalla ei ole vastustajan kiekkoja: tähtää reikään ja pääse vähintään 15 pisteen renkaaseen.
}
character-beginner = Rulla
character-casual = Marmorikuula
character-club = Vaahtera
character-tournament = Vauhti
character-champion = Komeetta
character-machine = Kellokoneisto
origin-trio-conduct = { origin-collection-conduct }
origin-teams-conduct = { origin-collection-conduct }
origin-trio-inwards = { origin-collection-inwards }
origin-teams-inwards = { origin-collection-inwards }
origin-trio-must-touch = { origin-collection-must-touch }
origin-teams-must-touch = { origin-collection-must-touch }
origin-trio-void = { origin-collection-void }
origin-teams-void = { origin-collection-void }
origin-trio-open-board = { origin-collection-open-board }
origin-teams-open-board = { origin-collection-open-board }
origin-trio-missed-touched = { origin-collection-missed-touched }
origin-teams-missed-touched = { origin-collection-missed-touched }
origin-trio-contact = { origin-collection-contact }
origin-teams-contact = { origin-collection-contact }
origin-trio-off-board-bounces = { origin-collection-off-board-bounces }
origin-teams-off-board-bounces = { origin-collection-off-board-bounces }
origin-trio-out-line = { origin-collection-out-line }
origin-teams-out-line = { origin-collection-out-line }
origin-trio-twenty = { origin-collection-twenty }
origin-teams-twenty = { origin-collection-twenty }
origin-trio-twenty-owner = { origin-collection-twenty-owner }
origin-teams-twenty-owner = { origin-collection-twenty-owner }
origin-trio-round-end = { origin-collection-round-end }
origin-teams-round-end = { origin-collection-round-end }
origin-trio-points = { origin-collection-points }
origin-teams-points = { origin-collection-points }
origin-trio-line-lower = { origin-collection-line-lower }
origin-teams-line-lower = { origin-collection-line-lower }
flick-power = { $power ->
    [gentle] kevyesti
    [firm] napakasti
    [strong] voimakkaasti
   *[hard] hyvin kovaa
}
switch-start_tolerance = Laukaus lähtee
switch-start_tolerance-no = Kiekon keskipiste viivalla
switch-start_tolerance-yes = Kiekko enintään puoliksi viivan yli, kuten painettu
clause-quarter-tolerance = Laukaiset omasta neljänneksestäsi. Kiekko on aloitusviivalla, ja siitä saa enintään puolet olla viivan yli.
clause-turns-three-clockwise = Joka vuorolla pelataan yksi kiekko. Seuraavaksi laukaisee aina vasemmalla puolellasi istuva; se, jolla ei ole kiekkoja, ohitetaan.
clause-next-start-three-clockwise = Viimeksi laukaissut aloittaa seuraavan kierroksen: aina yksin pelaava, jolla on vielä kiekkoja, kun parilla ei ole.
clause-off-board-bounces = Kiekko saa kimmota reunasta ja palata. Kun kaikki on pysähtynyt, se menee ränniin. Sen siirtämät kiekot jäävät siirretyiksi, eivätkä sen kosketukset laske.
clause-hand-human = Jokainen käsi tärisee vähän, kuten hyvänkin pelaajan. Jos haluat, anna omasi täristä enemmän.
refusal-quarter-tolerance = { $why ->
    [line] Kiekosta saa enintään puolet olla viivan yli: { $low }–{ $high } millimetriä.
   *[quarter] Pysy omassa neljänneksessäsi: { $low }–{ $high } astetta.
}
refusal-hand-human = Käsi tärisee { $low } … { $high } tuhannesosaa.
origin-equipment = Vihko mainitsee laudan sekä kaksitoista vaaleaa ja kaksitoista tummaa kiekkoa. Se ei mainitse tappeja eikä mittoja; käytämme turnauslaudan mittoja tai asetuksella pienempää lautaa.
origin-tournament-equipment = Mitat ovat maailmanmestaruuskilpailujen laudan.
origin-doubles-equipment = Mitat ovat maailmanmestaruuskilpailujen laudan.
origin-sides = Venäjänkielisestä tekstistä puuttuu, että kiekot ovat laudan ulkopuolella ennen pelaamista.
origin-sides-three = Ei sanota, missä kolme pelaajaa istuvat. Panemme parin vastakkain.
origin-collection-conduct = Italiankielisestä tekstistä tämä kohta on kadonnut. Ruotsiksi tarvitsee istua vain laukaistessa; ruotsin-, puolan- ja venäjänkielinen puhuvat pelaajista tuolien sijaan. Rangaistusta ei ole painettu.
origin-quarter = Vihkon mukaan kiekko saa olla ”enintään puoliksi” viivan yli, eikä se sano, mihin suuntaan. Kun keskipiste on viivalla, kaikki tulkinnat täyttyvät, joten pelaamme niin; kirjaimellinen muoto on asetuksena. Venäjänkielinen teksti puhuu neljännesten välisestä viivasta, hollannin- ja venäjänkielinen vastapäisestä neljänneksestä, ja italiankielisestä kohta on kadonnut.
origin-tournament-quarter = Turnaussäännöt vaativat vain, että kiekko koskettaa viivaa. Kun keskipiste on sillä, se koskettaa.
origin-doubles-quarter = Turnaussäännöt vaativat vain, että kiekko koskettaa viivaa. Kun keskipiste on sillä, se koskettaa.
origin-quarter-tolerance = Näin kirjaimellisesti: ”enintään puoliksi” viivan yli. Suuntaa ei sanota, joten molemmat ovat sallittuja.
origin-free-place = Varatusta aloituspaikasta ei ole painettu mitään.
origin-collection-inwards = Vihko mainitsee sormen ja sanoo: kohti keskustaa. Että mikä tahansa suunta sisäänpäin käy ja että heikko laukaus lasketaan, on meidän tulkintamme.
origin-strength = Siitä ei ole painettu mitään; tietokone tarvitsee rajan.
origin-turns-three = Vihkossa vuoro siirtyy aina vasemmalle. Silloin parin kiekot loppuvat ensin ja yksin pelaava laukaisee kuusi kertaa peräkkäin. Siksi annamme puolten vuorotella; kirjaimellinen muoto on asetuksena.
origin-turns-three-clockwise = Näin kirjaimellisesti: aina vasemmanpuoleinen naapuri.
origin-collection-must-touch = Saksaksi ja englanniksi kosketuksen saa tehdä mikä tahansa oma kiekko, joten saat työntää kiekon toista vasten. Muut kahdeksan kieltä puhuvat ”omasta kiekosta”; noudatamme saksan- ja englanninkielistä.
origin-collection-void = Venäjänkielinen teksti poistaa vain kiekot, joita pelattu kiekko itse kosketti, ja puolankielisestä puuttuu ”oma”. Noudatamme muita kieliä: jokainen kosketettu oma kiekko.
origin-collection-open-board = Tanskankielisestä tekstistä on kadonnut ”ei”, ja se toistaa edellisen säännön ehdon. Venäjänkielinen sekoittaa renkaan ja sen viivan. Pelaamme niin kuin muut kielet sanovat.
origin-missed = Saksan-, englannin-, italian- ja hollanninkielinen korostavat, että vain tämä kiekko poistuu; muut vain mainitsevat sen.
origin-collection-missed-touched = Vihko poistaa vain pelatun kiekon. Tässä pelissä poistuvat myös kosketetut omat kiekkosi, kuten turnauksissa.
origin-collection-contact = Siitä, mikä lasketaan kosketukseksi, ei ole painettu mitään.
origin-off-board = Vihkon mukaan kiekko voi kimmota reunasta: se menee ränniin, ja se, mitä se kosketti, jää. Poistamme kiekon, kun se ylittää pelipinnan reunan, jottei ulkona oleva kiekko siirrä mitään; kirjaimellinen muoto on asetuksena.
origin-tournament-off-board = Turnauksissa se, mitä kiekko siirtää palatessaan reunasta, jää siirretyksi. Poistamme kiekon, kun se ylittää pelipinnan reunan; asetuksella se saa kimmota.
origin-doubles-off-board = Turnauksissa se, mitä kiekko siirtää palatessaan reunasta, jää siirretyksi. Poistamme kiekon, kun se ylittää pelipinnan reunan; asetuksella se saa kimmota.
origin-collection-off-board-bounces = Englannin-, hollannin- ja tanskankielinen käyttävät reunasta sanaa ”nauhat”. Tarkoitetaan laudan reunaa.
origin-collection-out-line = Vihko mainitsee viivalla olevat kiekot. Että viivan takanakin oleva on ulkona, on selvää; ranskankielinen teksti tekee viivasta alueen, tulos on sama.
origin-collection-twenty = Englanninkielisessä tekstissä ja siitä tehdyissä otsikko on siirtynyt, ja tanskaksi kiekko putoaa reiän ”läpi”. Tarkoitetaan kahtakymmentä jokaisesta kiekosta reiässä.
origin-collection-twenty-owner = Vihko puhuu vain oman kiekon upottamisesta. Laskemme sen omistajalle, kuten turnauksissa.
origin-collection-round-end = Venäjänkielinen teksti päättää kierroksen, kun yhdeltä pelaajalta loppuvat kiekot, mikä veisi toiselta viimeisen laukauksen. Kaikki yhdeksän muuta odottavat kaikkia.
origin-next-start = Ranskankielisessä tekstissä aloittaa ”viimeiseksi sijoittunut”. Ruotsin-, puolan- ja venäjänkielinen sanovat selvästi, että se on viimeksi laukaissut, ja muut kielet voi lukea niin.
origin-next-start-three = Ranskankielisessä tekstissä aloittaa ”viimeiseksi sijoittunut”; muut tarkoittavat viimeksi laukaissutta. Kuka se on, seuraa vuorojärjestyksestä.
origin-next-start-three-clockwise = Ranskankielisessä tekstissä aloittaa ”viimeiseksi sijoittunut”; muut tarkoittavat viimeksi laukaissutta. Tässä järjestyksessä se on yksin pelaava.
origin-next-start-four = Ranskankielisessä tekstissä aloittaa ”viimeiseksi sijoittunut”; muut tarkoittavat viimeksi laukaissutta.
origin-collection-points = Puolankielisestä tekstistä puuttuu ”kukin”.
origin-collection-line-lower = Ranskankielinen teksti puhuu viivan kahta puolta olevasta, venäjänkielinen risteävistä ympyröistä. Viivan koskettaminen riittää.
origin-round-score = Ruotsinkielinen teksti sanoo erotusta bonukseksi; sen oma esimerkki näyttää, että vain erotus lasketaan. Tasakierrosta ei mainita: kukaan ei saa pisteitä.
origin-match = Italiankielisestä tekstistä on kadonnut sadan pisteen esimerkki.
origin-settled = Näytöllä tietokone laskee, miten kiekot liukuvat.
origin-counted = Vihko tuntee vain oikeat laudat. Näin pisteet lasketaan täällä.
origin-hand = Näytöllä ei ole sormea. Tämä on oma sääntömme.
origin-hand-human = Näytöllä ei ole sormea. Tämä on oma sääntömme.
box-players = Montako pelaajaa?
box-round_score = Mitä parempi puoli saa kierroksesta?
box-round_score-difference = Pisteiden erotuksen
box-round_score-two-points = Kaksi pistettä
written-shot = { $verdict ->
    [void] Kiekko { $disc }: ei kosketa ketään, ulos
    [missed] Kiekko { $disc }: ei keskellä, ulos
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Kiekko { $disc }: ulos
           *[5] Kiekko { $disc }: jää alueelle { $zone }
        }
        [one] Kiekko { $disc }: kaksikymppinen!
       *[other] Kiekko { $disc }: { $twenties } kaksikymppistä!
    }
}{ $theirs ->
    [0] {""}
    [one] , vie yhden
   *[other] , vie { $theirs }
} · { $light }–{ $dark }
written-count = Laskettu: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } kaksikymppinen
   *[other] { $twenties } kaksikymppistä
}
task-shoot = Sinun vuorosi: laukaise kiekko.
task-hit = Sinun vuorosi: osu vastustajan kiekkoon.
editor-starter = Kierroksen aloittaja
editor-shots = { $seat ->
    [first] Laukaistuja kiekkoja (vuorossa Vaalea)
    [second] Laukaistuja kiekkoja (vuorossa Tumma)
    [third] Laukaistuja kiekkoja (vuorossa Vaalea 2)
   *[fourth] Laukaistuja kiekkoja (vuorossa Tumma 2)
}
editor-twenties = { $seat ->
    [first] Kaksikymppiset: Vaalea
    [second] Kaksikymppiset: Tumma
    [third] Kaksikymppiset: Vaalea 2
   *[fourth] Kaksikymppiset: Tumma 2
}
refusal-editor-many = { $seat ->
    [first] Vaalea: { $count } kiekkoa; niitä on vain { $most }.
    [second] Tumma: { $count } kiekkoa; niitä on vain { $most }.
    [third] Vaalea 2: { $count } kiekkoa; niitä on vain { $most }.
   *[fourth] Tumma 2: { $count } kiekkoa; niitä on vain { $most }.
}
refusal-editor-out = Uloimpaan viivaan koskeva kiekko on ulkona ja menee ränniin.

## Drills

drill-open-twenty = Vapaa kaksikymppinen
drill-open-twenty-about = Upota kiekkoja tyhjällä laudalla.
drill-open-twenty-task = { $goal ->
    [near] Laukaise { $shots } kiekkoa niin, että ne pysähtyvät merkityn ympyrän sisään.
    [sunk] Laukaise { $shots } kiekkoa reikään.
   *[side] Laukaise { $shots } kiekkoa reikään, jokainen neljänneksesi reunan läheltä.
}
drill-take-out = Poislyönti
drill-take-out-about = Lyö vastustajan kiekko pois laudalta.
drill-take-out-task = { $goal ->
    [touch] Osu tummaan kiekkoon. Laukauksia: { $shots }.
    [out] Lyö tumma kiekko pois laudalta. Laukauksia: { $shots }.
    [stay] Lyö tumma kiekko pois laudalta niin, että omasi jää laudalle. Laukauksia: { $shots }.
   *[fifteen] Lyö tumma kiekko pois laudalta ja jätä omasi tappien sisäpuolelle. Laukauksia: { $shots }.
}
drill-hidden-disc = Tapin takana
drill-hidden-disc-about = Jätä kiekkosi tapin suojaan.
drill-hidden-disc-task = Laukaise { $shots } kiekkoa niin, että ne pysähtyvät merkityn ympyrän sisään, vastustajan paikalta katsoen tapin taakse.
drill-shots-hits = Osumia: { $hits } / { $shots }.
drill-shots-spread = Keskimäärin { $across } mm { $side ->
    [left] vasemmalle
   *[right] oikealle
} ja { $along } mm liian { $way ->
    [short] lyhyeksi
   *[long] pitkäksi
}, hajonta { $spread } mm.
