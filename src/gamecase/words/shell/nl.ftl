### Dutch. Address: je. case = spellenkoffer, booklet = regelboekje, table = tafel, record = verslag,
### chair = plek, lot = loting, a game played = partij, draw = gelijkspel.

## The case
app-name = Gamecase
app-tagline = Klassieke bordspellen, volgens de regels uit je eigen doos
skip-to-content = Naar de inhoud
nav-home = Spellenkoffer
nav-settings = Instellingen
home-title = Open de spellenkoffer
home-lead = Pak een spel en ga spelen: tegen de computer, samen aan dit scherm of met iemand ver weg.
home-open = Open tafels
home-table-against = { $game } met { $others }
home-state-yours = Jouw beurt
home-state-open = Bezig
home-state-waiting = Wacht op een speler
home-state-over = Afgelopen
footer-free = Vrije software: om te spelen, zelf te hosten en aan te passen
footer-fair = Dobbelstenen die iedereen kan controleren

## Settings
settings-language = Taal
settings-theme = Weergave
settings-theme-auto = Zoals mijn apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-contrast = Hoog contrast
settings-theme-clear = Voor kleurenblinden
settings-save = Toepassen

## Laying a table
new-title = { $game } spelen
new-booklet-clauses = Wat erin staat
box-find = Zoek het op met je eigen doos
box-unsure = Weet ik niet
box-none = Geen boekje past bij al je antwoorden: hier zijn ze allemaal.
new-opponent = Wie speelt er mee?
new-player = Speler { $number }
new-against-here = Iemand hier
new-against-away-about = Je krijgt een link om te versturen.
new-against-anyone-about = Je tafel staat op de startpagina tot er iemand aanschuift.
new-level = Hoe sterk?
new-you = Jij
new-name = Je naam
new-name-hint = Zo zien anderen hem; je mag het ook leeg laten.
new-words = Je eigen woorden voor de dobbelstenen
new-words-hint = Ze worden in elke worp en elke loting verwerkt. Laat je dit leeg, dan verzint je apparaat er een paar.
new-friend-name = Naam van de ander
new-starts = Wie begint?
new-starts-lot = Loten
new-starts-me = Ik
new-starts-other = De ander
new-side = Welke kleur neem je?
new-match = Matchlengte
new-match-best-of-1 = Eén partij
new-match-best-of = Beste van { $number }
new-match-first-to = { $number ->
    [one] Tot { $number } punt
   *[other] Tot { $number } punten
}
new-match-open = Zoveel partijen als je wilt
new-dice = Wiens dobbelstenen?
new-dice-verifiable = De app gooit; iedereen kan het achteraf controleren
new-dice-manual = We gooien zelf en vullen de worp in
new-clock = Bedenktijd
new-clock-none = Zonder klok
new-clock-fischer = { $minutes } min + { $seconds } s per beurt
new-clock-delay = { $seconds } s vrij per beurt, { $minutes } min reserve per punt
new-clock-days = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}

## An invitation
join-title = Uitnodiging voor { $game }
join-by = { $name } nodigt je uit voor een partij.
join-by-somebody = Je bent uitgenodigd voor een partij.
join-sit = Aanschuiven
join-watch = Alleen kijken

