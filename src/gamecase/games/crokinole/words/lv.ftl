### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.

game-name = Crokinole
game-about = Ar knipi raidi koka ripas pa apaļu galdiņu, izsit pretinieka ripas un mērķē bedrītē vidū.
seat-first = Gaišie
seat-second = Tumšie
seat-third = Gaišie 2
seat-fourth = Tumšie 2

booklet-collection = Spēļu komplekts, divatā
booklet-collection-about = Katram divpadsmit ripas. Puse, kas raundā labāka, saņem starpību.
booklet-trio = Spēļu komplekts, trijatā
booklet-trio-about = Viens spēlētājs pret diviem partneriem.
booklet-teams = Spēļu komplekts, četratā
booklet-teams-about = Divas komandas. Partneri sēž viens otram pretī.
booklet-tournament = Turnīrs, vienspēles
booklet-tournament-about = Katram astoņas ripas, divi punkti par raundu, kā pasaules čempionātā.
booklet-doubles = Turnīrs, dubultspēles
booklet-doubles-about = Divas komandas pa diviem, divi punkti par raundu.

switch-played = Kur ir ripas?
switch-played-screen = Šeit, ekrānā
switch-played-real-board = Uz īsta galdiņa; šeit skaitām punktus
switch-board = Galdiņš
switch-board-tournament = Turnīra izmērs
switch-board-compact = Mazs mājas galdiņš
switch-surface = Virsma
switch-surface-fast = Ātra
switch-surface-normal = Vaskota
switch-surface-slow = Sausa
switch-miss_takes_touched = Par īsu brīvais sitiens
switch-miss_takes_touched-no = Zaudē ripu, ar kuru siti
switch-miss_takes_touched-yes = Zaudē arī savas ripas, ko tā skārusi
switch-rim_bounce = Ripas, kas sasniedz apmali
switch-rim_bounce-no = Uzreiz ir ārā
switch-rim_bounce-yes = Atlec un pēc tam ir ārā
switch-three_player_order = Secība trijatā
switch-three_player_order-sides = Puses pamīšus
switch-three_player_order-clockwise = Pulksteņrādītāja virzienā, kā nodrukāts
switch-steadiness = Rokas stingrums
switch-steadiness-exact = Ripa iet tieši tur, kur tēmē
switch-steadiness-human = Kā cilvēka roka, kas mazliet dreb

new-match-first-to-50 = Līdz 50 punktiem
new-match-first-to-100 = Līdz 100 punktiem
new-match-first-to-150 = Līdz 150 punktiem
new-match-first-to-200 = Līdz 200 punktiem
new-match-games-1 = Viens raunds
new-match-games-2 = Divi raundi
new-match-games-4 = Četri raundi
new-match-games-8 = Astoņi raundi

