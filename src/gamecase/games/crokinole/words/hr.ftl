### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.
### Croatian: disc = disk, ditch = jarak, rim = obod, peg = klin, ring = prsten, hole = rupa,
### twenty = dvadesetica, round = runda, shot = hitac, open shot = hitac na slobodnu ploču.

game-name = Crokinole
game-about = Zvrcajte drvene diskove po okrugloj ploči, izbijajte protivničke i gađajte rupu u sredini.
seat-first = Svijetli
seat-second = Tamni
seat-third = Svijetli 2
seat-fourth = Tamni 2

booklet-collection = Zbirka igara, za dvoje
booklet-collection-about = Svatko ima dvanaest diskova. Bolja strana u rundi dobiva razliku bodova.
booklet-trio = Zbirka igara, za troje
booklet-trio-about = Jedan igrač protiv dvoje partnera.
booklet-teams = Zbirka igara, za četvero
booklet-teams-about = Dva para. Partneri sjede jedan nasuprot drugome.
booklet-tournament = Turnir, pojedinačno
booklet-tournament-about = Svatko ima osam diskova, runda nosi dva boda, kao na svjetskom prvenstvu.
booklet-doubles = Turnir, parovi
booklet-doubles-about = Dva para, runda nosi dva boda.

switch-played = Gdje su diskovi?
switch-played-screen = Ovdje na zaslonu
switch-played-real-board = Na pravoj ploči; ovdje brojimo bodove
switch-board = Ploča
switch-board-tournament = Turnirska veličina
switch-board-compact = Mala kućna ploča
switch-surface = Površina
switch-surface-fast = Brza
switch-surface-normal = Navoštena
switch-surface-slow = Suha
switch-miss_takes_touched = Neuspio hitac na slobodnu ploču
switch-miss_takes_touched-no = Gubite odigrani disk
switch-miss_takes_touched-yes = Gubite i svoje diskove koje je dotaknuo
switch-rim_bounce = Diskovi koji dođu do oboda
switch-rim_bounce-no = Odmah ispadaju
switch-rim_bounce-yes = Odbiju se pa ispadaju poslije
switch-three_player_order = Redoslijed troje igrača
switch-three_player_order-sides = Strane se izmjenjuju
switch-three_player_order-clockwise = U smjeru kazaljke na satu, po tiskanim pravilima
switch-steadiness = Mirna ruka
switch-steadiness-exact = Disk ide točno kamo ciljate
switch-steadiness-human = Kao ljudska ruka: malo drhti

new-match-first-to-50 = Do 50 bodova
new-match-first-to-100 = Do 100 bodova
new-match-first-to-150 = Do 150 bodova
new-match-first-to-200 = Do 200 bodova
new-match-games-1 = Jedna runda
new-match-games-2 = Dvije runde
new-match-games-4 = Četiri runde
new-match-games-8 = Osam rundi

