### Dutch. man = schijf, king = dam (hij), piece (either) = stuk, square = veld, far row = overkant, take = slaan,
### draw = remise, as draughts players say.

game-name = Dammen
game-about = Spring over de stukken van je tegenstander, haal de overkant en word dam.
seat-first = Zwart
seat-second = Wit

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
booklet-collection = Spellencollectie
booklet-collection-about = Dammen zoals in het regelboekje van een spellencollectie: slaan mag, maar hoeft niet. Het boekje in jouw taal kan afwijken van het dammen in jouw land; dat staat hieronder.
booklet-dame = Duits dammen
booklet-dame-about = Hetzelfde spel, maar levendiger: kun je slaan, dan moet je. Leuk tegen de computer.
booklet-english = Engels dammen
booklet-english-about = Ook bekend als American checkers. Dammen gaan één veld per keer.
booklet-russian = Russisch dammen
booklet-russian-about = Schijven slaan ook achteruit en gaan als dam verder zodra ze de overkant bereiken.
booklet-brazilian = Braziliaans dammen
booklet-brazilian-about = De internationale regels op een klein bord: sla zo veel mogelijk stukken.
booklet-pool = Pool checkers
booklet-pool-about = Schijven slaan ook achteruit. Je kiest zelf wat je slaat.
booklet-czech = Tsjechisch dammen
booklet-czech-about = Schijven slaan alleen vooruit. Kan een dam slaan, dan gaat die voor een schijf.
booklet-spanish = Spaans dammen
booklet-spanish-about = Het bord ligt andersom. Sla de meeste stukken, en bij gelijk aantal de meeste dammen.
booklet-portuguese = Portugees dammen
booklet-portuguese-about = De Spaanse regels met een donker veld linksonder.
booklet-italian = Italiaans dammen
booklet-italian-about = Schijven kunnen geen dam slaan. Dammen gaan één veld per keer.
booklet-thai = Thais dammen
booklet-thai-about = Makhos: acht schijven elk, en snelle dammen.
booklet-thai12 = Thais dammen, twaalf schijven
booklet-thai12-about = De Thaise regels met elk twaalf schijven.
booklet-international = Internationaal dammen
booklet-international-about = Een bord van honderd velden en twintig schijven elk.
box-size = Hoeveel velden heeft een zijde van het bord?
box-black_begins = Begint Zwart?
box-men_take_backwards = Mogen schijven achteruit slaan?
box-kings_fly = Mag een dam verder dan één veld?
box-must_take = Moet je slaan als het kan?

## Switches
switch-may_stop = Midden in een meerslag
switch-may_stop-yes = Je mag stoppen
switch-may_stop-no = Je moet door zolang het kan
switch-men_turn = Meerslag met een schijf
switch-men_turn-yes = Mag van richting veranderen
switch-men_turn-no = Blijft op één lijn
switch-king_far = Een dam springt
switch-king_far-yes = Van elke afstand
switch-king_far-no = Alleen over een stuk er direct naast
switch-king_lands_anywhere = Een dam landt
switch-king_lands_anywhere-yes = Op elk leeg veld achter het stuk
switch-king_lands_anywhere-no = Direct achter het stuk
switch-removal = Geslagen stukken gaan van het bord
switch-removal-at-once = Meteen, sprong voor sprong
switch-removal-after = Aan het eind van de beurt
switch-promotion = Een schijf die springend de overkant bereikt
switch-promotion-ends = Wordt dam, en de beurt eindigt
switch-promotion-goes-on = Gaat meteen verder als dam
switch-blocked = Wie niet kan zetten
switch-blocked-loses = Verliest
switch-blocked-draws = Krijgt remise
switch-quiet_moves = Remise door damzetten zonder slaan
switch-quiet_moves-20 = Na 20 zetten elk
switch-quiet_moves-40 = Na 40 zetten elk

