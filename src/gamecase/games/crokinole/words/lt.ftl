### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.

game-name = Crokinole
game-about = Sprigtais leiskite medinius diskus per apvalią lentą, išmuškite varžovo diskus ir taikykite į duobutę viduryje.
seat-first = Šviesieji
seat-second = Tamsieji
seat-third = Šviesieji 2
seat-fourth = Tamsieji 2

booklet-collection = Žaidimų rinkinys, dviese
booklet-collection-about = Po dvylika diskų. Raunde geresnė pusė gauna skirtumą.
booklet-trio = Žaidimų rinkinys, trise
booklet-trio-about = Vienas žaidėjas prieš du partnerius.
booklet-teams = Žaidimų rinkinys, keturiese
booklet-teams-about = Dvi komandos. Partneriai sėdi vienas priešais kitą.
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
switch-miss_takes_touched-no = Prarandamas muštas diskas
switch-miss_takes_touched-yes = Prarandami ir savi diskai, kuriuos jis palietė
switch-rim_bounce = Bortelį pasiekę diskai
switch-rim_bounce-no = Iškart iškrinta
switch-rim_bounce-yes = Atšoka ir iškrinta vėliau
switch-three_player_order = Eilė žaidžiant trise
switch-three_player_order-sides = Pusės pakaitomis
switch-three_player_order-clockwise = Pagal laikrodžio rodyklę, kaip išspausdinta
switch-steadiness = Rankos tvirtumas
switch-steadiness-exact = Diskas lekia tiksliai ten, kur taikote
switch-steadiness-human = Kaip žmogaus ranka, kuri truputį dreba

new-match-first-to-50 = Iki 50 taškų
new-match-first-to-100 = Iki 100 taškų
new-match-first-to-150 = Iki 150 taškų
new-match-first-to-200 = Iki 200 taškų
new-match-games-1 = Vienas raundas
new-match-games-2 = Du raundai
new-match-games-4 = Keturi raundai
new-match-games-8 = Aštuoni raundai

