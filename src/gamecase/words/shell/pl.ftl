### The words of Gamecase itself, in Polish. en.ftl is the source.

## The case
app-name = Gamecase
app-tagline = Tradycyjne gry planszowe według zasad z twojego pudełka
skip-to-content = Przejdź do treści
nav-home = Gry
nav-settings = Ustawienia
home-title = Wybierz grę
home-lead = Graj z komputerem, z kimś obok ciebie albo z kimś daleko.
home-open = Otwarte partie
home-table-against = { $game } – { $others }
home-state-yours = Twoja kolej
home-state-open = Gra trwa
home-state-waiting = Czeka na gracza
home-state-over = Koniec gry
footer-free = Wolne oprogramowanie: graj, uruchamiaj u siebie i zmieniaj po swojemu
footer-fair = Kostki, które każdy może sprawdzić

## Settings
settings-language = Język
settings-theme = Wygląd
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-theme-contrast = Wysoki kontrast
settings-theme-clear = Dla daltonistów
settings-save = Zastosuj

## Laying a table
new-title = Nowa partia: { $game }
new-booklet-clauses = Pokaż zasady
box-find = Dopasuj zasady do swojego zestawu
box-unsure = Nie wiem
box-none = Żadne zasady nie pasują do tego wszystkiego. Oto wszystkie.
new-opponent = Z kim grasz?
new-player = Gracz { $number }
new-against-here = Ktoś tu obok
new-against-away-about = Dostaniesz link do wysłania.
new-against-anyone-about = Twoja partia jest na stronie głównej, dopóki ktoś do niej nie dołączy.
new-level = Jaki poziom?
new-you = Ty
new-name = Twoje imię
new-name-hint = Zobaczą je inni; możesz zostawić puste.
new-words = Twoje własne słowa dla kostek
new-words-hint = Dodamy je do każdego rzutu i losowania; jeśli nic nie wpiszesz, urządzenie coś wymyśli.
new-friend-name = Imię drugiego gracza
new-starts = Kto zaczyna?
new-starts-lot = Losowo
new-starts-me = Ja
new-starts-other = Przeciwnik
new-side = Którą stronę wybierasz?
new-match = Długość meczu
new-match-best-of-1 = Jedna partia
new-match-best-of = Mecz: najwyżej { $number } partii
new-match-first-to = { $number ->
    [one] Gra do { $number } punktu
    [few] Gra do { $number } punktów
    [many] Gra do { $number } punktów
   *[other] Gra do { $number } punktu
}
new-match-open = Tyle partii, ile zechcecie
new-dice = Kto rzuca kostkami?
new-dice-verifiable = Rzuca aplikacja; potem każdy może to sprawdzić
new-dice-manual = Rzucamy prawdziwymi kostkami i wpisujemy wyniki
new-clock = Tempo gry
new-clock-none = Bez zegara
new-clock-fischer = { $minutes } min + { $seconds } s na ruch
new-clock-delay = { $seconds } s opóźnienia na ruch, { $minutes } min rezerwy na punkt
new-clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}

## An invitation
join-title = Zaproszenie: { $game }
join-by = { $name } zaprasza cię do gry.
join-by-somebody = Ktoś zaprasza cię do gry.
join-sit = Dołącz
join-watch = Tylko popatrz

## The table
table-board = Plansza
table-moves = Ruchy
table-players = Gracze
table-position = Opis pozycji
table-dice = Kostki
table-dice-pledge = Zapieczętowane przed partią (SHA-256 sekretu)
table-dice-secret = Sekret, ujawniony po partii
table-dice-words = Słowa graczy
table-dice-explained = Przed partią kostki są pieczętowane: ich sekret jest już ustalony, a widać tylko jego odcisk. Po partii sekret zostaje ujawniony i każdy może sprawdzić, że wynika z niego każdy rzut.
table-record = Pobierz zapis
table-takeback = Cofnij ruch
table-hint = Podpowiedź
table-hint-told = Radzę zagrać: { $told }
table-guided = Dawaj mi wskazówki
table-type = Wpisz ruch
table-type-play = Wykonaj ruch
table-past = Oglądasz wcześniejszą pozycję.
table-now = Wróć do partii
table-replay = Ostatni strzał jeszcze raz, powoli
table-sight = Linia celowania
table-undo = Cofnij krok
table-turn = Obróć planszę
table-look = Wygląd planszy
table-confirm = Potwierdzaj każdy ruch
table-draw = Zaproponuj remis
table-claim = Ogłoś wygraną
table-claim-draw = Ogłoś remis
table-say-mute = Wycisz czat
table-resign = Poddaj partię
table-resign-sure = Na pewno poddać partię?
table-yes = Tak
table-no = Nie
table-next = Następna partia
table-rematch = Rewanż
say-hello = Cześć!
say-good-luck = Powodzenia!
say-well-played = Dobrze zagrane!
say-thanks = Dziękuję!
say-sorry = Przepraszam!
say-one-moment = Chwileczkę.
say-back = Już jestem.
say-your-turn = Chyba twoja kolej.
say-oops = Ojej!
say-good-game = Dobra partia!
bot-again = Komputer musiał zacząć myśleć od nowa.
table-home = Wróć do gier
table-accept = Zgoda
table-decline = Odmów
table-withdraw = Wycofaj
table-watching = Oglądasz grę. Ruchy wykonują tylko gracze.
table-watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
table-booklet = Zasady
table-invite = Zaproś do gry
table-invite-help = Wyślij ten link albo daj zeskanować kod. Kto pierwszy go otworzy, dołączy do partii.
table-invite-copy = Kopiuj link
table-invite-loopback = Ten adres działa tylko na tym komputerze. Aby grać w sieci domowej, uruchom: gamecase serve --host 0.0.0.0
player-unnamed = Gracz { $number }
player-you = ty
player-away = nieobecny(-a)
tally-won = Wygrane mecze
tally-drawn = Remisy

## The rule book
rules-link = Zasady
rules-title = Zasady gry: { $game }
rules-booklets = Zestawy zasad
rules-agreed = Uzgodnione w tej partii
rules-example = Przykład
rules-not-allowed = Niedozwolone
rules-print = Drukuj

## Learning
learn-link = Nauka
learn-title = Nauka gry: { $game }
learn-lead = Krótkie lekcje, w każdej masz planszę tylko dla siebie. Próbuj śmiało: nic nie może się zepsuć.
learn-lesson = Lekcja { $number } z { $count }
learn-right = Dobrze!
learn-other = Tak wolno, ale tutaj chodzi o coś innego.
learn-again = Spróbuj jeszcze raz
learn-next = Następna lekcja
learn-all = Wszystkie lekcje
learn-guided = Zagraj pierwszą partię z pomocą
learn-watch = Popatrz, jak grają dwa komputery

