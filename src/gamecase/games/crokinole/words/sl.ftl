### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.
### Slovenian: disc = disk, ditch = jarek, rim = obod, peg = količek, ring = obroč, hole = luknja,
### twenty = dvajsetica, round = runda, shot = strel, open shot = strel na prosto ploščo.

game-name = Crokinole
game-about = Frcajte lesene diske po okrogli plošči, izbijajte nasprotnikove in merite v luknjo na sredini.
seat-first = Svetli
seat-second = Temni
seat-third = Svetli 2
seat-fourth = Temni 2

booklet-collection = Zbirka iger, za dva
booklet-collection-about = Vsak ima dvanajst diskov. Boljša stran v rundi dobi razliko točk.
booklet-trio = Zbirka iger, za tri
booklet-trio-about = En igralec proti dvema partnerjema.
booklet-teams = Zbirka iger, za štiri
booklet-teams-about = Dve dvojici. Partnerja sedita drug nasproti drugemu.
booklet-tournament = Turnir posameznikov
booklet-tournament-about = Vsak ima osem diskov, runda prinese dve točki, kot na svetovnem prvenstvu.
booklet-doubles = Turnir dvojic
booklet-doubles-about = Dve dvojici, runda prinese dve točki.

switch-played = Kje so diski?
switch-played-screen = Tu na zaslonu
switch-played-real-board = Na pravi plošči; tu štejemo točke
switch-board = Plošča
switch-board-tournament = Turnirska velikost
switch-board-compact = Mala domača plošča
switch-surface = Površina
switch-surface-fast = Hitra
switch-surface-normal = Povoskana
switch-surface-slow = Suha
switch-miss_takes_touched = Neuspel strel na prosto ploščo
switch-miss_takes_touched-no = Izgubite odigrani disk
switch-miss_takes_touched-yes = Izgubite tudi svoje diske, ki se jih je dotaknil
switch-rim_bounce = Diski, ki pridejo do oboda
switch-rim_bounce-no = So takoj izločeni
switch-rim_bounce-yes = Se odbijejo in so izločeni pozneje
switch-three_player_order = Vrstni red treh igralcev
switch-three_player_order-sides = Strani se izmenjujeta
switch-three_player_order-clockwise = V smeri urnega kazalca, po tiskanih pravilih
switch-steadiness = Mirnost roke
switch-steadiness-exact = Disk gre točno tja, kamor merite
switch-steadiness-human = Kot človeška roka: malo trepeta

new-match-first-to-50 = Do 50 točk
new-match-first-to-100 = Do 100 točk
new-match-first-to-150 = Do 150 točk
new-match-first-to-200 = Do 200 točk
new-match-games-1 = Ena runda
new-match-games-2 = Dve rundi
new-match-games-4 = Štiri runde
new-match-games-8 = Osem rund

