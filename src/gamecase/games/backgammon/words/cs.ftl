### Backgammon in Czech. en.ftl is the source. Points are numbered from each player's own home.
### point = pole, checker = kámen, home = domov (doma), bear off = vyvést, hit = vyhodit,
### cube = zdvojovací kostka, double = zdvojení, doubles = paš.

game-name = Vrhcáby
game-about = Doveďte svých patnáct kamenů domů a ven z desky, a cestou vyhazujte soupeřovy.
seat-first = Světlý
seat-second = Tmavý

## Booklets
booklet-case = Backgammonový kufřík
booklet-case-about = Vyvádí se jen přesným číslem, a kdo má všechny kameny doma, táhnout nemusí. O sázku se hraje se zdvojovací kostkou.
booklet-best-of = Na vítězné partie
booklet-best-of-about = Počítají se jen partie: dvě ze tří, tři z pěti. Bez zdvojovací kostky.
booklet-small-first = Menší číslo napřed
booklet-small-first-about = Menší číslo se hraje jako první, paš celý, nebo vůbec ne, a vyvádí se odzadu.
booklet-collection = Soubor her
booklet-collection-about = Vyvádí se každým číslem, které stačí za okraj. Soupeř smí ohlásit chybu, dokud sám nehodí.
booklet-tournament = Turnaj
booklet-tournament-about = Backgammon, jak se hraje dnes: zápasy na body nebo partie o sázku, se zdvojovací kostkou a všemi jejími pravidly.
box-says = Co z toho stojí v pravidlech, která máte?
box-says-more-than-two = Pole je uzavřené, stojí-li na něm „více než dva“ kameny
box-says-games = Hraje se na dvě výhry ze tří partií, nebo na tři z pěti
box-says-smaller = Menší číslo se hraje vždy první
box-says-correction = Nedovolený tah lze vytknout až do dalšího hodu
box-says-nothing = Tištěná pravidla nemám
box-cube_inside = Je v krabici zdvojovací kostka?
box-languages = V kolika jazycích jsou napsána?

## Switches
switch-stake = O co hrajete?
switch-stake-0 = Jen pro radost, bez zdvojovací kostky
switch-stake-1 = O sázku 1, se zdvojovací kostkou
switch-stake-2 = O sázku 2, se zdvojovací kostkou
switch-stake-5 = O sázku 5, se zdvojovací kostkou
switch-stake-10 = O sázku 10, se zdvojovací kostkou
switch-win_triple_needs_none_off = Kdy se výhra počítá třikrát?
switch-win_triple_needs_none_off-yes = Jen když poražený nevyvedl ani jeden kámen
switch-win_triple_needs_none_off-no = Vždy, když má poražený kámen na baru nebo v domově vítěze
switch-assisted = Kontrola tahů
switch-assisted-yes = Dovolí jen tahy podle pravidel
switch-assisted-no = Dovolí jakýkoli tah, jako na skutečné desce
switch-bearoff_may_pass = Když máte všechny kameny doma
switch-bearoff_may_pass-no = Musíte zahrát každé číslo, které jde
switch-bearoff_may_pass-yes = Číslo smíte nechat nevyužité
switch-bearoff_six_needs_double_six = Vyvedení z pole 6
switch-bearoff_six_needs_double_six-no = Každou šestkou
switch-bearoff_six_needs_double_six-yes = Jen dvěma šestkami
switch-bearoff_rule = Čím se kámen vyvádí?
switch-bearoff_rule-any-sufficient = Každým číslem, které dosáhne za okraj
switch-bearoff_rule-exact-or-highest = Číslem jeho pole, z nejvyššího pole i větším
switch-setup = Rozestavení
switch-setup-standard = Obvyklé
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, každý má tři kameny
switch-cube = Zdvojovací kostka
switch-cube-on = Hraje se s ní
switch-cube-off = Hraje se bez ní
switch-cube_limit = Zdvojuje se nejvýš na
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Když je zdvojovací kostka uprostřed
switch-centred_cube-either = Otočit ji smí kterýkoli hráč
switch-centred_cube-holland = Po Crawfordově partii, až když oba hráči hodili dvakrát
switch-crawford = Crawfordova partie
switch-crawford-yes = Jedna partie bez zdvojování, když hráči chybí jediný bod
switch-crawford-no = Bez Crawfordovy partie
switch-jacoby = Jacobyho pravidlo
switch-jacoby-yes = Gammon a backgammon platí, jen když se zdvojilo
switch-jacoby-no = Gammon a backgammon platí vždy
switch-beavers = Beaver
switch-beavers-yes = Dovolen
switch-beavers-no = Nedovolen
switch-raccoons = Raccoon
switch-raccoons-yes = Dovolen
switch-raccoons-no = Nedovolen
switch-automatic_doubles = Stejné číslo při hodu o začátek
switch-automatic_doubles-0 = Hází se znovu
switch-automatic_doubles-1 = Sázka se zdvojí, nejvýš jednou
switch-automatic_doubles-2 = Sázka se zdvojí, nejvýš dvakrát
switch-automatic_doubles-3 = Sázka se zdvojí, nejvýš třikrát

