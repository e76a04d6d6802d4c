### Norwegian Bokmål. piece = brikke, man = vanlig brikke, king = dam (plural dammer), square = rute, far row = bakerste rad,
### capture = slå, move = flytte, trekk. Dam is the game and the crowned piece.

game-name = Dam
game-about = Hopp over brikkene til motstanderen, nå bakerste rad og få en dam.
seat-first = Sort
seat-second = Hvit

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
booklet-collection = Spillsamlingen
booklet-collection-about = Dam som i regelheftet til spillsamlingen: Du kan slå, men du trenger ikke. Heftet på ditt språk kan avvike fra dam slik det spilles i ditt land; den finner du lenger ned.
booklet-dame = Tysk dam
booklet-dame-about = Samme spill, bare livligere: Kan du slå, må du. Bra mot datamaskinen.
booklet-english = Engelsk dam
booklet-english-about = Kalles også amerikansk checkers. En dam går én rute om gangen.
booklet-russian = Russisk dam
booklet-russian-about = Vanlige brikker kan også slå bakover, og de fortsetter som dam når de når bakerste rad.
booklet-brazilian = Brasiliansk dam
booklet-brazilian-about = De internasjonale reglene på et lite brett: Slå så mange brikker du kan.
booklet-pool = Pool checkers
booklet-pool-about = Vanlige brikker kan også slå bakover. Du velger selv hva du slår.
booklet-czech = Tsjekkisk dam
booklet-czech-about = Vanlige brikker slår bare framover. Kan en dam slå, må den gjøre det før en vanlig brikke.
booklet-spanish = Spansk dam
booklet-spanish-about = Brettet ligger motsatt vei. Slå flest brikker, og blant dem flest dammer.
booklet-portuguese = Portugisisk dam
booklet-portuguese-about = De spanske reglene med en mørk rute nederst til venstre.
booklet-italian = Italiensk dam
booklet-italian-about = Vanlige brikker kan ikke slå dammer. En dam går én rute om gangen.
booklet-thai = Thailandsk dam
booklet-thai-about = Makhos: åtte brikker hver og raske dammer.
booklet-thai12 = Thailandsk dam, tolv brikker
booklet-thai12-about = De thailandske reglene med tolv brikker hver.
booklet-international = Internasjonal dam
booklet-international-about = Et brett med hundre ruter og tjue brikker hver.
box-size = Hvor mange ruter er det langs en side av brettet?
box-black_begins = Begynner Sort?
box-men_take_backwards = Kan vanlige brikker slå bakover?
box-kings_fly = Kan en dam gå mer enn én rute?
box-must_take = Må man slå når man kan?

## Switches
switch-may_stop = Midt i en serie hopp
switch-may_stop-yes = Du kan stoppe
switch-may_stop-no = Du må fortsette så lenge du kan
switch-men_turn = Serie hopp med en vanlig brikke
switch-men_turn-yes = Kan skifte retning
switch-men_turn-no = Holder seg på én linje
switch-king_far = En dam hopper
switch-king_far-yes = Fra alle avstander
switch-king_far-no = Bare over en brikke rett ved siden av
switch-king_lands_anywhere = En dam lander
switch-king_lands_anywhere-yes = På en valgfri tom rute bak brikken
switch-king_lands_anywhere-no = Rett bak brikken
switch-removal = Slåtte brikker tas av brettet
switch-removal-at-once = Med en gang, hopp for hopp
switch-removal-after = Når turen er over
switch-promotion = En brikke som hopper inn på bakerste rad
switch-promotion-ends = Blir dam, og turen er over
switch-promotion-goes-on = Fortsetter straks som dam
switch-blocked = Den som ikke kan flytte
switch-blocked-loses = Taper
switch-blocked-draws = Får remis
switch-quiet_moves = Remis når bare dammer flytter
switch-quiet_moves-20 = Etter 20 trekk hver
switch-quiet_moves-40 = Etter 40 trekk hver

