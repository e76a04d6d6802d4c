### Dutch. piece = steen, square = veld, three in a row = drie op een rij.

game-name = Boter-kaas-en-eieren
game-about = Maak drie op een rij op negen velden: zo geleerd, en gelijkspel als niemand een fout maakt.
seat-first = X
seat-second = O

booklet-collection = Spellencollectie
booklet-collection-about = Boter-kaas-en-eieren zoals in het regelboekje van een spellencollectie.
switch-ends_when_dead = Als niemand meer kan winnen
switch-ends_when_dead-no = Uitspelen
switch-ends_when_dead-yes = Meteen gelijkspel

clause-marks = Elke speler heeft stenen van één vorm en kleur: X of O.
clause-starter = X begint. Wie het eerst met X speelt, wordt willekeurig gekozen; daarna wisselen de spelers na elke partij.
clause-empty-square = Plaats om de beurt één steen op een leeg veld naar keuze.
clause-no-pass = Je mag niet passen.
clause-stays = Een geplaatste steen wordt nooit verplaatst.
clause-three-in-a-row = Wie het eerst drie stenen op een rij heeft, horizontaal, verticaal of schuin, wint meteen. Twee rijen volmaken met één steen is toch één overwinning.
clause-no-winner = Is het bord vol en heeft niemand drie op een rij, dan is het gelijkspel.

refusal-empty-square = { $holder ->
    [first] { $square } is bezet: daar ligt een X.
   *[second] { $square } is bezet: daar ligt een O.
}

outcome-three-in-a-row = { $seat } wint met drie op een rij.
outcome-board-full = Gelijkspel: het bord is vol en niemand heeft drie op een rij.
outcome-no-line-left = Gelijkspel: niemand kan nog drie op een rij maken.

scene-title = Bord voor boter-kaas-en-eieren
scene-pieces = { $seat ->
    [first] X op { $squares }.
   *[second] O op { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Geen X op het bord.
   *[second] Geen O op het bord.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: leeg
}
told-place = { $seat ->
    [first] X op { $square }
   *[second] O op { $square }
}

level-beginner = Beginner
level-beginner-about = Ziet één soort rij over het hoofd, elke partij een andere. Een kind kan winnen.
level-casual = Liefhebber
level-casual-about = Ziet elke rij van drie, maar denkt niet verder vooruit. Zet twee vallen tegelijk.
level-perfect = Perfect
level-perfect-about = Verliest nooit. Meer dan gelijkspel zit er niet in.

## The rule book's chapters
chapter-setup = Voor je begint
chapter-moving = Zo speel je
chapter-ending = Het einde van de partij

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Je eerste steen
lesson-first-piece-task = Jij bent X. Plaats een steen op een leeg veld naar keuze.
lesson-first-piece-done = Nu zou O aan de beurt zijn. Een geplaatste steen wordt nooit verplaatst.
lesson-three = Drie op een rij
lesson-three-task = Jij bent X. Maak een rij vol en win.
lesson-three-done = Drie horizontaal, verticaal of schuin: je wint.
lesson-block = Tegenhouden
lesson-block-task = Jij bent O, en X staat op het punt te winnen. Blokkeer de rij.
lesson-block-done = Kijk eerst naar de rijen van je tegenstander, dan naar die van jezelf.
lesson-two-threats = Twee dreigingen tegelijk
lesson-two-threats-task = Jij bent X. Blokkeer O en dreig op twee plekken te winnen. Win daarna.
lesson-two-threats-done = Je tegenstander kan maar één rij tegelijk blokkeren. Met twee dreigingen win je.
lesson-corner = Nooit verliezen
lesson-corner-task = X begon in een hoek. Jij bent O: zoek het enige veld dat je redt.
lesson-corner-done = Tegen een hoek helpt alleen het midden. Vanaf hier hoeft O nooit te verliezen.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Plaats je steen op een leeg veld naar keuze. Drie op een rij wint.
guide-why = { $why ->
    [wins] Dat is drie op een rij.
    [blocks] Anders maakt je tegenstander daar drie op een rij.
    [fork] Het dreigt twee keer tegelijk, en maar één dreiging is te stoppen.
    [threat] Twee op een rij: nu moet je tegenstander antwoorden.
    [middle] Het midden ligt op vier rijen, meer dan elk ander veld.
    [corner] Een hoek ligt op drie rijen.
   *[other] Iets beters is er niet meer.
}
character-beginner = Krabbel
character-casual = Krijt
character-perfect = Leisteen
origin-marks = De stenen in de doos verschillen in kleur of vorm. X en O zijn van ons.
origin-starter = Wie begint, is niet gedrukt. Hier begint X, en het toeval bepaalt wie X is, zoals in de andere spellen van de doos.
origin-empty-square = De Franse tekst vergeet te zeggen dat het veld leeg is, en de Engelse noemt het in één adem twee dingen. De Duitse tekst is duidelijk.
origin-no-pass = Over passen is niets gedrukt.
origin-stays = Over het verplaatsen van stenen is niets gedrukt. Ieder heeft er zoveel als nodig.
origin-three-in-a-row = Hoe groot het bord is, staat nergens; drie bij drie is bedoeld. De Franse tekst vergist zich: drie van “deze” stenen in plaats van je eigen.
origin-no-winner = Volgens de Engelse tekst is het genoeg als één speler geen rij meer kan maken; beide is bedoeld. Duits en Engels noemen het geen winnaar, Frans gelijkspel.
origin-no-winner-early = Volgens het boekje speel je door. In deze partij is het afgelopen als niemand meer kan winnen.
clause-no-winner-early = Kan niemand meer drie op een rij maken, dan eindigt de partij gelijk.
refusal-editor-turns = Er zijn { $first } X’en en { $second } O’s. X begint, dus er zijn evenveel X’en als O’s, of één meer.
task-place = { $seat ->
    [first] Jij bent: zet een X op een leeg vak.
   *[second] Jij bent: zet een O op een leeg vak.
}

## Drills

drill-only-square = Het enige veld
drill-only-square-about = Vind het ene veld dat wint, of dat je van verlies redt.
drill-only-square-task = { $seat ->
    [first] Jij bent X. Eén veld is beter dan alle andere.
   *[second] Jij bent O. Eén veld is beter dan alle andere.
}
refusal-editor-went-on = { $seat ->
    [first] X heeft drie op een rij, dus de partij zou vóór de laatste zet van O afgelopen zijn.
   *[second] O heeft drie op een rij, dus de partij zou vóór de laatste zet van X afgelopen zijn.
}