## Clauses
clause-aim = Přiveďte všechny své kameny domů a pak je vyveďte z desky. Vyhrává hráč, kterému jako prvnímu žádný nezbude.
clause-setup = Kameny obou hráčů stojí zrcadlově. Vaše kameny jdou ze soupeřova domova kolem desky do vašeho.
clause-forward = Kameny jdou jen směrem domů, nikdy zpátky.
clause-starter-high = Každý hráč hodí jednou kostkou. Začíná ten, komu padlo větší číslo.
clause-draw-first = Nejdřív se hází o začátek. Padne-li oběma stejné číslo, hází se znovu.
clause-first-throw-fresh = Kdo začíná, hodí pro první tah znovu oběma kostkami.
clause-first-throw-drawn = Obě kostky z hodu o začátek jsou prvním hodem toho, kdo začíná, a tak to nikdy není paš.
clause-already-started = O začátek se v každé partii hází jen jednou.
clause-throw-first = Hráči se střídají. Tah začíná hodem dvěma kostkami.
clause-dice-zone = Kostkami házíte do pravé poloviny desky, jak ji vidíte.
clause-choice-first = Můžete-li zdvojit, udělejte to před hodem.
clause-play-first = Zahrajte svůj hod dřív, než se stane cokoli jiného.
clause-dice-only = Každým číslem táhnete jedním kamenem o tolik polí. Stejným kamenem smíte zahrát i víc čísel po sobě; po každém kámen dopadne na pole.
clause-no-checker = Táhnout smíte jen svými kameny.
clause-closed-point = Pole se dvěma nebo více soupeřovými kameny je uzavřené: nesmíte na ně dopadnout, ani uprostřed delšího tahu.
clause-self-hit = Když na uzavřené pole přesto postavíte kámen, platí za vyhozený a jde na bar; číslo je tím zahrané.
clause-hit = Dopadnete-li na osamocený soupeřův kámen, vyhodíte ho: jde na bar. Můžete-li táhnout jinak, vyhazovat nemusíte.
clause-any-order = Čísla smíte zahrát v libovolném pořadí.
clause-smaller-first = Menší číslo se vždy hraje před větším.
clause-smaller-lost = Když menší číslo nelze zahrát žádným kamenem, propadá a hrajete jen větší.
clause-must-move = Můžete-li táhnout, musíte.
clause-use-all = Musíte zahrát tolik čísel, kolik pravidla dovolí: obě, pokud existuje způsob, jak zahrát obě.
clause-use-higher = Můžete-li zahrát kterékoli z čísel, ale ne obě, musíte zahrát větší.
clause-stop-at-home = Když máte všechny kameny doma, táhnout nemusíte: kterékoli číslo smíte nechat nevyužité.
clause-doubles-four = Padne-li vám paš, hrajete číslo čtyřikrát.
clause-partial-double = Ze čtyř kroků paše zahrajte, kolik jde; zbytek propadá.
clause-whole-double = Paš se hraje celý, všechny čtyři kroky, nebo vůbec ne. Stačí i méně, když dřív vyvedete poslední kámen.
clause-enter-first = Kámen z baru musíte nasadit jako první, a to v soupeřově domově na pole, které kostka odpočítá od vzdáleného okraje. Dokud nemáte na desce všechny, ničím jiným táhnout nesmíte.
clause-enter-any = Nasadit smíte kterýmkoli z čísel; číslo, kterým to nejde, propadá.
clause-smaller-enters = Máte-li kámen na baru a menším číslem ho nasadit nejde, propadá celý hod.
clause-home-first = Vyvádět smíte začít, až máte všechny kameny doma. Je-li některý vyhozen, pokračujete, až jsou zase všechny doma.
clause-exact-number = Kámen smíte vyvést jen přesným číslem jeho pole.
clause-highest-first = Kámen smíte vyvést číslem jeho pole, z nejvyššího obsazeného pole i větším.
clause-rear-first = Vyvést smíte jen kámen z nejvyššího obsazeného pole, a to každým číslem, které dosáhne za okraj.
clause-any-sufficient = Vyvést smíte kterýkoli kámen číslem, které dosáhne za okraj.
clause-past-band = Kámen nesmíte vyvést, dokud soupeř drží ve vašem domově pole před ním.
clause-double-six = Z pole 6 smíte vyvádět, jen když padnou dvě šestky.
clause-inside-move = Místo vyvedení smíte vždy táhnout uvnitř domova.
clause-win = Vyhrává hráč, který jako první vyvede všechny své kameny.
clause-win-counts-one = Každá výhra se počítá jednou.
clause-win-kinds = Výhra se počítá jednou. Dvakrát se počítá, když poražený nevyvedl ani jeden kámen, a třikrát, když má navíc kámen na baru nebo v domově vítěze.
clause-stalled = Po padesáti tazích za sebou, v nichž se nic nepohne, končí partie remízou.
clause-cube = Zdvojovací kostka leží na začátku uprostřed na 1. Každé zdvojení zdvojnásobí cenu partie.
clause-no-cube = Podle těchto pravidel se zdvojovací kostka používá, jen když se hraje o sázku nebo na body. Kde se počítají jen partie, zdvojovací kostka není.
clause-double-before-throw = Zdvojení smíte nabídnout před vlastním hodem, ale ne před prvním hodem partie.
clause-answer-first = Soupeř zdvojení přijme, nebo ho odmítne a partii prohraje.
clause-nothing-offered = Přijmout nebo odmítnout můžete, jen když vám soupeř nabídl zdvojení.
clause-cube-owner = Když zdvojení přijmete, zdvojovací kostka je vaše a příště smíte zdvojit jen vy.
clause-cube-limit = Zdvojovací kostka nemůže nad svou hranici.
clause-cube-dead = V zápase se zdvojovací kostka dál neotáčí, když už rozhoduje zápas pro oba hráče.
clause-crawford = První partie, v níž některému hráči chybí jediný bod, se hraje bez zdvojování.
clause-holland = Volitelně: po této partii se zdvojovací kostka uprostřed smí otočit, až když oba hráči hodili dvakrát.
clause-jacoby = Mimo zápas se dvojnásobná a trojnásobná výhra počítá jako jednoduchá, pokud se nezdvojilo.
clause-beavers = Mimo zápas smíte na zdvojení odpovědět okamžitým zdvojením a kostku si nechat: to je beaver.
clause-no-beaver = Beaver smíte dát, jen když jste se na tom dohodli, a jen v odpověď na zdvojení.
clause-no-raccoon = Raccoon smíte dát, jen když jste se na tom dohodli, a jen v odpověď na beaver.
clause-automatic-doubles = Mimo zápas se při stejném čísle v hodu o začátek zdvojí sázka, nejvýš tolikrát, kolikrát bylo dohodnuto.
clause-match-games = Předem se dohodněte, na kolik partií se zápas hraje, třeba na dvě výhry ze tří.
clause-match-points = Zápas vyhrává hráč, který jako první získá dohodnutý počet bodů.
clause-no-resignation = Tato pravidla neříkají, co vzdání partie stojí.
clause-resignation = Smíte nabídnout, že partii vzdáte jako jednoduchou, dvojnásobnou nebo trojnásobnou prohru. Soupeř nabídku přijme, nebo odmítne.
clause-answer-resignation = Na nabídku vzdání se odpoví dřív, než se hraje dál.
clause-correction = Smíte žádat, aby soupeř nedovolený tah zahrál znovu se stejnými kostkami.
clause-nothing-wrong = Tah podle pravidel platí.
clause-correct-before-throw = Žádat o to můžete jen do svého dalšího hodu.
clause-one-by-one = Kde je dovolen jakýkoli tah, táhnete kameny po jednom a pak tah ukončíte.
clause-no-correction = Ukončený tah platí.

