### German. Address: du. case = Spielekoffer, booklet = Regelheft, table = Tisch, record = Protokoll,
### chair = Platz, lot = Los, a game played = Partie, draw = Unentschieden.

## The case
app-name = Gamecase
app-tagline = Klassische Brettspiele nach den Regeln aus deiner eigenen Schachtel
skip-to-content = Zum Inhalt springen
nav-home = Spiele
nav-settings = Einstellungen
home-title = Such dir ein Spiel aus
home-lead = Spiel gegen den Computer, gegen jemanden neben dir oder weit weg.
home-open = Offene Partien
home-table-against = { $game } mit { $others }
home-state-yours = Du bist dran
home-state-open = Läuft
home-state-waiting = Ein Platz ist frei
home-state-over = Beendet
footer-free = Freie Software: zum Spielen, Selbsthosten und Verändern
footer-fair = Würfel, die alle nachprüfen können

## Settings
settings-language = Sprache
settings-theme = Aussehen
settings-theme-auto = Wie mein Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-theme-clear = Für Farbenblinde
settings-save = Übernehmen

## Laying a table
new-title = { $game } spielen
new-booklet-clauses = Regeln ansehen
box-find = Anhand deiner Schachtel finden
box-unsure = Weiß ich nicht
box-none = Kein Regelheft passt zu allen Antworten. Hier sind alle.
new-opponent = Gegen wen spielst du?
new-player = Spieler { $number }
new-against-here = Jemand hier
new-against-away-about = Du bekommst einen Link zum Verschicken.
new-against-anyone-about = Deine Partie steht auf der Startseite, bis jemand mitspielt.
new-level = Welche Stufe?
new-you = Du
new-name = Dein Name
new-name-hint = So sehen dich die anderen. Du kannst das Feld leer lassen.
new-words = Dein eigener Zufallswert für die Würfel
new-words-hint = Er fließt in jeden Wurf und jede Zufallswahl ein. Bleibt das Feld leer, wählt dein Gerät einen.
new-friend-name = Name deines Gegenübers
new-starts = Wer beginnt?
new-starts-lot = Zufall
new-starts-me = Ich
new-starts-other = Mein Gegner
new-side = Welche Seite spielst du?
new-match = Länge des Matches
new-match-best-of-1 = Eine Partie
new-match-best-of = Best of { $number }
new-match-first-to = { $number ->
    [one] Gespielt bis { $number } Punkt
   *[other] Gespielt bis { $number } Punkte
}
new-match-open = Beliebig viele Partien
new-dice = Wer würfelt?
new-dice-verifiable = Die App würfelt, und alle können es danach nachprüfen
new-dice-manual = Wir würfeln selbst und tragen die Zahlen ein
new-clock = Bedenkzeit
new-clock-none = Ohne Uhr
new-clock-fischer = { $minutes } Min. + { $seconds } s je Zug
new-clock-delay = { $seconds } s Aufschub je Zug, { $minutes } Min. Reserve je Punkt
new-clock-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}

## An invitation
join-title = Einladung: { $game }
join-by = { $name } lädt dich zu einer Partie ein.
join-by-somebody = Du bist zu einer Partie eingeladen.
join-sit = Mitspielen
join-watch = Nur zuschauen

## The table
table-board = Brett
table-moves = Züge
table-players = Am Tisch
table-position = Stellung in Worten
table-dice = Würfel
table-dice-pledge = Vor der Partie festgelegt (SHA-256 des Geheimnisses)
table-dice-secret = Das Geheimnis, nach der Partie offengelegt
table-dice-words = Die Zufallswerte der Spieler
table-dice-explained = Ein Geheimnis legt vor der Partie alle Würfe fest; zu sehen ist nur sein Fingerabdruck. Nach der Partie wird das Geheimnis offengelegt, und alle können nachprüfen, dass sich jeder Wurf daraus ergibt.
table-record = Partieprotokoll herunterladen
table-takeback = Zug zurücknehmen
table-hint = Tipp
table-hint-told = Ich würde spielen: { $told }
table-guided = Gib mir Tipps
table-type = Zug eintippen
table-type-play = Spielen
table-past = Du siehst eine frühere Stellung.
table-now = Zurück zur Partie
table-replay = Den letzten Schuss in Zeitlupe zeigen
table-sight = Ziellinie
table-undo = Schritt zurück
table-turn = Brett drehen
table-look = Brettansicht
table-confirm = Jeden Zug bestätigen
table-draw = Unentschieden anbieten
table-claim = Sieg beanspruchen
table-claim-draw = Als Unentschieden werten
table-say-mute = Chat stumm schalten
table-resign = Aufgeben
table-resign-sure = Diese Partie aufgeben?
table-yes = Ja
table-no = Nein
table-next = Nächste Partie
table-rematch = Revanche
say-hello = Hallo!
say-good-luck = Viel Glück!
say-well-played = Gut gespielt!
say-thanks = Danke!
say-sorry = Entschuldigung!
say-one-moment = Einen Moment, bitte.
say-back = Ich bin wieder da.
say-your-turn = Du bist dran, glaube ich.
say-oops = Hoppla!
say-good-game = Schönes Spiel!
bot-again = Der Computer musste noch einmal von vorn nachdenken.
table-home = Zurück zu den Spielen
table-accept = Annehmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-watching = Du schaust zu. Nur die Spieler können ziehen.
table-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
table-booklet = Regeln
table-invite = Lade jemanden ein
table-invite-help = Verschick diesen Link oder lass den Code scannen. Wer ihn zuerst öffnet, spielt mit.
table-invite-copy = Link kopieren
table-invite-loopback = Dieser Link gilt nur auf diesem Computer. Um im Heimnetz zu spielen, starte Gamecase so: gamecase serve --host 0.0.0.0
player-unnamed = Spieler { $number }
player-you = du
player-away = abwesend
tally-won = Matchsiege
tally-drawn = Unentschieden

## The rule book
rules-link = Regeln
rules-title = Regeln: { $game }
rules-booklets = Regelwerke
rules-agreed = Für diese Partie vereinbart
rules-example = Beispiel
rules-not-allowed = Nicht erlaubt
rules-print = Drucken

