### German. piece = Stein, man = einfacher Stein, queen = Dame, square = Feld, far row = letzte Reihe, take = schlagen,
### quiet move = Zug ohne Schlagen. Dame is the game and the crowned piece.

game-name = Dame
game-about = Überspring die Steine des Gegners, erreiche die letzte Reihe und hol dir eine Dame.
seat-first = Schwarz
seat-second = Weiß

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
booklet-collection = Die Spielesammlung
booklet-collection-about = Dame wie im Regelheft der Spielesammlung: Du darfst schlagen, musst aber nicht. Das Regelheft in deiner Sprache kann vom Damespiel deines Landes abweichen; das findest du weiter unten.
booklet-dame = Dame mit Schlagzwang
booklet-dame-about = Dasselbe Spiel, nur lebhafter: Wer schlagen kann, muss schlagen. Gut gegen den Computer.
booklet-english = Englische Dame
booklet-english-about = Auch amerikanisches Checkers genannt. Damen ziehen immer nur ein Feld weit.
booklet-russian = Russische Dame
booklet-russian-about = Einfache Steine schlagen auch rückwärts und schlagen als Dame weiter, sobald sie die letzte Reihe erreichen.
booklet-brazilian = Brasilianische Dame
booklet-brazilian-about = Die internationalen Regeln auf kleinem Brett: Schlag so viele Steine wie möglich.
booklet-pool = Pool Checkers
booklet-pool-about = Einfache Steine schlagen auch rückwärts. Was du schlägst, wählst du selbst.
booklet-czech = Tschechische Dame
booklet-czech-about = Einfache Steine schlagen nur vorwärts. Beim Schlagen hat die Dame Vorrang.
booklet-spanish = Spanische Dame
booklet-spanish-about = Das Brett liegt andersherum. Schlag die meisten Steine, und bei Gleichstand die meisten Damen.
booklet-portuguese = Portugiesische Dame
booklet-portuguese-about = Die spanischen Regeln mit einem dunklen Feld links unten.
booklet-italian = Italienische Dame
booklet-italian-about = Einfache Steine können keine Damen schlagen. Damen ziehen immer nur ein Feld weit.
booklet-thai = Thailändische Dame
booklet-thai-about = Makhos: acht Steine auf jeder Seite und schnelle Damen.
booklet-thai12 = Thailändische Dame, zwölf Steine
booklet-thai12-about = Die thailändischen Regeln mit vollem Steinsatz.
booklet-international = Internationale Dame
booklet-international-about = Ein Brett mit hundert Feldern und zwanzig Steine auf jeder Seite.
box-size = Wie viele Felder hat eine Seite des Bretts?
box-black_begins = Beginnt Schwarz?
box-men_take_backwards = Dürfen einfache Steine rückwärts schlagen?
box-kings_fly = Darf eine Dame weiter als ein Feld ziehen?
box-must_take = Muss man schlagen, wenn man kann?

## Switches
switch-may_stop = Beim Mehrfachsprung
switch-may_stop-yes = Aufhören ist erlaubt
switch-may_stop-no = Weiter, solange es geht
switch-men_turn = Mehrere Sprünge eines einfachen Steins
switch-men_turn-yes = Auch um die Ecke
switch-men_turn-no = Nur in einer Linie
switch-king_far = Eine Dame springt
switch-king_far-yes = Aus jeder Entfernung
switch-king_far-no = Nur über einen Stein direkt neben ihr
switch-king_lands_anywhere = Eine Dame landet
switch-king_lands_anywhere-yes = Auf jedem leeren Feld hinter dem Stein
switch-king_lands_anywhere-no = Direkt hinter dem Stein
switch-removal = Geschlagene Steine kommen vom Brett
switch-removal-at-once = Sofort, Sprung für Sprung
switch-removal-after = Am Ende des Zuges
switch-promotion = Ein einfacher Stein, der springend die letzte Reihe erreicht
switch-promotion-ends = Wird Dame, und der Zug endet
switch-promotion-goes-on = Springt gleich als Dame weiter
switch-blocked = Wer nicht ziehen kann
switch-blocked-loses = Verliert
switch-blocked-draws = Spielt remis
switch-quiet_moves = Remis, wenn nur noch Damen ziehen
switch-quiet_moves-20 = Nach je 20 Zügen
switch-quiet_moves-40 = Nach je 40 Zügen

