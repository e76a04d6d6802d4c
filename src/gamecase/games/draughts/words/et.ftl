### Estonian. The words of the draughts federation: man = kivi, king = kabe, piece (either) = kabend, square = väli,
### far row = viimane rida, capture = lööma. Kabe is the game and the crowned piece. Squares stand in the nominative.

game-name = Kabe
game-about = Hüppa üle vastase kabendite, jõua viimasele reale ja muutu kabeks.
seat-first = Must
seat-second = Valge

## Where White begins, the first seat is White.
seat-first-russian = { seat-second }
seat-second-russian = { seat-first }
seat-first-brazilian = { seat-second }
seat-second-brazilian = { seat-first }
seat-first-czech = { seat-second }
seat-second-czech = { seat-first }
seat-first-spanish = { seat-second }
seat-second-spanish = { seat-first }
seat-first-portuguese = { seat-second }
seat-second-portuguese = { seat-first }
seat-first-italian = { seat-second }
seat-second-italian = { seat-first }
seat-first-thai = { seat-second }
seat-second-thai = { seat-first }
seat-first-thai12 = { seat-second }
seat-second-thai12 = { seat-first }
seat-first-international = { seat-second }
seat-second-international = { seat-first }

## Ways to play
booklet-collection = Mängukogu
booklet-collection-about = Kabe mängukogu reeglivihiku järgi: lüüa võib, aga ei pea. Sinukeelne vihik võib erineda sinu maa kabest; selle leiad altpoolt.
booklet-dame = Saksa kabe
booklet-dame-about = Sama mäng, aga elavam: kui saad lüüa, siis pead. Sobib hästi arvuti vastu.
booklet-english = Inglise kabe
booklet-english-about = Tuntud ka kui Ameerika kabe. Kabe käib ühe välja korraga.
booklet-russian = Vene kabe
booklet-russian-about = Kivid võivad lüüa ka tagasi ja jätkavad viimasele reale jõudes kabena.
booklet-brazilian = Brasiilia kabe
booklet-brazilian-about = Rahvusvahelised reeglid väikesel laual: löö nii palju kabendeid, kui saad.
booklet-pool = Pool checkers
booklet-pool-about = Kivid võivad lüüa ka tagasi. Mida lüüa, valid ise.
booklet-czech = Tšehhi kabe
booklet-czech-about = Kivid löövad ainult edasi. Kui kabe saab lüüa, peab ta lööma enne kivi.
booklet-spanish = Hispaania kabe
booklet-spanish-about = Laud on teistpidi. Löö kõige rohkem kabendeid, ja nende seas kõige rohkem kabesid.
booklet-portuguese = Portugali kabe
booklet-portuguese-about = Hispaania reeglid, kuid vasakul all on tume väli.
booklet-italian = Itaalia kabe
booklet-italian-about = Kivid ei saa kabesid lüüa. Kabe käib ühe välja korraga.
booklet-thai = Tai kabe
booklet-thai-about = Makhos: kummalgi kaheksa kivi ja kiired kabed.
booklet-thai12 = Tai kabe, kaksteist kivi
booklet-thai12-about = Tai reeglid, kummalgi kaksteist kivi.
booklet-international = Rahvusvaheline kabe
booklet-international-about = Saja väljaga laud ja kummalgi kakskümmend kivi.
box-size = Mitu välja on laua ühel küljel?
box-black_begins = Kas must alustab?
box-men_take_backwards = Kas kivid tohivad lüüa tagasi?
box-kings_fly = Kas kabe tohib käia rohkem kui ühe välja?
box-must_take = Kas peab lööma, kui saab?

