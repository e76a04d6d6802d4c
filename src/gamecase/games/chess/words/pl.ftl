### Szachy. Znaki takie jak ♞ oznaczają bierki i zostają bez zmian; w `told-move` każdy język pisze własne litery.

game-name = Szachy
game-about = Po szesnaście bierek, ani odrobiny przypadku i jeden król, którego trzeba obronić.
seat-first = Biały
seat-second = Czarny

booklet-collection = Zestaw gier
booklet-collection-about = Szachy jak w instrukcji z zestawu gier; o czym milczy, to gra się według zwykłych zasad.
booklet-fide = FIDE
booklet-fide-about = Szachy według przepisów federacji światowej, ponumerowanych jak ich artykuły.
booklet-chess960 = Chess960
booklet-chess960-about = Inaczej szachy losowe Fischera: bierki pierwszego rzędu ustawia los, cała reszta to zwykłe szachy.
switch-draws_by_claim = Trzykrotne powtórzenie i reguła pięćdziesięciu posunięć
switch-draws_by_claim-yes = Remis, gdy gracz go zażąda
switch-draws_by_claim-no = Remis od razu

## The booklet

clause-set-up = Szachownica ma osiem na osiem pól, z jasnym narożnikiem po prawej ręce każdego gracza. Od narożnika do środka stoją wieża, skoczek i goniec; hetman stoi na polu swojego koloru, obok niego król, z przodu piony.
clause-set-up-by-lot = Piony stoją jak zwykle. Pozostałe białe bierki los ustawia w pierwszym rzędzie, gońce na polach różnego koloru, a króla między wieżami; czarne bierki stoją naprzeciw takich samych białych. Takich pozycji jest 960.
clause-starter = Zaczynają białe, potem ruchy idą na zmianę. Los decyduje, kto pierwszy ma białe; potem gracze zamieniają się z partii na partię.
clause-your-piece = W każdej kolejce wykonujesz jedno posunięcie jedną własną bierką. Nie wolno pasować.
clause-own-square = Żadna bierka nie może wejść na pole, na którym stoi bierka tej samej strony. Bierka przeciwnika na tym polu zostaje zbita i schodzi z szachownicy.
clause-bishop-move = Goniec chodzi po przekątnych przez dowolną liczbę pustych pól.
clause-rook-move = Wieża chodzi do przodu, do tyłu i w bok przez dowolną liczbę pustych pól.
clause-queen-move = Hetman chodzi w każdym kierunku przez dowolną liczbę pustych pól.
clause-no-jump = Hetman, wieża i goniec nie mogą przeskakiwać innych bierek.
clause-knight-move = Skoczek idzie dwa pola prosto i jedno w bok. Przeskakuje to, co stoi po drodze.
clause-pawn-move = Pion idzie o jedno pole prosto przed siebie, a przy pierwszym ruchu może o dwa. Pola muszą być puste. Nigdy się nie cofa.
clause-pawn-capture = Pion bije tylko na ukos, o jedno pole do przodu.
clause-en-passant = Gdy pion pójdzie o dwa pola i stanie obok piona przeciwnika, ten może go zbić tak, jakby poszedł tylko o jedno: w najbliższym posunięciu albo wcale.
clause-promotion = Pion, który dojdzie do ostatniego rzędu, od razu staje się hetmanem, wieżą, gońcem lub skoczkiem, cokolwiek jest jeszcze na szachownicy.
clause-king-move = Król idzie o jedno pole w dowolnym kierunku.
clause-castling = Roszada: król idzie o dwa pola w stronę wieży, a wieża staje po jego drugiej stronie.
clause-castling-960 = Roszada: bez względu na ustawienie początkowe po O-O król stoi w kolumnie g, a wieża w kolumnie f, po O-O-O król w kolumnie c, a wieża w kolumnie d. Żeby zrobić roszadę, przesuń króla na wieżę.
clause-castling-moved = Król, który się ruszył, nie może już roszować, tak samo wieża, która się ruszyła.
clause-castling-between = Między królem a wieżą nic nie może stać przy roszadzie.
clause-castling-path = Przy roszadzie na polach, przez które król i wieża przechodzą lub na których stają, nie może stać nic poza nimi.
clause-castling-attacked = Król nie może roszować, gdy stoi w szachu, przez atakowane pole ani na atakowane pole.
clause-king-safety = Król nigdy nie może wejść na atakowane pole.
clause-pinned = Nie wolno wykonać posunięcia, które wystawia własnego króla na atak.
clause-in-check = Gdy twój król jest w szachu, posunięcie musi usunąć szacha: rusz królem, zbij atakującą bierkę albo się zasłoń.
clause-checkmate = Król w szachu, z którego nie ma wyjścia, dostaje mata i partia jest przegrana.
clause-resign = Gracz, który się poddaje, przegrywa.
clause-stalemate = Gdy gracz na posunięciu nie jest w szachu i nie ma dozwolonego ruchu, jest pat: remis.
clause-dead-position = Gdy żaden z graczy nie może już dać mata, partia od razu kończy się remisem.
clause-agreed = Gracze mogą zgodzić się na remis.
clause-repetition = Gdy ta sama pozycja powstaje po raz trzeci, z tymi samymi możliwymi ruchami, gracz na posunięciu może zażądać remisu. Za piątym razem i tak jest remis.
clause-fifty-moves = Po pięćdziesięciu posunięciach każdego gracza bez ruchu piona i bez bicia gracz na posunięciu może zażądać remisu. Po siedemdziesięciu pięciu i tak jest remis.

