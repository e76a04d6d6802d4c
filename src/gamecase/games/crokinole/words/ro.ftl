### Crokinole, in Romanian. disc = disc, shot = lovitură, ring = inel, hole = gaură, twenty = douăzeci, peg = știft, ditch = șanț,
### round = rundă, side = tabără, foul = fault. The sides are Albul and Negrul.

game-name = Crokinole
game-about = Lansează cu degetul discuri de lemn pe o tablă rotundă, scoate-le pe ale adversarului și țintește gaura din mijloc.
seat-first = Albul
seat-second = Negrul
seat-third = Alb 2
seat-fourth = Negru 2

booklet-collection = Colecție de jocuri, în doi
booklet-collection-about = Câte douăsprezece discuri. Tabăra mai bună a rundei ia diferența.
booklet-trio = Colecție de jocuri, în trei
booklet-trio-about = Un jucător împotriva a doi parteneri.
booklet-teams = Colecție de jocuri, în patru
booklet-teams-about = Două echipe. Partenerii stau față în față.
booklet-tournament = Turneu, simplu
booklet-tournament-about = Câte opt discuri, două puncte pe rundă, ca la campionatul mondial.
booklet-doubles = Turneu, dublu
booklet-doubles-about = Două echipe de câte doi, două puncte pe rundă.

switch-played = Unde sunt discurile?
switch-played-screen = Aici, pe ecran
switch-played-real-board = Pe o tablă adevărată; aici ținem scorul
switch-board = Tablă
switch-board-tournament = Mărime de turneu
switch-board-compact = Mică, de acasă
switch-surface = Suprafață
switch-surface-fast = Rapidă
switch-surface-normal = Ceruită
switch-surface-slow = Uscată
switch-miss_takes_touched = O lovitură liberă prea scurtă
switch-miss_takes_touched-no = Costă discul jucat
switch-miss_takes_touched-yes = Costă și discurile tale atinse de el
switch-rim_bounce = Discurile care ajung la margine
switch-rim_bounce-no = Ies imediat
switch-rim_bounce-yes = Ricoșează și ies după aceea
switch-three_player_order = Ordinea în trei
switch-three_player_order-sides = Taberele alternează
switch-three_player_order-clockwise = În sens orar, ca în regulament
switch-steadiness = Siguranța mâinii
switch-steadiness-exact = Discul merge exact unde țintești
switch-steadiness-human = Ca o mână de om, tremură puțin

new-match-first-to-50 = Până la 50 de puncte
new-match-first-to-100 = Până la 100 de puncte
new-match-first-to-150 = Până la 150 de puncte
new-match-first-to-200 = Până la 200 de puncte
new-match-games-1 = O rundă
new-match-games-2 = Două runde
new-match-games-4 = Patru runde
new-match-games-8 = Opt runde

