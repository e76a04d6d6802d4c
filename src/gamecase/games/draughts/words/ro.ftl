### Draughts, in Romanian. man = pion, king = damă (plural dame), piece (either) = piesă, square = câmp, far row = ultimul rând,
### capture = a lua, captură, draw = remiză. Rând is also the turn, so the turn is here mutare.

game-name = Dame
game-about = Sari peste piesele adverse, ajungi pe ultimul rând și fă damă.
seat-first = Negrul
seat-second = Albul

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
booklet-collection = Colecție de jocuri
booklet-collection-about = Dame după regulamentul unei colecții de jocuri: poți lua piese, dar nu e obligatoriu. Regulamentul în limba ta poate fi diferit de jocul din țara ta; pe acela îl găsești mai jos.
booklet-dame = Dame germane
booklet-dame-about = Același joc, dar mai viu: dacă poți lua, trebuie. Merge bine cu calculatorul.
booklet-english = Dame englezești
booklet-english-about = Numite și dame americane sau checkers. Damele merg câte un câmp.
booklet-russian = Dame rusești
booklet-russian-about = Pionii iau și înapoi, iar când ajung pe ultimul rând continuă ca dame.
booklet-brazilian = Dame braziliene
booklet-brazilian-about = Regulile internaționale pe o tablă mică: ia cât mai multe piese poți.
booklet-pool = Pool checkers
booklet-pool-about = Pionii iau și înapoi. Tu alegi ce iei.
booklet-czech = Dame cehești
booklet-czech-about = Pionii iau doar înainte. Dacă o damă poate lua, trebuie să o facă înaintea unui pion.
booklet-spanish = Dame spaniole
booklet-spanish-about = Tabla e întoarsă. Ia cele mai multe piese și, dintre acestea, cele mai multe dame.
booklet-portuguese = Dame portugheze
booklet-portuguese-about = Regulile spaniole, cu un câmp negru jos în stânga.
booklet-italian = Dame italiene
booklet-italian-about = Pionii nu pot lua dame. Damele merg câte un câmp.
booklet-thai = Dame thailandeze
booklet-thai-about = Makhos: câte opt pioni și dame rapide.
booklet-thai12 = Dame thailandeze, doisprezece pioni
booklet-thai12-about = Regulile thailandeze cu câte doisprezece pioni.
booklet-international = Dame internaționale
booklet-international-about = O tablă de o sută de câmpuri și câte douăzeci de pioni.
box-size = Câte câmpuri are o latură a tablei?
box-black_begins = Începe Negrul?
box-men_take_backwards = Pot pionii să ia înapoi?
box-kings_fly = Pot damele să meargă mai mult de un câmp?
box-must_take = Trebuie să iei când poți?

## Switches
switch-may_stop = În timpul unei sărituri multiple
switch-may_stop-yes = Te poți opri
switch-may_stop-no = Continui cât timp se poate
switch-men_turn = Săritura multiplă a unui pion
switch-men_turn-yes = Poate schimba direcția
switch-men_turn-no = Rămâne pe o singură linie
switch-king_far = Dama sare
switch-king_far-yes = De la orice distanță
switch-king_far-no = Doar peste o piesă de alături
switch-king_lands_anywhere = Dama se oprește
switch-king_lands_anywhere-yes = Pe orice câmp liber din spatele piesei
switch-king_lands_anywhere-no = Imediat în spatele piesei
switch-removal = Piesele luate ies de pe tablă
switch-removal-at-once = Imediat, săritură cu săritură
switch-removal-after = La sfârșitul mutării
switch-promotion = Un pion care ajunge sărind pe ultimul rând
switch-promotion-ends = Devine damă și mutarea se încheie
switch-promotion-goes-on = Continuă imediat ca damă
switch-blocked = Jucătorul care nu poate muta
switch-blocked-loses = Pierde
switch-blocked-draws = Obține remiză
switch-quiet_moves = Remiză prin mutări doar cu dame
switch-quiet_moves-20 = După câte 20 de mutări
switch-quiet_moves-40 = După câte 40 de mutări

