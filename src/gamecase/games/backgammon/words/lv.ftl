### Latvian. Points are counted from one's own home: 1 is the innermost, 24 the farthest.
### checker = ripa (kauliņi are only the dice), point = lauciņš, bar = šķirtne, bear off = noņemt, hit = nosist, home = māja,
### cube = kubs, double (of the cube) = dubultojums, doubles = duplets, take = pieņemt, drop = atteikties, opening roll = sākuma metiens.

game-name = Bekgemons (īsie nardi)
game-about = Aizved savas piecpadsmit ripas mājās un noņem no galdiņa, un pa ceļam sit pretinieka ripas.
seat-first = Gaišie
seat-second = Tumšie

## Booklets
booklet-case = Bekgemona koferītis
booklet-case-about = Ripas noņem tikai ar precīziem skaitļiem, un, kad visas ripas ir mājās, iet nav obligāti. Ja spēlē uz likmi, ir kubs.
booklet-best-of = Pa partijām
booklet-best-of-about = Vienkārši skaita partijas: divas no trim vai trīs no piecām. Bez kuba.
booklet-small-first = Vispirms mazākais skaitlis
booklet-small-first-about = Vispirms spēlē mazāko skaitli, dupletu veselu vai nemaz, un noņem no aizmugures.
booklet-collection = Spēļu komplekts
booklet-collection-about = Noņem ar jebkuru skaitli, kas sniedzas līdz malai. Pretinieks var norādīt kļūdu līdz savam metienam.
booklet-tournament = Turnīrs
booklet-tournament-about = Bekgemons, kā to spēlē mūsdienās: mači uz punktiem vai partijas uz likmi, ar kubu un visiem tā noteikumiem.
box-says = Kas no šī teikts tavā noteikumu brošūrā?
box-says-more-than-two = Lauciņš ir slēgts, ja uz tā ir „vairāk nekā divas” ripas
box-says-games = Spēlē līdz divām uzvarām trīs partijās vai trim piecās
box-says-smaller = Vienmēr vispirms spēlē mazāko skaitli
box-says-correction = Neatļautu gājienu var norādīt līdz nākamajam metienam
box-says-nothing = Man brošūras nav
box-cube_inside = Vai kastītē ir dubultošanas kubs?
box-languages = Cik valodās tā ir uzrakstīta?

## Switches
switch-stake = Uz ko spēlējat?
switch-stake-0 = Tikai prieka pēc, bez kuba
switch-stake-1 = Likme 1, ar kubu
switch-stake-2 = Likme 2, ar kubu
switch-stake-5 = Likme 5, ar kubu
switch-stake-10 = Likme 10, ar kubu
switch-win_triple_needs_none_off = Kad uzvara ir trīskārša?
switch-win_triple_needs_none_off-yes = Tikai ja zaudētājs nav noņēmis nevienu ripu
switch-win_triple_needs_none_off-no = Vienmēr, ja zaudētājam ir ripa uz šķirtnes vai uzvarētāja mājā
switch-assisted = Gājienu pārbaude
switch-assisted-yes = Atļauj tikai pareizus gājienus
switch-assisted-no = Atļauj jebkuru gājienu, kā uz īsta galdiņa
switch-bearoff_may_pass = Kad visas tavas ripas ir mājās
switch-bearoff_may_pass-no = Jāizspēlē katrs skaitlis, ko var
switch-bearoff_may_pass-yes = Skaitli drīkst neizmantot
switch-bearoff_six_needs_double_six = Noņemt no 6. lauciņa
switch-bearoff_six_needs_double_six-no = Ar jebkuru sešinieku
switch-bearoff_six_needs_double_six-yes = Tikai ar diviem sešiniekiem
switch-bearoff_rule = Kā noņem ripu?
switch-bearoff_rule-any-sufficient = Ar jebkuru skaitli, kas sniedzas līdz malai
switch-bearoff_rule-exact-or-highest = Ar tās skaitli vai no augstākā lauciņa ar lielāku
switch-setup = Izkārtojums
switch-setup-standard = Parastais
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, pa trim ripām
switch-cube = Dubultošanas kubs
switch-cube-on = Ar kubu
switch-cube-off = Bez kuba
switch-cube_limit = Kubs sniedzas līdz
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Kad kubs ir vidū
switch-centred_cube-either = To drīkst pagriezt jebkurš spēlētājs
switch-centred_cube-holland = Pēc Kroforda partijas – tikai tad, kad abi metuši divreiz
switch-crawford = Kroforda partija
switch-crawford-yes = Viena partija bez kuba, kad kādam pietrūkst viena punkta
switch-crawford-no = Bez Kroforda partijas
switch-jacoby = Džekobija noteikums
switch-jacoby-yes = Divkārša un trīskārša uzvara skaitās, tikai ja kubs pagriezts
switch-jacoby-no = Divkārša un trīskārša uzvara skaitās vienmēr
switch-beavers = Bebri
switch-beavers-yes = Atļauti
switch-beavers-no = Nav atļauti
switch-raccoons = Jenoti
switch-raccoons-yes = Atļauti
switch-raccoons-no = Nav atļauti
switch-automatic_doubles = Vienāds skaitlis sākuma metienā
switch-automatic_doubles-0 = Met vēlreiz
switch-automatic_doubles-1 = Dubulto likmi ne vairāk kā reizi
switch-automatic_doubles-2 = Dubulto likmi ne vairāk kā divas reizes
switch-automatic_doubles-3 = Dubulto likmi ne vairāk kā trīs reizes

