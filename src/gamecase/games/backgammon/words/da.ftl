### Danish. checker = brik, point = punkt (score point = point), home = hjemland, bar = bar, roll = slå, slag,
### hit = ramme, bear off = tage ud, doubles = dobbeltslag, cube = doblingsterning, double = dobling, opening roll = startslag, blocked = blokeret.

game-name = Backgammon
game-about = Få dine femten brikker hjem og ud af brættet først, og ram modstanderens undervejs.
seat-first = Lys
seat-second = Mørk

## Booklets
booklet-case = Backgammonkuffert
booklet-case-about = Du tager kun ud med det nøjagtige tal og behøver ikke rykke, når alle dine brikker er hjemme. Spiller I om en indsats, er doblingsterningen med.
booklet-best-of = Bedst af flere
booklet-best-of-about = I tæller bare spillene: to ud af tre eller tre ud af fem. Ingen doblingsterning.
booklet-small-first = Mindste tal først
booklet-small-first-about = Spil det mindste tal først, et dobbeltslag helt eller slet ikke, og tag ud bagfra.
booklet-collection = Spilsamling
booklet-collection-about = Tag ud med ethvert tal, der når kanten. Modstanderen må påtale en fejl frem til sit eget slag.
booklet-tournament = Turnering
booklet-tournament-about = Backgammon, som det spilles i dag: kampe om point eller spil om en indsats, med doblingsterningen og alle dens regler.
box-says = Hvad af dette står i dit regelhæfte?
box-says-more-than-two = Et punkt er blokeret, hvis der står „mere end to“ brikker
box-says-games = Man spiller om to sejre i tre spil eller tre i fem
box-says-smaller = Man spiller altid det mindste tal først
box-says-correction = Et ulovligt træk kan påtales indtil næste slag
box-says-nothing = Jeg har intet hæfte
box-cube_inside = Ligger der en doblingsterning i æsken?
box-languages = På hvor mange sprog er det skrevet?

## Switches
switch-stake = Hvad spiller I om?
switch-stake-0 = Bare for sjov, uden doblingsterning
switch-stake-1 = Indsats 1, med doblingsterning
switch-stake-2 = Indsats 2, med doblingsterning
switch-stake-5 = Indsats 5, med doblingsterning
switch-stake-10 = Indsats 10, med doblingsterning
switch-win_triple_needs_none_off = Hvornår tæller en sejr tredobbelt?
switch-win_triple_needs_none_off-yes = Kun hvis taberen ikke har taget nogen brikker ud
switch-win_triple_needs_none_off-no = Altid når taberen har en brik på baren eller i vinderens hjemland
switch-assisted = Kontrol af dine træk
switch-assisted-yes = Kun lovlige træk
switch-assisted-no = Alle træk, som på et rigtigt bræt
switch-bearoff_may_pass = Når alle dine brikker er hjemme
switch-bearoff_may_pass-no = Du skal bruge hvert tal, du kan
switch-bearoff_may_pass-yes = Du må lade et tal stå ubrugt
switch-bearoff_six_needs_double_six = At tage ud fra 6-punktet
switch-bearoff_six_needs_double_six-no = Med enhver sekser
switch-bearoff_six_needs_double_six-yes = Kun med to seksere
switch-bearoff_rule = Hvordan tager du en brik ud?
switch-bearoff_rule-any-sufficient = Med ethvert tal, der når kanten
switch-bearoff_rule-exact-or-highest = Med punktets tal, eller fra dit højeste punkt med et højere
switch-setup = Opstilling
switch-setup-standard = Almindelig
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, tre brikker hver
switch-cube = Doblingsterning
switch-cube-on = Med doblingsterning
switch-cube-off = Uden doblingsterning
switch-cube_limit = Doblingsterningen går op til
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Når doblingsterningen er i midten
switch-centred_cube-either = Begge må vende den
switch-centred_cube-holland = Efter Crawford-spillet først, når begge har slået to gange
switch-crawford = Crawford-spil
switch-crawford-yes = Ét spil uden doblingsterning, når en spiller mangler ét point
switch-crawford-no = Intet Crawford-spil
switch-jacoby = Jacoby-reglen
switch-jacoby-yes = Gammon tæller kun, hvis doblingsterningen er vendt
switch-jacoby-no = Gammon tæller altid
switch-beavers = Beavers
switch-beavers-yes = Tilladt
switch-beavers-no = Ikke tilladt
switch-raccoons = Raccoons
switch-raccoons-yes = Tilladt
switch-raccoons-no = Ikke tilladt
switch-automatic_doubles = Samme tal i startslaget
switch-automatic_doubles-0 = Slå om
switch-automatic_doubles-1 = Dobler indsatsen højst én gang
switch-automatic_doubles-2 = Dobler indsatsen højst to gange
switch-automatic_doubles-3 = Dobler indsatsen højst tre gange

