### Norwegian Bokmål. checker = brikke, point = punkt (score point = poeng), home = hjemland, bar = bar, roll = kast,
### hit = slå ut, bear off = ta av, doubles = to like, cube = doblingsterning, double = dobling, take = ta imot,
### drop = avslå, opening roll = startkast, pips = pips.

game-name = Backgammon
game-about = Få de femten brikkene dine hjem og av brettet, og slå ut motstanderens på veien.
seat-first = Lys
seat-second = Mørk

## Booklets
booklet-case = Backgammonkofferten
booklet-case-about = Du tar av bare med nøyaktig tall og trenger ikke flytte når alle brikkene dine er hjemme. Spiller dere om innsats, er doblingsterningen med.
booklet-best-of = Best av flere
booklet-best-of-about = Partiene telles rett og slett: to av tre eller tre av fem. Ingen doblingsterning.
booklet-small-first = Minste tall først
booklet-small-first-about = Det minste tallet først, to like helt eller ikke i det hele tatt, og de bakerste brikkene av først.
booklet-collection = Spillsamlingen
booklet-collection-about = Ta av med alle tall som rekker over kanten. Motstanderen kan påpeke en feil fram til sitt eget kast.
booklet-tournament = Turnering
booklet-tournament-about = Backgammon slik det spilles i dag: kamper om poeng eller partier om innsats, med doblingsterning og alle reglene for den.
box-says = Hva av dette står i heftet ditt?
box-says-more-than-two = Et punkt er stengt hvis «flere enn to» brikker står der
box-says-games = Dere spiller om to seire i tre partier, eller tre i fem
box-says-smaller = Det minste tallet spilles alltid først
box-says-correction = Et feil trekk kan påpekes fram til neste kast
box-says-nothing = Jeg har ikke noe hefte
box-cube_inside = Ligger det en doblingsterning i esken?
box-languages = På hvor mange språk er det skrevet?

## Switches
switch-stake = Hva spiller dere om?
switch-stake-0 = Bare for moro skyld, uten doblingsterning
switch-stake-1 = Innsats 1, med doblingsterning
switch-stake-2 = Innsats 2, med doblingsterning
switch-stake-5 = Innsats 5, med doblingsterning
switch-stake-10 = Innsats 10, med doblingsterning
switch-win_triple_needs_none_off = Når teller en seier tredobbelt?
switch-win_triple_needs_none_off-yes = Bare hvis taperen ikke har tatt av noen brikke
switch-win_triple_needs_none_off-no = Alltid når taperen har en brikke på baren eller i hjemlandet til vinneren
switch-assisted = Kontroll av trekkene
switch-assisted-yes = Tillater bare lovlige trekk
switch-assisted-no = Tillater alle trekk, som på et ekte brett
switch-bearoff_may_pass = Når alle brikkene er hjemme
switch-bearoff_may_pass-no = Du må bruke alle tall du kan
switch-bearoff_may_pass-yes = Et tall kan stå ubrukt
switch-bearoff_six_needs_double_six = Ta av fra punkt 6
switch-bearoff_six_needs_double_six-no = Med en hvilken som helst sekser
switch-bearoff_six_needs_double_six-yes = Bare med to seksere
switch-bearoff_rule = Hvordan tar du av en brikke?
switch-bearoff_rule-any-sufficient = Med alle tall som rekker over kanten
switch-bearoff_rule-exact-or-highest = Med tallet til punktet; fra ditt høyeste punkt også med et høyere
switch-setup = Oppstilling
switch-setup-standard = Vanlig
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, tre brikker hver
switch-cube = Doblingsterning
switch-cube-on = Med doblingsterning
switch-cube-off = Uten doblingsterning
switch-cube_limit = Doblingsterningen går opp til
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Doblingsterningen i midten
switch-centred_cube-either = Begge kan snu den
switch-centred_cube-holland = Etter Crawford-partiet først etter to kast hver
switch-crawford = Crawford-parti
switch-crawford-yes = Ett parti uten doblingsterning, når en spiller mangler ett poeng
switch-crawford-no = Ikke noe Crawford-parti
switch-jacoby = Jacoby-regelen
switch-jacoby-yes = Gammon teller først når doblingsterningen er snudd
switch-jacoby-no = Gammon teller alltid
switch-beavers = Beavers
switch-beavers-yes = Tillatt
switch-beavers-no = Ikke tillatt
switch-raccoons = Raccoons
switch-raccoons-yes = Tillatt
switch-raccoons-no = Ikke tillatt
switch-automatic_doubles = Like terninger i startkastet
switch-automatic_doubles-0 = Kastes om igjen
switch-automatic_doubles-1 = Dobler innsatsen høyst én gang
switch-automatic_doubles-2 = Dobler innsatsen høyst to ganger
switch-automatic_doubles-3 = Dobler innsatsen høyst tre ganger

