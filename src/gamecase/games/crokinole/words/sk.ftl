### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.
### Slovak: disc = disk, ditch = priekopa, rim = mantinel, peg = kolík, ring = kruh, hole = jamka,
### twenty = dvadsiatka, round = kolo, shot = strela, open shot = strela na voľnú dosku.

game-name = Crokinole
game-about = Cvrnkajte drevené disky po okrúhlej doske, vyrážajte súperove a mierte do jamky uprostred.
seat-first = Svetlý
seat-second = Tmavý
seat-third = Svetlý 2
seat-fourth = Tmavý 2

booklet-collection = Súbor hier, pre dvoch
booklet-collection-about = Každý má dvanásť diskov. Lepšia strana získa za kolo rozdiel bodov.
booklet-trio = Súbor hier, pre troch
booklet-trio-about = Jeden hráč proti dvojici partnerov.
booklet-teams = Súbor hier, pre štyroch
booklet-teams-about = Dve dvojice. Partneri sedia oproti sebe.
booklet-tournament = Turnaj jednotlivcov
booklet-tournament-about = Každý má osem diskov, za kolo sú dva body, ako na majstrovstvách sveta.
booklet-doubles = Turnaj dvojíc
booklet-doubles-about = Dve dvojice, za kolo sú dva body.

switch-played = Kde sú disky?
switch-played-screen = Tu na obrazovke
switch-played-real-board = Na skutočnej doske; tu počítame body
switch-board = Doska
switch-board-tournament = Turnajová veľkosť
switch-board-compact = Malá domáca doska
switch-surface = Povrch
switch-surface-fast = Rýchly
switch-surface-normal = Voskovaný
switch-surface-slow = Suchý
switch-miss_takes_touched = Nevydarená strela na voľnú dosku
switch-miss_takes_touched-no = Prídete o zahraný disk
switch-miss_takes_touched-yes = Prídete aj o zasiahnuté vlastné disky
switch-rim_bounce = Disky, ktoré prídu k mantinelu
switch-rim_bounce-no = Sú hneď vonku
switch-rim_bounce-yes = Odrazia sa a idú von až potom
switch-three_player_order = Poradie troch hráčov
switch-three_player_order-sides = Strany sa striedajú
switch-three_player_order-clockwise = V smere hodín, podľa tlačených pravidiel
switch-steadiness = Istota ruky
switch-steadiness-exact = Disk ide presne tam, kam mierite
switch-steadiness-human = Ako ľudská ruka: trochu sa chveje

new-match-first-to-50 = Do 50 bodov
new-match-first-to-100 = Do 100 bodov
new-match-first-to-150 = Do 150 bodov
new-match-first-to-200 = Do 200 bodov
new-match-games-1 = Jedno kolo
new-match-games-2 = Dve kolá
new-match-games-4 = Štyri kolá
new-match-games-8 = Osem kôl

