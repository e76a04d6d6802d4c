### Crokinole, in Italian. disc = dischetto, shot = tiro, ring = anello, hole = foro, twenty = venti, peg = piolo, ditch = fossato,
### round = manche, foul = fallo. The sides are Chiaro and Scuro.

game-name = Crokinole
game-about = Con un colpo di dito lancia dischetti di legno su un tabellone rotondo, scaccia quelli dell’avversario e mira al foro nel mezzo.
seat-first = Chiaro
seat-second = Scuro
seat-third = Chiaro 2
seat-fourth = Scuro 2

booklet-collection = Giochi riuniti, in due
booklet-collection-about = Dodici dischetti a testa. Chi fa meglio nella manche segna la differenza.
booklet-trio = Giochi riuniti, in tre
booklet-trio-about = Un giocatore contro due compagni.
booklet-teams = Giochi riuniti, in quattro
booklet-teams-about = Due squadre. I compagni siedono di fronte.
booklet-tournament = Torneo, singolo
booklet-tournament-about = Otto dischetti a testa, due punti per manche, come ai campionati mondiali.
booklet-doubles = Torneo, doppio
booklet-doubles-about = Due squadre da due, due punti per manche.

switch-played = Dove sono i dischetti?
switch-played-screen = Qui sullo schermo
switch-played-real-board = Su un tabellone vero; qui teniamo i punti
switch-board = Tabellone
switch-board-tournament = Misura da torneo
switch-board-compact = Piccolo, per casa
switch-surface = Superficie
switch-surface-fast = Veloce
switch-surface-normal = Cerata
switch-surface-slow = Asciutta
switch-miss_takes_touched = Un tiro libero troppo corto
switch-miss_takes_touched-no = Costa il dischetto giocato
switch-miss_takes_touched-yes = Costa anche i tuoi dischetti che ha toccato
switch-rim_bounce = I dischetti che toccano il bordo
switch-rim_bounce-no = Sono subito fuori
switch-rim_bounce-yes = Rimbalzano e poi escono
switch-three_player_order = Ordine in tre
switch-three_player_order-sides = Le parti si alternano
switch-three_player_order-clockwise = In senso orario, come stampato
switch-steadiness = Mano ferma
switch-steadiness-exact = Il dischetto va esattamente dove miri
switch-steadiness-human = Come una mano umana, trema un po’

new-match-first-to-50 = A 50 punti
new-match-first-to-100 = A 100 punti
new-match-first-to-150 = A 150 punti
new-match-first-to-200 = A 200 punti
new-match-games-1 = Una manche
new-match-games-2 = Due manche
new-match-games-4 = Quattro manche
new-match-games-8 = Otto manche

