### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = Sprigtais leiskite medinius diskus per apvalią lentą, išmuškite kitus ir taikykite į duobutę viduryje.
seat-first = Šviesieji
seat-second = Tamsieji
seat-third = Šviesieji 2
seat-fourth = Tamsieji 2

booklet-collection = Žaidimų rinkinys, dviese
booklet-collection-about = Po dvylika diskų. Kas raunde geresnis, gauna skirtumą.
booklet-trio = Žaidimų rinkinys, trise
booklet-trio-about = Vienas žaidžia prieš du partnerius.
booklet-teams = Žaidimų rinkinys, keturiese
booklet-teams-about = Dvi komandos; partneriai sėdi vienas priešais kitą.
booklet-tournament = Turnyras, vienetai
booklet-tournament-about = Po aštuonis diskus, du taškai už raundą, kaip pasaulio čempionate.
booklet-doubles = Turnyras, dvejetai
booklet-doubles-about = Dvi komandos po du, du taškai už raundą.

switch-played = Kur diskai?
switch-played-screen = Čia, ekrane
switch-played-real-board = Ant tikros lentos; čia vedame rezultatą
switch-board = Lenta
switch-board-tournament = Turnyrinio dydžio
switch-board-compact = Maža, namams
switch-surface = Paviršius
switch-surface-fast = Greitas
switch-surface-normal = Vaškuotas
switch-surface-slow = Sausas
switch-miss_takes_touched = Per trumpas laisvas smūgis
switch-miss_takes_touched-no = Prarandamas sužaistas diskas
switch-miss_takes_touched-yes = Prarandami ir paliesti savi diskai
switch-rim_bounce = Bortelį pasiekę diskai
switch-rim_bounce-no = Iškart iškrinta
switch-rim_bounce-yes = Atšoka ir iškrinta vėliau
switch-three_player_order = Eilė žaidžiant trise
switch-three_player_order-sides = Pusės pakaitomis
switch-three_player_order-clockwise = Pagal laikrodžio rodyklę, kaip išspausdinta
switch-steadiness = Rankos tvirtumas
switch-steadiness-exact = Smūgis tiksliai toks, kaip nutaikyta
switch-steadiness-human = Žmogaus ranka, kuri truputį nuslysta

new-match-first-to-50 = Iki 50 taškų
new-match-first-to-100 = Iki 100 taškų
new-match-first-to-150 = Iki 150 taškų
new-match-first-to-200 = Iki 200 taškų
new-match-games-1 = Vienas raundas
new-match-games-2 = Du raundai
new-match-games-4 = Keturi raundai
new-match-games-8 = Aštuoni raundai

