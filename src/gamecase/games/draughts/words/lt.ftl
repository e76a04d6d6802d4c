### Lithuanian. man = paprastoji (šaškė), king = dama, piece = šaškė, capture = kirsti, square = langelis.
### Juodieji and Baltieji are the two sides. Squares are named as c3.

game-name = Šaškės
game-about = Peršokite varžovo šaškes, pasiekite paskutinę eilę ir tapkite dama.
seat-first = Juodieji
seat-second = Baltieji

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
booklet-collection = Žaidimų rinkinys
booklet-collection-about = Šaškės kaip žaidimų rinkinio knygelėje: kirsti galima, bet nebūtina. Knygelė jūsų kalba gali skirtis nuo jūsų šalies šaškių; jas rasite žemiau.
booklet-dame = Vokiškos šaškės
booklet-dame-about = Tas pats žaidimas, tik gyvesnis: jei galite kirsti, privalote. Tinka žaisti su kompiuteriu.
booklet-english = Angliškos šaškės
booklet-english-about = Dar vadinamos amerikietiškomis. Damos eina po vieną langelį.
booklet-russian = Rusiškos šaškės
booklet-russian-about = Paprastosios gali kirsti ir atgal, o pasiekusios paskutinę eilę tęsia kaip damos.
booklet-brazilian = Braziliškos šaškės
booklet-brazilian-about = Tarptautinės taisyklės mažoje lentoje: kirskite tiek šaškių, kiek galite.
booklet-pool = Pool checkers
booklet-pool-about = Paprastosios gali kirsti ir atgal. Ką kirsti, renkatės jūs.
booklet-czech = Čekiškos šaškės
booklet-czech-about = Paprastosios kerta tik pirmyn. Jei gali kirsti dama, ji privalo kirsti pirmiau už paprastąją.
booklet-spanish = Ispaniškos šaškės
booklet-spanish-about = Lenta pasukta kitaip. Kertama daugiausia šaškių, o tarp jų – daugiausia damų.
booklet-portuguese = Portugališkos šaškės
booklet-portuguese-about = Ispaniškos taisyklės su tamsiu langeliu kairėje apačioje.
booklet-italian = Itališkos šaškės
booklet-italian-about = Paprastosios negali kirsti damų. Damos eina po vieną langelį.
booklet-thai = Tailandietiškos šaškės
booklet-thai-about = Makhos: po aštuonias šaškes ir greitos damos.
booklet-thai12 = Tailandietiškos, dvylika šaškių
booklet-thai12-about = Tailandietiškos taisyklės, kiekvienam po dvylika šaškių.
booklet-international = Tarptautinės šaškės
booklet-international-about = Šimto langelių lenta ir po dvidešimt šaškių.
box-size = Kiek langelių yra palei vieną lentos kraštą?
box-black_begins = Ar pradeda juodieji?
box-men_take_backwards = Ar paprastosios gali kirsti atgal?
box-kings_fly = Ar dama gali eiti toliau nei per vieną langelį?
box-must_take = Ar privaloma kirsti, kai galima?

## Switches
switch-may_stop = Per kelis šuolius iš eilės
switch-may_stop-yes = Galima sustoti
switch-may_stop-no = Reikia tęsti, kol galima
switch-men_turn = Keli paprastosios šuoliai
switch-men_turn-yes = Galima keisti kryptį
switch-men_turn-no = Tik viena linija
switch-king_far = Dama šoka
switch-king_far-yes = Iš bet kokio atstumo
switch-king_far-no = Tik per gretimą šaškę
switch-king_lands_anywhere = Dama nušoka
switch-king_lands_anywhere-yes = Į bet kurį tuščią langelį už šaškės
switch-king_lands_anywhere-no = Iškart už šaškės
switch-removal = Nukirstos šaškės palieka lentą
switch-removal-at-once = Iškart, po kiekvieno šuolio
switch-removal-after = Ėjimui pasibaigus
switch-promotion = Paprastoji, šuoliu pasiekusi paskutinę eilę
switch-promotion-ends = Tampa dama, ir ėjimas baigtas
switch-promotion-goes-on = Iškart tęsia kaip dama
switch-blocked = Žaidėjas, kuris negali eiti
switch-blocked-loses = Pralaimi
switch-blocked-draws = Gauna lygiąsias
switch-quiet_moves = Lygiosios dėl ramių damų ėjimų
switch-quiet_moves-20 = Po 20 ėjimų kiekvienam
switch-quiet_moves-40 = Po 40 ėjimų kiekvienam

