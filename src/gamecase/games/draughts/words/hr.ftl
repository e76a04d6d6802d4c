### Draughts, in Croatian. piece = figura, man = obična figura, king = dama, capture = uzimati, far row = posljednji red, move = potez.
### Dama is the game and the crowned piece.

game-name = Dama
game-about = Preskačite protivničke figure, dođite do posljednjeg reda i dobijte damu.
seat-first = Crni
seat-second = Bijeli

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
booklet-collection = Zbirka igara
booklet-collection-about = Dama kao u pravilima iz zbirke igara: uzimati smijete, ali ne morate. Pravila na vašem jeziku mogu se razlikovati od dame koja se igra u vašoj zemlji; nju ćete naći niže.
booklet-dame = Njemačka dama
booklet-dame-about = Ista igra, samo življa: ako možete uzeti, morate. Dobra protiv računala.
booklet-english = Engleska dama
booklet-english-about = Zove se i američka dama. Dame idu samo za jedno polje.
booklet-russian = Ruska dama
booklet-russian-about = Obične figure uzimaju i unatrag, a u posljednjem redu nastavljaju kao dame.
booklet-brazilian = Brazilska dama
booklet-brazilian-about = Međunarodna pravila na maloj ploči: uzmite što više figura.
booklet-pool = Pool checkers
booklet-pool-about = Obične figure uzimaju i unatrag. Što ćete uzeti, birate sami.
booklet-czech = Češka dama
booklet-czech-about = Obične figure uzimaju samo naprijed. Ako može uzeti dama, mora uzeti prije obične figure.
booklet-spanish = Španjolska dama
booklet-spanish-about = Ploča je okrenuta drukčije. Uzmite najviše figura, a među takvim mogućnostima odaberite onu s najviše dama.
booklet-portuguese = Portugalska dama
booklet-portuguese-about = Španjolska pravila s tamnim poljem dolje lijevo.
booklet-italian = Talijanska dama
booklet-italian-about = Obične figure ne mogu uzeti damu. Dame idu samo za jedno polje.
booklet-thai = Tajlandska dama
booklet-thai-about = Makhos: svatko ima osam običnih figura, a dame su brze.
booklet-thai12 = Tajlandska dama, dvanaest figura
booklet-thai12-about = Tajlandska pravila s dvanaest figura za svakoga.
booklet-international = Međunarodna dama
booklet-international-about = Ploča sa sto polja i dvadeset figura na svakoj strani.
box-size = Koliko polja ima jedna stranica ploče?
box-black_begins = Počinje li crni?
box-men_take_backwards = Smiju li obične figure uzimati unatrag?
box-kings_fly = Smije li dama ići dalje od jednog polja?
box-must_take = Mora li se uzeti kad se može?

## Switches
switch-may_stop = Tijekom višestrukog skoka
switch-may_stop-yes = Smijete stati
switch-may_stop-no = Morate skakati dok ide
switch-men_turn = Višestruki skok obične figure
switch-men_turn-yes = Smije mijenjati smjer
switch-men_turn-no = Samo u jednoj crti
switch-king_far = Dama skače
switch-king_far-yes = S bilo koje udaljenosti
switch-king_far-no = Samo preko susjedne figure
switch-king_lands_anywhere = Dama staje
switch-king_lands_anywhere-yes = Na bilo koje prazno polje iza figure
switch-king_lands_anywhere-no = Odmah iza figure
switch-removal = Uzete figure napuštaju ploču
switch-removal-at-once = Odmah, nakon svakog skoka
switch-removal-after = Kad potez završi
switch-promotion = Obična figura koja skokom stigne u posljednji red
switch-promotion-ends = Postaje dama i potez završava
switch-promotion-goes-on = Odmah nastavlja kao dama
switch-blocked = Igrač koji ne može povući potez
switch-blocked-loses = Gubi
switch-blocked-draws = Ima remi
switch-quiet_moves = Remi nakon poteza dama bez uzimanja
switch-quiet_moves-20 = Nakon 20 poteza svakog igrača
switch-quiet_moves-40 = Nakon 40 poteza svakog igrača

