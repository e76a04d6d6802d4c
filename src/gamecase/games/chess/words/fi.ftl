### Finnish. piece = nappula, square = ruutu, row = rivi, column = linja, capture = lyödä, draw = tasapeli,
### queen = daami, castling = linnoitus, en passant = ohestalyönti. Squares stand in the nominative.

game-name = Shakki
game-about = Kuusitoista nappulaa kummallakin, ei lainkaan tuuria ja kuningas suojeltavana.
seat-first = Valkea
seat-second = Musta

booklet-collection = Pelikokoelma
booklet-collection-about = Shakki pelikokoelman sääntövihkon mukaan; mitä siitä puuttuu, pelataan kuten kaikkialla.
booklet-fide = FIDE
booklet-fide-about = Shakki FIDEn sääntöjen mukaan, niiden artiklanumeroin.
booklet-chess960 = Chess960
booklet-chess960-about = Toiselta nimeltään Fischerin satunnaisshakki: ensimmäisen rivin nappulat arvotaan paikoilleen, kaikki muu on shakkia.
switch-draws_by_claim = Sama asema kolmesti ja 50 siirron sääntö
switch-draws_by_claim-yes = Tasapeli, kun pelaaja vaatii sitä
switch-draws_by_claim-no = Heti tasapeli

## The booklet

clause-set-up = Laudalla on kahdeksan kertaa kahdeksan ruutua, ja kummankin pelaajan oikealla puolella on vaalea kulmaruutu. Kulmasta sisäänpäin seisovat torni, ratsu ja lähetti; daami on omanvärisessään ruudussa, kuningas sen vieressä ja sotilaat edessä.
clause-set-up-by-lot = Sotilaat ovat tavallisilla paikoillaan. Muut valkeat nappulat arvotaan ensimmäiselle riville niin, että lähetit ovat erivärisillä ruuduilla ja kuningas tornien välissä; mustat nappulat ovat samanlaisia valkeita vastapäätä. Tällaisia asemia on 960.
clause-starter = Valkea aloittaa; sitten siirretään vuorotellen. Arvotaan, kumpi saa ensin valkeat; sen jälkeen värit vaihdetaan joka pelissä.
clause-your-piece = Vuorolla tehdään yksi siirto yhdellä omalla nappulalla. Vuoroa ei saa jättää väliin.
clause-own-square = Nappula ei saa mennä ruutuun, jossa on oma nappula. Vastustajan nappula siinä ruudussa lyödään ja poistetaan laudalta.
clause-bishop-move = Lähetti liikkuu vinottain niin pitkälle kuin ruudut ovat tyhjiä.
clause-rook-move = Torni liikkuu eteen, taakse tai sivulle niin pitkälle kuin ruudut ovat tyhjiä.
clause-queen-move = Daami liikkuu suoraan tai vinottain niin pitkälle kuin ruudut ovat tyhjiä.
clause-no-jump = Daami, torni ja lähetti eivät voi hypätä minkään nappulan yli.
clause-knight-move = Ratsu liikkuu kaksi ruutua suoraan ja yhden sivulle. Se hyppää kaiken yli, mitä välissä on.
clause-pawn-move = Sotilas liikkuu yhden ruudun suoraan eteenpäin, ensimmäisellä siirrollaan halutessaan kaksi. Ruutujen on oltava tyhjiä. Taaksepäin se ei mene koskaan.
clause-pawn-capture = Sotilas lyö vain vinottain, yhden ruudun eteenpäin.
clause-en-passant = Jos sotilas tulee kaksoisaskeleella vastustajan sotilaan viereen, tämä saa lyödä sen kuin se olisi astunut vain yhden ruudun: heti seuraavalla siirrolla tai ei ollenkaan.
clause-promotion = Viimeiselle riville päässyt sotilas korotetaan heti daamiksi, torniksi, lähetiksi tai ratsuksi, olipa laudalla vielä mitä tahansa.
clause-king-move = Kuningas liikkuu yhden ruudun suoraan tai vinottain.
clause-castling = Linnoitus: kuningas siirtyy kaksi ruutua kohti tornia, ja torni asettuu kuninkaan toiselle puolelle.
clause-castling-960 = Linnoitus: lähtöpaikoista riippumatta siirron O-O jälkeen kuningas on g-linjalla ja torni f-linjalla, siirron O-O-O jälkeen kuningas c-linjalla ja torni d-linjalla. Linnoita siirtämällä kuningas tornin päälle.
clause-castling-moved = Kuningas, joka on jo liikkunut, ei voi enää linnoittaa, eikä liikkunut tornikaan.
clause-castling-between = Linnoitettaessa kuninkaan ja tornin välissä ei saa olla mitään.
clause-castling-path = Linnoitettaessa ruuduissa, joiden yli kuningas ja torni kulkevat tai joihin ne päätyvät, ei saa olla mitään muuta kuin ne itse.
clause-castling-attacked = Kuningas ei voi linnoittaa shakista, uhatun ruudun yli eikä shakkiin.
clause-king-safety = Kuningas ei saa koskaan mennä uhattuun ruutuun.
clause-pinned = Et saa tehdä siirtoa, joka jättää oman kuninkaasi uhatuksi.
clause-in-check = Jos kuninkaasi on shakissa, siirtosi on torjuttava shakki: siirrä kuningas, lyö uhkaaja tai siirrä jotain väliin.
clause-checkmate = Jos shakissa olevaa kuningasta ei voi pelastaa, se on matti, ja peli on hävitty.
clause-resign = Se, joka luovuttaa, häviää.
clause-stalemate = Jos vuorossa oleva ei ole shakissa eikä voi tehdä sallittua siirtoa, syntyy patti: tasapeli.
clause-dead-position = Kun kumpikaan ei voi enää koskaan tehdä mattia, peli päättyy heti tasan.
clause-agreed = Pelaajat voivat sopia tasapelin.
clause-repetition = Kun sama asema samoin siirtomahdollisuuksin syntyy kolmannen kerran, vuorossa oleva saa vaatia tasapeliä. Viidennellä kerralla peli on joka tapauksessa tasan.
clause-fifty-moves = Kun kumpikin on tehnyt viisikymmentä siirtoa ilman lyöntiä tai sotilaan siirtoa, vuorossa oleva saa vaatia tasapeliä. Seitsemänkymmenenviiden jälkeen peli on joka tapauksessa tasan.

