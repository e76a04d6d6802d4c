### Danish. piece = brik, man = almindelig brik, king = dam (plural damme), square = felt, far row = bageste række,
### take = slå, move = rykke, træk. Dam is the game and the crowned piece.

game-name = Dam
game-about = Spring over modstanderens brikker, nå den bageste række, og få en dam.
seat-first = Sort
seat-second = Hvid

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
booklet-collection = Spilsamling
booklet-collection-about = Dam som i regelhæftet til en spilsamling: Du må gerne slå, men du behøver ikke. Hæftet på dit sprog kan afvige fra den dam, man spiller i dit land; den finder du længere nede.
booklet-dame = Tysk dam
booklet-dame-about = Samme spil, bare livligere: Kan du slå, skal du. Godt mod computeren.
booklet-english = Engelsk dam
booklet-english-about = Kaldes også amerikansk checkers. En dam går ét felt ad gangen.
booklet-russian = Russisk dam
booklet-russian-about = Almindelige brikker slår også baglæns og fortsætter som dam, når de når den bageste række.
booklet-brazilian = Brasiliansk dam
booklet-brazilian-about = De internationale regler på et lille bræt: Slå så mange brikker, du kan.
booklet-pool = Pool checkers
booklet-pool-about = Almindelige brikker slår også baglæns. Du vælger selv, hvad du slår.
booklet-czech = Tjekkisk dam
booklet-czech-about = Almindelige brikker slår kun fremad. Kan en dam slå, skal den gøre det før en almindelig brik.
booklet-spanish = Spansk dam
booklet-spanish-about = Brættet ligger omvendt. Slå flest brikker, og blandt dem flest damme.
booklet-portuguese = Portugisisk dam
booklet-portuguese-about = De spanske regler med et mørkt felt nederst til venstre.
booklet-italian = Italiensk dam
booklet-italian-about = Almindelige brikker kan ikke slå en dam. En dam går ét felt ad gangen.
booklet-thai = Thailandsk dam
booklet-thai-about = Makhos: otte brikker til hver og hurtige damme.
booklet-thai12 = Thailandsk dam, tolv brikker
booklet-thai12-about = De thailandske regler med tolv brikker hver.
booklet-international = International dam
booklet-international-about = Et bræt med hundrede felter og tyve brikker til hver.
box-size = Hvor mange felter er der langs en side af brættet?
box-black_begins = Begynder Sort?
box-men_take_backwards = Må almindelige brikker slå baglæns?
box-kings_fly = Må en dam rykke mere end ét felt?
box-must_take = Skal man slå, når man kan?

## Switches
switch-may_stop = Midt i flere spring
switch-may_stop-yes = Du må gerne stoppe
switch-may_stop-no = Du skal fortsætte, så længe du kan
switch-men_turn = Flere spring med en almindelig brik
switch-men_turn-yes = Må skifte retning
switch-men_turn-no = Bliver på én linje
switch-king_far = En dam springer
switch-king_far-yes = Fra enhver afstand
switch-king_far-no = Kun over en brik lige ved siden af
switch-king_lands_anywhere = En dam lander
switch-king_lands_anywhere-yes = På et hvilket som helst tomt felt bag brikken
switch-king_lands_anywhere-no = Lige bag brikken
switch-removal = Slåede brikker tages af brættet
switch-removal-at-once = Straks, spring for spring
switch-removal-after = Når turen er slut
switch-promotion = En brik, der springer ind på den bageste række
switch-promotion-ends = Bliver til dam, og turen slutter
switch-promotion-goes-on = Fortsætter straks som dam
switch-blocked = Den, der ikke kan rykke
switch-blocked-loses = Taber
switch-blocked-draws = Får remis
switch-quiet_moves = Remis, når kun damme rykker
switch-quiet_moves-20 = Efter 20 træk til hver
switch-quiet_moves-40 = Efter 40 træk til hver

