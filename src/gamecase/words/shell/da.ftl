### Danish. Address: du. case = spilkuffert, booklet = regelhæfte, table = bord, board = bræt,
### record = protokol, chair = plads, lot = lodtrækning, roll = slag, draw = uafgjort.

## The case
app-name = Gamecase
app-tagline = Klassiske brætspil efter reglerne i din egen æske
skip-to-content = Gå til indholdet
nav-home = Spilkufferten
nav-settings = Indstillinger
home-title = Åbn spilkufferten
home-lead = Tag et spil frem, og gå i gang: mod computeren, med en ven ved denne skærm eller med en ven langt væk.
home-open = Åbne borde
home-table-against = { $game } med { $others }
home-state-yours = Din tur
home-state-open = I gang
home-state-waiting = Venter på en spiller
home-state-over = Slut
footer-free = Fri software: spil den, kør den selv, og lav den om
footer-fair = Terninger, som alle kan efterprøve

## Settings
settings-language = Sprog
settings-theme = Udseende
settings-theme-auto = Som min enhed
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-theme-contrast = Høj kontrast
settings-theme-clear = Til farveblinde
settings-save = Anvend

## Laying a table
new-title = Nyt spil: { $game }
new-booklet-clauses = Sådan lyder reglerne
box-find = Find det ud fra din egen æske
box-unsure = Det ved jeg ikke
box-none = Intet hæfte passer til alt det: Her er de alle sammen.
new-opponent = Hvem spiller med?
new-player = Spiller { $number }
new-against-here = En ven her
new-against-away-about = Du får et link, du kan sende.
new-against-anyone-about = Dit bord står på forsiden, til nogen sætter sig.
new-level = Hvor stærk?
new-you = Dig
new-name = Dit navn
new-name-hint = Sådan ser de andre det; du må gerne lade det stå tomt.
new-words = Dine egne ord til terningerne
new-words-hint = De blandes ind i hvert slag og hver lodtrækning. Står feltet tomt, finder din enhed selv på nogle.
new-friend-name = Din vens navn
new-starts = Hvem begynder?
new-starts-lot = Træk lod
new-starts-me = Mig
new-starts-other = Den anden
new-side = Hvilken side tager du?
new-match = Kampens længde
new-match-best-of-1 = Ét spil
new-match-best-of = Bedst af { $number }
new-match-first-to = { $number ->
    [one] Først til { $number } point
   *[other] Først til { $number } point
}
new-match-open = Så mange spil man vil
new-dice = Hvis terninger?
new-dice-verifiable = Appen slår; alle kan efterprøve det bagefter
new-dice-manual = Vi slår med rigtige terninger og taster slaget ind
new-clock = Betænkningstid
new-clock-none = Uden ur
new-clock-fischer = { $minutes } min + { $seconds } s pr. træk
new-clock-delay = { $seconds } s frit pr. træk, { $minutes } min i reserve pr. point
new-clock-days = { $days ->
    [one] { $days } dag pr. træk
   *[other] { $days } dage pr. træk
}

## An invitation
join-title = Invitation: { $game }
join-by = { $name } inviterer dig til et spil.
join-by-somebody = Du er inviteret til et spil.
join-sit = Tag plads
join-watch = Kig bare med

