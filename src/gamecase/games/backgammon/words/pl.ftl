### Backgammon in Polish. en.ftl is the source. Points are numbered from each player's own home.
### point = pole, closed point = zablokowane pole, checker = pionek, bar = banda, home = dom, hit = zbić,
### bear off = ściągnąć, cube = kostka dublująca, double = podwojenie, doubles = dublet.

game-name = Backgammon
game-about = Doprowadź swoje piętnaście pionków do domu i ściągnij je z planszy, a po drodze zbijaj pionki przeciwnika.
seat-first = Jasny
seat-second = Ciemny

## Booklets
booklet-case = Walizka do backgammona
booklet-case-about = Ściąga się tylko dokładną liczbą, a kto ma wszystkie pionki w domu, nie musi się ruszać. Na stawkę gra się z kostką dublującą.
booklet-best-of = Na wygrane partie
booklet-best-of-about = Liczą się same partie: dwie z trzech albo trzy z pięciu. Bez kostki dublującej.
booklet-small-first = Najpierw mniejsza liczba
booklet-small-first-about = Najpierw gra się mniejszą liczbę, dublet w całości albo wcale, a ściąga się od tyłu.
booklet-collection = Zestaw gier
booklet-collection-about = Ściąga się każdą liczbą, która wystarcza do wyjścia za krawędź. Przeciwnik może zgłosić błąd, dopóki sam nie rzuci.
booklet-tournament = Turniej
booklet-tournament-about = Backgammon, jak gra się dziś: mecze na punkty albo partie na stawkę, z kostką dublującą i wszystkimi jej zasadami.
box-says = Co z tego mówi twoja instrukcja?
box-says-more-than-two = Pole jest zablokowane, gdy stoi na nim „więcej niż dwa” pionki
box-says-games = Gra się do dwóch wygranych w trzech partiach albo do trzech w pięciu
box-says-smaller = Zawsze najpierw gra się mniejszą liczbę
box-says-correction = Niedozwolony ruch można zgłosić do następnego rzutu
box-says-nothing = Nie mam instrukcji
box-cube_inside = Czy w pudełku jest kostka dublująca?
box-languages = W ilu językach jest napisana?

## Switches
switch-stake = O co gracie?
switch-stake-0 = Dla przyjemności, bez kostki dublującej
switch-stake-1 = O stawkę 1, z kostką dublującą
switch-stake-2 = O stawkę 2, z kostką dublującą
switch-stake-5 = O stawkę 5, z kostką dublującą
switch-stake-10 = O stawkę 10, z kostką dublującą
switch-win_triple_needs_none_off = Kiedy wygrana liczy się potrójnie?
switch-win_triple_needs_none_off-yes = Tylko gdy przegrany nie ściągnął ani jednego pionka
switch-win_triple_needs_none_off-no = Zawsze, gdy przegrany ma pionek na bandzie albo w domu zwycięzcy
switch-assisted = Sprawdzanie ruchów
switch-assisted-yes = Dopuszcza tylko ruchy zgodne z zasadami
switch-assisted-no = Dopuszcza każdy ruch, jak na prawdziwej planszy
switch-bearoff_may_pass = Gdy wszystkie twoje pionki są w domu
switch-bearoff_may_pass-no = Musisz zagrać każdą liczbę, którą możesz
switch-bearoff_may_pass-yes = Liczbę możesz zostawić niewykorzystaną
switch-bearoff_six_needs_double_six = Ściąganie z pola 6
switch-bearoff_six_needs_double_six-no = Każdą szóstką
switch-bearoff_six_needs_double_six-yes = Tylko dwiema szóstkami
switch-bearoff_rule = Jak ściąga się pionek?
switch-bearoff_rule-any-sufficient = Każdą liczbą, która wystarcza do wyjścia
switch-bearoff_rule-exact-or-highest = Liczbą jego pola, a z najwyższego pola też większą
switch-setup = Ustawienie
switch-setup-standard = Zwykłe
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, po trzy pionki
switch-cube = Kostka dublująca
switch-cube-on = Gra się z nią
switch-cube-off = Gra się bez niej
switch-cube_limit = Podwaja się najwyżej do
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Gdy kostka dublująca jest na środku
switch-centred_cube-either = Obrócić może ją każdy gracz
switch-centred_cube-holland = Po partii Crawforda dopiero, gdy obaj gracze rzucili dwa razy
switch-crawford = Partia Crawforda
switch-crawford-yes = Jedna partia bez podwajania, gdy graczowi brakuje jednego punktu
switch-crawford-no = Bez partii Crawforda
switch-jacoby = Zasada Jacoby’ego
switch-jacoby-yes = Gammon i backgammon liczą się tylko po podwojeniu
switch-jacoby-no = Gammon i backgammon liczą się zawsze
switch-beavers = Beaver
switch-beavers-yes = Dozwolony
switch-beavers-no = Niedozwolony
switch-raccoons = Raccoon
switch-raccoons-yes = Dozwolony
switch-raccoons-no = Niedozwolony
switch-automatic_doubles = Ta sama liczba przy rzucie o rozpoczęcie
switch-automatic_doubles-0 = Rzuca się jeszcze raz
switch-automatic_doubles-1 = Stawka się podwaja, najwyżej raz
switch-automatic_doubles-2 = Stawka się podwaja, najwyżej dwa razy
switch-automatic_doubles-3 = Stawka się podwaja, najwyżej trzy razy

