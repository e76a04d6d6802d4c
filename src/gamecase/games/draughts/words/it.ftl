### Draughts, in Italian. man = pedina, king = dama, piece (either) = pezzo, square = casella, board = damiera, far row = ultima riga,
### capture = mangiare, presa, multiple jump = salto multiplo, draw = patta. The seats are singular: il Nero, il Bianco.

game-name = Dama
game-about = Salta i pezzi avversari, raggiungi l’ultima riga e fai dama.
seat-first = Nero
seat-second = Bianco

## Where White begins, the first seat is White.
seat-first-russian = { seat-second }
seat-second-russian = { seat-first }
seat-first-brazilian = { seat-second }
seat-second-brazilian = { seat-first }
seat-first-czech = { seat-second }
seat-second-czech = { seat-first }
seat-first-spanish = { seat-second }
seat-second-spanish = { seat-first }
seat-first-portuguese = { seat-second }
seat-second-portuguese = { seat-first }
seat-first-italian = { seat-second }
seat-second-italian = { seat-first }
seat-first-thai = { seat-second }
seat-second-thai = { seat-first }
seat-first-thai12 = { seat-second }
seat-second-thai12 = { seat-first }
seat-first-international = { seat-second }
seat-second-international = { seat-first }

## Ways to play
booklet-collection = Giochi riuniti
booklet-collection-about = La dama come nel libretto di una scatola di giochi riuniti: puoi mangiare, ma non è obbligatorio. Il libretto nella tua lingua può essere diverso dalla dama del tuo paese; quella la trovi più sotto.
booklet-dame = Dama tedesca
booklet-dame-about = Lo stesso gioco, più vivace: se puoi mangiare, devi farlo. Va bene contro il computer.
booklet-english = Dama inglese
booklet-english-about = Detta anche dama americana o checkers. Le dame si muovono di una casella alla volta.
booklet-russian = Dama russa
booklet-russian-about = Le pedine mangiano anche all’indietro e, raggiunta l’ultima riga, proseguono come dame.
booklet-brazilian = Dama brasiliana
booklet-brazilian-about = Le regole internazionali su una damiera piccola: mangia più pezzi che puoi.
booklet-pool = Pool checkers
booklet-pool-about = Le pedine mangiano anche all’indietro. Scegli tu che cosa mangiare.
booklet-czech = Dama ceca
booklet-czech-about = Le pedine mangiano solo in avanti. Se una dama può mangiare, deve farlo prima di una pedina.
booklet-spanish = Dama spagnola
booklet-spanish-about = La damiera è girata. Mangia più pezzi possibile e, tra queste prese, più dame possibile.
booklet-portuguese = Dama portoghese
booklet-portuguese-about = Le regole spagnole con una casella scura in basso a sinistra.
booklet-italian = Dama italiana
booklet-italian-about = Le pedine non possono mangiare le dame. Le dame si muovono di una casella alla volta.
booklet-thai = Dama thailandese
booklet-thai-about = Makhos: otto pedine a testa e dame veloci.
booklet-thai12 = Dama thailandese, dodici pedine
booklet-thai12-about = Le regole thailandesi con dodici pedine a testa.
booklet-international = Dama internazionale
booklet-international-about = Una damiera di cento caselle e venti pedine a testa.
box-size = Quante caselle ha un lato della damiera?
box-black_begins = Comincia il Nero?
box-men_take_backwards = Le pedine possono mangiare all’indietro?
box-kings_fly = La dama può muoversi di più di una casella?
box-must_take = Bisogna mangiare quando si può?

## Switches
switch-may_stop = Durante un salto multiplo
switch-may_stop-yes = Ci si può fermare
switch-may_stop-no = Si continua finché si può
switch-men_turn = Il salto multiplo di una pedina
switch-men_turn-yes = Può cambiare direzione
switch-men_turn-no = Resta su una linea
switch-king_far = La dama salta
switch-king_far-yes = Da qualsiasi distanza
switch-king_far-no = Solo sopra un pezzo vicino
switch-king_lands_anywhere = La dama si ferma
switch-king_lands_anywhere-yes = Su una casella vuota qualsiasi dietro il pezzo
switch-king_lands_anywhere-no = Subito dietro il pezzo
switch-removal = I pezzi mangiati si tolgono
switch-removal-at-once = Subito, salto dopo salto
switch-removal-after = Alla fine della mossa
switch-promotion = Una pedina che saltando raggiunge l’ultima riga
switch-promotion-ends = Diventa dama e la mossa finisce
switch-promotion-goes-on = Prosegue subito come dama
switch-blocked = Chi non può muovere
switch-blocked-loses = Perde
switch-blocked-draws = Ottiene la patta
switch-quiet_moves = Patta per mosse di sole dame
switch-quiet_moves-20 = Dopo 20 mosse a testa
switch-quiet_moves-40 = Dopo 40 mosse a testa

