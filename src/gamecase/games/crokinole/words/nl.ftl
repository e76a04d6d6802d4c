### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = Schiet houten schijven over een rond bord, tik die van je tegenstander eraf en mik op het putje in het midden.
seat-first = Licht
seat-second = Donker
seat-third = Licht 2
seat-fourth = Donker 2

booklet-collection = Spellencollectie, met z’n tweeën
booklet-collection-about = Elk twaalf schijven. De betere kant van een ronde krijgt het verschil.
booklet-trio = Spellencollectie, met z’n drieën
booklet-trio-about = Eén speler tegen twee partners.
booklet-teams = Spellencollectie, met z’n vieren
booklet-teams-about = Twee teams. Partners zitten tegenover elkaar.
booklet-tournament = Toernooi, enkel
booklet-tournament-about = Elk acht schijven, twee punten per ronde, zoals op het wereldkampioenschap.
booklet-doubles = Toernooi, dubbel
booklet-doubles-about = Twee teams van twee, twee punten per ronde.

switch-played = Waar liggen de schijven?
switch-played-screen = Hier op het scherm
switch-played-real-board = Op een echt bord; hier houden we de stand bij
switch-board = Bord
switch-board-tournament = Toernooimaat
switch-board-compact = Klein bord voor thuis
switch-surface = Oppervlak
switch-surface-fast = Snel
switch-surface-normal = In de was gezet
switch-surface-slow = Stroef
switch-miss_takes_touched = Een vrij schot dat tekortschiet
switch-miss_takes_touched-no = Kost de schijf die je schoot
switch-miss_takes_touched-yes = Kost ook je eigen schijven die hij raakte
switch-rim_bounce = Schijven die de rand raken
switch-rim_bounce-no = Zijn meteen uit
switch-rim_bounce-yes = Stuiten terug en gaan daarna uit
switch-three_player_order = Volgorde met drie spelers
switch-three_player_order-sides = De kanten zijn om de beurt
switch-three_player_order-clockwise = Met de klok mee, zoals gedrukt
switch-steadiness = Vaste hand
switch-steadiness-exact = De schijf gaat precies waar je mikt
switch-steadiness-human = Zoals een mensenhand, die een beetje uitschiet

new-match-first-to-50 = Tot 50 punten
new-match-first-to-100 = Tot 100 punten
new-match-first-to-150 = Tot 150 punten
new-match-first-to-200 = Tot 200 punten
new-match-games-1 = Eén ronde
new-match-games-2 = Twee rondes
new-match-games-4 = Vier rondes
new-match-games-8 = Acht rondes

