### Backgammon in Croatian. en.ftl is the source. Points are numbered from each player's own home.
### point = polje, checker = žeton, home = kuća, bear off = iznijeti, hit = izbiti, die = kockica,
### cube = kocka za udvostručenje, double = udvostručenje, doubles = paš.

game-name = Backgammon
game-about = Dovedite svojih petnaest žetona u kuću i iznesite ih s ploče, a usput izbijajte protivničke.
seat-first = Svijetli
seat-second = Tamni

## Booklets
booklet-case = Kovčeg za backgammon
booklet-case-about = Iznosite samo točnim brojem, a kad su vam svi žetoni u kući, ne morate igrati. Za ulog se igra s kockom za udvostručenje.
booklet-best-of = Na dobivene partije
booklet-best-of-about = Broje se samo partije: dvije od tri ili tri od pet. Bez kocke za udvostručenje.
booklet-small-first = Prvo manji broj
booklet-small-first-about = Prvo se igra manji broj, paš u cijelosti ili nikako, a iznosi se straga.
booklet-collection = Zbirka igara
booklet-collection-about = Iznosi se svakim brojem koji seže preko ruba. Protivnik smije prijaviti pogrešku dok sam ne baci.
booklet-tournament = Turnir
booklet-tournament-about = Backgammon kako se igra danas: mečevi na bodove ili partije za ulog, s kockom za udvostručenje i svim njezinim pravilima.
box-says = Što od ovoga piše u pravilima koja imate?
box-says-more-than-two = Polje je zatvoreno ako je na njemu „više od dva” žetona
box-says-games = Igra se na dvije pobjede u tri partije ili na tri u pet
box-says-smaller = Manji se broj uvijek igra prvi
box-says-correction = Na nedopušten potez može se upozoriti do sljedećeg bacanja
box-says-nothing = Nemam tiskana pravila
box-cube_inside = Je li u kutiji kocka za udvostručenje?
box-languages = Na koliko su jezika napisana?

## Switches
switch-stake = Za što igrate?
switch-stake-0 = Samo za zabavu, bez kocke za udvostručenje
switch-stake-1 = Za ulog 1, s kockom za udvostručenje
switch-stake-2 = Za ulog 2, s kockom za udvostručenje
switch-stake-5 = Za ulog 5, s kockom za udvostručenje
switch-stake-10 = Za ulog 10, s kockom za udvostručenje
switch-win_triple_needs_none_off = Kada pobjeda vrijedi trostruko?
switch-win_triple_needs_none_off-yes = Samo ako gubitnik nije iznio nijedan žeton
switch-win_triple_needs_none_off-no = Uvijek kad gubitnik ima žeton na baru ili u pobjednikovoj kući
switch-assisted = Provjera poteza
switch-assisted-yes = Dopušta samo poteze po pravilima
switch-assisted-no = Dopušta svaki potez, kao na pravoj ploči
switch-bearoff_may_pass = Kad su svi vaši žetoni u kući
switch-bearoff_may_pass-no = Morate odigrati svaki broj koji možete
switch-bearoff_may_pass-yes = Broj smijete ostaviti neiskorišten
switch-bearoff_six_needs_double_six = Iznošenje s polja 6
switch-bearoff_six_needs_double_six-no = Svakom šesticom
switch-bearoff_six_needs_double_six-yes = Samo dvjema šesticama
switch-bearoff_rule = Kako se iznosi žeton?
switch-bearoff_rule-any-sufficient = Svakim brojem koji seže preko ruba
switch-bearoff_rule-exact-or-highest = Brojem njegova polja, s najvišeg polja i većim
switch-setup = Postava
switch-setup-standard = Uobičajena
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, svatko ima tri žetona
switch-cube = Kocka za udvostručenje
switch-cube-on = Igra se s njom
switch-cube-off = Igra se bez nje
switch-cube_limit = Udvostručuje se najviše do
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Kad je kocka za udvostručenje u sredini
switch-centred_cube-either = Smije je okrenuti bilo koji igrač
switch-centred_cube-holland = Nakon Crawfordove partije tek kad oba igrača bace dvaput
switch-crawford = Crawfordova partija
switch-crawford-yes = Jedna partija bez udvostručenja kad igraču nedostaje jedan bod
switch-crawford-no = Bez Crawfordove partije
switch-jacoby = Jacobyjevo pravilo
switch-jacoby-yes = Gammon i backgammon vrijede samo nakon udvostručenja
switch-jacoby-no = Gammon i backgammon vrijede uvijek
switch-beavers = Beaver
switch-beavers-yes = Dopušten
switch-beavers-no = Nije dopušten
switch-raccoons = Raccoon
switch-raccoons-yes = Dopušten
switch-raccoons-no = Nije dopušten
switch-automatic_doubles = Isti broj pri bacanju za početak
switch-automatic_doubles-0 = Baca se ponovno
switch-automatic_doubles-1 = Ulog se udvostručuje, najviše jednom
switch-automatic_doubles-2 = Ulog se udvostručuje, najviše dvaput
switch-automatic_doubles-3 = Ulog se udvostručuje, najviše triput

