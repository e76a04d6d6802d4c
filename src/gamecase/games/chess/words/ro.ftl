### Chess, in Romanian. piece = piesă, square = câmp, row = linie, column = coloană, capture = a lua, captură,
### draw = remiză, queen = damă.

game-name = Șah
game-about = Câte șaisprezece piese, niciun pic de noroc și un rege de apărat.
seat-first = Albul
seat-second = Negrul

booklet-collection = Colecție de jocuri
booklet-collection-about = Șah după regulamentul unei colecții de jocuri; ce lipsește acolo urmează regulile obișnuite.
booklet-fide = FIDE
booklet-fide-about = Șah după regulile federației mondiale, cu numerele articolelor lor.
booklet-chess960 = Chess960
booklet-chess960-about = Numit și șah Fischer: piesele de pe prima linie se așază la întâmplare, în rest e șah obișnuit.
switch-draws_by_claim = Repetare triplă și regula celor 50 de mutări
switch-draws_by_claim-yes = Remiză dacă un jucător o cere
switch-draws_by_claim-no = Remiză imediat

## The booklet

clause-set-up = Tabla are opt pe opt câmpuri, cu un colț deschis la culoare la dreapta fiecărui jucător. Din colț spre interior stau turnul, calul și nebunul; dama stă pe un câmp de culoarea ei, regele lângă ea, iar pionii în față.
clause-set-up-by-lot = Pionii stau ca de obicei. Celelalte piese albe se așază la întâmplare pe prima linie, cu nebunii pe câmpuri de culori diferite și cu regele între turnuri; piesele negre stau în fața acelorași piese albe. Există 960 de astfel de poziții.
clause-starter = Albul începe; apoi se mută pe rând. Cine are albele prima dată se alege la întâmplare; apoi se schimbă de la o partidă la alta.
clause-your-piece = La fiecare rând se face o mutare cu o piesă proprie. Nu e voie să sari peste rând.
clause-own-square = Nicio piesă nu are voie să meargă pe un câmp unde stă o piesă de aceeași culoare. O piesă adversă de pe acel câmp e luată și iese de pe tablă.
clause-bishop-move = Nebunul merge pe diagonală, până unde câmpurile sunt libere.
clause-rook-move = Turnul merge înainte, înapoi sau lateral, până unde câmpurile sunt libere.
clause-queen-move = Dama merge drept sau pe diagonală, până unde câmpurile sunt libere.
clause-no-jump = Damele, turnurile și nebunii nu pot sări peste alte piese.
clause-knight-move = Calul merge două câmpuri drept și unul într-o parte. Sare peste orice stă între ele.
clause-pawn-move = Pionul merge un câmp drept înainte, sau două la prima lui mutare. Câmpurile trebuie să fie libere. Nu merge niciodată înapoi.
clause-pawn-capture = Pionul ia numai pe diagonală, un câmp înainte.
clause-en-passant = Când un pion înaintează două câmpuri și ajunge lângă un pion advers, acesta îl poate lua ca și cum ar fi înaintat doar unul: la mutarea imediat următoare sau deloc.
clause-promotion = Un pion ajuns pe ultima linie devine pe loc damă, turn, nebun sau cal, orice ar mai fi pe tablă.
clause-king-move = Regele merge un câmp, drept sau pe diagonală.
clause-castling = Rocada: regele merge două câmpuri spre un turn, iar turnul trece de cealaltă parte a regelui.
clause-castling-960 = Rocada: oriunde ar fi început, după O-O regele stă pe coloana g și turnul pe coloana f, iar după O-O-O regele stă pe coloana c și turnul pe coloana d. Ca să faci rocada, mută regele pe turn.
clause-castling-moved = Un rege care a mutat nu mai poate face rocada, și nici un turn care a mutat.
clause-castling-between = La rocadă nu are voie să stea nicio piesă între rege și turn.
clause-castling-path = La rocadă, pe câmpurile peste care trec sau pe care ajung regele și turnul nu are voie să stea nimic în afară de ei.
clause-castling-attacked = Regele nu poate face rocada dacă e în șah, dacă trece peste un câmp atacat sau dacă ajunge în șah.
clause-king-safety = Regele nu are voie niciodată să meargă pe un câmp atacat.
clause-pinned = Nu ai voie să faci o mutare care îți expune propriul rege unui atac.
clause-in-check = Când regele tău e în șah, mutarea ta trebuie să înlăture șahul: mută regele, ia atacatorul sau pune o piesă între ei.
clause-checkmate = Un rege în șah fără scăpare e șah mat, iar partida e pierdută.
clause-resign = Jucătorul care abandonează pierde.
clause-stalemate = Când jucătorul la mutare nu e în șah și nu are nicio mutare permisă, e pat: remiză.
clause-dead-position = Când niciunul dintre jucători nu mai poate da vreodată mat, partida e remiză pe loc.
clause-agreed = Jucătorii se pot înțelege asupra remizei.
clause-repetition = Când aceeași poziție, cu aceleași mutări posibile, apare a treia oară, jucătorul la mutare poate cere remiză. A cincea oară e remiză oricum.
clause-fifty-moves = După cincizeci de mutări ale fiecărui jucător fără mutare de pion și fără captură, jucătorul la mutare poate cere remiză. După șaptezeci și cinci e remiză oricum.

