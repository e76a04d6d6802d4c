### Backgammon, in Romanian. checker = piesă, point = triunghi (score point = punct), closed = blocat (never "închis"),
### band = poartă, home = casă, bar = bară, hit = a bate, bear off = a scoate, double throw = dublă, cube = cub, double = dublare, pip = pas.

game-name = Table
game-about = Adu cincisprezece piese în casă și scoate-le de pe tablă, iar pe ale adversarului trimite-le înapoi când poți.
seat-first = Albul
seat-second = Negrul

## Booklets
booklet-case = Valiza
booklet-case-about = Se scoate doar cu numărul exact, iar cu toate piesele în casă nimeni nu mai e obligat să mute. Dacă e o miză, se folosește cubul.
booklet-best-of = Pe partide câștigate
booklet-best-of-about = Se numără pur și simplu partidele: două din trei, trei din cinci. Fără cub.
booklet-small-first = Întâi cel mai mic
booklet-small-first-about = Întâi numărul mai mic, o dublă întreagă sau deloc, iar piesele cele mai din spate ies primele.
booklet-collection = Colecția
booklet-collection-about = Se scoate cu orice număr care ajunge la margine. Adversarul poate semnala o greșeală până aruncă.
booklet-tournament = Turneu
booklet-tournament-about = Cum se joacă azi: meciuri la puncte sau partide pe miză, cu cubul și obiceiurile lui.
box-says = Ce spune din acestea regulamentul tău?
box-says-more-than-two = Un triunghi e blocat dacă se află pe el „mai mult de două” piese
box-says-games = Se convine asupra a două victorii din trei partide sau trei din cinci
box-says-smaller = Numărul mai mic se joacă mereu primul
box-says-correction = O mutare greșită poate fi semnalată până la aruncarea următoare
box-says-nothing = Nu am regulament
box-cube_inside = Este în cutie un cub de dublare?
box-languages = În câte limbi e scris?

## Switches
switch-stake = Pe ce se joacă o partidă?
switch-stake-0 = Pe onoare, fără cub
switch-stake-1 = Pe o miză de 1, cu cub
switch-stake-2 = Pe o miză de 2, cu cub
switch-stake-5 = Pe o miză de 5, cu cub
switch-stake-10 = Pe o miză de 10, cu cub
switch-win_triple_needs_none_off = Când valorează triplu o victorie?
switch-win_triple_needs_none_off-yes = Doar dacă cine pierde nu a scos nimic
switch-win_triple_needs_none_off-no = Oricând cine pierde are o piesă mult în urmă
switch-assisted = Masa
switch-assisted-yes = Permite doar mutări corecte
switch-assisted-no = Permite orice mutare, ca pe o tablă adevărată
switch-bearoff_may_pass = Cu toate piesele în casă
switch-bearoff_may_pass-no = Orice număr care se poate juca se joacă
switch-bearoff_may_pass-yes = Un număr poate rămâne nefolosit
switch-bearoff_six_needs_double_six = Scoaterea de pe triunghiul 6
switch-bearoff_six_needs_double_six-no = Cu orice șase
switch-bearoff_six_needs_double_six-yes = Doar cu șase-șase
switch-bearoff_rule = Cu ce se scoate o piesă?
switch-bearoff_rule-any-sufficient = Cu orice număr care ajunge la margine
switch-bearoff_rule-exact-or-highest = Cu numărul ei; cu unul mai mare, de pe triunghiul cel mai din spate
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
switch-centred_cube = Cubul la mijloc
switch-centred_cube-either = Îl poate întoarce oricine
switch-centred_cube-holland = După partida Crawford, doar după câte două aruncări
switch-crawford = Partida Crawford
switch-crawford-yes = O partidă fără cub, când lipsește un punct
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
switch-automatic_doubles = Zaruri egale la tragerea la sorți
switch-automatic_doubles-0 = Se trage din nou
switch-automatic_doubles-1 = Dublează miza, cel mult o dată
switch-automatic_doubles-2 = Dublează miza, cel mult de două ori
switch-automatic_doubles-3 = Dublează miza, cel mult de trei ori

