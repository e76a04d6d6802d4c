### Backgammon in Slovak. en.ftl is the source. Points are numbered from each player's own home.
### point = pole, checker = kameň, home = domov (doma), bear off = vyviesť, hit = vyhodiť,
### cube = zdvojovacia kocka, double = zdvojenie, doubles = paš.

game-name = Backgammon
game-about = Doveďte svojich pätnásť kameňov domov a von z dosky, a cestou vyhadzujte súperove.
seat-first = Svetlý
seat-second = Tmavý

## Booklets
booklet-case = Backgammonový kufrík
booklet-case-about = Vyvádza sa iba presným číslom, a kto má všetky kamene doma, nemusí ťahať. O stávku sa hrá so zdvojovacou kockou.
booklet-best-of = Na víťazné partie
booklet-best-of-about = Počítajú sa iba partie: dve z troch, tri z piatich. Bez zdvojovacej kocky.
booklet-small-first = Menšie číslo najprv
booklet-small-first-about = Menšie číslo sa hrá ako prvé, paš celý alebo vôbec nie, a vyvádza sa odzadu.
booklet-collection = Súbor hier
booklet-collection-about = Vyvádza sa každým číslom, ktoré stačí za okraj. Súper smie ohlásiť chybu, kým sám nehodí.
booklet-tournament = Turnaj
booklet-tournament-about = Backgammon, ako sa hrá dnes: zápasy na body alebo partie o stávku, so zdvojovacou kockou a všetkými jej pravidlami.
box-says = Čo z toho stojí v pravidlách, ktoré máte?
box-says-more-than-two = Pole je uzavreté, ak na ňom stojí „viac než dva“ kamene
box-says-games = Hrá sa na dve výhry z troch partií alebo na tri z piatich
box-says-smaller = Menšie číslo sa hrá vždy prvé
box-says-correction = Nedovolený ťah možno vytknúť až do ďalšieho hodu
box-says-nothing = Tlačené pravidlá nemám
box-cube_inside = Je v škatuli zdvojovacia kocka?
box-languages = V koľkých jazykoch sú napísané?

## Switches
switch-stake = O čo hráte?
switch-stake-0 = Len pre radosť, bez zdvojovacej kocky
switch-stake-1 = O stávku 1, so zdvojovacou kockou
switch-stake-2 = O stávku 2, so zdvojovacou kockou
switch-stake-5 = O stávku 5, so zdvojovacou kockou
switch-stake-10 = O stávku 10, so zdvojovacou kockou
switch-win_triple_needs_none_off = Kedy sa výhra počíta trikrát?
switch-win_triple_needs_none_off-yes = Iba keď porazený nevyviedol ani jeden kameň
switch-win_triple_needs_none_off-no = Vždy, keď má porazený kameň na bare alebo v domove víťaza
switch-assisted = Kontrola ťahov
switch-assisted-yes = Dovolí iba ťahy podľa pravidiel
switch-assisted-no = Dovolí akýkoľvek ťah, ako na skutočnej doske
switch-bearoff_may_pass = Keď máte všetky kamene doma
switch-bearoff_may_pass-no = Musíte zahrať každé číslo, ktoré sa dá
switch-bearoff_may_pass-yes = Číslo smiete nechať nevyužité
switch-bearoff_six_needs_double_six = Vyvedenie z poľa 6
switch-bearoff_six_needs_double_six-no = Každou šestkou
switch-bearoff_six_needs_double_six-yes = Iba dvoma šestkami
switch-bearoff_rule = Čím sa kameň vyvádza?
switch-bearoff_rule-any-sufficient = Každým číslom, ktoré dosiahne za okraj
switch-bearoff_rule-exact-or-highest = Číslom jeho poľa, z najvyššieho poľa aj väčším
switch-setup = Rozostavenie
switch-setup-standard = Zvyčajné
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, každý má tri kamene
switch-cube = Zdvojovacia kocka
switch-cube-on = Hrá sa s ňou
switch-cube-off = Hrá sa bez nej
switch-cube_limit = Zdvojuje sa najviac na
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Keď je zdvojovacia kocka v strede
switch-centred_cube-either = Otočiť ju smie ktorýkoľvek hráč
switch-centred_cube-holland = Po Crawfordovej partii, až keď obaja hráči hodili dvakrát
switch-crawford = Crawfordova partia
switch-crawford-yes = Jedna partia bez zdvojovania, keď hráčovi chýba jediný bod
switch-crawford-no = Bez Crawfordovej partie
switch-jacoby = Jacobyho pravidlo
switch-jacoby-yes = Gammon a backgammon platia, iba keď sa zdvojilo
switch-jacoby-no = Gammon a backgammon platia vždy
switch-beavers = Beaver
switch-beavers-yes = Dovolený
switch-beavers-no = Nedovolený
switch-raccoons = Raccoon
switch-raccoons-yes = Dovolený
switch-raccoons-no = Nedovolený
switch-automatic_doubles = Rovnaké číslo pri hode o začiatok
switch-automatic_doubles-0 = Hádže sa znova
switch-automatic_doubles-1 = Stávka sa zdvojí, najviac raz
switch-automatic_doubles-2 = Stávka sa zdvojí, najviac dvakrát
switch-automatic_doubles-3 = Stávka sa zdvojí, najviac trikrát