## Clauses
clause-aim = Dovedite sve svoje žetone u kuću, a zatim ih iznesite s ploče. Pobjeđuje igrač koji prvi ostane bez žetona.
clause-setup = Žetoni obaju igrača stoje zrcalno. Vaši žetoni idu iz protivničke kuće oko ploče u vašu.
clause-forward = Žetoni idu samo prema kući, nikad natrag.
clause-starter-high = Svaki igrač baca jednu kockicu. Počinje onaj s većim brojem.
clause-draw-first = Najprije se baca za početak. Ako oba bace isti broj, baca se ponovno.
clause-first-throw-fresh = Tko počinje, za prvi potez ponovno baca obje kockice.
clause-first-throw-drawn = Obje kockice iz bacanja za početak prvo su bacanje igrača koji počinje, pa to nikad nije paš.
clause-already-started = Za početak se u svakoj partiji baca samo jednom.
clause-throw-first = Igrači se izmjenjuju. Potez počinje bacanjem dviju kockica.
clause-dice-zone = Kockice bacate u desnu polovicu ploče, kako je vidite.
clause-choice-first = Ako možete udvostručiti, učinite to prije bacanja.
clause-play-first = Odigrajte svoje bacanje prije bilo čega drugog.
clause-dice-only = Svakim brojem pomičete jedan žeton za toliko polja. Istim žetonom smijete odigrati više brojeva zaredom; nakon svakoga staje na polje.
clause-no-checker = Smijete pomicati samo svoje žetone.
clause-closed-point = Polje s dva ili više protivničkih žetona je zatvoreno: na njega ne smijete stati, ni usred duljeg poteza.
clause-self-hit = Ako žeton ipak stavite na zatvoreno polje, smatra se izbijenim i ide na bar, a broj je potrošen.
clause-hit = Ako stanete na usamljen protivnički žeton, izbijate ga: ide na bar. Ako možete igrati drukčije, ne morate izbijati.
clause-any-order = Brojeve smijete odigrati bilo kojim redom.
clause-smaller-first = Manji se broj uvijek igra prije većega.
clause-smaller-lost = Ako se manji broj ne može odigrati nijednim žetonom, propada i igrate samo veći.
clause-must-move = Ako možete igrati, morate.
clause-use-all = Morate odigrati onoliko brojeva koliko pravila dopuštaju: oba, ako postoji način da se odigraju oba.
clause-use-higher = Ako možete odigrati bilo koji broj, ali ne oba, morate odigrati veći.
clause-stop-at-home = Kad su svi vaši žetoni u kući, ne morate igrati: svaki broj smijete ostaviti neiskorišten.
clause-doubles-four = Ako bacite paš, broj igrate četiri puta.
clause-partial-double = Od četiri koraka paša odigrajte koliko se može; ostali propadaju.
clause-whole-double = Paš se igra u cijelosti, sva četiri koraka, ili nikako. Dovoljno je i manje ako prije iznesete posljednji žeton.
clause-enter-first = Žeton s bara mora ući prvi, i to u protivničkoj kući na polje koje kockica odbroji od daljeg ruba. Dok ne uđu svi vaši žetoni, ne smijete pomaknuti ništa drugo.
clause-enter-any = Smijete ući bilo kojim brojem; broj kojim ne možete ući propada.
clause-smaller-enters = Ako imate žeton na baru i ne možete ući manjim brojem, propada cijelo bacanje.
clause-home-first = Smijete početi iznositi kad su svi vaši žetoni u kući. Ako je neki izbijen, nastavljate kad su opet svi u kući.
clause-exact-number = Žeton možete iznijeti samo točnim brojem njegova polja.
clause-highest-first = Žeton možete iznijeti brojem njegova polja, a s najvišeg zauzetog polja i većim.
clause-rear-first = Možete iznijeti samo žeton s najvišeg zauzetog polja, svakim brojem koji seže preko ruba.
clause-any-sufficient = Svaki žeton možete iznijeti brojem koji seže preko ruba.
clause-past-band = Žeton ne možete iznijeti dok protivnik u vašoj kući drži polje ispred njega.
clause-double-six = S polja 6 smijete iznositi samo bacanjem dviju šestica.
clause-inside-move = Umjesto iznošenja uvijek smijete igrati unutar kuće.
clause-win = Pobjeđuje igrač koji prvi iznese sve svoje žetone.
clause-win-counts-one = Svaka pobjeda vrijedi jednostruko.
clause-win-kinds = Pobjeda vrijedi jednostruko. Vrijedi dvostruko ako gubitnik nije iznio nijedan žeton, a trostruko ako usto ima žeton na baru ili u pobjednikovoj kući.
clause-stalled = Nakon pedeset uzastopnih poteza bez pomaka partija je remi.
clause-cube = Kocka za udvostručenje na početku je u sredini i pokazuje 1. Svako udvostručenje udvostručuje vrijednost partije.
clause-no-cube = Po ovim se pravilima kocka za udvostručenje koristi samo u igri za ulog ili na bodove. Gdje se broje samo partije, nema je.
clause-double-before-throw = Udvostručenje smijete ponuditi prije vlastitog bacanja, ali ne prije prvog bacanja u partiji.
clause-answer-first = Protivnik prihvaća udvostručenje ili ga odbija i gubi partiju.
clause-nothing-offered = Prihvatiti ili odbiti možete samo ako vam je protivnik ponudio udvostručenje.
clause-cube-owner = Ako prihvatite udvostručenje, kocka je vaša i sljedeći put smijete udvostručiti samo vi.
clause-cube-limit = Kocka za udvostručenje ne može preko svoje granice.
clause-cube-dead = U meču se kocka za udvostručenje više ne okreće kad već odlučuje meč za oba igrača.
clause-crawford = Prva partija u kojoj nekom igraču nedostaje jedan bod igra se bez udvostručenja.
clause-holland = Po izboru: nakon te partije kocka za udvostručenje u sredini smije se okrenuti tek kad oba igrača bace dvaput.
clause-jacoby = Izvan meča dvostruka i trostruka pobjeda vrijede kao jednostruka ako nije bilo udvostručenja.
clause-beavers = Izvan meča na udvostručenje smijete odmah odgovoriti udvostručenjem i zadržati kocku: to je beaver.
clause-no-beaver = Beaver smijete dati samo ako je dogovoren, i samo kao odgovor na udvostručenje.
clause-no-raccoon = Raccoon smijete dati samo ako je dogovoren, i samo kao odgovor na beaver.
clause-automatic-doubles = Izvan meča isti broj pri bacanju za početak udvostručuje ulog, najviše onoliko puta koliko je dogovoreno.
clause-match-games = Unaprijed dogovorite koliko partija čini meč, na primjer dvije dobivene od tri.
clause-match-points = Meč dobiva igrač koji prvi skupi dogovoreni broj bodova.
clause-no-resignation = Ova pravila ne kažu koliko stoji predaja partije.
clause-resignation = Smijete ponuditi predaju partije kao jednostruki, dvostruki ili trostruki poraz. Protivnik prihvaća ili odbija.
clause-answer-resignation = Na ponudu predaje odgovara se prije nastavka igre.
clause-correction = Smijete tražiti da protivnik nedopušten potez odigra ponovno, s istim kockicama.
clause-nothing-wrong = Potez po pravilima ostaje.
clause-correct-before-throw = To možete tražiti samo do vlastitog bacanja.
clause-one-by-one = Gdje je dopušten svaki potez, žetone pomičete jedan po jedan, a zatim završavate potez.
clause-no-correction = Završen potez ostaje.