## Why not
refusal-draw-first = Nejdřív se hází o začátek.
refusal-already-started = Partie už začala.
refusal-throw-first = Nejdřív hoďte kostkami.
refusal-choice-first = Nejdřív hoďte, nebo zdvojte.
refusal-play-first = Nejdřív zahrajte svůj hod.
refusal-dice-zone = Kostky nedopadly do pravé poloviny desky: hoďte oběma znovu.
refusal-forward = Z pole { $from } zpátky na pole { $to } nemůžete. Kameny jdou jen směrem domů.
refusal-no-checker = { $place ->
    [bar] Na baru žádný kámen nemáte.
   *[point] Na poli { $point } žádný kámen nemáte.
}
refusal-dice-only = { $count ->
    [0] Už vám nezbývá žádné číslo.
    [one] Je to o { $distance }, ale zbývá vám { $dice }.
    [few] Je to o { $distance }, ale zbývají vám { $dice }.
   *[other] Je to o { $distance }, ale zbývají vám { $dice }.
}
refusal-closed-point = { $count ->
    [one] Pole { $point } je uzavřené: soupeř tam má { $count } kámen.
    [few] Pole { $point } je uzavřené: soupeř tam má { $count } kameny.
   *[other] Pole { $point } je uzavřené: soupeř tam má { $count } kamenů.
}
refusal-smaller-first = Menší číslo se hraje napřed: { $die } před { $larger }.
refusal-smaller-lost = Číslo { $die } jako první nešlo zahrát žádným kamenem, takže propadlo.
refusal-must-move = { $possible ->
    [one] Můžete zahrát { $possible } číslo, takže musíte.
    [few] Můžete zahrát { $possible } čísla, takže musíte.
   *[other] Můžete zahrát { $possible } čísel, takže musíte.
}
refusal-use-all = { $possible ->
    [one] Můžete zahrát { $possible } číslo; takhle využijete { $used }.
    [few] Můžete zahrát { $possible } čísla; takhle využijete jen { $used }. Najděte tah, který využije všechna.
   *[other] Můžete zahrát { $possible } čísel; takhle využijete jen { $used }. Najděte tah, který využije všechna.
}
refusal-use-higher = Zahrát můžete jen jedno číslo, a tak to musí být větší: { $die }.
refusal-whole-double = { $possible ->
    [one] Paš se hraje celý, ale ze { $needed } kroků můžete udělat jen { $possible }: hod propadá.
    [few] Paš se hraje celý, ale ze { $needed } kroků můžete udělat jen { $possible }: hod propadá.
   *[other] Paš se hraje celý, ale ze { $needed } kroků můžete udělat jen { $possible }: hod propadá.
}
refusal-enter-first = { $count ->
    [one] Na baru máte { $count } kámen: nejdřív ho nasaďte.
    [few] Na baru máte { $count } kameny: nejdřív je nasaďte.
   *[other] Na baru máte { $count } kamenů: nejdřív je nasaďte.
}
refusal-smaller-enters = Číslem { $die } kámen nenasadíte, protože pole { $point } je uzavřené: propadá celý hod.
refusal-home-first = { $count ->
    [one] Ještě nemůžete vyvádět: { $count } kámen není doma.
    [few] Ještě nemůžete vyvádět: { $count } kameny nejsou doma.
   *[other] Ještě nemůžete vyvádět: { $count } kamenů není doma.
}
refusal-exact-number = Z pole { $point } můžete vyvádět jen číslem { $point }; zbývá vám { $dice }.
refusal-highest-first = Z pole { $point } můžete vyvádět větším číslem, jen když za ním nic nestojí; ještě máte kameny na poli { $highest }.
refusal-rear-first = Nejdřív vyvádějte odzadu: ještě máte kameny na poli { $highest }.
refusal-past-band = { $count ->
    [one] Z pole { $point } vyvádět nemůžete: soupeř má { $count } kámen na poli { $band } před ním.
    [few] Z pole { $point } vyvádět nemůžete: soupeř má { $count } kameny na poli { $band } před ním.
   *[other] Z pole { $point } vyvádět nemůžete: soupeř má { $count } kamenů na poli { $band } před ním.
}
refusal-double-six = Z pole 6 můžete vyvádět jen dvěma šestkami; padlo vám { $dice }.
refusal-no-cube = V této partii zdvojovací kostka není.
refusal-double-before-throw = Zdvojit můžete jen před vlastním hodem, a ne před prvním hodem partie.
refusal-answer-first = Nejdřív odpovězte na zdvojení na { $value }: přijmout, nebo odmítnout.
refusal-nothing-offered = Není na co odpovídat: nikdo nic nenabídl.
refusal-cube-owner = Zdvojovací kostku má soupeř, na { $value }.
refusal-cube-limit = Zdvojovací kostka je na { $value } a výš nejde.
refusal-cube-dead = { $needed ->
    [one] Zdvojovací kostka na { $value } už o zápase rozhoduje: nikdo nepotřebuje víc než { $needed } bod.
    [few] Zdvojovací kostka na { $value } už o zápase rozhoduje: nikdo nepotřebuje víc než { $needed } body.
   *[other] Zdvojovací kostka na { $value } už o zápase rozhoduje: nikdo nepotřebuje víc než { $needed } bodů.
}
refusal-crawford = Toto je Crawfordova partie zápasu do { $number }: zdvojit nemůžete.
refusal-holland = { $throws ->
    [one] Po Crawfordově partii musí oba hráči hodit dvakrát, než smí někdo zdvojit; zatím byl { $throws } hod.
    [few] Po Crawfordově partii musí oba hráči hodit dvakrát, než smí někdo zdvojit; zatím byly { $throws } hody.
   *[other] Po Crawfordově partii musí oba hráči hodit dvakrát, než smí někdo zdvojit; zatím bylo { $throws } hodů.
}
refusal-no-beaver = Beaver tady dát nemůžete.
refusal-no-raccoon = Raccoon tady dát nemůžete.
refusal-no-resignation = Tato pravidla neznají jednoduché, dvojnásobné ani trojnásobné vzdání.
refusal-answer-resignation = Nejdřív přijměte, nebo odmítněte nabídku vzdání.
refusal-one-by-one = Tady táhněte po jednom kameni.
refusal-no-correction = Ukončený tah platí.
refusal-correct-before-throw = Chybu lze ohlásit jen před vlastním hodem.
refusal-nothing-wrong = Ten tah byl podle pravidel.

## How it ended
outcome-single = { $points ->
    [one] { $seat } vyvádí poslední kámen a získává { $points } bod.
    [few] { $seat } vyvádí poslední kámen a získává { $points } body.
   *[other] { $seat } vyvádí poslední kámen a získává { $points } bodů.
}
outcome-double = { $points ->
    [one] { $seat } vyhrává dvojnásobně, za { $points } bod: soupeř nic nevyvedl.
    [few] { $seat } vyhrává dvojnásobně, za { $points } body: soupeř nic nevyvedl.
   *[other] { $seat } vyhrává dvojnásobně, za { $points } bodů: soupeř nic nevyvedl.
}
outcome-triple = { $points ->
    [one] { $seat } vyhrává trojnásobně, za { $points } bod: soupeř má ještě kámen na baru nebo v domově vítěze.
    [few] { $seat } vyhrává trojnásobně, za { $points } body: soupeř má ještě kámen na baru nebo v domově vítěze.
   *[other] { $seat } vyhrává trojnásobně, za { $points } bodů: soupeř má ještě kámen na baru nebo v domově vítěze.
}
outcome-gammon = { $points ->
    [one] { $seat } vyhrává gammonem, za { $points } bod: soupeř nic nevyvedl.
    [few] { $seat } vyhrává gammonem, za { $points } body: soupeř nic nevyvedl.
   *[other] { $seat } vyhrává gammonem, za { $points } bodů: soupeř nic nevyvedl.
}
outcome-backgammon = { $points ->
    [one] { $seat } vyhrává backgammonem, za { $points } bod: soupeř má ještě kámen na baru nebo v domově vítěze.
    [few] { $seat } vyhrává backgammonem, za { $points } body: soupeř má ještě kámen na baru nebo v domově vítěze.
   *[other] { $seat } vyhrává backgammonem, za { $points } bodů: soupeř má ještě kámen na baru nebo v domově vítěze.
}
outcome-dropped = { $points ->
    [one] { $seat } získává { $points } bod: soupeř odmítl zdvojení.
    [few] { $seat } získává { $points } body: soupeř odmítl zdvojení.
   *[other] { $seat } získává { $points } bodů: soupeř odmítl zdvojení.
}
outcome-conceded = { $points ->
    [one] { $seat } získává { $points } bod: soupeř se vzdal.
    [few] { $seat } získává { $points } body: soupeř se vzdal.
   *[other] { $seat } získává { $points } bodů: soupeř se vzdal.
}
outcome-stalled = Remíza: už dlouho nikdo netáhl.

## Levels
level-beginner = Začátečník
level-beginner-about = Zahraje první tah, který vidí, a nechává kameny nechráněné.
level-casual = Rekreační hráč
level-casual-about = Drží kameny pohromadě a vyhazuje, když může.
level-steady = Solidní hráč
level-steady-about = Obsazuje pole, počítá závod a zdvojuje, když jasně vede.
level-expert = Expert
level-expert-about = Počítá jeden hod dopředu a chybuje málokdy.
level-master = Mistr
level-master-about = Počítá dva hody dopředu. Světová třída.