## Clauses
clause-aim = Saved visas savas ripas mājās, tad noņem tās. Uzvar spēlētājs, kuram pirmajam vairs nav nevienas ripas.
clause-setup = Abas puses izkārtotas spoguļattēlā. Tavas ripas iet no pretinieka mājas apkārt galdiņam uz tavu māju.
clause-forward = Ripas iet tikai mājas virzienā, nekad atpakaļ.
clause-starter-high = Katrs spēlētājs met vienu kauliņu. Sāk tas, kuram skaitlis ir lielāks.
clause-draw-first = Vispirms ir sākuma metiens. Ja abiem uzkrīt vienāds skaitlis, met vēlreiz.
clause-first-throw-fresh = Pirmajam gājienam sācējs no jauna met abus kauliņus.
clause-first-throw-drawn = Abi sākuma metiena kauliņi ir sācēja pirmais metiens, tāpēc tas nekad nav duplets.
clause-already-started = Partijā ir viens sākuma metiens.
clause-throw-first = Spēlētāji iet pamīšus. Gājiens sākas ar divu kauliņu metienu.
clause-dice-zone = Kauliņus met galdiņa labajā pusē, kā to redz pats metējs.
clause-choice-first = Ja vari dubultot, dari to pirms metiena.
clause-play-first = Izspēlē savu metienu, pirms notiek kas cits.
clause-dice-only = Ar katru skaitli pārvieto vienu ripu par tik lauciņiem. Ar vienu un to pašu ripu drīkst pēc kārtas izspēlēt vairākus skaitļus; pēc katra tā apstājas lauciņā.
clause-no-checker = Iet drīkst tikai ar savām ripām.
clause-closed-point = Lauciņš ar divām vai vairākām pretinieka ripām ir slēgts: tur nevar nostāties, pat ne garāka gājiena vidū.
clause-self-hit = Ja ripu tomēr noliec uz slēgta lauciņa, tā skaitās nosista un nonāk uz šķirtnes, un skaitlis ir izlietots.
clause-hit = Ja nostājies uz vientuļas pretinieka ripas, tu to nosit: tā nonāk uz šķirtnes. Sist nav obligāti, ja vari iet citādi.
clause-any-order = Skaitļus drīkst spēlēt jebkurā secībā.
clause-smaller-first = Mazāko skaitli vienmēr spēlē pirms lielākā.
clause-smaller-lost = Ja mazāko skaitli nevar izspēlēt ne ar vienu ripu, tas zūd, un spēlē tikai lielāko.
clause-must-move = Ja vari iet, tev jāiet.
clause-use-all = Jāizspēlē tik skaitļu, cik noteikumi ļauj: abi, ja ir kāds veids izspēlēt abus.
clause-use-higher = Ja vari izspēlēt jebkuru no skaitļiem, bet ne abus, jāspēlē lielākais.
clause-stop-at-home = Kad visas tavas ripas ir mājās, iet nav obligāti: jebkuru skaitli drīksti neizmantot.
clause-doubles-four = Ja uzkrīt duplets, skaitli spēlē četras reizes.
clause-partial-double = No dupleta četriem soļiem izspēlē tik, cik vari; pārējie zūd.
clause-whole-double = Dupletu spēlē veselu, visus četrus soļus, vai nemaz. Ja pēdējo ripu noņem agrāk, ar to pietiek.
clause-enter-first = Ripai uz šķirtnes vispirms jāienāk pretinieka mājā, lauciņā, ko kauliņš atskaita no tālās malas. Kamēr nav ienākušas visas tavas ripas, citas kustināt nedrīkst.
clause-enter-any = Ienākt drīkst ar jebkuru no abiem skaitļiem; skaitlis, ar kuru ienākt nevar, zūd.
clause-smaller-enters = Ja ripa ir uz šķirtnes un ar mazāko skaitli ienākt nevar, zūd viss metiens.
clause-home-first = Noņemt drīkst sākt, kad visas tavas ripas ir mājās. Ja kādu nosit, drīksti turpināt, kad visas atkal ir mājās.
clause-exact-number = Ripu var noņemt tikai ar precīzu tās lauciņa skaitli.
clause-highest-first = Ripu var noņemt ar tās lauciņa skaitli, bet no sava augstākā lauciņa – arī ar lielāku.
clause-rear-first = Noņemt var tikai no sava augstākā lauciņa, ar jebkuru skaitli, kas sniedzas līdz malai.
clause-any-sufficient = Jebkuru ripu var noņemt ar skaitli, kas sniedzas līdz malai.
clause-past-band = Ripu nevar noņemt, kamēr pretinieks tavā mājā tur lauciņu tās priekšā.
clause-double-six = No 6. lauciņa var noņemt tikai tad, ja uzkrīt divi sešinieki.
clause-inside-move = Noņemšanas vietā vienmēr drīkst iet savas mājas iekšienē.
clause-win = Uzvar spēlētājs, kurš pirmais noņem visas savas ripas.
clause-win-counts-one = Katra uzvara skaitās viena.
clause-win-kinds = Uzvara ir vienkārša; divkārša, ja zaudētājs nav noņēmis nevienu ripu; trīskārša, ja turklāt zaudētājam ir ripa uz šķirtnes vai uzvarētāja mājā.
clause-stalled = Pēc piecdesmit gājieniem pēc kārtas, kuros neviena ripa nav kustējusies, partija ir neizšķirta.
clause-cube = Kubs sākumā ir vidū un rāda 1. Katrs dubultojums partijas vērtību palielina divkārt.
clause-no-cube = Pēc šiem noteikumiem kubu lieto tikai tad, ja spēlē uz likmi vai uz punktiem. Ja partijas vienkārši skaita, kuba nav.
clause-double-before-throw = Dubultot drīkst piedāvāt pirms sava metiena, bet ne pirms partijas pirmā metiena.
clause-answer-first = Pretinieks dubultojumu pieņem vai atsakās un zaudē partiju.
clause-nothing-offered = Pieņemt vai atteikties var tikai tad, ja ir piedāvāts dubultojums.
clause-cube-owner = Ja pieņem dubultojumu, kubs pieder tev, un nākamreiz dubultot drīksti tikai tu.
clause-cube-limit = Kubs nevar pārsniegt savu robežu.
clause-cube-dead = Mačā kubu vairs negriež, ja tas abiem spēlētājiem jau izšķir maču.
clause-crawford = Pirmo partiju, kurā kādam spēlētājam pietrūkst tikai viena punkta, spēlē bez kuba.
clause-holland = Pēc izvēles: pēc šīs partijas kubu vidū drīkst pagriezt tikai tad, kad abi spēlētāji metuši divreiz.
clause-jacoby = Ārpus mača divkārša un trīskārša uzvara skaitās kā vienkārša, ja kubs nav pagriezts.
clause-beavers = Ārpus mača uz dubultojumu var atbildēt, tūlīt dubultojot vēlreiz un paturot kubu: tas ir bebrs.
clause-no-beaver = Ar bebru drīkst atbildēt tikai tad, ja par bebriem ir vienošanās, un tikai uz dubultojumu.
clause-no-raccoon = Ar jenotu drīkst atbildēt tikai tad, ja par jenotiem ir vienošanās, un tikai uz bebru.
clause-automatic-doubles = Ārpus mača vienāds skaitlis sākuma metienā dubulto likmi, bet ne vairāk reižu, kā norunāts.
clause-match-games = Pirms sākuma vienojieties, cik partiju ir mačā, piemēram, divas uzvaras no trim.
clause-match-points = Maču uzvar spēlētājs, kurš pirmais sakrāj norunāto punktu skaitu.
clause-no-resignation = Šie noteikumi nesaka, cik maksā padošanās.
clause-resignation = Tu drīksti piedāvāt padoties ar vienkāršu, divkāršu vai trīskāršu zaudējumu. Pretinieks piekrīt vai noraida.
clause-answer-resignation = Uz piedāvājumu padoties atbild, pirms spēle turpinās.
clause-correction = Tu drīksti prasīt, lai pretinieks neatļautu gājienu izspēlē no jauna ar tiem pašiem kauliņiem.
clause-nothing-wrong = Atļauts gājiens paliek spēkā.
clause-correct-before-throw = To drīkst prasīt tikai līdz paša metienam.
clause-one-by-one = Kur atļauts jebkurš gājiens, ripas pārvieto pa vienai un tad gājienu pabeidz.
clause-no-correction = Pabeigts gājiens paliek spēkā.