clause-equipment = Doska má kruhy za 15, 10 a 5 bodov, osem kolíkov okolo pätnástkového kruhu a uprostred jamku. Disky sú svetlé alebo tmavé.
clause-sides = Dvaja hráči sedia oproti sebe a každý má dvanásť diskov jednej farby. Kým sa nezahrajú, ležia disky mimo dosky.
clause-sides-three = Jeden hrá sám s dvanástimi diskmi. Dvaja partneri sedia po jeho ľavici a pravici a každý má šesť diskov.
clause-sides-four = Štyria hráči tvoria dve dvojice. Partneri sedia oproti sebe a každý má šesť diskov.
clause-sides-eight = Dvaja hráči sedia oproti sebe a každý má osem diskov jednej farby.
clause-conduct = Dosky sa smie dotýkať iba hráč, ktorý je na ťahu. Doska aj stoličky zostávajú, kde sú, a strieľa sa posediačky: nikto nevstáva zo stoličky.
clause-quarter = Strieľate z vlastnej štvrtiny; stred disku leží na štartovej čiare.
clause-free-place = Miesto musí byť voľné: pred cvrnknutím sa disk nesmie dotýkať žiadneho iného a nič sa preň nesmie posúvať.
clause-inwards = Cvrnkajte ukazovákom alebo prostredníkom ktorýmkoľvek smerom dovnútra. Strela platí, len čo disk opustí prst, aj keď bola slabá.
clause-strength = Strela je len taká silná, ako dokáže prst.
clause-turns = Každý ťah je jeden disk. Po vás je vždy na rade hráč po vašej ľavici.
clause-turns-three = Na každý ťah jeden disk. Strany sa striedajú a partneri medzi sebou tiež.
clause-must-touch = Ak je na doske súperov disk, musí sa niektorý váš disk dotknúť niektorého súperovho: ten, ktorým strieľate, alebo iný, do ktorého drgne.
clause-void = Ak sa nedotkne žiadny, strela je faul: zahraný disk a všetky vaše disky, ktorých sa pri strele niečo dotklo, idú do priekopy, aj z jamky.
clause-open-board = Ak na doske nie je žiadny súperov disk, musí zahraný disk alebo váš disk, ktorého sa dotkol, zostať ležať v pätnástkovom kruhu, na jeho čiare alebo v jamke.
clause-missed = Ak tam nezostane žiadny, zahraný disk ide do priekopy. Ostatné disky zostávajú ležať.
clause-missed-touched = Ak tam nezostane žiadny, do priekopy ide zahraný disk aj všetky vaše disky, ktorých sa dotkol.
clause-contact = Platí každý dotyk počas strely, pri akejkoľvek rýchlosti aj po odraze od kolíka. Disky, ktoré sa dotýkali už predtým, sa počítajú, iba keď je niektorý z nich zasiahnutý. Disk, ktorý opustil dosku, sa už ničoho dotknúť nemôže.
clause-off-board = Disk, ktorého stred opustí hraciu plochu, ide hneď do priekopy.
clause-comes-back = Disk, ktorý prejde za štartovú čiaru a vráti sa, zostáva v hre.
clause-out-line = Disk, ktorý zostane ležať na štartovej čiare alebo za ňou, ide do priekopy, nech patrí komukoľvek.
clause-twenty = Disk v stredovej jamke sa vyberie a odloží nabok; počíta sa za 20.
clause-twenty-owner = Dvadsiatka sa počíta tomu, komu disk patrí, nech ho do jamky poslal ktokoľvek. Partnerove disky sa počítajú ako vaše.
clause-round-end = Kolo sa končí, keď všetci odohrali všetky disky.
clause-next-start = Ďalšie kolo začína hráč, ktorý strieľal posledný.
clause-next-start-three = Ďalšie kolo začína ten, kto strieľal posledný: partner po kole, ktoré začal hráč, ktorý je sám, a hráč, ktorý je sám, po kole, ktoré začal partner.
clause-next-start-four = Ďalšie kolo začína hráč, ktorý strieľal posledný; začiatok sa tak posúva o jedno miesto doprava.
clause-next-start-clockwise = Začiatok sa z kola na kolo posúva o jedno miesto doľava.
clause-points = Po skončení kola sa každý disk počíta podľa kruhu za 15, 10 alebo 5 a každá dvadsiatka za 20.
clause-line-lower = Disk, ktorý sa dotýka čiary medzi kruhmi, sa počíta podľa nižšieho z nich.
clause-round-score = Body získa iba strana, ktorá ich má viac, a to rozdiel. Pri zhode bodov nezíska nikto nič.
clause-round-score-two = Strana, ktorá má viac bodov, získa za kolo dva body; pri zhode získa každá strana jeden.
clause-match = Pred prvým kolom sa dohodnite na počte bodov, napríklad 100. Zápas sa končí, keď ho niektorá strana dosiahne. Zisťuje sa to po každom kole.
clause-match-rounds = Zápas sa končí po dohodnutom počte kôl. Vyhráva strana, ktorá má viac bodov.
clause-settled = Kde sa disky zastavia, sa vypočíta z trenia a nárazov, pre všetkých rovnako, a zostane v zázname.
clause-counted = Na skutočnej doske sa nič nevypočítava. Po skončení kola hráč, ktorý ho začínal, zapíše, koľko diskov má každá strana v každom kruhu a koľko má dvadsiatok; skóre sa vedie tu.
clause-hand = Aká istá je ruka, si nastaví každý hráč sám, až po disk, ktorý ide presne tam, kam mierite. Na začiatku sa trochu chveje, ako ruka šampióna.

