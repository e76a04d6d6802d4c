### Latvian. man = vienkāršais kauliņš, king = dāma, piece = kauliņš, capture = sist, square = lauciņš, board = galdiņš.
### Melnie and Baltie are the two sides. Squares are named as c3.

game-name = Dambrete
game-about = Lec pāri pretinieka kauliņiem, sasniedz pēdējo rindu un kļūsti par dāmu.
seat-first = Melnie
seat-second = Baltie

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
booklet-collection = Spēļu komplekts
booklet-collection-about = Dambrete kā spēļu komplekta brošūrā: sist drīkst, bet nav obligāti. Brošūra tavā valodā var atšķirties no tavas valsts dambretes; to atradīsi zemāk.
booklet-dame = Vācu dambrete
booklet-dame-about = Tā pati spēle, tikai dzīvāka: ja vari sist, tev jāsit. Labi der spēlei pret datoru.
booklet-english = Angļu dambrete
booklet-english-about = Saukta arī par amerikāņu dambreti. Dāmas iet pa vienam lauciņam.
booklet-russian = Krievu dambrete
booklet-russian-about = Vienkāršie kauliņi drīkst sist arī atpakaļ un, sasnieguši pēdējo rindu, turpina kā dāmas.
booklet-brazilian = Brazīlijas dambrete
booklet-brazilian-about = Starptautiskie noteikumi uz maza galdiņa: sit tik kauliņu, cik vari.
booklet-pool = Pool checkers
booklet-pool-about = Vienkāršie kauliņi drīkst sist arī atpakaļ. Ko sist, izvēlies tu.
booklet-czech = Čehu dambrete
booklet-czech-about = Vienkāršie kauliņi sit tikai uz priekšu. Ja var sist dāma, tai jāsit pirms vienkāršā kauliņa.
booklet-spanish = Spāņu dambrete
booklet-spanish-about = Galdiņš pagriezts otrādi. Jāsit visvairāk kauliņu un starp tiem – visvairāk dāmu.
booklet-portuguese = Portugāļu dambrete
booklet-portuguese-about = Spāņu noteikumi ar tumšu lauciņu kreisajā apakšējā stūrī.
booklet-italian = Itāļu dambrete
booklet-italian-about = Vienkāršie kauliņi nevar sist dāmas. Dāmas iet pa vienam lauciņam.
booklet-thai = Taizemes dambrete
booklet-thai-about = Makhos: pa astoņiem kauliņiem un ātras dāmas.
booklet-thai12 = Taizemes, divpadsmit kauliņi
booklet-thai12-about = Taizemes noteikumi, katram divpadsmit kauliņi.
booklet-international = Starptautiskā dambrete
booklet-international-about = Simt lauciņu galdiņš un pa divdesmit kauliņiem.
box-size = Cik lauciņu ir gar vienu galdiņa malu?
box-black_begins = Vai sāk melnie?
box-men_take_backwards = Vai vienkāršie kauliņi drīkst sist atpakaļ?
box-kings_fly = Vai dāma drīkst iet tālāk par vienu lauciņu?
box-must_take = Vai jāsit, kad var?

## Switches
switch-may_stop = Vairāku lēcienu vidū
switch-may_stop-yes = Drīkst apstāties
switch-may_stop-no = Jāturpina, kamēr var
switch-men_turn = Vairāki vienkāršā kauliņa lēcieni
switch-men_turn-yes = Drīkst mainīt virzienu
switch-men_turn-no = Tikai pa vienu līniju
switch-king_far = Dāma lec
switch-king_far-yes = No jebkura attāluma
switch-king_far-no = Tikai pāri blakus kauliņam
switch-king_lands_anywhere = Dāma nostājas
switch-king_lands_anywhere-yes = Uz jebkura brīva lauciņa aiz kauliņa
switch-king_lands_anywhere-no = Tieši aiz kauliņa
switch-removal = Nosistie kauliņi atstāj galdiņu
switch-removal-at-once = Uzreiz, pēc katra lēciena
switch-removal-after = Kad gājiens beidzies
switch-promotion = Kauliņš, kas ar lēcienu sasniedz pēdējo rindu
switch-promotion-ends = Kļūst par dāmu, gājiens beidzas
switch-promotion-goes-on = Uzreiz turpina kā dāma
switch-blocked = Spēlētājs, kas nevar iet
switch-blocked-loses = Zaudē
switch-blocked-draws = Panāk neizšķirtu
switch-quiet_moves = Neizšķirts klusu dāmu gājienu dēļ
switch-quiet_moves-20 = Pēc 20 gājieniem katram
switch-quiet_moves-40 = Pēc 40 gājieniem katram