## The rules
clause-board-8 = Das Brett hat acht Reihen mit je acht Feldern. Beide Spieler haben rechts unten ein helles Feld.
clause-board-8-mirrored = Das Brett hat acht Reihen mit je acht Feldern. Beide Spieler haben rechts unten ein dunkles Feld.
clause-board-10 = Das Brett hat zehn Reihen mit je zehn Feldern. Beide Spieler haben rechts unten ein helles Feld.
clause-men-8 = Beide beginnen mit acht Steinen auf den dunklen Feldern ihrer ersten zwei Reihen.
clause-men-12 = Beide beginnen mit zwölf Steinen auf den dunklen Feldern ihrer ersten drei Reihen.
clause-men-20 = Beide beginnen mit zwanzig Steinen auf den dunklen Feldern ihrer ersten vier Reihen.
clause-black-begins = Schwarz beginnt. Wer Schwarz bekommt, entscheidet der Zufall; nach jeder Partie werden die Farben getauscht.
clause-white-begins = Weiß beginnt. Wer Weiß bekommt, entscheidet der Zufall; nach jeder Partie werden die Farben getauscht.
clause-turns = Es wird abwechselnd gezogen, immer mit einem Stein der eigenen Farbe. Aussetzen darf niemand.
clause-dark-squares = Gespielt wird nur auf den dunklen Feldern.
clause-occupied = Ein Stein zieht auf ein leeres Feld.
clause-man-moves = Ein einfacher Stein zieht ein Feld schräg vorwärts.
clause-taking = Ein Stein schlägt, indem er schräg über einen gegnerischen Stein auf ein leeres Feld dahinter springt. Über eigene Steine oder über zwei auf einmal darf er nicht springen.
clause-man-takes-forward = Ein einfacher Stein schlägt den Stein direkt neben sich, und zwar nur vorwärts.
clause-man-takes-all = Ein einfacher Stein schlägt den Stein direkt neben sich, vorwärts und rückwärts.
clause-men-spare-kings = Ein einfacher Stein kann keine Dame schlagen.
clause-crowning = Ein einfacher Stein, der die letzte Reihe erreicht, bekommt einen zweiten Stein aufgesetzt und wird zur Dame. Damit endet der Zug.
clause-crowning-goes-on = Ein einfacher Stein, der die letzte Reihe erreicht, bekommt einen zweiten Stein aufgesetzt und wird sofort zur Dame. Ist er durch einen Sprung dorthin gekommen, darf er im selben Zug als Dame weiterspringen.
clause-crowning-stops-only = Ein einfacher Stein, der seinen Zug auf der letzten Reihe beendet, bekommt einen zweiten Stein aufgesetzt und wird zur Dame. Springt er von dort weiter, bleibt er ein einfacher Stein.
clause-king-flies = Eine Dame zieht schräg vorwärts oder rückwärts, über beliebig viele leere Felder.
clause-king-steps = Eine Dame zieht ein Feld weit schräg, vorwärts oder rückwärts.
clause-king-takes = Eine Dame schlägt in alle Richtungen. Auch sie braucht ein leeres Feld hinter dem Stein. Eine Dame kann wie jeder Stein geschlagen werden, von einem einfachen Stein oder einer Dame.
clause-king-lands-behind = Eine Dame darf von weitem springen. Sie landet direkt hinter dem Stein.
clause-king-lands-anywhere = Eine Dame darf von weitem springen. Sie landet auf einem beliebigen leeren Feld hinter dem Stein.
clause-chain = Ein Stein, der gesprungen ist, darf im selben Zug von dort weiterspringen, auch in eine andere Richtung.
clause-chain-may-stop = Nach jedem Sprung darfst du aufhören.
clause-chain-whole = Du musst weiterspringen, solange der Stein kann; kannst du wählen, wo du landest, dann dort, wo es weitergeht.
clause-removal-at-once = Ein übersprungener Stein kommt sofort vom Brett.
clause-removal-after = Übersprungene Steine kommen erst am Ende des Zuges vom Brett. Bis dahin stehen sie im Weg, und keiner wird zweimal übersprungen.
clause-duty-free = Du darfst schlagen, musst aber nicht: Jeder andere Zug ist genauso erlaubt.
clause-duty = Wer schlagen kann, muss schlagen.
clause-duty-most = Kannst du verschieden schlagen, dann wähle einen Zug, der möglichst viele Steine schlägt.
clause-duty-most-kings = Kannst du verschieden schlagen, dann wähle einen Zug, der möglichst viele Steine schlägt, und unter diesen einen mit den meisten Damen.
clause-duty-king-first = Können eine Dame und ein einfacher Stein schlagen, dann muss es die Dame tun.
clause-duty-italian = Kannst du verschieden schlagen, dann gilt der Reihe nach: möglichst viele Steine; mit einer Dame; möglichst viele Damen; eine Dame so früh wie möglich.
clause-all-taken = Wer keine Steine mehr hat, hat verloren.
clause-blocked = Wer noch Steine hat, aber nicht ziehen kann, hat verloren.
clause-repetition = Steht dieselbe Stellung zum dritten Mal da und ist dieselbe Seite am Zug, endet die Partie remis.
clause-quiet-15 = Haben beide Seiten je 15 Züge nur mit Damen gemacht und wurde nichts geschlagen, endet die Partie remis.
clause-quiet-20 = Haben beide Seiten je 20 Züge nur mit Damen gemacht und wurde nichts geschlagen, endet die Partie remis.
clause-quiet-25 = Haben beide Seiten je 25 Züge nur mit Damen gemacht und wurde nichts geschlagen, endet die Partie remis.
clause-quiet-40 = Haben beide Seiten je 40 Züge nur mit Damen gemacht und wurde nichts geschlagen, endet die Partie remis.
clause-short-5 = Sind nur noch zwei oder drei Steine da und hat jede Seite eine Dame, endet die Partie nach fünf weiteren Zügen auf jeder Seite remis.
clause-short-16-5 = Eine Dame allein gegen drei Steine, darunter eine Dame: remis nach je 16 Zügen. Sind nur noch zwei oder drei Steine da und hat jede Seite eine Dame: nach je fünf Zügen.
clause-short-13 = Drei Damen gegen eine: remis nach je 13 Zügen.
clause-short-road = Eine Dame allein auf der langen Diagonale von Ecke zu Ecke gegen drei Steine, darunter eine Dame: remis nach je fünf Zügen, wenn sie dort bleibt.
clause-agreed = Ein Remis könnt ihr vereinbaren, und aufgeben darf jeder. Ein Zug wird nur zurückgenommen, wenn beide zustimmen.