## Switches
switch-may_stop = Keset hüpete seeriat
switch-may_stop-yes = Võib lõpetada
switch-may_stop-no = Peab jätkama, kuni saab
switch-men_turn = Hüpete seeria kiviga
switch-men_turn-yes = Võib suunda muuta
switch-men_turn-no = Ainult ühel joonel
switch-king_far = Kabe hüppab
switch-king_far-yes = Mis tahes kauguselt
switch-king_far-no = Ainult üle kõrval oleva kabendi
switch-king_lands_anywhere = Kabe maandub
switch-king_lands_anywhere-yes = Mis tahes tühjale väljale kabendi taga
switch-king_lands_anywhere-no = Otse kabendi taha
switch-removal = Löödud kabendid võetakse laualt
switch-removal-at-once = Kohe, hüpe hüppe järel
switch-removal-after = Käigu lõpus
switch-promotion = Kivi, mis jõuab hüppega viimasele reale
switch-promotion-ends = Saab kabeks ja käik lõpeb
switch-promotion-goes-on = Jätkab kohe kabena
switch-blocked = Mängija, kes ei saa käia
switch-blocked-loses = Kaotab
switch-blocked-draws = Saab viigi
switch-quiet_moves = Viik, kui käivad ainult kabed
switch-quiet_moves-20 = Pärast kummagi 20 käiku
switch-quiet_moves-40 = Pärast kummagi 40 käiku