## Clauses
clause-aim = Få alle brikkene dine til hjemlandet ditt, og ta dem så av. Den som først ikke har flere igjen, vinner.
clause-setup = De to sidene står speilvendt. Brikkene dine går fra hjemlandet til motstanderen, rundt brettet, til ditt eget.
clause-forward = Brikkene flyttes bare mot hjemlandet, aldri bakover.
clause-starter-high = Begge kaster én terning. Den som får det høyeste tallet, begynner.
clause-draw-first = Startkastet kommer først. Kaster begge det samme tallet, kastes det om igjen.
clause-first-throw-fresh = Den som begynner, kaster begge terningene på nytt til den første turen.
clause-first-throw-drawn = De to terningene i startkastet er også det første kastet, så det er aldri to like.
clause-already-started = Det er ett startkast i hvert parti.
clause-throw-first = Spillerne bytter på. En tur begynner med et kast med to terninger.
clause-dice-zone = Du kaster terningene i høyre halvdel av brettet, sett fra deg.
clause-choice-first = Kan du doble, må du gjøre det før du kaster.
clause-play-first = Spill kastet ditt før noe annet skjer.
clause-dice-only = Med hvert tall flytter du én brikke så mange punkter. Den samme brikken kan bruke flere tall etter hverandre og lander etter hvert av dem.
clause-no-checker = Du kan bare flytte dine egne brikker.
clause-closed-point = Et punkt med to eller flere av motstanderens brikker er stengt: Du kan ikke lande der, ikke engang midt i et lengre trekk.
clause-self-hit = En brikke som likevel settes på et stengt punkt, regnes selv som slått ut: Den havner på baren, og tallet er brukt opp.
clause-hit = Lander du på en enslig brikke hos motstanderen, slår du den ut: Den havner på baren. Du trenger ikke slå ut hvis du kan flytte på en annen måte.
clause-any-order = Du kan spille tallene i valgfri rekkefølge.
clause-smaller-first = Det minste tallet spilles alltid før det største.
clause-smaller-lost = Kan ingen brikke spille det minste tallet, går det tapt, og bare det største spilles.
clause-must-move = Kan du flytte, må du.
clause-use-all = Du må bruke så mange tall som reglene tillater: begge, hvis det finnes en måte å spille begge på.
clause-use-higher = Kan du spille hvert av tallene, men ikke begge, må du spille det høyeste.
clause-stop-at-home = Når alle brikkene dine er hjemme, trenger du ikke flytte: Et hvilket som helst tall kan stå ubrukt.
clause-doubles-four = Kaster du to like, spiller du tallet fire ganger.
clause-partial-double = Spill så mange av de fire trekkene ved to like som du kan; resten går tapt.
clause-whole-double = To like spilles helt, med alle fire trekkene, eller ikke i det hele tatt. Det er nok om du tar av den siste brikken din før det.
clause-enter-first = En brikke på baren må inn først, i hjemlandet til motstanderen, på det punktet terningen teller fra den fjerne kanten. Ingenting annet kan flyttes før alle brikkene dine er inne.
clause-enter-any = Du kan komme inn med hvert av tallene; et tall du ikke kan komme inn med, går tapt.
clause-smaller-enters = Har du en brikke på baren og ikke kan få den inn med det minste tallet, mister du hele kastet.
clause-home-first = Du begynner å ta av når alle brikkene dine er hjemme. Blir en slått ut, fortsetter du først når alle er hjemme igjen.
clause-exact-number = Du kan ta av en brikke bare med det nøyaktige tallet til punktet.
clause-highest-first = Du kan ta av en brikke med tallet til punktet, og fra ditt høyeste punkt også med et høyere.
clause-rear-first = Du kan bare ta av fra ditt høyeste punkt, med et hvilket som helst tall som rekker over kanten.
clause-any-sufficient = Du kan ta av en hvilken som helst brikke med et tall som rekker over kanten.
clause-past-band = Du kan ikke ta av en brikke så lenge motstanderen holder et punkt foran den i hjemlandet ditt.
clause-double-six = Fra punkt 6 kan du ta av bare med et kast med to seksere.
clause-inside-move = I stedet for å ta av kan du alltid flytte inne i hjemlandet.
clause-win = Den som først har tatt av alle brikkene sine, vinner.
clause-win-counts-one = Hver seier teller som én.
clause-win-kinds = En seier teller enkelt. Den teller dobbelt hvis taperen ikke har tatt av noen brikke, og tredobbelt hvis taperen dessuten har en brikke på baren eller i hjemlandet til vinneren.
clause-stalled = Etter femti turer på rad uten at noe flyttes, er partiet uavgjort.
clause-cube = Doblingsterningen begynner i midten, på 1. Hver dobling gjør partiet verdt dobbelt så mye.
clause-no-cube = I disse reglene brukes doblingsterningen bare når dere spiller om innsats eller poeng. Når dere bare teller partier, er det ingen doblingsterning.
clause-double-before-throw = Du kan tilby en dobling før ditt eget kast, men ikke før det første kastet i partiet.
clause-answer-first = Motstanderen tar imot doblingen, eller avslår den og taper partiet.
clause-nothing-offered = Du kan ta imot eller avslå bare når du er blitt tilbudt en dobling.
clause-cube-owner = Tar du imot en dobling, eier du doblingsterningen, og bare du kan doble neste gang.
clause-cube-limit = Doblingsterningen går ikke lenger enn til grensen sin.
clause-cube-dead = I en kamp snus ikke doblingsterningen mer når den allerede avgjør kampen for begge spillerne.
clause-crawford = Det første partiet der en spiller mangler bare ett poeng, spilles uten doblingsterning.
clause-holland = Valgfritt: Etter det partiet kan doblingsterningen i midten snus først når begge har kastet to ganger.
clause-jacoby = Utenom en kamp teller doble og tredoble seire som enkle, med mindre doblingsterningen er snudd.
clause-beavers = Utenom en kamp kan du svare på en dobling med å doble igjen med en gang og beholde doblingsterningen: en beaver.
clause-no-beaver = En beaver er mulig bare når det er avtalt, og bare som svar på en dobling.
clause-no-raccoon = En raccoon er mulig bare når det er avtalt, og bare som svar på en beaver.
clause-automatic-doubles = Utenom en kamp dobler samme tall i startkastet innsatsen, høyst så mange ganger som avtalt.
clause-match-games = Avtal på forhånd hvor mange partier kampen har, for eksempel to seire av tre.
clause-match-points = Den som først når det avtalte antallet poeng, vinner kampen.
clause-no-resignation = Disse reglene sier ikke hva det koster å gi opp.
clause-resignation = Du kan tilby å gi opp partiet som enkelt, dobbelt eller tredobbelt tap. Motstanderen godtar eller avslår.
clause-answer-resignation = Et tilbud om å gi opp besvares før spillet går videre.
clause-correction = Du kan be motstanderen spille om igjen en feil tur, med de samme terningene.
clause-nothing-wrong = En lovlig tur blir stående.
clause-correct-before-throw = Det kan du be om bare fram til ditt eget kast.
clause-one-by-one = Der alle trekk er tillatt, flytter du brikkene én om gangen og avslutter så turen.
clause-no-correction = En avsluttet tur blir stående.

