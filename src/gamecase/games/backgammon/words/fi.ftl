### Finnish. checker = nappula, point = kiila, home = kotikenttä, bar = muuri, hit = lyödä, bear off = kotiuttaa,
### doubles = tuplaheitto, cube = kuutio, double = tuplaus, take = hyväksyä, drop = hylätä, opening roll = aloitusheitto,
### one checker's move = siirto, turn = vuoro, pip = askel.

game-name = Backgammon
game-about = Vie viisitoista nappulaasi kotiin ja pois laudalta, ja lyö vastustajan nappuloita matkalla.
seat-first = Vaalea
seat-second = Tumma

## Booklets
booklet-case = Backgammonsalkku
booklet-case-about = Kotiutat vain tasan oikealla luvulla, eikä sinun ole pakko siirtää, kun kaikki nappulasi ovat kotona. Panoksesta pelattaessa mukana on kuutio.
booklet-best-of = Paras useasta
booklet-best-of-about = Pelit vain lasketaan: kaksi kolmesta tai kolme viidestä. Ei kuutiota.
booklet-small-first = Pienempi luku ensin
booklet-small-first-about = Pienempi luku ensin, tuplaheitto kokonaan tai ei lainkaan, ja takimmaiset nappulat kotiutetaan ensin.
booklet-collection = Pelikokoelma
booklet-collection-about = Kotiuta millä tahansa luvulla, joka riittää reunan yli. Vastustaja saa huomauttaa virheestä omaan heittoonsa asti.
booklet-tournament = Turnaus
booklet-tournament-about = Backgammon niin kuin sitä nykyään pelataan: otteluita pisteistä tai pelejä panoksesta, kuution ja kaikkien sen sääntöjen kanssa.
box-says = Mikä näistä lukee vihkossasi?
box-says-more-than-two = Kiila on suljettu, jos siinä on ”enemmän kuin kaksi” nappulaa
box-says-games = Pelataan kahteen voittoon kolmesta pelistä tai kolmeen viidestä
box-says-smaller = Pienempi luku pelataan aina ensin
box-says-correction = Kielletystä siirrosta saa huomauttaa seuraavaan heittoon asti
box-says-nothing = Minulla ei ole vihkoa
box-cube_inside = Onko laatikossa tuplauskuutio?
box-languages = Kuinka monella kielellä se on kirjoitettu?

## Switches
switch-stake = Mistä pelataan?
switch-stake-0 = Vain huvin vuoksi, ilman kuutiota
switch-stake-1 = Panos 1, kuution kanssa
switch-stake-2 = Panos 2, kuution kanssa
switch-stake-5 = Panos 5, kuution kanssa
switch-stake-10 = Panos 10, kuution kanssa
switch-win_triple_needs_none_off = Milloin voitto on kolminkertainen?
switch-win_triple_needs_none_off-yes = Vain jos häviäjä ei ole kotiuttanut yhtään nappulaa
switch-win_triple_needs_none_off-no = Aina kun häviäjällä on nappula muurilla tai voittajan kotikentällä
switch-assisted = Siirtojen tarkistus
switch-assisted-yes = Sallii vain sääntöjen mukaiset siirrot
switch-assisted-no = Sallii kaikki siirrot, kuten oikealla laudalla
switch-bearoff_may_pass = Kun kaikki nappulat ovat kotona
switch-bearoff_may_pass-no = Jokainen luku, jonka voit pelata, on pelattava
switch-bearoff_may_pass-yes = Luvun saa jättää käyttämättä
switch-bearoff_six_needs_double_six = Kotiutus kiilalta 6
switch-bearoff_six_needs_double_six-no = Millä tahansa kuutosella
switch-bearoff_six_needs_double_six-yes = Vain kahdella kuutosella
switch-bearoff_rule = Miten nappula kotiutetaan?
switch-bearoff_rule-any-sufficient = Millä tahansa luvulla, joka riittää reunan yli
switch-bearoff_rule-exact-or-highest = Kiilan luvulla; ylimmältä kiilalta myös suuremmalla
switch-setup = Alkuasema
switch-setup-standard = Tavallinen
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, kolme nappulaa kummallakin
switch-cube = Tuplauskuutio
switch-cube-on = Kuution kanssa
switch-cube-off = Ilman kuutiota
switch-cube_limit = Kuution yläraja
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Keskellä oleva kuutio
switch-centred_cube-either = Kumpikin saa kääntää sen
switch-centred_cube-holland = Crawford-pelin jälkeen vasta, kun kumpikin on heittänyt kahdesti
switch-crawford = Crawford-peli
switch-crawford-yes = Yksi peli ilman kuutiota, kun pelaajalta puuttuu yksi piste
switch-crawford-no = Ei Crawford-peliä
switch-jacoby = Jacobyn sääntö
switch-jacoby-yes = Gammon lasketaan vasta, kun kuutiota on käännetty
switch-jacoby-no = Gammon lasketaan aina
switch-beavers = Beaver
switch-beavers-yes = Sallittu
switch-beavers-no = Ei sallittu
switch-raccoons = Raccoon
switch-raccoons-yes = Sallittu
switch-raccoons-no = Ei sallittu
switch-automatic_doubles = Samat luvut aloitusheitossa
switch-automatic_doubles-0 = Heitetään uudestaan
switch-automatic_doubles-1 = Tuplaavat panoksen enintään kerran
switch-automatic_doubles-2 = Tuplaavat panoksen enintään kahdesti
switch-automatic_doubles-3 = Tuplaavat panoksen enintään kolmesti

