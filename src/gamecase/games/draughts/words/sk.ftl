### Draughts, in Slovak. piece = figúra, man = kameň, king = dáma, capture = brať, jump = skok, far row = posledný rad.
### Dáma is the game and the crowned piece.

game-name = Dáma
game-about = Preskakujte figúry súpera, dôjdite do posledného radu a získajte dámu.
seat-first = Čierny
seat-second = Biely

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
booklet-collection = Súbor hier
booklet-collection-about = Dáma ako v pravidlách zo súboru hier: brať sa smie, ale nemusí. Pravidlá vo vašom jazyku sa môžu líšiť od dámy, ktorá sa hrá vo vašej krajine; tú nájdete nižšie.
booklet-dame = Nemecká dáma
booklet-dame-about = Tá istá hra, len živšia: ak môžete brať, musíte. Hodí sa proti počítaču.
booklet-english = Anglická dáma
booklet-english-about = Volá sa aj americká dáma. Dámy chodia len o jedno pole.
booklet-russian = Ruská dáma
booklet-russian-about = Kamene berú aj dozadu, a keď dôjdu do posledného radu, pokračujú ako dámy.
booklet-brazilian = Brazílska dáma
booklet-brazilian-about = Medzinárodné pravidlá na malej doske: berte čo najviac figúr.
booklet-pool = Pool checkers
booklet-pool-about = Kamene berú aj dozadu. Čo vezmete, si vyberiete sami.
booklet-czech = Česká dáma
booklet-czech-about = Kamene berú len dopredu. Ak môže brať dáma, musí brať pred kameňom.
booklet-spanish = Španielska dáma
booklet-spanish-about = Doska je otočená opačne. Berte čo najviac figúr a z takých možností tú s najväčším počtom dám.
booklet-portuguese = Portugalská dáma
booklet-portuguese-about = Španielske pravidlá s tmavým poľom vľavo dole.
booklet-italian = Talianska dáma
booklet-italian-about = Kamene nemôžu brať dámy. Dámy chodia len o jedno pole.
booklet-thai = Thajská dáma
booklet-thai-about = Makhos: každý má osem kameňov a rýchle dámy.
booklet-thai12 = Thajská dáma, dvanásť kameňov
booklet-thai12-about = Thajské pravidlá s dvanástimi kameňmi pre každého.
booklet-international = Medzinárodná dáma
booklet-international-about = Doska so sto poľami a dvadsať kameňov na každej strane.
box-size = Koľko polí má jedna strana dosky?
box-black_begins = Začína čierny?
box-men_take_backwards = Smie kameň brať dozadu?
box-kings_fly = Smie dáma ťahať o viac než jedno pole?
box-must_take = Musí sa brať, keď sa dá?

## Switches
switch-may_stop = Pri viacnásobnom skoku
switch-may_stop-yes = Smiete prestať
switch-may_stop-no = Musíte skákať, kým sa dá
switch-men_turn = Viacnásobný skok kameňom
switch-men_turn-yes = Smer sa smie meniť
switch-men_turn-no = Len v jednej priamke
switch-king_far = Dáma skáče
switch-king_far-yes = Z ľubovoľnej vzdialenosti
switch-king_far-no = Len cez figúru hneď vedľa seba
switch-king_lands_anywhere = Dáma dopadne
switch-king_lands_anywhere-yes = Na ľubovoľné voľné pole za figúrou
switch-king_lands_anywhere-no = Hneď za figúru
switch-removal = Vzaté figúry zmiznú z dosky
switch-removal-at-once = Hneď po každom skoku
switch-removal-after = Až po skončení ťahu
switch-promotion = Kameň, ktorý do posledného radu doskočí
switch-promotion-ends = Stane sa dámou a ťah sa končí
switch-promotion-goes-on = Hneď pokračuje ako dáma
switch-blocked = Hráč, ktorý nemôže ťahať
switch-blocked-loses = Prehráva
switch-blocked-draws = Má remízu
switch-quiet_moves = Remíza po ťahoch dám bez brania
switch-quiet_moves-20 = Po 20 ťahoch každého
switch-quiet_moves-40 = Po 40 ťahoch každého