clause-equipment = Ploča ima prstene od 15, 10 i 5 bodova, osam klinova oko prstena od 15 i rupu u sredini. Diskovi su svijetli ili tamni.
clause-sides = Dva igrača sjede jedan nasuprot drugome i svaki ima dvanaest diskova jedne boje. Dok se ne odigraju, diskovi su izvan ploče.
clause-sides-three = Jedan igra sam s dvanaest diskova. Dva partnera sjede njemu slijeva i zdesna i svaki ima šest diskova.
clause-sides-four = Četiri igrača čine dva para. Partneri sjede jedan nasuprot drugome i svaki ima šest diskova.
clause-sides-eight = Dva igrača sjede jedan nasuprot drugome i svaki ima osam diskova jedne boje.
clause-conduct = Ploču smije dirati samo igrač koji je na potezu. Ploča i stolice ostaju gdje jesu, a puca se sjedeći: nitko ne ustaje sa stolice.
clause-quarter = Pucate iz vlastite četvrtine, sa sredinom diska na startnoj crti.
clause-free-place = Mjesto mora biti slobodno: prije zvrcanja disk ne smije dodirivati nijedan drugi i ništa se ne smije pomaknuti da bi se napravilo mjesta.
clause-inwards = Zvrcajte kažiprstom ili srednjim prstom u bilo kojem smjeru prema unutra. Hitac vrijedi čim disk napusti prst, ma kako slab bio.
clause-strength = Hitac je samo onoliko jak koliko prst može.
clause-turns = Svaki potez je jedan disk. Nakon vas uvijek puca igrač s vaše lijeve strane.
clause-turns-three = U svakom potezu jedan disk. Strane se izmjenjuju, a tako i partneri.
clause-must-touch = Ako je na ploči protivnički disk, jedan od vaših mora dotaknuti jedan od njegovih: onaj kojim pucate ili neki drugi koji on gurne.
clause-void = Ako ga nijedan ne dotakne, hitac je prekršaj: odigrani disk i svi vaši diskovi dotaknuti tijekom hica idu u jarak, čak i iz rupe.
clause-open-board = Ako na ploči nema protivničkog diska, odigrani disk ili vaš disk koji je on dotaknuo mora stati u prstenu od 15, na njegovoj crti ili u rupi.
clause-missed = Ako ondje ne stane nijedan, odigrani disk ide u jarak. Ostali diskovi ostaju gdje jesu.
clause-missed-touched = Ako ondje ne stane nijedan, u jarak idu odigrani disk i svi vaši diskovi koje je dotaknuo.
clause-contact = Vrijedi svaki dodir tijekom hica, pri svakoj brzini i nakon odbijanja od klina. Diskovi koji su se već dodirivali računaju se samo ako je jedan od njih pogođen. Disk koji je napustio ploču više ne može ništa dotaknuti.
clause-off-board = Disk čija sredina napusti igraću površinu odmah ide u jarak.
clause-comes-back = Disk koji prijeđe startnu crtu i vrati se ostaje u igri.
clause-out-line = Disk koji stane na startnoj crti ili izvan nje ide u jarak, čiji god bio.
clause-twenty = Disk u rupi u sredini vadi se i stavlja sa strane; vrijedi 20.
clause-twenty-owner = Dvadesetica se računa onome čiji je disk, tko god ga poslao u rupu. Partnerovi diskovi računaju se kao vaši.
clause-round-end = Runda završava kad svi odigraju sve diskove.
clause-next-start = Sljedeću rundu počinje igrač koji je pucao posljednji.
clause-next-start-three = Sljedeću rundu počinje onaj tko je pucao posljednji: partner nakon runde koju je počeo onaj tko igra sam, a onaj tko igra sam nakon runde koju je počeo partner.
clause-next-start-four = Sljedeću rundu počinje igrač koji je pucao posljednji, pa se početak pomiče jedno mjesto udesno.
clause-next-start-clockwise = Početak se iz runde u rundu pomiče jedno mjesto ulijevo.
clause-points = Nakon runde svaki disk vrijedi 15, 10 ili 5 prema svojem prstenu, a svaka dvadesetica 20.
clause-line-lower = Disk koji dodiruje crtu između dvaju prstena vrijedi kao da je u nižem.
clause-round-score = Bodove dobiva samo strana koja ih ima više, i to razliku. Ako su bodovi izjednačeni, nitko ne dobiva ništa.
clause-round-score-two = Strana s više bodova dobiva za rundu dva boda; ako su bodovi izjednačeni, svaka strana dobiva jedan.
clause-match = Prije prve runde dogovorite broj bodova, na primjer 100. Meč je gotov kad ga jedna strana dosegne. To se provjerava nakon svake runde.
clause-match-rounds = Meč je gotov nakon dogovorenog broja rundi. Pobjeđuje strana s više bodova.
clause-settled = Gdje se diskovi zaustave, računa se iz trenja i sudara, za sve jednako, i ostaje u zapisu.
clause-counted = Na pravoj ploči ništa se ne izračunava. Kad je runda gotova, igrač koji ju je počeo upisuje koliko diskova svaka strana ima u svakom prstenu i koliko dvadesetica; rezultat se vodi ovdje.
clause-hand = Koliko je ruka mirna, svaki igrač namješta sam, sve do diska koji ide točno kamo ciljate. U početku malo drhti, kao prvakova.

