### Dutch. checker = schijf, point = punt, home = thuisvak, bar = bar, hit = slaan, bear off = uitspelen,
### double throw = dubbele worp, cube = verdubbelsteen, double = verdubbeling, draw = startworp.

game-name = Backgammon
game-about = Breng vijftien schijven naar huis en van het bord, en stuur de ander terug waar je kunt.
seat-first = Licht
seat-second = Donker

## Booklets
booklet-case = De spellenkoffer
booklet-case-about = Uitspelen gaat alleen met het precieze getal, en zijn alle schijven thuis, dan hoeft niemand meer te zetten. Gaat het om inzet, dan met de verdubbelsteen.
booklet-best-of = Beste van een reeks
booklet-best-of-about = Partijen worden gewoon geteld: twee van de drie, drie van de vijf. Zonder verdubbelsteen.
booklet-small-first = Laagste eerst
booklet-small-first-about = Het laagste getal eerst, een dubbele worp helemaal of helemaal niet, en de achterste schijven gaan er als eerste af.
booklet-collection = De spellencollectie
booklet-collection-about = Met elk getal dat over de rand reikt, speel je een schijf uit. De ander mag een fout aanwijzen tot aan de eigen worp.
booklet-tournament = Toernooi
booklet-tournament-about = Zoals er nu gespeeld wordt: wedstrijden om punten of partijen om inzet, met de verdubbelsteen en alles wat erbij hoort.
box-says = Wat hiervan staat in jouw boekje?
box-says-more-than-two = Een punt is dicht als er ‘meer dan twee’ schijven staan
box-says-games = Je spreekt af: twee van de drie gewonnen, of drie van de vijf
box-says-smaller = Het laagste getal wordt altijd eerst gespeeld
box-says-correction = Een foute zet mag tot de volgende worp worden aangewezen
box-says-nothing = Ik heb geen boekje
box-cube_inside = Zit er een verdubbelsteen in de doos?
box-languages = In hoeveel talen is het geschreven?

## Switches
switch-stake = Waar gaat een partij om?
switch-stake-0 = Om de eer; zonder verdubbelsteen
switch-stake-1 = Om inzet 1, met verdubbelsteen
switch-stake-2 = Om inzet 2, met verdubbelsteen
switch-stake-5 = Om inzet 5, met verdubbelsteen
switch-stake-10 = Om inzet 10, met verdubbelsteen
switch-win_triple_needs_none_off = Wanneer telt winst driedubbel?
switch-win_triple_needs_none_off-yes = Alleen als de verliezer niets heeft uitgespeeld
switch-win_triple_needs_none_off-no = Altijd als de verliezer nog een schijf ver achter heeft
switch-assisted = De tafel
switch-assisted-yes = Laat alleen juiste zetten toe
switch-assisted-no = Laat alles toe, zoals op een echt bord
switch-bearoff_may_pass = Als alle schijven thuis zijn
switch-bearoff_may_pass-no = Elk getal dat kan, wordt gespeeld
switch-bearoff_may_pass-yes = Een getal mag ongebruikt blijven
switch-bearoff_six_needs_double_six = Uitspelen vanaf punt 6
switch-bearoff_six_needs_double_six-no = Met elke zes
switch-bearoff_six_needs_double_six-yes = Alleen met dubbel zes
switch-bearoff_rule = Waarmee speel je een schijf uit?
switch-bearoff_rule-any-sufficient = Met elk getal dat over de rand reikt
switch-bearoff_rule-exact-or-highest = Met het getal van zijn punt; vanaf het hoogste punt ook met een hoger
switch-setup = Beginopstelling
switch-setup-standard = Gewoon
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, elk drie schijven
switch-cube = Verdubbelsteen
switch-cube-on = Met verdubbelsteen
switch-cube-off = Zonder verdubbelsteen
switch-cube_limit = De verdubbelsteen gaat tot
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = De verdubbelsteen in het midden
switch-centred_cube-either = Beide spelers mogen hem draaien
switch-centred_cube-holland = Na het Crawfordpartij pas na elk twee worpen
switch-crawford = Crawfordpartij
switch-crawford-yes = Eén partij zonder verdubbelsteen, als er nog één punt ontbreekt
switch-crawford-no = Geen Crawfordpartij
switch-jacoby = Jacobyregel
switch-jacoby-yes = Gammons tellen pas als de verdubbelsteen gedraaid is
switch-jacoby-no = Gammons tellen altijd
switch-beavers = Beavers
switch-beavers-yes = Toegestaan
switch-beavers-no = Niet toegestaan
switch-raccoons = Raccoons
switch-raccoons-yes = Toegestaan
switch-raccoons-no = Niet toegestaan
switch-automatic_doubles = Gelijke ogen bij de startworp
switch-automatic_doubles-0 = Gooi je opnieuw
switch-automatic_doubles-1 = Verdubbelen de inzet hoogstens één keer
switch-automatic_doubles-2 = Verdubbelen de inzet hoogstens twee keer
switch-automatic_doubles-3 = Verdubbelen de inzet hoogstens drie keer