## Clauses
clause-aim = Få alle dine brikker til dit hjemland, og tag dem så ud. Den første spiller uden brikker tilbage vinder.
clause-setup = De to sider står spejlvendt. Dine brikker går fra modstanderens hjemland hele vejen rundt til dit eget.
clause-forward = Brikker rykker kun mod hjemlandet, aldrig baglæns.
clause-starter-high = Hver spiller slår med én terning. Det højeste tal begynder.
clause-draw-first = Først kommer startslaget. Slår begge det samme tal, slår de om.
clause-first-throw-fresh = Den, der begynder, slår på ny med begge terninger til den første tur.
clause-first-throw-drawn = Startslagets to terninger er det første slag for den, der begynder, så det er aldrig et dobbeltslag.
clause-already-started = Der er ét startslag pr. spil.
clause-throw-first = Spillerne skiftes. En tur begynder med et slag med to terninger.
clause-dice-zone = Du slår terningerne i brættets højre halvdel, set fra dig.
clause-choice-first = Kan du doble, skal du gøre det, før du slår.
clause-play-first = Spil dit slag, før der sker andet.
clause-dice-only = Hvert tal rykker én brik så mange punkter. Den samme brik må bruge flere tal, det ene efter det andet, og lander efter hvert.
clause-no-checker = Du må kun rykke dine egne brikker.
clause-closed-point = Et punkt med to eller flere af modstanderens brikker er blokeret: Du kan ikke lande dér, heller ikke midt i et længere træk.
clause-self-hit = Sætter du alligevel en brik på et blokeret punkt, regnes den for ramt: Den ryger på baren, og tallet er brugt.
clause-hit = Lander du på en enlig brik hos modstanderen, rammer du den: Den ryger på baren. Du behøver ikke ramme, hvis du kan rykke på en anden måde.
clause-any-order = Du må spille tallene i vilkårlig rækkefølge.
clause-smaller-first = Spil altid det mindste tal før det største.
clause-smaller-lost = Kan ingen brik spille det mindste tal, går det tabt, og du spiller kun det største.
clause-must-move = Kan du rykke, skal du.
clause-use-all = Du skal bruge så mange tal, som reglerne tillader: begge, hvis der er en måde at spille begge på.
clause-use-higher = Kan du spille begge tal hver for sig, men ikke begge to, skal du spille det højeste.
clause-stop-at-home = Når alle dine brikker er hjemme, behøver du ikke rykke: Du må lade ethvert tal stå ubrugt.
clause-doubles-four = Slår du dobbeltslag, spiller du tallet fire gange.
clause-partial-double = Spil så mange af dobbeltslagets fire ryk, du kan; resten går tabt.
clause-whole-double = Et dobbeltslag spilles helt, alle fire ryk, eller slet ikke. Det er nok, hvis du tager din sidste brik ud før.
clause-enter-first = En brik på baren skal ind først, i modstanderens hjemland, på det punkt, terningen tæller fra den fjerneste kant. Intet andet må rykke, før alle dine brikker er inde.
clause-enter-any = Du må komme ind med begge tal; et tal, du ikke kan komme ind med, går tabt.
clause-smaller-enters = Har du en brik på baren og ikke kan få den ind med det mindste tal, mister du hele slaget.
clause-home-first = Du må begynde at tage ud, når alle dine brikker er hjemme. Bliver en ramt, må du fortsætte, når alle er hjemme igen.
clause-exact-number = Du kan kun tage en brik ud med præcis sit punkts tal.
clause-highest-first = Du kan tage en brik ud med dens punkts tal, eller med et højere tal fra dit højeste punkt.
clause-rear-first = Du kan kun tage ud fra dit højeste punkt, med ethvert tal, der når kanten.
clause-any-sufficient = Du kan tage enhver brik ud med et tal, der når kanten.
clause-past-band = Du kan ikke tage en brik ud, så længe modstanderen holder et punkt foran den i dit hjemland.
clause-double-six = Du kan kun tage ud fra 6-punktet med et slag med to seksere.
clause-inside-move = Du må altid rykke inde i dit hjemland i stedet for at tage ud.
clause-win = Den første spiller, der har taget alle sine brikker ud, vinder.
clause-win-counts-one = Hver sejr tæller én.
clause-win-kinds = En sejr tæller én gang. Den tæller to gange, hvis taberen ikke har taget nogen brikker ud, og tre gange, hvis taberen desuden har en brik på baren eller i vinderens hjemland.
clause-stalled = Efter halvtreds ture i træk uden et ryk er spillet uafgjort.
clause-cube = Doblingsterningen begynder i midten på 1. Hver dobling gør spillet dobbelt så meget værd.
clause-no-cube = Efter disse regler bruges doblingsterningen kun, når I spiller om en indsats eller om point. Tæller I bare spil, er der ingen doblingsterning.
clause-double-before-throw = Du må tilbyde en dobling før dit eget slag, men ikke før spillets første slag.
clause-answer-first = Modstanderen tager imod doblingen eller afviser den og taber spillet.
clause-nothing-offered = Du kan kun tage imod eller afvise, når du er blevet tilbudt en dobling.
clause-cube-owner = Tager du imod en dobling, ejer du doblingsterningen, og kun du må doble næste gang.
clause-cube-limit = Doblingsterningen kan ikke komme over sin grænse.
clause-cube-dead = I en kamp vendes doblingsterningen ikke mere, når den allerede afgør kampen for begge spillere.
clause-crawford = Det første spil, hvor en spiller kun mangler ét point, spilles uden doblingsterning.
clause-holland = Efter valg: Efter det spil må doblingsterningen i midten først vendes, når begge spillere har slået to gange.
clause-jacoby = Uden for en kamp tæller dobbelte og tredobbelte sejre som enkelte, medmindre doblingsterningen er vendt.
clause-beavers = Uden for en kamp må du svare på en dobling ved straks at doble igen og beholde doblingsterningen: en beaver.
clause-no-beaver = Du må kun svare med en beaver, hvis I har aftalt det, og kun på en dobling.
clause-no-raccoon = Du må kun svare med en raccoon, hvis I har aftalt det, og kun på en beaver.
clause-automatic-doubles = Uden for en kamp dobler samme tal i startslaget indsatsen, højst så mange gange, som I har aftalt.
clause-match-games = Aftal, før I begynder, hvor mange spil kampen har, for eksempel to sejre ud af tre.
clause-match-points = Den første spiller, der når det aftalte antal point, vinder kampen.
clause-no-resignation = Disse regler siger ikke, hvad det koster at give op.
clause-resignation = Du må tilbyde at give op som enkelt, dobbelt eller tredobbelt tab. Modstanderen accepterer eller afviser.
clause-answer-resignation = Et tilbud om at give op besvares, før spillet går videre.
clause-correction = Du må bede modstanderen spille en ulovlig tur om med de samme terninger.
clause-nothing-wrong = En lovlig tur står ved magt.
clause-correct-before-throw = Du kan kun bede om det indtil dit eget slag.
clause-one-by-one = Hvor alle træk er tilladt, rykker du dine brikker en ad gangen og afslutter så din tur.
clause-no-correction = En afsluttet tur står ved magt.

