### Swedish. Address: du. rules = regler, booklet (only the printed one) = regelhäfte, board = bräde,
### record = protokoll, opponent = motståndare, roll = kast, chosen at random = lottas, a game played = parti.

## Home page
app-name = Gamecase
app-tagline = Klassiska brädspel, med reglerna ur din egen spellåda
skip-to-content = Hoppa till innehållet
nav-home = Spel
nav-settings = Inställningar
home-title = Välj ett spel
home-lead = Spela mot datorn, mot en vän bredvid dig eller mot en vän långt borta.
home-open = Öppna partier
home-table-against = { $game } med { $others }
home-state-yours = Din tur
home-state-open = Pågår
home-state-waiting = Väntar på en spelare
home-state-over = Avslutat
footer-free = Fri programvara: att spela, köra själv och ändra
footer-fair = Tärningar som alla kan kontrollera

## Settings
settings-language = Språk
settings-theme = Tema
settings-theme-auto = Som min enhet
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-theme-contrast = Hög kontrast
settings-theme-clear = Anpassat för färgblinda
settings-save = Använd

## Laying a table
new-title = Nytt parti: { $game }
new-booklet-clauses = Visa reglerna
box-find = Hitta reglerna i din egen låda
box-unsure = Vet inte
box-none = Inga regler stämmer med allt det där. Här är alla.
new-opponent = Vem spelar du mot?
new-player = Spelare { $number }
new-against-here = En vän här
new-against-away-about = Du får en länk att skicka.
new-against-anyone-about = Ditt parti visas på startsidan tills någon går med.
new-level = Vilken nivå?
new-you = Du
new-name = Ditt namn
new-name-hint = Det här ser andra spelare. Du kan lämna det tomt.
new-words = Ditt eget slumpfrö till tärningarna
new-words-hint = Det blandas in i varje kast och varje lottning. Lämna fältet tomt, så väljer din enhet ett.
new-friend-name = Din väns namn
new-starts = Vem börjar?
new-starts-lot = Slumpen
new-starts-me = Jag
new-starts-other = Motståndaren
new-side = Vilken sida spelar du?
new-match = Matchlängd
new-match-best-of-1 = Ett parti
new-match-best-of = Bäst av { $number }
new-match-first-to = { $number ->
    [one] Först till { $number } poäng
   *[other] Först till { $number } poäng
}
new-match-open = Så många partier man vill
new-dice = Vem kastar tärningarna?
new-dice-verifiable = Appen kastar; alla kan kontrollera det efteråt
new-dice-manual = Vi kastar riktiga tärningar och skriver in talen
new-clock = Betänketid
new-clock-none = Utan klocka
new-clock-fischer = { $minutes } min + { $seconds } s per drag
new-clock-delay = { $seconds } s fördröjning per drag, { $minutes } min reserv per poäng
new-clock-days = { $days ->
    [one] { $days } dag per drag
   *[other] { $days } dagar per drag
}

## An invitation
join-title = Inbjudan: { $game }
join-by = { $name } har bjudit in dig till ett parti.
join-by-somebody = Någon har bjudit in dig till ett parti.
join-sit = Gå med
join-watch = Bara titta på

## The table
table-board = Bräde
table-moves = Drag
table-players = Spelare
table-position = Ställningen i ord
table-dice = Tärningar
table-dice-pledge = Bestämt före partiet (SHA-256 av hemligheten)
table-dice-secret = Hemligheten, avslöjad efter partiet
table-dice-words = Spelarnas slumpfrön
table-dice-explained = En hemlighet bestämmer alla tärningskast före partiet, och bara dess fingeravtryck visas. Efter partiet avslöjas hemligheten, så att alla kan kontrollera att varje kast följer av den.
table-record = Ladda ner protokollet
table-takeback = Ta tillbaka drag
table-hint = Tips
table-hint-told = Jag skulle spela: { $told }
table-guided = Ge mig tips
table-type = Skriv in ett drag
table-type-play = Spela
table-past = Du tittar på en tidigare ställning.
table-now = Tillbaka till partiet
table-replay = Spela upp sista skottet i slowmotion
table-sight = Siktlinje
table-undo = Ångra
table-turn = Vänd brädet
table-look = Brädets utseende
table-confirm = Bekräfta varje drag
table-draw = Föreslå oavgjort
table-claim = Begär vinst
table-claim-draw = Begär oavgjort
table-say-mute = Tysta chatten
table-resign = Ge upp
table-resign-sure = Vill du ge upp partiet?
table-yes = Ja
table-no = Nej
table-next = Nästa parti
table-rematch = Revansch
say-hello = Hej!
say-good-luck = Lycka till!
say-well-played = Bra spelat!
say-thanks = Tack!
say-sorry = Förlåt!
say-one-moment = Ett ögonblick.
say-back = Jag är tillbaka.
say-your-turn = Det är nog din tur.
say-oops = Hoppsan!
say-good-game = Bra match!
bot-again = Datorn fick börja tänka om från början.
table-home = Tillbaka till alla spel
table-accept = Acceptera
table-decline = Tacka nej
table-withdraw = Dra tillbaka förslaget
table-watching = Du tittar på. Bara spelarna kan göra drag.
table-watchers = { $count ->
    [one] { $count } person tittar på
   *[other] { $count } personer tittar på
}
table-booklet = Regler
table-invite = Bjud in en vän
table-invite-help = Skicka länken, eller låt din vän skanna koden. Den som öppnar den först går med i partiet.
table-invite-copy = Kopiera länken
table-invite-loopback = Länken fungerar bara på den här datorn. Vill du spela över hemnätverket, starta Gamecase med: gamecase serve --host 0.0.0.0
player-unnamed = Spelare { $number }
player-you = du
player-away = borta
tally-won = Vunna matcher
tally-drawn = Oavgjorda

