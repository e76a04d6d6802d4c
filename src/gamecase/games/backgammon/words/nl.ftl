### Dutch. checker = schijf, point = punt, home = thuisvak, bar = bar, hit = slaan, bear off = uitspelen,
### doubles = dubbele worp, cube = verdubbelsteen, double = verdubbeling, opening roll = startworp, blocked = geblokkeerd.

game-name = Backgammon
game-about = Breng je vijftien schijven als eerste naar huis en van het bord, en sla onderweg die van je tegenstander.
seat-first = Licht
seat-second = Donker

## Booklets
booklet-case = Backgammonkoffer
booklet-case-about = Uitspelen gaat alleen met het precieze getal, en zijn al je schijven thuis, dan hoef je niet meer te zetten. Speel je om een inzet, dan met de verdubbelsteen.
booklet-best-of = Beste van een reeks
booklet-best-of-about = Je telt gewoon de partijen: twee van de drie, of drie van de vijf. Zonder verdubbelsteen.
booklet-small-first = Laagste eerst
booklet-small-first-about = Speel het laagste getal eerst, een dubbele worp helemaal of helemaal niet, en speel van achteren af uit.
booklet-collection = Spellencollectie
booklet-collection-about = Speel uit met elk getal dat de rand haalt. Je tegenstander mag een fout aanwijzen tot aan de eigen worp.
booklet-tournament = Toernooi
booklet-tournament-about = Backgammon zoals het nu gespeeld wordt: wedstrijden om punten of partijen om een inzet, met de verdubbelsteen en alle regels daarvan.
box-says = Wat hiervan staat in jouw regelboekje?
box-says-more-than-two = Een punt is geblokkeerd als er ‘meer dan twee’ schijven staan
box-says-games = Je speelt om twee gewonnen partijen van de drie, of drie van de vijf
box-says-smaller = Je speelt altijd het laagste getal eerst
box-says-correction = Een ongeldige zet mag tot de volgende worp worden aangewezen
box-says-nothing = Ik heb geen boekje
box-cube_inside = Zit er een verdubbelsteen in de doos?
box-languages = In hoeveel talen is het geschreven?

## Switches
switch-stake = Waar spelen jullie om?
switch-stake-0 = Gewoon voor de lol, zonder verdubbelsteen
switch-stake-1 = Om inzet 1, met verdubbelsteen
switch-stake-2 = Om inzet 2, met verdubbelsteen
switch-stake-5 = Om inzet 5, met verdubbelsteen
switch-stake-10 = Om inzet 10, met verdubbelsteen
switch-win_triple_needs_none_off = Wanneer telt winst driedubbel?
switch-win_triple_needs_none_off-yes = Alleen als de verliezer nog geen schijven heeft uitgespeeld
switch-win_triple_needs_none_off-no = Altijd als de verliezer een schijf op de bar of in het thuisvak van de winnaar heeft
switch-assisted = Controle van je zetten
switch-assisted-yes = Alleen toegestane zetten
switch-assisted-no = Elke zet, zoals op een echt bord
switch-bearoff_may_pass = Als al je schijven thuis zijn
switch-bearoff_may_pass-no = Je moet elk getal spelen dat kan
switch-bearoff_may_pass-yes = Je mag een getal ongebruikt laten
switch-bearoff_six_needs_double_six = Uitspelen vanaf punt 6
switch-bearoff_six_needs_double_six-no = Met elke zes
switch-bearoff_six_needs_double_six-yes = Alleen met dubbel zes
switch-bearoff_rule = Hoe speel je een schijf uit?
switch-bearoff_rule-any-sufficient = Met elk getal dat de rand haalt
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
switch-centred_cube = Als de verdubbelsteen in het midden ligt
switch-centred_cube-either = Beide spelers mogen hem draaien
switch-centred_cube-holland = Na de Crawfordpartij pas als beide spelers twee keer gegooid hebben
switch-crawford = Crawfordpartij
switch-crawford-yes = Eén partij zonder verdubbelsteen, als een speler nog één punt nodig heeft
switch-crawford-no = Geen Crawfordpartij
switch-jacoby = Jacobyregel
switch-jacoby-yes = Gammons tellen alleen als de verdubbelsteen gedraaid is
switch-jacoby-no = Gammons tellen altijd
switch-beavers = Beavers
switch-beavers-yes = Toegestaan
switch-beavers-no = Niet toegestaan
switch-raccoons = Raccoons
switch-raccoons-yes = Toegestaan
switch-raccoons-no = Niet toegestaan
switch-automatic_doubles = Gelijke ogen bij de startworp
switch-automatic_doubles-0 = Opnieuw gooien
switch-automatic_doubles-1 = Inzet verdubbelt, hoogstens één keer
switch-automatic_doubles-2 = Inzet verdubbelt, hoogstens twee keer
switch-automatic_doubles-3 = Inzet verdubbelt, hoogstens drie keer