## Why not
refusal-dark-squares = { $square } ist kein dunkles Feld dieses Bretts.
refusal-turns = { $holder ->
    [nobody] { $square } ist leer.
    [white] Der Stein auf { $square } ist weiß. Am Zug ist Schwarz.
   *[black] Der Stein auf { $square } ist schwarz. Am Zug ist Weiß.
}
refusal-occupied = { $holder ->
    [white] Auf { $square } steht ein weißer Stein.
   *[black] Auf { $square } steht ein schwarzer Stein.
}
refusal-man-moves = { $why ->
    [back] Dieser Stein ist noch keine Dame: Zurück darf er nicht.
    [far] Ein einfacher Stein zieht nur ein Feld weit.
    [stuck] Der Stein auf { $from } kann nicht ziehen.
   *[diagonal] { $from } und { $to } liegen nicht auf einer Diagonale. Ein einfacher Stein zieht schräg vorwärts.
}
refusal-king-flies = { $why ->
    [stuck] Die Dame auf { $from } kann nicht ziehen.
   *[diagonal] { $from } und { $to } liegen nicht auf einer Diagonale. Eine Dame zieht schräg.
}
refusal-king-steps = { $why ->
    [far] Eine Dame zieht in diesem Spiel nur ein Feld weit.
    [stuck] Die Dame auf { $from } kann nicht ziehen.
   *[diagonal] { $from } und { $to } liegen nicht auf einer Diagonale. Eine Dame zieht schräg.
}
refusal-taking = { $why ->
    [own] Zwischen { $from } und { $to } steht ein eigener Stein.
    [two] Zwischen { $from } und { $to } steht mehr als ein Stein.
    [diagonal] { $from } und { $to } liegen nicht auf einer Diagonale.
   *[nothing] Zwischen { $from } und { $to } gibt es nichts zu schlagen.
}
refusal-man-takes-forward = { $why ->
    [far] Ein einfacher Stein schlägt nur den Stein direkt neben sich und landet gleich dahinter.
   *[back] Ein einfacher Stein schlägt nur vorwärts: Zurück über { $over } kann er nicht.
}
refusal-men-spare-kings = Auf { $over } steht eine Dame. Ein einfacher Stein kann sie nicht schlagen.
refusal-crowning = Auf { $from } wird der Stein zur Dame, und dort endet der Zug. Schlagen kann sie beim nächsten Mal.
refusal-duty = { $count ->
    [one] Du kannst schlagen, also musst du: mit dem Stein auf { $squares }.
   *[other] Du kannst schlagen, also musst du: mit einem der Steine auf { $squares }.
}
refusal-duty-most = So schlägst du { $taken }, möglich sind aber { $most }, nämlich von { $squares } aus. Die größere Zahl ist Pflicht.
refusal-duty-most-kings = { $why ->
    [most] So schlägst du { $taken }, möglich sind aber { $most }, nämlich von { $squares } aus. Die größere Zahl ist Pflicht.
   *[kings] Von { $squares } aus schlägst du ebenso viele, und darunter mehr Damen.
}
refusal-duty-king-first = Eine Dame muss vor einem einfachen Stein schlagen: { $squares }.
refusal-duty-italian = { $why ->
    [most] So schlägst du { $taken }, möglich sind aber { $most }, nämlich von { $squares } aus. Die größere Zahl ist Pflicht.
    [with-king] Eine Dame kann ebenso viele schlagen: { $squares }. Sie hat Vorrang.
   *[kings] Von { $squares } aus schlägst du ebenso viele, aber mehr Damen oder eine Dame früher.
}

