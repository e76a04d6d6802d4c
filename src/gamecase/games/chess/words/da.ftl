### Danish. piece = brik, square = felt, row = række, column = linje, take = slå, draw = remis, claim = kræve.

game-name = Skak
game-about = Seksten brikker hver, slet intet held og én konge at beskytte.
seat-first = Hvid
seat-second = Sort

booklet-collection = Spilsamling
booklet-collection-about = Skak som i regelhæftet til en spilsamling; det, der mangler dér, følger de almindelige regler.
booklet-fide = FIDE
booklet-fide-about = Skak efter verdensforbundets regler, nummereret efter deres artikler.
booklet-chess960 = Chess960
booklet-chess960-about = Også kaldet Fischer Random: Brikkerne på første række stilles op ved lodtrækning, alt andet er skak.
switch-draws_by_claim = Trækgentagelse og 50-træksreglen
switch-draws_by_claim-yes = Remis, når en spiller kræver det
switch-draws_by_claim-no = Remis med det samme

## The booklet

clause-set-up = Brættet har otte gange otte felter med et lyst hjørnefelt ved hver spillers højre hånd. Fra hvert hjørne og indad står et tårn, en springer og en løber; dronningen står på et felt i sin egen farve, kongen ved siden af hende og bønderne foran.
clause-set-up-by-lot = Bønderne står som sædvanligt. De andre hvide brikker stilles ved lodtrækning op på første række med løberne på felter af forskellig farve og kongen mellem tårnene; de sorte brikker står over for de tilsvarende hvide. Der findes 960 af den slags stillinger.
clause-starter = Hvid begynder; derefter trækker spillerne på skift. Hvem der først spiller Hvid, vælges tilfældigt; derefter bytter spillerne fra spil til spil.
clause-your-piece = Hver tur er ét træk med en af dine egne brikker. Ingen må melde pas.
clause-own-square = Ingen brik må gå til et felt med en brik af sin egen farve. En af modstanderens brikker på feltet bliver slået og tages af brættet.
clause-bishop-move = Løberen går på skrå, så langt felterne er tomme.
clause-rook-move = Tårnet går frem, tilbage eller til siden, så langt felterne er tomme.
clause-queen-move = Dronningen går lige eller på skrå, så langt felterne er tomme.
clause-no-jump = Dronninger, tårne og løbere kan ikke springe over andre brikker.
clause-knight-move = Springeren går to felter lige ud og ét til siden. Den springer over alt, hvad der står imellem.
clause-pawn-move = Bonden går ét felt lige frem, eller to i sit første træk. Felterne skal være tomme. Den går aldrig tilbage.
clause-pawn-capture = Bonden slår kun på skrå, ét felt fremad.
clause-en-passant = Går en bonde to felter frem og lander ved siden af en af modstanderens bønder, må den bonde slå den, som om den kun var gået ét felt: i det allernæste træk eller aldrig.
clause-promotion = En bonde, der når den sidste række, bliver straks til dronning, tårn, løber eller springer, uanset hvad der ellers står på brættet.
clause-king-move = Kongen går ét felt, lige eller på skrå.
clause-castling = Rokade: Kongen går to felter hen mod et tårn, og tårnet stiller sig på den anden side af kongen.
clause-castling-960 = Rokade: Uanset hvor de begyndte, står kongen efter O-O på g-linjen og tårnet på f-linjen, efter O-O-O kongen på c-linjen og tårnet på d-linjen. Flyt kongen hen på tårnet for at rokere.
clause-castling-moved = En konge, der har flyttet sig, kan ikke rokere mere, og det kan et tårn, der har flyttet sig, heller ikke.
clause-castling-between = Der må ikke stå en brik mellem kongen og tårnet, når de rokerer.
clause-castling-path = Når du rokerer, må der ikke stå andet end kongen og det tårn på de felter, de passerer eller ender på.
clause-castling-attacked = Kongen kan ikke rokere ud af skak, hen over et truet felt eller ind i skak.
clause-king-safety = Kongen må aldrig gå til et felt, der er truet.
clause-pinned = Du må ikke lave et træk, der udsætter din egen konge for et angreb.
clause-in-check = Står din konge i skak, skal dit træk gøre en ende på det: Flyt kongen, slå angriberen, eller sæt noget imellem.
clause-checkmate = En konge i skak uden udvej er skakmat, og spillet er tabt.
clause-resign = En spiller, der giver op, taber.
clause-stalemate = Den, der er i trækket, ikke står i skak og ikke har noget træk, er pat: Spillet er remis.
clause-dead-position = Når ingen af spillerne nogensinde kan sætte mat, er spillet straks remis.
clause-agreed = Spillerne må aftale remis.
clause-repetition = Når den samme stilling med de samme mulige træk opstår for tredje gang, må den, der er i trækket, kræve remis. Femte gang er det remis af sig selv.
clause-fifty-moves = Efter halvtreds træk fra hver spiller uden bondetræk og uden slag må den, der er i trækket, kræve remis. Efter femoghalvfjerds er det remis af sig selv.

