### German. checker = Stein, point = Feld (score point = Punkt), home = Heimfeld, bar = Bar, hit = schlagen,
### bear off = abtragen, double throw = Pasch, cube = Dopplerwürfel, double = Verdopplung, draw = Startwurf.

game-name = Backgammon
game-about = Bring fünfzehn Steine nach Hause und vom Brett, und wirf die des Gegners zurück, wo du kannst.
seat-first = Hell
seat-second = Dunkel

## Booklets
booklet-case = Der Spielekoffer
booklet-case-about = Abgetragen wird nur mit der genauen Zahl, und sind alle Steine im Heimfeld, muss niemand mehr ziehen. Geht es um Einsatz, dann mit Dopplerwürfel.
booklet-best-of = Best-of-Serie
booklet-best-of-about = Partien werden einfach gezählt: zwei aus drei, drei aus fünf. Ohne Dopplerwürfel.
booklet-small-first = Kleine Zahl zuerst
booklet-small-first-about = Die kleinere Zahl zuerst, ein Pasch ganz oder gar nicht, und die hintersten Steine gehen zuerst vom Brett.
booklet-collection = Die Spielesammlung
booklet-collection-about = Abgetragen wird mit jeder Zahl, die über den Rand reicht. Dein Gegner darf einen Fehler beanstanden, bis er würfelt.
booklet-tournament = Turnier
booklet-tournament-about = Wie heute gespielt wird: Matches auf Punkte oder Partien um Einsatz, mit Dopplerwürfel und allem, was dazugehört.
box-says = Was davon sagt dein Regelheft?
box-says-more-than-two = Ein Feld ist gesperrt, wenn „mehr als zwei“ Steine darauf stehen
box-says-games = Man verabredet zwei Siege in drei Partien oder drei in fünf
box-says-smaller = Die kleinere Zahl wird immer zuerst gezogen
box-says-correction = Ein falscher Zug darf bis zum nächsten Wurf beanstandet werden
box-says-nothing = Ich habe kein Regelheft
box-cube_inside = Liegt ein Dopplerwürfel in der Schachtel?
box-languages = In wie vielen Sprachen ist es geschrieben?

## Switches
switch-stake = Worum geht es in einer Partie?
switch-stake-0 = Um die Ehre; ohne Dopplerwürfel
switch-stake-1 = Um Einsatz 1, mit Dopplerwürfel
switch-stake-2 = Um Einsatz 2, mit Dopplerwürfel
switch-stake-5 = Um Einsatz 5, mit Dopplerwürfel
switch-stake-10 = Um Einsatz 10, mit Dopplerwürfel
switch-win_triple_needs_none_off = Wann zählt ein Sieg dreifach?
switch-win_triple_needs_none_off-yes = Nur wenn der Verlierer nichts abgetragen hat
switch-win_triple_needs_none_off-no = Immer wenn der Verlierer noch einen Stein auf der Bar oder im Heimfeld des Siegers hat
switch-assisted = Der Tisch
switch-assisted-yes = Lässt nur richtige Züge zu
switch-assisted-no = Lässt alles zu, wie auf einem echten Brett
switch-bearoff_may_pass = Wenn alle Steine im Heimfeld sind
switch-bearoff_may_pass-no = Jede spielbare Zahl wird gespielt
switch-bearoff_may_pass-yes = Eine Zahl darf verfallen
switch-bearoff_six_needs_double_six = Abtragen von Feld 6
switch-bearoff_six_needs_double_six-no = Mit jeder Sechs
switch-bearoff_six_needs_double_six-yes = Nur mit Sechserpasch
switch-bearoff_rule = Womit wird ein Stein abgetragen?
switch-bearoff_rule-any-sufficient = Mit jeder Zahl, die über den Rand reicht
switch-bearoff_rule-exact-or-highest = Mit der Zahl seines Feldes; vom höchsten Feld auch mit einer höheren
switch-setup = Aufstellung
switch-setup-standard = Üblich
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, je drei Steine
switch-cube = Dopplerwürfel
switch-cube-on = Mit Dopplerwürfel
switch-cube-off = Ohne Dopplerwürfel
switch-cube_limit = Der Dopplerwürfel geht bis
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Der Dopplerwürfel in der Mitte
switch-centred_cube-either = Beide Seiten dürfen ihn drehen
switch-centred_cube-holland = Nach der Crawford-Partie erst nach je zwei Würfen
switch-crawford = Crawford-Partie
switch-crawford-yes = Eine Partie ohne Dopplerwürfel, wenn nur noch ein Punkt fehlt
switch-crawford-no = Keine Crawford-Partie
switch-jacoby = Jacoby-Regel
switch-jacoby-yes = Gammons zählen erst, wenn der Dopplerwürfel gedreht wurde
switch-jacoby-no = Gammons zählen immer
switch-beavers = Beaver
switch-beavers-yes = Erlaubt
switch-beavers-no = Nicht erlaubt
switch-raccoons = Raccoon
switch-raccoons-yes = Erlaubt
switch-raccoons-no = Nicht erlaubt
switch-automatic_doubles = Gleiche Zahlen beim Startwurf
switch-automatic_doubles-0 = Werden neu gewürfelt
switch-automatic_doubles-1 = Verdoppeln den Einsatz höchstens einmal
switch-automatic_doubles-2 = Verdoppeln den Einsatz höchstens zweimal
switch-automatic_doubles-3 = Verdoppeln den Einsatz höchstens dreimal