## Clauses
clause-aim = Breng al je schijven naar je thuisvak en speel ze daarna uit, van het bord af. Wie als eerste geen schijven meer heeft, wint.
clause-setup = De twee kanten staan in spiegelbeeld. Een schijf gaat van het thuisvak van de ander het bord rond naar het eigen thuisvak.
clause-forward = Schijven gaan alleen richting huis, nooit terug.
clause-starter-high = Beide spelers gooien één dobbelsteen. De hoogste begint.
clause-draw-first = De startworp gaat aan alles vooraf. Bij gelijke ogen wordt er opnieuw gegooid.
clause-first-throw-fresh = Wie begint, gooit voor de eerste beurt beide dobbelstenen opnieuw.
clause-first-throw-drawn = De twee dobbelstenen van de startworp zijn meteen de eerste worp; een dubbele worp is dat dus nooit.
clause-already-started = Eén startworp geldt voor één partij.
clause-throw-first = De spelers zijn om de beurt. Een beurt begint met een worp van twee dobbelstenen.
clause-dice-zone = Dobbelstenen tellen als ze plat in de rechterhelft van het bord liggen; anders gooi je ze allebei opnieuw.
clause-choice-first = Wie mag verdubbelen of een fout mag aanwijzen, zegt het of gooit.
clause-play-first = Eerst speel je wat de dobbelstenen tonen, daarna pas de rest.
clause-dice-only = Elk getal verplaatst één schijf zoveel punten. Eén schijf mag meer getallen na elkaar gebruiken en komt na elk getal even neer.
clause-no-checker = Je zet alleen met je eigen schijven.
clause-closed-point = Een punt met twee of meer schijven van de ander is dicht: geen stap eindigt daar, ook geen tussenstap.
clause-self-hit = Zet je toch een schijf op een dicht punt, dan is die daarmee zelf geslagen: hij gaat naar de bar en het getal is verbruikt.
clause-hit = Eindigt een stap op een losse schijf van de ander, dan is die geslagen en gaat hij naar de bar. Slaan hoeft niet zolang er een andere stap mogelijk is.
clause-any-order = De volgorde van de getallen is vrij.
clause-smaller-first = Het laagste getal wordt altijd vóór het hoogste gespeeld.
clause-smaller-lost = Kan geen schijf het laagste getal spelen, dan vervalt het en speel je alleen het hoogste.
clause-must-move = Wie kan zetten, moet zetten.
clause-use-all = Je speelt zoveel getallen als mogelijk is. Kan het op een manier waarbij je ze allebei gebruikt, dan moet je er zo een kiezen.
clause-use-higher = Kun je elk van beide getallen spelen maar niet allebei, dan speel je het hoogste.
clause-stop-at-home = Zijn al je schijven thuis, dan hoef je niet meer te zetten: elk getal mag ongebruikt blijven.
clause-doubles-four = Twee gelijke dobbelstenen tellen vier keer.
clause-partial-double = Van een dubbele worp speel je zoveel als kan; de rest vervalt.
clause-whole-double = Een dubbele worp speel je met alle vier de stappen of helemaal niet. Is je laatste schijf eerder van het bord, dan is dat genoeg.
clause-enter-first = Een schijf op de bar komt eerst binnen, in het thuisvak van de ander, op het punt dat de dobbelsteen vanaf de rand telt. Tot ze er allemaal in zijn, zet je niets anders.
clause-enter-any = Elk van beide getallen mag een schijf binnenbrengen; een getal dat dat niet kan, vervalt.
clause-smaller-enters = Heb je een schijf op de bar en brengt het laagste getal die niet binnen, dan vervalt de hele worp.
clause-home-first = Uitspelen begint als al je schijven thuis zijn. Wordt er een geslagen, dan ga je pas verder als alles weer thuis is.
clause-exact-number = Een schijf gaat alleen van het bord met het getal van zijn punt.
clause-highest-first = Een schijf gaat van het bord met het getal van zijn punt, en vanaf je hoogste punt ook met een hoger getal.
clause-rear-first = Alleen een schijf op je hoogste punt mag van het bord, met elk getal dat over de rand reikt.
clause-any-sufficient = Elke schijf mag van het bord met een getal dat over de rand reikt.
clause-past-band = Heeft de ander in jouw thuisvak een band, een punt met twee of meer schijven, dan speel je van daarachter geen schijf uit.
clause-double-six = Naar keuze: vanaf punt 6 speel je alleen uit met dubbel zes.
clause-inside-move = In plaats van een schijf uit te spelen mag je altijd een stap binnen je thuisvak doen.
clause-win = Wie het eerst alle schijven heeft uitgespeeld, heeft gewonnen.
clause-win-counts-one = Elk partij telt voor één.
clause-win-kinds = Winst telt enkel; dubbel als de verliezer niets heeft uitgespeeld; driedubbel als de verliezer bovendien nog een schijf in het thuisvak van de winnaar of op de bar heeft.
clause-stalled = Na vijftig beurten op rij zonder zet is de partij gelijkspel.
clause-cube = De verdubbelsteen ligt in het midden op 1. Een verdubbeling maakt de waarde van de partij twee keer zo groot.
clause-no-cube = De verdubbelsteen doet alleen mee waar dit boekje om inzet of om punten speelt. Waar partijen gewoon geteld worden, blijft hij weg.
clause-double-before-throw = Verdubbelen doe je vóór je eigen worp, maar niet vóór de eerste worp van de partij.
clause-answer-first = De ander neemt de verdubbeling aan, of weigert en verliest wat de partij tot dan toe waard was.
clause-nothing-offered = Aannemen en weigeren kan alleen als er iets is aangeboden.
clause-cube-owner = Wie een verdubbeling aanneemt, krijgt de verdubbelsteen en mag als enige weer verdubbelen.
clause-cube-limit = De verdubbelsteen gaat niet verder dan zijn grens.
clause-cube-dead = Beslist de verdubbelsteen een wedstrijd al voor beide spelers, dan wordt hij niet meer gedraaid.
clause-crawford = De eerste partij waarin een speler nog één punt nodig heeft, speel je zonder verdubbelsteen.
clause-holland = Naar keuze: na dat partij wordt de verdubbelsteen in het midden pas gedraaid als beide spelers twee keer gegooid hebben.
clause-jacoby = Buiten een wedstrijd telt dubbele en driedubbele winst alleen als de verdubbelsteen gedraaid is.
clause-beavers = Buiten een wedstrijd mag je op een verdubbeling meteen zelf verdubbelen en de verdubbelsteen houden: een beaver. Daarop mag de ander net zo antwoorden: een raccoon.
clause-no-beaver = Een beaver kan alleen als dat is afgesproken, en alleen als antwoord op een verdubbeling.
clause-no-raccoon = Een raccoon kan alleen als dat is afgesproken, en alleen als antwoord op een beaver.
clause-automatic-doubles = Buiten een wedstrijd verdubbelen gelijke ogen bij de startworp de inzet, zo vaak als is afgesproken.
clause-match-games = Spreek vooraf af hoeveel partijen de wedstrijd telt, bijvoorbeeld twee van de drie.
clause-match-points = Een wedstrijd wint wie het eerst de afgesproken punten heeft.
clause-no-resignation = Dit boekje zegt niet wat opgeven kost.
clause-resignation = Een speler mag aanbieden de partij op te geven als enkel, dubbel of driedubbel verlies. De ander neemt het aan of weigert.
clause-answer-resignation = Op een aanbod om op te geven komt eerst een antwoord; dan gaat het spel verder.
clause-correction = De ander mag eisen dat een foute beurt opnieuw gespeeld wordt, met dezelfde worp.
clause-nothing-wrong = Een beurt zonder fout blijft staan.
clause-correct-before-throw = Dat recht vervalt zodra je zelf gooit.
clause-one-by-one = Aan een tafel met vrije handen verzet je de schijven een voor een en beëindig je daarna de beurt.
clause-no-correction = Een beëindigde beurt blijft staan.