## The rules
clause-board-8 = Brættet har otte rækker med otte felter. Hver spiller har et lyst felt nederst til højre.
clause-board-8-mirrored = Brættet har otte rækker med otte felter. Hver spiller har et mørkt felt nederst til højre.
clause-board-10 = Brættet har ti rækker med ti felter. Hver spiller har et lyst felt nederst til højre.
clause-men-8 = Hver spiller begynder med otte brikker på de mørke felter i de to første rækker.
clause-men-12 = Hver spiller begynder med tolv brikker på de mørke felter i de tre første rækker.
clause-men-20 = Hver spiller begynder med tyve brikker på de mørke felter i de fire første rækker.
clause-black-begins = Sort begynder. Hvem der spiller Sort, vælges tilfældigt; efter hvert spil bytter spillerne farve.
clause-white-begins = Hvid begynder. Hvem der spiller Hvid, vælges tilfældigt; efter hvert spil bytter spillerne farve.
clause-turns = Spillerne skiftes. I hver tur rykker en spiller én brik af sin egen farve; ingen må melde pas.
clause-dark-squares = Kun de mørke felter bruges.
clause-occupied = En brik må kun rykke til et tomt felt.
clause-man-moves = En almindelig brik rykker ét felt skråt fremad.
clause-taking = En brik slår ved at springe skråt over én af modstanderens brikker til et tomt felt bag den. Den må ikke springe over brikker af sin egen farve eller over to brikker på én gang.
clause-man-takes-forward = En almindelig brik slår brikken lige ved siden af og springer kun fremad.
clause-man-takes-all = En almindelig brik slår brikken lige ved siden af, fremad eller baglæns.
clause-men-spare-kings = En almindelig brik kan ikke slå en dam.
clause-crowning = En brik, der når den bageste række, får en brik mere ovenpå og bliver til dam. Dermed slutter turen.
clause-crowning-goes-on = En brik, der når den bageste række, får en brik mere ovenpå og bliver straks til dam. Kom den dertil med et spring, kan den springe videre som dam i samme tur.
clause-crowning-stops-only = En brik, der slutter sin tur på den bageste række, får en brik mere ovenpå og bliver til dam. Springer den videre derfra, forbliver den en almindelig brik.
clause-king-flies = En dam rykker skråt frem eller tilbage over et vilkårligt antal tomme felter.
clause-king-steps = En dam rykker ét felt skråt, frem eller tilbage.
clause-king-takes = En dam slår i alle retninger. Også den skal have et tomt felt bag brikken. En dam kan slås som enhver anden brik, af en almindelig brik eller af en dam.
clause-king-lands-behind = En dam må springe på afstand. Den lander lige bag brikken.
clause-king-lands-anywhere = En dam må springe på afstand. Den lander på et valgfrit tomt felt bag brikken.
clause-chain = En brik, der er sprunget, må springe igen derfra, hvor den landede, i samme tur og i en anden retning.
clause-chain-may-stop = Du må stoppe efter hvert spring.
clause-chain-whole = Du skal springe videre, så længe brikken kan; kan du vælge, hvor du lander, skal du lande, hvor den kan springe videre.
clause-removal-at-once = En brik, der er sprunget over, tages straks af brættet.
clause-removal-after = Brikker, der er sprunget over, tages af brættet, når turen er slut. Indtil da står de i vejen, og ingen må springes over to gange.
clause-duty-free = Du må gerne slå, men du behøver ikke: Du må lave ethvert andet træk i stedet.
clause-duty = Kan du slå, skal du.
clause-duty-most = Kan du slå på flere måder, skal du vælge en, der slår flest brikker.
clause-duty-most-kings = Kan du slå på flere måder, skal du vælge en, der slår så mange brikker som muligt, og blandt dem en, der slår flest damme.
clause-duty-king-first = Kan både en dam og en almindelig brik slå, skal dammen gøre det.
clause-duty-italian = Kan du slå på flere måder, skal du vælge en, der slår flest brikker; blandt dem en med en dam; så en, der slår flest damme; så en, der slår en dam tidligst.
clause-all-taken = En spiller uden brikker tilbage taber.
clause-blocked = En spiller, der har brikker, men ikke kan rykke, taber.
clause-repetition = Når den samme stilling opstår for tredje gang med den samme spiller i trækket, er spillet remis.
clause-quiet-15 = Når begge spillere har lavet 15 træk kun med damme, og intet er slået, er spillet remis.
clause-quiet-20 = Når begge spillere har lavet 20 træk kun med damme, og intet er slået, er spillet remis.
clause-quiet-25 = Når begge spillere har lavet 25 træk kun med damme, og intet er slået, er spillet remis.
clause-quiet-40 = Når begge spillere har lavet 40 træk kun med damme, og intet er slået, er spillet remis.
clause-short-5 = Når der kun er to eller tre brikker tilbage, og hver spiller har en dam, er spillet remis efter fem træk mere til hver.
clause-short-16-5 = En enkelt dam mod tre brikker, hvoraf mindst én er en dam, er remis efter 16 træk til hver. Når der kun er to eller tre brikker tilbage, og hver spiller har en dam, er det remis efter fem træk til hver.
clause-short-13 = Tre damme mod én er remis efter 13 træk til hver.
clause-short-road = En enkelt dam på den lange diagonal fra hjørne til hjørne mod tre brikker, hvoraf mindst én er en dam, er remis efter fem træk til hver, hvis den enlige dam bliver dér.
clause-agreed = Spillerne kan aftale remis, og enhver må give op. Et træk tages kun tilbage, hvis begge er enige.

