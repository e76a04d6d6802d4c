### Dutch. piece = stuk, square = veld, row = rij, column = lijn, take = slaan, draw = remise. queen = dame,
### as players say; they write D.

game-name = Schaken
game-about = Elk zestien stukken, geen greintje geluk en één koning om te beschermen.
seat-first = Wit
seat-second = Zwart

booklet-collection = Spellencollectie
booklet-collection-about = Schaken zoals in het regelboekje van een spellencollectie; wat daarin ontbreekt, volgt de gewone regels.
booklet-fide = FIDE
booklet-fide-about = Schaken volgens de regels van de wereldbond, genummerd naar hun artikelen.
booklet-chess960 = Chess960
booklet-chess960-about = Ook Fischer Random genoemd: de stukken op de eerste rij worden geloot, al het andere is schaken.
switch-draws_by_claim = Drievoudige herhaling en vijftigzettenregel
switch-draws_by_claim-yes = Remise als een speler het claimt
switch-draws_by_claim-no = Meteen remise

## The booklet

clause-set-up = Het bord telt acht bij acht velden, met voor elke speler rechts een licht hoekveld. Van elke hoek naar binnen staan een toren, een paard en een loper; de dame staat op een veld van haar eigen kleur, de koning naast haar, en de pionnen ervoor.
clause-set-up-by-lot = De pionnen staan zoals altijd. De andere witte stukken worden door loting op de eerste rij gezet, met de lopers op velden van verschillende kleur en de koning tussen de torens; de zwarte stukken staan tegenover dezelfde witte. Er zijn 960 van zulke stellingen.
clause-starter = Wit begint; daarna zetten de spelers om de beurt. Wie het eerst met Wit speelt, wordt willekeurig gekozen; daarna wisselen de spelers na elke partij.
clause-your-piece = Elke beurt is één zet met een van je eigen stukken. Niemand mag passen.
clause-own-square = Een stuk mag niet naar een veld met een stuk van de eigen kleur. Een vijandelijk stuk op dat veld wordt geslagen en gaat van het bord.
clause-bishop-move = De loper gaat schuin, zo ver als de velden leeg zijn.
clause-rook-move = De toren gaat vooruit, achteruit of opzij, zo ver als de velden leeg zijn.
clause-queen-move = De dame gaat recht of schuin, zo ver als de velden leeg zijn.
clause-no-jump = Dames, torens en lopers kunnen niet over andere stukken springen.
clause-knight-move = Het paard gaat twee velden rechtuit en één opzij. Het springt over alles wat ertussen staat.
clause-pawn-move = De pion gaat één veld recht vooruit, of twee bij zijn eerste zet. Die velden moeten leeg zijn. Hij gaat nooit terug.
clause-pawn-capture = De pion slaat alleen schuin, één veld naar voren.
clause-en-passant = Gaat een pion twee velden vooruit en komt hij naast een vijandelijke pion, dan mag die hem slaan alsof hij maar één veld was gegaan: meteen bij de volgende zet, of nooit.
clause-promotion = Een pion die de laatste rij haalt, wordt meteen dame, toren, loper of paard, wat er ook nog op het bord staat.
clause-king-move = De koning gaat één veld, recht of schuin.
clause-castling = Rokade: de koning gaat twee velden naar een toren toe, en die toren komt aan zijn andere kant te staan.
clause-castling-960 = Rokade: waar ze ook begonnen, na O-O staat de koning op de g-lijn en de toren op de f-lijn, na O-O-O de koning op de c-lijn en de toren op de d-lijn. Om te rokeren zet je de koning op de toren.
clause-castling-moved = Een koning die al heeft gezet, kan niet meer rokeren, en een toren die al heeft gezet ook niet.
clause-castling-between = Bij de rokade mag er geen stuk tussen de koning en de toren staan.
clause-castling-path = Bij de rokade mag op de velden waar de koning en die toren overheen gaan of op komen, niets anders staan dan die twee.
clause-castling-attacked = De koning kan niet rokeren als hij schaak staat, over een aangevallen veld gaat of schaak komt te staan.
clause-king-safety = De koning mag nooit naar een veld dat wordt aangevallen.
clause-pinned = Je mag geen zet doen die je eigen koning aan een aanval blootstelt.
clause-in-check = Staat je koning schaak, dan moet je zet dat opheffen: zet de koning weg, sla de aanvaller of zet er iets tussen.
clause-checkmate = Een koning die schaak staat en geen uitweg heeft, staat schaakmat, en de partij is verloren.
clause-resign = Wie opgeeft, verliest.
clause-stalemate = Staat wie aan zet is niet schaak en heeft die geen toegestane zet, dan is het pat: remise.
clause-dead-position = Kan geen van beide spelers ooit nog mat geven, dan is het meteen remise.
clause-agreed = De spelers mogen remise afspreken.
clause-repetition = Komt dezelfde stelling met dezelfde mogelijke zetten voor de derde keer op het bord, dan mag wie aan zet is remise claimen. De vijfde keer is het vanzelf remise.
clause-fifty-moves = Na vijftig zetten van elke speler zonder pionzet en zonder slaan mag wie aan zet is remise claimen. Na vijfenzeventig is het vanzelf remise.

