### Draughts, in Slovenian. piece = figura, man = navadna figura, king = dama, capture = jemati, far row = zadnja vrsta, move = poteza.
### Dama is the game and the crowned piece.

game-name = Dama
game-about = Preskakujte nasprotnikove figure, pridite do zadnje vrste in dobite damo.
seat-first = Črni
seat-second = Beli

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
booklet-collection = Zbirka iger
booklet-collection-about = Dama kot v pravilih iz zbirke iger: jemati smete, ni pa treba. Pravila v vašem jeziku se lahko razlikujejo od dame, kot se igra pri vas; to najdete spodaj.
booklet-dame = Nemška dama
booklet-dame-about = Ista igra, le bolj živahna: če lahko jemljete, morate. Primerna proti računalniku.
booklet-english = Angleška dama
booklet-english-about = Imenuje se tudi ameriška dama. Dame hodijo le za eno polje.
booklet-russian = Ruska dama
booklet-russian-about = Navadne figure jemljejo tudi nazaj in v zadnji vrsti nadaljujejo kot dame.
booklet-brazilian = Brazilska dama
booklet-brazilian-about = Mednarodna pravila na majhni plošči: vzemite čim več figur.
booklet-pool = Pool checkers
booklet-pool-about = Navadne figure jemljejo tudi nazaj. Kaj vzamete, izberete sami.
booklet-czech = Češka dama
booklet-czech-about = Navadne figure jemljejo le naprej. Če lahko jemlje dama, mora jemati pred navadno figuro.
booklet-spanish = Španska dama
booklet-spanish-about = Plošča je obrnjena drugače. Vzemite največ figur, med takimi možnostmi pa izberite tisto z največ damami.
booklet-portuguese = Portugalska dama
booklet-portuguese-about = Španska pravila s temnim poljem spodaj levo.
booklet-italian = Italijanska dama
booklet-italian-about = Navadne figure ne morejo jemati dam. Dame hodijo le za eno polje.
booklet-thai = Tajska dama
booklet-thai-about = Makhos: vsak ima osem navadnih figur, dame pa so hitre.
booklet-thai12 = Tajska dama, dvanajst figur
booklet-thai12-about = Tajska pravila z dvanajstimi figurami za vsakega.
booklet-international = Mednarodna dama
booklet-international-about = Plošča s sto polji in dvajset figur na vsaki strani.
box-size = Koliko polj ima ena stranica plošče?
box-black_begins = Ali začne črni?
box-men_take_backwards = Ali smejo navadne figure jemati nazaj?
box-kings_fly = Ali gre dama lahko dlje kot za eno polje?
box-must_take = Ali je treba jemati, kadar je mogoče?

## Switches
switch-may_stop = Med večkratnim skokom
switch-may_stop-yes = Smete se ustaviti
switch-may_stop-no = Skakati morate, dokler gre
switch-men_turn = Večkratni skok navadne figure
switch-men_turn-yes = Smer se sme menjati
switch-men_turn-no = Le v eni črti
switch-king_far = Dama skače
switch-king_far-yes = S poljubne razdalje
switch-king_far-no = Le čez sosednjo figuro
switch-king_lands_anywhere = Dama pristane
switch-king_lands_anywhere-yes = Na poljubnem praznem polju za figuro
switch-king_lands_anywhere-no = Tik za figuro
switch-removal = Vzete figure zapustijo ploščo
switch-removal-at-once = Takoj, po vsakem skoku
switch-removal-after = Ko je poteza končana
switch-promotion = Navadna figura, ki skoči v zadnjo vrsto
switch-promotion-ends = Postane dama in poteza se konča
switch-promotion-goes-on = Takoj nadaljuje kot dama
switch-blocked = Igralec, ki nima poteze
switch-blocked-loses = Izgubi
switch-blocked-draws = Ima remi
switch-quiet_moves = Remi po potezah dam brez jemanja
switch-quiet_moves-20 = Po 20 potezah vsakega
switch-quiet_moves-40 = Po 40 potezah vsakega