## Why not
refusal-draw-first = Først kommer startslaget.
refusal-already-started = Spillet er allerede i gang.
refusal-throw-first = Slå først med terningerne.
refusal-choice-first = Slå først, eller dobl.
refusal-play-first = Spil først dit slag.
refusal-dice-zone = Terningerne landede ikke i brættets højre halvdel: Slå begge om.
refusal-forward = Du kan ikke rykke tilbage fra { $from } til { $to }. Brikker rykker kun mod hjemlandet.
refusal-no-checker = { $place ->
    [bar] Du har ingen brik på baren.
   *[point] Du har ingen brik på punkt { $point }.
}
refusal-dice-only = { $count ->
    [0] Du har ingen tal tilbage at spille.
    [one] Det er { $distance } punkter væk; du har { $dice } tilbage.
   *[other] Det er { $distance } punkter væk; du har { $dice } tilbage.
}
refusal-closed-point = { $count ->
    [one] Punkt { $point } er blokeret: Der står { $count } af modstanderens brikker.
   *[other] Punkt { $point } er blokeret: Der står { $count } af modstanderens brikker.
}
refusal-smaller-first = Spil det mindste tal først: { $die } før { $larger }.
refusal-smaller-lost = Ingen brik kunne spille { $die } først, så det tal er tabt.
refusal-must-move = { $possible ->
    [one] Du kan spille { $possible } tal, så det skal du.
   *[other] Du kan spille { $possible } tal, så det skal du.
}
refusal-use-all = { $possible ->
    [one] Du kan spille { $possible } tal; sådan bruger du { $used }.
   *[other] Du kan spille { $possible } tal; sådan bruger du kun { $used }. Find en måde at bruge dem alle på.
}
refusal-use-higher = Du kan kun spille ét tal, så det skal være det højeste: { $die }.
refusal-whole-double = { $possible ->
    [one] Et dobbeltslag skal spilles helt, men du kan kun lave { $possible } af { $needed } ryk: Slaget går tabt.
   *[other] Et dobbeltslag skal spilles helt, men du kan kun lave { $possible } af { $needed } ryk: Slaget går tabt.
}
refusal-enter-first = { $count ->
    [one] Du har { $count } brik på baren: Den skal ind først.
   *[other] Du har { $count } brikker på baren: De skal ind først.
}
refusal-smaller-enters = Din brik kan ikke komme ind med { $die }, for punkt { $point } er blokeret: Du mister hele slaget.
refusal-home-first = { $count ->
    [one] Du kan ikke tage ud endnu: { $count } brik er ikke hjemme.
   *[other] Du kan ikke tage ud endnu: { $count } brikker er ikke hjemme.
}
refusal-exact-number = Fra punkt { $point } kan du kun tage ud med { $point }; du har { $dice } tilbage.
refusal-highest-first = Fra punkt { $point } kan du kun tage ud med et højere tal, hvis der intet står bagved; du har stadig brikker på punkt { $highest }.
refusal-rear-first = Tag ud bagfra: Du har stadig brikker på punkt { $highest }.
refusal-past-band = { $count ->
    [one] Du kan ikke tage ud fra punkt { $point }: Modstanderen har { $count } brik på punkt { $band } foran det.
   *[other] Du kan ikke tage ud fra punkt { $point }: Modstanderen har { $count } brikker på punkt { $band } foran det.
}
refusal-double-six = Fra punkt 6 kan du kun tage ud med to seksere; du slog { $dice }.
refusal-no-cube = Der er ingen doblingsterning i dette spil.
refusal-double-before-throw = Du kan kun doble før dit eget slag og ikke før spillets første slag.
refusal-answer-first = Svar først på doblingen til { $value }: Tag imod, eller afvis.
refusal-nothing-offered = Der er ikke noget tilbud at svare på.
refusal-cube-owner = Modstanderen ejer doblingsterningen, som står på { $value }.
refusal-cube-limit = Doblingsterningen står på { $value } og kan ikke komme højere.
refusal-cube-dead = { $needed ->
    [one] Doblingsterningen på { $value } afgør allerede kampen: Ingen mangler mere end { $needed } point.
   *[other] Doblingsterningen på { $value } afgør allerede kampen: Ingen mangler mere end { $needed } point.
}
refusal-crawford = Det er Crawford-spillet i en kamp til { $number }: Du kan ikke doble.
refusal-holland = { $throws ->
    [one] Efter Crawford-spillet slår begge spillere to gange, før nogen dobler; der er indtil nu slået { $throws } gang.
   *[other] Efter Crawford-spillet slår begge spillere to gange, før nogen dobler; der er indtil nu slået { $throws } gange.
}
refusal-no-beaver = Du kan ikke svare med en beaver her.
refusal-no-raccoon = Du kan ikke svare med en raccoon her.
refusal-no-resignation = Efter disse regler kan du ikke give op som enkelt, dobbelt eller tredobbelt tab.
refusal-answer-resignation = Accepter eller afvis først tilbuddet om at give op.
refusal-one-by-one = Flyt én brik ad gangen her.
refusal-no-correction = En afsluttet tur står ved magt.
refusal-correct-before-throw = Du kan kun påtale en fejl før dit eget slag.
refusal-nothing-wrong = Den tur var lovlig.

## How it ended
outcome-single = { $points ->
    [one] { $seat } tager den sidste brik ud og vinder { $points } point.
   *[other] { $seat } tager den sidste brik ud og vinder { $points } point.
}
outcome-double = { $points ->
    [one] { $seat } vinder dobbelt, i alt { $points } point: Modstanderen har ikke taget nogen ud.
   *[other] { $seat } vinder dobbelt, i alt { $points } point: Modstanderen har ikke taget nogen ud.
}
outcome-triple = { $points ->
    [one] { $seat } vinder tredobbelt, i alt { $points } point: Modstanderen har en brik langt tilbage.
   *[other] { $seat } vinder tredobbelt, i alt { $points } point: Modstanderen har en brik langt tilbage.
}
outcome-gammon = { $points ->
    [one] { $seat } vinder en gammon, i alt { $points } point: Modstanderen har ikke taget nogen ud.
   *[other] { $seat } vinder en gammon, i alt { $points } point: Modstanderen har ikke taget nogen ud.
}
outcome-backgammon = { $points ->
    [one] { $seat } vinder en backgammon, i alt { $points } point: Modstanderen har en brik langt tilbage.
   *[other] { $seat } vinder en backgammon, i alt { $points } point: Modstanderen har en brik langt tilbage.
}
outcome-dropped = { $points ->
    [one] { $seat } vinder { $points } point: Modstanderen afviste doblingen.
   *[other] { $seat } vinder { $points } point: Modstanderen afviste doblingen.
}
outcome-conceded = { $points ->
    [one] { $seat } vinder { $points } point: Modstanderen gav op.
   *[other] { $seat } vinder { $points } point: Modstanderen gav op.
}
outcome-stalled = Uafgjort: Ingen har rykket længe.

## Levels
level-beginner = Begynder
level-beginner-about = Spiller det første træk, den ser, og lader brikker stå alene.
level-casual = Hyggespiller
level-casual-about = Holder sine brikker samlet og rammer, når den kan.
level-steady = Solid
level-steady-about = Tager punkter, tæller kapløbet og dobler, når den er klart foran.
level-expert = Ekspert
level-expert-about = Tænker et slag frem og fejler sjældent.
level-master = Mester
level-master-about = Tænker to slag frem. Verdensklasse.

## On the table
look-home-right = Hjemland til højre
look-home-left = Hjemland til venstre
look-blue-right = { look-home-right }, blåt klæde
look-blue-left = { look-home-left }, blåt klæde
look-wine-right = { look-home-right }, vinrødt klæde
look-wine-left = { look-home-left }, vinrødt klæde

