### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = Ar knipi raidi koka ripas pa apaļu galdiņu, izsit pārējās un mērķē bedrītē vidū.
seat-first = Gaišie
seat-second = Tumšie
seat-third = Gaišie 2
seat-fourth = Tumšie 2

booklet-collection = Spēļu komplekts, divatā
booklet-collection-about = Katram divpadsmit ripas. Kas raundā labāks, saņem starpību.
booklet-trio = Spēļu komplekts, trijatā
booklet-trio-about = Viens spēlē pret diviem partneriem.
booklet-teams = Spēļu komplekts, četratā
booklet-teams-about = Divas komandas; partneri sēž viens otram pretī.
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
switch-miss_takes_touched-no = Zaudē izspēlēto ripu
switch-miss_takes_touched-yes = Zaudē arī skartās savas ripas
switch-rim_bounce = Ripas, kas sasniedz apmali
switch-rim_bounce-no = Uzreiz ir ārā
switch-rim_bounce-yes = Atlec un pēc tam ir ārā
switch-three_player_order = Secība trijatā
switch-three_player_order-sides = Puses pamīšus
switch-three_player_order-clockwise = Pulksteņrādītāja virzienā, kā nodrukāts
switch-steadiness = Rokas stingrums
switch-steadiness-exact = Sitiens tieši tāds, kā mērķēts
switch-steadiness-human = Cilvēka roka, kas mazliet noslīd

new-match-first-to-50 = Līdz 50 punktiem
new-match-first-to-100 = Līdz 100 punktiem
new-match-first-to-150 = Līdz 150 punktiem
new-match-first-to-200 = Līdz 200 punktiem
new-match-games-1 = Viens raunds
new-match-games-2 = Divi raundi
new-match-games-4 = Četri raundi
new-match-games-8 = Astoņi raundi

