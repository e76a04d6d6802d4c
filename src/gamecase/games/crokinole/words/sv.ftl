### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.

game-name = Crokinole
game-about = Knäpp träskivor över ett runt bräde, skjut bort motståndarens och sikta på hålet i mitten.
seat-first = Ljus
seat-second = Mörk
seat-third = Ljus 2
seat-fourth = Mörk 2

booklet-collection = Spelsamlingen, för två
booklet-collection-about = Tolv skivor var. Den bättre sidan i en omgång får skillnaden.
booklet-trio = Spelsamlingen, för tre
booklet-trio-about = En spelare mot två partner.
booklet-teams = Spelsamlingen, för fyra
booklet-teams-about = Två lag. Partner sitter mitt emot varandra.
booklet-tournament = Turnering, singel
booklet-tournament-about = Åtta skivor var, två poäng per omgång, som i världsmästerskapet.
booklet-doubles = Turnering, dubbel
booklet-doubles-about = Två lag med två i varje, två poäng per omgång.

switch-played = Var är skivorna?
switch-played-screen = Här på skärmen
switch-played-real-board = På ett riktigt bräde; vi räknar poäng här
switch-board = Bräde
switch-board-tournament = Turneringsmått
switch-board-compact = Litet hemmabräde
switch-surface = Yta
switch-surface-fast = Snabb
switch-surface-normal = Vaxad
switch-surface-slow = Torr
switch-miss_takes_touched = Ett fritt skott som inte räcker
switch-miss_takes_touched-no = Kostar skivan du sköt
switch-miss_takes_touched-yes = Kostar även egna skivor den rörde
switch-rim_bounce = Skivor som når sargen
switch-rim_bounce-no = Är ute direkt
switch-rim_bounce-yes = Studsar tillbaka och går ut sedan
switch-three_player_order = Turordning för tre
switch-three_player_order-sides = Sidorna turas om
switch-three_player_order-clockwise = Medurs, som tryckt
switch-steadiness = Stadig hand
switch-steadiness-exact = Skivan går precis dit du siktar
switch-steadiness-human = Som en mänsklig hand darrar den lite

new-match-first-to-50 = Till 50 poäng
new-match-first-to-100 = Till 100 poäng
new-match-first-to-150 = Till 150 poäng
new-match-first-to-200 = Till 200 poäng
new-match-games-1 = En omgång
new-match-games-2 = Två omgångar
new-match-games-4 = Fyra omgångar
new-match-games-8 = Åtta omgångar

