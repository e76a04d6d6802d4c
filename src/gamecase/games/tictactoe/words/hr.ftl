### Tic-tac-toe in Croatian. "X" and "O" are the marks themselves and stay as they are.

game-name = Križić-kružić
game-about = Tri u nizu na devet polja: uči se začas, a ako nitko ne pogriješi, remi je.
seat-first = X
seat-second = O

booklet-collection = Zbirka igara
booklet-collection-about = Križić-kružić prema pravilima iz zbirke igara.
switch-ends_when_dead = Kad više nitko ne može pobijediti
switch-ends_when_dead-no = Igra se do kraja
switch-ends_when_dead-yes = Odmah remi

clause-marks = Svaki igrač ima žetone jednog oblika i boje: X ili O.
clause-starter = Počinje X. Tko ima X u prvoj partiji, bira se nasumce; poslije se igrači izmjenjuju iz partije u partiju.
clause-empty-square = Igrači naizmjence stavljaju po jedan žeton na bilo koje prazno polje.
clause-no-pass = Potez se ne smije preskočiti.
clause-stays = Postavljeni žeton više se ne pomiče.
clause-three-in-a-row = Tko prvi ima tri svoja žetona u nizu, vodoravno, okomito ili dijagonalno, odmah pobjeđuje. Dva niza dovršena jednim žetonom i dalje su jedna pobjeda.
clause-no-winner = Kad je ploča puna, a nitko nema tri u nizu, partija je remi.

refusal-empty-square = { $holder ->
    [first] Polje { $square } je zauzeto: ondje je X.
   *[second] Polje { $square } je zauzeto: ondje je O.
}

outcome-three-in-a-row = { $seat } pobjeđuje: tri u nizu.
outcome-board-full = Remi: ploča je puna, a nitko nema tri u nizu.
outcome-no-line-left = Remi: više nitko ne može složiti tri u nizu.

scene-title = Ploča za križić-kružić
scene-pieces = { $seat ->
    [first] X na { $squares }.
   *[second] O na { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Na ploči nema nijednog X.
   *[second] Na ploči nema nijednog O.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: prazno
}
told-place = { $seat ->
    [first] X na { $square }
   *[second] O na { $square }
}

level-beginner = Početnik
level-beginner-about = Previđa jednu vrstu nizova, u svakoj partiji drugu. Može ga pobijediti i dijete.
level-casual = Rekreativac
level-casual-about = Vidi svaki niz od tri, ali dalje ne planira. Postavite dvije zamke odjednom.
level-perfect = Nepobjediv
level-perfect-about = Nikad ne gubi. Više od remija ne možete dobiti.

## The rule book's chapters
chapter-setup = Prije početka
chapter-moving = Kako se igra
chapter-ending = Kraj partije

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Vaš prvi žeton
lesson-first-piece-task = Vi ste X. Stavite žeton na bilo koje prazno polje.
lesson-first-piece-done = Sada bi na potezu bio O. Postavljeni žeton više se ne pomiče.
lesson-three = Tri u nizu
lesson-three-task = Vi ste X. Dovršite niz i pobijedite.
lesson-three-done = Tri vodoravno, okomito ili dijagonalno: pobijedili ste.
lesson-block = Zatvorite niz
lesson-block-task = Vi ste O, a X samo što nije pobijedio. Zatvorite mu niz.
lesson-block-done = Najprije tražite protivničke nizove, a tek onda svoje.
lesson-two-threats = Dvije prijetnje odjednom
lesson-two-threats-task = Vi ste X. Zatvorite niz igraču O i zaprijetite pobjedom na dva mjesta. Zatim pobijedite.
lesson-two-threats-done = Protivnik može odjednom zatvoriti samo jedan niz. Dvije prijetnje pobjeđuju.
lesson-corner = Nikad ne izgubiti
lesson-corner-task = X je počeo u kutu. Vi ste O: pronađite jedino polje koje vas spašava.
lesson-corner-done = Protiv kuta pomaže samo sredina. Odavde O nikad ne mora izgubiti.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Stavite svoj žeton na bilo koje prazno polje. Tri u nizu pobjeđuju.
guide-why = { $why ->
    [wins] Slažete tri u nizu.
    [blocks] Protivnik bi ondje složio tri u nizu.
    [fork] Prijetite dvama nizovima odjednom, a protivnik može zatvoriti samo jedan.
    [threat] Dva u nizu: sad protivnik mora zatvoriti niz.
    [middle] Sredina je u četiri niza, više nego ijedno drugo polje.
    [corner] Kut je u tri niza.
   *[other] Ničeg boljeg nema.
}
character-beginner = Črčkarija
character-casual = Kreda
character-perfect = Škriljevac
origin-marks = Žetoni iz kutije razlikuju se bojom ili oblikom. X i O su naši.
origin-starter = O tome tko počinje ništa nije tiskano. Ovdje počinje X, a tko igra X, bira se nasumce, kao u drugim igrama iz kutije.
origin-empty-square = Francuski tekst zaboravlja reći da polje mora biti prazno, a engleski u istom dahu govori o poljima i mjestima. Njemački je tekst jasan.
origin-no-pass = O preskakanju poteza ništa nije tiskano.
origin-stays = O pomicanju žetona ništa nije tiskano. Svaki ih igrač ima koliko treba.
origin-three-in-a-row = Veličina ploče nije tiskana; misli se na tri puta tri. U francuskom je tekstu omaška: tri od „ovih” žetona umjesto vlastitih.
origin-no-winner = Po engleskom tekstu dovoljno je da jedan igrač ne može dovršiti niz; misli se na oba. Njemački i engleski kažu da nema pobjednika, francuski da je remi.
origin-no-winner-early = Upute puštaju da se igra dalje. U ovoj partiji igra završava kad nitko više ne može pobijediti.
clause-no-winner-early = Kad nitko više ne može složiti tri u nizu, partija odmah završava remijem.
refusal-editor-turns = Na ploči: X { $first }, O { $second }. X počinje, pa X ima jednako kao O ili jedan više.
task-place = { $seat ->
    [first] Vi ste na potezu: stavite X na prazno polje.
   *[second] Vi ste na potezu: stavite O na prazno polje.
}

## Drills

drill-only-square = Jedino polje
drill-only-square-about = Nađite jedino polje koje pobjeđuje ili vas spašava od poraza.
drill-only-square-task = { $seat ->
    [first] Vi ste X. Jedno je polje bolje od svih ostalih.
   *[second] Vi ste O. Jedno je polje bolje od svih ostalih.
}
refusal-editor-went-on = { $seat ->
    [first] X ima tri u nizu, pa bi partija završila prije posljednjeg poteza O.
   *[second] O ima tri u nizu, pa bi partija završila prije posljednjeg poteza X.
}
