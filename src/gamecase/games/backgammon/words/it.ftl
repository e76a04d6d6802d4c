### Backgammon, in Italian. checker = pedina, point = punta (score point = punto), home = casa, bar = barra, hit = mangiare,
### bear off = portare fuori, roll = lancio, opening roll = lancio iniziale, doubles = doppio, cube = cubo, double = raddoppio, take = accettare, drop = rifiutare.

game-name = Backgammon
game-about = Porta in casa le tue quindici pedine e poi fuori dal tabellone, e mangia quelle avversarie lungo la strada.
seat-first = Chiaro
seat-second = Scuro

## Booklets
booklet-case = Valigetta di backgammon
booklet-case-about = Si esce solo con il numero esatto, e con tutte le pedine in casa nessuno è obbligato a muovere. Se c’è una posta, si usa il cubo.
booklet-best-of = Al meglio di più partite
booklet-best-of-about = Si contano semplicemente le partite: due su tre, tre su cinque. Senza cubo.
booklet-small-first = Prima il numero più piccolo
booklet-small-first-about = Prima il numero più piccolo, un doppio per intero o per niente, e le pedine più arretrate escono per prime.
booklet-collection = Giochi riuniti
booklet-collection-about = Si esce con qualsiasi numero che arrivi al bordo. L’avversario può contestare un errore finché non lancia.
booklet-tournament = Torneo
booklet-tournament-about = Come si gioca oggi: incontri a punti o partite per una posta, con il cubo e tutte le sue regole.
box-says = Quale di queste cose dice il tuo libretto?
box-says-more-than-two = Una punta è chiusa se ci sono «più di due» pedine
box-says-games = Si gioca a due vittorie su tre partite, o tre su cinque
box-says-smaller = Il numero più piccolo si gioca sempre per primo
box-says-correction = Una mossa sbagliata si può contestare fino al lancio successivo
box-says-nothing = Non ho un libretto
box-cube_inside = Nella scatola c’è il cubo del raddoppio?
box-languages = In quante lingue è scritto?

## Switches
switch-stake = Per che cosa si gioca?
switch-stake-0 = Per divertimento, senza cubo
switch-stake-1 = Posta di 1, con il cubo
switch-stake-2 = Posta di 2, con il cubo
switch-stake-5 = Posta di 5, con il cubo
switch-stake-10 = Posta di 10, con il cubo
switch-win_triple_needs_none_off = Quando una vittoria vale il triplo?
switch-win_triple_needs_none_off-yes = Solo se chi perde non ha portato fuori nessuna pedina
switch-win_triple_needs_none_off-no = Ogni volta che chi perde ha una pedina sulla barra o nella casa di chi vince
switch-assisted = Controllo delle mosse
switch-assisted-yes = Ammette solo mosse valide
switch-assisted-no = Permette qualsiasi mossa, come su un tabellone vero
switch-bearoff_may_pass = Con tutte le pedine in casa
switch-bearoff_may_pass-no = Devi giocare ogni numero che puoi
switch-bearoff_may_pass-yes = Un numero si può non usare
switch-bearoff_six_needs_double_six = Fuori dalla punta 6
switch-bearoff_six_needs_double_six-no = Con qualsiasi sei
switch-bearoff_six_needs_double_six-yes = Solo con un doppio sei
switch-bearoff_rule = Come si porta fuori una pedina?
switch-bearoff_rule-any-sufficient = Qualsiasi numero che arrivi al bordo
switch-bearoff_rule-exact-or-highest = Il suo numero; uno maggiore dalla punta più alta
switch-setup = Disposizione
switch-setup-standard = Normale
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, tre pedine a testa
switch-cube = Cubo del raddoppio
switch-cube-on = Con il cubo
switch-cube-off = Senza cubo
switch-cube_limit = Il cubo arriva a
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Il cubo al centro
switch-centred_cube-either = Possono girarlo entrambi
switch-centred_cube-holland = Dopo la partita Crawford, solo dopo due lanci a testa
switch-crawford = Partita Crawford
switch-crawford-yes = Una partita senza cubo, quando manca un punto
switch-crawford-no = Nessuna partita Crawford
switch-jacoby = Regola di Jacoby
switch-jacoby-yes = I gammon valgono solo se il cubo è stato girato
switch-jacoby-no = I gammon valgono sempre
switch-beavers = Beaver
switch-beavers-yes = Ammessi
switch-beavers-no = Non ammessi
switch-raccoons = Raccoon
switch-raccoons-yes = Ammessi
switch-raccoons-no = Non ammessi
switch-automatic_doubles = Stesso numero nel lancio iniziale
switch-automatic_doubles-0 = Si rilancia
switch-automatic_doubles-1 = Raddoppia la posta, al massimo una volta
switch-automatic_doubles-2 = Raddoppia la posta, al massimo due volte
switch-automatic_doubles-3 = Raddoppia la posta, al massimo tre volte