## Why not
refusal-dark-squares = { $square } er ikke et mørkt felt på dette bræt.
refusal-turns = { $holder ->
    [nobody] { $square } er tomt.
    [white] Brikken på { $square } er hvid. Det er Sort, der skal rykke.
   *[black] Brikken på { $square } er sort. Det er Hvid, der skal rykke.
}
refusal-occupied = { $holder ->
    [white] Der står en hvid brik på { $square }.
   *[black] Der står en sort brik på { $square }.
}
refusal-man-moves = { $why ->
    [back] Denne brik er ikke en dam endnu, så den kan ikke rykke tilbage.
    [far] En almindelig brik går kun ét felt.
    [stuck] Brikken på { $from } kan ikke rykke.
   *[diagonal] { $from } og { $to } ligger ikke på samme diagonal. En almindelig brik rykker skråt fremad.
}
refusal-king-flies = { $why ->
    [stuck] Dammen på { $from } kan ikke rykke.
   *[diagonal] { $from } og { $to } ligger ikke på samme diagonal. En dam rykker skråt.
}
refusal-king-steps = { $why ->
    [far] En dam går kun ét felt i dette spil.
    [stuck] Dammen på { $from } kan ikke rykke.
   *[diagonal] { $from } og { $to } ligger ikke på samme diagonal. En dam rykker skråt.
}
refusal-taking = { $why ->
    [own] Du kan ikke springe over din egen brik mellem { $from } og { $to }.
    [two] Du kan ikke springe over mere end én brik mellem { $from } og { $to }.
    [diagonal] { $from } og { $to } ligger ikke på samme diagonal. Brikker springer skråt.
   *[nothing] Mellem { $from } og { $to } er der ikke noget at slå.
}
refusal-man-takes-forward = { $why ->
    [far] En almindelig brik slår kun brikken lige ved siden af og lander lige bag den.
   *[back] En almindelig brik slår kun fremad: Den kan ikke springe tilbage over { $over }.
}
refusal-men-spare-kings = Brikken på { $over } er en dam, og en almindelig brik kan ikke slå en dam.
refusal-crowning = Brikken bliver til dam på { $from }, og der slutter turen. Den kan slå i næste tur.
refusal-duty = { $count ->
    [one] Du kan slå, så du skal: med brikken på { $squares }.
   *[other] Du kan slå, så du skal: med en af brikkerne på { $squares }.
}
refusal-duty-most = Sådan slår du { $taken }, men fra { $squares } kan du slå { $most }. Du skal slå flest muligt.
refusal-duty-most-kings = { $why ->
    [most] Sådan slår du { $taken }, men fra { $squares } kan du slå { $most }. Du skal slå flest muligt.
   *[kings] Fra { $squares } slår du lige så mange, og flere af dem er damme.
}
refusal-duty-king-first = En dam skal slå før en almindelig brik: Brug den på { $squares }.
refusal-duty-italian = { $why ->
    [most] Sådan slår du { $taken }, men fra { $squares } kan du slå { $most }. Du skal slå flest muligt.
    [with-king] En dam kan slå lige så mange: { $squares }. Den slår før en almindelig brik.
   *[kings] Fra { $squares } slår du lige så mange, men flere damme eller en dam tidligere.
}

## How it ends
outcome-all-taken = { $seat } vinder: Modstanderen har ingen brikker tilbage.
outcome-blocked = { $seat } vinder: Modstanderen kan ikke rykke.
outcome-blocked-draw = Remis: Den, der skal rykke, er spærret inde.
outcome-repetition = Remis: samme stilling for tredje gang.
outcome-quiet = Remis: for mange damtræk uden slag.
outcome-short = Remis: med så få brikker er trækkene talte, og de er brugt op.