## Clauses
clause-aim = Adu-ți toate piesele în casă, apoi scoate-le. Câștigă cine rămâne primul fără piese.
clause-setup = Cele două părți stau în oglindă. O piesă pleacă din casa adversarului, ocolește tabla și ajunge în casa ei.
clause-forward = Piesele merg doar spre casă, niciodată înapoi.
clause-starter-high = Fiecare aruncă un zar. Începe cine dă mai mult.
clause-draw-first = Înainte de toate se trage la sorți cu zarurile. Dacă ies egale, se aruncă din nou.
clause-first-throw-fresh = Cine începe aruncă din nou amândouă zarurile pentru primul său rând.
clause-first-throw-drawn = Cele două zaruri de la sorți sunt prima aruncare a celui care începe, așa că nu e niciodată dublă.
clause-already-started = La o partidă se trage la sorți o singură dată.
clause-throw-first = Se joacă pe rând. Fiecare rând începe cu aruncarea a două zaruri.
clause-dice-zone = Zarurile sunt bune dacă se opresc drept în jumătatea din dreapta a tablei; altfel se aruncă amândouă din nou.
clause-choice-first = Cine poate dubla sau semnala o greșeală o spune, ori aruncă.
clause-play-first = Înainte de orice altceva se joacă ce arată zarurile.
clause-dice-only = Fiecare număr mută o piesă cu tot atâtea triunghiuri. Aceeași piesă poate folosi mai multe numere, unul după altul, și se oprește după fiecare.
clause-no-checker = Se mută doar piesele proprii.
clause-closed-point = Un triunghi cu două sau mai multe piese adverse e blocat: nicio mutare nu se poate opri acolo, nici măcar în trecere.
clause-self-hit = O piesă pusă totuși pe un triunghi blocat se socotește bătută și merge pe bară; numărul s-a pierdut.
clause-hit = Cine ajunge pe o piesă adversă singură o bate, iar aceasta merge pe bară. Nimeni nu e obligat să bată dacă are altă mutare.
clause-any-order = Numerele se joacă în orice ordine.
clause-smaller-first = Numărul mai mic se joacă mereu înaintea celui mai mare.
clause-smaller-lost = Dacă nicio piesă nu poate juca numărul mai mic, el se pierde și se joacă doar cel mai mare.
clause-must-move = Cine poate muta trebuie să mute.
clause-use-all = Se joacă atâtea numere câte se poate. Dacă există un mod de a le juca pe amândouă, acela trebuie ales.
clause-use-higher = Dacă se poate juca oricare dintre numere, dar nu amândouă, se joacă cel mai mare.
clause-stop-at-home = Cu toate piesele în casă nu mai trebuie să muți: orice număr poate rămâne nefolosit.
clause-doubles-four = Două zaruri egale se joacă de patru ori.
clause-partial-double = Dintr-o dublă se joacă atât cât se poate; restul se pierde.
clause-whole-double = O dublă se joacă întreagă, cu toate cele patru mutări, sau deloc. Dacă ultima piesă iese mai devreme, e de ajuns.
clause-enter-first = O piesă de pe bară intră prima, în casa adversarului, pe triunghiul numărat de zar de la marginea îndepărtată. Până nu intră toate, nu se mută altceva.
clause-enter-any = Oricare dintre numere poate aduce înapoi o piesă; cel care nu poate se pierde.
clause-smaller-enters = Cu o piesă pe bară, dacă numărul mai mic nu o poate aduce înapoi, se pierde toată aruncarea.
clause-home-first = Scoaterea începe când toate piesele sunt în casă. Dacă una e bătută, se reia când sunt din nou toate în casă.
clause-exact-number = O piesă iese doar cu numărul triunghiului ei.
clause-highest-first = O piesă iese cu numărul triunghiului ei; cu un număr mai mare iese o piesă de pe triunghiul cel mai din spate pe care ai piese.
clause-rear-first = Poate ieși doar o piesă de pe triunghiul cel mai din spate pe care ai piese, cu orice număr care ajunge la margine.
clause-any-sufficient = Orice piesă poate ieși cu un număr care ajunge la margine.
clause-past-band = În casa ta, nicio piesă nu iese dacă are în față o poartă a adversarului.
clause-double-six = La alegere: de pe triunghiul 6, o piesă iese doar cu șase-șase.
clause-inside-move = În loc să scoți, poți oricând să muți în propria casă.
clause-win = Câștigă cine și-a scos primul toate piesele.
clause-win-counts-one = Fiecare partidă contează o dată.
clause-win-kinds = O victorie contează o dată; de două ori dacă cine pierde nu a scos nimic; de trei ori dacă, în plus, are o piesă pe bară sau în casa celui care câștigă.
clause-stalled = După cincizeci de mutări la rând fără nicio piesă mutată, partida e remiză.
clause-cube = Cubul stă la mijloc, la 1. O dublare înmulțește cu doi miza partidei.
clause-no-cube = Cubul se folosește doar acolo unde regulamentul acesta se joacă pe miză sau la puncte. Unde se numără doar partidele, nu se folosește.
clause-double-before-throw = Dublarea se propune înaintea propriei aruncări, dar nu înaintea primei aruncări din partidă.
clause-answer-first = Adversarul acceptă dublarea sau o refuză și pierde cât valora partida înainte.
clause-nothing-offered = Se acceptă sau se refuză doar o propunere.
clause-cube-owner = Cine acceptă o dublare ia cubul și doar el poate dubla mai departe.
clause-cube-limit = Cubul nu trece de limita lui.
clause-cube-dead = Într-un meci, un cub care îl hotărăște deja pentru ambele părți nu se mai întoarce.
clause-crawford = Prima partidă în care unei părți îi lipsește un singur punct se joacă fără cub.
clause-holland = La alegere: după acea partidă, cubul din mijloc nu se întoarce până când ambele părți nu au aruncat de două ori.
clause-jacoby = În afara unui meci, victoriile duble și triple contează doar dacă s-a întors cubul.
clause-beavers = În afara unui meci, la o dublare se poate răspunde dublând pe loc și păstrând cubul: un beaver. La acesta se poate răspunde la fel: un raccoon.
clause-no-beaver = Un beaver se poate doar dacă s-a convenit, și doar ca răspuns la o dublare.
clause-no-raccoon = Un raccoon se poate doar dacă s-a convenit, și doar ca răspuns la un beaver.
clause-automatic-doubles = În afara unui meci, zarurile egale la tragerea la sorți dublează miza, de câte ori s-a convenit.
clause-match-games = Conveniți dinainte câte partide fac meciul, de exemplu două din trei.
clause-match-points = Meciul îl câștigă partea care strânge prima punctele convenite.
clause-no-resignation = Regulamentul acesta nu pune un preț pe abandon.
clause-resignation = Un jucător poate propune să abandoneze partida ca înfrângere simplă, dublă sau triplă. Adversarul acceptă sau refuză.
clause-answer-resignation = La o propunere de abandon se răspunde înainte de a continua.
clause-correction = Adversarul poate cere ca un rând greșit să fie jucat din nou, cu aceleași zaruri.
clause-nothing-wrong = O mutare fără greșeală rămâne valabilă.
clause-correct-before-throw = Dreptul acesta se pierde odată cu propria aruncare.
clause-one-by-one = La o masă cu mutări libere, piesele se mută una câte una, apoi se încheie mutarea.
clause-no-correction = O mutare încheiată rămâne valabilă.

