### Backgammon in Slovenian. en.ftl is the source. Points are numbered from each player's own home.
### point = polje, checker = žeton, home = dom (doma), bear off = iznesti, hit = izbiti,
### cube = podvojitvena kocka, double = podvojitev, doubles = paš.

game-name = Backgammon
game-about = Svojih petnajst žetonov pripeljite domov in s plošče, spotoma pa izbijajte nasprotnikove.
seat-first = Svetli
seat-second = Temni

## Booklets
booklet-case = Kovček za backgammon
booklet-case-about = Iznaša se le s točnim številom, in ko so vsi žetoni doma, nikomur ni treba vleči. Za vložek se igra s podvojitveno kocko.
booklet-best-of = Na dobljene partije
booklet-best-of-about = Štejejo samo partije: dve od treh ali tri od petih. Brez podvojitvene kocke.
booklet-small-first = Najprej manjše število
booklet-small-first-about = Najprej se odigra manjše število, paš v celoti ali sploh ne, iznaša pa se od zadaj.
booklet-collection = Zbirka iger
booklet-collection-about = Iznaša se z vsakim številom, ki seže čez rob. Nasprotnik lahko opozori na napako, dokler sam ne vrže.
booklet-tournament = Turnir
booklet-tournament-about = Backgammon, kot se igra danes: dvoboji na točke ali partije za vložek, s podvojitveno kocko in vsemi njenimi pravili.
box-says = Kaj od tega piše v pravilih, ki jih imate?
box-says-more-than-two = Polje je zaprto, če je na njem »več kot dva« žetona
box-says-games = Igra se na dve zmagi v treh partijah ali tri v petih
box-says-smaller = Manjše število se vedno igra prvo
box-says-correction = Na nedovoljeno potezo se lahko opozori do naslednjega meta
box-says-nothing = Natisnjenih pravil nimam
box-cube_inside = Je v škatli podvojitvena kocka?
box-languages = V koliko jezikih so napisana?

## Switches
switch-stake = Za kaj igrate?
switch-stake-0 = Samo za zabavo, brez podvojitvene kocke
switch-stake-1 = Za vložek 1, s podvojitveno kocko
switch-stake-2 = Za vložek 2, s podvojitveno kocko
switch-stake-5 = Za vložek 5, s podvojitveno kocko
switch-stake-10 = Za vložek 10, s podvojitveno kocko
switch-win_triple_needs_none_off = Kdaj zmaga šteje trikrat?
switch-win_triple_needs_none_off-yes = Le če poraženec ni iznesel nobenega žetona
switch-win_triple_needs_none_off-no = Vedno, ko ima poraženec žeton na baru ali v zmagovalčevem domu
switch-assisted = Preverjanje potez
switch-assisted-yes = Dovoli samo poteze po pravilih
switch-assisted-no = Dovoli vsako potezo, kot na pravi plošči
switch-bearoff_may_pass = Ko so vsi vaši žetoni doma
switch-bearoff_may_pass-no = Odigrati morate vsako število, ki ga lahko
switch-bearoff_may_pass-yes = Število smete pustiti neizkoriščeno
switch-bearoff_six_needs_double_six = Iznašanje s polja 6
switch-bearoff_six_needs_double_six-no = Z vsako šestico
switch-bearoff_six_needs_double_six-yes = Le z dvema šesticama
switch-bearoff_rule = Kako se žeton iznese?
switch-bearoff_rule-any-sufficient = Z vsakim številom, ki seže čez rob
switch-bearoff_rule-exact-or-highest = S številom njegovega polja, z najvišjega tudi z večjim
switch-setup = Postavitev
switch-setup-standard = Običajna
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, vsak ima tri žetone
switch-cube = Podvojitvena kocka
switch-cube-on = Igra se z njo
switch-cube-off = Igra se brez nje
switch-cube_limit = Podvaja se največ do
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Ko je podvojitvena kocka na sredini
switch-centred_cube-either = Obrne jo lahko kateri koli igralec
switch-centred_cube-holland = Po Crawfordovi partiji šele, ko sta oba igralca vrgla dvakrat
switch-crawford = Crawfordova partija
switch-crawford-yes = Ena partija brez podvajanja, ko igralcu manjka ena točka
switch-crawford-no = Brez Crawfordove partije
switch-jacoby = Jacobyjevo pravilo
switch-jacoby-yes = Gammon in backgammon štejeta le po podvojitvi
switch-jacoby-no = Gammon in backgammon štejeta vedno
switch-beavers = Beaver
switch-beavers-yes = Dovoljen
switch-beavers-no = Ni dovoljen
switch-raccoons = Raccoon
switch-raccoons-yes = Dovoljen
switch-raccoons-no = Ni dovoljen
switch-automatic_doubles = Isto število pri metu za začetek
switch-automatic_doubles-0 = Meče se znova
switch-automatic_doubles-1 = Vložek se podvoji, največ enkrat
switch-automatic_doubles-2 = Vložek se podvoji, največ dvakrat
switch-automatic_doubles-3 = Vložek se podvoji, največ trikrat