clause-equipment = Lentoje yra 15, 10 ir 5 taškų žiedai, aštuoni kaišteliai aplink 15 taškų žiedą ir duobutė viduryje. Diskai šviesūs arba tamsūs.
clause-sides = Du žaidėjai sėdi vienas priešais kitą ir turi po dvylika vienos spalvos diskų. Kol nemušti, diskai guli šalia lentos.
clause-sides-three = Vienas žaidėjas žaidžia vienas ir turi dvylika diskų. Du partneriai sėdi jam iš kairės ir iš dešinės ir turi po šešis.
clause-sides-four = Keturi žaidėjai žaidžia dviem komandomis. Partneriai sėdi vienas priešais kitą ir turi po šešis diskus.
clause-sides-eight = Du žaidėjai sėdi vienas priešais kitą ir turi po aštuonis vienos spalvos diskus.
clause-conduct = Lentą gali liesti tik tas žaidėjas, kurio ėjimas. Lenta ir kėdės lieka savo vietose, o mušama sėdint: nuo kėdės niekas nesistoja.
clause-quarter = Mušama iš savo ketvirčio, disko centras – ant starto linijos.
clause-free-place = Vieta turi būti laisva: prieš smūgį diskas negali liesti jokio kito, ir nieko negalima stumdyti, kad atsirastų vietos.
clause-inwards = Muškite rodomuoju arba didžiuoju pirštu bet kuria kryptimi į vidų. Smūgis skaičiuojamas, kai tik diskas atitrūksta nuo piršto, kad ir koks silpnas jis būtų.
clause-strength = Smūgis tik toks stiprus, kiek pajėgia pirštas.
clause-turns = Per ėjimą žaidžiamas vienas diskas. Paskui visada muša žaidėjas jums iš kairės.
clause-turns-three = Per ėjimą žaidžiamas vienas diskas. Pusės keičiasi, partneriai tarpusavyje taip pat.
clause-must-touch = Kai lentoje yra varžovo diskas, kuris nors jūsų diskas turi paliesti kurį nors varžovo diską: tas, kurį mušate, arba kitas, kurį šis pastumia.
clause-void = Jei nė vienas nepaliečia, tai pražanga: sužaistas diskas ir visi per smūgį paliesti savi diskai keliauja į griovelį, net iš duobutės.
clause-open-board = Kai varžovo diskų lentoje nėra, mušamas diskas arba jūsų diskas, kurį jis palietė, turi sustoti 15 taškų žiede, ant jo linijos arba duobutėje.
clause-missed = Jei nepavyksta, muštas diskas keliauja į griovelį. Kiti diskai lieka, kur guli.
clause-missed-touched = Jei nepavyksta, muštas diskas ir visi jūsų diskai, kuriuos jis palietė, keliauja į griovelį.
clause-contact = Skaičiuojamas kiekvienas prisilietimas per smūgį, bet kokiu greičiu ir atšokus nuo kaištelio. Jau anksčiau susiglaudę diskai skaičiuojami tik tada, jei į vieną iš jų pataikoma. Lentą palikęs diskas nieko nebegali paliesti.
clause-off-board = Diskas, kurio centras palieka žaidimo paviršių, iškart keliauja į griovelį.
clause-comes-back = Diskas, kuris kerta starto liniją ir grįžta, lieka žaidime.
clause-out-line = Diskas, sustojęs ant starto linijos arba už jos, keliauja į griovelį, kad ir kieno jis būtų.
clause-twenty = Diskas centrinėje duobutėje nuimamas nuo lentos ir padedamas į šalį; jis vertas 20.
clause-twenty-owner = Dvidešimtukas tenka disko savininkui, kad ir kas jį įmušė. Partnerio diskai skaičiuojami kaip jūsų.
clause-round-end = Raundas baigiasi, kai visi išmuša visus savo diskus.
clause-next-start = Kitą raundą pradeda tas, kas mušė paskutinis.
clause-next-start-three = Kitą raundą pradeda tas, kas mušė paskutinis: partneris po raundo, kurį pradėjo žaidžiantis vienas, o žaidžiantis vienas po raundo, kurį pradėjo partneris.
clause-next-start-four = Kitą raundą pradeda tas, kas mušė paskutinis, tad pradžia pasislenka per vieną vietą į dešinę.
clause-next-start-clockwise = Kas raundą pradžia pasislenka per vieną vietą į kairę.
clause-points = Po raundo kiekvienas diskas pagal savo žiedą vertas 15, 10 arba 5, o kiekvienas dvidešimtukas – 20.
clause-line-lower = Žiedo liniją liečiantis diskas skaičiuojamas pagal mažiau vertą iš dviejų žiedų.
clause-round-score = Taškų gauna tik ta pusė, kuri jų turi daugiau, ir gauna skirtumą. Jei lygu, niekas nieko negauna.
clause-round-score-two = Pusė, turinti daugiau taškų, už raundą gauna du taškus; jei lygu, abi gauna po vieną.
clause-match = Prieš pirmą raundą susitarkite dėl taškų skaičiaus, pavyzdžiui, 100. Mačas baigtas, kai kuri nors pusė jį surenka. Tai tikrinama po kiekvieno raundo.
clause-match-rounds = Mačas baigiasi po sutarto raundų skaičiaus. Laimi pusė, turinti daugiau taškų.
clause-settled = Kur diskai sustoja, apskaičiuojama pagal trintį ir atšokimus, visiems vienodai, ir išsaugoma įraše.
clause-counted = Ant tikros lentos nieko neskaičiuojama. Raundui pasibaigus, jį pradėjęs žaidėjas įrašo, kiek kiekvienos pusės diskų guli kiekviename žiede ir kiek dvidešimtukų; rezultatas vedamas čia.
clause-hand = Rankos tvirtumą kiekvienas žaidėjas nusistato pats, iki tiek, kad diskas lekia tiksliai ten, kur taikote. Iš pradžių ranka šiek tiek dreba, kaip čempiono.

