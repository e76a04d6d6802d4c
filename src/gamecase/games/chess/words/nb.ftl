### Norwegian Bokmål. piece = brikke, square = felt, row = rad, column = linje, capture = slå, draw = remis,
### claim = kreve.

game-name = Sjakk
game-about = Seksten brikker hver, ingen flaks i det hele tatt og en konge å beskytte.
seat-first = Hvit
seat-second = Sort

booklet-collection = Spillsamlingen
booklet-collection-about = Sjakk som i regelheftet til spillsamlingen; det som mangler der, spilles som alle andre steder.
booklet-fide = FIDE
booklet-fide-about = Sjakk etter FIDE-reglene, nummerert etter artiklene deres.
booklet-chess960 = Chess960
booklet-chess960-about = Også kalt fischersjakk: Brikkene på første rad stilles opp ved loddtrekning, alt annet er sjakk.
switch-draws_by_claim = Trekkgjentakelse og femtitrekksregelen
switch-draws_by_claim-yes = Remis når en spiller krever det
switch-draws_by_claim-no = Remis med en gang

## The booklet

clause-set-up = Brettet har åtte ganger åtte felter, og hver spiller har et lyst hjørnefelt ved høyre hånd. Fra hjørnet og innover står tårn, springer og løper; dronningen står på et felt i sin egen farge, kongen ved siden av henne og bøndene foran.
clause-set-up-by-lot = Bøndene står som vanlig. De andre hvite brikkene stilles opp på første rad ved loddtrekning, med løperne på felter av ulik farge og kongen mellom tårnene; de sorte brikkene står rett overfor de samme hvite. Det finnes 960 slike stillinger.
clause-starter = Hvit begynner; deretter trekker sidene annenhver gang. Det trekkes tilfeldig hvem som får hvit først; deretter bytter spillerne fra parti til parti.
clause-your-piece = En tur er ett trekk med én av dine egne brikker. Ingen får stå over.
clause-own-square = Ingen brikke får gå til et felt der det står en brikke av samme farge. Står det en av motstanderens der, blir den slått og tas av brettet.
clause-bishop-move = Løperen går på skrå, så langt feltene er tomme.
clause-rook-move = Tårnet går framover, bakover eller til siden, så langt feltene er tomme.
clause-queen-move = Dronningen går rett eller på skrå, så langt feltene er tomme.
clause-no-jump = Dronning, tårn og løper kan ikke hoppe over noen brikke.
clause-knight-move = Springeren går to felter i rett linje og ett til siden. Den hopper over alt som står imellom.
clause-pawn-move = Bonden går ett felt rett fram, eller to i sitt første trekk. Feltene må være tomme. Den går aldri bakover.
clause-pawn-capture = Bonden slår bare på skrå, ett felt framover.
clause-en-passant = Tar en bonde et dobbeltsteg og havner ved siden av en av motstanderens bønder, kan motstanderens bonde slå den som om den bare hadde gått ett felt: i det aller neste trekket eller ikke i det hele tatt.
clause-promotion = En bonde som når siste rad, blir straks dronning, tårn, løper eller springer, uansett hva som er igjen på brettet.
clause-king-move = Kongen går ett felt, rett eller på skrå.
clause-castling = Rokade: Kongen går to felter mot et tårn, og tårnet stiller seg på den andre siden av kongen.
clause-castling-960 = Rokade: Uansett hvor de begynte, står kongen etter O-O på g-linjen og tårnet på f-linjen, etter O-O-O kongen på c-linjen og tårnet på d-linjen. Flytt kongen til tårnet for å rokere.
clause-castling-moved = En konge som har flyttet seg, kan ikke rokere mer, og det kan heller ikke et tårn som har flyttet seg.
clause-castling-between = Ingenting får stå mellom konge og tårn når de rokerer.
clause-castling-path = Når du rokerer, får ingenting annet enn kongen og det tårnet stå på feltene de passerer eller havner på.
clause-castling-attacked = Kongen kan ikke rokere ut av sjakk, over et truet felt eller inn i sjakk.
clause-king-safety = Kongen får aldri gå til et felt som er truet.
clause-pinned = Du får ikke gjøre et trekk som utsetter din egen konge for et angrep.
clause-in-check = Står kongen din i sjakk, må trekket ditt få slutt på det: Flytt kongen, slå angriperen eller sett noe imellom.
clause-checkmate = En konge i sjakk uten utvei er sjakkmatt, og partiet er tapt.
clause-resign = Den som gir opp, taper.
clause-stalemate = Når den som er i trekket, ikke står i sjakk og ikke har noe lovlig trekk, er det patt: remis.
clause-dead-position = Når ingen av spillerne noen gang kan sette matt, er partiet straks remis.
clause-agreed = Spillerne kan bli enige om remis.
clause-repetition = Når samme stilling med de samme mulige trekkene oppstår for tredje gang, kan den som er i trekket, kreve remis. Femte gang er det remis uansett.
clause-fifty-moves = Etter femti trekk fra hver spiller uten bondetrekk og uten slag kan den som er i trekket, kreve remis. Etter syttifem er det remis uansett.