clause-equipment = Brädet har ringar för 15, 10 och 5 poäng, åtta pinnar runt 15-ringen och ett hål i mitten. Skivorna är ljusa eller mörka.
clause-sides = Två spelare sitter mitt emot varandra med tolv skivor var i en färg. Skivorna ligger utanför brädet tills de skjuts.
clause-sides-three = En spelare spelar ensam med tolv skivor. De två partnerna sitter till vänster och höger med sex skivor var.
clause-sides-four = Fyra spelare spelar i två lag. Partner sitter mitt emot varandra med sex skivor var.
clause-sides-eight = Två spelare sitter mitt emot varandra med åtta skivor var i en färg.
clause-conduct = Bara den som är på tur får röra brädet. Brädet och stolarna står kvar, och man sitter när man skjuter: ingen reser sig från stolen.
clause-quarter = Du skjuter från din egen fjärdedel, med skivans mitt på startlinjen.
clause-free-place = Platsen måste vara fri: skivan får inte röra vid någon annan innan du knäpper den, och inget får flyttas för att göra plats.
clause-inwards = Knäpp med pekfingret eller långfingret, i vilken riktning som helst inåt. Ett skott räknas så snart skivan lämnar fingret, hur svagt det än var.
clause-strength = En knäpp är bara så hård som ett finger klarar.
clause-turns = Varje tur är en skiva. Näst på tur att skjuta är alltid spelaren till vänster om dig.
clause-turns-three = Varje tur är en skiva. De två sidorna turas om, och det gör partnerna också.
clause-must-touch = Ligger en av motståndarens skivor på brädet måste en av dina röra vid en av dem: skivan du skjuter eller en annan som den knuffar.
clause-void = Annars är skottet ogiltigt: skivan du sköt och varje egen skiva som rördes under skottet hamnar i diket, även från hålet.
clause-open-board = Ligger ingen av motståndarens skivor på brädet måste skivan du skjuter, eller en egen som den rörde vid, stanna i 15-ringen, på dess linje eller i hålet.
clause-missed = Annars hamnar skivan du sköt i diket. Andra skivor ligger kvar.
clause-missed-touched = Annars hamnar skivan du sköt och varje egen skiva den rörde vid i diket.
clause-contact = All beröring under skottet räknas, oavsett fart och även via en pinne. Skivor som redan låg mot varandra räknas bara om en av dem träffas. En skiva som har lämnat brädet kan inte längre röra vid något.
clause-off-board = En skiva vars mitt lämnar spelytan hamnar genast i diket.
clause-comes-back = En skiva som går över startlinjen och kommer tillbaka är kvar i spel.
clause-out-line = En skiva som stannar på startlinjen eller utanför den hamnar i diket, vems den än är.
clause-twenty = En skiva i centrumhålet tas av brädet och läggs åt sidan; den räknas som 20.
clause-twenty-owner = En tjuga räknas för skivans ägare, vem som än sänkte den. Din partners skivor räknas som dina egna.
clause-round-end = Omgången är slut när alla har skjutit alla sina skivor.
clause-next-start = Den som sköt sist börjar nästa omgång.
clause-next-start-three = Den som sköt sist börjar nästa omgång: en partner efter en omgång som den ensamma spelaren började, och den ensamma spelaren efter en omgång som en partner började.
clause-next-start-four = Den som sköt sist börjar nästa omgång, så starten flyttas en plats åt höger.
clause-next-start-clockwise = Starten flyttas en plats åt vänster från omgång till omgång.
clause-points = Efter omgången ger varje skiva 15, 10 eller 5 efter sin ring, och varje tjuga räknas som 20.
clause-line-lower = En skiva som rör en ringlinje räknas för den lägre av de två ringarna.
clause-round-score = Bara sidan med flest poäng får poäng, nämligen skillnaden. Står det lika får ingen något.
clause-round-score-two = Sidan med flest poäng får två poäng för omgången; står det lika får varje sida en.
clause-match = Kom överens om ett antal poäng före första omgången, till exempel 100. Matchen är slut när en sida når det. Det kontrolleras efter varje omgång.
clause-match-rounds = Matchen är slut efter det överenskomna antalet omgångar. Sidan med flest poäng vinner.
clause-settled = Var skivorna stannar räknas ut från friktion och studsar, lika för alla, och sparas i protokollet.
clause-counted = På ett riktigt bräde beräknas ingenting. När omgången är slut skriver den som började den in hur många skivor varje sida har i varje ring och hur många tjugor; ställningen förs här.
clause-hand = Varje spelare ställer in sin egen stadighet, ända till att skivan går precis dit du siktar. I början darrar handen lite, som en mästares.

refusal-quarter = { $why ->
    [line] Lägg skivans mitt på startlinjen.
   *[quarter] Håll dig i din egen fjärdedel: från { $low } till { $high } grader.
}
refusal-free-place = { $seat ->
    [first] En ljus skiva är i vägen där.
    [second] En mörk skiva är i vägen där.
    [third] En ljus skiva är i vägen där.
   *[fourth] En mörk skiva är i vägen där.
}
refusal-inwards = Knäpp inåt: från { $low } till { $high } grader vid sidan av mitten.
refusal-strength = En knäpp måste vara mellan { $low } och { $high } millimeter per sekund.
refusal-settled = { $fault ->
    [screen] Här spelar du på skärmen: knäpp skivorna.
    [moving] Vänta tills alla skivor ligger stilla.
    [early] Ingen skiva rör sig.
    [unplayed] Först kommer skivan som knäpptes.
    [unknown] En av de här skivorna finns inte på brädet.
    [off-board] En skiva kan inte ligga utanför brädet.
    [over-hole] En skiva kan inte ligga över hålet; den skulle falla i.
    [in-peg] En skiva kan inte ligga inuti en pinne.
   *[overlap] Två skivor kan inte överlappa varandra.
}
refusal-counted = { $fault ->
    [real-board] Knäpp på ditt eget bräde och skriv sedan in skivorna som är kvar när omgången är slut.
    [all] Varje sida har bara { $discs } skivor.
   *[none] Du har inte skrivit in någon skiva där.
}
refusal-hand = En hand darrar { $low } till { $high } tusendelar.

