### Norwegian Bokmål. piece = brikke, square = rute, three in a row = tre på rad.

game-name = Tre på rad
game-about = Tre brikker på rad på ni ruter: fort gjort å lære, og uavgjort når ingen gjør feil.
seat-first = X
seat-second = O

booklet-collection = Spillsamlingen
booklet-collection-about = Tre på rad som i regelheftet til spillsamlingen.
switch-ends_when_dead = Når ingen kan vinne lenger
switch-ends_when_dead-no = Spill ferdig
switch-ends_when_dead-yes = Uavgjort med en gang

clause-marks = Hver spiller har brikker i én form og farge: X eller O.
clause-starter = X begynner. Loddtrekning avgjør hvem som får X først; deretter bytter spillerne fra spill til spill.
clause-empty-square = Legg etter tur én brikke på en valgfri tom rute.
clause-no-pass = Ingen får stå over.
clause-stays = En brikke som er lagt, blir liggende.
clause-three-in-a-row = Den som først har tre brikker på rad, vannrett, loddrett eller på skrå, vinner med en gang. To rader med én brikke er likevel bare én seier.
clause-no-winner = Når brettet er fullt og ingen har tre på rad, er det ingen vinner.

refusal-empty-square = { $holder ->
    [first] { $square } er opptatt: Der ligger det en X.
   *[second] { $square } er opptatt: Der ligger det en O.
}

outcome-three-in-a-row = { $seat } vinner: tre på rad.
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
level-beginner-about = Overser én slags rad, en ny i hvert spill. Et barn kan vinne.
level-casual = Hobbyspiller
level-casual-about = Ser hver rad på tre, men tenker ikke lenger fram. Sett opp to feller samtidig.
level-perfect = Perfekt
level-perfect-about = Taper aldri. Uavgjort er det beste du kan få.