clause-equipment = Tabla are inele de 15, 10 și 5 puncte, opt știfturi în jurul inelului de 15 și o gaură în mijloc. Discurile sunt deschise la culoare (albe) sau închise (negre).
clause-sides = Doi jucători stau față în față, fiecare cu douăsprezece discuri de o culoare. Discurile stau în afara tablei până sunt jucate.
clause-sides-three = Unul joacă singur cu douăsprezece discuri. Cei doi parteneri stau la stânga și la dreapta lui, cu câte șase discuri.
clause-sides-four = Patru joacă în două echipe. Partenerii stau față în față, cu câte șase discuri.
clause-sides-eight = Doi jucători stau față în față, fiecare cu opt discuri de o culoare.
clause-conduct = Doar jucătorul la rând are voie să atingă tabla. Tabla și scaunele rămân pe loc, și se lovește stând jos: nimeni nu se ridică de pe scaun.
clause-quarter = Lovești din sfertul tău, cu centrul discului pe linia de start.
clause-free-place = Locul trebuie să fie liber: înainte de lovitură discul nu are voie să atingă altul și nimic nu are voie să fie mutat ca să facă loc.
clause-inwards = Lovești cu arătătorul sau cu degetul mijlociu, în orice direcție spre interior. Lovitura contează de îndată ce discul părăsește degetul, oricât de slabă ar fi.
clause-strength = O lovitură nu e niciodată mai tare decât poate un deget.
clause-turns = La fiecare rând, un disc. Apoi lovește mereu jucătorul din stânga ta.
clause-turns-three = La fiecare rând, un disc. Cele două tabere alternează, la fel și partenerii.
clause-must-touch = Dacă pe tablă e un disc advers, unul dintre ale tale trebuie să atingă unul advers: discul jucat sau altul pe care îl împinge.
clause-void = Dacă niciunul nu atinge, lovitura e fault: discul jucat și orice disc al tău atins în timpul loviturii merg în șanț, chiar și din gaură.
clause-open-board = Dacă pe tablă nu e niciun disc advers, discul jucat sau unul propriu atins de el trebuie să se oprească în inelul de 15, pe linia lui sau în gaură.
clause-missed = Dacă nu reușește, discul jucat merge în șanț. Celelalte rămân pe loc.
clause-missed-touched = Dacă nu reușește, discul jucat și orice disc propriu atins de el merg în șanț.
clause-contact = Orice atingere din timpul loviturii contează, la orice viteză și chiar după un știft. Discurile care se atingeau deja contează doar dacă unul dintre ele e lovit. Un disc ieșit de pe tablă nu mai atinge nimic.
clause-off-board = Un disc al cărui centru părăsește suprafața de joc merge imediat în șanț.
clause-comes-back = Un disc care trece de linia de start și se întoarce rămâne în joc.
clause-out-line = Un disc oprit pe linia de start sau în afara ei merge în șanț, al oricui ar fi.
clause-twenty = Un disc din gaura centrală se ia de pe tablă și se pune deoparte: valorează 20.
clause-twenty-owner = Un douăzeci se socotește taberei discului, oricine l-a băgat în gaură. Discurile partenerului tău contează ca ale tale.
clause-round-end = Runda se încheie când toți și-au jucat toate discurile.
clause-next-start = Jucătorul care a lovit ultimul începe runda următoare.
clause-next-start-three = Jucătorul care a lovit ultimul începe runda următoare: un partener după o rundă începută de cel care joacă singur, și cel care joacă singur după o rundă începută de un partener.
clause-next-start-four = Jucătorul care a lovit ultimul începe runda următoare, deci începutul trece cu un loc la dreapta.
clause-next-start-clockwise = Începutul trece de la o rundă la alta cu un loc la stânga.
clause-points = După rundă, fiecare disc valorează 15, 10 sau 5 după inelul lui, iar fiecare douăzeci valorează 20.
clause-line-lower = Un disc care atinge o linie se socotește la inelul mai mic ca valoare.
clause-round-score = Doar tabăra cu mai multe puncte primește ceva, anume diferența. La egalitate nu primește nimeni.
clause-round-score-two = Tabăra cu mai multe puncte primește două puncte pe rundă; la egalitate, fiecare primește unul.
clause-match = Înainte de prima rundă, conveniți un număr de puncte, de exemplu 100. Meciul se încheie când o tabără ajunge la el. Se verifică după fiecare rundă.
clause-match-rounds = Meciul se încheie după numărul de runde stabilit. Câștigă tabăra cu mai multe puncte.
clause-settled = Locul unde se opresc discurile se calculează din frecare și ciocniri, la fel pentru toți, și se păstrează în jurnal.
clause-counted = Pe o tablă adevărată nu se calculează nimic. La sfârșitul rundei, jucătorul care a început-o notează câte discuri are fiecare tabără în fiecare inel și câte de douăzeci; scorul se ține aici.
clause-hand = Fiecare își reglează singur siguranța mâinii, până când discul merge exact unde țintești. La început mâna tremură puțin, ca a unui campion.

refusal-quarter = { $why ->
    [line] Pune centrul discului pe linia de start.
   *[quarter] Rămâi în sfertul tău: de la { $low } la { $high } grade.
}
refusal-free-place = { $seat ->
    [first] În locul acela stă în cale un disc alb.
    [second] În locul acela stă în cale un disc negru.
    [third] În locul acela stă în cale un disc alb.
   *[fourth] În locul acela stă în cale un disc negru.
}
refusal-inwards = Lovește spre interior: între { $low }° și { $high }° față de mijloc.
refusal-strength = O lovitură trebuie să aibă între { $low } și { $high } mm pe secundă.
refusal-settled = { $fault ->
    [screen] Aici joci pe ecran: lovește discurile.
    [moving] Așteaptă să se oprească toate discurile.
    [early] Niciun disc nu e în mișcare.
    [unplayed] Întâi vine discul lovit.
    [unknown] Unul dintre aceste discuri nu e pe tablă.
    [off-board] Un disc nu poate sta în afara tablei.
    [over-hole] Un disc nu poate sta peste gaură; ar cădea în ea.
    [in-peg] Un disc nu poate sta într-un știft.
   *[overlap] Două discuri nu se pot suprapune.
}
refusal-counted = { $fault ->
    [real-board] Lovește pe tabla ta, apoi notează aici discurile rămase la sfârșitul rundei.
    [all] Fiecare tabără are doar { $discs } discuri.
   *[none] Nu ai notat niciun disc acolo.
}
refusal-hand = O mână tremură cu { $low } până la { $high } miimi.