scene-title = Backgammonbræt
scene-view = { $seat ->
    [first] { $home ->
        [left] Punkterne tælles fra den lyse sides hjemland, nederst til venstre.
       *[right] Punkterne tælles fra den lyse sides hjemland, nederst til højre.
    }
   *[second] { $home ->
        [left] Punkterne tælles fra den mørke sides hjemland, nederst til venstre.
       *[right] Punkterne tælles fra den mørke sides hjemland, nederst til højre.
    }
}
scene-points = { $seat ->
    [first] Lys har brikker på { $points }.
   *[second] Mørk har brikker på { $points }.
}
scene-no-points = { $seat ->
    [first] Lys har ingen brikker på noget punkt.
   *[second] Mørk har ingen brikker på noget punkt.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } lys brik er på baren.
       *[other] { $count } lyse brikker er på baren.
    }
   *[second] { $count ->
        [one] { $count } mørk brik er på baren.
       *[other] { $count } mørke brikker er på baren.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } lys brik er ude.
       *[other] { $count } lyse brikker er ude.
    }
   *[second] { $count ->
        [one] { $count } mørk brik er ude.
       *[other] { $count } mørke brikker er ude.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Lys har { $count } øje igen.
       *[other] Lys har { $count } øjne igen.
    }
   *[second] { $count ->
        [one] Mørk har { $count } øje igen.
       *[other] Mørk har { $count } øjne igen.
    }
}
scene-dice = { $count ->
    [one] Tal tilbage at spille: { $dice }.
   *[other] Tal tilbage at spille: { $dice }.
}
scene-cube = { $owner ->
    [first] Lys ejer doblingsterningen, som står på { $value }.
    [second] Mørk ejer doblingsterningen, som står på { $value }.
   *[nobody] Doblingsterningen ligger i midten og står på { $value }.
}
scene-away = Point, der mangler: Lys { $first }, Mørk { $second }.
scene-crawford = Det er Crawford-spillet: ingen dobling.
scene-due-draw = Hver spiller slår med én terning for at se, hvem der begynder.
scene-due-choice = { $seat ->
    [first] Det er Lys’ tur, før slaget.
   *[second] Det er Mørks tur, før slaget.
}
scene-due-throw = { $seat ->
    [first] Nu slår Lys.
   *[second] Nu slår Mørk.
}
scene-due-play = { $seat ->
    [first] Det er Lys, der skal rykke.
   *[second] Det er Mørk, der skal rykke.
}
scene-due-offered = { $seat ->
    [first] Lys bliver tilbudt doblingsterningen på { $value }: Tag imod, eller afvis.
   *[second] Mørk bliver tilbudt doblingsterningen på { $value }: Tag imod, eller afvis.
}
scene-due-beavered = { $seat ->
    [first] Lys får en beaver til svar: Doblingsterningen ville vise { $value }.
   *[second] Mørk får en beaver til svar: Doblingsterningen ville vise { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Lys får en raccoon til svar: Doblingsterningen ville vise { $value }.
   *[second] Mørk får en raccoon til svar: Doblingsterningen ville vise { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Mørk tilbyder at give op, som enkelt tab; Lys svarer.
       *[second] Lys tilbyder at give op, som enkelt tab; Mørk svarer.
    }
    [2] { $seat ->
        [first] Mørk tilbyder at give op, som dobbelt tab; Lys svarer.
       *[second] Lys tilbyder at give op, som dobbelt tab; Mørk svarer.
    }
   *[3] { $seat ->
        [first] Mørk tilbyder at give op, som tredobbelt tab; Lys svarer.
       *[second] Lys tilbyder at give op, som tredobbelt tab; Mørk svarer.
    }
}
scene-due-over = Spillet er slut.

scene-point = { $holder ->
    [first] { $count ->
        [one] Punkt { $point }: { $count } lys brik
       *[other] Punkt { $point }: { $count } lyse brikker
    }
    [second] { $count ->
        [one] Punkt { $point }: { $count } mørk brik
       *[other] Punkt { $point }: { $count } mørke brikker
    }
   *[nobody] Punkt { $point }: tomt
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Bar: ingen lyse brikker
        [one] Bar: { $count } lys brik
       *[other] Bar: { $count } lyse brikker
    }
   *[second] { $count ->
        [0] Bar: ingen mørke brikker
        [one] Bar: { $count } mørk brik
       *[other] Bar: { $count } mørke brikker
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Bakke: ingen lyse brikker ude
        [one] Bakke: { $count } lys brik ude
       *[other] Bakke: { $count } lyse brikker ude
    }
   *[second] { $count ->
        [0] Bakke: ingen mørke brikker ude
        [one] Bakke: { $count } mørk brik ude
       *[other] Bakke: { $count } mørke brikker ude
    }
}
scene-die = { $state ->
    [used] Terning: { $number }, spillet
   *[left] Terning: { $number }
}
scene-no-die = Terninger, ikke slået endnu
scene-face = { $seat ->
    [first] Lys slog { $number }
    [second] Mørk slog { $number }
   *[nobody] En terning viser { $number }
}

## What a hand may say
act-throw = Slå
act-double = Dobl til { $value }
act-take = Tag imod: { $value }
act-drop = Afvis
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Sig ja
act-decline = Sig nej
act-correct = Påtal fejlen
act-check = Var det lovligt?
act-done = Afslut turen
act-resign = { $kind ->
    [1] Giv op, enkelt
    [2] Giv op, dobbelt
   *[3] Giv op, tredobbelt
}
act-stop = Afslut turen her
act-pass = Ryk ikke
act-no-move = Intet lovligt træk: afslut turen
act-forced = Tvunget: { $play }

## What happened
told-start = { $seat ->
    [first] Startslag: Lys { $first }, Mørk { $second }. Lys begynder.
    [second] Startslag: Lys { $first }, Mørk { $second }. Mørk begynder.
   *[nobody] Startslag: { $first } hver. Slå om.
}
told-roll = { $seat ->
    [first] Lys slår { $dice }
   *[second] Mørk slår { $dice }
}
told-play = { $seat ->
    [first] Lys: { $play }
   *[second] Mørk: { $play }
}
told-self-hit = { $seat ->
    [first] Lys: { $play }, på et blokeret punkt; brikken ryger på baren
   *[second] Mørk: { $play }, på et blokeret punkt; brikken ryger på baren
}
told-no-move = { $seat ->
    [first] Lys kan ikke rykke
   *[second] Mørk kan ikke rykke
}
told-pass = { $seat ->
    [first] Lys rykker ikke
   *[second] Mørk rykker ikke
}
told-done = { $seat ->
    [first] Lys afslutter turen
   *[second] Mørk afslutter turen
}
told-throw = { $seat ->
    [first] Lys tager terningerne
   *[second] Mørk tager terningerne
}
told-double = { $seat ->
    [first] Lys dobler til { $value }
   *[second] Mørk dobler til { $value }
}
told-take = { $seat ->
    [first] Lys tager imod doblingen til { $value }
   *[second] Mørk tager imod doblingen til { $value }
}
told-drop = { $seat ->
    [first] Lys afviser doblingen
   *[second] Mørk afviser doblingen
}
told-beaver = { $seat ->
    [first] Lys svarer med en beaver til { $value }
   *[second] Mørk svarer med en beaver til { $value }
}
told-raccoon = { $seat ->
    [first] Lys svarer med en raccoon til { $value }
   *[second] Mørk svarer med en raccoon til { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Lys tilbyder at give op, som enkelt tab
       *[second] Mørk tilbyder at give op, som enkelt tab
    }
    [2] { $seat ->
        [first] Lys tilbyder at give op, som dobbelt tab
       *[second] Mørk tilbyder at give op, som dobbelt tab
    }
   *[3] { $seat ->
        [first] Lys tilbyder at give op, som tredobbelt tab
       *[second] Mørk tilbyder at give op, som tredobbelt tab
    }
}
told-accept-loss = { $seat ->
    [first] Lys siger ja
   *[second] Mørk siger ja
}
told-decline-loss = { $seat ->
    [first] Lys siger nej
   *[second] Mørk siger nej
}
told-correct = { $seat ->
    [first] Lys påtaler en fejl: Turen spilles om
   *[second] Mørk påtaler en fejl: Turen spilles om
}

