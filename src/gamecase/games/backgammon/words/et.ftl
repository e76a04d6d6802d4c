### Estonian. checker = nupp, point = kiil (score point = punkt), home = kodu, bar = bar, hit = lööma, bear off = välja viima,
### doubles = paar, cube = kuubik, double = duubeldus, take = vastu võtma, drop = loobuma, opening roll = avavise,
### one checker's move = samm, turn = käik, pip = silm.

game-name = Backgammon
game-about = Too oma viisteist nuppu koju ja laualt välja ning löö teel vastase nuppe.
seat-first = Hele
seat-second = Tume

## Booklets
booklet-case = Backgammonikohver
booklet-case-about = Välja viid ainult täpse arvuga ega pea käima, kui kõik sinu nupud on kodus. Panuse peale mängides on mängus kuubik.
booklet-best-of = Parim mitmest
booklet-best-of-about = Mänge lihtsalt loetakse: kaks kolmest või kolm viiest. Kuubikut pole.
booklet-small-first = Väiksem arv enne
booklet-small-first-about = Väiksem arv enne, paar tervikuna või üldse mitte, ja tagumised nupud lähevad välja esimesena.
booklet-collection = Mängukogu
booklet-collection-about = Vii välja iga arvuga, mis ulatub üle serva. Vastane võib veale osutada, kuni ta ise veeretab.
booklet-tournament = Turniir
booklet-tournament-about = Backgammon, nagu seda tänapäeval mängitakse: matšid punktide või mängud panuse peale, koos kuubiku ja kõigi selle reeglitega.
box-says = Mida neist sinu vihik ütleb?
box-says-more-than-two = Kiil on suletud, kui seal on „rohkem kui kaks“ nuppu
box-says-games = Mängitakse kahe võiduni kolmest mängust või kolme võiduni viiest
box-says-smaller = Väiksem arv mängitakse alati esimesena
box-says-correction = Lubamatule käigule võib osutada järgmise viskeni
box-says-nothing = Mul ei ole vihikut
box-cube_inside = Kas karbis on duubeldamiskuubik?
box-languages = Mitmes keeles see on kirjutatud?

## Switches
switch-stake = Mille peale mängitakse?
switch-stake-0 = Lihtsalt lõbu pärast, ilma kuubikuta
switch-stake-1 = Panus 1, kuubikuga
switch-stake-2 = Panus 2, kuubikuga
switch-stake-5 = Panus 5, kuubikuga
switch-stake-10 = Panus 10, kuubikuga
switch-win_triple_needs_none_off = Millal on võit kolmekordne?
switch-win_triple_needs_none_off-yes = Ainult siis, kui kaotaja pole ühtki nuppu välja viinud
switch-win_triple_needs_none_off-no = Alati, kui kaotajal on nupp baril või võitja kodus
switch-assisted = Käikude kontroll
switch-assisted-yes = Lubab ainult reeglipäraseid käike
switch-assisted-no = Lubab kõiki käike, nagu päris laual
switch-bearoff_may_pass = Kui kõik nupud on kodus
switch-bearoff_may_pass-no = Iga arvu, mida saad mängida, pead mängima
switch-bearoff_may_pass-yes = Arvu võib kasutamata jätta
switch-bearoff_six_needs_double_six = Väljaviimine kiilult 6
switch-bearoff_six_needs_double_six-no = Iga kuuega
switch-bearoff_six_needs_double_six-yes = Ainult kahe kuuega
switch-bearoff_rule = Kuidas nuppu välja viiakse?
switch-bearoff_rule-any-sufficient = Iga arvuga, mis ulatub üle serva
switch-bearoff_rule-exact-or-highest = Kiilu arvuga; kõrgeimalt kiilult ka suuremaga
switch-setup = Algseis
switch-setup-standard = Tavaline
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, kummalgi kolm nuppu
switch-cube = Duubeldamiskuubik
switch-cube-on = Kuubikuga
switch-cube-off = Ilma kuubikuta
switch-cube_limit = Kuubiku ülempiir
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Kuubik keskel
switch-centred_cube-either = Seda võib pöörata kumbki mängija
switch-centred_cube-holland = Pärast Crawfordi mängu alles siis, kui kumbki on kaks korda veeretanud
switch-crawford = Crawfordi mäng
switch-crawford-yes = Üks mäng ilma kuubikuta, kui mängijal on puudu üks punkt
switch-crawford-no = Crawfordi mängu pole
switch-jacoby = Jacoby reegel
switch-jacoby-yes = Gammon läheb arvesse alles siis, kui kuubikut on pööratud
switch-jacoby-no = Gammon läheb alati arvesse
switch-beavers = Beaver
switch-beavers-yes = Lubatud
switch-beavers-no = Pole lubatud
switch-raccoons = Raccoon
switch-raccoons-yes = Lubatud
switch-raccoons-no = Pole lubatud
switch-automatic_doubles = Võrdsed täringud avaviskes
switch-automatic_doubles-0 = Veeretatakse uuesti
switch-automatic_doubles-1 = Kahekordistavad panust kõige rohkem ühe korra
switch-automatic_doubles-2 = Kahekordistavad panust kõige rohkem kaks korda
switch-automatic_doubles-3 = Kahekordistavad panust kõige rohkem kolm korda

