### Swedish. man = bricka, king = dam (plural damer), piece (either) = pjäs, square = ruta, far row = bortersta raden,
### capture = slå. Dam is the game and the crowned piece.

game-name = Dam
game-about = Hoppa över motståndarens pjäser, nå den bortersta raden och få en dam.
seat-first = Svart
seat-second = Vit

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
booklet-collection = Spelsamlingen
booklet-collection-about = Dam som i spelsamlingens regelhäfte: du får slå men måste inte. Häftet på ditt språk kan skilja sig från den dam som spelas i ditt land; den finns längre ner.
booklet-dame = Tysk dam
booklet-dame-about = Samma spel, fast livligare: kan du slå måste du. Bra mot datorn.
booklet-english = Engelsk dam
booklet-english-about = Kallas också amerikansk checkers. En dam går en ruta i taget.
booklet-russian = Rysk dam
booklet-russian-about = Brickor får även slå bakåt och fortsätter som dam när de når den bortersta raden.
booklet-brazilian = Brasiliansk dam
booklet-brazilian-about = De internationella reglerna på ett litet bräde: slå så många pjäser du kan.
booklet-pool = Pool checkers
booklet-pool-about = Brickor får även slå bakåt. Du väljer själv vad du slår.
booklet-czech = Tjeckisk dam
booklet-czech-about = Brickor slår bara framåt. Kan en dam slå måste den göra det före en bricka.
booklet-spanish = Spansk dam
booklet-spanish-about = Brädet ligger åt andra hållet. Slå flest pjäser, och bland dem flest damer.
booklet-portuguese = Portugisisk dam
booklet-portuguese-about = De spanska reglerna med en mörk ruta nere till vänster.
booklet-italian = Italiensk dam
booklet-italian-about = Brickor kan inte slå damer. En dam går en ruta i taget.
booklet-thai = Thailändsk dam
booklet-thai-about = Makhos: åtta brickor var och snabba damer.
booklet-thai12 = Thailändsk dam, tolv brickor
booklet-thai12-about = De thailändska reglerna med tolv brickor var.
booklet-international = Internationell dam
booklet-international-about = Ett bräde med hundra rutor och tjugo brickor var.
box-size = Hur många rutor har brädet längs en sida?
box-black_begins = Börjar Svart?
box-men_take_backwards = Får brickor slå bakåt?
box-kings_fly = Får en dam gå mer än en ruta?
box-must_take = Måste man slå när man kan?

## Switches
switch-may_stop = Mitt i en serie hopp
switch-may_stop-yes = Du får sluta
switch-may_stop-no = Du måste fortsätta så länge det går
switch-men_turn = En serie hopp med en bricka
switch-men_turn-yes = Får byta riktning
switch-men_turn-no = Håller sig på en linje
switch-king_far = En dam hoppar
switch-king_far-yes = Från valfritt avstånd
switch-king_far-no = Bara över en pjäs alldeles intill
switch-king_lands_anywhere = En dam landar
switch-king_lands_anywhere-yes = På valfri tom ruta bakom pjäsen
switch-king_lands_anywhere-no = Direkt bakom pjäsen
switch-removal = Slagna pjäser lämnar brädet
switch-removal-at-once = Genast, hopp för hopp
switch-removal-after = När draget är slut
switch-promotion = En bricka som hoppar in på den bortersta raden
switch-promotion-ends = Blir dam, och draget är slut
switch-promotion-goes-on = Fortsätter genast som dam
switch-blocked = Den som inte kan flytta
switch-blocked-loses = Förlorar
switch-blocked-draws = Får remi
switch-quiet_moves = Remi när bara damer flyttas
switch-quiet_moves-20 = Efter 20 drag var
switch-quiet_moves-40 = Efter 40 drag var