## The rules
clause-board-8 = Tabla are opt rânduri de câte opt câmpuri. Fiecare are jos în dreapta un câmp alb.
clause-board-8-mirrored = Tabla are opt rânduri de câte opt câmpuri. Fiecare are jos în dreapta un câmp negru.
clause-board-10 = Tabla are zece rânduri de câte zece câmpuri. Fiecare are jos în dreapta un câmp alb.
clause-men-8 = Fiecare începe cu opt pioni pe câmpurile negre ale primelor două rânduri.
clause-men-12 = Fiecare începe cu doisprezece pioni pe câmpurile negre ale primelor trei rânduri.
clause-men-20 = Fiecare începe cu douăzeci de pioni pe câmpurile negre ale primelor patru rânduri.
clause-black-begins = Negrul începe. Cine are negrele se alege la întâmplare; apoi culorile se schimbă la fiecare partidă.
clause-white-begins = Albul începe. Cine are albele se alege la întâmplare; apoi culorile se schimbă la fiecare partidă.
clause-turns = Se mută pe rând. De fiecare dată se mută o piesă de culoarea proprie; nu e voie să sari peste rând.
clause-dark-squares = Se joacă doar pe câmpurile negre.
clause-occupied = O piesă are voie să meargă doar pe un câmp liber.
clause-man-moves = Pionul merge un câmp înainte, pe diagonală.
clause-taking = O piesă ia sărind pe diagonală peste o piesă adversă, pe un câmp liber din spatele ei. Nu are voie să sară peste piese de culoarea ei sau peste două deodată.
clause-man-takes-forward = Pionul ia piesa de alături și sare doar înainte.
clause-man-takes-all = Pionul ia piesa de alături, înainte sau înapoi.
clause-men-spare-kings = Pionul nu poate lua o damă.
clause-crowning = Pionul care ajunge pe ultimul rând primește o a doua piesă deasupra și devine damă. Mutarea se încheie acolo.
clause-crowning-goes-on = Pionul care ajunge pe ultimul rând primește o a doua piesă deasupra și devine pe loc damă. Dacă a ajuns acolo sărind, poate sări mai departe ca damă în aceeași mutare.
clause-crowning-stops-only = Pionul care își încheie mutarea pe ultimul rând primește o a doua piesă deasupra și devine damă. Dacă sare mai departe de acolo, rămâne pion.
clause-king-flies = Dama merge pe diagonală, înainte sau înapoi, peste oricâte câmpuri libere.
clause-king-steps = Dama merge un câmp pe diagonală, înainte sau înapoi.
clause-king-takes = Dama ia în toate direcțiile. Și ea are nevoie de un câmp liber în spatele piesei. O damă poate fi luată ca orice altă piesă, de un pion sau de o damă.
clause-king-lands-behind = Dama poate sări de departe. Se oprește imediat în spatele piesei.
clause-king-lands-anywhere = Dama poate sări de departe. Se oprește pe orice câmp liber din spatele piesei.
clause-chain = O piesă care a sărit poate sări mai departe de acolo, în aceeași mutare și în altă direcție.
clause-chain-may-stop = Te poți opri după orice săritură.
clause-chain-whole = Trebuie să sari mai departe cât timp piesa poate; dacă poți alege unde se oprește, trebuie să o oprești unde mai poate sări.
clause-removal-at-once = O piesă peste care s-a sărit se scoate imediat.
clause-removal-after = Piesele peste care s-a sărit se scot la sfârșitul mutării. Până atunci stau în drum, și peste niciuna nu e voie să se sară de două ori.
clause-duty-free = Poți lua, dar nu e obligatoriu: poți face orice altă mutare.
clause-duty = Dacă poți lua, trebuie.
clause-duty-most = Dintre mai multe capturi, trebuie să alegi una care ia cele mai multe piese.
clause-duty-most-kings = Dintre mai multe capturi, trebuie să alegi una care ia cele mai multe piese, iar dintre acestea una care ia cele mai multe dame.
clause-duty-king-first = Dacă pot lua și o damă, și un pion, trebuie să ia dama.
clause-duty-italian = Dintre mai multe capturi, trebuie să alegi una care ia cele mai multe piese; dintre acestea, una făcută cu o damă; apoi una care ia cele mai multe dame; apoi una care ia o damă cel mai devreme.
clause-all-taken = Jucătorul care nu mai are piese pierde.
clause-blocked = Jucătorul care are piese, dar nu poate muta, pierde.
clause-repetition = Când aceeași poziție apare a treia oară și la mutare e același jucător, partida e remiză.
clause-quiet-15 = Când fiecare parte a făcut 15 mutări numai cu dame și nu s-a luat nimic, partida e remiză.
clause-quiet-20 = Când fiecare parte a făcut 20 de mutări numai cu dame și nu s-a luat nimic, partida e remiză.
clause-quiet-25 = Când fiecare parte a făcut 25 de mutări numai cu dame și nu s-a luat nimic, partida e remiză.
clause-quiet-40 = Când fiecare parte a făcut 40 de mutări numai cu dame și nu s-a luat nimic, partida e remiză.
clause-short-5 = Când au rămas doar două sau trei piese și fiecare parte are o damă, partida e remiză după încă cinci mutări de fiecare parte.
clause-short-16-5 = O damă singură contra trei piese, dintre care cel puțin una e damă: remiză după 16 mutări de fiecare parte. Când au rămas doar două sau trei piese și fiecare jucător are o damă: remiză după cinci mutări de fiecare parte.
clause-short-13 = Trei dame contra uneia: remiză după 13 mutări de fiecare parte.
clause-short-road = O damă singură pe diagonala mare, din colț în colț, contra trei piese, dintre care cel puțin una e damă: remiză după cinci mutări de fiecare parte, dacă dama singură rămâne acolo.
clause-agreed = Jucătorii pot conveni remiza, și fiecare poate abandona. O mutare se ia înapoi doar dacă sunt de acord amândoi.