clause-equipment = Plošča ima obroče za 15, 10 in 5 točk, osem količkov okrog obroča za 15 in luknjo na sredini. Diski so svetli ali temni.
clause-sides = Igralca sedita drug nasproti drugemu; vsak ima dvanajst diskov ene barve. Dokler niso odigrani, so diski zunaj plošče.
clause-sides-three = Eden igra sam z dvanajstimi diski. Partnerja sedita na njegovi levi in desni; vsak ima šest diskov.
clause-sides-four = Štirje igrajo v dveh dvojicah. Partnerja sedita drug nasproti drugemu; vsak ima šest diskov.
clause-sides-eight = Igralca sedita drug nasproti drugemu; vsak ima osem diskov ene barve.
clause-conduct = Plošče se sme dotikati samo igralec, ki je na potezi. Plošča in stoli ostanejo, kjer so, strelja pa se sede: nihče ne vstane s stola.
clause-quarter = Streljate iz lastne četrtine, s sredino diska na startni črti.
clause-free-place = Mesto mora biti prosto: preden ga frcnete, se disk ne sme dotikati nobenega drugega in ničesar ni dovoljeno premakniti, da bi dobil prostor.
clause-inwards = Frcajte s kazalcem ali sredincem v katero koli smer navznoter. Strel šteje, ko disk zapusti prst, pa naj bo še tako šibek.
clause-strength = Strel je le tako močan, kot zmore prst.
clause-turns = Vsaka poteza je en disk. Za vami vedno strelja igralec na vaši levi.
clause-turns-three = V vsaki potezi en disk. Strani se izmenjujeta in partnerja prav tako.
clause-must-touch = Če je na plošči nasprotnikov disk, se mora eden od vaših diskov dotakniti enega od njegovih: tisti, s katerim streljate, ali drug, ki ga ta porine.
clause-void = Če se ga ne dotakne nobeden, je strel prekršek: odigrani disk in vsi vaši diski, ki se jih je med strelom kaj dotaknilo, gredo v jarek, tudi iz luknje.
clause-open-board = Če na plošči ni nasprotnikovega diska, mora odigrani disk ali vaš disk, ki se ga je dotaknil, obstati v obroču za 15, na njegovi črti ali v luknji.
clause-missed = Če tam ne obstane nobeden, gre odigrani disk v jarek. Drugi diski ostanejo, kjer so.
clause-missed-touched = Če tam ne obstane nobeden, gredo v jarek odigrani disk in vsi vaši diski, ki se jih je dotaknil.
clause-contact = Velja vsak dotik med strelom, pri vsaki hitrosti in tudi po odboju od količka. Diski, ki so se dotikali že prej, štejejo le, če je eden od njih zadet. Disk, ki je zapustil ploščo, se ne more ničesar več dotakniti.
clause-off-board = Disk, katerega sredina zapusti igralno površino, gre takoj v jarek.
clause-comes-back = Disk, ki gre čez startno črto in se vrne, ostane v igri.
clause-out-line = Disk, ki obstane na startni črti ali zunaj nje, gre v jarek, čigar koli je.
clause-twenty = Disk v luknji na sredini se vzame ven in odloži na stran; šteje 20.
clause-twenty-owner = Dvajsetica šteje tistemu, čigar je disk, kdor koli ga je poslal v luknjo. Partnerjevi diski štejejo kot vaši.
clause-round-end = Runda se konča, ko vsi odigrajo vse diske.
clause-next-start = Naslednjo rundo začne igralec, ki je streljal zadnji.
clause-next-start-three = Naslednjo rundo začne, kdor je streljal zadnji: partner po rundi, ki jo je začel tisti, ki igra sam, in tisti, ki igra sam, po rundi, ki jo je začel partner.
clause-next-start-four = Naslednjo rundo začne igralec, ki je streljal zadnji; začetek se tako premakne za eno mesto v desno.
clause-next-start-clockwise = Začetek se iz runde v rundo premakne za eno mesto v levo.
clause-points = Po rundi šteje vsak disk po svojem obroču 15, 10 ali 5, vsaka dvajsetica pa 20.
clause-line-lower = Disk, ki se dotika črte med obročema, šteje po nižjem od obeh.
clause-round-score = Točke dobi samo stran, ki jih ima več, in sicer razliko. Če so točke izenačene, ne dobi nihče ničesar.
clause-round-score-two = Stran z več točkami dobi za rundo dve točki; če so točke izenačene, dobi vsaka stran eno.
clause-match = Pred prvo rundo se dogovorite za število točk, na primer 100. Dvoboj se konča, ko ga ena stran doseže. To se preveri po vsaki rundi.
clause-match-rounds = Dvoboj je končan po dogovorjenem številu rund. Zmaga stran z več točkami.
clause-settled = Kje se diski ustavijo, se izračuna iz trenja in trkov, za vse enako, in ostane v zapisu.
clause-counted = Na pravi plošči se nič ne izračuna. Po koncu runde igralec, ki jo je začel, vpiše, koliko diskov ima vsaka stran v vsakem obroču in koliko dvajsetic; izid se vodi tukaj.
clause-hand = Kako mirna je roka, nastavi vsak igralec sam, vse do diska, ki gre točno tja, kamor merite. Na začetku malo trepeta, kot prvakova.

