### Chess, in Italian. piece = pezzo, square = casella, row = riga, column = colonna, capture = prendere, presa,
### draw = patta, queen = donna, as players say and write it (D).

game-name = Scacchi
game-about = Sedici pezzi a testa, niente fortuna e un re da proteggere.
seat-first = Bianco
seat-second = Nero

booklet-collection = Giochi riuniti
booklet-collection-about = Gli scacchi come nel libretto di una scatola di giochi riuniti; quello che non dice segue le regole abituali.
booklet-fide = FIDE
booklet-fide-about = Gli scacchi secondo il regolamento della federazione mondiale, con i numeri dei suoi articoli.
booklet-chess960 = Chess960
booklet-chess960-about = Detto anche scacchi casuali di Fischer: i pezzi della prima riga sono disposti a sorte, tutto il resto è come negli scacchi.
switch-draws_by_claim = Triplice ripetizione e regola delle 50 mosse
switch-draws_by_claim-yes = Patta se un giocatore la richiede
switch-draws_by_claim-no = Subito patta

## The booklet

clause-set-up = La scacchiera ha otto caselle per otto, con una casella d’angolo chiara alla destra di ogni giocatore. Dall’angolo verso l’interno stanno torre, cavallo e alfiere; la donna sta su una casella del proprio colore, il re accanto a lei, i pedoni davanti.
clause-set-up-by-lot = I pedoni stanno al solito posto. Gli altri pezzi bianchi sono disposti a sorte sulla prima riga, con gli alfieri su caselle di colore diverso e il re tra le torri; ogni pezzo nero sta di fronte allo stesso pezzo bianco. Le posizioni possibili sono 960.
clause-starter = Comincia il Bianco; poi si muove a turno. Chi ha il Bianco la prima volta è scelto a caso; poi ci si scambia a ogni partita.
clause-your-piece = A ogni turno si fa una mossa con un proprio pezzo. Non si può passare il turno.
clause-own-square = Nessun pezzo può andare su una casella occupata da un pezzo del proprio colore. Se c’è un pezzo avversario, viene preso e tolto dalla scacchiera.
clause-bishop-move = L’alfiere si muove in diagonale, fin dove le caselle sono libere.
clause-rook-move = La torre si muove in avanti, all’indietro o di lato, fin dove le caselle sono libere.
clause-queen-move = La donna si muove in linea retta o in diagonale, fin dove le caselle sono libere.
clause-no-jump = Donne, torri e alfieri non possono saltare altri pezzi.
clause-knight-move = Il cavallo si sposta di due caselle in linea retta e di una di lato. Salta tutto quello che c’è in mezzo.
clause-pawn-move = Il pedone va avanti dritto di una casella, oppure di due alla sua prima mossa. Le caselle devono essere libere. Non torna mai indietro.
clause-pawn-capture = Il pedone prende solo in diagonale, una casella in avanti.
clause-en-passant = Se un pedone avanza di due caselle e arriva accanto a un pedone avversario, questo può prenderlo come se fosse avanzato di una sola: con la mossa subito dopo, o mai più.
clause-promotion = Un pedone che arriva all’ultima riga diventa subito donna, torre, alfiere o cavallo, qualunque cosa ci sia ancora sulla scacchiera.
clause-king-move = Il re si muove di una casella, in linea retta o in diagonale.
clause-castling = Arrocco: il re si sposta di due caselle verso una torre, e la torre si mette dall’altro lato del re.
clause-castling-960 = Arrocco: da qualunque casella siano partiti, dopo O-O il re sta sulla colonna g e la torre sulla colonna f, dopo O-O-O il re sulla colonna c e la torre sulla colonna d. Per arroccare, porta il re sulla torre.
clause-castling-moved = Un re che si è mosso non può più arroccare, e nemmeno una torre che si è mossa.
clause-castling-between = Per arroccare non ci dev’essere nessun pezzo tra il re e la torre.
clause-castling-path = Quando si arrocca, sulle caselle di passaggio e di arrivo non ci dev’essere nient’altro che il re e quella torre.
clause-castling-attacked = Il re non può arroccare se è sotto scacco, se passa su una casella attaccata o se finisce sotto scacco.
clause-king-safety = Il re non può mai andare su una casella attaccata.
clause-pinned = Non puoi fare una mossa che espone il tuo re a un attacco.
clause-in-check = Se il tuo re è sotto scacco, la tua mossa deve parare lo scacco: sposta il re, prendi chi lo attacca o metti un pezzo in mezzo.
clause-checkmate = Se il re è sotto scacco e non ha scampo, è scacco matto e la partita è persa.
clause-resign = Chi abbandona perde.
clause-stalemate = Se chi deve muovere non è sotto scacco e non ha mosse legali, è stallo: patta.
clause-dead-position = Se nessuno dei due potrà mai più dare scacco matto, la partita è subito patta.
clause-agreed = I giocatori possono accordarsi per la patta.
clause-repetition = Quando la stessa posizione, con le stesse mosse possibili, si presenta per la terza volta, chi deve muovere può richiedere la patta. La quinta volta è patta comunque.
clause-fifty-moves = Dopo cinquanta mosse per parte senza mosse di pedone né prese, chi deve muovere può richiedere la patta. Dopo settantacinque è patta comunque.