## The rules
clause-board-8 = Het bord heeft acht rijen van acht velden. Elke speler heeft rechtsonder een licht veld.
clause-board-8-mirrored = Het bord heeft acht rijen van acht velden. Elke speler heeft rechtsonder een donker veld.
clause-board-10 = Het bord heeft tien rijen van tien velden. Elke speler heeft rechtsonder een licht veld.
clause-men-8 = Elke speler begint met acht schijven op de donkere velden van de eerste twee rijen.
clause-men-12 = Elke speler begint met twaalf schijven op de donkere velden van de eerste drie rijen.
clause-men-20 = Elke speler begint met twintig schijven op de donkere velden van de eerste vier rijen.
clause-black-begins = Zwart begint. Wie met Zwart speelt, wordt willekeurig gekozen; na elke partij wisselen de spelers van kleur.
clause-white-begins = Wit begint. Wie met Wit speelt, wordt willekeurig gekozen; na elke partij wisselen de spelers van kleur.
clause-turns = De spelers zijn om de beurt aan zet. In een beurt zet een speler één stuk van de eigen kleur; niemand mag passen.
clause-dark-squares = Er wordt alleen op de donkere velden gespeeld.
clause-occupied = Een stuk mag alleen naar een leeg veld.
clause-man-moves = Een schijf gaat één veld schuin vooruit.
clause-taking = Een stuk slaat door schuin over één stuk van de tegenstander te springen, naar een leeg veld erachter. Het mag niet over stukken van de eigen kleur springen, en niet over twee stukken tegelijk.
clause-man-takes-forward = Een schijf slaat het stuk ernaast, en springt alleen vooruit.
clause-man-takes-all = Een schijf slaat het stuk ernaast, vooruit of achteruit.
clause-men-spare-kings = Een schijf kan geen dam slaan.
clause-crowning = Een schijf die de overkant bereikt, krijgt een tweede schijf bovenop en wordt dam. Daarmee eindigt de beurt.
clause-crowning-goes-on = Een schijf die de overkant bereikt, krijgt een tweede schijf bovenop en wordt meteen dam. Komt hij daar met een sprong, dan kan hij in dezelfde beurt als dam verder springen.
clause-crowning-stops-only = Een schijf die zijn beurt aan de overkant eindigt, krijgt een tweede schijf bovenop en wordt dam. Springt hij vandaar verder, dan blijft hij schijf.
clause-king-flies = Een dam gaat schuin vooruit of achteruit, over elk aantal lege velden.
clause-king-steps = Een dam gaat één veld schuin, vooruit of achteruit.
clause-king-takes = Een dam slaat in alle richtingen. Ook een dam heeft een leeg veld achter het stuk nodig. Een dam kan geslagen worden als elk ander stuk, door een schijf of door een dam.
clause-king-lands-behind = Een dam mag van een afstand springen. Hij landt direct achter het stuk.
clause-king-lands-anywhere = Een dam mag van een afstand springen. Hij landt op een leeg veld naar keuze achter het stuk.
clause-chain = Een stuk dat gesprongen heeft, mag vanaf het veld waar het landde verder springen, in dezelfde beurt en in een andere richting.
clause-chain-may-stop = Na elke sprong mag je stoppen.
clause-chain-whole = Je moet doorspringen zolang het stuk kan; kun je kiezen waar je landt, dan moet je landen waar het verder kan springen.
clause-removal-at-once = Een overgesprongen stuk gaat meteen van het bord.
clause-removal-after = Overgesprongen stukken gaan pas van het bord als de beurt voorbij is. Tot dan staan ze in de weg, en over geen enkel stuk mag je twee keer springen.
clause-duty-free = Slaan mag, maar hoeft niet: je mag ook elke andere zet doen.
clause-duty = Kun je slaan, dan moet je.
clause-duty-most = Kun je op meer manieren slaan, dan moet je een slag kiezen die de meeste stukken slaat.
clause-duty-most-kings = Kun je op meer manieren slaan, dan moet je een slag kiezen die de meeste stukken slaat, en daarvan een die de meeste dammen slaat.
clause-duty-king-first = Kunnen zowel een dam als een schijf slaan, dan moet de dam het doen.
clause-duty-italian = Kun je op meer manieren slaan, dan moet je een slag kiezen die de meeste stukken slaat; daarvan een met een dam; dan een die de meeste dammen slaat; dan een die het vroegst een dam slaat.
clause-all-taken = Wie geen stukken meer heeft, verliest.
clause-blocked = Wie nog stukken heeft maar niet kan zetten, verliest.
clause-repetition = Staat dezelfde stelling voor de derde keer op het bord, met dezelfde speler aan zet, dan is het remise.
clause-quiet-15 = Hebben beide spelers 15 zetten met alleen dammen gedaan en is er niets geslagen, dan is het remise.
clause-quiet-20 = Hebben beide spelers 20 zetten met alleen dammen gedaan en is er niets geslagen, dan is het remise.
clause-quiet-25 = Hebben beide spelers 25 zetten met alleen dammen gedaan en is er niets geslagen, dan is het remise.
clause-quiet-40 = Hebben beide spelers 40 zetten met alleen dammen gedaan en is er niets geslagen, dan is het remise.
clause-short-5 = Zijn er nog maar twee of drie stukken en heeft elke speler een dam, dan is het remise na nog vijf zetten elk.
clause-short-16-5 = Eén dam tegen drie stukken, waarvan ten minste één dam, is remise na 16 zetten elk. Zijn er nog maar twee of drie stukken en heeft elke speler een dam, dan is het remise na vijf zetten elk.
clause-short-13 = Drie dammen tegen één is remise na 13 zetten elk.
clause-short-road = Eén dam op de lange diagonaal van hoek tot hoek, tegen drie stukken, waarvan ten minste één dam, is remise na vijf zetten elk, als die ene dam daar blijft.
clause-agreed = De spelers mogen remise overeenkomen, en elk van beiden mag opgeven. Een zet wordt alleen teruggenomen als beiden het goedvinden.

