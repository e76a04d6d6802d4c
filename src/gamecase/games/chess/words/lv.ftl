### Latvian. Signs like ♞ stand for the pieces and are the same in all languages; `told-move` writes the Latvian letters.
### piece = figūra, square = lauciņš, board = galdiņš, capture = nosist, draw = neizšķirts.

game-name = Šahs
game-about = Katram sešpadsmit figūras, nekādas veiksmes un viens karalis, kas jāsargā.
seat-first = Baltie
seat-second = Melnie

booklet-collection = Spēļu komplekts
booklet-collection-about = Šahs kā spēļu komplekta brošūrā; kā tajā trūkst, to spēlē pēc parastajiem noteikumiem.
booklet-fide = FIDE
booklet-fide-about = Šahs pēc pasaules federācijas noteikumiem, ar to pantu numuriem.
booklet-chess960 = Chess960
booklet-chess960-about = Saukts arī par Fišera šahu: pirmās rindas figūras izliek pēc izlozes, viss pārējais ir šahs.
switch-draws_by_claim = Trīsreizēja atkārtošanās un 50 gājienu noteikums
switch-draws_by_claim-yes = Neizšķirts, ja spēlētājs to pieprasa
switch-draws_by_claim-no = Uzreiz neizšķirts

## The booklet

clause-set-up = Galdiņam ir astoņi reiz astoņi lauciņi, un katram spēlētājam pa labi ir gaišs stūris. No stūra uz vidu stāv tornis, zirgs un laidnis; dāma stāv uz savas krāsas lauciņa, blakus tai karalis, priekšā bandinieki.
clause-set-up-by-lot = Bandinieki stāv kā parasti. Pārējās baltās figūras pēc izlozes izliek pirmajā rindā tā, lai laidņi būtu uz dažādu krāsu lauciņiem un karalis starp torņiem; melnās figūras stāv pretī tādām pašām baltajām. Šādu pozīciju ir 960.
clause-starter = Sāk baltie, tad spēlētāji iet pamīšus. Kurš pirmais spēlē ar baltajiem, to nosaka nejaušība; pēc tam spēlētāji mainās krāsām katrā partijā.
clause-your-piece = Katrā gājienā pārvieto vienu savu figūru. Gājienu izlaist nedrīkst.
clause-own-square = Nedrīkst iet uz lauciņu, kur stāv paša figūra. Pretinieka figūru tur nosit un noņem no galdiņa.
clause-bishop-move = Laidnis iet pa diagonāli pāri jebkuram skaitam brīvu lauciņu.
clause-rook-move = Tornis iet uz priekšu, atpakaļ vai sāņus pāri jebkuram skaitam brīvu lauciņu.
clause-queen-move = Dāma iet jebkurā virzienā pāri jebkuram skaitam brīvu lauciņu.
clause-no-jump = Dāma, tornis un laidnis nevar lēkt pāri citām figūrām.
clause-knight-move = Zirgs iet divus lauciņus taisni un vienu sāņus. Tas pārlec pāri visam, kas ir ceļā.
clause-pawn-move = Bandinieks iet vienu lauciņu taisni uz priekšu, bet savā pirmajā gājienā drīkst iet arī divus. Lauciņiem jābūt brīviem. Atpakaļ tas neiet.
clause-pawn-capture = Bandinieks sit tikai pa diagonāli, vienu lauciņu uz priekšu.
clause-en-passant = Ja bandinieks paiet divus lauciņus un nostājas blakus pretinieka bandiniekam, tas drīkst to nosist garāmejot, it kā bandinieks būtu pagājis tikai vienu: tieši nākamajā gājienā vai nekad.
clause-promotion = Bandinieks, kas sasniedz pēdējo rindu, uzreiz kļūst par dāmu, torni, laidni vai zirgu, lai kas vēl būtu uz galdiņa.
clause-king-move = Karalis iet vienu lauciņu jebkurā virzienā.
clause-castling = Rokāde: karalis iet divus lauciņus torņa virzienā, un tornis nostājas karalim otrā pusē.
clause-castling-960 = Rokāde: lai kur tie sāktu, pēc O-O karalis stāv uz g līnijas un tornis uz f līnijas, pēc O-O-O karalis uz c līnijas un tornis uz d līnijas. Lai izdarītu rokādi, ej ar karali uz torņa.
clause-castling-moved = Karalis, kas jau ir gājis, vairs nevar rokēt, un ar torni, kas ir gājis, rokēt nevar.
clause-castling-between = Rokādē starp karali un torni nedrīkst stāvēt neviena figūra.
clause-castling-path = Rokādē uz lauciņiem, kurus karalis un tornis šķērso vai uz kuriem tie nonāk, nedrīkst stāvēt nekas cits kā tie paši.
clause-castling-attacked = Rokādi nevar izdarīt, ja karalim ir šahs, ja tas ietu pār apdraudētu lauciņu vai nonāktu šahā.
clause-king-safety = Karalis nekad nedrīkst iet uz apdraudētu lauciņu.
clause-pinned = Nedrīkst izdarīt gājienu, kas atklāj paša karali uzbrukumam.
clause-in-check = Ja tavam karalim ir šahs, gājienam šahs jānovērš: aizej ar karali, nosit uzbrucēju vai aizsedzies.
clause-checkmate = Ja karalim ir šahs un glābiņa nav, tas ir mats: partija ir zaudēta.
clause-resign = Spēlētājs, kas padodas, zaudē.
clause-stalemate = Ja spēlētājam, kuram ir gājiens, nav šaha, bet nav arī neviena atļauta gājiena, tas ir pats: neizšķirts.
clause-dead-position = Ja neviens spēlētājs vairs nekad nevar pieteikt matu, partija uzreiz ir neizšķirta.
clause-agreed = Spēlētāji drīkst vienoties par neizšķirtu.
clause-repetition = Ja tā pati pozīcija ar tiem pašiem iespējamiem gājieniem rodas trešo reizi, spēlētājs, kuram ir gājiens, var pieprasīt neizšķirtu. Piektajā reizē tas iestājas automātiski.
clause-fifty-moves = Pēc piecdesmit katra spēlētāja gājieniem bez sišanas un bandinieka gājiena spēlētājs, kuram ir gājiens, var pieprasīt neizšķirtu. Pēc septiņdesmit pieciem tas iestājas automātiski.