## The board in words
scene-title = Dambræt
scene-men = { $colour ->
    [white] Hvide brikker på { $squares }.
   *[black] Sorte brikker på { $squares }.
}
scene-kings = { $colour ->
    [white] Hvide damme på { $squares }.
   *[black] Sorte damme på { $squares }.
}
scene-none = { $colour ->
    [white] Hvid har ingen brikker.
   *[black] Sort har ingen brikker.
}
scene-must = Skal slå: { $squares }.
scene-quiet = { $count ->
    [one] Remis efter { $count } damtræk mere uden slag.
   *[other] Remis efter { $count } damtræk mere uden slag.
}
scene-repeated = { $count ->
    [one] Denne stilling har stået her { $count } gang.
   *[other] Denne stilling har stået her { $count } gange. Tredje gang er det remis.
}
scene-square = { $holder ->
    [white-man] { $square }: hvid brik
    [white-king] { $square }: hvid dam
    [black-man] { $square }: sort brik
    [black-king] { $square }: sort dam
   *[nobody] { $square }: tomt
}
told-move = { $colour ->
    [white] Hvid { $move }
   *[black] Sort { $move }
}
told-crowned = { $colour ->
    [white] Hvid { $move }, dam
   *[black] Sort { $move }, dam
}
button-end-turn = Afslut turen

## Levels
level-beginner = Begynder
level-beginner-about = Slår, hvad den ser, og planlægger intet. Et barn kan vinde.
level-casual = Hyggespiller
level-casual-about = Tænker et træk eller to frem og overser somme tider noget.
level-skilled = Øvet
level-skilled-about = Forærer ikke brikker væk. En god modspiller for familien.
level-strong = Stærk
level-strong-about = Ser mange træk frem.
level-master = Mester
level-master-about = Tænker dybest og kan alle slutspil med op til fire brikker.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Opstilling
chapter-moving = At rykke
chapter-taking = At slå
chapter-queens = Damme
chapter-duty = Skal man slå?
chapter-ending = Spillets slutning

## Lessons: a title, what to do, and what was learnt
lesson-step = At rykke
lesson-step-task = Du har den hvide brik. Ryk den.
lesson-step-done = Almindelige brikker rykker ét felt skråt fremad på de mørke felter.
lesson-jump = At slå
lesson-jump-task = Slå den sorte brik: Spring over den til det tomme felt bagved.
lesson-jump-done = En brik, du springer over, er slået og tages af brættet.
lesson-chain = Flere spring
lesson-chain-task = Slå begge sorte brikker i samme tur.
lesson-chain-done = Efter et spring må den samme brik springe igen.
lesson-freedom = Frit valg
lesson-freedom-task = Efter disse regler behøver du ikke slå. Ryk din anden brik.
lesson-freedom-done = Her vælger du selv, om du slår. I de fleste andre regler skal man.
lesson-duty = Når du skal slå
lesson-duty-task = Efter disse regler skal du slå, hvis du kan. Lav dit træk.
lesson-duty-done = Sådan kan du tvinge modstanderen til at rykke derhen, hvor du vil.
lesson-crowning = En dam
lesson-crowning-task = Din brik er ét skridt fra den bageste række. Gør den til dam.
lesson-crowning-done = På den bageste række bliver en almindelig brik til dam.
lesson-flying = Flyvende damme
lesson-flying-task = Send din dam over hele brættet, fra hjørne til hjørne.
lesson-flying-done = Efter disse regler flyver en dam over et vilkårligt antal tomme felter.
lesson-far-jump = At springe på afstand
lesson-far-jump-task = Slå brikken, der står i vejen for din dam, derfra, hvor dammen står.
lesson-far-jump-done = En dam behøver ikke stå lige ved siden af. Efter disse regler lander den lige bag brikken.
lesson-give-one = Giv én, slå tre
lesson-give-one-task = Her skal du slå, hvis du kan. Ofr en brik, og slå så alt, hvad der er tilbage.
lesson-give-one-done = En brik, der ofres på det rette tidspunkt, åbner brættet. Det kaldes en kombination.
lesson-block = Spærret inde
lesson-block-task = Sørg for, at Sort ikke kan rykke.
lesson-block-done = En spiller, der ikke kan rykke, taber.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Det er det eneste træk.
    [wins] Det vinder.
    [resists] Spillet er tabt; det her holder længst.
    [crowns] En brik bliver til dam.
    [gains] Det vinder materiale.
    [avoids] Alle andre træk er klart ringere.
    [draws] Det holder spillet remis.
    [equal] Et andet træk er lige så godt.
   *[best] Det ser lidt bedre ud end resten.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Du kan slå, og så skal du: Spring over brikken til det tomme felt bagved.
    [may] Du kan slå, hvis du vil: Spring over brikken til det tomme felt bagved.
    [king] Ryk en almindelig brik ét felt frem eller en dam frem eller tilbage.
   *[other] Ryk en brik ét felt skråt frem.
}
guide-why = { $why ->
    [only] Det er det eneste træk.
    [crowns] Din brik bliver til en dam.
    [takes] Du slår.
    [saves] Du bringer en brik ud af fare.
    [safe] Modstanderen kan ikke slå noget bagefter.
   *[other] Det ser lidt bedre ud end resten.
}