## Clauses
clause-aim = Doprowadź wszystkie swoje pionki do domu, a potem ściągnij je z planszy. Wygrywa gracz, któremu pierwszemu nie zostanie żaden.
clause-setup = Pionki obu graczy stoją jak w lustrze. Twoje pionki idą z domu przeciwnika dookoła planszy do twojego.
clause-forward = Pionki idą tylko w stronę domu, nigdy do tyłu.
clause-starter-high = Każdy gracz rzuca jedną kostką. Zaczyna ten, komu wypadła większa liczba.
clause-draw-first = Najpierw rzuca się o rozpoczęcie. Gdy obu wypadnie ta sama liczba, rzuca się jeszcze raz.
clause-first-throw-fresh = Zaczynający rzuca na pierwszy ruch od nowa obiema kostkami.
clause-first-throw-drawn = Obie kostki z rzutu o rozpoczęcie są pierwszym rzutem zaczynającego, więc nigdy nie jest to dublet.
clause-already-started = O rozpoczęcie rzuca się raz w każdej partii.
clause-throw-first = Gracze grają na zmianę. Kolejka zaczyna się od rzutu dwiema kostkami.
clause-dice-zone = Kostkami rzucasz na prawą połowę planszy, patrząc od siebie.
clause-choice-first = Jeśli możesz podwoić, zrób to przed rzutem.
clause-play-first = Zagraj swój rzut, zanim zrobisz cokolwiek innego.
clause-dice-only = Każdą liczbą przesuwasz jeden pionek o tyle pól. Tym samym pionkiem możesz zagrać kilka liczb po kolei; po każdej staje on na polu.
clause-no-checker = Możesz ruszać tylko własnymi pionkami.
clause-closed-point = Pole z dwoma lub więcej pionkami przeciwnika jest zablokowane: nie możesz na nim stanąć, nawet w środku dłuższego ruchu.
clause-self-hit = Jeśli mimo to postawisz pionek na zablokowanym polu, liczy się jako zbity i idzie na bandę, a liczba jest zagrana.
clause-hit = Jeśli staniesz na pojedynczym pionku przeciwnika, zbijasz go: idzie na bandę. Nie musisz zbijać, jeśli możesz ruszyć się inaczej.
clause-any-order = Liczby możesz zagrać w dowolnej kolejności.
clause-smaller-first = Mniejszą liczbę zawsze gra się przed większą.
clause-smaller-lost = Jeśli mniejszej liczby nie da się zagrać żadnym pionkiem, przepada i grasz tylko większą.
clause-must-move = Jeśli możesz się ruszyć, musisz.
clause-use-all = Musisz zagrać tyle liczb, na ile pozwalają zasady: obie, jeśli istnieje sposób, by zagrać obie.
clause-use-higher = Jeśli możesz zagrać każdą z liczb, ale nie obie, musisz zagrać większą.
clause-stop-at-home = Gdy masz wszystkie pionki w domu, nie musisz się ruszać: każdą liczbę możesz zostawić niewykorzystaną.
clause-doubles-four = Gdy wypadnie dublet, grasz tę liczbę cztery razy.
clause-partial-double = Z czterech kroków dubletu zagraj tyle, ile się da; reszta przepada.
clause-whole-double = Dublet gra się w całości, wszystkie cztery kroki, albo wcale. Wystarczy mniej, jeśli wcześniej ściągniesz ostatni pionek.
clause-enter-first = Pionek z bandy musi wejść pierwszy, w domu przeciwnika, na pole, które kostka odlicza od dalszej krawędzi. Dopóki nie wejdą wszystkie twoje pionki, nie możesz ruszyć niczym innym.
clause-enter-any = Możesz wejść dowolną z liczb; liczba, którą nie możesz wejść, przepada.
clause-smaller-enters = Jeśli masz pionek na bandzie i nie możesz wejść mniejszą liczbą, przepada cały rzut.
clause-home-first = Możesz zacząć ściągać, gdy wszystkie twoje pionki są w domu. Jeśli któryś zostanie zbity, ściągasz dalej, gdy wszystkie znów są w domu.
clause-exact-number = Pionek możesz ściągnąć tylko dokładną liczbą jego pola.
clause-highest-first = Pionek możesz ściągnąć liczbą jego pola, a z najwyższego zajętego pola także większą.
clause-rear-first = Możesz ściągać tylko z najwyższego zajętego pola, każdą liczbą, która wystarcza do wyjścia.
clause-any-sufficient = Każdy pionek możesz ściągnąć liczbą, która wystarcza do wyjścia.
clause-past-band = Nie możesz ściągnąć pionka, dopóki przeciwnik trzyma pole przed nim w twoim domu.
clause-double-six = Z pola 6 możesz ściągać tylko przy rzucie dwóch szóstek.
clause-inside-move = Zamiast ściągać, zawsze możesz ruszyć się w obrębie domu.
clause-win = Wygrywa gracz, który pierwszy ściągnie wszystkie swoje pionki.
clause-win-counts-one = Każda wygrana liczy się za jedną.
clause-win-kinds = Wygrana liczy się raz. Liczy się dwa razy, gdy przegrany nie ściągnął ani jednego pionka, a trzy razy, gdy ma ponadto pionek na bandzie albo w domu zwycięzcy.
clause-stalled = Po pięćdziesięciu kolejkach z rzędu bez żadnego ruchu jest remis.
clause-cube = Na początku kostka dublująca leży na środku i pokazuje 1. Każde podwojenie zwiększa wartość partii dwukrotnie.
clause-no-cube = Według tych zasad kostki dublującej używa się tylko w grze na stawkę lub na punkty. Gdy liczy się same partie, kostki dublującej nie ma.
clause-double-before-throw = Podwojenie możesz zaproponować przed własnym rzutem, ale nie przed pierwszym rzutem partii.
clause-answer-first = Przeciwnik przyjmuje podwojenie albo odmawia i przegrywa partię.
clause-nothing-offered = Przyjąć albo odmówić możesz tylko wtedy, gdy przeciwnik zaproponował podwojenie.
clause-cube-owner = Jeśli przyjmiesz podwojenie, kostka dublująca jest twoja i tylko ty możesz podwoić następnym razem.
clause-cube-limit = Kostka dublująca nie może przekroczyć swojej granicy.
clause-cube-dead = W meczu nie obraca się już kostki dublującej, która rozstrzyga mecz dla obu graczy.
clause-crawford = Pierwszą partię, w której któremuś z graczy brakuje jednego punktu, gra się bez podwajania.
clause-holland = Opcjonalnie: po tej partii kostkę dublującą na środku można obrócić dopiero, gdy obaj gracze rzucili dwa razy.
clause-jacoby = Poza meczem podwójna i potrójna wygrana liczą się jak pojedyncza, jeśli nie było podwojenia.
clause-beavers = Poza meczem na podwojenie możesz od razu odpowiedzieć podwojeniem i zatrzymać kostkę: to beaver.
clause-no-beaver = Beavera możesz dać tylko wtedy, gdy beavery uzgodniono, i tylko w odpowiedzi na podwojenie.
clause-no-raccoon = Raccoona możesz dać tylko wtedy, gdy raccoony uzgodniono, i tylko w odpowiedzi na beavera.
clause-automatic-doubles = Poza meczem ta sama liczba przy rzucie o rozpoczęcie podwaja stawkę, najwyżej tyle razy, ile uzgodniono.
clause-match-games = Umówcie się z góry, z ilu partii składa się mecz, na przykład do dwóch wygranych z trzech.
clause-match-points = Mecz wygrywa gracz, który pierwszy zdobędzie uzgodnioną liczbę punktów.
clause-no-resignation = Te zasady nie mówią, ile kosztuje poddanie partii.
clause-resignation = Możesz zaproponować, że poddasz partię jako pojedynczą, podwójną lub potrójną przegraną. Przeciwnik się zgadza albo odmawia.
clause-answer-resignation = Na propozycję poddania odpowiada się, zanim gra potoczy się dalej.
clause-correction = Możesz zażądać, by przeciwnik zagrał niedozwolony ruch od nowa tymi samymi kostkami.
clause-nothing-wrong = Ruch zgodny z zasadami zostaje.
clause-correct-before-throw = Możesz tego zażądać tylko do swojego rzutu.
clause-one-by-one = Gdzie dozwolony jest każdy ruch, przesuwasz pionki po jednym, a potem kończysz ruch.
clause-no-correction = Zakończony ruch zostaje.