clause-equipment = Lentoje yra 15, 10 ir 5 taškų žiedai, aštuoni kaišteliai aplink 15 taškų žiedą ir duobutė viduryje. Diskai šviesūs arba tamsūs.
clause-sides = Du žaidėjai sėdi vienas priešais kitą ir turi po dvylika vienos spalvos diskų. Kol nesužaisti, diskai guli šalia lentos.
clause-sides-three = Vienas žaidžia be partnerio ir turi dvylika diskų. Du partneriai sėdi jam iš kairės ir iš dešinės ir turi po šešis.
clause-sides-four = Keturi žaidžia dviem komandomis. Partneriai sėdi vienas priešais kitą ir turi po šešis diskus.
clause-sides-eight = Du žaidėjai sėdi vienas priešais kitą ir turi po aštuonis vienos spalvos diskus.
clause-conduct = Lentą liečia tik tas, kieno ėjimas. Lenta ir kėdės lieka savo vietose, žaidėjas taip pat.
clause-quarter = Smūgis pradedamas savo ketvirtyje, disko centras – ant starto linijos.
clause-free-place = Vieta turi būti laisva: prieš smūgį diskas neliečia jokio kito, ir niekas nestumdoma, kad atsirastų vietos.
clause-inwards = Muškite bet kuria kryptimi į vidų. Smūgis skaičiuojamas, kai tik diskas atitrūksta nuo piršto, kad ir koks silpnas jis būtų.
clause-strength = Smūgis toks stiprus, kiek pajėgia pirštas.
clause-turns = Per ėjimą žaidžiamas vienas diskas. Paskui visada muša kaimynas iš kairės.
clause-turns-three = Per ėjimą žaidžiamas vienas diskas. Pusės keičiasi, partneriai tarpusavyje taip pat. Žaidžiant kaip išspausdinta, kitas muša kaimynas iš kairės, o nebeturintis diskų praleidžiamas.
clause-must-touch = Kai lentoje yra varžovo diskas, kuris nors jūsų diskas turi paliesti kurį nors varžovo diską: sužaistas arba kitas, kurį šis pastumia.
clause-void = Jei nė vienas nepaliečia, smūgis negalioja: sužaistas diskas ir visi per smūgį paliesti savi diskai keliauja į griovelį, net iš duobutės.
clause-open-board = Kai varžovo diskų lentoje nėra, sužaistas diskas arba kitas savas, paliestas per smūgį, turi sustoti 15 taškų žiede, ant jo linijos arba duobutėje.
clause-missed = Jei nepavyksta, sužaistas diskas keliauja į griovelį. Kiti diskai lieka, kur guli.
clause-missed-touched = Jei nepavyksta, sužaistas diskas ir visi paliesti savi diskai keliauja į griovelį.
clause-contact = Skaičiuojamas kiekvienas prisilietimas per smūgį, bet kokiu greičiu ir atšokus nuo kaištelio. Jau anksčiau susiglaudę diskai skaičiuojami tik tada, jei į vieną iš jų pataikoma. Lentą palikęs diskas nieko nebeliečia.
clause-off-board = Diskas, kurio centras palieka žaidimo paviršių, iškart iškrinta. Jei žaidžiate su atšokimu nuo bortelio, tokie diskai keliauja į griovelį, kai viskas sustoja; ką jie pastūmė, lieka pastumta.
clause-comes-back = Diskas, kuris kerta starto liniją ir grįžta, lieka žaidime.
clause-out-line = Diskas, sustojęs ant starto linijos arba už jos, keliauja į griovelį, kad ir kieno jis būtų.
clause-twenty = Į centrinę duobutę įkritęs diskas išimamas ir padedamas į šalį; jis vertas 20.
clause-twenty-owner = Dvidešimtukas tenka disko savininkui, kad ir kas jį įmušė. Partnerio diskai – irgi savi.
clause-round-end = Raundas baigiasi, kai visi sužaidžia visus savo diskus.
clause-next-start = Kitą raundą pradeda tas, kas mušė paskutinis.
clause-next-start-three = Kitą raundą pradeda tas, kas mušė paskutinis: iš pradžių žaidžiantis vienas, paskui partneris ir taip toliau.
clause-next-start-four = Kitą raundą pradeda tas, kas mušė paskutinis, tad pradžia pasislenka per vieną vietą į dešinę.
clause-next-start-clockwise = Kas raundą pradžia pasislenka per vieną vietą į kairę.
clause-points = Po raundo kiekvienas diskas pagal savo žiedą vertas 15, 10 arba 5, o kiekvienas padėtas į šalį – 20.
clause-line-lower = Žiedo liniją liečiantis diskas skaičiuojamas pagal mažiau vertą iš dviejų žiedų.
clause-round-score = Taškų gauna tik ta pusė, kuri jų turi daugiau, ir gauna skirtumą. Jei lygu, niekas nieko negauna.
clause-round-score-two = Pusė, turinti daugiau taškų, už raundą gauna du taškus; jei lygu, abi gauna po vieną.
clause-match = Mačas baigiasi, kai kuri nors pusė surenka sutartus taškus. Tikrinama po kiekvieno raundo.
clause-match-rounds = Mačas baigiasi po sutartų raundų. Laimi tas, kas turi daugiau taškų.
clause-settled = Kur diskai sustoja, apskaičiuojama pagal trintį ir atšokimus, visiems vienodai, ir išsaugoma įraše.
clause-counted = Ant tikros lentos niekas nesimuliuojama. Raundui pasibaigus, jį pradėjęs žaidėjas įrašo, kiek kiekvienos pusės diskų guli kiekviename žiede ir kiek padėta į šalį; rezultatas vedamas čia.
clause-hand = Smūgis tiksliai toks, kaip nutaikyta. Jei tai per lengva, tegul ranka šiek tiek dreba: jos tvirtumą kiekvienas nusistato pats.