## The rules
clause-board-8 = Galdiņam ir astoņas rindas pa astoņiem lauciņiem. Katram spēlētājam apakšā pa labi ir gaišs lauciņš.
clause-board-8-mirrored = Galdiņam ir astoņas rindas pa astoņiem lauciņiem. Katram spēlētājam apakšā pa labi ir tumšs lauciņš.
clause-board-10 = Galdiņam ir desmit rindas pa desmit lauciņiem. Katram spēlētājam apakšā pa labi ir gaišs lauciņš.
clause-men-8 = Katrs spēlētājs sāk ar astoņiem kauliņiem uz pirmo divu rindu tumšajiem lauciņiem.
clause-men-12 = Katrs spēlētājs sāk ar divpadsmit kauliņiem uz pirmo trīs rindu tumšajiem lauciņiem.
clause-men-20 = Katrs spēlētājs sāk ar divdesmit kauliņiem uz pirmo četru rindu tumšajiem lauciņiem.
clause-black-begins = Sāk melnie. Kurš spēlē ar melnajiem, to nosaka nejaušība; pēc katras partijas spēlētāji mainās krāsām.
clause-white-begins = Sāk baltie. Kurš spēlē ar baltajiem, to nosaka nejaušība; pēc katras partijas spēlētāji mainās krāsām.
clause-turns = Spēlētāji iet pamīšus. Gājienā spēlētājs pārvieto vienu savas krāsas kauliņu; gājienu izlaist nedrīkst.
clause-dark-squares = Spēlē tikai uz tumšajiem lauciņiem.
clause-occupied = Kauliņš drīkst iet tikai uz brīvu lauciņu.
clause-man-moves = Vienkāršais kauliņš iet vienu lauciņu pa diagonāli uz priekšu.
clause-taking = Kauliņš sit, pa diagonāli pārlecot vienu pretinieka kauliņu uz brīvu lauciņu aiz tā. Tas nedrīkst lēkt pāri savas krāsas kauliņiem vai diviem kauliņiem reizē.
clause-man-takes-forward = Vienkāršais kauliņš sit blakus kauliņu un lec tikai uz priekšu.
clause-man-takes-all = Vienkāršais kauliņš sit blakus kauliņu, uz priekšu vai atpakaļ.
clause-men-spare-kings = Vienkāršais kauliņš nevar sist dāmu.
clause-crowning = Vienkāršajam kauliņam, kas sasniedz pēdējo rindu, uzliek virsū otru kauliņu, un tas kļūst par dāmu. Ar to gājiens beidzas.
clause-crowning-goes-on = Vienkāršajam kauliņam, kas sasniedz pēdējo rindu, uzliek virsū otru kauliņu, un tas uzreiz kļūst par dāmu. Ja tas tur nonāca ar lēcienu, tas tajā pašā gājienā var lēkt tālāk kā dāma.
clause-crowning-stops-only = Vienkāršajam kauliņam, kas beidz gājienu pēdējā rindā, uzliek virsū otru kauliņu, un tas kļūst par dāmu. Ja tas no turienes lec tālāk, tas paliek vienkāršais kauliņš.
clause-king-flies = Dāma iet pa diagonāli uz priekšu vai atpakaļ pāri jebkuram skaitam brīvu lauciņu.
clause-king-steps = Dāma iet vienu lauciņu pa diagonāli, uz priekšu vai atpakaļ.
clause-king-takes = Dāma sit visos virzienos. Arī tai vajag brīvu lauciņu aiz kauliņa. Dāmu var nosist tāpat kā jebkuru citu kauliņu, gan ar vienkāršo kauliņu, gan ar dāmu.
clause-king-lands-behind = Dāma drīkst sist no tālienes. Tā nostājas tieši aiz kauliņa.
clause-king-lands-anywhere = Dāma drīkst sist no tālienes. Tā nostājas uz jebkura brīva lauciņa aiz kauliņa.
clause-chain = Kauliņš, kas ir lēcis, tajā pašā gājienā drīkst lēkt vēlreiz no vietas, kur nostājies, arī citā virzienā.
clause-chain-may-stop = Apstāties drīkst pēc jebkura lēciena.
clause-chain-whole = Jālec tik ilgi, kamēr kauliņš var; ja var izvēlēties, kur nostāties, jānostājas tur, no kurienes var lēkt tālāk.
clause-removal-at-once = Pārlēkto kauliņu noņem uzreiz.
clause-removal-after = Pārlēktos kauliņus noņem, kad gājiens beidzies. Līdz tam tie ir ceļā, un nevienu nedrīkst pārlēkt divreiz.
clause-duty-free = Sist drīkst, bet nav obligāti: tā vietā drīkst izdarīt jebkuru citu gājienu.
clause-duty = Ja vari sist, tev jāsit.
clause-duty-most = Ja sist var dažādi, jāizvēlas sitiens, kas noņem visvairāk kauliņu.
clause-duty-most-kings = Ja sist var dažādi, jāizvēlas sitiens, kas noņem visvairāk kauliņu, un starp tiem – tas, kas noņem visvairāk dāmu.
clause-duty-king-first = Ja sist var gan dāma, gan vienkāršais kauliņš, jāsit dāmai.
clause-duty-italian = Ja sist var dažādi, jāizvēlas sitiens, kas noņem visvairāk kauliņu; tad sitiens ar dāmu; tad tas, kas noņem visvairāk dāmu; tad tas, kas dāmu sit visagrāk.
clause-all-taken = Spēlētājs, kuram vairs nav kauliņu, zaudē.
clause-blocked = Spēlētājs, kuram ir kauliņi, bet kurš nevar iet, zaudē.
clause-repetition = Ja tā pati pozīcija rodas trešo reizi un gājiens ir tam pašam spēlētājam, partija ir neizšķirta.
clause-quiet-15 = Ja abi spēlētāji ir izdarījuši pa 15 gājieniem tikai ar dāmām un nekas nav nosists, partija ir neizšķirta.
clause-quiet-20 = Ja abi spēlētāji ir izdarījuši pa 20 gājieniem tikai ar dāmām un nekas nav nosists, partija ir neizšķirta.
clause-quiet-25 = Ja abi spēlētāji ir izdarījuši pa 25 gājieniem tikai ar dāmām un nekas nav nosists, partija ir neizšķirta.
clause-quiet-40 = Ja abi spēlētāji ir izdarījuši pa 40 gājieniem tikai ar dāmām un nekas nav nosists, partija ir neizšķirta.
clause-short-5 = Ja palikuši tikai divi vai trīs kauliņi un katram spēlētājam ir dāma, partija ir neizšķirta pēc vēl pieciem gājieniem katram.
clause-short-16-5 = Viena dāma pret trim kauliņiem, no kuriem vismaz viens ir dāma: neizšķirts pēc 16 gājieniem katram. Ja palikuši tikai divi vai trīs kauliņi un katram spēlētājam ir dāma: neizšķirts pēc pieciem gājieniem katram.
clause-short-13 = Trīs dāmas pret vienu: neizšķirts pēc 13 gājieniem katram.
clause-short-road = Viena dāma uz garās diagonāles no stūra līdz stūrim pret trim kauliņiem, no kuriem vismaz viens ir dāma: neizšķirts pēc pieciem gājieniem katram, ja vienīgā dāma tur paliek.
clause-agreed = Spēlētāji drīkst vienoties par neizšķirtu, un katrs drīkst padoties. Gājienu atsauc tikai tad, ja abi piekrīt.

