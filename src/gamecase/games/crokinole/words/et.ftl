### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.

game-name = Crokinole
game-about = Nipsuta puukettaid üle ümmarguse laua, löö vastase omad minema ja sihi keskel olevat auku.
seat-first = Hele
seat-second = Tume
seat-third = Hele 2
seat-fourth = Tume 2

booklet-collection = Mängukogu, kahele
booklet-collection-about = Kummalgi kaksteist ketast. Vooru parem pool saab vahe endale.
booklet-trio = Mängukogu, kolmele
booklet-trio-about = Üks mängija kahe paarilise vastu.
booklet-teams = Mängukogu, neljale
booklet-teams-about = Kaks võistkonda. Paarilised istuvad vastamisi.
booklet-tournament = Turniir, üksikmäng
booklet-tournament-about = Kummalgi kaheksa ketast, vooru eest kaks punkti, nagu maailmameistrivõistlustel.
booklet-doubles = Turniir, paarismäng
booklet-doubles-about = Kaks kaheliikmelist võistkonda, vooru eest kaks punkti.

switch-played = Kus on kettad?
switch-played-screen = Siin ekraanil
switch-played-real-board = Päris laual; siin peame skoori
switch-board = Laud
switch-board-tournament = Turniirimõõt
switch-board-compact = Väike kodulaud
switch-surface = Pind
switch-surface-fast = Kiire
switch-surface-normal = Vahatatud
switch-surface-slow = Kuiv
switch-miss_takes_touched = Vaba löök, mis jääb lühikeseks
switch-miss_takes_touched-no = Võtab sinu löödud ketta
switch-miss_takes_touched-yes = Võtab ka oma kettad, mida see puudutas
switch-rim_bounce = Servani jõudvad kettad
switch-rim_bounce-no = On kohe väljas
switch-rim_bounce-yes = Põrkavad tagasi ja lähevad siis välja
switch-three_player_order = Kolme mängija järjekord
switch-three_player_order-sides = Pooled vaheldumisi
switch-three_player_order-clockwise = Päripäeva, nagu trükitud
switch-steadiness = Käe kindlus
switch-steadiness-exact = Ketas läheb täpselt sinna, kuhu sihid
switch-steadiness-human = Nagu inimese käsi: vääratab veidi

new-match-first-to-50 = 50 punktini
new-match-first-to-100 = 100 punktini
new-match-first-to-150 = 150 punktini
new-match-first-to-200 = 200 punktini
new-match-games-1 = Üks voor
new-match-games-2 = Kaks vooru
new-match-games-4 = Neli vooru
new-match-games-8 = Kaheksa vooru