## Why not
refusal-draw-first = Eerst bepalen de dobbelstenen wie begint.
refusal-already-started = De partij is al begonnen.
refusal-throw-first = Eerst moeten de dobbelstenen vallen.
refusal-choice-first = Gooi eerst, of verdubbel.
refusal-play-first = Speel eerst wat de dobbelstenen tonen.
refusal-dice-zone = De dobbelstenen liggen niet goed in de rechterhelft: gooi ze allebei opnieuw.
refusal-forward = Van { $from } naar { $to } zou achteruit zijn. Schijven gaan richting huis.
refusal-no-checker = { $place ->
    [bar] Je hebt geen schijf op de bar.
   *[point] Je hebt geen schijf op punt { $point }.
}
refusal-dice-only = { $count ->
    [0] Er is geen getal meer te spelen.
    [one] Dat zou een afstand van { $distance } zijn, en over is nog het getal { $dice }.
   *[other] Dat zou een afstand van { $distance } zijn, en over zijn nog de getallen { $dice }.
}
refusal-closed-point = { $count ->
    [one] Punt { $point } is dicht: daar staat { $count } schijf van de ander.
   *[other] Punt { $point } is dicht: daar staan { $count } schijven van de ander.
}
refusal-smaller-first = Het laagste getal komt eerst: speel de { $die } vóór de { $larger }.
refusal-smaller-lost = Geen schijf kon de { $die } als eerste spelen, dus die is vervallen.
refusal-must-move = { $possible ->
    [one] Je kunt { $possible } getal spelen, dus dat moet ook.
   *[other] Je kunt { $possible } getallen spelen, dus dat moet ook.
}
refusal-use-all = { $possible ->
    [one] Er is { $possible } getal te spelen; zo speel je er { $used }.
   *[other] Er zijn { $possible } getallen te spelen; zo speel je er { $used }. Kies een manier die ze allemaal gebruikt.
}
refusal-use-higher = Er is maar één getal te spelen, en dat moet het hoogste zijn: { $die }.
refusal-whole-double = { $possible ->
    [one] Een dubbele worp speel je helemaal, en van de { $needed } stappen is er maar { $possible } mogelijk: hij vervalt.
   *[other] Een dubbele worp speel je helemaal, en van de { $needed } stappen zijn er maar { $possible } mogelijk: hij vervalt.
}
refusal-enter-first = { $count ->
    [one] Je hebt { $count } schijf op de bar: die komt eerst binnen.
   *[other] Je hebt { $count } schijven op de bar: die komen eerst binnen.
}
refusal-smaller-enters = De { $die } brengt je schijf niet binnen, want punt { $point } is dicht: de hele worp vervalt.
refusal-home-first = { $count ->
    [one] { $count } schijf is nog niet thuis: uitspelen moet wachten.
   *[other] { $count } schijven zijn nog niet thuis: uitspelen moet wachten.
}
refusal-exact-number = Vanaf punt { $point } speel je alleen met een { $point } uit; over: { $dice }.
refusal-highest-first = Vanaf punt { $point } speel je met een hoger getal alleen uit als er niets van jou achter staat; je staat nog op punt { $highest }.
refusal-rear-first = De achterste gaan eerst: je staat nog op punt { $highest }.
refusal-past-band = { $count ->
    [one] { $count } schijf van de ander op punt { $band } houdt uitspelen vanaf punt { $point } tegen.
   *[other] { $count } schijven van de ander op punt { $band } houden uitspelen vanaf punt { $point } tegen.
}
refusal-double-six = Vanaf punt 6 speel je alleen met dubbel zes uit; dit was { $dice }.
refusal-no-cube = In deze partij is er geen verdubbelsteen.
refusal-double-before-throw = Verdubbelen doe je vóór je eigen worp, en niet vóór de eerste worp van de partij.
refusal-answer-first = Op de verdubbeling naar { $value } moet eerst een antwoord komen.
refusal-nothing-offered = Er is niets aangeboden.
refusal-cube-owner = De verdubbelsteen ligt op { $value } bij de ander.
refusal-cube-limit = De verdubbelsteen staat op { $value } en gaat niet verder.
refusal-cube-dead = { $needed ->
    [one] De verdubbelsteen op { $value } beslist de wedstrijd al: niemand heeft meer dan { $needed } punt nodig.
   *[other] De verdubbelsteen op { $value } beslist de wedstrijd al: niemand heeft meer dan { $needed } punten nodig.
}
refusal-crawford = Dit is het Crawfordpartij van de wedstrijd tot { $number }: verdubbelen kan niet.
refusal-holland = { $throws ->
    [one] Na het Crawfordpartij gooien beide spelers twee keer voordat iemand verdubbelt; er was { $throws } worp.
   *[other] Na het Crawfordpartij gooien beide spelers twee keer voordat iemand verdubbelt; er waren { $throws } worpen.
}
refusal-no-beaver = Een beaver kan hier niet.
refusal-no-raccoon = Een raccoon kan hier niet.
refusal-no-resignation = Volgens dit boekje kun je niet enkel, dubbel of driedubbel opgeven.
refusal-answer-resignation = Neem eerst het aanbod om op te geven aan, of weiger het.
refusal-one-by-one = Verzet hier één schijf tegelijk.
refusal-no-correction = Een beëindigde beurt blijft hier staan.
refusal-correct-before-throw = Een fout kun je alleen aanwijzen vóór je eigen worp.
refusal-nothing-wrong = Er was niets mis met die beurt.