## The rules
clause-board-8 = Brettet har åtte rader med åtte ruter. Hver spiller har en lys rute nederst til høyre.
clause-board-8-mirrored = Brettet har åtte rader med åtte ruter. Hver spiller har en mørk rute nederst til høyre.
clause-board-10 = Brettet har ti rader med ti ruter. Hver spiller har en lys rute nederst til høyre.
clause-men-8 = Hver spiller begynner med åtte brikker på de mørke rutene i de to første radene.
clause-men-12 = Hver spiller begynner med tolv brikker på de mørke rutene i de tre første radene.
clause-men-20 = Hver spiller begynner med tjue brikker på de mørke rutene i de fire første radene.
clause-black-begins = Sort begynner. Det trekkes tilfeldig hvem som får sort; etter hvert parti bytter spillerne farge.
clause-white-begins = Hvit begynner. Det trekkes tilfeldig hvem som får hvit; etter hvert parti bytter spillerne farge.
clause-turns = Spillerne flytter etter tur. I hver tur flytter man én brikke av sin egen farge; ingen får stå over.
clause-dark-squares = Bare de mørke rutene brukes.
clause-occupied = En brikke får bare flyttes til en tom rute.
clause-man-moves = En vanlig brikke går én rute på skrå framover.
clause-taking = En brikke slår ved å hoppe på skrå over én av motstanderens brikker til en tom rute bak den. Den får ikke hoppe over brikker av sin egen farge eller over to brikker på én gang.
clause-man-takes-forward = En vanlig brikke slår brikken rett ved siden av og hopper bare framover.
clause-man-takes-all = En vanlig brikke slår brikken rett ved siden av, framover eller bakover.
clause-men-spare-kings = En vanlig brikke kan ikke slå en dam.
clause-crowning = En vanlig brikke som når bakerste rad, får en brikke til oppå seg og blir dam. Der er turen over.
clause-crowning-goes-on = En vanlig brikke som når bakerste rad, får en brikke til oppå seg og blir dam med en gang. Kom den dit med et hopp, kan den hoppe videre som dam i samme tur.
clause-crowning-stops-only = En vanlig brikke som avslutter turen på bakerste rad, får en brikke til oppå seg og blir dam. Hopper den videre derfra, forblir den en vanlig brikke.
clause-king-flies = En dam går på skrå framover eller bakover, over så mange tomme ruter du vil.
clause-king-steps = En dam går én rute på skrå, framover eller bakover.
clause-king-takes = En dam slår i alle retninger. Også den må ha en tom rute bak brikken. En dam kan slås som alle andre brikker, av en vanlig brikke eller av en dam.
clause-king-lands-behind = En dam får hoppe på avstand. Den lander rett bak brikken.
clause-king-lands-anywhere = En dam får hoppe på avstand. Den lander på en hvilken som helst tom rute bak brikken.
clause-chain = En brikke som har hoppet, får hoppe videre derfra den landet, i samme tur og også i en annen retning.
clause-chain-may-stop = Du kan stoppe etter hvert hopp.
clause-chain-whole = Du må hoppe videre så lenge brikken kan; kan du velge hvor den lander, må du lande der den kan hoppe videre.
clause-removal-at-once = En brikke som er hoppet over, tas av med en gang.
clause-removal-after = Brikker som er hoppet over, tas av når turen er over. Fram til da står de i veien, og ingen får hoppes over to ganger.
clause-duty-free = Du kan slå, men du trenger ikke: Du kan gjøre et hvilket som helst annet trekk i stedet.
clause-duty = Kan du slå, må du.
clause-duty-most = Kan du slå på flere måter, må du velge en som slår så mange brikker som mulig.
clause-duty-most-kings = Kan du slå på flere måter, må du velge en som slår så mange brikker som mulig, og blant dem en som slår flest dammer.
clause-duty-king-first = Hvis både en dam og en vanlig brikke kan slå, må dammen gjøre det.
clause-duty-italian = Kan du slå på flere måter, må du velge en som slår flest brikker; blant disse en med en dam; så en som slår flest dammer; så en som slår en dam tidligst.
clause-all-taken = En spiller uten brikker igjen taper.
clause-blocked = En spiller som har brikker, men ikke kan flytte, taper.
clause-repetition = Når den samme stillingen oppstår for tredje gang med samme spiller i trekket, er partiet remis.
clause-quiet-15 = Når begge spillerne har gjort 15 trekk bare med dammer og ingenting er slått, er partiet remis.
clause-quiet-20 = Når begge spillerne har gjort 20 trekk bare med dammer og ingenting er slått, er partiet remis.
clause-quiet-25 = Når begge spillerne har gjort 25 trekk bare med dammer og ingenting er slått, er partiet remis.
clause-quiet-40 = Når begge spillerne har gjort 40 trekk bare med dammer og ingenting er slått, er partiet remis.
clause-short-5 = Når bare to eller tre brikker er igjen og hver spiller har en dam, er partiet remis etter fem trekk til hver.
clause-short-16-5 = En enslig dam mot tre brikker, der minst én er dam, er remis etter 16 trekk hver. Når bare to eller tre brikker er igjen og hver spiller har en dam, er det remis etter fem trekk hver.
clause-short-13 = Tre dammer mot én er remis etter 13 trekk hver.
clause-short-road = En enslig dam på den lange diagonalen fra hjørne til hjørne, mot tre brikker der minst én er dam, er remis etter fem trekk hver hvis den enslige dammen blir der.
clause-agreed = Spillerne kan avtale remis, og hver av dem kan gi opp. Et trekk tas tilbake bare hvis begge er enige.