## The table
table-board = Bræt
table-moves = Træk
table-players = Spillere
table-position = Stillingen i ord
table-dice = Terninger
table-dice-pledge = Forseglet før spillet (SHA-256 af hemmeligheden)
table-dice-secret = Hemmeligheden, åbnet efter spillet
table-dice-words = Spillernes ord
table-dice-explained = Før spillet bliver terningerne forseglet: Deres hemmelighed ligger fast, og kun dens fingeraftryk vises. Bagefter åbnes hemmeligheden, og alle kan efterprøve, at hvert slag følger af den.
table-dice-lot = Her afgør terningerne, hvem der begynder.
table-record = Hent protokollen
table-takeback = Tag træk tilbage
table-hint = Tip
table-hint-told = Jeg ville spille: { $told }
table-guided = Hjælp mig i hver tur
table-type = Skriv et træk
table-type-play = Spil trækket
table-past = Du ser en tidligere stilling.
table-now = Tilbage til nu
table-replay = Sidste skud igen, langsomt
table-sound-off = Lyd fra
table-sound-on = Lyd til
table-sight = Sigtelinje
table-undo = Fortryd
table-turn = Vend brættet
table-look = Sådan ligger brættet
table-confirm = Bekræft hver tur
table-draw = Foreslå uafgjort
table-claim = Kræv sejr
table-claim-draw = Kræv uafgjort
table-say = Sig noget
table-say-mute = Skjul det, der siges
table-resign = Giv op
table-resign-sure = Vil du virkelig give op?
table-yes = Ja
table-no = Nej
table-next = Næste spil
table-rematch = Spil igen
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
table-home = Tilbage til kufferten
table-accept = Sig ja
table-decline = Sig nej
table-withdraw = Træk forslaget tilbage
table-watching = Du kigger med. Kun spillerne kan trække.
table-watchers = { $count ->
    [one] { $count } person ser på
   *[other] { $count } personer ser på
}
table-booklet = Regelhæfte
table-invite = Inviter din ven
table-invite-help = Send linket, eller lad din ven scanne koden. Den, der åbner det først, får den ledige plads.
table-invite-copy = Kopiér linket
table-invite-loopback = Denne adresse virker kun på denne computer. Vil du spille over dit hjemmenetværk, så start med: gamecase serve --host 0.0.0.0
player-unnamed = Spiller { $number }
player-you = dig
player-away = ikke her
tally-won = Vundne kampe
tally-drawn = Uafgjorte

## The rule book
rules-link = Regelbog
rules-title = Regler: { $game }
rules-booklets = Regelhæfter
rules-agreed = Aftalt ved dette bord
rules-example = Eksempel
rules-not-allowed = Ikke tilladt
rules-print = Udskriv

## Learning
learn-link = Lær
learn-title = Lær spillet: { $game }
learn-lead = Korte lektioner, hver med sit eget bræt til dig. Prøv dig bare frem: Intet kan gå galt.
learn-lesson = Lektion { $number } af { $count }
learn-right = Rigtigt!
learn-other = Det er tilladt, men her gælder det noget andet.
learn-again = Prøv igen
learn-next = Næste lektion
learn-all = Alle lektioner
learn-guided = Spil et første spil med hjælp
learn-watch = Se to computere spille

## What stands
status-waiting = Venter på den anden spiller
status-drawing-lots = Der trækkes lod
status-chance = Terningerne ruller
status-by-hand = Slå med dine terninger, og tast slaget ind
status-your-turn = Din tur: { $seat }
status-turn = Tur: { $seat }
status-bot-thinks = Computeren tænker
outcome-resigned = { $seat } vinder: Modstanderen gav op.
outcome-agreed = Uafgjort efter aftale.
outcome-left = { $seat } vinder: Modstanderen har forladt spillet.
outcome-left-draw = Uafgjort: Den ene er gået.
outcome-time = { $seat } vinder på tid.
match-best-of = Spil { $game } af højst { $number }
match-first-to = { $number ->
    [one] Spil { $game }, først til { $number } point
   *[other] Spil { $game }, først til { $number } point
}
match-games = Spil { $game } af { $number }
match-open = Spil { $game }

## What happened
told-sit = { $name } tager plads.
told-begin = Et nyt spil begynder.
told-lot = Lodtrækningen er afgjort: { $name } begynder.
told-offer-takeback = { $name } vil gerne tage et træk tilbage.
told-offer-draw = { $name } foreslår uafgjort.
told-offer-rematch = { $name } vil gerne spille igen.
told-decline = Forslaget blev afvist.
told-takeback = Trækket er taget tilbage.
told-draw = Det er aftalt, at spillet ender uafgjort.
told-resign = { $name } giver op.
told-left = { $name } afslutter spillet: Modstanderen har forladt det.
told-lapse = Forslaget er udløbet.
told-say = { $name }: { $words }
told-flag = Tiden er gået for { $name }.

