### Norwegian Bokmål. Address: du. rules = regler, booklet (only the printed one) = regelhefte, board = brett,
### record = protokoll, opponent = motstander, roll = kast, draw = uavgjort.

## Home page
app-name = Gamecase
app-tagline = Klassiske brettspill etter reglene i din egen eske
skip-to-content = Hopp til innholdet
nav-home = Spill
nav-settings = Innstillinger
home-title = Velg et spill
home-lead = Spill mot datamaskinen, mot en venn ved siden av deg eller mot en venn langt unna.
home-open = Åpne partier
home-table-against = { $game } med { $others }
home-state-yours = Din tur
home-state-open = I gang
home-state-waiting = Venter på en spiller
home-state-over = Ferdig
footer-free = Fri programvare: til å spille, drifte selv og endre på
footer-fair = Terninger alle kan etterprøve

## Settings
settings-language = Språk
settings-theme = Tema
settings-theme-auto = Som enheten min
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-theme-contrast = Høy kontrast
settings-theme-clear = Tilpasset fargeblinde
settings-save = Bruk

## Laying a table
new-title = Nytt parti: { $game }
new-booklet-clauses = Vis reglene
box-find = Finn reglene i din egen eske
box-unsure = Vet ikke
box-none = Ingen regler passer med alt det. Her er alle sammen.
new-opponent = Hvem spiller du mot?
new-player = Spiller { $number }
new-against-here = En venn her
new-against-away-about = Du får en lenke du kan sende.
new-against-anyone-about = Partiet ditt står på forsiden til noen blir med.
new-level = Hvilket nivå?
new-you = Du
new-name = Navnet ditt
new-name-hint = Dette ser andre spillere. Du kan la det stå tomt.
new-words = Ditt eget frø til terningene
new-words-hint = Det blandes inn i hvert kast og hvert tilfeldig valg. La feltet stå tomt, så velger enheten din et.
new-friend-name = Navnet til vennen din
new-starts = Hvem begynner?
new-starts-lot = Tilfeldig
new-starts-me = Jeg
new-starts-other = Motstanderen
new-side = Hvilken side spiller du?
new-match = Kamplengde
new-match-best-of-1 = Ett parti
new-match-best-of = Best av { $number }
new-match-first-to = { $number ->
    [one] Først til { $number } poeng
   *[other] Først til { $number } poeng
}
new-match-open = Så mange partier dere vil
new-dice = Hvem kaster terningene?
new-dice-verifiable = Appen kaster; alle kan etterprøve det senere
new-dice-manual = Vi kaster ekte terninger og skriver inn tallene
new-clock = Betenkningstid
new-clock-none = Uten klokke
new-clock-fischer = { $minutes } min + { $seconds } s per trekk
new-clock-delay = { $seconds } s forsinkelse per trekk, { $minutes } min reserve per poeng
new-clock-days = { $days ->
    [one] { $days } dag per trekk
   *[other] { $days } dager per trekk
}

## An invitation
join-title = Invitasjon: { $game }
join-by = { $name } har invitert deg til et parti.
join-by-somebody = Noen har invitert deg til et parti.
join-sit = Bli med
join-watch = Bare se på

## The table
table-board = Brett
table-moves = Trekk
table-players = Spillere
table-position = Stillingen i ord
table-dice = Terninger
table-dice-pledge = Bestemt før partiet (SHA-256 av hemmeligheten)
table-dice-secret = Hemmeligheten, avslørt etter partiet
table-dice-words = Frøene til spillerne
table-dice-explained = En hemmelighet bestemmer alle terningkast før partiet, og bare fingeravtrykket av den vises. Etter partiet avsløres hemmeligheten, så alle kan kontrollere at hvert kast følger av den.
table-record = Last ned protokollen
table-takeback = Ta tilbake trekk
table-hint = Tips
table-hint-told = Jeg ville spilt: { $told }
table-guided = Gi meg tips
table-type = Skriv inn et trekk
table-type-play = Spill
table-past = Du ser en tidligere stilling.
table-now = Tilbake til partiet
table-replay = Vis siste skudd i sakte film
table-sight = Siktelinje
table-undo = Angre
table-turn = Snu brettet
table-look = Brettets utseende
table-confirm = Bekreft hvert trekk
table-draw = Foreslå uavgjort
table-claim = Krev seier
table-claim-draw = Krev uavgjort
table-say-mute = Demp chatten
table-resign = Gi opp
table-resign-sure = Vil du gi opp partiet?
table-yes = Ja
table-no = Nei
table-next = Neste parti
table-rematch = Omkamp
say-hello = Hei!
say-good-luck = Lykke til!
say-well-played = Godt spilt!
say-thanks = Takk!
say-sorry = Beklager!
say-one-moment = Et øyeblikk.
say-back = Jeg er tilbake.
say-your-turn = Det er visst din tur.
say-oops = Oi!
say-good-game = Bra spill!
bot-again = Datamaskinen måtte begynne å tenke på nytt.
table-home = Tilbake til alle spill
table-accept = Godta
table-decline = Si nei
table-withdraw = Trekk tilbake forslaget
table-watching = Du ser på. Bare spillerne kan trekke.
table-watchers = { $count ->
    [one] { $count } person ser på
   *[other] { $count } personer ser på
}
table-booklet = Regler
table-invite = Inviter en venn
table-invite-help = Send lenken, eller la vennen din skanne koden. Den som åpner den først, blir med i partiet.
table-invite-copy = Kopier lenken
table-invite-loopback = Lenken virker bare på denne datamaskinen. Vil du spille over hjemmenettet, start Gamecase med: gamecase serve --host 0.0.0.0
player-unnamed = Spiller { $number }
player-you = du
player-away = borte
tally-won = Vunne kamper
tally-drawn = Uavgjorte

