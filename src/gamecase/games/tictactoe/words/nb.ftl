### Norwegian Bokmål. piece = brikke, square = rute, three in a row = tre på rad.

game-name = Tre på rad
game-about = Få tre på rad på ni ruter: fort gjort å lære, og uavgjort hvis ingen gjør feil.
seat-first = X
seat-second = O

booklet-collection = Spillsamlingen
booklet-collection-about = Tre på rad som i regelheftet til spillsamlingen.
switch-ends_when_dead = Når ingen kan vinne lenger
switch-ends_when_dead-no = Spill ferdig
switch-ends_when_dead-yes = Uavgjort med en gang

clause-marks = Hver spiller har brikker i én form og farge: X eller O.
clause-starter = X begynner. Det trekkes tilfeldig hvem som får X først; deretter bytter spillerne fra parti til parti.
clause-empty-square = Legg etter tur én brikke på en hvilken som helst tom rute.
clause-no-pass = Du får ikke stå over.
clause-stays = En brikke som er lagt, flyttes aldri.
clause-three-in-a-row = Den første som har tre brikker på rad, vannrett, loddrett eller på skrå, vinner med en gang. To rader med samme brikke er likevel bare én seier.
clause-no-winner = Er brettet fullt og ingen har tre på rad, er partiet uavgjort.

refusal-empty-square = { $holder ->
    [first] { $square } er opptatt: Der ligger det en X.
   *[second] { $square } er opptatt: Der ligger det en O.
}

outcome-three-in-a-row = { $seat } vinner med tre på rad.
outcome-board-full = Uavgjort: Brettet er fullt, og ingen har tre på rad.
outcome-no-line-left = Uavgjort: Ingen kan få tre på rad lenger.

scene-title = Brett til tre på rad
scene-pieces = { $seat ->
    [first] X på { $squares }.
   *[second] O på { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Ingen X på brettet.
   *[second] Ingen O på brettet.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: tom
}
told-place = { $seat ->
    [first] X på { $square }
   *[second] O på { $square }
}

level-beginner = Nybegynner
level-beginner-about = Overser én slags rad, en ny i hvert parti. Et barn kan vinne.
level-casual = Hobbyspiller
level-casual-about = Ser hver rad på tre, men tenker ikke lenger fram. Sett opp to feller samtidig.
level-perfect = Perfekt
level-perfect-about = Taper aldri. Uavgjort er det beste du kan få.

## The rule book's chapters
chapter-setup = Før du begynner
chapter-moving = Slik spiller man
chapter-ending = Slutten på partiet

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Din første brikke
lesson-first-piece-task = Du er X. Legg en brikke på en hvilken som helst tom rute.
lesson-first-piece-done = Nå ville det vært O sin tur. Brikker som er lagt, flyttes aldri.
lesson-three = Tre på rad
lesson-three-task = Du er X. Få tre på rad og vinn.
lesson-three-done = Tre vannrett, loddrett eller på skrå: Du har vunnet.
lesson-block = Steng
lesson-block-task = Du er O, og X er i ferd med å vinne. Stopp det.
lesson-block-done = Se først etter radene til motstanderen, så etter dine egne.
lesson-two-threats = To trusler på én gang
lesson-two-threats-task = Du er X. Steng for O, og tru med å vinne to steder. Vinn deretter.
lesson-two-threats-done = Motstanderen kan bare stenge én rad om gangen. To trusler vinner.
lesson-corner = Tap aldri
lesson-corner-task = X begynte i et hjørne. Du er O: Finn den eneste ruten som redder deg.
lesson-corner-done = Mot et hjørne hjelper bare midten. Herfra trenger O aldri å tape.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Legg brikken din på en hvilken som helst tom rute. Tre på rad vinner.
guide-why = { $why ->
    [wins] Du får tre på rad.
    [blocks] Ellers ville motstanderen fått tre på rad der.
    [fork] Du truer to rader på én gang, og motstanderen kan bare stenge én.
    [threat] To på rad: Nå må motstanderen stenge.
    [middle] Midten er med i fire rader, flere enn noen annen rute.
    [corner] Et hjørne er med i tre rader.
   *[other] Det finnes ikke noe bedre.
}
character-beginner = Kruseduller
character-casual = Kritt
character-perfect = Skifer
origin-marks = Brikkene i esken er ulike i farge eller form. X og O er våre.
origin-starter = Det er ikke trykt noe om hvem som begynner. X begynner her, og hvem som spiller X, er tilfeldig, som i de andre spillene i esken.
origin-empty-square = Den franske teksten glemmer å si at ruten er tom, og den engelske snakker om plasser og felter i samme åndedrag. Den tyske er klar.
origin-no-pass = Det er ikke trykt noe om å stå over.
origin-stays = Det er ikke trykt noe om å flytte brikker. Hver spiller har så mange som trengs.
origin-three-in-a-row = Størrelsen på brettet er ikke trykt; tre ganger tre er ment. Den franske teksten har en skrivefeil: tre av «disse» brikkene i stedet for dine egne.
origin-no-winner = Etter den engelske teksten er det nok at én spiller ikke kan fullføre en rad; ingen av spillerne er ment. Tysk og engelsk sier ingen vinner, fransk uavgjort.
origin-no-winner-early = Heftet lar dere spille videre. I dette partiet er det slutt når ingen kan vinne lenger.
clause-no-winner-early = Når ingen kan få tre på rad lenger, slutter partiet med en gang uavgjort.
refusal-editor-turns = Det er { $first } X og { $second } O. X begynner, så det er like mange X som O eller én mer.
task-place = { $seat ->
    [first] Din tur: Legg en X på en tom rute.
   *[second] Din tur: Legg en O på en tom rute.
}

## Drills

drill-only-square = Den eneste ruten
drill-only-square-about = Finn den ene ruten som vinner eller redder deg fra å tape.
drill-only-square-task = { $seat ->
    [first] Du er X. Én rute er bedre enn alle de andre.
   *[second] Du er O. Én rute er bedre enn alle de andre.
}
refusal-editor-went-on = { $seat ->
    [first] X har tre på rad, så partiet ville ha vært over før det siste trekket til O.
   *[second] O har tre på rad, så partiet ville ha vært over før det siste trekket til X.
}