clause-equipment = Il tabellone ha anelli da 15, 10 e 5 punti, otto pioli intorno all’anello da 15 e un foro nel mezzo. I dischetti sono chiari o scuri.
clause-sides = Due giocatori siedono di fronte, con dodici dischetti di un colore a testa. I dischetti restano fuori dal tabellone finché non si giocano.
clause-sides-three = Uno gioca da solo con dodici dischetti. I due compagni siedono alla sua sinistra e alla sua destra, con sei dischetti a testa.
clause-sides-four = In quattro si formano due squadre. I compagni siedono di fronte, con sei dischetti a testa.
clause-sides-eight = Due giocatori siedono di fronte, con otto dischetti di un colore a testa.
clause-conduct = Può toccare il tabellone solo chi è di turno. Il tabellone e le sedie restano dove sono, e si tira da seduti: nessuno si alza dalla sedia.
clause-quarter = Si tira dal proprio quarto, con il centro del dischetto sulla linea di partenza.
clause-free-place = Il posto dev’essere libero: prima del tiro il dischetto non deve toccarne altri, e non si può spostare nulla per fare spazio.
clause-inwards = Si tira con l’indice o il medio, in qualunque direzione verso l’interno. Il tiro conta appena il dischetto lascia il dito, per quanto debole.
clause-strength = Un tiro non è mai più forte di quanto può esserlo un dito.
clause-turns = A ogni turno un dischetto. Poi tira sempre il giocatore alla tua sinistra.
clause-turns-three = A ogni turno un dischetto. Le due parti si alternano, e così i compagni.
clause-must-touch = Se sul tabellone c’è un dischetto avversario, uno dei tuoi deve toccarne uno: quello giocato, o un altro che spinge.
clause-void = Se nessuno lo tocca, è fallo: il dischetto giocato e ogni tuo dischetto toccato durante il tiro vanno nel fossato, anche dal foro.
clause-open-board = Se sul tabellone non ci sono dischetti avversari, quello giocato o uno dei tuoi che ha toccato deve fermarsi nell’anello da 15, sulla sua linea o nel foro.
clause-missed = Altrimenti il dischetto giocato va nel fossato. Gli altri restano dove sono.
clause-missed-touched = Altrimenti il dischetto giocato e ogni tuo dischetto che ha toccato vanno nel fossato.
clause-contact = Ogni contatto durante il tiro conta, a qualunque velocità e anche dopo un piolo. I dischetti già a contatto contano solo se uno di loro viene colpito. Un dischetto uscito dal tabellone non tocca più nulla.
clause-off-board = Un dischetto il cui centro lascia la superficie di gioco va subito nel fossato.
clause-comes-back = Un dischetto che supera la linea di partenza e torna indietro resta in gioco.
clause-out-line = Un dischetto fermo sulla linea di partenza, o al di fuori, va nel fossato, di chiunque sia.
clause-twenty = Un dischetto nel foro centrale si toglie dal tabellone e si mette da parte: vale 20.
clause-twenty-owner = Un venti conta per il proprietario del dischetto, chiunque l’abbia imbucato. I dischetti del compagno contano come tuoi.
clause-round-end = La manche finisce quando tutti hanno giocato tutti i dischetti.
clause-next-start = Chi ha tirato per ultimo comincia la manche seguente.
clause-next-start-three = Chi ha tirato per ultimo comincia la manche seguente: un compagno dopo una manche cominciata da chi è da solo, e chi è da solo dopo una manche cominciata da un compagno.
clause-next-start-four = Chi ha tirato per ultimo comincia la manche seguente: l’inizio passa quindi di un posto a destra.
clause-next-start-clockwise = L’inizio passa di un posto a sinistra a ogni manche.
clause-points = Dopo la manche ogni dischetto vale 15, 10 o 5 secondo l’anello, e ogni venti vale 20.
clause-line-lower = Un dischetto che tocca una linea conta per il più basso dei due anelli.
clause-round-score = Segna solo chi ha più punti, e segna la differenza. In parità nessuno segna.
clause-round-score-two = Chi ha più punti ne riceve due per la manche; in parità, uno per parte.
clause-match = Prima della prima manche accordatevi su un numero di punti, per esempio 100. L’incontro finisce quando una parte lo raggiunge. Si controlla dopo ogni manche.
clause-match-rounds = L’incontro finisce dopo il numero di manche stabilito. Vince la parte con più punti.
clause-settled = Dove si fermano i dischetti si calcola da attrito e urti, uguale per tutti, e resta nel registro.
clause-counted = Su un tabellone vero non si calcola nulla. Finita la manche, chi l’ha cominciata segna quanti dischetti ha ogni parte in ogni anello e quanti venti; il punteggio si tiene qui.
clause-hand = Quanto sia ferma la mano lo decide ognuno per sé, fino a un dischetto che va esattamente dove miri. All’inizio trema un po’, come quella di un campione.

refusal-quarter = { $why ->
    [line] Metti il centro del dischetto sulla linea di partenza.
   *[quarter] Resta nel tuo quarto: da { $low } a { $high } gradi.
}
refusal-free-place = { $seat ->
    [first] Quel posto è occupato da un dischetto chiaro.
    [second] Quel posto è occupato da un dischetto scuro.
    [third] Quel posto è occupato da un dischetto chiaro.
   *[fourth] Quel posto è occupato da un dischetto scuro.
}
refusal-inwards = Tira verso l’interno: da { $low } a { $high } gradi rispetto al centro.
refusal-strength = Un tiro deve essere tra { $low } e { $high } millimetri al secondo.
refusal-settled = { $fault ->
    [screen] Qui giochi sullo schermo: tira i dischetti.
    [moving] Aspetta che tutti i dischetti siano fermi.
    [early] Nessun dischetto è in movimento.
    [unplayed] Prima viene il dischetto lanciato.
    [unknown] Uno di questi dischetti non è sul tabellone.
    [off-board] Un dischetto non può stare fuori dal tabellone.
    [over-hole] Un dischetto non può stare sopra il foro; ci cadrebbe dentro.
    [in-peg] Un dischetto non può stare dentro un piolo.
   *[overlap] Due dischetti non possono sovrapporsi.
}
refusal-counted = { $fault ->
    [real-board] Tira sul tuo tabellone, poi segna qui i dischetti rimasti alla fine della manche.
    [all] Ogni parte ha solo { $discs } dischetti.
   *[none] Lì non hai segnato nessun dischetto.
}
refusal-hand = Una mano trema da { $low } a { $high } millesimi.

