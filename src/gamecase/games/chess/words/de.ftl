### German. piece = Figur, square = Feld, row = Reihe, column = Linie, take = schlagen, draw = Remis,
### claim = reklamieren. The signs of the pieces stand without an article.

game-name = Schach
game-about = Zwei Heere zu sechzehn, kein bisschen Glück und ein König, der nicht verloren gehen darf.
seat-first = Weiß
seat-second = Schwarz

booklet-collection = Die Spielesammlung
booklet-collection-about = Schach wie im Regelheft der Spielesammlung; was dort fehlt, wird gespielt wie überall.
booklet-fide = FIDE
booklet-fide-about = Schach nach den FIDE-Regeln, nummeriert nach deren Artikeln.
booklet-chess960 = Chess960
booklet-chess960-about = Auch Fischer-Random-Schach genannt: Die Figuren der ersten Reihe werden ausgelost, alles andere ist Schach.
switch-draws_by_claim = Dreimal dieselbe Stellung und 50-Züge-Regel
switch-draws_by_claim-yes = Remis, wenn jemand reklamiert
switch-draws_by_claim-no = Sofort remis

## The booklet

clause-set-up = Das Brett hat acht mal acht Felder, und jede Seite hat zur rechten Hand ein helles Eckfeld. Von der Ecke nach innen stehen Turm, Springer und Läufer; die Dame steht auf einem Feld ihrer Farbe, der König neben ihr, die Bauern davor.
clause-set-up-by-lot = Die Bauern stehen wie immer. Die übrigen weißen Figuren werden auf der ersten Reihe ausgelost, die Läufer auf Feldern verschiedener Farbe und der König zwischen den Türmen; die schwarzen Figuren stehen den gleichen weißen gegenüber. Es gibt 960 solche Stellungen.
clause-starter = Weiß fängt an, dann ziehen beide Seiten im Wechsel. Wer zuerst Weiß bekommt, entscheidet der Zufall; danach wird nach jeder Partie getauscht.
clause-your-piece = Wer dran ist, macht einen Zug mit einer eigenen Figur. Aussetzen darf niemand.
clause-own-square = Keine Figur zieht auf ein Feld, auf dem eine eigene steht. Eine gegnerische Figur dort wird geschlagen und kommt vom Brett.
clause-bishop-move = Der Läufer zieht schräg, so weit die Felder frei sind.
clause-rook-move = Der Turm zieht vor, zurück oder zur Seite, so weit die Felder frei sind.
clause-queen-move = Die Dame zieht gerade oder schräg, so weit die Felder frei sind.
clause-no-jump = Dame, Turm und Läufer können über keine Figur springen.
clause-knight-move = Der Springer geht zwei Felder geradeaus und eins zur Seite. Was dazwischen steht, überspringt er.
clause-pawn-move = Der Bauer zieht ein Feld geradeaus, bei seinem ersten Zug auch zwei. Die Felder müssen frei sein. Zurück geht er nie.
clause-pawn-capture = Der Bauer schlägt nur schräg, ein Feld nach vorn.
clause-en-passant = Zieht ein Bauer zwei Felder weit und steht dann neben einem Bauern der Gegenseite, darf der ihn schlagen, als wäre er nur eins gegangen: mit dem nächsten Zug oder gar nicht.
clause-promotion = Ein Bauer auf der letzten Reihe wird sofort zu Dame, Turm, Läufer oder Springer, ganz gleich, was noch auf dem Brett steht.
clause-king-move = Der König zieht ein Feld weit, gerade oder schräg.
clause-castling = Rochade: Der König geht zwei Felder auf einen Turm zu, und der Turm stellt sich auf die andere Seite neben ihn.
clause-castling-960 = Rochade: Wo immer sie anfangs standen, nach O-O steht der König auf der g-Linie und der Turm auf der f-Linie, nach O-O-O der König auf der c-Linie und der Turm auf der d-Linie. Zum Rochieren zieh den König auf den Turm.
clause-castling-moved = Ein König, der schon gezogen hat, kann nicht mehr rochieren; ein Turm, der schon gezogen hat, auch nicht.
clause-castling-between = Bei der Rochade darf nichts zwischen König und Turm stehen.
clause-castling-path = Bei der Rochade darf auf den Feldern, über die oder auf die König und Turm ziehen, nichts anderes stehen als diese beiden.
clause-castling-attacked = Der König kann nicht aus dem Schach heraus, über ein angegriffenes Feld oder ins Schach rochieren.
clause-king-safety = Der König geht nie auf ein angegriffenes Feld.
clause-pinned = Kein Zug darf den eigenen König einem Angriff aussetzen.
clause-in-check = Steht dein König im Schach, muss dein Zug das beenden: Zieh den König weg, schlag den Angreifer oder stell etwas dazwischen.
clause-checkmate = Ein König im Schach ohne Ausweg ist matt, und die Partie ist verloren.
clause-resign = Wer aufgibt, hat verloren.
clause-stalemate = Wer am Zug ist, nicht im Schach steht und keinen Zug hat, ist patt: Die Partie ist remis.
clause-dead-position = Kann keine Seite jemals mehr matt setzen, ist die Partie sofort remis.
clause-agreed = Beide Seiten können sich auf Remis einigen.
clause-repetition = Entsteht dieselbe Stellung mit denselben Zugmöglichkeiten zum dritten Mal, kann Remis reklamieren, wer am Zug ist. Beim fünften Mal ist es von selbst remis.
clause-fifty-moves = Nach fünfzig Zügen auf jeder Seite ohne Bauernzug und ohne Schlagen kann Remis reklamieren, wer am Zug ist. Nach fünfundsiebzig ist es von selbst remis.