## Clauses
clause-aim = Bring alle deine Steine in dein Heimfeld und trag sie dann ab. Wer zuerst keinen mehr hat, gewinnt.
clause-setup = Beide Seiten stehen spiegelbildlich. Ein Stein zieht vom Heimfeld des Gegners rund ums Brett in das eigene.
clause-forward = Steine ziehen nur in Richtung Heimfeld, nie zurück.
clause-starter-high = Beide werfen je einen Würfel. Die höhere Zahl beginnt.
clause-draw-first = Der Startwurf kommt vor allem anderen. Bei gleichen Zahlen wird noch einmal geworfen.
clause-first-throw-fresh = Wer beginnt, wirft für den ersten Zug beide Würfel neu.
clause-first-throw-drawn = Die zwei Würfel des Startwurfs sind zugleich der erste Wurf; ein Pasch ist es darum nie.
clause-already-started = Ein Startwurf gilt für eine Partie.
clause-throw-first = Beide Seiten ziehen abwechselnd. Ein Zug beginnt mit einem Wurf von zwei Würfeln.
clause-dice-zone = Gewürfelt wird in die rechte Hälfte des Bretts, von dir aus gesehen.
clause-choice-first = Darfst du verdoppeln, dann vor deinem Wurf.
clause-play-first = Erst wird gespielt, was die Würfel zeigen, dann folgt alles andere.
clause-dice-only = Jede Zahl zieht einen Stein um so viele Felder. Ein Stein darf mehrere Zahlen nacheinander nehmen und setzt nach jeder auf.
clause-no-checker = Du ziehst nur deine eigenen Steine.
clause-closed-point = Ein Feld mit zwei oder mehr gegnerischen Steinen ist gesperrt: Kein Schritt endet dort, auch kein Zwischenschritt.
clause-self-hit = Wer einen Stein trotzdem auf ein gesperrtes Feld setzt, hat ihn selbst geschlagen: Er kommt auf die Bar, und die Zahl ist verbraucht.
clause-hit = Endet ein Schritt auf einem einzelnen gegnerischen Stein, ist dieser geschlagen und kommt auf die Bar. Schlagen muss niemand, solange ein anderer Schritt möglich ist.
clause-any-order = Die Reihenfolge der Zahlen ist frei.
clause-smaller-first = Die kleinere Zahl wird immer vor der größeren gespielt.
clause-smaller-lost = Kann kein Stein die kleinere Zahl ziehen, verfällt sie, und nur die größere wird gespielt.
clause-must-move = Wer ziehen kann, muss ziehen.
clause-use-all = Es werden so viele Zahlen gespielt wie möglich. Lassen sich auf irgendeine Weise beide spielen, muss es so geschehen.
clause-use-higher = Lässt sich jede der beiden Zahlen spielen, aber nicht beide, dann wird die höhere gespielt.
clause-stop-at-home = Sind alle deine Steine im Heimfeld, musst du nicht mehr ziehen: Jede Zahl darf verfallen.
clause-doubles-four = Zwei gleiche Würfel zählen viermal.
clause-partial-double = Von einem Pasch wird so viel gespielt wie möglich; der Rest verfällt.
clause-whole-double = Ein Pasch wird mit allen vier Schritten gespielt oder gar nicht. Ist der letzte Stein schon vorher abgetragen, genügt das.
clause-enter-first = Ein Stein auf der Bar kommt zuerst herein, und zwar im Heimfeld des Gegners auf dem Feld, das der Würfel vom Rand her abzählt. Bis alle drin sind, zieht kein anderer Stein.
clause-enter-any = Jede der beiden Zahlen darf einen Stein hereinbringen; eine, die das nicht kann, verfällt.
clause-smaller-enters = Steht ein Stein auf der Bar und bringt die kleinere Zahl ihn nicht herein, verfällt der ganze Wurf.
clause-home-first = Abgetragen wird, sobald alle deine Steine im Heimfeld sind. Wird einer geschlagen, geht es erst weiter, wenn wieder alle im Heimfeld sind.
clause-exact-number = Ein Stein verlässt das Brett nur mit der Zahl seines Feldes.
clause-highest-first = Ein Stein geht mit der Zahl seines Feldes vom Brett, von deinem höchsten Feld auch mit einer größeren.
clause-rear-first = Nur von deinem höchsten Feld darf ein Stein vom Brett, mit jeder Zahl, die über den Rand reicht.
clause-any-sufficient = Jeder Stein darf mit einer Zahl vom Brett, die über den Rand reicht.
clause-past-band = Solange der Gegner in deinem Heimfeld ein Feld besetzt hält, darfst du keinen Stein abtragen, der dahinter steht.
clause-double-six = Von Feld 6 wird nur mit einem Sechserpasch abgetragen.
clause-inside-move = Statt abzutragen, darfst du immer auch innerhalb deines Heimfelds ziehen.
clause-win = Gewonnen hat, wer zuerst alle Steine abgetragen hat.
clause-win-counts-one = Jede Partie zählt eins.
clause-win-kinds = Ein Sieg zählt einfach; doppelt, wenn der Verlierer nichts abgetragen hat; dreifach, wenn außerdem einer seiner Steine im Heimfeld des Siegers oder auf der Bar ist.
clause-stalled = Wurde fünfzigmal in Folge nicht gezogen, ist die Partie unentschieden.
clause-cube = Der Dopplerwürfel liegt mit 1 in der Mitte. Mit jeder Verdopplung ist die Partie doppelt so viel wert.
clause-no-cube = Der Dopplerwürfel kommt nur dort ins Spiel, wo dieses Heft um Einsatz oder auf Punkte spielt. Wo Partien einfach gezählt werden, bleibt er weg.
clause-double-before-throw = Verdoppelt wird vor dem eigenen Wurf, aber nicht vor dem ersten Wurf der Partie.
clause-answer-first = Dein Gegner nimmt die Verdopplung an, oder er lehnt ab und gibt die Partie verloren.
clause-nothing-offered = Annehmen und ablehnen kann man nur, was angeboten ist.
clause-cube-owner = Wer eine Verdopplung annimmt, bekommt den Dopplerwürfel; nur diese Seite darf als Nächstes verdoppeln.
clause-cube-limit = Weiter als bis zu seiner Grenze geht der Dopplerwürfel nicht.
clause-cube-dead = Entscheidet der Dopplerwürfel ein Match schon für beide Seiten, wird er nicht mehr gedreht.
clause-crawford = Die erste Partie, in der einer Seite nur noch ein Punkt fehlt, wird ohne Dopplerwürfel gespielt.
clause-holland = Auf Wunsch: Nach dieser Partie wird der Dopplerwürfel in der Mitte erst gedreht, wenn beide Seiten zweimal gewürfelt haben.
clause-jacoby = Außerhalb eines Matches zählen doppelte und dreifache Siege nur, wenn der Dopplerwürfel gedreht wurde.
clause-beavers = Außerhalb eines Matches darf man auf eine Verdopplung sofort selbst verdoppeln und den Dopplerwürfel behalten: ein Beaver.
clause-no-beaver = Einen Beaver gibt es nur, wo er vereinbart ist, und nur als Antwort auf eine Verdopplung.
clause-no-raccoon = Einen Raccoon gibt es nur, wo er vereinbart ist, und nur als Antwort auf einen Beaver.
clause-automatic-doubles = Außerhalb eines Matches verdoppeln gleiche Zahlen beim Startwurf den Einsatz, so oft wie vereinbart.
clause-match-games = Vereinbart vorher, wie viele Partien das Match hat, zum Beispiel zwei aus drei.
clause-match-points = Ein Match gewinnt die Seite, die zuerst die vereinbarten Punkte hat.
clause-no-resignation = Was eine aufgegebene Partie kostet, sagt dieses Heft nicht.
clause-resignation = Man darf anbieten, die Partie einfach, doppelt oder dreifach verloren zu geben. Der Gegner nimmt an oder lehnt ab.
clause-answer-resignation = Über das Angebot aufzugeben wird entschieden, bevor es weitergeht.
clause-correction = Der Gegner darf verlangen, dass ein falscher Zug mit denselben Würfeln neu gespielt wird.
clause-nothing-wrong = Ein Zug ohne Fehler bleibt stehen.
clause-correct-before-throw = Das Recht dazu endet mit dem eigenen Wurf.
clause-one-by-one = An einem Tisch mit freier Hand werden die Steine einzeln gezogen; dann wird der Zug beendet.
clause-no-correction = Ein beendeter Zug bleibt stehen.