## Clauses
clause-aim = Priveďte všetky svoje kamene domov a potom ich vyveďte z dosky. Vyhráva hráč, ktorému ako prvému nezostane žiadny.
clause-setup = Kamene oboch hráčov stoja zrkadlovo. Vaše kamene idú zo súperovho domova okolo dosky do vášho.
clause-forward = Kamene idú iba smerom domov, nikdy späť.
clause-starter-high = Každý hráč hodí jednou kockou. Začína ten, komu padlo väčšie číslo.
clause-draw-first = Najprv sa hádže o začiatok. Ak obom padne rovnaké číslo, hádže sa znova.
clause-first-throw-fresh = Kto začína, hodí na prvý ťah znova oboma kockami.
clause-first-throw-drawn = Obe kocky z hodu o začiatok sú prvým hodom toho, kto začína, a tak to nikdy nie je paš.
clause-already-started = O začiatok sa v každej partii hádže iba raz.
clause-throw-first = Hráči sa striedajú. Ťah sa začína hodom dvoma kockami.
clause-dice-zone = Kockami hádžete do pravej polovice dosky, ako ju vidíte.
clause-choice-first = Ak môžete zdvojiť, urobte to pred hodom.
clause-play-first = Zahrajte svoj hod skôr, než sa stane čokoľvek iné.
clause-dice-only = Každým číslom ťaháte jedným kameňom o toľko polí. Tým istým kameňom smiete zahrať aj viac čísel po sebe; po každom kameň dopadne na pole.
clause-no-checker = Ťahať smiete iba svojimi kameňmi.
clause-closed-point = Pole s dvoma alebo viacerými súperovými kameňmi je uzavreté: nesmiete naň dopadnúť, ani uprostred dlhšieho ťahu.
clause-self-hit = Keď na uzavreté pole predsa postavíte kameň, platí za vyhodený a ide na bar; číslo je tým zahrané.
clause-hit = Ak dopadnete na osamotený súperov kameň, vyhodíte ho: ide na bar. Ak môžete ťahať inak, vyhadzovať nemusíte.
clause-any-order = Čísla smiete zahrať v ľubovoľnom poradí.
clause-smaller-first = Menšie číslo sa vždy hrá pred väčším.
clause-smaller-lost = Keď sa menšie číslo nedá zahrať žiadnym kameňom, prepadá a hráte iba väčšie.
clause-must-move = Ak môžete ťahať, musíte.
clause-use-all = Musíte zahrať toľko čísel, koľko pravidlá dovolia: obe, ak existuje spôsob, ako zahrať obe.
clause-use-higher = Ak môžete zahrať ktorékoľvek z čísel, ale nie obe, musíte zahrať väčšie.
clause-stop-at-home = Keď máte všetky kamene doma, ťahať nemusíte: ktorékoľvek číslo smiete nechať nevyužité.
clause-doubles-four = Ak vám padne paš, hráte číslo štyrikrát.
clause-partial-double = Zo štyroch krokov paša zahrajte, koľko sa dá; zvyšok prepadá.
clause-whole-double = Paš sa hrá celý, všetky štyri kroky, alebo vôbec nie. Stačí aj menej, keď skôr vyvediete posledný kameň.
clause-enter-first = Kameň z baru musíte nasadiť ako prvý, a to v súperovom domove na pole, ktoré kocka odpočíta od vzdialeného okraja. Kým nemáte na doske všetky, ničím iným ťahať nesmiete.
clause-enter-any = Nasadiť smiete ktorýmkoľvek z čísel; číslo, ktorým to nejde, prepadá.
clause-smaller-enters = Ak máte kameň na bare a menším číslom sa nedá nasadiť, prepadá celý hod.
clause-home-first = Vyvádzať smiete začať, až keď máte všetky kamene doma. Ak je niektorý vyhodený, pokračujete, až keď sú zase všetky doma.
clause-exact-number = Kameň smiete vyviesť iba presným číslom jeho poľa.
clause-highest-first = Kameň smiete vyviesť číslom jeho poľa, z najvyššieho obsadeného poľa aj väčším.
clause-rear-first = Vyviesť smiete iba kameň z najvyššieho obsadeného poľa, a to každým číslom, ktoré dosiahne za okraj.
clause-any-sufficient = Vyviesť smiete ktorýkoľvek kameň číslom, ktoré dosiahne za okraj.
clause-past-band = Kameň nesmiete vyviesť, kým súper drží vo vašom domove pole pred ním.
clause-double-six = Z poľa 6 smiete vyvádzať, iba keď padnú dve šestky.
clause-inside-move = Namiesto vyvedenia smiete vždy ťahať vnútri domova.
clause-win = Vyhráva hráč, ktorý ako prvý vyvedie všetky svoje kamene.
clause-win-counts-one = Každá výhra sa počíta raz.
clause-win-kinds = Výhra sa počíta raz. Dvakrát sa počíta, keď porazený nevyviedol ani jeden kameň, a trikrát, keď má navyše kameň na bare alebo v domove víťaza.
clause-stalled = Po päťdesiatich ťahoch za sebou, v ktorých sa nič nepohne, sa partia končí remízou.
clause-cube = Zdvojovacia kocka leží na začiatku v strede na 1. Každé zdvojenie zdvojnásobí cenu partie.
clause-no-cube = Podľa týchto pravidiel sa zdvojovacia kocka používa, iba keď sa hrá o stávku alebo na body. Kde sa počítajú iba partie, zdvojovacia kocka nie je.
clause-double-before-throw = Zdvojenie smiete ponúknuť pred vlastným hodom, ale nie pred prvým hodom partie.
clause-answer-first = Súper zdvojenie prijme, alebo ho odmietne a partiu prehrá.
clause-nothing-offered = Prijať alebo odmietnuť môžete, iba keď vám súper ponúkol zdvojenie.
clause-cube-owner = Keď zdvojenie prijmete, zdvojovacia kocka je vaša a nabudúce smiete zdvojiť iba vy.
clause-cube-limit = Zdvojovacia kocka nemôže nad svoju hranicu.
clause-cube-dead = V zápase sa zdvojovacia kocka ďalej neotáča, keď už rozhoduje zápas pre oboch hráčov.
clause-crawford = Prvá partia, v ktorej niektorému hráčovi chýba jediný bod, sa hrá bez zdvojovania.
clause-holland = Voliteľne: po tejto partii sa zdvojovacia kocka v strede smie otočiť, až keď obaja hráči hodili dvakrát.
clause-jacoby = Mimo zápasu sa dvojnásobná a trojnásobná výhra počíta ako jednoduchá, ak sa nezdvojilo.
clause-beavers = Mimo zápasu smiete na zdvojenie odpovedať okamžitým zdvojením a kocku si nechať: to je beaver.
clause-no-beaver = Beaver smiete dať, iba keď ste sa na tom dohodli, a iba ako odpoveď na zdvojenie.
clause-no-raccoon = Raccoon smiete dať, iba keď ste sa na tom dohodli, a iba ako odpoveď na beaver.
clause-automatic-doubles = Mimo zápasu sa pri rovnakom čísle v hode o začiatok zdvojí stávka, najviac toľkokrát, koľkokrát bolo dohodnuté.
clause-match-games = Vopred sa dohodnite, na koľko partií sa zápas hrá, napríklad na dve výhry z troch.
clause-match-points = Zápas vyhráva hráč, ktorý ako prvý získa dohodnutý počet bodov.
clause-no-resignation = Tieto pravidlá nehovoria, čo vzdanie partie stojí.
clause-resignation = Smiete ponúknuť, že partiu vzdáte ako jednoduchú, dvojnásobnú alebo trojnásobnú prehru. Súper ponuku prijme, alebo odmietne.
clause-answer-resignation = Na ponuku vzdania sa odpovie skôr, než sa hrá ďalej.
clause-correction = Smiete žiadať, aby súper nedovolený ťah zahral znova s rovnakými kockami.
clause-nothing-wrong = Ťah podľa pravidiel platí.
clause-correct-before-throw = Žiadať o to môžete iba do svojho ďalšieho hodu.
clause-one-by-one = Kde je dovolený akýkoľvek ťah, ťaháte kameňmi po jednom a potom ťah ukončíte.
clause-no-correction = Ukončený ťah platí.