## Why not
refusal-draw-first = Vispirms ir sākuma metiens.
refusal-already-started = Partija jau ir sākusies.
refusal-throw-first = Vispirms met kauliņus.
refusal-choice-first = Vispirms met vai dubulto.
refusal-play-first = Vispirms izspēlē savu metienu.
refusal-dice-zone = Kauliņi neapstājās galdiņa labajā pusē: met abus vēlreiz.
refusal-forward = No { $from } uz { $to } atpakaļ iet nevar. Ripas iet tikai mājas virzienā.
refusal-no-checker = { $place ->
    [bar] Uz šķirtnes tev nav nevienas ripas.
   *[point] Lauciņā { $point } tev nav nevienas ripas.
}
refusal-dice-only = { $count ->
    [0] Tev vairs nav palicis neviens skaitlis.
    [zero] Tas ir { $distance } lauciņu tālumā; tev palikuši { $dice }.
    [one] Tas ir { $distance } lauciņu tālumā; tev palicis { $dice }.
   *[other] Tas ir { $distance } lauciņu tālumā; tev palikuši { $dice }.
}
refusal-closed-point = { $count ->
    [zero] Lauciņš { $point } ir slēgts: tur ir { $count } pretinieka ripu.
    [one] Lauciņš { $point } ir slēgts: tur ir { $count } pretinieka ripa.
   *[other] Lauciņš { $point } ir slēgts: tur ir { $count } pretinieka ripas.
}
refusal-smaller-first = Vispirms mazākais: izspēlē { $die } pirms { $larger }.
refusal-smaller-lost = Vispirms izspēlēt { $die } nevarēja ne ar vienu ripu, tāpēc šis skaitlis zūd.
refusal-must-move = { $possible ->
    [zero] Tu vari izspēlēt { $possible } skaitļu, tātad tev tas jādara.
    [one] Tu vari izspēlēt { $possible } skaitli, tātad tev tas jādara.
   *[other] Tu vari izspēlēt { $possible } skaitļus, tātad tev tas jādara.
}
refusal-use-all = { $possible ->
    [zero] Tu vari izspēlēt { $possible } skaitļu, bet te tikai { $used }. Atrodi veidu, kā izspēlēt visus.
    [one] Tu vari izspēlēt { $possible } skaitli; te izspēlē { $used }.
   *[other] Tu vari izspēlēt { $possible } skaitļus, bet te tikai { $used }. Atrodi veidu, kā izspēlēt visus.
}
refusal-use-higher = Tu vari izspēlēt tikai vienu skaitli, tāpēc tam jābūt lielākajam: { $die }.
refusal-whole-double = { $possible ->
    [zero] Duplets jāizspēlē viss, bet no { $needed } soļiem nav iespējams vairāk par { $possible }: metiens zūd.
    [one] Duplets jāizspēlē viss, bet no { $needed } soļiem iespējams tikai { $possible }: metiens zūd.
   *[other] Duplets jāizspēlē viss, bet no { $needed } soļiem iespējami tikai { $possible }: metiens zūd.
}
refusal-enter-first = { $count ->
    [zero] Uz šķirtnes ir { $count } tavu ripu: vispirms ieved tās.
    [one] Uz šķirtnes ir { $count } tava ripa: vispirms ieved to.
   *[other] Uz šķirtnes ir { $count } tavas ripas: vispirms ieved tās.
}
refusal-smaller-enters = Ar { $die } tava ripa nevar ienākt, jo lauciņš { $point } ir slēgts: tu zaudē visu metienu.
refusal-home-first = { $count ->
    [zero] Vēl nevar noņemt: { $count } ripu nav mājās.
    [one] Vēl nevar noņemt: { $count } ripa nav mājās.
   *[other] Vēl nevar noņemt: { $count } ripas nav mājās.
}
refusal-exact-number = No lauciņa { $point } var noņemt tikai ar { $point }; atlikuši skaitļi: { $dice }.
refusal-highest-first = No lauciņa { $point } ar lielāku skaitli var noņemt tikai tad, ja aiz tā nekā nav; tev vēl ir ripas lauciņā { $highest }.
refusal-rear-first = Vispirms noņem aizmugurējās: tev vēl ir ripas lauciņā { $highest }.
refusal-past-band = { $count ->
    [zero] No lauciņa { $point } nevar noņemt: tā priekšā, lauciņā { $band }, ir { $count } pretinieka ripu.
    [one] No lauciņa { $point } nevar noņemt: tā priekšā, lauciņā { $band }, ir { $count } pretinieka ripa.
   *[other] No lauciņa { $point } nevar noņemt: tā priekšā, lauciņā { $band }, ir { $count } pretinieka ripas.
}
refusal-double-six = No 6. lauciņa var noņemt tikai ar diviem sešiniekiem; tev uzkrita { $dice }.
refusal-no-cube = Šajā partijā kuba nav.
refusal-double-before-throw = Dubultot var tikai pirms sava metiena un ne pirms partijas pirmā metiena.
refusal-answer-first = Vispirms atbildi uz dubultojumu līdz { $value }: pieņem vai atsakies.
refusal-nothing-offered = Nav piedāvājuma, uz ko atbildēt.
refusal-cube-owner = Kubs ir pretiniekam un rāda { $value }.
refusal-cube-limit = Kubs rāda { $value } un augstāk iet nevar.
refusal-cube-dead = { $needed ->
    [zero] Kubs ar vērtību { $value } jau izšķir maču: nevienam nevajag vairāk par { $needed } punktiem.
    [one] Kubs ar vērtību { $value } jau izšķir maču: nevienam nevajag vairāk par { $needed } punktu.
   *[other] Kubs ar vērtību { $value } jau izšķir maču: nevienam nevajag vairāk par { $needed } punktiem.
}
refusal-crawford = Šī ir Kroforda partija mačā līdz { $number }: dubultot nevar.
refusal-holland = { $throws ->
    [zero] Pēc Kroforda partijas dubulto, kad abi spēlētāji metuši divreiz; pagaidām bijis { $throws } metienu.
    [one] Pēc Kroforda partijas dubulto, kad abi spēlētāji metuši divreiz; pagaidām bijis { $throws } metiens.
   *[other] Pēc Kroforda partijas dubulto, kad abi spēlētāji metuši divreiz; pagaidām bijuši { $throws } metieni.
}
refusal-no-beaver = Ar bebru te atbildēt nevar.
refusal-no-raccoon = Ar jenotu te atbildēt nevar.
refusal-no-resignation = Šie noteikumi nepazīst vienkāršu, divkāršu vai trīskāršu padošanos.
refusal-answer-resignation = Vispirms pieņem vai noraidi piedāvājumu padoties.
refusal-one-by-one = Šeit ripas bīda pa vienai.
refusal-no-correction = Pabeigts gājiens paliek spēkā.
refusal-correct-before-throw = Kļūdu var norādīt tikai pirms sava metiena.
refusal-nothing-wrong = Tas gājiens bija atļauts.

## How it ended
outcome-single = { $points ->
    [zero] { $seat } noņem pēdējo ripu un iegūst { $points } punktu.
    [one] { $seat } noņem pēdējo ripu un iegūst { $points } punktu.
   *[other] { $seat } noņem pēdējo ripu un iegūst { $points } punktus.
}
outcome-double = { $points ->
    [zero] { $seat } uzvar divkārši un iegūst { $points } punktu: pretinieks neko nav noņēmis.
    [one] { $seat } uzvar divkārši un iegūst { $points } punktu: pretinieks neko nav noņēmis.
   *[other] { $seat } uzvar divkārši un iegūst { $points } punktus: pretinieks neko nav noņēmis.
}
outcome-triple = { $points ->
    [zero] { $seat } uzvar trīskārši un iegūst { $points } punktu: pretiniekam vēl ir ripa uz šķirtnes vai uzvarētāja mājā.
    [one] { $seat } uzvar trīskārši un iegūst { $points } punktu: pretiniekam vēl ir ripa uz šķirtnes vai uzvarētāja mājā.
   *[other] { $seat } uzvar trīskārši un iegūst { $points } punktus: pretiniekam vēl ir ripa uz šķirtnes vai uzvarētāja mājā.
}
outcome-gammon = { $points ->
    [zero] { $seat } izcīna divkāršu uzvaru un iegūst { $points } punktu: pretinieks neko nav noņēmis.
    [one] { $seat } izcīna divkāršu uzvaru un iegūst { $points } punktu: pretinieks neko nav noņēmis.
   *[other] { $seat } izcīna divkāršu uzvaru un iegūst { $points } punktus: pretinieks neko nav noņēmis.
}
outcome-backgammon = { $points ->
    [zero] { $seat } izcīna trīskāršu uzvaru un iegūst { $points } punktu: pretiniekam vēl ir ripa uz šķirtnes vai uzvarētāja mājā.
    [one] { $seat } izcīna trīskāršu uzvaru un iegūst { $points } punktu: pretiniekam vēl ir ripa uz šķirtnes vai uzvarētāja mājā.
   *[other] { $seat } izcīna trīskāršu uzvaru un iegūst { $points } punktus: pretiniekam vēl ir ripa uz šķirtnes vai uzvarētāja mājā.
}
outcome-dropped = { $points ->
    [zero] { $seat } uzvar un iegūst { $points } punktu: pretinieks no dubultojuma atteicās.
    [one] { $seat } uzvar un iegūst { $points } punktu: pretinieks no dubultojuma atteicās.
   *[other] { $seat } uzvar un iegūst { $points } punktus: pretinieks no dubultojuma atteicās.
}
outcome-conceded = { $points ->
    [zero] { $seat } uzvar un iegūst { $points } punktu: pretinieks padevās.
    [one] { $seat } uzvar un iegūst { $points } punktu: pretinieks padevās.
   *[other] { $seat } uzvar un iegūst { $points } punktus: pretinieks padevās.
}
outcome-stalled = Neizšķirts: neviens jau sen nav izkustējies.

## Levels
level-beginner = Iesācējs
level-beginner-about = Izdara pirmo gājienu, ko ierauga, un atstāj savas ripas nesargātas.
level-casual = Amatieris
level-casual-about = Tur ripas kopā un sit, kad var.
level-steady = Nosvērtais
level-steady-about = Ieņem lauciņus, rēķina skrējienu un dubulto, kad ir krietni priekšā.
level-expert = Eksperts
level-expert-about = Domā vienu metienu uz priekšu un reti kļūdās.
level-master = Meistars
level-master-about = Domā divus metienus uz priekšu. Pasaules klase.