clause-equipment = Het bord heeft ringen van 15, 10 en 5 punten, acht pinnen rond de 15-ring en een putje in het midden. De schijven zijn licht of donker.
clause-sides = Twee spelers zitten tegenover elkaar, elk met twaalf schijven van één kleur. Schijven blijven naast het bord tot ze geschoten worden.
clause-sides-three = Eén speler speelt alleen met twaalf schijven. De twee partners zitten links en rechts, met elk zes schijven.
clause-sides-four = Vier spelers spelen in twee teams. Partners zitten tegenover elkaar, met elk zes schijven.
clause-sides-eight = Twee spelers zitten tegenover elkaar, met elk acht schijven van één kleur.
clause-conduct = Alleen wie aan de beurt is, mag het bord aanraken. Het bord en de stoelen blijven waar ze staan, en je schiet zittend: niemand komt van zijn stoel.
clause-quarter = Je schiet vanuit je eigen kwart, met het midden van de schijf op de startlijn.
clause-free-place = De plek moet vrij zijn: de schijf mag geen andere raken voordat je schiet, en er mag niets verschoven worden om plaats te maken.
clause-inwards = Schiet met je wijs- of middelvinger, in elke richting die naar binnen gaat. Een schot telt zodra de schijf je vinger verlaat, hoe zwak het ook was.
clause-strength = Een schot is niet harder dan een vinger kan schieten.
clause-turns = Elke beurt is één schijf. Daarna schiet altijd de speler links van je.
clause-turns-three = Elke beurt is één schijf. De twee kanten zijn om de beurt, en de partners ook.
clause-must-touch = Ligt er een schijf van de tegenstander op het bord, dan moet een van jouw schijven er een van raken: de schijf die je schiet, of een andere die hij aanduwt.
clause-void = Lukt dat niet, dan is het schot een overtreding: de schijf die je schoot en elke eigen schijf die hij raakte gaan naar de goot, zelfs uit het putje.
clause-open-board = Ligt er geen schijf van de tegenstander op het bord, dan moet de schijf die je schiet, of een eigen schijf die hij raakte, blijven liggen in de 15-ring, op de lijn ervan of in het putje.
clause-missed = Lukt dat niet, dan gaat de schijf die je schoot naar de goot. Andere schijven blijven liggen.
clause-missed-touched = Lukt dat niet, dan gaan de schijf die je schoot en elke eigen schijf die hij raakte naar de goot.
clause-contact = Elke aanraking tijdens het schot telt, hoe langzaam ook en ook via een pin. Schijven die al tegen elkaar lagen, tellen alleen als een ervan geraakt wordt. Een schijf die van het bord is, kan niets meer raken.
clause-off-board = Een schijf waarvan het midden het speelvlak verlaat, gaat meteen naar de goot.
clause-comes-back = Een schijf die over de startlijn gaat en terugkomt, blijft in het spel.
clause-out-line = Een schijf die op of buiten de startlijn blijft liggen, gaat naar de goot, van wie hij ook is.
clause-twenty = Een schijf in het putje wordt van het bord genomen en apart gelegd: hij telt voor 20.
clause-twenty-owner = Een 20 telt voor de eigenaar van de schijf, wie hem ook in het putje schoot. Schijven van je partner tellen als je eigen schijven.
clause-round-end = De ronde is voorbij als iedereen alle schijven geschoten heeft.
clause-next-start = Wie het laatst schoot, begint de volgende ronde.
clause-next-start-three = Wie het laatst schoot, begint de volgende ronde: een partner na een ronde die de alleenspeler begon, en de alleenspeler na een ronde die een partner begon.
clause-next-start-four = Wie het laatst schoot, begint de volgende ronde, dus het begin schuift één plaats naar rechts.
clause-next-start-clockwise = Het begin schuift elke ronde één plaats naar links.
clause-points = Na de ronde telt elke schijf 15, 10 of 5 naar zijn ring, en elke 20 telt 20.
clause-line-lower = Een schijf die een ringlijn raakt, telt voor de laagste van de twee ringen.
clause-round-score = Alleen de kant met meer punten scoort, en wel het verschil. Bij gelijke punten scoort niemand.
clause-round-score-two = De kant met meer punten krijgt twee punten voor de ronde; bij gelijke punten krijgen beide kanten er één.
clause-match = Spreek vóór de eerste ronde een aantal punten af, bijvoorbeeld 100. De wedstrijd is voorbij als een kant dat haalt. Dat wordt na elke ronde bekeken.
clause-match-rounds = De wedstrijd is voorbij na het afgesproken aantal rondes. De kant met meer punten wint.
clause-settled = Waar schijven blijven liggen, wordt berekend uit wrijving en botsingen, voor iedereen gelijk, en staat in het verslag.
clause-counted = Op een echt bord wordt niets berekend. Als de ronde voorbij is, vult wie hem begon in hoeveel schijven elke kant in elke ring heeft en hoeveel 20’s; de stand wordt hier bijgehouden.
clause-hand = Elke speler stelt in hoe vast de eigen hand is, tot de schijf precies gaat waar je mikt. In het begin schiet je hand een beetje uit, zoals die van een kampioen.

refusal-quarter = { $why ->
    [line] Leg het midden van de schijf op de startlijn.
   *[quarter] Blijf in je eigen kwart: van { $low } tot { $high } graden.
}
refusal-free-place = { $seat ->
    [first] Op die plek ligt een lichte schijf in de weg.
    [second] Op die plek ligt een donkere schijf in de weg.
    [third] Op die plek ligt een lichte schijf in de weg.
   *[fourth] Op die plek ligt een donkere schijf in de weg.
}
refusal-inwards = Schiet naar binnen: van { $low } tot { $high } graden naast het midden.
refusal-strength = Een schot moet tussen { $low } en { $high } millimeter per seconde liggen.
refusal-settled = { $fault ->
    [screen] Je speelt hier op het scherm: schiet de schijven.
    [moving] Wacht tot alle schijven stilliggen.
    [early] Er beweegt geen schijf.
    [unplayed] Eerst komt de schijf die geschoten werd.
    [unknown] Een van deze schijven ligt niet op het bord.
    [off-board] Een schijf kan niet buiten het bord liggen.
    [over-hole] Een schijf kan niet boven het putje liggen; hij zou erin vallen.
    [in-peg] Een schijf kan niet in een pin liggen.
   *[overlap] Twee schijven kunnen elkaar niet overlappen.
}
refusal-counted = { $fault ->
    [real-board] Schiet op je eigen bord en vul daarna in welke schijven er aan het eind van de ronde over zijn.
    [all] Elke kant heeft maar { $discs } schijven.
   *[none] Je hebt daar geen schijf ingevuld.
}
refusal-hand = Een hand trilt { $low } tot { $high } duizendsten.