## Why not
refusal-draw-first = Erst entscheiden die Würfel, wer beginnt.
refusal-already-started = Die Partie läuft schon.
refusal-throw-first = Erst müssen die Würfel fallen.
refusal-choice-first = Erst würfeln oder verdoppeln.
refusal-play-first = Spiel erst, was die Würfel zeigen.
refusal-dice-zone = Die Würfel sind nicht in der rechten Hälfte liegen geblieben: Wirf beide neu.
refusal-forward = Von { $from } nach { $to } ginge es rückwärts. Steine ziehen in Richtung Heimfeld.
refusal-no-checker = { $place ->
    [bar] Du hast keinen Stein auf der Bar.
   *[point] Du hast keinen Stein auf Feld { $point }.
}
refusal-dice-only = { $count ->
    [0] Es ist keine Zahl mehr zu spielen.
    [one] Das wäre ein Weg von { $distance }, und übrig ist die Zahl { $dice }.
   *[other] Das wäre ein Weg von { $distance }, und übrig sind die Zahlen { $dice }.
}
refusal-closed-point = { $count ->
    [one] Feld { $point } ist gesperrt: Dort steht { $count } gegnerischer Stein.
   *[other] Feld { $point } ist gesperrt: Dort stehen { $count } gegnerische Steine.
}
refusal-smaller-first = Die kleinere Zahl kommt zuerst: Spiel die { $die } vor der { $larger }.
refusal-smaller-lost = Kein Stein konnte zuerst die { $die } ziehen, also ist sie verfallen.
refusal-must-move = { $possible ->
    [one] Du kannst { $possible } Zahl spielen, also musst du es tun.
   *[other] Du kannst { $possible } Zahlen spielen, also musst du es tun.
}
refusal-use-all = { $possible ->
    [one] { $possible } Zahl ist spielbar; du spielst hier { $used }.
   *[other] { $possible } Zahlen sind spielbar; du spielst hier { $used }. Wähl einen Weg, der alle nutzt.
}
refusal-use-higher = Nur eine Zahl ist spielbar, und das muss die höhere sein: { $die }.
refusal-whole-double = { $possible ->
    [one] Ein Pasch wird ganz gespielt, und von { $needed } Schritten ist nur { $possible } möglich: Er verfällt.
   *[other] Ein Pasch wird ganz gespielt, und von { $needed } Schritten sind nur { $possible } möglich: Er verfällt.
}
refusal-enter-first = { $count ->
    [one] { $count } Stein von dir ist auf der Bar: Er kommt zuerst herein.
   *[other] { $count } Steine von dir sind auf der Bar: Sie kommen zuerst herein.
}
refusal-smaller-enters = Die { $die } bringt deinen Stein nicht herein, denn Feld { $point } ist gesperrt: Der ganze Wurf verfällt.
refusal-home-first = { $count ->
    [one] { $count } Stein ist noch nicht im Heimfeld: Mit dem Abtragen musst du warten.
   *[other] { $count } Steine sind noch nicht im Heimfeld: Mit dem Abtragen musst du warten.
}
refusal-exact-number = Von Feld { $point } wird nur mit einer { $point } abgetragen; übrig: { $dice }.
refusal-highest-first = Von Feld { $point } wird mit einer höheren Zahl nur abgetragen, wenn dahinter keiner deiner Steine steht; du hältst noch Feld { $highest }.
refusal-rear-first = Die hintersten Steine gehen zuerst: Du hältst noch Feld { $highest }.
refusal-past-band = { $count ->
    [one] { $count } gegnerischer Stein auf Feld { $band } verhindert das Abtragen von Feld { $point }.
   *[other] { $count } gegnerische Steine auf Feld { $band } verhindern das Abtragen von Feld { $point }.
}
refusal-double-six = Von Feld 6 wird nur mit Sechserpasch abgetragen; das hier war { $dice }.
refusal-no-cube = In dieser Partie gibt es keinen Dopplerwürfel.
refusal-double-before-throw = Verdoppelt wird vor dem eigenen Wurf, aber nicht vor dem ersten Wurf der Partie.
refusal-answer-first = Erst muss die Verdopplung auf { $value } beantwortet werden.
refusal-nothing-offered = Es ist nichts angeboten.
refusal-cube-owner = Der Dopplerwürfel liegt mit { $value } beim Gegner.
refusal-cube-limit = Der Dopplerwürfel steht auf { $value } und geht nicht weiter.
refusal-cube-dead = { $needed ->
    [one] Der Dopplerwürfel auf { $value } entscheidet das Match schon: Niemand braucht mehr als { $needed } Punkt.
   *[other] Der Dopplerwürfel auf { $value } entscheidet das Match schon: Niemand braucht mehr als { $needed } Punkte.
}
refusal-crawford = Das ist die Crawford-Partie im Match bis { $number }: Verdoppelt wird nicht.
refusal-holland = { $throws ->
    [one] Nach der Crawford-Partie würfeln beide zweimal, bevor jemand verdoppelt; bisher war es { $throws } Wurf.
   *[other] Nach der Crawford-Partie würfeln beide zweimal, bevor jemand verdoppelt; bisher waren es { $throws } Würfe.
}
refusal-no-beaver = Ein Beaver ist hier nicht möglich.
refusal-no-raccoon = Ein Raccoon ist hier nicht möglich.
refusal-no-resignation = Nach diesem Regelheft kann man nicht einfach, doppelt oder dreifach aufgeben.
refusal-answer-resignation = Nimm das Angebot aufzugeben erst an oder lehne es ab.
refusal-one-by-one = Zieh hier einen Stein nach dem anderen.
refusal-no-correction = Ein beendeter Zug bleibt hier stehen.
refusal-correct-before-throw = Einen Fehler kannst du nur vor deinem eigenen Wurf beanstanden.
refusal-nothing-wrong = An diesem Zug war nichts falsch.

## How it ended
outcome-single = { $points ->
    [one] { $seat } hat alle Steine abgetragen und gewinnt { $points } Punkt.
   *[other] { $seat } hat alle Steine abgetragen und gewinnt { $points } Punkte.
}
outcome-double = { $points ->
    [one] { $seat } gewinnt doppelt, das macht { $points } Punkt: Der Gegner hat nichts abgetragen.
   *[other] { $seat } gewinnt doppelt, das macht { $points } Punkte: Der Gegner hat nichts abgetragen.
}
outcome-triple = { $points ->
    [one] { $seat } gewinnt dreifach, das macht { $points } Punkt: Der Gegner hat noch einen Stein auf der Bar oder im Heimfeld des Siegers.
   *[other] { $seat } gewinnt dreifach, das macht { $points } Punkte: Der Gegner hat noch einen Stein auf der Bar oder im Heimfeld des Siegers.
}
outcome-gammon = { $points ->
    [one] { $seat } gewinnt ein Gammon, das macht { $points } Punkt: Der Gegner hat nichts abgetragen.
   *[other] { $seat } gewinnt ein Gammon, das macht { $points } Punkte: Der Gegner hat nichts abgetragen.
}
outcome-backgammon = { $points ->
    [one] { $seat } gewinnt ein Backgammon, das macht { $points } Punkt: Der Gegner hat noch einen Stein auf der Bar oder im Heimfeld des Siegers.
   *[other] { $seat } gewinnt ein Backgammon, das macht { $points } Punkte: Der Gegner hat noch einen Stein auf der Bar oder im Heimfeld des Siegers.
}
outcome-dropped = { $points ->
    [one] { $seat } gewinnt { $points } Punkt: Die Verdopplung wurde abgelehnt.
   *[other] { $seat } gewinnt { $points } Punkte: Die Verdopplung wurde abgelehnt.
}
outcome-conceded = { $points ->
    [one] { $seat } gewinnt { $points } Punkt: Der Gegner hat aufgegeben.
   *[other] { $seat } gewinnt { $points } Punkte: Der Gegner hat aufgegeben.
}
outcome-stalled = Unentschieden: Seit langer Zeit hat niemand gezogen.

## Levels
level-beginner = Anfänger
level-beginner-about = Zieht, was gerade zur Hand ist, und lässt überall einzelne Steine stehen.
level-casual = Hobbyspieler
level-casual-about = Hält die Steine zusammen und schlägt, wo es geht.
level-steady = Solide
level-steady-about = Besetzt Felder, zählt im Wettlauf mit und verdoppelt bei klarem Vorsprung.
level-expert = Experte
level-expert-about = Denkt einen Wurf voraus und irrt sich selten.
level-master = Meister
level-master-about = Denkt zwei Würfe voraus. Weltklasse.

## On the table
look-home-right = Heimfeld rechts
look-home-left = Heimfeld links
look-blue-right = { look-home-right }, blaues Tuch
look-blue-left = { look-home-left }, blaues Tuch
look-wine-right = { look-home-right }, weinrotes Tuch
look-wine-left = { look-home-left }, weinrotes Tuch

