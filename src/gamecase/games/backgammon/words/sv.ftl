### Swedish. checker = bricka, point = fält (score point = poäng), home = bo, bar = bar, roll = kast, one checker's move = flytt,
### hit = slå ut, bear off = ta ut, doubles = dubbelslag, cube = dubblingstärning, double = dubbling, take = anta,
### drop = avböja, opening roll = startkast, pips = pips.

game-name = Backgammon
game-about = För hem dina femton brickor och ta ut dem från brädet, och slå ut motståndarens på vägen.
seat-first = Ljus
seat-second = Mörk

## Booklets
booklet-case = Backgammonväskan
booklet-case-about = Du tar ut bara med exakt tal och behöver inte flytta när alla dina brickor är hemma. Spelar ni om en insats är dubblingstärningen med.
booklet-best-of = Bäst av flera
booklet-best-of-about = Partierna räknas helt enkelt: två av tre eller tre av fem. Ingen dubblingstärning.
booklet-small-first = Lägre talet först
booklet-small-first-about = Det lägre talet först, ett dubbelslag helt eller inte alls, och de bakersta brickorna ut först.
booklet-collection = Spelsamlingen
booklet-collection-about = Ta ut med vilket tal som helst som räcker över kanten. Motståndaren får påtala ett fel fram till sitt eget kast.
booklet-tournament = Turnering
booklet-tournament-about = Backgammon som man spelar i dag: matcher om poäng eller partier om insats, med dubblingstärning och alla dess regler.
box-says = Vad av detta står i ditt häfte?
box-says-more-than-two = Ett fält är stängt om ”fler än två” brickor står där
box-says-games = Ni spelar om två vinster på tre partier, eller tre på fem
box-says-smaller = Det mindre talet spelas alltid först
box-says-correction = Ett otillåtet drag får påtalas fram till nästa kast
box-says-nothing = Jag har inget häfte
box-cube_inside = Ligger det en dubblingstärning i lådan?
box-languages = På hur många språk är det skrivet?

## Switches
switch-stake = Vad spelar ni om?
switch-stake-0 = Bara för nöjes skull, utan dubblingstärning
switch-stake-1 = Insats 1, med dubblingstärning
switch-stake-2 = Insats 2, med dubblingstärning
switch-stake-5 = Insats 5, med dubblingstärning
switch-stake-10 = Insats 10, med dubblingstärning
switch-win_triple_needs_none_off = När räknas en vinst tredubbelt?
switch-win_triple_needs_none_off-yes = Bara om förloraren inte har tagit ut någon bricka
switch-win_triple_needs_none_off-no = Alltid när förloraren har en bricka på baren eller i vinnarens bo
switch-assisted = Kontroll av dragen
switch-assisted-yes = Tillåter bara regelrätta drag
switch-assisted-no = Tillåter alla drag, som på ett riktigt bräde
switch-bearoff_may_pass = När alla brickor är hemma
switch-bearoff_may_pass-no = Du måste använda varje tal du kan
switch-bearoff_may_pass-yes = Ett tal får lämnas oanvänt
switch-bearoff_six_needs_double_six = Ta ut från fält 6
switch-bearoff_six_needs_double_six-no = Med vilken sexa som helst
switch-bearoff_six_needs_double_six-yes = Bara med två sexor
switch-bearoff_rule = Hur tar du ut en bricka?
switch-bearoff_rule-any-sufficient = Med varje tal som räcker över kanten
switch-bearoff_rule-exact-or-highest = Med fältets tal; från ditt högsta fält även med ett högre
switch-setup = Uppställning
switch-setup-standard = Vanlig
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, tre brickor var
switch-cube = Dubblingstärning
switch-cube-on = Med dubblingstärning
switch-cube-off = Utan dubblingstärning
switch-cube_limit = Dubblingstärningen går upp till
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Dubblingstärningen i mitten
switch-centred_cube-either = Båda får vända den
switch-centred_cube-holland = Efter Crawfordpartiet först efter två kast var
switch-crawford = Crawfordparti
switch-crawford-yes = Ett parti utan dubblingstärning, när en spelare saknar en poäng
switch-crawford-no = Inget Crawfordparti
switch-jacoby = Jacobyregeln
switch-jacoby-yes = Gammon räknas först när dubblingstärningen har vänts
switch-jacoby-no = Gammon räknas alltid
switch-beavers = Beavers
switch-beavers-yes = Tillåtna
switch-beavers-no = Inte tillåtna
switch-raccoons = Raccoons
switch-raccoons-yes = Tillåtna
switch-raccoons-no = Inte tillåtna
switch-automatic_doubles = Lika tärningar i startkastet
switch-automatic_doubles-0 = Kastas om
switch-automatic_doubles-1 = Dubblar insatsen högst en gång
switch-automatic_doubles-2 = Dubblar insatsen högst två gånger
switch-automatic_doubles-3 = Dubblar insatsen högst tre gånger