## The rules
clause-board-8 = Plošča ima osem vrst po osem polj. Vsak igralec ima desno spodaj svetlo polje.
clause-board-8-mirrored = Plošča ima osem vrst po osem polj. Vsak igralec ima desno spodaj temno polje.
clause-board-10 = Plošča ima deset vrst po deset polj. Vsak igralec ima desno spodaj svetlo polje.
clause-men-8 = Vsak igralec začne z osmimi navadnimi figurami na temnih poljih prvih dveh vrst.
clause-men-12 = Vsak igralec začne z dvanajstimi navadnimi figurami na temnih poljih prvih treh vrst.
clause-men-20 = Vsak igralec začne z dvajsetimi navadnimi figurami na temnih poljih prvih štirih vrst.
clause-black-begins = Začne črni. Kdo ima črne, se izbere naključno; po vsaki partiji igralca zamenjata barvi.
clause-white-begins = Začne beli. Kdo ima bele, se izbere naključno; po vsaki partiji igralca zamenjata barvi.
clause-turns = Igralca vlečeta izmenično. V vsaki potezi igralec premakne eno figuro svoje barve, navadno ali damo; poteze ni dovoljeno izpustiti.
clause-dark-squares = Igra se le na temnih poljih.
clause-occupied = Figura se sme premakniti samo na prazno polje.
clause-man-moves = Navadna figura gre za eno polje diagonalno naprej.
clause-taking = Figura jemlje tako, da diagonalno preskoči eno nasprotnikovo figuro na prazno polje za njo. Figur svoje barve ali dveh figur hkrati ne sme preskočiti.
clause-man-takes-forward = Navadna figura jemlje sosednjo figuro in skače le naprej.
clause-man-takes-all = Navadna figura jemlje sosednjo figuro, naprej in nazaj.
clause-men-spare-kings = Navadna figura ne more vzeti dame.
clause-crowning = Navadna figura, ki pride do zadnje vrste, dobi na vrh drugo figuro in postane dama. Poteza se tam konča.
clause-crowning-goes-on = Navadna figura, ki pride do zadnje vrste, dobi na vrh drugo figuro in takoj postane dama. Če je tja prišla s skokom, lahko v isti potezi skače dalje kot dama.
clause-crowning-stops-only = Navadna figura, ki v zadnji vrsti konča potezo, dobi na vrh drugo figuro in postane dama. Če od tam skoči dalje, ostane navadna figura.
clause-king-flies = Dama gre diagonalno naprej ali nazaj čez poljubno število praznih polj.
clause-king-steps = Dama gre za eno polje diagonalno, naprej ali nazaj.
clause-king-takes = Dama jemlje v vse smeri. Tudi ona potrebuje za figuro prazno polje. Damo je mogoče vzeti kot vsako drugo figuro, z navadno figuro ali z damo.
clause-king-lands-behind = Dama sme skočiti od daleč. Pristane tik za figuro.
clause-king-lands-anywhere = Dama sme skočiti od daleč. Pristane na poljubnem praznem polju za figuro.
clause-chain = Figura, ki je skočila, sme v isti potezi od tam skočiti dalje, tudi v drugo smer.
clause-chain-may-stop = Po vsakem skoku se smete ustaviti.
clause-chain-whole = Skakati morate dalje, dokler figura lahko; če lahko izberete, kje pristane, mora pristati tam, od koder lahko skoči dalje.
clause-removal-at-once = Preskočena figura se odstrani takoj.
clause-removal-after = Preskočene figure se odstranijo, ko je poteza končana. Do takrat so v napoto in nobene ni dovoljeno preskočiti dvakrat.
clause-duty-free = Jemati smete, ni pa treba: namesto tega smete odigrati katero koli drugo potezo.
clause-duty = Če lahko jemljete, morate.
clause-duty-most = Če lahko jemljete na več načinov, morate izbrati takega, ki vzame največ figur.
clause-duty-most-kings = Če lahko jemljete na več načinov, morate izbrati takega, ki vzame največ figur, med takimi pa tistega, ki vzame največ dam.
clause-duty-king-first = Če lahko jemljeta dama in navadna figura, mora jemati dama.
clause-duty-italian = Če lahko jemljete na več načinov, morate izbrati takega, ki vzame največ figur; med takimi tistega z damo; nato tistega, ki vzame največ dam; nato tistega, ki damo vzame najprej.
clause-all-taken = Igralec, ki nima več figur, izgubi.
clause-blocked = Igralec, ki ima figure, a nima poteze, izgubi.
clause-repetition = Ko isti položaj z istim igralcem na potezi nastane tretjič, je remi.
clause-quiet-15 = Ko oba igralca odigrata 15 potez samo z damami in ni nič vzeto, je remi.
clause-quiet-20 = Ko oba igralca odigrata 20 potez samo z damami in ni nič vzeto, je remi.
clause-quiet-25 = Ko oba igralca odigrata 25 potez samo z damami in ni nič vzeto, je remi.
clause-quiet-40 = Ko oba igralca odigrata 40 potez samo z damami in ni nič vzeto, je remi.
clause-short-5 = Ko ostanejo le dve ali tri figure in ima vsak igralec damo, je po še petih potezah vsakega igralca remi.
clause-short-16-5 = Ena sama dama proti trem figuram, med katerimi je vsaj ena dama, je remi po 16 potezah vsakega igralca. Ko ostanejo le dve ali tri figure in ima vsak igralec damo, je remi po petih potezah vsakega igralca.
clause-short-13 = Tri dame proti eni so remi po 13 potezah vsakega igralca.
clause-short-road = Ena sama dama na dolgi diagonali od kota do kota proti trem figuram, med katerimi je vsaj ena dama, je remi po petih potezah vsakega igralca, če dama tam ostane.
clause-agreed = Igralca se lahko dogovorita za remi in vsak lahko preda partijo. Poteza se vrne le, če se oba strinjata.

