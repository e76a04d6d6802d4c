### Finnish. man = sotilas, queen = kuningas, piece (either) = nappula, square = ruutu, far row = päätyrivi,
### take = syödä, move = siirtää. Squares stand in the nominative.

game-name = Tammi
game-about = Hyppää vastustajan nappuloiden yli, pääse päätyriville ja kruunaa kuningas.
seat-first = Musta
seat-second = Valkea

## Where White begins, the first seat is White.
seat-first-russian = { seat-second }
seat-second-russian = { seat-first }
seat-first-brazilian = { seat-second }
seat-second-brazilian = { seat-first }
seat-first-czech = { seat-second }
seat-second-czech = { seat-first }
seat-first-spanish = { seat-second }
seat-second-spanish = { seat-first }
seat-first-portuguese = { seat-second }
seat-second-portuguese = { seat-first }
seat-first-italian = { seat-second }
seat-second-italian = { seat-first }
seat-first-thai = { seat-second }
seat-second-thai = { seat-first }
seat-first-thai12 = { seat-second }
seat-second-thai12 = { seat-first }
seat-first-international = { seat-second }
seat-second-international = { seat-first }

## Ways to play
booklet-collection = Pelikokoelma
booklet-collection-about = Tammi pelikokoelman sääntövihkon mukaan: saat syödä, mutta ei ole pakko. Omankielinen vihkosi voi poiketa siitä tammesta, jota maassasi pelataan; se löytyy alempaa.
booklet-dame = Saksalainen tammi
booklet-dame-about = Sama peli vilkkaampana: jos voi syödä, on pakko syödä. Sopii hyvin konetta vastaan.
booklet-english = Englantilainen tammi
booklet-english-about = Tunnetaan myös amerikkalaisena tammena. Kuningas kulkee askelen kerrallaan.
booklet-russian = Venäläinen tammi
booklet-russian-about = Sotilaat syövät myös taaksepäin ja jatkavat päätyrivillä kuninkaina.
booklet-brazilian = Brasilialainen tammi
booklet-brazilian-about = Kansainväliset säännöt pienellä laudalla: syö niin monta kuin voit.
booklet-pool = Pool checkers
booklet-pool-about = Sotilaat syövät myös taaksepäin. Saat itse valita, mitä syöt.
booklet-czech = Tšekkiläinen tammi
booklet-czech-about = Sotilaat syövät vain eteenpäin. Kuningas syö ennen sotilasta.
booklet-spanish = Espanjalainen tammi
booklet-spanish-about = Lauta on toisin päin. Syö eniten nappuloita, ja niistä eniten kuninkaita.
booklet-portuguese = Portugalilainen tammi
booklet-portuguese-about = Espanjalaiset säännöt, mutta tumma ruutu vasemmalla.
booklet-italian = Italialainen tammi
booklet-italian-about = Sotilas ei voi syödä kuningasta. Kuningas kulkee askelen kerrallaan.
booklet-thai = Thaimaalainen tammi
booklet-thai-about = Makhos: kummallakin kahdeksan sotilasta ja nopeat kuninkaat.
booklet-thai12 = Thaimaalainen tammi, kaksitoista sotilasta
booklet-thai12-about = Thaimaalaiset säännöt ja täysi määrä sotilaita.
booklet-international = Kansainvälinen tammi
booklet-international-about = Sadan ruudun lauta ja kummallakin kaksikymmentä sotilasta.
box-size = Kuinka monta ruutua laudan sivulla on?
box-black_begins = Aloittaako Musta?
box-men_take_backwards = Saako sotilas syödä taaksepäin?
box-kings_fly = Saako kuningas kulkea useamman ruudun?
box-must_take = Onko pakko syödä, kun voi?