## Why not

refusal-set-up = Nappulat on jo asetettu.
refusal-set-up-by-lot = { $state ->
    [waiting] Nappuloita ei ole vielä asetettu.
   *[done] Nappulat on jo asetettu.
}
refusal-your-piece = { $holder ->
    [first] Ruudun { $square } nappula on valkean.
    [second] Ruudun { $square } nappula on mustan.
   *[nobody] Ruudussa { $square } ei ole nappulaa.
}
refusal-own-square = Ruudussa { $square } on oma nappulasi: { $piece }.
refusal-bishop-move = { $start }–{ $end } ei käy: lähetti liikkuu vinottain.
refusal-rook-move = { $start }–{ $end } ei käy: torni liikkuu suoraan, pitkin rivejä ja linjoja.
refusal-queen-move = { $start }–{ $end } ei käy: daami liikkuu suoraan tai vinottain.
refusal-knight-move = { $start }–{ $end } ei käy: ratsu liikkuu kaksi ruutua suoraan ja yhden sivulle.
refusal-king-move = { $start }–{ $end } ei käy: kuningas liikkuu yhden ruudun.
refusal-no-jump = { $piece } { $square } on tiellä. Vain ratsut voivat hypätä.
refusal-pawn-move = { $why ->
    [moved] { $start }–{ $end } ei käy: sotilas liikkuu kaksi ruutua vain ensimmäisellä siirrollaan.
    [blocked] Ruudun { $start } sotilas ei pääse eteenpäin: { $end } ei ole tyhjä.
   *[shape] { $start }–{ $end } ei käy: sotilas liikkuu yhden ruudun suoraan eteenpäin, tai kaksi ensimmäisellä siirrollaan.
}
refusal-pawn-capture = Sotilas liikkuu vinottain vain lyödessään, eikä ruudussa { $square } ole mitään lyötävää.
refusal-en-passant = Liian myöhäistä: { $piece } { $square } oli lyötävissä ohesta vain heti kaksoisaskeleen jälkeen.
refusal-promotion = { $why ->
    [choose] Valitse, miksi ruudun { $square } sotilas korotetaan.
   *[not-there] Ruudussa { $square } ei koroteta: se käy vain sotilaille viimeisellä rivillä.
}
refusal-castling-moved = { $mover ->
    [king] Et voi linnoittaa: kuningas on jo liikkunut.
    [no-rook] Et voi linnoittaa: { $side ->
        [short] kuningassivustan
       *[long] daamisivustan
    } torni ei ole paikallaan.
   *[rook] Et voi linnoittaa: { $side ->
        [short] kuningassivustan
       *[long] daamisivustan
    } torni on jo liikkunut.
}
refusal-castling-path = Et voi linnoittaa: { $piece } { $square } on tiellä.
refusal-castling-960 = Linnoita siirtämällä kuningas ruudun { $square } tornin päälle.
refusal-castling-between = Et voi linnoittaa: { $piece } { $square } on välissä.
refusal-castling-attacked = { $why ->
    [out] Et voi linnoittaa shakissa: { $piece } { $square } uhkaa ruudun { $crossed } kuningasta.
    [through] Et voi linnoittaa: kuningas kulkisi ruudun { $crossed } yli, ja sitä uhkaa { $piece } { $square }.
   *[into] Et voi linnoittaa: { $piece } { $square } uhkaa ruutua { $crossed }.
}
refusal-king-safety = Kuningas ei voi mennä ruutuun { $crossed }: sitä uhkaa { $piece } { $square }.
refusal-pinned = Silloin { $piece } { $square } uhkaisi kuningastasi.
refusal-in-check = { $piece } { $square } shakkaa, eikä tämä siirto torju sitä.
refusal-repetition = { $count ->
    [one] Ei vielä tasapeli: tämä asema on ollut laudalla kerran. Tarvitaan kolme.
   *[other] Ei vielä tasapeli: tämä asema on ollut laudalla { $count } kertaa. Tarvitaan kolme.
}
refusal-fifty-moves = { $count ->
    [one] Ei vielä tasapeli: kummallakin { $count } siirto ilman lyöntiä tai sotilaan siirtoa. Tarvitaan viisikymmentä.
   *[other] Ei vielä tasapeli: kummallakin { $count } siirtoa ilman lyöntiä tai sotilaan siirtoa. Tarvitaan viisikymmentä.
}