## Clauses
clause-aim = Porta tutte le tue pedine in casa, poi portale fuori. Vince chi per primo non ne ha più.
clause-setup = Le due parti sono disposte a specchio. Una pedina parte dalla casa avversaria, fa il giro del tabellone e arriva nella propria.
clause-forward = Le pedine vanno solo verso casa, mai indietro.
clause-starter-high = Ognuno lancia un dado. Comincia chi fa il numero più alto.
clause-draw-first = Prima viene il lancio iniziale. Se i numeri sono uguali, si rilancia.
clause-first-throw-fresh = Chi comincia rilancia tutti e due i dadi per il suo primo turno.
clause-first-throw-drawn = I due dadi del lancio iniziale sono il primo lancio di chi comincia: perciò non è mai un doppio.
clause-already-started = C’è un solo lancio iniziale a partita.
clause-throw-first = Si gioca a turno. Ogni turno comincia con un lancio di due dadi.
clause-dice-zone = I dadi si lanciano nella metà destra del tabellone, vista dal proprio posto.
clause-choice-first = Se puoi raddoppiare, fallo prima di lanciare.
clause-play-first = Prima di ogni altra cosa si gioca ciò che mostrano i dadi.
clause-dice-only = Ogni numero muove una pedina di altrettante punte. Una stessa pedina può usare più numeri, uno dopo l’altro, e si ferma dopo ognuno.
clause-no-checker = Si muovono solo le proprie pedine.
clause-closed-point = Una punta con due o più pedine avversarie è chiusa: non puoi fermarti lì, nemmeno a metà di una mossa più lunga.
clause-self-hit = Se metti lo stesso una pedina su una punta chiusa, vale come mangiata e va sulla barra; il numero conta come usato.
clause-hit = Se arrivi su una punta con una sola pedina avversaria, la mangi: va sulla barra. Se puoi muovere in un altro modo, mangiare non è obbligatorio.
clause-any-order = I numeri si giocano nell’ordine che si vuole.
clause-smaller-first = Il numero più piccolo si gioca sempre prima del più grande.
clause-smaller-lost = Se nessuna pedina può giocare il numero più piccolo, è perso e si gioca solo il più grande.
clause-must-move = Se puoi muovere, devi farlo.
clause-use-all = Devi giocare quanti più numeri permettono le regole: entrambi, se c’è un modo di giocarli.
clause-use-higher = Se puoi giocare l’uno o l’altro numero, ma non entrambi, devi giocare il più alto.
clause-stop-at-home = Con tutte le pedine in casa non devi muovere per forza: qualsiasi numero si può non usare.
clause-doubles-four = Con un doppio, il numero si gioca quattro volte.
clause-partial-double = Di un doppio si gioca quanto è possibile; il resto è perso.
clause-whole-double = Un doppio si gioca per intero, con tutte e quattro le mosse, o non si gioca. Se l’ultima pedina esce prima, basta così.
clause-enter-first = Una pedina sulla barra deve rientrare per prima, nella casa avversaria, sulla punta che il dado conta dal bordo lontano. Finché non sono rientrate tutte le tue, non puoi muovere altro.
clause-enter-any = Puoi rientrare con uno qualsiasi dei due numeri; il numero con cui non puoi rientrare è perso.
clause-smaller-enters = Se hai una pedina sulla barra e non puoi rientrare con il numero più piccolo, perdi tutto il lancio.
clause-home-first = Si comincia a portare fuori quando tutte le pedine sono in casa. Se una viene mangiata, si riprende quando sono di nuovo tutte in casa.
clause-exact-number = Puoi portare fuori una pedina solo con il numero esatto della sua punta.
clause-highest-first = Una pedina esce con il numero della sua punta, oppure dalla tua punta più alta con uno maggiore.
clause-rear-first = Esce solo una pedina della tua punta più alta, con qualsiasi numero che arrivi al bordo.
clause-any-sufficient = Qualsiasi pedina può uscire con un numero che arrivi al bordo.
clause-past-band = Nella tua casa, nessuna pedina esce se davanti ha una punta chiusa dall’avversario.
clause-double-six = Dalla punta 6 si porta fuori solo con un lancio di due sei.
clause-inside-move = Invece di portare fuori si può sempre muovere dentro la propria casa.
clause-win = Vince chi per primo ha portato fuori tutte le pedine.
clause-win-counts-one = Ogni vittoria vale uno.
clause-win-kinds = Una vittoria vale uno; due se chi perde non ha portato fuori nessuna pedina; tre se in più ha una pedina sulla barra o nella casa di chi vince.
clause-stalled = Dopo cinquanta turni di fila senza una mossa la partita è patta.
clause-cube = Il cubo comincia al centro, sull’1. A ogni raddoppio la partita vale il doppio.
clause-no-cube = Queste regole usano il cubo solo quando si gioca per una posta o a punti. Se si contano soltanto le partite, non c’è il cubo.
clause-double-before-throw = Puoi offrire il raddoppio prima del tuo lancio, ma non prima del primo lancio della partita.
clause-answer-first = L’avversario accetta il raddoppio, oppure lo rifiuta e perde la partita.
clause-nothing-offered = Puoi accettare o rifiutare solo se ti è stato offerto un raddoppio.
clause-cube-owner = Se accetti un raddoppio, il cubo è tuo, e solo tu puoi raddoppiare dopo.
clause-cube-limit = Il cubo non va oltre il suo limite.
clause-cube-dead = In un incontro, un cubo che già lo decide per entrambi non si gira più.
clause-crawford = La prima partita in cui a qualcuno manca un solo punto si gioca senza cubo.
clause-holland = A scelta: dopo quella partita, il cubo al centro non si gira prima che entrambi abbiano lanciato due volte.
clause-jacoby = Fuori da un incontro, le vittorie doppie e triple valgono come semplici se il cubo non è stato girato.
clause-beavers = Fuori da un incontro, a un raddoppio puoi rispondere raddoppiando subito e tenendo il cubo: è un beaver.
clause-no-beaver = Un beaver è possibile solo se lo si è concordato, e solo in risposta a un raddoppio.
clause-no-raccoon = Un raccoon è possibile solo se lo si è concordato, e solo in risposta a un beaver.
clause-automatic-doubles = Fuori da un incontro, lo stesso numero nel lancio iniziale raddoppia la posta, fino alle volte concordate.
clause-match-games = Accordatevi prima su quante partite fanno l’incontro, per esempio due vittorie su tre.
clause-match-points = L’incontro va a chi per primo raggiunge i punti concordati.
clause-no-resignation = Queste regole non dicono quanto costa abbandonare.
clause-resignation = Puoi offrire di abbandonare una partita semplice, doppia o tripla. L’avversario accetta o rifiuta.
clause-answer-resignation = A un’offerta di abbandono si risponde prima di continuare.
clause-correction = Puoi chiedere all’avversario di rigiocare un turno non valido, con gli stessi dadi.
clause-nothing-wrong = Un turno valido resta com’è.
clause-correct-before-throw = Puoi chiederlo solo fino al tuo lancio.
clause-one-by-one = Dove è permessa qualsiasi mossa, si muove una pedina alla volta e poi si chiude il turno.
clause-no-correction = Un turno chiuso resta valido.

