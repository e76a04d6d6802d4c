### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.
### Czech: disc = disk, ditch = příkop, rim = mantinel, peg = kolík, ring = kruh, hole = důlek,
### twenty = dvacítka, round = kolo, shot = cvrnk, open shot = cvrnk na volnou desku.

game-name = Crokinole
game-about = Cvrnkejte dřevěné disky po kulaté desce, vyrážejte soupeřovy a miřte do důlku uprostřed.
seat-first = Světlý
seat-second = Tmavý
seat-third = Světlý 2
seat-fourth = Tmavý 2

booklet-collection = Soubor her, pro dva
booklet-collection-about = Každý má dvanáct disků. Lepší strana získá za kolo rozdíl bodů.
booklet-trio = Soubor her, pro tři
booklet-trio-about = Jeden hráč proti dvojici partnerů.
booklet-teams = Soubor her, pro čtyři
booklet-teams-about = Dvě dvojice. Partneři sedí naproti sobě.
booklet-tournament = Turnaj jednotlivců
booklet-tournament-about = Každý má osm disků, za kolo jsou dva body, jako na mistrovství světa.
booklet-doubles = Turnaj dvojic
booklet-doubles-about = Dvě dvojice, za kolo jsou dva body.

switch-played = Kde jsou disky?
switch-played-screen = Tady na obrazovce
switch-played-real-board = Na skutečné desce; tady počítáme body
switch-board = Deska
switch-board-tournament = Turnajová velikost
switch-board-compact = Malá domácí deska
switch-surface = Povrch
switch-surface-fast = Rychlý
switch-surface-normal = Voskovaný
switch-surface-slow = Suchý
switch-miss_takes_touched = Nepovedený cvrnk na volnou desku
switch-miss_takes_touched-no = Přijdete o zahraný disk
switch-miss_takes_touched-yes = Přijdete i o zasažené vlastní disky
switch-rim_bounce = Disky, které dojedou k mantinelu
switch-rim_bounce-no = Jsou hned venku
switch-rim_bounce-yes = Odrazí se a jdou ven až potom
switch-three_player_order = Pořadí tří hráčů
switch-three_player_order-sides = Strany se střídají
switch-three_player_order-clockwise = Po směru hodin, podle tištěných pravidel
switch-steadiness = Jistota ruky
switch-steadiness-exact = Disk jede přesně tam, kam míříte
switch-steadiness-human = Jako lidská ruka: trochu se chvěje

new-match-first-to-50 = Do 50 bodů
new-match-first-to-100 = Do 100 bodů
new-match-first-to-150 = Do 150 bodů
new-match-first-to-200 = Do 200 bodů
new-match-games-1 = Jedno kolo
new-match-games-2 = Dvě kola
new-match-games-4 = Čtyři kola
new-match-games-8 = Osm kol