## The rules
clause-board-8 = Ploča ima osam redova po osam polja. Svaki igrač ima dolje desno svijetlo polje.
clause-board-8-mirrored = Ploča ima osam redova po osam polja. Svaki igrač ima dolje desno tamno polje.
clause-board-10 = Ploča ima deset redova po deset polja. Svaki igrač ima dolje desno svijetlo polje.
clause-men-8 = Svaki igrač počinje s osam običnih figura na tamnim poljima prva dva reda.
clause-men-12 = Svaki igrač počinje s dvanaest običnih figura na tamnim poljima prva tri reda.
clause-men-20 = Svaki igrač počinje s dvadeset običnih figura na tamnim poljima prva četiri reda.
clause-black-begins = Počinje crni. Tko ima crne, bira se nasumce; nakon svake partije igrači mijenjaju boje.
clause-white-begins = Počinje bijeli. Tko ima bijele, bira se nasumce; nakon svake partije igrači mijenjaju boje.
clause-turns = Igrači vuku naizmjence. U svakom potezu igrač pomiče jednu figuru svoje boje, običnu ili damu; potez se ne smije preskočiti.
clause-dark-squares = Igra se samo na tamnim poljima.
clause-occupied = Figura smije ići samo na prazno polje.
clause-man-moves = Obična figura ide za jedno polje dijagonalno naprijed.
clause-taking = Figura uzima tako da dijagonalno preskoči jednu protivničku figuru na prazno polje iza nje. Ne smije preskočiti figure svoje boje ni dvije figure odjednom.
clause-man-takes-forward = Obična figura uzima susjednu figuru i skače samo naprijed.
clause-man-takes-all = Obična figura uzima susjednu figuru, naprijed i unatrag.
clause-men-spare-kings = Obična figura ne može uzeti damu.
clause-crowning = Obična figura koja dođe do posljednjeg reda dobiva na vrh drugu figuru i postaje dama. Potez ondje završava.
clause-crowning-goes-on = Obična figura koja dođe do posljednjeg reda dobiva na vrh drugu figuru i odmah postaje dama. Ako je onamo došla skokom, može u istom potezu skakati dalje kao dama.
clause-crowning-stops-only = Obična figura koja u posljednjem redu završi potez dobiva na vrh drugu figuru i postaje dama. Ako odande skoči dalje, ostaje obična figura.
clause-king-flies = Dama ide dijagonalno naprijed ili unatrag preko bilo kojeg broja praznih polja.
clause-king-steps = Dama ide za jedno polje dijagonalno, naprijed ili unatrag.
clause-king-takes = Dama uzima u svim smjerovima. I njoj treba prazno polje iza figure. Dama se može uzeti kao svaka druga figura, običnom figurom ili damom.
clause-king-lands-behind = Dama smije skočiti izdaleka. Staje odmah iza figure.
clause-king-lands-anywhere = Dama smije skočiti izdaleka. Staje na bilo koje prazno polje iza figure.
clause-chain = Figura koja je skočila smije u istom potezu odande skakati dalje, i u drugom smjeru.
clause-chain-may-stop = Nakon svakog skoka smijete stati.
clause-chain-whole = Morate skakati dalje dok figura može; ako možete birati gdje staje, mora stati ondje odakle može skakati dalje.
clause-removal-at-once = Preskočena figura skida se odmah.
clause-removal-after = Preskočene figure skidaju se kad potez završi. Dotad smetaju i nijedna se ne smije preskočiti dvaput.
clause-duty-free = Uzimati smijete, ali ne morate: umjesto toga smijete odigrati bilo koji drugi potez.
clause-duty = Ako možete uzeti, morate.
clause-duty-most = Ako možete uzeti na više načina, morate odabrati onaj kojim uzimate najviše figura.
clause-duty-most-kings = Ako možete uzeti na više načina, morate odabrati onaj kojim uzimate najviše figura, a među takvima onaj kojim uzimate najviše dama.
clause-duty-king-first = Ako mogu uzeti i dama i obična figura, mora uzeti dama.
clause-duty-italian = Ako možete uzeti na više načina, morate odabrati onaj kojim uzimate najviše figura; među takvima onaj damom; zatim onaj kojim uzimate najviše dama; zatim onaj kojim damu uzimate najranije.
clause-all-taken = Igrač koji više nema figura gubi.
clause-blocked = Igrač koji ima figure, ali ne može povući potez, gubi.
clause-repetition = Kad ista pozicija s istim igračem na potezu nastane treći put, partija je remi.
clause-quiet-15 = Kad oba igrača odigraju 15 poteza samo damama i ništa nije uzeto, partija je remi.
clause-quiet-20 = Kad oba igrača odigraju 20 poteza samo damama i ništa nije uzeto, partija je remi.
clause-quiet-25 = Kad oba igrača odigraju 25 poteza samo damama i ništa nije uzeto, partija je remi.
clause-quiet-40 = Kad oba igrača odigraju 40 poteza samo damama i ništa nije uzeto, partija je remi.
clause-short-5 = Kad ostanu samo dvije ili tri figure i svaki igrač ima damu, partija je remi nakon još pet poteza svakog igrača.
clause-short-16-5 = Jedna dama protiv tri figure, od kojih je barem jedna dama, remi je nakon 16 poteza svakog igrača. Kad ostanu samo dvije ili tri figure i svaki igrač ima damu, remi je nakon pet poteza svakog igrača.
clause-short-13 = Tri dame protiv jedne remi su nakon 13 poteza svakog igrača.
clause-short-road = Jedna dama na dugoj dijagonali od kuta do kuta protiv tri figure, od kojih je barem jedna dama, remi je nakon pet poteza svakog igrača ako ta dama ondje ostane.
clause-agreed = Igrači se mogu dogovoriti za remi i svaki može predati partiju. Potez se vraća samo ako se oba slože.