## Why not

refusal-set-up = Bierki są już ustawione.
refusal-set-up-by-lot = { $state ->
    [waiting] Bierki nie są jeszcze ustawione.
   *[done] Bierki są już ustawione.
}
refusal-your-piece = { $holder ->
    [first] Bierka na { $square } jest biała.
    [second] Bierka na { $square } jest czarna.
   *[nobody] Na { $square } nie ma bierki.
}
refusal-own-square = Na { $square } stoi twoja własna bierka: { $piece }.
refusal-bishop-move = Nie możesz iść z { $start } na { $end }: goniec chodzi po przekątnych.
refusal-rook-move = Nie możesz iść z { $start } na { $end }: wieża chodzi po rzędach i kolumnach.
refusal-queen-move = Nie możesz iść z { $start } na { $end }: hetman chodzi po rzędach, kolumnach i przekątnych.
refusal-knight-move = Nie możesz iść z { $start } na { $end }: skoczek idzie dwa pola prosto i jedno w bok.
refusal-king-move = Nie możesz iść z { $start } na { $end }: król idzie o jedno pole.
refusal-no-jump = Na drodze stoi { $piece } na { $square }. Przeskakują tylko skoczki.
refusal-pawn-move = { $why ->
    [moved] Nie możesz iść z { $start } na { $end }: o dwa pola pion idzie tylko w pierwszym ruchu.
    [blocked] Pion na { $start } jest zablokowany: { $end } nie jest puste.
   *[shape] Nie możesz iść z { $start } na { $end }: pion idzie o jedno pole prosto przed siebie, a przy pierwszym ruchu może o dwa.
}
refusal-pawn-capture = Pion idzie na ukos tylko wtedy, gdy bije, a na { $square } nie ma czego bić.
refusal-en-passant = Za późno: { $piece } na { $square } można było zbić w przelocie tylko zaraz po podwójnym kroku.
refusal-promotion = { $why ->
    [choose] Wybierz, czym stanie się pion na { $square }.
   *[not-there] Na { $square } nic nie promuje: robią to tylko piony w ostatnim rzędzie.
}
refusal-castling-moved = { $mover ->
    [king] Nie możesz roszować: król już się ruszył.
    [no-rook] Nie możesz roszować: brak wieży na skrzydle { $side ->
        [short] królewskim
       *[long] hetmańskim
    }.
   *[rook] Nie możesz roszować: ruszyła się już wieża na skrzydle { $side ->
        [short] królewskim
       *[long] hetmańskim
    }.
}
refusal-castling-path = Nie możesz roszować: na drodze stoi { $piece } na { $square }.
refusal-castling-960 = Żeby zrobić roszadę, przesuń króla na wieżę na { $square }.
refusal-castling-between = Nie możesz roszować: pomiędzy stoi { $piece } na { $square }.
refusal-castling-attacked = { $why ->
    [out] Nie możesz roszować w szachu: { $piece } { $square } atakuje króla na { $crossed }.
    [through] Nie możesz roszować: król przeszedłby przez { $crossed }, a to pole atakuje { $piece } { $square }.
   *[into] Nie możesz roszować: { $piece } { $square } atakuje { $crossed }.
}
refusal-king-safety = Król nie może wejść na { $crossed }: atakuje je { $piece } { $square }.
refusal-pinned = To odsłoniłoby twojego króla: atakowałby go { $piece } { $square }.
refusal-in-check = Szacha daje { $piece } { $square }, a to posunięcie przed nim nie broni.
refusal-repetition = { $count ->
    [one] Jeszcze nie remis: ta pozycja jest na szachownicy pierwszy raz. Musi wystąpić trzy razy.
    [few] Jeszcze nie remis: ta pozycja była na szachownicy { $count } razy. Musi wystąpić trzy razy.
    [many] Jeszcze nie remis: ta pozycja była na szachownicy { $count } razy. Musi wystąpić trzy razy.
   *[other] Jeszcze nie remis: ta pozycja była na szachownicy { $count } raza. Musi wystąpić trzy razy.
}
refusal-fifty-moves = { $count ->
    [one] Jeszcze nie remis: { $count } posunięcie każdego gracza bez bicia i ruchu piona. Potrzeba pięćdziesięciu.
    [few] Jeszcze nie remis: { $count } posunięcia każdego gracza bez bicia i ruchu piona. Potrzeba pięćdziesięciu.
    [many] Jeszcze nie remis: { $count } posunięć każdego gracza bez bicia i ruchu piona. Potrzeba pięćdziesięciu.
   *[other] Jeszcze nie remis: { $count } posunięcia każdego gracza bez bicia i ruchu piona. Potrzeba pięćdziesięciu.
}