## Clauses
clause-aim = Vse svoje žetone pripeljite domov, nato jih iznesite s plošče. Zmaga igralec, ki prvi nima nobenega več.
clause-setup = Žetoni obeh igralcev stojijo zrcalno. Vaši žetoni gredo iz nasprotnikovega doma okoli plošče v vašega.
clause-forward = Žetoni gredo samo proti domu, nikoli nazaj.
clause-starter-high = Vsak igralec vrže eno kocko. Začne tisti z večjim številom.
clause-draw-first = Najprej se meče za začetek. Če oba vržeta isto število, se meče znova.
clause-first-throw-fresh = Kdor začne, za prvo potezo znova vrže obe kocki.
clause-first-throw-drawn = Kocki iz meta za začetek sta prvi met igralca, ki začne, zato to nikoli ni paš.
clause-already-started = Za začetek se v vsaki partiji meče le enkrat.
clause-throw-first = Igralca se izmenjujeta. Poteza se začne z metom dveh kock.
clause-dice-zone = Kocki mečete v desno polovico plošče, kot jo vidite.
clause-choice-first = Če lahko podvojite, storite to pred metom.
clause-play-first = Svoj met odigrajte, preden se zgodi kar koli drugega.
clause-dice-only = Z vsakim številom premaknete en žeton za toliko polj. Z istim žetonom smete odigrati več števil zapored; po vsakem pristane na polju.
clause-no-checker = Premikati smete samo svoje žetone.
clause-closed-point = Polje z dvema ali več nasprotnikovimi žetoni je zaprto: tam ne smete pristati, niti sredi daljše poteze.
clause-self-hit = Če žeton vseeno postavite na zaprto polje, velja za izbitega in gre na bar, število pa je porabljeno.
clause-hit = Če pristanete na samotnem nasprotnikovem žetonu, ga izbijete: gre na bar. Če lahko potegnete drugače, vam ni treba izbijati.
clause-any-order = Števili smete odigrati v poljubnem vrstnem redu.
clause-smaller-first = Manjše število se vedno odigra pred večjim.
clause-smaller-lost = Če manjšega števila ni mogoče odigrati z nobenim žetonom, propade in odigrate samo večje.
clause-must-move = Če lahko odigrate potezo, jo morate.
clause-use-all = Odigrati morate toliko števil, kolikor dovolijo pravila: obe, če je to na kakršen koli način mogoče.
clause-use-higher = Če lahko odigrate katero koli število, ne pa obeh, morate odigrati večje.
clause-stop-at-home = Ko so vsi vaši žetoni doma, vam ni treba vleči: vsako število smete pustiti neizkoriščeno.
clause-doubles-four = Če vržete paš, število odigrate štirikrat.
clause-partial-double = Od štirih korakov paša odigrajte, kolikor jih je mogoče; ostali propadejo.
clause-whole-double = Paš se odigra v celoti, vsi štirje koraki, ali sploh ne. Dovolj je manj, če prej iznesete zadnji žeton.
clause-enter-first = Žeton z bara mora vstopiti prvi, in sicer v nasprotnikovem domu na polje, ki ga kocka odšteje od oddaljenega roba. Dokler niso na plošči vsi vaši žetoni, ne smete premakniti ničesar drugega.
clause-enter-any = Vstopite lahko s katerim koli številom; število, s katerim ne morete, propade.
clause-smaller-enters = Če imate žeton na baru in z manjšim številom ne morete vstopiti, propade ves met.
clause-home-first = Iznašati smete začeti, ko so vsi vaši žetoni doma. Če je kateri izbit, nadaljujete, ko so spet vsi doma.
clause-exact-number = Žeton lahko iznesete samo s točnim številom njegovega polja.
clause-highest-first = Žeton lahko iznesete s številom njegovega polja, z najvišjega zasedenega polja pa tudi z večjim.
clause-rear-first = Iznesete lahko samo žeton z najvišjega zasedenega polja, in sicer z vsakim številom, ki seže čez rob.
clause-any-sufficient = Vsak žeton lahko iznesete s številom, ki seže čez rob.
clause-past-band = Žetona ne morete iznesti, dokler nasprotnik v vašem domu drži polje pred njim.
clause-double-six = S polja 6 smete iznašati samo z metom dveh šestic.
clause-inside-move = Namesto da žeton iznesete, ga smete vedno premakniti znotraj doma.
clause-win = Zmaga igralec, ki prvi iznese vse svoje žetone.
clause-win-counts-one = Vsaka zmaga šteje enkrat.
clause-win-kinds = Zmaga šteje enkrat. Dvakrat šteje, če poraženec ni iznesel nobenega žetona, in trikrat, če ima poleg tega žeton na baru ali v zmagovalčevem domu.
clause-stalled = Po petdesetih zaporednih potezah brez premika je partija remi.
clause-cube = Podvojitvena kocka na začetku leži na sredini in kaže 1. Vsaka podvojitev podvoji vrednost partije.
clause-no-cube = Po teh pravilih se podvojitvena kocka uporablja le pri igri za vložek ali na točke. Kjer štejejo samo partije, je ni.
clause-double-before-throw = Podvojitev smete ponuditi pred lastnim metom, vendar ne pred prvim metom partije.
clause-answer-first = Nasprotnik podvojitev sprejme ali jo zavrne in izgubi partijo.
clause-nothing-offered = Sprejmete ali zavrnete lahko samo, če vam je nasprotnik ponudil podvojitev.
clause-cube-owner = Če podvojitev sprejmete, je podvojitvena kocka vaša in naslednjič smete podvojiti samo vi.
clause-cube-limit = Podvojitvena kocka ne more čez svojo mejo.
clause-cube-dead = V dvoboju se podvojitvena kocka ne obrača več, ko že odloča dvoboj za oba igralca.
clause-crawford = Prva partija, v kateri kateremu od igralcev manjka ena točka, se igra brez podvajanja.
clause-holland = Po izbiri: po tej partiji se podvojitvena kocka na sredini sme obrniti šele, ko sta oba igralca vrgla dvakrat.
clause-jacoby = Zunaj dvoboja dvojna in trojna zmaga štejeta kot enojna, če ni bilo podvojitve.
clause-beavers = Zunaj dvoboja smete na podvojitev takoj odgovoriti s podvojitvijo in kocko obdržati: to je beaver.
clause-no-beaver = Beaver smete dati le, če ste se zanj dogovorili, in le kot odgovor na podvojitev.
clause-no-raccoon = Raccoon smete dati le, če ste se zanj dogovorili, in le kot odgovor na beaver.
clause-automatic-doubles = Zunaj dvoboja isto število pri metu za začetek podvoji vložek, največ tolikokrat, kot je dogovorjeno.
clause-match-games = Vnaprej se dogovorite, koliko partij šteje dvoboj, na primer dve dobljeni od treh.
clause-match-points = Dvoboj dobi igralec, ki prvi zbere dogovorjeno število točk.
clause-no-resignation = Ta pravila ne povedo, koliko stane predaja partije.
clause-resignation = Predajo partije smete ponuditi kot enojni, dvojni ali trojni poraz. Nasprotnik jo sprejme ali zavrne.
clause-answer-resignation = Na ponudbo predaje je treba odgovoriti, preden se igra nadaljuje.
clause-correction = Zahtevate lahko, da nasprotnik nedovoljeno potezo odigra znova z istima kockama.
clause-nothing-wrong = Poteza po pravilih obvelja.
clause-correct-before-throw = To lahko zahtevate samo do svojega meta.
clause-one-by-one = Kjer je dovoljena vsaka poteza, žetone premikate po enega, nato potezo končate.
clause-no-correction = Končana poteza obvelja.

