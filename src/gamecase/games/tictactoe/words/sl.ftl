### Tic-tac-toe in Slovenian. "X" and "O" are the marks themselves and stay as they are.

game-name = Križci in krožci
game-about = Tri v vrsto na devetih poljih: igro se hitro naučite, če se nihče ne zmoti, pa je remi.
seat-first = X
seat-second = O

booklet-collection = Zbirka iger
booklet-collection-about = Križci in krožci po pravilih iz zbirke iger.
switch-ends_when_dead = Ko nihče več ne more zmagati
switch-ends_when_dead-no = Igra se do konca
switch-ends_when_dead-yes = Takoj remi

clause-marks = Vsak igralec ima žetone ene oblike in barve: X ali O.
clause-starter = Začne X. Kdo ima X v prvi partiji, se izbere naključno; potem se igralca menjata iz partije v partijo.
clause-empty-square = Igralca izmenično polagata po en žeton na poljubno prazno polje.
clause-no-pass = Poteze ni dovoljeno izpustiti.
clause-stays = Položeni žeton se ne premika več.
clause-three-in-a-row = Kdor ima prvi tri svoje žetone v vrsti, vodoravno, navpično ali diagonalno, takoj zmaga. Dve vrsti, sklenjeni z enim žetonom, sta še vedno ena zmaga.
clause-no-winner = Ko je plošča polna in nihče nima treh v vrsti, je remi.

refusal-empty-square = { $holder ->
    [first] Polje { $square } je zasedeno: tam je X.
   *[second] Polje { $square } je zasedeno: tam je O.
}

outcome-three-in-a-row = { $seat } zmaga: tri v vrsto.
outcome-board-full = Remi: plošča je polna in nihče nima treh v vrsti.
outcome-no-line-left = Remi: nihče več ne more imeti treh v vrsti.

scene-title = Plošča za križce in krožce
scene-pieces = { $seat ->
    [first] X na { $squares }.
   *[second] O na { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Na plošči ni nobenega X.
   *[second] Na plošči ni nobenega O.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: prazno
}
told-place = { $seat ->
    [first] X na { $square }
   *[second] O na { $square }
}

level-beginner = Začetnik
level-beginner-about = Spregleda eno smer vrst, v vsaki partiji drugo. Premaga ga tudi otrok.
level-casual = Rekreativec
level-casual-about = Vidi vsako trojko, naprej pa ne načrtuje. Nastavite dve pasti hkrati.
level-perfect = Nepremagljiv
level-perfect-about = Nikoli ne izgubi. Remi je največ, kar lahko dosežete.

## The rule book's chapters
chapter-setup = Preden začnete
chapter-moving = Kako se igra
chapter-ending = Konec partije

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Vaš prvi žeton
lesson-first-piece-task = Vi ste X. Položite žeton na poljubno prazno polje.
lesson-first-piece-done = Zdaj bi bil na potezi O. Položeni žeton se ne premika več.
lesson-three = Tri v vrsto
lesson-three-task = Vi ste X. Sklenite vrsto in zmagajte.
lesson-three-done = Tri vodoravno, navpično ali diagonalno: zmagali ste.
lesson-block = Zaprite vrsto
lesson-block-task = Vi ste O, X pa bo vsak čas zmagal. Zaprite mu vrsto.
lesson-block-done = Najprej iščite nasprotnikove vrste, šele potem svoje.
lesson-two-threats = Dve grožnji hkrati
lesson-two-threats-task = Vi ste X. Zaprite vrsto O-ju in zagrozite z zmago na dveh mestih. Potem zmagajte.
lesson-two-threats-done = Nasprotnik lahko naenkrat zapre le eno vrsto. Dve grožnji zmagata.
lesson-corner = Nikoli izgubiti
lesson-corner-task = X je začel v kotu. Vi ste O: poiščite edino polje, ki vas reši.
lesson-corner-done = Proti kotu pomaga samo sredina. Od tu naprej O-ju nikoli ni treba izgubiti.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Položite svoj žeton na poljubno prazno polje. Tri v vrsto zmagajo.
guide-why = { $why ->
    [wins] Dobite tri v vrsto.
    [blocks] Nasprotnik bi tam dobil tri v vrsto.
    [fork] Grozite z dvema vrstama hkrati, nasprotnik pa lahko zapre le eno.
    [threat] Dva v vrsti: zdaj mora nasprotnik zapreti vrsto.
    [middle] Sredina je v štirih vrstah, več kot katero koli drugo polje.
    [corner] Kot je v treh vrstah.
   *[other] Nič boljšega ni.
}
character-beginner = Čečka
character-casual = Kreda
character-perfect = Skrilavec
origin-marks = Žetoni iz škatle se razlikujejo po barvi ali obliki. X in O sta naša.
origin-starter = O tem, kdo začne, ni natisnjeno nič. Tu začne X, kdo igra X, pa se izbere naključno kot v drugih igrah iz škatle.
origin-empty-square = Francosko besedilo pozabi povedati, da mora biti polje prazno, angleško pa v isti sapi govori o poljih in prostorih. Nemško besedilo je jasno.
origin-no-pass = O izpuščanju poteze ni natisnjeno nič.
origin-stays = O premikanju žetonov ni natisnjeno nič. Vsak igralec jih ima, kolikor jih potrebuje.
origin-three-in-a-row = Velikost plošče ni natisnjena; mišljeno je tri krat tri. V francoskem besedilu je spodrsljaj: trije od »teh« žetonov namesto lastnih.
origin-no-winner = Po angleškem besedilu zadošča, da vrste ne more dokončati en igralec; mišljena sta oba. Nemščina in angleščina pravita, da ni zmagovalca, francoščina, da je remi.
origin-no-winner-early = Navodila pustijo igrati naprej. V tej partiji se igra konča, ko nihče ne more več zmagati.
clause-no-winner-early = Ko nihče ne more več postaviti treh v vrsto, se partija takoj konča z remijem.
refusal-editor-turns = Na plošči: X { $first }, O { $second }. X začne, zato je X toliko kot O ali eden več.
task-place = { $seat ->
    [first] Na potezi ste: postavite X na prazno polje.
   *[second] Na potezi ste: postavite O na prazno polje.
}

## Drills

drill-only-square = Edino polje
drill-only-square-about = Poiščite edino polje, ki zmaga ali vas reši poraza.
drill-only-square-task = { $seat ->
    [first] Vi ste X. Eno polje je boljše od vseh drugih.
   *[second] Vi ste O. Eno polje je boljše od vseh drugih.
}
refusal-editor-went-on = { $seat ->
    [first] X že ima tri v vrsto, zato bi se partija končala pred zadnjo potezo O.
   *[second] O že ima tri v vrsto, zato bi se partija končala pred zadnjo potezo X.
}