## Why not
refusal-dark-squares = { $square } er ikke en mørk rute på dette brettet.
refusal-turns = { $holder ->
    [nobody] { $square } er tom.
    [white] Brikken på { $square } er hvit. Sort skal flytte.
   *[black] Brikken på { $square } er sort. Hvit skal flytte.
}
refusal-occupied = { $holder ->
    [white] Det står en hvit brikke på { $square }.
   *[black] Det står en sort brikke på { $square }.
}
refusal-man-moves = { $why ->
    [back] Denne brikken er ikke dam ennå, så den kan ikke gå bakover.
    [far] En vanlig brikke går bare én rute.
    [stuck] Brikken på { $from } kan ikke flyttes.
   *[diagonal] { $from } og { $to } ligger ikke på samme diagonal. En vanlig brikke går på skrå framover.
}
refusal-king-flies = { $why ->
    [stuck] Dammen på { $from } kan ikke flyttes.
   *[diagonal] { $from } og { $to } ligger ikke på samme diagonal. En dam går på skrå.
}
refusal-king-steps = { $why ->
    [far] En dam går bare én rute i dette partiet.
    [stuck] Dammen på { $from } kan ikke flyttes.
   *[diagonal] { $from } og { $to } ligger ikke på samme diagonal. En dam går på skrå.
}
refusal-taking = { $why ->
    [own] Du kan ikke hoppe over din egen brikke mellom { $from } og { $to }.
    [two] Du kan ikke hoppe over mer enn én brikke mellom { $from } og { $to }.
    [diagonal] { $from } og { $to } ligger ikke på samme diagonal. Brikkene hopper på skrå.
   *[nothing] Det er ingenting å slå mellom { $from } og { $to }.
}
refusal-man-takes-forward = { $why ->
    [far] En vanlig brikke slår bare brikken rett ved siden av og lander rett bak den.
   *[back] En vanlig brikke slår bare framover: Den kan ikke hoppe tilbake over { $over }.
}
refusal-men-spare-kings = Brikken på { $over } er en dam, og en vanlig brikke kan ikke slå en dam.
refusal-crowning = Brikken blir dam på { $from }, og der er turen over. Den kan slå i neste tur.
refusal-duty = { $count ->
    [one] Du kan slå, så du må: med brikken på { $squares }.
   *[other] Du kan slå, så du må: med en av brikkene på { $squares }.
}
refusal-duty-most = Slik slår du { $taken }, men fra { $squares } kan du slå { $most }. Du må slå flest mulig.
refusal-duty-most-kings = { $why ->
    [most] Slik slår du { $taken }, men fra { $squares } kan du slå { $most }. Du må slå flest mulig.
   *[kings] Fra { $squares } kan du slå like mange brikker, og flere av dem er dammer.
}
refusal-duty-king-first = En dam må slå før en vanlig brikke: Bruk den på { $squares }.
refusal-duty-italian = { $why ->
    [most] Slik slår du { $taken }, men fra { $squares } kan du slå { $most }. Du må slå flest mulig.
    [with-king] Dammen på { $squares } kan slå like mange, og en dam må slå før en vanlig brikke.
   *[kings] Fra { $squares } kan du slå like mange brikker, med flere dammer eller med dammer tidligere.
}

## How it ends
outcome-all-taken = { $seat } vinner: Motstanderen har ingen brikker igjen.
outcome-blocked = { $seat } vinner: Motstanderen kan ikke flytte.
outcome-blocked-draw = Remis: Den som skal flytte, er stengt inne.
outcome-repetition = Remis: samme stilling for tredje gang.
outcome-quiet = Remis: for mange damtrekk uten slag.
outcome-short = Remis: Trekkgrensen for så få brikker er nådd.

