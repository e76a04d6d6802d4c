### Danish. Address: du. opponent = modstander, rules = regler (hæfte only for the printed sheet), board = bræt,
### record = protokol, seed = tilfældig tekst, roll = slag, rematch = omkamp, match = kamp, draw = uafgjort.

## The case
app-name = Gamecase
app-tagline = Klassiske brætspil efter reglerne i din egen æske
skip-to-content = Gå til indholdet
nav-home = Spil
nav-settings = Indstillinger
home-title = Vælg et spil
home-lead = Spil mod computeren, mod en ven ved siden af dig eller mod en ven langt væk.
home-open = Åbne spil
home-table-against = { $game } med { $others }
home-state-yours = Din tur
home-state-open = I gang
home-state-waiting = Venter på en spiller
home-state-over = Slut
footer-free = Fri software: spil den, kør den selv, og lav den om
footer-fair = Terninger, som alle kan efterprøve

## Settings
settings-language = Sprog
settings-theme = Tema
settings-theme-auto = Som min enhed
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-theme-contrast = Høj kontrast
settings-theme-clear = Farveblindvenligt
settings-save = Anvend

## Laying a table
new-title = Nyt spil: { $game }
new-booklet-clauses = Vis reglerne
box-find = Find reglerne til dit eget spil
box-unsure = Det ved jeg ikke
box-none = Ingen regler passer til alt det. Her er de alle sammen.
new-opponent = Hvem spiller du mod?
new-player = Spiller { $number }
new-against-here = En ven her
new-against-away-about = Du får et link, du kan sende.
new-against-anyone-about = Dit spil står på forsiden, til nogen slutter sig til.
new-level = Hvilket niveau?
new-you = Dig
new-name = Dit navn
new-name-hint = Det, andre spillere ser. Du må gerne lade det stå tomt.
new-words = Din egen tilfældige tekst til terningerne
new-words-hint = Den blandes ind i hvert slag og hvert tilfældigt valg. Står feltet tomt, vælger din enhed en.
new-friend-name = Din vens navn
new-starts = Hvem begynder?
new-starts-lot = Tilfældigt
new-starts-me = Mig
new-starts-other = Min modstander
new-side = Hvilken side vil du spille?
new-match = Kampens længde
new-match-best-of-1 = Ét spil
new-match-best-of = Bedst af { $number }
new-match-first-to = { $number ->
    [one] Først til { $number } point
   *[other] Først til { $number } point
}
new-match-open = Så mange spil man vil
new-dice = Hvem slår med terningerne?
new-dice-verifiable = Appen slår, og alle kan efterprøve det bagefter
new-dice-manual = Vi slår med rigtige terninger og taster tallene ind
new-clock = Betænkningstid
new-clock-none = Uden ur
new-clock-fischer = { $minutes } min + { $seconds } s pr. tur
new-clock-delay = { $seconds } s forsinkelse pr. tur, { $minutes } min i reserve pr. point
new-clock-days = { $days ->
    [one] { $days } dag pr. tur
   *[other] { $days } dage pr. tur
}

## An invitation
join-title = Invitation: { $game }
join-by = { $name } har inviteret dig til et spil.
join-by-somebody = Nogen har inviteret dig til et spil.
join-sit = Spil med
join-watch = Kig bare med

## The table
table-board = Bræt
table-moves = Træk
table-players = Spillere
table-position = Stillingen i ord
table-dice = Terninger
table-dice-pledge = Lagt fast før spillet (SHA-256 af hemmeligheden)
table-dice-secret = Hemmeligheden, afsløret efter spillet
table-dice-words = Spillernes tilfældige tekster
table-dice-explained = En hemmelighed lægger alle slag fast før spillet, og kun dens fingeraftryk vises. Efter spillet bliver hemmeligheden afsløret, så alle kan efterprøve, at hvert slag følger af den.
table-record = Hent spillets protokol
table-takeback = Tag træk tilbage
table-hint = Tip
table-hint-told = Jeg ville spille: { $told }
table-guided = Giv mig tips
table-type = Skriv et træk
table-type-play = Spil
table-past = Du ser en tidligere stilling.
table-now = Tilbage til spillet
table-replay = Vis det sidste skud i slowmotion
table-sight = Sigtelinje
table-undo = Fortryd
table-turn = Vend brættet
table-look = Brættets udseende
table-confirm = Bekræft hvert træk
table-draw = Foreslå uafgjort
table-claim = Kræv sejr
table-claim-draw = Kræv uafgjort
table-say-mute = Slå chatten fra
table-resign = Giv op
table-resign-sure = Vil du give dette spil op?
table-yes = Ja
table-no = Nej
table-next = Næste spil
table-rematch = Omkamp
say-hello = Hej!
say-good-luck = Held og lykke!
say-well-played = Godt spillet!
say-thanks = Tak!
say-sorry = Undskyld!
say-one-moment = Et øjeblik.
say-back = Så er jeg her igen.
say-your-turn = Det er vist din tur.
say-oops = Ups!
say-good-game = Godt spil!
bot-again = Computeren måtte begynde at tænke forfra.
table-home = Tilbage til alle spil
table-accept = Accepter
table-decline = Sig nej
table-withdraw = Træk forslaget tilbage
table-watching = Du kigger med. Kun spillerne kan trække.
table-watchers = { $count ->
    [one] { $count } person ser på
   *[other] { $count } personer ser på
}
table-booklet = Regler
table-invite = Inviter en ven
table-invite-help = Send dette link, eller lad din ven scanne koden. Den første, der åbner det, kommer med i spillet.
table-invite-copy = Kopiér linket
table-invite-loopback = Dette link virker kun på denne computer. Vil du spille over dit hjemmenetværk, så start Gamecase med: gamecase serve --host 0.0.0.0
player-unnamed = Spiller { $number }
player-you = dig
player-away = væk
tally-won = Vundne kampe
tally-drawn = Uafgjorte

