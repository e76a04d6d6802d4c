### Draughts, in Polish. piece = bierka, man = pionek, king = damka, capture = bić, far row = ostatni rząd, move = ruch.

game-name = Warcaby
game-about = Przeskakuj bierki przeciwnika, dojdź do ostatniego rzędu i zdobądź damkę.
seat-first = Czarny
seat-second = Biały

## Where White begins, the first seat is White.
seat-first-russian = { seat-second }
seat-second-russian = { seat-first }
seat-first-brazilian = { seat-second }
seat-second-brazilian = { seat-first }
seat-first-czech = { seat-second }
seat-second-czech = { seat-first }
seat-first-spanish = { seat-second }
seat-second-spanish = { seat-first }
seat-first-portuguese = { seat-second }
seat-second-portuguese = { seat-first }
seat-first-italian = { seat-second }
seat-second-italian = { seat-first }
seat-first-thai = { seat-second }
seat-second-thai = { seat-first }
seat-first-thai12 = { seat-second }
seat-second-thai12 = { seat-first }
seat-first-international = { seat-second }
seat-second-international = { seat-first }

## Ways to play
booklet-collection = Zestaw gier
booklet-collection-about = Warcaby jak w instrukcji z zestawu gier: bić można, ale nie trzeba. Instrukcja w twoim języku może się różnić od warcabów, w które gra się w twoim kraju; te znajdziesz niżej.
booklet-dame = Warcaby niemieckie
booklet-dame-about = Ta sama gra, tylko żywsza: jeśli możesz bić, musisz. Dobra do gry z komputerem.
booklet-english = Warcaby angielskie
booklet-english-about = Znane też jako amerykańskie. Damki chodzą tylko o jedno pole.
booklet-russian = Warcaby rosyjskie
booklet-russian-about = Pionki biją też do tyłu, a po dojściu do ostatniego rzędu grają dalej jako damki.
booklet-brazilian = Warcaby brazylijskie
booklet-brazilian-about = Zasady międzynarodowe na małej planszy: bij jak najwięcej bierek.
booklet-pool = Pool checkers
booklet-pool-about = Pionki biją też do tyłu. Co zbijesz, zależy od ciebie.
booklet-czech = Warcaby czeskie
booklet-czech-about = Pionki biją tylko do przodu. Jeśli może bić damka, musi bić przed pionkiem.
booklet-spanish = Warcaby hiszpańskie
booklet-spanish-about = Plansza jest obrócona. Bij najwięcej bierek, a spośród takich bić wybierz to z największą liczbą damek.
booklet-portuguese = Warcaby portugalskie
booklet-portuguese-about = Zasady hiszpańskie z ciemnym polem po lewej na dole.
booklet-italian = Warcaby włoskie
booklet-italian-about = Pionki nie mogą bić damek. Damki chodzą tylko o jedno pole.
booklet-thai = Warcaby tajskie
booklet-thai-about = Makhos: po osiem pionków i szybkie damki.
booklet-thai12 = Warcaby tajskie, dwanaście pionków
booklet-thai12-about = Zasady tajskie z dwunastoma pionkami dla każdego.
booklet-international = Warcaby międzynarodowe
booklet-international-about = Plansza o stu polach i po dwadzieścia pionków na stronę.
box-size = Ile pól ma jeden bok planszy?
box-black_begins = Czy zaczyna czarny?
box-men_take_backwards = Czy pionki mogą bić do tyłu?
box-kings_fly = Czy damka może iść dalej niż o jedno pole?
box-must_take = Czy trzeba bić, gdy się da?