clause-equipment = Uz galdiņa ir 15, 10 un 5 punktu gredzeni, astoņas tapiņas ap 15 punktu gredzenu un bedrīte vidū. Ripas ir gaišas vai tumšas.
clause-sides = Divi spēlētāji sēž viens otram pretī, katram ir divpadsmit vienas krāsas ripas. Kamēr ar tām nav sists, ripas atrodas ārpus galdiņa.
clause-sides-three = Viens spēlētājs spēlē viens pats ar divpadsmit ripām. Abi partneri sēž viņam pa kreisi un pa labi, katram ir sešas ripas.
clause-sides-four = Četri spēlētāji spēlē divās komandās. Partneri sēž viens otram pretī, katram ir sešas ripas.
clause-sides-eight = Divi spēlētāji sēž viens otram pretī, katram ir astoņas vienas krāsas ripas.
clause-conduct = Galdiņam drīkst pieskarties tikai spēlētājs, kuram ir gājiens. Galdiņš un krēsli paliek savās vietās, un sitot sēž: no krēsla neviens nepieceļas.
clause-quarter = Tu sit no savas ceturtdaļas; ripas centrs ir uz starta līnijas.
clause-free-place = Vietai jābūt brīvai: pirms sitiena ripa nedrīkst skart nevienu citu, un neko nedrīkst pabīdīt, lai atbrīvotu vietu.
clause-inwards = Sit ar rādītājpirkstu vai vidējo pirkstu, jebkurā virzienā uz iekšu. Sitiens skaitās, tiklīdz ripa atraujas no pirksta, lai cik vājš tas būtu.
clause-strength = Sitiens ir tikai tik stiprs, cik spēj pirksts.
clause-turns = Katrā gājienā spēlē vienu ripu. Nākamais vienmēr sit spēlētājs, kas sēž tev pa kreisi.
clause-turns-three = Katrā gājienā spēlē vienu ripu. Puses mainās, un partneri savā starpā arī.
clause-must-touch = Ja uz galdiņa ir pretinieka ripa, kādai no tavām ripām jāskar kāda pretinieka ripa: tai, ar kuru sit, vai citai, ko tā pagrūž.
clause-void = Ja neviena neskar, tas ir pārkāpums: izspēlētā ripa un visas sitienā skartās savas ripas nonāk renē, pat no bedrītes.
clause-open-board = Ja uz galdiņa nav nevienas pretinieka ripas, ripai, ar kuru sit, vai kādai tavai ripai, ko tā skārusi, jāapstājas 15 punktu gredzenā, uz tā līnijas vai bedrītē.
clause-missed = Ja tas neizdodas, ripa, ar kuru siti, nonāk renē. Citas ripas paliek, kur ir.
clause-missed-touched = Ja tas neizdodas, ripa, ar kuru siti, un visas tavas ripas, ko tā skārusi, nonāk renē.
clause-contact = Skaitās katra saskare sitiena laikā, jebkurā ātrumā un arī pēc atsitiena no tapiņas. Ripas, kas jau iepriekš gulēja cieši kopā, skaitās tikai tad, ja kādai no tām trāpa. Ripa, kas atstājusi galdiņu, vairs neko nevar skart.
clause-off-board = Ripa, kuras centrs atstāj spēles virsmu, uzreiz nonāk renē.
clause-comes-back = Ripa, kas šķērso starta līniju un atgriežas, paliek spēlē.
clause-out-line = Ripa, kas apstājas uz starta līnijas vai ārpus tās, nonāk renē, lai kam tā piederētu.
clause-twenty = Ripu centra bedrītē noņem no galdiņa un noliek malā; tā dod 20.
clause-twenty-owner = Divdesmitnieks pienākas ripas īpašniekam, lai kurš to iesistu. Partnera ripas skaitās kā tavējās.
clause-round-end = Raunds beidzas, kad visi ir nosituši visas savas ripas.
clause-next-start = Nākamo raundu sāk tas, kurš sita pēdējais.
clause-next-start-three = Nākamo raundu sāk tas, kurš sita pēdējais: partneris pēc raunda, ko sāka vienīgais spēlētājs, un vienīgais spēlētājs pēc raunda, ko sāka partneris.
clause-next-start-four = Nākamo raundu sāk tas, kurš sita pēdējais, tāpēc sākums pārvietojas par vienu vietu pa labi.
clause-next-start-clockwise = Ar katru raundu sākums pārvietojas par vienu vietu pa kreisi.
clause-points = Pēc raunda katra ripa dod 15, 10 vai 5 pēc sava gredzena, un katrs divdesmitnieks – 20.
clause-line-lower = Ripa, kas skar gredzena līniju, skaitās mazāk vērtajā no abiem gredzeniem.
clause-round-score = Punktus saņem tikai tā puse, kurai to ir vairāk, un tā saņem starpību. Ja ir vienādi, neviens neko nesaņem.
clause-round-score-two = Puse, kurai ir vairāk punktu, par raundu saņem divus punktus; ja ir vienādi, abas saņem pa vienam.
clause-match = Pirms pirmā raunda spēlētāji vienojas par punktu skaitu, piemēram, 100. Mačs beidzas, kad kāda puse to sasniedz. To pārbauda pēc katra raunda.
clause-match-rounds = Mačs beidzas pēc norunātā raundu skaita. Uzvar puse, kurai ir vairāk punktu.
clause-settled = Kur ripas apstājas, aprēķina pēc berzes un atsitieniem, visiem vienādi, un saglabā ierakstā.
clause-counted = Uz īsta galdiņa nekas netiek aprēķināts. Kad raunds beidzies, tas, kurš to sāka, ieraksta, cik katras puses ripu ir katrā gredzenā un cik divdesmitnieku; rezultātu ved šeit.
clause-hand = Rokas stingrumu katrs spēlētājs iestata pats, līdz pat tam, ka ripa iet tieši tur, kur tēmē. Sākumā roka mazliet dreb, kā čempionam.