## The rule book
rules-link = Regler
rules-title = Regler: { $game }
rules-booklets = Regelvarianter
rules-agreed = Överenskommet för det här partiet
rules-example = Exempel
rules-not-allowed = Inte tillåtet
rules-print = Skriv ut

## Learning
learn-link = Lär dig
learn-title = Lär dig spelet: { $game }
learn-lead = Korta lektioner, var och en med ett eget bräde åt dig. Prova dig fram: inget kan gå fel.
learn-lesson = Lektion { $number } av { $count }
learn-right = Bra gjort!
learn-other = Det är tillåtet, men prova något annat här.
learn-again = Försök igen
learn-next = Nästa lektion
learn-all = Alla lektioner
learn-guided = Spela ditt första parti, med tips
learn-watch = Se två datorer spela

## What stands
status-waiting = Väntar på den andra spelaren
status-drawing-lots = Det lottas vem som börjar
status-chance = Tärningarna kastas
status-by-hand = Kasta dina tärningar och skriv in talen
status-your-turn = Din tur: { $seat }
status-turn = På tur: { $seat }
status-bot-thinks = Datorn tänker
outcome-resigned = { $seat } vinner: motståndaren gav upp.
outcome-agreed = Oavgjort enligt överenskommelse.
outcome-left = { $seat } vinner: motståndaren har gått.
outcome-left-draw = Oavgjort: en spelare har gått.
outcome-time = { $seat } vinner på tid.
match-best-of = Parti { $game }, bäst av { $number }
match-first-to = { $number ->
    [one] Parti { $game }, först till { $number } poäng
   *[other] Parti { $game }, först till { $number } poäng
}
match-games = Parti { $game } av { $number }
match-open = Parti { $game }

## What happened
told-sit = { $name } är med.
told-begin = Ett nytt parti börjar.
told-lot = { $name } börjar.
told-offer-takeback = { $name } vill ta tillbaka ett drag.
told-offer-draw = { $name } föreslår oavgjort.
told-offer-rematch = { $name } vill ha revansch.
told-decline = Förslaget avböjdes.
told-takeback = Draget är taget tillbaka.
told-draw = Överenskommet: oavgjort.
told-resign = { $name } ger upp.
told-left = { $name } avslutade partiet: motståndaren har gått.
told-lapse = Förslaget har gått ut.
told-say = { $name }: { $words }
told-flag = Tiden är ute för { $name }.

## Why not
refusal-not-your-turn = Det är inte din tur.
refusal-game-over = Partiet är slut.
refusal-time-up = Din tid är ute.
refusal-not-begun = Partiet har inte börjat än.
refusal-dice-not-yours = I det här partiet kastar appen tärningarna.
refusal-dice-by-hand = I det här partiet kastar ni själva tärningarna och skriver in talen.
refusal-not-now = Det går inte just nu.
refusal-too-late = Någon hann före; titta på brädet igen.
refusal-still-here = Motståndaren har inte varit borta tillräckligt länge.
refusal-offer-gone = Förslaget gäller inte längre.
refusal-watching = Du tittar på; bara spelarna kan göra det.
refusal-no-hint = Tips ges bara i partier mot datorn eller vid samma skärm, och bara när det är din tur.
refusal-means-nothing = Det är inget tillåtet drag här.
refusal-theirs = Det draget var inte tillåtet. { $rule }

## Trouble
error-bad-message = Servern förstod inte sidan. Ladda om den.
error-stale = Brädet har ändrats sedan dess; titta igen.
error-too-fast = För snabbt; vänta ett ögonblick.
link-lost = Anslutningen bröts. Ansluter igen… Ditt parti är tryggt.
link-back = Ansluten igen.
touch-again = Välj vart du ska härnäst, eller tryck på Escape.
confirm-grave = Tryck igen för att bekräfta.
aim-pull = Skjut skivan längs linjen. Dra sedan bakåt var som helst på brädet och släpp.
aim-help = Sikta med piltangenterna, ställ in kraften med plus och minus, flytta längs linjen med komma och punkt och spela med Enter.
copied = Kopierat.
turn-alert = Din tur
clock-stale = Tiden när anslutningen bröts
problem-title = Det gick inte
problem-not-found = Här finns ingenting. Kontrollera länken; partiet kan finnas på en annan dator.
problem-bad-form = Något i formuläret stämde inte. Gå tillbaka och försök igen.
problem-chair-taken = Någon annan har redan tagit den platsen.
problem-too-many-tables = För många nya partier på en gång. Vänta ett ögonblick och försök igen.
problem-away = Partierna går inte att nå just nu. Inget du har spelat har gått förlorat. Försök igen om en stund.
problem-home = Tillbaka till alla spel

## On the command line
serve-ready = Gamecase körs på { $address }
serve-network = I ditt hemnätverk: { $address }
serve-scan = Skanna koden med en mobil i samma nätverk:
serve-stop = Tryck på Ctrl+C för att avsluta.
verify-holds = { $entries ->
    [one] Protokollet är helt: { $entries } post kontrollerad, varje led och varje ställning stämmer.
   *[other] Protokollet är helt: { $entries } poster kontrollerade, varje led och varje ställning stämmer.
}
verify-rolls = { $count ->
    [one] { $count } kast eller lottning har räknats om och stämmer.
   *[other] { $count } kast och lottningar har räknats om och stämmer.
}
verify-by-hand = { $count ->
    [one] { $count } kast skrevs in för hand: inget att kontrollera.
   *[other] { $count } kast skrevs in för hand: inget att kontrollera.
}
verify-hidden = { $count ->
    [one] { $count } kast är fortfarande hemligt: partiet är inte slut.
   *[other] { $count } kast är fortfarande hemliga: partiet är inte slut.
}