## Why not

refusal-set-up = De stukken zijn al opgesteld.
refusal-set-up-by-lot = { $state ->
    [waiting] De stukken zijn nog niet opgesteld.
   *[done] De stukken zijn al opgesteld.
}
refusal-your-piece = { $holder ->
    [first] Het stuk op { $square } is van Wit.
    [second] Het stuk op { $square } is van Zwart.
   *[nobody] Op { $square } staat geen stuk.
}
refusal-own-square = Op { $square } staat al een eigen stuk: { $piece }.
refusal-bishop-move = Je kunt niet van { $start } naar { $end }: lopers gaan schuin.
refusal-rook-move = Je kunt niet van { $start } naar { $end }: torens gaan rechtuit, over rijen en lijnen.
refusal-queen-move = Je kunt niet van { $start } naar { $end }: dames gaan rechtuit of schuin.
refusal-knight-move = Je kunt niet van { $start } naar { $end }: paarden gaan twee velden rechtuit en één opzij.
refusal-king-move = Je kunt niet van { $start } naar { $end }: koningen gaan één veld.
refusal-no-jump = { $piece } op { $square } staat in de weg. Alleen paarden kunnen springen.
refusal-pawn-move = { $why ->
    [moved] Je kunt niet van { $start } naar { $end }: een pion gaat alleen bij zijn eerste zet twee velden.
    [blocked] De pion op { $start } is geblokkeerd: { $end } is niet leeg.
   *[shape] Je kunt niet van { $start } naar { $end }: pionnen gaan één veld recht vooruit, of twee bij hun eerste zet.
}
refusal-pawn-capture = Pionnen gaan alleen schuin om te slaan, en op { $square } valt niets te slaan.
refusal-en-passant = Te laat: { $piece } op { $square } kon alleen direct na de dubbele stap en passant geslagen worden.
refusal-promotion = { $why ->
    [choose] Kies wat de pion op { $square } wordt.
   *[not-there] Op { $square } promoveert niets: dat doen alleen pionnen, op de laatste rij.
}
refusal-castling-moved = { $mover ->
    [king] Je kunt niet rokeren: de koning heeft al gezet.
    [no-rook] Je kunt niet rokeren: de toren aan de { $side ->
        [short] koningsvleugel
       *[long] damevleugel
    } staat er niet.
   *[rook] Je kunt niet rokeren: de toren aan de { $side ->
        [short] koningsvleugel
       *[long] damevleugel
    } heeft al gezet.
}
refusal-castling-path = Je kunt niet rokeren: { $piece } op { $square } staat in de weg.
refusal-castling-960 = Zet om te rokeren de koning op de toren op { $square }.
refusal-castling-between = Je kunt niet rokeren: { $piece } op { $square } staat ertussen.
refusal-castling-attacked = { $why ->
    [out] Je kunt niet rokeren als je schaak staat: { $piece } { $square } valt de koning op { $crossed } aan.
    [through] Je kunt niet rokeren: de koning zou over { $crossed } gaan, en { $piece } { $square } valt dat veld aan.
   *[into] Je kunt niet rokeren: { $piece } { $square } valt { $crossed } aan.
}
refusal-king-safety = De koning kan niet naar { $crossed }: { $piece } { $square } valt dat veld aan.
refusal-pinned = Dan staat je koning open voor een aanval door { $piece } { $square }.
refusal-in-check = { $piece } { $square } geeft schaak, en deze zet heft dat niet op.
refusal-repetition = { $count ->
    [one] Nog geen remise: deze stelling is één keer voorgekomen. Het moet drie keer zijn.
   *[other] Nog geen remise: deze stelling is { $count } keer voorgekomen. Het moet drie keer zijn.
}
refusal-fifty-moves = { $count ->
    [one] Nog geen remise: elk { $count } zet zonder slaan of pionzet. Het moeten er vijftig zijn.
   *[other] Nog geen remise: elk { $count } zetten zonder slaan of pionzet. Het moeten er vijftig zijn.
}

