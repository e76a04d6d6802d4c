### Lithuanian. Points are counted from one's own home: 1 is the innermost, 24 the farthest.
### checker = šaškė, point = laukas, bar = liniuotė, bear off = nurinkti, hit = numušti, home = namai, cube = kubas,
### double (of the cube) = dvigubinimas, doubles = dublis, take = priimti, drop = atsisakyti, opening roll = pradinis metimas.

game-name = Nardai
game-about = Parveskite penkiolika savo šaškių namo ir nurinkite nuo lentos, o pakeliui numuškite varžovo šaškes.
seat-first = Šviesieji
seat-second = Tamsieji

## Booklets
booklet-case = Nardų lagaminėlis
booklet-case-about = Šaškės nurenkamos tik tiksliais skaičiais, o kai visos namie, eiti neprivaloma. Žaidžiant iš statymo, yra kubas.
booklet-best-of = Partijomis
booklet-best-of-about = Tiesiog skaičiuojamos partijos: dvi iš trijų arba trys iš penkių. Be kubo.
booklet-small-first = Pirma mažesnis skaičius
booklet-small-first-about = Pirma žaidžiamas mažesnis skaičius, dublis – visas arba visai ne, o nurenkama nuo galo.
booklet-collection = Žaidimų rinkinys
booklet-collection-about = Nurinkti galima bet kuriuo skaičiumi, kurio užtenka iki krašto. Varžovas klaidą gali nurodyti iki savo metimo.
booklet-tournament = Turnyras
booklet-tournament-about = Nardai, kaip jie žaidžiami šiandien: mačai iki taškų arba partijos iš statymo, su kubu ir visomis jo taisyklėmis.
box-says = Kas iš šito parašyta jūsų taisyklių knygelėje?
box-says-more-than-two = Laukas uždarytas, jei jame stovi „daugiau kaip dvi“ šaškės
box-says-games = Žaidžiama iki dviejų pergalių iš trijų partijų arba trijų iš penkių
box-says-smaller = Visada pirma žaidžiamas mažesnis skaičius
box-says-correction = Neleistiną ėjimą galima nurodyti iki kito metimo
box-says-nothing = Knygelės neturiu
box-cube_inside = Ar dėžutėje yra dvigubinimo kubas?
box-languages = Keliomis kalbomis ji parašyta?

## Switches
switch-stake = Iš ko žaidžiate?
switch-stake-0 = Tik dėl malonumo, be kubo
switch-stake-1 = Statymas 1, su kubu
switch-stake-2 = Statymas 2, su kubu
switch-stake-5 = Statymas 5, su kubu
switch-stake-10 = Statymas 10, su kubu
switch-win_triple_needs_none_off = Kada pergalė triguba?
switch-win_triple_needs_none_off-yes = Tik jei pralaimėjęs nenurinko nė vienos šaškės
switch-win_triple_needs_none_off-no = Visada, kai pralaimėjusio šaškė yra ant liniuotės ar laimėtojo namuose
switch-assisted = Ėjimų tikrinimas
switch-assisted-yes = Leidžia tik leistinus ėjimus
switch-assisted-no = Leidžia bet kokį ėjimą, kaip ant tikros lentos
switch-bearoff_may_pass = Kai visos jūsų šaškės namie
switch-bearoff_may_pass-no = Privaloma žaisti kiekvieną skaičių, kurį galima
switch-bearoff_may_pass-yes = Skaičių galima palikti nepanaudotą
switch-bearoff_six_needs_double_six = Nurinkti iš 6 lauko
switch-bearoff_six_needs_double_six-no = Bet kuriuo šešetu
switch-bearoff_six_needs_double_six-yes = Tik dviem šešetais
switch-bearoff_rule = Kaip nurenkama šaškė?
switch-bearoff_rule-any-sufficient = Bet kuriuo skaičiumi, kurio užtenka iki krašto
switch-bearoff_rule-exact-or-highest = Jos skaičiumi arba didesniu iš aukščiausio lauko
switch-setup = Išdėstymas
switch-setup-standard = Įprastas
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, po tris šaškes
switch-cube = Dvigubinimo kubas
switch-cube-on = Su kubu
switch-cube-off = Be kubo
switch-cube_limit = Kubas kyla iki
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Kai kubas viduryje
switch-centred_cube-either = Jį pasukti gali bet kuris žaidėjas
switch-centred_cube-holland = Po Crawfordo partijos – tik abiem metus po du kartus
switch-crawford = Crawfordo partija
switch-crawford-yes = Viena partija be kubo, kai kam nors trūksta vieno taško
switch-crawford-no = Be Crawfordo partijos
switch-jacoby = Jacoby taisyklė
switch-jacoby-yes = Marsas ir koksas skaičiuojami, tik jei kubas pasuktas
switch-jacoby-no = Marsas ir koksas skaičiuojami visada
switch-beavers = Bebrai
switch-beavers-yes = Leidžiami
switch-beavers-no = Neleidžiami
switch-raccoons = Meškėnai
switch-raccoons-yes = Leidžiami
switch-raccoons-no = Neleidžiami
switch-automatic_doubles = Vienodi skaičiai per pradinį metimą
switch-automatic_doubles-0 = Metami dar kartą
switch-automatic_doubles-1 = Dvigubina statymą daugiausia kartą
switch-automatic_doubles-2 = Dvigubina statymą daugiausia du kartus
switch-automatic_doubles-3 = Dvigubina statymą daugiausia tris kartus