## How it ends

outcome-checkmate = { $seat } voittaa: matti.
outcome-stalemate = Tasapeli: patti.
outcome-dead-position = Tasapeli: kumpikaan ei voi enää tehdä mattia.
outcome-time-draw = Tasapeli: aika loppui, mutta vastustaja ei olisi voinut tehdä mattia.
outcome-repetition = Tasapeli: sama asema kolmesti.
outcome-fivefold = Tasapeli: sama asema viidesti.
outcome-fifty-moves = Tasapeli: viisikymmentä siirtoa ilman lyöntiä tai sotilaan siirtoa.
outcome-seventy-five-moves = Tasapeli: seitsemänkymmentäviisi siirtoa ilman lyöntiä tai sotilaan siirtoa.

## On the table

scene-title = Shakkilauta
scene-side = { $seat ->
    [first] Valkea: { $pieces }.
   *[second] Musta: { $pieces }.
}
scene-check = { $seat ->
    [first] Valkea on shakissa.
   *[second] Musta on shakissa.
}
scene-square = { $piece ->
    [white-king] { $square }: valkea kuningas
    [white-queen] { $square }: valkea daami
    [white-rook] { $square }: valkea torni
    [white-bishop] { $square }: valkea lähetti
    [white-knight] { $square }: valkea ratsu
    [white-pawn] { $square }: valkea sotilas
    [black-king] { $square }: musta kuningas
    [black-queen] { $square }: musta daami
    [black-rook] { $square }: musta torni
    [black-bishop] { $square }: musta lähetti
    [black-knight] { $square }: musta ratsu
    [black-pawn] { $square }: musta sotilas
   *[nobody] { $square }: tyhjä
}
scene-promotion = { $piece ->
    [queen] Korota daamiksi
    [rook] Korota torniksi
    [bishop] Korota lähetiksi
   *[knight] Korota ratsuksi
}

