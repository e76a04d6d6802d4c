### Draughts, in Czech. piece = figura, man = kámen, king = dáma, capture = brát, jump = skok, far row = poslední řada.
### Dáma is the game and the crowned piece.

game-name = Dáma
game-about = Přeskakujte figury soupeře, dojděte do poslední řady a získejte dámu.
seat-first = Černý
seat-second = Bílý

## Where White begins, the first seat is White.
seat-first-russian = { seat-second }
seat-second-russian = { seat-first }
seat-first-brazilian = { seat-second }
seat-second-brazilian = { seat-first }
seat-first-czech = { seat-second }
seat-second-czech = { seat-first }
seat-first-spanish = { seat-second }
seat-second-spanish = { seat-first }
seat-first-portuguese = { seat-second }
seat-second-portuguese = { seat-first }
seat-first-italian = { seat-second }
seat-second-italian = { seat-first }
seat-first-thai = { seat-second }
seat-second-thai = { seat-first }
seat-first-thai12 = { seat-second }
seat-second-thai12 = { seat-first }
seat-first-international = { seat-second }
seat-second-international = { seat-first }

## Ways to play
booklet-collection = Soubor her
booklet-collection-about = Dáma jako v pravidlech ze souboru her: brát se smí, ale nemusí. Pravidla ve vašem jazyce se mohou lišit od dámy, která se hraje ve vaší zemi; tu najdete níže.
booklet-dame = Německá dáma
booklet-dame-about = Tatáž hra, jen živější: můžete-li brát, musíte. Hodí se proti počítači.
booklet-english = Anglická dáma
booklet-english-about = Říká se jí i americká dáma. Dámy chodí jen o jedno pole.
booklet-russian = Ruská dáma
booklet-russian-about = Kameny berou i dozadu, a když dojdou do poslední řady, pokračují jako dámy.
booklet-brazilian = Brazilská dáma
booklet-brazilian-about = Mezinárodní pravidla na malé desce: berte co nejvíc figur.
booklet-pool = Pool checkers
booklet-pool-about = Kameny berou i dozadu. Co vezmete, si vyberete sami.
booklet-czech = Česká dáma
booklet-czech-about = Kameny berou jen dopředu. Může-li brát dáma, musí brát před kamenem.
booklet-spanish = Španělská dáma
booklet-spanish-about = Deska je otočená opačně. Berte co nejvíc figur, a z takových možností tu s nejvíce dámami.
booklet-portuguese = Portugalská dáma
booklet-portuguese-about = Španělská pravidla s tmavým polem vlevo dole.
booklet-italian = Italská dáma
booklet-italian-about = Kameny nemohou brát dámy. Dámy chodí jen o jedno pole.
booklet-thai = Thajská dáma
booklet-thai-about = Makhos: každý má osm kamenů a rychlé dámy.
booklet-thai12 = Thajská dáma, dvanáct kamenů
booklet-thai12-about = Thajská pravidla s dvanácti kameny pro každého.
booklet-international = Mezinárodní dáma
booklet-international-about = Deska se sto poli a dvacet kamenů na každé straně.
box-size = Kolik polí má jedna strana desky?
box-black_begins = Začíná černý?
box-men_take_backwards = Smí kámen brát dozadu?
box-kings_fly = Smí dáma táhnout o více než jedno pole?
box-must_take = Musí se brát, když to jde?

## Switches
switch-may_stop = Při vícenásobném skoku
switch-may_stop-yes = Smíte přestat
switch-may_stop-no = Musíte skákat, dokud to jde
switch-men_turn = Vícenásobný skok kamenem
switch-men_turn-yes = Směr se smí měnit
switch-men_turn-no = Jen v jedné přímce
switch-king_far = Dáma skáče
switch-king_far-yes = Z libovolné vzdálenosti
switch-king_far-no = Jen přes figuru hned vedle sebe
switch-king_lands_anywhere = Dáma dopadne
switch-king_lands_anywhere-yes = Na libovolné volné pole za figurou
switch-king_lands_anywhere-no = Hned za figuru
switch-removal = Vzaté figury zmizí z desky
switch-removal-at-once = Hned po každém skoku
switch-removal-after = Až po skončení tahu
switch-promotion = Kámen, který do poslední řady doskočí
switch-promotion-ends = Stane se dámou a tah končí
switch-promotion-goes-on = Hned pokračuje jako dáma
switch-blocked = Hráč, který nemůže táhnout
switch-blocked-loses = Prohrává
switch-blocked-draws = Má remízu
switch-quiet_moves = Remíza po tazích dam bez braní
switch-quiet_moves-20 = Po 20 tazích každého
switch-quiet_moves-40 = Po 40 tazích každého

