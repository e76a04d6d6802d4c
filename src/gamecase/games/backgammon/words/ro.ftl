### Backgammon, in Romanian. checker = piesă, point = triunghi (score point = punct), blocked = blocat (never "închis"),
### made point = poartă, home = casă, bar = bară, hit = a bate, bear off = a scoate, doubles = dublă, cube = cub, double = dublare, pip = pas,
### opening roll = aruncarea de început.

game-name = Table
game-about = Adu-ți cele cincisprezece piese în casă și scoate-le de pe tablă, iar pe ale adversarului bate-le pe drum.
seat-first = Albul
seat-second = Negrul

## Booklets
booklet-case = Valiză de table
booklet-case-about = Scoți doar cu numărul exact și mutarea nu mai e obligatorie când toate piesele tale sunt în casă. Pe miză se folosește și cubul.
booklet-best-of = Pe partide câștigate
booklet-best-of-about = Se numără doar partidele: două din trei sau trei din cinci. Fără cub.
booklet-small-first = Întâi numărul mai mic
booklet-small-first-about = Joci întâi numărul mai mic, dublele întregi sau deloc, și scoți din spate.
booklet-collection = Colecție de jocuri
booklet-collection-about = Scoți cu orice număr care ajunge la margine. Adversarul poate semnala o greșeală până aruncă.
booklet-tournament = Turneu
booklet-tournament-about = Cum se joacă azi: meciuri la puncte sau partide pe miză, cu cubul și toate regulile lui.
box-says = Care dintre acestea scrie în regulamentul tău?
box-says-more-than-two = Un triunghi e blocat dacă se află pe el „mai mult de două” piese
box-says-games = Se joacă pentru două victorii din trei partide sau trei din cinci
box-says-smaller = Joci mereu întâi numărul mai mic
box-says-correction = O mutare nepermisă poate fi semnalată până la aruncarea următoare
box-says-nothing = Nu am regulament
box-cube_inside = Este în cutie un cub de dublare?
box-languages = În câte limbi e scris?

## Switches
switch-stake = Pe ce jucați?
switch-stake-0 = Doar de plăcere, fără cub
switch-stake-1 = Pe o miză de 1, cu cub
switch-stake-2 = Pe o miză de 2, cu cub
switch-stake-5 = Pe o miză de 5, cu cub
switch-stake-10 = Pe o miză de 10, cu cub
switch-win_triple_needs_none_off = Când valorează triplu o victorie?
switch-win_triple_needs_none_off-yes = Doar dacă cine pierde nu a scos nicio piesă
switch-win_triple_needs_none_off-no = Oricând cine pierde are o piesă pe bară sau în casa celui care câștigă
switch-assisted = Verificarea mutărilor
switch-assisted-yes = Permite doar mutări regulamentare
switch-assisted-no = Permite orice mutare, ca pe o tablă adevărată
switch-bearoff_may_pass = Cu toate piesele tale în casă
switch-bearoff_may_pass-no = Trebuie să joci orice număr pe care îl poți juca
switch-bearoff_may_pass-yes = Poți lăsa un număr nefolosit
switch-bearoff_six_needs_double_six = Scoaterea de pe triunghiul 6
switch-bearoff_six_needs_double_six-no = Cu orice șase
switch-bearoff_six_needs_double_six-yes = Doar cu șase-șase
switch-bearoff_rule = Cum scoți o piesă?
switch-bearoff_rule-any-sufficient = Cu orice număr care ajunge la margine
switch-bearoff_rule-exact-or-highest = Cu numărul ei, sau cu unul mai mare de pe triunghiul tău cel mai din spate
switch-setup = Așezare
switch-setup-standard = Obișnuită
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, câte trei piese
switch-cube = Cub de dublare
switch-cube-on = Cu cub
switch-cube-off = Fără cub
switch-cube_limit = Cubul merge până la
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Când cubul e la mijloc
switch-centred_cube-either = Îl poate întoarce oricare jucător
switch-centred_cube-holland = După partida Crawford, doar după ce amândoi au aruncat de două ori
switch-crawford = Partida Crawford
switch-crawford-yes = O partidă fără cub, când unui jucător îi lipsește un punct
switch-crawford-no = Fără partidă Crawford
switch-jacoby = Regula Jacoby
switch-jacoby-yes = Marțul contează doar dacă s-a întors cubul
switch-jacoby-no = Marțul contează mereu
switch-beavers = Beaver
switch-beavers-yes = Permis
switch-beavers-no = Nepermis
switch-raccoons = Raccoon
switch-raccoons-yes = Permis
switch-raccoons-no = Nepermis
switch-automatic_doubles = Același număr la aruncarea de început
switch-automatic_doubles-0 = Se aruncă din nou
switch-automatic_doubles-1 = Dublează miza, cel mult o dată
switch-automatic_doubles-2 = Dublează miza, cel mult de două ori
switch-automatic_doubles-3 = Dublează miza, cel mult de trei ori