refusal-quarter = { $why ->
    [line] Padėkite disko centrą ant starto linijos.
   *[quarter] Likite savo ketvirtyje: nuo { $low } iki { $high } laipsnių.
}
refusal-free-place = { $seat ->
    [first] Toje vietoje kliudo šviesus diskas.
    [second] Toje vietoje kliudo tamsus diskas.
    [third] Toje vietoje kliudo šviesus diskas.
   *[fourth] Toje vietoje kliudo tamsus diskas.
}
refusal-inwards = Muškite į vidų: nuo { $low } iki { $high } laipsnių nuo vidurio.
refusal-strength = Smūgio greitis turi būti nuo { $low } iki { $high } milimetrų per sekundę.
refusal-settled = { $fault ->
    [screen] Čia žaidžiate ekrane: muškite diskus.
    [moving] Palaukite, kol visi diskai sustos.
    [early] Dabar joks diskas nejuda.
    [unplayed] Pirmas eina diskas, kuris buvo muštas.
    [unknown] Vieno iš šių diskų lentoje nėra.
    [off-board] Diskas negali gulėti už lentos.
    [over-hole] Diskas negali gulėti virš duobutės: jis įkristų.
    [in-peg] Diskas negali gulėti kaištelio viduje.
   *[overlap] Du diskai negali persidengti.
}
refusal-counted = { $fault ->
    [real-board] Muškite ant savo lentos, o raundo pabaigoje įrašykite likusius diskus.
    [all] Kiekvienos pusės diskų skaičius: tik { $discs }.
   *[none] Ten neįrašėte nė vieno disko.
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
}: dabar taškų { $points }, dvidešimtukų { $twenties }, lentoje { $live }, griovelyje { $ditch }, liko mušti { $left }.
scene-disc = { $seat ->
    [first] Šviesus diskas
   *[second] Tamsus diskas
}, { $zone ->
    [15] 15 taškų žiede
    [10] 10 taškų žiede
   *[5] 5 taškų žiede
}
scene-lies = { scene-disc }: kryptis { $bearing }, { $far } cm nuo jūsų starto linijos vidurio.
scene-noted = { $seat ->
    [first] Šviesieji
   *[second] Tamsieji
}, { $zone ->
    [20] dvidešimtukai
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
} Kai visi diskai išmušti, palieskite žiedą po kartą už kiekvieną jame esantį diską, o vidurį – už kiekvieną dvidešimtuką: šviesieji kairėje, tamsieji dešinėje. Palietus skaičių, vienas atimamas.
act-count = Suskaičiuoti: šviesieji { $light }, tamsieji { $dark }
told-count = Suskaičiuota: šviesieji { $light }, tamsieji { $dark }.
told-flick = { $seat ->
    [first] Šviesieji
    [second] Tamsieji
    [third] Šviesieji 2
   *[fourth] Tamsieji 2
} { $power ->
    [gentle] muša švelniai.
    [firm] muša tvirtai.
    [strong] muša stipriai.
   *[hard] muša iš visų jėgų.
}
told-settle = { $verdict ->
    [touched] Varžovo diskas paliestas.
    [void] Pražanga: varžovo diskas nepaliestas.
    [reached] Laisvas smūgis pavyko.
    [long] Per toli: laisvu smūgiu diskas turi sustoti 15 taškų žiede arba duobutėje.
   *[missed] Per trumpai: laisvu smūgiu diskas turi pasiekti 15 taškų žiedą arba duobutę.
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
    [one] {" "}Iškrinta { $theirs } varžovo diskas.
    [few] {" "}Iškrinta { $theirs } varžovo diskai.
   *[other] {" "}Iškrinta { $theirs } varžovo diskų.
}{ $ours ->
    [0] {""}
    [one] {" "}Iškrinta { $ours } mušusiojo diskas.
    [few] {" "}Iškrinta { $ours } mušusiojo diskai.
   *[other] {" "}Iškrinta { $ours } mušusiojo diskų.
}

