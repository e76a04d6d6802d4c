### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = Knips træskiver hen over et rundt bræt, skyd modstanderens ud, og sigt efter hullet i midten.
seat-first = Lys
seat-second = Mørk
seat-third = Lys 2
seat-fourth = Mørk 2

booklet-collection = Spilsamling, for to
booklet-collection-about = Tolv skiver hver. Den bedste side i en runde får forskellen.
booklet-trio = Spilsamling, for tre
booklet-trio-about = Én spiller mod to makkere.
booklet-teams = Spilsamling, for fire
booklet-teams-about = To hold. Makkere sidder over for hinanden.
booklet-tournament = Turnering, single
booklet-tournament-about = Otte skiver hver, to point for en runde, som ved verdensmesterskabet.
booklet-doubles = Turnering, double
booklet-doubles-about = To hold på to, to point for en runde.

switch-played = Hvor er skiverne?
switch-played-screen = Her på skærmen
switch-played-real-board = På et rigtigt bræt; vi tæller point her
switch-board = Bræt
switch-board-tournament = Turneringsmål
switch-board-compact = Lille bræt til hjemmet
switch-surface = Overflade
switch-surface-fast = Hurtig
switch-surface-normal = Vokset
switch-surface-slow = Tør
switch-miss_takes_touched = Et frit skud, der er for kort
switch-miss_takes_touched-no = Koster den skive, du skød
switch-miss_takes_touched-yes = Koster også dine egne skiver, den ramte
switch-rim_bounce = Skiver, der når banden
switch-rim_bounce-no = Er ude med det samme
switch-rim_bounce-yes = Springer tilbage og går ud bagefter
switch-three_player_order = Rækkefølge for tre spillere
switch-three_player_order-sides = Siderne skiftes
switch-three_player_order-clockwise = Med uret, som trykt
switch-steadiness = Sikker hånd
switch-steadiness-exact = Skiven går præcis, hvor du sigter
switch-steadiness-human = Som en menneskehånd, der ryster lidt

new-match-first-to-50 = Til 50 point
new-match-first-to-100 = Til 100 point
new-match-first-to-150 = Til 150 point
new-match-first-to-200 = Til 200 point
new-match-games-1 = Én runde
new-match-games-2 = To runder
new-match-games-4 = Fire runder
new-match-games-8 = Otte runder