## How it ends

outcome-checkmate = { $seat } wygrywa: mat.
outcome-stalemate = Remis przez pat.
outcome-dead-position = Remis: żaden z graczy nie może już dać mata.
outcome-time-draw = Remis: czas minął, ale przeciwnik nie mógł już dać mata.
outcome-repetition = Remis przez trzykrotne powtórzenie pozycji.
outcome-fivefold = Remis przez pięciokrotne powtórzenie pozycji.
outcome-fifty-moves = Remis: pięćdziesiąt posunięć bez bicia i ruchu piona.
outcome-seventy-five-moves = Remis: siedemdziesiąt pięć posunięć bez bicia i ruchu piona.

## On the table

scene-title = Szachownica
scene-side = { $seat ->
    [first] Białe: { $pieces }.
   *[second] Czarne: { $pieces }.
}
scene-check = { $seat ->
    [first] Białe są w szachu.
   *[second] Czarne są w szachu.
}
scene-square = { $piece ->
    [white-king] { $square }: biały król
    [white-queen] { $square }: biały hetman
    [white-rook] { $square }: biała wieża
    [white-bishop] { $square }: biały goniec
    [white-knight] { $square }: biały skoczek
    [white-pawn] { $square }: biały pion
    [black-king] { $square }: czarny król
    [black-queen] { $square }: czarny hetman
    [black-rook] { $square }: czarna wieża
    [black-bishop] { $square }: czarny goniec
    [black-knight] { $square }: czarny skoczek
    [black-pawn] { $square }: czarny pion
   *[nobody] { $square }: puste
}
scene-promotion = { $piece ->
    [queen] Promuj na hetmana
    [rook] Promuj na wieżę
    [bishop] Promuj na gońca
   *[knight] Promuj na skoczka
}