## The rules
clause-board-8 = Deska má osm řad po osmi polích. Každý hráč má vpravo dole světlé pole.
clause-board-8-mirrored = Deska má osm řad po osmi polích. Každý hráč má vpravo dole tmavé pole.
clause-board-10 = Deska má deset řad po deseti polích. Každý hráč má vpravo dole světlé pole.
clause-men-8 = Každý hráč začíná s osmi kameny na tmavých polích prvních dvou řad.
clause-men-12 = Každý hráč začíná s dvanácti kameny na tmavých polích prvních tří řad.
clause-men-20 = Každý hráč začíná s dvaceti kameny na tmavých polích prvních čtyř řad.
clause-black-begins = Začíná černý. Kdo bude mít černé, se vybere náhodně; po každé partii si hráči barvy vymění.
clause-white-begins = Začíná bílý. Kdo bude mít bílé, se vybere náhodně; po každé partii si hráči barvy vymění.
clause-turns = Hráči se střídají. V každém tahu hráč táhne jednou figurou své barvy, kamenem nebo dámou; vynechat tah se nesmí.
clause-dark-squares = Hraje se jen na tmavých polích.
clause-occupied = Figura smí táhnout jen na volné pole.
clause-man-moves = Kámen chodí o jedno pole šikmo dopředu.
clause-taking = Figura bere tak, že šikmo přeskočí jednu soupeřovu figuru na volné pole za ní. Přes figury vlastní barvy ani přes dvě figury najednou se skákat nesmí.
clause-man-takes-forward = Kámen bere figuru hned vedle sebe a skáče jen dopředu.
clause-man-takes-all = Kámen bere figuru hned vedle sebe, dopředu i dozadu.
clause-men-spare-kings = Kámen nemůže vzít dámu.
clause-crowning = Kámen, který dojde na poslední řadu, dostane navrch druhou figuru a stane se dámou. Tah tam končí.
clause-crowning-goes-on = Kámen, který dojde na poslední řadu, dostane navrch druhou figuru a hned se stane dámou. Dostal-li se tam skokem, může v témže tahu skákat dál jako dáma.
clause-crowning-stops-only = Kámen, který na poslední řadě ukončí tah, dostane navrch druhou figuru a stane se dámou. Skočí-li odtud dál, zůstává kamenem.
clause-king-flies = Dáma chodí šikmo dopředu i dozadu přes libovolný počet volných polí.
clause-king-steps = Dáma chodí o jedno pole šikmo, dopředu i dozadu.
clause-king-takes = Dáma bere všemi směry. I ona potřebuje za figurou volné pole. Dámu lze vzít jako každou jinou figuru, kamenem i dámou.
clause-king-lands-behind = Dáma smí skákat z dálky. Dopadne hned za figuru.
clause-king-lands-anywhere = Dáma smí skákat z dálky. Dopadne na libovolné volné pole za figurou.
clause-chain = Figura, která skočila, smí v témže tahu skákat z místa dopadu dál, i jiným směrem.
clause-chain-may-stop = Po každém skoku smíte přestat.
clause-chain-whole = Musíte skákat dál, dokud figura může; můžete-li si vybrat, kam dopadne, musí dopadnout tam, odkud může skákat dál.
clause-removal-at-once = Přeskočená figura se odstraní hned.
clause-removal-after = Přeskočené figury se odstraní až po skončení tahu. Do té doby překážejí a žádnou není dovoleno přeskočit dvakrát.
clause-duty-free = Brát smíte, ale nemusíte: místo toho smíte zahrát kterýkoli jiný tah.
clause-duty = Můžete-li brát, musíte.
clause-duty-most = Můžete-li brát více způsoby, musíte zvolit ten, při kterém vezmete nejvíc figur.
clause-duty-most-kings = Můžete-li brát více způsoby, musíte zvolit ten, při kterém vezmete nejvíc figur, a z takových ten s největším počtem dam.
clause-duty-king-first = Může-li brát dáma i kámen, musí brát dáma.
clause-duty-italian = Můžete-li brát více způsoby, musíte zvolit ten s největším počtem figur; z takových ten, při kterém bere dáma; pak ten, který vezme nejvíc dam; pak ten, který vezme dámu nejdřív.
clause-all-taken = Hráč, kterému nezbyla žádná figura, prohrává.
clause-blocked = Hráč, který figury má, ale nemůže táhnout, prohrává.
clause-repetition = Když potřetí vznikne stejná pozice se stejným hráčem na tahu, je remíza.
clause-quiet-15 = Když oba hráči zahrají 15 tahů jen dámami a nic se nevezme, je remíza.
clause-quiet-20 = Když oba hráči zahrají 20 tahů jen dámami a nic se nevezme, je remíza.
clause-quiet-25 = Když oba hráči zahrají 25 tahů jen dámami a nic se nevezme, je remíza.
clause-quiet-40 = Když oba hráči zahrají 40 tahů jen dámami a nic se nevezme, je remíza.
clause-short-5 = Když zbývají jen dvě nebo tři figury a každý hráč má dámu, je po dalších pěti tazích každého hráče remíza.
clause-short-16-5 = Samotná dáma proti třem figurám, z nichž aspoň jedna je dáma, je remíza po 16 tazích každého hráče. Když zbývají jen dvě nebo tři figury a každý hráč má dámu, je remíza po pěti tazích každého hráče.
clause-short-13 = Tři dámy proti jedné jsou remíza po 13 tazích každého hráče.
clause-short-road = Samotná dáma na dlouhé diagonále z rohu do rohu proti třem figurám, z nichž aspoň jedna je dáma, je remíza po pěti tazích každého hráče, pokud tam samotná dáma zůstane.
clause-agreed = Hráči se mohou dohodnout na remíze a každý se může vzdát. Tah se vrací jen se souhlasem obou.