clause-equipment = Uz galdiņa ir 15, 10 un 5 punktu gredzeni, astoņas tapiņas ap 15 punktu gredzenu un bedrīte vidū. Ripas ir gaišas vai tumšas.
clause-sides = Divi spēlētāji sēž viens otram pretī, katram ir divpadsmit vienas krāsas ripas. Kamēr nav izspēlētas, ripas atrodas ārpus galdiņa.
clause-sides-three = Viens spēlē bez partnera ar divpadsmit ripām. Abi partneri sēž viņam pa kreisi un pa labi, katram ir sešas ripas.
clause-sides-four = Četri spēlē divās komandās. Partneri sēž viens otram pretī, katram ir sešas ripas.
clause-sides-eight = Divi spēlētāji sēž viens otram pretī, katram ir astoņas vienas krāsas ripas.
clause-conduct = Galdiņam pieskaras tikai tas, kuram ir gājiens. Galdiņš un krēsli paliek savās vietās, un spēlētājs arī.
clause-quarter = Sitienu sāk savā ceturtdaļā; ripas centrs ir uz starta līnijas.
clause-free-place = Vietai jābūt brīvai: pirms sitiena ripa nedrīkst skart nevienu citu, un neko nepabīda, lai atbrīvotu vietu.
clause-inwards = Sit jebkurā virzienā, kas ved uz iekšu. Sitiens skaitās, tiklīdz ripa atraujas no pirksta, lai cik vājš tas būtu.
clause-strength = Sitiens ir tik stiprs, cik spēj pirksts.
clause-turns = Katrā gājienā spēlē vienu ripu. Nākamais vienmēr sit kaimiņš pa kreisi.
clause-turns-three = Katrā gājienā spēlē vienu ripu. Puses mainās, un partneri savā starpā arī. Ja spēlē, kā nodrukāts, nākamais sit kaimiņš pa kreisi, bet to, kuram ripu vairs nav, izlaiž.
clause-must-touch = Ja uz galdiņa ir pretinieka ripa, kādai no tavām ripām jāskar kāda pretinieka ripa: izspēlētajai vai citai, ko tā pagrūž.
clause-void = Ja neviena neskar, sitiens nav derīgs: izspēlētā ripa un visas sitienā skartās savas ripas nonāk renē, pat no bedrītes.
clause-open-board = Ja uz galdiņa nav nevienas pretinieka ripas, izspēlētajai vai citai savai ripai, kas skarta sitienā, jāapstājas 15 punktu gredzenā, uz tā līnijas vai bedrītē.
clause-missed = Ja tas neizdodas, izspēlētā ripa nonāk renē. Citas ripas paliek, kur ir.
clause-missed-touched = Ja tas neizdodas, izspēlētā ripa un visas skartās savas ripas nonāk renē.
clause-contact = Skaitās katra saskare sitiena laikā, jebkurā ātrumā un arī pēc atsitiena no tapiņas. Ripas, kas jau iepriekš gulēja cieši kopā, skaitās tikai tad, ja kādai no tām trāpa. Ripa, kas atstājusi galdiņu, vairs neko neskar.
clause-off-board = Ripa, kuras centrs atstāj spēles virsmu, uzreiz ir ārā. Ja spēlējat ar atlēcieniem no apmales, šādas ripas nonāk renē, kad viss ir apstājies; ko tās pabīdījušas, paliek pabīdīts.
clause-comes-back = Ripa, kas šķērso starta līniju un atgriežas, paliek spēlē.
clause-out-line = Ripa, kas apstājas uz starta līnijas vai ārpus tās, nonāk renē, lai kam tā piederētu.
clause-twenty = Ripu, kas iekrīt centra bedrītē, izņem un noliek malā; tā dod 20.
clause-twenty-owner = Divdesmitnieks pienākas ripas īpašniekam, lai kurš to iesistu. Partnera ripas arī ir savas ripas.
clause-round-end = Raunds beidzas, kad visi ir izspēlējuši visas savas ripas.
clause-next-start = Nākamo raundu sāk tas, kurš sita pēdējais.
clause-next-start-three = Nākamo raundu sāk tas, kurš sita pēdējais: vispirms tas, kas spēlē bez partnera, tad viens no partneriem un tā tālāk.
clause-next-start-four = Nākamo raundu sāk tas, kurš sita pēdējais, tāpēc sākums pārvietojas par vienu vietu pa labi.
clause-next-start-clockwise = Ar katru raundu sākums pārvietojas par vienu vietu pa kreisi.
clause-points = Pēc raunda katra ripa dod 15, 10 vai 5 pēc sava gredzena, un katra malā noliktā – 20.
clause-line-lower = Ripa, kas skar gredzena līniju, skaitās mazāk vērtajā no abiem gredzeniem.
clause-round-score = Punktus saņem tikai tā puse, kurai to ir vairāk, un tā saņem starpību. Ja ir vienādi, neviens neko nesaņem.
clause-round-score-two = Puse, kurai ir vairāk punktu, par raundu saņem divus punktus; ja ir vienādi, abas saņem pa vienam.
clause-match = Mačs beidzas, kad kāda puse sakrāj norunātos punktus. To pārbauda pēc katra raunda.
clause-match-rounds = Mačs beidzas pēc norunātajiem raundiem. Uzvar tas, kuram ir vairāk punktu.
clause-settled = Kur ripas apstājas, aprēķina pēc berzes un atsitieniem, visiem vienādi, un saglabā ierakstā.
clause-counted = Uz īsta galdiņa nekas netiek aprēķināts. Kad raunds beidzies, tas, kurš to sāka, ieraksta, cik katras puses ripu ir katrā gredzenā un cik nolikts malā; rezultātu ved šeit.
clause-hand = Sitiens tieši tāds, kā mērķēts. Ja tas ir par vieglu, ļauj rokai mazliet drebēt: tās stingrumu katrs iestata pats.