## The rules
clause-board-8 = Lentoje yra aštuonios eilės po aštuonis langelius. Kiekvieno žaidėjo apatinis dešinysis langelis šviesus.
clause-board-8-mirrored = Lentoje yra aštuonios eilės po aštuonis langelius. Kiekvieno žaidėjo apatinis dešinysis langelis tamsus.
clause-board-10 = Lentoje yra dešimt eilių po dešimt langelių. Kiekvieno žaidėjo apatinis dešinysis langelis šviesus.
clause-men-8 = Kiekvienas žaidėjas pradeda su aštuoniomis šaškėmis tamsiuose pirmų dviejų eilių langeliuose.
clause-men-12 = Kiekvienas žaidėjas pradeda su dvylika šaškių tamsiuose pirmų trijų eilių langeliuose.
clause-men-20 = Kiekvienas žaidėjas pradeda su dvidešimčia šaškių tamsiuose pirmų keturių eilių langeliuose.
clause-black-begins = Pradeda juodieji. Kas žaidžia juodosiomis, lemia atsitiktinumas; po kiekvienos partijos žaidėjai keičiasi spalvomis.
clause-white-begins = Pradeda baltieji. Kas žaidžia baltosiomis, lemia atsitiktinumas; po kiekvienos partijos žaidėjai keičiasi spalvomis.
clause-turns = Žaidėjai eina paeiliui. Kiekvienu ėjimu žaidėjas eina viena savo spalvos šaške; praleisti ėjimo negalima.
clause-dark-squares = Žaidžiama tik tamsiuose langeliuose.
clause-occupied = Šaškė gali eiti tik į tuščią langelį.
clause-man-moves = Paprastoji eina įstrižai pirmyn per vieną langelį.
clause-taking = Šaškė kerta peršokdama įstrižai vieną varžovo šaškę į tuščią langelį už jos. Ji negali peršokti savo spalvos šaškių ar dviejų šaškių iš karto.
clause-man-takes-forward = Paprastoji kerta gretimą šaškę ir šoka tik pirmyn.
clause-man-takes-all = Paprastoji kerta gretimą šaškę pirmyn arba atgal.
clause-men-spare-kings = Paprastoji negali kirsti damos.
clause-crowning = Paprastajai, pasiekusiai paskutinę eilę, uždedama antra šaškė, ir ji tampa dama. Tuo ėjimas baigiasi.
clause-crowning-goes-on = Paprastajai, pasiekusiai paskutinę eilę, uždedama antra šaškė, ir ji iškart tampa dama. Jei ji ten pateko šuoliu, tuo pačiu ėjimu gali šokti toliau kaip dama.
clause-crowning-stops-only = Paprastajai, baigusiai ėjimą paskutinėje eilėje, uždedama antra šaškė, ir ji tampa dama. Jei šoka iš ten toliau, lieka paprastąja.
clause-king-flies = Dama eina įstrižai pirmyn arba atgal per bet kiek tuščių langelių.
clause-king-steps = Dama eina įstrižai pirmyn arba atgal per vieną langelį.
clause-king-takes = Dama kerta į visas puses. Jai taip pat reikia tuščio langelio už šaškės. Damą galima nukirsti kaip bet kurią kitą šaškę – paprastąja arba dama.
clause-king-lands-behind = Dama gali kirsti iš toli. Ji nušoka iškart už šaškės.
clause-king-lands-anywhere = Dama gali kirsti iš toli. Ji nušoka į bet kurį tuščią langelį už šaškės.
clause-chain = Peršokusi šaškė tuo pačiu ėjimu gali šokti dar kartą iš ten, kur nušoko, taip pat ir kita kryptimi.
clause-chain-may-stop = Sustoti galima po bet kurio šuolio.
clause-chain-whole = Šokti reikia tol, kol šaškė gali; jei galima rinktis, kur nušokti, reikia nušokti ten, iš kur galima šokti toliau.
clause-removal-at-once = Peršokta šaškė nuimama iškart.
clause-removal-after = Peršoktos šaškės nuimamos ėjimui pasibaigus. Iki tol jos stovi kelyje, ir nė vienos negalima peršokti dukart.
clause-duty-free = Kirsti galima, bet nebūtina: galite atlikti bet kurį kitą ėjimą.
clause-duty = Jei galite kirsti, privalote.
clause-duty-most = Jei galima kirsti keliais būdais, privalote rinktis tą, kuriuo nukertama daugiausia šaškių.
clause-duty-most-kings = Jei galima kirsti keliais būdais, privalote rinktis tą, kuriuo nukertama daugiausia šaškių, o iš lygių – tą, kuriuo nukertama daugiausia damų.
clause-duty-king-first = Jei kirsti gali ir dama, ir paprastoji, kirsti turi dama.
clause-duty-italian = Jei galima kirsti keliais būdais, privalote rinktis tą, kuriuo nukertama daugiausia šaškių; iš lygių – kirtimą dama; tada – tą, kuriuo nukertama daugiausia damų; tada – tą, kuriuo dama nukertama anksčiausiai.
clause-all-taken = Žaidėjas, nebeturintis šaškių, pralaimi.
clause-blocked = Žaidėjas, kuris turi šaškių, bet negali eiti, pralaimi.
clause-repetition = Jei ta pati padėtis susidaro trečią kartą ir eina tas pats žaidėjas, partija baigiasi lygiosiomis.
clause-quiet-15 = Jei abu žaidėjai padarė po 15 ėjimų vien damomis ir nieko nenukirsta, partija baigiasi lygiosiomis.
clause-quiet-20 = Jei abu žaidėjai padarė po 20 ėjimų vien damomis ir nieko nenukirsta, partija baigiasi lygiosiomis.
clause-quiet-25 = Jei abu žaidėjai padarė po 25 ėjimus vien damomis ir nieko nenukirsta, partija baigiasi lygiosiomis.
clause-quiet-40 = Jei abu žaidėjai padarė po 40 ėjimų vien damomis ir nieko nenukirsta, partija baigiasi lygiosiomis.
clause-short-5 = Kai lieka tik dvi ar trys šaškės ir kiekvienas žaidėjas turi damą, po dar penkių kiekvieno ėjimų partija baigiasi lygiosiomis.
clause-short-16-5 = Viena dama prieš tris šaškes, iš kurių bent viena yra dama: lygiosios po 16 kiekvieno žaidėjo ėjimų. Kai lieka tik dvi ar trys šaškės ir kiekvienas žaidėjas turi damą: lygiosios po penkių kiekvieno ėjimų.
clause-short-13 = Trys damos prieš vieną: lygiosios po 13 kiekvieno žaidėjo ėjimų.
clause-short-road = Viena dama ilgojoje įstrižainėje nuo kampo iki kampo prieš tris šaškes, iš kurių bent viena yra dama: lygiosios po penkių kiekvieno žaidėjo ėjimų, jei vienintelė dama ten lieka.
clause-agreed = Žaidėjai gali susitarti dėl lygiųjų, ir kiekvienas gali pasiduoti. Ėjimas atšaukiamas tik abiem sutikus.