## Why not
refusal-draw-first = Najprije se baca za početak.
refusal-already-started = Partija je već počela.
refusal-throw-first = Najprije bacite kockice.
refusal-choice-first = Najprije bacite ili udvostručite.
refusal-play-first = Najprije odigrajte svoje bacanje.
refusal-dice-zone = Kockice nisu pale u desnu polovicu ploče: bacite obje ponovno.
refusal-forward = Ne možete natrag s polja { $from } na polje { $to }. Žetoni idu samo prema kući.
refusal-no-checker = { $place ->
    [bar] Nemate žeton na baru.
   *[point] Nemate žeton na polju { $point }.
}
refusal-dice-only = { $count ->
    [0] Nije vam ostao nijedan broj.
    [one] To je pomak za { $distance }, a ostalo vam je { $dice }.
    [few] To je pomak za { $distance }, a ostalo vam je { $dice }.
   *[other] To je pomak za { $distance }, a ostalo vam je { $dice }.
}
refusal-closed-point = { $count ->
    [one] Polje { $point } je zatvoreno: protivnik ondje ima { $count } žeton.
    [few] Polje { $point } je zatvoreno: protivnik ondje ima { $count } žetona.
   *[other] Polje { $point } je zatvoreno: protivnik ondje ima { $count } žetona.
}
refusal-smaller-first = Manji broj ide prvi: odigrajte { $die } prije { $larger }.
refusal-smaller-lost = Broj { $die } nije se mogao odigrati prvi nijednim žetonom, pa je propao.
refusal-must-move = { $possible ->
    [one] Možete odigrati { $possible } broj, pa morate.
    [few] Možete odigrati { $possible } broja, pa morate.
   *[other] Možete odigrati { $possible } brojeva, pa morate.
}
refusal-use-all = { $possible ->
    [one] Možete odigrati { $possible } broj; ovako koristite { $used }.
    [few] Možete odigrati { $possible } broja; ovako koristite samo { $used }. Pronađite potez koji koristi sve.
   *[other] Možete odigrati { $possible } brojeva; ovako koristite samo { $used }. Pronađite potez koji koristi sve.
}
refusal-use-higher = Možete odigrati samo jedan broj, pa to mora biti veći: { $die }.
refusal-whole-double = { $possible ->
    [one] Paš se igra u cijelosti, a možete napraviti samo { $possible } korak od { $needed }: bacanje propada.
    [few] Paš se igra u cijelosti, a možete napraviti samo { $possible } koraka od { $needed }: bacanje propada.
   *[other] Paš se igra u cijelosti, a možete napraviti samo { $possible } koraka od { $needed }: bacanje propada.
}
refusal-enter-first = { $count ->
    [one] Na baru imate { $count } žeton: najprije uđite njime.
    [few] Na baru imate { $count } žetona: najprije uđite njima.
   *[other] Na baru imate { $count } žetona: najprije uđite njima.
}
refusal-smaller-enters = Brojem { $die } vaš žeton ne može ući jer je polje { $point } zatvoreno: propada cijelo bacanje.
refusal-home-first = { $count ->
    [one] Još ne možete iznositi: { $count } žeton nije u kući.
    [few] Još ne možete iznositi: { $count } žetona nisu u kući.
   *[other] Još ne možete iznositi: { $count } žetona nije u kući.
}
refusal-exact-number = S polja { $point } možete iznositi samo brojem { $point }; ostalo vam je { $dice }.
refusal-highest-first = S polja { $point } možete iznositi većim brojem samo ako iza njega nema ničega; još imate žetone na polju { $highest }.
refusal-rear-first = Najprije iznosite straga: još imate žetone na polju { $highest }.
refusal-past-band = { $count ->
    [one] S polja { $point } ne možete iznositi: protivnik ima { $count } žeton na polju { $band } ispred njega.
    [few] S polja { $point } ne možete iznositi: protivnik ima { $count } žetona na polju { $band } ispred njega.
   *[other] S polja { $point } ne možete iznositi: protivnik ima { $count } žetona na polju { $band } ispred njega.
}
refusal-double-six = S polja 6 možete iznositi samo s dvije šestice; bacili ste { $dice }.
refusal-no-cube = U ovoj partiji nema kocke za udvostručenje.
refusal-double-before-throw = Udvostručiti možete samo prije vlastitog bacanja, i ne prije prvog bacanja u partiji.
refusal-answer-first = Najprije odgovorite na udvostručenje na { $value }: prihvatite ili odbijte.
refusal-nothing-offered = Nema ponude na koju biste odgovorili.
refusal-cube-owner = Kocka za udvostručenje je protivnikova i pokazuje { $value }.
refusal-cube-limit = Kocka za udvostručenje pokazuje { $value } i ne može više.
refusal-cube-dead = { $needed ->
    [one] Kocka na { $value } već odlučuje meč: nitko ne treba više od { $needed } boda.
    [few] Kocka na { $value } već odlučuje meč: nitko ne treba više od { $needed } boda.
   *[other] Kocka na { $value } već odlučuje meč: nitko ne treba više od { $needed } bodova.
}
refusal-crawford = Ovo je Crawfordova partija meča do { $number }: ne možete udvostručiti.
refusal-holland = { $throws ->
    [one] Nakon Crawfordove partije oba igrača bacaju dvaput prije nego što itko udvostruči; dosad je bilo { $throws } bacanje.
    [few] Nakon Crawfordove partije oba igrača bacaju dvaput prije nego što itko udvostruči; dosad su bila { $throws } bacanja.
   *[other] Nakon Crawfordove partije oba igrača bacaju dvaput prije nego što itko udvostruči; dosad je bilo { $throws } bacanja.
}
refusal-no-beaver = Ovdje ne možete dati beaver.
refusal-no-raccoon = Ovdje ne možete dati raccoon.
refusal-no-resignation = Ova pravila ne poznaju jednostruku, dvostruku ni trostruku predaju.
refusal-answer-resignation = Najprije prihvatite ili odbijte ponudu predaje.
refusal-one-by-one = Ovdje pomičite jedan po jedan žeton.
refusal-no-correction = Završen potez ostaje.
refusal-correct-before-throw = Pogrešku možete prijaviti samo prije vlastitog bacanja.
refusal-nothing-wrong = Taj je potez bio po pravilima.

## How it ended
outcome-single = { $points ->
    [one] { $seat } iznosi posljednji žeton i osvaja { $points } bod.
    [few] { $seat } iznosi posljednji žeton i osvaja { $points } boda.
   *[other] { $seat } iznosi posljednji žeton i osvaja { $points } bodova.
}
outcome-double = { $points ->
    [one] { $seat } pobjeđuje dvostruko, za { $points } bod: protivnik ništa nije iznio.
    [few] { $seat } pobjeđuje dvostruko, za { $points } boda: protivnik ništa nije iznio.
   *[other] { $seat } pobjeđuje dvostruko, za { $points } bodova: protivnik ništa nije iznio.
}
outcome-triple = { $points ->
    [one] { $seat } pobjeđuje trostruko, za { $points } bod: protivnik još ima žeton na baru ili u pobjednikovoj kući.
    [few] { $seat } pobjeđuje trostruko, za { $points } boda: protivnik još ima žeton na baru ili u pobjednikovoj kući.
   *[other] { $seat } pobjeđuje trostruko, za { $points } bodova: protivnik još ima žeton na baru ili u pobjednikovoj kući.
}
outcome-gammon = { $points ->
    [one] { $seat } pobjeđuje gammonom, za { $points } bod: protivnik ništa nije iznio.
    [few] { $seat } pobjeđuje gammonom, za { $points } boda: protivnik ništa nije iznio.
   *[other] { $seat } pobjeđuje gammonom, za { $points } bodova: protivnik ništa nije iznio.
}
outcome-backgammon = { $points ->
    [one] { $seat } pobjeđuje backgammonom, za { $points } bod: protivnik još ima žeton na baru ili u pobjednikovoj kući.
    [few] { $seat } pobjeđuje backgammonom, za { $points } boda: protivnik još ima žeton na baru ili u pobjednikovoj kući.
   *[other] { $seat } pobjeđuje backgammonom, za { $points } bodova: protivnik još ima žeton na baru ili u pobjednikovoj kući.
}
outcome-dropped = { $points ->
    [one] { $seat } osvaja { $points } bod: protivnik je odbio udvostručenje.
    [few] { $seat } osvaja { $points } boda: protivnik je odbio udvostručenje.
   *[other] { $seat } osvaja { $points } bodova: protivnik je odbio udvostručenje.
}
outcome-conceded = { $points ->
    [one] { $seat } osvaja { $points } bod: protivnik je predao partiju.
    [few] { $seat } osvaja { $points } boda: protivnik je predao partiju.
   *[other] { $seat } osvaja { $points } bodova: protivnik je predao partiju.
}
outcome-stalled = Remi: već dugo nitko ništa nije pomaknuo.

## Levels
level-beginner = Početnik
level-beginner-about = Igra prvi potez koji vidi i ostavlja žetone nezaštićene.
level-casual = Rekreativac
level-casual-about = Drži žetone zajedno i izbija kad može.
level-steady = Pouzdani
level-steady-about = Zauzima polja, broji pipove i udvostručuje kad jasno vodi.
level-expert = Stručnjak
level-expert-about = Računa jedno bacanje unaprijed i rijetko griješi.
level-master = Majstor
level-master-about = Računa dva bacanja unaprijed. Svjetska klasa.

## On the table
look-home-right = Kuća desno
look-home-left = Kuća lijevo
look-blue-right = { look-home-right }, plavo sukno
look-blue-left = { look-home-left }, plavo sukno
look-wine-right = { look-home-right }, bordo sukno
look-wine-left = { look-home-left }, bordo sukno

