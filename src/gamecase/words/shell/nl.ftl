### Dutch. Address: je. opponent = tegenstander, rules = regels (boekje only for the printed sheet), record = verslag,
### seed = toevalswaarde, a game played = partij, match = wedstrijd, rematch = revanche, draw = gelijkspel.

## The case
app-name = Gamecase
app-tagline = Klassieke bordspellen, volgens de regels uit je eigen doos
skip-to-content = Naar de inhoud
nav-home = Spellen
nav-settings = Instellingen
home-title = Kies een spel
home-lead = Speel tegen de computer, met een vriend naast je of met iemand ver weg.
home-open = Open partijen
home-table-against = { $game } met { $others }
home-state-yours = Jouw beurt
home-state-open = Bezig
home-state-waiting = Wacht op een speler
home-state-over = Afgelopen
footer-free = Vrije software: om te spelen, zelf te hosten en aan te passen
footer-fair = Dobbelstenen die iedereen kan controleren

## Settings
settings-language = Taal
settings-theme = Thema
settings-theme-auto = Zoals mijn apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-contrast = Hoog contrast
settings-theme-clear = Geschikt voor kleurenblinden
settings-save = Toepassen

## Laying a table
new-title = { $game } spelen
new-booklet-clauses = Regels bekijken
box-find = Zoek de regels bij je eigen spel
box-unsure = Weet ik niet
box-none = Geen regels passen bij al je antwoorden. Hier zijn ze allemaal.
new-opponent = Tegen wie speel je?
new-player = Speler { $number }
new-against-here = Iemand hier
new-against-away-about = Je krijgt een link om te versturen.
new-against-anyone-about = Je partij staat op de startpagina tot er iemand meedoet.
new-level = Welk niveau?
new-you = Jij
new-name = Je naam
new-name-hint = Dit zien andere spelers. Je mag het leeg laten.
new-words = Je eigen toevalswaarde voor de dobbelstenen
new-words-hint = Wordt in elke worp en elke willekeurige keuze verwerkt. Laat je dit leeg, dan kiest je apparaat er een.
new-friend-name = Naam van je tegenstander
new-starts = Wie begint?
new-starts-lot = Willekeurig
new-starts-me = Ik
new-starts-other = Mijn tegenstander
new-side = Met welke kleur speel je?
new-match = Matchlengte
new-match-best-of-1 = Eén partij
new-match-best-of = Beste van { $number }
new-match-first-to = { $number ->
    [one] Tot { $number } punt
   *[other] Tot { $number } punten
}
new-match-open = Zoveel partijen als je wilt
new-dice = Wie gooit de dobbelstenen?
new-dice-verifiable = De app gooit, en iedereen kan het achteraf controleren
new-dice-manual = We gooien met echte dobbelstenen en vullen de ogen in
new-clock = Bedenktijd
new-clock-none = Zonder klok
new-clock-fischer = { $minutes } min + { $seconds } s per beurt
new-clock-delay = { $seconds } s uitstel per beurt, { $minutes } min reserve per punt
new-clock-days = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}

## An invitation
join-title = Uitnodiging voor { $game }
join-by = { $name } heeft je uitgenodigd voor een partij.
join-by-somebody = Iemand heeft je uitgenodigd voor een partij.
join-sit = Meedoen
join-watch = Alleen kijken

## The table
table-board = Bord
table-moves = Zetten
table-players = Spelers
table-position = Stelling in woorden
table-dice = Dobbelstenen
table-dice-pledge = Vastgelegd vóór de partij (SHA-256 van het geheim)
table-dice-secret = Het geheim, onthuld na de partij
table-dice-words = De toevalswaarden van de spelers
table-dice-explained = Een geheim legt vóór de partij alle worpen vast; alleen de vingerafdruk ervan is te zien. Na de partij wordt het geheim onthuld, zodat iedereen kan nagaan dat elke worp eruit volgt.
table-record = Partijverslag downloaden
table-takeback = Zet terugnemen
table-hint = Hint
table-hint-told = Ik zou spelen: { $told }
table-guided = Geef me tips
table-type = Zet intypen
table-type-play = Spelen
table-past = Je bekijkt een eerdere stelling.
table-now = Terug naar de partij
table-replay = Laatste schot herhalen in slow motion
table-sight = Mikhulplijn
table-undo = Stap terug
table-turn = Bord draaien
table-look = Bordstijl
table-confirm = Elke zet bevestigen
table-draw = Gelijkspel voorstellen
table-claim = Winst opeisen
table-claim-draw = Er gelijkspel van maken
table-say-mute = Chat dempen
table-resign = Opgeven
table-resign-sure = Deze partij opgeven?
table-yes = Ja
table-no = Nee
table-next = Volgende partij
table-rematch = Revanche
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
table-home = Terug naar alle spellen
table-accept = Aannemen
table-decline = Weigeren
table-withdraw = Intrekken
table-watching = Je kijkt mee. Alleen de spelers kunnen zetten.
table-watchers = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
table-booklet = Regels
table-invite = Nodig een vriend uit
table-invite-help = Stuur deze link, of laat je vriend de code scannen. Wie de link het eerst opent, doet mee.
table-invite-copy = Link kopiëren
table-invite-loopback = Deze link werkt alleen op deze computer. Wil je via je thuisnetwerk spelen, start Gamecase dan met: gamecase serve --host 0.0.0.0
player-unnamed = Speler { $number }
player-you = jij
player-away = afwezig
tally-won = Gewonnen wedstrijden
tally-drawn = Gelijkspel