## Why not

refusal-set-up = Piesele sunt deja așezate.
refusal-set-up-by-lot = { $state ->
    [waiting] Piesele nu sunt încă așezate.
   *[done] Piesele sunt deja așezate.
}
refusal-your-piece = { $holder ->
    [first] Piesa de pe { $square } e a albului.
    [second] Piesa de pe { $square } e a negrului.
   *[nobody] Pe { $square } nu e nicio piesă.
}
refusal-own-square = Pe { $square } stă deja o piesă a ta: { $piece }.
refusal-bishop-move = Nu poți merge de pe { $start } pe { $end }: nebunii merg pe diagonală.
refusal-rook-move = Nu poți merge de pe { $start } pe { $end }: turnurile merg drept, pe linii și coloane.
refusal-queen-move = Nu poți merge de pe { $start } pe { $end }: damele merg drept sau pe diagonală.
refusal-knight-move = Nu poți merge de pe { $start } pe { $end }: caii merg două câmpuri drept și unul într-o parte.
refusal-king-move = Nu poți merge de pe { $start } pe { $end }: regele merge un câmp.
refusal-no-jump = { $piece } de pe { $square } stă în cale. Doar caii sar.
refusal-pawn-move = { $why ->
    [moved] Nu poți merge de pe { $start } pe { $end }: un pion înaintează două câmpuri doar la prima lui mutare.
    [blocked] Pionul de pe { $start } e blocat: { $end } nu e liber.
   *[shape] Nu poți merge de pe { $start } pe { $end }: pionii merg un câmp drept înainte, sau două la prima mutare.
}
refusal-pawn-capture = Pionii merg pe diagonală doar ca să ia, iar pe { $square } nu e nimic de luat.
refusal-en-passant = Prea târziu: { $piece } de pe { $square } putea fi luat en passant doar imediat după pasul dublu.
refusal-promotion = { $why ->
    [choose] Alege ce devine pionul de pe { $square }.
   *[not-there] Pe { $square } nu se transformă nimic: doar pionii o fac, pe ultima linie.
}
refusal-castling-moved = { $mover ->
    [king] Nu poți face rocada: regele a mutat.
    [no-rook] Nu poți face rocada: turnul { $side ->
        [short] regelui
       *[long] damei
    } nu e la locul lui.
   *[rook] Nu poți face rocada: turnul { $side ->
        [short] regelui
       *[long] damei
    } a mutat.
}
refusal-castling-path = Nu poți face rocada: { $piece } de pe { $square } stă în cale.
refusal-castling-960 = Ca să faci rocada, mută regele pe turnul de pe { $square }.
refusal-castling-between = Nu poți face rocada: { $piece } de pe { $square } stă între ei.
refusal-castling-attacked = { $why ->
    [out] Nu poți face rocada din șah: { $piece } { $square } atacă regele de pe { $crossed }.
    [through] Nu poți face rocada: regele ar trece peste { $crossed }, atacat de { $piece } { $square }.
   *[into] Nu poți face rocada: { $piece } { $square } atacă { $crossed }.
}
refusal-king-safety = Regele nu poate merge pe { $crossed }: { $piece } { $square } atacă acel câmp.
refusal-pinned = Așa ți-ai expune regele la { $piece } { $square }.
refusal-in-check = { $piece } { $square } dă șah, iar mutarea aceasta nu îl oprește.
refusal-repetition = { $count ->
    [one] Încă nu e remiză: poziția aceasta a apărut o dată. E nevoie de trei ori.
    [few] Încă nu e remiză: poziția aceasta a apărut de { $count } ori. E nevoie de trei.
   *[other] Încă nu e remiză: poziția aceasta a apărut de { $count } de ori. E nevoie de trei.
}
refusal-fifty-moves = { $count ->
    [one] Încă nu e remiză: { $count } mutare de fiecare parte fără captură sau mutare de pion. E nevoie de cincizeci.
    [few] Încă nu e remiză: { $count } mutări de fiecare parte fără captură sau mutare de pion. E nevoie de cincizeci.
   *[other] Încă nu e remiză: { $count } de mutări de fiecare parte fără captură sau mutare de pion. E nevoie de cincizeci.
}