## The rules
clause-board-8 = Doska má osem radov po osem polí. Každý hráč má vpravo dole svetlé pole.
clause-board-8-mirrored = Doska má osem radov po osem polí. Každý hráč má vpravo dole tmavé pole.
clause-board-10 = Doska má desať radov po desať polí. Každý hráč má vpravo dole svetlé pole.
clause-men-8 = Každý hráč začína s ôsmimi kameňmi na tmavých poliach prvých dvoch radov.
clause-men-12 = Každý hráč začína s dvanástimi kameňmi na tmavých poliach prvých troch radov.
clause-men-20 = Každý hráč začína s dvadsiatimi kameňmi na tmavých poliach prvých štyroch radov.
clause-black-begins = Začína čierny. Kto bude mať čierne, sa vyberie náhodne; po každej partii si hráči farby vymenia.
clause-white-begins = Začína biely. Kto bude mať biele, sa vyberie náhodne; po každej partii si hráči farby vymenia.
clause-turns = Hráči sa striedajú. V každom ťahu hráč ťahá jednou figúrou svojej farby, kameňom alebo dámou; vynechať ťah sa nesmie.
clause-dark-squares = Hrá sa len na tmavých poliach.
clause-occupied = Figúra smie ťahať len na voľné pole.
clause-man-moves = Kameň chodí o jedno pole šikmo dopredu.
clause-taking = Figúra berie tak, že šikmo preskočí jednu súperovu figúru na voľné pole za ňou. Cez figúry vlastnej farby ani cez dve figúry naraz sa skákať nesmie.
clause-man-takes-forward = Kameň berie figúru hneď vedľa seba a skáče len dopredu.
clause-man-takes-all = Kameň berie figúru hneď vedľa seba, dopredu aj dozadu.
clause-men-spare-kings = Kameň nemôže vziať dámu.
clause-crowning = Kameň, ktorý dôjde na posledný rad, dostane navrch druhú figúru a stane sa dámou. Ťah sa tam končí.
clause-crowning-goes-on = Kameň, ktorý dôjde na posledný rad, dostane navrch druhú figúru a hneď sa stane dámou. Ak sa tam dostal skokom, môže v tom istom ťahu skákať ďalej ako dáma.
clause-crowning-stops-only = Kameň, ktorý na poslednom rade ukončí ťah, dostane navrch druhú figúru a stane sa dámou. Ak odtiaľ skočí ďalej, zostáva kameňom.
clause-king-flies = Dáma chodí šikmo dopredu aj dozadu cez ľubovoľný počet voľných polí.
clause-king-steps = Dáma chodí o jedno pole šikmo, dopredu aj dozadu.
clause-king-takes = Dáma berie všetkými smermi. Aj ona potrebuje za figúrou voľné pole. Dámu možno vziať ako každú inú figúru, kameňom aj dámou.
clause-king-lands-behind = Dáma smie skákať z diaľky. Dopadne hneď za figúru.
clause-king-lands-anywhere = Dáma smie skákať z diaľky. Dopadne na ľubovoľné voľné pole za figúrou.
clause-chain = Figúra, ktorá skočila, smie v tom istom ťahu skákať z miesta dopadu ďalej, aj iným smerom.
clause-chain-may-stop = Po každom skoku smiete prestať.
clause-chain-whole = Musíte skákať ďalej, kým figúra môže; ak si môžete vybrať, kam dopadne, musí dopadnúť tam, odkiaľ môže skákať ďalej.
clause-removal-at-once = Preskočená figúra sa odstráni hneď.
clause-removal-after = Preskočené figúry sa odstránia až po skončení ťahu. Dovtedy prekážajú a žiadnu nie je dovolené preskočiť dvakrát.
clause-duty-free = Brať smiete, ale nemusíte: namiesto toho smiete zahrať ktorýkoľvek iný ťah.
clause-duty = Ak môžete brať, musíte.
clause-duty-most = Ak môžete brať viacerými spôsobmi, musíte zvoliť ten, pri ktorom vezmete najviac figúr.
clause-duty-most-kings = Ak môžete brať viacerými spôsobmi, musíte zvoliť ten, pri ktorom vezmete najviac figúr, a z takých ten s najväčším počtom dám.
clause-duty-king-first = Ak môže brať dáma aj kameň, musí brať dáma.
clause-duty-italian = Ak môžete brať viacerými spôsobmi, musíte zvoliť ten s najväčším počtom figúr; z takých ten, pri ktorom berie dáma; potom ten, ktorý vezme najviac dám; potom ten, ktorý vezme dámu najskôr.
clause-all-taken = Hráč, ktorému nezostala žiadna figúra, prehráva.
clause-blocked = Hráč, ktorý figúry má, ale nemôže ťahať, prehráva.
clause-repetition = Keď tretí raz vznikne rovnaká pozícia s rovnakým hráčom na ťahu, je remíza.
clause-quiet-15 = Keď obaja hráči urobia 15 ťahov len dámami a nič sa nevezme, je remíza.
clause-quiet-20 = Keď obaja hráči urobia 20 ťahov len dámami a nič sa nevezme, je remíza.
clause-quiet-25 = Keď obaja hráči urobia 25 ťahov len dámami a nič sa nevezme, je remíza.
clause-quiet-40 = Keď obaja hráči urobia 40 ťahov len dámami a nič sa nevezme, je remíza.
clause-short-5 = Keď zostávajú len dve alebo tri figúry a každý hráč má dámu, je po ďalších piatich ťahoch každého hráča remíza.
clause-short-16-5 = Samotná dáma proti trom figúram, z ktorých aspoň jedna je dáma, je remíza po 16 ťahoch každého hráča. Keď zostávajú len dve alebo tri figúry a každý hráč má dámu, je remíza po piatich ťahoch každého hráča.
clause-short-13 = Tri dámy proti jednej sú remíza po 13 ťahoch každého hráča.
clause-short-road = Samotná dáma na dlhej diagonále z rohu do rohu proti trom figúram, z ktorých aspoň jedna je dáma, je remíza po piatich ťahoch každého hráča, ak tam samotná dáma zostane.
clause-agreed = Hráči sa môžu dohodnúť na remíze a každý sa môže vzdať. Ťah sa vracia len so súhlasom oboch.