## The rules
clause-board-8 = Laual on kaheksa rida, igas kaheksa välja. Kummalgi mängijal on all paremal hele väli.
clause-board-8-mirrored = Laual on kaheksa rida, igas kaheksa välja. Kummalgi mängijal on all paremal tume väli.
clause-board-10 = Laual on kümme rida, igas kümme välja. Kummalgi mängijal on all paremal hele väli.
clause-men-8 = Kumbki mängija alustab kaheksa kiviga kahe esimese rea tumedatel väljadel.
clause-men-12 = Kumbki mängija alustab kaheteistkümne kiviga kolme esimese rea tumedatel väljadel.
clause-men-20 = Kumbki mängija alustab kahekümne kiviga nelja esimese rea tumedatel väljadel.
clause-black-begins = Must alustab. Kes saab mustad, valitakse juhuslikult; pärast iga mängu vahetatakse värve.
clause-white-begins = Valge alustab. Kes saab valged, valitakse juhuslikult; pärast iga mängu vahetatakse värve.
clause-turns = Mängijad käivad kordamööda. Igal korral käib mängija ühe oma värvi kabendiga; käiku vahele jätta ei tohi.
clause-dark-squares = Mängitakse ainult tumedatel väljadel.
clause-occupied = Kabend tohib käia ainult tühjale väljale.
clause-man-moves = Kivi käib ühe välja diagonaalis edasi.
clause-taking = Kabend lööb, hüpates diagonaalis üle ühe vastase kabendi tühjale väljale selle taga. Ta ei tohi hüpata üle oma värvi kabendite ega üle kahe kabendi korraga.
clause-man-takes-forward = Kivi lööb enda kõrval oleva kabendi ja hüppab ainult edasi.
clause-man-takes-all = Kivi lööb enda kõrval oleva kabendi, edasi või tagasi.
clause-men-spare-kings = Kivi ei saa kabet lüüa.
clause-crowning = Kivi, mis jõuab viimasele reale, saab teise kabendi peale ja muutub kabeks. Käik lõpeb seal.
clause-crowning-goes-on = Kivi, mis jõuab viimasele reale, saab teise kabendi peale ja muutub kohe kabeks. Kui ta jõudis sinna hüppega, võib ta samal käigul kabena edasi hüpata.
clause-crowning-stops-only = Kivi, mis lõpetab käigu viimasel real, saab teise kabendi peale ja muutub kabeks. Kui ta hüppab sealt edasi, jääb ta kiviks.
clause-king-flies = Kabe käib diagonaalis edasi või tagasi üle kui tahes paljude tühjade väljade.
clause-king-steps = Kabe käib ühe välja diagonaalis, edasi või tagasi.
clause-king-takes = Kabe lööb igas suunas. Temagi vajab kabendi taga tühja välja. Kabet saab lüüa nagu iga teist kabendit, nii kivi kui ka kabega.
clause-king-lands-behind = Kabe võib hüpata kaugelt. Ta maandub otse kabendi taha.
clause-king-lands-anywhere = Kabe võib hüpata kaugelt. Ta maandub mis tahes tühjale väljale kabendi taga.
clause-chain = Hüpanud kabend võib samal käigul sealt, kuhu maandus, uuesti hüpata, ka teises suunas.
clause-chain-may-stop = Pärast iga hüpet võid lõpetada.
clause-chain-whole = Edasi tuleb hüpata seni, kuni kabend saab; kui saad valida, kuhu maanduda, pead maanduma sinna, kust ta saab edasi hüpata.
clause-removal-at-once = Ülehüpatud kabend võetakse kohe laualt.
clause-removal-after = Ülehüpatud kabendid võetakse laualt käigu lõpus. Seni on nad ees, ja ühestki neist ei tohi hüpata üle kaks korda.
clause-duty-free = Lüüa võib, aga ei pea: selle asemel võid teha ükskõik millise muu käigu.
clause-duty = Kui saad lüüa, siis pead.
clause-duty-most = Kui lüüa saab mitut moodi, pead valima löögi, mis võtab võimalikult palju kabendeid.
clause-duty-most-kings = Kui lüüa saab mitut moodi, pead valima löögi, mis võtab võimalikult palju kabendeid, ja nende seast sellise, mis võtab kõige rohkem kabesid.
clause-duty-king-first = Kui lüüa saavad nii kabe kui ka kivi, peab lööma kabe.
clause-duty-italian = Kui lüüa saab mitut moodi, pead valima löögi, mis võtab kõige rohkem kabendeid; nende seast löögi kabega; siis löögi, mis võtab kõige rohkem kabesid; siis löögi, mis võtab kabe kõige varem.
clause-all-taken = Mängija, kellel pole enam kabendeid, kaotab.
clause-blocked = Mängija, kellel on kabendeid, aga kes ei saa käia, kaotab.
clause-repetition = Kui sama seis tekib kolmandat korda ja käigul on sama mängija, jääb mäng viiki.
clause-quiet-15 = Kui kumbki mängija on teinud 15 käiku ainult kabedega ja midagi pole löödud, jääb mäng viiki.
clause-quiet-20 = Kui kumbki mängija on teinud 20 käiku ainult kabedega ja midagi pole löödud, jääb mäng viiki.
clause-quiet-25 = Kui kumbki mängija on teinud 25 käiku ainult kabedega ja midagi pole löödud, jääb mäng viiki.
clause-quiet-40 = Kui kumbki mängija on teinud 40 käiku ainult kabedega ja midagi pole löödud, jääb mäng viiki.
clause-short-5 = Kui alles on ainult kaks või kolm kabendit ja kummalgi mängijal on kabe, jääb mäng viiki pärast veel viit käiku kummaltki.
clause-short-16-5 = Üksik kabe kolme kabendi vastu, mille seas on vähemalt üks kabe, on viik pärast 16 käiku kummaltki. Kui alles on ainult kaks või kolm kabendit ja kummalgi mängijal on kabe, on viik pärast viit käiku kummaltki.
clause-short-13 = Kolm kabet ühe vastu on viik pärast 13 käiku kummaltki.
clause-short-road = Üksik kabe pikal diagonaalil nurgast nurka kolme kabendi vastu, mille seas on vähemalt üks kabe, on viik pärast viit käiku kummaltki, kui üksik kabe sinna jääb.
clause-agreed = Mängijad võivad viigis kokku leppida ja kumbki võib alistuda. Käik võetakse tagasi ainult siis, kui mõlemad on nõus.