## Why not
refusal-dark-squares = { $square } nu e un câmp negru al acestei table.
refusal-turns = { $holder ->
    [nobody] Câmpul { $square } e liber.
    [white] Piesa de pe { $square } e albă. La mutare e Negrul.
   *[black] Piesa de pe { $square } e neagră. La mutare e Albul.
}
refusal-occupied = { $holder ->
    [white] Pe { $square } stă o piesă albă.
   *[black] Pe { $square } stă o piesă neagră.
}
refusal-man-moves = { $why ->
    [back] Pionul acesta nu e încă damă: nu poate merge înapoi.
    [far] Pionul merge doar un câmp.
    [stuck] Pionul de pe { $from } nu poate muta.
   *[diagonal] { $from } și { $to } nu sunt pe aceeași diagonală. Pionul merge înainte, pe diagonală.
}
refusal-king-flies = { $why ->
    [stuck] Dama de pe { $from } nu poate muta.
   *[diagonal] { $from } și { $to } nu sunt pe aceeași diagonală. Dama merge pe diagonală.
}
refusal-king-steps = { $why ->
    [far] În această partidă dama merge doar un câmp.
    [stuck] Dama de pe { $from } nu poate muta.
   *[diagonal] { $from } și { $to } nu sunt pe aceeași diagonală. Dama merge pe diagonală.
}
refusal-taking = { $why ->
    [own] Nu poți sări peste propria piesă între { $from } și { $to }.
    [two] Nu poți sări peste mai mult de o piesă între { $from } și { $to }.
    [diagonal] { $from } și { $to } nu sunt pe aceeași diagonală. Piesele sar pe diagonală.
   *[nothing] Între { $from } și { $to } nu e nimic de luat.
}
refusal-man-takes-forward = { $why ->
    [far] Pionul ia doar piesa de alături și se oprește imediat în spatele ei.
   *[back] Pionul ia doar înainte: nu poate sări înapoi peste { $over }.
}
refusal-men-spare-kings = Piesa de pe { $over } e o damă, iar un pion nu poate lua o damă.
refusal-crowning = Pionul devine damă pe { $from }, iar mutarea se încheie acolo. Poate lua la mutarea următoare.
refusal-duty = { $count ->
    [one] Poți lua, deci trebuie: cu piesa de pe { $squares }.
    [few] Poți lua, deci trebuie: cu una dintre piesele de pe { $squares }.
   *[other] Poți lua, deci trebuie: cu una dintre piesele de pe { $squares }.
}
refusal-duty-most = Așa iei { $taken }, dar poți lua { $most } de pe { $squares }. Trebuie să iei cât mai multe.
refusal-duty-most-kings = { $why ->
    [most] Așa iei { $taken }, dar poți lua { $most } de pe { $squares }. Trebuie să iei cât mai multe.
   *[kings] De pe { $squares } poți lua tot atâtea piese, cu mai multe dame printre ele.
}
refusal-duty-king-first = O damă trebuie să ia înaintea unui pion: folosește-o pe cea de pe { $squares }.
refusal-duty-italian = { $why ->
    [most] Așa iei { $taken }, dar poți lua { $most } de pe { $squares }. Trebuie să iei cât mai multe.
    [with-king] Dama de pe { $squares } poate lua tot atâtea, iar o damă trebuie să ia înaintea unui pion.
   *[kings] De pe { $squares } poți lua tot atâtea piese, cu mai multe dame printre ele sau cu dame mai devreme.
}