clause-equipment = Deska má kruhy za 15, 10 a 5 bodů, osm kolíků kolem patnáctkového kruhu a uprostřed důlek. Disky jsou světlé, nebo tmavé.
clause-sides = Dva hráči sedí naproti sobě a každý má dvanáct disků jedné barvy. Dokud se nezahrají, leží disky mimo desku.
clause-sides-three = Jeden hraje sám s dvanácti disky. Dva partneři sedí po jeho levici a pravici a každý má šest disků.
clause-sides-four = Čtyři hráči tvoří dvě dvojice. Partneři sedí naproti sobě a každý má šest disků.
clause-sides-eight = Dva hráči sedí naproti sobě a každý má osm disků jedné barvy.
clause-conduct = Desky se smí dotýkat jen hráč, který je na tahu. Deska i židle zůstávají, kde jsou, a cvrnká se vsedě: nikdo nevstává ze židle.
clause-quarter = Cvrnkáte z vlastní čtvrtiny; střed disku leží na startovní čáře.
clause-free-place = Místo musí být volné: před cvrnknutím se disk nesmí dotýkat žádného jiného a nic se kvůli němu nesmí posouvat.
clause-inwards = Cvrnkejte ukazováčkem nebo prostředníčkem kterýmkoli směrem dovnitř. Cvrnk platí, jakmile disk opustí prst, i když byl slabý.
clause-strength = Cvrnk je jen tak silný, jak dokáže prst.
clause-turns = Každý tah je jeden disk. Po vás je vždy na řadě hráč po vaší levici.
clause-turns-three = Na každý tah jeden disk. Strany se střídají a partneři mezi sebou také.
clause-must-touch = Je-li na desce soupeřův disk, musí se některý váš disk dotknout některého soupeřova: ten, kterým cvrnkáte, nebo jiný, do kterého strčí.
clause-void = Nedotkne-li se žádný, je cvrnk faul: zahraný disk a všechny vaše disky, kterých se při cvrnku něco dotklo, jdou do příkopu, i z důlku.
clause-open-board = Není-li na desce žádný soupeřův disk, musí zahraný disk nebo váš disk, kterého se dotkl, zůstat ležet v patnáctkovém kruhu, na jeho čáře nebo v důlku.
clause-missed = Nezůstane-li tam žádný, jde zahraný disk do příkopu. Ostatní disky zůstávají ležet.
clause-missed-touched = Nezůstane-li tam žádný, jde do příkopu zahraný disk i všechny vaše disky, kterých se dotkl.
clause-contact = Platí každý dotyk během cvrnku, při jakékoli rychlosti i po odrazu od kolíku. Disky, které se dotýkaly už předtím, se počítají, jen když je některý z nich zasažen. Disk, který opustil desku, se už ničeho dotknout nemůže.
clause-off-board = Disk, jehož střed opustí hrací plochu, jde hned do příkopu.
clause-comes-back = Disk, který přejede startovní čáru a vrátí se, zůstává ve hře.
clause-out-line = Disk, který zůstane ležet na startovní čáře nebo za ní, jde do příkopu, ať patří komukoli.
clause-twenty = Disk ve středovém důlku se vyjme a odloží stranou; počítá se za 20.
clause-twenty-owner = Dvacítka se počítá tomu, komu disk patří, ať ho do důlku poslal kdokoli. Partnerovy disky se počítají jako vaše.
clause-round-end = Kolo končí, když všichni odehráli všechny disky.
clause-next-start = Další kolo začíná hráč, který cvrnkal poslední.
clause-next-start-three = Další kolo začíná ten, kdo cvrnkal poslední: partner po kole, které začal hráč, který je sám, a hráč, který je sám, po kole, které začal partner.
clause-next-start-four = Další kolo začíná hráč, který cvrnkal poslední; začátek se tak posouvá o jedno místo doprava.
clause-next-start-clockwise = Začátek se kolo od kola posouvá o jedno místo doleva.
clause-points = Po skončení kola se každý disk počítá podle kruhu za 15, 10 nebo 5 a každá dvacítka za 20.
clause-line-lower = Disk, který se dotýká čáry mezi kruhy, se počítá podle nižšího z nich.
clause-round-score = Body získá jen strana, která jich má víc, a to rozdíl. Při shodě bodů nezíská nikdo nic.
clause-round-score-two = Strana s více body získá za kolo dva body; při shodě získá každá strana jeden.
clause-match = Před prvním kolem se dohodněte na počtu bodů, například 100. Zápas končí, když ho některá strana dosáhne. Zjišťuje se to po každém kole.
clause-match-rounds = Zápas končí po dohodnutém počtu kol. Vyhrává strana s více body.
clause-settled = Kde se disky zastaví, se vypočítá z tření a nárazů, pro všechny stejně, a zůstane v záznamu.
clause-counted = Na skutečné desce se nic nevypočítává. Po skončení kola hráč, který je začínal, zapíše, kolik disků má každá strana v každém kruhu a kolik má dvacítek; skóre se vede tady.
clause-hand = Jak je ruka jistá, si nastaví každý hráč sám, až po disk, který jede přesně tam, kam míříte. Zpočátku se trochu chvěje, jako ruka šampiona.