## Why not
refusal-not-your-turn = Det er den andens tur.
refusal-game-over = Spillet er slut.
refusal-time-up = Din tid er gået.
refusal-not-begun = Spillet er ikke begyndt endnu.
refusal-dice-not-yours = Ved dette bord er det appen, der slår.
refusal-dice-by-hand = Ved dette bord slår spillerne selv og taster slaget ind.
refusal-not-now = Det kan ikke lade sig gøre lige nu.
refusal-too-late = Nogen kom først; se på brættet igen.
refusal-still-here = Din modstander har ikke været væk længe nok endnu.
refusal-offer-gone = Det forslag gælder ikke længere.
refusal-watching = Du kigger med; kun spillerne kan gøre det.
refusal-no-hint = Tip gives kun i spil mod computeren eller ved én skærm, og kun når det er din tur.
refusal-means-nothing = Det er ikke et træk her.
refusal-theirs = Den tur var ikke rigtig. { $rule }

## Trouble
error-bad-message = Siden sendte noget, som serveren ikke forstår. Genindlæs siden.
error-stale = Brættet har ændret sig siden; se en gang til.
error-too-fast = For hurtigt; vent et øjeblik.
link-lost = Forbindelsen røg. Vi prøver igen; intet går tabt.
link-back = Forbundet igen.
touch-again = Vælg, hvor du vil hen nu, eller tryk på Escape.
confirm-grave = Tryk igen for at bekræfte.
aim-pull = Skub skiven langs dens linje. Træk så tilbage hvor som helst på brættet, og giv slip.
aim-help = Sigt med piletasterne, indstil styrken med plus og minus, flyt langs linjen med komma og punktum, og spil med Enter.
copied = Kopieret.
turn-alert = Din tur
clock-stale = Som det stod, da forbindelsen røg
problem-title = Det lykkedes ikke
problem-not-found = Her er ikke noget. Måske er bordets adresse stavet forkert, eller også står bordet på en anden computer.
problem-bad-form = Formularen var ikke til at forstå.
problem-chair-taken = En anden har allerede taget den plads.
problem-too-many-tables = For mange borde på kort tid. Vent et øjeblik.
problem-away = Bordene kan ikke nås lige nu. Intet af det spillede er tabt. Prøv igen om et øjeblik.
problem-home = Tilbage til kufferten

## On the command line
serve-ready = Spilkufferten er åben på { $address }
serve-network = På dit hjemmenetværk: { $address }
serve-scan = Scan koden med en mobil på samme netværk:
serve-stop = Tryk på Ctrl+C for at lukke den.
verify-holds = { $entries ->
    [one] Protokollen passer: { $entries } post, hvert led i kæden og hver stilling som skrevet.
   *[other] Protokollen passer: { $entries } poster, hvert led i kæden og hver stilling som skrevet.
}
verify-rolls = { $count ->
    [one] { $count } slag eller lodtrækning er regnet efter og stemmer.
   *[other] { $count } slag og lodtrækninger er regnet efter og stemmer.
}
verify-by-hand = { $count ->
    [one] { $count } slag er tastet ind i hånden: intet at regne efter.
   *[other] { $count } slag er tastet ind i hånden: intet at regne efter.
}
verify-hidden = { $count ->
    [one] { $count } slag er stadig forseglet: Spillet er ikke slut.
   *[other] { $count } slag er stadig forseglet: Spillet er ikke slut.
}

## A game looked over
table-analysis = Analysér spillet
analysis-title = { $game }: spillet gennemgået
analysis-games = Spil ved dette bord
analysis-progress = Analyserer…
analysis-graph = Spillets forløb
analysis-lines = Bedste fortsættelser
analysis-mistakes = Vendepunkter
analysis-none = Ingen fejl fundet.
analysis-totals = Spillet som helhed
analysis-played = Trukket
analysis-inaccuracy = Unøjagtighed
analysis-mistake = Fejl
analysis-blunder = Bommert
analysis-better = Bedre:
analysis-even = Lige
analysis-slight = { $seat }: en lille fordel
analysis-clear = { $seat }: en klar fordel
analysis-winning = { $seat }: en vindende fordel
analysis-first = Til begyndelsen
analysis-back = Et træk tilbage
analysis-forward = Et træk frem
analysis-last = Til slutningen
analysis-table = Tilbage til bordet
analysis-failed = Spillet kunne ikke gennemgås. Prøv igen om lidt.
analysis-result = { $first }–{ $second }
problem-not-over = Spillet er stadig i gang. Det kan gennemgås, når det er slut.