told-move = { $piece ->
    [king] K
    [queen] H
    [rook] W
    [bishop] G
    [knight] S
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =H
    [rook] =W
    [bishop] =G
    [knight] =S
   *[none] { "" }
}{ $sign }
told-move-symbols = { $piece ->
    [king] ♔
    [queen] ♕
    [rook] ♖
    [bishop] ♗
    [knight] ♘
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =♕
    [rook] =♖
    [bishop] =♗
    [knight] =♘
   *[none] { "" }
}{ $sign }
told-set-up = Pozycja { $number }
told-claim = { $ground ->
    [repetition] Żądanie remisu: trzykrotne powtórzenie
   *[fifty-moves] Żądanie remisu: reguła pięćdziesięciu posunięć
}
claim-repetition = Zażądaj remisu: trzykrotne powtórzenie
claim-fifty-moves = Zażądaj remisu: reguła 50 posunięć

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Pierwszy tydzień
level-first-week-about = Wie, jak chodzą bierki, i bierze, co widzi. Około 400.
level-first-month = Pierwszy miesiąc
level-first-month-about = Bije to, co wisi, i sam też wiele zostawia bez obrony. Około 600.
level-first-year = Pierwszy rok
level-first-year-about = Widzi jeden ruch naprzód, resztę przeocza. Około 800.
level-casual = Niedzielny gracz
level-casual-about = Gra rozsądnie, dopóki nie zrobi się zawile. Około 1000.
level-hobby = Amator
level-hobby-about = Mało oddaje, ale daje się nabrać na sztuczki. Około 1200.
level-club = Klubowicz
level-club-about = Solidny gracz klubowy, czasem z gorszą chwilą. Około 1500.
level-strong-club = Mocny klubowicz
level-strong-club-about = Czekaj na swoją szansę: wielu nie będzie. Około 1650.
level-expert = Ekspert
level-expert-about = Rzadko się myli i karze twoje błędy. Około 1800.
level-unbeatable = Niepokonany
level-unbeatable-about = Silnik na pełnej mocy. Nikt z nim nie wygrywa.

## The rule book's chapters
chapter-setup = Szachownica i kolejność ruchów
chapter-pieces = Jak chodzą bierki
chapter-special = Szczególne posunięcia
chapter-check = Szach i mat
chapter-ending = Koniec partii