## Why not

refusal-set-up = Brikkene er allerede stilt opp.
refusal-set-up-by-lot = { $state ->
    [waiting] Brikkene er ikke stilt opp ennå.
   *[done] Brikkene er allerede stilt opp.
}
refusal-your-piece = { $holder ->
    [first] Brikken på { $square } tilhører hvit.
    [second] Brikken på { $square } tilhører sort.
   *[nobody] Det står ingen brikke på { $square }.
}
refusal-own-square = På { $square } står din egen { $piece }.
refusal-bishop-move = Du kan ikke gå fra { $start } til { $end }: Løperen går på skrå.
refusal-rook-move = Du kan ikke gå fra { $start } til { $end }: Tårnet går rett, langs rader og linjer.
refusal-queen-move = Du kan ikke gå fra { $start } til { $end }: Dronningen går rett eller på skrå.
refusal-knight-move = Du kan ikke gå fra { $start } til { $end }: Springeren går to felter rett fram og ett til siden.
refusal-king-move = Du kan ikke gå fra { $start } til { $end }: Kongen går ett felt.
refusal-no-jump = { $piece } på { $square } står i veien. Bare springere kan hoppe.
refusal-pawn-move = { $why ->
    [moved] Du kan ikke gå fra { $start } til { $end }: En bonde går to felter bare i sitt første trekk.
    [blocked] Bonden på { $start } er sperret: { $end } er ikke tomt.
   *[shape] Du kan ikke gå fra { $start } til { $end }: Bonden går ett felt rett fram, eller to i sitt første trekk.
}
refusal-pawn-capture = En bonde går på skrå bare for å slå, og det er ingenting å slå på { $square }.
refusal-en-passant = For sent: { $piece } på { $square } kunne bare slås en passant rett etter dobbeltsteget.
refusal-promotion = { $why ->
    [choose] Velg hva bonden på { $square } skal bli.
   *[not-there] Ingenting forvandles på { $square }: Det gjør bare bønder, på siste rad.
}
refusal-castling-moved = { $mover ->
    [king] Du kan ikke rokere: Kongen har flyttet seg.
    [no-rook] Du kan ikke rokere: { $side ->
        [short] Kongetårnet
       *[long] Dronningtårnet
    } er ikke der.
   *[rook] Du kan ikke rokere: { $side ->
        [short] Kongetårnet
       *[long] Dronningtårnet
    } har flyttet seg.
}
refusal-castling-path = Du kan ikke rokere: { $piece } på { $square } står i veien.
refusal-castling-960 = Flytt kongen til tårnet på { $square } for å rokere.
refusal-castling-between = Du kan ikke rokere: { $piece } på { $square } står imellom.
refusal-castling-attacked = { $why ->
    [out] Du kan ikke rokere ut av sjakk: { $piece } { $square } truer kongen på { $crossed }.
    [through] Du kan ikke rokere: Kongen ville gå over { $crossed }, som { $piece } { $square } truer.
   *[into] Du kan ikke rokere: { $piece } { $square } truer { $crossed }.
}
refusal-king-safety = Kongen kan ikke gå til { $crossed }: { $piece } { $square } truer feltet.
refusal-pinned = Da ville { $piece } { $square } true kongen din.
refusal-in-check = { $piece } { $square } gir sjakk, og dette trekket stopper det ikke.
refusal-repetition = { $count ->
    [one] Ikke remis ennå: Stillingen har vært på brettet én gang. Det kreves tre.
   *[other] Ikke remis ennå: Stillingen har vært på brettet { $count } ganger. Det kreves tre.
}
refusal-fifty-moves = { $count ->
    [one] Ikke remis ennå: { $count } trekk fra hver spiller uten slag eller bondetrekk. Det kreves femti.
   *[other] Ikke remis ennå: { $count } trekk fra hver spiller uten slag eller bondetrekk. Det kreves femti.
}