# A move as players write it, such as Rxf3+ or e8=D: R is ratsu, the knight.
told-move = { $piece ->
    [king] K
    [queen] D
    [rook] T
    [bishop] L
    [knight] R
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =T
    [bishop] =L
    [knight] =R
   *[none] { "" }
}{ $sign }
told-move-symbols = { $piece ->
    [king] ♔
    [queen] ♕
    [rook] ♖
    [bishop] ♗
    [knight] ♘
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =♕
    [rook] =♖
    [bishop] =♗
    [knight] =♘
   *[none] { "" }
}{ $sign }
told-set-up = Asema { $number }
told-claim = { $ground ->
    [repetition] Tasapeli vaadittu: sama asema kolmesti
   *[fifty-moves] Tasapeli vaadittu: 50 siirron sääntö
}
claim-repetition = Vaadi tasapeliä: sama asema kolmesti
claim-fifty-moves = Vaadi tasapeliä: 50 siirron sääntö

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Ensimmäinen viikko
level-first-week-about = Osaa siirtää nappuloita ja nappaa, minkä näkee. Noin 400.
level-first-month = Ensimmäinen kuukausi
level-first-month-about = Lyö suojaamattomat ja jättää itse paljon suojaamatta. Noin 600.
level-first-year = Ensimmäinen vuosi
level-first-year-about = Näkee yhden siirron eteenpäin, loput jäävät huomaamatta. Noin 800.
level-casual = Satunnaispelaaja
level-casual-about = Pelaa järkevästi, kunnes tilanne mutkistuu. Noin 1000.
level-hobby = Harrastaja
level-hobby-about = Ei anna paljon ilmaiseksi mutta lankeaa ansoihin. Noin 1200.
level-club = Seurapelaaja
level-club-about = Vankka seurapelaaja, jolla on joskus heikko hetki. Noin 1500.
level-strong-club = Vahva seurapelaaja
level-strong-club-about = Odota tilaisuuttasi; niitä ei tule monta. Noin 1650.
level-expert = Ekspertti
level-expert-about = Erehtyy harvoin ja rankaisee virheistäsi. Noin 1800.
level-unbeatable = Voittamaton
level-unbeatable-about = Shakkimoottori täydellä voimalla. Kukaan ei voita sitä.

## The rule book's chapters
chapter-setup = Lauta ja vuorot
chapter-pieces = Miten nappulat liikkuvat
chapter-special = Erikoissiirrot
chapter-check = Shakki ja matti
chapter-ending = Pelin loppu