## A game looked over
table-analysis = Analysera partiet
analysis-title = { $game }: analys
analysis-games = Partier i matchen
analysis-progress = Analyserar…
analysis-graph = Partiets gång
analysis-lines = Bästa fortsättningar
analysis-mistakes = Vändpunkter
analysis-none = Inga fel hittades.
analysis-totals = Sammanfattning
analysis-played = Spelat
analysis-inaccuracy = Onoggrannhet
analysis-mistake = Fel
analysis-blunder = Grovt fel
analysis-better = Bättre:
analysis-even = Jämnt
analysis-slight = { $seat } står lite bättre
analysis-clear = { $seat } står klart bättre
analysis-winning = { $seat } står på vinst
analysis-first = Till början
analysis-back = Ett drag tillbaka
analysis-forward = Ett drag framåt
analysis-last = Till slutet
analysis-table = Tillbaka till partiet
analysis-failed = Partiet kunde inte analyseras. Försök igen om en stund.
analysis-result = { $first }–{ $second }
problem-not-over = Partiet är inte slut än. Du kan analysera det när det är klart.

## Hands and pages
table-ahead = Tillåt förhandsdrag
ahead-planned = Förhandsdrag satt. Det spelas när det blir din tur, om det är tillåtet.
table-symbols = Visa pjässymboler i stället för bokstäver
table-download = Ladda ner som { $format }

## Games from elsewhere
import-title = Importera ett parti
import-text = Klistra in partiet som { $formats }
import-open = Importera