## The rules
clause-board-8 = La damiera ha otto righe di otto caselle. Ognuno ha una casella chiara in basso a destra.
clause-board-8-mirrored = La damiera ha otto righe di otto caselle. Ognuno ha una casella scura in basso a destra.
clause-board-10 = La damiera ha dieci righe di dieci caselle. Ognuno ha una casella chiara in basso a destra.
clause-men-8 = Ognuno comincia con otto pedine sulle caselle scure delle prime due righe.
clause-men-12 = Ognuno comincia con dodici pedine sulle caselle scure delle prime tre righe.
clause-men-20 = Ognuno comincia con venti pedine sulle caselle scure delle prime quattro righe.
clause-black-begins = Comincia il Nero. Chi ha il Nero è scelto a caso; poi ci si scambia i colori a ogni partita.
clause-white-begins = Comincia il Bianco. Chi ha il Bianco è scelto a caso; poi ci si scambia i colori a ogni partita.
clause-turns = Si gioca a turno. A ogni turno si muove un pezzo del proprio colore; non si può passare.
clause-dark-squares = Si gioca solo sulle caselle scure.
clause-occupied = Un pezzo può andare solo su una casella vuota.
clause-man-moves = La pedina va avanti di una casella in diagonale.
clause-taking = Un pezzo mangia saltando in diagonale un pezzo avversario, fino a una casella vuota dietro di esso. Non può saltare pezzi del proprio colore, né due pezzi insieme.
clause-man-takes-forward = La pedina mangia il pezzo vicino e salta solo in avanti.
clause-man-takes-all = La pedina mangia il pezzo vicino, in avanti o all’indietro.
clause-men-spare-kings = La pedina non può mangiare la dama.
clause-crowning = La pedina che raggiunge l’ultima riga riceve sopra un secondo pezzo e diventa dama. La mossa finisce lì.
clause-crowning-goes-on = La pedina che raggiunge l’ultima riga riceve sopra un secondo pezzo e diventa subito dama. Se ci è arrivata con un salto, può continuare a saltare come dama nella stessa mossa.
clause-crowning-stops-only = La pedina che finisce la mossa sull’ultima riga riceve sopra un secondo pezzo e diventa dama. Se da lì salta ancora, resta pedina.
clause-king-flies = La dama si muove in diagonale, avanti o indietro, di quante caselle vuote si vuole.
clause-king-steps = La dama si muove di una casella in diagonale, avanti o indietro.
clause-king-takes = La dama mangia in ogni direzione. Anche a lei serve una casella vuota dietro il pezzo. La dama può essere mangiata come ogni altro pezzo, da una pedina o da una dama.
clause-king-lands-behind = La dama può saltare da lontano. Si ferma subito dietro il pezzo.
clause-king-lands-anywhere = La dama può saltare da lontano. Si ferma su una casella vuota qualsiasi dietro il pezzo.
clause-chain = Un pezzo che ha saltato può saltare ancora da dove si è fermato, nella stessa mossa e in un’altra direzione.
clause-chain-may-stop = Ci si può fermare dopo ogni salto.
clause-chain-whole = Bisogna continuare a saltare finché il pezzo può; se puoi scegliere dove fermarti, devi fermarti dove può saltare ancora.
clause-removal-at-once = Un pezzo saltato si toglie subito.
clause-removal-after = I pezzi saltati si tolgono alla fine della mossa. Fino ad allora sono d’intralcio, e nessuno può essere saltato due volte.
clause-duty-free = Puoi mangiare, ma non è obbligatorio: puoi fare qualsiasi altra mossa.
clause-duty = Se puoi mangiare, devi farlo.
clause-duty-most = Tra più prese, devi sceglierne una che mangia più pezzi possibile.
clause-duty-most-kings = Tra più prese, devi sceglierne una che mangia più pezzi possibile e, tra queste, una che mangia più dame possibile.
clause-duty-king-first = Se possono mangiare una dama e una pedina, deve farlo la dama.
clause-duty-italian = Tra più prese, devi sceglierne una che mangia più pezzi possibile; tra queste, una fatta con una dama; poi una che mangia più dame; poi una che mangia prima una dama.
clause-all-taken = Chi non ha più pezzi perde.
clause-blocked = Chi ha ancora pezzi ma non può muovere perde.
clause-repetition = Se la stessa posizione si presenta per la terza volta e tocca allo stesso giocatore, la partita è patta.
clause-quiet-15 = Se ognuno ha fatto 15 mosse solo con le dame e niente è stato mangiato, la partita è patta.
clause-quiet-20 = Se ognuno ha fatto 20 mosse solo con le dame e niente è stato mangiato, la partita è patta.
clause-quiet-25 = Se ognuno ha fatto 25 mosse solo con le dame e niente è stato mangiato, la partita è patta.
clause-quiet-40 = Se ognuno ha fatto 40 mosse solo con le dame e niente è stato mangiato, la partita è patta.
clause-short-5 = Quando restano solo due o tre pezzi e ognuno ha una dama, la partita è patta dopo altre cinque mosse per parte.
clause-short-16-5 = Una dama sola contro tre pezzi, di cui almeno uno dama: patta dopo 16 mosse per parte. Quando restano solo due o tre pezzi e ognuno ha una dama: patta dopo cinque mosse per parte.
clause-short-13 = Tre dame contro una: patta dopo 13 mosse per parte.
clause-short-road = Una dama sola sulla grande diagonale, da angolo ad angolo, contro tre pezzi, di cui almeno uno dama: patta dopo cinque mosse per parte, se la dama sola vi rimane.
clause-agreed = I giocatori possono accordarsi per la patta, e ognuno può abbandonare. Una mossa si ritira solo se sono d’accordo entrambi.

