### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = Schnips Holzscheiben über ein rundes Brett, räum die des Gegners ab und ziel auf das Loch in der Mitte.
seat-first = Hell
seat-second = Dunkel
seat-third = Hell 2
seat-fourth = Dunkel 2

booklet-collection = Die Spielesammlung, zu zweit
booklet-collection-about = Je zwölf Scheiben. Wer in einer Runde besser ist, bekommt die Differenz.
booklet-trio = Die Spielesammlung, zu dritt
booklet-trio-about = Eine Person spielt allein gegen ein Zweierteam.
booklet-teams = Die Spielesammlung, zu viert
booklet-teams-about = Zwei Teams; Partner sitzen sich gegenüber.
booklet-tournament = Turnier, Einzel
booklet-tournament-about = Je acht Scheiben, zwei Punkte pro Runde, wie bei der Weltmeisterschaft.
booklet-doubles = Turnier, Doppel
booklet-doubles-about = Zwei Zweierteams, zwei Punkte pro Runde.

switch-played = Wo liegen die Scheiben?
switch-played-screen = Hier auf dem Bildschirm
switch-played-real-board = Auf einem echten Brett; hier wird gezählt
switch-board = Brett
switch-board-tournament = Turniermaß
switch-board-compact = Kleines Brett für zu Hause
switch-surface = Oberfläche
switch-surface-fast = Schnell
switch-surface-normal = Gewachst
switch-surface-slow = Stumpf
switch-miss_takes_touched = Ein freier Schuss, der nicht reicht
switch-miss_takes_touched-no = Kostet die gespielte Scheibe
switch-miss_takes_touched-yes = Kostet auch berührte eigene Scheiben
switch-rim_bounce = Scheiben an der Bande
switch-rim_bounce-no = Sind sofort aus
switch-rim_bounce-yes = Prallen ab und sind danach aus
switch-three_player_order = Reihenfolge zu dritt
switch-three_player_order-sides = Die Seiten wechseln sich ab
switch-three_player_order-clockwise = Im Uhrzeigersinn, wie gedruckt
switch-steadiness = Ruhige Hand
switch-steadiness-exact = Der Schuss geht genau, wie gezielt
switch-steadiness-human = Eine menschliche Hand, die etwas zittert

new-match-first-to-50 = Bis 50 Punkte
new-match-first-to-100 = Bis 100 Punkte
new-match-first-to-150 = Bis 150 Punkte
new-match-first-to-200 = Bis 200 Punkte
new-match-games-1 = Eine Runde
new-match-games-2 = Zwei Runden
new-match-games-4 = Vier Runden
new-match-games-8 = Acht Runden