## Why not
refusal-draw-first = Najpierw rzut o rozpoczęcie.
refusal-already-started = Partia już się zaczęła.
refusal-throw-first = Najpierw rzuć kostkami.
refusal-choice-first = Najpierw rzuć albo podwój.
refusal-play-first = Najpierw zagraj swój rzut.
refusal-dice-zone = Kostki nie zatrzymały się w prawej połowie planszy: rzuć obiema jeszcze raz.
refusal-forward = Nie możesz się cofnąć z pola { $from } na pole { $to }. Pionki idą tylko w stronę domu.
refusal-no-checker = { $place ->
    [bar] Nie masz pionka na bandzie.
   *[point] Nie masz pionka na polu { $point }.
}
refusal-dice-only = { $count ->
    [0] Nie masz już żadnej liczby do zagrania.
    [one] To ruch o { $distance }, a zostało ci { $dice }.
    [few] To ruch o { $distance }, a zostały ci { $dice }.
    [many] To ruch o { $distance }, a zostały ci { $dice }.
   *[other] To ruch o { $distance }, a zostały ci { $dice }.
}
refusal-closed-point = { $count ->
    [one] Pole { $point } jest zablokowane: przeciwnik ma tam { $count } pionek.
    [few] Pole { $point } jest zablokowane: przeciwnik ma tam { $count } pionki.
    [many] Pole { $point } jest zablokowane: przeciwnik ma tam { $count } pionków.
   *[other] Pole { $point } jest zablokowane: przeciwnik ma tam { $count } pionka.
}
refusal-smaller-first = Najpierw mniejsza liczba: zagraj { $die } przed { $larger }.
refusal-smaller-lost = Liczby { $die } nie dało się zagrać najpierw żadnym pionkiem, więc przepada.
refusal-must-move = { $possible ->
    [one] Możesz zagrać { $possible } liczbę, więc musisz.
    [few] Możesz zagrać { $possible } liczby, więc musisz.
    [many] Możesz zagrać { $possible } liczb, więc musisz.
   *[other] Możesz zagrać { $possible } liczby, więc musisz.
}
refusal-use-all = { $possible ->
    [one] Możesz zagrać { $possible } liczbę; tak wykorzystasz { $used }.
    [few] Możesz zagrać { $possible } liczby; tak wykorzystasz tylko { $used }. Znajdź ruch, który wykorzysta wszystkie.
    [many] Możesz zagrać { $possible } liczb; tak wykorzystasz tylko { $used }. Znajdź ruch, który wykorzysta wszystkie.
   *[other] Możesz zagrać { $possible } liczby; tak wykorzystasz tylko { $used }. Znajdź ruch, który wykorzysta wszystkie.
}
refusal-use-higher = Możesz zagrać tylko jedną liczbę, więc musi to być większa: { $die }.
refusal-whole-double = { $possible ->
    [one] Dublet gra się w całości, a możesz zrobić tylko { $possible } krok z { $needed }: rzut przepada.
    [few] Dublet gra się w całości, a możesz zrobić tylko { $possible } kroki z { $needed }: rzut przepada.
    [many] Dublet gra się w całości, a możesz zrobić tylko { $possible } kroków z { $needed }: rzut przepada.
   *[other] Dublet gra się w całości, a możesz zrobić tylko { $possible } kroku z { $needed }: rzut przepada.
}
refusal-enter-first = { $count ->
    [one] Masz na bandzie { $count } pionek: najpierw go wprowadź.
    [few] Masz na bandzie { $count } pionki: najpierw je wprowadź.
    [many] Masz na bandzie { $count } pionków: najpierw je wprowadź.
   *[other] Masz na bandzie { $count } pionka: najpierw je wprowadź.
}
refusal-smaller-enters = Liczbą { $die } twój pionek nie wejdzie, bo pole { $point } jest zablokowane: przepada cały rzut.
refusal-home-first = { $count ->
    [one] Jeszcze nie możesz ściągać: { $count } pionek nie jest w domu.
    [few] Jeszcze nie możesz ściągać: { $count } pionki nie są w domu.
    [many] Jeszcze nie możesz ściągać: { $count } pionków nie jest w domu.
   *[other] Jeszcze nie możesz ściągać: { $count } pionka nie jest w domu.
}
refusal-exact-number = Z pola { $point } możesz ściągać tylko liczbą { $point }; zostało ci { $dice }.
refusal-highest-first = Z pola { $point } możesz ściągać większą liczbą tylko wtedy, gdy nic za nim nie stoi; masz jeszcze pionki na polu { $highest }.
refusal-rear-first = Ściągaj najpierw od tyłu: masz jeszcze pionki na polu { $highest }.
refusal-past-band = { $count ->
    [one] Nie możesz ściągać z pola { $point }: przeciwnik ma { $count } pionek na polu { $band } przed nim.
    [few] Nie możesz ściągać z pola { $point }: przeciwnik ma { $count } pionki na polu { $band } przed nim.
    [many] Nie możesz ściągać z pola { $point }: przeciwnik ma { $count } pionków na polu { $band } przed nim.
   *[other] Nie możesz ściągać z pola { $point }: przeciwnik ma { $count } pionka na polu { $band } przed nim.
}
refusal-double-six = Z pola 6 możesz ściągać tylko rzutem dwóch szóstek; wypadło ci { $dice }.
refusal-no-cube = W tej partii nie ma kostki dublującej.
refusal-double-before-throw = Podwoić możesz tylko przed własnym rzutem i nie przed pierwszym rzutem partii.
refusal-answer-first = Najpierw odpowiedz na podwojenie do { $value }: przyjmij albo odmów.
refusal-nothing-offered = Nie ma propozycji, na którą można odpowiedzieć.
refusal-cube-owner = Kostka dublująca należy do przeciwnika i pokazuje { $value }.
refusal-cube-limit = Kostka dublująca pokazuje { $value } i wyżej nie idzie.
refusal-cube-dead = { $needed ->
    [one] Kostka dublująca na { $value } już rozstrzyga mecz: nikt nie potrzebuje więcej niż { $needed } punktu.
    [few] Kostka dublująca na { $value } już rozstrzyga mecz: nikt nie potrzebuje więcej niż { $needed } punktów.
    [many] Kostka dublująca na { $value } już rozstrzyga mecz: nikt nie potrzebuje więcej niż { $needed } punktów.
   *[other] Kostka dublująca na { $value } już rozstrzyga mecz: nikt nie potrzebuje więcej niż { $needed } punktu.
}
refusal-crawford = To partia Crawforda w meczu do { $number }: nie możesz podwoić.
refusal-holland = { $throws ->
    [one] Po partii Crawforda obaj gracze rzucają dwa razy, zanim ktoś podwoi; na razie był { $throws } rzut.
    [few] Po partii Crawforda obaj gracze rzucają dwa razy, zanim ktoś podwoi; na razie były { $throws } rzuty.
    [many] Po partii Crawforda obaj gracze rzucają dwa razy, zanim ktoś podwoi; na razie było { $throws } rzutów.
   *[other] Po partii Crawforda obaj gracze rzucają dwa razy, zanim ktoś podwoi; na razie było { $throws } rzutu.
}
refusal-no-beaver = Nie możesz tu dać beavera.
refusal-no-raccoon = Nie możesz tu dać raccoona.
refusal-no-resignation = Te zasady nie znają poddania pojedynczego, podwójnego ani potrójnego.
refusal-answer-resignation = Najpierw przyjmij albo odrzuć propozycję poddania.
refusal-one-by-one = Tutaj przesuwaj po jednym pionku.
refusal-no-correction = Zakończony ruch zostaje.
refusal-correct-before-throw = Błąd możesz zgłosić tylko przed własnym rzutem.
refusal-nothing-wrong = Ten ruch był zgodny z zasadami.

## How it ended
outcome-single = { $points ->
    [one] { $seat } ściąga ostatni pionek i zdobywa { $points } punkt.
    [few] { $seat } ściąga ostatni pionek i zdobywa { $points } punkty.
    [many] { $seat } ściąga ostatni pionek i zdobywa { $points } punktów.
   *[other] { $seat } ściąga ostatni pionek i zdobywa { $points } punktu.
}
outcome-double = { $points ->
    [one] { $seat } wygrywa podwójnie, za { $points } punkt: przeciwnik nic nie ściągnął.
    [few] { $seat } wygrywa podwójnie, za { $points } punkty: przeciwnik nic nie ściągnął.
    [many] { $seat } wygrywa podwójnie, za { $points } punktów: przeciwnik nic nie ściągnął.
   *[other] { $seat } wygrywa podwójnie, za { $points } punktu: przeciwnik nic nie ściągnął.
}
outcome-triple = { $points ->
    [one] { $seat } wygrywa potrójnie, za { $points } punkt: przeciwnik ma jeszcze pionek na bandzie albo w domu zwycięzcy.
    [few] { $seat } wygrywa potrójnie, za { $points } punkty: przeciwnik ma jeszcze pionek na bandzie albo w domu zwycięzcy.
    [many] { $seat } wygrywa potrójnie, za { $points } punktów: przeciwnik ma jeszcze pionek na bandzie albo w domu zwycięzcy.
   *[other] { $seat } wygrywa potrójnie, za { $points } punktu: przeciwnik ma jeszcze pionek na bandzie albo w domu zwycięzcy.
}
outcome-gammon = { $points ->
    [one] { $seat } wygrywa gammonem, za { $points } punkt: przeciwnik nic nie ściągnął.
    [few] { $seat } wygrywa gammonem, za { $points } punkty: przeciwnik nic nie ściągnął.
    [many] { $seat } wygrywa gammonem, za { $points } punktów: przeciwnik nic nie ściągnął.
   *[other] { $seat } wygrywa gammonem, za { $points } punktu: przeciwnik nic nie ściągnął.
}
outcome-backgammon = { $points ->
    [one] { $seat } wygrywa backgammonem, za { $points } punkt: przeciwnik ma jeszcze pionek na bandzie albo w domu zwycięzcy.
    [few] { $seat } wygrywa backgammonem, za { $points } punkty: przeciwnik ma jeszcze pionek na bandzie albo w domu zwycięzcy.
    [many] { $seat } wygrywa backgammonem, za { $points } punktów: przeciwnik ma jeszcze pionek na bandzie albo w domu zwycięzcy.
   *[other] { $seat } wygrywa backgammonem, za { $points } punktu: przeciwnik ma jeszcze pionek na bandzie albo w domu zwycięzcy.
}
outcome-dropped = { $points ->
    [one] { $seat } zdobywa { $points } punkt: przeciwnik odrzucił podwojenie.
    [few] { $seat } zdobywa { $points } punkty: przeciwnik odrzucił podwojenie.
    [many] { $seat } zdobywa { $points } punktów: przeciwnik odrzucił podwojenie.
   *[other] { $seat } zdobywa { $points } punktu: przeciwnik odrzucił podwojenie.
}
outcome-conceded = { $points ->
    [one] { $seat } zdobywa { $points } punkt: przeciwnik poddał partię.
    [few] { $seat } zdobywa { $points } punkty: przeciwnik poddał partię.
    [many] { $seat } zdobywa { $points } punktów: przeciwnik poddał partię.
   *[other] { $seat } zdobywa { $points } punktu: przeciwnik poddał partię.
}
outcome-stalled = Remis: od dawna nikt się nie ruszył.

