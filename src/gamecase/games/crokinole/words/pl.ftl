### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.
### Polish: disc = dysk, ditch = rynienka, rim = banda, peg = kołek, ring = strefa, hole = dołek,
### twenty = dwudziestka, round = runda, shot = strzał, open shot = strzał na wolną planszę.

game-name = Crokinole
game-about = Pstrykaj drewniane dyski po okrągłej planszy, wybijaj dyski przeciwnika i celuj w dołek pośrodku.
seat-first = Jasny
seat-second = Ciemny
seat-third = Jasny 2
seat-fourth = Ciemny 2

booklet-collection = Zestaw gier, dla dwojga
booklet-collection-about = Każdy ma dwanaście dysków. Lepsza strona dostaje za rundę różnicę punktów.
booklet-trio = Zestaw gier, dla trojga
booklet-trio-about = Jeden gracz przeciw parze partnerów.
booklet-teams = Zestaw gier, dla czworga
booklet-teams-about = Dwa zespoły. Partnerzy siedzą naprzeciw siebie.
booklet-tournament = Turniej, gra pojedyncza
booklet-tournament-about = Każdy ma osiem dysków, za rundę są dwa punkty, jak na mistrzostwach świata.
booklet-doubles = Turniej, gra podwójna
booklet-doubles-about = Dwa dwuosobowe zespoły, za rundę są dwa punkty.

switch-played = Gdzie są dyski?
switch-played-screen = Tutaj, na ekranie
switch-played-real-board = Na prawdziwej planszy; tu liczymy punkty
switch-board = Plansza
switch-board-tournament = Rozmiar turniejowy
switch-board-compact = Mała plansza domowa
switch-surface = Powierzchnia
switch-surface-fast = Szybka
switch-surface-normal = Woskowana
switch-surface-slow = Sucha
switch-miss_takes_touched = Nieudany strzał na wolną planszę
switch-miss_takes_touched-no = Tracisz zagrany dysk
switch-miss_takes_touched-yes = Tracisz też własne dyski, których dotknął
switch-rim_bounce = Dyski, które dotrą do bandy
switch-rim_bounce-no = Od razu wypadają
switch-rim_bounce-yes = Odbijają się i wypadają później
switch-three_player_order = Kolejność trojga graczy
switch-three_player_order-sides = Strony na zmianę
switch-three_player_order-clockwise = Zgodnie z zegarem, jak w instrukcji
switch-steadiness = Pewność ręki
switch-steadiness-exact = Dysk leci dokładnie tam, gdzie celujesz
switch-steadiness-human = Jak ludzka ręka: trochę drży

new-match-first-to-50 = Do 50 punktów
new-match-first-to-100 = Do 100 punktów
new-match-first-to-150 = Do 150 punktów
new-match-first-to-200 = Do 200 punktów
new-match-games-1 = Jedna runda
new-match-games-2 = Dwie rundy
new-match-games-4 = Cztery rundy
new-match-games-8 = Osiem rund