outcome-ahead = { $winner ->
    [first] Ljus vinner omgången
    [second] Mörk vinner omgången
    [third] Ljus vinner omgången
   *[fourth] Mörk vinner omgången
} och får { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}.
outcome-level = Omgången slutar lika.

scene-title = Crokinolebräde
scene-side = { $seat ->
    [first] Ljus
   *[second] Mörk
}: { $points } poäng just nu, tjugor { $twenties }, på brädet { $live }, i diket { $ditch }, kvar att skjuta { $left }.
scene-disc = { $seat ->
    [first] Ljus skiva
   *[second] Mörk skiva
}, { $zone ->
    [15] i 15-ringen
    [10] i 10-ringen
   *[5] i 5-ringen
}
scene-lies = { scene-disc }: riktning { $bearing }, { $far } cm från mitten av din startlinje.
scene-noted = { $seat ->
    [first] Ljus
   *[second] Mörk
}, { $zone ->
    [20] tjugor
    [15] 15-ringen
    [10] 10-ringen
   *[5] 5-ringen
}: { $count }
scene-fewer = En färre: { scene-noted }
count-help = { $seat ->
    [first] Ljus börjar.
    [second] Mörk börjar.
    [third] Ljus 2 börjar.
   *[fourth] Mörk 2 börjar.
} När alla skivor har skjutits trycker du på en ring en gång för varje skiva i den och på mitten för varje tjuga: Ljus till vänster, Mörk till höger. Tryck på ett tal för att ta bort en.
act-count = Räkna: Ljus { $light }, Mörk { $dark }
told-count = Räknat: Ljus { $light }, Mörk { $dark }.
told-flick = { $seat ->
    [first] Ljus
    [second] Mörk
    [third] Ljus 2
   *[fourth] Mörk 2
} { $power ->
    [gentle] knäpper löst.
    [firm] knäpper bestämt.
    [strong] knäpper hårt.
   *[hard] knäpper så hårt det går.
}
told-settle = { $verdict ->
    [touched] Träff.
    [void] Ogiltigt: ingen av motståndarens skivor rördes.
    [reached] Det fria skottet är godkänt.
    [long] För långt: ett fritt skott måste stanna i 15-ringen eller hålet.
   *[missed] För kort: ett fritt skott måste nå 15-ringen eller hålet.
}{ $twenties ->
    [0] {""}
    [one] {" "}Tjuga!
   *[other] {" "}Tjugor: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}En tjuga till motståndaren.
   *[other] {" "}Tjugor till motståndaren: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}En av motståndarens skivor är ute.
   *[other] {" "}{ $theirs } av motståndarens skivor är ute.
}{ $ours ->
    [0] {""}
    [one] {" "}En av skyttens egna skivor är ute.
   *[other] {" "}{ $ours } av skyttens egna skivor är ute.
}

level-beginner = Nybörjare
level-beginner-about = Knäpper mot det närmaste och sätter var femte fri tjuga.
level-casual = Hobbyspelare
level-casual-about = Sätter var tredje fri tjuga och letar efter bra träffar.
level-club = Klubbspelare
level-club-about = Sätter varannan fri tjuga och gömmer sig bakom pinnar.
level-tournament = Turneringsspelare
level-tournament-about = Sätter två av tre fria tjugor och är svår att slå.
level-champion = Mästare
level-champion-about = Sätter tre av fyra fria tjugor, som de bästa spelarna.
level-machine = Maskin
level-machine-about = Missar nästan aldrig. Spela mot den för att se vad som är möjligt.

## The rule book's chapters
chapter-setup = Bräde och spelare
chapter-shot = Skottet
chapter-valid = Giltiga och ogiltiga skott
chapter-leaving = Diket och hålet
chapter-scoring = Poängräkning