clause-equipment = Das Brett hat Ringe zu 15, 10 und 5 Punkten, acht Stifte rund um den 15er-Ring und ein Loch in der Mitte. Die Scheiben sind hell oder dunkel.
clause-sides = Zwei sitzen sich gegenüber und haben je zwölf Scheiben einer Farbe. Bis sie gespielt werden, liegen die Scheiben neben dem Brett.
clause-sides-three = Eine Person spielt allein mit zwölf Scheiben. Die beiden Partner sitzen links und rechts von ihr und haben je sechs.
clause-sides-four = Vier spielen in zwei Teams. Partner sitzen sich gegenüber und haben je sechs Scheiben.
clause-sides-eight = Zwei sitzen sich gegenüber und haben je acht Scheiben einer Farbe.
clause-conduct = Nur wer an der Reihe ist, fasst das Brett an. Brett und Stühle bleiben, wo sie sind, und beim Schießen wird gesessen: Niemand steht von seinem Stuhl auf.
clause-quarter = Ein Schuss beginnt im eigenen Viertel; die Mitte der Scheibe liegt auf der Startlinie.
clause-free-place = Der Platz muss frei sein: Die Scheibe darf vor dem Schnipsen keine andere berühren, und nichts wird beiseitegeschoben.
clause-inwards = Schnips mit Zeige- oder Mittelfinger, in jede Richtung, die nach innen führt. Ein Schuss zählt, sobald die Scheibe den Finger verlässt, auch wenn er noch so schwach war.
clause-strength = Ein Schuss ist so stark, wie ein Finger schnipsen kann.
clause-turns = Pro Zug eine Scheibe. Danach schießt immer, wer links sitzt.
clause-turns-three = Pro Zug eine Scheibe. Die beiden Seiten wechseln sich ab, die Partner untereinander auch.
clause-must-touch = Liegt eine gegnerische Scheibe auf dem Brett, muss eine eigene eine gegnerische berühren: die gespielte oder eine, die sie anstößt.
clause-void = Berührt keine, ist der Schuss ein Foul: Die gespielte Scheibe und jede dabei berührte eigene kommen in den Graben, sogar aus dem Loch.
clause-open-board = Liegt keine gegnerische Scheibe auf dem Brett, muss die gespielte oder eine von ihr berührte eigene im 15er-Ring, auf seiner Linie oder im Loch liegen bleiben.
clause-missed = Gelingt das nicht, kommt die gespielte Scheibe in den Graben. Andere Scheiben bleiben liegen.
clause-missed-touched = Gelingt das nicht, kommen die gespielte Scheibe und jede berührte eigene in den Graben.
clause-contact = Jede Berührung während des Schusses zählt, egal wie schnell und auch über einen Stift. Scheiben, die schon aneinanderlagen, zählen nur, wenn eine davon getroffen wird. Eine Scheibe, die das Brett verlassen hat, berührt nichts mehr.
clause-off-board = Eine Scheibe, deren Mitte die Spielfläche verlässt, kommt sofort in den Graben.
clause-comes-back = Eine Scheibe, die über die Startlinie hinausläuft und zurückkommt, bleibt im Spiel.
clause-out-line = Eine Scheibe, die auf der Startlinie oder außerhalb liegen bleibt, kommt in den Graben, egal wem sie gehört.
clause-twenty = Eine Scheibe im Mittelloch wird herausgenommen und beiseitegelegt; sie zählt 20.
clause-twenty-owner = Ein Zwanziger zählt für die Seite, der die Scheibe gehört, egal wer sie versenkt hat. Scheiben des Partners sind eigene Scheiben.
clause-round-end = Die Runde endet, wenn alle Scheiben gespielt sind.
clause-next-start = Wer zuletzt geschossen hat, beginnt die nächste Runde.
clause-next-start-three = Wer zuletzt geschossen hat, beginnt die nächste Runde: ein Partner nach einer Runde, die der Einzelspieler begonnen hat, und der Einzelspieler nach einer Runde, die ein Partner begonnen hat.
clause-next-start-four = Wer zuletzt geschossen hat, beginnt die nächste Runde; das Startrecht wandert also einen Platz nach rechts.
clause-next-start-clockwise = Das Startrecht wandert von Runde zu Runde einen Platz nach links.
clause-points = Nach der Runde zählt jede Scheibe je nach Ring 15, 10 oder 5, jede beiseitegelegte 20.
clause-line-lower = Berührt eine Scheibe eine Ringlinie, zählt der niedrigere der beiden Ringe.
clause-round-score = Nur die Seite mit mehr Punkten bekommt etwas, nämlich die Differenz. Bei Gleichstand gibt es nichts.
clause-round-score-two = Die Seite mit mehr Punkten bekommt zwei Punkte für die Runde; bei Gleichstand bekommen beide einen.
clause-match = Vereinbart vor der ersten Runde eine Punktzahl, zum Beispiel 100. Das Match endet, wenn eine Seite sie erreicht. Geprüft wird nach jeder Runde.
clause-match-rounds = Das Match endet nach den vereinbarten Runden. Es gewinnt, wer mehr Punkte hat.
clause-settled = Wo die Scheiben liegen bleiben, wird aus Reibung und Stößen berechnet, für alle gleich, und steht im Protokoll.
clause-counted = Auf einem echten Brett wird nichts berechnet. Nach der Runde trägt ein, wer sie begonnen hat, wie viele Scheiben jeder Seite in jedem Ring liegen und wie viele beiseitegelegt wurden; der Stand wird hier geführt.
clause-hand = Wie ruhig die eigene Hand ist, stellt jeder für sich ein, bis der Schuss genau so geht, wie du zielst. Zu Beginn zittert sie ein wenig, wie die eines Meisters.