## Clauses
clause-aim = Too kõik oma nupud koju ja vii need siis laualt välja. Võidab mängija, kellel saavad nupud enne otsa.
clause-setup = Pooled seisavad peegelpildis. Sinu nupud liiguvad vastase kodust ümber laua sinu koju.
clause-forward = Nupud liiguvad ainult kodu poole, mitte kunagi tagasi.
clause-starter-high = Kumbki veeretab üht täringut. Alustab see, kes saab suurema arvu.
clause-draw-first = Kõigepealt on avavise. Kui mõlemad veeretavad sama arvu, veeretatakse uuesti.
clause-first-throw-fresh = Alustaja veeretab esimeseks käiguks mõlemad täringud uuesti.
clause-first-throw-drawn = Avaviske kaks täringut on ühtlasi alustaja esimene vise, nii et paar see kunagi pole.
clause-already-started = Igas mängus on üks avavise.
clause-throw-first = Mängijad käivad kordamööda. Käik algab kahe täringu viskega.
clause-dice-zone = Täringud veeretatakse laua paremasse poolde, sinu poolt vaadates.
clause-choice-first = Kui võid duubeldada, tee seda enne, kui veeretad.
clause-play-first = Mängi oma vise enne, kui juhtub midagi muud.
clause-dice-only = Iga arvuga viid üht nuppu nii mitu kiilu edasi. Sama nupp võib kasutada mitut arvu järjest ja peatub pärast igaüht kiilul.
clause-no-checker = Käia tohid ainult oma nuppudega.
clause-closed-point = Kiil, millel on kaks või enam vastase nuppu, on suletud: sa ei saa seal peatuda, isegi mitte pikema käigu keskel.
clause-self-hit = Kui nupp ikkagi suletud kiilule pannakse, loetakse see ise lööduks: nupp läheb barile ja arv on kasutatud.
clause-hit = Kui peatud vastase üksiku nupu kiilul, lööd selle: see läheb barile. Lüüa ei pea, kui saad käia muul viisil.
clause-any-order = Arve võid mängida mis tahes järjekorras.
clause-smaller-first = Väiksem arv mängitakse alati enne suuremat.
clause-smaller-lost = Kui väiksemat arvu ei saa mängida ühegi nupuga, läheb see kaotsi ja sa mängid ainult suurema.
clause-must-move = Kui saad käia, siis pead.
clause-use-all = Sa pead kasutama nii palju arve, kui reeglid lubavad: mõlemat, kui on mõni viis mõlemat mängida.
clause-use-higher = Kui saad mängida kumbagi arvu, aga mitte mõlemat, pead mängima suurema.
clause-stop-at-home = Kui kõik sinu nupud on kodus, ei pea sa enam käima: iga arvu võib kasutamata jätta.
clause-doubles-four = Kui veeretad paari, mängid seda arvu neli korda.
clause-partial-double = Mängi paari neljast sammust nii palju, kui saad; ülejäänud lähevad kaotsi.
clause-whole-double = Paar mängitakse tervikuna, kõik neli sammu, või üldse mitte. Piisab, kui viid oma viimase nupu enne seda välja.
clause-enter-first = Baril olev nupp peab tulema sisse esimesena, vastase kodusse, kiilule, mille täring kaugemast servast loeb. Midagi muud ei tohi liigutada, kuni kõik sinu nupud on sees.
clause-enter-any = Sisse võid tulla kummagi arvuga; arv, millega sisse ei pääse, läheb kaotsi.
clause-smaller-enters = Kui sul on nupp baril ja sa ei pääse väiksema arvuga sisse, kaotad kogu viske.
clause-home-first = Välja viia võib siis, kui kõik sinu nupud on kodus. Kui mõni lüüakse, jätkad alles siis, kui kõik on jälle kodus.
clause-exact-number = Nupu saad välja viia ainult kiilu täpse arvuga.
clause-highest-first = Nupu saad välja viia kiilu arvuga, oma kõrgeimalt kiilult ka suuremaga.
clause-rear-first = Välja saad viia ainult oma kõrgeimalt kiilult, iga arvuga, mis ulatub üle serva.
clause-any-sufficient = Iga nupu saad välja viia arvuga, mis ulatub üle serva.
clause-past-band = Nuppu ei saa välja viia, kuni vastane hoiab sinu kodus kiilu selle ees.
clause-double-six = Kiilult 6 saab välja viia ainult kahe kuue viskega.
clause-inside-move = Väljaviimise asemel võid alati käia kodu sees.
clause-win = Võidab mängija, kes viib esimesena kõik oma nupud välja.
clause-win-counts-one = Iga võit loeb ühe.
clause-win-kinds = Võit on ühekordne. See on kahekordne, kui kaotaja pole ühtki nuppu välja viinud, ja kolmekordne, kui kaotajal on peale selle nupp baril või võitja kodus.
clause-stalled = Kui viiskümmend käiku järjest pole keegi ühtki nuppu liigutanud, on mäng viigis.
clause-cube = Kuubik on alguses keskel ja näitab 1. Iga duubeldus teeb mängu kaks korda rohkem väärt.
clause-no-cube = Nendes reeglites kasutatakse kuubikut ainult siis, kui mängitakse panuse või punktide peale. Kui mänge lihtsalt loetakse, kuubikut pole.
clause-double-before-throw = Duubeldust võid pakkuda enne oma viset, aga mitte enne mängu esimest viset.
clause-answer-first = Vastane võtab duubelduse vastu või loobub sellest ja kaotab mängu.
clause-nothing-offered = Vastu võtta või loobuda saad ainult siis, kui sulle on pakutud duubeldust.
clause-cube-owner = Kui võtad duubelduse vastu, on kuubik sinu ja järgmisena võid duubeldada ainult sina.
clause-cube-limit = Kuubik ei saa minna oma ülempiirist kaugemale.
clause-cube-dead = Matšis ei pöörata kuubikut enam, kui see juba otsustab matši mõlema mängija jaoks.
clause-crawford = Esimene mäng, milles ühel mängijal on puudu ainult üks punkt, mängitakse ilma kuubikuta.
clause-holland = Valikuline: pärast seda mängu võib keskel olevat kuubikut pöörata alles siis, kui kumbki on kaks korda veeretanud.
clause-jacoby = Väljaspool matši loetakse kahe- ja kolmekordsed võidud ühekordseteks, kui kuubikut pole pööratud.
clause-beavers = Väljaspool matši võid duubeldusele vastata nii, et duubeldad kohe uuesti ja jätad kuubiku endale: see on beaver.
clause-no-beaver = Beaver on võimalik ainult siis, kui selles on kokku lepitud, ja ainult vastuseks duubeldusele.
clause-no-raccoon = Raccoon on võimalik ainult siis, kui selles on kokku lepitud, ja ainult vastuseks beaverile.
clause-automatic-doubles = Väljaspool matši kahekordistab sama arv avaviskes panust, kõige rohkem nii mitu korda, kui kokku lepiti.
clause-match-games = Leppige enne kokku, mitu mängu matšis on, näiteks kaks võitu kolmest.
clause-match-points = Matši võidab mängija, kes saab esimesena kokkulepitud arvu punkte.
clause-no-resignation = Need reeglid ei ütle, mida alistumine maksab.
clause-resignation = Võid pakkuda, et alistud ühe-, kahe- või kolmekordse kaotusega. Vastane nõustub või keeldub.
clause-answer-resignation = Alistumispakkumisele vastatakse enne, kui mäng jätkub.
clause-correction = Võid paluda, et vastane mängiks vigase käigu samade täringutega uuesti.
clause-nothing-wrong = Lubatud käik jääb kehtima.
clause-correct-before-throw = Seda saab paluda ainult kuni oma viskeni.
clause-one-by-one = Kui kõik käigud on lubatud, liigutad nuppe ükshaaval ja lõpetad siis käigu.
clause-no-correction = Lõpetatud käik jääb kehtima.