## How it ends

outcome-checkmate = { $seat } câștigă prin șah mat.
outcome-stalemate = Remiză prin pat.
outcome-dead-position = Remiză: nimeni nu mai poate da mat.
outcome-time-draw = Remiză: timpul a expirat, dar adversarul nu ar fi putut da vreodată mat.
outcome-repetition = Remiză prin repetare triplă.
outcome-fivefold = Remiză prin repetare cvintuplă.
outcome-fifty-moves = Remiză: cincizeci de mutări fără captură sau mutare de pion.
outcome-seventy-five-moves = Remiză: șaptezeci și cinci de mutări fără captură sau mutare de pion.

## On the table

scene-title = Tabla de șah
scene-side = { $seat ->
    [first] Albul: { $pieces }.
   *[second] Negrul: { $pieces }.
}
scene-check = { $seat ->
    [first] Albul e în șah.
   *[second] Negrul e în șah.
}
scene-square = { $piece ->
    [white-king] { $square }: rege alb
    [white-queen] { $square }: damă albă
    [white-rook] { $square }: turn alb
    [white-bishop] { $square }: nebun alb
    [white-knight] { $square }: cal alb
    [white-pawn] { $square }: pion alb
    [black-king] { $square }: rege negru
    [black-queen] { $square }: damă neagră
    [black-rook] { $square }: turn negru
    [black-bishop] { $square }: nebun negru
    [black-knight] { $square }: cal negru
    [black-pawn] { $square }: pion negru
   *[nobody] { $square }: liber
}
scene-promotion = { $piece ->
    [queen] Transformă în damă
    [rook] Transformă în turn
    [bishop] Transformă în nebun
   *[knight] Transformă în cal
}

