### German. Address: du. case = Spielekoffer, booklet = Regelheft, table = Tisch, record = Protokoll,
### chair = Platz, lot = Los, a game played = Partie, draw = Unentschieden.

## The case
app-name = Gamecase
app-tagline = Klassische Brettspiele nach den Regeln aus deiner eigenen Schachtel
skip-to-content = Zum Inhalt springen
nav-home = Spielekoffer
nav-settings = Einstellungen
home-title = Öffne den Spielekoffer
home-lead = Nimm ein Spiel heraus und leg los: gegen den Computer, gemeinsam an diesem Bildschirm oder mit jemandem weit weg.
home-open = Offene Tische
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
new-booklet-clauses = Was darin steht
box-find = Anhand deiner Schachtel finden
box-unsure = Weiß ich nicht
box-none = Kein Regelheft passt zu allen Antworten. Hier sind alle.
new-opponent = Wer spielt mit?
new-player = Spieler { $number }
new-against-here = Jemand hier
new-against-away-about = Du bekommst einen Link zum Verschicken.
new-against-anyone-about = Dein Tisch steht auf der Startseite, bis sich jemand setzt.
new-level = Wie stark?
new-you = Du
new-name = Dein Name
new-name-hint = So sehen ihn die anderen; du kannst das Feld auch leer lassen.
new-words = Deine eigenen Worte für die Würfel
new-words-hint = Sie werden in jeden Wurf und jedes Los gemischt. Bleibt das Feld leer, denkt sich dein Gerät welche aus.
new-friend-name = Name deines Gegenübers
new-starts = Wer beginnt?
new-starts-lot = Das Los entscheidet
new-starts-me = Ich
new-starts-other = Die andere Seite
new-side = Welche Seite nimmst du?
new-match = Wie lange?
new-match-best-of-1 = Eine Partie
new-match-best-of = Best of { $number }
new-match-first-to = { $number ->
    [one] Gespielt bis { $number } Punkt
   *[other] Gespielt bis { $number } Punkte
}
new-match-open = Beliebig viele Partien
new-dice = Wessen Würfel?
new-dice-verifiable = Die App würfelt; alle können es danach nachprüfen
new-dice-manual = Wir würfeln selbst und tragen es ein
new-clock = Wie viel Bedenkzeit?
new-clock-none = Ohne Uhr
new-clock-fischer = { $minutes } Min. + { $seconds } s je Zug
new-clock-delay = { $seconds } s frei je Zug, { $minutes } Min. Reserve je Punkt
new-clock-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}

## An invitation
join-title = Einladung zu { $game }
join-by = { $name } lädt dich zu einer Partie ein.
join-by-somebody = Du bist zu einer Partie eingeladen.
join-sit = Platz nehmen
join-watch = Nur zuschauen

## The table
table-board = Brett
table-moves = Züge
table-players = Am Tisch
table-position = Stellung in Worten
table-dice = Würfel
table-dice-pledge = Vor dem Spiel versiegelt (SHA-256 des Geheimnisses)
table-dice-secret = Das Geheimnis, nach dem Spiel gelüftet
table-dice-words = Eure Worte
table-dice-explained = Vor dem Spiel werden die Würfel versiegelt: Ihr Geheimnis steht fest, zu sehen ist nur sein Fingerabdruck. Danach wird das Geheimnis gelüftet, und alle können nachprüfen, dass sich jeder Wurf daraus ergibt.
table-dice-lot = Hier entscheiden die Würfel, wer beginnt.
table-record = Protokoll herunterladen
table-takeback = Zug zurücknehmen
table-hint = Tipp
table-hint-told = Ich würde spielen: { $told }
table-guided = Hilf mir bei jedem Zug
table-type = Zug eintippen
table-type-play = Zug spielen
table-past = Du siehst einen früheren Stand.
table-now = Zum aktuellen Stand
table-replay = Den letzten Schuss noch einmal, langsam
table-sound-off = Ton aus
table-sound-on = Ton an
table-sight = Ziellinie
table-undo = Schritt zurück
table-turn = Brett drehen
table-look = Brettansicht
table-confirm = Jeden Zug bestätigen
table-draw = Unentschieden anbieten
table-claim = Sieg beanspruchen
table-claim-draw = Als Unentschieden werten
table-say = Etwas sagen
table-say-mute = Zurufe ausblenden
table-resign = Aufgeben
table-resign-sure = Wirklich aufgeben?
table-yes = Ja
table-no = Nein
table-next = Nächste Partie
table-rematch = Noch einmal
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
table-home = Zurück zum Koffer
table-accept = Einverstanden
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-watching = Du schaust zu. Ziehen kann nur, wer mitspielt.
table-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
table-booklet = Regelheft
table-invite = Lade jemanden ein
table-invite-help = Verschick diesen Link oder lass den Code scannen. Wer ihn zuerst öffnet, bekommt den freien Platz.
table-invite-copy = Link kopieren
table-invite-loopback = Diese Adresse gilt nur auf diesem Computer. Um im Heimnetz zu spielen, starte so: gamecase serve --host 0.0.0.0
player-unnamed = Spieler { $number }
player-you = du
player-away = nicht da
tally-won = Matchsiege
tally-drawn = Unentschieden