## Lessons: a title, what to do, and what was learnt
lesson-knight = Ratsu
lesson-knight-task = Lyö sotilas ratsullasi.
lesson-knight-done = Kaksi ruutua suoraan ja yksi sivulle, kaiken yli, mitä välissä on.
lesson-promotion = Korotus
lesson-promotion-task = Sotilaasi on askelen päässä viimeisestä rivistä. Korota se daamiksi.
lesson-promotion-done = Viimeiselle riville päässyt sotilas korotetaan heti vahvemmaksi nappulaksi.
lesson-castling = Linnoitus
lesson-castling-task = Vie kuninkaasi turvaan: linnoita kummalle puolelle tahansa.
lesson-castling-done = Kuningas siirtyy kaksi ruutua, ja torni hyppää sen toiselle puolelle. Kumpikaan ei saa olla liikkunut aiemmin.
lesson-check = Pois shakista
lesson-check-task = Torni uhkaa kuningastasi. Lyö se.
lesson-check-done = Shakkiin vastataan siirtämällä kuningasta, lyömällä uhkaaja tai siirtämällä nappula väliin.
lesson-mate = Matti
lesson-mate-task = Musta kuningas on jumissa omien sotilaidensa takana. Tee matti yhdellä siirrolla.
lesson-mate-done = Shakissa eikä pakotietä: voitat.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Avaus: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Tällä tietokoneella ei ole muuta shakkimoottoria, joten Gamecasen oma pelaa. Se on vahva, mutta korkeimmalla tasolla heikompi kuin Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Se johtaa mattiin, siirtoja { $count }.
    [forced] Se on ainoa sallittu siirto.
   *[only] Mikään muu siirto ei yllä lähelle: toiseksi paras on { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } sotilaan verran huonompi.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Olet shakissa: siirrä kuningas pois, aseta nappula väliin tai lyö uhkaaja.
    [begin] Tuo nappulasi peliin yksi kerrallaan ja pidä keskustaa silmällä.
   *[other] Katso ensin, mitä vastustaja uhkaa, ja sitten, mitä voit lyödä.
}
guide-why = { $why ->
    [mate] Se on matti.
    [draw] Tasapeli on enemmän kuin asema lupaa.
    [promotes] Sotilaastasi tulee vahvempi nappula.
    [castles] Kuninkaasi pääsee turvaan ja torni peliin.
    [gains] Voitat materiaalia.
    [trades] Vaihdat nappulan samanarvoiseen.
    [check] Annat shakin, johon vastustajan on vastattava.
    [saves] Saat nappulan pois vaarasta.
    [develops] Tuot uuden nappulan peliin.
    [middle] Sotilaasi ottaa paikan keskustasta.
   *[other] Se parantaa asemaasi hieman.
}
character-first-week = Terho
character-first-month = Nappi
character-first-year = Apila
character-casual = Pippuri
character-hobby = Keksi
character-club = Kupari
character-strong-club = Piikivi
character-expert = Soopeli
character-unbeatable = Graniitti
origin-collection-set-up = Nappuloiden paikat näytetään kuvassa. Vain englanninkielinen teksti laskee ruudut.
origin-collection-starter = Arvonta ja Valkean ensimmäinen siirto on painettu. Värien vaihto pelistä toiseen on meidän oletuksemme.
origin-collection-own-square = Vihko ei sano sitä suoraan; shakin säännöt sanovat.
origin-collection-knight-move = Ranskaksi ratsu menee kaksi ruutua suoraan ja yhden ”vinosti”, mikä olisi pidempi hyppy; englanninkielinen teksti kuvaa vain puolet sen siirroista; hollanninkielinen antaa sen hypätä vain vastustajan nappuloiden yli. Pelaamme ratsua kuten kaikissa muissa.
origin-collection-pawn-move = Ranskaksi ensimmäinen siirto näyttää olevan aina kaksi ruutua, ja englanninkielisestä unohtuu, etteivät sotilaat koskaan kulje taaksepäin. Missään ei sanota, ettei kaksoisaskeleen tiellä saa olla mitään. Pelaamme sen kuten kaikkialla.
origin-collection-pawn-capture = Espanjaksi, hollanniksi ja tanskaksi lukee ”ruudun yli”, ruotsiksi jopa ”hypätä”, ja italiankielinen teksti antaa sotilaiden lyödä niin kuin ne kulkevat. Tarkoitetaan yhtä ruutua vinosti eteenpäin.
origin-collection-en-passant = Saksan-, englannin-, italian- ja tanskankielinen teksti on kömpelö siinä, mistä kaksoisaskel alkaa, ja vain venäjänkielinen sanoo, minne lyövä sotilas päätyy. Pelaamme shakin sääntöjen mukaan.
origin-collection-bishop-move = Italiankielisestä tekstistä puuttuu, että ruudut ovat tyhjiä.
origin-collection-rook-move = Italiankielisestä tekstistä puuttuu, että ruudut ovat tyhjiä.
origin-collection-queen-move = Italiankielisestä tekstistä puuttuu, että ruudut ovat tyhjiä.
origin-collection-promotion = Espanjan-, ruotsin- ja puolankielisen tekstin voi lukea niin, että vain laudan nappulat ratkaisevat. Sinulla saa olla toinen daami.
origin-collection-castling = Espanjankielinen teksti sanoo lyhyttä puolta oikeaksi ja pitkää vasemmaksi, mikä pitää paikkansa vain Valkealla.
origin-collection-castling-moved = Ranskan- ja venäjänkielisestä tekstistä puuttuu ”lähtöriviltä”. Nappula, joka on siirtynyt ja palannut, on siirtynyt.
origin-collection-castling-attacked = Vain englanninkielinen teksti sanoo, ettei kuningas saa ylittää uhattua ruutua. Että shakista tai shakkiin ei saa linnoittaa, tulee shakin säännöistä.
origin-collection-king-safety = Puolaksi kuningas ei saa ”antaa” shakkia, ja italiankielinen teksti vain neuvoo olemaan käyttämättä sitä. Kaikki muut: se ei saa siirtyä shakkiin. Paljastusshakki sillä on sallittu.
origin-collection-pinned = Vihko puhuu vain kuninkaan omista siirroista. Shakin säännöt kieltävät jokaisen siirron, joka jättää sen uhatuksi.
origin-collection-in-check = Vihko vain vihjaa siihen selittäessään matin.
origin-collection-resign = Luovuttamisesta ei ole painettu mitään.
origin-collection-stalemate = Siitä ei ole painettu mitään; englanninkielinen teksti käyttää sanaa mistä tahansa pelistä, jota kukaan ei voi voittaa. Noudatamme shakin sääntöjä: tasapeli.
origin-collection-dead-position = Vihkon mukaan peli on tasapeli, kun kumpikaan ei voi voittaa; ranskaksi ja puolaksi, kun kumpikaan ei ole voittanut. Päätämme sen heti, kun matti ei ole mahdollinen.
origin-collection-agreed = Tasapelistä sopimisesta ei ole painettu mitään.
origin-collection-repetition = Mitään ei ole painettu; tämä on shakin sääntöjen sääntö.
origin-collection-fifty-moves = Mitään ei ole painettu; tämä on shakin sääntöjen sääntö.
origin-collection-repetition-at-once = Mitään ei ole painettu. Shakin sääntöjen mukaan pelaajan on vaadittava tätä tasapeliä; tässä pelissä se tulee heti.
origin-collection-fifty-moves-at-once = Mitään ei ole painettu. Shakin sääntöjen mukaan pelaajan on vaadittava tätä tasapeliä; tässä pelissä se tulee heti.
clause-repetition-at-once = Kun sama asema syntyy kolmannen kerran samoin siirtomahdollisuuksin, peli on tasapeli.
clause-fifty-moves-at-once = Kun kumpikin on tehnyt viisikymmentä siirtoa ilman sotilaan siirtoa tai lyöntiä, peli on tasapeli.
refusal-repetition-at-once = Sitä ei tarvitse vaatia: sama asema kolmannen kerran on heti tasapeli.
refusal-fifty-moves-at-once = Sitä ei tarvitse vaatia: viisikymmentä siirtoa kummaltakin ilman lyöntiä tai sotilaan siirtoa on heti tasapeli.
box-articles = Onko sääntösi numeroitu artikloiksi, kuten shakin säännöt?
editor-piece = { $piece ->
    [white-king] Valkea kuningas
    [white-queen] Valkea daami
    [white-rook] Valkea torni
    [white-bishop] Valkea lähetti
    [white-knight] Valkea ratsu
    [white-pawn] Valkea sotilas
    [black-king] Musta kuningas
    [black-queen] Musta daami
    [black-rook] Musta torni
    [black-bishop] Musta lähetti
    [black-knight] Musta ratsu
   *[black-pawn] Musta sotilas
}
editor-castling = { $side ->
    [white-short] Valkea saa linnoittaa O-O
    [white-long] Valkea saa linnoittaa O-O-O
    [black-short] Musta saa linnoittaa O-O
   *[black-long] Musta saa linnoittaa O-O-O
}
editor-en-passant = Ohestalyönti ruutuun
refusal-editor-kings = { $seat ->
    [first] Valkean kuninkaita on laudalla { $count }, ja niitä on oltava täsmälleen yksi.
   *[second] Mustan kuninkaita on laudalla { $count }, ja niitä on oltava täsmälleen yksi.
}
refusal-editor-many = { $seat ->
    [first] Valkealla on enemmän nappuloita kuin pelissä voi olla: enintään 16, ja enintään 8 sotilasta.
   *[second] Mustalla on enemmän nappuloita kuin pelissä voi olla: enintään 16, ja enintään 8 sotilasta.
}
refusal-editor-pawns = Ruudussa { $square } ei voi olla sotilasta: sotilas ei ole koskaan ensimmäisellä eikä viimeisellä rivillä.
refusal-editor-check = { $seat ->
    [first] On Valkean vuoro, mutta Mustan kuningas on jo shakissa.
   *[second] On Mustan vuoro, mutta Valkean kuningas on jo shakissa.
}
refusal-editor-impossible-check = Mikään viimeinen siirto ei ole voinut shakata kaikilla näillä nappuloilla.
task-check = Shakki! Kuninkaasi on päästävä siitä.
task-claim = Sinun vuorosi: voit vaatia tasapeliä.
task-fifty-moves = { $count ->
    [one] Sinun vuorosi: 50 siirron tasapeliin { $count } siirto.
   *[other] Sinun vuorosi: 50 siirron tasapeliin { $count } siirtoa.
}