clause-equipment = Plansza ma strefy za 15, 10 i 5 punktów, osiem kołków wokół strefy 15 i dołek pośrodku. Dyski są jasne albo ciemne.
clause-sides = Dwoje graczy siedzi naprzeciw siebie, każdy z dwunastoma dyskami jednego koloru. Niezagrane dyski leżą poza planszą.
clause-sides-three = Jedna osoba gra sama dwunastoma dyskami. Para partnerów siedzi po jej lewej i prawej stronie; każdy z nich ma sześć dysków.
clause-sides-four = Czworo graczy tworzy dwa zespoły. Partnerzy siedzą naprzeciw siebie, każdy z sześcioma dyskami.
clause-sides-eight = Dwoje graczy siedzi naprzeciw siebie, każdy z ośmioma dyskami jednego koloru.
clause-conduct = Planszy może dotykać tylko ten, czyja jest kolej. Plansza i krzesła stoją tam, gdzie stały, a strzela się na siedząco: nikt nie wstaje z krzesła.
clause-quarter = Strzelasz z własnej ćwiartki, ze środkiem dysku na linii startowej.
clause-free-place = Miejsce musi być wolne: przed pstryknięciem dysk nie może dotykać żadnego innego i niczego nie wolno dla niego przesuwać.
clause-inwards = Pstrykaj palcem wskazującym lub środkowym w dowolnym kierunku do wewnątrz. Strzał liczy się od chwili, gdy dysk oderwie się od palca, nawet bardzo słaby.
clause-strength = Strzał jest tylko tak mocny, jak potrafi palec.
clause-turns = Jedna kolejka to jeden dysk. Po tobie strzela zawsze gracz po twojej lewej.
clause-turns-three = W każdej kolejce jeden dysk. Strony strzelają na zmianę, partnerzy między sobą też.
clause-must-touch = Gdy na planszy jest dysk przeciwnika, któryś z twoich dysków musi dotknąć któregoś z jego dysków: ten, którym strzelasz, albo inny, przez niego popchnięty.
clause-void = Jeśli żaden nie dotknie, strzał jest faulem: zagrany dysk i wszystkie twoje dyski dotknięte w czasie strzału idą do rynienki, nawet z dołka.
clause-open-board = Gdy na planszy nie ma dysku przeciwnika, zagrany dysk albo twój dysk, którego on dotknął, musi zatrzymać się w strefie 15, na jej linii albo w dołku.
clause-missed = Jeśli żaden się tam nie zatrzyma, zagrany dysk idzie do rynienki. Inne dyski zostają na miejscu.
clause-missed-touched = Jeśli żaden się tam nie zatrzyma, do rynienki idzie zagrany dysk i wszystkie twoje dyski, których on dotknął.
clause-contact = Liczy się każde dotknięcie w czasie strzału, przy każdej prędkości, także po odbiciu od kołka. Dyski, które już się stykały, liczą się tylko wtedy, gdy któryś z nich zostanie uderzony. Dysk, który opuścił planszę, nie może już niczego dotknąć.
clause-off-board = Dysk, którego środek opuści powierzchnię gry, od razu idzie do rynienki.
clause-comes-back = Dysk, który przekroczy linię startową i wróci, zostaje w grze.
clause-out-line = Dysk, który zatrzyma się na linii startowej lub za nią, idzie do rynienki, czyjkolwiek jest.
clause-twenty = Dysk w środkowym dołku wyjmuje się i odkłada na bok; liczy się za 20.
clause-twenty-owner = Dwudziestka liczy się właścicielowi dysku, ktokolwiek go tam posłał. Dyski partnera liczą się jak twoje.
clause-round-end = Runda kończy się, gdy wszyscy zagrają wszystkie swoje dyski.
clause-next-start = Następną rundę zaczyna gracz, który strzelał ostatni.
clause-next-start-three = Następną rundę zaczyna ten, kto strzelał ostatni: partner po rundzie, którą zaczął grający samotnie, a grający samotnie po rundzie, którą zaczął partner.
clause-next-start-four = Następną rundę zaczyna gracz, który strzelał ostatni, więc początek przechodzi o jedno miejsce w prawo.
clause-next-start-clockwise = Początek przechodzi co rundę o jedno miejsce w lewo.
clause-points = Po rundzie każdy dysk liczy się według strefy za 15, 10 albo 5, a każda dwudziestka za 20.
clause-line-lower = Dysk, który dotyka linii strefy, liczy się za niższą z dwóch stref.
clause-round-score = Punkty dostaje tylko strona, która ma ich więcej: tyle, ile wynosi różnica. Gdy punktów jest tyle samo, nikt nic nie dostaje.
clause-round-score-two = Strona, która ma więcej punktów, dostaje za rundę dwa; gdy punktów jest tyle samo, każda strona dostaje jeden.
clause-match = Przed pierwszą rundą ustalcie liczbę punktów, na przykład 100. Mecz się kończy, gdy któraś strona ją osiągnie. Sprawdza się to po każdej rundzie.
clause-match-rounds = Mecz kończy się po uzgodnionej liczbie rund. Wygrywa strona, która ma więcej punktów.
clause-settled = To, gdzie dyski się zatrzymają, wynika z obliczeń tarcia i odbić, jest takie samo dla wszystkich i trafia do zapisu.
clause-counted = Na prawdziwej planszy nic nie jest obliczane. Po rundzie gracz, który ją zaczął, zapisuje, ile dysków ma każda strona w każdej strefie i ile ma dwudziestek; wynik prowadzi się tutaj.
clause-hand = Pewność ręki każdy gracz ustawia sam, aż po dysk, który leci dokładnie tam, gdzie celujesz. Na początku ręka trochę drży, jak u mistrza.

