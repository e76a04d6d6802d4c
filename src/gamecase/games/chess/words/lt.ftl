### Lithuanian. Signs like ♞ stand for the pieces and are the same in all languages; `told-move` writes the Lithuanian letters.
### piece = figūra, square = langelis, board = lenta, capture = kirsti, draw = lygiosios.

game-name = Šachmatai
game-about = Kiekvienam po šešiolika figūrų, jokios sėkmės ir vienas karalius, kurį reikia saugoti.
seat-first = Baltieji
seat-second = Juodieji

booklet-collection = Žaidimų rinkinys
booklet-collection-about = Šachmatai kaip žaidimų rinkinio knygelėje; ko joje nėra, žaidžiama pagal įprastas taisykles.
booklet-fide = FIDE
booklet-fide-about = Šachmatai pagal pasaulio federacijos taisykles, su jų straipsnių numeriais.
booklet-chess960 = Chess960
booklet-chess960-about = Dar vadinami Fišerio šachmatais: pirmos eilės figūros sustatomos burtų keliu, visa kita – šachmatai.
switch-draws_by_claim = Trigubas pasikartojimas ir 50 ėjimų taisyklė
switch-draws_by_claim-yes = Lygiosios, jei žaidėjas jų reikalauja
switch-draws_by_claim-no = Iškart lygiosios

## The booklet

clause-set-up = Lenta yra aštuonių langelių pločio ir ilgio; kiekvieno žaidėjo dešinėje – šviesus kampas. Nuo kampo į vidurį stovi bokštas, žirgas ir rikis; valdovė – savo spalvos langelyje, šalia jos karalius, priekyje pėstininkai.
clause-set-up-by-lot = Pėstininkai stovi kaip įprasta. Kitos baltosios figūros burtų keliu sustatomos pirmoje eilėje taip, kad rikiai būtų skirtingų spalvų langeliuose, o karalius – tarp bokštų; juodosios figūros stovi priešais tokias pat baltąsias. Tokių pozicijų yra 960.
clause-starter = Pradeda baltieji, paskui žaidėjai eina paeiliui. Kas pirmas žaidžia baltaisiais, lemia atsitiktinumas; vėliau žaidėjai keičiasi spalvomis kas partiją.
clause-your-piece = Kiekvienu ėjimu einama viena savo figūra. Praleisti ėjimo negalima.
clause-own-square = Negalima eiti į langelį, kuriame stovi sava figūra. Ten stovinti varžovo figūra nukertama ir nuimama nuo lentos.
clause-bishop-move = Rikis eina įstrižai per bet kiek tuščių langelių.
clause-rook-move = Bokštas eina pirmyn, atgal arba į šoną per bet kiek tuščių langelių.
clause-queen-move = Valdovė eina bet kuria kryptimi per bet kiek tuščių langelių.
clause-no-jump = Valdovė, bokštas ir rikis negali šokti per kitas figūras.
clause-knight-move = Žirgas eina du langelius tiesiai ir vieną į šoną. Jis peršoka viską, kas pakeliui.
clause-pawn-move = Pėstininkas eina vieną langelį tiesiai pirmyn, o pirmuoju savo ėjimu gali eiti ir du. Langeliai turi būti tušti. Atgal jis neina.
clause-pawn-capture = Pėstininkas kerta tik įstrižai, vienu langeliu pirmyn.
clause-en-passant = Jei pėstininkas paeina du langelius ir atsistoja šalia varžovo pėstininko, šis gali jį nukirsti prasilenkiant, tarsi tas būtų paėjęs tik vieną. Tik kitu ėjimu – arba niekada.
clause-promotion = Paskutinę eilę pasiekęs pėstininkas iškart virsta valdove, bokštu, rikiu arba žirgu, kad ir kas dar būtų lentoje.
clause-king-move = Karalius eina vieną langelį bet kuria kryptimi.
clause-castling = Rokiruotė: karalius eina du langelius bokšto link, o bokštas atsistoja kitoje karaliaus pusėje.
clause-castling-960 = Rokiruotė: kad ir kur jie pradėjo, po O-O karalius stovi g vertikalėje, o bokštas f vertikalėje, po O-O-O karalius – c vertikalėje, o bokštas d vertikalėje. Norėdami rokiruotis, eikite karaliumi ant bokšto.
clause-castling-moved = Jau ėjęs karalius rokiruotis nebegali, o su jau ėjusiu bokštu rokiruotis negalima.
clause-castling-between = Rokiruojantis tarp karaliaus ir bokšto neturi stovėti jokia figūra.
clause-castling-path = Rokiruojantis langeliuose, kuriuos karalius ir bokštas kerta arba į kuriuos atsistoja, neturi stovėti niekas kitas.
clause-castling-attacked = Rokiruotis negalima, jei karaliui paskelbtas šachas, jei jis eitų per puolamą langelį arba patektų į šachą.
clause-king-safety = Karalius niekada negali eiti į puolamą langelį.
clause-pinned = Negalima daryti ėjimo, kuris atveria savo karalių puolimui.
clause-in-check = Jei jūsų karaliui šachas, ėjimu šachą reikia pašalinti: pasitraukti karaliumi, nukirsti puolančią figūrą arba prisidengti.
clause-checkmate = Jei karaliui šachas ir išsigelbėti negalima, tai matas: partija pralaimėta.
clause-resign = Žaidėjas, kuris pasiduoda, pralaimi.
clause-stalemate = Jei žaidėjui, kurio eilė, šacho nėra, bet leistino ėjimo jis neturi, tai patas: lygiosios.
clause-dead-position = Jei nė vienas žaidėjas niekaip nebegali paskelbti mato, partija iškart baigiasi lygiosiomis.
clause-agreed = Žaidėjai gali susitarti dėl lygiųjų.
clause-repetition = Jei ta pati padėtis susidaro trečią kartą ir galimi tie patys ėjimai, einantis žaidėjas gali reikalauti lygiųjų. Penktą kartą lygiosios būna savaime.
clause-fifty-moves = Po penkiasdešimties kiekvieno žaidėjo ėjimų be kirtimo ir pėstininko ėjimo einantis žaidėjas gali reikalauti lygiųjų. Po septyniasdešimt penkių lygiosios būna savaime.

