### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = Knäpp träskivor över ett runt bräde, skjut bort de andra och sikta på hålet i mitten.
seat-first = Ljus
seat-second = Mörk
seat-third = Ljus 2
seat-fourth = Mörk 2

booklet-collection = Spelsamlingen, för två
booklet-collection-about = Tolv skivor var. Den bättre sidan i en omgång får skillnaden.
booklet-trio = Spelsamlingen, för tre
booklet-trio-about = En spelar ensam mot två partner.
booklet-teams = Spelsamlingen, för fyra
booklet-teams-about = Två lag; partner sitter mitt emot varandra.
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
switch-miss_takes_touched-no = Kostar den spelade skivan
switch-miss_takes_touched-yes = Kostar även egna skivor som rörts
switch-rim_bounce = Skivor som når sargen
switch-rim_bounce-no = Är ute direkt
switch-rim_bounce-yes = Studsar tillbaka och går ut sedan
switch-three_player_order = Turordning för tre
switch-three_player_order-sides = Sidorna turas om
switch-three_player_order-clockwise = Medurs, som tryckt
switch-steadiness = Stadig hand
switch-steadiness-exact = Skottet går precis som du siktar
switch-steadiness-human = En mänsklig hand som darrar lite

new-match-first-to-50 = Till 50 poäng
new-match-first-to-100 = Till 100 poäng
new-match-first-to-150 = Till 150 poäng
new-match-first-to-200 = Till 200 poäng
new-match-games-1 = En omgång
new-match-games-2 = Två omgångar
new-match-games-4 = Fyra omgångar
new-match-games-8 = Åtta omgångar

clause-equipment = Brädet har ringar för 15, 10 och 5 poäng, åtta pinnar runt 15-ringen och ett hål i mitten. Skivorna är ljusa eller mörka.
clause-sides = Två spelare sitter mitt emot varandra med tolv skivor var i en färg. Skivorna ligger utanför brädet tills de spelas.
clause-sides-three = En spelar ensam med tolv skivor. De två partnerna sitter till vänster och höger med sex skivor var.
clause-sides-four = Fyra spelar i två lag. Partner sitter mitt emot varandra med sex skivor var.
clause-sides-eight = Två spelare sitter mitt emot varandra med åtta skivor var i en färg.
clause-conduct = Bara den som är på tur rör brädet. Bräde och stolar står kvar, och spelaren sitter kvar.
clause-quarter = Ett skott börjar i den egna fjärdedelen, med skivans mitt på startlinjen.
clause-free-place = Platsen måste vara fri: skivan får inte röra någon annan innan den knäpps, och inget flyttas för att göra plats.
clause-inwards = Knäpp i vilken riktning som helst inåt. Ett skott räknas så snart skivan lämnar fingret, hur svagt det än var.
clause-strength = Ett skott är så hårt som ett finger kan knäppa.
clause-turns = Varje tur är en skiva. Näst på tur är alltid grannen till vänster.
clause-turns-three = Varje tur är en skiva. Sidorna turas om, och det gör partnerna också. Som tryckt: grannen till vänster följer, och den som har slut på skivor hoppas över.
clause-must-touch = Ligger en av motståndarens skivor på brädet måste en av dina röra vid en av dem: den spelade skivan eller en annan som den knuffar.
clause-void = Annars är skottet ogiltigt: den spelade skivan och alla egna skivor som rördes hamnar i diket, även från hålet.
clause-open-board = Ligger ingen av motståndarens skivor på brädet måste den spelade skivan, eller en egen som den rörde vid, stanna i 15-ringen, på dess linje eller i hålet.
clause-missed = Annars hamnar den spelade skivan i diket. Andra skivor ligger kvar.
clause-missed-touched = Annars hamnar den spelade skivan och alla egna skivor den rörde vid i diket.
clause-contact = All beröring under skottet räknas, oavsett fart och även via en pinne. Skivor som redan låg mot varandra räknas bara om en av dem träffas. En skiva som har lämnat brädet rör inte vid något mer.
clause-off-board = En skiva vars mitt lämnar spelytan är ute direkt. Om ni låter skivor studsa mot sargen hamnar de i diket när allt ligger stilla; det de flyttade förblir flyttat.
clause-comes-back = En skiva som går över startlinjen och kommer tillbaka är kvar i spel.
clause-out-line = En skiva som stannar på startlinjen eller utanför den hamnar i diket, vems den än är.
clause-twenty = En skiva i centrumhålet tas upp och läggs åt sidan; den räknas som 20.
clause-twenty-owner = En tjuga räknas för skivans ägare, vem som än sänkte den. Partnerns skivor är egna skivor.
clause-round-end = Omgången är slut när alla har spelat alla sina skivor.
clause-next-start = Den som sköt sist börjar nästa omgång.
clause-next-start-three = Den som sköt sist börjar nästa omgång: först den som är ensam, sedan en partner och så vidare.
clause-next-start-four = Den som sköt sist börjar nästa omgång, så starten flyttas en plats åt höger.
clause-next-start-clockwise = Starten flyttas en plats åt vänster från omgång till omgång.
clause-points = Efter omgången ger varje skiva 15, 10 eller 5 efter sin ring, och varje skiva som lagts åt sidan 20.
clause-line-lower = En skiva som rör en ringlinje räknas för den lägre av de två ringarna.
clause-round-score = Bara sidan med flest poäng får något, nämligen skillnaden. En jämn omgång ger ingenting.
clause-round-score-two = Sidan med flest poäng får två poäng för omgången; står det lika får båda en.
clause-match = Matchen är slut när en sida når de överenskomna poängen. Det avgörs efter varje omgång.
clause-match-rounds = Matchen är slut efter de överenskomna omgångarna. Den som har flest poäng vinner.
clause-settled = Var skivorna stannar räknas ut från friktion och studsar, lika för alla, och sparas i protokollet.
clause-counted = På ett riktigt bräde beräknas ingenting. När omgången är slut skriver den som började den in hur många skivor varje sida har i varje ring och hur många som lagts åt sidan; ställningen förs här.
clause-hand = Skottet går precis som du siktar. Är det för lätt, låt handen darra lite: hur stadig den är ställer var och en in själv.