## Clauses
clause-aim = Adu-ți toate piesele în casă, apoi scoate-le. Câștigă cine rămâne primul fără piese.
clause-setup = Cele două părți stau în oglindă. Piesele tale pleacă din casa adversarului, ocolesc tabla și ajung în casa ta.
clause-forward = Piesele merg doar spre casă, niciodată înapoi.
clause-starter-high = Fiecare jucător aruncă un zar. Începe cine dă numărul mai mare.
clause-draw-first = Mai întâi vine aruncarea de început. Dacă amândoi dau același număr, se aruncă din nou.
clause-first-throw-fresh = Cine începe aruncă din nou amândouă zarurile pentru prima mutare.
clause-first-throw-drawn = Cele două zaruri de la aruncarea de început sunt prima aruncare a celui care începe, așa că nu e niciodată dublă.
clause-already-started = O partidă are o singură aruncare de început.
clause-throw-first = Se joacă pe rând. De fiecare dată se începe cu aruncarea a două zaruri.
clause-dice-zone = Zarurile se aruncă în jumătatea din dreapta a tablei, așa cum o vezi tu.
clause-choice-first = Dacă poți dubla, fă-o înainte să arunci.
clause-play-first = Joci aruncarea înainte de orice altceva.
clause-dice-only = Fiecare număr mută o piesă cu tot atâtea triunghiuri. Aceeași piesă poate folosi mai multe numere, unul după altul, și se oprește după fiecare.
clause-no-checker = Ai voie să muți doar piesele tale.
clause-closed-point = Un triunghi cu două sau mai multe piese ale adversarului e blocat: nu te poți opri acolo, nici măcar în mijlocul unei mutări mai lungi.
clause-self-hit = Dacă pui totuși o piesă pe un triunghi blocat, se socotește bătută și merge pe bară, iar numărul e consumat.
clause-hit = Dacă ajungi pe o piesă singură a adversarului, o bați: merge pe bară. Nu e obligatoriu să bați dacă poți muta altfel.
clause-any-order = Poți juca numerele în orice ordine.
clause-smaller-first = Joci mereu numărul mai mic înaintea celui mai mare.
clause-smaller-lost = Dacă nicio piesă nu poate juca numărul mai mic, el se pierde și joci doar numărul mai mare.
clause-must-move = Dacă poți muta, trebuie.
clause-use-all = Trebuie să joci cât mai multe numere permit regulile: pe amândouă, dacă există vreun mod de a le juca pe amândouă.
clause-use-higher = Dacă poți juca oricare dintre numere, dar nu amândouă, trebuie să-l joci pe cel mai mare.
clause-stop-at-home = Când toate piesele tale sunt în casă, mutarea nu mai e obligatorie: poți lăsa orice număr nefolosit.
clause-doubles-four = Dacă dai o dublă, joci numărul de patru ori.
clause-partial-double = Din cele patru mutări ale unei duble joci câte poți; restul se pierd.
clause-whole-double = O dublă se joacă întreagă, cu toate cele patru mutări, sau deloc. Dacă îți scoți ultima piesă mai devreme, e de ajuns.
clause-enter-first = O piesă de pe bară trebuie să intre prima, în casa adversarului, pe triunghiul numărat de zar de la marginea îndepărtată. Până nu intră toate piesele tale, nu ai voie să muți altceva.
clause-enter-any = Poți intra cu oricare dintre numere; un număr cu care nu poți intra se pierde.
clause-smaller-enters = Dacă ai o piesă pe bară și nu poate intra cu numărul mai mic, pierzi toată aruncarea.
clause-home-first = Poți începe să scoți când toate piesele tale sunt în casă. Dacă una e bătută, poți continua când sunt din nou toate în casă.
clause-exact-number = Poți scoate o piesă doar cu numărul exact al triunghiului ei.
clause-highest-first = Poți scoate o piesă cu numărul triunghiului ei, sau cu un număr mai mare de pe triunghiul cel mai din spate pe care ai piese.
clause-rear-first = Poți scoate doar de pe triunghiul cel mai din spate pe care ai piese, cu orice număr care ajunge la margine.
clause-any-sufficient = Poți scoate orice piesă cu un număr care ajunge la margine.
clause-past-band = Nu poți scoate o piesă cât timp adversarul ține o poartă în fața ei, în casa ta.
clause-double-six = De pe triunghiul 6 poți scoate doar cu șase-șase.
clause-inside-move = În loc să scoți, poți oricând să muți în propria casă.
clause-win = Câștigă cine și-a scos primul toate piesele.
clause-win-counts-one = Fiecare victorie contează o dată.
clause-win-kinds = O victorie contează o dată. Contează de două ori dacă cine pierde nu a scos nicio piesă, și de trei ori dacă, în plus, are o piesă pe bară sau în casa celui care câștigă.
clause-stalled = După cincizeci de mutări la rând fără nicio piesă mutată, partida e remiză.
clause-cube = Cubul începe la mijloc, la 1. Fiecare dublare face partida să valoreze de două ori mai mult.
clause-no-cube = În aceste reguli cubul se folosește doar când se joacă pe miză sau la puncte. Când se numără doar partidele, nu există cub.
clause-double-before-throw = Poți propune o dublare înaintea propriei aruncări, dar nu înaintea primei aruncări din partidă.
clause-answer-first = Adversarul acceptă dublarea, sau o refuză și pierde partida.
clause-nothing-offered = Poți accepta sau refuza doar când ți s-a propus o dublare.
clause-cube-owner = Dacă accepți o dublare, cubul e al tău și doar tu poți dubla mai departe.
clause-cube-limit = Cubul nu poate trece de limita lui.
clause-cube-dead = Într-un meci, cubul nu se mai întoarce când hotărăște deja meciul pentru amândoi jucătorii.
clause-crawford = Prima partidă în care unui jucător îi lipsește un singur punct se joacă fără cub.
clause-holland = La alegere: după acea partidă, cubul din mijloc se poate întoarce doar după ce amândoi jucătorii au aruncat de două ori.
clause-jacoby = În afara unui meci, victoriile duble și triple contează ca simple, dacă nu s-a întors cubul.
clause-beavers = În afara unui meci, poți răspunde la o dublare dublând din nou pe loc și păstrând cubul: un beaver.
clause-no-beaver = Poți face beaver doar dacă s-a convenit, și doar ca răspuns la o dublare.
clause-no-raccoon = Poți face raccoon doar dacă s-a convenit, și doar ca răspuns la un beaver.
clause-automatic-doubles = În afara unui meci, același număr la aruncarea de început dublează miza, de cel mult câte ori s-a convenit.
clause-match-games = Conveniți înainte de a începe câte partide fac meciul, de exemplu două victorii din trei.
clause-match-points = Meciul îl câștigă jucătorul care strânge primul punctele convenite.
clause-no-resignation = Aceste reguli nu spun cât costă abandonul.
clause-resignation = Poți propune să abandonezi o partidă simplă, dublă sau triplă. Adversarul acceptă sau refuză.
clause-answer-resignation = La o propunere de abandon se răspunde înainte ca jocul să continue.
clause-correction = Îi poți cere adversarului să joace din nou o mutare nepermisă, cu aceleași zaruri.
clause-nothing-wrong = O mutare permisă rămâne valabilă.
clause-correct-before-throw = Poți cere asta doar până la propria aruncare.
clause-one-by-one = Unde orice mutare e permisă, muți piesele una câte una, apoi închei mutarea.
clause-no-correction = O mutare încheiată rămâne valabilă.

