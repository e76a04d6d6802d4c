### Estonian. piece = nupp, square = ruut, three in a row = kolm reas.

game-name = Trips-traps-trull
game-about = Saa kolm ritta üheksal ruudul: kiiresti selge, ja viik, kui keegi ei eksi.
seat-first = X
seat-second = O

booklet-collection = Mängukogu
booklet-collection-about = Trips-traps-trull mängukogu reeglivihiku järgi.
switch-ends_when_dead = Kui keegi enam võita ei saa
switch-ends_when_dead-no = Mängitakse lõpuni
switch-ends_when_dead-yes = Kohe viik

clause-marks = Kummalgi mängijal on ühe kuju ja värviga nupud: X või O.
clause-starter = X alustab. Kes saab X-i esimesena, valitakse juhuslikult; edaspidi vahetatakse pärast iga mängu.
clause-empty-square = Mängijad panevad kordamööda ühe nupu ükskõik millisele tühjale ruudule.
clause-no-pass = Käiku vahele jätta ei tohi.
clause-stays = Lauale pandud nuppu enam ei liigutata.
clause-three-in-a-row = Kes saab esimesena kolm nuppu ritta, kas põiki, püsti või diagonaalis, võidab kohe. Kaks rida ühe nupuga on ikkagi üks võit.
clause-no-winner = Kui laud on täis ja kellelgi pole kolme nuppu reas, on mäng viik.

refusal-empty-square = { $holder ->
    [first] { $square } on kinni: seal on X.
   *[second] { $square } on kinni: seal on O.
}

outcome-three-in-a-row = { $seat } võidab: kolm reas.
outcome-board-full = Viik: laud on täis ja kellelgi pole kolme nuppu reas.
outcome-no-line-left = Viik: keegi ei saa enam kolme nuppu ritta.

scene-title = Trips-traps-trulli mängulaud
scene-pieces = { $seat ->
    [first] X: { $squares }.
   *[second] O: { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Laual pole ühtki X-i.
   *[second] Laual pole ühtki O-d.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: tühi
}
told-place = { $seat ->
    [first] X: { $square }
   *[second] O: { $square }
}

level-beginner = Algaja
level-beginner-about = Jätab ühe suuna read kahe silma vahele, igas mängus erineva suuna. Ka laps võib võita.
level-casual = Harrastaja
level-casual-about = Näeb kõiki kolmeseid ridu, aga kaugemale ei mõtle. Sea üles kaks lõksu korraga.
level-perfect = Täiuslik
level-perfect-about = Ei kaota kunagi. Parimal juhul saad viigi.

## The rule book's chapters
chapter-setup = Enne alustamist
chapter-moving = Kuidas mängitakse
chapter-ending = Mängu lõpp

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Sinu esimene nupp
lesson-first-piece-task = Sina oled X. Pane nupp ükskõik millisele tühjale ruudule.
lesson-first-piece-done = Nüüd oleks O kord. Lauale pandud nuppe enam ei liigutata.
lesson-three = Kolm reas
lesson-three-task = Sina oled X. Tee rida täis ja võida.
lesson-three-done = Kolm põiki, püsti või diagonaalis: sa võidad.
lesson-block = Tõkesta
lesson-block-task = Sina oled O ja X on kohe võitmas. Tõkesta see.
lesson-block-done = Vaata enne vastase ridu, siis enda omi.
lesson-two-threats = Kaks ähvardust korraga
lesson-two-threats-task = Sina oled X. Tõkesta O rida ja ähvarda võita kahes kohas. Siis võida.
lesson-two-threats-done = Vastane saab korraga tõkestada ainult ühe rea. Kaks ähvardust võidavad.
lesson-corner = Ära kunagi kaota
lesson-corner-task = X alustas nurgast. Sina oled O: leia ainus ruut, mis sind päästab.
lesson-corner-done = Nurga vastu aitab ainult keskkoht. Siit edasi ei pea O enam kaotama.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Pane oma nupp ükskõik millisele tühjale ruudule. Kolm reas võidab.
guide-why = { $why ->
    [wins] Sa saad kolm ritta.
    [blocks] Muidu saaks vastane siia kolm ritta.
    [fork] Sa ähvardad korraga kaht rida, aga vastane saab tõkestada ainult ühe.
    [threat] Kaks reas: nüüd peab vastane tõkestama.
    [middle] Keskmine ruut kuulub nelja ritta, rohkematesse kui ükski teine.
    [corner] Nurk kuulub kolme ritta.
   *[other] Paremat pole.
}
character-beginner = Kritseldus
character-casual = Kriit
character-perfect = Kiltkivi
origin-marks = Karbi nupud erinevad värvi või kuju poolest. X ja O on meie omad.
origin-starter = Selle kohta, kes alustab, pole midagi trükitud. Siin alustab X ja kes on X, valitakse juhuslikult, nagu karbi teistes mängudes.
origin-empty-square = Prantsuse tekst unustab öelda, et ruut on tühi, ja inglise tekst räägib ühe hingetõmbega kohtadest ja väljadest. Saksa tekst on selge.
origin-no-pass = Käigu vahelejätmise kohta pole midagi trükitud.
origin-stays = Nuppude liigutamise kohta pole midagi trükitud. Kummalgi mängijal on neid nii palju kui vaja.
origin-three-in-a-row = Laua suurust pole trükitud; mõeldud on kolm korda kolm. Prantsuse tekstis on viga: kolm „neist“ nuppudest enda omade asemel.
origin-no-winner = Inglise teksti järgi piisab, kui üks mängija ei saa rida täis; mõeldud on, et kumbki ei saa. Saksa ja inglise keeles pole võitjat, prantsuse keeles on see viik.
origin-no-winner-early = Vihik laseb edasi mängida. Selles mängus lõpetatakse, kui keegi ei saa enam võita.
clause-no-winner-early = Kui keegi ei saa enam kolme nuppu ritta, lõpeb mäng kohe viigiga.
refusal-editor-turns = Laual on X-e { $first } ja O-sid { $second }. X alustab, seega on X-e sama palju kui O-sid või üks rohkem.
task-place = { $seat ->
    [first] Sinu kord: pane X tühjale ruudule.
   *[second] Sinu kord: pane O tühjale ruudule.
}

## Drills

drill-only-square = Ainus ruut
drill-only-square-about = Leia ainus ruut, mis võidab või päästab kaotusest.
drill-only-square-task = { $seat ->
    [first] Sina oled X. Üks ruut on kõigist teistest parem.
   *[second] Sina oled O. Üks ruut on kõigist teistest parem.
}
refusal-editor-went-on = { $seat ->
    [first] X on juba kolm reas, nii et mäng oleks lõppenud enne viimast käiku (O).
   *[second] O on juba kolm reas, nii et mäng oleks lõppenud enne viimast käiku (X).
}