## Why not
refusal-dark-squares = { $square } is geen donker veld van dit bord.
refusal-turns = { $holder ->
    [nobody] { $square } is leeg.
    [white] Het stuk op { $square } is wit. Zwart is aan zet.
   *[black] Het stuk op { $square } is zwart. Wit is aan zet.
}
refusal-occupied = { $holder ->
    [white] Op { $square } staat een wit stuk.
   *[black] Op { $square } staat een zwart stuk.
}
refusal-man-moves = { $why ->
    [back] Deze schijf is nog geen dam, dus hij kan niet achteruit.
    [far] Een schijf gaat maar één veld.
    [stuck] De schijf op { $from } kan niet weg.
   *[diagonal] { $from } en { $to } liggen niet op dezelfde diagonaal. Een schijf gaat schuin vooruit.
}
refusal-king-flies = { $why ->
    [stuck] De dam op { $from } kan niet weg.
   *[diagonal] { $from } en { $to } liggen niet op dezelfde diagonaal. Een dam gaat schuin.
}
refusal-king-steps = { $why ->
    [far] Een dam gaat in deze partij maar één veld.
    [stuck] De dam op { $from } kan niet weg.
   *[diagonal] { $from } en { $to } liggen niet op dezelfde diagonaal. Een dam gaat schuin.
}
refusal-taking = { $why ->
    [own] Je kunt niet over je eigen stuk tussen { $from } en { $to } springen.
    [two] Je kunt tussen { $from } en { $to } niet over meer dan één stuk springen.
    [diagonal] { $from } en { $to } liggen niet op dezelfde diagonaal. Stukken springen schuin.
   *[nothing] Tussen { $from } en { $to } valt niets te slaan.
}
refusal-man-takes-forward = { $why ->
    [far] Een schijf slaat alleen het stuk ernaast, en landt er direct achter.
   *[back] Een schijf slaat alleen vooruit: terug over { $over } springen kan niet.
}
refusal-men-spare-kings = Het stuk op { $over } is een dam, en een schijf kan geen dam slaan.
refusal-crowning = De schijf wordt dam op { $from }, en daar eindigt de beurt. Hij kan de volgende beurt slaan.
refusal-duty = { $count ->
    [one] Je kunt slaan, dus je moet: met het stuk op { $squares }.
   *[other] Je kunt slaan, dus je moet: met een van de stukken op { $squares }.
}
refusal-duty-most = Zo sla je er { $taken }, maar vanaf { $squares } kunnen het er { $most } zijn. Meerslag gaat voor.
refusal-duty-most-kings = { $why ->
    [most] Zo sla je er { $taken }, maar vanaf { $squares } kunnen het er { $most } zijn. Meerslag gaat voor.
   *[kings] Vanaf { $squares } sla je er evenveel, met meer dammen erbij.
}
refusal-duty-king-first = Een dam gaat bij het slaan voor een schijf: neem die op { $squares }.
refusal-duty-italian = { $why ->
    [most] Zo sla je er { $taken }, maar vanaf { $squares } kunnen het er { $most } zijn. Meerslag gaat voor.
    [with-king] De dam op { $squares } kan er evenveel slaan, en een dam gaat bij het slaan voor een schijf.
   *[kings] Vanaf { $squares } sla je er evenveel, met meer dammen erbij of eerder een dam.
}