## The rule book
rules-link = Regler
rules-title = Regler: { $game }
rules-booklets = Regelsæt
rules-agreed = Aftalt for dette spil
rules-example = Eksempel
rules-not-allowed = Ikke tilladt
rules-print = Udskriv

## Learning
learn-link = Lær
learn-title = Lær spillet: { $game }
learn-lead = Korte lektioner, hver med sit eget bræt. Prøv dig bare frem: Intet kan gå galt.
learn-lesson = Lektion { $number } af { $count }
learn-right = Godt klaret!
learn-other = Det er tilladt, men prøv noget andet her.
learn-again = Prøv igen
learn-next = Næste lektion
learn-all = Alle lektioner
learn-guided = Spil dit første spil, med tips
learn-watch = Se to computere spille

## What stands
status-waiting = Venter på den anden spiller
status-drawing-lots = Det afgøres, hvem der begynder
status-chance = Terningerne slås
status-by-hand = Slå med dine terninger, og tast tallene ind
status-your-turn = Din tur: { $seat }
status-turn = Tur: { $seat }
status-bot-thinks = Computeren tænker
outcome-resigned = { $seat } vinder: Modstanderen gav op.
outcome-agreed = Uafgjort efter aftale.
outcome-left = { $seat } vinder: Modstanderen har forladt spillet.
outcome-left-draw = Uafgjort: En spiller har forladt spillet.
outcome-time = { $seat } vinder på tid.
match-best-of = Spil { $game }, bedst af { $number }
match-first-to = { $number ->
    [one] Spil { $game }, først til { $number } point
   *[other] Spil { $game }, først til { $number } point
}
match-games = Spil { $game } af { $number }
match-open = Spil { $game }

## What happened
told-sit = { $name } er med.
told-begin = Et nyt spil begynder.
told-lot = { $name } begynder.
told-offer-takeback = { $name } beder om at tage et træk tilbage.
told-offer-draw = { $name } foreslår uafgjort.
told-offer-rematch = { $name } vil have omkamp.
told-decline = Forslaget er afvist.
told-takeback = Trækket er taget tilbage.
told-draw = Enige om uafgjort.
told-resign = { $name } giver op.
told-left = { $name } afslutter spillet: Modstanderen har forladt det.
told-lapse = Forslaget er udløbet.
told-say = { $name }: { $words }
told-flag = Tiden er gået for { $name }.

## Why not
refusal-not-your-turn = Det er ikke din tur.
refusal-game-over = Spillet er slut.
refusal-time-up = Din tid er gået.
refusal-not-begun = Spillet er ikke begyndt endnu.
refusal-dice-not-yours = I dette spil er det appen, der slår med terningerne.
refusal-dice-by-hand = I dette spil slår I selv med terningerne og taster tallene ind.
refusal-not-now = Det kan du ikke lige nu.
refusal-too-late = Nogen kom først. Se på brættet igen.
refusal-still-here = Din modstander har ikke været væk længe nok endnu.
refusal-offer-gone = Det forslag gælder ikke længere.
refusal-watching = Du kigger med. Kun spillerne kan gøre det.
refusal-no-hint = Du kan kun få tip i din egen tur, mod computeren eller når I deler en skærm.
refusal-means-nothing = Det er ikke et lovligt træk her.
refusal-theirs = Det træk var ulovligt. { $rule }

## Trouble
error-bad-message = Serveren forstod ikke denne side. Genindlæs den.
error-stale = Brættet har ændret sig. Se på det igen.
error-too-fast = Det gik for hurtigt. Vent et øjeblik.
link-lost = Forbindelsen er afbrudt. Opretter forbindelse igen … Dit spil er i sikkerhed.
link-back = Du er forbundet igen.
touch-again = Vælg, hvor du vil hen nu, eller tryk på Escape.
confirm-grave = Tryk igen for at bekræfte.
aim-pull = Skub skiven langs dens linje. Træk så tilbage hvor som helst på brættet, og giv slip.
aim-help = Sigt med piletasterne, indstil styrken med plus og minus, flyt langs linjen med komma og punktum, og skyd med Enter.
copied = Kopieret.
turn-alert = Din tur
clock-stale = Tiden, da forbindelsen blev afbrudt
problem-title = Det lykkedes ikke
problem-not-found = Her er ikke noget. Tjek linket; spillet ligger måske på en anden computer.
problem-bad-form = Noget i formularen var ikke rigtigt. Gå tilbage, og prøv igen.
problem-chair-taken = En anden har taget den plads.
problem-too-many-tables = For mange nye spil på én gang. Vent et øjeblik, og prøv igen.
problem-away = Der er ingen forbindelse til spillene lige nu. Intet af det, du har spillet, er tabt. Prøv igen om et øjeblik.
problem-home = Tilbage til alle spil

## On the command line
serve-ready = Gamecase kører på { $address }
serve-network = På dit hjemmenetværk: { $address }
serve-scan = Scan koden med en mobil på samme netværk:
serve-stop = Tryk på Ctrl+C for at stoppe.
verify-holds = { $entries ->
    [one] Protokollen er intakt: { $entries } post kontrolleret, og hvert led og hver stilling er korrekt.
   *[other] Protokollen er intakt: { $entries } poster kontrolleret, og hvert led og hver stilling er korrekt.
}
verify-rolls = { $count ->
    [one] { $count } slag eller tilfældigt valg er regnet efter og stemmer.
   *[other] { $count } slag og tilfældige valg er regnet efter og stemmer.
}
verify-by-hand = { $count ->
    [one] { $count } slag er tastet ind i hånden, så der er intet at kontrollere.
   *[other] { $count } slag er tastet ind i hånden, så der er intet at kontrollere.
}
verify-hidden = { $count ->
    [one] { $count } slag er stadig hemmeligt, fordi spillet ikke er slut.
   *[other] { $count } slag er stadig hemmelige, fordi deres spil ikke er slut.
}