scene-title = Ploča za backgammon
scene-view = { $seat ->
    [first] { $home ->
        [left] Polja se broje od kuće Svijetlog, dolje lijevo.
       *[right] Polja se broje od kuće Svijetlog, dolje desno.
    }
   *[second] { $home ->
        [left] Polja se broje od kuće Tamnog, dolje lijevo.
       *[right] Polja se broje od kuće Tamnog, dolje desno.
    }
}
scene-points = { $seat ->
    [first] Svijetli ima žetone na { $points }.
   *[second] Tamni ima žetone na { $points }.
}
scene-no-points = { $seat ->
    [first] Svijetli nema žetona ni na jednom polju.
   *[second] Tamni nema žetona ni na jednom polju.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] Na baru je { $count } svijetli žeton.
        [few] Na baru su { $count } svijetla žetona.
       *[other] Na baru je { $count } svijetlih žetona.
    }
   *[second] { $count ->
        [one] Na baru je { $count } tamni žeton.
        [few] Na baru su { $count } tamna žetona.
       *[other] Na baru je { $count } tamnih žetona.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] Iznesen je { $count } svijetli žeton.
        [few] Iznesena su { $count } svijetla žetona.
       *[other] Izneseno je { $count } svijetlih žetona.
    }
   *[second] { $count ->
        [one] Iznesen je { $count } tamni žeton.
        [few] Iznesena su { $count } tamna žetona.
       *[other] Izneseno je { $count } tamnih žetona.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Svijetlom preostaje { $count } pip.
        [few] Svijetlom preostaju { $count } pipa.
       *[other] Svijetlom preostaje { $count } pipova.
    }
   *[second] { $count ->
        [one] Tamnom preostaje { $count } pip.
        [few] Tamnom preostaju { $count } pipa.
       *[other] Tamnom preostaje { $count } pipova.
    }
}
scene-dice = { $count ->
    [one] Još treba odigrati broj { $dice }.
    [few] Još treba odigrati brojeve { $dice }.
   *[other] Još treba odigrati brojeve { $dice }.
}
scene-cube = { $owner ->
    [first] Kocku za udvostručenje drži Svijetli, pokazuje { $value }.
    [second] Kocku za udvostručenje drži Tamni, pokazuje { $value }.
   *[nobody] Kocka za udvostručenje je u sredini, pokazuje { $value }.
}
scene-away = Još potrebni bodovi: Svijetli { $first }, Tamni { $second }.
scene-crawford = Ovo je Crawfordova partija, bez udvostručenja.
scene-due-draw = Svaki igrač baca jednu kockicu da se vidi tko počinje.
scene-due-choice = { $seat ->
    [first] Na redu je Svijetli, prije bacanja.
   *[second] Na redu je Tamni, prije bacanja.
}
scene-due-throw = { $seat ->
    [first] Sada baca Svijetli.
   *[second] Sada baca Tamni.
}
scene-due-play = { $seat ->
    [first] Na potezu je Svijetli.
   *[second] Na potezu je Tamni.
}
scene-due-offered = { $seat ->
    [first] Svijetlom se nudi udvostručenje na { $value }: prihvaća ili odbija.
   *[second] Tamnom se nudi udvostručenje na { $value }: prihvaća ili odbija.
}
scene-due-beavered = { $seat ->
    [first] Svijetli dobiva u odgovor beaver: kocka bi pokazivala { $value }.
   *[second] Tamni dobiva u odgovor beaver: kocka bi pokazivala { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Svijetli dobiva u odgovor raccoon: kocka bi pokazivala { $value }.
   *[second] Tamni dobiva u odgovor raccoon: kocka bi pokazivala { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Tamni nudi predaju za jednostruki poraz; Svijetli odgovara.
       *[second] Svijetli nudi predaju za jednostruki poraz; Tamni odgovara.
    }
    [2] { $seat ->
        [first] Tamni nudi predaju za dvostruki poraz; Svijetli odgovara.
       *[second] Svijetli nudi predaju za dvostruki poraz; Tamni odgovara.
    }
   *[3] { $seat ->
        [first] Tamni nudi predaju za trostruki poraz; Svijetli odgovara.
       *[second] Svijetli nudi predaju za trostruki poraz; Tamni odgovara.
    }
}
scene-due-over = Partija je završena.

scene-point = { $holder ->
    [first] { $count ->
        [one] Polje { $point }: { $count } svijetli žeton
        [few] Polje { $point }: { $count } svijetla žetona
       *[other] Polje { $point }: { $count } svijetlih žetona
    }
    [second] { $count ->
        [one] Polje { $point }: { $count } tamni žeton
        [few] Polje { $point }: { $count } tamna žetona
       *[other] Polje { $point }: { $count } tamnih žetona
    }
   *[nobody] Polje { $point }: prazno
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Bar: nema svijetlih žetona
        [one] Bar: { $count } svijetli žeton
        [few] Bar: { $count } svijetla žetona
       *[other] Bar: { $count } svijetlih žetona
    }
   *[second] { $count ->
        [0] Bar: nema tamnih žetona
        [one] Bar: { $count } tamni žeton
        [few] Bar: { $count } tamna žetona
       *[other] Bar: { $count } tamnih žetona
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Pretinac: nema iznesenih svijetlih žetona
        [one] Pretinac: { $count } izneseni svijetli žeton
        [few] Pretinac: { $count } iznesena svijetla žetona
       *[other] Pretinac: { $count } iznesenih svijetlih žetona
    }
   *[second] { $count ->
        [0] Pretinac: nema iznesenih tamnih žetona
        [one] Pretinac: { $count } izneseni tamni žeton
        [few] Pretinac: { $count } iznesena tamna žetona
       *[other] Pretinac: { $count } iznesenih tamnih žetona
    }
}
scene-die = { $state ->
    [used] Kockica: { $number }, odigrana
   *[left] Kockica: { $number }
}
scene-no-die = Kockice, još nisu bačene
scene-face = { $seat ->
    [first] Svijetli je bacio { $number }
    [second] Tamni je bacio { $number }
   *[nobody] Kockica pokazuje { $number }
}

## What a hand may say
act-throw = Baci
act-double = Udvostruči na { $value }
act-take = Prihvati { $value }
act-drop = Odbij
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Prihvati
act-decline = Odbij
act-correct = Prijavi pogrešku
act-check = Je li to bilo po pravilima?
act-done = Završi potez
act-resign = { $kind ->
    [1] Predaj za jednostruki poraz
    [2] Predaj za dvostruki poraz
   *[3] Predaj za trostruki poraz
}
act-stop = Završi potez ovdje
act-pass = Ne igraj ništa
act-no-move = Nema poteza: završi
act-forced = Prisilan potez: { $play }