## Why not
refusal-draw-first = Prima viene il lancio iniziale.
refusal-already-started = La partita è già cominciata.
refusal-throw-first = Prima bisogna lanciare i dadi.
refusal-choice-first = Prima lancia, oppure raddoppia.
refusal-play-first = Prima gioca ciò che mostrano i dadi.
refusal-dice-zone = I dadi non si sono fermati nella metà destra del tabellone: rilanciali entrambi.
refusal-forward = Non puoi tornare indietro da { $from } a { $to }. Le pedine vanno solo verso casa.
refusal-no-checker = { $place ->
    [bar] Non hai pedine sulla barra.
   *[point] Non hai pedine sulla punta { $point }.
}
refusal-dice-only = { $count ->
    [0] Non ti resta nessun numero da giocare.
    [one] È a { $distance } punte; ti resta { $dice }.
   *[other] È a { $distance } punte; ti restano { $dice }.
}
refusal-closed-point = { $count ->
    [one] La punta { $point } è chiusa: c’è { $count } pedina avversaria.
   *[other] La punta { $point } è chiusa: ci sono { $count } pedine avversarie.
}
refusal-smaller-first = Prima il numero più piccolo: gioca { $die } prima di { $larger }.
refusal-smaller-lost = Nessuna pedina poteva giocare prima il numero { $die }, perciò è perso.
refusal-must-move = { $possible ->
    [one] Puoi giocare { $possible } numero, quindi devi farlo.
   *[other] Puoi giocare { $possible } numeri, quindi devi farlo.
}
refusal-use-all = { $possible ->
    [one] Si può giocare { $possible } numero; così ne usi { $used }.
   *[other] Si possono giocare { $possible } numeri; così ne usi solo { $used }. Scegli un modo che li usi tutti.
}
refusal-use-higher = Si può giocare un solo numero, e deve essere il più alto: { $die }.
refusal-whole-double = { $possible ->
    [one] Un doppio si gioca per intero, e su { $needed } mosse solo { $possible } è possibile: il lancio è perso.
   *[other] Un doppio si gioca per intero, e su { $needed } mosse solo { $possible } sono possibili: il lancio è perso.
}
refusal-enter-first = { $count ->
    [one] Hai { $count } pedina sulla barra: prima deve rientrare.
   *[other] Hai { $count } pedine sulla barra: prima devono rientrare.
}
refusal-smaller-enters = Con il numero { $die } la tua pedina non rientra, perché la punta { $point } è chiusa: tutto il lancio è perso.
refusal-home-first = { $count ->
    [one] Non puoi ancora portare fuori: { $count } pedina non è in casa.
   *[other] Non puoi ancora portare fuori: { $count } pedine non sono in casa.
}
refusal-exact-number = Dalla punta { $point } si esce solo con un { $point }; dadi rimasti: { $dice }.
refusal-highest-first = Dalla punta { $point } si esce con un numero maggiore solo se dietro non c’è più niente; hai ancora pedine sulla punta { $highest }.
refusal-rear-first = Prima le più arretrate: hai ancora pedine sulla punta { $highest }.
refusal-past-band = { $count ->
    [one] { $count } pedina avversaria sulla punta { $band } impedisce di uscire dalla punta { $point }.
   *[other] { $count } pedine avversarie sulla punta { $band } impediscono di uscire dalla punta { $point }.
}
refusal-double-six = Dalla punta 6 si esce solo con un doppio sei; hai fatto { $dice }.
refusal-no-cube = In questa partita non c’è il cubo.
refusal-double-before-throw = Puoi raddoppiare solo prima del tuo lancio, e non prima del primo lancio della partita.
refusal-answer-first = Prima rispondi al raddoppio a { $value }: accetta o rifiuta.
refusal-nothing-offered = Non c’è nessuna offerta a cui rispondere.
refusal-cube-owner = Il cubo è dell’avversario, a { $value }.
refusal-cube-limit = Il cubo è a { $value } e non va oltre.
refusal-cube-dead = { $needed ->
    [one] Il cubo a { $value } decide già l’incontro: a nessuno serve più di { $needed } punto.
   *[other] Il cubo a { $value } decide già l’incontro: a nessuno servono più di { $needed } punti.
}
refusal-crawford = Questa è la partita Crawford dell’incontro a { $number }: non si raddoppia.
refusal-holland = { $throws ->
    [one] Dopo la partita Crawford si raddoppia solo quando entrambi hanno lanciato due volte; finora c’è stato { $throws } lancio.
   *[other] Dopo la partita Crawford si raddoppia solo quando entrambi hanno lanciato due volte; finora ci sono stati { $throws } lanci.
}
refusal-no-beaver = Qui non è possibile un beaver.
refusal-no-raccoon = Qui non è possibile un raccoon.
refusal-no-resignation = Queste regole non prevedono l’abbandono semplice, doppio o triplo.
refusal-answer-resignation = Prima accetta o rifiuta l’offerta di abbandono.
refusal-one-by-one = Qui si muove una pedina alla volta.
refusal-no-correction = Un turno chiuso resta valido.
refusal-correct-before-throw = Un errore si contesta solo prima del proprio lancio.
refusal-nothing-wrong = Quel turno era valido.

## How it ended
outcome-single = { $points ->
    [one] { $seat } porta fuori l’ultima pedina e vince { $points } punto.
   *[other] { $seat } porta fuori l’ultima pedina e vince { $points } punti.
}
outcome-double = { $points ->
    [one] { $seat }: vittoria doppia, { $points } punto. L’avversario non ha portato fuori nulla.
   *[other] { $seat }: vittoria doppia, { $points } punti. L’avversario non ha portato fuori nulla.
}
outcome-triple = { $points ->
    [one] { $seat }: vittoria tripla, { $points } punto. L’avversario ha ancora una pedina sulla barra o nella casa di chi vince.
   *[other] { $seat }: vittoria tripla, { $points } punti. L’avversario ha ancora una pedina sulla barra o nella casa di chi vince.
}
outcome-gammon = { $points ->
    [one] { $seat } vince un gammon, { $points } punto: l’avversario non ha portato fuori nulla.
   *[other] { $seat } vince un gammon, { $points } punti: l’avversario non ha portato fuori nulla.
}
outcome-backgammon = { $points ->
    [one] { $seat } vince un backgammon, { $points } punto: l’avversario ha ancora una pedina sulla barra o nella casa di chi vince.
   *[other] { $seat } vince un backgammon, { $points } punti: l’avversario ha ancora una pedina sulla barra o nella casa di chi vince.
}
outcome-dropped = { $points ->
    [one] { $seat } vince { $points } punto: l’avversario ha rifiutato il raddoppio.
   *[other] { $seat } vince { $points } punti: l’avversario ha rifiutato il raddoppio.
}
outcome-conceded = { $points ->
    [one] { $seat } vince { $points } punto: l’avversario ha abbandonato.
   *[other] { $seat } vince { $points } punti: l’avversario ha abbandonato.
}
outcome-stalled = Patta: da molto tempo nessuno muove.

## Levels
level-beginner = Principiante
level-beginner-about = Fa la prima mossa che vede e lascia le sue pedine esposte.
level-casual = Occasionale
level-casual-about = Tiene unite le pedine e mangia quando può.
level-steady = Solido
level-steady-about = Costruisce punte, conta la corsa e raddoppia quando è in netto vantaggio.
level-expert = Esperto
level-expert-about = Vede un lancio avanti e sbaglia di rado.
level-master = Maestro
level-master-about = Vede due lanci avanti. Di livello mondiale.

## On the table
look-home-right = Casa a destra
look-home-left = Casa a sinistra
look-blue-right = { look-home-right }, panno blu
look-blue-left = { look-home-left }, panno blu
look-wine-right = { look-home-right }, panno bordeaux
look-wine-left = { look-home-left }, panno bordeaux