## The board in words
scene-title = Dambrett
scene-men = { $colour ->
    [white] Hvite brikker på { $squares }.
   *[black] Sorte brikker på { $squares }.
}
scene-kings = { $colour ->
    [white] Hvite dammer på { $squares }.
   *[black] Sorte dammer på { $squares }.
}
scene-none = { $colour ->
    [white] Hvit har ingen brikker.
   *[black] Sort har ingen brikker.
}
scene-must = Må slå: { $squares }.
scene-quiet = { $count ->
    [one] Remis etter { $count } damtrekk til uten slag.
   *[other] Remis etter { $count } damtrekk til uten slag.
}
scene-repeated = { $count ->
    [one] Denne stillingen har stått her { $count } gang.
   *[other] Denne stillingen har stått her { $count } ganger. Tredje gang er det remis.
}
scene-square = { $holder ->
    [white-man] { $square }: hvit vanlig brikke
    [white-king] { $square }: hvit dam
    [black-man] { $square }: sort vanlig brikke
    [black-king] { $square }: sort dam
   *[nobody] { $square }: tom
}
told-move = { $colour ->
    [white] Hvit { $move }
   *[black] Sort { $move }
}
told-crowned = { $colour ->
    [white] Hvit { $move }, dam
   *[black] Sort { $move }, dam
}
button-end-turn = Avslutt turen

## Levels
level-beginner = Nybegynner
level-beginner-about = Slår det den ser, og planlegger ingenting. Selv et barn kan vinne.
level-casual = Hobbyspiller
level-casual-about = Tenker et trekk eller to fram og overser noe av og til.
level-skilled = Øvet
level-skilled-about = Gir ikke bort brikker. En god motspiller for familien.
level-strong = Sterk
level-strong-about = Ser mange trekk fram.
level-master = Mester
level-master-about = Tenker dypest og kan hvert sluttspill med opptil fire brikker.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Oppstilling
chapter-moving = Å flytte
chapter-taking = Å slå
chapter-queens = Dammer
chapter-duty = Må man slå?
chapter-ending = Slutten på partiet

## Lessons: a title, what to do, and what was learnt
lesson-step = Flytte
lesson-step-task = Du har den hvite brikken. Flytt den.
lesson-step-done = Vanlige brikker går én rute på skrå framover, på de mørke rutene.
lesson-jump = Slå
lesson-jump-task = Slå den sorte brikken: Hopp over den til den tomme ruten bak.
lesson-jump-done = Brikken du hopper over, er slått og tas av brettet.
lesson-chain = Flere hopp
lesson-chain-task = Slå begge de sorte brikkene i samme tur.
lesson-chain-done = Etter et hopp kan den samme brikken hoppe videre.
lesson-freedom = Ditt valg
lesson-freedom-task = Etter disse reglene trenger du ikke å slå. Flytt den andre brikken din.
lesson-freedom-done = Her velger du selv om du vil slå. Etter de fleste andre regler må du.
lesson-duty = Når du må slå
lesson-duty-task = Etter disse reglene må du slå når du kan. Gjør trekket ditt.
lesson-duty-done = Slik kan du tvinge motstanderen til å flytte dit du vil.
lesson-crowning = En dam
lesson-crowning-task = Brikken din er ett steg fra bakerste rad. Gjør den til dam.
lesson-crowning-done = På bakerste rad blir en vanlig brikke dam.
lesson-flying = Dammer som flyr
lesson-flying-task = Send dammen din over hele brettet, fra hjørne til hjørne.
lesson-flying-done = Etter disse reglene flyr en dam over så mange tomme ruter du vil.
lesson-far-jump = Hoppe på avstand
lesson-far-jump-task = Slå brikken som står i veien for dammen, derfra dammen står.
lesson-far-jump-done = Dammen trenger ikke å stå rett ved siden av. Etter disse reglene lander den rett bak brikken.
lesson-give-one = Gi én, slå tre
lesson-give-one-task = Her må du slå når du kan. Ofre en brikke, og slå så alle som er igjen.
lesson-give-one-done = En brikke som ofres i rett øyeblikk, åpner brettet. Det kalles en kombinasjon.
lesson-block = Stengt inne
lesson-block-task = Sørg for at sort ikke kan flytte.
lesson-block-done = En spiller som ikke kan flytte, taper.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Det er det eneste trekket.
    [wins] Dette vinner.
    [resists] Partiet er tapt; slik holder du ut lengst.
    [crowns] En brikke blir dam.
    [gains] Dette vinner materiell.
    [avoids] Alle andre trekk er klart dårligere.
    [draws] Dette holder remis.
    [equal] Et annet trekk er like godt.
   *[best] Dette ser litt bedre ut enn resten.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Du kan slå, så du må: Hopp over brikken til den tomme ruten bak.
    [may] Du kan slå hvis du vil: Hopp over brikken til den tomme ruten bak.
    [king] Flytt en vanlig brikke én rute framover, eller en dam framover eller bakover.
   *[other] Flytt en brikke én rute på skrå framover.
}
guide-why = { $why ->
    [only] Det er det eneste trekket.
    [crowns] Brikken din blir dam.
    [takes] Du slår.
    [saves] Du får en brikke ut av fare.
    [safe] Etterpå kan ikke motstanderen slå noe.
   *[other] Det ser litt bedre ut enn resten.
}