clause-equipment = Laual on 15, 10 ja 5 punkti ringid, kaheksa pulka 15 punkti ringi ümber ja auk keskel. Kettad on heledad või tumedad.
clause-sides = Kaks mängijat istuvad vastamisi, kummalgi kaksteist ühte värvi ketast. Kettad on laua kõrval, kuni need lüüakse.
clause-sides-three = Üks mängija mängib üksi kaheteistkümne kettaga. Kaks paarilist istuvad temast vasakul ja paremal, kummalgi kuus ketast.
clause-sides-four = Neli mängijat mängivad kahe võistkonnana. Paarilised istuvad vastamisi, igaühel kuus ketast.
clause-sides-eight = Kaks mängijat istuvad vastamisi, kummalgi kaheksa ühte värvi ketast.
clause-conduct = Lauda tohib puudutada ainult see, kelle kord on. Laud ja toolid jäävad paigale ja lüües istutakse: keegi ei tõuse toolilt.
clause-quarter = Sa lööd oma veerandist, ketta keskpunkt stardijoonel.
clause-free-place = Koht peab olema vaba: ketas ei tohi enne lööki ühtki teist puudutada ja midagi ei tohi eest ära nihutada.
clause-inwards = Nipsuta nimetissõrme või keskmise sõrmega, ükskõik millises suunas sissepoole. Löök loeb kohe, kui ketas sõrmelt lahkub, kui nõrk see ka oli.
clause-strength = Nips on ainult nii tugev, kui sõrm jaksab.
clause-turns = Igal korral mängitakse üks ketas. Järgmisena lööb alati mängija sinust vasakul.
clause-turns-three = Igal korral mängitakse üks ketas. Pooled vahelduvad ja paarilised samuti.
clause-must-touch = Kui laual on vastase ketas, peab mõni sinu ketas puudutama mõnd vastase oma: sinu löödud ketas või teine, mida see tõukab.
clause-void = Kui ükski ei puuduta, on löök kehtetu: sinu löödud ketas ja iga sinu oma ketas, mida löögi ajal puudutati, lähevad renni, isegi august.
clause-open-board = Kui laual pole vastase kettaid, peab sinu löödud ketas või selle puudutatud oma ketas jääma 15 punkti ringi, selle joonele või auku.
clause-missed = Kui see ei õnnestu, läheb sinu löödud ketas renni. Teised kettad jäävad oma kohale.
clause-missed-touched = Kui see ei õnnestu, lähevad sinu löödud ketas ja iga sinu oma ketas, mida see puudutas, renni.
clause-contact = Iga puude löögi ajal loeb, olgu kiirus milline tahes, ka pulgalt põrgates. Juba varem kokku puutunud kettad loevad ainult siis, kui mõnda neist tabatakse. Laualt lahkunud ketas ei saa enam midagi puudutada.
clause-off-board = Ketas, mille keskpunkt lahkub mängupinnalt, läheb kohe renni.
clause-comes-back = Ketas, mis läheb üle stardijoone ja tuleb tagasi, jääb mängu.
clause-out-line = Stardijoonele või sellest väljapoole jäänud ketas läheb renni, kelle oma see ka on.
clause-twenty = Keskauku läinud ketas võetakse laualt ja pannakse kõrvale; see annab 20.
clause-twenty-owner = Kahekümneline loeb ketta omanikule, kes selle ka auku lõi. Paarilise kettad loevad sinu omadena.
clause-round-end = Voor lõpeb, kui kõik on kõik oma kettad löönud.
clause-next-start = Viimasena löönu alustab järgmist vooru.
clause-next-start-three = Viimasena löönu alustab järgmist vooru: paariline pärast vooru, mida alustas üksi mängija, ja üksi mängija pärast vooru, mida alustas paariline.
clause-next-start-four = Viimasena löönu alustab järgmist vooru, nii et alustus liigub ühe koha paremale.
clause-next-start-clockwise = Alustus liigub voorust vooru ühe koha vasakule.
clause-points = Pärast vooru annab iga ketas oma ringi järgi 15, 10 või 5 ja iga kahekümneline 20.
clause-line-lower = Ringi joont puudutav ketas loeb kahest ringist väiksema järgi.
clause-round-score = Punkte saab ainult see pool, kellel neid on rohkem, ja see saab vahe. Kui punkte on võrdselt, ei saa keegi midagi.
clause-round-score-two = Rohkem punkte kogunud pool saab vooru eest kaks punkti; võrdse seisu korral saavad mõlemad ühe.
clause-match = Leppige enne esimest vooru kokku punktide arv, näiteks 100. Matš on läbi, kui üks pool jõuab selleni. Seda vaadatakse pärast iga vooru.
clause-match-rounds = Matš on läbi pärast kokkulepitud arvu voore. Võidab pool, kellel on rohkem punkte.
clause-settled = Kuhu kettad jäävad, arvutatakse hõõrdumise ja põrgete järgi, kõigile ühtemoodi, ja see jääb protokolli.
clause-counted = Päris laual ei arvutata midagi. Vooru lõpus märgib selle alustaja, mitu kummagi poole ketast on igas ringis ja mitu on kahekümnelisi; seisu peetakse siin.
clause-hand = Iga mängija seab ise, kui kindel tema käsi on, kuni ketas läheb täpselt sinna, kuhu sihid. Alguses käsi veidi vääratab, nagu meistril.

