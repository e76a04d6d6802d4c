### Šah. Znakovi poput ♞ označuju figure i ostaju isti; u `told-move` svaki jezik piše svoja slova.

game-name = Šah
game-about = Svatko po šesnaest figura, nimalo sreće i jedan kralj kojega treba obraniti.
seat-first = Bijeli
seat-second = Crni

booklet-collection = Zbirka igara
booklet-collection-about = Šah prema pravilima iz zbirke igara; što ona prešute, igra se po uobičajenim pravilima.
booklet-fide = FIDE
booklet-fide-about = Šah prema pravilima svjetske federacije, označenima brojevima njihovih članaka.
booklet-chess960 = Chess960
booklet-chess960-about = Zove se i Fischerov šah: figure prvog reda postavljaju se ždrijebom, sve ostalo je šah.
switch-draws_by_claim = Trostruko ponavljanje i pravilo pedeset poteza
switch-draws_by_claim-yes = Remi kad ga igrač zatraži
switch-draws_by_claim-no = Remi odmah

## The booklet

clause-set-up = Ploča ima osam puta osam polja, sa svijetlim kutom zdesna svakom igraču. Od kuta prema sredini stoje top, skakač i lovac; dama stoji na polju svoje boje, do nje kralj, a ispred pješaci.
clause-set-up-by-lot = Pješaci stoje kao obično. Ostale bijele figure postavljaju se ždrijebom u prvi red, s lovcima na poljima različite boje i kraljem između topova; crne figure stoje nasuprot istim bijelima. Takvih je pozicija 960.
clause-starter = Počinje bijeli, zatim se vuče naizmjence. Tko je prvi bijeli, bira se nasumce; poslije se igrači mijenjaju iz partije u partiju.
clause-your-piece = U svakom potezu vučete jednu svoju figuru. Potez se ne smije preskočiti.
clause-own-square = Nijedna figura ne smije na polje na kojem stoji figura iste strane. Protivnička figura na tom polju uzima se i napušta ploču.
clause-bishop-move = Lovac se kreće dijagonalno preko bilo koliko praznih polja.
clause-rook-move = Top se kreće naprijed, natrag i u stranu preko bilo koliko praznih polja.
clause-queen-move = Dama se kreće u svim smjerovima preko bilo koliko praznih polja.
clause-no-jump = Dama, top i lovac ne mogu preskakati druge figure.
clause-knight-move = Skakač ide dva polja ravno i jedno u stranu. Preskače što stoji između.
clause-pawn-move = Pješak ide jedno polje ravno naprijed, a u prvom potezu može dva. Polja moraju biti prazna. Nikad ne ide natrag.
clause-pawn-capture = Pješak uzima samo ukoso, jedno polje naprijed.
clause-en-passant = Kad pješak krene dva polja i stane pokraj protivničkog pješaka, taj ga može uzeti kao da je krenuo samo jedno: odmah sljedećim potezom ili nikad.
clause-promotion = Pješak koji dođe do posljednjeg reda odmah postaje dama, top, lovac ili skakač, što god još bilo na ploči.
clause-king-move = Kralj ide jedno polje u bilo kojem smjeru.
clause-castling = Rokada: kralj ide dva polja prema topu, a top staje s njegove druge strane.
clause-castling-960 = Rokada: gdje god počeli, nakon O-O kralj stoji na liniji g, a top na liniji f, nakon O-O-O kralj na liniji c, a top na liniji d. Za rokadu povucite kralja na topa.
clause-castling-moved = Kralj koji se pomaknuo više ne može rokirati, a ni top koji se pomaknuo.
clause-castling-between = Pri rokadi ništa ne smije stajati između kralja i topa.
clause-castling-path = Pri rokadi na poljima koja kralj i taj top prelaze ili na koja staju ne smije biti ničega osim njih.
clause-castling-attacked = Kralj ne može rokirati iz šaha, preko napadnutog polja ni u šah.
clause-king-safety = Kralj nikad ne smije na napadnuto polje.
clause-pinned = Ne smijete odigrati potez koji vašeg kralja izlaže napadu.
clause-in-check = Kad je vaš kralj u šahu, vaš potez mora ukloniti šah: pomaknite kralja, uzmite napadača ili zaklonite kralja.
clause-checkmate = Kralj u šahu bez izlaza matiran je i partija je izgubljena.
clause-resign = Igrač koji preda gubi.
clause-stalemate = Kad igrač na potezu nije u šahu, a nema dopuštenog poteza, to je pat: remi.
clause-dead-position = Kad nijedan igrač više ne može dati mat, partija je odmah remi.
clause-agreed = Igrači se mogu dogovoriti za remi.
clause-repetition = Kad ista pozicija nastane treći put s istim mogućim potezima, igrač na potezu smije tražiti remi. Peti put je remi u svakom slučaju.
clause-fifty-moves = Nakon pedeset poteza svakog igrača bez poteza pješakom i bez uzimanja igrač na potezu smije tražiti remi. Nakon sedamdeset pet je remi u svakom slučaju.