refusal-quarter = { $why ->
    [line] Stavite sredinu diska na startnu crtu.
   *[quarter] Ostanite u svojoj četvrtini: od { $low } do { $high } stupnjeva.
}
refusal-free-place = { $seat ->
    [first] Na tom mjestu smeta svijetli disk.
    [second] Na tom mjestu smeta tamni disk.
    [third] Na tom mjestu smeta svijetli disk.
   *[fourth] Na tom mjestu smeta tamni disk.
}
refusal-inwards = Zvrcnite prema unutra: od { $low } do { $high } stupnjeva od sredine.
refusal-strength = Hitac mora imati brzinu od { $low } do { $high } milimetara u sekundi.
refusal-settled = { $fault ->
    [screen] Ovdje igrate na zaslonu: zvrcajte diskove.
    [moving] Pričekajte da se svi diskovi zaustave.
    [early] Nijedan se disk ne kreće.
    [unplayed] Prvo je na redu zvrcnuti disk.
    [unknown] Jednoga od tih diskova nema na ploči.
    [off-board] Disk ne može ležati izvan ploče.
    [over-hole] Disk ne može ležati iznad rupe; upao bi u nju.
    [in-peg] Disk ne može ležati u klinu.
   *[overlap] Dva diska ne mogu se preklapati.
}
refusal-counted = { $fault ->
    [real-board] Zvrcajte na svojoj ploči, a zatim upišite diskove koji su ostali na kraju runde.
    [all] Svaka strana ima samo { $discs } diskova.
   *[none] Ondje niste upisali nijedan disk.
}
refusal-hand = Ruka drhti za { $low } do { $high } tisućinki.

