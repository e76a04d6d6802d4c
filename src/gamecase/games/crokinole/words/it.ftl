### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = Con un colpo di dito lancia dischetti di legno su un tabellone rotondo, scaccia gli altri e mira al foro nel mezzo.
seat-first = Chiaro
seat-second = Scuro
seat-third = Chiaro 2
seat-fourth = Scuro 2

booklet-collection = La raccolta, in due
booklet-collection-about = Dodici dischetti a testa. Chi fa meglio nella manche segna la differenza.
booklet-trio = La raccolta, in tre
booklet-trio-about = Uno gioca da solo contro due compagni.
booklet-teams = La raccolta, in quattro
booklet-teams-about = Due squadre; i compagni siedono di fronte.
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
switch-miss_takes_touched-yes = Costa anche i propri dischetti toccati
switch-rim_bounce = I dischetti che toccano il bordo
switch-rim_bounce-no = Sono subito fuori
switch-rim_bounce-yes = Rimbalzano e poi escono
switch-three_player_order = Turni in tre
switch-three_player_order-sides = Le parti si alternano
switch-three_player_order-clockwise = In senso orario, come stampato
switch-steadiness = Mano ferma
switch-steadiness-exact = Il tiro va proprio come miri
switch-steadiness-human = Una mano umana, che trema un po’

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
clause-conduct = Tocca il tabellone solo chi è di turno. Tabellone e sedie non si spostano, e il giocatore resta seduto.
clause-quarter = Il tiro parte dal proprio quarto, con il centro del dischetto sulla linea di partenza.
clause-free-place = Il posto dev’essere libero: prima del tiro il dischetto non deve toccarne altri, e non si sposta nulla per fare spazio.
clause-inwards = Si tira in qualunque direzione verso l’interno. Il tiro conta appena il dischetto lascia il dito, per quanto debole.
clause-strength = Un tiro è forte quanto può esserlo un dito.
clause-turns = A ogni turno un dischetto. Poi tocca sempre al vicino di sinistra.
clause-turns-three = A ogni turno un dischetto. Le parti si alternano, e così i compagni. Come stampato: segue il vicino di sinistra, e chi non ha più dischetti viene saltato.
clause-must-touch = Se sul tabellone c’è un dischetto avversario, uno dei tuoi deve toccarne uno: quello giocato, o un altro che spinge.
clause-void = Se nessuno lo tocca, il tiro è nullo: il dischetto giocato e ogni tuo dischetto toccato vanno nel fossato, anche dal foro.
clause-open-board = Se sul tabellone non ci sono dischetti avversari, quello giocato o uno dei tuoi che ha toccato deve fermarsi nell’anello da 15, sulla sua linea o nel foro.
clause-missed = Altrimenti il dischetto giocato va nel fossato. Gli altri restano dove sono.
clause-missed-touched = Altrimenti il dischetto giocato e ogni tuo dischetto che ha toccato vanno nel fossato.
clause-contact = Ogni contatto durante il tiro conta, a qualunque velocità e anche dopo un piolo. I dischetti già a contatto contano solo se uno di loro viene colpito. Un dischetto uscito dal tabellone non tocca più nulla.
clause-off-board = Un dischetto il cui centro lascia la superficie di gioco è subito fuori. Se lasciate rimbalzare i dischetti sul bordo, vanno nel fossato quando tutto è fermo; ciò che hanno spostato resta spostato.
clause-comes-back = Un dischetto che supera la linea di partenza e torna indietro resta in gioco.
clause-out-line = Un dischetto fermo sulla linea di partenza, o al di fuori, va nel fossato, di chiunque sia.
clause-twenty = Un dischetto nel foro centrale si toglie e si mette da parte; vale 20.
clause-twenty-owner = Un venti conta per il proprietario del dischetto, chiunque l’abbia imbucato. I dischetti del compagno valgono come propri.
clause-round-end = La manche finisce quando tutti hanno giocato tutti i dischetti.
clause-next-start = Chi ha tirato per ultimo comincia la manche seguente.
clause-next-start-three = Chi ha tirato per ultimo comincia la manche seguente: prima chi è da solo, poi un compagno, e così via.
clause-next-start-four = Chi ha tirato per ultimo comincia la manche seguente: l’inizio passa quindi di un posto a destra.
clause-next-start-clockwise = L’inizio passa di un posto a sinistra a ogni manche.
clause-points = Dopo la manche ogni dischetto vale 15, 10 o 5 secondo l’anello, e ogni dischetto messo da parte 20.
clause-line-lower = Un dischetto che tocca una linea conta per il più basso dei due anelli.
clause-round-score = Segna solo chi ha più punti, e segna la differenza. In parità nessuno segna.
clause-round-score-two = Chi ha più punti ne riceve due per la manche; in parità, uno per parte.
clause-match = L’incontro finisce quando una parte raggiunge i punti stabiliti. Si controlla dopo ogni manche.
clause-match-rounds = L’incontro finisce dopo le manche stabilite. Vince chi ha più punti.
clause-settled = Dove si fermano i dischetti si calcola da attrito e urti, uguale per tutti, e resta nel registro.
clause-counted = Su un tabellone vero non si calcola nulla. Finita la manche, chi l’ha cominciata segna quanti dischetti di ogni parte sono in ogni anello e quanti sono stati messi da parte; il punteggio si tiene qui.
clause-hand = Il tiro va proprio come miri. Se è troppo facile, lascia tremare un po’ la mano: quanto sia ferma lo decide ognuno per sé.