## The table
table-board = Bord
table-moves = Zetten
table-players = Spelers
table-position = Stelling in woorden
table-dice = Dobbelstenen
table-dice-pledge = Verzegeld vóór het spel (SHA-256 van het geheim)
table-dice-secret = Het geheim, onthuld na het spel
table-dice-words = Woorden van de spelers
table-dice-explained = Vóór het spel worden de dobbelstenen verzegeld: hun geheim ligt vast en je ziet er alleen de vingerafdruk van. Na afloop wordt het geheim onthuld en kan iedereen nagaan dat elke worp eruit volgt.
table-dice-lot = Hier bepalen de dobbelstenen wie begint.
table-record = Verslag downloaden
table-takeback = Zet terugnemen
table-hint = Hint
table-hint-told = Ik zou spelen: { $told }
table-guided = Help me bij elke beurt
table-type = Zet intypen
table-type-play = Zet doen
table-past = Je bekijkt een eerdere stelling.
table-now = Terug naar nu
table-replay = Het laatste schot nog eens, langzaam
table-sound-off = Geluid uit
table-sound-on = Geluid aan
table-sight = Mikhulplijn
table-undo = Stap terug
table-turn = Bord draaien
table-look = Bordweergave
table-confirm = Elke beurt bevestigen
table-draw = Gelijkspel voorstellen
table-claim = Winst opeisen
table-claim-draw = Er gelijkspel van maken
table-say = Iets zeggen
table-say-mute = Verberg wat er gezegd wordt
table-resign = Opgeven
table-resign-sure = Echt opgeven?
table-yes = Ja
table-no = Nee
table-next = Volgende partij
table-rematch = Nog een keer
say-hello = Hallo!
say-good-luck = Veel succes!
say-well-played = Goed gespeeld!
say-thanks = Bedankt!
say-sorry = Sorry!
say-one-moment = Een ogenblikje.
say-back = Ik ben er weer.
say-your-turn = Volgens mij is het jouw beurt.
say-oops = Oeps!
say-good-game = Mooi partij!
bot-again = De computer moest opnieuw beginnen met nadenken.
table-home = Terug naar de koffer
table-accept = Akkoord
table-decline = Weigeren
table-withdraw = Intrekken
table-watching = Je kijkt mee. Alleen de spelers kunnen zetten.
table-watchers = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
table-booklet = Regelboekje
table-invite = Nodig iemand uit
table-invite-help = Stuur deze link door of laat de code scannen. Wie hem het eerst opent, krijgt de vrije plek.
table-invite-copy = Link kopiëren
table-invite-loopback = Dit adres werkt alleen op deze computer. Wil je via je thuisnetwerk spelen, start dan met: gamecase serve --host 0.0.0.0
player-unnamed = Speler { $number }
player-you = jij
player-away = afwezig
tally-won = Gewonnen wedstrijden
tally-drawn = Gelijkspel

## The rule book
rules-link = Spelregels
rules-title = De regels van { $game }
rules-booklets = Regelboekjes
rules-agreed = Afgesproken aan deze tafel
rules-example = Voorbeeld
rules-not-allowed = Mag niet
rules-print = Afdrukken

## Learning
learn-link = Leren
learn-title = { $game } leren
learn-lead = Korte lessen, elk met een eigen bord voor jou. Probeer maar wat: er kan niets misgaan.
learn-lesson = Les { $number } van { $count }
learn-right = Goed zo!
learn-other = Dat mag, maar hier wordt iets anders gevraagd.
learn-again = Nog een keer
learn-next = Volgende les
learn-all = Alle lessen
learn-guided = Speel een eerste partij, met hulp
learn-watch = Kijken hoe twee computers spelen

## What stands
status-waiting = Wachten op de andere speler
status-drawing-lots = Er wordt geloot
status-chance = De dobbelstenen rollen
status-by-hand = Gooi je dobbelstenen en vul de worp in
status-your-turn = Jouw beurt: { $seat }
status-turn = Aan de beurt: { $seat }
status-bot-thinks = De computer denkt na
outcome-resigned = { $seat } wint: de tegenstander heeft opgegeven.
outcome-agreed = Gelijkspel in onderling overleg.
outcome-left = { $seat } wint: de tegenstander is weggegaan.
outcome-left-draw = Gelijkspel: één speler is weggegaan.
outcome-time = { $seat } wint op tijd.
match-best-of = Partij { $game } van maximaal { $number }
match-first-to = { $number ->
    [one] Partij { $game }, tot { $number } punt
   *[other] Partij { $game }, tot { $number } punten
}
match-games = Partij { $game } van { $number }
match-open = Partij { $game }

## What happened
told-sit = { $name } schuift aan.
told-begin = Een nieuwe partij begint.
told-lot = Het lot beslist: { $name } begint.
told-offer-takeback = { $name } wil graag een zet terugnemen.
told-offer-draw = { $name } stelt gelijkspel voor.
told-offer-rematch = { $name } wil graag nog een keer spelen.
told-decline = Het voorstel is geweigerd.
told-takeback = De zet is teruggenomen.
told-draw = Het gelijkspel is afgesproken.
told-resign = { $name } geeft op.
told-left = { $name } beëindigt het spel: de tegenstander is weggegaan.
told-lapse = Het voorstel is verlopen.
told-say = { $name }: { $words }
told-flag = De tijd van { $name } is om.