## The rules
clause-board-8 = Brädet har åtta rader med åtta rutor. Varje spelare har en ljus ruta längst ner till höger.
clause-board-8-mirrored = Brädet har åtta rader med åtta rutor. Varje spelare har en mörk ruta längst ner till höger.
clause-board-10 = Brädet har tio rader med tio rutor. Varje spelare har en ljus ruta längst ner till höger.
clause-men-8 = Varje spelare börjar med åtta brickor på de mörka rutorna i de två första raderna.
clause-men-12 = Varje spelare börjar med tolv brickor på de mörka rutorna i de tre första raderna.
clause-men-20 = Varje spelare börjar med tjugo brickor på de mörka rutorna i de fyra första raderna.
clause-black-begins = Svart börjar. Det lottas vem som får svart; efter varje parti byter spelarna färg.
clause-white-begins = Vit börjar. Det lottas vem som får vit; efter varje parti byter spelarna färg.
clause-turns = Spelarna turas om. På sin tur flyttar man en pjäs av sin egen färg; ingen får stå över.
clause-dark-squares = Bara de mörka rutorna används.
clause-occupied = En pjäs får bara flyttas till en tom ruta.
clause-man-moves = En bricka går en ruta snett framåt.
clause-taking = En pjäs slår genom att hoppa snett över en av motståndarens pjäser till en tom ruta bakom den. Den får inte hoppa över pjäser av sin egen färg eller över två pjäser på en gång.
clause-man-takes-forward = En bricka slår pjäsen alldeles intill och hoppar bara framåt.
clause-man-takes-all = En bricka slår pjäsen alldeles intill, framåt eller bakåt.
clause-men-spare-kings = En bricka kan inte slå en dam.
clause-crowning = En bricka som når den bortersta raden får en bricka till ovanpå sig och blir dam. Där är draget slut.
clause-crowning-goes-on = En bricka som når den bortersta raden får en bricka till ovanpå sig och blir genast dam. Kom den dit med ett hopp får den hoppa vidare som dam i samma drag.
clause-crowning-stops-only = En bricka som avslutar sitt drag på den bortersta raden får en bricka till ovanpå sig och blir dam. Hoppar den vidare därifrån förblir den en bricka.
clause-king-flies = En dam går snett framåt eller bakåt, över hur många tomma rutor som helst.
clause-king-steps = En dam går en ruta snett, framåt eller bakåt.
clause-king-takes = En dam slår åt alla håll. Även den behöver en tom ruta bakom pjäsen. En dam kan slås som alla andra pjäser, av en bricka eller av en dam.
clause-king-lands-behind = En dam får hoppa från avstånd. Den landar direkt bakom pjäsen.
clause-king-lands-anywhere = En dam får hoppa från avstånd. Den landar på valfri tom ruta bakom pjäsen.
clause-chain = En pjäs som har hoppat får hoppa vidare därifrån den landade, i samma drag och även åt ett annat håll.
clause-chain-may-stop = Du får sluta efter varje hopp.
clause-chain-whole = Du måste hoppa vidare så länge pjäsen kan; kan du välja var den landar måste den landa där den kan hoppa vidare.
clause-removal-at-once = En överhoppad pjäs tas bort genast.
clause-removal-after = Överhoppade pjäser tas bort när draget är slut. Till dess står de i vägen, och ingen får hoppas över två gånger.
clause-duty-free = Du får slå men måste inte: du får göra vilket annat drag som helst i stället.
clause-duty = Kan du slå måste du.
clause-duty-most = Kan du slå på flera sätt, måste du välja ett som slår så många pjäser som möjligt.
clause-duty-most-kings = Kan du slå på flera sätt, måste du välja ett som slår så många pjäser som möjligt, och bland dem ett som slår flest damer.
clause-duty-king-first = Om både en dam och en bricka kan slå måste damen göra det.
clause-duty-italian = Kan du slå på flera sätt måste du välja ett som slår flest pjäser; bland dem ett med en dam; sedan ett som slår flest damer; sedan ett som slår en dam tidigast.
clause-all-taken = En spelare utan pjäser kvar förlorar.
clause-blocked = En spelare som har pjäser men inte kan flytta förlorar.
clause-repetition = När samma ställning uppstår för tredje gången med samma spelare vid draget är partiet remi.
clause-quiet-15 = När båda spelarna har gjort 15 drag med bara damer och inget har slagits är partiet remi.
clause-quiet-20 = När båda spelarna har gjort 20 drag med bara damer och inget har slagits är partiet remi.
clause-quiet-25 = När båda spelarna har gjort 25 drag med bara damer och inget har slagits är partiet remi.
clause-quiet-40 = När båda spelarna har gjort 40 drag med bara damer och inget har slagits är partiet remi.
clause-short-5 = När bara två eller tre pjäser är kvar och varje spelare har en dam är partiet remi efter ytterligare fem drag var.
clause-short-16-5 = En ensam dam mot tre pjäser, varav minst en är dam, är remi efter 16 drag var. När bara två eller tre pjäser är kvar och varje spelare har en dam är det remi efter fem drag var.
clause-short-13 = Tre damer mot en är remi efter 13 drag var.
clause-short-road = En ensam dam på den långa diagonalen från hörn till hörn, mot tre pjäser varav minst en är dam, är remi efter fem drag var om den ensamma damen stannar där.
clause-agreed = Spelarna får komma överens om remi, och var och en får ge upp. Ett drag tas tillbaka bara om båda går med på det.

