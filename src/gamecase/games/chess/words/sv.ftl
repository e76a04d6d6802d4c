### Swedish. piece = pjäs, square = ruta, row = rad, column = linje, capture = slå, draw = remi, claim = begära.

game-name = Schack
game-about = Sexton pjäser var, ingen tur alls och en kung att skydda.
seat-first = Vit
seat-second = Svart

booklet-collection = Spelsamlingen
booklet-collection-about = Schack som i spelsamlingens regelhäfte; det som saknas där spelas som överallt annars.
booklet-fide = FIDE
booklet-fide-about = Schack enligt FIDE:s regler, numrerade efter deras artiklar.
booklet-chess960 = Chess960
booklet-chess960-about = Kallas också Fischerschack: pjäserna på första raden lottas ut, allt annat är schack.
switch-draws_by_claim = Tre gånger samma ställning och femtiodragsregeln
switch-draws_by_claim-yes = Remi när en spelare begär det
switch-draws_by_claim-no = Remi direkt

## The booklet

clause-set-up = Brädet har åtta gånger åtta rutor, och varje spelare har en ljus hörnruta vid sin högra hand. Från hörnet och inåt står torn, springare och löpare; damen står på en ruta i sin egen färg, kungen bredvid henne och bönderna framför.
clause-set-up-by-lot = Bönderna står som vanligt. De andra vita pjäserna ställs upp på första raden genom lottning, med löparna på rutor av olika färg och kungen mellan tornen; de svarta pjäserna står mitt emot motsvarande vita. Det finns 960 sådana ställningar.
clause-starter = Vit börjar; sedan drar sidorna växelvis. Det lottas vem som får vit först; sedan byter spelarna från parti till parti.
clause-your-piece = En tur är ett drag med en av dina egna pjäser. Ingen får stå över.
clause-own-square = Ingen pjäs får gå till en ruta där en pjäs av samma färg står. Står det en av motståndarens där blir den slagen och tas av brädet.
clause-bishop-move = Löparen går snett, så långt rutorna är tomma.
clause-rook-move = Tornet går framåt, bakåt eller åt sidan, så långt rutorna är tomma.
clause-queen-move = Damen går rakt eller snett, så långt rutorna är tomma.
clause-no-jump = Dam, torn och löpare kan inte hoppa över någon pjäs.
clause-knight-move = Springaren går två rutor rakt och en åt sidan. Den hoppar över allt som står emellan.
clause-pawn-move = Bonden går en ruta rakt fram, eller två i sitt första drag. Rutorna måste vara tomma. Den går aldrig bakåt.
clause-pawn-capture = Bonden slår bara snett, en ruta framåt.
clause-en-passant = Om en bonde tar två steg och hamnar bredvid en av motståndarens bönder får motståndarens bonde slå den som om den hade tagit bara ett steg: i draget direkt efter eller inte alls.
clause-promotion = En bonde som når sista raden blir genast dam, torn, löpare eller springare, vad som än finns kvar på brädet.
clause-king-move = Kungen går en ruta, rakt eller snett.
clause-castling = Rockad: kungen går två rutor mot ett torn, och tornet ställer sig på kungens andra sida.
clause-castling-960 = Rockad: var de än började står kungen efter O-O på g-linjen och tornet på f-linjen, efter O-O-O kungen på c-linjen och tornet på d-linjen. Flytta kungen till tornet för att rockera.
clause-castling-moved = En kung som har flyttat kan inte rockera mer, och inte heller ett torn som har flyttat.
clause-castling-between = Inget får stå mellan kung och torn när de rockerar.
clause-castling-path = När du rockerar får inget annat än kungen och det tornet stå på rutorna som de passerar eller hamnar på.
clause-castling-attacked = Kungen kan inte rockera ur schack, över en hotad ruta eller in i schack.
clause-king-safety = Kungen får aldrig gå till en ruta som är hotad.
clause-pinned = Du får inte göra ett drag som utsätter din egen kung för ett angrepp.
clause-in-check = Står din kung i schack måste ditt drag häva schacken: flytta kungen, slå angriparen eller sätt något emellan.
clause-checkmate = En kung i schack utan utväg är schackmatt, och partiet är förlorat.
clause-resign = Den som ger upp förlorar.
clause-stalemate = När den som är vid draget inte står i schack och inte har något tillåtet drag är det patt: remi.
clause-dead-position = När ingen av spelarna någonsin kan sätta matt är partiet genast remi.
clause-agreed = Spelarna får komma överens om remi.
clause-repetition = När samma ställning uppstår för tredje gången med samma möjliga drag får den som är vid draget begära remi. Femte gången är det remi ändå.
clause-fifty-moves = Efter femtio drag av varje spelare utan bondedrag eller slag får den som är vid draget begära remi. Efter sjuttiofem är det remi ändå.

