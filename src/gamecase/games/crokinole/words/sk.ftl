### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.
### Slovak: disc = disk, ditch = priekopa, rim = mantinel, peg = kolík, ring = kruh, hole = jamka,
### twenty = dvadsiatka, round = kolo, shot = strela, open shot = strela na voľnú dosku.

game-name = Crokinole
game-about = Cvrnkajte drevené disky po okrúhlej doske, vyrážajte súperove a mierte do jamky uprostred.
seat-first = Svetlý
seat-second = Tmavý
seat-third = Svetlý 2
seat-fourth = Tmavý 2

booklet-collection = Súbor hier, pre dvoch
booklet-collection-about = Každý má dvanásť diskov. Kto je v kole lepší, získa rozdiel bodov.
booklet-trio = Súbor hier, pre troch
booklet-trio-about = Jeden hrá sám proti dvojici.
booklet-teams = Súbor hier, pre štyroch
booklet-teams-about = Dve dvojice; partneri sedia oproti sebe.
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
switch-miss_takes_touched-no = Príde sa o zahraný disk
switch-miss_takes_touched-yes = Príde sa aj o zasiahnuté vlastné disky
switch-rim_bounce = Disky, ktoré prídu k mantinelu
switch-rim_bounce-no = Sú hneď vonku
switch-rim_bounce-yes = Odrazia sa a idú von až potom
switch-three_player_order = Poradie v trojici
switch-three_player_order-sides = Strany sa striedajú
switch-three_player_order-clockwise = V smere hodín, podľa tlačených pravidiel
switch-steadiness = Istota ruky
switch-steadiness-exact = Disk ide presne tam, kam mierite
switch-steadiness-human = Ľudská ruka, ktorá sa trochu chveje

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
clause-conduct = Dosky sa dotýka iba hráč, ktorý je na ťahu. Doska aj stoličky zostávajú, kde sú, a hráč zostáva sedieť.
clause-quarter = Strieľa sa z vlastnej štvrtiny; stred disku leží na štartovej čiare.
clause-free-place = Miesto musí byť voľné: pred cvrnknutím sa disk nesmie dotýkať žiadneho iného a nič sa preň neposúva.
clause-inwards = Cvrnkať sa smie každým smerom, ktorý vedie dovnútra. Strela platí, len čo disk opustí prst, nech bola akokoľvek slabá.
clause-strength = Strela je taká silná, ako prst dokáže.
clause-turns = Na každý ťah jeden disk. Ďalší je vždy sused po ľavici.
clause-turns-three = Na každý ťah jeden disk. Strany sa striedajú a partneri medzi sebou tiež. Podľa tlačených pravidiel pokračuje sused po ľavici, a kto už disky nemá, ten sa preskočí.
clause-must-touch = Ak na doske leží súperov disk, musí sa niektorý váš disk niektorého súperovho dotknúť: ten zahraný alebo iný, do ktorého drgne.
clause-void = Ak sa nedotkne žiadny, strela je neplatná: zahraný disk a všetky zasiahnuté vlastné idú do priekopy, aj z jamky.
clause-open-board = Ak na doske neleží žiadny súperov disk, musí zahraný disk alebo vlastný disk, ktorý zasiahol, zostať v pätnástkovom kruhu, na jeho čiare alebo v jamke.
clause-missed = Ak tam nezostane žiadny, zahraný disk ide do priekopy. Ostatné disky zostávajú ležať.
clause-missed-touched = Ak tam nezostane žiadny, do priekopy ide zahraný disk aj všetky zasiahnuté vlastné.
clause-contact = Platí každý dotyk počas strely, pri akejkoľvek rýchlosti aj po odraze od kolíka. Disky, ktoré sa dotýkali už predtým, sa počítajú, iba keď je niektorý z nich zasiahnutý. Disk, ktorý opustil dosku, sa už ničoho nedotýka.
clause-off-board = Disk, ktorého stred opustí hraciu plochu, je hneď vonku. Ak necháte disky odrážať od mantinelu, idú do priekopy, až keď sa všetko zastaví; čo posunuli, zostane posunuté.
clause-comes-back = Disk, ktorý prejde za štartovú čiaru a vráti sa, zostáva v hre.
clause-out-line = Disk, ktorý zostane ležať na štartovej čiare alebo za ňou, ide do priekopy, nech patrí komukoľvek.
clause-twenty = Disk v stredovej jamke sa vyberie a odloží nabok; počíta sa za 20.
clause-twenty-owner = Dvadsiatka sa počíta tomu, komu disk patrí, nech ho do jamky poslal ktokoľvek. Partnerove disky sú vlastné disky.
clause-round-end = Kolo sa končí, keď všetci odohrali všetky disky.
clause-next-start = Ďalšie kolo začína ten, kto strieľal posledný.
clause-next-start-three = Ďalšie kolo začína ten, kto strieľal posledný: najprv hráč, ktorý je sám, potom jeden z partnerov a tak ďalej.
clause-next-start-four = Ďalšie kolo začína ten, kto strieľal posledný; začiatok sa tak posúva o jedno miesto doprava.
clause-next-start-clockwise = Začiatok sa z kola na kolo posúva o jedno miesto doľava.
clause-points = Po skončení kola sa každý disk počíta podľa kruhu za 15, 10 alebo 5, každý odložený za 20.
clause-line-lower = Disk, ktorý sa dotýka čiary medzi kruhmi, sa počíta podľa nižšieho z nich.
clause-round-score = Body získa iba strana, ktorá ich má viac, a to ich rozdiel. Za nerozhodné kolo nie je nič.
clause-round-score-two = Strana, ktorá má viac bodov, získa za kolo dva body; pri zhode získajú obe po jednom.
clause-match = Zápas sa končí, keď niektorá strana dosiahne dohodnuté body. Zisťuje sa to po každom kole.
clause-match-rounds = Zápas sa končí po dohodnutom počte kôl. Vyhráva, kto má viac bodov.
clause-settled = Kde sa disky zastavia, sa vypočíta z trenia a nárazov, pre všetkých rovnako, a zostane v zázname.
clause-counted = Na skutočnej doske sa nič nepočíta vopred. Po skončení kola zapíše ten, kto ho začínal, koľko diskov každej strany leží v každom kruhu a koľko ich bolo odložených; skóre sa vedie tu.
clause-hand = Disk ide presne tam, kam mierite. Ak je to príliš ľahké, nechajte ruku trochu sa triasť: aká je istá, si každý nastaví sám.