## Clauses
clause-aim = För alla dina brickor till ditt bo och ta sedan ut dem. Den som först inte har någon kvar vinner.
clause-setup = De två sidorna står spegelvända. Dina brickor går från motståndarens bo, runt brädet, till ditt eget.
clause-forward = Brickor flyttas bara mot boet, aldrig bakåt.
clause-starter-high = Båda kastar en tärning. Den som får det högre talet börjar.
clause-draw-first = Startkastet kommer först. Kastar båda samma tal kastas det om.
clause-first-throw-fresh = Den som börjar kastar båda tärningarna på nytt till första draget.
clause-first-throw-drawn = Startkastets två tärningar är också det första kastet, så det är aldrig ett dubbelslag.
clause-already-started = Det är ett startkast i varje parti.
clause-throw-first = Spelarna turas om. Ett drag börjar med ett kast med två tärningar.
clause-dice-zone = Du kastar tärningarna i brädets högra halva, sett från dig.
clause-choice-first = Om du får dubbla ska du göra det innan du kastar.
clause-play-first = Spela ditt kast innan något annat händer.
clause-dice-only = Med varje tal flyttar du en bricka så många fält. En och samma bricka får använda flera tal, ett i taget, och landar efter varje.
clause-no-checker = Du får bara flytta dina egna brickor.
clause-closed-point = Ett fält med två eller fler av motståndarens brickor är stängt: du kan inte landa där, inte ens mitt i en längre flytt.
clause-self-hit = En bricka som ändå ställs på ett stängt fält räknas själv som utslagen: den hamnar på baren och talet är förbrukat.
clause-hit = Landar du på en ensam bricka hos motståndaren slår du ut den: den hamnar på baren. Du behöver inte slå ut om du kan flytta på annat sätt.
clause-any-order = Du får spela talen i valfri ordning.
clause-smaller-first = Det lägre talet spelas alltid före det högre.
clause-smaller-lost = Om ingen bricka kan spela det lägre talet går det förlorat och bara det högre spelas.
clause-must-move = Kan du flytta måste du.
clause-use-all = Du måste använda så många tal som reglerna tillåter: båda, om det finns något sätt att spela båda.
clause-use-higher = Kan du spela vart och ett av talen, men inte båda, måste du spela det högre.
clause-stop-at-home = När alla dina brickor är hemma behöver du inte flytta: vilket tal som helst får lämnas oanvänt.
clause-doubles-four = Kastar du ett dubbelslag spelar du talet fyra gånger.
clause-partial-double = Spela så många av dubbelslagets fyra flyttar som du kan; resten går förlorade.
clause-whole-double = Ett dubbelslag spelas helt, med alla fyra flyttarna, eller inte alls. Det räcker om du tar ut din sista bricka dessförinnan.
clause-enter-first = En bricka på baren måste in först, i motståndarens bo, på det fält som tärningen räknar från den bortre kanten. Inget annat får flyttas förrän alla dina brickor är inne.
clause-enter-any = Du får komma in med vilket av talen som helst; ett tal du inte kan komma in med går förlorat.
clause-smaller-enters = Har du en bricka på baren och inte kan få in den med det lägre talet förlorar du hela kastet.
clause-home-first = Du börjar ta ut när alla dina brickor är hemma. Slås någon ut fortsätter du först när alla är hemma igen.
clause-exact-number = Du kan ta ut en bricka bara med fältets exakta tal.
clause-highest-first = Du kan ta ut en bricka med fältets tal, och från ditt högsta fält även med ett högre.
clause-rear-first = Du kan bara ta ut från ditt högsta fält, med vilket tal som helst som räcker över kanten.
clause-any-sufficient = Du kan ta ut vilken bricka som helst med ett tal som räcker över kanten.
clause-past-band = Du kan inte ta ut en bricka så länge motståndaren håller ett fält framför den i ditt bo.
clause-double-six = Från fält 6 kan du ta ut bara med ett kast med två sexor.
clause-inside-move = I stället för att ta ut får du alltid göra en flytt inom boet.
clause-win = Den som först har tagit ut alla sina brickor vinner.
clause-win-counts-one = Varje vinst räknas som en.
clause-win-kinds = En vinst räknas enkelt. Den räknas dubbelt om förloraren inte har tagit ut någon bricka, och tredubbelt om förloraren dessutom har en bricka på baren eller i vinnarens bo.
clause-stalled = Efter femtio drag i följd utan någon flytt är partiet oavgjort.
clause-cube = Dubblingstärningen börjar i mitten, på 1. Varje dubbling gör partiet värt dubbelt så mycket.
clause-no-cube = I de här reglerna används dubblingstärningen bara när ni spelar om insats eller poäng. När ni bara räknar partier finns det ingen dubblingstärning.
clause-double-before-throw = Du får erbjuda en dubbling före ditt eget kast, men inte före partiets första kast.
clause-answer-first = Motståndaren antar dubblingen, eller avböjer den och förlorar partiet.
clause-nothing-offered = Du kan anta eller avböja bara när du har erbjudits en dubbling.
clause-cube-owner = Antar du en dubbling äger du dubblingstärningen, och bara du får dubbla härnäst.
clause-cube-limit = Dubblingstärningen går inte längre än till sin gräns.
clause-cube-dead = I en match vänds dubblingstärningen inte mer när den redan avgör matchen för båda spelarna.
clause-crawford = Det första partiet där en spelare bara saknar en poäng spelas utan dubblingstärning.
clause-holland = Valfritt: efter det partiet får dubblingstärningen i mitten vändas först när båda har kastat två gånger.
clause-jacoby = Utanför en match räknas dubbla och tredubbla vinster som enkla, om inte dubblingstärningen har vänts.
clause-beavers = Utanför en match får du svara på en dubbling med att genast dubbla igen och behålla dubblingstärningen: en beaver.
clause-no-beaver = En beaver är möjlig bara om det är överenskommet, och bara som svar på en dubbling.
clause-no-raccoon = En raccoon är möjlig bara om det är överenskommet, och bara som svar på en beaver.
clause-automatic-doubles = Utanför en match dubblar samma tal i startkastet insatsen, högst så många gånger som ni har kommit överens om.
clause-match-games = Bestäm i förväg hur många partier matchen har, till exempel två vinster av tre.
clause-match-points = Den som först når det överenskomna antalet poäng vinner matchen.
clause-no-resignation = De här reglerna säger inte vad det kostar att ge upp.
clause-resignation = Du får erbjuda dig att ge upp partiet som enkel, dubbel eller tredubbel förlust. Motståndaren tackar ja eller nej.
clause-answer-resignation = Ett erbjudande om att ge upp besvaras innan spelet går vidare.
clause-correction = Du får begära att motståndaren spelar om ett felaktigt drag, med samma tärningar.
clause-nothing-wrong = Ett tillåtet drag står fast.
clause-correct-before-throw = Det kan du begära bara fram till ditt eget kast.
clause-one-by-one = Där alla drag är tillåtna flyttar du brickorna en i taget och avslutar sedan draget.
clause-no-correction = Ett avslutat drag står fast.

