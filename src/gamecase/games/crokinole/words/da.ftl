### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = Knips træskiver hen over et rundt bræt, skyd de andre ud, og sigt efter hullet i midten.
seat-first = Lys
seat-second = Mørk
seat-third = Lys 2
seat-fourth = Mørk 2

booklet-collection = Spilsamlingen, for to
booklet-collection-about = Tolv skiver hver. Den bedste side i en runde får forskellen.
booklet-trio = Spilsamlingen, for tre
booklet-trio-about = Én spiller alene mod to makkere.
booklet-teams = Spilsamlingen, for fire
booklet-teams-about = To hold; makkere sidder over for hinanden.
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
switch-miss_takes_touched-no = Koster den spillede skive
switch-miss_takes_touched-yes = Koster også egne berørte skiver
switch-rim_bounce = Skiver, der når banden
switch-rim_bounce-no = Er ude med det samme
switch-rim_bounce-yes = Springer tilbage og går ud bagefter
switch-three_player_order = Turene for tre
switch-three_player_order-sides = Siderne skiftes
switch-three_player_order-clockwise = Med uret, som trykt
switch-steadiness = Sikker hånd
switch-steadiness-exact = Skuddet går præcis, som du sigter
switch-steadiness-human = En menneskehånd, der ryster lidt

new-match-first-to-50 = Til 50 point
new-match-first-to-100 = Til 100 point
new-match-first-to-150 = Til 150 point
new-match-first-to-200 = Til 200 point
new-match-games-1 = Én runde
new-match-games-2 = To runder
new-match-games-4 = Fire runder
new-match-games-8 = Otte runder

clause-equipment = Brættet har ringe til 15, 10 og 5 point, otte pinde rundt om 15-ringen og et hul i midten. Skiverne er lyse eller mørke.
clause-sides = To spillere sidder over for hinanden med tolv skiver hver i én farve. Skiverne ligger uden for brættet, til de spilles.
clause-sides-three = Én spiller alene med tolv skiver. De to makkere sidder til venstre og højre med seks skiver hver.
clause-sides-four = Fire spiller på to hold. Makkere sidder over for hinanden med seks skiver hver.
clause-sides-eight = To spillere sidder over for hinanden med otte skiver hver i én farve.
clause-conduct = Kun den, der har tur, rører brættet. Bræt og stole bliver stående, og spilleren bliver siddende.
clause-quarter = Et skud begynder i din egen kvadrant med skivens midte på startlinjen.
clause-free-place = Pladsen skal være fri: Skiven må ikke røre nogen anden, før den knipses, og intet flyttes for at gøre plads.
clause-inwards = Knips i en hvilken som helst retning indad. Et skud tæller, så snart skiven slipper fingeren, hvor svagt det end var.
clause-strength = Et skud er så hårdt, som en finger kan knipse.
clause-turns = Hver tur er én skive. Den næste er altid naboen til venstre.
clause-turns-three = Hver tur er én skive. Siderne skiftes, og det gør makkerne også. Som trykt: Naboen til venstre følger, og den, der ikke har flere skiver, springes over.
clause-must-touch = Ligger der en af modstanderens skiver på brættet, skal en af dine berøre en af dem: den spillede skive eller en anden, som den skubber.
clause-void = Sker det ikke, er skuddet ugyldigt: Den spillede skive og alle egne skiver, der blev berørt, ryger i grøften, selv fra hullet.
clause-open-board = Ligger der ingen af modstanderens skiver på brættet, skal den spillede skive eller en af dine egne, som den berørte, ende i 15-ringen, på dens linje eller i hullet.
clause-missed = Sker det ikke, ryger den spillede skive i grøften. Andre skiver bliver liggende.
clause-missed-touched = Sker det ikke, ryger den spillede skive og alle egne skiver, den berørte, i grøften.
clause-contact = Enhver berøring under skuddet tæller, uanset fart og også via en pind. Skiver, der allerede lå op ad hinanden, tæller kun, hvis en af dem bliver ramt. En skive, der har forladt brættet, berører ikke noget længere.
clause-off-board = En skive, hvis midte forlader spillefladen, er ude med det samme. Lader I skiver springe tilbage fra banden, ryger de i grøften, når alt ligger stille; det, de flyttede, forbliver flyttet.
clause-comes-back = En skive, der krydser startlinjen og kommer tilbage, er stadig i spil.
clause-out-line = En skive, der ender på startlinjen eller uden for den, ryger i grøften, uanset hvem der ejer den.
clause-twenty = En skive i midterhullet tages op og lægges til side; den tæller 20.
clause-twenty-owner = En tyver tæller for skivens ejer, uanset hvem der sænkede den. Makkerens skiver er egne skiver.
clause-round-end = Runden slutter, når alle har spillet alle deres skiver.
clause-next-start = Den, der skød sidst, begynder næste runde.
clause-next-start-three = Den, der skød sidst, begynder næste runde: først den, der er alene, så en makker og så videre.
clause-next-start-four = Den, der skød sidst, begynder næste runde, så starten rykker én plads til højre.
clause-next-start-clockwise = Starten rykker én plads til venstre fra runde til runde.
clause-points = Efter runden tæller hver skive 15, 10 eller 5 efter sin ring, og hver skive lagt til side 20.
clause-line-lower = En skive, der rører en ringlinje, tæller for den laveste af de to ringe.
clause-round-score = Kun siden med flest point får noget, nemlig forskellen. En lige runde giver ingenting.
clause-round-score-two = Siden med flest point får to point for runden; står det lige, får begge ét.
clause-match = Kampen er slut, når en side når de aftalte point. Det afgøres efter hver runde.
clause-match-rounds = Kampen er slut efter de aftalte runder. Den, der har flest point, vinder.
clause-settled = Hvor skiverne ender, beregnes ud fra friktion og sammenstød, ens for alle, og gemmes i protokollen.
clause-counted = På et rigtigt bræt beregnes intet. Når runden er slut, skriver den, der begyndte den, hvor mange skiver hver side har i hver ring, og hvor mange der er lagt til side; stillingen føres her.
clause-hand = Skuddet går præcis, som du sigter. Er det for let, så lad hånden ryste lidt: hvor sikker den er, indstiller hver spiller selv.