## Why not
refusal-dark-squares = { $square } nav šī galdiņa tumšais lauciņš.
refusal-turns = { $holder ->
    [nobody] Lauciņš { $square } ir brīvs.
    [white] Kauliņš uz { $square } ir balts. Jāiet melnajiem.
   *[black] Kauliņš uz { $square } ir melns. Jāiet baltajiem.
}
refusal-occupied = { $holder ->
    [white] Uz { $square } stāv balts kauliņš.
   *[black] Uz { $square } stāv melns kauliņš.
}
refusal-man-moves = { $why ->
    [back] Šis kauliņš vēl nav dāma, tāpēc atpakaļ iet nevar.
    [far] Vienkāršais kauliņš iet tikai vienu lauciņu.
    [stuck] Kauliņš uz { $from } nevar iet.
   *[diagonal] { $from } un { $to } nav uz vienas diagonāles. Vienkāršais kauliņš iet pa diagonāli uz priekšu.
}
refusal-king-flies = { $why ->
    [stuck] Dāma uz { $from } nevar iet.
   *[diagonal] { $from } un { $to } nav uz vienas diagonāles. Dāma iet pa diagonāli.
}
refusal-king-steps = { $why ->
    [far] Šajā spēlē dāma iet tikai vienu lauciņu.
    [stuck] Dāma uz { $from } nevar iet.
   *[diagonal] { $from } un { $to } nav uz vienas diagonāles. Dāma iet pa diagonāli.
}
refusal-taking = { $why ->
    [own] Nevar lēkt pāri savam kauliņam starp { $from } un { $to }.
    [two] Nevar lēkt pāri vairāk nekā vienam kauliņam starp { $from } un { $to }.
    [diagonal] { $from } un { $to } nav uz vienas diagonāles. Kauliņi lec pa diagonāli.
   *[nothing] Starp { $from } un { $to } nav ko sist.
}
refusal-man-takes-forward = { $why ->
    [far] Vienkāršais kauliņš sit tikai blakus kauliņu un nostājas tieši aiz tā.
   *[back] Vienkāršais kauliņš sit tikai uz priekšu: atpakaļ pāri { $over } lēkt nevar.
}
refusal-men-spare-kings = Uz { $over } stāv dāma, un vienkāršais kauliņš nevar sist dāmu.
refusal-crowning = Uz { $from } kauliņš kļūst par dāmu, un ar to gājiens beidzas. Sist tā varēs nākamajā gājienā.
refusal-duty = { $count ->
    [zero] Tu vari sist, tātad jāsit: ar vienu no kauliņiem uz { $squares }.
    [one] Tu vari sist, tātad jāsit: ar kauliņu uz { $squares }.
   *[other] Tu vari sist, tātad jāsit: ar vienu no kauliņiem uz { $squares }.
}
refusal-duty-most = Tā tu nosistu { $taken }, bet no { $squares } var { $most }. Jāsit pēc iespējas vairāk.
refusal-duty-most-kings = { $why ->
    [most] Tā tu nosistu { $taken }, bet no { $squares } var { $most }. Jāsit pēc iespējas vairāk.
   *[kings] No { $squares } vari nosist tikpat daudz kauliņu, bet starp tiem vairāk dāmu.
}
refusal-duty-king-first = Dāmai jāsit pirms vienkāršā kauliņa: ej ar to, kas uz { $squares }.
refusal-duty-italian = { $why ->
    [most] Tā tu nosistu { $taken }, bet no { $squares } var { $most }. Jāsit pēc iespējas vairāk.
    [with-king] Dāma uz { $squares } var nosist tikpat daudz, un dāmai jāsit pirms vienkāršā kauliņa.
   *[kings] No { $squares } vari nosist tikpat daudz kauliņu, bet starp tiem vairāk dāmu vai dāmas agrāk.
}