refusal-quarter = { $why ->
    [line] Sredino diska postavite na startno črto.
   *[quarter] Ostanite v svoji četrtini: od { $low } do { $high } stopinj.
}
refusal-free-place = { $seat ->
    [first] Na tem mestu je v napoto svetel disk.
    [second] Na tem mestu je v napoto temen disk.
    [third] Na tem mestu je v napoto svetel disk.
   *[fourth] Na tem mestu je v napoto temen disk.
}
refusal-inwards = Frcnite navznoter: od { $low } do { $high } stopinj mimo sredine.
refusal-strength = Strel mora imeti hitrost od { $low } do { $high } milimetrov na sekundo.
refusal-settled = { $fault ->
    [screen] Tu igrate na zaslonu: frcajte diske.
    [moving] Počakajte, da se vsi diski ustavijo.
    [early] Noben disk se ne premika.
    [unplayed] Najprej je na vrsti frcnjeni disk.
    [unknown] Enega od teh diskov ni na plošči.
    [off-board] Disk ne more ležati zunaj plošče.
    [over-hole] Disk ne more ležati nad luknjo; padel bi vanjo.
    [in-peg] Disk ne more ležati v količku.
   *[overlap] Diska se ne moreta prekrivati.
}
refusal-counted = { $fault ->
    [real-board] Frcajte na svoji plošči, nato vpišite diske, ki so ostali na koncu runde.
    [all] Vsaka stran ima le { $discs } diskov.
   *[none] Tam niste vpisali nobenega diska.
}
refusal-hand = Roka trepeta za { $low } do { $high } tisočin.

outcome-ahead = { $winner ->
    [first] Svetli dobi rundo
    [second] Temni dobi rundo
    [third] Svetli dobi rundo
   *[fourth] Temni dobi rundo
} in { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}.
outcome-level = Runda je izenačena.

scene-title = Plošča za crokinole
scene-side = { $seat ->
    [first] Svetli
   *[second] Temni
}: zdaj točk { $points }, dvajsetice { $twenties }, na plošči { $live }, v jarku { $ditch }, še neodigrani { $left }.
scene-disc = { $seat ->
    [first] Svetel disk
   *[second] Temen disk
}, { $zone ->
    [15] v obroču za 15
    [10] v obroču za 10
   *[5] v obroču za 5
}
scene-lies = { scene-disc }: smer { $bearing }, { $far } cm od sredine vaše startne črte.
scene-noted = { $seat ->
    [first] Svetli
   *[second] Temni
}, { $zone ->
    [20] dvajsetice
    [15] obroč za 15
    [10] obroč za 10
   *[5] obroč za 5
}: { $count }
scene-fewer = Eden manj: { scene-noted }
count-help = { $seat ->
    [first] Začne Svetli.
    [second] Začne Temni.
    [third] Začne Svetli 2.
   *[fourth] Začne Temni 2.
} Ko so vsi diski odigrani, se dotaknite vsakega obroča tolikokrat, kolikor diskov je v njem, in sredine za vsako dvajsetico: Svetli levo, Temni desno. Z dotikom številke enega odvzamete.
act-count = Preštej: Svetli { $light }, Temni { $dark }
told-count = Prešteto: Svetli { $light }, Temni { $dark }.
told-flick = { $seat ->
    [first] Svetli
    [second] Temni
    [third] Svetli 2
   *[fourth] Temni 2
} { $power ->
    [gentle] frcne nežno.
    [firm] frcne odločno.
    [strong] frcne močno.
   *[hard] frcne na vso moč.
}
told-settle = { $verdict ->
    [touched] Zadetek.
    [void] Prekršek: noben nasprotnikov disk ni bil zadet.
    [reached] Strel na prosto ploščo je uspel.
    [long] Predaleč: strel na prosto ploščo se mora ustaviti v obroču za 15 ali v luknji.
   *[missed] Prekratko: strel na prosto ploščo mora doseči obroč za 15 ali luknjo.
}{ $twenties ->
    [0] {""}
    [one] {" "}Dvajsetica!
    [two] {" "}Dvajsetice: { $twenties }!
    [few] {" "}Dvajsetice: { $twenties }!
   *[other] {" "}Dvajsetice: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Dvajsetica za nasprotnika.
    [two] {" "}Dvajsetice za nasprotnika: { $given }.
    [few] {" "}Dvajsetice za nasprotnika: { $given }.
   *[other] {" "}Dvajsetice za nasprotnika: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}En nasprotnikov disk je izločen.
    [two] {" "}{ $theirs } nasprotnikova diska sta izločena.
    [few] {" "}{ $theirs } nasprotnikovi diski so izločeni.
   *[other] {" "}{ $theirs } nasprotnikovih diskov je izločenih.
}{ $ours ->
    [0] {""}
    [one] {" "}En lasten disk je izločen.
    [two] {" "}{ $ours } lastna diska sta izločena.
    [few] {" "}{ $ours } lastni diski so izločeni.
   *[other] {" "}{ $ours } lastnih diskov je izločenih.
}