## How it ends

outcome-checkmate = { $seat } wint door schaakmat.
outcome-stalemate = Remise door pat.
outcome-dead-position = Remise: geen van beide spelers kan nog mat geven.
outcome-time-draw = De tijd is om, maar de tegenstander kon nooit winnen: remise.
outcome-repetition = Remise door drievoudige herhaling.
outcome-fivefold = Remise door vijfvoudige herhaling.
outcome-fifty-moves = Remise: vijftig zetten zonder slaan of pionzet.
outcome-seventy-five-moves = Remise: vijfenzeventig zetten zonder slaan of pionzet.

## On the table

scene-title = Schaakbord
scene-side = { $seat ->
    [first] Wit: { $pieces }.
   *[second] Zwart: { $pieces }.
}
scene-check = { $seat ->
    [first] Wit staat schaak.
   *[second] Zwart staat schaak.
}
scene-square = { $piece ->
    [white-king] { $square }: witte koning
    [white-queen] { $square }: witte dame
    [white-rook] { $square }: witte toren
    [white-bishop] { $square }: witte loper
    [white-knight] { $square }: wit paard
    [white-pawn] { $square }: witte pion
    [black-king] { $square }: zwarte koning
    [black-queen] { $square }: zwarte dame
    [black-rook] { $square }: zwarte toren
    [black-bishop] { $square }: zwarte loper
    [black-knight] { $square }: zwart paard
    [black-pawn] { $square }: zwarte pion
   *[nobody] { $square }: leeg
}
scene-promotion = { $piece ->
    [queen] Promoveren tot dame
    [rook] Promoveren tot toren
    [bishop] Promoveren tot loper
   *[knight] Promoveren tot paard
}

