### Draughts, in Polish. piece = bierka, man = pionek, queen = damka, take = bić, far row = ostatni rząd, move = ruch.

game-name = Warcaby
game-about = Przeskakuj bierki rywala, dojdź do ostatniego rzędu i zdobądź damkę.
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
booklet-collection-about = Warcaby jak w instrukcji z zestawu gier: bić można, ale nie trzeba. Instrukcja w twoim języku może się różnić od warcabów, w które gra się w twoim kraju; te są niżej.
booklet-dame = Warcaby niemieckie
booklet-dame-about = Ta sama gra, tylko żywsza: kto może bić, musi bić. Dobre do gry z komputerem.
booklet-english = Warcaby angielskie
booklet-english-about = Znane też jako amerykańskie. Damki chodzą tylko o jedno pole.
booklet-russian = Warcaby rosyjskie
booklet-russian-about = Pionki biją też do tyłu, a po dojściu do ostatniego rzędu grają dalej jako damki.
booklet-brazilian = Warcaby brazylijskie
booklet-brazilian-about = Zasady międzynarodowe na małej planszy: bij jak najwięcej.
booklet-pool = Pool checkers
booklet-pool-about = Pionki biją też do tyłu. Co zbijesz, zależy od ciebie.
booklet-czech = Warcaby czeskie
booklet-czech-about = Pionki biją tylko do przodu. Damka bije przed pionkiem.
booklet-spanish = Warcaby hiszpańskie
booklet-spanish-about = Plansza leży odwrotnie. Bij najwięcej bierek, a wśród nich najwięcej damek.
booklet-portuguese = Warcaby portugalskie
booklet-portuguese-about = Zasady hiszpańskie z ciemnym polem po lewej.
booklet-italian = Warcaby włoskie
booklet-italian-about = Pionki nie mogą bić damek. Damki chodzą tylko o jedno pole.
booklet-thai = Warcaby tajskie
booklet-thai-about = Makhos: po osiem pionków i szybkie damki.
booklet-thai12 = Warcaby tajskie, dwanaście pionków
booklet-thai12-about = Zasady tajskie z pełnym kompletem pionków.
booklet-international = Warcaby międzynarodowe
booklet-international-about = Plansza o stu polach i po dwadzieścia pionków na stronę.
box-size = Ile pól ma jeden bok planszy?
box-black_begins = Czy zaczyna czarny?
box-men_take_backwards = Czy pionki biją do tyłu?
box-kings_fly = Czy damka może iść dalej niż o jedno pole?
box-must_take = Czy trzeba bić, gdy się da?

