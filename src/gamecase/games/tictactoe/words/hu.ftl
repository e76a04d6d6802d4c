### Hungarian. "X" and "O" are the marks themselves and stay as they are. piece = jel, square = mező, row = sor.

game-name = Tic-tac-toe
game-about = Rakj ki hármat egy sorban kilenc mezőn: pillanatok alatt megtanulható, és ha senki sem hibázik, döntetlen.
seat-first = X
seat-second = O

booklet-collection = Játékgyűjtemény
booklet-collection-about = Tic-tac-toe a játékgyűjtemény szabályfüzete szerint.
switch-ends_when_dead = Ha már senki sem nyerhet
switch-ends_when_dead-no = Végigjátsszuk
switch-ends_when_dead-yes = Rögtön döntetlen

clause-marks = Mindkét játékosnak egyféle alakú és színű jelei vannak: X vagy O.
clause-starter = X kezd. Az első játszmában véletlen dönti el, kié az X; utána játszmáról játszmára cseréltek.
clause-empty-square = Felváltva tegyetek egy-egy jelet bármelyik üres mezőre.
clause-no-pass = Passzolni nem szabad.
clause-stays = A letett jel soha nem mozdul.
clause-three-in-a-row = Az a játékos, akinek először van három jele egy sorban, vízszintesen, függőlegesen vagy átlósan, azonnal nyer. Ha egy jel két sort fejez be, az is csak egy győzelem.
clause-no-winner = Ha betelt a tábla, és senkinek sincs három egy sorban, a játszma döntetlen.

refusal-empty-square = { $holder ->
    [first] Foglalt mező ({ $square }): X van rajta.
   *[second] Foglalt mező ({ $square }): O van rajta.
}

outcome-three-in-a-row = { $seat } nyert: három van egy sorban.
outcome-board-full = Döntetlen: betelt a tábla, és senkinek sincs három egy sorban.
outcome-no-line-left = Döntetlen: már senki sem tud hármat kirakni egy sorban.

scene-title = Tic-tac-toe tábla
scene-pieces = { $seat ->
    [first] X itt: { $squares }.
   *[second] O itt: { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Nincs X a táblán.
   *[second] Nincs O a táblán.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: üres
}
told-place = { $seat ->
    [first] X ide: { $square }
   *[second] O ide: { $square }
}

level-beginner = Kezdő
level-beginner-about = Egyfajta sort nem vesz észre, játszmánként másfélét. Egy gyerek is legyőzheti.
level-casual = Alkalmi játékos
level-casual-about = Minden hármast észrevesz, de messzebb nem lát. Állíts egyszerre két csapdát.
level-perfect = Verhetetlen
level-perfect-about = Sosem veszít. Döntetlennél többet nem érhetsz el.

## The rule book's chapters
chapter-setup = Kezdés előtt
chapter-moving = A játék menete
chapter-ending = A játszma vége

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Az első jeled
lesson-first-piece-task = Te vagy X. Tegyél egy jelet bármelyik üres mezőre.
lesson-first-piece-done = Most O jönne. A letett jelek soha nem mozdulnak.
lesson-three = Három egy sorban
lesson-three-task = Te vagy X. Fejezz be egy sort, és nyerj.
lesson-three-done = Három vízszintesen, függőlegesen vagy átlósan: nyertél.
lesson-block = Védekezés
lesson-block-task = Te vagy O, és X mindjárt nyer. Állítsd meg.
lesson-block-done = Előbb az ellenfél sorait nézd, csak utána a sajátjaidat.
lesson-two-threats = Két fenyegetés egyszerre
lesson-two-threats-task = Te vagy X. Állítsd meg O sorát, és közben fenyegess győzelemmel két helyen. Aztán nyerj.
lesson-two-threats-done = Az ellenfél egyszerre csak egy sort tud megállítani. Két fenyegetés nyer.
lesson-corner = Hogyan ne veszíts soha
lesson-corner-task = X a sarokban kezdett. Te vagy O: találd meg az egyetlen mezőt, amely megment.
lesson-corner-done = A sarok ellen csak a közép segít. Innen O-nak soha nem kell veszítenie.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Tedd a jeledet bármelyik üres mezőre. Három egy sorban nyer.
guide-why = { $why ->
    [wins] Hármat raksz ki egy sorban.
    [blocks] Különben az ellenfél rakna ki ott hármat egy sorban.
    [fork] Egyszerre két sorral fenyegetsz, és az ellenfél csak az egyiket tudja megállítani.
    [threat] Kettő egy sorban: most az ellenfélnek meg kell állítania.
    [middle] A közép négy sorban van benne, többen, mint bármely más mező.
    [corner] Egy sarok három sorban van benne.
   *[other] Nincs jobb.
}
character-beginner = Firka
character-casual = Kréta
character-perfect = Palatábla
origin-marks = A doboz jelei színben vagy alakban térnek el. Az X és az O a mi választásunk.
origin-starter = Arról, hogy ki kezd, semmi sincs leírva. Itt X kezd, és véletlen dönti el, ki játszik X-szel, mint a doboz többi játékában.
origin-empty-square = A francia szövegből kimaradt, hogy a mező üres, az angol egy mondatban beszél helyekről és mezőkről. A német szöveg egyértelmű.
origin-no-pass = A passzolásról semmi sincs leírva.
origin-stays = A jelek áthelyezéséről semmi sincs leírva. Mindenkinek annyi jele van, amennyi kell.
origin-three-in-a-row = A tábla mérete nincs leírva; háromszor hármas. A francia szövegben elírás van: három „ilyen” jel a sajátjaid helyett.
origin-no-winner = Az angol szöveg szerint elég, ha egy játékos nem tud sort befejezni; mindkettőt érti. A német és az angol szerint nincs győztes, a francia szerint döntetlen.
origin-no-winner-early = A füzet szerint tovább lehet játszani. Ebben a játszmában vége, amikor már senki sem nyerhet.
clause-no-winner-early = Ha már senki sem tud hármat egy sorba tenni, a játszma azonnal döntetlennel ér véget.
refusal-editor-turns = X: { $first }, O: { $second }. X kezd, ezért X-ből ugyanannyi van, mint O-ból, vagy eggyel több.
task-place = { $seat ->
    [first] Te jössz: tegyél egy X-et egy üres mezőre.
   *[second] Te jössz: tegyél egy O-t egy üres mezőre.
}

## Drills

drill-only-square = Az egyetlen mező
drill-only-square-about = Találd meg az egyetlen mezőt, amely nyer, vagy megment a vereségtől.
drill-only-square-task = { $seat ->
    [first] Te vagy X. Egy mező jobb az összes többinél.
   *[second] Te vagy O. Egy mező jobb az összes többinél.
}
refusal-editor-went-on = { $seat ->
    [first] X-nek már három van egy sorban, ezért a játék O utolsó lépése előtt véget ért volna.
   *[second] O-nak már három van egy sorban, ezért a játék X utolsó lépése előtt véget ért volna.
}