# A move as players write it, such as Pxf3+ or e8=D.
told-move = { $piece ->
    [king] K
    [queen] D
    [rook] T
    [bishop] L
    [knight] P
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =T
    [bishop] =L
    [knight] =P
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
told-set-up = Stelling { $number }
told-claim = { $ground ->
    [repetition] Remise geclaimd: drievoudige herhaling
   *[fifty-moves] Remise geclaimd: vijftigzettenregel
}
claim-repetition = Remise claimen: drievoudige herhaling
claim-fifty-moves = Remise claimen: vijftigzettenregel

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Eerste week
level-first-week-about = Weet hoe de stukken gaan en pakt wat hij ziet. Ongeveer 400.
level-first-month = Eerste maand
level-first-month-about = Slaat ongedekte stukken en laat er zelf veel staan. Ongeveer 600.
level-first-year = Eerste jaar
level-first-year-about = Kijkt één zet vooruit en mist de rest. Ongeveer 800.
level-casual = Liefhebber
level-casual-about = Speelt verstandig tot het ingewikkeld wordt. Ongeveer 1000.
level-hobby = Hobbyschaker
level-hobby-about = Geeft weinig weg, maar trapt in trucjes. Ongeveer 1200.
level-club = Clubschaker
level-club-about = Een degelijke clubspeler met af en toe een zwak moment. Ongeveer 1500.
level-strong-club = Sterke clubschaker
level-strong-club-about = Wacht op je kans: veel krijg je er niet. Ongeveer 1650.
level-expert = Expert
level-expert-about = Maakt zelden fouten en straft die van jou af. Ongeveer 1800.
level-unbeatable = Onverslaanbaar
level-unbeatable-about = De engine op volle kracht. Niemand wint ervan.

## The rule book's chapters
chapter-setup = Bord en beurten
chapter-pieces = Zo gaan de stukken
chapter-special = Bijzondere zetten
chapter-check = Schaak en schaakmat
chapter-ending = Het einde van de partij

## Lessons: a title, what to do, and what was learnt
lesson-knight = Het paard
lesson-knight-task = Sla de pion met je paard.
lesson-knight-done = Twee velden rechtuit, één opzij, over alles heen wat ertussen staat.
lesson-promotion = Promotie
lesson-promotion-task = Je pion is nog één stap van de laatste rij. Maak er een dame van.
lesson-promotion-done = Een pion die de laatste rij haalt, wordt meteen een sterker stuk.
lesson-castling = Rokade
lesson-castling-task = Breng je koning in veiligheid: rokeer, kort of lang.
lesson-castling-done = De koning gaat twee velden en de toren springt naar zijn andere kant. Geen van beide mag al gezet hebben.
lesson-check = Uit het schaak
lesson-check-task = De toren valt je koning aan. Sla hem.
lesson-check-done = Op schaak antwoord je door de koning weg te zetten, de aanvaller te slaan of er een stuk tussen te zetten.
lesson-mate = Schaakmat
lesson-mate-task = De zwarte koning zit opgesloten achter zijn eigen pionnen. Mat in één.
lesson-mate-done = Schaak en geen uitweg: je wint.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Opening: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Op deze computer staat geen andere schaakengine, dus speelt die van Gamecase zelf. Die is sterk, maar op het hoogste niveau zwakker dan Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Het leidt tot mat in { $count }.
    [forced] Het is de enige toegestane zet.
   *[only] Geen andere zet komt in de buurt: de op één na beste is { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } pionnen minder waard.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Je staat schaak: zet de koning weg, zet er een stuk tussen of sla de aanvaller.
    [begin] Breng je stukken een voor een in het spel en houd het midden in het oog.
   *[other] Kijk eerst wat je tegenstander aanvalt, dan wat je kunt slaan.
}
guide-why = { $why ->
    [mate] Het is schaakmat.
    [draw] Remise is meer dan deze stelling belooft.
    [promotes] Je pion wordt een sterker stuk.
    [castles] Je koning komt in veiligheid en een toren komt in het spel.
    [gains] Je wint materiaal.
    [trades] Je ruilt een stuk tegen een stuk van dezelfde waarde.
    [check] Je geeft schaak, en je tegenstander moet daarop antwoorden.
    [saves] Je brengt een stuk in veiligheid.
    [develops] Je brengt een nieuw stuk in het spel.
    [middle] Je pion neemt zijn plaats in het centrum in.
   *[other] Het maakt je stelling iets beter.
}
character-first-week = Eikel
character-first-month = Knoop
character-first-year = Klaver
character-casual = Peper
character-hobby = Koekje
character-club = Koper
character-strong-club = Vuursteen
character-expert = Sabel
character-unbeatable = Graniet
origin-collection-set-up = Waar de stukken staan, toont een plaatje. Alleen de Engelse tekst telt de velden.
origin-collection-starter = Loten en de eerste zet van wit zijn gedrukt. Dat je na elke partij van kleur wisselt, is onze standaard.
origin-collection-own-square = Het boekje zegt het niet met zoveel woorden; de schaakregels wel.
origin-collection-knight-move = In het Frans gaat het paard twee velden recht en één “schuin”, dat zou een grotere sprong zijn; de Engelse tekst beschrijft maar de helft van zijn zetten; in de Nederlandse springt het alleen over stukken van de tegenstander. Wij spelen het paard van alle andere.
origin-collection-pawn-move = In het Frans lijkt de eerste zet altijd twee velden te zijn, en de Engelse tekst vergeet dat pionnen nooit teruggaan. Dat bij een dubbele stap niets in de weg mag staan, staat nergens. Wij spelen het zoals overal.
origin-collection-pawn-capture = Spaans, Nederlands en Deens zeggen “over een veld”, Zweeds zelfs “springend”, en in de Italiaanse tekst slaan pionnen zoals ze lopen. Eén veld schuin vooruit is bedoeld.
origin-collection-en-passant = Duits, Engels, Italiaans en Deens zijn onduidelijk over waar de dubbele stap begint, en alleen de Russische tekst zegt waar de slaande pion belandt. Wij volgen de schaakregels.
origin-collection-bishop-move = In de Italiaanse tekst ontbreekt dat de velden leeg moeten zijn.
origin-collection-rook-move = In de Italiaanse tekst ontbreekt dat de velden leeg moeten zijn.
origin-collection-queen-move = In de Italiaanse tekst ontbreekt dat de velden leeg moeten zijn.
origin-collection-promotion = Spaans, Zweeds en Pools kun je lezen alsof alleen het bord telt. Je mag een tweede dame hebben.
origin-collection-castling = De Spaanse tekst noemt de korte kant rechts en de lange links; dat klopt alleen voor wit.
origin-collection-castling-moved = Frans en Russisch laten “vanaf de beginrij” weg. Een stuk dat gezet heeft en terug is, heeft gezet.
origin-collection-castling-attacked = Alleen de Engelse tekst zegt dat de koning niet over een aangevallen veld mag. Dat hij niet uit schaak of in schaak mag rokeren, komt uit de schaakregels.
origin-collection-king-safety = In het Pools mag de koning geen schaak “geven”, en de Italiaanse tekst raadt alleen af hem te gebruiken. Alle andere: hij mag niet in schaak gaan. Aftrekschaak met de koning mag.
origin-collection-pinned = Het boekje spreekt alleen van de zetten van de koning zelf. De schaakregels verbieden elke zet die hem aangevallen achterlaat.
origin-collection-in-check = Het boekje gaat er alleen van uit waar het mat uitlegt.
origin-collection-resign = Over opgeven is niets gedrukt.
origin-collection-stalemate = Daarover is niets gedrukt; de Engelse tekst gebruikt het woord voor elke partij die niemand kan winnen. Wij volgen de schaakregels: remise.
origin-collection-dead-position = Het boekje noemt een partij remise die niemand kan winnen; in het Frans en Pools: die niemand gewonnen heeft. Wij stoppen zodra er geen mat meer mogelijk is.
origin-collection-agreed = Over remise afspreken is niets gedrukt.
origin-collection-repetition = Niets gedrukt; dit is de regel van de FIDE.
origin-collection-fifty-moves = Niets gedrukt; dit is de regel van de FIDE.
origin-collection-repetition-at-once = Niets gedrukt. Volgens de schaakregels moet je deze remise claimen; in deze partij komt ze vanzelf.
origin-collection-fifty-moves-at-once = Niets gedrukt. Volgens de schaakregels moet je deze remise claimen; in deze partij komt ze vanzelf.
clause-repetition-at-once = Ontstaat dezelfde stelling met dezelfde mogelijke zetten voor de derde keer, dan is de partij remise.
clause-fifty-moves-at-once = Na vijftig zetten van elke speler zonder pionzet en zonder slaan is de partij remise.
refusal-repetition-at-once = Claimen hoeft niet: de derde herhaling is vanzelf remise.
refusal-fifty-moves-at-once = Claimen hoeft niet: vijftig rustige zetten van elke speler zijn vanzelf remise.
box-articles = Zijn je regels in artikelen genummerd, zoals de FIDE-regels?
table-draw = Remise aanbieden
table-claim-draw = Er remise van maken
tally-drawn = Remises
outcome-agreed = Remise in onderling overleg.
outcome-left-draw = Remise: een speler is weggegaan.
told-offer-draw = { $name } biedt remise aan.
told-draw = Remise overeengekomen.
history-drawn = Remise
editor-piece = { $piece ->
    [white-king] Witte koning
    [white-queen] Witte dame
    [white-rook] Witte toren
    [white-bishop] Witte loper
    [white-knight] Wit paard
    [white-pawn] Witte pion
    [black-king] Zwarte koning
    [black-queen] Zwarte dame
    [black-rook] Zwarte toren
    [black-bishop] Zwarte loper
    [black-knight] Zwart paard
   *[black-pawn] Zwarte pion
}
editor-castling = { $side ->
    [white-short] Wit mag O-O rokeren
    [white-long] Wit mag O-O-O rokeren
    [black-short] Zwart mag O-O rokeren
   *[black-long] Zwart mag O-O-O rokeren
}
editor-en-passant = En passant op
refusal-editor-kings = { $seat ->
    [first] Wit heeft { $count } koningen op het bord en heeft er precies één nodig.
   *[second] Zwart heeft { $count } koningen op het bord en heeft er precies één nodig.
}
refusal-editor-many = { $seat ->
    [first] Wit heeft meer stukken dan in een partij kan: hoogstens 16, waarvan hoogstens 8 pionnen.
   *[second] Zwart heeft meer stukken dan in een partij kan: hoogstens 16, waarvan hoogstens 8 pionnen.
}
refusal-editor-pawns = Op { $square } kan geen pion staan: pionnen staan nooit op de eerste of laatste rij.
refusal-editor-check = { $seat ->
    [first] Wit is aan zet, maar de zwarte koning staat al schaak.
   *[second] Zwart is aan zet, maar de witte koning staat al schaak.
}
refusal-editor-impossible-check = Geen laatste zet kan met al deze stukken schaak hebben gegeven.
task-check = Schaak! Je koning moet eruit.
task-claim = Jij bent aan zet: je kunt remise claimen.
task-fifty-moves = { $count ->
    [one] Jij bent aan zet: over { $count } zet remise volgens de vijftigzettenregel.
   *[other] Jij bent aan zet: over { $count } zetten remise volgens de vijftigzettenregel.
}