## Why not
refusal-dark-squares = { $square } ni temno polje te plošče.
refusal-turns = { $holder ->
    [nobody] Polje { $square } je prazno.
    [white] Figura na { $square } je bela. Na potezi je črni.
   *[black] Figura na { $square } je črna. Na potezi je beli.
}
refusal-occupied = { $holder ->
    [white] Na { $square } stoji bela figura.
   *[black] Na { $square } stoji črna figura.
}
refusal-man-moves = { $why ->
    [back] Ta figura še ni dama, zato ne more nazaj.
    [far] Navadna figura gre le za eno polje.
    [stuck] Figura na { $from } se ne more premakniti.
   *[diagonal] { $from } in { $to } nista na isti diagonali. Navadna figura gre diagonalno naprej.
}
refusal-king-flies = { $why ->
    [stuck] Dama na { $from } se ne more premakniti.
   *[diagonal] { $from } in { $to } nista na isti diagonali. Dama gre diagonalno.
}
refusal-king-steps = { $why ->
    [far] V tej partiji gre dama le za eno polje.
    [stuck] Dama na { $from } se ne more premakniti.
   *[diagonal] { $from } in { $to } nista na isti diagonali. Dama gre diagonalno.
}
refusal-taking = { $why ->
    [own] Med { $from } in { $to } stoji vaša figura; te ne morete preskočiti.
    [two] Med { $from } in { $to } stoji več kot ena figura; teh ne morete preskočiti.
    [diagonal] { $from } in { $to } nista na isti diagonali. Skače se diagonalno.
   *[nothing] Med { $from } in { $to } ni česa vzeti.
}
refusal-man-takes-forward = { $why ->
    [far] Navadna figura vzame le sosednjo figuro in pristane tik za njo.
   *[back] Navadna figura jemlje le naprej: nazaj čez { $over } ne more skočiti.
}
refusal-men-spare-kings = Na { $over } stoji dama in navadna figura ne more vzeti dame.
refusal-crowning = Figura na { $from } postane dama in poteza se tam konča. Jemlje lahko v naslednji potezi.
refusal-duty = { $count ->
    [one] Lahko jemljete, zato morate: s figuro na { $squares }.
    [two] Lahko jemljete, zato morate: z eno od figur na { $squares }.
    [few] Lahko jemljete, zato morate: z eno od figur na { $squares }.
   *[other] Lahko jemljete, zato morate: z eno od figur na { $squares }.
}
refusal-duty-most = Tako jih vzamete { $taken }, s figuro na { $squares } pa jih lahko { $most }. Vzeti morate čim več figur.
refusal-duty-most-kings = { $why ->
    [most] Tako jih vzamete { $taken }, s figuro na { $squares } pa jih lahko { $most }. Vzeti morate čim več figur.
   *[kings] S figuro na { $squares } lahko vzamete enako število figur, med njimi pa več dam.
}
refusal-duty-king-first = Dama mora jemati pred navadno figuro: vlecite s tisto na { $squares }.
refusal-duty-italian = { $why ->
    [most] Tako jih vzamete { $taken }, s figuro na { $squares } pa jih lahko { $most }. Vzeti morate čim več figur.
    [with-king] Dama na { $squares } lahko vzame enako število figur, dama pa mora jemati pred navadno figuro.
   *[kings] S figuro na { $squares } lahko vzamete enako število figur, a med njimi več dam ali damo prej.
}