## Why not

refusal-set-up = Figūras jau ir izliktas.
refusal-set-up-by-lot = { $state ->
    [waiting] Figūras vēl nav izliktas.
   *[done] Figūras jau ir izliktas.
}
refusal-your-piece = { $holder ->
    [first] Uz { $square } stāv balto figūra.
    [second] Uz { $square } stāv melno figūra.
   *[nobody] Uz { $square } figūras nav.
}
refusal-own-square = Uz { $square } stāv tava figūra: { $piece }.
refusal-bishop-move = No { $start } uz { $end } nevar: laidnis iet pa diagonāli.
refusal-rook-move = No { $start } uz { $end } nevar: tornis iet taisni, pa rindām un kolonnām.
refusal-queen-move = No { $start } uz { $end } nevar: dāma iet taisni vai pa diagonāli.
refusal-knight-move = No { $start } uz { $end } nevar: zirgs iet divus lauciņus taisni un vienu sāņus.
refusal-king-move = No { $start } uz { $end } nevar: karalis iet vienu lauciņu.
refusal-no-jump = Ceļā stāv { $piece } { $square }. Lēkt var tikai zirgi.
refusal-pawn-move = { $why ->
    [moved] No { $start } uz { $end } nevar: divus lauciņus bandinieks iet tikai pirmajā gājienā.
    [blocked] Bandinieks no { $start } netiek tālāk: { $end } ir aizņemts.
   *[shape] No { $start } uz { $end } nevar: bandinieks iet vienu lauciņu taisni uz priekšu, bet savā pirmajā gājienā drīkst iet arī divus.
}
refusal-pawn-capture = Pa diagonāli bandinieks tikai sit, bet uz { $square } nav ko sist.
refusal-en-passant = Par vēlu: { $piece } { $square } varēja nosist garāmejot tikai uzreiz pēc dubultā soļa.
refusal-promotion = { $why ->
    [choose] Izvēlies, par ko kļūs bandinieks uz { $square }.
   *[not-there] Uz { $square } nekas nepārvēršas: to dara tikai bandinieki pēdējā rindā.
}
refusal-castling-moved = { $mover ->
    [king] Rokēt nevar: karalis jau ir gājis.
    [no-rook] Rokēt nevar: { $side ->
        [short] karaļa
       *[long] dāmas
    } spārna torņa nav vietā.
   *[rook] Rokēt nevar: { $side ->
        [short] karaļa
       *[long] dāmas
    } spārna tornis jau ir gājis.
}
refusal-castling-path = Rokēt nevar: ceļā stāv { $piece } { $square }.
refusal-castling-960 = Lai izdarītu rokādi, ej ar karali uz torņa { $square }.
refusal-castling-between = Rokēt nevar: traucē { $piece } { $square }.
refusal-castling-attacked = { $why ->
    [out] No šaha rokēt nevar: { $piece } { $square } uzbrūk karalim uz { $crossed }.
    [through] Rokēt nevar: karalis ietu pār { $crossed }, bet to apdraud { $piece } { $square }.
   *[into] Rokēt nevar: { $piece } { $square } apdraud { $crossed }.
}
refusal-king-safety = Karalis nevar iet uz { $crossed }: to apdraud { $piece } { $square }.
refusal-pinned = Tā tavam karalim uzbruktu { $piece } { $square }.
refusal-in-check = Šahu piesaka { $piece } { $square }, un šis gājiens to nenovērš.
refusal-repetition = { $count ->
    [zero] Vēl nav neizšķirts: šī pozīcija uz galdiņa bijusi { $count } reižu. Vajag trīs.
    [one] Vēl nav neizšķirts: šī pozīcija uz galdiņa bijusi { $count } reizi. Vajag trīs.
   *[other] Vēl nav neizšķirts: šī pozīcija uz galdiņa bijusi { $count } reizes. Vajag trīs.
}
refusal-fifty-moves = { $count ->
    [zero] Vēl nav neizšķirts: katram spēlētājam ir { $count } gājienu bez sišanas un bandinieka gājiena. Vajag piecdesmit.
    [one] Vēl nav neizšķirts: katram spēlētājam ir { $count } gājiens bez sišanas un bandinieka gājiena. Vajag piecdesmit.
   *[other] Vēl nav neizšķirts: katram spēlētājam ir { $count } gājieni bez sišanas un bandinieka gājiena. Vajag piecdesmit.
}