## Why not
refusal-dark-squares = { $square } pole selle laua tume väli.
refusal-turns = { $holder ->
    [nobody] { $square } on tühi.
    [white] { $square }: see kabend on valge. Käigul on must.
   *[black] { $square }: see kabend on must. Käigul on valge.
}
refusal-occupied = { $holder ->
    [white] { $square } on kinni: seal on valge kabend.
   *[black] { $square } on kinni: seal on must kabend.
}
refusal-man-moves = { $why ->
    [back] See kivi pole veel kabe, nii et tagasi ta käia ei saa.
    [far] Kivi käib ainult ühe välja.
    [stuck] { $from }: see kivi ei saa käia.
   *[diagonal] { $from } ja { $to } ei ole samal diagonaalil. Kivi käib diagonaalis edasi.
}
refusal-king-flies = { $why ->
    [stuck] { $from }: see kabe ei saa käia.
   *[diagonal] { $from } ja { $to } ei ole samal diagonaalil. Kabe käib diagonaalis.
}
refusal-king-steps = { $why ->
    [far] Selles mängus käib kabe ainult ühe välja.
    [stuck] { $from }: see kabe ei saa käia.
   *[diagonal] { $from } ja { $to } ei ole samal diagonaalil. Kabe käib diagonaalis.
}
refusal-taking = { $why ->
    [own] Sa ei saa hüpata üle oma kabendi väljade { $from } ja { $to } vahel.
    [two] Sa ei saa hüpata üle rohkem kui ühe kabendi väljade { $from } ja { $to } vahel.
    [diagonal] { $from } ja { $to } ei ole samal diagonaalil. Kabendid hüppavad diagonaalis.
   *[nothing] Väljade { $from } ja { $to } vahel pole midagi lüüa.
}
refusal-man-takes-forward = { $why ->
    [far] Kivi lööb ainult enda kõrval oleva kabendi ja maandub otse selle taha.
   *[back] Kivi lööb ainult edasi: üle välja { $over } ta tagasi hüpata ei saa.
}
refusal-men-spare-kings = Väljal { $over } on kabe ja kivi ei saa kabet lüüa.
refusal-crowning = Väljal { $from } saab kivi kabeks ja seal käik lõpeb. Lüüa saab ta järgmisel käigul.
refusal-duty = { $count ->
    [one] Sa saad lüüa, seega pead lööma selle kabendiga: { $squares }.
   *[other] Sa saad lüüa, seega pead lööma ühega neist kabenditest: { $squares }.
}
refusal-duty-most = Nii lööd { $taken }, aga võimalik on { $most }: { $squares }. Lüüa tuleb nii palju kui võimalik.
refusal-duty-most-kings = { $why ->
    [most] Nii lööd { $taken }, aga võimalik on { $most }: { $squares }. Lüüa tuleb nii palju kui võimalik.
   *[kings] Siit saad lüüa sama palju kabendeid, aga nende seas rohkem kabesid: { $squares }.
}
refusal-duty-king-first = Kabe peab lööma enne kivi. Löö sellega: { $squares }.
refusal-duty-italian = { $why ->
    [most] Nii lööd { $taken }, aga võimalik on { $most }: { $squares }. Lüüa tuleb nii palju kui võimalik.
    [with-king] Kabe saab lüüa sama palju: { $squares }. Kabe peab lööma enne kivi.
   *[kings] Siit saad lüüa sama palju kabendeid, aga rohkem kabesid või kabesid varem: { $squares }.
}

## How it ends
outcome-all-taken = { $seat } võidab: vastasel pole enam kabendeid.
outcome-blocked = { $seat } võidab: vastane ei saa käia.
outcome-blocked-draw = Viik: käigul olev mängija ei saa käia.
outcome-repetition = Viik: sama seis kolmandat korda.
outcome-quiet = Viik: liiga palju vaikseid kabekäike.
outcome-short = Viik: nii väheste kabendite käigupiir on täis.