## Why not

refusal-set-up = Die Figuren sind schon aufgestellt.
refusal-set-up-by-lot = { $state ->
    [waiting] Die Figuren sind noch nicht aufgestellt.
   *[done] Die Figuren sind schon aufgestellt.
}
refusal-your-piece = { $holder ->
    [first] Die Figur auf { $square } gehört Weiß.
    [second] Die Figur auf { $square } gehört Schwarz.
   *[nobody] Auf { $square } steht keine Figur.
}
refusal-own-square = Auf { $square } steht schon eine eigene Figur: { $piece }.
refusal-bishop-move = Nicht von { $start } nach { $end }: Der Läufer zieht auf Diagonalen.
refusal-rook-move = Nicht von { $start } nach { $end }: Der Turm zieht auf Reihen und Linien.
refusal-queen-move = Nicht von { $start } nach { $end }: Die Dame zieht auf Reihen, Linien und Diagonalen.
refusal-knight-move = Nicht von { $start } nach { $end }: Der Springer geht zwei Felder geradeaus und eins zur Seite.
refusal-king-move = Nicht von { $start } nach { $end }: Der König zieht nur ein Feld weit.
refusal-no-jump = { $piece } auf { $square } steht im Weg. Nur Springer springen.
refusal-pawn-move = { $why ->
    [moved] Nicht von { $start } nach { $end }: Zwei Felder darf ein Bauer nur bei seinem ersten Zug.
    [blocked] Der Bauer auf { $start } kommt nicht weiter: { $end } ist nicht frei.
   *[shape] Nicht von { $start } nach { $end }: Der Bauer zieht ein Feld geradeaus, bei seinem ersten Zug auch zwei.
}
refusal-pawn-capture = Schräg zieht ein Bauer nur, um zu schlagen, und auf { $square } gibt es nichts zu schlagen.
refusal-en-passant = Zu spät: { $piece } auf { $square } war nur im Zug nach dem Doppelschritt en passant zu schlagen.
refusal-promotion = { $why ->
    [choose] Wähl, was auf { $square } aus dem Bauern wird.
   *[not-there] Auf { $square } verwandelt sich nichts: Das tun nur Bauern auf der letzten Reihe.
}
refusal-castling-moved = { $mover ->
    [king] Keine Rochade: Der König hat schon gezogen.
    [no-rook] Keine Rochade: Der { $side ->
        [short] Königsturm
       *[long] Damenturm
    } ist nicht da.
   *[rook] Keine Rochade: Der { $side ->
        [short] Königsturm
       *[long] Damenturm
    } hat schon gezogen.
}
refusal-castling-path = Keine Rochade: { $piece } auf { $square } steht im Weg.
refusal-castling-960 = Zum Rochieren zieh den König auf den Turm auf { $square }.
refusal-castling-between = Keine Rochade: { $piece } auf { $square } steht dazwischen.
refusal-castling-attacked = { $why ->
    [out] Keine Rochade aus dem Schach: { $piece } { $square } greift den König auf { $crossed } an.
    [through] Keine Rochade: Der König käme über { $crossed }, und das greift { $piece } { $square } an.
   *[into] Keine Rochade: { $piece } { $square } greift { $crossed } an.
}
refusal-king-safety = Der König kann nicht nach { $crossed }: { $piece } { $square } greift das Feld an.
refusal-pinned = Damit wäre dein König dem Angriff von { $piece } { $square } ausgesetzt.
refusal-in-check = Dein König steht im Schach durch { $piece } { $square }, und dagegen hilft das nicht.
refusal-repetition = { $count ->
    [one] Noch kein Remis: Diese Stellung steht zum ersten Mal auf dem Brett. Dreimal muss es sein.
   *[other] Noch kein Remis: Diese Stellung war erst { $count } Mal auf dem Brett. Dreimal muss es sein.
}
refusal-fifty-moves = { $count ->
    [one] Noch kein Remis: { $count } Zug auf jeder Seite ohne Schlagen und Bauernzug. Nötig sind fünfzig.
   *[other] Noch kein Remis: { $count } Züge auf jeder Seite ohne Schlagen und Bauernzug. Nötig sind fünfzig.
}