## Why not
refusal-draw-first = Kõigepealt on avavise.
refusal-already-started = Mäng on juba alanud.
refusal-throw-first = Veereta enne täringuid.
refusal-choice-first = Veereta enne või duubelda.
refusal-play-first = Mängi enne oma vise.
refusal-dice-zone = Täringud ei jäänud mängulaua paremasse poolde pidama: veereta mõlemad uuesti.
refusal-forward = Kiilult { $from } kiilule { $to } tagasi käia ei saa. Nupud liiguvad ainult kodu poole.
refusal-no-checker = { $place ->
    [bar] Sul pole baril ühtki nuppu.
   *[point] Sul pole kiilul { $point } ühtki nuppu.
}
refusal-dice-only = { $count ->
    [0] Sul pole enam ühtki arvu mängida.
    [one] Sinna on { $distance } kiilu; sul on järel { $dice }.
   *[other] Sinna on { $distance } kiilu; sul on järel { $dice }.
}
refusal-closed-point = { $count ->
    [one] Kiil { $point } on suletud: seal on { $count } vastase nupp.
   *[other] Kiil { $point } on suletud: seal on { $count } vastase nuppu.
}
refusal-smaller-first = Väiksem arv on enne: mängi { $die } enne kui { $larger }.
refusal-smaller-lost = Ühegi nupuga ei saanud enne mängida arvu { $die }, nii et see läheb kaotsi.
refusal-must-move = { $possible ->
    [one] Sa saad mängida { $possible } arvu, nii et pead seda tegema.
   *[other] Sa saad mängida { $possible } arvu, nii et pead seda tegema.
}
refusal-use-all = { $possible ->
    [one] Sa saad mängida { $possible } arvu; nii mängid { $used }.
   *[other] Sa saad mängida { $possible } arvu; nii mängid ainult { $used }. Leia viis, mis kasutab kõik ära.
}
refusal-use-higher = Sa saad mängida ainult üht arvu, seega peab see olema suurem: { $die }.
refusal-whole-double = { $possible ->
    [one] Paar tuleb mängida tervikuna, aga sammudest ({ $needed }) on võimalik ainult { $possible }: vise läheb kaotsi.
   *[other] Paar tuleb mängida tervikuna, aga sammudest ({ $needed }) on võimalik ainult { $possible }: vise läheb kaotsi.
}
refusal-enter-first = { $count ->
    [one] Sul on baril { $count } nupp: too see enne sisse.
   *[other] Sul on baril { $count } nuppu: too need enne sisse.
}
refusal-smaller-enters = Sinu nupp ei pääse arvuga { $die } sisse, sest kiil { $point } on suletud: kaotad kogu viske.
refusal-home-first = { $count ->
    [one] Sa ei saa veel välja viia: { $count } nupp pole kodus.
   *[other] Sa ei saa veel välja viia: { $count } nuppu pole kodus.
}
refusal-exact-number = Kiilult { $point } saad välja viia ainult arvuga { $point }; täringutest on järel { $dice }.
refusal-highest-first = Kiilult { $point } saad suurema arvuga välja viia ainult siis, kui selle taga pole ühtki sinu nuppu; sul on veel nuppe kiilul { $highest }.
refusal-rear-first = Vii enne välja tagumised: sul on veel nuppe kiilul { $highest }.
refusal-past-band = { $count ->
    [one] Kiilult { $point } ei saa välja viia: selle ees kiilul { $band } on { $count } vastase nupp.
   *[other] Kiilult { $point } ei saa välja viia: selle ees kiilul { $band } on { $count } vastase nuppu.
}
refusal-double-six = Kiilult 6 saad välja viia ainult kahe kuuega; sa veeretasid { $dice }.
refusal-no-cube = Selles mängus pole kuubikut.
refusal-double-before-throw = Duubeldada saad ainult enne oma viset ja mitte enne mängu esimest viset.
refusal-answer-first = Vasta enne duubeldusele ({ $value }): võta vastu või loobu.
refusal-nothing-offered = Pole pakkumist, millele vastata.
refusal-cube-owner = Kuubik on vastase käes ja näitab { $value }.
refusal-cube-limit = Kuubik näitab { $value } ja kõrgemale minna ei saa.
refusal-cube-dead = { $needed ->
    [one] Kuubik väärtusega { $value } juba otsustab matši: kummalgi pole vaja rohkem kui { $needed } punkti.
   *[other] Kuubik väärtusega { $value } juba otsustab matši: kummalgi pole vaja rohkem kui { $needed } punkti.
}
refusal-crawford = See on Crawfordi mäng matšis { $number } punktini: duubeldada ei saa.
refusal-holland = { $throws ->
    [one] Pärast Crawfordi mängu veeretab kumbki enne duubeldamist kaks korda; tehtud on { $throws } vise.
   *[other] Pärast Crawfordi mängu veeretab kumbki enne duubeldamist kaks korda; tehtud on { $throws } viset.
}
refusal-no-beaver = Beaveriga siin vastata ei saa.
refusal-no-raccoon = Raccooniga siin vastata ei saa.
refusal-no-resignation = Nendes reeglites pole ühe-, kahe- ega kolmekordset alistumist.
refusal-answer-resignation = Enne nõustu alistumispakkumisega või keeldu sellest.
refusal-one-by-one = Liiguta siin üht nuppu korraga.
refusal-no-correction = Lõpetatud käik jääb kehtima.
refusal-correct-before-throw = Veale saad osutada ainult enne oma viset.
refusal-nothing-wrong = See käik oli lubatud.

## How it ended
outcome-single = { $points ->
    [one] { $seat } viib välja viimase nupu ja võidab { $points } punkti.
   *[other] { $seat } viib välja viimase nupu ja võidab { $points } punkti.
}
outcome-double = { $points ->
    [one] { $seat } võidab kahekordselt, { $points } punkt: vastane pole ühtki nuppu välja viinud.
   *[other] { $seat } võidab kahekordselt, { $points } punkti: vastane pole ühtki nuppu välja viinud.
}
outcome-triple = { $points ->
    [one] { $seat } võidab kolmekordselt, { $points } punkt: vastasel on veel nupp baril või võitja kodus.
   *[other] { $seat } võidab kolmekordselt, { $points } punkti: vastasel on veel nupp baril või võitja kodus.
}
outcome-gammon = { $points ->
    [one] { $seat } võidab gammoni, { $points } punkt: vastane pole ühtki nuppu välja viinud.
   *[other] { $seat } võidab gammoni, { $points } punkti: vastane pole ühtki nuppu välja viinud.
}
outcome-backgammon = { $points ->
    [one] { $seat } võidab backgammoni, { $points } punkt: vastasel on veel nupp baril või võitja kodus.
   *[other] { $seat } võidab backgammoni, { $points } punkti: vastasel on veel nupp baril või võitja kodus.
}
outcome-dropped = { $points ->
    [one] { $seat } võidab { $points } punkti: vastane loobus duubeldusest.
   *[other] { $seat } võidab { $points } punkti: vastane loobus duubeldusest.
}
outcome-conceded = { $points ->
    [one] { $seat } võidab { $points } punkti: vastane alistus.
   *[other] { $seat } võidab { $points } punkti: vastane alistus.
}
outcome-stalled = Viik: keegi pole ammu ühtki nuppu liigutanud.

## Levels
level-beginner = Algaja
level-beginner-about = Teeb esimese käigu, mida näeb, ja jätab oma nupud löökidele avatuks.
level-casual = Harrastaja
level-casual-about = Hoiab nupud koos ja lööb, kui saab.
level-steady = Kindel
level-steady-about = Hõivab kiile, peab võidujooksus arvet ja duubeldab, kui on selgelt ees.
level-expert = Ekspert
level-expert-about = Mõtleb ühe viske ette ja eksib harva.
level-master = Meister
level-master-about = Mõtleb kaks viset ette. Maailmatasemel.

## On the table
look-home-right = Kodu paremal
look-home-left = Kodu vasakul
look-blue-right = { look-home-right }, sinine kalev
look-blue-left = { look-home-left }, sinine kalev
look-wine-right = { look-home-right }, veinpunane kalev
look-wine-left = { look-home-left }, veinpunane kalev