## Why not
refusal-draw-first = Întâi zarurile hotărăsc cine începe.
refusal-already-started = Partida a început deja.
refusal-throw-first = Întâi trebuie aruncate zarurile.
refusal-choice-first = Întâi aruncă sau dublează.
refusal-play-first = Joacă întâi ce arată zarurile.
refusal-dice-zone = Zarurile nu s-au oprit în jumătatea din dreapta: aruncă-le din nou pe amândouă.
refusal-forward = De la { $from } la { $to } ar fi înapoi. Piesele merg spre casă.
refusal-no-checker = { $place ->
    [bar] Nu ai nicio piesă pe bară.
   *[point] Nu ai nicio piesă pe triunghiul { $point }.
}
refusal-dice-only = { $count ->
    [0] Nu a mai rămas niciun număr de jucat.
    [one] Ar fi o distanță de { $distance }, iar numărul rămas este { $dice }.
    [few] Ar fi o distanță de { $distance }, iar numerele rămase sunt { $dice }.
   *[other] Ar fi o distanță de { $distance }, iar numerele rămase sunt { $dice }.
}
refusal-closed-point = { $count ->
    [one] Triunghiul { $point } e blocat: acolo e { $count } piesă adversă.
    [few] Triunghiul { $point } e blocat: acolo sunt { $count } piese adverse.
   *[other] Triunghiul { $point } e blocat: acolo sunt { $count } de piese adverse.
}
refusal-smaller-first = Întâi numărul mai mic: joacă { $die } înainte de { $larger }.
refusal-smaller-lost = Nicio piesă nu putea juca întâi { $die }, așa că numărul s-a pierdut.
refusal-must-move = { $possible ->
    [one] Poți juca { $possible } număr, deci trebuie să muți.
    [few] Poți juca { $possible } numere, deci trebuie să muți.
   *[other] Poți juca { $possible } de numere, deci trebuie să muți.
}
refusal-use-all = { $possible ->
    [one] Se poate juca { $possible } număr; așa folosești { $used }.
    [few] Se pot juca { $possible } numere; așa folosești { $used }. Alege un mod care le folosește pe toate.
   *[other] Se pot juca { $possible } de numere; așa folosești { $used }. Alege un mod care le folosește pe toate.
}
refusal-use-higher = Se poate juca un singur număr, deci trebuie să fie cel mai mare: { $die }.
refusal-whole-double = { $possible ->
    [one] O dublă se joacă întreagă, iar din { $needed } mutări doar { $possible } e posibilă: s-a pierdut.
    [few] O dublă se joacă întreagă, iar din { $needed } mutări doar { $possible } sunt posibile: s-a pierdut.
   *[other] O dublă se joacă întreagă, iar din { $needed } mutări doar { $possible } sunt posibile: s-a pierdut.
}
refusal-enter-first = { $count ->
    [one] Ai { $count } piesă pe bară: întâi trebuie să intre ea.
    [few] Ai { $count } piese pe bară: întâi trebuie să intre ele.
   *[other] Ai { $count } de piese pe bară: întâi trebuie să intre ele.
}
refusal-smaller-enters = Cu { $die } piesa ta nu poate intra, fiindcă triunghiul { $point } e blocat: toată aruncarea s-a pierdut.
refusal-home-first = { $count ->
    [one] { $count } piesă nu e încă în casă: scoaterea trebuie să aștepte.
    [few] { $count } piese nu sunt încă în casă: scoaterea trebuie să aștepte.
   *[other] { $count } de piese nu sunt încă în casă: scoaterea trebuie să aștepte.
}
refusal-exact-number = De pe triunghiul { $point } se scoate doar cu { $point }; zaruri rămase: { $dice }.
refusal-highest-first = De pe triunghiul { $point } se scoate cu un număr mai mare doar dacă în spate nu mai e nimic; mai ai piese pe triunghiul { $highest }.
refusal-rear-first = Întâi cele mai din spate: mai ai piese pe triunghiul { $highest }.
refusal-past-band = { $count ->
    [one] { $count } piesă adversă pe triunghiul { $band } oprește scoaterea de pe triunghiul { $point }.
    [few] { $count } piese adverse pe triunghiul { $band } opresc scoaterea de pe triunghiul { $point }.
   *[other] { $count } de piese adverse pe triunghiul { $band } opresc scoaterea de pe triunghiul { $point }.
}
refusal-double-six = De pe triunghiul 6 se scoate doar cu șase-șase; acum a fost { $dice }.
refusal-no-cube = În această partidă nu e cub.
refusal-double-before-throw = Dublarea se propune înaintea propriei aruncări, și nu înaintea primei aruncări din partidă.
refusal-answer-first = O dublare la { $value } așteaptă răspuns.
refusal-nothing-offered = Nu s-a propus nimic.
refusal-cube-owner = Cubul e la adversar, la { $value }.
refusal-cube-limit = Cubul e la { $value } și nu merge mai departe.
refusal-cube-dead = { $needed ->
    [one] Cubul la { $value } hotărăște deja meciul: nimănui nu îi trebuie mai mult de { $needed } punct.
    [few] Cubul la { $value } hotărăște deja meciul: nimănui nu îi trebuie mai mult de { $needed } puncte.
   *[other] Cubul la { $value } hotărăște deja meciul: nimănui nu îi trebuie mai mult de { $needed } de puncte.
}
refusal-crawford = Aceasta e partida Crawford a meciului până la { $number }: nu se dublează.
refusal-holland = { $throws ->
    [one] După partida Crawford, ambele părți aruncă de două ori înainte să dubleze cineva; până acum a fost { $throws } aruncare.
    [few] După partida Crawford, ambele părți aruncă de două ori înainte să dubleze cineva; până acum au fost { $throws } aruncări.
   *[other] După partida Crawford, ambele părți aruncă de două ori înainte să dubleze cineva; până acum au fost { $throws } de aruncări.
}
refusal-no-beaver = Aici nu se poate face beaver.
refusal-no-raccoon = Aici nu se poate face raccoon.
refusal-no-resignation = În acest regulament nu se abandonează o partidă contra unui preț.
refusal-answer-resignation = Întâi acceptă sau refuză propunerea de abandon.
refusal-one-by-one = Aici se mută câte o piesă.
refusal-no-correction = Aici un rând încheiat rămâne valabil.
refusal-correct-before-throw = O greșeală se semnalează doar înaintea propriei aruncări.
refusal-nothing-wrong = Mutarea aceea nu avea nicio greșeală.