refusal-quarter = { $why ->
    [line] Leg die Mitte der Scheibe auf die Startlinie.
   *[quarter] Bleib in deinem Viertel: von { $low } bis { $high } Grad.
}
refusal-free-place = { $seat ->
    [first] Dort ist eine helle Scheibe im Weg.
    [second] Dort ist eine dunkle Scheibe im Weg.
    [third] Dort ist eine helle Scheibe im Weg.
   *[fourth] Dort ist eine dunkle Scheibe im Weg.
}
refusal-inwards = Schnips nach innen: { $low } bis { $high } Grad neben der Mitte.
refusal-strength = Ein Schuss hat zwischen { $low } und { $high } Millimeter pro Sekunde.
refusal-settled = { $fault ->
    [screen] Hier liegen die Scheiben auf dem Bildschirm: Schnips sie.
    [moving] Warte, bis alle Scheiben ruhig liegen.
    [early] Es ist keine Scheibe unterwegs.
    [unplayed] Erst ist die geschnipste Scheibe dran.
    [unknown] Eine genannte Scheibe liegt nicht auf dem Brett.
    [off-board] Eine Scheibe kann nicht außerhalb des Bretts liegen.
    [over-hole] Eine Scheibe kann nicht über dem Loch liegen; sie fiele hinein.
    [in-peg] Eine Scheibe kann nicht in einem Stift liegen.
   *[overlap] Zwei Scheiben können sich nicht überlappen.
}
refusal-counted = { $fault ->
    [real-board] Geschnipst wird auf eurem Brett. Trag hier ein, was von der Runde übrig ist.
    [all] Jede Seite hat nur { $discs } Scheiben.
   *[none] Dort ist keine Scheibe eingetragen.
}
refusal-hand = Eine Hand zittert um { $low } bis { $high } Tausendstel.

outcome-ahead = { $winner ->
    [first] Hell gewinnt die Runde
    [second] Dunkel gewinnt die Runde
    [third] Hell gewinnt die Runde
   *[fourth] Dunkel gewinnt die Runde
} und bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
outcome-level = Die Runde endet unentschieden.

scene-title = Crokinole-Brett
scene-side = { $seat ->
    [first] Hell
   *[second] Dunkel
}: derzeit { $points } Punkte, Zwanziger { $twenties }, auf dem Brett { $live }, im Graben { $ditch }, noch zu spielen { $left }.
scene-disc = { $seat ->
    [first] Helle Scheibe
   *[second] Dunkle Scheibe
}, { $zone ->
    [15] im 15er-Ring
    [10] im 10er-Ring
   *[5] im 5er-Ring
}
scene-lies = { scene-disc }: Richtung { $bearing }, { $far } cm von der Mitte deiner Linie.
scene-noted = { $seat ->
    [first] Hell
   *[second] Dunkel
}, { $zone ->
    [20] Zwanziger
    [15] 15er-Ring
    [10] 10er-Ring
   *[5] 5er-Ring
}: { $count }
scene-fewer = Eine weniger: { scene-noted }
count-help = { $seat ->
    [first] Hell beginnt.
    [second] Dunkel beginnt.
    [third] Hell 2 beginnt.
   *[fourth] Dunkel 2 beginnt.
} Sind alle Scheiben gespielt, tippe jeden Ring so oft an, wie Scheiben darin liegen, und die Mitte für jeden Zwanziger: links Hell, rechts Dunkel. Ein Tipp auf eine Zahl nimmt eine weg.
act-count = Zählen: Hell { $light }, Dunkel { $dark }
told-count = Gezählt: Hell { $light }, Dunkel { $dark }.
told-flick = { $seat ->
    [first] Hell
    [second] Dunkel
    [third] Hell 2
   *[fourth] Dunkel 2
} { $power ->
    [gentle] schnipst sanft.
    [firm] schnipst fest.
    [strong] schnipst kräftig.
   *[hard] schnipst mit voller Kraft.
}
told-settle = { $verdict ->
    [touched] Getroffen.
    [void] Foul: Keine gegnerische Scheibe wurde berührt.
    [reached] Der freie Schuss sitzt.
    [long] Zu weit: Ein freier Schuss muss im 15er-Ring oder im Loch liegen bleiben.
   *[missed] Zu kurz: Ein freier Schuss muss den 15er-Ring oder das Loch erreichen.
}{ $twenties ->
    [0] {""}
    [one] {" "}Zwanziger!
   *[other] {" "}Zwanziger: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Ein Zwanziger für den Gegner.
   *[other] {" "}Zwanziger für den Gegner: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Eine gegnerische Scheibe ist aus.
   *[other] {" "}{ $theirs } gegnerische Scheiben sind aus.
}{ $ours ->
    [0] {""}
    [one] {" "}Eine eigene Scheibe ist aus.
   *[other] {" "}{ $ours } eigene Scheiben sind aus.
}