## How it ends
outcome-all-taken = { $seat } zmaga: nasprotnik nima več figur.
outcome-blocked = { $seat } zmaga: nasprotnik nima poteze.
outcome-blocked-draw = Remi: igralec na potezi je blokiran.
outcome-repetition = Remi s trikratno ponovitvijo položaja.
outcome-quiet = Remi: preveč potez z damami brez jemanja.
outcome-short = Remi: število potez za tako malo figur je izčrpano.

## The board in words
scene-title = Plošča za damo
scene-men = { $colour ->
    [white] Bele navadne figure na { $squares }.
   *[black] Črne navadne figure na { $squares }.
}
scene-kings = { $colour ->
    [white] Bele dame na { $squares }.
   *[black] Črne dame na { $squares }.
}
scene-none = { $colour ->
    [white] Beli nima figur.
   *[black] Črni nima figur.
}
scene-must = Mora jemati: { $squares }.
scene-quiet = { $count ->
    [one] Še { $count } poteza z damami brez jemanja in bo remi.
    [two] Še { $count } potezi z damami brez jemanja in bo remi.
    [few] Še { $count } poteze z damami brez jemanja in bo remi.
   *[other] Še { $count } potez z damami brez jemanja in bo remi.
}
scene-repeated = { $count ->
    [one] Ta položaj je bil tu { $count }-krat.
    [two] Ta položaj je bil tu { $count }-krat. Tretjič je remi.
    [few] Ta položaj je bil tu { $count }-krat. Tretjič je remi.
   *[other] Ta položaj je bil tu { $count }-krat. Tretjič je remi.
}
scene-square = { $holder ->
    [white-man] { $square }: bela navadna figura
    [white-king] { $square }: bela dama
    [black-man] { $square }: črna navadna figura
    [black-king] { $square }: črna dama
   *[nobody] { $square }: prazno
}
told-move = { $colour ->
    [white] Beli { $move }
   *[black] Črni { $move }
}
told-crowned = { $colour ->
    [white] Beli { $move }, dama
   *[black] Črni { $move }, dama
}
button-end-turn = Končaj potezo

## Levels
level-beginner = Začetnik
level-beginner-about = Vzame, kar vidi, in nič ne načrtuje. Premaga ga tudi otrok.
level-casual = Rekreativec
level-casual-about = Misli potezo ali dve naprej in včasih kaj spregleda.
level-skilled = Izkušen
level-skilled-about = Figur ne daje zastonj. Dober nasprotnik za vso družino.
level-strong = Močan
level-strong-about = Gleda veliko potez naprej.
level-master = Mojster
level-master-about = Misli najgloblje in pozna vsako končnico z največ štirimi figurami.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Postavitev
chapter-moving = Premikanje
chapter-taking = Jemanje
chapter-queens = Dame
chapter-duty = Ali je treba jemati?
chapter-ending = Konec partije