# A move as players write it, such as Cxf3+ or e8=D.
told-move = { $piece ->
    [king] R
    [queen] D
    [rook] T
    [bishop] N
    [knight] C
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =T
    [bishop] =N
    [knight] =C
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
told-set-up = Poziția { $number }
told-claim = { $ground ->
    [repetition] Remiză cerută: repetare triplă
   *[fifty-moves] Remiză cerută: regula celor 50 de mutări
}
claim-repetition = Cere remiză: repetare triplă
claim-fifty-moves = Cere remiză: regula celor 50 de mutări

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Prima săptămână
level-first-week-about = Știe cum merg piesele și înhață ce vede. Cam 400.
level-first-month = Prima lună
level-first-month-about = Ia piesele neapărate și lasă multe dintre ale lui. Cam 600.
level-first-year = Primul an
level-first-year-about = Vede o mutare înainte, iar restul îi scapă. Cam 800.
level-casual = Ocazional
level-casual-about = Joacă rezonabil până se complică lucrurile. Cam 1000.
level-hobby = Amator
level-hobby-about = Face puține cadouri, dar cade în capcane. Cam 1200.
level-club = Jucător de club
level-club-about = Un jucător de club solid, cu câte un moment slab. Cam 1500.
level-strong-club = Jucător de club puternic
level-strong-club-about = Așteaptă-ți șansa: nu vei avea multe. Cam 1650.
level-expert = Expert
level-expert-about = Greșește rar și îți pedepsește greșelile. Cam 1800.
level-unbeatable = De neînvins
level-unbeatable-about = Motorul la putere maximă. Nimeni nu-l învinge.

## The rule book's chapters
chapter-setup = Tabla și rândul la mutare
chapter-pieces = Cum merg piesele
chapter-special = Mutări speciale
chapter-check = Șah și mat
chapter-ending = Sfârșitul partidei

## Lessons: a title, what to do, and what was learnt
lesson-knight = Calul
lesson-knight-task = Ia pionul cu calul tău.
lesson-knight-done = Două câmpuri drept și unul într-o parte, peste orice stă între ele.
lesson-promotion = Transformarea
lesson-promotion-task = Pionul tău e la un pas de ultima linie. Fă din el o damă.
lesson-promotion-done = Un pion ajuns pe ultima linie devine pe loc o piesă mai puternică.
lesson-castling = Rocada
lesson-castling-task = Pune-ți regele la adăpost: fă rocada, în orice parte vrei.
lesson-castling-done = Regele merge două câmpuri, iar turnul sare de cealaltă parte a lui. Niciunul nu are voie să fi mutat înainte.
lesson-check = Ieși din șah
lesson-check-task = Turnul îți atacă regele. Ia-l.
lesson-check-done = La un șah se răspunde mutând regele, luând atacatorul sau punând o piesă între ei.
lesson-mate = Șah mat
lesson-mate-task = Regele negru e închis în spatele propriilor pioni. Dă mat într-o mutare.
lesson-mate-done = În șah și fără scăpare: ai câștigat.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Deschidere: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Pe acest calculator nu există alt motor de șah, așa că joacă cel al lui Gamecase. Este puternic, dar la nivelul cel mai înalt e mai slab decât Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Duce la mat în { $count }.
    [forced] E singura mutare permisă.
   *[only] Nicio altă mutare nu se compară: următoarea valorează cu { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } pioni mai puțin.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Ești în șah: mută regele, pune o piesă între ei sau ia atacatorul.
    [begin] Adu-ți piesele în joc una câte una și fii cu ochii pe centru.
   *[other] Uită-te întâi ce atacă adversarul, apoi ce poți lua.
}
guide-why = { $why ->
    [mate] E șah mat.
    [draw] Remiza e mai mult decât promite poziția.
    [promotes] Pionul tău devine o piesă mai tare.
    [castles] Regele tău ajunge la adăpost, iar un turn intră în joc.
    [gains] Câștigi material.
    [trades] Schimbi o piesă pe una de aceeași valoare.
    [check] Dai șah, iar adversarul trebuie să răspundă.
    [saves] Scoți o piesă din pericol.
    [develops] Aduci în joc o piesă nouă.
    [middle] Pionul tău își ocupă locul în centru.
   *[other] Îți îmbunătățește puțin poziția.
}
character-first-week = Ghindă
character-first-month = Nasture
character-first-year = Trifoi
character-casual = Piper
character-hobby = Biscuit
character-club = Cupru
character-strong-club = Cremene
character-expert = Samur
character-unbeatable = Granit
origin-collection-set-up = Locul pieselor se vede într-un desen. Doar textul englez numără câmpurile.
origin-collection-starter = Tragerea la sorți și prima mutare a albului sunt tipărite. Schimbarea culorilor de la o partidă la alta e alegerea noastră.
origin-collection-own-square = Regulamentul nu o spune pe față; regulile FIDE, da.
origin-collection-knight-move = În franceză calul merge două câmpuri drept și unul „în diagonală”, ceea ce ar fi o săritură mai lungă; textul englez descrie doar jumătate din mutările lui; cel olandez îl lasă să sară doar peste piese adverse. Noi jucăm calul din toate celelalte.
origin-collection-pawn-move = În franceză prima mutare pare să fie mereu de două câmpuri, iar textul englez uită că pionii nu merg niciodată înapoi. Că nimic nu poate sta în calea pasului dublu nu se spune nicăieri. Jucăm ca peste tot.
origin-collection-pawn-capture = Spaniola, olandeza și daneza spun „peste un câmp”, suedeza chiar „sărind”, iar textul italian lasă pionii să ia așa cum mută. E vorba de un câmp înainte în diagonală.
origin-collection-en-passant = Germana, engleza, italiana și daneza spun stângaci de unde pornește pasul dublu și doar textul rus spune unde ajunge pionul care ia. Jucăm după regulile FIDE.
origin-collection-bishop-move = Textul italian nu spune că acele câmpuri sunt libere.
origin-collection-rook-move = Textul italian nu spune că acele câmpuri sunt libere.
origin-collection-queen-move = Textul italian nu spune că acele câmpuri sunt libere.
origin-collection-promotion = Spaniola, suedeza și polona se pot citi ca și cum ar conta doar piesele de pe tablă. Poți avea a doua damă.
origin-collection-castling = Textul spaniol numește partea scurtă dreapta și cea lungă stânga, ceea ce e adevărat doar pentru alb.
origin-collection-castling-moved = Franceza și rusa omit „de pe linia inițială”. O piesă care a mutat și s-a întors tot a mutat.
origin-collection-castling-attacked = Doar textul englez spune că regele nu poate trece peste un câmp atacat. Că nu poate face rocada din șah sau în șah vine din regulile FIDE.
origin-collection-king-safety = În polonă regele nu poate „da” șah, iar textul italian doar sfătuiește să nu fie folosit. Toate celelalte: nu poate intra în șah. Un șah prin descoperire cu el e permis.
origin-collection-pinned = Regulamentul vorbește doar de mutările regelui însuși. Regulile FIDE interzic orice mutare care îl lasă atacat.
origin-collection-in-check = Regulamentul o lasă doar să se înțeleagă, unde explică șahul mat.
origin-collection-resign = Nu e tipărit nimic despre abandon.
origin-collection-stalemate = Nu e tipărit nimic despre asta; textul englez folosește cuvântul pentru orice partidă pe care nu o poate câștiga nimeni. Urmăm regulile FIDE: remiză.
origin-collection-dead-position = Regulamentul numește remiză o partidă pe care nicio parte nu o poate câștiga; în franceză și polonă, pe care nicio parte nu a câștigat-o. O încheiem de îndată ce matul nu mai e posibil.
origin-collection-agreed = Nu e tipărit nimic despre remiza convenită.
origin-collection-repetition = Nu e tipărit nimic; aceasta e regula FIDE.
origin-collection-fifty-moves = Nu e tipărit nimic; aceasta e regula FIDE.
origin-collection-repetition-at-once = Nu e tipărit nimic. După regulile FIDE remiza trebuie cerută; în această partidă vine imediat.
origin-collection-fifty-moves-at-once = Nu e tipărit nimic. După regulile FIDE remiza trebuie cerută; în această partidă vine imediat.
clause-repetition-at-once = Când aceeași poziție, cu aceleași mutări posibile, apare a treia oară, partida e remiză.
clause-fifty-moves-at-once = După cincizeci de mutări ale fiecărui jucător fără mutare de pion și fără captură, partida e remiză.
refusal-repetition-at-once = Nu trebuie să o ceri: la a treia repetare e remiză imediat.
refusal-fifty-moves-at-once = Nu trebuie să o ceri: după câte cincizeci de mutări fără captură și fără mutare de pion e remiză imediat.
box-articles = Sunt regulile tale numerotate pe articole, ca regulile FIDE?
editor-piece = { $piece ->
    [white-king] Rege alb
    [white-queen] Damă albă
    [white-rook] Turn alb
    [white-bishop] Nebun alb
    [white-knight] Cal alb
    [white-pawn] Pion alb
    [black-king] Rege negru
    [black-queen] Damă neagră
    [black-rook] Turn negru
    [black-bishop] Nebun negru
    [black-knight] Cal negru
   *[black-pawn] Pion negru
}
editor-castling = { $side ->
    [white-short] Albul poate face rocada O-O
    [white-long] Albul poate face rocada O-O-O
    [black-short] Negrul poate face rocada O-O
   *[black-long] Negrul poate face rocada O-O-O
}
editor-en-passant = En passant pe
refusal-editor-kings = { $seat ->
    [first] Regi albi pe tablă: { $count }. Trebuie să fie exact unul.
   *[second] Regi negri pe tablă: { $count }. Trebuie să fie exact unul.
}
refusal-editor-many = { $seat ->
    [first] Albul are mai multe piese decât pot fi într-o partidă: cel mult 16, și cel mult 8 pioni.
   *[second] Negrul are mai multe piese decât pot fi într-o partidă: cel mult 16, și cel mult 8 pioni.
}
refusal-editor-pawns = Pe { $square } nu poate fi un pion: pionii nu stau niciodată pe prima sau pe ultima linie.
refusal-editor-check = { $seat ->
    [first] La mutare e Albul, dar regele negru e deja în șah.
   *[second] La mutare e Negrul, dar regele alb e deja în șah.
}
refusal-editor-impossible-check = Nicio ultimă mutare nu putea da șah cu toate aceste piese.
task-check = Șah! Regele tău trebuie să iasă din el.
task-claim = E rândul tău: poți cere remiză.
task-fifty-moves = { $count ->
    [one] E rândul tău: remiză prin regula celor 50 de mutări peste { $count } mutare.
    [few] E rândul tău: remiză prin regula celor 50 de mutări peste { $count } mutări.
   *[other] E rândul tău: remiză prin regula celor 50 de mutări peste { $count } de mutări.
}