refusal-quarter = Zostaňte vo svojej štvrtine: od { $low } do { $high } stupňov.
refusal-free-place = { $seat ->
    [first] Na tom mieste prekáža svetlý disk.
    [second] Na tom mieste prekáža tmavý disk.
    [third] Na tom mieste prekáža svetlý disk.
   *[fourth] Na tom mieste prekáža tmavý disk.
}
refusal-inwards = Cvrnkajte dovnútra: od { $low } do { $high } stupňov vedľa stredu.
refusal-strength = Strela má rýchlosť od { $low } do { $high } milimetrov za sekundu.
refusal-settled = { $fault ->
    [screen] Tu sú disky na obrazovke: cvrnkajte.
    [moving] Počkajte, kým sa všetky disky zastavia.
    [early] Žiadny disk nie je v pohybe.
    [unplayed] Najprv je na rade cvrnknutý disk.
    [unknown] Je uvedený disk, ktorý na doske nie je.
    [off-board] Disk nemôže ležať mimo dosky.
    [over-hole] Disk nemôže ležať nad jamkou; spadol by do nej.
    [in-peg] Disk nemôže ležať v kolíku.
   *[overlap] Dva disky nemôžu ležať v sebe.
}
refusal-counted = { $fault ->
    [real-board] Cvrnkajte na svojej doske. Sem zapíšte, čo z kola zostalo.
    [all] Strana má len { $discs } diskov.
   *[none] Tam nie je zapísaný žiadny disk.
}
refusal-hand = Ruka sa trasie o { $low } až { $high } tisícin.

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
}: teraz { $points }, dvadsiatky { $twenties }, na doske { $live }, v priekope { $ditch }, zostáva zahrať { $left }.
scene-disc = { $seat ->
    [first] Svetlý disk
   *[second] Tmavý disk
}, { $zone ->
    [15] v pätnástkovom kruhu
    [10] v desiatkovom kruhu
   *[5] v päťkovom kruhu
}
scene-lies = { scene-disc }: smer { $bearing }, { $far } cm od stredu vašej čiary.
scene-noted = { $seat ->
    [first] Svetlý
   *[second] Tmavý
}, { $zone ->
    [20] odložené
    [15] 15-bodový kruh
    [10] 10-bodový kruh
   *[5] 5-bodový kruh
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
    [first] Svetlý cvrnká rýchlosťou { $speed } m/s.
    [second] Tmavý cvrnká rýchlosťou { $speed } m/s.
    [third] Svetlý 2 cvrnká rýchlosťou { $speed } m/s.
   *[fourth] Tmavý 2 cvrnká rýchlosťou { $speed } m/s.
}
told-settle = { $verdict ->
    [touched] Súperov disk je zasiahnutý.
    [void] Neplatné: žiadny súperov disk nebol zasiahnutý.
    [reached] Strela na voľnú dosku sa vydarila.
   *[missed] Strela na voľnú dosku sa nevydarila.
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
level-tournament-about = Na voľnej doske trafí dve dvadsiatky z troch a nedá sa striasť.
level-champion = Šampión
level-champion-about = Na voľnej doske trafí tri dvadsiatky zo štyroch, ako tí najlepší.
level-machine = Stroj
level-machine-about = Takmer nikdy neminie. Pre tých, čo chcú spoznať, čo všetko sa dá.

## The rule book's chapters
chapter-setup = Doska a hráči
chapter-shot = Strela
chapter-valid = Dobré a zlé strely
chapter-leaving = Priekopa a jamka
chapter-scoring = Počítanie bodov

## Lessons: a title, what to do, and what was learnt
lesson-flick = Prvá strela
lesson-flick-task = Doska je prázdna. Cvrnknite disk tak, aby zostal ležať vnútri kruhu z kolíkov alebo v jamke.
lesson-flick-done = Práve to sa musí podariť, keď na doske neleží žiadny súperov disk.
lesson-twenty = Dvadsiatka
lesson-twenty-task = Pošlite svoj disk do jamky. Mierte presne a necvrnkajte príliš silno.
lesson-twenty-done = Disk sa odloží nabok a počíta sa za 20.
lesson-touch = Dotyk
lesson-touch-task = Na doske leží súperov disk. Dotknite sa ho svojím.
lesson-touch-done = Kto sa žiadneho súperovho disku nedotkne, príde o práve zahraný disk.
lesson-drive-off = Von s ním
lesson-drive-off-task = Vyrazte súperov disk z dosky.
lesson-drive-off-done = Disky v priekope sa nepočítajú. Najlepšie je, keď váš na doske zostane.
lesson-through = Cez vlastný disk
lesson-through-task = V ceste leží váš vlastný disk. Drgnite ním do súperovho.
lesson-through-done = Stačí, keď sa niektorý váš disk dotkne niektorého súperovho.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Druhá strana má disky na doske: trafte niektorý z nich, inak o svoj prídete.
   *[other] Doska je voľná: mierte na jamku a dostaňte sa aspoň do kruhu za 15.
}
character-beginner = Cievka
character-casual = Guľôčka
character-club = Javor
character-tournament = Švih
character-champion = Kométa
character-machine = Hodiny