## Clauses
clause-aim = Breng al je schijven naar je thuisvak en speel ze daarna uit. Wie als eerste geen schijven meer heeft, wint.
clause-setup = De twee kanten staan in spiegelbeeld. Je schijven gaan van het thuisvak van je tegenstander het bord rond naar je eigen thuisvak.
clause-forward = Schijven gaan alleen richting huis, nooit terug.
clause-starter-high = Beide spelers gooien één dobbelsteen. Wie het hoogst gooit, begint.
clause-draw-first = Eerst komt de startworp. Gooien beide spelers hetzelfde getal, dan gooien ze opnieuw.
clause-first-throw-fresh = Wie begint, gooit voor de eerste beurt beide dobbelstenen opnieuw.
clause-first-throw-drawn = De twee dobbelstenen van de startworp zijn de eerste worp van wie begint; dat is dus nooit een dubbele worp.
clause-already-started = Er is één startworp per partij.
clause-throw-first = De spelers zijn om de beurt aan zet. Een beurt begint met een worp van twee dobbelstenen.
clause-dice-zone = Je gooit de dobbelstenen in de rechterhelft van het bord, van jou uit gezien.
clause-choice-first = Kun je verdubbelen, doe dat dan voordat je gooit.
clause-play-first = Speel eerst je worp; daarna pas de rest.
clause-dice-only = Elk getal verplaatst één schijf zoveel punten. Dezelfde schijf mag meerdere getallen na elkaar gebruiken en landt na elk getal.
clause-no-checker = Je mag alleen je eigen schijven verplaatsen.
clause-closed-point = Een punt met twee of meer schijven van je tegenstander is geblokkeerd: je kunt er niet landen, ook niet midden in een langere zet.
clause-self-hit = Zet je toch een schijf op een geblokkeerd punt, dan geldt die als geslagen: hij gaat naar de bar en het getal is verbruikt.
clause-hit = Land je op een losse schijf van je tegenstander, dan sla je die: hij gaat naar de bar. Je hoeft niet te slaan als je anders kunt zetten.
clause-any-order = Je mag de getallen in elke volgorde spelen.
clause-smaller-first = Speel altijd het laagste getal vóór het hoogste.
clause-smaller-lost = Kan geen schijf het laagste getal spelen, dan vervalt het en speel je alleen het hoogste.
clause-must-move = Kun je zetten, dan moet je.
clause-use-all = Je moet zoveel getallen spelen als de regels toelaten: allebei, als er een manier is om ze allebei te spelen.
clause-use-higher = Kun je elk van beide getallen spelen maar niet allebei, dan moet je het hoogste spelen.
clause-stop-at-home = Zijn al je schijven thuis, dan hoef je niet meer te zetten: je mag elk getal ongebruikt laten.
clause-doubles-four = Gooi je dubbel, dan speel je het getal vier keer.
clause-partial-double = Speel zoveel van de vier stappen van een dubbele worp als kan; de rest vervalt.
clause-whole-double = Een dubbele worp speel je helemaal, met alle vier de stappen, of helemaal niet. Speel je je laatste schijf eerder uit, dan is dat genoeg.
clause-enter-first = Een schijf op de bar moet eerst binnenkomen, in het thuisvak van je tegenstander, op het punt dat de dobbelsteen vanaf de verste rand telt. Zolang niet al je schijven binnen zijn, mag je niets anders zetten.
clause-enter-any = Je mag met elk van beide getallen binnenkomen; een getal waarmee je niet kunt binnenkomen, vervalt.
clause-smaller-enters = Heb je een schijf op de bar en kun je met het laagste getal niet binnenkomen, dan vervalt de hele worp.
clause-home-first = Je mag beginnen met uitspelen als al je schijven thuis zijn. Wordt er een geslagen, dan mag je verder als ze weer allemaal thuis zijn.
clause-exact-number = Je kunt een schijf alleen uitspelen met precies het getal van zijn punt.
clause-highest-first = Je kunt een schijf uitspelen met het getal van zijn punt, of met een hoger getal vanaf je hoogste punt.
clause-rear-first = Je kunt alleen vanaf je hoogste punt uitspelen, met elk getal dat de rand haalt.
clause-any-sufficient = Je kunt elke schijf uitspelen met een getal dat de rand haalt.
clause-past-band = Je kunt een schijf niet uitspelen zolang je tegenstander in jouw thuisvak een punt ervóór bezet houdt.
clause-double-six = Vanaf punt 6 kun je alleen uitspelen met een worp van twee zessen.
clause-inside-move = Je mag altijd binnen je thuisvak zetten in plaats van uit te spelen.
clause-win = Wie als eerste alle schijven heeft uitgespeeld, wint.
clause-win-counts-one = Elke gewonnen partij telt voor één.
clause-win-kinds = Winst telt één keer. Ze telt twee keer als de verliezer nog geen schijven heeft uitgespeeld, en drie keer als de verliezer bovendien een schijf op de bar of in het thuisvak van de winnaar heeft.
clause-stalled = Na vijftig beurten op rij zonder zet eindigt de partij in gelijkspel.
clause-cube = De verdubbelsteen begint in het midden, op 1. Elke verdubbeling maakt de partij twee keer zoveel waard.
clause-no-cube = Bij deze regels doet de verdubbelsteen alleen mee als je om een inzet of om punten speelt. Tel je gewoon partijen, dan is er geen verdubbelsteen.
clause-double-before-throw = Je mag een verdubbeling aanbieden vóór je eigen worp, maar niet vóór de eerste worp van de partij.
clause-answer-first = Je tegenstander neemt de verdubbeling aan, of weigert en verliest de partij.
clause-nothing-offered = Je kunt alleen aannemen of weigeren als je een verdubbeling is aangeboden.
clause-cube-owner = Neem je een verdubbeling aan, dan is de verdubbelsteen van jou en mag alleen jij de volgende keer verdubbelen.
clause-cube-limit = De verdubbelsteen kan niet verder dan zijn grens.
clause-cube-dead = In een wedstrijd wordt de verdubbelsteen niet meer gedraaid zodra hij de wedstrijd al voor beide spelers beslist.
clause-crawford = De eerste partij waarin een speler nog maar één punt nodig heeft, wordt zonder verdubbelsteen gespeeld.
clause-holland = Naar keuze: na die partij mag de verdubbelsteen in het midden pas gedraaid worden als beide spelers twee keer gegooid hebben.
clause-jacoby = Buiten een wedstrijd tellen dubbele en driedubbele winst als enkele, tenzij de verdubbelsteen gedraaid is.
clause-beavers = Buiten een wedstrijd mag je op een verdubbeling antwoorden door meteen zelf te verdubbelen en de verdubbelsteen te houden: een beaver.
clause-no-beaver = Een beaver mag alleen als jullie dat hebben afgesproken, en alleen als antwoord op een verdubbeling.
clause-no-raccoon = Een raccoon mag alleen als jullie dat hebben afgesproken, en alleen als antwoord op een beaver.
clause-automatic-doubles = Buiten een wedstrijd verdubbelen gelijke ogen bij de startworp de inzet, hoogstens zo vaak als jullie hebben afgesproken.
clause-match-games = Spreek vooraf af hoeveel partijen de wedstrijd telt, bijvoorbeeld twee gewonnen van de drie.
clause-match-points = Wie als eerste het afgesproken aantal punten haalt, wint de wedstrijd.
clause-no-resignation = Deze regels zeggen niet wat opgeven kost.
clause-resignation = Je mag aanbieden om enkel, dubbel of driedubbel op te geven. Je tegenstander neemt dat aan of weigert.
clause-answer-resignation = Een aanbod om op te geven wordt beantwoord voordat het spel verdergaat.
clause-correction = Je mag je tegenstander vragen een ongeldige beurt opnieuw te spelen, met dezelfde worp.
clause-nothing-wrong = Een geldige beurt blijft staan.
clause-correct-before-throw = Je kunt dat alleen vragen tot je eigen worp.
clause-one-by-one = Waar elke zet is toegestaan, verplaats je je schijven een voor een en beëindig je daarna je beurt.
clause-no-correction = Een beëindigde beurt blijft staan.