refusal-quarter = Likite savo ketvirtyje: nuo { $low } iki { $high } laipsnių.
refusal-free-place = { $seat ->
    [first] Toje vietoje kliudo šviesus diskas.
    [second] Toje vietoje kliudo tamsus diskas.
    [third] Toje vietoje kliudo šviesus diskas.
   *[fourth] Toje vietoje kliudo tamsus diskas.
}
refusal-inwards = Muškite į vidų: nuo { $low } iki { $high } laipsnio nuo vidurio.
refusal-strength = Smūgio greitis – nuo { $low } iki { $high } milimetrų per sekundę.
refusal-settled = { $fault ->
    [screen] Čia diskai yra ekrane: muškite juos.
    [moving] Palaukite, kol visi diskai sustos.
    [early] Dabar joks diskas nejuda.
    [unplayed] Pirmas eina diskas, kuris buvo muštas.
    [unknown] Nurodytas diskas, kurio lentoje nėra.
    [off-board] Diskas negali gulėti už lentos.
    [over-hole] Diskas negali gulėti virš duobutės: jis įkristų.
    [in-peg] Diskas negali gulėti kaištelio viduje.
   *[overlap] Du diskai negali gulėti vienas kitame.
}
refusal-counted = { $fault ->
    [real-board] Muškite ant savo lentos. Čia įrašykite, kas liko iš raundo.
    [all] Pusės diskų skaičius: tik { $discs }.
   *[none] Ten neįrašyta nė vieno disko.
}
refusal-hand = Ranka dreba nuo { $low } iki { $high } tūkstantųjų.

outcome-ahead = { $winner ->
    [first] Šviesieji laimi raundą
    [second] Tamsieji laimi raundą
    [third] Šviesieji laimi raundą
   *[fourth] Tamsieji laimi raundą
} ir gauna { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
   *[other] { $points } taškų
}.
outcome-level = Raundas baigėsi lygiosiomis.

scene-title = Crokinole lenta
scene-side = { $seat ->
    [first] Šviesieji
   *[second] Tamsieji
}: dabar { $points }, dvidešimtukų { $twenties }, lentoje { $live }, griovelyje { $ditch }, liko sužaisti { $left }.
scene-disc = { $seat ->
    [first] Šviesus diskas
   *[second] Tamsus diskas
}, { $zone ->
    [15] 15 taškų žiede
    [10] 10 taškų žiede
   *[5] 5 taškų žiede
}
scene-lies = { scene-disc }: kryptis { $bearing }, { $far } cm nuo jūsų linijos vidurio.
scene-noted = { $seat ->
    [first] Šviesieji
   *[second] Tamsieji
}, { $zone ->
    [20] padėta į šalį
    [15] 15 taškų žiedas
    [10] 10 taškų žiedas
   *[5] 5 taškų žiedas
}: { $count }
scene-fewer = Vienu mažiau: { scene-noted }
count-help = { $seat ->
    [first] Pradeda šviesieji.
    [second] Pradeda tamsieji.
    [third] Pradeda šviesieji 2.
   *[fourth] Pradeda tamsieji 2.
} Kai visi diskai sužaisti, palieskite žiedą po kartą už kiekvieną jame esantį diską, o vidurį – už kiekvieną dvidešimtuką: šviesieji kairėje, tamsieji dešinėje. Palietus skaičių, vienas atimamas.
act-count = Suskaičiuoti: šviesieji { $light }, tamsieji { $dark }
told-count = Suskaičiuota: šviesieji { $light }, tamsieji { $dark }.
told-flick = { $seat ->
    [first] Šviesieji muša { $speed } m/s greičiu.
    [second] Tamsieji muša { $speed } m/s greičiu.
    [third] Šviesieji 2 muša { $speed } m/s greičiu.
   *[fourth] Tamsieji 2 muša { $speed } m/s greičiu.
}
told-settle = { $verdict ->
    [touched] Varžovo diskas paliestas.
    [void] Smūgis negalioja: varžovo diskas nepaliestas.
    [reached] Laisvas smūgis pavyko.
   *[missed] Laisvas smūgis per trumpas.
}{ $twenties ->
    [0] {""}
    [one] {" "}Dvidešimtukas!
    [few] {" "}Dvidešimtukai: { $twenties }!
   *[other] {" "}Dvidešimtukų: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Dvidešimtukas varžovui.
    [few] {" "}Dvidešimtukai varžovui: { $given }.
   *[other] {" "}Dvidešimtukų varžovui: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Iškrinta vienas varžovo diskas.
    [few] {" "}Iškrinta { $theirs } varžovo diskai.
   *[other] {" "}Iškrinta { $theirs } varžovo diskų.
}{ $ours ->
    [0] {""}
    [one] {" "}Iškrinta vienas savas diskas.
    [few] {" "}Iškrinta { $ours } savi diskai.
   *[other] {" "}Iškrinta { $ours } savų diskų.
}