## Clauses
clause-aim = Vie kaikki nappulasi kotikentällesi ja kotiuta ne sitten pois laudalta. Se, jolta nappulat loppuvat ensin, voittaa.
clause-setup = Puolet ovat toistensa peilikuvat. Nappulasi kulkevat vastustajan kotikentältä laudan ympäri omallesi.
clause-forward = Nappulat kulkevat vain kotia kohti, eivät koskaan taaksepäin.
clause-starter-high = Kumpikin heittää yhtä noppaa. Suuremman luvun heittänyt aloittaa.
clause-draw-first = Ensin tulee aloitusheitto. Jos molemmat heittävät saman luvun, heitetään uudestaan.
clause-first-throw-fresh = Aloittaja heittää ensimmäistä vuoroa varten molemmat nopat uudestaan.
clause-first-throw-drawn = Aloitusheiton kaksi noppaa ovat myös aloittajan ensimmäinen heitto, joten se ei ole koskaan tuplaheitto.
clause-already-started = Pelissä on yksi aloitusheitto.
clause-throw-first = Pelaajat vuorottelevat. Vuoro alkaa kahden nopan heitolla.
clause-dice-zone = Nopat heitetään laudan oikealle puoliskolle itsestäsi katsoen.
clause-choice-first = Jos saat tuplata, tee se ennen kuin heität.
clause-play-first = Pelaa heittosi, ennen kuin mitään muuta tapahtuu.
clause-dice-only = Kullakin luvulla siirrät yhtä nappulaa niin monta kiilaa. Sama nappula saa käyttää useita lukuja peräkkäin, ja se laskeutuu kiilalle jokaisen jälkeen.
clause-no-checker = Saat siirtää vain omia nappuloitasi.
clause-closed-point = Kiila, jolla on vähintään kaksi vastustajan nappulaa, on suljettu: et voi laskeutua sille, et edes kesken pidemmän siirron.
clause-self-hit = Jos nappula silti pannaan suljetulle kiilalle, se katsotaan itse lyödyksi: se menee muurille, ja luku on käytetty.
clause-hit = Jos laskeudut vastustajan yksinäisen nappulan kiilalle, lyöt sen: se menee muurille. Sinun ei ole pakko lyödä, jos voit siirtää muulla tavalla.
clause-any-order = Saat pelata luvut missä järjestyksessä tahansa.
clause-smaller-first = Pienempi luku pelataan aina ennen suurempaa.
clause-smaller-lost = Jos pienempää lukua ei voi pelata millään nappulalla, se menetetään ja pelaat vain suuremman.
clause-must-move = Jos voit siirtää, sinun on siirrettävä.
clause-use-all = Sinun on käytettävä niin monta lukua kuin säännöt sallivat: molemmat, jos on jokin tapa pelata molemmat.
clause-use-higher = Jos voit pelata kumman tahansa luvun mutta et molempia, sinun on pelattava suurempi.
clause-stop-at-home = Kun kaikki nappulasi ovat kotona, sinun ei tarvitse siirtää: minkä tahansa luvun saa jättää käyttämättä.
clause-doubles-four = Jos heität tuplaheiton, pelaat luvun neljä kertaa.
clause-partial-double = Pelaa tuplaheiton neljästä siirrosta niin monta kuin voit; loput menetetään.
clause-whole-double = Tuplaheitto pelataan kokonaan, kaikki neljä siirtoa, tai ei lainkaan. Riittää, jos kotiutat viimeisen nappulasi ennen sitä.
clause-enter-first = Muurilla olevan nappulan on tultava ensin sisään vastustajan kotikentälle, kiilalle, jonka noppa laskee kaukaisemmasta reunasta. Mitään muuta ei saa siirtää, ennen kuin kaikki nappulasi ovat sisällä.
clause-enter-any = Saat tulla sisään kummalla luvulla tahansa; luku, jolla et pääse sisään, menetetään.
clause-smaller-enters = Jos sinulla on nappula muurilla etkä pääse sisään pienemmällä luvulla, menetät koko heiton.
clause-home-first = Kotiuttaminen alkaa, kun kaikki nappulasi ovat kotona. Jos jokin lyödään, se jatkuu vasta, kun kaikki ovat taas kotona.
clause-exact-number = Voit kotiuttaa nappulan vain kiilan tarkalla luvulla.
clause-highest-first = Voit kotiuttaa nappulan kiilan luvulla, ja ylimmältä kiilaltasi myös suuremmalla.
clause-rear-first = Voit kotiuttaa vain ylimmältä kiilaltasi, millä tahansa luvulla, joka riittää reunan yli.
clause-any-sufficient = Voit kotiuttaa minkä tahansa nappulan luvulla, joka riittää reunan yli.
clause-past-band = Et voi kotiuttaa nappulaa, kun vastustaja pitää kotikentälläsi kiilaa sen edessä.
clause-double-six = Kiilalta 6 voi kotiuttaa vain kahden kuutosen heitolla.
clause-inside-move = Kotiuttamisen sijasta saa aina siirtää kotikentän sisällä.
clause-win = Se, joka ensin kotiuttaa kaikki nappulansa, voittaa.
clause-win-counts-one = Jokainen voitto on yhden arvoinen.
clause-win-kinds = Voitto on yksinkertainen. Se on kaksinkertainen, jos häviäjä ei ole kotiuttanut yhtään nappulaa, ja kolminkertainen, jos häviäjällä on lisäksi nappula muurilla tai voittajan kotikentällä.
clause-stalled = Peli on tasapeli, kun viisikymmentä vuoroa peräkkäin on kulunut ilman siirtoa.
clause-cube = Kuutio on aluksi keskellä luvussa 1. Jokainen tuplaus kaksinkertaistaa pelin arvon.
clause-no-cube = Näissä säännöissä kuutiota käytetään vain, kun pelataan panoksesta tai pisteistä. Kun pelit vain lasketaan, kuutiota ei ole.
clause-double-before-throw = Saat tarjota tuplausta ennen omaa heittoasi, mutta et ennen pelin ensimmäistä heittoa.
clause-answer-first = Vastustaja hyväksyy tuplauksen, tai hylkää sen ja häviää pelin.
clause-nothing-offered = Voit hyväksyä tai hylätä vain, kun sinulle on tarjottu tuplausta.
clause-cube-owner = Jos hyväksyt tuplauksen, kuutio on sinun ja vain sinä saat tuplata seuraavaksi.
clause-cube-limit = Kuutio ei voi mennä ylärajansa yli.
clause-cube-dead = Ottelussa kuutiota ei enää käännetä, kun se jo ratkaisee ottelun kummankin pelaajan kannalta.
clause-crawford = Ensimmäinen peli, jossa jompikumpi tarvitsee enää yhden pisteen, pelataan ilman kuutiota.
clause-holland = Valinnainen: sen pelin jälkeen keskellä olevan kuution saa kääntää vasta, kun kumpikin on heittänyt kahdesti.
clause-jacoby = Ottelun ulkopuolella kaksin- ja kolminkertaiset voitot lasketaan yksinkertaisina, ellei kuutiota ole käännetty.
clause-beavers = Ottelun ulkopuolella saat vastata tuplaukseen tuplaamalla heti uudestaan ja pitämällä kuution: se on beaver.
clause-no-beaver = Beaver on mahdollinen vain, jos siitä on sovittu, ja vain vastauksena tuplaukseen.
clause-no-raccoon = Raccoon on mahdollinen vain, jos siitä on sovittu, ja vain vastauksena beaveriin.
clause-automatic-doubles = Ottelun ulkopuolella sama luku aloitusheitossa tuplaa panoksen, enintään niin monta kertaa kuin on sovittu.
clause-match-games = Sopikaa etukäteen, montako peliä otteluun kuuluu, esimerkiksi kaksi voittoa kolmesta.
clause-match-points = Ottelun voittaa se, joka ensin saa sovitun määrän pisteitä.
clause-no-resignation = Nämä säännöt eivät kerro, mitä luovuttaminen maksaa.
clause-resignation = Saat tarjoutua luovuttamaan pelin yksin-, kaksin- tai kolminkertaisena tappiona. Vastustaja hyväksyy tai hylkää.
clause-answer-resignation = Luovutustarjoukseen vastataan, ennen kuin peli jatkuu.
clause-correction = Saat pyytää vastustajaa pelaamaan virheellisen vuoron uudestaan samoilla nopilla.
clause-nothing-wrong = Sallittu vuoro pysyy voimassa.
clause-correct-before-throw = Sitä voi pyytää vain omaan heittoon asti.
clause-one-by-one = Kun kaikki siirrot sallitaan, nappulat siirretään yksitellen, ja sitten vuoro päätetään.
clause-no-correction = Päätetty vuoro pysyy voimassa.