scene-title = Backgammonbrett
scene-view = { $seat ->
    [first] { $home ->
        [left] Gezählt wird vom Heimfeld von Hell aus, unten links.
       *[right] Gezählt wird vom Heimfeld von Hell aus, unten rechts.
    }
   *[second] { $home ->
        [left] Gezählt wird vom Heimfeld von Dunkel aus, unten links.
       *[right] Gezählt wird vom Heimfeld von Dunkel aus, unten rechts.
    }
}
scene-points = { $seat ->
    [first] Hell steht auf { $points }.
   *[second] Dunkel steht auf { $points }.
}
scene-no-points = { $seat ->
    [first] Hell steht auf keinem Feld.
   *[second] Dunkel steht auf keinem Feld.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } heller Stein ist auf der Bar.
       *[other] { $count } helle Steine sind auf der Bar.
    }
   *[second] { $count ->
        [one] { $count } dunkler Stein ist auf der Bar.
       *[other] { $count } dunkle Steine sind auf der Bar.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } heller Stein ist abgetragen.
       *[other] { $count } helle Steine sind abgetragen.
    }
   *[second] { $count ->
        [one] { $count } dunkler Stein ist abgetragen.
       *[other] { $count } dunkle Steine sind abgetragen.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Hell hat noch { $count } Pip vor sich.
       *[other] Hell hat noch { $count } Pips vor sich.
    }
   *[second] { $count ->
        [one] Dunkel hat noch { $count } Pip vor sich.
       *[other] Dunkel hat noch { $count } Pips vor sich.
    }
}
scene-dice = { $count ->
    [one] Noch zu spielen ist die Zahl { $dice }.
   *[other] Noch zu spielen sind die Zahlen { $dice }.
}
scene-cube = { $owner ->
    [first] Der Dopplerwürfel liegt bei Hell und zeigt { $value }.
    [second] Der Dopplerwürfel liegt bei Dunkel und zeigt { $value }.
   *[nobody] Der Dopplerwürfel liegt in der Mitte und zeigt { $value }.
}
scene-away = Noch nötige Punkte: Hell { $first }, Dunkel { $second }.
scene-crawford = Das ist die Crawford-Partie, ohne Verdoppeln.
scene-due-draw = Je ein Würfel entscheidet, wer beginnt.
scene-due-choice = { $seat ->
    [first] Hell hat vor dem Wurf die Wahl.
   *[second] Dunkel hat vor dem Wurf die Wahl.
}
scene-due-throw = { $seat ->
    [first] Als Nächstes würfelt Hell.
   *[second] Als Nächstes würfelt Dunkel.
}
scene-due-play = { $seat ->
    [first] Hell ist am Zug.
   *[second] Dunkel ist am Zug.
}
scene-due-offered = { $seat ->
    [first] Hell wird der Dopplerwürfel mit { $value } angeboten.
   *[second] Dunkel wird der Dopplerwürfel mit { $value } angeboten.
}
scene-due-beavered = { $seat ->
    [first] Hell bekommt einen Beaver zur Antwort: Der Dopplerwürfel stünde auf { $value }.
   *[second] Dunkel bekommt einen Beaver zur Antwort: Der Dopplerwürfel stünde auf { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Hell bekommt einen Raccoon zur Antwort: Der Dopplerwürfel stünde auf { $value }.
   *[second] Dunkel bekommt einen Raccoon zur Antwort: Der Dopplerwürfel stünde auf { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Dunkel bietet an, die Partie einfach verloren zu geben; Hell antwortet.
       *[second] Hell bietet an, die Partie einfach verloren zu geben; Dunkel antwortet.
    }
    [2] { $seat ->
        [first] Dunkel bietet an, die Partie doppelt verloren zu geben; Hell antwortet.
       *[second] Hell bietet an, die Partie doppelt verloren zu geben; Dunkel antwortet.
    }
   *[3] { $seat ->
        [first] Dunkel bietet an, die Partie dreifach verloren zu geben; Hell antwortet.
       *[second] Hell bietet an, die Partie dreifach verloren zu geben; Dunkel antwortet.
    }
}
scene-due-over = Die Partie ist vorbei.

scene-point = { $holder ->
    [first] { $count ->
        [one] Feld { $point }: { $count } heller Stein
       *[other] Feld { $point }: { $count } helle Steine
    }
    [second] { $count ->
        [one] Feld { $point }: { $count } dunkler Stein
       *[other] Feld { $point }: { $count } dunkle Steine
    }
   *[nobody] Feld { $point }: leer
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Bar: keine hellen Steine
        [one] Bar: { $count } heller Stein
       *[other] Bar: { $count } helle Steine
    }
   *[second] { $count ->
        [0] Bar: keine dunklen Steine
        [one] Bar: { $count } dunkler Stein
       *[other] Bar: { $count } dunkle Steine
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Ablage: keine hellen Steine abgetragen
        [one] Ablage: { $count } heller Stein abgetragen
       *[other] Ablage: { $count } helle Steine abgetragen
    }
   *[second] { $count ->
        [0] Ablage: keine dunklen Steine abgetragen
        [one] Ablage: { $count } dunkler Stein abgetragen
       *[other] Ablage: { $count } dunkle Steine abgetragen
    }
}
scene-die = { $state ->
    [used] Würfel: { $number }, gespielt
   *[left] Würfel: { $number }
}
scene-no-die = Würfel, noch nicht geworfen
scene-face = { $seat ->
    [first] Hell hat { $number } gewürfelt
    [second] Dunkel hat { $number } gewürfelt
   *[nobody] Ein Würfel zeigt { $number }
}

## What a hand may say
act-throw = Würfeln
act-double = Verdoppeln auf { $value }
act-take = Annehmen: { $value }
act-drop = Ablehnen
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Annehmen
act-decline = Ablehnen
act-correct = Fehler beanstanden
act-check = War das richtig?
act-done = Zug beenden
act-resign = { $kind ->
    [1] Aufgeben (einfach)
    [2] Aufgeben (doppelt)
   *[3] Aufgeben (dreifach)
}
act-stop = Dabei belassen
act-pass = Nicht ziehen
act-no-move = Kein Zug möglich: weiter
act-forced = Nur ein Weg: { $play }

## What happened
told-start = { $seat ->
    [first] Startwurf: Hell { $first }, Dunkel { $second }. Hell beginnt.
    [second] Startwurf: Hell { $first }, Dunkel { $second }. Dunkel beginnt.
   *[nobody] Startwurf: je { $first }. Noch einmal.
}
told-roll = { $seat ->
    [first] Hell würfelt { $dice }
   *[second] Dunkel würfelt { $dice }
}
told-play = { $seat ->
    [first] Hell: { $play }
   *[second] Dunkel: { $play }
}
told-self-hit = { $seat ->
    [first] Hell: { $play }, ein gesperrtes Feld; der Stein kommt auf die Bar
   *[second] Dunkel: { $play }, ein gesperrtes Feld; der Stein kommt auf die Bar
}
told-no-move = { $seat ->
    [first] Hell kann nicht ziehen
   *[second] Dunkel kann nicht ziehen
}
told-pass = { $seat ->
    [first] Hell setzt aus
   *[second] Dunkel setzt aus
}
told-done = { $seat ->
    [first] Hell beendet den Zug
   *[second] Dunkel beendet den Zug
}
told-throw = { $seat ->
    [first] Hell nimmt die Würfel
   *[second] Dunkel nimmt die Würfel
}
told-double = { $seat ->
    [first] Hell verdoppelt auf { $value }
   *[second] Dunkel verdoppelt auf { $value }
}
told-take = { $seat ->
    [first] Hell nimmt die Verdopplung auf { $value } an
   *[second] Dunkel nimmt die Verdopplung auf { $value } an
}
told-drop = { $seat ->
    [first] Hell lehnt die Verdopplung ab
   *[second] Dunkel lehnt die Verdopplung ab
}
told-beaver = { $seat ->
    [first] Hell antwortet mit Beaver auf { $value }
   *[second] Dunkel antwortet mit Beaver auf { $value }
}
told-raccoon = { $seat ->
    [first] Hell antwortet mit Raccoon auf { $value }
   *[second] Dunkel antwortet mit Raccoon auf { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Hell bietet an, die Partie einfach verloren zu geben
       *[second] Dunkel bietet an, die Partie einfach verloren zu geben
    }
    [2] { $seat ->
        [first] Hell bietet an, die Partie doppelt verloren zu geben
       *[second] Dunkel bietet an, die Partie doppelt verloren zu geben
    }
   *[3] { $seat ->
        [first] Hell bietet an, die Partie dreifach verloren zu geben
       *[second] Dunkel bietet an, die Partie dreifach verloren zu geben
    }
}
told-accept-loss = { $seat ->
    [first] Hell nimmt an
   *[second] Dunkel nimmt an
}
told-decline-loss = { $seat ->
    [first] Hell lehnt ab
   *[second] Dunkel lehnt ab
}
told-correct = { $seat ->
    [first] Hell beanstandet den Fehler: Der Zug wird neu gespielt
   *[second] Dunkel beanstandet den Fehler: Der Zug wird neu gespielt
}