## Drills

drill-tactics = Tactiek
drill-tactics-about = Vind de enige zet die wint, en speel het tot het einde uit.
drill-tactics-task = { $seat ->
    [first] Wit is aan zet. Eén zet wint.
   *[second] Zwart is aan zet. Eén zet wint.
}
drill-mates = Matopgaven
drill-mates-about = Mat in één, twee of drie zetten.
drill-mates-task = { $seat ->
    [first] Wit is aan zet. Mat in { $moves }.
   *[second] Zwart is aan zet. Mat in { $moves }.
}
drill-theme = { $theme ->
    [hanging] Dat stuk stond ongedekt.
    [fork] Dat was een vork: één stuk valt er twee tegelijk aan.
    [pin] Een stuk dat had kunnen slaan, stond gepend voor zijn koning.
    [discovery] Een aftrekaanval: een stuk ging weg, en het stuk erachter viel aan.
    [promotion] Een pion promoveerde.
    [back-rank] Mat achter de paaltjes: de koning zat opgesloten door zijn eigen stukken.
    [smothered] Stikmat: de koning was omringd door zijn eigen stukken.
   *[sacrifice] Een offer: je gaf materiaal om meer te winnen.
}
drill-refuted = { $why ->
    [mate] Je tegenstander geeft mat.
    [escapes] De koning ontsnapt.
   *[takes] Je tegenstander kan het stuk gewoon slaan.
}