## Clauses
clause-aim = Suveskite visas savo šaškes į namus, paskui jas nurinkite. Laimi žaidėjas, kuriam pirmam jų nebelieka.
clause-setup = Abi pusės išdėstytos veidrodiškai. Jūsų šaškės keliauja iš varžovo namų aplink lentą į jūsų namus.
clause-forward = Šaškės eina tik namų link, niekada atgal.
clause-starter-high = Kiekvienas žaidėjas meta po kauliuką. Pradeda tas, kam iškrinta daugiau.
clause-draw-first = Pirmiausia – pradinis metimas. Jei abiem iškrinta vienodai, metama iš naujo.
clause-first-throw-fresh = Pirmajam ėjimui pradedantysis iš naujo meta abu kauliukus.
clause-first-throw-drawn = Abu pradinio metimo kauliukai yra pirmasis pradedančiojo metimas, todėl jis niekada nebūna dublis.
clause-already-started = Partijoje yra vienas pradinis metimas.
clause-throw-first = Žaidėjai eina paeiliui. Ėjimas prasideda dviejų kauliukų metimu.
clause-dice-zone = Kauliukai metami į dešinę lentos pusę, žiūrint metančiojo akimis.
clause-choice-first = Jei galite dvigubinti, darykite tai prieš mesdami.
clause-play-first = Sužaiskite savo metimą, prieš vykstant kam nors kitam.
clause-dice-only = Kiekvienu skaičiumi perkeliate vieną šaškę per tiek laukų. Ta pačia šaške galite paeiliui sužaisti kelis skaičius; po kiekvieno ji sustoja lauke.
clause-no-checker = Eiti galite tik savo šaškėmis.
clause-closed-point = Laukas, kuriame dvi ar daugiau varžovo šaškių, uždarytas: ten sustoti negalima, net ilgesnio ėjimo viduryje.
clause-self-hit = Jei šaškę vis dėlto pastatote į uždarytą lauką, ji laikoma numušta ir keliauja ant liniuotės, o skaičius panaudotas.
clause-hit = Jei sustojate lauke su viena varžovo šaške, ją numušate: ji keliauja ant liniuotės. Mušti neprivaloma, jei galite eiti kitaip.
clause-any-order = Skaičius galima žaisti bet kuria tvarka.
clause-smaller-first = Mažesnis skaičius visada žaidžiamas prieš didesnį.
clause-smaller-lost = Jei mažesnio skaičiaus negalite sužaisti nė viena šaške, jis prarandamas ir žaidžiamas tik didesnis.
clause-must-move = Jei galite eiti, privalote.
clause-use-all = Privalote sužaisti tiek skaičių, kiek leidžia taisyklės: abu, jei yra būdas sužaisti abu.
clause-use-higher = Jei galite sužaisti bet kurį skaičių, bet ne abu, privalote žaisti didesnį.
clause-stop-at-home = Kai visos šaškės namie, eiti neprivaloma: bet kurį skaičių galite palikti nepanaudotą.
clause-doubles-four = Jei iškrinta dublis, skaičius žaidžiamas keturis kartus.
clause-partial-double = Iš keturių dublio žingsnių sužaiskite tiek, kiek galite; likę prarandami.
clause-whole-double = Dublis žaidžiamas visas, visi keturi žingsniai, arba visai nežaidžiamas. Jei paskutinė šaškė nurenkama anksčiau, to pakanka.
clause-enter-first = Šaškė ant liniuotės pirma turi įeiti į varžovo namus, į lauką, kurį kauliukas atskaičiuoja nuo tolimojo krašto. Kol neįėjo visos, kitos judėti negali.
clause-enter-any = Įeiti galima bet kuriuo iš dviejų skaičių; skaičius, kuriuo įeiti negalima, prarandamas.
clause-smaller-enters = Jei jūsų šaškė ant liniuotės ir mažesniu skaičiumi įeiti negali, prarandate visą metimą.
clause-home-first = Nurinkti galite pradėti, kai visos jūsų šaškės namie. Jei kurią numuša, tęsti galite, kai visos vėl namie.
clause-exact-number = Šaškę nurinkti galima tik tiksliu jos lauko skaičiumi.
clause-highest-first = Šaškę nurinkti galima jos lauko skaičiumi, o iš aukščiausio savo lauko – ir didesniu.
clause-rear-first = Nurinkti galima tik iš aukščiausio savo lauko, bet kuriuo skaičiumi, kurio užtenka iki krašto.
clause-any-sufficient = Bet kurią šaškę galima nurinkti skaičiumi, kurio užtenka iki krašto.
clause-past-band = Šaškės nurinkti negalima, kol varžovas jūsų namuose laiko lauką prieš ją.
clause-double-six = Iš 6 lauko nurinkti galima tik išmetus du šešetus.
clause-inside-move = Užuot nurinkę, visada galite eiti savo namų viduje.
clause-win = Laimi žaidėjas, pirmas nurinkęs visas savo šaškes.
clause-win-counts-one = Kiekviena pergalė skaičiuojama kaip viena.
clause-win-kinds = Pergalė skaičiuojama vieną kartą; du kartus, jei pralaimėjęs nenurinko nė vienos šaškės; tris kartus, jei dar ir jo šaškė yra ant liniuotės ar laimėtojo namuose.
clause-stalled = Po penkiasdešimties ėjimų iš eilės nepajudinus nė vienos šaškės, partija baigiasi lygiosiomis.
clause-cube = Kubas iš pradžių guli viduryje ir rodo 1. Kiekvienas dvigubinimas partijos vertę padidina dvigubai.
clause-no-cube = Pagal šias taisykles kubas naudojamas tik žaidžiant iš statymo arba dėl taškų. Jei tik skaičiuojamos partijos, kubo nėra.
clause-double-before-throw = Dvigubinti galite siūlyti prieš savo metimą, bet ne prieš pirmąjį partijos metimą.
clause-answer-first = Varžovas dvigubinimą priima arba atsisako ir pralaimi partiją.
clause-nothing-offered = Priimti ar atsisakyti galima tik tada, kai jums pasiūlytas dvigubinimas.
clause-cube-owner = Jei priimate dvigubinimą, kubas jūsų, ir kitą kartą dvigubinti galite tik jūs.
clause-cube-limit = Kubas negali peržengti savo ribos.
clause-cube-dead = Mače kubas nebesukamas, jei jis jau lemia mačą abiem žaidėjams.
clause-crawford = Pirmoji partija, kurioje kuriam nors žaidėjui trūksta tik vieno taško, žaidžiama be kubo.
clause-holland = Pasirinktinai: po tos partijos viduryje gulintį kubą galima sukti tik tada, kai abu žaidėjai metė po du kartus.
clause-jacoby = Ne mače dvigubos ir trigubos pergalės skaičiuojamos kaip paprastos, jei kubas nebuvo pasuktas.
clause-beavers = Ne mače į dvigubinimą galima atsakyti tuoj pat dvigubinant dar kartą ir pasiliekant kubą: tai bebras.
clause-no-beaver = Bebru atsakyti galima, tik jei dėl bebrų susitarta, ir tik į dvigubinimą.
clause-no-raccoon = Meškėnu atsakyti galima, tik jei dėl meškėnų susitarta, ir tik į bebrą.
clause-automatic-doubles = Ne mače vienodi skaičiai per pradinį metimą dvigubina statymą, bet ne daugiau kartų, nei susitarta.
clause-match-games = Prieš pradėdami susitarkite, kiek partijų sudaro mačą, pavyzdžiui, dvi pergalės iš trijų.
clause-match-points = Mačą laimi žaidėjas, pirmas surinkęs sutartą taškų skaičių.
clause-no-resignation = Šios taisyklės nesako, kiek kainuoja pasiduoti.
clause-resignation = Galite siūlyti pasiduoti paprastu, dvigubu ar trigubu pralaimėjimu. Varžovas sutinka arba atmeta.
clause-answer-resignation = Į siūlymą pasiduoti atsakoma prieš žaidžiant toliau.
clause-correction = Galite paprašyti varžovo neleistiną ėjimą sužaisti iš naujo su tais pačiais kauliukais.
clause-nothing-wrong = Leistinas ėjimas galioja.
clause-correct-before-throw = To prašyti galima tik iki savo metimo.
clause-one-by-one = Kur leidžiamas bet koks ėjimas, šaškės perkeliamos po vieną, o paskui ėjimas baigiamas.
clause-no-correction = Baigtas ėjimas galioja.