## The rule book
rules-link = Regler
rules-title = Regler: { $game }
rules-booklets = Regelsett
rules-agreed = Avtalt for dette partiet
rules-example = Eksempel
rules-not-allowed = Ikke lov
rules-print = Skriv ut

## Learning
learn-link = Lær
learn-title = Lær spillet: { $game }
learn-lead = Korte leksjoner, hver med et eget brett til deg. Bare prøv deg fram: Ingenting kan gå galt.
learn-lesson = Leksjon { $number } av { $count }
learn-right = Bra gjort!
learn-other = Det er lov, men prøv noe annet her.
learn-again = Prøv igjen
learn-next = Neste leksjon
learn-all = Alle leksjoner
learn-guided = Spill ditt første parti, med tips
learn-watch = Se to datamaskiner spille

## What stands
status-waiting = Venter på den andre spilleren
status-drawing-lots = Det velges hvem som begynner
status-chance = Terningene kastes
status-by-hand = Kast terningene dine og skriv inn tallene
status-your-turn = Din tur: { $seat }
status-turn = Tur: { $seat }
status-bot-thinks = Datamaskinen tenker
outcome-resigned = { $seat } vinner: Motstanderen ga opp.
outcome-agreed = Uavgjort etter avtale.
outcome-left = { $seat } vinner: Motstanderen har gått.
outcome-left-draw = Uavgjort: En spiller har gått.
outcome-time = { $seat } vinner på tid.
match-best-of = Parti { $game }, best av { $number }
match-first-to = { $number ->
    [one] Parti { $game }, først til { $number } poeng
   *[other] Parti { $game }, først til { $number } poeng
}
match-games = Parti { $game } av { $number }
match-open = Parti { $game }

## What happened
told-sit = { $name } er med.
told-begin = Et nytt parti begynner.
told-lot = { $name } begynner.
told-offer-takeback = { $name } vil ta tilbake et trekk.
told-offer-draw = { $name } foreslår uavgjort.
told-offer-rematch = { $name } vil ha omkamp.
told-decline = Forslaget ble avslått.
told-takeback = Trekket er tatt tilbake.
told-draw = Uavgjort er avtalt.
told-resign = { $name } gir opp.
told-left = { $name } avsluttet partiet: Motstanderen har gått.
told-lapse = Forslaget er utløpt.
told-say = { $name }: { $words }
told-flag = Tiden er ute for { $name }.

## Why not
refusal-not-your-turn = Det er ikke din tur.
refusal-game-over = Partiet er over.
refusal-time-up = Tiden din er ute.
refusal-not-begun = Partiet har ikke begynt ennå.
refusal-dice-not-yours = I dette partiet kaster appen terningene.
refusal-dice-by-hand = I dette partiet kaster dere terningene selv og skriver inn tallene.
refusal-not-now = Det går ikke akkurat nå.
refusal-too-late = Noen kom først; se på brettet igjen.
refusal-still-here = Motstanderen har ikke vært borte lenge nok ennå.
refusal-offer-gone = Det forslaget gjelder ikke lenger.
refusal-watching = Du ser på; bare spillerne kan gjøre det.
refusal-no-hint = Tips får du bare når det er din tur, mot datamaskinen eller ved felles skjerm.
refusal-means-nothing = Det er ikke et lovlig trekk her.
refusal-theirs = Det trekket var ikke lovlig. { $rule }

## Trouble
error-bad-message = Serveren forsto ikke siden. Last den inn på nytt.
error-stale = Brettet har endret seg siden sist; se en gang til.
error-too-fast = For fort; vent litt.
link-lost = Mistet forbindelsen. Kobler til igjen… Partiet ditt er trygt.
link-back = Tilkoblet igjen.
touch-again = Velg hvor du vil videre, eller trykk på Escape.
confirm-grave = Trykk en gang til for å bekrefte.
aim-pull = Skyv skiven langs linjen. Dra så bakover hvor som helst på brettet, og slipp.
aim-help = Sikt med piltastene, still inn kraften med pluss og minus, flytt langs linjen med komma og punktum, og spill med Enter.
copied = Kopiert.
turn-alert = Din tur
clock-stale = Tiden da forbindelsen ble brutt
problem-title = Det gikk ikke
problem-not-found = Her er det ingenting. Sjekk lenken; partiet kan være på en annen datamaskin.
problem-bad-form = Noe i skjemaet var ikke riktig. Gå tilbake og prøv igjen.
problem-chair-taken = Noen andre har allerede tatt den plassen.
problem-too-many-tables = For mange nye partier på én gang. Vent litt, og prøv igjen.
problem-away = Partiene kan ikke nås akkurat nå. Ingenting du har spilt, er tapt. Prøv igjen om litt.
problem-home = Tilbake til alle spill

## On the command line
serve-ready = Gamecase kjører på { $address }
serve-network = På hjemmenettet ditt: { $address }
serve-scan = Skann koden med en mobil på samme nett:
serve-stop = Trykk Ctrl+C for å avslutte.
verify-holds = { $entries ->
    [one] Protokollen er hel: { $entries } oppføring kontrollert, hvert ledd og hver stilling stemmer.
   *[other] Protokollen er hel: { $entries } oppføringer kontrollert, hvert ledd og hver stilling stemmer.
}
verify-rolls = { $count ->
    [one] { $count } kast eller tilfeldig valg er regnet etter og stemmer.
   *[other] { $count } kast og tilfeldige valg er regnet etter og stemmer.
}
verify-by-hand = { $count ->
    [one] { $count } kast er skrevet inn for hånd: ingenting å kontrollere.
   *[other] { $count } kast er skrevet inn for hånd: ingenting å kontrollere.
}
verify-hidden = { $count ->
    [one] { $count } kast er fortsatt hemmelig: Partiet er ikke over.
   *[other] { $count } kast er fortsatt hemmelig: Partiet er ikke over.
}