## How it ends

# Messages of the site, in the words of this game.
table-draw = Remis anbieten
table-claim-draw = Als Remis werten
tally-drawn = Remis
outcome-agreed = Remis nach Vereinbarung.
outcome-left-draw = Remis: Jemand ist gegangen.
told-offer-draw = { $name } bietet Remis an.
told-draw = Remis vereinbart.
history-drawn = Remis

outcome-checkmate = { $seat } gewinnt durch Matt.
outcome-stalemate = Remis durch Patt: kein Zug und kein Schach.
outcome-dead-position = Remis: Keine Seite kann mehr matt setzen.
outcome-time-draw = Remis: Die Zeit ist um, aber der Gegner kann nicht mehr gewinnen.
outcome-repetition = Remis: dieselbe Stellung zum dritten Mal.
outcome-fivefold = Remis: dieselbe Stellung zum fünften Mal.
outcome-fifty-moves = Remis: fünfzig Züge ohne Schlagen und Bauernzug.
outcome-seventy-five-moves = Remis: fünfundsiebzig Züge ohne Schlagen und Bauernzug.

## On the table

scene-title = Schachbrett
scene-side = { $seat ->
    [first] Weiß: { $pieces }.
   *[second] Schwarz: { $pieces }.
}
scene-check = { $seat ->
    [first] Weiß steht im Schach.
   *[second] Schwarz steht im Schach.
}
scene-square = { $piece ->
    [white-king] { $square }: weißer König
    [white-queen] { $square }: weiße Dame
    [white-rook] { $square }: weißer Turm
    [white-bishop] { $square }: weißer Läufer
    [white-knight] { $square }: weißer Springer
    [white-pawn] { $square }: weißer Bauer
    [black-king] { $square }: schwarzer König
    [black-queen] { $square }: schwarze Dame
    [black-rook] { $square }: schwarzer Turm
    [black-bishop] { $square }: schwarzer Läufer
    [black-knight] { $square }: schwarzer Springer
    [black-pawn] { $square }: schwarzer Bauer
   *[nobody] { $square }: leer
}
scene-promotion = { $piece ->
    [queen] Wird zur Dame
    [rook] Wird zum Turm
    [bishop] Wird zum Läufer
   *[knight] Wird zum Springer
}