## The rule book's chapters
chapter-setup = Mål og retning
chapter-begin = Hvem begynder
chapter-dice = At slå og rykke
chapter-points = Punkter og at ramme
chapter-bar = Ind fra baren
chapter-bearing-off = At tage ud
chapter-winning = At vinde
chapter-cube = Doblingsterningen
chapter-errors = Fejl og at give op

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Tag et punkt
lesson-make-a-point-task = Du slog 3 og 1. Saml to brikker på dit 5-punkt.
lesson-make-a-point-done = To brikker på et punkt er i sikkerhed og blokerer det for modstanderen.
lesson-run = Løb
lesson-run-task = Du slog 6 og 5. Bring en af dine bageste brikker i sikkerhed på dit 13-punkt.
lesson-run-done = Én brik må bruge begge tal, det ene efter det andet.
lesson-hit = Ram
lesson-hit-task = Modstanderen har en enlig brik på dit 4-punkt. Ram den, og tag punktet.
lesson-hit-done = En ramt brik begynder forfra på baren.
lesson-closed = Blokerede punkter
lesson-closed-task = Du slog to femmere. Dine bageste brikker er blokeret: Tag dit 3-punkt fra 13-punktet og 8-punktet.
lesson-closed-done = Du kan ikke lande på et punkt med to eller flere af modstanderens brikker.
lesson-enter = Ind fra baren
lesson-enter-task = Du slog 6 og 4, og du har en brik på baren. Bring den ind, og ryk så den anden af dine bageste brikker.
lesson-enter-done = En brik på baren skal ind, før noget andet rykker.
lesson-use-both = Det ene eller det andet
lesson-use-both-task = Du slog 6 og 5. Du kan spille begge tal hver for sig, men ikke begge to. Spil det, du skal.
lesson-use-both-done = Kan du kun spille ét af de to tal, skal det være det højeste.
lesson-doubles = Dobbeltslag
lesson-doubles-task = Du slog to treere, så du rykker fire gange. Tag dit 5-punkt og dit 3-punkt.
lesson-doubles-done = Når du slår dobbeltslag, spiller du tallet fire gange.
lesson-bear-off = At tage ud
lesson-bear-off-task = Alle dine brikker er hjemme. Du slog 5 og 2: Tag to brikker ud.
lesson-bear-off-done = Med hvert tal tager du en brik ud fra punktet med det tal.
lesson-bear-off-high = Et for højt slag
lesson-bear-off-high-task = Du slog 6 og 4, men du har ingen brikker så langt tilbage. Tag to brikker ud alligevel.
lesson-bear-off-high-done = Med et tal over dit højeste punkt tager du en brik ud fra det punkt.
lesson-double = Doblingsterningen
lesson-double-task = Du er langt foran. Dobl, før du slår.
lesson-double-done = Modstanderen tager imod og spiller videre om det dobbelte eller afviser og taber det, der var på spil.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Vinder { $win } %.
    [double] Vinder { $win } % ({ $wins-double } % dobbelt, { $wins-triple } % tredobbelt), taber { $loss } % ({ $loses-double } % dobbelt, { $loses-triple } % tredobbelt).
   *[gammon] Vinder { $win } % ({ $wins-double } % gammoner, { $wins-triple } % backgammoner), taber { $loss } % ({ $loses-double } % gammoner, { $loses-triple } % backgammoner).
}
mistake-cost = Forærer { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } point væk.
mistake-given = { $what ->
    [shots] { $played } af 36 slag rammer i stedet for { $best }.
    [cashed] Nu kan modstanderen doble og vinde med det samme.
    [doubled] Nu har modstanderen en god dobling.
    [wins] Vinder { $played } % i stedet for { $best } %.
    [gammons-won] Vinder dobbelt i { $played } % i stedet for { $best } %.
   *[gammons-lost] Taber dobbelt i { $played } % i stedet for { $best } %.
}
mistake-cube = { $why ->
    [too-early] Doblingen kom for tidligt.
    [too-good] For god til at doble: At spille videre er mere værd.
    [double] Det var nu, der skulle dobles.
    [take] Den skal man tage imod.
    [drop] Den skal man afvise.
   *[beaver] Det rigtige svar var en beaver.
}
tally-errors = Beslutninger: { $decisions }. Foræret væk: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } point, en fejlrate på { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (tusindedele point pr. beslutning).
tally-luck = Held: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } point.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Slå: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Dobl: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Tag imod: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Afvis: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Slå med terningerne, eller dobl først, hvis du er klart foran.
    [answer] Modstanderen dobler: Tag imod og spil videre om det dobbelte, eller afvis og tab det, der er på spil nu.
    [bar] En af dine brikker er på baren: Bring den ind før alt andet.
    [off] Alle dine brikker er hjemme: Tag dem ud.
    [move] Brug begge tal til at bringe dine brikker hjem; to eller flere sammen står sikkert.
    [race] Ingen brikker kan rammes længere: Få alt hjem og så ud, så hurtigt du kan.
   *[other] Vælg en knap under brættet.
}
guide-why = { $why ->
    [hits] Du rammer en brik: Den må begynde forfra på baren.
    [off] Du tager brikker ud.
    [point] Du tager et punkt: Brikker, der står sammen, er sikre og blokerer for modstanderen.
    [safe] Du lader færre brikker stå alene.
    [runs] Du får en bageste brik på vej.
    [past] Dine sidste brikker kommer forbi modstanderens: Ingen brik kan rammes længere.
    [race] Det spilder færrest pips.
    [pass] Du kan ikke rykke.
    [double] Du er langt nok foran til at doble.
    [take] Du vinder ofte nok til at spille videre.
    [drop] Du ville tabe for ofte.
    [throw] Du er ikke langt nok foran til at doble.
   *[other] Det giver dig de bedste chancer.
}
character-beginner = Pip
character-casual = Solo
character-steady = Anker
character-expert = Prime
character-master = Orakel
clause-fifteen = Hver spiller har femten brikker.
clause-three-checkers = Hver spiller har tre brikker.
clause-jump = Dine brikker må undervejs passere alle andre, også blokerede punkter.
clause-white-starts = En terning afgør, hvem der spiller de lyse brikker (Hvid), og hvem de mørke. Hvid begynder.
clause-higher-takes-white = Hver spiller slår med én terning. Det højeste tal får Hvid.
clause-dice-flat = Terninger, der ikke ligger fladt dér, tæller ikke: Slå begge igen.
clause-call-first = Vil du påtale en fejl, så gør det, før du slår.
clause-closed-by-three = Et punkt med tre eller flere af modstanderens brikker er blokeret: Du kan ikke lande dér, heller ikke undervejs. På et punkt med to må I begge stå; kun en enlig brik bliver slået.
clause-bridge = Flere blokerede punkter i træk er en bro. En brik kommer kun over den med et tal, der rækker længere.
clause-several-hits = I én tur må du slå flere brikker hjem, med to ens op til fire.
clause-stacking = Der må stå lige så mange af dine brikker på et punkt, som du vil.
clause-no-pass = Når du tager brikker ud, vælger du frit mellem et træk i hjemlandet og at tage en brik ud. Men et tal, du kan bruge, skal du bruge.
clause-may-leave-unused = Når alle dine brikker er hjemme, må du lade et tal være ubrugt.
clause-any-six = Du må tage ud fra 6-punktet med enhver sekser.
clause-win-kinds-far-back = En sejr tæller én gang; to gange, hvis taberen intet har taget ud; tre gange, hvis taberen har en brik på baren eller i vinderens hjemland, uanset hvad der ellers er ude.
clause-win-kinds-single = En sejr tæller én gang; tre gange, hvis taberen intet har taget ud og har en brik på baren eller i vinderens hjemland.
clause-win-kinds-letter = En sejr tæller én gang, også hvis alle taberens brikker stadig er på brættet; tre gange, hvis en af dem er på baren eller i vinderens hjemland.
clause-win-named = En sejr er enkelt, hvis taberen har taget en brik ud, en gammon, hvis taberen ingen har taget ud, og en backgammon, hvis der desuden er en på baren eller i vinderens hjemland.
clause-win-values = En gammon tæller to gange, en backgammon tre gange.
clause-without-cube = Der er ingen doblingsterning i dette spil.
clause-cube-single-game = I en kamp, der tæller spil, tæller hvert spil ét, og doblingsterningen bruges ikke.
clause-cube-faces = Den første dobling stiller doblingsterningen på 2. Den, der tog imod, må senere stille den på 4, så den anden på 8, og så videre på skift.
clause-drop-price = Afviser du, taber du det, spillet var værd før doblingen, som et enkelt tab.
clause-cube-times-kind = Doblingsterningen ganger det, sejrens art tæller: På 8 tæller en tredobbelt sejr 24.
clause-nothing-resigned = At tage imod og at afvise er svar på et tilbud om at give op.
refusal-call-first = Slå først, eller påtal fejlen.
refusal-closed-by-three = { $count ->
    [one] Punkt { $point } er blokeret: Der står { $count } af modstanderens brikker.
   *[other] Punkt { $point } er blokeret: Der står { $count } af modstanderens brikker.
}
refusal-without-cube = Der er ingen doblingsterning i dette spil.
refusal-cube-single-game = I en kamp, der tæller spil, er der ingen doblingsterning.
refusal-nothing-resigned = Ingen har tilbudt at give op.
told-start-white = Startslag: { $high } mod { $low }. { $high } får Lys og begynder.
told-start-tie = Startslag: { $high } mod { $low }. En gang til.
scene-point-shared = Punkt { $point }: lyse { $first }, mørke { $second }
switch-block_min = Hvornår er et punkt blokeret?
switch-block_min-2 = To af modstanderens brikker blokerer det
switch-block_min-3 = Først tre eller flere blokerer det
switch-win_none_off = Hvis taberen intet har taget ud?
switch-win_none_off-double = Sejren tæller to gange
switch-win_none_off-single = Sejren tæller én gang
switch-stake-note = Doblingsterningen er til enkelte spil: I bedst af tre eller flere tæller hvert spil ét, uanset indsatsen.
box-says-more-than-two-note = Efter den sætning ville et par hverken være åbent eller blokeret, så vi spiller, at to blokerer et punkt, som nogle af hæftets sprog siger. Du kan ændre det til tre: “Præcis som trykt” gør det.
box-says-games-note = Den tyske side i samme æske er et andet spil: Vælg “{ box-says-smaller }” til det.
box-says-smaller-note = Dette er den tyske side i den æske. De andre sprog beskriver et andet spil: Vælg “{ box-says-games }” til det.
box-says-correction-note = Fejl kan kun påtales i et spil, der tillader alle træk; ellers er kun rigtige træk mulige.
origin-setup = Trykt som billede.
origin-case-white-starts = I den græske tekst mangler det, at Hvid begynder.
origin-higher-takes-white = Hæfterne siger ikke, hvilket tal der får Hvid. Det højeste, som alle andre steder.
origin-draw-first = Der står intet om ens tal; de kan intet afgøre, så der slås igen.
origin-collection-draw-first = Ens tal slås om, til de er forskellige.
origin-tournament-draw-first = Ens tal slås om.
origin-best-of-first-throw-fresh = Hæftet siger kun, hvem der trækker først, og at der slås på skift; så den, der begynder, slår med begge.
origin-collection-dice-flat = Hæftet siger kun, hvor man slår.
origin-case-closed-point = De fleste sprog siger “mere end to”, men kun en enlig brik slås, så et par ville hverken være åbent eller blokeret. Italiensk og estisk siger to eller flere, og engelsk siger begge dele. Vi spiller to. Bogstaven er et valg.
origin-case-closed-by-three = Dette er bogstaven: “mere end to” blokerer et punkt, og kun en enlig brik slås, så med to deles punktet.
origin-best-of-closed-point = Det siger engelsk, fransk og italiensk. Spansk, portugisisk og polsk siger det kun om at komme ind fra baren.
origin-collection-closed-point = Den engelske, italienske, danske og russiske tekst kan læses, som om én af modstanderens brikker standser dig undervejs. Tysk, fransk og spansk er klare: to eller flere.
origin-case-self-hit = Den tjekkiske, slovakiske og ungarske tekst har mistet denne regel og gentager, hvordan man slår.
origin-case-hit = Nogle sprog glemmer at sige, at modstanderens brik skal stå alene.
origin-best-of-hit = Den polske tekst glemmer at sige, at modstanderens brik skal stå alene.
origin-case-stacking = Hæfterne sætter ingen grænse.
origin-several-hits = Hæftet siger intet; hvert slag følger af reglen ovenfor.
origin-small-first-several-hits = Det følger af eksemplet med et kast, der rammer på en af tre afstande.
origin-case-several-hits = Den tyrkiske tekst taler om to seksere; alle ens er ment.
origin-case-must-move = Spilles som på tysk og de fleste sprog. Fransk gør det til en pligt at slå, russisk, ukrainsk og tyrkisk vender reglen om, og på ungarsk mangler et “ikke”.
origin-best-of-must-move = Hæftet siger det ikke generelt; reglen om det højeste tal forudsætter det.
origin-best-of-use-all = Hæftet siger det ikke; reglen om det højeste tal forudsætter det.
origin-small-first-use-all = Hæftet siger det ikke; spilles som sædvanligt.
origin-best-of-use-higher = Fransk og polsk kan læses, som om man kan vælge kun at bruge ét tal; spansk, originalen, ikke.
origin-case-use-higher = Den kroatiske tekst taler om én brik i stedet for ét tal.
origin-case-stop-at-home = På nogle sprog ender pligten, når en af spillernes brikker er hjemme, på arabisk når alles er. Vi spiller: dine egne.
origin-no-pass = Teksten siger, at det ikke er en pligt at tage ud, og det andet træk heller ikke. Vi læser det som et frit valg mellem de to, fordi de almindelige regler gælder igen lige efter. At lade et tal være ubrugt er et valg.
origin-may-leave-unused = Dette er bogstaven: Hverken at tage ud eller et andet træk er en pligt. Den polske tekst har kun det halve.
origin-case-doubles-four = Nogle sprog ganger hele kastet med fire eller taler om fire terninger. Eksemplet i samme tekst viser fire enkelte ryk.
origin-best-of-doubles-four = Det engelske eksempel løber over i et andet; fire ryk er ment.
origin-best-of-partial-double = Hæftet siger intet; spilles som sædvanligt.
origin-collection-partial-double = Hæftet siger intet; det følger af pligten til at trække.
origin-case-partial-double = Den tyrkiske tekst tager de mulige træk tilbage, og den arabiske gør dem frivillige; på alle andre sprog er de en pligt.
origin-whole-double = I eksemplet går et dobbeltslag tabt, hvor to ryk er mulige. Vi læser det sådan også for tre.
origin-case-enter-first = Hæfterne siger kun, at alle brikker skal ind først. Hvor og hvordan er som sædvanligt.
origin-best-of-enter-first = Den franske tekst gør det afhængigt af, om man kan komme ind; de andre gør ikke.
origin-case-enter-any = Hæfterne siger det ikke; som sædvanligt.
origin-smaller-lost = Hæftet tager kun hele kastet fra en spiller på baren. Det udvider vi ikke: Det største tal spilles alene.
origin-case-home-first = Tjekkisk, slovakisk, slovensk og arabisk standser terningerne efter et slag, og på kroatisk tager man ud til startstillingen. Det, der er ment, er at tage ud af brættet.
origin-case-exact-number = Den svenske tekst kræver et “lige” tal, den tyrkiske udelader “præcis”. Præcis på alle andre.
origin-best-of-highest-first = Den portugisiske tekst tager altid den højeste brik; de andre tillader det kun.
origin-best-of-inside-move = Det franske eksempel går til et forkert punkt.
origin-collection-any-sufficient = Den franske tekst vil, at tallet rækker “lige ud over” kanten, altså præcis. De andre ni sprog vil kun, at det er nok, og siger intet om brikker bagved.
origin-collection-highest-first = Ikke i hæftet: den regel, der er almindelig i dag, som I aftalte.
origin-rear-first = Rækkefølgen er trykt; at et tal må være højere end punktet, følger af, at kanten krydses.
origin-any-six = Den tyske tekst kræver et kast med to seksere, hvilket strider mod dens egen regel og ligner en trykfejl. Vi spiller enhver sekser. Bogstaven er et valg.
origin-double-six = Dette er den tyske teksts bogstav.
origin-case-win = Den græske tekst nævner først den spiller, der først er hjemme, den arabiske den, der begynder at tage ud. Senere er begge enige med resten.
origin-case-win-kinds = Til den tredobbelte sejr kræver hæfterne kun en brik på baren eller i vinderens hjemland. En taber med brikker ude ville så tabe både enkelt og tredobbelt; vi kræver, at intet er ude. Bogstaven er et valg. Den danske tekst beskriver den dobbelte sejr som den enkelte.
origin-case-win-kinds-far-back = Dette er bogstaven: Hæfterne kræver ikke, at intet er ude.
origin-small-first-win-kinds = En linje af teksten mangler: Den lover tre slags og kalder en sejr over en taber med alle brikker på brættet enkelt, hvilket ellers er dobbelt. Vi udfylder den fra de andre hæfter. Bogstaven er et valg.
origin-small-first-win-kinds-far-back = Halvdelen af bogstaven: den tredobbelte sejr som trykt, den dobbelte fra de andre hæfter.
origin-small-first-win-kinds-single = Halvdelen af bogstaven: ingen dobbelt sejr, som trykt; den tredobbelte med intet ude.
origin-small-first-win-kinds-letter = Dette er, hvad der er tilbage af teksten; en linje mangler.
origin-win-values = Hæftet nævner gammon og backgammon, men ingen tal.
origin-stalled = Vores: Ellers kunne det fortsætte i al evighed. Et uafgjort spil tæller med i kampen, så bedst af tre kan ende lige.
origin-without-cube = Hæftet nævner ingen.
origin-collection-without-cube = Hæftet siger, at doblingsterninger findes, og udelader dem.
origin-case-cube = Tysk i det ene hæfte og fem sprog i det andet siger “firedobbelt”, selv om samme tekst går til otte. Det, der er ment, er: gange. At doblingsterningen begynder i midten på 1, er ikke trykt.
origin-case-cube-faces = Den kroatiske tekst har en side med 6; på portugisisk og kroatisk slås doblingsterningen. Den drejes.
origin-case-double-before-throw = Den kroatiske tekst tillader det kun før det første kast, den svenske når som helst. De andre: før dit eget kast, når spillet er i gang.
origin-case-drop-price = Ikke trykt; som sædvanligt.
origin-case-cube-limit = Ikke trykt, undtagen på kroatisk, der nævner siderne. En doblingsterning går til 64.
origin-case-cube-times-kind = Trykt for en tredobbelt sejr på 8. Vi læser det som et eksempel. Den svenske tekst fordobler indsatsen otte gange, den arabiske ganger terningerne.
origin-case-cube-single-game = Hæfterne kender ikke kampe.
origin-one-by-one = Vores: Sådan virker et spil uden hjælp.
origin-collection-correction = Den engelske tekst lader retten ende med “det næste” kast; dit eget er ment.
written-no-move = intet træk
written-double = Dobler til { $value }
written-take = Tager imod
written-drop = Afviser
written-beaver = Beaver til { $value }
written-raccoon = Raccoon til { $value }
written-accept = Siger ja
written-decline = Siger nej
written-correct = Påtaler fejlen
written-check = Spørger
written-resigning = { $kind ->
    [1] Tilbyder et enkelt tab
    [2] Tilbyder et dobbelt tab
   *[3] Tilbyder et tredobbelt tab
}
standing = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
origin-collection-throw-first = Den hollandske tekst taler om tre terninger efter starten; der menes to.
task-roll = Din tur: Slå med terningerne.
task-roll-or-double = Din tur: Slå med terningerne, eller dobl.
task-move = Din tur: Flyt en brik.
task-end = Din tur: Du kan ikke trække mere.
task-double = Modstanderen dobler: Tager du imod?
task-resignation = Modstanderen vil give op: Accepterer du?
tally-pr = PR (præstationstal): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Stormester
level-grandmaster-about = Spiller hver mulighed igennem hundredvis af gange før beslutningen. Bruger nogle sekunder.
character-grandmaster = Zenit
editor-dice = Terninger
editor-dice-none = Ikke slået endnu
editor-dice-double = Dobling tilbudt
editor-cube = Doblingsterning
editor-cube-owner = Doblingsterningens ejer
editor-cube-centre = I midten
editor-length = Kamplængde i point (0 = enkelt spil)
editor-score = { $seat ->
    [first] Point: Lys
   *[second] Point: Mørk
}
editor-crawford = Crawford-spil
refusal-editor-many = { $seat ->
    [first] Lys har { $count } brikker på brættet; der er kun { $total }.
   *[second] Mørk har { $count } brikker på brættet; der er kun { $total }.
}
refusal-editor-off = { $seat ->
    [first] Lys har ingen brikker på brættet, så spillet er slut.
   *[second] Mørk har ingen brikker på brættet, så spillet er slut.
}
study-checker = Træk med brikker
study-double = Doblinger
study-take = Svar på en dobling
position-contact = Kontakt
position-race = Kapløb
position-bearoff = Udtagning
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Backgame