## How it ends

outcome-checkmate = { $seat } uzvar: mats.
outcome-stalemate = Neizšķirts: pats.
outcome-dead-position = Neizšķirts: neviens spēlētājs vairs nevar pieteikt matu.
outcome-time-draw = Neizšķirts: laiks beidzies, taču pretinieks nekādi nevarēja pieteikt matu.
outcome-repetition = Neizšķirts: trīsreiz tā pati pozīcija.
outcome-fivefold = Neizšķirts: piecreiz tā pati pozīcija.
outcome-fifty-moves = Neizšķirts: piecdesmit gājieni bez sišanas un bandinieka gājiena.
outcome-seventy-five-moves = Neizšķirts: septiņdesmit pieci gājieni bez sišanas un bandinieka gājiena.

## On the table

scene-title = Šaha galdiņš
scene-side = { $seat ->
    [first] Baltie: { $pieces }.
   *[second] Melnie: { $pieces }.
}
scene-check = { $seat ->
    [first] Baltajiem ir šahs.
   *[second] Melnajiem ir šahs.
}
scene-square = { $piece ->
    [white-king] { $square }: baltais karalis
    [white-queen] { $square }: baltā dāma
    [white-rook] { $square }: baltais tornis
    [white-bishop] { $square }: baltais laidnis
    [white-knight] { $square }: baltais zirgs
    [white-pawn] { $square }: baltais bandinieks
    [black-king] { $square }: melnais karalis
    [black-queen] { $square }: melnā dāma
    [black-rook] { $square }: melnais tornis
    [black-bishop] { $square }: melnais laidnis
    [black-knight] { $square }: melnais zirgs
    [black-pawn] { $square }: melnais bandinieks
   *[nobody] { $square }: brīvs
}
scene-promotion = { $piece ->
    [queen] Pārvērst par dāmu
    [rook] Pārvērst par torni
    [bishop] Pārvērst par laidni
   *[knight] Pārvērst par zirgu
}

