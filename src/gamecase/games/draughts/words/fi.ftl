### Finnish. man = sotilas, king = kuningas, piece (either) = nappula, square = ruutu, far row = päätyrivi,
### capture = syödä, move = siirtää. Squares stand in the nominative.

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
booklet-collection-about = Tammi pelikokoelman sääntövihkon mukaan: saat syödä, mutta sinun ei ole pakko. Omankielinen vihkosi voi poiketa siitä tammesta, jota maassasi pelataan; se löytyy alempaa.
booklet-dame = Saksalainen tammi
booklet-dame-about = Sama peli vilkkaampana: jos voit syödä, sinun on pakko. Sopii hyvin konetta vastaan.
booklet-english = Englantilainen tammi
booklet-english-about = Tunnetaan myös amerikkalaisena tammena. Kuningas kulkee ruudun kerrallaan.
booklet-russian = Venäläinen tammi
booklet-russian-about = Sotilaat saavat syödä myös taaksepäin, ja päätyrivillä ne jatkavat kuninkaina.
booklet-brazilian = Brasilialainen tammi
booklet-brazilian-about = Kansainväliset säännöt pienellä laudalla: syö niin monta nappulaa kuin voit.
booklet-pool = Pool checkers
booklet-pool-about = Sotilaat saavat syödä myös taaksepäin. Saat itse valita, mitä syöt.
booklet-czech = Tšekkiläinen tammi
booklet-czech-about = Sotilaat syövät vain eteenpäin. Jos kuningas voi syödä, sen on syötävä ennen sotilasta.
booklet-spanish = Espanjalainen tammi
booklet-spanish-about = Lauta on toisin päin. Syö eniten nappuloita, ja niistä eniten kuninkaita.
booklet-portuguese = Portugalilainen tammi
booklet-portuguese-about = Espanjalaiset säännöt, mutta tumma ruutu vasemmassa alakulmassa.
booklet-italian = Italialainen tammi
booklet-italian-about = Sotilas ei voi syödä kuningasta. Kuningas kulkee ruudun kerrallaan.
booklet-thai = Thaimaalainen tammi
booklet-thai-about = Makhos: kummallakin kahdeksan sotilasta ja nopeat kuninkaat.
booklet-thai12 = Thaimaalainen tammi, kaksitoista sotilasta
booklet-thai12-about = Thaimaalaiset säännöt ja kaksitoista sotilasta kummallekin.
booklet-international = Kansainvälinen tammi
booklet-international-about = Sadan ruudun lauta ja kummallakin kaksikymmentä sotilasta.
box-size = Kuinka monta ruutua laudan sivulla on?
box-black_begins = Aloittaako Musta?
box-men_take_backwards = Saako sotilas syödä taaksepäin?
box-kings_fly = Saako kuningas kulkea useamman ruudun?
box-must_take = Onko pakko syödä, kun voi?