## How it ended
outcome-single = { $points ->
    [one] { $seat } heeft alle schijven uitgespeeld en wint { $points } punt.
   *[other] { $seat } heeft alle schijven uitgespeeld en wint { $points } punten.
}
outcome-double = { $points ->
    [one] { $seat } wint dubbel, goed voor { $points } punt: de ander heeft niets uitgespeeld.
   *[other] { $seat } wint dubbel, goed voor { $points } punten: de ander heeft niets uitgespeeld.
}
outcome-triple = { $points ->
    [one] { $seat } wint driedubbel, goed voor { $points } punt: de ander heeft nog een schijf ver achter.
   *[other] { $seat } wint driedubbel, goed voor { $points } punten: de ander heeft nog een schijf ver achter.
}
outcome-gammon = { $points ->
    [one] { $seat } wint een gammon, goed voor { $points } punt: de ander heeft niets uitgespeeld.
   *[other] { $seat } wint een gammon, goed voor { $points } punten: de ander heeft niets uitgespeeld.
}
outcome-backgammon = { $points ->
    [one] { $seat } wint een backgammon, goed voor { $points } punt: de ander heeft nog een schijf ver achter.
   *[other] { $seat } wint een backgammon, goed voor { $points } punten: de ander heeft nog een schijf ver achter.
}
outcome-dropped = { $points ->
    [one] { $seat } wint { $points } punt: de verdubbeling is geweigerd.
   *[other] { $seat } wint { $points } punten: de verdubbeling is geweigerd.
}
outcome-conceded = { $points ->
    [one] { $seat } wint { $points } punt: de ander heeft opgegeven.
   *[other] { $seat } wint { $points } punten: de ander heeft opgegeven.
}
outcome-stalled = Gelijkspel: er is al heel lang niets gezet.