## Learning
learn-link = Lernen
learn-title = { $game } lernen
learn-lead = Kurze Lektionen, jede mit eigenem Brett. Probier ruhig aus: Es kann nichts schiefgehen.
learn-lesson = Lektion { $number } von { $count }
learn-right = Gut gemacht!
learn-other = Das ist erlaubt, aber versuch hier etwas anderes.
learn-again = Noch einmal
learn-next = Nächste Lektion
learn-all = Alle Lektionen
learn-guided = Spiel deine erste Partie, mit Tipps
learn-watch = Zwei Computern zuschauen

## What stands
status-waiting = Warten, bis alle am Tisch sitzen
status-drawing-lots = Es wird ausgelost, wer beginnt
status-chance = Die Würfel rollen
status-by-hand = Würfle und trag die Zahlen ein
status-your-turn = Du bist dran: { $seat }
status-turn = Am Zug: { $seat }
status-bot-thinks = Der Computer überlegt
outcome-resigned = { $seat } gewinnt durch Aufgabe.
outcome-agreed = Unentschieden nach Vereinbarung.
outcome-left = { $seat } gewinnt: Der Gegner ist gegangen.
outcome-left-draw = Unentschieden: Jemand ist gegangen.
outcome-time = { $seat } gewinnt durch Zeitüberschreitung.
match-best-of = Partie { $game }, Best of { $number }
match-first-to = { $number ->
    [one] Partie { $game }, gespielt bis { $number } Punkt
   *[other] Partie { $game }, gespielt bis { $number } Punkte
}
match-games = Partie { $game } von { $number }
match-open = Partie { $game }

## What happened
told-sit = { $name } spielt mit.
told-begin = Eine neue Partie beginnt.
told-lot = { $name } beginnt.
told-offer-takeback = { $name } möchte einen Zug zurücknehmen.
told-offer-draw = { $name } bietet ein Unentschieden an.
told-offer-rematch = { $name } möchte eine Revanche.
told-decline = Angebot abgelehnt.
told-takeback = Zug zurückgenommen.
told-draw = Unentschieden vereinbart.
told-resign = { $name } gibt auf.
told-left = { $name } beendet die Partie: Der Gegner ist gegangen.
told-lapse = Das Angebot ist verfallen.
told-say = { $name }: { $words }
told-flag = Die Zeit von { $name } ist um.

## Why not
refusal-not-your-turn = Du bist nicht am Zug.
refusal-game-over = Die Partie ist vorbei.
refusal-time-up = Deine Zeit ist um.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-dice-not-yours = In dieser Partie würfelt die App.
refusal-dice-by-hand = In dieser Partie würfelt ihr selbst und tragt die Zahlen ein.
refusal-not-now = Das geht gerade nicht.
refusal-too-late = Jemand war schneller. Schau noch einmal aufs Brett.
refusal-still-here = Dein Gegner ist noch nicht lange genug weg.
refusal-offer-gone = Dieses Angebot gilt nicht mehr.
refusal-watching = Du schaust zu. Das können nur die Spieler.
refusal-no-hint = Tipps gibt es nur, wenn du am Zug bist, gegen den Computer oder an einem gemeinsamen Bildschirm.
refusal-means-nothing = Das ist hier kein erlaubter Zug.
refusal-theirs = Dieser Zug war nicht erlaubt. { $rule }

## Trouble
error-bad-message = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-stale = Das Brett hat sich geändert. Schau noch einmal hin.
error-too-fast = Das war zu schnell. Warte einen Moment.
link-lost = Verbindung unterbrochen. Sie wird wiederhergestellt … Deine Partie ist sicher.
link-back = Wieder verbunden.
touch-again = Wähl, wohin es weitergeht, oder drück Escape.
confirm-grave = Drück zur Bestätigung noch einmal.
aim-pull = Schieb die Scheibe an ihrer Linie entlang. Dann zieh irgendwo auf dem Brett zurück und lass los.
aim-help = Zielen mit den Pfeiltasten, Stärke mit Plus und Minus, die Linie entlang mit Komma und Punkt, schießen mit Enter.
copied = Kopiert.
turn-alert = Du bist dran
clock-stale = Zeit beim Abbruch der Verbindung
problem-title = Das hat nicht geklappt
problem-not-found = Hier ist nichts. Prüf den Link; vielleicht ist die Partie auf einem anderen Computer.
problem-bad-form = Mit den Angaben stimmt etwas nicht. Geh zurück und versuch es noch einmal.
problem-chair-taken = Diesen Platz hat schon jemand anders.
problem-too-many-tables = Zu viele neue Partien auf einmal. Warte einen Moment und versuch es dann noch einmal.
problem-away = Die Partien sind gerade nicht zu erreichen. Nichts Gespieltes ist verloren. Versuch es gleich noch einmal.
problem-home = Zurück zu den Spielen

## On the command line
serve-ready = Gamecase läuft unter { $address }
serve-network = In deinem Heimnetz: { $address }
serve-scan = Zum Scannen mit einem Handy im selben Netz:
serve-stop = Strg+C beendet es.
verify-holds = { $entries ->
    [one] Das Protokoll ist unversehrt: { $entries } Eintrag geprüft, alle Verkettungen und Stellungen stimmen.
   *[other] Das Protokoll ist unversehrt: { $entries } Einträge geprüft, alle Verkettungen und Stellungen stimmen.
}
verify-rolls = { $count ->
    [one] { $count } Wurf oder Zufallswahl nachgerechnet, alles stimmt.
   *[other] { $count } Würfe und Zufallswahlen nachgerechnet, alles stimmt.
}
verify-by-hand = { $count ->
    [one] { $count } Wurf wurde von Hand eingetragen, da gibt es nichts nachzurechnen.
   *[other] { $count } Würfe wurden von Hand eingetragen, da gibt es nichts nachzurechnen.
}
verify-hidden = { $count ->
    [one] { $count } Wurf ist noch geheim, weil die Partie noch läuft.
   *[other] { $count } Würfe sind noch geheim, weil die Partie noch läuft.
}