clause-equipment = Brættet har ringe til 15, 10 og 5 point, otte pinde rundt om 15-ringen og et hul i midten. Skiverne er lyse eller mørke.
clause-sides = To spillere sidder over for hinanden med tolv skiver hver i én farve. Skiverne ligger uden for brættet, til de skydes.
clause-sides-three = Én spiller spiller alene med tolv skiver. De to makkere sidder til venstre og højre med seks skiver hver.
clause-sides-four = Fire spillere spiller på to hold. Makkere sidder over for hinanden med seks skiver hver.
clause-sides-eight = To spillere sidder over for hinanden med otte skiver hver i én farve.
clause-conduct = Kun den, der har tur, må røre brættet. Brættet og stolene bliver stående, og man sidder, mens man skyder: Ingen rejser sig fra stolen.
clause-quarter = Du skyder fra din egen kvadrant med skivens midte på startlinjen.
clause-free-place = Pladsen skal være fri: Skiven må ikke røre en anden, før du knipser den, og intet må flyttes for at gøre plads.
clause-inwards = Knips med pege- eller langfingeren i en hvilken som helst retning indad. Et skud tæller, så snart skiven slipper fingeren, hvor svagt det end var.
clause-strength = Et knips er ikke hårdere, end en finger kan gøre det.
clause-turns = Hver tur er én skive. Den næste, der skyder, er altid spilleren til venstre for dig.
clause-turns-three = Hver tur er én skive. De to sider skiftes, og det gør makkerne også.
clause-must-touch = Ligger der en af modstanderens skiver på brættet, skal en af dine skiver ramme en af dem: den skive, du skyder, eller en anden, som den skubber.
clause-void = Sker det ikke, er skuddet en fejl: Den skive, du skød, og alle dine egne skiver, den ramte, ryger i grøften, selv fra hullet.
clause-open-board = Ligger der ingen af modstanderens skiver på brættet, skal den skive, du skyder, eller en af dine egne, som den ramte, ende i 15-ringen, på dens linje eller i hullet.
clause-missed = Sker det ikke, ryger den skive, du skød, i grøften. Andre skiver bliver liggende.
clause-missed-touched = Sker det ikke, ryger den skive, du skød, og alle dine egne skiver, den ramte, i grøften.
clause-contact = Enhver berøring under skuddet tæller, uanset fart og også via en pind. Skiver, der allerede lå op ad hinanden, tæller kun, hvis en af dem bliver ramt. En skive, der har forladt brættet, kan ikke ramme noget længere.
clause-off-board = En skive, hvis midte forlader spillefladen, ryger straks i grøften.
clause-comes-back = En skive, der krydser startlinjen og kommer tilbage, er stadig i spil.
clause-out-line = En skive, der ender på startlinjen eller uden for den, ryger i grøften, uanset hvem der ejer den.
clause-twenty = En skive i midterhullet tages af brættet og lægges til side: Den tæller 20.
clause-twenty-owner = En tyver tæller for skivens ejer, uanset hvem der sænkede den. Din makkers skiver tæller som dine egne.
clause-round-end = Runden slutter, når alle har skudt alle deres skiver.
clause-next-start = Den, der skød sidst, begynder næste runde.
clause-next-start-three = Den, der skød sidst, begynder næste runde: en makker efter en runde, som enespilleren begyndte, og enespilleren efter en runde, som en makker begyndte.
clause-next-start-four = Den, der skød sidst, begynder næste runde, så starten rykker én plads til højre.
clause-next-start-clockwise = Starten rykker én plads til venstre fra runde til runde.
clause-points = Efter runden tæller hver skive 15, 10 eller 5 efter sin ring, og hver tyver tæller 20.
clause-line-lower = En skive, der rører en ringlinje, tæller for den laveste af de to ringe.
clause-round-score = Kun siden med flest point får noget, nemlig forskellen. Er der lige mange point, får ingen noget.
clause-round-score-two = Siden med flest point får to point for runden; er der lige mange point, får hver side ét.
clause-match = Aftal et antal point før første runde, for eksempel 100. Kampen er slut, når en side når det. Det afgøres efter hver runde.
clause-match-rounds = Kampen er slut efter det aftalte antal runder. Siden med flest point vinder.
clause-settled = Hvor skiverne ender, beregnes ud fra friktion og sammenstød, ens for alle, og gemmes i protokollen.
clause-counted = På et rigtigt bræt beregnes intet. Når runden er slut, indtaster den, der begyndte den, hvor mange skiver hver side har i hver ring, og hvor mange tyvere; stillingen føres her.
clause-hand = Hver spiller indstiller selv, hvor sikker hånden er, helt til skiven går præcis, hvor du sigter. I begyndelsen ryster den lidt, som en mesters.

refusal-quarter = { $why ->
    [line] Læg skivens midte på startlinjen.
   *[quarter] Bliv i din egen kvadrant: fra { $low } til { $high } grader.
}
refusal-free-place = { $seat ->
    [first] En lys skive er i vejen på den plads.
    [second] En mørk skive er i vejen på den plads.
    [third] En lys skive er i vejen på den plads.
   *[fourth] En mørk skive er i vejen på den plads.
}
refusal-inwards = Knips indad: fra { $low } til { $high } grader ved siden af midten.
refusal-strength = Et knips skal være mellem { $low } og { $high } millimeter i sekundet.
refusal-settled = { $fault ->
    [screen] Du spiller på skærmen her: Knips skiverne.
    [moving] Vent, til alle skiver ligger stille.
    [early] Ingen skive bevæger sig.
    [unplayed] Først kommer den skive, der blev knipset.
    [unknown] En af disse skiver er ikke på brættet.
    [off-board] En skive kan ikke ligge uden for brættet.
    [over-hole] En skive kan ikke ligge over hullet; den ville falde i.
    [in-peg] En skive kan ikke ligge inde i en pind.
   *[overlap] To skiver kan ikke overlappe.
}
refusal-counted = { $fault ->
    [real-board] Knips på jeres eget bræt, og indtast så de skiver, der er tilbage ved rundens slutning.
    [all] Hver side har kun { $discs } skiver.
   *[none] Du har ikke indtastet en skive dér.
}
refusal-hand = En hånd ryster { $low } til { $high } tusindedele.