## Switches
switch-may_stop = Podczas wielokrotnego bicia
switch-may_stop-yes = Możesz przerwać
switch-may_stop-no = Musisz bić, dopóki się da
switch-men_turn = Wielokrotne bicie pionkiem
switch-men_turn-yes = Można zmieniać kierunek
switch-men_turn-no = Tylko w jednej linii
switch-king_far = Damka skacze
switch-king_far-yes = Z dowolnej odległości
switch-king_far-no = Tylko nad bierką tuż obok siebie
switch-king_lands_anywhere = Damka staje
switch-king_lands_anywhere-yes = Na dowolnym wolnym polu za bierką
switch-king_lands_anywhere-no = Tuż za bierką
switch-removal = Zbite bierki schodzą z planszy
switch-removal-at-once = Od razu, po każdym skoku
switch-removal-after = Po zakończeniu ruchu
switch-promotion = Pionek, który biciem dociera do ostatniego rzędu
switch-promotion-ends = Staje się damką i ruch się kończy
switch-promotion-goes-on = Od razu bije dalej jako damka
switch-blocked = Gracz, który nie może wykonać ruchu
switch-blocked-loses = Przegrywa
switch-blocked-draws = Ma remis
switch-quiet_moves = Remis po ruchach damek bez bicia
switch-quiet_moves-20 = Po 20 ruchach każdej strony
switch-quiet_moves-40 = Po 40 ruchach każdej strony