## Why not
refusal-draw-first = Mai întâi vine aruncarea de început.
refusal-already-started = Partida a început deja.
refusal-throw-first = Aruncă întâi zarurile.
refusal-choice-first = Aruncă întâi, sau dublează.
refusal-play-first = Joacă întâi aruncarea.
refusal-dice-zone = Zarurile nu au căzut în jumătatea din dreapta a tablei: aruncă-le din nou pe amândouă.
refusal-forward = Nu poți merge înapoi de la { $from } la { $to }. Piesele merg doar spre casă.
refusal-no-checker = { $place ->
    [bar] Nu ai nicio piesă pe bară.
   *[point] Nu ai nicio piesă pe triunghiul { $point }.
}
refusal-dice-only = { $count ->
    [0] Nu ți-a mai rămas niciun număr de jucat.
    [one] Distanța e de { $distance }; ți-a rămas { $dice }.
    [few] Distanța e de { $distance }; ți-au rămas { $dice }.
   *[other] Distanța e de { $distance }; ți-au rămas { $dice }.
}
refusal-closed-point = { $count ->
    [one] Triunghiul { $point } e blocat: adversarul are acolo { $count } piesă.
    [few] Triunghiul { $point } e blocat: adversarul are acolo { $count } piese.
   *[other] Triunghiul { $point } e blocat: adversarul are acolo { $count } de piese.
}
refusal-smaller-first = Joacă întâi numărul mai mic: { $die } înainte de { $larger }.
refusal-smaller-lost = Nicio piesă nu putea juca întâi { $die }, așa că numărul s-a pierdut.
refusal-must-move = { $possible ->
    [one] Poți juca { $possible } număr, deci trebuie.
    [few] Poți juca { $possible } numere, deci trebuie.
   *[other] Poți juca { $possible } de numere, deci trebuie.
}
refusal-use-all = { $possible ->
    [one] Poți juca { $possible } număr; așa folosești { $used }.
    [few] Poți juca { $possible } numere; așa folosești doar { $used }. Găsește un mod care le folosește pe toate.
   *[other] Poți juca { $possible } de numere; așa folosești doar { $used }. Găsește un mod care le folosește pe toate.
}
refusal-use-higher = Poți juca un singur număr, deci trebuie să fie cel mai mare: { $die }.
refusal-whole-double = { $possible ->
    [one] Dublele se joacă întregi, dar din { $needed } mutări poți face doar { $possible }: aruncarea se pierde.
    [few] Dublele se joacă întregi, dar din { $needed } mutări poți face doar { $possible }: aruncarea se pierde.
   *[other] Dublele se joacă întregi, dar din { $needed } mutări poți face doar { $possible }: aruncarea se pierde.
}
refusal-enter-first = { $count ->
    [one] Ai { $count } piesă pe bară: întâi trebuie să intre ea.
    [few] Ai { $count } piese pe bară: întâi trebuie să intre ele.
   *[other] Ai { $count } de piese pe bară: întâi trebuie să intre ele.
}
refusal-smaller-enters = Piesa ta nu poate intra cu { $die }, fiindcă triunghiul { $point } e blocat: pierzi toată aruncarea.
refusal-home-first = { $count ->
    [one] Nu poți scoate încă: { $count } piesă nu e în casă.
    [few] Nu poți scoate încă: { $count } piese nu sunt în casă.
   *[other] Nu poți scoate încă: { $count } de piese nu sunt în casă.
}
refusal-exact-number = De pe triunghiul { $point } poți scoate doar cu { $point }; ți-a rămas { $dice }.
refusal-highest-first = De pe triunghiul { $point } poți scoate cu un număr mai mare doar dacă în spate nu mai e nimic; mai ai piese pe triunghiul { $highest }.
refusal-rear-first = Scoate întâi din spate: mai ai piese pe triunghiul { $highest }.
refusal-past-band = { $count ->
    [one] Nu poți scoate de pe triunghiul { $point }: adversarul are { $count } piesă în față, pe triunghiul { $band }.
    [few] Nu poți scoate de pe triunghiul { $point }: adversarul are { $count } piese în față, pe triunghiul { $band }.
   *[other] Nu poți scoate de pe triunghiul { $point }: adversarul are { $count } de piese în față, pe triunghiul { $band }.
}
refusal-double-six = De pe triunghiul 6 poți scoate doar cu șase-șase; ai dat { $dice }.
refusal-no-cube = În această partidă nu e cub.
refusal-double-before-throw = Poți dubla doar înaintea propriei aruncări, și nu înaintea primei aruncări din partidă.
refusal-answer-first = Răspunde întâi la dublarea la { $value }: acceptă sau refuză.
refusal-nothing-offered = Nu e nicio propunere la care să răspunzi.
refusal-cube-owner = Cubul e la adversar, la { $value }.
refusal-cube-limit = Cubul e la { $value } și nu poate urca mai mult.
refusal-cube-dead = { $needed ->
    [one] Cubul la { $value } hotărăște deja meciul: nimănui nu îi trebuie mai mult de { $needed } punct.
    [few] Cubul la { $value } hotărăște deja meciul: nimănui nu îi trebuie mai mult de { $needed } puncte.
   *[other] Cubul la { $value } hotărăște deja meciul: nimănui nu îi trebuie mai mult de { $needed } de puncte.
}
refusal-crawford = Aceasta e partida Crawford a meciului până la { $number }: nu poți dubla.
refusal-holland = { $throws ->
    [one] După partida Crawford, amândoi jucătorii aruncă de două ori înainte să dubleze cineva; până acum a fost { $throws } aruncare.
    [few] După partida Crawford, amândoi jucătorii aruncă de două ori înainte să dubleze cineva; până acum au fost { $throws } aruncări.
   *[other] După partida Crawford, amândoi jucătorii aruncă de două ori înainte să dubleze cineva; până acum au fost { $throws } de aruncări.
}
refusal-no-beaver = Aici nu poți face beaver.
refusal-no-raccoon = Aici nu poți face raccoon.
refusal-no-resignation = Aceste reguli nu cunosc abandonul simplu, dublu sau triplu.
refusal-answer-resignation = Întâi acceptă sau refuză propunerea de abandon.
refusal-one-by-one = Aici se mută câte o piesă.
refusal-no-correction = O mutare încheiată rămâne valabilă.
refusal-correct-before-throw = Poți semnala o greșeală doar înaintea propriei aruncări.
refusal-nothing-wrong = Mutarea aceea era permisă.

## How it ended
outcome-single = { $points ->
    [one] { $seat } scoate ultima piesă și câștigă { $points } punct.
    [few] { $seat } scoate ultima piesă și câștigă { $points } puncte.
   *[other] { $seat } scoate ultima piesă și câștigă { $points } de puncte.
}
outcome-double = { $points ->
    [one] { $seat }: victorie dublă, { $points } punct. Adversarul nu a scos nimic.
    [few] { $seat }: victorie dublă, { $points } puncte. Adversarul nu a scos nimic.
   *[other] { $seat }: victorie dublă, { $points } de puncte. Adversarul nu a scos nimic.
}
outcome-triple = { $points ->
    [one] { $seat }: victorie triplă, { $points } punct. Adversarul mai are o piesă pe bară sau în casa celui care câștigă.
    [few] { $seat }: victorie triplă, { $points } puncte. Adversarul mai are o piesă pe bară sau în casa celui care câștigă.
   *[other] { $seat }: victorie triplă, { $points } de puncte. Adversarul mai are o piesă pe bară sau în casa celui care câștigă.
}
outcome-gammon = { $points ->
    [one] { $seat } câștigă cu marț, { $points } punct: adversarul nu a scos nimic.
    [few] { $seat } câștigă cu marț, { $points } puncte: adversarul nu a scos nimic.
   *[other] { $seat } câștigă cu marț, { $points } de puncte: adversarul nu a scos nimic.
}
outcome-backgammon = { $points ->
    [one] { $seat } câștigă cu backgammon, { $points } punct: adversarul mai are o piesă pe bară sau în casa celui care câștigă.
    [few] { $seat } câștigă cu backgammon, { $points } puncte: adversarul mai are o piesă pe bară sau în casa celui care câștigă.
   *[other] { $seat } câștigă cu backgammon, { $points } de puncte: adversarul mai are o piesă pe bară sau în casa celui care câștigă.
}
outcome-dropped = { $points ->
    [one] { $seat } câștigă { $points } punct: adversarul a refuzat dublarea.
    [few] { $seat } câștigă { $points } puncte: adversarul a refuzat dublarea.
   *[other] { $seat } câștigă { $points } de puncte: adversarul a refuzat dublarea.
}
outcome-conceded = { $points ->
    [one] { $seat } câștigă { $points } punct: adversarul a abandonat.
    [few] { $seat } câștigă { $points } puncte: adversarul a abandonat.
   *[other] { $seat } câștigă { $points } de puncte: adversarul a abandonat.
}
outcome-stalled = Remiză: de mult timp nu a mai mutat nimeni.

## Levels
level-beginner = Începător
level-beginner-about = Joacă prima mutare pe care o vede și își lasă piesele la bătaie.
level-casual = Amator
level-casual-about = Își ține piesele împreună și bate când poate.
level-steady = Solid
level-steady-about = Face porți, socotește cursa și dublează când are un avans clar.
level-expert = Expert
level-expert-about = Vede cu o aruncare înainte și greșește rar.
level-master = Maestru
level-master-about = Vede cu două aruncări înainte. De clasă mondială.