# K, D, T, L, Z: figūru burti latviski.
told-move = { $piece ->
    [king] K
    [queen] D
    [rook] T
    [bishop] L
    [knight] Z
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =T
    [bishop] =L
    [knight] =Z
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
told-set-up = Pozīcija { $number }
told-claim = { $ground ->
    [repetition] Pieprasīts neizšķirts: trīsreizēja atkārtošanās
   *[fifty-moves] Pieprasīts neizšķirts: 50 gājienu noteikums
}
claim-repetition = Pieprasīt neizšķirtu: trīsreizēja atkārtošanās
claim-fifty-moves = Pieprasīt neizšķirtu: 50 gājienu noteikums

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Pirmā nedēļa
level-first-week-about = Zina, kā iet figūras, un grābj, ko ierauga. Ap 400.
level-first-month = Pirmais mēnesis
level-first-month-about = Paņem neaizsargātās figūras, bet arī savas figūras bieži atstāj neaizsargātas. Ap 600.
level-first-year = Pirmais gads
level-first-year-about = Redz vienu gājienu uz priekšu, pārējo palaiž garām. Ap 800.
level-casual = Amatieris
level-casual-about = Spēlē prātīgi, kamēr nekļūst sarežģīti. Ap 1000.
level-hobby = Entuziasts
level-hobby-about = Maz ko atdod par velti, bet uzķeras uz viltībām. Ap 1200.
level-club = Kluba spēlētājs
level-club-about = Drošs kluba spēlētājs, kuram reizēm gadās misēklis. Ap 1500.
level-strong-club = Stiprs kluba spēlētājs
level-strong-club-about = Gaidi savu izdevību: to nebūs daudz. Ap 1650.
level-expert = Eksperts
level-expert-about = Reti kļūdās un soda par tavām kļūdām. Ap 1800.
level-unbeatable = Neuzvarams
level-unbeatable-about = Šaha programma ar pilnu jaudu. Neviens pret to neuzvar.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Atklātne: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Šajā datorā nav citas šaha programmas, tāpēc spēlē pati Gamecase programma. Tā ir spēcīga, bet augstākajā līmenī vājāka par Stockfish.

## The rule book's chapters
chapter-setup = Galdiņš un gājienu kārta
chapter-pieces = Kā iet figūras
chapter-special = Īpašie gājieni
chapter-check = Šahs un mats
chapter-ending = Partijas beigas

## Lessons: a title, what to do, and what was learnt
lesson-knight = Zirgs
lesson-knight-task = Nosit bandinieku ar savu zirgu.
lesson-knight-done = Divi lauciņi taisni, viens sāņus, pāri visam, kas ir ceļā.
lesson-promotion = Bandinieka pārvēršana
lesson-promotion-task = Tavam bandiniekam līdz pēdējai rindai ir viens solis. Pārvērt to par dāmu.
lesson-promotion-done = Bandinieks, kas sasniedz pēdējo rindu, uzreiz kļūst par stiprāku figūru.
lesson-castling = Rokāde
lesson-castling-task = Noslēp karali drošībā: izdari rokādi uz jebkuru pusi.
lesson-castling-done = Karalis iet divus lauciņus, un tornis pārlec karalim otrā pusē. Neviens no abiem iepriekš nedrīkst būt gājis.
lesson-check = Aizstāvies pret šahu
lesson-check-task = Tornis uzbrūk tavam karalim. Nosit to.
lesson-check-done = Uz šahu atbild tā: aiziet ar karali, nosit uzbrucēju vai aizsedzas.
lesson-mate = Mats
lesson-mate-task = Melnais karalis ir ieslēgts aiz saviem bandiniekiem. Piesaki matu vienā gājienā.
lesson-mate-done = Šahs, un glābiņa nav: tu uzvari.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Tas noved pie mata, gājienu skaits: { $count }.
    [forced] Tas ir vienīgais atļautais gājiens.
   *[only] Neviens cits gājiens netiek tuvu: nākamais labākais ir par { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } bandiniekiem sliktāks.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Tev ir šahs: aizej ar karali, aizsedzies vai nosit uzbrucēju.
    [begin] Ved figūras spēlē citu pēc citas un pieskati centru.
   *[other] Vispirms paskaties, kam uzbrūk pretinieks, tad – ko vari sist.
}
guide-why = { $why ->
    [mate] Tas ir mats.
    [draw] Neizšķirts ir vairāk, nekā sola šī pozīcija.
    [promotes] Tavs bandinieks kļūst par stiprāku figūru.
    [castles] Tavs karalis nonāk drošībā, un tornis iesaistās spēlē.
    [gains] Tu iegūsti materiālu.
    [trades] Tu apmaini figūru pret līdzvērtīgu.
    [check] Tu piesaki šahu, un pretiniekam uz to jāatbild.
    [saves] Tu aizved figūru no briesmām.
    [develops] Tu ieved spēlē jaunu figūru.
    [middle] Tavs bandinieks ieņem vietu centrā.
   *[other] Tas mazliet uzlabo tavu pozīciju.
}
character-first-week = Zīle
character-first-month = Poga
character-first-year = Āboliņš
character-casual = Pipars
character-hobby = Cepums
character-club = Varš
character-strong-club = Krams
character-expert = Sabulis
character-unbeatable = Granīts
origin-collection-set-up = Kur stāv figūras, parādīts attēlā. Tikai angļu teksts saskaita lauciņus.
origin-collection-starter = Nejaušā izvēle un balto pirmais gājiens ir nodrukāti. Ka krāsas mainās katrā partijā, ir mūsu izvēle.
origin-collection-own-square = Brošūrā tas nav tieši pateikts; FIDE noteikumos ir.
origin-collection-knight-move = Franciski zirgs iet divus lauciņus taisni un vienu „pa diagonāli”, kas būtu garāks lēciens; angļu teksts apraksta tikai pusi tā gājienu; holandiski tas lec tikai pāri pretinieka figūrām. Spēlējam ar tādu zirgu kā visos pārējos tekstos.
origin-collection-pawn-move = Franciski pirmais gājiens šķiet vienmēr divus lauciņus garš, un angļu tekstā aizmirsts, ka bandinieki neiet atpakaļ. Ka dubultgājiena ceļā nekas nedrīkst stāvēt, nav teikts nekur. Spēlējam kā visur.
origin-collection-pawn-capture = Spāniski, holandiski un dāniski teikts „pāri lauciņam”, zviedriski pat „lecot”, un itāļu tekstā bandinieki sit tā, kā iet. Domāts viens lauciņš pa diagonāli uz priekšu.
origin-collection-en-passant = Vāciski, angliski, itāliski un dāniski neveikli pateikts, kur sākas dubultgājiens, un tikai krievu teksts saka, kur nostājas sitējs bandinieks. Spēlējam pēc FIDE noteikumiem.
origin-collection-bishop-move = Itāļu tekstā nav teikts, ka lauciņi ir brīvi.
origin-collection-rook-move = Itāļu tekstā nav teikts, ka lauciņi ir brīvi.
origin-collection-queen-move = Itāļu tekstā nav teikts, ka lauciņi ir brīvi.
origin-collection-promotion = Spāniski, zviedriski un poliski var saprast tā, it kā svarīgs būtu tikai tas, kas uz galdiņa. Otra dāma ir atļauta.
origin-collection-castling = Spāņu tekstā īsā puse saukta par labo un garā par kreiso; tā ir tikai baltajiem.
origin-collection-castling-moved = Franciski un krieviski trūkst „no sākuma rindas”. Figūra, kas gājusi un atgriezusies, tomēr ir gājusi.
origin-collection-castling-attacked = Tikai angļu tekstā teikts, ka karalis nedrīkst iet pāri apdraudētam lauciņam. Ka nedrīkst rokēt no šaha vai šahā, ir no FIDE noteikumiem.
origin-collection-king-safety = Poliski karalis nedrīkst „pieteikt” šahu, bet itāļu teksts tikai iesaka ar to neiet. Visi citi: tas nedrīkst nostāties zem šaha. Atklāt šahu ar to drīkst.
origin-collection-pinned = Brošūrā runāts tikai par paša karaļa gājieniem. FIDE noteikumi aizliedz ikvienu gājienu, pēc kura tas paliek apdraudēts.
origin-collection-in-check = Brošūrā tas tikai nojaušams tur, kur skaidrots mats.
origin-collection-resign = Par padošanos nekas nav nodrukāts.
origin-collection-stalemate = Par to nekas nav nodrukāts; angļu tekstā tā saukta jebkura partija, ko neviens nevar uzvarēt. Ievērojam FIDE noteikumus: neizšķirts.
origin-collection-dead-position = Brošūrā par neizšķirtu saukta partija, ko nevar uzvarēt neviena puse; franciski un poliski – ko neviena nav uzvarējusi. Mēs to beidzam, tiklīdz mats nav iespējams.
origin-collection-agreed = Par vienošanos uz neizšķirtu nekas nav nodrukāts.
origin-collection-repetition = Nekas nav nodrukāts; tas ir FIDE noteikums.
origin-collection-fifty-moves = Nekas nav nodrukāts; tas ir FIDE noteikums.
origin-collection-repetition-at-once = Nekas nav nodrukāts. Pēc FIDE noteikumiem šis neizšķirts spēlētājam jāpieprasa; šajā partijā tas iestājas uzreiz.
origin-collection-fifty-moves-at-once = Nekas nav nodrukāts. Pēc FIDE noteikumiem šis neizšķirts spēlētājam jāpieprasa; šajā partijā tas iestājas uzreiz.
clause-repetition-at-once = Ja tā pati pozīcija ar tiem pašiem iespējamiem gājieniem rodas trešo reizi, partija beidzas neizšķirti.
clause-fifty-moves-at-once = Pēc piecdesmit katra spēlētāja gājieniem bez bandinieka gājiena un sišanas partija beidzas neizšķirti.
refusal-repetition-at-once = Tas nav jāpieprasa: trešā atkārtošanās uzreiz ir neizšķirts.
refusal-fifty-moves-at-once = Tas nav jāpieprasa: piecdesmit katra spēlētāja gājieni bez sišanas un bandinieka gājiena uzreiz ir neizšķirts.
box-articles = Vai tavi noteikumi ir numurēti pa pantiem, kā FIDE noteikumi?
editor-piece = { $piece ->
    [white-king] Baltais karalis
    [white-queen] Baltā dāma
    [white-rook] Baltais tornis
    [white-bishop] Baltais laidnis
    [white-knight] Baltais zirgs
    [white-pawn] Baltais bandinieks
    [black-king] Melnais karalis
    [black-queen] Melnā dāma
    [black-rook] Melnais tornis
    [black-bishop] Melnais laidnis
    [black-knight] Melnais zirgs
   *[black-pawn] Melnais bandinieks
}
editor-castling = { $side ->
    [white-short] Baltie drīkst rokēt O-O
    [white-long] Baltie drīkst rokēt O-O-O
    [black-short] Melnie drīkst rokēt O-O
   *[black-long] Melnie drīkst rokēt O-O-O
}
editor-en-passant = Sišana garāmejot uz
refusal-editor-kings = { $seat ->
    [first] Baltajiem uz galdiņa karaļu skaits ir { $count }, bet vajag tieši vienu.
   *[second] Melnajiem uz galdiņa karaļu skaits ir { $count }, bet vajag tieši vienu.
}
refusal-editor-many = { $seat ->
    [first] Baltajiem ir vairāk figūru, nekā partijā var būt: ne vairāk kā 16, no tām ne vairāk kā 8 bandinieki.
   *[second] Melnajiem ir vairāk figūru, nekā partijā var būt: ne vairāk kā 16, no tām ne vairāk kā 8 bandinieki.
}
refusal-editor-pawns = Uz { $square } bandinieks nevar būt: bandinieki nekad nestāv pirmajā vai pēdējā rindā.
refusal-editor-check = { $seat ->
    [first] Gājiens ir baltajiem, bet melno karalim jau ir pieteikts šahs.
   *[second] Gājiens ir melnajiem, bet balto karalim jau ir pieteikts šahs.
}
refusal-editor-impossible-check = Ar visām šīm figūrām šahu nevarēja pieteikt neviens pēdējais gājiens.
task-check = Šahs! Tavam karalim no tā jātiek vaļā.
task-claim = Tavs gājiens: vari pieprasīt neizšķirtu.
task-fifty-moves = { $count ->
    [zero] Tavs gājiens: 50 gājienu neizšķirts pēc { $count } gājieniem.
    [one] Tavs gājiens: 50 gājienu neizšķirts pēc { $count } gājiena.
   *[other] Tavs gājiens: 50 gājienu neizšķirts pēc { $count } gājieniem.
}