## Why not
refusal-draw-first = Startkastet kommer först.
refusal-already-started = Partiet har redan börjat.
refusal-throw-first = Kasta tärningarna först.
refusal-choice-first = Kasta först, eller dubbla.
refusal-play-first = Spela ditt kast först.
refusal-dice-zone = Tärningarna stannade inte i brädets högra halva: kasta om båda.
refusal-forward = Du kan inte flytta bakåt från { $from } till { $to }. Brickor flyttas bara mot boet.
refusal-no-checker = { $place ->
    [bar] Du har ingen bricka på baren.
   *[point] Du har ingen bricka på fält { $point }.
}
refusal-dice-only = { $count ->
    [0] Du har inga tal kvar att spela.
    [one] Det är { $distance } fält bort; du har { $dice } kvar.
   *[other] Det är { $distance } fält bort; du har { $dice } kvar.
}
refusal-closed-point = { $count ->
    [one] Fält { $point } är stängt: där står { $count } av motståndarens brickor.
   *[other] Fält { $point } är stängt: där står { $count } av motståndarens brickor.
}
refusal-smaller-first = Det lägre talet kommer först: spela { $die } före { $larger }.
refusal-smaller-lost = Ingen bricka kunde spela { $die } först, så det talet är förlorat.
refusal-must-move = { $possible ->
    [one] Du kan spela { $possible } tal, så du måste göra det.
   *[other] Du kan spela { $possible } tal, så du måste göra det.
}
refusal-use-all = { $possible ->
    [one] Du kan spela { $possible } tal; det här använder { $used }.
   *[other] Du kan spela { $possible } tal; det här använder bara { $used }. Hitta ett sätt som använder alla.
}
refusal-use-higher = Du kan bara spela ett av talen, så det måste vara det högre: { $die }.
refusal-whole-double = { $possible ->
    [one] Ett dubbelslag måste spelas helt, men bara { $possible } av { $needed } flyttar är möjlig: kastet går förlorat.
   *[other] Ett dubbelslag måste spelas helt, men bara { $possible } av { $needed } flyttar är möjliga: kastet går förlorat.
}
refusal-enter-first = { $count ->
    [one] Du har { $count } bricka på baren: den ska in först.
   *[other] Du har { $count } brickor på baren: de ska in först.
}
refusal-smaller-enters = Din bricka kommer inte in med { $die }, för fält { $point } är stängt: du förlorar hela kastet.
refusal-home-first = { $count ->
    [one] Du kan inte ta ut än: { $count } bricka är inte hemma.
   *[other] Du kan inte ta ut än: { $count } brickor är inte hemma.
}
refusal-exact-number = Från fält { $point } kan du bara ta ut med talet { $point }; du har { $dice } kvar.
refusal-highest-first = Från fält { $point } kan du ta ut med ett högre tal bara när inga av dina brickor står bakom; du har fortfarande brickor på fält { $highest }.
refusal-rear-first = Ta ut de bakersta först: du har fortfarande brickor på fält { $highest }.
refusal-past-band = { $count ->
    [one] Du kan inte ta ut från fält { $point }: framför det, på fält { $band }, står { $count } av motståndarens brickor.
   *[other] Du kan inte ta ut från fält { $point }: framför det, på fält { $band }, står { $count } av motståndarens brickor.
}
refusal-double-six = Från fält 6 kan du bara ta ut med två sexor; du kastade { $dice }.
refusal-no-cube = Det finns ingen dubblingstärning i det här partiet.
refusal-double-before-throw = Du kan bara dubbla före ditt eget kast, och inte före partiets första kast.
refusal-answer-first = Svara först på dubblingen till { $value }: anta eller avböj.
refusal-nothing-offered = Det finns inget erbjudande att svara på.
refusal-cube-owner = Motståndaren äger dubblingstärningen, på { $value }.
refusal-cube-limit = Dubblingstärningen står på { $value } och kan inte gå högre.
refusal-cube-dead = { $needed ->
    [one] Dubblingstärningen på { $value } avgör redan matchen: ingen behöver mer än { $needed } poäng.
   *[other] Dubblingstärningen på { $value } avgör redan matchen: ingen behöver mer än { $needed } poäng.
}
refusal-crawford = Det här är Crawfordpartiet i matchen till { $number }: du kan inte dubbla.
refusal-holland = { $throws ->
    [one] Efter Crawfordpartiet kastar båda två gånger innan någon dubblar; hittills har { $throws } kast gjorts.
   *[other] Efter Crawfordpartiet kastar båda två gånger innan någon dubblar; hittills har { $throws } kast gjorts.
}
refusal-no-beaver = Du kan inte svara med beaver här.
refusal-no-raccoon = Du kan inte svara med raccoon här.
refusal-no-resignation = I de här reglerna kan man inte ge upp som enkel, dubbel eller tredubbel förlust.
refusal-answer-resignation = Tacka först ja eller nej till erbjudandet om att ge upp.
refusal-one-by-one = Flytta en bricka i taget här.
refusal-no-correction = Ett avslutat drag står fast.
refusal-correct-before-throw = Du kan bara påtala ett fel före ditt eget kast.
refusal-nothing-wrong = Det draget var tillåtet.

## How it ended
outcome-single = { $points ->
    [one] { $seat } tar ut den sista brickan och vinner { $points } poäng.
   *[other] { $seat } tar ut den sista brickan och vinner { $points } poäng.
}
outcome-double = { $points ->
    [one] { $seat } vinner dubbelt, { $points } poäng: motståndaren har inte tagit ut någon bricka.
   *[other] { $seat } vinner dubbelt, { $points } poäng: motståndaren har inte tagit ut någon bricka.
}
outcome-triple = { $points ->
    [one] { $seat } vinner tredubbelt, { $points } poäng: motståndaren har fortfarande en bricka på baren eller i vinnarens bo.
   *[other] { $seat } vinner tredubbelt, { $points } poäng: motståndaren har fortfarande en bricka på baren eller i vinnarens bo.
}
outcome-gammon = { $points ->
    [one] { $seat } vinner en gammon, { $points } poäng: motståndaren har inte tagit ut någon bricka.
   *[other] { $seat } vinner en gammon, { $points } poäng: motståndaren har inte tagit ut någon bricka.
}
outcome-backgammon = { $points ->
    [one] { $seat } vinner en backgammon, { $points } poäng: motståndaren har fortfarande en bricka på baren eller i vinnarens bo.
   *[other] { $seat } vinner en backgammon, { $points } poäng: motståndaren har fortfarande en bricka på baren eller i vinnarens bo.
}
outcome-dropped = { $points ->
    [one] { $seat } vinner { $points } poäng: motståndaren avböjde dubblingen.
   *[other] { $seat } vinner { $points } poäng: motståndaren avböjde dubblingen.
}
outcome-conceded = { $points ->
    [one] { $seat } vinner { $points } poäng: motståndaren gav upp.
   *[other] { $seat } vinner { $points } poäng: motståndaren gav upp.
}
outcome-stalled = Oavgjort: ingen har flyttat på länge.

## Levels
level-beginner = Nybörjare
level-beginner-about = Spelar det första drag den ser och lämnar sina brickor öppna för slag.
level-casual = Hobbyspelare
level-casual-about = Håller ihop brickorna och slår ut när det går.
level-steady = Stabil
level-steady-about = Tar fält, räknar loppet och dubblar vid en klar ledning.
level-expert = Expert
level-expert-about = Tänker ett kast framåt och gör sällan fel.
level-master = Mästare
level-master-about = Tänker två kast framåt. Världsklass.

## On the table
look-home-right = Boet till höger
look-home-left = Boet till vänster
look-blue-right = { look-home-right }, blått kläde
look-blue-left = { look-home-left }, blått kläde
look-wine-right = { look-home-right }, vinrött kläde
look-wine-left = { look-home-left }, vinrött kläde

