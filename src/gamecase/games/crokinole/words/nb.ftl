### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.

game-name = Crokinole
game-about = Knips treskiver over et rundt brett, skyt bort motstanderens, og sikt på hullet i midten.
seat-first = Lys
seat-second = Mørk
seat-third = Lys 2
seat-fourth = Mørk 2

booklet-collection = Spillsamlingen, for to
booklet-collection-about = Tolv skiver hver. Den beste siden i en runde får differansen.
booklet-trio = Spillsamlingen, for tre
booklet-trio-about = Én spiller mot to makkere.
booklet-teams = Spillsamlingen, for fire
booklet-teams-about = To lag. Makkere sitter overfor hverandre.
booklet-tournament = Turnering, single
booklet-tournament-about = Åtte skiver hver, to poeng per runde, som i verdensmesterskapet.
booklet-doubles = Turnering, double
booklet-doubles-about = To lag på to, to poeng per runde.

switch-played = Hvor er skivene?
switch-played-screen = Her på skjermen
switch-played-real-board = På et ekte brett; vi teller poeng her
switch-board = Brett
switch-board-tournament = Turneringsmål
switch-board-compact = Lite brett til hjemmet
switch-surface = Overflate
switch-surface-fast = Rask
switch-surface-normal = Vokset
switch-surface-slow = Tørr
switch-miss_takes_touched = Et fritt skudd som blir for kort
switch-miss_takes_touched-no = Koster skiven du skjøt
switch-miss_takes_touched-yes = Koster også egne skiver den berørte
switch-rim_bounce = Skiver som når vantet
switch-rim_bounce-no = Er ute med en gang
switch-rim_bounce-yes = Spretter tilbake og går ut etterpå
switch-three_player_order = Rekkefølgen med tre spillere
switch-three_player_order-sides = Sidene skyter annenhver gang
switch-three_player_order-clockwise = Med klokka, som trykt
switch-steadiness = Stø hånd
switch-steadiness-exact = Skiven går akkurat dit du sikter
switch-steadiness-human = Som en menneskehånd skjelver den litt

new-match-first-to-50 = Til 50 poeng
new-match-first-to-100 = Til 100 poeng
new-match-first-to-150 = Til 150 poeng
new-match-first-to-200 = Til 200 poeng
new-match-games-1 = Én runde
new-match-games-2 = To runder
new-match-games-4 = Fire runder
new-match-games-8 = Åtte runder