## Why not
refusal-draw-first = Aloitusheitto tulee ensin.
refusal-already-started = Peli on jo alkanut.
refusal-throw-first = Heitä ensin nopat.
refusal-choice-first = Heitä ensin, tai tuplaa.
refusal-play-first = Pelaa ensin heittosi.
refusal-dice-zone = Nopat eivät jääneet laudan oikealle puoliskolle: heitä molemmat uudestaan.
refusal-forward = Et voi siirtää taaksepäin kiilalta { $from } kiilalle { $to }. Nappulat kulkevat vain kotia kohti.
refusal-no-checker = { $place ->
    [bar] Sinulla ei ole nappulaa muurilla.
   *[point] Sinulla ei ole nappulaa kiilalla { $point }.
}
refusal-dice-only = { $count ->
    [0] Sinulla ei ole enää pelattavia lukuja.
    [one] Sinne on { $distance } kiilaa; sinulla on jäljellä { $dice }.
   *[other] Sinne on { $distance } kiilaa; sinulla on jäljellä { $dice }.
}
refusal-closed-point = { $count ->
    [one] Kiila { $point } on suljettu: siinä on { $count } vastustajan nappula.
   *[other] Kiila { $point } on suljettu: siinä on { $count } vastustajan nappulaa.
}
refusal-smaller-first = Pienempi luku ensin: pelaa { $die } ennen lukua { $larger }.
refusal-smaller-lost = Lukua { $die } ei voinut pelata ensin millään nappulalla, joten se on menetetty.
refusal-must-move = { $possible ->
    [one] Voit pelata { $possible } luvun, joten sinun on pelattava se.
   *[other] Voit pelata { $possible } lukua, joten sinun on pelattava ne.
}
refusal-use-all = { $possible ->
    [one] Voit pelata { $possible } luvun; näin pelaisit { $used }.
   *[other] Voit pelata { $possible } lukua; näin pelaisit vain { $used }. Etsi tapa, joka käyttää kaikki.
}
refusal-use-higher = Voit pelata vain yhden luvun, joten sen on oltava suurempi: { $die }.
refusal-whole-double = { $possible ->
    [one] Tuplaheitto on pelattava kokonaan, mutta siirroista ({ $needed }) vain { $possible } on mahdollinen: heitto menetetään.
   *[other] Tuplaheitto on pelattava kokonaan, mutta siirroista ({ $needed }) vain { $possible } on mahdollisia: heitto menetetään.
}
refusal-enter-first = { $count ->
    [one] Sinulla on { $count } nappula muurilla: tuo se ensin sisään.
   *[other] Sinulla on { $count } nappulaa muurilla: tuo ne ensin sisään.
}
refusal-smaller-enters = Nappulasi ei pääse sisään luvulla { $die }, koska kiila { $point } on suljettu: menetät koko heiton.
refusal-home-first = { $count ->
    [one] Et voi vielä kotiuttaa: { $count } nappula ei ole kotona.
   *[other] Et voi vielä kotiuttaa: { $count } nappulaa ei ole kotona.
}
refusal-exact-number = Kiilalta { $point } voit kotiuttaa vain luvulla { $point }; nopista on jäljellä { $dice }.
refusal-highest-first = Kiilalta { $point } voit kotiuttaa suuremmalla luvulla vain, jos sen takana ei ole nappuloitasi; sinulla on vielä nappuloita kiilalla { $highest }.
refusal-rear-first = Kotiuta takimmaiset ensin: sinulla on vielä nappuloita kiilalla { $highest }.
refusal-past-band = { $count ->
    [one] Et voi kotiuttaa kiilalta { $point }: sen edessä kiilalla { $band } on { $count } vastustajan nappula.
   *[other] Et voi kotiuttaa kiilalta { $point }: sen edessä kiilalla { $band } on { $count } vastustajan nappulaa.
}
refusal-double-six = Kiilalta 6 voit kotiuttaa vain kahdella kuutosella; heitit { $dice }.
refusal-no-cube = Tässä pelissä ei ole kuutiota.
refusal-double-before-throw = Voit tuplata vain ennen omaa heittoasi, et ennen pelin ensimmäistä heittoa.
refusal-answer-first = Vastaa ensin tuplaukseen ({ $value }): hyväksy tai hylkää.
refusal-nothing-offered = Ei ole tarjousta, johon vastata.
refusal-cube-owner = Kuutio on vastustajalla luvussa { $value }.
refusal-cube-limit = Kuutio on luvussa { $value } eikä voi enää nousta.
refusal-cube-dead = { $needed ->
    [one] Kuutio luvussa { $value } ratkaisee jo ottelun: kumpikaan ei tarvitse enempää kuin { $needed } pisteen.
   *[other] Kuutio luvussa { $value } ratkaisee jo ottelun: kumpikaan ei tarvitse enempää kuin { $needed } pistettä.
}
refusal-crawford = Tämä on Crawford-peli, ottelun tavoite on { $number }: et voi tuplata.
refusal-holland = { $throws ->
    [one] Crawford-pelin jälkeen kumpikin heittää kahdesti ennen tuplausta; nyt on heitetty { $throws } kerran.
   *[other] Crawford-pelin jälkeen kumpikin heittää kahdesti ennen tuplausta; nyt on heitetty { $throws } kertaa.
}
refusal-no-beaver = Et voi vastata tässä beaverilla.
refusal-no-raccoon = Et voi vastata tässä raccoonilla.
refusal-no-resignation = Näissä säännöissä ei ole yksin-, kaksin- tai kolminkertaista luovutusta.
refusal-answer-resignation = Hyväksy tai hylkää ensin luovutustarjous.
refusal-one-by-one = Siirrä tässä yksi nappula kerrallaan.
refusal-no-correction = Päätetty vuoro pysyy voimassa.
refusal-correct-before-throw = Voit huomauttaa virheestä vain ennen omaa heittoasi.
refusal-nothing-wrong = Se vuoro oli sallittu.

## How it ended
outcome-single = { $points ->
    [one] { $seat } kotiuttaa viimeisen nappulan ja voittaa { $points } pisteen.
   *[other] { $seat } kotiuttaa viimeisen nappulan ja voittaa { $points } pistettä.
}
outcome-double = { $points ->
    [one] { $seat } voittaa kaksinkertaisesti, { $points } piste: vastustaja ei ole kotiuttanut yhtään.
   *[other] { $seat } voittaa kaksinkertaisesti, { $points } pistettä: vastustaja ei ole kotiuttanut yhtään.
}
outcome-triple = { $points ->
    [one] { $seat } voittaa kolminkertaisesti, { $points } piste: vastustajalla on vielä nappula muurilla tai voittajan kotikentällä.
   *[other] { $seat } voittaa kolminkertaisesti, { $points } pistettä: vastustajalla on vielä nappula muurilla tai voittajan kotikentällä.
}
outcome-gammon = { $points ->
    [one] { $seat } voittaa gammonin, { $points } piste: vastustaja ei ole kotiuttanut yhtään.
   *[other] { $seat } voittaa gammonin, { $points } pistettä: vastustaja ei ole kotiuttanut yhtään.
}
outcome-backgammon = { $points ->
    [one] { $seat } voittaa backgammonin, { $points } piste: vastustajalla on vielä nappula muurilla tai voittajan kotikentällä.
   *[other] { $seat } voittaa backgammonin, { $points } pistettä: vastustajalla on vielä nappula muurilla tai voittajan kotikentällä.
}
outcome-dropped = { $points ->
    [one] { $seat } voittaa { $points } pisteen: vastustaja hylkäsi tuplauksen.
   *[other] { $seat } voittaa { $points } pistettä: vastustaja hylkäsi tuplauksen.
}
outcome-conceded = { $points ->
    [one] { $seat } voittaa { $points } pisteen: vastustaja luovutti.
   *[other] { $seat } voittaa { $points } pistettä: vastustaja luovutti.
}
outcome-stalled = Tasapeli: kumpikaan ei ole siirtänyt pitkään aikaan.

## Levels
level-beginner = Aloittelija
level-beginner-about = Pelaa ensimmäisen näkemänsä siirron ja jättää nappulansa alttiiksi lyönneille.
level-casual = Harrastaja
level-casual-about = Pitää nappulat yhdessä ja lyö, kun voi.
level-steady = Vakaa
level-steady-about = Valtaa kiiloja, laskee kilpajuoksun ja tuplaa ollessaan selvästi edellä.
level-expert = Ekspertti
level-expert-about = Katsoo yhden heiton eteenpäin ja erehtyy harvoin.
level-master = Mestari
level-master-about = Katsoo kaksi heittoa eteenpäin. Maailmanluokkaa.

## On the table
look-home-right = Koti oikealla
look-home-left = Koti vasemmalla
look-blue-right = { look-home-right }, sininen verka
look-blue-left = { look-home-left }, sininen verka
look-wine-right = { look-home-right }, viininpunainen verka
look-wine-left = { look-home-left }, viininpunainen verka