scene-title = Tabellone di backgammon
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] Le punte si contano dalla casa di Chiaro, in basso a sinistra.
       *[right] Le punte si contano dalla casa di Chiaro, in basso a destra.
    }
   *[second] { $home ->
        [left] Le punte si contano dalla casa di Scuro, in basso a sinistra.
       *[right] Le punte si contano dalla casa di Scuro, in basso a destra.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Chiaro ha pedine su { $points }.
   *[second] Scuro ha pedine su { $points }.
}
scene-no-points = { $seat ->
    [first] Chiaro non occupa nessuna punta.
   *[second] Scuro non occupa nessuna punta.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } pedina chiara è sulla barra.
       *[other] { $count } pedine chiare sono sulla barra.
    }
   *[second] { $count ->
        [one] { $count } pedina scura è sulla barra.
       *[other] { $count } pedine scure sono sulla barra.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } pedina chiara è fuori.
       *[other] { $count } pedine chiare sono fuori.
    }
   *[second] { $count ->
        [one] { $count } pedina scura è fuori.
       *[other] { $count } pedine scure sono fuori.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] A Chiaro manca { $count } pip.
       *[other] A Chiaro mancano { $count } pip.
    }
   *[second] { $count ->
        [one] A Scuro manca { $count } pip.
       *[other] A Scuro mancano { $count } pip.
    }
}
scene-dice = { $count ->
    [one] Resta da giocare il numero { $dice }.
   *[other] Restano da giocare i numeri { $dice }.
}
scene-cube = { $owner ->
    [first] Il cubo è di Chiaro, a { $value }.
    [second] Il cubo è di Scuro, a { $value }.
   *[nobody] Il cubo è al centro, a { $value }.
}
scene-away = Punti ancora necessari: Chiaro { $first }, Scuro { $second }.
scene-crawford = Questa è la partita Crawford, senza raddoppi.
scene-due-draw = Un dado a testa decide chi comincia.
scene-due-choice = { $seat ->
    [first] Tocca a Chiaro, prima del lancio.
   *[second] Tocca a Scuro, prima del lancio.
}
scene-due-throw = { $seat ->
    [first] Tocca a Chiaro lanciare.
   *[second] Tocca a Scuro lanciare.
}
scene-due-play = { $seat ->
    [first] Tocca a Chiaro muovere.
   *[second] Tocca a Scuro muovere.
}
scene-due-offered = { $seat ->
    [first] A Chiaro viene offerto il cubo a { $value }: accettare o rifiutare.
   *[second] A Scuro viene offerto il cubo a { $value }: accettare o rifiutare.
}
scene-due-beavered = { $seat ->
    [first] Chiaro riceve un beaver: il cubo andrebbe a { $value }.
   *[second] Scuro riceve un beaver: il cubo andrebbe a { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Chiaro riceve un raccoon: il cubo andrebbe a { $value }.
   *[second] Scuro riceve un raccoon: il cubo andrebbe a { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Scuro offre di abbandonare una partita semplice; Chiaro risponde.
       *[second] Chiaro offre di abbandonare una partita semplice; Scuro risponde.
    }
    [2] { $seat ->
        [first] Scuro offre di abbandonare una partita doppia; Chiaro risponde.
       *[second] Chiaro offre di abbandonare una partita doppia; Scuro risponde.
    }
   *[3] { $seat ->
        [first] Scuro offre di abbandonare una partita tripla; Chiaro risponde.
       *[second] Chiaro offre di abbandonare una partita tripla; Scuro risponde.
    }
}
scene-due-over = La partita è finita.

scene-point = { $holder ->
    [first] { $count ->
        [one] Punta { $point }: { $count } pedina chiara
       *[other] Punta { $point }: { $count } pedine chiare
    }
    [second] { $count ->
        [one] Punta { $point }: { $count } pedina scura
       *[other] Punta { $point }: { $count } pedine scure
    }
   *[nobody] Punta { $point }: vuota
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Barra: nessuna pedina chiara
        [one] Barra: { $count } pedina chiara
       *[other] Barra: { $count } pedine chiare
    }
   *[second] { $count ->
        [0] Barra: nessuna pedina scura
        [one] Barra: { $count } pedina scura
       *[other] Barra: { $count } pedine scure
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Vaschetta: nessuna pedina chiara fuori
        [one] Vaschetta: { $count } pedina chiara fuori
       *[other] Vaschetta: { $count } pedine chiare fuori
    }
   *[second] { $count ->
        [0] Vaschetta: nessuna pedina scura fuori
        [one] Vaschetta: { $count } pedina scura fuori
       *[other] Vaschetta: { $count } pedine scure fuori
    }
}
scene-die = { $state ->
    [used] Dado: { $number }, giocato
   *[left] Dado: { $number }
}
scene-no-die = Dadi, non ancora lanciati
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] Chiaro ha fatto { $number }
    [second] Scuro ha fatto { $number }
   *[nobody] Un dado mostra { $number }
}

## What a hand may say
act-throw = Lancia
act-double = Raddoppia a { $value }
act-take = Accetta a { $value }
act-drop = Rifiuta
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Accetta
act-decline = Rifiuta
act-correct = Contesta l’errore
act-check = Era permesso?
act-done = Chiudi il turno
act-resign = { $kind ->
    [1] Abbandona: partita semplice
    [2] Abbandona: partita doppia
   *[3] Abbandona: partita tripla
}
# Ending a turn although more could be played.
act-stop = Chiudi qui il turno
act-pass = Non muovere
act-no-move = Nessuna mossa: chiudi il turno
act-forced = Mossa forzata: { $play }