## Drills

drill-tactics = Taktiikka
drill-tactics-about = Löydä ainoa voittava siirto ja pelaa muunnelma loppuun.
drill-tactics-task = { $seat ->
    [first] Valkean siirto. Yksi siirto voittaa.
   *[second] Mustan siirto. Yksi siirto voittaa.
}
drill-mates = Matit
drill-mates-about = Matti yhdellä, kahdella tai kolmella siirrolla.
drill-mates-task = { $seat ->
    [first] Valkean siirto. Matti { $moves } siirrolla.
   *[second] Mustan siirto. Matti { $moves } siirrolla.
}
drill-theme = { $theme ->
    [hanging] Mikään ei suojannut sitä nappulaa.
    [fork] Se oli haarukka: yksi nappula uhkaa kahta yhtä aikaa.
    [pin] Nappula, joka olisi voinut lyödä, oli kiinnitetty kuninkaaseensa.
    [discovery] Nappula siirtyi pois tieltä, ja sen takana ollut pääsi uhkaamaan.
    [promotion] Sotilas korotettiin.
    [back-rank] Takarivin matti: omat nappulat sulkivat kuninkaan tien.
    [smothered] Tukehdutusmatti: kuningas oli omien nappuloidensa ympäröimä.
   *[sacrifice] Uhraus: annoit materiaalia voittaaksesi enemmän.
}
drill-refuted = { $why ->
    [mate] Vastustaja tekee matin.
    [escapes] Kuningas pääsee pakoon.
   *[takes] Vastustaja voi yksinkertaisesti lyödä nappulan.
}