## Why not
refusal-dark-squares = { $square } är ingen mörk ruta på det här brädet.
refusal-turns = { $holder ->
    [nobody] { $square } är tom.
    [white] Pjäsen på { $square } är vit. Det är svarts drag.
   *[black] Pjäsen på { $square } är svart. Det är vits drag.
}
refusal-occupied = { $holder ->
    [white] På { $square } står en vit pjäs.
   *[black] På { $square } står en svart pjäs.
}
refusal-man-moves = { $why ->
    [back] Brickan är inte dam än, så den får inte gå bakåt.
    [far] En bricka går bara en ruta.
    [stuck] Brickan på { $from } kan inte flyttas.
   *[diagonal] { $from } och { $to } ligger inte på samma diagonal. En bricka går snett framåt.
}
refusal-king-flies = { $why ->
    [stuck] Damen på { $from } kan inte flyttas.
   *[diagonal] { $from } och { $to } ligger inte på samma diagonal. En dam går snett.
}
refusal-king-steps = { $why ->
    [far] En dam går bara en ruta i det här partiet.
    [stuck] Damen på { $from } kan inte flyttas.
   *[diagonal] { $from } och { $to } ligger inte på samma diagonal. En dam går snett.
}
refusal-taking = { $why ->
    [own] Du kan inte hoppa över din egen pjäs mellan { $from } och { $to }.
    [two] Du kan inte hoppa över mer än en pjäs mellan { $from } och { $to }.
    [diagonal] { $from } och { $to } ligger inte på samma diagonal. Pjäserna hoppar snett.
   *[nothing] Det finns inget att slå mellan { $from } och { $to }.
}
refusal-man-takes-forward = { $why ->
    [far] En bricka slår bara pjäsen alldeles intill och landar direkt bakom den.
   *[back] En bricka slår bara framåt: den kan inte hoppa tillbaka över { $over }.
}
refusal-men-spare-kings = Pjäsen på { $over } är en dam, och en bricka kan inte slå en dam.
refusal-crowning = Brickan blir dam på { $from }, och där är draget slut. Den kan slå i nästa drag.
refusal-duty = { $count ->
    [one] Du kan slå, så du måste: med pjäsen på { $squares }.
   *[other] Du kan slå, så du måste: med en av pjäserna på { $squares }.
}
refusal-duty-most = Så slår du { $taken }, men från { $squares } går det att slå { $most }. Du måste slå så många som möjligt.
refusal-duty-most-kings = { $why ->
    [most] Så slår du { $taken }, men från { $squares } går det att slå { $most }. Du måste slå så många som möjligt.
   *[kings] Från { $squares } kan du slå lika många pjäser, och fler av dem är damer.
}
refusal-duty-king-first = En dam måste slå före en bricka: använd den på { $squares }.
refusal-duty-italian = { $why ->
    [most] Så slår du { $taken }, men från { $squares } går det att slå { $most }. Du måste slå så många som möjligt.
    [with-king] Damen på { $squares } kan slå lika många, och en dam måste slå före en bricka.
   *[kings] Från { $squares } kan du slå lika många pjäser, med fler damer eller med damer tidigare.
}

## How it ends
outcome-all-taken = { $seat } vinner: motståndaren har inga pjäser kvar.
outcome-blocked = { $seat } vinner: motståndaren kan inte flytta.
outcome-blocked-draw = Remi: den som ska dra är instängd.
outcome-repetition = Remi: samma ställning för tredje gången.
outcome-quiet = Remi: för många damdrag utan slag.
outcome-short = Remi: draggränsen för så få pjäser är nådd.