## Why not

refusal-set-up = Figūros jau sustatytos.
refusal-set-up-by-lot = { $state ->
    [waiting] Figūros dar nesustatytos.
   *[done] Figūros jau sustatytos.
}
refusal-your-piece = { $holder ->
    [first] Langelyje { $square } stovi baltųjų figūra.
    [second] Langelyje { $square } stovi juodųjų figūra.
   *[nobody] Langelyje { $square } figūros nėra.
}
refusal-own-square = Langelyje { $square } stovi jūsų figūra: { $piece }.
refusal-bishop-move = Iš { $start } į { $end } negalima: rikis eina įstrižai.
refusal-rook-move = Iš { $start } į { $end } negalima: bokštas eina tiesiai, eilėmis ir stulpeliais.
refusal-queen-move = Iš { $start } į { $end } negalima: valdovė eina tiesiai arba įstrižai.
refusal-knight-move = Iš { $start } į { $end } negalima: žirgas eina du langelius tiesiai ir vieną į šoną.
refusal-king-move = Iš { $start } į { $end } negalima: karalius eina vieną langelį.
refusal-no-jump = Kelyje stovi { $piece } { $square }. Šokti gali tik žirgai.
refusal-pawn-move = { $why ->
    [moved] Iš { $start } į { $end } negalima: du langelius pėstininkas eina tik pirmuoju ėjimu.
    [blocked] Pėstininkas iš { $start } nepraeis: { $end } užimtas.
   *[shape] Iš { $start } į { $end } negalima: pėstininkas eina vieną langelį tiesiai pirmyn, o pirmuoju savo ėjimu gali eiti ir du.
}
refusal-pawn-capture = Įstrižai pėstininkas tik kerta, o langelyje { $square } kirsti nėra ko.
refusal-en-passant = Per vėlu: { $piece } { $square } buvo galima nukirsti prasilenkiant tik iškart po dvigubo žingsnio.
refusal-promotion = { $why ->
    [choose] Pasirinkite, kuo virs pėstininkas langelyje { $square }.
   *[not-there] Langelyje { $square } niekas nevirsta kita figūra: virsta tik pėstininkai paskutinėje eilėje.
}
refusal-castling-moved = { $mover ->
    [king] Rokiruotis negalima: karalius jau ėjo.
    [no-rook] Rokiruotis negalima: { $side ->
        [short] karaliaus
       *[long] valdovės
    } sparno bokšto nėra vietoje.
   *[rook] Rokiruotis negalima: { $side ->
        [short] karaliaus
       *[long] valdovės
    } sparno bokštas jau ėjo.
}
refusal-castling-path = Rokiruotis negalima: kelyje stovi { $piece } { $square }.
refusal-castling-960 = Norėdami rokiruotis, eikite karaliumi ant bokšto langelyje { $square }.
refusal-castling-between = Rokiruotis negalima: trukdo { $piece } { $square }.
refusal-castling-attacked = { $why ->
    [out] Esant šachui rokiruotis negalima: { $piece } { $square } puola karalių langelyje { $crossed }.
    [through] Rokiruotis negalima: karalius eitų per { $crossed }, o jį puola { $piece } { $square }.
   *[into] Rokiruotis negalima: { $piece } { $square } puola { $crossed }.
}
refusal-king-safety = Karaliui į { $crossed } negalima: jį puola { $piece } { $square }.
refusal-pinned = Taip jūsų karalių pultų { $piece } { $square }.
refusal-in-check = Šachą skelbia { $piece } { $square }, o šis ėjimas jo nepašalina.
refusal-repetition = { $count ->
    [one] Dar ne lygiosios: ši padėtis lentoje buvo { $count } kartą. Reikia trijų.
    [few] Dar ne lygiosios: ši padėtis lentoje buvo { $count } kartus. Reikia trijų.
   *[other] Dar ne lygiosios: ši padėtis lentoje buvo { $count } kartų. Reikia trijų.
}
refusal-fifty-moves = { $count ->
    [one] Dar ne lygiosios: kiekvienas žaidėjas padarė { $count } ėjimą be kirtimo ir pėstininko ėjimo. Reikia penkiasdešimties.
    [few] Dar ne lygiosios: kiekvienas žaidėjas padarė { $count } ėjimus be kirtimo ir pėstininko ėjimo. Reikia penkiasdešimties.
   *[other] Dar ne lygiosios: kiekvienas žaidėjas padarė { $count } ėjimų be kirtimo ir pėstininko ėjimo. Reikia penkiasdešimties.
}