## Drills

drill-tactics = Tactică
drill-tactics-about = Găsește singura mutare care câștigă și joac-o până la capăt.
drill-tactics-task = { $seat ->
    [first] Albul la mutare. O singură mutare câștigă.
   *[second] Negrul la mutare. O singură mutare câștigă.
}
drill-mates = Mat
drill-mates-about = Mat în una, două sau trei mutări.
drill-mates-task = { $seat ->
    [first] Albul la mutare. Mat în { $moves }.
   *[second] Negrul la mutare. Mat în { $moves }.
}
drill-theme = { $theme ->
    [hanging] Piesa aceea nu era apărată.
    [fork] A fost o furculiță: o piesă atacă două deodată.
    [pin] O piesă care ar fi putut lua era legată de regele ei.
    [discovery] O piesă s-a dat la o parte, iar cea din spatele ei a atacat.
    [promotion] Un pion s-a transformat.
    [back-rank] Mat pe ultima linie: regele era închis de propriile piese.
    [smothered] Mat sufocat: regele era înconjurat de propriile piese.
   *[sacrifice] Un sacrificiu: ai dat material ca să câștigi mai mult.
}
drill-refuted = { $why ->
    [mate] Adversarul dă mat.
    [escapes] Regele scapă.
   *[takes] Adversarul poate pur și simplu să ia piesa.
}