## Why not
refusal-draw-first = Pirma – pradinis metimas.
refusal-already-started = Partija jau prasidėjo.
refusal-throw-first = Pirma meskite kauliukus.
refusal-choice-first = Pirma meskite arba dvigubinkite.
refusal-play-first = Pirma sužaiskite savo metimą.
refusal-dice-zone = Kauliukai sustojo ne dešinėje lentos pusėje: meskite abu iš naujo.
refusal-forward = Iš { $from } atgal į { $to } eiti negalima. Šaškės eina tik namų link.
refusal-no-checker = { $place ->
    [bar] Ant liniuotės jūsų šaškių nėra.
   *[point] Lauke { $point } jūsų šaškių nėra.
}
refusal-dice-only = { $count ->
    [0] Nebeliko skaičių, kuriuos galėtumėte žaisti.
    [one] Iki ten laukų: { $distance }; jums liko { $dice }.
    [few] Iki ten laukų: { $distance }; jums liko { $dice }.
   *[other] Iki ten laukų: { $distance }; jums liko { $dice }.
}
refusal-closed-point = { $count ->
    [one] Laukas { $point } uždarytas: ten { $count } varžovo šaškė.
    [few] Laukas { $point } uždarytas: ten { $count } varžovo šaškės.
   *[other] Laukas { $point } uždarytas: ten { $count } varžovo šaškių.
}
refusal-smaller-first = Pirma mažesnis skaičius: sužaiskite { $die }, paskui { $larger }.
refusal-smaller-lost = Pirma sužaisti { $die } nebuvo galima nė viena šaške, todėl šis skaičius prarastas.
refusal-must-move = { $possible ->
    [one] Galite sužaisti { $possible } skaičių, vadinasi, privalote.
    [few] Galite sužaisti { $possible } skaičius, vadinasi, privalote.
   *[other] Galite sužaisti { $possible } skaičių, vadinasi, privalote.
}
refusal-use-all = { $possible ->
    [one] Galite sužaisti { $possible } skaičių; čia sužaista { $used }.
    [few] Galite sužaisti { $possible } skaičius, o čia sužaista tik { $used }. Raskite būdą sužaisti visus.
   *[other] Galite sužaisti { $possible } skaičių, o čia sužaista tik { $used }. Raskite būdą sužaisti visus.
}
refusal-use-higher = Galite sužaisti tik vieną skaičių, todėl jis turi būti didesnis: { $die }.
refusal-whole-double = { $possible ->
    [one] Dublį privaloma sužaisti visą, o iš { $needed } žingsnių galimas tik { $possible }: metimas prarandamas.
    [few] Dublį privaloma sužaisti visą, o iš { $needed } žingsnių galimi tik { $possible }: metimas prarandamas.
   *[other] Dublį privaloma sužaisti visą, o iš { $needed } žingsnių galima tik { $possible }: metimas prarandamas.
}
refusal-enter-first = { $count ->
    [one] Ant liniuotės yra { $count } jūsų šaškė: pirma įveskite ją.
    [few] Ant liniuotės yra { $count } jūsų šaškės: pirma įveskite jas.
   *[other] Ant liniuotės yra { $count } jūsų šaškių: pirma įveskite jas.
}
refusal-smaller-enters = Su { $die } jūsų šaškė neįeina, nes laukas { $point } uždarytas: prarandate visą metimą.
refusal-home-first = { $count ->
    [one] Nurinkti dar negalite: { $count } šaškė ne namie.
    [few] Nurinkti dar negalite: { $count } šaškės ne namie.
   *[other] Nurinkti dar negalite: { $count } šaškių ne namie.
}
refusal-exact-number = Iš lauko { $point } nurinkti galima tik su { $point }; jums liko { $dice }.
refusal-highest-first = Iš lauko { $point } didesniu skaičiumi nurinkti galima, tik jei už jo nieko nėra; jūs dar turite šaškių lauke { $highest }.
refusal-rear-first = Pirma nurinkite galines: dar turite šaškių lauke { $highest }.
refusal-past-band = { $count ->
    [one] Iš lauko { $point } nurinkti negalima: prieš jį, lauke { $band }, yra { $count } varžovo šaškė.
    [few] Iš lauko { $point } nurinkti negalima: prieš jį, lauke { $band }, yra { $count } varžovo šaškės.
   *[other] Iš lauko { $point } nurinkti negalima: prieš jį, lauke { $band }, yra { $count } varžovo šaškių.
}
refusal-double-six = Iš 6 lauko nurinkti galima tik išmetus du šešetus; jums iškrito { $dice }.
refusal-no-cube = Šioje partijoje kubo nėra.
refusal-double-before-throw = Dvigubinti galite tik prieš savo metimą ir ne prieš pirmąjį partijos metimą.
refusal-answer-first = Pirma atsakykite į dvigubinimą iki { $value }: priimkite arba atsisakykite.
refusal-nothing-offered = Nėra pasiūlymo, į kurį reikėtų atsakyti.
refusal-cube-owner = Kubą turi varžovas, jis rodo { $value }.
refusal-cube-limit = Kubas rodo { $value } ir aukščiau kilti negali.
refusal-cube-dead = { $needed ->
    [one] Kubas, rodantis { $value }, jau lemia mačą: niekam nereikia daugiau kaip { $needed } taško.
    [few] Kubas, rodantis { $value }, jau lemia mačą: niekam nereikia daugiau kaip { $needed } taškų.
   *[other] Kubas, rodantis { $value }, jau lemia mačą: niekam nereikia daugiau kaip { $needed } taškų.
}
refusal-crawford = Tai mačo iki { $number } Crawfordo partija: dvigubinti negalima.
refusal-holland = { $throws ->
    [one] Po Crawfordo partijos dvigubinama, kai abu žaidėjai metė po du kartus; kol kas – { $throws } metimas.
    [few] Po Crawfordo partijos dvigubinama, kai abu žaidėjai metė po du kartus; kol kas – { $throws } metimai.
   *[other] Po Crawfordo partijos dvigubinama, kai abu žaidėjai metė po du kartus; kol kas – { $throws } metimų.
}
refusal-no-beaver = Bebru čia atsakyti negalite.
refusal-no-raccoon = Meškėnu čia atsakyti negalite.
refusal-no-resignation = Šiose taisyklėse nėra paprasto, dvigubo ar trigubo pasidavimo.
refusal-answer-resignation = Pirma priimkite arba atmeskite siūlymą pasiduoti.
refusal-one-by-one = Čia judinama po vieną šaškę.
refusal-no-correction = Baigtas ėjimas galioja.
refusal-correct-before-throw = Klaidą nurodyti galima tik prieš savo metimą.
refusal-nothing-wrong = Tas ėjimas buvo leistinas.

## How it ended
outcome-single = { $points ->
    [one] { $seat } nurinko paskutinę šaškę ir laimi { $points } tašką.
    [few] { $seat } nurinko paskutinę šaškę ir laimi { $points } taškus.
   *[other] { $seat } nurinko paskutinę šaškę ir laimi { $points } taškų.
}
outcome-double = { $points ->
    [one] { $seat } laimi dvigubai, { $points } tašką: varžovas nieko nenurinko.
    [few] { $seat } laimi dvigubai, { $points } taškus: varžovas nieko nenurinko.
   *[other] { $seat } laimi dvigubai, { $points } taškų: varžovas nieko nenurinko.
}
outcome-triple = { $points ->
    [one] { $seat } laimi trigubai, { $points } tašką: varžovo šaškė dar ant liniuotės ar laimėtojo namuose.
    [few] { $seat } laimi trigubai, { $points } taškus: varžovo šaškė dar ant liniuotės ar laimėtojo namuose.
   *[other] { $seat } laimi trigubai, { $points } taškų: varžovo šaškė dar ant liniuotės ar laimėtojo namuose.
}
outcome-gammon = { $points ->
    [one] { $seat } laimi marsu, { $points } tašką: varžovas nieko nenurinko.
    [few] { $seat } laimi marsu, { $points } taškus: varžovas nieko nenurinko.
   *[other] { $seat } laimi marsu, { $points } taškų: varžovas nieko nenurinko.
}
outcome-backgammon = { $points ->
    [one] { $seat } laimi koksu, { $points } tašką: varžovo šaškė dar ant liniuotės ar laimėtojo namuose.
    [few] { $seat } laimi koksu, { $points } taškus: varžovo šaškė dar ant liniuotės ar laimėtojo namuose.
   *[other] { $seat } laimi koksu, { $points } taškų: varžovo šaškė dar ant liniuotės ar laimėtojo namuose.
}
outcome-dropped = { $points ->
    [one] { $seat } laimi { $points } tašką: varžovas atsisakė dvigubinimo.
    [few] { $seat } laimi { $points } taškus: varžovas atsisakė dvigubinimo.
   *[other] { $seat } laimi { $points } taškų: varžovas atsisakė dvigubinimo.
}
outcome-conceded = { $points ->
    [one] { $seat } laimi { $points } tašką: varžovas pasidavė.
    [few] { $seat } laimi { $points } taškus: varžovas pasidavė.
   *[other] { $seat } laimi { $points } taškų: varžovas pasidavė.
}
outcome-stalled = Lygiosios: jau seniai niekas nepajudėjo.

## Levels
level-beginner = Naujokas
level-beginner-about = Atlieka pirmą pamatytą ėjimą ir palieka savo šaškes neapsaugotas.
level-casual = Mėgėjas
level-casual-about = Laiko šaškes kartu ir numuša, kai gali.
level-steady = Patikimas
level-steady-about = Užima laukus, skaičiuoja lenktynes ir dvigubina, kai aiškiai pirmauja.
level-expert = Ekspertas
level-expert-about = Mąsto vienu metimu į priekį ir retai klysta.
level-master = Meistras
level-master-about = Mąsto dviem metimais į priekį. Pasaulinio lygio.

## On the table
look-home-right = Namai dešinėje
look-home-left = Namai kairėje
look-blue-right = { look-home-right }, mėlyna gelumbė
look-blue-left = { look-home-left }, mėlyna gelumbė
look-wine-right = { look-home-right }, bordo gelumbė
look-wine-left = { look-home-left }, bordo gelumbė