## Switches
switch-may_stop = Kesken usean hypyn
switch-may_stop-yes = Saa lopettaa
switch-may_stop-no = On jatkettava niin kauan kuin voi
switch-men_turn = Sotilaan usea hyppy
switch-men_turn-yes = Suunta saa vaihtua
switch-men_turn-no = Vain yhtä linjaa pitkin
switch-king_far = Kuningas hyppää
switch-king_far-yes = Miltä etäisyydeltä tahansa
switch-king_far-no = Vain viereisen nappulan yli
switch-king_lands_anywhere = Kuningas laskeutuu
switch-king_lands_anywhere-yes = Mihin tahansa tyhjään ruutuun nappulan takana
switch-king_lands_anywhere-no = Heti nappulan taakse
switch-removal = Syödyt nappulat poistetaan laudalta
switch-removal-at-once = Heti, hyppy kerrallaan
switch-removal-after = Vuoron päätyttyä
switch-promotion = Sotilas, joka hyppää päätyriville
switch-promotion-ends = Saa kruunun, ja vuoro päättyy
switch-promotion-goes-on = Jatkaa heti kuninkaana
switch-blocked = Jos ei voi siirtää
switch-blocked-loses = Häviää
switch-blocked-draws = Tulee tasapeli
switch-quiet_moves = Tasapeli, kun vain kuninkaat liikkuvat
switch-quiet_moves-20 = Kummankin 20 siirron jälkeen
switch-quiet_moves-40 = Kummankin 40 siirron jälkeen