## What happened
told-start = { $seat ->
    [first] Bacanje za početak: Svijetli { $first }, Tamni { $second }. Počinje Svijetli.
    [second] Bacanje za početak: Svijetli { $first }, Tamni { $second }. Počinje Tamni.
   *[nobody] Bacanje za početak: oba { $first }. Baca se ponovno.
}
told-roll = { $seat ->
    [first] Svijetli baca { $dice }
   *[second] Tamni baca { $dice }
}
told-play = { $seat ->
    [first] Svijetli: { $play }
   *[second] Tamni: { $play }
}
told-self-hit = { $seat ->
    [first] Svijetli: { $play }, na zatvoreno polje; žeton ide na bar
   *[second] Tamni: { $play }, na zatvoreno polje; žeton ide na bar
}
told-no-move = { $seat ->
    [first] Svijetli ne može igrati
   *[second] Tamni ne može igrati
}
told-pass = { $seat ->
    [first] Svijetli ne igra ništa
   *[second] Tamni ne igra ništa
}
told-done = { $seat ->
    [first] Svijetli završava potez
   *[second] Tamni završava potez
}
told-throw = { $seat ->
    [first] Svijetli uzima kockice
   *[second] Tamni uzima kockice
}
told-double = { $seat ->
    [first] Svijetli udvostručuje na { $value }
   *[second] Tamni udvostručuje na { $value }
}
told-take = { $seat ->
    [first] Svijetli prihvaća { $value }
   *[second] Tamni prihvaća { $value }
}
told-drop = { $seat ->
    [first] Svijetli odbija udvostručenje
   *[second] Tamni odbija udvostručenje
}
told-beaver = { $seat ->
    [first] Svijetli: beaver na { $value }
   *[second] Tamni: beaver na { $value }
}
told-raccoon = { $seat ->
    [first] Svijetli: raccoon na { $value }
   *[second] Tamni: raccoon na { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Svijetli nudi predaju za jednostruki poraz
       *[second] Tamni nudi predaju za jednostruki poraz
    }
    [2] { $seat ->
        [first] Svijetli nudi predaju za dvostruki poraz
       *[second] Tamni nudi predaju za dvostruki poraz
    }
   *[3] { $seat ->
        [first] Svijetli nudi predaju za trostruki poraz
       *[second] Tamni nudi predaju za trostruki poraz
    }
}
told-accept-loss = { $seat ->
    [first] Svijetli prihvaća ponudu
   *[second] Tamni prihvaća ponudu
}
told-decline-loss = { $seat ->
    [first] Svijetli odbija ponudu
   *[second] Tamni odbija ponudu
}
told-correct = { $seat ->
    [first] Svijetli prijavljuje pogrešku: potez se igra ponovno
   *[second] Tamni prijavljuje pogrešku: potez se igra ponovno
}