refusal-quarter = { $why ->
    [line] Noliec ripas centru uz starta līnijas.
   *[quarter] Paliec savā ceturtdaļā: no { $low } līdz { $high } grādiem.
}
refusal-free-place = { $seat ->
    [first] Tajā vietā traucē gaiša ripa.
    [second] Tajā vietā traucē tumša ripa.
    [third] Tajā vietā traucē gaiša ripa.
   *[fourth] Tajā vietā traucē tumša ripa.
}
refusal-inwards = Sit uz iekšu: no { $low } līdz { $high } grādiem no vidus.
refusal-strength = Sitiena ātrumam jābūt no { $low } līdz { $high } milimetriem sekundē.
refusal-settled = { $fault ->
    [screen] Šeit spēlē ekrānā: raidi ripas ar knipi.
    [moving] Pagaidi, līdz visas ripas apstājas.
    [early] Pašlaik neviena ripa nekustas.
    [unplayed] Vispirms nāk ripa, pa kuru sita.
    [unknown] Vienas no šīm ripām uz galdiņa nav.
    [off-board] Ripa nevar atrasties ārpus galdiņa.
    [over-hole] Ripa nevar atrasties virs bedrītes: tā tajā iekristu.
    [in-peg] Ripa nevar atrasties tapiņas iekšpusē.
   *[overlap] Divas ripas nevar pārklāties.
}
refusal-counted = { $fault ->
    [real-board] Sit uz sava galdiņa un raunda beigās ieraksti palikušās ripas.
    [all] Katrai pusei ir tikai { $discs } ripas.
   *[none] Tur nav ierakstīta neviena ripa.
}
refusal-hand = Roka dreb par { $low } līdz { $high } tūkstošdaļām.

outcome-ahead = { $winner ->
    [first] Gaišie uzvar raundā
    [second] Tumšie uzvar raundā
    [third] Gaišie uzvar raundā
   *[fourth] Tumšie uzvar raundā
} un saņem { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}.
outcome-level = Raunds beidzas neizšķirti.

scene-title = Crokinole galdiņš
scene-side = { $seat ->
    [first] Gaišie
   *[second] Tumšie
}: tagad punkti { $points }, divdesmitnieki { $twenties }, uz galdiņa { $live }, renē { $ditch }, vēl jāsit { $left }.
scene-disc = { $seat ->
    [first] Gaiša ripa
   *[second] Tumša ripa
}, { $zone ->
    [15] 15 punktu gredzenā
    [10] 10 punktu gredzenā
   *[5] 5 punktu gredzenā
}
scene-lies = { scene-disc }: virziens { $bearing }, { $far } cm no tavas starta līnijas vidus.
scene-noted = { $seat ->
    [first] Gaišie
   *[second] Tumšie
}, { $zone ->
    [20] divdesmitnieki
    [15] 15 punktu gredzens
    [10] 10 punktu gredzens
   *[5] 5 punktu gredzens
}: { $count }
scene-fewer = Par vienu mazāk: { scene-noted }
count-help = { $seat ->
    [first] Sāk gaišie.
    [second] Sāk tumšie.
    [third] Sāk gaišie 2.
   *[fourth] Sāk tumšie 2.
} Kad ar visām ripām sists, pieskaries gredzenam reizi par katru ripu tajā un vidum par katru divdesmitnieku: gaišie pa kreisi, tumšie pa labi. Pieskaries skaitlim, lai vienu noņemtu.
act-count = Saskaitīt: gaišie { $light }, tumšie { $dark }
told-count = Saskaitīts: gaišie { $light }, tumšie { $dark }.
told-flick = { $seat ->
    [first] Gaišie
    [second] Tumšie
    [third] Gaišie 2
   *[fourth] Tumšie 2
} { $power ->
    [gentle] sit viegli.
    [firm] sit stingri.
    [strong] sit spēcīgi.
   *[hard] sit no visa spēka.
}
told-settle = { $verdict ->
    [touched] Pretinieka ripa ir skarta.
    [void] Pārkāpums: pretinieka ripa nav skarta.
    [reached] Brīvais sitiens izdevies.
    [long] Par tālu: brīvajā sitienā ripai jāapstājas 15 punktu gredzenā vai bedrītē.
   *[missed] Par īsu: brīvajā sitienā ripai jāsasniedz 15 punktu gredzens vai bedrīte.
}{ $twenties ->
    [0] {""}
    [zero] {" "}Divdesmitnieki: { $twenties }!
    [one] {" "}Divdesmitnieks!
   *[other] {" "}Divdesmitnieki: { $twenties }!
}{ $given ->
    [0] {""}
    [zero] {" "}Divdesmitnieki pretiniekam: { $given }.
    [one] {" "}Divdesmitnieks pretiniekam.
   *[other] {" "}Divdesmitnieki pretiniekam: { $given }.
}{ $theirs ->
    [0] {""}
    [zero] {" "}No spēles iziet { $theirs } pretinieka ripu.
    [one] {" "}No spēles iziet { $theirs } pretinieka ripa.
   *[other] {" "}No spēles iziet { $theirs } pretinieka ripas.
}{ $ours ->
    [0] {""}
    [zero] {" "}No spēles iziet { $ours } sitēja ripu.
    [one] {" "}No spēles iziet { $ours } sitēja ripa.
   *[other] {" "}No spēles iziet { $ours } sitēja ripas.
}