scene-title = Backgammoni mängulaud
scene-view = { $seat ->
    [first] { $home ->
        [left] Kiile loetakse Heleda kodust, alt vasakult.
       *[right] Kiile loetakse Heleda kodust, alt paremalt.
    }
   *[second] { $home ->
        [left] Kiile loetakse Tumeda kodust, alt vasakult.
       *[right] Kiile loetakse Tumeda kodust, alt paremalt.
    }
}
scene-points = { $seat ->
    [first] Heledal on nuppe kiiludel { $points }.
   *[second] Tumedal on nuppe kiiludel { $points }.
}
scene-no-points = { $seat ->
    [first] Heledal pole nuppe ühelgi kiilul.
   *[second] Tumedal pole nuppe ühelgi kiilul.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } hele nupp on baril.
       *[other] { $count } heledat nuppu on baril.
    }
   *[second] { $count ->
        [one] { $count } tume nupp on baril.
       *[other] { $count } tumedat nuppu on baril.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } hele nupp on välja viidud.
       *[other] { $count } heledat nuppu on välja viidud.
    }
   *[second] { $count ->
        [one] { $count } tume nupp on välja viidud.
       *[other] { $count } tumedat nuppu on välja viidud.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Heledal on minna veel { $count } silm.
       *[other] Heledal on minna veel { $count } silma.
    }
   *[second] { $count ->
        [one] Tumedal on minna veel { $count } silm.
       *[other] Tumedal on minna veel { $count } silma.
    }
}
scene-dice = { $count ->
    [one] Mängida on veel arv { $dice }.
   *[other] Mängida on veel arvud { $dice }.
}
scene-cube = { $owner ->
    [first] Kuubik on Heleda käes ja näitab { $value }.
    [second] Kuubik on Tumeda käes ja näitab { $value }.
   *[nobody] Kuubik on keskel ja näitab { $value }.
}
scene-away = Veel vaja punkte: Hele { $first }, Tume { $second }.
scene-crawford = See on Crawfordi mäng: duubeldada ei saa.
scene-due-draw = Kumbki veeretab üht täringut: see otsustab, kes alustab.
scene-due-choice = { $seat ->
    [first] On Heleda kord, enne viset.
   *[second] On Tumeda kord, enne viset.
}
scene-due-throw = { $seat ->
    [first] Nüüd veeretab Hele.
   *[second] Nüüd veeretab Tume.
}
scene-due-play = { $seat ->
    [first] On Heleda kord käia.
   *[second] On Tumeda kord käia.
}
scene-due-offered = { $seat ->
    [first] Heledale pakutakse kuubikut väärtusega { $value }: võta vastu või loobu.
   *[second] Tumedale pakutakse kuubikut väärtusega { $value }: võta vastu või loobu.
}
scene-due-beavered = { $seat ->
    [first] Hele saab vastuseks beaveri: kuubik näitaks { $value }.
   *[second] Tume saab vastuseks beaveri: kuubik näitaks { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Hele saab vastuseks raccooni: kuubik näitaks { $value }.
   *[second] Tume saab vastuseks raccooni: kuubik näitaks { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Tume pakub alistumist ühekordse kaotusega; Hele vastab.
       *[second] Hele pakub alistumist ühekordse kaotusega; Tume vastab.
    }
    [2] { $seat ->
        [first] Tume pakub alistumist kahekordse kaotusega; Hele vastab.
       *[second] Hele pakub alistumist kahekordse kaotusega; Tume vastab.
    }
   *[3] { $seat ->
        [first] Tume pakub alistumist kolmekordse kaotusega; Hele vastab.
       *[second] Hele pakub alistumist kolmekordse kaotusega; Tume vastab.
    }
}
scene-due-over = Mäng on läbi.

scene-point = { $holder ->
    [first] { $count ->
        [one] Kiil { $point }: { $count } hele nupp
       *[other] Kiil { $point }: { $count } heledat nuppu
    }
    [second] { $count ->
        [one] Kiil { $point }: { $count } tume nupp
       *[other] Kiil { $point }: { $count } tumedat nuppu
    }
   *[nobody] Kiil { $point }: tühi
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Bar: heledaid nuppe pole
        [one] Bar: { $count } hele nupp
       *[other] Bar: { $count } heledat nuppu
    }
   *[second] { $count ->
        [0] Bar: tumedaid nuppe pole
        [one] Bar: { $count } tume nupp
       *[other] Bar: { $count } tumedat nuppu
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Hoidik: ühtki heledat nuppu pole väljas
        [one] Hoidik: { $count } hele nupp väljas
       *[other] Hoidik: { $count } heledat nuppu väljas
    }
   *[second] { $count ->
        [0] Hoidik: ühtki tumedat nuppu pole väljas
        [one] Hoidik: { $count } tume nupp väljas
       *[other] Hoidik: { $count } tumedat nuppu väljas
    }
}
scene-die = { $state ->
    [used] Täring: { $number }, mängitud
   *[left] Täring: { $number }
}
scene-no-die = Täringud, veeretamata
scene-face = { $seat ->
    [first] Hele veeretas { $number }
    [second] Tume veeretas { $number }
   *[nobody] Täring näitab { $number }
}

## What a hand may say
act-throw = Veereta
act-double = Duubelda: { $value }
act-take = Võta vastu: { $value }
act-drop = Loobu
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Nõustu
act-decline = Keeldu
act-correct = Osuta veale
act-check = Kas see oli lubatud?
act-done = Lõpeta käik
act-resign = { $kind ->
    [1] Alistu ühekordselt
    [2] Alistu kahekordselt
   *[3] Alistu kolmekordselt
}
act-stop = Lõpeta käik siin
act-pass = Ära käi
act-no-move = Käia ei saa: lõpeta käik
act-forced = Sundkäik: { $play }

## What happened
told-start = { $seat ->
    [first] Avavise: Hele { $first }, Tume { $second }. Hele alustab.
    [second] Avavise: Hele { $first }, Tume { $second }. Tume alustab.
   *[nobody] Avavise: kummalgi { $first }. Uus vise.
}
told-roll = { $seat ->
    [first] Hele veeretab { $dice }
   *[second] Tume veeretab { $dice }
}
told-play = { $seat ->
    [first] Hele: { $play }
   *[second] Tume: { $play }
}
told-self-hit = { $seat ->
    [first] Hele: { $play }, suletud kiilule; nupp läheb barile
   *[second] Tume: { $play }, suletud kiilule; nupp läheb barile
}
told-no-move = { $seat ->
    [first] Hele ei saa käia
   *[second] Tume ei saa käia
}
told-pass = { $seat ->
    [first] Hele ei käi
   *[second] Tume ei käi
}
told-done = { $seat ->
    [first] Hele lõpetab käigu
   *[second] Tume lõpetab käigu
}
told-throw = { $seat ->
    [first] Hele võtab täringud
   *[second] Tume võtab täringud
}
told-double = { $seat ->
    [first] Hele duubeldab: { $value }
   *[second] Tume duubeldab: { $value }
}
told-take = { $seat ->
    [first] Hele võtab duubelduse vastu: { $value }
   *[second] Tume võtab duubelduse vastu: { $value }
}
told-drop = { $seat ->
    [first] Hele loobub duubeldusest
   *[second] Tume loobub duubeldusest
}
told-beaver = { $seat ->
    [first] Hele vastab: beaver, { $value }
   *[second] Tume vastab: beaver, { $value }
}
told-raccoon = { $seat ->
    [first] Hele vastab: raccoon, { $value }
   *[second] Tume vastab: raccoon, { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Hele pakub alistumist ühekordse kaotusega
       *[second] Tume pakub alistumist ühekordse kaotusega
    }
    [2] { $seat ->
        [first] Hele pakub alistumist kahekordse kaotusega
       *[second] Tume pakub alistumist kahekordse kaotusega
    }
   *[3] { $seat ->
        [first] Hele pakub alistumist kolmekordse kaotusega
       *[second] Tume pakub alistumist kolmekordse kaotusega
    }
}
told-accept-loss = { $seat ->
    [first] Hele nõustub
   *[second] Tume nõustub
}
told-decline-loss = { $seat ->
    [first] Hele keeldub
   *[second] Tume keeldub
}
told-correct = { $seat ->
    [first] Hele osutab veale: käik mängitakse uuesti
   *[second] Tume osutab veale: käik mängitakse uuesti
}