## Levels
level-beginner = Początkujący
level-beginner-about = Gra pierwszy ruch, jaki zobaczy, i zostawia pionki na zbicie.
level-casual = Niedzielny gracz
level-casual-about = Trzyma pionki razem i zbija, kiedy może.
level-steady = Solidny gracz
level-steady-about = Zajmuje pola, liczy pipsy i podwaja, gdy wyraźnie prowadzi.
level-expert = Ekspert
level-expert-about = Liczy jeden rzut naprzód i rzadko się myli.
level-master = Mistrz
level-master-about = Liczy dwa rzuty naprzód. Klasa światowa.

## On the table
look-home-right = Dom po prawej
look-home-left = Dom po lewej
look-blue-right = { look-home-right }, niebieskie sukno
look-blue-left = { look-home-left }, niebieskie sukno
look-wine-right = { look-home-right }, bordowe sukno
look-wine-left = { look-home-left }, bordowe sukno

scene-title = Plansza do backgammona
scene-view = { $seat ->
    [first] { $home ->
        [left] Pola liczy się od domu Jasnego, na dole po lewej.
       *[right] Pola liczy się od domu Jasnego, na dole po prawej.
    }
   *[second] { $home ->
        [left] Pola liczy się od domu Ciemnego, na dole po lewej.
       *[right] Pola liczy się od domu Ciemnego, na dole po prawej.
    }
}
scene-points = { $seat ->
    [first] Jasny ma pionki na { $points }.
   *[second] Ciemny ma pionki na { $points }.
}
scene-no-points = { $seat ->
    [first] Jasny nie ma pionków na żadnym polu.
   *[second] Ciemny nie ma pionków na żadnym polu.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] Na bandzie jest { $count } jasny pionek.
        [few] Na bandzie są { $count } jasne pionki.
        [many] Na bandzie jest { $count } jasnych pionków.
       *[other] Na bandzie jest { $count } jasnego pionka.
    }
   *[second] { $count ->
        [one] Na bandzie jest { $count } ciemny pionek.
        [few] Na bandzie są { $count } ciemne pionki.
        [many] Na bandzie jest { $count } ciemnych pionków.
       *[other] Na bandzie jest { $count } ciemnego pionka.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] Ściągnięto { $count } jasny pionek.
        [few] Ściągnięto { $count } jasne pionki.
        [many] Ściągnięto { $count } jasnych pionków.
       *[other] Ściągnięto { $count } jasnego pionka.
    }
   *[second] { $count ->
        [one] Ściągnięto { $count } ciemny pionek.
        [few] Ściągnięto { $count } ciemne pionki.
        [many] Ściągnięto { $count } ciemnych pionków.
       *[other] Ściągnięto { $count } ciemnego pionka.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Jasnemu zostało do przejścia { $count } pips.
        [few] Jasnemu zostały do przejścia { $count } pipsy.
        [many] Jasnemu zostało do przejścia { $count } pipsów.
       *[other] Jasnemu zostało do przejścia { $count } pipsa.
    }
   *[second] { $count ->
        [one] Ciemnemu zostało do przejścia { $count } pips.
        [few] Ciemnemu zostały do przejścia { $count } pipsy.
        [many] Ciemnemu zostało do przejścia { $count } pipsów.
       *[other] Ciemnemu zostało do przejścia { $count } pipsa.
    }
}
scene-dice = { $count ->
    [one] Do zagrania została liczba { $dice }.
    [few] Do zagrania zostały liczby { $dice }.
    [many] Do zagrania zostały liczby { $dice }.
   *[other] Do zagrania zostały liczby { $dice }.
}
scene-cube = { $owner ->
    [first] Kostkę dublującą ma Jasny, pokazuje { $value }.
    [second] Kostkę dublującą ma Ciemny, pokazuje { $value }.
   *[nobody] Kostka dublująca leży na środku, pokazuje { $value }.
}
scene-away = Brakujące punkty: Jasny { $first }, Ciemny { $second }.
scene-crawford = To partia Crawforda, bez podwajania.
scene-due-draw = Każdy gracz rzuca jedną kostką o to, kto zaczyna.
scene-due-choice = { $seat ->
    [first] Kolej Jasnego, przed rzutem.
   *[second] Kolej Ciemnego, przed rzutem.
}
scene-due-throw = { $seat ->
    [first] Teraz rzuca Jasny.
   *[second] Teraz rzuca Ciemny.
}
scene-due-play = { $seat ->
    [first] Ruch ma Jasny.
   *[second] Ruch ma Ciemny.
}
scene-due-offered = { $seat ->
    [first] Jasny dostaje propozycję podwojenia do { $value }: przyjmuje albo odmawia.
   *[second] Ciemny dostaje propozycję podwojenia do { $value }: przyjmuje albo odmawia.
}
scene-due-beavered = { $seat ->
    [first] Jasny dostaje w odpowiedzi beavera: kostka pokazałaby { $value }.
   *[second] Ciemny dostaje w odpowiedzi beavera: kostka pokazałaby { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Jasny dostaje w odpowiedzi raccoona: kostka pokazałaby { $value }.
   *[second] Ciemny dostaje w odpowiedzi raccoona: kostka pokazałaby { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Ciemny proponuje poddać partię jako pojedynczą przegraną; Jasny odpowiada.
       *[second] Jasny proponuje poddać partię jako pojedynczą przegraną; Ciemny odpowiada.
    }
    [2] { $seat ->
        [first] Ciemny proponuje poddać partię jako podwójną przegraną; Jasny odpowiada.
       *[second] Jasny proponuje poddać partię jako podwójną przegraną; Ciemny odpowiada.
    }
   *[3] { $seat ->
        [first] Ciemny proponuje poddać partię jako potrójną przegraną; Jasny odpowiada.
       *[second] Jasny proponuje poddać partię jako potrójną przegraną; Ciemny odpowiada.
    }
}
scene-due-over = Partia się skończyła.

scene-point = { $holder ->
    [first] { $count ->
        [one] Pole { $point }: { $count } jasny pionek
        [few] Pole { $point }: { $count } jasne pionki
        [many] Pole { $point }: { $count } jasnych pionków
       *[other] Pole { $point }: { $count } jasnego pionka
    }
    [second] { $count ->
        [one] Pole { $point }: { $count } ciemny pionek
        [few] Pole { $point }: { $count } ciemne pionki
        [many] Pole { $point }: { $count } ciemnych pionków
       *[other] Pole { $point }: { $count } ciemnego pionka
    }
   *[nobody] Pole { $point }: puste
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Banda: bez jasnych pionków
        [one] Banda: { $count } jasny pionek
        [few] Banda: { $count } jasne pionki
        [many] Banda: { $count } jasnych pionków
       *[other] Banda: { $count } jasnego pionka
    }
   *[second] { $count ->
        [0] Banda: bez ciemnych pionków
        [one] Banda: { $count } ciemny pionek
        [few] Banda: { $count } ciemne pionki
        [many] Banda: { $count } ciemnych pionków
       *[other] Banda: { $count } ciemnego pionka
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Przegródka: brak ściągniętych jasnych pionków
        [one] Przegródka: { $count } ściągnięty jasny pionek
        [few] Przegródka: { $count } ściągnięte jasne pionki
        [many] Przegródka: { $count } ściągniętych jasnych pionków
       *[other] Przegródka: { $count } ściągniętego jasnego pionka
    }
   *[second] { $count ->
        [0] Przegródka: brak ściągniętych ciemnych pionków
        [one] Przegródka: { $count } ściągnięty ciemny pionek
        [few] Przegródka: { $count } ściągnięte ciemne pionki
        [many] Przegródka: { $count } ściągniętych ciemnych pionków
       *[other] Przegródka: { $count } ściągniętego ciemnego pionka
    }
}
scene-die = { $state ->
    [used] Kostka: { $number }, zagrana
   *[left] Kostka: { $number }
}
scene-no-die = Kostki, jeszcze nie rzucone
scene-face = { $seat ->
    [first] Jasny wyrzuca { $number }
    [second] Ciemny wyrzuca { $number }
   *[nobody] Kostka pokazuje { $number }
}