## Why not

refusal-set-up = I pezzi sono già disposti.
refusal-set-up-by-lot = { $state ->
    [waiting] I pezzi non sono ancora disposti.
   *[done] I pezzi sono già disposti.
}
refusal-your-piece = { $holder ->
    [first] Il pezzo in { $square } è del Bianco.
    [second] Il pezzo in { $square } è del Nero.
   *[nobody] In { $square } non c’è nessun pezzo.
}
refusal-own-square = In { $square } c’è già un tuo pezzo: { $piece }.
refusal-bishop-move = Non puoi andare da { $start } a { $end }: gli alfieri si muovono in diagonale.
refusal-rook-move = Non puoi andare da { $start } a { $end }: le torri si muovono dritte, lungo righe e colonne.
refusal-queen-move = Non puoi andare da { $start } a { $end }: le donne si muovono dritte o in diagonale.
refusal-knight-move = Non puoi andare da { $start } a { $end }: i cavalli vanno di due caselle dritto e di una di lato.
refusal-king-move = Non puoi andare da { $start } a { $end }: il re si muove di una casella.
refusal-no-jump = { $piece } in { $square } sbarra la strada. Solo i cavalli saltano.
refusal-pawn-move = { $why ->
    [moved] Non puoi andare da { $start } a { $end }: un pedone fa due caselle solo alla sua prima mossa.
    [blocked] Il pedone in { $start } è bloccato: { $end } non è libera.
   *[shape] Non puoi andare da { $start } a { $end }: i pedoni vanno avanti dritti di una casella, oppure di due alla prima mossa.
}
refusal-pawn-capture = I pedoni vanno in diagonale solo per prendere, e in { $square } non c’è niente da prendere.
refusal-en-passant = Troppo tardi: { $piece } in { $square } si poteva prendere al varco solo subito dopo il doppio passo.
refusal-promotion = { $why ->
    [choose] Scegli che cosa diventa il pedone in { $square }.
   *[not-there] In { $square } non si promuove: lo fanno solo i pedoni, sull’ultima riga.
}
refusal-castling-moved = { $mover ->
    [king] Non puoi arroccare: il re si è già mosso.
    [no-rook] Non puoi arroccare: la torre { $side ->
        [short] di re
       *[long] di donna
    } non c’è.
   *[rook] Non puoi arroccare: la torre { $side ->
        [short] di re
       *[long] di donna
    } si è già mossa.
}
refusal-castling-path = Non puoi arroccare: { $piece } in { $square } sbarra la strada.
refusal-castling-960 = Per arroccare, porta il re sulla torre in { $square }.
refusal-castling-between = Non puoi arroccare: { $piece } in { $square } sta in mezzo.
refusal-castling-attacked = { $why ->
    [out] Non puoi arroccare sotto scacco: { $piece } { $square } attacca il re in { $crossed }.
    [through] Non puoi arroccare: il re passerebbe per { $crossed }, che { $piece } { $square } attacca.
   *[into] Non puoi arroccare: { $piece } { $square } attacca { $crossed }.
}
refusal-king-safety = Il re non può andare in { $crossed }: { $piece } { $square } attacca la casella.
refusal-pinned = Così esporresti il tuo re a { $piece } { $square }.
refusal-in-check = { $piece } { $square } dà scacco, e questa mossa non lo para.
refusal-repetition = { $count ->
    [one] Non è ancora patta: questa posizione si è vista una volta. Ne servono tre.
   *[other] Non è ancora patta: questa posizione si è vista { $count } volte. Ne servono tre.
}
refusal-fifty-moves = { $count ->
    [one] Non è ancora patta: { $count } mossa per parte senza prese né mosse di pedone. Ne servono cinquanta.
   *[other] Non è ancora patta: { $count } mosse per parte senza prese né mosse di pedone. Ne servono cinquanta.
}