## Why not

refusal-set-up = Brikkerne er allerede stillet op.
refusal-set-up-by-lot = { $state ->
    [waiting] Brikkerne er ikke stillet op endnu.
   *[done] Brikkerne er allerede stillet op.
}
refusal-your-piece = { $holder ->
    [first] Brikken på { $square } tilhører Hvid.
    [second] Brikken på { $square } tilhører Sort.
   *[nobody] Der står ingen brik på { $square }.
}
refusal-own-square = På { $square } står allerede en af dine egne brikker: { $piece }.
refusal-bishop-move = Du kan ikke gå fra { $start } til { $end }: Løbere går på skrå.
refusal-rook-move = Du kan ikke gå fra { $start } til { $end }: Tårne går lige ud ad rækker og linjer.
refusal-queen-move = Du kan ikke gå fra { $start } til { $end }: Dronninger går lige ud eller på skrå.
refusal-knight-move = Du kan ikke gå fra { $start } til { $end }: Springere går to felter lige ud og ét til siden.
refusal-king-move = Du kan ikke gå fra { $start } til { $end }: Konger går ét felt.
refusal-no-jump = { $piece } på { $square } står i vejen. Kun springere kan springe.
refusal-pawn-move = { $why ->
    [moved] Du kan ikke gå fra { $start } til { $end }: En bonde går kun to felter i sit første træk.
    [blocked] Bonden på { $start } er blokeret: { $end } er ikke tomt.
   *[shape] Du kan ikke gå fra { $start } til { $end }: Bønder går ét felt lige frem, eller to i deres første træk.
}
refusal-pawn-capture = Bønder går kun på skrå for at slå, og der er intet at slå på { $square }.
refusal-en-passant = For sent: { $piece } på { $square } kunne kun slås en passant lige efter sit dobbeltskridt.
refusal-promotion = { $why ->
    [choose] Vælg, hvad bonden på { $square } skal blive til.
   *[not-there] Intet forvandles på { $square }: Det gør kun bønder, på den sidste række.
}
refusal-castling-moved = { $mover ->
    [king] Du kan ikke rokere: Kongen har flyttet sig.
    [no-rook] Du kan ikke rokere: { $side ->
        [short] Kongetårnet
       *[long] Dronningetårnet
    } er der ikke.
   *[rook] Du kan ikke rokere: { $side ->
        [short] Kongetårnet
       *[long] Dronningetårnet
    } har flyttet sig.
}
refusal-castling-path = Du kan ikke rokere: { $piece } på { $square } står i vejen.
refusal-castling-960 = Flyt kongen hen på tårnet på { $square } for at rokere.
refusal-castling-between = Du kan ikke rokere: { $piece } på { $square } står imellem.
refusal-castling-attacked = { $why ->
    [out] Du kan ikke rokere ud af skak: { $piece } { $square } truer kongen på { $crossed }.
    [through] Du kan ikke rokere: Kongen ville gå over { $crossed }, som { $piece } { $square } truer.
   *[into] Du kan ikke rokere: { $piece } { $square } truer { $crossed }.
}
refusal-king-safety = Kongen kan ikke gå til { $crossed }: { $piece } { $square } truer feltet.
refusal-pinned = Det ville åbne din konge for et angreb fra { $piece } { $square }.
refusal-in-check = { $piece } { $square } giver skak, og dette træk stopper det ikke.
refusal-repetition = { $count ->
    [one] Ikke remis endnu: Stillingen er opstået én gang. Der kræves tre.
   *[other] Ikke remis endnu: Stillingen er opstået { $count } gange. Der kræves tre.
}
refusal-fifty-moves = { $count ->
    [one] Ikke remis endnu: { $count } træk hver uden slag eller bondetræk. Der kræves halvtreds.
   *[other] Ikke remis endnu: { $count } træk hver uden slag eller bondetræk. Der kræves halvtreds.
}

## How it ends