refusal-quarter = { $why ->
    [line] Ustaw środek dysku na linii startowej.
   *[quarter] Zostań w swojej ćwiartce: od { $low } do { $high } stopni.
}
refusal-free-place = { $seat ->
    [first] W tym miejscu przeszkadza jasny dysk.
    [second] W tym miejscu przeszkadza ciemny dysk.
    [third] W tym miejscu przeszkadza jasny dysk.
   *[fourth] W tym miejscu przeszkadza ciemny dysk.
}
refusal-inwards = Pstrykaj do wewnątrz: od { $low } do { $high } stopni od środka.
refusal-strength = Strzał musi mieć prędkość od { $low } do { $high } milimetrów na sekundę.
refusal-settled = { $fault ->
    [screen] Tutaj gra się na ekranie: pstrykaj dyski.
    [moving] Poczekaj, aż wszystkie dyski staną.
    [early] Żaden dysk się nie porusza.
    [unplayed] Najpierw kolej na pstryknięty dysk.
    [unknown] Jednego z tych dysków nie ma na planszy.
    [off-board] Dysk nie może leżeć poza planszą.
    [over-hole] Dysk nie może leżeć nad dołkiem; wpadłby do niego.
    [in-peg] Dysk nie może leżeć w kołku.
   *[overlap] Dwa dyski nie mogą na siebie nachodzić.
}
refusal-counted = { $fault ->
    [real-board] Pstrykaj na swojej planszy, a potem zapisz dyski, które zostały na koniec rundy.
    [all] Każda strona ma tylko { $discs } dysków.
   *[none] Nie zapisano tam żadnego dysku.
}
refusal-hand = Ręka drży o { $low } do { $high } tysięcznych.

outcome-ahead = { $winner ->
    [first] Jasny wygrywa rundę
    [second] Ciemny wygrywa rundę
    [third] Jasny wygrywa rundę
   *[fourth] Ciemny wygrywa rundę
} i dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
outcome-level = Runda kończy się remisem.