## What stands
status-waiting = Czekamy na drugiego gracza
status-drawing-lots = Losowanie, kto zaczyna
status-chance = Rzut kostkami
status-by-hand = Rzuć kostkami i wpisz wynik
status-your-turn = Twoja kolej: { $seat }
status-turn = Teraz gra: { $seat }
status-bot-thinks = Komputer myśli
outcome-resigned = { $seat } wygrywa: przeciwnik poddał partię.
outcome-agreed = Remis za zgodą obu stron.
outcome-left = { $seat } wygrywa: przeciwnik odszedł.
outcome-left-draw = Remis: jedna strona odeszła.
outcome-time = { $seat } wygrywa na czas.
match-best-of = Partia { $game } z najwyżej { $number }
match-first-to = { $number ->
    [one] Partia { $game }, gra do { $number } punktu
    [few] Partia { $game }, gra do { $number } punktów
    [many] Partia { $game }, gra do { $number } punktów
   *[other] Partia { $game }, gra do { $number } punktu
}
match-games = Partia { $game } z { $number }
match-open = Partia { $game }

## What happened
told-sit = { $name } dołącza do gry.
told-begin = Zaczyna się nowa partia.
told-lot = Zaczyna { $name }.
told-offer-takeback = { $name } prosi o cofnięcie ruchu.
told-offer-draw = { $name } proponuje remis.
told-offer-rematch = { $name } proponuje rewanż.
told-decline = Propozycja odrzucona.
told-takeback = Ruch cofnięty.
told-draw = Zgoda na remis.
told-resign = { $name } poddaje partię.
told-left = { $name } kończy partię: przeciwnik odszedł.
told-lapse = Propozycja wygasła.
told-say = { $name }: { $words }
told-flag = { $name }: czas minął.

## Why not
refusal-not-your-turn = To nie twoja kolej.
refusal-game-over = Partia już się skończyła.
refusal-time-up = Twój czas minął.
refusal-not-begun = Partia jeszcze się nie zaczęła.
refusal-dice-not-yours = W tej partii kostkami rzuca aplikacja.
refusal-dice-by-hand = W tej partii sami rzucacie kostkami i wpisujecie wyniki.
refusal-not-now = Teraz tak nie można.
refusal-too-late = Ktoś cię uprzedził; spójrz jeszcze raz na planszę.
refusal-still-here = Przeciwnik jest nieobecny jeszcze za krótko.
refusal-offer-gone = Ta propozycja jest już nieaktualna.
refusal-watching = Oglądasz grę; to mogą zrobić tylko gracze.
refusal-no-hint = Podpowiedzi są tylko w partiach z komputerem lub przy jednym ekranie i tylko gdy jest twoja kolej.
refusal-means-nothing = Taki ruch jest tu niedozwolony.
refusal-theirs = Ten ruch był niedozwolony. { $rule }

## Trouble
error-bad-message = Strona wysłała coś, czego serwer nie rozumie. Odśwież ją.
error-stale = Sytuacja na planszy zdążyła się zmienić; spójrz jeszcze raz.
error-too-fast = Za szybko; poczekaj chwilę.
link-lost = Utracono połączenie. Próbujemy ponownie; nic nie przepadnie.
link-back = Połączenie wróciło.
touch-again = Wybierz, dokąd dalej, albo naciśnij Escape.
confirm-grave = Naciśnij jeszcze raz, aby potwierdzić.
aim-pull = Przesuń dysk wzdłuż linii. Potem odciągnij w dowolnym miejscu planszy i puść.
aim-help = Strzałki celują, plus i minus zmieniają siłę, przecinek i kropka przesuwają wzdłuż linii, Enter wykonuje ruch.
copied = Skopiowano.
turn-alert = Twoja kolej
clock-stale = Stan z chwili utraty połączenia
problem-title = To się nie udało
problem-not-found = Nic tu nie ma. Sprawdź link; partia może być na innym komputerze.
problem-bad-form = Coś w formularzu się nie zgadza. Wróć i spróbuj ponownie.
problem-chair-taken = To miejsce zajął już ktoś inny.
problem-too-many-tables = Za dużo nowych partii naraz. Poczekaj chwilę i spróbuj ponownie.
problem-away = Gry są teraz nieosiągalne. Nic z tego, co rozegrano, nie przepadło. Spróbuj ponownie za chwilę.
problem-home = Wróć do gier

## On the command line
serve-ready = Gamecase działa pod adresem { $address }
serve-network = W sieci domowej: { $address }
serve-scan = Zeskanuj telefonem w tej samej sieci:
serve-stop = Naciśnij Ctrl+C, aby zakończyć.
verify-holds = { $entries ->
    [one] Zapis się zgadza: { $entries } wpis, każde ogniwo i każda pozycja bez zmian.
    [few] Zapis się zgadza: { $entries } wpisy, każde ogniwo i każda pozycja bez zmian.
    [many] Zapis się zgadza: { $entries } wpisów, każde ogniwo i każda pozycja bez zmian.
   *[other] Zapis się zgadza: { $entries } wpisu, każde ogniwo i każda pozycja bez zmian.
}
verify-rolls = { $count ->
    [one] { $count } rzut lub losowanie przeliczono ponownie: wszystko się zgadza.
    [few] { $count } rzuty i losowania przeliczono ponownie: wszystko się zgadza.
    [many] { $count } rzutów i losowań przeliczono ponownie: wszystko się zgadza.
   *[other] { $count } rzutu i losowania przeliczono ponownie: wszystko się zgadza.
}
verify-by-hand = { $count ->
    [one] { $count } rzut wpisano ręcznie: nie ma czego przeliczać.
    [few] { $count } rzuty wpisano ręcznie: nie ma czego przeliczać.
    [many] { $count } rzutów wpisano ręcznie: nie ma czego przeliczać.
   *[other] { $count } rzutu wpisano ręcznie: nie ma czego przeliczać.
}
verify-hidden = { $count ->
    [one] { $count } rzut jest jeszcze tajny: jego partia trwa.
    [few] { $count } rzuty są jeszcze tajne: ich partia trwa.
    [many] { $count } rzutów jest jeszcze tajnych: ich partia trwa.
   *[other] { $count } rzutu jest jeszcze tajne: ich partia trwa.
}