## Lessons: a title, what to do, and what was learnt
lesson-knight = Skoczek
lesson-knight-task = Zbij piona swoim skoczkiem.
lesson-knight-done = Dwa pola prosto, jedno w bok, ponad wszystkim, co stoi po drodze.
lesson-promotion = Promocja piona
lesson-promotion-task = Twojemu pionowi brakuje do ostatniego rzędu jednego kroku. Zamień go w hetmana.
lesson-promotion-done = Pion, który dojdzie do ostatniego rzędu, od razu staje się silniejszą bierką.
lesson-castling = Roszada
lesson-castling-task = Schowaj króla w bezpiecznym miejscu: zrób roszadę w dowolną stronę.
lesson-castling-done = Król idzie o dwa pola, a wieża przeskakuje na jego drugą stronę. Ani król, ani wieża nie mogły się wcześniej ruszyć.
lesson-check = Wyjście z szacha
lesson-check-task = Wieża atakuje twojego króla. Zbij ją.
lesson-check-done = Na szacha odpowiadasz, ruszając królem, bijąc atakującą bierkę albo się zasłaniając.
lesson-mate = Mat
lesson-mate-task = Czarny król jest zamknięty za własnymi pionami. Daj mata w jednym posunięciu.
lesson-mate-done = Szach i nie ma wyjścia: wygrywasz.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Debiut: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Na tym komputerze nie ma innego silnika szachowego, więc gra własny silnik Gamecase. Jest silny, ale na najwyższym poziomie słabszy niż Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Prowadzi do mata w { $count }.
    [forced] To jedyny dozwolony ruch.
   *[only] Żaden inny ruch mu nie dorównuje: następny jest wart o { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } piona mniej.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Masz szacha: rusz królem, zasłoń się albo zbij atakującą bierkę.
    [begin] Wprowadzaj bierki do gry jedną po drugiej i pilnuj środka.
   *[other] Najpierw sprawdź, co atakuje przeciwnik, potem co możesz zbić.
}
guide-why = { $why ->
    [mate] To mat.
    [draw] Remis to więcej, niż obiecuje ta pozycja.
    [promotes] Twój pion staje się silniejszą figurą.
    [castles] Twój król jest bezpieczny, a wieża wchodzi do gry.
    [gains] Zyskujesz materiał.
    [trades] Wymieniasz bierkę na równie cenną.
    [check] Dajesz szacha, na którego przeciwnik musi odpowiedzieć.
    [saves] Ratujesz zagrożoną bierkę.
    [develops] Wprowadzasz do gry nową bierkę.
    [middle] Twój pion zajmuje miejsce w centrum.
   *[other] Trochę poprawiasz swoją pozycję.
}
character-first-week = Żołądź
character-first-month = Guzik
character-first-year = Koniczyna
character-casual = Pieprz
character-hobby = Herbatnik
character-club = Miedź
character-strong-club = Krzemień
character-expert = Soból
character-unbeatable = Granit
origin-collection-set-up = Ustawienie bierek pokazano na rysunku. Tylko angielski tekst liczy pola.
origin-collection-starter = Losowanie i pierwszy ruch białych są wydrukowane. Zamiana kolorów z partii na partię to nasze ustawienie.
origin-collection-own-square = Instrukcja nie mówi tego wprost; mówią to przepisy gry w szachy.
origin-collection-knight-move = We francuskim skoczek idzie dwa pola prosto i jedno „na ukos”, co dałoby dłuższy skok; angielski tekst opisuje tylko połowę jego ruchów; niderlandzki pozwala mu przeskakiwać tylko bierki przeciwnika. Gramy skoczkiem ze wszystkich pozostałych.
origin-collection-pawn-move = We francuskim pierwszy ruch wydaje się zawsze o dwa pola, a angielski tekst zapomina, że piony nigdy się nie cofają. Nigdzie nie powiedziano, że przy ruchu o dwa pola droga musi być wolna. Gramy jak wszędzie.
origin-collection-pawn-capture = Hiszpański, niderlandzki i duński mówią „przez pole”, szwedzki nawet „skacząc”, a we włoskim tekście piony biją tak, jak chodzą. Chodzi o jedno pole na ukos do przodu.
origin-collection-en-passant = Niemiecki, angielski, włoski i duński niezręcznie opisują, skąd zaczyna się ruch o dwa pola, i tylko rosyjski mówi, gdzie staje bijący pion. Gramy według przepisów gry w szachy.
origin-collection-bishop-move = Włoski tekst pomija, że pola muszą być wolne.
origin-collection-rook-move = Włoski tekst pomija, że pola muszą być wolne.
origin-collection-queen-move = Włoski tekst pomija, że pola muszą być wolne.
origin-collection-promotion = Hiszpański, szwedzki i polski można czytać tak, jakby liczyło się tylko to, co jest na szachownicy. Możesz mieć drugiego hetmana.
origin-collection-castling = Hiszpański tekst nazywa krótką stronę prawą, a długą lewą, co jest prawdą tylko dla białych.
origin-collection-castling-moved = Francuski i rosyjski pomijają „z rzędu początkowego”. Bierka, która ruszyła się i wróciła, ruszyła się.
origin-collection-castling-attacked = Tylko angielski tekst mówi, że król nie może przejść przez atakowane pole. Że nie może roszować w szachu ani wejść w szach, wynika z przepisów gry w szachy.
origin-collection-king-safety = W polskim król nie może „dawać” szacha, a włoski tekst tylko odradza używanie go. Wszystkie inne: nie może wejść w szach. Odsłonić nim szacha wolno.
origin-collection-pinned = Instrukcja mówi tylko o ruchach samego króla. Przepisy gry w szachy zabraniają każdego ruchu, po którym jest atakowany.
origin-collection-in-check = Instrukcja tylko daje to do zrozumienia tam, gdzie objaśnia mata.
origin-collection-resign = O poddaniu nic nie wydrukowano.
origin-collection-stalemate = Nic o tym nie wydrukowano; angielski tekst używa tego słowa o każdej partii, której nikt nie może wygrać. Trzymamy się przepisów gry w szachy: remis.
origin-collection-dead-position = Instrukcja nazywa remisem partię, której żadna strona nie może wygrać; po francusku i po polsku: której żadna nie wygrała. Kończymy ją, gdy tylko mat nie jest już możliwy.
origin-collection-agreed = O uzgodnionym remisie nic nie wydrukowano.
origin-collection-repetition = Nic nie wydrukowano; to zasada z przepisów gry w szachy.
origin-collection-fifty-moves = Nic nie wydrukowano; to zasada z przepisów gry w szachy.
origin-collection-repetition-at-once = Nic nie wydrukowano. Według przepisów gry w szachy gracz musi zażądać tego remisu; w tej partii następuje od razu.
origin-collection-fifty-moves-at-once = Nic nie wydrukowano. Według przepisów gry w szachy gracz musi zażądać tego remisu; w tej partii następuje od razu.
clause-repetition-at-once = Gdy ta sama pozycja powstaje po raz trzeci, z tymi samymi możliwymi ruchami, jest remis.
clause-fifty-moves-at-once = Po pięćdziesięciu posunięciach każdego gracza bez ruchu piona i bez bicia jest remis.
refusal-repetition-at-once = Nie trzeba go żądać: trzykrotne powtórzenie od razu daje remis.
refusal-fifty-moves-at-once = Nie trzeba go żądać: po pięćdziesięciu posunięciach każdej ze stron bez bicia i ruchu piona od razu jest remis.
box-articles = Czy twoje zasady są ponumerowane w artykułach, jak przepisy gry w szachy?
editor-piece = { $piece ->
    [white-king] Biały król
    [white-queen] Biały hetman
    [white-rook] Biała wieża
    [white-bishop] Biały goniec
    [white-knight] Biały skoczek
    [white-pawn] Biały pion
    [black-king] Czarny król
    [black-queen] Czarny hetman
    [black-rook] Czarna wieża
    [black-bishop] Czarny goniec
    [black-knight] Czarny skoczek
   *[black-pawn] Czarny pion
}
editor-castling = { $side ->
    [white-short] Biały może zrobić roszadę O-O
    [white-long] Biały może zrobić roszadę O-O-O
    [black-short] Czarny może zrobić roszadę O-O
   *[black-long] Czarny może zrobić roszadę O-O-O
}
editor-en-passant = Bicie w przelocie na
refusal-editor-kings = { $seat ->
    [first] Biały musi mieć na szachownicy dokładnie jednego króla. Liczba królów teraz: { $count }.
   *[second] Czarny musi mieć na szachownicy dokładnie jednego króla. Liczba królów teraz: { $count }.
}
refusal-editor-many = { $seat ->
    [first] Biały ma więcej bierek, niż może być w partii: najwyżej 16, w tym najwyżej 8 pionów.
   *[second] Czarny ma więcej bierek, niż może być w partii: najwyżej 16, w tym najwyżej 8 pionów.
}
refusal-editor-pawns = Na { $square } nie może być piona: piony nigdy nie stoją w pierwszym ani w ostatnim rzędzie.
refusal-editor-check = { $seat ->
    [first] Na posunięciu jest Biały, ale czarny król już jest szachowany.
   *[second] Na posunięciu jest Czarny, ale biały król już jest szachowany.
}
refusal-editor-impossible-check = Żadne ostatnie posunięcie nie mogło dać szacha wszystkimi tymi bierkami.
task-check = Szach! Musisz obronić przed nim króla.
task-claim = Twoja kolej: możesz zażądać remisu.
task-fifty-moves = { $count ->
    [one] Twoja kolej: remis z reguły pięćdziesięciu posunięć za { $count } posunięcie.
    [few] Twoja kolej: remis z reguły pięćdziesięciu posunięć za { $count } posunięcia.
    [many] Twoja kolej: remis z reguły pięćdziesięciu posunięć za { $count } posunięć.
   *[other] Twoja kolej: remis z reguły pięćdziesięciu posunięć za { $count } posunięcia.
}

