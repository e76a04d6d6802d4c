### Backgammon in Slovenian. en.ftl is the source. Points are numbered from each player's own home.
### point = polje, checker = žeton, home = dom (doma), bear off = iznesti, hit = izbiti,
### cube = podvojitvena kocka, double = podvojitev, doubles = paš.

game-name = Backgammon
game-about = Petnajst žetonov pripeljite domov in s plošče, nasprotnikove pa vračajte nazaj, kjer se da.
seat-first = Svetli
seat-second = Temni

## Booklets
booklet-case = Kovček
booklet-case-about = Iznaša se le s točnim številom, in ko so vsi žetoni doma, nikomur ni treba vleči. Za vložek se igra s podvojitveno kocko.
booklet-best-of = Na dobljene partije
booklet-best-of-about = Štejejo samo partije: dve od treh, tri od petih. Brez podvojitvene kocke.
booklet-small-first = Najprej manjše
booklet-small-first-about = Najprej manjše število, paš v celoti ali nič, iznaša pa se od zadnjih žetonov.
booklet-collection = Zbirka iger
booklet-collection-about = Iznaša se z vsakim številom, ki seže čez rob. Nasprotnik lahko opozori na napako, dokler sam ne vrže.
booklet-tournament = Turnir
booklet-tournament-about = Kot se igra danes: dvoboji na točke ali partije za vložek, s podvojitveno kocko in njenimi običaji.
box-says = Kaj od tega piše v vaših pravilih?
box-says-more-than-two = Polje je zaprto, če je na njem »več kot dva« žetona
box-says-games = Dogovorite se za dve zmagi v treh partijah ali tri v petih
box-says-smaller = Manjše število se vedno igra prvo
box-says-correction = Na napačno potezo se lahko opozori do naslednjega meta
box-says-nothing = Pravil nimam
box-cube_inside = Je v škatli podvojitvena kocka?
box-languages = V koliko jezikih so napisana?

## Switches
switch-stake = Za kaj se igra partija?
switch-stake-0 = Za čast; brez podvojitvene kocke
switch-stake-1 = Za vložek 1, s podvojitveno kocko
switch-stake-2 = Za vložek 2, s podvojitveno kocko
switch-stake-5 = Za vložek 5, s podvojitveno kocko
switch-stake-10 = Za vložek 10, s podvojitveno kocko
switch-win_triple_needs_none_off = Kdaj zmaga šteje trikrat?
switch-win_triple_needs_none_off-yes = Le če poraženec ni iznesel ničesar
switch-win_triple_needs_none_off-no = Vedno, ko ima poraženec žeton na baru ali v zmagovalčevem domu
switch-assisted = Preverjanje potez
switch-assisted-yes = Dovoli samo pravilne poteze
switch-assisted-no = Pusti prosto premikanje, kot na leseni plošči
switch-bearoff_may_pass = Ko so vsi žetoni doma
switch-bearoff_may_pass-no = Vsako število se odigra, če se da
switch-bearoff_may_pass-yes = Števila ni treba odigrati
switch-bearoff_six_needs_double_six = Iznašanje s polja 6
switch-bearoff_six_needs_double_six-no = Z vsako šestico
switch-bearoff_six_needs_double_six-yes = Le z dvema šesticama
switch-bearoff_rule = Kaj iznese žeton?
switch-bearoff_rule-any-sufficient = Vsako število, ki seže čez rob
switch-bearoff_rule-exact-or-highest = Število njegovega polja; z najvišjega tudi večje
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
switch-centred_cube = Podvojitvena kocka na sredini
switch-centred_cube-either = Obrne jo lahko katera koli stran
switch-centred_cube-holland = Po Crawfordovi partiji šele po dveh metih vsake strani
switch-crawford = Crawfordova partija
switch-crawford-yes = Ena partija brez podvajanja, ko manjka ena točka
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
switch-automatic_doubles = Enaki kocki pri metu za začetek
switch-automatic_doubles-0 = Meče se znova
switch-automatic_doubles-1 = Podvojita vložek, največ enkrat
switch-automatic_doubles-2 = Podvojita vložek, največ dvakrat
switch-automatic_doubles-3 = Podvojita vložek, največ trikrat