## What happened
told-start = { $seat ->
    [first] Lancio iniziale: Chiaro { $first }, Scuro { $second }. Comincia Chiaro.
    [second] Lancio iniziale: Chiaro { $first }, Scuro { $second }. Comincia Scuro.
   *[nobody] Lancio iniziale: { $first } a testa. Si rilancia.
}
told-roll = { $seat ->
    [first] Chiaro lancia { $dice }
   *[second] Scuro lancia { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Chiaro: { $play }
   *[second] Scuro: { $play }
}
told-self-hit = { $seat ->
    [first] Chiaro: { $play }, su una punta chiusa; la pedina va sulla barra
   *[second] Scuro: { $play }, su una punta chiusa; la pedina va sulla barra
}
told-no-move = { $seat ->
    [first] Chiaro non può muovere
   *[second] Scuro non può muovere
}
told-pass = { $seat ->
    [first] Chiaro non gioca nulla
   *[second] Scuro non gioca nulla
}
told-done = { $seat ->
    [first] Chiaro chiude il turno
   *[second] Scuro chiude il turno
}
told-throw = { $seat ->
    [first] Chiaro prende i dadi
   *[second] Scuro prende i dadi
}
told-double = { $seat ->
    [first] Chiaro raddoppia a { $value }
   *[second] Scuro raddoppia a { $value }
}
told-take = { $seat ->
    [first] Chiaro accetta a { $value }
   *[second] Scuro accetta a { $value }
}
told-drop = { $seat ->
    [first] Chiaro rifiuta il raddoppio
   *[second] Scuro rifiuta il raddoppio
}
told-beaver = { $seat ->
    [first] Chiaro risponde con un beaver a { $value }
   *[second] Scuro risponde con un beaver a { $value }
}
told-raccoon = { $seat ->
    [first] Chiaro risponde con un raccoon a { $value }
   *[second] Scuro risponde con un raccoon a { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Chiaro offre di abbandonare una partita semplice
       *[second] Scuro offre di abbandonare una partita semplice
    }
    [2] { $seat ->
        [first] Chiaro offre di abbandonare una partita doppia
       *[second] Scuro offre di abbandonare una partita doppia
    }
   *[3] { $seat ->
        [first] Chiaro offre di abbandonare una partita tripla
       *[second] Scuro offre di abbandonare una partita tripla
    }
}
told-accept-loss = { $seat ->
    [first] Chiaro accetta
   *[second] Scuro accetta
}
told-decline-loss = { $seat ->
    [first] Chiaro rifiuta
   *[second] Scuro rifiuta
}
told-correct = { $seat ->
    [first] Chiaro contesta l’errore: il turno si rigioca
   *[second] Scuro contesta l’errore: il turno si rigioca
}

## The rule book's chapters
chapter-setup = Scopo e direzione
chapter-begin = Chi comincia
chapter-dice = Lanciare e muovere
chapter-points = Punte e pedine mangiate
chapter-bar = Rientrare dalla barra
chapter-bearing-off = Portare fuori
chapter-winning = La vittoria
chapter-cube = Il cubo
chapter-errors = Errori e abbandono

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Chiudi una punta
lesson-make-a-point-task = Hai fatto 3 e 1. Riunisci due pedine sulla tua punta 5.
lesson-make-a-point-done = Due pedine su una punta sono al sicuro e la chiudono all’avversario.
lesson-run = Corri
lesson-run-task = Hai fatto 6 e 5. Porta al sicuro una delle pedine più arretrate, sulla tua punta 13.
lesson-run-done = Una stessa pedina può usare tutti e due i numeri, uno dopo l’altro.
lesson-hit = Mangia
lesson-hit-task = Sulla tua punta 4 c’è una pedina avversaria sola. Mangiala e chiudi la punta.
lesson-hit-done = Una pedina mangiata ricomincia dalla barra.
lesson-closed = Punte chiuse
lesson-closed-task = Hai fatto doppio cinque. Le tue pedine più arretrate sono bloccate: chiudi la tua punta 3 con pedine delle punte 13 e 8.
lesson-closed-done = Non puoi fermarti su una punta con due o più pedine avversarie.
lesson-enter = Dalla barra
lesson-enter-task = Hai fatto 6 e 4, e una tua pedina è sulla barra. Falla rientrare, poi muovi l’altra pedina arretrata.
lesson-enter-done = Una pedina sulla barra rientra prima che si muova altro.
lesson-use-both = L’uno o l’altro
lesson-use-both-task = Hai fatto 6 e 5. Puoi giocare l’uno o l’altro numero, ma non entrambi. Gioca quello che va giocato.
lesson-use-both-done = Se puoi giocare solo uno dei due numeri, dev’essere il più alto.
lesson-doubles = Il doppio
lesson-doubles-task = Hai fatto doppio tre, quindi muovi quattro volte. Chiudi la tua punta 5 e la tua punta 3.
lesson-doubles-done = Con un doppio, il numero si gioca quattro volte.
lesson-bear-off = Portare fuori
lesson-bear-off-task = Tutte le tue pedine sono in casa. Hai fatto 5 e 2: porta fuori due pedine.
lesson-bear-off-done = Con ogni numero porti fuori una pedina dalla punta con quel numero.
lesson-bear-off-high = Un numero troppo alto
lesson-bear-off-high-task = Hai fatto 6 e 4, ma così indietro non c’è nessuna pedina. Porta fuori due pedine lo stesso.
lesson-bear-off-high-done = Con un numero maggiore della tua punta più alta porti fuori una pedina da quella punta.
lesson-double = Il cubo
lesson-double-task = Sei in netto vantaggio. Raddoppia prima di lanciare.
lesson-double-done = L’avversario accetta e si continua per il doppio, oppure rifiuta e perde quanto la partita valeva prima.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Vince il { $win }%.
    [double] Vince il { $win }% ({ $wins-double }% doppie, { $wins-triple }% triple), perde il { $loss }% ({ $loses-double }% doppie, { $loses-triple }% triple).
   *[gammon] Vince il { $win }% ({ $wins-double }% gammon, { $wins-triple }% backgammon), perde il { $loss }% ({ $loses-double }% gammon, { $loses-triple }% backgammon).
}
mistake-cost = Regala { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punti.
mistake-given = { $what ->
    [shots] { $played } lanci su 36 mangiano, invece di { $best }.
    [cashed] Ora l’avversario può raddoppiare e vincere subito.
    [doubled] Ora l’avversario ha un buon raddoppio.
    [wins] Vince il { $played }% invece del { $best }%.
    [gammons-won] Vince doppio nel { $played }% dei casi invece che nel { $best }%.
   *[gammons-lost] Perde doppio nel { $played }% dei casi invece che nel { $best }%.
}
mistake-cube = { $why ->
    [too-early] Il raddoppio è arrivato troppo presto.
    [too-good] Posizione troppo buona per raddoppiare: conviene continuare.
    [double] Qui bisognava raddoppiare.
    [take] Questo raddoppio si accetta.
    [drop] Questo raddoppio si rifiuta.
   *[beaver] Bisognava rispondere con un beaver.
}
tally-errors = Decisioni: { $decisions }. Regalati: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } punti, un tasso d’errore di { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } millesimi a decisione.
tally-luck = Fortuna ai dadi: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punti.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Lancia: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Raddoppia: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Accetta: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Rifiuta: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Lancia i dadi, o raddoppia prima se sei nettamente in vantaggio.
    [answer] L’avversario raddoppia: accetta e gioca per il doppio, o rifiuta e perdi la posta attuale.
    [bar] Una tua pedina è sulla barra: falla rientrare prima di tutto.
    [off] Tutte le tue pedine sono in casa: portale fuori.
    [move] Usa tutti e due i numeri per portare le pedine a casa. Due o più su una punta sono al sicuro.
    [race] Nessuna pedina può più essere mangiata: porta le tue a casa e poi fuori, il più in fretta possibile.
   *[other] Scegli un pulsante sotto il tabellone.
}
guide-why = { $why ->
    [hits] Mangi una pedina: deve ricominciare dalla barra.
    [off] Porti fuori delle pedine.
    [point] Chiudi una punta: le pedine insieme sono al sicuro e bloccano l’avversario.
    [safe] Lasci sole meno pedine.
    [runs] Metti in cammino una pedina arretrata.
    [past] Le tue ultime pedine superano quelle avversarie: nessuna pedina può più essere mangiata.
    [race] È la mossa che spreca meno pip.
    [pass] Non puoi muovere.
    [double] Hai abbastanza vantaggio per raddoppiare.
    [take] Vinci abbastanza spesso per continuare.
    [drop] Perderesti troppo spesso.
    [throw] Non hai abbastanza vantaggio per raddoppiare.
   *[other] Ti dà le probabilità migliori.
}
character-beginner = Pip
character-casual = Solo
character-steady = Ancora
character-expert = Bastione
character-master = Oracolo
clause-fifteen = Ogni giocatore ha quindici pedine.
clause-three-checkers = Ogni giocatore ha tre pedine.
clause-jump = Lungo il percorso le tue pedine possono passare sopra qualsiasi altra, anche sulle punte chiuse.
clause-white-starts = Un dado decide chi gioca con le pedine chiare (il Bianco) e chi con le scure. Comincia il Bianco.
clause-higher-takes-white = Ogni giocatore lancia un dado. Il numero più alto prende il Bianco.
clause-dice-flat = I dadi che non si fermano in piano in quel punto non contano: si rilanciano entrambi.
clause-call-first = Se vuoi contestare un errore, fallo prima di lanciare.
clause-closed-by-three = Una punta con tre o più pedine avversarie è chiusa: non puoi fermarti lì, nemmeno di passaggio. Su una punta con due possono stare entrambi; si mangia solo una pedina da sola.
clause-bridge = Più punte chiuse di fila formano un ponte. Una pedina lo supera solo con un numero che arriva oltre.
clause-several-hits = In un turno puoi mangiare più pedine, fino a quattro con un doppio.
clause-stacking = Su una punta può stare un numero qualsiasi di tue pedine.
clause-no-pass = Mentre porti fuori le pedine, puoi muovere dentro la tua casa o portare fuori, come preferisci. Ma devi usare un numero se puoi.
clause-may-leave-unused = Quando tutte le tue pedine sono in casa, puoi non usare un numero.
clause-any-six = Puoi portare fuori dalla punta 6 con qualsiasi sei.
clause-win-kinds-far-back = Una vittoria vale uno. Vale due se chi perde non ha portato fuori nessuna pedina, e tre se ha una pedina sulla barra o nella casa di chi vince, anche se altre sono fuori.
clause-win-kinds-single = Una vittoria vale uno. Vale tre se chi perde non ha portato fuori nessuna pedina e ne ha una sulla barra o nella casa di chi vince.
clause-win-kinds-letter = Una vittoria vale uno, anche se tutte le pedine di chi perde sono ancora sul tabellone. Vale tre se una di esse è sulla barra o nella casa di chi vince.
clause-win-named = Una vittoria è semplice se chi perde ha portato fuori una pedina, è un gammon se non ne ha portata fuori nessuna, ed è un backgammon se in più ha una pedina sulla barra o nella casa di chi vince.
clause-win-values = Un gammon vale due, un backgammon tre.
clause-without-cube = In questa partita non c’è il cubo del raddoppio.
clause-cube-single-game = In un incontro in cui si contano le partite, ogni partita vale uno e non c’è il cubo.
clause-cube-faces = Il primo raddoppio mette il cubo sul 2. Chi l’ha accettato può metterlo più tardi sul 4, poi l’altro giocatore sull’8, e così via a turno.
clause-drop-price = Se rifiuti, perdi quanto la partita valeva prima del raddoppio, come vittoria semplice.
clause-cube-times-kind = Il cubo moltiplica quanto vale il tipo di vittoria: a 8, una vittoria tripla vale 24.
clause-nothing-resigned = Puoi accettare o rifiutare solo se l’avversario ha offerto di abbandonare.
refusal-call-first = Prima lancia, oppure contesta l’errore.
refusal-closed-by-three = { $count ->
    [one] La punta { $point } è chiusa: c’è { $count } pedina avversaria.
   *[other] La punta { $point } è chiusa: ci sono { $count } pedine avversarie.
}
refusal-without-cube = In questa partita non c’è il cubo.
refusal-cube-single-game = In un incontro in cui si contano le partite non c’è il cubo.
refusal-nothing-resigned = Nessuno ha offerto di abbandonare.
told-start-white = Lancio iniziale: { $high } contro { $low }. Il { $high } gioca con Chiaro e comincia.
told-start-tie = Lancio iniziale: { $high } contro { $low }. Si rilancia.
scene-point-shared = Punta { $point }: chiare { $first }, scure { $second }
switch-block_min = Quando è chiusa una punta?
switch-block_min-2 = Con due pedine avversarie
switch-block_min-3 = Solo con tre o più
switch-win_none_off = E se chi perde non ha portato fuori nulla?
switch-win_none_off-double = La vittoria vale due
switch-win_none_off-single = La vittoria vale uno
switch-stake-note = Il cubo è per le partite singole: al meglio di tre o più, ogni partita vale uno, qualunque sia la posta.
box-says-more-than-two-note = Secondo questa frase una coppia non sarebbe né aperta né chiusa, quindi giochiamo che due pedine chiudono una punta, come dicono alcune lingue del libretto. Puoi passare a tre: lo fa «Esattamente come stampato».
box-says-games-note = La pagina tedesca della stessa scatola descrive un altro gioco: per quello scegli «{ box-says-smaller }».
box-says-smaller-note = Questa è la pagina tedesca di quella scatola. Le altre lingue descrivono un altro gioco: per quello scegli «{ box-says-games }».
box-says-correction-note = Gli errori si possono contestare in una partita in cui si muove liberamente; in una partita normale sono possibili solo mosse valide.
origin-setup = Stampato come figura.
origin-case-white-starts = Il testo greco non dice che comincia il Bianco.
origin-higher-takes-white = I libretti non dicono quale numero prende il Bianco. Il più alto, come dappertutto.
origin-draw-first = Dei numeri uguali non si dice nulla; non decidono, quindi si rilancia.
origin-collection-draw-first = Con numeri uguali si rilancia finché sono diversi.
origin-tournament-draw-first = Con numeri uguali si rilancia.
origin-best-of-first-throw-fresh = Il libretto dice solo chi muove per primo e che i dadi si lanciano a turno; perciò chi comincia li lancia entrambi.
origin-collection-dice-flat = Il libretto dice solo dove lanciare.
origin-case-closed-point = La maggior parte delle lingue dice «più di due», ma si mangia solo una pedina da sola, quindi una coppia non sarebbe né aperta né chiusa. L’italiano e l’estone dicono due o più, e l’inglese dice entrambe le cose. Giochiamo con due. Seguirlo alseguirlo alla lettera è un’impostazione.
origin-case-closed-by-three = Alla lettera: «più di due» chiudono una punta, e si mangia solo una pedina da sola, quindi con due la punta è condivisa.
origin-best-of-closed-point = Lo dicono l’inglese, il francese e l’italiano. Lo spagnolo, il portoghese e il polacco lo dicono solo per il rientro dalla barra.
origin-collection-closed-point = I testi inglese, italiano, danese e russo si leggono come se bastasse una pedina avversaria a fermarti lungo il percorso. Il tedesco, il francese e lo spagnolo sono chiari: due o più.
origin-case-self-hit = I testi ceco, slovacco e ungherese hanno perso questa regola e ripetono come si mangia.
origin-case-hit = Alcune lingue dimenticano di dire che la pedina avversaria dev’essere da sola.
origin-best-of-hit = Il testo polacco dimentica di dire che la pedina avversaria dev’essere da sola.
origin-case-stacking = I libretti non mettono limiti.
origin-several-hits = Il libretto non dice nulla; ogni presa segue dalla regola qui sopra.
origin-small-first-several-hits = Segue dall’esempio di un lancio che mangia a una di tre distanze.
origin-case-several-hits = Il testo turco parla del doppio sei; si intende qualsiasi doppio.
origin-case-must-move = Si gioca come in tedesco e nella maggior parte delle lingue. Il francese rende obbligatorio mangiare, il russo, l’ucraino e il turco rovesciano la regola, e l’ungherese ha perso un «non».
origin-best-of-must-move = Il libretto non lo dice in generale; la sua regola sul numero più alto lo dà per scontato.
origin-best-of-use-all = Il libretto non lo dice; la sua regola sul numero più alto lo dà per scontato.
origin-small-first-use-all = Il libretto non lo dice; si gioca come di consueto.
origin-best-of-use-higher = Il francese e il polacco si leggono come se si potesse scegliere di usare un solo numero; lo spagnolo, l’originale, no.
origin-case-use-higher = Il testo croato parla di una pedina invece che di un numero.
origin-case-stop-at-home = In alcune lingue l’obbligo finisce quando sono in casa le pedine di un giocatore qualsiasi, e in arabo quando lo sono quelle di tutti. Qui contano le tue.
origin-no-pass = Il testo dice che portare fuori non è obbligatorio, e nemmeno l’altra mossa. Lo leggiamo come una libera scelta fra le due, perché subito dopo valgono di nuovo le regole normali. Non usare un numero è un’impostazione.
origin-may-leave-unused = Alla lettera: né portare fuori né un’altra mossa sono obbligatori. Il testo polacco ne ha solo metà.
origin-case-doubles-four = Alcune lingue moltiplicano per quattro tutto il lancio, o parlano di quattro dadi. L’esempio nello stesso testo mostra quattro mosse singole.
origin-best-of-doubles-four = L’esempio inglese continua in un altro; si intendono quattro mosse.
origin-best-of-partial-double = Il libretto non dice nulla; si gioca come di consueto.
origin-collection-partial-double = Il libretto non dice nulla; segue dall’obbligo di muovere.
origin-case-partial-double = Il testo turco annulla le mosse possibili, e l’arabo le lascia alla scelta; in tutti gli altri sono obbligatorie.
origin-whole-double = Nell’esempio si perde un doppio di cui sono possibili due mosse. Lo leggiamo così anche per tre.
origin-case-enter-first = I libretti dicono solo che prima rientrano tutte le pedine. Dove e come, come di consueto.
origin-best-of-enter-first = Il testo francese lo lega alla possibilità di rientrare; gli altri no.
origin-case-enter-any = I libretti non lo dicono; come di consueto.
origin-smaller-lost = Il libretto toglie tutto il lancio solo a chi ha una pedina sulla barra. Non lo estendiamo: il numero più grande si gioca da solo.
origin-case-home-first = In ceco, slovacco, sloveno e arabo dopo una presa si smette di lanciare i dadi, e in croato si porta fuori verso la posizione iniziale. Si intende portare fuori dal tabellone.
origin-case-exact-number = Il testo svedese chiede un numero «pari», il turco omette «esattamente». In tutti gli altri, il numero esatto.
origin-best-of-highest-first = Il testo portoghese porta fuori sempre la pedina più alta; gli altri lo permettono soltanto.
origin-best-of-inside-move = L’esempio francese va sulla punta sbagliata.
origin-collection-any-sufficient = Il testo francese vuole che il numero arrivi «appena oltre» il bordo, cioè esatto. Le altre nove lingue chiedono solo che basti, e non dicono nulla delle pedine dietro.
origin-collection-highest-first = Non è nel libretto: la regola consueta di oggi, come avete concordato.
origin-rear-first = L’ordine è stampato; che un numero possa superare la punta segue dal fatto che si attraversa il bordo.
origin-any-six = Il testo tedesco chiede un lancio di due sei, il che contraddice la sua stessa regola per portare fuori e sembra un errore di stampa. Giochiamo con un sei qualsiasi. Seguirlo alseguirlo alla lettera è un’impostazione.
origin-double-six = Così dice, alla lettera, il testo tedesco.
origin-case-win = Il testo greco nomina prima chi arriva per primo in casa, l’arabo chi comincia a portare fuori. Più avanti concordano con gli altri.
origin-case-win-kinds = Per la vittoria tripla i libretti chiedono solo una pedina sulla barra o nella casa di chi vince. Con pedine già fuori la sconfitta sarebbe insieme semplice e tripla; noi chiediamo che non ce ne sia nessuna fuori. Seguirlo alseguirlo alla lettera è un’impostazione. Il testo danese definisce la vittoria doppia come quella semplice.
origin-case-win-kinds-far-back = Alla lettera: i libretti non chiedono che non ce ne sia nessuna fuori.
origin-small-first-win-kinds = Una riga del testo è andata persa: promette tre tipi e chiama semplice la vittoria su chi ha tutte le pedine sul tabellone, che altrove è doppia. La completiamo con gli altri libretti. Seguirlo alseguirlo alla lettera è un’impostazione.
origin-small-first-win-kinds-far-back = Alla lettera solo a metà: la vittoria tripla come stampata, la doppia dagli altri libretti.
origin-small-first-win-kinds-single = Alla lettera solo a metà: niente vittoria doppia, come stampato; la tripla con nessuna pedina fuori.
origin-small-first-win-kinds-letter = È ciò che resta del testo, di cui è andata persa una riga.
origin-win-values = Il libretto nomina gammon e backgammon, ma non dà numeri.
origin-stalled = Regola nostra: altrimenti una partita bloccata non finirebbe mai. Una partita patta conta fra quelle di un incontro, quindi uno al meglio di tre può finire in parità.
origin-without-cube = Il libretto non ne parla.
origin-collection-without-cube = Il libretto dice che i cubi esistono e li lascia da parte.
origin-case-cube = Il tedesco in un libretto e cinque lingue dell’altro dicono «quadruplicare», anche se lo stesso testo arriva fino a otto. Si intende moltiplicare. Che il cubo cominci al centro, sull’1, non è stampato.
origin-case-cube-faces = Il testo croato ha una faccia con il 6; in portoghese e in croato il cubo si lancia. Si gira.
origin-case-double-before-throw = Il testo croato lo permette solo prima del primo lancio, lo svedese in ogni momento. Gli altri: prima del proprio lancio, a partita avviata.
origin-case-drop-price = Non stampato; come di consueto.
origin-case-cube-limit = Non stampato, tranne in croato, che elenca le facce. Le facce di un cubo arrivano fino a 64.
origin-case-cube-times-kind = Stampato per una vittoria tripla a 8. Lo leggiamo come un esempio. Il testo svedese raddoppia la posta otto volte, l’arabo moltiplica i dadi.
origin-case-cube-single-game = I libretti non conoscono gli incontri.
origin-one-by-one = Regola nostra: così funziona una partita senza aiuto.
origin-collection-correction = Nel testo inglese il diritto finisce con il lancio «seguente»; si intende il tuo.
written-no-move = nessuna mossa
written-double = Raddoppia a { $value }
written-take = Accetta
written-drop = Rifiuta il raddoppio
written-beaver = Beaver a { $value }
written-raccoon = Raccoon a { $value }
written-accept = Accetta l’abbandono
written-decline = Rifiuta l’abbandono
written-correct = Contesta l’errore
written-check = Chiede se era giusto
written-resigning = { $kind ->
    [1] Offre una partita semplice
    [2] Offre una partita doppia
   *[3] Offre una partita tripla
}
standing = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pip
}
origin-collection-throw-first = Il testo olandese parla di tre dadi dopo l’inizio; se ne intendono due.
task-roll = Tocca a te: lancia i dadi.
task-roll-or-double = Tocca a te: lancia i dadi o raddoppia.
task-move = Tocca a te: muovi una pedina.
task-end = Tocca a te: non hai più mosse.
task-double = L’avversario raddoppia: accetti o rifiuti?
task-resignation = L’avversario vuole abbandonare: accetti?
tally-pr = PR (indice di prestazione): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Grande maestro
level-grandmaster-about = Gioca ogni scelta fino in fondo centinaia di volte prima di decidere. Ci mette qualche secondo.
character-grandmaster = Zenit
editor-dice = Dadi
editor-dice-none = Non ancora lanciati
editor-dice-double = Raddoppio offerto
editor-cube = Cubo
editor-cube-owner = Chi ha il cubo
editor-cube-centre = Al centro
editor-length = Lunghezza dell’incontro in punti (0 = money)
editor-score = { $seat ->
    [first] Punti di Chiaro
   *[second] Punti di Scuro
}
editor-crawford = Partita Crawford
refusal-editor-many = { $seat ->
    [first] Chiaro ha { $count } pedine sul tabellone; ce ne sono solo { $total }.
   *[second] Scuro ha { $count } pedine sul tabellone; ce ne sono solo { $total }.
}
refusal-editor-off = { $seat ->
    [first] Chiaro non ha pedine sul tabellone, quindi la partita è finita.
   *[second] Scuro non ha pedine sul tabellone, quindi la partita è finita.
}
study-checker = Mosse di pedina
study-double = Raddoppi
study-take = Risposte a un raddoppio
position-contact = Contatto
position-race = Corsa
position-bearoff = Uscita delle pedine
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Backgame

