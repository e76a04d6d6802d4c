### Nardai. Laukai skaičiuojami nuo savo namų: 1 – vidinis, 24 – tolimiausias.
### laukas = point, liniuotė = bar, nurinkti = bear off, numušti = hit, kubas = cube, dvigubinimas = double (kubo), dublis = double throw.

game-name = Nardai
game-about = Parveskite penkiolika šaškių namo ir nurinkite jas nuo lentos, o varžovo šaškes, kai galite, grąžinkite atgal.
seat-first = Šviesieji
seat-second = Tamsieji

## Booklets
booklet-case = Lagaminėlis
booklet-case-about = Šaškę nurenka tik tikslus skaičius, o kai visos namie, eiti neprivaloma. Žaidžiant iš statymo – su kubu.
booklet-best-of = Partijomis
booklet-best-of-about = Tiesiog skaičiuojamos partijos: dvi iš trijų, trys iš penkių. Be kubo.
booklet-small-first = Pirma mažesnis
booklet-small-first-about = Pirma mažesnis skaičius, dublis visas arba visai ne, ir pirma nurenkamos galinės šaškės.
booklet-collection = Žaidimų rinkinys
booklet-collection-about = Nurenka bet kuris skaičius, kurio užtenka iki krašto. Varžovas klaidą gali nurodyti iki savo metimo.
booklet-tournament = Turnyras
booklet-tournament-about = Kaip žaidžiama šiandien: mačai dėl taškų arba partijos iš statymo, su kubu ir jo papročiais.
box-says = Kas iš šito parašyta jūsų taisyklėse?
box-says-more-than-two = Laukas uždarytas, jei jame stovi „daugiau kaip dvi“ šaškės
box-says-games = Susitariama dėl dviejų pergalių iš trijų partijų arba trijų iš penkių
box-says-smaller = Mažesnis skaičius visada žaidžiamas pirmas
box-says-correction = Klaidingą ėjimą galima užginčyti iki kito metimo
box-says-nothing = Taisyklių neturiu
box-cube_inside = Ar dėžutėje yra dvigubinimo kubas?
box-languages = Keliomis kalbomis jos parašytos?

## Switches
switch-stake = Iš ko žaidžiama partija?
switch-stake-0 = Iš garbės, be kubo
switch-stake-1 = Statymas 1, su kubu
switch-stake-2 = Statymas 2, su kubu
switch-stake-5 = Statymas 5, su kubu
switch-stake-10 = Statymas 10, su kubu
switch-win_triple_needs_none_off = Kada pergalė triguba?
switch-win_triple_needs_none_off-yes = Tik jei pralaimėjęs nieko nenurinko
switch-win_triple_needs_none_off-no = Visada, kai jo šaškė likusi toli gale
switch-assisted = Ėjimų tikrinimas
switch-assisted-yes = Leidžia tik teisingus ėjimus
switch-assisted-no = Leidžia judinti laisvai, kaip ant medinės lentos
switch-bearoff_may_pass = Kai visos šaškės namie
switch-bearoff_may_pass-no = Kiekvienas skaičius žaidžiamas, jei galima
switch-bearoff_may_pass-yes = Skaičiaus galima nežaisti
switch-bearoff_six_needs_double_six = Nurinkti iš 6 lauko
switch-bearoff_six_needs_double_six-no = Bet kuriuo šešetu
switch-bearoff_six_needs_double_six-yes = Tik dviem šešetais
switch-bearoff_rule = Kas nurenka šaškę?
switch-bearoff_rule-any-sufficient = Bet kuris skaičius, kurio užtenka iki krašto
switch-bearoff_rule-exact-or-highest = Jos skaičius; didesnis – iš tolimiausio lauko
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
switch-centred_cube = Kubas viduryje
switch-centred_cube-either = Pasukti gali bet kuri pusė
switch-centred_cube-holland = Po Crawfordo partijos – ne anksčiau kaip po dviejų metimų
switch-crawford = Crawfordo partija
switch-crawford-yes = Viena partija be kubo, kai trūksta vieno taško
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
switch-automatic_doubles = Vienodi kauliukai per burtus
switch-automatic_doubles-0 = Metami dar kartą
switch-automatic_doubles-1 = Dvigubina statymą daugiausia kartą
switch-automatic_doubles-2 = Dvigubina statymą daugiausia du kartus
switch-automatic_doubles-3 = Dvigubina statymą daugiausia tris kartus