clause-equipment = Brettet har ringer for 15, 10 og 5 poeng, åtte pinner rundt 15-ringen og et hull i midten. Skivene er lyse eller mørke.
clause-sides = To spillere sitter overfor hverandre med tolv skiver hver i én farge. Skivene ligger utenfor brettet til de skytes.
clause-sides-three = Én spiller spiller alene med tolv skiver. De to makkerne sitter til venstre og høyre med seks skiver hver.
clause-sides-four = Fire spillere spiller på to lag. Makkere sitter overfor hverandre med seks skiver hver.
clause-sides-eight = To spillere sitter overfor hverandre med åtte skiver hver i én farge.
clause-conduct = Bare den som har tur, får røre brettet. Brettet og stolene blir stående, og man sitter når man skyter: Ingen reiser seg fra stolen.
clause-quarter = Du skyter fra din egen kvadrant, med midten av skiven på startlinjen.
clause-free-place = Plassen må være ledig: Skiven får ikke berøre noen annen før du knipser den, og ingenting får flyttes for å gi plass.
clause-inwards = Knips med pekefingeren eller langfingeren, i hvilken som helst retning innover. Et skudd teller så snart skiven slipper fingeren, uansett hvor svakt det var.
clause-strength = Et knips er bare så hardt som en finger klarer.
clause-turns = Hver tur er én skive. Neste til å skyte er alltid spilleren til venstre for deg.
clause-turns-three = Hver tur er én skive. De to sidene veksler, og det gjør makkerne også.
clause-must-touch = Ligger det en skive fra motstanderen på brettet, må en av dine berøre en av dem: skiven du skyter, eller en annen som den dytter på.
clause-void = Skjer ikke det, er skuddet ugyldig: Skiven du skjøt, og hver av dine egne skiver som ble berørt under skuddet, går i grøfta, selv fra hullet.
clause-open-board = Ligger det ingen skive fra motstanderen på brettet, må skiven du skyter, eller en av dine egne som den berørte, bli liggende i 15-ringen, på linjen dens eller i hullet.
clause-missed = Skjer ikke det, går skiven du skjøt, i grøfta. Andre skiver blir liggende.
clause-missed-touched = Skjer ikke det, går skiven du skjøt, og hver av dine egne skiver som den berørte, i grøfta.
clause-contact = All berøring under skuddet teller, uansett fart og også via en pinne. Skiver som alt lå inntil hverandre, teller bare hvis en av dem blir truffet. En skive som har forlatt brettet, kan ikke berøre noe lenger.
clause-off-board = En skive går i grøfta med en gang midten av den forlater spilleflaten.
clause-comes-back = En skive som krysser startlinjen og kommer tilbake, er fortsatt i spill.
clause-out-line = En skive som blir liggende på startlinjen eller utenfor den, går i grøfta, uansett hvem som eier den.
clause-twenty = En skive i midthullet tas av brettet og legges til side; den teller 20.
clause-twenty-owner = En tjuer teller for den som eier skiven, uansett hvem som senket den. Makkerens skiver teller som dine egne.
clause-round-end = Runden er slutt når alle har skutt alle skivene sine.
clause-next-start = Den som skjøt sist, begynner neste runde.
clause-next-start-three = Den som skjøt sist, begynner neste runde: en makker etter en runde som den som spiller alene, begynte, og den som spiller alene, etter en runde som en makker begynte.
clause-next-start-four = Den som skjøt sist, begynner neste runde, så starten flyttes én plass til høyre.
clause-next-start-clockwise = Starten flyttes én plass til venstre fra runde til runde.
clause-points = Etter runden teller hver skive 15, 10 eller 5 etter ringen sin, og hver tjuer teller 20.
clause-line-lower = En skive som rører en ringlinje, teller for den laveste av de to ringene.
clause-round-score = Bare siden med flest poeng får poeng, nemlig differansen. Står det likt, får ingen noe.
clause-round-score-two = Siden med flest poeng får to poeng for runden; står det likt, får hver side ett.
clause-match = Bli enige om et antall poeng før første runde, for eksempel 100. Kampen er slutt når en side når det. Det sjekkes etter hver runde.
clause-match-rounds = Kampen er slutt etter det avtalte antallet runder. Siden med flest poeng vinner.
clause-settled = Hvor skivene blir liggende, regnes ut fra friksjon og støt, likt for alle, og lagres i protokollen.
clause-counted = På et ekte brett beregnes ingenting. Når runden er slutt, fører den som begynte den, inn hvor mange skiver hver side har i hver ring, og hvor mange tjuere; stillingen føres her.
clause-hand = Hver spiller stiller inn hvor stø hånden er, helt til skiven går akkurat dit du sikter. I starten skjelver den litt, som en mesters.

refusal-quarter = { $why ->
    [line] Legg midten av skiven på startlinjen.
   *[quarter] Hold deg i din egen kvadrant: fra { $low } til { $high } grader.
}
refusal-free-place = { $seat ->
    [first] En lys skive er i veien der.
    [second] En mørk skive er i veien der.
    [third] En lys skive er i veien der.
   *[fourth] En mørk skive er i veien der.
}
refusal-inwards = Knips innover: fra { $low } til { $high } grader til siden for midten.
refusal-strength = Et knips må være mellom { $low } og { $high } millimeter i sekundet.
refusal-settled = { $fault ->
    [screen] Her spiller du på skjermen: Knips skivene.
    [moving] Vent til alle skiver ligger stille.
    [early] Ingen skive er i bevegelse.
    [unplayed] Først kommer skiven som ble knipset.
    [unknown] En av disse skivene er ikke på brettet.
    [off-board] En skive kan ikke ligge utenfor brettet.
    [over-hole] En skive kan ikke ligge over hullet; den ville falt i.
    [in-peg] En skive kan ikke ligge inne i en pinne.
   *[overlap] To skiver kan ikke overlappe hverandre.
}
refusal-counted = { $fault ->
    [real-board] Knips på ditt eget brett, og før inn skivene som er igjen når runden er slutt.
    [all] Hver side har bare { $discs } skiver.
   *[none] Du har ikke ført inn noen skive der.
}
refusal-hand = En hånd skjelver { $low } til { $high } tusendeler.