## People
nav-account = Konto
people-sign-in = Logga in
people-register = Skapa ett konto
people-lead = Du kan spela utan konto. Med ett konto hittar du dina partier på alla enheter och kan spela om rating.
people-name = Namn
people-name-hint = 2 till 24 bokstäver eller siffror; de andra spelarna ser det.
people-password = Lösenord
people-password-hint = Minst 8 tecken. Du får koder ifall du glömmer det.
people-with-passkey = Logga in med lösennyckel
people-register-passkey = Skapa konto med lösennyckel
people-wrong = Fel namn eller lösenord.
people-slow = För många försök. Vänta en minut och försök igen.
people-name-taken = Namnet är upptaget, eller för likt ett som är det. Välj ett annat.
people-name-unfit = Använd 2 till 24 bokstäver eller siffror ur ett alfabet, med mellanslag, punkter eller bindestreck emellan.
people-password-unfit = Använd minst 8 tecken, och inget som är lätt att gissa, som ditt namn eller 12345678.
people-passkey-failed = Lösennyckeln godtogs inte. Försök igen.
people-again = Logga in igen för att ändra det här.
people-only-way = Det är ditt enda sätt att logga in, så det kan inte tas bort.
people-not-the-name = Det är inte ditt namn. Inget togs bort.
account-since = Här sedan { $date }
account-ratings = Rating
account-matches = { $count ->
    [one] { $count } rankad match
   *[other] { $count } rankade matcher
}
account-history = Spelade partier
account-export = Ladda ner alla mina uppgifter
account-sign-out = Logga ut
account-ways = Så loggar du in
account-passkey = Lösennyckel: { $device }
account-passkey-add = Lägg till en lösennyckel
account-remove = Ta bort
account-password-new = Nytt lösenord
account-password-note = Minst 8 tecken. Alla andra enheter loggas ut.
account-password-set = Spara lösenordet
account-devices = Här är du inloggad
account-this-device = den här enheten
account-seen = senast använd: { $date }
account-end-others = Logga ut på alla andra enheter
account-tokens = API-token
account-tokens-about = Den som har en token kan agera som du. Håll den hemlig.
account-token-label = Vad är den till för?
account-token-read = får bara läsa
account-token-play = får spela
account-token-make = Skapa en token
account-token-once = Kopiera den nu; den visas aldrig mer.
account-delete = Ta bort ditt konto
account-delete-about = Din inloggning, dina sessioner, token och din rating tas bort genast och för alltid. Partier du har spelat sparas, med namnet du använde: de är också dina motståndares. Ingen kan spela dem vidare i ditt ställe.
account-delete-sure = Skriv ditt namn för att bekräfta
history-none = Här finns inget än.
history-older = Äldre
history-won = Vunnet
history-lost = Förlorat
history-drawn = Oavgjort
rated-badge = Rankat
rated-switch = Rankat parti
rated-about = Båda spelarna behöver ett konto. Inga drag tas tillbaka.
ratings-about = Talet efter ± visar hur osäker ratingen är.
refusal-rated-account = Det här är ett rankat parti, så du behöver ett konto.
refusal-rated-alone = Du kan inte spela mot dig själv i ett rankat parti.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Denna token är okänd, har tagits bort eller får inte göra det här.
nav-main = Huvudsidor
nav-play = Spela
nav-learn = Lär dig
nav-rules = Regler
list-lead-learn = Välj ett spel och prova dess korta lektioner.
list-lead-rules = Välj ett spel och läs reglerna, med bilder.
home-continue = Fortsätt
home-finished = Avslutade partier
start-change = Ändra
start-change-of = { $game }: ändra motståndare, regler eller tid
player-computer = { $name } (dator)
character-hello-gentle = Hej! Ska vi ta reda på tillsammans hur det funkar?
character-hello-cheerful = Kul att spela med dig. Nu har vi roligt!
character-hello-steady = Lycka till. Jag spelar stabilt.
character-hello-sharp = Välkommen. Se upp: jag tänker framåt.
character-hello-calm = När du vill. Jag missar sällan något.
character-bye-gentle = Det var roligt! En gång till?
character-bye-cheerful = Tack för partiet!
character-bye-steady = Bra parti. Det gillade jag.
character-bye-sharp = Väl kämpat. Titta gärna på vändpunkterna.
character-bye-calm = Ett nöje. Få partier är som det här.
notice-special = Enligt reglerna i det här partiet: { $rule }
notice-rule = Regel { $number }
notice-close = Jag förstår
opponent-bot = Dator
opponent-here = Vän här
opponent-away = Vän via länk
opponent-anyone = Vem som helst
rules-question = Vilka regler vill du ha?
rules-of-my-box = Reglerna i min låda
rules-as-usual = Som de flesta spelar i dag
rules-line = Regler:
start-time = Tid
start-more = Mer
start-match-points = Eller först till så många poäng
clock-chip-none = Utan klocka
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Per poäng
clock-chip-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}
working-hint = Letar efter ett bra drag …
working-thinking = Datorn tänker fortfarande …
working-compiled = Datorn gör sig redo, det gör den en gång på varje maskin: { $percent } %.
working-tables = Datorn räknar ut slutspelen för de här reglerna, det gör den en gång: { $percent } %.
provisional-compiled = Det är ett snabbt svar: datorn gör sig fortfarande redo. Fråga igen om en minut.
provisional-tables = Slutspelen för de här reglerna räknas fortfarande ut, så siffrorna är goda uppskattningar.
settings-set = Bräde och pjäser
settings-set-walnut = Valnöt
settings-set-felt = Filt och mässing
settings-set-flat = Platt och modernt
settings-set-slate = Skiffer och sten
offline-title = Du är offline
offline-lead = Spelen behöver en anslutning. Så snart den är tillbaka kan du spela vidare; ingenting går förlorat.
offline-kept = Det här kan du läsa
offline-nothing = Inget än. Regler och lektioner som du öppnar sparas här till senare.
offline-again = Försök igen
import-files = Välj filer, eller släpp dem var som helst på sidan
import-done = { $count ->
    [one] { $count } parti öppnades
   *[other] { $count } partier öppnades
}
import-illegal = Drag { $count } är inte tillåtet:
import-unreadable = Det här gick inte att läsa som ett parti
import-keep = Öppna partiet dit
import-correct = Rätta
import-corrected = Partiet som ska rättas
import-back = Tillbaka
share-title = Dela i mitt nätverk
share-ask = Just nu kan bara den här datorn öppna Gamecase. Dela, så kan alla enheter i ditt hemnätverk öppna det, tills du slutar dela eller stänger.
share-start = Dela
share-on = Delas nu. Öppna adressen på en annan enhet, eller skanna koden.
share-stop = Sluta dela
problem-no-network = Datorn har inget nätverk att dela i just nu.
notice-registered = Välkommen, { $name }! Ditt konto är klart och du är inloggad.
notice-password-saved = Ditt nya lösenord är sparat.
account-password-current = Nuvarande lösenord
account-password-passkey = Bekräfta med en lösennyckel
account-no-ratings = Du har ingen rating än. Spela ett rankat parti för att få en. Ratinglistorna:
people-wrong-current = Det är inte ditt nuvarande lösenord. Inget ändrades.
people-passkey-first = Kontot har inget lösenord än. Välj ett med knappen för lösennyckel.
footer-translations = Översättningar
translations-title = Översättningar
translations-lead = Alla texter på sajten och i spelen, med exempelvärden, på två språk sida vid sida.
translations-how = Vill du rätta en översättning eller lägga till ett språk, läs docs/translating.md i källkoden.
translations-language = Språk
translations-beside = Bredvid
translations-part = Del
translations-part-shell = Sajten
translations-state = Status
translations-state-all = Alla
translations-state-missing = Saknas
translations-state-outdated = Föråldrade
translations-state-current = Aktuella
translations-search = Sök
translations-show = Visa
translations-count = { $count ->
    [one] { $count } text
   *[other] { $count } texter
}
provenance-legend = Varifrån varje regel kommer:
provenance-printed = Står i regelhäftet
provenance-usual = Som man spelar i dag
provenance-silent = Häftet säger inget: vår standard
provenance-differs = Häftet är oklart: så tolkar vi det
provenance-languages = Bara på de här språken: { $languages }.
switch-value-printed = { $value } (som det står)
switch-value-silent = { $value } (vår standard)
switch-value-differs = { $value } (vår tolkning)
rules-exactly = Exakt som det står
rules-exactly-about = Följer varje regel ordagrant, även där vi tror att något annat var meningen.
rules-needs = Det här gäller bara med den här inställningen: { $switch } – { $value }
rules-needs-open = Starta ett parti med den
rules-compare = Häftena sida vid sida
rules-compare-about = Bara där häftena skiljer sig åt. Resten finns i deras regler.
table-rules = Regler: { $booklet }
table-rules-change = ändra
table-chat = Chatt
table-more = Mer
table-tools = Verktyg
table-sound = Ljud
table-fullscreen = Helskärm
table-save = Spara filen
table-hint-more = Mer
table-speed = Dragens fart
table-speed-calm = Lugn
table-speed-normal = Normal
table-speed-fast = Snabb
table-speed-none = Ingen animering
table-glow = Visa vilka pjäser som kan flyttas
table-lot = Vem som börjar
table-lot-explained = Slumpen avgör vem som börjar. En hemlighet bestämmer det före partiet, och bara dess fingeravtryck visas. Efter partiet avslöjas hemligheten, så att alla kan kontrollera den.
table-lot-words = Spelarnas slumpfrön
table-next-level = Nästa nivå: { $level }
result-won = Du vann
result-lost = Du förlorade
result-drawn = Oavgjort
result-winner = { $name } vinner
result-story = { $turns ->
    [one] Slut efter { $turns } drag.
   *[other] Slut efter { $turns } drag.
}
result-story-ahead = { $turns ->
    [one] { $turns } drag,
   *[other] { $turns } drag,
} { $winner ->
    [own] och du låg aldrig under.
   *[other] och vinnaren låg aldrig under.
}
result-story-turned = { $turns ->
    [one] { $turns } drag, och det vände först på slutet.
   *[other] { $turns } drag, och det vände först på slutet.
}
result-story-changes = { $turns ->
    [one] { $turns } drag.
   *[other] { $turns } drag.
} { $changes ->
    [one] Ledningen växlade en gång.
   *[other] Ledningen växlade { $changes } gånger.
}
told-lot-seat = { $name } spelar { $seat }: slumpen avgjorde.
settings-notices = Säg till när det är min tur
settings-notices-on = På. Den här webbläsaren säger till, även när partiet inte är öppet.
settings-notices-off = Av.
settings-notices-blocked = Din webbläsare blockerar meddelanden från den här webbplatsen. Tillåt dem först i dess inställningar.
settings-notices-failed = Det gick inte. Försök igen senare.
push-turn = Din tur mot { $opponent }.
bot-later = Du har många partier mot datorn. Jag drar här så snart det är min tur.
refusal-too-many-thoughts = Datorn är upptagen med dina andra partier. Försök igen om en stund.
problem-too-many-analyses = Flera av dina partier analyseras redan. Vänta tills ett är klart och försök igen.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Djupare analys
deep-start = Starta
deep-stop = Stoppa
deep-plies = { $plies ->
    [one] { $plies } halvdrag
   *[other] { $plies } halvdrag
}
deep-truncated = Kort rollout { $level }
deep-rollout = Full rollout
deep-deeper = Titta djupare
deep-depth = Djup { $ply }
deep-games = { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}
deep-sure = { $percent } % sannolikt att det första är bäst
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Analysen avbröts. Det som hittats står kvar här. Starta igen för att fortsätta.
deep-limit = Längre än så går det inte på den här webbplatsen.
deep-picture = Värden med 95-procentiga konfidensintervall
deep-compare = Jämför
deep-refused = Det går inte att analysera.
recovery-title = Spara de här koderna
recovery-about = Om du glömmer lösenordet kan du med varje kod välja ett nytt, en gång. Skriv upp dem eller skriv ut dem: du får inte se dem igen.
recovery-done = Jag har sparat dem
recovery-new = Nya återställningskoder
recovery-left = { $count ->
    [one] { $count } återställningskod kvar
   *[other] { $count } återställningskoder kvar
}
people-forgot = Glömt lösenordet?
people-forgot-about = Ange ditt namn, en av dina återställningskoder och ett nytt lösenord. Har du ingen kod kan du be den som driver webbplatsen om en länk.
people-code = Återställningskod
people-code-wrong = Namnet och koden hör inte ihop, eller så har koden redan använts.
people-link-old = Länken fungerar inte längre. Be om en ny.
people-mail = E-post, bara för att återställa lösenordet
people-mail-send = Mejla mig en länk
people-mail-sent = Om det finns en e-postadress till namnet är en länk på väg.
people-invite = Inbjudningskod
people-invite-wrong = Inbjudningskoden fungerar inte. Be den som driver webbplatsen om en.
people-closed = Nya konton kan inte skapas här.
people-banned = Den som driver webbplatsen har spärrat kontot.
people-members = Du behöver ett konto för att spela här.
people-with-provider = Logga in med { $provider }
people-provider-failed = Inloggningen misslyckades. Försök igen.
mail-reset = Välj ett nytt lösenord
mail-reset-text = Någon har begärt ett nytt lösenord för { $name }. Om det var du öppnar du den här länken inom ett dygn:
problem-quota = Du har startat så många partier som webbplatsen tillåter just nu.
admin-title = Sköta webbplatsen
admin-people = Användare
admin-tables = Partier
admin-invites = Inbjudningar
admin-log = Ändringar
admin-find = Sök
admin-sizes = Partier: { $tables } · Konton: { $accounts } · { $megabytes } MB
admin-reset = Länk för att välja nytt lösenord
admin-end = Logga ut överallt
admin-rename = Byt namn
admin-ban = Spärra
admin-banned = Spärrat
admin-unban = Häv spärren
admin-delete = Ta bort
admin-close = Avsluta
admin-role-none = Spelare
admin-role-organiser = Arrangör
admin-role-admin = Administratör
admin-role-set = Spara rollen
admin-invite-people = Hur många personer?
admin-invite-days = För hur många dagar?
admin-invite-make = Skapa en inbjudan
practice-title = Öva på dina misstag
practice-lead = Ställningar ur dina egna partier. I de flesta gick det fel, i några inte.
practice-task = Du är { $seat }. Vad gör du?
practice-counts = { $due } att repetera · { $new } nya i dag
practice-days = { $days ->
    [one] { $days } dag i rad
   *[other] { $days } dagar i rad
}
practice-empty = Inget att öva på än. Låt analysera ett avslutat parti, så dyker dina misstag upp här.
practice-done = Det var allt för i dag. Bra gjort!
practice-more = Fler nya ställningar
practice-show = Visa svaret
practice-next = Nästa ställning
practice-remove = Visa inte den här igen
practice-game = Titta på partiet
practice-right = Bra drag!
practice-wrong = Det finns något bättre.
practice-shown = Svaret
practice-chosen = Ditt drag
practice-best = Bäst
practice-played = I partiet
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Den här ställningen kommer tillbaka { $when }.