## Why not
refusal-not-your-turn = De ander is aan de beurt.
refusal-game-over = De partij is afgelopen.
refusal-time-up = Je tijd is om.
refusal-not-begun = De partij is nog niet begonnen.
refusal-dice-not-yours = Aan deze tafel gooit de app de dobbelstenen.
refusal-dice-by-hand = Aan deze tafel gooien de spelers zelf en vullen ze de worp in.
refusal-not-now = Dat kan nu niet.
refusal-too-late = Iemand was sneller; kijk nog eens op het bord.
refusal-still-here = Je tegenstander is nog niet lang genoeg weg.
refusal-offer-gone = Dat voorstel geldt niet meer.
refusal-watching = Je kijkt mee; alleen de spelers kunnen dat doen.
refusal-no-hint = Hints zijn er alleen tegen de computer of samen aan één scherm, en alleen als jij aan de beurt bent.
refusal-means-nothing = Dat is hier geen zet.
refusal-theirs = Die zet was niet goed. { $rule }

## Trouble
error-bad-message = De pagina stuurde iets wat de server niet begrijpt. Laad de pagina opnieuw.
error-stale = Het bord is intussen veranderd; kijk nog eens.
error-too-fast = Te snel; wacht even.
link-lost = Verbinding verbroken. We proberen het opnieuw; er gaat niets verloren.
link-back = Weer verbonden.
touch-again = Kies waar je verder heen gaat, of druk op Escape.
confirm-grave = Druk nog een keer om te bevestigen.
aim-pull = Schuif de schijf langs zijn lijn. Trek dan ergens op het bord naar achteren en laat los.
aim-help = Richt met de pijltjestoetsen, regel de kracht met plus en min, schuif langs de lijn met komma en punt en speel met Enter.
copied = Gekopieerd.
turn-alert = Jouw beurt
clock-stale = Stand toen de verbinding wegviel
problem-title = Dat lukte niet
problem-not-found = Hier is niets. Misschien klopt het adres van de tafel niet, of staat de tafel op een andere computer.
problem-bad-form = Het formulier was niet te begrijpen.
problem-chair-taken = Iemand anders heeft die plek al.
problem-too-many-tables = Te veel tafels in korte tijd. Wacht even.
problem-away = De tafels zijn op dit moment niet bereikbaar. Niets van wat gespeeld is, is verloren. Probeer het zo opnieuw.
problem-home = Terug naar de koffer

## On the command line
serve-ready = De spellenkoffer staat open op { $address }
serve-network = Op je thuisnetwerk: { $address }
serve-scan = Scan dit met een telefoon op hetzelfde netwerk:
serve-stop = Druk op Ctrl+C om hem te sluiten.
verify-holds = { $entries ->
    [one] Het verslag klopt: { $entries } vermelding, elke schakel en elke stelling zoals opgeschreven.
   *[other] Het verslag klopt: { $entries } vermeldingen, elke schakel en elke stelling zoals opgeschreven.
}
verify-rolls = { $count ->
    [one] { $count } worp of loting is nagerekend en klopt.
   *[other] { $count } worpen en lotingen zijn nagerekend en kloppen.
}
verify-by-hand = { $count ->
    [one] { $count } worp is met de hand ingevuld: niets na te rekenen.
   *[other] { $count } worpen zijn met de hand ingevuld: niets na te rekenen.
}
verify-hidden = { $count ->
    [one] { $count } worp is nog verzegeld: de partij is nog niet afgelopen.
   *[other] { $count } worpen zijn nog verzegeld: de partij is nog niet afgelopen.
}