## Why not
refusal-draw-first = Startkastet kommer først.
refusal-already-started = Partiet er allerede i gang.
refusal-throw-first = Kast terningene først.
refusal-choice-first = Kast først, eller doble.
refusal-play-first = Spill kastet ditt først.
refusal-dice-zone = Terningene falt ikke til ro i høyre halvdel av brettet: Kast begge om igjen.
refusal-forward = Du kan ikke flytte bakover fra { $from } til { $to }. Brikkene går bare mot hjemlandet.
refusal-no-checker = { $place ->
    [bar] Du har ingen brikke på baren.
   *[point] Du har ingen brikke på punkt { $point }.
}
refusal-dice-only = { $count ->
    [0] Du har ingen tall igjen å spille.
    [one] Det er { $distance } punkter unna; du har { $dice } igjen.
   *[other] Det er { $distance } punkter unna; du har { $dice } igjen.
}
refusal-closed-point = { $count ->
    [one] Punkt { $point } er stengt: Der står { $count } av motstanderens brikker.
   *[other] Punkt { $point } er stengt: Der står { $count } av motstanderens brikker.
}
refusal-smaller-first = Det minste tallet kommer først: Spill { $die } før { $larger }.
refusal-smaller-lost = Ingen brikke kunne spille { $die } først, så det tallet er tapt.
refusal-must-move = { $possible ->
    [one] Du kan spille { $possible } tall, så det må du.
   *[other] Du kan spille { $possible } tall, så det må du.
}
refusal-use-all = { $possible ->
    [one] Du kan spille { $possible } tall; dette bruker { $used }.
   *[other] Du kan spille { $possible } tall; dette bruker bare { $used }. Finn en måte som bruker alle.
}
refusal-use-higher = Du kan bare spille ett av tallene, så det må være det høyeste: { $die }.
refusal-whole-double = { $possible ->
    [one] To like må spilles helt ut, men bare { $possible } av { $needed } trekk er mulig: Kastet går tapt.
   *[other] To like må spilles helt ut, men bare { $possible } av { $needed } trekk er mulige: Kastet går tapt.
}
refusal-enter-first = { $count ->
    [one] Du har { $count } brikke på baren: Den skal inn først.
   *[other] Du har { $count } brikker på baren: De skal inn først.
}
refusal-smaller-enters = Brikken din kommer ikke inn med { $die }, for punkt { $point } er stengt: Hele kastet går tapt.
refusal-home-first = { $count ->
    [one] Du kan ikke ta av ennå: { $count } brikke er ikke hjemme.
   *[other] Du kan ikke ta av ennå: { $count } brikker er ikke hjemme.
}
refusal-exact-number = Fra punkt { $point } kan du bare ta av med tallet { $point }; du har { $dice } igjen.
refusal-highest-first = Fra punkt { $point } kan du ta av med et høyere tall bare når ingen av brikkene dine står lenger bak; du har fortsatt brikker på punkt { $highest }.
refusal-rear-first = Ta av de bakerste først: Du har fortsatt brikker på punkt { $highest }.
refusal-past-band = { $count ->
    [one] { $count } av motstanderens brikker på punkt { $band } hindrer deg i å ta av fra punkt { $point }.
   *[other] { $count } av motstanderens brikker på punkt { $band } hindrer deg i å ta av fra punkt { $point }.
}
refusal-double-six = Fra punkt 6 kan du bare ta av med to seksere; du kastet { $dice }.
refusal-no-cube = Det er ingen doblingsterning i dette partiet.
refusal-double-before-throw = Du kan bare doble før ditt eget kast, og ikke før det første kastet i partiet.
refusal-answer-first = Svar først på doblingen til { $value }: Ta imot eller avslå.
refusal-nothing-offered = Det er ikke noe tilbud å svare på.
refusal-cube-owner = Motstanderen eier doblingsterningen, på { $value }.
refusal-cube-limit = Doblingsterningen står på { $value } og kan ikke gå høyere.
refusal-cube-dead = { $needed ->
    [one] Doblingsterningen på { $value } avgjør allerede kampen: Ingen trenger mer enn { $needed } poeng.
   *[other] Doblingsterningen på { $value } avgjør allerede kampen: Ingen trenger mer enn { $needed } poeng.
}
refusal-crawford = Dette er Crawford-partiet i kampen til { $number }: Du kan ikke doble.
refusal-holland = { $throws ->
    [one] Etter Crawford-partiet kaster begge to ganger før noen dobler; hittil er det kastet { $throws } gang.
   *[other] Etter Crawford-partiet kaster begge to ganger før noen dobler; hittil er det kastet { $throws } ganger.
}
refusal-no-beaver = Du kan ikke svare med beaver her.
refusal-no-raccoon = Du kan ikke svare med raccoon her.
refusal-no-resignation = I disse reglene kan man ikke gi opp som enkelt, dobbelt eller tredobbelt tap.
refusal-answer-resignation = Si først ja eller nei til tilbudet om å gi opp.
refusal-one-by-one = Flytt én brikke om gangen her.
refusal-no-correction = En avsluttet tur blir stående.
refusal-correct-before-throw = Du kan bare påpeke en feil før ditt eget kast.
refusal-nothing-wrong = Den turen var lovlig.

## How it ended
outcome-single = { $points ->
    [one] { $seat } tar av den siste brikken og vinner { $points } poeng.
   *[other] { $seat } tar av den siste brikken og vinner { $points } poeng.
}
outcome-double = { $points ->
    [one] { $seat } vinner dobbelt, i alt { $points } poeng: Motstanderen har ikke tatt av noen brikke.
   *[other] { $seat } vinner dobbelt, i alt { $points } poeng: Motstanderen har ikke tatt av noen brikke.
}
outcome-triple = { $points ->
    [one] { $seat } vinner tredobbelt, i alt { $points } poeng: Motstanderen har fortsatt en brikke på baren eller i vinnerens hjemland.
   *[other] { $seat } vinner tredobbelt, i alt { $points } poeng: Motstanderen har fortsatt en brikke på baren eller i vinnerens hjemland.
}
outcome-gammon = { $points ->
    [one] { $seat } vinner en gammon, i alt { $points } poeng: Motstanderen har ikke tatt av noen brikke.
   *[other] { $seat } vinner en gammon, i alt { $points } poeng: Motstanderen har ikke tatt av noen brikke.
}
outcome-backgammon = { $points ->
    [one] { $seat } vinner en backgammon, i alt { $points } poeng: Motstanderen har fortsatt en brikke på baren eller i vinnerens hjemland.
   *[other] { $seat } vinner en backgammon, i alt { $points } poeng: Motstanderen har fortsatt en brikke på baren eller i vinnerens hjemland.
}
outcome-dropped = { $points ->
    [one] { $seat } vinner { $points } poeng: Motstanderen avslo doblingen.
   *[other] { $seat } vinner { $points } poeng: Motstanderen avslo doblingen.
}
outcome-conceded = { $points ->
    [one] { $seat } vinner { $points } poeng: Motstanderen ga opp.
   *[other] { $seat } vinner { $points } poeng: Motstanderen ga opp.
}
outcome-stalled = Uavgjort: Ingen har flyttet på lenge.

## Levels
level-beginner = Nybegynner
level-beginner-about = Spiller det første trekket den ser, og lar brikkene stå åpne for å bli slått ut.
level-casual = Hobbyspiller
level-casual-about = Holder brikkene samlet og slår ut når det går.
level-steady = Solid
level-steady-about = Tar punkter, teller kappløpet og dobler med et klart forsprang.
level-expert = Ekspert
level-expert-about = Tenker ett kast fram og feiler sjelden.
level-master = Mester
level-master-about = Tenker to kast fram. Verdensklasse.

## On the table
look-home-right = Hjemland til høyre
look-home-left = Hjemland til venstre
look-blue-right = { look-home-right }, blått klede
look-blue-left = { look-home-left }, blått klede
look-wine-right = { look-home-right }, vinrødt klede
look-wine-left = { look-home-left }, vinrødt klede