## Lessons: a title, what to do, and what was learnt
lesson-step = Poteza
lesson-step-task = Imate belo navadno figuro. Premaknite jo.
lesson-step-done = Navadne figure gredo za eno polje diagonalno naprej, po temnih poljih.
lesson-jump = Jemanje
lesson-jump-task = Vzemite črno figuro: preskočite jo na prazno polje za njo.
lesson-jump-done = Preskočena figura je vzeta in gre s plošče.
lesson-chain = Večkratni skok
lesson-chain-task = Vzemite obe črni figuri v eni potezi.
lesson-chain-done = Po skoku sme ista figura skočiti dalje.
lesson-freedom = Prosta izbira
lesson-freedom-task = Po teh pravilih vam ni treba jemati. Premaknite svojo drugo figuro.
lesson-freedom-done = Tukaj je jemanje vaša izbira. Po večini drugih pravil je obvezno.
lesson-duty = Kdaj je treba jemati
lesson-duty-task = Po teh pravilih morate jemati, če lahko. Odigrajte potezo.
lesson-duty-done = Tako lahko nasprotnika prisilite, da gre tja, kamor želite.
lesson-crowning = Dama
lesson-crowning-task = Vaši figuri manjka do zadnje vrste en korak. Naj postane dama.
lesson-crowning-done = V zadnji vrsti navadna figura postane dama.
lesson-flying = Leteča dama
lesson-flying-task = Pošljite svojo damo čez vso ploščo, iz kota v kot.
lesson-flying-done = Po teh pravilih gre dama čez poljubno število praznih polj.
lesson-far-jump = Skok od daleč
lesson-far-jump-task = Vaši dami je na poti figura. Vzemite jo kar s polja, na katerem dama stoji.
lesson-far-jump-done = Dami ni treba stati tik ob njej. Po teh pravilih pristane tik za njo.
lesson-give-one = Eno dati, tri vzeti
lesson-give-one-task = Tukaj morate jemati, če lahko. Žrtvujte figuro, potem vzemite vse, kar ostane.
lesson-give-one-done = Figura, žrtvovana v pravem trenutku, odpre ploščo. Temu pravimo kombinacija.
lesson-block = Brez poteze
lesson-block-task = Odigrajte tako, da črni nima poteze.
lesson-block-done = Igralec, ki nima poteze, izgubi.

## Why the computer would play a move
hint-reason = { $why ->
    [only] To je edina poteza.
    [wins] To zmaga.
    [resists] Partija je izgubljena; tako se boste najdlje upirali.
    [crowns] Navadna figura postane dama.
    [gains] To pridobi material.
    [avoids] Vsaka druga poteza je očitno slabša.
    [draws] To ohrani remi.
    [equal] Tudi druga poteza je enako dobra.
   *[best] To se zdi malo boljše od drugih potez.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Lahko jemljete, zato morate: preskočite figuro na prazno polje za njo.
    [may] Lahko jemljete, če želite: preskočite figuro na prazno polje za njo.
    [king] Premaknite navadno figuro za eno polje naprej ali damo naprej ali nazaj.
   *[other] Premaknite figuro za eno polje diagonalno naprej.
}
guide-why = { $why ->
    [only] To je edina poteza.
    [crowns] Vaša figura postane dama.
    [takes] Vzamete figuro.
    [saves] Figuro umaknete iz nevarnosti.
    [safe] Nasprotnik vam potem ne more ničesar vzeti.
   *[other] Zdi se malo boljša od drugih.
}

