### Šah. Znaki, kot je ♞, pomenijo figure in ostanejo enaki; v `told-move` vsak jezik piše svoje črke.

game-name = Šah
game-about = Vsak po šestnajst figur, nič sreče in en kralj, ki ga je treba ubraniti.
seat-first = Beli
seat-second = Črni

booklet-collection = Zbirka iger
booklet-collection-about = Šah po pravilih iz zbirke iger; kar izpustijo, se igra po običajnih pravilih.
booklet-fide = FIDE
booklet-fide-about = Šah po pravilih svetovne zveze, oštevilčenih po njihovih členih.
booklet-chess960 = Chess960
booklet-chess960-about = Imenovan tudi Fischerjev šah: figure prve vrste se postavijo naključno, vse drugo je običajen šah.
switch-draws_by_claim = Trikratna ponovitev in pravilo petdesetih potez
switch-draws_by_claim-yes = Remi, ko ga igralec zahteva
switch-draws_by_claim-no = Remi takoj

## The booklet

clause-set-up = Šahovnica ima osem krat osem polj, s svetlim kotom na desni vsakega igralca. Od kota navznoter stojijo trdnjava, skakač in lovec; dama stoji na polju svoje barve, ob njej kralj, spredaj kmetje.
clause-set-up-by-lot = Kmetje stojijo kot običajno. Druge bele figure se naključno postavijo na prvo vrsto, lovca na polji različnih barv in kralj med trdnjavi; črne figure stojijo nasproti enakih belih. Takih položajev je 960.
clause-starter = Začne beli, nato se vleče izmenično. Kdo je prvič beli, se izbere naključno; potem se igralca od partije do partije menjata.
clause-your-piece = V vsaki potezi premaknete eno svojo figuro. Poteze ni dovoljeno izpustiti.
clause-own-square = Nobena figura ne sme na polje, kjer stoji figura iste strani. Nasprotnikova figura na tem polju je vzeta in zapusti šahovnico.
clause-bishop-move = Lovec se giblje po diagonalah čez poljubno število praznih polj.
clause-rook-move = Trdnjava se giblje naprej, nazaj in vstran čez poljubno število praznih polj.
clause-queen-move = Dama se giblje v vse smeri čez poljubno število praznih polj.
clause-no-jump = Dama, trdnjava in lovec ne morejo preskakovati drugih figur.
clause-knight-move = Skakač gre dve polji naravnost in eno vstran. Preskoči, kar stoji vmes.
clause-pawn-move = Kmet gre eno polje naravnost naprej, pri prvi potezi lahko dve. Polja morajo biti prazna. Nikoli ne gre nazaj.
clause-pawn-capture = Kmet jemlje samo poševno, eno polje naprej.
clause-en-passant = Ko kmet stopi dve polji in pristane ob nasprotnikovem kmetu, ga ta lahko vzame, kot da bi stopil le eno: takoj z naslednjo potezo ali nikoli.
clause-promotion = Kmet, ki pride do zadnje vrste, takoj postane dama, trdnjava, lovec ali skakač, kar koli je še na šahovnici.
clause-king-move = Kralj gre eno polje v katero koli smer.
clause-castling = Rokada: kralj gre dve polji proti trdnjavi, trdnjava pa se postavi na njegovo drugo stran.
clause-castling-960 = Rokada: kjer koli sta začela, po O-O kralj stoji na liniji g in trdnjava na liniji f, po O-O-O pa kralj na liniji c in trdnjava na liniji d. Rokirate tako, da kralja premaknete na trdnjavo.
clause-castling-moved = Kralj, ki se je že premaknil, ne more več rokirati, in tudi trdnjava, ki se je že premaknila, ne.
clause-castling-between = Pri rokadi med kraljem in trdnjavo ne sme nič stati.
clause-castling-path = Pri rokadi na poljih, ki jih kralj in trdnjava prečkata ali na katerih pristaneta, ne sme stati nič drugega kot onadva.
clause-castling-attacked = Kralj ne more rokirati iz šaha, čez napadeno polje ali v šah.
clause-king-safety = Kralj nikoli ne sme na napadeno polje.
clause-pinned = Ne smete odigrati poteze, ki vašega kralja izpostavi napadu.
clause-in-check = Ko je vaš kralj v šahu, mora vaša poteza šah odpraviti: premaknite kralja, vzemite napadalca ali šah prekrijte.
clause-checkmate = Kralj v šahu brez izhoda je matiran in partija je izgubljena.
clause-resign = Igralec, ki preda partijo, izgubi.
clause-stalemate = Ko igralec na potezi ni v šahu in nima dovoljene poteze, je pat: remi.
clause-dead-position = Ko nobeden od igralcev ne more več matirati, je partija takoj remi.
clause-agreed = Igralca se lahko dogovorita za remi.
clause-repetition = Ko isti položaj nastane tretjič z istimi možnimi potezami, sme igralec na potezi zahtevati remi. Petič je remi v vsakem primeru.
clause-fifty-moves = Po petdesetih potezah vsakega igralca brez poteze kmeta in brez jemanja sme igralec na potezi zahtevati remi. Po petinsedemdesetih je remi v vsakem primeru.

