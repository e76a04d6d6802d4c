### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = Näpäytä puukiekkoja pyöreällä laudalla, lyö muut pois ja tähtää keskellä olevaan reikään.
seat-first = Vaalea
seat-second = Tumma
seat-third = Vaalea 2
seat-fourth = Tumma 2

booklet-collection = Pelikokoelma, kahdelle
booklet-collection-about = Kaksitoista kiekkoa kummallakin. Kierroksen parempi puoli saa erotuksen.
booklet-trio = Pelikokoelma, kolmelle
booklet-trio-about = Yksi pelaa yksin paria vastaan.
booklet-teams = Pelikokoelma, neljälle
booklet-teams-about = Kaksi joukkuetta; parit istuvat vastakkain.
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
switch-miss_takes_touched-no = Vie pelatun kiekon
switch-miss_takes_touched-yes = Vie myös kosketetut omat kiekot
switch-rim_bounce = Reunaan osuvat kiekot
switch-rim_bounce-no = Ovat heti ulkona
switch-rim_bounce-yes = Kimpoavat ja poistetaan sitten
switch-three_player_order = Kolmen pelaajan vuorot
switch-three_player_order-sides = Puolet vuorottelevat
switch-three_player_order-clockwise = Myötäpäivään, kuten painettu
switch-steadiness = Käden vakaus
switch-steadiness-exact = Laukaus menee juuri kuten tähtäät
switch-steadiness-human = Ihmisen käsi, joka tärisee hieman

new-match-first-to-50 = 50 pisteeseen
new-match-first-to-100 = 100 pisteeseen
new-match-first-to-150 = 150 pisteeseen
new-match-first-to-200 = 200 pisteeseen
new-match-games-1 = Yksi kierros
new-match-games-2 = Kaksi kierrosta
new-match-games-4 = Neljä kierrosta
new-match-games-8 = Kahdeksan kierrosta

clause-equipment = Laudalla on 15, 10 ja 5 pisteen renkaat, kahdeksan tappia 15 pisteen renkaan ympärillä ja reikä keskellä. Kiekot ovat vaaleita tai tummia.
clause-sides = Kaksi pelaajaa istuu vastakkain, kummallakin kaksitoista samanväristä kiekkoa. Kiekot ovat laudan ulkopuolella, kunnes ne pelataan.
clause-sides-three = Yksi pelaa yksin kahdellatoista kiekolla. Pari istuu hänen vasemmalla ja oikealla puolellaan, kummallakin kuusi kiekkoa.
clause-sides-four = Neljä pelaa kahtena joukkueena. Parit istuvat vastakkain, jokaisella kuusi kiekkoa.
clause-sides-eight = Kaksi pelaajaa istuu vastakkain, kummallakin kahdeksan samanväristä kiekkoa.
clause-conduct = Vain vuorossa oleva koskee lautaan. Lauta ja tuolit pysyvät paikoillaan, ja niin pysyy pelaajakin.
clause-quarter = Laukaus lähtee omasta neljänneksestä niin, että kiekon keskipiste on aloitusviivalla.
clause-free-place = Paikan on oltava vapaa: kiekko ei saa koskea toiseen ennen näpäytystä, eikä mitään siirretä tieltä.
clause-inwards = Näpäytä mihin tahansa suuntaan sisäänpäin. Laukaus lasketaan heti, kun kiekko irtoaa sormesta, oli se kuinka heikko tahansa.
clause-strength = Laukaus on niin kova kuin sormi jaksaa näpäyttää.
clause-turns = Joka vuorolla pelataan yksi kiekko. Seuraavana on aina vasemmanpuoleinen naapuri.
clause-turns-three = Joka vuorolla pelataan yksi kiekko. Puolet vuorottelevat, samoin pari keskenään. Kuten painettu: vasemmanpuoleinen naapuri jatkaa, ja se, jolla ei ole kiekkoja, ohitetaan.
clause-must-touch = Kun laudalla on vastapuolen kiekko, jonkin omista kiekoistasi on kosketettava vastapuolen kiekkoa: pelatun tai toisen, jota se työntää.
clause-void = Jos mikään ei kosketa, laukaus on mitätön: pelattu kiekko ja jokainen kosketettu oma kiekko menevät ränniin, jopa reiästä.
clause-open-board = Kun laudalla ei ole vastapuolen kiekkoja, pelatun kiekon tai sen koskettaman oman kiekon on pysähdyttävä 15 pisteen renkaaseen, sen viivalle tai reikään.
clause-missed = Jos niin ei käy, pelattu kiekko menee ränniin. Muut kiekot jäävät paikoilleen.
clause-missed-touched = Jos niin ei käy, pelattu kiekko ja jokainen sen koskettama oma kiekko menevät ränniin.
clause-contact = Jokainen kosketus laukauksen aikana lasketaan, vauhdista riippumatta ja myös tapin kautta. Valmiiksi toisissaan kiinni olleet kiekot lasketaan vain, jos johonkin niistä osutaan. Laudalta poistunut kiekko ei enää kosketa mitään.
clause-off-board = Kiekko, jonka keskipiste ylittää pelipinnan reunan, on heti ulkona. Jos annatte kiekkojen kimmota reunasta, ne menevät ränniin, kun kaikki on pysähtynyt; niiden siirtämät kiekot jäävät siirretyiksi.
clause-comes-back = Kiekko, joka ylittää aloitusviivan ja palaa, pysyy pelissä.
clause-out-line = Aloitusviivalle tai sen ulkopuolelle pysähtynyt kiekko menee ränniin, oli se kenen tahansa.
clause-twenty = Keskireikään mennyt kiekko otetaan pois ja pannaan sivuun; siitä saa 20.
clause-twenty-owner = Kaksikymppinen lasketaan kiekon omistajalle, upotti sen kuka tahansa. Parin kiekot ovat omia kiekkoja.
clause-round-end = Kierros päättyy, kun kaikki ovat pelanneet kaikki kiekkonsa.
clause-next-start = Viimeksi laukaissut aloittaa seuraavan kierroksen.
clause-next-start-three = Viimeksi laukaissut aloittaa seuraavan kierroksen: ensin yksin pelaava, sitten toinen parista ja niin edelleen.
clause-next-start-four = Viimeksi laukaissut aloittaa seuraavan kierroksen, joten aloitus siirtyy yhden paikan oikealle.
clause-next-start-clockwise = Aloitus siirtyy joka kierroksella yhden paikan vasemmalle.
clause-points = Kierroksen jälkeen jokaisesta kiekosta saa renkaan mukaan 15, 10 tai 5 ja jokaisesta sivuun pannusta 20.
clause-line-lower = Renkaan viivaa koskeva kiekko lasketaan kahdesta renkaasta pienempään.
clause-round-score = Vain enemmän kerännyt puoli saa pisteitä, ja se saa erotuksen. Tasakierroksesta ei saa mitään.
clause-round-score-two = Enemmän kerännyt puoli saa kierroksesta kaksi pistettä; tasatilanteessa kumpikin saa yhden.
clause-match = Ottelu päättyy, kun jompikumpi puoli saavuttaa sovitut pisteet. Se tarkistetaan joka kierroksen jälkeen.
clause-match-rounds = Ottelu päättyy sovittujen kierrosten jälkeen. Enemmän pisteitä saanut voittaa.
clause-settled = Kiekkojen pysähtymispaikat lasketaan kitkasta ja törmäyksistä, kaikille samoin, ja tallennetaan pöytäkirjaan.
clause-counted = Oikealla laudalla mitään ei simuloida. Kierroksen päätyttyä sen aloittanut kirjaa, montako kiekkoa kummallakin puolella on missäkin renkaassa ja montako on pantu sivuun; tilannetta pidetään täällä.
clause-hand = Laukaus menee juuri kuten tähtäät. Jos se on liian helppoa, anna käden täristä vähän: vakauden säätää jokainen itselleen.