level-beginner = Anfänger
level-beginner-about = Schnipst auf das Nächstbeste und trifft jeden fünften freien Zwanziger.
level-casual = Hobbyspieler
level-casual-about = Trifft jeden dritten freien Zwanziger und sucht gute Treffer.
level-club = Vereinsspieler
level-club-about = Trifft jeden zweiten freien Zwanziger und versteckt sich hinter Stiften.
level-tournament = Turnierspieler
level-tournament-about = Trifft zwei von drei freien Zwanzigern und lässt nicht locker.
level-champion = Meister
level-champion-about = Trifft drei von vier freien Zwanzigern, wie die Besten.
level-machine = Maschine
level-machine-about = Verfehlt fast nie. Für alle, die sehen wollen, was möglich ist.

## The rule book's chapters
chapter-setup = Brett und Spieler
chapter-shot = Der Schuss
chapter-valid = Gute Schüsse und Fouls
chapter-leaving = Graben und Loch
chapter-scoring = Zählen

## Lessons: a title, what to do, and what was learnt
lesson-flick = Der erste Schuss
lesson-flick-task = Das Brett ist leer. Schnips deine Scheibe so, dass sie innerhalb der Stifte oder im Loch liegen bleibt.
lesson-flick-done = Genau das muss ein Schuss schaffen, wenn keine gegnerische Scheibe auf dem Brett liegt.
lesson-twenty = Zwanziger
lesson-twenty-task = Versenk deine Scheibe im Loch. Ziele genau und schnips nicht zu fest.
lesson-twenty-done = Die Scheibe wird beiseitegelegt und zählt 20.
lesson-touch = Eine Scheibe treffen
lesson-touch-task = Auf dem Brett liegt eine gegnerische Scheibe. Berühre sie.
lesson-touch-done = Wer keine gegnerische berührt, verliert die gerade gespielte Scheibe.
lesson-drive-off = Abräumen
lesson-drive-off-task = Stoß die gegnerische Scheibe vom Brett.
lesson-drive-off-done = Scheiben im Graben zählen nichts. Am besten bleibt deine dabei auf dem Brett.
lesson-through = Über die eigene Scheibe
lesson-through-task = Deine eigene Scheibe liegt im Weg. Stoß sie gegen die gegnerische.
lesson-through-done = Es genügt, wenn eine deiner Scheiben eine gegnerische berührt.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Der Gegner hat Scheiben auf dem Brett: Triff eine davon, sonst ist deine verloren.
   *[other] Das Brett ist frei: Ziel auf das Loch, und komm wenigstens bis in den 15er-Ring.
}
character-beginner = Spule
character-casual = Murmel
character-club = Ahorn
character-tournament = Schwung
character-champion = Komet
character-machine = Uhrwerk
switch-start_tolerance = Ein Schuss beginnt
switch-start_tolerance-no = Mit der Mitte der Scheibe auf der Linie
switch-start_tolerance-yes = Mit der Scheibe bis zur Hälfte über der Linie, wie gedruckt
clause-quarter-tolerance = Du schießt aus deinem eigenen Viertel. Die Scheibe liegt auf der Startlinie, und bis zur Hälfte darf sie über die Linie ragen.
clause-turns-three-clockwise = Pro Zug eine Scheibe. Danach schießt immer, wer links sitzt; wer keine Scheiben mehr hat, wird übersprungen.
clause-next-start-three-clockwise = Wer zuletzt geschossen hat, beginnt die nächste Runde: immer wer allein spielt, denn der hat noch Scheiben, wenn die Partner keine mehr haben.
clause-off-board-bounces = Eine Scheibe darf von der Bande abprallen und zurückkommen. Wenn alles ruht, kommt sie in den Graben. Was sie verschoben hat, bleibt verschoben, und ihre Berührungen zählen nicht.
clause-hand-human = Jede Hand zittert ein wenig, wie die eines guten Spielers. Wenn du willst, lass deine mehr zittern.
refusal-quarter-tolerance = { $why ->
    [line] Höchstens die Hälfte der Scheibe darf über die Linie ragen: von { $low } bis { $high } Millimeter.
   *[quarter] Bleib in deinem Viertel: von { $low } bis { $high } Grad.
}
refusal-hand-human = Eine Hand zittert um { $low } bis { $high } Tausendstel.
origin-equipment = Das Heft nennt ein Brett und je zwölf helle und dunkle Scheiben. Stifte und Maße erwähnt es nicht; wir nehmen die von Turnierbrettern oder per Option ein kleineres Brett.
origin-tournament-equipment = Die Maße sind die des Weltmeisterschaftsbretts.
origin-doubles-equipment = Die Maße sind die des Weltmeisterschaftsbretts.
origin-sides = Im russischen Text fehlt, dass die Scheiben neben dem Brett liegen, bevor sie gespielt werden.
origin-sides-three = Wo die drei sitzen, ist nicht gesagt. Wir setzen die Partner einander gegenüber.
origin-collection-conduct = Im italienischen Text fehlt dieser Abschnitt. Auf Schwedisch musst du nur beim Schießen sitzen; Schwedisch, Polnisch und Russisch sprechen von den Spielern statt von den Stühlen. Eine Strafe ist nicht gedruckt.
origin-quarter = Das Heft lässt die Scheibe „bis zur Hälfte“ über der Linie liegen und sagt nicht, in welche Richtung. Mit der Mitte auf der Linie ist jede Lesart erfüllt, also spielen wir das; den Wortlaut gibt es als Option. Der russische Text spricht von der Linie zwischen den Vierteln, der niederländische und der russische vom Viertel gegenüber, und im italienischen fehlt die Stelle.
origin-tournament-quarter = Turnierregeln verlangen nur, dass die Scheibe die Linie berührt. Mit der Mitte darauf tut sie das.
origin-doubles-quarter = Turnierregeln verlangen nur, dass die Scheibe die Linie berührt. Mit der Mitte darauf tut sie das.
origin-quarter-tolerance = Das ist der Wortlaut: „bis zur Hälfte“ über der Linie. Die Richtung ist nicht gesagt, also ist beides erlaubt.
origin-free-place = Über einen besetzten Startplatz ist nichts gedruckt.
origin-collection-inwards = Das Heft nennt den Finger und sagt: zur Mitte. Dass jede Richtung nach innen gilt und ein schwacher Schuss zählt, ist unsere Lesart.
origin-strength = Darüber ist nichts gedruckt; der Computer braucht eine Grenze.
origin-turns-three = Nach dem Heft geht es jedes Mal nach links weiter. Dann haben die Partner zuerst keine Scheiben mehr, und wer allein spielt, schießt sechsmal hintereinander. Deshalb wechseln sich bei uns die Seiten ab; den Wortlaut gibt es als Option.
origin-turns-three-clockwise = Das ist der Wortlaut: immer, wer links sitzt.
origin-collection-must-touch = Deutsch und Englisch lassen jede eigene Scheibe die Berührung machen, du darfst also eine gegen eine andere schieben. Die anderen acht Sprachen sprechen von „seiner Scheibe“; wir folgen Deutsch und Englisch.
origin-collection-void = Der russische Text nimmt nur Scheiben weg, die die gespielte selbst berührt hat, und im polnischen fehlt „eigene“. Wir folgen den anderen Sprachen: jede berührte eigene Scheibe.
origin-collection-open-board = Im dänischen Text fehlt ein „kein“, er wiederholt die Bedingung der Regel davor. Der russische Text verschmilzt Ring und Linie. Wir spielen, was die anderen Sprachen sagen.
origin-missed = Deutsch, Englisch, Italienisch und Niederländisch betonen, dass nur diese Scheibe weggeht; die anderen nennen sie einfach.
origin-collection-missed-touched = Das Heft nimmt nur die gespielte Scheibe weg. In dieser Partie gehen auch berührte eigene, wie bei Turnieren.
origin-collection-contact = Was als Berührung zählt, ist nicht gedruckt.
origin-off-board = Nach dem Heft kann eine Scheibe von der Bande abprallen: Sie kommt in den Graben, und was sie berührt hat, bleibt liegen. Wir nehmen eine Scheibe weg, sobald sie die Fläche verlässt, damit nichts von einer Scheibe verschoben wird, die aus ist; den Wortlaut gibt es als Option.
origin-tournament-off-board = Bei Turnieren bleibt verschoben, was eine Scheibe auf dem Rückweg von der Bande verschiebt. Wir nehmen sie weg, sobald sie die Fläche verlässt; die Option lässt sie abprallen.
origin-doubles-off-board = Bei Turnieren bleibt verschoben, was eine Scheibe auf dem Rückweg von der Bande verschiebt. Wir nehmen sie weg, sobald sie die Fläche verlässt; die Option lässt sie abprallen.
origin-collection-off-board-bounces = Englisch, Niederländisch und Dänisch nennen die Bande „Bänder“. Gemeint ist der Rand des Bretts.
origin-collection-out-line = Das Heft nennt Scheiben auf der Linie. Dass auch eine dahinter aus ist, versteht sich; der französische Text macht aus der Linie eine Zone, mit demselben Ergebnis.
origin-collection-twenty = Im englischen Text und den danach gemachten ist eine Überschrift verrutscht, und die dänische Scheibe fällt „durch“ das Loch. Gemeint sind zwanzig für jede Scheibe im Loch.
origin-collection-twenty-owner = Das Heft spricht nur vom Versenken der eigenen Scheibe. Wir zählen sie für ihren Besitzer, wie bei Turnieren.
origin-collection-round-end = Der russische Text beendet die Runde, wenn ein Spieler keine Scheiben mehr hat; das kostete den anderen den letzten Schuss. Alle neun anderen warten auf alle.
origin-next-start = Der französische Text lässt beginnen, wer „als Letzter platziert“ ist. Schwedisch, Polnisch und Russisch sagen klar, dass es der letzte Schütze ist, und die anderen lassen sich so lesen.
origin-next-start-three = Der französische Text lässt beginnen, wer „als Letzter platziert“ ist; die anderen meinen den letzten Schützen. Wer das ist, folgt aus der Reihenfolge.
origin-next-start-three-clockwise = Der französische Text lässt beginnen, wer „als Letzter platziert“ ist; die anderen meinen den letzten Schützen. In dieser Reihenfolge ist das, wer allein spielt.
origin-next-start-four = Der französische Text lässt beginnen, wer „als Letzter platziert“ ist; die anderen meinen den letzten Schützen.
origin-collection-points = Im polnischen Text fehlt „jede“.
origin-collection-line-lower = Der französische Text spricht vom Liegen über einer Linie, der russische von Kreisen, die sich schneiden. Die Linie zu berühren genügt.
origin-round-score = Der schwedische Text nennt die Differenz einen Bonus; sein eigenes Beispiel zeigt, dass nur die Differenz zählt. Ein Gleichstand wird nicht erwähnt: Niemand bekommt etwas.
origin-match = Im italienischen Text fehlt das Beispiel von 100 Punkten.
origin-settled = Auf einem Bildschirm rechnet der Computer aus, wie die Scheiben rutschen.
origin-counted = Das Heft kennt nur echte Bretter. So wird der Stand hier geführt.
origin-hand = Ein Bildschirm hat keinen Finger. Das ist unsere eigene Regel.
origin-hand-human = Ein Bildschirm hat keinen Finger. Das ist unsere eigene Regel.
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
box-players = Zu wievielt spielt ihr?
box-round_score = Was bekommt die bessere Seite für eine Runde?
box-round_score-difference = Den Unterschied der Punkte
box-round_score-two-points = Zwei Punkte
written-count = Gezählt: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } Zwanziger
   *[other] { $twenties } Zwanziger
}
written-shot = { $verdict ->
    [void] Scheibe { $disc }: trifft niemanden, aus
    [missed] Scheibe { $disc }: nicht in der Mitte, aus
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Scheibe { $disc }: aus
           *[5] Scheibe { $disc }: bleibt in { $zone }
        }
        [one] Scheibe { $disc }: Zwanziger!
       *[other] Scheibe { $disc }: { $twenties } Zwanziger!
    }
}{ $theirs ->
    [0] {""}
    [one] , nimmt eine mit
   *[other] , nimmt { $theirs } mit
} · { $light }–{ $dark }
flick-power = { $power ->
    [gentle] sanft
    [firm] fest
    [strong] kräftig
   *[hard] sehr kräftig
}
task-shoot = Du bist dran: Schieß eine Scheibe.
task-hit = Du bist dran: Triff eine gegnerische Scheibe.
editor-starter = Wer die Runde begonnen hat
editor-shots = { $seat ->
    [first] Gespielte Scheiben (als Nächstes Hell)
    [second] Gespielte Scheiben (als Nächstes Dunkel)
    [third] Gespielte Scheiben (als Nächstes Hell 2)
   *[fourth] Gespielte Scheiben (als Nächstes Dunkel 2)
}
editor-twenties = { $seat ->
    [first] Zwanziger von Hell
    [second] Zwanziger von Dunkel
    [third] Zwanziger von Hell 2
   *[fourth] Zwanziger von Dunkel 2
}
refusal-editor-many = { $seat ->
    [first] Hell hat { $count } Scheiben; es gibt nur { $most }.
    [second] Dunkel hat { $count } Scheiben; es gibt nur { $most }.
    [third] Hell 2 hat { $count } Scheiben; es gibt nur { $most }.
   *[fourth] Dunkel 2 hat { $count } Scheiben; es gibt nur { $most }.
}
refusal-editor-out = Eine Scheibe, die die äußere Linie berührt, ist draußen und kommt in den Graben.

