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
    [one] { $seat } wint dubbel, goed voor { $points } punt: de tegenstander heeft niets uitgespeeld.
   *[other] { $seat } wint dubbel, goed voor { $points } punten: de tegenstander heeft niets uitgespeeld.
}
outcome-triple = { $points ->
    [one] { $seat } wint driedubbel, goed voor { $points } punt: de tegenstander heeft nog een schijf ver achter.
   *[other] { $seat } wint driedubbel, goed voor { $points } punten: de tegenstander heeft nog een schijf ver achter.
}
outcome-gammon = { $points ->
    [one] { $seat } wint een gammon, goed voor { $points } punt: de tegenstander heeft niets uitgespeeld.
   *[other] { $seat } wint een gammon, goed voor { $points } punten: de tegenstander heeft niets uitgespeeld.
}
outcome-backgammon = { $points ->
    [one] { $seat } wint een backgammon, goed voor { $points } punt: de tegenstander heeft nog een schijf ver achter.
   *[other] { $seat } wint een backgammon, goed voor { $points } punten: de tegenstander heeft nog een schijf ver achter.
}
outcome-dropped = { $points ->
    [one] { $seat } wint { $points } punt: de verdubbeling is geweigerd.
   *[other] { $seat } wint { $points } punten: de verdubbeling is geweigerd.
}
outcome-conceded = { $points ->
    [one] { $seat } wint { $points } punt: de tegenstander heeft opgegeven.
   *[other] { $seat } wint { $points } punten: de tegenstander heeft opgegeven.
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
    [answer] Je tegenstander verdubbelt: neem aan en speel voor het dubbele, of weiger en verlies de huidige inzet.
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
clause-fifteen = Elke speler heeft vijftien schijven.
clause-three-checkers = Elke speler heeft drie schijven.
clause-jump = Je schijven mogen onderweg over alle andere heen, ook over geblokkeerde punten.
clause-white-starts = Een dobbelsteen bepaalt wie met de lichte schijven (Wit) speelt en wie met de donkere. Wit begint.
clause-higher-takes-white = Elke speler gooit één dobbelsteen. Het hoogste getal krijgt Wit.
clause-dice-flat = Dobbelstenen die daar niet vlak liggen, tellen niet: gooi beide opnieuw.
clause-call-first = Wil je een fout aanwijzen, doe dat dan voor je gooit.
clause-closed-by-three = Een punt met drie of meer schijven van de tegenstander is geblokkeerd: je kunt er niet landen, ook niet onderweg. Op een punt met twee mogen jullie allebei staan; alleen een schijf alleen wordt geslagen.
clause-bridge = Meerdere geblokkeerde punten op een rij vormen een brug. Een schijf komt er alleen overheen met een getal dat verder reikt.
clause-several-hits = In één beurt mag je meerdere schijven slaan, met dubbel gooien tot vier.
clause-stacking = Op één punt mogen zoveel van je schijven staan als je wilt.
clause-no-pass = Bij het uitspelen kies je zelf tussen een zet binnen je thuisvak en uitspelen. Maar een getal dat je kunt spelen, moet je spelen.
clause-may-leave-unused = Zijn al je schijven thuis, dan mag je een getal ongebruikt laten.
clause-any-six = Vanaf punt 6 mag je met elke zes uitspelen.
clause-win-kinds-far-back = Winst telt enkel; dubbel als de verliezer niets heeft uitgespeeld; driedubbel als de verliezer een schijf op de bar of in het thuisvak van de winnaar heeft, wat er ook uit is.
clause-win-kinds-single = Winst telt enkel; driedubbel als de verliezer niets heeft uitgespeeld en een schijf op de bar of in het thuisvak van de winnaar heeft.
clause-win-kinds-letter = Winst telt enkel, ook als alle schijven van de verliezer nog op het bord zijn; driedubbel als er een op de bar of in het thuisvak van de winnaar is.
clause-win-named = Winst is enkel als de verliezer een schijf heeft uitgespeeld, een gammon als hij er geen heeft uitgespeeld, en een backgammon als er bovendien een op de bar of in het thuisvak van de winnaar is.
clause-win-values = Een gammon telt dubbel, een backgammon driedubbel.
clause-without-cube = In dit spel is er geen verdubbelsteen.
clause-cube-single-game = In een match die partijen telt, telt elke partij één en wordt de verdubbelsteen niet gebruikt.
clause-cube-faces = De eerste verdubbeling zet de verdubbelsteen op 2. Wie hem aannam, mag hem later op 4 zetten, dan de ander op 8, en zo om beurten verder.
clause-drop-price = Weiger je, dan verlies je wat de partij voor de verdubbeling waard was, als enkel verlies.
clause-cube-times-kind = De verdubbelsteen vermenigvuldigt wat de soort winst telt: bij 8 telt een driedubbele winst 24.
clause-nothing-resigned = Aannemen en weigeren zijn antwoorden op een aanbod om op te geven.
refusal-call-first = Gooi eerst, of wijs de fout aan.
refusal-closed-by-three = { $count ->
    [one] Punt { $point } is geblokkeerd: daar staat { $count } schijf van je tegenstander.
   *[other] Punt { $point } is geblokkeerd: daar staan { $count } schijven van je tegenstander.
}
refusal-without-cube = In dit spel is er geen verdubbelsteen.
refusal-cube-single-game = In een match die partijen telt, is er geen verdubbelsteen.
refusal-nothing-resigned = Niemand heeft aangeboden op te geven.
told-start-white = Startworp: { $high } tegen { $low }. De { $high } krijgt Licht en begint.
told-start-tie = Startworp: { $high } tegen { $low }. Nog een keer.
scene-point-shared = Punt { $point }: licht { $first }, donker { $second }
switch-block_min = Wanneer is een punt geblokkeerd?
switch-block_min-2 = Twee schijven van de tegenstander blokkeren het
switch-block_min-3 = Pas drie of meer blokkeren het
switch-win_none_off = Als de verliezer niets heeft uitgespeeld?
switch-win_none_off-double = De winst telt dubbel
switch-win_none_off-single = De winst telt enkel
switch-stake-note = De verdubbelsteen is voor losse partijen: in een best of 3 of meer telt elke partij één, wat de inzet ook is.
box-says-more-than-two-note = Volgens deze zin zou een paar open noch geblokkeerd zijn. Daarom spelen we dat twee een punt blokkeren, zoals sommige talen van het boekje zeggen. Je kunt het in drie veranderen: “Precies zoals gedrukt” doet dat.
box-says-games-note = De Duitse pagina van dezelfde doos is een ander spel: kies daarvoor “Het laagste getal wordt altijd eerst gespeeld”.
box-says-smaller-note = Dit is de Duitse pagina van die doos. De andere talen beschrijven een ander spel: kies daarvoor “twee van de drie gewonnen”.
box-says-correction-note = Fouten kun je alleen aanwijzen in een partij die elke zet toelaat; anders zijn alleen juiste zetten mogelijk.
origin-setup = Gedrukt als plaatje.
origin-case-white-starts = In de Griekse tekst ontbreekt dat Wit begint.
origin-higher-takes-white = De boekjes zeggen niet welk getal Wit krijgt. Het hoogste, zoals overal.
origin-draw-first = Over gelijke getallen staat niets; ze kunnen niets beslissen, dus wordt er opnieuw gegooid.
origin-collection-draw-first = Gelijke getallen worden opnieuw gegooid tot ze verschillen.
origin-tournament-draw-first = Gelijke getallen worden opnieuw gegooid.
origin-best-of-first-throw-fresh = Het boekje zegt alleen wie eerst zet en dat er om beurten wordt gegooid; dus gooit wie begint met beide.
origin-collection-dice-flat = Het boekje zegt alleen waar je gooit.
origin-case-closed-point = De meeste talen zeggen “meer dan twee”, maar alleen een losse schijf wordt geslagen, dus een paar zou open noch geblokkeerd zijn. Italiaans en Ests zeggen twee of meer, Engels zegt allebei. Wij spelen twee. De letter is een optie.
origin-case-closed-by-three = Dit is de letter: “meer dan twee” blokkeren een punt en alleen een losse schijf wordt geslagen; met twee wordt het punt gedeeld.
origin-best-of-closed-point = Zo zeggen het Engels, Frans en Italiaans. Spaans, Portugees en Pools zeggen het alleen voor het binnenkomen vanaf de bar.
origin-collection-closed-point = De Engelse, Italiaanse, Deense en Russische tekst lezen alsof één schijf van de tegenstander je onderweg al tegenhoudt. Duits, Frans en Spaans zijn duidelijk: twee of meer.
origin-case-self-hit = In de Tsjechische, Slowaakse en Hongaarse tekst is deze regel verloren gegaan; daar staat nog eens hoe je slaat.
origin-case-hit = Sommige talen vergeten te zeggen dat de schijf van de tegenstander alleen moet staan.
origin-best-of-hit = De Poolse tekst vergeet te zeggen dat de schijf van de tegenstander alleen moet staan.
origin-case-stacking = De boekjes stellen geen grens.
origin-several-hits = Het boekje zegt niets; elke treffer volgt uit de regel hierboven.
origin-small-first-several-hits = Het volgt uit het voorbeeld van een worp die op een van drie afstanden slaat.
origin-case-several-hits = De Turkse tekst spreekt van dubbel zes; elke dubbel is bedoeld.
origin-case-must-move = Gespeeld zoals in het Duits en de meeste talen. Frans maakt slaan verplicht, Russisch, Oekraïens en Turks draaien de regel om, en in het Hongaars ontbreekt een “niet”.
origin-best-of-must-move = Het boekje zegt het niet in het algemeen; de regel over het hoogste getal gaat ervan uit.
origin-best-of-use-all = Het boekje zegt het niet; de regel over het hoogste getal gaat ervan uit.
origin-small-first-use-all = Het boekje zegt het niet; gespeeld zoals gebruikelijk.
origin-best-of-use-higher = Frans en Pools lezen alsof je vrijwillig maar één getal kunt spelen; Spaans, het origineel, niet.
origin-case-use-higher = De Kroatische tekst spreekt van één schijf in plaats van één getal.
origin-case-stop-at-home = In sommige talen eindigt de plicht als de schijven van een van beide spelers thuis zijn, in het Arabisch pas als alle dat zijn. Wij spelen: je eigen.
origin-no-pass = De tekst zegt dat uitspelen niet verplicht is en de andere zet ook niet. Wij lezen het als vrije keuze tussen die twee, omdat meteen daarna de gewone regels weer gelden. Een getal ongebruikt laten is een optie.
origin-may-leave-unused = Dit is de letter: uitspelen noch een andere zet is verplicht. De Poolse tekst heeft maar de helft.
origin-case-doubles-four = Sommige talen verviervoudigen de hele worp of spreken van vier dobbelstenen. Het voorbeeld in dezelfde tekst toont vier losse zetten.
origin-best-of-doubles-four = Het Engelse voorbeeld loopt door in een tweede; vier zetten zijn bedoeld.
origin-best-of-partial-double = Het boekje zegt niets; gespeeld zoals gebruikelijk.
origin-collection-partial-double = Het boekje zegt niets; het volgt uit de zetplicht.
origin-case-partial-double = De Turkse tekst neemt de mogelijke zetten terug, de Arabische laat ze vrij; in alle andere zijn ze verplicht.
origin-whole-double = In het voorbeeld vervalt een dubbel waarvan twee zetten mogelijk zijn. Wij lezen het ook zo voor drie.
origin-case-enter-first = De boekjes zeggen alleen dat eerst alle schijven terugkomen. Waar en hoe, is zoals gebruikelijk.
origin-best-of-enter-first = De Franse tekst laat het afhangen van of je binnen kunt komen; de andere niet.
origin-case-enter-any = De boekjes zeggen het niet; zoals gebruikelijk.
origin-smaller-lost = Het boekje laat de hele worp alleen vervallen voor een speler op de bar. Wij breiden dat niet uit: het hoogste getal wordt alleen gespeeld.
origin-case-home-first = Tsjechisch, Slowaaks, Sloveens en Arabisch laten na een treffer niet meer gooien, en in het Kroatisch speel je uit naar de beginstelling. Uitspelen van het bord is bedoeld.
origin-case-exact-number = De Zweedse tekst vraagt een “even” getal, de Turkse laat “precies” weg. In alle andere precies.
origin-best-of-highest-first = De Portugese tekst neemt altijd de hoogste schijf; de andere staan het alleen toe.
origin-best-of-inside-move = Het Franse voorbeeld gaat naar het verkeerde punt.
origin-collection-any-sufficient = De Franse tekst wil dat het getal “net voorbij” de rand reikt, dus precies. De andere negen talen willen alleen dat het genoeg is en zeggen niets over schijven erachter.
origin-collection-highest-first = Niet in het boekje: de regel van nu, zoals afgesproken.
origin-rear-first = De volgorde is gedrukt; dat een getal hoger mag zijn dan het punt, volgt uit het passeren van de rand.
origin-any-six = De Duitse tekst vraagt een worp met twee zessen. Dat botst met zijn eigen regel voor het uitspelen en lijkt een drukfout. Wij spelen elke zes. De letter is een optie.
origin-double-six = Dit is de letter van de Duitse tekst.
origin-case-win = De Griekse tekst noemt eerst de speler die het eerst thuis is, de Arabische wie begint met uitspelen. Later zijn beide het met de rest eens.
origin-case-win-kinds = Voor driedubbele winst vragen de boekjes alleen een schijf op de bar of in het thuisvak van de winnaar. Een verliezer met schijven uit zou dan tegelijk enkel en driedubbel verliezen; wij vragen dat er niets uit is. De letter is een optie. De Deense tekst omschrijft dubbele winst als enkele.
origin-case-win-kinds-far-back = Dit is de letter: de boekjes vragen niet dat er niets uit is.
origin-small-first-win-kinds = Er ontbreekt een regel tekst: hij belooft drie soorten en noemt winst op een verliezer met alle schijven op het bord enkel, wat overal elders dubbel is. Wij vullen het aan uit de andere boekjes. De letter is een optie.
origin-small-first-win-kinds-far-back = De halve letter: driedubbele winst zoals gedrukt, dubbele uit de andere boekjes.
origin-small-first-win-kinds-single = De halve letter: geen dubbele winst, zoals gedrukt; driedubbele met niets uit.
origin-small-first-win-kinds-letter = Dit is wat er van de tekst over is; er ontbreekt een regel.
origin-win-values = Het boekje noemt gammon en backgammon, maar geen getallen.
origin-stalled = Van ons: anders kon het eeuwig doorgaan. Een onbesliste partij telt mee voor de match, dus een best of 3 kan gelijk eindigen.
origin-without-cube = Het boekje noemt er geen.
origin-collection-without-cube = Het boekje zegt dat verdubbelstenen bestaan en laat ze weg.
origin-case-cube = Duits in het ene boekje en vijf talen van het andere zeggen “verviervoudigen”, hoewel dezelfde tekst tot acht gaat. Bedoeld is: vermenigvuldigen. Dat de verdubbelsteen met 1 in het midden begint, is niet gedrukt.
origin-case-cube-faces = De Kroatische tekst heeft een kant met 6; in de Portugese en Kroatische wordt de verdubbelsteen gegooid. Hij wordt gedraaid.
origin-case-double-before-throw = De Kroatische tekst staat het alleen voor de eerste worp toe, de Zweedse altijd. De andere: voor je eigen worp, zodra de partij loopt.
origin-case-drop-price = Niet gedrukt; zoals gebruikelijk.
origin-case-cube-limit = Niet gedrukt, behalve in het Kroatisch, dat de kanten opsomt. Een verdubbelsteen gaat tot 64.
origin-case-cube-times-kind = Gedrukt voor driedubbele winst bij 8. Wij lezen het als voorbeeld. De Zweedse tekst verdubbelt de inzet acht keer, de Arabische vermenigvuldigt de dobbelstenen.
origin-case-cube-single-game = De boekjes kennen geen matches.
origin-one-by-one = Van ons: zo werkt een partij zonder hulp.
origin-collection-correction = De Engelse tekst laat het recht eindigen met “de volgende” worp; je eigen is bedoeld.
written-no-move = geen zet
written-double = Verdubbelt naar { $value }
written-take = Neemt aan
written-drop = Weigert
written-beaver = Beaver naar { $value }
written-raccoon = Raccoon naar { $value }
written-accept = Akkoord
written-decline = Geweigerd
written-correct = Wijst de fout aan
written-check = Vraagt het na
written-resigning = { $kind ->
    [1] Biedt enkel verlies aan
    [2] Biedt dubbel verlies aan
   *[3] Biedt driedubbel verlies aan
}
standing = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