outcome-ahead = { $winner ->
    [first] Svijetli dobiva rundu
    [second] Tamni dobiva rundu
    [third] Svijetli dobiva rundu
   *[fourth] Tamni dobiva rundu
} i { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.
outcome-level = Runda je izjednačena.

scene-title = Ploča za crokinole
scene-side = { $seat ->
    [first] Svijetli
   *[second] Tamni
}: sada bodova { $points }, dvadesetice { $twenties }, na ploči { $live }, u jarku { $ditch }, još neodigrani { $left }.
scene-disc = { $seat ->
    [first] Svijetli disk
   *[second] Tamni disk
}, { $zone ->
    [15] u prstenu od 15
    [10] u prstenu od 10
   *[5] u prstenu od 5
}
scene-lies = { scene-disc }: smjer { $bearing }, { $far } cm od sredine vaše startne crte.
scene-noted = { $seat ->
    [first] Svijetli
   *[second] Tamni
}, { $zone ->
    [20] dvadesetice
    [15] prsten od 15
    [10] prsten od 10
   *[5] prsten od 5
}: { $count }
scene-fewer = Jedan manje: { scene-noted }
count-help = { $seat ->
    [first] Počinje Svijetli.
    [second] Počinje Tamni.
    [third] Počinje Svijetli 2.
   *[fourth] Počinje Tamni 2.
} Kad su svi diskovi odigrani, dodirnite svaki prsten onoliko puta koliko je u njemu diskova, a sredinu za svaku dvadeseticu: Svijetli lijevo, Tamni desno. Dodirom na broj jedan se oduzima.
act-count = Zbroji: Svijetli { $light }, Tamni { $dark }
told-count = Zbrojeno: Svijetli { $light }, Tamni { $dark }.
told-flick = { $seat ->
    [first] Svijetli
    [second] Tamni
    [third] Svijetli 2
   *[fourth] Tamni 2
} { $power ->
    [gentle] zvrca nježno.
    [firm] zvrca odlučno.
    [strong] zvrca snažno.
   *[hard] zvrca iz sve snage.
}
told-settle = { $verdict ->
    [touched] Pogodak.
    [void] Prekršaj: nijedan protivnički disk nije pogođen.
    [reached] Hitac na slobodnu ploču uspio je.
    [long] Predaleko: hitac na slobodnu ploču mora se zaustaviti u prstenu od 15 ili u rupi.
   *[missed] Prekratko: hitac na slobodnu ploču mora doseći prsten od 15 ili rupu.
}{ $twenties ->
    [0] {""}
    [one] {" "}Dvadesetica!
    [few] {" "}Dvadesetice: { $twenties }!
   *[other] {" "}Dvadesetice: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Dvadesetica za protivnika.
    [few] {" "}Dvadesetice za protivnika: { $given }.
   *[other] {" "}Dvadesetice za protivnika: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Jedan protivnički disk ispada.
    [few] {" "}{ $theirs } protivnička diska ispadaju.
   *[other] {" "}{ $theirs } protivničkih diskova ispada.
}{ $ours ->
    [0] {""}
    [one] {" "}Jedan vlastiti disk ispada.
    [few] {" "}{ $ours } vlastita diska ispadaju.
   *[other] {" "}{ $ours } vlastitih diskova ispada.
}

level-beginner = Početnik
level-beginner-about = Gađa ono što je najbliže, a na slobodnoj ploči pogađa svaku petu dvadeseticu.
level-casual = Rekreativac
level-casual-about = Na slobodnoj ploči pogađa svaku treću dvadeseticu i traži dobre pogotke.
level-club = Klupski igrač
level-club-about = Na slobodnoj ploči pogađa svaku drugu dvadeseticu i skriva se iza klinova.
level-tournament = Turnirski igrač
level-tournament-about = Na slobodnoj ploči pogađa dvije dvadesetice od tri i teško ga je pobijediti.
level-champion = Prvak
level-champion-about = Na slobodnoj ploči pogađa tri dvadesetice od četiri, kao najbolji.
level-machine = Stroj
level-machine-about = Gotovo nikad ne promašuje. Zaigrajte protiv njega i vidjet ćete što je sve moguće.

## The rule book's chapters
chapter-setup = Ploča i igrači
chapter-shot = Hitac
chapter-valid = Dobri hici i prekršaji
chapter-leaving = Jarak i rupa
chapter-scoring = Brojenje bodova

## Lessons: a title, what to do, and what was learnt
lesson-flick = Vaš prvi hitac
lesson-flick-task = Ploča je prazna. Zvrcnite disk tako da stane unutar klinova ili u rupi.
lesson-flick-done = Kad na ploči nema protivničkih diskova, hitac mora postići upravo to.
lesson-twenty = Dvadesetica
lesson-twenty-task = Pošaljite svoj disk u rupu. Ciljajte ravno i ne prejako.
lesson-twenty-done = Disk se stavlja sa strane i vrijedi 20.
lesson-touch = Pogodite disk
lesson-touch-task = Na ploči je protivnički disk. Pogodite ga.
lesson-touch-done = Ako ne dotaknete nijedan protivnički disk, gubite odigrani disk.
lesson-drive-off = Izbijte ga s ploče
lesson-drive-off-task = Izbijte protivnički disk s ploče.
lesson-drive-off-done = Diskovi u jarku ne vrijede ništa. Najbolje je kad vaš ostane na ploči.
lesson-through = Od vlastitog diska
lesson-through-task = Na putu je vaš vlastiti disk. Gurnite ga u protivnički.
lesson-through-done = Dovoljno je da jedan od vaših diskova dotakne jedan od protivničkih.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Protivnik ima diskove na ploči: pogodite jedan, inače gubite svoj.
   *[other] Nema protivničkih diskova: ciljajte rupu i dođite barem do prstena od 15.
}
character-beginner = Kalem
character-casual = Pikula
character-club = Javor
character-tournament = Zamah
character-champion = Komet
character-machine = Sat
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
    [gentle] nježno
    [firm] odlučno
    [strong] snažno
   *[hard] vrlo snažno
}
switch-start_tolerance = Hitac počinje
switch-start_tolerance-no = Sa sredinom diska na crti
switch-start_tolerance-yes = S diskom najviše do polovice preko crte, kako je tiskano
clause-quarter-tolerance = Pucate iz vlastite četvrtine. Disk leži na startnoj crti i smije najviše do polovice biti preko nje.
clause-turns-three-clockwise = U svakom potezu jedan disk. Sljedeći uvijek puca igrač slijeva; tko više nema diskova, preskače se.
clause-next-start-three-clockwise = Sljedeću rundu počinje onaj tko je pucao posljednji: uvijek onaj tko igra sam, jer još ima diskova kad ih partneri više nemaju.
clause-off-board-bounces = Disk se smije odbiti od oboda i vratiti. Kad se sve smiri, ide u jarak. Što je pomaknuo, ostaje pomaknuto, a njegovi se dodiri ne računaju.
clause-hand-human = Svaka ruka malo drhti, kao u dobrog igrača. Ako želite, neka vaša drhti više.
refusal-quarter-tolerance = { $why ->
    [line] Preko crte smije biti najviše polovica diska: od { $low } do { $high } milimetara.
   *[quarter] Ostanite u svojoj četvrtini: od { $low } do { $high } stupnjeva.
}
refusal-hand-human = Ruka drhti za { $low } do { $high } tisućinki.
origin-equipment = Upute navode ploču te dvanaest svijetlih i dvanaest tamnih diskova. Klinove i mjere ne spominju; uzimamo mjere turnirskih ploča ili, u postavkama, manju ploču.
origin-tournament-equipment = Mjere su mjere ploče sa svjetskog prvenstva.
origin-doubles-equipment = Mjere su mjere ploče sa svjetskog prvenstva.
origin-sides = Ruski tekst izostavlja da diskovi prije igre leže izvan ploče.
origin-sides-three = Gdje troje sjedi, nije rečeno. Partnere stavljamo jedno nasuprot drugome.
origin-collection-conduct = Talijanski je tekst izgubio ovaj odjeljak. U švedskom se mora sjediti samo za vrijeme hica; švedski, poljski i ruski govore o igračima umjesto o stolicama. Kazna nije tiskana.
origin-quarter = Po uputama disk smije ležati „do polovice” preko crte, a nije rečeno na koju stranu. Sa sredinom na crti zadovoljeno je svako čitanje, pa tako igramo; doslovna se inačica može odabrati u postavkama. Ruski tekst govori o crti između četvrtina, nizozemski i ruski o četvrtini nasuprot, a talijanski je taj odlomak izgubio.
origin-tournament-quarter = Turnirska pravila traže samo da disk dodiruje crtu. Sa sredinom na njoj dodiruje je.
origin-doubles-quarter = Turnirska pravila traže samo da disk dodiruje crtu. Sa sredinom na njoj dodiruje je.
origin-quarter-tolerance = Ovo je doslovno: „do polovice” preko crte. Ne kaže na koju stranu, pa je dopušteno na obje.
origin-free-place = O zauzetom početnom mjestu ništa nije tiskano.
origin-collection-inwards = Upute navode prst i kažu: prema sredini. Da je dovoljan bilo koji smjer prema unutra i da vrijedi i slab hitac, naše je čitanje.
origin-strength = O tome ništa nije tiskano; računalu treba granica.
origin-turns-three = U uputama red svaki put prelazi ulijevo. Tada partneri prije ostanu bez diskova, a onaj tko igra sam puca šest puta zaredom. Zato se kod nas izmjenjuju strane; doslovna se inačica može odabrati u postavkama.
origin-turns-three-clockwise = Ovo je doslovno: uvijek lijevi susjed.
origin-collection-must-touch = Njemački i engleski dopuštaju da dotakne bilo koji vaš disk, pa smijete jednim gurnuti drugi. Ostalih osam jezika govori o „svojem disku”; držimo se njemačkoga i engleskoga.
origin-collection-void = Ruski tekst skida samo diskove koje je odigrani disk sam dotaknuo, a poljski izostavlja „vlastite”. Držimo se ostalih jezika: svaki pogođeni vlastiti disk.
origin-collection-open-board = Danski je tekst izgubio „ne” i ponavlja uvjet prethodnog pravila. Ruski miješa prsten i njegovu crtu. Igramo ono što kažu ostali jezici.
origin-missed = Njemački, engleski, talijanski i nizozemski naglašavaju da ispada samo taj disk; ostali ga jednostavno navode.
origin-collection-missed-touched = Po uputama ispada samo odigrani disk. U ovoj partiji ispadaju i pogođeni vlastiti diskovi, kao na turnirima.
origin-collection-contact = O tome što se računa kao dodir ništa nije tiskano.
origin-off-board = Po uputama disk se može odbiti od oboda: ide u jarak, a što je dotaknuo, ostaje. Mi disk skidamo kad napusti površinu, da disk koji je ispao ništa ne pomakne; doslovna se inačica može odabrati u postavkama.
origin-tournament-off-board = Na turnirima ostaje pomaknuto što disk pomakne vraćajući se od oboda. Mi disk skidamo kad napusti površinu; postavka mu dopušta da se odbije.
origin-doubles-off-board = Na turnirima ostaje pomaknuto što disk pomakne vraćajući se od oboda. Mi disk skidamo kad napusti površinu; postavka mu dopušta da se odbije.
origin-collection-off-board-bounces = Engleski, nizozemski i danski obod zovu „trakama”. Misli se na rub ploče.
origin-collection-out-line = Upute navode diskove na crti. Da ispada i disk izvan nje, razumije se samo po sebi; francuski tekst od crte čini zonu, s istim ishodom.
origin-collection-twenty = U engleskom tekstu i onima nastalima iz njega pomaknuo se naslov, a danski disk pada „kroz” rupu. Misli se na dvadeset za svaki disk u rupi.
origin-collection-twenty-owner = Upute govore samo o pogotku vlastitim diskom. Računamo ga onome čiji je, kao na turnirima.
origin-collection-round-end = U ruskom tekstu runda završava kad jedan igrač više nema diskova, što bi drugoga stajalo posljednjeg hica. Svih devet ostalih čeka sve.
origin-next-start = U francuskom počinje igrač „na posljednjem mjestu”. Švedski, poljski i ruski jasno kažu da je to onaj tko je pucao posljednji, a ostali se jezici mogu tako čitati.
origin-next-start-three = U francuskom počinje igrač „na posljednjem mjestu”; ostali misle na onoga tko je pucao posljednji. Tko je to, slijedi iz redoslijeda.
origin-next-start-three-clockwise = U francuskom počinje igrač „na posljednjem mjestu”; ostali misle na onoga tko je pucao posljednji. U ovom redoslijedu to je onaj tko igra sam.
origin-next-start-four = U francuskom počinje igrač „na posljednjem mjestu”; ostali misle na onoga tko je pucao posljednji.
origin-collection-points = Poljski tekst izostavlja „svaki”.
origin-collection-line-lower = Francuski tekst govori o ležanju preko crte, ruski o krugovima koji se sijeku. Dovoljno je dodirivati crtu.
origin-round-score = Švedski tekst razliku zove nagradom; njegov vlastiti primjer pokazuje da se računa samo razlika. Izjednačena runda ne spominje se: nitko ne dobiva bodove.
origin-match = Talijanski je tekst izgubio primjer sa 100 bodova.
origin-settled = Na zaslonu računalo izračunava kako diskovi klize.
origin-counted = Upute poznaju samo prave ploče. Ovako se bodovi vode ovdje.
origin-hand = Zaslon nema prst. Ovo je naše vlastito pravilo.
origin-hand-human = Zaslon nema prst. Ovo je naše vlastito pravilo.
box-players = Koliko vas igra?
box-round_score = Što bolja strana dobiva za rundu?
box-round_score-difference = Razliku obaju rezultata
box-round_score-two-points = Dva boda
written-shot = { $verdict ->
    [void] Disk { $disc }: ne dodiruje protivnički disk, ispada
    [missed] Disk { $disc }: nije u sredini, ispada
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Disk { $disc }: ispada
            [one] Disk { $disc }: ostaje na { $zone }
            [few] Disk { $disc }: ostaje na { $zone }
           *[other] Disk { $disc }: ostaje na { $zone }
        }
        [one] Disk { $disc }: dvadesetica!
        [few] Disk { $disc }: { $twenties } dvadesetice!
       *[other] Disk { $disc }: { $twenties } dvadesetica!
    }
}{ $theirs ->
    [0] {""}
    [one] , izbacuje jedan
    [few] , izbacuje { $theirs }
   *[other] , izbacuje { $theirs }
} · { $light }–{ $dark }
written-count = Zbrojeno: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } dvadesetica
    [few] { $twenties } dvadesetice
   *[other] { $twenties } dvadesetica
}
task-shoot = Vi ste na potezu: zvrcnite disk.
task-hit = Vi ste na potezu: pogodite protivnički disk.
editor-starter = Tko je počeo rundu
editor-shots = { $seat ->
    [first] Dosad zvrcnuti diskovi (sljedeći je svijetli)
    [second] Dosad zvrcnuti diskovi (sljedeći je tamni)
    [third] Dosad zvrcnuti diskovi (sljedeći je svijetli 2)
   *[fourth] Dosad zvrcnuti diskovi (sljedeći je tamni 2)
}
editor-twenties = { $seat ->
    [first] Dvadesetice: svijetli
    [second] Dvadesetice: tamni
    [third] Dvadesetice: svijetli 2
   *[fourth] Dvadesetice: tamni 2
}
refusal-editor-many = { $seat ->
    [first] Svijetli ima previše diskova: { $count }. Ukupno ih je samo { $most }.
    [second] Tamni ima previše diskova: { $count }. Ukupno ih je samo { $most }.
    [third] Svijetli 2 ima previše diskova: { $count }. Ukupno ih je samo { $most }.
   *[fourth] Tamni 2 ima previše diskova: { $count }. Ukupno ih je samo { $most }.
}
refusal-editor-out = Disk koji dodiruje vanjsku crtu je vani i ide u jarak.