## Why not
refusal-dark-squares = { $square } není tmavé pole této desky.
refusal-turns = { $holder ->
    [nobody] Pole { $square } je prázdné.
    [white] Figura na { $square } je bílá. Na tahu je černý.
   *[black] Figura na { $square } je černá. Na tahu je bílý.
}
refusal-occupied = { $holder ->
    [white] Na { $square } stojí bílá figura.
   *[black] Na { $square } stojí černá figura.
}
refusal-man-moves = { $why ->
    [back] Tento kámen ještě není dáma, takže nemůže dozadu.
    [far] Kámen chodí jen o jedno pole.
    [stuck] Kámen na { $from } nemůže táhnout.
   *[diagonal] { $from } a { $to } neleží na jedné diagonále. Kámen chodí šikmo dopředu.
}
refusal-king-flies = { $why ->
    [stuck] Dáma na { $from } nemůže táhnout.
   *[diagonal] { $from } a { $to } neleží na jedné diagonále. Dáma chodí šikmo.
}
refusal-king-steps = { $why ->
    [far] V této partii chodí dáma jen o jedno pole.
    [stuck] Dáma na { $from } nemůže táhnout.
   *[diagonal] { $from } a { $to } neleží na jedné diagonále. Dáma chodí šikmo.
}
refusal-taking = { $why ->
    [own] Mezi { $from } a { $to } stojí vaše vlastní figura; tu přeskočit nemůžete.
    [two] Mezi { $from } a { $to } stojí víc než jedna figura; ty přeskočit nemůžete.
    [diagonal] { $from } a { $to } neleží na jedné diagonále. Skáče se šikmo.
   *[nothing] Mezi { $from } a { $to } není co brát.
}
refusal-man-takes-forward = { $why ->
    [far] Kámen bere jen figuru hned vedle sebe a dopadne hned za ni.
   *[back] Kámen bere jen dopředu: zpátky přes { $over } skočit nemůže.
}
refusal-men-spare-kings = Na { $over } stojí dáma a kámen dámu vzít nemůže.
refusal-crowning = Kámen se na { $from } stane dámou a tah tam končí. Brát může až příštím tahem.
refusal-duty = { $count ->
    [one] Můžete brát, takže musíte: figurou na { $squares }.
    [few] Můžete brát, takže musíte: některou z figur na { $squares }.
   *[other] Můžete brát, takže musíte: některou z figur na { $squares }.
}
refusal-duty-most = Takhle vezmete { $taken }, ale z { $squares } můžete vzít { $most }. Musíte vzít co nejvíc.
refusal-duty-most-kings = { $why ->
    [most] Takhle vezmete { $taken }, ale z { $squares } můžete vzít { $most }. Musíte vzít co nejvíc.
   *[kings] Z { $squares } můžete vzít stejný počet figur, a mezi nimi víc dam.
}
refusal-duty-king-first = Dáma musí brát před kamenem: táhněte tou na { $squares }.
refusal-duty-italian = { $why ->
    [most] Takhle vezmete { $taken }, ale z { $squares } můžete vzít { $most }. Musíte vzít co nejvíc.
    [with-king] Stejný počet může vzít dáma na { $squares }, a dáma musí brát před kamenem.
   *[kings] Z { $squares } můžete vzít stejný počet figur, ale víc dam mezi nimi, nebo dámu dřív.
}