## How it ends

outcome-checkmate = { $seat } vinner ved sjakkmatt.
outcome-stalemate = Remis ved patt.
outcome-dead-position = Remis: Ingen av spillerne kan sette matt lenger.
outcome-time-draw = Remis: Tiden er ute, men motstanderen kunne aldri ha satt matt.
outcome-repetition = Remis ved trekkgjentakelse.
outcome-fivefold = Remis: samme stilling fem ganger.
outcome-fifty-moves = Remis: femti trekk uten slag eller bondetrekk.
outcome-seventy-five-moves = Remis: syttifem trekk uten slag eller bondetrekk.

## On the table

scene-title = Sjakkbrett
scene-side = { $seat ->
    [first] Hvit: { $pieces }.
   *[second] Sort: { $pieces }.
}
scene-check = { $seat ->
    [first] Hvit står i sjakk.
   *[second] Sort står i sjakk.
}
scene-square = { $piece ->
    [white-king] { $square }: hvit konge
    [white-queen] { $square }: hvit dronning
    [white-rook] { $square }: hvitt tårn
    [white-bishop] { $square }: hvit løper
    [white-knight] { $square }: hvit springer
    [white-pawn] { $square }: hvit bonde
    [black-king] { $square }: sort konge
    [black-queen] { $square }: sort dronning
    [black-rook] { $square }: sort tårn
    [black-bishop] { $square }: sort løper
    [black-knight] { $square }: sort springer
    [black-pawn] { $square }: sort bonde
   *[nobody] { $square }: tomt
}
scene-promotion = { $piece ->
    [queen] Forvandle til dronning
    [rook] Forvandle til tårn
    [bishop] Forvandle til løper
   *[knight] Forvandle til springer
}