## Clauses
clause-aim = Suveskite visas savo šaškes į namus, paskui jas nurinkite. Laimi tas, kam pirmam jų nebelieka.
clause-setup = Abi pusės stovi veidrodiškai. Šaškė eina iš varžovo namų aplink lentą į savuosius.
clause-forward = Šaškės eina tik namų link, niekada atgal.
clause-starter-high = Kiekvienas meta po kauliuką. Kam iškrinta daugiau, tas pradeda.
clause-draw-first = Pirmiausia – burtai. Vienodi kauliukai metami iš naujo.
clause-first-throw-fresh = Pirmajam ėjimui pradedantysis iš naujo meta abu kauliukus.
clause-first-throw-drawn = Abu burtų kauliukai yra pirmasis pradedančiojo metimas, todėl jis niekada nebūna dublis.
clause-already-started = Vieni burtai – viena partija.
clause-throw-first = Žaidėjai eina paeiliui. Ėjimas prasideda dviejų kauliukų metimu.
clause-dice-zone = Kauliukai galioja, jei guli lygiai dešinėje lentos pusėje; kitaip abu metami iš naujo.
clause-choice-first = Kas gali dvigubinti ar nurodyti klaidą, tai pasako arba meta.
clause-play-first = Pirmiausia sužaidžiama tai, ką rodo kauliukai.
clause-dice-only = Kiekvienas skaičius perkelia vieną šaškę per tiek laukų. Viena šaškė gali paeiliui sužaisti kelis skaičius ir po kiekvieno sustoja.
clause-no-checker = Einama tik savo šaškėmis.
clause-closed-point = Laukas, kuriame dvi ar daugiau varžovo šaškių, uždarytas: ten nesibaigia joks žingsnis, net pakeliui.
clause-self-hit = Šaškė, vis dėlto pastatyta į uždarytą lauką, laikoma numušta ir keliauja ant liniuotės; skaičius prarandamas.
clause-hit = Žingsnis į lauką su viena varžovo šaške ją numuša: ji keliauja ant liniuotės. Mušti neprivaloma, kol galimas kitas žingsnis.
clause-any-order = Skaičius galima žaisti bet kuria tvarka.
clause-smaller-first = Mažesnis skaičius visada žaidžiamas prieš didesnį.
clause-smaller-lost = Jei mažesnio skaičiaus negali sužaisti nė viena šaškė, jis prarandamas ir žaidžiamas tik didesnis.
clause-must-move = Kas gali eiti, tas privalo.
clause-use-all = Sužaidžiama tiek skaičių, kiek įmanoma. Jei yra būdas sužaisti abu, renkamasi iš tokių būdų.
clause-use-higher = Jei galima sužaisti bet kurį skaičių, bet ne abu, žaidžiamas didesnis.
clause-stop-at-home = Kai visos šaškės namie, eiti neprivaloma: bet kurį skaičių galima palikti.
clause-doubles-four = Du vienodi kauliukai skaičiuojami keturis kartus.
clause-partial-double = Iš dublio sužaidžiama tiek, kiek įmanoma; likutis prarandamas.
clause-whole-double = Dublis žaidžiamas visas, visi keturi žingsniai, arba visai nežaidžiamas. Jei paskutinė šaškė nurenkama anksčiau, to pakanka.
clause-enter-first = Pirma įeina šaškė nuo liniuotės – į varžovo namus, į lauką, kurį kauliukas atskaičiuoja nuo tolimojo krašto. Kol neįėjo visos, kitos nejuda.
clause-enter-any = Įeiti galima bet kuriuo iš dviejų skaičių; kuriuo negalima, tas prarandamas.
clause-smaller-enters = Jei šaškė ant liniuotės, o mažesniu skaičiumi įeiti negalima, prarandamas visas metimas.
clause-home-first = Nurinkti pradedama, kai visos jūsų šaškės namie. Jei kurią numuša, laukiama, kol visos vėl bus namie.
clause-exact-number = Šaškė nurenkama tik savo lauko skaičiumi.
clause-highest-first = Šaškė nurenkama savo lauko skaičiumi, o iš tolimiausio užimto lauko – ir didesniu.
clause-rear-first = Nurenkama tik iš tolimiausio užimto lauko, bet kuriuo skaičiumi, kurio užtenka iki krašto.
clause-any-sufficient = Bet kurią šaškę galima nurinkti skaičiumi, kurio užtenka iki krašto.
clause-past-band = Šaškė nenurenkama, jei jūsų namuose prieš ją yra varžovo uždarytas laukas.
clause-double-six = Pasirinktinai: iš 6 lauko šaškė nurenkama tik išmetus du šešetus.
clause-inside-move = Užuot nurinkus, visada galima žengti savo namuose.
clause-win = Kas pirmas nurenka visas šaškes, tas laimi.
clause-win-counts-one = Kiekviena partija skaičiuojama kaip viena.
clause-win-kinds = Pergalė paprasta; dviguba, jei pralaimėjęs nieko nenurinko; triguba, jei dar ir jo šaškė yra ant liniuotės ar laimėtojo namuose.
clause-stalled = Jei penkiasdešimt ėjimų iš eilės niekas nepajudina šaškės, partija baigiasi lygiosiomis.
clause-cube = Kubas guli viduryje ir rodo 1. Dvigubinimas partijos kainą padidina du kartus.
clause-no-cube = Kubas naudojamas, tik kai pagal šias taisykles žaidžiama iš statymo arba dėl taškų. Kur partijos tiesiog skaičiuojamos, jo nėra.
clause-double-before-throw = Dvigubinti siūloma prieš savo metimą, bet ne prieš pirmąjį partijos metimą.
clause-answer-first = Varžovas dvigubinimą priima arba atsisako ir pralaimi ankstesnę partijos kainą.
clause-nothing-offered = Priimti ar atsisakyti galima tik atsakant į pasiūlymą.
clause-cube-owner = Kas priėmė dvigubinimą, tas turi kubą ir kitą kartą dvigubinti gali tik jis.
clause-cube-limit = Kubas neperžengia savo ribos.
clause-cube-dead = Mače kubas, kuris jau viską lemia abiem pusėms, daugiau nebesukamas.
clause-crawford = Pirmoji partija, kurioje kuriai nors pusei trūksta vieno taško, žaidžiama be kubo.
clause-holland = Pasirinktinai: po jos viduryje gulintis kubas nesukamas, kol abi pusės nemetė po du kartus.
clause-jacoby = Ne mače dviguba ir triguba pergalė skaičiuojama, tik jei kubas buvo pasuktas.
clause-beavers = Ne mače į dvigubinimą galima iškart atsakyti savuoju ir pasilikti kubą: tai bebras. Į jį galima atsakyti taip pat: tai meškėnas.
clause-no-beaver = Bebras galimas, tik jei taip susitarta, ir tik atsakant į dvigubinimą.
clause-no-raccoon = Meškėnas galimas, tik jei taip susitarta, ir tik atsakant į bebrą.
clause-automatic-doubles = Ne mače vienodi kauliukai per burtus dvigubina statymą tiek kartų, kiek susitarta.
clause-match-games = Iš anksto susitarkite, kiek partijų sudaro mačą, pavyzdžiui, dvi iš trijų.
clause-match-points = Mačą laimi pusė, pirma surinkusi sutartus taškus.
clause-no-resignation = Šios taisyklės nenustato pasidavimo kainos.
clause-resignation = Žaidėjas gali siūlyti pasiduoti paprastu, dvigubu ar trigubu pralaimėjimu. Varžovas sutinka arba atmeta.
clause-answer-resignation = Į siūlymą pasiduoti atsakoma prieš žaidžiant toliau.
clause-correction = Varžovas gali reikalauti, kad neteisingas ėjimas būtų sužaistas iš naujo su tais pačiais kauliukais.
clause-nothing-wrong = Ėjimas be klaidos galioja.
clause-correct-before-throw = Ši teisė baigiasi savo metimu.
clause-one-by-one = Kur leidžiamas bet koks ėjimas, šaškės perkeliamos po vieną, o paskui ėjimas baigiamas.
clause-no-correction = Baigtas ėjimas galioja.