## How it ends
outcome-all-taken = { $seat } uzvar: pretiniekam vairs nav kauliņu.
outcome-blocked = { $seat } uzvar: pretinieks nevar iet.
outcome-blocked-draw = Neizšķirts: spēlētājs, kuram jāiet, ir bloķēts.
outcome-repetition = Neizšķirts: trīsreiz tā pati pozīcija.
outcome-quiet = Neizšķirts: pārāk daudz klusu gājienu ar dāmām.
outcome-short = Neizšķirts: sasniegts gājienu skaits, kas atļauts ar tik maz kauliņiem.

## The board in words
scene-title = Dambretes galdiņš
scene-men = { $colour ->
    [white] Baltie kauliņi uz { $squares }.
   *[black] Melnie kauliņi uz { $squares }.
}
scene-kings = { $colour ->
    [white] Baltās dāmas uz { $squares }.
   *[black] Melnās dāmas uz { $squares }.
}
scene-none = { $colour ->
    [white] Baltajiem nav kauliņu.
   *[black] Melnajiem nav kauliņu.
}
scene-must = Jāsit: { $squares }.
scene-quiet = { $count ->
    [zero] Neizšķirts vēl pēc { $count } klusiem gājieniem.
    [one] Neizšķirts vēl pēc { $count } klusa gājiena.
   *[other] Neizšķirts vēl pēc { $count } klusiem gājieniem.
}
scene-repeated = { $count ->
    [zero] Šī pozīcija te ir bijusi { $count } reizes. Trešā reize ir neizšķirts.
    [one] Šī pozīcija te ir bijusi { $count } reizi.
   *[other] Šī pozīcija te ir bijusi { $count } reizes. Trešā reize ir neizšķirts.
}
scene-square = { $holder ->
    [white-man] { $square }: balts vienkāršais kauliņš
    [white-king] { $square }: balta dāma
    [black-man] { $square }: melns vienkāršais kauliņš
    [black-king] { $square }: melna dāma
   *[nobody] { $square }: brīvs
}
told-move = { $colour ->
    [white] Baltie { $move }
   *[black] Melnie { $move }
}
told-crowned = { $colour ->
    [white] Baltie { $move }, dāma
   *[black] Melnie { $move }, dāma
}
button-end-turn = Beigt gājienu