## How it ends
outcome-all-taken = { $seat } wint: de tegenstander heeft geen stukken meer.
outcome-blocked = { $seat } wint: de tegenstander kan niet zetten.
outcome-blocked-draw = Remise: wie aan zet is, is geblokkeerd.
outcome-repetition = Remise door drievoudige herhaling.
outcome-quiet = Remise: te veel zetten met een dam zonder slaan.
outcome-short = Remise: het maximale aantal zetten met zo weinig stukken is bereikt.

## The board in words
scene-title = Dambord
scene-men = { $colour ->
    [white] Witte schijven op { $squares }.
   *[black] Zwarte schijven op { $squares }.
}
scene-kings = { $colour ->
    [white] Witte dammen op { $squares }.
   *[black] Zwarte dammen op { $squares }.
}
scene-none = { $colour ->
    [white] Wit heeft geen stukken.
   *[black] Zwart heeft geen stukken.
}
scene-must = Moet slaan: { $squares }.
scene-quiet = { $count ->
    [one] Remise na nog { $count } zet zonder slaan.
   *[other] Remise na nog { $count } zetten zonder slaan.
}
scene-repeated = { $count ->
    [one] Deze stelling is { $count } keer voorgekomen.
   *[other] Deze stelling is { $count } keer voorgekomen. De derde keer is het remise.
}
scene-square = { $holder ->
    [white-man] { $square }: witte schijf
    [white-king] { $square }: witte dam
    [black-man] { $square }: zwarte schijf
    [black-king] { $square }: zwarte dam
   *[nobody] { $square }: leeg
}
told-move = { $colour ->
    [white] Wit { $move }
   *[black] Zwart { $move }
}
told-crowned = { $colour ->
    [white] Wit { $move }, dam
   *[black] Zwart { $move }, dam
}
button-end-turn = Beurt beëindigen

## Levels
level-beginner = Beginner
level-beginner-about = Slaat wat hij ziet en maakt geen plannen. Een kind kan winnen.
level-casual = Liefhebber
level-casual-about = Denkt een of twee zetten vooruit en ziet soms iets over het hoofd.
level-skilled = Bedreven
level-skilled-about = Geeft geen stukken weg. Een goede tegenstander voor het gezin.
level-strong = Sterk
level-strong-about = Kijkt vele zetten vooruit.
level-master = Meester
level-master-about = Denkt het diepst en kent elk eindspel met hoogstens vier stukken.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Opstelling
chapter-moving = Zetten
chapter-taking = Slaan
chapter-queens = Dammen
chapter-duty = Moet je slaan?
chapter-ending = Het einde van de partij