## Levels
level-beginner = Beginner
level-beginner-about = Zet wat voor de hand ligt en laat overal losse schijven staan.
level-casual = Liefhebber
level-casual-about = Houdt de schijven bij elkaar en slaat als het kan.
level-steady = Degelijk
level-steady-about = Bezet punten, telt de race mee en verdubbelt bij een ruime voorsprong.
level-expert = Expert
level-expert-about = Kijkt een worp vooruit en vergist zich zelden.
level-master = Meester
level-master-about = Kijkt twee worpen vooruit. Wereldklasse.

## On the table
look-home-right = Thuisvak rechts
look-home-left = Thuisvak links
look-blue-right = { look-home-right }, blauw laken
look-blue-left = { look-home-left }, blauw laken
look-wine-right = { look-home-right }, wijnrood laken
look-wine-left = { look-home-left }, wijnrood laken

scene-title = Backgammonbord
scene-view = { $seat ->
    [first] { $home ->
        [left] De punten tellen vanaf het thuisvak van Licht, linksonder.
       *[right] De punten tellen vanaf het thuisvak van Licht, rechtsonder.
    }
   *[second] { $home ->
        [left] De punten tellen vanaf het thuisvak van Donker, linksonder.
       *[right] De punten tellen vanaf het thuisvak van Donker, rechtsonder.
    }
}
scene-points = { $seat ->
    [first] Licht staat op { $points }.
   *[second] Donker staat op { $points }.
}
scene-no-points = { $seat ->
    [first] Licht staat op geen enkel punt.
   *[second] Donker staat op geen enkel punt.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } lichte schijf ligt op de bar.
       *[other] { $count } lichte schijven liggen op de bar.
    }
   *[second] { $count ->
        [one] { $count } donkere schijf ligt op de bar.
       *[other] { $count } donkere schijven liggen op de bar.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } lichte schijf is uitgespeeld.
       *[other] { $count } lichte schijven zijn uitgespeeld.
    }
   *[second] { $count ->
        [one] { $count } donkere schijf is uitgespeeld.
       *[other] { $count } donkere schijven zijn uitgespeeld.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Licht heeft nog { $count } pip te gaan.
       *[other] Licht heeft nog { $count } pips te gaan.
    }
   *[second] { $count ->
        [one] Donker heeft nog { $count } pip te gaan.
       *[other] Donker heeft nog { $count } pips te gaan.
    }
}
scene-dice = { $count ->
    [one] Nog te spelen is het getal { $dice }.
   *[other] Nog te spelen zijn de getallen { $dice }.
}
scene-cube = { $owner ->
    [first] De verdubbelsteen is van Licht en staat op { $value }.
    [second] De verdubbelsteen is van Donker en staat op { $value }.
   *[nobody] De verdubbelsteen ligt in het midden en staat op { $value }.
}
scene-away = Nog te halen punten: Licht { $first }, Donker { $second }.
scene-crawford = Dit is het Crawfordpartij, zonder verdubbelen.
scene-due-draw = Ieder gooit één dobbelsteen om te bepalen wie begint.
scene-due-choice = { $seat ->
    [first] Licht heeft vóór de worp de keus.
   *[second] Donker heeft vóór de worp de keus.
}
scene-due-throw = { $seat ->
    [first] Nu gooit Licht.
   *[second] Nu gooit Donker.
}
scene-due-play = { $seat ->
    [first] Licht is aan zet.
   *[second] Donker is aan zet.
}
scene-due-offered = { $seat ->
    [first] Licht krijgt de verdubbelsteen op { $value } aangeboden.
   *[second] Donker krijgt de verdubbelsteen op { $value } aangeboden.
}
scene-due-beavered = { $seat ->
    [first] Licht krijgt een beaver als antwoord: de verdubbelsteen zou op { $value } staan.
   *[second] Donker krijgt een beaver als antwoord: de verdubbelsteen zou op { $value } staan.
}
scene-due-raccooned = { $seat ->
    [first] Licht krijgt een raccoon als antwoord: de verdubbelsteen zou op { $value } staan.
   *[second] Donker krijgt een raccoon als antwoord: de verdubbelsteen zou op { $value } staan.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Donker biedt aan op te geven, als enkel verlies; Licht antwoordt.
       *[second] Licht biedt aan op te geven, als enkel verlies; Donker antwoordt.
    }
    [2] { $seat ->
        [first] Donker biedt aan op te geven, als dubbel verlies; Licht antwoordt.
       *[second] Licht biedt aan op te geven, als dubbel verlies; Donker antwoordt.
    }
   *[3] { $seat ->
        [first] Donker biedt aan op te geven, als driedubbel verlies; Licht antwoordt.
       *[second] Licht biedt aan op te geven, als driedubbel verlies; Donker antwoordt.
    }
}
scene-due-over = De partij is afgelopen.