## How it ends

outcome-checkmate = { $seat } laimi: matas.
outcome-stalemate = Lygiosios: patas.
outcome-dead-position = Lygiosios: nė vienas žaidėjas nebegali paskelbti mato.
outcome-time-draw = Lygiosios: laikas baigėsi, bet varžovas niekaip nebūtų galėjęs paskelbti mato.
outcome-repetition = Lygiosios: tris kartus ta pati padėtis.
outcome-fivefold = Lygiosios: penkis kartus ta pati padėtis.
outcome-fifty-moves = Lygiosios: penkiasdešimt ėjimų be kirtimo ir pėstininko ėjimo.
outcome-seventy-five-moves = Lygiosios: septyniasdešimt penki ėjimai be kirtimo ir pėstininko ėjimo.

## On the table

scene-title = Šachmatų lenta
scene-side = { $seat ->
    [first] Baltieji: { $pieces }.
   *[second] Juodieji: { $pieces }.
}
scene-check = { $seat ->
    [first] Baltiesiems šachas.
   *[second] Juodiesiems šachas.
}
scene-square = { $piece ->
    [white-king] { $square }: baltasis karalius
    [white-queen] { $square }: baltoji valdovė
    [white-rook] { $square }: baltasis bokštas
    [white-bishop] { $square }: baltasis rikis
    [white-knight] { $square }: baltasis žirgas
    [white-pawn] { $square }: baltasis pėstininkas
    [black-king] { $square }: juodasis karalius
    [black-queen] { $square }: juodoji valdovė
    [black-rook] { $square }: juodasis bokštas
    [black-bishop] { $square }: juodasis rikis
    [black-knight] { $square }: juodasis žirgas
    [black-pawn] { $square }: juodasis pėstininkas
   *[nobody] { $square }: tuščia
}
scene-promotion = { $piece ->
    [queen] Paversti valdove
    [rook] Paversti bokštu
    [bishop] Paversti rikiu
   *[knight] Paversti žirgu
}

