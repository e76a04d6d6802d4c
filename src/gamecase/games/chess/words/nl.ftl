### Dutch. piece = stuk, square = veld, row = rij, column = lijn, take = slaan, draw = remise. queen = dame,
### as in the booklet; players also say dame, and they write D.

game-name = Schaken
game-about = Twee legers van zestien, geen greintje geluk en een koning die je niet mag verliezen.
seat-first = Wit
seat-second = Zwart

booklet-collection = De spellencollectie
booklet-collection-about = Schaken zoals in het regelboekje van de spellencollectie; wat daarin ontbreekt, gaat zoals overal.
booklet-fide = De wereldbond
booklet-fide-about = Schaken volgens de FIDE-regels, genummerd naar hun artikelen.
switch-draws_by_claim = Driemaal dezelfde stelling en vijftigzettenregel
switch-draws_by_claim-yes = Remise als een speler het claimt
switch-draws_by_claim-no = Meteen remise

## The booklet

clause-set-up = Het bord telt acht bij acht velden, en elke speler heeft rechts een licht hoekveld. Van de hoek naar binnen staan toren, paard en loper; de dame (ook dame genoemd) staat op een veld van haar eigen kleur, de koning naast haar, de pionnen ervoor.
clause-starter = Wit begint; daarna zetten beide spelers om de beurt. Het lot bepaalt wie het eerst Wit heeft; daarna wisselen de spelers na elke partij.
clause-your-piece = Een beurt is één zet met een stuk van jezelf. Overslaan mag niet.
clause-own-square = Een stuk gaat nooit naar een veld waar een stuk van dezelfde kleur staat. Staat er een stuk van de ander, dan wordt dat geslagen en gaat het van het bord.
clause-bishop-move = De loper gaat schuin, zo ver als de velden leeg zijn.
clause-rook-move = De toren gaat vooruit, achteruit of opzij, zo ver als de velden leeg zijn.
clause-queen-move = De dame gaat recht of schuin, zo ver als de velden leeg zijn.
clause-no-jump = Dame, toren en loper kunnen nergens overheen springen.
clause-knight-move = Het paard gaat twee velden rechtuit en één opzij. Het springt over alles wat ertussen staat.
clause-pawn-move = De pion gaat één veld recht vooruit, of twee bij zijn eerste zet. Die velden moeten leeg zijn. Hij gaat nooit terug.
clause-pawn-capture = De pion slaat alleen schuin, één veld naar voren.
clause-en-passant = Komt een pion met een dubbele stap naast een pion van de ander, dan mag die hem slaan alsof hij maar één stap had gedaan: meteen bij de volgende zet, of nooit.
clause-promotion = Een pion die de laatste rij haalt, wordt meteen dame, toren, loper of paard, wat er ook nog op het bord staat.
clause-king-move = De koning gaat één veld, recht of schuin.
clause-castling = Rokade: de koning gaat twee velden naar een toren toe, en die toren komt aan zijn andere kant te staan.
clause-castling-moved = Een koning die al heeft bewogen, kan niet meer rokeren, en een toren die al heeft bewogen ook niet.
clause-castling-between = Bij een rokade mag er niets tussen koning en toren staan.
clause-castling-attacked = De koning kan niet rokeren als hij schaak staat, over een aangevallen veld moet of schaak komt te staan.
clause-king-safety = De koning gaat nooit naar een veld dat wordt aangevallen.
clause-pinned = Met geen enkele zet mag je je eigen koning aan een aanval blootstellen.
clause-in-check = Staat je koning schaak, dan moet je zet dat opheffen: zet de koning weg, sla de aanvaller of zet er iets tussen.
clause-checkmate = Een koning die schaak staat en geen uitweg heeft, staat schaakmat en verliest.
clause-resign = Wie opgeeft, heeft verloren.
clause-stalemate = Wie aan zet is, niet schaak staat en geen zet heeft, staat pat: onbeslist, ofwel remise.
clause-dead-position = Kan geen van beide spelers ooit nog mat geven, dan is het meteen remise.
clause-agreed = De spelers mogen remise afspreken.
clause-repetition = Komt dezelfde stelling met dezelfde mogelijke zetten voor de derde keer op het bord, dan mag wie aan zet is remise claimen. De vijfde keer is het vanzelf remise.
clause-fifty-moves = Na vijftig zetten van elke kant zonder pionzet en zonder slaan mag wie aan zet is remise claimen. Na vijfenzeventig is het vanzelf remise.