scene-point = { $holder ->
    [first] { $count ->
        [one] Punt { $point }: { $count } lichte schijf
       *[other] Punt { $point }: { $count } lichte schijven
    }
    [second] { $count ->
        [one] Punt { $point }: { $count } donkere schijf
       *[other] Punt { $point }: { $count } donkere schijven
    }
   *[nobody] Punt { $point }: leeg
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Bar: geen lichte schijven
        [one] Bar: { $count } lichte schijf
       *[other] Bar: { $count } lichte schijven
    }
   *[second] { $count ->
        [0] Bar: geen donkere schijven
        [one] Bar: { $count } donkere schijf
       *[other] Bar: { $count } donkere schijven
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Bakje: geen lichte schijven uitgespeeld
        [one] Bakje: { $count } lichte schijf uitgespeeld
       *[other] Bakje: { $count } lichte schijven uitgespeeld
    }
   *[second] { $count ->
        [0] Bakje: geen donkere schijven uitgespeeld
        [one] Bakje: { $count } donkere schijf uitgespeeld
       *[other] Bakje: { $count } donkere schijven uitgespeeld
    }
}
scene-die = { $state ->
    [used] Dobbelsteen: { $number }, gespeeld
   *[left] Dobbelsteen: { $number }
}
scene-no-die = Dobbelstenen, nog niet gegooid
scene-face = { $seat ->
    [first] Licht gooide { $number }
    [second] Donker gooide { $number }
   *[nobody] Een dobbelsteen toont { $number }
}

## What a hand may say
act-throw = Gooien
act-double = Verdubbelen naar { $value }
act-take = Aannemen: { $value }
act-drop = Weigeren
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Aannemen
act-decline = Weigeren
act-correct = Fout aanwijzen
act-check = Klopte dat?
act-done = Beurt beëindigen
act-resign = { $kind ->
    [1] Opgeven, enkel
    [2] Opgeven, dubbel
   *[3] Opgeven, driedubbel
}
act-stop = Het hierbij laten
act-pass = Niet zetten
act-no-move = Geen zet mogelijk: verder
act-forced = Maar één manier: { $play }