## The rule book's chapters
chapter-setup = Der Weg nach Hause
chapter-begin = Wer beginnt
chapter-dice = Würfeln und ziehen
chapter-points = Felder und Schlagen
chapter-bar = Von der Bar
chapter-bearing-off = Abtragen
chapter-winning = Gewinnen
chapter-cube = Der Dopplerwürfel
chapter-errors = Fehler und Aufgeben

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Ein Feld besetzen
lesson-make-a-point-task = Du hast 3 und 1 gewürfelt. Bring zwei Steine auf deinem Feld 5 zusammen.
lesson-make-a-point-done = Zwei Steine auf einem Feld sind sicher und sperren es für den Gegner.
lesson-run = Laufen
lesson-run-task = Du hast 6 und 5 gewürfelt. Bring einen deiner hintersten Steine auf deinem Feld 13 in Sicherheit.
lesson-run-done = Ein Stein darf beide Zahlen nehmen, eine nach der anderen.
lesson-hit = Schlagen
lesson-hit-task = Auf deinem Feld 4 steht ein einzelner gegnerischer Stein. Schlag ihn und besetze das Feld.
lesson-hit-done = Ein geschlagener Stein fängt auf der Bar neu an.
lesson-closed = Gesperrte Felder
lesson-closed-task = Du hast zwei Fünfen gewürfelt. Deine hintersten Steine kommen nicht weiter: Besetze dein Feld 3 von Feld 13 und Feld 8 aus.
lesson-closed-done = Kein Schritt endet auf einem Feld mit zwei oder mehr gegnerischen Steinen.
lesson-enter = Von der Bar
lesson-enter-task = Du hast 6 und 4 gewürfelt, und ein Stein von dir ist auf der Bar. Bring ihn herein und zieh dann mit dem anderen hinteren Stein weiter.
lesson-enter-done = Ein Stein auf der Bar kommt herein, bevor ein anderer zieht.
lesson-use-both = Die eine oder die andere
lesson-use-both-task = Du hast 6 und 5 gewürfelt. Jede der beiden Zahlen lässt sich spielen, aber nicht beide. Spiel die, die gespielt werden muss.
lesson-use-both-done = Lässt sich nur eine Zahl spielen, dann ist es die höhere.
lesson-doubles = Pasch
lesson-doubles-task = Du hast zwei Dreien gewürfelt, also ziehst du viermal. Besetze dein Feld 5 und dein Feld 3.
lesson-doubles-done = Zwei gleiche Würfel zählen viermal.
lesson-bear-off = Abtragen
lesson-bear-off-task = Alle deine Steine sind im Heimfeld. Du hast 5 und 2 gewürfelt: Trag zwei Steine ab.
lesson-bear-off-done = Jede Zahl trägt einen Stein von dem Feld mit dieser Zahl ab.
lesson-bear-off-high = Höher als nötig
lesson-bear-off-high-task = Du hast 6 und 4 gewürfelt, aber so weit hinten steht kein Stein. Trag trotzdem zwei Steine ab.
lesson-bear-off-high-done = Ist eine Zahl höher als dein höchstes Feld, trägst du damit einen Stein von diesem Feld ab.
lesson-double = Der Dopplerwürfel
lesson-double-task = Du liegst klar vorn. Verdopple, bevor du würfelst.
lesson-double-done = Dein Gegner nimmt an und spielt um das Doppelte weiter, oder er lehnt ab und verliert, was die Partie bis dahin wert war.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Gewinnt { $win } %.
    [double] Gewinnt { $win } % (davon { $wins-double } % doppelt, { $wins-triple } % dreifach), verliert { $loss } % (davon { $loses-double } % doppelt, { $loses-triple } % dreifach).
   *[gammon] Gewinnt { $win } % ({ $wins-double } % Gammons, { $wins-triple } % Backgammons), verliert { $loss } % ({ $loses-double } % Gammons, { $loses-triple } % Backgammons).
}
mistake-cost = Verschenkt { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte.
mistake-given = { $what ->
    [shots] { $played } von 36 Würfen schlagen statt { $best }.
    [cashed] Jetzt kann der Gegner verdoppeln und sofort gewinnen.
    [doubled] Jetzt hat der Gegner eine gute Verdopplung.
    [wins] Gewinnt { $played } % statt { $best } %.
    [gammons-won] Gewinnt in { $played } % doppelt statt in { $best } % der Fälle.
   *[gammons-lost] Verliert in { $played } % doppelt statt in { $best } % der Fälle.
}
mistake-cube = { $why ->
    [too-early] Die Verdopplung kam zu früh.
    [too-good] Zu gut zum Verdoppeln: Weiterspielen ist mehr wert.
    [double] Hier sollte man verdoppeln.
    [take] Diese Verdopplung nimmt man an.
    [drop] Diese Verdopplung lehnt man ab.
   *[beaver] Richtig war ein Beaver.
}
tally-errors = Entscheidungen: { $decisions }. Verschenkt: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte, eine Fehlerquote von { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } Millipunkten je Entscheidung.
tally-luck = Würfelglück: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Würfeln: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Verdoppeln: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Annehmen: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Ablehnen: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Würfle, oder verdopple vorher, wenn du deutlich vorn liegst.
    [answer] Der Gegner verdoppelt: Nimm an und spiel um das Doppelte weiter, oder lehn ab und verlier den jetzigen Einsatz.
    [bar] Ein Stein von dir ist auf der Bar: Bring ihn vor allem anderen herein.
    [off] Alle deine Steine sind im Heimfeld: Trag sie ab.
    [move] Bring mit beiden Zahlen deine Steine ins Heimfeld; zwei oder mehr zusammen sind sicher.
    [race] Kein Stein kann mehr geschlagen werden: Bring alle so schnell wie möglich ins Heimfeld und trag sie ab.
   *[other] Wähl einen Knopf unter dem Brett.
}
guide-why = { $why ->
    [hits] Du schlägst einen Stein: Er muss von vorn beginnen.
    [off] Du trägst Steine ab.
    [point] Du besetzt ein Feld: Steine, die zusammenstehen, sind sicher und im Weg.
    [safe] Danach stehen weniger Steine allein.
    [runs] Das bringt einen hinteren Stein auf den Weg.
    [past] Deine letzten Steine kommen an den anderen vorbei: Jetzt kann nichts mehr geschlagen werden.
    [race] So gehen die wenigsten Pips verloren.
    [pass] Du kannst nicht ziehen.
    [double] Du liegst weit genug vorn.
    [take] Du gewinnst oft genug, um weiterzuspielen.
    [drop] Du würdest zu oft verlieren.
    [throw] Zum Verdoppeln liegst du nicht weit genug vorn.
   *[other] So stehen die Chancen am besten.
}
character-beginner = Pip
character-casual = Muck
character-steady = Anker
character-expert = Prime
character-master = Orakel
clause-fifteen = Beide Spieler haben fünfzehn Steine.
clause-three-checkers = Beide Spieler haben drei Steine.
clause-jump = Deine Steine dürfen unterwegs über alle anderen hinwegziehen, auch über gesperrte Felder.
clause-white-starts = Ein Würfel entscheidet, wer die hellen Steine (Weiß) und wer die dunklen spielt. Weiß beginnt.
clause-higher-takes-white = Beide werfen je einen Würfel. Die höhere Zahl bekommt Weiß.
clause-dice-flat = Würfel, die dort nicht flach liegen, zählen nicht: Wirf beide noch einmal.
clause-call-first = Willst du einen Fehler beanstanden, dann vor deinem Wurf.
clause-closed-by-three = Ein Feld mit drei oder mehr gegnerischen Steinen ist gesperrt: Du kannst dort nicht aufsetzen, auch nicht unterwegs. Auf einem Feld mit zweien dürfen beide stehen; nur ein einzelner Stein wird geschlagen.
clause-bridge = Mehrere gesperrte Felder hintereinander bilden eine Brücke. Ein Stein kommt nur mit einer Zahl hinüber, die über sie hinausreicht.
clause-several-hits = In einem Zug darfst du mehrere Steine schlagen, mit einem Pasch bis zu vier.
clause-stacking = Auf einem Feld dürfen beliebig viele deiner Steine stehen.
clause-no-pass = Beim Abtragen wählst du frei zwischen einem Schritt im Heimfeld und dem Abtragen. Aber eine spielbare Zahl musst du spielen.
clause-may-leave-unused = Sind alle deine Steine im Heimfeld, darfst du eine Zahl verfallen lassen.
clause-any-six = Von Feld 6 darfst du mit jeder Sechs abtragen.
clause-win-kinds-far-back = Ein Sieg zählt einfach; doppelt, wenn der Verlierer nichts abgetragen hat; dreifach, wenn er einen Stein auf der Bar oder im Heimfeld des Siegers hat, egal was er abgetragen hat.
clause-win-kinds-single = Ein Sieg zählt einfach; dreifach, wenn der Verlierer nichts abgetragen hat und einen Stein auf der Bar oder im Heimfeld des Siegers hat.
clause-win-kinds-letter = Ein Sieg zählt einfach, auch wenn noch alle Steine des Verlierers auf dem Brett sind; dreifach, wenn einer davon auf der Bar oder im Heimfeld des Siegers ist.
clause-win-named = Ein Sieg ist einfach, wenn der Verlierer einen Stein abgetragen hat, ein Gammon, wenn er keinen abgetragen hat, und ein Backgammon, wenn außerdem einer auf der Bar oder im Heimfeld des Siegers ist.
clause-win-values = Ein Gammon zählt doppelt, ein Backgammon dreifach.
clause-without-cube = In diesem Spiel gibt es keinen Dopplerwürfel.
clause-cube-single-game = In einem Match, das Partien zählt, zählt jede Partie eins, und der Dopplerwürfel bleibt weg.
clause-cube-faces = Die erste Verdopplung dreht den Dopplerwürfel auf 2. Wer ihn angenommen hat, darf ihn später auf 4 drehen, dann der andere auf 8, und so abwechselnd weiter.
clause-drop-price = Lehnst du ab, verlierst du, was die Partie vor der Verdopplung wert war, als einfache Niederlage.
clause-cube-times-kind = Der Dopplerwürfel vervielfacht, was die Art des Sieges zählt: Bei 8 zählt ein dreifacher Sieg 24.
clause-nothing-resigned = Annehmen und Ablehnen antworten auf ein Angebot aufzugeben.
refusal-call-first = Würfle erst, oder beanstande den Fehler.
refusal-closed-by-three = { $count ->
    [one] Feld { $point } ist gesperrt: Dort steht { $count } gegnerischer Stein.
   *[other] Feld { $point } ist gesperrt: Dort stehen { $count } gegnerische Steine.
}
refusal-without-cube = In diesem Spiel gibt es keinen Dopplerwürfel.
refusal-cube-single-game = In einem Match, das Partien zählt, gibt es keinen Dopplerwürfel.
refusal-nothing-resigned = Niemand hat angeboten aufzugeben.
told-start-white = Startwurf: { $high } gegen { $low }. Die { $high } bekommt Hell und beginnt.
told-start-tie = Startwurf: { $high } gegen { $low }. Noch einmal.
scene-point-shared = Feld { $point }: hell { $first }, dunkel { $second }
switch-block_min = Wann ist ein Feld gesperrt?
switch-block_min-2 = Zwei gegnerische Steine sperren es
switch-block_min-3 = Erst drei oder mehr sperren es
switch-win_none_off = Wenn der Verlierer nichts abgetragen hat?
switch-win_none_off-double = Der Sieg zählt doppelt
switch-win_none_off-single = Der Sieg zählt einfach
switch-stake-note = Der Dopplerwürfel ist für einzelne Partien: In einem Best of 3 oder mehr zählt jede Partie eins, egal um welchen Einsatz.
box-says-more-than-two-note = Nach diesem Satz wäre ein Paar weder offen noch gesperrt. Deshalb spielen wir, dass zwei ein Feld sperren, wie es manche Sprachen des Hefts sagen. Du kannst es auf drei ändern, zum Beispiel mit „Genau wie gedruckt“.
box-says-games-note = Die deutsche Seite derselben Schachtel ist ein anderes Spiel: Wähl dafür „{ box-says-smaller }“.
box-says-smaller-note = Das ist die deutsche Seite dieser Schachtel. Die anderen Sprachen beschreiben ein anderes Spiel: Wähl dafür „{ box-says-games }“.
box-says-correction-note = Fehler lassen sich nur in einer Partie beanstanden, die jeden Zug zulässt; sonst sind nur richtige Züge möglich.
origin-setup = Als Bild gedruckt.
origin-case-white-starts = Im griechischen Text fehlt, dass Weiß beginnt.
origin-higher-takes-white = Die Hefte sagen nicht, welche Zahl Weiß bekommt. Die höhere, wie überall sonst.
origin-draw-first = Über gleiche Zahlen steht nichts da; sie können nichts entscheiden, also wird noch einmal geworfen.
origin-collection-draw-first = Bei gleichen Zahlen wird geworfen, bis sie verschieden sind.
origin-tournament-draw-first = Bei gleichen Zahlen wird noch einmal geworfen.
origin-best-of-first-throw-fresh = Das Heft sagt nur, wer zuerst zieht und dass abwechselnd gewürfelt wird; also würfelt, wer beginnt, mit beiden.
origin-collection-dice-flat = Das Heft sagt nur, wohin gewürfelt wird.
origin-case-closed-point = Die meisten Sprachen sagen „mehr als zwei“, geschlagen wird aber nur ein einzelner Stein; ein Paar wäre also weder offen noch gesperrt. Italienisch und Estnisch sagen zwei oder mehr, Englisch sagt beides. Wir spielen zwei. Den Wortlaut gibt es als Option.
origin-case-closed-by-three = Das ist der Wortlaut: „mehr als zwei“ sperren ein Feld, und nur ein einzelner Stein wird geschlagen; mit zweien wird das Feld geteilt.
origin-best-of-closed-point = So sagen es Englisch, Französisch und Italienisch. Spanisch, Portugiesisch und Polnisch sagen es nur für das Hereinkommen von der Bar.
origin-collection-closed-point = Der englische, italienische, dänische und russische Text lesen sich, als hielte schon ein gegnerischer Stein unterwegs auf. Deutsch, Französisch und Spanisch sind klar: zwei oder mehr.
origin-case-self-hit = Im tschechischen, slowakischen und ungarischen Text ist diese Regel verloren gegangen; dort steht noch einmal, wie geschlagen wird.
origin-case-hit = Manche Sprachen vergessen zu sagen, dass der gegnerische Stein allein stehen muss.
origin-best-of-hit = Der polnische Text vergisst zu sagen, dass der gegnerische Stein allein stehen muss.
origin-case-stacking = Die Hefte setzen keine Grenze.
origin-several-hits = Das Heft sagt nichts; jeder Treffer folgt aus der Regel darüber.
origin-small-first-several-hits = Es folgt aus dem Beispiel eines Wurfs, der in einer von drei Entfernungen schlägt.
origin-case-several-hits = Der türkische Text spricht vom Sechserpasch; gemeint ist jeder Pasch.
origin-case-must-move = Gespielt wie auf Deutsch und in den meisten Sprachen. Französisch macht das Schlagen zur Pflicht, Russisch, Ukrainisch und Türkisch drehen die Regel um, und im Ungarischen fehlt ein „nicht“.
origin-best-of-must-move = Das Heft sagt es nicht allgemein; seine Regel über die höhere Zahl setzt es voraus.
origin-best-of-use-all = Das Heft sagt es nicht; seine Regel über die höhere Zahl setzt es voraus.
origin-small-first-use-all = Das Heft sagt es nicht; gespielt wie üblich.
origin-best-of-use-higher = Französisch und Polnisch lesen sich, als könnte man freiwillig nur eine Zahl spielen; Spanisch, das Original, nicht.
origin-case-use-higher = Der kroatische Text spricht von einem Stein statt von einer Zahl.
origin-case-stop-at-home = Manche Sprachen beenden die Pflicht, wenn die Steine irgendeines Spielers daheim sind, Arabisch erst, wenn alle es sind. Wir spielen: die eigenen.
origin-no-pass = Der Text sagt, dass das Abtragen keine Pflicht ist und der andere Zug auch nicht. Wir lesen es als freie Wahl zwischen beiden, weil gleich danach wieder die üblichen Regeln gelten. Eine Zahl verfallen zu lassen, gibt es als Option.
origin-may-leave-unused = Das ist der Wortlaut: Weder Abtragen noch ein anderer Zug ist Pflicht. Der polnische Text hat nur die Hälfte davon.
origin-case-doubles-four = Manche Sprachen vervierfachen den ganzen Wurf oder sprechen von vier Würfeln. Das Beispiel im selben Text zeigt vier einzelne Schritte.
origin-best-of-doubles-four = Das englische Beispiel geht in ein zweites über; gemeint sind vier Schritte.
origin-best-of-partial-double = Das Heft sagt nichts; gespielt wie üblich.
origin-collection-partial-double = Das Heft sagt nichts; es folgt aus der Zugpflicht.
origin-case-partial-double = Der türkische Text nimmt die möglichen Züge zurück, der arabische stellt sie frei; in allen anderen sind sie Pflicht.
origin-whole-double = Im Beispiel verfällt ein Pasch, von dem zwei Schritte möglich sind. Wir lesen es auch für drei so.
origin-case-enter-first = Die Hefte sagen nur, dass zuerst alle Steine zurückkommen. Wo und wie, ist wie üblich.
origin-best-of-enter-first = Der französische Text macht es davon abhängig, ob man hereinkommen kann; die anderen nicht.
origin-case-enter-any = Die Hefte sagen es nicht; wie üblich.
origin-smaller-lost = Das Heft lässt den ganzen Wurf nur verfallen, wenn ein Stein auf der Bar ist. Wir dehnen das nicht aus: Die größere Zahl wird allein gespielt.
origin-case-home-first = Tschechisch, Slowakisch, Slowenisch und Arabisch lassen nach einem Treffer nicht mehr würfeln, und auf Kroatisch wird in die Ausgangsstellung abgetragen. Gemeint ist das Abtragen vom Brett.
origin-case-exact-number = Der schwedische Text verlangt eine „gerade“ Zahl, der türkische lässt „genau“ weg. In allen anderen genau.
origin-best-of-highest-first = Der portugiesische Text nimmt immer den höchsten Stein; die anderen erlauben es nur.
origin-best-of-inside-move = Das französische Beispiel geht auf ein falsches Feld.
origin-collection-any-sufficient = Der französische Text will, dass die Zahl „knapp über“ den Rand reicht, also genau. Die anderen neun Sprachen wollen nur, dass sie reicht, und sagen nichts von Steinen dahinter.
origin-collection-highest-first = Nicht im Heft: die heute übliche Regel, wie vereinbart.
origin-rear-first = Die Reihenfolge ist gedruckt; dass eine Zahl höher sein darf als das Feld, folgt daraus, dass der Rand überschritten wird.
origin-any-six = Der deutsche Text verlangt einen Wurf mit zwei Sechsen. Das widerspricht seiner eigenen Abtragregel und sieht nach einem Druckfehler aus. Wir spielen jede Sechs. Den Wortlaut gibt es als Option.
origin-double-six = Das ist der Wortlaut des deutschen Textes.
origin-case-win = Der griechische Text nennt zuerst den Spieler, der als Erster daheim ist, der arabische den, der zuerst abträgt. Später stimmen beide mit den anderen überein.
origin-case-win-kinds = Für den dreifachen Sieg verlangen die Hefte nur einen Stein auf der Bar oder im Heimfeld des Siegers. Wer schon abgetragen hat, verlöre dann zugleich einfach und dreifach; wir verlangen, dass nichts abgetragen ist. Den Wortlaut gibt es als Option. Der dänische Text erklärt den doppelten Sieg wie den einfachen.
origin-case-win-kinds-far-back = Das ist der Wortlaut: Die Hefte verlangen nicht, dass nichts abgetragen ist.
origin-small-first-win-kinds = Eine Zeile des Textes fehlt: Er verspricht drei Arten und nennt einen Sieg einfach, bei dem der Verlierer noch alle Steine auf dem Brett hat, was überall sonst doppelt zählt. Wir ergänzen es aus den anderen Heften. Den Wortlaut gibt es als Option.
origin-small-first-win-kinds-far-back = Der halbe Wortlaut: der dreifache Sieg wie gedruckt, der doppelte aus den anderen Heften.
origin-small-first-win-kinds-single = Der halbe Wortlaut: kein doppelter Sieg, wie gedruckt; der dreifache, wenn nichts abgetragen ist.
origin-small-first-win-kinds-letter = Das ist, was vom Text übrig ist; eine Zeile fehlt.
origin-win-values = Das Heft nennt Gammon und Backgammon, aber keine Zahlen.
origin-stalled = Von uns: Sonst könnte es ewig weitergehen. Eine unentschiedene Partie zählt zu den Partien eines Matches; ein Best of 3 kann also unentschieden enden.
origin-without-cube = Das Heft erwähnt keinen.
origin-collection-without-cube = Das Heft sagt, dass es Dopplerwürfel gibt, und lässt sie weg.
origin-case-cube = Deutsch in einem Heft und fünf Sprachen des anderen sagen „vervierfachen“, obwohl derselbe Text bis acht geht. Gemeint ist: vervielfachen. Dass der Dopplerwürfel mit 1 in der Mitte beginnt, ist nicht gedruckt.
origin-case-cube-faces = Im kroatischen Text gibt es eine Seite mit 6; im portugiesischen und kroatischen wird der Dopplerwürfel geworfen. Er wird gedreht.
origin-case-double-before-throw = Der kroatische Text erlaubt es nur vor dem ersten Wurf, der schwedische jederzeit. Die anderen: vor dem eigenen Wurf, sobald die Partie läuft.
origin-case-drop-price = Nicht gedruckt; wie üblich.
origin-case-cube-limit = Nicht gedruckt, außer auf Kroatisch, wo die Seiten aufgezählt werden. Ein Dopplerwürfel geht bis 64.
origin-case-cube-times-kind = Gedruckt für einen dreifachen Sieg bei 8. Wir lesen es als Beispiel. Der schwedische Text verdoppelt den Einsatz achtmal, der arabische vervielfacht die Würfel.
origin-case-cube-single-game = Die Hefte kennen keine Matches.
origin-one-by-one = Von uns: So funktioniert eine Partie ohne Hilfe.
origin-collection-correction = Der englische Text beendet das Recht mit dem „nächsten“ Wurf; gemeint ist der eigene.
written-no-move = kein Zug
written-double = Verdoppelt auf { $value }
written-take = Nimmt an
written-drop = Lehnt ab
written-beaver = Beaver auf { $value }
written-raccoon = Raccoon auf { $value }
written-accept = Einverstanden
written-decline = Abgelehnt
written-correct = Beanstandet den Fehler
written-check = Fragt nach
written-resigning = { $kind ->
    [1] Bietet einfache Aufgabe an
    [2] Bietet doppelte Aufgabe an
   *[3] Bietet dreifache Aufgabe an
}
standing = { $pips ->
    [one] { $pips } Pip
   *[other] { $pips } Pips
}
origin-collection-throw-first = Der niederländische Text spricht nach dem Anfang von drei Würfeln; gemeint sind zwei.
task-roll = Du bist dran: Würfle.
task-roll-or-double = Du bist dran: Würfle oder verdopple.
task-move = Du bist dran: Zieh einen Stein.
task-end = Du bist dran: Du kannst nicht mehr ziehen.
task-double = Dein Gegner verdoppelt: annehmen oder ablehnen?
task-resignation = Dein Gegner will aufgeben: annehmen?
tally-pr = PR (Performance Rating): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Großmeister
level-grandmaster-about = Spielt jede Möglichkeit hunderte Male durch, bevor er sich entscheidet. Braucht ein paar Sekunden.
character-grandmaster = Zenit
editor-dice = Würfel
editor-dice-none = Noch nicht gewürfelt
editor-dice-double = Verdopplung angeboten
editor-cube = Dopplerwürfel
editor-cube-owner = Besitzer des Dopplerwürfels
editor-cube-centre = In der Mitte
editor-length = Matchlänge in Punkten (0 = Money Game)
editor-score = { $seat ->
    [first] Punkte von Hell
   *[second] Punkte von Dunkel
}
editor-crawford = Crawford-Partie
refusal-editor-many = { $seat ->
    [first] Hell hat { $count } Steine auf dem Brett; es gibt nur { $total }.
   *[second] Dunkel hat { $count } Steine auf dem Brett; es gibt nur { $total }.
}
refusal-editor-off = { $seat ->
    [first] Hell hat keinen Stein auf dem Brett; damit ist die Partie vorbei.
   *[second] Dunkel hat keinen Stein auf dem Brett; damit ist die Partie vorbei.
}
study-checker = Steinzüge
study-double = Verdopplungen
study-take = Antworten auf eine Verdopplung
position-contact = Kontakt
position-race = Rennen
position-bearoff = Auswürfeln
position-blitz = Blitz
position-prime = Prime
position-holding = Haltespiel
position-backgame = Backgame