outcome-ahead = { $winner ->
    [first] Lys vinner runden
    [second] Mørk vinner runden
    [third] Lys vinner runden
   *[fourth] Mørk vinner runden
} og får { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}.
outcome-level = Runden ender likt.

scene-title = Crokinolebrett
scene-side = { $seat ->
    [first] Lys
   *[second] Mørk
}: { $points } poeng nå, tjuere { $twenties }, på brettet { $live }, i grøfta { $ditch }, igjen å skyte { $left }.
scene-disc = { $seat ->
    [first] Lys skive
   *[second] Mørk skive
}, { $zone ->
    [15] i 15-ringen
    [10] i 10-ringen
   *[5] i 5-ringen
}
scene-lies = { scene-disc }: retning { $bearing }, { $far } cm fra midten av startlinjen din.
scene-noted = { $seat ->
    [first] Lys
   *[second] Mørk
}, { $zone ->
    [20] tjuere
    [15] 15-ringen
    [10] 10-ringen
   *[5] 5-ringen
}: { $count }
scene-fewer = Én færre: { scene-noted }
count-help = { $seat ->
    [first] Lys begynner.
    [second] Mørk begynner.
    [third] Lys 2 begynner.
   *[fourth] Mørk 2 begynner.
} Når alle skiver er skutt, trykk på en ring én gang for hver skive i den, og på midten for hver tjuer: Lys til venstre, Mørk til høyre. Trykk på et tall for å ta bort én.
act-count = Tell: Lys { $light }, Mørk { $dark }
told-count = Telt: Lys { $light }, Mørk { $dark }.
told-flick = { $seat ->
    [first] Lys
    [second] Mørk
    [third] Lys 2
   *[fourth] Mørk 2
} { $power ->
    [gentle] knipser forsiktig.
    [firm] knipser bestemt.
    [strong] knipser hardt.
   *[hard] knipser så hardt det går.
}
told-settle = { $verdict ->
    [touched] Truffet.
    [void] Ugyldig: Ingen av motstanderens skiver ble berørt.
    [reached] Det frie skuddet er godkjent.
    [long] For langt: Et fritt skudd må stanse i 15-ringen eller hullet.
   *[missed] For kort: Et fritt skudd må nå 15-ringen eller hullet.
}{ $twenties ->
    [0] {""}
    [one] {" "}Tjuer!
   *[other] {" "}Tjuere: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}En tjuer til motstanderen.
   *[other] {" "}Tjuere til motstanderen: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Én av motstanderens skiver er ute.
   *[other] {" "}{ $theirs } av motstanderens skiver er ute.
}{ $ours ->
    [0] {""}
    [one] {" "}Én av skytterens egne skiver er ute.
   *[other] {" "}{ $ours } av skytterens egne skiver er ute.
}

level-beginner = Nybegynner
level-beginner-about = Knipser på det nærmeste og setter hver femte frie tjuer.
level-casual = Hobbyspiller
level-casual-about = Setter hver tredje frie tjuer og ser etter gode treff.
level-club = Klubbspiller
level-club-about = Setter annenhver frie tjuer og gjemmer seg bak pinner.
level-tournament = Turneringsspiller
level-tournament-about = Setter to av tre frie tjuere og er vanskelig å slå.
level-champion = Mester
level-champion-about = Setter tre av fire frie tjuere, som de beste spillerne.
level-machine = Maskin
level-machine-about = Bommer nesten aldri. Spill mot den for å se hva som er mulig.

## The rule book's chapters
chapter-setup = Brett og spillere
chapter-shot = Skuddet
chapter-valid = Gyldige og ugyldige skudd
chapter-leaving = Grøfta og hullet
chapter-scoring = Poeng