## What happened
told-start = { $seat ->
    [first] Startworp: Licht { $first }, Donker { $second }. Licht begint.
    [second] Startworp: Licht { $first }, Donker { $second }. Donker begint.
   *[nobody] Startworp: allebei { $first }. Nog een keer.
}
told-roll = { $seat ->
    [first] Licht gooit { $dice }
   *[second] Donker gooit { $dice }
}
told-play = { $seat ->
    [first] Licht: { $play }
   *[second] Donker: { $play }
}
told-self-hit = { $seat ->
    [first] Licht: { $play }, een dicht punt; de schijf gaat naar de bar
   *[second] Donker: { $play }, een dicht punt; de schijf gaat naar de bar
}
told-no-move = { $seat ->
    [first] Licht kan niet zetten
   *[second] Donker kan niet zetten
}
told-pass = { $seat ->
    [first] Licht zet niet
   *[second] Donker zet niet
}
told-done = { $seat ->
    [first] Licht beëindigt de beurt
   *[second] Donker beëindigt de beurt
}
told-throw = { $seat ->
    [first] Licht pakt de dobbelstenen
   *[second] Donker pakt de dobbelstenen
}
told-double = { $seat ->
    [first] Licht verdubbelt naar { $value }
   *[second] Donker verdubbelt naar { $value }
}
told-take = { $seat ->
    [first] Licht neemt de verdubbeling naar { $value } aan
   *[second] Donker neemt de verdubbeling naar { $value } aan
}
told-drop = { $seat ->
    [first] Licht weigert de verdubbeling
   *[second] Donker weigert de verdubbeling
}
told-beaver = { $seat ->
    [first] Licht antwoordt met een beaver naar { $value }
   *[second] Donker antwoordt met een beaver naar { $value }
}
told-raccoon = { $seat ->
    [first] Licht antwoordt met een raccoon naar { $value }
   *[second] Donker antwoordt met een raccoon naar { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Licht biedt aan op te geven, als enkel verlies
       *[second] Donker biedt aan op te geven, als enkel verlies
    }
    [2] { $seat ->
        [first] Licht biedt aan op te geven, als dubbel verlies
       *[second] Donker biedt aan op te geven, als dubbel verlies
    }
   *[3] { $seat ->
        [first] Licht biedt aan op te geven, als driedubbel verlies
       *[second] Donker biedt aan op te geven, als driedubbel verlies
    }
}
told-accept-loss = { $seat ->
    [first] Licht neemt het aan
   *[second] Donker neemt het aan
}
told-decline-loss = { $seat ->
    [first] Licht weigert het
   *[second] Donker weigert het
}
told-correct = { $seat ->
    [first] Licht wijst de fout aan: de beurt wordt opnieuw gespeeld
   *[second] Donker wijst de fout aan: de beurt wordt opnieuw gespeeld
}