## Why not
refusal-dark-squares = { $square } nije tamno polje ove ploče.
refusal-turns = { $holder ->
    [nobody] Polje { $square } je prazno.
    [white] Figura na { $square } je bijela. Na potezu je crni.
   *[black] Figura na { $square } je crna. Na potezu je bijeli.
}
refusal-occupied = { $holder ->
    [white] Na { $square } stoji bijela figura.
   *[black] Na { $square } stoji crna figura.
}
refusal-man-moves = { $why ->
    [back] Ova figura još nije dama, pa ne može unatrag.
    [far] Obična figura ide samo za jedno polje.
    [stuck] Figura na { $from } ne može se pomaknuti.
   *[diagonal] { $from } i { $to } nisu na istoj dijagonali. Obična figura ide dijagonalno naprijed.
}
refusal-king-flies = { $why ->
    [stuck] Dama na { $from } ne može se pomaknuti.
   *[diagonal] { $from } i { $to } nisu na istoj dijagonali. Dama ide dijagonalno.
}
refusal-king-steps = { $why ->
    [far] U ovoj partiji dama ide samo za jedno polje.
    [stuck] Dama na { $from } ne može se pomaknuti.
   *[diagonal] { $from } i { $to } nisu na istoj dijagonali. Dama ide dijagonalno.
}
refusal-taking = { $why ->
    [own] Između { $from } i { $to } stoji vaša figura; ne možete je preskočiti.
    [two] Između { $from } i { $to } stoji više od jedne figure; ne možete ih preskočiti.
    [diagonal] { $from } i { $to } nisu na istoj dijagonali. Skače se dijagonalno.
   *[nothing] Između { $from } i { $to } nema se što uzeti.
}
refusal-man-takes-forward = { $why ->
    [far] Obična figura uzima samo susjednu figuru i staje odmah iza nje.
   *[back] Obična figura uzima samo naprijed: ne može skočiti unatrag preko { $over }.
}
refusal-men-spare-kings = Na { $over } stoji dama, a obična figura ne može uzeti damu.
refusal-crowning = Figura na { $from } postaje dama i potez ondje završava. Uzeti može u sljedećem potezu.
refusal-duty = { $count ->
    [one] Možete uzeti, pa morate: figurom na { $squares }.
    [few] Možete uzeti, pa morate: jednom od figura na { $squares }.
   *[other] Možete uzeti, pa morate: jednom od figura na { $squares }.
}
refusal-duty-most = Ovako uzimate { $taken }, a s polja { $squares } možete uzeti { $most }. Morate uzeti što više figura.
refusal-duty-most-kings = { $why ->
    [most] Ovako uzimate { $taken }, a s polja { $squares } možete uzeti { $most }. Morate uzeti što više figura.
   *[kings] S polja { $squares } možete uzeti jednako figura, a među njima više dama.
}
refusal-duty-king-first = Dama mora uzeti prije obične figure: igrajte onom na { $squares }.
refusal-duty-italian = { $why ->
    [most] Ovako uzimate { $taken }, a s polja { $squares } možete uzeti { $most }. Morate uzeti što više figura.
    [with-king] Dama na { $squares } može uzeti jednako figura, a dama mora uzeti prije obične figure.
   *[kings] S polja { $squares } možete uzeti jednako figura, ali među njima više dama ili damu ranije.
}