## How it ends
outcome-all-taken = { $seat } vyhrává: soupeři nezbyla žádná figura.
outcome-blocked = { $seat } vyhrává: soupeř nemůže táhnout.
outcome-blocked-draw = Remíza: hráč na tahu je zablokovaný.
outcome-repetition = Remíza trojím opakováním pozice.
outcome-quiet = Remíza: příliš mnoho tahů dámami bez braní.
outcome-short = Remíza: počet tahů pro tak málo figur je vyčerpán.

## The board in words
scene-title = Deska na dámu
scene-men = { $colour ->
    [white] Bílé kameny na { $squares }.
   *[black] Černé kameny na { $squares }.
}
scene-kings = { $colour ->
    [white] Bílé dámy na { $squares }.
   *[black] Černé dámy na { $squares }.
}
scene-none = { $colour ->
    [white] Bílý nemá žádné figury.
   *[black] Černý nemá žádné figury.
}
scene-must = Musí brát: { $squares }.
scene-quiet = { $count ->
    [one] Ještě { $count } tah dámami bez braní a je remíza.
    [few] Ještě { $count } tahy dámami bez braní a je remíza.
   *[other] Ještě { $count } tahů dámami bez braní a je remíza.
}
scene-repeated = { $count ->
    [one] Tato pozice tu byla { $count }krát.
    [few] Tato pozice tu byla { $count }krát. Potřetí je remíza.
   *[other] Tato pozice tu byla { $count }krát. Potřetí je remíza.
}
scene-square = { $holder ->
    [white-man] { $square }: bílý kámen
    [white-king] { $square }: bílá dáma
    [black-man] { $square }: černý kámen
    [black-king] { $square }: černá dáma
   *[nobody] { $square }: prázdné
}
told-move = { $colour ->
    [white] Bílý { $move }
   *[black] Černý { $move }
}
told-crowned = { $colour ->
    [white] Bílý { $move }, dáma
   *[black] Černý { $move }, dáma
}
button-end-turn = Ukončit tah

## Levels
level-beginner = Začátečník
level-beginner-about = Bere, co vidí, a nic neplánuje. Porazí ho i dítě.
level-casual = Rekreační hráč
level-casual-about = Přemýšlí tah nebo dva dopředu a občas něco přehlédne.
level-skilled = Zkušený
level-skilled-about = Nedává figury zadarmo. Dobrý soupeř do rodiny.
level-strong = Silný
level-strong-about = Vidí mnoho tahů dopředu.
level-master = Mistr
level-master-about = Přemýšlí nejhlouběji a zná každou koncovku s nejvýš čtyřmi figurami.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Rozestavení
chapter-moving = Jak se táhne
chapter-taking = Braní
chapter-queens = Dámy
chapter-duty = Musí se brát?
chapter-ending = Konec partie