## Why not
refusal-draw-first = Najprv sa hádže o začiatok.
refusal-already-started = Partia sa už začala.
refusal-throw-first = Najprv hoďte kockami.
refusal-choice-first = Najprv hoďte alebo zdvojte.
refusal-play-first = Najprv zahrajte svoj hod.
refusal-dice-zone = Kocky nedopadli do pravej polovice dosky: hoďte oboma znova.
refusal-forward = Z poľa { $from } späť na pole { $to } nemôžete. Kamene idú iba smerom domov.
refusal-no-checker = { $place ->
    [bar] Na bare nemáte žiadny kameň.
   *[point] Na poli { $point } nemáte žiadny kameň.
}
refusal-dice-only = { $count ->
    [0] Už vám nezostáva žiadne číslo.
    [one] Je to o { $distance }, ale zostáva vám { $dice }.
    [few] Je to o { $distance }, ale zostávajú vám { $dice }.
   *[other] Je to o { $distance }, ale zostávajú vám { $dice }.
}
refusal-closed-point = { $count ->
    [one] Pole { $point } je uzavreté: súper tam má { $count } kameň.
    [few] Pole { $point } je uzavreté: súper tam má { $count } kamene.
   *[other] Pole { $point } je uzavreté: súper tam má { $count } kameňov.
}
refusal-smaller-first = Menšie číslo sa hrá najprv: { $die } pred { $larger }.
refusal-smaller-lost = Číslo { $die } sa ako prvé nedalo zahrať žiadnym kameňom, takže prepadlo.
refusal-must-move = { $possible ->
    [one] Môžete zahrať { $possible } číslo, takže musíte.
    [few] Môžete zahrať { $possible } čísla, takže musíte.
   *[other] Môžete zahrať { $possible } čísel, takže musíte.
}
refusal-use-all = { $possible ->
    [one] Môžete zahrať { $possible } číslo; takto využijete { $used }.
    [few] Môžete zahrať { $possible } čísla; takto využijete iba { $used }. Nájdite ťah, ktorý využije všetky.
   *[other] Môžete zahrať { $possible } čísel; takto využijete iba { $used }. Nájdite ťah, ktorý využije všetky.
}
refusal-use-higher = Zahrať môžete iba jedno číslo, a tak to musí byť väčšie: { $die }.
refusal-whole-double = { $possible ->
    [one] Paš sa hrá celý, ale môžete urobiť iba { $possible } krok z { $needed }: hod prepadá.
    [few] Paš sa hrá celý, ale môžete urobiť iba { $possible } kroky z { $needed }: hod prepadá.
   *[other] Paš sa hrá celý, ale môžete urobiť iba { $possible } krokov z { $needed }: hod prepadá.
}
refusal-enter-first = { $count ->
    [one] Na bare máte { $count } kameň: najprv ho nasaďte.
    [few] Na bare máte { $count } kamene: najprv ich nasaďte.
   *[other] Na bare máte { $count } kameňov: najprv ich nasaďte.
}
refusal-smaller-enters = Číslom { $die } kameň nenasadíte, lebo pole { $point } je uzavreté: prepadá celý hod.
refusal-home-first = { $count ->
    [one] Ešte nemôžete vyvádzať: { $count } kameň nie je doma.
    [few] Ešte nemôžete vyvádzať: { $count } kamene nie sú doma.
   *[other] Ešte nemôžete vyvádzať: { $count } kameňov nie je doma.
}
refusal-exact-number = Z poľa { $point } môžete vyvádzať iba číslom { $point }; zostáva vám { $dice }.
refusal-highest-first = Z poľa { $point } môžete vyvádzať väčším číslom, iba keď za ním nič nestojí; ešte máte kamene na poli { $highest }.
refusal-rear-first = Najprv vyvádzajte odzadu: ešte máte kamene na poli { $highest }.
refusal-past-band = { $count ->
    [one] Z poľa { $point } vyvádzať nemôžete: súper má { $count } kameň na poli { $band } pred ním.
    [few] Z poľa { $point } vyvádzať nemôžete: súper má { $count } kamene na poli { $band } pred ním.
   *[other] Z poľa { $point } vyvádzať nemôžete: súper má { $count } kameňov na poli { $band } pred ním.
}
refusal-double-six = Z poľa 6 môžete vyvádzať iba dvoma šestkami; padlo vám { $dice }.
refusal-no-cube = V tejto partii zdvojovacia kocka nie je.
refusal-double-before-throw = Zdvojiť môžete iba pred vlastným hodom, a nie pred prvým hodom partie.
refusal-answer-first = Najprv odpovedzte na zdvojenie na { $value }: prijať, alebo odmietnuť.
refusal-nothing-offered = Nie je na čo odpovedať: nikto nič neponúkol.
refusal-cube-owner = Zdvojovaciu kocku má súper, na { $value }.
refusal-cube-limit = Zdvojovacia kocka je na { $value } a vyššie nejde.
refusal-cube-dead = { $needed ->
    [one] Zdvojovacia kocka na { $value } už o zápase rozhoduje: nikto nepotrebuje viac ako { $needed } bod.
    [few] Zdvojovacia kocka na { $value } už o zápase rozhoduje: nikto nepotrebuje viac ako { $needed } body.
   *[other] Zdvojovacia kocka na { $value } už o zápase rozhoduje: nikto nepotrebuje viac ako { $needed } bodov.
}
refusal-crawford = Toto je Crawfordova partia zápasu do { $number }: zdvojiť nemôžete.
refusal-holland = { $throws ->
    [one] Po Crawfordovej partii musia obaja hráči hodiť dvakrát, než smie niekto zdvojiť; zatiaľ bol { $throws } hod.
    [few] Po Crawfordovej partii musia obaja hráči hodiť dvakrát, než smie niekto zdvojiť; zatiaľ boli { $throws } hody.
   *[other] Po Crawfordovej partii musia obaja hráči hodiť dvakrát, než smie niekto zdvojiť; zatiaľ bolo { $throws } hodov.
}
refusal-no-beaver = Beaver tu dať nemôžete.
refusal-no-raccoon = Raccoon tu dať nemôžete.
refusal-no-resignation = Tieto pravidlá nepoznajú jednoduché, dvojnásobné ani trojnásobné vzdanie.
refusal-answer-resignation = Najprv prijmite alebo odmietnite ponuku vzdania.
refusal-one-by-one = Tu ťahajte po jednom kameni.
refusal-no-correction = Ukončený ťah platí.
refusal-correct-before-throw = Chybu možno ohlásiť iba pred vlastným hodom.
refusal-nothing-wrong = Ten ťah bol podľa pravidiel.

## How it ended
outcome-single = { $points ->
    [one] { $seat } vyvádza posledný kameň a získava { $points } bod.
    [few] { $seat } vyvádza posledný kameň a získava { $points } body.
   *[other] { $seat } vyvádza posledný kameň a získava { $points } bodov.
}
outcome-double = { $points ->
    [one] { $seat } vyhráva dvojnásobne, za { $points } bod: súper nič nevyviedol.
    [few] { $seat } vyhráva dvojnásobne, za { $points } body: súper nič nevyviedol.
   *[other] { $seat } vyhráva dvojnásobne, za { $points } bodov: súper nič nevyviedol.
}
outcome-triple = { $points ->
    [one] { $seat } vyhráva trojnásobne, za { $points } bod: súper má ešte kameň na bare alebo v domove víťaza.
    [few] { $seat } vyhráva trojnásobne, za { $points } body: súper má ešte kameň na bare alebo v domove víťaza.
   *[other] { $seat } vyhráva trojnásobne, za { $points } bodov: súper má ešte kameň na bare alebo v domove víťaza.
}
outcome-gammon = { $points ->
    [one] { $seat } vyhráva gammonom, za { $points } bod: súper nič nevyviedol.
    [few] { $seat } vyhráva gammonom, za { $points } body: súper nič nevyviedol.
   *[other] { $seat } vyhráva gammonom, za { $points } bodov: súper nič nevyviedol.
}
outcome-backgammon = { $points ->
    [one] { $seat } vyhráva backgammonom, za { $points } bod: súper má ešte kameň na bare alebo v domove víťaza.
    [few] { $seat } vyhráva backgammonom, za { $points } body: súper má ešte kameň na bare alebo v domove víťaza.
   *[other] { $seat } vyhráva backgammonom, za { $points } bodov: súper má ešte kameň na bare alebo v domove víťaza.
}
outcome-dropped = { $points ->
    [one] { $seat } získava { $points } bod: súper odmietol zdvojenie.
    [few] { $seat } získava { $points } body: súper odmietol zdvojenie.
   *[other] { $seat } získava { $points } bodov: súper odmietol zdvojenie.
}
outcome-conceded = { $points ->
    [one] { $seat } získava { $points } bod: súper sa vzdal.
    [few] { $seat } získava { $points } body: súper sa vzdal.
   *[other] { $seat } získava { $points } bodov: súper sa vzdal.
}
outcome-stalled = Remíza: už dlho nikto neťahal.

## Levels
level-beginner = Začiatočník
level-beginner-about = Zahrá prvý ťah, ktorý vidí, a necháva kamene nechránené.
level-casual = Rekreačný hráč
level-casual-about = Drží kamene pohromade a vyhadzuje, keď môže.
level-steady = Solídny hráč
level-steady-about = Obsadzuje polia, počíta pipy a zdvojuje, keď jasne vedie.
level-expert = Expert
level-expert-about = Počíta jeden hod dopredu a mýli sa zriedka.
level-master = Majster
level-master-about = Počíta dva hody dopredu. Svetová trieda.