## The rule book's chapters
chapter-setup = Cilj i smjer
chapter-begin = Tko počinje
chapter-dice = Bacanje i pomicanje
chapter-points = Polja i izbijanje
chapter-bar = Ulazak s bara
chapter-bearing-off = Iznošenje
chapter-winning = Pobjeda
chapter-cube = Kocka za udvostručenje
chapter-errors = Pogreške i predaja

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Zauzmite polje
lesson-make-a-point-task = Bacili ste 3 i 1. Dovedite dva žetona zajedno na svoje polje 5.
lesson-make-a-point-done = Dva žetona na istom polju sigurna su i zatvaraju ga protivniku.
lesson-run = Bijeg
lesson-run-task = Bacili ste 6 i 5. Dovedite jedan stražnji žeton na sigurno, na svoje polje 13.
lesson-run-done = Jednim žetonom smijete odigrati oba broja, jedan za drugim.
lesson-hit = Izbijanje
lesson-hit-task = Na vašem polju 4 stoji usamljen protivnički žeton. Izbijte ga i zauzmite polje.
lesson-hit-done = Izbijeni žeton počinje iznova s bara.
lesson-closed = Zatvorena polja
lesson-closed-task = Bacili ste dvije petice. Vaši su stražnji žetoni blokirani: zauzmite svoje polje 3 s polja 13 i s polja 8.
lesson-closed-done = Na polje s dva ili više protivničkih žetona ne možete stati.
lesson-enter = S bara
lesson-enter-task = Bacili ste 6 i 4, a jedan je vaš žeton na baru. Uđite njime, a zatim pomaknite drugi stražnji žeton.
lesson-enter-done = Žeton s bara ulazi prije nego što se bilo što drugo pomakne.
lesson-use-both = Jedan ili drugi
lesson-use-both-task = Bacili ste 6 i 5. Možete odigrati bilo koji broj, ali ne oba. Odigrajte onaj koji morate.
lesson-use-both-done = Ako možete odigrati samo jedan od dva broja, to mora biti veći.
lesson-doubles = Paš
lesson-doubles-task = Bacili ste dvije trojke, pa igrate četiri puta. Zauzmite svoje polje 5 i svoje polje 3.
lesson-doubles-done = Kad bacite paš, broj igrate četiri puta.
lesson-bear-off = Iznošenje
lesson-bear-off-task = Svi su vaši žetoni u kući. Bacili ste 5 i 2: iznesite dva žetona.
lesson-bear-off-done = Svakim brojem iznosite žeton s polja s tim brojem.
lesson-bear-off-high = Prevelik broj
lesson-bear-off-high-task = Bacili ste 6 i 4, ali tako daleko straga više nemate žetona. Svejedno iznesite dva žetona.
lesson-bear-off-high-done = Brojem većim od vašega najvišeg zauzetog polja iznosite žeton s tog polja.
lesson-double = Kocka za udvostručenje
lesson-double-task = Jasno vodite. Prije bacanja udvostručite.
lesson-double-done = Protivnik prihvaća i igra dalje za dvostruko ili odbija i gubi dotadašnji ulog.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Pobjeda: { $win } %.
    [double] Pobjeda: { $win } % (dvostruka { $wins-double } %, trostruka { $wins-triple } %), poraz: { $loss } % (dvostruki { $loses-double } %, trostruki { $loses-triple } %).
   *[gammon] Pobjeda: { $win } % (gammon { $wins-double } %, backgammon { $wins-triple } %), poraz: { $loss } % (gammon { $loses-double } %, backgammon { $loses-triple } %).
}
mistake-cost = Gubi { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } boda.
mistake-given = { $what ->
    [shots] Žeton izbija { $played } od 36 bacanja umjesto { $best }.
    [cashed] Sada protivnik može udvostručiti i odmah pobijediti.
    [doubled] Sada protivnik ima dobro udvostručenje.
    [wins] Pobjeda u { $played } % slučajeva umjesto u { $best } %.
    [gammons-won] Dvostruka pobjeda u { $played } % slučajeva umjesto u { $best } %.
   *[gammons-lost] Dvostruki poraz u { $played } % slučajeva umjesto u { $best } %.
}
mistake-cube = { $why ->
    [too-early] Udvostručenje je došlo prerano.
    [too-good] Pozicija je predobra za udvostručenje: više vrijedi igrati dalje.
    [double] Ovo je bio trenutak za udvostručenje.
    [take] Ovo treba prihvatiti.
    [drop] Ovo treba odbiti.
   *[beaver] Pravi je odgovor bio beaver.
}
tally-errors = Odluke: { $decisions }. Izgubljeno: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } boda, stopa pogrešaka { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (tisućinki boda po odluci).
tally-luck = Sreća: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } boda.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Baci: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Udvostruči: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Prihvati: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Odbij: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Bacite kockice ili najprije udvostručite ako ste znatno u prednosti.
    [answer] Protivnik udvostručuje: prihvatite i igrajte za dvostruko ili odbijte i izgubite sadašnji ulog.
    [bar] Vaš je žeton na baru: najprije uđite njime.
    [off] Svi su vaši žetoni u kući: iznesite ih.
    [move] S oba broja vodite žetone kući. Dva ili više na istom polju sigurni su.
    [race] Nijedan se žeton više ne može izbiti: što brže dovedite sve u kuću, a zatim ih iznesite.
   *[other] Odaberite gumb ispod ploče.
}
guide-why = { $why ->
    [hits] Izbijate žeton: mora početi ispočetka s bara.
    [off] Iznosite žetone.
    [point] Zauzimate polje: žetoni zajedno sigurni su i ometaju protivnika.
    [safe] Ostavljate manje usamljenih žetona.
    [runs] Krećete na put stražnjim žetonom.
    [past] Vaši posljednji žetoni prolaze protivničke: više se ništa ne može izbiti.
    [race] Tako gubite najmanje pipova.
    [pass] Ne možete igrati.
    [double] Imate dovoljnu prednost za udvostručenje.
    [take] Pobijedit ćete dovoljno često da igrate dalje.
    [drop] Gubili biste prečesto.
    [throw] Za udvostručenje nemate dovoljnu prednost.
   *[other] Daje vam najbolje izglede.
}
character-beginner = Pip
character-casual = Solo
character-steady = Sidro
character-expert = Zid
character-master = Prorok
clause-fifteen = Svaki igrač ima petnaest žetona.
clause-three-checkers = Svaki igrač ima tri žetona.
clause-jump = Vaši žetoni smiju usput prijeći preko svih drugih, i preko zatvorenih polja.
clause-white-starts = Kockica odlučuje tko igra svijetlim žetonima (bijeli), a tko tamnima. Bijeli počinje.
clause-higher-takes-white = Svaki igrač baca jednu kockicu. Tko baci više, uzima bijele.
clause-dice-flat = Kockice koje ondje ne leže ravno ne vrijede: bacite obje ponovno.
clause-call-first = Ako želite prijaviti pogrešku, učinite to prije svojeg bacanja.
clause-closed-by-three = Polje s tri ili više protivničkih žetona zatvoreno je: ondje ne smijete stati, ni usput. Na polju s dva smiju stajati oba igrača; izbija se samo žeton koji stoji sam.
clause-bridge = Nekoliko zatvorenih polja zaredom čini most. Žeton ga prelazi samo brojem koji seže preko njega.
clause-several-hits = U jednom potezu smijete izbiti više žetona, s pašom do četiri.
clause-stacking = Na jednom polju smije stajati bilo koliko vaših žetona.
clause-no-pass = Pri iznošenju smijete po volji igrati unutar kuće ili iznositi. Ali broj morate odigrati ako ga možete odigrati.
clause-may-leave-unused = Kad su svi vaši žetoni u kući, smijete ostaviti broj neodigran.
clause-any-six = S polja 6 smijete iznositi bilo kojom šesticom.
clause-win-kinds-far-back = Pobjeda vrijedi jednostruko. Vrijedi dvostruko ako gubitnik nije iznio nijedan žeton, a trostruko ako ima žeton na baru ili u pobjednikovoj kući, čak i ako je druge već iznio.
clause-win-kinds-single = Pobjeda vrijedi jednostruko. Vrijedi trostruko ako gubitnik nije iznio nijedan žeton i ima jedan na baru ili u pobjednikovoj kući.
clause-win-kinds-letter = Pobjeda vrijedi jednostruko, čak i ako su svi gubitnikovi žetoni još na ploči. Vrijedi trostruko ako je jedan od njih na baru ili u pobjednikovoj kući.
clause-win-named = Pobjeda je jednostruka ako je gubitnik iznio koji žeton, gammon ako nije iznio nijedan, a backgammon ako usto ima žeton na baru ili u pobjednikovoj kući.
clause-win-values = Gammon vrijedi dvostruko, backgammon trostruko.
clause-without-cube = U ovoj igri nema kocke za udvostručenje.
clause-cube-single-game = U meču u kojem se broje partije svaka partija vrijedi jedan i nema kocke za udvostručenje.
clause-cube-faces = Prvo udvostručenje okreće kocku na 2. Tko ga je prihvatio, smije je poslije okrenuti na 4, zatim drugi igrač na 8 i tako dalje naizmjence.
clause-drop-price = Ako odbijete, gubite ono što je partija vrijedila prije udvostručenja, kao jednostruki poraz.
clause-cube-times-kind = Kocka množi vrijednost vrste pobjede: na 8 trostruka pobjeda vrijedi 24.
clause-nothing-resigned = Prihvatiti ili odbiti možete samo ako je protivnik ponudio predaju.
refusal-call-first = Najprije bacite ili prijavite pogrešku.
refusal-closed-by-three = { $count ->
    [one] Polje { $point } je zatvoreno: protivnik ondje ima { $count } žeton.
    [few] Polje { $point } je zatvoreno: protivnik ondje ima { $count } žetona.
   *[other] Polje { $point } je zatvoreno: protivnik ondje ima { $count } žetona.
}
refusal-without-cube = U ovoj igri nema kocke za udvostručenje.
refusal-cube-single-game = U meču u kojem se broje partije nema kocke za udvostručenje.
refusal-nothing-resigned = Nitko nije ponudio predaju.
told-start-white = Bacanje za početak: { $high } protiv { $low }. Tko je bacio { $high }, igra svijetlima i počinje.
told-start-tie = Bacanje za početak: { $high } protiv { $low }. Još jednom.
scene-point-shared = Polje { $point }: svijetli { $first }, tamni { $second }
switch-block_min = Kad je polje zatvoreno?
switch-block_min-2 = Kad su na njemu dva protivnička žetona
switch-block_min-3 = Tek kad su na njemu tri ili više
switch-win_none_off = Što ako gubitnik ništa nije iznio?
switch-win_none_off-double = Pobjeda vrijedi dvostruko
switch-win_none_off-single = Pobjeda vrijedi jednostruko
switch-stake-note = Kocka za udvostručenje je za pojedinačne partije: u meču na dvije ili više pobjeda svaka partija vrijedi jedan, kakav god bio ulog.
box-says-more-than-two-note = Po ovoj rečenici par žetona ne bi polje ni ostavio otvorenim ni zatvorio, pa igramo da polje zatvaraju dva, kako kažu neki jezici uputa. Možete promijeniti na tri: tako igra „Točno kako je tiskano”.
box-says-games-note = Njemačka stranica iz iste kutije druga je igra: za nju odaberite „{ box-says-smaller }”.
box-says-smaller-note = Ovo je njemačka stranica iz te kutije. Drugi jezici opisuju drugu igru: za nju odaberite „{ box-says-games }”.
box-says-correction-note = Pogreške se mogu prijaviti ondje gdje se žetoni pomiču slobodno; inače su mogući samo ispravni potezi.
origin-setup = Tiskano kao slika.
origin-case-white-starts = Grčki tekst izostavlja da počinje bijeli.
origin-higher-takes-white = Upute ne kažu koji broj uzima bijele. Veći, kao i svugdje drugdje.
origin-draw-first = O jednakim brojevima ništa nije rečeno; ne mogu odlučiti, pa se baca ponovno.
origin-collection-draw-first = Pri jednakim brojevima baca se ponovno dok ne budu različiti.
origin-tournament-draw-first = Pri jednakim brojevima baca se ponovno.
origin-best-of-first-throw-fresh = Upute kažu samo tko prvi igra i da se baca naizmjence; tko počinje, dakle, baca obje kockice.
origin-collection-dice-flat = Upute kažu samo kamo se baca.
origin-case-closed-point = Većina jezika kaže „više od dva”, ali izbija se samo usamljen žeton, pa par ne bi polje ni ostavio otvorenim ni zatvorio. Talijanski i estonski kažu dva ili više, a engleski oboje. Igramo dva. Doslovna se inačica može odabrati u postavkama.
origin-case-closed-by-three = Ovo je doslovno: polje zatvara „više od dva”, a izbija se samo usamljen žeton, pa je polje s dva zajedničko.
origin-best-of-closed-point = Tako kažu engleski, francuski i talijanski. Španjolski, portugalski i poljski to kažu samo za ulazak s bara.
origin-collection-closed-point = Engleski, talijanski, danski i ruski tekst zvuče kao da usput zaustavlja već jedan protivnički žeton. Njemački, francuski i španjolski su jasni: dva ili više.
origin-case-self-hit = Češki, slovački i mađarski tekst izgubili su ovo pravilo i ponavljaju kako se izbija.
origin-case-hit = Neki jezici zaboravljaju reći da protivnički žeton mora stajati sam.
origin-best-of-hit = Poljski tekst zaboravlja reći da protivnički žeton mora stajati sam.
origin-case-stacking = Upute ne postavljaju ograničenje.
origin-several-hits = Upute ništa ne kažu; svako izbijanje slijedi iz pravila iznad.
origin-small-first-several-hits = Slijedi iz primjera bacanja koje pogađa na jednoj od tri udaljenosti.
origin-case-several-hits = Turski tekst govori o dvije šestice; misli se na bilo koji paš.
origin-case-must-move = Igra se kao u njemačkom i većini jezika. Francuski čini dužnost od izbijanja, ruski, ukrajinski i turski okreću pravilo, a mađarski je izgubio „ne”.
origin-best-of-must-move = Općenito upute to ne kažu; njihovo pravilo o većem broju to podrazumijeva.
origin-best-of-use-all = Upute to ne kažu; njihovo pravilo o većem broju to podrazumijeva.
origin-small-first-use-all = Upute to ne kažu; igra se kao i obično.
origin-best-of-use-higher = Francuski i poljski zvuče kao da se može odabrati samo jedan broj; španjolski, izvornik, ne.
origin-case-use-higher = Hrvatski tekst govori o jednom žetonu umjesto o jednom broju.
origin-case-stop-at-home = U nekim jezicima dužnost prestaje kad su u kući žetoni bilo kojeg igrača, u arapskom kad su u kući svačiji. Igramo: vaši vlastiti.
origin-no-pass = Tekst kaže da iznošenje nije dužnost, a ni drugi potez. Čitamo to kao slobodan izbor između tog dvoga, jer odmah potom opet vrijede uobičajena pravila. Ostaviti broj neodigran može se u postavkama.
origin-may-leave-unused = Ovo je doslovno: ni iznošenje ni drugi potez nije dužnost. Poljski tekst ima samo polovicu.
origin-case-doubles-four = Neki jezici množe cijelo bacanje s četiri ili govore o četiri kockice. Primjer u istom tekstu pokazuje četiri pojedinačna koraka.
origin-best-of-doubles-four = Engleski primjer prelazi u drugi; misli se na četiri koraka.
origin-best-of-partial-double = Upute ništa ne kažu; igra se kao i obično.
origin-collection-partial-double = Upute ništa ne kažu; slijedi iz dužnosti poteza.
origin-case-partial-double = Turski tekst moguće poteze vraća, a arapski ih ostavlja na izbor; u svim ostalima su dužnost.
origin-whole-double = U primjeru propada paš od kojega su moguća dva koraka. Kod tri to čitamo jednako.
origin-case-enter-first = Upute kažu samo da se najprije vraćaju svi žetoni. Kamo i kako, kao i obično.
origin-best-of-enter-first = Francuski tekst to veže uz mogućnost ulaska; ostali ne.
origin-case-enter-any = Upute to ne kažu; kao i obično.
origin-smaller-lost = Upute oduzimaju cijelo bacanje samo igraču na baru. To ne proširujemo: veći se broj igra sam.
origin-case-home-first = Češki, slovački, slovenski i arapski nakon izbijanja zaustavljaju bacanje kockica, a hrvatski iznosi u početni položaj. Misli se na iznošenje s ploče.
origin-case-exact-number = Švedski tekst traži „paran” broj, turski izostavlja „točno”. U svima ostalima točan.
origin-best-of-highest-first = Portugalski tekst uvijek uzima najstražnji žeton; ostali to samo dopuštaju.
origin-best-of-inside-move = Francuski primjer ide na pogrešno polje.
origin-collection-any-sufficient = Francuski tekst traži da broj seže „tik preko” ruba, dakle točno. Ostalih devet jezika traži samo da seže, a o žetonima iza ne kažu ništa.
origin-collection-highest-first = Nema u uputama: današnje uobičajeno pravilo, kako ste se dogovorili.
origin-rear-first = Redoslijed je tiskan; da broj smije biti veći od polja, slijedi iz prelaska ruba.
origin-any-six = Njemački tekst traži dvije šestice, što se protivi njegovu vlastitom pravilu o iznošenju i izgleda kao tiskarska pogreška. Igramo bilo kojom šesticom. Doslovna se inačica može odabrati u postavkama.
origin-double-six = Ovo je doslovan njemački tekst.
origin-case-win = Grčki tekst najprije navodi igrača koji je prvi u kući, arapski onoga tko počne iznositi. Poslije se oba slažu s ostalima.
origin-case-win-kinds = Za trostruku pobjedu upute traže samo žeton na baru ili u pobjednikovoj kući. Gubitnik koji je već nešto iznio tada bi izgubio i jednostruko i trostruko; tražimo da ništa nije iznio. Doslovna se inačica može odabrati u postavkama. Danski tekst određuje dvostruku pobjedu isto kao jednostruku.
origin-case-win-kinds-far-back = Ovo je doslovno: upute ne traže da ništa nije izneseno.
origin-small-first-win-kinds = U tekstu nedostaje redak: obećava tri vrste, a pobjedu nad igračem sa svim žetonima na ploči zove jednostrukom, iako je svugdje drugdje dvostruka. Dopunjujemo ga iz drugih uputa. Doslovna se inačica može odabrati u postavkama.
origin-small-first-win-kinds-far-back = Napola doslovno: trostruka pobjeda kako je tiskana, dvostruka iz drugih uputa.
origin-small-first-win-kinds-single = Napola doslovno: bez dvostruke pobjede, kako je tiskano, trostruka ako ništa nije izneseno.
origin-small-first-win-kinds-letter = Ovo je ostalo od teksta u kojem nedostaje redak.
origin-win-values = Upute navode gammon i backgammon, ali ne daju brojeve.
origin-stalled = Naše pravilo: inače bi se moglo igrati unedogled. Partija bez pobjednika broji se u meč, pa meč na dvije pobjede može završiti izjednačeno.
origin-without-cube = Upute je ne spominju.
origin-collection-without-cube = Upute kažu da kocke za udvostručenje postoje i izostavljaju ih.
origin-case-cube = Njemački u jednim uputama i pet jezika u drugima kažu „četverostruko”, iako isti tekst ide do osam. Misli se na množenje. Da kocka počinje u sredini na 1, nije tiskano.
origin-case-cube-faces = Hrvatski tekst ima stranu sa 6; u portugalskom i hrvatskom kocka za udvostručenje se baca. Kocka se okreće.
origin-case-double-before-throw = Hrvatski tekst to dopušta samo prije prvog bacanja, švedski u bilo kojem trenutku. Ostali: prije vlastitog bacanja, kad je partija već u tijeku.
origin-case-drop-price = Nije tiskano; kao i obično.
origin-case-cube-limit = Nije tiskano, osim u hrvatskom, koji nabraja strane. Kocka ima strane do 64.
origin-case-cube-times-kind = Tiskano za trostruku pobjedu na 8. Čitamo to kao primjer. Švedski tekst udvostručuje ulog osam puta, arapski množi kockice.
origin-case-cube-single-game = Upute ne poznaju mečeve.
origin-one-by-one = Naše pravilo: tako se igra bez pomoći ploče.
origin-collection-correction = U engleskom tekstu pravo prestaje „sljedećim” bacanjem; misli se na vaše vlastito.
written-no-move = nema poteza
written-double = Udvostručuje na { $value }
written-take = Prihvaća
written-drop = Odbija
written-beaver = Beaver: { $value }
written-raccoon = Raccoon: { $value }
written-accept = Prihvaća
written-decline = Odbija
written-correct = Prijavljuje pogrešku
written-check = Pita
written-resigning = { $kind ->
    [1] Nudi jednostruku
    [2] Nudi dvostruku
   *[3] Nudi trostruku
}
standing = { $pips ->
    [one] { $pips } pip
    [few] { $pips } pipa
   *[other] { $pips } pipova
}
origin-collection-throw-first = Nizozemski tekst nakon početka govori o tri kockice; misli se na dvije.
task-roll = Vi ste na potezu: bacite kockice.
task-roll-or-double = Vi ste na potezu: bacite kockice ili udvostručite.
task-move = Vi ste na potezu: pomaknite žeton.
task-end = Vi ste na potezu: nemate više poteza.
task-double = Protivnik udvostručuje: prihvaćate ili odbijate?
task-resignation = Protivnik želi predati partiju: prihvaćate?
tally-pr = PR (ocjena igre): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Velemajstor
level-grandmaster-about = Prije odluke svaku mogućnost odigra stotine puta. Treba mu nekoliko sekundi.
character-grandmaster = Zenit
editor-dice = Kockice
editor-dice-none = Još nije bačeno
editor-dice-double = Ponuđeno udvostručenje
editor-cube = Kocka za udvostručenje
editor-cube-owner = Čija je kocka za udvostručenje
editor-cube-centre = U sredini
editor-length = Duljina meča u bodovima (0 = za novac)
editor-score = { $seat ->
    [first] Bodovi svijetlog
   *[second] Bodovi tamnog
}
editor-crawford = Crawfordova partija
refusal-editor-many = { $seat ->
    [first] Svijetli na ploči ima previše žetona: { $count }. Ukupno ih je samo { $total }.
   *[second] Tamni na ploči ima previše žetona: { $count }. Ukupno ih je samo { $total }.
}
refusal-editor-off = { $seat ->
    [first] Svijetli nema žetona na ploči, pa je partija završena.
   *[second] Tamni nema žetona na ploči, pa je partija završena.
}
study-checker = Potezi žetonima
study-double = Udvostručenja
study-take = Odgovori na udvostručenje
position-contact = Kontakt
position-race = Utrka
position-bearoff = Iznošenje
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Back game