## Rules that follow their switches
refusal-man-takes-all = Navadna figura vzame le sosednjo figuro in pristane tik za njo.
refusal-king-takes-near = V tej partiji dama vzame le sosednjo figuro in pristane tik za njo.
refusal-king-lands-behind = Dama mora pristati tik za { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] V tej partiji dama vzame le sosednjo figuro.
   *[behind] Dama mora pristati tik za { $over }.
}
refusal-king-near-lands-anywhere = V tej partiji dama vzame le sosednjo figuro.
refusal-chain-straight = V tej partiji morajo skoki navadne figure ostati na eni črti.
refusal-chain-whole = Figura lahko jemlje dalje, zato mora skočiti in ne sme ostati na { $to }.
refusal-removal-after = Figuro na { $over } ste že preskočili. Dvakrat je ne morete.
character-beginner = Drobtina
character-casual = Ingver
character-skilled = Osat
character-strong = Žerjavica
character-master = Oniks
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
clause-king-takes-near = Dama jemlje v vse smeri, a samo figuro tik ob sebi, in pristane tik za njo. Tudi damo je mogoče vzeti.
clause-king-near-lands-behind = Dama jemlje samo figuro tik ob sebi in pristane tik za njo.
clause-king-near-lands-anywhere = Dama jemlje samo figuro tik ob sebi in pristane na katerem koli praznem polju za njo.
clause-chain-straight = Figura, ki je skočila, sme v isti potezi od tam skočiti dalje: navadna figura samo po isti črti, dama tudi v drugo smer.
clause-blocked-draws = Kadar ima igralec figure, a nima poteze, je remi.
origin-collection-board-8 = Danska navodila govorijo o beli spodnji polovici; mišljeno je desno spodnje polje.
origin-collection-men-12 = Samo angleško besedilo pove, katere vrste so zasedene. Druga pokažejo sliko.
origin-collection-black-begins = Naključna izbira in prva poteza črnega sta natisnjeni. Da se po vsaki partiji zamenjajo barve, je naša nastavitev.
origin-collection-turns = Poteze ni mogoče izpustiti, čeprav jemati ni treba: igralca se izmenjujeta.
origin-collection-man-moves = Rusko besedilo pove le, da se navadna figura ne sme vrniti, kjer je bila. Nobena navadna figura ne gre nazaj.
origin-collection-taking = Italijansko in dansko besedilo izpustita besedo »prosto« ali »temno«. Mišljeno je prazno temno polje.
origin-collection-man-takes-forward = Skok je opisan za polje pred navadno figuro, torej gre naprej. Angleško besedilo doda, da nazaj »še« ni dovoljeno.
origin-collection-crowning = Navodila postavijo na vrh drugo figuro in ne povedo več. Potezo tam končamo kot večina vrst dame; nastavitev novi dami dovoli skakati dalje. Francosko besedilo vzame drugo figuro izmed že izgubljenih; tu je vedno pri roki.
origin-collection-crowning-goes-on = Navodila ne povedo, kaj se zgodi sredi več skokov. V tej partiji nova dama skače dalje kot v ruski dami.
origin-collection-king-flies = Poljsko besedilo pravi, da dama prazna polja preskakuje; ona drsi po njih.
origin-collection-king-takes = Italijansko besedilo ne pove, da mora biti polje za figuro prazno. Druga povedo.
origin-collection-king-lands-behind = Samo francosko besedilo pravi »tik za«, angleško pa skok primerja s skokom navadne figure. Od kako daleč sme dama začeti, ni povedano. Igramo kratek pristanek nemške družinske dame; oboje lahko spremenite v nastavitvah.
origin-collection-king-lands-anywhere = Navodila ne povedo, kje dama pristane. Turnirski igralci pričakujejo katero koli prazno polje za figuro.
origin-collection-king-near-lands-behind = Navodila ne povedo, od kako daleč sme dama začeti skok.
origin-collection-king-near-lands-anywhere = Navodila ne povedo, od kako daleč sme dama začeti skok in kje pristane.
origin-collection-chain = Navodila obljubijo zavoje samo damam, angleško besedilo pa navadno figuro drži na eni diagonali. Pri nas smejo zavijati tudi navadne figure kot v vseh drugih vrstah dame; nastavitev jih zadrži na črti.
origin-collection-chain-straight = Angleško besedilo skoke navadne figure veže na eno diagonalo. Drugi jeziki tega ne povedo.
origin-collection-chain-may-stop = Vsak jezik pravi, da se sme skakati dalje, noben, da se mora.
origin-collection-chain-whole = Navodila tega ne zahtevajo: v tej partiji ste se dogovorili, da se skače dalje.
origin-collection-removal-at-once = Navodila govorijo o odstranitvi figure, preden pride do več skokov. Zato jo odstranimo takoj.
origin-collection-removal-after = Navodila ne povedo, kdaj. V večini turnirskih vrst se počaka do konca poteze.
origin-collection-duty-free = Vseh deset jezikov pravi »lahko« ali »sme«. V mnogih državah je jemanje obvezno; te vrste imajo tu svoja pravila.
origin-collection-all-taken = Špansko besedilo pove obrnjeno: zmaga, kdor vzame vse.
origin-collection-blocked = O igralcu, ki nima poteze, ni natisnjeno nič. Izgubi kot v vseh drugih vrstah dame.
origin-collection-blocked-draws = O igralcu, ki nima poteze, ni natisnjeno nič. V tej partiji je to remi.
origin-collection-repetition = O remiju ni natisnjeno nič. Brez tega pravila bi se dame lahko lovile v neskončnost.
origin-collection-quiet-20 = O remiju ni natisnjeno nič. Brez tega pravila bi se dame lahko lovile v neskončnost.
origin-collection-quiet-40 = O remiju ni natisnjeno nič. Brez tega pravila bi se dame lahko lovile v neskončnost.
origin-collection-agreed = O predaji in dogovorjenem remiju ni natisnjeno nič. Oboje je običajno.
origin-dame-king-lands-anywhere = Po nemških družinskih pravilih dama pristane tik za figuro. V tej partiji sme pristati tudi dlje.
origin-dame-removal-after = Po nemških družinskih pravilih se figure odstranijo takoj. V tej partiji ostanejo do konca poteze.
origin-thai-white-begins = Nekatera tajska pravila igralcema prepustijo, kdo začne. Pri nas začne beli kot v enem od natisnjenih pravilnikov.
origin-thai12-men-12 = Makhos ima osem navadnih figur. To je ista igra z dvanajstimi iz vaše škatle.
editor-piece = { $piece ->
    [w] Bela navadna figura
    [W] Bela dama
    [b] Črna navadna figura
   *[B] Črna dama
}
refusal-editor-many = { $colour ->
    [white] Beli ima preveč figur: { $count }. Vseh je le { $most }.
   *[black] Črni ima preveč figur: { $count }. Vseh je le { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Bela navadna figura na { $square } bi bila že dama.
   *[black] Črna navadna figura na { $square } bi bila že dama.
}
refusal-editor-none = { $colour ->
    [white] Beli nima figur, a je moral odigrati zadnjo potezo.
   *[black] Črni nima figur, a je moral odigrati zadnjo potezo.
}
task-capture = Na potezi ste: morate jemati.

## Drills

drill-combinations = Kombinacije
drill-combinations-about = Žrtvujte, prisilite nasprotnika k jemanju in dobite nazaj več.
drill-combinations-task = { $colour ->
    [white] Na potezi je beli. Poiščite kombinacijo.
   *[black] Na potezi je črni. Poiščite kombinacijo.
}
drill-combinations-why = Žrtvovano: { $given }. Vzeto: { $taken }.
drill-refuted = Nasprotnik jemlje in pridobi material.
drill-endings = Končnice
drill-endings-about = Dobite ali ubranite končnice z največ štirimi figurami. Nasprotnik igra brez napak.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Beli na potezi zmaga.
       *[draw] Na potezi je beli. Obdržite remi, število potez: { $moves }.
    }
   *[black] { $goal ->
        [win] Črni na potezi zmaga.
       *[draw] Na potezi je črni. Obdržite remi, število potez: { $moves }.
    }
}
drill-endings-why = { $value ->
    [draw] Zdaj je to le še remi.
   *[loss] Zdaj je partija izgubljena.
}