## The rule book's chapters
chapter-setup = Eesmärk ja suund
chapter-begin = Kes alustab
chapter-dice = Veeretamine ja käimine
chapter-points = Kiilud ja löömine
chapter-bar = Barilt sisse
chapter-bearing-off = Väljaviimine
chapter-winning = Võit
chapter-cube = Duubeldamiskuubik
chapter-errors = Vead ja alistumine

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Hõiva kiil
lesson-make-a-point-task = Veeretasid 3 ja 1. Too kaks nuppu kokku oma kiilule 5.
lesson-make-a-point-done = Kaks nuppu ühel kiilul on kaitstud ja sulgevad selle vastase eest.
lesson-run = Jookse
lesson-run-task = Veeretasid 6 ja 5. Vii üks tagumine nupp varju oma kiilule 13.
lesson-run-done = Sama nupp võib kasutada mõlemat arvu, teist teise järel.
lesson-hit = Löö
lesson-hit-task = Sinu kiilul 4 on vastase üksik nupp. Löö see ja hõiva kiil.
lesson-hit-done = Löödud nupp alustab uuesti barilt.
lesson-closed = Suletud kiilud
lesson-closed-task = Veeretasid kaks viit. Sinu tagumised nupud on kinni: hõiva oma kiil 3 nuppudega kiiludelt 13 ja 8.
lesson-closed-done = Sa ei saa peatuda kiilul, millel on kaks või enam vastase nuppu.
lesson-enter = Barilt sisse
lesson-enter-task = Veeretasid 6 ja 4 ning üks sinu nupp on baril. Too see sisse ja jätka siis teise tagumise nupuga.
lesson-enter-done = Baril olev nupp tuleb sisse enne, kui miski muu liigub.
lesson-use-both = Üks või teine
lesson-use-both-task = Veeretasid 6 ja 5. Mängida saad kumbagi arvu, aga mitte mõlemat. Mängi see, mida pead.
lesson-use-both-done = Kui saad mängida ainult üht arvu kahest, peab see olema suurem.
lesson-doubles = Paar
lesson-doubles-task = Veeretasid kaks kolme, nii et käid neli korda. Hõiva oma kiil 5 ja kiil 3.
lesson-doubles-done = Kui veeretad paari, mängid seda arvu neli korda.
lesson-bear-off = Väljaviimine
lesson-bear-off-task = Kõik sinu nupud on kodus. Veeretasid 5 ja 2: vii kaks nuppu välja.
lesson-bear-off-done = Iga arvuga viid välja nupu sama numbriga kiilult.
lesson-bear-off-high = Liiga suur vise
lesson-bear-off-high-task = Veeretasid 6 ja 4, aga nii kaugel taga pole sul ühtki nuppu. Vii ikkagi kaks nuppu välja.
lesson-bear-off-high-done = Arvuga, mis on suurem kui sinu kõrgeim kiil, viid nupu välja sellelt kiilult.
lesson-double = Duubeldamiskuubik
lesson-double-task = Sa oled selgelt ees. Duubelda enne, kui veeretad.
lesson-double-done = Vastane võtab vastu ja mängib edasi topeltpanusele või loobub ja kaotab praeguse panuse.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Võidab { $win }%.
    [double] Võidab { $win }% ({ $wins-double }% kahekordselt, { $wins-triple }% kolmekordselt), kaotab { $loss }% ({ $loses-double }% kahekordselt, { $loses-triple }% kolmekordselt).
   *[gammon] Võidab { $win }% ({ $wins-double }% gammoneid, { $wins-triple }% backgammoneid), kaotab { $loss }% ({ $loses-double }% gammoneid, { $loses-triple }% backgammoneid).
}
mistake-cost = Kingib ära { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punkti.
mistake-given = { $what ->
    [shots] { $played } viset 36-st lööb; parima käiguga { $best }.
    [cashed] Nüüd võib vastane duubeldada ja kohe võita.
    [doubled] Nüüd on vastasel hea duubeldus.
    [wins] Võidab { $played }%; parima käiguga { $best }%.
    [gammons-won] Võidab kahekordselt { $played }%; parima käiguga { $best }%.
   *[gammons-lost] Kaotab kahekordselt { $played }%; parima käiguga { $best }%.
}
mistake-cube = { $why ->
    [too-early] Duubeldus tuli liiga vara.
    [too-good] Duubeldamiseks liiga hea: edasi mängida on rohkem väärt.
    [double] Siin oli õige aeg duubeldada.
    [take] See tuleb vastu võtta.
    [drop] Sellest tuleb loobuda.
   *[beaver] Õige vastus oli beaver.
}
tally-errors = Otsuseid: { $decisions }. Kaotatud: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } punkti, veamäär { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (tuhandikku punkti otsuse kohta).
tally-luck = Täringuõnn: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punkti.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Veereta: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Duubelda: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Võta vastu: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Loobu: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Veereta täringuid või duubelda kõigepealt, kui oled selgelt ees.
    [answer] Vastane duubeldab: võta vastu ja mängi topeltpanusele või loobu ja kaota praegune panus.
    [bar] Sul on nupp baril: too see enne kõike muud sisse.
    [off] Kõik sinu nupud on kodus: vii need välja.
    [move] Too nuppe mõlema arvuga kodu poole. Kaks või enam ühel kiilul on kaitstud.
    [race] Ühtki nuppu ei saa enam lüüa: vii kõik nii kiiresti kui võimalik koju ja siis välja.
   *[other] Vali tegevus mängulaua alt.
}
guide-why = { $why ->
    [hits] Sa lööd nupu: see peab barilt otsast alustama.
    [off] Sa viid nuppe välja.
    [point] Sa hõivad kiilu: koos on nupud kaitstud ja vastasel ees.
    [safe] Sul jääb vähem nuppe üksi.
    [runs] Sa saad tagumise nupu liikuma.
    [past] Sinu viimased nupud pääsevad vastase omadest mööda: ühtki nuppu ei saa enam lüüa.
    [race] Nii läheb kaotsi kõige vähem silmi.
    [pass] Sa ei saa käia.
    [double] Oled duubeldamiseks piisavalt ees.
    [take] Võidad piisavalt tihti, et edasi mängida.
    [drop] Kaotaksid liiga tihti.
    [throw] Sa pole duubeldamiseks piisavalt ees.
   *[other] See annab sulle parimad võimalused.
}
character-beginner = Pip
character-casual = Soolo
character-steady = Ankur
character-expert = Müür
character-master = Oraakel
clause-fifteen = Kummalgi mängijal on viisteist nuppu.
clause-three-checkers = Kummalgi mängijal on kolm nuppu.
clause-jump = Sinu nupud võivad teel kõigist teistest mööduda, ka suletud kiiludest.
clause-white-starts = Täring otsustab, kes mängib heledate nuppudega (Valge) ja kes tumedatega. Valge alustab.
clause-higher-takes-white = Kumbki mängija veeretab ühte täringut. Suurem arv saab Valge.
clause-dice-flat = Täringud, mis ei jää seal lapiti, ei kehti: veereta mõlemad uuesti.
clause-call-first = Kui tahad veale osutada, tee seda enne, kui veeretad.
clause-closed-by-three = Kiil, millel on kolm või enam vastase nuppu, on suletud: sa ei saa seal peatuda, isegi mitte vahepeal. Kiilul, millel on kaks, võivad olla mõlemad; lüüakse ainult üksikut nuppu.
clause-bridge = Mitu suletud kiilu järjest moodustavad silla. Nupp saab sellest üle ainult arvuga, mis ulatub sellest kaugemale.
clause-several-hits = Ühe käiguga võid lüüa mitu nuppu, paariga kuni neli.
clause-stacking = Ühel kiilul võib olla kui tahes palju sinu nuppe.
clause-no-pass = Välja viies võid oma soovi järgi käia oma kodus või nuppe välja viia. Aga kui saad arvu kasutada, siis pead.
clause-may-leave-unused = Kui kõik sinu nupud on kodus, võid arvu kasutamata jätta.
clause-any-six = Kiilult 6 saab välja viia mis tahes kuuega.
clause-win-kinds-far-back = Võit on ühekordne. See on kahekordne, kui kaotaja pole ühtki nuppu välja viinud, ja kolmekordne, kui kaotajal on nupp baril või võitja kodus, isegi kui teisi on välja viidud.
clause-win-kinds-single = Võit on ühekordne. See on kolmekordne, kui kaotaja pole ühtki nuppu välja viinud ja tal on nupp baril või võitja kodus.
clause-win-kinds-letter = Võit on ühekordne, isegi kui kõik kaotaja nupud on veel laual. See on kolmekordne, kui mõni neist on baril või võitja kodus.
clause-win-named = Võit on ühekordne, kui kaotaja on nupu välja viinud, gammon, kui kaotaja pole ühtki välja viinud, ja backgammon, kui kaotajal on peale selle nupp baril või võitja kodus.
clause-win-values = Gammon on kahekordne, backgammon kolmekordne.
clause-without-cube = Selles mängus pole duubeldamiskuubikut.
clause-cube-single-game = Matšis, kus loetakse mänge, on iga mäng väärt ühe ja kuubikut pole.
clause-cube-faces = Esimene duubeldus keerab kuubiku arvule 2. Vastuvõtja võib selle hiljem keerata arvule 4, siis teine mängija arvule 8 ja nii edasi kordamööda.
clause-drop-price = Kui sa duubeldusest loobud, kaotad selle, mida mäng oli väärt enne duubeldust, ühekordselt.
clause-cube-times-kind = Kuubik korrutab võidu liigi väärtust: arvul 8 on kolmekordne võit väärt 24.
clause-nothing-resigned = Nõustuda või keelduda saad ainult siis, kui vastane on pakkunud alistumist.
refusal-call-first = Veereta enne või osuta veale.
refusal-closed-by-three = { $count ->
    [one] Kiil { $point } on suletud: vastasel on seal { $count } nupp.
   *[other] Kiil { $point } on suletud: vastasel on seal { $count } nuppu.
}
refusal-without-cube = Selles mängus pole kuubikut.
refusal-cube-single-game = Matšis, kus loetakse mänge, pole kuubikut.
refusal-nothing-resigned = Keegi pole alistumist pakkunud.
told-start-white = Avavise: { $high } ja { $low }. { $high } saab heledad ja alustab.
told-start-tie = Avavise: { $high } ja { $low }. Veel kord.
scene-point-shared = Kiil { $point }: heledaid { $first }, tumedaid { $second }
switch-block_min = Millal on kiil suletud?
switch-block_min-2 = Kaks vastase nuppu sulgevad selle
switch-block_min-3 = Alles kolm või enam sulgevad selle
switch-win_none_off = Mis siis, kui kaotaja pole midagi välja viinud?
switch-win_none_off-double = Võit on kahekordne
switch-win_none_off-single = Võit on ühekordne
switch-stake-note = Kuubik on üksikmängude jaoks: matšis, kus loeb parim kolmest või enamast, on iga mäng väärt ühe, olgu panus milline tahes.
box-says-more-than-two-note = Selle lause järgi poleks paar ei avatud ega suletud, seepärast mängime nii, et kiilu sulgevad kaks, nagu vihik mõnes keeles ütleb. Võid selle muuta kolmeks: „Täpselt nagu trükitud“ teeb seda.
box-says-games-note = Sama karbi saksakeelne lehekülg on teine mäng: vali selle jaoks „{ box-says-smaller }“.
box-says-smaller-note = See on selle karbi saksakeelne lehekülg. Teised keeled kirjeldavad teist mängu: vali selle jaoks „{ box-says-games }“.
box-says-correction-note = Vigadele saab osutada mängus, kus käiakse vabalt; tavalises mängus on võimalikud ainult õiged käigud.
origin-setup = Trükitud pildina.
origin-case-white-starts = Kreekakeelsest tekstist on välja jäänud, et Valge alustab.
origin-higher-takes-white = Vihikud ei ütle, kumb arv saab Valge. Suurem, nagu igal pool mujal.
origin-draw-first = Võrdsete arvude kohta ei öelda midagi; need ei saa otsustada, seega veeretatakse uuesti.
origin-collection-draw-first = Võrdsete arvude korral veeretatakse uuesti, kuni need erinevad.
origin-tournament-draw-first = Võrdsete arvude korral veeretatakse uuesti.
origin-best-of-first-throw-fresh = Vihik ütleb ainult, kes esimesena käib ja et täringuid veeretatakse kordamööda; seega veeretab alustaja mõlemat.
origin-collection-dice-flat = Vihik ütleb ainult, kus veeretada.
origin-case-closed-point = Enamikus keeltes on „rohkem kui kaks“, aga lüüakse ainult üksikut nuppu, nii et paar poleks ei avatud ega suletud. Itaalia ja eesti keeles on kaks või enam, inglise keeles mõlemad. Meie mängime kahega. Sõna-sõnaline kuju on seadena olemas.
origin-case-closed-by-three = Nii on see sõna-sõnalt: „rohkem kui kaks“ sulgevad kiilu ja lüüakse ainult üksikut nuppu, seega on kahega kiil ühine.
origin-best-of-closed-point = Inglise, prantsuse ja itaalia tekst ütleb nii. Hispaania, portugali ja poola tekst ütleb seda ainult barilt sisenemise kohta.
origin-collection-closed-point = Inglise, itaalia, taani ja vene teksti võib lugeda nii, nagu piisaks sinu peatamiseks teel ühest vastase nupust. Saksa, prantsuse ja hispaania tekst on selged: kaks või enam.
origin-case-self-hit = Tšehhi, slovaki ja ungari tekstist on see reegel kadunud ja nad kordavad, kuidas lüüa.
origin-case-hit = Mõnes keeles on unustatud öelda, et vastase nupp peab olema üksi.
origin-best-of-hit = Poola tekstis on unustatud öelda, et vastase nupp peab olema üksi.
origin-case-stacking = Vihikud piiri ei sea.
origin-several-hits = Vihik ei ütle midagi; iga löömine tuleneb ülalolevast reeglist.
origin-small-first-several-hits = See tuleneb näitest, kus vise lööb ühel kolmest kaugusest.
origin-case-several-hits = Türgi tekst räägib kuute paarist; mõeldud on mis tahes paari.
origin-case-must-move = Mängitakse nagu saksa ja enamikus keeltes. Prantsuse keeles on kohustuseks löömine, vene, ukraina ja türgi tekst pööravad reegli ümber ja ungari tekstist on kadunud „ei“.
origin-best-of-must-move = Vihik ei ütle seda üldiselt; selle reegel suurema arvu kohta eeldab seda.
origin-best-of-use-all = Vihik ei ütle seda; selle reegel suurema arvu kohta eeldab seda.
origin-small-first-use-all = Vihik ei ütle seda; mängitakse nagu tavaliselt.
origin-best-of-use-higher = Prantsuse ja poola teksti võib lugeda nii, nagu võiks kasutada ainult ühte arvu; hispaania teksti, mis on algupärane, mitte.
origin-case-use-higher = Horvaadi tekst räägib ühe arvu asemel ühest nupust.
origin-case-stop-at-home = Mõnes keeles lõpeb kohustus, kui ükskõik kumma mängija nupud on kodus, ja araabia keeles, kui kõigi omad on. Meie mängime: sinu omad.
origin-no-pass = Tekst ütleb, et väljaviimine pole kohustus ja teine käik samuti mitte. Loeme seda vaba valikuna nende kahe vahel, sest kohe seejärel kehtivad jälle tavalised reeglid. Arvu kasutamata jätmine on seadena olemas.
origin-may-leave-unused = Nii on see sõna-sõnalt: ei väljaviimine ega muu käik pole kohustus. Poola tekstis on sellest ainult pool.
origin-case-doubles-four = Mõnes keeles korrutatakse kogu vise neljaga või räägitakse neljast täringust. Sama teksti näites on neli üksikut sammu.
origin-best-of-doubles-four = Inglise näide läheb üle teiseks; mõeldud on nelja sammu.
origin-best-of-partial-double = Vihik ei ütle midagi; mängitakse nagu tavaliselt.
origin-collection-partial-double = Vihik ei ütle midagi; see tuleneb käigukohustusest.
origin-case-partial-double = Türgi tekst võtab võimalikud käigud tagasi ja araabia tekst teeb need vabatahtlikuks; kõigis teistes on need kohustus.
origin-whole-double = Näites kaotatakse paar, millest kaks sammu on võimalikud. Loeme seda nii ka kolme puhul.
origin-case-enter-first = Vihikud ütlevad ainult, et kõik nupud tulevad enne tagasi. Kuhu ja kuidas, on nagu tavaliselt.
origin-best-of-enter-first = Prantsuse tekst seob selle sellega, et saab siseneda; teised mitte.
origin-case-enter-any = Vihikud seda ei ütle; nagu tavaliselt.
origin-smaller-lost = Vihik võtab kogu viske ära ainult mängijalt, kes on baril. Me ei laienda seda: suurem arv mängitakse üksi.
origin-case-home-first = Tšehhi, slovaki, sloveeni ja araabia tekst peatab pärast löömist täringute veeretamise ja horvaadi tekst viib välja algseisu. Mõeldud on laualt välja viimist.
origin-case-exact-number = Rootsi tekst nõuab „paarisarvu“, türgi tekstist on välja jäänud „täpselt“. Kõigis teistes täpselt.
origin-best-of-highest-first = Portugali tekst võtab alati kõrgeima nupu; teised ainult lubavad seda.
origin-best-of-inside-move = Prantsuse näide läheb valele kiilule.
origin-collection-any-sufficient = Prantsuse tekst tahab, et arv ulatuks „just üle“ serva, see tähendab täpselt. Teised üheksa keelt tahavad ainult, et sellest piisaks, ega ütle tagapool olevate nuppude kohta midagi.
origin-collection-highest-first = Pole vihikus: tänapäeva tavaline reegel, nagu kokku lepitud.
origin-rear-first = Järjekord on trükitud; et arv võib olla kiilust suurem, tuleneb sellest, et serv ületatakse.
origin-any-six = Saksa tekst nõuab kahe kuue viset, mis on vastuolus tema enda väljaviimisreegliga ja näib trükiveana. Meie mängime mis tahes kuuega. Sõna-sõnaline kuju on seadena olemas.
origin-double-six = Nii on see saksa tekstis sõna-sõnalt.
origin-case-win = Kreeka tekst nimetab kõigepealt mängija, kes on esimesena kodus, araabia tekst selle, kes hakkab välja viima. Hiljem on mõlemad teistega ühel meelel.
origin-case-win-kinds = Kolmekordse võidu jaoks nõuavad vihikud ainult nuppu baril või võitja kodus. Kaotaja, kes on nuppe välja viinud, kaotaks siis nii ühe- kui ka kolmekordselt; meie nõuame, et midagi poleks välja viidud. Sõna-sõnaline kuju on seadena olemas. Taani tekst määratleb kahekordse võidu nagu ühekordse.
origin-case-win-kinds-far-back = Nii on see sõna-sõnalt: vihikud ei nõua, et midagi poleks välja viidud.
origin-small-first-win-kinds = Tekstist on rida kadunud: see lubab kolme liiki ja nimetab ühekordseks võitu, mille puhul kõik kaotaja nupud on laual, mis mujal on kahekordne. Täidame selle teistest vihikutest. Sõna-sõnaline kuju on seadena olemas.
origin-small-first-win-kinds-far-back = Pooleldi sõna-sõnalt: kolmekordne võit nagu trükitud, kahekordne teistest vihikutest.
origin-small-first-win-kinds-single = Pooleldi sõna-sõnalt: kahekordset võitu pole, nagu trükitud, kolmekordne, kui midagi pole välja viidud.
origin-small-first-win-kinds-letter = See on alles tekstist, millest on rida kadunud.
origin-win-values = Vihik nimetab gammonit ja backgammonit, aga arve ei anna.
origin-stalled = Meie oma reegel: muidu võiks see kesta lõputult. Viigimäng loetakse matši mängude hulka, nii et parim kolmest võib lõppeda võrdselt.
origin-without-cube = Vihik seda ei maini.
origin-collection-without-cube = Vihik ütleb, et kuubikud on olemas, ja jätab need kõrvale.
origin-case-cube = Ühe vihiku saksa tekst ja teise viis keelt ütlevad „neljakordistama“, kuigi sama tekst läheb kaheksani. Mõeldud on: korrutama. Et kuubik on alguses keskel arvul 1, pole trükitud.
origin-case-cube-faces = Horvaadi tekstis on tahk arvuga 6; portugali ja horvaadi tekstis kuubikut veeretatakse. Seda keeratakse.
origin-case-double-before-throw = Horvaadi tekst lubab seda ainult enne esimest viset, rootsi tekst millal tahes. Teised: enne oma viset, kui mäng juba käib.
origin-case-drop-price = Pole trükitud; nagu tavaliselt.
origin-case-cube-limit = Pole trükitud, välja arvatud horvaadi keeles, kus tahud on loetletud. Kuubikul on tahud kuni 64-ni.
origin-case-cube-times-kind = Trükitud kolmekordse võidu kohta arvul 8. Loeme seda näitena. Rootsi tekst kahekordistab panust kaheksa korda, araabia tekst korrutab täringuid.
origin-case-cube-single-game = Vihikud ei tunne matše.
origin-one-by-one = Meie oma reegel: nii käib mäng ilma abita.
origin-collection-correction = Inglise tekstis lõpeb õigus „järgmise“ viskega; mõeldud on sinu oma.
written-no-move = käiku pole
written-double = Duubeldab: { $value }
written-take = Võtab vastu
written-drop = Loobub
written-beaver = Beaver: { $value }
written-raccoon = Raccoon: { $value }
written-accept = Nõustub
written-decline = Keeldub
written-correct = Osutab veale
written-check = Küsib
written-resigning = { $kind ->
    [1] Pakub ühekordset kaotust
    [2] Pakub kahekordset kaotust
   *[3] Pakub kolmekordset kaotust
}
standing = { $pips ->
    [one] { $pips } silm
   *[other] { $pips } silma
}
origin-collection-throw-first = Hollandi tekst räägib pärast alustamist kolmest täringust; mõeldud on kaht.
task-roll = Sinu kord: veereta täringuid.
task-roll-or-double = Sinu kord: veereta täringuid või duubelda.
task-move = Sinu kord: liiguta nuppu.
task-end = Sinu kord: rohkem sa käia ei saa.
task-double = Vastane duubeldab: võtad vastu või loobud?
task-resignation = Vastane tahab alistuda: kas nõustud?
tally-pr = PR (sooritusnäitaja): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Suurmeister
level-grandmaster-about = Mängib enne otsustamist iga valiku sadu kordi läbi. Mõtleb mõne sekundi.
character-grandmaster = Seniit
editor-dice = Täringud
editor-dice-none = Veel veeretamata
editor-dice-double = Pakutud duubeldust
editor-cube = Kuubik
editor-cube-owner = Kuubiku omanik
editor-cube-centre = Keskel
editor-length = Matši pikkus punktides (0 = raha peale)
editor-score = { $seat ->
    [first] Heleda punktid
   *[second] Tumeda punktid
}
editor-crawford = Crawfordi mäng
refusal-editor-many = { $seat ->
    [first] Heledal on laual nuppe { $count }; neid on ainult { $total }.
   *[second] Tumedal on laual nuppe { $count }; neid on ainult { $total }.
}
refusal-editor-off = { $seat ->
    [first] Heledal pole laual ühtegi nuppu, nii et mäng on läbi.
   *[second] Tumedal pole laual ühtegi nuppu, nii et mäng on läbi.
}
study-checker = Nupukäigud
study-double = Duubeldused
study-take = Vastused duubeldusele
position-contact = Kontakt
position-race = Võidujooks
position-bearoff = Väljaviimine
position-blitz = Blitz
position-prime = Müür
position-holding = Ankrumäng
position-backgame = Tagamäng