scene-title = Backgammonbrett
scene-view = { $seat ->
    [first] { $home ->
        [left] Punktene telles fra hjemlandet til Lys, nederst til venstre.
       *[right] Punktene telles fra hjemlandet til Lys, nederst til høyre.
    }
   *[second] { $home ->
        [left] Punktene telles fra hjemlandet til Mørk, nederst til venstre.
       *[right] Punktene telles fra hjemlandet til Mørk, nederst til høyre.
    }
}
scene-points = { $seat ->
    [first] Lys har brikker på { $points }.
   *[second] Mørk har brikker på { $points }.
}
scene-no-points = { $seat ->
    [first] Lys har ingen brikker på noe punkt.
   *[second] Mørk har ingen brikker på noe punkt.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } lys brikke er på baren.
       *[other] { $count } lyse brikker er på baren.
    }
   *[second] { $count ->
        [one] { $count } mørk brikke er på baren.
       *[other] { $count } mørke brikker er på baren.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } lys brikke er tatt av.
       *[other] { $count } lyse brikker er tatt av.
    }
   *[second] { $count ->
        [one] { $count } mørk brikke er tatt av.
       *[other] { $count } mørke brikker er tatt av.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Lys har { $count } pip igjen.
       *[other] Lys har { $count } pips igjen.
    }
   *[second] { $count ->
        [one] Mørk har { $count } pip igjen.
       *[other] Mørk har { $count } pips igjen.
    }
}
scene-dice = { $count ->
    [one] Tallet som er igjen å spille, er { $dice }.
   *[other] Tallene som er igjen å spille, er { $dice }.
}
scene-cube = { $owner ->
    [first] Doblingsterningen ligger hos Lys på { $value }.
    [second] Doblingsterningen ligger hos Mørk på { $value }.
   *[nobody] Doblingsterningen ligger i midten på { $value }.
}
scene-away = Poeng som mangler: Lys { $first }, Mørk { $second }.
scene-crawford = Dette er Crawford-partiet: Det kan ikke dobles.
scene-due-draw = Begge kaster én terning for å se hvem som begynner.
scene-due-choice = { $seat ->
    [first] Lys er på tur, før kastet.
   *[second] Mørk er på tur, før kastet.
}
scene-due-throw = { $seat ->
    [first] Nå kaster Lys.
   *[second] Nå kaster Mørk.
}
scene-due-play = { $seat ->
    [first] Det er Lys som skal flytte.
   *[second] Det er Mørk som skal flytte.
}
scene-due-offered = { $seat ->
    [first] Lys blir tilbudt doblingsterningen på { $value }: ta imot eller avslå.
   *[second] Mørk blir tilbudt doblingsterningen på { $value }: ta imot eller avslå.
}
scene-due-beavered = { $seat ->
    [first] Lys får en beaver til svar: Doblingsterningen ville vise { $value }.
   *[second] Mørk får en beaver til svar: Doblingsterningen ville vise { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Lys får en raccoon til svar: Doblingsterningen ville vise { $value }.
   *[second] Mørk får en raccoon til svar: Doblingsterningen ville vise { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Mørk tilbyr å gi opp, som enkelt tap; Lys svarer.
       *[second] Lys tilbyr å gi opp, som enkelt tap; Mørk svarer.
    }
    [2] { $seat ->
        [first] Mørk tilbyr å gi opp, som dobbelt tap; Lys svarer.
       *[second] Lys tilbyr å gi opp, som dobbelt tap; Mørk svarer.
    }
   *[3] { $seat ->
        [first] Mørk tilbyr å gi opp, som tredobbelt tap; Lys svarer.
       *[second] Lys tilbyr å gi opp, som tredobbelt tap; Mørk svarer.
    }
}
scene-due-over = Partiet er over.

scene-point = { $holder ->
    [first] { $count ->
        [one] Punkt { $point }: { $count } lys brikke
       *[other] Punkt { $point }: { $count } lyse brikker
    }
    [second] { $count ->
        [one] Punkt { $point }: { $count } mørk brikke
       *[other] Punkt { $point }: { $count } mørke brikker
    }
   *[nobody] Punkt { $point }: tomt
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Bar: ingen lyse brikker
        [one] Bar: { $count } lys brikke
       *[other] Bar: { $count } lyse brikker
    }
   *[second] { $count ->
        [0] Bar: ingen mørke brikker
        [one] Bar: { $count } mørk brikke
       *[other] Bar: { $count } mørke brikker
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Samlefelt: ingen lyse brikker tatt av
        [one] Samlefelt: { $count } lys brikke tatt av
       *[other] Samlefelt: { $count } lyse brikker tatt av
    }
   *[second] { $count ->
        [0] Samlefelt: ingen mørke brikker tatt av
        [one] Samlefelt: { $count } mørk brikke tatt av
       *[other] Samlefelt: { $count } mørke brikker tatt av
    }
}
scene-die = { $state ->
    [used] Terning: { $number }, spilt
   *[left] Terning: { $number }
}
scene-no-die = Terninger, ikke kastet
scene-face = { $seat ->
    [first] Lys kastet { $number }
    [second] Mørk kastet { $number }
   *[nobody] En terning viser { $number }
}

## What a hand may say
act-throw = Kast
act-double = Doble til { $value }
act-take = Ta imot: { $value }
act-drop = Avslå
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Si ja
act-decline = Si nei
act-correct = Påpek feilen
act-check = Var det lovlig?
act-done = Avslutt turen
act-resign = { $kind ->
    [1] Gi opp, enkelt
    [2] Gi opp, dobbelt
   *[3] Gi opp, tredobbelt
}
act-stop = Avslutt turen her
act-pass = Ikke flytt
act-no-move = Ingen lovlige trekk: avslutt turen
act-forced = Tvunget: { $play }

## What happened
told-start = { $seat ->
    [first] Startkast: Lys { $first }, Mørk { $second }. Lys begynner.
    [second] Startkast: Lys { $first }, Mørk { $second }. Mørk begynner.
   *[nobody] Startkast: { $first } hver. Kast igjen.
}
told-roll = { $seat ->
    [first] Lys kaster { $dice }
   *[second] Mørk kaster { $dice }
}
told-play = { $seat ->
    [first] Lys: { $play }
   *[second] Mørk: { $play }
}
told-self-hit = { $seat ->
    [first] Lys: { $play }, til et stengt punkt; brikken havner på baren
   *[second] Mørk: { $play }, til et stengt punkt; brikken havner på baren
}
told-no-move = { $seat ->
    [first] Lys kan ikke flytte
   *[second] Mørk kan ikke flytte
}
told-pass = { $seat ->
    [first] Lys flytter ikke
   *[second] Mørk flytter ikke
}
told-done = { $seat ->
    [first] Lys avslutter turen
   *[second] Mørk avslutter turen
}
told-throw = { $seat ->
    [first] Lys tar terningene
   *[second] Mørk tar terningene
}
told-double = { $seat ->
    [first] Lys dobler til { $value }
   *[second] Mørk dobler til { $value }
}
told-take = { $seat ->
    [first] Lys tar imot doblingen til { $value }
   *[second] Mørk tar imot doblingen til { $value }
}
told-drop = { $seat ->
    [first] Lys avslår doblingen
   *[second] Mørk avslår doblingen
}
told-beaver = { $seat ->
    [first] Lys svarer med en beaver til { $value }
   *[second] Mørk svarer med en beaver til { $value }
}
told-raccoon = { $seat ->
    [first] Lys svarer med en raccoon til { $value }
   *[second] Mørk svarer med en raccoon til { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Lys tilbyr å gi opp, som enkelt tap
       *[second] Mørk tilbyr å gi opp, som enkelt tap
    }
    [2] { $seat ->
        [first] Lys tilbyr å gi opp, som dobbelt tap
       *[second] Mørk tilbyr å gi opp, som dobbelt tap
    }
   *[3] { $seat ->
        [first] Lys tilbyr å gi opp, som tredobbelt tap
       *[second] Mørk tilbyr å gi opp, som tredobbelt tap
    }
}
told-accept-loss = { $seat ->
    [first] Lys sier ja
   *[second] Mørk sier ja
}
told-decline-loss = { $seat ->
    [first] Lys sier nei
   *[second] Mørk sier nei
}
told-correct = { $seat ->
    [first] Lys påpeker feilen: Turen spilles om igjen
   *[second] Mørk påpeker feilen: Turen spilles om igjen
}