refusal-quarter = { $why ->
    [line] Pane ketta keskpunkt stardijoonele.
   *[quarter] Püsi oma veerandis: { $low } kuni { $high } kraadi.
}
refusal-free-place = { $seat ->
    [first] Seal on hele ketas ees.
    [second] Seal on tume ketas ees.
    [third] Seal on hele ketas ees.
   *[fourth] Seal on tume ketas ees.
}
refusal-inwards = Nipsuta sissepoole: keskkohast kõrvale { $low } kuni { $high } kraadi.
refusal-strength = Nipsu kiirus peab olema { $low } kuni { $high } millimeetrit sekundis.
refusal-settled = { $fault ->
    [screen] Siin mängid ekraanil: nipsuta kettaid.
    [moving] Oota, kuni kõik kettad seisavad.
    [early] Ükski ketas ei liigu.
    [unplayed] Kõigepealt tuleb löödud ketas.
    [unknown] Üht neist ketastest pole laual.
    [off-board] Ketas ei saa olla väljaspool lauda.
    [over-hole] Ketas ei saa olla augu kohal; see kukuks sisse.
    [in-peg] Ketas ei saa olla pulga sees.
   *[overlap] Kaks ketast ei saa kattuda.
}
refusal-counted = { $fault ->
    [real-board] Nipsuta oma laual ja märgi siis kettad, mis on vooru lõpus alles.
    [all] Kummalgi poolel on ainult { $discs } ketast.
   *[none] Sa pole sinna ühtki ketast märkinud.
}
refusal-hand = Käsi vääratab { $low } kuni { $high } tuhandikku.

outcome-ahead = { $winner ->
    [first] Hele võidab vooru
    [second] Tume võidab vooru
    [third] Hele võidab vooru
   *[fourth] Tume võidab vooru
} ja saab { $points ->
    [one] { $points } punkti
   *[other] { $points } punkti
}.
outcome-level = Voor lõpeb võrdselt.

scene-title = Crokinole laud
scene-side = { $seat ->
    [first] Hele
   *[second] Tume
}: praegu { $points } punkti, kahekümnelisi { $twenties }, laual { $live }, rennis { $ditch }, veel lüüa { $left }.
scene-disc = { $seat ->
    [first] Hele ketas
   *[second] Tume ketas
}, { $zone ->
    [15] 15 punkti ringis
    [10] 10 punkti ringis
   *[5] 5 punkti ringis
}
scene-lies = { scene-disc }: suund { $bearing }, { $far } cm sinu stardijoone keskelt.
scene-noted = { $seat ->
    [first] Hele
   *[second] Tume
}, { $zone ->
    [20] kahekümnelised
    [15] 15 punkti ring
    [10] 10 punkti ring
   *[5] 5 punkti ring
}: { $count }
scene-fewer = Üks vähem: { scene-noted }
count-help = { $seat ->
    [first] Hele alustab.
    [second] Tume alustab.
    [third] Hele 2 alustab.
   *[fourth] Tume 2 alustab.
} Kui kõik kettad on löödud, puuduta iga ringi nii mitu korda, kui palju kettaid seal on, ja keskkohta iga kahekümnelise eest: Hele vasakul, Tume paremal. Arvu puudutus võtab ühe ära.
act-count = Loe kokku: Hele { $light }, Tume { $dark }
told-count = Loetud: Hele { $light }, Tume { $dark }.
told-flick = { $seat ->
    [first] Hele
    [second] Tume
    [third] Hele 2
   *[fourth] Tume 2
} { $power ->
    [gentle] nipsutab õrnalt.
    [firm] nipsutab kindlalt.
    [strong] nipsutab tugevalt.
   *[hard] nipsutab nii tugevalt kui saab.
}
told-settle = { $verdict ->
    [touched] Tabas.
    [void] Kehtetu: ühtki vastase ketast ei puudutatud.
    [reached] Vaba löök õnnestus.
    [long] Liiga kaugele: vaba löök peab jääma 15 punkti ringi või auku.
   *[missed] Liiga lühike: vaba löök peab jõudma 15 punkti ringi või auku.
}{ $twenties ->
    [0] {""}
    [one] {" "}Kahekümneline!
   *[other] {" "}Kahekümnelisi: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Kahekümneline vastasele.
   *[other] {" "}Kahekümnelisi vastasele: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Üks vastase ketas on väljas.
   *[other] {" "}{ $theirs } vastase ketast on väljas.
}{ $ours ->
    [0] {""}
    [one] {" "}Üks lööja enda ketas on väljas.
   *[other] {" "}{ $ours } lööja enda ketast on väljas.
}