## Rules that follow their switches
refusal-man-takes-all = En vanlig brikke slår bare brikken rett ved siden av og lander rett bak den.
refusal-king-takes-near = I dette partiet slår en dam bare en brikke rett ved siden av og lander rett bak den.
refusal-king-lands-behind = Dammen må lande rett bak { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] I dette partiet slår en dam bare en brikke rett ved siden av.
   *[behind] Dammen må lande rett bak { $over }.
}
refusal-king-near-lands-anywhere = I dette partiet slår en dam bare en brikke rett ved siden av.
refusal-chain-straight = I dette partiet må hoppene til en vanlig brikke holde seg på én linje.
refusal-chain-whole = Brikken kan slå mer, så den må hoppe videre og kan ikke stoppe på { $to }.
refusal-removal-after = Du har allerede hoppet over brikken på { $over }. Du kan ikke hoppe over den to ganger.
character-beginner = Smule
character-casual = Ingefær
character-skilled = Tistel
character-strong = Glo
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
clause-king-takes-near = En dam slår i alle retninger, men bare brikken ved siden av seg, og lander rett bak den. En dam kan også slås.
clause-king-near-lands-behind = En dam slår bare en brikke ved siden av seg og lander rett bak den.
clause-king-near-lands-anywhere = En dam slår bare en brikke ved siden av seg og lander på en valgfri tom rute bak den.
clause-chain-straight = En brikke som har hoppet, kan hoppe videre derfra i samme tur: en vanlig brikke bare langs samme linje, en dam også i en annen retning.
clause-blocked-draws = Når en spiller har brikker, men ikke kan flytte, er partiet remis.
origin-collection-board-8 = Det danske heftet snakker om en hvit nedre halvdel; ruten nederst til høyre er ment.
origin-collection-men-12 = Bare den engelske teksten sier hvilke rader som fylles. De andre viser et bilde.
origin-collection-black-begins = Loddtrekningen og at Sort trekker først, er trykt. At dere bytter farge etter hvert parti, er vår standard.
origin-collection-turns = Ingen kan stå over, selv om man ikke trenger å slå: Man trekker etter tur.
origin-collection-man-moves = Den russiske teksten sier bare at en brikke ikke kan gå tilbake dit den var. Ingen vanlig brikke går bakover.
origin-collection-taking = De italienske og danske tekstene utelater et ord, «fri» eller «mørk». En tom mørk rute er ment.
origin-collection-man-takes-forward = Hoppet er beskrevet fra ruten foran brikken, så det går framover. Den engelske teksten legger til at bakover ikke er tillatt «ennå».
origin-collection-crowning = Heftet legger en brikke til oppå og sier ikke mer. Vi avslutter turen der, som de fleste damspill gjør; innstillingen lar den nye dammen hoppe videre. Den franske teksten tar den andre brikken fra dem som alt er slått; her er det alltid en.
origin-collection-crowning-goes-on = Heftet sier ikke hva som skjer midt i flere hopp. I dette partiet hopper den nye dammen videre, som i russisk dam.
origin-collection-king-flies = Den polske teksten sier at en dam hopper over tomme ruter; den glir over dem.
origin-collection-king-takes = Den italienske teksten sier ikke at ruten bak må være fri. Det gjør de andre.
origin-collection-king-lands-behind = Bare den franske teksten sier «rett bak», og den engelske sammenligner hoppet med en vanlig brikkes. Hvor langt unna dammen kan begynne, står det ikke noe om. Vi spiller den korte landingen i tysk familiedam; innstillinger endrer begge deler.
origin-collection-king-lands-anywhere = Heftet lar det stå åpent hvor en dam lander. Turneringsspillere venter en valgfri tom rute bak brikken.
origin-collection-king-near-lands-behind = Heftet lar det stå åpent hvor langt unna en dam kan begynne hoppet.
origin-collection-king-near-lands-anywhere = Heftet lar det stå åpent hvor langt unna en dam kan begynne hoppet, og hvor den lander.
origin-collection-chain = Heftet lover bare dammer å svinge, og den engelske teksten holder en vanlig brikke på én diagonal. Vi lar også vanlige brikker svinge, som alle andre damspill; innstillingen holder dem rett fram.
origin-collection-chain-straight = Den engelske teksten binder hoppene til en vanlig brikke til én diagonal. De andre språkene sier ikke det.
origin-collection-chain-may-stop = Alle språk sier at man kan hoppe videre, ingen at man må.
origin-collection-chain-whole = Heftet krever det ikke: I dette partiet er dere enige om å hoppe videre.
origin-collection-removal-at-once = Heftet forteller om å ta bort brikken før det kommer til flere hopp. Derfor tar vi den bort med en gang.
origin-collection-removal-after = Heftet sier ikke når. De fleste turneringsspill venter til turen er over.
origin-collection-duty-free = Alle ti språk sier «kan» eller «får lov». Mange nasjonale spill gjør det til en plikt; de har egne regler her.
origin-collection-all-taken = Den spanske teksten sier det omvendt: Den som slår alt, vinner.
origin-collection-blocked = Det er ikke trykt noe om en spiller som ikke kan flytte. Den spilleren taper, som i alle andre damspill.
origin-collection-blocked-draws = Det er ikke trykt noe om en spiller som ikke kan flytte. I dette partiet er det remis.
origin-collection-repetition = Det er ikke trykt noe om remis. Uten denne regelen kunne dammer jage hverandre i det uendelige.
origin-collection-quiet-20 = Det er ikke trykt noe om remis. Uten denne regelen kunne dammer jage hverandre i det uendelige.
origin-collection-quiet-40 = Det er ikke trykt noe om remis. Uten denne regelen kunne dammer jage hverandre i det uendelige.
origin-collection-agreed = Det er ikke trykt noe om å gi opp eller avtale remis. Begge deler er vanlig.
origin-dame-king-lands-anywhere = I tyske familieregler lander dammen rett bak. I dette partiet kan den lande lenger unna.
origin-dame-removal-after = I tyske familieregler tas brikker bort med en gang. I dette partiet blir de stående til turen er over.
origin-thai-white-begins = I noen thailandske regler velger spillerne hvem som trekker først. Vi lar Hvit trekke først, som ett trykt regelverk gjør.
origin-thai12-men-12 = Makhos har åtte brikker. Dette er samme spill med de tolv i esken din.
table-draw = Foreslå remis
table-claim-draw = Krev remis
tally-drawn = Remiser
outcome-agreed = Remis etter avtale.
outcome-left-draw = Remis: En spiller har gått.
told-offer-draw = { $name } foreslår remis.
told-draw = Remis avtalt.
history-drawn = Remis
editor-piece = { $piece ->
    [w] Hvit brikke
    [W] Hvit dam
    [b] Sort brikke
   *[B] Sort dam
}
refusal-editor-many = { $colour ->
    [white] Hvit har { $count } brikker; det finnes bare { $most }.
   *[black] Sort har { $count } brikker; det finnes bare { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] En vanlig hvit brikke på { $square } ville vært en dam nå.
   *[black] En vanlig sort brikke på { $square } ville vært en dam nå.
}
refusal-editor-none = { $colour ->
    [white] Hvit har ingen brikker, men må ha gjort det siste trekket.
   *[black] Sort har ingen brikker, men må ha gjort det siste trekket.
}
task-capture = Din tur: Du må slå.

## Drills

drill-combinations = Kombinasjoner
drill-combinations-about = Ofre, tving motstanderen til å slå, og vinn mer tilbake.
drill-combinations-task = { $colour ->
    [white] Hvit er i trekket. Finn kombinasjonen.
   *[black] Sort er i trekket. Finn kombinasjonen.
}
drill-combinations-why = Ofret: { $given }. Slått: { $taken }.
drill-refuted = Motstanderen slår og vinner materiell.
drill-endings = Sluttspill
drill-endings-about = Vinn eller hold sluttspill med opptil fire brikker. Motstanderen spiller perfekt.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Hvit trekker og vinner.
       *[draw] Hvit er i trekket. Hold remis i { $moves } trekk.
    }
   *[black] { $goal ->
        [win] Sort trekker og vinner.
       *[draw] Sort er i trekket. Hold remis i { $moves } trekk.
    }
}
drill-endings-why = { $value ->
    [draw] Nå er det bare remis.
   *[loss] Nå er partiet tapt.
}