## A game looked over
table-analysis = Partie analysieren
analysis-title = { $game }: Analyse
analysis-games = Partien dieses Matches
analysis-progress = Analyse läuft …
analysis-graph = Verlauf der Partie
analysis-lines = Beste Varianten
analysis-mistakes = Wendepunkte
analysis-none = Keine Fehler gefunden.
analysis-totals = Zusammenfassung
analysis-played = Gespielt
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
analysis-better = Besser:
analysis-even = Ausgeglichen
analysis-slight = { $seat } steht etwas besser
analysis-clear = { $seat } steht klar besser
analysis-winning = { $seat } steht auf Gewinn
analysis-first = Anfang der Partie
analysis-back = Vorheriger Zug
analysis-forward = Nächster Zug
analysis-last = Ende der Partie
analysis-table = Zurück zur Partie
analysis-failed = Die Partie konnte nicht analysiert werden. Versuch es gleich noch einmal.
analysis-result = { $first }–{ $second }
problem-not-over = Die Partie läuft noch. Analysieren kannst du sie, wenn sie zu Ende ist.

## Hands and pages
table-ahead = Vorauszüge erlauben
ahead-planned = Vorauszug gesetzt. Er wird gespielt, sobald du am Zug bist, wenn er erlaubt ist.
table-symbols = Figurensymbole statt Buchstaben
table-download = Als { $format } herunterladen

## Games from elsewhere
import-title = Partie importieren
import-text = Füg die Partie als { $formats } ein
import-open = Importieren