## Rules that follow their switches
refusal-man-takes-all = En almindelig brik slår kun en brik lige ved siden af og lander lige bag den.
refusal-king-takes-near = I dette spil slår en dam kun en brik lige ved siden af og lander lige bag den.
refusal-king-lands-behind = Dammen skal lande lige bag { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] I dette spil slår en dam kun en brik lige ved siden af.
   *[behind] Dammen skal lande lige bag { $over }.
}
refusal-king-near-lands-anywhere = I dette spil slår en dam kun en brik lige ved siden af.
refusal-chain-straight = I dette spil skal en almindelig briks spring blive på én linje.
refusal-chain-whole = Brikken kan slå mere, så den skal springe videre og kan ikke stoppe på { $to }.
refusal-removal-after = Du er allerede sprunget over brikken på { $over }. Du kan ikke springe over den to gange.
character-beginner = Krumme
character-casual = Ingefær
character-skilled = Tidsel
character-strong = Glød
character-master = Onyks
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
origin-collection-board-8 = Det danske hæfte taler om en hvid nederste halvdel; feltet nederst til højre er ment.
origin-collection-men-12 = Kun den engelske tekst siger, hvilke rækker der fyldes. De andre viser et billede.
origin-collection-black-begins = Lodtrækning og Sorts første træk er trykt. At I bytter farve efter hvert spil, er vores standard.
origin-collection-turns = Ingen må melde pas, selv om det er frit at slå: Man skiftes.
origin-collection-man-moves = Den russiske tekst siger kun, at en brik ikke må gå tilbage til, hvor den var. Ingen almindelig brik går baglæns.
origin-collection-taking = Den italienske og den danske tekst udelader et ord, “frit” eller “mørkt”. Et tomt mørkt felt er ment.
origin-collection-man-takes-forward = Springet beskrives for feltet foran brikken, så det går fremad. Den engelske tekst tilføjer, at baglæns “endnu” ikke er tilladt.
origin-collection-crowning = Hæftet lægger en brik til ovenpå og siger ikke mere. Hos os slutter turen dér, som i de fleste damspil; valget lader den nye dam springe videre. Den franske tekst tager den anden brik fra de tabte; her er der altid en.
origin-collection-crowning-goes-on = Hæftet siger ikke, hvad der sker midt i flere spring. I dette spil springer den nye dam videre, som i russisk dam.
origin-collection-king-flies = Den polske tekst siger, at en dam springer over tomme felter; den glider hen over dem.
origin-collection-king-takes = Den italienske tekst siger ikke, at feltet bagved skal være frit. Det gør de andre.
origin-collection-king-lands-behind = Kun den franske tekst siger “lige bagved”, og den engelske sammenligner springet med en almindelig briks. Hvor langt væk dammen må starte, siges ikke. Vi spiller den korte landing fra tysk familiedam; valg ændrer begge dele.
origin-collection-king-lands-anywhere = Hæftet siger ikke, hvor en dam lander. Turneringsspillere venter ethvert tomt felt bag brikken.
origin-collection-king-near-lands-behind = Hæftet siger ikke, hvor langt væk en dam må starte sit spring.
origin-collection-king-near-lands-anywhere = Hæftet siger ikke, hvor langt væk en dam må starte sit spring, og hvor den lander.
origin-collection-chain = Hæftet lover kun damme hjørner, og den engelske tekst holder en almindelig brik på én diagonal. Vi lader også almindelige brikker dreje, som alle andre damspil; valget holder dem lige.
origin-collection-chain-straight = Den engelske tekst binder en almindelig briks spring til én diagonal. Det siger de andre sprog ikke.
origin-collection-chain-may-stop = Alle sprog siger, at man kan springe videre, ingen at man skal.
origin-collection-chain-whole = Hæftet kræver det ikke: I dette spil har I aftalt at springe videre.
origin-collection-removal-at-once = Hæftet fjerner brikken, før det taler om flere spring. Så vi fjerner den med det samme.
origin-collection-removal-after = Hæftet siger ikke hvornår. De fleste turneringsspil venter, til turen er slut.
origin-collection-duty-free = Alle ti sprog siger “kan” eller “må”. Mange nationale spil gør det til en pligt; de har deres egne regler her.
origin-collection-all-taken = Den spanske tekst siger det omvendt: Den, der slår alt, vinder.
origin-collection-blocked = Intet er trykt om en side, der ikke kan trække. Den taber, som i alle andre damspil.
origin-collection-blocked-draws = Intet er trykt om en side, der ikke kan trække. I dette spil er det remis.
origin-collection-repetition = Intet er trykt om remis. Uden denne regel kunne damme jage hinanden i al evighed.
origin-collection-quiet-20 = Intet er trykt om remis. Uden denne regel kunne damme jage hinanden i al evighed.
origin-collection-quiet-40 = Intet er trykt om remis. Uden denne regel kunne damme jage hinanden i al evighed.
origin-collection-agreed = Intet er trykt om at opgive eller aftale remis. Begge dele er almindeligt.
origin-dame-king-lands-anywhere = Efter tyske familieregler lander dammen lige bagved. I dette spil må den lande længere væk.
origin-dame-removal-after = Efter tyske familieregler fjernes brikker med det samme. I dette spil bliver de, til turen er slut.
origin-thai-white-begins = Nogle thailandske regler lader spillerne vælge, hvem der begynder. Hos os begynder Hvid, som i ét trykt regelsæt.
origin-thai12-men-12 = Makhos har otte brikker. Dette er samme spil med de tolv fra din æske.
clause-king-takes-near = En dam slår i alle retninger, men kun brikken ved siden af, og lander lige bagved. En dam kan også slås.
clause-king-near-lands-behind = En dam slår kun en brik ved siden af og lander lige bagved.
clause-king-near-lands-anywhere = En dam slår kun en brik ved siden af og lander på et valgfrit tomt felt bagved.
clause-chain-straight = En brik, der har sprunget, må springe igen i samme tur: en almindelig brik kun på samme linje, en dam også i en anden retning.
clause-blocked-draws = Har en spiller brikker, men intet træk, er spillet remis.
table-draw = Tilbyd remis
table-claim-draw = Kræv remis
tally-drawn = Remiser
outcome-agreed = Remis efter aftale.
outcome-left-draw = Remis: En spiller har forladt spillet.
told-offer-draw = { $name } tilbyder remis.
told-draw = Remis aftalt.
history-drawn = Remis
editor-piece = { $piece ->
    [w] Hvid brik
    [W] Hvid dam
    [b] Sort brik
   *[B] Sort dam
}
refusal-editor-many = { $colour ->
    [white] Hvid har { $count } brikker; der er kun { $most }.
   *[black] Sort har { $count } brikker; der er kun { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] En hvid brik på { $square } ville allerede være en dam.
   *[black] En sort brik på { $square } ville allerede være en dam.
}
refusal-editor-none = { $colour ->
    [white] Hvid har ingen brikker, men må have lavet det sidste træk.
   *[black] Sort har ingen brikker, men må have lavet det sidste træk.
}
task-capture = Din tur: Du skal slå.

## Drills

drill-combinations = Kombinationer
drill-combinations-about = Ofr, tving modstanderen til at slå, og vind mere tilbage.
drill-combinations-task = { $colour ->
    [white] Hvid er i trækket. Find kombinationen.
   *[black] Sort er i trækket. Find kombinationen.
}
drill-combinations-why = Ofret: { $given }. Slået: { $taken }.
drill-refuted = Modstanderen slår og vinder materiale.
drill-endings = Slutspil
drill-endings-about = Vind eller hold slutspil med op til fire brikker. Modstanderen spiller perfekt.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Hvid trækker og vinder.
       *[draw] Hvid er i trækket. Hold remis i { $moves } træk.
    }
   *[black] { $goal ->
        [win] Sort trækker og vinder.
       *[draw] Sort er i trækket. Hold remis i { $moves } træk.
    }
}
drill-endings-why = { $value ->
    [draw] Nu er det kun remis.
   *[loss] Nu er spillet tabt.
}