## The board in words
scene-title = Dambräde
scene-men = { $colour ->
    [white] Vita brickor på { $squares }.
   *[black] Svarta brickor på { $squares }.
}
scene-kings = { $colour ->
    [white] Vita damer på { $squares }.
   *[black] Svarta damer på { $squares }.
}
scene-none = { $colour ->
    [white] Vit har inga pjäser.
   *[black] Svart har inga pjäser.
}
scene-must = Måste slå: { $squares }.
scene-quiet = { $count ->
    [one] Remi efter { $count } damdrag till utan slag.
   *[other] Remi efter { $count } damdrag till utan slag.
}
scene-repeated = { $count ->
    [one] Den här ställningen har stått här { $count } gång.
   *[other] Den här ställningen har stått här { $count } gånger. Tredje gången är det remi.
}
scene-square = { $holder ->
    [white-man] { $square }: vit bricka
    [white-king] { $square }: vit dam
    [black-man] { $square }: svart bricka
    [black-king] { $square }: svart dam
   *[nobody] { $square }: tom
}
told-move = { $colour ->
    [white] Vit { $move }
   *[black] Svart { $move }
}
told-crowned = { $colour ->
    [white] Vit { $move }, dam
   *[black] Svart { $move }, dam
}
button-end-turn = Avsluta draget

## Levels
level-beginner = Nybörjare
level-beginner-about = Slår det den ser och planerar ingenting. Ett barn kan vinna.
level-casual = Hobbyspelare
level-casual-about = Tänker ett eller två drag framåt och missar ibland något.
level-skilled = Rutinerad
level-skilled-about = Skänker inte bort pjäser. En bra motspelare för familjen.
level-strong = Stark
level-strong-about = Ser många drag framåt.
level-master = Mästare
level-master-about = Tänker djupast och kan varje slutspel med upp till fyra pjäser.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Uppställning
chapter-moving = Att flytta
chapter-taking = Att slå
chapter-queens = Damer
chapter-duty = Måste man slå?
chapter-ending = Partiets slut

## Lessons: a title, what to do, and what was learnt
lesson-step = Flytta
lesson-step-task = Du har den vita brickan. Flytta den.
lesson-step-done = Brickor går en ruta snett framåt, på de mörka rutorna.
lesson-jump = Slå
lesson-jump-task = Slå den svarta brickan: hoppa över den till den tomma rutan bakom.
lesson-jump-done = Pjäsen du hoppar över är slagen och tas av brädet.
lesson-chain = Flera hopp
lesson-chain-task = Slå båda svarta brickorna i samma drag.
lesson-chain-done = Efter ett hopp får samma pjäs hoppa vidare.
lesson-freedom = Ditt val
lesson-freedom-task = Enligt de här reglerna behöver du inte slå. Flytta din andra bricka.
lesson-freedom-done = Här väljer du själv om du vill slå. Enligt de flesta andra regler måste du.
lesson-duty = När du måste slå
lesson-duty-task = Enligt de här reglerna måste du slå om du kan. Gör ditt drag.
lesson-duty-done = Så kan du tvinga motståndaren att flytta dit du vill.
lesson-crowning = En dam
lesson-crowning-task = Din bricka är ett steg från den bortersta raden. Gör den till dam.
lesson-crowning-done = På den bortersta raden blir en bricka dam.
lesson-flying = Flygande damer
lesson-flying-task = Skicka din dam över hela brädet, från hörn till hörn.
lesson-flying-done = Enligt de här reglerna flyger en dam över hur många tomma rutor som helst.
lesson-far-jump = Hoppa från avstånd
lesson-far-jump-task = Slå brickan som står i vägen för din dam, därifrån damen står.
lesson-far-jump-done = En dam behöver inte stå alldeles intill. Enligt de här reglerna landar den direkt bakom brickan.
lesson-give-one = Ge en, slå tre
lesson-give-one-task = Här måste du slå om du kan. Offra en bricka och slå sedan alla som är kvar.
lesson-give-one-done = En pjäs som offras i rätt ögonblick öppnar brädet. Det kallas en kombination.
lesson-block = Instängd
lesson-block-task = Se till att svart inte kan flytta.
lesson-block-done = En spelare som inte kan flytta förlorar.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Det är det enda draget.
    [wins] Det här vinner.
    [resists] Partiet är förlorat; så håller du ut längst.
    [crowns] En bricka blir dam.
    [gains] Det här vinner material.
    [avoids] Alla andra drag är klart sämre.
    [draws] Det här håller remi.
    [equal] Ett annat drag är lika bra.
   *[best] Det här verkar lite bättre än resten.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Du kan slå, så du måste: hoppa över pjäsen till den tomma rutan bakom.
    [may] Du kan slå om du vill: hoppa över pjäsen till den tomma rutan bakom.
    [king] Flytta en bricka en ruta framåt, eller en dam framåt eller bakåt.
   *[other] Flytta en bricka en ruta snett framåt.
}
guide-why = { $why ->
    [only] Det är det enda draget.
    [crowns] Din bricka blir dam.
    [takes] Du slår.
    [saves] Du får en pjäs ur fara.
    [safe] Efteråt kan motståndaren inte slå något.
   *[other] Det ser lite bättre ut än resten.
}