outcome-checkmate = { $seat } vinder ved skakmat.
outcome-stalemate = Remis ved pat.
outcome-dead-position = Remis: Ingen af spillerne kan sætte mat længere.
outcome-time-draw = Tiden er gået, men modstanderen kunne aldrig vinde: remis.
outcome-repetition = Remis ved trækgentagelse.
outcome-fivefold = Remis ved femfold gentagelse.
outcome-fifty-moves = Remis: halvtreds træk uden slag eller bondetræk.
outcome-seventy-five-moves = Remis: femoghalvfjerds træk uden slag eller bondetræk.

## On the table

scene-title = Skakbræt
scene-side = { $seat ->
    [first] Hvid: { $pieces }.
   *[second] Sort: { $pieces }.
}
scene-check = { $seat ->
    [first] Hvid står i skak.
   *[second] Sort står i skak.
}
scene-square = { $piece ->
    [white-king] { $square }: hvid konge
    [white-queen] { $square }: hvid dronning
    [white-rook] { $square }: hvidt tårn
    [white-bishop] { $square }: hvid løber
    [white-knight] { $square }: hvid springer
    [white-pawn] { $square }: hvid bonde
    [black-king] { $square }: sort konge
    [black-queen] { $square }: sort dronning
    [black-rook] { $square }: sort tårn
    [black-bishop] { $square }: sort løber
    [black-knight] { $square }: sort springer
    [black-pawn] { $square }: sort bonde
   *[nobody] { $square }: tomt
}
scene-promotion = { $piece ->
    [queen] Forvandl til dronning
    [rook] Forvandl til tårn
    [bishop] Forvandl til løber
   *[knight] Forvandl til springer
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
    [repetition] Remis krævet: trækgentagelse
   *[fifty-moves] Remis krævet: 50-træksreglen
}
claim-repetition = Kræv remis: trækgentagelse
claim-fifty-moves = Kræv remis: 50-træksreglen

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Første uge
level-first-week-about = Ved, hvordan brikkerne går, og snupper, hvad den får øje på. Omkring 400.
level-first-month = Første måned
level-first-month-about = Slår udækkede brikker og lader selv mange stå. Omkring 600.
level-first-year = Første år
level-first-year-about = Ser ét træk frem og overser resten. Omkring 800.
level-casual = Hyggespiller
level-casual-about = Spiller fornuftigt, til det bliver indviklet. Omkring 1000.
level-hobby = Hobbyspiller
level-hobby-about = Forærer ikke meget væk, men falder for tricks. Omkring 1200.
level-club = Klubspiller
level-club-about = En solid klubspiller med et svagt øjeblik i ny og næ. Omkring 1500.
level-strong-club = Stærk klubspiller
level-strong-club-about = Vent på din chance: Du får ikke mange. Omkring 1650.
level-expert = Ekspert
level-expert-about = Fejler sjældent og straffer dine fejl. Omkring 1800.
level-unbeatable = Uovervindelig
level-unbeatable-about = Skakmotoren for fuld kraft. Ingen slår den.

## The rule book's chapters
chapter-setup = Bræt og ture
chapter-pieces = Sådan går brikkerne
chapter-special = Særlige træk
chapter-check = Skak og skakmat
chapter-ending = Spillets slutning