## Drills

drill-open-twenty = Slobodna dvadesetica
drill-open-twenty-about = Ubacujte diskove u rupu na praznoj ploči.
drill-open-twenty-task = { $goal ->
    [near] Odigrajte diskove tako da stanu unutar označenog kruga. Broj diskova: { $shots }.
    [sunk] Pošaljite diskove u rupu. Broj diskova: { $shots }.
   *[side] Pošaljite diskove u rupu, svaki s ruba svoje četvrtine. Broj diskova: { $shots }.
}
drill-take-out = Izbijanje
drill-take-out-about = Izbijte protivnički disk s ploče.
drill-take-out-task = { $goal ->
    [touch] Pogodite tamni disk. Broj hitaca: { $shots }.
    [out] Izbijte tamni disk s ploče. Broj hitaca: { $shots }.
    [stay] Izbijte tamni disk s ploče tako da vaš ostane na njoj. Broj hitaca: { $shots }.
   *[fifteen] Izbijte tamni disk s ploče, a svoj ostavite unutar klinova. Broj hitaca: { $shots }.
}
drill-hidden-disc = Iza klina
drill-hidden-disc-about = Ostavite disk ondje gdje ga štiti klin.
drill-hidden-disc-task = Odigrajte diskove tako da stanu unutar označenog kruga, gledano s protivnikova mjesta iza klina. Broj diskova: { $shots }.
drill-shots-hits = Pogoci: { $hits } od { $shots }.
drill-shots-spread = U prosjeku { $across } mm { $side ->
    [left] ulijevo
   *[right] udesno
} i { $along } mm { $way ->
    [short] prekratko
   *[long] predaleko
}, uz rasipanje od { $spread } mm.