## The rule book's chapters
chapter-setup = De weg naar huis
chapter-begin = Wie begint
chapter-dice = Gooien en zetten
chapter-points = Punten en slaan
chapter-bar = Vanaf de bar
chapter-bearing-off = Uitspelen
chapter-winning = Winnen
chapter-cube = De verdubbelsteen
chapter-errors = Fouten en opgeven

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Een punt bezetten
lesson-make-a-point-task = Je gooide 3 en 1. Breng twee schijven samen op je punt 5.
lesson-make-a-point-done = Twee schijven op een punt zijn veilig, en het punt is dicht voor de ander.
lesson-run = Lopen
lesson-run-task = Je gooide 6 en 5. Breng een van je achterste schijven in veiligheid op je punt 13.
lesson-run-done = Eén schijf mag beide getallen gebruiken, het ene na het andere.
lesson-hit = Slaan
lesson-hit-task = Op je punt 4 staat een losse schijf van de ander. Sla die en bezet het punt.
lesson-hit-done = Een geslagen schijf begint opnieuw vanaf de bar.
lesson-closed = Dichte punten
lesson-closed-task = Je gooide twee vijven. Je achterste schijven kunnen niet verder: bezet je punt 3 vanaf punt 13 en punt 8.
lesson-closed-done = Geen stap eindigt op een punt met twee of meer schijven van de ander.
lesson-enter = Vanaf de bar
lesson-enter-task = Je gooide 6 en 4, en je hebt een schijf op de bar. Breng die binnen en ga dan verder met de andere achterste schijf.
lesson-enter-done = Een schijf op de bar komt eerst binnen; pas dan mag je iets anders zetten.
lesson-use-both = Het een of het ander
lesson-use-both-task = Je gooide 6 en 5. Elk van beide kun je spelen, maar niet allebei. Speel het getal dat je moet spelen.
lesson-use-both-done = Kun je maar één getal spelen, dan is dat het hoogste.
lesson-doubles = Dubbele worp
lesson-doubles-task = Je gooide twee drieën, dus je hebt er vier. Bezet je punt 5 en je punt 3.
lesson-doubles-done = Twee gelijke dobbelstenen tellen vier keer.
lesson-bear-off = Uitspelen
lesson-bear-off-task = Al je schijven zijn thuis. Je gooide 5 en 2: speel twee schijven uit.
lesson-bear-off-done = Met een getal speel je een schijf uit vanaf het punt met dat getal.
lesson-bear-off-high = Hoger dan nodig
lesson-bear-off-high-task = Je gooide 6 en 4, maar zo ver naar achteren staat niets. Speel toch twee schijven uit.
lesson-bear-off-high-done = Met een getal dat hoger is dan je hoogste punt, speel je een schijf uit vanaf dat punt.
lesson-double = De verdubbelsteen
lesson-double-task = Je staat ver voor. Verdubbel voordat je gooit.
lesson-double-done = De ander neemt aan en speelt verder om het dubbele, of weigert en verliest wat de partij tot dan toe waard was.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Wint { $win }%.
    [double] Wint { $win }% ({ $wins-double }% dubbel, { $wins-triple }% driedubbel), verliest { $loss }% ({ $loses-double }% dubbel, { $loses-triple }% driedubbel).
   *[gammon] Wint { $win }% ({ $wins-double }% gammons, { $wins-triple }% backgammons), verliest { $loss }% ({ $loses-double }% gammons, { $loses-triple }% backgammons).
}
mistake-cost = Geeft { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten weg.
mistake-given = { $what ->
    [shots] { $played } van de 36 worpen slaan, in plaats van { $best }.
    [cashed] Nu kan de ander verdubbelen en meteen winnen.
    [doubled] Nu heeft de ander een goede verdubbeling.
    [wins] Wint { $played }% in plaats van { $best }%.
    [gammons-won] Wint dubbel in { $played }% in plaats van { $best }%.
   *[gammons-lost] Verliest dubbel in { $played }% in plaats van { $best }%.
}
mistake-cube = { $why ->
    [too-early] De verdubbeling kwam te vroeg.
    [too-good] Te goed om te verdubbelen: doorspelen is meer waard.
    [double] Hier hoort verdubbeld te worden.
    [take] Deze verdubbeling neem je aan.
    [drop] Deze verdubbeling weiger je.
   *[beaver] De verdubbelsteen hoort meteen teruggedraaid te worden.
}
tally-errors = Beslissingen: { $decisions }. Weggegeven: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } duizendsten per beslissing.
tally-luck = Geluk met de dobbelstenen: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Gooien: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Verdubbelen: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Aannemen: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Weigeren: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Gooi de dobbelstenen, of verdubbel eerst als je duidelijk voorstaat.
    [answer] De ander verdubbelt: neem aan en speel voor het dubbele, of weiger en verlies de huidige inzet.
    [bar] Een schijf van jou staat op de bar: breng die eerst binnen.
    [off] Al je schijven zijn thuis: speel ze uit.
    [move] Breng je schijven met beide getallen naar huis; met twee of meer staan ze veilig.
    [race] Er kan niets meer geslagen worden: breng alles zo snel mogelijk thuis en speel het uit.
   *[other] Kies een knop onder het bord.
}
guide-why = { $why ->
    [hits] Je slaat: die schijf moet opnieuw beginnen.
    [off] Je speelt schijven uit.
    [point] Je maakt een punt: schijven die samen staan zijn veilig, en staan in de weg.
    [safe] Er blijven minder schijven alleen staan.
    [runs] Het brengt een achterste schijf op weg.
    [past] Je laatste schijven zijn de andere voorbij: nu kan niets meer geslagen worden.
    [race] Zo gaat het minste verloren.
    [pass] Er kan niets gezet worden.
    [double] Je staat ver genoeg voor.
    [take] Je wint vaak genoeg om door te spelen.
    [drop] Je zou te vaak verliezen.
    [throw] Je staat niet ver genoeg voor om te verdubbelen.
   *[other] Dit geeft de beste kansen.
}
character-beginner = Pip
character-casual = Solo
character-steady = Anker
character-expert = Prime
character-master = Orakel