## On the table
look-home-right = Casa la dreapta
look-home-left = Casa la stânga
look-blue-right = { look-home-right }, postav albastru
look-blue-left = { look-home-left }, postav albastru
look-wine-right = { look-home-right }, postav vișiniu
look-wine-left = { look-home-left }, postav vișiniu

scene-title = Tabla de joc
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] Triunghiurile se numără din casa Albului, jos în stânga.
       *[right] Triunghiurile se numără din casa Albului, jos în dreapta.
    }
   *[second] { $home ->
        [left] Triunghiurile se numără din casa Negrului, jos în stânga.
       *[right] Triunghiurile se numără din casa Negrului, jos în dreapta.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Albul are piese pe { $points }.
   *[second] Negrul are piese pe { $points }.
}
scene-no-points = { $seat ->
    [first] Albul nu are piese pe niciun triunghi.
   *[second] Negrul nu are piese pe niciun triunghi.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } piesă albă e pe bară.
        [few] { $count } piese albe sunt pe bară.
       *[other] { $count } de piese albe sunt pe bară.
    }
   *[second] { $count ->
        [one] { $count } piesă neagră e pe bară.
        [few] { $count } piese negre sunt pe bară.
       *[other] { $count } de piese negre sunt pe bară.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } piesă albă e scoasă.
        [few] { $count } piese albe sunt scoase.
       *[other] { $count } de piese albe sunt scoase.
    }
   *[second] { $count ->
        [one] { $count } piesă neagră e scoasă.
        [few] { $count } piese negre sunt scoase.
       *[other] { $count } de piese negre sunt scoase.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Albul mai are { $count } pip.
        [few] Albul mai are { $count } pipuri.
       *[other] Albul mai are { $count } de pipuri.
    }
   *[second] { $count ->
        [one] Negrul mai are { $count } pip.
        [few] Negrul mai are { $count } pipuri.
       *[other] Negrul mai are { $count } de pipuri.
    }
}
scene-dice = { $count ->
    [one] Numărul rămas de jucat este { $dice }.
    [few] Numerele rămase de jucat sunt { $dice }.
   *[other] Numerele rămase de jucat sunt { $dice }.
}
scene-cube = { $owner ->
    [first] Cubul e la Alb, la valoarea { $value }.
    [second] Cubul e la Negru, la valoarea { $value }.
   *[nobody] Cubul e la mijloc, la valoarea { $value }.
}
scene-away = Puncte care mai lipsesc: Albul { $first }, Negrul { $second }.
scene-crawford = Aceasta e partida Crawford: fără dublări.
scene-due-draw = Fiecare jucător aruncă un zar, ca să se vadă cine începe.
scene-due-choice = { $seat ->
    [first] E rândul Albului, înainte de aruncare.
   *[second] E rândul Negrului, înainte de aruncare.
}
scene-due-throw = { $seat ->
    [first] Urmează să arunce Albul.
   *[second] Urmează să arunce Negrul.
}
scene-due-play = { $seat ->
    [first] Urmează să mute Albul.
   *[second] Urmează să mute Negrul.
}
scene-due-offered = { $seat ->
    [first] Albului i se propune cubul la { $value }: acceptă sau refuză.
   *[second] Negrului i se propune cubul la { $value }: acceptă sau refuză.
}
scene-due-beavered = { $seat ->
    [first] Albului i se răspunde cu un beaver: cubul ar ajunge la { $value }.
   *[second] Negrului i se răspunde cu un beaver: cubul ar ajunge la { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Albului i se răspunde cu un raccoon: cubul ar ajunge la { $value }.
   *[second] Negrului i se răspunde cu un raccoon: cubul ar ajunge la { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Negrul propune să abandoneze o partidă simplă; răspunde Albul.
       *[second] Albul propune să abandoneze o partidă simplă; răspunde Negrul.
    }
    [2] { $seat ->
        [first] Negrul propune să abandoneze o partidă dublă; răspunde Albul.
       *[second] Albul propune să abandoneze o partidă dublă; răspunde Negrul.
    }
   *[3] { $seat ->
        [first] Negrul propune să abandoneze o partidă triplă; răspunde Albul.
       *[second] Albul propune să abandoneze o partidă triplă; răspunde Negrul.
    }
}
scene-due-over = Partida s-a încheiat.

scene-point = { $holder ->
    [first] { $count ->
        [one] Triunghiul { $point }: { $count } piesă albă
        [few] Triunghiul { $point }: { $count } piese albe
       *[other] Triunghiul { $point }: { $count } de piese albe
    }
    [second] { $count ->
        [one] Triunghiul { $point }: { $count } piesă neagră
        [few] Triunghiul { $point }: { $count } piese negre
       *[other] Triunghiul { $point }: { $count } de piese negre
    }
   *[nobody] Triunghiul { $point }: gol
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Bara: nicio piesă albă
        [one] Bara: { $count } piesă albă
        [few] Bara: { $count } piese albe
       *[other] Bara: { $count } de piese albe
    }
   *[second] { $count ->
        [0] Bara: nicio piesă neagră
        [one] Bara: { $count } piesă neagră
        [few] Bara: { $count } piese negre
       *[other] Bara: { $count } de piese negre
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Tăviță: nicio piesă albă scoasă
        [one] Tăviță: { $count } piesă albă scoasă
        [few] Tăviță: { $count } piese albe scoase
       *[other] Tăviță: { $count } de piese albe scoase
    }
   *[second] { $count ->
        [0] Tăviță: nicio piesă neagră scoasă
        [one] Tăviță: { $count } piesă neagră scoasă
        [few] Tăviță: { $count } piese negre scoase
       *[other] Tăviță: { $count } de piese negre scoase
    }
}
scene-die = { $state ->
    [used] Zar: { $number }, jucat
   *[left] Zar: { $number }
}
scene-no-die = Zaruri nearuncate
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] Albul a dat { $number }
    [second] Negrul a dat { $number }
   *[nobody] Un zar arată { $number }
}

## What a hand may say
act-throw = Aruncă
act-double = Dublează la { $value }
act-take = Acceptă la { $value }
act-drop = Refuză
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Acceptă
act-decline = Refuză
act-correct = Semnalează greșeala
act-check = A fost permis?
act-done = Încheie mutarea
act-resign = { $kind ->
    [1] Abandonează o partidă simplă
    [2] Abandonează o partidă dublă
   *[3] Abandonează o partidă triplă
}
# Ending a turn although more could be played.
act-stop = Încheie mutarea aici
act-pass = Nu mut
act-no-move = Nicio mutare permisă: încheie
act-forced = Mutare forțată: { $play }