## On the table
look-home-right = Domov vpravo
look-home-left = Domov vľavo
look-blue-right = { look-home-right }, modré súkno
look-blue-left = { look-home-left }, modré súkno
look-wine-right = { look-home-right }, bordové súkno
look-wine-left = { look-home-left }, bordové súkno

scene-title = Doska na backgammon
scene-view = { $seat ->
    [first] { $home ->
        [left] Polia sa počítajú od domova Svetlého, vľavo dole.
       *[right] Polia sa počítajú od domova Svetlého, vpravo dole.
    }
   *[second] { $home ->
        [left] Polia sa počítajú od domova Tmavého, vľavo dole.
       *[right] Polia sa počítajú od domova Tmavého, vpravo dole.
    }
}
scene-points = { $seat ->
    [first] Svetlý má kamene na { $points }.
   *[second] Tmavý má kamene na { $points }.
}
scene-no-points = { $seat ->
    [first] Svetlý nemá kamene na žiadnom poli.
   *[second] Tmavý nemá kamene na žiadnom poli.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] Na bare je { $count } svetlý kameň.
        [few] Na bare sú { $count } svetlé kamene.
       *[other] Na bare je { $count } svetlých kameňov.
    }
   *[second] { $count ->
        [one] Na bare je { $count } tmavý kameň.
        [few] Na bare sú { $count } tmavé kamene.
       *[other] Na bare je { $count } tmavých kameňov.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] Vyvedený je { $count } svetlý kameň.
        [few] Vyvedené sú { $count } svetlé kamene.
       *[other] Vyvedených je { $count } svetlých kameňov.
    }
   *[second] { $count ->
        [one] Vyvedený je { $count } tmavý kameň.
        [few] Vyvedené sú { $count } tmavé kamene.
       *[other] Vyvedených je { $count } tmavých kameňov.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Svetlému zostáva prejsť { $count } pip.
        [few] Svetlému zostáva prejsť { $count } pipy.
       *[other] Svetlému zostáva prejsť { $count } pipov.
    }
   *[second] { $count ->
        [one] Tmavému zostáva prejsť { $count } pip.
        [few] Tmavému zostáva prejsť { $count } pipy.
       *[other] Tmavému zostáva prejsť { $count } pipov.
    }
}
scene-dice = { $count ->
    [one] Zostáva zahrať číslo { $dice }.
    [few] Zostáva zahrať čísla { $dice }.
   *[other] Zostáva zahrať čísla { $dice }.
}
scene-cube = { $owner ->
    [first] Zdvojovaciu kocku má Svetlý, ukazuje { $value }.
    [second] Zdvojovaciu kocku má Tmavý, ukazuje { $value }.
   *[nobody] Zdvojovacia kocka leží v strede, ukazuje { $value }.
}
scene-away = Ešte chýba bodov: Svetlý { $first }, Tmavý { $second }.
scene-crawford = Toto je Crawfordova partia, bez zdvojovania.
scene-due-draw = Každý hodí jednou kockou o to, kto začne.
scene-due-choice = { $seat ->
    [first] Na ťahu je Svetlý, ešte nehodil.
   *[second] Na ťahu je Tmavý, ešte nehodil.
}
scene-due-throw = { $seat ->
    [first] Teraz hádže Svetlý.
   *[second] Teraz hádže Tmavý.
}
scene-due-play = { $seat ->
    [first] Na ťahu je Svetlý.
   *[second] Na ťahu je Tmavý.
}
scene-due-offered = { $seat ->
    [first] Svetlému sa ponúka zdvojenie na { $value }: prijať, alebo odmietnuť.
   *[second] Tmavému sa ponúka zdvojenie na { $value }: prijať, alebo odmietnuť.
}
scene-due-beavered = { $seat ->
    [first] Svetlý dostáva ako odpoveď beaver: kocka by ukazovala { $value }.
   *[second] Tmavý dostáva ako odpoveď beaver: kocka by ukazovala { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Svetlý dostáva ako odpoveď raccoon: kocka by ukazovala { $value }.
   *[second] Tmavý dostáva ako odpoveď raccoon: kocka by ukazovala { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Tmavý ponúka vzdať sa za jednoduchú prehru; Svetlý odpovedá.
       *[second] Svetlý ponúka vzdať sa za jednoduchú prehru; Tmavý odpovedá.
    }
    [2] { $seat ->
        [first] Tmavý ponúka vzdať sa za dvojnásobnú prehru; Svetlý odpovedá.
       *[second] Svetlý ponúka vzdať sa za dvojnásobnú prehru; Tmavý odpovedá.
    }
   *[3] { $seat ->
        [first] Tmavý ponúka vzdať sa za trojnásobnú prehru; Svetlý odpovedá.
       *[second] Svetlý ponúka vzdať sa za trojnásobnú prehru; Tmavý odpovedá.
    }
}
scene-due-over = Partia sa skončila.

scene-point = { $holder ->
    [first] { $count ->
        [one] Pole { $point }: { $count } svetlý kameň
        [few] Pole { $point }: { $count } svetlé kamene
       *[other] Pole { $point }: { $count } svetlých kameňov
    }
    [second] { $count ->
        [one] Pole { $point }: { $count } tmavý kameň
        [few] Pole { $point }: { $count } tmavé kamene
       *[other] Pole { $point }: { $count } tmavých kameňov
    }
   *[nobody] Pole { $point }: prázdne
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Bar: žiadne svetlé kamene
        [one] Bar: { $count } svetlý kameň
        [few] Bar: { $count } svetlé kamene
       *[other] Bar: { $count } svetlých kameňov
    }
   *[second] { $count ->
        [0] Bar: žiadne tmavé kamene
        [one] Bar: { $count } tmavý kameň
        [few] Bar: { $count } tmavé kamene
       *[other] Bar: { $count } tmavých kameňov
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Priehradka: žiadne vyvedené svetlé kamene
        [one] Priehradka: { $count } vyvedený svetlý kameň
        [few] Priehradka: { $count } vyvedené svetlé kamene
       *[other] Priehradka: { $count } vyvedených svetlých kameňov
    }
   *[second] { $count ->
        [0] Priehradka: žiadne vyvedené tmavé kamene
        [one] Priehradka: { $count } vyvedený tmavý kameň
        [few] Priehradka: { $count } vyvedené tmavé kamene
       *[other] Priehradka: { $count } vyvedených tmavých kameňov
    }
}
scene-die = { $state ->
    [used] Kocka: { $number }, zahrané
   *[left] Kocka: { $number }
}
scene-no-die = Kocky, ešte sa nehádzalo
scene-face = { $seat ->
    [first] Svetlému padlo { $number }
    [second] Tmavému padlo { $number }
   *[nobody] Kocka ukazuje { $number }
}

## What a hand may say
act-throw = Hodiť
act-double = Zdvojiť na { $value }
act-take = Prijať { $value }
act-drop = Odmietnuť
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Prijať
act-decline = Odmietnuť
act-correct = Ohlásiť chybu
act-check = Bolo to podľa pravidiel?
act-done = Ukončiť ťah
act-resign = { $kind ->
    [1] Vzdať: jednoduchá prehra
    [2] Vzdať: dvojnásobná prehra
   *[3] Vzdať: trojnásobná prehra
}
act-stop = Tu ťah ukončiť
act-pass = Neťahať
act-no-move = Žiadny možný ťah: ukončiť
act-forced = Vynútený ťah: { $play }