## The rule book
rules-link = Regelbuch
rules-title = Die Regeln von { $game }
rules-booklets = Regelhefte
rules-agreed = An diesem Tisch vereinbart
rules-example = Beispiel
rules-not-allowed = Nicht erlaubt
rules-print = Drucken

## Learning
learn-link = Lernen
learn-title = { $game } lernen
learn-lead = Kurze Lektionen, jede mit einem eigenen Brett für dich. Probier ruhig aus: Es kann nichts schiefgehen.
learn-lesson = Lektion { $number } von { $count }
learn-right = Richtig!
learn-other = Das ist erlaubt, aber hier ist etwas anderes gefragt.
learn-again = Noch einmal
learn-next = Nächste Lektion
learn-all = Alle Lektionen
learn-guided = Eine erste Partie mit Hilfe spielen
learn-watch = Zwei Computern zuschauen

## What stands
status-waiting = Warten, bis alle am Tisch sitzen
status-drawing-lots = Es wird gelost
status-chance = Die Würfel rollen
status-by-hand = Würfle und trag den Wurf ein
status-your-turn = Du bist dran: { $seat }
status-turn = Am Zug: { $seat }
status-bot-thinks = Der Computer überlegt
outcome-resigned = { $seat } gewinnt: Die andere Seite hat aufgegeben.
outcome-agreed = Unentschieden nach Vereinbarung.
outcome-left = { $seat } gewinnt: Die andere Seite ist gegangen.
outcome-left-draw = Unentschieden: Eine Seite ist gegangen.
outcome-time = { $seat } gewinnt durch Zeitüberschreitung.
match-best-of = Partie { $game } von höchstens { $number }
match-first-to = { $number ->
    [one] Partie { $game }, gespielt bis { $number } Punkt
   *[other] Partie { $game }, gespielt bis { $number } Punkte
}
match-games = Partie { $game } von { $number }
match-open = Partie { $game }

## What happened
told-sit = { $name } nimmt Platz.
told-begin = Eine neue Partie beginnt.
told-lot = Das Los entscheidet: { $name } beginnt.
told-offer-takeback = { $name } möchte einen Zug zurücknehmen.
told-offer-draw = { $name } bietet ein Unentschieden an.
told-offer-rematch = { $name } möchte noch einmal spielen.
told-decline = Das Angebot wird abgelehnt.
told-takeback = Der Zug wird zurückgenommen.
told-draw = Das Unentschieden ist vereinbart.
told-resign = { $name } gibt auf.
told-left = { $name } beendet das Spiel: Die andere Seite ist gegangen.
told-lapse = Das Angebot ist verfallen.
told-say = { $name }: { $words }
told-flag = Die Zeit von { $name } ist um.