refusal-quarter = Resta nel tuo quarto: da { $low } a { $high } gradi.
refusal-free-place = { $seat ->
    [first] Quel posto è occupato da un dischetto chiaro.
    [second] Quel posto è occupato da un dischetto scuro.
    [third] Quel posto è occupato da un dischetto chiaro.
   *[fourth] Quel posto è occupato da un dischetto scuro.
}
refusal-inwards = Tira verso l’interno: da { $low } a { $high } gradi rispetto al centro.
refusal-strength = Un tiro va da { $low } a { $high } millimetri al secondo.
refusal-settled = { $fault ->
    [screen] Qui i dischetti sono sullo schermo: tira.
    [moving] Aspetta che tutti i dischetti siano fermi.
    [early] Nessun dischetto è in movimento.
    [unplayed] Prima viene il dischetto lanciato.
    [unknown] È indicato un dischetto che non è sul tabellone.
    [off-board] Un dischetto non può stare fuori dal tabellone.
    [over-hole] Un dischetto non può stare sopra il foro; ci cadrebbe dentro.
    [in-peg] Un dischetto non può stare dentro un piolo.
   *[overlap] Due dischetti non possono stare l’uno nell’altro.
}
refusal-counted = { $fault ->
    [real-board] Tira sul tuo tabellone. Qui segna che cosa resta della manche.
    [all] Una parte ha solo { $discs } dischetti.
   *[none] Lì non è segnato nessun dischetto.
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
}: ora { $points }, da venti { $twenties }, sul tabellone { $live }, nel fossato { $ditch }, ancora da giocare { $left }.
scene-disc = { $seat ->
    [first] Dischetto chiaro
   *[second] Dischetto scuro
}, { $zone ->
    [15] nell’anello da 15
    [10] nell’anello da 10
   *[5] nell’anello da 5
}
scene-lies = { scene-disc }: direzione { $bearing }, a { $far } cm dal centro della tua linea.
scene-noted = { $seat ->
    [first] Chiaro
   *[second] Scuro
}, { $zone ->
    [20] messi da parte
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
    [first] Chiaro tira a { $speed } m/s.
    [second] Scuro tira a { $speed } m/s.
    [third] Chiaro 2 tira a { $speed } m/s.
   *[fourth] Scuro 2 tira a { $speed } m/s.
}
told-settle = { $verdict ->
    [touched] Dischetto avversario toccato.
    [void] Nullo: nessun dischetto avversario toccato.
    [reached] Il tiro libero è buono.
   *[missed] Il tiro libero è troppo corto.
}{ $twenties ->
    [0] {""}
    [one] {" "}Venti!
   *[other] {" "}Dischetti da venti: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Un venti per l’avversario.
   *[other] {" "}Dischetti da venti per l’avversario: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Esce un dischetto avversario.
   *[other] {" "}Escono { $theirs } dischetti avversari.
}{ $ours ->
    [0] {""}
    [one] {" "}Esce un dischetto di chi ha tirato.
   *[other] {" "}Escono { $ours } dischetti di chi ha tirato.
}

level-beginner = Principiante
level-beginner-about = Tira al più vicino e fa un venti libero su cinque.
level-casual = Occasionale
level-casual-about = Fa un venti libero su tre e cerca i colpi buoni.
level-club = Giocatore di circolo
level-club-about = Fa un venti libero su due e si nasconde dietro i pioli.
level-tournament = Giocatore da torneo
level-tournament-about = Fa due venti liberi su tre e non molla.
level-champion = Campione
level-champion-about = Fa tre venti liberi su quattro, come i migliori.
level-machine = Macchina
level-machine-about = Non sbaglia quasi mai. Per chi vuole vedere che cosa è possibile.

## The rule book's chapters
chapter-setup = Tabellone e giocatori
chapter-shot = Il tiro
chapter-valid = Tiri buoni e tiri sbagliati
chapter-leaving = Fossato e foro
chapter-scoring = Il conteggio

## Lessons: a title, what to do, and what was learnt
lesson-flick = Il primo tiro
lesson-flick-task = Il tabellone è vuoto. Tira il tuo dischetto in modo che si fermi dentro il cerchio dei pioli, o nel foro.
lesson-flick-done = Senza dischetti avversari sul tabellone, un tiro deve riuscire a fare questo.
lesson-twenty = Venti
lesson-twenty-task = Imbuca il tuo dischetto nel foro. Mira dritto e non tirare troppo forte.
lesson-twenty-done = Il dischetto si mette da parte e vale 20.
lesson-touch = Tocca
lesson-touch-task = Sul tabellone c’è un dischetto avversario. Toccalo.
lesson-touch-done = Chi non ne tocca nessuno perde il dischetto appena giocato.
lesson-drive-off = Scaccialo
lesson-drive-off-task = Butta fuori dal tabellone il dischetto avversario.
lesson-drive-off-done = I dischetti nel fossato non valgono niente. Meglio ancora se il tuo resta sul tabellone.
lesson-through = Con un altro dei tuoi
lesson-through-task = Un tuo dischetto è in mezzo alla strada. Spingilo contro quello avversario.
lesson-through-done = Basta che uno dei tuoi dischetti ne tocchi uno avversario.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] L’avversario ha dischetti sul tabellone: toccane uno, o il tuo è perso.
   *[other] Il tabellone è libero: punta al foro e arriva almeno all’anello da 15.
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