refusal-quarter = { $why ->
    [line] Dajte stred disku na štartovú čiaru.
   *[quarter] Zostaňte vo svojej štvrtine: od { $low } do { $high } stupňov.
}
refusal-free-place = { $seat ->
    [first] Na tom mieste prekáža svetlý disk.
    [second] Na tom mieste prekáža tmavý disk.
    [third] Na tom mieste prekáža svetlý disk.
   *[fourth] Na tom mieste prekáža tmavý disk.
}
refusal-inwards = Cvrnkajte dovnútra: od { $low } do { $high } stupňov vedľa stredu.
refusal-strength = Strela musí mať rýchlosť od { $low } do { $high } milimetrov za sekundu.
refusal-settled = { $fault ->
    [screen] Tu hráte na obrazovke: cvrnkajte disky.
    [moving] Počkajte, kým sa všetky disky zastavia.
    [early] Žiadny disk nie je v pohybe.
    [unplayed] Najprv je na rade cvrnknutý disk.
    [unknown] Jeden z týchto diskov nie je na doske.
    [off-board] Disk nemôže ležať mimo dosky.
    [over-hole] Disk nemôže ležať nad jamkou; spadol by do nej.
    [in-peg] Disk nemôže ležať v kolíku.
   *[overlap] Dva disky sa nemôžu prekrývať.
}
refusal-counted = { $fault ->
    [real-board] Cvrnkajte na svojej doske a potom zapíšte disky, ktoré na konci kola zostali.
    [all] Každá strana má len { $discs } diskov.
   *[none] Tam ste žiadny disk nezapísali.
}
refusal-hand = Ruka sa chveje o { $low } až { $high } tisícin.