## The rules
clause-board-8 = Laudalla on kahdeksan riviä, joissa on kahdeksan ruutua. Kummallakin pelaajalla on oikealla alhaalla vaalea ruutu.
clause-board-8-mirrored = Laudalla on kahdeksan riviä, joissa on kahdeksan ruutua. Kummallakin pelaajalla on oikealla alhaalla tumma ruutu.
clause-board-10 = Laudalla on kymmenen riviä, joissa on kymmenen ruutua. Kummallakin pelaajalla on oikealla alhaalla vaalea ruutu.
clause-men-8 = Kummallakin pelaajalla on aluksi kahdeksan sotilasta kahden ensimmäisen rivin tummissa ruuduissa.
clause-men-12 = Kummallakin pelaajalla on aluksi kaksitoista sotilasta kolmen ensimmäisen rivin tummissa ruuduissa.
clause-men-20 = Kummallakin pelaajalla on aluksi kaksikymmentä sotilasta neljän ensimmäisen rivin tummissa ruuduissa.
clause-black-begins = Musta aloittaa. Arpa ratkaisee, kumpi saa mustat; joka pelin jälkeen värit vaihdetaan.
clause-white-begins = Valkea aloittaa. Arpa ratkaisee, kumpi saa valkeat; joka pelin jälkeen värit vaihdetaan.
clause-turns = Pelaajat siirtävät vuorotellen yhtä oman värinsä nappulaa. Vuoroa ei saa jättää väliin.
clause-dark-squares = Vain tummia ruutuja käytetään.
clause-occupied = Nappula siirtyy tyhjään ruutuun.
clause-man-moves = Sotilas siirtyy yhden askelen vinosti eteenpäin.
clause-taking = Nappula syö hyppäämällä vinosti yhden toisenvärisen nappulan yli tyhjään ruutuun sen takana. Omien nappuloiden tai kahden yli kerralla ei hypätä.
clause-man-takes-forward = Sotilas syö viereisen nappulan ja hyppää vain eteenpäin.
clause-man-takes-all = Sotilas syö viereisen nappulan, eteen- ja taaksepäin.
clause-men-spare-kings = Sotilas ei voi syödä kuningasta.
clause-crowning = Päätyriville päässyt sotilas kruunataan kuninkaaksi, ja vuoro päättyy.
clause-crowning-goes-on = Päätyriville päässyt sotilas kruunataan kuninkaaksi. Jos se tuli sinne hypäten ja voi kuninkaana syödä lisää, se jatkaa heti.
clause-crowning-stops-only = Sotilas, jonka vuoro päättyy päätyriville, kruunataan kuninkaaksi. Jos se hyppää sieltä eteenpäin, se pysyy sotilaana.
clause-king-flies = Kuningas kulkee vinosti eteen tai taakse kuinka monen tyhjän ruudun yli tahansa.
clause-king-steps = Kuningas kulkee yhden askelen vinosti, eteen tai taakse.
clause-king-takes = Kuningas syö joka suuntaan. Sekin tarvitsee tyhjän ruudun nappulan takana.
clause-king-lands-behind = Kuningas saa hypätä kaukaa. Se laskeutuu heti nappulan taakse.
clause-king-lands-anywhere = Kuningas saa hypätä kaukaa. Se laskeutuu mihin tahansa tyhjään ruutuun nappulan takana.
clause-chain = Hypännyt nappula saa samalla vuorolla hypätä siitä edelleen, myös toiseen suuntaan.
clause-chain-may-stop = Saat lopettaa minkä tahansa hypyn jälkeen.
clause-chain-whole = Hyppyjä on jatkettava niin kauan kuin nappula voi.
clause-removal-at-once = Nappula, jonka yli hypättiin, poistetaan heti.
clause-removal-after = Nappulat, joiden yli hypättiin, poistetaan vuoron päätyttyä. Siihen asti ne ovat tiellä, eikä minkään yli hypätä kahdesti.
clause-duty-free = Saat syödä, mutta ei ole pakko: mikä tahansa muu siirto käy yhtä hyvin.
clause-duty = Jos voi syödä, on pakko syödä.
clause-duty-most = Jos voit syödä monella tavalla, valitse tapa, jolla syöt mahdollisimman monta nappulaa.
clause-duty-most-kings = Jos voit syödä monella tavalla, valitse tapa, jolla syöt mahdollisimman monta nappulaa, ja niistä se, jolla syöt eniten kuninkaita.
clause-duty-king-first = Jos sekä kuningas että sotilas voivat syödä, kuninkaan on syötävä.
clause-duty-italian = Jos voit syödä monella tavalla, ratkaisee tässä järjestyksessä: eniten nappuloita; kuninkaalla; eniten kuninkaita; kuningas mahdollisimman aikaisin.
clause-all-taken = Se, jolla ei ole enää nappuloita, on hävinnyt.
clause-blocked = Se, jolla on nappuloita mutta joka ei voi siirtää, on hävinnyt.
clause-repetition = Kun sama asema syntyy kolmannen kerran ja sama pelaaja on vuorossa, tulee tasapeli.
clause-quiet-15 = Kun kumpikin on tehnyt 15 siirtoa pelkillä kuninkailla eikä mitään ole syöty, tulee tasapeli.
clause-quiet-20 = Kun kumpikin on tehnyt 20 siirtoa pelkillä kuninkailla eikä mitään ole syöty, tulee tasapeli.
clause-quiet-25 = Kun kumpikin on tehnyt 25 siirtoa pelkillä kuninkailla eikä mitään ole syöty, tulee tasapeli.
clause-quiet-40 = Kun kumpikin on tehnyt 40 siirtoa pelkillä kuninkailla eikä mitään ole syöty, tulee tasapeli.
clause-short-5 = Kun jäljellä on vain kaksi tai kolme nappulaa ja kummallakin on kuningas, tulee tasapeli, kun kumpikin on tehnyt vielä viisi siirtoa.
clause-short-16-5 = Yksinäinen kuningas kolmea nappulaa vastaan, joista yksi on kuningas: tasapeli 16 siirron jälkeen kummaltakin. Kun jäljellä on vain kaksi tai kolme nappulaa ja kummallakin on kuningas: viiden siirron jälkeen kummaltakin.
clause-short-13 = Kolme kuningasta yhtä vastaan: tasapeli 13 siirron jälkeen kummaltakin.
clause-short-road = Yksinäinen kuningas pitkällä lävistäjällä kulmasta kulmaan kolmea nappulaa vastaan, joista yksi on kuningas: tasapeli viiden siirron jälkeen kummaltakin, jos se pysyy siellä.
clause-agreed = Pelaajat voivat sopia tasapelistä, ja kumpikin saa luovuttaa. Siirto perutaan vain, jos molemmat suostuvat.