## Why not
refusal-dark-squares = { $square } nie je tmavé pole tejto dosky.
refusal-turns = { $holder ->
    [nobody] Pole { $square } je prázdne.
    [white] Figúra na { $square } je biela. Na ťahu je čierny.
   *[black] Figúra na { $square } je čierna. Na ťahu je biely.
}
refusal-occupied = { $holder ->
    [white] Na { $square } stojí biela figúra.
   *[black] Na { $square } stojí čierna figúra.
}
refusal-man-moves = { $why ->
    [back] Tento kameň ešte nie je dáma, takže nemôže dozadu.
    [far] Kameň chodí len o jedno pole.
    [stuck] Kameň na { $from } nemôže ťahať.
   *[diagonal] { $from } a { $to } neležia na jednej diagonále. Kameň chodí šikmo dopredu.
}
refusal-king-flies = { $why ->
    [stuck] Dáma na { $from } nemôže ťahať.
   *[diagonal] { $from } a { $to } neležia na jednej diagonále. Dáma chodí šikmo.
}
refusal-king-steps = { $why ->
    [far] V tejto partii chodí dáma len o jedno pole.
    [stuck] Dáma na { $from } nemôže ťahať.
   *[diagonal] { $from } a { $to } neležia na jednej diagonále. Dáma chodí šikmo.
}
refusal-taking = { $why ->
    [own] Medzi { $from } a { $to } stojí vaša vlastná figúra; tú preskočiť nemôžete.
    [two] Medzi { $from } a { $to } stojí viac ako jedna figúra; tie preskočiť nemôžete.
    [diagonal] { $from } a { $to } neležia na jednej diagonále. Skáče sa šikmo.
   *[nothing] Medzi { $from } a { $to } nie je čo brať.
}
refusal-man-takes-forward = { $why ->
    [far] Kameň berie len figúru hneď vedľa seba a dopadne hneď za ňu.
   *[back] Kameň berie len dopredu: naspäť cez { $over } skočiť nemôže.
}
refusal-men-spare-kings = Na { $over } stojí dáma a kameň dámu vziať nemôže.
refusal-crowning = Kameň sa na { $from } stane dámou a ťah sa tam končí. Brať môže až ďalším ťahom.
refusal-duty = { $count ->
    [one] Môžete brať, takže musíte: figúrou na { $squares }.
    [few] Môžete brať, takže musíte: niektorou z figúr na { $squares }.
   *[other] Môžete brať, takže musíte: niektorou z figúr na { $squares }.
}
refusal-duty-most = Takto vezmete { $taken }, ale z { $squares } môžete vziať { $most }. Musíte vziať čo najviac.
refusal-duty-most-kings = { $why ->
    [most] Takto vezmete { $taken }, ale z { $squares } môžete vziať { $most }. Musíte vziať čo najviac.
   *[kings] Z { $squares } môžete vziať rovnaký počet figúr a medzi nimi viac dám.
}
refusal-duty-king-first = Dáma musí brať pred kameňom: ťahajte tou na { $squares }.
refusal-duty-italian = { $why ->
    [most] Takto vezmete { $taken }, ale z { $squares } môžete vziať { $most }. Musíte vziať čo najviac.
    [with-king] Rovnaký počet môže vziať dáma na { $squares }, a dáma musí brať pred kameňom.
   *[kings] Z { $squares } môžete vziať rovnaký počet figúr, ale viac dám medzi nimi alebo dámu skôr.
}