outcome-ahead = { $winner ->
    [first] Svetlý vyhráva kolo
    [second] Tmavý vyhráva kolo
    [third] Svetlý vyhráva kolo
   *[fourth] Tmavý vyhráva kolo
} a získava { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.
outcome-level = Kolo sa skončilo nerozhodne.

scene-title = Doska na crokinole
scene-side = { $seat ->
    [first] Svetlý
   *[second] Tmavý
}: teraz bodov { $points }, dvadsiatky { $twenties }, na doske { $live }, v priekope { $ditch }, zostáva zahrať { $left }.
scene-disc = { $seat ->
    [first] Svetlý disk
   *[second] Tmavý disk
}, { $zone ->
    [15] v pätnástkovom kruhu
    [10] v desiatkovom kruhu
   *[5] v päťkovom kruhu
}
scene-lies = { scene-disc }: smer { $bearing }, { $far } cm od stredu vašej štartovej čiary.
scene-noted = { $seat ->
    [first] Svetlý
   *[second] Tmavý
}, { $zone ->
    [20] dvadsiatky
    [15] pätnástkový kruh
    [10] desiatkový kruh
   *[5] päťkový kruh
}: { $count }
scene-fewer = O jeden menej: { scene-noted }
count-help = { $seat ->
    [first] Začína Svetlý.
    [second] Začína Tmavý.
    [third] Začína Svetlý 2.
   *[fourth] Začína Tmavý 2.
} Keď sú všetky disky zahrané, ťuknite na každý kruh toľkokrát, koľko je v ňom diskov, a na stred za každú dvadsiatku: vľavo Svetlý, vpravo Tmavý. Ťuknutím na číslo jeden uberiete.
act-count = Spočítať: Svetlý { $light }, Tmavý { $dark }
told-count = Spočítané: Svetlý { $light }, Tmavý { $dark }.
told-flick = { $seat ->
    [first] Svetlý
    [second] Tmavý
    [third] Svetlý 2
   *[fourth] Tmavý 2
} { $power ->
    [gentle] cvrnká jemne.
    [firm] cvrnká rázne.
    [strong] cvrnká silno.
   *[hard] cvrnká zo všetkých síl.
}
told-settle = { $verdict ->
    [touched] Zásah.
    [void] Faul: žiadny súperov disk nebol zasiahnutý.
    [reached] Strela na voľnú dosku sa vydarila.
    [long] Priďaleko: strela na voľnú dosku sa musí zastaviť v pätnástkovom kruhu alebo v jamke.
   *[missed] Prikrátko: strela na voľnú dosku musí dôjsť do pätnástkového kruhu alebo do jamky.
}{ $twenties ->
    [0] {""}
    [one] {" "}Dvadsiatka!
    [few] {" "}Dvadsiatky: { $twenties }!
   *[other] {" "}Dvadsiatky: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Dvadsiatka pre súpera.
    [few] {" "}Dvadsiatky pre súpera: { $given }.
   *[other] {" "}Dvadsiatky pre súpera: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Jeden súperov disk ide von.
    [few] {" "}{ $theirs } súperove disky idú von.
   *[other] {" "}{ $theirs } súperových diskov ide von.
}{ $ours ->
    [0] {""}
    [one] {" "}Jeden vlastný disk ide von.
    [few] {" "}{ $ours } vlastné disky idú von.
   *[other] {" "}{ $ours } vlastných diskov ide von.
}

level-beginner = Začiatočník
level-beginner-about = Cvrnká na to, čo je najbližšie, a na voľnej doske trafí každú piatu dvadsiatku.
level-casual = Rekreačný hráč
level-casual-about = Na voľnej doske trafí každú tretiu dvadsiatku a hľadá dobré zásahy.
level-club = Klubový hráč
level-club-about = Na voľnej doske trafí každú druhú dvadsiatku a schováva sa za kolíky.
level-tournament = Turnajový hráč
level-tournament-about = Na voľnej doske trafí dve dvadsiatky z troch a ťažko sa poráža.
level-champion = Šampión
level-champion-about = Na voľnej doske trafí tri dvadsiatky zo štyroch, ako tí najlepší.
level-machine = Stroj
level-machine-about = Takmer nikdy neminie. Zahrajte si s ním a uvidíte, čo všetko sa dá.

## The rule book's chapters
chapter-setup = Doska a hráči
chapter-shot = Strela
chapter-valid = Dobré strely a fauly
chapter-leaving = Priekopa a jamka
chapter-scoring = Počítanie bodov

## Lessons: a title, what to do, and what was learnt
lesson-flick = Vaša prvá strela
lesson-flick-task = Doska je prázdna. Cvrnknite disk tak, aby zostal ležať vnútri kruhu z kolíkov alebo v jamke.
lesson-flick-done = Keď na doske nie je žiadny súperov disk, musí strela dokázať práve toto.
lesson-twenty = Dvadsiatka
lesson-twenty-task = Pošlite svoj disk do jamky. Mierte presne a necvrnkajte príliš silno.
lesson-twenty-done = Disk sa odloží nabok a počíta sa za 20.
lesson-touch = Zasiahnite disk
lesson-touch-task = Na doske je súperov disk. Zasiahnite ho.
lesson-touch-done = Keď sa žiadneho súperovho disku nedotknete, prídete o zahraný disk.
lesson-drive-off = Zrazte ho z dosky
lesson-drive-off-task = Vyrazte súperov disk z dosky.
lesson-drive-off-done = Disky v priekope sa nepočítajú. Najlepšie je, keď váš na doske zostane.
lesson-through = Od vlastného disku
lesson-through-task = V ceste je váš vlastný disk. Drgnite ho do súperovho.
lesson-through-done = Stačí, keď sa niektorý váš disk dotkne niektorého súperovho.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Súper má disky na doske: zasiahnite niektorý z nich, inak o svoj prídete.
   *[other] Na doske nie je žiadny súperov disk: mierte do jamky a dostaňte sa aspoň do pätnástkového kruhu.
}
character-beginner = Cievka
character-casual = Guľôčka
character-club = Javor
character-tournament = Švih
character-champion = Kométa
character-machine = Hodiny
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
    [gentle] jemne
    [firm] rázne
    [strong] silno
   *[hard] veľmi silno
}
switch-start_tolerance = Strela sa začína
switch-start_tolerance-no = So stredom disku na čiare
switch-start_tolerance-yes = S diskom najviac spolovice za čiarou, ako je vytlačené
clause-quarter-tolerance = Strieľate z vlastnej štvrtiny. Disk leží na štartovej čiare a smie byť najviac spolovice za ňou.
clause-turns-three-clockwise = Na každý ťah jeden disk. Ako ďalší strieľa vždy hráč po ľavici; kto už disky nemá, ten sa preskočí.
clause-next-start-three-clockwise = Ďalšie kolo začína ten, kto strieľal posledný: vždy hráč, ktorý je sám, lebo má ešte disky, keď partneri už žiadne nemajú.
clause-off-board-bounces = Disk sa smie odraziť od mantinelu a vrátiť. Keď sa všetko zastaví, ide do priekopy. Čo posunul, zostane posunuté, a jeho dotyky neplatia.
clause-hand-human = Každá ruka sa trochu chveje, ako u dobrého hráča. Ak chcete, nechajte svoju chvieť sa viac.
refusal-quarter-tolerance = { $why ->
    [line] Za čiarou smie byť najviac polovica disku: od { $low } do { $high } milimetrov.
   *[quarter] Zostaňte vo svojej štvrtine: od { $low } do { $high } stupňov.
}
refusal-hand-human = Ruka sa chveje o { $low } až { $high } tisícin.
origin-equipment = Návod uvádza dosku a dvanásť svetlých a dvanásť tmavých diskov. O kolíkoch a rozmeroch nehovorí; berieme rozmery turnajových dosiek alebo podľa nastavenia menšiu dosku.
origin-tournament-equipment = Rozmery zodpovedajú doske z majstrovstiev sveta.
origin-doubles-equipment = Rozmery zodpovedajú doske z majstrovstiev sveta.
origin-sides = Ruský text vynecháva, že disky pred zahraním ležia mimo dosky.
origin-sides-three = Kde traja hráči sedia, sa nehovorí. Partnerov posadíme oproti sebe.
origin-collection-conduct = Taliansky text túto časť stratil. Vo švédčine sa musí sedieť iba pri strele; švédčina, poľština a ruština hovoria o hráčoch namiesto o stoličkách. Žiadny trest vytlačený nie je.
origin-quarter = Podľa návodu smie disk ležať „spolovice“ za čiarou, ale nehovorí sa, na ktorú stranu. So stredom na čiare vyhovie každému čítaniu, preto tak hráme; doslovné znenie sa dá zvoliť v nastavení. Ruský text hovorí o čiare medzi štvrtinami, holandský a ruský o náprotivnej štvrtine a taliansky túto pasáž stratil.
origin-tournament-quarter = Turnajové pravidlá chcú iba to, aby sa disk dotýkal čiary. So stredom na nej sa dotýka.
origin-doubles-quarter = Turnajové pravidlá chcú iba to, aby sa disk dotýkal čiary. So stredom na nej sa dotýka.
origin-quarter-tolerance = Toto je doslovné znenie: „spolovice“ za čiarou. Nehovorí, na ktorú stranu, takže sa smie na obe.
origin-free-place = O obsadenom začiatočnom mieste nie je vytlačené nič.
origin-collection-inwards = Návod menuje prst a hovorí: k stredu. Že stačí ktorýkoľvek smer dovnútra a že platí aj slabá strela, je naše čítanie.
origin-strength = Vytlačené o tom nie je nič; počítač potrebuje hranicu.
origin-turns-three = V návode ide ťah zakaždým doľava. Partnerom sa potom disky minú skôr a hráč, ktorý je sám, strieľa šesťkrát za sebou. Preto nechávame strany striedať sa; doslovné znenie sa dá zvoliť v nastavení.
origin-turns-three-clockwise = Toto je doslovné znenie: vždy sused po ľavici.
origin-collection-must-touch = Nemčina a angličtina dovoľujú, aby sa dotkol ktorýkoľvek váš disk, takže smiete drgnúť jedným do druhého. Ostatných osem jazykov hovorí o „svojom disku“; držíme sa nemčiny a angličtiny.
origin-collection-void = Ruský text odoberá iba disky, ktorých sa zahraný disk dotkol sám, a poľský vynecháva „vlastné“. Držíme sa ostatných jazykov: každý zasiahnutý vlastný disk.
origin-collection-open-board = Dánsky text stratil „nie“ a opakuje podmienku predchádzajúceho pravidla. Ruský mieša kruh s jeho čiarou. Hráme, čo hovoria ostatné jazyky.
origin-missed = Nemčina, angličtina, taliančina a holandčina zdôrazňujú, že ide von iba tento disk; ostatné ho jednoducho menujú.
origin-collection-missed-touched = Podľa návodu ide von iba zahraný disk. V tejto partii idú von aj zasiahnuté vlastné disky, ako na turnajoch.
origin-collection-contact = O tom, čo sa počíta ako dotyk, nie je vytlačené nič.
origin-off-board = Podľa návodu sa disk môže odraziť od mantinelu: ide do priekopy, a čoho sa dotkol, zostane. My disk odoberáme, len čo opustí plochu, aby disk, ktorý je vonku, nič neposunul; doslovné znenie sa dá zvoliť v nastavení.
origin-tournament-off-board = Na turnajoch zostáva posunuté, čo disk posunie na ceste späť od mantinelu. My disk odoberáme, len čo opustí plochu; nastavenie ho nechá odraziť sa.
origin-doubles-off-board = Na turnajoch zostáva posunuté, čo disk posunie na ceste späť od mantinelu. My disk odoberáme, len čo opustí plochu; nastavenie ho nechá odraziť sa.
origin-collection-off-board-bounces = Angličtina, holandčina a dánčina nazývajú mantinel „pásmi“. Myslí sa okraj dosky.
origin-collection-out-line = Návod menuje disky na čiare. Že je vonku aj disk za ňou, je samozrejmé; francúzsky text robí z čiary pásmo, s rovnakým výsledkom.
origin-collection-twenty = V anglickom texte a v tých, ktoré z neho vznikli, sa posunul nadpis a dánsky disk padá „cez“ jamku. Myslí sa dvadsať za každý disk v jamke.
origin-collection-twenty-owner = Návod hovorí iba o trafení vlastným diskom. Počítame ho tomu, komu patrí, ako na turnajoch.
origin-collection-round-end = V ruskom texte sa kolo končí, keď jeden hráč už disky nemá, čo by druhého pripravilo o poslednú strelu. Všetkých deväť ostatných čaká na všetkých.
origin-next-start = Vo francúzštine začína hráč „na poslednom mieste“. Švédčina, poľština a ruština jasne hovoria, že ten, kto strieľal posledný, a ostatné jazyky sa tak dajú čítať.
origin-next-start-three = Vo francúzštine začína hráč „na poslednom mieste“; ostatné myslia toho, kto strieľal posledný. Kto to je, vyplýva z poradia.
origin-next-start-three-clockwise = Vo francúzštine začína hráč „na poslednom mieste“; ostatné myslia toho, kto strieľal posledný. V tomto poradí je to hráč, ktorý je sám.
origin-next-start-four = Vo francúzštine začína hráč „na poslednom mieste“; ostatné myslia toho, kto strieľal posledný.
origin-collection-points = Poľský text vynecháva „každý“.
origin-collection-line-lower = Francúzsky text hovorí o ležaní cez čiaru, ruský o kruhoch, ktoré sa pretínajú. Stačí dotýkať sa čiary.
origin-round-score = Švédsky text nazýva rozdiel prémiou; jeho vlastný príklad ukazuje, že sa počíta iba rozdiel. O nerozhodnom kole sa nehovorí: nikto nezíska nič.
origin-match = Taliansky text stratil príklad so 100 bodmi.
origin-settled = Na obrazovke počíta, ako sa disky kĺžu, počítač.
origin-counted = Návod pozná iba skutočné dosky. Takto sa body vedú tu.
origin-hand = Obrazovka nemá prst. Toto je naše vlastné pravidlo.
origin-hand-human = Obrazovka nemá prst. Toto je naše vlastné pravidlo.
box-players = Koľkí hráte?
box-round_score = Čo za kolo získa lepšia strana?
box-round_score-difference = Rozdiel oboch výsledkov
box-round_score-two-points = Dva body
written-shot = { $verdict ->
    [void] Disk { $disc }: nedotkol sa súperovho disku, von
    [missed] Disk { $disc }: mimo stredu, von
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Disk { $disc }: von
            [one] Disk { $disc }: zostáva na { $zone }
            [few] Disk { $disc }: zostáva na { $zone }
           *[other] Disk { $disc }: zostáva na { $zone }
        }
        [one] Disk { $disc }: dvadsiatka!
        [few] Disk { $disc }: { $twenties } dvadsiatky!
       *[other] Disk { $disc }: { $twenties } dvadsiatok!
    }
}{ $theirs ->
    [0] {""}
    [one] , zráža jeden
    [few] , zráža { $theirs }
   *[other] , zráža { $theirs }
} · { $light }–{ $dark }
written-count = Spočítané: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } dvadsiatka
    [few] { $twenties } dvadsiatky
   *[other] { $twenties } dvadsiatok
}
task-shoot = Ste na ťahu: cvrnknite disk.
task-hit = Ste na ťahu: zasiahnite súperov disk.
editor-starter = Kto začal kolo
editor-shots = { $seat ->
    [first] Odohrané disky (na rade je Svetlý)
    [second] Odohrané disky (na rade je Tmavý)
    [third] Odohrané disky (na rade je Svetlý 2)
   *[fourth] Odohrané disky (na rade je Tmavý 2)
}
editor-twenties = { $seat ->
    [first] Dvadsiatky: Svetlý
    [second] Dvadsiatky: Tmavý
    [third] Dvadsiatky: Svetlý 2
   *[fourth] Dvadsiatky: Tmavý 2
}
refusal-editor-many = { $seat ->
    [first] Svetlý má príliš veľa diskov: { $count }. Je ich iba { $most }.
    [second] Tmavý má príliš veľa diskov: { $count }. Je ich iba { $most }.
    [third] Svetlý 2 má príliš veľa diskov: { $count }. Je ich iba { $most }.
   *[fourth] Tmavý 2 má príliš veľa diskov: { $count }. Je ich iba { $most }.
}
refusal-editor-out = Disk, ktorý sa dotýka vonkajšej čiary, je vonku a ide do priekopy.