level-beginner = Začetnik
level-beginner-about = Frca v tisto, kar je najbližje, in na prosti plošči zadene vsako peto dvajsetico.
level-casual = Rekreativec
level-casual-about = Na prosti plošči zadene vsako tretjo dvajsetico in išče dobre zadetke.
level-club = Klubski igralec
level-club-about = Na prosti plošči zadene vsako drugo dvajsetico in se skriva za količki.
level-tournament = Turnirski igralec
level-tournament-about = Na prosti plošči zadene dve dvajsetici od treh in ga je težko premagati.
level-champion = Prvak
level-champion-about = Na prosti plošči zadene tri dvajsetice od štirih, kot najboljši.
level-machine = Stroj
level-machine-about = Skoraj nikoli ne zgreši. Igrajte proti njemu in videli boste, kaj vse je mogoče.

## The rule book's chapters
chapter-setup = Plošča in igralci
chapter-shot = Strel
chapter-valid = Dobri streli in prekrški
chapter-leaving = Jarek in luknja
chapter-scoring = Štetje točk

## Lessons: a title, what to do, and what was learnt
lesson-flick = Vaš prvi strel
lesson-flick-task = Plošča je prazna. Frcnite disk tako, da obstane znotraj količkov ali v luknji.
lesson-flick-done = Ko na plošči ni nasprotnikovih diskov, mora strel doseči prav to.
lesson-twenty = Dvajsetica
lesson-twenty-task = Pošljite svoj disk v luknjo. Merite naravnost in ne premočno.
lesson-twenty-done = Disk se odloži na stran in šteje 20.
lesson-touch = Zadenite disk
lesson-touch-task = Na plošči je nasprotnikov disk. Zadenite ga.
lesson-touch-done = Če se ne dotaknete nobenega nasprotnikovega diska, izgubite odigrani disk.
lesson-drive-off = Izbijte ga s plošče
lesson-drive-off-task = Izbijte nasprotnikov disk s plošče.
lesson-drive-off-done = Diski v jarku ne štejejo nič. Najbolje je, če vaš ostane na plošči.
lesson-through = Od svojega diska
lesson-through-task = Na poti je vaš lastni disk. Porinite ga v nasprotnikovega.
lesson-through-done = Dovolj je, da se eden od vaših diskov dotakne enega od nasprotnikovih.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Nasprotnik ima diske na plošči: zadenite enega, sicer svojega izgubite.
   *[other] Nasprotnikovih diskov ni: merite v luknjo in pridite vsaj do obroča za 15.
}
character-beginner = Vretence
character-casual = Frnikola
character-club = Javor
character-tournament = Zamah
character-champion = Komet
character-machine = Ura
origin-trio-conduct = { origin-collection-conduct }
origin-teams-conduct = { origin-collection-conduct }
origin-trio-inwards = { origin-collection-inwards }
origin-teams-inwards = { origin-collection-inwards }
origin-trio-must-touch = { origin-collection-must-touch }
origin-teams-must-touch = { origin-collection-must-touch }
origin-trio-void = { origin-collection-void }
origin-teams-void = { origin-collection-void }
origin-trio-open-board = { origin-collection-open-board }
origin-teams-open-board = { origin-collection-open-board }
origin-trio-missed-touched = { origin-collection-missed-touched }
origin-teams-missed-touched = { origin-collection-missed-touched }
origin-trio-contact = { origin-collection-contact }
origin-teams-contact = { origin-collection-contact }
origin-trio-off-board-bounces = { origin-collection-off-board-bounces }
origin-teams-off-board-bounces = { origin-collection-off-board-bounces }
origin-trio-out-line = { origin-collection-out-line }
origin-teams-out-line = { origin-collection-out-line }
origin-trio-twenty = { origin-collection-twenty }
origin-teams-twenty = { origin-collection-twenty }
origin-trio-twenty-owner = { origin-collection-twenty-owner }
origin-teams-twenty-owner = { origin-collection-twenty-owner }
origin-trio-round-end = { origin-collection-round-end }
origin-teams-round-end = { origin-collection-round-end }
origin-trio-points = { origin-collection-points }
origin-teams-points = { origin-collection-points }
origin-trio-line-lower = { origin-collection-line-lower }
origin-teams-line-lower = { origin-collection-line-lower }
flick-power = { $power ->
    [gentle] nežno
    [firm] odločno
    [strong] močno
   *[hard] zelo močno
}
switch-start_tolerance = Strel se začne
switch-start_tolerance-no = S sredino diska na črti
switch-start_tolerance-yes = Z diskom največ do polovice čez črto, kot je natisnjeno
clause-quarter-tolerance = Streljate iz lastne četrtine. Disk leži na startni črti in sme segati največ do polovice čeznjo.
clause-turns-three-clockwise = V vsaki potezi en disk. Naslednji vedno strelja igralec na levi; kdor nima več diskov, je preskočen.
clause-next-start-three-clockwise = Naslednjo rundo začne, kdor je streljal zadnji: vedno tisti, ki igra sam, saj ima še diske, ko jih partnerja nimata več.
clause-off-board-bounces = Disk se sme odbiti od oboda in vrniti. Ko se vse ustavi, gre v jarek. Kar je premaknil, ostane premaknjeno, njegovi dotiki pa ne štejejo.
clause-hand-human = Vsaka roka malo trepeta, kot pri dobrem igralcu. Če želite, naj vaša trepeta bolj.
refusal-quarter-tolerance = { $why ->
    [line] Čez črto sme segati največ polovica diska: od { $low } do { $high } milimetrov.
   *[quarter] Ostanite v svoji četrtini: od { $low } do { $high } stopinj.
}
refusal-hand-human = Roka trepeta za { $low } do { $high } tisočin.
origin-equipment = Navodila naštejejo ploščo ter dvanajst svetlih in dvanajst temnih diskov. Količkov in mer ne omenijo; vzamemo mere turnirskih plošč ali, v nastavitvah, manjšo ploščo.
origin-tournament-equipment = Mere so mere plošče s svetovnega prvenstva.
origin-doubles-equipment = Mere so mere plošče s svetovnega prvenstva.
origin-sides = Rusko besedilo izpusti, da diski pred strelom ležijo zunaj plošče.
origin-sides-three = Kje sedijo trije, ni povedano. Partnerja posadimo nasproti.
origin-collection-conduct = Italijansko besedilo je ta del izgubilo. V švedščini je treba sedeti samo med strelom; švedščina, poljščina in ruščina govorijo o igralcih namesto o stolih. Kazen ni natisnjena.
origin-quarter = Po navodilih sme disk ležati »do polovice« čez črto, ni pa povedano, na katero stran. S sredino na črti je zadoščeno vsakemu branju, zato igramo tako; dobesedno različico lahko izberete v nastavitvah. Rusko besedilo govori o črti med četrtinami, nizozemsko in rusko o nasprotni četrtini, italijansko pa je ta odlomek izgubilo.
origin-tournament-quarter = Turnirska pravila zahtevajo le, da se disk dotika črte. S sredino na njej se je dotika.
origin-doubles-quarter = Turnirska pravila zahtevajo le, da se disk dotika črte. S sredino na njej se je dotika.
origin-quarter-tolerance = To je dobesedno: »do polovice« čez črto. Ne pove, na katero stran, zato je dovoljeno na obe.
origin-free-place = O zasedenem začetnem mestu ni natisnjeno nič.
origin-collection-inwards = Navodila imenujejo prst in pravijo: proti sredini. Da zadošča katera koli smer navznoter in da velja tudi šibek strel, je naše branje.
origin-strength = O tem ni natisnjeno nič; računalnik potrebuje mejo.
origin-turns-three = V navodilih gre poteza vsakič na levo. Partnerjema tako prej zmanjka diskov in tisti, ki igra sam, strelja šestkrat zapored. Zato se pri nas izmenjujeta strani; dobesedno različico lahko izberete v nastavitvah.
origin-turns-three-clockwise = To je dobesedno: vedno sosed na levi.
origin-collection-must-touch = Nemščina in angleščina dovolita, da se dotakne kateri koli vaš disk, zato smete z enim poriniti drugega. Drugih osem jezikov govori o »svojem disku«; držimo se nemščine in angleščine.
origin-collection-void = Rusko besedilo odstrani samo diske, ki se jih je odigrani disk dotaknil sam, poljsko pa izpusti »lastne«. Držimo se drugih jezikov: vsak zadeti lastni disk.
origin-collection-open-board = Dansko besedilo je izgubilo »ne« in ponovi pogoj prejšnjega pravila. Rusko zmeša obroč z njegovo črto. Igramo, kar pravijo drugi jeziki.
origin-missed = Nemščina, angleščina, italijanščina in nizozemščina poudarijo, da je izločen samo ta disk; drugi ga preprosto imenujejo.
origin-collection-missed-touched = Po navodilih je izločen samo odigrani disk. V tej partiji so izločeni tudi zadeti lastni diski, kot na turnirjih.
origin-collection-contact = O tem, kaj šteje kot dotik, ni natisnjeno nič.
origin-off-board = Po navodilih se disk lahko odbije od oboda: gre v jarek, kar je zadel, pa ostane. Mi disk odstranimo, ko zapusti površino, da izločen disk ničesar ne premakne; dobesedno različico lahko izberete v nastavitvah.
origin-tournament-off-board = Na turnirjih ostane premaknjeno, kar disk premakne na poti nazaj od oboda. Mi disk odstranimo, ko zapusti površino; nastavitev mu dovoli, da se odbije.
origin-doubles-off-board = Na turnirjih ostane premaknjeno, kar disk premakne na poti nazaj od oboda. Mi disk odstranimo, ko zapusti površino; nastavitev mu dovoli, da se odbije.
origin-collection-off-board-bounces = Angleščina, nizozemščina in danščina obod imenujejo »trakovi«. Mišljen je rob plošče.
origin-collection-out-line = Navodila imenujejo diske na črti. Da je izločen tudi disk zunaj nje, se razume samo po sebi; francosko besedilo iz črte naredi območje, z enakim izidom.
origin-collection-twenty = V angleškem besedilu in tistih, ki so nastala iz njega, se je premaknil naslov, danski disk pa pade »skozi« luknjo. Mišljeno je dvajset za vsak disk v luknji.
origin-collection-twenty-owner = Navodila govorijo samo o zadetku z lastnim diskom. Štejemo ga tistemu, čigar je, kot na turnirjih.
origin-collection-round-end = V ruskem besedilu se runda konča, ko en igralec nima več diskov, kar bi drugega stalo zadnji strel. Vseh devet drugih počaka na vse.
origin-next-start = V francoščini začne igralec »na zadnjem mestu«. Švedščina, poljščina in ruščina jasno povedo, da tisti, ki je streljal zadnji, druge jezike pa je mogoče tako brati.
origin-next-start-three = V francoščini začne igralec »na zadnjem mestu«; drugi mislijo tistega, ki je streljal zadnji. Kdo je to, izhaja iz vrstnega reda.
origin-next-start-three-clockwise = V francoščini začne igralec »na zadnjem mestu«; drugi mislijo tistega, ki je streljal zadnji. V tem vrstnem redu je to tisti, ki igra sam.
origin-next-start-four = V francoščini začne igralec »na zadnjem mestu«; drugi mislijo tistega, ki je streljal zadnji.
origin-collection-points = Poljsko besedilo izpusti »vsak«.
origin-collection-line-lower = Francosko besedilo govori o ležanju čez črto, rusko o krogih, ki se sekajo. Dotik črte zadošča.
origin-round-score = Švedsko besedilo razliko imenuje nagrada; njegov primer pokaže, da šteje samo razlika. Izenačena runda ni omenjena: nihče ne dobi točk.
origin-match = Italijansko besedilo je izgubilo primer s 100 točkami.
origin-settled = Na zaslonu računalnik izračuna, kako diski drsijo.
origin-counted = Navodila poznajo samo prave plošče. Tako se točke vodijo tukaj.
origin-hand = Zaslon nima prsta. To je naše lastno pravilo.
origin-hand-human = Zaslon nima prsta. To je naše lastno pravilo.
box-players = Koliko vas igra?
box-round_score = Kaj dobi boljša stran za rundo?
box-round_score-difference = Razliko obeh izidov
box-round_score-two-points = Dve točki
written-shot = { $verdict ->
    [void] Disk { $disc }: ne dotakne se nasprotnikovega diska, izločen
    [missed] Disk { $disc }: ni v sredini, izločen
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Disk { $disc }: izločen
            [one] Disk { $disc }: ostane na { $zone }
            [two] Disk { $disc }: ostane na { $zone }
            [few] Disk { $disc }: ostane na { $zone }
           *[other] Disk { $disc }: ostane na { $zone }
        }
        [one] Disk { $disc }: dvajsetica!
        [two] Disk { $disc }: { $twenties } dvajsetici!
        [few] Disk { $disc }: { $twenties } dvajsetice!
       *[other] Disk { $disc }: { $twenties } dvajsetic!
    }
}{ $theirs ->
    [0] {""}
    [one] , izloči enega
    [two] , izloči { $theirs }
    [few] , izloči { $theirs }
   *[other] , izloči { $theirs }
} · { $light }–{ $dark }
written-count = Prešteto: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } dvajsetica
    [two] { $twenties } dvajsetici
    [few] { $twenties } dvajsetice
   *[other] { $twenties } dvajsetic
}
task-shoot = Na potezi ste: frcnite disk.
task-hit = Na potezi ste: zadenite nasprotnikov disk.
editor-starter = Kdo je začel rundo
editor-shots = { $seat ->
    [first] Doslej frcnjeni diski (naslednji je svetli)
    [second] Doslej frcnjeni diski (naslednji je temni)
    [third] Doslej frcnjeni diski (naslednji je svetli 2)
   *[fourth] Doslej frcnjeni diski (naslednji je temni 2)
}
editor-twenties = { $seat ->
    [first] Dvajsetice: svetli
    [second] Dvajsetice: temni
    [third] Dvajsetice: svetli 2
   *[fourth] Dvajsetice: temni 2
}
refusal-editor-many = { $seat ->
    [first] Svetli ima preveč diskov: { $count }. Vseh je le { $most }.
    [second] Temni ima preveč diskov: { $count }. Vseh je le { $most }.
    [third] Svetli 2 ima preveč diskov: { $count }. Vseh je le { $most }.
   *[fourth] Temni 2 ima preveč diskov: { $count }. Vseh je le { $most }.
}
refusal-editor-out = Disk, ki se dotika zunanje črte, je zunaj in gre v jarek.