# Messages of the site, in the words of this game.
table-draw = Remis anbieten
table-claim-draw = Als Remis werten
tally-drawn = Remis
outcome-agreed = Remis nach Vereinbarung.
outcome-left-draw = Remis: Jemand ist gegangen.
told-offer-draw = { $name } bietet Remis an.
told-draw = Remis vereinbart.
history-drawn = Remis

## How it ends
outcome-all-taken = { $seat } gewinnt: Der Gegner hat keine Steine mehr.
outcome-blocked = { $seat } gewinnt: Der Gegner kann nicht ziehen.
outcome-blocked-draw = Remis: Wer am Zug ist, kann nicht ziehen.
outcome-repetition = Remis: dieselbe Stellung zum dritten Mal.
outcome-quiet = Remis: zu viele Damenzüge ohne Schlagen.
outcome-short = Remis: Die Zuggrenze für so wenige Steine ist erreicht.

## The board in words
scene-title = Damebrett
scene-men = { $colour ->
    [white] Weiße Steine auf { $squares }.
   *[black] Schwarze Steine auf { $squares }.
}
scene-kings = { $colour ->
    [white] Weiße Damen auf { $squares }.
   *[black] Schwarze Damen auf { $squares }.
}
scene-none = { $colour ->
    [white] Weiß hat keine Steine.
   *[black] Schwarz hat keine Steine.
}
scene-must = Muss schlagen: { $squares }.
scene-quiet = { $count ->
    [one] Remis nach { $count } weiterem Damenzug ohne Schlagen.
   *[other] Remis nach { $count } weiteren Damenzügen ohne Schlagen.
}
scene-repeated = { $count ->
    [one] Diese Stellung steht zum ersten Mal auf dem Brett.
   *[other] Diese Stellung stand schon { $count } Mal auf dem Brett. Beim dritten Mal ist es remis.
}
scene-square = { $holder ->
    [white-man] { $square }: weißer Stein
    [white-king] { $square }: weiße Dame
    [black-man] { $square }: schwarzer Stein
    [black-king] { $square }: schwarze Dame
   *[nobody] { $square }: leer
}
told-move = { $colour ->
    [white] Weiß { $move }
   *[black] Schwarz { $move }
}
told-crowned = { $colour ->
    [white] Weiß { $move }, Dame
   *[black] Schwarz { $move }, Dame
}
button-end-turn = Zug beenden

## Levels
level-beginner = Anfänger
level-beginner-about = Schlägt, was er sieht, und plant nichts. Auch ein Kind kann gewinnen.
level-casual = Hobbyspieler
level-casual-about = Denkt ein, zwei Züge voraus und übersieht manchmal etwas.
level-skilled = Geübt
level-skilled-about = Verschenkt keine Steine. Ein guter Gegner für die Familie.
level-strong = Stark
level-strong-about = Schaut viele Züge voraus.
level-master = Meister
level-master-about = Denkt am tiefsten und kennt jedes Endspiel mit vier Steinen.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Aufstellung
chapter-moving = Ziehen
chapter-taking = Schlagen
chapter-queens = Damen
chapter-duty = Muss man schlagen?
chapter-ending = Das Ende der Partie