## Drills

drill-pip-count = Silmade lugemine
drill-pip-count-about = Loe kokku, mitu silma on kummalgi veel minna.
drill-pip-count-task = Mitu silma on kummalgi veel minna?
drill-pips-of = { $seat ->
    [first] Hele
   *[second] Tume
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Hele: { $terms } = { $total }
   *[second] Tume: { $terms } = { $total }
}
drill-opening-play = Avakäigud
drill-opening-play-about = Mängi mängu esimesi viskeid ja vastuseid neile.
drill-opening-play-task = Alustad viskega { $dice }. Kuidas käid?
drill-opening-play-reply-task = Vastane alustas viskega { $dice } ja käis { $play }. Sina veeretasid { $reply }.
drill-opening-play-close = Sama hea kui parim käik: vahe on tühiselt väike.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Kuubikuotsused
drill-cube-action-about = Kas sina peaksid duubeldama ja kas vastane peaks vastu võtma?
drill-cube-action-task = Sinu kord on veeretada, mäng käib raha peale ja kuubik on keskel. Millised on õiged kuubikuotsused?
drill-cube-action-match-task = Sinu kord on veeretada ja kuubik on keskel. Matšivõidust puudu punkte: sinul { $ours }, vastasel { $theirs }. Millised on õiged kuubikuotsused?
drill-cube = { $action ->
    [no-double] Ilma duubelduseta
    [double-take] Duubeldus, vastuvõtt
    [double-drop] Duubeldus, loobumine
   *[too-good] Duubeldamiseks liiga hea
}
drill-cube-why = { $action ->
    [no-double] Veeretada nii, et kuubik jääb keskele, on rohkem väärt kui duubeldus, mis vastu võetakse.
    [double-take] Duubeldada on rohkem väärt kui lihtsalt veeretada ning vastane kaotab vastu võttes vähem kui loobudes.
    [double-drop] Vastane kaotaks vastu võttes rohkem kui loobudes, nii et duubelda ja võida kohe.
   *[too-good] Vastane loobuks, aga gammoni peale edasi mängida on rohkem väärt.
}
drill-cube-values = Väärtus punktides: ilma duubelduseta { $none }; duubeldus ja vastuvõtt { $take }; duubeldus ja loobumine { $drop }.
drill-cube-chances = Võidad { $win }% mängudest, { $gammon }% gammoniga.
drill-take-point = Vastuvõtupiirid
drill-take-point-about = Kui head peavad su võimalused olema, et sellel matšiseisul duubeldus vastu võtta?
drill-take-point-task = Matšivõidust puudu punkte: sinul { $ours }, vastasel { $theirs }. Sulle pakutakse kuubikut arvul { $cube }. Millisest võidutõenäosusest alates peaksid selle vastu võtma, kui gammoneid ei tule ja kuubikut enam ei pöörata?
drill-take-point-chances = Sinu tõenäosus matš võita: { $dropped }%, kui loobud; { $lost }%, kui võtad vastu ja kaotad; { $won }%, kui võtad vastu ja võidad.
drill-take-point-why = Riskid { $risk }, et võita juurde { $gain }: see tasub ära, kui sinu võitude osa mängudest on vähemalt { $risk } ÷ ({ $risk } + { $gain }).
drill-percent = Protsenti
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
drill-race-chance = Võiduvõimalused
drill-race-chance-about = Hinda, kui sageli sa väljaviimise võidad.
drill-race-chance-task = Sinu kord on veeretada. Kui sageli sa selle võidujooksu võidad?
drill-race-chance-why = Sinul on jäänud silmi { $ours } ja nuppe { $our-checkers }, vastasel silmi { $theirs } ja nuppe { $their-checkers }. Kuni 6 protsendipunkti suurune viga loetakse õigeks.
drill-race-win = Võidad { $win }% võidujooksudest.
drill-race-cube = Kuubik võidujooksus
drill-race-cube-about = Võidujooksu viimased visked: kas duubeldada või lihtsalt veeretada?
drill-bearoff-play = Väljaviimine
drill-bearoff-play-about = Leia käik, mis võidab võidujooksu kõige sagedamini.
drill-bearoff-play-task = Veeretasid { $dice }. Milline käik võidab kõige sagedamini?
drill-bearoff-play-why = Kui sageli iga käik võidab, täpselt välja arvutatud.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
opening-book-roll = Vise