## Why not

refusal-set-up = Figure su već postavljene.
refusal-set-up-by-lot = { $state ->
    [waiting] Figure još nisu postavljene.
   *[done] Figure su već postavljene.
}
refusal-your-piece = { $holder ->
    [first] Figura na { $square } je bijela.
    [second] Figura na { $square } je crna.
   *[nobody] Na { $square } nema figure.
}
refusal-own-square = Na { $square } stoji vaša figura: { $piece }.
refusal-bishop-move = Ne možete s { $start } na { $end }: lovac se kreće dijagonalno.
refusal-rook-move = Ne možete s { $start } na { $end }: top se kreće po redovima i stupcima.
refusal-queen-move = Ne možete s { $start } na { $end }: dama se kreće po redovima, stupcima i dijagonalama.
refusal-knight-move = Ne možete s { $start } na { $end }: skakač ide dva polja ravno i jedno u stranu.
refusal-king-move = Ne možete s { $start } na { $end }: kralj ide jedno polje.
refusal-no-jump = Na putu stoji { $piece } na { $square }. Samo skakači preskaču.
refusal-pawn-move = { $why ->
    [moved] Ne možete s { $start } na { $end }: dva polja pješak ide samo u prvom potezu.
    [blocked] Pješak na { $start } je blokiran: { $end } nije prazno.
   *[shape] Ne možete s { $start } na { $end }: pješak ide jedno polje ravno naprijed, a u prvom potezu može dva.
}
refusal-pawn-capture = Pješak ide ukoso samo kad uzima, a na { $square } nema što uzeti.
refusal-en-passant = Prekasno: { $piece } na { $square } mogao se uzeti u prolazu samo odmah nakon dvokoraka.
refusal-promotion = { $why ->
    [choose] Odaberite što postaje pješak na { $square }.
   *[not-there] Na { $square } ništa se ne promiče: to mogu samo pješaci u posljednjem redu.
}
refusal-castling-moved = { $mover ->
    [king] Ne možete rokirati: kralj se već pomaknuo.
    [no-rook] Ne možete rokirati: nema topa na strani { $side ->
        [short] kralja
       *[long] dame
    }.
   *[rook] Ne možete rokirati: već se pomaknuo top na strani { $side ->
        [short] kralja
       *[long] dame
    }.
}
refusal-castling-path = Ne možete rokirati: na putu stoji { $piece } na { $square }.
refusal-castling-960 = Za rokadu povucite kralja na topa na { $square }.
refusal-castling-between = Ne možete rokirati: između stoji { $piece } na { $square }.
refusal-castling-attacked = { $why ->
    [out] Iz šaha ne možete rokirati: { $piece } { $square } napada kralja na { $crossed }.
    [through] Ne možete rokirati: kralj bi prešao preko { $crossed }, a to polje napada { $piece } { $square }.
   *[into] Ne možete rokirati: { $piece } { $square } napada { $crossed }.
}
refusal-king-safety = Kralj ne može na { $crossed }: napada ga { $piece } { $square }.
refusal-pinned = Time biste otkrili kralja: napao bi ga { $piece } { $square }.
refusal-in-check = Šah daje { $piece } { $square }, a ovaj ga potez ne zaustavlja.
refusal-repetition = { $count ->
    [one] Još nije remi: ova je pozicija na ploči prvi put. Treba se pojaviti triput.
    [few] Još nije remi: ova je pozicija na ploči bila { $count } puta. Treba se pojaviti triput.
   *[other] Još nije remi: ova je pozicija na ploči bila { $count } puta. Treba se pojaviti triput.
}
refusal-fifty-moves = { $count ->
    [one] Još nije remi: { $count } potez svakog igrača bez uzimanja i bez poteza pješakom. Treba pedeset.
    [few] Još nije remi: { $count } poteza svakog igrača bez uzimanja i bez poteza pješakom. Treba pedeset.
   *[other] Još nije remi: { $count } poteza svakog igrača bez uzimanja i bez poteza pješakom. Treba pedeset.
}

