### Finnish. piece = nappula, square = ruutu, three in a row = kolmen suora.

game-name = Ristinolla
game-about = Saa kolmen suora yhdeksässä ruudussa: nopea oppia, ja tasapeli, jos kukaan ei erehdy.
seat-first = X
seat-second = O

booklet-collection = Pelikokoelma
booklet-collection-about = Ristinolla pelikokoelman sääntövihkon mukaan.
switch-ends_when_dead = Kun kukaan ei voi enää voittaa
switch-ends_when_dead-no = Pelataan loppuun
switch-ends_when_dead-yes = Heti tasapeli

clause-marks = Kummallakin pelaajalla on omanmuotoiset ja -väriset nappulat: X tai O.
clause-starter = X aloittaa. Arvotaan, kumpi saa ensin X:n; sen jälkeen nappulat vaihdetaan joka pelissä.
clause-empty-square = Pelaajat asettavat vuorotellen yhden nappulan mihin tahansa tyhjään ruutuun.
clause-no-pass = Vuoroa ei saa jättää väliin.
clause-stays = Asetettu nappula ei siirry koskaan.
clause-three-in-a-row = Ensimmäinen, joka saa kolmen suoran vaakaan, pystyyn tai vinoon, voittaa heti. Kaksi suoraa yhdellä nappulalla on silti vain yksi voitto.
clause-no-winner = Jos lauta on täynnä eikä kummallakaan ole kolmen suoraa, peli on tasapeli.

refusal-empty-square = { $holder ->
    [first] { $square } on varattu: siinä on X.
   *[second] { $square } on varattu: siinä on O.
}

outcome-three-in-a-row = { $seat } voittaa: kolmen suora.
outcome-board-full = Tasapeli: lauta on täynnä eikä kummallakaan ole kolmen suoraa.
outcome-no-line-left = Tasapeli: kumpikaan ei voi enää saada kolmen suoraa.

scene-title = Ristinollalauta
scene-pieces = { $seat ->
    [first] X: { $squares }.
   *[second] O: { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Laudalla ei ole yhtään X:ää.
   *[second] Laudalla ei ole yhtään O:ta.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: tyhjä
}
told-place = { $seat ->
    [first] X: { $square }
   *[second] O: { $square }
}

level-beginner = Aloittelija
level-beginner-about = Yhdensuuntaiset suorat jäävät huomaamatta, joka pelissä eri suunta. Lapsikin voi voittaa.
level-casual = Harrastaja
level-casual-about = Näkee jokaisen kolmen suoran mutta ei suunnittele pidemmälle. Viritä kaksi ansaa yhtä aikaa.
level-perfect = Täydellinen
level-perfect-about = Ei häviä koskaan. Parhaimmillaan saat tasapelin.

## The rule book's chapters
chapter-setup = Ennen kuin aloitat
chapter-moving = Näin pelataan
chapter-ending = Pelin loppu

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Ensimmäinen nappulasi
lesson-first-piece-task = Olet X. Aseta nappula mihin tahansa tyhjään ruutuun.
lesson-first-piece-done = Nyt olisi O:n vuoro. Asetettu nappula ei siirry koskaan.
lesson-three = Kolmen suora
lesson-three-task = Olet X. Täydennä suora ja voita.
lesson-three-done = Kolme vaakaan, pystyyn tai vinoon: voitat.
lesson-block = Estä
lesson-block-task = Olet O, ja X on voittamassa. Estä se.
lesson-block-done = Katso ensin vastustajan suoria, sitten omiasi.
lesson-two-threats = Kaksi uhkaa yhtä aikaa
lesson-two-threats-task = Olet X. Estä O ja uhkaa samalla voittaa kahdessa paikassa. Voita sitten.
lesson-two-threats-done = Vastustaja voi estää vain yhden suoran kerrallaan. Kaksi uhkaa voittaa.
lesson-corner = Älä häviä koskaan
lesson-corner-task = X aloitti kulmasta. Olet O: etsi ainoa ruutu, joka pelastaa sinut.
lesson-corner-done = Kulmaa vastaan auttaa vain keskusta. Tästä eteenpäin O:n ei tarvitse hävitä.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Aseta nappulasi mihin tahansa tyhjään ruutuun. Kolmen suora voittaa.
guide-why = { $why ->
    [wins] Saat kolmen suoran.
    [blocks] Muuten vastustaja saisi siihen kolmen suoran.
    [fork] Uhkaat kahta suoraa yhtä aikaa, ja vastustaja voi estää vain toisen.
    [threat] Kaksi rivissä: nyt vastustajan on estettävä.
    [middle] Keskiruutu kuuluu neljään suoraan, useampaan kuin mikään muu.
    [corner] Kulma kuuluu kolmeen suoraan.
   *[other] Parempaa ei ole.
}
character-beginner = Töherrys
character-casual = Liitu
character-perfect = Liuske
origin-marks = Laatikon nappulat eroavat väriltään tai muodoltaan. X ja O ovat meidän.
origin-starter = Aloittajasta ei ole painettu mitään. Täällä X aloittaa, ja X arvotaan, kuten laatikon muissa peleissä.
origin-empty-square = Ranskankielisestä tekstistä unohtuu, että ruutu on tyhjä, ja englanninkielinen puhuu samaan hengenvetoon paikoista ja kentistä. Saksankielinen on selvä.
origin-no-pass = Vuoron väliin jättämisestä ei ole painettu mitään.
origin-stays = Nappuloiden siirtämisestä ei ole painettu mitään. Kummallakin on niitä niin monta kuin tarvitaan.
origin-three-in-a-row = Laudan kokoa ei ole painettu; tarkoitetaan kolme kertaa kolme. Ranskankielisessä tekstissä on lipsahdus: kolme ”näistä” nappuloista omien sijaan.
origin-no-winner = Englanninkielisen tekstin mukaan riittää, ettei yksi pelaaja voi saada suoraa; tarkoitetaan, ettei kumpikaan. Saksaksi ja englanniksi voittajaa ei ole, ranskaksi se on tasapeli.
origin-no-winner-early = Vihko antaa pelata loppuun. Tässä pelissä lopetetaan, kun kukaan ei voi enää voittaa.
clause-no-winner-early = Kun kukaan ei voi enää saada kolmen suoraa, peli päättyy heti tasapeliin.
refusal-editor-turns = Laudalla on X { $first } kertaa ja O { $second } kertaa. X aloittaa, joten X-merkkejä on yhtä monta kuin O-merkkejä tai yksi enemmän.
task-place = { $seat ->
    [first] Sinun vuorosi: aseta X tyhjään ruutuun.
   *[second] Sinun vuorosi: aseta O tyhjään ruutuun.
}

## Drills

drill-only-square = Ainoa ruutu
drill-only-square-about = Löydä ainoa ruutu, joka voittaa tai pelastaa häviöltä.
drill-only-square-task = { $seat ->
    [first] Olet X. Yksi ruutu on muita parempi.
   *[second] Olet O. Yksi ruutu on muita parempi.
}
refusal-editor-went-on = { $seat ->
    [first] X on saanut kolmen suoran, joten peli olisi päättynyt ennen viimeistä siirtoa (O).
   *[second] O on saanut kolmen suoran, joten peli olisi päättynyt ennen viimeistä siirtoa (X).
}