## Switches
switch-may_stop = Kesken hyppysarjan
switch-may_stop-yes = Saa lopettaa
switch-may_stop-no = On jatkettava niin kauan kuin voi
switch-men_turn = Sotilaan hyppysarja
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
switch-promotion-ends = Muuttuu kuninkaaksi, ja vuoro päättyy
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
clause-black-begins = Musta aloittaa. Mustien pelaaja arvotaan; joka pelin jälkeen värit vaihdetaan.
clause-white-begins = Valkea aloittaa. Valkeiden pelaaja arvotaan; joka pelin jälkeen värit vaihdetaan.
clause-turns = Pelaajat siirtävät vuorotellen. Vuorollaan pelaaja siirtää yhtä oman värinsä nappulaa; vuoroa ei saa jättää väliin.
clause-dark-squares = Vain tummia ruutuja käytetään.
clause-occupied = Nappula saa siirtyä vain tyhjään ruutuun.
clause-man-moves = Sotilas siirtyy yhden ruudun vinosti eteenpäin.
clause-taking = Nappula syö hyppäämällä vinosti yhden vastustajan nappulan yli tyhjään ruutuun sen takana. Se ei saa hypätä omien nappuloiden eikä kahden nappulan yli kerralla.
clause-man-takes-forward = Sotilas syö viereisen nappulan ja hyppää vain eteenpäin.
clause-man-takes-all = Sotilas syö viereisen nappulan, eteen- tai taaksepäin.
clause-men-spare-kings = Sotilas ei voi syödä kuningasta.
clause-crowning = Päätyriville päässyt sotilas saa päälleen toisen nappulan ja siitä tulee kuningas. Vuoro päättyy siihen.
clause-crowning-goes-on = Päätyriville päässyt sotilas saa päälleen toisen nappulan ja siitä tulee heti kuningas. Jos se tuli sinne hypäten, se voi jatkaa hyppyjä kuninkaana samalla vuorolla.
clause-crowning-stops-only = Sotilas, jonka vuoro päättyy päätyriville, saa päälleen toisen nappulan ja siitä tulee kuningas. Jos se hyppää sieltä eteenpäin, se pysyy sotilaana.
clause-king-flies = Kuningas kulkee vinosti eteen tai taakse kuinka monen tyhjän ruudun yli tahansa.
clause-king-steps = Kuningas kulkee yhden ruudun vinosti, eteen tai taakse.
clause-king-takes = Kuningas syö joka suuntaan. Sekin tarvitsee tyhjän ruudun nappulan takana. Kuninkaan voi syödä kuten minkä tahansa nappulan, sotilaalla tai kuninkaalla.
clause-king-lands-behind = Kuningas saa hypätä kaukaa. Se laskeutuu heti nappulan taakse.
clause-king-lands-anywhere = Kuningas saa hypätä kaukaa. Se laskeutuu mihin tahansa tyhjään ruutuun nappulan takana.
clause-chain = Hypännyt nappula saa samalla vuorolla hypätä uudestaan siitä, mihin laskeutui, myös toiseen suuntaan.
clause-chain-may-stop = Saat lopettaa minkä tahansa hypyn jälkeen.
clause-chain-whole = Hyppyjä on jatkettava niin kauan kuin nappula voi; jos voit valita, mihin se laskeutuu, sen on laskeuduttava sinne, mistä se voi jatkaa.
clause-removal-at-once = Nappula, jonka yli hypättiin, poistetaan heti.
clause-removal-after = Nappulat, joiden yli hypättiin, poistetaan vuoron päätyttyä. Siihen asti ne ovat tiellä, eikä minkään yli saa hypätä kahdesti.
clause-duty-free = Saat syödä, mutta sinun ei ole pakko: saat tehdä minkä tahansa muun siirron.
clause-duty = Jos voit syödä, sinun on pakko.
clause-duty-most = Jos voit syödä monella tavalla, sinun on valittava tapa, jolla syöt mahdollisimman monta nappulaa.
clause-duty-most-kings = Jos voit syödä monella tavalla, sinun on valittava tapa, jolla syöt mahdollisimman monta nappulaa, ja niistä se, jolla syöt eniten kuninkaita.
clause-duty-king-first = Jos sekä kuningas että sotilas voivat syödä, kuninkaan on syötävä.
clause-duty-italian = Jos voit syödä monella tavalla, sinun on valittava tapa, jolla syöt eniten nappuloita; niistä sellainen, jossa kuningas syö; sitten sellainen, jolla syöt eniten kuninkaita; sitten sellainen, jolla syöt kuninkaan aikaisimmin.
clause-all-taken = Pelaaja, jolla ei ole enää nappuloita, häviää.
clause-blocked = Pelaaja, jolla on nappuloita mutta joka ei voi siirtää, häviää.
clause-repetition = Kun sama asema syntyy kolmannen kerran ja sama pelaaja on vuorossa, peli päättyy tasan.
clause-quiet-15 = Kun kumpikin on tehnyt 15 siirtoa pelkillä kuninkailla eikä mitään ole syöty, tulee tasapeli.
clause-quiet-20 = Kun kumpikin on tehnyt 20 siirtoa pelkillä kuninkailla eikä mitään ole syöty, tulee tasapeli.
clause-quiet-25 = Kun kumpikin on tehnyt 25 siirtoa pelkillä kuninkailla eikä mitään ole syöty, tulee tasapeli.
clause-quiet-40 = Kun kumpikin on tehnyt 40 siirtoa pelkillä kuninkailla eikä mitään ole syöty, tulee tasapeli.
clause-short-5 = Kun jäljellä on vain kaksi tai kolme nappulaa ja kummallakin on kuningas, tulee tasapeli, kun kumpikin on tehnyt vielä viisi siirtoa.
clause-short-16-5 = Yksinäinen kuningas kolmea nappulaa vastaan, joista ainakin yksi on kuningas, on tasapeli, kun kumpikin on tehnyt 16 siirtoa. Kun jäljellä on vain kaksi tai kolme nappulaa ja kummallakin on kuningas, se on tasapeli viiden siirron jälkeen kummaltakin.
clause-short-13 = Kolme kuningasta yhtä vastaan on tasapeli, kun kumpikin on tehnyt 13 siirtoa.
clause-short-road = Yksinäinen kuningas pitkällä lävistäjällä kulmasta kulmaan kolmea nappulaa vastaan, joista ainakin yksi on kuningas, on tasapeli, kun kumpikin on tehnyt viisi siirtoa ja yksinäinen kuningas pysyy siellä.
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
    [back] Tämä sotilas ei ole vielä kuningas, joten se ei voi mennä taaksepäin.
    [far] Sotilas kulkee vain yhden ruudun.
    [stuck] { $from }: tämä sotilas ei voi siirtyä.
   *[diagonal] { $from } ja { $to } eivät ole samalla lävistäjällä. Sotilas kulkee vinosti eteenpäin.
}
refusal-king-flies = { $why ->
    [stuck] { $from }: tämä kuningas ei voi siirtyä.
   *[diagonal] { $from } ja { $to } eivät ole samalla lävistäjällä. Kuningas kulkee vinosti.
}
refusal-king-steps = { $why ->
    [far] Tässä pelissä kuningas kulkee vain yhden ruudun.
    [stuck] { $from }: tämä kuningas ei voi siirtyä.
   *[diagonal] { $from } ja { $to } eivät ole samalla lävistäjällä. Kuningas kulkee vinosti.
}
refusal-taking = { $why ->
    [own] Et voi hypätä oman nappulasi yli ruutujen { $from } ja { $to } välissä.
    [two] Et voi hypätä useamman kuin yhden nappulan yli ruutujen { $from } ja { $to } välissä.
    [diagonal] { $from } ja { $to } eivät ole samalla lävistäjällä. Nappulat hyppäävät vinosti.
   *[nothing] Ruutujen { $from } ja { $to } välissä ei ole mitään syötävää.
}
refusal-man-takes-forward = { $why ->
    [far] Sotilas syö vain viereisen nappulan ja laskeutuu heti sen taakse.
   *[back] Sotilas syö vain eteenpäin: se ei voi hypätä taaksepäin ruudun { $over } yli.
}
refusal-men-spare-kings = Ruudussa { $over } on kuningas, eikä sotilas voi syödä kuningasta.
refusal-crowning = Sotilaasta tulee kuningas ruudussa { $from }, ja vuoro päättyy siihen. Se voi syödä ensi vuorolla.
refusal-duty = { $count ->
    [one] Voit syödä, joten on pakko. Tämä nappula syö: { $squares }.
   *[other] Voit syödä, joten on pakko. Jokin näistä nappuloista syö: { $squares }.
}
refusal-duty-most = Näin syöt { $taken }, mutta mahdollista on { $most }: { $squares }. Sinun on syötävä mahdollisimman monta.
refusal-duty-most-kings = { $why ->
    [most] Näin syöt { $taken }, mutta mahdollista on { $most }: { $squares }. Sinun on syötävä mahdollisimman monta.
   *[kings] Tästä syöt yhtä monta nappulaa, joista useampi on kuningas: { $squares }.
}
refusal-duty-king-first = Kuninkaan on syötävä ennen sotilasta. Syö tällä: { $squares }.
refusal-duty-italian = { $why ->
    [most] Näin syöt { $taken }, mutta mahdollista on { $most }: { $squares }. Sinun on syötävä mahdollisimman monta.
    [with-king] Kuningas voi syödä yhtä monta: { $squares }. Kuninkaan on syötävä ennen sotilasta.
   *[kings] Tästä syöt yhtä monta, mutta enemmän kuninkaita tai kuninkaan aikaisemmin: { $squares }.
}