## What happened
told-start = { $seat ->
    [first] Hod o začiatok: Svetlý { $first }, Tmavý { $second }. Začína Svetlý.
    [second] Hod o začiatok: Svetlý { $first }, Tmavý { $second }. Začína Tmavý.
   *[nobody] Hod o začiatok: obaja { $first }. Hádže sa znova.
}
told-roll = { $seat ->
    [first] Svetlý hádže { $dice }
   *[second] Tmavý hádže { $dice }
}
told-play = { $seat ->
    [first] Svetlý: { $play }
   *[second] Tmavý: { $play }
}
told-self-hit = { $seat ->
    [first] Svetlý: { $play }, na uzavreté pole; kameň ide na bar
   *[second] Tmavý: { $play }, na uzavreté pole; kameň ide na bar
}
told-no-move = { $seat ->
    [first] Svetlý nemôže ťahať
   *[second] Tmavý nemôže ťahať
}
told-pass = { $seat ->
    [first] Svetlý neťahá
   *[second] Tmavý neťahá
}
told-done = { $seat ->
    [first] Svetlý končí ťah
   *[second] Tmavý končí ťah
}
told-throw = { $seat ->
    [first] Svetlý berie kocky
   *[second] Tmavý berie kocky
}
told-double = { $seat ->
    [first] Svetlý zdvojuje na { $value }
   *[second] Tmavý zdvojuje na { $value }
}
told-take = { $seat ->
    [first] Svetlý prijíma { $value }
   *[second] Tmavý prijíma { $value }
}
told-drop = { $seat ->
    [first] Svetlý odmieta zdvojenie
   *[second] Tmavý odmieta zdvojenie
}
told-beaver = { $seat ->
    [first] Svetlý: beaver na { $value }
   *[second] Tmavý: beaver na { $value }
}
told-raccoon = { $seat ->
    [first] Svetlý: raccoon na { $value }
   *[second] Tmavý: raccoon na { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Svetlý ponúka vzdať sa za jednoduchú prehru
       *[second] Tmavý ponúka vzdať sa za jednoduchú prehru
    }
    [2] { $seat ->
        [first] Svetlý ponúka vzdať sa za dvojnásobnú prehru
       *[second] Tmavý ponúka vzdať sa za dvojnásobnú prehru
    }
   *[3] { $seat ->
        [first] Svetlý ponúka vzdať sa za trojnásobnú prehru
       *[second] Tmavý ponúka vzdať sa za trojnásobnú prehru
    }
}
told-accept-loss = { $seat ->
    [first] Svetlý ponuku prijíma
   *[second] Tmavý ponuku prijíma
}
told-decline-loss = { $seat ->
    [first] Svetlý ponuku odmieta
   *[second] Tmavý ponuku odmieta
}
told-correct = { $seat ->
    [first] Svetlý hlási chybu: ťah sa hrá znova
   *[second] Tmavý hlási chybu: ťah sa hrá znova
}