## The rules
clause-board-8 = Plansza ma osiem rzędów po osiem pól. Każdy gracz ma w prawym dolnym rogu jasne pole.
clause-board-8-mirrored = Plansza ma osiem rzędów po osiem pól. Każdy gracz ma w prawym dolnym rogu ciemne pole.
clause-board-10 = Plansza ma dziesięć rzędów po dziesięć pól. Każdy gracz ma w prawym dolnym rogu jasne pole.
clause-men-8 = Każdy gracz zaczyna z ośmioma pionkami na ciemnych polach pierwszych dwóch rzędów.
clause-men-12 = Każdy gracz zaczyna z dwunastoma pionkami na ciemnych polach pierwszych trzech rzędów.
clause-men-20 = Każdy gracz zaczyna z dwudziestoma pionkami na ciemnych polach pierwszych czterech rzędów.
clause-black-begins = Zaczyna czarny. O tym, kto gra czarnymi, decyduje los; po każdej partii gracze zamieniają się kolorami.
clause-white-begins = Zaczyna biały. O tym, kto gra białymi, decyduje los; po każdej partii gracze zamieniają się kolorami.
clause-turns = Gracze ruszają się na zmianę. W każdym ruchu gracz przestawia jedną bierkę swojego koloru, pionek albo damkę; pasować nie wolno.
clause-dark-squares = Gra się tylko na ciemnych polach.
clause-occupied = Bierka może się ruszyć tylko na wolne pole.
clause-man-moves = Pionek chodzi o jedno pole na ukos do przodu.
clause-taking = Bierka bije, przeskakując na ukos jedną bierkę przeciwnika i stając na wolnym polu za nią. Nie wolno przeskakiwać bierek własnego koloru ani dwóch bierek naraz.
clause-man-takes-forward = Pionek bije bierkę tuż obok siebie i skacze tylko do przodu.
clause-man-takes-all = Pionek bije bierkę tuż obok siebie, do przodu i do tyłu.
clause-men-spare-kings = Pionek nie może zbić damki.
clause-crowning = Pionek, który dojdzie do ostatniego rzędu, dostaje na wierzch drugą bierkę i staje się damką. Ruch się tam kończy.
clause-crowning-goes-on = Pionek, który dojdzie do ostatniego rzędu, dostaje na wierzch drugą bierkę i od razu staje się damką. Jeśli dotarł tam skokiem, w tym samym ruchu może skakać dalej jako damka.
clause-crowning-stops-only = Pionek, który kończy ruch w ostatnim rzędzie, dostaje na wierzch drugą bierkę i staje się damką. Jeśli bije stamtąd dalej, pozostaje pionkiem.
clause-king-flies = Damka chodzi na ukos do przodu i do tyłu o dowolną liczbę wolnych pól.
clause-king-steps = Damka chodzi o jedno pole na ukos, do przodu i do tyłu.
clause-king-takes = Damka bije we wszystkich kierunkach. Ona też potrzebuje wolnego pola za bierką. Damkę można zbić jak każdą inną bierkę, pionkiem albo damką.
clause-king-lands-behind = Damka może skakać z daleka. Staje tuż za bierką.
clause-king-lands-anywhere = Damka może skakać z daleka. Staje na dowolnym wolnym polu za bierką.
clause-chain = Bierka, która skoczyła, może w tym samym ruchu skakać dalej z pola, na którym stanęła, także w innym kierunku.
clause-chain-may-stop = Po każdym skoku możesz przerwać.
clause-chain-whole = Musisz skakać dalej, dopóki bierka może; jeśli możesz wybrać, gdzie staniesz, musisz stanąć tam, skąd można skakać dalej.
clause-removal-at-once = Przeskoczoną bierkę zdejmuje się od razu.
clause-removal-after = Przeskoczone bierki zdejmuje się po zakończeniu ruchu. Do tego czasu zawadzają i żadnej nie wolno przeskoczyć dwa razy.
clause-duty-free = Możesz bić, ale nie musisz: zamiast tego możesz wykonać każdy inny ruch.
clause-duty = Jeśli możesz bić, musisz.
clause-duty-most = Jeśli możesz bić na kilka sposobów, musisz wybrać taki, który zbija najwięcej bierek.
clause-duty-most-kings = Jeśli możesz bić na kilka sposobów, musisz wybrać taki, który zbija najwięcej bierek, a spośród nich taki, który zbija najwięcej damek.
clause-duty-king-first = Jeśli może bić i damka, i pionek, musi bić damka.
clause-duty-italian = Jeśli możesz bić na kilka sposobów, musisz wybrać taki, który zbija najwięcej bierek; spośród nich bicie damką; potem takie, które zbija najwięcej damek; potem takie, które zbija damkę najwcześniej.
clause-all-taken = Gracz, który nie ma już bierek, przegrywa.
clause-blocked = Gracz, który ma bierki, ale nie może wykonać ruchu, przegrywa.
clause-repetition = Gdy ta sama pozycja powstanie po raz trzeci i rusza ten sam gracz, jest remis.
clause-quiet-15 = Gdy obaj gracze wykonają po 15 ruchów samymi damkami i nic nie zostanie zbite, jest remis.
clause-quiet-20 = Gdy obaj gracze wykonają po 20 ruchów samymi damkami i nic nie zostanie zbite, jest remis.
clause-quiet-25 = Gdy obaj gracze wykonają po 25 ruchów samymi damkami i nic nie zostanie zbite, jest remis.
clause-quiet-40 = Gdy obaj gracze wykonają po 40 ruchów samymi damkami i nic nie zostanie zbite, jest remis.
clause-short-5 = Gdy zostają tylko dwie lub trzy bierki i każdy gracz ma damkę, po jeszcze pięciu ruchach każdego gracza jest remis.
clause-short-16-5 = Jedna damka przeciw trzem bierkom, z których przynajmniej jedna jest damką, to remis po 16 ruchach każdego gracza. Gdy zostają tylko dwie lub trzy bierki i każdy gracz ma damkę, jest remis po pięciu ruchach każdego gracza.
clause-short-13 = Trzy damki przeciw jednej to remis po 13 ruchach każdego gracza.
clause-short-road = Jedna damka na długiej przekątnej od rogu do rogu przeciw trzem bierkom, z których przynajmniej jedna jest damką, to remis po pięciu ruchach każdego gracza, jeśli ta jedna damka tam pozostaje.
clause-agreed = Gracze mogą umówić się na remis, a każdy może się poddać. Ruch cofa się tylko za zgodą obu.

