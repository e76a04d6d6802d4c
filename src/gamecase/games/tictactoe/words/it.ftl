### Tic-tac-toe, in Italian. piece = pedina, square = casella, row = fila, draw = pareggio.

game-name = Tris
game-about = Fai tre in fila su nove caselle: si impara in un attimo e, se nessuno sbaglia, finisce in pareggio.
seat-first = X
seat-second = O

booklet-collection = Giochi riuniti
booklet-collection-about = Il tris come nel libretto di una scatola di giochi riuniti.
switch-ends_when_dead = Quando nessuno può più vincere
switch-ends_when_dead-no = Si gioca fino in fondo
switch-ends_when_dead-yes = Subito pareggio

clause-marks = Ognuno ha pedine di una sola forma e di un solo colore: X oppure O.
clause-starter = Comincia X. Chi prende X la prima volta è scelto a caso; poi ci si scambia a ogni partita.
clause-empty-square = A turno si mette una pedina su una casella vuota qualsiasi.
clause-no-pass = Non si può passare il turno.
clause-stays = Una pedina messa non si muove più.
clause-three-in-a-row = Chi ha per primo tre pedine in fila, in orizzontale, in verticale o in diagonale, vince subito. Due file completate con la stessa pedina sono comunque una sola vittoria.
clause-no-winner = Se il tabellone è pieno e nessuno ha tre pedine in fila, la partita è un pareggio.

refusal-empty-square = { $holder ->
    [first] La casella { $square } è occupata da una X.
   *[second] La casella { $square } è occupata da una O.
}

outcome-three-in-a-row = { $seat } vince: tre in fila.
outcome-board-full = Pareggio: il tabellone è pieno e nessuno ha tre pedine in fila.
outcome-no-line-left = Pareggio: nessuno può più fare tre in fila.

scene-title = Tabellone del tris
scene-pieces = { $seat ->
    [first] X in { $squares }.
   *[second] O in { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Nessuna X sul tabellone.
   *[second] Nessuna O sul tabellone.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: vuota
}
told-place = { $seat ->
    [first] X in { $square }
   *[second] O in { $square }
}

level-beginner = Principiante
level-beginner-about = Non vede un tipo di fila, uno diverso a ogni partita. Può vincere anche un bambino.
level-casual = Occasionale
level-casual-about = Vede ogni fila di tre, ma non guarda più avanti. Prepara due trappole in una volta.
level-perfect = Perfetto
level-perfect-about = Non perde mai. Il massimo che puoi ottenere è un pareggio.

## The rule book's chapters
chapter-setup = Prima di cominciare
chapter-moving = Come si gioca
chapter-ending = La fine della partita

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = La tua prima pedina
lesson-first-piece-task = Tu sei X. Metti una pedina su una casella vuota qualsiasi.
lesson-first-piece-done = Adesso toccherebbe a O. Una pedina messa non si muove più.
lesson-three = Tre in fila
lesson-three-task = Tu sei X. Completa una fila e vinci.
lesson-three-done = Tre in orizzontale, in verticale o in diagonale: hai vinto.
lesson-block = Blocca
lesson-block-task = Tu sei O, e X sta per vincere. Bloccala.
lesson-block-done = Guarda prima le file dell’avversario, poi le tue.
lesson-two-threats = Due minacce insieme
lesson-two-threats-task = Tu sei X. Blocca O e minaccia di vincere in due punti. Poi vinci.
lesson-two-threats-done = L’avversario può bloccare una sola fila alla volta. Con due minacce si vince.
lesson-corner = Mai perdere
lesson-corner-task = X ha cominciato in un angolo. Tu sei O: trova l’unica casella che ti salva.
lesson-corner-done = Contro un angolo ti salva solo il centro. Da qui O può non perdere mai.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Metti la tua pedina su una casella vuota qualsiasi. Tre in fila vincono.
guide-why = { $why ->
    [wins] Fai tre in fila.
    [blocks] Lì l’avversario farebbe tre in fila.
    [fork] Minacci due file insieme, e l’avversario può bloccarne una sola.
    [threat] Due in fila: ora l’avversario deve bloccare.
    [middle] Il centro fa parte di quattro file, più di ogni altra casella.
    [corner] Un angolo fa parte di tre file.
   *[other] Non c’è di meglio.
}
character-beginner = Scarabocchio
character-casual = Gessetto
character-perfect = Ardesia
origin-marks = Le pedine della scatola si distinguono per colore o forma. X e O sono nostre.
origin-starter = Su chi comincia non è stampato nulla. Qui comincia X, e chi gioca X è sorteggiato, come negli altri giochi della scatola.
origin-empty-square = Il testo francese dimentica di dire che la casella è vuota, e l’inglese parla insieme di spazi e di campi. Il testo tedesco è chiaro.
origin-no-pass = Sul passare non è stampato nulla.
origin-stays = Sullo spostare le pedine non è stampato nulla. Ogni giocatore ne ha quante servono.
origin-three-in-a-row = La misura del tabellone non è stampata; si intende tre per tre. Il testo francese ha una svista: tre di «queste» pedine invece delle proprie.
origin-no-winner = Secondo il testo inglese basta che un giocatore non possa completare una fila; si intende nessuno dei due. Il tedesco e l’inglese dicono che non c’è vincitore, il francese che è pareggio.
origin-no-winner-early = Il libretto lascia continuare. In questa partita si finisce quando nessuno può più vincere.
clause-no-winner-early = Quando nessuno può più fare tre in fila, la partita finisce subito in pareggio.
refusal-editor-turns = Ci sono { $first } X e { $second } O. Comincia X, quindi X ne ha quante O oppure una in più.
task-place = { $seat ->
    [first] Tocca a te: metti una X su una casella vuota.
   *[second] Tocca a te: metti una O su una casella vuota.
}

## Drills

drill-only-square = L’unica casella
drill-only-square-about = Trova l’unica casella che vince, o che ti salva dalla sconfitta.
drill-only-square-task = { $seat ->
    [first] Tu sei X. Una casella è migliore di tutte le altre.
   *[second] Tu sei O. Una casella è migliore di tutte le altre.
}
refusal-editor-went-on = { $seat ->
    [first] X ha tre in fila, quindi la partita sarebbe finita prima dell’ultima mossa di O.
   *[second] O ha tre in fila, quindi la partita sarebbe finita prima dell’ultima mossa di X.
}