scene-title = Backgammonbräde
scene-view = { $seat ->
    [first] { $home ->
        [left] Fälten räknas från den ljusa sidans bo, nere till vänster.
       *[right] Fälten räknas från den ljusa sidans bo, nere till höger.
    }
   *[second] { $home ->
        [left] Fälten räknas från den mörka sidans bo, nere till vänster.
       *[right] Fälten räknas från den mörka sidans bo, nere till höger.
    }
}
scene-points = { $seat ->
    [first] Ljus har brickor på { $points }.
   *[second] Mörk har brickor på { $points }.
}
scene-no-points = { $seat ->
    [first] Ljus har inga brickor på något fält.
   *[second] Mörk har inga brickor på något fält.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } ljus bricka är på baren.
       *[other] { $count } ljusa brickor är på baren.
    }
   *[second] { $count ->
        [one] { $count } mörk bricka är på baren.
       *[other] { $count } mörka brickor är på baren.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } ljus bricka är uttagen.
       *[other] { $count } ljusa brickor är uttagna.
    }
   *[second] { $count ->
        [one] { $count } mörk bricka är uttagen.
       *[other] { $count } mörka brickor är uttagna.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Ljus har { $count } pip kvar.
       *[other] Ljus har { $count } pips kvar.
    }
   *[second] { $count ->
        [one] Mörk har { $count } pip kvar.
       *[other] Mörk har { $count } pips kvar.
    }
}
scene-dice = { $count ->
    [one] Talet som är kvar att spela är { $dice }.
   *[other] Talen som är kvar att spela är { $dice }.
}
scene-cube = { $owner ->
    [first] Dubblingstärningen ligger hos Ljus på { $value }.
    [second] Dubblingstärningen ligger hos Mörk på { $value }.
   *[nobody] Dubblingstärningen ligger i mitten på { $value }.
}
scene-away = Poäng kvar till seger: Ljus { $first }, Mörk { $second }.
scene-crawford = Det här är Crawfordpartiet: ingen dubbling.
scene-due-draw = Var och en kastar en tärning för att se vem som börjar.
scene-due-choice = { $seat ->
    [first] Det är Ljus tur, före kastet.
   *[second] Det är Mörks tur, före kastet.
}
scene-due-throw = { $seat ->
    [first] Nu kastar Ljus.
   *[second] Nu kastar Mörk.
}
scene-due-play = { $seat ->
    [first] Det är Ljus tur att flytta.
   *[second] Det är Mörks tur att flytta.
}
scene-due-offered = { $seat ->
    [first] Ljus erbjuds dubblingstärningen på { $value }: anta eller avböj.
   *[second] Mörk erbjuds dubblingstärningen på { $value }: anta eller avböj.
}
scene-due-beavered = { $seat ->
    [first] Ljus får en beaver till svar: dubblingstärningen skulle visa { $value }.
   *[second] Mörk får en beaver till svar: dubblingstärningen skulle visa { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Ljus får en raccoon till svar: dubblingstärningen skulle visa { $value }.
   *[second] Mörk får en raccoon till svar: dubblingstärningen skulle visa { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Mörk erbjuder sig att ge upp, som enkel förlust; Ljus svarar.
       *[second] Ljus erbjuder sig att ge upp, som enkel förlust; Mörk svarar.
    }
    [2] { $seat ->
        [first] Mörk erbjuder sig att ge upp, som dubbel förlust; Ljus svarar.
       *[second] Ljus erbjuder sig att ge upp, som dubbel förlust; Mörk svarar.
    }
   *[3] { $seat ->
        [first] Mörk erbjuder sig att ge upp, som tredubbel förlust; Ljus svarar.
       *[second] Ljus erbjuder sig att ge upp, som tredubbel förlust; Mörk svarar.
    }
}
scene-due-over = Partiet är slut.

scene-point = { $holder ->
    [first] { $count ->
        [one] Fält { $point }: { $count } ljus bricka
       *[other] Fält { $point }: { $count } ljusa brickor
    }
    [second] { $count ->
        [one] Fält { $point }: { $count } mörk bricka
       *[other] Fält { $point }: { $count } mörka brickor
    }
   *[nobody] Fält { $point }: tomt
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Baren: inga ljusa brickor
        [one] Baren: { $count } ljus bricka
       *[other] Baren: { $count } ljusa brickor
    }
   *[second] { $count ->
        [0] Baren: inga mörka brickor
        [one] Baren: { $count } mörk bricka
       *[other] Baren: { $count } mörka brickor
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Facket: inga ljusa brickor uttagna
        [one] Facket: { $count } ljus bricka uttagen
       *[other] Facket: { $count } ljusa brickor uttagna
    }
   *[second] { $count ->
        [0] Facket: inga mörka brickor uttagna
        [one] Facket: { $count } mörk bricka uttagen
       *[other] Facket: { $count } mörka brickor uttagna
    }
}
scene-die = { $state ->
    [used] Tärning: { $number }, spelad
   *[left] Tärning: { $number }
}
scene-no-die = Tärningar, inte kastade
scene-face = { $seat ->
    [first] Ljus kastade { $number }
    [second] Mörk kastade { $number }
   *[nobody] En tärning visar { $number }
}

## What a hand may say
act-throw = Kasta
act-double = Dubbla till { $value }
act-take = Anta: { $value }
act-drop = Avböj
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Tacka ja
act-decline = Tacka nej
act-correct = Påtala felet
act-check = Var det tillåtet?
act-done = Avsluta draget
act-resign = { $kind ->
    [1] Ge upp, enkelt
    [2] Ge upp, dubbelt
   *[3] Ge upp, tredubbelt
}
act-stop = Avsluta draget här
act-pass = Flytta inget
act-no-move = Inget tillåtet drag: avsluta
act-forced = Tvingat: { $play }

## What happened
told-start = { $seat ->
    [first] Startkast: Ljus { $first }, Mörk { $second }. Ljus börjar.
    [second] Startkast: Ljus { $first }, Mörk { $second }. Mörk börjar.
   *[nobody] Startkast: { $first } var. Kasta igen.
}
told-roll = { $seat ->
    [first] Ljus kastar { $dice }
   *[second] Mörk kastar { $dice }
}
told-play = { $seat ->
    [first] Ljus: { $play }
   *[second] Mörk: { $play }
}
told-self-hit = { $seat ->
    [first] Ljus: { $play }, till ett stängt fält; brickan hamnar på baren
   *[second] Mörk: { $play }, till ett stängt fält; brickan hamnar på baren
}
told-no-move = { $seat ->
    [first] Ljus kan inte flytta
   *[second] Mörk kan inte flytta
}
told-pass = { $seat ->
    [first] Ljus flyttar inget
   *[second] Mörk flyttar inget
}
told-done = { $seat ->
    [first] Ljus avslutar draget
   *[second] Mörk avslutar draget
}
told-throw = { $seat ->
    [first] Ljus tar tärningarna
   *[second] Mörk tar tärningarna
}
told-double = { $seat ->
    [first] Ljus dubblar till { $value }
   *[second] Mörk dubblar till { $value }
}
told-take = { $seat ->
    [first] Ljus antar dubblingen till { $value }
   *[second] Mörk antar dubblingen till { $value }
}
told-drop = { $seat ->
    [first] Ljus avböjer dubblingen
   *[second] Mörk avböjer dubblingen
}
told-beaver = { $seat ->
    [first] Ljus svarar med en beaver till { $value }
   *[second] Mörk svarar med en beaver till { $value }
}
told-raccoon = { $seat ->
    [first] Ljus svarar med en raccoon till { $value }
   *[second] Mörk svarar med en raccoon till { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Ljus erbjuder sig att ge upp, som enkel förlust
       *[second] Mörk erbjuder sig att ge upp, som enkel förlust
    }
    [2] { $seat ->
        [first] Ljus erbjuder sig att ge upp, som dubbel förlust
       *[second] Mörk erbjuder sig att ge upp, som dubbel förlust
    }
   *[3] { $seat ->
        [first] Ljus erbjuder sig att ge upp, som tredubbel förlust
       *[second] Mörk erbjuder sig att ge upp, som tredubbel förlust
    }
}
told-accept-loss = { $seat ->
    [first] Ljus tackar ja
   *[second] Mörk tackar ja
}
told-decline-loss = { $seat ->
    [first] Ljus tackar nej
   *[second] Mörk tackar nej
}
told-correct = { $seat ->
    [first] Ljus påtalar felet: draget spelas om
   *[second] Mörk påtalar felet: draget spelas om
}