## What a hand may say
act-throw = Rzuć
act-double = Podwój do { $value }
act-take = Przyjmij { $value }
act-drop = Odmów
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Przyjmij
act-decline = Odmów
act-correct = Zgłoś błąd
act-check = Czy to było zgodne z zasadami?
act-done = Zakończ ruch
act-resign = { $kind ->
    [1] Poddaj: pojedyncza przegrana
    [2] Poddaj: podwójna przegrana
   *[3] Poddaj: potrójna przegrana
}
act-stop = Zakończ ruch tutaj
act-pass = Nie wykonuj ruchu
act-no-move = Brak ruchu: zakończ
act-forced = Wymuszony ruch: { $play }

## What happened
told-start = { $seat ->
    [first] Rzut o rozpoczęcie: Jasny { $first }, Ciemny { $second }. Zaczyna Jasny.
    [second] Rzut o rozpoczęcie: Jasny { $first }, Ciemny { $second }. Zaczyna Ciemny.
   *[nobody] Rzut o rozpoczęcie: po { $first }. Trzeba rzucić jeszcze raz.
}
told-roll = { $seat ->
    [first] Jasny wyrzuca { $dice }
   *[second] Ciemny wyrzuca { $dice }
}
told-play = { $seat ->
    [first] Jasny: { $play }
   *[second] Ciemny: { $play }
}
told-self-hit = { $seat ->
    [first] Jasny: { $play }, na zablokowane pole; pionek idzie na bandę
   *[second] Ciemny: { $play }, na zablokowane pole; pionek idzie na bandę
}
told-no-move = { $seat ->
    [first] Jasny nie może się ruszyć
   *[second] Ciemny nie może się ruszyć
}
told-pass = { $seat ->
    [first] Jasny nie wykonuje ruchu
   *[second] Ciemny nie wykonuje ruchu
}
told-done = { $seat ->
    [first] Jasny kończy ruch
   *[second] Ciemny kończy ruch
}
told-throw = { $seat ->
    [first] Jasny bierze kostki
   *[second] Ciemny bierze kostki
}
told-double = { $seat ->
    [first] Jasny podwaja do { $value }
   *[second] Ciemny podwaja do { $value }
}
told-take = { $seat ->
    [first] Jasny przyjmuje { $value }
   *[second] Ciemny przyjmuje { $value }
}
told-drop = { $seat ->
    [first] Jasny odrzuca podwojenie
   *[second] Ciemny odrzuca podwojenie
}
told-beaver = { $seat ->
    [first] Jasny: beaver do { $value }
   *[second] Ciemny: beaver do { $value }
}
told-raccoon = { $seat ->
    [first] Jasny: raccoon do { $value }
   *[second] Ciemny: raccoon do { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Jasny proponuje poddać partię jako pojedynczą przegraną
       *[second] Ciemny proponuje poddać partię jako pojedynczą przegraną
    }
    [2] { $seat ->
        [first] Jasny proponuje poddać partię jako podwójną przegraną
       *[second] Ciemny proponuje poddać partię jako podwójną przegraną
    }
   *[3] { $seat ->
        [first] Jasny proponuje poddać partię jako potrójną przegraną
       *[second] Ciemny proponuje poddać partię jako potrójną przegraną
    }
}
told-accept-loss = { $seat ->
    [first] Jasny przyjmuje propozycję
   *[second] Ciemny przyjmuje propozycję
}
told-decline-loss = { $seat ->
    [first] Jasny odrzuca propozycję
   *[second] Ciemny odrzuca propozycję
}
told-correct = { $seat ->
    [first] Jasny zgłasza błąd: ruch gra się od nowa
   *[second] Ciemny zgłasza błąd: ruch gra się od nowa
}