level-beginner = Algaja
level-beginner-about = Lööb lähimat ja tabab iga viienda vaba kahekümnelise.
level-casual = Harrastaja
level-casual-about = Tabab iga kolmanda vaba kahekümnelise ja otsib häid tabamusi.
level-club = Klubimängija
level-club-about = Tabab iga teise vaba kahekümnelise ja peidab end pulkade taha.
level-tournament = Turniirimängija
level-tournament-about = Tabab kaks vaba kahekümnelist kolmest ja teda on raske võita.
level-champion = Meister
level-champion-about = Tabab kolm vaba kahekümnelist neljast, nagu parimad mängijad.
level-machine = Masin
level-machine-about = Ei eksi peaaegu kunagi. Mängi selle vastu, et näha, mis on võimalik.

## The rule book's chapters
chapter-setup = Laud ja mängijad
chapter-shot = Löök
chapter-valid = Kehtivad ja kehtetud löögid
chapter-leaving = Renn ja auk
chapter-scoring = Punktide lugemine

## Lessons: a title, what to do, and what was learnt
lesson-flick = Sinu esimene nips
lesson-flick-task = Laud on tühi. Nipsuta oma ketast nii, et see jääb pulkade ringi sisse või auku.
lesson-flick-done = Just seda peab löök tegema, kui laual pole vastase kettaid.
lesson-twenty = Kahekümneline
lesson-twenty-task = Löö oma ketas auku. Sihi otse ja ära nipsuta liiga kõvasti.
lesson-twenty-done = Ketas pannakse kõrvale ja see annab 20.
lesson-touch = Taba ketast
lesson-touch-task = Laual on vastase ketas. Taba seda.
lesson-touch-done = Kui sa ei puuduta ühtki vastase ketast, kaotad ketta, mille lõid.
lesson-drive-off = Löö minema
lesson-drive-off-task = Löö vastase ketas laualt minema.
lesson-drive-off-done = Rennis olevad kettad ei anna midagi. Kõige parem, kui sinu ketas jääb lauale.
lesson-through = Oma ketta abil
lesson-through-task = Sinu oma ketas on ees. Tõuka see vastu vastase ketast.
lesson-through-done = Piisab, kui mõni sinu ketas puudutab mõnd vastase oma.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Vastasel on laual kettaid: taba mõnda neist, muidu kaotad oma ketta.
   *[other] Laual pole vastase kettaid: sihi auku ja jõua vähemalt 15 punkti ringi.
}
character-beginner = Rull
character-casual = Kuul
character-club = Vaher
character-tournament = Hoog
character-champion = Komeet
character-machine = Kellavärk
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
    [gentle] õrnalt
    [firm] kindlalt
    [strong] tugevalt
   *[hard] väga tugevalt
}
switch-start_tolerance = Löök algab
switch-start_tolerance-no = Ketta keskpunkt joonel
switch-start_tolerance-yes = Ketas kuni pooleldi üle joone, nagu trükitud
clause-quarter-tolerance = Lööd oma veerandist. Ketas on stardijoonel ja kuni pool sellest võib olla üle joone.
clause-turns-three-clockwise = Igal korral mängitakse üks ketas. Järgmisena lööb alati mängija sinust vasakul; kellel kettad otsas, jäetakse vahele.
clause-next-start-three-clockwise = Viimasena löönu alustab järgmist vooru: alati üksi mängija, kellel on veel kettaid, kui paarilistel enam pole.
clause-off-board-bounces = Ketas võib servast põrgata ja tagasi tulla. Kui kõik seisab, läheb see renni. Mida see nihutas, jääb nihutatuks, ja selle puuted ei loe.
clause-hand-human = Iga käsi vääratab veidi, nagu heal mängijalgi. Kui soovid, lase enda omal rohkem vääratada.
refusal-quarter-tolerance = { $why ->
    [line] Üle joone võib olla kuni pool kettast: { $low } kuni { $high } millimeetrit.
   *[quarter] Püsi oma veerandis: { $low } kuni { $high } kraadi.
}
refusal-hand-human = Käsi vääratab { $low } kuni { $high } tuhandikku.
origin-equipment = Vihik nimetab lauda ning kahtteist heledat ja kahtteist tumedat ketast. Pulki ega mõõte see ei maini; kasutame turniirilaua mõõte või seade järgi väiksemat lauda.
origin-tournament-equipment = Mõõdud on maailmameistrivõistluste laua omad.
origin-doubles-equipment = Mõõdud on maailmameistrivõistluste laua omad.
origin-sides = Vene tekstist on välja jäänud, et kettad on enne mängimist laualt väljas.
origin-sides-three = Kus need kolm istuvad, pole öeldud. Paneme paarilised vastamisi.
origin-collection-conduct = Itaalia tekstist on see osa kadunud. Rootsi keeles peab istuma ainult lüües; rootsi, poola ja vene tekst räägivad toolide asemel mängijatest. Karistust pole trükitud.
origin-quarter = Vihik laseb kettal olla „kuni pooleldi“ üle joone ega ütle, kummale poole. Kui keskpunkt on joonel, on kõik tõlgendused täidetud, nii et seda me mängimegi; sõna-sõnaline kuju on seadena olemas. Vene tekst räägib veerandite vahelisest joonest, hollandi ja vene tekst vastasolevast veerandist ja itaalia tekstist on see koht kadunud.
origin-tournament-quarter = Turniirireeglid nõuavad ainult, et ketas puudutaks joont. Kui keskpunkt on joonel, siis puudutab.
origin-doubles-quarter = Turniirireeglid nõuavad ainult, et ketas puudutaks joont. Kui keskpunkt on joonel, siis puudutab.
origin-quarter-tolerance = Nii on see sõna-sõnalt: „kuni pooleldi“ üle joone. Kummale poole, pole öeldud, seega on lubatud mõlemad.
origin-free-place = Hõivatud stardikoha kohta pole midagi trükitud.
origin-collection-inwards = Vihik nimetab sõrme ja ütleb: keskkoha poole. Et sobib iga suund sissepoole ja et nõrk löök loeb, on meie tõlgendus.
origin-strength = Selle kohta pole midagi trükitud; arvuti vajab piiri.
origin-turns-three = Vihikus läheb kord alati vasakule. Siis saavad paariliste kettad enne otsa ja üksi mängija lööb kuus korda järjest. Seepärast laseme pooltel vahelduda; sõna-sõnaline kuju on seadena olemas.
origin-turns-three-clockwise = Nii on see sõna-sõnalt: alati vasakpoolne naaber.
origin-collection-must-touch = Saksa ja inglise tekst lubavad puudutada mis tahes oma kettal, nii et võid ühe ketta teise vastu lükata. Teised kaheksa keelt räägivad „oma kettast“; järgime saksa ja inglise teksti.
origin-collection-void = Vene tekst võtab ära ainult kettad, mida mängitud ketas ise puudutas, ja poola tekstist on välja jäänud „oma“. Järgime teisi keeli: iga puudutatud oma ketas.
origin-collection-open-board = Taani tekstist on kadunud „ei“ ja see kordab eelmise reegli tingimust. Vene tekst ajab segi ringi ja selle joone. Mängime nii, nagu ütlevad teised keeled.
origin-missed = Saksa, inglise, itaalia ja hollandi tekst rõhutavad, et välja läheb ainult see ketas; teised lihtsalt nimetavad seda.
origin-collection-missed-touched = Vihik võtab ära ainult mängitud ketta. Selles mängus lähevad välja ka sinu enda puudutatud kettad, nagu turniiridel.
origin-collection-contact = Selle kohta, mis loeb puutena, pole midagi trükitud.
origin-off-board = Vihiku järgi võib ketas servast põrgata: see läheb renni ja mida see puudutas, jääb. Meie võtame ketta ära, kui see lahkub mängupinnalt, et väljas olev ketas midagi ei nihutaks; sõna-sõnaline kuju on seadena olemas.
origin-tournament-off-board = Turniiridel jääb nihutatuks see, mida ketas servast tagasi tulles nihutab. Meie võtame ketta ära, kui see lahkub mängupinnalt; seade laseb sel põrgata.
origin-doubles-off-board = Turniiridel jääb nihutatuks see, mida ketas servast tagasi tulles nihutab. Meie võtame ketta ära, kui see lahkub mängupinnalt; seade laseb sel põrgata.
origin-collection-off-board-bounces = Inglise, hollandi ja taani tekst nimetavad serva „lintideks“. Mõeldud on laua serva.
origin-collection-out-line = Vihik nimetab kettaid joonel. Et joone taga olev on samuti väljas, on enesestmõistetav; prantsuse tekst teeb joonest tsooni, tulemus on sama.
origin-collection-twenty = Inglise tekstis ja selle järgi tehtutes on pealkiri nihkunud ja taani ketas kukub august „läbi“. Mõeldud on kakskümmend iga augus oleva ketta eest.
origin-collection-twenty-owner = Vihik räägib ainult oma ketta auku löömisest. Loeme selle omanikule, nagu turniiridel.
origin-collection-round-end = Vene tekst lõpetab vooru, kui ühel mängijal kettad otsa saavad, mis jätaks teise ilma viimasest löögist. Kõik üheksa ülejäänut ootavad kõiki.
origin-next-start = Prantsuse tekstis alustab „viimaseks jäänud“ mängija. Rootsi, poola ja vene tekst ütlevad selgelt, et see on viimasena löönu, ja teisi keeli võib nii lugeda.
origin-next-start-three = Prantsuse tekstis alustab „viimaseks jäänud“ mängija; teised mõtlevad viimasena löönut. Kes see on, tuleneb käigukorrast.
origin-next-start-three-clockwise = Prantsuse tekstis alustab „viimaseks jäänud“ mängija; teised mõtlevad viimasena löönut. Selles järjekorras on see üksi mängija.
origin-next-start-four = Prantsuse tekstis alustab „viimaseks jäänud“ mängija; teised mõtlevad viimasena löönut.
origin-collection-points = Poola tekstist on välja jäänud „igaüks“.
origin-collection-line-lower = Prantsuse tekst räägib joone kahel pool olemisest, vene tekst lõikuvatest ringidest. Joone puudutamisest piisab.
origin-round-score = Rootsi tekst nimetab vahet boonuseks; selle enda näide näitab, et loeb ainult vahe. Võrdset vooru ei mainita: keegi ei saa punkte.
origin-match = Itaalia tekstist on kadunud 100 punkti näide.
origin-settled = Ekraanil arvutab arvuti, kuidas kettad libisevad.
origin-counted = Vihik tunneb ainult päris laudu. Nii peetakse punktiarvestust siin.
origin-hand = Ekraanil pole sõrme. See on meie oma reegel.
origin-hand-human = Ekraanil pole sõrme. See on meie oma reegel.
box-players = Mitu mängijat on?
box-round_score = Mida saab parem pool vooru eest?
box-round_score-difference = Punktide vahe
box-round_score-two-points = Kaks punkti
written-shot = { $verdict ->
    [void] Ketas { $disc }: ei puuduta kedagi, välja
    [missed] Ketas { $disc }: pole keskel, välja
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Ketas { $disc }: välja
           *[5] Ketas { $disc }: jääb tsooni { $zone }
        }
        [one] Ketas { $disc }: kahekümneline!
       *[other] Ketas { $disc }: { $twenties } kahekümnelist!
    }
}{ $theirs ->
    [0] {""}
    [one] , võtab ühe
   *[other] , võtab { $theirs }
} · { $light }–{ $dark }
written-count = Loetud: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } kahekümneline
   *[other] { $twenties } kahekümnelist
}
task-shoot = Sinu kord: löö ketast.
task-hit = Sinu kord: taba vastase ketast.
editor-starter = Kes vooru alustas
editor-shots = { $seat ->
    [first] Seni löödud kettaid (järgmisena Hele)
    [second] Seni löödud kettaid (järgmisena Tume)
    [third] Seni löödud kettaid (järgmisena Hele 2)
   *[fourth] Seni löödud kettaid (järgmisena Tume 2)
}
editor-twenties = { $seat ->
    [first] Kahekümnelised: Hele
    [second] Kahekümnelised: Tume
    [third] Kahekümnelised: Hele 2
   *[fourth] Kahekümnelised: Tume 2
}
refusal-editor-many = { $seat ->
    [first] Hele: kettaid on { $count }, aga neid saab olla ainult { $most }.
    [second] Tume: kettaid on { $count }, aga neid saab olla ainult { $most }.
    [third] Hele 2: kettaid on { $count }, aga neid saab olla ainult { $most }.
   *[fourth] Tume 2: kettaid on { $count }, aga neid saab olla ainult { $most }.
}
refusal-editor-out = Välimist joont puudutav ketas on väljas ja läheb renni.