## How it ends

outcome-checkmate = { $seat } pobjeđuje matom.
outcome-stalemate = Remi zbog pata.
outcome-dead-position = Remi: nijedan igrač više ne može dati mat.
outcome-time-draw = Remi: vrijeme je isteklo, ali protivnik više nije mogao dati mat.
outcome-repetition = Remi zbog trostrukog ponavljanja pozicije.
outcome-fivefold = Remi zbog peterostrukog ponavljanja pozicije.
outcome-fifty-moves = Remi: pedeset poteza bez uzimanja i bez poteza pješakom.
outcome-seventy-five-moves = Remi: sedamdeset pet poteza bez uzimanja i bez poteza pješakom.

## On the table

scene-title = Šahovska ploča
scene-side = { $seat ->
    [first] Bijeli: { $pieces }.
   *[second] Crni: { $pieces }.
}
scene-check = { $seat ->
    [first] Bijeli je u šahu.
   *[second] Crni je u šahu.
}
scene-square = { $piece ->
    [white-king] { $square }: bijeli kralj
    [white-queen] { $square }: bijela dama
    [white-rook] { $square }: bijeli top
    [white-bishop] { $square }: bijeli lovac
    [white-knight] { $square }: bijeli skakač
    [white-pawn] { $square }: bijeli pješak
    [black-king] { $square }: crni kralj
    [black-queen] { $square }: crna dama
    [black-rook] { $square }: crni top
    [black-bishop] { $square }: crni lovac
    [black-knight] { $square }: crni skakač
    [black-pawn] { $square }: crni pješak
   *[nobody] { $square }: prazno
}
scene-promotion = { $piece ->
    [queen] Promakni u damu
    [rook] Promakni u topa
    [bishop] Promakni u lovca
   *[knight] Promakni u skakača
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
told-set-up = Pozicija { $number }
told-claim = { $ground ->
    [repetition] Traži se remi: trostruko ponavljanje
   *[fifty-moves] Traži se remi: pravilo pedeset poteza
}
claim-repetition = Traži remi: trostruko ponavljanje
claim-fifty-moves = Traži remi: pravilo pedeset poteza

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Prvi tjedan
level-first-week-about = Zna kako se figure kreću i uzima što vidi. Oko 400.
level-first-month = Prvi mjesec
level-first-month-about = Uzima što visi, a i sam mnogo ostavlja. Oko 600.
level-first-year = Prva godina
level-first-year-about = Vidi jedan potez unaprijed, ostalo previdi. Oko 800.
level-casual = Povremeni
level-casual-about = Igra razumno dok se ne zakomplicira. Oko 1000.
level-hobby = Hobist
level-hobby-about = Malo poklanja, ali nasjeda na trikove. Oko 1200.
level-club = Klupski
level-club-about = Solidan klupski igrač s pokojim lošim trenutkom. Oko 1500.
level-strong-club = Jak klupski
level-strong-club-about = Čekajte svoju priliku: neće ih biti mnogo. Oko 1650.
level-expert = Stručnjak
level-expert-about = Rijetko griješi i kažnjava vaše pogreške. Oko 1800.
level-unbeatable = Nepobjediv
level-unbeatable-about = Šahovski program punom snagom. Nitko ga ne pobjeđuje.

## The rule book's chapters
chapter-setup = Ploča i redoslijed poteza
chapter-pieces = Kako se figure kreću
chapter-special = Posebni potezi
chapter-check = Šah i mat
chapter-ending = Kraj partije

## Lessons: a title, what to do, and what was learnt
lesson-knight = Skakač
lesson-knight-task = Uzmite pješaka svojim skakačem.
lesson-knight-done = Dva polja ravno, jedno u stranu, preko svega što stoji između.
lesson-promotion = Promocija pješaka
lesson-promotion-task = Vašem pješaku do posljednjeg reda nedostaje jedan korak. Neka postane dama.
lesson-promotion-done = Pješak koji dođe do posljednjeg reda odmah postaje jača figura.
lesson-castling = Rokada
lesson-castling-task = Sklonite kralja na sigurno: rokirajte na bilo koju stranu.
lesson-castling-done = Kralj ide dva polja, a top skače na njegovu drugu stranu. Nijedan se prije toga nije smio pomaknuti.
lesson-check = Iz šaha
lesson-check-task = Vašega kralja napada top. Uzmite ga.
lesson-check-done = Na šah odgovarate tako da pomaknete kralja, uzmete napadača ili zaklonite kralja.
lesson-mate = Mat
lesson-mate-task = Crni je kralj zatvoren iza vlastitih pješaka. Dajte mat u jednom potezu.
lesson-mate-done = Šah i nema izlaza: pobijedili ste.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Otvaranje: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Na ovom računalu nema drugog šahovskog programa, pa igra vlastiti program Gamecasea. Jak je, ali na najvišoj razini slabiji od Stockfisha.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Vodi u mat u { $count }. potezu.
    [forced] To je jedini dopušteni potez.
   *[only] Nijedan drugi potez nije ni blizu: sljedeći najbolji vrijedi { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } pješaka manje.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] U šahu ste: pomaknite kralja, zaklonite ga ili uzmite napadača.
    [begin] Uvodite figure u igru jednu po jednu i pazite na središte.
   *[other] Najprije pogledajte što napada protivnik, zatim što možete uzeti.
}
guide-why = { $why ->
    [mate] To je mat.
    [draw] Remi je više nego što ova pozicija obećava.
    [promotes] Vaš pješak postaje jača figura.
    [castles] Vaš kralj dolazi na sigurno, a top u igru.
    [gains] Osvajate materijal.
    [trades] Mijenjate figuru za jednako vrijednu.
    [check] Dajete šah i protivnik mora odgovoriti.
    [saves] Sklanjate figuru iz opasnosti.
    [develops] Uvodite u igru novu figuru.
    [middle] Vaš pješak zauzima mjesto u središtu.
   *[other] Malo poboljšavate svoju poziciju.
}
character-first-week = Žir
character-first-month = Gumb
character-first-year = Djetelina
character-casual = Papar
character-hobby = Keks
character-club = Bakar
character-strong-club = Kremen
character-expert = Samur
character-unbeatable = Granit
origin-collection-set-up = Gdje figure stoje, pokazuje slika. Samo engleski tekst broji polja.
origin-collection-starter = Nasumičan izbor i prvi potez bijeloga tiskani su. Da se boje mijenjaju iz partije u partiju, naša je postavka.
origin-collection-own-square = Upute to ne kažu izrijekom; šahovska pravila kažu.
origin-collection-knight-move = U francuskom skakač ide dva polja ravno i jedno „ukoso”, što bi bio duži skok; engleski tekst opisuje samo polovicu njegovih poteza; nizozemski mu dopušta preskakati samo protivničke figure. Igramo skakača svih ostalih.
origin-collection-pawn-move = U francuskom se čini da je prvi potez uvijek dva polja, a engleski tekst zaboravlja da pješaci nikad ne idu natrag. Da pri dvostrukom koraku ništa ne smije stajati na putu, nije rečeno nigdje. Igramo kao svugdje.
origin-collection-pawn-capture = Španjolski, nizozemski i danski kažu „preko polja”, švedski čak „skokom”, a u talijanskom tekstu pješaci uzimaju onako kako se kreću. Misli se na jedno polje ukoso naprijed.
origin-collection-en-passant = Njemački, engleski, talijanski i danski nespretno opisuju gdje dvostruki korak počinje, a samo ruski tekst kaže gdje staje pješak koji uzima. Igramo po šahovskim pravilima.
origin-collection-bishop-move = Talijanski tekst izostavlja da polja moraju biti prazna.
origin-collection-rook-move = Talijanski tekst izostavlja da polja moraju biti prazna.
origin-collection-queen-move = Talijanski tekst izostavlja da polja moraju biti prazna.
origin-collection-promotion = Španjolski, švedski i poljski mogu se čitati kao da se računa samo ono što je na ploči. Drugu damu smijete imati.
origin-collection-castling = Španjolski tekst kratku stranu zove desnom, a dugu lijevom, što vrijedi samo za bijeloga.
origin-collection-castling-moved = Francuski i ruski izostavljaju „s početnog reda”. Figura koja se pomaknula i vratila pomaknula se.
origin-collection-castling-attacked = Samo engleski tekst kaže da kralj ne smije prijeći napadnuto polje. Da ne smije rokirati iz šaha ni u šah, dolazi iz šahovskih pravila.
origin-collection-king-safety = U poljskom kralj ne smije „dati” šah, a talijanski tekst samo odvraća od njegove uporabe. Svi ostali: ne smije u šah. Otkriti njime šah smijete.
origin-collection-pinned = Upute govore samo o potezima samoga kralja. Šahovska pravila zabranjuju svaki potez nakon kojeg ostaje napadnut.
origin-collection-in-check = Upute to samo daju naslutiti ondje gdje objašnjavaju mat.
origin-collection-resign = O predaji ništa nije tiskano.
origin-collection-stalemate = O tome ništa nije tiskano; engleski tekst tu riječ rabi za svaku partiju koju nitko ne može dobiti. Držimo se šahovskih pravila: remi.
origin-collection-dead-position = Upute zovu remijem partiju koju nijedna strana ne može dobiti; u francuskom i poljskom, koju nijedna nije dobila. Završavamo je čim mat više nije moguć.
origin-collection-agreed = O dogovorenom remiju ništa nije tiskano.
origin-collection-repetition = Ništa nije tiskano; ovo je pravilo iz šahovskih pravila.
origin-collection-fifty-moves = Ništa nije tiskano; ovo je pravilo iz šahovskih pravila.
origin-collection-repetition-at-once = Ništa nije tiskano. Po šahovskim pravilima igrač mora tražiti taj remi; u ovoj partiji nastupa odmah.
origin-collection-fifty-moves-at-once = Ništa nije tiskano. Po šahovskim pravilima igrač mora tražiti taj remi; u ovoj partiji nastupa odmah.
clause-repetition-at-once = Kad ista pozicija nastane treći put s istim mogućim potezima, partija je remi.
clause-fifty-moves-at-once = Nakon pedeset poteza svakog igrača bez poteza pješakom i bez uzimanja partija je remi.
refusal-repetition-at-once = Ne morate ga tražiti: trostruko ponavljanje pozicije odmah je remi.
refusal-fifty-moves-at-once = Ne morate ga tražiti: pedeset poteza svake strane bez uzimanja i bez poteza pješakom odmah je remi.
box-articles = Jesu li vaša pravila označena člancima, kao šahovska pravila?
editor-piece = { $piece ->
    [white-king] Bijeli kralj
    [white-queen] Bijela dama
    [white-rook] Bijeli top
    [white-bishop] Bijeli lovac
    [white-knight] Bijeli skakač
    [white-pawn] Bijeli pješak
    [black-king] Crni kralj
    [black-queen] Crna dama
    [black-rook] Crni top
    [black-bishop] Crni lovac
    [black-knight] Crni skakač
   *[black-pawn] Crni pješak
}
editor-castling = { $side ->
    [white-short] Bijeli smije rokirati O-O
    [white-long] Bijeli smije rokirati O-O-O
    [black-short] Crni smije rokirati O-O
   *[black-long] Crni smije rokirati O-O-O
}
editor-en-passant = Uzimanje u prolazu na
refusal-editor-kings = { $seat ->
    [first] Bijeli mora imati točno jednoga kralja. Bijelih kraljeva na ploči: { $count }.
   *[second] Crni mora imati točno jednoga kralja. Crnih kraljeva na ploči: { $count }.
}
refusal-editor-many = { $seat ->
    [first] Bijeli ima više figura nego što ih u partiji može biti: najviše 16, a među njima najviše 8 pješaka.
   *[second] Crni ima više figura nego što ih u partiji može biti: najviše 16, a među njima najviše 8 pješaka.
}
refusal-editor-pawns = Na { $square } ne može biti pješak: pješaci nikad ne stoje u prvom ni u posljednjem redu.
refusal-editor-check = { $seat ->
    [first] Na potezu je bijeli, a crni je kralj već u šahu.
   *[second] Na potezu je crni, a bijeli je kralj već u šahu.
}
refusal-editor-impossible-check = Nijedan posljednji potez nije mogao dati šah svim ovim figurama.
task-check = Šah! Spasite svojega kralja iz šaha.
task-claim = Vi ste na potezu: možete zatražiti remi.
task-fifty-moves = { $count ->
    [one] Vi ste na potezu: remi po pravilu pedeset poteza za { $count } potez.
    [few] Vi ste na potezu: remi po pravilu pedeset poteza za { $count } poteza.
   *[other] Vi ste na potezu: remi po pravilu pedeset poteza za { $count } poteza.
}

