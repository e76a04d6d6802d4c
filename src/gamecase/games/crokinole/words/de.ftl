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
clause-conduct = Nur wer an der Reihe ist, fasst das Brett an. Brett und Stühle bleiben, wo sie sind, und man selbst bleibt sitzen.
clause-quarter = Ein Schuss beginnt im eigenen Viertel; die Mitte der Scheibe liegt auf der Startlinie.
clause-free-place = Der Platz muss frei sein: Die Scheibe darf vor dem Schnipsen keine andere berühren, und nichts wird beiseitegeschoben.
clause-inwards = Geschnipst wird in jede Richtung, die nach innen führt. Ein Schuss zählt, sobald die Scheibe den Finger verlässt, auch wenn er noch so schwach war.
clause-strength = Ein Schuss ist so stark, wie ein Finger schnipsen kann.
clause-turns = Pro Zug eine Scheibe. Danach schießt immer, wer links sitzt.
clause-turns-three = Pro Zug eine Scheibe. Die Seiten wechseln sich ab, die Partner untereinander auch. Wie gedruckt: Es folgt, wer links sitzt; wer keine Scheiben mehr hat, wird übersprungen.
clause-must-touch = Liegt eine gegnerische Scheibe auf dem Brett, muss eine eigene eine gegnerische berühren: die gespielte oder eine, die sie anstößt.
clause-void = Berührt keine, ist der Schuss ein Foul: Die gespielte Scheibe und jede dabei berührte eigene kommen in den Graben, sogar aus dem Loch.
clause-open-board = Liegt keine gegnerische Scheibe auf dem Brett, muss die gespielte oder eine von ihr berührte eigene im 15er-Ring, auf seiner Linie oder im Loch liegen bleiben.
clause-missed = Gelingt das nicht, kommt die gespielte Scheibe in den Graben. Andere Scheiben bleiben liegen.
clause-missed-touched = Gelingt das nicht, kommen die gespielte Scheibe und jede berührte eigene in den Graben.
clause-contact = Jede Berührung während des Schusses zählt, egal wie schnell und auch über einen Stift. Scheiben, die schon aneinanderlagen, zählen nur, wenn eine davon getroffen wird. Eine Scheibe, die das Brett verlassen hat, berührt nichts mehr.
clause-off-board = Eine Scheibe, deren Mitte die Spielfläche verlässt, ist sofort aus. Lasst ihr Scheiben von der Bande abprallen, kommen sie in den Graben, wenn alles ruht; was sie verschoben haben, bleibt verschoben.
clause-comes-back = Eine Scheibe, die über die Startlinie hinausläuft und zurückkommt, bleibt im Spiel.
clause-out-line = Eine Scheibe, die auf der Startlinie oder außerhalb liegen bleibt, kommt in den Graben, egal wem sie gehört.
clause-twenty = Eine Scheibe im Mittelloch wird herausgenommen und beiseitegelegt; sie zählt 20.
clause-twenty-owner = Ein Zwanziger zählt für die Seite, der die Scheibe gehört, egal wer sie versenkt hat. Scheiben des Partners sind eigene Scheiben.
clause-round-end = Die Runde endet, wenn alle Scheiben gespielt sind.
clause-next-start = Wer zuletzt geschossen hat, beginnt die nächste Runde.
clause-next-start-three = Wer zuletzt geschossen hat, beginnt die nächste Runde: erst wer allein spielt, dann ein Partner und so weiter.
clause-next-start-four = Wer zuletzt geschossen hat, beginnt die nächste Runde; das Startrecht wandert also einen Platz nach rechts.
clause-next-start-clockwise = Das Startrecht wandert von Runde zu Runde einen Platz nach links.
clause-points = Nach der Runde zählt jede Scheibe je nach Ring 15, 10 oder 5, jede beiseitegelegte 20.
clause-line-lower = Berührt eine Scheibe eine Ringlinie, zählt der niedrigere der beiden Ringe.
clause-round-score = Nur die Seite mit mehr Punkten bekommt etwas, nämlich die Differenz. Bei Gleichstand gibt es nichts.
clause-round-score-two = Die Seite mit mehr Punkten bekommt zwei Punkte für die Runde; bei Gleichstand bekommen beide einen.
clause-match = Das Match endet, wenn eine Seite die vereinbarten Punkte erreicht. Geprüft wird nach jeder Runde.
clause-match-rounds = Das Match endet nach den vereinbarten Runden. Es gewinnt, wer mehr Punkte hat.
clause-settled = Wo die Scheiben liegen bleiben, wird aus Reibung und Stößen berechnet, für alle gleich, und steht im Protokoll.
clause-counted = Auf einem echten Brett wird nichts berechnet. Nach der Runde trägt ein, wer sie begonnen hat, wie viele Scheiben jeder Seite in jedem Ring liegen und wie viele beiseitegelegt wurden; der Stand wird hier geführt.
clause-hand = Der Schuss geht genau, wie du zielst. Wem das zu leicht ist, der lässt seine Hand ein wenig zittern: Wie ruhig sie ist, stellt jeder für sich ein.

refusal-quarter = Bleib in deinem Viertel: von { $low } bis { $high } Grad.
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
    [first] Hell schnipst mit { $speed } m/s.
    [second] Dunkel schnipst mit { $speed } m/s.
    [third] Hell 2 schnipst mit { $speed } m/s.
   *[fourth] Dunkel 2 schnipst mit { $speed } m/s.
}
told-settle = { $verdict ->
    [touched] Getroffen.
    [void] Foul: Keine gegnerische Scheibe wurde berührt.
    [reached] Der freie Schuss sitzt.
   *[missed] Der freie Schuss reicht nicht.
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