## Why not
refusal-not-your-turn = Die andere Seite ist dran.
refusal-game-over = Die Partie ist vorbei.
refusal-time-up = Deine Zeit ist um.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-dice-not-yours = An diesem Tisch würfelt die App.
refusal-dice-by-hand = An diesem Tisch würfelt ihr selbst und tragt den Wurf ein.
refusal-not-now = Das geht gerade nicht.
refusal-too-late = Jemand war schneller; schau noch einmal aufs Brett.
refusal-still-here = Die andere Seite ist noch nicht lange genug weg.
refusal-offer-gone = Dieses Angebot gilt nicht mehr.
refusal-watching = Du schaust zu; das kann nur, wer mitspielt.
refusal-no-hint = Tipps gibt es nur gegen den Computer oder an einem gemeinsamen Bildschirm, und nur, wenn du dran bist.
refusal-means-nothing = Das ist hier kein Zug.
refusal-theirs = Dieser Zug war nicht richtig. { $rule }

## Trouble
error-bad-message = Die Seite hat etwas gesendet, das der Server nicht versteht. Lade die Seite neu.
error-stale = Auf dem Brett hat sich etwas geändert; schau noch einmal hin.
error-too-fast = Zu schnell; warte einen Moment.
link-lost = Verbindung unterbrochen. Wir versuchen es weiter; nichts geht verloren.
link-back = Wieder verbunden.
touch-again = Wähl, wohin es weitergeht, oder drück Escape.
confirm-grave = Drück zur Bestätigung noch einmal.
aim-pull = Scheibe an der Linie entlangschieben, zurückziehen und loslassen.
aim-help = Zielen mit den Pfeiltasten, Stärke mit Plus und Minus, die Linie entlang mit Komma und Punkt, Enter spielt.
copied = Kopiert.
turn-alert = Du bist dran
clock-stale = Stand beim Abbruch der Verbindung
problem-title = Das hat nicht geklappt
problem-not-found = Hier ist nichts. Vielleicht ist die Adresse des Tisches falsch geschrieben, oder er steht auf einem anderen Computer.
problem-bad-form = Mit diesen Angaben lässt sich nichts anfangen.
problem-chair-taken = Auf diesem Platz sitzt schon jemand.
problem-too-many-tables = Zu viele Tische in kurzer Zeit. Warte einen Moment.
problem-away = Die Tische sind gerade nicht zu erreichen. Nichts Gespieltes ist verloren. Versuch es gleich noch einmal.
problem-home = Zurück zum Koffer

## On the command line
serve-ready = Der Spielekoffer ist offen: { $address }
serve-network = In deinem Heimnetz: { $address }
serve-scan = Zum Scannen mit einem Handy im selben Netz:
serve-stop = Strg+C schließt ihn wieder.
verify-holds = { $entries ->
    [one] Das Protokoll stimmt: { $entries } Eintrag, jedes Kettenglied und jede Stellung wie aufgeschrieben.
   *[other] Das Protokoll stimmt: { $entries } Einträge, jedes Kettenglied und jede Stellung wie aufgeschrieben.
}
verify-rolls = { $count ->
    [one] { $count } Wurf oder Los wurde nachgerechnet und stimmt.
   *[other] { $count } Würfe und Lose wurden nachgerechnet und stimmen.
}
verify-by-hand = { $count ->
    [one] { $count } Wurf wurde von Hand eingetragen: nichts nachzurechnen.
   *[other] { $count } Würfe wurden von Hand eingetragen: nichts nachzurechnen.
}
verify-hidden = { $count ->
    [one] { $count } Wurf ist noch versiegelt: Die Partie läuft noch.
   *[other] { $count } Würfe sind noch versiegelt: Die Partie läuft noch.
}