## How it ends
outcome-all-taken = { $seat } voittaa: vastustajalla ei ole enää nappuloita.
outcome-blocked = { $seat } voittaa: vastustaja ei voi siirtää.
outcome-blocked-draw = Tasapeli: vuorossa oleva pelaaja ei voi siirtää.
outcome-repetition = Tasapeli: sama asema kolmannen kerran.
outcome-quiet = Tasapeli: liian monta hiljaista kuninkaan siirtoa.
outcome-short = Tasapeli: näin vähien nappuloiden siirtoraja on täynnä.

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
level-master-about = Miettii syvimmälle ja tuntee jokaisen loppupelin, jossa on enintään neljä nappulaa.

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
lesson-step = Siirtäminen
lesson-step-task = Valkea sotilas on sinun. Siirrä sitä.
lesson-step-done = Sotilaat siirtyvät yhden ruudun vinosti eteenpäin, tummissa ruuduissa.
lesson-jump = Syöminen
lesson-jump-task = Syö musta sotilas: hyppää sen yli tyhjään ruutuun sen takana.
lesson-jump-done = Nappula, jonka yli hyppäät, on syöty ja poistuu laudalta.
lesson-chain = Monta hyppyä
lesson-chain-task = Syö molemmat mustat sotilaat yhdellä vuorolla.
lesson-chain-done = Hypyn jälkeen sama nappula saa hypätä edelleen.
lesson-freedom = Oma valintasi
lesson-freedom-task = Näiden sääntöjen mukaan sinun ei ole pakko syödä. Siirrä toista sotilastasi.
lesson-freedom-done = Tässä saat valita, syötkö. Useimpien muiden sääntöjen mukaan on pakko.
lesson-duty = Milloin on pakko syödä
lesson-duty-task = Näiden sääntöjen mukaan sinun on syötävä, jos voit. Tee siirtosi.
lesson-duty-done = Näin voit pakottaa vastustajan siirtämään sinne, minne haluat.
lesson-crowning = Kuningas
lesson-crowning-task = Sotilaasi on askelen päässä päätyrivistä. Kruunaa se.
lesson-crowning-done = Päätyrivillä sotilaasta tulee kuningas.
lesson-flying = Lentävät kuninkaat
lesson-flying-task = Vie kuninkaasi koko laudan yli, kulmasta kulmaan.
lesson-flying-done = Näiden sääntöjen mukaan kuningas lentää kuinka monen tyhjän ruudun yli tahansa.
lesson-far-jump = Hyppy kaukaa
lesson-far-jump-task = Syö kuninkaasi tiellä oleva sotilas siitä, missä kuningas on.
lesson-far-jump-done = Kuninkaan ei tarvitse olla vieressä. Näiden sääntöjen mukaan se laskeutuu heti nappulan taakse.
lesson-give-one = Anna yksi, syö kolme
lesson-give-one-task = Tässä on syötävä, jos voi. Uhraa sotilas ja syö sitten kaikki, mitä on jäljellä.
lesson-give-one-done = Oikealla hetkellä uhrattu nappula avaa laudan. Sitä sanotaan kombinaatioksi.
lesson-block = Saarrettu
lesson-block-task = Jätä Musta ilman siirtoa.
lesson-block-done = Pelaaja, joka ei voi siirtää, häviää.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Se on ainoa siirto.
    [wins] Tämä voittaa.
    [resists] Peli on hävitty; näin kestät pisimpään.
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
    [only] Se on ainoa siirto.
    [crowns] Sotilaastasi tulee kuningas.
    [takes] Syöt.
    [saves] Saat nappulan pois vaarasta.
    [safe] Vastustaja ei voi sen jälkeen syödä mitään.
   *[other] Se näyttää vähän muita paremmalta.
}