## Why not
refusal-draw-first = Najprej je na vrsti met za začetek.
refusal-already-started = Partija se je že začela.
refusal-throw-first = Najprej vrzite kocki.
refusal-choice-first = Najprej vrzite ali podvojite.
refusal-play-first = Najprej odigrajte svoj met.
refusal-dice-zone = Kocki nista pristali v desni polovici plošče: vrzite obe znova.
refusal-forward = S polja { $from } nazaj na polje { $to } ne morete. Žetoni gredo samo proti domu.
refusal-no-checker = { $place ->
    [bar] Na baru nimate žetona.
   *[point] Na polju { $point } nimate žetona.
}
refusal-dice-only = { $count ->
    [0] Nobenega števila vam ni več ostalo.
    [one] To je za { $distance }, ostalo pa vam je { $dice }.
    [two] To je za { $distance }, ostalo pa vam je { $dice }.
    [few] To je za { $distance }, ostalo pa vam je { $dice }.
   *[other] To je za { $distance }, ostalo pa vam je { $dice }.
}
refusal-closed-point = { $count ->
    [one] Polje { $point } je zaprto: nasprotnik ima tam { $count } žeton.
    [two] Polje { $point } je zaprto: nasprotnik ima tam { $count } žetona.
    [few] Polje { $point } je zaprto: nasprotnik ima tam { $count } žetone.
   *[other] Polje { $point } je zaprto: nasprotnik ima tam { $count } žetonov.
}
refusal-smaller-first = Najprej manjše število: odigrajte { $die } pred { $larger }.
refusal-smaller-lost = Števila { $die } najprej ni bilo mogoče odigrati z nobenim žetonom, zato je propadlo.
refusal-must-move = { $possible ->
    [one] Odigrati je mogoče { $possible } število, zato ga morate.
    [two] Odigrati je mogoče { $possible } števili, zato ju morate.
    [few] Odigrati je mogoče { $possible } števila, zato jih morate.
   *[other] Odigrati je mogoče { $possible } števil, zato jih morate.
}
refusal-use-all = { $possible ->
    [one] Odigrati je mogoče { $possible } število; tako jih porabite { $used }.
    [two] Odigrati je mogoče { $possible } števili; tako porabite le { $used }. Poiščite potezo, ki porabi obe.
    [few] Odigrati je mogoče { $possible } števila; tako porabite le { $used }. Poiščite potezo, ki porabi vsa.
   *[other] Odigrati je mogoče { $possible } števil; tako porabite le { $used }. Poiščite potezo, ki porabi vsa.
}
refusal-use-higher = Odigrate lahko le eno število, zato mora biti večje: { $die }.
refusal-whole-double = { $possible ->
    [one] Paš se odigra v celoti, mogoč pa je le { $possible } korak od { $needed }: met propade.
    [two] Paš se odigra v celoti, mogoča pa sta le { $possible } koraka od { $needed }: met propade.
    [few] Paš se odigra v celoti, mogoči pa so le { $possible } koraki od { $needed }: met propade.
   *[other] Paš se odigra v celoti, mogočih pa je le { $possible } korakov od { $needed }: met propade.
}
refusal-enter-first = { $count ->
    [one] Na baru imate { $count } žeton: najprej vstopite z njim.
    [two] Na baru imate { $count } žetona: najprej vstopite z njima.
    [few] Na baru imate { $count } žetone: najprej vstopite z njimi.
   *[other] Na baru imate { $count } žetonov: najprej vstopite z njimi.
}
refusal-smaller-enters = S številom { $die } vaš žeton ne more vstopiti, ker je polje { $point } zaprto: propade ves met.
refusal-home-first = { $count ->
    [one] Ne morete še iznašati: { $count } žeton še ni doma.
    [two] Ne morete še iznašati: { $count } žetona še nista doma.
    [few] Ne morete še iznašati: { $count } žetoni še niso doma.
   *[other] Ne morete še iznašati: { $count } žetonov še ni doma.
}
refusal-exact-number = S polja { $point } lahko iznašate samo s številom { $point }; ostalo vam je { $dice }.
refusal-highest-first = S polja { $point } lahko iznašate z večjim številom le, če za njim ni ničesar; na polju { $highest } imate še žetone.
refusal-rear-first = Najprej iznašajte od zadaj: na polju { $highest } imate še žetone.
refusal-past-band = { $count ->
    [one] S polja { $point } ne morete iznašati: nasprotnik ima { $count } žeton na polju { $band } pred njim.
    [two] S polja { $point } ne morete iznašati: nasprotnik ima { $count } žetona na polju { $band } pred njim.
    [few] S polja { $point } ne morete iznašati: nasprotnik ima { $count } žetone na polju { $band } pred njim.
   *[other] S polja { $point } ne morete iznašati: nasprotnik ima { $count } žetonov na polju { $band } pred njim.
}
refusal-double-six = S polja 6 lahko iznašate samo z dvema šesticama; vrgli ste { $dice }.
refusal-no-cube = V tej partiji ni podvojitvene kocke.
refusal-double-before-throw = Podvojite lahko samo pred lastnim metom in ne pred prvim metom partije.
refusal-answer-first = Najprej odgovorite na podvojitev na { $value }: sprejmite ali zavrnite.
refusal-nothing-offered = Ni ponudbe, na katero bi odgovorili.
refusal-cube-owner = Podvojitvena kocka je nasprotnikova in kaže { $value }.
refusal-cube-limit = Podvojitvena kocka kaže { $value } in ne gre više.
refusal-cube-dead = { $needed ->
    [one] Podvojitvena kocka na { $value } že odloča dvoboj: nihče ne potrebuje več kot { $needed } točko.
    [two] Podvojitvena kocka na { $value } že odloča dvoboj: nihče ne potrebuje več kot { $needed } točki.
    [few] Podvojitvena kocka na { $value } že odloča dvoboj: nihče ne potrebuje več kot { $needed } točke.
   *[other] Podvojitvena kocka na { $value } že odloča dvoboj: nihče ne potrebuje več kot { $needed } točk.
}
refusal-crawford = To je Crawfordova partija dvoboja do { $number }: podvojiti ne morete.
refusal-holland = { $throws ->
    [one] Po Crawfordovi partiji oba igralca vržeta dvakrat, preden kdo podvoji; doslej je bil { $throws } met.
    [two] Po Crawfordovi partiji oba igralca vržeta dvakrat, preden kdo podvoji; doslej sta bila { $throws } meta.
    [few] Po Crawfordovi partiji oba igralca vržeta dvakrat, preden kdo podvoji; doslej so bili { $throws } meti.
   *[other] Po Crawfordovi partiji oba igralca vržeta dvakrat, preden kdo podvoji; doslej je bilo { $throws } metov.
}
refusal-no-beaver = Beaverja tukaj ne morete dati.
refusal-no-raccoon = Raccoona tukaj ne morete dati.
refusal-no-resignation = Ta pravila ne poznajo enojne, dvojne ali trojne predaje.
refusal-answer-resignation = Najprej sprejmite ali zavrnite ponudbo predaje.
refusal-one-by-one = Tukaj premikajte po en žeton.
refusal-no-correction = Končana poteza obvelja.
refusal-correct-before-throw = Na napako lahko opozorite le pred lastnim metom.
refusal-nothing-wrong = Ta poteza je bila po pravilih.

## How it ended
outcome-single = { $points ->
    [one] { $seat } iznese zadnji žeton in dobi { $points } točko.
    [two] { $seat } iznese zadnji žeton in dobi { $points } točki.
    [few] { $seat } iznese zadnji žeton in dobi { $points } točke.
   *[other] { $seat } iznese zadnji žeton in dobi { $points } točk.
}
outcome-double = { $points ->
    [one] { $seat } zmaga dvojno, za { $points } točko: nasprotnik ni iznesel ničesar.
    [two] { $seat } zmaga dvojno, za { $points } točki: nasprotnik ni iznesel ničesar.
    [few] { $seat } zmaga dvojno, za { $points } točke: nasprotnik ni iznesel ničesar.
   *[other] { $seat } zmaga dvojno, za { $points } točk: nasprotnik ni iznesel ničesar.
}
outcome-triple = { $points ->
    [one] { $seat } zmaga trojno, za { $points } točko: nasprotnik ima še žeton na baru ali v zmagovalčevem domu.
    [two] { $seat } zmaga trojno, za { $points } točki: nasprotnik ima še žeton na baru ali v zmagovalčevem domu.
    [few] { $seat } zmaga trojno, za { $points } točke: nasprotnik ima še žeton na baru ali v zmagovalčevem domu.
   *[other] { $seat } zmaga trojno, za { $points } točk: nasprotnik ima še žeton na baru ali v zmagovalčevem domu.
}
outcome-gammon = { $points ->
    [one] { $seat } zmaga z gammonom, za { $points } točko: nasprotnik ni iznesel ničesar.
    [two] { $seat } zmaga z gammonom, za { $points } točki: nasprotnik ni iznesel ničesar.
    [few] { $seat } zmaga z gammonom, za { $points } točke: nasprotnik ni iznesel ničesar.
   *[other] { $seat } zmaga z gammonom, za { $points } točk: nasprotnik ni iznesel ničesar.
}
outcome-backgammon = { $points ->
    [one] { $seat } zmaga z backgammonom, za { $points } točko: nasprotnik ima še žeton na baru ali v zmagovalčevem domu.
    [two] { $seat } zmaga z backgammonom, za { $points } točki: nasprotnik ima še žeton na baru ali v zmagovalčevem domu.
    [few] { $seat } zmaga z backgammonom, za { $points } točke: nasprotnik ima še žeton na baru ali v zmagovalčevem domu.
   *[other] { $seat } zmaga z backgammonom, za { $points } točk: nasprotnik ima še žeton na baru ali v zmagovalčevem domu.
}
outcome-dropped = { $points ->
    [one] { $seat } dobi { $points } točko: nasprotnik je zavrnil podvojitev.
    [two] { $seat } dobi { $points } točki: nasprotnik je zavrnil podvojitev.
    [few] { $seat } dobi { $points } točke: nasprotnik je zavrnil podvojitev.
   *[other] { $seat } dobi { $points } točk: nasprotnik je zavrnil podvojitev.
}
outcome-conceded = { $points ->
    [one] { $seat } dobi { $points } točko: nasprotnik je predal partijo.
    [two] { $seat } dobi { $points } točki: nasprotnik je predal partijo.
    [few] { $seat } dobi { $points } točke: nasprotnik je predal partijo.
   *[other] { $seat } dobi { $points } točk: nasprotnik je predal partijo.
}
outcome-stalled = Remi: že dolgo ni nihče ničesar premaknil.