scene-title = Backgammonlauta
scene-view = { $seat ->
    [first] { $home ->
        [left] Kiilat lasketaan Vaalean kotikentältä, alhaalta vasemmalta.
       *[right] Kiilat lasketaan Vaalean kotikentältä, alhaalta oikealta.
    }
   *[second] { $home ->
        [left] Kiilat lasketaan Tumman kotikentältä, alhaalta vasemmalta.
       *[right] Kiilat lasketaan Tumman kotikentältä, alhaalta oikealta.
    }
}
scene-points = { $seat ->
    [first] Vaalealla on nappuloita kiiloilla { $points }.
   *[second] Tummalla on nappuloita kiiloilla { $points }.
}
scene-no-points = { $seat ->
    [first] Vaalealla ei ole nappuloita millään kiilalla.
   *[second] Tummalla ei ole nappuloita millään kiilalla.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } vaalea nappula on muurilla.
       *[other] { $count } vaaleaa nappulaa on muurilla.
    }
   *[second] { $count ->
        [one] { $count } tumma nappula on muurilla.
       *[other] { $count } tummaa nappulaa on muurilla.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } vaalea nappula on kotiutettu.
       *[other] { $count } vaaleaa nappulaa on kotiutettu.
    }
   *[second] { $count ->
        [one] { $count } tumma nappula on kotiutettu.
       *[other] { $count } tummaa nappulaa on kotiutettu.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Vaalealla on { $count } askel jäljellä.
       *[other] Vaalealla on { $count } askelta jäljellä.
    }
   *[second] { $count ->
        [one] Tummalla on { $count } askel jäljellä.
       *[other] Tummalla on { $count } askelta jäljellä.
    }
}
scene-dice = { $count ->
    [one] Pelaamatta on luku { $dice }.
   *[other] Pelaamatta ovat luvut { $dice }.
}
scene-cube = { $owner ->
    [first] Kuutio on Vaalealla, luku on { $value }.
    [second] Kuutio on Tummalla, luku on { $value }.
   *[nobody] Kuutio on keskellä, luku on { $value }.
}
scene-away = Pisteitä puuttuu: Vaalea { $first }, Tumma { $second }.
scene-crawford = Tämä on Crawford-peli: nyt ei voi tuplata.
scene-due-draw = Kumpikin heittää yhtä noppaa: se ratkaisee, kumpi aloittaa.
scene-due-choice = { $seat ->
    [first] On Vaalean vuoro, ennen heittoa.
   *[second] On Tumman vuoro, ennen heittoa.
}
scene-due-throw = { $seat ->
    [first] Seuraavaksi heittää Vaalea.
   *[second] Seuraavaksi heittää Tumma.
}
scene-due-play = { $seat ->
    [first] On Vaalean vuoro siirtää.
   *[second] On Tumman vuoro siirtää.
}
scene-due-offered = { $seat ->
    [first] Vaalealle tarjotaan kuutiota luvussa { $value }: hyväksy tai hylkää.
   *[second] Tummalle tarjotaan kuutiota luvussa { $value }: hyväksy tai hylkää.
}
scene-due-beavered = { $seat ->
    [first] Vaalea saa vastaukseksi beaverin: kuution luku olisi { $value }.
   *[second] Tumma saa vastaukseksi beaverin: kuution luku olisi { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Vaalea saa vastaukseksi raccoonin: kuution luku olisi { $value }.
   *[second] Tumma saa vastaukseksi raccoonin: kuution luku olisi { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Tumma tarjoaa yksinkertaista luovutusta; Vaalea vastaa.
       *[second] Vaalea tarjoaa yksinkertaista luovutusta; Tumma vastaa.
    }
    [2] { $seat ->
        [first] Tumma tarjoaa kaksinkertaista luovutusta; Vaalea vastaa.
       *[second] Vaalea tarjoaa kaksinkertaista luovutusta; Tumma vastaa.
    }
   *[3] { $seat ->
        [first] Tumma tarjoaa kolminkertaista luovutusta; Vaalea vastaa.
       *[second] Vaalea tarjoaa kolminkertaista luovutusta; Tumma vastaa.
    }
}
scene-due-over = Peli on päättynyt.

scene-point = { $holder ->
    [first] { $count ->
        [one] Kiila { $point }: { $count } vaalea nappula
       *[other] Kiila { $point }: { $count } vaaleaa nappulaa
    }
    [second] { $count ->
        [one] Kiila { $point }: { $count } tumma nappula
       *[other] Kiila { $point }: { $count } tummaa nappulaa
    }
   *[nobody] Kiila { $point }: tyhjä
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Muuri: ei vaaleita nappuloita
        [one] Muuri: { $count } vaalea nappula
       *[other] Muuri: { $count } vaaleaa nappulaa
    }
   *[second] { $count ->
        [0] Muuri: ei tummia nappuloita
        [one] Muuri: { $count } tumma nappula
       *[other] Muuri: { $count } tummaa nappulaa
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Lokero: ei kotiutettuja vaaleita nappuloita
        [one] Lokero: { $count } vaalea nappula kotiutettu
       *[other] Lokero: { $count } vaaleaa nappulaa kotiutettu
    }
   *[second] { $count ->
        [0] Lokero: ei kotiutettuja tummia nappuloita
        [one] Lokero: { $count } tumma nappula kotiutettu
       *[other] Lokero: { $count } tummaa nappulaa kotiutettu
    }
}
scene-die = { $state ->
    [used] Noppa: { $number }, pelattu
   *[left] Noppa: { $number }
}
scene-no-die = Nopat, heittämättä
scene-face = { $seat ->
    [first] Vaalea heitti { $number }
    [second] Tumma heitti { $number }
   *[nobody] Nopassa on { $number }
}

## What a hand may say
act-throw = Heitä
act-double = Tuplaa: { $value }
act-take = Hyväksy: { $value }
act-drop = Hylkää tuplaus
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Hyväksy
act-decline = Hylkää
act-correct = Huomauta virheestä
act-check = Oliko se sallittu?
act-done = Päätä vuoro
act-resign = { $kind ->
    [1] Yksinkertainen luovutus
    [2] Kaksinkertainen luovutus
   *[3] Kolminkertainen luovutus
}
act-stop = Päätä vuoro tähän
act-pass = Älä siirrä
act-no-move = Ei sallittua siirtoa: päätä vuoro
act-forced = Pakkosiirto: { $play }

## What happened
told-start = { $seat ->
    [first] Aloitusheitto: Vaalea { $first }, Tumma { $second }. Vaalea aloittaa.
    [second] Aloitusheitto: Vaalea { $first }, Tumma { $second }. Tumma aloittaa.
   *[nobody] Aloitusheitto: molemmilla { $first }. Uusi heitto.
}
told-roll = { $seat ->
    [first] Vaalea heittää { $dice }
   *[second] Tumma heittää { $dice }
}
told-play = { $seat ->
    [first] Vaalea: { $play }
   *[second] Tumma: { $play }
}
told-self-hit = { $seat ->
    [first] Vaalea: { $play }, suljetulle kiilalle; nappula menee muurille
   *[second] Tumma: { $play }, suljetulle kiilalle; nappula menee muurille
}
told-no-move = { $seat ->
    [first] Vaalea ei voi siirtää
   *[second] Tumma ei voi siirtää
}
told-pass = { $seat ->
    [first] Vaalea ei siirrä
   *[second] Tumma ei siirrä
}
told-done = { $seat ->
    [first] Vaalea päättää vuoron
   *[second] Tumma päättää vuoron
}
told-throw = { $seat ->
    [first] Vaalea ottaa nopat
   *[second] Tumma ottaa nopat
}
told-double = { $seat ->
    [first] Vaalea tuplaa: { $value }
   *[second] Tumma tuplaa: { $value }
}
told-take = { $seat ->
    [first] Vaalea hyväksyy tuplauksen: { $value }
   *[second] Tumma hyväksyy tuplauksen: { $value }
}
told-drop = { $seat ->
    [first] Vaalea hylkää tuplauksen
   *[second] Tumma hylkää tuplauksen
}
told-beaver = { $seat ->
    [first] Vaalea vastaa beaverilla: { $value }
   *[second] Tumma vastaa beaverilla: { $value }
}
told-raccoon = { $seat ->
    [first] Vaalea vastaa raccoonilla: { $value }
   *[second] Tumma vastaa raccoonilla: { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Vaalea tarjoaa yksinkertaista luovutusta
       *[second] Tumma tarjoaa yksinkertaista luovutusta
    }
    [2] { $seat ->
        [first] Vaalea tarjoaa kaksinkertaista luovutusta
       *[second] Tumma tarjoaa kaksinkertaista luovutusta
    }
   *[3] { $seat ->
        [first] Vaalea tarjoaa kolminkertaista luovutusta
       *[second] Tumma tarjoaa kolminkertaista luovutusta
    }
}
told-accept-loss = { $seat ->
    [first] Vaalea hyväksyy
   *[second] Tumma hyväksyy
}
told-decline-loss = { $seat ->
    [first] Vaalea hylkää
   *[second] Tumma hylkää
}
told-correct = { $seat ->
    [first] Vaalea huomauttaa virheestä: vuoro pelataan uudestaan
   *[second] Tumma huomauttaa virheestä: vuoro pelataan uudestaan
}