## How it ends

outcome-checkmate = Scacco matto: vince il { $seat }.
outcome-stalemate = Patta per stallo.
outcome-dead-position = Patta: nessuno può più dare scacco matto.
outcome-time-draw = Patta: il tempo è scaduto, ma l’avversario non avrebbe mai potuto dare matto.
outcome-repetition = Patta per triplice ripetizione.
outcome-fivefold = Patta per quintuplice ripetizione.
outcome-fifty-moves = Patta: cinquanta mosse senza prese né mosse di pedone.
outcome-seventy-five-moves = Patta: settantacinque mosse senza prese né mosse di pedone.

## On the table

scene-title = Scacchiera
scene-side = { $seat ->
    [first] Bianco: { $pieces }.
   *[second] Nero: { $pieces }.
}
scene-check = { $seat ->
    [first] Il Bianco è sotto scacco.
   *[second] Il Nero è sotto scacco.
}
scene-square = { $piece ->
    [white-king] { $square }: re bianco
    [white-queen] { $square }: donna bianca
    [white-rook] { $square }: torre bianca
    [white-bishop] { $square }: alfiere bianco
    [white-knight] { $square }: cavallo bianco
    [white-pawn] { $square }: pedone bianco
    [black-king] { $square }: re nero
    [black-queen] { $square }: donna nera
    [black-rook] { $square }: torre nera
    [black-bishop] { $square }: alfiere nero
    [black-knight] { $square }: cavallo nero
    [black-pawn] { $square }: pedone nero
   *[nobody] { $square }: vuota
}
scene-promotion = { $piece ->
    [queen] Promuovi a donna
    [rook] Promuovi a torre
    [bishop] Promuovi ad alfiere
   *[knight] Promuovi a cavallo
}

# A move as players write it, such as Cxf3+ or e8=D.
told-move = { $piece ->
    [king] R
    [queen] D
    [rook] T
    [bishop] A
    [knight] C
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =T
    [bishop] =A
    [knight] =C
   *[none] { "" }
}{ $sign }
told-move-symbols = { $piece ->
    [king] ♔
    [queen] ♕
    [rook] ♖
    [bishop] ♗
    [knight] ♘
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =♕
    [rook] =♖
    [bishop] =♗
    [knight] =♘
   *[none] { "" }
}{ $sign }
told-set-up = Posizione { $number }
told-claim = { $ground ->
    [repetition] Patta richiesta: triplice ripetizione
   *[fifty-moves] Patta richiesta: regola delle 50 mosse
}
claim-repetition = Richiedi patta: triplice ripetizione
claim-fifty-moves = Richiedi patta: regola delle 50 mosse

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Prima settimana
level-first-week-about = Sa come si muovono i pezzi e arraffa quello che vede. Circa 400.
level-first-month = Primo mese
level-first-month-about = Prende i pezzi indifesi, e ne lascia parecchi dei suoi. Circa 600.
level-first-year = Primo anno
level-first-year-about = Vede una mossa avanti e si perde il resto. Circa 800.
level-casual = Occasionale
level-casual-about = Gioca con giudizio finché non si complica. Circa 1000.
level-hobby = Amatore
level-hobby-about = Regala poco, ma cade nei tranelli. Circa 1200.
level-club = Giocatore di circolo
level-club-about = Un solido giocatore di circolo, con qualche momento no. Circa 1500.
level-strong-club = Forte giocatore di circolo
level-strong-club-about = Aspetta la tua occasione: non ne avrai molte. Circa 1650.
level-expert = Esperto
level-expert-about = Sbaglia di rado e punisce i tuoi errori. Circa 1800.
level-unbeatable = Imbattibile
level-unbeatable-about = Il motore a piena forza. Nessuno lo batte.