## What happened
told-start = { $seat ->
    [first] Aruncarea de început: Albul { $first }, Negrul { $second }. Începe Albul.
    [second] Aruncarea de început: Albul { $first }, Negrul { $second }. Începe Negrul.
   *[nobody] Aruncarea de început: câte { $first }. Se aruncă din nou.
}
told-roll = { $seat ->
    [first] Albul aruncă { $dice }
   *[second] Negrul aruncă { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Albul: { $play }
   *[second] Negrul: { $play }
}
told-self-hit = { $seat ->
    [first] Albul: { $play }, pe un triunghi blocat; piesa merge pe bară
   *[second] Negrul: { $play }, pe un triunghi blocat; piesa merge pe bară
}
told-no-move = { $seat ->
    [first] Albul nu poate muta
   *[second] Negrul nu poate muta
}
told-pass = { $seat ->
    [first] Albul nu mută
   *[second] Negrul nu mută
}
told-done = { $seat ->
    [first] Albul încheie mutarea
   *[second] Negrul încheie mutarea
}
told-throw = { $seat ->
    [first] Albul ia zarurile
   *[second] Negrul ia zarurile
}
told-double = { $seat ->
    [first] Albul dublează la { $value }
   *[second] Negrul dublează la { $value }
}
told-take = { $seat ->
    [first] Albul acceptă la { $value }
   *[second] Negrul acceptă la { $value }
}
told-drop = { $seat ->
    [first] Albul refuză dublarea
   *[second] Negrul refuză dublarea
}
told-beaver = { $seat ->
    [first] Albul răspunde cu un beaver la { $value }
   *[second] Negrul răspunde cu un beaver la { $value }
}
told-raccoon = { $seat ->
    [first] Albul răspunde cu un raccoon la { $value }
   *[second] Negrul răspunde cu un raccoon la { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Albul propune să abandoneze o partidă simplă
       *[second] Negrul propune să abandoneze o partidă simplă
    }
    [2] { $seat ->
        [first] Albul propune să abandoneze o partidă dublă
       *[second] Negrul propune să abandoneze o partidă dublă
    }
   *[3] { $seat ->
        [first] Albul propune să abandoneze o partidă triplă
       *[second] Negrul propune să abandoneze o partidă triplă
    }
}
told-accept-loss = { $seat ->
    [first] Albul acceptă
   *[second] Negrul acceptă
}
told-decline-loss = { $seat ->
    [first] Albul refuză
   *[second] Negrul refuză
}
told-correct = { $seat ->
    [first] Albul semnalează o greșeală: mutarea se joacă din nou
   *[second] Negrul semnalează o greșeală: mutarea se joacă din nou
}

## The rule book's chapters
chapter-setup = Scopul și direcția
chapter-begin = Cine începe
chapter-dice = Aruncarea și mutarea
chapter-points = Porți și piese bătute
chapter-bar = Intrarea de pe bară
chapter-bearing-off = Scoaterea pieselor
chapter-winning = Victoria
chapter-cube = Cubul
chapter-errors = Greșeli și abandon

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Fă o poartă
lesson-make-a-point-task = Ai dat 3 și 1. Adu două piese împreună pe triunghiul tău 5.
lesson-make-a-point-done = Două piese pe un triunghi sunt în siguranță și îl blochează pentru adversar.
lesson-run = Fugi
lesson-run-task = Ai dat 6 și 5. Du una dintre piesele din spate la adăpost, pe triunghiul tău 13.
lesson-run-done = Aceeași piesă poate folosi amândouă numerele, unul după altul.
lesson-hit = Bate
lesson-hit-task = Adversarul are o piesă singură pe triunghiul tău 4. Bate-o și fă poartă.
lesson-hit-done = O piesă bătută o ia de la capăt, de pe bară.
lesson-closed = Triunghiuri blocate
lesson-closed-task = Ai dat cinci-cinci. Piesele tale din spate sunt blocate: fă poartă pe triunghiul tău 3, cu piese de pe triunghiurile 13 și 8.
lesson-closed-done = Nu te poți opri pe un triunghi cu două sau mai multe piese ale adversarului.
lesson-enter = De pe bară
lesson-enter-task = Ai dat 6 și 4 și ai o piesă pe bară. Adu-o înapoi în joc, apoi mută cealaltă piesă din spate.
lesson-enter-done = O piesă de pe bară intră înainte să se mute altceva.
lesson-use-both = Unul sau celălalt
lesson-use-both-task = Ai dat 6 și 5. Poți juca oricare dintre numere, dar nu amândouă. Joacă-l pe cel obligatoriu.
lesson-use-both-done = Dacă poți juca doar unul dintre cele două numere, trebuie să fie cel mai mare.
lesson-doubles = Dubla
lesson-doubles-task = Ai dat trei-trei, deci muți de patru ori. Fă poartă pe triunghiul tău 5 și pe triunghiul tău 3.
lesson-doubles-done = Când dai o dublă, joci numărul de patru ori.
lesson-bear-off = Scoaterea pieselor
lesson-bear-off-task = Toate piesele tale sunt în casă. Ai dat 5 și 2: scoate două piese.
lesson-bear-off-done = Cu fiecare număr scoți o piesă de pe triunghiul cu acel număr.
lesson-bear-off-high = O aruncare prea mare
lesson-bear-off-high-task = Ai dat 6 și 4, dar atât de departe nu ai nicio piesă. Scoate totuși două piese.
lesson-bear-off-high-done = Cu un număr mai mare decât triunghiul tău cel mai din spate scoți o piesă de pe acel triunghi.
lesson-double = Cubul
lesson-double-task = Ai un avans clar. Dublează înainte să arunci.
lesson-double-done = Adversarul acceptă și joacă pe dublu, sau refuză și pierde miza de până atunci.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Câștigă în { $win } % din cazuri.
    [double] Câștigă în { $win } % din cazuri ({ $wins-double } % dublu, { $wins-triple } % triplu), pierde în { $loss } % ({ $loses-double } % dublu, { $loses-triple } % triplu).
   *[gammon] Câștigă în { $win } % din cazuri ({ $wins-double } % marțuri, { $wins-triple } % backgammonuri), pierde în { $loss } % ({ $loses-double } % marțuri, { $loses-triple } % backgammonuri).
}
mistake-cost = Pierde { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } puncte.
mistake-given = { $what ->
    [shots] Bat { $played } din 36 de aruncări, în loc de { $best }.
    [cashed] Acum adversarul poate dubla și câștiga pe loc.
    [doubled] Acum adversarul are o dublare bună.
    [wins] Câștigă în { $played } % din cazuri, în loc de { $best } %.
    [gammons-won] Câștigă dublu în { $played } % din cazuri, în loc de { $best } %.
   *[gammons-lost] Pierde dublu în { $played } % din cazuri, în loc de { $best } %.
}
mistake-cube = { $why ->
    [too-early] Dublarea a venit prea devreme.
    [too-good] Prea bine pentru o dublare: a juca mai departe valorează mai mult.
    [double] Acum era momentul dublării.
    [take] Dublarea aceasta se acceptă.
    [drop] Dublarea aceasta se refuză.
   *[beaver] Răspunsul corect era un beaver.
}
tally-errors = Decizii: { $decisions }. Pierdute: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } puncte, o rată de eroare de { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (miimi de punct pe decizie).
tally-luck = Noroc: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } puncte.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Aruncă: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Dublează: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Acceptă: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Refuză: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Aruncă zarurile, sau dublează întâi dacă ai un avans clar.
    [answer] Adversarul dublează: acceptă și joacă pe dublu, sau refuză și pierde miza de acum.
    [bar] Ai o piesă pe bară: adu-o înapoi în joc înainte de orice.
    [off] Toate piesele tale sunt în casă: scoate-le.
    [move] Folosește ambele numere ca să-ți aduci piesele acasă. Două sau mai multe pe un triunghi sunt în siguranță.
    [race] Nicio piesă nu mai poate fi bătută: adu-le pe toate în casă și scoate-le cât poți de repede.
   *[other] Alege un buton de sub tablă.
}
guide-why = { $why ->
    [hits] Bați o piesă: trebuie să o ia de la capăt, de pe bară.
    [off] Scoți piese.
    [point] Faci o poartă: piesele împreună sunt în siguranță și îi stau adversarului în cale.
    [safe] Lași mai puține piese singure.
    [runs] Pornești la drum o piesă din spate.
    [past] Ultimele tale piese trec de ale adversarului: nicio piesă nu mai poate fi bătută.
    [race] Așa se irosesc cele mai puține pipuri.
    [pass] Nu poți muta.
    [double] Ai un avans destul de mare ca să dublezi.
    [take] Vei câștiga destul de des ca să continui.
    [drop] Ai pierde prea des.
    [throw] Avansul tău e prea mic pentru o dublare.
   *[other] Îți dă cele mai bune șanse.
}
character-beginner = Pip
character-casual = Solo
character-steady = Ancoră
character-expert = Zid
character-master = Oracol
clause-fifteen = Fiecare jucător are cincisprezece piese.
clause-three-checkers = Fiecare jucător are trei piese.
clause-jump = Piesele tale pot trece peste oricare altele în drumul lor, inclusiv peste triunghiuri blocate.
clause-white-starts = Un zar hotărăște cine joacă cu piesele albe și cine cu cele negre. Albul începe.
clause-higher-takes-white = Fiecare jucător aruncă un zar. Numărul mai mare primește albele.
clause-dice-flat = Zarurile care nu stau drept acolo nu sunt valabile: se aruncă amândouă din nou.
clause-call-first = Dacă vrei să semnalezi o greșeală, o faci înainte să arunci.
clause-closed-by-three = Un triunghi cu trei sau mai multe piese ale adversarului e blocat: nu te poți opri acolo, nici măcar în trecere. Pe un triunghi cu două pot sta amândoi; se bate doar o piesă singură.
clause-bridge = Mai multe triunghiuri blocate la rând formează o punte. O piesă trece de ea doar cu un număr care ajunge dincolo.
clause-several-hits = La o mutare poți bate mai multe piese, până la patru cu o dublă.
clause-stacking = Pe un triunghi pot sta oricâte piese de-ale tale.
clause-no-pass = Când scoți piese, poți muta în casă sau scoate, cum vrei. Dar trebuie să folosești un număr dacă poți.
clause-may-leave-unused = Când toate piesele tale sunt în casă, poți lăsa un număr nefolosit.
clause-any-six = De pe triunghiul 6 poți scoate cu orice șase.
clause-win-kinds-far-back = O victorie contează o dată. Contează de două ori dacă cine pierde nu a scos nicio piesă și de trei ori dacă are o piesă pe bară sau în casa celui care câștigă, chiar dacă a scos altele.
clause-win-kinds-single = O victorie contează o dată. Contează de trei ori dacă cine pierde nu a scos nicio piesă și are una pe bară sau în casa celui care câștigă.
clause-win-kinds-letter = O victorie contează o dată, chiar dacă toate piesele celui care pierde sunt încă pe tablă. Contează de trei ori dacă una dintre ele e pe bară sau în casa celui care câștigă.
clause-win-named = Victoria e simplă dacă cine pierde a scos o piesă, marț dacă nu a scos niciuna și backgammon dacă are, în plus, o piesă pe bară sau în casa celui care câștigă.
clause-win-values = Un marț contează de două ori, un backgammon de trei ori.
clause-without-cube = În acest joc nu există cub de dublare.
clause-cube-single-game = Într-un meci în care se numără partidele, fiecare partidă contează o dată și nu există cub.
clause-cube-faces = Prima dublare întoarce cubul la 2. Cine a acceptat-o îl poate întoarce mai târziu la 4, apoi celălalt la 8 și tot așa, pe rând.
clause-drop-price = Dacă refuzi, pierzi cât valora partida înainte de dublare, ca victorie simplă.
clause-cube-times-kind = Cubul înmulțește cât contează felul victoriei: la 8, o victorie triplă contează 24.
clause-nothing-resigned = Poți accepta sau refuza doar când adversarul a propus să abandoneze.
refusal-call-first = Întâi aruncă sau semnalează greșeala.
refusal-closed-by-three = { $count ->
    [one] Triunghiul { $point } e blocat: adversarul are acolo { $count } piesă.
    [few] Triunghiul { $point } e blocat: adversarul are acolo { $count } piese.
   *[other] Triunghiul { $point } e blocat: adversarul are acolo { $count } de piese.
}
refusal-without-cube = În această partidă nu există cub.
refusal-cube-single-game = Într-un meci în care se numără partidele nu există cub.
refusal-nothing-resigned = Nimeni nu a propus să abandoneze.
told-start-white = Aruncarea de început: { $high } la { $low }. Cine a dat { $high } joacă cu albele și începe.
told-start-tie = Aruncarea de început: { $high } la { $low }. Se aruncă din nou.
scene-point-shared = Triunghiul { $point }: albe { $first }, negre { $second }
switch-block_min = Când e blocat un triunghi?
switch-block_min-2 = Îl blochează două piese adverse
switch-block_min-3 = Îl blochează doar trei sau mai multe
switch-win_none_off = Dacă cine pierde nu a scos nimic?
switch-win_none_off-double = Victoria contează de două ori
switch-win_none_off-single = Victoria contează o dată
switch-stake-note = Cubul e pentru partide separate: într-un meci de trei sau mai multe, fiecare partidă contează o dată, oricare ar fi miza.
box-says-more-than-two-note = După această frază, două piese n-ar fi nici libere, nici blocate; de aceea jucăm că două blochează un triunghi, cum spun unele limbi ale regulamentului. Poți alege trei: „Exact ca în regulament” face asta.
box-says-games-note = Pagina în germană din aceeași cutie descrie alt joc: pentru el alege „{ box-says-smaller }”.
box-says-smaller-note = Aceasta e pagina în germană din acea cutie. Celelalte limbi descriu alt joc: pentru el alege „{ box-says-games }”.
box-says-correction-note = Greșelile se pot semnala doar cu mutări libere; de obicei sunt posibile numai mutări corecte.
origin-setup = Tipărită ca desen.
origin-case-white-starts = Textul grecesc nu spune că începe albul.
origin-higher-takes-white = Regulamentele nu spun ce număr primește albele. Cel mai mare, ca peste tot.
origin-draw-first = Nu se spune nimic despre numere egale; ele nu pot hotărî, deci se aruncă din nou.
origin-collection-draw-first = La numere egale se aruncă din nou până diferă.
origin-tournament-draw-first = La numere egale se aruncă din nou.
origin-best-of-first-throw-fresh = Regulamentul spune doar cine mută primul și că zarurile se aruncă pe rând; deci cine începe le aruncă pe amândouă.
origin-collection-dice-flat = Regulamentul spune doar unde se aruncă.
origin-case-closed-point = Majoritatea limbilor spun „mai mult de două”, dar se bate doar o piesă singură, așa că două piese n-ar fi nici libere, nici blocate. Italiana și estona spun două sau mai multe, iar engleza le spune pe amândouă. Noi jucăm cu două. Varianta literală e o opțiune.
origin-case-closed-by-three = Aceasta e litera textului: „mai mult de două” blochează un triunghi și se bate doar o piesă singură, deci cu două triunghiul se împarte.
origin-best-of-closed-point = Așa spun engleza, franceza și italiana. Spaniola, portugheza și polona o spun doar pentru intrarea de pe bară.
origin-collection-closed-point = Textele în engleză, italiană, daneză și rusă par să spună că o singură piesă adversă te oprește în trecere. Germana, franceza și spaniola sunt clare: două sau mai multe.
origin-case-self-hit = Textele în cehă, slovacă și maghiară au pierdut această regulă și repetă cum se bate.
origin-case-hit = Unele limbi uită să spună că piesa adversă trebuie să fie singură.
origin-best-of-hit = Textul polonez uită să spună că piesa adversă trebuie să fie singură.
origin-case-stacking = Regulamentele nu pun nicio limită.
origin-several-hits = Regulamentul nu spune nimic; fiecare lovire decurge din regula de mai sus.
origin-small-first-several-hits = Decurge din exemplul unei aruncări care bate la una din trei distanțe.
origin-case-several-hits = Textul turcesc vorbește de șase-șase; e vorba de orice dublă.
origin-case-must-move = Jucată ca în germană și în majoritatea limbilor. Franceza te obligă să bați, rusa, ucraineana și turca întorc regula pe dos, iar maghiara a pierdut un „nu”.
origin-best-of-must-move = Regulamentul nu o spune în general; regula despre numărul mai mare o presupune.
origin-best-of-use-all = Regulamentul nu o spune; regula despre numărul mai mare o presupune.
origin-small-first-use-all = Regulamentul nu o spune; se joacă după obicei.
origin-best-of-use-higher = Franceza și polona par să te lase să folosești un singur număr; spaniola, originalul, nu.
origin-case-use-higher = Textul croat vorbește de o piesă în loc de un număr.
origin-case-stop-at-home = În unele limbi obligația încetează când sunt în casă piesele oricărui jucător, în arabă când sunt ale tuturor. La noi contează ale tale.
origin-no-pass = Textul spune că scoaterea nu e obligatorie și nici cealaltă mutare. Îl citim ca pe o alegere liberă între cele două, fiindcă imediat după se aplică iar regulile obișnuite. A lăsa un număr nefolosit e o opțiune.
origin-may-leave-unused = Aceasta e litera textului: nici scoaterea, nici altă mutare nu e obligatorie. Textul polonez are doar jumătate.
origin-case-doubles-four = Unele limbi înmulțesc toată aruncarea cu patru sau vorbesc de patru zaruri. Exemplul din același text arată patru mutări separate.
origin-best-of-doubles-four = Exemplul englezesc se continuă cu un al doilea; e vorba de patru mutări.
origin-best-of-partial-double = Regulamentul nu spune nimic; se joacă după obicei.
origin-collection-partial-double = Regulamentul nu spune nimic; decurge din obligația de a muta.
origin-case-partial-double = Textul turcesc ia înapoi mutările posibile, cel arab le lasă la alegere; în toate celelalte sunt obligatorii.
origin-whole-double = În exemplu se pierde o dublă din care sunt posibile două mutări. La fel o citim și pentru trei.
origin-case-enter-first = Regulamentele spun doar că întâi revin toate piesele. Unde și cum, după obicei.
origin-best-of-enter-first = Textul francez cere să fie posibilă intrarea; celelalte nu.
origin-case-enter-any = Regulamentele nu o spun; după obicei.
origin-smaller-lost = Regulamentul ia toată aruncarea doar jucătorului cu piese pe bară. Nu extindem asta: numărul mai mare se joacă singur.
origin-case-home-first = Ceha, slovaca, slovena și araba opresc aruncarea zarurilor după o lovire, iar croata scoate piesele în poziția inițială. E vorba de scoaterea de pe tablă.
origin-case-exact-number = Textul suedez cere un număr „par”, cel turcesc omite „exact”. În toate celelalte, exact.
origin-best-of-highest-first = Textul portughez scoate mereu piesa cea mai din spate; celelalte doar permit asta.
origin-best-of-inside-move = Exemplul francez ajunge pe alt triunghi decât trebuie.
origin-collection-any-sufficient = Textul francez vrea ca numărul să ajungă „imediat dincolo” de margine, adică exact. Celelalte nouă limbi cer doar să fie de ajuns și nu spun nimic despre piesele din spate.
origin-collection-highest-first = Nu e în regulament: regula obișnuită de azi, cum ați convenit.
origin-rear-first = Ordinea e tipărită; că numărul poate fi mai mare decât triunghiul decurge din trecerea peste margine.
origin-any-six = Textul german cere o aruncare de doi de șase, ceea ce îi contrazice propria regulă de scoatere și pare o greșeală de tipar. Noi jucăm cu orice șase. Varianta literală e o opțiune.
origin-double-six = Aceasta e litera textului german.
origin-case-win = Textul grecesc numește întâi jucătorul ajuns primul în casă, cel arab pe cel care începe să scoată. Mai departe amândouă sunt de acord cu celelalte.
origin-case-win-kinds = Pentru victoria triplă regulamentele cer doar o piesă pe bară sau în casa celui care câștigă. Cine pierde având piese scoase ar fi atunci și simplu, și triplu; noi cerem să nu fi scos nimic. Varianta literală e o opțiune. Textul danez definește victoria dublă la fel ca pe cea simplă.
origin-case-win-kinds-far-back = Aceasta e litera textului: regulamentele nu cer să nu fi scos nimic.
origin-small-first-win-kinds = Un rând din text s-a pierdut: promite trei feluri și numește simplă victoria asupra cuiva cu toate piesele pe tablă, care peste tot e dublă. Îl completăm din celelalte regulamente. Varianta literală e o opțiune.
origin-small-first-win-kinds-far-back = Jumătate literal: victoria triplă ca în text, cea dublă din celelalte regulamente.
origin-small-first-win-kinds-single = Jumătate literal: fără victorie dublă, ca în text, iar cea triplă doar dacă nu s-a scos nimic.
origin-small-first-win-kinds-letter = Atât a rămas din text; un rând s-a pierdut.
origin-win-values = Regulamentul numește marțul și backgammonul, dar nu dă cifre.
origin-stalled = Regula noastră: altfel nu s-ar termina niciodată. O remiză contează printre partidele unui meci, deci un meci de trei se poate termina la egalitate.
origin-without-cube = Regulamentul nu pomenește niciunul.
origin-collection-without-cube = Regulamentul spune că există cuburi și nu le folosește.
origin-case-cube = Germana într-un regulament și cinci limbi ale celuilalt spun „împătrește”, deși același text merge până la opt. E vorba de înmulțire. Că jocul începe cu cubul la mijloc, la 1, nu e tipărit.
origin-case-cube-faces = Textul croat are o față cu 6; cel portughez și cel croat aruncă cubul. El se întoarce.
origin-case-double-before-throw = Textul croat o permite doar înainte de prima aruncare, cel suedez oricând. Celelalte: înainte de propria aruncare, după ce partida a început.
origin-case-drop-price = Nu e tipărit; după obicei.
origin-case-cube-limit = Nu e tipărit decât în croată, care înșiră fețele. Un cub are fețe până la 64.
origin-case-cube-times-kind = Tipărit pentru o victorie triplă la 8. O citim ca exemplu. Textul suedez dublează miza de opt ori, cel arab înmulțește zarurile.
origin-case-cube-single-game = Regulamentele nu cunosc meciuri.
origin-one-by-one = Regula noastră: așa se joacă fără ajutor.
origin-collection-correction = În textul englez dreptul se încheie cu aruncarea „următoare”; e vorba de a ta.
written-no-move = nicio mutare
written-double = Dublează la { $value }
written-take = Acceptă
written-drop = Refuză
written-beaver = Beaver la { $value }
written-raccoon = Raccoon la { $value }
written-accept = Acceptă
written-decline = Refuză
written-correct = Semnalează greșeala
written-check = Întreabă
written-resigning = { $kind ->
    [1] Propune o înfrângere simplă
    [2] Propune o înfrângere dublă
   *[3] Propune o înfrângere triplă
}
standing = { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipuri
   *[other] { $pips } de pipuri
}
origin-collection-throw-first = Textul olandez vorbește de trei zaruri după început; sunt două.
task-roll = E rândul tău: aruncă zarurile.
task-roll-or-double = E rândul tău: aruncă zarurile sau dublează.
task-move = E rândul tău: mută o piesă.
task-end = E rândul tău: nu mai ai nicio mutare.
task-double = Adversarul dublează: accepți sau refuzi?
task-resignation = Adversarul vrea să abandoneze: accepți?
tally-pr = PR (indice de performanță): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Mare maestru
level-grandmaster-about = Joacă fiecare variantă până la capăt de sute de ori înainte să decidă. Durează câteva secunde.
character-grandmaster = Zenit
editor-dice = Zaruri
editor-dice-none = Încă nearuncate
editor-dice-double = Dublare propusă
editor-cube = Cub
editor-cube-owner = La cine e cubul
editor-cube-centre = La mijloc
editor-length = Lungimea meciului în puncte (0 = pe bani)
editor-score = { $seat ->
    [first] Punctele Albului
   *[second] Punctele Negrului
}
editor-crawford = Partida Crawford
refusal-editor-many = { $seat ->
    [first] Piese ale Albului pe tablă: { $count }; sunt doar { $total }.
   *[second] Piese ale Negrului pe tablă: { $count }; sunt doar { $total }.
}
refusal-editor-off = { $seat ->
    [first] Albul nu are nicio piesă pe tablă, deci partida e încheiată.
   *[second] Negrul nu are nicio piesă pe tablă, deci partida e încheiată.
}
study-checker = Mutări de piese
study-double = Dublări
study-take = Răspunsuri la dublare
position-contact = Contact direct
position-race = Cursă
position-bearoff = Scoaterea pieselor
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Backgame