## The rule book's chapters
chapter-setup = Cieľ a smer
chapter-begin = Kto začína
chapter-dice = Hádzanie a ťahy
chapter-points = Polia a vyhadzovanie
chapter-bar = Nasadzovanie z baru
chapter-bearing-off = Vyvádzanie
chapter-winning = Výhra
chapter-cube = Zdvojovacia kocka
chapter-errors = Chyby a vzdanie

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Obsaďte pole
lesson-make-a-point-task = Padlo vám 3 a 1. Postavte dva kamene spolu na svoje pole 5.
lesson-make-a-point-done = Dva kamene na jednom poli sú v bezpečí a súperovi ho uzavrú.
lesson-run = Útek
lesson-run-task = Padlo vám 6 a 5. Doveďte jeden zadný kameň do bezpečia na svoje pole 13.
lesson-run-done = Jedným kameňom smiete zahrať obe čísla po sebe.
lesson-hit = Vyhodenie
lesson-hit-task = Na vašom poli 4 stojí osamotený súperov kameň. Vyhoďte ho a pole obsaďte.
lesson-hit-done = Vyhodený kameň začína znova z baru.
lesson-closed = Uzavreté polia
lesson-closed-task = Padli vám dve päťky. Vaše zadné kamene sú zablokované: obsaďte svoje pole 3 z poľa 13 a z poľa 8.
lesson-closed-done = Na pole s dvoma alebo viacerými súperovými kameňmi dopadnúť nemôžete.
lesson-enter = Z baru
lesson-enter-task = Padlo vám 6 a 4 a jeden váš kameň je na bare. Nasaďte ho a potom ťahajte druhým zadným kameňom.
lesson-enter-done = Kameň z baru sa nasadzuje skôr, než sa ťahá čímkoľvek iným.
lesson-use-both = Jedno alebo druhé
lesson-use-both-task = Padlo vám 6 a 5. Zahrať môžete ktorékoľvek z čísel, ale nie obe. Zahrajte to, ktoré musíte.
lesson-use-both-done = Ak môžete zahrať iba jedno z oboch čísel, musí to byť väčšie.
lesson-doubles = Paš
lesson-doubles-task = Padli vám dve trojky, takže ťaháte štyrikrát. Obsaďte svoje pole 5 a svoje pole 3.
lesson-doubles-done = Keď vám padne paš, hráte číslo štyrikrát.
lesson-bear-off = Vyvádzanie
lesson-bear-off-task = Všetky vaše kamene sú doma. Padlo vám 5 a 2: vyveďte dva kamene.
lesson-bear-off-done = Každým číslom vyvediete kameň z poľa s tým istým číslom.
lesson-bear-off-high = Príliš veľké číslo
lesson-bear-off-high-task = Padlo vám 6 a 4, ale tak ďaleko vzadu už žiadny kameň nemáte. Aj tak vyveďte dva kamene.
lesson-bear-off-high-done = Číslom väčším, než je vaše najvyššie obsadené pole, vyvediete kameň z tohto poľa.
lesson-double = Zdvojovacia kocka
lesson-double-task = Jasne vediete. Skôr než hodíte, zdvojte.
lesson-double-done = Súper prijme a hrá ďalej o dvojnásobok, alebo odmietne a prehrá to, o čo sa hralo dovtedy.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Výhra { $win } %.
    [double] Výhra { $win } % (dvojnásobná { $wins-double } %, trojnásobná { $wins-triple } %), prehra { $loss } % (dvojnásobná { $loses-double } %, trojnásobná { $loses-triple } %).
   *[gammon] Výhra { $win } % (gammon { $wins-double } %, backgammon { $wins-triple } %), prehra { $loss } % (gammon { $loses-double } %, backgammon { $loses-triple } %).
}
mistake-cost = Stráca { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu.
mistake-given = { $what ->
    [shots] Kameň vyhodí { $played } z 36 hodov namiesto { $best }.
    [cashed] Súper teraz môže zdvojiť a hneď vyhrať.
    [doubled] Súper má teraz dobré zdvojenie.
    [wins] Výhra v { $played } % prípadov namiesto v { $best } %.
    [gammons-won] Dvojnásobná výhra v { $played } % prípadov namiesto v { $best } %.
   *[gammons-lost] Dvojnásobná prehra v { $played } % prípadov namiesto v { $best } %.
}
mistake-cube = { $why ->
    [too-early] Zdvojenie prišlo priskoro.
    [too-good] Pozícia je na zdvojenie až príliš dobrá: viac vynesie hrať ďalej.
    [double] Tu bol čas zdvojiť.
    [take] Toto treba prijať.
    [drop] Toto treba odmietnuť.
   *[beaver] Správnou odpoveďou bol beaver.
}
tally-errors = Rozhodnutia: { $decisions }. Stratené: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu, chybovosť { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (tisícin bodu na rozhodnutie).
tally-luck = Šťastie: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } bodu.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Hodiť: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Zdvojiť: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Prijať: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Odmietnuť: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Hoďte kockami alebo najprv zdvojte, ak máte jasný náskok.
    [answer] Súper zdvojuje: prijmite a hrajte o dvojnásobok, alebo odmietnite a prehrajte terajšiu stávku.
    [bar] Máte kameň na bare: najprv ho nasaďte.
    [off] Všetky vaše kamene sú doma: vyveďte ich.
    [move] Oboma číslami veďte kamene domov. Dva a viac na jednom poli sú v bezpečí.
    [race] Žiadny kameň už nemožno vyhodiť: doveďte všetky čo najrýchlejšie domov a potom ich vyveďte.
   *[other] Zvoľte tlačidlo pod doskou.
}
guide-why = { $why ->
    [hits] Vyhodíte kameň: musí začať odznova z baru.
    [off] Vyvediete kamene z dosky.
    [point] Obsadíte pole: kamene pohromade sú v bezpečí a blokujú súpera.
    [safe] Necháte menej osamotených kameňov.
    [runs] Vydá sa na cestu jeden z vašich zadných kameňov.
    [past] Vaše posledné kamene minú súperove: vyhodiť sa už nedá nič.
    [race] Takto premrháte najmenej pipov.
    [pass] Ťahať nemôžete.
    [double] Na zdvojenie máte dosť veľký náskok.
    [take] Vyhráte dosť často, aby ste hrali ďalej.
    [drop] Prehrávali by ste príliš často.
    [throw] Na zdvojenie nemáte dosť veľký náskok.
   *[other] Dáva vám najlepšie vyhliadky.
}
character-beginner = Pip
character-casual = Sólo
character-steady = Kotva
character-expert = Hradba
character-master = Orákulum
clause-fifteen = Každý hráč má pätnásť kameňov.
clause-three-checkers = Každý hráč má tri kamene.
clause-jump = Vaše kamene smú cestou prejsť cez všetky ostatné, aj cez uzavreté polia.
clause-white-starts = Kocka rozhodne, kto hrá so svetlými kameňmi (biely) a kto s tmavými. Biely začína.
clause-higher-takes-white = Každý hráč hodí jednou kockou. Kto hodí viac, berie biele.
clause-dice-flat = Kocky, ktoré tam neležia rovno, neplatia: hoďte oboma znova.
clause-call-first = Ak chcete ohlásiť chybu, urobte to pred svojím hodom.
clause-closed-by-three = Pole s tromi alebo viacerými súperovými kameňmi je uzavreté: nesmiete naň dopadnúť, ani cestou. Na poli s dvoma smú stáť obaja hráči; vyhodiť možno iba kameň, ktorý stojí sám.
clause-bridge = Niekoľko uzavretých polí za sebou tvorí most. Kameň ho prejde iba s číslom, ktoré dosiahne zaň.
clause-several-hits = V jednom ťahu smiete vyhodiť niekoľko kameňov, s pašom až štyri.
clause-stacking = Na jednom poli smie stáť ľubovoľný počet vašich kameňov.
clause-no-pass = Pri vyvádzaní smiete podľa chuti ťahať v domove alebo vyvádzať. Číslo, ktoré môžete zahrať, však zahrať musíte.
clause-may-leave-unused = Len čo sú všetky vaše kamene doma, smiete nechať číslo nezahrané.
clause-any-six = Z poľa 6 smiete vyvádzať ktoroukoľvek šestkou.
clause-win-kinds-far-back = Výhra sa počíta raz. Počíta sa dvakrát, keď porazený nevyviedol žiadny kameň, a trikrát, keď má kameň na bare alebo v domove víťaza, aj keby iné už vyviedol.
clause-win-kinds-single = Výhra sa počíta raz. Počíta sa trikrát, keď porazený nevyviedol žiadny kameň a jeden má na bare alebo v domove víťaza.
clause-win-kinds-letter = Výhra sa počíta raz, aj keď sú všetky kamene porazeného ešte na doske. Počíta sa trikrát, keď je jeden z nich na bare alebo v domove víťaza.
clause-win-named = Výhra je jednoduchá, keď porazený vyviedol nejaký kameň, gammon, keď nevyviedol žiadny, a backgammon, keď má navyše kameň na bare alebo v domove víťaza.
clause-win-values = Gammon sa počíta dvakrát, backgammon trikrát.
clause-without-cube = V tejto hre nie je zdvojovacia kocka.
clause-cube-single-game = V zápase, v ktorom sa počítajú partie, platí každá partia za jednu a zdvojovacia kocka sa nepoužíva.
clause-cube-faces = Prvé zdvojenie otočí kocku na 2. Kto ho prijal, smie ju neskôr otočiť na 4, potom druhý hráč na 8 a tak ďalej striedavo.
clause-drop-price = Ak odmietnete, prehrávate to, o čo sa hralo pred zdvojením, ako jednoduchú prehru.
clause-cube-times-kind = Kocka násobí hodnotu druhu výhry: na 8 sa trojnásobná výhra počíta za 24.
clause-nothing-resigned = Prijať alebo odmietnuť môžete iba vtedy, keď súper ponúkol, že partiu vzdá.
refusal-call-first = Najprv hoďte alebo ohláste chybu.
refusal-closed-by-three = { $count ->
    [one] Pole { $point } je uzavreté: súper tam má { $count } kameň.
    [few] Pole { $point } je uzavreté: súper tam má { $count } kamene.
   *[other] Pole { $point } je uzavreté: súper tam má { $count } kameňov.
}
refusal-without-cube = V tejto hre nie je zdvojovacia kocka.
refusal-cube-single-game = V zápase, v ktorom sa počítajú partie, zdvojovacia kocka nie je.
refusal-nothing-resigned = Nikto neponúkol, že partiu vzdá.
told-start-white = Hod o začiatok: { $high } proti { $low }. Kto hodil { $high }, hrá so svetlými a začína.
told-start-tie = Hod o začiatok: { $high } proti { $low }. Hádže sa znova.
scene-point-shared = Pole { $point }: svetlé { $first }, tmavé { $second }
switch-block_min = Kedy je pole uzavreté?
switch-block_min-2 = Keď na ňom stoja dva súperove kamene
switch-block_min-3 = Až keď stoja tri alebo viac
switch-win_none_off = A keď porazený nič nevyviedol?
switch-win_none_off-double = Výhra sa počíta dvakrát
switch-win_none_off-single = Výhra sa počíta raz
switch-stake-note = Zdvojovacia kocka je pre jednotlivé partie: v zápase na dve a viac víťazstiev platí každá partia za jednu, nech sa hrá o čokoľvek.
box-says-more-than-two-note = Podľa tejto vety by dvojica kameňov pole ani neotvárala, ani neuzatvárala, takže hráme, že pole uzavrú dva, ako hovoria niektoré jazyky návodu. Môžete to zmeniť na tri: tak hrá voľba „Presne podľa návodu“.
box-says-games-note = Nemecká strana z tej istej škatule je iná hra: zvoľte pre ňu „{ box-says-smaller }“.
box-says-smaller-note = Toto je nemecká strana z tej škatule. Ostatné jazyky opisujú inú hru: zvoľte pre ňu „{ box-says-games }“.
box-says-correction-note = Chyby sa dajú ohlasovať tam, kde sa kamene posúvajú voľne; inak sú možné iba správne ťahy.
origin-setup = Vytlačené ako obrázok.
origin-case-white-starts = Grécky text vynecháva, že začína biely.
origin-higher-takes-white = Návody nehovoria, ktoré číslo berie biele. Vyššie, ako všade inde.
origin-draw-first = O rovnakých číslach sa nič nehovorí; rozhodnúť nemôžu, takže sa hádže znova.
origin-collection-draw-first = Pri rovnakých číslach sa hádže znova, kým nie sú rôzne.
origin-tournament-draw-first = Pri rovnakých číslach sa hádže znova.
origin-best-of-first-throw-fresh = Návod hovorí iba to, kto ťahá prvý a že sa hádže striedavo; kto začína, hádže teda oboma kockami.
origin-collection-dice-flat = Návod hovorí iba to, kam sa hádže.
origin-case-closed-point = Väčšina jazykov hovorí „viac ako dva“, ale vyhodiť možno iba osamotený kameň, takže dvojica by pole ani neotvárala, ani neuzatvárala. Taliančina a estónčina hovoria dva alebo viac, angličtina oboje. Hráme dva. Doslovné znenie sa dá zvoliť v nastavení.
origin-case-closed-by-three = Toto je doslovné znenie: pole uzatvára „viac ako dva“ a vyhodiť možno iba osamotený kameň, takže pole s dvoma je spoločné.
origin-best-of-closed-point = Hovorí to angličtina, francúzština a taliančina. Španielčina, portugalčina a poľština to hovoria iba o nasadzovaní z baru.
origin-collection-closed-point = Anglický, taliansky, dánsky a ruský text znejú, akoby cestou zastavil už jediný súperov kameň. Nemčina, francúzština a španielčina sú jasné: dva alebo viac.
origin-case-self-hit = Český, slovenský a maďarský text toto pravidlo stratili a opakujú, ako sa vyhadzuje.
origin-case-hit = Niektoré jazyky zabúdajú povedať, že súperov kameň musí stáť sám.
origin-best-of-hit = Poľský text zabúda povedať, že súperov kameň musí stáť sám.
origin-case-stacking = Návody neuvádzajú žiadne obmedzenie.
origin-several-hits = Návod nič nehovorí; každé vyhodenie vyplýva z pravidla vyššie.
origin-small-first-several-hits = Vyplýva to z príkladu hodu, ktorý zasiahne v jednej z troch vzdialeností.
origin-case-several-hits = Turecký text hovorí o dvoch šestkách; myslí sa ktorýkoľvek paš.
origin-case-must-move = Hrá sa ako v nemčine a väčšine jazykov. Francúzština robí povinnosť z vyhodenia, ruština, ukrajinčina a turečtina pravidlo obracajú a maďarčina stratila „nie“.
origin-best-of-must-move = Všeobecne to návod nehovorí; jeho pravidlo o vyššom čísle s tým počíta.
origin-best-of-use-all = Návod to nehovorí; jeho pravidlo o vyššom čísle s tým počíta.
origin-small-first-use-all = Návod to nehovorí; hrá sa ako obvykle.
origin-best-of-use-higher = Francúzština a poľština znejú, akoby sa dalo zvoliť zahranie iba jedného čísla; španielčina, pôvodné znenie, nie.
origin-case-use-higher = Chorvátsky text hovorí o jednom kameni namiesto o jednom čísle.
origin-case-stop-at-home = V niektorých jazykoch sa povinnosť končí, keď sú doma kamene ktoréhokoľvek hráča, v arabčine, keď sú doma všetkých. Hráme: vaše vlastné.
origin-no-pass = Text hovorí, že vyvádzanie nie je povinné a iný ťah tiež nie. Čítame to ako voľný výber medzi oboma, lebo hneď potom zase platia obvyklé pravidlá. Nezahrať číslo sa dá povoliť v nastavení.
origin-may-leave-unused = Toto je doslovné znenie: vyvádzanie ani iný ťah nie sú povinné. Poľský text má iba polovicu.
origin-case-doubles-four = Niektoré jazyky násobia štyrmi celý hod alebo hovoria o štyroch kockách. Príklad v tom istom texte ukazuje štyri jednotlivé kroky.
origin-best-of-doubles-four = Anglický príklad prechádza do druhého; myslia sa štyri kroky.
origin-best-of-partial-double = Návod nič nehovorí; hrá sa ako obvykle.
origin-collection-partial-double = Návod nič nehovorí; vyplýva to z povinnosti ťahať.
origin-case-partial-double = Turecký text možné ťahy vracia späť a arabský ich necháva na vôľu; vo všetkých ostatných sú povinné.
origin-whole-double = V príklade prepadá paš, z ktorého sa dajú zahrať dva kroky. Pri troch to čítame rovnako.
origin-case-enter-first = Návody hovoria iba to, že sa najprv vracajú všetky kamene. Kam a ako, je ako obvykle.
origin-best-of-enter-first = Francúzsky text to viaže na možnosť nasadiť; ostatné nie.
origin-case-enter-any = Návody to nehovoria; ako obvykle.
origin-smaller-lost = Návod berie celý hod iba hráčovi na bare. Ďalej to nerozširujeme: väčšie číslo sa zahrá samo.
origin-case-home-first = Čeština, slovenčina, slovinčina a arabčina po vyhodení zastavujú hádzanie kockami a chorvátčina vyvádza do začiatočného postavenia. Myslí sa vyvádzanie z dosky.
origin-case-exact-number = Švédsky text chce „párne“ číslo, turecký vynecháva „presne“. Vo všetkých ostatných presné.
origin-best-of-highest-first = Portugalský text berie vždy kameň najviac vzadu; ostatné to iba dovoľujú.
origin-best-of-inside-move = Francúzsky príklad vedie na nesprávne pole.
origin-collection-any-sufficient = Francúzsky text chce, aby číslo siahalo „tesne za“ okraj, teda presne. Ostatným deviatim jazykom stačí, že dosiahne, a o kameňoch vzadu nič nehovoria.
origin-collection-highest-first = V návode to nie je: dnešné obvyklé pravidlo, ako ste sa dohodli.
origin-rear-first = Poradie je vytlačené; že číslo smie byť väčšie ako pole, vyplýva z prejdenia okraja.
origin-any-six = Nemecký text chce dve šestky, čo odporuje jeho vlastnému pravidlu o vyvádzaní a vyzerá ako tlačová chyba. Hráme s ktoroukoľvek šestkou. Doslovné znenie sa dá zvoliť v nastavení.
origin-double-six = Toto je doslovné znenie nemeckého textu.
origin-case-win = Grécky text najprv menuje hráča, ktorý je prvý doma, arabský toho, kto začne vyvádzať. Neskôr sa oba zhodujú s ostatnými.
origin-case-win-kinds = Na trojnásobnú výhru chcú návody iba kameň na bare alebo v domove víťaza. Porazený, ktorý už niečo vyviedol, by potom prehral jednoducho aj trojnásobne; chceme, aby nevyviedol nič. Doslovné znenie sa dá zvoliť v nastavení. Dánsky text určuje dvojnásobnú výhru rovnako ako jednoduchú.
origin-case-win-kinds-far-back = Toto je doslovné znenie: návody nechcú, aby nebolo nič vyvedené.
origin-small-first-win-kinds = V texte chýba riadok: sľubuje tri druhy a výhru nad hráčom, ktorý má všetky kamene na doske, nazýva jednoduchou, hoci všade inde je dvojnásobná. Dopĺňame ho z ostatných návodov. Doslovné znenie sa dá zvoliť v nastavení.
origin-small-first-win-kinds-far-back = Napoly doslovne: trojnásobná výhra, ako je vytlačená, dvojnásobná z ostatných návodov.
origin-small-first-win-kinds-single = Napoly doslovne: bez dvojnásobnej výhry, ako je vytlačené, trojnásobná, keď nie je nič vyvedené.
origin-small-first-win-kinds-letter = Toto zostalo z textu, v ktorom chýba riadok.
origin-win-values = Návod menuje gammon a backgammon, ale čísla neuvádza.
origin-stalled = Naše pravidlo: inak by sa dalo hrať donekonečna. Remízová partia sa do zápasu počíta, takže zápas na dve víťazstvá sa môže skončiť nerozhodne.
origin-without-cube = Návod sa o žiadnej nezmieňuje.
origin-collection-without-cube = Návod hovorí, že zdvojovacie kocky existujú, a vynecháva ich.
origin-case-cube = Nemčina v jednom návode a päť jazykov v druhom hovoria „štvornásobne“, hoci ten istý text ide až k ôsmim. Myslí sa násobenie. Že kocka začína v strede na 1, vytlačené nie je.
origin-case-cube-faces = Chorvátsky text má stenu so 6; v portugalčine a chorvátčine sa zdvojovacou kockou hádže. Kocka sa otáča.
origin-case-double-before-throw = Chorvátsky text to dovoľuje iba pred prvým hodom, švédsky kedykoľvek. Ostatné: pred vlastným hodom, keď sa už hrá.
origin-case-drop-price = Vytlačené nie je; ako obvykle.
origin-case-cube-limit = Vytlačené nie je, okrem chorvátčiny, ktorá steny vymenúva. Kocka má steny do 64.
origin-case-cube-times-kind = Vytlačené pre trojnásobnú výhru na 8. Čítame to ako príklad. Švédsky text zdvojuje stávku osemkrát, arabský násobí kocky.
origin-case-cube-single-game = Návody zápasy nepoznajú.
origin-one-by-one = Naše pravidlo: tak sa hrá bez pomoci dosky.
origin-collection-correction = Anglický text končí právo „nasledujúcim“ hodom; myslí sa váš vlastný.
written-no-move = žiadny ťah
written-double = Zdvojuje na { $value }
written-take = Prijíma
written-drop = Odmieta
written-beaver = Beaver: { $value }
written-raccoon = Raccoon: { $value }
written-accept = Prijíma
written-decline = Odmieta
written-correct = Hlási chybu
written-check = Pýta sa
written-resigning = { $kind ->
    [1] Ponúka jednoduchú
    [2] Ponúka dvojnásobnú
   *[3] Ponúka trojnásobnú
}
standing = { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipy
   *[other] { $pips } pipov
}
origin-collection-throw-first = Holandský text hovorí po začatí o troch kockách; myslia sa dve.
task-roll = Ste na ťahu: hoďte kockami.
task-roll-or-double = Ste na ťahu: hoďte kockami alebo zdvojte.
task-move = Ste na ťahu: ťahajte kameňom.
task-end = Ste na ťahu: už nemáte čím ťahať.
task-double = Súper zdvojuje: prijmete, alebo odmietnete?
task-resignation = Súper sa chce vzdať: prijmete to?
tally-pr = PR (hodnotenie výkonu): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Veľmajster
level-grandmaster-about = Kým sa rozhodne, odohrá si každú možnosť niekoľko stokrát. Trvá to pár sekúnd.
character-grandmaster = Zenit
editor-dice = Kocky
editor-dice-none = Ešte sa nehádzalo
editor-dice-double = Ponúknuté zdvojenie
editor-cube = Zdvojovacia kocka
editor-cube-owner = Zdvojovaciu kocku má
editor-cube-centre = V strede
editor-length = Dĺžka zápasu v bodoch (0 = hra o peniaze)
editor-score = { $seat ->
    [first] Body: Svetlý
   *[second] Body: Tmavý
}
editor-crawford = Crawfordova partia
refusal-editor-many = { $seat ->
    [first] Svetlý má na doske príliš veľa kameňov: { $count }. Je ich iba { $total }.
   *[second] Tmavý má na doske príliš veľa kameňov: { $count }. Je ich iba { $total }.
}
refusal-editor-off = { $seat ->
    [first] Svetlý nemá na doske žiadny kameň, takže je po partii.
   *[second] Tmavý nemá na doske žiadny kameň, takže je po partii.
}
study-checker = Ťahy kameňmi
study-double = Zdvojenia
study-take = Odpovede na zdvojenie
position-contact = Kontakt
position-race = Preteky
position-bearoff = Vyvádzanie
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Back game