scene-title = Plansza do crokinole
scene-side = { $seat ->
    [first] Jasny
   *[second] Ciemny
}: teraz punktów { $points }, dwudziestki { $twenties }, na planszy { $live }, w rynience { $ditch }, do zagrania { $left }.
scene-disc = { $seat ->
    [first] Jasny dysk
   *[second] Ciemny dysk
}, { $zone ->
    [15] w strefie 15
    [10] w strefie 10
   *[5] w strefie 5
}
scene-lies = { scene-disc }: kierunek { $bearing }, { $far } cm od środka twojej linii startowej.
scene-noted = { $seat ->
    [first] Jasny
   *[second] Ciemny
}, { $zone ->
    [20] dwudziestki
    [15] strefa 15
    [10] strefa 10
   *[5] strefa 5
}: { $count }
scene-fewer = O jeden mniej: { scene-noted }
count-help = { $seat ->
    [first] Zaczyna Jasny.
    [second] Zaczyna Ciemny.
    [third] Zaczyna Jasny 2.
   *[fourth] Zaczyna Ciemny 2.
} Gdy wszystkie dyski są zagrane, dotknij każdej strefy tyle razy, ile jest w niej dysków, a środka za każdą dwudziestkę: Jasny po lewej, Ciemny po prawej. Dotknij liczby, aby jeden odjąć.
act-count = Policz: Jasny { $light }, Ciemny { $dark }
told-count = Policzono: Jasny { $light }, Ciemny { $dark }.
told-flick = { $seat ->
    [first] Jasny
    [second] Ciemny
    [third] Jasny 2
   *[fourth] Ciemny 2
} { $power ->
    [gentle] pstryka lekko.
    [firm] pstryka pewnie.
    [strong] pstryka mocno.
   *[hard] pstryka z całej siły.
}
told-settle = { $verdict ->
    [touched] Trafienie.
    [void] Faul: żaden dysk przeciwnika nie został dotknięty.
    [reached] Strzał na wolną planszę udany.
    [long] Za daleko: strzał na wolną planszę musi zatrzymać się w strefie 15 albo w dołku.
   *[missed] Za krótko: strzał na wolną planszę musi sięgnąć strefy 15 albo dołka.
}{ $twenties ->
    [0] {""}
    [one] {" "}Dwudziestka!
    [few] {" "}Dwudziestki: { $twenties }!
    [many] {" "}Dwudziestki: { $twenties }!
   *[other] {" "}Dwudziestki: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Dwudziestka dla przeciwnika.
    [few] {" "}Dwudziestki dla przeciwnika: { $given }.
    [many] {" "}Dwudziestki dla przeciwnika: { $given }.
   *[other] {" "}Dwudziestki dla przeciwnika: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Jeden dysk przeciwnika wypada.
    [few] {" "}{ $theirs } dyski przeciwnika wypadają.
    [many] {" "}{ $theirs } dysków przeciwnika wypada.
   *[other] {" "}{ $theirs } dysku przeciwnika wypada.
}{ $ours ->
    [0] {""}
    [one] {" "}Jeden własny dysk wypada.
    [few] {" "}{ $ours } własne dyski wypadają.
    [many] {" "}{ $ours } własnych dysków wypada.
   *[other] {" "}{ $ours } własnego dysku wypada.
}

level-beginner = Początkujący
level-beginner-about = Strzela w to, co najbliżej, i na wolnej planszy trafia co piątą dwudziestkę.
level-casual = Niedzielny gracz
level-casual-about = Na wolnej planszy trafia co trzecią dwudziestkę i szuka dobrych trafień.
level-club = Klubowicz
level-club-about = Na wolnej planszy trafia co drugą dwudziestkę i chowa się za kołkami.
level-tournament = Gracz turniejowy
level-tournament-about = Na wolnej planszy trafia dwie dwudziestki z trzech i trudno go pokonać.
level-champion = Mistrz
level-champion-about = Na wolnej planszy trafia trzy dwudziestki z czterech, jak najlepsi.
level-machine = Maszyna
level-machine-about = Prawie nigdy nie chybia. Zagraj z nią, a zobaczysz, co jest możliwe.

## The rule book's chapters
chapter-setup = Plansza i gracze
chapter-shot = Strzał
chapter-valid = Dobre strzały i faule
chapter-leaving = Rynienka i dołek
chapter-scoring = Liczenie punktów