## Lessons: a title, what to do, and what was learnt
lesson-knight = Springeren
lesson-knight-task = Slå bonden med din springer.
lesson-knight-done = To felter lige ud, ét til siden, hen over alt, hvad der står imellem.
lesson-promotion = Forvandling
lesson-promotion-task = Din bonde er ét skridt fra den sidste række. Gør den til en dronning.
lesson-promotion-done = En bonde, der når den sidste række, bliver straks til en stærkere brik.
lesson-castling = Rokade
lesson-castling-task = Bring din konge i sikkerhed: Rokér til en af siderne.
lesson-castling-done = Kongen går to felter, og tårnet springer om på den anden side af kongen. Ingen af dem må have flyttet sig før.
lesson-check = Ud af skak
lesson-check-task = Tårnet truer din konge. Slå det.
lesson-check-done = Du svarer på skak ved at flytte kongen, slå angriberen eller sætte en brik imellem.
lesson-mate = Skakmat
lesson-mate-task = Den sorte konge er spærret inde bag sine egne bønder. Mat i ét træk.
lesson-mate-done = I skak uden udvej: Du vinder.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Åbning: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Der er ingen anden skakmotor på denne computer, så Gamecases egen spiller. Den er stærk, men på det højeste niveau svagere end Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Det fører til mat i { $count }.
    [forced] Det er det eneste lovlige træk.
   *[only] Intet andet træk kommer i nærheden: Det næstbedste er { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } bønder mindre værd.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Du står i skak: Flyt kongen, sæt en brik imellem, eller slå angriberen.
    [begin] Bring dine brikker i spil én efter én, og hold øje med midten.
   *[other] Se først, hvad modstanderen angriber, og så, hvad du kan slå.
}
guide-why = { $why ->
    [mate] Det er skakmat.
    [draw] Remis er mere, end stillingen lover.
    [promotes] Din bonde bliver til en stærkere brik.
    [castles] Din konge kommer i sikkerhed, og et tårn kommer i spil.
    [gains] Du vinder materiale.
    [trades] Du bytter en brik for en, der er lige så meget værd.
    [check] Du giver skak, og modstanderen må svare på det.
    [saves] Du bringer en brik ud af fare.
    [develops] Du bringer en ny brik i spil.
    [middle] Din bonde tager plads i centrum.
   *[other] Det gør din stilling en smule bedre.
}
character-first-week = Agern
character-first-month = Knap
character-first-year = Kløver
character-casual = Peber
character-hobby = Kiks
character-club = Kobber
character-strong-club = Flint
character-expert = Zobel
character-unbeatable = Granit
origin-collection-set-up = Hvor brikkerne står, vises på et billede. Kun den engelske tekst tæller felterne.
origin-collection-starter = Lodtrækning og Hvids første træk er trykt. At I bytter farve efter hvert spil, er vores standard.
origin-collection-own-square = Hæftet siger det ikke direkte; det gør skakreglerne.
origin-collection-knight-move = På fransk går springeren to felter lige ud og ét “skråt”, hvilket ville være et længere spring; den engelske tekst beskriver kun halvdelen af dens træk; på hollandsk springer den kun over modstanderens brikker. Vi spiller alle de andres springer.
origin-collection-pawn-move = På fransk synes det første træk altid at være to felter, og den engelske tekst glemmer, at bønder aldrig går tilbage. At intet må stå i vejen for et dobbelttræk, står ingen steder. Vi spiller det som overalt.
origin-collection-pawn-capture = Spansk, hollandsk og dansk siger “over et felt”, svensk endda “springende”, og på italiensk slår bønder, som de går. Ét felt skråt frem er ment.
origin-collection-en-passant = Tysk, engelsk, italiensk og dansk er uklare om, hvor dobbelttrækket begynder, og kun den russiske tekst siger, hvor den slående bonde lander. Vi spiller efter skakreglerne.
origin-collection-bishop-move = I den italienske tekst mangler det, at felterne skal være tomme.
origin-collection-rook-move = I den italienske tekst mangler det, at felterne skal være tomme.
origin-collection-queen-move = I den italienske tekst mangler det, at felterne skal være tomme.
origin-collection-promotion = Spansk, svensk og polsk kan læses, som om kun brættet tæller. Du må have en dronning til.
origin-collection-castling = Den spanske tekst kalder den korte side højre og den lange venstre; det passer kun for Hvid.
origin-collection-castling-moved = Fransk og russisk udelader “fra grundrækken”. En brik, der har flyttet og er kommet tilbage, har flyttet.
origin-collection-castling-attacked = Kun den engelske tekst siger, at kongen ikke må krydse et truet felt. At den ikke må rokere ud af skak eller ind i skak, kommer fra skakreglerne.
origin-collection-king-safety = På polsk må kongen ikke “give” skak, og den italienske tekst fraråder kun at bruge den. Alle andre: Den må ikke gå i skak. Afdækkerskak med den er tilladt.
origin-collection-pinned = Hæftet taler kun om kongens egne træk. Skakreglerne forbyder ethvert træk, der efterlader den truet.
origin-collection-in-check = Hæftet forudsætter det kun, hvor det forklarer skakmat.
origin-collection-resign = Intet er trykt om at opgive.
origin-collection-stalemate = Intet er trykt om det; den engelske tekst bruger ordet om ethvert spil, ingen kan vinde. Vi følger skakreglerne: remis.
origin-collection-dead-position = Hæftet kalder et spil remis, som ingen kan vinde; på fransk og polsk: som ingen har vundet. Vi slutter, så snart ingen skakmat er mulig.
origin-collection-agreed = Intet er trykt om at aftale remis.
origin-collection-repetition = Intet er trykt; det er skakreglernes regel.
origin-collection-fifty-moves = Intet er trykt; det er skakreglernes regel.
origin-collection-repetition-at-once = Intet er trykt. Efter skakreglerne skal en spiller kræve denne remis; i dette spil kommer den af sig selv.
origin-collection-fifty-moves-at-once = Intet er trykt. Efter skakreglerne skal en spiller kræve denne remis; i dette spil kommer den af sig selv.
clause-repetition-at-once = Når samme stilling opstår tredje gang med de samme mulige træk, er spillet remis.
clause-fifty-moves-at-once = Efter halvtreds træk fra hver side uden bondetræk og uden slag er spillet remis.
refusal-repetition-at-once = Ingen behøver at kræve: Den tredje gentagelse er remis af sig selv.
refusal-fifty-moves-at-once = Ingen behøver at kræve: Halvtreds stille træk fra hver side er remis af sig selv.
box-articles = Er dine regler nummereret i artikler som skakreglerne?
table-draw = Tilbyd remis
table-claim-draw = Kræv remis
tally-drawn = Remiser
outcome-agreed = Remis efter aftale.
outcome-left-draw = Remis: En spiller har forladt spillet.
told-offer-draw = { $name } tilbyder remis.
told-draw = Remis aftalt.
history-drawn = Remis
editor-piece = { $piece ->
    [white-king] Hvid konge
    [white-queen] Hvid dronning
    [white-rook] Hvidt tårn
    [white-bishop] Hvid løber
    [white-knight] Hvid springer
    [white-pawn] Hvid bonde
    [black-king] Sort konge
    [black-queen] Sort dronning
    [black-rook] Sort tårn
    [black-bishop] Sort løber
    [black-knight] Sort springer
   *[black-pawn] Sort bonde
}
editor-castling = { $side ->
    [white-short] Hvid må rokere O-O
    [white-long] Hvid må rokere O-O-O
    [black-short] Sort må rokere O-O
   *[black-long] Sort må rokere O-O-O
}
editor-en-passant = En passant på
refusal-editor-kings = { $seat ->
    [first] Hvid har { $count } konger på brættet og skal have præcis én.
   *[second] Sort har { $count } konger på brættet og skal have præcis én.
}
refusal-editor-many = { $seat ->
    [first] Hvid har flere brikker, end et spil kan have: højst 16, heraf højst 8 bønder.
   *[second] Sort har flere brikker, end et spil kan have: højst 16, heraf højst 8 bønder.
}
refusal-editor-pawns = Der kan ikke stå en bonde på { $square }: Bønder står aldrig på første eller sidste række.
refusal-editor-check = { $seat ->
    [first] Hvid er i trækket, men den sorte konge står allerede i skak.
   *[second] Sort er i trækket, men den hvide konge står allerede i skak.
}
refusal-editor-impossible-check = Intet sidste træk kan have givet skak med alle disse brikker.
task-check = Skak! Din konge skal ud af den.
task-claim = Din tur: Du kan kræve remis.
task-fifty-moves = { $count ->
    [one] Din tur: remis efter 50-træksreglen om { $count } træk.
   *[other] Din tur: remis efter 50-træksreglen om { $count } træk.
}