## Why not
refusal-draw-first = Pirma kauliukai lemia, kas pradeda.
refusal-already-started = Partija jau prasidėjo.
refusal-throw-first = Pirma reikia mesti kauliukus.
refusal-choice-first = Pirma meskite arba dvigubinkite.
refusal-play-first = Pirma sužaiskite tai, ką rodo kauliukai.
refusal-dice-zone = Kauliukai sustojo ne dešinėje pusėje: meskite abu iš naujo.
refusal-forward = Iš { $from } į { $to } būtų atgal. Šaškės eina namų link.
refusal-no-checker = { $place ->
    [bar] Ant liniuotės jūsų šaškių nėra.
   *[point] Lauke { $point } jūsų šaškių nėra.
}
refusal-dice-only = { $count ->
    [0] Nebėra skaičių, kuriuos galėtumėte žaisti.
    [one] Tai būtų kelias per { $distance }, o liko skaičius { $dice }.
    [few] Tai būtų kelias per { $distance }, o liko skaičiai { $dice }.
   *[other] Tai būtų kelias per { $distance }, o liko skaičiai { $dice }.
}
refusal-closed-point = { $count ->
    [one] Laukas { $point } uždarytas: ten { $count } varžovo šaškė.
    [few] Laukas { $point } uždarytas: ten { $count } varžovo šaškės.
   *[other] Laukas { $point } uždarytas: ten { $count } varžovo šaškių.
}
refusal-smaller-first = Pirma mažesnis: sužaiskite { $die }, paskui { $larger }.
refusal-smaller-lost = Pirma sužaisti { $die } negalėjo nė viena šaškė, todėl šis skaičius prarastas.
refusal-must-move = { $possible ->
    [one] Galite sužaisti { $possible } skaičių, vadinasi, privalote.
    [few] Galite sužaisti { $possible } skaičius, vadinasi, privalote.
   *[other] Galite sužaisti { $possible } skaičių, vadinasi, privalote.
}
refusal-use-all = { $possible ->
    [one] Galima sužaisti { $possible } skaičių, o čia sužaista { $used }.
    [few] Galima sužaisti { $possible } skaičius, o čia sužaista { $used }. Rinkitės ėjimą, kuriame žaidžiami visi.
   *[other] Galima sužaisti { $possible } skaičių, o čia sužaista { $used }. Rinkitės ėjimą, kuriame žaidžiami visi.
}
refusal-use-higher = Galima sužaisti tik vieną skaičių, todėl jis turi būti didesnis: { $die }.
refusal-whole-double = { $possible ->
    [one] Dublis žaidžiamas visas, o iš { $needed } žingsnių galimas tik { $possible }: dublis prarandamas.
    [few] Dublis žaidžiamas visas, o iš { $needed } žingsnių galimi tik { $possible }: dublis prarandamas.
   *[other] Dublis žaidžiamas visas, o iš { $needed } žingsnių galima tik { $possible }: dublis prarandamas.
}
refusal-enter-first = { $count ->
    [one] Ant liniuotės yra { $count } jūsų šaškė: pirma įeina ji.
    [few] Ant liniuotės yra { $count } jūsų šaškės: pirma įeina jos.
   *[other] Ant liniuotės yra { $count } jūsų šaškių: pirma įeina jos.
}
refusal-smaller-enters = Su { $die } jūsų šaškė neįeina, nes laukas { $point } uždarytas: prarandamas visas metimas.
refusal-home-first = { $count ->
    [one] { $count } šaškė dar ne namie: nurinkti per anksti.
    [few] { $count } šaškės dar ne namie: nurinkti per anksti.
   *[other] { $count } šaškių dar ne namie: nurinkti per anksti.
}
refusal-exact-number = Iš lauko { $point } nurenka tik { $point }; kauliukuose liko { $dice }.
refusal-highest-first = Iš lauko { $point } didesnis skaičius nurenka, tik jei už jo nieko nėra, o jūs dar užimate lauką { $highest }.
refusal-rear-first = Pirma galinės: dar užimate lauką { $highest }.
refusal-past-band = { $count ->
    [one] { $count } varžovo šaškė lauke { $band } neleidžia nurinkti iš lauko { $point }.
    [few] { $count } varžovo šaškės lauke { $band } neleidžia nurinkti iš lauko { $point }.
   *[other] { $count } varžovo šaškių lauke { $band } neleidžia nurinkti iš lauko { $point }.
}
refusal-double-six = Iš 6 lauko nurenkama tik išmetus du šešetus; dabar iškrito { $dice }.
refusal-no-cube = Šioje partijoje kubo nėra.
refusal-double-before-throw = Dvigubinti siūloma prieš savo metimą ir ne prieš pirmąjį partijos metimą.
refusal-answer-first = Dvigubinimas iki { $value } laukia atsakymo.
refusal-nothing-offered = Nieko nepasiūlyta.
refusal-cube-owner = Kubą turi varžovas, jis rodo { $value }.
refusal-cube-limit = Kubas rodo { $value } ir aukščiau nekyla.
refusal-cube-dead = { $needed ->
    [one] Kubas, rodantis { $value }, jau lemia mačą: niekam nereikia daugiau kaip { $needed } taško.
    [few] Kubas, rodantis { $value }, jau lemia mačą: niekam nereikia daugiau kaip { $needed } taškų.
   *[other] Kubas, rodantis { $value }, jau lemia mačą: niekam nereikia daugiau kaip { $needed } taškų.
}
refusal-crawford = Tai mačo iki { $number } Crawfordo partija: dvigubinti negalima.
refusal-holland = { $throws ->
    [one] Po Crawfordo partijos dvigubinama, kai abi pusės metė po du kartus; kol kas – { $throws } metimas.
    [few] Po Crawfordo partijos dvigubinama, kai abi pusės metė po du kartus; kol kas – { $throws } metimai.
   *[other] Po Crawfordo partijos dvigubinama, kai abi pusės metė po du kartus; kol kas – { $throws } metimų.
}
refusal-no-beaver = Bebras čia negalimas.
refusal-no-raccoon = Meškėnas čia negalimas.
refusal-no-resignation = Pagal šias taisykles pasidavimas neturi kainos.
refusal-answer-resignation = Pirma priimkite arba atmeskite siūlymą pasiduoti.
refusal-one-by-one = Čia judinama po vieną šaškę.
refusal-no-correction = Baigtas ėjimas čia galioja.
refusal-correct-before-throw = Klaidą nurodyti galima tik prieš savo metimą.
refusal-nothing-wrong = Tame ėjime klaidos nebuvo.