## On the table
look-home-right = Māja pa labi
look-home-left = Māja pa kreisi
look-blue-right = { look-home-right }, zila vadmala
look-blue-left = { look-home-left }, zila vadmala
look-wine-right = { look-home-right }, vīnsarkana vadmala
look-wine-left = { look-home-left }, vīnsarkana vadmala

scene-title = Bekgemona galdiņš
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] Lauciņus skaita no gaišo mājas, apakšā pa kreisi.
       *[right] Lauciņus skaita no gaišo mājas, apakšā pa labi.
    }
   *[second] { $home ->
        [left] Lauciņus skaita no tumšo mājas, apakšā pa kreisi.
       *[right] Lauciņus skaita no tumšo mājas, apakšā pa labi.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Gaišo ripas: { $points }.
   *[second] Tumšo ripas: { $points }.
}
scene-no-points = { $seat ->
    [first] Gaišo ripu nav nevienā lauciņā.
   *[second] Tumšo ripu nav nevienā lauciņā.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [zero] Uz šķirtnes ir { $count } gaišu ripu.
        [one] Uz šķirtnes ir { $count } gaiša ripa.
       *[other] Uz šķirtnes ir { $count } gaišas ripas.
    }
   *[second] { $count ->
        [zero] Uz šķirtnes ir { $count } tumšu ripu.
        [one] Uz šķirtnes ir { $count } tumša ripa.
       *[other] Uz šķirtnes ir { $count } tumšas ripas.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [zero] Noņemts: { $count } gaišu ripu.
        [one] Noņemta { $count } gaiša ripa.
       *[other] Noņemtas { $count } gaišas ripas.
    }
   *[second] { $count ->
        [zero] Noņemts: { $count } tumšu ripu.
        [one] Noņemta { $count } tumša ripa.
       *[other] Noņemtas { $count } tumšas ripas.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [zero] Gaišajiem vēl jānoiet { $count } lauciņu.
        [one] Gaišajiem vēl jānoiet { $count } lauciņš.
       *[other] Gaišajiem vēl jānoiet { $count } lauciņi.
    }
   *[second] { $count ->
        [zero] Tumšajiem vēl jānoiet { $count } lauciņu.
        [one] Tumšajiem vēl jānoiet { $count } lauciņš.
       *[other] Tumšajiem vēl jānoiet { $count } lauciņi.
    }
}
scene-dice = { $count ->
    [zero] Vēl jāizspēlē skaitļi { $dice }.
    [one] Vēl jāizspēlē skaitlis { $dice }.
   *[other] Vēl jāizspēlē skaitļi { $dice }.
}
scene-cube = { $owner ->
    [first] Kubs ir gaišajiem un rāda { $value }.
    [second] Kubs ir tumšajiem un rāda { $value }.
   *[nobody] Kubs ir vidū un rāda { $value }.
}
scene-away = Vēl vajadzīgie punkti: Gaišie { $first }, Tumšie { $second }.
scene-crawford = Šī ir Kroforda partija: dubultot nevar.
scene-due-draw = Katrs met vienu kauliņu, lai noskaidrotu, kurš sāk.
scene-due-choice = { $seat ->
    [first] Gājiens gaišajiem, pirms metiena.
   *[second] Gājiens tumšajiem, pirms metiena.
}
scene-due-throw = { $seat ->
    [first] Met gaišie.
   *[second] Met tumšie.
}
scene-due-play = { $seat ->
    [first] Iet gaišie.
   *[second] Iet tumšie.
}
scene-due-offered = { $seat ->
    [first] Gaišajiem piedāvāts kubs: { $value }. Pieņemt vai atteikties.
   *[second] Tumšajiem piedāvāts kubs: { $value }. Pieņemt vai atteikties.
}
scene-due-beavered = { $seat ->
    [first] Gaišajiem atbildēts ar bebru: kubs rādītu { $value }.
   *[second] Tumšajiem atbildēts ar bebru: kubs rādītu { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Gaišajiem atbildēts ar jenotu: kubs rādītu { $value }.
   *[second] Tumšajiem atbildēts ar jenotu: kubs rādītu { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Tumšie piedāvā padoties ar vienkāršu zaudējumu; atbild gaišie.
       *[second] Gaišie piedāvā padoties ar vienkāršu zaudējumu; atbild tumšie.
    }
    [2] { $seat ->
        [first] Tumšie piedāvā padoties ar divkāršu zaudējumu; atbild gaišie.
       *[second] Gaišie piedāvā padoties ar divkāršu zaudējumu; atbild tumšie.
    }
   *[3] { $seat ->
        [first] Tumšie piedāvā padoties ar trīskāršu zaudējumu; atbild gaišie.
       *[second] Gaišie piedāvā padoties ar trīskāršu zaudējumu; atbild tumšie.
    }
}
scene-due-over = Partija ir beigusies.

scene-point = { $holder ->
    [first] { $count ->
        [zero] Lauciņš { $point }: { $count } gaišu ripu
        [one] Lauciņš { $point }: { $count } gaiša ripa
       *[other] Lauciņš { $point }: { $count } gaišas ripas
    }
    [second] { $count ->
        [zero] Lauciņš { $point }: { $count } tumšu ripu
        [one] Lauciņš { $point }: { $count } tumša ripa
       *[other] Lauciņš { $point }: { $count } tumšas ripas
    }
   *[nobody] Lauciņš { $point }: brīvs
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Šķirtne: nav gaišu ripu
        [zero] Šķirtne: { $count } gaišu ripu
        [one] Šķirtne: { $count } gaiša ripa
       *[other] Šķirtne: { $count } gaišas ripas
    }
   *[second] { $count ->
        [0] Šķirtne: nav tumšu ripu
        [zero] Šķirtne: { $count } tumšu ripu
        [one] Šķirtne: { $count } tumša ripa
       *[other] Šķirtne: { $count } tumšas ripas
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Paplāte: nav noņemtu gaišu ripu
        [zero] Paplāte: { $count } noņemtu gaišu ripu
        [one] Paplāte: { $count } noņemta gaiša ripa
       *[other] Paplāte: { $count } noņemtas gaišas ripas
    }
   *[second] { $count ->
        [0] Paplāte: nav noņemtu tumšu ripu
        [zero] Paplāte: { $count } noņemtu tumšu ripu
        [one] Paplāte: { $count } noņemta tumša ripa
       *[other] Paplāte: { $count } noņemtas tumšas ripas
    }
}
scene-die = { $state ->
    [used] Kauliņš: { $number }, izspēlēts
   *[left] Kauliņš: { $number }
}
scene-no-die = Kauliņi, vēl nav mesti
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] Gaišajiem uzkrita { $number }
    [second] Tumšajiem uzkrita { $number }
   *[nobody] Kauliņš rāda { $number }
}

## What a hand may say
act-throw = Mest
act-double = Dubultot līdz { $value }
act-take = Pieņemt kubu: { $value }
act-drop = Atteikties
act-beaver = Bebrs: { $value }
act-raccoon = Jenots: { $value }
act-accept = Pieņemt
act-decline = Noraidīt
act-correct = Norādīt kļūdu
act-check = Vai tas bija atļauts?
act-done = Beigt gājienu
act-resign = { $kind ->
    [1] Padoties: vienkāršs zaudējums
    [2] Padoties: divkāršs zaudējums
   *[3] Padoties: trīskāršs zaudējums
}
# Ending a turn although more could be played.
act-stop = Beigt gājienu te
act-pass = Neiet
act-no-move = Nav atļauta gājiena: beigt
act-forced = Spiests gājiens: { $play }