outcome-ahead = { $winner ->
    [first] Chiaro vince la manche
    [second] Scuro vince la manche
    [third] Chiaro vince la manche
   *[fourth] Scuro vince la manche
} e segna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
outcome-level = La manche finisce in parità.

scene-title = Tabellone di crokinole
scene-side = { $seat ->
    [first] Chiaro
   *[second] Scuro
}: { $points } punti ora, venti { $twenties }, sul tabellone { $live }, nel fossato { $ditch }, ancora da giocare { $left }.
scene-disc = { $seat ->
    [first] Dischetto chiaro
   *[second] Dischetto scuro
}, { $zone ->
    [15] nell’anello da 15
    [10] nell’anello da 10
   *[5] nell’anello da 5
}
scene-lies = { scene-disc }: direzione { $bearing }, a { $far } cm dal centro della tua linea di partenza.
scene-noted = { $seat ->
    [first] Chiaro
   *[second] Scuro
}, { $zone ->
    [20] venti
    [15] anello da 15
    [10] anello da 10
   *[5] anello da 5
}: { $count }
scene-fewer = Uno in meno: { scene-noted }
count-help = { $seat ->
    [first] Chiaro comincia.
    [second] Scuro comincia.
    [third] Chiaro 2 comincia.
   *[fourth] Scuro 2 comincia.
} Quando tutti i dischetti sono giocati, tocca un anello una volta per ogni dischetto che contiene, e il centro per ogni venti: Chiaro a sinistra, Scuro a destra. Tocca un numero per toglierne uno.
act-count = Conta: Chiaro { $light }, Scuro { $dark }
told-count = Contato: Chiaro { $light }, Scuro { $dark }.
told-flick = { $seat ->
    [first] Chiaro
    [second] Scuro
    [third] Chiaro 2
   *[fourth] Scuro 2
} { $power ->
    [gentle] tira piano.
    [firm] tira deciso.
    [strong] tira forte.
   *[hard] tira con tutta la forza.
}
told-settle = { $verdict ->
    [touched] Colpito.
    [void] Fallo: nessun dischetto avversario toccato.
    [reached] Il tiro libero è buono.
    [long] Troppo lungo: un tiro libero deve fermarsi nell’anello da 15 o nel foro.
   *[missed] Troppo corto: un tiro libero deve arrivare all’anello da 15 o al foro.
}{ $twenties ->
    [0] {""}
    [one] {" "}Venti!
   *[other] {" "}{ $twenties } venti!
}{ $given ->
    [0] {""}
    [one] {" "}Un venti per l’avversario.
   *[other] {" "}{ $given } venti per l’avversario.
}{ $theirs ->
    [0] {""}
    [one] {" "}Un dischetto avversario è fuori.
   *[other] {" "}{ $theirs } dischetti avversari sono fuori.
}{ $ours ->
    [0] {""}
    [one] {" "}Un dischetto di chi ha tirato è fuori.
   *[other] {" "}{ $ours } dischetti di chi ha tirato sono fuori.
}

level-beginner = Principiante
level-beginner-about = Tira al più vicino. Fa un venti libero su cinque.
level-casual = Occasionale
level-casual-about = Fa un venti libero su tre e cerca i colpi buoni.
level-club = Giocatore di circolo
level-club-about = Fa un venti libero su due e si nasconde dietro i pioli.
level-tournament = Giocatore da torneo
level-tournament-about = Fa due venti liberi su tre ed è difficile da battere.
level-champion = Campione
level-champion-about = Fa tre venti liberi su quattro, come i migliori.
level-machine = Macchina
level-machine-about = Non sbaglia quasi mai. Sfidala per vedere che cosa è possibile.

## The rule book's chapters
chapter-setup = Tabellone e giocatori
chapter-shot = Il tiro
chapter-valid = Tiri buoni e falli
chapter-leaving = Fossato e foro
chapter-scoring = Il punteggio