## Drills

drill-tactics = Taktik
drill-tactics-about = Find det ene træk, der vinder, og spil det til ende.
drill-tactics-task = { $seat ->
    [first] Hvid er i trækket. Ét træk vinder.
   *[second] Sort er i trækket. Ét træk vinder.
}
drill-mates = Matopgaver
drill-mates-about = Mat i et, to eller tre træk.
drill-mates-task = { $seat ->
    [first] Hvid er i trækket. Mat i { $moves }.
   *[second] Sort er i trækket. Mat i { $moves }.
}
drill-theme = { $theme ->
    [hanging] Den brik var udækket.
    [fork] Det var en gaffel: Én brik angriber to på én gang.
    [pin] En brik, der kunne have slået, var bundet til sin konge.
    [discovery] Et afdækkerangreb: En brik flyttede sig væk, og den bagved angreb.
    [promotion] En bonde blev forvandlet.
    [back-rank] Mat på bagerste række: Kongen var spærret inde af sine egne brikker.
    [smothered] Kvalt mat: Kongen var omringet af sine egne brikker.
   *[sacrifice] Et offer: Du gav materiale for at vinde mere.
}
drill-refuted = { $why ->
    [mate] Modstanderen sætter mat.
    [escapes] Kongen slipper væk.
   *[takes] Modstanderen kan bare slå brikken.
}