level-beginner = Iesācējs
level-beginner-about = Sit pa tuvāko un iesit katru piekto brīvo divdesmitnieku.
level-casual = Amatieris
level-casual-about = Iesit katru trešo brīvo divdesmitnieku un meklē labus trāpījumus.
level-club = Kluba spēlētājs
level-club-about = Iesit katru otro brīvo divdesmitnieku un slēpjas aiz tapiņām.
level-tournament = Turnīru spēlētājs
level-tournament-about = Iesit divus no trim brīvajiem divdesmitniekiem, un to grūti uzvarēt.
level-champion = Čempions
level-champion-about = Iesit trīs no četriem brīvajiem divdesmitniekiem, kā labākie spēlētāji.
level-machine = Mašīna
level-machine-about = Gandrīz nekad nekļūdās. Spēlē pret to, lai redzētu, kas ir iespējams.

## The rule book's chapters
chapter-setup = Galdiņš un spēlētāji
chapter-shot = Sitiens
chapter-valid = Derīgi un nederīgi sitieni
chapter-leaving = Rene un bedrīte
chapter-scoring = Punktu skaitīšana

## Lessons: a title, what to do, and what was learnt
lesson-flick = Pirmais knipis
lesson-flick-task = Galdiņš ir tukšs. Ar knipi raidi savu ripu tā, lai tā apstājas tapiņu loka iekšpusē vai bedrītē.
lesson-flick-done = Tieši tas jāpanāk, ja uz galdiņa nav pretinieka ripu.
lesson-twenty = Divdesmitnieks
lesson-twenty-task = Iesit savu ripu bedrītē. Mērķē taisni un nesit pārāk stipri.
lesson-twenty-done = To noliek malā, un tā dod 20.
lesson-touch = Trāpi ripai
lesson-touch-task = Uz galdiņa ir pretinieka ripa. Trāpi tai.
lesson-touch-done = Ja neskar nevienu pretinieka ripu, tu zaudē ripu, ar kuru siti.
lesson-drive-off = Izsit to
lesson-drive-off-task = Izsit pretinieka ripu no galdiņa.
lesson-drive-off-done = Ripas renē neko nedod. Vislabāk, ja tavējā paliek uz galdiņa.
lesson-through = Caur savu ripu
lesson-through-task = Ceļā ir viena no tavām ripām. Pagrūd to pret pretinieka ripu.
lesson-through-done = Pietiek, ka kāda no tavām ripām skar kādu pretinieka ripu.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Pretiniekam uz galdiņa ir ripas: trāpi kādai no tām, citādi zaudēsi savu.
   *[other] Pretinieka ripu nav: mērķē bedrītē un tiec vismaz līdz 15 punktu gredzenam.
}
character-beginner = Spole
character-casual = Bumbiņa
character-club = Kļava
character-tournament = Vēziens
character-champion = Komēta
character-machine = Pulkstenis
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
    [gentle] viegli
    [firm] stingri
    [strong] spēcīgi
   *[hard] ļoti spēcīgi
}
switch-start_tolerance = Sitienu sāk
switch-start_tolerance-no = Ripas centrs uz līnijas
switch-start_tolerance-yes = Ripa līdz pusei pāri līnijai, kā nodrukāts
clause-quarter-tolerance = Sitienu sāk savā ceturtdaļā. Ripa ir uz starta līnijas, un līdz pusei tā drīkst būt pāri līnijai.
clause-turns-three-clockwise = Katrā gājienā spēlē vienu ripu. Nākamais vienmēr sit kaimiņš pa kreisi; to, kuram ripu vairs nav, izlaiž.
clause-next-start-three-clockwise = Nākamo raundu sāk tas, kurš sita pēdējais: vienmēr tas, kas spēlē bez partnera un kam vēl ir ripas, kad partneriem to vairs nav.
clause-off-board-bounces = Ripa drīkst atlēkt no apmales un atgriezties. Kad viss ir apstājies, tā nonāk renē. Ko tā pabīdījusi, paliek pabīdīts, bet tās pieskārieni neskaitās.
clause-hand-human = Katra roka mazliet dreb, arī labam spēlētājam. Ja vēlies, lai tavējā dreb vairāk.
refusal-quarter-tolerance = { $why ->
    [line] Pāri līnijai drīkst būt ne vairāk kā puse ripas: no { $low } līdz { $high } milimetriem.
   *[quarter] Paliec savā ceturtdaļā: no { $low } līdz { $high } grādiem.
}
refusal-hand-human = Roka dreb par { $low } līdz { $high } tūkstošdaļām.
origin-equipment = Brošūrā minēts galdiņš un pa divpadsmit gaišām un tumšām ripām. Par tapiņām un izmēriem nekā nav; lietojam turnīru galdiņu izmērus vai, ar iestatījumu, mazāku galdiņu.
origin-tournament-equipment = Izmēri ir kā pasaules čempionāta galdiņam.
origin-doubles-equipment = Izmēri ir kā pasaules čempionāta galdiņam.
origin-sides = Krievu tekstā nav teikts, ka ripas pirms izspēles guļ ārpus galdiņa.
origin-sides-three = Kur sēž trīs spēlētāji, nav teikts. Partnerus sēdinām vienu otram pretī.
origin-collection-conduct = Itāļu tekstā šī sadaļa ir pazudusi. Zviedriski jāsēž tikai sitot; zviedriski, poliski un krieviski runāts par spēlētājiem, nevis krēsliem. Sods nav nodrukāts.
origin-quarter = Pēc brošūras ripa drīkst būt pāri līnijai „līdz pusei”, bet nav teikts, uz kuru pusi. Ja centrs ir uz līnijas, der jebkura izpratne, tāpēc tā spēlējam; burtiskais variants ir iestatījums. Krievu tekstā runāts par līniju starp ceturtdaļām, holandiešu un krievu – par pretējo ceturtdaļu, bet itāļu tekstā šī vieta ir pazudusi.
origin-tournament-quarter = Turnīru noteikumi prasa tikai, lai ripa skartu līniju. Ja centrs ir uz tās, ripa to skar.
origin-doubles-quarter = Turnīru noteikumi prasa tikai, lai ripa skartu līniju. Ja centrs ir uz tās, ripa to skar.
origin-quarter-tolerance = Tā ir burtiski: „līdz pusei” pāri līnijai. Nav teikts, uz kuru pusi, tāpēc atļautas abas.
origin-free-place = Par aizņemtu sitiena vietu nekas nav nodrukāts.
origin-collection-inwards = Brošūrā minēts pirksts un teikts: uz vidu. Ka der jebkurš virziens uz iekšu un ka vājš sitiens skaitās, ir mūsu izpratne.
origin-strength = Par to nekas nav nodrukāts; datoram vajag robežu.
origin-turns-three = Pēc brošūras gājiens katru reizi pāriet pa kreisi. Tad partneriem ripas beidzas agrāk un tas, kas spēlē bez partnera, sit sešas reizes pēc kārtas. Tāpēc puses mainās; burtiskais variants ir iestatījums.
origin-turns-three-clockwise = Tā ir burtiski: vienmēr kaimiņš pa kreisi.
origin-collection-must-touch = Vāciski un angliski skart drīkst jebkura tava ripa, tātad vienu drīkst pagrūst ar otru. Pārējās astoņās valodās teikts „viņa ripa”; ievērojam vācu un angļu tekstu.
origin-collection-void = Krievu tekstā noņem tikai ripas, ko skārusi pati izspēlētā, poļu tekstā trūkst „savas”. Ievērojam citas valodas: visas skartās savas ripas.
origin-collection-open-board = Dāņu tekstā pazudis „nav”, un tas atkārto iepriekšējā noteikuma nosacījumu. Krievu tekstā sajaukts gredzens un tā līnija. Spēlējam, kā teikts citās valodās.
origin-missed = Vāciski, angliski, itāliski un holandiski uzsvērts, ka ārā iet tikai šī ripa; citās tā vienkārši nosaukta.
origin-collection-missed-touched = Pēc brošūras ārā iet tikai izspēlētā ripa. Šajā partijā ārā iet arī skartās savas ripas, kā turnīros.
origin-collection-contact = Kas skaitās pieskāriens, nav nodrukāts.
origin-off-board = Pēc brošūras ripa drīkst atlēkt no apmales: tā nonāk renē, bet ko skārusi, paliek. Mēs ripu noņemam, tiklīdz tā atstāj virsmu, lai izgājusī neko nebīdītu; burtiskais variants ir iestatījums.
origin-tournament-off-board = Turnīros tas, ko ripa pabīda atlēkusi no apmales, paliek pabīdīts. Mēs ripu noņemam, tiklīdz tā atstāj virsmu; iestatījums ļauj tai atlēkt.
origin-doubles-off-board = Turnīros tas, ko ripa pabīda atlēkusi no apmales, paliek pabīdīts. Mēs ripu noņemam, tiklīdz tā atstāj virsmu; iestatījums ļauj tai atlēkt.
origin-collection-off-board-bounces = Angliski, holandiski un dāniski apmale saukta par „lentēm”. Domāta galdiņa apmale.
origin-collection-out-line = Brošūrā minētas ripas uz līnijas. Ka ārā ir arī ripa aiz tās, ir pašsaprotami; franču teksts no līnijas izveido zonu ar tādu pašu iznākumu.
origin-collection-twenty = Angļu tekstā un no tā veidotajos pārbīdīts virsraksts, bet dāņu ripa krīt „cauri” bedrītei. Domāts divdesmit par katru ripu bedrītē.
origin-collection-twenty-owner = Brošūrā runāts tikai par savas ripas iesišanu. Skaitām to ripas īpašniekam, kā turnīros.
origin-collection-round-end = Krievu tekstā raunds beidzas, kad vienam spēlētājam vairs nav ripu, un otrs zaudētu pēdējo sitienu. Visas pārējās deviņas valodas gaida visus.
origin-next-start = Franču tekstā sāk spēlētājs „pēdējā vietā”. Zviedriski, poliski un krieviski skaidri teikts, ka tas ir pēdējais sitējs, un citas valodas var tā saprast.
origin-next-start-three = Franču tekstā sāk spēlētājs „pēdējā vietā”; citos domāts pēdējais sitējs. Kurš tas ir, izriet no gājienu secības.
origin-next-start-three-clockwise = Franču tekstā sāk spēlētājs „pēdējā vietā”; citos domāts pēdējais sitējs. Šādā secībā tas ir spēlētājs bez partnera.
origin-next-start-four = Franču tekstā sāk spēlētājs „pēdējā vietā”; citos domāts pēdējais sitējs.
origin-collection-points = Poļu tekstā trūkst „katra”.
origin-collection-line-lower = Franču tekstā ripa guļ abpus līnijai, krievu tekstā runāts par apļiem, kas krustojas. Pietiek skart līniju.
origin-round-score = Zviedru tekstā starpība saukta par prēmiju; tā paša piemērs rāda, ka skaitās tikai starpība. Neizšķirts raunds nav minēts: punktus nesaņem neviens.
origin-match = Itāļu tekstā pazudis piemērs ar 100 punktiem.
origin-settled = Uz ekrāna ripu slīdēšanu aprēķina dators.
origin-counted = Brošūra pazīst tikai īstus galdiņus. Šeit punktus skaita tā.
origin-hand = Ekrānam nav pirksta. Tas ir mūsu pašu noteikums.
origin-hand-human = Ekrānam nav pirksta. Tas ir mūsu pašu noteikums.
box-players = Cik ir spēlētāju?
box-round_score = Ko labākā puse saņem par raundu?
box-round_score-difference = Abu rezultātu starpību
box-round_score-two-points = Divus punktus
written-shot = { $verdict ->
    [void] Ripa { $disc }: nevienu neskar, ārā
    [missed] Ripa { $disc }: nav vidū, ārā
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Ripa { $disc }: ārā
            [zero] Ripa { $disc }: paliek gredzenā { $zone }
            [one] Ripa { $disc }: paliek gredzenā { $zone }
           *[other] Ripa { $disc }: paliek gredzenā { $zone }
        }
        [zero] Ripa { $disc }: { $twenties } divdesmitnieku!
        [one] Ripa { $disc }: divdesmitnieks!
       *[other] Ripa { $disc }: { $twenties } divdesmitnieki!
    }
}{ $theirs ->
    [0] {""}
    [zero] , izsit { $theirs }
    [one] , izsit vienu
   *[other] , izsit { $theirs }
} · { $light }–{ $dark }
written-count = Saskaitīts: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [zero] { $twenties } divdesmitnieku
    [one] { $twenties } divdesmitnieks
   *[other] { $twenties } divdesmitnieki
}
task-shoot = Tavs gājiens: sit ripu.
task-hit = Tavs gājiens: trāpi pretinieka ripai.
editor-starter = Kas sāka raundu
editor-shots = { $seat ->
    [first] Līdz šim sisto ripu skaits (nākamie: Gaišie)
    [second] Līdz šim sisto ripu skaits (nākamie: Tumšie)
    [third] Līdz šim sisto ripu skaits (nākamie: Gaišie 2)
   *[fourth] Līdz šim sisto ripu skaits (nākamie: Tumšie 2)
}
editor-twenties = { $seat ->
    [first] Divdesmitnieki: Gaišie
    [second] Divdesmitnieki: Tumšie
    [third] Divdesmitnieki: Gaišie 2
   *[fourth] Divdesmitnieki: Tumšie 2
}
refusal-editor-many = { $seat ->
    [first] Gaišie: ripu skaits ir { $count }, bet pavisam to ir tikai { $most }.
    [second] Tumšie: ripu skaits ir { $count }, bet pavisam to ir tikai { $most }.
    [third] Gaišie 2: ripu skaits ir { $count }, bet pavisam to ir tikai { $most }.
   *[fourth] Tumšie 2: ripu skaits ir { $count }, bet pavisam to ir tikai { $most }.
}
refusal-editor-out = Ripa, kas skar ārējo līniju, ir ārā un nonāk renē.