refusal-quarter = Pysy omassa neljänneksessäsi: { $low }–{ $high } astetta.
refusal-free-place = { $seat ->
    [first] Vaalea kiekko on sen paikan tiellä.
    [second] Tumma kiekko on sen paikan tiellä.
    [third] Vaalea kiekko on sen paikan tiellä.
   *[fourth] Tumma kiekko on sen paikan tiellä.
}
refusal-inwards = Näpäytä sisäänpäin: keskikohdasta sivuun { $low } … { $high } astetta.
refusal-strength = Laukauksen nopeus on { $low }–{ $high } millimetriä sekunnissa.
refusal-settled = { $fault ->
    [screen] Täällä kiekot ovat näytöllä: näpäytä niitä.
    [moving] Odota, että kaikki kiekot pysähtyvät.
    [early] Yksikään kiekko ei ole liikkeellä.
    [unplayed] Ensin tulee näpäytetty kiekko.
    [unknown] Mainittu kiekko ei ole laudalla.
    [off-board] Kiekko ei voi olla laudan ulkopuolella.
    [over-hole] Kiekko ei voi olla reiän päällä; se putoaisi sisään.
    [in-peg] Kiekko ei voi olla tapin sisällä.
   *[overlap] Kaksi kiekkoa ei voi olla sisäkkäin.
}
refusal-counted = { $fault ->
    [real-board] Näpäytä omalla laudalla. Kirjaa tänne, mitä kierroksesta jäi.
    [all] Puolella on vain { $discs } kiekkoa.
   *[none] Sinne ei ole kirjattu kiekkoa.
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
}: nyt { $points }, kaksikymppisiä { $twenties }, laudalla { $live }, rännissä { $ditch }, pelaamatta { $left }.
scene-disc = { $seat ->
    [first] Vaalea kiekko
   *[second] Tumma kiekko
}, { $zone ->
    [15] 15 pisteen renkaassa
    [10] 10:n renkaassa
   *[5] 5:n renkaassa
}
scene-lies = { scene-disc }: suunta { $bearing }, { $far } cm linjasi keskeltä.
scene-noted = { $seat ->
    [first] Vaalea
   *[second] Tumma
}, { $zone ->
    [20] sivussa
    [15] 15 pisteen rengas
    [10] 10:n rengas
   *[5] 5:n rengas
}: { $count }
scene-fewer = Yksi vähemmän: { scene-noted }
count-help = { $seat ->
    [first] Vaalea aloittaa.
    [second] Tumma aloittaa.
    [third] Vaalea 2 aloittaa.
   *[fourth] Tumma 2 aloittaa.
} Kun kaikki kiekot on pelattu, napauta rengasta kerran jokaisesta siinä olevasta kiekosta ja keskustaa jokaisesta kaksikymppisestä: Vaalea vasemmalla, Tumma oikealla. Luvun napautus ottaa yhden pois.
act-count = Laske: Vaalea { $light }, Tumma { $dark }
told-count = Laskettu: Vaalea { $light }, Tumma { $dark }.
told-flick = { $seat ->
    [first] Vaalea näpäyttää, { $speed } m/s.
    [second] Tumma näpäyttää, { $speed } m/s.
    [third] Vaalea 2 näpäyttää, { $speed } m/s.
   *[fourth] Tumma 2 näpäyttää, { $speed } m/s.
}
told-settle = { $verdict ->
    [touched] Vastapuolen kiekkoa kosketettiin.
    [void] Mitätön: vastapuolen kiekkoon ei koskettu.
    [reached] Vapaa laukaus onnistuu.
   *[missed] Vapaa laukaus jää vajaaksi.
}{ $twenties ->
    [0] {""}
    [one] {" "}Kaksikymppinen!
   *[other] {" "}Kaksikymppisiä: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Kaksikymppinen vastapuolelle.
   *[other] {" "}Kaksikymppisiä vastapuolelle: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Yksi vastapuolen kiekko poistuu.
   *[other] {" "}{ $theirs } vastapuolen kiekkoa poistuu.
}{ $ours ->
    [0] {""}
    [one] {" "}Yksi oma kiekko poistuu.
   *[other] {" "}{ $ours } omaa kiekkoa poistuu.
}