## How it ends
outcome-all-taken = { $seat } pobjeđuje: protivnik više nema figura.
outcome-blocked = { $seat } pobjeđuje: protivnik ne može povući potez.
outcome-blocked-draw = Remi: igrač na potezu je blokiran.
outcome-repetition = Remi zbog trostrukog ponavljanja pozicije.
outcome-quiet = Remi: previše poteza damama bez uzimanja.
outcome-short = Remi: broj poteza za tako malo figura je iscrpljen.

## The board in words
scene-title = Ploča za damu
scene-men = { $colour ->
    [white] Bijele obične figure na { $squares }.
   *[black] Crne obične figure na { $squares }.
}
scene-kings = { $colour ->
    [white] Bijele dame na { $squares }.
   *[black] Crne dame na { $squares }.
}
scene-none = { $colour ->
    [white] Bijeli nema figura.
   *[black] Crni nema figura.
}
scene-must = Mora uzeti: { $squares }.
scene-quiet = { $count ->
    [one] Još { $count } potez damama bez uzimanja i remi je.
    [few] Još { $count } poteza damama bez uzimanja i remi je.
   *[other] Još { $count } poteza damama bez uzimanja i remi je.
}
scene-repeated = { $count ->
    [one] Ova je pozicija ovdje bila { $count } put.
    [few] Ova je pozicija ovdje bila { $count } puta. Treći je put remi.
   *[other] Ova je pozicija ovdje bila { $count } puta. Treći je put remi.
}
scene-square = { $holder ->
    [white-man] { $square }: bijela obična figura
    [white-king] { $square }: bijela dama
    [black-man] { $square }: crna obična figura
    [black-king] { $square }: crna dama
   *[nobody] { $square }: prazno
}
told-move = { $colour ->
    [white] Bijeli { $move }
   *[black] Crni { $move }
}
told-crowned = { $colour ->
    [white] Bijeli { $move }, dama
   *[black] Crni { $move }, dama
}
button-end-turn = Završi potez

## Levels
level-beginner = Početnik
level-beginner-about = Uzima što vidi i ništa ne planira. Može ga pobijediti i dijete.
level-casual = Rekreativac
level-casual-about = Misli potez ili dva unaprijed i katkad nešto previdi.
level-skilled = Iskusni
level-skilled-about = Ne poklanja figure. Dobar protivnik za cijelu obitelj.
level-strong = Jaki
level-strong-about = Gleda mnogo poteza unaprijed.
level-master = Majstor
level-master-about = Misli najdublje i zna svaku završnicu s najviše četiri figure.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Postava
chapter-moving = Kretanje
chapter-taking = Uzimanje
chapter-queens = Dame
chapter-duty = Mora li se uzeti?
chapter-ending = Kraj partije