## Lessons: a title, what to do, and what was learnt
lesson-step = Tah
lesson-step-task = Máte bílý kámen. Táhněte jím.
lesson-step-done = Kameny chodí o jedno pole šikmo dopředu, po tmavých polích.
lesson-jump = Braní
lesson-jump-task = Vezměte černý kámen: přeskočte ho na volné pole za ním.
lesson-jump-done = Přeskočená figura je vzatá a mizí z desky.
lesson-chain = Vícenásobný skok
lesson-chain-task = Vezměte oba černé kameny jedním tahem.
lesson-chain-done = Po skoku smí tatáž figura skákat dál.
lesson-freedom = Volný výběr
lesson-freedom-task = Podle těchto pravidel brát nemusíte. Táhněte svým druhým kamenem.
lesson-freedom-done = Tady je braní na vás. Podle většiny ostatních pravidel se brát musí.
lesson-duty = Kdy se musí brát
lesson-duty-task = Podle těchto pravidel musíte brát, když můžete. Táhněte.
lesson-duty-done = Takhle můžete soupeře přinutit, aby táhl tam, kam chcete vy.
lesson-crowning = Dáma
lesson-crowning-task = Vašemu kameni chybí do poslední řady jediný krok. Udělejte z něj dámu.
lesson-crowning-done = V poslední řadě se z kamene stane dáma.
lesson-flying = Létající dáma
lesson-flying-task = Pošlete dámu přes celou desku, z rohu do rohu.
lesson-flying-done = Podle těchto pravidel chodí dáma přes libovolný počet volných polí.
lesson-far-jump = Skok z dálky
lesson-far-jump-task = Vaší dámě stojí v cestě kámen. Vezměte ho rovnou odtud, kde dáma stojí.
lesson-far-jump-done = Dáma nemusí stát hned vedle něj. Podle těchto pravidel dopadne hned za něj.
lesson-give-one = Jeden dát, tři vzít
lesson-give-one-task = Tady musíte brát, když můžete. Obětujte kámen a pak vezměte všechno, co zbylo.
lesson-give-one-done = Figura obětovaná v pravou chvíli otevře desku. Tomu se říká kombinace.
lesson-block = Bez tahu
lesson-block-task = Zahrajte tak, aby černý nemohl táhnout.
lesson-block-done = Hráč, který nemůže táhnout, prohrává.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Je to jediný možný tah.
    [wins] Tohle vyhrává.
    [resists] Partie je prohraná; takhle vydržíte nejdéle.
    [crowns] Z kamene bude dáma.
    [gains] Tohle získává materiál.
    [avoids] Každý jiný tah je zřetelně horší.
    [draws] Tohle drží remízu.
    [equal] Jiný tah je stejně dobrý.
   *[best] Tohle se zdá o něco lepší než ostatní tahy.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Můžete brát, takže musíte: přeskočte figuru na volné pole za ní.
    [may] Můžete brát, chcete-li: přeskočte figuru na volné pole za ní.
    [king] Táhněte kamenem o jedno pole dopředu, nebo dámou dopředu či dozadu.
   *[other] Táhněte kamenem o jedno pole šikmo dopředu.
}
guide-why = { $why ->
    [only] Je to jediný možný tah.
    [crowns] Z vašeho kamene bude dáma.
    [takes] Berete.
    [saves] Dostanete figuru z nebezpečí.
    [safe] Soupeř vám pak nemůže nic vzít.
   *[other] Zdá se o něco lepší než ostatní tahy.
}