## Why not

refusal-set-up = Pjäserna är redan uppställda.
refusal-set-up-by-lot = { $state ->
    [waiting] Pjäserna är inte uppställda än.
   *[done] Pjäserna är redan uppställda.
}
refusal-your-piece = { $holder ->
    [first] Pjäsen på { $square } tillhör vit.
    [second] Pjäsen på { $square } tillhör svart.
   *[nobody] Det står ingen pjäs på { $square }.
}
refusal-own-square = På { $square } står din egen { $piece }.
refusal-bishop-move = Du kan inte gå från { $start } till { $end }: löparen går diagonalt.
refusal-rook-move = Du kan inte gå från { $start } till { $end }: tornet går rakt, längs rader och linjer.
refusal-queen-move = Du kan inte gå från { $start } till { $end }: damen går rakt eller diagonalt.
refusal-knight-move = Du kan inte gå från { $start } till { $end }: springaren går två rutor rakt och en åt sidan.
refusal-king-move = Du kan inte gå från { $start } till { $end }: kungen går en ruta.
refusal-no-jump = { $piece } på { $square } står i vägen. Bara springare kan hoppa.
refusal-pawn-move = { $why ->
    [moved] Du kan inte gå från { $start } till { $end }: en bonde går två rutor bara i sitt första drag.
    [blocked] Bonden på { $start } är spärrad: { $end } är inte tom.
   *[shape] Du kan inte gå från { $start } till { $end }: bonden går en ruta rakt fram, eller två i sitt första drag.
}
refusal-pawn-capture = En bonde går snett bara för att slå, och det finns inget att slå på { $square }.
refusal-en-passant = För sent: { $piece } på { $square } kunde slås en passant bara i draget direkt efter dubbelsteget.
refusal-promotion = { $why ->
    [choose] Välj vad bonden på { $square } ska bli.
   *[not-there] Inget förvandlas på { $square }: det gör bara bönder, på sista raden.
}
refusal-castling-moved = { $mover ->
    [king] Du kan inte rockera: kungen har flyttat.
    [no-rook] Du kan inte rockera: { $side ->
        [short] kungstornet
       *[long] damtornet
    } är inte där.
   *[rook] Du kan inte rockera: { $side ->
        [short] kungstornet
       *[long] damtornet
    } har flyttat.
}
refusal-castling-path = Du kan inte rockera: { $piece } på { $square } står i vägen.
refusal-castling-960 = Flytta kungen till tornet på { $square } för att rockera.
refusal-castling-between = Du kan inte rockera: { $piece } på { $square } står emellan.
refusal-castling-attacked = { $why ->
    [out] Du kan inte rockera ur schack: { $piece } { $square } hotar kungen på { $crossed }.
    [through] Du kan inte rockera: kungen skulle gå över { $crossed }, som { $piece } { $square } hotar.
   *[into] Du kan inte rockera: { $piece } { $square } hotar { $crossed }.
}
refusal-king-safety = Kungen kan inte gå till { $crossed }: { $piece } { $square } hotar rutan.
refusal-pinned = Då skulle { $piece } { $square } hota din kung.
refusal-in-check = { $piece } { $square } schackar, och det här draget stoppar det inte.
refusal-repetition = { $count ->
    [one] Inte remi än: ställningen har varit på brädet en gång. Det krävs tre.
   *[other] Inte remi än: ställningen har varit på brädet { $count } gånger. Det krävs tre.
}
refusal-fifty-moves = { $count ->
    [one] Inte remi än: { $count } drag var utan slag eller bondedrag. Det krävs femtio.
   *[other] Inte remi än: { $count } drag var utan slag eller bondedrag. Det krävs femtio.
}

## How it ends