## A game looked over
table-analysis = Analysér spillet
analysis-title = { $game }: analyse
analysis-games = Spil i denne kamp
analysis-progress = Analyserer…
analysis-graph = Spillets forløb
analysis-lines = Bedste fortsættelser
analysis-mistakes = Vendepunkter
analysis-none = Ingen fejl fundet.
analysis-totals = Sammendrag
analysis-played = Trukket
analysis-inaccuracy = Unøjagtighed
analysis-mistake = Fejl
analysis-blunder = Bommert
analysis-better = Bedre:
analysis-even = Lige
analysis-slight = { $seat } står lidt bedre
analysis-clear = { $seat } står klart bedre
analysis-winning = { $seat } står til gevinst
analysis-first = Spillets begyndelse
analysis-back = Forrige træk
analysis-forward = Næste træk
analysis-last = Spillets slutning
analysis-table = Tilbage til spillet
analysis-failed = Spillet kunne ikke analyseres. Prøv igen om lidt.
analysis-result = { $first }–{ $second }
problem-not-over = Spillet er ikke slut endnu. Du kan analysere det, når det er færdigt.

## Hands and pages
table-ahead = Tillad forhåndstræk
ahead-planned = Forhåndstræk sat. Det spilles i din tur, hvis det er lovligt.
table-symbols = Vis briksymboler i stedet for bogstaver
table-download = Hent som { $format }

## Games from elsewhere
import-title = Importér et spil
import-text = Indsæt spillet som { $formats }
import-open = Importér