## Why not

refusal-set-up = Figure so že postavljene.
refusal-set-up-by-lot = { $state ->
    [waiting] Figure še niso postavljene.
   *[done] Figure so že postavljene.
}
refusal-your-piece = { $holder ->
    [first] Figura na { $square } je bela.
    [second] Figura na { $square } je črna.
   *[nobody] Na { $square } ni figure.
}
refusal-own-square = Na { $square } stoji vaša figura: { $piece }.
refusal-bishop-move = S polja { $start } na { $end } ne morete: lovec se giblje po diagonalah.
refusal-rook-move = S polja { $start } na { $end } ne morete: trdnjava se giblje po vrstah in linijah.
refusal-queen-move = S polja { $start } na { $end } ne morete: dama se giblje po vrstah, linijah in diagonalah.
refusal-knight-move = S polja { $start } na { $end } ne morete: skakač gre dve polji naravnost in eno vstran.
refusal-king-move = S polja { $start } na { $end } ne morete: kralj gre eno polje.
refusal-no-jump = Na poti stoji { $piece } na { $square }. Preskakujejo samo skakači.
refusal-pawn-move = { $why ->
    [moved] S polja { $start } na { $end } ne morete: dve polji gre kmet samo v svoji prvi potezi.
    [blocked] Kmet na { $start } je blokiran: { $end } ni prazno.
   *[shape] S polja { $start } na { $end } ne morete: kmet gre eno polje naravnost naprej, pri prvi potezi lahko dve.
}
refusal-pawn-capture = Kmet gre poševno samo, ko jemlje, na { $square } pa ni česa vzeti.
refusal-en-passant = Prepozno: { $piece } na { $square } bi lahko vzeli mimogrede samo takoj po dvojnem koraku.
refusal-promotion = { $why ->
    [choose] Izberite, kaj postane kmet na { $square }.
   *[not-there] Na { $square } se nič ne promovira: promovirajo se le kmetje na zadnji vrsti.
}
refusal-castling-moved = { $mover ->
    [king] Ne morete rokirati: kralj se je že premaknil.
    [no-rook] Ne morete rokirati: ni trdnjave na strani { $side ->
        [short] kralja
       *[long] dame
    }.
   *[rook] Ne morete rokirati: premaknila se je že trdnjava na strani { $side ->
        [short] kralja
       *[long] dame
    }.
}
refusal-castling-path = Ne morete rokirati: na poti stoji { $piece } na { $square }.
refusal-castling-960 = Za rokado premaknite kralja na trdnjavo na { $square }.
refusal-castling-between = Ne morete rokirati: vmes stoji { $piece } na { $square }.
refusal-castling-attacked = { $why ->
    [out] Iz šaha ne morete rokirati: { $piece } { $square } napada kralja na { $crossed }.
    [through] Ne morete rokirati: kralj bi šel čez { $crossed }, ki ga napada { $piece } { $square }.
   *[into] Ne morete rokirati: { $piece } { $square } napada { $crossed }.
}
refusal-king-safety = Kralj ne more na { $crossed }: napada ga { $piece } { $square }.
refusal-pinned = S tem bi odprli kralja: napadel bi ga { $piece } { $square }.
refusal-in-check = Šah daje { $piece } { $square } in ta poteza ga ne ustavi.
refusal-repetition = { $count ->
    [one] Še ni remi: ta položaj je na šahovnici prvič. Nastati mora trikrat.
    [two] Še ni remi: ta položaj je bil na šahovnici { $count }-krat. Nastati mora trikrat.
    [few] Še ni remi: ta položaj je bil na šahovnici { $count }-krat. Nastati mora trikrat.
   *[other] Še ni remi: ta položaj je bil na šahovnici { $count }-krat. Nastati mora trikrat.
}
refusal-fifty-moves = { $count ->
    [one] Še ni remi: { $count } poteza vsakega igralca brez jemanja in brez poteze kmeta. Potrebnih je petdeset.
    [two] Še ni remi: { $count } potezi vsakega igralca brez jemanja in brez poteze kmeta. Potrebnih je petdeset.
    [few] Še ni remi: { $count } poteze vsakega igralca brez jemanja in brez poteze kmeta. Potrebnih je petdeset.
   *[other] Še ni remi: { $count } potez vsakega igralca brez jemanja in brez poteze kmeta. Potrebnih je petdeset.
}