## Lessons: a title, what to do, and what was learnt
lesson-flick = Ditt första skott
lesson-flick-task = Brädet är tomt. Knäpp din skiva så att den stannar innanför pinnarna eller i hålet.
lesson-flick-done = Det måste ett skott göra när ingen av motståndarens skivor ligger på brädet.
lesson-twenty = Tjuga
lesson-twenty-task = Sänk din skiva i hålet. Sikta rakt och knäpp inte för hårt.
lesson-twenty-done = Skivan läggs åt sidan och räknas som 20.
lesson-touch = Träffa en skiva
lesson-touch-task = En av motståndarens skivor ligger på brädet. Träffa den.
lesson-touch-done = Rör du inte vid någon av motståndarens skivor förlorar du skivan du sköt.
lesson-drive-off = Skjut bort den
lesson-drive-off-task = Skjut bort motståndarens skiva från brädet.
lesson-drive-off-done = Skivor i diket ger ingenting. Allra bäst är om din egen stannar på brädet.
lesson-through = Via din egen
lesson-through-task = Din egen skiva är i vägen. Knuffa den in i motståndarens.
lesson-through-done = Det räcker att en av dina skivor rör vid en av motståndarens.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Motståndaren har skivor på brädet: träffa en av dem, annars förlorar du din.
   *[other] Motståndaren har inga skivor på brädet: sikta på hålet och nå minst 15-ringen.
}
character-beginner = Trådrulle
character-casual = Kula
character-club = Lönn
character-tournament = Sving
character-champion = Komet
character-machine = Urverk
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
    [gentle] löst
    [firm] bestämt
    [strong] hårt
   *[hard] mycket hårt
}
switch-start_tolerance = Ett skott börjar
switch-start_tolerance-no = Med skivans mitt på linjen
switch-start_tolerance-yes = Med skivan upp till hälften över linjen, som tryckt
clause-quarter-tolerance = Du skjuter från din egen fjärdedel. Skivan ligger på startlinjen, och upp till hälften av den får vara över linjen.
clause-turns-three-clockwise = Varje tur är en skiva. Spelaren till vänster om dig skjuter alltid härnäst; den som har slut på skivor hoppas över.
clause-next-start-three-clockwise = Den som sköt sist börjar nästa omgång: alltid den ensamma spelaren, som har skivor kvar när partnerna inte har några.
clause-off-board-bounces = En skiva får studsa mot sargen och komma tillbaka. När allt ligger stilla hamnar den i diket. Det den flyttade förblir flyttat, och dess beröringar räknas inte.
clause-hand-human = Varje hand darrar lite, som en god spelares gör. Låt gärna din darra mer.
refusal-quarter-tolerance = { $why ->
    [line] Högst hälften av skivan får vara över linjen: från { $low } till { $high } millimeter.
   *[quarter] Håll dig i din egen fjärdedel: från { $low } till { $high } grader.
}
refusal-hand-human = En hand darrar { $low } till { $high } tusendelar.
origin-equipment = Häftet nämner ett bräde och tolv ljusa och tolv mörka skivor. Det nämner inga pinnar och inga mått; vi använder turneringsbrädets, eller ett mindre bräde som inställning.
origin-tournament-equipment = Måtten är VM-brädets.
origin-doubles-equipment = Måtten är VM-brädets.
origin-sides = Den ryska texten utelämnar att skivorna ligger utanför brädet innan de spelas.
origin-sides-three = Var de tre sitter sägs inte. Vi sätter partnerna mitt emot varandra.
origin-collection-conduct = Den italienska texten har tappat det här avsnittet. På svenska behöver man bara sitta när man skjuter; svenskan, polskan och ryskan talar om spelarna i stället för stolarna. Inget straff är tryckt.
origin-quarter = Häftet låter skivan ligga ”upp till hälften” över linjen och säger inte åt vilket håll. Med mitten på linjen uppfylls alla tolkningar, så det är det vi spelar; ordalydelsen finns som inställning. Den ryska texten talar om linjen mellan fjärdedelarna, den nederländska och den ryska om fjärdedelen mitt emot, och den italienska har tappat stycket.
origin-tournament-quarter = Turneringsreglerna kräver bara att skivan rör linjen. Med mitten på den gör den det.
origin-doubles-quarter = Turneringsreglerna kräver bara att skivan rör linjen. Med mitten på den gör den det.
origin-quarter-tolerance = Så lyder texten ordagrant: ”upp till hälften” över linjen. Den säger inte åt vilket håll, så båda är tillåtna.
origin-free-place = Inget är tryckt om en startplats som är upptagen.
origin-collection-inwards = Häftet nämner fingret och säger: mot mitten. Att vilken riktning inåt som helst duger, och att ett svagt skott räknas, är vår tolkning.
origin-strength = Inget är tryckt om det; datorn behöver en gräns.
origin-turns-three = I häftet går turen alltid åt vänster. Då får partnerna slut på skivor först och den ensamma spelaren skjuter sex gånger i rad. Därför låter vi sidorna turas om; ordalydelsen finns som inställning.
origin-turns-three-clockwise = Så lyder texten ordagrant: alltid grannen till vänster.
origin-collection-must-touch = Tyskan och engelskan låter vilken egen skiva som helst stå för träffen, så du får knuffa en skiva mot en annan. De andra åtta språken talar om ”sin skiva”; vi följer tyskan och engelskan.
origin-collection-void = Den ryska texten tar bara bort skivor som den spelade skivan själv rörde, och den polska utelämnar ”egna”. Vi följer de andra språken: varje egen skiva som rördes.
origin-collection-open-board = Den danska texten har tappat sitt ”ingen” och upprepar villkoret från regeln före. Den ryska blandar ihop ringen och dess linje. Vi spelar det som de andra språken säger.
origin-missed = Tyskan, engelskan, italienskan och nederländskan betonar att bara den här skivan åker ut; de andra nämner den bara.
origin-collection-missed-touched = Häftet tar bara den spelade skivan. I det här partiet åker även dina egna skivor som rördes ut, som i turneringar.
origin-collection-contact = Inget är tryckt om vad som räknas som beröring.
origin-off-board = Enligt häftet kan en skiva studsa mot sargen: den hamnar i diket, och det den rörde ligger kvar. Vi tar bort en skiva när den lämnar spelytan, så att inget flyttas av en skiva som är ute; ordalydelsen finns som inställning.
origin-tournament-off-board = I turneringar förblir det flyttat som en skiva flyttar på vägen tillbaka från sargen. Vi tar bort skivan när den lämnar spelytan; inställningen låter den studsa.
origin-doubles-off-board = I turneringar förblir det flyttat som en skiva flyttar på vägen tillbaka från sargen. Vi tar bort skivan när den lämnar spelytan; inställningen låter den studsa.
origin-collection-off-board-bounces = Engelskan, nederländskan och danskan kallar sargen ”band”. Brädets sarg avses.
origin-collection-out-line = Häftet nämner skivor på linjen. Att en skiva bortom den också är ute är självklart; den franska texten gör linjen till en zon, med samma resultat.
origin-collection-twenty = Den engelska texten och de som bygger på den har flyttat en rubrik, och den danska skivan faller ”genom” hålet. Tjugo för varje skiva i hålet avses.
origin-collection-twenty-owner = Häftet talar bara om att sänka sin egen skiva. Vi räknar den för ägaren, som turneringar gör.
origin-collection-round-end = Den ryska texten avslutar omgången när en spelare har slut på skivor, vilket skulle kosta den andra det sista skottet. Alla nio andra väntar på alla.
origin-next-start = Den franska texten låter spelaren som ”placerat sig sist” börja. Svenskan, polskan och ryskan säger tydligt att det är den som sköt sist, och de andra språken kan läsas så.
origin-next-start-three = Den franska texten låter spelaren som ”placerat sig sist” börja; de andra menar den som sköt sist. Vem det är följer av turordningen.
origin-next-start-three-clockwise = Den franska texten låter spelaren som ”placerat sig sist” börja; de andra menar den som sköt sist. I den här ordningen är det den ensamma spelaren.
origin-next-start-four = Den franska texten låter spelaren som ”placerat sig sist” börja; de andra menar den som sköt sist.
origin-collection-points = Den polska texten utelämnar ”var”.
origin-collection-line-lower = Den franska texten talar om att ligga över en linje, den ryska om cirklar som korsas. Det räcker att röra linjen.
origin-round-score = Den svenska texten kallar skillnaden en bonus; dess eget exempel visar att bara skillnaden räknas. En jämn omgång nämns inte: ingen får poäng.
origin-match = Den italienska texten har tappat exemplet med 100 poäng.
origin-settled = På en skärm räknar datorn ut hur skivorna glider.
origin-counted = Häftet känner bara riktiga bräden. Så här räknas poängen här.
origin-hand = En skärm har inget finger. Det här är vår egen regel.
origin-hand-human = En skärm har inget finger. Det här är vår egen regel.
box-players = Hur många är ni?
box-round_score = Vad får den bättre sidan för en omgång?
box-round_score-difference = Skillnaden mellan poängen
box-round_score-two-points = Två poäng
written-shot = { $verdict ->
    [void] Skiva { $disc }: rör ingen, ut
    [missed] Skiva { $disc }: inte i mitten, ut
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Skiva { $disc }: ut
           *[5] Skiva { $disc }: stannar i { $zone }
        }
        [one] Skiva { $disc }: tjuga!
       *[other] Skiva { $disc }: { $twenties } tjugor!
    }
}{ $theirs ->
    [0] {""}
    [one] , tar en
   *[other] , tar { $theirs }
} · { $light }–{ $dark }
written-count = Räknat: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } tjuga
   *[other] { $twenties } tjugor
}
task-shoot = Din tur: skjut en skiva.
task-hit = Din tur: träffa en av motståndarens brickor.
editor-starter = Vem började omgången
editor-shots = { $seat ->
    [first] Skjutna brickor (nu Ljus)
    [second] Skjutna brickor (nu Mörk)
    [third] Skjutna brickor (nu Ljus 2)
   *[fourth] Skjutna brickor (nu Mörk 2)
}
editor-twenties = { $seat ->
    [first] Tjugor: Ljus
    [second] Tjugor: Mörk
    [third] Tjugor: Ljus 2
   *[fourth] Tjugor: Mörk 2
}
refusal-editor-many = { $seat ->
    [first] Ljus har { $count } brickor; det finns bara { $most }.
    [second] Mörk har { $count } brickor; det finns bara { $most }.
    [third] Ljus 2 har { $count } brickor; det finns bara { $most }.
   *[fourth] Mörk 2 har { $count } brickor; det finns bara { $most }.
}
refusal-editor-out = En bricka som rör den yttersta linjen är ute och hamnar i rännan.