## People
nav-account = Konto
people-sign-in = Log ind
people-register = Opret en konto
people-lead = Du kan spille uden konto. Med en konto finder du dine spil på alle enheder og kan spille ratede spil.
people-name = Navn
people-name-hint = 2 til 24 bogstaver eller cifre. Andre spillere ser det.
people-password = Adgangskode
people-password-hint = Mindst 8 tegn. Du får koder, du kan bruge, hvis du glemmer den.
people-with-passkey = Log ind med adgangsnøgle
people-register-passkey = Opret en konto med adgangsnøgle
people-wrong = Forkert navn eller adgangskode.
people-slow = For mange forsøg. Vent et minut, og prøv igen.
people-name-taken = Det navn er taget eller ligner for meget et, der er taget. Vælg et andet.
people-name-unfit = Brug 2 til 24 bogstaver eller cifre fra ét alfabet, med mellemrum, punktummer eller bindestreger imellem.
people-password-unfit = Brug mindst 8 tegn, og ikke noget, der er let at gætte, som dit navn eller 12345678.
people-passkey-failed = Adgangsnøglen blev ikke godtaget. Prøv igen.
people-again = Log ind igen for at ændre dette.
people-only-way = Det er din eneste måde at logge ind på, så den kan ikke fjernes.
people-not-the-name = Det er ikke dit navn. Intet blev slettet.
account-since = Medlem siden { $date }
account-ratings = Ratings
account-matches = { $count ->
    [one] { $count } ratet kamp
   *[other] { $count } ratede kampe
}
account-history = Tidligere spil
account-export = Hent alle mine data
account-sign-out = Log ud
account-ways = Sådan logger du ind
account-passkey = Adgangsnøgle: { $device }
account-passkey-add = Tilføj en adgangsnøgle
account-remove = Fjern
account-password-new = Ny adgangskode
account-password-note = Mindst 8 tegn. Dine andre enheder bliver logget ud.
account-password-set = Gem adgangskoden
account-devices = Her er du logget ind
account-this-device = denne enhed
account-seen = sidst brugt: { $date }
account-end-others = Log ud alle andre steder
account-tokens = API-nøgler
account-tokens-about = Alle, der har en nøgle, kan handle som dig. Hold den hemmelig.
account-token-label = Hvad skal den bruges til?
account-token-read = kan kun læse
account-token-play = kan spille
account-token-make = Opret en nøgle
account-token-once = Kopiér den nu. Du får den ikke at se igen.
account-delete = Slet din konto
account-delete-about = Dit login, dine sessioner, nøgler og ratings slettes straks og for altid. De spil, du har spillet, bliver gemt med det navn, du brugte: De er også dine modstanderes. Ingen kan spille dem videre i dit sted.
account-delete-sure = Skriv dit navn for at bekræfte
history-none = Her er ikke noget endnu.
history-older = Ældre
history-won = Vundet
history-lost = Tabt
history-drawn = Uafgjort
rated-badge = Ratet
rated-switch = Ratet spil
rated-about = Begge spillere skal have en konto. Træk kan ikke tages tilbage.
ratings-about = Tallet efter ± viser, hvor usikker ratingen er.
refusal-rated-account = Det er et ratet spil, så du skal have en konto.
refusal-rated-alone = Du kan ikke spille mod dig selv i et ratet spil.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Den nøgle er ukendt eller tilbagekaldt, eller den giver ikke lov til dette.
nav-main = Hovedsider
nav-play = Spil
nav-learn = Lær
nav-rules = Regler
list-lead-learn = Vælg et spil, og prøv dets korte lektioner.
list-lead-rules = Vælg et spil, og læs reglerne med billeder.
home-continue = Fortsæt
home-finished = Afsluttede spil
start-change = Skift
start-change-of = { $game }: skift modstander, regler eller tid
player-computer = { $name } (computer)
character-hello-gentle = Hej! Skal vi finde ud af det sammen?
character-hello-cheerful = Dejligt at spille med dig. God fornøjelse!
character-hello-steady = Held og lykke. Jeg spiller solidt.
character-hello-sharp = Velkommen. Pas på: Jeg ser fremad.
character-hello-calm = Når du er klar. Jeg overser sjældent noget.
character-bye-gentle = Det var sjovt! En gang til?
character-bye-cheerful = Tak for spillet!
character-bye-steady = Godt spil. Det nød jeg.
character-bye-sharp = Godt kæmpet. Kig på vendepunkterne.
character-bye-calm = En fornøjelse. Få spil er som dette.
notice-special = Efter reglerne i dette spil: { $rule }
notice-rule = Regel { $number }
notice-close = Forstået
opponent-bot = Computer
opponent-here = To her
opponent-away = Via link
opponent-anyone = Alle
rules-question = Hvilke regler vil du spille efter?
rules-of-my-box = Reglerne i min æske
rules-as-usual = Som de fleste spiller i dag
rules-line = Regler:
start-time = Tid
start-more = Mere
start-match-points = Eller til så mange point
clock-chip-none = Uden ur
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Pr. point
clock-chip-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}
working-hint = Leder efter et godt træk …
working-thinking = Computeren tænker stadig …
working-compiled = Computeren gør sig klar, kun denne ene gang på denne maskine: { $percent } % færdig.
working-tables = Computeren regner slutspillene for disse regler ud, kun denne ene gang: { $percent } % færdig.
provisional-compiled = Det er et hurtigt svar: Computeren er stadig ved at gøre sig klar. Spørg igen om et minut.
provisional-tables = Slutspillene for disse regler regnes stadig ud, så tallene er gode skøn.
offline-title = Du er offline
offline-lead = Du skal have forbindelse for at spille. Så snart den er tilbage, kan du fortsætte; intet går tabt.
offline-kept = Det kan du læse
offline-nothing = Ikke noget endnu. Regler og lektioner, du åbner, bliver gemt her til senere.
offline-again = Prøv igen
import-files = Vælg filer, eller træk dem ind på siden
import-done = { $count ->
    [one] { $count } spil blev åbnet
   *[other] { $count } spil blev åbnet
}
import-illegal = Træk { $count } er ikke tilladt:
import-unreadable = Det kunne ikke læses som et spil
import-keep = Åbn spillet så langt
import-correct = Ret det
import-corrected = Spillet, der skal rettes
import-back = Tilbage
notice-registered = Velkommen, { $name }! Din konto er klar, og du er logget ind.
notice-password-saved = Din nye adgangskode er gemt.
account-password-current = Din nuværende adgangskode
account-password-passkey = Bekræft med en adgangsnøgle
account-no-ratings = Du har ingen rating endnu. Spil et ratet spil for at få en. Ranglisterne:
people-wrong-current = Det er ikke din nuværende adgangskode. Intet blev ændret.
people-passkey-first = Denne konto har ingen adgangskode endnu. Vælg en med knappen til adgangsnøglen.
footer-translations = Oversættelser
translations-title = Oversættelser
translations-lead = Alle sidens og spillenes tekster med eksempler, på to sprog side om side.
translations-how = Hvordan du retter en oversættelse eller tilføjer et sprog, står i docs/translating.md i kildekoden.
translations-language = Sprog
translations-beside = Ved siden af
translations-part = Del
translations-part-shell = Siden
translations-state = Status
translations-state-all = Alle
translations-state-missing = Mangler
translations-state-outdated = Forældet
translations-state-current = Aktuel
translations-search = Søg
translations-show = Vis
translations-count = { $count ->
    [one] { $count } tekst
   *[other] { $count } tekster
}
share-title = Del på mit netværk
share-ask = Lige nu kan kun denne computer åbne Gamecase. Del det, så kan alle enheder på dit hjemmenetværk åbne det, til du stopper eller lukker det.
share-start = Del
share-on = Delt. Åbn denne adresse på en anden enhed, eller scan koden.
share-stop = Stop delingen
problem-no-network = Denne computer har intet netværk at dele på lige nu.
provenance-legend = Hvor hver regel kommer fra:
provenance-printed = Trykt i hæftet
provenance-usual = Som der spilles i dag
provenance-silent = Hæftet siger intet: vores standard
provenance-differs = Hæftet er uklart: sådan læser vi det
provenance-languages = Kun på disse sprog: { $languages }.
switch-value-printed = { $value } (som trykt)
switch-value-silent = { $value } (vores standard)
switch-value-differs = { $value } (vores læsning)
rules-exactly = Præcis som trykt
rules-exactly-about = Hver regel efter bogstaven, også hvor vi tror, at noget andet var ment.
rules-needs = Det gælder kun med denne indstilling: { $switch } – { $value }
rules-needs-open = Start et spil med den
rules-compare = Hæfterne side om side
rules-compare-about = Kun hvor hæfterne er forskellige. Alt andet står i deres regler.
table-rules = Regler: { $booklet }
table-rules-change = skift
table-chat = Chat
table-more = Mere
table-tools = Værktøjer
table-sound = Lyd
table-fullscreen = Fuld skærm
table-save = Gem filen
table-hint-more = Mere
table-speed = Trækhastighed
table-speed-calm = Rolig
table-speed-normal = Normal
table-speed-fast = Hurtig
table-speed-none = Uden animation
table-glow = Vis, hvad der kan flyttes
table-lot = Hvem begynder
table-lot-explained = Tilfældet afgør, hvem der begynder. En hemmelighed lægger det fast før spillet, og kun dens fingeraftryk vises. Efter spillet afsløres hemmeligheden, så alle kan efterprøve det.
table-lot-words = Spillernes tilfældige tekster
table-next-level = Næste niveau: { $level }
result-won = Du vandt
result-lost = Du tabte
result-drawn = Uafgjort
result-winner = { $name } vinder
told-lot-seat = { $name } spiller { $seat }, valgt tilfældigt.
result-story = { $turns ->
    [one] Slut efter { $turns } træk.
   *[other] Slut efter { $turns } træk.
}
result-story-ahead = { $turns ->
    [one] { $turns } træk,
   *[other] { $turns } træk,
} { $winner ->
    [own] og du var aldrig bagud.
   *[other] og vinderen var aldrig bagud.
}
result-story-turned = { $turns ->
    [one] { $turns } træk, og det vendte først til allersidst.
   *[other] { $turns } træk, og det vendte først til allersidst.
}
result-story-changes = { $turns ->
    [one] { $turns } træk.
   *[other] { $turns } træk.
} { $changes ->
    [one] Føringen skiftede én gang.
   *[other] Føringen skiftede { $changes } gange.
}
settings-set = Bræt og brikker
settings-set-walnut = Valnød
settings-set-felt = Filt og messing
settings-set-flat = Fladt og moderne
settings-set-slate = Skifer og sten
settings-notices = Giv mig besked, når det er min tur
settings-notices-on = Til. Denne browser giver dig besked, også når spillet ikke er åbent.
settings-notices-off = Fra.
settings-notices-blocked = Din browser blokerer beskeder fra denne side. Tillad dem først i browserens indstillinger.
settings-notices-failed = Det lykkedes ikke. Prøv igen senere.
push-turn = Din tur mod { $opponent }.
bot-later = Du har mange spil mod computeren. Jeg trækker her, så snart det bliver min tur.
refusal-too-many-thoughts = Computeren er optaget af dine andre spil. Prøv igen om et øjeblik.
problem-too-many-analyses = Flere af dine spil er ved at blive analyseret. Vent, til et af dem er færdigt, og prøv igen.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Dybere analyse
deep-start = Start
deep-stop = Stop
deep-plies = { $plies ->
    [one] { $plies } halvtræk
   *[other] { $plies } halvtræk
}
deep-truncated = Kort rollout { $level }
deep-rollout = Fuld rollout
deep-deeper = Se dybere
deep-depth = Dybde { $ply }
deep-games = { $games ->
    [one] { $games } spil
   *[other] { $games } spil
}
deep-sure = { $percent } % sandsynligt, at det første er bedst
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Analysen gik i stå. Det, den fandt, bliver stående her. Start igen for at fortsætte.
deep-limit = Længere går det ikke på denne side.
deep-picture = Værdier med 95 %-konfidensintervaller
deep-compare = Sammenlign
deep-refused = Det kan ikke analyseres.
recovery-title = Gem disse koder
recovery-about = Hvis du glemmer din adgangskode, kan du med hver af koderne vælge en ny én gang. Skriv dem ned, eller print dem: Du får dem ikke at se igen.
recovery-done = Jeg har gemt dem
recovery-new = Nye gendannelseskoder
recovery-left = { $count ->
    [one] { $count } gendannelseskode tilbage
   *[other] { $count } gendannelseskoder tilbage
}
people-forgot = Har du glemt din adgangskode?
people-forgot-about = Skriv dit navn, en af dine gendannelseskoder og en ny adgangskode. Har du ingen kode, så bed den, der driver siden, om et link.
people-code = Gendannelseskode
people-code-wrong = Det navn og den kode hører ikke sammen, eller koden er allerede brugt.
people-link-old = Linket virker ikke længere. Bed om et nyt.
people-mail = E-mail, kun til at nulstille din adgangskode
people-mail-send = Send mig et link
people-mail-sent = Hvis der er en e-mailadresse til det navn, er et link på vej.
people-invite = Invitationskode
people-invite-wrong = Invitationskoden virker ikke. Bed den, der driver siden, om en.
people-closed = Der kan ikke oprettes nye konti her.
people-banned = Den, der driver siden, har låst denne konto.
people-members = Du skal have en konto for at spille her.
people-with-provider = Log ind med { $provider }
people-provider-failed = Det lykkedes ikke at logge ind. Prøv igen.
mail-reset = Vælg en ny adgangskode
mail-reset-text = Nogen har bedt om en ny adgangskode til { $name }. Hvis det var dig, så åbn dette link inden for et døgn:
problem-quota = Du har startet så mange spil, som siden tillader lige nu.
admin-title = Drift af siden
admin-people = Spillere
admin-tables = Spil
admin-invites = Invitationer
admin-log = Hvad der er ændret
admin-find = Søg
admin-sizes = Spil: { $tables } · Konti: { $accounts } · { $megabytes } MB
admin-reset = Link til en ny adgangskode
admin-end = Log ud overalt
admin-rename = Omdøb
admin-ban = Lås
admin-banned = Låst
admin-unban = Lås op
admin-delete = Slet
admin-close = Luk
admin-role-none = Spiller
admin-role-organiser = Arrangør
admin-role-admin = Administrator
admin-role-set = Gem rollen
admin-invite-people = Til hvor mange?
admin-invite-days = I hvor mange dage?
admin-invite-make = Opret en invitation
practice-title = Øv dine fejl
practice-lead = Stillinger fra dine egne spil. I de fleste gik det galt, i nogle gjorde det ikke.
practice-task = Du er { $seat }. Hvad gør du?
practice-counts = { $due } at gentage · { $new } nye i dag
practice-days = { $days ->
    [one] { $days } dag i træk
   *[other] { $days } dage i træk
}
practice-empty = Intet at øve endnu. Få et afsluttet spil analyseret, så dukker dine fejl op her.
practice-done = Det var alt for i dag. Godt klaret!
practice-more = Flere nye stillinger
practice-show = Vis svaret
practice-next = Næste stilling
practice-remove = Vis ikke denne igen
practice-game = Se spillet
practice-right = Godt træk!
practice-wrong = Der er noget bedre.
practice-shown = Svaret
practice-chosen = Dit træk
practice-best = Bedst
practice-played = I spillet
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Denne stilling kommer igen { $when }.