## Levels
level-beginner = Začetnik
level-beginner-about = Odigra prvo potezo, ki jo vidi, in pušča žetone nezaščitene.
level-casual = Rekreativec
level-casual-about = Drži žetone skupaj in izbija, kadar lahko.
level-steady = Zanesljivi
level-steady-about = Zaseda polja, šteje pipe in podvoji, ko jasno vodi.
level-expert = Strokovnjak
level-expert-about = Računa en met naprej in se redko zmoti.
level-master = Mojster
level-master-about = Računa dva meta naprej. Svetovni razred.

## On the table
look-home-right = Dom na desni
look-home-left = Dom na levi
look-blue-right = { look-home-right }, modro sukno
look-blue-left = { look-home-left }, modro sukno
look-wine-right = { look-home-right }, vinsko rdeče sukno
look-wine-left = { look-home-left }, vinsko rdeče sukno

scene-title = Plošča za backgammon
scene-view = { $seat ->
    [first] { $home ->
        [left] Polja se štejejo od doma Svetlega, spodaj levo.
       *[right] Polja se štejejo od doma Svetlega, spodaj desno.
    }
   *[second] { $home ->
        [left] Polja se štejejo od doma Temnega, spodaj levo.
       *[right] Polja se štejejo od doma Temnega, spodaj desno.
    }
}
scene-points = { $seat ->
    [first] Svetli ima žetone na { $points }.
   *[second] Temni ima žetone na { $points }.
}
scene-no-points = { $seat ->
    [first] Svetli nima žetonov na nobenem polju.
   *[second] Temni nima žetonov na nobenem polju.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] Na baru je { $count } svetel žeton.
        [two] Na baru sta { $count } svetla žetona.
        [few] Na baru so { $count } svetli žetoni.
       *[other] Na baru je { $count } svetlih žetonov.
    }
   *[second] { $count ->
        [one] Na baru je { $count } temen žeton.
        [two] Na baru sta { $count } temna žetona.
        [few] Na baru so { $count } temni žetoni.
       *[other] Na baru je { $count } temnih žetonov.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] Iznesen je { $count } svetel žeton.
        [two] Iznesena sta { $count } svetla žetona.
        [few] Izneseni so { $count } svetli žetoni.
       *[other] Iznesenih je { $count } svetlih žetonov.
    }
   *[second] { $count ->
        [one] Iznesen je { $count } temen žeton.
        [two] Iznesena sta { $count } temna žetona.
        [few] Izneseni so { $count } temni žetoni.
       *[other] Iznesenih je { $count } temnih žetonov.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Svetlemu manjka še { $count } pip.
        [two] Svetlemu manjkata še { $count } pipa.
        [few] Svetlemu manjkajo še { $count } pipi.
       *[other] Svetlemu manjka še { $count } pipov.
    }
   *[second] { $count ->
        [one] Temnemu manjka še { $count } pip.
        [two] Temnemu manjkata še { $count } pipa.
        [few] Temnemu manjkajo še { $count } pipi.
       *[other] Temnemu manjka še { $count } pipov.
    }
}
scene-dice = { $count ->
    [one] Odigrati je treba še število { $dice }.
    [two] Odigrati je treba še števili { $dice }.
    [few] Odigrati je treba še števila { $dice }.
   *[other] Odigrati je treba še števila { $dice }.
}
scene-cube = { $owner ->
    [first] Podvojitveno kocko ima Svetli, kaže { $value }.
    [second] Podvojitveno kocko ima Temni, kaže { $value }.
   *[nobody] Podvojitvena kocka leži na sredini, kaže { $value }.
}
scene-away = Manjkajoče točke: Svetli { $first }, Temni { $second }.
scene-crawford = To je Crawfordova partija, brez podvajanja.
scene-due-draw = Vsak igralec vrže eno kocko, da se vidi, kdo začne.
scene-due-choice = { $seat ->
    [first] Na vrsti je Svetli, pred metom.
   *[second] Na vrsti je Temni, pred metom.
}
scene-due-throw = { $seat ->
    [first] Zdaj meče Svetli.
   *[second] Zdaj meče Temni.
}
scene-due-play = { $seat ->
    [first] Na potezi je Svetli.
   *[second] Na potezi je Temni.
}
scene-due-offered = { $seat ->
    [first] Svetlemu je ponujena podvojitev na { $value }: sprejme ali zavrne.
   *[second] Temnemu je ponujena podvojitev na { $value }: sprejme ali zavrne.
}
scene-due-beavered = { $seat ->
    [first] Svetli dobi v odgovor beaver: kocka bi kazala { $value }.
   *[second] Temni dobi v odgovor beaver: kocka bi kazala { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Svetli dobi v odgovor raccoon: kocka bi kazala { $value }.
   *[second] Temni dobi v odgovor raccoon: kocka bi kazala { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Temni ponuja predajo za enojni poraz; Svetli odgovarja.
       *[second] Svetli ponuja predajo za enojni poraz; Temni odgovarja.
    }
    [2] { $seat ->
        [first] Temni ponuja predajo za dvojni poraz; Svetli odgovarja.
       *[second] Svetli ponuja predajo za dvojni poraz; Temni odgovarja.
    }
   *[3] { $seat ->
        [first] Temni ponuja predajo za trojni poraz; Svetli odgovarja.
       *[second] Svetli ponuja predajo za trojni poraz; Temni odgovarja.
    }
}
scene-due-over = Partija je končana.

scene-point = { $holder ->
    [first] { $count ->
        [one] Polje { $point }: { $count } svetel žeton
        [two] Polje { $point }: { $count } svetla žetona
        [few] Polje { $point }: { $count } svetli žetoni
       *[other] Polje { $point }: { $count } svetlih žetonov
    }
    [second] { $count ->
        [one] Polje { $point }: { $count } temen žeton
        [two] Polje { $point }: { $count } temna žetona
        [few] Polje { $point }: { $count } temni žetoni
       *[other] Polje { $point }: { $count } temnih žetonov
    }
   *[nobody] Polje { $point }: prazno
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Bar: ni svetlih žetonov
        [one] Bar: { $count } svetel žeton
        [two] Bar: { $count } svetla žetona
        [few] Bar: { $count } svetli žetoni
       *[other] Bar: { $count } svetlih žetonov
    }
   *[second] { $count ->
        [0] Bar: ni temnih žetonov
        [one] Bar: { $count } temen žeton
        [two] Bar: { $count } temna žetona
        [few] Bar: { $count } temni žetoni
       *[other] Bar: { $count } temnih žetonov
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Predalček: ni iznesenih svetlih žetonov
        [one] Predalček: { $count } iznesen svetel žeton
        [two] Predalček: { $count } iznesena svetla žetona
        [few] Predalček: { $count } izneseni svetli žetoni
       *[other] Predalček: { $count } iznesenih svetlih žetonov
    }
   *[second] { $count ->
        [0] Predalček: ni iznesenih temnih žetonov
        [one] Predalček: { $count } iznesen temen žeton
        [two] Predalček: { $count } iznesena temna žetona
        [few] Predalček: { $count } izneseni temni žetoni
       *[other] Predalček: { $count } iznesenih temnih žetonov
    }
}
scene-die = { $state ->
    [used] Kocka: { $number }, odigrana
   *[left] Kocka: { $number }
}
scene-no-die = Kocki, še ne vrženi
scene-face = { $seat ->
    [first] Svetli je vrgel { $number }
    [second] Temni je vrgel { $number }
   *[nobody] Kocka kaže { $number }
}

