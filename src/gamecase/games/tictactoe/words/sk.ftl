### Tic-tac-toe in Slovak. "X" and "O" are the marks themselves and stay as they are.

game-name = Piškvorky 3×3
game-about = Tri v rade na deviatich políčkach: naučíte sa to hneď, a keď nikto neurobí chybu, je remíza.
seat-first = X
seat-second = O

booklet-collection = Súbor hier
booklet-collection-about = Piškvorky 3×3 podľa pravidiel zo súboru hier.
switch-ends_when_dead = Keď už nikto nemôže vyhrať
switch-ends_when_dead-no = Dohrá sa do konca
switch-ends_when_dead-yes = Hneď remíza

clause-marks = Každý hráč má kamene jedného tvaru a jednej farby: X alebo O.
clause-starter = Začína X. Kto bude mať X v prvej partii, sa vyberie náhodne; potom sa hráči po každej partii striedajú.
clause-empty-square = Hráči striedavo kladú po jednom kameni na ľubovoľné prázdne políčko.
clause-no-pass = Vynechať ťah sa nesmie.
clause-stays = Položeným kameňom sa už neťahá.
clause-three-in-a-row = Kto má ako prvý tri svoje kamene v rade, vodorovne, zvislo alebo uhlopriečne, hneď vyhráva. Dva rady dokončené jedným kameňom sa počítajú ako jedna výhra.
clause-no-winner = Keď je doska plná a nikto nemá tri v rade, je remíza.

refusal-empty-square = { $holder ->
    [first] Políčko { $square } je obsadené: je tam X.
   *[second] Políčko { $square } je obsadené: je tam O.
}

outcome-three-in-a-row = { $seat } vyhráva: tri v rade.
outcome-board-full = Remíza: doska je plná a nikto nemá tri v rade.
outcome-no-line-left = Remíza: tri v rade už nemôže dosiahnuť nikto.

scene-title = Doska na piškvorky 3×3
scene-pieces = { $seat ->
    [first] X na { $squares }.
   *[second] O na { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Na doske nie je žiadne X.
   *[second] Na doske nie je žiadne O.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: prázdne
}
told-place = { $seat ->
    [first] X na { $square }
   *[second] O na { $square }
}

level-beginner = Začiatočník
level-beginner-about = Prehliada jeden druh radov, v každej partii iný. Porazí ho aj dieťa.
level-casual = Rekreačný hráč
level-casual-about = Vidí každú trojicu, ale ďalej neplánuje. Nastražte dve pasce naraz.
level-perfect = Neporaziteľný
level-perfect-about = Nikdy neprehrá. Viac ako remízu nezískate.

## The rule book's chapters
chapter-setup = Skôr než začnete
chapter-moving = Ako sa hrá
chapter-ending = Koniec partie

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Váš prvý kameň
lesson-first-piece-task = Hráte za X. Položte kameň na ľubovoľné prázdne políčko.
lesson-first-piece-done = Teraz by bolo na ťahu O. Položeným kameňom sa už neťahá.
lesson-three = Tri v rade
lesson-three-task = Hráte za X. Dokončite rad a vyhrajte.
lesson-three-done = Tri vodorovne, zvislo alebo uhlopriečne: vyhrávate.
lesson-block = Zablokujte rad
lesson-block-task = Hráte za O a X je krok od výhry. Zablokujte ho.
lesson-block-done = Hľadajte najprv súperove rady, až potom svoje.
lesson-two-threats = Dve hrozby naraz
lesson-two-threats-task = Hráte za X. Zablokujte O a zároveň pohrozte výhrou na dvoch miestach. Potom vyhrajte.
lesson-two-threats-done = Súper môže zablokovať len jeden rad naraz. Dve hrozby vyhrávajú.
lesson-corner = Nikdy neprehrať
lesson-corner-task = X začalo v rohu. Hráte za O: nájdite jediné políčko, ktoré vás zachráni.
lesson-corner-done = Proti rohu pomôže len stred. Odtiaľto už O nikdy nemusí prehrať.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Položte kameň na ľubovoľné prázdne políčko. Tri v rade vyhrávajú.
guide-why = { $why ->
    [wins] Máte tri v rade.
    [blocks] Súper by tam mal tri v rade.
    [fork] Hrozíte dvoma radmi naraz a súper môže zablokovať iba jeden.
    [threat] Dva v rade: súper teraz musí blokovať.
    [middle] Stred patrí do štyroch radov, do viacerých než ktorékoľvek iné políčko.
    [corner] Roh patrí do troch radov.
   *[other] Nič lepšie nie je.
}
character-beginner = Čmáranica
character-casual = Krieda
character-perfect = Bridlica
origin-marks = Kamene zo škatule sa líšia farbou alebo tvarom. X a O sú naše.
origin-starter = O tom, kto začína, nie je vytlačené nič. Tu začína X a kto hrá X, sa vyberá náhodne ako v ostatných hrách zo škatule.
origin-empty-square = Francúzsky text zabúda povedať, že pole musí byť prázdne, a anglický hovorí jedným dychom o poliach a miestach. Nemecký text je jasný.
origin-no-pass = O vynechaní ťahu nie je vytlačené nič.
origin-stays = O posúvaní kameňov nie je vytlačené nič. Každý hráč ich má, koľko potrebuje.
origin-three-in-a-row = Veľkosť dosky vytlačená nie je; myslí sa tri krát tri. Vo francúzskom texte je chyba: tri z „týchto“ kameňov namiesto vlastných.
origin-no-winner = Podľa anglického textu stačí, keď rad nemôže dokončiť jeden hráč; myslia sa obaja. Nemčina a angličtina hovoria o hre bez víťaza, francúzština o remíze.
origin-no-winner-early = Návod necháva hrať ďalej. V tejto partii sa hra končí, keď už nikto nemôže vyhrať.
clause-no-winner-early = Keď už nikto nemôže mať tri v rade, partia sa hneď končí remízou.
refusal-editor-turns = Počet X je { $first } a počet O je { $second }. Začína X, preto je X toľko ako O alebo o jedno viac.
task-place = { $seat ->
    [first] Ste na ťahu: položte X na prázdne políčko.
   *[second] Ste na ťahu: položte O na prázdne políčko.
}

## Drills

drill-only-square = Jediné políčko
drill-only-square-about = Nájdite jediné políčko, ktoré vyhráva alebo vás zachráni pred prehrou.
drill-only-square-task = { $seat ->
    [first] Hráte za X. Jedno políčko je lepšie než všetky ostatné.
   *[second] Hráte za O. Jedno políčko je lepšie než všetky ostatné.
}
refusal-editor-went-on = { $seat ->
    [first] X má tri v rade, takže by sa hra skončila pred posledným ťahom O.
   *[second] O má tri v rade, takže by sa hra skončila pred posledným ťahom X.
}