## Why not

refusal-your-piece = { $holder ->
    [first] Het stuk op { $square } is van Wit.
    [second] Het stuk op { $square } is van Zwart.
   *[nobody] Op { $square } staat geen stuk.
}
refusal-own-square = Op { $square } staat al een stuk van jezelf: { $piece }.
refusal-bishop-move = Niet van { $start } naar { $end }: de loper gaat over diagonalen.
refusal-rook-move = Niet van { $start } naar { $end }: de toren gaat over rijen en lijnen.
refusal-queen-move = Niet van { $start } naar { $end }: de dame gaat over rijen, lijnen en diagonalen.
refusal-knight-move = Niet van { $start } naar { $end }: het paard gaat twee velden rechtuit en één opzij.
refusal-king-move = Niet van { $start } naar { $end }: de koning gaat maar één veld.
refusal-no-jump = { $piece } op { $square } staat in de weg. Alleen paarden springen.
refusal-pawn-move = { $why ->
    [moved] Niet van { $start } naar { $end }: twee velden mag een pion alleen bij zijn eerste zet.
    [blocked] De pion op { $start } kan niet verder: { $end } is niet leeg.
   *[shape] Niet van { $start } naar { $end }: de pion gaat één veld recht vooruit, of twee bij zijn eerste zet.
}
refusal-pawn-capture = Een pion gaat alleen schuin om te slaan, en op { $square } valt niets te slaan.
refusal-en-passant = Te laat: { $piece } op { $square } kon alleen direct na de dubbele stap en passant geslagen worden.
refusal-promotion = { $why ->
    [choose] Kies wat de pion op { $square } wordt.
   *[not-there] Op { $square } verandert niets in een ander stuk: dat doen alleen pionnen, op de laatste rij.
}
refusal-castling-moved = { $mover ->
    [king] Geen rokade: de koning heeft al bewogen.
    [no-rook] Geen rokade: de toren aan de { $side ->
        [short] koningsvleugel
       *[long] damevleugel
    } staat er niet.
   *[rook] Geen rokade: de toren aan de { $side ->
        [short] koningsvleugel
       *[long] damevleugel
    } heeft al bewogen.
}
refusal-castling-between = Geen rokade: { $piece } op { $square } staat ertussen.
refusal-castling-attacked = { $why ->
    [out] Geen rokade terwijl je schaak staat: { $piece } { $square } valt de koning op { $crossed } aan.
    [through] Geen rokade: de koning zou over { $crossed } gaan, en dat veld valt { $piece } { $square } aan.
   *[into] Geen rokade: { $piece } { $square } valt { $crossed } aan.
}
refusal-king-safety = De koning kan niet naar { $crossed }: { $piece } { $square } valt dat veld aan.
refusal-pinned = Dan komt je koning schaak te staan door { $piece } { $square }.
refusal-in-check = Je koning staat schaak door { $piece } { $square }, en dit helpt daar niet tegen.
refusal-repetition = { $count ->
    [one] Nog geen remise: deze stelling staat voor het eerst op het bord. Het moet drie keer zijn.
   *[other] Nog geen remise: deze stelling stond { $count } keer op het bord. Het moet drie keer zijn.
}
refusal-fifty-moves = { $count ->
    [one] Nog geen remise: { $count } zet van elke kant zonder slaan of pionzet. Het moeten er vijftig zijn.
   *[other] Nog geen remise: { $count } zetten van elke kant zonder slaan of pionzet. Het moeten er vijftig zijn.
}

## How it ends