refusal-quarter = Håll dig i din egen fjärdedel: från { $low } till { $high } grader.
refusal-free-place = { $seat ->
    [first] En ljus skiva är i vägen på den platsen.
    [second] En mörk skiva är i vägen på den platsen.
    [third] En ljus skiva är i vägen på den platsen.
   *[fourth] En mörk skiva är i vägen på den platsen.
}
refusal-inwards = Knäpp inåt: från { $low } till { $high } grader vid sidan av mitten.
refusal-strength = Ett skott är mellan { $low } och { $high } millimeter per sekund.
refusal-settled = { $fault ->
    [screen] Här är skivorna på skärmen: knäpp dem.
    [moving] Vänta tills alla skivor ligger stilla.
    [early] Ingen skiva är på väg.
    [unplayed] Först kommer skivan som knäpptes.
    [unknown] En skiva nämns som inte finns på brädet.
    [off-board] En skiva kan inte ligga utanför brädet.
    [over-hole] En skiva kan inte ligga över hålet; den skulle falla i.
    [in-peg] En skiva kan inte ligga inuti en pinne.
   *[overlap] Två skivor kan inte ligga i varandra.
}
refusal-counted = { $fault ->
    [real-board] Knäpp på ert eget bräde. Här skriver du in vad som är kvar av omgången.
    [all] En sida har bara { $discs } skivor.
   *[none] Där är ingen skiva inskriven.
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
}: { $points } just nu, tjugor { $twenties }, på brädet { $live }, i diket { $ditch }, kvar att spela { $left }.
scene-disc = { $seat ->
    [first] Ljus skiva
   *[second] Mörk skiva
}, { $zone ->
    [15] i 15-ringen
    [10] i 10-ringen
   *[5] i 5-ringen
}
scene-lies = { scene-disc }: riktning { $bearing }, { $far } cm från mitten av din linje.
scene-noted = { $seat ->
    [first] Ljus
   *[second] Mörk
}, { $zone ->
    [20] åt sidan
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
} När alla skivor är spelade trycker du på en ring en gång för varje skiva i den och på mitten för varje tjuga: Ljus till vänster, Mörk till höger. Tryck på ett tal för att ta bort en.
act-count = Räkna: Ljus { $light }, Mörk { $dark }
told-count = Räknat: Ljus { $light }, Mörk { $dark }.
told-flick = { $seat ->
    [first] Ljus knäpper med { $speed } m/s.
    [second] Mörk knäpper med { $speed } m/s.
    [third] Ljus 2 knäpper med { $speed } m/s.
   *[fourth] Mörk 2 knäpper med { $speed } m/s.
}
told-settle = { $verdict ->
    [touched] En av motståndarens skivor är träffad.
    [void] Ogiltigt: ingen av motståndarens skivor träffades.
    [reached] Det fria skottet är godkänt.
   *[missed] Det fria skottet räcker inte.
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
    [one] {" "}En av motståndarens skivor åker ut.
   *[other] {" "}{ $theirs } av motståndarens skivor åker ut.
}{ $ours ->
    [0] {""}
    [one] {" "}En egen skiva åker ut.
   *[other] {" "}{ $ours } egna skivor åker ut.
}