## How it ends

outcome-checkmate = { $seat } zmaga z matom.
outcome-stalemate = Remi s patom.
outcome-dead-position = Remi: nobeden od igralcev ne more več matirati.
outcome-time-draw = Remi: čas je potekel, a nasprotnik ne bi mogel več matirati.
outcome-repetition = Remi s trikratno ponovitvijo položaja.
outcome-fivefold = Remi s petkratno ponovitvijo položaja.
outcome-fifty-moves = Remi: petdeset potez brez jemanja in brez poteze kmeta.
outcome-seventy-five-moves = Remi: petinsedemdeset potez brez jemanja in brez poteze kmeta.

## On the table

scene-title = Šahovnica
scene-side = { $seat ->
    [first] Beli: { $pieces }.
   *[second] Črni: { $pieces }.
}
scene-check = { $seat ->
    [first] Beli je v šahu.
   *[second] Črni je v šahu.
}
scene-square = { $piece ->
    [white-king] { $square }: beli kralj
    [white-queen] { $square }: bela dama
    [white-rook] { $square }: bela trdnjava
    [white-bishop] { $square }: beli lovec
    [white-knight] { $square }: beli skakač
    [white-pawn] { $square }: beli kmet
    [black-king] { $square }: črni kralj
    [black-queen] { $square }: črna dama
    [black-rook] { $square }: črna trdnjava
    [black-bishop] { $square }: črni lovec
    [black-knight] { $square }: črni skakač
    [black-pawn] { $square }: črni kmet
   *[nobody] { $square }: prazno
}
scene-promotion = { $piece ->
    [queen] Promoviraj v damo
    [rook] Promoviraj v trdnjavo
    [bishop] Promoviraj v lovca
   *[knight] Promoviraj v skakača
}