## The rule book's chapters
chapter-setup = La scacchiera e i turni
chapter-pieces = Come si muovono i pezzi
chapter-special = Mosse speciali
chapter-check = Scacco e matto
chapter-ending = La fine della partita

## Lessons: a title, what to do, and what was learnt
lesson-knight = Il cavallo
lesson-knight-task = Prendi il pedone con il tuo cavallo.
lesson-knight-done = Due caselle dritto e una di lato, saltando tutto quello che c’è in mezzo.
lesson-promotion = La promozione
lesson-promotion-task = Al tuo pedone manca un passo per l’ultima riga. Fallo diventare donna.
lesson-promotion-done = Un pedone che arriva all’ultima riga diventa subito un pezzo più forte.
lesson-castling = L’arrocco
lesson-castling-task = Metti al sicuro il tuo re: arrocca, dalla parte che vuoi.
lesson-castling-done = Il re si sposta di due caselle, la torre salta dall’altro lato del re. Nessuno dei due deve essersi già mosso.
lesson-check = Via dallo scacco
lesson-check-task = La torre attacca il tuo re. Prendila.
lesson-check-done = Allo scacco si risponde spostando il re, prendendo chi attacca o mettendo un pezzo in mezzo.
lesson-mate = Scacco matto
lesson-mate-task = Il re nero è chiuso dietro i suoi stessi pedoni. Dai matto in una mossa.
lesson-mate-done = Sotto scacco e senza scampo: hai vinto.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Apertura: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Su questo computer non c’è un altro motore di scacchi: gioca quello di Gamecase. È forte, ma al livello più alto è più debole di Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Porta al matto in { $count }.
    [forced] È l’unica mossa legale.
   *[only] Nessun’altra mossa regge il confronto: la migliore delle altre vale { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } pedoni in meno.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Sei sotto scacco: sposta il re, metti un pezzo in mezzo o prendi chi attacca.
    [begin] Porta in gioco i pezzi uno dopo l’altro e tieni d’occhio il centro.
   *[other] Guarda prima che cosa attacca l’avversario, poi che cosa puoi prendere.
}
guide-why = { $why ->
    [mate] È scacco matto.
    [draw] La patta è più di quanto prometta la posizione.
    [promotes] Il tuo pedone diventa un pezzo più forte.
    [castles] Il tuo re va al sicuro e una torre entra in gioco.
    [gains] Guadagni materiale.
    [trades] Scambi un pezzo con uno dello stesso valore.
    [check] Dai scacco, e l’avversario deve rispondere.
    [saves] Togli un pezzo dal pericolo.
    [develops] Porti in gioco un nuovo pezzo.
    [middle] Il tuo pedone prende posto al centro.
   *[other] Migliora un po’ la tua posizione.
}
character-first-week = Ghianda
character-first-month = Bottone
character-first-year = Trifoglio
character-casual = Pepe
character-hobby = Biscotto
character-club = Rame
character-strong-club = Selce
character-expert = Zibellino
character-unbeatable = Granito
origin-collection-set-up = Dove stanno i pezzi lo mostra una figura. Solo il testo inglese conta le caselle.
origin-collection-starter = Il sorteggio e la prima mossa del Bianco sono stampati. Cambiare colore da una partita all’altra è la nostra scelta predefinita.
origin-collection-own-square = Il libretto non lo dice apertamente; il Regolamento degli scacchi sì.
origin-collection-knight-move = In francese il cavallo va di due caselle dritto e di una «in diagonale», che sarebbe un salto più lungo; il testo inglese descrive solo metà delle sue mosse; in olandese salta solo i pezzi avversari. Giochiamo il cavallo di tutti gli altri.
origin-collection-pawn-move = In francese la prima mossa sembra sempre di due caselle, e il testo inglese dimentica che i pedoni non tornano mai indietro. Che nulla possa intralciare il doppio passo non è detto da nessuna parte. Giochiamo come dappertutto.
origin-collection-pawn-capture = Lo spagnolo, l’olandese e il danese dicono «oltre una casella», lo svedese perfino «saltando», e nel testo italiano i pedoni prendono come si muovono. Si intende una casella in diagonale in avanti.
origin-collection-en-passant = Il tedesco, l’inglese, l’italiano e il danese spiegano male da dove parte il doppio passo, e solo il testo russo dice dove arriva il pedone che prende. Giochiamo secondo il Regolamento degli scacchi.
origin-collection-bishop-move = Il testo italiano non dice che le caselle sono vuote.
origin-collection-rook-move = Il testo italiano non dice che le caselle sono vuote.
origin-collection-queen-move = Il testo italiano non dice che le caselle sono vuote.
origin-collection-promotion = In spagnolo, svedese e polacco si può intendere che conti solo ciò che è sulla scacchiera. Puoi avere una seconda donna.
origin-collection-castling = Il testo spagnolo chiama destro il lato corto e sinistro il lato lungo, il che vale solo per il Bianco.
origin-collection-castling-moved = Il francese e il russo omettono «dalla riga di partenza». Un pezzo che si è mosso ed è tornato si è mosso.
origin-collection-castling-attacked = Solo il testo inglese dice che il re non può attraversare una casella attaccata. Che non possa arroccare sotto scacco né finire sotto scacco viene dal Regolamento degli scacchi.
origin-collection-king-safety = In polacco il re non può «dare» scacco, e il testo italiano sconsiglia soltanto di usarlo. Tutti gli altri: non può mettersi sotto scacco. Può invece scoprire uno scacco muovendosi.
origin-collection-pinned = Il libretto parla solo delle mosse del re stesso. Il Regolamento degli scacchi vieta ogni mossa che lo lasci attaccato.
origin-collection-in-check = Il libretto lo lascia intendere solo dove spiega lo scacco matto.
origin-collection-resign = Sull’abbandono non è stampato nulla.
origin-collection-stalemate = Non è stampato nulla; il testo inglese usa la parola per qualsiasi partita che nessuno può vincere. Seguiamo il Regolamento degli scacchi: patta.
origin-collection-dead-position = Il libretto chiama patta una partita che nessuno dei due può vincere; in francese e polacco, che nessuno dei due ha vinto. La chiudiamo appena nessuno scacco matto è più possibile.
origin-collection-agreed = Sulla patta d’accordo non è stampato nulla.
origin-collection-repetition = Non è stampato nulla; è la norma del Regolamento degli scacchi.
origin-collection-fifty-moves = Non è stampato nulla; è la norma del Regolamento degli scacchi.
origin-collection-repetition-at-once = Non è stampato nulla. Secondo il Regolamento degli scacchi un giocatore deve richiedere questa patta; in questa partita arriva da sola.
origin-collection-fifty-moves-at-once = Non è stampato nulla. Secondo il Regolamento degli scacchi un giocatore deve richiedere questa patta; in questa partita arriva da sola.
clause-repetition-at-once = Quando la stessa posizione, con le stesse mosse possibili, si presenta per la terza volta, la partita è patta.
clause-fifty-moves-at-once = Dopo cinquanta mosse per parte senza mosse di pedone né prese, la partita è patta.
refusal-repetition-at-once = Non serve richiederla: alla terza ripetizione è patta da sola.
refusal-fifty-moves-at-once = Non serve richiederla: dopo cinquanta mosse per parte senza mosse di pedone né prese è patta da sola.
box-articles = Le tue regole sono numerate in articoli, come il Regolamento degli scacchi?
tally-drawn = Patta
editor-piece = { $piece ->
    [white-king] Re bianco
    [white-queen] Donna bianca
    [white-rook] Torre bianca
    [white-bishop] Alfiere bianco
    [white-knight] Cavallo bianco
    [white-pawn] Pedone bianco
    [black-king] Re nero
    [black-queen] Donna nera
    [black-rook] Torre nera
    [black-bishop] Alfiere nero
    [black-knight] Cavallo nero
   *[black-pawn] Pedone nero
}
editor-castling = { $side ->
    [white-short] Il Bianco può arroccare O-O
    [white-long] Il Bianco può arroccare O-O-O
    [black-short] Il Nero può arroccare O-O
   *[black-long] Il Nero può arroccare O-O-O
}
editor-en-passant = En passant in
refusal-editor-kings = { $seat ->
    [first] Numero di re del Bianco sulla scacchiera: { $count }. Ne serve esattamente uno.
   *[second] Numero di re del Nero sulla scacchiera: { $count }. Ne serve esattamente uno.
}
refusal-editor-many = { $seat ->
    [first] Il Bianco ha più pezzi di quanti ne permetta una partita: al massimo 16, e al massimo 8 pedoni.
   *[second] Il Nero ha più pezzi di quanti ne permetta una partita: al massimo 16, e al massimo 8 pedoni.
}
refusal-editor-pawns = In { $square } non può esserci un pedone: i pedoni non stanno mai sulla prima o sull’ultima riga.
refusal-editor-check = { $seat ->
    [first] Tocca al Bianco, ma il re nero è già sotto scacco.
   *[second] Tocca al Nero, ma il re bianco è già sotto scacco.
}
refusal-editor-impossible-check = Nessuna ultima mossa può aver dato scacco con tutti questi pezzi.
task-check = Scacco! Il tuo re deve mettersi al sicuro.
task-claim = Tocca a te: puoi chiedere la patta.
task-fifty-moves = { $count ->
    [one] Tocca a te: patta delle cinquanta mosse tra { $count } mossa.
   *[other] Tocca a te: patta delle cinquanta mosse tra { $count } mosse.
}