## The rule book's chapters
chapter-setup = Mål och riktning
chapter-begin = Vem som börjar
chapter-dice = Kasta och flytta
chapter-points = Fält och att slå ut
chapter-bar = In från baren
chapter-bearing-off = Att ta ut
chapter-winning = Att vinna
chapter-cube = Dubblingstärningen
chapter-errors = Fel och att ge upp

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Ta ett fält
lesson-make-a-point-task = Du kastade 3 och 1. Samla två brickor på ditt fält 5.
lesson-make-a-point-done = Två brickor på ett fält är säkra, och fältet är stängt för motståndaren.
lesson-run = Spring
lesson-run-task = Du kastade 6 och 5. För en av dina bakersta brickor i säkerhet på ditt fält 13.
lesson-run-done = En bricka får använda båda talen, ett i taget.
lesson-hit = Slå ut
lesson-hit-task = På ditt fält 4 står en ensam bricka som är motståndarens. Slå ut den och ta fältet.
lesson-hit-done = En utslagen bricka börjar om från baren.
lesson-closed = Stängda fält
lesson-closed-task = Du kastade två femmor. Dina bakersta brickor är spärrade: ta ditt fält 3 från fält 13 och fält 8.
lesson-closed-done = Du kan inte landa på ett fält med två eller fler av motståndarens brickor.
lesson-enter = In från baren
lesson-enter-task = Du kastade 6 och 4, och du har en bricka på baren. För in den och flytta sedan den andra av dina bakersta brickor.
lesson-enter-done = En bricka på baren ska in innan något annat flyttas.
lesson-use-both = Det ena eller det andra
lesson-use-both-task = Du kastade 6 och 5. Du kan spela vilket av talen du vill, men inte båda. Spela det du måste.
lesson-use-both-done = Kan du bara spela ett av de två talen måste det vara det högre.
lesson-doubles = Dubbelslag
lesson-doubles-task = Du kastade två treor, så du flyttar fyra gånger. Ta ditt fält 5 och ditt fält 3.
lesson-doubles-done = När du kastar ett dubbelslag spelar du talet fyra gånger.
lesson-bear-off = Ta ut
lesson-bear-off-task = Alla dina brickor är hemma. Du kastade 5 och 2: ta ut två brickor.
lesson-bear-off-done = Med varje tal tar du ut en bricka från fältet med det talet.
lesson-bear-off-high = Ett för högt kast
lesson-bear-off-high-task = Du kastade 6 och 4, men så långt bak har du inga brickor. Ta ut två brickor ändå.
lesson-bear-off-high-done = Med ett tal som är högre än ditt högsta fält tar du ut en bricka från det fältet.
lesson-double = Dubblingstärningen
lesson-double-task = Du har en klar ledning. Dubbla innan du kastar.
lesson-double-done = Motståndaren antar och spelar vidare om det dubbla, eller avböjer och förlorar det som stod på spel.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Vinner { $win } %.
    [double] Vinner { $win } % ({ $wins-double } % dubbelt, { $wins-triple } % tredubbelt), förlorar { $loss } % ({ $loses-double } % dubbelt, { $loses-triple } % tredubbelt).
   *[gammon] Vinner { $win } % ({ $wins-double } % gammon, { $wins-triple } % backgammon), förlorar { $loss } % ({ $loses-double } % gammon, { $loses-triple } % backgammon).
}
mistake-cost = Ger bort { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } poäng.
mistake-given = { $what ->
    [shots] { $played } av 36 kast slår ut i stället för { $best }.
    [cashed] Nu kan motståndaren dubbla och vinna genast.
    [doubled] Nu har motståndaren en bra dubbling.
    [wins] Vinner { $played } % i stället för { $best } %.
    [gammons-won] Vinner dubbelt i { $played } % av fallen i stället för { $best } %.
   *[gammons-lost] Förlorar dubbelt i { $played } % av fallen i stället för { $best } %.
}
mistake-cube = { $why ->
    [too-early] Dubblingen kom för tidigt.
    [too-good] För bra för att dubbla: att spela vidare är värt mer.
    [double] Här var det rätt läge att dubbla.
    [take] Den här bör antas.
    [drop] Den här bör avböjas.
   *[beaver] Rätt svar var en beaver.
}
tally-errors = Beslut: { $decisions }. Bortgivet: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } poäng, en felfrekvens på { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (tusendels poäng per beslut).
tally-luck = Tärningstur: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } poäng.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Kasta: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Dubbla: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Anta: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Avböj: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Kasta tärningarna, eller dubbla först om du ligger klart före.
    [answer] Motståndaren dubblar: anta och spela vidare om det dubbla, eller avböj och förlora det som står på spel nu.
    [bar] Du har en bricka på baren: för in den före allt annat.
    [off] Alla dina brickor är hemma: ta ut dem.
    [move] Använd båda talen för att föra hem dina brickor. Två eller fler på ett fält står säkert.
    [race] Ingen bricka kan slås ut längre: för hem alla och ta sedan ut dem, så fort du kan.
   *[other] Välj en knapp under brädet.
}
guide-why = { $why ->
    [hits] Du slår ut en bricka: den får börja om från baren.
    [off] Du tar ut brickor.
    [point] Du tar ett fält: brickor som står tillsammans är säkra och spärrar för motståndaren.
    [safe] Du lämnar färre brickor ensamma.
    [runs] Du får i väg en av dina bakersta brickor.
    [past] Dina sista brickor kommer förbi motståndarens: ingen bricka kan slås ut längre.
    [race] Det slösar minst antal pips.
    [pass] Du kan inte flytta.
    [double] Du ligger tillräckligt långt före för att dubbla.
    [take] Du vinner tillräckligt ofta för att spela vidare.
    [drop] Du skulle förlora för ofta.
    [throw] Du ligger inte tillräckligt långt före för att dubbla.
   *[other] Det ger dig bäst chanser.
}
character-beginner = Pip
character-casual = Solo
character-steady = Ankare
character-expert = Prime
character-master = Orakel
clause-fifteen = Varje spelare har femton brickor.
clause-three-checkers = Varje spelare har tre brickor.
clause-jump = Dina brickor får passera alla andra på vägen, även stängda fält.
clause-white-starts = En tärning avgör vem som spelar med de ljusa brickorna (Vit) och vem som får de mörka. Vit börjar.
clause-higher-takes-white = Varje spelare kastar en tärning. Det högre talet får Vit.
clause-dice-flat = Tärningar som inte ligger plant där gäller inte: kasta om båda.
clause-call-first = Vill du påtala ett fel ska du göra det innan du kastar.
clause-closed-by-three = Ett fält med tre eller fler av motståndarens brickor är stängt: du kan inte landa där, inte ens på vägen. På ett fält med två får ni båda stå; bara en ensam bricka slås ut.
clause-bridge = Flera stängda fält i rad bildar en bro. En bricka kommer över den bara med ett tal som räcker förbi den.
clause-several-hits = I ett drag får du slå ut flera brickor, upp till fyra med ett dubbelslag.
clause-stacking = Hur många som helst av dina brickor får stå på ett fält.
clause-no-pass = Medan du tar ut får du flytta inom ditt bo eller ta ut, som du vill. Men du måste använda ett tal om du kan.
clause-may-leave-unused = När alla dina brickor är hemma får du lämna ett tal oanvänt.
clause-any-six = Du kan ta ut från fält 6 med vilken sexa som helst.
clause-win-kinds-far-back = En vinst räknas enkelt. Den räknas dubbelt om förloraren inte har tagit ut någon bricka, och tredubbelt om förloraren har en bricka på baren eller i vinnarens bo, även om andra är ute.
clause-win-kinds-single = En vinst räknas enkelt. Den räknas tredubbelt om förloraren inte har tagit ut någon bricka och har en på baren eller i vinnarens bo.
clause-win-kinds-letter = En vinst räknas enkelt, även om alla förlorarens brickor är kvar på brädet. Den räknas tredubbelt om en av dem är på baren eller i vinnarens bo.
clause-win-named = En vinst är enkel om förloraren har tagit ut en bricka, en gammon om förloraren inte har tagit ut någon och en backgammon om förloraren dessutom har en bricka på baren eller i vinnarens bo.
clause-win-values = En gammon räknas dubbelt, en backgammon tredubbelt.
clause-without-cube = I det här partiet finns ingen dubblingstärning.
clause-cube-single-game = I en match som räknar partier är varje parti värt ett, och det finns ingen dubblingstärning.
clause-cube-faces = Den första dubblingen vrider dubblingstärningen till 2. Den som antog får senare vrida den till 4, sedan den andra spelaren till 8, och så vidare växelvis.
clause-drop-price = Om du avböjer förlorar du det partiet var värt före dubblingen, som en enkel förlust.
clause-cube-times-kind = Dubblingstärningen multiplicerar det som vinsten räknas för: på 8 räknas en tredubbel vinst som 24.
clause-nothing-resigned = Du kan tacka ja eller nej bara när motståndaren har erbjudit sig att ge upp.
refusal-call-first = Kasta först, eller påtala felet.
refusal-closed-by-three = { $count ->
    [one] Fält { $point } är stängt: där har motståndaren { $count } bricka.
   *[other] Fält { $point } är stängt: där har motståndaren { $count } brickor.
}
refusal-without-cube = Det finns ingen dubblingstärning i det här partiet.
refusal-cube-single-game = Det finns ingen dubblingstärning i en match som räknar partier.
refusal-nothing-resigned = Ingen har erbjudit sig att ge upp.
told-start-white = Startkast: { $high } mot { $low }. { $high } spelar Ljus och börjar.
told-start-tie = Startkast: { $high } mot { $low }. Kasta igen.
scene-point-shared = Fält { $point }: ljusa { $first }, mörka { $second }
switch-block_min = När är ett fält stängt?
switch-block_min-2 = Två av motståndarens brickor stänger det
switch-block_min-3 = Bara tre eller fler stänger det
switch-win_none_off = Om förloraren inte har tagit ut något?
switch-win_none_off-double = Vinsten räknas dubbelt
switch-win_none_off-single = Vinsten räknas enkelt
switch-stake-note = Dubblingstärningen är till för enstaka partier: i bäst av tre eller fler är varje parti värt ett, vad insatsen än är.
box-says-more-than-two-note = Enligt den här meningen skulle ett par vara varken öppet eller stängt. Därför spelar vi så att två stänger ett fält, som häftet säger på vissa språk. Du kan ändra till tre: ”Exakt som det står” gör det.
box-says-games-note = Den tyska sidan i samma låda är ett annat spel: välj ”{ box-says-smaller }” för det.
box-says-smaller-note = Det här är den tyska sidan i den lådan. De andra språken beskriver ett annat spel: välj ”{ box-says-games }” för det.
box-says-correction-note = Fel kan påtalas i ett parti som tillåter alla drag; annars går det bara att göra rätta drag.
origin-setup = Tryckt som bild.
origin-case-white-starts = Den grekiska texten utelämnar att Vit börjar.
origin-higher-takes-white = Häftena säger inte vilket tal som får Vit. Det högre, som överallt annars.
origin-draw-first = Inget sägs om lika tal; de kan inte avgöra, så man kastar om.
origin-collection-draw-first = Lika tal kastas om tills de blir olika.
origin-tournament-draw-first = Lika tal kastas om.
origin-best-of-first-throw-fresh = Häftet säger bara vem som drar först och att man kastar växelvis; alltså kastar den som börjar båda tärningarna.
origin-collection-dice-flat = Häftet säger bara var man kastar.
origin-case-closed-point = De flesta språk säger ”fler än två”, men bara en ensam bricka slås ut, så ett par skulle vara varken öppet eller stängt. Italienskan och estniskan säger två eller fler, och engelskan säger båda delarna. Vi spelar med två. Ordalydelsen finns som inställning.
origin-case-closed-by-three = Så lyder texten ordagrant: ”fler än två” stänger ett fält, och bara en ensam bricka slås ut; med två delas alltså fältet.
origin-best-of-closed-point = Engelskan, franskan och italienskan säger det. Spanskan, portugisiskan och polskan säger det bara om att komma in från baren.
origin-collection-closed-point = De engelska, italienska, danska och ryska texterna låter som om en enda av motståndarens brickor räckte för att stoppa dig på vägen. Tyskan, franskan och spanskan är tydliga: två eller fler.
origin-case-self-hit = De tjeckiska, slovakiska och ungerska texterna har tappat den här regeln och upprepar hur man slår ut.
origin-case-hit = Några språk glömmer att säga att motståndarens bricka måste stå ensam.
origin-best-of-hit = Den polska texten glömmer att säga att motståndarens bricka måste stå ensam.
origin-case-stacking = Häftena sätter ingen gräns.
origin-several-hits = Häftet säger inget; varje utslagning följer av regeln ovan.
origin-small-first-several-hits = Det följer av exemplet med ett kast som slår ut på ett av tre avstånd.
origin-case-several-hits = Den turkiska texten talar om dubbelsexa; alla dubbelslag avses.
origin-case-must-move = Spelas som på tyska och de flesta språk. Franskan gör utslagningen till plikt, ryskan, ukrainskan och turkiskan vänder på regeln, och ungerskan har tappat ett ”inte”.
origin-best-of-must-move = Häftet säger det inte generellt; dess regel om det högre talet förutsätter det.
origin-best-of-use-all = Häftet säger det inte; dess regel om det högre talet förutsätter det.
origin-small-first-use-all = Häftet säger det inte; spelas som vanligt.
origin-best-of-use-higher = Franskan och polskan låter som om du kunde välja att använda bara ett tal; spanskan, originalet, gör det inte.
origin-case-use-higher = Den kroatiska texten talar om en bricka i stället för ett tal.
origin-case-stop-at-home = Några språk avslutar plikten när någon spelares brickor är hemma, och arabiskan när allas är det. Vi spelar: dina egna.
origin-no-pass = Texten säger att uttagning inte är någon plikt, och inte den andra flytten heller. Vi läser det som ett fritt val mellan de två, eftersom de vanliga reglerna gäller igen direkt efteråt. Att lämna ett tal oanvänt är en inställning.
origin-may-leave-unused = Så lyder texten ordagrant: varken uttagning eller en annan flytt är en plikt. Den polska texten har bara hälften.
origin-case-doubles-four = Några språk multiplicerar hela kastet med fyra, eller talar om fyra tärningar. Exemplet i samma text visar fyra enskilda flyttar.
origin-best-of-doubles-four = Det engelska exemplet går över i ett andra; fyra flyttar avses.
origin-best-of-partial-double = Häftet säger inget; spelas som vanligt.
origin-collection-partial-double = Häftet säger inget; det följer av plikten att flytta.
origin-case-partial-double = Den turkiska texten tar tillbaka de möjliga flyttarna, och den arabiska gör dem frivilliga; i alla andra är de en plikt.
origin-whole-double = I exemplet förloras ett dubbelslag där två flyttar är möjliga. Vi läser det så även för tre.
origin-case-enter-first = Häftena säger bara att alla brickor ska in igen först. Var och hur är som vanligt.
origin-best-of-enter-first = Den franska texten knyter det till att man kan komma in; det gör inte de andra.
origin-case-enter-any = Häftena säger det inte; som vanligt.
origin-smaller-lost = Häftet tar bara ifrån en spelare på baren hela kastet. Vi utvidgar inte det: det större talet spelas ensamt.
origin-case-home-first = Tjeckiskan, slovakiskan, slovenskan och arabiskan stoppar tärningskasten efter en utslagning, och kroatiskan tar ut till utgångsställningen. Det som avses är att ta ut från brädet.
origin-case-exact-number = Den svenska texten kräver ett ”jämnt” tal, den turkiska utelämnar ”exakt”. Exakt i alla andra.
origin-best-of-highest-first = Den portugisiska texten tar alltid den högsta brickan; de andra bara tillåter det.
origin-best-of-inside-move = Det franska exemplet går till fel fält.
origin-collection-any-sufficient = Den franska texten vill att talet räcker ”precis förbi” kanten, alltså exakt. De andra nio språken vill bara att det räcker, och säger inget om brickor bakom.
origin-collection-highest-first = Står inte i häftet: dagens vanliga regel, som ni har kommit överens om.
origin-rear-first = Ordningen är tryckt; att ett tal får vara högre än fältet följer av att kanten passeras.
origin-any-six = Den tyska texten kräver ett kast med två sexor, vilket strider mot dess egen uttagningsregel och ser ut som ett tryckfel. Vi spelar med vilken sexa som helst. Ordalydelsen finns som inställning.
origin-double-six = Så lyder den tyska texten ordagrant.
origin-case-win = Den grekiska texten nämner först den som är hemma först, den arabiska den som börjar ta ut. Senare stämmer båda med de andra.
origin-case-win-kinds = För den tredubbla vinsten kräver häftena bara en bricka på baren eller i vinnarens bo. En förlorare med uttagna brickor skulle då vara både enkel och tredubbel; vi kräver att inget är uttaget. Ordalydelsen finns som inställning. Den danska texten beskriver den dubbla vinsten som den enkla.
origin-case-win-kinds-far-back = Så lyder texten ordagrant: häftena kräver inte att inget är uttaget.
origin-small-first-win-kinds = En rad i texten har fallit bort: den lovar tre slag och kallar en vinst över en förlorare med alla brickor på brädet enkel, vilket överallt annars är dubbelt. Vi fyller i från de andra häftena. Ordalydelsen finns som inställning.
origin-small-first-win-kinds-far-back = Halva ordalydelsen: den tredubbla vinsten som tryckt, den dubbla från de andra häftena.
origin-small-first-win-kinds-single = Halva ordalydelsen: ingen dubbel vinst som tryckt, den tredubbla när inget är uttaget.
origin-small-first-win-kinds-letter = Det här är vad som återstår av texten, där en rad har fallit bort.
origin-win-values = Häftet nämner gammon och backgammon men anger inga tal.
origin-stalled = Vår egen regel: annars kunde det hålla på i evighet. Ett oavgjort parti räknas in i matchens partier, så bäst av tre kan sluta lika.
origin-without-cube = Häftet nämner ingen.
origin-collection-without-cube = Häftet säger att det finns dubblingstärningar och lämnar dem därhän.
origin-case-cube = Tyskan i det ena häftet och fem språk i det andra säger ”fyrdubbla”, fast samma text går upp till åtta. Det som avses är: multiplicera. Att dubblingstärningen börjar i mitten på 1 är inte tryckt.
origin-case-cube-faces = Den kroatiska texten har en sida med 6; den portugisiska och den kroatiska kastar dubblingstärningen. Den vrids.
origin-case-double-before-throw = Den kroatiska texten tillåter det bara före första kastet, den svenska när som helst. De andra: före ditt eget kast, när partiet väl är i gång.
origin-case-drop-price = Inte tryckt; som vanligt.
origin-case-cube-limit = Inte tryckt, utom på kroatiska, som räknar upp sidorna. En dubblingstärning har sidor upp till 64.
origin-case-cube-times-kind = Tryckt för en tredubbel vinst på 8. Vi läser det som ett exempel. Den svenska texten dubblar insatsen åtta gånger, den arabiska multiplicerar tärningarna.
origin-case-cube-single-game = Häftena känner inte till matcher.
origin-one-by-one = Vår egen regel: så fungerar ett parti utan hjälp.
origin-collection-correction = I den engelska texten upphör rätten med ”nästa” kast; ditt eget avses.
written-no-move = inget drag
written-double = Dubblar till { $value }
written-take = Antar
written-drop = Avböjer
written-beaver = Beaver till { $value }
written-raccoon = Raccoon till { $value }
written-accept = Tackar ja
written-decline = Tackar nej
written-correct = Påtalar felet
written-check = Frågar
written-resigning = { $kind ->
    [1] Erbjuder en enkel förlust
    [2] Erbjuder en dubbel förlust
   *[3] Erbjuder en tredubbel förlust
}
standing = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
origin-collection-throw-first = Den nederländska texten talar om tre tärningar efter starten; två avses.
task-roll = Din tur: kasta tärningarna.
task-roll-or-double = Din tur: kasta tärningarna eller dubbla.
task-move = Din tur: flytta en bricka.
task-end = Din tur: du har inga drag kvar.
task-double = Motståndaren dubblar: anta eller avböj?
task-resignation = Motståndaren vill ge upp: tackar du ja?
tally-pr = PR (prestationstal): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Stormästare
level-grandmaster-about = Spelar igenom varje val hundratals gånger före beslutet. Tar några sekunder.
character-grandmaster = Zenit
editor-dice = Tärningar
editor-dice-none = Inte kastade än
editor-dice-double = Dubbling erbjuden
editor-cube = Dubblingstärning
editor-cube-owner = Dubblingstärningens ägare
editor-cube-centre = I mitten
editor-length = Matchlängd i poäng (0 = enstaka parti)
editor-score = { $seat ->
    [first] Poäng: Ljus
   *[second] Poäng: Mörk
}
editor-crawford = Crawfordparti
refusal-editor-many = { $seat ->
    [first] Ljus har { $count } brickor på brädet; det finns bara { $total }.
   *[second] Mörk har { $count } brickor på brädet; det finns bara { $total }.
}
refusal-editor-off = { $seat ->
    [first] Ljus har ingen bricka på brädet, så partiet är slut.
   *[second] Mörk har ingen bricka på brädet, så partiet är slut.
}
study-checker = Drag med brickor
study-double = Dubblingar
study-take = Svar på en dubbling
position-contact = Kontakt
position-race = Kapplöpning
position-bearoff = Uttagning
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Backgame