## Drills

drill-pip-count = Brojenje pipova
drill-pip-count-about = Izbrojite koliko pipova preostaje svakoj strani.
drill-pip-count-task = Koliko pipova preostaje svakoj strani?
drill-pips-of = { $seat ->
    [first] Svijetli
   *[second] Tamni
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Svijetli: { $terms } = { $total }
   *[second] Tamni: { $terms } = { $total }
}
drill-opening-play = Potezi otvaranja
drill-opening-play-about = Odigrajte prva bacanja u partiji i odgovore na njih.
drill-opening-play-task = Počinjete bacanjem { $dice }. Što igrate?
drill-opening-play-reply-task = Protivnik je počeo bacanjem { $dice } i odigrao { $play }. Vi ste bacili { $reply }.
drill-opening-play-close = Jednako dobro kao najbolji potez: razlika je premala da bi bila važna.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Odluke o kocki za udvostručenje
drill-cube-action-about = Trebate li udvostručiti i treba li protivnik prihvatiti?
drill-cube-action-task = Na redu ste za bacanje u partiji za novac, a kocka za udvostručenje je u sredini. Koje su odluke ispravne?
drill-cube-action-match-task = Na redu ste za bacanje, a kocka za udvostručenje je u sredini. Do pobjede u meču bodova nedostaje: vama { $ours }, protivniku { $theirs }. Koje su odluke ispravne?
drill-cube = { $action ->
    [no-double] Ne udvostručiti
    [double-take] Udvostručiti, prihvatiti
    [double-drop] Udvostručiti, odbiti
   *[too-good] Predobro za udvostručenje
}
drill-cube-why = { $action ->
    [no-double] Bacanje s kockom za udvostručenje u sredini vrijedi više od udvostručenja koje se prihvati.
    [double-take] Udvostručenje vrijedi više od bacanja, a protivnik manje gubi ako prihvati nego ako odbije.
    [double-drop] Protivnik bi više izgubio prihvaćanjem nego odbijanjem, zato udvostručite i odmah pobijedite.
   *[too-good] Protivnik bi odbio, a igrati dalje na gammon vrijedi više od toga.
}
drill-cube-values = Vrijednost u bodovima: bez udvostručenja { $none }; udvostručeno i prihvaćeno { $take }; udvostručeno i odbijeno { $drop }.
drill-cube-chances = Pobjeđujete u { $win } % partija, gammonom u { $gammon } %.
drill-take-point = Granice prihvaćanja
drill-take-point-about = Koliki moraju biti vaši izgledi da pri ovom rezultatu prihvatite udvostručenje?
drill-take-point-task = Do pobjede u meču bodova nedostaje: vama { $ours }, protivniku { $theirs }. Nudi vam se kocka za udvostručenje na { $cube }. Od kolikih izgleda za pobjedu u partiji trebate prihvatiti, bez gammona i ako se kocka više ne okrene?
drill-take-point-chances = Vaši izgledi za pobjedu u meču: { $dropped } % ako odbijete, { $lost } % ako prihvatite i izgubite, { $won } % ako prihvatite i pobijedite.
drill-take-point-why = Riskirate { $risk } da biste dobili { $gain }: to se isplati ako je udio vaših pobjeda barem { $risk } ÷ ({ $risk } + { $gain }).
drill-percent = Postotak
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Izgledi za pobjedu
drill-race-chance-about = Procijenite koliko često pobjeđujete pri iznošenju.
drill-race-chance-task = Na redu ste za bacanje. Koliko često pobjeđujete u ovoj utrci?
drill-race-chance-why = Vaši pipovi: { $ours }, preostali žetoni: { $our-checkers }. Protivnikovi pipovi: { $theirs }, preostali žetoni: { $their-checkers }. Odstupanje do 6 postotnih bodova računa se kao točno.
drill-race-win = Pobjeđujete u { $win } % utrka.
drill-race-cube = Kocka za udvostručenje u utrci
drill-race-cube-about = Posljednja bacanja u utrci: udvostručiti ili bacati dalje?
drill-bearoff-play = Iznošenje
drill-bearoff-play-about = Nađite potez koji najčešće dobiva utrku.
drill-bearoff-play-task = Bacili ste { $dice }. Koji potez najčešće pobjeđuje?
drill-bearoff-play-why = Koliko često svaki potez pobjeđuje, točno izračunato.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Bacanje