## Drills: short exercises to repeat

drills-title = Øvelser
drills-lead = Korte opgaver, der bliver sværere, efterhånden som du bliver bedre.
drills-level = Niveau { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Senest rigtige: { $right } af { $answers }
drills-streak = { $count } i træk
drills-book = Åbningsbog
opening-book-move = Træk
opening-book-worth = Point
opening-book-about = Pointene er equity for spil om penge med doblingsterningen i midten, fra vores egne rollouts, med standardfejl.
drills-answer = Svar
drills-next = Næste opgave
drills-right = Rigtigt!
drills-wrong = Ikke helt.
drills-your-answer = Dit svar
drills-number = Skriv et helt tal fra { $low } til { $high }.
drills-again = Du har allerede svaret på denne opgave, så den tæller ikke igen.
study-title = Dit spil
study-intro = Få dine afsluttede spil analyseret, og se her, hvor godt du spiller, og hvor det går galt.
study-automatic = Analysér mine spil, så snart de er slut
study-analyse = Analysér
study-analyse-all = Analysér dem alle
study-again = Analysér igen
study-stopped = Analysen gik i stå før slutningen. Det, den havde fundet, er gemt.
study-waiting = { $count ->
    [one] { $count } spil venter på at blive analyseret.
   *[other] { $count } spil venter på at blive analyseret.
}
study-open = Ikke analyseret endnu
study-games = Analyserede spil
study-newer = Nyere
study-last = Beslutninger
study-last-count = De seneste { NUMBER($count) }
study-last-all = Alle
study-decisions = { $count ->
    [one] { NUMBER($count) } beslutning
   *[other] { NUMBER($count) } beslutninger
}
study-pr = PR (præstationstal)
study-accuracy = Præcision
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Gennemsnitligt tab pr. træk (hundrededele)
study-error-rate = Fejlrate som i GNU Backgammon
study-snowie = Fejlrate efter Snowie
study-mistakes = Fejl
study-luck = Held
study-without-luck = Resultat uden held
study-trend = Over tid
study-by-kind = Efter slags beslutning
study-by-position = Efter slags stilling
study-by-opponent = Efter modstander
study-by-opening = Efter åbning
study-opening = Åbning
study-opponent = Modstander
study-result = Resultat
study-day = Dato
study-move = Træk
position-opening = Åbning
position-middlegame = Midtspil
position-endgame = Slutspil
refusal-event-closed = Denne turnering er slut.
refusal-event-organiser-only = Det kan kun arrangøren.
refusal-event-officials-only = Det kan kun arrangøren og hjælperne.
refusal-event-not-yours = Det kan du kun gøre for dig selv.
refusal-event-full = Turneringen er fuld. Der er plads til { $most } spillere.
refusal-event-no-late-entry = Det er for sent at være med. Første runde er begyndt.
refusal-event-no-entrant = Der er ingen spiller nummer { $entrant }.
refusal-event-name-taken = Der er allerede en, der hedder { $name }.
refusal-event-members = Skriv { $count } spillere.
refusal-event-results-missing = { $missing ->
    [one] Der mangler stadig ét resultat i runde { $round }.
   *[other] Der mangler stadig { $missing } resultater i runde { $round }.
}
refusal-event-all-paired = Alle { $rounds } runder er parret.
refusal-event-still-playing = { $name } er ikke færdig med sit seneste spil.
refusal-event-challenge-up = Du kan kun udfordre en, der ligger over dig. { $name } ligger under dig.
refusal-event-wrong-round = Runde { $round } findes ikke endnu. Den næste er runde { $next }.
refusal-event-already-started = Runde { $round } er allerede begyndt.
refusal-event-not-started = Runde { $round } er ikke begyndt endnu.
refusal-event-already-paired = Runde { $round } er allerede parret.
refusal-event-too-few = Der skal være mindst { $least } spillere. Indtil nu er der { $count }.
refusal-event-is-withdrawn = { $name } har trukket sig. Par runden igen eller i hånden.
refusal-event-has-bye = { $name } sidder over i runde { $round }. Fjern det, eller par runden igen.
refusal-event-byes-used = Så mange gange må hver spiller her sidde over for et halvt point: { $most }.
refusal-event-paired-twice = { $name } kan ikke stå i to parringer.
refusal-event-no-pairing = Der spilles ikke ved bord { $table } i runde { $round }.
refusal-event-result-exists = Bord { $table } i runde { $round } har allerede et resultat. Arrangøren kan rette det.
refusal-event-online-result = Dette spil spilles online. Resultatet kommer af sig selv.
refusal-event-impossible-result = Det resultat er ikke muligt.
refusal-event-needs-winner = Det er en knockoutturnering, så nogen skal vinde.
refusal-event-cannot-pair = Runde { $round } kan ikke parres, uden at to mødes igen. Par den i hånden, eller afslut turneringen.
refusal-event-nobody-free = Ingen er ledige lige nu.
refusal-event-by-challenge = På en rangstige udfordrer spillerne hinanden.
refusal-event-by-organiser = Bed arrangøren om at skrive dig på.
refusal-event-already-entered = Du er allerede med.
refusal-event-not-empty = Denne turnering har allerede spillere. Opret en ny turnering til denne fil.
refusal-event-wrong-code = Den kode passer ikke. Se på din seddel.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Alle dine modstanderes point lagt sammen. Stærkere modstandere tæller for dig.
tie-break-buchholz-cut-1 = Buchholz minus laveste
tie-break-buchholz-cut-1-about = Alle dine modstanderes point uden den laveste.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Pointene hos alle, du har slået, plus halvdelen af pointene hos alle, du spillede uafgjort mod.
tie-break-direct-encounter = Indbyrdes resultat
tie-break-direct-encounter-about = Dine point mod de spillere, du står lige med.
tie-break-wins = Sejre
tie-break-wins-about = De spil, du har vundet ved brættet.
tie-break-points-difference = Pointforskel
tie-break-points-difference-about = Pointene i dine spil minus dine modstanderes.
tie-break-board-points = Brætpoint
tie-break-board-points-about = Pointene på alle dit holds brætter.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Din gennemsnitlige fejl i de analyserede spil. Lavere er bedre.
tie-break-unplayed = I en schweizer tæller en runde uden parti som en mod en spiller med dine egne point.
table-dice-chains = Hvert slag opstår af en hemmelighed i appen og et tal fra hver spillers egen side, alt sammen lagt fast på forhånd. Så ingen kan vælge et slag, heller ikke den, der driver dette websted. Efter spillet kan alle efterprøve hvert slag.
table-dice-waiting = Hver side giver først sit tal, når du slår, så ingen kan kende et slag på forhånd. Er en side lukket, venter terningerne på den.
table-dice-deposits = For at du kan lukke siden, giver den sit tal til næste slag sammen med dit træk. Ingen kan kende et slag på forhånd, medmindre den, der driver dette websted, er med i spillet.
table-dice-kept = Uden eget tal: { $names }
table-lot-chains = Tilfældet afgør, hvem der begynder: en hemmelighed i appen og et tal fra hver spillers egen side, alt sammen lagt fast på forhånd. Efter spillet kan alle efterprøve det.
status-dice-wait = Terningerne venter på, at { $name } åbner denne side
dice-elsewhere = Terningerne venter på den browser, du sidst spillede i. Åbn spillet dér.
told-renewal = { $name } har nye tal til terningerne, fra en anden browser
nav-events = Turneringer
events-lead = Turneringer for din klub, skole eller familie, online eller ved rigtige brætter.
events-coming = På vej
event-new = Ny turnering
event-family = Hurtig familiepokal
event-family-about = Tre til otte navne, og så i gang: tre runder og en finale mellem de to bedste.
event-name = Turneringens navn
event-format = Form
event-format-round-robin = Alle mod alle
event-about-round-robin = Alle spiller mod alle.
event-format-swiss = Schweizersystem
event-about-swiss = I hver runde møder du en med omtrent lige så mange point som dig.
event-format-knockout = Knockout
event-about-knockout = Den, der taber, er ude eller spiller videre i trøstrunden.
event-format-arena = Arena
event-about-arena = Den, der er ledig, får en ny modstander, så tit man vil.
event-format-ladder = Rangstige
event-about-ladder = Udfordr en over dig, og overtag pladsen.
event-format-family-cup = Familiepokal
event-place = Hvor spiller I?
event-place-online = Online
event-place-real = Ved rigtige brætter
event-place-screen = På denne skærm
event-rounds = Antal runder; tomt giver det sædvanlige antal
event-double = Alle mødes to gange
event-sides = Hvem spiller?
event-sides-1 = Enkeltspillere
event-sides-pairs = Par
event-sides-teams = Hold på { $number }
event-scoring = Point for sejr, uafgjort og nederlag
event-scoring-points = Pointene i spillene tæller
event-ties = Korrektioner (tomt giver de sædvanlige)
event-main = Hovedpokal
event-consolation = Trøstrunde
event-last-chance = Sidste chance
event-playoff = Knockout for de bedste
event-may-join = Alle med linket kan være med
event-players-report = Spillerne skriver selv deres resultater
event-starts = Hvornår begynder den?
event-create = Opret turneringen
event-join = Vær med: { $name }
event-join-about = Scan koden, eller åbn linket for at være med. Du behøver ingen konto.
event-code = Din kode er { $code }. Med den kan du vende tilbage fra enhver enhed.
event-code-enter = Jeg har en kode
event-players = Spillere
event-add = Tilføj spillere
event-add-hint = Én pr. linje. Rating og klub kan følge efter: Maria; 1450; Åbredden
event-file = Eller fra en fil: CSV med navnene eller TRF med de runder, der er spillet indtil nu
event-import = Fortsat fra en fil
event-round = Runde { $number }
event-board = Bord { $number }
event-bye = Oversidder
event-pairings = Parringer
event-pair = Par runde { $number }
event-pair-again = Par igen
event-by-hand = Par i hånden
event-by-hand-hint = Ét par pr. linje, med spillernes numre: 3-7. Et enkelt nummer sidder over.
event-start = Start runde { $number }
event-close = Afslut turneringen
event-reopen = Åbn turneringen igen
event-result = Skriv resultatet
event-correct = Ret resultatet
event-keep-score = Notér her
event-keep-score-about = Spil på jeres eget bræt, og notér på denne enhed. Resultatet bliver skrevet ind, når spillet er slut.
event-won = { $name } vandt
event-absent = { $name } spillede ikke
event-score = Stilling, hvis den blev talt
event-why = Grund
event-change = Ret navn eller rating
event-withdraw = Træk dig fra turneringen
event-return = Spiller igen
event-byes = Bed om at sidde over
event-bye-half = Oversidder med et halvt point
event-bye-zero = Oversidder uden point
event-bye-cancelled = Spiller alligevel
event-half-byes = Hvor mange gange hver spiller må sidde over for et halvt point
event-withdrawn = Har trukket sig
event-forbid = Par aldrig disse to
event-helpers = Hjælpere
event-helpers-about = Giv en hjælper et navn, og send linket. Hjælpere kan parre, starte runder og skrive resultater.
event-codes = Spillernes koder
event-downloads = Hent filer
event-all-games = Alle spil
event-standings = Stilling
event-crosstable = Krydstabel
event-bracket = Turneringstræ
event-points = Point
event-yours = Dit spil: bord { $number } mod { $name }
event-yours-bye = Du sidder over i denne runde.
event-open-table = Gå til spillet
event-screen = Stor skærm
event-challenge = Udfordr
editor-title = Stil en stilling op
editor-lead = Træk brikker til brættet, eller vælg en, og tryk, hvor den skal stå.
editor-turn = I trækket
editor-remove = Fjern en brik
editor-clear = Ryd brættet
editor-start = Startstilling
editor-text = Indsæt en stilling
editor-text-known = Skrevet som { $notations }.
editor-read = Vis den
editor-recognised = Læst som { $notation }.
editor-unreadable = Det kan ikke læses som en stilling. Din tekst er der stadig.
editor-other-game = Det er en stilling fra et andet spil: { $game }.
editor-notations = Som tekst
editor-copy = Kopiér
editor-possible = Denne stilling er mulig.
editor-over = I denne stilling er spillet slut, så der er intet tilbage at spille.
editor-play = Spil videre herfra
editor-link = Kopiér linket
editor-picture = Hent et billede
editor-analyse = Analysér denne stilling
editor-from-position = Fra en stilling
editor-from-about = Ét spil fra denne stilling, uden rating.
notebook-title = Notesbog
notebook-lead = Stillinger, du har gemt, for denne browser eller for din konto, hvis du har en.
notebook-save = Gem i min notesbog
notebook-name = Titel
notebook-tags = Mærker, adskilt af kommaer
notebook-note = Note
notebook-game = Spil
notebook-tag = Mærke
notebook-saved = Gemt i din notesbog.
notebook-empty = Ingen stillinger her.
problem-notebook-full = Din notesbog er fuld. Slet først en stilling.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Studier
studies-lead = Spil og stillinger med dine egne kommentarer og varianter. Vis dem til venner med et link, eller gem dem som filer.
studies-empty = Du har ingen studier endnu.
studies-make = Lav et studie
studies-new = Nyt studie
studies-comment = Kommentar
studies-symbols = Symboler
studies-promote = Gør til hovedvariant
studies-delete = Slet herfra
studies-saved = Gemt
studies-saving = Gemmer…
studies-unsaved = Ikke gemt
studies-retry = Gem igen
studies-conflict = Det er blevet ændret i et andet vindue. Du ser nu den nyeste version; det, du har skrevet, står stadig i sit felt.
studies-share = Del
studies-view-link = Alle med dette link kan se det.
studies-edit-link = Alle med dette link kan ændre det.
studies-view-make = Lav et link til at se
studies-edit-make = Lav et link til at ændre
studies-withdraw = Træk dette link tilbage
studies-download = Hent
studies-partly = uden nogle af dine noter
problem-too-many-studies = Der er ikke plads til flere. Slet noget først.
lessons-own = Dine lektioner
lessons-lead = Sæt stillinger sammen til din egen lektion, og send linket til dem, der vil lære.
lessons-new = Ny lektion
lessons-which = Lektion
lessons-add = Tilføj denne stilling
lessons-exercise = Opgave { $number } af { $count }
lessons-task = Det skal gøres
lessons-answers = Rigtige træk, ét pr. linje
lessons-any-good = Godtag alle gode træk efter computerens vurdering
lessons-explanation = Forklaring efter svaret
lessons-from-notebook = Fra din notesbog
lessons-next = Næste opgave
lessons-done = Det var den sidste opgave. Godt klaret!
lessons-empty = Denne lektion har ingen opgaver endnu.
lessons-up = Flyt op
lessons-open = Se den, som dine elever ser den
lessons-nobody-moves = Ingen er i trækket i denne stilling, så den kan ikke være en opgave.
lessons-bad-answer = “{ $move }” kan ikke spilles i denne stilling.
lessons-needs-answer = Angiv et rigtigt træk, eller godtag alle gode træk.
import-many-title = Importér spil
import-many-lead = Hent dine spil fra andre programmer og sider: enkelte filer, hele mapper eller et ZIP-arkiv. Spil, du allerede har her, bliver sprunget over.
import-formats = Filer, der kan læses
import-folder = Vælg en mappe
import-stop = Stop
import-count-files = Filer
import-count-games = Importeret
import-count-duplicates = Findes allerede
import-count-failed = Ikke importeret
import-line = Linje
import-lost = Forbindelsen blev afbrudt. Det, der er importeret indtil nu, er gemt.
import-stopped = Stoppet. Det, der er importeret indtil nu, er gemt.
import-too-large = Filen er for stor. Der kan højst læses { $size } MB ad gangen.
import-quota = Du har nået antallet af nye spil for denne måned. Det, der er importeret indtil nu, er gemt.
import-players = Hvem af disse spillere er du?
import-me = Det er mig
import-names = Dine navne i filer
import-names-help = Adskilt af kommaer. I spil med en af disse spillere er det kun deres træk, der tæller som dine.
import-queue-full = Lige nu kan ikke flere spil vente på deres analyse. Kom tilbage senere efter resten.
openings-title = Åbningsudforsker
openings-filter = Vælg spil
openings-source = Fra
openings-own = Dine spil
openings-side = Side
openings-player = Spiller
openings-days = Periode
openings-days-30 = De seneste 30 dage
openings-days-365 = Det seneste år
openings-any = Alle
openings-show = Vis
openings-start = Startstilling
openings-count = Spil
openings-loss = Gennemsnitligt tab
openings-empty = Ingen spil har nået denne stilling.
openings-none = Ingen afsluttede spil endnu. Spil nogle, eller importér dem fra andre programmer.
openings-reading = Tæller dine spil: { $done } af { $all }
openings-reached = Spil med denne stilling
openings-collections = Dine samlinger
openings-collections-help = En fil med mange spil, for eksempel PGN eller PDN. Kun du kan se den.
openings-add = Tilføj en fil
openings-adding = Læser filen