outcome-ahead = { $winner ->
    [first] Licht wint de ronde
    [second] Donker wint de ronde
    [third] Licht wint de ronde
   *[fourth] Donker wint de ronde
} en scoort { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
outcome-level = De ronde eindigt gelijk.

scene-title = Crokinolebord
scene-side = { $seat ->
    [first] Licht
   *[second] Donker
}: nu { $points } punten, 20’s { $twenties }, op het bord { $live }, in de goot { $ditch }, nog te schieten { $left }.
scene-disc = { $seat ->
    [first] Lichte schijf
   *[second] Donkere schijf
}, { $zone ->
    [15] in de 15-ring
    [10] in de 10-ring
   *[5] in de 5-ring
}
scene-lies = { scene-disc }: richting { $bearing }, { $far } cm van het midden van je startlijn.
scene-noted = { $seat ->
    [first] Licht
   *[second] Donker
}, { $zone ->
    [20] 20’s
    [15] 15-ring
    [10] 10-ring
   *[5] 5-ring
}: { $count }
scene-fewer = Eén minder: { scene-noted }
count-help = { $seat ->
    [first] Licht begint.
    [second] Donker begint.
    [third] Licht 2 begint.
   *[fourth] Donker 2 begint.
} Zijn alle schijven geschoten, tik dan elke ring één keer aan voor elke schijf die erin ligt, en het midden voor elke 20: links Licht, rechts Donker. Tik op een getal om er één af te halen.
act-count = Tellen: Licht { $light }, Donker { $dark }
told-count = Geteld: Licht { $light }, Donker { $dark }.
told-flick = { $seat ->
    [first] Licht
    [second] Donker
    [third] Licht 2
   *[fourth] Donker 2
} { $power ->
    [gentle] schiet zacht.
    [firm] schiet stevig.
    [strong] schiet krachtig.
   *[hard] schiet zo hard mogelijk.
}
told-settle = { $verdict ->
    [touched] Geraakt.
    [void] Overtreding: geen schijf van de tegenstander geraakt.
    [reached] Het vrije schot is goed.
    [long] Te ver: een vrij schot moet in de 15-ring of het putje blijven.
   *[missed] Te kort: een vrij schot moet de 15-ring of het putje halen.
}{ $twenties ->
    [0] {""}
    [one] {" "}Een 20!
   *[other] {" "}20’s: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Een 20 voor de tegenstander.
   *[other] {" "}20’s voor de tegenstander: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Eén schijf van de tegenstander gaat eraf.
   *[other] {" "}{ $theirs } schijven van de tegenstander gaan eraf.
}{ $ours ->
    [0] {""}
    [one] {" "}Eén eigen schijf gaat eraf.
   *[other] {" "}{ $ours } eigen schijven gaan eraf.
}

level-beginner = Beginner
level-beginner-about = Schiet op wat het dichtstbij ligt. Maakt één op de vijf vrije 20’s.
level-casual = Liefhebber
level-casual-about = Maakt één op de drie vrije 20’s en zoekt goede treffers.
level-club = Clubspeler
level-club-about = Maakt elke tweede vrije 20 en verstopt zich achter pinnen.
level-tournament = Toernooispeler
level-tournament-about = Maakt twee op de drie vrije 20’s en is moeilijk te verslaan.
level-champion = Kampioen
level-champion-about = Maakt drie op de vier vrije 20’s, zoals de beste spelers.
level-machine = Machine
level-machine-about = Mist bijna nooit. Speel ertegen om te zien wat er mogelijk is.

## The rule book's chapters
chapter-setup = Bord en spelers
chapter-shot = Het schot
chapter-valid = Goede schoten en overtredingen
chapter-leaving = De goot en het putje
chapter-scoring = Tellen

## Lessons: a title, what to do, and what was learnt
lesson-flick = Je eerste schot
lesson-flick-task = Het bord is leeg. Schiet je schijf zo dat hij binnen de pinnen stopt, of in het putje.
lesson-flick-done = Liggen er geen schijven van de tegenstander op het bord, dan moet een schot dat doen.
lesson-twenty = Een 20
lesson-twenty-task = Schiet je schijf in het putje. Mik recht en schiet niet te hard.
lesson-twenty-done = De schijf wordt apart gelegd en telt voor 20.
lesson-touch = Raak een schijf
lesson-touch-task = Er ligt een schijf van de tegenstander op het bord. Raak die.
lesson-touch-done = Raak je geen schijf van de tegenstander, dan verlies je de schijf die je schoot.
lesson-drive-off = Tik hem eraf
lesson-drive-off-task = Tik de schijf van de tegenstander van het bord.
lesson-drive-off-done = Schijven in de goot tellen niet. Het mooist is als die van jou blijft liggen.
lesson-through = Via je eigen schijf
lesson-through-task = Je eigen schijf ligt in de weg. Duw hem tegen de schijf van de tegenstander.
lesson-through-done = Het is genoeg als een van jouw schijven er een van de tegenstander raakt.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Je tegenstander heeft schijven op het bord: raak er een, anders is die van jou verloren.
   *[other] Het bord is vrij: mik op het putje en kom minstens tot in de 15-ring.
}
character-beginner = Klosje
character-casual = Knikker
character-club = Esdoorn
character-tournament = Zwaai
character-champion = Komeet
character-machine = Uurwerk
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
box-players = Met hoeveel spelen jullie?
box-round_score = Wat krijgt de betere kant voor een ronde?
box-round_score-difference = Het verschil in punten
box-round_score-two-points = Twee punten
switch-start_tolerance = Een schot begint
switch-start_tolerance-no = Met het midden van de schijf op de lijn
switch-start_tolerance-yes = Met de schijf tot de helft over de lijn, zoals gedrukt
clause-quarter-tolerance = Je schiet vanuit je eigen kwart. De schijf ligt op de startlijn en mag er tot de helft overheen steken.
clause-turns-three-clockwise = Per beurt één schijf. Daarna schiet altijd wie links zit; wie geen schijven meer heeft, wordt overgeslagen.
clause-next-start-three-clockwise = Wie het laatst schoot, begint de volgende ronde: altijd wie alleen speelt, want die heeft nog schijven als de partners er geen meer hebben.
clause-off-board-bounces = Een schijf mag van de rand terugstuiten. Als alles stilligt, gaat hij naar de goot. Wat hij verschoof, blijft verschoven, en zijn aanrakingen tellen niet.
clause-hand-human = Elke hand trilt een beetje, zoals die van een goede speler. Laat de jouwe gerust meer trillen.
refusal-quarter-tolerance = { $why ->
    [line] Hooguit de helft van de schijf mag over de lijn steken: van { $low } tot { $high } millimeter.
   *[quarter] Blijf in je eigen kwart: van { $low } tot { $high } graden.
}
refusal-hand-human = Een hand trilt { $low } tot { $high } duizendsten.
origin-equipment = Het boekje noemt een bord en twaalf lichte en twaalf donkere schijven. Pinnen en maten noemt het niet; wij nemen die van toernooiborden, of een kleiner bord als optie.
origin-tournament-equipment = De maten zijn die van het bord van het wereldkampioenschap.
origin-doubles-equipment = De maten zijn die van het bord van het wereldkampioenschap.
origin-sides = In de Russische tekst ontbreekt dat schijven naast het bord liggen voor ze gespeeld worden.
origin-sides-three = Waar de drie zitten, is niet gezegd. Wij zetten de partners tegenover elkaar.
origin-collection-conduct = In de Italiaanse tekst ontbreekt dit deel. In het Zweeds hoef je alleen bij het schieten te zitten; Zweeds, Pools en Russisch spreken van de spelers in plaats van de stoelen. Een straf is niet gedrukt.
origin-quarter = Volgens het boekje mag de schijf “tot de helft” over de lijn liggen, zonder te zeggen naar welke kant. Met het midden op de lijn klopt elke lezing, dus dat spelen wij; de letter is een optie. De Russische tekst spreekt van de lijn tussen de kwarten, de Nederlandse en Russische van het kwart ertegenover, en in de Italiaanse ontbreekt het.
origin-tournament-quarter = Toernooiregels vragen alleen dat de schijf de lijn raakt. Met het midden erop doet hij dat.
origin-doubles-quarter = Toernooiregels vragen alleen dat de schijf de lijn raakt. Met het midden erop doet hij dat.
origin-quarter-tolerance = Dit is de letter: “tot de helft” over de lijn. De kant is niet gezegd, dus allebei mag.
origin-free-place = Over een startplek die bezet is, is niets gedrukt.
origin-collection-inwards = Het boekje noemt de vinger en zegt: naar het midden. Dat elke richting naar binnen goed is en een zwak schot telt, is onze lezing.
origin-strength = Daarover is niets gedrukt; de computer heeft een grens nodig.
origin-turns-three = Volgens het boekje gaat de beurt steeds naar links. Dan hebben de partners het eerst geen schijven meer en schiet wie alleen speelt zes keer achter elkaar. Daarom wisselen bij ons de kanten; de letter is een optie.
origin-turns-three-clockwise = Dit is de letter: altijd wie links zit.
origin-collection-must-touch = Duits en Engels laten elke eigen schijf de aanraking doen, dus je mag de ene tegen de andere schuiven. De andere acht talen spreken van “zijn schijf”; wij volgen Duits en Engels.
origin-collection-void = De Russische tekst haalt alleen schijven weg die de gespeelde zelf raakte, en in de Poolse ontbreekt “eigen”. Wij volgen de andere talen: elke geraakte eigen schijf.
origin-collection-open-board = In de Deense tekst ontbreekt een “geen”, zodat de voorwaarde van de vorige regel terugkomt. De Russische tekst voegt ring en lijn samen. Wij spelen wat de andere talen zeggen.
origin-missed = Duits, Engels, Italiaans en Nederlands benadrukken dat alleen deze schijf weggaat; de andere noemen hem gewoon.
origin-collection-missed-touched = Het boekje haalt alleen de gespeelde schijf weg. In deze partij gaan geraakte eigen schijven ook, zoals bij toernooien.
origin-collection-contact = Wat als aanraking telt, is niet gedrukt.
origin-off-board = Volgens het boekje kan een schijf van de rand terugstuiten: hij gaat naar de goot, en wat hij raakte blijft liggen. Wij halen een schijf weg zodra hij het vlak verlaat, zodat niets verschoven wordt door een schijf die uit is; de letter is een optie.
origin-tournament-off-board = Bij toernooien blijft verschoven wat een schijf op de terugweg van de rand verschuift. Wij halen hem weg zodra hij het vlak verlaat; de optie laat hem terugstuiten.
origin-doubles-off-board = Bij toernooien blijft verschoven wat een schijf op de terugweg van de rand verschuift. Wij halen hem weg zodra hij het vlak verlaat; de optie laat hem terugstuiten.
origin-collection-off-board-bounces = Engels, Nederlands en Deens noemen de rand “banden”. De rand van het bord is bedoeld.
origin-collection-out-line = Het boekje noemt schijven op de lijn. Dat een schijf erbuiten ook uit is, spreekt vanzelf; de Franse tekst maakt van de lijn een zone, met hetzelfde resultaat.
origin-collection-twenty = In de Engelse tekst en de teksten die daarvan gemaakt zijn is een kop verschoven, en de Deense schijf valt “door” het gat. Twintig voor elke schijf in het putje is bedoeld.
origin-collection-twenty-owner = Het boekje spreekt alleen van je eigen schijf in het putje. Wij tellen hem voor de eigenaar, zoals bij toernooien.
origin-collection-round-end = De Russische tekst beëindigt de ronde als één speler geen schijven meer heeft; dat kost de ander het laatste schot. Alle negen andere wachten op iedereen.
origin-next-start = De Franse tekst laat wie “als laatste geplaatst” is beginnen. Zweeds, Pools en Russisch zeggen duidelijk dat het de laatste schutter is, en de andere zijn zo te lezen.
origin-next-start-three = De Franse tekst laat wie “als laatste geplaatst” is beginnen; de andere bedoelen de laatste schutter. Wie dat is, volgt uit de volgorde.
origin-next-start-three-clockwise = De Franse tekst laat wie “als laatste geplaatst” is beginnen; de andere bedoelen de laatste schutter. In deze volgorde is dat wie alleen speelt.
origin-next-start-four = De Franse tekst laat wie “als laatste geplaatst” is beginnen; de andere bedoelen de laatste schutter.
origin-collection-points = In de Poolse tekst ontbreekt “elke”.
origin-collection-line-lower = De Franse tekst spreekt van over een lijn liggen, de Russische van kringen die elkaar kruisen. De lijn raken is genoeg.
origin-round-score = De Zweedse tekst noemt het verschil een bonus; het eigen voorbeeld laat zien dat alleen het verschil telt. Een gelijke ronde wordt niet genoemd: niemand krijgt iets.
origin-match = In de Italiaanse tekst ontbreekt het voorbeeld van 100 punten.
origin-settled = Op een scherm rekent de computer uit hoe schijven glijden.
origin-counted = Het boekje kent alleen echte borden. Zo wordt de stand hier bijgehouden.
origin-hand = Een scherm heeft geen vinger. Dit is onze eigen regel.
origin-hand-human = Een scherm heeft geen vinger. Dit is onze eigen regel.
written-shot = { $verdict ->
    [void] Schijf { $disc }: raakt niemand, eraf
    [missed] Schijf { $disc }: niet in het midden, eraf
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Schijf { $disc }: eraf
           *[5] Schijf { $disc }: blijft in { $zone }
        }
        [one] Schijf { $disc }: een 20!
       *[other] Schijf { $disc }: { $twenties } keer 20!
    }
}{ $theirs ->
    [0] {""}
    [one] , neemt er een mee
   *[other] , neemt er { $theirs } mee
} · { $light }–{ $dark }
written-count = Geteld: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } keer 20
   *[other] { $twenties } keer 20
}
flick-power = { $power ->
    [gentle] zacht
    [firm] stevig
    [strong] krachtig
   *[hard] zeer krachtig
}
task-shoot = Jouw beurt: schiet een schijf.
task-hit = Jij bent: raak een schijf van de tegenstander.
editor-starter = Wie de ronde begon
editor-shots = { $seat ->
    [first] Gespeelde schijven (nu Licht)
    [second] Gespeelde schijven (nu Donker)
    [third] Gespeelde schijven (nu Licht 2)
   *[fourth] Gespeelde schijven (nu Donker 2)
}
editor-twenties = { $seat ->
    [first] 20’s van Licht
    [second] 20’s van Donker
    [third] 20’s van Licht 2
   *[fourth] 20’s van Donker 2
}
refusal-editor-many = { $seat ->
    [first] Licht heeft { $count } schijven; er zijn er maar { $most }.
    [second] Donker heeft { $count } schijven; er zijn er maar { $most }.
    [third] Licht 2 heeft { $count } schijven; er zijn er maar { $most }.
   *[fourth] Donker 2 heeft { $count } schijven; er zijn er maar { $most }.
}
refusal-editor-out = Een schijf die de buitenste lijn raakt, is uit en gaat de goot in.