## Why not
refusal-dark-squares = { $square } nie jest ciemnym polem tej planszy.
refusal-turns = { $holder ->
    [nobody] Pole { $square } jest puste.
    [white] Bierka na { $square } jest biała. Teraz gra czarny.
   *[black] Bierka na { $square } jest czarna. Teraz gra biały.
}
refusal-occupied = { $holder ->
    [white] Na { $square } stoi biała bierka.
   *[black] Na { $square } stoi czarna bierka.
}
refusal-man-moves = { $why ->
    [back] Ten pionek nie jest jeszcze damką, więc nie może się cofać.
    [far] Pionek chodzi tylko o jedno pole.
    [stuck] Pionek na { $from } nie może się ruszyć.
   *[diagonal] { $from } i { $to } nie leżą na jednej przekątnej. Pionek chodzi na ukos do przodu.
}
refusal-king-flies = { $why ->
    [stuck] Damka na { $from } nie może się ruszyć.
   *[diagonal] { $from } i { $to } nie leżą na jednej przekątnej. Damka chodzi na ukos.
}
refusal-king-steps = { $why ->
    [far] W tej partii damka chodzi tylko o jedno pole.
    [stuck] Damka na { $from } nie może się ruszyć.
   *[diagonal] { $from } i { $to } nie leżą na jednej przekątnej. Damka chodzi na ukos.
}
refusal-taking = { $why ->
    [own] Między { $from } a { $to } stoi twoja własna bierka; nie możesz jej przeskoczyć.
    [two] Między { $from } a { $to } stoi więcej niż jedna bierka; nie możesz ich przeskoczyć.
    [diagonal] { $from } i { $to } nie leżą na jednej przekątnej. Skacze się na ukos.
   *[nothing] Między { $from } a { $to } nie ma nic do bicia.
}
refusal-man-takes-forward = { $why ->
    [far] Pionek bije tylko bierkę tuż obok siebie i staje tuż za nią.
   *[back] Pionek bije tylko do przodu: nie może skoczyć do tyłu przez { $over }.
}
refusal-men-spare-kings = Na { $over } stoi damka, a pionek nie może zbić damki.
refusal-crowning = Pionek staje się damką na { $from } i tam kończy się ruch. Bić może w następnym ruchu.
refusal-duty = { $count ->
    [one] Możesz bić, więc musisz: bierką na { $squares }.
    [few] Możesz bić, więc musisz: jedną z bierek na { $squares }.
    [many] Możesz bić, więc musisz: jedną z bierek na { $squares }.
   *[other] Możesz bić, więc musisz: jedną z bierek na { $squares }.
}
refusal-duty-most = W ten sposób zbijesz { $taken }, a z { $squares } możesz zbić { $most }. Musisz zbić jak najwięcej.
refusal-duty-most-kings = { $why ->
    [most] W ten sposób zbijesz { $taken }, a z { $squares } możesz zbić { $most }. Musisz zbić jak najwięcej.
   *[kings] Z { $squares } możesz zbić tyle samo bierek, a wśród nich więcej damek.
}
refusal-duty-king-first = Damka musi bić przed pionkiem: użyj tej na { $squares }.
refusal-duty-italian = { $why ->
    [most] W ten sposób zbijesz { $taken }, a z { $squares } możesz zbić { $most }. Musisz zbić jak najwięcej.
    [with-king] Tyle samo może zbić damka na { $squares }, a damka musi bić przed pionkiem.
   *[kings] Z { $squares } możesz zbić tyle samo bierek, ale więcej damek wśród nich albo damkę wcześniej.
}

## How it ends
outcome-all-taken = { $seat } wygrywa: przeciwnik nie ma już bierek.
outcome-blocked = { $seat } wygrywa: przeciwnik nie może wykonać ruchu.
outcome-blocked-draw = Remis: gracz na posunięciu jest zablokowany.
outcome-repetition = Remis przez trzykrotne powtórzenie pozycji.
outcome-quiet = Remis: zbyt wiele ruchów damkami bez bicia.
outcome-short = Remis: wyczerpano liczbę ruchów dla tak małej liczby bierek.