# A move as players write it, such as Sxf3+ or e8=D.
told-move = { $piece ->
    [king] K
    [queen] D
    [rook] T
    [bishop] L
    [knight] S
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =T
    [bishop] =L
    [knight] =S
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
told-set-up = Stellung { $number }
told-claim = { $ground ->
    [repetition] Remis reklamiert: dreimal dieselbe Stellung
   *[fifty-moves] Remis reklamiert: 50-Züge-Regel
}
claim-repetition = Remis reklamieren: Stellungswiederholung
claim-fifty-moves = Remis reklamieren: 50-Züge-Regel

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Erste Woche
level-first-week-about = Kennt die Züge der Figuren und schnappt sich, was herumsteht. Etwa 400.
level-first-month = Erster Monat
level-first-month-about = Nimmt, was ungedeckt steht, und lässt selbst viel stehen. Etwa 600.
level-first-year = Erstes Jahr
level-first-year-about = Sieht einen Zug voraus und übersieht den Rest. Etwa 800.
level-casual = Gelegenheitsspieler
level-casual-about = Spielt vernünftig, bis es verwickelt wird. Etwa 1000.
level-hobby = Hobbyspieler
level-hobby-about = Verschenkt wenig, fällt aber auf Tricks herein. Etwa 1200.
level-club = Vereinsspieler
level-club-about = Solides Vereinsschach mit einem schwachen Moment dann und wann. Etwa 1500.
level-strong-club = Starker Vereinsspieler
level-strong-club-about = Warte auf deine Chance; oft kommt sie nicht. Etwa 1650.
level-expert = Experte
level-expert-about = Macht kaum Fehler und bestraft deine. Etwa 1800.
level-unbeatable = Unschlagbar
level-unbeatable-about = Der Computer mit voller Kraft. Menschen gewinnen dagegen nicht.

## The rule book's chapters
chapter-setup = Brett und Reihenfolge
chapter-pieces = So ziehen die Figuren
chapter-special = Besondere Züge
chapter-check = Schach und Matt
chapter-ending = Das Ende der Partie

## Lessons: a title, what to do, and what was learnt
lesson-knight = Der Springer
lesson-knight-task = Schlag den Bauern mit deinem Springer.
lesson-knight-done = Zwei Felder geradeaus, eins zur Seite, über alles hinweg, was dazwischen steht.
lesson-promotion = Umwandlung
lesson-promotion-task = Deinem Bauern fehlt nur noch ein Schritt. Mach ihn zur Dame.
lesson-promotion-done = Ein Bauer auf der letzten Reihe wird sofort zu einer stärkeren Figur.
lesson-castling = Rochade
lesson-castling-task = Bring deinen König in Sicherheit: Rochiere, egal zu welcher Seite.
lesson-castling-done = Der König geht zwei Felder, der Turm springt auf seine andere Seite. Beide dürfen vorher noch nicht gezogen haben.
lesson-check = Raus aus dem Schach
lesson-check-task = Der Turm greift deinen König an. Schlag den Turm.
lesson-check-done = Gegen ein Schach hilft: den König wegziehen, den Angreifer schlagen oder etwas dazwischenstellen.
lesson-mate = Matt
lesson-mate-task = Der schwarze König ist hinter seinen eigenen Bauern eingesperrt. Setz ihn mit einem Zug matt.
lesson-mate-done = Im Schach und kein Ausweg: Die Partie ist gewonnen.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Eröffnung: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Auf diesem Rechner läuft keine andere Schach-Engine, deshalb spielt die von Gamecase. Sie ist stark, auf der höchsten Stufe aber schwächer als Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Führt zum Matt in { $count }.
    [forced] Es ist der einzige erlaubte Zug.
   *[only] Kein anderer Zug kommt heran: Der nächstbeste ist { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } Bauern weniger wert.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Du stehst im Schach: Zieh den König weg, stell eine Figur dazwischen oder schlag den Angreifer.
    [begin] Bring deine Figuren eine nach der anderen ins Spiel, und behalte die Mitte im Auge.
   *[other] Schau zuerst, was der Gegner angreift, dann, was du schlagen kannst.
}
guide-why = { $why ->
    [mate] Das ist matt.
    [draw] Ein Remis ist mehr, als die Stellung verspricht.
    [promotes] Der Bauer wird zu einer stärkeren Figur.
    [castles] Der König kommt in Sicherheit und ein Turm ins Spiel.
    [gains] Das gewinnt Material.
    [trades] Das tauscht eine Figur gegen eine gleich starke.
    [check] Das gibt Schach, und darauf muss geantwortet werden.
    [saves] Das bringt eine Figur aus der Gefahr.
    [develops] Das bringt eine neue Figur ins Spiel.
    [middle] Der Bauer nimmt einen Platz in der Mitte ein.
   *[other] Das macht die Stellung ein wenig besser.
}
character-first-week = Eichel
character-first-month = Knopf
character-first-year = Klee
character-casual = Pfeffer
character-hobby = Keks
character-club = Kupfer
character-strong-club = Feuerstein
character-expert = Zobel
character-unbeatable = Granit
origin-collection-set-up = Wo die Figuren stehen, zeigt ein Bild. Nur der englische Text zählt die Felder.
origin-collection-starter = Losen und der erste Zug von Weiß sind gedruckt. Dass nach jeder Partie die Farben getauscht werden, ist unsere Vorgabe.
origin-collection-own-square = Das Heft spricht es nicht aus; die Schachregeln tun es.
origin-collection-knight-move = Auf Französisch geht der Springer zwei Felder gerade und eins „schräg“, das wäre ein weiterer Sprung; der englische Text beschreibt nur die Hälfte seiner Züge; im niederländischen springt er nur über gegnerische Figuren. Wir spielen den Springer aller anderen.
origin-collection-pawn-move = Auf Französisch scheint der erste Zug immer zwei Felder weit zu gehen, und der englische Text vergisst, dass Bauern nie zurückgehen. Dass beim Doppelschritt nichts im Weg stehen darf, steht nirgends. Wir spielen es wie überall.
origin-collection-pawn-capture = Spanisch, Niederländisch und Dänisch sagen „über ein Feld“, Schwedisch sogar „springend“, und im italienischen Text schlagen Bauern, wie sie ziehen. Gemeint ist ein Feld schräg nach vorn.
origin-collection-en-passant = Deutsch, Englisch, Italienisch und Dänisch sind unklar darin, wo der Doppelschritt beginnt, und nur der russische Text sagt, wo der schlagende Bauer landet. Wir spielen nach den Schachregeln.
origin-collection-bishop-move = Im italienischen Text fehlt, dass die Felder leer sein müssen.
origin-collection-rook-move = Im italienischen Text fehlt, dass die Felder leer sein müssen.
origin-collection-queen-move = Im italienischen Text fehlt, dass die Felder leer sein müssen.
origin-collection-promotion = Spanisch, Schwedisch und Polnisch lassen sich lesen, als zählte nur das Brett. Du darfst eine zweite Dame haben.
origin-collection-castling = Der spanische Text nennt die kurze Seite rechts und die lange links; das stimmt nur für Weiß.
origin-collection-castling-moved = Französisch und Russisch lassen „von der Grundreihe“ weg. Eine Figur, die gezogen hat und zurückgekehrt ist, hat gezogen.
origin-collection-castling-attacked = Nur der englische Text sagt, dass der König kein angegriffenes Feld überqueren darf. Dass er nicht aus dem Schach oder ins Schach rochieren darf, kommt aus den Schachregeln.
origin-collection-king-safety = Auf Polnisch darf der König kein Schach „geben“, und der italienische Text rät nur davon ab, ihn zu benutzen. Alle anderen: Er darf nicht ins Schach ziehen. Ein Abzugschach mit ihm ist erlaubt.
origin-collection-pinned = Das Heft spricht nur von den Zügen des Königs selbst. Die Schachregeln verbieten jeden Zug, der ihn angegriffen zurücklässt.
origin-collection-in-check = Das Heft setzt es nur voraus, wo es das Matt erklärt.
origin-collection-resign = Über das Aufgeben ist nichts gedruckt.
origin-collection-stalemate = Darüber ist nichts gedruckt; der englische Text verwendet das Wort für jede Partie, die niemand gewinnen kann. Wir folgen den Schachregeln: remis.
origin-collection-dead-position = Das Heft nennt eine Partie remis, die keine Seite gewinnen kann; auf Französisch und Polnisch, die keine gewonnen hat. Wir beenden sie, sobald kein Matt mehr möglich ist.
origin-collection-agreed = Über ein vereinbartes Remis ist nichts gedruckt.
origin-collection-repetition = Nichts gedruckt; das ist die Regel der FIDE.
origin-collection-fifty-moves = Nichts gedruckt; das ist die Regel der FIDE.
origin-collection-repetition-at-once = Nichts gedruckt. Nach den Schachregeln muss man dieses Remis reklamieren; in dieser Partie kommt es von selbst.
origin-collection-fifty-moves-at-once = Nichts gedruckt. Nach den Schachregeln muss man dieses Remis reklamieren; in dieser Partie kommt es von selbst.
clause-repetition-at-once = Entsteht dieselbe Stellung mit denselben Zugmöglichkeiten zum dritten Mal, ist die Partie remis.
clause-fifty-moves-at-once = Nach fünfzig Zügen auf jeder Seite ohne Bauernzug und ohne Schlagen ist die Partie remis.
refusal-repetition-at-once = Hier muss niemand reklamieren: Die dritte Wiederholung ist von selbst remis.
refusal-fifty-moves-at-once = Hier muss niemand reklamieren: Fünfzig ruhige Züge auf jeder Seite sind von selbst remis.
box-articles = Sind deine Regeln nach Artikeln nummeriert, wie die FIDE-Regeln?
editor-piece = { $piece ->
    [white-king] Weißer König
    [white-queen] Weiße Dame
    [white-rook] Weißer Turm
    [white-bishop] Weißer Läufer
    [white-knight] Weißer Springer
    [white-pawn] Weißer Bauer
    [black-king] Schwarzer König
    [black-queen] Schwarze Dame
    [black-rook] Schwarzer Turm
    [black-bishop] Schwarzer Läufer
    [black-knight] Schwarzer Springer
   *[black-pawn] Schwarzer Bauer
}
editor-castling = { $side ->
    [white-short] Weiß darf O-O rochieren
    [white-long] Weiß darf O-O-O rochieren
    [black-short] Schwarz darf O-O rochieren
   *[black-long] Schwarz darf O-O-O rochieren
}
editor-en-passant = En passant auf
refusal-editor-kings = { $seat ->
    [first] Weiß hat { $count } Könige auf dem Brett und braucht genau einen.
   *[second] Schwarz hat { $count } Könige auf dem Brett und braucht genau einen.
}
refusal-editor-many = { $seat ->
    [first] Weiß hat mehr Figuren, als in einer Partie sein können: höchstens 16, davon höchstens 8 Bauern.
   *[second] Schwarz hat mehr Figuren, als in einer Partie sein können: höchstens 16, davon höchstens 8 Bauern.
}
refusal-editor-pawns = Auf { $square } kann kein Bauer stehen: Bauern stehen nie auf der ersten oder letzten Reihe.
refusal-editor-check = { $seat ->
    [first] Weiß ist am Zug, aber der schwarze König steht schon im Schach.
   *[second] Schwarz ist am Zug, aber der weiße König steht schon im Schach.
}
refusal-editor-impossible-check = Kein letzter Zug kann mit all diesen Figuren Schach geboten haben.
task-check = Schach! Dein König muss heraus.
task-claim = Du bist am Zug: Du kannst Remis reklamieren.
task-fifty-moves = { $count ->
    [one] Du bist am Zug: in { $count } Zug remis nach der 50-Züge-Regel.
   *[other] Du bist am Zug: in { $count } Zügen remis nach der 50-Züge-Regel.
}