## Drills

drill-open-twenty = Freier Zwanziger
drill-open-twenty-about = Versenk Scheiben auf leerem Brett.
drill-open-twenty-task = { $goal ->
    [near] Schnips { $shots } Scheiben so, dass sie im markierten Kreis liegen bleiben.
    [sunk] Schnips { $shots } Scheiben ins Loch.
   *[side] Schnips { $shots } Scheiben ins Loch, jede nahe vom Rand deines Viertels aus.
}
drill-take-out = Abräumen
drill-take-out-about = Stoß eine Scheibe des Gegners vom Brett.
drill-take-out-task = { $goal ->
    [touch] Triff die dunkle Scheibe. Du hast { $shots } Schüsse.
    [out] Stoß die dunkle Scheibe vom Brett. Du hast { $shots } Schüsse.
    [stay] Stoß die dunkle Scheibe so vom Brett, dass deine darauf bleibt. Du hast { $shots } Schüsse.
   *[fifteen] Stoß die dunkle Scheibe vom Brett und lass deine innerhalb der Stifte liegen. Du hast { $shots } Schüsse.
}
drill-hidden-disc = Hinter einem Stift
drill-hidden-disc-about = Leg deine Scheibe dorthin, wo ein Stift sie schützt.
drill-hidden-disc-task = Schnips { $shots } Scheiben so, dass sie im markierten Kreis liegen bleiben, vom Platz des Gegners aus hinter einem Stift.
drill-shots-hits = Treffer: { $hits } von { $shots }.
drill-shots-spread = Im Mittel { $across } mm zu weit { $side ->
    [left] links
   *[right] rechts
} und { $along } mm zu { $way ->
    [short] kurz
   *[long] lang
}, bei einer Streuung von { $spread } mm.