## A game looked over
table-analysis = Analizuj partię
analysis-title = { $game }: analiza
analysis-games = Partie tego meczu
analysis-progress = Analizowanie…
analysis-graph = Przebieg partii
analysis-lines = Najlepsze kontynuacje
analysis-mistakes = Punkty zwrotne
analysis-none = Nie znaleziono błędów.
analysis-totals = Podsumowanie
analysis-played = Zagrano
analysis-inaccuracy = Niedokładność
analysis-mistake = Błąd
analysis-blunder = Poważny błąd
analysis-better = Lepiej:
analysis-even = Równo
analysis-slight = { $seat }: niewielka przewaga
analysis-clear = { $seat }: wyraźna przewaga
analysis-winning = { $seat }: wygrywająca przewaga
analysis-first = Na początek
analysis-back = Ruch wstecz
analysis-forward = Ruch dalej
analysis-last = Na koniec
analysis-table = Wróć do partii
analysis-failed = Nie udało się przeanalizować partii. Spróbuj ponownie za chwilę.
analysis-result = { $first }–{ $second }
problem-not-over = Partia jeszcze trwa. Można ją przeanalizować, gdy się skończy.

## Hands and pages
table-ahead = Zezwalaj na ruchy z wyprzedzeniem
ahead-planned = Ruch z wyprzedzeniem ustawiony. Zostanie wykonany w twojej kolejce, jeśli będzie dozwolony.
table-symbols = Symbole bierek zamiast liter
table-download = Pobierz jako { $format }

## Games from elsewhere
import-title = Importuj partię
import-text = Wklej partię jako { $formats }
import-open = Importuj