## Lessons: a title, what to do, and what was learnt
lesson-step = Potez
lesson-step-task = Imate bijelu običnu figuru. Pomaknite je.
lesson-step-done = Obične figure idu za jedno polje dijagonalno naprijed, po tamnim poljima.
lesson-jump = Uzimanje
lesson-jump-task = Uzmite crnu figuru: preskočite je na prazno polje iza nje.
lesson-jump-done = Preskočena figura je uzeta i odlazi s ploče.
lesson-chain = Višestruki skok
lesson-chain-task = Uzmite obje crne figure u jednom potezu.
lesson-chain-done = Nakon skoka ista figura smije skakati dalje.
lesson-freedom = Slobodan izbor
lesson-freedom-task = Po ovim pravilima ne morate uzeti. Pomaknite svoju drugu figuru.
lesson-freedom-done = Ovdje je uzimanje vaš izbor. Po većini drugih pravila je obvezno.
lesson-duty = Kad se mora uzeti
lesson-duty-task = Po ovim pravilima morate uzeti ako možete. Odigrajte potez.
lesson-duty-done = Tako možete prisiliti protivnika da ide kamo vi želite.
lesson-crowning = Dama
lesson-crowning-task = Vašoj figuri do posljednjeg reda nedostaje jedan korak. Neka postane dama.
lesson-crowning-done = U posljednjem redu obična figura postaje dama.
lesson-flying = Leteća dama
lesson-flying-task = Pošaljite svoju damu preko cijele ploče, iz kuta u kut.
lesson-flying-done = Po ovim pravilima dama ide preko bilo kojeg broja praznih polja.
lesson-far-jump = Skok izdaleka
lesson-far-jump-task = Vašoj dami na putu stoji figura. Uzmite je ravno s polja na kojem dama stoji.
lesson-far-jump-done = Dama ne mora stajati odmah do nje. Po ovim pravilima staje odmah iza nje.
lesson-give-one = Jednu dati, tri uzeti
lesson-give-one-task = Ovdje morate uzeti ako možete. Žrtvujte figuru, a zatim uzmite sve što je ostalo.
lesson-give-one-done = Figura žrtvovana u pravom trenutku otvara ploču. To se zove kombinacija.
lesson-block = Bez poteza
lesson-block-task = Odigrajte tako da crni ne može povući potez.
lesson-block-done = Igrač koji ne može povući potez gubi.

## Why the computer would play a move
hint-reason = { $why ->
    [only] To je jedini potez.
    [wins] Ovo pobjeđuje.
    [resists] Partija je izgubljena; ovako ćete se najdulje držati.
    [crowns] Obična figura postaje dama.
    [gains] Ovo osvaja materijal.
    [avoids] Svaki drugi potez očito je lošiji.
    [draws] Ovo čuva remi.
    [equal] I drugi je potez jednako dobar.
   *[best] Ovo se čini malo boljim od ostalih poteza.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Možete uzeti, pa morate: preskočite figuru na prazno polje iza nje.
    [may] Možete uzeti ako želite: preskočite figuru na prazno polje iza nje.
    [king] Pomaknite običnu figuru za jedno polje naprijed, ili damu naprijed ili unatrag.
   *[other] Pomaknite figuru za jedno polje dijagonalno naprijed.
}
guide-why = { $why ->
    [only] To je jedini potez.
    [crowns] Vaša figura postaje dama.
    [takes] Uzimate figuru.
    [saves] Sklanjate figuru iz opasnosti.
    [safe] Protivnik vam nakon toga ne može ništa uzeti.
   *[other] Čini se malo boljim od ostalih.
}