## Lessons: a title, what to do, and what was learnt
lesson-flick = Twój pierwszy strzał
lesson-flick-task = Plansza jest pusta. Pstryknij dysk tak, żeby zatrzymał się wewnątrz kręgu kołków albo w dołku.
lesson-flick-done = Gdy na planszy nie ma dysków przeciwnika, strzał musi zrobić właśnie to.
lesson-twenty = Dwudziestka
lesson-twenty-task = Poślij swój dysk do dołka. Celuj prosto i nie za mocno.
lesson-twenty-done = Dysk odkłada się na bok; liczy się za 20.
lesson-touch = Traf w dysk
lesson-touch-task = Na planszy jest dysk przeciwnika. Traf w niego.
lesson-touch-done = Jeśli nie dotkniesz żadnego dysku przeciwnika, tracisz zagrany dysk.
lesson-drive-off = Wybij go z planszy
lesson-drive-off-task = Wybij dysk przeciwnika z planszy.
lesson-drive-off-done = Dyski w rynience się nie liczą. Najlepiej, gdy twój zostaje na planszy.
lesson-through = Od własnego dysku
lesson-through-task = Na drodze leży twój własny dysk. Popchnij go na dysk przeciwnika.
lesson-through-done = Wystarczy, że któryś z twoich dysków dotknie któregoś z dysków przeciwnika.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Przeciwnik ma dyski na planszy: traf w jeden z nich, inaczej stracisz swój.
   *[other] Nie ma dysków przeciwnika: celuj w dołek i dojdź przynajmniej do strefy 15.
}
character-beginner = Szpulka
character-casual = Kulka
character-club = Klon
character-tournament = Rozmach
character-champion = Kometa
character-machine = Zegar
origin-trio-conduct = { origin-collection-conduct }
origin-teams-conduct = { origin-collection-conduct }
origin-trio-inwards = { origin-collection-inwards }
origin-teams-inwards = { origin-collection-inwards }
origin-trio-must-touch = { origin-collection-must-touch }
origin-teams-must-touch = { origin-collection-must-touch }
origin-trio-void = { origin-collection-void }
origin-teams-void = { origin-collection-void }
origin-trio-open-board = { origin-collection-open-board }
origin-teams-open-board = { origin-collection-open-board }
origin-trio-missed-touched = { origin-collection-missed-touched }
origin-teams-missed-touched = { origin-collection-missed-touched }
origin-trio-contact = { origin-collection-contact }
origin-teams-contact = { origin-collection-contact }
origin-trio-off-board-bounces = { origin-collection-off-board-bounces }
origin-teams-off-board-bounces = { origin-collection-off-board-bounces }
origin-trio-out-line = { origin-collection-out-line }
origin-teams-out-line = { origin-collection-out-line }
origin-trio-twenty = { origin-collection-twenty }
origin-teams-twenty = { origin-collection-twenty }
origin-trio-twenty-owner = { origin-collection-twenty-owner }
origin-teams-twenty-owner = { origin-collection-twenty-owner }
origin-trio-round-end = { origin-collection-round-end }
origin-teams-round-end = { origin-collection-round-end }
origin-trio-points = { origin-collection-points }
origin-teams-points = { origin-collection-points }
origin-trio-line-lower = { origin-collection-line-lower }
origin-teams-line-lower = { origin-collection-line-lower }
flick-power = { $power ->
    [gentle] lekko
    [firm] pewnie
    [strong] mocno
   *[hard] bardzo mocno
}
switch-start_tolerance = Strzał zaczyna się
switch-start_tolerance-no = Ze środkiem dysku na linii
switch-start_tolerance-yes = Z dyskiem najwyżej w połowie za linią, jak w druku
clause-quarter-tolerance = Strzelasz z własnej ćwiartki. Dysk leży na linii startowej i najwyżej w połowie może być za nią.
clause-turns-three-clockwise = W każdej kolejce jeden dysk. Następny zawsze strzela gracz po lewej; kto nie ma już dysków, zostaje pominięty.
clause-next-start-three-clockwise = Następną rundę zaczyna ten, kto strzelał ostatni: zawsze grający samotnie, bo on ma jeszcze dyski, gdy partnerzy już ich nie mają.
clause-off-board-bounces = Dysk może odbić się od bandy i wrócić. Gdy wszystko stanie, idzie do rynienki. Co przesunął, zostaje przesunięte, a jego dotknięcia się nie liczą.
clause-hand-human = Każda ręka trochę drży, jak u dobrego gracza. Jeśli chcesz, niech twoja drży bardziej.
refusal-quarter-tolerance = { $why ->
    [line] Za linią może być najwyżej połowa dysku: od { $low } do { $high } milimetrów.
   *[quarter] Zostań w swojej ćwiartce: od { $low } do { $high } stopni.
}
refusal-hand-human = Ręka drży o { $low } do { $high } tysięcznych.
origin-equipment = Instrukcja wymienia planszę oraz dwanaście jasnych i dwanaście ciemnych dysków. O kołkach i wymiarach nie mówi; bierzemy wymiary plansz turniejowych albo, w ustawieniach, mniejszą planszę.
origin-tournament-equipment = Wymiary są takie jak planszy z mistrzostw świata.
origin-doubles-equipment = Wymiary są takie jak planszy z mistrzostw świata.
origin-sides = Rosyjski tekst pomija, że dyski przed zagraniem leżą poza planszą.
origin-sides-three = Gdzie siedzi troje graczy, nie powiedziano. Partnerów sadzamy naprzeciw siebie.
origin-collection-conduct = Włoski tekst zgubił ten rozdział. W szwedzkim trzeba siedzieć tylko podczas strzału; szwedzki, polski i rosyjski mówią o graczach zamiast o krzesłach. Żadnej kary nie wydrukowano.
origin-quarter = Według instrukcji dysk może leżeć „do połowy” za linią, ale nie powiedziano, w którą stronę. Środek na linii spełnia każde odczytanie, więc tak gramy; dosłowny wariant można wybrać w ustawieniach. Rosyjski tekst mówi o linii między ćwiartkami, niderlandzki i rosyjski o ćwiartce naprzeciwko, a włoski zgubił to miejsce.
origin-tournament-quarter = Zasady turniejowe wymagają tylko, by dysk dotykał linii. Ze środkiem na niej dotyka.
origin-doubles-quarter = Zasady turniejowe wymagają tylko, by dysk dotykał linii. Ze środkiem na niej dotyka.
origin-quarter-tolerance = Tak jest dosłownie: „do połowy” za linią. Nie powiedziano, w którą stronę, więc wolno w obie.
origin-free-place = O zajętym miejscu startu nic nie wydrukowano.
origin-collection-inwards = Instrukcja wymienia palec i mówi: ku środkowi. Że wystarczy dowolny kierunek do wewnątrz i że słaby strzał też się liczy, to nasze odczytanie.
origin-strength = Nic o tym nie wydrukowano; komputer potrzebuje granicy.
origin-turns-three = W instrukcji kolej zawsze przechodzi w lewo. Wtedy partnerom najpierw kończą się dyski, a grający samotnie strzela sześć razy z rzędu. Dlatego strony strzelają u nas na zmianę; dosłowny wariant można wybrać w ustawieniach.
origin-turns-three-clockwise = Tak jest dosłownie: zawsze sąsiad po lewej.
origin-collection-must-touch = Niemiecki i angielski pozwalają, by dotknął dowolny twój dysk, więc możesz popchnąć jeden dysk na drugi. Pozostałe osiem języków mówi o „swoim dysku”; trzymamy się niemieckiego i angielskiego.
origin-collection-void = Rosyjski tekst zdejmuje tylko dyski, których zagrany dysk dotknął sam, a polski pomija „własne”. Trzymamy się innych języków: każdy dotknięty własny dysk.
origin-collection-open-board = Duński tekst zgubił „nie” i powtarza warunek poprzedniej zasady. Rosyjski miesza strefę z jej linią. Gramy to, co mówią inne języki.
origin-missed = Niemiecki, angielski, włoski i niderlandzki podkreślają, że schodzi tylko ten dysk; pozostałe po prostu go wymieniają.
origin-collection-missed-touched = Według instrukcji schodzi tylko zagrany dysk. W tej partii schodzą też dotknięte własne dyski, jak na turniejach.
origin-collection-contact = O tym, co liczy się jako dotknięcie, nic nie wydrukowano.
origin-off-board = Według instrukcji dysk może odbić się od bandy: idzie do rynienki, a to, czego dotknął, zostaje. My zdejmujemy dysk, gdy opuści powierzchnię, żeby nic nie zostało przesunięte przez dysk, który wypadł; dosłowny wariant można wybrać w ustawieniach.
origin-tournament-off-board = Na turniejach to, co dysk przesunie, wracając od bandy, zostaje przesunięte. My zdejmujemy dysk, gdy opuści powierzchnię; ustawienie pozwala mu się odbić.
origin-doubles-off-board = Na turniejach to, co dysk przesunie, wracając od bandy, zostaje przesunięte. My zdejmujemy dysk, gdy opuści powierzchnię; ustawienie pozwala mu się odbić.
origin-collection-off-board-bounces = Angielski, niderlandzki i duński nazywają obrzeże „bandami”. Chodzi o brzeg planszy.
origin-collection-out-line = Instrukcja wymienia dyski na linii. Że dysk za linią też wypada, rozumie się samo przez się; francuski tekst robi z linii strefę, z tym samym skutkiem.
origin-collection-twenty = W angielskim tekście i tych, które z niego powstały, przesunął się nagłówek, a duński dysk wpada „przez” dołek. Chodzi o dwadzieścia za każdy dysk w dołku.
origin-collection-twenty-owner = Instrukcja mówi tylko o trafieniu własnym dyskiem. Liczymy go właścicielowi, jak na turniejach.
origin-collection-round-end = W rosyjskim tekście runda kończy się, gdy jeden gracz nie ma już dysków, co kosztowałoby drugiego ostatni strzał. Wszystkie dziewięć pozostałych czeka na każdego.
origin-next-start = We francuskim zaczyna gracz „na ostatnim miejscu”. Szwedzki, polski i rosyjski mówią jasno, że ten, kto strzelał ostatni, a inne języki można tak czytać.
origin-next-start-three = We francuskim zaczyna gracz „na ostatnim miejscu”; pozostałe mają na myśli tego, kto strzelał ostatni. Kto to jest, wynika z kolejności.
origin-next-start-three-clockwise = We francuskim zaczyna gracz „na ostatnim miejscu”; pozostałe mają na myśli tego, kto strzelał ostatni. W tej kolejności jest to grający samotnie.
origin-next-start-four = We francuskim zaczyna gracz „na ostatnim miejscu”; pozostałe mają na myśli tego, kto strzelał ostatni.
origin-collection-points = Polski tekst pomija „każdy”.
origin-collection-line-lower = Francuski tekst mówi o leżeniu okrakiem na linii, rosyjski o przecinających się kołach. Wystarczy dotykać linii.
origin-round-score = Szwedzki tekst nazywa różnicę premią; jego własny przykład pokazuje, że liczy się tylko różnica. O remisie w rundzie nic nie ma: nikt nie dostaje punktów.
origin-match = Włoski tekst zgubił przykład ze 100 punktami.
origin-settled = Na ekranie to komputer oblicza, jak ślizgają się dyski.
origin-counted = Instrukcja zna tylko prawdziwe plansze. Tak zapisuje się punkty tutaj.
origin-hand = Ekran nie ma palca. To nasza własna zasada.
origin-hand-human = Ekran nie ma palca. To nasza własna zasada.
box-players = W ile osób gracie?
box-round_score = Co za rundę dostaje lepsza strona?
box-round_score-difference = Różnicę punktów obu stron
box-round_score-two-points = Dwa punkty
written-shot = { $verdict ->
    [void] Dysk { $disc }: nie dotyka dysku przeciwnika, wypada
    [missed] Dysk { $disc }: poza środkiem, wypada
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Dysk { $disc }: wypada
            [one] Dysk { $disc }: zostaje na { $zone }
            [few] Dysk { $disc }: zostaje na { $zone }
            [many] Dysk { $disc }: zostaje na { $zone }
           *[other] Dysk { $disc }: zostaje na { $zone }
        }
        [one] Dysk { $disc }: dwudziestka!
        [few] Dysk { $disc }: { $twenties } dwudziestki!
        [many] Dysk { $disc }: { $twenties } dwudziestek!
       *[other] Dysk { $disc }: { $twenties } dwudziestki!
    }
}{ $theirs ->
    [0] {""}
    [one] , strąca jeden
    [few] , strąca { $theirs }
    [many] , strąca { $theirs }
   *[other] , strąca { $theirs }
} · { $light }–{ $dark }
written-count = Policzono: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } dwudziestka
    [few] { $twenties } dwudziestki
    [many] { $twenties } dwudziestek
   *[other] { $twenties } dwudziestki
}
task-shoot = Twoja kolej: pstryknij dysk.
task-hit = Twoja kolej: traf w dysk przeciwnika.
editor-starter = Kto zaczął rundę
editor-shots = { $seat ->
    [first] Zagrane dyski (teraz Jasny)
    [second] Zagrane dyski (teraz Ciemny)
    [third] Zagrane dyski (teraz Jasny 2)
   *[fourth] Zagrane dyski (teraz Ciemny 2)
}
editor-twenties = { $seat ->
    [first] Dwudziestki: Jasny
    [second] Dwudziestki: Ciemny
    [third] Dwudziestki: Jasny 2
   *[fourth] Dwudziestki: Ciemny 2
}
refusal-editor-many = { $seat ->
    [first] Jasny ma za dużo dysków: { $count }. Jest ich tylko { $most }.
    [second] Ciemny ma za dużo dysków: { $count }. Jest ich tylko { $most }.
    [third] Jasny 2 ma za dużo dysków: { $count }. Jest ich tylko { $most }.
   *[fourth] Ciemny 2 ma za dużo dysków: { $count }. Jest ich tylko { $most }.
}
refusal-editor-out = Dysk, który dotyka zewnętrznej linii, wypada z gry i idzie do rynienki.