level-beginner = Nybörjare
level-beginner-about = Knäpper mot det närmaste och sätter var femte fri tjuga.
level-casual = Hobbyspelare
level-casual-about = Sätter var tredje fri tjuga och letar efter bra träffar.
level-club = Klubbspelare
level-club-about = Sätter varannan fri tjuga och gömmer sig bakom pinnar.
level-tournament = Turneringsspelare
level-tournament-about = Sätter två av tre fria tjugor och ger inte upp.
level-champion = Mästare
level-champion-about = Sätter tre av fyra fria tjugor, som de bästa spelarna.
level-machine = Maskin
level-machine-about = Missar nästan aldrig. För den som vill se vad som är möjligt.

## The rule book's chapters
chapter-setup = Bräde och spelare
chapter-shot = Skottet
chapter-valid = Bra och dåliga skott
chapter-leaving = Dike och hål
chapter-scoring = Poängräkning

## Lessons: a title, what to do, and what was learnt
lesson-flick = Ditt första skott
lesson-flick-task = Brädet är tomt. Knäpp din skiva så att den stannar innanför pinnarna eller i hålet.
lesson-flick-done = Det måste ett skott göra när ingen av motståndarens skivor ligger på brädet.
lesson-twenty = Tjuga
lesson-twenty-task = Sänk din skiva i hålet. Sikta rakt och knäpp inte för hårt.
lesson-twenty-done = Skivan läggs åt sidan och räknas som 20.
lesson-touch = Rör vid
lesson-touch-task = En av motståndarens skivor ligger på brädet. Rör vid den.
lesson-touch-done = Den som inte rör vid någon av dem förlorar den skiva som just spelades.
lesson-drive-off = Skjut bort den
lesson-drive-off-task = Skjut bort motståndarens skiva från brädet.
lesson-drive-off-done = Skivor i diket ger ingenting. Allra bäst är om din egen stannar på brädet.
lesson-through = Via din egen
lesson-through-task = Din egen skiva är i vägen. Knuffa den mot motståndarens.
lesson-through-done = Det räcker att en av dina skivor rör vid en av motståndarens.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Motståndaren har skivor på brädet: träffa en av dem, annars är din förlorad.
   *[other] Brädet är fritt: sikta på hålet och nå minst in i 15-ringen.
}
character-beginner = Trådrulle
character-casual = Kula
character-club = Lönn
character-tournament = Sving
character-champion = Komet
character-machine = Urverk