## The board in words
scene-title = Kabelaud
scene-men = { $colour ->
    [white] Valged kivid: { $squares }.
   *[black] Mustad kivid: { $squares }.
}
scene-kings = { $colour ->
    [white] Valged kabed: { $squares }.
   *[black] Mustad kabed: { $squares }.
}
scene-none = { $colour ->
    [white] Valgel pole kabendeid.
   *[black] Mustal pole kabendeid.
}
scene-must = Peab lööma: { $squares }.
scene-quiet = { $count ->
    [one] Viigini on veel { $count } kabekäik ilma löömata.
   *[other] Viigini on veel { $count } kabekäiku ilma löömata.
}
scene-repeated = { $count ->
    [one] See seis on laual olnud { $count } kord.
   *[other] See seis on laual olnud { $count } korda. Kolmas kord on viik.
}
scene-square = { $holder ->
    [white-man] { $square }: valge kivi
    [white-king] { $square }: valge kabe
    [black-man] { $square }: must kivi
    [black-king] { $square }: must kabe
   *[nobody] { $square }: tühi
}
told-move = { $colour ->
    [white] Valge { $move }
   *[black] Must { $move }
}
told-crowned = { $colour ->
    [white] Valge { $move }, kabe
   *[black] Must { $move }, kabe
}
button-end-turn = Lõpeta käik

## Levels
level-beginner = Algaja
level-beginner-about = Lööb, mida näeb, ega plaani midagi. Ka laps võib võita.
level-casual = Harrastaja
level-casual-about = Mõtleb käigu või kaks ette ja jätab vahel midagi märkamata.
level-skilled = Vilunud
level-skilled-about = Ei anna kabendeid niisama ära. Hea vastane perele.
level-strong = Tugev
level-strong-about = Näeb palju käike ette.
level-master = Meister
level-master-about = Mõtleb kõige sügavamalt ja teab iga kuni nelja kabendi lõppmängu.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Algseis
chapter-moving = Käimine
chapter-taking = Löömine
chapter-queens = Kabed
chapter-duty = Kas peab lööma?
chapter-ending = Mängu lõpp

## Lessons: a title, what to do, and what was learnt
lesson-step = Käimine
lesson-step-task = Valge kivi on sinu. Käi sellega.
lesson-step-done = Kivid käivad ühe välja diagonaalis edasi, tumedatel väljadel.
lesson-jump = Löömine
lesson-jump-task = Löö must kivi: hüppa üle selle tühjale väljale selle taga.
lesson-jump-done = Kabend, millest üle hüppad, on löödud ja lahkub laualt.
lesson-chain = Mitu hüpet
lesson-chain-task = Löö mõlemad mustad kivid ühe käiguga.
lesson-chain-done = Pärast hüpet võib sama kabend edasi hüpata.
lesson-freedom = Sinu valik
lesson-freedom-task = Nende reeglite järgi ei pea sa lööma. Käi oma teise kiviga.
lesson-freedom-done = Siin on löömine vabatahtlik. Enamiku teiste reeglite järgi on see kohustus.
lesson-duty = Millal peab lööma
lesson-duty-task = Nende reeglite järgi pead lööma, kui saad. Tee oma käik.
lesson-duty-done = Nii saad sundida vastast käima sinna, kuhu tahad.
lesson-crowning = Kabe
lesson-crowning-task = Sinu kivi on ühe sammu kaugusel viimasest reast. Tee ta kabeks.
lesson-crowning-done = Viimasel real saab kivi kabeks.
lesson-flying = Lendavad kabed
lesson-flying-task = Vii oma kabe üle kogu laua, nurgast nurka.
lesson-flying-done = Nende reeglite järgi lendab kabe üle kui tahes paljude tühjade väljade.
lesson-far-jump = Hüpe kaugelt
lesson-far-jump-task = Löö kabe teel olev kivi sealt, kus kabe on.
lesson-far-jump-done = Kabe ei pea olema kohe kõrval. Nende reeglite järgi maandub ta otse kabendi taha.
lesson-give-one = Anna üks, löö kolm
lesson-give-one-task = Siin pead lööma, kui saad. Ohverda kivi ja löö siis kõik, mis on alles.
lesson-give-one-done = Õigel hetkel ohverdatud kabend avab laua. Seda nimetatakse kombinatsiooniks.
lesson-block = Kinni pandud
lesson-block-task = Jäta Must ilma käiguta.
lesson-block-done = Mängija, kes ei saa käia, kaotab.