## Drills

drill-open-twenty = Vrije 20
drill-open-twenty-about = Schiet schijven in het putje op een leeg bord.
drill-open-twenty-task = { $goal ->
    [near] Schiet { $shots } schijven die binnen de gemarkeerde cirkel stoppen.
    [sunk] Schiet { $shots } schijven in het putje.
   *[side] Schiet { $shots } schijven in het putje, elk vanaf een plek dicht bij de rand van je kwart.
}
drill-take-out = Eraf schieten
drill-take-out-about = Schiet een schijf van je tegenstander van het bord.
drill-take-out-task = { $goal ->
    [touch] Raak de donkere schijf. Je hebt { $shots } schoten.
    [out] Schiet de donkere schijf van het bord. Je hebt { $shots } schoten.
    [stay] Schiet de donkere schijf van het bord terwijl die van jou blijft liggen. Je hebt { $shots } schoten.
   *[fifteen] Schiet de donkere schijf van het bord en laat die van jou binnen de pinnen liggen. Je hebt { $shots } schoten.
}
drill-hidden-disc = Achter een pin
drill-hidden-disc-about = Leg je schijf waar een pin hem beschermt.
drill-hidden-disc-task = Schiet { $shots } schijven die binnen de gemarkeerde cirkel stoppen, vanaf je tegenstander gezien achter een pin.
drill-shots-hits = Raak: { $hits } van { $shots }.
drill-shots-spread = Gemiddeld { $across } mm te ver naar { $side ->
    [left] links
   *[right] rechts
} en { $along } mm te { $way ->
    [short] kort
   *[long] ver
}, met een spreiding van { $spread } mm.
