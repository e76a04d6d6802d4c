### Swedish. piece = pjäs, square = ruta, three in a row = tre i rad.

game-name = Tre i rad
game-about = Få tre i rad på nio rutor: snabbt att lära sig, och oavgjort om ingen gör fel.
seat-first = X
seat-second = O

booklet-collection = Spelsamlingen
booklet-collection-about = Tre i rad som i spelsamlingens regelhäfte.
switch-ends_when_dead = När ingen längre kan vinna
switch-ends_when_dead-no = Spela till slutet
switch-ends_when_dead-yes = Oavgjort direkt

clause-marks = Varje spelare har pjäser i en och samma form och färg: X eller O.
clause-starter = X börjar. Det lottas vem som får X först; sedan byter spelarna från parti till parti.
clause-empty-square = Turas om att lägga en pjäs på valfri tom ruta.
clause-no-pass = Du får inte stå över.
clause-stays = En lagd pjäs flyttas aldrig.
clause-three-in-a-row = Den första som har tre pjäser i rad, vågrätt, lodrätt eller diagonalt, vinner direkt. Två rader med en och samma pjäs är ändå bara en vinst.
clause-no-winner = Om brädet är fullt och ingen har tre i rad är partiet oavgjort.

refusal-empty-square = { $holder ->
    [first] { $square } är upptagen: där ligger ett X.
   *[second] { $square } är upptagen: där ligger ett O.
}

outcome-three-in-a-row = { $seat } vinner med tre i rad.
outcome-board-full = Oavgjort: brädet är fullt och ingen har tre i rad.
outcome-no-line-left = Oavgjort: ingen kan längre få tre i rad.

scene-title = Bräde för tre i rad
scene-pieces = { $seat ->
    [first] X på { $squares }.
   *[second] O på { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Inget X på brädet.
   *[second] Inget O på brädet.
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

level-beginner = Nybörjare
level-beginner-about = Missar en sorts rad, en ny sort i varje parti. Ett barn kan vinna.
level-casual = Hobbyspelare
level-casual-about = Ser varje rad med tre men tänker inte längre fram. Gillra två fällor på en gång.
level-perfect = Perfekt
level-perfect-about = Förlorar aldrig. Oavgjort är det bästa du kan få.

## The rule book's chapters
chapter-setup = Innan du börjar
chapter-moving = Så spelar man
chapter-ending = Partiets slut

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Din första pjäs
lesson-first-piece-task = Du är X. Lägg en pjäs på valfri tom ruta.
lesson-first-piece-done = Nu skulle det vara O:s tur. Lagda pjäser flyttas aldrig.
lesson-three = Tre i rad
lesson-three-task = Du är X. Få tre i rad och vinn.
lesson-three-done = Tre vågrätt, lodrätt eller diagonalt: du har vunnit.
lesson-block = Spärra
lesson-block-task = Du är O, och X är på väg att vinna. Stoppa det.
lesson-block-done = Titta först efter motståndarens rader, sedan efter dina egna.
lesson-two-threats = Två hot på en gång
lesson-two-threats-task = Du är X. Spärra för O och hota att vinna på två ställen. Vinn sedan.
lesson-two-threats-done = Motståndaren kan bara spärra en rad i taget. Två hot vinner.
lesson-corner = Förlora aldrig
lesson-corner-task = X började i ett hörn. Du är O: hitta den enda rutan som räddar dig.
lesson-corner-done = Mot ett hörn hjälper bara mitten. Härifrån behöver O aldrig förlora.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Lägg din pjäs på vilken tom ruta som helst. Tre i rad vinner.
guide-why = { $why ->
    [wins] Du får tre i rad.
    [blocks] Annars skulle motståndaren få tre i rad där.
    [fork] Du hotar två rader samtidigt, och motståndaren kan bara spärra en.
    [threat] Två i rad: nu måste motståndaren spärra.
    [middle] Mitten ingår i fyra rader, fler än någon annan ruta.
    [corner] Ett hörn ingår i tre rader.
   *[other] Det finns inget bättre.
}
character-beginner = Klotter
character-casual = Krita
character-perfect = Skiffer
origin-marks = Pjäserna i lådan skiljer sig i färg eller form. X och O är våra.
origin-starter = Inget är tryckt om vem som börjar. X börjar här, och vem som spelar X lottas, som i lådans andra spel.
origin-empty-square = Den franska texten glömmer att säga att rutan är tom, och den engelska talar om platser och fält i ett andetag. Den tyska är tydlig.
origin-no-pass = Inget är tryckt om att stå över.
origin-stays = Inget är tryckt om att flytta pjäser. Varje spelare har så många som behövs.
origin-three-in-a-row = Brädets storlek är inte tryckt; tre gånger tre avses. Den franska texten har ett skrivfel: tre av ”dessa” pjäser i stället för dina egna.
origin-no-winner = Enligt den engelska texten räcker det att en spelare inte kan få en hel rad; ingen av spelarna avses. Tyskan och engelskan säger ingen vinnare, franskan oavgjort.
origin-no-winner-early = Häftet låter er spela vidare. I det här partiet är det slut när ingen kan vinna längre.
clause-no-winner-early = När ingen kan få tre i rad längre slutar partiet direkt oavgjort.
refusal-editor-turns = Det finns { $first } X och { $second } O. X börjar, så X har lika många som O eller ett till.
task-place = { $seat ->
    [first] Din tur: sätt ett X på en tom ruta.
   *[second] Din tur: sätt ett O på en tom ruta.
}

## Drills

drill-only-square = Den enda rutan
drill-only-square-about = Hitta den enda rutan som vinner eller räddar dig från att förlora.
drill-only-square-task = { $seat ->
    [first] Du är X. En ruta är bättre än alla andra.
   *[second] Du är O. En ruta är bättre än alla andra.
}
refusal-editor-went-on = { $seat ->
    [first] X har tre i rad, så partiet skulle ha tagit slut före sista draget av O.
   *[second] O har tre i rad, så partiet skulle ha tagit slut före sista draget av X.
}