## The rule book's chapters
chapter-setup = Mål og retning
chapter-begin = Hvem begynner
chapter-dice = Kaste og flytte
chapter-points = Punkter og å slå ut
chapter-bar = Inn fra baren
chapter-bearing-off = Å ta av
chapter-winning = Å vinne
chapter-cube = Doblingsterningen
chapter-errors = Feil og oppgivelse

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Ta et punkt
lesson-make-a-point-task = Du kastet 3 og 1. Saml to brikker på 5-punktet ditt.
lesson-make-a-point-done = To brikker på et punkt er trygge og stenger det for motstanderen.
lesson-run = Løp
lesson-run-task = Du kastet 6 og 5. Få en av de bakerste brikkene dine i sikkerhet på 13-punktet ditt.
lesson-run-done = Én brikke kan bruke begge tallene, det ene etter det andre.
lesson-hit = Slå ut
lesson-hit-task = På 4-punktet ditt står en enslig brikke som tilhører motstanderen. Slå den ut, og ta punktet.
lesson-hit-done = En brikke som er slått ut, begynner på nytt fra baren.
lesson-closed = Stengte punkter
lesson-closed-task = Du kastet to femmere. De bakerste brikkene dine er sperret: Ta 3-punktet ditt fra 13-punktet og 8-punktet.
lesson-closed-done = Du kan ikke lande på et punkt med to eller flere av motstanderens brikker.
lesson-enter = Inn fra baren
lesson-enter-task = Du kastet 6 og 4, og du har en brikke på baren. Få den inn, og flytt så den andre av de bakerste brikkene dine.
lesson-enter-done = En brikke på baren skal inn før noe annet flyttes.
lesson-use-both = Det ene eller det andre
lesson-use-both-task = Du kastet 6 og 5. Du kan spille hvert av tallene, men ikke begge. Spill det du må.
lesson-use-both-done = Kan du bare spille ett av de to tallene, må det være det høyeste.
lesson-doubles = To like
lesson-doubles-task = Du kastet to treere, så du flytter fire ganger. Ta 5-punktet ditt og 3-punktet ditt.
lesson-doubles-done = Når du kaster to like, spiller du tallet fire ganger.
lesson-bear-off = Å ta av
lesson-bear-off-task = Alle brikkene dine er hjemme. Du kastet 5 og 2: Ta av to brikker.
lesson-bear-off-done = Med hvert tall tar du av en brikke fra punktet med det tallet.
lesson-bear-off-high = Et for høyt kast
lesson-bear-off-high-task = Du kastet 6 og 4, men så langt bak har du ingen brikker. Ta av to brikker likevel.
lesson-bear-off-high-done = Med et tall som er høyere enn ditt høyeste punkt, tar du av en brikke fra det punktet.
lesson-double = Doblingsterningen
lesson-double-task = Du har et klart forsprang. Doble før du kaster.
lesson-double-done = Motstanderen tar imot og spiller videre om det dobbelte, eller avslår og taper det som sto på spill.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Vinner { $win } %.
    [double] Vinner { $win } % ({ $wins-double } % dobbelt, { $wins-triple } % tredobbelt), taper { $loss } % ({ $loses-double } % dobbelt, { $loses-triple } % tredobbelt).
   *[gammon] Vinner { $win } % ({ $wins-double } % gammoner, { $wins-triple } % backgammoner), taper { $loss } % ({ $loses-double } % gammoner, { $loses-triple } % backgammoner).
}
mistake-cost = Gir bort { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } poeng.
mistake-given = { $what ->
    [shots] { $played } av 36 kast slår ut i stedet for { $best }.
    [cashed] Nå kan motstanderen doble og vinne med en gang.
    [doubled] Nå har motstanderen en god dobling.
    [wins] Vinner { $played } % i stedet for { $best } %.
    [gammons-won] Vinner dobbelt i { $played } % av tilfellene i stedet for { $best } %.
   *[gammons-lost] Taper dobbelt i { $played } % av tilfellene i stedet for { $best } %.
}
mistake-cube = { $why ->
    [too-early] Doblingen kom for tidlig.
    [too-good] For bra til å doble: Å spille videre er verdt mer.
    [double] Her var det riktig å doble.
    [take] Denne bør tas imot.
    [drop] Denne bør avslås.
   *[beaver] Riktig svar var en beaver.
}
tally-errors = Avgjørelser: { $decisions }. Gitt bort: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } poeng, en feilrate på { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (tusendels poeng per avgjørelse).
tally-luck = Terningflaks: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } poeng.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Kast: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Doble: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Ta imot: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Avslå: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Kast terningene, eller doble først hvis du ligger klart foran.
    [answer] Motstanderen dobler: Ta imot og spill videre om det dobbelte, eller avslå og tap det som står på spill nå.
    [bar] Du har en brikke på baren: Få den inn før alt annet.
    [off] Alle brikkene dine er hjemme: Ta dem av.
    [move] Bruk begge tallene til å få brikkene hjem. To eller flere på et punkt står trygt.
    [race] Ingen brikker kan slås ut lenger: Få alle hjem og ta dem så av, så fort du kan.
   *[other] Velg en knapp under brettet.
}
guide-why = { $why ->
    [hits] Du slår ut en brikke: Den må begynne på nytt fra baren.
    [off] Du tar av brikker.
    [point] Du tar et punkt: Brikker som står sammen, er trygge og sperrer for motstanderen.
    [safe] Du lar færre brikker stå alene.
    [runs] Du får en av de bakerste brikkene på vei.
    [past] De siste brikkene dine kommer forbi motstanderens: Ingen brikke kan slås ut lenger.
    [race] Det sløser bort færrest pips.
    [pass] Du kan ikke flytte.
    [double] Du ligger langt nok foran til å doble.
    [take] Du vinner ofte nok til å spille videre.
    [drop] Du ville tape for ofte.
    [throw] Du ligger ikke langt nok foran til å doble.
   *[other] Det gir deg de beste sjansene.
}
character-beginner = Pip
character-casual = Solo
character-steady = Anker
character-expert = Prime
character-master = Orakel
clause-fifteen = Hver spiller har femten brikker.
clause-three-checkers = Hver spiller har tre brikker.
clause-jump = Brikkene dine kan passere alle andre på veien, også stengte punkter.
clause-white-starts = En terning avgjør hvem som spiller med de lyse brikkene (Hvit), og hvem som får de mørke. Hvit begynner.
clause-higher-takes-white = Hver spiller kaster én terning. Det høyeste tallet får Hvit.
clause-dice-flat = Terninger som ikke ligger flatt der, gjelder ikke: Kast begge om igjen.
clause-call-first = Vil du påpeke en feil, må du gjøre det før du kaster.
clause-closed-by-three = Et punkt med tre eller flere av motstanderens brikker er stengt: Du kan ikke lande der, ikke engang underveis. På et punkt med to kan dere begge stå; bare en enslig brikke slås ut.
clause-bridge = Flere stengte punkter på rad danner en bro. En brikke kommer over den bare med et tall som rekker forbi den.
clause-several-hits = I én tur kan du slå ut flere brikker, opptil fire med to like.
clause-stacking = Så mange brikker du vil, kan stå på ett punkt.
clause-no-pass = Mens du tar av, kan du flytte i hjemlandet eller ta av, som du vil. Men du må bruke et tall hvis du kan.
clause-may-leave-unused = Når alle brikkene dine er hjemme, kan du la et tall stå ubrukt.
clause-any-six = Du kan ta av fra punkt 6 med en hvilken som helst sekser.
clause-win-kinds-far-back = En seier teller enkelt. Den teller dobbelt hvis taperen ikke har tatt av noen brikke, og tredobbelt hvis taperen har en brikke på baren eller i hjemlandet til vinneren, selv om andre er tatt av.
clause-win-kinds-single = En seier teller enkelt. Den teller tredobbelt hvis taperen ikke har tatt av noen brikke og har en på baren eller i hjemlandet til vinneren.
clause-win-kinds-letter = En seier teller enkelt, selv om alle brikkene til taperen fortsatt er på brettet. Den teller tredobbelt hvis en av dem er på baren eller i hjemlandet til vinneren.
clause-win-named = En seier er enkel hvis taperen har tatt av en brikke, en gammon hvis taperen ikke har tatt av noen, og en backgammon hvis taperen dessuten har en brikke på baren eller i hjemlandet til vinneren.
clause-win-values = En gammon teller dobbelt, en backgammon tredobbelt.
clause-without-cube = Det er ingen doblingsterning i dette partiet.
clause-cube-single-game = I en kamp som teller partier, teller hvert parti som ett, og det er ingen doblingsterning.
clause-cube-faces = Den første doblingen vrir doblingsterningen til 2. Den som tok imot, kan senere vri den til 4, deretter den andre spilleren til 8, og så videre etter tur.
clause-drop-price = Avslår du, taper du det partiet var verdt før doblingen, som et enkelt tap.
clause-cube-times-kind = Doblingsterningen ganger det seieren teller: På 8 teller en tredobbel seier 24.
clause-nothing-resigned = Du kan godta eller avslå bare når motstanderen har tilbudt seg å gi opp.
refusal-call-first = Kast først, eller påpek feilen.
refusal-closed-by-three = { $count ->
    [one] Punkt { $point } er stengt: Motstanderen har { $count } brikke der.
   *[other] Punkt { $point } er stengt: Motstanderen har { $count } brikker der.
}
refusal-without-cube = Det er ingen doblingsterning i dette partiet.
refusal-cube-single-game = Det er ingen doblingsterning i en kamp som teller partier.
refusal-nothing-resigned = Ingen har tilbudt seg å gi opp.
told-start-white = Startkast: { $high } mot { $low }. { $high } spiller Lys og begynner.
told-start-tie = Startkast: { $high } mot { $low }. Kast igjen.
scene-point-shared = Punkt { $point }: lyse { $first }, mørke { $second }
switch-block_min = Når er et punkt stengt?
switch-block_min-2 = To av motstanderens brikker stenger det
switch-block_min-3 = Bare tre eller flere stenger det
switch-win_none_off = Hva om taperen ikke har tatt av noe?
switch-win_none_off-double = Seieren teller dobbelt
switch-win_none_off-single = Seieren teller enkelt
switch-stake-note = Doblingsterningen er for enkeltpartier: I best av tre eller flere teller hvert parti som ett, uansett innsats.
box-says-more-than-two-note = Etter denne setningen ville et par verken vært åpent eller stengt. Derfor spiller vi slik at to stenger et punkt, som heftet sier på noen språk. Du kan endre det til tre: «Nøyaktig som trykt» gjør det.
box-says-games-note = Den tyske siden i samme eske er et annet spill: Velg «{ box-says-smaller }» for det.
box-says-smaller-note = Dette er den tyske siden i den esken. De andre språkene beskriver et annet spill: Velg «{ box-says-games }» for det.
box-says-correction-note = Feil kan påpekes i et parti som tillater alle trekk; ellers er bare riktige trekk mulige.
origin-setup = Trykt som bilde.
origin-case-white-starts = Den greske teksten utelater at Hvit begynner.
origin-higher-takes-white = Heftene sier ikke hvilket tall som får Hvit. Det høyeste, som overalt ellers.
origin-draw-first = Det står ingenting om like tall; de kan ikke avgjøre, så det kastes om igjen.
origin-collection-draw-first = Like tall kastes om igjen til de er ulike.
origin-tournament-draw-first = Like tall kastes om igjen.
origin-best-of-first-throw-fresh = Heftet sier bare hvem som flytter først, og at det kastes etter tur; derfor kaster den som begynner, begge terningene.
origin-collection-dice-flat = Heftet sier bare hvor man kaster.
origin-case-closed-point = De fleste språk sier «mer enn to», men bare en enslig brikke slås ut, så et par ville verken vært åpent eller stengt. Italiensk og estisk sier to eller flere, og engelsk sier begge deler. Vi spiller med to. Ordlyden finnes som innstilling.
origin-case-closed-by-three = Dette er ordlyden: «mer enn to» stenger et punkt, og bare en enslig brikke slås ut; med to deles punktet altså.
origin-best-of-closed-point = Engelsk, fransk og italiensk sier det. Spansk, portugisisk og polsk sier det bare om å komme inn fra baren.
origin-collection-closed-point = De engelske, italienske, danske og russiske tekstene leses som om én av motstanderens brikker var nok til å stoppe deg underveis. Tysk, fransk og spansk er klare: to eller flere.
origin-case-self-hit = De tsjekkiske, slovakiske og ungarske tekstene har mistet denne regelen og gjentar hvordan man slår ut.
origin-case-hit = Noen språk glemmer å si at motstanderens brikke må stå alene.
origin-best-of-hit = Den polske teksten glemmer å si at motstanderens brikke må stå alene.
origin-case-stacking = Heftene setter ingen grense.
origin-several-hits = Heftet sier ingenting; hvert slag følger av regelen over.
origin-small-first-several-hits = Det følger av eksempelet med et kast som slår ut på én av tre avstander.
origin-case-several-hits = Den tyrkiske teksten snakker om to seksere; alle like er ment.
origin-case-must-move = Spilles som på tysk og de fleste språk. Fransk gjør det å slå ut til en plikt, russisk, ukrainsk og tyrkisk snur regelen, og ungarsk har mistet et «ikke».
origin-best-of-must-move = Heftet sier det ikke generelt; regelen om det høyeste tallet forutsetter det.
origin-best-of-use-all = Heftet sier det ikke; regelen om det høyeste tallet forutsetter det.
origin-small-first-use-all = Heftet sier det ikke; spilles som vanlig.
origin-best-of-use-higher = Fransk og polsk leses som om du kunne velge å bruke bare ett tall; spansk, originalen, gjør ikke det.
origin-case-use-higher = Den kroatiske teksten snakker om én brikke i stedet for ett tall.
origin-case-stop-at-home = Noen språk avslutter plikten når brikkene til en av spillerne er hjemme, og arabisk når alles er det. Vi spiller: dine egne.
origin-no-pass = Teksten sier at det å ta av ikke er en plikt, og at det andre trekket heller ikke er det. Vi leser det som et fritt valg mellom de to, for de vanlige reglene gjelder igjen rett etterpå. Å la et tall stå ubrukt er en innstilling.
origin-may-leave-unused = Dette er ordlyden: Verken å ta av eller et annet trekk er en plikt. Den polske teksten har bare halvparten.
origin-case-doubles-four = Noen språk ganger hele kastet med fire, eller snakker om fire terninger. Eksempelet i samme tekst viser fire enkelttrekk.
origin-best-of-doubles-four = Det engelske eksempelet går over i et nytt; fire trekk er ment.
origin-best-of-partial-double = Heftet sier ingenting; spilles som vanlig.
origin-collection-partial-double = Heftet sier ingenting; det følger av plikten til å flytte.
origin-case-partial-double = Den tyrkiske teksten tar de mulige trekkene tilbake, og den arabiske gjør dem frivillige; i alle andre er de en plikt.
origin-whole-double = I eksempelet tapes et kast med to like der to trekk er mulige. Vi leser det slik for tre også.
origin-case-enter-first = Heftene sier bare at alle brikker må inn igjen først. Hvor og hvordan er som vanlig.
origin-best-of-enter-first = Den franske teksten knytter det til at man kan komme inn; det gjør ikke de andre.
origin-case-enter-any = Heftene sier det ikke; som vanlig.
origin-smaller-lost = Heftet tar bare hele kastet fra en spiller på baren. Vi utvider ikke det: Det største tallet spilles alene.
origin-case-home-first = Tsjekkisk, slovakisk, slovensk og arabisk stopper terningkastene etter et slag, og kroatisk tar av til startstillingen. Ment er å ta av fra brettet.
origin-case-exact-number = Den svenske teksten krever et «jevnt» tall, den tyrkiske utelater «nøyaktig». Nøyaktig i alle andre.
origin-best-of-highest-first = Den portugisiske teksten tar alltid den høyeste brikken; de andre bare tillater det.
origin-best-of-inside-move = Det franske eksempelet går til feil punkt.
origin-collection-any-sufficient = Den franske teksten vil at tallet skal rekke «akkurat forbi» kanten, altså nøyaktig. De ni andre språkene vil bare at det er nok, og sier ingenting om brikker bak.
origin-collection-highest-first = Ikke i heftet: dagens vanlige regel, som dere er blitt enige om.
origin-rear-first = Rekkefølgen er trykt; at et tall kan være høyere enn punktet, følger av at kanten passeres.
origin-any-six = Den tyske teksten krever et kast med to seksere, noe som strider mot dens egen regel for å ta av og ser ut som en trykkfeil. Vi spiller med en hvilken som helst sekser. Ordlyden finnes som innstilling.
origin-double-six = Dette er ordlyden i den tyske teksten.
origin-case-win = Den greske teksten nevner først spilleren som er først hjemme, den arabiske den som begynner å ta av. Senere er begge enige med de andre.
origin-case-win-kinds = For den tredoble seieren krever heftene bare en brikke på baren eller i hjemlandet til vinneren. En taper som har tatt av brikker, ville da tape både enkelt og tredobbelt; vi krever at ingenting er tatt av. Ordlyden finnes som innstilling. Den danske teksten beskriver den doble seieren som den enkle.
origin-case-win-kinds-far-back = Dette er ordlyden: Heftene krever ikke at ingenting er tatt av.
origin-small-first-win-kinds = En linje i teksten er borte: Den lover tre slag og kaller en seier over en taper med alle brikker på brettet enkel, noe som overalt ellers er dobbelt. Vi fyller inn fra de andre heftene. Ordlyden finnes som innstilling.
origin-small-first-win-kinds-far-back = Halve ordlyden: den tredoble seieren som trykt, den doble fra de andre heftene.
origin-small-first-win-kinds-single = Halve ordlyden: ingen dobbel seier som trykt, den tredoble når ingenting er tatt av.
origin-small-first-win-kinds-letter = Dette er det som er igjen av teksten, der en linje er borte.
origin-win-values = Heftet nevner gammon og backgammon, men gir ingen tall.
origin-stalled = Vår egen regel: Ellers kunne det fortsette i det uendelige. Et uavgjort parti teller blant partiene i en kamp, så best av tre kan ende likt.
origin-without-cube = Heftet nevner ingen.
origin-collection-without-cube = Heftet sier at doblingsterninger finnes, og utelater dem.
origin-case-cube = Tysk i det ene heftet og fem språk i det andre sier «firedoble», enda samme tekst går opp til åtte. Ment er: gange. At doblingsterningen begynner i midten på 1, er ikke trykt.
origin-case-cube-faces = Den kroatiske teksten har en side med 6; den portugisiske og den kroatiske kaster doblingsterningen. Den vris.
origin-case-double-before-throw = Den kroatiske teksten tillater det bare før det første kastet, den svenske når som helst. De andre: før ditt eget kast, når partiet er i gang.
origin-case-drop-price = Ikke trykt; som vanlig.
origin-case-cube-limit = Ikke trykt, unntatt på kroatisk, som lister opp sidene. En doblingsterning har sider opp til 64.
origin-case-cube-times-kind = Trykt for en tredobbel seier på 8. Vi leser det som et eksempel. Den svenske teksten dobler innsatsen åtte ganger, den arabiske ganger terningene.
origin-case-cube-single-game = Heftene kjenner ikke kamper.
origin-one-by-one = Vår egen regel: Slik fungerer et parti uten hjelp.
origin-collection-correction = I den engelske teksten ender retten med «neste» kast; ditt eget er ment.
written-no-move = ikke noe trekk
written-double = Dobler til { $value }
written-take = Tar imot
written-drop = Avslår
written-beaver = Beaver til { $value }
written-raccoon = Raccoon til { $value }
written-accept = Godtar
written-decline = Godtar ikke
written-correct = Påpeker feilen
written-check = Spør
written-resigning = { $kind ->
    [1] Tilbyr et enkelt tap
    [2] Tilbyr et dobbelt tap
   *[3] Tilbyr et tredobbelt tap
}
standing = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
origin-collection-throw-first = Den nederlandske teksten snakker om tre terninger etter starten; det menes to.
task-roll = Din tur: Kast terningene.
task-roll-or-double = Din tur: Kast terningene, eller doble.
task-move = Din tur: Flytt en brikke.
task-end = Din tur: Du har ikke flere trekk.
task-double = Motstanderen dobler: Ta imot eller avslå?
task-resignation = Motstanderen vil gi opp: Sier du ja?
tally-pr = PR (prestasjonstall): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Stormester
level-grandmaster-about = Spiller ut hvert valg hundrevis av ganger før det avgjør. Tar noen sekunder.
character-grandmaster = Senit
editor-dice = Terninger
editor-dice-none = Ikke kastet ennå
editor-dice-double = Dobling tilbudt
editor-cube = Doblingsterning
editor-cube-owner = Doblingsterningens eier
editor-cube-centre = I midten
editor-length = Kampens lengde i poeng (0 = om innsats)
editor-score = { $seat ->
    [first] Poeng til Lys
   *[second] Poeng til Mørk
}
editor-crawford = Crawford-parti
refusal-editor-many = { $seat ->
    [first] Lys har { $count } brikker på brettet; det finnes bare { $total }.
   *[second] Mørk har { $count } brikker på brettet; det finnes bare { $total }.
}
refusal-editor-off = { $seat ->
    [first] Lys har ingen brikke på brettet, så partiet er over.
   *[second] Mørk har ingen brikke på brettet, så partiet er over.
}
study-checker = Brikketrekk
study-double = Doblinger
study-take = Svar på doblinger
position-contact = Kontakt
position-race = Kappløp
position-bearoff = Å ta av
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Backgame