## Why not
refusal-dark-squares = { $square } nėra tamsus šios lentos langelis.
refusal-turns = { $holder ->
    [nobody] Langelis { $square } tuščias.
    [white] Langelyje { $square } balta šaškė. Eina juodieji.
   *[black] Langelyje { $square } juoda šaškė. Eina baltieji.
}
refusal-occupied = { $holder ->
    [white] Langelyje { $square } stovi balta šaškė.
   *[black] Langelyje { $square } stovi juoda šaškė.
}
refusal-man-moves = { $why ->
    [back] Ši šaškė dar ne dama, todėl atgal eiti negali.
    [far] Paprastoji eina tik per vieną langelį.
    [stuck] Paprastoji iš { $from } negali eiti.
   *[diagonal] { $from } ir { $to } nėra vienoje įstrižainėje. Paprastoji eina įstrižai pirmyn.
}
refusal-king-flies = { $why ->
    [stuck] Dama iš { $from } negali eiti.
   *[diagonal] { $from } ir { $to } nėra vienoje įstrižainėje. Dama eina įstrižai.
}
refusal-king-steps = { $why ->
    [far] Šiame žaidime dama eina tik per vieną langelį.
    [stuck] Dama iš { $from } negali eiti.
   *[diagonal] { $from } ir { $to } nėra vienoje įstrižainėje. Dama eina įstrižai.
}
refusal-taking = { $why ->
    [own] Negalite peršokti savo šaškės tarp { $from } ir { $to }.
    [two] Negalite peršokti daugiau nei vienos šaškės tarp { $from } ir { $to }.
    [diagonal] { $from } ir { $to } nėra vienoje įstrižainėje. Šaškės šoka įstrižai.
   *[nothing] Tarp { $from } ir { $to } nėra ko kirsti.
}
refusal-man-takes-forward = { $why ->
    [far] Paprastoji kerta tik gretimą šaškę ir nušoka iškart už jos.
   *[back] Paprastoji kerta tik pirmyn: atgal per { $over } šokti negali.
}
refusal-men-spare-kings = Langelyje { $over } stovi dama, o paprastoji damos kirsti negali.
refusal-crowning = Langelyje { $from } šaškė tampa dama, ir tuo ėjimas baigiasi. Kirsti ji galės kitu ėjimu.
refusal-duty = { $count ->
    [one] Galite kirsti, taigi privalote: šaške iš { $squares }.
    [few] Galite kirsti, taigi privalote: viena iš šaškių { $squares }.
   *[other] Galite kirsti, taigi privalote: viena iš šaškių { $squares }.
}
refusal-duty-most = Taip nukirstumėte { $taken }, o iš { $squares } galima { $most }. Kirsti reikia kuo daugiau.
refusal-duty-most-kings = { $why ->
    [most] Taip nukirstumėte { $taken }, o iš { $squares } galima { $most }. Kirsti reikia kuo daugiau.
   *[kings] Iš { $squares } galite nukirsti tiek pat šaškių, bet tarp jų daugiau damų.
}
refusal-duty-king-first = Dama turi kirsti pirmiau už paprastąją: eikite ta iš { $squares }.
refusal-duty-italian = { $why ->
    [most] Taip nukirstumėte { $taken }, o iš { $squares } galima { $most }. Kirsti reikia kuo daugiau.
    [with-king] Dama iš { $squares } gali nukirsti tiek pat, o dama turi kirsti pirmiau už paprastąją.
   *[kings] Iš { $squares } galite nukirsti tiek pat šaškių, bet tarp jų daugiau damų arba damas anksčiau.
}