told-move = { $piece ->
    [king] K
    [queen] D
    [rook] T
    [bishop] L
    [knight] S
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =T
    [bishop] =L
    [knight] =S
   *[none] { "" }
}{ $sign }
told-move-symbols = { $piece ->
    [king] ♔
    [queen] ♕
    [rook] ♖
    [bishop] ♗
    [knight] ♘
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =♕
    [rook] =♖
    [bishop] =♗
    [knight] =♘
   *[none] { "" }
}{ $sign }
told-set-up = Položaj { $number }
told-claim = { $ground ->
    [repetition] Zahteva za remi: trikratna ponovitev
   *[fifty-moves] Zahteva za remi: pravilo petdesetih potez
}
claim-repetition = Zahtevaj remi: trikratna ponovitev
claim-fifty-moves = Zahtevaj remi: pravilo petdesetih potez

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Prvi teden
level-first-week-about = Ve, kako se figure gibljejo, in vzame, kar vidi. Okoli 400.
level-first-month = Prvi mesec
level-first-month-about = Pobere, kar visi, in tudi sam veliko pusti viseti. Okoli 600.
level-first-year = Prvo leto
level-first-year-about = Vidi eno potezo naprej, ostalo spregleda. Okoli 800.
level-casual = Priložnostni
level-casual-about = Igra razumno, dokler se ne zaplete. Okoli 1000.
level-hobby = Ljubiteljski
level-hobby-about = Malo podari, a nasede zvijačam. Okoli 1200.
level-club = Klubski
level-club-about = Soliden klubski igralec s kakim slabim trenutkom. Okoli 1500.
level-strong-club = Močan klubski
level-strong-club-about = Počakajte na svojo priložnost: veliko jih ne bo. Okoli 1650.
level-expert = Strokovnjak
level-expert-about = Redko se zmoti in kaznuje vaše napake. Okoli 1800.
level-unbeatable = Nepremagljiv
level-unbeatable-about = Šahovski program s polno močjo. Nihče ga ne premaga.

## The rule book's chapters
chapter-setup = Šahovnica in vrstni red
chapter-pieces = Kako se gibljejo figure
chapter-special = Posebne poteze
chapter-check = Šah in mat
chapter-ending = Konec partije

