### Tic-tac-toe in Slovak. "X" and "O" are the marks themselves and stay as they are.

game-name = Piškvorky 3×3
game-about = Tri v rade na deviatich políčkach: naučíte sa ich hneď, a keď nikto neurobí chybu, skončia sa remízou.
seat-first = X
seat-second = O

booklet-collection = Súbor hier
booklet-collection-about = Piškvorky 3×3 ako v pravidlách zo súboru hier.
switch-ends_when_dead = Keď už nikto nemôže vyhrať
switch-ends_when_dead-no = Dohrá sa do konca
switch-ends_when_dead-yes = Hneď je remíza

clause-marks = Každý hráč má kamene jedného tvaru a jednej farby: X alebo O.
clause-starter = Začína X. Kto bude mať X v prvej partii, rozhodne žreb; potom sa hráči po každej partii striedajú.
clause-empty-square = Hráči striedavo kladú po jednom kameni na ľubovoľné prázdne políčko.
clause-no-pass = Vynechať ťah sa nesmie.
clause-stays = Položený kameň už zostáva na svojom mieste.
clause-three-in-a-row = Kto má ako prvý tri svoje kamene v rade, vodorovne, zvislo alebo uhlopriečne, hneď vyhráva. Dva rady dokončené jedným kameňom sa počítajú ako jedna výhra.
clause-no-winner = Keď je doska plná a nikto nemá tri v rade, nevyhráva nikto.

refusal-empty-square = { $holder ->
    [first] Políčko { $square } je obsadené: leží tam X.
   *[second] Políčko { $square } je obsadené: leží tam O.
}

outcome-three-in-a-row = { $seat } vyhráva: tri v rade.
outcome-board-full = Remíza: doska je plná a nikto nemá tri v rade.
outcome-no-line-left = Remíza: rad už nemôže dokončiť nikto.

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
level-perfect-about = Nikdy neprehrá. Viac ako remízu z neho nedostanete.