outcome-ahead = { $winner ->
    [first] Albul câștigă runda
    [second] Negrul câștigă runda
    [third] Albul câștigă runda
   *[fourth] Negrul câștigă runda
} și primește { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
outcome-level = Runda se încheie la egalitate.

scene-title = Tablă de crokinole
scene-side = { $seat ->
    [first] Albul
   *[second] Negrul
}: { $points } puncte acum, de douăzeci { $twenties }, pe tablă { $live }, în șanț { $ditch }, de jucat { $left }.
scene-disc = { $seat ->
    [first] Disc alb
   *[second] Disc negru
}, { $zone ->
    [15] în inelul de 15
    [10] în inelul de 10
   *[5] în inelul de 5
}
scene-lies = { scene-disc }: direcția { $bearing }, la { $far } cm de mijlocul liniei tale de start.
scene-noted = { $seat ->
    [first] Alb
   *[second] Negru
}, { $zone ->
    [20] de douăzeci
    [15] inelul de 15
    [10] inelul de 10
   *[5] inelul de 5
}: { $count }
scene-fewer = Unul mai puțin: { scene-noted }
count-help = { $seat ->
    [first] Albul începe.
    [second] Negrul începe.
    [third] Alb 2 începe.
   *[fourth] Negru 2 începe.
} Când toate discurile sunt jucate, atinge un inel o dată pentru fiecare disc din el și mijlocul pentru fiecare disc de douăzeci: Albul în stânga, Negrul în dreapta. Atinge un număr ca să scoți unul.
act-count = Numără: Alb { $light }, Negru { $dark }
told-count = Numărat: Albul { $light }, Negrul { $dark }.
told-flick = { $seat ->
    [first] Albul
    [second] Negrul
    [third] Alb 2
   *[fourth] Negru 2
} { $power ->
    [gentle] lovește ușor.
    [firm] lovește ferm.
    [strong] lovește puternic.
   *[hard] lovește cât se poate de tare.
}
told-settle = { $verdict ->
    [touched] Atins.
    [void] Fault: niciun disc advers n-a fost atins.
    [reached] Lovitura liberă e bună.
    [long] Prea lungă: o lovitură liberă trebuie să se oprească în inelul de 15 sau în gaură.
   *[missed] Prea scurtă: o lovitură liberă trebuie să ajungă în inelul de 15 sau în gaură.
}{ $twenties ->
    [0] {""}
    [one] {" "}Douăzeci!
    [few] {" "}Discuri de douăzeci: { $twenties }!
   *[other] {" "}Discuri de douăzeci: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Un douăzeci pentru adversar.
    [few] {" "}Discuri de douăzeci pentru adversar: { $given }.
   *[other] {" "}Discuri de douăzeci pentru adversar: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Iese un disc advers.
    [few] {" "}Ies { $theirs } discuri adverse.
   *[other] {" "}Ies { $theirs } de discuri adverse.
}{ $ours ->
    [0] {""}
    [one] {" "}Iese un disc propriu.
    [few] {" "}Ies { $ours } discuri proprii.
   *[other] {" "}Ies { $ours } de discuri proprii.
}

level-beginner = Începător
level-beginner-about = Lovește în ce e mai aproape. Reușește un douăzeci liber din cinci.
level-casual = Amator
level-casual-about = Reușește un douăzeci liber din trei și caută lovituri bune.
level-club = Jucător de club
level-club-about = Reușește jumătate din loviturile libere de douăzeci și se ascunde după știfturi.
level-tournament = Jucător de turneu
level-tournament-about = Reușește două treimi din loviturile libere de douăzeci și e greu de învins.
level-champion = Campion
level-champion-about = Reușește trei sferturi din loviturile libere de douăzeci, ca jucătorii cei mai buni.
level-machine = Mașină
level-machine-about = Nu ratează aproape niciodată. Joacă împotriva ei ca să vezi ce e posibil.

## The rule book's chapters
chapter-setup = Tabla și jucătorii
chapter-shot = Lovitura
chapter-valid = Lovituri bune și faulturi
chapter-leaving = Șanțul și gaura
chapter-scoring = Punctajul

## Lessons: a title, what to do, and what was learnt
lesson-flick = Prima ta lovitură
lesson-flick-task = Tabla e goală. Lansează-ți discul astfel încât să se oprească în cercul de știfturi sau în gaură.
lesson-flick-done = Când pe tablă nu e niciun disc advers, asta trebuie să reușească o lovitură.
lesson-twenty = Douăzeci
lesson-twenty-task = Bagă-ți discul în gaură. Țintește drept și nu lovi prea tare.
lesson-twenty-done = Discul se pune deoparte și valorează 20.
lesson-touch = Lovește un disc
lesson-touch-task = Pe tablă e un disc advers. Lovește-l.
lesson-touch-done = Dacă nu atingi niciun disc advers, pierzi discul jucat.
lesson-drive-off = Scoate-l
lesson-drive-off-task = Împinge discul advers în afara tablei.
lesson-drive-off-done = Discurile din șanț nu valorează nimic. Cel mai bine e ca ale tale să rămână pe tablă.
lesson-through = Prin discul tău
lesson-through-task = Un disc al tău stă în cale. Împinge-l în cel advers.
lesson-through-done = E de ajuns ca unul dintre discurile tale să atingă unul advers.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Adversarul are discuri pe tablă: lovește unul, altfel îl pierzi pe al tău.
   *[other] Nu sunt discuri adverse: țintește gaura și ajungi măcar în inelul de 15.
}
character-beginner = Mosor
character-casual = Bilă
character-club = Arțar
character-tournament = Avânt
character-champion = Cometă
character-machine = Ceasornic
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
    [gentle] ușor
    [firm] ferm
    [strong] puternic
   *[hard] foarte tare
}
switch-start_tolerance = Lovitura pornește
switch-start_tolerance-no = Cu centrul discului pe linie
switch-start_tolerance-yes = Cu discul cel mult pe jumătate peste linie, ca în regulament
clause-quarter-tolerance = Lovești din sfertul tău. Discul stă pe linia de start și cel mult jumătate din el poate fi peste linie.
clause-turns-three-clockwise = La fiecare rând se joacă un disc. Urmează mereu jucătorul din stânga ta; cine nu mai are discuri e sărit.
clause-next-start-three-clockwise = Cine a lovit ultimul începe runda următoare: mereu cel care joacă singur și mai are discuri când partenerii nu mai au.
clause-off-board-bounces = Un disc poate ricoșa din margine și reveni. Când totul s-a oprit, merge în șanț. Ce a mișcat rămâne mișcat, iar atingerile lui nu contează.
clause-hand-human = Orice mână tremură puțin, ca a unui jucător bun. Dacă vrei, las-o pe a ta să tremure mai mult.
refusal-quarter-tolerance = { $why ->
    [line] Cel mult jumătate din disc poate fi peste linie: de la { $low } la { $high } milimetri.
   *[quarter] Rămâi în sfertul tău: de la { $low } la { $high } grade.
}
refusal-hand-human = O mână tremură cu { $low } până la { $high } miimi.
origin-equipment = Regulamentul numește o tablă, douăsprezece discuri albe și douăsprezece negre. Nu pomenește nici știfturi, nici dimensiuni; le folosim pe cele ale tablelor de turneu sau, ca opțiune, o tablă mai mică.
origin-tournament-equipment = Dimensiunile sunt cele ale tablei de la campionatul mondial.
origin-doubles-equipment = Dimensiunile sunt cele ale tablei de la campionatul mondial.
origin-sides = Textul rus nu spune că discurile stau în afara tablei înainte de a fi jucate.
origin-sides-three = Nu se spune cum stau cei trei. Punem partenerii față în față.
origin-collection-conduct = Textul italian a pierdut această secțiune. În suedeză trebuie să stai jos doar când lovești; suedeza, polona și rusa vorbesc de jucători în loc de scaune. Nu e tipărită nicio penalizare.
origin-quarter = Regulamentul lasă discul să stea peste linie „până la jumătate” și nu spune în ce parte. Cu centrul pe linie se respectă orice interpretare, deci așa jucăm; varianta literală e o opțiune. Textul rus vorbește de linia dintre sferturi, cele în olandeză și rusă de sfertul opus, iar cel italian a pierdut pasajul.
origin-tournament-quarter = Regulile de turneu cer doar ca discul să atingă linia. Cu centrul pe ea, o atinge.
origin-doubles-quarter = Regulile de turneu cer doar ca discul să atingă linia. Cu centrul pe ea, o atinge.
origin-quarter-tolerance = Aceasta e litera textului: „până la jumătate” peste linie. Nu spune în ce parte, deci sunt permise amândouă.
origin-free-place = Nu e tipărit nimic despre un loc de start ocupat.
origin-collection-inwards = Regulamentul numește degetul și spune: spre mijloc. Că merge orice direcție spre interior și că o lovitură slabă contează e interpretarea noastră.
origin-strength = Nu e tipărit nimic despre asta; calculatorul are nevoie de o limită.
origin-turns-three = În regulament rândul trece mereu la stânga. Atunci partenerii rămân primii fără discuri și cel care joacă singur lovește de șase ori la rând. De aceea taberele alternează; varianta literală e o opțiune.
origin-turns-three-clockwise = Aceasta e litera textului: mereu vecinul din stânga.
origin-collection-must-touch = Germana și engleza lasă orice disc propriu să facă atingerea, deci poți împinge un disc în altul. Celelalte opt limbi vorbesc de „discul său”; urmăm germana și engleza.
origin-collection-void = Textul rus scoate doar discurile atinse chiar de discul jucat, iar cel polonez omite „propriu”. Urmăm celelalte limbi: orice disc propriu atins.
origin-collection-open-board = Textul danez a pierdut un „nu” și repetă condiția regulii dinainte. Textul rus amestecă inelul cu linia lui. Jucăm ce spun celelalte limbi.
origin-missed = Germana, engleza, italiana și olandeza subliniază că iese doar acest disc; celelalte doar îl numesc.
origin-collection-missed-touched = Regulamentul scoate doar discul jucat. În această partidă ies și discurile proprii atinse, ca la turnee.
origin-collection-contact = Nu e tipărit nimic despre ce înseamnă o atingere.
origin-off-board = După regulament un disc poate ricoșa din margine: merge în șanț, iar ce a atins rămâne așa. Noi scoatem discul când părăsește suprafața, ca nimic să nu fie mișcat de un disc ieșit; varianta literală e o opțiune.
origin-tournament-off-board = La turnee, ce mișcă un disc care revine din margine rămâne mișcat. Noi scoatem discul când părăsește suprafața; opțiunea îl lasă să ricoșeze.
origin-doubles-off-board = La turnee, ce mișcă un disc care revine din margine rămâne mișcat. Noi scoatem discul când părăsește suprafața; opțiunea îl lasă să ricoșeze.
origin-collection-off-board-bounces = Engleza, olandeza și daneza numesc marginea „benzi”. E vorba de marginea tablei.
origin-collection-out-line = Regulamentul numește discurile de pe linie. Că și unul de dincolo e ieșit se înțelege de la sine; textul francez face din linie o zonă, cu același rezultat.
origin-collection-twenty = Textul englez și cele făcute după el au mutat un titlu, iar discul danez cade „prin” gaură. E vorba de douăzeci pentru fiecare disc din gaură.
origin-collection-twenty-owner = Regulamentul vorbește doar de băgarea propriului disc. Îl socotim proprietarului, ca la turnee.
origin-collection-round-end = Textul rus încheie runda când un jucător nu mai are discuri, ceea ce i-ar lua celuilalt ultima lovitură. Toate celelalte nouă așteaptă pe toată lumea.
origin-next-start = În textul francez începe jucătorul „clasat ultimul”. Suedeza, polona și rusa spun clar că e cel care a lovit ultimul, iar celelalte limbi se pot citi așa.
origin-next-start-three = În textul francez începe jucătorul „clasat ultimul”; celelalte se referă la cel care a lovit ultimul. Cine e acela decurge din ordinea la mutare.
origin-next-start-three-clockwise = În textul francez începe jucătorul „clasat ultimul”; celelalte se referă la cel care a lovit ultimul. În această ordine e cel care joacă singur.
origin-next-start-four = În textul francez începe jucătorul „clasat ultimul”; celelalte se referă la cel care a lovit ultimul.
origin-collection-points = Textul polonez omite „fiecare”.
origin-collection-line-lower = Textul francez vorbește de un disc așezat peste linie, cel rus de cercuri care se întretaie. E de ajuns atingerea liniei.
origin-round-score = Textul suedez numește diferența bonus; chiar exemplul lui arată că doar diferența contează. Runda egală nu e pomenită: nu primește nimeni puncte.
origin-match = Textul italian a pierdut exemplul cu 100 de puncte.
origin-settled = Pe ecran calculatorul socotește cum alunecă discurile.
origin-counted = Regulamentul cunoaște doar table adevărate. Așa se ține scorul aici.
origin-hand = Un ecran nu are deget. E regula noastră.
origin-hand-human = Un ecran nu are deget. E regula noastră.
box-players = Câți jucați?
box-round_score = Ce primește tabăra mai bună într-o rundă?
box-round_score-difference = Diferența dintre cele două scoruri
box-round_score-two-points = Două puncte
written-shot = { $verdict ->
    [void] Discul { $disc }: nu atinge niciun disc advers, afară
    [missed] Discul { $disc }: nu ajunge la mijloc, afară
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Discul { $disc }: afară
           [one] Discul { $disc }: rămâne în { $zone }
            [few] Discul { $disc }: rămâne în { $zone }
           *[other] Discul { $disc }: rămâne în { $zone }
        }
        [one] Discul { $disc }: douăzeci!
        [few] Discul { $disc }: { $twenties } de douăzeci!
       *[other] Discul { $disc }: { $twenties } de douăzeci!
    }
}{ $theirs ->
    [0] {""}
    [one] , scoate unul
    [few] , scoate { $theirs }
   *[other] , scoate { $theirs }
} · { $light }–{ $dark }
written-count = Numărat: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } de douăzeci
    [few] { $twenties } de douăzeci
   *[other] { $twenties } de douăzeci
}
task-shoot = E rândul tău: lansează un disc.
task-hit = E rândul tău: lovește un disc advers.
editor-starter = Cine a început runda
editor-shots = { $seat ->
    [first] Discuri jucate până acum (urmează Albul)
    [second] Discuri jucate până acum (urmează Negrul)
    [third] Discuri jucate până acum (urmează Alb 2)
   *[fourth] Discuri jucate până acum (urmează Negru 2)
}
editor-twenties = { $seat ->
    [first] Discuri de douăzeci: Albul
    [second] Discuri de douăzeci: Negrul
    [third] Discuri de douăzeci: Alb 2
   *[fourth] Discuri de douăzeci: Negru 2
}
refusal-editor-many = { $seat ->
    [first] Discuri ale Albului: { $count }; sunt doar { $most }.
    [second] Discuri ale Negrului: { $count }; sunt doar { $most }.
    [third] Discuri pentru Alb 2: { $count }; sunt doar { $most }.
   *[fourth] Discuri pentru Negru 2: { $count }; sunt doar { $most }.
}
refusal-editor-out = Un disc care atinge linia exterioară e afară și merge în șanț.

