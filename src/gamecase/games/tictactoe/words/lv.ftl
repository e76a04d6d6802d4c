### Latvian. "X" and "O" are the marks themselves and stay as they are. piece = žetons, square = lauciņš, row = rinda.

game-name = Krustiņi-nullītes
game-about = Saliec trīs rindā uz deviņiem lauciņiem: viegli iemācīties, un neizšķirts, ja neviens nekļūdās.
seat-first = X
seat-second = O

booklet-collection = Spēļu komplekts
booklet-collection-about = Krustiņi-nullītes kā spēļu komplekta brošūrā.
switch-ends_when_dead = Kad neviens vairs nevar uzvarēt
switch-ends_when_dead-no = Spēlēt līdz galam
switch-ends_when_dead-yes = Uzreiz neizšķirts

clause-marks = Katram spēlētājam ir vienas formas un krāsas žetoni: X vai O.
clause-starter = Sāk X. Kurš pirmais spēlē ar X, to nosaka nejaušība; pēc tam spēlētāji mainās katrā partijā.
clause-empty-square = Spēlētāji pamīšus liek pa vienam žetonam uz jebkura brīva lauciņa.
clause-no-pass = Gājienu izlaist nedrīkst.
clause-stays = Nolikts žetons vairs nekustas.
clause-three-in-a-row = Spēlētājs, kuram pirmajam ir trīs žetoni rindā – horizontāli, vertikāli vai pa diagonāli –, uzreiz uzvar. Divas rindas, ko pabeidz viens žetons, tik un tā ir viena uzvara.
clause-no-winner = Ja galdiņš ir pilns un nevienam nav trīs rindā, partija ir neizšķirta.

refusal-empty-square = { $holder ->
    [first] Lauciņš { $square } ir aizņemts: tur ir X.
   *[second] Lauciņš { $square } ir aizņemts: tur ir O.
}

outcome-three-in-a-row = { $seat } uzvar ar trim rindā.
outcome-board-full = Neizšķirts: galdiņš ir pilns, un nevienam nav trīs rindā.
outcome-no-line-left = Neizšķirts: neviens vairs nevar salikt trīs rindā.

scene-title = Krustiņu-nullīšu galdiņš
scene-pieces = { $seat ->
    [first] X uz { $squares }.
   *[second] O uz { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Uz galdiņa nav neviena X.
   *[second] Uz galdiņa nav neviena O.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: brīvs
}
told-place = { $seat ->
    [first] X uz { $square }
   *[second] O uz { $square }
}

level-beginner = Iesācējs
level-beginner-about = Nepamana viena veida rindas, katrā partijā citas. Uzvarēt var arī bērns.
level-casual = Amatieris
level-casual-about = Redz katru trijnieku, bet tālāk nedomā. Izliec divus slazdus reizē.
level-perfect = Nekļūdīgs
level-perfect-about = Nekad nezaudē. Neizšķirts ir labākais, ko vari panākt.

## The rule book's chapters
chapter-setup = Pirms sākuma
chapter-moving = Kā spēlē
chapter-ending = Partijas beigas

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Tavs pirmais žetons
lesson-first-piece-task = Tu spēlē ar X. Noliec žetonu uz jebkura brīva lauciņa.
lesson-first-piece-done = Tagad būtu O kārta. Nolikti žetoni vairs nekustas.
lesson-three = Trīs rindā
lesson-three-task = Tu spēlē ar X. Pabeidz rindu un uzvari.
lesson-three-done = Trīs horizontāli, vertikāli vai pa diagonāli: tu uzvari.
lesson-block = Aizsprosto
lesson-block-task = Tu spēlē ar O, un X tūlīt uzvarēs. Aizsprosto tā rindu.
lesson-block-done = Vispirms meklē pretinieka rindas, tikai tad savas.
lesson-two-threats = Divi draudi reizē
lesson-two-threats-task = Tu spēlē ar X. Aizsprosto O rindu un draudi uzvarēt divās vietās. Tad uzvari.
lesson-two-threats-done = Pretinieks reizē var aizsprostot tikai vienu rindu. Divi draudi uzvar.
lesson-corner = Kā nezaudēt
lesson-corner-task = X sāka stūrī. Tu spēlē ar O: atrodi vienīgo lauciņu, kas glābj.
lesson-corner-done = Pret stūri līdz tikai vidus. No šejienes O var nekad nezaudēt.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Noliec žetonu uz jebkura brīva lauciņa. Trīs rindā uzvar.
guide-why = { $why ->
    [wins] Tu saliec trīs rindā.
    [blocks] Citādi pretinieks tur saliktu trīs rindā.
    [fork] Tu draudi ar divām rindām reizē, un pretinieks var aizsprostot tikai vienu.
    [threat] Divi rindā: tagad pretiniekam jāaizsprosto.
    [middle] Vidus ir četrās rindās, vairāk nekā jebkurš cits lauciņš.
    [corner] Stūris ir trīs rindās.
   *[other] Nekā labāka nav.
}
character-beginner = Ķeburs
character-casual = Krīts
character-perfect = Šīferis
origin-marks = Kastes žetoni atšķiras pēc krāsas vai formas. X un O ir mūsu.
origin-starter = Kurš sāk, nav nodrukāts. Šeit sāk X, bet kurš spēlē ar X, to nosaka nejaušība, kā citās komplekta spēlēs.
origin-empty-square = Franču tekstā aizmirsts, ka lauciņš ir brīvs, bet angļu to pašu sauc divos vārdos. Vācu teksts ir skaidrs.
origin-no-pass = Par gājiena izlaišanu nekas nav nodrukāts.
origin-stays = Par žetonu pārlikšanu nekas nav nodrukāts. Katram spēlētājam to ir tik, cik vajag.
origin-three-in-a-row = Galdiņa izmērs nav nodrukāts; domāts trīs reiz trīs. Franču tekstā ir kļūda: trīs „šie” žetoni savējo vietā.
origin-no-winner = Pēc angļu teksta pietiek, ka rindu nevar pabeigt viens spēlētājs; domāti abi. Vāciski un angliski tas ir „nav uzvarētāja”, franciski – neizšķirts.
origin-no-winner-early = Brošūra ļauj spēlēt tālāk. Šajā partijā spēle beidzas, kad neviens vairs nevar uzvarēt.
clause-no-winner-early = Kad neviens vairs nevar salikt trīs rindā, partija uzreiz beidzas neizšķirti.
refusal-editor-turns = X skaits ir { $first }, O skaits ir { $second }. X sāk, tāpēc X ir tikpat, cik O, vai par vienu vairāk.
task-place = { $seat ->
    [first] Tavs gājiens: liec X uz brīva lauciņa.
   *[second] Tavs gājiens: liec O uz brīva lauciņa.
}

## Drills

drill-only-square = Vienīgais lauciņš
drill-only-square-about = Atrodi vienīgo lauciņu, kas uzvar vai glābj no zaudējuma.
drill-only-square-task = { $seat ->
    [first] Tu spēlē ar X. Viens lauciņš ir labāks par visiem pārējiem.
   *[second] Tu spēlē ar O. Viens lauciņš ir labāks par visiem pārējiem.
}
refusal-editor-went-on = { $seat ->
    [first] X ir trīs rindā, tāpēc partija būtu beigusies pirms pēdējā gājiena (O).
   *[second] O ir trīs rindā, tāpēc partija būtu beigusies pirms pēdējā gājiena (X).
}