refusal-quarter = { $why ->
    [line] Dejte střed disku na startovní čáru.
   *[quarter] Zůstaňte ve své čtvrtině: od { $low } do { $high } stupňů.
}
refusal-free-place = { $seat ->
    [first] Na tom místě překáží světlý disk.
    [second] Na tom místě překáží tmavý disk.
    [third] Na tom místě překáží světlý disk.
   *[fourth] Na tom místě překáží tmavý disk.
}
refusal-inwards = Cvrnkejte dovnitř: od { $low } do { $high } stupňů vedle středu.
refusal-strength = Cvrnk musí mít rychlost od { $low } do { $high } milimetrů za sekundu.
refusal-settled = { $fault ->
    [screen] Tady hrajete na obrazovce: cvrnkejte disky.
    [moving] Počkejte, až se všechny disky zastaví.
    [early] Žádný disk není v pohybu.
    [unplayed] Nejdřív je na řadě cvrnknutý disk.
    [unknown] Jeden z těchto disků není na desce.
    [off-board] Disk nemůže ležet mimo desku.
    [over-hole] Disk nemůže ležet nad důlkem; spadl by do něj.
    [in-peg] Disk nemůže ležet v kolíku.
   *[overlap] Dva disky se nemohou překrývat.
}
refusal-counted = { $fault ->
    [real-board] Cvrnkejte na své desce a pak zapište disky, které na konci kola zbyly.
    [all] Každá strana má jen { $discs } disků.
   *[none] Tam jste žádný disk nezapsali.
}
refusal-hand = Ruka se chvěje o { $low } až { $high } tisícin.

outcome-ahead = { $winner ->
    [first] Světlý vyhrává kolo
    [second] Tmavý vyhrává kolo
    [third] Světlý vyhrává kolo
   *[fourth] Tmavý vyhrává kolo
} a získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
outcome-level = Kolo skončilo nerozhodně.

scene-title = Deska na crokinole
scene-side = { $seat ->
    [first] Světlý
   *[second] Tmavý
}: teď bodů { $points }, dvacítky { $twenties }, na desce { $live }, v příkopu { $ditch }, zbývá zahrát { $left }.
scene-disc = { $seat ->
    [first] Světlý disk
   *[second] Tmavý disk
}, { $zone ->
    [15] v patnáctkovém kruhu
    [10] v desítkovém kruhu
   *[5] v pětkovém kruhu
}
scene-lies = { scene-disc }: směr { $bearing }, { $far } cm od středu vaší startovní čáry.
scene-noted = { $seat ->
    [first] Světlý
   *[second] Tmavý
}, { $zone ->
    [20] dvacítky
    [15] patnáctkový kruh
    [10] desítkový kruh
   *[5] pětkový kruh
}: { $count }
scene-fewer = O jeden méně: { scene-noted }
count-help = { $seat ->
    [first] Začíná Světlý.
    [second] Začíná Tmavý.
    [third] Začíná Světlý 2.
   *[fourth] Začíná Tmavý 2.
} Až budou všechny disky zahrány, klepněte na každý kruh tolikrát, kolik je v něm disků, a na střed za každou dvacítku: vlevo Světlý, vpravo Tmavý. Klepnutím na číslo jeden uberete.
act-count = Sečíst: Světlý { $light }, Tmavý { $dark }
told-count = Sečteno: Světlý { $light }, Tmavý { $dark }.
told-flick = { $seat ->
    [first] Světlý
    [second] Tmavý
    [third] Světlý 2
   *[fourth] Tmavý 2
} { $power ->
    [gentle] cvrnká jemně.
    [firm] cvrnká rázně.
    [strong] cvrnká silně.
   *[hard] cvrnká ze všech sil.
}
told-settle = { $verdict ->
    [touched] Zásah.
    [void] Faul: žádný soupeřův disk nebyl zasažen.
    [reached] Cvrnk na volnou desku se povedl.
    [long] Příliš daleko: cvrnk na volnou desku se musí zastavit v patnáctkovém kruhu nebo v důlku.
   *[missed] Příliš krátký: cvrnk na volnou desku musí dojít do patnáctkového kruhu nebo do důlku.
}{ $twenties ->
    [0] {""}
    [one] {" "}Dvacítka!
    [few] {" "}Dvacítky: { $twenties }!
   *[other] {" "}Dvacítky: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Dvacítka pro soupeře.
    [few] {" "}Dvacítky pro soupeře: { $given }.
   *[other] {" "}Dvacítky pro soupeře: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Jeden soupeřův disk jde ven.
    [few] {" "}{ $theirs } soupeřovy disky jdou ven.
   *[other] {" "}{ $theirs } soupeřových disků jde ven.
}{ $ours ->
    [0] {""}
    [one] {" "}Jeden vlastní disk jde ven.
    [few] {" "}{ $ours } vlastní disky jdou ven.
   *[other] {" "}{ $ours } vlastních disků jde ven.
}