## A game looked over
table-analysis = Analyser partiet
analysis-title = { $game }: analyse
analysis-games = Partier i denne kampen
analysis-progress = Analyserer…
analysis-graph = Partiets gang
analysis-lines = Beste fortsettelser
analysis-mistakes = Vendepunkter
analysis-none = Ingen feil funnet.
analysis-totals = Sammendrag
analysis-played = Spilt
analysis-inaccuracy = Unøyaktighet
analysis-mistake = Feil
analysis-blunder = Bukk
analysis-better = Bedre:
analysis-even = Jevnt
analysis-slight = { $seat } står litt bedre
analysis-clear = { $seat } står klart bedre
analysis-winning = { $seat } står til vinst
analysis-first = Til begynnelsen
analysis-back = Ett trekk tilbake
analysis-forward = Ett trekk fram
analysis-last = Til slutten
analysis-table = Tilbake til partiet
analysis-failed = Partiet kunne ikke analyseres. Prøv igjen om litt.
analysis-result = { $first }–{ $second }
problem-not-over = Partiet er ikke over ennå. Du kan analysere det når det er ferdig.

## Hands and pages
table-ahead = Tillat forhåndstrekk
ahead-planned = Forhåndstrekk satt. Det spilles når det blir din tur, hvis det er lovlig.
table-symbols = Vis brikkesymboler i stedet for bokstaver
table-download = Last ned som { $format }

## Games from elsewhere
import-title = Importer et parti
import-text = Lim inn partiet som { $formats }
import-open = Importer