## Levels
level-beginner = Iesācējs
level-beginner-about = Sit, ko redz, un neko neplāno. Uzvarēt var arī bērns.
level-casual = Amatieris
level-casual-about = Domā gājienu vai divus uz priekšu un reizēm kaut ko nepamana.
level-skilled = Prasmīgs
level-skilled-about = Kauliņus velti neatdod. Labs pretinieks visai ģimenei.
level-strong = Stiprs
level-strong-about = Redz daudzus gājienus uz priekšu.
level-master = Meistars
level-master-about = Domā visdziļāk un zina katru galotni ar ne vairāk kā četriem kauliņiem.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Izkārtojums
chapter-moving = Gājieni
chapter-taking = Sišana
chapter-queens = Dāmas
chapter-duty = Vai obligāti jāsit?
chapter-ending = Partijas beigas

## Lessons: a title, what to do, and what was learnt
lesson-step = Iešana
lesson-step-task = Baltais kauliņš ir tavs. Ej ar to.
lesson-step-done = Vienkāršie kauliņi iet vienu lauciņu pa diagonāli uz priekšu, pa tumšajiem lauciņiem.
lesson-jump = Sišana
lesson-jump-task = Nosit melno vienkāršo kauliņu: pārlec to uz brīvo lauciņu aiz tā.
lesson-jump-done = Kauliņš, kam tu pārlec, ir nosists un atstāj galdiņu.
lesson-chain = Vairāki lēcieni
lesson-chain-task = Nosit abus melnos kauliņus vienā gājienā.
lesson-chain-done = Pēc lēciena tas pats kauliņš drīkst lēkt tālāk.
lesson-freedom = Tava izvēle
lesson-freedom-task = Pēc šiem noteikumiem sist nav obligāti. Ej ar savu otru kauliņu.
lesson-freedom-done = Šeit sist vai nesist izvēlies tu. Pēc vairuma citu noteikumu ir jāsit.
lesson-duty = Kad ir jāsit
lesson-duty-task = Pēc šiem noteikumiem jāsit, ja var. Izdari gājienu.
lesson-duty-done = Tā vari piespiest pretinieku iet, kur tu gribi.
lesson-crowning = Dāma
lesson-crowning-task = Tavam kauliņam līdz pēdējai rindai ir viens solis. Padari to par dāmu.
lesson-crowning-done = Pēdējā rindā vienkāršais kauliņš kļūst par dāmu.
lesson-flying = Lidojošas dāmas
lesson-flying-task = Sūti savu dāmu pāri visam galdiņam, no stūra uz stūri.
lesson-flying-done = Pēc šiem noteikumiem dāma lido pāri jebkuram skaitam brīvu lauciņu.
lesson-far-jump = Lēciens no tālienes
lesson-far-jump-task = Nosit kauliņu, kas ir dāmas ceļā, no turienes, kur dāma stāv.
lesson-far-jump-done = Dāmai nav jāstāv blakus. Pēc šiem noteikumiem tā nostājas tieši aiz kauliņa.
lesson-give-one = Atdod vienu, nosit trīs
lesson-give-one-task = Šeit jāsit, ja var. Upurē kauliņu, tad nosit visu, kas palicis.
lesson-give-one-done = Īstajā brīdī upurēts kauliņš atver galdiņu. To sauc par kombināciju.
lesson-block = Bez gājiena
lesson-block-task = Panāc, lai melnie vairs nevar iet.
lesson-block-done = Spēlētājs, kas nevar iet, zaudē.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Tas ir vienīgais gājiens.
    [wins] Tas uzvar.
    [resists] Partija ir zaudēta; tā var turēties visilgāk.
    [crowns] Vienkāršais kauliņš kļūst par dāmu.
    [gains] Tas iegūst materiālu.
    [avoids] Jebkurš cits gājiens ir daudz sliktāks.
    [draws] Tas saglabā neizšķirtu.
    [equal] Kāds cits gājiens ir tikpat labs.
   *[best] Tas šķiet mazliet labāks par pārējiem.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Tu vari sist, tātad tev jāsit: pārlec pāri kauliņam uz brīvo lauciņu aiz tā.
    [may] Tu vari sist, ja gribi: pārlec pāri kauliņam uz brīvo lauciņu aiz tā.
    [king] Ej ar vienkāršo kauliņu vienu lauciņu uz priekšu vai ar dāmu uz priekšu vai atpakaļ.
   *[other] Ej ar vienkāršo kauliņu vienu lauciņu pa diagonāli uz priekšu.
}
guide-why = { $why ->
    [only] Tas ir vienīgais gājiens.
    [crowns] Tavs vienkāršais kauliņš kļūst par dāmu.
    [takes] Tu sit.
    [saves] Tu aizved kauliņu no briesmām.
    [safe] Pēc tam pretinieks neko nevar nosist.
   *[other] Šķiet mazliet labāks par pārējiem.
}