## Hands and pages
table-ahead = Tillad forhåndstræk
ahead-planned = Planlagt: det spilles, når det bliver din tur, hvis det kan lade sig gøre.
table-symbols = Tegn i stedet for bogstaver i trækkene
table-download = Hent som { $format }

## Games from elsewhere
import-title = Importér et spil
import-text = Spillet som { $formats }
import-open = Åbn

## People
nav-account = Konto
people-sign-in = Log ind
people-register = Opret en konto
people-lead = Du kan spille uden konto. Med en konto finder du dine spil på alle enheder og kan spille ratede kampe.
people-name = Navn
people-name-hint = 2 til 24 bogstaver eller cifre; de andre spillere ser det.
people-password = Adgangskode
people-password-hint = Mindst 8 tegn. Pas godt på den: Her gemmes ingen e-mailadresse, så den kan ikke sendes til dig.
people-with-passkey = Log ind med adgangsnøgle
people-register-passkey = Opret med adgangsnøgle
people-wrong = Forkert navn eller adgangskode.
people-slow = For mange forsøg. Vent et minut.
people-name-taken = Det navn er taget eller ligner et, der er taget.
people-name-unfit = Et navn har 2 til 24 bogstaver eller cifre fra ét alfabet med mellemrum, punktummer eller bindestreger imellem.
people-password-unfit = En adgangskode har mindst 8 tegn og er ikke navnet.
people-passkey-failed = Adgangsnøglen blev ikke godtaget. Prøv igen.
people-again = Log ind igen, før du ændrer dette.
people-only-way = Det er din eneste måde at logge ind på, så den bliver.
people-not-the-name = Det er ikke dit navn. Intet blev slettet.
account-since = Her siden { $date }
account-ratings = Ratings
account-matches = { $count ->
    [one] { $count } ratet kamp
   *[other] { $count } ratede kampe
}
account-history = Mine spil
account-export = Hent alle mine data
account-sign-out = Log ud
account-ways = Sådan logger du ind
account-passkey = Adgangsnøgle: { $device }
account-passkey-add = Tilføj en adgangsnøgle
account-remove = Fjern
account-password-new = Ny adgangskode
account-password-note = Mindst 8 tegn. Alle andre enheder bliver logget ud.
account-password-set = Gem adgangskoden
account-devices = Her er du logget ind
account-this-device = denne enhed
account-seen = sidst brugt: { $date }
account-end-others = Log ud alle andre steder
account-tokens = Nøgler til programmer
account-tokens-about = Et program med sådan en nøgle handler i dit navn. Giv ingen fra dig.
account-token-label = Hvad skal den bruges til?
account-token-read = må kun læse
account-token-play = må spille
account-token-make = Lav en nøgle
account-token-once = Kopiér den nu; den vises aldrig igen.
account-delete = Slet kontoen
account-delete-about = Din adgang, dine sessioner, nøgler og ratings slettes straks og for altid. Spillede partier bliver stående, som de blev skrevet, med det navn, du spillede under: De er også dine modstanderes. Ingen kan spille dem videre i dit sted.
account-delete-sure = Skriv dit navn for at bekræfte
history-none = Her er ikke noget endnu.
history-older = Ældre
history-won = Vundet
history-lost = Tabt
history-drawn = Uafgjort
rated-badge = Ratet
rated-switch = Spil om rating
rated-about = Begge spillere skal have en konto, og intet tages tilbage.
ratings-about = Tallet efter ± siger, hvor sikker en rating er.
refusal-rated-account = Ved dette bord spilles der om rating: Det kræver en konto.
refusal-rated-alone = I et ratet spil kan ingen spille mod sig selv.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Den nøgle er ukendt, er fjernet eller må ikke dette.
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
character-bye-sharp = Godt kæmpet. Se på vendepunkterne, der er meget at se.
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
working-compiled = Computeren gør sig klar, det sker én gang på hver maskine: { $percent } %.
working-tables = Computeren regner slutspillene for disse regler ud, det sker én gang: { $percent } %.
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
table-events = { $count ->
    [one] { $count } hændelse
   *[other] { $count } hændelser
}
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