## Lessons: a title, what to do, and what was learnt
lesson-flick = Ditt første skudd
lesson-flick-task = Brettet er tomt. Knips skiven din slik at den blir liggende innenfor pinnene eller i hullet.
lesson-flick-done = Det må et skudd gjøre når det ikke ligger noen skive fra motstanderen på brettet.
lesson-twenty = Tjuer
lesson-twenty-task = Senk skiven din i hullet. Sikt rett, og knips ikke for hardt.
lesson-twenty-done = Skiven legges til side og teller 20.
lesson-touch = Treff en skive
lesson-touch-task = Det ligger en skive fra motstanderen på brettet. Treff den.
lesson-touch-done = Berører du ingen av motstanderens skiver, mister du skiven du skjøt.
lesson-drive-off = Skyt den bort
lesson-drive-off-task = Skyt motstanderens skive av brettet.
lesson-drive-off-done = Skiver i grøfta teller ikke. Aller best er det når din egen blir igjen på brettet.
lesson-through = Via din egen
lesson-through-task = Din egen skive er i veien. Dytt den inn i motstanderens.
lesson-through-done = Det er nok at en av skivene dine berører en av motstanderens.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Motstanderen har skiver på brettet: Treff en av dem, ellers mister du din.
   *[other] Motstanderen har ingen skiver på brettet: Gå for hullet, og kom minst inn i 15-ringen.
}
character-beginner = Snelle
character-casual = Kule
character-club = Lønn
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
    [gentle] forsiktig
    [firm] bestemt
    [strong] hardt
   *[hard] svært hardt
}
switch-start_tolerance = Et skudd begynner
switch-start_tolerance-no = Med midten av skiven på linjen
switch-start_tolerance-yes = Med skiven opptil halvveis over linjen, som trykt
clause-quarter-tolerance = Du skyter fra din egen kvadrant. Skiven ligger på startlinjen, og opptil halvparten av den kan være over linjen.
clause-turns-three-clockwise = Hver tur er én skive. Spilleren til venstre for deg skyter alltid neste gang; den som er tom for skiver, hoppes over.
clause-next-start-three-clockwise = Den som skjøt sist, begynner neste runde: alltid den som spiller alene, som har skiver igjen når makkerne ikke har noen.
clause-off-board-bounces = En skive kan sprette mot vantet og komme tilbake. Når alt ligger stille, går den i grøfta. Det den flyttet, forblir flyttet, og berøringene dens teller ikke.
clause-hand-human = Hver hånd skjelver litt, som hos en god spiller. La gjerne din skjelve mer.
refusal-quarter-tolerance = { $why ->
    [line] Høyst halvparten av skiven kan være over linjen: fra { $low } til { $high } millimeter.
   *[quarter] Hold deg i din egen kvadrant: fra { $low } til { $high } grader.
}
refusal-hand-human = En hånd skjelver { $low } til { $high } tusendeler.
origin-equipment = Heftet nevner et brett og tolv lyse og tolv mørke skiver. Det nevner ingen pinner og ingen mål; vi bruker turneringsbrettets, eller et mindre brett som innstilling.
origin-tournament-equipment = Målene er de til VM-brettet.
origin-doubles-equipment = Målene er de til VM-brettet.
origin-sides = Den russiske teksten utelater at skivene ligger utenfor brettet før de spilles.
origin-sides-three = Hvor de tre sitter, står det ikke noe om. Vi setter makkerne rett overfor hverandre.
origin-collection-conduct = Den italienske teksten har mistet dette avsnittet. På svensk må man bare sitte når man skyter; svensk, polsk og russisk snakker om spillerne i stedet for stolene. Ingen straff er trykt.
origin-quarter = Heftet lar skiven ligge «opptil halvveis» over linjen og sier ikke hvilken vei. Med midten på linjen er alle tolkninger oppfylt, så det er det vi spiller; ordlyden finnes som innstilling. Den russiske teksten snakker om linjen mellom kvadrantene, den nederlandske og den russiske om kvadranten overfor, og den italienske har mistet avsnittet.
origin-tournament-quarter = Turneringsreglene krever bare at skiven berører linjen. Med midten på den gjør den det.
origin-doubles-quarter = Turneringsreglene krever bare at skiven berører linjen. Med midten på den gjør den det.
origin-quarter-tolerance = Dette er ordlyden: «opptil halvveis» over linjen. Den sier ikke hvilken vei, så begge er tillatt.
origin-free-place = Det er ikke trykt noe om en startplass som er opptatt.
origin-collection-inwards = Heftet nevner fingeren og sier: mot midten. At enhver retning innover duger, og at et svakt skudd teller, er vår tolkning.
origin-strength = Det er ikke trykt noe om det; datamaskinen trenger en grense.
origin-turns-three = I heftet går turen alltid til venstre. Da går makkerne tomme for skiver først, og den som spiller alene, skyter seks ganger på rad. Derfor lar vi sidene veksle; ordlyden finnes som innstilling.
origin-turns-three-clockwise = Dette er ordlyden: alltid naboen til venstre.
origin-collection-must-touch = Tysk og engelsk lar en hvilken som helst av dine egne skiver stå for berøringen, så du kan dytte én skive mot en annen. De andre åtte språkene snakker om «sin skive»; vi følger tysk og engelsk.
origin-collection-void = Den russiske teksten tar bare av skiver som den spilte skiven selv berørte, og den polske utelater «egne». Vi følger de andre språkene: hver av dine egne skiver som ble berørt.
origin-collection-open-board = Den danske teksten har mistet sitt «ingen» og gjentar vilkåret fra regelen før. Den russiske blander ringen og linjen dens. Vi spiller det de andre språkene sier.
origin-missed = Tysk, engelsk, italiensk og nederlandsk understreker at bare denne skiven går ut; de andre bare nevner den.
origin-collection-missed-touched = Heftet tar bare den spilte skiven. I dette partiet går også dine egne skiver som ble berørt, ut, som i turneringer.
origin-collection-contact = Det er ikke trykt noe om hva som teller som berøring.
origin-off-board = Etter heftet kan en skive sprette mot vantet: Den går i grøfta, og det den berørte, blir liggende. Vi tar av en skive når den forlater spilleflaten, så ingenting flyttes av en skive som er ute; ordlyden finnes som innstilling.
origin-tournament-off-board = I turneringer forblir det flyttet som en skive flytter på veien tilbake fra vantet. Vi tar av skiven når den forlater spilleflaten; innstillingen lar den sprette.
origin-doubles-off-board = I turneringer forblir det flyttet som en skive flytter på veien tilbake fra vantet. Vi tar av skiven når den forlater spilleflaten; innstillingen lar den sprette.
origin-collection-off-board-bounces = Engelsk, nederlandsk og dansk kaller vantet «bånd». Kanten på brettet er ment.
origin-collection-out-line = Heftet nevner skiver på linjen. At en skive utenfor den også er ute, sier seg selv; den franske teksten gjør linjen til en sone, med samme resultat.
origin-collection-twenty = Den engelske teksten og de som bygger på den, har flyttet en overskrift, og den danske skiven faller «gjennom» hullet. Tjue for hver skive i hullet er ment.
origin-collection-twenty-owner = Heftet snakker bare om å senke sin egen skive. Vi teller den for eieren, som turneringer gjør.
origin-collection-round-end = Den russiske teksten avslutter runden når én spiller er tom for skiver, noe som ville kostet den andre det siste skuddet. Alle de ni andre venter på alle.
origin-next-start = Den franske teksten lar spilleren som «ble plassert sist», begynne. Svensk, polsk og russisk sier tydelig at det er den som skjøt sist, og de andre språkene kan leses slik.
origin-next-start-three = Den franske teksten lar spilleren som «ble plassert sist», begynne; de andre mener den som skjøt sist. Hvem det er, følger av rekkefølgen.
origin-next-start-three-clockwise = Den franske teksten lar spilleren som «ble plassert sist», begynne; de andre mener den som skjøt sist. I denne rekkefølgen er det den som spiller alene.
origin-next-start-four = Den franske teksten lar spilleren som «ble plassert sist», begynne; de andre mener den som skjøt sist.
origin-collection-points = Den polske teksten utelater «hver».
origin-collection-line-lower = Den franske teksten snakker om å ligge over en linje, den russiske om sirkler som krysses. Det er nok å berøre linjen.
origin-round-score = Den svenske teksten kaller differansen en bonus; dens eget eksempel viser at bare differansen teller. En jevn runde nevnes ikke: Ingen får poeng.
origin-match = Den italienske teksten har mistet eksempelet med 100 poeng.
origin-settled = På en skjerm regner datamaskinen ut hvordan skivene glir.
origin-counted = Heftet kjenner bare ekte brett. Slik føres poengene her.
origin-hand = En skjerm har ingen finger. Dette er vår egen regel.
origin-hand-human = En skjerm har ingen finger. Dette er vår egen regel.
box-players = Hvor mange er dere?
box-round_score = Hva får den beste siden for en runde?
box-round_score-difference = Differansen mellom poengene
box-round_score-two-points = To poeng
written-shot = { $verdict ->
    [void] Skive { $disc }: berører ingen, ut
    [missed] Skive { $disc }: ikke i midten, ut
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Skive { $disc }: ut
           *[5] Skive { $disc }: blir i { $zone }
        }
        [one] Skive { $disc }: tjuer!
       *[other] Skive { $disc }: { $twenties } tjuere!
    }
}{ $theirs ->
    [0] {""}
    [one] , tar én
   *[other] , tar { $theirs }
} · { $light }–{ $dark }
written-count = Telt: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } tjuer
   *[other] { $twenties } tjuere
}
task-shoot = Din tur: Skyt en skive.
task-hit = Din tur: Treff en av motstanderens skiver.
editor-starter = Hvem begynte runden
editor-shots = { $seat ->
    [first] Skiver skutt så langt (Lys er neste)
    [second] Skiver skutt så langt (Mørk er neste)
    [third] Skiver skutt så langt (Lys 2 er neste)
   *[fourth] Skiver skutt så langt (Mørk 2 er neste)
}
editor-twenties = { $seat ->
    [first] Tjuere til Lys
    [second] Tjuere til Mørk
    [third] Tjuere til Lys 2
   *[fourth] Tjuere til Mørk 2
}
refusal-editor-many = { $seat ->
    [first] Lys har { $count } skiver; det finnes bare { $most }.
    [second] Mørk har { $count } skiver; det finnes bare { $most }.
    [third] Lys 2 har { $count } skiver; det finnes bare { $most }.
   *[fourth] Mørk 2 har { $count } skiver; det finnes bare { $most }.
}
refusal-editor-out = En skive som berører den ytterste linjen, er ute og går i grøfta.