## Lessons: a title, what to do, and what was learnt
lesson-step = Ziehen
lesson-step-task = Du hast den weißen Stein. Zieh ihn.
lesson-step-done = Einfache Steine ziehen ein Feld schräg vorwärts, auf den dunklen Feldern.
lesson-jump = Schlagen
lesson-jump-task = Schlag den schwarzen Stein: Spring über ihn auf das leere Feld dahinter.
lesson-jump-done = Ein übersprungener Stein ist geschlagen und kommt vom Brett.
lesson-chain = Mehrfachsprünge
lesson-chain-task = Schlag beide schwarzen Steine in einem Zug.
lesson-chain-done = Nach einem Sprung darf derselbe Stein weiterspringen.
lesson-freedom = Freie Wahl
lesson-freedom-task = Nach diesen Regeln musst du nicht schlagen. Zieh deinen anderen Stein.
lesson-freedom-done = Hier darfst du wählen, ob du schlägst. Nach den meisten anderen Regeln musst du.
lesson-duty = Schlagzwang
lesson-duty-task = Nach diesen Regeln musst du schlagen, wenn du kannst. Mach deinen Zug.
lesson-duty-done = So kannst du deinen Gegner zwingen, dorthin zu ziehen, wo du ihn haben willst.
lesson-crowning = Eine Dame
lesson-crowning-task = Deinem Stein fehlt ein Schritt bis zur letzten Reihe. Mach ihn zur Dame.
lesson-crowning-done = Auf der letzten Reihe wird ein einfacher Stein zur Dame.
lesson-flying = Damen ziehen weit
lesson-flying-task = Zieh deine Dame über das ganze Brett, von Ecke zu Ecke.
lesson-flying-done = Nach diesem Regelheft zieht eine Dame über beliebig viele leere Felder.
lesson-far-jump = Ein Sprung von weitem
lesson-far-jump-task = Ein Stein steht deiner Dame im Weg. Schlag ihn von dort, wo sie steht.
lesson-far-jump-done = Sie muss nicht direkt daneben stehen. Nach diesem Regelheft landet sie direkt dahinter.
lesson-give-one = Einen geben, drei nehmen
lesson-give-one-task = Hier gilt Schlagzwang. Biete einen Stein an und schlag dann alles, was übrig ist.
lesson-give-one-done = Ein Stein, im richtigen Moment geopfert, öffnet das Brett. Das nennt man eine Kombination.
lesson-block = Eingesperrt
lesson-block-task = Zieh so, dass Schwarz nicht mehr ziehen kann.
lesson-block-done = Wer nicht ziehen kann, hat verloren.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Es gibt keinen anderen Zug.
    [wins] Das gewinnt.
    [resists] Die Partie ist verloren; so dauert es am längsten.
    [crowns] Ein Stein wird zur Dame.
    [gains] Das gewinnt Material.
    [avoids] Jeder andere Zug ist deutlich schlechter.
    [draws] Das hält das Remis.
    [equal] Ein anderer Zug ist ebenso gut.
   *[best] Das scheint ein wenig besser als der Rest.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Du kannst schlagen, also musst du: Spring über den Stein auf das freie Feld dahinter.
    [may] Du kannst schlagen, wenn du willst: Spring über den Stein auf das freie Feld dahinter.
    [king] Zieh einen einfachen Stein ein Feld vorwärts oder eine Dame vorwärts oder rückwärts.
   *[other] Zieh einen Stein ein Feld schräg vorwärts.
}
guide-why = { $why ->
    [only] Einen anderen Zug gibt es nicht.
    [crowns] Der Stein wird zur Dame.
    [takes] Damit schlägst du.
    [saves] Das bringt einen Stein aus der Gefahr.
    [safe] Danach kann kein Stein von dir geschlagen werden.
   *[other] Das scheint ein wenig besser als der Rest.
}