outcome-ahead = { $winner ->
    [first] Lys vinder runden
    [second] Mørk vinder runden
    [third] Lys vinder runden
   *[fourth] Mørk vinder runden
} og får { $points ->
    [one] { $points } point
   *[other] { $points } point
}.
outcome-level = Runden ender lige.

scene-title = Crokinolebræt
scene-side = { $seat ->
    [first] Lys
   *[second] Mørk
}: { $points } point nu, tyvere { $twenties }, på brættet { $live }, i grøften { $ditch }, tilbage at skyde { $left }.
scene-disc = { $seat ->
    [first] Lys skive
   *[second] Mørk skive
}, { $zone ->
    [15] i 15-ringen
    [10] i 10-ringen
   *[5] i 5-ringen
}
scene-lies = { scene-disc }: retning { $bearing }, { $far } cm fra midten af din startlinje.
scene-noted = { $seat ->
    [first] Lys
   *[second] Mørk
}, { $zone ->
    [20] tyvere
    [15] 15-ringen
    [10] 10-ringen
   *[5] 5-ringen
}: { $count }
scene-fewer = Én færre: { scene-noted }
count-help = { $seat ->
    [first] Lys begynder.
    [second] Mørk begynder.
    [third] Lys 2 begynder.
   *[fourth] Mørk 2 begynder.
} Når alle skiver er skudt, så tryk på en ring én gang for hver skive i den og på midten for hver tyver: Lys til venstre, Mørk til højre. Tryk på et tal for at tage én væk.
act-count = Tæl: Lys { $light }, Mørk { $dark }
told-count = Talt: Lys { $light }, Mørk { $dark }.
told-flick = { $seat ->
    [first] Lys
    [second] Mørk
    [third] Lys 2
   *[fourth] Mørk 2
} { $power ->
    [gentle] knipser blødt.
    [firm] knipser fast.
    [strong] knipser kraftigt.
   *[hard] knipser så hårdt som muligt.
}
told-settle = { $verdict ->
    [touched] En af modstanderens skiver er ramt.
    [void] Ugyldigt: Ingen af modstanderens skiver blev berørt.
    [reached] Det frie skud er godt.
    [long] For langt: Et frit skud skal ende i 15-ringen eller hullet.
   *[missed] For kort: Et frit skud skal nå 15-ringen eller hullet.
}{ $twenties ->
    [0] {""}
    [one] {" "}Tyver!
   *[other] {" "}Tyvere: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}En tyver til modstanderen.
   *[other] {" "}Tyvere til modstanderen: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}En af modstanderens skiver ryger ud.
   *[other] {" "}{ $theirs } af modstanderens skiver ryger ud.
}{ $ours ->
    [0] {""}
    [one] {" "}En egen skive ryger ud.
   *[other] {" "}{ $ours } egne skiver ryger ud.
}

level-beginner = Begynder
level-beginner-about = Knipser efter det nærmeste. Laver hver femte frie tyver.
level-casual = Hyggespiller
level-casual-about = Laver hver tredje frie tyver og leder efter gode træffere.
level-club = Klubspiller
level-club-about = Laver hver anden frie tyver og gemmer sig bag pinde.
level-tournament = Turneringsspiller
level-tournament-about = Laver to af tre frie tyvere og er svær at slå.
level-champion = Mester
level-champion-about = Laver tre af fire frie tyvere, som de bedste spillere.
level-machine = Maskine
level-machine-about = Rammer næsten aldrig forbi. Spil mod den, og se, hvad der er muligt.

## The rule book's chapters
chapter-setup = Bræt og spillere
chapter-shot = Skuddet
chapter-valid = Gode skud og fejl
chapter-leaving = Grøften og hullet
chapter-scoring = Optælling