## Drills

drill-open-twenty = Fri tjuer
drill-open-twenty-about = Senk skiver på et tomt brett.
drill-open-twenty-task = { $goal ->
    [near] Skyt { $shots } skiver som stopper innenfor den markerte sirkelen.
    [sunk] Skyt { $shots } skiver i hullet.
   *[side] Skyt { $shots } skiver i hullet, hver fra et sted nær kanten av kvadranten din.
}
drill-take-out = Skyte ut
drill-take-out-about = Skyt en av motstanderens skiver av brettet.
drill-take-out-task = { $goal ->
    [touch] Treff den mørke skiven. Du har { $shots } skudd.
    [out] Skyt den mørke skiven av brettet. Du har { $shots } skudd.
    [stay] Skyt den mørke skiven av brettet slik at din egen blir liggende. Du har { $shots } skudd.
   *[fifteen] Skyt den mørke skiven av brettet slik at din egen blir liggende innenfor pinnene. Du har { $shots } skudd.
}
drill-hidden-disc = Bak en pinne
drill-hidden-disc-about = Legg skiven din der en pinne beskytter den.
drill-hidden-disc-task = Skyt { $shots } skiver som stopper innenfor den markerte sirkelen, bak en pinne sett fra motstanderens plass.
drill-shots-hits = Treff: { $hits } av { $shots }.
drill-shots-spread = I snitt { $across } mm for langt til { $side ->
    [left] venstre
   *[right] høyre
} og { $along } mm for { $way ->
    [short] kort
   *[long] langt
}, med en spredning på { $spread } mm.