## The rule book's chapters
chapter-setup = Tavoite ja suunta
chapter-begin = Kuka aloittaa
chapter-dice = Heittäminen ja siirtäminen
chapter-points = Kiilat ja lyöminen
chapter-bar = Muurilta sisään
chapter-bearing-off = Kotiuttaminen
chapter-winning = Voitto
chapter-cube = Tuplauskuutio
chapter-errors = Virheet ja luovuttaminen

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Valtaa kiila
lesson-make-a-point-task = Heitit 3 ja 1. Tuo kaksi nappulaa yhteen kiilallesi 5.
lesson-make-a-point-done = Kaksi nappulaa samalla kiilalla on turvassa ja sulkee sen vastustajalta.
lesson-run = Juokse
lesson-run-task = Heitit 6 ja 5. Vie yksi takimmaisista nappuloista turvaan kiilallesi 13.
lesson-run-done = Sama nappula saa käyttää molemmat luvut peräkkäin.
lesson-hit = Lyö
lesson-hit-task = Kiilallasi 4 on vastustajan yksinäinen nappula. Lyö se ja valtaa kiila.
lesson-hit-done = Lyöty nappula aloittaa alusta muurilta.
lesson-closed = Suljetut kiilat
lesson-closed-task = Heitit kaksi viitosta. Takimmaiset nappulasi ovat jumissa: valtaa kiila 3 nappuloilla kiiloilta 13 ja 8.
lesson-closed-done = Et voi laskeutua kiilalle, jolla on vähintään kaksi vastustajan nappulaa.
lesson-enter = Muurilta sisään
lesson-enter-task = Heitit 6 ja 4, ja yksi nappulasi on muurilla. Tuo se sisään ja jatka sitten toisella takimmaisella nappulalla.
lesson-enter-done = Muurilla oleva nappula tulee sisään, ennen kuin mikään muu liikkuu.
lesson-use-both = Jompikumpi
lesson-use-both-task = Heitit 6 ja 5. Voit pelata kumman tahansa mutta et molempia. Pelaa se, joka sinun on pakko pelata.
lesson-use-both-done = Jos voit pelata vain toisen luvuista, sen on oltava suurempi.
lesson-doubles = Tuplaheitto
lesson-doubles-task = Heitit kaksi kolmosta, joten siirrät neljä kertaa. Valtaa kiilat 5 ja 3.
lesson-doubles-done = Tuplaheitolla pelaat luvun neljä kertaa.
lesson-bear-off = Kotiuttaminen
lesson-bear-off-task = Kaikki nappulasi ovat kotona. Heitit 5 ja 2: kotiuta kaksi nappulaa.
lesson-bear-off-done = Kullakin luvulla kotiutat nappulan siltä kiilalta, jolla on sama numero.
lesson-bear-off-high = Liian suuri heitto
lesson-bear-off-high-task = Heitit 6 ja 4, mutta niin kaukana sinulla ei ole nappuloita. Kotiuta silti kaksi nappulaa.
lesson-bear-off-high-done = Ylintä kiilaasi suuremmalla luvulla kotiutat nappulan siltä kiilalta.
lesson-double = Tuplauskuutio
lesson-double-task = Olet selvästi edellä. Tuplaa ennen kuin heität.
lesson-double-done = Vastustaja hyväksyy ja pelaa kaksinkertaisesta panoksesta, tai hylkää ja häviää nykyisen panoksen.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Voittaa { $win } %.
    [double] Voittaa { $win } % ({ $wins-double } % kaksinkertaisesti, { $wins-triple } % kolminkertaisesti), häviää { $loss } % ({ $loses-double } % kaksinkertaisesti, { $loses-triple } % kolminkertaisesti).
   *[gammon] Voittaa { $win } % ({ $wins-double } % gammoneita, { $wins-triple } % backgammoneita), häviää { $loss } % ({ $loses-double } % gammoneita, { $loses-triple } % backgammoneita).
}
mistake-cost = Lahjoittaa { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } pistettä.
mistake-given = { $what ->
    [shots] { $played } heittoa 36:sta lyö; paras siirto jättäisi { $best }.
    [cashed] Nyt vastustaja voi tuplata ja voittaa heti.
    [doubled] Nyt vastustajalla on hyvä tuplaus.
    [wins] Voittaa { $played } %, parhaalla siirrolla { $best } %.
    [gammons-won] Voittaa kaksinkertaisesti { $played } %, parhaalla siirrolla { $best } %.
   *[gammons-lost] Häviää kaksinkertaisesti { $played } %, parhaalla siirrolla { $best } %.
}
mistake-cube = { $why ->
    [too-early] Tuplaus tuli liian aikaisin.
    [too-good] Liian hyvä tuplattavaksi: jatkaminen on arvokkaampaa.
    [double] Tässä olisi pitänyt tuplata.
    [take] Tämä kannattaa hyväksyä.
    [drop] Tämä kannattaa hylätä.
   *[beaver] Oikea vastaus oli beaver.
}
tally-errors = Päätöksiä: { $decisions }. Menetetty: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } pistettä, virhetaso { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (pisteen tuhannesosaa päätöstä kohden).
tally-luck = Noppaonni: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } pistettä.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Heitä: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Tuplaa: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Hyväksy: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Hylkää tuplaus: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Heitä nopat, tai tuplaa ensin, jos olet selvästi edellä.
    [answer] Vastustaja tuplaa: hyväksy ja pelaa kaksinkertaisesta panoksesta, tai hylkää ja häviä nykyinen panos.
    [bar] Sinulla on nappula muurilla: tuo se sisään ennen muuta.
    [off] Kaikki nappulasi ovat kotona: kotiuta ne.
    [move] Tuo nappuloita kotiin molemmilla luvuilla. Kaksi tai useampi samalla kiilalla on turvassa.
    [race] Nappuloita ei voi enää lyödä: tuo kaikki kotiin ja kotiuta ne niin nopeasti kuin voit.
   *[other] Valitse painike laudan alta.
}
guide-why = { $why ->
    [hits] Lyöt nappulan: sen on aloitettava alusta muurilta.
    [off] Kotiutat nappuloita.
    [point] Valtaat kiilan: yhdessä nappulat ovat turvassa ja sulkevat kiilan vastustajalta.
    [safe] Harvempi nappulasi jää yksin.
    [runs] Saat takimmaisen nappulan matkaan.
    [past] Viimeiset nappulasi pääsevät vastustajan ohi: mitään nappulaa ei voi enää lyödä.
    [race] Se hukkaa vähiten askelia.
    [pass] Et voi siirtää.
    [double] Olet riittävästi edellä tuplataksesi.
    [take] Voitat riittävän usein jatkaaksesi.
    [drop] Häviäisit liian usein.
    [throw] Et ole riittävästi edellä tuplataksesi.
   *[other] Se antaa sinulle parhaat mahdollisuudet.
}
character-beginner = Pip
character-casual = Soolo
character-steady = Ankkuri
character-expert = Prime
character-master = Oraakkeli
clause-fifteen = Kummallakin pelaajalla on viisitoista nappulaa.
clause-three-checkers = Kummallakin pelaajalla on kolme nappulaa.
clause-jump = Nappulasi saavat ohittaa matkallaan kaikki muut, myös suljetut kiilat.
clause-white-starts = Noppa ratkaisee, kumpi pelaa vaaleilla nappuloilla (Valkea) ja kumpi tummilla. Valkea aloittaa.
clause-higher-takes-white = Kumpikin heittää yhtä noppaa. Suurempi luku saa valkeat.
clause-dice-flat = Nopat, jotka eivät jää siellä tasaisesti pohjalleen, eivät kelpaa: heitä molemmat uudestaan.
clause-call-first = Jos haluat huomauttaa virheestä, tee se ennen kuin heität.
clause-closed-by-three = Kiila, jossa on vähintään kolme vastustajan nappulaa, on suljettu: et voi laskeutua siihen, et edes matkalla. Kiilassa, jossa on kaksi, saavat olla molemmat; vain yksinäinen nappula lyödään.
clause-bridge = Useat peräkkäiset suljetut kiilat muodostavat sillan. Nappula pääsee sen yli vain luvulla, joka yltää sen taakse.
clause-several-hits = Samalla vuorolla saat lyödä useita nappuloita, tuplaheitolla jopa neljä.
clause-stacking = Yhdessä kiilassa saa olla kuinka monta omaa nappulaa tahansa.
clause-no-pass = Kotiuttaessasi saat valita, siirrätkö kotikentällä vai kotiutatko. Luku on kuitenkin käytettävä, jos voit.
clause-may-leave-unused = Kun kaikki nappulasi ovat kotona, saat jättää luvun käyttämättä.
clause-any-six = Kiilalta 6 voi kotiuttaa millä tahansa kuutosella.
clause-win-kinds-far-back = Voitto on yksinkertainen. Se on kaksinkertainen, jos häviäjä ei ole kotiuttanut yhtään nappulaa, ja kolminkertainen, jos häviäjällä on nappula muurilla tai voittajan kotikentällä, vaikka muita olisi kotiutettu.
clause-win-kinds-single = Voitto on yksinkertainen. Se on kolminkertainen, jos häviäjä ei ole kotiuttanut yhtään nappulaa ja hänellä on nappula muurilla tai voittajan kotikentällä.
clause-win-kinds-letter = Voitto on yksinkertainen, vaikka kaikki häviäjän nappulat olisivat vielä laudalla. Se on kolminkertainen, jos jokin niistä on muurilla tai voittajan kotikentällä.
clause-win-named = Voitto on yksinkertainen, jos häviäjä on kotiuttanut nappulan, gammon, jos häviäjä ei ole kotiuttanut yhtään, ja backgammon, jos häviäjällä on lisäksi nappula muurilla tai voittajan kotikentällä.
clause-win-values = Gammon on kaksinkertainen, backgammon kolminkertainen.
clause-without-cube = Tässä pelissä ei ole tuplauskuutiota.
clause-cube-single-game = Ottelussa, jossa lasketaan pelejä, jokainen peli on yhden arvoinen eikä tuplauskuutiota ole.
clause-cube-faces = Ensimmäinen tuplaus kääntää kuution lukuun 2. Tuplauksen hyväksynyt saa myöhemmin kääntää sen lukuun 4, sitten toinen pelaaja lukuun 8 ja niin edelleen vuorotellen.
clause-drop-price = Jos hylkäät tuplauksen, häviät sen, minkä arvoinen peli oli ennen tuplausta, yksinkertaisena.
clause-cube-times-kind = Kuutio kertoo voiton lajin arvon: luvulla 8 kolminkertainen voitto on 24.
clause-nothing-resigned = Voit hyväksyä tai hylätä vain, kun vastustaja on tarjoutunut luovuttamaan.
refusal-call-first = Heitä ensin tai huomauta virheestä.
refusal-closed-by-three = { $count ->
    [one] Kiila { $point } on suljettu: vastustajalla on siinä { $count } nappula.
   *[other] Kiila { $point } on suljettu: vastustajalla on siinä { $count } nappulaa.
}
refusal-without-cube = Tässä pelissä ei ole kuutiota.
refusal-cube-single-game = Ottelussa, jossa lasketaan pelejä, ei ole kuutiota.
refusal-nothing-resigned = Kukaan ei ole tarjoutunut luovuttamaan.
told-start-white = Aloitusheitto: { $high } vastaan { $low }. { $high } saa vaaleat ja aloittaa.
told-start-tie = Aloitusheitto: { $high } vastaan { $low }. Uudestaan.
scene-point-shared = Kiila { $point }: vaaleita { $first }, tummia { $second }
switch-block_min = Milloin kiila on suljettu?
switch-block_min-2 = Kaksi vastustajan nappulaa sulkee sen
switch-block_min-3 = Vasta kolme tai useampi sulkee sen
switch-win_none_off = Entä jos häviäjä ei ole kotiuttanut mitään?
switch-win_none_off-double = Voitto on kaksinkertainen
switch-win_none_off-single = Voitto on yksinkertainen
switch-stake-note = Kuutio on yksittäisiä pelejä varten: paras kolmesta -ottelussa tai pidemmässä jokainen peli on yhden arvoinen panoksesta riippumatta.
box-says-more-than-two-note = Tämän lauseen mukaan pari ei olisi avoin eikä suljettu, joten pelaamme niin, että kaksi sulkee kiilan, kuten vihko joillakin kielillä sanoo. Voit vaihtaa sen kolmeen: ”Täsmälleen kuten painettu” tekee niin.
box-says-games-note = Saman laatikon saksankielinen sivu on toinen peli: valitse sitä varten ”{ box-says-smaller }”.
box-says-smaller-note = Tämä on kyseisen laatikon saksankielinen sivu. Muut kielet kertovat toisesta pelistä: valitse sitä varten ”{ box-says-games }”.
box-says-correction-note = Virheistä voi huomauttaa pelissä, jossa siirretään vapaasti; tavallisessa pelissä vain oikeat siirrot ovat mahdollisia.
origin-setup = Painettu kuvana.
origin-case-white-starts = Kreikankielisestä tekstistä puuttuu, että Valkea aloittaa.
origin-higher-takes-white = Vihkot eivät sano, kumpi luku saa valkeat. Suurempi, kuten kaikkialla muualla.
origin-draw-first = Samoista luvuista ei sanota mitään; ne eivät voi ratkaista, joten heitetään uudestaan.
origin-collection-draw-first = Samat luvut heitetään uudestaan, kunnes ne eroavat.
origin-tournament-draw-first = Samat luvut heitetään uudestaan.
origin-best-of-first-throw-fresh = Vihko sanoo vain, kuka siirtää ensin ja että noppia heitetään vuorotellen; siksi aloittaja heittää molemmat.
origin-collection-dice-flat = Vihko sanoo vain, minne heitetään.
origin-case-closed-point = Useimmilla kielillä lukee ”enemmän kuin kaksi”, mutta vain yksinäinen nappula lyödään, joten pari ei olisi avoin eikä suljettu. Italian- ja vironkielisessä lukee kaksi tai useampi, ja englanninkielisessä kumpikin. Pelaamme kahdella. Kirjaimellinen muoto on asetuksena.
origin-case-closed-by-three = Näin kirjaimellisesti: ”enemmän kuin kaksi” sulkee kiilan ja vain yksinäinen nappula lyödään, joten kahden nappulan kiila on yhteinen.
origin-best-of-closed-point = Englannin-, ranskan- ja italiankielinen teksti sanoo niin. Espanjan-, portugalin- ja puolankielinen sanoo sen vain muurilta tulosta.
origin-collection-closed-point = Englannin-, italian-, tanskan- ja venäjänkielisen tekstin voi lukea niin, että yksikin vastustajan nappula pysäyttää matkalla. Saksan-, ranskan- ja espanjankielinen on selvä: kaksi tai useampi.
origin-case-self-hit = Tšekin-, slovakin- ja unkarinkielisestä tekstistä tämä sääntö on kadonnut, ja ne toistavat, miten lyödään.
origin-case-hit = Joillakin kielillä unohtuu sanoa, että vastustajan nappulan on oltava yksin.
origin-best-of-hit = Puolankielisessä tekstissä unohtuu sanoa, että vastustajan nappulan on oltava yksin.
origin-case-stacking = Vihkot eivät aseta rajaa.
origin-several-hits = Vihko ei sano mitään; jokainen lyönti seuraa yllä olevasta säännöstä.
origin-small-first-several-hits = Se seuraa esimerkistä, jossa heitto lyö yhdeltä kolmesta etäisyydestä.
origin-case-several-hits = Turkinkielinen teksti puhuu tuplakuutosesta; tarkoitetaan mitä tahansa tuplaheittoa.
origin-case-must-move = Pelataan kuten saksaksi ja useimmilla kielillä. Ranskaksi velvollisuus on lyöminen, venäjäksi, ukrainaksi ja turkiksi sääntö on käännetty ympäri, ja unkariksi on kadonnut ”ei”.
origin-best-of-must-move = Vihko ei sano sitä yleisesti; sen sääntö suuremmasta luvusta olettaa sen.
origin-best-of-use-all = Vihko ei sano sitä; sen sääntö suuremmasta luvusta olettaa sen.
origin-small-first-use-all = Vihko ei sano sitä; pelataan tavalliseen tapaan.
origin-best-of-use-higher = Ranskan- ja puolankielisen tekstin voi lukea niin, että saisi valita vain yhden luvun käyttämisen; espanjankielistä, alkuperäistä, ei.
origin-case-use-higher = Kroatiankielinen teksti puhuu yhdestä nappulasta yhden luvun sijaan.
origin-case-stop-at-home = Joillakin kielillä velvollisuus päättyy, kun kumman tahansa pelaajan nappulat ovat kotona, ja arabiaksi, kun kaikkien ovat. Pelaamme: omasi.
origin-no-pass = Tekstin mukaan kotiuttaminen ei ole velvollisuus, eikä toinenkaan siirto. Luemme sen vapaana valintana näiden kahden välillä, koska tavalliset säännöt pätevät taas heti perään. Luvun jättäminen käyttämättä on asetuksena.
origin-may-leave-unused = Näin kirjaimellisesti: kotiuttaminen ei ole velvollisuus eikä muukaan siirto. Puolankielisessä tekstissä on siitä vain puolet.
origin-case-doubles-four = Joillakin kielillä koko heitto kerrotaan neljällä tai puhutaan neljästä nopasta. Saman tekstin esimerkki näyttää neljä yksittäistä siirtoa.
origin-best-of-doubles-four = Englanninkielinen esimerkki jatkuu toiseksi; tarkoitetaan neljää siirtoa.
origin-best-of-partial-double = Vihko ei sano mitään; pelataan tavalliseen tapaan.
origin-collection-partial-double = Vihko ei sano mitään; se seuraa siirtovelvollisuudesta.
origin-case-partial-double = Turkinkielisessä tekstissä mahdolliset siirrot perutaan, ja arabiankielisessä ne ovat vapaaehtoisia; kaikissa muissa ne ovat velvollisuus.
origin-whole-double = Esimerkissä menetetään tuplaheitto, josta kaksi siirtoa on mahdollisia. Luemme sen samoin myös kolmen kohdalla.
origin-case-enter-first = Vihkot sanovat vain, että kaikki nappulat tulevat ensin takaisin. Minne ja miten, on kuten tavallisesti.
origin-best-of-enter-first = Ranskankielinen teksti sitoo sen siihen, että pääsee sisään; muut eivät.
origin-case-enter-any = Vihkot eivät sano sitä; kuten tavallisesti.
origin-smaller-lost = Vihko vie koko heiton vain muurilla olevalta pelaajalta. Emme laajenna sitä: suurempi luku pelataan yksin.
origin-case-home-first = Tšekiksi, slovakiksi, sloveeniksi ja arabiaksi lyönti keskeyttää noppien heiton, ja kroatiaksi kotiutetaan lähtöasemaan. Tarkoitetaan kotiuttamista laudalta.
origin-case-exact-number = Ruotsinkielinen teksti vaatii ”parillista” lukua, turkinkielisestä puuttuu ”täsmälleen”. Kaikissa muissa täsmälleen.
origin-best-of-highest-first = Portugalinkielinen teksti ottaa aina ylimmän nappulan; muut vain sallivat sen.
origin-best-of-inside-move = Ranskankielinen esimerkki menee väärälle kiilalle.
origin-collection-any-sufficient = Ranskankielinen teksti vaatii, että luku yltää ”juuri reunan yli”, siis täsmälleen. Muilla yhdeksällä kielellä riittää, että se riittää, eikä takana olevista nappuloista sanota mitään.
origin-collection-highest-first = Ei vihkossa: nykyinen tavallinen sääntö, kuten tässä pelissä on sovittu.
origin-rear-first = Järjestys on painettu; että luku saa olla kiilaa suurempi, seuraa siitä, että reuna ylitetään.
origin-any-six = Saksankielinen teksti vaatii kahden kuutosen heittoa, mikä on ristiriidassa sen oman kotiuttamissäännön kanssa ja näyttää painovirheeltä. Pelaamme millä tahansa kuutosella. Kirjaimellinen muoto on asetuksena.
origin-double-six = Näin saksankielisessä tekstissä kirjaimellisesti lukee.
origin-case-win = Kreikankielinen teksti nimeää ensin pelaajan, joka on ensin kotona, arabiankielinen sen, joka alkaa kotiuttaa. Myöhemmin molemmat ovat samaa mieltä muiden kanssa.
origin-case-win-kinds = Kolminkertaiseen voittoon vihkot vaativat vain nappulan muurilla tai voittajan kotikentällä. Nappuloita kotiuttanut häviäjä häviäisi silloin sekä yksin- että kolminkertaisesti; me vaadimme, ettei mitään ole kotiutettu. Kirjaimellinen muoto on asetuksena. Tanskankielinen teksti määrittelee kaksinkertaisen voiton samoin kuin yksinkertaisen.
origin-case-win-kinds-far-back = Näin kirjaimellisesti: vihkot eivät vaadi, ettei mitään ole kotiutettu.
origin-small-first-win-kinds = Tekstistä on kadonnut rivi: se lupaa kolme lajia ja sanoo yksinkertaiseksi voittoa, jossa kaikki häviäjän nappulat ovat laudalla, vaikka se muualla on kaksinkertainen. Täydennämme sen muista vihkoista. Kirjaimellinen muoto on asetuksena.
origin-small-first-win-kinds-far-back = Puoliksi kirjaimellisesti: kolminkertainen voitto kuten painettu, kaksinkertainen muista vihkoista.
origin-small-first-win-kinds-single = Puoliksi kirjaimellisesti: ei kaksinkertaista voittoa, kuten painettu, kolminkertainen, kun mitään ei ole kotiutettu.
origin-small-first-win-kinds-letter = Tämä on jäljellä tekstistä, josta on kadonnut rivi.
origin-win-values = Vihko mainitsee gammonin ja backgammonin mutta ei anna lukuja.
origin-stalled = Oma sääntömme: muuten peli voisi jatkua loputtomiin. Tasapeli lasketaan ottelun peleihin, joten paras kolmesta voi päättyä tasan.
origin-without-cube = Vihko ei mainitse sitä.
origin-collection-without-cube = Vihko sanoo, että kuutioita on, ja jättää ne pois.
origin-case-cube = Toisen vihkon saksankielisessä ja toisen viidessä kielessä lukee ”nelinkertaistaa”, vaikka sama teksti ulottuu kahdeksaan. Tarkoitetaan: kertoa. Sitä, että kuutio on aluksi keskellä luvulla 1, ei ole painettu.
origin-case-cube-faces = Kroatiankielisessä tekstissä on sivu 6; portugalin- ja kroatiankielisessä kuutiota heitetään. Se käännetään.
origin-case-double-before-throw = Kroatiankielinen teksti sallii sen vain ennen ensimmäistä heittoa, ruotsinkielinen milloin tahansa. Muut: ennen omaa heittoa, kun peli on käynnissä.
origin-case-drop-price = Ei painettu; kuten tavallisesti.
origin-case-cube-limit = Ei painettu, paitsi kroatiaksi, jossa sivut luetellaan. Kuutiossa on sivuja 64:ään asti.
origin-case-cube-times-kind = Painettu kolminkertaisesta voitosta luvulla 8. Luemme sen esimerkkinä. Ruotsinkielinen teksti kaksinkertaistaa panoksen kahdeksan kertaa, arabiankielinen kertoo nopat.
origin-case-cube-single-game = Vihkot eivät tunne otteluita.
origin-one-by-one = Oma sääntömme: näin toimii peli ilman apua.
origin-collection-correction = Englanninkielisessä tekstissä oikeus päättyy ”seuraavaan” heittoon; tarkoitetaan omaasi.
written-no-move = ei siirtoa
written-double = Tuplaa: { $value }
written-take = Hyväksyy tuplauksen
written-drop = Hylkää tuplauksen
written-beaver = Beaver: { $value }
written-raccoon = Raccoon: { $value }
written-accept = Hyväksyy
written-decline = Hylkää
written-correct = Huomauttaa virheestä
written-check = Kysyy
written-resigning = { $kind ->
    [1] Tarjoaa yksinkertaista luovutusta
    [2] Tarjoaa kaksinkertaista luovutusta
   *[3] Tarjoaa kolminkertaista luovutusta
}
standing = { $pips ->
    [one] { $pips } askel
   *[other] { $pips } askelta
}
origin-collection-throw-first = Hollanninkielinen teksti puhuu alun jälkeen kolmesta nopasta; tarkoitetaan kahta.
task-roll = Sinun vuorosi: heitä nopat.
task-roll-or-double = Sinun vuorosi: heitä nopat tai tuplaa.
task-move = Sinun vuorosi: siirrä nappulaa.
task-end = Sinun vuorosi: siirtoja ei ole jäljellä.
task-double = Vastustaja tuplaa: hyväksytkö vai hylkäätkö?
task-resignation = Vastustaja haluaa luovuttaa: hyväksytkö?
tally-pr = PR (suoritusluku): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Suurmestari
level-grandmaster-about = Pelaa jokaisen vaihtoehdon läpi satoja kertoja ennen päätöstä. Kestää muutaman sekunnin.
character-grandmaster = Zeniitti
editor-dice = Nopat
editor-dice-none = Ei vielä heitetty
editor-dice-double = Tuplausta tarjottu
editor-cube = Kuutio
editor-cube-owner = Kuution omistaja
editor-cube-centre = Keskellä
editor-length = Ottelun pituus pisteinä (0 = panoksesta)
editor-score = { $seat ->
    [first] Vaalean pisteet
   *[second] Tumman pisteet
}
editor-crawford = Crawford-peli
refusal-editor-many = { $seat ->
    [first] Vaalealla on laudalla { $count } nappulaa; niitä on vain { $total }.
   *[second] Tummalla on laudalla { $count } nappulaa; niitä on vain { $total }.
}
refusal-editor-off = { $seat ->
    [first] Vaalealla ei ole nappuloita laudalla, joten peli on ohi.
   *[second] Tummalla ei ole nappuloita laudalla, joten peli on ohi.
}
study-checker = Nappulasiirrot
study-double = Tuplaukset
study-take = Vastaukset tuplaukseen
position-contact = Kontakti
position-race = Kilpajuoksu
position-bearoff = Kotiuttaminen
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Back game