## Why not
refusal-dark-squares = { $square } non è una casella scura di questa damiera.
refusal-turns = { $holder ->
    [nobody] La casella { $square } è vuota.
    [white] Il pezzo in { $square } è bianco. Tocca al Nero.
   *[black] Il pezzo in { $square } è nero. Tocca al Bianco.
}
refusal-occupied = { $holder ->
    [white] In { $square } c’è un pezzo bianco.
   *[black] In { $square } c’è un pezzo nero.
}
refusal-man-moves = { $why ->
    [back] Questa pedina non è ancora dama: non può tornare indietro.
    [far] La pedina va solo di una casella.
    [stuck] La pedina in { $from } non può muoversi.
   *[diagonal] { $from } e { $to } non sono sulla stessa diagonale. La pedina va avanti in diagonale.
}
refusal-king-flies = { $why ->
    [stuck] La dama in { $from } non può muoversi.
   *[diagonal] { $from } e { $to } non sono sulla stessa diagonale. La dama si muove in diagonale.
}
refusal-king-steps = { $why ->
    [far] In questa partita la dama va solo di una casella.
    [stuck] La dama in { $from } non può muoversi.
   *[diagonal] { $from } e { $to } non sono sulla stessa diagonale. La dama si muove in diagonale.
}
refusal-taking = { $why ->
    [own] Non puoi saltare un tuo pezzo tra { $from } e { $to }.
    [two] Non puoi saltare più di un pezzo tra { $from } e { $to }.
    [diagonal] { $from } e { $to } non sono sulla stessa diagonale. Si salta in diagonale.
   *[nothing] Tra { $from } e { $to } non c’è niente da mangiare.
}
refusal-man-takes-forward = { $why ->
    [far] La pedina mangia solo il pezzo vicino e si ferma subito dietro.
   *[back] La pedina mangia solo in avanti: non può saltare all’indietro sopra { $over }.
}
refusal-men-spare-kings = Il pezzo in { $over } è una dama, e una pedina non può mangiare una dama.
refusal-crowning = La pedina diventa dama in { $from }, e lì la mossa finisce. Potrà mangiare alla prossima mossa.
refusal-duty = { $count ->
    [one] Puoi mangiare, quindi devi: con il pezzo in { $squares }.
   *[other] Puoi mangiare, quindi devi: con uno dei pezzi in { $squares }.
}
refusal-duty-most = Così ne mangi { $taken }, ma puoi mangiarne { $most } da { $squares }. Devi mangiarne il più possibile.
refusal-duty-most-kings = { $why ->
    [most] Così ne mangi { $taken }, ma puoi mangiarne { $most } da { $squares }. Devi mangiarne il più possibile.
   *[kings] Da { $squares } puoi mangiare altrettanti pezzi, con più dame tra questi.
}
refusal-duty-king-first = La dama deve mangiare prima della pedina: usa quella in { $squares }.
refusal-duty-italian = { $why ->
    [most] Così ne mangi { $taken }, ma puoi mangiarne { $most } da { $squares }. Devi mangiarne il più possibile.
    [with-king] La dama in { $squares } può mangiarne altrettanti, e la dama deve mangiare prima della pedina.
   *[kings] Da { $squares } puoi mangiare altrettanti pezzi, con più dame tra questi o con dame prima.
}