## Drills

drill-pip-count = Räkna pips
drill-pip-count-about = Räkna hur många pips varje sida har kvar.
drill-pip-count-task = Hur många pips har varje sida kvar?
drill-pips-of = { $seat ->
    [first] Ljus
   *[second] Mörk
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Ljus: { $terms } = { $total }
   *[second] Mörk: { $terms } = { $total }
}
drill-opening-play = Öppningsdrag
drill-opening-play-about = Spela partiets första kast och svaren på dem.
drill-opening-play-task = Du börjar med { $dice }. Vad spelar du?
drill-opening-play-reply-task = Motståndaren öppnade med { $dice } och spelade { $play }. Du kastade { $reply }.
drill-opening-play-close = Lika bra som det bästa draget: skillnaden är för liten för att ha betydelse.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Dubblingsbeslut
drill-cube-action-about = Bör du dubbla, och bör motståndaren anta?
drill-cube-action-task = Du ska kasta i ett parti om pengar, och dubblingstärningen är i mitten. Vad är rätt för båda spelarna?
drill-cube-action-match-task = Du ska kasta, och dubblingstärningen är i mitten. Poäng kvar till seger i matchen: du { $ours }, motståndaren { $theirs }. Vad är rätt för båda spelarna?
drill-cube = { $action ->
    [no-double] Inte dubbla
    [double-take] Dubbla, anta
    [double-drop] Dubbla, avböja
   *[too-good] För bra för att dubbla
}
drill-cube-why = { $action ->
    [no-double] Att kasta med dubblingstärningen i mitten är värt mer än en dubbling som antas.
    [double-take] Att dubbla är värt mer än att kasta, och motståndaren förlorar mindre på att anta än på att avböja.
    [double-drop] Motståndaren skulle förlora mer på att anta än på att avböja, så dubbla och vinn direkt.
   *[too-good] Motståndaren skulle avböja, och att spela vidare för gammon är värt mer än så.
}
drill-cube-values = Värde i poäng: inte dubbla { $none }; dubbla och anta { $take }; dubbla och avböja { $drop }.
drill-cube-chances = Du vinner { $win } % av partierna, { $gammon } % med gammon.
drill-take-point = Takepoints
drill-take-point-about = Hur bra måste dina chanser vara för att anta en dubbling vid den här poängställningen?
drill-take-point-task = Poäng kvar till seger i matchen: du { $ours }, motståndaren { $theirs }. Du erbjuds dubblingstärningen på { $cube }. Från vilken chans att vinna partiet bör du anta, utan gammon och om dubblingstärningen inte vänds igen?
drill-take-point-chances = Din chans att vinna matchen: { $dropped } % om du avböjer, { $lost } % om du antar och förlorar, { $won } % om du antar och vinner.
drill-take-point-why = Du riskerar { $risk } för att vinna { $gain }: det lönar sig om du vinner minst { $risk } ÷ ({ $risk } + { $gain }) av partierna.
drill-percent = Procent
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Vinstchanser
drill-race-chance-about = Uppskatta hur ofta du vinner när brickorna tas ut.
drill-race-chance-task = Du ska kasta. Hur ofta vinner du den här kapplöpningen?
drill-race-chance-why = Du har { $ours } pips kvar, återstående brickor: { $our-checkers }. Motståndaren har { $theirs } kvar, återstående brickor: { $their-checkers }. Inom 6 procentenheter räknas som rätt.
drill-race-win = Du vinner { $win } % av kapplöpningarna.
drill-race-cube = Dubbling i kapplöpningen
drill-race-cube-about = De sista kasten i en kapplöpning: dubbla eller kasta vidare?
drill-bearoff-play = Ta ut
drill-bearoff-play-about = Hitta draget som oftast vinner kapplöpningen.
drill-bearoff-play-task = Du kastade { $dice }. Vilket drag vinner oftast?
drill-bearoff-play-why = Hur ofta varje drag vinner, exakt uträknat.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Kast