## Lessons: a title, what to do, and what was learnt
lesson-knight = Skakač
lesson-knight-task = S skakačem vzemite kmeta.
lesson-knight-done = Dve polji naravnost, eno vstran, čez vse, kar stoji vmes.
lesson-promotion = Promocija kmeta
lesson-promotion-task = Vašemu kmetu manjka do zadnje vrste en korak. Spremenite ga v damo.
lesson-promotion-done = Kmet, ki pride do zadnje vrste, takoj postane močnejša figura.
lesson-castling = Rokada
lesson-castling-task = Kralja spravite na varno: rokirajte na katero koli stran.
lesson-castling-done = Kralj gre dve polji, trdnjava pa skoči na njegovo drugo stran. Nobeden od njiju se prej ni smel premakniti.
lesson-check = Iz šaha
lesson-check-task = Trdnjava napada vašega kralja. Vzemite jo.
lesson-check-done = Na šah odgovorite tako, da premaknete kralja, vzamete napadalca ali šah prekrijete.
lesson-mate = Mat
lesson-mate-task = Črni kralj je zaprt za svojimi kmeti. Matirajte ga v eni potezi.
lesson-mate-done = Šah in nobenega izhoda: zmagali ste.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Otvoritev: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Na tem računalniku ni drugega šahovskega programa, zato igra program Gamecase. Močan je, a na najvišji stopnji šibkejši od Stockfisha.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Vodi v mat v { $count }. potezi.
    [forced] To je edina dovoljena poteza.
   *[only] Nobena druga poteza se ji ne približa: naslednja najboljša je vredna { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } kmeta manj.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] V šahu ste: premaknite kralja, prekrijte šah ali vzemite napadalca.
    [begin] Spravljajte figure v igro eno za drugo in pazite na sredino.
   *[other] Najprej poglejte, kaj napada nasprotnik, potem kaj lahko vzamete.
}
guide-why = { $why ->
    [mate] To je mat.
    [draw] Remi je več, kot obeta ta položaj.
    [promotes] Vaš kmet postane močnejša figura.
    [castles] Vaš kralj pride na varno, trdnjava pa v igro.
    [gains] Pridobite material.
    [trades] Figuro zamenjate za enakovredno.
    [check] Daste šah in nasprotnik mora nanj odgovoriti.
    [saves] Figuro umaknete iz nevarnosti.
    [develops] V igro spravite novo figuro.
    [middle] Vaš kmet zasede mesto v središču.
   *[other] Malo izboljšate svoj položaj.
}
character-first-week = Želod
character-first-month = Gumb
character-first-year = Detelja
character-casual = Poper
character-hobby = Piškot
character-club = Baker
character-strong-club = Kresilnik
character-expert = Sobolj
character-unbeatable = Granit
origin-collection-set-up = Kje figure stojijo, kaže slika. Samo angleško besedilo šteje polja.
origin-collection-starter = Naključna izbira in prva poteza belega sta natisnjeni. Da se barvi menjata iz partije v partijo, je naša nastavitev.
origin-collection-own-square = Navodila tega ne povedo izrecno; šahovska pravila povedo.
origin-collection-knight-move = V francoščini gre skakač dve polji naravnost in eno »diagonalno«, kar bi bil daljši skok; angleško besedilo opiše le polovico njegovih potez; nizozemsko mu dovoli preskakovati samo nasprotnikove figure. Igramo skakača vseh drugih.
origin-collection-pawn-move = V francoščini se zdi prva poteza vedno dve polji, angleško besedilo pa pozabi, da kmetje nikoli ne gredo nazaj. Da pri dvojnem koraku na poti ne sme stati nič, ni povedano nikjer. Igramo kot povsod.
origin-collection-pawn-capture = Španščina, nizozemščina in danščina pravijo »čez polje«, švedščina celo »s skokom«, v italijanskem besedilu pa kmetje jemljejo tako, kot se premikajo. Mišljeno je eno polje diagonalno naprej.
origin-collection-en-passant = Nemščina, angleščina, italijanščina in danščina nerodno opišejo, kje se dvojni korak začne, in samo rusko besedilo pove, kje kmet, ki jemlje, pristane. Igramo po šahovskih pravilih.
origin-collection-bishop-move = Italijansko besedilo izpusti, da morajo biti polja prazna.
origin-collection-rook-move = Italijansko besedilo izpusti, da morajo biti polja prazna.
origin-collection-queen-move = Italijansko besedilo izpusti, da morajo biti polja prazna.
origin-collection-promotion = Španščino, švedščino in poljščino je mogoče brati, kot da šteje samo to, kar je na šahovnici. Drugo damo smete imeti.
origin-collection-castling = Špansko besedilo kratko stran imenuje desno in dolgo levo, kar velja samo za belega.
origin-collection-castling-moved = Francoščina in ruščina izpustita »z začetne vrste«. Figura, ki se je premaknila in vrnila, se je premaknila.
origin-collection-castling-attacked = Samo angleško besedilo pove, da kralj ne sme čez napadeno polje. Da ne sme rokirati iz šaha ali v šah, je iz šahovskih pravil.
origin-collection-king-safety = V poljščini kralj šaha ne sme »dati«, italijansko besedilo pa le odsvetuje njegovo uporabo. Vsa druga: ne sme v šah. Odkriti šah z njim smete.
origin-collection-pinned = Navodila govorijo samo o potezah kralja samega. Šahovska pravila prepovedujejo vsako potezo, po kateri ostane napaden.
origin-collection-in-check = Navodila to le nakažejo tam, kjer razložijo mat.
origin-collection-resign = O predaji ni natisnjeno nič.
origin-collection-stalemate = O tem ni natisnjeno nič; angleško besedilo to besedo uporablja za vsako partijo, ki je nihče ne more dobiti. Držimo se šahovskih pravil: remi.
origin-collection-dead-position = Navodila imenujejo remi partijo, ki je nobena stran ne more dobiti; v francoščini in poljščini, ki je nobena ni dobila. Končamo jo, brž ko mat ni več mogoč.
origin-collection-agreed = O dogovorjenem remiju ni natisnjeno nič.
origin-collection-repetition = Natisnjeno ni nič; to je pravilo iz šahovskih pravil.
origin-collection-fifty-moves = Natisnjeno ni nič; to je pravilo iz šahovskih pravil.
origin-collection-repetition-at-once = Natisnjeno ni nič. Po šahovskih pravilih mora igralec ta remi zahtevati; v tej partiji nastopi takoj.
origin-collection-fifty-moves-at-once = Natisnjeno ni nič. Po šahovskih pravilih mora igralec ta remi zahtevati; v tej partiji nastopi takoj.
clause-repetition-at-once = Ko isti položaj nastane tretjič z istimi možnimi potezami, je remi.
clause-fifty-moves-at-once = Po petdesetih potezah vsakega igralca brez poteze kmeta in brez jemanja je remi.
refusal-repetition-at-once = Zahtevati ga ni treba: trikratna ponovitev položaja je takoj remi.
refusal-fifty-moves-at-once = Zahtevati ga ni treba: petdeset potez vsake strani brez jemanja in brez poteze kmeta je takoj remi.
box-articles = Ali so vaša pravila oštevilčena po členih kot šahovska pravila?
editor-piece = { $piece ->
    [white-king] Beli kralj
    [white-queen] Bela dama
    [white-rook] Bela trdnjava
    [white-bishop] Beli lovec
    [white-knight] Beli skakač
    [white-pawn] Beli kmet
    [black-king] Črni kralj
    [black-queen] Črna dama
    [black-rook] Črna trdnjava
    [black-bishop] Črni lovec
    [black-knight] Črni skakač
   *[black-pawn] Črni kmet
}
editor-castling = { $side ->
    [white-short] Beli sme rokirati O-O
    [white-long] Beli sme rokirati O-O-O
    [black-short] Črni sme rokirati O-O
   *[black-long] Črni sme rokirati O-O-O
}
editor-en-passant = Jemanje mimogrede na
refusal-editor-kings = { $seat ->
    [first] Beli mora imeti natanko enega kralja. Belih kraljev na šahovnici: { $count }.
   *[second] Črni mora imeti natanko enega kralja. Črnih kraljev na šahovnici: { $count }.
}
refusal-editor-many = { $seat ->
    [first] Beli ima več figur, kot jih je v partiji lahko: največ 16 in med njimi največ 8 kmetov.
   *[second] Črni ima več figur, kot jih je v partiji lahko: največ 16 in med njimi največ 8 kmetov.
}
refusal-editor-pawns = Na { $square } ne more biti kmeta: kmetje nikoli ne stojijo na prvi ali zadnji vrsti.
refusal-editor-check = { $seat ->
    [first] Na potezi je beli, črni kralj pa je že v šahu.
   *[second] Na potezi je črni, beli kralj pa je že v šahu.
}
refusal-editor-impossible-check = Nobena zadnja poteza ni mogla dati šaha z vsemi temi figurami.
task-check = Šah! Rešite svojega kralja iz šaha.
task-claim = Na potezi ste: lahko zahtevate remi.
task-fifty-moves = { $count ->
    [one] Na potezi ste: remi po pravilu petdesetih potez čez { $count } potezo.
    [two] Na potezi ste: remi po pravilu petdesetih potez čez { $count } potezi.
    [few] Na potezi ste: remi po pravilu petdesetih potez čez { $count } poteze.
   *[other] Na potezi ste: remi po pravilu petdesetih potez čez { $count } potez.
}