level-beginner = Začátečník
level-beginner-about = Cvrnká na to, co je nejblíž, a na volné desce trefí každou pátou dvacítku.
level-casual = Rekreační hráč
level-casual-about = Na volné desce trefí každou třetí dvacítku a hledá dobré zásahy.
level-club = Oddílový hráč
level-club-about = Na volné desce trefí každou druhou dvacítku a schovává se za kolíky.
level-tournament = Turnajový hráč
level-tournament-about = Na volné desce trefí dvě dvacítky ze tří a těžko se poráží.
level-champion = Šampion
level-champion-about = Na volné desce trefí tři dvacítky ze čtyř, jako ti nejlepší.
level-machine = Stroj
level-machine-about = Skoro nikdy nemine. Zahrajte si s ním a uvidíte, co všechno jde.

## The rule book's chapters
chapter-setup = Deska a hráči
chapter-shot = Cvrnk
chapter-valid = Dobré cvrnky a fauly
chapter-leaving = Příkop a důlek
chapter-scoring = Počítání bodů

## Lessons: a title, what to do, and what was learnt
lesson-flick = Váš první cvrnk
lesson-flick-task = Deska je prázdná. Cvrnkněte disk tak, aby zůstal ležet uvnitř kruhu z kolíků nebo v důlku.
lesson-flick-done = Když na desce není žádný soupeřův disk, musí cvrnk dokázat právě tohle.
lesson-twenty = Dvacítka
lesson-twenty-task = Pošlete svůj disk do důlku. Miřte přesně a necvrnkejte moc silně.
lesson-twenty-done = Disk se odloží stranou a počítá se za 20.
lesson-touch = Zasáhněte disk
lesson-touch-task = Na desce je soupeřův disk. Zasáhněte ho.
lesson-touch-done = Když se žádného soupeřova disku nedotknete, přijdete o zahraný disk.
lesson-drive-off = Srazte ho z desky
lesson-drive-off-task = Vyrazte soupeřův disk z desky.
lesson-drive-off-done = Disky v příkopu se nepočítají. Nejlepší je, když váš na desce zůstane.
lesson-through = Od vlastního disku
lesson-through-task = V cestě je váš vlastní disk. Strčte ho do soupeřova.
lesson-through-done = Stačí, když se některý váš disk dotkne některého soupeřova.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Soupeř má disky na desce: zasáhněte některý z nich, jinak o svůj přijdete.
   *[other] Na desce není žádný soupeřův disk: miřte do důlku a dostaňte se aspoň do patnáctkového kruhu.
}
character-beginner = Cívka
character-casual = Kulička
character-club = Javor
character-tournament = Švih
character-champion = Kometa
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
    [gentle] jemně
    [firm] rázně
    [strong] silně
   *[hard] velmi silně
}
switch-start_tolerance = Cvrnk začíná
switch-start_tolerance-no = Se středem disku na čáře
switch-start_tolerance-yes = S diskem nejvýš z půlky za čárou, jak je vytištěno
clause-quarter-tolerance = Cvrnkáte z vlastní čtvrtiny. Disk leží na startovní čáře a smí být nejvýš z půlky za ní.
clause-turns-three-clockwise = Na každý tah jeden disk. Jako další cvrnká vždy hráč po levici; kdo už disky nemá, ten se přeskočí.
clause-next-start-three-clockwise = Další kolo začíná ten, kdo cvrnkal poslední: vždy hráč, který je sám, protože má ještě disky, když partneři už žádné nemají.
clause-off-board-bounces = Disk se smí odrazit od mantinelu a vrátit. Až se všechno zastaví, jde do příkopu. Co posunul, zůstane posunuté, a jeho dotyky neplatí.
clause-hand-human = Každá ruka se trochu chvěje, jako u dobrého hráče. Chcete-li, nechte svou chvět víc.
refusal-quarter-tolerance = { $why ->
    [line] Za čárou smí být nejvýš půlka disku: od { $low } do { $high } milimetrů.
   *[quarter] Zůstaňte ve své čtvrtině: od { $low } do { $high } stupňů.
}
refusal-hand-human = Ruka se chvěje o { $low } až { $high } tisícin.
origin-equipment = Návod uvádí desku a dvanáct světlých a dvanáct tmavých disků. O kolících a rozměrech nemluví; bereme rozměry turnajových desek, nebo podle nastavení menší desku.
origin-tournament-equipment = Rozměry odpovídají desce z mistrovství světa.
origin-doubles-equipment = Rozměry odpovídají desce z mistrovství světa.
origin-sides = Ruský text vynechává, že disky před zahráním leží mimo desku.
origin-sides-three = Kde tři hráči sedí, se neříká. Partnery posazujeme proti sobě.
origin-collection-conduct = Italský text tento oddíl ztratil. Ve švédštině se musí sedět jen při cvrnku; švédština, polština a ruština mluví o hráčích místo o židlích. Žádný trest vytištěn není.
origin-quarter = Podle návodu smí disk ležet „z půlky“ za čárou, ale neříká se, na kterou stranu. Se středem na čáře vyhoví každé čtení, proto tak hrajeme; doslovné znění lze zvolit v nastavení. Ruský text mluví o čáře mezi čtvrtinami, nizozemský a ruský o protější čtvrtině a italský tuto pasáž ztratil.
origin-tournament-quarter = Turnajová pravidla chtějí jen, aby se disk čáry dotýkal. Se středem na ní se dotýká.
origin-doubles-quarter = Turnajová pravidla chtějí jen, aby se disk čáry dotýkal. Se středem na ní se dotýká.
origin-quarter-tolerance = Tohle je doslovné znění: „z půlky“ za čárou. Neříká, na kterou stranu, takže se smí na obě.
origin-free-place = O obsazeném výchozím místě není vytištěno nic.
origin-collection-inwards = Návod jmenuje prst a říká: ke středu. Že stačí kterýkoli směr dovnitř a že platí i slabý cvrnk, je naše čtení.
origin-strength = Vytištěno o tom není nic; počítač potřebuje mez.
origin-turns-three = V návodu jde tah pokaždé doleva. Partnerům pak dojdou disky dřív a hráč, který je sám, cvrnká šestkrát za sebou. Proto necháváme strany střídat; doslovné znění lze zvolit v nastavení.
origin-turns-three-clockwise = Tohle je doslovné znění: vždy soused po levici.
origin-collection-must-touch = Němčina a angličtina dovolují, aby se dotkl kterýkoli váš disk, takže smíte strčit jedním do druhého. Ostatních osm jazyků mluví o „svém disku“; držíme se němčiny a angličtiny.
origin-collection-void = Ruský text odebírá jen disky, kterých se zahraný disk dotkl sám, a polský vynechává „vlastní“. Držíme se ostatních jazyků: každý zasažený vlastní disk.
origin-collection-open-board = Dánský text ztratil „ne“ a opakuje podmínku předchozího pravidla. Ruský směšuje kruh s jeho čárou. Hrajeme, co říkají ostatní jazyky.
origin-missed = Němčina, angličtina, italština a nizozemština zdůrazňují, že jde ven jen tento disk; ostatní ho prostě jmenují.
origin-collection-missed-touched = Podle návodu jde ven jen zahraný disk. V této partii jdou ven i zasažené vlastní disky, jako na turnajích.
origin-collection-contact = O tom, co se počítá jako dotyk, není vytištěno nic.
origin-off-board = Podle návodu se disk může odrazit od mantinelu: jde do příkopu, a čeho se dotkl, zůstane. My disk odebíráme, jakmile opustí plochu, aby disk, který je venku, nic neposunul; doslovné znění lze zvolit v nastavení.
origin-tournament-off-board = Na turnajích zůstává posunuté, co disk posune na cestě zpět od mantinelu. My disk odebíráme, jakmile opustí plochu; nastavení ho nechá odrazit.
origin-doubles-off-board = Na turnajích zůstává posunuté, co disk posune na cestě zpět od mantinelu. My disk odebíráme, jakmile opustí plochu; nastavení ho nechá odrazit.
origin-collection-off-board-bounces = Angličtina, nizozemština a dánština nazývají mantinel „pásy“. Myslí se okraj desky.
origin-collection-out-line = Návod jmenuje disky na čáře. Že je venku i disk za ní, se rozumí samo; francouzský text dělá z čáry pásmo, se stejným výsledkem.
origin-collection-twenty = V anglickém textu a v těch, které z něj vznikly, se posunul nadpis a dánský disk padá důlkem „skrz“. Myslí se dvacet za každý disk v důlku.
origin-collection-twenty-owner = Návod mluví jen o trefení vlastním diskem. Počítáme ho tomu, komu patří, jako na turnajích.
origin-collection-round-end = V ruském textu kolo končí, když jeden hráč už disky nemá, což by druhého připravilo o poslední cvrnk. Všech devět ostatních čeká na všechny.
origin-next-start = Ve francouzštině začíná hráč „na posledním místě“. Švédština, polština a ruština jasně říkají, že ten, kdo cvrnkal poslední, a ostatní jazyky tak lze číst.
origin-next-start-three = Ve francouzštině začíná hráč „na posledním místě“; ostatní myslí toho, kdo cvrnkal poslední. Kdo to je, plyne z pořadí.
origin-next-start-three-clockwise = Ve francouzštině začíná hráč „na posledním místě“; ostatní myslí toho, kdo cvrnkal poslední. V tomto pořadí je to hráč, který je sám.
origin-next-start-four = Ve francouzštině začíná hráč „na posledním místě“; ostatní myslí toho, kdo cvrnkal poslední.
origin-collection-points = Polský text vynechává „každý“.
origin-collection-line-lower = Francouzský text mluví o ležení přes čáru, ruský o kruzích, které se protínají. Stačí dotýkat se čáry.
origin-round-score = Švédský text nazývá rozdíl prémií; jeho vlastní příklad ukazuje, že se počítá jen rozdíl. O nerozhodném kole se nemluví: nikdo nezíská nic.
origin-match = Italský text ztratil příklad se 100 body.
origin-settled = Na obrazovce počítá, jak disky kloužou, počítač.
origin-counted = Návod zná jen skutečné desky. Takto se body vedou tady.
origin-hand = Obrazovka nemá prst. Tohle je naše vlastní pravidlo.
origin-hand-human = Obrazovka nemá prst. Tohle je naše vlastní pravidlo.
box-players = Kolik vás hraje?
box-round_score = Co za kolo získá lepší strana?
box-round_score-difference = Rozdíl obou výsledků
box-round_score-two-points = Dva body
written-shot = { $verdict ->
    [void] Disk { $disc }: nedotkl se soupeřova disku, ven
    [missed] Disk { $disc }: mimo střed, ven
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Disk { $disc }: ven
            [one] Disk { $disc }: zůstává na { $zone }
            [few] Disk { $disc }: zůstává na { $zone }
           *[other] Disk { $disc }: zůstává na { $zone }
        }
        [one] Disk { $disc }: dvacítka!
        [few] Disk { $disc }: { $twenties } dvacítky!
       *[other] Disk { $disc }: { $twenties } dvacítek!
    }
}{ $theirs ->
    [0] {""}
    [one] , sráží jeden
    [few] , sráží { $theirs }
   *[other] , sráží { $theirs }
} · { $light }–{ $dark }
written-count = Sečteno: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } dvacítka
    [few] { $twenties } dvacítky
   *[other] { $twenties } dvacítek
}
task-shoot = Jste na tahu: cvrnkněte disk.
task-hit = Jste na tahu: zasáhněte soupeřův disk.
editor-starter = Kdo začal kolo
editor-shots = { $seat ->
    [first] Odehrané disky (na řadě je Světlý)
    [second] Odehrané disky (na řadě je Tmavý)
    [third] Odehrané disky (na řadě je Světlý 2)
   *[fourth] Odehrané disky (na řadě je Tmavý 2)
}
editor-twenties = { $seat ->
    [first] Dvacítky: Světlý
    [second] Dvacítky: Tmavý
    [third] Dvacítky: Světlý 2
   *[fourth] Dvacítky: Tmavý 2
}
refusal-editor-many = { $seat ->
    [first] Světlý má příliš mnoho disků: { $count }. Je jich jen { $most }.
    [second] Tmavý má příliš mnoho disků: { $count }. Je jich jen { $most }.
    [third] Světlý 2 má příliš mnoho disků: { $count }. Je jich jen { $most }.
   *[fourth] Tmavý 2 má příliš mnoho disků: { $count }. Je jich jen { $most }.
}
refusal-editor-out = Disk, který se dotýká vnější čáry, je venku a jde do příkopu.