outcome-checkmate = { $seat } vinner genom schackmatt.
outcome-stalemate = Remi genom patt.
outcome-dead-position = Remi: ingen av spelarna kan längre sätta matt.
outcome-time-draw = Remi: tiden tog slut, men motståndaren kunde aldrig ha satt matt.
outcome-repetition = Remi: tre gånger samma ställning.
outcome-fivefold = Remi: fem gånger samma ställning.
outcome-fifty-moves = Remi: femtio drag utan slag eller bondedrag.
outcome-seventy-five-moves = Remi: sjuttiofem drag utan slag eller bondedrag.

## On the table

scene-title = Schackbräde
scene-side = { $seat ->
    [first] Vit: { $pieces }.
   *[second] Svart: { $pieces }.
}
scene-check = { $seat ->
    [first] Vit står i schack.
   *[second] Svart står i schack.
}
scene-square = { $piece ->
    [white-king] { $square }: vit kung
    [white-queen] { $square }: vit dam
    [white-rook] { $square }: vitt torn
    [white-bishop] { $square }: vit löpare
    [white-knight] { $square }: vit springare
    [white-pawn] { $square }: vit bonde
    [black-king] { $square }: svart kung
    [black-queen] { $square }: svart dam
    [black-rook] { $square }: svart torn
    [black-bishop] { $square }: svart löpare
    [black-knight] { $square }: svart springare
    [black-pawn] { $square }: svart bonde
   *[nobody] { $square }: tom
}
scene-promotion = { $piece ->
    [queen] Förvandla till dam
    [rook] Förvandla till torn
    [bishop] Förvandla till löpare
   *[knight] Förvandla till springare
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
told-set-up = Ställning { $number }
told-claim = { $ground ->
    [repetition] Remi begärd: tre gånger samma ställning
   *[fifty-moves] Remi begärd: femtiodragsregeln
}
claim-repetition = Begär remi: tre gånger samma ställning
claim-fifty-moves = Begär remi: femtiodragsregeln

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Första veckan
level-first-week-about = Vet hur pjäserna går och tar det den får syn på. Omkring 400.
level-first-month = Första månaden
level-first-month-about = Slår det som står ogarderat och lämnar själv mycket ogarderat. Omkring 600.
level-first-year = Första året
level-first-year-about = Ser ett drag framåt och missar resten. Omkring 800.
level-casual = Sällskapsspelare
level-casual-about = Spelar förnuftigt tills det blir krångligt. Omkring 1000.
level-hobby = Hobbyspelare
level-hobby-about = Skänker inte bort mycket men går på trick. Omkring 1200.
level-club = Klubbspelare
level-club-about = En stabil klubbspelare med en svag stund då och då. Omkring 1500.
level-strong-club = Stark klubbspelare
level-strong-club-about = Vänta på din chans; du får inte många. Omkring 1650.
level-expert = Expert
level-expert-about = Gör sällan fel och straffar dina misstag. Omkring 1800.
level-unbeatable = Oslagbar
level-unbeatable-about = Schackmotorn för full kraft. Ingen slår den.

## The rule book's chapters
chapter-setup = Bräde och turordning
chapter-pieces = Så går pjäserna
chapter-special = Särskilda drag
chapter-check = Schack och matt
chapter-ending = Partiets slut

## Lessons: a title, what to do, and what was learnt
lesson-knight = Springaren
lesson-knight-task = Slå bonden med din springare.
lesson-knight-done = Två rutor rakt, en åt sidan, över allt som står emellan.
lesson-promotion = Förvandling
lesson-promotion-task = Din bonde är ett steg från sista raden. Gör den till dam.
lesson-promotion-done = En bonde som når sista raden blir genast en starkare pjäs.
lesson-castling = Rockad
lesson-castling-task = För din kung i säkerhet: rockera, åt vilket håll du vill.
lesson-castling-done = Kungen går två rutor, och tornet hoppar till kungens andra sida. Ingen av dem får ha flyttat tidigare.
lesson-check = Ur schack
lesson-check-task = Tornet hotar din kung. Slå tornet.
lesson-check-done = Du svarar på schack genom att flytta kungen, slå angriparen eller ställa en pjäs emellan.
lesson-mate = Schackmatt
lesson-mate-task = Den svarta kungen är instängd bakom sina egna bönder. Sätt matt i ett drag.
lesson-mate-done = I schack utan utväg: du vinner.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Öppning: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Det finns ingen annan schackmotor på den här datorn, så Gamecases egen spelar. Den är stark, men på den högsta nivån svagare än Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Det leder till matt i { $count }.
    [forced] Det är det enda tillåtna draget.
   *[only] Inget annat drag kommer i närheten: det näst bästa är värt { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } bönder mindre.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Du står i schack: flytta kungen, ställ en pjäs emellan eller slå angriparen.
    [begin] För ut dina pjäser en efter en och håll ett öga på centrum.
   *[other] Se först vad motståndaren angriper, sedan vad du kan slå.
}
guide-why = { $why ->
    [mate] Det är schackmatt.
    [draw] Remi är mer än ställningen lovar.
    [promotes] Din bonde blir en starkare pjäs.
    [castles] Din kung kommer i säkerhet, och ett torn kommer i spel.
    [gains] Du vinner material.
    [trades] Du byter en pjäs mot en som är lika mycket värd.
    [check] Du schackar, och motståndaren måste svara.
    [saves] Du får en pjäs ur fara.
    [develops] Du för en ny pjäs i spel.
    [middle] Din bonde tar plats i centrum.
   *[other] Det gör din ställning lite bättre.
}
character-first-week = Ekollon
character-first-month = Knapp
character-first-year = Klöver
character-casual = Peppar
character-hobby = Kex
character-club = Koppar
character-strong-club = Flinta
character-expert = Sobel
character-unbeatable = Granit
origin-collection-set-up = Var pjäserna står visas på en bild. Bara den engelska texten räknar rutorna.
origin-collection-starter = Lottningen och att Vit drar först är tryckt. Att ni byter färg från parti till parti är vår standard.
origin-collection-own-square = Häftet säger det inte rent ut; det gör schackets regler.
origin-collection-knight-move = På franska går springaren två rutor rakt och en ”diagonalt”, vilket vore ett längre hopp; den engelska texten beskriver bara hälften av dragen; den nederländska låter den bara hoppa över motståndarens pjäser. Vi spelar springaren som i alla andra.
origin-collection-pawn-move = På franska verkar första draget alltid vara två rutor, och den engelska texten glömmer att bönder aldrig går bakåt. Att inget får stå i vägen för ett dubbelsteg sägs ingenstans. Vi spelar det som överallt.
origin-collection-pawn-capture = Spanskan, nederländskan och danskan säger ”över en ruta”, svenskan till och med ”hoppa”, och den italienska texten låter bönder slå som de går. En ruta snett framåt avses.
origin-collection-en-passant = Tyskan, engelskan, italienskan och danskan är otydliga om var dubbelsteget börjar, och bara den ryska texten säger var den slående bonden hamnar. Vi spelar enligt schackets regler.
origin-collection-bishop-move = Den italienska texten utelämnar att rutorna är tomma.
origin-collection-rook-move = Den italienska texten utelämnar att rutorna är tomma.
origin-collection-queen-move = Den italienska texten utelämnar att rutorna är tomma.
origin-collection-promotion = Spanskan, svenskan och polskan kan läsas som om bara det som finns på brädet räknas. Du får ha en andra dam.
origin-collection-castling = Den spanska texten kallar den korta sidan höger och den långa vänster, vilket bara stämmer för Vit.
origin-collection-castling-moved = Franskan och ryskan utelämnar ”från utgångsraden”. En pjäs som har flyttat och kommit tillbaka har flyttat.
origin-collection-castling-attacked = Bara den engelska texten säger att kungen inte får passera en angripen ruta. Att man inte får rockera ur schack eller in i schack kommer från schackets regler.
origin-collection-king-safety = På polska får kungen inte ”ge” schack, och den italienska texten avråder bara från att använda den. Alla andra: den får inte gå in i schack. Att avdragsschacka med den går bra.
origin-collection-pinned = Häftet talar bara om kungens egna drag. Schackets regler förbjuder varje drag som lämnar den angripen.
origin-collection-in-check = Häftet antyder det bara där det förklarar schackmatt.
origin-collection-resign = Inget är tryckt om att ge upp.
origin-collection-stalemate = Inget är tryckt om det; den engelska texten använder ordet för alla partier som ingen kan vinna. Vi följer schackets regler: remi.
origin-collection-dead-position = Häftet kallar ett parti remi om ingen sida kan vinna; på franska och polska om ingen har vunnit. Vi avslutar det så snart ingen matt är möjlig.
origin-collection-agreed = Inget är tryckt om att komma överens om remi.
origin-collection-repetition = Inget är tryckt; regeln kommer från schackets regler.
origin-collection-fifty-moves = Inget är tryckt; regeln kommer från schackets regler.
origin-collection-repetition-at-once = Inget är tryckt. Enligt schackets regler måste en spelare begära denna remi; i det här partiet blir det remi direkt.
origin-collection-fifty-moves-at-once = Inget är tryckt. Enligt schackets regler måste en spelare begära denna remi; i det här partiet blir det remi direkt.
clause-repetition-at-once = När samma ställning uppstår för tredje gången med samma möjliga drag är partiet remi.
clause-fifty-moves-at-once = Efter femtio drag av varje spelare utan bondedrag eller slag är partiet remi.
refusal-repetition-at-once = Du behöver inte begära det: samma ställning för tredje gången är remi direkt.
refusal-fifty-moves-at-once = Du behöver inte begära det: femtio drag var utan slag eller bondedrag är remi direkt.
box-articles = Är dina regler numrerade i artiklar, som schackets regler?
table-draw = Föreslå remi
table-claim-draw = Begär remi
tally-drawn = Remier
outcome-agreed = Remi enligt överenskommelse.
outcome-left-draw = Remi: en spelare har gått.
told-offer-draw = { $name } föreslår remi.
told-draw = Överenskommet: remi.
history-drawn = Remi
editor-piece = { $piece ->
    [white-king] Vit kung
    [white-queen] Vit dam
    [white-rook] Vitt torn
    [white-bishop] Vit löpare
    [white-knight] Vit springare
    [white-pawn] Vit bonde
    [black-king] Svart kung
    [black-queen] Svart dam
    [black-rook] Svart torn
    [black-bishop] Svart löpare
    [black-knight] Svart springare
   *[black-pawn] Svart bonde
}
editor-castling = { $side ->
    [white-short] Vit får rockera O-O
    [white-long] Vit får rockera O-O-O
    [black-short] Svart får rockera O-O
   *[black-long] Svart får rockera O-O-O
}
editor-en-passant = En passant på
refusal-editor-kings = { $seat ->
    [first] Vit har { $count } kungar på brädet och ska ha exakt en.
   *[second] Svart har { $count } kungar på brädet och ska ha exakt en.
}
refusal-editor-many = { $seat ->
    [first] Vit har fler pjäser än ett parti kan ha: högst 16, varav högst 8 bönder.
   *[second] Svart har fler pjäser än ett parti kan ha: högst 16, varav högst 8 bönder.
}
refusal-editor-pawns = Det kan inte stå en bonde på { $square }: bönder står aldrig på första eller sista raden.
refusal-editor-check = { $seat ->
    [first] Vit är vid draget, men den svarta kungen står redan i schack.
   *[second] Svart är vid draget, men den vita kungen står redan i schack.
}
refusal-editor-impossible-check = Inget sista drag kan ha gett schack med alla de här pjäserna.
task-check = Schack! Din kung måste ur schacken.
task-claim = Din tur: du kan begära remi.
task-fifty-moves = { $count ->
    [one] Din tur: remi enligt femtiodragsregeln om { $count } drag.
   *[other] Din tur: remi enligt femtiodragsregeln om { $count } drag.
}