## Drills

drill-tactics = Taktika
drill-tactics-about = Atrodi vienīgo gājienu, kas uzvar, un izspēlē variantu līdz galam.
drill-tactics-task = { $seat ->
    [first] Gājiens ir baltajiem. Uzvar viens gājiens.
   *[second] Gājiens ir melnajiem. Uzvar viens gājiens.
}
drill-mates = Mati
drill-mates-about = Mats vienā, divos vai trijos gājienos.
drill-mates-task = { $seat ->
    [first] Gājiens ir baltajiem. Mats { $moves }. gājienā.
   *[second] Gājiens ir melnajiem. Mats { $moves }. gājienā.
}
drill-theme = { $theme ->
    [hanging] Šo figūru nekas nesargāja.
    [fork] Tā bija dakša: viena figūra uzbrūk divām reizē.
    [pin] Figūra, kas būtu varējusi sist, bija sasieta ar savu karali.
    [discovery] Figūra aizgāja no ceļa, un tā, kas stāvēja aiz tās, uzbruka.
    [promotion] Bandinieks pārvērtās.
    [back-rank] Pēdējās rindas mats: karali iesprostoja paša figūras.
    [smothered] Nosmacētais mats: karalis bija paša figūru ielenkts.
   *[sacrifice] Upuris: tu atdevi materiālu, lai iegūtu vairāk.
}
drill-refuted = { $why ->
    [mate] Pretinieks piesaka matu.
    [escapes] Karalis izglābjas.
   *[takes] Pretinieks var figūru vienkārši nosist.
}