## Why not
refusal-dark-squares = { $square } ei ole tämän laudan tumma ruutu.
refusal-turns = { $holder ->
    [nobody] { $square } on tyhjä.
    [white] { $square }: nappula on valkea. Vuorossa on musta.
   *[black] { $square }: nappula on musta. Vuorossa on valkea.
}
refusal-occupied = { $holder ->
    [white] { $square } on varattu: siinä on valkea nappula.
   *[black] { $square } on varattu: siinä on musta nappula.
}
refusal-man-moves = { $why ->
    [back] Tämä sotilas ei ole vielä kuningas: se ei saa mennä taaksepäin.
    [far] Sotilas kulkee vain yhden askelen.
    [stuck] { $from }: tämä sotilas ei voi siirtyä.
   *[diagonal] { $from } ja { $to } eivät ole samalla lävistäjällä. Sotilas kulkee vinosti eteenpäin.
}
refusal-king-flies = { $why ->
    [stuck] { $from }: tämä kuningas ei voi siirtyä.
   *[diagonal] { $from } ja { $to } eivät ole samalla lävistäjällä. Kuningas kulkee vinosti.
}
refusal-king-steps = { $why ->
    [far] Tässä pelissä kuningas kulkee vain yhden askelen.
    [stuck] { $from }: tämä kuningas ei voi siirtyä.
   *[diagonal] { $from } ja { $to } eivät ole samalla lävistäjällä. Kuningas kulkee vinosti.
}
refusal-taking = { $why ->
    [own] Ruutujen { $from } ja { $to } välissä on oma nappulasi.
    [two] Ruutujen { $from } ja { $to } välissä on useampi kuin yksi nappula.
    [diagonal] { $from } ja { $to } eivät ole samalla lävistäjällä.
   *[nothing] Ruutujen { $from } ja { $to } välissä ei ole mitään syötävää.
}
refusal-man-takes-forward = { $why ->
    [far] Sotilas syö vain viereisen nappulan ja laskeutuu heti sen taakse.
   *[back] Sotilas syö vain eteenpäin: se ei voi palata ruudun { $over } yli.
}
refusal-men-spare-kings = Ruudussa { $over } on kuningas. Sotilas ei voi syödä sitä.
refusal-crowning = Sotilas kruunataan ruudussa { $from }, ja vuoro päättyy siihen. Kuningas syö ensi kerralla.
refusal-duty = { $count ->
    [one] Voit syödä, joten on pakko. Tämä nappula syö: { $squares }.
   *[other] Voit syödä, joten on pakko. Jokin näistä nappuloista syö: { $squares }.
}
refusal-duty-most = Näin syöt { $taken }, mutta mahdollista on { $most }: { $squares }. Suurempi määrä on pakko syödä.
refusal-duty-most-kings = { $why ->
    [most] Näin syöt { $taken }, mutta mahdollista on { $most }: { $squares }. Suurempi määrä on pakko syödä.
   *[kings] Tästä syöt yhtä monta, ja enemmän kuninkaita: { $squares }.
}
refusal-duty-king-first = Kuningas syö ennen sotilasta: { $squares }.
refusal-duty-italian = { $why ->
    [most] Näin syöt { $taken }, mutta mahdollista on { $most }: { $squares }. Suurempi määrä on pakko syödä.
    [with-king] Kuningas voi syödä yhtä monta: { $squares }. Se syö ennen sotilasta.
   *[kings] Tästä syöt yhtä monta, mutta enemmän kuninkaita tai kuninkaan aikaisemmin: { $squares }.
}

## How it ends
outcome-all-taken = { $seat } voittaa: vastustajalla ei ole enää nappuloita.
outcome-blocked = { $seat } voittaa: vastustaja ei voi siirtää.
outcome-blocked-draw = Tasapeli: vuorossa oleva ei voi siirtää.
outcome-repetition = Tasapeli: sama asema kolmannen kerran.
outcome-quiet = Tasapeli: liian monta kuninkaan siirtoa syömättä.
outcome-short = Tasapeli: näin vähillä nappuloilla siirrot ovat luetut, ja ne on käytetty.