outcome-checkmate = { $seat } wint door schaakmat.
outcome-stalemate = Remise door pat: geen zet en geen schaak.
outcome-dead-position = Remise: geen van beiden kan nog mat geven.
outcome-time-draw = De tijd is om, maar de tegenstander kon nooit winnen: remise.
outcome-repetition = Remise: voor de derde keer dezelfde stelling.
outcome-fivefold = Remise: voor de vijfde keer dezelfde stelling.
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
    [queen] Wordt dame
    [rook] Wordt toren
    [bishop] Wordt loper
   *[knight] Wordt paard
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
told-claim = { $ground ->
    [repetition] Remise geclaimd: driemaal dezelfde stelling
   *[fifty-moves] Remise geclaimd: vijftigzettenregel
}
claim-repetition = Remise claimen: zetherhaling
claim-fifty-moves = Remise claimen: vijftigzettenregel

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Eerste week
level-first-week-about = Weet hoe de stukken gaan en pakt wat er te pakken valt. Ongeveer 400.
level-first-month = Eerste maand
level-first-month-about = Slaat wat ongedekt staat en laat zelf veel ongedekt staan. Ongeveer 600.
level-first-year = Eerste jaar
level-first-year-about = Kijkt één zet vooruit en ziet de rest over het hoofd. Ongeveer 800.
level-casual = Liefhebber
level-casual-about = Speelt verstandig tot het ingewikkeld wordt. Ongeveer 1000.
level-hobby = Hobbyschaker
level-hobby-about = Geeft weinig weg, maar trapt in trucjes. Ongeveer 1200.
level-club = Clubschaker
level-club-about = Degelijk clubniveau, met af en toe een zwak moment. Ongeveer 1500.
level-strong-club = Sterke clubschaker
level-strong-club-about = Wacht op je kans; vaak komt die niet. Ongeveer 1800.
level-expert = Expert
level-expert-about = Maakt zelden fouten en straft die van jou af. Ongeveer 2200.
level-unbeatable = Onverslaanbaar
level-unbeatable-about = De computer op volle kracht. Mensen winnen er niet van.

## The rule book's chapters
chapter-setup = Bord en beurten
chapter-pieces = Zo gaan de stukken
chapter-special = Bijzondere zetten
chapter-check = Schaak en mat
chapter-ending = Het einde van de partij

## Lessons: a title, what to do, and what was learnt
lesson-knight = Het paard
lesson-knight-task = Sla de pion met je paard.
lesson-knight-done = Twee velden rechtuit, één opzij, over alles heen wat ertussen staat.
lesson-promotion = Promotie
lesson-promotion-task = Je pion is nog één stap van de overkant. Maak er een dame van.
lesson-promotion-done = Een pion die de laatste rij haalt, wordt meteen een sterker stuk.
lesson-castling = Rokade
lesson-castling-task = Breng je koning in veiligheid: rokeer, naar welke kant je maar wilt.
lesson-castling-done = De koning gaat twee velden, de toren springt naar zijn andere kant. Geen van beide mag al bewogen hebben.
lesson-check = Uit het schaak
lesson-check-task = De toren valt je koning aan. Sla de toren.
lesson-check-done = Tegen schaak helpt: de koning wegzetten, de aanvaller slaan of er iets tussen zetten.
lesson-mate = Schaakmat
lesson-mate-task = De zwarte koning zit opgesloten achter zijn eigen pionnen. Geef mat in één zet.
lesson-mate-done = Schaak en geen uitweg: je hebt gewonnen.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Opening: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Op deze computer draait geen schaakengine. In plaats daarvan speelt een kleine uit de koffer, en zwakker dan het niveau zegt.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Mat in { $count }.
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
    [mate] Dat is mat.
    [draw] Remise is meer dan de stelling belooft.
    [promotes] De pion wordt een sterker stuk.
    [castles] De koning komt in veiligheid en een toren in het spel.
    [gains] Dit wint materiaal.
    [trades] Het ruilt een stuk tegen een even sterk stuk.
    [check] Het geeft schaak, en daar moet op geantwoord worden.
    [saves] Het brengt een stuk in veiligheid.
    [develops] Het brengt een nieuw stuk in het spel.
    [middle] De pion neemt een plaats in het midden in.
   *[other] Het maakt de stelling iets beter.
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