level-beginner = Naujokas
level-beginner-about = Muša į tai, kas arčiausiai, ir įmuša vieną laisvą dvidešimtuką iš penkių.
level-casual = Mėgėjas
level-casual-about = Įmuša vieną laisvą dvidešimtuką iš trijų ir ieško gerų pataikymų.
level-club = Klubo žaidėjas
level-club-about = Įmuša kas antrą laisvą dvidešimtuką ir slepiasi už kaištelių.
level-tournament = Turnyrų žaidėjas
level-tournament-about = Įmuša du laisvus dvidešimtukus iš trijų ir nepasiduoda.
level-champion = Čempionas
level-champion-about = Įmuša tris laisvus dvidešimtukus iš keturių, kaip geriausi žaidėjai.
level-machine = Mašina
level-machine-about = Beveik niekada neprašauna. Norintiems sužinoti, kas įmanoma.

## The rule book's chapters
chapter-setup = Lenta ir žaidėjai
chapter-shot = Smūgis
chapter-valid = Geri ir blogi smūgiai
chapter-leaving = Griovelis ir duobutė
chapter-scoring = Skaičiavimas

## Lessons: a title, what to do, and what was learnt
lesson-flick = Pirmasis sprigtas
lesson-flick-task = Lenta tuščia. Sprigtu paleiskite diską taip, kad jis sustotų kaištelių rato viduje arba duobutėje.
lesson-flick-done = Būtent to reikia, kai lentoje nėra varžovo diskų.
lesson-twenty = Dvidešimtukas
lesson-twenty-task = Įmuškite diską į duobutę. Taikykite tiesiai ir muškite ne per stipriai.
lesson-twenty-done = Jis padedamas į šalį ir yra vertas 20.
lesson-touch = Prisilietimas
lesson-touch-task = Lentoje yra varžovo diskas. Palieskite jį savuoju.
lesson-touch-done = Kas nepaliečia nė vieno, praranda ką tik sužaistą diską.
lesson-drive-off = Išmuškite
lesson-drive-off-task = Išmuškite varžovo diską iš lentos.
lesson-drive-off-done = Diskai griovelyje nieko neverti. Geriausia, kai jūsų diskas lieka lentoje.
lesson-through = Per savą diską
lesson-through-task = Kelyje guli jūsų pačių diskas. Pastumkite jį į varžovo diską.
lesson-through-done = Užtenka, kad kuris nors jūsų diskas paliestų kurį nors varžovo diską.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Varžovas turi diskų lentoje: palieskite vieną jų, kitaip prarasite savo.
   *[other] Lenta laisva: taikykite į duobutę ir pasiekite bent 15 taškų žiedą.
}
character-beginner = Ritė
character-casual = Rutuliukas
character-club = Klevas
character-tournament = Mostas
character-champion = Kometa
character-machine = Laikrodis
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