## The rule book
rules-link = Regels
rules-title = De regels van { $game }
rules-booklets = Spelregels
rules-agreed = Afgesproken voor deze partij
rules-example = Voorbeeld
rules-not-allowed = Mag niet
rules-print = Afdrukken

## Learning
learn-link = Leren
learn-title = { $game } leren
learn-lead = Korte lessen, elk met een eigen bord. Probeer maar wat: er kan niets misgaan.
learn-lesson = Les { $number } van { $count }
learn-right = Goed zo!
learn-other = Dat mag, maar probeer hier iets anders.
learn-again = Nog een keer
learn-next = Volgende les
learn-all = Alle lessen
learn-guided = Speel je eerste partij, met tips
learn-watch = Kijken hoe twee computers spelen

## What stands
status-waiting = Wachten op de andere speler
status-drawing-lots = Bepalen wie begint
status-chance = De dobbelstenen worden gegooid
status-by-hand = Gooi je dobbelstenen en vul de ogen in
status-your-turn = Jouw beurt: { $seat }
status-turn = Aan de beurt: { $seat }
status-bot-thinks = De computer denkt na
outcome-resigned = { $seat } wint: de tegenstander heeft opgegeven.
outcome-agreed = Gelijkspel in onderling overleg.
outcome-left = { $seat } wint: de tegenstander is weggegaan.
outcome-left-draw = Gelijkspel: een speler is weggegaan.
outcome-time = { $seat } wint op tijd.
match-best-of = Partij { $game }, best of { $number }
match-first-to = { $number ->
    [one] Partij { $game }, tot { $number } punt
   *[other] Partij { $game }, tot { $number } punten
}
match-games = Partij { $game } van { $number }
match-open = Partij { $game }

## What happened
told-sit = { $name } doet mee.
told-begin = Een nieuwe partij begint.
told-lot = { $name } begint.
told-offer-takeback = { $name } wil een zet terugnemen.
told-offer-draw = { $name } stelt gelijkspel voor.
told-offer-rematch = { $name } wil revanche.
told-decline = Voorstel geweigerd.
told-takeback = Zet teruggenomen.
told-draw = Gelijkspel overeengekomen.
told-resign = { $name } geeft op.
told-left = { $name } beëindigt het spel: de tegenstander is weggegaan.
told-lapse = Het voorstel is verlopen.
told-say = { $name }: { $words }
told-flag = De tijd van { $name } is om.

## Why not
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-game-over = De partij is afgelopen.
refusal-time-up = Je tijd is om.
refusal-not-begun = De partij is nog niet begonnen.
refusal-dice-not-yours = In deze partij gooit de app de dobbelstenen.
refusal-dice-by-hand = In deze partij gooien jullie zelf en vullen jullie de ogen in.
refusal-not-now = Dat kan nu niet.
refusal-too-late = Iemand was sneller. Kijk nog eens op het bord.
refusal-still-here = Je tegenstander is nog niet lang genoeg weg.
refusal-offer-gone = Dat voorstel geldt niet meer.
refusal-watching = Je kijkt mee. Alleen de spelers kunnen dat doen.
refusal-no-hint = Je krijgt alleen hints als je zelf aan de beurt bent, tegen de computer of samen op één scherm.
refusal-means-nothing = Dat is hier geen toegestane zet.
refusal-theirs = Die zet mocht niet. { $rule }

## Trouble
error-bad-message = De server begreep deze pagina niet. Laad hem opnieuw.
error-stale = Het bord is veranderd. Kijk nog eens.
error-too-fast = Dat was te snel. Wacht even.
link-lost = Verbinding verbroken. We verbinden opnieuw… Je partij is veilig.
link-back = Je bent weer verbonden.
touch-again = Kies waar je verder heen gaat, of druk op Escape.
confirm-grave = Druk nog een keer om te bevestigen.
aim-pull = Schuif de schijf langs zijn lijn. Trek dan ergens op het bord naar achteren en laat los.
aim-help = Richt met de pijltjestoetsen, stel de kracht in met plus en min, schuif langs de lijn met komma en punt en schiet met Enter.
copied = Gekopieerd.
turn-alert = Jouw beurt
clock-stale = Tijd toen de verbinding wegviel
problem-title = Dat lukte niet
problem-not-found = Hier is niets. Controleer de link; misschien staat de partij op een andere computer.
problem-bad-form = Er klopte iets niet in dat formulier. Ga terug en probeer het opnieuw.
problem-chair-taken = Iemand anders heeft die plaats al.
problem-too-many-tables = Te veel nieuwe partijen tegelijk. Wacht even en probeer het dan opnieuw.
problem-away = De partijen zijn nu niet bereikbaar. Niets van wat je gespeeld hebt, is verloren. Probeer het zo opnieuw.
problem-home = Terug naar alle spellen