## Rules that follow their switches
refusal-man-takes-all = Sotilas syö vain viereisen nappulan ja laskeutuu heti sen taakse.
refusal-king-takes-near = Tässä pelissä kuningas syö vain viereisen nappulan ja laskeutuu heti sen taakse.
refusal-king-lands-behind = Kuninkaan on laskeuduttava heti ruudun { $over } taakse.
refusal-king-near-lands-behind = { $why ->
    [near] Tässä pelissä kuningas syö vain viereisen nappulan.
   *[behind] Kuninkaan on laskeuduttava heti ruudun { $over } taakse.
}
refusal-king-near-lands-anywhere = Tässä pelissä kuningas syö vain viereisen nappulan.
refusal-chain-straight = Tässä pelissä sotilaan hyppyjen on pysyttävä yhdellä linjalla.
refusal-chain-whole = Nappula voi syödä lisää, joten sen on jatkettava hyppyjä eikä se voi jäädä ruutuun { $to }.
refusal-removal-after = Olet jo hypännyt ruudun { $over } nappulan yli. Sen yli ei voi hypätä kahdesti.
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
editor-piece = { $piece ->
    [w] Valkea sotilas
    [W] Valkea kuningas
    [b] Musta sotilas
   *[B] Musta kuningas
}
refusal-editor-many = { $colour ->
    [white] Valkealla on { $count } nappulaa; niitä on vain { $most }.
   *[black] Mustalla on { $count } nappulaa; niitä on vain { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Valkea sotilas ruudussa { $square } olisi jo kuningas.
   *[black] Musta sotilas ruudussa { $square } olisi jo kuningas.
}
refusal-editor-none = { $colour ->
    [white] Valkealla ei ole nappuloita, vaikka sen on täytynyt tehdä viimeinen siirto.
   *[black] Mustalla ei ole nappuloita, vaikka sen on täytynyt tehdä viimeinen siirto.
}
task-capture = Sinun vuorosi: sinun on syötävä.

## Drills

drill-combinations = Kombinaatiot
drill-combinations-about = Uhraa, pakota vastustaja syömään ja voita enemmän takaisin.
drill-combinations-task = { $colour ->
    [white] Valkean siirto. Löydä kombinaatio.
   *[black] Mustan siirto. Löydä kombinaatio.
}
drill-combinations-why = Uhrattu: { $given }. Syöty: { $taken }.
drill-refuted = Vastustaja syö ja voittaa materiaalia.
drill-endings = Loppupelit
drill-endings-about = Voita tai pidä tasoissa enintään neljän nappulan loppupelejä. Vastustaja pelaa virheettömästi.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Valkea siirtää ja voittaa.
       *[draw] Valkean siirto. Pidä tasapeli { $moves } siirron ajan.
    }
   *[black] { $goal ->
        [win] Musta siirtää ja voittaa.
       *[draw] Mustan siirto. Pidä tasapeli { $moves } siirron ajan.
    }
}
drill-endings-why = { $value ->
    [draw] Nyt se on enää tasapeli.
   *[loss] Nyt peli on hävitty.
}