## Why not
refusal-draw-first = Eerst komt de startworp.
refusal-already-started = De partij is al begonnen.
refusal-throw-first = Gooi eerst de dobbelstenen.
refusal-choice-first = Gooi eerst, of verdubbel.
refusal-play-first = Speel eerst je worp.
refusal-dice-zone = De dobbelstenen liggen niet in de rechterhelft van het bord: gooi ze allebei opnieuw.
refusal-forward = Je kunt niet terug van { $from } naar { $to }. Schijven gaan alleen richting huis.
refusal-no-checker = { $place ->
    [bar] Je hebt geen schijf op de bar.
   *[point] Je hebt geen schijf op punt { $point }.
}
refusal-dice-only = { $count ->
    [0] Je hebt geen getallen meer te spelen.
    [one] Dat is { $distance } punten ver; je hebt nog { $dice }.
   *[other] Dat is { $distance } punten ver; je hebt nog { $dice }.
}
refusal-closed-point = { $count ->
    [one] Punt { $point } is geblokkeerd: daar staat { $count } schijf van je tegenstander.
   *[other] Punt { $point } is geblokkeerd: daar staan { $count } schijven van je tegenstander.
}
refusal-smaller-first = Speel het laagste getal eerst: de { $die } vóór de { $larger }.
refusal-smaller-lost = Geen schijf kon de { $die } als eerste spelen, dus die is vervallen.
refusal-must-move = { $possible ->
    [one] Je kunt { $possible } getal spelen, dus dat moet.
   *[other] Je kunt { $possible } getallen spelen, dus dat moet.
}
refusal-use-all = { $possible ->
    [one] Je kunt { $possible } getal spelen; zo speel je er { $used }.
   *[other] Je kunt { $possible } getallen spelen; zo speel je er maar { $used }. Zoek een manier om ze allemaal te spelen.
}
refusal-use-higher = Je kunt maar één getal spelen, dus het moet het hoogste zijn: { $die }.
refusal-whole-double = { $possible ->
    [one] Een dubbele worp moet je helemaal spelen, maar je kunt maar { $possible } van de { $needed } stappen doen: de worp vervalt.
   *[other] Een dubbele worp moet je helemaal spelen, maar je kunt maar { $possible } van de { $needed } stappen doen: de worp vervalt.
}
refusal-enter-first = { $count ->
    [one] Je hebt { $count } schijf op de bar: breng die eerst binnen.
   *[other] Je hebt { $count } schijven op de bar: breng die eerst binnen.
}
refusal-smaller-enters = Met de { $die } kan je schijf niet binnenkomen, want punt { $point } is geblokkeerd: de hele worp vervalt.
refusal-home-first = { $count ->
    [one] Je kunt nog niet uitspelen: { $count } schijf is niet thuis.
   *[other] Je kunt nog niet uitspelen: { $count } schijven zijn niet thuis.
}
refusal-exact-number = Vanaf punt { $point } kun je alleen met een { $point } uitspelen; je hebt nog { $dice }.
refusal-highest-first = Vanaf punt { $point } kun je met een hoger getal alleen uitspelen als er niets achter staat; je hebt nog schijven op punt { $highest }.
refusal-rear-first = Speel eerst van achteren uit: je hebt nog schijven op punt { $highest }.
refusal-past-band = { $count ->
    [one] Vanaf punt { $point } kun je niet uitspelen: je tegenstander heeft { $count } schijf op punt { $band } ervóór.
   *[other] Vanaf punt { $point } kun je niet uitspelen: je tegenstander heeft { $count } schijven op punt { $band } ervóór.
}
refusal-double-six = Vanaf punt 6 kun je alleen met twee zessen uitspelen; je gooide { $dice }.
refusal-no-cube = In deze partij is er geen verdubbelsteen.
refusal-double-before-throw = Je kunt alleen vóór je eigen worp verdubbelen, en niet vóór de eerste worp van de partij.
refusal-answer-first = Antwoord eerst op de verdubbeling naar { $value }: aannemen of weigeren.
refusal-nothing-offered = Er is geen aanbod om op te antwoorden.
refusal-cube-owner = De verdubbelsteen is van je tegenstander en staat op { $value }.
refusal-cube-limit = De verdubbelsteen staat op { $value } en kan niet hoger.
refusal-cube-dead = { $needed ->
    [one] De verdubbelsteen op { $value } beslist de wedstrijd al: niemand heeft meer dan { $needed } punt nodig.
   *[other] De verdubbelsteen op { $value } beslist de wedstrijd al: niemand heeft meer dan { $needed } punten nodig.
}
refusal-crawford = Dit is de Crawfordpartij van een wedstrijd tot { $number }: je kunt niet verdubbelen.
refusal-holland = { $throws ->
    [one] Na de Crawfordpartij gooien beide spelers twee keer voordat iemand verdubbelt; tot nu toe was er { $throws } worp.
   *[other] Na de Crawfordpartij gooien beide spelers twee keer voordat iemand verdubbelt; tot nu toe waren er { $throws } worpen.
}
refusal-no-beaver = Een beaver kan hier niet.
refusal-no-raccoon = Een raccoon kan hier niet.
refusal-no-resignation = Volgens deze regels kun je niet enkel, dubbel of driedubbel opgeven.
refusal-answer-resignation = Neem eerst het aanbod om op te geven aan, of weiger het.
refusal-one-by-one = Verzet hier één schijf tegelijk.
refusal-no-correction = Een beëindigde beurt blijft staan.
refusal-correct-before-throw = Je kunt alleen vóór je eigen worp een fout aanwijzen.
refusal-nothing-wrong = Die beurt was geldig.