## On the table
look-home-right = Domov vpravo
look-home-left = Domov vlevo
look-blue-right = { look-home-right }, modré sukno
look-blue-left = { look-home-left }, modré sukno
look-wine-right = { look-home-right }, vínové sukno
look-wine-left = { look-home-left }, vínové sukno

scene-title = Deska na vrhcáby
scene-view = { $seat ->
    [first] { $home ->
        [left] Pole se počítají od domova Světlého, vlevo dole.
       *[right] Pole se počítají od domova Světlého, vpravo dole.
    }
   *[second] { $home ->
        [left] Pole se počítají od domova Tmavého, vlevo dole.
       *[right] Pole se počítají od domova Tmavého, vpravo dole.
    }
}
scene-points = { $seat ->
    [first] Světlý má kameny na { $points }.
   *[second] Tmavý má kameny na { $points }.
}
scene-no-points = { $seat ->
    [first] Světlý nemá kameny na žádném poli.
   *[second] Tmavý nemá kameny na žádném poli.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] Na baru je { $count } světlý kámen.
        [few] Na baru jsou { $count } světlé kameny.
       *[other] Na baru je { $count } světlých kamenů.
    }
   *[second] { $count ->
        [one] Na baru je { $count } tmavý kámen.
        [few] Na baru jsou { $count } tmavé kameny.
       *[other] Na baru je { $count } tmavých kamenů.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] Vyveden je { $count } světlý kámen.
        [few] Vyvedeny jsou { $count } světlé kameny.
       *[other] Vyvedeno je { $count } světlých kamenů.
    }
   *[second] { $count ->
        [one] Vyveden je { $count } tmavý kámen.
        [few] Vyvedeny jsou { $count } tmavé kameny.
       *[other] Vyvedeno je { $count } tmavých kamenů.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Světlému zbývá ujít { $count } pip.
        [few] Světlému zbývá ujít { $count } pipy.
       *[other] Světlému zbývá ujít { $count } pipů.
    }
   *[second] { $count ->
        [one] Tmavému zbývá ujít { $count } pip.
        [few] Tmavému zbývá ujít { $count } pipy.
       *[other] Tmavému zbývá ujít { $count } pipů.
    }
}
scene-dice = { $count ->
    [one] Zbývá zahrát číslo { $dice }.
    [few] Zbývá zahrát čísla { $dice }.
   *[other] Zbývá zahrát čísla { $dice }.
}
scene-cube = { $owner ->
    [first] Zdvojovací kostku má Světlý, ukazuje { $value }.
    [second] Zdvojovací kostku má Tmavý, ukazuje { $value }.
   *[nobody] Zdvojovací kostka leží uprostřed, ukazuje { $value }.
}
scene-away = Ještě chybí bodů: Světlý { $first }, Tmavý { $second }.
scene-crawford = Toto je Crawfordova partie, bez zdvojování.
scene-due-draw = Každý hodí jednou kostkou o to, kdo začne.
scene-due-choice = { $seat ->
    [first] Na tahu je Světlý, ještě nehodil.
   *[second] Na tahu je Tmavý, ještě nehodil.
}
scene-due-throw = { $seat ->
    [first] Teď hází Světlý.
   *[second] Teď hází Tmavý.
}
scene-due-play = { $seat ->
    [first] Na tahu je Světlý.
   *[second] Na tahu je Tmavý.
}
scene-due-offered = { $seat ->
    [first] Světlému se nabízí zdvojení na { $value }: přijmout, nebo odmítnout.
   *[second] Tmavému se nabízí zdvojení na { $value }: přijmout, nebo odmítnout.
}
scene-due-beavered = { $seat ->
    [first] Světlý dostává v odpověď beaver: kostka by ukazovala { $value }.
   *[second] Tmavý dostává v odpověď beaver: kostka by ukazovala { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Světlý dostává v odpověď raccoon: kostka by ukazovala { $value }.
   *[second] Tmavý dostává v odpověď raccoon: kostka by ukazovala { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Tmavý nabízí vzdát se za jednoduchou prohru; Světlý odpovídá.
       *[second] Světlý nabízí vzdát se za jednoduchou prohru; Tmavý odpovídá.
    }
    [2] { $seat ->
        [first] Tmavý nabízí vzdát se za dvojnásobnou prohru; Světlý odpovídá.
       *[second] Světlý nabízí vzdát se za dvojnásobnou prohru; Tmavý odpovídá.
    }
   *[3] { $seat ->
        [first] Tmavý nabízí vzdát se za trojnásobnou prohru; Světlý odpovídá.
       *[second] Světlý nabízí vzdát se za trojnásobnou prohru; Tmavý odpovídá.
    }
}
scene-due-over = Partie skončila.

scene-point = { $holder ->
    [first] { $count ->
        [one] Pole { $point }: { $count } světlý kámen
        [few] Pole { $point }: { $count } světlé kameny
       *[other] Pole { $point }: { $count } světlých kamenů
    }
    [second] { $count ->
        [one] Pole { $point }: { $count } tmavý kámen
        [few] Pole { $point }: { $count } tmavé kameny
       *[other] Pole { $point }: { $count } tmavých kamenů
    }
   *[nobody] Pole { $point }: prázdné
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Bar: žádné světlé kameny
        [one] Bar: { $count } světlý kámen
        [few] Bar: { $count } světlé kameny
       *[other] Bar: { $count } světlých kamenů
    }
   *[second] { $count ->
        [0] Bar: žádné tmavé kameny
        [one] Bar: { $count } tmavý kámen
        [few] Bar: { $count } tmavé kameny
       *[other] Bar: { $count } tmavých kamenů
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Přihrádka: žádné vyvedené světlé kameny
        [one] Přihrádka: { $count } vyvedený světlý kámen
        [few] Přihrádka: { $count } vyvedené světlé kameny
       *[other] Přihrádka: { $count } vyvedených světlých kamenů
    }
   *[second] { $count ->
        [0] Přihrádka: žádné vyvedené tmavé kameny
        [one] Přihrádka: { $count } vyvedený tmavý kámen
        [few] Přihrádka: { $count } vyvedené tmavé kameny
       *[other] Přihrádka: { $count } vyvedených tmavých kamenů
    }
}
scene-die = { $state ->
    [used] Kostka: { $number }, zahráno
   *[left] Kostka: { $number }
}
scene-no-die = Kostky, ještě se neházelo
scene-face = { $seat ->
    [first] Světlému padlo { $number }
    [second] Tmavému padlo { $number }
   *[nobody] Kostka ukazuje { $number }
}

## What a hand may say
act-throw = Hodit
act-double = Zdvojit na { $value }
act-take = Přijmout { $value }
act-drop = Odmítnout
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Přijmout
act-decline = Odmítnout
act-correct = Ohlásit chybu
act-check = Bylo to podle pravidel?
act-done = Ukončit tah
act-resign = { $kind ->
    [1] Vzdát: jednoduchá prohra
    [2] Vzdát: dvojnásobná prohra
   *[3] Vzdát: trojnásobná prohra
}
act-stop = Tady tah ukončit
act-pass = Netáhnout
act-no-move = Žádný možný tah: ukončit
act-forced = Vynucený tah: { $play }