## Switches
switch-may_stop = W środku kilku skoków
switch-may_stop-yes = Możesz przerwać
switch-may_stop-no = Musisz bić, dopóki się da
switch-men_turn = Kilka skoków pionkiem
switch-men_turn-yes = Można zmieniać kierunek
switch-men_turn-no = Tylko w jednej linii
switch-king_far = Damka skacze
switch-king_far-yes = Z dowolnej odległości
switch-king_far-no = Tylko nad bierką tuż obok
switch-king_lands_anywhere = Damka staje
switch-king_lands_anywhere-yes = Na dowolnym wolnym polu za bierką
switch-king_lands_anywhere-no = Tuż za bierką
switch-removal = Zbite bierki schodzą z planszy
switch-removal-at-once = Od razu, po każdym skoku
switch-removal-after = Po zakończeniu ruchu
switch-promotion = Pionek, który biciem dociera do ostatniego rzędu
switch-promotion-ends = Staje się damką i ruch się kończy
switch-promotion-goes-on = Od razu bije dalej jako damka
switch-blocked = Kto nie może wykonać ruchu
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
clause-turns = Gracze ruszają się na zmianę. Każdy przestawia jedną bierkę swojego koloru, a pasować nie wolno.
clause-dark-squares = Gra się tylko na ciemnych polach.
clause-occupied = Bierka rusza się na wolne pole.
clause-man-moves = Pionek chodzi o jedno pole na ukos do przodu.
clause-taking = Bierka bije, przeskakując na ukos jedną bierkę drugiego koloru i stając na wolnym polu za nią. Nie wolno przeskakiwać własnych bierek ani dwóch naraz.
clause-man-takes-forward = Pionek bije bierkę tuż obok siebie i skacze tylko do przodu.
clause-man-takes-all = Pionek bije bierkę tuż obok siebie, do przodu i do tyłu.
clause-men-spare-kings = Pionek nie może zbić damki.
clause-crowning = Pionek, który dojdzie do ostatniego rzędu, staje się damką i ruch się kończy.
clause-crowning-goes-on = Pionek, który dojdzie do ostatniego rzędu, staje się damką. Jeśli dotarł tam biciem i jako damka może bić dalej, bije od razu.
clause-crowning-stops-only = Pionek, który kończy ruch w ostatnim rzędzie, staje się damką. Jeśli bije stamtąd dalej, pozostaje pionkiem.
clause-king-flies = Damka chodzi na ukos do przodu i do tyłu o dowolną liczbę wolnych pól.
clause-king-steps = Damka chodzi o jedno pole na ukos, do przodu i do tyłu.
clause-king-takes = Damka bije we wszystkich kierunkach. Ona też potrzebuje wolnego pola za bierką.
clause-king-lands-behind = Damka może skakać z daleka. Staje tuż za bierką.
clause-king-lands-anywhere = Damka może skakać z daleka. Staje na dowolnym wolnym polu za bierką.
clause-chain = Bierka, która skoczyła, może w tym samym ruchu skakać dalej z pola, na którym stanęła, także w innym kierunku.
clause-chain-may-stop = Po każdym skoku możesz przerwać.
clause-chain-whole = Musisz skakać dalej, dopóki bierka może.
clause-removal-at-once = Przeskoczoną bierkę zdejmuje się od razu.
clause-removal-after = Przeskoczone bierki zdejmuje się po zakończeniu ruchu. Do tego czasu zawadzają i żadnej nie przeskakuje się dwa razy.
clause-duty-free = Możesz bić, ale nie musisz: każdy inny ruch jest równie dobry.
clause-duty = Kto może bić, musi bić.
clause-duty-most = Gdy jest kilka bić, wybierz takie, które zbija jak najwięcej bierek.
clause-duty-most-kings = Gdy jest kilka bić, wybierz takie, które zbija jak najwięcej bierek, a spośród nich to, które zbija najwięcej damek.
clause-duty-king-first = Jeśli może bić i damka, i pionek, musi bić damka.
clause-duty-italian = Gdy jest kilka bić, wybierz takie, które zbija najwięcej bierek; potem bicie damką; potem takie, które zbija najwięcej damek; potem takie, które zbija damkę najwcześniej.
clause-all-taken = Kto nie ma już bierek, przegrał.
clause-blocked = Kto ma bierki, ale nie może wykonać ruchu, przegrał.
clause-repetition = Gdy ta sama pozycja powstanie po raz trzeci i rusza ta sama strona, jest remis.
clause-quiet-15 = Gdy obie strony wykonają po 15 ruchów samymi damkami i nic nie zostanie zbite, jest remis.
clause-quiet-20 = Gdy obie strony wykonają po 20 ruchów samymi damkami i nic nie zostanie zbite, jest remis.
clause-quiet-25 = Gdy obie strony wykonają po 25 ruchów samymi damkami i nic nie zostanie zbite, jest remis.
clause-quiet-40 = Gdy obie strony wykonają po 40 ruchów samymi damkami i nic nie zostanie zbite, jest remis.
clause-short-5 = Gdy zostają tylko dwie lub trzy bierki i każda strona ma damkę, po jeszcze pięciu ruchach każdej strony jest remis.
clause-short-16-5 = Sama damka przeciw trzem bierkom, wśród których jest damka: remis po 16 ruchach każdej strony. Gdy zostają tylko dwie lub trzy bierki i każda strona ma damkę: po pięciu ruchach każdej strony.
clause-short-13 = Trzy damki przeciw jednej: remis po 13 ruchach każdej strony.
clause-short-road = Sama damka na długiej przekątnej od rogu do rogu przeciw trzem bierkom, wśród których jest damka: remis po pięciu ruchach każdej strony, jeśli tam pozostaje.
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
    [back] Ten pionek nie jest jeszcze damką: nie może się cofać.
    [far] Pionek chodzi tylko o jedno pole.
    [stuck] Pionek na { $from } nie może się ruszyć.
   *[diagonal] { $from } i { $to } nie leżą na jednej przekątnej. Pionek chodzi na ukos do przodu.
}
refusal-king-flies = { $why ->
    [stuck] Damka na { $from } nie może się ruszyć.
   *[diagonal] { $from } i { $to } nie leżą na jednej przekątnej. Damka chodzi na ukos.
}
refusal-king-steps = { $why ->
    [far] W tej grze damka chodzi tylko o jedno pole.
    [stuck] Damka na { $from } nie może się ruszyć.
   *[diagonal] { $from } i { $to } nie leżą na jednej przekątnej. Damka chodzi na ukos.
}
refusal-taking = { $why ->
    [own] Między { $from } a { $to } stoi twoja własna bierka.
    [two] Między { $from } a { $to } stoi więcej niż jedna bierka.
    [diagonal] { $from } i { $to } nie leżą na jednej przekątnej.
   *[nothing] Między { $from } a { $to } nie ma nic do bicia.
}
refusal-man-takes-forward = { $why ->
    [far] Pionek bije tylko bierkę tuż obok siebie i staje tuż za nią.
   *[back] Pionek bije tylko do przodu: nie może cofnąć się przez { $over }.
}
refusal-men-spare-kings = Na { $over } stoi damka. Pionek nie może jej zbić.
refusal-crowning = Pionek staje się damką na { $from } i tam kończy się ruch. Bić może następnym razem.
refusal-duty = { $count ->
    [one] Możesz bić, więc musisz: bierką na { $squares }.
    [few] Możesz bić, więc musisz: jedną z bierek na { $squares }.
    [many] Możesz bić, więc musisz: jedną z bierek na { $squares }.
   *[other] Możesz bić, więc musisz: jedną z bierek na { $squares }.
}
refusal-duty-most = Liczba zbitych: { $taken }, a z { $squares } można zbić { $most }. Trzeba bić więcej.
refusal-duty-most-kings = { $why ->
    [most] Liczba zbitych: { $taken }, a z { $squares } można zbić { $most }. Trzeba bić więcej.
   *[kings] Z { $squares } zbijesz tyle samo bierek, a wśród nich więcej damek.
}
refusal-duty-king-first = Damka bije przed pionkiem: ta na { $squares }.
refusal-duty-italian = { $why ->
    [most] Liczba zbitych: { $taken }, a z { $squares } można zbić { $most }. Trzeba bić więcej.
    [with-king] Tyle samo może zbić damka: ta na { $squares }. Bije przed pionkiem.
   *[kings] Z { $squares } zbijesz tyle samo bierek, ale więcej damek albo damkę wcześniej.
}