## Lessons: a title, what to do, and what was learnt
lesson-step = Zetten
lesson-step-task = Jij hebt de witte schijf. Doe er een zet mee.
lesson-step-done = Schijven gaan één veld schuin vooruit, over de donkere velden.
lesson-jump = Slaan
lesson-jump-task = Sla de zwarte schijf: spring eroverheen naar het lege veld erachter.
lesson-jump-done = Een stuk waar je overheen springt, is geslagen en gaat van het bord.
lesson-chain = Meerslag
lesson-chain-task = Sla beide zwarte schijven in één beurt.
lesson-chain-done = Na een sprong mag hetzelfde stuk nog eens springen.
lesson-freedom = Vrije keus
lesson-freedom-task = Volgens deze regels hoef je niet te slaan. Zet je andere schijf.
lesson-freedom-done = Hier mag je kiezen of je slaat. Bij de meeste andere regels moet het.
lesson-duty = Als slaan verplicht is
lesson-duty-task = Volgens deze regels moet je slaan als je kunt. Doe je zet.
lesson-duty-done = Zo kun je je tegenstander dwingen te zetten waar jij dat wilt.
lesson-crowning = Een dam
lesson-crowning-task = Je schijf is nog één stap van de overkant. Haal een dam.
lesson-crowning-done = Aan de overkant wordt een schijf dam.
lesson-flying = Vliegende dammen
lesson-flying-task = Stuur je dam het hele bord over, van hoek naar hoek.
lesson-flying-done = Volgens deze regels gaat een dam over elk aantal lege velden.
lesson-far-jump = Springen van een afstand
lesson-far-jump-task = Sla de schijf die je dam in de weg staat, vanaf waar de dam nu staat.
lesson-far-jump-done = Een dam hoeft er niet naast te staan. Volgens deze regels landt hij er direct achter.
lesson-give-one = Eén geven, drie slaan
lesson-give-one-task = Hier moet je slaan als je kunt. Offer een schijf en sla daarna alles wat er nog staat.
lesson-give-one-done = Een stuk dat je op het juiste moment offert, opent het bord. Dat heet een slagzet.
lesson-block = Opgesloten
lesson-block-task = Zorg dat Zwart niet meer kan zetten.
lesson-block-done = Wie niet kan zetten, verliest.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Het is de enige zet.
    [wins] Dit wint.
    [resists] De partij is verloren; dit houdt het langst stand.
    [crowns] Een schijf wordt dam.
    [gains] Dit wint materiaal.
    [avoids] Elke andere zet is duidelijk slechter.
    [draws] Dit houdt remise.
    [equal] Een andere zet is net zo goed.
   *[best] Dit lijkt iets beter dan de rest.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Je kunt slaan, dus je moet: spring over het stuk naar het lege veld erachter.
    [may] Je kunt slaan als je wilt: spring over het stuk naar het lege veld erachter.
    [king] Zet een schijf één veld vooruit, of een dam vooruit of achteruit.
   *[other] Zet een schijf één veld schuin vooruit.
}
guide-why = { $why ->
    [only] Het is de enige zet.
    [crowns] Je schijf wordt dam.
    [takes] Je slaat.
    [saves] Je brengt een stuk in veiligheid.
    [safe] Je tegenstander kan daarna niets slaan.
   *[other] Het lijkt iets beter dan de rest.
}