## A game looked over
table-analysis = Partie analysieren
analysis-title = { $game }: Analyse der Partie
analysis-games = Partien an diesem Tisch
analysis-progress = Die Partie wird analysiert
analysis-graph = Verlauf der Partie
analysis-lines = Beste Varianten
analysis-mistakes = Wendepunkte
analysis-none = Keine Fehler gefunden.
analysis-totals = Die ganze Partie
analysis-played = Gespielt
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
analysis-better = Besser:
analysis-even = Ausgeglichen
analysis-slight = { $seat }: leichter Vorteil
analysis-clear = { $seat }: klarer Vorteil
analysis-winning = { $seat }: gewonnene Stellung
analysis-first = Zum Anfang
analysis-back = Einen Zug zurück
analysis-forward = Einen Zug weiter
analysis-last = Zum Ende
analysis-table = Zurück zum Tisch
analysis-failed = Die Partie ließ sich nicht durchsehen. Versuch es gleich noch einmal.
analysis-result = { $first }–{ $second }
problem-not-over = Die Partie läuft noch. Durchgesehen werden kann sie, wenn sie zu Ende ist.

## Hands and pages
table-ahead = Vorauszüge erlauben
ahead-planned = Vorgemerkt: wird gespielt, sobald du am Zug bist, wenn es geht.
table-symbols = Zeichen statt Buchstaben in den Zügen
table-download = Als { $format } herunterladen

## Games from elsewhere
import-title = Partie importieren
import-text = Die Partie als { $formats }
import-open = Öffnen

## People
nav-account = Konto
people-sign-in = Anmelden
people-register = Konto anlegen
people-lead = Zum Spielen brauchst du kein Konto. Mit einem findest du deine Partien auf jedem Gerät wieder und kannst um Wertung spielen.
people-name = Name
people-name-hint = 2 bis 24 Buchstaben oder Ziffern; die anderen sehen ihn.
people-password = Passwort
people-password-hint = Mindestens 8 Zeichen. Bewahr es gut auf: Hier wird keine E-Mail-Adresse gespeichert, also kann es dir niemand zuschicken.
people-with-passkey = Mit Passkey anmelden
people-register-passkey = Mit Passkey anlegen
people-wrong = Name oder Passwort ist falsch.
people-slow = Zu viele Versuche. Warte eine Minute.
people-name-taken = Dieser Name ist vergeben oder sieht einem vergebenen zu ähnlich.
people-name-unfit = Ein Name hat 2 bis 24 Buchstaben oder Ziffern eines Alphabets, dazwischen dürfen Leerzeichen, Punkte oder Bindestriche stehen.
people-password-unfit = Ein Passwort hat mindestens 8 Zeichen und ist nicht der Name.
people-passkey-failed = Der Passkey wurde nicht angenommen. Versuch es noch einmal.
people-again = Um das zu ändern, melde dich bitte erst noch einmal an.
people-only-way = Anders kannst du dich nicht anmelden, deshalb lässt sich das nicht entfernen.
people-not-the-name = Das ist nicht dein Name. Es wurde nichts gelöscht.
account-since = Hier seit { $date }
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
account-tokens = Zugangsschlüssel für Programme
account-tokens-about = Ein Programm mit so einem Schlüssel handelt in deinem Namen. Gib keinen weiter.
account-token-label = Wofür ist er?
account-token-read = darf nur lesen
account-token-play = darf spielen
account-token-make = Schlüssel erstellen
account-token-once = Kopier ihn jetzt; er wird nie wieder gezeigt.
account-delete = Konto löschen
account-delete-about = Anmeldung, Sitzungen, Schlüssel und Wertungen werden sofort und endgültig gelöscht. Gespielte Partien bleiben unverändert erhalten, mit dem Namen, unter dem du gespielt hast: Sie gehören auch deinen Gegnern. Niemand kann sie an deiner Stelle weiterspielen.
account-delete-sure = Gib zur Bestätigung deinen Namen ein
history-none = Hier ist noch nichts.
history-older = Ältere
history-won = Gewonnen
history-lost = Verloren
history-drawn = Unentschieden
rated-badge = Gewertet
rated-switch = Um Wertung spielen
rated-about = Beide brauchen ein Konto, und Züge können nicht zurückgenommen werden.
ratings-about = Die Zahl nach ± sagt, wie sicher eine Wertung ist.
refusal-rated-account = Dieser Tisch ist gewertet: Dafür braucht man ein Konto.
refusal-rated-alone = An einem gewerteten Tisch spielt niemand gegen sich selbst.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Dieser Schlüssel ist unbekannt, wurde entfernt oder darf das nicht.