## People
nav-account = Konto
people-sign-in = Anmelden
people-register = Konto anlegen
people-lead = Zum Spielen brauchst du kein Konto. Mit einem findest du deine Partien auf jedem Gerät und kannst gewertete Partien spielen.
people-name = Name
people-name-hint = 2 bis 24 Buchstaben oder Ziffern. Die anderen sehen ihn.
people-password = Passwort
people-password-hint = Mindestens 8 Zeichen. Du bekommst Codes für den Fall, dass du es vergisst.
people-with-passkey = Mit Passkey anmelden
people-register-passkey = Konto mit Passkey anlegen
people-wrong = Name oder Passwort ist falsch.
people-slow = Zu viele Versuche. Warte eine Minute und versuch es dann noch einmal.
people-name-taken = Dieser Name ist vergeben oder einem vergebenen zu ähnlich. Wähl einen anderen.
people-name-unfit = Nimm 2 bis 24 Buchstaben oder Ziffern eines Alphabets; dazwischen dürfen Leerzeichen, Punkte oder Bindestriche stehen.
people-password-unfit = Nimm mindestens 8 Zeichen und nichts, was leicht zu erraten ist, wie deinen Namen oder 12345678.
people-passkey-failed = Der Passkey wurde nicht angenommen. Versuch es noch einmal.
people-again = Melde dich noch einmal an, um das zu ändern.
people-only-way = Anders kannst du dich nicht anmelden, deshalb lässt sich das nicht entfernen.
people-not-the-name = Das ist nicht dein Name. Es wurde nichts gelöscht.
account-since = Dabei seit { $date }
account-ratings = Wertungen
account-matches = { $count ->
    [one] { $count } gewertetes Match
   *[other] { $count } gewertete Matches
}
account-history = Meine Partien
account-export = Alle meine Daten herunterladen
account-sign-out = Abmelden
account-ways = So meldest du dich an
account-passkey = Passkey: { $device }
account-passkey-add = Passkey hinzufügen
account-remove = Entfernen
account-password-new = Neues Passwort
account-password-note = Mindestens 8 Zeichen. Alle anderen Geräte werden abgemeldet.
account-password-set = Passwort speichern
account-devices = Hier bist du angemeldet
account-this-device = dieses Gerät
account-seen = zuletzt benutzt: { $date }
account-end-others = Überall sonst abmelden
account-tokens = API-Schlüssel
account-tokens-about = Wer einen Schlüssel hat, kann in deinem Namen handeln. Halte ihn geheim.
account-token-label = Wofür ist er?
account-token-read = darf nur lesen
account-token-play = darf spielen
account-token-make = Schlüssel erstellen
account-token-once = Kopier ihn jetzt. Er wird nicht wieder angezeigt.
account-delete = Konto löschen
account-delete-about = Anmeldung, Sitzungen, Schlüssel und Wertungen werden sofort und endgültig gelöscht. Gespielte Partien bleiben unverändert erhalten, mit dem Namen, unter dem du gespielt hast: Sie gehören auch deinen Gegnern. Niemand kann sie an deiner Stelle weiterspielen.
account-delete-sure = Gib zur Bestätigung deinen Namen ein
history-none = Hier ist noch nichts.
history-older = Ältere
history-won = Gewonnen
history-lost = Verloren
history-drawn = Unentschieden
rated-badge = Gewertet
rated-switch = Gewertete Partie
rated-about = Beide brauchen ein Konto. Züge können nicht zurückgenommen werden.
ratings-about = Die Zahl nach ± zeigt, wie unsicher die Wertung ist.
refusal-rated-account = Diese Partie ist gewertet, deshalb brauchst du ein Konto.
refusal-rated-alone = Eine gewertete Partie kannst du nicht gegen dich selbst spielen.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Dieser Schlüssel ist unbekannt, wurde entfernt oder darf das nicht.
nav-main = Hauptseiten
nav-play = Spielen
nav-learn = Lernen
nav-rules = Regeln
list-lead-learn = Wähl ein Spiel und probier seine kurzen Lektionen.
list-lead-rules = Wähl ein Spiel und lies seine Regeln, mit Bildern.
home-continue = Weiterspielen
home-finished = Beendete Partien
start-change = Ändern
start-change-of = { $game }: Gegner, Regeln oder Bedenkzeit ändern
player-computer = { $name } (Computer)
character-hello-gentle = Hallo! Wollen wir zusammen herausfinden, wie das geht?
character-hello-cheerful = Schön, dass du da bist. Auf ein gutes Spiel!
character-hello-steady = Viel Glück. Ich spiele solide.
character-hello-sharp = Willkommen. Pass auf: Ich denke voraus.
character-hello-calm = Ich bin bereit. Mir entgeht selten etwas.
character-bye-gentle = Das hat Spaß gemacht! Noch einmal?
character-bye-cheerful = Danke für das Spiel!
character-bye-steady = Gute Partie. Das hat mir gefallen.
character-bye-sharp = Gut gekämpft. Schau dir die Wendepunkte an, da gibt es viel zu sehen.
character-bye-calm = Es war mir ein Vergnügen. Solche Partien sind selten.
notice-special = Nach den Regeln dieser Partie: { $rule }
notice-rule = Regel { $number }
notice-close = Verstanden
opponent-bot = Computer
opponent-here = Zu zweit hier
opponent-away = Per Link
opponent-anyone = Alle
rules-question = Nach welchen Regeln spielst du?
rules-of-my-box = Regeln aus meiner Schachtel
rules-as-usual = Wie heute meist gespielt wird
rules-line = Regeln:
start-time = Bedenkzeit
start-more = Mehr
start-match-points = Oder bis zu so vielen Punkten
clock-chip-none = Ohne Uhr
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Je Punkt
clock-chip-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
working-hint = Ein guter Zug wird gesucht …
working-thinking = Der Computer denkt noch nach …
working-compiled = Der Computer macht sich bereit, das muss er auf jedem Gerät einmal: { $percent } % fertig.
working-tables = Der Computer berechnet die Endspiele dieser Regeln, das muss er einmal: { $percent } % fertig.
provisional-compiled = Das ist ein schneller Vorschlag: Der Computer macht sich noch bereit. Frag in einer Minute noch einmal.
provisional-tables = Die Endspiele dieser Regeln werden noch berechnet; die Zahlen sind gute Schätzungen.
offline-title = Du bist offline
offline-lead = Zum Spielen brauchst du eine Verbindung. Sobald sie wieder da ist, geht es weiter; nichts ist verloren.
offline-kept = Das kannst du lesen
offline-nothing = Noch nichts. Regeln und Lektionen, die du öffnest, bleiben hier für später.
offline-again = Noch einmal versuchen
import-files = Wähl Dateien aus oder zieh sie auf diese Seite
import-done = { $count ->
    [one] { $count } Partie wurde geöffnet
   *[other] { $count } Partien wurden geöffnet
}
import-illegal = Zug { $count } ist nicht erlaubt:
import-unreadable = Das ließ sich nicht als Partie lesen
import-keep = Partie bis dahin öffnen
import-correct = Korrigieren
import-corrected = Die Partie, zum Korrigieren
import-back = Zurück
notice-registered = Willkommen, { $name }! Dein Konto ist bereit, und du bist angemeldet.
notice-password-saved = Dein neues Passwort ist gespeichert.
account-password-current = Dein jetziges Passwort
account-password-passkey = Mit einem Passkey bestätigen
account-no-ratings = Du hast noch keine Wertung. Spiel eine gewertete Partie, um eine zu bekommen. Die Ranglisten:
people-wrong-current = Das ist nicht dein jetziges Passwort. Es wurde nichts geändert.
people-passkey-first = Dieses Konto hat noch kein Passwort. Leg eines mit dem Passkey-Knopf fest.
footer-translations = Übersetzungen
translations-title = Übersetzungen
translations-lead = Alle Texte der Seite und der Spiele mit Beispielwerten, in zwei Sprachen nebeneinander.
translations-how = Wie du eine Übersetzung korrigierst oder eine Sprache hinzufügst, steht in docs/translating.md im Quelltext.
translations-language = Sprache
translations-beside = Daneben
translations-part = Teil
translations-part-shell = Die Seite
translations-state = Stand
translations-state-all = Alle
translations-state-missing = Fehlt
translations-state-outdated = Veraltet
translations-state-current = Aktuell
translations-search = Suchen
translations-show = Anzeigen
translations-count = { $count ->
    [one] { $count } Text
   *[other] { $count } Texte
}
provenance-legend = Woher jede Regel kommt:
provenance-printed = Im Regelheft gedruckt
provenance-usual = Wie heute gespielt wird
provenance-silent = Das Heft sagt nichts: unsere Vorgabe
provenance-differs = Das Heft ist unklar: die Lesart, die wir spielen
provenance-languages = Nur in diesen Sprachen: { $languages }.
switch-value-printed = { $value } (wie gedruckt)
switch-value-silent = { $value } (unsere Vorgabe)
switch-value-differs = { $value } (unsere Lesart)
rules-exactly = Genau wie gedruckt
rules-exactly-about = Jede Regel nach dem Wortlaut, auch wo wir glauben, dass etwas anderes gemeint war.
rules-needs = Das gilt nur mit dieser Einstellung: { $switch } – { $value }
rules-needs-open = Partie damit beginnen
rules-compare = Die Regelhefte im Vergleich
rules-compare-about = Nur, worin sich die Hefte unterscheiden. Alles andere steht in ihren Regeln.
table-rules = Regeln: { $booklet }
table-rules-change = ändern
table-chat = Chat
table-more = Mehr
table-tools = Werkzeuge
table-sound = Ton
table-fullscreen = Vollbild
table-save = Datei speichern
table-hint-more = Mehr
table-speed = Zuggeschwindigkeit
table-speed-calm = Ruhig
table-speed-normal = Normal
table-speed-fast = Schnell
table-speed-none = Ohne Animation
table-glow = Zeigen, was ziehen kann
table-lot = Wer beginnt
table-lot-explained = Der Zufall entscheidet, wer beginnt. Ein Geheimnis legt es vor der Partie fest; zu sehen ist nur sein Fingerabdruck. Nach der Partie wird das Geheimnis offengelegt, und alle können es nachprüfen.
table-lot-words = Die Zufallswerte der Spieler
table-next-level = Nächste Stufe: { $level }
result-won = Du hast gewonnen
result-lost = Du hast verloren
result-drawn = Unentschieden
result-winner = { $name } gewinnt
told-lot-seat = { $name } spielt { $seat }, vom Zufall bestimmt.
result-story = { $turns ->
    [one] Zu Ende nach { $turns } Zug.
   *[other] Zu Ende nach { $turns } Zügen.
}
result-story-ahead = { $turns ->
    [one] { $turns } Zug,
   *[other] { $turns } Züge,
} { $winner ->
    [own] und du lagst nie zurück.
   *[other] und wer gewonnen hat, lag nie zurück.
}
result-story-turned = { $turns ->
    [one] { $turns } Zug, und erst ganz am Ende kippte es.
   *[other] { $turns } Züge, und erst ganz am Ende kippte es.
}
result-story-changes = { $turns ->
    [one] { $turns } Zug.
   *[other] { $turns } Züge.
} { $changes ->
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $changes } Mal.
}
settings-set = Brett und Steine
settings-set-walnut = Nussbaum
settings-set-felt = Filz und Messing
settings-set-flat = Flach und modern
settings-set-slate = Schiefer und Stein
share-title = Im Heimnetz teilen
share-ask = Gerade kann nur dieser Computer Gamecase öffnen. Teile es, und jedes Gerät in deinem Heimnetz kann es öffnen, bis du es beendest oder schließt.
share-start = Teilen
share-on = Geteilt. Öffne diese Adresse auf einem anderen Gerät oder scanne den Code.
share-stop = Nicht mehr teilen
problem-no-network = Dieser Computer hat gerade kein Netz, in dem er teilen könnte.
settings-notices = Sag mir, wenn ich dran bin
settings-notices-on = An. Dieser Browser meldet sich, auch wenn die Partie nicht offen ist.
settings-notices-off = Aus.
settings-notices-blocked = Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie zuerst in seinen Einstellungen.
settings-notices-failed = Das hat nicht geklappt. Versuch es später noch einmal.
push-turn = Du bist dran gegen { $opponent }.
bot-later = Du hast viele Partien gegen den Computer. Ich ziehe hier, sobald ich an der Reihe bin.
refusal-too-many-thoughts = Der Computer ist mit deinen anderen Partien beschäftigt. Versuch es gleich noch einmal.
problem-too-many-analyses = Mehrere deiner Partien werden gerade analysiert. Warte, bis eine fertig ist, und versuch es dann noch einmal.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Tiefere Analyse
deep-start = Starten
deep-stop = Anhalten
deep-plies = { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}
deep-truncated = Kurzer Rollout { $level }
deep-rollout = Voller Rollout
deep-deeper = Tiefer rechnen
deep-depth = Tiefe { $ply }
deep-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
deep-sure = Der erste ist mit { $percent } % Wahrscheinlichkeit der beste
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Die Analyse brach ab. Was gefunden wurde, bleibt hier stehen. Starte sie noch einmal, um weiterzurechnen.
deep-limit = Weiter geht es auf dieser Seite nicht.
deep-picture = Werte mit 95-%-Konfidenzintervallen
deep-compare = Vergleichen
deep-refused = Das lässt sich nicht analysieren.
recovery-title = Bewahr diese Codes auf
recovery-about = Wenn du dein Passwort vergisst, kannst du mit jedem Code einmal ein neues festlegen. Schreib sie auf oder druck sie aus: Du siehst sie nicht wieder.
recovery-done = Ich habe sie aufbewahrt
recovery-new = Neue Wiederherstellungscodes
recovery-left = { $count ->
    [one] Noch { $count } Wiederherstellungscode
   *[other] Noch { $count } Wiederherstellungscodes
}
people-forgot = Passwort vergessen?
people-forgot-about = Gib deinen Namen, einen deiner Wiederherstellungscodes und ein neues Passwort ein. Wenn du keinen Code hast, bitte den Betreiber der Seite um einen Link.
people-code = Wiederherstellungscode
people-code-wrong = Name und Code passen nicht zusammen, oder der Code wurde schon benutzt.
people-link-old = Dieser Link gilt nicht mehr. Bitte um einen neuen.
people-mail = E-Mail, nur zum Zurücksetzen des Passworts
people-mail-send = Link per E-Mail schicken
people-mail-sent = Wenn es zu diesem Namen eine E-Mail-Adresse gibt, ist ein Link unterwegs.
people-invite = Einladungscode
people-invite-wrong = Dieser Einladungscode gilt nicht. Bitte den Betreiber der Seite um einen.
people-closed = Hier können keine neuen Konten angelegt werden.
people-banned = Der Betreiber der Seite hat dieses Konto gesperrt.
people-members = Um hier zu spielen, brauchst du ein Konto.
people-with-provider = Mit { $provider } anmelden
people-provider-failed = Die Anmeldung hat nicht geklappt. Versuch es noch einmal.
mail-reset = Neues Passwort festlegen
mail-reset-text = Jemand möchte für { $name } ein neues Passwort festlegen. Wenn du das warst, öffne innerhalb eines Tages diesen Link:
problem-quota = Du hast so viele Partien begonnen, wie diese Seite im Moment erlaubt.
admin-title = Diese Seite verwalten
admin-people = Personen
admin-tables = Partien
admin-invites = Einladungen
admin-log = Was geändert wurde
admin-find = Suchen
admin-sizes = Partien: { $tables } · Konten: { $accounts } · { $megabytes } MB
admin-reset = Link für ein neues Passwort
admin-end = Überall abmelden
admin-rename = Umbenennen
admin-ban = Sperren
admin-banned = Gesperrt
admin-unban = Entsperren
admin-delete = Löschen
admin-close = Beenden
admin-role-none = Spieler
admin-role-organiser = Turnierleitung
admin-role-admin = Verwaltung
admin-role-set = Rolle speichern
admin-invite-people = Für wie viele Personen?
admin-invite-days = Für wie viele Tage?
admin-invite-make = Einladung erstellen
practice-title = Übe deine Fehler
practice-lead = Stellungen aus deinen eigenen Partien. In den meisten lagst du falsch, in manchen nicht.
practice-task = Du bist { $seat }. Was machst du?
practice-counts = { $due } zu wiederholen · { $new } neu heute
practice-days = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
practice-empty = Noch nichts zu üben. Lass eine beendete Partie analysieren: Deine Fehler daraus tauchen dann hier auf.
practice-done = Das war’s für heute. Gut gemacht!
practice-more = Mehr neue Stellungen
practice-show = Antwort zeigen
practice-next = Nächste Stellung
practice-remove = Diese nicht mehr zeigen
practice-game = Zur Partie
practice-right = Guter Zug!
practice-wrong = Es gibt etwas Besseres.
practice-shown = Die Antwort
practice-chosen = Dein Zug
practice-best = Am besten
practice-played = In der Partie
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Diese Stellung kommt { $when } wieder.

