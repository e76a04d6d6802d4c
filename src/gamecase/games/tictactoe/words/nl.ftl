### Dutch. piece = steen, square = veld, three in a row = drie op een rij.

game-name = Boter-kaas-en-eieren
game-about = Drie op een rij op negen velden: zo geleerd, en gelijkspel als niemand een fout maakt.
seat-first = X
seat-second = O

booklet-collection = De spellencollectie
booklet-collection-about = Boter-kaas-en-eieren zoals in het regelboekje van de spellencollectie.
switch-ends_when_dead = Als niemand meer kan winnen
switch-ends_when_dead-no = Uitspelen
switch-ends_when_dead-yes = Meteen gelijkspel

clause-marks = Elke speler heeft stenen van één vorm en kleur: X of O.
clause-starter = X begint. Het lot bepaalt wie het eerst X krijgt; daarna wisselen de spelers na elk potje.
clause-empty-square = Leg om de beurt één steen op een leeg veld naar keuze.
clause-no-pass = Overslaan mag niet.
clause-stays = Een steen die ligt, blijft liggen.
clause-three-in-a-row = Wie het eerst drie stenen op een rij heeft, horizontaal, verticaal of schuin, wint meteen. Twee rijen met één steen zijn samen toch één overwinning.
clause-no-winner = Is het bord vol en heeft niemand drie op een rij, dan is er geen winnaar.

refusal-empty-square = { $holder ->
    [first] { $square } is bezet: daar ligt een X.
   *[second] { $square } is bezet: daar ligt een O.
}

outcome-three-in-a-row = { $seat } wint: drie op een rij.
outcome-board-full = Gelijkspel: het bord is vol en niemand heeft drie op een rij.
outcome-no-line-left = Gelijkspel: niemand kan nog een rij volmaken.

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
level-beginner-about = Ziet één soort rij over het hoofd, elk potje een andere. Een kind kan winnen.
level-casual = Liefhebber
level-casual-about = Ziet elke rij van drie, maar denkt niet verder vooruit. Zet twee vallen tegelijk.
level-perfect = Perfect
level-perfect-about = Verliest nooit. Meer dan gelijkspel zit er niet in.