level-beginner = Aloittelija
level-beginner-about = Näpäyttää lähintä ja upottaa joka viidennen vapaan kaksikymppisen.
level-casual = Harrastaja
level-casual-about = Upottaa joka kolmannen vapaan kaksikymppisen ja etsii hyviä osumia.
level-club = Seurapelaaja
level-club-about = Upottaa joka toisen vapaan kaksikymppisen ja piiloutuu tappien taakse.
level-tournament = Turnauspelaaja
level-tournament-about = Upottaa kaksi kolmesta vapaasta kaksikymppisestä eikä anna periksi.
level-champion = Mestari
level-champion-about = Upottaa kolme neljästä vapaasta kaksikymppisestä, kuten parhaat pelaajat.
level-machine = Kone
level-machine-about = Ei juuri koskaan epäonnistu. Niille, jotka haluavat nähdä, mikä on mahdollista.

## The rule book's chapters
chapter-setup = Lauta ja pelaajat
chapter-shot = Laukaus
chapter-valid = Hyvät ja huonot laukaukset
chapter-leaving = Ränni ja reikä
chapter-scoring = Pistelasku

## Lessons: a title, what to do, and what was learnt
lesson-flick = Ensimmäinen näpäytys
lesson-flick-task = Lauta on tyhjä. Näpäytä kiekkosi niin, että se pysähtyy tappikehän sisään tai reikään.
lesson-flick-done = Juuri tämä laukauksen on tehtävä, kun laudalla ei ole vastapuolen kiekkoja.
lesson-twenty = Kaksikymppinen
lesson-twenty-task = Upota kiekkosi reikään. Tähtää suoraan, älä näpäytä liian kovaa.
lesson-twenty-done = Kiekko pannaan sivuun, ja siitä saa 20.
lesson-touch = Kosketa
lesson-touch-task = Laudalla on vastapuolen kiekko. Kosketa sitä.
lesson-touch-done = Se, joka ei kosketa yhtäkään, menettää juuri pelatun kiekon.
lesson-drive-off = Lyö pois
lesson-drive-off-task = Lyö vastapuolen kiekko pois laudalta.
lesson-drive-off-done = Rännissä olevista kiekoista ei saa mitään. Parasta on, jos omasi jää laudalle.
lesson-through = Oman kiekon kautta
lesson-through-task = Oma kiekkosi on tiellä. Työnnä se vastapuolen kiekkoa vasten.
lesson-through-done = Riittää, että jokin omista kiekoistasi koskettaa vastapuolen kiekkoa.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Vastapuolella on kiekkoja laudalla: kosketa jotakin niistä, tai menetät omasi.
   *[other] Lauta on vapaa: tähtää reikään ja pääse vähintään 15 pisteen renkaaseen.
}
character-beginner = Puola
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
