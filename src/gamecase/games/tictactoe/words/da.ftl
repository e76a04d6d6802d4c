### Danish. piece = brik, square = felt, three in a row = tre på stribe.

game-name = Kryds og bolle
game-about = Få tre på stribe på ni felter: hurtigt at lære, og uafgjort, hvis ingen laver fejl.
seat-first = X
seat-second = O

booklet-collection = Spilsamling
booklet-collection-about = Kryds og bolle som i regelhæftet til en spilsamling.
switch-ends_when_dead = Når ingen kan vinde længere
switch-ends_when_dead-no = Spil til ende
switch-ends_when_dead-yes = Uafgjort med det samme

clause-marks = Hver spiller har brikker i én form og farve: X eller O.
clause-starter = X begynder. Hvem der først spiller X, vælges tilfældigt; derefter bytter spillerne fra spil til spil.
clause-empty-square = Sæt skiftevis én brik på et tomt felt efter eget valg.
clause-no-pass = Du må ikke melde pas.
clause-stays = En brik, der er sat, flyttes aldrig.
clause-three-in-a-row = Den første spiller med tre brikker på stribe, vandret, lodret eller på skrå, vinder med det samme. To striber med én brik er stadig kun én sejr.
clause-no-winner = Når brættet er fuldt, og ingen har tre på stribe, er spillet uafgjort.

refusal-empty-square = { $holder ->
    [first] { $square } er optaget af et X.
   *[second] { $square } er optaget af et O.
}

outcome-three-in-a-row = { $seat } vinder med tre på stribe.
outcome-board-full = Uafgjort: Brættet er fuldt, og ingen har tre på stribe.
outcome-no-line-left = Uafgjort: Ingen kan få tre på stribe længere.

scene-title = Bræt til kryds og bolle
scene-pieces = { $seat ->
    [first] X på { $squares }.
   *[second] O på { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Intet X på brættet.
   *[second] Intet O på brættet.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: tomt
}
told-place = { $seat ->
    [first] X på { $square }
   *[second] O på { $square }
}

level-beginner = Begynder
level-beginner-about = Overser én slags stribe, en ny i hvert spil. Et barn kan vinde.
level-casual = Hyggespiller
level-casual-about = Ser alle striber på tre, men tænker ikke længere frem. Stil to fælder på én gang.
level-perfect = Perfekt
level-perfect-about = Taber aldrig. Du kan højst få uafgjort.

## The rule book's chapters
chapter-setup = Før I begynder
chapter-moving = Sådan spiller man
chapter-ending = Spillets slutning

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Din første brik
lesson-first-piece-task = Du er X. Sæt en brik på et tomt felt efter eget valg.
lesson-first-piece-done = Nu ville det være O’s tur. En brik, der er sat, flyttes aldrig.
lesson-three = Tre på stribe
lesson-three-task = Du er X. Få tre på stribe, og vind.
lesson-three-done = Tre vandret, lodret eller på skrå: Du vinder.
lesson-block = Spær
lesson-block-task = Du er O, og X er lige ved at vinde. Blokér.
lesson-block-done = Se først efter modstanderens striber, så efter dine egne.
lesson-two-threats = To trusler på én gang
lesson-two-threats-task = Du er X. Blokér O, og tru med at vinde to steder. Vind så.
lesson-two-threats-done = Modstanderen kan kun blokere én stribe ad gangen. To trusler vinder.
lesson-corner = Tab aldrig
lesson-corner-task = X begyndte i et hjørne. Du er O: Find det eneste felt, der redder dig.
lesson-corner-done = Mod et hjørne hjælper kun midten. Herfra behøver O aldrig at tabe.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Sæt din brik på et tomt felt efter eget valg. Tre på stribe vinder.
guide-why = { $why ->
    [wins] Det giver tre på stribe.
    [blocks] Ellers får modstanderen tre på stribe dér.
    [fork] Det truer to gange på én gang, og kun den ene trussel kan stoppes.
    [threat] To på stribe: Nu må modstanderen svare.
    [middle] Midten ligger på fire striber, flere end noget andet felt.
    [corner] Et hjørne ligger på tre striber.
   *[other] Noget bedre er der ikke.
}
character-beginner = Krusedulle
character-casual = Kridt
character-perfect = Skifer
origin-marks = Æskens brikker har forskellig farve eller form. X og O er vores.
origin-starter = Intet er trykt om, hvem der begynder. Her begynder X, og tilfældet afgør, hvem der er X, som i æskens andre spil.
origin-empty-square = Den franske tekst glemmer at sige, at feltet er tomt, og den engelske taler om to slags felter i samme åndedrag. Den tyske tekst er klar.
origin-no-pass = Intet er trykt om at melde pas.
origin-stays = Intet er trykt om at flytte brikker. Hver spiller har så mange som nødvendigt.
origin-three-in-a-row = Hvor stort brættet er, står ingen steder; tre gange tre er ment. Den franske tekst fortaler sig: tre af “disse” brikker i stedet for ens egne.
origin-no-winner = Efter den engelske tekst er det nok, at én spiller ikke kan lave en række; begge er ment. Tysk og engelsk kalder det ingen vinder, fransk uafgjort.
origin-no-winner-early = Hæftet lader jer spille videre. I dette spil er det slut, når ingen kan vinde mere.
clause-no-winner-early = Når ingen kan få tre på stribe mere, ender spillet uafgjort.
refusal-editor-turns = Der er { $first } X’er og { $second } O’er. X begynder, så der er lige så mange X’er som O’er eller ét mere.
task-place = { $seat ->
    [first] Din tur: Sæt et X på et tomt felt.
   *[second] Din tur: Sæt et O på et tomt felt.
}

## Drills

drill-only-square = Det eneste felt
drill-only-square-about = Find det ene felt, der vinder eller redder dig fra at tabe.
drill-only-square-task = { $seat ->
    [first] Du er X. Ét felt er bedre end alle de andre.
   *[second] Du er O. Ét felt er bedre end alle de andre.
}
refusal-editor-went-on = { $seat ->
    [first] X har tre på stribe, så spillet ville have været slut før sidste træk af O.
   *[second] O har tre på stribe, så spillet ville have været slut før sidste træk af X.
}