## Why the computer would play a move
hint-reason = { $why ->
    [only] See on ainus käik.
    [wins] See võidab.
    [resists] Mäng on kaotatud; nii pead kõige kauem vastu.
    [crowns] Kivist saab kabe.
    [gains] See võidab materjali.
    [avoids] Iga muu käik on selgelt halvem.
    [draws] See hoiab viiki.
    [equal] Mõni teine käik on sama hea.
   *[best] See tundub teistest veidi parem.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Sa saad lüüa, seega pead: hüppa üle kabendi selle taga olevale tühjale väljale.
    [may] Sa võid lüüa, kui tahad: hüppa üle kabendi selle taga olevale tühjale väljale.
    [king] Käi kiviga üks väli edasi või kabega edasi või tagasi.
   *[other] Käi kiviga üks väli diagonaalis edasi.
}
guide-why = { $why ->
    [only] See on ainus käik.
    [crowns] Sinu kivist saab kabe.
    [takes] Sa lööd.
    [saves] Sa viid kabendi ohust ära.
    [safe] Pärast seda ei saa vastane midagi lüüa.
   *[other] See tundub teistest veidi parem.
}

## Rules that follow their switches
refusal-man-takes-all = Kivi lööb ainult enda kõrval oleva kabendi ja maandub otse selle taha.
refusal-king-takes-near = Selles mängus lööb kabe ainult enda kõrval oleva kabendi ja maandub otse selle taha.
refusal-king-lands-behind = Kabe peab maanduma otse välja { $over } taha.
refusal-king-near-lands-behind = { $why ->
    [near] Selles mängus lööb kabe ainult enda kõrval oleva kabendi.
   *[behind] Kabe peab maanduma otse välja { $over } taha.
}
refusal-king-near-lands-anywhere = Selles mängus lööb kabe ainult enda kõrval oleva kabendi.
refusal-chain-straight = Selles mängus peavad kivi hüpped jääma ühele joonele.
refusal-chain-whole = Kabend saab veel lüüa, seega peab ta edasi hüppama ega saa jääda väljale { $to }.
refusal-removal-after = Üle kabendi väljal { $over } oled juba hüpanud. Kaks korda ei saa.
character-beginner = Puru
character-casual = Ingver
character-skilled = Ohakas
character-strong = Süsi
character-master = Oonüks
origin-thai12-white-begins = { origin-thai-white-begins }
origin-czech-repetition = { origin-collection-repetition }
origin-czech-agreed = { origin-collection-agreed }
origin-dame-blocked = { origin-collection-blocked }
origin-dame-blocked-draws = { origin-collection-blocked-draws }
origin-dame-repetition = { origin-collection-repetition }
origin-dame-quiet-40 = { origin-collection-quiet-40 }
origin-dame-agreed = { origin-collection-agreed }
origin-italian-blocked = { origin-collection-blocked }
origin-italian-repetition = { origin-collection-repetition }
origin-italian-quiet-40 = { origin-collection-quiet-40 }
origin-italian-agreed = { origin-collection-agreed }
origin-pool-repetition = { origin-collection-repetition }
origin-pool-quiet-40 = { origin-collection-quiet-40 }
origin-pool-agreed = { origin-collection-agreed }
origin-portuguese-blocked = { origin-collection-blocked }
origin-portuguese-repetition = { origin-collection-repetition }
origin-portuguese-quiet-20 = { origin-collection-quiet-20 }
origin-portuguese-agreed = { origin-collection-agreed }
origin-spanish-blocked = { origin-collection-blocked }
origin-spanish-repetition = { origin-collection-repetition }
origin-spanish-quiet-40 = { origin-collection-quiet-40 }
origin-spanish-agreed = { origin-collection-agreed }
origin-thai-repetition = { origin-collection-repetition }
origin-thai-quiet-40 = { origin-collection-quiet-40 }
origin-thai-agreed = { origin-collection-agreed }
origin-thai12-repetition = { origin-collection-repetition }
origin-thai12-quiet-40 = { origin-collection-quiet-40 }
origin-thai12-agreed = { origin-collection-agreed }
clause-king-takes-near = Kabe lööb igas suunas, aga ainult kõrvaloleva kabendi, ja maandub otse selle taha. Ka kabet saab lüüa.
clause-king-near-lands-behind = Kabe lööb ainult kõrvaloleva kabendi ja maandub otse selle taha.
clause-king-near-lands-anywhere = Kabe lööb ainult kõrvaloleva kabendi ja maandub mis tahes tühjale väljale selle taga.
clause-chain-straight = Hüpanud kabend võib samal käigul sealt edasi hüpata: kivi ainult sama joont mööda, kabe ka teises suunas.
clause-blocked-draws = Kui mängijal on kabendeid, aga ta ei saa käia, on mäng viik.
origin-collection-board-8 = Taani vihik räägib valgest alumisest poolest; mõeldud on parempoolset alumist välja.
origin-collection-men-12 = Ainult inglise tekst ütleb, millised read täidetakse. Teistes on pilt.
origin-collection-black-begins = Loosimine ja Musta esimene käik on trükitud. Et värve vahetatakse pärast iga mängu, on meie vaikevalik.
origin-collection-turns = Keegi ei tohi käiku vahele jätta, kuigi lüüa ei pea: käiakse kordamööda.
origin-collection-man-moves = Vene tekst ütleb ainult, et kivi ei tohi naasta sinna, kus ta oli. Ükski kivi ei käi tagasi.
origin-collection-taking = Itaalia ja taani tekstist on sõna välja jäänud, „vaba“ või „tume“. Mõeldud on tühja tumedat välja.
origin-collection-man-takes-forward = Hüpet kirjeldatakse kivi ees olevalt väljalt, seega on see edasi. Inglise tekst lisab, et tagasi ei tohi „veel“.
origin-collection-crowning = Vihik paneb teise kabendi peale ega ütle rohkem midagi. Lõpetame käigu seal, nagu enamikus kabemängudes; seade laseb uuel kabel edasi hüpata. Prantsuse tekst võtab teise kabendi juba löödute seast; siin on see alati olemas.
origin-collection-crowning-goes-on = Vihik ei ütle, mis juhtub mitme hüppe keskel. Selles mängus hüppab uus kabe edasi, nagu vene kabes.
origin-collection-king-flies = Poola tekst ütleb, et kabe hüppab üle tühjade väljade; ta libiseb üle nende.
origin-collection-king-takes = Itaalia tekst ei ütle, et taga olev väli peab olema vaba. Teised ütlevad.
origin-collection-king-lands-behind = Ainult prantsuse tekst ütleb „otse taha“ ja inglise tekst võrdleb hüpet kivi omaga. Kui kaugelt kabe võib alustada, pole öeldud. Mängime saksa perekabe lühikest maandumist; seaded muudavad mõlemat.
origin-collection-king-lands-anywhere = Vihik jätab lahtiseks, kuhu kabe maandub. Turniirimängijad ootavad mis tahes tühja välja kabendi taga.
origin-collection-king-near-lands-behind = Vihik jätab lahtiseks, kui kaugelt võib kabe hüpet alustada.
origin-collection-king-near-lands-anywhere = Vihik jätab lahtiseks, kui kaugelt võib kabe hüpet alustada ja kuhu ta maandub.
origin-collection-chain = Vihik lubab pöördeid ainult kabedele ja inglise tekst hoiab kivi ühel diagonaalil. Meie laseme ka kividel pöörata, nagu kõigis teistes kabemängudes; seade hoiab nad sirgel.
origin-collection-chain-straight = Inglise tekst seob kivi hüpped ühe diagonaaliga. Teised keeled seda ei ütle.
origin-collection-chain-may-stop = Iga keel ütleb, et võib edasi hüpata, ükski ei ütle, et peab.
origin-collection-chain-whole = Vihik ei nõua seda: selles mängus on kokku lepitud, et hüpatakse lõpuni.
origin-collection-removal-at-once = Vihik räägib kabendi äravõtmisest enne, kui jõuab mitme hüppeni. Seepärast võtame selle kohe ära.
origin-collection-removal-after = Vihik ei ütle, millal. Enamikus turniirimängudes oodatakse käigu lõpuni.
origin-collection-duty-free = Kõik kümme keelt ütlevad „saab“ või „võib“. Paljudes rahvuslikes mängudes on see kohustus; neil on siin oma reeglid.
origin-collection-all-taken = Hispaania tekst ütleb seda teistpidi: kes lööb kõik, võidab.
origin-collection-blocked = Mängija kohta, kes ei saa käia, pole midagi trükitud. See mängija kaotab, nagu kõigis teistes kabemängudes.
origin-collection-blocked-draws = Mängija kohta, kes ei saa käia, pole midagi trükitud. Selles mängus on see viik.
origin-collection-repetition = Viigi kohta pole midagi trükitud. Ilma selle reeglita võiksid kabed üksteist lõputult taga ajada.
origin-collection-quiet-20 = Viigi kohta pole midagi trükitud. Ilma selle reeglita võiksid kabed üksteist lõputult taga ajada.
origin-collection-quiet-40 = Viigi kohta pole midagi trükitud. Ilma selle reeglita võiksid kabed üksteist lõputult taga ajada.
origin-collection-agreed = Alistumise ja viigis kokkuleppimise kohta pole midagi trükitud. Mõlemad on tavalised.
origin-dame-king-lands-anywhere = Saksa perereeglites maandub kabe otse taha. Selles mängus võib ta maanduda kaugemale.
origin-dame-removal-after = Saksa perereeglites võetakse kabendid kohe ära. Selles mängus jäävad need käigu lõpuni.
origin-thai-white-begins = Mõnes Tai reeglistikus valivad mängijad, kes käib esimesena. Meil käib esimesena Valge, nagu ühes trükitud reeglistikus.
origin-thai12-men-12 = Makhosis on kaheksa kivi. See on sama mäng sinu karbi kaheteistkümne kiviga.
editor-piece = { $piece ->
    [w] Valge kivi
    [W] Valge kabe
    [b] Must kivi
   *[B] Must kabe
}
refusal-editor-many = { $colour ->
    [white] Valgel on kabendeid { $count }; neid on ainult { $most }.
   *[black] Mustal on kabendeid { $count }; neid on ainult { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Valge kivi väljal { $square } oleks juba kabe.
   *[black] Must kivi väljal { $square } oleks juba kabe.
}
refusal-editor-none = { $colour ->
    [white] Valgel pole ühtegi kabendit, aga viimase käigu pidi tegema tema.
   *[black] Mustal pole ühtegi kabendit, aga viimase käigu pidi tegema tema.
}
task-capture = Sinu kord: pead lööma.

## Drills

drill-combinations = Kombinatsioonid
drill-combinations-about = Ohverda, sunni vastane lööma ja võida rohkem tagasi.
drill-combinations-task = { $colour ->
    [white] Valge käik. Leia kombinatsioon.
   *[black] Musta käik. Leia kombinatsioon.
}
drill-combinations-why = Ära antud: { $given }. Löödud: { $taken }.
drill-refuted = Vastane lööb ja võidab materjali.
drill-endings = Lõppmängud
drill-endings-about = Võida või hoia viigis kuni nelja kabendiga lõppmänge. Vastane mängib veatult.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Valge käib ja võidab.
       *[draw] Valge käik. Hoia viiki { $moves } käigu vältel.
    }
   *[black] { $goal ->
        [win] Must käib ja võidab.
       *[draw] Musta käik. Hoia viiki { $moves } käigu vältel.
    }
}
drill-endings-why = { $value ->
    [draw] Nüüd on see ainult viik.
   *[loss] Nüüd on mäng kaotatud.
}