## On the command line
serve-ready = Gamecase draait op { $address }
serve-network = Op je thuisnetwerk: { $address }
serve-scan = Scan dit met een telefoon op hetzelfde netwerk:
serve-stop = Druk op Ctrl+C om te stoppen.
verify-holds = { $entries ->
    [one] Het verslag is intact: { $entries } regel gecontroleerd, elke schakel en elke stelling klopt.
   *[other] Het verslag is intact: { $entries } regels gecontroleerd, elke schakel en elke stelling klopt.
}
verify-rolls = { $count ->
    [one] { $count } worp of willekeurige keuze nagerekend; die klopt.
   *[other] { $count } worpen en willekeurige keuzes nagerekend; ze kloppen.
}
verify-by-hand = { $count ->
    [one] { $count } worp is met de hand ingevuld, dus daar valt niets te controleren.
   *[other] { $count } worpen zijn met de hand ingevuld, dus daar valt niets te controleren.
}
verify-hidden = { $count ->
    [one] { $count } worp is nog geheim, omdat de partij nog niet afgelopen is.
   *[other] { $count } worpen zijn nog geheim, omdat hun partij nog niet afgelopen is.
}

## A game looked over
table-analysis = Partij analyseren
analysis-title = { $game }: analyse
analysis-games = Partijen in deze wedstrijd
analysis-progress = Analyse loopt…
analysis-graph = Verloop van de partij
analysis-lines = Beste varianten
analysis-mistakes = Keerpunten
analysis-none = Geen fouten gevonden.
analysis-totals = Samenvatting
analysis-played = Gespeeld
analysis-inaccuracy = Onnauwkeurigheid
analysis-mistake = Fout
analysis-blunder = Blunder
analysis-better = Beter:
analysis-even = Gelijk
analysis-slight = { $seat } staat iets beter
analysis-clear = { $seat } staat duidelijk beter
analysis-winning = { $seat } staat gewonnen
analysis-first = Begin van de partij
analysis-back = Vorige zet
analysis-forward = Volgende zet
analysis-last = Einde van de partij
analysis-table = Terug naar de partij
analysis-failed = De partij kon niet worden geanalyseerd. Probeer het zo nog eens.
analysis-result = { $first }–{ $second }
problem-not-over = De partij is nog niet afgelopen. Daarna kun je die analyseren.

## Hands and pages
table-ahead = Premoves toestaan
ahead-planned = Premove ingesteld. Hij wordt in jouw beurt gespeeld als hij is toegestaan.
table-symbols = Stuksymbolen in plaats van letters tonen
table-download = Downloaden als { $format }

## Games from elsewhere
import-title = Partij importeren
import-text = Plak de partij als { $formats }
import-open = Importeren