## How it ended
outcome-single = { $points ->
    [one] { $seat } a scos toate piesele și câștigă { $points } punct.
    [few] { $seat } a scos toate piesele și câștigă { $points } puncte.
   *[other] { $seat } a scos toate piesele și câștigă { $points } de puncte.
}
outcome-double = { $points ->
    [one] { $seat }: victorie dublă, { $points } punct. Adversarul nu a scos nimic.
    [few] { $seat }: victorie dublă, { $points } puncte. Adversarul nu a scos nimic.
   *[other] { $seat }: victorie dublă, { $points } de puncte. Adversarul nu a scos nimic.
}
outcome-triple = { $points ->
    [one] { $seat }: victorie triplă, { $points } punct. Adversarul are o piesă mult în urmă.
    [few] { $seat }: victorie triplă, { $points } puncte. Adversarul are o piesă mult în urmă.
   *[other] { $seat }: victorie triplă, { $points } de puncte. Adversarul are o piesă mult în urmă.
}
outcome-gammon = { $points ->
    [one] { $seat } câștigă cu marț, { $points } punct: adversarul nu a scos nimic.
    [few] { $seat } câștigă cu marț, { $points } puncte: adversarul nu a scos nimic.
   *[other] { $seat } câștigă cu marț, { $points } de puncte: adversarul nu a scos nimic.
}
outcome-backgammon = { $points ->
    [one] { $seat } câștigă cu backgammon, { $points } punct: adversarul are o piesă mult în urmă.
    [few] { $seat } câștigă cu backgammon, { $points } puncte: adversarul are o piesă mult în urmă.
   *[other] { $seat } câștigă cu backgammon, { $points } de puncte: adversarul are o piesă mult în urmă.
}
outcome-dropped = { $points ->
    [one] { $seat } câștigă { $points } punct: dublarea a fost refuzată.
    [few] { $seat } câștigă { $points } puncte: dublarea a fost refuzată.
   *[other] { $seat } câștigă { $points } de puncte: dublarea a fost refuzată.
}
outcome-conceded = { $points ->
    [one] { $seat } câștigă { $points } punct: adversarul a abandonat.
    [few] { $seat } câștigă { $points } puncte: adversarul a abandonat.
   *[other] { $seat } câștigă { $points } de puncte: adversarul a abandonat.
}
outcome-stalled = Remiză: de mult timp nu a mai mutat nimeni.