## How it ends
outcome-all-taken = { $seat } laimi: varžovas nebeturi šaškių.
outcome-blocked = { $seat } laimi: varžovas negali eiti.
outcome-blocked-draw = Lygiosios: žaidėjas, kurio eilė, negali eiti.
outcome-repetition = Lygiosios: tris kartus ta pati padėtis.
outcome-quiet = Lygiosios: per daug ramių damų ėjimų.
outcome-short = Lygiosios: pasiektas ėjimų skaičius, leidžiamas esant tiek mažai šaškių.

## The board in words
scene-title = Šaškių lenta
scene-men = { $colour ->
    [white] Baltos paprastosios: { $squares }.
   *[black] Juodos paprastosios: { $squares }.
}
scene-kings = { $colour ->
    [white] Baltos damos: { $squares }.
   *[black] Juodos damos: { $squares }.
}
scene-none = { $colour ->
    [white] Baltieji neturi šaškių.
   *[black] Juodieji neturi šaškių.
}
scene-must = Privalo kirsti: { $squares }.
scene-quiet = { $count ->
    [one] Dar { $count } ramus ėjimas, ir bus lygiosios.
    [few] Dar { $count } ramūs ėjimai, ir bus lygiosios.
   *[other] Dar { $count } ramių ėjimų, ir bus lygiosios.
}
scene-repeated = { $count ->
    [one] Ši padėtis čia buvo { $count } kartą.
    [few] Ši padėtis čia buvo { $count } kartus. Trečias kartas – lygiosios.
   *[other] Ši padėtis čia buvo { $count } kartų. Trečias kartas – lygiosios.
}
scene-square = { $holder ->
    [white-man] { $square }: balta paprastoji
    [white-king] { $square }: balta dama
    [black-man] { $square }: juoda paprastoji
    [black-king] { $square }: juoda dama
   *[nobody] { $square }: tuščia
}
told-move = { $colour ->
    [white] Baltieji { $move }
   *[black] Juodieji { $move }
}
told-crowned = { $colour ->
    [white] Baltieji { $move }, dama
   *[black] Juodieji { $move }, dama
}
button-end-turn = Baigti ėjimą