## Lessons: a title, what to do, and what was learnt
lesson-flick = Dit første skud
lesson-flick-task = Brættet er tomt. Knips din skive, så den ender inden for pindene eller i hullet.
lesson-flick-done = Det skal et skud gøre, når ingen af modstanderens skiver ligger på brættet.
lesson-twenty = Tyver
lesson-twenty-task = Sænk din skive i hullet. Sigt lige, og knips ikke for hårdt.
lesson-twenty-done = Den lægges til side og tæller 20.
lesson-touch = Ram en skive
lesson-touch-task = En af modstanderens skiver ligger på brættet. Ram den.
lesson-touch-done = Rammer du ikke en af modstanderens skiver, mister du den skive, du skød.
lesson-drive-off = Skyd den ud
lesson-drive-off-task = Skyd modstanderens skive ud af brættet.
lesson-drive-off-done = Skiver i grøften tæller ikke. Allerbedst er det, hvis din egen bliver på brættet.
lesson-through = Via din egen skive
lesson-through-task = Din egen skive er i vejen. Skub den ind i modstanderens skive.
lesson-through-done = Det er nok, at en af dine skiver rammer en af modstanderens.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Modstanderen har skiver på brættet: Ram en af dem, ellers er din tabt.
   *[other] Brættet er frit: Gå efter hullet, og nå mindst ind i 15-ringen.
}
character-beginner = Spole
character-casual = Kugle
character-club = Ahorn
character-tournament = Sving
character-champion = Komet
character-machine = Urværk
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
box-players = Hvor mange spiller I?
box-round_score = Hvad får den bedste side for en runde?
box-round_score-difference = Forskellen mellem de to
box-round_score-two-points = To point
switch-start_tolerance = Et skud begynder
switch-start_tolerance-no = Med skivens midte på linjen
switch-start_tolerance-yes = Med skiven op til halvt over linjen, som trykt
clause-quarter-tolerance = Du skyder fra dit eget kvarter. Skiven ligger på startlinjen, og op til halvdelen må være over linjen.
clause-turns-three-clockwise = En skive ad gangen. Spilleren til venstre skyder altid næste gang; den, der ikke har flere skiver, springes over.
clause-next-start-three-clockwise = Den, der skød sidst, begynder næste runde: altid den, der spiller alene, som stadig har skiver, når makkerne ingen har.
clause-off-board-bounces = En skive må springe tilbage fra kanten. Når alt ligger stille, ryger den i renden. Det, den flyttede, bliver liggende, og dens berøringer tæller ikke.
clause-hand-human = Enhver hånd ryster lidt, som en god spillers gør. Lad gerne din ryste mere.
refusal-quarter-tolerance = { $why ->
    [line] Højst halvdelen af skiven må være over linjen: fra { $low } til { $high } millimeter.
   *[quarter] Bliv i dit eget kvarter: fra { $low } til { $high } grader.
}
refusal-hand-human = En hånd ryster med { $low } til { $high } tusindedele.
origin-equipment = Hæftet nævner et bræt og tolv lyse og tolv mørke skiver. Det nævner hverken pinde eller mål; vi bruger turneringsbrætternes eller et mindre bræt som valg.
origin-tournament-equipment = Målene er dem på VM-brættet.
origin-doubles-equipment = Målene er dem på VM-brættet.
origin-sides = I den russiske tekst mangler det, at skiverne ligger uden for brættet, før de spilles.
origin-sides-three = Hvor de tre sidder, siges ikke. Vi sætter makkerne over for hinanden.
origin-collection-conduct = Den italienske tekst har mistet dette afsnit. På svensk skal du kun sidde, mens du skyder; svensk, polsk og russisk taler om spillerne i stedet for stolene. Der er ikke trykt nogen straf.
origin-quarter = Hæftet lader skiven ligge “op til halvdelen” over linjen og siger ikke, til hvilken side. Med midten på linjen passer enhver læsning, så det spiller vi; bogstaven er et valg. Den russiske tekst taler om linjen mellem kvartererne, den hollandske og russiske om kvarteret overfor, og den italienske har mistet stedet.
origin-tournament-quarter = Turneringsregler kræver kun, at skiven rører linjen. Med midten på den gør den det.
origin-doubles-quarter = Turneringsregler kræver kun, at skiven rører linjen. Med midten på den gør den det.
origin-quarter-tolerance = Dette er bogstaven: “op til halvdelen” over linjen. Siden nævnes ikke, så begge er tilladt.
origin-free-place = Intet er trykt om et startsted, der er optaget.
origin-collection-inwards = Hæftet nævner fingeren og siger: mod midten. At enhver retning indad duer, og at et svagt skud tæller, er vores læsning.
origin-strength = Intet er trykt om det; computeren skal have en grænse.
origin-turns-three = Efter hæftet går turen hver gang til venstre. Så løber makkerne først tør for skiver, og den, der spiller alene, skyder seks gange i træk. Derfor skiftes siderne hos os; bogstaven er et valg.
origin-turns-three-clockwise = Dette er bogstaven: altid naboen til venstre.
origin-collection-must-touch = Tysk og engelsk lader enhver af dine egne skiver røre, så du må skubbe en mod en anden. De andre otte sprog taler om “sin skive”; vi følger tysk og engelsk.
origin-collection-void = Den russiske tekst fjerner kun skiver, som den spillede selv rørte, og den polske udelader “egne”. Vi følger de andre sprog: hver egen skive, der blev rørt.
origin-collection-open-board = Den danske tekst har mistet sit “ingen” og gentager betingelsen fra reglen før. Den russiske tekst slår ring og linje sammen. Vi spiller det, de andre sprog siger.
origin-missed = Tysk, engelsk, italiensk og hollandsk understreger, at kun denne skive ryger; de andre nævner den bare.
origin-collection-missed-touched = Hæftet tager kun den spillede skive. I dette spil ryger berørte egne skiver også, som ved turneringer.
origin-collection-contact = Intet er trykt om, hvad der tæller som en berøring.
origin-off-board = Efter hæftet kan en skive springe tilbage fra kanten: Den ryger i renden, og det, den rørte, bliver liggende. Vi fjerner en skive, når den forlader fladen, så intet flyttes af en skive, der er ude; bogstaven er et valg.
origin-tournament-off-board = Ved turneringer bliver det, en skive flytter på vej tilbage fra kanten, liggende. Vi fjerner skiven, når den forlader fladen; valget lader den springe tilbage.
origin-doubles-off-board = Ved turneringer bliver det, en skive flytter på vej tilbage fra kanten, liggende. Vi fjerner skiven, når den forlader fladen; valget lader den springe tilbage.
origin-collection-off-board-bounces = Engelsk, hollandsk og dansk kalder kanten “bånd”. Brættets kant er ment.
origin-collection-out-line = Hæftet nævner skiver på linjen. At en uden for den også er ude, siger sig selv; den franske tekst gør linjen til en zone med samme resultat.
origin-collection-twenty = Den engelske tekst og dem, der er lavet efter den, har flyttet en overskrift, og den danske skive falder “gennem” hullet. Tyve for hver skive i hullet er ment.
origin-collection-twenty-owner = Hæftet taler kun om at sænke sin egen skive. Vi tæller den for ejeren, som ved turneringer.
origin-collection-round-end = Den russiske tekst slutter runden, når én spiller ikke har flere skiver, hvilket ville koste den anden det sidste skud. Alle ni andre venter på alle.
origin-next-start = Den franske tekst lader den, der er “placeret sidst”, begynde. Svensk, polsk og russisk siger klart, at det er den, der skød sidst, og de andre kan læses sådan.
origin-next-start-three = Den franske tekst lader den, der er “placeret sidst”, begynde; de andre mener den, der skød sidst. Hvem det er, følger af rækkefølgen.
origin-next-start-three-clockwise = Den franske tekst lader den, der er “placeret sidst”, begynde; de andre mener den, der skød sidst. I denne rækkefølge er det den, der spiller alene.
origin-next-start-four = Den franske tekst lader den, der er “placeret sidst”, begynde; de andre mener den, der skød sidst.
origin-collection-points = Den polske tekst udelader “hver”.
origin-collection-line-lower = Den franske tekst taler om at ligge hen over en linje, den russiske om cirkler, der krydser. Det er nok at røre linjen.
origin-round-score = Den svenske tekst kalder forskellen en bonus; dens eget eksempel viser, at kun forskellen tæller. En lige runde nævnes ikke: Ingen får noget.
origin-match = Den italienske tekst har mistet eksemplet med 100 point.
origin-settled = På en skærm regner computeren ud, hvordan skiver glider.
origin-counted = Hæftet kender kun rigtige brætter. Sådan holdes stillingen her.
origin-hand = En skærm har ingen finger. Det er vores egen regel.
origin-hand-human = En skærm har ingen finger. Det er vores egen regel.
written-shot = { $verdict ->
    [void] Skive { $disc }: rører ingen, ude
    [missed] Skive { $disc }: ikke i midten, ude
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Skive { $disc }: ude
           *[5] Skive { $disc }: bliver i { $zone }
        }
        [one] Skive { $disc }: tyver!
       *[other] Skive { $disc }: { $twenties } tyvere!
    }
}{ $theirs ->
    [0] {""}
    [one] , tager én
   *[other] , tager { $theirs }
} · { $light }–{ $dark }
written-count = Talt: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } tyver
   *[other] { $twenties } tyvere
}
flick-power = { $power ->
    [gentle] blødt
    [firm] fast
    [strong] kraftigt
   *[hard] meget hårdt
}
task-shoot = Din tur: Knips en skive.
task-hit = Din tur: Ram en af modstanderens skiver.
editor-starter = Hvem begyndte runden
editor-shots = { $seat ->
    [first] Spillede skiver (nu Lys)
    [second] Spillede skiver (nu Mørk)
    [third] Spillede skiver (nu Lys 2)
   *[fourth] Spillede skiver (nu Mørk 2)
}
editor-twenties = { $seat ->
    [first] Tyvere: Lys
    [second] Tyvere: Mørk
    [third] Tyvere: Lys 2
   *[fourth] Tyvere: Mørk 2
}
refusal-editor-many = { $seat ->
    [first] Lys har { $count } skiver; der er kun { $most }.
    [second] Mørk har { $count } skiver; der er kun { $most }.
    [third] Lys 2 har { $count } skiver; der er kun { $most }.
   *[fourth] Mørk 2 har { $count } skiver; der er kun { $most }.
}
refusal-editor-out = En skive, der rører den yderste linje, er ude og ryger i renden.