## Lessons: a title, what to do, and what was learnt
lesson-flick = Il tuo primo tiro
lesson-flick-task = Il tabellone è vuoto. Tira il tuo dischetto in modo che si fermi dentro il cerchio dei pioli, o nel foro.
lesson-flick-done = Senza dischetti avversari sul tabellone, un tiro deve riuscire a fare questo.
lesson-twenty = Venti
lesson-twenty-task = Imbuca il tuo dischetto nel foro. Mira dritto e non tirare troppo forte.
lesson-twenty-done = Il dischetto si mette da parte e vale 20.
lesson-touch = Colpisci un dischetto
lesson-touch-task = Sul tabellone c’è un dischetto avversario. Colpiscilo.
lesson-touch-done = Se non tocchi un dischetto avversario, perdi quello che hai giocato.
lesson-drive-off = Scaccialo
lesson-drive-off-task = Butta fuori dal tabellone il dischetto avversario.
lesson-drive-off-done = I dischetti nel fossato non valgono niente. Meglio ancora se i tuoi restano sul tabellone.
lesson-through = Con un altro dei tuoi
lesson-through-task = Un tuo dischetto è in mezzo alla strada. Spingilo contro quello avversario.
lesson-through-done = Basta che uno dei tuoi dischetti ne tocchi uno avversario.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] L’avversario ha dischetti sul tabellone: colpiscine uno, o perdi il tuo.
   *[other] Non ci sono dischetti avversari: punta al foro e arriva almeno all’anello da 15.
}
character-beginner = Rocchetto
character-casual = Biglia
character-club = Acero
character-tournament = Slancio
character-champion = Cometa
character-machine = Orologio
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
switch-start_tolerance = Un tiro parte
switch-start_tolerance-no = Con il centro del dischetto sulla linea
switch-start_tolerance-yes = Con il dischetto fino a metà oltre la linea, come stampato
clause-quarter-tolerance = Tiri dal tuo quarto. Il dischetto sta sulla linea di partenza, e fino a metà può stare oltre la linea.
clause-turns-three-clockwise = A ogni turno un dischetto. Segue sempre il vicino di sinistra; chi non ha più dischetti viene saltato.
clause-next-start-three-clockwise = Chi ha tirato per ultimo comincia la manche seguente: sempre chi è da solo, che ha ancora dischetti quando i compagni non ne hanno più.
clause-off-board-bounces = Un dischetto può rimbalzare sul bordo e tornare. Quando tutto è fermo, va nel fossato. Ciò che ha spostato resta spostato, e i suoi tocchi non contano.
clause-hand-human = Ogni mano trema un po’, come quella di chi gioca bene. Se vuoi, lascia tremare di più la tua.
refusal-quarter-tolerance = { $why ->
    [line] Al massimo metà del dischetto può stare oltre la linea: da { $low } a { $high } millimetri.
   *[quarter] Resta nel tuo quarto: da { $low } a { $high } gradi.
}
refusal-hand-human = Una mano trema da { $low } a { $high } millesimi.
origin-equipment = Il libretto nomina un tabellone, dodici dischetti chiari e dodici scuri. Non parla di pioli né di misure; usiamo quelle dei tabelloni da torneo o, con un’impostazione, un tabellone più piccolo.
origin-tournament-equipment = Le misure sono quelle del tabellone dei campionati mondiali.
origin-doubles-equipment = Le misure sono quelle del tabellone dei campionati mondiali.
origin-sides = Il testo russo non dice che i dischetti stanno fuori dal tabellone prima di essere giocati.
origin-sides-three = Non è detto dove siedono i tre. Mettiamo i compagni uno di fronte all’altro.
origin-collection-conduct = Il testo italiano ha perso questo passo. In svedese bisogna stare seduti solo mentre si tira; lo svedese, il polacco e il russo parlano dei giocatori invece che delle sedie. Non è stampata nessuna penalità.
origin-quarter = Il libretto lascia stare il dischetto oltre la linea «fino a metà» e non dice da che parte. Con il centro sulla linea ogni lettura è rispettata, quindi giochiamo così; seguirlo alla lettera è un’impostazione. Il testo russo parla della linea fra i quarti, l’olandese e il russo del quarto di fronte, e l’italiano ha perso il passo.
origin-tournament-quarter = Le regole di torneo chiedono solo che il dischetto tocchi la linea. Con il centro sopra, la tocca.
origin-doubles-quarter = Le regole di torneo chiedono solo che il dischetto tocchi la linea. Con il centro sopra, la tocca.
origin-quarter-tolerance = Alla lettera: «fino a metà» oltre la linea. Non dice da che parte, quindi vanno bene entrambe.
origin-free-place = Su un posto di partenza occupato non è stampato nulla.
origin-collection-inwards = Il libretto nomina il dito e dice: verso il centro. Che vada bene qualsiasi direzione verso l’interno e che conti anche un tiro debole è la nostra lettura.
origin-strength = Non è stampato nulla; il computer ha bisogno di un limite.
origin-turns-three = Nel libretto il turno passa ogni volta a sinistra. Così i compagni finiscono prima i dischetti e chi è da solo tira sei volte di fila. Perciò alterniamo le parti; seguirlo alla lettera è un’impostazione.
origin-turns-three-clockwise = Alla lettera: sempre il vicino di sinistra.
origin-collection-must-touch = In tedesco e in inglese il tocco può farlo qualsiasi tuo dischetto, quindi puoi spingerne uno contro un altro. Le altre otto lingue parlano del «suo dischetto»; seguiamo il tedesco e l’inglese.
origin-collection-void = Il testo russo toglie solo i dischetti toccati direttamente da quello giocato, e il polacco omette «propri». Seguiamo le altre lingue: ogni tuo dischetto toccato.
origin-collection-open-board = Il testo danese ha perso il suo «nessuno» e ripete la condizione della regola precedente. Il testo russo confonde l’anello con la sua linea. Giochiamo ciò che dicono le altre lingue.
origin-missed = Il tedesco, l’inglese, l’italiano e l’olandese sottolineano che se ne va solo questo dischetto; gli altri lo nominano soltanto.
origin-collection-missed-touched = Il libretto toglie solo il dischetto giocato. In questa partita se ne vanno anche i tuoi dischetti toccati, come nei tornei.
origin-collection-contact = Su che cosa vale come tocco non è stampato nulla.
origin-off-board = Secondo il libretto un dischetto può rimbalzare sul bordo: va nel fossato, e ciò che ha toccato resta. Togliamo un dischetto appena lascia la superficie, così un dischetto fuori non sposta nulla; seguirlo alla lettera è un’impostazione.
origin-tournament-off-board = Nei tornei ciò che un dischetto sposta tornando dal bordo resta spostato. Togliamo il dischetto appena lascia la superficie; l’impostazione lo lascia rimbalzare.
origin-doubles-off-board = Nei tornei ciò che un dischetto sposta tornando dal bordo resta spostato. Togliamo il dischetto appena lascia la superficie; l’impostazione lo lascia rimbalzare.
origin-collection-off-board-bounces = L’inglese, l’olandese e il danese chiamano il bordo «bande». Si intende il bordo del tabellone.
origin-collection-out-line = Il libretto nomina i dischetti sulla linea. Che sia fuori anche uno oltre la linea è ovvio; il testo francese fa della linea una zona, con lo stesso risultato.
origin-collection-twenty = Il testo inglese e quelli che ne derivano hanno spostato un titolo, e il dischetto danese cade «attraverso» il foro. Si intende venti per ogni dischetto nel foro.
origin-collection-twenty-owner = Il libretto parla solo di mandare in buca il proprio dischetto. Lo contiamo per il proprietario, come nei tornei.
origin-collection-round-end = Nel testo russo la manche finisce quando un giocatore non ha più dischetti, il che toglierebbe all’altro l’ultimo tiro. Gli altri nove aspettano tutti.
origin-next-start = Nel testo francese comincia il giocatore «piazzato per ultimo». Lo svedese, il polacco e il russo dicono chiaramente che è l’ultimo ad aver tirato, e le altre lingue si possono leggere così.
origin-next-start-three = Nel testo francese comincia il giocatore «piazzato per ultimo»; gli altri intendono l’ultimo ad aver tirato. Chi sia segue dall’ordine dei turni.
origin-next-start-three-clockwise = Nel testo francese comincia il giocatore «piazzato per ultimo»; gli altri intendono l’ultimo ad aver tirato. In quest’ordine è chi gioca da solo.
origin-next-start-four = Nel testo francese comincia il giocatore «piazzato per ultimo»; gli altri intendono l’ultimo ad aver tirato.
origin-collection-points = Il testo polacco omette «ciascuno».
origin-collection-line-lower = Il testo francese parla di stare a cavallo di una linea, il russo di cerchi che si incrociano. Basta toccare la linea.
origin-round-score = Il testo svedese chiama bonus la differenza; il suo stesso esempio mostra che conta solo la differenza. Una manche in parità non è menzionata: nessuno segna.
origin-match = Il testo italiano ha perso l’esempio dei 100 punti.
origin-settled = Sullo schermo è il computer a calcolare come scivolano i dischetti.
origin-counted = Il libretto conosce solo tabelloni veri. Così si tengono i punti qui.
origin-hand = Uno schermo non ha dita. Questa regola è nostra.
origin-hand-human = Uno schermo non ha dita. Questa regola è nostra.
box-players = In quanti giocate?
box-round_score = Che cosa segna chi fa meglio in una manche?
box-round_score-difference = La differenza fra i due punteggi
box-round_score-two-points = Due punti
written-shot = { $verdict ->
    [void] Dischetto { $disc }: non tocca avversari, fuori
    [missed] Dischetto { $disc }: non arriva al centro, fuori
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Dischetto { $disc }: fuori
            [one] Dischetto { $disc }: resta nel { $zone }
           *[other] Dischetto { $disc }: resta nel { $zone }
        }
        [one] Dischetto { $disc }: venti!
       *[other] Dischetto { $disc }: { $twenties } venti!
    }
}{ $theirs ->
    [0] {""}
    [one] , ne toglie uno
   *[other] , ne toglie { $theirs }
} · { $light }–{ $dark }
written-count = Contato: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } venti
   *[other] { $twenties } venti
}
flick-power = { $power ->
    [gentle] leggero
    [firm] deciso
    [strong] forte
   *[hard] molto forte
}
task-shoot = Tocca a te: tira un dischetto.
task-hit = Tocca a te: colpisci un dischetto avversario.
editor-starter = Chi ha cominciato la manche
editor-shots = { $seat ->
    [first] Dischetti tirati finora (ora tocca a Chiaro)
    [second] Dischetti tirati finora (ora tocca a Scuro)
    [third] Dischetti tirati finora (ora tocca a Chiaro 2)
   *[fourth] Dischetti tirati finora (ora tocca a Scuro 2)
}
editor-twenties = { $seat ->
    [first] I venti di Chiaro
    [second] I venti di Scuro
    [third] I venti di Chiaro 2
   *[fourth] I venti di Scuro 2
}
refusal-editor-many = { $seat ->
    [first] Chiaro ha { $count } dischetti; ce ne sono solo { $most }.
    [second] Scuro ha { $count } dischetti; ce ne sono solo { $most }.
    [third] Chiaro 2 ha { $count } dischetti; ce ne sono solo { $most }.
   *[fourth] Scuro 2 ha { $count } dischetti; ce ne sono solo { $most }.
}
refusal-editor-out = Un dischetto che tocca la linea esterna è fuori e va nel fossato.