## A game looked over
table-analysis = Partij analyseren
analysis-title = { $game }: analyse
analysis-games = Partijen aan deze tafel
analysis-progress = Analyse loopt…
analysis-graph = Het verloop van de partij
analysis-lines = Beste varianten
analysis-mistakes = Keerpunten
analysis-none = Geen fouten gevonden.
analysis-totals = De hele partij
analysis-played = Gespeeld
analysis-inaccuracy = Onnauwkeurigheid
analysis-mistake = Fout
analysis-blunder = Blunder
analysis-better = Beter:
analysis-even = Gelijk
analysis-slight = { $seat }: licht voordeel
analysis-clear = { $seat }: duidelijk voordeel
analysis-winning = { $seat }: beslissend voordeel
analysis-first = Naar het begin
analysis-back = Een zet terug
analysis-forward = Een zet verder
analysis-last = Naar het einde
analysis-table = Terug naar de tafel
analysis-failed = De partij kon niet worden geanalyseerd. Probeer het zo nog eens.
analysis-result = { $first }–{ $second }
problem-not-over = Je kunt de partij analyseren als die afgelopen is.

## Hands and pages
table-ahead = Vooraf zetten (premove)
ahead-planned = Gepland: wordt gespeeld als jij aan de beurt bent, als het kan.
table-symbols = Tekens in plaats van letters in de zetten
table-download = Downloaden als { $format }

## Games from elsewhere
import-title = Partij importeren
import-text = De partij als { $formats }
import-open = Openen