## What a hand may say
act-throw = Vrzi
act-double = Podvoji na { $value }
act-take = Sprejmi { $value }
act-drop = Zavrni
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Sprejmi
act-decline = Zavrni
act-correct = Opozori na napako
act-check = Je bilo po pravilih?
act-done = Končaj potezo
act-resign = { $kind ->
    [1] Predaj za enojni poraz
    [2] Predaj za dvojni poraz
   *[3] Predaj za trojni poraz
}
act-stop = Končaj potezo tu
act-pass = Ne premakni ničesar
act-no-move = Ni poteze: končaj
act-forced = Prisilna poteza: { $play }

## What happened
told-start = { $seat ->
    [first] Met za začetek: Svetli { $first }, Temni { $second }. Začne Svetli.
    [second] Met za začetek: Svetli { $first }, Temni { $second }. Začne Temni.
   *[nobody] Met za začetek: oba { $first }. Meče se znova.
}
told-roll = { $seat ->
    [first] Svetli vrže { $dice }
   *[second] Temni vrže { $dice }
}
told-play = { $seat ->
    [first] Svetli: { $play }
   *[second] Temni: { $play }
}
told-self-hit = { $seat ->
    [first] Svetli: { $play }, na zaprto polje; žeton gre na bar
   *[second] Temni: { $play }, na zaprto polje; žeton gre na bar
}
told-no-move = { $seat ->
    [first] Svetli nima poteze
   *[second] Temni nima poteze
}
told-pass = { $seat ->
    [first] Svetli ne premakne ničesar
   *[second] Temni ne premakne ničesar
}
told-done = { $seat ->
    [first] Svetli konča potezo
   *[second] Temni konča potezo
}
told-throw = { $seat ->
    [first] Svetli vzame kocki
   *[second] Temni vzame kocki
}
told-double = { $seat ->
    [first] Svetli podvoji na { $value }
   *[second] Temni podvoji na { $value }
}
told-take = { $seat ->
    [first] Svetli sprejme { $value }
   *[second] Temni sprejme { $value }
}
told-drop = { $seat ->
    [first] Svetli zavrne podvojitev
   *[second] Temni zavrne podvojitev
}
told-beaver = { $seat ->
    [first] Svetli: beaver na { $value }
   *[second] Temni: beaver na { $value }
}
told-raccoon = { $seat ->
    [first] Svetli: raccoon na { $value }
   *[second] Temni: raccoon na { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Svetli ponuja predajo za enojni poraz
       *[second] Temni ponuja predajo za enojni poraz
    }
    [2] { $seat ->
        [first] Svetli ponuja predajo za dvojni poraz
       *[second] Temni ponuja predajo za dvojni poraz
    }
   *[3] { $seat ->
        [first] Svetli ponuja predajo za trojni poraz
       *[second] Temni ponuja predajo za trojni poraz
    }
}
told-accept-loss = { $seat ->
    [first] Svetli sprejme ponudbo
   *[second] Temni sprejme ponudbo
}
told-decline-loss = { $seat ->
    [first] Svetli zavrne ponudbo
   *[second] Temni zavrne ponudbo
}
told-correct = { $seat ->
    [first] Svetli opozori na napako: poteza se odigra znova
   *[second] Temni opozori na napako: poteza se odigra znova
}