## Drills

drill-pip-count = Numărarea pipurilor
drill-pip-count-about = Numără câte pipuri mai are fiecare parte.
drill-pip-count-task = Câte pipuri mai are fiecare parte?
drill-pips-of = { $seat ->
    [first] Albul
   *[second] Negrul
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Albul: { $terms } = { $total }
   *[second] Negrul: { $terms } = { $total }
}
drill-opening-play = Mutări de deschidere
drill-opening-play-about = Joacă primele aruncări ale partidei și răspunsurile la ele.
drill-opening-play-task = Începi cu { $dice }. Ce joci?
drill-opening-play-reply-task = Adversarul a început cu { $dice } și a jucat { $play }. Tu ai dat { $reply }.
drill-opening-play-close = La fel de bună ca mutarea cea mai bună: diferența e prea mică să conteze.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Decizii de cub
drill-cube-action-about = E bine să dublezi, și e bine ca adversarul să accepte?
drill-cube-action-task = Urmează să arunci într-o partidă pe bani, iar cubul e la mijloc. Care sunt deciziile corecte?
drill-cube-action-match-task = Urmează să arunci, iar cubul e la mijloc. Puncte care îți lipsesc pentru a câștiga meciul: { $ours }; adversarului: { $theirs }. Care sunt deciziile corecte?
drill-cube = { $action ->
    [no-double] Fără dublare
    [double-take] Dublare, acceptare
    [double-drop] Dublare, refuz
   *[too-good] Prea bine ca să dublezi
}
drill-cube-why = { $action ->
    [no-double] Să arunci cu cubul la mijloc valorează mai mult decât o dublare acceptată.
    [double-take] Dublarea valorează mai mult decât aruncarea, iar adversarul pierde mai puțin dacă acceptă decât dacă refuză.
    [double-drop] Adversarul ar pierde mai mult dacă ar accepta decât dacă refuză, deci dublează și câștigă pe loc.
   *[too-good] Adversarul ar refuza, iar să joci mai departe pentru marț valorează mai mult.
}
drill-cube-values = Valoare în puncte: fără dublare { $none }; dublare și acceptare { $take }; dublare și refuz { $drop }.
drill-cube-chances = Câștigi { $win } % din partide, { $gammon } % cu marț.
drill-take-point = Praguri de acceptare
drill-take-point-about = Cât de bune trebuie să-ți fie șansele ca să accepți o dublare la acest scor?
drill-take-point-task = Puncte care îți lipsesc pentru a câștiga meciul: { $ours }; adversarului: { $theirs }. Ți se propune cubul la { $cube }. De la ce șansă de a câștiga partida e bine să accepți, fără marțuri și dacă nu se mai întoarce cubul?
drill-take-point-chances = Șansa ta de a câștiga meciul: { $dropped } % dacă refuzi, { $lost } % dacă accepți și pierzi, { $won } % dacă accepți și câștigi.
drill-take-point-why = Riști { $risk } ca să câștigi { $gain }: merită dacă ieși învingător în cel puțin { $risk } ÷ ({ $risk } + { $gain }) din partide.
drill-percent = Procente
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Șanse de câștig
drill-race-chance-about = Estimează cât de des câștigi o cursă de scoatere a pieselor.
drill-race-chance-task = Urmează să arunci. Cât de des câștigi această cursă?
drill-race-chance-why = Pipurile tale: { $ours }, piese rămase: { $our-checkers }. Pipurile adversarului: { $theirs }, piese rămase: { $their-checkers }. O abatere de cel mult 6 procente trece drept corectă.
drill-race-win = Câștigi { $win } % din curse.
drill-race-cube = Cubul în cursă
drill-race-cube-about = Ultimele aruncări ale unei curse: dublezi sau arunci mai departe?
drill-bearoff-play = Scoaterea pieselor
drill-bearoff-play-about = Găsește mutarea care câștigă cursa cel mai des.
drill-bearoff-play-task = Ai dat { $dice }. Care mutare câștigă cel mai des?
drill-bearoff-play-why = Cât de des câștigă fiecare mutare, calculat exact.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Aruncare