## Drills

drill-tactics = Taktik
drill-tactics-about = Hitta det enda draget som vinner och spela det till slutet.
drill-tactics-task = { $seat ->
    [first] Vit är vid draget. Ett enda drag vinner.
   *[second] Svart är vid draget. Ett enda drag vinner.
}
drill-mates = Mattproblem
drill-mates-about = Matt i ett, två eller tre drag.
drill-mates-task = { $seat ->
    [first] Vit är vid draget. Matt i { $moves }.
   *[second] Svart är vid draget. Matt i { $moves }.
}
drill-theme = { $theme ->
    [hanging] Den pjäsen var ogarderad.
    [fork] Det var en gaffel: en pjäs angriper två på en gång.
    [pin] En pjäs som kunde ha slagit var bunden till sin kung.
    [discovery] Ett avdragsangrepp: en pjäs flyttade undan, och den bakom angrep.
    [promotion] En bonde förvandlades.
    [back-rank] Bottenradsmatt: kungen var instängd av sina egna pjäser.
    [smothered] Kvävmatt: kungen var omringad av sina egna pjäser.
   *[sacrifice] Ett offer: du gav material för att vinna mer.
}
drill-refuted = { $why ->
    [mate] Motståndaren sätter matt.
    [escapes] Kungen kommer undan.
   *[takes] Motståndaren kan helt enkelt slå pjäsen.
}