## The board in words
scene-title = Tammilauta
scene-men = { $colour ->
    [white] Valkeat sotilaat: { $squares }.
   *[black] Mustat sotilaat: { $squares }.
}
scene-kings = { $colour ->
    [white] Valkeat kuninkaat: { $squares }.
   *[black] Mustat kuninkaat: { $squares }.
}
scene-none = { $colour ->
    [white] Valkealla ei ole nappuloita.
   *[black] Mustalla ei ole nappuloita.
}
scene-must = Pakko syödä: { $squares }.
scene-quiet = { $count ->
    [one] Tasapeliin on enää { $count } kuninkaan siirto syömättä.
   *[other] Tasapeliin on enää { $count } kuninkaan siirtoa syömättä.
}
scene-repeated = { $count ->
    [one] Tämä asema on ollut laudalla { $count } kerran.
   *[other] Tämä asema on ollut laudalla { $count } kertaa. Kolmas kerta on tasapeli.
}
scene-square = { $holder ->
    [white-man] { $square }: valkea sotilas
    [white-king] { $square }: valkea kuningas
    [black-man] { $square }: musta sotilas
    [black-king] { $square }: musta kuningas
   *[nobody] { $square }: tyhjä
}
told-move = { $colour ->
    [white] Valkea { $move }
   *[black] Musta { $move }
}
told-crowned = { $colour ->
    [white] Valkea { $move }, kuningas
   *[black] Musta { $move }, kuningas
}
button-end-turn = Päätä vuoro

## Levels
level-beginner = Aloittelija
level-beginner-about = Syö, minkä näkee, eikä suunnittele mitään. Lapsikin voi voittaa.
level-casual = Harrastaja
level-casual-about = Miettii siirron tai pari eteenpäin, ja joskus jotain jää huomaamatta.
level-skilled = Taitava
level-skilled-about = Ei anna nappuloita ilmaiseksi. Hyvä vastus perheelle.
level-strong = Vahva
level-strong-about = Näkee monta siirtoa eteenpäin.
level-master = Mestari
level-master-about = Miettii syvimmälle ja tuntee jokaisen neljän nappulan loppupelin loppuun asti.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Alkuasema
chapter-moving = Siirtäminen
chapter-taking = Syöminen
chapter-queens = Kuninkaat
chapter-duty = Onko pakko syödä?
chapter-ending = Pelin loppu