## Drills

drill-open-twenty = Fri tjuga
drill-open-twenty-about = Sänk skivor på ett tomt bräde.
drill-open-twenty-task = { $goal ->
    [near] Skjut { $shots } skivor som stannar innanför den markerade cirkeln.
    [sunk] Skjut { $shots } skivor i hålet.
   *[side] Skjut { $shots } skivor i hålet, var och en från en plats nära kanten av din fjärdedel.
}
drill-take-out = Skjuta bort
drill-take-out-about = Skjut bort en av motståndarens skivor från brädet.
drill-take-out-task = { $goal ->
    [touch] Träffa den mörka skivan. Du har { $shots } skott.
    [out] Skjut bort den mörka skivan från brädet. Du har { $shots } skott.
    [stay] Skjut bort den mörka skivan från brädet så att din egen ligger kvar. Du har { $shots } skott.
   *[fifteen] Skjut bort den mörka skivan från brädet så att din egen stannar innanför pinnarna. Du har { $shots } skott.
}
drill-hidden-disc = Bakom en pinne
drill-hidden-disc-about = Lägg din skiva där en pinne skyddar den.
drill-hidden-disc-task = Skjut { $shots } skivor som stannar innanför den markerade cirkeln, bakom en pinne sett från motståndarens plats.
drill-shots-hits = Träffar: { $hits } av { $shots }.
drill-shots-spread = I genomsnitt { $across } mm för långt åt { $side ->
    [left] vänster
   *[right] höger
} och { $along } mm för { $way ->
    [short] kort
   *[long] långt
}, med en spridning på { $spread } mm.