## Drills

drill-tactics = Taktika
drill-tactics-about = Poiščite edino potezo, ki zmaga, in jo odigrajte do konca.
drill-tactics-task = { $seat ->
    [first] Na potezi je beli. Ena poteza zmaga.
   *[second] Na potezi je črni. Ena poteza zmaga.
}
drill-mates = Mati
drill-mates-about = Mat v eni, dveh ali treh potezah.
drill-mates-task = { $seat ->
    [first] Na potezi je beli. Mat v { $moves }. potezi.
   *[second] Na potezi je črni. Mat v { $moves }. potezi.
}
drill-theme = { $theme ->
    [hanging] Te figure ni nič branilo.
    [fork] To so bile vilice: ena figura napada dve hkrati.
    [pin] Figura, ki bi lahko jemala, je bila vezana na svojega kralja.
    [discovery] Ena figura se je umaknila in napadla je tista za njo.
    [promotion] Kmet je promoviral.
    [back-rank] Mat na zadnji vrsti: kralja so zaprle lastne figure.
    [smothered] Zadušeni mat: kralja so obkolile lastne figure.
   *[sacrifice] Žrtev: oddali ste material, da bi pridobili več.
}
drill-refuted = { $why ->
    [mate] Nasprotnik matira.
    [escapes] Kralj uide.
   *[takes] Nasprotnik lahko to figuro preprosto vzame.
}