## How it ends
outcome-all-taken = { $seat } wygrywa: przeciwnik nie ma już bierek.
outcome-blocked = { $seat } wygrywa: przeciwnik nie może wykonać ruchu.
outcome-blocked-draw = Remis: strona, której kolej, jest zablokowana.
outcome-repetition = Remis: ta sama pozycja po raz trzeci.
outcome-quiet = Remis: zbyt wiele ruchów damkami bez bicia.
outcome-short = Remis: przy tak małej liczbie bierek ruchy są policzone i się skończyły.

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
    [one] Jeszcze { $count } ruch damką bez bicia i remis.
    [few] Jeszcze { $count } ruchy damką bez bicia i remis.
    [many] Jeszcze { $count } ruchów damką bez bicia i remis.
   *[other] Jeszcze { $count } ruchu damką bez bicia i remis.
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
level-skilled-about = Nie oddaje bierek za darmo. Dobry partner dla całej rodziny.
level-strong = Silny
level-strong-about = Patrzy wiele ruchów naprzód.
level-master = Mistrz
level-master-about = Myśli najgłębiej i zna do końca każdą końcówkę z czterema bierkami.

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
lesson-step = Krok
lesson-step-task = Masz biały pionek. Rusz nim.
lesson-step-done = Pionki chodzą o jedno pole na ukos do przodu, po ciemnych polach.
lesson-jump = Skok
lesson-jump-task = Zbij czarny pionek: przeskocz go i stań na wolnym polu za nim.
lesson-jump-done = To, co przeskoczysz, schodzi z planszy.
lesson-chain = Więcej niż jeden
lesson-chain-task = Zbij oba czarne pionki w jednym ruchu.
lesson-chain-done = Bierka, która skoczyła, może skakać dalej.
lesson-freedom = Wolny wybór
lesson-freedom-task = Według tej instrukcji nikt nie musi bić. Rusz swoim drugim pionkiem.
lesson-freedom-done = Według instrukcji z zestawu gier bić można. Według większości innych trzeba.
lesson-duty = Obowiązek bicia
lesson-duty-task = Teraz według instrukcji, w której kto może bić, musi bić. Wykonaj ruch.
lesson-duty-done = Tak możesz zmusić przeciwnika, by poszedł tam, gdzie chcesz.
lesson-crowning = Damka
lesson-crowning-task = Twojemu pionkowi brakuje do ostatniego rzędu jednego kroku. Zamień go w damkę.
lesson-crowning-done = W ostatnim rzędzie pionek staje się damką.
lesson-flying = Przez całą planszę
lesson-flying-task = Poślij swoją damkę przez całą planszę, z rogu do rogu.
lesson-flying-done = Według tej instrukcji damka chodzi o dowolną liczbę wolnych pól.
lesson-far-jump = Skok z daleka
lesson-far-jump-task = Na drodze twojej damki stoi pionek. Zbij go z miejsca, w którym ona stoi.
lesson-far-jump-done = Damka nie musi stać tuż obok. Według tej instrukcji staje tuż za zbitym pionkiem.
lesson-give-one = Jeden oddaj, trzy zbij
lesson-give-one-task = Tutaj trzeba bić. Podstaw pionek, a potem zbij wszystko, co zostało.
lesson-give-one-done = Bierka oddana w dobrej chwili otwiera planszę. To się nazywa kombinacja.
lesson-block = Bez ruchu
lesson-block-task = Zagraj tak, żeby czarny nie mógł wykonać ruchu.
lesson-block-done = Kto nie może wykonać ruchu, przegrał.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Nie ma innego ruchu.
    [wins] To wygrywa.
    [resists] Partia jest przegrana; tak można bronić się najdłużej.
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
    [king] Przesuń pionek o pole do przodu albo damkę do przodu lub do tyłu.
   *[other] Przesuń pionek o jedno pole na ukos do przodu.
}
guide-why = { $why ->
    [only] Innego ruchu nie ma.
    [crowns] Pionek staje się damką.
    [takes] To bicie.
    [saves] Ratuje zagrożoną bierkę.
    [safe] Potem nic twojego nie da się zbić.
   *[other] Wydaje się trochę lepsze niż reszta.
}

## Rules that follow their switches
refusal-man-takes-all = Pionek bije tylko bierkę tuż obok siebie i staje tuż za nią.
refusal-king-takes-near = W tej grze damka bije tylko bierkę tuż obok siebie i staje tuż za nią.
refusal-king-lands-behind = Damka musi stanąć tuż za { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] Przy tym stole damka bije tylko bierkę tuż obok siebie.
   *[behind] Damka musi stanąć tuż za { $over }.
}
refusal-king-near-lands-anywhere = Przy tym stole damka bije tylko bierkę tuż obok siebie.
refusal-chain-straight = Przy tym stole pionek skacze dalej tylko w jednej linii.
refusal-chain-whole = Bierka może bić dalej, więc musi skakać i nie może zostać na { $to }.
refusal-removal-after = Bierka na { $over } jest już przeskoczona. Niczego nie przeskakuje się dwa razy.
character-beginner = Okruszek
character-casual = Imbir
character-skilled = Oset
character-strong = Żar
character-master = Onyks