## Rules that follow their switches
refusal-man-takes-all = Kámen bere jen figuru hned vedle sebe a dopadne hned za ni.
refusal-king-takes-near = V této partii bere dáma jen figuru hned vedle sebe a dopadne hned za ni.
refusal-king-lands-behind = Dáma musí dopadnout hned za { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] V této partii bere dáma jen figuru hned vedle sebe.
   *[behind] Dáma musí dopadnout hned za { $over }.
}
refusal-king-near-lands-anywhere = V této partii bere dáma jen figuru hned vedle sebe.
refusal-chain-straight = V této partii musí skoky kamene zůstat v jedné přímce.
refusal-chain-whole = Figura může brát dál, takže musí skákat a nesmí zůstat na { $to }.
refusal-removal-after = Figuru na { $over } jste už přeskočili. Dvakrát ji přeskočit nejde.
character-beginner = Drobek
character-casual = Zázvor
character-skilled = Bodlák
character-strong = Uhlík
character-master = Onyx
origin-thai12-white-begins = { origin-thai-white-begins }
origin-czech-repetition = { origin-collection-repetition }
origin-czech-agreed = { origin-collection-agreed }
origin-dame-blocked = { origin-collection-blocked }
origin-dame-blocked-draws = { origin-collection-blocked-draws }
origin-dame-repetition = { origin-collection-repetition }
origin-dame-quiet-40 = { origin-collection-quiet-40 }
origin-dame-agreed = { origin-collection-agreed }
origin-italian-blocked = { origin-collection-blocked }
origin-italian-repetition = { origin-collection-repetition }
origin-italian-quiet-40 = { origin-collection-quiet-40 }
origin-italian-agreed = { origin-collection-agreed }
origin-pool-repetition = { origin-collection-repetition }
origin-pool-quiet-40 = { origin-collection-quiet-40 }
origin-pool-agreed = { origin-collection-agreed }
origin-portuguese-blocked = { origin-collection-blocked }
origin-portuguese-repetition = { origin-collection-repetition }
origin-portuguese-quiet-20 = { origin-collection-quiet-20 }
origin-portuguese-agreed = { origin-collection-agreed }
origin-spanish-blocked = { origin-collection-blocked }
origin-spanish-repetition = { origin-collection-repetition }
origin-spanish-quiet-40 = { origin-collection-quiet-40 }
origin-spanish-agreed = { origin-collection-agreed }
origin-thai-repetition = { origin-collection-repetition }
origin-thai-quiet-40 = { origin-collection-quiet-40 }
origin-thai-agreed = { origin-collection-agreed }
origin-thai12-repetition = { origin-collection-repetition }
origin-thai12-quiet-40 = { origin-collection-quiet-40 }
origin-thai12-agreed = { origin-collection-agreed }
clause-king-takes-near = Dáma bere všemi směry, ale jen figuru hned vedle sebe, a dopadne hned za ni. I dámu lze vzít.
clause-king-near-lands-behind = Dáma bere jen figuru hned vedle sebe a dopadne hned za ni.
clause-king-near-lands-anywhere = Dáma bere jen figuru hned vedle sebe a dopadne na kterékoli volné pole za ní.
clause-chain-straight = Figura, která skočila, smí v témže tahu skákat z místa dopadu dál: kámen jen po téže přímce, dáma i jiným směrem.
clause-blocked-draws = Když hráč figury má, ale nemůže táhnout, je remíza.
origin-collection-board-8 = Dánský návod mluví o bílé dolní polovině; myslí se pravé dolní pole.
origin-collection-men-12 = Jen anglický text říká, které řady jsou obsazené. Ostatní ukazují obrázek.
origin-collection-black-begins = Náhodný výběr a první tah černého jsou vytištěné. Že se po každé partii mění barvy, je naše nastavení.
origin-collection-turns = Vynechat tah se nesmí, i když brát se nemusí: hráči se střídají.
origin-collection-man-moves = Ruský text říká jen, že se kámen nesmí vrátit tam, kde byl. Žádný kámen netáhne dozadu.
origin-collection-taking = Italský a dánský text vynechávají slovo „volné“ nebo „tmavé“. Myslí se prázdné tmavé pole.
origin-collection-man-takes-forward = Skok se popisuje přes pole před kamenem, jde tedy dopředu. Anglický text dodává, že dozadu se „ještě“ nesmí.
origin-collection-crowning = Návod položí navrch druhou figuru a víc neříká. Končíme tam tah jako většina druhů dámy; nastavení dovolí nové dámě skákat dál. Francouzský text bere druhou figuru z už ztracených; tady je vždy po ruce.
origin-collection-crowning-goes-on = Návod neříká, co se stane uprostřed několika skoků. V této partii skáče nová dáma dál, jako v ruské dámě.
origin-collection-king-flies = Polský text říká, že dáma prázdná pole přeskakuje; ona po nich jede.
origin-collection-king-takes = Italský text neříká, že pole za figurou musí být volné. Ostatní ano.
origin-collection-king-lands-behind = Jen francouzský text říká „hned za“ a anglický přirovnává skok ke skoku kamene. Z jaké dálky smí dáma vyrazit, se neříká. Hrajeme krátký dopad německé rodinné dámy; obojí lze změnit v nastavení.
origin-collection-king-lands-anywhere = Návod nechává otevřené, kam dáma dopadne. Turnajoví hráči čekají kterékoli volné pole za figurou.
origin-collection-king-near-lands-behind = Návod nechává otevřené, z jaké dálky smí dáma začít skok.
origin-collection-king-near-lands-anywhere = Návod nechává otevřené, z jaké dálky smí dáma začít skok a kam dopadne.
origin-collection-chain = Návod slibuje zatáčky jen dámám a anglický text drží kámen na jedné diagonále. U nás smějí zatáčet i kameny jako ve všech ostatních druzích dámy; nastavení je vrátí na přímku.
origin-collection-chain-straight = Anglický text váže skoky kamene na jednu diagonálu. Ostatní jazyky to neříkají.
origin-collection-chain-may-stop = Každý jazyk říká, že se smí skákat dál, žádný, že se musí.
origin-collection-chain-whole = Návod to nechce: v této partii jste se dohodli, že se skáče dál.
origin-collection-removal-at-once = Návod mluví o odebrání figury dřív, než dojde na několik skoků. Proto ji odebíráme hned.
origin-collection-removal-after = Návod neříká kdy. Ve většině turnajových druhů se čeká do konce tahu.
origin-collection-duty-free = Všech deset jazyků říká „může“ nebo „smí“. V mnoha zemích je braní povinné; tyto druhy tu mají vlastní pravidla.
origin-collection-all-taken = Španělský text to říká obráceně: vyhrává, kdo vezme všechno.
origin-collection-blocked = O hráči, který nemůže táhnout, není vytištěno nic. Prohrává jako ve všech ostatních druzích dámy.
origin-collection-blocked-draws = O hráči, který nemůže táhnout, není vytištěno nic. V této partii je to remíza.
origin-collection-repetition = O remíze není vytištěno nic. Bez tohoto pravidla by se dámy mohly honit donekonečna.
origin-collection-quiet-20 = O remíze není vytištěno nic. Bez tohoto pravidla by se dámy mohly honit donekonečna.
origin-collection-quiet-40 = O remíze není vytištěno nic. Bez tohoto pravidla by se dámy mohly honit donekonečna.
origin-collection-agreed = O vzdání ani o dohodnuté remíze není vytištěno nic. Obojí je obvyklé.
origin-dame-king-lands-anywhere = Podle německých rodinných pravidel dopadne dáma hned za figuru. V této partii smí dopadnout i dál.
origin-dame-removal-after = Podle německých rodinných pravidel se figury odebírají hned. V této partii zůstávají do konce tahu.
origin-thai-white-begins = Některá thajská pravidla nechávají na hráčích, kdo začne. U nás začíná bílý, jako v jednom tištěném řádu.
origin-thai12-men-12 = Makhos má osm kamenů. Tohle je táž hra s dvanácti z vaší krabice.
editor-piece = { $piece ->
    [w] Bílý kámen
    [W] Bílá dáma
    [b] Černý kámen
   *[B] Černá dáma
}
refusal-editor-many = { $colour ->
    [white] Bílý má příliš mnoho figur: { $count }. Je jich jen { $most }.
   *[black] Černý má příliš mnoho figur: { $count }. Je jich jen { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Bílý kámen na { $square } by už byl dámou.
   *[black] Černý kámen na { $square } by už byl dámou.
}
refusal-editor-none = { $colour ->
    [white] Bílý nemá žádné figury, ale musel táhnout jako poslední.
   *[black] Černý nemá žádné figury, ale musel táhnout jako poslední.
}
task-capture = Jste na tahu: musíte brát.

## Drills

drill-combinations = Kombinace
drill-combinations-about = Obětujte, přinuťte soupeře brát a získejte zpátky víc.
drill-combinations-task = { $colour ->
    [white] Na tahu je bílý. Najděte kombinaci.
   *[black] Na tahu je černý. Najděte kombinaci.
}
drill-combinations-why = Obětováno: { $given }. Vzato: { $taken }.
drill-refuted = Soupeř bere a získává materiál.
drill-endings = Koncovky
drill-endings-about = Vyhrajte nebo ubraňte koncovky s nejvýš čtyřmi figurami. Soupeř hraje bezchybně.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Bílý na tahu vyhraje.
       *[draw] Na tahu je bílý. Udržte remízu, počet tahů: { $moves }.
    }
   *[black] { $goal ->
        [win] Černý na tahu vyhraje.
       *[draw] Na tahu je černý. Udržte remízu, počet tahů: { $moves }.
    }
}
drill-endings-why = { $value ->
    [draw] Teď už je to jen remíza.
   *[loss] Teď je partie prohraná.
}