## Drills

drill-open-twenty = Dwudziestka na wolnej planszy
drill-open-twenty-about = Posyłaj dyski do dołka na pustej planszy.
drill-open-twenty-task = { $goal ->
    [near] Strzelaj tak, żeby dyski zatrzymały się w zaznaczonym kole. Liczba strzałów: { $shots }.
    [sunk] Posyłaj dyski do dołka. Liczba strzałów: { $shots }.
   *[side] Posyłaj dyski do dołka, za każdym razem spod brzegu swojej ćwiartki. Liczba strzałów: { $shots }.
}
drill-take-out = Wybijanie
drill-take-out-about = Wybij dysk przeciwnika z planszy.
drill-take-out-task = { $goal ->
    [touch] Traf w ciemny dysk. Liczba strzałów: { $shots }.
    [out] Wybij ciemny dysk z planszy. Liczba strzałów: { $shots }.
    [stay] Wybij ciemny dysk z planszy tak, żeby twój na niej został. Liczba strzałów: { $shots }.
   *[fifteen] Wybij ciemny dysk z planszy i zostaw swój wewnątrz kręgu kołków. Liczba strzałów: { $shots }.
}
drill-hidden-disc = Za kołkiem
drill-hidden-disc-about = Zostaw swój dysk tam, gdzie chroni go kołek.
drill-hidden-disc-task = Strzelaj tak, żeby dyski zatrzymały się w zaznaczonym kole, schowane przed przeciwnikiem za kołkiem. Liczba strzałów: { $shots }.
drill-shots-hits = Trafienia: { $hits } z { $shots }.
drill-shots-spread = Średnio o { $across } mm w { $side ->
    [left] lewo
   *[right] prawo
} i o { $along } mm { $way ->
    [short] za blisko
   *[long] za daleko
}, z rozrzutem { $spread } mm.