scene-title = Nardų lenta
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] Laukai skaičiuojami nuo šviesiųjų namų, apačioje kairėje.
       *[right] Laukai skaičiuojami nuo šviesiųjų namų, apačioje dešinėje.
    }
   *[second] { $home ->
        [left] Laukai skaičiuojami nuo tamsiųjų namų, apačioje kairėje.
       *[right] Laukai skaičiuojami nuo tamsiųjų namų, apačioje dešinėje.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Šviesiųjų šaškės laukuose { $points }.
   *[second] Tamsiųjų šaškės laukuose { $points }.
}
scene-no-points = { $seat ->
    [first] Šviesiųjų šaškių nėra nė viename lauke.
   *[second] Tamsiųjų šaškių nėra nė viename lauke.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] Ant liniuotės { $count } šviesi šaškė.
        [few] Ant liniuotės { $count } šviesios šaškės.
       *[other] Ant liniuotės { $count } šviesių šaškių.
    }
   *[second] { $count ->
        [one] Ant liniuotės { $count } tamsi šaškė.
        [few] Ant liniuotės { $count } tamsios šaškės.
       *[other] Ant liniuotės { $count } tamsių šaškių.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] Nurinkta { $count } šviesi šaškė.
        [few] Nurinktos { $count } šviesios šaškės.
       *[other] Nurinkta { $count } šviesių šaškių.
    }
   *[second] { $count ->
        [one] Nurinkta { $count } tamsi šaškė.
        [few] Nurinktos { $count } tamsios šaškės.
       *[other] Nurinkta { $count } tamsių šaškių.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Šviesiesiems liko nueiti { $count } lauką.
        [few] Šviesiesiems liko nueiti { $count } laukus.
       *[other] Šviesiesiems liko nueiti { $count } laukų.
    }
   *[second] { $count ->
        [one] Tamsiesiems liko nueiti { $count } lauką.
        [few] Tamsiesiems liko nueiti { $count } laukus.
       *[other] Tamsiesiems liko nueiti { $count } laukų.
    }
}
scene-dice = { $count ->
    [one] Liko sužaisti skaičių { $dice }.
    [few] Liko sužaisti skaičius { $dice }.
   *[other] Liko sužaisti skaičius { $dice }.
}
scene-cube = { $owner ->
    [first] Kubą turi šviesieji, jis rodo { $value }.
    [second] Kubą turi tamsieji, jis rodo { $value }.
   *[nobody] Kubas viduryje, jis rodo { $value }.
}
scene-away = Dar reikia taškų: Šviesieji { $first }, Tamsieji { $second }.
scene-crawford = Tai Crawfordo partija: dvigubinti negalima.
scene-due-draw = Kiekvienas meta po kauliuką: taip sužinoma, kas pradeda.
scene-due-choice = { $seat ->
    [first] Šviesiųjų ėjimas, prieš metimą.
   *[second] Tamsiųjų ėjimas, prieš metimą.
}
scene-due-throw = { $seat ->
    [first] Meta šviesieji.
   *[second] Meta tamsieji.
}
scene-due-play = { $seat ->
    [first] Eina šviesieji.
   *[second] Eina tamsieji.
}
scene-due-offered = { $seat ->
    [first] Šviesiesiems siūlomas kubas: { $value }. Priimti arba atsisakyti.
   *[second] Tamsiesiems siūlomas kubas: { $value }. Priimti arba atsisakyti.
}
scene-due-beavered = { $seat ->
    [first] Šviesiesiems atsakyta bebru: kubas rodytų { $value }.
   *[second] Tamsiesiems atsakyta bebru: kubas rodytų { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Šviesiesiems atsakyta meškėnu: kubas rodytų { $value }.
   *[second] Tamsiesiems atsakyta meškėnu: kubas rodytų { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Tamsieji siūlo pasiduoti paprastu pralaimėjimu; atsako šviesieji.
       *[second] Šviesieji siūlo pasiduoti paprastu pralaimėjimu; atsako tamsieji.
    }
    [2] { $seat ->
        [first] Tamsieji siūlo pasiduoti dvigubu pralaimėjimu; atsako šviesieji.
       *[second] Šviesieji siūlo pasiduoti dvigubu pralaimėjimu; atsako tamsieji.
    }
   *[3] { $seat ->
        [first] Tamsieji siūlo pasiduoti trigubu pralaimėjimu; atsako šviesieji.
       *[second] Šviesieji siūlo pasiduoti trigubu pralaimėjimu; atsako tamsieji.
    }
}
scene-due-over = Partija baigta.

scene-point = { $holder ->
    [first] { $count ->
        [one] Laukas { $point }: { $count } šviesi šaškė
        [few] Laukas { $point }: { $count } šviesios šaškės
       *[other] Laukas { $point }: { $count } šviesių šaškių
    }
    [second] { $count ->
        [one] Laukas { $point }: { $count } tamsi šaškė
        [few] Laukas { $point }: { $count } tamsios šaškės
       *[other] Laukas { $point }: { $count } tamsių šaškių
    }
   *[nobody] Laukas { $point }: tuščias
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Liniuotė: šviesių šaškių nėra
        [one] Liniuotė: { $count } šviesi šaškė
        [few] Liniuotė: { $count } šviesios šaškės
       *[other] Liniuotė: { $count } šviesių šaškių
    }
   *[second] { $count ->
        [0] Liniuotė: tamsių šaškių nėra
        [one] Liniuotė: { $count } tamsi šaškė
        [few] Liniuotė: { $count } tamsios šaškės
       *[other] Liniuotė: { $count } tamsių šaškių
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Dėklas: nurinktų šviesių šaškių nėra
        [one] Dėklas: nurinkta { $count } šviesi šaškė
        [few] Dėklas: nurinktos { $count } šviesios šaškės
       *[other] Dėklas: nurinkta { $count } šviesių šaškių
    }
   *[second] { $count ->
        [0] Dėklas: nurinktų tamsių šaškių nėra
        [one] Dėklas: nurinkta { $count } tamsi šaškė
        [few] Dėklas: nurinktos { $count } tamsios šaškės
       *[other] Dėklas: nurinkta { $count } tamsių šaškių
    }
}
scene-die = { $state ->
    [used] Kauliukas: { $number }, sužaistas
   *[left] Kauliukas: { $number }
}
scene-no-die = Kauliukai, dar nemesti
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] Šviesiesiems iškrito { $number }
    [second] Tamsiesiems iškrito { $number }
   *[nobody] Kauliukas rodo { $number }
}

## What a hand may say
act-throw = Mesti
act-double = Dvigubinti iki { $value }
act-take = Priimti kubą: { $value }
act-drop = Atsisakyti
act-beaver = Bebras: { $value }
act-raccoon = Meškėnas: { $value }
act-accept = Priimti
act-decline = Atmesti
act-correct = Nurodyti klaidą
act-check = Ar tai buvo leistina?
act-done = Baigti ėjimą
act-resign = { $kind ->
    [1] Pasiduoti (paprastai)
    [2] Pasiduoti (dvigubai)
   *[3] Pasiduoti (trigubai)
}
# Ending a turn although more could be played.
act-stop = Baigti ėjimą čia
act-pass = Neiti
act-no-move = Leistino ėjimo nėra: baigti
act-forced = Priverstinis ėjimas: { $play }