## How it ended
outcome-single = { $points ->
    [one] { $seat } speelt de laatste schijf uit en wint { $points } punt.
   *[other] { $seat } speelt de laatste schijf uit en wint { $points } punten.
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
    [one] { $seat } wint { $points } punt: de tegenstander heeft de verdubbeling geweigerd.
   *[other] { $seat } wint { $points } punten: de tegenstander heeft de verdubbeling geweigerd.
}
outcome-conceded = { $points ->
    [one] { $seat } wint { $points } punt: de tegenstander heeft opgegeven.
   *[other] { $seat } wint { $points } punten: de tegenstander heeft opgegeven.
}
outcome-stalled = Gelijkspel: er is al lange tijd niet gezet.

## Levels
level-beginner = Beginner
level-beginner-about = Speelt de eerste zet die hij ziet en laat zijn schijven alleen staan.
level-casual = Liefhebber
level-casual-about = Houdt zijn schijven bij elkaar en slaat als het kan.
level-steady = Degelijk
level-steady-about = Maakt punten, telt de race en verdubbelt bij een ruime voorsprong.
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
        [left] De punten zijn genummerd vanaf het thuisvak van Licht, linksonder.
       *[right] De punten zijn genummerd vanaf het thuisvak van Licht, rechtsonder.
    }
   *[second] { $home ->
        [left] De punten zijn genummerd vanaf het thuisvak van Donker, linksonder.
       *[right] De punten zijn genummerd vanaf het thuisvak van Donker, rechtsonder.
    }
}
scene-points = { $seat ->
    [first] Licht heeft schijven op { $points }.
   *[second] Donker heeft schijven op { $points }.
}
scene-no-points = { $seat ->
    [first] Licht heeft op geen enkel punt schijven.
   *[second] Donker heeft op geen enkel punt schijven.
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
    [one] Nog te spelen getal: { $dice }.
   *[other] Nog te spelen getallen: { $dice }.
}
scene-cube = { $owner ->
    [first] De verdubbelsteen is van Licht en staat op { $value }.
    [second] De verdubbelsteen is van Donker en staat op { $value }.
   *[nobody] De verdubbelsteen ligt in het midden en staat op { $value }.
}
scene-away = Nog te halen punten: Licht { $first }, Donker { $second }.
scene-crawford = Dit is de Crawfordpartij: geen verdubbelingen.
scene-due-draw = Elke speler gooit één dobbelsteen om te bepalen wie begint.
scene-due-choice = { $seat ->
    [first] Licht is aan de beurt, vóór de worp.
   *[second] Donker is aan de beurt, vóór de worp.
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
    [first] Licht krijgt de verdubbelsteen op { $value } aangeboden: aannemen of weigeren.
   *[second] Donker krijgt de verdubbelsteen op { $value } aangeboden: aannemen of weigeren.
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
        [first] Donker biedt aan enkel op te geven. Licht antwoordt.
       *[second] Licht biedt aan enkel op te geven. Donker antwoordt.
    }
    [2] { $seat ->
        [first] Donker biedt aan dubbel op te geven. Licht antwoordt.
       *[second] Licht biedt aan dubbel op te geven. Donker antwoordt.
    }
   *[3] { $seat ->
        [first] Donker biedt aan driedubbel op te geven. Licht antwoordt.
       *[second] Licht biedt aan driedubbel op te geven. Donker antwoordt.
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
act-check = Mocht dat?
act-done = Beurt beëindigen
act-resign = { $kind ->
    [1] Enkel opgeven
    [2] Dubbel opgeven
   *[3] Driedubbel opgeven
}
act-stop = Beurt hier beëindigen
act-pass = Niet zetten
act-no-move = Geen zet mogelijk: beurt beëindigen
act-forced = Gedwongen: { $play }

## What happened
told-start = { $seat ->
    [first] Startworp: Licht { $first }, Donker { $second }. Licht begint.
    [second] Startworp: Licht { $first }, Donker { $second }. Donker begint.
   *[nobody] Startworp: allebei { $first }. Opnieuw gooien.
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
    [first] Licht: { $play }, op een geblokkeerd punt; de schijf gaat naar de bar
   *[second] Donker: { $play }, op een geblokkeerd punt; de schijf gaat naar de bar
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
        [first] Licht biedt aan enkel op te geven
       *[second] Donker biedt aan enkel op te geven
    }
    [2] { $seat ->
        [first] Licht biedt aan dubbel op te geven
       *[second] Donker biedt aan dubbel op te geven
    }
   *[3] { $seat ->
        [first] Licht biedt aan driedubbel op te geven
       *[second] Donker biedt aan driedubbel op te geven
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
    [first] Licht wijst een fout aan: de beurt wordt opnieuw gespeeld
   *[second] Donker wijst een fout aan: de beurt wordt opnieuw gespeeld
}

## The rule book's chapters
chapter-setup = Doel en richting
chapter-begin = Wie begint
chapter-dice = Gooien en zetten
chapter-points = Punten en slaan
chapter-bar = Binnenkomen vanaf de bar
chapter-bearing-off = Uitspelen
chapter-winning = Winnen
chapter-cube = De verdubbelsteen
chapter-errors = Fouten en opgeven

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Een punt bezetten
lesson-make-a-point-task = Je gooide 3 en 1. Breng twee schijven samen op je punt 5.
lesson-make-a-point-done = Twee schijven op een punt zijn veilig en blokkeren het voor je tegenstander.
lesson-run = Lopen
lesson-run-task = Je gooide 6 en 5. Breng een van je achterste schijven in veiligheid op je punt 13.
lesson-run-done = Eén schijf mag beide getallen gebruiken, het ene na het andere.
lesson-hit = Slaan
lesson-hit-task = Je tegenstander heeft een losse schijf op jouw punt 4. Sla die en maak het punt.
lesson-hit-done = Een geslagen schijf begint opnieuw vanaf de bar.
lesson-closed = Geblokkeerde punten
lesson-closed-task = Je gooide dubbel vijf. Je achterste schijven zijn geblokkeerd: maak je punt 3 vanaf punt 13 en punt 8.
lesson-closed-done = Je kunt niet landen op een punt met twee of meer schijven van je tegenstander.
lesson-enter = Vanaf de bar
lesson-enter-task = Je gooide 6 en 4, en je hebt een schijf op de bar. Breng die binnen en verplaats dan de andere achterste schijf.
lesson-enter-done = Een schijf op de bar komt eerst binnen; pas dan mag je iets anders zetten.
lesson-use-both = Het een of het ander
lesson-use-both-task = Je gooide 6 en 5. Je kunt elk van beide getallen spelen, maar niet allebei. Speel het getal dat je moet spelen.
lesson-use-both-done = Kun je maar één van de twee getallen spelen, dan moet het het hoogste zijn.
lesson-doubles = Dubbele worp
lesson-doubles-task = Je gooide dubbel drie, dus je zet vier keer. Maak je punt 5 en je punt 3.
lesson-doubles-done = Gooi je dubbel, dan speel je het getal vier keer.
lesson-bear-off = Uitspelen
lesson-bear-off-task = Al je schijven zijn thuis. Je gooide 5 en 2: speel twee schijven uit.
lesson-bear-off-done = Met een getal speel je een schijf uit vanaf het punt met dat getal.
lesson-bear-off-high = Een te hoge worp
lesson-bear-off-high-task = Je gooide 6 en 4, maar zo ver naar achteren heb je geen schijven. Speel toch twee schijven uit.
lesson-bear-off-high-done = Met een getal dat hoger is dan je hoogste punt, speel je een schijf uit vanaf dat punt.
lesson-double = De verdubbelsteen
lesson-double-task = Je staat ver voor. Verdubbel voordat je gooit.
lesson-double-done = Je tegenstander neemt aan en speelt verder om het dubbele, of weigert en verliest de inzet tot nu toe.

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
    [cashed] Nu kan de tegenstander verdubbelen en meteen winnen.
    [doubled] Nu heeft de tegenstander een goede verdubbeling.
    [wins] Wint { $played }% in plaats van { $best }%.
    [gammons-won] Wint in { $played }% van de gevallen dubbel in plaats van { $best }%.
   *[gammons-lost] Verliest in { $played }% van de gevallen dubbel in plaats van { $best }%.
}
mistake-cube = { $why ->
    [too-early] De verdubbeling kwam te vroeg.
    [too-good] Te goed om te verdubbelen: doorspelen is meer waard.
    [double] Dit was het moment om te verdubbelen.
    [take] Deze verdubbeling neem je aan.
    [drop] Deze verdubbeling weiger je.
   *[beaver] Het juiste antwoord was een beaver.
}
tally-errors = Beslissingen: { $decisions }. Weggegeven: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten, een foutscore van { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (duizendsten van een punt per beslissing).
tally-luck = Geluk: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten.
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
    [hits] Je slaat een schijf: die moet opnieuw beginnen vanaf de bar.
    [off] Je speelt schijven uit.
    [point] Je maakt een punt: schijven die samen staan zijn veilig en blokkeren je tegenstander.
    [safe] Je laat minder schijven alleen staan.
    [runs] Je brengt een achterste schijf op weg.
    [past] Je laatste schijven zijn die van je tegenstander voorbij: er kan niets meer geslagen worden.
    [race] Zo verspil je de minste pips.
    [pass] Je kunt niet zetten.
    [double] Je staat ver genoeg voor om te verdubbelen.
    [take] Je wint vaak genoeg om door te spelen.
    [drop] Je zou te vaak verliezen.
    [throw] Je staat niet ver genoeg voor om te verdubbelen.
   *[other] Dit geeft je de beste kansen.
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
box-says-games-note = De Duitse pagina van dezelfde doos is een ander spel: kies daarvoor “{ box-says-smaller }”.
box-says-smaller-note = Dit is de Duitse pagina van die doos. De andere talen beschrijven een ander spel: kies daarvoor “{ box-says-games }”.
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
origin-collection-throw-first = De Nederlandse tekst spreekt na het begin van drie dobbelstenen; bedoeld zijn er twee.
task-roll = Jouw beurt: gooi de dobbelstenen.
task-roll-or-double = Jouw beurt: gooi de dobbelstenen, of verdubbel.
task-move = Jouw beurt: verzet een schijf.
task-end = Jouw beurt: je hebt geen zet meer.
task-double = Je tegenstander verdubbelt: aannemen of weigeren?
task-resignation = Je tegenstander wil opgeven: neem je dat aan?
tally-pr = PR (prestatiecijfer): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Grootmeester
level-grandmaster-about = Speelt elke keuze honderden keren uit voor de beslissing valt. Heeft een paar seconden nodig.
character-grandmaster = Zenit
editor-dice = Dobbelstenen
editor-dice-none = Nog niet gegooid
editor-dice-double = Verdubbeling aangeboden
editor-cube = Verdubbelsteen
editor-cube-owner = Eigenaar van de verdubbelsteen
editor-cube-centre = In het midden
editor-length = Wedstrijdlengte in punten (0 = losse partij)
editor-score = { $seat ->
    [first] Punten van Licht
   *[second] Punten van Donker
}
editor-crawford = Crawford-partij
refusal-editor-many = { $seat ->
    [first] Licht heeft { $count } schijven op het bord; er zijn er maar { $total }.
   *[second] Donker heeft { $count } schijven op het bord; er zijn er maar { $total }.
}
refusal-editor-off = { $seat ->
    [first] Licht heeft geen schijf op het bord, dus de partij is afgelopen.
   *[second] Donker heeft geen schijf op het bord, dus de partij is afgelopen.
}
study-checker = Zetten met schijven
study-double = Verdubbelingen
study-take = Antwoorden op een verdubbeling
position-contact = Contact
position-race = Race
position-bearoff = Uitspelen
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Backgame

## Drills

drill-pip-count = Pips tellen
drill-pip-count-about = Tel hoeveel pips elke kant nog te gaan heeft.
drill-pip-count-task = Hoeveel pips heeft elke kant nog te gaan?
drill-pips-of = { $seat ->
    [first] Licht
   *[second] Donker
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Licht: { $terms } = { $total }
   *[second] Donker: { $terms } = { $total }
}
drill-opening-play = Openingszetten
drill-opening-play-about = Speel de eerste worpen van de partij en de antwoorden daarop.
drill-opening-play-task = Je begint met { $dice }. Wat speel je?
drill-opening-play-reply-task = Je tegenstander opende met { $dice } en speelde { $play }. Je gooide { $reply }.
drill-opening-play-close = Zo goed als de beste zet: het verschil is te klein om ertoe te doen.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Wel of niet verdubbelen
drill-cube-action-about = Moet je verdubbelen, en moet je tegenstander aannemen?
drill-cube-action-task = Je moet gooien in een partij om een inzet, en de verdubbelsteen ligt in het midden. Wat is voor beide spelers het juiste?
drill-cube-action-match-task = Je moet gooien, en de verdubbelsteen ligt in het midden. Nog te halen punten in de wedstrijd: jij { $ours }, je tegenstander { $theirs }. Wat is voor beide spelers het juiste?
drill-cube = { $action ->
    [no-double] Niet verdubbelen
    [double-take] Verdubbelen, aannemen
    [double-drop] Verdubbelen, weigeren
   *[too-good] Te goed om te verdubbelen
}
drill-cube-why = { $action ->
    [no-double] Gooien met de verdubbelsteen in het midden is meer waard dan een verdubbeling die wordt aangenomen.
    [double-take] Verdubbelen is meer waard dan gooien, en je tegenstander verliest minder met aannemen dan met weigeren.
    [double-drop] Je tegenstander zou met aannemen meer verliezen dan met weigeren: verdubbel dus en win meteen.
   *[too-good] Je tegenstander zou weigeren, en doorspelen voor een gammon is meer waard dan dat.
}
drill-cube-values = Waarde in punten: niet verdubbelen { $none }; verdubbelen en aannemen { $take }; verdubbelen en weigeren { $drop }.
drill-cube-chances = Je wint { $win }% van de partijen, { $gammon }% met een gammon.
drill-take-point = Takepoints
drill-take-point-about = Hoe goed moeten je kansen zijn om bij deze stand een verdubbeling aan te nemen?
drill-take-point-task = Nog te halen punten in de wedstrijd: jij { $ours }, je tegenstander { $theirs }. Je krijgt de verdubbelsteen aangeboden op { $cube }. Vanaf welke kans om de partij te winnen moet je aannemen, zonder gammons en als de verdubbelsteen niet meer gedraaid wordt?
drill-take-point-chances = Je kans om de wedstrijd te winnen: { $dropped }% als je weigert, { $lost }% als je aanneemt en verliest, { $won }% als je aanneemt en wint.
drill-take-point-why = Je riskeert { $risk } om { $gain } te winnen: dat loont als je minstens { $risk } ÷ ({ $risk } + { $gain }) van de partijen wint.
drill-percent = Procent
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
drill-race-chance = Winstkansen
drill-race-chance-about = Schat hoe vaak je wint bij het uitspelen.
drill-race-chance-task = Je moet gooien. Hoe vaak win je deze race?
drill-race-chance-why = Jij hebt nog { $ours } pips te gaan, met zoveel schijven over: { $our-checkers }. Je tegenstander nog { $theirs }, met zoveel schijven over: { $their-checkers }. Tot 6 procentpunt ernaast telt als goed.
drill-race-win = Je wint { $win }% van de races.
drill-race-cube = Verdubbelen in de race
drill-race-cube-about = De laatste worpen van een race: verdubbelen of doorgooien?
drill-bearoff-play = Uitspelen
drill-bearoff-play-about = Vind de zet die de race het vaakst wint.
drill-bearoff-play-task = Je gooide { $dice }. Welke zet wint het vaakst?
drill-bearoff-play-why = Hoe vaak elke zet wint, precies berekend.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
opening-book-roll = Worp