## The rule book's chapters
chapter-setup = Cilj in smer
chapter-begin = Kdo začne
chapter-dice = Metanje in premikanje
chapter-points = Polja in izbijanje
chapter-bar = Vstop z bara
chapter-bearing-off = Iznašanje
chapter-winning = Zmaga
chapter-cube = Podvojitvena kocka
chapter-errors = Napake in predaja

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Zasedite polje
lesson-make-a-point-task = Vrgli ste 3 in 1. Pripeljite dva žetona skupaj na svoje polje 5.
lesson-make-a-point-done = Dva žetona na istem polju sta varna in ga zapreta nasprotniku.
lesson-run = Beg
lesson-run-task = Vrgli ste 6 in 5. Enega od zadnjih žetonov pripeljite na varno, na svoje polje 13.
lesson-run-done = Z enim žetonom lahko odigrate obe števili, eno za drugim.
lesson-hit = Izbijanje
lesson-hit-task = Na vašem polju 4 stoji samoten nasprotnikov žeton. Izbijte ga in zasedite polje.
lesson-hit-done = Izbiti žeton začne znova z bara.
lesson-closed = Zaprta polja
lesson-closed-task = Vrgli ste dve petici. Vaša zadnja žetona sta blokirana: zasedite svoje polje 3 s polja 13 in s polja 8.
lesson-closed-done = Na polju z dvema ali več nasprotnikovimi žetoni ne morete pristati.
lesson-enter = Z bara
lesson-enter-task = Vrgli ste 6 in 4, vaš žeton pa je na baru. Vstopite z njim, potem premaknite drugi zadnji žeton.
lesson-enter-done = Žeton z bara vstopi, preden se premakne kar koli drugega.
lesson-use-both = Eno ali drugo
lesson-use-both-task = Vrgli ste 6 in 5. Odigrate lahko katero koli število, ne pa obeh. Odigrajte tisto, ki ga morate.
lesson-use-both-done = Če lahko odigrate le eno od obeh števil, mora biti večje.
lesson-doubles = Paš
lesson-doubles-task = Vrgli ste dve trojki, zato premikate štirikrat. Zasedite svoje polje 5 in svoje polje 3.
lesson-doubles-done = Ko vržete paš, število odigrate štirikrat.
lesson-bear-off = Iznašanje
lesson-bear-off-task = Vsi vaši žetoni so doma. Vrgli ste 5 in 2: iznesite dva žetona.
lesson-bear-off-done = Z vsakim številom iznesete žeton s polja s to številko.
lesson-bear-off-high = Preveliko število
lesson-bear-off-high-task = Vrgli ste 6 in 4, a tako daleč zadaj nimate več žetonov. Vseeno iznesite dva žetona.
lesson-bear-off-high-done = S številom, večjim od vašega najvišjega zasedenega polja, iznesete žeton s tega polja.
lesson-double = Podvojitvena kocka
lesson-double-task = Jasno vodite. Preden vržete, podvojite.
lesson-double-done = Nasprotnik sprejme in igra naprej za dvakrat toliko ali pa zavrne in izgubi dotedanji vložek.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Zmaga: { $win } %.
    [double] Zmaga: { $win } % (dvojna { $wins-double } %, trojna { $wins-triple } %), poraz: { $loss } % (dvojni { $loses-double } %, trojni { $loses-triple } %).
   *[gammon] Zmaga: { $win } % (gammon { $wins-double } %, backgammon { $wins-triple } %), poraz: { $loss } % (gammon { $loses-double } %, backgammon { $loses-triple } %).
}
mistake-cost = Izgubi { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } točke.
mistake-given = { $what ->
    [shots] Žeton izbije { $played } od 36 metov namesto { $best }.
    [cashed] Zdaj lahko nasprotnik podvoji in takoj zmaga.
    [doubled] Zdaj ima nasprotnik dobro podvojitev.
    [wins] Zmaga v { $played } % primerov namesto v { $best } %.
    [gammons-won] Dvojna zmaga v { $played } % primerov namesto v { $best } %.
   *[gammons-lost] Dvojni poraz v { $played } % primerov namesto v { $best } %.
}
mistake-cube = { $why ->
    [too-early] Podvojitev je prišla prezgodaj.
    [too-good] Položaj je predober za podvojitev: igrati naprej je vredno več.
    [double] To je bil trenutek za podvojitev.
    [take] To je treba sprejeti.
    [drop] To je treba zavrniti.
   *[beaver] Pravi odgovor je bil beaver.
}
tally-errors = Odločitve: { $decisions }. Izgubljeno: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } točke, stopnja napak { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (tisočink točke na odločitev).
tally-luck = Sreča: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } točke.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Vrzi: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Podvoji: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Sprejmi: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Zavrni: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Vrzite kocki ali najprej podvojite, če imate veliko prednost.
    [answer] Nasprotnik podvaja: sprejmite in igrajte za dvojno ali zavrnite in izgubite zdajšnji vložek.
    [bar] Vaš žeton je na baru: najprej vstopite z njim.
    [off] Vsi vaši žetoni so doma: iznesite jih.
    [move] Z obema številoma vodite žetone domov. Dva ali več na istem polju so na varnem.
    [race] Nobenega žetona ni več mogoče izbiti: čim hitreje spravite vse domov in jih nato iznesite.
   *[other] Izberite gumb pod ploščo.
}
guide-why = { $why ->
    [hits] Izbijete žeton: začeti mora znova z bara.
    [off] Iznesete žetone.
    [point] Zasedete polje: žetoni skupaj so varni in ovirajo nasprotnika.
    [safe] Pustite manj samotnih žetonov.
    [runs] Zadnji žeton spravite na pot.
    [past] Vaši zadnji žetoni gredo mimo nasprotnikovih: ničesar več ni mogoče izbiti.
    [race] Tako zapravite najmanj pipov.
    [pass] Ne morete premakniti ničesar.
    [double] Za podvojitev imate dovolj prednosti.
    [take] Zmagali boste dovolj pogosto, da igrate naprej.
    [drop] Prepogosto bi izgubili.
    [throw] Za podvojitev nimate dovolj prednosti.
   *[other] Daje vam najboljše možnosti.
}
character-beginner = Pip
character-casual = Solo
character-steady = Sidro
character-expert = Zid
character-master = Orakelj
clause-fifteen = Vsak igralec ima petnajst žetonov.
clause-three-checkers = Vsak igralec ima tri žetone.
clause-jump = Vaši žetoni smejo spotoma čez vse druge, tudi čez zaprta polja.
clause-white-starts = Kocka odloči, kdo igra s svetlimi žetoni (beli) in kdo s temnimi. Beli začne.
clause-higher-takes-white = Vsak igralec vrže eno kocko. Kdor vrže več, vzame bele.
clause-dice-flat = Kocke, ki tam ne ležijo ravno, ne veljajo: vrzite obe znova.
clause-call-first = Če želite opozoriti na napako, storite to pred svojim metom.
clause-closed-by-three = Polje s tremi ali več nasprotnikovimi žetoni je zaprto: tja ne smete stopiti, niti spotoma. Na polju z dvema lahko stojita oba igralca; izbije se samo žeton, ki stoji sam.
clause-bridge = Več zaprtih polj zapored je most. Žeton ga prestopi samo s številom, ki seže čezenj.
clause-several-hits = V eni potezi smete izbiti več žetonov, s pašem do štiri.
clause-stacking = Na enem polju sme stati poljubno mnogo vaših žetonov.
clause-no-pass = Pri iznašanju smete po želji premikati znotraj doma ali iznašati. Vendar morate število odigrati, če ga lahko.
clause-may-leave-unused = Ko so vsi vaši žetoni doma, smete število pustiti neodigrano.
clause-any-six = S polja 6 smete iznašati s katero koli šestico.
clause-win-kinds-far-back = Zmaga šteje enkrat. Šteje dvakrat, če poraženec ni iznesel nobenega žetona, in trikrat, če ima žeton na baru ali v zmagovalčevem domu, tudi če je druge že iznesel.
clause-win-kinds-single = Zmaga šteje enkrat. Šteje trikrat, če poraženec ni iznesel nobenega žetona in ima enega na baru ali v zmagovalčevem domu.
clause-win-kinds-letter = Zmaga šteje enkrat, tudi če so vsi poraženčevi žetoni še na plošči. Šteje trikrat, če je eden od njih na baru ali v zmagovalčevem domu.
clause-win-named = Zmaga je enojna, če je poraženec iznesel kak žeton, gammon, če ni iznesel nobenega, in backgammon, če ima poleg tega žeton na baru ali v zmagovalčevem domu.
clause-win-values = Gammon šteje dvakrat, backgammon trikrat.
clause-without-cube = V tej igri ni podvojitvene kocke.
clause-cube-single-game = V dvoboju, ki šteje partije, šteje vsaka partija ena in podvojitvene kocke ni.
clause-cube-faces = Prva podvojitev obrne kocko na 2. Kdor jo je sprejel, jo lahko pozneje obrne na 4, nato drugi igralec na 8 in tako naprej izmenično.
clause-drop-price = Če zavrnete, izgubite to, kar je bila partija vredna pred podvojitvijo, kot enojni poraz.
clause-cube-times-kind = Kocka pomnoži vrednost vrste zmage: pri 8 trojna zmaga šteje 24.
clause-nothing-resigned = Sprejmete ali zavrnete lahko samo, če je nasprotnik ponudil predajo.
refusal-call-first = Najprej vrzite ali opozorite na napako.
refusal-closed-by-three = { $count ->
    [one] Polje { $point } je zaprto: nasprotnik ima tam { $count } žeton.
    [two] Polje { $point } je zaprto: nasprotnik ima tam { $count } žetona.
    [few] Polje { $point } je zaprto: nasprotnik ima tam { $count } žetone.
   *[other] Polje { $point } je zaprto: nasprotnik ima tam { $count } žetonov.
}
refusal-without-cube = V tej igri ni podvojitvene kocke.
refusal-cube-single-game = V dvoboju, ki šteje partije, ni podvojitvene kocke.
refusal-nothing-resigned = Nihče ni ponudil predaje.
told-start-white = Met za začetek: { $high } proti { $low }. Kdor je vrgel { $high }, igra s svetlimi in začne.
told-start-tie = Met za začetek: { $high } proti { $low }. Še enkrat.
scene-point-shared = Polje { $point }: svetli { $first }, temni { $second }
switch-block_min = Kdaj je polje zaprto?
switch-block_min-2 = Ko sta na njem dva nasprotnikova žetona
switch-block_min-3 = Šele ko so na njem trije ali več
switch-win_none_off = Kaj, če poraženec ni iznesel ničesar?
switch-win_none_off-double = Zmaga šteje dvakrat
switch-win_none_off-single = Zmaga šteje enkrat
switch-stake-note = Podvojitvena kocka je za posamezne partije: v dvoboju na dve ali več zmag šteje vsaka partija ena, ne glede na vložek.
box-says-more-than-two-note = Po tem stavku par žetonov polja ne bi niti pustil odprtega niti ga zaprl, zato igramo, da polje zapreta dva, kot pravijo nekateri jeziki navodil. Spremenite lahko na tri: tako igra »Natanko kot je natisnjeno«.
box-says-games-note = Nemška stran iz iste škatle je druga igra: zanjo izberite »{ box-says-smaller }«.
box-says-smaller-note = To je nemška stran iz te škatle. Drugi jeziki opisujejo drugo igro: zanjo izberite »{ box-says-games }«.
box-says-correction-note = Na napake je mogoče opozoriti tam, kjer se žetoni premikajo prosto; sicer so mogoče samo pravilne poteze.
origin-setup = Natisnjeno kot slika.
origin-case-white-starts = Grško besedilo izpusti, da začne beli.
origin-higher-takes-white = Navodila ne povedo, katero število vzame bele. Večje, kot povsod drugje.
origin-draw-first = O enakih številih ni nič napisano; odločiti ne morejo, zato se vrže znova.
origin-collection-draw-first = Pri enakih številih se meče znova, dokler niso različna.
origin-tournament-draw-first = Pri enakih številih se vrže znova.
origin-best-of-first-throw-fresh = Navodila povedo le, kdo je prvi na potezi in da se meče izmenično; kdor začne, torej vrže obe kocki.
origin-collection-dice-flat = Navodila povedo le, kam se meče.
origin-case-closed-point = Večina jezikov pravi »več kot dva«, izbije pa se samo samoten žeton, tako da par polja ne bi niti pustil odprtega niti ga zaprl. Italijanščina in estonščina pravita dva ali več, angleščina oboje. Igramo dva. Dobesedno različico lahko izberete v nastavitvah.
origin-case-closed-by-three = To je dobesedno: polje zapre »več kot dva«, izbije pa se samo samoten žeton, zato je polje z dvema skupno.
origin-best-of-closed-point = Tako pravijo angleščina, francoščina in italijanščina. Španščina, portugalščina in poljščina to pravijo samo za vstop z bara.
origin-collection-closed-point = Angleško, italijansko, dansko in rusko besedilo zvenijo, kot da bi spotoma ustavil že en sam nasprotnikov žeton. Nemščina, francoščina in španščina so jasne: dva ali več.
origin-case-self-hit = Češko, slovaško in madžarsko besedilo so to pravilo izgubila in ponavljajo, kako se izbija.
origin-case-hit = Nekateri jeziki pozabijo povedati, da mora nasprotnikov žeton stati sam.
origin-best-of-hit = Poljsko besedilo pozabi povedati, da mora nasprotnikov žeton stati sam.
origin-case-stacking = Navodila ne postavljajo omejitve.
origin-several-hits = Navodila ne povedo ničesar; vsako izbijanje izhaja iz zgornjega pravila.
origin-small-first-several-hits = Izhaja iz primera meta, ki zadene na eni od treh razdalj.
origin-case-several-hits = Turško besedilo govori o dvojni šestici; mišljen je kateri koli paš.
origin-case-must-move = Igra se kot v nemščini in večini jezikov. Francoščina naredi dolžnost iz izbijanja, ruščina, ukrajinščina in turščina pravilo obrnejo, madžarščina pa je izgubila »ne«.
origin-best-of-must-move = Na splošno navodila tega ne povedo; njihovo pravilo o večjem številu to predpostavlja.
origin-best-of-use-all = Navodila tega ne povedo; njihovo pravilo o večjem številu to predpostavlja.
origin-small-first-use-all = Navodila tega ne povedo; igra se kot običajno.
origin-best-of-use-higher = Francoščina in poljščina zvenita, kot da bi lahko izbrali eno samo število; španščina, izvirnik, ne.
origin-case-use-higher = Hrvaško besedilo govori o enem žetonu namesto o enem številu.
origin-case-stop-at-home = V nekaterih jezikih se dolžnost konča, ko so doma žetoni katerega koli igralca, v arabščini, ko so doma vseh. Igramo: vaši lastni.
origin-no-pass = Besedilo pravi, da iznašanje ni dolžnost in druga poteza tudi ne. To beremo kot prosto izbiro med obema, ker takoj zatem spet veljajo običajna pravila. Pustiti število neodigrano je mogoče v nastavitvah.
origin-may-leave-unused = To je dobesedno: niti iznašanje niti druga poteza ni dolžnost. Poljsko besedilo ima le polovico.
origin-case-doubles-four = Nekateri jeziki s štiri pomnožijo ves met ali govorijo o štirih kockah. Primer v istem besedilu kaže štiri posamezne korake.
origin-best-of-doubles-four = Angleški primer se prelije v naslednjega; mišljeni so štirje koraki.
origin-best-of-partial-double = Navodila ne povedo ničesar; igra se kot običajno.
origin-collection-partial-double = Navodila ne povedo ničesar; izhaja iz dolžnosti poteze.
origin-case-partial-double = Turško besedilo možne poteze vzame nazaj, arabsko jih pusti na izbiro; v vseh drugih so dolžnost.
origin-whole-double = V primeru propade paš, od katerega sta mogoča dva koraka. Pri treh to beremo enako.
origin-case-enter-first = Navodila povedo le, da se najprej vrnejo vsi žetoni. Kam in kako, je kot običajno.
origin-best-of-enter-first = Francosko besedilo to veže na možnost vstopa; druga ne.
origin-case-enter-any = Navodila tega ne povedo; kot običajno.
origin-smaller-lost = Navodila vzamejo ves met samo igralcu na baru. Tega ne širimo: večje število se odigra samo.
origin-case-home-first = Češčina, slovaščina, slovenščina in arabščina po izbijanju ustavijo metanje kock, hrvaščina pa iznaša v začetni položaj. Mišljeno je iznašanje s plošče.
origin-case-exact-number = Švedsko besedilo zahteva »sodo« število, turško izpusti »natanko«. V vseh drugih natanko.
origin-best-of-highest-first = Portugalsko besedilo vedno vzame najbolj zadnji žeton; druga to le dovolijo.
origin-best-of-inside-move = Francoski primer gre na napačno polje.
origin-collection-any-sufficient = Francosko besedilo zahteva, da število seže »tik čez« rob, torej natanko. Drugim devetim jezikom zadošča, da seže, o žetonih zadaj pa ne povedo ničesar.
origin-collection-highest-first = V navodilih tega ni: današnje običajno pravilo, kot ste se dogovorili.
origin-rear-first = Vrstni red je natisnjen; da je število lahko večje od polja, izhaja iz prehoda čez rob.
origin-any-six = Nemško besedilo zahteva met dveh šestic, kar nasprotuje njegovemu pravilu o iznašanju in je videti kot tiskarska napaka. Igramo s katero koli šestico. Dobesedno različico lahko izberete v nastavitvah.
origin-double-six = To je dobesedno nemško besedilo.
origin-case-win = Grško besedilo najprej imenuje igralca, ki je prvi doma, arabsko tistega, ki začne iznašati. Pozneje se obe ujemata z drugimi.
origin-case-win-kinds = Za trojno zmago navodila zahtevajo le žeton na baru ali v zmagovalčevem domu. Poraženec, ki je že kaj iznesel, bi tako izgubil enojno in trojno; zahtevamo, da ni iznesel ničesar. Dobesedno različico lahko izberete v nastavitvah. Dansko besedilo dvojno zmago določi tako kot enojno.
origin-case-win-kinds-far-back = To je dobesedno: navodila ne zahtevajo, da ni nič izneseno.
origin-small-first-win-kinds = V besedilu manjka vrstica: obljubi tri vrste, zmago nad igralcem z vsemi žetoni na plošči pa imenuje enojno, čeprav je povsod drugje dvojna. Dopolnimo jo iz drugih navodil. Dobesedno različico lahko izberete v nastavitvah.
origin-small-first-win-kinds-far-back = Napol dobesedno: trojna zmaga, kot je natisnjena, dvojna iz drugih navodil.
origin-small-first-win-kinds-single = Napol dobesedno: brez dvojne zmage, kot je natisnjeno, trojna, če ni nič izneseno.
origin-small-first-win-kinds-letter = To je ostalo od besedila, v katerem manjka vrstica.
origin-win-values = Navodila imenujejo gammon in backgammon, števil pa ne navedejo.
origin-stalled = Naše pravilo: sicer bi se lahko igralo v neskončnost. Partija brez zmagovalca v dvoboju šteje, zato se dvoboj na dve zmagi lahko konča izenačeno.
origin-without-cube = Navodila je ne omenjajo.
origin-collection-without-cube = Navodila povedo, da podvojitvene kocke obstajajo, in jih izpustijo.
origin-case-cube = Nemščina v enih navodilih in pet jezikov v drugih pravijo »štirikratno«, čeprav gre isto besedilo do osem. Mišljeno je množenje. Da kocka začne na sredini pri 1, ni natisnjeno.
origin-case-cube-faces = Hrvaško besedilo ima ploskev s 6; v portugalščini in hrvaščini se podvojitvena kocka meče. Kocka se obrača.
origin-case-double-before-throw = Hrvaško besedilo to dovoli samo pred prvim metom, švedsko kadar koli. Druga: pred lastnim metom, ko partija že teče.
origin-case-drop-price = Ni natisnjeno; kot običajno.
origin-case-cube-limit = Ni natisnjeno, razen v hrvaščini, ki ploskve našteje. Kocka ima ploskve do 64.
origin-case-cube-times-kind = Natisnjeno za trojno zmago pri 8. To beremo kot primer. Švedsko besedilo vložek podvoji osemkrat, arabsko pomnoži kocke.
origin-case-cube-single-game = Navodila dvobojev ne poznajo.
origin-one-by-one = Naše pravilo: tako se igra brez pomoči plošče.
origin-collection-correction = V angleškem besedilu se pravica konča z »naslednjim« metom; mišljen je vaš lastni.
written-no-move = brez poteze
written-double = Podvoji na { $value }
written-take = Sprejme
written-drop = Zavrne
written-beaver = Beaver: { $value }
written-raccoon = Raccoon: { $value }
written-accept = Sprejme
written-decline = Zavrne
written-correct = Opozori na napako
written-check = Vpraša
written-resigning = { $kind ->
    [1] Ponudi enojno
    [2] Ponudi dvojno
   *[3] Ponudi trojno
}
standing = { $pips ->
    [one] { $pips } pip
    [two] { $pips } pipa
    [few] { $pips } pipi
   *[other] { $pips } pipov
}
origin-collection-throw-first = Nizozemsko besedilo po začetku govori o treh kockah; mišljeni sta dve.
task-roll = Na potezi ste: vrzite kocki.
task-roll-or-double = Na potezi ste: vrzite kocki ali podvojite.
task-move = Na potezi ste: premaknite žeton.
task-end = Na potezi ste: nimate več poteze.
task-double = Nasprotnik podvaja: sprejmete ali zavrnete?
task-resignation = Nasprotnik želi predati partijo: sprejmete?
tally-pr = PR (ocena igre): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Velemojster
level-grandmaster-about = Vsako možnost pred odločitvijo odigra več stokrat. Traja nekaj sekund.
character-grandmaster = Zenit
editor-dice = Kocki
editor-dice-none = Še brez meta
editor-dice-double = Ponujena podvojitev
editor-cube = Podvojitvena kocka
editor-cube-owner = Čigava je podvojitvena kocka
editor-cube-centre = Na sredini
editor-length = Dolžina dvoboja v točkah (0 = za denar)
editor-score = { $seat ->
    [first] Točke svetlega
   *[second] Točke temnega
}
editor-crawford = Crawfordova partija
refusal-editor-many = { $seat ->
    [first] Svetli ima na plošči preveč žetonov: { $count }. Vseh je le { $total }.
   *[second] Temni ima na plošči preveč žetonov: { $count }. Vseh je le { $total }.
}
refusal-editor-off = { $seat ->
    [first] Svetli na plošči nima žetonov, zato je partija končana.
   *[second] Temni na plošči nima žetonov, zato je partija končana.
}
study-checker = Poteze z žetoni
study-double = Podvojitve
study-take = Odgovori na podvojitev
position-contact = Kontakt
position-race = Dirka
position-bearoff = Iznašanje
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Back game