## Drills

drill-open-twenty = Dvadsiatka na voľnej doske
drill-open-twenty-about = Posielajte disky do jamky na prázdnej doske.
drill-open-twenty-task = { $goal ->
    [near] Cvrnkajte tak, aby disky zostali vo vyznačenom kruhu. Počet striel: { $shots }.
    [sunk] Posielajte disky do jamky. Počet striel: { $shots }.
   *[side] Posielajte disky do jamky, zakaždým od kraja svojej štvrtiny. Počet striel: { $shots }.
}
drill-take-out = Vyrážanie
drill-take-out-about = Vyrazte súperov disk z dosky.
drill-take-out-task = { $goal ->
    [touch] Zasiahnite tmavý disk. Počet striel: { $shots }.
    [out] Vyrazte tmavý disk z dosky. Počet striel: { $shots }.
    [stay] Vyrazte tmavý disk z dosky tak, aby na nej váš zostal. Počet striel: { $shots }.
   *[fifteen] Vyrazte tmavý disk z dosky a svoj nechajte vnútri kruhu z kolíkov. Počet striel: { $shots }.
}
drill-hidden-disc = Za kolíkom
drill-hidden-disc-about = Nechajte svoj disk tam, kde ho chráni kolík.
drill-hidden-disc-task = Cvrnkajte tak, aby disky zostali vo vyznačenom kruhu, zo súperovho miesta schované za kolíkom. Počet striel: { $shots }.
drill-shots-hits = Zásahy: { $hits } z { $shots }.
drill-shots-spread = V priemere o { $across } mm { $side ->
    [left] vľavo
   *[right] vpravo
} a o { $along } mm { $way ->
    [short] bližšie, než je cieľ
   *[long] ďalej, než je cieľ
}, rozptyl { $spread } mm.