## Clauses
clause-aim = Vse svoje žetone pripeljite domov, nato jih iznesite s plošče. Kdor prvi nima nobenega več, zmaga.
clause-setup = Strani stojita zrcalno. Žeton gre iz nasprotnikovega doma okoli plošče v svojega.
clause-forward = Žetoni gredo samo proti domu, nikoli nazaj.
clause-starter-high = Vsak igralec vrže eno kocko. Kdor vrže več, začne.
clause-draw-first = Najprej se meče za začetek. Pri enakih kockah se meče znova.
clause-first-throw-fresh = Kdor začne, za prvo potezo znova vrže obe kocki.
clause-first-throw-drawn = Kocki iz meta za začetek sta že prvi met, zato to nikoli ni paš.
clause-already-started = Za začetek se v vsaki partiji meče le enkrat.
clause-throw-first = Igralca se izmenjujeta. Poteza se začne z metom dveh kock.
clause-dice-zone = Kocki mečete v desno polovico plošče, kot jo vidite.
clause-choice-first = Če lahko podvojite, storite to pred metom.
clause-play-first = Najprej se odigra, kar kažeta kocki, šele potem vse drugo.
clause-dice-only = Vsako število premakne en žeton za toliko polj. En žeton lahko odigra več števil zapored in se po vsakem ustavi.
clause-no-checker = Premikate samo svoje žetone.
clause-closed-point = Polje z dvema ali več nasprotnikovimi žetoni je zaprto: noben korak se ne sme končati tam, niti spotoma.
clause-self-hit = Žeton, ki vseeno stopi na zaprto polje, velja za izbitega in gre na bar; število propade.
clause-hit = Korak, ki se konča na samotnem nasprotnikovem žetonu, ga izbije: žeton gre na bar. Dokler je mogoč drug korak, izbijanje ni obvezno.
clause-any-order = Števili se smeta odigrati v poljubnem vrstnem redu.
clause-smaller-first = Manjše število se vedno odigra pred večjim.
clause-smaller-lost = Če manjšega števila ne more odigrati noben žeton, propade in odigra se samo večje.
clause-must-move = Kdor lahko vleče potezo, jo mora.
clause-use-all = Odigra se čim več števil. Če je mogoče odigrati obe, je treba izbrati tak način.
clause-use-higher = Če je mogoče odigrati katero koli število, ne pa obeh, se odigra večje.
clause-stop-at-home = Ko so vsi vaši žetoni doma, vam ni treba vleči: katero koli število lahko pustite.
clause-doubles-four = Enaki kocki, paš, štejeta štirikrat.
clause-partial-double = Od paša se odigra, kolikor je mogoče; ostalo propade.
clause-whole-double = Paš se odigra v celoti, vsi štirje koraki, ali sploh ne. Če zadnji žeton odide prej, je to dovolj.
clause-enter-first = Žeton z bara vstopi prvi, in sicer v nasprotnikovem domu na polje, ki ga kocka odšteje od oddaljenega roba. Dokler niso na plošči vsi, se nič drugega ne premakne.
clause-enter-any = Žeton lahko vstopi s katerim koli številom; število, s katerim ne more, propade.
clause-smaller-enters = Če je žeton na baru in z manjšim številom ne more vstopiti, propade ves met.
clause-home-first = Iznašanje se začne, ko so vsi vaši žetoni doma. Če je kateri izbit, se nadaljuje, ko so spet vsi doma.
clause-exact-number = Žeton zapusti ploščo samo s številom svojega polja.
clause-highest-first = Žeton zapusti ploščo s številom svojega polja, z vašega najvišjega zasedenega polja pa tudi z večjim.
clause-rear-first = Odide lahko samo žeton z vašega najvišjega zasedenega polja, in sicer z vsakim številom, ki seže čez rob.
clause-any-sufficient = Vsak žeton lahko odide s številom, ki seže čez rob.
clause-past-band = Če nasprotnik drži zaprto polje v vašem domu, žetonov za njim ni mogoče iznesti.
clause-double-six = S polja 6 smete iznašati samo z metom dveh šestic.
clause-inside-move = Namesto koraka ven je vedno dovoljen korak znotraj doma.
clause-win = Kdor prvi iznese vse žetone, zmaga.
clause-win-counts-one = Vsaka partija šteje enkrat.
clause-win-kinds = Zmaga šteje enkrat; dvakrat, če poraženec ni iznesel ničesar; trikrat, če ima poleg tega žeton na baru ali v zmagovalčevem domu.
clause-stalled = Po petdesetih zaporednih potezah brez premika je partija remi.
clause-cube = Podvojitvena kocka leži na sredini in kaže 1. Podvojitev pomnoži z dve to, za kar se igra.
clause-no-cube = Podvojitvena kocka se uporablja le pri igri za vložek ali na točke. Kjer štejejo samo partije, je ni.
clause-double-before-throw = Podvojitev se ponudi pred lastnim metom, vendar ne pred prvim metom partije.
clause-answer-first = Nasprotnik podvojitev sprejme ali jo zavrne in izgubi partijo.
clause-nothing-offered = Sprejeti ali zavrniti je mogoče samo ponudbo.
clause-cube-owner = Kdor sprejme podvojitev, ima podvojitveno kocko pri sebi in samo on sme podvojiti naslednjič.
clause-cube-limit = Čez svojo mejo podvojitvena kocka ne gre.
clause-cube-dead = V dvoboju se kocka, ki že odloča za obe strani, ne obrača več.
clause-crawford = Prva partija, v kateri kateri od strani manjka ena točka, se igra brez podvajanja.
clause-holland = Po izbiri: po tej partiji se kocka na sredini ne obrne, dokler obe strani ne vržeta dvakrat.
clause-jacoby = Zunaj dvoboja dvojna in trojna zmaga štejeta le, če je bila partija podvojena.
clause-beavers = Zunaj dvoboja smete na podvojitev takoj odgovoriti s podvojitvijo in kocko obdržati: to je beaver.
clause-no-beaver = Beaver je mogoč le po dogovoru in le kot odgovor na podvojitev.
clause-no-raccoon = Raccoon je mogoč le po dogovoru in le kot odgovor na beaver.
clause-automatic-doubles = Zunaj dvoboja enaki kocki pri metu za začetek podvojita vložek, tolikokrat, kot je dogovorjeno.
clause-match-games = Vnaprej se dogovorite, koliko partij šteje dvoboj, na primer dve dobljeni od treh.
clause-match-points = Dvoboj dobi stran, ki prva zbere dogovorjene točke.
clause-no-resignation = Ta pravila ne povedo, koliko stane predaja partije.
clause-resignation = Igralec lahko ponudi predajo partije kot enojni, dvojni ali trojni poraz. Nasprotnik ponudbo sprejme ali zavrne.
clause-answer-resignation = Na ponudbo predaje je treba odgovoriti, preden se igra nadaljuje.
clause-correction = Zahtevate lahko, da nasprotnik nedovoljeno potezo odigra znova z istima kockama.
clause-nothing-wrong = Poteza brez napake obvelja.
clause-correct-before-throw = Pravica do te zahteve se konča z lastnim metom.
clause-one-by-one = Pri mizi s prostim premikanjem se žetoni premikajo po eden, nato se poteza konča.
clause-no-correction = Končana poteza obvelja.