## How it ends
outcome-all-taken = Vince il { $seat }: l’avversario non ha più pezzi.
outcome-blocked = Vince il { $seat }: l’avversario non può muovere.
outcome-blocked-draw = Patta: chi deve muovere è bloccato.
outcome-repetition = Patta per triplice ripetizione.
outcome-quiet = Patta: troppe mosse di dama senza prese.
outcome-short = Patta: è stato raggiunto il limite di mosse per così pochi pezzi.

## The board in words
scene-title = Damiera
scene-men = { $colour ->
    [white] Pedine bianche in { $squares }.
   *[black] Pedine nere in { $squares }.
}
scene-kings = { $colour ->
    [white] Dame bianche in { $squares }.
   *[black] Dame nere in { $squares }.
}
scene-none = { $colour ->
    [white] Il Bianco non ha pezzi.
   *[black] Il Nero non ha pezzi.
}
scene-must = Deve mangiare: { $squares }.
scene-quiet = { $count ->
    [one] Patta dopo ancora { $count } mossa di dama senza prese.
   *[other] Patta dopo ancora { $count } mosse di dama senza prese.
}
scene-repeated = { $count ->
    [one] Questa posizione si è vista { $count } volta.
   *[other] Questa posizione si è vista { $count } volte. Alla terza è patta.
}
scene-square = { $holder ->
    [white-man] { $square }: pedina bianca
    [white-king] { $square }: dama bianca
    [black-man] { $square }: pedina nera
    [black-king] { $square }: dama nera
   *[nobody] { $square }: vuota
}
told-move = { $colour ->
    [white] Bianco { $move }
   *[black] Nero { $move }
}
told-crowned = { $colour ->
    [white] Bianco { $move }, dama
   *[black] Nero { $move }, dama
}
button-end-turn = Fine mossa

## Levels
level-beginner = Principiante
level-beginner-about = Mangia quello che vede e non prepara niente. Può vincere anche un bambino.
level-casual = Occasionale
level-casual-about = Pensa una o due mosse avanti e a volte qualcosa gli sfugge.
level-skilled = Abile
level-skilled-about = Non regala pezzi. Un buon avversario per la famiglia.
level-strong = Forte
level-strong-about = Vede molte mosse avanti.
level-master = Maestro
level-master-about = Pensa più a fondo di tutti e conosce ogni finale fino a quattro pezzi.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = La disposizione
chapter-moving = Muovere
chapter-taking = Mangiare
chapter-queens = Le dame
chapter-duty = Bisogna mangiare?
chapter-ending = La fine della partita