## Drills

drill-pip-count = Štetje pipov
drill-pip-count-about = Preštejte, koliko pipov manjka vsaki strani.
drill-pip-count-task = Koliko pipov manjka vsaki strani?
drill-pips-of = { $seat ->
    [first] Svetli
   *[second] Temni
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Svetli: { $terms } = { $total }
   *[second] Temni: { $terms } = { $total }
}
drill-opening-play = Otvoritvene poteze
drill-opening-play-about = Odigrajte prve mete partije in odgovore nanje.
drill-opening-play-task = Začnete z metom { $dice }. Kaj igrate?
drill-opening-play-reply-task = Nasprotnik je začel z metom { $dice } in odigral { $play }. Vi ste vrgli { $reply }.
drill-opening-play-close = Enako dobro kot najboljša poteza: razlika je zanemarljiva.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Odločanje o podvojitvi
drill-cube-action-about = Ali naj podvojite in ali naj nasprotnik sprejme?
drill-cube-action-task = V partiji za vložek ste tik pred metom, podvojitvena kocka je na sredini. Kako naj se odloči vsaka stran?
drill-cube-action-match-task = Tik pred metom ste, podvojitvena kocka je na sredini. Točke, ki manjkajo do zmage v dvoboju: vam { $ours }, nasprotniku { $theirs }. Kako naj se odloči vsaka stran?
drill-cube = { $action ->
    [no-double] Brez podvojitve
    [double-take] Podvoji, sprejmi
    [double-drop] Podvoji, zavrni
   *[too-good] Predobro za podvojitev
}
drill-cube-why = { $action ->
    [no-double] Met s kocko na sredini je vreden več kot sprejeta podvojitev.
    [double-take] Podvojitev je vredna več kot met brez nje, nasprotnik pa s sprejemom izgubi manj kot z zavrnitvijo.
    [double-drop] Nasprotnik bi s sprejemom izgubil več kot z zavrnitvijo, zato podvojite in takoj zmagajte.
   *[too-good] Nasprotnik bi zavrnil, igrati naprej na gammon pa je vredno več.
}
drill-cube-values = Vrednost v točkah: brez podvojitve { $none }; podvojitev in sprejem { $take }; podvojitev in zavrnitev { $drop }.
drill-cube-chances = Dobite { $win } % partij, z gammonom { $gammon } %.
drill-take-point = Meja za sprejem
drill-take-point-about = Kako velike morajo biti vaše možnosti, da pri tem rezultatu sprejmete podvojitev?
drill-take-point-task = Točke, ki manjkajo do zmage v dvoboju: vam { $ours }, nasprotniku { $theirs }. Nasprotnik vam ponuja podvojitev na { $cube }. Od kolikšne možnosti za zmago v partiji naprej naj sprejmete, če gammonov ni in nihče več ne podvoji?
drill-take-point-chances = Vaša možnost za zmago v dvoboju: { $dropped } %, če zavrnete, { $lost } %, če sprejmete in izgubite, { $won } %, če sprejmete in zmagate.
drill-take-point-why = Tvegate { $risk }, da pridobite { $gain }: to se splača, če dobite vsaj { $risk } ÷ ({ $risk } + { $gain }) partij.
drill-percent = Odstotki
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Možnosti za zmago
drill-race-chance-about = Ocenite, kako pogosto zmagate pri iznašanju.
drill-race-chance-task = Tik pred metom ste. Kako pogosto dobite to dirko?
drill-race-chance-why = Vam ostane pipov: { $ours }, žetonov: { $our-checkers }. Nasprotniku ostane pipov: { $theirs }, žetonov: { $their-checkers }. Kot pravilno velja odstopanje do 6 odstotnih točk.
drill-race-win = Dobite { $win } % dirk.
drill-race-cube = Podvojitev v dirki
drill-race-cube-about = Zadnji meti dirke: podvojiti ali metati naprej?
drill-bearoff-play = Iznašanje
drill-bearoff-play-about = Poiščite potezo, ki dirko dobi najpogosteje.
drill-bearoff-play-task = Vrgli ste { $dice }. Katera poteza zmaga najpogosteje?
drill-bearoff-play-why = Kako pogosto zmaga posamezna poteza, natančno izračunano.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Met