## Drills

drill-pip-count = Telle pips
drill-pip-count-about = Tell hvor mange pips hver side har igjen.
drill-pip-count-task = Hvor mange pips har hver side igjen?
drill-pips-of = { $seat ->
    [first] Lys
   *[second] Mørk
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Lys: { $terms } = { $total }
   *[second] Mørk: { $terms } = { $total }
}
drill-opening-play = Åpningstrekk
drill-opening-play-about = Spill de første kastene i partiet og svarene på dem.
drill-opening-play-task = Du begynner med { $dice }. Hva spiller du?
drill-opening-play-reply-task = Motstanderen åpnet med { $dice } og spilte { $play }. Du kastet { $reply }.
drill-opening-play-close = Like godt som det beste trekket: Forskjellen er for liten til å bety noe.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Doblingsvalg
drill-cube-action-about = Bør du doble, og bør motstanderen ta imot?
drill-cube-action-task = Du skal til å kaste i et parti om penger, og doblingsterningen er i midten. Hva er riktig for begge spillerne?
drill-cube-action-match-task = Du skal til å kaste, og doblingsterningen er i midten. Poeng som mangler for å vinne kampen: du { $ours }, motstanderen { $theirs }. Hva er riktig for begge spillerne?
drill-cube = { $action ->
    [no-double] Ikke doble
    [double-take] Doble, ta imot
    [double-drop] Doble, avslå
   *[too-good] For god til å doble
}
drill-cube-why = { $action ->
    [no-double] Å kaste med doblingsterningen i midten er verdt mer enn en dobling som blir tatt imot.
    [double-take] Å doble er verdt mer enn å kaste, og motstanderen taper mindre på å ta imot enn på å avslå.
    [double-drop] Motstanderen ville tape mer på å ta imot enn på å avslå, så doble og vinn med en gang.
   *[too-good] Motstanderen ville avslå, og å spille videre for gammon er verdt mer enn det.
}
drill-cube-values = Verdi i poeng: ikke doble { $none }; doble og ta imot { $take }; doble og avslå { $drop }.
drill-cube-chances = Du vinner { $win } % av partiene, { $gammon } % med gammon.
drill-take-point = Takepoints
drill-take-point-about = Hvor gode må sjansene dine være for å ta imot en dobling ved denne poengstillingen?
drill-take-point-task = Poeng som mangler for å vinne kampen: du { $ours }, motstanderen { $theirs }. Du blir tilbudt doblingsterningen på { $cube }. Fra hvilken sjanse til å vinne partiet bør du ta imot, uten gammon og hvis doblingsterningen ikke snus igjen?
drill-take-point-chances = Sjansen din til å vinne kampen: { $dropped } % hvis du avslår, { $lost } % hvis du tar imot og taper, { $won } % hvis du tar imot og vinner.
drill-take-point-why = Du risikerer { $risk } for å vinne { $gain }: Det lønner seg hvis du vinner minst { $risk } ÷ ({ $risk } + { $gain }) av partiene.
drill-percent = Prosent
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Vinnersjanser
drill-race-chance-about = Anslå hvor ofte du vinner når brikkene tas av.
drill-race-chance-task = Du skal til å kaste. Hvor ofte vinner du dette kappløpet?
drill-race-chance-why = Du har { $ours } pips igjen, gjenværende brikker: { $our-checkers }. Motstanderen har { $theirs } igjen, gjenværende brikker: { $their-checkers }. Innenfor 6 prosentpoeng regnes som riktig.
drill-race-win = Du vinner { $win } % av kappløpene.
drill-race-cube = Dobling i kappløpet
drill-race-cube-about = De siste kastene i et kappløp: doble eller kaste videre?
drill-bearoff-play = Ta av
drill-bearoff-play-about = Finn trekket som oftest vinner kappløpet.
drill-bearoff-play-task = Du kastet { $dice }. Hvilket trekk vinner oftest?
drill-bearoff-play-why = Hvor ofte hvert trekk vinner, regnet ut nøyaktig.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Kast