# K, V, B, R, Ž: lietuviškos figūrų raidės.
told-move = { $piece ->
    [king] K
    [queen] V
    [rook] B
    [bishop] R
    [knight] Ž
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =V
    [rook] =B
    [bishop] =R
    [knight] =Ž
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
told-set-up = Pozicija { $number }
told-claim = { $ground ->
    [repetition] Reikalaujama lygiųjų: trigubas pasikartojimas
   *[fifty-moves] Reikalaujama lygiųjų: 50 ėjimų taisyklė
}
claim-repetition = Reikalauti lygiųjų: trigubas pasikartojimas
claim-fifty-moves = Reikalauti lygiųjų: 50 ėjimų taisyklė

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Pirma savaitė
level-first-week-about = Žino, kaip eina figūros, ir griebia, ką pamato. Apie 400.
level-first-month = Pirmas mėnuo
level-first-month-about = Kerta neapgintas figūras, bet ir pats daug savo palieka neapgintų. Apie 600.
level-first-year = Pirmi metai
level-first-year-about = Mato vieną ėjimą į priekį, visa kita praleidžia. Apie 800.
level-casual = Mėgėjas
level-casual-about = Žaidžia protingai, kol nepasidaro sudėtinga. Apie 1000.
level-hobby = Entuziastas
level-hobby-about = Mažai ką atiduoda veltui, bet pakliūva į pinkles. Apie 1200.
level-club = Klubo žaidėjas
level-club-about = Tvirtas klubo žaidėjas, kartais suklystantis. Apie 1500.
level-strong-club = Stiprus klubo žaidėjas
level-strong-club-about = Laukite savo progos: jų bus nedaug. Apie 1650.
level-expert = Ekspertas
level-expert-about = Retai klysta ir baudžia už jūsų klaidas. Apie 1800.
level-unbeatable = Neįveikiamas
level-unbeatable-about = Šachmatų programa visu pajėgumu. Niekas jo neįveikia.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Debiutas: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Šiame kompiuteryje nėra kitos šachmatų programos, todėl žaidžia pati Gamecase programa. Ji stipri, bet aukščiausiu lygiu silpnesnė už Stockfish.

## The rule book's chapters
chapter-setup = Lenta ir ėjimų eilė
chapter-pieces = Kaip eina figūros
chapter-special = Ypatingi ėjimai
chapter-check = Šachas ir matas
chapter-ending = Partijos pabaiga

## Lessons: a title, what to do, and what was learnt
lesson-knight = Žirgas
lesson-knight-task = Nukirskite pėstininką savo žirgu.
lesson-knight-done = Du langeliai tiesiai, vienas į šoną, per viską, kas pakeliui.
lesson-promotion = Pėstininko pavertimas
lesson-promotion-task = Jūsų pėstininkui iki paskutinės eilės liko vienas žingsnis. Paverskite jį valdove.
lesson-promotion-done = Paskutinę eilę pasiekęs pėstininkas iškart virsta stipresne figūra.
lesson-castling = Rokiruotė
lesson-castling-task = Nuveskite karalių į saugią vietą: rokiruokitės į bet kurią pusę.
lesson-castling-done = Karalius eina du langelius, o bokštas peršoka į kitą jo pusę. Nė vienas iš jų anksčiau neturi būti ėjęs.
lesson-check = Gynyba nuo šacho
lesson-check-task = Bokštas puola jūsų karalių. Nukirskite jį.
lesson-check-done = Į šachą atsakoma pasitraukiant karaliumi, nukertant puolančią figūrą arba prisidengiant.
lesson-mate = Matas
lesson-mate-task = Juodasis karalius uždarytas už savo pėstininkų. Paskelbkite matą vienu ėjimu.
lesson-mate-done = Šachas, ir išsigelbėti negalima: jūs laimite.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Tai veda į matą, ėjimų: { $count }.
    [forced] Tai vienintelis leistinas ėjimas.
   *[only] Joks kitas ėjimas neprilygsta: kitas geriausias vertas { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } pėstininko mažiau.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Jums šachas: patraukite karalių, prisidenkite arba kirskite puolančią figūrą.
    [begin] Veskite figūras į žaidimą vieną po kitos ir nepaleiskite iš akių centro.
   *[other] Pirma pažiūrėkite, ką puola varžovas, tada – ką galite kirsti jūs.
}
guide-why = { $why ->
    [mate] Tai matas.
    [draw] Lygiosios – daugiau, nei žada ši padėtis.
    [promotes] Jūsų pėstininkas virsta stipresne figūra.
    [castles] Jūsų karalius pasislepia, o bokštas įsitraukia į žaidimą.
    [gains] Laimite medžiagos.
    [trades] Iškeičiate figūrą į lygiavertę.
    [check] Skelbiate šachą, ir varžovas turi į jį atsakyti.
    [saves] Išvedate figūrą iš pavojaus.
    [develops] Įvedate į žaidimą naują figūrą.
    [middle] Jūsų pėstininkas užima vietą centre.
   *[other] Tai šiek tiek pagerina jūsų padėtį.
}
character-first-week = Gilė
character-first-month = Saga
character-first-year = Dobilas
character-casual = Pipiras
character-hobby = Sausainis
character-club = Varis
character-strong-club = Titnagas
character-expert = Sabalas
character-unbeatable = Granitas
origin-collection-set-up = Kur stovi figūros, parodyta paveiksle. Langelius suskaičiuoja tik angliškas tekstas.
origin-collection-starter = Atsitiktinis pasirinkimas ir pirmas baltųjų ėjimas išspausdinti. Kad spalvos keičiasi kas partiją – mūsų pasirinkimas.
origin-collection-own-square = Knygelėje tiesiai to nėra; yra FIDE taisyklėse.
origin-collection-knight-move = Prancūziškai žirgas eina du langelius tiesiai ir vieną „įstrižai“, o tai būtų ilgesnis šuolis; angliškas tekstas aprašo tik pusę jo ėjimų; olandiškai jis peršoka tik priešo figūras. Žaidžiame tokiu žirgu kaip visi kiti.
origin-collection-pawn-move = Prancūziškai pirmas ėjimas lyg visada per du langelius, o angliškame tekste pamiršta, kad pėstininkai neina atgal. Kad dvigubo ėjimo kelyje niekas negali stovėti, nepasakyta niekur. Žaidžiame kaip visur.
origin-collection-pawn-capture = Ispaniškai, olandiškai ir daniškai sakoma „per langelį“, švediškai net „šokant“, o itališkame tekste pėstininkai kerta taip, kaip eina. Turimas omenyje vienas langelis įstrižai pirmyn.
origin-collection-en-passant = Vokiškai, angliškai, itališkai ir daniškai nerangiai pasakyta, kur prasideda dvigubas ėjimas, ir tik rusiškas tekstas sako, kur atsistoja kertantis pėstininkas. Žaidžiame pagal FIDE taisykles.
origin-collection-bishop-move = Itališkame tekste nėra, kad langeliai tušti.
origin-collection-rook-move = Itališkame tekste nėra, kad langeliai tušti.
origin-collection-queen-move = Itališkame tekste nėra, kad langeliai tušti.
origin-collection-promotion = Ispaniškai, švediškai ir lenkiškai galima suprasti taip, lyg svarbu tik tai, kas lentoje. Antrą valdovę turėti galima.
origin-collection-castling = Ispaniškame tekste trumpoji pusė vadinama dešine, ilgoji – kaire; tai tiesa tik baltiesiems.
origin-collection-castling-moved = Prancūziškai ir rusiškai trūksta „iš pradinės eilės“. Figūra, kuri ėjo ir grįžo, vis tiek ėjo.
origin-collection-castling-attacked = Tik angliškame tekste sakoma, kad karalius negali eiti per puolamą langelį. Kad negalima rokiruotis esant šachui ar po šachu – iš FIDE taisyklių.
origin-collection-king-safety = Lenkiškai karalius negali „duoti“ šacho, o itališkas tekstas tik pataria juo neiti. Visi kiti: jam negalima stoti po šachu. Atidengti juo šachą galima.
origin-collection-pinned = Knygelėje kalbama tik apie paties karaliaus ėjimus. FIDE taisyklės draudžia kiekvieną ėjimą, po kurio jis lieka puolamas.
origin-collection-in-check = Knygelėje tai tik numanoma ten, kur aiškinamas matas.
origin-collection-resign = Apie pasidavimą nieko neišspausdinta.
origin-collection-stalemate = Apie tai nieko neišspausdinta; angliškame tekste taip vadinama bet kuri partija, kurios niekas negali laimėti. Laikomės FIDE taisyklių: lygiosios.
origin-collection-dead-position = Knygelėje lygia vadinama partija, kurios negali laimėti nė viena pusė; prancūziškai ir lenkiškai – kurios nė viena nelaimėjo. Ją baigiame, kai tik matas neįmanomas.
origin-collection-agreed = Apie lygiąsias sutarus nieko neišspausdinta.
origin-collection-repetition = Nieko neišspausdinta; tai FIDE taisyklė.
origin-collection-fifty-moves = Nieko neišspausdinta; tai FIDE taisyklė.
origin-collection-repetition-at-once = Nieko neišspausdinta. Pagal FIDE taisykles šių lygiųjų žaidėjas turi pareikalauti; šioje partijoje jos būna iškart.
origin-collection-fifty-moves-at-once = Nieko neišspausdinta. Pagal FIDE taisykles šių lygiųjų žaidėjas turi pareikalauti; šioje partijoje jos būna iškart.
clause-repetition-at-once = Jei ta pati padėtis susidaro trečią kartą ir galimi tie patys ėjimai, partija baigiasi lygiosiomis.
clause-fifty-moves-at-once = Po penkiasdešimties kiekvieno žaidėjo ėjimų be pėstininko ėjimo ir kirtimo partija baigiasi lygiosiomis.
refusal-repetition-at-once = Reikalauti nereikia: trečias pasikartojimas – iškart lygiosios.
refusal-fifty-moves-at-once = Reikalauti nereikia: penkiasdešimt kiekvieno žaidėjo ėjimų be kirtimo ir pėstininko ėjimo – iškart lygiosios.
box-articles = Ar jūsų taisyklės sunumeruotos straipsniais kaip FIDE taisyklės?
editor-piece = { $piece ->
    [white-king] Baltasis karalius
    [white-queen] Baltoji valdovė
    [white-rook] Baltasis bokštas
    [white-bishop] Baltasis rikis
    [white-knight] Baltasis žirgas
    [white-pawn] Baltasis pėstininkas
    [black-king] Juodasis karalius
    [black-queen] Juodoji valdovė
    [black-rook] Juodasis bokštas
    [black-bishop] Juodasis rikis
    [black-knight] Juodasis žirgas
   *[black-pawn] Juodasis pėstininkas
}
editor-castling = { $side ->
    [white-short] Baltieji gali rokiruotis O-O
    [white-long] Baltieji gali rokiruotis O-O-O
    [black-short] Juodieji gali rokiruotis O-O
   *[black-long] Juodieji gali rokiruotis O-O-O
}
editor-en-passant = Kirtimas prasilenkiant langelyje
refusal-editor-kings = { $seat ->
    [first] Baltųjų karalių lentoje – { $count }, o reikia lygiai vieno.
   *[second] Juodųjų karalių lentoje – { $count }, o reikia lygiai vieno.
}
refusal-editor-many = { $seat ->
    [first] Baltieji turi daugiau figūrų, nei gali būti partijoje: daugiausia 16, iš jų daugiausia 8 pėstininkai.
   *[second] Juodieji turi daugiau figūrų, nei gali būti partijoje: daugiausia 16, iš jų daugiausia 8 pėstininkai.
}
refusal-editor-pawns = Langelyje { $square } pėstininko būti negali: pėstininkai niekada nestovi pirmoje ar paskutinėje eilėje.
refusal-editor-check = { $seat ->
    [first] Eina baltieji, bet juodųjų karaliui jau paskelbtas šachas.
   *[second] Eina juodieji, bet baltųjų karaliui jau paskelbtas šachas.
}
refusal-editor-impossible-check = Joks paskutinis ėjimas negalėjo paskelbti šacho visomis šiomis figūromis.
task-check = Šachas! Jūsų karalius turi nuo jo išsigelbėti.
task-claim = Jūsų ėjimas: galite reikalauti lygiųjų.
task-fifty-moves = { $count ->
    [one] Jūsų ėjimas: 50 ėjimų lygiosios po { $count } ėjimo.
    [few] Jūsų ėjimas: 50 ėjimų lygiosios po { $count } ėjimų.
   *[other] Jūsų ėjimas: 50 ėjimų lygiosios po { $count } ėjimų.
}