## People
nav-account = Account
people-sign-in = Inloggen
people-register = Account aanmaken
people-lead = Je kunt zonder account spelen. Met een account vind je je partijen op elk apparaat terug en kun je om rating spelen.
people-name = Naam
people-name-hint = 2 tot 24 letters of cijfers; andere spelers zien hem.
people-password = Wachtwoord
people-password-hint = Minstens 8 tekens. Bewaar het goed: hier wordt geen e-mailadres bewaard, dus niemand kan het je toesturen.
people-with-passkey = Inloggen met een passkey
people-register-passkey = Aanmaken met een passkey
people-wrong = Naam of wachtwoord klopt niet.
people-slow = Te veel pogingen. Wacht een minuut.
people-name-taken = Die naam is bezet, of lijkt op een naam die bezet is.
people-name-unfit = Een naam heeft 2 tot 24 letters of cijfers van één alfabet, met spaties, punten of streepjes ertussen.
people-password-unfit = Een wachtwoord heeft minstens 8 tekens en is niet de naam.
people-passkey-failed = De passkey is niet geaccepteerd. Probeer het nog eens.
people-again = Log eerst opnieuw in om dit te wijzigen.
people-only-way = Dit is je enige manier om in te loggen; je kunt die niet verwijderen.
people-not-the-name = Dat is niet je naam. Er is niets verwijderd.
account-since = Hier sinds { $date }
account-ratings = Ratings
account-matches = { $count ->
    [one] { $count } partij om rating
   *[other] { $count } partijen om rating
}
account-history = Mijn partijen
account-export = Al mijn gegevens downloaden
account-sign-out = Uitloggen
account-ways = Hoe je inlogt
account-passkey = Passkey: { $device }
account-passkey-add = Passkey toevoegen
account-remove = Verwijderen
account-password-new = Nieuw wachtwoord
account-password-note = Minstens 8 tekens. Alle andere apparaten worden uitgelogd.
account-password-set = Wachtwoord opslaan
account-devices = Waar je bent ingelogd
account-this-device = dit apparaat
account-seen = laatst gebruikt: { $date }
account-end-others = Op alle andere apparaten uitloggen
account-tokens = Tokens voor programma’s
account-tokens-about = Een programma met zo’n token handelt in jouw naam. Deel ze met niemand.
account-token-label = Waar is het voor?
account-token-read = mag alleen lezen
account-token-play = mag spelen
account-token-make = Token maken
account-token-once = Kopieer het nu; het wordt nooit meer getoond.
account-delete = Account verwijderen
account-delete-about = Je toegang, sessies, tokens en ratings worden meteen en voorgoed verwijderd. Gespeelde partijen blijven zoals ze zijn opgeschreven, met de naam waaronder je speelde: ze zijn ook van je tegenstanders. Niemand kan ze in jouw plaats verder spelen.
account-delete-sure = Typ je naam om te bevestigen
history-none = Hier is nog niets.
history-older = Ouder
history-won = Gewonnen
history-lost = Verloren
history-drawn = Gelijkspel
rated-badge = Om rating
rated-switch = Speel om rating
rated-about = Beide spelers hebben een account nodig, en niets wordt teruggenomen.
ratings-about = Het getal na ± zegt hoe zeker een rating is.
refusal-rated-account = Aan deze tafel gaat het om rating: je hebt een account nodig.
refusal-rated-alone = Om rating speelt niemand tegen zichzelf.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Dit token is onbekend, is verwijderd of mag dit niet.
nav-main = Hoofdpagina’s
nav-play = Spelen
nav-learn = Leren
nav-rules = Regels
list-lead-learn = Kies een spel en probeer de korte lessen.
list-lead-rules = Kies een spel om de regels te lezen, met plaatjes.
home-continue = Verder spelen
home-finished = Afgelopen partijen
start-change = Wijzigen
start-change-of = { $game }: tegenstander, regels of tijd wijzigen
player-computer = { $name } (computer)
character-hello-gentle = Hallo! Zullen we samen ontdekken hoe dit werkt?
character-hello-cheerful = Leuk dat je er bent. Veel plezier!
character-hello-steady = Succes. Ik speel degelijk.
character-hello-sharp = Welkom. Let op: ik kijk vooruit.
character-hello-calm = Zeg maar wanneer. Mij ontgaat weinig.
character-bye-gentle = Dat was leuk! Nog een keer?
character-bye-cheerful = Bedankt voor de partij!
character-bye-steady = Goede partij. Ik heb ervan genoten.
character-bye-sharp = Goed gevochten. Kijk naar de keerpunten, daar valt veel te zien.
character-bye-calm = Het was een genoegen. Zo’n partij zie je zelden.
notice-special = Volgens de regels van deze partij: { $rule }
notice-rule = Regel { $number }
notice-close = Begrepen
opponent-bot = Computer
opponent-here = Samen hier
opponent-away = Via een link
opponent-anyone = Iedereen
rules-question = Welke regels wil je?
rules-of-my-box = De regels uit mijn doos
rules-as-usual = Zoals er nu gespeeld wordt
rules-line = Regels:
start-time = Tijd
start-more = Meer
start-match-points = Of tot zoveel punten
clock-chip-none = Zonder klok
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Per punt
clock-chip-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
working-hint = Er wordt een goede zet gezocht…
working-thinking = De computer denkt nog na…
working-compiled = De computer maakt zich klaar, dat doet hij één keer per apparaat: { $percent }%.
working-tables = De computer berekent de eindspelen van deze regels, dat doet hij één keer: { $percent }%.
provisional-compiled = Dit is een snel antwoord: de computer maakt zich nog klaar. Vraag het over een minuut nog eens.
provisional-tables = De eindspelen van deze regels worden nog berekend; de getallen zijn goede schattingen.
offline-title = Je bent offline
offline-lead = Om te spelen heb je een verbinding nodig. Zodra die terug is, kun je verder; er gaat niets verloren.
offline-kept = Dit kun je lezen
offline-nothing = Nog niets. Regels en lessen die je opent, blijven hier voor later staan.
offline-again = Opnieuw proberen
import-files = Kies bestanden of sleep ze naar deze pagina
import-done = { $count ->
    [one] { $count } partij is geopend
   *[other] { $count } partijen zijn geopend
}
import-illegal = Zet { $count } is niet toegestaan:
import-unreadable = Dit kon niet als partij worden gelezen
import-keep = Partij tot daar openen
import-correct = Verbeteren
import-corrected = De partij, om te verbeteren
import-back = Terug
notice-registered = Welkom, { $name }! Je account is klaar en je bent ingelogd.
notice-password-saved = Je nieuwe wachtwoord is opgeslagen.
account-password-current = Je huidige wachtwoord
account-password-passkey = Bevestigen met een passkey
account-no-ratings = Je hebt nog geen rating. Speel een partij met rating om er een te krijgen. De ranglijsten:
people-wrong-current = Dat is niet je huidige wachtwoord. Er is niets veranderd.
people-passkey-first = Dit account heeft nog geen wachtwoord. Stel er een in met de passkey-knop.
footer-translations = Vertalingen
translations-title = Vertalingen
translations-lead = Alle teksten van de site en de spellen met voorbeeldwaarden, in twee talen naast elkaar.
translations-how = Hoe je een vertaling verbetert of een taal toevoegt, staat in docs/translating.md in de broncode.
translations-language = Taal
translations-beside = Ernaast
translations-part = Deel
translations-part-shell = De site
translations-state = Stand
translations-state-all = Alle
translations-state-missing = Ontbreekt
translations-state-outdated = Verouderd
translations-state-current = Actueel
translations-search = Zoeken
translations-show = Tonen
translations-count = { $count ->
    [one] { $count } tekst
   *[other] { $count } teksten
}
provenance-legend = Waar elke regel vandaan komt:
provenance-printed = Gedrukt in het boekje
provenance-usual = Zoals er nu gespeeld wordt
provenance-silent = Het boekje zegt niets: onze standaard
provenance-differs = Het boekje is onduidelijk: zoals wij het lezen
provenance-languages = Alleen in deze talen: { $languages }.
switch-value-printed = { $value } (zoals gedrukt)
switch-value-silent = { $value } (onze standaard)
switch-value-differs = { $value } (onze lezing)
rules-exactly = Precies zoals gedrukt
rules-exactly-about = Elke regel naar de letter, ook waar wij denken dat er iets anders bedoeld was.
rules-needs = Dit geldt alleen met deze instelling: { $switch } – { $value }
rules-needs-open = Begin er een partij mee
rules-compare = De boekjes naast elkaar
rules-compare-about = Alleen waarin de boekjes verschillen. Al het andere staat in hun regels.
table-rules = Regels: { $booklet }
table-rules-change = wijzigen
table-chat = Chat
table-more = Meer
table-tools = Gereedschap
table-sound = Geluid
table-fullscreen = Volledig scherm
table-save = Bestand opslaan
table-hint-more = Meer
table-speed = Snelheid van zetten
table-speed-calm = Rustig
table-speed-normal = Normaal
table-speed-fast = Snel
table-speed-none = Zonder animatie
table-glow = Toon wat ik kan zetten
table-lot = Wie begint
table-lot-explained = Het toeval bepaalt wie begint. Een geheim legt het vóór de partij vast; alleen de vingerafdruk ervan is te zien. Na de partij wordt het geheim onthuld, zodat iedereen het kan nagaan.
table-lot-words = De toevalswaarden van de spelers
table-next-level = Volgend niveau: { $level }
table-events = { $count ->
    [one] { $count } gebeurtenis
   *[other] { $count } gebeurtenissen
}
result-won = Je hebt gewonnen
result-lost = Je hebt verloren
result-drawn = Gelijkspel
result-winner = { $name } wint
told-lot-seat = { $name } speelt { $seat }, door het toeval bepaald.
result-story = { $turns ->
    [one] Afgelopen na { $turns } zet.
   *[other] Afgelopen na { $turns } zetten.
}
result-story-ahead = { $turns ->
    [one] { $turns } zet,
   *[other] { $turns } zetten,
} { $winner ->
    [own] en je stond nooit achter.
   *[other] en de winnaar stond nooit achter.
}
result-story-turned = { $turns ->
    [one] { $turns } zet, en pas helemaal aan het eind keerde het.
   *[other] { $turns } zetten, en pas helemaal aan het eind keerde het.
}
result-story-changes = { $turns ->
    [one] { $turns } zet.
   *[other] { $turns } zetten.
} { $changes ->
    [one] De leiding wisselde één keer.
   *[other] De leiding wisselde { $changes } keer.
}
settings-set = Bord en stukken
settings-set-walnut = Walnoot
settings-set-felt = Vilt en messing
settings-set-flat = Vlak en modern
settings-set-slate = Leisteen
share-title = Delen op mijn netwerk
share-ask = Nu kan alleen deze computer Gamecase openen. Deel het, en elk apparaat op je thuisnetwerk kan het openen, tot je stopt of het afsluit.
share-start = Delen
share-on = Gedeeld. Open dit adres op een ander apparaat, of scan de code.
share-stop = Niet meer delen
problem-no-network = Deze computer heeft nu geen netwerk om op te delen.