## Lessons: a title, what to do, and what was learnt
lesson-step = Askel
lesson-step-task = Valkea sotilas on sinun. Siirrä sitä.
lesson-step-done = Sotilaat siirtyvät yhden askelen vinosti eteenpäin, tummissa ruuduissa.
lesson-jump = Hyppy
lesson-jump-task = Syö musta sotilas: hyppää sen yli tyhjään ruutuun sen takana.
lesson-jump-done = Nappula, jonka yli hypätään, poistetaan laudalta.
lesson-chain = Useampi kuin yksi
lesson-chain-task = Syö molemmat mustat sotilaat yhdellä vuorolla.
lesson-chain-done = Hypyn jälkeen sama nappula saa hypätä edelleen.
lesson-freedom = Vapaa valinta
lesson-freedom-task = Tämän vihkon mukaan kenenkään ei ole pakko syödä. Siirrä toista sotilastasi.
lesson-freedom-done = Pelikokoelman pelissä saa syödä. Useimmissa muissa on pakko.
lesson-duty = Syöntipakko
lesson-duty-task = Nyt vihko, jonka mukaan on pakko syödä, jos voi. Pelaa.
lesson-duty-done = Näin voit pakottaa vastustajan siirtämään sinne, minne haluat.
lesson-crowning = Kuningas
lesson-crowning-task = Sotilaasi on askelen päässä päätyrivistä. Kruunaa se.
lesson-crowning-done = Päätyrivillä sotilas kruunataan kuninkaaksi.
lesson-flying = Laudan halki
lesson-flying-task = Vie kuninkaasi koko laudan yli, kulmasta kulmaan.
lesson-flying-done = Tämän vihkon mukaan kuningas kulkee kuinka monen tyhjän ruudun yli tahansa.
lesson-far-jump = Hyppy kaukaa
lesson-far-jump-task = Sotilas on kuninkaasi tiellä. Syö se sieltä, missä kuningas nyt on.
lesson-far-jump-done = Kuninkaan ei tarvitse olla vieressä. Tämän vihkon mukaan se laskeutuu heti nappulan taakse.
lesson-give-one = Anna yksi, syö kolme
lesson-give-one-task = Tässä on pakko syödä. Tarjoa yksi sotilas ja syö sitten kaikki, mitä on jäljellä.
lesson-give-one-done = Oikealla hetkellä annettu nappula avaa laudan. Sitä sanotaan kombinaatioksi.
lesson-block = Saarrettu
lesson-block-task = Jätä Musta ilman siirtoa.
lesson-block-done = Se, joka ei voi siirtää, on hävinnyt.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Muuta siirtoa ei ole.
    [wins] Tämä voittaa.
    [resists] Peli on hävitty; näin kestää pisimpään.
    [crowns] Sotilas muuttuu kuninkaaksi.
    [gains] Tämä voittaa materiaalia.
    [avoids] Kaikki muut siirrot ovat selvästi huonompia.
    [draws] Tämä pitää tasapelin.
    [equal] Jokin toinenkin siirto on yhtä hyvä.
   *[best] Tämä näyttää vähän muita paremmalta.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Voit syödä, joten sinun on pakko: hyppää nappulan yli sen takana olevaan tyhjään ruutuun.
    [may] Voit syödä, jos haluat: hyppää nappulan yli sen takana olevaan tyhjään ruutuun.
    [king] Siirrä sotilasta ruutu eteenpäin tai kuningasta eteen tai taakse.
   *[other] Siirrä sotilasta yksi ruutu vinosti eteenpäin.
}
guide-why = { $why ->
    [only] Muuta siirtoa ei ole.
    [crowns] Sotilaasta tulee kuningas.
    [takes] Se syö.
    [saves] Se vie nappulan pois vaarasta.
    [safe] Sen jälkeen sinulta ei voi syödä mitään.
   *[other] Se vaikuttaa hieman muita paremmalta.
}