## Lessons: a title, what to do, and what was learnt
lesson-step = Muovere
lesson-step-task = La pedina bianca è tua. Muovila.
lesson-step-done = Le pedine vanno avanti di una casella in diagonale, sulle caselle scure.
lesson-jump = Mangiare
lesson-jump-task = Mangia la pedina nera: saltala e fermati sulla casella vuota dietro di lei.
lesson-jump-done = Il pezzo che salti è mangiato e si toglie dalla damiera.
lesson-chain = Salti multipli
lesson-chain-task = Mangia tutte e due le pedine nere in una sola mossa.
lesson-chain-done = Dopo un salto lo stesso pezzo può saltare ancora.
lesson-freedom = Scegli tu
lesson-freedom-task = Con queste regole mangiare non è obbligatorio. Muovi l’altra tua pedina.
lesson-freedom-done = Qui mangiare è una scelta. In quasi tutte le altre regole è un obbligo.
lesson-duty = Quando devi mangiare
lesson-duty-task = Con queste regole devi mangiare, se puoi. Gioca.
lesson-duty-done = Così puoi costringere l’avversario ad andare dove vuoi tu.
lesson-crowning = Una dama
lesson-crowning-task = Alla tua pedina manca un passo per l’ultima riga. Falla diventare dama.
lesson-crowning-done = Sull’ultima riga una pedina diventa dama.
lesson-flying = Dame volanti
lesson-flying-task = Manda la tua dama attraverso tutta la damiera, da un angolo all’altro.
lesson-flying-done = Con queste regole la dama si muove di quante caselle vuote vuole.
lesson-far-jump = Saltare da lontano
lesson-far-jump-task = Una pedina sbarra la strada alla tua dama. Mangiala senza avvicinarti prima.
lesson-far-jump-done = Non serve che la dama le stia accanto. Con queste regole si ferma subito dietro.
lesson-give-one = Una data, tre mangiate
lesson-give-one-task = Qui devi mangiare, se puoi. Sacrifica una pedina, poi mangia tutto quello che resta.
lesson-give-one-done = Un pezzo sacrificato al momento giusto apre la strada. Si chiama tiro.
lesson-block = Bloccato
lesson-block-task = Lascia il Nero senza mosse.
lesson-block-done = Chi non può muovere perde.

## Why the computer would play a move
hint-reason = { $why ->
    [only] È l’unica mossa.
    [wins] Questa mossa vince.
    [resists] La partita è persa; così si resiste più a lungo.
    [crowns] Una pedina diventa dama.
    [gains] Questa mossa guadagna materiale.
    [avoids] Ogni altra mossa è chiaramente peggiore.
    [draws] Questa mossa mantiene la patta.
    [equal] Un’altra mossa è altrettanto buona.
   *[best] Sembra un po’ meglio delle altre.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Puoi mangiare, quindi devi: salta il pezzo e vai sulla casella vuota dietro.
    [may] Se vuoi puoi mangiare: salta il pezzo e vai sulla casella vuota dietro.
    [king] Muovi una pedina di una casella in avanti, o una dama avanti o indietro.
   *[other] Muovi una pedina di una casella in diagonale in avanti.
}
guide-why = { $why ->
    [only] È l’unica mossa.
    [crowns] La tua pedina diventa dama.
    [takes] Mangi un pezzo.
    [saves] Togli un pezzo dal pericolo.
    [safe] Dopo l’avversario non può mangiare nulla.
   *[other] Sembra un po’ meglio delle altre.
}