## Drills

drill-open-twenty = Douăzeci liber
drill-open-twenty-about = Bagă discuri în gaură pe o tablă goală.
drill-open-twenty-task = { $goal ->
    [near] Lansează { $shots } discuri care să se oprească în cercul marcat.
    [sunk] Bagă { $shots } discuri în gaură.
   *[side] Bagă { $shots } discuri în gaură, fiecare de lângă marginea sfertului tău.
}
drill-take-out = Scoaterea
drill-take-out-about = Împinge un disc al adversarului în afara tablei.
drill-take-out-task = { $goal ->
    [touch] Lovește discul negru. Ai { $shots } lovituri.
    [out] Împinge discul negru în afara tablei. Ai { $shots } lovituri.
    [stay] Împinge discul negru în afara tablei, iar al tău să rămână pe ea. Ai { $shots } lovituri.
   *[fifteen] Împinge discul negru în afara tablei și lasă-l pe al tău în cercul de știfturi. Ai { $shots } lovituri.
}
drill-hidden-disc = După un știft
drill-hidden-disc-about = Lasă-ți discul unde îl apără un știft.
drill-hidden-disc-task = Lansează { $shots } discuri care să se oprească în cercul marcat, ascunse după un știft față de locul adversarului.
drill-shots-hits = Reușite: { $hits } din { $shots }.
drill-shots-spread = În medie cu { $across } mm spre { $side ->
    [left] stânga
   *[right] dreapta
} și cu { $along } mm prea { $way ->
    [short] scurt
   *[long] lung
}, cu o împrăștiere de { $spread } mm.