## People
nav-account = Konto
people-sign-in = Logg inn
people-register = Opprett en konto
people-lead = Du kan spille uten konto. Med en konto finner du partiene dine på alle enheter og kan spille om rating.
people-name = Navn
people-name-hint = 2 til 24 bokstaver eller sifre; de andre spillerne ser det.
people-password = Passord
people-password-hint = Minst 8 tegn. Du får koder i tilfelle du glemmer det.
people-with-passkey = Logg inn med passnøkkel
people-register-passkey = Opprett konto med passnøkkel
people-wrong = Feil navn eller passord.
people-slow = For mange forsøk. Vent et minutt, og prøv igjen.
people-name-taken = Navnet er tatt, eller for likt et som er tatt. Velg et annet.
people-name-unfit = Bruk 2 til 24 bokstaver eller sifre fra ett alfabet, med mellomrom, punktum eller bindestreker imellom.
people-password-unfit = Bruk minst 8 tegn, og ikke noe som er lett å gjette, som navnet ditt eller 12345678.
people-passkey-failed = Passnøkkelen ble ikke godtatt. Prøv igjen.
people-again = Logg inn på nytt før du endrer dette.
people-only-way = Dette er din eneste måte å logge inn på, så den kan ikke fjernes.
people-not-the-name = Det er ikke navnet ditt. Ingenting ble slettet.
account-since = Her siden { $date }
account-ratings = Ratinger
account-matches = { $count ->
    [one] { $count } rangert kamp
   *[other] { $count } rangerte kamper
}
account-history = Spilte partier
account-export = Last ned alle dataene mine
account-sign-out = Logg ut
account-ways = Slik logger du inn
account-passkey = Passnøkkel: { $device }
account-passkey-add = Legg til en passnøkkel
account-remove = Fjern
account-password-new = Nytt passord
account-password-note = Minst 8 tegn. Alle andre enheter blir logget ut.
account-password-set = Lagre passordet
account-devices = Her er du logget inn
account-this-device = denne enheten
account-seen = sist brukt: { $date }
account-end-others = Logg ut alle andre steder
account-tokens = API-tokener
account-tokens-about = Den som har en token, kan opptre som deg. Hold den hemmelig.
account-token-label = Hva skal den brukes til?
account-token-read = kan bare lese
account-token-play = kan spille
account-token-make = Lag en token
account-token-once = Kopier den nå; den vises aldri igjen.
account-delete = Slett kontoen din
account-delete-about = Innloggingen, øktene, tokenene og ratingene dine slettes med én gang og for godt. Partier du har spilt, blir tatt vare på, med navnet du brukte: De er også motstandernes. Ingen kan spille dem videre i ditt sted.
account-delete-sure = Skriv navnet ditt for å bekrefte
history-none = Her er det ikke noe ennå.
history-older = Eldre
history-won = Vunnet
history-lost = Tapt
history-drawn = Uavgjort
rated-badge = Rangert
rated-switch = Rangert parti
rated-about = Begge spillerne trenger en konto. Ingen trekk tas tilbake.
ratings-about = Tallet etter ± viser hvor usikker ratingen er.
refusal-rated-account = Dette er et rangert parti, så du trenger en konto.
refusal-rated-alone = Du kan ikke spille mot deg selv i et rangert parti.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Denne tokenen er ukjent eller fjernet, eller den tillater ikke dette.
nav-main = Hovedsider
nav-play = Spill
nav-learn = Lær
nav-rules = Regler
list-lead-learn = Velg et spill og prøv de korte leksjonene.
list-lead-rules = Velg et spill og les reglene, med bilder.
home-continue = Fortsett
home-finished = Ferdige partier
start-change = Endre
start-change-of = { $game }: endre motstander, regler eller tid
player-computer = { $name } (datamaskin)
character-hello-gentle = Hei! Skal vi finne ut av dette sammen?
character-hello-cheerful = Hyggelig å spille mot deg. Nå har vi det gøy!
character-hello-steady = Lykke til. Jeg spiller solid.
character-hello-sharp = Velkommen. Pass deg: Jeg ser framover.
character-hello-calm = Når du er klar. Jeg overser sjelden noe.
character-bye-gentle = Det var gøy! En gang til?
character-bye-cheerful = Takk for spillet!
character-bye-steady = Godt spill. Det likte jeg.
character-bye-sharp = Godt kjempet. Ta en titt på vendepunktene.
character-bye-calm = En fornøyelse. Få partier er som dette.
notice-special = Etter reglene i dette partiet: { $rule }
notice-rule = Regel { $number }
notice-close = Forstått
opponent-bot = Datamaskin
opponent-here = Venn her
opponent-away = Venn via lenke
opponent-anyone = Hvem som helst
rules-question = Hvilke regler vil du ha?
rules-of-my-box = Reglene i esken min
rules-as-usual = Som de fleste spiller i dag
rules-line = Regler:
start-time = Tid
start-more = Mer
start-match-points = Eller først til så mange poeng
clock-chip-none = Uten klokke
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Per poeng
clock-chip-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}
working-hint = Leter etter et godt trekk …
working-thinking = Datamaskinen tenker fortsatt …
working-compiled = Datamaskinen gjør seg klar, det gjør den én gang på hver maskin: { $percent } %.
working-tables = Datamaskinen regner ut sluttspillene for disse reglene, det gjør den én gang: { $percent } %.
provisional-compiled = Dette er et raskt svar: Datamaskinen gjør seg fortsatt klar. Spør igjen om et minutt.
provisional-tables = Sluttspillene for disse reglene regnes fortsatt ut, så tallene er gode anslag.
settings-set = Brett og brikker
settings-set-walnut = Valnøtt
settings-set-felt = Filt og messing
settings-set-flat = Flatt og moderne
settings-set-slate = Skifer og stein
offline-title = Du er frakoblet
offline-lead = Spillene trenger en tilkobling. Så snart den er tilbake, kan du spille videre; ingenting går tapt.
offline-kept = Dette kan du lese
offline-nothing = Ingenting ennå. Regler og leksjoner du åpner, lagres her til senere.
offline-again = Prøv igjen
import-files = Velg filer, eller slipp dem hvor som helst på siden
import-done = { $count ->
    [one] { $count } parti ble åpnet
   *[other] { $count } partier ble åpnet
}
import-illegal = Trekk { $count } er ikke tillatt:
import-unreadable = Dette kunne ikke leses som et parti
import-keep = Åpne partiet dit
import-correct = Rett opp
import-corrected = Partiet som skal rettes
import-back = Tilbake
share-title = Del i nettverket mitt
share-ask = Akkurat nå kan bare denne datamaskinen åpne Gamecase. Del det, så kan alle enheter i hjemmenettverket ditt åpne det, til du stopper eller lukker.
share-start = Del
share-on = Deles nå. Åpne adressen på en annen enhet, eller skann koden.
share-stop = Slutt å dele
problem-no-network = Datamaskinen har ikke noe nettverk å dele i akkurat nå.
notice-registered = Velkommen, { $name }! Kontoen din er klar, og du er logget inn.
notice-password-saved = Det nye passordet ditt er lagret.
account-password-current = Nåværende passord
account-password-passkey = Bekreft med en passnøkkel
account-no-ratings = Du har ingen rating ennå. Spill et rangert parti for å få en. Ratinglistene:
people-wrong-current = Det er ikke det nåværende passordet ditt. Ingenting ble endret.
people-passkey-first = Kontoen har ikke noe passord ennå. Velg et med passnøkkelknappen.
footer-translations = Oversettelser
translations-title = Oversettelser
translations-lead = Alle tekstene på nettstedet og i spillene, med eksempelverdier, på to språk side om side.
translations-how = Vil du rette en oversettelse eller legge til et språk, les docs/translating.md i kildekoden.
translations-language = Språk
translations-beside = Ved siden av
translations-part = Del
translations-part-shell = Nettstedet
translations-state = Status
translations-state-all = Alle
translations-state-missing = Mangler
translations-state-outdated = Utdatert
translations-state-current = Oppdatert
translations-search = Søk
translations-show = Vis
translations-count = { $count ->
    [one] { $count } tekst
   *[other] { $count } tekster
}
provenance-legend = Hvor hver regel kommer fra:
provenance-printed = Står i regelheftet
provenance-usual = Slik det spilles i dag
provenance-silent = Heftet sier ingenting: vår standard
provenance-differs = Heftet er uklart: slik tolker vi det
provenance-languages = Bare på disse språkene: { $languages }.
switch-value-printed = { $value } (som trykt)
switch-value-silent = { $value } (vår standard)
switch-value-differs = { $value } (vår tolkning)
rules-exactly = Nøyaktig som trykt
rules-exactly-about = Følger hver regel ordrett, også der vi tror at noe annet var ment.
rules-needs = Dette gjelder bare med denne innstillingen: { $switch } – { $value }
rules-needs-open = Start et parti med den
rules-compare = Heftene side om side
rules-compare-about = Bare der heftene er ulike. Resten står i reglene deres.
table-rules = Regler: { $booklet }
table-rules-change = endre
table-chat = Chat
table-more = Mer
table-tools = Verktøy
table-sound = Lyd
table-fullscreen = Fullskjerm
table-save = Lagre filen
table-hint-more = Mer
table-speed = Trekkfart
table-speed-calm = Rolig
table-speed-normal = Vanlig
table-speed-fast = Rask
table-speed-none = Ingen animasjon
table-glow = Vis hvilke brikker som kan flyttes
table-lot = Hvem som begynner
table-lot-explained = Tilfeldighet avgjør hvem som begynner. En hemmelighet bestemmer det før partiet, og bare fingeravtrykket av den vises. Etter partiet avsløres hemmeligheten, så alle kan kontrollere den.
table-lot-words = Frøene til spillerne
table-next-level = Neste nivå: { $level }
result-won = Du vant
result-lost = Du tapte
result-drawn = Uavgjort
result-winner = { $name } vinner
result-story = { $turns ->
    [one] Slutt etter { $turns } trekk.
   *[other] Slutt etter { $turns } trekk.
}
result-story-ahead = { $turns ->
    [one] { $turns } trekk,
   *[other] { $turns } trekk,
} { $winner ->
    [own] og du lå aldri under.
   *[other] og vinneren lå aldri under.
}
result-story-turned = { $turns ->
    [one] { $turns } trekk, og det snudde først helt på slutten.
   *[other] { $turns } trekk, og det snudde først helt på slutten.
}
result-story-changes = { $turns ->
    [one] { $turns } trekk.
   *[other] { $turns } trekk.
} { $changes ->
    [one] Ledelsen skiftet én gang.
   *[other] Ledelsen skiftet { $changes } ganger.
}
told-lot-seat = { $name } spiller { $seat }, tilfeldig valgt.
settings-notices = Si fra når det er min tur
settings-notices-on = På. Denne nettleseren sier fra, også når spillet ikke er åpent.
settings-notices-off = Av.
settings-notices-blocked = Nettleseren din blokkerer varsler fra dette nettstedet. Tillat dem først i innstillingene.
settings-notices-failed = Det gikk ikke. Prøv igjen senere.
push-turn = Din tur mot { $opponent }.
bot-later = Du har mange partier mot datamaskinen. Jeg trekker her så snart det er min tur.
refusal-too-many-thoughts = Datamaskinen er opptatt med de andre partiene dine. Prøv igjen om litt.
problem-too-many-analyses = Flere av partiene dine blir allerede analysert. Vent til ett er ferdig, og prøv igjen.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Dypere analyse
deep-start = Start
deep-stop = Stopp
deep-plies = { $plies ->
    [one] { $plies } halvtrekk
   *[other] { $plies } halvtrekk
}
deep-truncated = Kort rollout { $level }
deep-rollout = Full rollout
deep-deeper = Se dypere
deep-depth = Dybde { $ply }
deep-games = { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}
deep-sure = { $percent } % sannsynlig at det første er best
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Motoren stoppet. Det den fant, blir stående her. Start igjen for å fortsette.
deep-limit = Lenger går det ikke på dette nettstedet.
deep-picture = Verdier med 95 % konfidensintervall
deep-compare = Sammenlign
deep-refused = Det kan ikke analyseres.
recovery-title = Ta vare på disse kodene
recovery-about = Glemmer du passordet, kan du bruke hver kode én gang til å velge et nytt. Skriv dem ned eller skriv dem ut: Du får ikke se dem igjen.
recovery-done = Jeg har tatt vare på dem
recovery-new = Nye gjenopprettingskoder
recovery-left = { $count ->
    [one] { $count } gjenopprettingskode igjen
   *[other] { $count } gjenopprettingskoder igjen
}
people-forgot = Glemt passordet?
people-forgot-about = Skriv inn navnet ditt, en av gjenopprettingskodene dine og et nytt passord. Har du ingen kode, kan du be den som driver nettstedet, om en lenke.
people-code = Gjenopprettingskode
people-code-wrong = Navnet og koden hører ikke sammen, eller koden er brukt før.
people-link-old = Lenken virker ikke lenger. Be om en ny.
people-mail = E-post, bare for å tilbakestille passordet
people-mail-send = Send meg en lenke på e-post
people-mail-sent = Finnes det en e-postadresse til navnet, er en lenke på vei.
people-invite = Invitasjonskode
people-invite-wrong = Invitasjonskoden virker ikke. Be den som driver nettstedet, om en.
people-closed = Her kan det ikke opprettes nye kontoer.
people-banned = Den som driver nettstedet, har sperret kontoen.
people-members = Du trenger en konto for å spille her.
people-with-provider = Logg inn med { $provider }
people-provider-failed = Innloggingen mislyktes. Prøv igjen.
mail-reset = Velg nytt passord
mail-reset-text = Noen har bedt om et nytt passord for { $name }. Hvis det var deg, åpner du denne lenken innen ett døgn:
problem-quota = Du har startet så mange partier som nettstedet tillater for øyeblikket.
admin-title = Drift av nettstedet
admin-people = Brukere
admin-tables = Partier
admin-invites = Invitasjoner
admin-log = Endringer
admin-find = Søk
admin-sizes = Partier: { $tables } · Kontoer: { $accounts } · { $megabytes } MB
admin-reset = Lenke for å velge nytt passord
admin-end = Logg ut overalt
admin-rename = Gi nytt navn
admin-ban = Sperr
admin-banned = Sperret
admin-unban = Opphev sperren
admin-delete = Slett
admin-close = Avslutt
admin-role-none = Spiller
admin-role-organiser = Arrangør
admin-role-admin = Administrator
admin-role-set = Lagre rollen
admin-invite-people = Hvor mange personer?
admin-invite-days = For hvor mange dager?
admin-invite-make = Opprett en invitasjon
practice-title = Øv på feilene dine
practice-lead = Stillinger fra dine egne partier. I de fleste gjorde du feil, i noen ikke.
practice-task = Din side: { $seat }. Hva gjør du?
practice-counts = { $due } å repetere · { $new } nye i dag
practice-days = { $days ->
    [one] { $days } dag på rad
   *[other] { $days } dager på rad
}
practice-empty = Ingenting å øve på ennå. Få et ferdig parti analysert, så dukker feilene dine fra det opp her.
practice-done = Det var alt for i dag. Godt jobbet!
practice-more = Flere nye stillinger
practice-show = Vis svaret
practice-next = Neste stilling
practice-remove = Ikke vis denne igjen
practice-game = Se på partiet
practice-right = Godt trekk!
practice-wrong = Det finnes noe bedre.
practice-shown = Svaret
practice-chosen = Ditt trekk
practice-best = Best
practice-played = I partiet
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Denne stillingen kommer igjen { $when }.