## Rules that follow their switches
refusal-man-takes-all = Vienkāršais kauliņš sit tikai blakus kauliņu un nostājas tieši aiz tā.
refusal-king-takes-near = Šajā spēlē dāma sit tikai blakus kauliņu un nostājas tieši aiz tā.
refusal-king-lands-behind = Dāmai jānostājas tieši aiz { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] Šajā spēlē dāma sit tikai blakus kauliņu.
   *[behind] Dāmai jānostājas tieši aiz { $over }.
}
refusal-king-near-lands-anywhere = Šajā spēlē dāma sit tikai blakus kauliņu.
refusal-chain-straight = Šajā spēlē vienkāršā kauliņa lēcieniem jāpaliek uz vienas līnijas.
refusal-chain-whole = Kauliņš var sist vēl, tāpēc tam jālec tālāk, un apstāties uz { $to } nevar.
refusal-removal-after = Kauliņam uz { $over } tu jau pārlēci. Divreiz nevar.
character-beginner = Drusciņa
character-casual = Ingvers
character-skilled = Dadzis
character-strong = Ogle
character-master = Onikss
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
clause-king-takes-near = Dāma sit visos virzienos, bet tikai blakus stāvošu kauliņu, un nostājas tieši aiz tā. Arī dāmu var nosist.
clause-king-near-lands-behind = Dāma sit tikai blakus stāvošu kauliņu un nostājas tieši aiz tā.
clause-king-near-lands-anywhere = Dāma sit tikai blakus stāvošu kauliņu un nostājas jebkurā brīvā lauciņā aiz tā.
clause-chain-straight = Kauliņš, kas ir lēcis, tajā pašā gājienā drīkst lēkt tālāk no jaunās vietas: vienkāršais kauliņš tikai pa to pašu līniju, dāma arī citā virzienā.
clause-blocked-draws = Ja spēlētājam ir kauliņi, bet iet nevar, partija beidzas neizšķirti.
origin-collection-board-8 = Dāņu brošūrā runāts par baltu apakšējo pusi; domāts apakšējais labais lauciņš.
origin-collection-men-12 = Tikai angļu tekstā teikts, kuras rindas ir aizņemtas. Citos ir attēls.
origin-collection-black-begins = Nejaušā izvēle un melno pirmais gājiens ir nodrukāti. Ka krāsas mainās pēc katras partijas, ir mūsu izvēle.
origin-collection-turns = Gājienu izlaist nedrīkst, lai gan sist nav obligāti: iet pārmaiņus.
origin-collection-man-moves = Krievu tekstā teikts tikai, ka vienkāršais kauliņš nedrīkst atgriezties tur, kur bijis. Atpakaļ vienkāršie kauliņi neiet.
origin-collection-taking = Itāļu un dāņu tekstā trūkst vārda „brīvs” vai „tumšs”. Domāts brīvs tumšs lauciņš.
origin-collection-man-takes-forward = Par lēcienu runāts no lauciņa vienkāršā kauliņa priekšā, tātad tas ir uz priekšu. Angļu teksts piebilst, ka atpakaļ „vēl” nedrīkst.
origin-collection-crowning = Pēc brošūras virsū liek otru kauliņu, vairāk nekas nav teikts. Gājienu tur beidzam, kā vairumā dambretes spēļu; iestatījums ļauj jaunajai dāmai lēkt tālāk. Franču tekstā otru kauliņu ņem no jau zaudētajiem; šeit tas vienmēr ir.
origin-collection-crowning-goes-on = Brošūrā nav teikts, kas notiek vairāku lēcienu vidū. Šajā partijā jaunā dāma lec tālāk, kā krievu dambretē.
origin-collection-king-flies = Poļu tekstā dāma lec pāri brīviem lauciņiem; tā pa tiem slīd.
origin-collection-king-takes = Itāļu tekstā nav teikts, ka lauciņam aiz kauliņa jābūt brīvam. Citos ir.
origin-collection-king-lands-behind = Tikai franču tekstā teikts „tieši aiz”, un angļu salīdzina lēcienu ar vienkāršā kauliņa lēcienu. No cik tālienes dāma drīkst sist, nav teikts. Tā nostājas tieši aiz kauliņa, kā vācu ģimenes dambretē; abus maina iestatījumi.
origin-collection-king-lands-anywhere = Brošūrā nav teikts, kur nostājas dāma. Turnīru spēlētāji sagaida jebkuru brīvu lauciņu aiz kauliņa.
origin-collection-king-near-lands-behind = Brošūrā nav teikts, no cik tālienes dāma drīkst sist.
origin-collection-king-near-lands-anywhere = Brošūrā nav teikts, no cik tālienes dāma drīkst sist un kur nostājas.
origin-collection-chain = Brošūra pagriezties ļauj tikai dāmām, un angļu tekstā vienkāršais kauliņš paliek uz vienas diagonāles. Pie mums griežas arī vienkāršie kauliņi, kā visās citās dambretes spēlēs; iestatījums tiem liek iet taisni.
origin-collection-chain-straight = Angļu tekstā vienkāršā kauliņa lēcieni paliek uz vienas diagonāles. Citās valodās tā nav.
origin-collection-chain-may-stop = Visās valodās teikts, ka drīkst lēkt tālāk, nevienā – ka jālec.
origin-collection-chain-whole = Brošūra to neprasa: šajā partijā vienojāties lēkt tālāk.
origin-collection-removal-at-once = Par kauliņa noņemšanu brošūrā runāts pirms vairākiem lēcieniem. Tāpēc to noņemam uzreiz.
origin-collection-removal-after = Brošūrā nav teikts, kad. Vairumā turnīru spēļu gaida gājiena beigas.
origin-collection-duty-free = Visās desmit valodās teikts „var” vai „drīkst”. Daudzās valstīs sist ir obligāti; tām spēlēm šeit ir savi noteikumi.
origin-collection-all-taken = Spāņu tekstā teikts otrādi: uzvar tas, kurš visu nosit.
origin-collection-blocked = Par spēlētāju, kas nevar iet, nekas nav nodrukāts. Tas zaudē, kā visās citās dambretes spēlēs.
origin-collection-blocked-draws = Par spēlētāju, kas nevar iet, nekas nav nodrukāts. Šajā partijā tas ir neizšķirts.
origin-collection-repetition = Par neizšķirtu nekas nav nodrukāts. Bez šī noteikuma dāmas varētu mūžīgi dzīties cita citai pakaļ.
origin-collection-quiet-20 = Par neizšķirtu nekas nav nodrukāts. Bez šī noteikuma dāmas varētu mūžīgi dzīties cita citai pakaļ.
origin-collection-quiet-40 = Par neizšķirtu nekas nav nodrukāts. Bez šī noteikuma dāmas varētu mūžīgi dzīties cita citai pakaļ.
origin-collection-agreed = Par padošanos un vienošanos uz neizšķirtu nekas nav nodrukāts. Abas lietas ir ierastas.
origin-dame-king-lands-anywhere = Pēc vācu ģimenes noteikumiem dāma nostājas tieši aiz kauliņa. Šajā partijā tā drīkst nostāties arī tālāk.
origin-dame-removal-after = Pēc vācu ģimenes noteikumiem kauliņus noņem uzreiz. Šajā partijā tie paliek līdz gājiena beigām.
origin-thai-white-begins = Pēc dažiem Taizemes noteikumiem spēlētāji paši izvēlas, kurš iet pirmais. Pie mums sāk baltie, kā vienā nodrukātā noteikumu krājumā.
origin-thai12-men-12 = Makhos spēlē ar astoņiem kauliņiem. Šī ir tā pati spēle ar divpadsmit kauliņiem no tavas kastes.
editor-piece = { $piece ->
    [w] Baltais vienkāršais kauliņš
    [W] Baltā dāma
    [b] Melnais vienkāršais kauliņš
   *[B] Melnā dāma
}
refusal-editor-many = { $colour ->
    [white] Baltajiem kauliņu skaits ir { $count }; pavisam to ir tikai { $most }.
   *[black] Melnajiem kauliņu skaits ir { $count }; pavisam to ir tikai { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Baltais vienkāršais kauliņš uz { $square } jau būtu dāma.
   *[black] Melnais vienkāršais kauliņš uz { $square } jau būtu dāma.
}
refusal-editor-none = { $colour ->
    [white] Baltajiem nav kauliņu, bet pēdējo gājienu noteikti izdarīja viņi.
   *[black] Melnajiem nav kauliņu, bet pēdējo gājienu noteikti izdarīja viņi.
}
task-capture = Tavs gājiens: tev jāsit.

## Drills

drill-combinations = Kombinācijas
drill-combinations-about = Upurē, piespied pretinieku sist un atgūsti vairāk.
drill-combinations-task = { $colour ->
    [white] Gājiens ir baltajiem. Atrodi kombināciju.
   *[black] Gājiens ir melnajiem. Atrodi kombināciju.
}
drill-combinations-why = Atdoti: { $given }. Nosisti: { $taken }.
drill-refuted = Pretinieks sit un iegūst materiālu.
drill-endings = Galotnes
drill-endings-about = Uzvari vai noturi galotnes, kurās ir līdz četriem kauliņiem. Pretinieks spēlē bez kļūdām.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Baltie sāk un uzvar.
       *[draw] Gājiens ir baltajiem. Noturi neizšķirtu. Gājieni: { $moves }.
    }
   *[black] { $goal ->
        [win] Melnie sāk un uzvar.
       *[draw] Gājiens ir melnajiem. Noturi neizšķirtu. Gājieni: { $moves }.
    }
}
drill-endings-why = { $value ->
    [draw] Tagad ir vairs tikai neizšķirts.
   *[loss] Tagad partija ir zaudēta.
}