## Levels
level-beginner = Naujokas
level-beginner-about = Kerta, ką mato, ir nieko neplanuoja. Laimėti gali ir vaikas.
level-casual = Mėgėjas
level-casual-about = Galvoja ėjimą ar du į priekį ir kartais ko nors nepastebi.
level-skilled = Įgudęs
level-skilled-about = Šaškių neatiduoda. Geras varžovas visai šeimai.
level-strong = Stiprus
level-strong-about = Mato daug ėjimų į priekį.
level-master = Meistras
level-master-about = Galvoja giliausiai ir žino kiekvieną endšpilį, kuriame ne daugiau kaip keturios šaškės.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Išdėstymas
chapter-moving = Ėjimai
chapter-taking = Kirtimas
chapter-queens = Damos
chapter-duty = Ar privaloma kirsti?
chapter-ending = Partijos pabaiga

## Lessons: a title, what to do, and what was learnt
lesson-step = Ėjimas
lesson-step-task = Balta paprastoji – jūsų. Eikite ja.
lesson-step-done = Paprastosios eina įstrižai pirmyn per vieną langelį, tamsiais langeliais.
lesson-jump = Kirtimas
lesson-jump-task = Nukirskite juodą paprastąją: peršokite ją į tuščią langelį už jos.
lesson-jump-done = Šaškė, kurią peršokate, nukertama ir palieka lentą.
lesson-chain = Keli šuoliai
lesson-chain-task = Nukirskite abi juodas paprastąsias vienu ėjimu.
lesson-chain-done = Po šuolio ta pati šaškė gali šokti toliau.
lesson-freedom = Jūsų pasirinkimas
lesson-freedom-task = Pagal šias taisykles kirsti nebūtina. Eikite kita savo šaške.
lesson-freedom-done = Čia kirsti ar ne – jūsų pasirinkimas. Pagal daugumą kitų taisyklių privaloma.
lesson-duty = Kada privaloma kirsti
lesson-duty-task = Pagal šias taisykles privalote kirsti, jei galite. Atlikite ėjimą.
lesson-duty-done = Taip galite priversti varžovą eiti ten, kur norite.
lesson-crowning = Dama
lesson-crowning-task = Jūsų paprastajai iki paskutinės eilės liko vienas žingsnis. Paverskite ją dama.
lesson-crowning-done = Paskutinėje eilėje paprastoji tampa dama.
lesson-flying = Skraidančios damos
lesson-flying-task = Pasiųskite savo damą per visą lentą, iš kampo į kampą.
lesson-flying-done = Pagal šias taisykles dama skrieja per bet kiek tuščių langelių.
lesson-far-jump = Šuolis iš toli
lesson-far-jump-task = Nukirskite damos kelyje stovinčią paprastąją iš ten, kur dama stovi.
lesson-far-jump-done = Damai nebūtina stovėti greta. Pagal šias taisykles ji nušoka iškart už šaškės.
lesson-give-one = Atiduoti vieną, nukirsti tris
lesson-give-one-task = Čia privalote kirsti, jei galite. Paaukokite šaškę, o paskui nukirskite visas likusias.
lesson-give-one-done = Laiku paaukota šaškė atveria lentą. Tai vadinama kombinacija.
lesson-block = Be ėjimų
lesson-block-task = Žaiskite taip, kad juodieji nebegalėtų eiti.
lesson-block-done = Žaidėjas, kuris negali eiti, pralaimi.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Tai vienintelis ėjimas.
    [wins] Taip laimima.
    [resists] Partija pralaimėta; taip išsilaikoma ilgiausiai.
    [crowns] Paprastoji tampa dama.
    [gains] Taip laimima šaškių.
    [avoids] Bet kuris kitas ėjimas aiškiai blogesnis.
    [draws] Taip išlaikomos lygiosios.
    [equal] Kitas ėjimas ne prastesnis.
   *[best] Tai atrodo šiek tiek geriau už kitus.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Galite kirsti, vadinasi, privalote: peršokite šaškę į tuščią langelį už jos.
    [may] Galite kirsti, jei norite: peršokite šaškę į tuščią langelį už jos.
    [king] Eikite paprastąja per langelį pirmyn arba dama pirmyn ar atgal.
   *[other] Eikite paprastąja per vieną langelį įstrižai pirmyn.
}
guide-why = { $why ->
    [only] Tai vienintelis ėjimas.
    [crowns] Jūsų paprastoji tampa dama.
    [takes] Kertate.
    [saves] Išvedate šaškę iš pavojaus.
    [safe] Po to varžovas nieko negalės nukirsti.
   *[other] Atrodo šiek tiek geresnis už kitus.
}