## How it ends
outcome-all-taken = { $seat } câștigă: adversarul nu mai are piese.
outcome-blocked = { $seat } câștigă: adversarul nu poate muta.
outcome-blocked-draw = Remiză: jucătorul la mutare e blocat.
outcome-repetition = Remiză prin repetare triplă.
outcome-quiet = Remiză: prea multe mutări de damă fără capturi.
outcome-short = Remiză: s-a atins limita de mutări pentru atât de puține piese.

## The board in words
scene-title = Tabla de dame
scene-men = { $colour ->
    [white] Pioni albi pe { $squares }.
   *[black] Pioni negri pe { $squares }.
}
scene-kings = { $colour ->
    [white] Dame albe pe { $squares }.
   *[black] Dame negre pe { $squares }.
}
scene-none = { $colour ->
    [white] Albul nu are piese.
   *[black] Negrul nu are piese.
}
scene-must = Trebuie să ia: { $squares }.
scene-quiet = { $count ->
    [one] Remiză după încă { $count } mutare de damă fără captură.
    [few] Remiză după încă { $count } mutări de damă fără captură.
   *[other] Remiză după încă { $count } de mutări de damă fără captură.
}
scene-repeated = { $count ->
    [one] Această poziție a apărut o dată.
    [few] Această poziție a apărut de { $count } ori. A treia oară e remiză.
   *[other] Această poziție a apărut de { $count } de ori. A treia oară e remiză.
}
scene-square = { $holder ->
    [white-man] { $square }: pion alb
    [white-king] { $square }: damă albă
    [black-man] { $square }: pion negru
    [black-king] { $square }: damă neagră
   *[nobody] { $square }: liber
}
told-move = { $colour ->
    [white] Albul { $move }
   *[black] Negrul { $move }
}
told-crowned = { $colour ->
    [white] Albul { $move }, damă
   *[black] Negrul { $move }, damă
}
button-end-turn = Încheie mutarea

## Levels
level-beginner = Începător
level-beginner-about = Ia ce vede și nu plănuiește nimic. Poate câștiga și un copil.
level-casual = Amator
level-casual-about = Gândește o mutare sau două înainte și uneori îi scapă ceva.
level-skilled = Priceput
level-skilled-about = Nu dă piese degeaba. Un adversar bun pentru familie.
level-strong = Puternic
level-strong-about = Vede multe mutări înainte.
level-master = Maestru
level-master-about = Gândește cel mai adânc și știe orice final cu până la patru piese.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Așezarea
chapter-moving = Cum se mută
chapter-taking = Cum se ia
chapter-queens = Damele
chapter-duty = Trebuie să iei?
chapter-ending = Sfârșitul partidei