## What happened
told-start = { $seat ->
    [first] Pradinis metimas: šviesieji { $first }, tamsieji { $second }. Pradeda šviesieji.
    [second] Pradinis metimas: šviesieji { $first }, tamsieji { $second }. Pradeda tamsieji.
   *[nobody] Pradinis metimas: abiem { $first }. Metama dar kartą.
}
told-roll = { $seat ->
    [first] Šviesieji meta { $dice }
   *[second] Tamsieji meta { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Šviesieji: { $play }
   *[second] Tamsieji: { $play }
}
told-self-hit = { $seat ->
    [first] Šviesieji: { $play }, į uždarytą lauką; šaškė keliauja ant liniuotės
   *[second] Tamsieji: { $play }, į uždarytą lauką; šaškė keliauja ant liniuotės
}
told-no-move = { $seat ->
    [first] Šviesieji negali eiti
   *[second] Tamsieji negali eiti
}
told-pass = { $seat ->
    [first] Šviesieji neina
   *[second] Tamsieji neina
}
told-done = { $seat ->
    [first] Šviesieji baigia ėjimą
   *[second] Tamsieji baigia ėjimą
}
told-throw = { $seat ->
    [first] Šviesieji ima kauliukus
   *[second] Tamsieji ima kauliukus
}
told-double = { $seat ->
    [first] Šviesieji dvigubina iki { $value }
   *[second] Tamsieji dvigubina iki { $value }
}
told-take = { $seat ->
    [first] Šviesieji priima kubą: { $value }
   *[second] Tamsieji priima kubą: { $value }
}
told-drop = { $seat ->
    [first] Šviesieji atsisako
   *[second] Tamsieji atsisako
}
told-beaver = { $seat ->
    [first] Šviesieji atsako bebru: { $value }
   *[second] Tamsieji atsako bebru: { $value }
}
told-raccoon = { $seat ->
    [first] Šviesieji atsako meškėnu: { $value }
   *[second] Tamsieji atsako meškėnu: { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Šviesieji siūlo pasiduoti paprastu pralaimėjimu
       *[second] Tamsieji siūlo pasiduoti paprastu pralaimėjimu
    }
    [2] { $seat ->
        [first] Šviesieji siūlo pasiduoti dvigubu pralaimėjimu
       *[second] Tamsieji siūlo pasiduoti dvigubu pralaimėjimu
    }
   *[3] { $seat ->
        [first] Šviesieji siūlo pasiduoti trigubu pralaimėjimu
       *[second] Tamsieji siūlo pasiduoti trigubu pralaimėjimu
    }
}
told-accept-loss = { $seat ->
    [first] Šviesieji sutinka
   *[second] Tamsieji sutinka
}
told-decline-loss = { $seat ->
    [first] Šviesieji atmeta
   *[second] Tamsieji atmeta
}
told-correct = { $seat ->
    [first] Šviesieji nurodo klaidą: ėjimas žaidžiamas iš naujo
   *[second] Tamsieji nurodo klaidą: ėjimas žaidžiamas iš naujo
}

## The rule book's chapters
chapter-setup = Tikslas ir kryptis
chapter-begin = Kas pradeda
chapter-dice = Metimai ir ėjimai
chapter-points = Laukai ir numušimas
chapter-bar = Įėjimas nuo liniuotės
chapter-bearing-off = Nurinkimas
chapter-winning = Pergalė
chapter-cube = Kubas
chapter-errors = Klaidos ir pasidavimas

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Užimkite lauką
lesson-make-a-point-task = Jums iškrito 3 ir 1. Sustatykite dvi šaškes kartu savo 5 lauke.
lesson-make-a-point-done = Dvi šaškės viename lauke yra saugios ir uždaro jį varžovui.
lesson-run = Bėkite
lesson-run-task = Jums iškrito 6 ir 5. Nuveskite vieną galinę šaškę į saugią vietą, savo 13 lauką.
lesson-run-done = Viena šaškė gali sužaisti abu skaičius, vieną po kito.
lesson-hit = Numuškite
lesson-hit-task = Jūsų 4 lauke stovi viena varžovo šaškė. Numuškite ją ir užimkite lauką.
lesson-hit-done = Numušta šaškė viską pradeda iš naujo nuo liniuotės.
lesson-closed = Uždaryti laukai
lesson-closed-task = Jums iškrito du penketai. Galinėms šaškėms kelias užtvertas: užimkite savo 3 lauką šaškėmis iš 13 ir 8 laukų.
lesson-closed-done = Negalima sustoti lauke, kuriame dvi ar daugiau varžovo šaškių.
lesson-enter = Nuo liniuotės
lesson-enter-task = Jums iškrito 6 ir 4, o viena jūsų šaškė yra ant liniuotės. Įveskite ją, tada eikite kita galine šaške.
lesson-enter-done = Pirma įeina šaškė nuo liniuotės, tik paskui juda kitos.
lesson-use-both = Vienas arba kitas
lesson-use-both-task = Jums iškrito 6 ir 5. Galite sužaisti bet kurį skaičių, bet ne abu. Sužaiskite tą, kurį privalote.
lesson-use-both-done = Jei galite sužaisti tik vieną iš dviejų skaičių, jis turi būti didesnis.
lesson-doubles = Dublis
lesson-doubles-task = Jums iškrito du trejetai, taigi einate keturis kartus. Užimkite savo 5 ir 3 laukus.
lesson-doubles-done = Iškritus dubliui, skaičius žaidžiamas keturis kartus.
lesson-bear-off = Nurinkimas
lesson-bear-off-task = Visos jūsų šaškės namie. Iškrito 5 ir 2: nurinkite dvi šaškes.
lesson-bear-off-done = Kiekvienu skaičiumi nurenkate šaškę iš to paties numerio lauko.
lesson-bear-off-high = Per didelis metimas
lesson-bear-off-high-task = Jums iškrito 6 ir 4, bet taip toli gale šaškių neturite. Vis tiek nurinkite dvi šaškes.
lesson-bear-off-high-done = Skaičiumi, didesniu už jūsų aukščiausią lauką, nurenkate šaškę iš to lauko.
lesson-double = Kubas
lesson-double-task = Jūs aiškiai pirmaujate. Prieš mesdami dvigubinkite.
lesson-double-done = Varžovas priima ir žaidžia toliau iš dvigubo statymo arba atsisako ir pralaimi tai, kas buvo statyta.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Laimi { $win } %.
    [double] Laimi { $win } % ({ $wins-double } % dvigubai, { $wins-triple } % trigubai), pralaimi { $loss } % ({ $loses-double } % dvigubai, { $loses-triple } % trigubai).
   *[gammon] Laimi { $win } % ({ $wins-double } % marsų, { $wins-triple } % koksų), pralaimi { $loss } % ({ $loses-double } % marsų, { $loses-triple } % koksų).
}
mistake-cost = Atiduoda { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } taško.
mistake-given = { $what ->
    [shots] Šaškę numuša { $played } iš 36 metimų, o ne { $best }.
    [cashed] Dabar varžovas gali dvigubinti ir iškart laimėti.
    [doubled] Dabar varžovas turi gerą dvigubinimą.
    [wins] Laimi { $played } % atvejų, o ne { $best } %.
    [gammons-won] Dvigubai laimi { $played } % atvejų, o ne { $best } %.
   *[gammons-lost] Dvigubai pralaimi { $played } % atvejų, o ne { $best } %.
}
mistake-cube = { $why ->
    [too-early] Dvigubinta per anksti.
    [too-good] Per gerai dvigubinti: žaisti toliau vertingiau.
    [double] Čia buvo laikas dvigubinti.
    [take] Tokį dvigubinimą reikia priimti.
    [drop] Tokio dvigubinimo reikia atsisakyti.
   *[beaver] Teisingas atsakymas buvo bebras.
}
tally-errors = Sprendimai: { $decisions }. Atiduota: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } taško, klaidų lygis { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (taško tūkstantosios vienam sprendimui).
tally-luck = Kauliukų sėkmė: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } taško.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Mesti: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Dvigubinti: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Priimti kubą: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Atsisakyti: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Bebras: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Meškėnas: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Meskite kauliukus arba pirma dvigubinkite, jei aiškiai pirmaujate.
    [answer] Varžovas dvigubina: priimkite ir žaiskite iš dvigubo statymo arba atsisakykite ir praraskite dabartinį statymą.
    [bar] Jūsų šaškė ant liniuotės: pirmiausia įveskite ją.
    [off] Visos jūsų šaškės namie: nurinkite jas.
    [move] Abiem skaičiais veskite šaškes namo. Dvi ar daugiau viename lauke yra saugios.
    [race] Nė vienos šaškės nebegalima numušti: kuo greičiau visas parveskite namo ir nurinkite.
   *[other] Pasirinkite mygtuką po lenta.
}
guide-why = { $why ->
    [hits] Numušate šaškę: ji turės pradėti iš naujo nuo liniuotės.
    [off] Nurenkate šaškes.
    [point] Užimate lauką: kartu šaškės saugios ir užtveria kelią varžovui.
    [safe] Mažiau jūsų šaškių lieka vienų.
    [runs] Išvedate į kelią galinę šaškę.
    [past] Paskutinės jūsų šaškės praeina varžovo šaškes: nė vienos nebegalima numušti.
    [race] Taip veltui nueina mažiausiai metimo.
    [pass] Eiti negalite.
    [double] Pirmaujate pakankamai, kad dvigubintumėte.
    [take] Laimėsite pakankamai dažnai, kad žaistumėte toliau.
    [drop] Pralaimėtumėte per dažnai.
    [throw] Pirmaujate nepakankamai, kad dvigubintumėte.
   *[other] Tai suteikia jums geriausias galimybes.
}
character-beginner = Pipas
character-casual = Solo
character-steady = Inkaras
character-expert = Siena
character-master = Orakulas
clause-fifteen = Kiekvienas žaidėjas turi penkiolika šaškių.
clause-three-checkers = Kiekvienas žaidėjas turi tris šaškes.
clause-jump = Jūsų šaškės pakeliui gali pereiti per bet kurias kitas, taip pat per uždarytus laukus.
clause-white-starts = Kauliukas lemia, kas žaidžia šviesiomis šaškėmis (baltaisiais), o kas tamsiomis. Baltieji pradeda.
clause-higher-takes-white = Kiekvienas žaidėjas meta po kauliuką. Baltuosius gauna tas, kam iškrinta daugiau.
clause-dice-flat = Kauliukai, kurie ten negula lygiai, neskaičiuojami: abu metami iš naujo.
clause-call-first = Jei norite nurodyti klaidą, padarykite tai prieš metimą.
clause-closed-by-three = Laukas, kuriame trys ar daugiau varžovo šaškių, uždarytas: ten sustoti negalima, net pakeliui. Lauke su dviem gali stovėti abu žaidėjai; mušama tik vieniša šaškė.
clause-bridge = Keli uždaryti laukai iš eilės sudaro tiltą. Šaškė jį įveikia tik skaičiumi, kuris siekia už jo.
clause-several-hits = Per vieną ėjimą galite numušti kelias šaškes, su dubliu – iki keturių.
clause-stacking = Viename lauke gali stovėti kiek norite jūsų šaškių.
clause-no-pass = Nurinkdami galite eiti savo namuose arba nurinkti – kaip norite. Bet skaičių privaloma sužaisti, jei galima.
clause-may-leave-unused = Kai visos jūsų šaškės namie, skaičių galima palikti nesužaistą.
clause-any-six = Iš 6 lauko šaškę galima nurinkti bet kuriuo šešetu.
clause-win-kinds-far-back = Pergalė skaičiuojama kartą. Ji skaičiuojama du kartus, jei pralaimėjęs nenurinko nė vienos šaškės, ir tris kartus, jei jo šaškė yra ant liniuotės ar laimėtojo namuose, net jei kitos nurinktos.
clause-win-kinds-single = Pergalė skaičiuojama kartą. Ji skaičiuojama tris kartus, jei pralaimėjęs nenurinko nė vienos šaškės ir viena jų yra ant liniuotės ar laimėtojo namuose.
clause-win-kinds-letter = Pergalė skaičiuojama kartą, net jei visos pralaimėjusiojo šaškės dar lentoje. Ji skaičiuojama tris kartus, jei kuri nors jų yra ant liniuotės ar laimėtojo namuose.
clause-win-named = Pergalė paprasta, jei pralaimėjęs nurinko bent vieną šaškę; marsas, jei nenurinko nė vienos; koksas, jei dar ir jo šaškė yra ant liniuotės ar laimėtojo namuose.
clause-win-values = Marsas skaičiuojamas du kartus, koksas – tris.
clause-without-cube = Šiame žaidime nėra dvigubinimo kubo.
clause-cube-single-game = Mače, kuriame skaičiuojamos partijos, kiekviena partija verta vienos, o kubo nėra.
clause-cube-faces = Pirmas dvigubinimas pasuka kubą ties 2. Jį priėmęs žaidėjas vėliau gali pasukti ties 4, tada kitas ties 8 ir taip paeiliui.
clause-drop-price = Atsisakę pralaimite tiek, kiek partija buvo verta prieš dvigubinimą; tai skaičiuojama kaip paprastas pralaimėjimas.
clause-cube-times-kind = Kubas padaugina pergalės rūšies vertę: ties 8 triguba pergalė verta 24.
clause-nothing-resigned = Priimti ar atmesti galite tik tada, kai varžovas pasiūlė pasiduoti.
refusal-call-first = Pirma meskite kauliukus arba nurodykite klaidą.
refusal-closed-by-three = { $count ->
    [one] Laukas { $point } uždarytas: ten { $count } varžovo šaškė.
    [few] Laukas { $point } uždarytas: ten { $count } varžovo šaškės.
   *[other] Laukas { $point } uždarytas: ten { $count } varžovo šaškių.
}
refusal-without-cube = Šiame žaidime nėra kubo.
refusal-cube-single-game = Mače, kuriame skaičiuojamos partijos, kubo nėra.
refusal-nothing-resigned = Niekas nesiūlė pasiduoti.
told-start-white = Pradinis metimas: { $high } prieš { $low }. Kas turi { $high }, žaidžia šviesiomis ir pradeda.
told-start-tie = Pradinis metimas: { $high } prieš { $low }. Metama iš naujo.
scene-point-shared = Laukas { $point }: šviesių { $first }, tamsių { $second }
switch-block_min = Kada laukas uždarytas?
switch-block_min-2 = Jį uždaro dvi varžovo šaškės
switch-block_min-3 = Jį uždaro tik trys ar daugiau
switch-win_none_off = O jei pralaimėjęs nieko nenurinko?
switch-win_none_off-double = Pergalė skaičiuojama du kartus
switch-win_none_off-single = Pergalė skaičiuojama kartą
switch-stake-note = Kubas skirtas atskiroms partijoms: mače iš trijų ar daugiau kiekviena partija verta vienos, kad ir koks statymas.
box-says-more-than-two-note = Pagal šį sakinį dvi šaškės lauko nei atvertų, nei uždarytų, todėl žaidžiame, kad lauką uždaro dvi, kaip sako kai kurios knygelės kalbos. Galite pakeisti į tris: taip daro „Tiksliai kaip išspausdinta“.
box-says-games-note = Vokiškas tos pačios dėžutės puslapis – kitas žaidimas: jam pasirinkite „{ box-says-smaller }“.
box-says-smaller-note = Tai vokiškas tos dėžutės puslapis. Kitomis kalbomis aprašytas kitas žaidimas: jam pasirinkite „{ box-says-games }“.
box-says-correction-note = Klaidas nurodyti galima partijoje, kur judinama laisvai; įprastoje galimi tik teisingi ėjimai.
origin-setup = Išspausdinta kaip paveikslas.
origin-case-white-starts = Graikiškame tekste nėra, kad pradeda baltieji.
origin-higher-takes-white = Knygelėse nepasakyta, kam tenka baltieji. Tam, kam iškrinta daugiau, kaip visur.
origin-draw-first = Apie vienodus skaičius nieko nepasakyta; jie nieko nenulemia, todėl metama iš naujo.
origin-collection-draw-first = Vienodi skaičiai metami iš naujo, kol bus skirtingi.
origin-tournament-draw-first = Vienodi skaičiai metami iš naujo.
origin-best-of-first-throw-fresh = Knygelėje pasakyta tik kas eina pirmas ir kad kauliukai metami paeiliui; todėl pradedantysis meta abu.
origin-collection-dice-flat = Knygelėje pasakyta tik kur mesti.
origin-case-closed-point = Dauguma kalbų sako „daugiau kaip dvi“, bet mušama tik vieniša šaškė, tad dvi lauko nei atvertų, nei uždarytų. Itališkai ir estiškai – dvi ar daugiau, angliškai – ir taip, ir taip. Žaidžiame su dviem. Pažodinis variantas – nuostatose.
origin-case-closed-by-three = Tai pažodžiui: lauką uždaro „daugiau kaip dvi“, o mušama tik vieniša šaškė, todėl laukas su dviem yra bendras.
origin-best-of-closed-point = Taip sakoma angliškai, prancūziškai ir itališkai. Ispaniškai, portugališkai ir lenkiškai – tik apie įėjimą nuo liniuotės.
origin-collection-closed-point = Angliškas, itališkas, daniškas ir rusiškas tekstai skamba taip, lyg pakeliui sustabdytų jau viena varžovo šaškė. Vokiškas, prancūziškas ir ispaniškas aiškūs: dvi ar daugiau.
origin-case-self-hit = Čekiškame, slovakiškame ir vengriškame tekstuose ši taisyklė dingo, vietoj jos pakartota, kaip mušti.
origin-case-hit = Kai kuriomis kalbomis pamiršta, kad varžovo šaškė turi stovėti viena.
origin-best-of-hit = Lenkiškame tekste pamiršta, kad varžovo šaškė turi stovėti viena.
origin-case-stacking = Knygelės ribos nenustato.
origin-several-hits = Knygelėje apie tai nieko nėra; kiekvienas mušimas kyla iš ankstesnės taisyklės.
origin-small-first-several-hits = Tai kyla iš pavyzdžio su metimu, kuris muša vienu iš trijų atstumų.
origin-case-several-hits = Turkiškame tekste kalbama apie du šešetus; turimas omenyje bet koks dublis.
origin-case-must-move = Žaidžiama kaip vokiškai ir dauguma kalbų. Prancūziškai privaloma mušti, rusiškai, ukrainietiškai ir turkiškai taisyklė apversta, o vengriškai dingo „ne“.
origin-best-of-must-move = Bendrai knygelėje to nėra; jos taisyklė apie didesnį skaičių tai numano.
origin-best-of-use-all = Knygelėje to nėra; jos taisyklė apie didesnį skaičių tai numano.
origin-small-first-use-all = Knygelėje to nėra; žaidžiama kaip įprasta.
origin-best-of-use-higher = Prancūziškai ir lenkiškai skamba taip, lyg galėtumėte pasirinkti tik vieną skaičių; ispaniškame originale to nėra.
origin-case-use-higher = Kroatiškame tekste kalbama apie vieną šaškę vietoj vieno skaičiaus.
origin-case-stop-at-home = Kai kuriomis kalbomis pareiga baigiasi, kai namie bet kurio žaidėjo šaškės, o arabiškai – kai visų. Žaidžiame: jūsų.
origin-no-pass = Tekste sakoma, kad nurinkti neprivaloma, kitaip eiti – irgi. Suprantame tai kaip laisvą pasirinkimą, nes iškart po to vėl galioja įprastos taisyklės. Nesužaistas skaičius leidžiamas nuostata.
origin-may-leave-unused = Tai pažodžiui: nei nurinkti, nei kitaip eiti neprivaloma. Lenkiškame tekste tik pusė to.
origin-case-doubles-four = Kai kuriomis kalbomis iš keturių dauginamas visas metimas arba kalbama apie keturis kauliukus. Pavyzdys tame pačiame tekste rodo keturis atskirus žingsnius.
origin-best-of-doubles-four = Angliškas pavyzdys pereina į antrą; turimi omenyje keturi žingsniai.
origin-best-of-partial-double = Knygelėje apie tai nieko nėra; žaidžiama kaip įprasta.
origin-collection-partial-double = Knygelėje apie tai nieko nėra; tai kyla iš pareigos eiti.
origin-case-partial-double = Turkiškas tekstas galimus ėjimus atšaukia, arabiškas leidžia rinktis; visomis kitomis kalbomis jie privalomi.
origin-whole-double = Pavyzdyje prarandamas dublis, iš kurio galimi du žingsniai. Taip suprantame ir dėl trijų.
origin-case-enter-first = Knygelėse pasakyta tik tai, kad pirma grįžta visos šaškės. Kur ir kaip – kaip įprasta.
origin-best-of-enter-first = Prancūziškame tekste tai priklauso nuo galimybės įeiti; kituose – ne.
origin-case-enter-any = Knygelėse to nėra; kaip įprasta.
origin-smaller-lost = Knygelė visą metimą atima tik iš žaidėjo, kurio šaškė ant liniuotės. To neišplečiame: didesnis skaičius žaidžiamas vienas.
origin-case-home-first = Čekiškame, slovakiškame, slovėniškame ir arabiškame tekstuose po numušimo nustojama mesti kauliukus, o kroatiškame nurenkama į pradinę padėtį. Turimas omenyje nurinkimas nuo lentos.
origin-case-exact-number = Švediškas tekstas reikalauja „lyginio“ skaičiaus, turkiškame trūksta „tiksliai“. Visuose kituose – tiksliai.
origin-best-of-highest-first = Portugališkame tekste visada nurenkama tolimiausia šaškė; kituose tai tik leidžiama.
origin-best-of-inside-move = Prancūziškas pavyzdys eina į ne tą lauką.
origin-collection-any-sufficient = Prancūziškame tekste skaičius turi siekti „vos už“ krašto, tai yra tiksliai. Kitomis devyniomis kalbomis jo turi tik užtekti, o apie šaškes už nugaros nieko nėra.
origin-collection-highest-first = Knygelėje to nėra: įprasta šių dienų taisyklė, dėl kurios susitarėte.
origin-rear-first = Tvarka išspausdinta; kad skaičius gali būti didesnis už lauko numerį, kyla iš to, kad kertamas kraštas.
origin-any-six = Vokiškas tekstas reikalauja dviejų šešetų, o tai prieštarauja jo paties nurinkimo taisyklei ir panašu į spaudos klaidą. Pas mus tinka bet kuris šešetas. Pažodinis variantas – nuostatose.
origin-double-six = Tai pažodžiui iš vokiško teksto.
origin-case-win = Graikiškame tekste iš pradžių nurodytas tas, kas pirmas namie, arabiškame – kas pradeda nurinkti. Vėliau abu sutampa su kitais.
origin-case-win-kinds = Trigubai pergalei knygelės reikalauja tik šaškės ant liniuotės ar laimėtojo namuose. Tada pralaimėjimas su nurinktomis šaškėmis būtų ir paprastas, ir trigubas; mes reikalaujame, kad nebūtų nurinkta nė viena. Pažodinis variantas – nuostatose. Daniškame tekste dviguba pergalė apibrėžta kaip paprasta.
origin-case-win-kinds-far-back = Tai pažodžiui: knygelės nereikalauja, kad nieko nebūtų nurinkta.
origin-small-first-win-kinds = Tekste dingusi eilutė: žadamos trys rūšys, o pergalė prieš žaidėją, kurio visos šaškės lentoje, vadinama paprasta, nors visur kitur ji dviguba. Papildome iš kitų knygelių. Pažodinis variantas – nuostatose.
origin-small-first-win-kinds-far-back = Pusiau pažodžiui: triguba pergalė kaip išspausdinta, dviguba – iš kitų knygelių.
origin-small-first-win-kinds-single = Pusiau pažodžiui: be dvigubos pergalės, kaip išspausdinta; triguba – kai nieko nenurinkta.
origin-small-first-win-kinds-letter = Tai, kas liko iš teksto, kuriame dingusi eilutė.
origin-win-values = Knygelėje minimi marsas ir koksas, bet skaičių nėra.
origin-stalled = Mūsų taisyklė: kitaip būtų galima žaisti be galo. Lygi partija įskaitoma į mačą, tad mačas iš trijų gali baigtis lygiai.
origin-without-cube = Knygelėje jis neminimas.
origin-collection-without-cube = Knygelėje sakoma, kad kubų būna, bet apsieinama be jų.
origin-case-cube = Vokiškai vienoje knygelėje ir penkiomis kalbomis kitoje sakoma „keturgubai“, nors tas pats tekstas siekia aštuonis. Turima omenyje „padauginti“. Kad kubas iš pradžių guli viduryje ir rodo 1, neišspausdinta.
origin-case-cube-faces = Kroatiškame tekste yra sienelė su 6; portugališkame ir kroatiškame kubas metamas. Iš tikrųjų jis pasukamas.
origin-case-double-before-throw = Kroatiškame tekste tai leidžiama tik prieš pirmą metimą, švediškame – bet kada. Kituose: prieš savo metimą, kai partija jau vyksta.
origin-case-drop-price = Neišspausdinta; kaip įprasta.
origin-case-cube-limit = Neišspausdinta, išskyrus kroatišką tekstą, kur išvardytos sienelės. Kubas turi sieneles iki 64.
origin-case-cube-times-kind = Išspausdinta trigubai pergalei ties 8. Suprantame tai kaip pavyzdį. Švediškame tekste statymas dvigubinamas aštuonis kartus, arabiškame dauginami kauliukai.
origin-case-cube-single-game = Knygelės mačų nepažįsta.
origin-one-by-one = Mūsų taisyklė: taip žaidžiama be programos pagalbos.
origin-collection-correction = Angliškame tekste teisė baigiasi „kitu“ metimu; turimas omenyje jūsų paties.
written-no-move = nėra ėjimo
written-double = Dvigubina iki { $value }
written-take = Priima
written-drop = Atsisako
written-beaver = Bebras: { $value }
written-raccoon = Meškėnas: { $value }
written-accept = Sutinka
written-decline = Atmeta
written-correct = Nurodo klaidą
written-check = Klausia
written-resigning = { $kind ->
    [1] Siūlo paprastą pralaimėjimą
    [2] Siūlo dvigubą pralaimėjimą
   *[3] Siūlo trigubą pralaimėjimą
}
standing = { $pips ->
    [one] { $pips } laukas
    [few] { $pips } laukai
   *[other] { $pips } laukų
}
origin-collection-throw-first = Olandiškame tekste po pradžios kalbama apie tris kauliukus; turimi omenyje du.
task-roll = Jūsų ėjimas: meskite kauliukus.
task-roll-or-double = Jūsų ėjimas: meskite kauliukus arba dvigubinkite.
task-move = Jūsų ėjimas: eikite šaške.
task-end = Jūsų ėjimas: daugiau eiti negalite.
task-double = Varžovas dvigubina: priimsite ar atsisakysite?
task-resignation = Varžovas nori pasiduoti: ar priimsite?
tally-pr = PR (žaidimo lygio rodiklis): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Didmeistris
level-grandmaster-about = Prieš spręsdamas kiekvieną galimybę sužaidžia šimtus kartų. Užtrunka kelias sekundes.
character-grandmaster = Zenitas
editor-dice = Kauliukai
editor-dice-none = Dar nemesti
editor-dice-double = Pasiūlytas dvigubinimas
editor-cube = Kubas
editor-cube-owner = Kubo savininkas
editor-cube-centre = Viduryje
editor-length = Mačo ilgis taškais (0 = iš pinigų)
editor-score = { $seat ->
    [first] Šviesiųjų taškai
   *[second] Tamsiųjų taškai
}
editor-crawford = Crawfordo partija
refusal-editor-many = { $seat ->
    [first] Šviesiųjų šaškių lentoje – { $count }, o jų yra tik { $total }.
   *[second] Tamsiųjų šaškių lentoje – { $count }, o jų yra tik { $total }.
}
refusal-editor-off = { $seat ->
    [first] Šviesieji lentoje neturi nė vienos šaškės, todėl partija baigta.
   *[second] Tamsieji lentoje neturi nė vienos šaškės, todėl partija baigta.
}
study-checker = Ėjimai šaškėmis
study-double = Dvigubinimai
study-take = Atsakymai į dvigubinimą
position-contact = Kontaktas
position-race = Lenktynės
position-bearoff = Nurinkimas
position-blitz = Blicas
position-prime = Siena
position-holding = Inkaro žaidimas
position-backgame = Užnugario žaidimas