## How it ended
outcome-single = { $points ->
    [one] { $seat } nurinko visas šaškes ir laimi { $points } tašką.
    [few] { $seat } nurinko visas šaškes ir laimi { $points } taškus.
   *[other] { $seat } nurinko visas šaškes ir laimi { $points } taškų.
}
outcome-double = { $points ->
    [one] { $seat } laimi dvigubai, { $points } tašką: varžovas nieko nenurinko.
    [few] { $seat } laimi dvigubai, { $points } taškus: varžovas nieko nenurinko.
   *[other] { $seat } laimi dvigubai, { $points } taškų: varžovas nieko nenurinko.
}
outcome-triple = { $points ->
    [one] { $seat } laimi trigubai, { $points } tašką: varžovo šaškė liko toli gale.
    [few] { $seat } laimi trigubai, { $points } taškus: varžovo šaškė liko toli gale.
   *[other] { $seat } laimi trigubai, { $points } taškų: varžovo šaškė liko toli gale.
}
outcome-gammon = { $points ->
    [one] { $seat } laimi marsu, { $points } tašką: varžovas nieko nenurinko.
    [few] { $seat } laimi marsu, { $points } taškus: varžovas nieko nenurinko.
   *[other] { $seat } laimi marsu, { $points } taškų: varžovas nieko nenurinko.
}
outcome-backgammon = { $points ->
    [one] { $seat } laimi koksu, { $points } tašką: varžovo šaškė liko toli gale.
    [few] { $seat } laimi koksu, { $points } taškus: varžovo šaškė liko toli gale.
   *[other] { $seat } laimi koksu, { $points } taškų: varžovo šaškė liko toli gale.
}
outcome-dropped = { $points ->
    [one] { $seat } laimi { $points } tašką: dvigubinimas nepriimtas.
    [few] { $seat } laimi { $points } taškus: dvigubinimas nepriimtas.
   *[other] { $seat } laimi { $points } taškų: dvigubinimas nepriimtas.
}
outcome-conceded = { $points ->
    [one] { $seat } laimi { $points } tašką: varžovas pasidavė.
    [few] { $seat } laimi { $points } taškus: varžovas pasidavė.
   *[other] { $seat } laimi { $points } taškų: varžovas pasidavė.
}
outcome-stalled = Lygiosios: jau seniai niekas nepajudėjo.