refusal-quarter = Bliv i din egen kvadrant: fra { $low } til { $high } grader.
refusal-free-place = { $seat ->
    [first] En lys skive er i vejen på den plads.
    [second] En mørk skive er i vejen på den plads.
    [third] En lys skive er i vejen på den plads.
   *[fourth] En mørk skive er i vejen på den plads.
}
refusal-inwards = Knips indad: fra { $low } til { $high } grader ved siden af midten.
refusal-strength = Et skud er mellem { $low } og { $high } millimeter i sekundet.
refusal-settled = { $fault ->
    [screen] Her er skiverne på skærmen: knips dem.
    [moving] Vent, til alle skiver ligger stille.
    [early] Ingen skive er på vej.
    [unplayed] Først kommer den skive, der blev knipset.
    [unknown] Der nævnes en skive, som ikke er på brættet.
    [off-board] En skive kan ikke ligge uden for brættet.
    [over-hole] En skive kan ikke ligge over hullet; den ville falde i.
    [in-peg] En skive kan ikke ligge inde i en pind.
   *[overlap] To skiver kan ikke ligge inde i hinanden.
}
refusal-counted = { $fault ->
    [real-board] Knips på jeres eget bræt. Her skriver du, hvad der er tilbage af runden.
    [all] En side har kun { $discs } skiver.
   *[none] Der er ikke skrevet nogen skive dér.
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
}: { $points } nu, tyvere { $twenties }, på brættet { $live }, i grøften { $ditch }, tilbage at spille { $left }.
scene-disc = { $seat ->
    [first] Lys skive
   *[second] Mørk skive
}, { $zone ->
    [15] i 15-ringen
    [10] i 10-ringen
   *[5] i 5-ringen
}
scene-lies = { scene-disc }: retning { $bearing }, { $far } cm fra midten af din linje.
scene-noted = { $seat ->
    [first] Lys
   *[second] Mørk
}, { $zone ->
    [20] lagt til side
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
} Når alle skiver er spillet, så tryk på en ring én gang for hver skive i den og på midten for hver tyver: Lys til venstre, Mørk til højre. Tryk på et tal for at tage én væk.
act-count = Tæl: Lys { $light }, Mørk { $dark }
told-count = Talt: Lys { $light }, Mørk { $dark }.
told-flick = { $seat ->
    [first] Lys knipser med { $speed } m/s.
    [second] Mørk knipser med { $speed } m/s.
    [third] Lys 2 knipser med { $speed } m/s.
   *[fourth] Mørk 2 knipser med { $speed } m/s.
}
told-settle = { $verdict ->
    [touched] En af modstanderens skiver er ramt.
    [void] Ugyldigt: Ingen af modstanderens skiver blev berørt.
    [reached] Det frie skud er godt.
   *[missed] Det frie skud er for kort.
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
level-beginner-about = Knipser efter det nærmeste og laver hver femte frie tyver.
level-casual = Hyggespiller
level-casual-about = Laver hver tredje frie tyver og leder efter gode træffere.
level-club = Klubspiller
level-club-about = Laver hver anden frie tyver og gemmer sig bag pinde.
level-tournament = Turneringsspiller
level-tournament-about = Laver to af tre frie tyvere og giver ikke slip.
level-champion = Mester
level-champion-about = Laver tre af fire frie tyvere, som de bedste spillere.
level-machine = Maskine
level-machine-about = Rammer næsten aldrig forbi. For dem, der vil se, hvad der er muligt.

## The rule book's chapters
chapter-setup = Bræt og spillere
chapter-shot = Skuddet
chapter-valid = Gode og dårlige skud
chapter-leaving = Grøft og hul
chapter-scoring = Optælling

## Lessons: a title, what to do, and what was learnt
lesson-flick = Dit første skud
lesson-flick-task = Brættet er tomt. Knips din skive, så den ender inden for pindene eller i hullet.
lesson-flick-done = Det skal et skud, når ingen af modstanderens skiver ligger på brættet.
lesson-twenty = Tyver
lesson-twenty-task = Sænk din skive i hullet. Sigt lige, og knips ikke for hårdt.
lesson-twenty-done = Skiven lægges til side og tæller 20.
lesson-touch = Ram
lesson-touch-task = En af modstanderens skiver ligger på brættet. Berør den.
lesson-touch-done = Den, der ikke berører nogen af dem, mister den skive, der lige er spillet.
lesson-drive-off = Ud med den
lesson-drive-off-task = Skyd modstanderens skive ud af brættet.
lesson-drive-off-done = Skiver i grøften tæller ikke. Allerbedst er det, når din egen bliver på brættet.
lesson-through = Via din egen
lesson-through-task = Din egen skive er i vejen. Skub den mod modstanderens.
lesson-through-done = Det er nok, at en af dine skiver berører en af modstanderens.

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