## Drills

drill-open-twenty = Brīvais divdesmitnieks
drill-open-twenty-about = Sit ripas bedrītē uz tukša galdiņa.
drill-open-twenty-task = { $goal ->
    [near] Sit tā, lai ripa apstājas atzīmētajā aplī. Sitieni: { $shots }.
    [sunk] Iesit ripu bedrītē. Sitieni: { $shots }.
   *[side] Iesit ripu bedrītē, katru reizi no vietas tuvu savas ceturtdaļas malai. Sitieni: { $shots }.
}
drill-take-out = Izsišana
drill-take-out-about = Izsit pretinieka ripu no galdiņa.
drill-take-out-task = { $goal ->
    [touch] Trāpi tumšajai ripai. Sitieni: { $shots }.
    [out] Izsit tumšo ripu no galdiņa. Sitieni: { $shots }.
    [stay] Izsit tumšo ripu no galdiņa tā, lai tavējā uz tā paliek. Sitieni: { $shots }.
   *[fifteen] Izsit tumšo ripu no galdiņa un atstāj savējo tapiņu lokā. Sitieni: { $shots }.
}
drill-hidden-disc = Aiz tapiņas
drill-hidden-disc-about = Atstāj savu ripu tur, kur to sargā tapiņa.
drill-hidden-disc-task = Sit tā, lai ripa apstājas atzīmētajā aplī, no pretinieka vietas skatoties, aiz tapiņas. Sitieni: { $shots }.
drill-shots-hits = Trāpījumi: { $hits } no { $shots }.
drill-shots-spread = Vidēji { $across } mm pa { $side ->
    [left] kreisi
   *[right] labi
} un { $along } mm par { $way ->
    [short] īsu
   *[long] tālu
}, izkliede { $spread } mm.