## The board in words
scene-title = Plansza do warcabów
scene-men = { $colour ->
    [white] Białe pionki na { $squares }.
   *[black] Czarne pionki na { $squares }.
}
scene-kings = { $colour ->
    [white] Białe damki na { $squares }.
   *[black] Czarne damki na { $squares }.
}
scene-none = { $colour ->
    [white] Biały nie ma bierek.
   *[black] Czarny nie ma bierek.
}
scene-must = Musi bić: { $squares }.
scene-quiet = { $count ->
    [one] Jeszcze { $count } ruch damkami bez bicia i remis.
    [few] Jeszcze { $count } ruchy damkami bez bicia i remis.
    [many] Jeszcze { $count } ruchów damkami bez bicia i remis.
   *[other] Jeszcze { $count } ruchu damkami bez bicia i remis.
}
scene-repeated = { $count ->
    [one] Ta pozycja była tu { $count } raz.
    [few] Ta pozycja była tu { $count } razy. Za trzecim razem jest remis.
    [many] Ta pozycja była tu { $count } razy. Za trzecim razem jest remis.
   *[other] Ta pozycja była tu { $count } razy. Za trzecim razem jest remis.
}
scene-square = { $holder ->
    [white-man] { $square }: biały pionek
    [white-king] { $square }: biała damka
    [black-man] { $square }: czarny pionek
    [black-king] { $square }: czarna damka
   *[nobody] { $square }: puste
}
told-move = { $colour ->
    [white] Biały { $move }
   *[black] Czarny { $move }
}
told-crowned = { $colour ->
    [white] Biały { $move }, damka
   *[black] Czarny { $move }, damka
}
button-end-turn = Zakończ ruch

## Levels
level-beginner = Początkujący
level-beginner-about = Bije, co widzi, i niczego nie planuje. Wygra z nim nawet dziecko.
level-casual = Niedzielny gracz
level-casual-about = Myśli o ruch lub dwa naprzód i czasem coś przeoczy.
level-skilled = Wprawny
level-skilled-about = Nie oddaje bierek za darmo. Dobry przeciwnik dla rodziny.
level-strong = Silny
level-strong-about = Patrzy wiele ruchów naprzód.
level-master = Mistrz
level-master-about = Myśli najgłębiej i zna każdą końcówkę z najwyżej czterema bierkami.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Ustawienie
chapter-moving = Ruchy
chapter-taking = Bicie
chapter-queens = Damki
chapter-duty = Czy trzeba bić?
chapter-ending = Koniec partii

## Lessons: a title, what to do, and what was learnt
lesson-step = Ruch
lesson-step-task = Masz biały pionek. Rusz nim.
lesson-step-done = Pionki chodzą o jedno pole na ukos do przodu, po ciemnych polach.
lesson-jump = Bicie
lesson-jump-task = Zbij czarny pionek: przeskocz go i stań na wolnym polu za nim.
lesson-jump-done = Przeskoczona bierka jest zbita i schodzi z planszy.
lesson-chain = Wielokrotne bicie
lesson-chain-task = Zbij oba czarne pionki w jednym ruchu.
lesson-chain-done = Po skoku ta sama bierka może skakać dalej.
lesson-freedom = Wolny wybór
lesson-freedom-task = Według tych zasad nie musisz bić. Rusz swoim drugim pionkiem.
lesson-freedom-done = Tutaj bicie zależy od ciebie. Według większości innych zasad trzeba bić.
lesson-duty = Kiedy trzeba bić
lesson-duty-task = Według tych zasad musisz bić, jeśli możesz. Wykonaj ruch.
lesson-duty-done = Tak możesz zmusić przeciwnika, by poszedł tam, gdzie chcesz.
lesson-crowning = Damka
lesson-crowning-task = Twojemu pionkowi brakuje do ostatniego rzędu jednego kroku. Zamień go w damkę.
lesson-crowning-done = W ostatnim rzędzie pionek staje się damką.
lesson-flying = Latająca damka
lesson-flying-task = Poślij swoją damkę przez całą planszę, z rogu do rogu.
lesson-flying-done = Według tych zasad damka chodzi o dowolną liczbę wolnych pól.
lesson-far-jump = Skok z daleka
lesson-far-jump-task = Na drodze twojej damki stoi pionek. Zbij go prosto z miejsca, w którym stoi damka.
lesson-far-jump-done = Damka nie musi stać tuż obok. Według tych zasad staje tuż za zbitym pionkiem.
lesson-give-one = Jeden oddaj, trzy zbij
lesson-give-one-task = Tutaj musisz bić, jeśli możesz. Poświęć pionek, a potem zbij wszystko, co zostało.
lesson-give-one-done = Bierka poświęcona w dobrej chwili otwiera planszę. To się nazywa kombinacja.
lesson-block = Bez ruchu
lesson-block-task = Zagraj tak, żeby czarny nie mógł wykonać ruchu.
lesson-block-done = Gracz, który nie może wykonać ruchu, przegrywa.