# A move as players write it, such as Sxf3+ or e8=D.
told-move = { $piece ->
    [king] K
    [queen] D
    [rook] T
    [bishop] L
    [knight] S
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =T
    [bishop] =L
    [knight] =S
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
told-set-up = Stilling { $number }
told-claim = { $ground ->
    [repetition] Remis krevd: trekkgjentakelse
   *[fifty-moves] Remis krevd: femtitrekksregelen
}
claim-repetition = Krev remis: trekkgjentakelse
claim-fifty-moves = Krev remis: femtitrekksregelen

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Første uke
level-first-week-about = Vet hvordan brikkene går, og tar det den får øye på. Rundt 400.
level-first-month = Første måned
level-first-month-about = Slår det som står udekket, og lar selv mye stå udekket. Rundt 600.
level-first-year = Første år
level-first-year-about = Ser ett trekk fram og overser resten. Rundt 800.
level-casual = Selskapsspiller
level-casual-about = Spiller fornuftig til det blir innviklet. Rundt 1000.
level-hobby = Hobbyspiller
level-hobby-about = Gir ikke bort mye, men går på triks. Rundt 1200.
level-club = Klubbspiller
level-club-about = En solid klubbspiller med et svakt øyeblikk av og til. Rundt 1500.
level-strong-club = Sterk klubbspiller
level-strong-club-about = Vent på sjansen din; du får ikke mange. Rundt 1650.
level-expert = Ekspert
level-expert-about = Gjør sjelden feil og straffer dine. Rundt 1800.
level-unbeatable = Uslåelig
level-unbeatable-about = Sjakkmotoren for full kraft. Ingen slår den.

## The rule book's chapters
chapter-setup = Brett og turer
chapter-pieces = Slik går brikkene
chapter-special = Spesielle trekk
chapter-check = Sjakk og matt
chapter-ending = Slutten på partiet

## Lessons: a title, what to do, and what was learnt
lesson-knight = Springeren
lesson-knight-task = Slå bonden med springeren din.
lesson-knight-done = To felter i rett linje, ett til siden, over alt som står imellom.
lesson-promotion = Forvandling
lesson-promotion-task = Bonden din er ett steg fra siste rad. Gjør den til dronning.
lesson-promotion-done = En bonde som når siste rad, blir straks en sterkere brikke.
lesson-castling = Rokade
lesson-castling-task = Få kongen din i sikkerhet: Roker til den siden du vil.
lesson-castling-done = Kongen går to felter, og tårnet hopper over til den andre siden av kongen. Ingen av dem får ha flyttet seg før.
lesson-check = Ut av sjakk
lesson-check-task = Tårnet truer kongen din. Slå tårnet.
lesson-check-done = Du svarer på sjakk ved å flytte kongen, slå angriperen eller sette en brikke imellom.
lesson-mate = Sjakkmatt
lesson-mate-task = Den sorte kongen er stengt inne bak sine egne bønder. Sett matt i ett trekk.
lesson-mate-done = I sjakk uten utvei: Du vinner.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Åpning: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Det er ingen annen sjakkmotor på denne maskinen, så Gamecases egen spiller. Den er sterk, men på det høyeste nivået svakere enn Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Det fører til matt i { $count }.
    [forced] Det er det eneste lovlige trekket.
   *[only] Ingen andre trekk kommer i nærheten: Det nest beste er verdt { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } bønder mindre.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Du står i sjakk: Flytt kongen, sett en brikke imellom, eller slå angriperen.
    [begin] Få brikkene dine i spill, én etter én, og hold øye med sentrum.
   *[other] Se først hva motstanderen angriper, og så hva du kan slå.
}
guide-why = { $why ->
    [mate] Det er sjakkmatt.
    [draw] Remis er mer enn stillingen lover.
    [promotes] Bonden din blir en sterkere brikke.
    [castles] Kongen din kommer i sikkerhet, og et tårn kommer i spill.
    [gains] Du vinner materiell.
    [trades] Du bytter en brikke mot en som er like mye verdt.
    [check] Du gir sjakk, og motstanderen må svare på den.
    [saves] Du får en brikke ut av fare.
    [develops] Du får en ny brikke i spill.
    [middle] Bonden din tar plass i sentrum.
   *[other] Det gjør stillingen din litt bedre.
}
character-first-week = Eikenøtt
character-first-month = Knapp
character-first-year = Kløver
character-casual = Pepper
character-hobby = Kjeks
character-club = Kobber
character-strong-club = Flint
character-expert = Sobel
character-unbeatable = Granitt
origin-collection-set-up = Hvor brikkene står, vises på et bilde. Bare den engelske teksten teller feltene.
origin-collection-starter = At det trekkes tilfeldig, og at Hvit trekker først, er trykt. At dere bytter farge fra parti til parti, er vår standard.
origin-collection-own-square = Heftet sier det ikke rett ut; det gjør sjakkreglene.
origin-collection-knight-move = På fransk går springeren to felter rett fram og ett «diagonalt», noe som ville vært et lengre hopp; den engelske teksten beskriver bare halvparten av trekkene; den nederlandske lar den bare hoppe over motstanderens brikker. Vi spiller springeren som i alle de andre.
origin-collection-pawn-move = På fransk ser første trekk ut til alltid å være to felter, og den engelske teksten glemmer at bønder aldri går tilbake. At ingenting kan stå i veien for et dobbeltsteg, sies ingen steder. Vi spiller det som overalt.
origin-collection-pawn-capture = Spansk, nederlandsk og dansk sier «over et felt», svensk til og med «hoppe», og den italienske teksten lar bønder slå slik de går. Ett felt skrått framover er ment.
origin-collection-en-passant = Tysk, engelsk, italiensk og dansk er uklare om hvor dobbeltsteget begynner, og bare den russiske teksten sier hvor bonden som slår, havner. Vi spiller etter sjakkreglene.
origin-collection-bishop-move = Den italienske teksten utelater at feltene er tomme.
origin-collection-rook-move = Den italienske teksten utelater at feltene er tomme.
origin-collection-queen-move = Den italienske teksten utelater at feltene er tomme.
origin-collection-promotion = Spansk, svensk og polsk kan leses som om bare det som er på brettet, teller. Du kan ha en dronning til.
origin-collection-castling = Den spanske teksten kaller den korte siden høyre og den lange venstre, noe som bare stemmer for Hvit.
origin-collection-castling-moved = Fransk og russisk utelater «fra utgangsraden». En brikke som har flyttet og kommet tilbake, har flyttet.
origin-collection-castling-attacked = Bare den engelske teksten sier at kongen ikke kan passere et angrepet felt. At man ikke kan rokere ut av sjakk eller inn i sjakk, kommer fra sjakkreglene.
origin-collection-king-safety = På polsk kan kongen ikke «gi» sjakk, og den italienske teksten bare fraråder å bruke den. Alle andre: Den kan ikke gå inn i sjakk. Å avdekke en sjakk med den er greit.
origin-collection-pinned = Heftet snakker bare om kongens egne trekk. Sjakkreglene forbyr ethvert trekk som lar den stå angrepet.
origin-collection-in-check = Heftet antyder det bare der det forklarer sjakkmatt.
origin-collection-resign = Det er ikke trykt noe om å gi opp.
origin-collection-stalemate = Det er ikke trykt noe om det; den engelske teksten bruker ordet om ethvert parti som ingen kan vinne. Vi følger sjakkreglene: remis.
origin-collection-dead-position = Heftet kaller et parti remis når ingen av sidene kan vinne; på fransk og polsk når ingen har vunnet. Vi avslutter det så snart ingen sjakkmatt er mulig.
origin-collection-agreed = Det er ikke trykt noe om å avtale remis.
origin-collection-repetition = Ingenting er trykt; dette er regelen i sjakkreglene.
origin-collection-fifty-moves = Ingenting er trykt; dette er regelen i sjakkreglene.
origin-collection-repetition-at-once = Ingenting er trykt. Etter sjakkreglene må en spiller kreve denne remisen; i dette partiet blir det remis med en gang.
origin-collection-fifty-moves-at-once = Ingenting er trykt. Etter sjakkreglene må en spiller kreve denne remisen; i dette partiet blir det remis med en gang.
clause-repetition-at-once = Når samme stilling oppstår for tredje gang med de samme mulige trekkene, er partiet remis.
clause-fifty-moves-at-once = Etter femti trekk fra hver spiller uten bondetrekk eller slag er partiet remis.
refusal-repetition-at-once = Du trenger ikke kreve det: Samme stilling for tredje gang er remis med en gang.
refusal-fifty-moves-at-once = Du trenger ikke kreve det: Femti trekk hver uten slag eller bondetrekk er remis med en gang.
box-articles = Er reglene dine nummerert i artikler, slik sjakkreglene er?
table-draw = Foreslå remis
table-claim-draw = Krev remis
tally-drawn = Remiser
outcome-agreed = Remis etter avtale.
outcome-left-draw = Remis: En spiller har gått.
told-offer-draw = { $name } foreslår remis.
told-draw = Remis avtalt.
history-drawn = Remis
editor-piece = { $piece ->
    [white-king] Hvit konge
    [white-queen] Hvit dronning
    [white-rook] Hvitt tårn
    [white-bishop] Hvit løper
    [white-knight] Hvit springer
    [white-pawn] Hvit bonde
    [black-king] Sort konge
    [black-queen] Sort dronning
    [black-rook] Sort tårn
    [black-bishop] Sort løper
    [black-knight] Sort springer
   *[black-pawn] Sort bonde
}
editor-castling = { $side ->
    [white-short] Hvit kan rokere O-O
    [white-long] Hvit kan rokere O-O-O
    [black-short] Sort kan rokere O-O
   *[black-long] Sort kan rokere O-O-O
}
editor-en-passant = En passant på
refusal-editor-kings = { $seat ->
    [first] Antall hvite konger på brettet er { $count }; det må være nøyaktig én.
   *[second] Antall sorte konger på brettet er { $count }; det må være nøyaktig én.
}
refusal-editor-many = { $seat ->
    [first] Hvit har flere brikker enn et parti kan ha: høyst 16, og høyst 8 bønder.
   *[second] Sort har flere brikker enn et parti kan ha: høyst 16, og høyst 8 bønder.
}
refusal-editor-pawns = Det kan ikke stå en bonde på { $square }: Bønder står aldri på første eller siste rad.
refusal-editor-check = { $seat ->
    [first] Hvit er i trekket, men den sorte kongen står allerede i sjakk.
   *[second] Sort er i trekket, men den hvite kongen står allerede i sjakk.
}
refusal-editor-impossible-check = Ikke noe siste trekk kan ha gitt sjakk med alle disse brikkene.
task-check = Sjakk! Kongen din må ut av den.
task-claim = Din tur: Du kan kreve remis.
task-fifty-moves = { $count ->
    [one] Din tur: Om { $count } trekk er det remis etter femtitrekksregelen.
   *[other] Din tur: Om { $count } trekk er det remis etter femtitrekksregelen.
}