## People
nav-account = Account
people-sign-in = Inloggen
people-register = Account aanmaken
people-lead = Je kunt zonder account spelen. Met een account vind je je partijen op elk apparaat terug en kun je om rating spelen.
people-name = Naam
people-name-hint = 2 tot 24 letters of cijfers. Andere spelers zien deze naam.
people-password = Wachtwoord
people-password-hint = Minstens 8 tekens. Je krijgt codes voor als je het vergeet.
people-with-passkey = Inloggen met een passkey
people-register-passkey = Account aanmaken met een passkey
people-wrong = Naam of wachtwoord klopt niet.
people-slow = Te veel pogingen. Wacht een minuut en probeer het dan opnieuw.
people-name-taken = Die naam is bezet of lijkt te veel op een naam die bezet is. Kies een andere.
people-name-unfit = Gebruik 2 tot 24 letters of cijfers van één alfabet, met spaties, punten of streepjes ertussen.
people-password-unfit = Gebruik minstens 8 tekens, en niets wat makkelijk te raden is, zoals je naam of 12345678.
people-passkey-failed = De passkey is niet geaccepteerd. Probeer het nog eens.
people-again = Log opnieuw in om dit te wijzigen.
people-only-way = Dit is je enige manier om in te loggen, dus je kunt die niet verwijderen.
people-not-the-name = Dat is niet je naam. Er is niets verwijderd.
account-since = Lid sinds { $date }
account-ratings = Ratings
account-matches = { $count ->
    [one] { $count } partij om rating
   *[other] { $count } partijen om rating
}
account-history = Gespeelde partijen
account-export = Al mijn gegevens downloaden
account-sign-out = Uitloggen
account-ways = Hoe je inlogt
account-passkey = Passkey: { $device }
account-passkey-add = Passkey toevoegen
account-remove = Verwijderen
account-password-new = Nieuw wachtwoord
account-password-note = Minstens 8 tekens. Je andere apparaten worden uitgelogd.
account-password-set = Wachtwoord opslaan
account-devices = Waar je bent ingelogd
account-this-device = dit apparaat
account-seen = laatst gebruikt: { $date }
account-end-others = Op alle andere apparaten uitloggen
account-tokens = API-tokens
account-tokens-about = Wie een token heeft, kan in jouw naam handelen. Houd het geheim.
account-token-label = Waar is het voor?
account-token-read = kan alleen lezen
account-token-play = kan spelen
account-token-make = Token maken
account-token-once = Kopieer het nu. Je krijgt het niet nog eens te zien.
account-delete = Je account verwijderen
account-delete-about = Je toegang, sessies, tokens en ratings worden meteen en voorgoed verwijderd. Gespeelde partijen blijven bewaard, met de naam waaronder je speelde: ze zijn ook van je tegenstanders. Niemand kan ze in jouw plaats verder spelen.
account-delete-sure = Typ je naam om te bevestigen
history-none = Hier is nog niets.
history-older = Ouder
history-won = Gewonnen
history-lost = Verloren
history-drawn = Gelijkspel
rated-badge = Om rating
rated-switch = Partij om rating
rated-about = Beide spelers hebben een account nodig. Zetten terugnemen kan niet.
ratings-about = Het getal na ± geeft aan hoe onzeker de rating is.
refusal-rated-account = Deze partij gaat om rating, dus je hebt een account nodig.
refusal-rated-alone = In een partij om rating kun je niet tegen jezelf spelen.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Dit token is onbekend of ingetrokken, of het staat dit niet toe.
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
character-bye-sharp = Goed gevochten. Bekijk de keerpunten eens.
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
working-hint = Op zoek naar een goede zet…
working-thinking = De computer denkt nog na…
working-compiled = De computer maakt zich klaar, eenmalig op dit apparaat: { $percent }% gedaan.
working-tables = De computer berekent de eindspelen van deze regels, eenmalig: { $percent }% gedaan.
provisional-compiled = Dit is een snel antwoord: de computer maakt zich nog klaar. Vraag het over een minuut nog eens.
provisional-tables = De eindspelen van deze regels worden nog berekend, dus de getallen zijn goede schattingen.
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
settings-notices = Laat me weten wanneer ik aan de beurt ben
settings-notices-on = Aan. Deze browser laat het je weten, ook als de partij niet open is.
settings-notices-off = Uit.
settings-notices-blocked = Je browser houdt berichten van deze site tegen. Sta ze eerst toe in de instellingen.
settings-notices-failed = Dat is niet gelukt. Probeer het later nog eens.
push-turn = Jouw beurt tegen { $opponent }.
bot-later = Je hebt veel partijen tegen de computer. Ik zet hier zodra ik aan de beurt kom.
refusal-too-many-thoughts = De computer is bezig met je andere partijen. Probeer het zo nog eens.
problem-too-many-analyses = Er worden al meerdere partijen van je geanalyseerd. Wacht tot er een klaar is en probeer het dan opnieuw.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Diepere analyse
deep-start = Starten
deep-stop = Stoppen
deep-plies = { $plies ->
    [one] { $plies } halve zet
   *[other] { $plies } halve zetten
}
deep-truncated = Korte rollout { $level }
deep-rollout = Volledige rollout
deep-deeper = Dieper kijken
deep-depth = Diepte { $ply }
deep-games = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
deep-sure = { $percent }% kans dat de eerste de beste is
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = De analyse is gestopt. Wat gevonden is, blijft hier staan. Start opnieuw om verder te gaan.
deep-limit = Verder gaat het op deze site niet.
deep-picture = Waarden met 95%-betrouwbaarheidsintervallen
deep-compare = Vergelijken
deep-refused = Dat kan niet worden geanalyseerd.
recovery-title = Bewaar deze codes
recovery-about = Als je je wachtwoord vergeet, kun je met elke code één keer een nieuw instellen. Schrijf ze op of druk ze af: je krijgt ze niet nog eens te zien.
recovery-done = Ik heb ze bewaard
recovery-new = Nieuwe herstelcodes
recovery-left = { $count ->
    [one] Nog { $count } herstelcode
   *[other] Nog { $count } herstelcodes
}
people-forgot = Wachtwoord vergeten?
people-forgot-about = Vul je naam, een van je herstelcodes en een nieuw wachtwoord in. Heb je geen code, vraag dan een link aan wie deze site beheert.
people-code = Herstelcode
people-code-wrong = Die naam en die code horen niet bij elkaar, of de code is al gebruikt.
people-link-old = Die link werkt niet meer. Vraag een nieuwe.
people-mail = E-mail, alleen om je wachtwoord te herstellen
people-mail-send = Mail me een link
people-mail-sent = Als er bij die naam een e-mailadres hoort, is er een link onderweg.
people-invite = Uitnodigingscode
people-invite-wrong = Die uitnodigingscode werkt niet. Vraag er een aan wie deze site beheert.
people-closed = Hier kunnen geen nieuwe accounts worden aangemaakt.
people-banned = Wie deze site beheert, heeft dit account geblokkeerd.
people-members = Om hier te spelen heb je een account nodig.
people-with-provider = Inloggen met { $provider }
people-provider-failed = Het inloggen is niet gelukt. Probeer het nog eens.
mail-reset = Nieuw wachtwoord instellen
mail-reset-text = Iemand heeft een nieuw wachtwoord gevraagd voor { $name }. Was jij dat, open dan deze link binnen een dag:
problem-quota = Je hebt zoveel partijen begonnen als deze site op dit moment toelaat.
admin-title = Beheer van deze site
admin-people = Spelers
admin-tables = Partijen
admin-invites = Uitnodigingen
admin-log = Wat er is gewijzigd
admin-find = Zoeken
admin-sizes = Partijen: { $tables } · Accounts: { $accounts } · { $megabytes } MB
admin-reset = Link voor een nieuw wachtwoord
admin-end = Overal uitloggen
admin-rename = Naam wijzigen
admin-ban = Blokkeren
admin-banned = Geblokkeerd
admin-unban = Deblokkeren
admin-delete = Verwijderen
admin-close = Sluiten
admin-role-none = Speler
admin-role-organiser = Organisator
admin-role-admin = Beheerder
admin-role-set = Rol opslaan
admin-invite-people = Voor hoeveel mensen?
admin-invite-days = Voor hoeveel dagen?
admin-invite-make = Uitnodiging maken
practice-title = Oefen je fouten
practice-lead = Stellingen uit je eigen partijen. In de meeste ging het mis, in sommige niet.
practice-task = Je bent { $seat }. Wat doe je?
practice-counts = { $due } te herhalen · { $new } nieuw vandaag
practice-days = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
practice-empty = Nog niets te oefenen. Laat een afgelopen partij analyseren: je fouten daaruit verschijnen dan hier.
practice-done = Dat was het voor vandaag. Goed zo!
practice-more = Meer nieuwe stellingen
practice-show = Toon het antwoord
practice-next = Volgende stelling
practice-remove = Deze niet meer tonen
practice-game = Bekijk de partij
practice-right = Goede zet!
practice-wrong = Er is iets beters.
practice-shown = Het antwoord
practice-chosen = Jouw zet
practice-best = Beste
practice-played = In de partij
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Deze stelling komt { $when } terug.