## Drills

drill-tactics = Taktyka
drill-tactics-about = Znajdź jedyne wygrywające posunięcie i doprowadź je do końca.
drill-tactics-task = { $seat ->
    [first] Ruch białych. Jedno posunięcie wygrywa.
   *[second] Ruch czarnych. Jedno posunięcie wygrywa.
}
drill-mates = Maty
drill-mates-about = Mat w jednym, dwóch lub trzech posunięciach.
drill-mates-task = { $seat ->
    [first] Ruch białych. Mat w { $moves }.
   *[second] Ruch czarnych. Mat w { $moves }.
}
drill-theme = { $theme ->
    [hanging] Nic nie broniło tej bierki.
    [fork] To były widełki: jedna bierka atakuje dwie naraz.
    [pin] Bierka, która mogłaby bić, była związana: osłaniała swojego króla.
    [discovery] Jedna bierka zeszła z drogi, a zaatakowała ta za nią.
    [promotion] Pion doszedł do promocji.
    [back-rank] Mat na ostatniej linii: króla zamknęły własne bierki.
    [smothered] Mat duszony: króla otoczyły własne bierki.
   *[sacrifice] Poświęcenie: oddajesz materiał, żeby zyskać więcej.
}
drill-refuted = { $why ->
    [mate] Przeciwnik daje mata.
    [escapes] Król ucieka.
   *[takes] Przeciwnik może po prostu zbić tę bierkę.
}