## What happened
told-start = { $seat ->
    [first] Sākuma metiens: gaišie { $first }, tumšie { $second }. Sāk gaišie.
    [second] Sākuma metiens: gaišie { $first }, tumšie { $second }. Sāk tumšie.
   *[nobody] Sākuma metiens: abiem { $first }. Met vēlreiz.
}
told-roll = { $seat ->
    [first] Gaišie met { $dice }
   *[second] Tumšie met { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Gaišie: { $play }
   *[second] Tumšie: { $play }
}
told-self-hit = { $seat ->
    [first] Gaišie: { $play }, uz slēgtu lauciņu; ripa nonāk uz šķirtnes
   *[second] Tumšie: { $play }, uz slēgtu lauciņu; ripa nonāk uz šķirtnes
}
told-no-move = { $seat ->
    [first] Gaišie nevar iet
   *[second] Tumšie nevar iet
}
told-pass = { $seat ->
    [first] Gaišie neiet
   *[second] Tumšie neiet
}
told-done = { $seat ->
    [first] Gaišie beidz gājienu
   *[second] Tumšie beidz gājienu
}
told-throw = { $seat ->
    [first] Gaišie ņem kauliņus
   *[second] Tumšie ņem kauliņus
}
told-double = { $seat ->
    [first] Gaišie dubulto līdz { $value }
   *[second] Tumšie dubulto līdz { $value }
}
told-take = { $seat ->
    [first] Gaišie pieņem kubu: { $value }
   *[second] Tumšie pieņem kubu: { $value }
}
told-drop = { $seat ->
    [first] Gaišie atsakās
   *[second] Tumšie atsakās
}
told-beaver = { $seat ->
    [first] Gaišie atbild ar bebru: { $value }
   *[second] Tumšie atbild ar bebru: { $value }
}
told-raccoon = { $seat ->
    [first] Gaišie atbild ar jenotu: { $value }
   *[second] Tumšie atbild ar jenotu: { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Gaišie piedāvā padoties ar vienkāršu zaudējumu
       *[second] Tumšie piedāvā padoties ar vienkāršu zaudējumu
    }
    [2] { $seat ->
        [first] Gaišie piedāvā padoties ar divkāršu zaudējumu
       *[second] Tumšie piedāvā padoties ar divkāršu zaudējumu
    }
   *[3] { $seat ->
        [first] Gaišie piedāvā padoties ar trīskāršu zaudējumu
       *[second] Tumšie piedāvā padoties ar trīskāršu zaudējumu
    }
}
told-accept-loss = { $seat ->
    [first] Gaišie piekrīt
   *[second] Tumšie piekrīt
}
told-decline-loss = { $seat ->
    [first] Gaišie noraida
   *[second] Tumšie noraida
}
told-correct = { $seat ->
    [first] Gaišie norāda kļūdu: gājienu izspēlē no jauna
   *[second] Tumšie norāda kļūdu: gājienu izspēlē no jauna
}

## The rule book's chapters
chapter-setup = Mērķis un virziens
chapter-begin = Kas sāk
chapter-dice = Metieni un gājieni
chapter-points = Lauciņi un sišana
chapter-bar = Ienākšana no šķirtnes
chapter-bearing-off = Noņemšana
chapter-winning = Uzvara
chapter-cube = Kubs
chapter-errors = Kļūdas un padošanās

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Ieņem lauciņu
lesson-make-a-point-task = Tev uzkrita 3 un 1. Saliec divas ripas kopā savā 5. lauciņā.
lesson-make-a-point-done = Divas ripas vienā lauciņā ir drošībā un slēdz to pretiniekam.
lesson-run = Bēdz
lesson-run-task = Tev uzkrita 6 un 5. Aizved vienu aizmugurējo ripu drošībā, uz savu 13. lauciņu.
lesson-run-done = Viena ripa var izspēlēt abus skaitļus, vienu pēc otra.
lesson-hit = Nosit
lesson-hit-task = Tavā 4. lauciņā stāv vientuļa pretinieka ripa. Nosit to un ieņem lauciņu.
lesson-hit-done = Nosista ripa sāk no jauna, no šķirtnes.
lesson-closed = Slēgti lauciņi
lesson-closed-task = Tev uzkrita divi piecinieki. Aizmugurējām ripām ceļš ir slēgts: ieņem savu 3. lauciņu no 13. un 8. lauciņa.
lesson-closed-done = Nevar nostāties uz lauciņa, kur ir divas vai vairāk pretinieka ripu.
lesson-enter = No šķirtnes
lesson-enter-task = Tev uzkrita 6 un 4, un viena tava ripa ir uz šķirtnes. Ieved to, tad ej ar otru aizmugurējo ripu.
lesson-enter-done = Vispirms ienāk ripa no šķirtnes, tikai tad kustas citas.
lesson-use-both = Viens vai otrs
lesson-use-both-task = Tev uzkrita 6 un 5. Vari izspēlēt jebkuru no skaitļiem, bet ne abus. Izspēlē to, kurš jāspēlē.
lesson-use-both-done = Ja var izspēlēt tikai vienu no abiem skaitļiem, tam jābūt lielākajam.
lesson-doubles = Duplets
lesson-doubles-task = Tev uzkrita divi trijnieki, tātad ej četras reizes. Ieņem savu 5. un 3. lauciņu.
lesson-doubles-done = Ja uzkrīt duplets, skaitli spēlē četras reizes.
lesson-bear-off = Noņemšana
lesson-bear-off-task = Visas tavas ripas ir mājās. Uzkrita 5 un 2: noņem divas ripas.
lesson-bear-off-done = Ar katru skaitli tu noņem ripu no lauciņa ar tādu pašu numuru.
lesson-bear-off-high = Pārāk liels metiens
lesson-bear-off-high-task = Tev uzkrita 6 un 4, bet tik tālu aizmugurē tev ripu nav. Tik un tā noņem divas ripas.
lesson-bear-off-high-done = Ar skaitli, kas lielāks par tavu augstāko lauciņu, tu noņem ripu no šī lauciņa.
lesson-double = Kubs
lesson-double-task = Tu esi krietni priekšā. Pirms metiena dubulto.
lesson-double-done = Pretinieks pieņem un spēlē tālāk uz divkāršu likmi vai atsakās un zaudē to, kas bija likts.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Uzvar { $win }%.
    [double] Uzvar { $win }% ({ $wins-double }% divkārši, { $wins-triple }% trīskārši), zaudē { $loss }% ({ $loses-double }% divkārši, { $loses-triple }% trīskārši).
   *[gammon] Uzvar { $win }% ({ $wins-double }% divkārši, { $wins-triple }% trīskārši), zaudē { $loss }% ({ $loses-double }% divkārši, { $loses-triple }% trīskārši).
}
mistake-cost = Atdod { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punkta.
mistake-given = { $what ->
    [shots] Ripu nosit { $played } no 36 metieniem, nevis { $best }.
    [cashed] Tagad pretinieks var dubultot un tūlīt uzvarēt.
    [doubled] Tagad pretiniekam ir labs dubultojums.
    [wins] Uzvar { $played }% gadījumu, nevis { $best }%.
    [gammons-won] Divkārši uzvar { $played }% gadījumu, nevis { $best }%.
   *[gammons-lost] Divkārši zaudē { $played }% gadījumu, nevis { $best }%.
}
mistake-cube = { $why ->
    [too-early] Dubultots par agru.
    [too-good] Par labu, lai dubultotu: spēlēt tālāk ir vērtīgāk.
    [double] Šeit bija īstais brīdis dubultot.
    [take] Šis ir jāpieņem.
    [drop] No šī ir jāatsakās.
   *[beaver] Pareizā atbilde bija bebrs.
}
tally-errors = Lēmumi: { $decisions }. Atdots: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } punkta, kļūdu līmenis { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (punkta tūkstošdaļas uz lēmumu).
tally-luck = Kauliņu veiksme: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punkta.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Mest: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Dubultot: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Pieņemt kubu: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Atteikties: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Bebrs: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Jenots: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Met kauliņus vai vispirms dubulto, ja esi krietni priekšā.
    [answer] Pretinieks dubulto: pieņem un spēlē tālāk uz divkāršu likmi vai atsakies un zaudē tagadējo likmi.
    [bar] Tev ir ripa uz šķirtnes: vispirms ieved to.
    [off] Visas tavas ripas ir mājās: noņem tās.
    [move] Ved ripas mājup ar abiem skaitļiem. Divas vai vairāk vienā lauciņā ir drošībā.
    [race] Nevienu ripu vairs nevar nosist: pēc iespējas ātrāk ved visas mājās un tad noņem.
   *[other] Izvēlies pogu zem galdiņa.
}
guide-why = { $why ->
    [hits] Tu nosit ripu: tai jāsāk no jauna no šķirtnes.
    [off] Tu noņem ripas.
    [point] Tu ieņem lauciņu: kopā ripas ir drošībā un aizšķērso ceļu pretiniekam.
    [safe] Tev mazāk ripu paliek vienas.
    [runs] Tu izved ceļā aizmugurējo ripu.
    [past] Tavas pēdējās ripas tiek garām pretinieka ripām: nevienu ripu vairs nevar nosist.
    [race] Tā zūd vismazāk no metiena.
    [pass] Tu nevari iet.
    [double] Tu esi pietiekami priekšā, lai dubultotu.
    [take] Tu uzvarēsi pietiekami bieži, lai spēlētu tālāk.
    [drop] Tu zaudētu pārāk bieži.
    [throw] Tu neesi pietiekami priekšā, lai dubultotu.
   *[other] Tas dod tev labākās izredzes.
}
character-beginner = Pips
character-casual = Solo
character-steady = Enkurs
character-expert = Mūris
character-master = Orākuls
clause-fifteen = Katram spēlētājam ir piecpadsmit ripas.
clause-three-checkers = Katram spēlētājam ir trīs ripas.
clause-jump = Tavas ripas ceļā drīkst iet pāri jebkurām citām, arī slēgtiem lauciņiem.
clause-white-starts = Kauliņš nosaka, kurš spēlē ar gaišajām ripām (baltajiem) un kurš ar tumšajām. Baltie sāk.
clause-higher-takes-white = Katrs spēlētājs met vienu kauliņu. Baltos saņem tas, kuram skaitlis ir lielāks.
clause-dice-flat = Kauliņi, kas tur nenogulst līdzeni, neskaitās: abus met vēlreiz.
clause-call-first = Ja vēlies norādīt kļūdu, dari to pirms sava metiena.
clause-closed-by-three = Lauciņš ar trim vai vairākām pretinieka ripām ir slēgts: tur apstāties nevar, pat ne pa ceļam. Lauciņā ar divām drīkst stāvēt abi spēlētāji; sit tikai vientuļu ripu.
clause-bridge = Vairāki slēgti lauciņi pēc kārtas veido tiltu. Ripa to šķērso tikai ar skaitli, kas sniedzas pāri tam.
clause-several-hits = Vienā gājienā drīkst nosist vairākas ripas, ar dupletu – līdz četrām.
clause-stacking = Vienā lauciņā drīkst stāvēt cik vien vēlies tavu ripu.
clause-no-pass = Noņemot ripas, drīkst iet savā mājā vai noņemt – kā vēlies. Bet skaitlis ir jāizspēlē, ja to var.
clause-may-leave-unused = Kad visas tavas ripas ir mājās, skaitli drīkst nespēlēt.
clause-any-six = No 6. lauciņa ripu var noņemt ar jebkuru sešinieku.
clause-win-kinds-far-back = Uzvara skaitās vienreiz. Tā skaitās divreiz, ja zaudētājs nav noņēmis nevienu ripu, un trīsreiz, ja zaudētāja ripa ir uz šķirtnes vai uzvarētāja mājā, pat ja citas ir noņemtas.
clause-win-kinds-single = Uzvara skaitās vienreiz. Tā skaitās trīsreiz, ja zaudētājs nav noņēmis nevienu ripu un viena no tām ir uz šķirtnes vai uzvarētāja mājā.
clause-win-kinds-letter = Uzvara skaitās vienreiz, pat ja visas zaudētāja ripas vēl ir uz galdiņa. Tā skaitās trīsreiz, ja kāda no tām ir uz šķirtnes vai uzvarētāja mājā.
clause-win-named = Uzvara ir vienkārša, ja zaudētājs ir noņēmis ripu; divkārša (gammon), ja nav noņēmis nevienu; trīskārša (backgammon), ja turklāt viņa ripa ir uz šķirtnes vai uzvarētāja mājā.
clause-win-values = Divkārša uzvara (gammon) skaitās divreiz, trīskārša (backgammon) – trīsreiz.
clause-without-cube = Šajā spēlē nav dubultošanas kuba.
clause-cube-single-game = Mačā, kurā skaita partijas, katra partija skaitās par vienu, un kuba nav.
clause-cube-faces = Pirmais dubultojums pagriež kubu uz 2. Spēlētājs, kas to pieņēmis, vēlāk drīkst pagriezt uz 4, tad otrs spēlētājs uz 8 un tā pārmaiņus.
clause-drop-price = Atsakoties tu zaudē tik, cik partija bija vērta pirms dubultojuma, kā vienkāršā zaudējumā.
clause-cube-times-kind = Kubs reizina uzvaras veida vērtību: pie 8 trīskārša uzvara ir vērta 24.
clause-nothing-resigned = Piekrist vai noraidīt var tikai tad, ja pretinieks ir piedāvājis padoties.
refusal-call-first = Vispirms met kauliņus vai norādi kļūdu.
refusal-closed-by-three = { $count ->
    [zero] Lauciņš { $point } ir slēgts: tur ir { $count } pretinieka ripu.
    [one] Lauciņš { $point } ir slēgts: tur ir { $count } pretinieka ripa.
   *[other] Lauciņš { $point } ir slēgts: tur ir { $count } pretinieka ripas.
}
refusal-without-cube = Šajā spēlē nav kuba.
refusal-cube-single-game = Mačā, kurā skaita partijas, kuba nav.
refusal-nothing-resigned = Neviens nav piedāvājis padoties.
told-start-white = Sākuma metiens: { $high } pret { $low }. Kam ir { $high }, tas spēlē ar gaišajām un sāk.
told-start-tie = Sākuma metiens: { $high } pret { $low }. Met vēlreiz.
scene-point-shared = Lauciņš { $point }: gaišās { $first }, tumšās { $second }
switch-block_min = Kad lauciņš ir slēgts?
switch-block_min-2 = To slēdz divas pretinieka ripas
switch-block_min-3 = To slēdz tikai trīs vai vairāk
switch-win_none_off = Un ja zaudētājs neko nav noņēmis?
switch-win_none_off-double = Uzvara skaitās divreiz
switch-win_none_off-single = Uzvara skaitās vienreiz
switch-stake-note = Kubs ir atsevišķām partijām: mačā no trim vai vairāk katra partija skaitās par vienu, lai kāda likme.
box-says-more-than-two-note = Pēc šī teikuma divas ripas lauciņu ne atvērtu, ne slēgtu, tāpēc spēlējam, ka lauciņu slēdz divas, kā teikts dažās brošūras valodās. Vari mainīt uz trim: tā dara „Tieši kā nodrukāts”.
box-says-games-note = Tās pašas kastes vācu lapa ir cita spēle: tai izvēlies „{ box-says-smaller }”.
box-says-smaller-note = Tā ir šīs kastes vācu lapa. Citās valodās aprakstīta cita spēle: tai izvēlies „{ box-says-games }”.
box-says-correction-note = Kļūdas var norādīt partijā, kurā ripas bīda brīvi; parastajā iespējami tikai pareizi gājieni.
origin-setup = Nodrukāts kā attēls.
origin-case-white-starts = Grieķu tekstā nav teikts, ka sāk baltie.
origin-higher-takes-white = Brošūrās nav teikts, kurš skaitlis dod baltos. Lielākais, kā visur.
origin-draw-first = Par vienādiem skaitļiem nekas nav teikts; tie neko neizšķir, tāpēc met vēlreiz.
origin-collection-draw-first = Ja skaitļi ir vienādi, met vēlreiz, līdz tie atšķiras.
origin-tournament-draw-first = Ja skaitļi ir vienādi, met vēlreiz.
origin-best-of-first-throw-fresh = Brošūrā teikts tikai, kurš iet pirmais un ka kauliņus met pārmaiņus; tāpēc sācējs met abus.
origin-collection-dice-flat = Brošūrā teikts tikai, kur mest.
origin-case-closed-point = Vairumā valodu teikts „vairāk nekā divas”, bet sit tikai vientuļu ripu, tātad divas lauciņu ne atvērtu, ne slēgtu. Itāliski un igauniski – divas vai vairāk, angliski – abējādi. Spēlējam ar divām. Burtiskais variants ir iestatījums.
origin-case-closed-by-three = Tā ir burtiski: lauciņu slēdz „vairāk nekā divas”, bet sit tikai vientuļu ripu, tāpēc lauciņš ar divām ir kopīgs.
origin-best-of-closed-point = Tā teikts angliski, franciski un itāliski. Spāniski, portugāliski un poliski – tikai par ienākšanu no šķirtnes.
origin-collection-closed-point = Angļu, itāļu, dāņu un krievu teksts skan tā, it kā ceļā apturētu jau viena pretinieka ripa. Vācu, franču un spāņu ir skaidri: divas vai vairāk.
origin-case-self-hit = Čehu, slovāku un ungāru tekstā šis noteikums ir pazudis, tā vietā atkārtots, kā sist.
origin-case-hit = Dažās valodās aizmirsts, ka pretinieka ripai jāstāv vienai.
origin-best-of-hit = Poļu tekstā aizmirsts, ka pretinieka ripai jāstāv vienai.
origin-case-stacking = Brošūras robežu nenosaka.
origin-several-hits = Brošūrā par to nekā nav; katrs sitiens izriet no iepriekšējā noteikuma.
origin-small-first-several-hits = Izriet no piemēra ar metienu, kas sit vienā no trim attālumiem.
origin-case-several-hits = Turku tekstā runāts par diviem sešiniekiem; domāts jebkurš duplets.
origin-case-must-move = Spēlē kā vāciski un vairumā valodu. Franciski obligāta ir sišana, krieviski, ukrainiski un turciski noteikums ir otrādi, bet ungāriski pazudis „ne”.
origin-best-of-must-move = Vispārīgi brošūrā tā nav teikts; tās noteikums par lielāko skaitli to pieņem.
origin-best-of-use-all = Brošūrā tā nav teikts; tās noteikums par lielāko skaitli to pieņem.
origin-small-first-use-all = Brošūrā tā nav teikts; spēlē kā parasti.
origin-best-of-use-higher = Franciski un poliski skan tā, it kā varētu izvēlēties spēlēt tikai vienu skaitli; spāņu oriģinālā tā nav.
origin-case-use-higher = Horvātu tekstā runāts par vienu ripu, nevis vienu skaitli.
origin-case-stop-at-home = Dažās valodās pienākums beidzas, kad mājās ir jebkura spēlētāja ripas, arābiski – kad visu. Spēlējam: tavas.
origin-no-pass = Tekstā teikts, ka noņemt nav obligāti un iet citādi arī ne. Saprotam to kā brīvu izvēli starp abiem, jo tūlīt pēc tam atkal ir spēkā parastie noteikumi. Neizspēlēts skaitlis ir iestatījums.
origin-may-leave-unused = Tā ir burtiski: ne noņemt, ne iet citādi nav obligāti. Poļu tekstā ir tikai puse no tā.
origin-case-doubles-four = Dažās valodās ar četri reizina visu metienu vai runā par četriem kauliņiem. Piemērs tajā pašā tekstā rāda četrus atsevišķus soļus.
origin-best-of-doubles-four = Angļu piemērs pāriet otrā; domāti četri soļi.
origin-best-of-partial-double = Brošūrā par to nekā nav; spēlē kā parasti.
origin-collection-partial-double = Brošūrā par to nekā nav; izriet no pienākuma iet.
origin-case-partial-double = Turku teksts iespējamos gājienus atceļ, arābu ļauj izvēlēties; visās citās valodās tie ir obligāti.
origin-whole-double = Piemērā zūd duplets, no kura iespējami divi soļi. Tā to saprotam arī par trim.
origin-case-enter-first = Brošūrās teikts tikai, ka vispirms atgriežas visas ripas. Kur un kā – kā parasti.
origin-best-of-enter-first = Franču tekstā tas atkarīgs no tā, vai var ienākt; citos ne.
origin-case-enter-any = Brošūrās tā nav; kā parasti.
origin-smaller-lost = Brošūra visu metienu atņem tikai spēlētājam, kura ripa ir uz šķirtnes. To nepaplašinām: lielāko skaitli spēlē atsevišķi.
origin-case-home-first = Čehu, slovāku, slovēņu un arābu tekstā pēc nosišanas pārtrauc mest kauliņus, horvātu tekstā noņem uz sākuma pozīciju. Domāta noņemšana no galdiņa.
origin-case-exact-number = Zviedru teksts prasa „pāra” skaitli, turku tekstā trūkst „tieši”. Visos citos – tieši.
origin-best-of-highest-first = Portugāļu tekstā vienmēr noņem tālāko ripu; citos tas ir tikai atļauts.
origin-best-of-inside-move = Franču piemērs iet uz nepareizo lauciņu.
origin-collection-any-sufficient = Franču tekstā skaitlim jāsniedzas „tieši pāri” malai, tātad precīzi. Pārējās deviņās valodās ar to tikai jāpietiek, un par ripām aizmugurē nekas nav teikts.
origin-collection-highest-first = Brošūrā tā nav: mūsdienu parastais noteikums, par kuru vienojāties.
origin-rear-first = Secība ir nodrukāta; ka skaitlis drīkst būt lielāks par lauciņu, izriet no malas šķērsošanas.
origin-any-six = Vācu teksts prasa divus sešiniekus, kas ir pretrunā ar paša noņemšanas noteikumu un izskatās pēc drukas kļūdas. Pie mums der jebkurš sešinieks. Burtiskais variants ir iestatījums.
origin-double-six = Tā ir burtiski pēc vācu teksta.
origin-case-win = Grieķu tekstā vispirms nosaukts tas, kurš pirmais ir mājās, arābu – kurš sāk noņemt. Vēlāk abi sakrīt ar pārējiem.
origin-case-win-kinds = Trīskāršai uzvarai brošūras prasa tikai ripu uz šķirtnes vai uzvarētāja mājā. Tad zaudējums ar noņemtām ripām būtu gan vienkāršs, gan trīskāršs; mēs prasām, lai nebūtu noņemta neviena. Burtiskais variants ir iestatījums. Dāņu tekstā divkāršā uzvara definēta tāpat kā vienkāršā.
origin-case-win-kinds-far-back = Tā ir burtiski: brošūras neprasa, lai nekas nebūtu noņemts.
origin-small-first-win-kinds = Tekstā pazudusi rinda: tas sola trīs veidus, bet uzvaru pār spēlētāju, kura visas ripas ir uz galdiņa, sauc par vienkāršu, lai gan visur citur tā ir divkārša. Papildinām no citām brošūrām. Burtiskais variants ir iestatījums.
origin-small-first-win-kinds-far-back = Pa pusei burtiski: trīskāršā uzvara kā nodrukāts, divkāršā – no citām brošūrām.
origin-small-first-win-kinds-single = Pa pusei burtiski: bez divkāršas uzvaras, kā nodrukāts; trīskāršā – ja nekas nav noņemts.
origin-small-first-win-kinds-letter = Tas, kas palicis no teksta, kurā pazudusi rinda.
origin-win-values = Brošūrā minēti gammon un backgammon, bet skaitļu nav.
origin-stalled = Mūsu noteikums: citādi varētu spēlēt bezgalīgi. Neizšķirta partija skaitās mačā, tāpēc mačs no trim var beigties neizšķirti.
origin-without-cube = Brošūrā tas nav minēts.
origin-collection-without-cube = Brošūrā teikts, ka kubi pastāv, bet tie netiek lietoti.
origin-case-cube = Vāciski vienā brošūrā un piecās valodās otrā teikts „četrkāršot”, lai gan tas pats teksts sniedzas līdz astoņi. Domāts: reizināt. Ka kubs sākumā ir vidū un rāda 1, nav nodrukāts.
origin-case-cube-faces = Horvātu tekstā ir skaldne ar 6; portugāļu un horvātu tekstā kubu met. To pagriež.
origin-case-double-before-throw = Horvātu tekstā to drīkst tikai pirms pirmā metiena, zviedru – jebkad. Citos: pirms sava metiena, kad partija jau rit.
origin-case-drop-price = Nav nodrukāts; kā parasti.
origin-case-cube-limit = Nav nodrukāts, izņemot horvātu tekstu, kur uzskaitītas skaldnes. Kubam ir skaldnes līdz 64.
origin-case-cube-times-kind = Nodrukāts par trīskāršu uzvaru pie 8. Saprotam to kā piemēru. Zviedru tekstā likmi dubulto astoņas reizes, arābu reizina kauliņus.
origin-case-cube-single-game = Brošūras mačus nepazīst.
origin-one-by-one = Mūsu noteikums: tā spēlē bez programmas palīdzības.
origin-collection-correction = Angļu tekstā tiesības beidzas ar „nākamo” metienu; domāts tavs paša metiens.
written-no-move = nav gājiena
written-double = Dubulto līdz { $value }
written-take = Pieņem
written-drop = Atsakās
written-beaver = Bebrs: { $value }
written-raccoon = Jenots: { $value }
written-accept = Piekrīt
written-decline = Noraida
written-correct = Norāda kļūdu
written-check = Jautā
written-resigning = { $kind ->
    [1] Piedāvā vienkāršu zaudējumu
    [2] Piedāvā divkāršu zaudējumu
   *[3] Piedāvā trīskāršu zaudējumu
}
standing = { $pips ->
    [zero] { $pips } lauciņu
    [one] { $pips } lauciņš
   *[other] { $pips } lauciņi
}
origin-collection-throw-first = Holandiešu tekstā pēc sākuma runāts par trim kauliņiem; domāti divi.
task-roll = Tavs gājiens: met kauliņus.
task-roll-or-double = Tavs gājiens: met kauliņus vai dubulto.
task-move = Tavs gājiens: pārvieto ripu.
task-end = Tavs gājiens: tālāk iet vairs nevari.
task-double = Pretinieks dubulto: pieņemsi vai atteiksies?
task-resignation = Pretinieks grib padoties: vai pieņemsi?
tally-pr = PR (snieguma rādītājs): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Lielmeistars
level-grandmaster-about = Pirms lēmuma katru iespēju izspēlē simtiem reižu. Domā dažas sekundes.
character-grandmaster = Zenīts
editor-dice = Kauliņi
editor-dice-none = Vēl nav mesti
editor-dice-double = Piedāvāts dubultojums
editor-cube = Kubs
editor-cube-owner = Kuba īpašnieks
editor-cube-centre = Vidū
editor-length = Mača garums punktos (0 = uz naudu)
editor-score = { $seat ->
    [first] Gaišo punkti
   *[second] Tumšo punkti
}
editor-crawford = Kroforda partija
refusal-editor-many = { $seat ->
    [first] Gaišajiem uz galdiņa ripu skaits ir { $count }; pavisam to ir tikai { $total }.
   *[second] Tumšajiem uz galdiņa ripu skaits ir { $count }; pavisam to ir tikai { $total }.
}
refusal-editor-off = { $seat ->
    [first] Gaišajiem uz galdiņa nav nevienas ripas, tāpēc partija ir galā.
   *[second] Tumšajiem uz galdiņa nav nevienas ripas, tāpēc partija ir galā.
}
study-checker = Gājieni ar ripām
study-double = Dubultojumi
study-take = Atbildes uz dubultojumu
position-contact = Kontakts
position-race = Skrējiens
position-bearoff = Noņemšana
position-blitz = Blics
position-prime = Mūris
position-holding = Enkura spēle
position-backgame = Aizmugures spēle