level-beginner = Naujokas
level-beginner-about = Muša į tai, kas arčiausiai, ir įmuša vieną laisvą dvidešimtuką iš penkių.
level-casual = Mėgėjas
level-casual-about = Įmuša vieną laisvą dvidešimtuką iš trijų ir ieško gerų pataikymų.
level-club = Klubo žaidėjas
level-club-about = Įmuša kas antrą laisvą dvidešimtuką ir slepiasi už kaištelių.
level-tournament = Turnyrų žaidėjas
level-tournament-about = Įmuša du laisvus dvidešimtukus iš trijų, ir jį sunku įveikti.
level-champion = Čempionas
level-champion-about = Įmuša tris laisvus dvidešimtukus iš keturių, kaip geriausi žaidėjai.
level-machine = Mašina
level-machine-about = Beveik niekada neprašauna. Žaiskite prieš ją, kad pamatytumėte, kas įmanoma.

## The rule book's chapters
chapter-setup = Lenta ir žaidėjai
chapter-shot = Smūgis
chapter-valid = Galiojantys ir negaliojantys smūgiai
chapter-leaving = Griovelis ir duobutė
chapter-scoring = Taškai

## Lessons: a title, what to do, and what was learnt
lesson-flick = Pirmasis sprigtas
lesson-flick-task = Lenta tuščia. Sprigtu paleiskite diską taip, kad jis sustotų kaištelių rato viduje arba duobutėje.
lesson-flick-done = Būtent to reikia, kai lentoje nėra varžovo diskų.
lesson-twenty = Dvidešimtukas
lesson-twenty-task = Įmuškite diską į duobutę. Taikykite tiesiai ir muškite ne per stipriai.
lesson-twenty-done = Jis padedamas į šalį ir yra vertas 20.
lesson-touch = Pataikykite į diską
lesson-touch-task = Lentoje yra varžovo diskas. Pataikykite į jį.
lesson-touch-done = Jei nepaliečiate nė vieno varžovo disko, prarandate diską, kurį mušėte.
lesson-drive-off = Išmuškite
lesson-drive-off-task = Išmuškite varžovo diską iš lentos.
lesson-drive-off-done = Diskai griovelyje nieko neverti. Geriausia, kai jūsų diskas lieka lentoje.
lesson-through = Per savą diską
lesson-through-task = Kelyje guli jūsų pačių diskas. Pastumkite jį į varžovo diską.
lesson-through-done = Užtenka, kad kuris nors jūsų diskas paliestų kurį nors varžovo diską.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Varžovas turi diskų lentoje: pataikykite į vieną jų, kitaip prarasite savo.
   *[other] Varžovo diskų nėra: taikykite į duobutę ir pasiekite bent 15 taškų žiedą.
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
flick-power = { $power ->
    [gentle] švelniai
    [firm] tvirtai
    [strong] stipriai
   *[hard] labai stipriai
}
switch-start_tolerance = Smūgis pradedamas
switch-start_tolerance-no = Disko centrui esant ant linijos
switch-start_tolerance-yes = Diskui iki pusės esant už linijos, kaip išspausdinta
clause-quarter-tolerance = Smūgis pradedamas savo ketvirtyje. Diskas guli ant starto linijos ir už jos gali būti iki pusės.
clause-turns-three-clockwise = Per ėjimą žaidžiamas vienas diskas. Kitas visada muša kaimynas iš kairės; nebeturintis diskų praleidžiamas.
clause-next-start-three-clockwise = Kitą raundą pradeda tas, kas mušė paskutinis: visada žaidžiantis vienas, kuris dar turi diskų, kai partneriai nebeturi.
clause-off-board-bounces = Diskas gali atšokti nuo bortelio ir grįžti. Kai viskas sustoja, jis keliauja į griovelį. Ką jis pastūmė, lieka pastumta, o jo prisilietimai neskaičiuojami.
clause-hand-human = Kiekviena ranka šiek tiek dreba, net gero žaidėjo. Jei norite, tegul jūsiškė dreba labiau.
refusal-quarter-tolerance = { $why ->
    [line] Už linijos gali būti ne daugiau kaip pusė disko: nuo { $low } iki { $high } milimetrų.
   *[quarter] Likite savo ketvirtyje: nuo { $low } iki { $high } laipsnių.
}
refusal-hand-human = Ranka dreba nuo { $low } iki { $high } tūkstantųjų.
origin-equipment = Knygelėje minima lenta ir po dvylika šviesių bei tamsių diskų. Apie kaištelius ir matmenis nieko nėra; naudojame turnyrinių lentų matmenis arba, pagal nuostatą, mažesnę lentą.
origin-tournament-equipment = Matmenys – pasaulio čempionato lentos.
origin-doubles-equipment = Matmenys – pasaulio čempionato lentos.
origin-sides = Rusiškame tekste nėra, kad nesužaisti diskai guli ne lentoje.
origin-sides-three = Kur sėdi trise, nepasakyta. Partnerius sodiname vieną priešais kitą.
origin-collection-conduct = Itališkame tekste šio skyriaus nebėra. Švediškai sėdėti reikia tik mušant; švediškai, lenkiškai ir rusiškai kalbama apie žaidėjus vietoj kėdžių. Bauda neišspausdinta.
origin-quarter = Pagal knygelę diskas gali būti už linijos „iki pusės“, bet nepasakyta, į kurią pusę. Kai centras ant linijos, tinka bet koks supratimas, todėl taip ir žaidžiame; pažodinis variantas – nuostatose. Rusiškame tekste kalbama apie liniją tarp ketvirčių, olandiškame ir rusiškame – apie priešingą ketvirtį, o itališkame ši vieta dingo.
origin-tournament-quarter = Pagal turnyrų taisykles diskas turi tik liesti liniją. Kai ant jos centras, jis liečia.
origin-doubles-quarter = Pagal turnyrų taisykles diskas turi tik liesti liniją. Kai ant jos centras, jis liečia.
origin-quarter-tolerance = Tai pažodžiui: „iki pusės“ už linijos. Nepasakyta, į kurią pusę, todėl leidžiamos abi.
origin-free-place = Apie užimtą smūgio vietą nieko neišspausdinta.
origin-collection-inwards = Knygelėje minimas pirštas ir sakoma: į vidurį. Kad tinka bet kuri kryptis į vidų ir kad silpnas smūgis skaičiuojamas – mūsų supratimas.
origin-strength = Apie tai nieko neišspausdinta; kompiuteriui reikia ribos.
origin-turns-three = Pagal knygelę eilė kaskart pereina į kairę. Tada partneriams diskai baigiasi anksčiau ir žaidžiantis vienas muša šešis kartus iš eilės. Todėl pusės keičiasi; pažodinis variantas – nuostatose.
origin-turns-three-clockwise = Tai pažodžiui: visada kaimynas iš kairės.
origin-collection-must-touch = Vokiškai ir angliškai paliesti gali bet kuris jūsų diskas, tad vieną galima pastumti kitu. Kitos aštuonios kalbos sako „jo diskas“; laikomės vokiečių ir anglų kalbų.
origin-collection-void = Rusiškame tekste nuimami tik diskai, kuriuos palietė pats sužaistas, o lenkiškame trūksta „savi“. Laikomės kitų kalbų: visi paliesti savi diskai.
origin-collection-open-board = Daniškame tekste dingo „nėra“ ir kartojama ankstesnės taisyklės sąlyga. Rusiškame sumaišytas žiedas ir jo linija. Žaidžiame, kaip sako kitos kalbos.
origin-missed = Vokiškai, angliškai, itališkai ir olandiškai pabrėžta, kad iškrinta tik šis diskas; kitos jį tik pamini.
origin-collection-missed-touched = Pagal knygelę iškrinta tik sužaistas diskas. Šioje partijoje iškrinta ir paliesti savi, kaip turnyruose.
origin-collection-contact = Kas laikoma prisilietimu, neišspausdinta.
origin-off-board = Pagal knygelę diskas gali atšokti nuo bortelio: jis keliauja į griovelį, o ką palietė, lieka. Mes diską nuimame, kai tik jis palieka paviršių, kad iškritęs nieko nestumdytų; pažodinis variantas – nuostatose.
origin-tournament-off-board = Turnyruose tai, ką diskas pastūmė atšokęs nuo bortelio, lieka pastumta. Mes diską nuimame, kai tik jis palieka paviršių; nuostata leidžia atšokti.
origin-doubles-off-board = Turnyruose tai, ką diskas pastūmė atšokęs nuo bortelio, lieka pastumta. Mes diską nuimame, kai tik jis palieka paviršių; nuostata leidžia atšokti.
origin-collection-off-board-bounces = Angliškai, olandiškai ir daniškai bortelis vadinamas „juostomis“. Turimas omenyje lentos bortelis.
origin-collection-out-line = Knygelėje minimi diskai ant linijos. Kad iškrinta ir esantis už jos, savaime aišku; prancūziškas tekstas liniją paverčia zona, o rezultatas tas pats.
origin-collection-twenty = Angliškame tekste ir iš jo darytuose pasislinkusi antraštė, o daniškas diskas krinta „kiaurai“ duobutę. Turima omenyje dvidešimt už kiekvieną diską duobutėje.
origin-collection-twenty-owner = Knygelėje kalbama tik apie savo disko įmušimą. Skaičiuojame jo savininkui, kaip turnyruose.
origin-collection-round-end = Rusiškame tekste raundas baigiasi, kai vienas žaidėjas nebeturi diskų, ir kitas netektų paskutinio smūgio. Visos kitos devynios kalbos laukia visų.
origin-next-start = Prancūziškame tekste pradeda „paskutinėje vietoje“ esantis žaidėjas. Švediškai, lenkiškai ir rusiškai aiškiai sakoma, kad tai mušęs paskutinis, ir kitas kalbas galima taip suprasti.
origin-next-start-three = Prancūziškame tekste pradeda „paskutinėje vietoje“ esantis žaidėjas; kiti turi omenyje mušusį paskutinį. Kas tai, lemia ėjimų tvarka.
origin-next-start-three-clockwise = Prancūziškame tekste pradeda „paskutinėje vietoje“ esantis žaidėjas; kiti turi omenyje mušusį paskutinį. Tokia tvarka tai žaidžiantis vienas.
origin-next-start-four = Prancūziškame tekste pradeda „paskutinėje vietoje“ esantis žaidėjas; kiti turi omenyje mušusį paskutinį.
origin-collection-points = Lenkiškame tekste trūksta „kiekvienas“.
origin-collection-line-lower = Prancūziškame tekste diskas guli abipus linijos, rusiškame kalbama apie susikertančius apskritimus. Pakanka liesti liniją.
origin-round-score = Švediškame tekste skirtumas vadinamas premija; jo paties pavyzdys rodo, kad skaičiuojamas tik skirtumas. Lygus raundas neminimas: taškų negauna niekas.
origin-match = Itališkame tekste nebėra pavyzdžio su 100 taškų.
origin-settled = Ekrane diskų slydimą apskaičiuoja kompiuteris.
origin-counted = Knygelė pažįsta tik tikras lentas. Čia taškai skaičiuojami taip.
origin-hand = Ekranas neturi piršto. Tai mūsų pačių taisyklė.
origin-hand-human = Ekranas neturi piršto. Tai mūsų pačių taisyklė.
box-players = Keliese žaidžiate?
box-round_score = Ką už raundą gauna geresnė pusė?
box-round_score-difference = Taškų skirtumą
box-round_score-two-points = Du taškus
written-shot = { $verdict ->
    [void] Diskas { $disc }: nieko nepaliečia, iškrinta
    [missed] Diskas { $disc }: ne viduryje, iškrinta
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Diskas { $disc }: iškrinta
            [one] Diskas { $disc }: lieka žiede { $zone }
            [few] Diskas { $disc }: lieka žiede { $zone }
           *[other] Diskas { $disc }: lieka žiede { $zone }
        }
        [one] Diskas { $disc }: dvidešimtukas!
        [few] Diskas { $disc }: { $twenties } dvidešimtukai!
       *[other] Diskas { $disc }: { $twenties } dvidešimtukų!
    }
}{ $theirs ->
    [0] {""}
    [one] , išmuša vieną
    [few] , išmuša { $theirs }
   *[other] , išmuša { $theirs }
} · { $light }–{ $dark }
written-count = Suskaičiuota: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } dvidešimtukas
    [few] { $twenties } dvidešimtukai
   *[other] { $twenties } dvidešimtukų
}
task-shoot = Jūsų ėjimas: muškite diską.
task-hit = Jūsų ėjimas: pataikykite į varžovo diską.
editor-starter = Kas pradėjo raundą
editor-shots = { $seat ->
    [first] Jau išmušta diskų (toliau muša Šviesieji)
    [second] Jau išmušta diskų (toliau muša Tamsieji)
    [third] Jau išmušta diskų (toliau muša Šviesieji 2)
   *[fourth] Jau išmušta diskų (toliau muša Tamsieji 2)
}
editor-twenties = { $seat ->
    [first] Dvidešimtukai: Šviesieji
    [second] Dvidešimtukai: Tamsieji
    [third] Dvidešimtukai: Šviesieji 2
   *[fourth] Dvidešimtukai: Tamsieji 2
}
refusal-editor-many = { $seat ->
    [first] Šviesieji: diskų yra { $count }, o gali būti tik { $most }.
    [second] Tamsieji: diskų yra { $count }, o gali būti tik { $most }.
    [third] Šviesieji 2: diskų yra { $count }, o gali būti tik { $most }.
   *[fourth] Tamsieji 2: diskų yra { $count }, o gali būti tik { $most }.
}
refusal-editor-out = Diskas, liečiantis išorinę liniją, iškrinta ir dedamas į griovelį.