## Why the computer would play a move
hint-reason = { $why ->
    [only] To jedyny możliwy ruch.
    [wins] To wygrywa.
    [resists] Partia jest przegrana; tak obronisz się najdłużej.
    [crowns] Pionek staje się damką.
    [gains] To zyskuje materiał.
    [avoids] Każdy inny ruch jest wyraźnie gorszy.
    [draws] To utrzymuje remis.
    [equal] Inny ruch jest równie dobry.
   *[best] To wydaje się trochę lepsze od reszty.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Możesz bić, więc musisz: przeskocz bierkę na wolne pole za nią.
    [may] Możesz bić, jeśli chcesz: przeskocz bierkę na wolne pole za nią.
    [king] Przesuń pionek o jedno pole do przodu albo damkę do przodu lub do tyłu.
   *[other] Przesuń pionek o jedno pole na ukos do przodu.
}
guide-why = { $why ->
    [only] To jedyny możliwy ruch.
    [crowns] Twój pionek staje się damką.
    [takes] Bijesz.
    [saves] Ratujesz zagrożoną bierkę.
    [safe] Przeciwnik nie może potem niczego zbić.
   *[other] Wydaje się trochę lepsze od reszty.
}

## Rules that follow their switches
refusal-man-takes-all = Pionek bije tylko bierkę tuż obok siebie i staje tuż za nią.
refusal-king-takes-near = W tej partii damka bije tylko bierkę tuż obok siebie i staje tuż za nią.
refusal-king-lands-behind = Damka musi stanąć tuż za { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] W tej partii damka bije tylko bierkę tuż obok siebie.
   *[behind] Damka musi stanąć tuż za { $over }.
}
refusal-king-near-lands-anywhere = W tej partii damka bije tylko bierkę tuż obok siebie.
refusal-chain-straight = W tej partii pionek musi skakać w jednej linii.
refusal-chain-whole = Bierka może bić dalej, więc musi skakać i nie może zostać na { $to }.
refusal-removal-after = Bierkę na { $over } już przeskoczono. Nie możesz przeskoczyć jej dwa razy.
character-beginner = Okruszek
character-casual = Imbir
character-skilled = Oset
character-strong = Żar
character-master = Onyks
origin-thai12-white-begins = { origin-thai-white-begins }
origin-czech-repetition = { origin-collection-repetition }
origin-czech-agreed = { origin-collection-agreed }
origin-dame-blocked = { origin-collection-blocked }
origin-dame-blocked-draws = { origin-collection-blocked-draws }
origin-dame-repetition = { origin-collection-repetition }
origin-dame-quiet-40 = { origin-collection-quiet-40 }
origin-dame-agreed = { origin-collection-agreed }
origin-italian-blocked = { origin-collection-blocked }
origin-italian-repetition = { origin-collection-repetition }
origin-italian-quiet-40 = { origin-collection-quiet-40 }
origin-italian-agreed = { origin-collection-agreed }
origin-pool-repetition = { origin-collection-repetition }
origin-pool-quiet-40 = { origin-collection-quiet-40 }
origin-pool-agreed = { origin-collection-agreed }
origin-portuguese-blocked = { origin-collection-blocked }
origin-portuguese-repetition = { origin-collection-repetition }
origin-portuguese-quiet-20 = { origin-collection-quiet-20 }
origin-portuguese-agreed = { origin-collection-agreed }
origin-spanish-blocked = { origin-collection-blocked }
origin-spanish-repetition = { origin-collection-repetition }
origin-spanish-quiet-40 = { origin-collection-quiet-40 }
origin-spanish-agreed = { origin-collection-agreed }
origin-thai-repetition = { origin-collection-repetition }
origin-thai-quiet-40 = { origin-collection-quiet-40 }
origin-thai-agreed = { origin-collection-agreed }
origin-thai12-repetition = { origin-collection-repetition }
origin-thai12-quiet-40 = { origin-collection-quiet-40 }
origin-thai12-agreed = { origin-collection-agreed }
clause-king-takes-near = Damka bije we wszystkich kierunkach, ale tylko bierkę tuż obok siebie, i staje bezpośrednio za nią. Damkę też można zbić.
clause-king-near-lands-behind = Damka bije tylko bierkę tuż obok siebie i staje bezpośrednio za nią.
clause-king-near-lands-anywhere = Damka bije tylko bierkę tuż obok siebie i staje na dowolnym wolnym polu za nią.
clause-chain-straight = Bierka, która skoczyła, może w tym samym ruchu skakać dalej z pola, na którym stanęła: pionek tylko wzdłuż tej samej linii, damka także w innym kierunku.
clause-blocked-draws = Gdy gracz ma bierki, ale nie może wykonać ruchu, jest remis.
origin-collection-board-8 = Duńska instrukcja mówi o białej dolnej połowie; chodzi o prawe dolne pole.
origin-collection-men-12 = Tylko angielski tekst mówi, które rzędy są zajęte. Pozostałe pokazują rysunek.
origin-collection-black-begins = Losowanie i pierwszy ruch czarnych są wydrukowane. Zamiana kolorów po każdej partii to nasze ustawienie.
origin-collection-turns = Nie wolno pasować, choć bić nie trzeba: ruchy wykonuje się na zmianę.
origin-collection-man-moves = Rosyjski tekst mówi tylko, że pionek nie może wrócić tam, gdzie był. Żaden pionek nie chodzi do tyłu.
origin-collection-taking = Włoski i duński tekst pomijają słowo „wolne” albo „ciemne”. Chodzi o wolne ciemne pole.
origin-collection-man-takes-forward = Skok opisano dla pola przed pionkiem, więc jest do przodu. Angielski tekst dodaje, że do tyłu „jeszcze” nie wolno.
origin-collection-crowning = Instrukcja kładzie na wierzch drugą bierkę i nic więcej nie mówi. Kończymy tam ruch, jak w większości odmian warcabów; ustawienie pozwala nowej damce skakać dalej. Francuski tekst bierze drugą bierkę z już straconych; tutaj zawsze jakaś jest.
origin-collection-crowning-goes-on = Instrukcja nie mówi, co dzieje się w środku kilku skoków. W tej partii nowa damka skacze dalej, jak w warcabach rosyjskich.
origin-collection-king-flies = Polski tekst mówi, że damka przeskakuje wolne pola; ona się po nich przesuwa.
origin-collection-king-takes = Włoski tekst nie mówi, że pole za bierką musi być wolne. Pozostałe mówią.
origin-collection-king-lands-behind = Tylko francuski tekst mówi „bezpośrednio za”, a angielski porównuje skok ze skokiem pionka. Z jak daleka damka może ruszyć, nie powiedziano. Gramy krótkie lądowanie niemieckich warcabów rodzinnych; jedno i drugie można zmienić w ustawieniach.
origin-collection-king-lands-anywhere = Instrukcja nie określa, gdzie damka staje. Gracze turniejowi oczekują dowolnego wolnego pola za bierką.
origin-collection-king-near-lands-behind = Instrukcja nie określa, z jak daleka damka może zacząć skok.
origin-collection-king-near-lands-anywhere = Instrukcja nie określa, z jak daleka damka może zacząć skok ani gdzie staje.
origin-collection-chain = Instrukcja obiecuje skręty tylko damkom, a angielski tekst trzyma pionek na jednej przekątnej. U nas skręcają też pionki, jak we wszystkich innych warcabach; ustawienie każe im bić prosto.
origin-collection-chain-straight = Angielski tekst wiąże skoki pionka z jedną przekątną. Inne języki tego nie mówią.
origin-collection-chain-may-stop = Każdy język mówi, że można skakać dalej, żaden, że trzeba.
origin-collection-chain-whole = Instrukcja tego nie wymaga: w tej partii uzgodniono, że skacze się dalej.
origin-collection-removal-at-once = Instrukcja mówi o zdjęciu bierki, zanim dojdzie do kilku skoków. Dlatego zdejmujemy ją od razu.
origin-collection-removal-after = Instrukcja nie mówi kiedy. W większości odmian turniejowych czeka się do końca ruchu.
origin-collection-duty-free = Wszystkie dziesięć języków mówi „można”. W wielu krajach bicie jest obowiązkowe; te odmiany mają tu własne zasady.
origin-collection-all-taken = Hiszpański tekst mówi to od drugiej strony: wygrywa, kto zbije wszystko.
origin-collection-blocked = O graczu, który nie może się ruszyć, nic nie wydrukowano. Przegrywa, jak we wszystkich innych warcabach.
origin-collection-blocked-draws = O graczu, który nie może się ruszyć, nic nie wydrukowano. W tej partii jest to remis.
origin-collection-repetition = O remisach nic nie wydrukowano. Bez tej zasady damki mogłyby gonić się bez końca.
origin-collection-quiet-20 = O remisach nic nie wydrukowano. Bez tej zasady damki mogłyby gonić się bez końca.
origin-collection-quiet-40 = O remisach nic nie wydrukowano. Bez tej zasady damki mogłyby gonić się bez końca.
origin-collection-agreed = O poddaniu i uzgodnionym remisie nic nie wydrukowano. Jedno i drugie jest przyjęte.
origin-dame-king-lands-anywhere = W niemieckich zasadach rodzinnych damka staje bezpośrednio za bierką. W tej partii może stanąć dalej.
origin-dame-removal-after = W niemieckich zasadach rodzinnych bierki zdejmuje się od razu. W tej partii zostają do końca ruchu.
origin-thai-white-begins = Niektóre tajskie zasady pozwalają graczom wybrać, kto zaczyna. U nas zaczynają białe, jak w jednym z drukowanych regulaminów.
origin-thai12-men-12 = W makhos jest osiem pionków. To ta sama gra z dwunastoma z twojego pudełka.
editor-piece = { $piece ->
    [w] Biały pionek
    [W] Biała damka
    [b] Czarny pionek
   *[B] Czarna damka
}
refusal-editor-many = { $colour ->
    [white] Biały ma za dużo bierek: { $count }. Jest ich tylko { $most }.
   *[black] Czarny ma za dużo bierek: { $count }. Jest ich tylko { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Biały pionek na { $square } byłby już damką.
   *[black] Czarny pionek na { $square } byłby już damką.
}
refusal-editor-none = { $colour ->
    [white] Biały nie ma bierek, a ostatni ruch musiał należeć do niego.
   *[black] Czarny nie ma bierek, a ostatni ruch musiał należeć do niego.
}
task-capture = Twoja kolej: musisz bić.

## Drills

drill-combinations = Kombinacje
drill-combinations-about = Poświęć bierki, zmuś przeciwnika do bicia i odzyskaj więcej.
drill-combinations-task = { $colour ->
    [white] Ruch białych. Znajdź kombinację.
   *[black] Ruch czarnych. Znajdź kombinację.
}
drill-combinations-why = Poświęcone: { $given }. Zbite: { $taken }.
drill-refuted = Przeciwnik bije i zyskuje materiał.
drill-endings = Końcówki
drill-endings-about = Wygraj lub obroń końcówki z najwyżej czterema bierkami. Przeciwnik gra bezbłędnie.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Białe zaczynają i wygrywają.
       *[draw] Ruch białych. Utrzymaj remis, liczba ruchów: { $moves }.
    }
   *[black] { $goal ->
        [win] Czarne zaczynają i wygrywają.
       *[draw] Ruch czarnych. Utrzymaj remis, liczba ruchów: { $moves }.
    }
}
drill-endings-why = { $value ->
    [draw] Teraz to już tylko remis.
   *[loss] Teraz partia jest przegrana.
}