## Drills

drill-pip-count = Pips zählen
drill-pip-count-about = Zähl, wie viele Pips jede Seite noch vor sich hat.
drill-pip-count-task = Wie viele Pips hat jede Seite noch vor sich?
drill-pips-of = { $seat ->
    [first] Hell
   *[second] Dunkel
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Hell: { $terms } = { $total }
   *[second] Dunkel: { $terms } = { $total }
}
drill-opening-play = Eröffnungszüge
drill-opening-play-about = Spiel die ersten Würfe der Partie und die Antworten darauf.
drill-opening-play-task = Du beginnst mit { $dice }. Was spielst du?
drill-opening-play-reply-task = Dein Gegner hat mit { $dice } eröffnet und { $play } gespielt. Dein Wurf: { $reply }.
drill-opening-play-close = So gut wie der beste Zug: Der Unterschied ist zu klein, um etwas auszumachen.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Doppelentscheidung
drill-cube-action-about = Solltest du verdoppeln, und sollte dein Gegner annehmen?
drill-cube-action-task = Du bist vor dem Wurf in einer Partie um Einsatz, und der Dopplerwürfel liegt in der Mitte. Was ist für beide Seiten richtig?
drill-cube-action-match-task = Du bist vor dem Wurf, und der Dopplerwürfel liegt in der Mitte. Zum Gewinn des Matches fehlende Punkte: dir { $ours }, deinem Gegner { $theirs }. Was ist für beide Seiten richtig?
drill-cube = { $action ->
    [no-double] Nicht verdoppeln
    [double-take] Verdoppeln, annehmen
    [double-drop] Verdoppeln, ablehnen
   *[too-good] Zu gut zum Verdoppeln
}
drill-cube-why = { $action ->
    [no-double] Zu würfeln und den Dopplerwürfel in der Mitte zu lassen ist mehr wert als eine Verdopplung, die angenommen wird.
    [double-take] Verdoppeln ist mehr wert als würfeln, und dein Gegner verliert weniger, wenn er annimmt, als wenn er ablehnt.
    [double-drop] Dein Gegner würde mehr verlieren, wenn er annimmt, als wenn er ablehnt: Verdopple also und gewinne sofort.
   *[too-good] Dein Gegner würde ablehnen, und auf Gammon weiterzuspielen ist mehr wert als das.
}
drill-cube-values = Wert in Punkten: nicht verdoppeln { $none }; verdoppeln und annehmen { $take }; verdoppeln und ablehnen { $drop }.
drill-cube-chances = Du gewinnst { $win } % der Partien, { $gammon } % als Gammon.
drill-take-point = Take-Points
drill-take-point-about = Wie gut müssen deine Chancen sein, um bei diesem Spielstand eine Verdopplung anzunehmen?
drill-take-point-task = Zum Gewinn des Matches fehlende Punkte: dir { $ours }, deinem Gegner { $theirs }. Dir wird der Dopplerwürfel mit { $cube } angeboten. Ab welcher Chance, die Partie zu gewinnen, solltest du annehmen, wenn es keine Gammons gibt und der Dopplerwürfel nicht mehr gedreht wird?
drill-take-point-chances = Deine Chance, das Match zu gewinnen: { $dropped } %, wenn du ablehnst; { $lost } %, wenn du annimmst und verlierst; { $won } %, wenn du annimmst und gewinnst.
drill-take-point-why = Du riskierst { $risk }, um { $gain } zu gewinnen: Das lohnt sich, wenn du mindestens { $risk } ÷ ({ $risk } + { $gain }) der Partien gewinnst.
drill-percent = Prozent
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Gewinnchancen
drill-race-chance-about = Schätze, wie oft du beim Abtragen gewinnst.
drill-race-chance-task = Du bist vor dem Wurf. Wie oft gewinnst du dieses Rennen?
drill-race-chance-why = Du brauchst noch { $ours } Pips, übrige Steine: { $our-checkers }. Dein Gegner braucht noch { $theirs }, übrige Steine: { $their-checkers }. Bis zu 6 Prozentpunkte daneben gilt als richtig.
drill-race-win = Du gewinnst { $win } % der Rennen.
drill-race-cube = Verdoppeln im Rennen
drill-race-cube-about = Die letzten Würfe eines Rennens: verdoppeln oder weiterwürfeln?
drill-bearoff-play = Abtragen
drill-bearoff-play-about = Finde den Zug, der das Rennen am häufigsten gewinnt.
drill-bearoff-play-task = Du hast { $dice } gewürfelt. Welcher Zug gewinnt am häufigsten?
drill-bearoff-play-why = Wie oft jeder Zug gewinnt, genau berechnet.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Wurf