## Rules that follow their switches
refusal-man-takes-all = Obična figura uzima samo susjednu figuru i staje odmah iza nje.
refusal-king-takes-near = U ovoj partiji dama uzima samo susjednu figuru i staje odmah iza nje.
refusal-king-lands-behind = Dama mora stati odmah iza { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] U ovoj partiji dama uzima samo susjednu figuru.
   *[behind] Dama mora stati odmah iza { $over }.
}
refusal-king-near-lands-anywhere = U ovoj partiji dama uzima samo susjednu figuru.
refusal-chain-straight = U ovoj partiji skokovi obične figure moraju ostati u jednoj crti.
refusal-chain-whole = Figura može uzimati dalje, pa mora skakati i ne smije ostati na { $to }.
refusal-removal-after = Figuru na { $over } već ste preskočili. Ne možete je preskočiti dvaput.
character-beginner = Mrvica
character-casual = Đumbir
character-skilled = Čičak
character-strong = Žar
character-master = Oniks
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
clause-king-takes-near = Dama uzima u svim smjerovima, ali samo figuru odmah do sebe, i staje odmah iza nje. I dama se može uzeti.
clause-king-near-lands-behind = Dama uzima samo figuru odmah do sebe i staje odmah iza nje.
clause-king-near-lands-anywhere = Dama uzima samo figuru odmah do sebe i staje na bilo koje prazno polje iza nje.
clause-chain-straight = Figura koja je skočila smije u istom potezu odande skakati dalje: obična figura samo po istoj crti, dama i u drugom smjeru.
clause-blocked-draws = Kad igrač ima figure, ali ne može povući potez, partija je remi.
origin-collection-board-8 = Danske upute govore o bijeloj donjoj polovici; misli se na desno donje polje.
origin-collection-men-12 = Samo engleski tekst kaže koji su redovi zauzeti. Ostali pokazuju sliku.
origin-collection-black-begins = Nasumičan izbor i prvi potez crnoga tiskani su. Da se nakon svake partije mijenjaju boje, naša je postavka.
origin-collection-turns = Potez se ne smije preskočiti, iako se uzimati ne mora: igrači se izmjenjuju.
origin-collection-man-moves = Ruski tekst kaže samo da se obična figura ne smije vratiti gdje je bila. Nijedna obična figura ne ide natrag.
origin-collection-taking = Talijanski i danski tekst izostavljaju riječ „slobodno” ili „tamno”. Misli se na prazno tamno polje.
origin-collection-man-takes-forward = Skok je opisan za polje ispred obične figure, pa ide naprijed. Engleski tekst dodaje da natrag „još” nije dopušteno.
origin-collection-crowning = Upute stavljaju drugu figuru na vrh i ne kažu više. Ondje završavamo potez, kao u većini vrsta dame; postavka novoj dami dopušta skakati dalje. Francuski tekst uzima drugu figuru od već izgubljenih; ovdje je uvijek pri ruci.
origin-collection-crowning-goes-on = Upute ne kažu što se događa usred više skokova. U ovoj partiji nova dama skače dalje, kao u ruskoj dami.
origin-collection-king-flies = Poljski tekst kaže da dama preskače prazna polja; ona klizi po njima.
origin-collection-king-takes = Talijanski tekst ne kaže da polje iza figure mora biti prazno. Ostali kažu.
origin-collection-king-lands-behind = Samo francuski tekst kaže „odmah iza”, a engleski uspoređuje skok sa skokom obične figure. S koje udaljenosti dama smije krenuti, nije rečeno. Igramo kratko stajanje njemačke obiteljske dame; oboje se može promijeniti u postavkama.
origin-collection-king-lands-anywhere = Upute ostavljaju otvorenim gdje dama staje. Turnirski igrači očekuju bilo koje prazno polje iza figure.
origin-collection-king-near-lands-behind = Upute ostavljaju otvorenim s koje udaljenosti dama smije početi skok.
origin-collection-king-near-lands-anywhere = Upute ostavljaju otvorenim s koje udaljenosti dama smije početi skok i gdje staje.
origin-collection-chain = Upute obećavaju skretanje samo damama, a engleski tekst drži običnu figuru na jednoj dijagonali. Kod nas smiju skretati i obične figure, kao u svim drugim vrstama dame; postavka ih zadržava na crti.
origin-collection-chain-straight = Engleski tekst veže skokove obične figure uz jednu dijagonalu. Ostali jezici to ne kažu.
origin-collection-chain-may-stop = Svaki jezik kaže da se smije skakati dalje, nijedan da se mora.
origin-collection-chain-whole = Upute to ne traže: u ovoj partiji dogovorili ste se da se skače dalje.
origin-collection-removal-at-once = Upute govore o skidanju figure prije nego što dođe do više skokova. Zato je skidamo odmah.
origin-collection-removal-after = Upute ne kažu kada. U većini turnirskih vrsta čeka se kraj poteza.
origin-collection-duty-free = Svih deset jezika kaže „može” ili „smije”. U mnogim je zemljama uzimanje obvezno; te vrste ovdje imaju vlastita pravila.
origin-collection-all-taken = Španjolski tekst kaže obrnuto: pobjeđuje tko uzme sve.
origin-collection-blocked = O igraču koji ne može povući potez ništa nije tiskano. Gubi, kao u svim drugim vrstama dame.
origin-collection-blocked-draws = O igraču koji ne može povući potez ništa nije tiskano. U ovoj partiji to je remi.
origin-collection-repetition = O remiju ništa nije tiskano. Bez ovog pravila dame bi se mogle loviti unedogled.
origin-collection-quiet-20 = O remiju ništa nije tiskano. Bez ovog pravila dame bi se mogle loviti unedogled.
origin-collection-quiet-40 = O remiju ništa nije tiskano. Bez ovog pravila dame bi se mogle loviti unedogled.
origin-collection-agreed = O predaji i dogovorenom remiju ništa nije tiskano. Oboje je uobičajeno.
origin-dame-king-lands-anywhere = Po njemačkim obiteljskim pravilima dama staje odmah iza figure. U ovoj partiji smije stati i dalje.
origin-dame-removal-after = Po njemačkim obiteljskim pravilima figure se skidaju odmah. U ovoj partiji ostaju do kraja poteza.
origin-thai-white-begins = Neka tajlandska pravila prepuštaju igračima tko počinje. Kod nas počinje bijeli, kao u jednom tiskanom pravilniku.
origin-thai12-men-12 = Makhos ima osam običnih figura. Ovo je ista igra s dvanaest iz vaše kutije.
editor-piece = { $piece ->
    [w] Bijela obična figura
    [W] Bijela dama
    [b] Crna obična figura
   *[B] Crna dama
}
refusal-editor-many = { $colour ->
    [white] Bijeli ima previše figura: { $count }. Ukupno ih je samo { $most }.
   *[black] Crni ima previše figura: { $count }. Ukupno ih je samo { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Bijela obična figura na { $square } već bi bila dama.
   *[black] Crna obična figura na { $square } već bi bila dama.
}
refusal-editor-none = { $colour ->
    [white] Bijeli nema figura, a morao je odigrati posljednji potez.
   *[black] Crni nema figura, a morao je odigrati posljednji potez.
}
task-capture = Vi ste na potezu: morate uzeti.

## Drills

drill-combinations = Kombinacije
drill-combinations-about = Žrtvujte, prisilite protivnika da uzme i vratite više.
drill-combinations-task = { $colour ->
    [white] Bijeli je na potezu. Nađite kombinaciju.
   *[black] Crni je na potezu. Nađite kombinaciju.
}
drill-combinations-why = Dano: { $given }. Uzeto: { $taken }.
drill-refuted = Protivnik uzima i dobiva materijal.
drill-endings = Završnice
drill-endings-about = Dobijte završnicu s najviše četiri figure ili održite remi. Protivnik igra savršeno.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Bijeli je na potezu i dobiva.
       *[draw] Bijeli je na potezu. Održite remi. Broj poteza: { $moves }.
    }
   *[black] { $goal ->
        [win] Crni je na potezu i dobiva.
       *[draw] Crni je na potezu. Održite remi. Broj poteza: { $moves }.
    }
}
drill-endings-why = { $value ->
    [draw] Sada je samo remi.
   *[loss] Sada je partija izgubljena.
}