refusal-quarter = Paliec savā ceturtdaļā: no { $low } līdz { $high } grādiem.
refusal-free-place = { $seat ->
    [first] Tajā vietā traucē gaiša ripa.
    [second] Tajā vietā traucē tumša ripa.
    [third] Tajā vietā traucē gaiša ripa.
   *[fourth] Tajā vietā traucē tumša ripa.
}
refusal-inwards = Sit uz iekšu: no { $low } līdz { $high } grādiem no vidus.
refusal-strength = Sitiena ātrums ir no { $low } līdz { $high } milimetriem sekundē.
refusal-settled = { $fault ->
    [screen] Šeit ripas ir ekrānā: sit tās.
    [moving] Pagaidi, līdz visas ripas apstājas.
    [early] Pašlaik neviena ripa nekustas.
    [unplayed] Vispirms nāk ripa, pa kuru sita.
    [unknown] Nosaukta ripa, kuras uz galdiņa nav.
    [off-board] Ripa nevar atrasties ārpus galdiņa.
    [over-hole] Ripa nevar atrasties virs bedrītes: tā tajā iekristu.
    [in-peg] Ripa nevar atrasties tapiņas iekšpusē.
   *[overlap] Divas ripas nevar atrasties viena otrā.
}
refusal-counted = { $fault ->
    [real-board] Sit uz sava galdiņa. Šeit ieraksti, kas palicis no raunda.
    [all] Vienai pusei ir tikai { $discs } ripas.
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
}: tagad { $points }, divdesmitnieki { $twenties }, uz galdiņa { $live }, renē { $ditch }, vēl jāizspēlē { $left }.
scene-disc = { $seat ->
    [first] Gaiša ripa
   *[second] Tumša ripa
}, { $zone ->
    [15] 15 punktu gredzenā
    [10] 10 punktu gredzenā
   *[5] 5 punktu gredzenā
}
scene-lies = { scene-disc }: virziens { $bearing }, { $far } cm no tavas līnijas vidus.
scene-noted = { $seat ->
    [first] Gaišie
   *[second] Tumšie
}, { $zone ->
    [20] noliktas malā
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
} Kad visas ripas izspēlētas, pieskaries gredzenam reizi par katru ripu tajā un vidum par katru divdesmitnieku: gaišie pa kreisi, tumšie pa labi. Pieskaries skaitlim, lai vienu noņemtu.
act-count = Saskaitīt: gaišie { $light }, tumšie { $dark }
told-count = Saskaitīts: gaišie { $light }, tumšie { $dark }.
told-flick = { $seat ->
    [first] Gaišie sit ar ātrumu { $speed } m/s.
    [second] Tumšie sit ar ātrumu { $speed } m/s.
    [third] Gaišie 2 sit ar ātrumu { $speed } m/s.
   *[fourth] Tumšie 2 sit ar ātrumu { $speed } m/s.
}
told-settle = { $verdict ->
    [touched] Pretinieka ripa ir skarta.
    [void] Sitiens nav derīgs: pretinieka ripa nav skarta.
    [reached] Brīvais sitiens izdevies.
   *[missed] Brīvais sitiens ir par īsu.
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
    [one] {" "}No spēles iziet viena pretinieka ripa.
   *[other] {" "}No spēles iziet { $theirs } pretinieka ripas.
}{ $ours ->
    [0] {""}
    [zero] {" "}No spēles iziet { $ours } savu ripu.
    [one] {" "}No spēles iziet viena sava ripa.
   *[other] {" "}No spēles iziet { $ours } savas ripas.
}

level-beginner = Iesācējs
level-beginner-about = Sit pa tuvāko un iesit katru piekto brīvo divdesmitnieku.
level-casual = Amatieris
level-casual-about = Iesit katru trešo brīvo divdesmitnieku un meklē labus trāpījumus.
level-club = Kluba spēlētājs
level-club-about = Iesit katru otro brīvo divdesmitnieku un slēpjas aiz tapiņām.
level-tournament = Turnīru spēlētājs
level-tournament-about = Iesit divus no trim brīvajiem divdesmitniekiem un nepadodas.
level-champion = Čempions
level-champion-about = Iesit trīs no četriem brīvajiem divdesmitniekiem, kā labākie spēlētāji.
level-machine = Mašīna
level-machine-about = Gandrīz nekad nekļūdās. Tiem, kas grib uzzināt, kas ir iespējams.

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
lesson-touch = Saskare
lesson-touch-task = Uz galdiņa ir pretinieka ripa. Skar to ar savu ripu.
lesson-touch-done = Kas neskar nevienu, zaudē tikko izspēlēto ripu.
lesson-drive-off = Izsit to
lesson-drive-off-task = Izsit pretinieka ripu no galdiņa.
lesson-drive-off-done = Ripas renē neko nedod. Vislabāk, ja tavējā paliek uz galdiņa.
lesson-through = Caur savu ripu
lesson-through-task = Ceļā ir viena no tavām ripām. Pagrūd to pret pretinieka ripu.
lesson-through-done = Pietiek, ka kāda no tavām ripām skar kādu pretinieka ripu.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Pretiniekam uz galdiņa ir ripas: skar kādu no tām, citādi zaudēsi savu.
   *[other] Galdiņš ir brīvs: mērķē bedrītē un tiec vismaz līdz 15 punktu gredzenam.
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