## People
nav-account = Konto
people-sign-in = Zaloguj się
people-register = Załóż konto
people-lead = Możesz grać bez konta. Z kontem znajdziesz swoje partie na każdym urządzeniu i możesz grać o ranking.
people-name = Nazwa
people-name-hint = Od 2 do 24 liter lub cyfr; widzą ją inni gracze.
people-password = Hasło
people-password-hint = Co najmniej 8 znaków. Dostaniesz kody na wypadek, gdyby wyleciało ci z pamięci.
people-with-passkey = Zaloguj się kluczem dostępu
people-register-passkey = Załóż konto z kluczem dostępu
people-wrong = Zła nazwa lub hasło.
people-slow = Za dużo prób. Poczekaj minutę i spróbuj ponownie.
people-name-taken = Ta nazwa jest zajęta albo zbyt podobna do zajętej. Wybierz inną.
people-name-unfit = Nazwa ma od 2 do 24 liter lub cyfr jednego alfabetu, a między nimi mogą być spacje, kropki lub łączniki.
people-password-unfit = Użyj co najmniej 8 znaków i niczego, co łatwo zgadnąć, jak twoja nazwa albo 12345678.
people-passkey-failed = Klucz dostępu nie został przyjęty. Spróbuj ponownie.
people-again = Aby to zmienić, najpierw zaloguj się ponownie.
people-only-way = To twój jedyny sposób logowania, więc nie można go usunąć.
people-not-the-name = To nie jest twoja nazwa. Nic nie usunięto.
account-since = Tutaj od { $date }
account-ratings = Ranking
account-matches = { $count ->
    [one] { $count } mecz rankingowy
    [few] { $count } mecze rankingowe
    [many] { $count } meczów rankingowych
   *[other] { $count } meczu rankingowego
}
account-history = Historia partii
account-export = Pobierz wszystkie moje dane
account-sign-out = Wyloguj się
account-ways = Jak się logujesz
account-passkey = Klucz dostępu: { $device }
account-passkey-add = Dodaj klucz dostępu
account-remove = Usuń
account-password-new = Nowe hasło
account-password-note = Co najmniej 8 znaków. Wszystkie inne urządzenia zostaną wylogowane.
account-password-set = Zapisz hasło
account-devices = Aktywne sesje
account-this-device = to urządzenie
account-seen = ostatnio używane: { $date }
account-end-others = Wyloguj wszędzie indziej
account-tokens = Tokeny API
account-tokens-about = Kto ma token, może działać w twoim imieniu. Nikomu go nie dawaj.
account-token-label = Do czego służy?
account-token-read = może tylko czytać
account-token-play = może grać
account-token-make = Utwórz token
account-token-once = Skopiuj go teraz; nie zostanie już pokazany.
account-delete = Usuń konto
account-delete-about = Twoje dane logowania, sesje, tokeny i rankingi zostaną usunięte od razu i na zawsze. Rozegrane partie pozostają tak, jak je zapisano, z nazwą, pod którą je rozegrano: należą też do twoich przeciwników. Nikt nie może ich dokończyć za ciebie.
account-delete-sure = Wpisz swoją nazwę, aby potwierdzić
history-none = Jeszcze nic tu nie ma.
history-older = Starsze
history-won = Wygrana
history-lost = Przegrana
history-drawn = Remis
rated-badge = Rankingowa
rated-switch = Partia rankingowa
rated-about = Obaj gracze potrzebują konta, a ruchów się nie cofa.
ratings-about = Liczba po ± mówi, jak niepewny jest ranking.
refusal-rated-account = To partia rankingowa: potrzebne jest konto.
refusal-rated-alone = W partii rankingowej nie można grać ze sobą.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Ten token jest nieznany, został usunięty albo na to nie pozwala.
nav-main = Główne strony
nav-play = Graj
nav-learn = Nauka
nav-rules = Zasady
list-lead-learn = Wybierz grę i spróbuj jej krótkich lekcji.
list-lead-rules = Wybierz grę i przeczytaj jej zasady, z obrazkami.
home-continue = Graj dalej
home-finished = Zakończone partie
start-change = Zmień
start-change-of = { $game }: zmień przeciwnika, zasady lub czas
player-computer = { $name } (komputer)
character-hello-gentle = Cześć! Sprawdzimy razem, jak to działa?
character-hello-cheerful = Miło z tobą zagrać. Dobrej zabawy!
character-hello-steady = Powodzenia. Gram solidnie.
character-hello-sharp = Witaj. Uważaj: patrzę naprzód.
character-hello-calm = Możemy zaczynać. Rzadko coś mi umyka.
character-bye-gentle = Ale zabawa! Jeszcze raz?
character-bye-cheerful = Dzięki za partię!
character-bye-steady = Dobra partia. Podobało mi się.
character-bye-sharp = Dobra walka. Obejrzyj przełomowe momenty, jest na co popatrzeć.
character-bye-calm = Cała przyjemność po mojej stronie. Niewiele jest takich partii.
notice-special = Według zasad tej partii: { $rule }
notice-rule = Zasada { $number }
notice-close = Rozumiem
opponent-bot = Komputer
opponent-here = We dwoje tutaj
opponent-away = Przez link
opponent-anyone = Ktokolwiek
rules-question = Według jakich zasad chcesz grać?
rules-of-my-box = Zasady z mojego pudełka
rules-as-usual = Tak, jak gra się dzisiaj
rules-line = Zasady:
start-time = Czas
start-more = Więcej
start-match-points = Albo do tylu punktów
clock-chip-none = Bez zegara
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Na punkt
clock-chip-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
working-hint = Szukam dobrego ruchu…
working-thinking = Komputer jeszcze myśli…
working-compiled = Komputer się przygotowuje, robi to raz na każdym urządzeniu: { $percent }%.
working-tables = Komputer oblicza końcówki tych zasad, robi to raz: { $percent }%.
provisional-compiled = To szybka ocena: komputer jeszcze się przygotowuje. Zapytaj ponownie za minutę, wtedy podpowie lepiej.
provisional-tables = Końcówki tych zasad są jeszcze obliczane, więc liczby są dobrym przybliżeniem.
offline-title = Brak połączenia
offline-lead = Do gry potrzebne jest połączenie. Gdy tylko wróci, zagrasz dalej; nic nie przepadło.
offline-kept = Możesz poczytać
offline-nothing = Na razie nic. Zasady i lekcje, które otworzysz, zostaną tu na później.
offline-again = Spróbuj ponownie
import-files = Wybierz pliki albo upuść je gdziekolwiek na tej stronie
import-done = { $count ->
    [one] Otwarto { $count } partię
    [few] Otwarto { $count } partie
    [many] Otwarto { $count } partii
   *[other] Otwarto { $count } partii
}
import-illegal = Ruch { $count } jest niedozwolony:
import-unreadable = Nie udało się odczytać tego jako partii
import-keep = Otwórz partię do tego miejsca
import-correct = Popraw
import-corrected = Partia do poprawienia
import-back = Wstecz
share-title = Udostępnij w mojej sieci
share-ask = Teraz Gamecase można otworzyć tylko na tym komputerze. Po udostępnieniu otworzy go każde urządzenie w twojej sieci domowej, aż przestaniesz udostępniać albo zamkniesz program.
share-start = Udostępnij
share-on = Udostępniono. Otwórz ten adres na innym urządzeniu albo zeskanuj kod.
share-stop = Przestań udostępniać
problem-no-network = Ten komputer nie jest teraz w żadnej sieci, w której można by udostępniać.
notice-registered = Witaj, { $name }! Twoje konto jest gotowe, logowanie się powiodło.
notice-password-saved = Nowe hasło zostało zapisane.
account-password-current = Obecne hasło
account-password-passkey = Potwierdź kluczem dostępu
account-no-ratings = Nie masz jeszcze rankingu. Zagraj partię rankingową, żeby go zdobyć. Listy rankingowe:
people-wrong-current = To nie jest twoje obecne hasło. Nic nie zmieniono.
people-passkey-first = To konto nie ma jeszcze hasła. Ustaw je przyciskiem klucza dostępu.
footer-translations = Tłumaczenia
translations-title = Tłumaczenia
translations-lead = Wszystkie komunikaty strony i gier, z przykładowymi wartościami, w dwóch językach obok siebie.
translations-how = Jak poprawić tłumaczenie albo dodać język, opisano w pliku docs/translating.md w kodzie źródłowym.
translations-language = Język
translations-beside = Obok
translations-part = Część
translations-part-shell = Strona
translations-state = Stan
translations-state-all = Wszystkie
translations-state-missing = Brakujące
translations-state-outdated = Nieaktualne
translations-state-current = Aktualne
translations-search = Szukaj
translations-show = Pokaż
translations-count = { $count ->
    [one] { $count } komunikat
    [few] { $count } komunikaty
    [many] { $count } komunikatów
   *[other] { $count } komunikatu
}
provenance-legend = Skąd pochodzi każda zasada:
provenance-printed = Wydrukowane w instrukcji
provenance-usual = Tak gra się dziś
provenance-silent = Instrukcja milczy: nasze ustawienie
provenance-differs = Instrukcja jest niejasna: tak ją czytamy
provenance-languages = Tylko w tych językach: { $languages }.
switch-value-printed = { $value } (jak w druku)
switch-value-silent = { $value } (nasze ustawienie)
switch-value-differs = { $value } (tak to czytamy)
rules-exactly = Dokładnie jak w druku
rules-exactly-about = Każda zasada co do litery, także tam, gdzie naszym zdaniem chodziło o coś innego.
rules-needs = Obowiązuje tylko przy tym ustawieniu: { $switch } – { $value }
rules-needs-open = Zacznij z nim partię
rules-compare = Porównanie zasad
rules-compare-about = Tylko to, czym zasady się różnią. Cała reszta jest w ich pełnym tekście.
table-rules = Zasady: { $booklet }
table-rules-change = zmień
table-chat = Czat
table-more = Więcej
table-tools = Narzędzia
table-sound = Dźwięk
table-fullscreen = Pełny ekran
table-save = Zapisz plik
table-hint-more = Więcej
table-speed = Szybkość ruchów
table-speed-calm = Powoli
table-speed-normal = Normalnie
table-speed-fast = Szybko
table-speed-none = Bez animacji
table-glow = Pokazuj, czym można ruszyć
table-lot = Kto zaczyna
table-lot-explained = O tym, kto zaczyna, decyduje los. Przed partią ustala go sekret, a widać tylko jego odcisk. Po partii sekret zostaje ujawniony i każdy może to sprawdzić.
table-lot-words = Słowa graczy
table-next-level = Następny poziom: { $level }
result-won = Wygrana
result-lost = Przegrana
result-drawn = Remis
result-winner = Wygrywa { $name }
result-story = { $turns ->
    [one] Koniec po { $turns } ruchu.
    [few] Koniec po { $turns } ruchach.
    [many] Koniec po { $turns } ruchach.
   *[other] Koniec po { $turns } ruchu.
}
result-story-ahead = { $turns ->
    [one] { $turns } ruch
    [few] { $turns } ruchy
    [many] { $turns } ruchów
   *[other] { $turns } ruchu
} { $winner ->
    [own] i przeciwnik ani razu nie prowadził.
   *[other] i zwycięzca ani razu nie był w tyle.
}
result-story-turned = { $turns ->
    [one] { $turns } ruch, a los odwrócił się dopiero na samym końcu.
    [few] { $turns } ruchy, a los odwrócił się dopiero na samym końcu.
    [many] { $turns } ruchów, a los odwrócił się dopiero na samym końcu.
   *[other] { $turns } ruchu, a los odwrócił się dopiero na samym końcu.
}
result-story-changes = { $turns ->
    [one] { $turns } ruch.
    [few] { $turns } ruchy.
    [many] { $turns } ruchów.
   *[other] { $turns } ruchu.
} { $changes ->
    [one] Prowadzenie zmieniło się raz.
    [few] Prowadzenie zmieniło się { $changes } razy.
    [many] Prowadzenie zmieniło się { $changes } razy.
   *[other] Prowadzenie zmieniło się { $changes } raza.
}
told-lot-seat = { $name }: { $seat }, wybrano losowo.
settings-set = Plansza i bierki
settings-set-walnut = Orzech
settings-set-felt = Filc i mosiądz
settings-set-flat = Płasko i nowocześnie
settings-set-slate = Łupek i kamień
settings-notices = Powiadamiaj mnie o mojej kolejce
settings-notices-on = Włączone. Ta przeglądarka da ci znać nawet wtedy, gdy partia nie jest otwarta.
settings-notices-off = Wyłączone.
settings-notices-blocked = Twoja przeglądarka blokuje powiadomienia z tej strony. Najpierw zezwól na nie w jej ustawieniach.
settings-notices-failed = Nie udało się. Spróbuj ponownie później.
push-turn = Twoja kolej, przeciwnik: { $opponent }.
bot-later = Grasz z komputerem wiele partii naraz. Zagram tutaj, gdy tylko przyjdzie moja kolej.
refusal-too-many-thoughts = Komputer jest zajęty twoimi innymi partiami. Spróbuj ponownie za chwilę.
problem-too-many-analyses = Trwa analiza kilku twoich partii. Poczekaj, aż któraś się skończy, i spróbuj ponownie.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Głębsza analiza
deep-start = Start
deep-stop = Zatrzymaj
deep-plies = { $plies ->
    [one] { $plies } półruch
    [few] { $plies } półruchy
    [many] { $plies } półruchów
   *[other] { $plies } półruchu
}
deep-truncated = Krótki rollout { $level }
deep-rollout = Pełny rollout
deep-deeper = Licz głębiej
deep-depth = Głębokość { $ply }
deep-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
deep-sure = Prawdopodobieństwo, że pierwsza możliwość jest najlepsza: { $percent }%
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Analiza się przerwała. To, co znaleziono, zostaje tutaj. Uruchom ją ponownie, żeby liczyć dalej.
deep-limit = Głębiej ta strona nie liczy.
deep-picture = Wartości z 95% przedziałami ufności
deep-compare = Porównaj
deep-refused = Tego nie da się przeanalizować.
recovery-title = Zachowaj te kody
recovery-about = Jeśli zapomnisz hasła, każdym kodem możesz jeden raz ustawić nowe. Zapisz je albo wydrukuj: więcej ich nie zobaczysz.
recovery-done = Kody zachowane
recovery-new = Nowe kody odzyskiwania
recovery-left = { $count ->
    [one] Został { $count } kod odzyskiwania
    [few] Zostały { $count } kody odzyskiwania
    [many] Zostało { $count } kodów odzyskiwania
   *[other] Zostało { $count } kodu odzyskiwania
}
people-forgot = Nie pamiętasz hasła?
people-forgot-about = Podaj swoją nazwę, jeden z kodów odzyskiwania i nowe hasło. Jeśli nie masz kodu, poproś administrację tej strony o link.
people-code = Kod odzyskiwania
people-code-wrong = Nazwa i kod do siebie nie pasują albo kod był już użyty.
people-link-old = Ten link już nie działa. Poproś o nowy.
people-mail = E-mail, tylko do odzyskania hasła
people-mail-send = Wyślij mi link e-mailem
people-mail-sent = Jeśli do tej nazwy jest przypisany adres e-mail, link jest już w drodze.
people-invite = Kod zaproszenia
people-invite-wrong = Ten kod zaproszenia nie działa. Poproś o niego administrację tej strony.
people-closed = Nie można tu zakładać nowych kont.
people-banned = Administracja tej strony zablokowała to konto.
people-members = Żeby tu grać, potrzebujesz konta.
people-with-provider = Zaloguj się przez { $provider }
people-provider-failed = Logowanie się nie udało. Spróbuj ponownie.
mail-reset = Ustaw nowe hasło
mail-reset-text = Ktoś poprosił o ustawienie nowego hasła do konta { $name }. Jeśli to ty, otwórz ten link w ciągu jednego dnia:
problem-quota = Liczba twoich partii osiągnęła limit, na który ta strona na razie pozwala.
admin-title = Zarządzanie stroną
admin-people = Ludzie
admin-tables = Partie
admin-invites = Zaproszenia
admin-log = Wprowadzone zmiany
admin-find = Szukaj
admin-sizes = Partie: { $tables } · Konta: { $accounts } · { $megabytes } MB
admin-reset = Link do ustawienia nowego hasła
admin-end = Wyloguj wszędzie
admin-rename = Zmień nazwę
admin-ban = Zablokuj
admin-banned = Zablokowane
admin-unban = Odblokuj
admin-delete = Usuń
admin-close = Zamknij
admin-role-none = Gracz
admin-role-organiser = Organizator
admin-role-admin = Administrator
admin-role-set = Zapisz rolę
admin-invite-people = Dla ilu osób?
admin-invite-days = Na ile dni?
admin-invite-make = Utwórz zaproszenie
practice-title = Poćwicz na swoich błędach
practice-lead = Pozycje z twoich własnych partii. W większości z nich był błąd, w niektórych nie.
practice-task = Twoja strona: { $seat }. Co robisz?
practice-counts = Do powtórki: { $due } · Nowe na dziś: { $new }
practice-days = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
practice-empty = Na razie nie ma czego ćwiczyć. Przeanalizuj zakończoną partię: twoje błędy z niej pojawią się tutaj.
practice-done = Na dziś to wszystko. Dobra robota!
practice-more = Więcej nowych pozycji
practice-show = Pokaż odpowiedź
practice-next = Następna pozycja
practice-remove = Tej już nie pokazuj
practice-game = Zobacz partię
practice-right = Dobry ruch!
practice-wrong = Jest coś lepszego.
practice-shown = Odpowiedź
practice-chosen = Twój ruch
practice-best = Najlepiej
practice-played = W partii
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Ta pozycja wróci { $when }.