## Drills

drill-open-twenty = Dvacítka na volné desce
drill-open-twenty-about = Posílejte disky do důlku na prázdné desce.
drill-open-twenty-task = { $goal ->
    [near] Cvrnkejte tak, aby disky zůstaly ve vyznačeném kruhu. Počet cvrnků: { $shots }.
    [sunk] Posílejte disky do důlku. Počet cvrnků: { $shots }.
   *[side] Posílejte disky do důlku, pokaždé od kraje své čtvrtiny. Počet cvrnků: { $shots }.
}
drill-take-out = Vyrážení
drill-take-out-about = Vyrazte soupeřův disk z desky.
drill-take-out-task = { $goal ->
    [touch] Zasáhněte tmavý disk. Počet cvrnků: { $shots }.
    [out] Vyrazte tmavý disk z desky. Počet cvrnků: { $shots }.
    [stay] Vyrazte tmavý disk z desky tak, aby na ní váš zůstal. Počet cvrnků: { $shots }.
   *[fifteen] Vyrazte tmavý disk z desky a svůj nechte uvnitř kruhu z kolíků. Počet cvrnků: { $shots }.
}
drill-hidden-disc = Za kolíkem
drill-hidden-disc-about = Nechte svůj disk tam, kde ho chrání kolík.
drill-hidden-disc-task = Cvrnkejte tak, aby disky zůstaly ve vyznačeném kruhu, ze soupeřova místa schované za kolíkem. Počet cvrnků: { $shots }.
drill-shots-hits = Zásahy: { $hits } z { $shots }.
drill-shots-spread = V průměru o { $across } mm { $side ->
    [left] vlevo
   *[right] vpravo
} a o { $along } mm { $way ->
    [short] blíž, než je cíl
   *[long] dál, než je cíl
}, rozptyl { $spread } mm.