## Drills

drill-pip-count = Laukų skaičiavimas
drill-pip-count-about = Suskaičiuokite, kiek laukų kiekvienai pusei liko nueiti.
drill-pip-count-task = Kiek laukų kiekvienai pusei liko nueiti?
drill-pips-of = { $seat ->
    [first] Šviesieji
   *[second] Tamsieji
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Šviesieji: { $terms } = { $total }
   *[second] Tamsieji: { $terms } = { $total }
}
drill-opening-play = Pradiniai ėjimai
drill-opening-play-about = Sužaiskite pirmuosius partijos metimus ir atsakymus į juos.
drill-opening-play-task = Pradedate metimu { $dice }. Kaip eisite?
drill-opening-play-reply-task = Varžovas pradėjo metimu { $dice } ir ėjo { $play }. Jūsų metimas: { $reply }.
drill-opening-play-close = Ne blogiau už geriausią ėjimą: skirtumas per mažas, kad būtų svarbus.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Sprendimai dėl kubo
drill-cube-action-about = Ar jums verta dvigubinti ir ar varžovui verta priimti?
drill-cube-action-task = Jums mesti partijoje iš pinigų, kubas viduryje. Kokie sprendimai dėl kubo teisingi?
drill-cube-action-match-task = Jums mesti, kubas viduryje. Iki mačo pergalės trūksta taškų: jums { $ours }, varžovui { $theirs }. Kokie sprendimai dėl kubo teisingi?
drill-cube = { $action ->
    [no-double] Nedvigubinti
    [double-take] Dvigubinti, priimti
    [double-drop] Dvigubinti, atsisakyti
   *[too-good] Per gera pozicija dvigubinti
}
drill-cube-why = { $action ->
    [no-double] Mesti, kai kubas viduryje, verta daugiau nei dvigubinimas, kuris priimamas.
    [double-take] Dvigubinti verta labiau nei tiesiog mesti, o varžovas priimdamas praranda mažiau nei atsisakydamas.
    [double-drop] Varžovas priimdamas prarastų daugiau nei atsisakydamas, todėl dvigubinkite ir laimėkite iškart.
   *[too-good] Varžovas atsisakytų, o žaisti toliau dėl marso verta labiau.
}
drill-cube-values = Vertė taškais: nedvigubinti { $none }; dvigubinti ir priimti { $take }; dvigubinti ir atsisakyti { $drop }.
drill-cube-chances = Laimite { $win } % partijų, { $gammon } % marsu.
drill-take-point = Priėmimo ribos
drill-take-point-about = Kokių galimybių reikia, kad esant tokiam rezultatui būtų verta priimti dvigubinimą?
drill-take-point-task = Iki mačo pergalės trūksta taškų: jums { $ours }, varžovui { $theirs }. Jums siūlomas kubas ties { $cube }. Nuo kokios tikimybės laimėti partiją verta priimti, jei marsų nebūna ir kubas daugiau nesukamas?
drill-take-point-chances = Jūsų tikimybė laimėti mačą: { $dropped } %, jei atsisakote; { $lost } %, jei priimate ir pralaimite; { $won } %, jei priimate ir laimite.
drill-take-point-why = Rizikuojate { $risk }, kad gautumėte { $gain }: tai verta, jei jūsų laimimų partijų dalis ne mažesnė kaip { $risk } ÷ ({ $risk } + { $gain }).
drill-percent = Procentai
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Tikimybė laimėti
drill-race-chance-about = Įvertinkite, kaip dažnai laimite nurinkimą.
drill-race-chance-task = Jums mesti. Kaip dažnai laimite šias lenktynes?
drill-race-chance-why = Jums liko laukų: { $ours }, šaškių: { $our-checkers }. Varžovui liko laukų: { $theirs }, šaškių: { $their-checkers }. Iki 6 procentinių punktų paklaida laikoma teisingu atsakymu.
drill-race-win = Laimite { $win } % lenktynių.
drill-race-cube = Kubas lenktynėse
drill-race-cube-about = Paskutiniai lenktynių metimai: dvigubinti ar mesti toliau?
drill-bearoff-play = Nurinkimas
drill-bearoff-play-about = Raskite ėjimą, kuris lenktynes laimi dažniausiai.
drill-bearoff-play-task = Jūsų metimas: { $dice }. Kuris ėjimas laimi dažniausiai?
drill-bearoff-play-why = Kaip dažnai laimi kiekvienas ėjimas, tiksliai apskaičiuota.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Metimas