## Drills

drill-pip-count = Conto dei pip
drill-pip-count-about = Conta quanti pip mancano a ciascuno.
drill-pip-count-task = Quanti pip mancano a ciascuno?
drill-pips-of = { $seat ->
    [first] Chiaro
   *[second] Scuro
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Chiaro: { $terms } = { $total }
   *[second] Scuro: { $terms } = { $total }
}
drill-opening-play = Mosse di apertura
drill-opening-play-about = Gioca i primi lanci della partita e le risposte.
drill-opening-play-task = Cominci con { $dice }. Che cosa giochi?
drill-opening-play-reply-task = L’avversario ha aperto con { $dice } e ha giocato { $play }. Hai fatto { $reply }.
drill-opening-play-close = Buona come la mossa migliore: la differenza è troppo piccola per contare.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Decisioni di cubo
drill-cube-action-about = Conviene raddoppiare? E l’avversario deve accettare?
drill-cube-action-task = Stai per lanciare in una partita a soldi, e il cubo è al centro. Quali sono le decisioni di cubo giuste?
drill-cube-action-match-task = Stai per lanciare, e il cubo è al centro. Punti che mancano per vincere l’incontro: { $ours } a te, { $theirs } all’avversario. Quali sono le decisioni di cubo giuste?
drill-cube = { $action ->
    [no-double] Non raddoppiare
    [double-take] Raddoppia, accetta
    [double-drop] Raddoppia, rifiuta
   *[too-good] Troppo forte per raddoppiare
}
drill-cube-why = { $action ->
    [no-double] Lanciare con il cubo al centro vale più di un raddoppio accettato.
    [double-take] Raddoppiare vale più che lanciare, e l’avversario perde meno accettando che rifiutando.
    [double-drop] L’avversario perderebbe di più accettando che rifiutando: raddoppia e vinci subito.
   *[too-good] L’avversario rifiuterebbe, e continuare a giocare per il gammon vale di più.
}
drill-cube-values = Valore in punti: senza raddoppio { $none }; raddoppio accettato { $take }; raddoppio rifiutato { $drop }.
drill-cube-chances = Vinci il { $win }% delle partite, il { $gammon }% con un gammon.
drill-take-point = Soglie di accettazione
drill-take-point-about = Quante probabilità servono per accettare un raddoppio a questo punteggio?
drill-take-point-task = Punti che mancano per vincere l’incontro: { $ours } a te, { $theirs } all’avversario. Ti viene offerto il cubo a { $cube }. Da quale probabilità di vincere la partita conviene accettare, senza gammon e se il cubo non viene più girato?
drill-take-point-chances = Le tue probabilità di vincere l’incontro: { $dropped }% se rifiuti, { $lost }% se accetti e perdi, { $won }% se accetti e vinci.
drill-take-point-why = Rischi { $risk } per guadagnare { $gain }: conviene se vinci almeno { $risk } ÷ ({ $risk } + { $gain }) delle partite.
drill-percent = Per cento
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
drill-race-chance = Probabilità di vittoria
drill-race-chance-about = Stima quante volte vinci quando resta solo l’uscita delle pedine.
drill-race-chance-task = Stai per lanciare. Quante volte su cento vinci questa corsa?
drill-race-chance-why = Ti mancano { $ours } pip; pedine rimaste: { $our-checkers }. All’avversario ne mancano { $theirs }; pedine rimaste: { $their-checkers }. Entro il 6 per cento la risposta vale come giusta.
drill-race-win = Vinci il { $win }% delle corse.
drill-race-cube = Il cubo nella corsa
drill-race-cube-about = Gli ultimi lanci di una corsa: raddoppiare o continuare a lanciare?
drill-bearoff-play = Uscita delle pedine
drill-bearoff-play-about = Trova la mossa che vince più spesso la corsa.
drill-bearoff-play-task = Hai fatto { $dice }. Quale mossa vince più spesso?
drill-bearoff-play-why = Quante volte vince ogni mossa, calcolato esattamente.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
opening-book-roll = Lancio