## Drills: short exercises to repeat

drills-title = Övningar
drills-lead = Korta uppgifter som blir svårare när du blir bättre.
drills-level = Nivå { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Rätt på sistone: { $right } av { $answers }
drills-streak = { $count } i rad
drills-book = Öppningsbok
opening-book-move = Drag
opening-book-worth = Poäng
opening-book-about = Poängen är equity för partier om pengar med dubblingstärningen i mitten, från våra egna rollouter, med standardfel.
drills-answer = Svara
drills-next = Nästa uppgift
drills-right = Rätt!
drills-wrong = Inte riktigt.
drills-your-answer = Ditt svar
drills-number = Ange ett heltal från { $low } till { $high }.
drills-again = Du har redan svarat på den här uppgiften, så den räknas inte igen.
study-title = Ditt spel
study-intro = Låt analysera dina avslutade partier och se här hur bra du spelar och var det går fel.
study-automatic = Analysera mina partier så snart de är slut
study-analyse = Analysera
study-analyse-all = Analysera alla
study-again = Analysera igen
study-stopped = Analysen avbröts före slutet. Det som hittats finns kvar.
study-waiting = { $count ->
    [one] { $count } parti väntar på att analyseras.
   *[other] { $count } partier väntar på att analyseras.
}
study-open = Inte analyserade än
study-games = Analyserade partier
study-newer = Nyare
study-last = Beslut
study-last-count = De senaste { NUMBER($count) }
study-last-all = Alla
study-decisions = { $count ->
    [one] { NUMBER($count) } beslut
   *[other] { NUMBER($count) } beslut
}
study-pr = PR (prestationstal)
study-accuracy = Precision
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Genomsnittlig förlust per drag (hundradelar)
study-error-rate = Felkvot som i GNU Backgammon
study-snowie = Felkvot enligt Snowie
study-mistakes = Misstag
study-luck = Tur
study-without-luck = Resultat utan tur
study-trend = Över tid
study-by-kind = Efter typ av beslut
study-by-position = Efter typ av ställning
study-by-opponent = Efter motståndare
study-by-opening = Efter öppning
study-opening = Öppning
study-opponent = Motståndare
study-result = Resultat
study-day = Datum
study-move = Drag
position-opening = Öppning
position-middlegame = Mittspel
position-endgame = Slutspel
refusal-event-closed = Den här turneringen är slut.
refusal-event-organiser-only = Det kan bara arrangören göra.
refusal-event-officials-only = Det kan bara arrangören och medhjälparna göra.
refusal-event-not-yours = Det kan du bara göra för dig själv.
refusal-event-full = Turneringen är full. Den rymmer { $most } spelare.
refusal-event-no-late-entry = Det är för sent att vara med. Första ronden har börjat.
refusal-event-no-entrant = Det finns ingen spelare nummer { $entrant }.
refusal-event-name-taken = Någon som heter { $name } är redan med.
refusal-event-members = Ange { $count } spelare.
refusal-event-results-missing = { $missing ->
    [one] Ett resultat i rond { $round } saknas fortfarande.
   *[other] { $missing } resultat i rond { $round } saknas fortfarande.
}
refusal-event-all-paired = Alla { $rounds } ronder är lottade.
refusal-event-still-playing = { $name } är inte klar med sitt senaste parti.
refusal-event-challenge-up = Du kan bara utmana någon ovanför dig. { $name } ligger under dig.
refusal-event-wrong-round = Rond { $round } finns inte än. Näst på tur är rond { $next }.
refusal-event-already-started = Rond { $round } har redan börjat.
refusal-event-not-started = Rond { $round } har inte börjat än.
refusal-event-already-paired = Rond { $round } är redan lottad.
refusal-event-too-few = Det behövs minst { $least } spelare. Än så länge är de { $count }.
refusal-event-is-withdrawn = { $name } har hoppat av. Lotta ronden igen eller för hand.
refusal-event-has-bye = { $name } har frirond i rond { $round }. Stryk den eller lotta om ronden.
refusal-event-byes-used = Frironder med en halv poäng som varje spelare får begära här: { $most }.
refusal-event-paired-twice = { $name } kan inte stå med två gånger i samma rond.
refusal-event-no-pairing = Det spelas inte vid bord { $table } i rond { $round }.
refusal-event-result-exists = Bord { $table } i rond { $round } har redan ett resultat. Arrangören kan rätta det.
refusal-event-online-result = Det här partiet spelas online. Resultatet kommer av sig självt.
refusal-event-impossible-result = Det resultatet är inte möjligt.
refusal-event-needs-winner = Det är en utslagsturnering, så någon måste vinna.
refusal-event-cannot-pair = Rond { $round } går inte att lotta utan att två möts igen. Lotta för hand eller avsluta turneringen.
refusal-event-nobody-free = Ingen är ledig just nu.
refusal-event-by-challenge = På en stege utmanar spelarna varandra.
refusal-event-by-organiser = Be arrangören lägga till dig.
refusal-event-already-entered = Du är redan med.
refusal-event-not-empty = Den här turneringen har redan spelare. Skapa en ny turnering för filen.
refusal-event-wrong-code = Koden stämmer inte. Titta på din lapp.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Alla dina motståndares poäng sammanlagt. Starkare motståndare räknas till din fördel.
tie-break-buchholz-cut-1 = Buchholz utan lägsta
tie-break-buchholz-cut-1-about = Alla dina motståndares poäng utom den lägsta.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Poängen för alla du slagit, plus halva poängen för alla du spelat oavgjort mot.
tie-break-direct-encounter = Inbördes möte
tie-break-direct-encounter-about = Dina poäng mot spelarna som du ligger lika med.
tie-break-wins = Segrar
tie-break-wins-about = Partierna du vunnit vid brädet.
tie-break-points-difference = Poängskillnad
tie-break-points-difference-about = Poängen i dina partier, minus motståndarnas.
tie-break-board-points = Brädpoäng
tie-break-board-points-about = Poängen vid alla dina lagkamraters bräden.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Ditt genomsnittliga fel i de analyserade partierna. Lägre är bättre.
tie-break-unplayed = I schweizersystemet räknas en rond utan parti som en mot någon med dina egna poäng.
table-dice-chains = Varje kast blandas av en hemlighet i appen och ett tal från varje spelares egen sida, alla bestämda i förväg. Ingen kan alltså välja ett kast, inte ens den som driver den här webbplatsen. Efter partiet kan alla kontrollera varje kast.
table-dice-waiting = Varje sida ger sitt tal först när du kastar, så ingen kan veta ett kast i förväg. Är en sida stängd väntar tärningarna på den.
table-dice-deposits = För att du ska kunna stänga sidan ger den sitt tal för nästa kast tillsammans med ditt drag. Ingen kan veta ett kast i förväg, om inte den som driver webbplatsen är med i partiet.
table-dice-kept = Utan eget tal: { $names }
table-lot-chains = Slumpen avgör vem som börjar: en hemlighet i appen och ett tal från varje spelares egen sida, alla bestämda i förväg. Efter partiet kan alla kontrollera det.
status-dice-wait = Tärningarna väntar på att { $name } öppnar den här sidan
dice-elsewhere = Tärningarna väntar på webbläsaren du senast spelade i. Öppna partiet där.
told-renewal = { $name } har nya tal till tärningarna, från en annan webbläsare
nav-events = Turneringar
events-lead = Turneringar för din klubb, skola eller familj, online eller vid riktiga bräden.
events-coming = På gång
event-new = Ny turnering
event-family = Snabb familjecup
event-family-about = Tre till åtta namn, och så i gång: tre ronder och en final mellan de två bästa.
event-name = Turneringens namn
event-format = Form
event-format-round-robin = Alla möter alla
event-about-round-robin = Var och en spelar mot alla andra.
event-format-swiss = Schweizersystem
event-about-swiss = I varje rond möter du någon med ungefär lika många poäng som du.
event-format-knockout = Utslagsturnering
event-about-knockout = Den som förlorar är ute, eller spelar vidare i tröstcupen.
event-format-arena = Arena
event-about-arena = Den som är ledig får en ny motståndare, så ofta man vill.
event-format-ladder = Stege
event-about-ladder = Utmana någon ovanför dig och ta platsen.
event-format-family-cup = Familjecup
event-place = Var spelar ni?
event-place-online = Online
event-place-real = Vid riktiga bräden
event-place-screen = På den här skärmen
event-rounds = Antal ronder; tomt ger det vanliga antalet
event-double = Alla möts två gånger
event-sides = Vilka spelar?
event-sides-1 = Enskilda spelare
event-sides-pairs = Par
event-sides-teams = Lag om { $number }
event-scoring = Poäng för vinst, oavgjort och förlust
event-scoring-points = Poängen i partierna räknas
event-ties = Särskiljningar (tomt ger de vanliga)
event-main = Huvudcup
event-consolation = Tröstcup
event-last-chance = Sista chansen
event-playoff = Slutspel för de bästa
event-may-join = Alla som har länken kan vara med
event-players-report = Spelarna skriver in sina resultat själva
event-starts = När börjar den?
event-create = Skapa turneringen
event-join = Var med: { $name }
event-join-about = Skanna koden eller öppna länken för att vara med. Du behöver inget konto.
event-code = Din kod är { $code }. Med den kommer du tillbaka från vilken enhet som helst.
event-code-enter = Jag har en kod
event-players = Spelare
event-add = Lägg till spelare
event-add-hint = En per rad. Rating och klubb kan följa: Maria; 1450; Åstranden
event-file = Eller från en fil: CSV med namnen eller TRF med de ronder som har spelats hittills
event-import = Fortsatt från en fil
event-round = Rond { $number }
event-board = Bord { $number }
event-bye = Frirond
event-pairings = Lottning
event-pair = Lotta rond { $number }
event-pair-again = Lotta om
event-by-hand = Lotta för hand
event-by-hand-hint = Ett par per rad, med spelarnas nummer: 3-7. Ett ensamt nummer får frirond.
event-start = Starta rond { $number }
event-close = Avsluta turneringen
event-reopen = Öppna turneringen igen
event-result = Skriv in resultatet
event-correct = Rätta resultatet
event-keep-score = Anteckna här
event-keep-score-about = Spela på ert eget bräde och anteckna på den här enheten. Resultatet skrivs in när partiet är slut.
event-won = { $name } vann
event-absent = { $name } spelade inte
event-score = Ställning, om den räknades
event-why = Skäl
event-change = Ändra namn eller rating
event-withdraw = Hoppa av turneringen
event-return = Spelar igen
event-byes = Begär frirond
event-bye-half = Frirond med en halv poäng
event-bye-zero = Frirond utan poäng
event-bye-cancelled = Frirond struken
event-half-byes = Frironder med en halv poäng som varje spelare får begära
event-withdrawn = Har hoppat av
event-forbid = Låt aldrig de här två mötas
event-helpers = Medhjälpare
event-helpers-about = Ge en medhjälpare ett namn och skicka länken. Medhjälpare kan lotta, starta ronder och skriva in resultat.
event-codes = Spelarnas koder
event-downloads = Hämta filer
event-all-games = Alla partier
event-standings = Tabell
event-crosstable = Korstabell
event-bracket = Turneringsträd
event-points = Poäng
event-yours = Ditt parti: bord { $number } mot { $name }
event-yours-bye = Du har frirond den här ronden.
event-open-table = Gå till partiet
event-screen = Stor skärm
event-challenge = Utmana
editor-title = Ställ upp en ställning
editor-lead = Dra pjäser till brädet, eller välj en och tryck där den ska stå.
editor-turn = Vid draget
editor-remove = Ta bort en pjäs
editor-clear = Töm brädet
editor-start = Utgångsställning
editor-text = Klistra in en ställning
editor-text-known = Skriven som { $notations }.
editor-read = Visa den
editor-recognised = Läst som { $notation }.
editor-unreadable = Det går inte att läsa som en ställning. Din text finns kvar.
editor-other-game = Det är en ställning i ett annat spel: { $game }.
editor-notations = Som text
editor-copy = Kopiera
editor-possible = Den här ställningen är möjlig.
editor-over = I den här ställningen är partiet slut, så det finns inget kvar att spela.
editor-play = Spela vidare härifrån
editor-link = Kopiera länken
editor-picture = Hämta en bild
editor-analyse = Analysera den här ställningen
editor-from-position = Från en ställning
editor-from-about = Ett parti från den här ställningen, utan rating.
notebook-title = Anteckningsbok
notebook-lead = Ställningar som du har sparat, för den här webbläsaren, eller för ditt konto om du har ett.
notebook-save = Spara i min anteckningsbok
notebook-name = Titel
notebook-tags = Etiketter, åtskilda med kommatecken
notebook-note = Anteckning
notebook-game = Spel
notebook-tag = Etikett
notebook-saved = Sparad i din anteckningsbok.
notebook-empty = Inga ställningar här.
problem-notebook-full = Din anteckningsbok är full. Ta bort en ställning först.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Studier
studies-lead = Partier och ställningar med dina egna kommentarer och varianter. Visa dem för vänner med en länk eller spara dem som filer.
studies-empty = Du har inga studier än.
studies-make = Gör en studie
studies-new = Ny studie
studies-comment = Kommentar
studies-symbols = Symboler
studies-promote = Gör till huvudvariant
studies-delete = Ta bort härifrån
studies-saved = Sparat
studies-saving = Sparar…
studies-unsaved = Inte sparat
studies-retry = Spara igen
studies-conflict = Det här ändrades i ett annat fönster. Du ser nu den senaste versionen; det du skrev står kvar i sitt fält.
studies-share = Dela
studies-view-link = Alla som har länken kan titta.
studies-edit-link = Alla som har länken kan ändra.
studies-view-make = Skapa en länk för att titta
studies-edit-make = Skapa en länk för att ändra
studies-withdraw = Dra tillbaka länken
studies-download = Ladda ner
studies-partly = utan en del av dina anteckningar
problem-too-many-studies = Det finns inte plats för fler. Ta bort något först.
lessons-own = Dina lektioner
lessons-lead = Sätt ihop ställningar till en egen lektion och skicka länken till dem som vill lära sig.
lessons-new = Ny lektion
lessons-which = Lektion
lessons-add = Lägg till ställningen
lessons-exercise = Uppgift { $number } av { $count }
lessons-task = Vad som ska göras
lessons-answers = Rätta drag, ett per rad
lessons-any-good = Godkänn alla bra drag, enligt datorns bedömning
lessons-explanation = Förklaring efter svaret
lessons-from-notebook = Ur din anteckningsbok
lessons-next = Nästa uppgift
lessons-done = Det var den sista uppgiften. Bra gjort!
lessons-empty = Den här lektionen har inga uppgifter än.
lessons-up = Flytta upp
lessons-open = Se den som dina elever ser den
lessons-nobody-moves = Ingen är vid draget i den här ställningen, så den kan inte vara en uppgift.
lessons-bad-answer = ”{ $move }” går inte att spela i den här ställningen.
lessons-needs-answer = Ange ett rätt drag eller godkänn alla bra drag.
import-many-title = Importera partier
import-many-lead = Hämta dina partier från andra program och webbplatser: enstaka filer, hela mappar eller ett ZIP-arkiv. Partier som du redan har här hoppas över.
import-formats = Filer som kan läsas
import-folder = Välj en mapp
import-stop = Stoppa
import-count-files = Filer
import-count-games = Importerade
import-count-duplicates = Finns redan
import-count-failed = Inte importerade
import-line = Rad
import-lost = Anslutningen bröts. Det som har importerats hittills finns kvar.
import-stopped = Stoppat. Det som har importerats hittills finns kvar.
import-too-large = Filen är för stor. Högst { $size } MB kan läsas på en gång.
import-quota = Du har nått antalet nya partier för den här månaden. Det som har importerats hittills finns kvar.
import-players = Vem av de här spelarna är du?
import-me = Det är jag
import-names = Dina namn i filer
import-names-help = Åtskilda med komma. I partier med någon av de här spelarna räknas bara den spelarens drag som dina.
import-queue-full = Just nu kan inga fler partier vänta på analys. Kom tillbaka senare för resten.
openings-title = Öppningsutforskare
openings-filter = Välj partier
openings-source = Från
openings-own = Dina partier
openings-side = Sida
openings-player = Spelare
openings-days = Period
openings-days-30 = De senaste 30 dagarna
openings-days-365 = Det senaste året
openings-any = Alla
openings-show = Visa
openings-start = Utgångsställning
openings-count = Partier
openings-loss = Genomsnittlig förlust
openings-empty = Inget parti har nått den här ställningen.
openings-none = Inga avslutade partier än. Spela några eller importera dem från andra program.
openings-reading = Räknar dina partier: { $done } av { $all }
openings-reached = Partier med den här ställningen
openings-collections = Dina samlingar
openings-collections-help = En fil med många partier, till exempel PGN eller PDN. Bara du kan se den.
openings-add = Lägg till en fil
openings-adding = Läser filen