## How it ends
outcome-all-taken = { $seat } vyhráva: súperovi nezostala žiadna figúra.
outcome-blocked = { $seat } vyhráva: súper nemôže ťahať.
outcome-blocked-draw = Remíza: hráč na ťahu je zablokovaný.
outcome-repetition = Remíza trojnásobným opakovaním pozície.
outcome-quiet = Remíza: priveľa ťahov dámami bez brania.
outcome-short = Remíza: počet ťahov pre tak málo figúr je vyčerpaný.

## The board in words
scene-title = Doska na dámu
scene-men = { $colour ->
    [white] Biele kamene na { $squares }.
   *[black] Čierne kamene na { $squares }.
}
scene-kings = { $colour ->
    [white] Biele dámy na { $squares }.
   *[black] Čierne dámy na { $squares }.
}
scene-none = { $colour ->
    [white] Biely nemá žiadne figúry.
   *[black] Čierny nemá žiadne figúry.
}
scene-must = Musí brať: { $squares }.
scene-quiet = { $count ->
    [one] Ešte { $count } ťah dámami bez brania a je remíza.
    [few] Ešte { $count } ťahy dámami bez brania a je remíza.
   *[other] Ešte { $count } ťahov dámami bez brania a je remíza.
}
scene-repeated = { $count ->
    [one] Táto pozícia tu bola { $count }-krát.
    [few] Táto pozícia tu bola { $count }-krát. Tretí raz je remíza.
   *[other] Táto pozícia tu bola { $count }-krát. Tretí raz je remíza.
}
scene-square = { $holder ->
    [white-man] { $square }: biely kameň
    [white-king] { $square }: biela dáma
    [black-man] { $square }: čierny kameň
    [black-king] { $square }: čierna dáma
   *[nobody] { $square }: prázdne
}
told-move = { $colour ->
    [white] Biely { $move }
   *[black] Čierny { $move }
}
told-crowned = { $colour ->
    [white] Biely { $move }, dáma
   *[black] Čierny { $move }, dáma
}
button-end-turn = Ukončiť ťah

## Levels
level-beginner = Začiatočník
level-beginner-about = Berie, čo vidí, a nič neplánuje. Porazí ho aj dieťa.
level-casual = Rekreačný hráč
level-casual-about = Premýšľa ťah alebo dva dopredu a občas niečo prehliadne.
level-skilled = Skúsený
level-skilled-about = Nedáva figúry zadarmo. Dobrý súper do rodiny.
level-strong = Silný
level-strong-about = Vidí mnoho ťahov dopredu.
level-master = Majster
level-master-about = Premýšľa najhlbšie a pozná každú koncovku s najviac štyrmi figúrami.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Rozostavenie
chapter-moving = Ako sa ťahá
chapter-taking = Branie
chapter-queens = Dámy
chapter-duty = Musí sa brať?
chapter-ending = Koniec partie