## Rules that follow their switches
refusal-man-takes-all = Sotilas syö vain viereisen nappulan ja laskeutuu heti sen taakse.
refusal-king-takes-near = Tässä pelissä kuningas syö vain viereisen nappulan ja laskeutuu heti sen taakse.
refusal-king-lands-behind = Kuninkaan on laskeuduttava heti ruudun { $over } taakse.
refusal-king-near-lands-behind = { $why ->
    [near] Tässä pöydässä kuningas syö vain viereisen nappulan.
   *[behind] Kuninkaan on laskeuduttava heti ruudun { $over } taakse.
}
refusal-king-near-lands-anywhere = Tässä pöydässä kuningas syö vain viereisen nappulan.
refusal-chain-straight = Tässä pöydässä sotilas jatkaa hyppyjä vain yhtä linjaa pitkin.
refusal-chain-whole = Nappula voi syödä lisää, joten sen on jatkettava eikä se saa jäädä ruutuun { $to }.
refusal-removal-after = Ruudun { $over } yli on jo hypätty. Kahdesti ei voi.
character-beginner = Muru
character-casual = Inkivääri
character-skilled = Ohdake
character-strong = Hiillos
character-master = Onyks
origin-thai12-white-begins = { origin-thai-white-begins }
origin-czech-repetition = { origin-collection-repetition }
origin-czech-agreed = { origin-collection-agreed }
origin-dame-blocked = { origin-collection-blocked }
origin-dame-blocked-draws = { origin-collection-blocked-draws }
origin-dame-repetition = { origin-collection-repetition }
origin-dame-quiet-40 = { origin-collection-quiet-40 }
origin-dame-agreed = { origin-collection-agreed }
origin-italian-blocked = { origin-collection-blocked }
origin-italian-repetition = { origin-collection-repetition }
origin-italian-quiet-40 = { origin-collection-quiet-40 }
origin-italian-agreed = { origin-collection-agreed }
origin-pool-repetition = { origin-collection-repetition }
origin-pool-quiet-40 = { origin-collection-quiet-40 }
origin-pool-agreed = { origin-collection-agreed }
origin-portuguese-blocked = { origin-collection-blocked }
origin-portuguese-repetition = { origin-collection-repetition }
origin-portuguese-quiet-20 = { origin-collection-quiet-20 }
origin-portuguese-agreed = { origin-collection-agreed }
origin-spanish-blocked = { origin-collection-blocked }
origin-spanish-repetition = { origin-collection-repetition }
origin-spanish-quiet-40 = { origin-collection-quiet-40 }
origin-spanish-agreed = { origin-collection-agreed }
origin-thai-repetition = { origin-collection-repetition }
origin-thai-quiet-40 = { origin-collection-quiet-40 }
origin-thai-agreed = { origin-collection-agreed }
origin-thai12-repetition = { origin-collection-repetition }
origin-thai12-quiet-40 = { origin-collection-quiet-40 }
origin-thai12-agreed = { origin-collection-agreed }
clause-king-takes-near = Kuningas syö joka suuntaan, mutta vain viereisen nappulan, ja laskeutuu heti sen taakse. Kuninkaankin voi syödä.
clause-king-near-lands-behind = Kuningas syö vain viereisen nappulan ja laskeutuu heti sen taakse.
clause-king-near-lands-anywhere = Kuningas syö vain viereisen nappulan ja laskeutuu mihin tahansa tyhjään ruutuun sen takana.
clause-chain-straight = Hypännyt nappula saa samalla vuorolla hypätä siitä edelleen: sotilas vain samaa linjaa pitkin, kuningas myös toiseen suuntaan.
clause-blocked-draws = Kun pelaajalla on nappuloita mutta hän ei voi siirtää, peli on tasapeli.
origin-collection-board-8 = Tanskankielinen vihko puhuu valkoisesta alapuoliskosta; tarkoitetaan oikean alakulman ruutua.
origin-collection-men-12 = Vain englanninkielinen teksti sanoo, mitkä rivit täytetään. Muissa on kuva.
origin-collection-black-begins = Arvonta ja Mustan ensimmäinen siirto on painettu. Värien vaihto joka pelin jälkeen on meidän oletuksemme.
origin-collection-turns = Kukaan ei saa jättää vuoroa väliin, vaikka syödä ei ole pakko: vuorot vaihtuvat.
origin-collection-man-moves = Venäjänkielinen teksti sanoo vain, ettei sotilas saa palata sinne, missä se oli. Sotilas ei siirry taaksepäin.
origin-collection-taking = Italian- ja tanskankielisestä tekstistä puuttuu sana, ”vapaa” tai ”tumma”. Tarkoitetaan tyhjää tummaa ruutua.
origin-collection-man-takes-forward = Hyppy kerrotaan sotilaan edessä olevasta ruudusta, joten se suuntautuu eteenpäin. Englanninkielinen teksti lisää, ettei taaksepäin saa ”vielä”.
origin-collection-crowning = Vihko panee päälle toisen nappulan eikä sano enempää. Päätämme vuoron siihen, kuten useimmissa tammipeleissä; asetuksella uusi kuningas saa hypätä edelleen. Ranskankielinen teksti ottaa toisen nappulan jo syödyistä; täällä sellainen on aina.
origin-collection-crowning-goes-on = Vihko ei sano, mitä tapahtuu kesken usean hypyn. Tässä pelissä uusi kuningas hyppää edelleen, kuten venäläisessä tammessa.
origin-collection-king-flies = Puolankielisen tekstin mukaan kuningas hyppää tyhjien ruutujen yli; se liukuu niiden yli.
origin-collection-king-takes = Italiankielinen teksti ei sano, että takana olevan ruudun on oltava vapaa. Muut sanovat.
origin-collection-king-lands-behind = Vain ranskankielinen teksti sanoo ”heti taakse”, ja englanninkielinen vertaa hyppyä sotilaan hyppyyn. Ei sanota, kuinka kaukaa kuningas saa lähteä. Pelaamme saksalaisen perhetammen lyhyttä laskeutumista; asetukset muuttavat kumpaakin.
origin-collection-king-lands-anywhere = Vihko jättää auki, mihin kuningas laskeutuu. Turnauspelaajat odottavat mitä tahansa tyhjää ruutua nappulan takana.
origin-collection-king-near-lands-behind = Vihko jättää auki, kuinka kaukaa kuningas saa aloittaa hyppynsä.
origin-collection-king-near-lands-anywhere = Vihko jättää auki, kuinka kaukaa kuningas saa aloittaa hyppynsä ja mihin se laskeutuu.
origin-collection-chain = Vihko lupaa kääntymisen vain kuninkaille, ja englanninkielinen teksti pitää sotilaan yhdellä lävistäjällä. Annamme sotilaidenkin kääntyä, kuten kaikissa muissa tammipeleissä; asetus pitää ne suorassa.
origin-collection-chain-straight = Englanninkielinen teksti sitoo sotilaan hypyt yhdelle lävistäjälle. Muut kielet eivät sano niin.
origin-collection-chain-may-stop = Jokainen kieli sanoo, että voi hypätä edelleen, mikään ei sano, että on pakko.
origin-collection-chain-whole = Vihko ei vaadi sitä: tässä pelissä on sovittu, että hypätään loppuun.
origin-collection-removal-at-once = Vihko kertoo nappulan poistamisesta ennen kuin se pääsee useisiin hyppyihin. Siksi poistamme sen heti.
origin-collection-removal-after = Vihko ei sano, milloin. Useimmissa turnauspeleissä odotetaan vuoron loppuun.
origin-collection-duty-free = Kaikki kymmenen kieltä sanovat ”voi” tai ”saa”. Monissa kansallisissa peleissä se on pakko; niillä on täällä omat sääntönsä.
origin-collection-all-taken = Espanjankielinen teksti sanoo sen toisin päin: kaiken syönyt voittaa.
origin-collection-blocked = Pelaajasta, joka ei voi siirtää, ei ole painettu mitään. Hän häviää, kuten kaikissa muissa tammipeleissä.
origin-collection-blocked-draws = Pelaajasta, joka ei voi siirtää, ei ole painettu mitään. Tässä pelissä se on tasapeli.
origin-collection-repetition = Tasapelistä ei ole painettu mitään. Ilman tätä sääntöä kuninkaat voisivat jahdata toisiaan loputtomiin.
origin-collection-quiet-20 = Tasapelistä ei ole painettu mitään. Ilman tätä sääntöä kuninkaat voisivat jahdata toisiaan loputtomiin.
origin-collection-quiet-40 = Tasapelistä ei ole painettu mitään. Ilman tätä sääntöä kuninkaat voisivat jahdata toisiaan loputtomiin.
origin-collection-agreed = Luovuttamisesta tai tasapelistä sopimisesta ei ole painettu mitään. Kumpikin on tavallista.
origin-dame-king-lands-anywhere = Saksalaisissa perhesäännöissä kuningas laskeutuu heti taakse. Tässä pelissä se saa laskeutua kauemmas.
origin-dame-removal-after = Saksalaisissa perhesäännöissä nappulat poistetaan heti. Tässä pelissä ne jäävät vuoron loppuun asti.
origin-thai-white-begins = Joissakin thaimaalaisissa säännöissä pelaajat valitsevat, kumpi siirtää ensin. Annamme Valkean siirtää ensin, kuten yhdessä painetussa säännöstössä.
origin-thai12-men-12 = Makhosissa on kahdeksan sotilasta. Tämä on sama peli laatikkosi kahdellatoista.