## Drills: short exercises to repeat

drills-title = Oefeningen
drills-lead = Korte opgaven die moeilijker worden naarmate jij beter wordt.
drills-level = Niveau { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Laatst goed: { $right } van { $answers }
drills-streak = { $count } op rij
drills-book = Openingsboek
opening-book-move = Zet
opening-book-worth = Punten
opening-book-about = De punten zijn equity’s voor partijen om een inzet met de verdubbelsteen in het midden, uit onze eigen rollouts, met hun standaardfout.
drills-answer = Antwoorden
drills-next = Volgende opgave
drills-right = Goed!
drills-wrong = Niet helemaal.
drills-your-answer = Jouw antwoord
drills-number = Vul een heel getal in van { $low } tot en met { $high }.
drills-again = Deze opgave heb je al beantwoord; ze telt niet nog een keer mee.
study-title = Jouw spel
study-intro = Laat je afgelopen partijen analyseren en zie hier hoe goed je speelt en waar het misgaat.
study-automatic = Mijn partijen analyseren zodra ze afgelopen zijn
study-analyse = Analyseren
study-analyse-all = Allemaal analyseren
study-again = Opnieuw analyseren
study-stopped = De analyse stopte vóór het einde. Wat gevonden was, blijft bewaard.
study-waiting = { $count ->
    [one] { $count } partij wacht op analyse.
   *[other] { $count } partijen wachten op analyse.
}
study-open = Nog niet geanalyseerd
study-games = Geanalyseerde partijen
study-newer = Nieuwer
study-last = Beslissingen
study-last-count = De laatste { NUMBER($count) }
study-last-all = Alle
study-decisions = { $count ->
    [one] { NUMBER($count) } beslissing
   *[other] { NUMBER($count) } beslissingen
}
study-pr = PR (prestatiecijfer)
study-accuracy = Nauwkeurigheid
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-average-loss = Gemiddeld verlies per zet (honderdsten)
study-error-rate = Foutpercentage volgens GNU Backgammon
study-snowie = Foutpercentage volgens Snowie
study-mistakes = Fouten
study-luck = Geluk
study-without-luck = Uitslag zonder geluk
study-trend = In de loop van de tijd
study-by-kind = Per soort beslissing
study-by-position = Per soort stelling
study-by-opponent = Per tegenstander
study-by-opening = Per opening
study-opening = Opening
study-opponent = Tegenstander
study-result = Uitslag
study-day = Datum
study-move = Zetten
position-opening = Opening
position-middlegame = Middenspel
position-endgame = Eindspel
refusal-event-closed = Dit toernooi is afgelopen.
refusal-event-organiser-only = Dat kan alleen de organisator.
refusal-event-officials-only = Dat kunnen alleen de organisator en de helpers.
refusal-event-not-yours = Dat kun je alleen voor jezelf doen.
refusal-event-full = Het toernooi is vol. Er is plaats voor { $most } spelers.
refusal-event-no-late-entry = Het is te laat om mee te doen. De eerste ronde is begonnen.
refusal-event-no-entrant = Er is geen speler nummer { $entrant }.
refusal-event-name-taken = Er doet al iemand mee die { $name } heet.
refusal-event-members = Vul { $count } spelers in.
refusal-event-results-missing = { $missing ->
    [one] Er ontbreekt nog één uitslag van ronde { $round }.
   *[other] Er ontbreken nog { $missing } uitslagen van ronde { $round }.
}
refusal-event-all-paired = Alle { $rounds } rondes zijn ingedeeld.
refusal-event-still-playing = { $name } is nog niet klaar met de laatste partij.
refusal-event-challenge-up = Je kunt alleen iemand boven je uitdagen. { $name } staat onder je.
refusal-event-wrong-round = Ronde { $round } is er nog niet. De volgende is ronde { $next }.
refusal-event-already-started = Ronde { $round } is al begonnen.
refusal-event-not-started = Ronde { $round } is nog niet begonnen.
refusal-event-already-paired = Ronde { $round } is al ingedeeld.
refusal-event-too-few = Er zijn minstens { $least } spelers nodig. Tot nu toe zijn het er { $count }.
refusal-event-is-withdrawn = { $name } heeft zich teruggetrokken. Deel de ronde opnieuw in, of met de hand.
refusal-event-has-bye = { $name } heeft een bye in ronde { $round }. Trek die in of deel de ronde opnieuw in.
refusal-event-byes-used = Byes met een half punt die elke speler hier mag aanvragen: { $most }.
refusal-event-paired-twice = { $name } kan niet in twee partijen staan.
refusal-event-no-pairing = Aan tafel { $table } wordt in ronde { $round } niet gespeeld.
refusal-event-result-exists = Tafel { $table } van ronde { $round } heeft al een uitslag. De organisator kan die verbeteren.
refusal-event-online-result = Deze partij wordt online gespeeld. De uitslag komt vanzelf binnen.
refusal-event-impossible-result = Die uitslag is niet mogelijk.
refusal-event-needs-winner = Dit is een afvaltoernooi, dus iemand moet winnen.
refusal-event-cannot-pair = Ronde { $round } kan niet worden ingedeeld zonder dat twee spelers elkaar opnieuw treffen. Deel met de hand in, of beëindig het toernooi.
refusal-event-nobody-free = Er is nu niemand vrij.
refusal-event-by-challenge = Op een ladder dagen spelers elkaar uit.
refusal-event-by-organiser = Vraag de organisator om je toe te voegen.
refusal-event-already-entered = Je doet al mee.
refusal-event-not-empty = Dit toernooi heeft al spelers. Maak voor dit bestand een nieuw toernooi aan.
refusal-event-wrong-code = Die code klopt niet. Kijk op je briefje.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = De punten van al je tegenstanders bij elkaar. Sterkere tegenstanders tellen in je voordeel.
tie-break-buchholz-cut-1 = Buchholz zonder laagste
tie-break-buchholz-cut-1-about = De punten van al je tegenstanders, zonder de laagste.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = De punten van iedereen van wie je won, plus de helft van de punten van iedereen met wie je gelijkspeelde.
tie-break-direct-encounter = Onderling resultaat
tie-break-direct-encounter-about = Je punten tegen de spelers met wie je gelijk staat.
tie-break-wins = Overwinningen
tie-break-wins-about = De partijen die je aan het bord hebt gewonnen.
tie-break-points-difference = Puntenverschil
tie-break-points-difference-about = De punten uit je partijen, min die van je tegenstanders.
tie-break-board-points = Bordpunten
tie-break-board-points-about = De punten van alle borden van je team.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Je gemiddelde fout in de geanalyseerde partijen. Lager is beter.
tie-break-unplayed = In het Zwitserse systeem telt een ronde zonder partij als een ronde tegen iemand met jouw eigen punten.
table-dice-chains = Elke worp ontstaat uit een geheim van de app en een getal van de pagina van elke speler, allemaal van tevoren vastgelegd. Zo kan niemand een worp kiezen, ook degene niet die deze site beheert. Na de partij kan iedereen elke worp nagaan.
table-dice-waiting = Elke pagina geeft haar getal pas als je gooit, dus niemand kan een worp vooraf kennen. Is een pagina dicht, dan wachten de dobbelstenen erop.
table-dice-deposits = Zodat je de pagina kunt sluiten, geeft ze haar getal voor de volgende worp samen met je zet. Niemand kan een worp vooraf kennen, tenzij degene die deze site beheert in deze partij meespeelt.
table-dice-kept = Zonder eigen getal: { $names }
table-lot-chains = Het toeval beslist wie begint: een geheim van de app en een getal van de pagina van elke speler, allemaal van tevoren vastgelegd. Na de partij kan iedereen het nagaan.
status-dice-wait = De dobbelstenen wachten tot { $name } deze pagina opent
dice-elsewhere = De dobbelstenen wachten op de browser waarin je het laatst speelde. Open deze partij daar.
told-renewal = { $name } heeft nieuwe getallen voor de dobbelstenen, uit een andere browser
nav-events = Toernooien
events-lead = Toernooien voor je club, school of familie, online of aan echte borden.
events-coming = Binnenkort
event-new = Nieuw toernooi
event-family = Snelle familiebeker
event-family-about = Drie tot acht namen en beginnen maar: drie rondes, dan een finale van de beste twee.
event-name = Naam van het toernooi
event-format = Vorm
event-format-round-robin = Rondtoernooi
event-about-round-robin = Iedereen speelt tegen iedereen.
event-format-swiss = Zwitsers systeem
event-about-swiss = In elke ronde tref je iemand met ongeveer evenveel punten als jij.
event-format-knockout = Afvaltoernooi
event-about-knockout = Wie verliest ligt eruit, of speelt door in de troostronde.
event-format-arena = Arena
event-about-arena = Wie vrij is krijgt een nieuwe tegenstander, zo vaak je wilt.
event-format-ladder = Ladder
event-about-ladder = Daag iemand boven je uit en neem die plaats in.
event-format-family-cup = Familiebeker
event-place = Waar spelen jullie?
event-place-online = Online
event-place-real = Aan echte borden
event-place-screen = Op dit scherm
event-rounds = Aantal rondes; leeg voor het gebruikelijke
event-double = Iedereen treft elkaar twee keer
event-sides = Wie spelen er?
event-sides-1 = Losse spelers
event-sides-pairs = Paren
event-sides-teams = Teams van { $number }
event-scoring = Punten voor winst, gelijkspel en verlies
event-scoring-points = De punten van de partijen tellen
event-ties = Tiebreaks (leeg voor de gebruikelijke)
event-main = Hoofdbeker
event-consolation = Troostronde
event-last-chance = Laatste kans
event-playoff = Afvalronde van de besten
event-may-join = Wie de link heeft, kan meedoen
event-players-report = Spelers vullen hun uitslagen zelf in
event-starts = Wanneer begint het?
event-create = Toernooi aanmaken
event-join = Meedoen aan { $name }
event-join-about = Scan de code of open de link om mee te doen. Een account is niet nodig.
event-code = Je code is { $code }. Daarmee kom je op elk apparaat terug.
event-code-enter = Ik heb een code
event-players = Spelers
event-add = Spelers toevoegen
event-add-hint = Eén per regel. Een rating en een club mogen volgen: Maria; 1450; Oever
event-file = Of uit een bestand: CSV met de namen, of TRF met de rondes die al gespeeld zijn
event-import = Voortgezet vanuit een bestand
event-round = Ronde { $number }
event-board = Tafel { $number }
event-bye = Vrijgeloot
event-pairings = Indeling
event-pair = Ronde { $number } indelen
event-pair-again = Opnieuw indelen
event-by-hand = Met de hand indelen
event-by-hand-hint = Eén paar per regel, met de nummers van de spelers: 3-7. Een los nummer is vrijgeloot.
event-start = Ronde { $number } starten
event-close = Toernooi beëindigen
event-reopen = Toernooi heropenen
event-result = Uitslag invullen
event-correct = Uitslag verbeteren
event-keep-score = Hier noteren
event-keep-score-about = Speel op je eigen bord en noteer op dit apparaat. De uitslag wordt ingevuld zodra de partij is afgelopen.
event-won = { $name } heeft gewonnen
event-absent = { $name } heeft niet gespeeld
event-score = Stand, als die is bijgehouden
event-why = Reden
event-change = Naam of rating wijzigen
event-withdraw = Terugtrekken uit het toernooi
event-return = Doet weer mee
event-byes = Een bye aanvragen
event-bye-half = Bye met een half punt
event-bye-zero = Bye zonder punt
event-bye-cancelled = Bye ingetrokken
event-half-byes = Byes met een half punt die elke speler mag aanvragen
event-withdrawn = Teruggetrokken
event-forbid = Deze twee nooit tegen elkaar
event-helpers = Helpers
event-helpers-about = Noem een helper en stuur de link. Helpers kunnen indelen, rondes starten en uitslagen invullen.
event-codes = Codes van de spelers
event-downloads = Downloads
event-all-games = Alle partijen
event-standings = Stand
event-crosstable = Kruistabel
event-bracket = Schema
event-points = Punten
event-yours = Jouw partij: tafel { $number } tegen { $name }
event-yours-bye = Je bent deze ronde vrijgeloot.
event-open-table = Naar de partij
event-screen = Groot scherm
event-challenge = Uitdagen
editor-title = Stelling opzetten
editor-lead = Sleep stukken naar het bord, of kies er een en tik waar het komt.
editor-turn = Aan zet
editor-remove = Stuk weghalen
editor-clear = Bord leegmaken
editor-start = Beginstelling
editor-text = Stelling plakken
editor-text-known = Geschreven als { $notations }.
editor-read = Tonen
editor-recognised = Gelezen als { $notation }.
editor-unreadable = Dit is niet als stelling te lezen. Je tekst staat er nog.
editor-other-game = Dit is een stelling uit een ander spel: { $game }.
editor-notations = Als tekst
editor-copy = Kopiëren
editor-possible = Deze stelling is mogelijk.
editor-over = In deze stelling is de partij afgelopen; er valt niets meer te spelen.
editor-play = Vanaf hier verder spelen
editor-link = Link kopiëren
editor-picture = Afbeelding downloaden
editor-analyse = Deze stelling analyseren
editor-from-position = Vanaf een stelling
editor-from-about = Eén partij vanaf deze stelling, zonder rating.
notebook-title = Notitieboek
notebook-lead = Stellingen die je hebt bewaard, voor deze browser, of voor je account als je er een hebt.
notebook-save = In mijn notitieboek bewaren
notebook-name = Titel
notebook-tags = Labels, gescheiden door komma’s
notebook-note = Notitie
notebook-game = Spel
notebook-tag = Label
notebook-saved = Bewaard in je notitieboek.
notebook-empty = Hier zijn geen stellingen.
problem-notebook-full = Je notitieboek is vol. Verwijder eerst een stelling.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Studies
studies-lead = Partijen en stellingen met je eigen commentaar en varianten. Laat ze via een link aan vrienden zien of sla ze op als bestand.
studies-empty = Je hebt nog geen studies.
studies-make = Studie maken
studies-new = Nieuwe studie
studies-comment = Commentaar
studies-symbols = Symbolen
studies-promote = Hoofdvariant maken
studies-delete = Vanaf hier verwijderen
studies-saved = Opgeslagen
studies-saving = Opslaan…
studies-unsaved = Niet opgeslagen
studies-retry = Opnieuw opslaan
studies-conflict = Dit is in een ander venster gewijzigd. Je ziet nu de nieuwste versie; wat je getypt hebt, staat nog in het veld.
studies-share = Delen
studies-view-link = Wie deze link heeft, kan het bekijken.
studies-edit-link = Wie deze link heeft, kan het wijzigen.
studies-view-make = Link maken om te bekijken
studies-edit-make = Link maken om te wijzigen
studies-withdraw = Deze link intrekken
studies-download = Downloaden
studies-partly = zonder een deel van je notities
problem-too-many-studies = Er is geen plaats voor meer. Verwijder er eerst een.
lessons-own = Je lessen
lessons-lead = Maak van stellingen een eigen les en stuur de link naar wie wil leren.
lessons-new = Nieuwe les
lessons-which = Les
lessons-add = Deze stelling toevoegen
lessons-exercise = Opgave { $number } van { $count }
lessons-task = Wat te doen
lessons-answers = Goede zetten, één per regel
lessons-any-good = Elke goede zet goedkeuren, naar het oordeel van de computer
lessons-explanation = Uitleg na het antwoord
lessons-from-notebook = Uit je notitieboek
lessons-next = Volgende opgave
lessons-done = Dat was de laatste opgave. Goed gedaan!
lessons-empty = Deze les heeft nog geen opgaven.
lessons-up = Omhoog
lessons-open = Bekijken zoals je leerlingen
lessons-nobody-moves = In deze stelling is niemand aan zet, dus kan het geen opgave zijn.
lessons-bad-answer = “{ $move }” kan in deze stelling niet gespeeld worden.
lessons-needs-answer = Geef een goede zet op, of keur elke goede zet goed.
import-many-title = Partijen importeren
import-many-lead = Haal je partijen uit andere programma’s en van andere sites: losse bestanden, hele mappen of een zipbestand. Partijen die je hier al hebt, worden overgeslagen.
import-formats = Leesbare bestanden
import-folder = Map kiezen
import-stop = Stoppen
import-count-files = Bestanden
import-count-games = Geïmporteerd
import-count-duplicates = Al aanwezig
import-count-failed = Niet geïmporteerd
import-line = Regel
import-lost = De verbinding is verbroken. Wat tot nu toe geïmporteerd is, blijft bewaard.
import-stopped = Gestopt. Wat tot nu toe geïmporteerd is, blijft bewaard.
import-too-large = Dit bestand is te groot. Er kan hoogstens { $size } MB tegelijk worden gelezen.
import-quota = Je hebt het aantal nieuwe partijen voor deze maand bereikt. Wat tot nu toe geïmporteerd is, blijft bewaard.
import-players = Wie van deze spelers ben jij?
import-me = Dit ben ik
import-names = Je namen in bestanden
import-names-help = Gescheiden door komma’s. In partijen met een van deze spelers tellen alleen hun zetten als die van jou.
import-queue-full = Er kunnen nu niet meer partijen op hun analyse wachten. Kom later terug voor de rest.
openings-title = Openingsverkenner
openings-filter = Partijen kiezen
openings-source = Uit
openings-own = Je partijen
openings-side = Kant
openings-player = Speler
openings-days = Periode
openings-days-30 = De laatste 30 dagen
openings-days-365 = Het laatste jaar
openings-any = Alle
openings-show = Tonen
openings-start = Beginstelling
openings-count = Partijen
openings-loss = Gemiddeld verlies
openings-empty = Geen enkele partij heeft deze stelling bereikt.
openings-none = Nog geen afgelopen partijen. Speel er een paar, of importeer ze uit andere programma’s.
openings-reading = Je partijen worden geteld: { $done } van { $all }
openings-reached = Partijen met deze stelling
openings-collections = Je verzamelingen
openings-collections-help = Een bestand met veel partijen, zoals PGN of PDN. Alleen jij kunt het zien.
openings-add = Bestand toevoegen
openings-adding = Het bestand wordt gelezen