## The rule book's chapters
chapter-setup = Cel i kierunek
chapter-begin = Kto zaczyna
chapter-dice = Rzuty i ruchy
chapter-points = Pola i zbijanie
chapter-bar = Wejście z bandy
chapter-bearing-off = Ściąganie
chapter-winning = Wygrana
chapter-cube = Kostka dublująca
chapter-errors = Błędy i poddanie partii

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Zajmij pole
lesson-make-a-point-task = Wypadło ci 3 i 1. Postaw dwa pionki razem na swoim polu 5.
lesson-make-a-point-done = Dwa pionki na jednym polu są bezpieczne i blokują je przeciwnikowi.
lesson-run = Ucieczka
lesson-run-task = Wypadło ci 6 i 5. Przeprowadź jeden z tylnych pionków w bezpieczne miejsce, na swoje pole 13.
lesson-run-done = Jednym pionkiem możesz zagrać obie liczby, jedną po drugiej.
lesson-hit = Zbijanie
lesson-hit-task = Na twoim polu 4 stoi pojedynczy pionek przeciwnika. Zbij go i zajmij to pole.
lesson-hit-done = Zbity pionek zaczyna od nowa z bandy.
lesson-closed = Zablokowane pola
lesson-closed-task = Wypadły ci dwie piątki. Twoje tylne pionki są zablokowane: zajmij swoje pole 3 z pola 13 i z pola 8.
lesson-closed-done = Nie możesz stanąć na polu z dwoma lub więcej pionkami przeciwnika.
lesson-enter = Z bandy
lesson-enter-task = Wypadło ci 6 i 4, a jeden twój pionek jest na bandzie. Wprowadź go, a potem rusz drugim tylnym pionkiem.
lesson-enter-done = Pionek z bandy wchodzi, zanim ruszy się cokolwiek innego.
lesson-use-both = Jedna albo druga
lesson-use-both-task = Wypadło ci 6 i 5. Możesz zagrać każdą z liczb, ale nie obie. Zagraj tę, którą musisz.
lesson-use-both-done = Jeśli możesz zagrać tylko jedną z dwóch liczb, musi to być większa.
lesson-doubles = Dublet
lesson-doubles-task = Wypadły ci dwie trójki, więc ruszasz cztery razy. Zajmij swoje pole 5 i swoje pole 3.
lesson-doubles-done = Gdy wypadnie ci dublet, grasz tę liczbę cztery razy.
lesson-bear-off = Ściąganie
lesson-bear-off-task = Wszystkie twoje pionki są w domu. Wypadło ci 5 i 2: ściągnij dwa pionki.
lesson-bear-off-done = Każdą liczbą ściągasz pionek z pola o tym samym numerze.
lesson-bear-off-high = Za duża liczba
lesson-bear-off-high-task = Wypadło ci 6 i 4, ale tak daleko z tyłu nie masz już pionków. Mimo to ściągnij dwa pionki.
lesson-bear-off-high-done = Liczbą większą niż twoje najwyższe zajęte pole ściągasz pionek z tego pola.
lesson-double = Kostka dublująca
lesson-double-task = Wyraźnie prowadzisz. Zanim rzucisz, podwój.
lesson-double-done = Przeciwnik przyjmuje i gra dalej o dwa razy więcej albo odmawia i przegrywa dotychczasową stawkę.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Wygrywa w { $win }% partii.
    [double] Wygrywa w { $win }% partii ({ $wins-double }% podwójnie, { $wins-triple }% potrójnie), przegrywa w { $loss }% ({ $loses-double }% podwójnie, { $loses-triple }% potrójnie).
   *[gammon] Wygrywa w { $win }% partii ({ $wins-double }% gammonów, { $wins-triple }% backgammonów), przegrywa w { $loss }% ({ $loses-double }% gammonów, { $loses-triple }% backgammonów).
}
mistake-cost = Oddaje { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punktu.
mistake-given = { $what ->
    [shots] Pionek zbija { $played } z 36 rzutów zamiast { $best }.
    [cashed] Teraz przeciwnik może podwoić i od razu wygrać.
    [doubled] Teraz przeciwnik ma dobre podwojenie.
    [wins] Wygrywa w { $played }% partii zamiast w { $best }%.
    [gammons-won] Wygrywa podwójnie w { $played }% partii zamiast w { $best }%.
   *[gammons-lost] Przegrywa podwójnie w { $played }% partii zamiast w { $best }%.
}
mistake-cube = { $why ->
    [too-early] Podwojenie przyszło za wcześnie.
    [too-good] Pozycja jest za dobra, by podwajać: dalsza gra jest warta więcej.
    [double] To był moment, by podwoić.
    [take] To należy przyjąć.
    [drop] To należy odrzucić.
   *[beaver] Właściwą odpowiedzią był beaver.
}
tally-errors = Decyzje: { $decisions }. Stracono: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } punktu, wskaźnik błędów { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (tysięcznych punktu na decyzję).
tally-luck = Szczęście: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punktu.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Rzuć: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Podwój: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Przyjmij: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Odmów: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Rzuć kostkami albo najpierw podwój, jeśli wyraźnie prowadzisz.
    [answer] Przeciwnik podwaja: przyjmij i graj o dwa razy więcej albo odmów i strać obecną stawkę.
    [bar] Twój pionek jest na bandzie: najpierw wprowadź go do gry.
    [off] Wszystkie twoje pionki są w domu: ściągaj je.
    [move] Obiema liczbami prowadź pionki do domu. Dwa lub więcej na jednym polu są bezpieczne.
    [race] Żadnego pionka nie można już zbić: jak najszybciej doprowadź wszystkie do domu, a potem je ściągnij.
   *[other] Wybierz przycisk pod planszą.
}
guide-why = { $why ->
    [hits] Zbijasz pionek: musi zacząć od nowa z bandy.
    [off] Ściągasz pionki z planszy.
    [point] Zajmujesz pole: pionki stojące razem są bezpieczne i blokują przeciwnika.
    [safe] Zostawiasz mniej pojedynczych pionków.
    [runs] Wyprowadzasz w drogę tylny pionek.
    [past] Twoje ostatnie pionki mijają pionki przeciwnika: nic już nie można zbić.
    [race] Tak marnujesz najmniej pipsów.
    [pass] Nie możesz się ruszyć.
    [double] Twoja przewaga wystarcza, by podwoić.
    [take] Wygrasz dość często, by grać dalej.
    [drop] Przegrasz zbyt często.
    [throw] Twoja przewaga jest za mała, by podwoić.
   *[other] Daje ci najlepsze szanse.
}
character-beginner = Pip
character-casual = Solo
character-steady = Kotwica
character-expert = Mur
character-master = Wyrocznia
clause-fifteen = Każdy gracz ma piętnaście pionków.
clause-three-checkers = Każdy gracz ma trzy pionki.
clause-jump = Twoje pionki mogą po drodze mijać wszystkie inne, także zablokowane pola.
clause-white-starts = Kostka decyduje, kto gra jasnymi pionkami (białymi), a kto ciemnymi. Białe zaczynają.
clause-higher-takes-white = Każdy gracz rzuca jedną kostką. Kto wyrzuci więcej, gra białymi.
clause-dice-flat = Kostki, które nie leżą tam płasko, nie liczą się: rzuć obiema jeszcze raz.
clause-call-first = Jeśli chcesz zgłosić błąd, zrób to przed swoim rzutem.
clause-closed-by-three = Pole z trzema lub więcej pionkami przeciwnika jest zablokowane: nie możesz na nim stanąć, nawet po drodze. Na polu z dwoma mogą stać pionki obu graczy; zbija się tylko pionek, który stoi sam.
clause-bridge = Kilka zablokowanych pól z rzędu tworzy most. Pionek przejdzie przez niego tylko liczbą, która sięga za most.
clause-several-hits = W jednym ruchu możesz zbić kilka pionków, przy dublecie nawet cztery.
clause-stacking = Na jednym polu może stać dowolnie wiele twoich pionków.
clause-no-pass = Przy ściąganiu możesz do woli ruszać się w domu albo ściągać. Ale liczbę, którą możesz zagrać, musisz zagrać.
clause-may-leave-unused = Gdy wszystkie twoje pionki są w domu, możesz zrezygnować z zagrania liczby.
clause-any-six = Z pola 6 możesz ściągać każdą szóstką.
clause-win-kinds-far-back = Wygrana liczy się raz. Liczy się dwa razy, gdy przegrany nie ściągnął żadnego pionka, a trzy razy, gdy ma pionek na bandzie albo w domu zwycięzcy, nawet jeśli inne już ściągnął.
clause-win-kinds-single = Wygrana liczy się raz. Liczy się trzy razy, gdy przegrany nie ściągnął żadnego pionka i ma jeden na bandzie albo w domu zwycięzcy.
clause-win-kinds-letter = Wygrana liczy się raz, nawet gdy wszystkie pionki przegranego są jeszcze na planszy. Liczy się trzy razy, gdy jeden z nich jest na bandzie albo w domu zwycięzcy.
clause-win-named = Wygrana jest pojedyncza, gdy przegrany ściągnął pionek; jest gammonem, gdy nie ściągnął żadnego, a backgammonem, gdy ponadto ma pionek na bandzie albo w domu zwycięzcy.
clause-win-values = Gammon liczy się dwa razy, backgammon trzy razy.
clause-without-cube = W tej grze nie ma kostki dublującej.
clause-cube-single-game = W meczu, w którym liczą się partie, każda partia liczy się raz i nie ma kostki dublującej.
clause-cube-faces = Pierwsze podwojenie obraca kostkę na 2. Kto je przyjął, może później obrócić ją na 4, potem drugi gracz na 8 i tak dalej na zmianę.
clause-drop-price = Jeśli odmówisz, przegrywasz tyle, ile partia była warta przed podwojeniem, jako pojedynczą przegraną.
clause-cube-times-kind = Kostka mnoży wartość rodzaju wygranej: przy 8 potrójna wygrana liczy się za 24.
clause-nothing-resigned = Przyjąć lub odmówić możesz tylko wtedy, gdy przeciwnik zaproponował, że się podda.
refusal-call-first = Najpierw rzuć albo zgłoś błąd.
refusal-closed-by-three = { $count ->
    [one] Pole { $point } jest zablokowane: przeciwnik ma tam { $count } pionek.
    [few] Pole { $point } jest zablokowane: przeciwnik ma tam { $count } pionki.
    [many] Pole { $point } jest zablokowane: przeciwnik ma tam { $count } pionków.
   *[other] Pole { $point } jest zablokowane: przeciwnik ma tam { $count } pionka.
}
refusal-without-cube = W tej grze nie ma kostki dublującej.
refusal-cube-single-game = W meczu, w którym liczą się partie, nie ma kostki dublującej.
refusal-nothing-resigned = Nikt nie zaproponował poddania.
told-start-white = Rzut o rozpoczęcie: { $high } do { $low }. Kto wyrzucił { $high }, gra jasnymi i zaczyna.
told-start-tie = Rzut o rozpoczęcie: { $high } do { $low }. Jeszcze raz.
scene-point-shared = Pole { $point }: jasne { $first }, ciemne { $second }
switch-block_min = Kiedy pole jest zablokowane?
switch-block_min-2 = Gdy stoją na nim dwa pionki przeciwnika
switch-block_min-3 = Dopiero przy trzech lub więcej
switch-win_none_off = A jeśli przegrany nic nie ściągnął?
switch-win_none_off-double = Wygrana liczy się dwa razy
switch-win_none_off-single = Wygrana liczy się raz
switch-stake-note = Kostka dublująca jest do pojedynczych partii: w meczu do dwóch lub więcej wygranych każda partia liczy się raz, bez względu na stawkę.
box-says-more-than-two-note = Według tego zdania dwa pionki ani nie zostawiałyby pola wolnego, ani go nie blokowały, więc gramy tak, że blokują dwa, jak mówią niektóre języki instrukcji. Możesz to zmienić na trzy: tak gra „Dokładnie jak w druku”.
box-says-games-note = Niemiecka strona z tego samego pudełka to inna gra: wybierz dla niej „{ box-says-smaller }”.
box-says-smaller-note = To niemiecka strona z tego pudełka. Inne języki opisują inną grę: wybierz dla niej „{ box-says-games }”.
box-says-correction-note = Błędy można zgłaszać tam, gdzie pionki przesuwa się swobodnie; zwykle możliwe są tylko prawidłowe ruchy.
origin-setup = Wydrukowane jako rysunek.
origin-case-white-starts = Grecki tekst pomija, że białe zaczynają.
origin-higher-takes-white = Instrukcje nie mówią, która liczba daje białe. Większa, jak wszędzie indziej.
origin-draw-first = O równych liczbach nic nie napisano; nie mogą rozstrzygnąć, więc rzuca się jeszcze raz.
origin-collection-draw-first = Przy równych liczbach rzuca się tak długo, aż będą różne.
origin-tournament-draw-first = Przy równych liczbach rzuca się jeszcze raz.
origin-best-of-first-throw-fresh = Instrukcja mówi tylko, kto rusza się pierwszy i że rzuca się na zmianę; dlatego zaczynający rzuca obiema kostkami.
origin-collection-dice-flat = Instrukcja mówi tylko, gdzie rzucać.
origin-case-closed-point = Większość języków mówi „więcej niż dwa”, ale zbija się tylko samotny pionek, więc dwa ani nie zostawiałyby pola wolnego, ani go nie blokowały. Włoski i estoński mówią: dwa lub więcej, a angielski jedno i drugie. Gramy: dwa. Dosłowny wariant można wybrać w ustawieniach.
origin-case-closed-by-three = Tak jest dosłownie: pole blokuje „więcej niż dwa”, a zbija się tylko samotny pionek, więc pole z dwoma jest wspólne.
origin-best-of-closed-point = Tak mówią angielski, francuski i włoski. Hiszpański, portugalski i polski mówią to tylko o wejściu z bandy.
origin-collection-closed-point = Angielski, włoski, duński i rosyjski tekst brzmią tak, jakby po drodze zatrzymywał już jeden pionek przeciwnika. Niemiecki, francuski i hiszpański są jasne: dwa lub więcej.
origin-case-self-hit = Czeski, słowacki i węgierski tekst zgubiły tę zasadę i powtarzają, jak się zbija.
origin-case-hit = Niektóre języki zapominają dodać, że zbijany pionek musi stać sam.
origin-best-of-hit = Polski tekst zapomina dodać, że zbijany pionek musi stać sam.
origin-case-stacking = Instrukcje nie podają żadnej granicy.
origin-several-hits = Instrukcja milczy; każde zbicie wynika z powyższej zasady.
origin-small-first-several-hits = Wynika to z przykładu rzutu, który trafia na jednej z trzech odległości.
origin-case-several-hits = Turecki tekst mówi o dwóch szóstkach; chodzi o każdy dublet.
origin-case-must-move = Gramy jak w niemieckim i większości języków. Francuski robi obowiązek z bicia, rosyjski, ukraiński i turecki odwracają zasadę, a węgierski zgubił „nie”.
origin-best-of-must-move = Instrukcja nie mówi tego ogólnie; jej zasada o większej liczbie z tego wychodzi.
origin-best-of-use-all = Instrukcja tego nie mówi; jej zasada o większej liczbie z tego wychodzi.
origin-small-first-use-all = Instrukcja tego nie mówi; gramy jak zwykle.
origin-best-of-use-higher = Francuski i polski brzmią tak, jakby można było wybrać zagranie tylko jednej liczby; hiszpański, oryginał, nie.
origin-case-use-higher = Chorwacki tekst mówi o jednym pionku zamiast o jednej liczbie.
origin-case-stop-at-home = W niektórych językach obowiązek kończy się, gdy w domu są pionki któregokolwiek gracza, w arabskim, gdy wszystkich. Gramy: twoje własne.
origin-no-pass = Tekst mówi, że ściąganie nie jest obowiązkiem, a inny ruch też nie. Rozumiemy to jako wolny wybór między nimi, bo zaraz potem znów obowiązują zwykłe zasady. Rezygnację z liczby można włączyć w ustawieniach.
origin-may-leave-unused = Tak jest dosłownie: ani ściąganie, ani inny ruch nie jest obowiązkiem. W polskim tekście jest tylko połowa.
origin-case-doubles-four = Niektóre języki mnożą cały rzut przez cztery albo mówią o czterech kostkach. Przykład w tym samym tekście pokazuje cztery pojedyncze kroki.
origin-best-of-doubles-four = Angielski przykład przechodzi w następny; chodzi o cztery kroki.
origin-best-of-partial-double = Instrukcja milczy; gramy jak zwykle.
origin-collection-partial-double = Instrukcja milczy; wynika to z obowiązku ruchu.
origin-case-partial-double = Turecki tekst każe cofnąć możliwe ruchy, a arabski zostawia je do wyboru; we wszystkich innych są obowiązkiem.
origin-whole-double = W przykładzie przepada dublet, z którego możliwe są dwa kroki. Przy trzech czytamy to tak samo.
origin-case-enter-first = Instrukcje mówią tylko, że najpierw wracają wszystkie pionki. Gdzie i jak – jak zwykle.
origin-best-of-enter-first = Francuski tekst uzależnia to od możliwości wejścia; pozostałe nie.
origin-case-enter-any = Instrukcje tego nie mówią; jak zwykle.
origin-smaller-lost = Instrukcja odbiera cały rzut tylko temu, kto jest na bandzie. Nie rozszerzamy tego: większą liczbę gra się samą.
origin-case-home-first = Czeski, słowacki, słoweński i arabski po zbiciu wstrzymują rzucanie kostkami, a chorwacki ściąga na pozycję początkową. Chodzi o ściąganie z planszy.
origin-case-exact-number = Szwedzki tekst wymaga liczby „parzystej”, turecki pomija „dokładnie”. We wszystkich innych: dokładnie.
origin-best-of-highest-first = Portugalski tekst zawsze bierze najdalszy pionek; pozostałe tylko na to pozwalają.
origin-best-of-inside-move = Francuski przykład prowadzi na niewłaściwe pole.
origin-collection-any-sufficient = Francuski tekst chce, by liczba sięgała „tuż za” krawędź, czyli dokładnie. Pozostałym dziewięciu językom wystarczy, że sięga, a o pionkach z tyłu nic nie mówią.
origin-collection-highest-first = Nie ma tego w instrukcji: dzisiejsza zwykła zasada, tak jak uzgodniono.
origin-rear-first = Kolejność jest wydrukowana; że liczba może być większa od pola, wynika z przekraczania krawędzi.
origin-any-six = Niemiecki tekst wymaga dwóch szóstek, co przeczy jego własnej zasadzie ściągania i wygląda na błąd w druku. Gramy każdą szóstką. Dosłowny wariant można wybrać w ustawieniach.
origin-double-six = Tak brzmi dosłownie niemiecki tekst.
origin-case-win = Grecki tekst najpierw wymienia tego, kto pierwszy jest w domu, arabski tego, kto zaczyna ściągać. Dalej oba zgadzają się z pozostałymi.
origin-case-win-kinds = Do potrójnej wygranej instrukcje wymagają tylko pionka na bandzie albo w domu zwycięzcy. Przegrany, który coś ściągnął, przegrałby wtedy i pojedynczo, i potrójnie; wymagamy, by nic nie ściągnął. Dosłowny wariant można wybrać w ustawieniach. Duński tekst określa podwójną wygraną tak jak pojedynczą.
origin-case-win-kinds-far-back = Tak jest dosłownie: instrukcje nie wymagają, by nic nie było ściągnięte.
origin-small-first-win-kinds = W tekście brakuje linijki: zapowiada trzy rodzaje, a wygraną z kimś, kto ma wszystkie pionki na planszy, nazywa pojedynczą, choć wszędzie indziej jest podwójna. Uzupełniamy ją z innych instrukcji. Dosłowny wariant można wybrać w ustawieniach.
origin-small-first-win-kinds-far-back = Dosłownie w połowie: potrójna wygrana jak w druku, podwójna z innych instrukcji.
origin-small-first-win-kinds-single = Dosłownie w połowie: bez podwójnej wygranej, jak w druku; potrójna, gdy nic nie jest ściągnięte.
origin-small-first-win-kinds-letter = Tyle zostało z tekstu, w którym brakuje linijki.
origin-win-values = Instrukcja wymienia gammona i backgammona, ale nie podaje liczb.
origin-stalled = Nasza zasada: inaczej można by grać bez końca. Zremisowana partia liczy się w meczu, więc mecz do dwóch wygranych może skończyć się remisem.
origin-without-cube = Instrukcja nie wspomina o żadnej.
origin-collection-without-cube = Instrukcja mówi, że są takie kostki, i je pomija.
origin-case-cube = Niemiecki w jednej instrukcji i pięć języków w drugiej mówią „czterokrotnie”, choć ten sam tekst dochodzi do ośmiu. Chodzi o mnożenie. Że kostka zaczyna na środku na 1, nie wydrukowano.
origin-case-cube-faces = W chorwackim tekście jest ścianka z 6; w portugalskim i chorwackim kostką dublującą się rzuca. Kostkę się obraca.
origin-case-double-before-throw = Chorwacki tekst pozwala na to tylko przed pierwszym rzutem, szwedzki zawsze. Pozostałe: przed własnym rzutem, gdy partia już trwa.
origin-case-drop-price = Nie wydrukowano; jak zwykle.
origin-case-cube-limit = Nie wydrukowano, z wyjątkiem chorwackiego, który wylicza ścianki. Kostka ma ścianki do 64.
origin-case-cube-times-kind = Wydrukowano dla potrójnej wygranej przy 8. Czytamy to jako przykład. Szwedzki tekst podwaja stawkę osiem razy, arabski mnoży oczka.
origin-case-cube-single-game = Instrukcje nie znają meczów.
origin-one-by-one = Nasza zasada: tak gra się bez pomocy planszy.
origin-collection-correction = W angielskim tekście prawo wygasa z „następnym” rzutem; chodzi o własny.
written-no-move = brak ruchu
written-double = Podwaja do { $value }
written-take = Przyjmuje
written-drop = Odmawia
written-beaver = Beaver: { $value }
written-raccoon = Raccoon: { $value }
written-accept = Zgadza się
written-decline = Odmawia
written-correct = Zgłasza błąd
written-check = Pyta
written-resigning = { $kind ->
    [1] Proponuje pojedynczą
    [2] Proponuje podwójną
   *[3] Proponuje potrójną
}
standing = { $pips ->
    [one] { $pips } pips
    [few] { $pips } pipsy
    [many] { $pips } pipsów
   *[other] { $pips } pipsa
}
origin-collection-throw-first = Tekst niderlandzki mówi po rozpoczęciu o trzech kostkach; chodzi o dwie.
task-roll = Twoja kolej: rzuć kostkami.
task-roll-or-double = Twoja kolej: rzuć kostkami albo podwój.
task-move = Twoja kolej: rusz pionkiem.
task-end = Twoja kolej: nie masz już ruchu.
task-double = Przeciwnik podwaja: przyjmujesz czy odmawiasz?
task-resignation = Przeciwnik chce poddać partię: zgadzasz się?
tally-pr = PR (ocena gry): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Arcymistrz
level-grandmaster-about = Zanim się zdecyduje, rozgrywa każdą możliwość setki razy. Trwa to kilka sekund.
character-grandmaster = Zenit
editor-dice = Kostki
editor-dice-none = Jeszcze przed rzutem
editor-dice-double = Zaproponowano podwojenie
editor-cube = Kostka dublująca
editor-cube-owner = Kostkę dublującą ma
editor-cube-centre = Pośrodku
editor-length = Długość meczu w punktach (0 = gra na pieniądze)
editor-score = { $seat ->
    [first] Punkty: Jasny
   *[second] Punkty: Ciemny
}
editor-crawford = Partia Crawforda
refusal-editor-many = { $seat ->
    [first] Jasny ma na planszy za dużo pionków: { $count }. Jest ich tylko { $total }.
   *[second] Ciemny ma na planszy za dużo pionków: { $count }. Jest ich tylko { $total }.
}
refusal-editor-off = { $seat ->
    [first] Jasny nie ma na planszy żadnego pionka, więc partia jest skończona.
   *[second] Ciemny nie ma na planszy żadnego pionka, więc partia jest skończona.
}
study-checker = Ruchy pionkami
study-double = Podwojenia
study-take = Odpowiedzi na podwojenie
position-contact = Kontakt
position-race = Wyścig
position-bearoff = Ściąganie
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Back game