## Drills

drill-open-twenty = Venti libero
drill-open-twenty-about = Imbuca i dischetti su un tabellone vuoto.
drill-open-twenty-task = { $goal ->
    [near] Tira { $shots } dischetti che si fermino nel cerchio segnato.
    [sunk] Tira { $shots } dischetti nel foro.
   *[side] Tira { $shots } dischetti nel foro, ognuno da vicino al bordo del tuo quarto.
}
drill-take-out = Bocciata
drill-take-out-about = Butta fuori dal tabellone un dischetto avversario.
drill-take-out-task = { $goal ->
    [touch] Colpisci il dischetto scuro. Hai { $shots } tiri.
    [out] Butta fuori dal tabellone il dischetto scuro. Hai { $shots } tiri.
    [stay] Butta fuori dal tabellone il dischetto scuro, ma fa’ restare il tuo. Hai { $shots } tiri.
   *[fifteen] Butta fuori dal tabellone il dischetto scuro e lascia il tuo all’interno dei pioli. Hai { $shots } tiri.
}
drill-hidden-disc = Dietro un piolo
drill-hidden-disc-about = Lascia il tuo dischetto dove un piolo lo protegge.
drill-hidden-disc-task = Tira { $shots } dischetti che si fermino nel cerchio segnato, dietro un piolo visto dal posto dell’avversario.
drill-shots-hits = Riusciti: { $hits } su { $shots }.
drill-shots-spread = In media { $across } mm a { $side ->
    [left] sinistra
   *[right] destra
} e { $along } mm troppo { $way ->
    [short] corto
   *[long] lungo
}, con una dispersione di { $spread } mm.