## Lessons: a title, what to do, and what was learnt
lesson-step = Ťah
lesson-step-task = Máte biely kameň. Ťahajte ním.
lesson-step-done = Kamene chodia o jedno pole šikmo dopredu, po tmavých poliach.
lesson-jump = Branie
lesson-jump-task = Vezmite čierny kameň: preskočte ho na voľné pole za ním.
lesson-jump-done = Preskočená figúra je vzatá a mizne z dosky.
lesson-chain = Viacnásobný skok
lesson-chain-task = Vezmite oba čierne kamene jedným ťahom.
lesson-chain-done = Po skoku smie tá istá figúra skákať ďalej.
lesson-freedom = Voľný výber
lesson-freedom-task = Podľa týchto pravidiel brať nemusíte. Ťahajte svojím druhým kameňom.
lesson-freedom-done = Tu je branie na vás. Podľa väčšiny ostatných pravidiel sa brať musí.
lesson-duty = Kedy sa musí brať
lesson-duty-task = Podľa týchto pravidiel musíte brať, keď môžete. Ťahajte.
lesson-duty-done = Takto môžete súpera prinútiť, aby ťahal tam, kam chcete vy.
lesson-crowning = Dáma
lesson-crowning-task = Vášmu kameňu chýba do posledného radu jediný krok. Urobte z neho dámu.
lesson-crowning-done = V poslednom rade sa z kameňa stane dáma.
lesson-flying = Lietajúca dáma
lesson-flying-task = Pošlite dámu cez celú dosku, z rohu do rohu.
lesson-flying-done = Podľa týchto pravidiel chodí dáma cez ľubovoľný počet voľných polí.
lesson-far-jump = Skok z diaľky
lesson-far-jump-task = Vašej dáme stojí v ceste kameň. Vezmite ho rovno odtiaľ, kde dáma stojí.
lesson-far-jump-done = Dáma nemusí stáť hneď vedľa neho. Podľa týchto pravidiel dopadne hneď zaň.
lesson-give-one = Jeden dať, tri vziať
lesson-give-one-task = Tu musíte brať, keď môžete. Obetujte kameň a potom vezmite všetko, čo zostalo.
lesson-give-one-done = Figúra obetovaná v pravej chvíli otvorí dosku. Tomu sa hovorí kombinácia.
lesson-block = Bez ťahu
lesson-block-task = Zahrajte tak, aby čierny nemohol ťahať.
lesson-block-done = Hráč, ktorý nemôže ťahať, prehráva.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Je to jediný možný ťah.
    [wins] Toto vyhráva.
    [resists] Partia je prehratá; takto vydržíte najdlhšie.
    [crowns] Z kameňa bude dáma.
    [gains] Toto získava materiál.
    [avoids] Každý iný ťah je zreteľne horší.
    [draws] Toto drží remízu.
    [equal] Iný ťah je rovnako dobrý.
   *[best] Toto sa zdá o niečo lepšie než ostatné ťahy.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Môžete brať, takže musíte: preskočte figúru na voľné pole za ňou.
    [may] Môžete brať, ak chcete: preskočte figúru na voľné pole za ňou.
    [king] Ťahajte kameňom o jedno pole dopredu alebo dámou dopredu či dozadu.
   *[other] Ťahajte kameňom o jedno pole šikmo dopredu.
}
guide-why = { $why ->
    [only] Je to jediný možný ťah.
    [crowns] Z vášho kameňa bude dáma.
    [takes] Beriete.
    [saves] Dostanete figúru z nebezpečenstva.
    [safe] Súper vám potom nemôže nič vziať.
   *[other] Zdá sa o niečo lepší než ostatné ťahy.
}