## Drills

drill-pip-count = Liczenie pipsów
drill-pip-count-about = Policz, ile pipsów zostało każdej stronie.
drill-pip-count-task = Ile pipsów zostało każdej stronie?
drill-pips-of = { $seat ->
    [first] Jasny
   *[second] Ciemny
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Jasny: { $terms } = { $total }
   *[second] Ciemny: { $terms } = { $total }
}
drill-opening-play = Ruchy otwarcia
drill-opening-play-about = Zagraj pierwsze rzuty partii i odpowiedzi na nie.
drill-opening-play-task = Zaczynasz rzutem { $dice }. Co grasz?
drill-opening-play-reply-task = Przeciwnik zaczął rzutem { $dice } i zagrał { $play }. Tobie wypadło { $reply }.
drill-opening-play-close = Równie dobre jak najlepszy ruch: różnica jest bez znaczenia.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Decyzje o podwojeniu
drill-cube-action-about = Czy podwoić i czy przeciwnik powinien przyjąć?
drill-cube-action-task = Masz rzucać w partii na stawkę, a kostka dublująca leży pośrodku. Jakie decyzje są właściwe dla obu stron?
drill-cube-action-match-task = Masz rzucać, a kostka dublująca leży pośrodku. Punkty brakujące do wygrania meczu: tobie { $ours }, przeciwnikowi { $theirs }. Jakie decyzje są właściwe dla obu stron?
drill-cube = { $action ->
    [no-double] Nie podwajać
    [double-take] Podwoić, przyjąć
    [double-drop] Podwoić, odmówić
   *[too-good] Za dobra pozycja na podwojenie
}
drill-cube-why = { $action ->
    [no-double] Rzut z kostką dublującą pośrodku jest wart więcej niż przyjęte podwojenie.
    [double-take] Podwojenie jest warte więcej niż sam rzut, a przeciwnik traci mniej, gdy przyjmie, niż gdy odmówi.
    [double-drop] Przeciwnik straciłby więcej, przyjmując, niż odmawiając, więc podwój i wygraj od razu.
   *[too-good] Przeciwnik by odmówił, a gra dalej na gammona jest warta więcej.
}
drill-cube-values = Wartość w punktach: bez podwojenia { $none }; podwojenie przyjęte { $take }; podwojenie odrzucone { $drop }.
drill-cube-chances = Wygrywasz { $win }% partii, gammonem { $gammon }%.
drill-take-point = Próg przyjęcia
drill-take-point-about = Jak duże muszą być twoje szanse, żeby przy tym wyniku przyjąć podwojenie?
drill-take-point-task = Punkty brakujące do wygrania meczu: tobie { $ours }, przeciwnikowi { $theirs }. Przeciwnik proponuje podwojenie do { $cube }. Od jakiej szansy na wygranie partii należy przyjąć, jeśli nie ma gammonów i nikt już więcej nie podwoi?
drill-take-point-chances = Twoja szansa na wygranie meczu: { $dropped }%, jeśli odmówisz, { $lost }%, jeśli przyjmiesz i przegrasz, { $won }%, jeśli przyjmiesz i wygrasz.
drill-take-point-why = Ryzykujesz { $risk }, żeby zyskać { $gain }: opłaca się to, jeśli wygrywasz co najmniej { $risk } ÷ ({ $risk } + { $gain }) partii.
drill-percent = Procent
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
drill-race-chance = Szanse na wygraną
drill-race-chance-about = Oszacuj, jak często wygrywasz przy ściąganiu.
drill-race-chance-task = Masz rzucać. Jak często wygrywasz ten wyścig?
drill-race-chance-why = Tobie zostało pipsów: { $ours }, pionków: { $our-checkers }. Przeciwnikowi zostało pipsów: { $theirs }, pionków: { $their-checkers }. Uznaje się odpowiedź z dokładnością do 6 punktów procentowych.
drill-race-win = Wygrywasz { $win }% wyścigów.
drill-race-cube = Podwojenie w wyścigu
drill-race-cube-about = Ostatnie rzuty wyścigu: podwoić czy rzucać dalej?
drill-bearoff-play = Ściąganie
drill-bearoff-play-about = Znajdź ruch, który najczęściej wygrywa wyścig.
drill-bearoff-play-task = Wypadło ci { $dice }. Który ruch wygrywa najczęściej?
drill-bearoff-play-why = Jak często wygrywa każdy ruch, policzone dokładnie.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
opening-book-roll = Rzut