## Drills

drill-pip-count = Askelten laskeminen
drill-pip-count-about = Laske, montako askelta kummallakin on jäljellä.
drill-pip-count-task = Montako askelta kummallakin on jäljellä?
drill-pips-of = { $seat ->
    [first] Vaalea
   *[second] Tumma
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Vaalea: { $terms } = { $total }
   *[second] Tumma: { $terms } = { $total }
}
drill-opening-play = Avaussiirrot
drill-opening-play-about = Pelaa pelin ensimmäiset heitot ja vastaukset niihin.
drill-opening-play-task = Aloitat heitolla { $dice }. Mitä pelaat?
drill-opening-play-reply-task = Vastustaja aloitti heitolla { $dice } ja pelasi { $play }. Sinä heitit { $reply }.
drill-opening-play-close = Yhtä hyvä kuin paras siirto: ero on merkityksettömän pieni.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Kuutioratkaisut
drill-cube-action-about = Kannattaako sinun tuplata, ja kannattaako vastustajan hyväksyä?
drill-cube-action-task = Olet heittovuorossa panoksesta pelattavassa pelissä, ja kuutio on keskellä. Mitkä ovat oikeat kuutioratkaisut?
drill-cube-action-match-task = Olet heittovuorossa, ja kuutio on keskellä. Ottelun voittoon puuttuu pisteitä: sinulta { $ours }, vastustajalta { $theirs }. Mitkä ovat oikeat kuutioratkaisut?
drill-cube = { $action ->
    [no-double] Ei tuplausta
    [double-take] Tuplaus, hyväksyntä
    [double-drop] Tuplaus, hylkäys
   *[too-good] Liian hyvä tuplattavaksi
}
drill-cube-why = { $action ->
    [no-double] Heittäminen kuution ollessa keskellä on arvokkaampaa kuin tuplaus, joka hyväksytään.
    [double-take] Tuplaus on arvokkaampi kuin pelkkä heitto, ja vastustaja häviää vähemmän hyväksymällä kuin hylkäämällä.
    [double-drop] Vastustaja häviäisi enemmän hyväksymällä kuin hylkäämällä, joten tuplaa ja voita heti.
   *[too-good] Vastustaja hylkäisi, ja pelin jatkaminen gammonin toivossa on arvokkaampaa.
}
drill-cube-values = Arvo pisteinä: ei tuplausta { $none }; tuplaus ja hyväksyntä { $take }; tuplaus ja hylkäys { $drop }.
drill-cube-chances = Voitat { $win } % peleistä, { $gammon } % gammonina.
drill-take-point = Hyväksymisrajat
drill-take-point-about = Kuinka hyvät mahdollisuudet tarvitset, jotta tuplaus kannattaa tässä tilanteessa hyväksyä?
drill-take-point-task = Ottelun voittoon puuttuu pisteitä: sinulta { $ours }, vastustajalta { $theirs }. Sinulle tarjotaan kuutiota luvussa { $cube }. Mistä voittotodennäköisyydestä alkaen tuplaus kannattaa hyväksyä, jos gammoneita ei tule eikä kuutiota enää käännetä?
drill-take-point-chances = Todennäköisyytesi voittaa ottelu: { $dropped } %, jos hylkäät; { $lost } %, jos hyväksyt ja häviät; { $won } %, jos hyväksyt ja voitat.
drill-take-point-why = Riskisi on { $risk } ja mahdollinen hyötysi { $gain }: se kannattaa, jos voitat peleistä vähintään osuuden { $risk } ÷ ({ $risk } + { $gain }).
drill-percent = Prosenttia
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Voittomahdollisuudet
drill-race-chance-about = Arvioi, kuinka usein voitat kotiuttamisen.
drill-race-chance-task = Olet heittovuorossa. Kuinka usein voitat tämän kilpajuoksun?
drill-race-chance-why = Sinulla on jäljellä askelia { $ours } ja nappuloita { $our-checkers }, vastustajalla askelia { $theirs } ja nappuloita { $their-checkers }. Enintään 6 prosenttiyksikön ero lasketaan oikeaksi.
drill-race-win = Voitat { $win } % kilpajuoksuista.
drill-race-cube = Kuutio kilpajuoksussa
drill-race-cube-about = Kilpajuoksun viimeiset heitot: tuplaatko vai heitätkö vain?
drill-bearoff-play = Kotiuttaminen
drill-bearoff-play-about = Löydä siirto, joka voittaa kilpajuoksun useimmin.
drill-bearoff-play-task = Heitit { $dice }. Mikä siirto voittaa useimmin?
drill-bearoff-play-why = Kuinka usein kukin siirto voittaa, tarkasti laskettuna.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Heitto