## Drills

drill-open-twenty = Fri tyver
drill-open-twenty-about = Sænk skiver på et tomt bræt.
drill-open-twenty-task = { $goal ->
    [near] Skyd { $shots } skiver, der ender inden for den markerede cirkel.
    [sunk] Skyd { $shots } skiver i hullet.
   *[side] Skyd { $shots } skiver i hullet, hver fra et sted nær kanten af din kvadrant.
}
drill-take-out = Skyd ud
drill-take-out-about = Skyd en af modstanderens skiver ud af brættet.
drill-take-out-task = { $goal ->
    [touch] Ram den mørke skive. Du har { $shots } skud.
    [out] Skyd den mørke skive ud af brættet. Du har { $shots } skud.
    [stay] Skyd den mørke skive ud af brættet, så din egen bliver liggende. Du har { $shots } skud.
   *[fifteen] Skyd den mørke skive ud af brættet, så din egen ender inden for pindene. Du har { $shots } skud.
}
drill-hidden-disc = Bag en pind
drill-hidden-disc-about = Læg din skive, hvor en pind beskytter den.
drill-hidden-disc-task = Skyd { $shots } skiver, der ender inden for den markerede cirkel, bag en pind set fra modstanderens plads.
drill-shots-hits = Træffere: { $hits } af { $shots }.
drill-shots-spread = I gennemsnit { $across } mm for langt til { $side ->
    [left] venstre
   *[right] højre
} og { $along } mm for { $way ->
    [short] kort
   *[long] langt
}, med en spredning på { $spread } mm.