## Drills

drill-tactics = Tattica
drill-tactics-about = Trova l’unica mossa che vince e gioca fino in fondo.
drill-tactics-task = { $seat ->
    [first] Muove il Bianco. Una sola mossa vince.
   *[second] Muove il Nero. Una sola mossa vince.
}
drill-mates = Matti
drill-mates-about = Matto in una, due o tre mosse.
drill-mates-task = { $seat ->
    [first] Muove il Bianco. Matto in { $moves }.
   *[second] Muove il Nero. Matto in { $moves }.
}
drill-theme = { $theme ->
    [hanging] Niente proteggeva quel pezzo.
    [fork] Era una forchetta: un pezzo ne attacca due insieme.
    [pin] Un pezzo che avrebbe potuto prendere era inchiodato al suo re.
    [discovery] Un attacco di scoperta: un pezzo si è spostato, e quello dietro ha attaccato.
    [promotion] Un pedone è stato promosso.
    [back-rank] Un matto del corridoio: il re era chiuso dai suoi stessi pezzi.
    [smothered] Un matto affogato: il re era circondato dai suoi stessi pezzi.
   *[sacrifice] Un sacrificio: hai ceduto materiale per guadagnarne di più.
}
drill-refuted = { $why ->
    [mate] L’avversario dà matto.
    [escapes] Il re scappa.
   *[takes] L’avversario può semplicemente prendere il pezzo.
}