## Drills

drill-tactics = Taktikk
drill-tactics-about = Finn det ene trekket som vinner, og spill det helt ut.
drill-tactics-task = { $seat ->
    [first] Hvit er i trekket. Ett trekk vinner.
   *[second] Sort er i trekket. Ett trekk vinner.
}
drill-mates = Mattoppgaver
drill-mates-about = Matt i ett, to eller tre trekk.
drill-mates-task = { $seat ->
    [first] Hvit er i trekket. Matt i { $moves }.
   *[second] Sort er i trekket. Matt i { $moves }.
}
drill-theme = { $theme ->
    [hanging] Den brikken var udekket.
    [fork] Det var en gaffel: Én brikke angriper to på én gang.
    [pin] En brikke som kunne ha slått, var bundet til kongen sin.
    [discovery] Et avdekkerangrep: En brikke flyttet seg unna, og den bak angrep.
    [promotion] En bonde ble forvandlet.
    [back-rank] Matt på bakerste rad: Kongen var stengt inne av sine egne brikker.
    [smothered] Kvelermatt: Kongen var omringet av sine egne brikker.
   *[sacrifice] Et offer: Du ga fra deg materiell for å vinne mer.
}
drill-refuted = { $why ->
    [mate] Motstanderen setter matt.
    [escapes] Kongen slipper unna.
   *[takes] Motstanderen kan ganske enkelt slå brikken.
}