## Rules that follow their switches
refusal-man-takes-all = Kameň berie len figúru hneď vedľa seba a dopadne hneď za ňu.
refusal-king-takes-near = V tejto partii berie dáma len figúru hneď vedľa seba a dopadne hneď za ňu.
refusal-king-lands-behind = Dáma musí dopadnúť hneď za { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] V tejto partii berie dáma len figúru hneď vedľa seba.
   *[behind] Dáma musí dopadnúť hneď za { $over }.
}
refusal-king-near-lands-anywhere = V tejto partii berie dáma len figúru hneď vedľa seba.
refusal-chain-straight = V tejto partii musia skoky kameňa zostať v jednej priamke.
refusal-chain-whole = Figúra môže brať ďalej, takže musí skákať a nesmie zostať na { $to }.
refusal-removal-after = Figúru na { $over } ste už preskočili. Dvakrát ju preskočiť nemôžete.
character-beginner = Omrvinka
character-casual = Zázvor
character-skilled = Bodliak
character-strong = Uhlík
character-master = Ónyx
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
clause-king-takes-near = Dáma berie všetkými smermi, ale iba figúru hneď vedľa seba, a dopadne hneď za ňu. Aj dámu možno vziať.
clause-king-near-lands-behind = Dáma berie iba figúru hneď vedľa seba a dopadne hneď za ňu.
clause-king-near-lands-anywhere = Dáma berie iba figúru hneď vedľa seba a dopadne na ktorékoľvek voľné pole za ňou.
clause-chain-straight = Figúra, ktorá skočila, smie v tom istom ťahu skákať z miesta dopadu ďalej: kameň iba po tej istej priamke, dáma aj iným smerom.
clause-blocked-draws = Keď hráč figúry má, ale nemôže ťahať, je remíza.
origin-collection-board-8 = Dánsky návod hovorí o bielej dolnej polovici; myslí sa pravé dolné pole.
origin-collection-men-12 = Iba anglický text hovorí, ktoré rady sú obsadené. Ostatné ukazujú obrázok.
origin-collection-black-begins = Náhodný výber a prvý ťah čierneho sú vytlačené. Že sa po každej partii menia farby, je naše nastavenie.
origin-collection-turns = Vynechať ťah sa nesmie, hoci brať sa nemusí: hráči sa striedajú.
origin-collection-man-moves = Ruský text hovorí iba to, že sa kameň nesmie vrátiť tam, kde bol. Žiadny kameň neťahá dozadu.
origin-collection-taking = Taliansky a dánsky text vynechávajú slovo „voľné“ alebo „tmavé“. Myslí sa prázdne tmavé pole.
origin-collection-man-takes-forward = Skok sa opisuje cez pole pred kameňom, ide teda dopredu. Anglický text dodáva, že dozadu sa „ešte“ nesmie.
origin-collection-crowning = Návod položí navrch druhú figúru a viac nehovorí. Končíme tam ťah ako väčšina druhov dámy; nastavenie dovolí novej dáme skákať ďalej. Francúzsky text berie druhú figúru z už stratených; tu je vždy poruke.
origin-collection-crowning-goes-on = Návod nehovorí, čo sa stane uprostred niekoľkých skokov. V tejto partii skáče nová dáma ďalej, ako v ruskej dáme.
origin-collection-king-flies = Poľský text hovorí, že dáma prázdne polia preskakuje; ona sa po nich kĺže.
origin-collection-king-takes = Taliansky text nehovorí, že pole za figúrou musí byť voľné. Ostatné áno.
origin-collection-king-lands-behind = Iba francúzsky text hovorí „hneď za“ a anglický prirovnáva skok ku skoku kameňa. Z akej diaľky smie dáma vyraziť, sa nehovorí. Hráme krátky dopad nemeckej rodinnej dámy; oboje sa dá zmeniť v nastavení.
origin-collection-king-lands-anywhere = Návod necháva otvorené, kam dáma dopadne. Turnajoví hráči čakajú ktorékoľvek voľné pole za figúrou.
origin-collection-king-near-lands-behind = Návod necháva otvorené, z akej diaľky smie dáma začať skok.
origin-collection-king-near-lands-anywhere = Návod necháva otvorené, z akej diaľky smie dáma začať skok a kam dopadne.
origin-collection-chain = Návod sľubuje zákruty iba dámam a anglický text drží kameň na jednej diagonále. U nás smú zatáčať aj kamene ako vo všetkých ostatných druhoch dámy; nastavenie ich vráti na priamku.
origin-collection-chain-straight = Anglický text viaže skoky kameňa na jednu diagonálu. Ostatné jazyky to nehovoria.
origin-collection-chain-may-stop = Každý jazyk hovorí, že sa smie skákať ďalej, žiadny, že sa musí.
origin-collection-chain-whole = Návod to nechce: v tejto partii ste sa dohodli, že sa skáče ďalej.
origin-collection-removal-at-once = Návod hovorí o odobratí figúry skôr, než dôjde na niekoľko skokov. Preto ju odoberáme hneď.
origin-collection-removal-after = Návod nehovorí kedy. Vo väčšine turnajových druhov sa čaká do konca ťahu.
origin-collection-duty-free = Všetkých desať jazykov hovorí „môže“ alebo „smie“. V mnohých krajinách je branie povinné; tieto druhy tu majú vlastné pravidlá.
origin-collection-all-taken = Španielsky text to hovorí opačne: vyhráva, kto vezme všetko.
origin-collection-blocked = O hráčovi, ktorý nemôže ťahať, nie je vytlačené nič. Prehráva ako vo všetkých ostatných druhoch dámy.
origin-collection-blocked-draws = O hráčovi, ktorý nemôže ťahať, nie je vytlačené nič. V tejto partii je to remíza.
origin-collection-repetition = O remíze nie je vytlačené nič. Bez tohto pravidla by sa dámy mohli naháňať donekonečna.
origin-collection-quiet-20 = O remíze nie je vytlačené nič. Bez tohto pravidla by sa dámy mohli naháňať donekonečna.
origin-collection-quiet-40 = O remíze nie je vytlačené nič. Bez tohto pravidla by sa dámy mohli naháňať donekonečna.
origin-collection-agreed = O vzdaní ani o dohodnutej remíze nie je vytlačené nič. Oboje je obvyklé.
origin-dame-king-lands-anywhere = Podľa nemeckých rodinných pravidiel dopadne dáma hneď za figúru. V tejto partii smie dopadnúť aj ďalej.
origin-dame-removal-after = Podľa nemeckých rodinných pravidiel sa figúry odoberajú hneď. V tejto partii zostávajú do konca ťahu.
origin-thai-white-begins = Niektoré thajské pravidlá nechávajú na hráčoch, kto začne. U nás začína biely, ako v jednom tlačenom poriadku.
origin-thai12-men-12 = Makhos má osem kameňov. Toto je tá istá hra s dvanástimi z vašej škatule.
editor-piece = { $piece ->
    [w] Biely kameň
    [W] Biela dáma
    [b] Čierny kameň
   *[B] Čierna dáma
}
refusal-editor-many = { $colour ->
    [white] Biely má príliš veľa figúr: { $count }. Je ich iba { $most }.
   *[black] Čierny má príliš veľa figúr: { $count }. Je ich iba { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Biely kameň na { $square } by už bol dámou.
   *[black] Čierny kameň na { $square } by už bol dámou.
}
refusal-editor-none = { $colour ->
    [white] Biely nemá žiadne figúry, ale musel ťahať ako posledný.
   *[black] Čierny nemá žiadne figúry, ale musel ťahať ako posledný.
}
task-capture = Ste na ťahu: musíte brať.

## Drills

drill-combinations = Kombinácie
drill-combinations-about = Obetujte, prinúťte súpera brať a získajte späť viac.
drill-combinations-task = { $colour ->
    [white] Na ťahu je biely. Nájdite kombináciu.
   *[black] Na ťahu je čierny. Nájdite kombináciu.
}
drill-combinations-why = Obetované: { $given }. Vzaté: { $taken }.
drill-refuted = Súper berie a získava materiál.
drill-endings = Koncovky
drill-endings-about = Vyhrajte alebo ubráňte koncovky s najviac štyrmi figúrami. Súper hrá bezchybne.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Biely na ťahu vyhrá.
       *[draw] Na ťahu je biely. Udržte remízu, počet ťahov: { $moves }.
    }
   *[black] { $goal ->
        [win] Čierny na ťahu vyhrá.
       *[draw] Na ťahu je čierny. Udržte remízu, počet ťahov: { $moves }.
    }
}
drill-endings-why = { $value ->
    [draw] Teraz je to už iba remíza.
   *[loss] Teraz je partia prehratá.
}