## What happened
told-start = { $seat ->
    [first] Hod o začátek: Světlý { $first }, Tmavý { $second }. Začíná Světlý.
    [second] Hod o začátek: Světlý { $first }, Tmavý { $second }. Začíná Tmavý.
   *[nobody] Hod o začátek: oba { $first }. Hází se znovu.
}
told-roll = { $seat ->
    [first] Světlý hází { $dice }
   *[second] Tmavý hází { $dice }
}
told-play = { $seat ->
    [first] Světlý: { $play }
   *[second] Tmavý: { $play }
}
told-self-hit = { $seat ->
    [first] Světlý: { $play }, na uzavřené pole; kámen jde na bar
   *[second] Tmavý: { $play }, na uzavřené pole; kámen jde na bar
}
told-no-move = { $seat ->
    [first] Světlý nemůže táhnout
   *[second] Tmavý nemůže táhnout
}
told-pass = { $seat ->
    [first] Světlý netáhne
   *[second] Tmavý netáhne
}
told-done = { $seat ->
    [first] Světlý končí tah
   *[second] Tmavý končí tah
}
told-throw = { $seat ->
    [first] Světlý bere kostky
   *[second] Tmavý bere kostky
}
told-double = { $seat ->
    [first] Světlý zdvojuje na { $value }
   *[second] Tmavý zdvojuje na { $value }
}
told-take = { $seat ->
    [first] Světlý přijímá { $value }
   *[second] Tmavý přijímá { $value }
}
told-drop = { $seat ->
    [first] Světlý odmítá zdvojení
   *[second] Tmavý odmítá zdvojení
}
told-beaver = { $seat ->
    [first] Světlý: beaver na { $value }
   *[second] Tmavý: beaver na { $value }
}
told-raccoon = { $seat ->
    [first] Světlý: raccoon na { $value }
   *[second] Tmavý: raccoon na { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Světlý nabízí vzdát se za jednoduchou prohru
       *[second] Tmavý nabízí vzdát se za jednoduchou prohru
    }
    [2] { $seat ->
        [first] Světlý nabízí vzdát se za dvojnásobnou prohru
       *[second] Tmavý nabízí vzdát se za dvojnásobnou prohru
    }
   *[3] { $seat ->
        [first] Světlý nabízí vzdát se za trojnásobnou prohru
       *[second] Tmavý nabízí vzdát se za trojnásobnou prohru
    }
}
told-accept-loss = { $seat ->
    [first] Světlý nabídku přijímá
   *[second] Tmavý nabídku přijímá
}
told-decline-loss = { $seat ->
    [first] Světlý nabídku odmítá
   *[second] Tmavý nabídku odmítá
}
told-correct = { $seat ->
    [first] Světlý hlásí chybu: tah se hraje znovu
   *[second] Tmavý hlásí chybu: tah se hraje znovu
}