## Lessons: a title, what to do, and what was learnt
lesson-step = Mutarea
lesson-step-task = Pionul alb e al tău. Mută-l.
lesson-step-done = Pionii merg un câmp înainte, pe diagonală, pe câmpurile negre.
lesson-jump = Captura
lesson-jump-task = Ia pionul negru: sari peste el pe câmpul liber din spate.
lesson-jump-done = Piesa peste care sari e luată și iese de pe tablă.
lesson-chain = Sărituri multiple
lesson-chain-task = Ia amândoi pionii negri într-o singură mutare.
lesson-chain-done = După o săritură, aceeași piesă poate sări mai departe.
lesson-freedom = Alegerea ta
lesson-freedom-task = După aceste reguli captura nu e obligatorie. Mută-ți celălalt pion.
lesson-freedom-done = Aici captura e o alegere. În cele mai multe alte reguli e obligatorie.
lesson-duty = Când trebuie să iei
lesson-duty-task = După aceste reguli trebuie să iei, dacă poți. Joacă.
lesson-duty-done = Așa îți poți obliga adversarul să mute unde vrei tu.
lesson-crowning = O damă
lesson-crowning-task = Pionul tău e la un pas de ultimul rând. Fă damă.
lesson-crowning-done = Pe ultimul rând un pion devine damă.
lesson-flying = Dame zburătoare
lesson-flying-task = Trimite-ți dama peste toată tabla, din colț în colț.
lesson-flying-done = După aceste reguli dama merge peste oricâte câmpuri libere.
lesson-far-jump = O săritură de departe
lesson-far-jump-task = Un pion stă în drumul damei tale. Ia-l de acolo de unde se află dama.
lesson-far-jump-done = Nu e nevoie ca dama să stea lângă el. După aceste reguli, se oprește imediat în spatele lui.
lesson-give-one = Dai unul, iei trei
lesson-give-one-task = Aici trebuie să iei, dacă poți. Sacrifică un pion, apoi ia tot ce a rămas.
lesson-give-one-done = O piesă sacrificată la momentul potrivit deschide jocul. Asta se numește combinație.
lesson-block = Blocat
lesson-block-task = Lasă Negrul fără nicio mutare.
lesson-block-done = Jucătorul care nu poate muta pierde.

## Why the computer would play a move
hint-reason = { $why ->
    [only] E singura mutare.
    [wins] Mutarea aceasta câștigă.
    [resists] Partida e pierdută; așa rezistă cel mai mult.
    [crowns] Un pion devine damă.
    [gains] Mutarea aceasta câștigă material.
    [avoids] Orice altă mutare e clar mai slabă.
    [draws] Mutarea aceasta păstrează remiza.
    [equal] Altă mutare e la fel de bună.
   *[best] Pare puțin mai bună decât restul.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Poți lua, deci trebuie: sari peste piesă pe câmpul liber din spatele ei.
    [may] Poți lua, dacă vrei: sari peste piesă pe câmpul liber din spatele ei.
    [king] Mută un pion un câmp înainte, sau o damă înainte ori înapoi.
   *[other] Mută un pion un câmp înainte, pe diagonală.
}
guide-why = { $why ->
    [only] E singura mutare.
    [crowns] Pionul tău devine damă.
    [takes] Iei o piesă.
    [saves] Scoți o piesă din pericol.
    [safe] După aceea adversarul nu poate lua nimic.
   *[other] Pare puțin mai bună decât restul.
}