## Drills: short exercises to repeat

drills-title = Øvelser
drills-lead = Korte oppgaver som blir vanskeligere etter hvert som du blir bedre.
drills-level = Nivå { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Siste riktige: { $right } av { $answers }
drills-streak = { $count } på rad
drills-book = Åpningsbok
opening-book-move = Trekk
opening-book-worth = Poeng
opening-book-about = Poengene er equity for partier om penger med doblingsterningen i midten, fra våre egne rollouts, med standardfeil.
drills-answer = Svar
drills-next = Neste oppgave
drills-right = Riktig!
drills-wrong = Ikke helt.
drills-your-answer = Svaret ditt
drills-number = Skriv et helt tall fra { $low } til { $high }.
drills-again = Du har allerede svart på denne oppgaven, så den teller ikke en gang til.
nav-events = Turneringer
events-lead = Turneringer for klubben, skolen eller familien, på nettet eller ved ekte brett.
events-coming = Kommer snart
event-new = Ny turnering
event-family = Rask familiecup
event-family-about = Tre til åtte navn, så er dere i gang: tre runder og en finale mellom de to beste.
event-name = Navn på turneringen
event-format = Turneringsform
event-format-round-robin = Alle mot alle
event-about-round-robin = Alle møter alle.
event-format-swiss = Sveitsersystem
event-about-swiss = I hver runde møter du noen med omtrent like mange poeng som deg.
event-format-knockout = Cup
event-about-knockout = Taper du, er du ute, eller du fortsetter i trøstecupen.
event-format-arena = Arena
event-about-arena = Den som er ledig, får en ny motstander, så ofte det passer.
event-format-ladder = Stige
event-about-ladder = Utfordre noen over deg og ta plassen deres.
event-format-family-cup = Familiecup
event-place = Hvor skal dere spille?
event-place-online = På nettet
event-place-real = Ved ekte brett
event-place-screen = På denne skjermen
event-rounds = Antall runder; tomt gir det vanlige
event-double = Alle møtes to ganger
event-sides = Hvem spiller?
event-sides-1 = Enkeltspillere
event-sides-pairs = Par
event-sides-teams = Lag på { $number }
event-scoring = Poeng for seier, uavgjort og tap
event-scoring-points = Poengene i partiene teller
event-ties = Kvalitetsberegninger (tomt gir de vanlige)
event-main = Hovedcup
event-consolation = Trøstecup
event-last-chance = Siste sjanse-cup
event-playoff = Sluttspill for de beste
event-may-join = Alle med lenken kan bli med
event-players-report = Spillerne fører inn resultatene selv
event-starts = Når begynner den?
event-create = Opprett turneringen
event-join = Bli med: { $name }
event-join-about = Skann koden eller åpne lenken for å bli med. Du trenger ingen konto.
event-code = Koden din er { $code }. Med den kan du komme tilbake på hvilken som helst enhet.
event-code-enter = Jeg har en kode
event-players = Spillere
event-add = Legg til spillere
event-add-hint = Én per linje. Rating og klubb kan følge etter: Maria; 1450; Elvebredden
event-file = Eller fra en fil: CSV med navnene eller TRF med rundene som er spilt så langt
event-import = Fortsatt fra en fil
event-round = Runde { $number }
event-board = Bord { $number }
event-bye = Står over
event-pairings = Oppsett
event-pair = Sett opp runde { $number }
event-pair-again = Sett opp på nytt
event-by-hand = Sett opp for hånd
event-by-hand-hint = Ett par per linje, med spillernes numre: 3-7. Et enkelt nummer står over.
event-start = Start runde { $number }
event-close = Avslutt turneringen
event-reopen = Åpne turneringen igjen
event-result = Før inn resultatet
event-correct = Rett resultatet
event-keep-score = Noter her
event-keep-score-about = Spill på deres eget brett og noter på denne enheten. Resultatet føres inn når partiet er over.
event-won = { $name } vant
event-absent = { $name } spilte ikke
event-score = Stilling i poeng, hvis dere førte den
event-why = Grunn
event-change = Endre navn eller rating
event-withdraw = Trekk deg fra turneringen
event-return = Spiller igjen
event-byes = Be om å stå over
event-bye-half = Stå over med et halvt poeng
event-bye-zero = Stå over uten poeng
event-bye-cancelled = Spiller likevel
event-half-byes = Hvor mange ganger hver spiller kan stå over med et halvt poeng
event-withdrawn = Trukket seg
event-forbid = La aldri disse to møtes
event-helpers = Medhjelpere
event-helpers-about = Navngi en medhjelper og send lenken. Medhjelpere kan sette opp og starte runder og føre inn resultater.
event-codes = Spillerkoder
event-downloads = Nedlastinger
event-all-games = Alle partier
event-standings = Tabell
event-crosstable = Krysstabell
event-bracket = Cuptre
event-points = Poeng
event-yours = Partiet ditt: bord { $number } mot { $name }
event-yours-bye = Du står over denne runden.
event-open-table = Gå til partiet
event-screen = Storskjerm
event-challenge = Utfordre
study-title = Spillet ditt
study-intro = Få de ferdige partiene dine analysert, og se her hvor godt du spiller og hvor det går galt.
study-automatic = Analyser partiene mine så snart de er over
study-analyse = Analyser
study-analyse-all = Analyser alle disse
study-again = Analyser på nytt
study-stopped = Motoren stoppet før slutten. Det den hadde funnet, er tatt vare på.
study-waiting = { $count ->
    [one] { $count } parti venter på analyse.
   *[other] { $count } partier venter på analyse.
}
study-open = Ikke analysert ennå
study-games = Analyserte partier
study-newer = Nyere
study-last = Avgjørelser
study-last-count = De siste { NUMBER($count) }
study-last-all = Alle
study-decisions = { $count ->
    [one] { NUMBER($count) } avgjørelse
   *[other] { NUMBER($count) } avgjørelser
}
study-pr = PR (prestasjonstall)
study-accuracy = Nøyaktighet
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Snittap per trekk (hundredeler)
study-error-rate = Feilrate som i GNU Backgammon
study-snowie = Feilrate som i Snowie
study-mistakes = Feil
study-luck = Flaks
study-without-luck = Resultat uten flaks
study-trend = Over tid
study-by-kind = Etter type avgjørelse
study-by-position = Etter type stilling
study-by-opponent = Etter motstander
study-by-opening = Etter åpning
study-opening = Åpning
study-opponent = Motstander
study-result = Resultat
study-day = Dato
study-move = Trekk
position-opening = Åpning
position-middlegame = Midtspill
position-endgame = Sluttspill
refusal-event-closed = Denne turneringen er over.
refusal-event-organiser-only = Bare arrangøren kan gjøre det.
refusal-event-officials-only = Bare arrangøren og medhjelperne kan gjøre det.
refusal-event-not-yours = Det kan du bare gjøre for deg selv.
refusal-event-full = Turneringen er full. Den har plass til { $most } spillere.
refusal-event-no-late-entry = Det er for sent å bli med. Første runde har begynt.
refusal-event-no-entrant = Det finnes ingen spiller nummer { $entrant }.
refusal-event-name-taken = Det er allerede noen som heter { $name }.
refusal-event-members = Skriv inn { $count } spillere.
refusal-event-results-missing = { $missing ->
    [one] { $missing } resultat i runde { $round } mangler fortsatt.
   *[other] { $missing } resultater i runde { $round } mangler fortsatt.
}
refusal-event-all-paired = Alle rundene er satt opp ({ $rounds }).
refusal-event-still-playing = { $name } er ikke ferdig med forrige parti ennå.
refusal-event-challenge-up = Du kan bare utfordre noen over deg. { $name } står under deg.
refusal-event-wrong-round = Det er ingen runde { $round } ennå. Runde { $next } er den neste.
refusal-event-already-started = Runde { $round } har allerede begynt.
refusal-event-not-started = Runde { $round } har ikke begynt ennå.
refusal-event-already-paired = Runde { $round } er allerede satt opp.
refusal-event-too-few = Dere må være minst { $least } spillere. Så langt er det { $count }.
refusal-event-is-withdrawn = { $name } har trukket seg. Sett opp runden på nytt eller for hånd.
refusal-event-has-bye = { $name } står over i runde { $round }. Fjern det, eller sett opp runden på nytt.
refusal-event-byes-used = Så mange ganger kan hver spiller her stå over med et halvt poeng: { $most }.
refusal-event-paired-twice = { $name } kan ikke settes opp to ganger.
refusal-event-no-pairing = Det er ikke noe parti ved bord { $table } i runde { $round }.
refusal-event-result-exists = Bord { $table } i runde { $round } har allerede et resultat. Arrangøren kan rette det.
refusal-event-online-result = Dette partiet spilles på nettet. Resultatet kommer inn av seg selv.
refusal-event-impossible-result = Det resultatet er ikke mulig.
refusal-event-needs-winner = Dette er en cup, så noen må vinne.
refusal-event-cannot-pair = Runde { $round } kan ikke settes opp uten at noen får samme motstander igjen. Sett den opp for hånd, eller avslutt turneringen.
refusal-event-nobody-free = Ingen er ledige akkurat nå.
refusal-event-by-challenge = På en stige utfordrer spillerne hverandre.
refusal-event-by-organiser = Be arrangøren legge deg til.
refusal-event-already-entered = Du er allerede med.
refusal-event-not-empty = Denne turneringen har allerede spillere. Opprett en ny turnering for denne filen.
refusal-event-wrong-code = Koden stemmer ikke. Se på lappen din.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Poengene til alle motstanderne dine lagt sammen. Sterkere motstandere teller i din favør.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = Poengene til alle motstanderne dine uten den laveste.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Poengene til alle du slo, pluss halvparten av poengene til alle du spilte uavgjort mot.
tie-break-direct-encounter = Innbyrdes oppgjør
tie-break-direct-encounter-about = Poengene dine mot dem du står likt med.
tie-break-wins = Seire
tie-break-wins-about = Partiene du vant ved brettet.
tie-break-points-difference = Poengforskjell
tie-break-points-difference-about = Poengene du fikk i partiene dine, minus motstandernes.
tie-break-board-points = Bordpoeng
tie-break-board-points-about = Poengene fra alle bordene til laget ditt.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Snittfeilen din i de partiene som ble analysert. Lavere er bedre.
tie-break-unplayed = I en sveitser teller en runde uten parti som en mot noen med dine egne poeng.
table-dice-chains = Hvert kast blandes av en hemmelighet i appen og et tall fra siden til hver spiller, alt bestemt på forhånd. Derfor kan ingen velge et kast, ikke engang den som driver nettstedet. Etter partiet kan alle kontrollere hvert kast.
table-dice-waiting = Hver side gir tallet sitt først når du kaster, så ingen kan kjenne et kast på forhånd. Er en side lukket, venter terningene på den.
table-dice-deposits = For at du skal kunne lukke siden, gir den tallet sitt for neste kast sammen med trekket ditt. Ingen kan kjenne et kast på forhånd, med mindre den som driver nettstedet, spiller i dette partiet.
table-dice-kept = Uten eget tall: { $names }
table-lot-chains = Tilfeldigheten avgjør hvem som begynner: en hemmelighet i appen og et tall fra siden til hver spiller, alt bestemt på forhånd. Etter partiet kan alle kontrollere det.
status-dice-wait = Terningene venter på at { $name } åpner denne siden
dice-elsewhere = Terningene venter på nettleseren du sist spilte i. Åpne partiet der.
told-renewal = { $name } har nye tall til terningene, fra en annen nettleser
editor-title = Sett opp en stilling
editor-lead = Dra brikker til brettet, eller velg en og trykk der den skal stå.
editor-turn = I trekket
editor-remove = Fjern en brikke
editor-clear = Tøm brettet
editor-start = Utgangsstilling
editor-text = Lim inn en stilling
editor-text-known = Skrevet som { $notations }.
editor-read = Vis den
editor-recognised = Lest som { $notation }.
editor-unreadable = Dette kan ikke leses som en stilling. Teksten din er der fortsatt.
editor-other-game = Dette er en stilling fra { $game }.
editor-notations = Som tekst
editor-copy = Kopier
editor-possible = Denne stillingen er mulig.
editor-over = Partiet er over i denne stillingen, så det er ikke mer å spille.
editor-play = Spill videre herfra
editor-link = Kopier lenken
editor-picture = Last ned et bilde
editor-analyse = Analyser stillingen
editor-from-position = Fra en stilling
editor-from-about = Ett parti fra denne stillingen, ikke rangert.
notebook-title = Notatbok
notebook-lead = Stillinger du har lagret. De hører til denne nettleseren, eller til kontoen din hvis du har en.
notebook-save = Lagre i notatboken
notebook-name = Tittel
notebook-tags = Stikkord, skilt med komma
notebook-note = Notat
notebook-game = Spill
notebook-tag = Stikkord
notebook-saved = Lagret i notatboken din.
notebook-empty = Ingen stillinger her.
problem-notebook-full = Notatboken din er full. Slett en stilling først.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Studier
studies-lead = Partier og stillinger med dine egne kommentarer og varianter. Vis dem til venner med en lenke, eller lagre dem som filer.
studies-empty = Du har ingen studier ennå.
studies-make = Lag en studie
studies-new = Ny studie
studies-comment = Kommentar
studies-symbols = Symboler
studies-promote = Gjør til hovedvariant
studies-delete = Slett herfra
studies-saved = Lagret
studies-saving = Lagrer…
studies-unsaved = Ikke lagret
studies-retry = Lagre på nytt
studies-conflict = Dette ble endret i et annet vindu. Du ser nå den nyeste versjonen; det du skrev, står fortsatt i feltet.
studies-share = Del
studies-view-link = Alle med denne lenken kan se på.
studies-edit-link = Alle med denne lenken kan gjøre endringer.
studies-view-make = Lag en lenke for å se
studies-edit-make = Lag en lenke for å endre
studies-withdraw = Trekk tilbake denne lenken
studies-download = Last ned
studies-partly = uten noen av notatene dine
problem-too-many-studies = Det er ikke plass til flere. Slett noe først.
lessons-own = Leksjonene dine
lessons-lead = Sett sammen stillinger til din egen leksjon, og send lenken til dem som vil lære.
lessons-new = Ny leksjon
lessons-which = Leksjon
lessons-add = Legg til denne stillingen
lessons-exercise = Oppgave { $number } av { $count }
lessons-task = Hva som skal gjøres
lessons-answers = Riktige trekk, ett per linje
lessons-any-good = Godta alle gode trekk, slik datamaskinen vurderer dem
lessons-explanation = Forklaring etter svaret
lessons-from-notebook = Fra notatboken din
lessons-next = Neste oppgave
lessons-done = Det var den siste oppgaven. Bra jobbet!
lessons-empty = Denne leksjonen har ingen oppgaver ennå.
lessons-up = Flytt opp
lessons-open = Se den slik elevene dine ser den
lessons-nobody-moves = Ingen er i trekket i denne stillingen, så den kan ikke være en oppgave.
lessons-bad-answer = «{ $move }» kan ikke spilles i denne stillingen.
lessons-needs-answer = Oppgi et riktig trekk, eller godta alle gode trekk.
import-many-title = Importer partier
import-many-lead = Hent partiene dine fra andre programmer og nettsteder: enkeltfiler, hele mapper eller et ZIP-arkiv. Partier du allerede har her, blir hoppet over.
import-formats = Filer som kan leses
import-folder = Velg en mappe
import-stop = Stopp
import-count-files = Filer
import-count-games = Importert
import-count-duplicates = Finnes allerede
import-count-failed = Ikke importert
import-line = Linje
import-lost = Forbindelsen ble brutt. Det som er importert så langt, er tatt vare på.
import-stopped = Stoppet. Det som er importert så langt, er tatt vare på.
import-too-large = Filen er for stor. Høyst { $size } MB kan leses på én gang.
import-quota = Du har nådd antallet nye partier for denne måneden. Det som er importert så langt, er tatt vare på.
import-players = Hvem av disse spillerne er du?
import-me = Dette er meg
import-names = Navnene dine i filer
import-names-help = Skilt med komma. I partier med en av disse spillerne er det bare trekkene til den spilleren som teller som dine.
import-queue-full = Akkurat nå kan ikke flere partier vente på analyse. Kom tilbake senere for resten.
openings-title = Åpningsutforsker
openings-filter = Velg partier
openings-source = Fra
openings-own = Partiene dine
openings-side = Side
openings-player = Spiller
openings-days = Periode
openings-days-30 = De siste 30 dagene
openings-days-365 = Det siste året
openings-any = Alle
openings-show = Vis
openings-start = Utgangsstilling
openings-count = Partier
openings-loss = Snittap
openings-empty = Ingen partier har nådd denne stillingen.
openings-none = Ingen ferdige partier ennå. Spill noen, eller importer dem fra andre programmer.
openings-reading = Teller partiene dine: { $done } av { $all }
openings-reached = Partier med denne stillingen
openings-collections = Samlingene dine
openings-collections-help = En fil med mange partier, for eksempel PGN eller PDN. Bare du kan se den.
openings-add = Legg til en fil
openings-adding = Leser filen