## Rules that follow their switches
refusal-man-takes-all = La pedina mangia solo il pezzo vicino e si ferma subito dietro.
refusal-king-takes-near = In questa partita la dama mangia solo un pezzo vicino e si ferma subito dietro.
refusal-king-lands-behind = La dama deve fermarsi subito dietro { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] In questa partita la dama mangia solo un pezzo vicino.
   *[behind] La dama deve fermarsi subito dietro { $over }.
}
refusal-king-near-lands-anywhere = In questa partita la dama mangia solo un pezzo vicino.
refusal-chain-straight = In questa partita i salti di una pedina devono restare su una linea.
refusal-chain-whole = Il pezzo può mangiare ancora: deve continuare a saltare e non può fermarsi in { $to }.
refusal-removal-after = Hai già saltato il pezzo in { $over }. Non puoi saltarlo due volte.
character-beginner = Briciola
character-casual = Zenzero
character-skilled = Cardo
character-strong = Brace
character-master = Onice
origin-thai12-white-begins = { origin-thai-white-begins }
origin-czech-repetition = { origin-collection-repetition }
origin-czech-agreed = { origin-collection-agreed }
origin-dame-blocked = { origin-collection-blocked }
origin-dame-blocked-draws = { origin-collection-blocked-draws }
origin-dame-repetition = { origin-collection-repetition }
origin-dame-quiet-40 = { origin-collection-quiet-40 }
origin-dame-agreed = { origin-collection-agreed }
origin-italian-blocked = { origin-collection-blocked }
origin-italian-repetition = { origin-collection-repetition }
origin-italian-quiet-40 = { origin-collection-quiet-40 }
origin-italian-agreed = { origin-collection-agreed }
origin-pool-repetition = { origin-collection-repetition }
origin-pool-quiet-40 = { origin-collection-quiet-40 }
origin-pool-agreed = { origin-collection-agreed }
origin-portuguese-blocked = { origin-collection-blocked }
origin-portuguese-repetition = { origin-collection-repetition }
origin-portuguese-quiet-20 = { origin-collection-quiet-20 }
origin-portuguese-agreed = { origin-collection-agreed }
origin-spanish-blocked = { origin-collection-blocked }
origin-spanish-repetition = { origin-collection-repetition }
origin-spanish-quiet-40 = { origin-collection-quiet-40 }
origin-spanish-agreed = { origin-collection-agreed }
origin-thai-repetition = { origin-collection-repetition }
origin-thai-quiet-40 = { origin-collection-quiet-40 }
origin-thai-agreed = { origin-collection-agreed }
origin-thai12-repetition = { origin-collection-repetition }
origin-thai12-quiet-40 = { origin-collection-quiet-40 }
origin-thai12-agreed = { origin-collection-agreed }
clause-king-takes-near = La dama mangia in ogni direzione, ma solo il pezzo vicino, e si ferma subito dietro. Anche una dama può essere mangiata.
clause-king-near-lands-behind = Una dama mangia solo un pezzo vicino e si ferma subito dietro.
clause-king-near-lands-anywhere = Una dama mangia solo un pezzo vicino e si ferma su una qualsiasi casella vuota dietro.
clause-chain-straight = Un pezzo che ha saltato può saltare ancora da dove si è fermato, nella stessa mossa: una pedina solo lungo la stessa linea, una dama anche in un’altra direzione.
clause-blocked-draws = Se un giocatore ha pezzi ma non può muovere, la partita è patta.
origin-collection-board-8 = Il libretto danese parla di una metà inferiore bianca; si intende la casella in basso a destra.
origin-collection-men-12 = Solo il testo inglese dice quali righe si riempiono. Gli altri mostrano una figura.
origin-collection-black-begins = Il sorteggio e la prima mossa del Nero sono stampati. Cambiare colore dopo ogni partita è la nostra scelta predefinita.
origin-collection-turns = Nessuno può passare, anche se non è obbligatorio mangiare: i turni si alternano.
origin-collection-man-moves = Il testo russo dice solo che una pedina non può tornare dov’era. Nessuna pedina va all’indietro.
origin-collection-taking = I testi italiano e danese omettono una parola, «libera» o «scura». Si intende una casella scura vuota.
origin-collection-man-takes-forward = Il salto è descritto per la casella davanti alla pedina, quindi va in avanti. Il testo inglese aggiunge che all’indietro non è «ancora» permesso.
origin-collection-crowning = Il libretto mette sopra un secondo pezzo e non dice altro. La mossa finisce lì, come in quasi tutte le varianti della dama; l’impostazione lascia saltare ancora la nuova dama. Il testo francese prende il secondo pezzo fra le pedine già perse; qui ce n’è sempre uno.
origin-collection-crowning-goes-on = Il libretto non dice che cosa succede nel mezzo di più salti. In questa partita la nuova dama continua a saltare, come nella dama russa.
origin-collection-king-flies = Il testo polacco dice che una dama salta le caselle vuote; ci scivola sopra.
origin-collection-king-takes = Il testo italiano non dice che la casella dietro dev’essere libera. Gli altri sì.
origin-collection-king-lands-behind = Solo il testo francese dice «subito dietro», e l’inglese paragona il salto a quello di una pedina. Da quanto lontano possa partire la dama non è detto. Giochiamo l’arrivo corto della dama tedesca di famiglia; due impostazioni cambiano entrambe le cose.
origin-collection-king-lands-anywhere = Il libretto non dice dove si ferma una dama. I giocatori di torneo si aspettano qualsiasi casella vuota dietro il pezzo.
origin-collection-king-near-lands-behind = Il libretto non dice da quanto lontano può saltare una dama.
origin-collection-king-near-lands-anywhere = Il libretto non dice da quanto lontano può saltare una dama, né dove si ferma.
origin-collection-chain = Il libretto promette le svolte solo alle dame, e il testo inglese tiene la pedina su una diagonale. Lasciamo svoltare anche le pedine, come in tutte le altre varianti; l’impostazione le tiene dritte.
origin-collection-chain-straight = Il testo inglese lega i salti di una pedina a una diagonale. Le altre lingue non lo dicono.
origin-collection-chain-may-stop = Ogni lingua dice che puoi continuare a saltare, nessuna che devi.
origin-collection-chain-whole = Il libretto non lo chiede: in questa partita avete concordato di continuare a saltare.
origin-collection-removal-at-once = Il libretto parla di togliere il pezzo prima di arrivare ai salti multipli. Perciò lo togliamo subito.
origin-collection-removal-after = Il libretto non dice quando. La maggior parte dei giochi da torneo aspetta la fine della mossa.
origin-collection-duty-free = Tutte e dieci le lingue dicono «può». Molti giochi nazionali ne fanno un obbligo; qui hanno regole proprie.
origin-collection-all-taken = Il testo spagnolo lo dice al contrario: vince chi mangia tutto.
origin-collection-blocked = Su chi non può muovere non è stampato nulla. Perde, come in tutte le altre varianti.
origin-collection-blocked-draws = Su chi non può muovere non è stampato nulla. In questa partita è patta.
origin-collection-repetition = Sulla patta non è stampato nulla. Senza questa regola le dame potrebbero inseguirsi all’infinito.
origin-collection-quiet-20 = Sulla patta non è stampato nulla. Senza questa regola le dame potrebbero inseguirsi all’infinito.
origin-collection-quiet-40 = Sulla patta non è stampato nulla. Senza questa regola le dame potrebbero inseguirsi all’infinito.
origin-collection-agreed = Su abbandono e patta d’accordo non è stampato nulla. Entrambi sono consueti.
origin-dame-king-lands-anywhere = Nelle regole tedesche di famiglia la dama si ferma subito dietro. In questa partita può fermarsi più in là.
origin-dame-removal-after = Nelle regole tedesche di famiglia i pezzi si tolgono subito. In questa partita restano fino alla fine della mossa.
origin-thai-white-begins = Alcune regole thailandesi lasciano scegliere ai giocatori chi comincia. Qui comincia il Bianco, come in un regolamento stampato.
origin-thai12-men-12 = Il makhos ha otto pedine. È lo stesso gioco con le dodici della tua scatola.
tally-drawn = Patta
editor-piece = { $piece ->
    [w] Pedina bianca
    [W] Dama bianca
    [b] Pedina nera
   *[B] Dama nera
}
refusal-editor-many = { $colour ->
    [white] Il Bianco ha { $count } pezzi; ce ne sono solo { $most }.
   *[black] Il Nero ha { $count } pezzi; ce ne sono solo { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Una pedina bianca in { $square } sarebbe ormai una dama.
   *[black] Una pedina nera in { $square } sarebbe ormai una dama.
}
refusal-editor-none = { $colour ->
    [white] Il Bianco non ha pezzi, ma deve aver fatto l’ultima mossa.
   *[black] Il Nero non ha pezzi, ma deve aver fatto l’ultima mossa.
}
task-capture = Tocca a te: devi mangiare.

## Drills

drill-combinations = Combinazioni
drill-combinations-about = Sacrifica, costringi l’avversario a mangiare e riprenditi di più.
drill-combinations-task = { $colour ->
    [white] Muove il Bianco. Trova la combinazione.
   *[black] Muove il Nero. Trova la combinazione.
}
drill-combinations-why = Pezzi ceduti: { $given }. Pezzi mangiati: { $taken }.
drill-refuted = L’avversario mangia e guadagna materiale.
drill-endings = Finali
drill-endings-about = Finali con al massimo quattro pezzi: vinci, o tieni la patta. L’avversario gioca alla perfezione.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Il Bianco muove e vince.
       *[draw] Muove il Bianco. Tieni la patta per { $moves } mosse.
    }
   *[black] { $goal ->
        [win] Il Nero muove e vince.
       *[draw] Muove il Nero. Tieni la patta per { $moves } mosse.
    }
}
drill-endings-why = { $value ->
    [draw] Ora è soltanto patta.
   *[loss] Ora la partita è persa.
}