## Drills

drill-open-twenty = Laisvas dvidešimtukas
drill-open-twenty-about = Muškite diskus į duobutę tuščioje lentoje.
drill-open-twenty-task = { $goal ->
    [near] Muškite taip, kad diskas sustotų pažymėtame apskritime. Smūgiai: { $shots }.
    [sunk] Įmuškite diską į duobutę. Smūgiai: { $shots }.
   *[side] Įmuškite diską į duobutę, kaskart iš vietos prie savo ketvirčio krašto. Smūgiai: { $shots }.
}
drill-take-out = Išmušimas
drill-take-out-about = Išmuškite varžovo diską iš lentos.
drill-take-out-task = { $goal ->
    [touch] Pataikykite į tamsų diską. Smūgiai: { $shots }.
    [out] Išmuškite tamsų diską iš lentos. Smūgiai: { $shots }.
    [stay] Išmuškite tamsų diską iš lentos taip, kad jūsiškis liktų. Smūgiai: { $shots }.
   *[fifteen] Išmuškite tamsų diską iš lentos, o savąjį palikite kaištelių rate. Smūgiai: { $shots }.
}
drill-hidden-disc = Už kaištelio
drill-hidden-disc-about = Palikite savo diską ten, kur jį saugo kaištelis.
drill-hidden-disc-task = Muškite taip, kad diskas sustotų pažymėtame apskritime, žiūrint iš varžovo vietos – už kaištelio. Smūgiai: { $shots }.
drill-shots-hits = Pataikyta: { $hits } iš { $shots }.
drill-shots-spread = Vidutiniškai { $across } mm į { $side ->
    [left] kairę
   *[right] dešinę
} ir { $along } mm per { $way ->
    [short] arti
   *[long] toli
}, sklaida { $spread } mm.