## Drills

drill-tactics = Taktik
drill-tactics-about = Finde den einen Zug, der gewinnt, und spiel die Kombination zu Ende.
drill-tactics-task = { $seat ->
    [first] Weiß am Zug. Ein einziger Zug gewinnt.
   *[second] Schwarz am Zug. Ein einziger Zug gewinnt.
}
drill-mates = Mattaufgaben
drill-mates-about = Matt in einem, zwei oder drei Zügen.
drill-mates-task = { $seat ->
    [first] Weiß am Zug. Matt in { $moves }.
   *[second] Schwarz am Zug. Matt in { $moves }.
}
drill-theme = { $theme ->
    [hanging] Diese Figur war ungedeckt.
    [fork] Das war eine Gabel: Eine Figur greift zwei zugleich an.
    [pin] Eine Figur, die hätte schlagen können, war an ihren König gefesselt.
    [discovery] Ein Abzug: Eine Figur zog weg, und die dahinter griff an.
    [promotion] Ein Bauer wurde umgewandelt.
    [back-rank] Ein Grundreihenmatt: Der König war von seinen eigenen Figuren eingesperrt.
    [smothered] Ein ersticktes Matt: Der König war von seinen eigenen Figuren umstellt.
   *[sacrifice] Ein Opfer: Du hast Material gegeben, um mehr zu gewinnen.
}
drill-refuted = { $why ->
    [mate] Dein Gegner setzt matt.
    [escapes] Der König entkommt.
   *[takes] Dein Gegner kann die Figur einfach schlagen.
}
