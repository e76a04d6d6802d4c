### Tic-tac-toe, in Romanian. piece = piesă, square = căsuță, row = linie, draw = remiză.

game-name = X și 0
game-about = Fă trei în linie pe nouă căsuțe: se învață pe loc, iar dacă nimeni nu greșește, iese remiză.
seat-first = X
seat-second = O

booklet-collection = Colecție de jocuri
booklet-collection-about = X și 0 după regulamentul unei colecții de jocuri.
switch-ends_when_dead = Când nimeni nu mai poate câștiga
switch-ends_when_dead-no = Se joacă până la capăt
switch-ends_when_dead-yes = Remiză imediat

clause-marks = Fiecare are piese de o singură formă și culoare: X sau O.
clause-starter = X începe. Cine ia X prima dată se alege la întâmplare; apoi se schimbă de la o partidă la alta.
clause-empty-square = Se pune pe rând câte o piesă pe orice căsuță liberă.
clause-no-pass = Nu e voie să sari peste rând.
clause-stays = O piesă pusă nu se mai mută.
clause-three-in-a-row = Cine are mai întâi trei piese în linie, pe orizontală, pe verticală sau pe diagonală, câștigă pe loc. Două linii completate de aceeași piesă înseamnă tot o singură victorie.
clause-no-winner = Când tabla e plină și nimeni nu are trei în linie, partida e remiză.

refusal-empty-square = { $holder ->
    [first] Căsuța { $square } e ocupată de un X.
   *[second] Căsuța { $square } e ocupată de un O.
}

outcome-three-in-a-row = { $seat } câștigă: trei în linie.
outcome-board-full = Remiză: tabla e plină și nimeni nu are trei în linie.
outcome-no-line-left = Remiză: nimeni nu mai poate face trei în linie.

scene-title = Tabla de X și 0
scene-pieces = { $seat ->
    [first] X pe { $squares }.
   *[second] O pe { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Niciun X pe tablă.
   *[second] Niciun O pe tablă.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: liberă
}
told-place = { $seat ->
    [first] X pe { $square }
   *[second] O pe { $square }
}

level-beginner = Începător
level-beginner-about = Nu vede un fel de linie, altul la fiecare partidă. Poate câștiga și un copil.
level-casual = Amator
level-casual-about = Vede orice linie de trei, dar nu gândește mai departe. Întinde-i două capcane deodată.
level-perfect = Perfect
level-perfect-about = Nu pierde niciodată. Cel mult poți obține o remiză.

## The rule book's chapters
chapter-setup = Înainte de a începe
chapter-moving = Cum se joacă
chapter-ending = Sfârșitul partidei

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Prima ta piesă
lesson-first-piece-task = Tu ești X. Pune o piesă pe orice căsuță liberă.
lesson-first-piece-done = Acum ar fi rândul lui O. O piesă pusă nu se mai mută.
lesson-three = Trei în linie
lesson-three-task = Tu ești X. Completează o linie și câștigă.
lesson-three-done = Trei pe orizontală, pe verticală sau pe diagonală: ai câștigat.
lesson-block = Blochează
lesson-block-task = Tu ești O, iar X e gata să câștige. Blochează-l.
lesson-block-done = Uită-te întâi la liniile adversarului, apoi la ale tale.
lesson-two-threats = Două amenințări deodată
lesson-two-threats-task = Tu ești X. Blochează-l pe O și amenință să câștigi în două locuri. Apoi câștigă.
lesson-two-threats-done = Adversarul poate bloca o singură linie deodată. Două amenințări câștigă.
lesson-corner = Să nu pierzi niciodată
lesson-corner-task = X a început într-un colț. Tu ești O: găsește singura căsuță care te salvează.
lesson-corner-done = Împotriva unui colț te salvează doar mijlocul. De aici, O poate să nu piardă niciodată.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Pune-ți piesa pe orice căsuță liberă. Trei în linie câștigă.
guide-why = { $why ->
    [wins] Faci trei în linie.
    [blocks] Adversarul ar face acolo trei în linie.
    [fork] Ameninți două linii deodată, iar adversarul poate bloca doar una.
    [threat] Două în linie: acum adversarul trebuie să blocheze.
    [middle] Mijlocul face parte din patru linii, mai multe decât orice altă căsuță.
    [corner] Un colț face parte din trei linii.
   *[other] Nu e nimic mai bun.
}
character-beginner = Mâzgălici
character-casual = Cretă
character-perfect = Ardezie
origin-marks = Piesele din cutie diferă prin culoare sau formă. X și O sunt alegerea noastră.
origin-starter = Nu e tipărit nimic despre cine începe. Aici începe X, iar cine joacă X se trage la sorți, ca la celelalte jocuri din cutie.
origin-empty-square = Textul francez uită să spună că trebuie să fie liberă căsuța, iar cel englez vorbește în aceeași frază de spații și câmpuri. Textul german e clar.
origin-no-pass = Nu e tipărit nimic despre sărirea rândului.
origin-stays = Nu e tipărit nimic despre mutarea pieselor. Fiecare jucător are câte îi trebuie.
origin-three-in-a-row = Mărimea tablei nu e tipărită; e vorba de trei pe trei. Textul francez are o scăpare: trei dintre „aceste” piese în loc de trei ale tale.
origin-no-winner = După textul englez e de ajuns ca un singur jucător să nu poată completa o linie; e vorba de amândoi. Germana și engleza spun că nu câștigă nimeni, franceza că e remiză.
origin-no-winner-early = În regulament se joacă mai departe. În această partidă jocul se încheie când nimeni nu mai poate câștiga.
clause-no-winner-early = Când nimeni nu mai poate face trei în linie, partida se încheie imediat cu remiză.
refusal-editor-turns = Pe tablă, X: { $first }, O: { $second }. Începe X, deci X are la fel de multe ca O sau una în plus.
task-place = { $seat ->
    [first] E rândul tău: pune un X pe o căsuță liberă.
   *[second] E rândul tău: pune un O pe o căsuță liberă.
}

## Drills

drill-only-square = Singura căsuță
drill-only-square-about = Găsește singura căsuță care câștigă sau te scapă de înfrângere.
drill-only-square-task = { $seat ->
    [first] Tu ești X. O căsuță e mai bună decât toate celelalte.
   *[second] Tu ești O. O căsuță e mai bună decât toate celelalte.
}
refusal-editor-went-on = { $seat ->
    [first] X are trei la rând, deci partida s-ar fi încheiat înainte de ultima mutare a lui O.
   *[second] O are trei la rând, deci partida s-ar fi încheiat înainte de ultima mutare a lui X.
}