## Levels
level-beginner = Începător
level-beginner-about = Mută ce-i vine la mână și lasă peste tot piese singure.
level-casual = Amator
level-casual-about = Ține piesele împreună și bate când poate.
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
    [first] Albul stă pe { $points }.
   *[second] Negrul stă pe { $points }.
}
scene-no-points = { $seat ->
    [first] Albul nu stă pe niciun triunghi.
   *[second] Negrul nu stă pe niciun triunghi.
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
scene-crawford = Aceasta e partida Crawford, fără dublări.
scene-due-draw = Câte un zar hotărăște cine începe.
scene-due-choice = { $seat ->
    [first] Albul poate acționa înainte de aruncare.
   *[second] Negrul poate acționa înainte de aruncare.
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
    [first] Albului i se propune cubul la { $value }.
   *[second] Negrului i se propune cubul la { $value }.
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
act-check = A fost corect?
act-done = Încheie mutarea
act-resign = { $kind ->
    [1] Abandonează o partidă simplă
    [2] Abandonează o partidă dublă
   *[3] Abandonează o partidă triplă
}
# Ending a turn although more could be played.
act-stop = Mă opresc aici
act-pass = Nu joc nimic
act-no-move = Nicio mutare: mai departe
act-forced = Singura mutare: { $play }

## What happened
told-start = { $seat ->
    [first] La sorți: Albul { $first }, Negrul { $second }. Începe Albul.
    [second] La sorți: Albul { $first }, Negrul { $second }. Începe Negrul.
   *[nobody] La sorți: câte { $first }. Încă o dată.
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
    [first] Albul: { $play }, triunghi blocat; piesa merge pe bară
   *[second] Negrul: { $play }, triunghi blocat; piesa merge pe bară
}
told-no-move = { $seat ->
    [first] Albul nu poate muta
   *[second] Negrul nu poate muta
}
told-pass = { $seat ->
    [first] Albul nu joacă nimic
   *[second] Negrul nu joacă nimic
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
    [first] Albul semnalează greșeala: rândul se joacă din nou
   *[second] Negrul semnalează greșeala: rândul se joacă din nou
}

## The rule book's chapters
chapter-setup = Drumul spre casă
chapter-begin = Cine începe
chapter-dice = Aruncarea și mutarea
chapter-points = Porți și piese bătute
chapter-bar = De pe bară
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
lesson-hit-task = Pe triunghiul tău 4 stă o piesă adversă singură. Bate-o și fă poartă.
lesson-hit-done = O piesă bătută o ia de la capăt, de pe bară.
lesson-closed = Triunghiuri blocate
lesson-closed-task = Ai dat cinci-cinci. Piesele tale din spate nu pot trece: fă poartă pe triunghiul tău 3, cu piese de pe triunghiurile 13 și 8.
lesson-closed-done = Niciun pas nu se oprește pe un triunghi cu două sau mai multe piese adverse.
lesson-enter = De pe bară
lesson-enter-task = Ai dat 6 și 4, iar o piesă a ta e pe bară. Adu-o înapoi în joc, apoi mută cealaltă piesă din spate.
lesson-enter-done = O piesă de pe bară intră înainte să se mute altceva.
lesson-use-both = Unul sau celălalt
lesson-use-both-task = Ai dat 6 și 5. Se poate juca oricare, dar nu amândouă. Joacă numărul care trebuie jucat.
lesson-use-both-done = Dacă se poate juca un singur număr, acela e cel mai mare.
lesson-doubles = Dubla
lesson-doubles-task = Ai dat trei-trei, deci ai patru mutări de trei. Fă poartă pe triunghiul tău 5 și pe triunghiul tău 3.
lesson-doubles-done = Două zaruri egale se joacă de patru ori.
lesson-bear-off = Scoaterea pieselor
lesson-bear-off-task = Toate piesele tale sunt în casă. Ai dat 5 și 2: scoate două piese.
lesson-bear-off-done = Un număr scoate o piesă de pe triunghiul cu acel număr.
lesson-bear-off-high = Mai mult decât trebuie
lesson-bear-off-high-task = Ai dat 6 și 4, dar atât de departe nu ai nicio piesă. Scoate totuși două piese.
lesson-bear-off-high-done = Un număr mai mare decât triunghiul tău cel mai din spate scoate o piesă de pe acel triunghi.
lesson-double = Cubul
lesson-double-task = Ai un avans clar. Dublează înainte să arunci.
lesson-double-done = Adversarul acceptă și se joacă pe dublu, sau refuză și pierde cât valora partida înainte.

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
    [wins] Câștigă { $played } % în loc de { $best } %.
    [gammons-won] Câștigă dublu în { $played } % în loc de { $best } %.
   *[gammons-lost] Pierde dublu în { $played } % în loc de { $best } %.
}
mistake-cube = { $why ->
    [too-early] Dublarea a venit prea devreme.
    [too-good] Prea bun pentru dublare: a juca mai departe valorează mai mult.
    [double] Aici trebuie dublat.
    [take] Aceasta se acceptă.
    [drop] Aceasta se refuză.
   *[beaver] Cubul trebuie întors imediat înapoi.
}
tally-errors = Decizii: { $decisions }. Pierdute: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } puncte, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } miimi pe decizie.
tally-luck = Norocul la zaruri: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } puncte.
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
    [choice] Aruncă zarurile, sau dublează întâi dacă ești clar în față.
    [answer] Adversarul dublează: acceptă și joacă pe miză dublă, sau refuză și pierde miza de acum.
    [bar] O piesă de-a ta e pe bară: adu-o înăuntru înainte de orice.
    [off] Toate piesele tale sunt în casă: scoate-le.
    [move] Adu piesele spre casă cu ambele numere; două sau mai multe împreună sunt în siguranță.
    [race] Nicio piesă nu mai poate fi lovită: adu-le pe toate în casă și scoate-le cât poți de repede.
   *[other] Alege un buton de sub tablă.
}
guide-why = { $why ->
    [hits] Bate: piesa aceea trebuie să o ia de la început.
    [off] Scoate piese de pe tablă.
    [point] Face o poartă: piesele împreună sunt în siguranță și stau în cale.
    [safe] Lasă mai puține piese singure.
    [runs] Pornește la drum o piesă din spate.
    [past] Ultimele tale piese trec de celelalte: acum nimic nu mai poate fi bătut.
    [race] Așa se irosește cel mai puțin.
    [pass] Nimic nu poate fi mutat.
    [double] Ești destul de mult în față.
    [take] Câștigi destul de des ca să continui.
    [drop] Ai pierde prea des.
    [throw] Nu ești destul de mult în față ca să dublezi.
   *[other] Dă cele mai bune șanse.
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
box-says-games-note = Pagina în germană din aceeași cutie descrie alt joc: pentru el alege „Numărul mai mic se joacă mereu primul”.
box-says-smaller-note = Aceasta e pagina în germană din acea cutie. Celelalte limbi descriu alt joc: pentru el alege „două victorii din trei partide”.
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
origin-case-stop-at-home = În unele limbi obligația încetează când sunt în casă piesele oricărui jucător, în arabă când sunt ale tuturor. Noi jucăm: ale tale.
origin-no-pass = Textul spune că nu ești obligat să scoți și nici să faci cealaltă mutare. Îl citim ca pe o alegere liberă între cele două, fiindcă imediat după se aplică iar regulile obișnuite. A lăsa un număr nefolosit e o opțiune.
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
    [one] { $pips } pas
    [few] { $pips } pași
   *[other] { $pips } de pași
}