## Rules that follow their switches
refusal-man-takes-all = Paprastoji kerta tik gretimą šaškę ir nušoka iškart už jos.
refusal-king-takes-near = Šiame žaidime dama kerta tik gretimą šaškę ir nušoka iškart už jos.
refusal-king-lands-behind = Dama turi nušokti iškart už { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] Šiame žaidime dama kerta tik gretimą šaškę.
   *[behind] Dama turi nušokti iškart už { $over }.
}
refusal-king-near-lands-anywhere = Šiame žaidime dama kerta tik gretimą šaškę.
refusal-chain-straight = Šiame žaidime paprastosios šuoliai turi likti vienoje linijoje.
refusal-chain-whole = Šaškė gali kirsti dar, todėl turi šokti toliau ir sustoti ties { $to } negali.
refusal-removal-after = Šaškę langelyje { $over } jau peršokote. Dukart peršokti negalima.
character-beginner = Trupinys
character-casual = Imbieras
character-skilled = Usnis
character-strong = Žarija
character-master = Oniksas
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
clause-king-takes-near = Dama kerta į visas puses, bet tik greta stovinčią šaškę, ir nušoka iškart už jos. Damą irgi galima nukirsti.
clause-king-near-lands-behind = Dama kerta tik greta stovinčią šaškę ir nušoka iškart už jos.
clause-king-near-lands-anywhere = Dama kerta tik greta stovinčią šaškę ir nušoka į bet kurį tuščią langelį už jos.
clause-chain-straight = Peršokusi šaškė tuo pačiu ėjimu gali šokti toliau iš naujos vietos: paprastoji – tik ta pačia linija, dama – ir kita kryptimi.
clause-blocked-draws = Jei žaidėjas turi šaškių, bet negali eiti, – lygiosios.
origin-collection-board-8 = Daniškoje knygelėje kalbama apie baltą apatinę pusę; turimas omenyje apatinis dešinysis langelis.
origin-collection-men-12 = Tik angliškame tekste pasakyta, kurios eilės užimtos. Kituose – paveikslas.
origin-collection-black-begins = Atsitiktinis pasirinkimas ir pirmas juodųjų ėjimas išspausdinti. Kad po kiekvienos partijos keičiamasi spalvomis – mūsų pasirinkimas.
origin-collection-turns = Praleisti ėjimo negalima, nors kirsti neprivaloma: einama paeiliui.
origin-collection-man-moves = Rusiškame tekste pasakyta tik tai, kad paprastoji negali grįžti ten, kur buvo. Atgal paprastosios neina.
origin-collection-taking = Itališkame ir daniškame tekstuose trūksta žodžio „laisvas“ arba „tamsus“. Turimas omenyje tuščias tamsus langelis.
origin-collection-man-takes-forward = Apie šuolį kalbama nuo langelio prieš paprastąją, vadinasi, jis pirmyn. Angliškame tekste pridurta, kad atgal „dar“ negalima.
origin-collection-crowning = Pagal knygelę ant viršaus dedama antra šaškė, daugiau nieko nepasakyta. Ėjimą čia baigiame, kaip daugumoje šaškių žaidimų; nuostata leidžia naujai damai šokti toliau. Prancūziškame tekste antra šaškė imama iš jau prarastų; čia jos visada yra.
origin-collection-crowning-goes-on = Knygelėje nepasakyta, kas vyksta per kelis šuolius. Šioje partijoje nauja dama šoka toliau, kaip rusiškose šaškėse.
origin-collection-king-flies = Lenkiškame tekste dama peršoka tuščius langelius; ji jais slysta.
origin-collection-king-takes = Itališkame tekste nėra, kad langelis už šaškės turi būti laisvas. Kituose yra.
origin-collection-king-lands-behind = Tik prancūziškame tekste sakoma „iškart už“, o angliškas šuolį lygina su paprastosios. Iš kaip toli dama gali kirsti, nepasakyta. Ji nušoka iškart už šaškės, kaip vokiškose šeimos šaškėse; abu dalykus keičia nuostatos.
origin-collection-king-lands-anywhere = Knygelėje nepasakyta, kur nušoka dama. Turnyrų žaidėjai tikisi bet kurio tuščio langelio už šaškės.
origin-collection-king-near-lands-behind = Knygelėje nepasakyta, iš kaip toli dama gali kirsti.
origin-collection-king-near-lands-anywhere = Knygelėje nepasakyta, iš kaip toli dama gali kirsti ir kur nušoka.
origin-collection-chain = Knygelė sukti leidžia tik damoms, o angliškame tekste paprastoji lieka vienoje įstrižainėje. Pas mus suka ir paprastosios, kaip visuose kituose šaškių žaidimuose; nuostata palieka jas tiesiai.
origin-collection-chain-straight = Angliškame tekste paprastosios šuoliai eina viena įstrižaine. Kitomis kalbomis to nėra.
origin-collection-chain-may-stop = Visomis kalbomis sakoma, kad galima šokti toliau, nė viena – kad privaloma.
origin-collection-chain-whole = Knygelė to nereikalauja: šioje partijoje susitarėte šokti toliau.
origin-collection-removal-at-once = Apie šaškės nuėmimą knygelėje kalbama anksčiau nei apie kelis šuolius. Todėl ją nuimame iškart.
origin-collection-removal-after = Knygelėje nepasakyta kada. Daugumoje turnyrinių žaidimų laukiama ėjimo pabaigos.
origin-collection-duty-free = Visomis dešimčia kalbų sakoma „gali“ arba „galima“. Daugelyje šalių kirsti privaloma; tie žaidimai čia turi savo taisykles.
origin-collection-all-taken = Ispaniškame tekste pasakyta atvirkščiai: laimi tas, kas nukerta viską.
origin-collection-blocked = Apie žaidėją, kuris negali eiti, nieko neišspausdinta. Jis pralaimi, kaip visuose kituose šaškių žaidimuose.
origin-collection-blocked-draws = Apie žaidėją, kuris negali eiti, nieko neišspausdinta. Šioje partijoje tai lygiosios.
origin-collection-repetition = Apie lygiąsias nieko neišspausdinta. Be šios taisyklės damos galėtų vaikytis viena kitą amžinai.
origin-collection-quiet-20 = Apie lygiąsias nieko neišspausdinta. Be šios taisyklės damos galėtų vaikytis viena kitą amžinai.
origin-collection-quiet-40 = Apie lygiąsias nieko neišspausdinta. Be šios taisyklės damos galėtų vaikytis viena kitą amžinai.
origin-collection-agreed = Apie pasidavimą ir lygiąsias sutarus nieko neišspausdinta. Abu dalykai įprasti.
origin-dame-king-lands-anywhere = Pagal vokiškas šeimos taisykles dama nušoka iškart už šaškės. Šioje partijoje ji gali nušokti ir toliau.
origin-dame-removal-after = Pagal vokiškas šeimos taisykles šaškės nuimamos iškart. Šioje partijoje jos lieka iki ėjimo pabaigos.
origin-thai-white-begins = Pagal kai kurias tajų taisykles žaidėjai patys renkasi, kas eina pirmas. Pas mus pradeda baltieji, kaip viename išspausdintame taisyklių rinkinyje.
origin-thai12-men-12 = „Makhos“ žaidžiama aštuoniomis paprastosiomis. Tai tas pats žaidimas su dvylika jūsų dėžutės šaškių.
editor-piece = { $piece ->
    [w] Baltoji paprastoji
    [W] Baltoji dama
    [b] Juodoji paprastoji
   *[B] Juodoji dama
}
refusal-editor-many = { $colour ->
    [white] Baltųjų šaškių yra { $count }, o gali būti tik { $most }.
   *[black] Juodųjų šaškių yra { $count }, o gali būti tik { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Baltoji paprastoji langelyje { $square } jau būtų dama.
   *[black] Juodoji paprastoji langelyje { $square } jau būtų dama.
}
refusal-editor-none = { $colour ->
    [white] Baltieji neturi šaškių, bet paskutinį ėjimą turėjo padaryti jie.
   *[black] Juodieji neturi šaškių, bet paskutinį ėjimą turėjo padaryti jie.
}
task-capture = Jūsų ėjimas: privalote kirsti.

## Drills

drill-combinations = Kombinacijos
drill-combinations-about = Aukokite, priverskite varžovą kirsti ir atsiimkite daugiau.
drill-combinations-task = { $colour ->
    [white] Eina baltieji. Raskite kombinaciją.
   *[black] Eina juodieji. Raskite kombinaciją.
}
drill-combinations-why = Atiduota: { $given }. Nukirsta: { $taken }.
drill-refuted = Varžovas kerta ir laimi materialo.
drill-endings = Endšpiliai
drill-endings-about = Laimėkite arba išlaikykite endšpilius, kuriuose ne daugiau kaip keturios šaškės. Varžovas žaidžia be klaidų.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Baltieji pradeda ir laimi.
       *[draw] Eina baltieji. Išlaikykite lygiąsias. Ėjimų: { $moves }.
    }
   *[black] { $goal ->
        [win] Juodieji pradeda ir laimi.
       *[draw] Eina juodieji. Išlaikykite lygiąsias. Ėjimų: { $moves }.
    }
}
drill-endings-why = { $value ->
    [draw] Dabar jau tik lygiosios.
   *[loss] Dabar partija pralaimėta.
}