## Drills: short exercises to repeat

drills-title = Trening
drills-lead = Krótkie ćwiczenia, tym trudniejsze, im lepiej ci idzie.
drills-level = Poziom { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Ostatnie odpowiedzi: dobrze { $right } z { $answers }
drills-streak = Dobrze z rzędu: { $count }
drills-book = Księga debiutów
opening-book-move = Ruch
opening-book-worth = Punkty
opening-book-about = Punkty to equity w partii na stawkę z kostką dublującą pośrodku, z naszych własnych rolloutów, wraz z błędem standardowym.
drills-answer = Odpowiedz
drills-next = Następne ćwiczenie
drills-right = Dobrze!
drills-wrong = Niezupełnie.
drills-your-answer = Twoja odpowiedź
drills-number = Wpisz liczbę całkowitą od { $low } do { $high }.
drills-again = To ćwiczenie ma już twoją odpowiedź, więc drugi raz się nie liczy.
nav-events = Turnieje
events-lead = Turnieje dla klubu, szkoły lub rodziny, online albo przy prawdziwych planszach.
events-coming = Nadchodzące
event-new = Nowy turniej
event-family = Szybki puchar rodzinny
event-family-about = Od trzech do ośmiu imion i gramy: trzy rundy, potem finał dwojga najlepszych.
event-name = Nazwa turnieju
event-format = System
event-format-round-robin = Każdy z każdym
event-about-round-robin = Wszyscy grają ze wszystkimi.
event-format-swiss = Szwajcarski
event-about-swiss = W każdej rundzie grasz z kimś, kto ma mniej więcej tyle punktów co ty.
event-format-knockout = Pucharowy
event-about-knockout = Po przegranej odpadasz albo grasz dalej w pucharze pocieszenia.
event-format-arena = Arena
event-about-arena = Kto jest wolny, dostaje nowego przeciwnika, tyle razy, ile zechce.
event-format-ladder = Drabina wyzwań
event-about-ladder = Wyzwij kogoś wyżej i zajmij jego miejsce.
event-format-family-cup = Puchar rodzinny
event-place = Gdzie będziecie grać?
event-place-online = Online
event-place-real = Przy prawdziwych planszach
event-place-screen = Na tym ekranie
event-rounds = Liczba rund; puste pole oznacza zwykłą liczbę
event-double = Wszyscy grają ze sobą dwa razy
event-sides = Kto gra?
event-sides-1 = Pojedynczy gracze
event-sides-pairs = Pary
event-sides-teams = Drużyny { $number }-osobowe
event-scoring = Punkty za wygraną, remis i przegraną
event-scoring-points = Liczą się punkty z partii
event-ties = Punktacja pomocnicza (zostaw puste, jeśli ma być zwykła)
event-main = Puchar główny
event-consolation = Puchar pocieszenia
event-last-chance = Puchar ostatniej szansy
event-playoff = Faza pucharowa dla najlepszych
event-may-join = Dołączyć może każdy, kto ma link
event-players-report = Gracze sami wpisują swoje wyniki
event-starts = Kiedy się zaczyna?
event-create = Utwórz turniej
event-join = Dołącz: { $name }
event-join-about = Zeskanuj kod albo otwórz link, żeby dołączyć. Konto nie jest potrzebne.
event-code = Twój kod to { $code }. Możesz z nim wrócić na dowolnym urządzeniu.
event-code-enter = Mam kod
event-players = Gracze
event-add = Dodaj graczy
event-add-hint = Po jednym w wierszu. Dalej można podać ranking i klub: Maria; 1450; Wisła
event-file = Albo z pliku: CSV z nazwiskami lub TRF z rozegranymi dotąd rundami
event-import = Ciąg dalszy z pliku
event-round = Runda { $number }
event-board = Stół { $number }
event-bye = Pauza
event-pairings = Kojarzenia
event-pair = Skojarz rundę { $number }
event-pair-again = Skojarz ponownie
event-by-hand = Skojarz ręcznie
event-by-hand-hint = Jedna para w wierszu, numerami graczy: 3-7. Sam numer oznacza pauzę.
event-start = Zacznij rundę { $number }
event-close = Zakończ turniej
event-reopen = Otwórz turniej ponownie
event-result = Wpisz wynik
event-correct = Popraw wynik
event-keep-score = Zapisuj tutaj
event-keep-score-about = Graj na własnej planszy i zapisuj partię na tym urządzeniu. Wynik zostanie wpisany, gdy partia się skończy.
event-won = Wygrana: { $name }
event-absent = Nie gra: { $name }
event-score = Wynik w punktach, jeśli był liczony
event-why = Powód
event-change = Zmień nazwisko lub ranking
event-withdraw = Wycofaj się z turnieju
event-return = Znowu gra
event-byes = Poproś o pauzę
event-bye-half = Pauza za pół punktu
event-bye-zero = Pauza bez punktu
event-bye-cancelled = Pauza odwołana
event-half-byes = Pauzy za pół punktu, o które może poprosić każdy gracz
event-withdrawn = Już nie gra
event-forbid = Nigdy nie kojarz tych dwojga
event-helpers = Pomocnicy
event-helpers-about = Podaj imię pomocnika i wyślij mu jego link. Pomocnicy mogą kojarzyć, zaczynać rundy i wpisywać wyniki.
event-codes = Kody graczy
event-downloads = Do pobrania
event-all-games = Wszystkie partie
event-standings = Tabela wyników
event-crosstable = Tabela krzyżowa
event-bracket = Drabinka
event-points = Punkty
event-yours = Twoja partia: stół { $number }, przeciwnik: { $name }
event-yours-bye = W tej rundzie pauzujesz.
event-open-table = Przejdź do partii
event-screen = Duży ekran
event-challenge = Wyzwij
study-title = Twoja gra
study-intro = Przeanalizuj swoje zakończone partie i zobacz tutaj, jak dobrze grasz i gdzie się mylisz.
study-automatic = Analizuj moje partie, gdy tylko się skończą
study-analyse = Analizuj
study-analyse-all = Analizuj wszystkie
study-again = Analizuj ponownie
study-stopped = Analiza przerwała się przed końcem. To, co znaleziono, zostało zachowane.
study-waiting = { $count ->
    [one] { $count } partia czeka na analizę.
    [few] { $count } partie czekają na analizę.
    [many] { $count } partii czeka na analizę.
   *[other] { $count } partii czeka na analizę.
}
study-open = Jeszcze nieprzeanalizowane
study-games = Przeanalizowane partie
study-newer = Nowsze
study-last = Decyzje
study-last-count = Ostatnie { NUMBER($count) }
study-last-all = Wszystkie
study-decisions = { $count ->
    [one] { NUMBER($count) } decyzja
    [few] { NUMBER($count) } decyzje
    [many] { NUMBER($count) } decyzji
   *[other] { NUMBER($count) } decyzji
}
study-pr = PR (miara jakości gry)
study-accuracy = Dokładność
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-average-loss = Średnia strata na ruch (setne)
study-error-rate = Wskaźnik błędów jak w GNU Backgammon
study-snowie = Wskaźnik błędów Snowie
study-mistakes = Błędy
study-luck = Szczęście
study-without-luck = Wynik bez szczęścia
study-trend = Zmiany w czasie
study-by-kind = Według rodzaju decyzji
study-by-position = Według rodzaju pozycji
study-by-opponent = Według przeciwnika
study-by-opening = Według debiutu
study-opening = Debiut
study-opponent = Przeciwnik
study-result = Wynik
study-day = Data
study-move = Ruchy
position-opening = Debiut
position-middlegame = Gra środkowa
position-endgame = Końcówka
refusal-event-closed = Ten turniej już się skończył.
refusal-event-organiser-only = To może zrobić tylko organizator.
refusal-event-officials-only = To mogą zrobić tylko organizator i pomocnicy.
refusal-event-not-yours = To możesz zrobić tylko za siebie.
refusal-event-full = Turniej jest pełny. Największa liczba graczy: { $most }.
refusal-event-no-late-entry = Za późno, żeby dołączyć. Pierwsza runda już się zaczęła.
refusal-event-no-entrant = Nie ma gracza z numerem { $entrant }.
refusal-event-name-taken = Ktoś o imieniu { $name } już tu gra.
refusal-event-members = Wpisz wymaganą liczbę graczy: { $count }.
refusal-event-results-missing = { $missing ->
    [one] Brakuje jeszcze jednego wyniku rundy { $round }.
    [few] Brakuje jeszcze { $missing } wyników rundy { $round }.
    [many] Brakuje jeszcze { $missing } wyników rundy { $round }.
   *[other] Brakuje jeszcze { $missing } wyniku rundy { $round }.
}
refusal-event-all-paired = Wszystkie rundy są już skojarzone (razem { $rounds }).
refusal-event-still-playing = { $name } jeszcze gra poprzednią partię.
refusal-event-challenge-up = Wyzwać możesz tylko kogoś wyżej od siebie. { $name } jest niżej.
refusal-event-wrong-round = Nie ma jeszcze rundy { $round }. Następna jest runda { $next }.
refusal-event-already-started = Runda { $round } już się zaczęła.
refusal-event-not-started = Runda { $round } jeszcze się nie zaczęła.
refusal-event-already-paired = Runda { $round } jest już skojarzona.
refusal-event-too-few = Najmniejsza liczba graczy to { $least }. Na razie jest { $count }.
refusal-event-is-withdrawn = { $name } już nie gra. Skojarz rundę ponownie albo ręcznie.
refusal-event-has-bye = { $name } pauzuje w rundzie { $round }. Odwołaj pauzę albo skojarz rundę ponownie.
refusal-event-byes-used = Pauzy za pół punktu, o które może tu poprosić każdy gracz: { $most }.
refusal-event-paired-twice = { $name } nie może być w dwóch parach.
refusal-event-no-pairing = W rundzie { $round } przy stole { $table } nie ma partii.
refusal-event-result-exists = Stół { $table } w rundzie { $round } ma już wynik. Poprawić go może organizator.
refusal-event-online-result = Ta partia toczy się online. Jej wynik zapisze się sam.
refusal-event-impossible-result = Taki wynik jest niemożliwy.
refusal-event-needs-winner = To system pucharowy, więc ktoś musi wygrać.
refusal-event-cannot-pair = Rundy { $round } nie da się skojarzyć tak, żeby nikt nie trafił znowu na tego samego przeciwnika. Skojarz ją ręcznie albo zakończ turniej.
refusal-event-nobody-free = Nikt nie jest teraz wolny.
refusal-event-by-challenge = Na drabinie gracze wyzywają się nawzajem.
refusal-event-by-organiser = Poproś organizatora, żeby cię dodał.
refusal-event-already-entered = Już jesteś w turnieju.
refusal-event-not-empty = Ten turniej ma już graczy. Utwórz nowy turniej dla tego pliku.
refusal-event-wrong-code = Ten kod się nie zgadza. Sprawdź swoją karteczkę.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Suma punktów wszystkich twoich przeciwników. Silniejsi przeciwnicy działają na twoją korzyść.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = Suma punktów wszystkich twoich przeciwników bez najniższego z tych wyników.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Punkty wszystkich pokonanych przeciwników plus połowa punktów tych, z którymi był remis.
tie-break-direct-encounter = Bezpośrednie pojedynki
tie-break-direct-encounter-about = Twoje punkty w grze z tymi, którzy mają tyle samo punktów co ty.
tie-break-wins = Wygrane
tie-break-wins-about = Twoje partie wygrane przy planszy.
tie-break-points-difference = Różnica punktów
tie-break-points-difference-about = Punkty zdobyte w twoich partiach minus punkty twoich przeciwników.
tie-break-board-points = Punkty z plansz
tie-break-board-points-about = Punkty ze wszystkich plansz twojej drużyny.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Twój średni błąd w przeanalizowanych partiach. Im mniej, tym lepiej.
tie-break-unplayed = W systemie szwajcarskim runda bez partii liczy się jak partia z kimś o takiej samej liczbie punktów jak twoja.
table-dice-chains = Każdy rzut powstaje z sekretu aplikacji i z liczby, którą daje własna strona każdego gracza; wszystko jest ustalone z góry. Dlatego nikt nie może wybrać rzutu, nawet ten, kto prowadzi tę stronę. Po partii każdy może sprawdzić każdy rzut.
table-dice-waiting = Każda strona podaje swoją liczbę dopiero przy rzucie, więc nikt nie może poznać rzutu wcześniej. Jeśli jakaś strona jest zamknięta, kostki na nią czekają.
table-dice-deposits = Żeby można było zamknąć stronę, podaje ona swoją liczbę do następnego rzutu razem z twoim ruchem. Nikt nie może poznać rzutu wcześniej, chyba że w tej partii gra ktoś, kto prowadzi tę stronę.
table-dice-kept = Bez własnej liczby: { $names }
table-lot-chains = O tym, kto zaczyna, decyduje przypadek: sekret aplikacji i liczba z własnej strony każdego gracza, wszystko ustalone z góry. Po partii każdy może to sprawdzić.
status-dice-wait = Kostki czekają, aż { $name } otworzy tę stronę
dice-elsewhere = Kostki czekają na przeglądarkę, w której ostatnio toczyła się gra. Otwórz tę partię tam.
told-renewal = { $name } ma nowe liczby do kostek, z innej przeglądarki
editor-title = Ustaw pozycję
editor-lead = Przeciągnij bierki na planszę albo wybierz jedną i stuknij, gdzie ma stanąć.
editor-turn = Na ruchu
editor-remove = Usuń bierkę
editor-clear = Wyczyść planszę
editor-start = Pozycja początkowa
editor-text = Wklej pozycję
editor-text-known = W zapisie { $notations }.
editor-read = Pokaż
editor-recognised = Odczytano jako { $notation }.
editor-unreadable = Tego nie da się odczytać jako pozycji. Twój tekst nadal tu jest.
editor-other-game = To pozycja z gry { $game }.
editor-notations = Jako tekst
editor-copy = Kopiuj
editor-possible = Ta pozycja jest możliwa.
editor-over = W tej pozycji partia jest już skończona, więc nie ma w co grać.
editor-play = Graj dalej od tego miejsca
editor-link = Kopiuj link
editor-picture = Pobierz obrazek
editor-analyse = Analizuj tę pozycję
editor-from-position = Z pozycji
editor-from-about = Jedna partia z tej pozycji, bez rankingu.
notebook-title = Notatnik
notebook-lead = Zapisane przez ciebie pozycje. Są przechowywane dla tej przeglądarki albo dla twojego konta, jeśli je masz.
notebook-save = Zapisz w notatniku
notebook-name = Tytuł
notebook-tags = Etykiety, oddzielone przecinkami
notebook-note = Notatka
notebook-game = Gra
notebook-tag = Etykieta
notebook-saved = Zapisano w twoim notatniku.
notebook-empty = Nie ma tu żadnych pozycji.
problem-notebook-full = Twój notatnik jest pełny. Najpierw usuń jakąś pozycję.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Opracowania
studies-lead = Partie i pozycje z twoimi komentarzami i wariantami. Pokaż je znajomym przez link albo zapisz jako pliki.
studies-empty = Nie masz jeszcze opracowań.
studies-make = Utwórz opracowanie
studies-new = Nowe opracowanie
studies-comment = Komentarz
studies-symbols = Symbole
studies-promote = Ustaw jako wariant główny
studies-delete = Usuń od tego miejsca
studies-saved = Zapisano
studies-saving = Zapisywanie…
studies-unsaved = Nie zapisano
studies-retry = Zapisz ponownie
studies-conflict = W innym oknie coś tu zmieniono. Widzisz teraz najnowszą wersję, a wpisany przez ciebie tekst nadal jest w swoim polu.
studies-share = Udostępnij
studies-view-link = Kto ma ten link, może to oglądać.
studies-edit-link = Kto ma ten link, może to zmieniać.
studies-view-make = Utwórz link do oglądania
studies-edit-make = Utwórz link do edycji
studies-withdraw = Wycofaj ten link
studies-download = Pobierz
studies-partly = bez części twoich notatek
problem-too-many-studies = Nie ma już miejsca na więcej. Najpierw coś usuń.
lessons-own = Twoje lekcje
lessons-lead = Ułóż z pozycji własną lekcję i wyślij link do niej każdemu, kto chce się uczyć.
lessons-new = Nowa lekcja
lessons-which = Lekcja
lessons-add = Dodaj tę pozycję
lessons-exercise = Ćwiczenie { $number } z { $count }
lessons-task = Polecenie
lessons-answers = Dobre ruchy, po jednym w wierszu
lessons-any-good = Uznawaj każdy ruch, który komputer oceni jako dobry
lessons-explanation = Wyjaśnienie po odpowiedzi
lessons-from-notebook = Z twojego notatnika
lessons-next = Następne ćwiczenie
lessons-done = To było ostatnie ćwiczenie. Dobra robota!
lessons-empty = Ta lekcja nie ma jeszcze ćwiczeń.
lessons-up = Przesuń w górę
lessons-open = Zobacz tak, jak widzą ją uczniowie
lessons-nobody-moves = W tej pozycji na nikogo nie przypada ruch, więc nie może być ćwiczeniem.
lessons-bad-answer = W tej pozycji nie można zagrać „{ $move }”.
lessons-needs-answer = Podaj dobry ruch albo uznawaj każdy dobry ruch.
import-many-title = Importuj partie
import-many-lead = Przenieś swoje partie z innych programów i stron: pojedyncze pliki, całe foldery albo archiwum ZIP. Partie, które już tu masz, zostaną pominięte.
import-formats = Obsługiwane pliki
import-folder = Wybierz folder
import-stop = Zatrzymaj
import-count-files = Pliki
import-count-games = Zaimportowane
import-count-duplicates = Już tu są
import-count-failed = Niezaimportowane
import-line = Wiersz
import-lost = Utracono połączenie. To, co dotąd zaimportowano, zostało zachowane.
import-stopped = Zatrzymano. To, co dotąd zaimportowano, zostało zachowane.
import-too-large = Ten plik jest za duży. Naraz można wczytać najwyżej { $size } MB.
import-quota = Limit nowych partii na ten miesiąc jest wyczerpany. To, co dotąd zaimportowano, zostało zachowane.
import-players = Którym z tych graczy jesteś?
import-me = To ja
import-names = Twoje nazwy w plikach
import-names-help = Oddzielone przecinkami. W partiach z jednym z tych graczy za twoje uznaje się tylko jego ruchy.
import-queue-full = Na razie więcej partii nie może czekać na analizę. Wróć później, żeby dodać pozostałe.
openings-title = Przeglądarka debiutów
openings-filter = Wybór partii
openings-source = Źródło
openings-own = Twoje partie
openings-side = Strona
openings-player = Gracz
openings-days = Okres
openings-days-30 = Ostatnie 30 dni
openings-days-365 = Ostatni rok
openings-any = Wszystkie
openings-show = Pokaż
openings-start = Pozycja początkowa
openings-count = Partie
openings-loss = Średnia strata
openings-empty = Żadna partia nie doszła do tej pozycji.
openings-none = Nie ma jeszcze zakończonych partii. Zagraj kilka albo zaimportuj je z innych programów.
openings-reading = Zliczanie twoich partii: { $done } z { $all }
openings-reached = Partie z tą pozycją
openings-collections = Twoje zbiory
openings-collections-help = Plik z wieloma partiami, na przykład PGN lub PDN. Widzisz go tylko ty.
openings-add = Dodaj plik
openings-adding = Wczytywanie pliku