## Why not
refusal-draw-first = Najprej kocki odločita, kdo začne.
refusal-already-started = Partija se je že začela.
refusal-throw-first = Najprej je treba vreči kocki.
refusal-choice-first = Najprej vrzite ali podvojite.
refusal-play-first = Najprej odigrajte, kar kažeta kocki.
refusal-dice-zone = Kocki nista obstali v desni polovici: vrzite obe znova.
refusal-forward = S polja { $from } na polje { $to } bi bilo nazaj. Žetoni gredo proti domu.
refusal-no-checker = { $place ->
    [bar] Na baru nimate žetona.
   *[point] Na polju { $point } nimate žetona.
}
refusal-dice-only = { $count ->
    [0] Ni več nobenega števila.
    [one] To bi bil premik za { $distance }, ostalo pa je število { $dice }.
    [two] To bi bil premik za { $distance }, ostali pa sta števili { $dice }.
    [few] To bi bil premik za { $distance }, ostala pa so števila { $dice }.
   *[other] To bi bil premik za { $distance }, ostala pa so števila { $dice }.
}
refusal-closed-point = { $count ->
    [one] Polje { $point } je zaprto: tam stoji { $count } nasprotnikov žeton.
    [two] Polje { $point } je zaprto: tam stojita { $count } nasprotnikova žetona.
    [few] Polje { $point } je zaprto: tam stojijo { $count } nasprotnikovi žetoni.
   *[other] Polje { $point } je zaprto: tam stoji { $count } nasprotnikovih žetonov.
}
refusal-smaller-first = Najprej manjše število: odigrajte { $die } pred { $larger }.
refusal-smaller-lost = Števila { $die } ni mogel najprej odigrati noben žeton, zato je propadlo.
refusal-must-move = { $possible ->
    [one] Odigrati morate, saj lahko odigrate { $possible } število.
    [two] Odigrati morate, saj lahko odigrate { $possible } števili.
    [few] Odigrati morate, saj lahko odigrate { $possible } števila.
   *[other] Odigrati morate, saj lahko odigrate { $possible } števil.
}
refusal-use-all = { $possible ->
    [one] Odigrati je mogoče { $possible } število; tako jih porabite { $used }.
    [two] Odigrati je mogoče { $possible } števili; tako jih porabite { $used }. Izberite potezo, ki porabi obe.
    [few] Odigrati je mogoče { $possible } števila; tako jih porabite { $used }. Izberite potezo, ki porabi vsa.
   *[other] Odigrati je mogoče { $possible } števil; tako jih porabite { $used }. Izberite potezo, ki porabi vsa.
}
refusal-use-higher = Odigrati je mogoče le eno število, zato mora biti večje: { $die }.
refusal-whole-double = { $possible ->
    [one] Paš se odigra v celoti, od { $needed } korakov pa je mogoč le { $possible }: propade.
    [two] Paš se odigra v celoti, od { $needed } korakov pa sta mogoča le { $possible }: propade.
    [few] Paš se odigra v celoti, od { $needed } korakov pa so mogoči le { $possible }: propade.
   *[other] Paš se odigra v celoti, od { $needed } korakov pa jih je mogočih le { $possible }: propade.
}
refusal-enter-first = { $count ->
    [one] Na baru imate { $count } žeton: ta vstopi prvi.
    [two] Na baru imate { $count } žetona: ta vstopita prva.
    [few] Na baru imate { $count } žetone: ti vstopijo prvi.
   *[other] Na baru imate { $count } žetonov: ti vstopijo prvi.
}
refusal-smaller-enters = S številom { $die } vaš žeton ne more vstopiti, ker je polje { $point } zaprto: propade ves met.
refusal-home-first = { $count ->
    [one] { $count } žeton še ni doma: iznašanje mora počakati.
    [two] { $count } žetona še nista doma: iznašanje mora počakati.
    [few] { $count } žetoni še niso doma: iznašanje mora počakati.
   *[other] { $count } žetonov še ni doma: iznašanje mora počakati.
}
refusal-exact-number = S polja { $point } iznaša samo število { $point }; na kockah ostaja { $dice }.
refusal-highest-first = S polja { $point } večje število iznaša le, če na višjih poljih ni ničesar; držite še polje { $highest }.
refusal-rear-first = Zadnji žetoni gredo prvi: držite še polje { $highest }.
refusal-past-band = { $count ->
    [one] { $count } nasprotnikov žeton na polju { $band } preprečuje iznašanje s polja { $point }.
    [two] { $count } nasprotnikova žetona na polju { $band } preprečujeta iznašanje s polja { $point }.
    [few] { $count } nasprotnikovi žetoni na polju { $band } preprečujejo iznašanje s polja { $point }.
   *[other] { $count } nasprotnikovih žetonov na polju { $band } preprečuje iznašanje s polja { $point }.
}
refusal-double-six = S polja 6 iznašata samo dve šestici; padlo je { $dice }.
refusal-no-cube = V tej partiji ni podvojitvene kocke.
refusal-double-before-throw = Podvojitev se ponudi pred lastnim metom, nikoli pa pred prvim metom partije.
refusal-answer-first = Podvojitev na { $value } čaka na odgovor.
refusal-nothing-offered = Nič ni bilo ponujeno.
refusal-cube-owner = Podvojitvena kocka je pri drugi strani in kaže { $value }.
refusal-cube-limit = Podvojitvena kocka kaže { $value } in ne gre več naprej.
refusal-cube-dead = { $needed ->
    [one] Podvojitvena kocka na { $value } že odloča dvoboj: nihče ne potrebuje več kot { $needed } točko.
    [two] Podvojitvena kocka na { $value } že odloča dvoboj: nihče ne potrebuje več kot { $needed } točki.
    [few] Podvojitvena kocka na { $value } že odloča dvoboj: nihče ne potrebuje več kot { $needed } točke.
   *[other] Podvojitvena kocka na { $value } že odloča dvoboj: nihče ne potrebuje več kot { $needed } točk.
}
refusal-crawford = To je Crawfordova partija dvoboja do { $number }: podvajanja ni.
refusal-holland = { $throws ->
    [one] Po Crawfordovi partiji obe strani vržeta dvakrat, preden kdo podvoji; doslej je bil { $throws } met.
    [two] Po Crawfordovi partiji obe strani vržeta dvakrat, preden kdo podvoji; doslej sta bila { $throws } meta.
    [few] Po Crawfordovi partiji obe strani vržeta dvakrat, preden kdo podvoji; doslej so bili { $throws } meti.
   *[other] Po Crawfordovi partiji obe strani vržeta dvakrat, preden kdo podvoji; doslej je bilo { $throws } metov.
}
refusal-no-beaver = Beaver tukaj ni mogoč.
refusal-no-raccoon = Raccoon tukaj ni mogoč.
refusal-no-resignation = Po teh pravilih se partija ne preda za dogovorjeno ceno.
refusal-answer-resignation = Najprej sprejmite ali zavrnite ponudbo predaje.
refusal-one-by-one = Tukaj premikajte po en žeton.
refusal-no-correction = Končana poteza tukaj obvelja.
refusal-correct-before-throw = Na napako lahko opozorite le pred lastnim metom.
refusal-nothing-wrong = V tej potezi ni bilo napake.