## Levels
level-beginner = Naujokas
level-beginner-about = Eina bet kuo ir visur palieka pavienes šaškes.
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
    [first] Šviesiųjų laukai: { $points }.
   *[second] Tamsiųjų laukai: { $points }.
}
scene-no-points = { $seat ->
    [first] Šviesiųjų nėra nė viename lauke.
   *[second] Tamsiųjų nėra nė viename lauke.
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
scene-crawford = Tai Crawfordo partija, be dvigubinimo.
scene-due-draw = Kiekvienas meta po kauliuką: taip sužinoma, kas pradeda.
scene-due-choice = { $seat ->
    [first] Šviesieji gali ką nors paskelbti prieš metimą.
   *[second] Tamsieji gali ką nors paskelbti prieš metimą.
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
    [first] Šviesiesiems siūlomas kubas: { $value }.
   *[second] Tamsiesiems siūlomas kubas: { $value }.
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
act-check = Ar buvo teisinga?
act-done = Baigti ėjimą
act-resign = { $kind ->
    [1] Pasiduoti (paprastai)
    [2] Pasiduoti (dvigubai)
   *[3] Pasiduoti (trigubai)
}
# Ending a turn although more could be played.
act-stop = Tiek ir užteks
act-pass = Neiti
act-no-move = Ėjimo nėra: toliau
act-forced = Tik taip: { $play }

## What happened
told-start = { $seat ->
    [first] Burtai: šviesieji { $first }, tamsieji { $second }. Pradeda šviesieji.
    [second] Burtai: šviesieji { $first }, tamsieji { $second }. Pradeda tamsieji.
   *[nobody] Burtai: abiem { $first }. Dar kartą.
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
    [first] Šviesieji: { $play }, laukas uždarytas; šaškė keliauja ant liniuotės
   *[second] Tamsieji: { $play }, laukas uždarytas; šaškė keliauja ant liniuotės
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
chapter-setup = Kelias namo
chapter-begin = Kas pradeda
chapter-dice = Metimai ir ėjimai
chapter-points = Laukai ir numušimas
chapter-bar = Nuo liniuotės
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
lesson-closed-done = Joks žingsnis nesibaigia lauke, kuriame dvi ar daugiau varžovo šaškių.
lesson-enter = Nuo liniuotės
lesson-enter-task = Jums iškrito 6 ir 4, o viena jūsų šaškė yra ant liniuotės. Įveskite ją, tada eikite kita galine šaške.
lesson-enter-done = Pirma įeina šaškė nuo liniuotės, tik paskui juda kitos.
lesson-use-both = Vienas arba kitas
lesson-use-both-task = Jums iškrito 6 ir 5. Galima sužaisti bet kurį skaičių, bet ne abu. Sužaiskite tą, kurį privaloma.
lesson-use-both-done = Jei galima sužaisti tik vieną iš skaičių, žaidžiamas didesnis.
lesson-doubles = Dublis
lesson-doubles-task = Jums iškrito du trejetai, taigi turite keturis. Užimkite savo 5 ir 3 laukus.
lesson-doubles-done = Du vienodi kauliukai skaičiuojami keturis kartus.
lesson-bear-off = Nurinkimas
lesson-bear-off-task = Visos jūsų šaškės namie. Iškrito 5 ir 2: nurinkite dvi šaškes.
lesson-bear-off-done = Skaičius nurenka šaškę iš to paties numerio lauko.
lesson-bear-off-high = Daugiau, nei reikia
lesson-bear-off-high-task = Jums iškrito 6 ir 4, bet taip toli gale nieko nėra. Vis tiek nurinkite dvi šaškes.
lesson-bear-off-high-done = Jei skaičius didesnis už jūsų tolimiausią užimtą lauką, jis nurenka šaškę iš to lauko.
lesson-double = Kubas
lesson-double-task = Jūs aiškiai pirmaujate. Prieš mesdami dvigubinkite.
lesson-double-done = Varžovas priima ir žaidžia toliau dėl dvigubos kainos arba atsisako ir pralaimi ankstesnę.

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
    [shots] Numuša { $played } iš 36 metimųvietoj { $best }.
    [cashed] Dabar varžovas gali dvigubinti ir iškart laimėti.
    [doubled] Dabar varžovas turi gerą dvigubinimą.
    [wins] Laimi { $played } %vietoj { $best } %.
    [gammons-won] Dvigubai laimi { $played } %vietoj { $best } %.
   *[gammons-lost] Dvigubai pralaimi { $played } %vietoj { $best } %.
}
mistake-cube = { $why ->
    [too-early] Dvigubinta per anksti.
    [too-good] Per gerai dvigubinti: žaisti toliau vertingiau.
    [double] Čia kubą reikia pasukti.
    [take] Tokį dvigubinimą reikia priimti.
    [drop] Tokio dvigubinimo reikia atsisakyti.
   *[beaver] Čia reikia atsakyti bebru.
}
tally-errors = Sprendimai: { $decisions }. Atiduota: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } taško, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } tūkstantosios vienam sprendimui.
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
    [off] Visos jūsų šaškės namuose: nurinkite jas.
    [move] Abiem skaičiais veskite šaškes namo; dvi ar daugiau kartu yra saugios.
    [race] Nė vienos šaškės nebegalima numušti: kuo greičiau visas parveskite namo ir nurinkite.
   *[other] Pasirinkite mygtuką po lenta.
}
guide-why = { $why ->
    [hits] Numuša: ta šaškė turės pradėti iš naujo.
    [off] Nurenka šaškes nuo lentos.
    [point] Užima lauką: kartu stovinčios šaškės saugios ir kliudo kitoms.
    [safe] Mažiau šaškių lieka vienų.
    [runs] Išveda į kelią galinę šaškę.
    [past] Paskutinės jūsų šaškės praeina pro kitas: dabar nieko nebegalima numušti.
    [race] Taip mažiausiai prarandama.
    [pass] Niekuo negalima eiti.
    [double] Pakankamai pirmaujate.
    [take] Laimite pakankamai dažnai, kad žaistumėte toliau.
    [drop] Pralaimėtumėte per dažnai.
    [throw] Dvigubinti persvara per maža.
   *[other] Taip tikimybės geriausios.
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
clause-higher-takes-white = Kiekvienas žaidėjas meta po kauliuką. Didesnis skaičius gauna baltuosius.
clause-dice-flat = Kauliukai, kurie ten negula lygiai, neskaičiuojami: abu metami iš naujo.
clause-call-first = Jei norite nurodyti klaidą, padarykite tai prieš metimą.
clause-closed-by-three = Laukas, kuriame trys ar daugiau varžovo šaškių, uždarytas: ten sustoti negalima, net pakeliui. Lauke su dviem gali stovėti abi pusės; mušama tik vieniša šaškė.
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
clause-drop-price = Atsisakę pralaimite tiek, kiek partija buvo verta prieš dvigubinimą, kaip paprastą pralaimėjimą.
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
told-start-white = Pirmasis metimas: { $high } prieš { $low }. Kas turi { $high }, žaidžia šviesiomis ir pradeda.
told-start-tie = Pirmasis metimas: { $high } prieš { $low }. Metama iš naujo.
scene-point-shared = Laukas { $point }: šviesių { $first }, tamsių { $second }
switch-block_min = Kada laukas uždarytas?
switch-block_min-2 = Jį uždaro dvi varžovo šaškės
switch-block_min-3 = Jį uždaro tik trys ar daugiau
switch-win_none_off = O jei pralaimėjęs nieko nenurinko?
switch-win_none_off-double = Pergalė skaičiuojama du kartus
switch-win_none_off-single = Pergalė skaičiuojama kartą
switch-stake-note = Kubas skirtas atskiroms partijoms: mače iš trijų ar daugiau kiekviena partija verta vienos, kad ir koks statymas.
box-says-more-than-two-note = Pagal šį sakinį dvi šaškės lauko nei atvertų, nei uždarytų, todėl žaidžiame, kad lauką uždaro dvi, kaip sako kai kurios knygelės kalbos. Galite pakeisti į tris: taip daro „Tiksliai kaip išspausdinta“.
box-says-games-note = Vokiškas tos pačios dėžutės puslapis – kitas žaidimas: jam pasirinkite „Mažesnis skaičius visada žaidžiamas pirmas“.
box-says-smaller-note = Tai vokiškas tos dėžutės puslapis. Kitomis kalbomis aprašytas kitas žaidimas: jam pasirinkite „dvi pergalės iš trijų partijų“.
box-says-correction-note = Klaidas nurodyti galima partijoje, kur judinama laisvai; įprastoje galimi tik teisingi ėjimai.
origin-setup = Išspausdinta kaip paveikslas.
origin-case-white-starts = Graikiškame tekste nėra, kad pradeda baltieji.
origin-higher-takes-white = Knygelėse nepasakyta, kuris skaičius gauna baltuosius. Didesnis, kaip visur.
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
written-beaver = Bebras iki { $value }
written-raccoon = Meškėnas iki { $value }
written-accept = Sutinka
written-decline = Nesutinka
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