## Drills

drill-pip-count = Tæl pips
drill-pip-count-about = Tæl, hvor mange pips hver side har tilbage.
drill-pip-count-task = Hvor mange pips har hver side tilbage?
drill-pips-of = { $seat ->
    [first] Lys
   *[second] Mørk
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Lys: { $terms } = { $total }
   *[second] Mørk: { $terms } = { $total }
}
drill-opening-play = Åbningstræk
drill-opening-play-about = Spil de første slag i spillet og svarene på dem.
drill-opening-play-task = Du begynder med { $dice }. Hvad spiller du?
drill-opening-play-reply-task = Modstanderen åbnede med { $dice } og spillede { $play }. Du slog { $reply }.
drill-opening-play-close = Lige så godt som det bedste træk: Forskellen er for lille til at betyde noget.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Doblingsbeslutninger
drill-cube-action-about = Skal du doble, og skal modstanderen tage imod?
drill-cube-action-task = Du skal til at slå i et spil om penge, og doblingsterningen er i midten. Hvad er rigtigt for begge spillere?
drill-cube-action-match-task = Du skal til at slå, og doblingsterningen er i midten. Point, der mangler for at vinde kampen: du { $ours }, modstanderen { $theirs }. Hvad er rigtigt for begge spillere?
drill-cube = { $action ->
    [no-double] Ikke doble
    [double-take] Doble, tage imod
    [double-drop] Doble, afvise
   *[too-good] For god til at doble
}
drill-cube-why = { $action ->
    [no-double] At slå med doblingsterningen i midten er mere værd end en dobling, der bliver taget imod.
    [double-take] At doble er mere værd end at slå, og modstanderen taber mindre ved at tage imod end ved at afvise.
    [double-drop] Modstanderen ville tabe mere ved at tage imod end ved at afvise, så dobl og vind med det samme.
   *[too-good] Modstanderen ville afvise, og at spille videre efter gammon er mere værd end det.
}
drill-cube-values = Værdi i point: ikke doble { $none }; doble og tage imod { $take }; doble og afvise { $drop }.
drill-cube-chances = Du vinder { $win } % af spillene, { $gammon } % med gammon.
drill-take-point = Takepoints
drill-take-point-about = Hvor gode skal dine chancer være, for at du tager imod en dobling ved denne stilling i kampen?
drill-take-point-task = Point, der mangler for at vinde kampen: du { $ours }, modstanderen { $theirs }. Du får tilbudt doblingsterningen på { $cube }. Fra hvilken chance for at vinde spillet bør du tage imod, uden gammon og hvis doblingsterningen ikke vendes igen?
drill-take-point-chances = Din chance for at vinde kampen: { $dropped } %, hvis du afviser, { $lost } %, hvis du tager imod og taber, { $won } %, hvis du tager imod og vinder.
drill-take-point-why = Du risikerer { $risk } for at vinde { $gain }: Det kan betale sig, hvis du vinder mindst { $risk } ÷ ({ $risk } + { $gain }) af spillene.
drill-percent = Procent
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Vinderchancer
drill-race-chance-about = Vurdér, hvor ofte du vinder, når der tages ud.
drill-race-chance-task = Du skal til at slå. Hvor ofte vinder du dette kapløb?
drill-race-chance-why = Du mangler { $ours } pips, brikker tilbage: { $our-checkers }. Modstanderen mangler { $theirs }, brikker tilbage: { $their-checkers }. Inden for 6 procentpoint tæller som rigtigt.
drill-race-win = Du vinder { $win } % af kapløbene.
drill-race-cube = Dobling i kapløbet
drill-race-cube-about = De sidste slag i et kapløb: doble eller slå videre?
drill-bearoff-play = At tage ud
drill-bearoff-play-about = Find det træk, der oftest vinder kapløbet.
drill-bearoff-play-task = Du slog { $dice }. Hvilket træk vinder oftest?
drill-bearoff-play-why = Hvor ofte hvert træk vinder, regnet nøjagtigt ud.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Slag