## Drills

drill-open-twenty = Dvajsetica na prosti plošči
drill-open-twenty-about = Pošiljajte diske v luknjo na prazni plošči.
drill-open-twenty-task = { $goal ->
    [near] Streljajte tako, da diski obstanejo v označenem krogu. Število strelov: { $shots }.
    [sunk] Pošiljajte diske v luknjo. Število strelov: { $shots }.
   *[side] Pošiljajte diske v luknjo, vsakič od roba svoje četrtine. Število strelov: { $shots }.
}
drill-take-out = Izbijanje
drill-take-out-about = Izbijte nasprotnikov disk s plošče.
drill-take-out-task = { $goal ->
    [touch] Zadenite temni disk. Število strelov: { $shots }.
    [out] Izbijte temni disk s plošče. Število strelov: { $shots }.
    [stay] Izbijte temni disk s plošče tako, da vaš ostane na njej. Število strelov: { $shots }.
   *[fifteen] Izbijte temni disk s plošče in svojega pustite znotraj količkov. Število strelov: { $shots }.
}
drill-hidden-disc = Za količkom
drill-hidden-disc-about = Pustite svoj disk tam, kjer ga varuje količek.
drill-hidden-disc-task = Streljajte tako, da diski obstanejo v označenem krogu, z nasprotnikovega mesta skriti za količkom. Število strelov: { $shots }.
drill-shots-hits = Zadetki: { $hits } od { $shots }.
drill-shots-spread = V povprečju { $across } mm v { $side ->
    [left] levo
   *[right] desno
} in { $along } mm { $way ->
    [short] prekratko
   *[long] predolgo
}, razpršenost { $spread } mm.