## Drills

drill-open-twenty = Vaba kahekümneline
drill-open-twenty-about = Löö kettaid auku tühjal laual.
drill-open-twenty-task = { $goal ->
    [near] Löö { $shots } ketast nii, et need jäävad märgitud ringi sisse.
    [sunk] Löö { $shots } ketast auku.
   *[side] Löö { $shots } ketast auku, igaüks oma veerandi serva lähedalt.
}
drill-take-out = Väljalöömine
drill-take-out-about = Löö vastase ketas laualt minema.
drill-take-out-task = { $goal ->
    [touch] Taba tumedat ketast. Lööke: { $shots }.
    [out] Löö tume ketas laualt minema. Lööke: { $shots }.
    [stay] Löö tume ketas laualt minema nii, et sinu oma jääb lauale. Lööke: { $shots }.
   *[fifteen] Löö tume ketas laualt minema ja jäta oma ketas pulkade ringi sisse. Lööke: { $shots }.
}
drill-hidden-disc = Pulga taga
drill-hidden-disc-about = Jäta oma ketas sinna, kus pulk seda kaitseb.
drill-hidden-disc-task = Löö { $shots } ketast nii, et need jäävad märgitud ringi sisse, vastase poolt vaadates pulga taha.
drill-shots-hits = Tabamusi: { $hits } / { $shots }.
drill-shots-spread = Keskmiselt { $across } mm { $side ->
    [left] vasakule
   *[right] paremale
} ja { $along } mm liiga { $way ->
    [short] lühike
   *[long] pikk
}, hajuvus { $spread } mm.