## The rule book's chapters
chapter-setup = Cíl a směr
chapter-begin = Kdo začíná
chapter-dice = Házení a tahy
chapter-points = Pole a vyhazování
chapter-bar = Nasazování z baru
chapter-bearing-off = Vyvádění
chapter-winning = Výhra
chapter-cube = Zdvojovací kostka
chapter-errors = Chyby a vzdání

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Obsaďte pole
lesson-make-a-point-task = Padlo vám 3 a 1. Postavte dva kameny spolu na své pole 5.
lesson-make-a-point-done = Dva kameny na jednom poli jsou v bezpečí a soupeři ho uzavřou.
lesson-run = Útěk
lesson-run-task = Padlo vám 6 a 5. Doveďte jeden zadní kámen do bezpečí na své pole 13.
lesson-run-done = Jedním kamenem smíte zahrát obě čísla po sobě.
lesson-hit = Vyhození
lesson-hit-task = Na vašem poli 4 stojí osamocený soupeřův kámen. Vyhoďte ho a pole obsaďte.
lesson-hit-done = Vyhozený kámen začíná znovu z baru.
lesson-closed = Uzavřená pole
lesson-closed-task = Padly vám dvě pětky. Vaše zadní kameny jsou zablokované: obsaďte své pole 3 z pole 13 a z pole 8.
lesson-closed-done = Na pole se dvěma nebo více soupeřovými kameny dopadnout nemůžete.
lesson-enter = Z baru
lesson-enter-task = Padlo vám 6 a 4 a jeden váš kámen je na baru. Nasaďte ho a pak táhněte druhým zadním kamenem.
lesson-enter-done = Kámen z baru se nasazuje dřív, než se táhne čímkoli jiným.
lesson-use-both = Jedno, nebo druhé
lesson-use-both-task = Padlo vám 6 a 5. Zahrát můžete kterékoli z čísel, ale ne obě. Zahrajte to, které musíte.
lesson-use-both-done = Můžete-li zahrát jen jedno z obou čísel, musí to být větší.
lesson-doubles = Paš
lesson-doubles-task = Padly vám dvě trojky, takže táhnete čtyřikrát. Obsaďte své pole 5 a své pole 3.
lesson-doubles-done = Když vám padne paš, hrajete číslo čtyřikrát.
lesson-bear-off = Vyvádění
lesson-bear-off-task = Všechny vaše kameny jsou doma. Padlo vám 5 a 2: vyveďte dva kameny.
lesson-bear-off-done = Každým číslem vyvedete kámen z pole s týmž číslem.
lesson-bear-off-high = Příliš velké číslo
lesson-bear-off-high-task = Padlo vám 6 a 4, ale tak daleko vzadu už žádný kámen nemáte. Přesto vyveďte dva kameny.
lesson-bear-off-high-done = Číslem větším, než je vaše nejvyšší obsazené pole, vyvedete kámen z tohoto pole.
lesson-double = Zdvojovací kostka
lesson-double-task = Jasně vedete. Než hodíte, zdvojte.
lesson-double-done = Soupeř přijme a hraje dál o dvojnásobek, nebo odmítne a prohraje to, oč se hrálo doposud.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Výhra { $win } %.
    [double] Výhra { $win } % (dvojnásobná { $wins-double } %, trojnásobná { $wins-triple } %), prohra { $loss } % (dvojnásobná { $loses-double } %, trojnásobná { $loses-triple } %).
   *[gammon] Výhra { $win } % (gammon { $wins-double } %, backgammon { $wins-triple } %), prohra { $loss } % (gammon { $loses-double } %, backgammon { $loses-triple } %).
}
mistake-cost = Ztrácí { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu.
mistake-given = { $what ->
    [shots] Kámen vyhodí { $played } z 36 hodů místo { $best }.
    [cashed] Soupeř teď může zdvojit a hned vyhrát.
    [doubled] Soupeř má teď dobré zdvojení.
    [wins] Výhra v { $played } % případů místo v { $best } %.
    [gammons-won] Dvojnásobná výhra v { $played } % případů místo v { $best } %.
   *[gammons-lost] Dvojnásobná prohra v { $played } % případů místo v { $best } %.
}
mistake-cube = { $why ->
    [too-early] Zdvojení přišlo příliš brzy.
    [too-good] Pozice je na zdvojení až moc dobrá: víc vynese hrát dál.
    [double] Tady byl čas zdvojit.
    [take] Tohle se má přijmout.
    [drop] Tohle se má odmítnout.
   *[beaver] Správnou odpovědí byl beaver.
}
tally-errors = Rozhodnutí: { $decisions }. Ztraceno: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu, chybovost { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (tisícin bodu na rozhodnutí).
tally-luck = Štěstí: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Hodit: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Zdvojit: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Přijmout: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Odmítnout: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Hoďte kostkami, nebo nejdřív zdvojte, máte-li jasný náskok.
    [answer] Soupeř zdvojuje: přijměte a hrajte o dvojnásobek, nebo odmítněte a prohrajte nynější sázku.
    [bar] Máte kámen na baru: nejdřív ho nasaďte.
    [off] Všechny vaše kameny jsou doma: vyveďte je.
    [move] Oběma čísly veďte kameny domů. Dva a více na jednom poli jsou v bezpečí.
    [race] Žádný kámen už nelze vyhodit: doveďte všechny co nejrychleji domů a pak je vyveďte.
   *[other] Zvolte tlačítko pod deskou.
}
guide-why = { $why ->
    [hits] Vyhodíte kámen: musí začít znovu z baru.
    [off] Vyvedete kameny z desky.
    [point] Obsadíte pole: kameny pohromadě jsou v bezpečí a blokují soupeře.
    [safe] Necháte méně kamenů osamocených.
    [runs] Vydá se na cestu jeden z vašich zadních kamenů.
    [past] Vaše poslední kameny minou soupeřovy: vyhodit už nejde nic.
    [race] Takhle promarníte nejméně pipů.
    [pass] Táhnout nemůžete.
    [double] Na zdvojení máte dost velký náskok.
    [take] Vyhrajete dost často, abyste hráli dál.
    [drop] Prohrávali byste příliš často.
    [throw] Na zdvojení nemáte dost velký náskok.
   *[other] Dává vám nejlepší vyhlídky.
}
character-beginner = Pip
character-casual = Sólo
character-steady = Kotva
character-expert = Hradba
character-master = Orákulum
clause-fifteen = Každý hráč má patnáct kamenů.
clause-three-checkers = Každý hráč má tři kameny.
clause-jump = Vaše kameny smějí cestou přejít přes všechny ostatní, i přes uzavřená pole.
clause-white-starts = Kostka rozhodne, kdo hraje se světlými kameny (bílý) a kdo s tmavými. Bílý začíná.
clause-higher-takes-white = Každý hráč hodí jednou kostkou. Kdo hodí víc, bere bílé.
clause-dice-flat = Kostky, které tam neleží rovně, neplatí: hoďte oběma znovu.
clause-call-first = Chcete-li ohlásit chybu, udělejte to před svým hodem.
clause-closed-by-three = Pole se třemi nebo více soupeřovými kameny je uzavřené: nesmíte na něj dopadnout, ani cestou. Na poli se dvěma smějí stát oba hráči; vyhodit lze jen kámen, který stojí sám.
clause-bridge = Několik uzavřených polí za sebou tvoří most. Kámen ho přejde jen s číslem, které dosáhne za něj.
clause-several-hits = V jednom tahu smíte vyhodit několik kamenů, s pašem až čtyři.
clause-stacking = Na jednom poli smí stát libovolný počet vašich kamenů.
clause-no-pass = Při vyvádění smíte podle chuti táhnout v domově, nebo vyvádět. Číslo, které můžete zahrát, ale zahrát musíte.
clause-may-leave-unused = Jakmile jsou všechny vaše kameny doma, smíte nechat číslo nezahrané.
clause-any-six = Z pole 6 smíte vyvádět kteroukoli šestkou.
clause-win-kinds-far-back = Výhra se počítá jednou. Počítá se dvakrát, když poražený nevyvedl žádný kámen, a třikrát, když má kámen na baru nebo v domově vítěze, i kdyby jiné už vyvedl.
clause-win-kinds-single = Výhra se počítá jednou. Počítá se třikrát, když poražený nevyvedl žádný kámen a jeden má na baru nebo v domově vítěze.
clause-win-kinds-letter = Výhra se počítá jednou, i když jsou všechny kameny poraženého ještě na desce. Počítá se třikrát, když je jeden z nich na baru nebo v domově vítěze.
clause-win-named = Výhra je jednoduchá, když poražený vyvedl nějaký kámen, gammon, když nevyvedl žádný, a backgammon, když má navíc kámen na baru nebo v domově vítěze.
clause-win-values = Gammon se počítá dvakrát, backgammon třikrát.
clause-without-cube = V této hře není zdvojovací kostka.
clause-cube-single-game = V zápase, kde se počítají partie, platí každá partie za jednu a zdvojovací kostka se nepoužívá.
clause-cube-faces = První zdvojení otočí kostku na 2. Kdo je přijal, smí ji později otočit na 4, pak druhý hráč na 8 a tak dále střídavě.
clause-drop-price = Když odmítnete, prohráváte to, oč se hrálo před zdvojením, jako jednoduchou prohru.
clause-cube-times-kind = Kostka násobí hodnotu druhu výhry: na 8 se trojnásobná výhra počítá za 24.
clause-nothing-resigned = Přijmout nebo odmítnout můžete jen tehdy, když soupeř nabídl, že partii vzdá.
refusal-call-first = Nejdřív hoďte, nebo ohlaste chybu.
refusal-closed-by-three = { $count ->
    [one] Pole { $point } je uzavřené: soupeř tam má { $count } kámen.
    [few] Pole { $point } je uzavřené: soupeř tam má { $count } kameny.
   *[other] Pole { $point } je uzavřené: soupeř tam má { $count } kamenů.
}
refusal-without-cube = V této hře není zdvojovací kostka.
refusal-cube-single-game = V zápase, kde se počítají partie, zdvojovací kostka není.
refusal-nothing-resigned = Nikdo nenabídl, že partii vzdá.
told-start-white = Hod o začátek: { $high } proti { $low }. Kdo hodil { $high }, hraje se světlými a začíná.
told-start-tie = Hod o začátek: { $high } proti { $low }. Hází se znovu.
scene-point-shared = Pole { $point }: světlé { $first }, tmavé { $second }
switch-block_min = Kdy je pole uzavřené?
switch-block_min-2 = Když na něm stojí dva soupeřovy kameny
switch-block_min-3 = Až když stojí tři nebo více
switch-win_none_off = A když poražený nic nevyvedl?
switch-win_none_off-double = Výhra se počítá dvakrát
switch-win_none_off-single = Výhra se počítá jednou
switch-stake-note = Zdvojovací kostka je pro jednotlivé partie: v zápase na dvě a více vítězství platí každá partie za jednu, ať se hraje o cokoli.
box-says-more-than-two-note = Podle této věty by dvojice kamenů pole ani neotvírala, ani neuzavírala, takže hrajeme, že pole uzavřou dva, jak říkají některé jazyky návodu. Můžete to změnit na tři: tak hraje volba „Přesně podle návodu“.
box-says-games-note = Německá strana ze stejné krabice je jiná hra: zvolte pro ni „{ box-says-smaller }“.
box-says-smaller-note = Tohle je německá strana z té krabice. Ostatní jazyky popisují jinou hru: zvolte pro ni „{ box-says-games }“.
box-says-correction-note = Chyby lze ohlašovat tam, kde se kameny posouvají volně; jinak jsou možné jen správné tahy.
origin-setup = Vytištěno jako obrázek.
origin-case-white-starts = Řecký text vynechává, že začíná bílý.
origin-higher-takes-white = Návody neříkají, které číslo bere bílé. Vyšší, jako všude jinde.
origin-draw-first = O stejných číslech se nic neříká; rozhodnout nemohou, takže se hází znovu.
origin-collection-draw-first = Při stejných číslech se hází znovu, dokud nejsou různá.
origin-tournament-draw-first = Při stejných číslech se hází znovu.
origin-best-of-first-throw-fresh = Návod říká jen, kdo táhne první a že se hází střídavě; kdo začíná, hází tedy oběma kostkami.
origin-collection-dice-flat = Návod říká jen, kam se hází.
origin-case-closed-point = Většina jazyků říká „více než dva“, ale vyhodit lze jen osamocený kámen, takže dvojice by pole ani neotvírala, ani neuzavírala. Italština a estonština říkají dva nebo více, angličtina obojí. Hrajeme dva. Doslovné znění lze zvolit v nastavení.
origin-case-closed-by-three = Tohle je doslovné znění: pole uzavírá „více než dva“ a vyhodit lze jen osamocený kámen, takže pole se dvěma je společné.
origin-best-of-closed-point = Říká to angličtina, francouzština a italština. Španělština, portugalština a polština to říkají jen o nasazování z baru.
origin-collection-closed-point = Anglický, italský, dánský a ruský text znějí, jako by cestou zastavil už jediný soupeřův kámen. Němčina, francouzština a španělština jsou jasné: dva nebo více.
origin-case-self-hit = Český, slovenský a maďarský text toto pravidlo ztratily a opakují, jak se vyhazuje.
origin-case-hit = Některé jazyky zapomínají říct, že soupeřův kámen musí stát sám.
origin-best-of-hit = Polský text zapomíná říct, že soupeřův kámen musí stát sám.
origin-case-stacking = Návody neuvádějí žádné omezení.
origin-several-hits = Návod nic neříká; každé vyhození plyne z pravidla výše.
origin-small-first-several-hits = Plyne z příkladu hodu, který zasáhne v jedné ze tří vzdáleností.
origin-case-several-hits = Turecký text mluví o dvou šestkách; myslí se kterýkoli paš.
origin-case-must-move = Hraje se jako v němčině a většině jazyků. Francouzština dělá povinnost z vyhození, ruština, ukrajinština a turečtina pravidlo obracejí a maďarština ztratila „ne“.
origin-best-of-must-move = Obecně to návod neříká; jeho pravidlo o vyšším čísle s tím počítá.
origin-best-of-use-all = Návod to neříká; jeho pravidlo o vyšším čísle s tím počítá.
origin-small-first-use-all = Návod to neříká; hraje se jako obvykle.
origin-best-of-use-higher = Francouzština a polština znějí, jako by šlo zvolit zahrání jen jednoho čísla; španělština, původní znění, ne.
origin-case-use-higher = Chorvatský text mluví o jednom kameni místo o jednom čísle.
origin-case-stop-at-home = V některých jazycích povinnost končí, když jsou doma kameny kteréhokoli hráče, v arabštině, když jsou doma všech. Hrajeme: vaše vlastní.
origin-no-pass = Text říká, že vyvádění není povinné a jiný tah také ne. Čteme to jako volný výběr mezi obojím, protože hned potom zase platí obvyklá pravidla. Nezahrát číslo lze povolit v nastavení.
origin-may-leave-unused = Tohle je doslovné znění: vyvádění ani jiný tah nejsou povinné. Polský text má jen polovinu.
origin-case-doubles-four = Některé jazyky násobí čtyřmi celý hod nebo mluví o čtyřech kostkách. Příklad v témže textu ukazuje čtyři jednotlivé kroky.
origin-best-of-doubles-four = Anglický příklad přechází do druhého; myslí se čtyři kroky.
origin-best-of-partial-double = Návod nic neříká; hraje se jako obvykle.
origin-collection-partial-double = Návod nic neříká; plyne to z povinnosti táhnout.
origin-case-partial-double = Turecký text možné tahy vrací zpět a arabský je nechává na vůli; ve všech ostatních jsou povinné.
origin-whole-double = V příkladu propadá paš, ze kterého jdou zahrát dva kroky. Při třech to čteme stejně.
origin-case-enter-first = Návody říkají jen, že se nejdřív vracejí všechny kameny. Kam a jak, je jako obvykle.
origin-best-of-enter-first = Francouzský text to váže na možnost nasadit; ostatní ne.
origin-case-enter-any = Návody to neříkají; jako obvykle.
origin-smaller-lost = Návod bere celý hod jen hráči na baru. Dál to nerozšiřujeme: větší číslo se zahraje samo.
origin-case-home-first = Čeština, slovenština, slovinština a arabština po vyhození zastavují házení kostkami a chorvatština vyvádí do výchozího postavení. Myslí se vyvádění z desky.
origin-case-exact-number = Švédský text chce „sudé“ číslo, turecký vynechává „přesně“. Ve všech ostatních přesné.
origin-best-of-highest-first = Portugalský text bere vždy nejzadnější kámen; ostatní to jen dovolují.
origin-best-of-inside-move = Francouzský příklad vede na špatné pole.
origin-collection-any-sufficient = Francouzský text chce, aby číslo sahalo „těsně za“ okraj, tedy přesně. Ostatním devíti jazykům stačí, že dosáhne, a o kamenech vzadu nic neříkají.
origin-collection-highest-first = V návodu to není: dnešní obvyklé pravidlo, jak jste se dohodli.
origin-rear-first = Pořadí je vytištěné; že číslo smí být větší než pole, plyne z přejití okraje.
origin-any-six = Německý text chce dvě šestky, což odporuje jeho vlastnímu pravidlu o vyvádění a vypadá jako tisková chyba. Hrajeme s kteroukoli šestkou. Doslovné znění lze zvolit v nastavení.
origin-double-six = Tohle je doslovné znění německého textu.
origin-case-win = Řecký text nejdřív jmenuje hráče, který je první doma, arabský toho, kdo začne vyvádět. Později se oba shodují s ostatními.
origin-case-win-kinds = Pro trojnásobnou výhru chtějí návody jen kámen na baru nebo v domově vítěze. Poražený, který už něco vyvedl, by pak prohrál jednoduše i trojnásobně; chceme, aby nevyvedl nic. Doslovné znění lze zvolit v nastavení. Dánský text určuje dvojnásobnou výhru stejně jako jednoduchou.
origin-case-win-kinds-far-back = Tohle je doslovné znění: návody nechtějí, aby nebylo nic vyvedeno.
origin-small-first-win-kinds = V textu chybí řádek: slibuje tři druhy a výhru nad hráčem, který má všechny kameny na desce, nazývá jednoduchou, ačkoli je všude jinde dvojnásobná. Doplňujeme ho z ostatních návodů. Doslovné znění lze zvolit v nastavení.
origin-small-first-win-kinds-far-back = Napůl doslovně: trojnásobná výhra, jak je vytištěna, dvojnásobná z ostatních návodů.
origin-small-first-win-kinds-single = Napůl doslovně: bez dvojnásobné výhry, jak je vytištěno, trojnásobná, když není nic vyvedeno.
origin-small-first-win-kinds-letter = Tohle zbylo z textu, ve kterém chybí řádek.
origin-win-values = Návod jmenuje gammon a backgammon, ale čísla neuvádí.
origin-stalled = Naše pravidlo: jinak by se dalo hrát donekonečna. Remízová partie se do zápasu počítá, takže zápas na dvě vítězství může skončit nerozhodně.
origin-without-cube = Návod se o žádné nezmiňuje.
origin-collection-without-cube = Návod říká, že zdvojovací kostky existují, a vynechává je.
origin-case-cube = Němčina v jednom návodu a pět jazyků v druhém říkají „čtyřnásobně“, ačkoli týž text jde až k osmi. Myslí se násobení. Že kostka začíná uprostřed na 1, vytištěno není.
origin-case-cube-faces = Chorvatský text má stěnu se 6; v portugalštině a chorvatštině se zdvojovací kostkou hází. Kostka se otáčí.
origin-case-double-before-throw = Chorvatský text to dovoluje jen před prvním hodem, švédský kdykoli. Ostatní: před vlastním hodem, když už se hraje.
origin-case-drop-price = Vytištěno není; jako obvykle.
origin-case-cube-limit = Vytištěno není, kromě chorvatštiny, která stěny vyjmenovává. Kostka má stěny do 64.
origin-case-cube-times-kind = Vytištěno pro trojnásobnou výhru na 8. Čteme to jako příklad. Švédský text zdvojuje sázku osmkrát, arabský násobí kostky.
origin-case-cube-single-game = Návody zápasy neznají.
origin-one-by-one = Naše pravidlo: tak se hraje bez pomoci desky.
origin-collection-correction = Anglický text končí právo „příštím“ hodem; myslí se váš vlastní.
written-no-move = žádný tah
written-double = Zdvojuje na { $value }
written-take = Přijímá
written-drop = Odmítá
written-beaver = Beaver: { $value }
written-raccoon = Raccoon: { $value }
written-accept = Přijímá
written-decline = Odmítá
written-correct = Hlásí chybu
written-check = Ptá se
written-resigning = { $kind ->
    [1] Nabízí jednoduchou
    [2] Nabízí dvojnásobnou
   *[3] Nabízí trojnásobnou
}
standing = { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipy
   *[other] { $pips } pipů
}
origin-collection-throw-first = Nizozemský text mluví po zahájení o třech kostkách; míní se dvě.
task-roll = Jste na tahu: hoďte kostkami.
task-roll-or-double = Jste na tahu: hoďte kostkami, nebo zdvojte.
task-move = Jste na tahu: táhněte kamenem.
task-end = Jste na tahu: už nemáte čím táhnout.
task-double = Soupeř zdvojuje: přijmete, nebo odmítnete?
task-resignation = Soupeř se chce vzdát: přijmete to?
tally-pr = PR (hodnocení výkonu): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Velmistr
level-grandmaster-about = Než se rozhodne, přehraje si každou možnost několiksetkrát. Trvá to pár sekund.
character-grandmaster = Zenit
editor-dice = Kostky
editor-dice-none = Ještě se neházelo
editor-dice-double = Nabídnuto zdvojení
editor-cube = Zdvojovací kostka
editor-cube-owner = Zdvojovací kostku má
editor-cube-centre = Uprostřed
editor-length = Délka zápasu v bodech (0 = hra o peníze)
editor-score = { $seat ->
    [first] Body: Světlý
   *[second] Body: Tmavý
}
editor-crawford = Crawfordova partie
refusal-editor-many = { $seat ->
    [first] Světlý má na desce příliš mnoho kamenů: { $count }. Je jich jen { $total }.
   *[second] Tmavý má na desce příliš mnoho kamenů: { $count }. Je jich jen { $total }.
}
refusal-editor-off = { $seat ->
    [first] Světlý nemá na desce žádný kámen, takže je po partii.
   *[second] Tmavý nemá na desce žádný kámen, takže je po partii.
}
study-checker = Tahy kameny
study-double = Zdvojení
study-take = Odpovědi na zdvojení
position-contact = Kontakt
position-race = Závod
position-bearoff = Vyvádění
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Back game

## Drills

drill-pip-count = Počítání pipů
drill-pip-count-about = Spočítejte, kolik pipů zbývá každé straně.
drill-pip-count-task = Kolik pipů zbývá každé straně?
drill-pips-of = { $seat ->
    [first] Světlý
   *[second] Tmavý
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Světlý: { $terms } = { $total }
   *[second] Tmavý: { $terms } = { $total }
}
drill-opening-play = Zahájení
drill-opening-play-about = Zahrajte první hody partie a odpovědi na ně.
drill-opening-play-task = Začínáte hodem { $dice }. Co zahrajete?
drill-opening-play-reply-task = Soupeř zahájil hodem { $dice } a zahrál { $play }. Vám padlo { $reply }.
drill-opening-play-close = Stejně dobré jako nejlepší tah: rozdíl je zanedbatelný.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Rozhodování o zdvojení
drill-cube-action-about = Máte zdvojit a má soupeř zdvojení přijmout?
drill-cube-action-task = Jste před hodem v partii o sázku a zdvojovací kostka je uprostřed. Jak se má zachovat každá strana?
drill-cube-action-match-task = Jste před hodem a zdvojovací kostka je uprostřed. Body chybějící k výhře v zápase: vám { $ours }, soupeři { $theirs }. Jak se má zachovat každá strana?
drill-cube = { $action ->
    [no-double] Nezdvojit
    [double-take] Zdvojit, přijmout
    [double-drop] Zdvojit, odmítnout
   *[too-good] Na zdvojení až příliš dobré
}
drill-cube-why = { $action ->
    [no-double] Hodit s kostkou uprostřed vynese víc než přijaté zdvojení.
    [double-take] Zdvojení vynese víc než hod bez něj a soupeř přijetím ztratí méně než odmítnutím.
    [double-drop] Přijetím by soupeř ztratil víc než odmítnutím, takže zdvojte a hned vyhrajte.
   *[too-good] Soupeř by odmítl, jenže hrát dál na gammon vynese víc.
}
drill-cube-values = Hodnota v bodech: bez zdvojení { $none }; zdvojení a přijetí { $take }; zdvojení a odmítnutí { $drop }.
drill-cube-chances = Vyhrajete { $win } % partií, gammonem { $gammon } %.
drill-take-point = Hranice přijetí
drill-take-point-about = Jak velkou šanci potřebujete, abyste za tohoto stavu přijali zdvojení?
drill-take-point-task = Body chybějící k výhře v zápase: vám { $ours }, soupeři { $theirs }. Soupeř vám nabízí zdvojení na { $cube }. Od jaké šance na výhru v partii máte přijmout, když se gammony nepočítají a znovu se už zdvojovat nebude?
drill-take-point-chances = Vaše šance vyhrát zápas: { $dropped } %, když odmítnete, { $lost } %, když přijmete a prohrajete, { $won } %, když přijmete a vyhrajete.
drill-take-point-why = Riskujete { $risk }, abyste získali { $gain }: vyplatí se to, když vyhrajete aspoň { $risk } ÷ ({ $risk } + { $gain }) partií.
drill-percent = Procenta
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Šance na výhru
drill-race-chance-about = Odhadněte, jak často vyhrajete při vyvádění.
drill-race-chance-task = Jste před hodem. Jak často tento závod vyhrajete?
drill-race-chance-why = Vám zbývá pipů: { $ours }, kamenů: { $our-checkers }. Soupeři zbývá pipů: { $theirs }, kamenů: { $their-checkers }. Uznává se odchylka do 6 procentních bodů.
drill-race-win = Vyhrajete { $win } % závodů.
drill-race-cube = Zdvojení v závodě
drill-race-cube-about = Poslední hody závodu: zdvojit, nebo házet dál?
drill-bearoff-play = Vyvádění
drill-bearoff-play-about = Najděte tah, který závod vyhraje nejčastěji.
drill-bearoff-play-task = Padlo vám { $dice }. Který tah vyhrává nejčastěji?
drill-bearoff-play-why = Jak často který tah vyhraje, přesně spočítáno.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Hod