## Drills

drill-pip-count = Lauciņu skaitīšana
drill-pip-count-about = Saskaiti, cik lauciņu katrai pusei vēl jānoiet.
drill-pip-count-task = Cik lauciņu katrai pusei vēl jānoiet?
drill-pips-of = { $seat ->
    [first] Gaišie
   *[second] Tumšie
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Gaišie: { $terms } = { $total }
   *[second] Tumšie: { $terms } = { $total }
}
drill-opening-play = Sākuma gājieni
drill-opening-play-about = Izspēlē partijas pirmos metienus un atbildes uz tiem.
drill-opening-play-task = Tu sāc ar metienu { $dice }. Kā spēlēsi?
drill-opening-play-reply-task = Pretinieks sāka ar metienu { $dice } un spēlēja { $play }. Tavs metiens: { $reply }.
drill-opening-play-close = Tikpat labi kā labākais gājiens: atšķirība ir niecīga.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Lēmumi par kubu
drill-cube-action-about = Vai tev dubultot, un vai pretiniekam pieņemt?
drill-cube-action-task = Tev jāmet partijā uz naudu, un kubs ir vidū. Kādi ir pareizie lēmumi par kubu?
drill-cube-action-match-task = Tev jāmet, un kubs ir vidū. Līdz uzvarai mačā trūkst punktu: tev { $ours }, pretiniekam { $theirs }. Kādi ir pareizie lēmumi par kubu?
drill-cube = { $action ->
    [no-double] Nedubultot
    [double-take] Dubultot, pieņemt
    [double-drop] Dubultot, atteikties
   *[too-good] Pārāk labi, lai dubultotu
}
drill-cube-why = { $action ->
    [no-double] Mest ar kubu vidū ir vērts vairāk nekā dubultojums, ko pieņem.
    [double-take] Dubultot ir vērts vairāk nekā vienkārši mest, un pretinieks pieņemot zaudē mazāk nekā atsakoties.
    [double-drop] Pretinieks pieņemot zaudētu vairāk nekā atsakoties, tāpēc dubulto un uzvari uzreiz.
   *[too-good] Pretinieks atteiktos, bet turpināt spēli uz divkāršu uzvaru ir vērts vairāk.
}
drill-cube-values = Vērtība punktos: nedubultot { $none }; dubultot un pieņemt { $take }; dubultot un atteikties { $drop }.
drill-cube-chances = Tu uzvari { $win }% partiju, { $gammon }% divkārši.
drill-take-point = Pieņemšanas robežas
drill-take-point-about = Cik labām jābūt tavām izredzēm, lai pie šāda rezultāta pieņemtu dubultojumu?
drill-take-point-task = Līdz uzvarai mačā trūkst punktu: tev { $ours }, pretiniekam { $theirs }. Tev piedāvā kubu ar { $cube }. No kādas izredzes uzvarēt partiju dubultojums jāpieņem, ja divkāršu uzvaru nav un kubu vairs negriež?
drill-take-point-chances = Tavas izredzes uzvarēt maču: { $dropped }%, ja atsakies; { $lost }%, ja pieņem un zaudē; { $won }%, ja pieņem un uzvari.
drill-take-point-why = Tu riskē ar { $risk }, lai iegūtu { $gain }: tas atmaksājas, ja tavu uzvaru daļa ir vismaz { $risk } ÷ ({ $risk } + { $gain }).
drill-percent = Procenti
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
drill-race-chance = Izredzes uzvarēt
drill-race-chance-about = Novērtē, cik bieži tu uzvari noņemšanā.
drill-race-chance-task = Tev jāmet. Cik bieži tu uzvari šajā skrējienā?
drill-race-chance-why = Tev atlikuši lauciņi: { $ours }, ripas: { $our-checkers }. Pretiniekam atlikuši lauciņi: { $theirs }, ripas: { $their-checkers }. Kļūda līdz 6 procentpunktiem skaitās pareiza atbilde.
drill-race-win = Tu uzvari { $win }% skrējienu.
drill-race-cube = Kubs skrējienā
drill-race-cube-about = Skrējiena pēdējie metieni: dubultot vai mest tālāk?
drill-bearoff-play = Noņemšana
drill-bearoff-play-about = Atrodi gājienu, kas skrējienā uzvar visbiežāk.
drill-bearoff-play-task = Tavs metiens: { $dice }. Kurš gājiens uzvar visbiežāk?
drill-bearoff-play-why = Cik bieži uzvar katrs gājiens, precīzi aprēķināts.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
opening-book-roll = Metiens