## Drills

drill-pip-count = Počítanie pipov
drill-pip-count-about = Spočítajte, koľko pipov zostáva každej strane.
drill-pip-count-task = Koľko pipov zostáva každej strane?
drill-pips-of = { $seat ->
    [first] Svetlý
   *[second] Tmavý
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Svetlý: { $terms } = { $total }
   *[second] Tmavý: { $terms } = { $total }
}
drill-opening-play = Otvorenia
drill-opening-play-about = Zahrajte prvé hody partie a odpovede na ne.
drill-opening-play-task = Začínate hodom { $dice }. Čo zahráte?
drill-opening-play-reply-task = Súper otvoril hodom { $dice } a zahral { $play }. Vám padlo { $reply }.
drill-opening-play-close = Rovnako dobré ako najlepší ťah: rozdiel je zanedbateľný.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Rozhodovanie o zdvojení
drill-cube-action-about = Máte zdvojiť a má súper zdvojenie prijať?
drill-cube-action-task = Ste pred hodom v partii o stávku a zdvojovacia kocka je uprostred. Ako sa má zachovať každá strana?
drill-cube-action-match-task = Ste pred hodom a zdvojovacia kocka je uprostred. Body chýbajúce na výhru v zápase: vám { $ours }, súperovi { $theirs }. Ako sa má zachovať každá strana?
drill-cube = { $action ->
    [no-double] Nezdvojiť
    [double-take] Zdvojiť, prijať
    [double-drop] Zdvojiť, odmietnuť
   *[too-good] Na zdvojenie až príliš dobré
}
drill-cube-why = { $action ->
    [no-double] Hodiť s kockou uprostred vynesie viac než prijaté zdvojenie.
    [double-take] Zdvojenie vynesie viac než hod bez neho a súper prijatím stratí menej než odmietnutím.
    [double-drop] Prijatím by súper stratil viac než odmietnutím, takže zdvojte a hneď vyhrajte.
   *[too-good] Súper by odmietol, lenže hrať ďalej na gammon vynesie viac.
}
drill-cube-values = Hodnota v bodoch: bez zdvojenia { $none }; zdvojenie a prijatie { $take }; zdvojenie a odmietnutie { $drop }.
drill-cube-chances = Vyhráte { $win } % partií, gammonom { $gammon } %.
drill-take-point = Hranica prijatia
drill-take-point-about = Akú veľkú šancu potrebujete, aby ste za tohto stavu prijali zdvojenie?
drill-take-point-task = Body chýbajúce na výhru v zápase: vám { $ours }, súperovi { $theirs }. Súper vám ponúka zdvojenie na { $cube }. Od akej šance na výhru v partii máte prijať, ak sa gammony nepočítajú a znova sa už zdvojovať nebude?
drill-take-point-chances = Vaša šanca vyhrať zápas: { $dropped } %, ak odmietnete, { $lost } %, ak prijmete a prehráte, { $won } %, ak prijmete a vyhráte.
drill-take-point-why = Riskujete { $risk }, aby ste získali { $gain }: oplatí sa to, ak vyhráte aspoň { $risk } ÷ ({ $risk } + { $gain }) partií.
drill-percent = Percentá
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Šance na výhru
drill-race-chance-about = Odhadnite, ako často vyhráte pri vyvádzaní.
drill-race-chance-task = Ste pred hodom. Ako často tieto preteky vyhráte?
drill-race-chance-why = Vám zostáva pipov: { $ours }, kameňov: { $our-checkers }. Súperovi zostáva pipov: { $theirs }, kameňov: { $their-checkers }. Uznáva sa odchýlka do 6 percentuálnych bodov.
drill-race-win = Preteky vyhráte v { $win } % prípadov.
drill-race-cube = Zdvojenie v pretekoch
drill-race-cube-about = Posledné hody pretekov: zdvojiť, alebo hádzať ďalej?
drill-bearoff-play = Vyvádzanie
drill-bearoff-play-about = Nájdite ťah, ktorý preteky vyhrá najčastejšie.
drill-bearoff-play-task = Padlo vám { $dice }. Ktorý ťah vyhráva najčastejšie?
drill-bearoff-play-why = Ako často ktorý ťah vyhrá, presne spočítané.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Hod