## Drills

drill-tactics = Taktika
drill-tactics-about = Nađite jedini potez koji dobiva i odigrajte do kraja.
drill-tactics-task = { $seat ->
    [first] Bijeli je na potezu. Jedan potez dobiva.
   *[second] Crni je na potezu. Jedan potez dobiva.
}
drill-mates = Matovi
drill-mates-about = Mat u jedan, dva ili tri poteza.
drill-mates-task = { $seat ->
    [first] Bijeli je na potezu. Mat u { $moves }.
   *[second] Crni je na potezu. Mat u { $moves }.
}
drill-theme = { $theme ->
    [hanging] Tu figuru ništa nije branilo.
    [fork] To je bila vilica: jedna figura napada dvije odjednom.
    [pin] Figura koja bi mogla uzeti bila je vezana uz svojega kralja.
    [discovery] Figura se maknula s puta, a napala je ona iza nje.
    [promotion] Pješak je promaknut.
    [back-rank] Mat na posljednjem redu: kralja su zatvorile vlastite figure.
    [smothered] Ugušeni mat: kralj je bio okružen vlastitim figurama.
   *[sacrifice] Žrtva: dali ste materijal da biste dobili više.
}
drill-refuted = { $why ->
    [mate] Protivnik matira.
    [escapes] Kralj bježi.
   *[takes] Protivnik figuru može jednostavno uzeti.
}