## Rules that follow their switches
refusal-man-takes-all = En bricka slår bara pjäsen alldeles intill och landar direkt bakom den.
refusal-king-takes-near = I det här partiet slår en dam bara en pjäs alldeles intill och landar direkt bakom den.
refusal-king-lands-behind = Damen måste landa direkt bakom { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] I det här partiet slår en dam bara en pjäs alldeles intill.
   *[behind] Damen måste landa direkt bakom { $over }.
}
refusal-king-near-lands-anywhere = I det här partiet slår en dam bara en pjäs alldeles intill.
refusal-chain-straight = I det här partiet måste en brickas hopp hålla sig på en linje.
refusal-chain-whole = Pjäsen kan slå mer, så den måste hoppa vidare och kan inte stanna på { $to }.
refusal-removal-after = Du har redan hoppat över pjäsen på { $over }. Du kan inte hoppa över den två gånger.
character-beginner = Smula
character-casual = Ingefära
character-skilled = Tistel
character-strong = Glöd
character-master = Onyx
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
clause-king-takes-near = En dam slår åt alla håll, men bara pjäsen bredvid sig, och landar direkt bakom den. Även en dam kan slås.
clause-king-near-lands-behind = En dam slår bara en pjäs bredvid sig och landar direkt bakom den.
clause-king-near-lands-anywhere = En dam slår bara en pjäs bredvid sig och landar på valfri tom ruta bakom den.
clause-chain-straight = En pjäs som har hoppat får hoppa vidare därifrån i samma drag: en bricka bara längs samma linje, en dam även åt ett annat håll.
clause-blocked-draws = När en spelare har pjäser men inte kan flytta är partiet remi.
origin-collection-board-8 = Det danska häftet talar om en vit nedre halva; rutan längst ner till höger avses.
origin-collection-men-12 = Bara den engelska texten säger vilka rader som fylls. De andra visar en bild.
origin-collection-black-begins = Lottningen och att Svart drar först är tryckt. Att ni byter färg efter varje parti är vår standard.
origin-collection-turns = Ingen får stå över, fast man inte behöver slå: man turas om.
origin-collection-man-moves = Den ryska texten säger bara att en bricka inte får återvända dit den var. Ingen bricka går bakåt.
origin-collection-taking = De italienska och danska texterna utelämnar ett ord, ”fri” eller ”mörk”. En tom mörk ruta avses.
origin-collection-man-takes-forward = Hoppet beskrivs från rutan framför brickan, så det går framåt. Den engelska texten tillägger att bakåt inte är tillåtet ”ännu”.
origin-collection-crowning = Häftet lägger en andra bricka ovanpå och säger inget mer. Vi avslutar draget där, som de flesta damspel gör; inställningen låter den nya damen hoppa vidare. Den franska texten tar den andra brickan från de redan slagna; här finns det alltid en.
origin-collection-crowning-goes-on = Häftet säger inte vad som händer mitt i flera hopp. I det här partiet hoppar den nya damen vidare, som i rysk dam.
origin-collection-king-flies = Den polska texten säger att en dam hoppar över tomma rutor; den glider över dem.
origin-collection-king-takes = Den italienska texten säger inte att rutan bakom måste vara fri. Det gör de andra.
origin-collection-king-lands-behind = Bara den franska texten säger ”direkt bakom”, och den engelska jämför hoppet med en brickas. Hur långt bort damen får börja sägs inte. Vi spelar med den korta landningen i tysk familjedam; inställningar ändrar båda.
origin-collection-king-lands-anywhere = Häftet lämnar öppet var en dam landar. Turneringsspelare väntar sig valfri tom ruta bakom pjäsen.
origin-collection-king-near-lands-behind = Häftet lämnar öppet hur långt bort en dam får börja sitt hopp.
origin-collection-king-near-lands-anywhere = Häftet lämnar öppet hur långt bort en dam får börja sitt hopp, och var den landar.
origin-collection-chain = Häftet lovar bara damer att få svänga, och den engelska texten håller en bricka på en diagonal. Vi låter även brickor svänga, som alla andra damspel; inställningen håller dem raka.
origin-collection-chain-straight = Den engelska texten binder en brickas hopp till en diagonal. De andra språken säger inte det.
origin-collection-chain-may-stop = Alla språk säger att man kan hoppa vidare, inget att man måste.
origin-collection-chain-whole = Häftet kräver det inte: i det här partiet har ni kommit överens om att hoppa vidare.
origin-collection-removal-at-once = Häftet berättar om att ta bort pjäsen innan det kommer till flera hopp. Därför tar vi bort den direkt.
origin-collection-removal-after = Häftet säger inte när. De flesta turneringsspel väntar tills draget är slut.
origin-collection-duty-free = Alla tio språk säger ”kan” eller ”får”. Många nationella spel gör det till en plikt; de har egna regler här.
origin-collection-all-taken = Den spanska texten säger det tvärtom: den som slår allt vinner.
origin-collection-blocked = Inget är tryckt om en spelare som inte kan flytta. Den spelaren förlorar, som i alla andra damspel.
origin-collection-blocked-draws = Inget är tryckt om en spelare som inte kan flytta. I det här partiet är det remi.
origin-collection-repetition = Inget är tryckt om remi. Utan den här regeln kunde damer jaga varandra i evighet.
origin-collection-quiet-20 = Inget är tryckt om remi. Utan den här regeln kunde damer jaga varandra i evighet.
origin-collection-quiet-40 = Inget är tryckt om remi. Utan den här regeln kunde damer jaga varandra i evighet.
origin-collection-agreed = Inget är tryckt om att ge upp eller komma överens om remi. Båda är brukliga.
origin-dame-king-lands-anywhere = I tyska familjeregler landar damen direkt bakom. I det här partiet får den landa längre bort.
origin-dame-removal-after = I tyska familjeregler tas pjäser bort direkt. I det här partiet står de kvar tills draget är slut.
origin-thai-white-begins = I vissa thailändska regler väljer spelarna vem som drar först. Vi låter Vit dra först, som en tryckt regelbok gör.
origin-thai12-men-12 = Makhos har åtta brickor. Det här är samma spel med de tolv i din låda.
table-draw = Föreslå remi
table-claim-draw = Begär remi
tally-drawn = Remier
outcome-agreed = Remi enligt överenskommelse.
outcome-left-draw = Remi: en spelare har gått.
told-offer-draw = { $name } föreslår remi.
told-draw = Överenskommet: remi.
history-drawn = Remi
editor-piece = { $piece ->
    [w] Vit bricka
    [W] Vit dam
    [b] Svart bricka
   *[B] Svart dam
}
refusal-editor-many = { $colour ->
    [white] Vit har { $count } pjäser; det finns bara { $most }.
   *[black] Svart har { $count } pjäser; det finns bara { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] En vit bricka på { $square } skulle redan vara dam.
   *[black] En svart bricka på { $square } skulle redan vara dam.
}
refusal-editor-none = { $colour ->
    [white] Vit har inga pjäser, men måste ha gjort det senaste draget.
   *[black] Svart har inga pjäser, men måste ha gjort det senaste draget.
}
task-capture = Din tur: du måste slå.

## Drills

drill-combinations = Kombinationer
drill-combinations-about = Offra, tvinga motståndaren att slå och vinn tillbaka mer.
drill-combinations-task = { $colour ->
    [white] Vit är vid draget. Hitta kombinationen.
   *[black] Svart är vid draget. Hitta kombinationen.
}
drill-combinations-why = Offrade: { $given }. Slagna: { $taken }.
drill-refuted = Motståndaren slår och vinner material.
drill-endings = Slutspel
drill-endings-about = Vinn eller håll slutspel med upp till fyra pjäser. Motståndaren spelar perfekt.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Vit drar och vinner.
       *[draw] Vit är vid draget. Håll remi i { $moves } drag.
    }
   *[black] { $goal ->
        [win] Svart drar och vinner.
       *[draw] Svart är vid draget. Håll remi i { $moves } drag.
    }
}
drill-endings-why = { $value ->
    [draw] Nu är det bara remi.
   *[loss] Nu är partiet förlorat.
}