## Rules that follow their switches
refusal-man-takes-all = Een schijf slaat alleen het stuk ernaast, en landt er direct achter.
refusal-king-takes-near = In deze partij slaat een dam alleen een stuk er direct naast, en landt hij er direct achter.
refusal-king-lands-behind = De dam moet direct achter { $over } landen.
refusal-king-near-lands-behind = { $why ->
    [near] In deze partij slaat een dam alleen een stuk er direct naast.
   *[behind] De dam moet direct achter { $over } landen.
}
refusal-king-near-lands-anywhere = In deze partij slaat een dam alleen een stuk er direct naast.
refusal-chain-straight = In deze partij moet een schijf bij het springen op één lijn blijven.
refusal-chain-whole = Het stuk kan meer slaan, dus het moet verder springen en kan niet stoppen op { $to }.
refusal-removal-after = Je bent al over het stuk op { $over } gesprongen. Dat mag geen twee keer.
character-beginner = Kruimel
character-casual = Gember
character-skilled = Distel
character-strong = Vonk
character-master = Onyx
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
origin-collection-board-8 = Het Deense boekje spreekt van een witte onderste helft; het veld rechtsonder is bedoeld.
origin-collection-men-12 = Alleen de Engelse tekst zegt welke rijen bezet zijn. De andere tonen een plaatje.
origin-collection-black-begins = Loten en de eerste zet van zwart zijn gedrukt. Dat je na elke partij van kleur wisselt, is onze standaard.
origin-collection-turns = Passen mag niemand, al is slaan vrij: de beurten wisselen.
origin-collection-man-moves = De Russische tekst zegt alleen dat een schijf niet terug mag naar waar hij was. Geen schijf gaat achteruit.
origin-collection-taking = In de Italiaanse en Deense tekst ontbreekt een woord, “vrij” of “donker”. Een leeg donker veld is bedoeld.
origin-collection-man-takes-forward = De sprong wordt uitgelegd voor het veld vóór de schijf, dus hij gaat vooruit. De Engelse tekst voegt toe dat achteruit “nog” niet mag.
origin-collection-crowning = Het boekje legt er een tweede schijf op en zegt niet meer. Bij ons eindigt daarmee de beurt, zoals in de meeste damspellen; de optie laat de nieuwe dam doorspringen. De Franse tekst neemt de tweede schijf van de al verloren schijven; hier is er altijd een.
origin-collection-crowning-goes-on = Het boekje zegt niet wat er midden in meerdere sprongen gebeurt. In deze partij springt de nieuwe dam door, zoals bij Russisch dammen.
origin-collection-king-flies = De Poolse tekst zegt dat een dam over lege velden springt; hij schuift eroverheen.
origin-collection-king-takes = De Italiaanse tekst zegt niet dat het veld erachter vrij moet zijn. De andere wel.
origin-collection-king-lands-behind = Alleen de Franse tekst zegt “direct erachter”, en de Engelse vergelijkt de sprong met die van een schijf. Van hoe ver de dam mag springen, is niet gezegd. Wij spelen de korte landing van de Duitse huisregels; opties veranderen beide.
origin-collection-king-lands-anywhere = Het boekje laat open waar een dam landt. Toernooispelers verwachten elk leeg veld achter het stuk.
origin-collection-king-near-lands-behind = Het boekje laat open van hoe ver een dam mag springen.
origin-collection-king-near-lands-anywhere = Het boekje laat open van hoe ver een dam mag springen en waar hij landt.
origin-collection-chain = Het boekje belooft alleen dammen hoeken, en de Engelse tekst houdt een schijf op één diagonaal. Bij ons mogen schijven ook afslaan, zoals in alle andere damspellen; de optie houdt ze recht.
origin-collection-chain-straight = De Engelse tekst bindt de sprongen van een schijf aan één diagonaal. De andere talen zeggen dat niet.
origin-collection-chain-may-stop = Elke taal zegt dat je door kunt springen, geen enkele dat het moet.
origin-collection-chain-whole = Het boekje vraagt het niet: in deze partij hebben jullie afgesproken door te springen.
origin-collection-removal-at-once = Het boekje haalt het stuk weg voor het over meerdere sprongen spreekt. Dus halen wij het meteen weg.
origin-collection-removal-after = Het boekje zegt niet wanneer. De meeste toernooiregels wachten tot het eind van de beurt.
origin-collection-duty-free = Alle tien talen zeggen “kan” of “mag”. Veel nationale spellen maken er een plicht van; die hebben hier eigen regels.
origin-collection-all-taken = De Spaanse tekst zegt het andersom: wie alles slaat, wint.
origin-collection-blocked = Over een speler die niet kan zetten, is niets gedrukt. Die verliest, zoals in alle andere damspellen.
origin-collection-blocked-draws = Over een speler die niet kan zetten, is niets gedrukt. In deze partij is het remise.
origin-collection-repetition = Over remise is niets gedrukt. Zonder deze regel konden dammen elkaar eeuwig najagen.
origin-collection-quiet-20 = Over remise is niets gedrukt. Zonder deze regel konden dammen elkaar eeuwig najagen.
origin-collection-quiet-40 = Over remise is niets gedrukt. Zonder deze regel konden dammen elkaar eeuwig najagen.
origin-collection-agreed = Over opgeven en remise afspreken is niets gedrukt. Beide zijn gebruikelijk.
origin-dame-king-lands-anywhere = Volgens de Duitse huisregels landt de dam direct erachter. In deze partij mag hij verder landen.
origin-dame-removal-after = Volgens de Duitse huisregels gaan stukken meteen weg. In deze partij blijven ze tot het eind van de beurt.
origin-thai-white-begins = Sommige Thaise regels laten de spelers kiezen wie begint. Bij ons begint wit, zoals in één gedrukte tekst.
origin-thai12-men-12 = Makhos heeft acht schijven. Dit is hetzelfde spel met de twaalf uit je doos.
clause-king-takes-near = Een dam slaat in alle richtingen, maar alleen het stuk ernaast, en landt er direct achter. Ook een dam kan geslagen worden.
clause-king-near-lands-behind = Een dam slaat alleen een stuk ernaast en landt er direct achter.
clause-king-near-lands-anywhere = Een dam slaat alleen een stuk ernaast en landt op een leeg veld naar keuze erachter.
clause-chain-straight = Een stuk dat gesprongen heeft, mag in dezelfde beurt verder springen: een schijf alleen op dezelfde lijn, een dam ook in een andere richting.
clause-blocked-draws = Heeft een speler stukken maar geen zet, dan is de partij remise.
table-draw = Remise aanbieden
table-claim-draw = Er remise van maken
tally-drawn = Remises
outcome-agreed = Remise in onderling overleg.
outcome-left-draw = Remise: een speler is weggegaan.
told-offer-draw = { $name } biedt remise aan.
told-draw = Remise overeengekomen.
history-drawn = Remise
editor-piece = { $piece ->
    [w] Witte schijf
    [W] Witte dam
    [b] Zwarte schijf
   *[B] Zwarte dam
}
refusal-editor-many = { $colour ->
    [white] Wit heeft { $count } stukken; er zijn er maar { $most }.
   *[black] Zwart heeft { $count } stukken; er zijn er maar { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Een witte schijf op { $square } zou al een dam zijn.
   *[black] Een zwarte schijf op { $square } zou al een dam zijn.
}
refusal-editor-none = { $colour ->
    [white] Wit heeft geen stukken, maar moet de laatste zet gedaan hebben.
   *[black] Zwart heeft geen stukken, maar moet de laatste zet gedaan hebben.
}
task-capture = Jij bent aan zet: je moet slaan.

## Drills

drill-combinations = Combinaties
drill-combinations-about = Offer, dwing je tegenstander te slaan en win meer terug.
drill-combinations-task = { $colour ->
    [white] Wit is aan zet. Vind de combinatie.
   *[black] Zwart is aan zet. Vind de combinatie.
}
drill-combinations-why = Geofferd: { $given }. Geslagen: { $taken }.
drill-refuted = Je tegenstander slaat en wint materiaal.
drill-endings = Eindspelen
drill-endings-about = Win eindspelen met hoogstens vier stukken, of houd ze remise. Je tegenstander speelt perfect.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Wit speelt en wint.
       *[draw] Wit is aan zet. Houd het { $moves } zetten lang remise.
    }
   *[black] { $goal ->
        [win] Zwart speelt en wint.
       *[draw] Zwart is aan zet. Houd het { $moves } zetten lang remise.
    }
}
drill-endings-why = { $value ->
    [draw] Nu is het nog maar remise.
   *[loss] Nu is de partij verloren.
}
