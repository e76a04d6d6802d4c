### Lithuanian. "X" and "O" are the marks themselves and stay as they are. piece = žetonas, square = langelis, row = eilė.

game-name = Kryžiukai-nuliukai
game-about = Sudėkite tris iš eilės devyniuose langeliuose: išmokti lengva, o jei niekas nesuklysta – lygiosios.
seat-first = X
seat-second = O

booklet-collection = Žaidimų rinkinys
booklet-collection-about = Kryžiukai-nuliukai kaip žaidimų rinkinio knygelėje.
switch-ends_when_dead = Kai niekas nebegali laimėti
switch-ends_when_dead-no = Žaisti iki galo
switch-ends_when_dead-yes = Iškart lygiosios

clause-marks = Kiekvieno žaidėjo žetonai yra vienos formos ir spalvos: X arba O.
clause-starter = Pradeda X. Kas pirmas žaidžia su X, lemia atsitiktinumas; vėliau žaidėjai keičiasi kas partiją.
clause-empty-square = Žaidėjai paeiliui deda po vieną žetoną į bet kurį tuščią langelį.
clause-no-pass = Praleisti ėjimo negalima.
clause-stays = Padėtas žetonas nebejuda.
clause-three-in-a-row = Žaidėjas, pirmas sudėjęs tris savo žetonus iš eilės – horizontaliai, vertikaliai ar įstrižai, – iškart laimi. Dvi eilės, užbaigtos vienu žetonu, vis tiek yra viena pergalė.
clause-no-winner = Jei lenta pilna ir niekas neturi trijų iš eilės, partija baigiasi lygiosiomis.

refusal-empty-square = { $holder ->
    [first] Langelis { $square } užimtas: ten yra X.
   *[second] Langelis { $square } užimtas: ten yra O.
}

outcome-three-in-a-row = { $seat } laimi: sudėti trys iš eilės.
outcome-board-full = Lygiosios: lenta pilna ir niekas neturi trijų iš eilės.
outcome-no-line-left = Lygiosios: niekas nebegali sudėti trijų iš eilės.

scene-title = Kryžiukų-nuliukų lenta
scene-pieces = { $seat ->
    [first] X užima { $squares }.
   *[second] O užima { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Lentoje nėra X.
   *[second] Lentoje nėra O.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: tuščia
}
told-place = { $seat ->
    [first] X į { $square }
   *[second] O į { $square }
}

level-beginner = Naujokas
level-beginner-about = Nepastebi vienos rūšies eilių, kas partiją vis kitos. Laimėti gali ir vaikas.
level-casual = Mėgėjas
level-casual-about = Mato kiekvieną trejetą, bet toliau negalvoja. Paspęskite dvejus spąstus iš karto.
level-perfect = Tobulas
level-perfect-about = Niekada nepralaimi. Daugiausia, ką galite pasiekti, – lygiosios.

## The rule book's chapters
chapter-setup = Prieš pradedant
chapter-moving = Kaip žaidžiama
chapter-ending = Partijos pabaiga

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Pirmasis žetonas
lesson-first-piece-task = Jūs žaidžiate su X. Padėkite žetoną į bet kurį tuščią langelį.
lesson-first-piece-done = Dabar būtų O eilė. Padėti žetonai nebejuda.
lesson-three = Trys iš eilės
lesson-three-task = Jūs žaidžiate su X. Užbaikite eilę ir laimėkite.
lesson-three-done = Trys horizontaliai, vertikaliai ar įstrižai: jūs laimite.
lesson-block = Sutrukdykite
lesson-block-task = Jūs žaidžiate su O, o X tuoj laimės. Užtverkite.
lesson-block-done = Pirma ieškokite varžovo eilių, tik paskui savų.
lesson-two-threats = Dvi grėsmės iš karto
lesson-two-threats-task = Jūs žaidžiate su X. Užtverkite O ir grasinkite laimėti dviejose vietose. Tada laimėkite.
lesson-two-threats-done = Varžovas vienu metu gali užtverti tik vieną eilę. Dvi grėsmės laimi.
lesson-corner = Kaip nepralaimėti
lesson-corner-task = X pradėjo kampe. Jūs žaidžiate su O: raskite vienintelį langelį, kuris gelbsti.
lesson-corner-done = Prieš kampą padeda tik vidurys. Nuo čia O gali niekada nepralaimėti.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Padėkite žetoną į bet kurį tuščią langelį. Trys iš eilės laimi.
guide-why = { $why ->
    [wins] Sudedate tris iš eilės.
    [blocks] Kitaip varžovas ten sudėtų tris iš eilės.
    [fork] Grasinate dviem eilėmis iš karto, o varžovas gali užtverti tik vieną.
    [threat] Du iš eilės: dabar varžovas turi užtverti.
    [middle] Vidurys priklauso keturioms eilėms, daugiau nei bet kuris kitas langelis.
    [corner] Kampas priklauso trims eilėms.
   *[other] Nieko geresnio nėra.
}
character-beginner = Keverzonė
character-casual = Kreida
character-perfect = Skalūnas
origin-marks = Dėžutės žetonai skiriasi spalva arba forma. X ir O – mūsų.
origin-starter = Kas pradeda, neišspausdinta. Čia pradeda X, o kas žaidžia su X, lemia atsitiktinumas, kaip kituose rinkinio žaidimuose.
origin-empty-square = Prancūziškame tekste pamiršta, kad langelis tuščias, o angliškas tą patį vadina dviem žodžiais. Vokiškas tekstas aiškus.
origin-no-pass = Apie ėjimo praleidimą nieko neišspausdinta.
origin-stays = Apie žetonų perkėlimą nieko neišspausdinta. Kiekvienas žaidėjas jų turi tiek, kiek reikia.
origin-three-in-a-row = Lentos dydis neišspausdintas; turima omenyje trys ant trijų. Prancūziškame tekste apsirikta: trys „šie“ žetonai vietoj savų.
origin-no-winner = Pagal anglišką tekstą pakanka, kad eilės negalėtų užbaigti vienas žaidėjas; turimi omenyje abu. Vokiškai ir angliškai tai „laimėtojo nėra“, prancūziškai – lygiosios.
origin-no-winner-early = Knygelė leidžia žaisti toliau. Šioje partijoje žaidimas baigiasi, kai niekas nebegali laimėti.
clause-no-winner-early = Kai niekas nebegali sudėti trijų iš eilės, partija iškart baigiasi lygiosiomis.
refusal-editor-turns = X skaičius – { $first }, O skaičius – { $second }. X pradeda, todėl X yra tiek pat, kiek O, arba vienu daugiau.
task-place = { $seat ->
    [first] Jūsų ėjimas: padėkite X į tuščią langelį.
   *[second] Jūsų ėjimas: padėkite O į tuščią langelį.
}

## Drills

drill-only-square = Vienintelis langelis
drill-only-square-about = Raskite vienintelį langelį, kuris laimi arba gelbsti nuo pralaimėjimo.
drill-only-square-task = { $seat ->
    [first] Jūs žaidžiate su X. Vienas langelis geresnis už visus kitus.
   *[second] Jūs žaidžiate su O. Vienas langelis geresnis už visus kitus.
}
refusal-editor-went-on = { $seat ->
    [first] X turi tris iš eilės, todėl partija būtų pasibaigusi prieš paskutinį ėjimą (O).
   *[second] O turi tris iš eilės, todėl partija būtų pasibaigusi prieš paskutinį ėjimą (X).
}