## Rules that follow their switches
refusal-man-takes-all = Ein einfacher Stein schlägt nur den Stein direkt neben sich und landet gleich dahinter.
refusal-king-takes-near = In diesem Spiel schlägt eine Dame nur einen Stein direkt neben sich und landet gleich dahinter.
refusal-king-lands-behind = Die Dame muss direkt hinter { $over } landen.
refusal-king-near-lands-behind = { $why ->
    [near] In dieser Partie schlägt eine Dame nur einen Stein direkt neben sich.
   *[behind] Die Dame muss direkt hinter { $over } landen.
}
refusal-king-near-lands-anywhere = In dieser Partie schlägt eine Dame nur einen Stein direkt neben sich.
refusal-chain-straight = In dieser Partie springt ein einfacher Stein nur in einer Linie weiter.
refusal-chain-whole = Der Stein kann noch mehr schlagen: Er muss weiterspringen und darf nicht auf { $to } bleiben.
refusal-removal-after = Der Stein auf { $over } ist schon übersprungen. Zweimal geht nicht.
clause-king-takes-near = Eine Dame schlägt in alle Richtungen, aber nur den Stein direkt neben ihr, und landet direkt dahinter. Auch eine Dame kann geschlagen werden.
clause-king-near-lands-behind = Eine Dame schlägt nur einen Stein direkt neben ihr und landet direkt dahinter.
clause-king-near-lands-anywhere = Eine Dame schlägt nur einen Stein direkt neben ihr und landet auf einem beliebigen freien Feld dahinter.
clause-chain-straight = Ein Stein, der gesprungen ist, darf im selben Zug von dort weiterspringen: ein einfacher Stein nur in derselben Richtung, eine Dame auch in einer anderen.
clause-blocked-draws = Wer Steine hat, aber nicht ziehen kann, beendet die Partie remis.
character-beginner = Krümel
character-casual = Ingwer
character-skilled = Distel
character-strong = Funke
character-master = Onyx
origin-collection-board-8 = Das dänische Heft spricht von einer weißen unteren Hälfte; gemeint ist das Feld unten rechts.
origin-collection-men-12 = Nur der englische Text sagt, welche Reihen besetzt werden. Die anderen zeigen ein Bild.
origin-collection-black-begins = Losen und der erste Zug von Schwarz sind gedruckt. Dass nach jeder Partie die Farben getauscht werden, ist unsere Vorgabe.
origin-collection-turns = Aussetzen darf niemand, obwohl das Schlagen frei ist: Es wird abwechselnd gezogen.
origin-collection-man-moves = Der russische Text sagt nur, dass ein Stein nicht dorthin zurückdarf, wo er war. Kein einfacher Stein zieht rückwärts.
origin-collection-taking = Im italienischen und dänischen Text fehlt ein Wort, „frei“ oder „dunkel“. Gemeint ist ein freies dunkles Feld.
origin-collection-man-takes-forward = Der Sprung wird für das Feld vor dem Stein erklärt, geht also vorwärts. Der englische Text fügt hinzu, dass rückwärts „noch“ nicht erlaubt ist.
origin-collection-crowning = Das Heft setzt einen zweiten Stein auf und sagt nicht mehr. Bei uns endet damit der Zug, wie in den meisten Damespielen; die Option lässt die neue Dame weiterspringen. Der französische Text nimmt den zweiten Stein von den schon verlorenen; hier ist immer einer da.
origin-collection-crowning-goes-on = Das Heft sagt nicht, was mitten in einem Mehrfachsprung geschieht. In dieser Partie springt die neue Dame weiter, wie beim russischen Dame.
origin-collection-king-flies = Der polnische Text sagt, dass eine Dame über leere Felder springt; sie zieht über sie hinweg.
origin-collection-king-takes = Der italienische Text sagt nicht, dass das Feld dahinter frei sein muss. Die anderen schon.
origin-collection-king-lands-behind = Nur der französische Text sagt „direkt dahinter“, und der englische vergleicht den Sprung mit dem eines einfachen Steins. Wie weit entfernt die Dame losspringen darf, ist nicht gesagt. Wir spielen die kurze Landung der deutschen Hausregeln; Optionen ändern beides.
origin-collection-king-lands-anywhere = Das Heft lässt offen, wo eine Dame landet. Turnierspieler erwarten jedes freie Feld hinter dem Stein.
origin-collection-king-near-lands-behind = Das Heft lässt offen, wie weit entfernt eine Dame losspringen darf.
origin-collection-king-near-lands-anywhere = Das Heft lässt offen, wie weit entfernt eine Dame losspringen darf und wo sie landet.
origin-collection-chain = Das Heft verspricht Ecken nur den Damen, und der englische Text hält einen einfachen Stein auf einer Diagonale. Bei uns dürfen auch einfache Steine abbiegen, wie in allen anderen Damespielen; die Option hält sie gerade.
origin-collection-chain-straight = Der englische Text bindet die Sprünge eines einfachen Steins an eine Diagonale. Die anderen Sprachen sagen das nicht.
origin-collection-chain-may-stop = Jede Sprache sagt, dass man weiterspringen kann, keine, dass man muss.
origin-collection-chain-whole = Das Heft verlangt es nicht: In dieser Partie habt ihr vereinbart weiterzuspringen.
origin-collection-removal-at-once = Das Heft nimmt den Stein vom Brett, bevor es von mehreren Sprüngen spricht. Also nehmen wir ihn sofort weg.
origin-collection-removal-after = Das Heft sagt nicht, wann. Die meisten Turnierregeln warten bis zum Ende des Zuges.
origin-collection-duty-free = Alle zehn Sprachen sagen „kann“ oder „darf“. Viele nationale Spiele machen daraus eine Pflicht; sie haben hier eigene Regeln.
origin-collection-all-taken = Der spanische Text sagt es andersherum: Wer alles schlägt, gewinnt.
origin-collection-blocked = Über eine Seite, die nicht ziehen kann, ist nichts gedruckt. Sie verliert, wie in allen anderen Damespielen.
origin-collection-blocked-draws = Über eine Seite, die nicht ziehen kann, ist nichts gedruckt. In dieser Partie ist es remis.
origin-collection-repetition = Über ein Remis ist nichts gedruckt. Ohne diese Regel könnten Damen einander ewig jagen.
origin-collection-quiet-20 = Über ein Remis ist nichts gedruckt. Ohne diese Regel könnten Damen einander ewig jagen.
origin-collection-quiet-40 = Über ein Remis ist nichts gedruckt. Ohne diese Regel könnten Damen einander ewig jagen.
origin-collection-agreed = Über Aufgeben und vereinbartes Remis ist nichts gedruckt. Beides ist üblich.
origin-dame-king-lands-anywhere = Nach deutschen Hausregeln landet die Dame direkt dahinter. In dieser Partie darf sie weiter landen.
origin-dame-removal-after = Nach deutschen Hausregeln kommen Steine sofort vom Brett. In dieser Partie bleiben sie bis zum Ende des Zuges.
origin-thai-white-begins = Manche thailändischen Regeln lassen die Spieler wählen, wer beginnt. Bei uns beginnt Weiß, wie in einem gedruckten Regelwerk.
origin-thai12-men-12 = Makhos hat acht Steine. Das ist dasselbe Spiel mit den zwölf deiner Schachtel.
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
editor-piece = { $piece ->
    [w] Weißer Stein
    [W] Weiße Dame
    [b] Schwarzer Stein
   *[B] Schwarze Dame
}
refusal-editor-many = { $colour ->
    [white] Weiß hat { $count } Steine; es gibt nur { $most }.
   *[black] Schwarz hat { $count } Steine; es gibt nur { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Ein weißer Stein auf { $square } wäre längst eine Dame.
   *[black] Ein schwarzer Stein auf { $square } wäre längst eine Dame.
}
refusal-editor-none = { $colour ->
    [white] Weiß hat keine Steine, muss aber den letzten Zug gemacht haben.
   *[black] Schwarz hat keine Steine, muss aber den letzten Zug gemacht haben.
}
task-capture = Du bist am Zug: Du musst schlagen.

## Drills

drill-combinations = Kombinationen
drill-combinations-about = Opfere, zwing deinen Gegner zum Schlagen und gewinn mehr zurück.
drill-combinations-task = { $colour ->
    [white] Weiß am Zug. Finde die Kombination.
   *[black] Schwarz am Zug. Finde die Kombination.
}
drill-combinations-why = Geopfert: { $given }. Geschlagen: { $taken }.
drill-refuted = Dein Gegner schlägt und gewinnt Material.
drill-endings = Endspiele
drill-endings-about = Gewinne oder halte Endspiele mit bis zu vier Steinen. Dein Gegner spielt perfekt.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Weiß am Zug gewinnt.
       *[draw] Weiß am Zug. Halte { $moves } Züge lang das Remis.
    }
   *[black] { $goal ->
        [win] Schwarz am Zug gewinnt.
       *[draw] Schwarz am Zug. Halte { $moves } Züge lang das Remis.
    }
}
drill-endings-why = { $value ->
    [draw] Jetzt ist es nur noch remis.
   *[loss] Jetzt ist die Partie verloren.
}