## Drills: short exercises to repeat

drills-title = Übungen
drills-lead = Kurze Aufgaben, die schwerer werden, je besser du wirst.
drills-level = Stufe { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Zuletzt richtig: { $right } von { $answers }
drills-streak = { $count } in Folge
drills-book = Eröffnungsbuch
opening-book-move = Zug
opening-book-worth = Punkte
opening-book-about = Die Punkte sind Equitys für Partien um Einsatz mit dem Dopplerwürfel in der Mitte, aus unseren eigenen Rollouts, mit Standardfehler.
drills-answer = Antworten
drills-next = Nächste Aufgabe
drills-right = Richtig!
drills-wrong = Nicht ganz.
drills-your-answer = Deine Antwort
drills-number = Gib eine ganze Zahl von { $low } bis { $high } ein.
drills-again = Diese Aufgabe hast du schon beantwortet; sie zählt nicht noch einmal.
study-title = Dein Spiel
study-intro = Lass deine beendeten Partien analysieren und sieh hier, wie gut du spielst und wo es hakt.
study-automatic = Meine Partien analysieren, sobald sie zu Ende sind
study-analyse = Analysieren
study-analyse-all = Alle analysieren
study-again = Neu analysieren
study-stopped = Die Analyse brach vor dem Ende ab. Was gefunden war, bleibt erhalten.
study-waiting = { $count ->
    [one] { $count } Partie wartet auf die Analyse.
   *[other] { $count } Partien warten auf die Analyse.
}
study-open = Noch nicht analysiert
study-games = Analysierte Partien
study-last = Entscheidungen
study-last-count = Die letzten { NUMBER($count) }
study-last-all = Alle
study-decisions = { $count ->
    [one] { NUMBER($count) } Entscheidung
   *[other] { NUMBER($count) } Entscheidungen
}
study-pr = PR (Performance Rating)
study-accuracy = Genauigkeit
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Mittlerer Verlust pro Zug (Hundertstel)
study-error-rate = Fehlerrate wie in GNU Backgammon
study-snowie = Fehlerrate nach Snowie
study-mistakes = Fehler
study-luck = Glück
study-without-luck = Ergebnis ohne Glück
study-trend = Im Lauf der Zeit
study-by-kind = Nach Art der Entscheidung
study-by-position = Nach Art der Stellung
study-by-opponent = Nach Gegner
study-by-opening = Nach Eröffnung
study-opening = Eröffnung
study-opponent = Gegner
study-result = Ergebnis
study-day = Datum
study-move = Züge
position-opening = Eröffnung
position-middlegame = Mittelspiel
position-endgame = Endspiel
refusal-event-closed = Dieses Turnier ist vorbei.
refusal-event-organiser-only = Das kann nur die Turnierleitung.
refusal-event-officials-only = Das können nur die Turnierleitung und ihre Helfer.
refusal-event-not-yours = Das kannst du nur für dich selbst tun.
refusal-event-full = Das Turnier ist voll. Es ist Platz für { $most } Spieler.
refusal-event-no-late-entry = Für die Anmeldung ist es zu spät. Die erste Runde läuft schon.
refusal-event-no-entrant = Es gibt keinen Spieler Nummer { $entrant }.
refusal-event-name-taken = Jemand mit dem Namen { $name } ist schon dabei.
refusal-event-members = Gib { $count } Spieler an.
refusal-event-results-missing = { $missing ->
    [one] Ein Ergebnis der Runde { $round } fehlt noch.
   *[other] { $missing } Ergebnisse der Runde { $round } fehlen noch.
}
refusal-event-all-paired = Alle { $rounds } Runden sind ausgelost.
refusal-event-still-playing = { $name } hat die letzte Partie noch nicht beendet.
refusal-event-challenge-up = Fordern kannst du nur jemanden über dir. { $name } steht unter dir.
refusal-event-wrong-round = Runde { $round } gibt es noch nicht. Als Nächstes kommt Runde { $next }.
refusal-event-already-started = Runde { $round } hat schon begonnen.
refusal-event-not-started = Runde { $round } hat noch nicht begonnen.
refusal-event-already-paired = Runde { $round } ist schon ausgelost.
refusal-event-too-few = Es braucht mindestens { $least } Spieler. Bisher sind es { $count }.
refusal-event-is-withdrawn = { $name } ist ausgestiegen. Lose die Runde neu aus oder stell die Paarungen von Hand auf.
refusal-event-has-bye = { $name } ist in Runde { $round } spielfrei. Nimm das zurück oder lose die Runde neu aus.
refusal-event-byes-used = So oft darf hier jeder mit halbem Punkt spielfrei nehmen: { $most }.
refusal-event-paired-twice = { $name } kann nicht in zwei Paarungen stehen.
refusal-event-no-pairing = An Tisch { $table } wird in Runde { $round } nicht gespielt.
refusal-event-result-exists = Tisch { $table } der Runde { $round } hat schon ein Ergebnis. Die Turnierleitung kann es berichtigen.
refusal-event-online-result = Diese Partie wird online gespielt. Ihr Ergebnis kommt von selbst.
refusal-event-impossible-result = Dieses Ergebnis ist nicht möglich.
refusal-event-needs-winner = Im K.-o.-System muss jemand gewinnen.
refusal-event-cannot-pair = Runde { $round } lässt sich nicht auslosen, ohne dass sich zwei noch einmal treffen. Stell die Paarungen von Hand auf oder beende das Turnier.
refusal-event-nobody-free = Gerade ist niemand frei.
refusal-event-by-challenge = In einer Rangliste fordern die Spieler einander.
refusal-event-by-organiser = Bitte die Turnierleitung, dich einzutragen.
refusal-event-already-entered = Du bist schon dabei.
refusal-event-not-empty = Dieses Turnier hat schon Spieler. Leg für diese Datei ein neues an.
refusal-event-wrong-code = Dieser Code stimmt nicht. Sieh auf deinem Zettel nach.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Die Punkte aller deiner Gegner zusammengezählt. Stärkere Gegner zählen für dich.
tie-break-buchholz-cut-1 = Buchholz mit Streichwertung
tie-break-buchholz-cut-1-about = Die Punkte aller deiner Gegner ohne den niedrigsten Wert.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Die Punkte aller, die du besiegt hast, und die halben Punkte aller, gegen die du remis gespielt hast.
tie-break-direct-encounter = Direkter Vergleich
tie-break-direct-encounter-about = Deine Punkte gegen die Spieler, mit denen du gleichauf liegst.
tie-break-wins = Siege
tie-break-wins-about = Die Partien, die du am Brett gewonnen hast.
tie-break-points-difference = Punktdifferenz
tie-break-points-difference-about = Die Punkte aus deinen Partien minus die deiner Gegner.
tie-break-board-points = Brettpunkte
tie-break-board-points-about = Die Punkte an allen Brettern deiner Mannschaft.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Dein mittlerer Fehler in den analysierten Partien. Weniger ist besser.
tie-break-unplayed = Im Schweizer System zählt eine Runde ohne Partie wie eine gegen jemanden mit deinen eigenen Punkten.
table-dice-chains = Jeder Wurf entsteht aus einem Geheimnis der App und je einer Zahl von der Seite jedes Spielers, alle im Voraus festgelegt. So kann niemand einen Wurf bestimmen, auch nicht, wer diese Seite betreibt. Nach der Partie können alle jeden Wurf nachprüfen.
table-dice-waiting = Jede Seite gibt ihre Zahl erst heraus, wenn ihr würfelt; so kann niemand einen Wurf vorher kennen. Ist eine Seite geschlossen, warten die Würfel auf sie.
table-dice-deposits = Damit du die Seite schließen kannst, gibt sie ihre Zahl für den nächsten Wurf zusammen mit deinem Zug ab. Niemand kann einen Wurf vorher kennen, außer wenn mitspielt, wer diese Seite betreibt.
table-dice-kept = Ohne eigene Zahl: { $names }
table-lot-chains = Wer anfängt, entscheidet der Zufall: ein Geheimnis der App und je eine Zahl von der Seite jedes Spielers, alle im Voraus festgelegt. Nach der Partie können es alle nachprüfen.
status-dice-wait = Die Würfel warten, bis { $name } diese Seite öffnet
dice-elsewhere = Die Würfel warten auf den Browser, in dem du zuletzt gespielt hast. Öffne die Partie dort.
told-renewal = { $name } hat neue Zahlen für die Würfel, aus einem anderen Browser
nav-events = Turniere
events-lead = Turniere für Verein, Schule oder Familie, online oder an echten Brettern.
events-coming = Demnächst
event-new = Neues Turnier
event-family = Schneller Familienpokal
event-family-about = Drei bis acht Namen, und los geht’s: drei Runden, dann ein Finale der besten zwei.
event-name = Name des Turniers
event-format = Turnierform
event-format-round-robin = Rundenturnier
event-about-round-robin = Jeder spielt gegen jeden.
event-format-swiss = Schweizer System
event-about-swiss = In jeder Runde triffst du auf jemanden mit etwa so vielen Punkten wie du.
event-format-knockout = K.-o.-Turnier
event-about-knockout = Wer verliert, ist ausgeschieden oder spielt in der Trostrunde weiter.
event-format-arena = Arena
event-about-arena = Wer frei ist, bekommt einen neuen Gegner, sooft er mag.
event-format-ladder = Rangliste
event-about-ladder = Fordere jemanden über dir und übernimm den Platz.
event-format-family-cup = Familienpokal
event-place = Wo spielt ihr?
event-place-online = Online
event-place-real = An echten Brettern
event-place-screen = Auf diesem Bildschirm
event-rounds = Zahl der Runden; leer für die übliche
event-double = Jeder spielt zweimal gegen jeden
event-sides = Wer spielt?
event-sides-1 = Einzelspieler
event-sides-pairs = Paare
event-sides-teams = Mannschaften zu { $number }
event-scoring = Punkte für Sieg, Remis und Niederlage
event-scoring-points = Die Punkte der Partien zählen
event-ties = Feinwertungen (leer für die üblichen)
event-main = Hauptpokal
event-consolation = Trostrunde
event-last-chance = Letzte Chance
event-playoff = K.-o.-Runde der Besten
event-may-join = Wer den Link hat, kann mitmachen
event-players-report = Spieler tragen ihre Ergebnisse selbst ein
event-starts = Wann geht es los?
event-create = Turnier anlegen
event-join = Bei { $name } mitmachen
event-join-about = Scanne den Code oder öffne den Link, um mitzumachen. Ein Konto brauchst du nicht.
event-code = Dein Code ist { $code }. Damit kommst du auf jedem Gerät zurück.
event-code-enter = Ich habe einen Code
event-players = Spieler
event-add = Spieler hinzufügen
event-add-hint = Einer pro Zeile. Wertungszahl und Verein können folgen: Maria; 1450; Flussufer
event-file = Oder aus einer Datei: CSV mit den Namen oder TRF mit den bisher gespielten Runden
event-import = Aus einer Datei fortgesetzt
event-round = Runde { $number }
event-board = Tisch { $number }
event-bye = Spielfrei
event-pairings = Paarungen
event-pair = Runde { $number } auslosen
event-pair-again = Neu auslosen
event-by-hand = Von Hand paaren
event-by-hand-hint = Ein Paar pro Zeile, nach den Nummern der Spieler: 3-7. Eine einzelne Nummer ist spielfrei.
event-start = Runde { $number } starten
event-close = Turnier beenden
event-reopen = Turnier wieder öffnen
event-result = Ergebnis eintragen
event-correct = Ergebnis berichtigen
event-keep-score = Hier mitschreiben
event-keep-score-about = Spielt an eurem eigenen Brett und schreibt auf diesem Gerät mit. Das Ergebnis wird eingetragen, sobald die Partie zu Ende ist.
event-won = { $name } hat gewonnen
event-absent = { $name } hat nicht gespielt
event-score = Spielstand, falls notiert
event-why = Grund
event-change = Name oder Wertungszahl ändern
event-return = Wieder dabei
event-byes = Spielfrei nehmen
event-bye-half = Spielfrei mit halbem Punkt
event-bye-zero = Spielfrei ohne Punkt
event-bye-cancelled = Spielfrei zurückgenommen
event-half-byes = Wie oft jeder mit halbem Punkt spielfrei nehmen darf
event-withdrawn = Ausgestiegen
event-forbid = Diese zwei nie paaren
event-helpers = Helfer
event-helpers-about = Benenne jemanden als Helfer und schick den Link. Helfer können auslosen, Runden starten und Ergebnisse eintragen.
event-codes = Codes der Spieler
event-downloads = Downloads
event-all-games = Alle Partien
event-standings = Tabelle
event-crosstable = Kreuztabelle
event-bracket = Turnierbaum
event-points = Punkte
event-yours = Deine Partie: Tisch { $number } gegen { $name }
event-yours-bye = Du bist in dieser Runde spielfrei.
event-open-table = Zur Partie
event-screen = Großbildschirm
event-challenge = Fordern
editor-title = Stellung aufbauen
editor-lead = Zieh Figuren aufs Brett, oder wähl eine aus und tipp auf ihren Platz.
editor-turn = Am Zug
editor-remove = Figur entfernen
editor-clear = Brett leeren
editor-start = Anfangsstellung
editor-text = Stellung einfügen
editor-text-known = Geschrieben als { $notations }.
editor-read = Anzeigen
editor-recognised = Gelesen als { $notation }.
editor-unreadable = Das lässt sich nicht als Stellung lesen. Dein Text ist noch da.
editor-other-game = Das ist eine Stellung aus { $game }.
editor-notations = Als Text
editor-copy = Kopieren
editor-possible = Diese Stellung ist möglich.
editor-over = In dieser Stellung ist die Partie vorbei; es gibt nichts mehr zu spielen.
editor-play = Von hier weiterspielen
editor-link = Link kopieren
editor-picture = Bild herunterladen
editor-analyse = Diese Stellung analysieren
editor-from-position = Ab einer Stellung
editor-from-about = Eine Partie ab dieser Stellung, ohne Wertung.
notebook-title = Notizbuch
notebook-lead = Stellungen, die du gespeichert hast: für diesen Browser, oder für dein Konto, wenn du eins hast.
notebook-save = Ins Notizbuch speichern
notebook-name = Titel
notebook-tags = Schlagwörter, durch Kommas getrennt
notebook-note = Notiz
notebook-game = Spiel
notebook-tag = Schlagwort
notebook-saved = In deinem Notizbuch gespeichert.
notebook-empty = Keine Stellungen hier.
problem-notebook-full = Dein Notizbuch ist voll. Lösch zuerst eine Stellung.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Studien
studies-lead = Partien und Stellungen mit deinen eigenen Kommentaren und Varianten. Zeig sie anderen über einen Link oder speichere sie als Dateien.
studies-empty = Du hast noch keine Studien.
studies-make = Studie anlegen
studies-new = Neue Studie
studies-comment = Kommentar
studies-symbols = Symbole
studies-promote = Zur Hauptvariante machen
studies-delete = Ab hier löschen
studies-saved = Gespeichert
studies-saving = Wird gespeichert …
studies-unsaved = Nicht gespeichert
studies-retry = Noch einmal speichern
studies-conflict = Das wurde in einem anderen Fenster geändert. Du siehst jetzt die neueste Fassung; was du getippt hast, steht noch in seinem Feld.
studies-share = Teilen
studies-view-link = Wer diesen Link hat, kann es ansehen.
studies-edit-link = Wer diesen Link hat, kann es ändern.
studies-view-make = Link zum Ansehen erstellen
studies-edit-make = Link zum Ändern erstellen
studies-withdraw = Diesen Link zurückziehen
studies-download = Herunterladen
studies-partly = ohne einen Teil deiner Anmerkungen
problem-too-many-studies = Für mehr ist kein Platz. Lösch zuerst etwas.
lessons-own = Deine Lektionen
lessons-lead = Stell aus Stellungen eine eigene Lektion zusammen und schick den Link allen, die lernen möchten.
lessons-new = Neue Lektion
lessons-which = Lektion
lessons-add = Diese Stellung hinzufügen
lessons-exercise = Aufgabe { $number } von { $count }
lessons-task = Was zu tun ist
lessons-answers = Richtige Züge, einer pro Zeile
lessons-any-good = Jeden guten Zug gelten lassen, nach dem Urteil des Computers
lessons-explanation = Erklärung nach der Antwort
lessons-from-notebook = Aus deinem Notizbuch
lessons-next = Nächste Aufgabe
lessons-done = Das war die letzte Aufgabe. Gut gemacht!
lessons-empty = Diese Lektion hat noch keine Aufgaben.
lessons-up = Nach oben
lessons-open = So ansehen, wie deine Schüler sie sehen
lessons-nobody-moves = In dieser Stellung ist niemand am Zug, deshalb kann sie keine Aufgabe sein.
lessons-bad-answer = „{ $move }“ ist in dieser Stellung nicht möglich.
lessons-needs-answer = Gib einen richtigen Zug an oder lass jeden guten Zug gelten.
import-many-title = Partien importieren
import-many-lead = Hol deine Partien aus anderen Programmen und von anderen Websites: einzelne Dateien, ganze Ordner oder ein ZIP-Archiv. Partien, die du hier schon hast, werden ausgelassen.
import-formats = Lesbare Dateien
import-folder = Ordner wählen
import-stop = Anhalten
import-count-files = Dateien
import-count-games = Importiert
import-count-duplicates = Schon vorhanden
import-count-failed = Nicht importiert
import-line = Zeile
import-lost = Die Verbindung ist abgebrochen. Was bisher importiert wurde, bleibt erhalten.
import-stopped = Angehalten. Was bisher importiert wurde, bleibt erhalten.
import-too-large = Diese Datei ist zu groß. Höchstens { $size } MB können auf einmal gelesen werden.
import-quota = Mehr neue Partien gehen in diesem Monat nicht. Was bisher importiert wurde, bleibt erhalten.
import-players = Wer davon bist du?
import-me = Das bin ich
import-names = Deine Namen in Dateien
import-names-help = Durch Kommas getrennt. In Partien mit einem dieser Namen zählen nur dessen Züge als deine.
import-queue-full = Im Moment können keine weiteren Partien auf ihre Analyse warten. Komm für die übrigen später wieder.
openings-title = Eröffnungsexplorer
openings-filter = Partien auswählen
openings-source = Quelle
openings-own = Deine Partien
openings-side = Seite
openings-player = Spieler
openings-days = Zeitraum
openings-days-30 = Die letzten 30 Tage
openings-days-365 = Das letzte Jahr
openings-any = Alle
openings-show = Anzeigen
openings-start = Anfangsstellung
openings-count = Partien
openings-loss = Mittlerer Verlust
openings-empty = Keine Partie hat diese Stellung erreicht.
openings-none = Noch keine beendeten Partien. Spiel welche oder importiere sie aus anderen Programmen.
openings-reading = Deine Partien werden gezählt: { $done } von { $all }
openings-reached = Partien mit dieser Stellung
openings-collections = Deine Sammlungen
openings-collections-help = Eine Datei mit vielen Partien, etwa PGN oder PDN. Nur du kannst sie sehen.
openings-add = Datei hinzufügen
openings-adding = Die Datei wird gelesen
event-withdraw = Aus dem Turnier aussteigen
study-newer = Neuere