## Rules that follow their switches
refusal-man-takes-all = Pionul ia doar piesa de alături și se oprește imediat în spatele ei.
refusal-king-takes-near = În această partidă dama ia doar o piesă de alături și se oprește imediat în spatele ei.
refusal-king-lands-behind = Dama trebuie să se oprească imediat în spatele piesei de pe { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] În această partidă dama ia doar o piesă de alături.
   *[behind] Dama trebuie să se oprească imediat în spatele piesei de pe { $over }.
}
refusal-king-near-lands-anywhere = În această partidă dama ia doar o piesă de alături.
refusal-chain-straight = În această partidă săriturile unui pion trebuie să rămână pe o linie.
refusal-chain-whole = Piesa mai poate lua: trebuie să sară mai departe și nu se poate opri pe { $to }.
refusal-removal-after = Ai sărit deja peste piesa de pe { $over }. De două ori nu se poate.
character-beginner = Firimitură
character-casual = Ghimbir
character-skilled = Scaiete
character-strong = Jar
character-master = Onix
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
clause-king-takes-near = Dama ia în toate direcțiile, dar numai piesa de alături, și se oprește imediat în spatele ei. Și dama poate fi luată.
clause-king-near-lands-behind = Dama ia numai o piesă de alături și se oprește imediat în spatele ei.
clause-king-near-lands-anywhere = Dama ia numai o piesă de alături și se oprește pe orice câmp liber din spatele ei.
clause-chain-straight = O piesă care a sărit poate sări din nou de acolo, în aceeași mutare: un pion doar pe aceeași linie, o damă și în altă direcție.
clause-blocked-draws = Când un jucător are piese, dar nu poate muta, partida e remiză.
origin-collection-board-8 = Regulamentul danez vorbește de o jumătate de jos albă; e vorba de câmpul din dreapta jos.
origin-collection-men-12 = Doar textul englez spune ce rânduri se ocupă. Celelalte arată un desen.
origin-collection-black-begins = Tragerea la sorți și prima mutare a negrului sunt tipărite. Schimbarea culorilor după fiecare partidă e alegerea noastră.
origin-collection-turns = Nimeni nu poate sări peste mutare, deși captura nu e obligatorie: se mută pe rând.
origin-collection-man-moves = Textul rus spune doar că un pion nu se poate întoarce de unde a venit. Niciun pion nu merge înapoi.
origin-collection-taking = Textele italian și danez omit un cuvânt, „liber” sau „negru”. E vorba de un câmp negru liber.
origin-collection-man-takes-forward = Săritura e descrisă pentru câmpul din fața pionului, deci merge înainte. Textul englez adaugă că înapoi „încă” nu e permis.
origin-collection-crowning = Regulamentul pune o a doua piesă deasupra și nu spune mai mult. Încheiem mutarea acolo, ca în majoritatea jocurilor de dame; opțiunea o lasă pe noua damă să sară mai departe. Textul francez ia a doua piesă dintre pionii pierduți; aici există mereu una.
origin-collection-crowning-goes-on = Regulamentul nu spune ce se întâmplă în mijlocul unui șir de sărituri. În această partidă noua damă sare mai departe, ca la damele rusești.
origin-collection-king-flies = Textul polonez spune că dama sare peste câmpurile libere; ea alunecă pe ele.
origin-collection-king-takes = Textul italian nu spune că trebuie să fie liber câmpul din spate. Celelalte o spun.
origin-collection-king-lands-behind = Doar textul francez spune „imediat în spate”, iar cel englez compară săritura cu a unui pion. De la ce distanță poate porni dama nu se spune. Jucăm oprirea scurtă din damele germane de familie; opțiunile le schimbă pe amândouă.
origin-collection-king-lands-anywhere = Regulamentul nu spune unde se oprește dama. Jucătorii de turneu se așteaptă la orice câmp liber din spatele piesei.
origin-collection-king-near-lands-behind = Regulamentul nu spune de la ce distanță poate sări dama.
origin-collection-king-near-lands-anywhere = Regulamentul nu spune de la ce distanță poate sări dama și nici unde se oprește.
origin-collection-chain = Regulamentul promite schimbări de direcție doar damelor, iar textul englez ține pionul pe o singură diagonală. Noi lăsăm și pionii să schimbe direcția, ca în toate celelalte jocuri de dame; opțiunea îi ține drept.
origin-collection-chain-straight = Textul englez leagă săriturile unui pion de o singură diagonală. Celelalte limbi nu spun asta.
origin-collection-chain-may-stop = Fiecare limbă spune că poți sări mai departe, niciuna că trebuie.
origin-collection-chain-whole = Regulamentul nu o cere: în această partidă ați convenit să săriți mai departe.
origin-collection-removal-at-once = Regulamentul vorbește de scoaterea piesei înainte de a ajunge la sărituri multiple. De aceea o scoatem imediat.
origin-collection-removal-after = Regulamentul nu spune când. Majoritatea jocurilor de turneu așteaptă sfârșitul mutării.
origin-collection-duty-free = Toate cele zece limbi spun „poate” sau „e permis”. Multe jocuri naționale o fac obligatorie; ele au aici reguli proprii.
origin-collection-all-taken = Textul spaniol o spune invers: câștigă jucătorul care ia tot.
origin-collection-blocked = Nu e tipărit nimic despre un jucător care nu poate muta. El pierde, ca în toate celelalte jocuri de dame.
origin-collection-blocked-draws = Nu e tipărit nimic despre un jucător care nu poate muta. În această partidă e remiză.
origin-collection-repetition = Nu e tipărit nimic despre remiză. Fără această regulă damele s-ar putea fugări la nesfârșit.
origin-collection-quiet-20 = Nu e tipărit nimic despre remiză. Fără această regulă damele s-ar putea fugări la nesfârșit.
origin-collection-quiet-40 = Nu e tipărit nimic despre remiză. Fără această regulă damele s-ar putea fugări la nesfârșit.
origin-collection-agreed = Nu e tipărit nimic despre abandon sau remiza convenită. Amândouă sunt obișnuite.
origin-dame-king-lands-anywhere = În regulile germane de familie dama se oprește imediat în spate. În această partidă se poate opri și mai departe.
origin-dame-removal-after = În regulile germane de familie piesele se scot imediat. În această partidă rămân până la sfârșitul mutării.
origin-thai-white-begins = Unele reguli thailandeze îi lasă pe jucători să aleagă cine începe. La noi începe albul, ca într-un regulament tipărit.
origin-thai12-men-12 = Makhos are opt pioni. Acesta e același joc cu cei doisprezece din cutia ta.
editor-piece = { $piece ->
    [w] Pion alb
    [W] Damă albă
    [b] Pion negru
   *[B] Damă neagră
}
refusal-editor-many = { $colour ->
    [white] Piese ale Albului: { $count }; sunt doar { $most }.
   *[black] Piese ale Negrului: { $count }; sunt doar { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Un pion alb pe { $square } ar fi deja damă.
   *[black] Un pion negru pe { $square } ar fi deja damă.
}
refusal-editor-none = { $colour ->
    [white] Albul nu are piese, dar trebuie să fi făcut ultima mutare.
   *[black] Negrul nu are piese, dar trebuie să fi făcut ultima mutare.
}
task-capture = E rândul tău: trebuie să iei.

## Drills

drill-combinations = Combinații
drill-combinations-about = Sacrifică, obligă adversarul să ia și câștigă înapoi mai mult.
drill-combinations-task = { $colour ->
    [white] Albul la mutare. Găsește combinația.
   *[black] Negrul la mutare. Găsește combinația.
}
drill-combinations-why = Sacrificate: { $given }. Luate: { $taken }.
drill-refuted = Adversarul ia și câștigă material.
drill-endings = Finaluri
drill-endings-about = Câștigă sau apără finaluri cu cel mult patru piese. Adversarul joacă perfect.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Albul mută și câștigă.
       *[draw] Albul la mutare. Ține remiza timp de { $moves } mutări.
    }
   *[black] { $goal ->
        [win] Negrul mută și câștigă.
       *[draw] Negrul la mutare. Ține remiza timp de { $moves } mutări.
    }
}
drill-endings-why = { $value ->
    [draw] Acum e doar remiză.
   *[loss] Acum partida e pierdută.
}