## Drills

drill-tactics = Taktika
drill-tactics-about = Raskite vienintelį laimintį ėjimą ir sužaiskite variantą iki galo.
drill-tactics-task = { $seat ->
    [first] Eina baltieji. Laimi vienas ėjimas.
   *[second] Eina juodieji. Laimi vienas ėjimas.
}
drill-mates = Matai
drill-mates-about = Matas vienu, dviem ar trimis ėjimais.
drill-mates-task = { $seat ->
    [first] Eina baltieji. Ėjimų iki mato: { $moves }.
   *[second] Eina juodieji. Ėjimų iki mato: { $moves }.
}
drill-theme = { $theme ->
    [hanging] Tos figūros niekas nesaugojo.
    [fork] Tai buvo šakutė: viena figūra puola dvi iš karto.
    [pin] Figūra, kuri būtų galėjusi kirsti, buvo surišta su savo karaliumi.
    [discovery] Figūra pasitraukė iš kelio, ir už jos stovėjusi ėmė pulti.
    [promotion] Pėstininkas virto kita figūra.
    [back-rank] Paskutinės eilės matas: karalių užtvėrė jo paties figūros.
    [smothered] Uždusintas matas: karalius buvo apsuptas savo paties figūrų.
   *[sacrifice] Auka: atidavėte materialo, kad laimėtumėte daugiau.
}
drill-refuted = { $why ->
    [mate] Varžovas duoda matą.
    [escapes] Karalius pabėga.
   *[takes] Varžovas gali figūrą tiesiog nukirsti.
}