## How it ended
outcome-single = { $points ->
    [one] { $seat } iznese vse žetone in dobi { $points } točko.
    [two] { $seat } iznese vse žetone in dobi { $points } točki.
    [few] { $seat } iznese vse žetone in dobi { $points } točke.
   *[other] { $seat } iznese vse žetone in dobi { $points } točk.
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
    [one] { $seat } dobi { $points } točko: podvojitev je bila zavrnjena.
    [two] { $seat } dobi { $points } točki: podvojitev je bila zavrnjena.
    [few] { $seat } dobi { $points } točke: podvojitev je bila zavrnjena.
   *[other] { $seat } dobi { $points } točk: podvojitev je bila zavrnjena.
}
outcome-conceded = { $points ->
    [one] { $seat } dobi { $points } točko: nasprotnik je predal partijo.
    [two] { $seat } dobi { $points } točki: nasprotnik je predal partijo.
    [few] { $seat } dobi { $points } točke: nasprotnik je predal partijo.
   *[other] { $seat } dobi { $points } točk: nasprotnik je predal partijo.
}
outcome-stalled = Remi: že dolgo se ni nič premaknilo.

## Levels
level-beginner = Začetnik
level-beginner-about = Premakne, kar mu pride pod roko, in povsod pušča samotne žetone.
level-casual = Rekreativec
level-casual-about = Drži žetone skupaj in izbija, kadar lahko.
level-steady = Zanesljivi
level-steady-about = Zaseda polja, računa tekmo do cilja in podvoji, ko jasno vodi.
level-expert = Strokovnjak
level-expert-about = Misli en met naprej in se redko zmoti.
level-master = Mojster
level-master-about = Misli dva meta naprej. Svetovni razred.

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
    [first] Svetli stoji na { $points }.
   *[second] Temni stoji na { $points }.
}
scene-no-points = { $seat ->
    [first] Svetli ne stoji na nobenem polju.
   *[second] Temni ne stoji na nobenem polju.
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
scene-due-draw = Vsak vrže eno kocko za začetek.
scene-due-choice = { $seat ->
    [first] Svetli ima pred metom izbiro.
   *[second] Temni ima pred metom izbiro.
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
    [first] Svetlemu je ponujena podvojitev na { $value }.
   *[second] Temnemu je ponujena podvojitev na { $value }.
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
scene-no-die = Kocki, še ni meta
scene-face = { $seat ->
    [first] Svetli vrže { $number }
    [second] Temni vrže { $number }
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
act-check = Je bilo prav?
act-done = Končaj potezo
act-resign = { $kind ->
    [1] Predaj za enojni poraz
    [2] Predaj za dvojni poraz
   *[3] Predaj za trojni poraz
}
act-stop = Pusti tako
act-pass = Ne premakni ničesar
act-no-move = Ni poteze: naprej
act-forced = Edina poteza: { $play }

## What happened
told-start = { $seat ->
    [first] Za začetek: Svetli { $first }, Temni { $second }. Začne Svetli.
    [second] Za začetek: Svetli { $first }, Temni { $second }. Začne Temni.
   *[nobody] Za začetek: oba { $first }. Še enkrat.
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
    [first] Svetli: { $play }, zaprto polje; žeton gre na bar
   *[second] Temni: { $play }, zaprto polje; žeton gre na bar
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
chapter-setup = Pot domov
chapter-begin = Kdo začne
chapter-dice = Met in premik
chapter-points = Polja in izbijanje
chapter-bar = Z bara
chapter-bearing-off = Iznašanje
chapter-winning = Zmaga
chapter-cube = Podvojitvena kocka
chapter-errors = Napake in predaja

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Zasedite polje
lesson-make-a-point-task = Vrgli ste 3 in 1. Pripeljite dva žetona skupaj na svoje polje 5.
lesson-make-a-point-done = Dva žetona na istem polju sta varna in ga zapreta drugi strani.
lesson-run = Beg
lesson-run-task = Vrgli ste 6 in 5. Enega od zadnjih žetonov pripeljite na varno, na svoje polje 13.
lesson-run-done = En žeton lahko odigra obe števili, eno za drugim.
lesson-hit = Izbijanje
lesson-hit-task = Na vašem polju 4 stoji samoten nasprotnikov žeton. Izbijte ga in zasedite polje.
lesson-hit-done = Izbiti žeton začne znova z bara.
lesson-closed = Zaprta polja
lesson-closed-task = Vrgli ste dve petici. Vaša zadnja žetona ne moreta naprej: zasedite svoje polje 3 s polja 13 in s polja 8.
lesson-closed-done = Noben korak se ne sme končati na polju z dvema ali več nasprotnikovimi žetoni.
lesson-enter = Z bara
lesson-enter-task = Vrgli ste 6 in 4, vaš žeton pa je na baru. Naj vstopi, potem premaknite drugi zadnji žeton.
lesson-enter-done = Žeton z bara vstopi, preden se premakne kar koli drugega.
lesson-use-both = Eno ali drugo
lesson-use-both-task = Vrgli ste 6 in 5. Odigrati je mogoče katero koli število, ne pa obeh. Odigrajte tisto, ki ga je treba.
lesson-use-both-done = Če je mogoče odigrati le eno število, se odigra večje.
lesson-doubles = Paš
lesson-doubles-task = Vrgli ste dve trojki, zato jih imate štiri. Zasedite svoje polje 5 in svoje polje 3.
lesson-doubles-done = Enaki kocki štejeta štirikrat.
lesson-bear-off = Iznašanje
lesson-bear-off-task = Vsi vaši žetoni so doma. Vrgli ste 5 in 2: iznesite dva žetona.
lesson-bear-off-done = Število iznese žeton s polja s to številko.
lesson-bear-off-high = Večje, kot je treba
lesson-bear-off-high-task = Vrgli ste 6 in 4, a tako daleč zadaj ni ničesar. Vseeno iznesite dva žetona.
lesson-bear-off-high-done = Število, večje od vašega najvišjega zasedenega polja, iznese žeton s tega polja.
lesson-double = Podvojitvena kocka
lesson-double-task = Jasno vodite. Preden vržete, podvojite.
lesson-double-done = Nasprotnik sprejme in igra naprej za dvakrat toliko ali pa zavrne in izgubi to, za kar se je igralo dotlej.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Zmaga v { $win } %.
    [double] Zmaga v { $win } % ({ $wins-double } % dvojno, { $wins-triple } % trojno), izgubi v { $loss } % ({ $loses-double } % dvojno, { $loses-triple } % trojno).
   *[gammon] Zmaga v { $win } % ({ $wins-double } % gammonov, { $wins-triple } % backgammonov), izgubi v { $loss } % ({ $loses-double } % gammonov, { $loses-triple } % backgammonov).
}
mistake-cost = Podari { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } točke.
mistake-given = { $what ->
    [shots] Izbije { $played } od 36 metov namesto { $best }.
    [cashed] Zdaj lahko nasprotnik podvoji in takoj zmaga.
    [doubled] Zdaj ima nasprotnik dobro podvojitev.
    [wins] Zmaga v { $played } % namesto v { $best } %.
    [gammons-won] Dvojno zmaga v { $played } % namesto v { $best } %.
   *[gammons-lost] Dvojno izgubi v { $played } % namesto v { $best } %.
}
mistake-cube = { $why ->
    [too-early] Podvojitev je prišla prezgodaj.
    [too-good] Predobro za podvojitev: igrati naprej je vredno več.
    [double] Tu je treba podvojiti.
    [take] To se sprejme.
    [drop] To se zavrne.
   *[beaver] Kocko je treba takoj obrniti nazaj.
}
tally-errors = Odločitve: { $decisions }. Podarjeno: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } točke, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } tisočinke na odločitev.
tally-luck = Sreča pri kockah: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } točke.
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
    [choice] Vrzite kocki ali najprej podvojite, če ste precej v prednosti.
    [answer] Nasprotnik podvaja: sprejmite in igrajte za dvojno ali zavrnite in izgubite zdajšnji vložek.
    [bar] Vaš žeton je na baru: najprej ga vrnite v igro.
    [off] Vsi vaši žetoni so doma: iznesite jih.
    [move] Z obema številoma vodite žetone domov; dva ali več skupaj je na varnem.
    [race] Nobenega žetona ni več mogoče izbiti: čim hitreje spravite vse domov in nato ven.
   *[other] Izberite gumb pod ploščo.
}
guide-why = { $why ->
    [hits] Izbije: tisti žeton mora začeti znova.
    [off] Iznese žetone s plošče.
    [point] Zasede polje: žetoni skupaj so varni in v napoto.
    [safe] Manj žetonov ostane samih.
    [runs] Pripelje na pot zadnji žeton.
    [past] Vaši zadnji žetoni gredo mimo drugih: zdaj ni mogoče ničesar izbiti.
    [race] Tako se najmanj izgubi.
    [pass] Premakniti ni mogoče ničesar.
    [double] Dovolj ste spredaj.
    [take] Zmagate dovolj pogosto, da igrate naprej.
    [drop] Prepogosto bi izgubili.
    [throw] Za podvojitev niste dovolj spredaj.
   *[other] Daje najboljše možnosti.
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
box-says-games-note = Nemška stran iz iste škatle je druga igra: zanjo izberite »Vedno se najprej odigra manjše število«.
box-says-smaller-note = To je nemška stran iz te škatle. Drugi jeziki opisujejo drugo igro: zanjo izberite »dve zmagi v treh partijah«.
box-says-correction-note = Na napake je mogoče opozoriti tam, kjer se žetoni premikajo prosto; sicer so mogoče samo pravilne poteze.
origin-setup = Natisnjeno kot slika.
origin-case-white-starts = Grško besedilo izpusti, da začne beli.
origin-higher-takes-white = Navodila ne povedo, katero število vzame bele. Večje, kot povsod drugje.
origin-draw-first = O enakih številih ni nič napisano; odločiti ne morejo, zato se vrže znova.
origin-collection-draw-first = Pri enakih številih se meče znova, dokler niso različna.
origin-tournament-draw-first = Pri enakih številih se vrže znova.
origin-best-of-first-throw-fresh = Navodila povedo le, kdo je prvi na potezi in da se meče izmenično; kdor začne, torej vrže obe kocki.
origin-collection-dice-flat = Navodila povedo le, kam se meče.
origin-case-closed-point = Večina jezikov pravi »več kot dva«, izbije pa se samo osamljen žeton, tako da par polja ne bi niti pustil odprtega niti ga zaprl. Italijanščina in estonščina pravita dva ali več, angleščina oboje. Igramo dva. Dobesedno različico lahko izberete v nastavitvah.
origin-case-closed-by-three = To je dobesedno: polje zapre »več kot dva«, izbije pa se samo osamljen žeton, zato je polje z dvema skupno.
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
