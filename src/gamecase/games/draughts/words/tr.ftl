### Turkish. piece = taş, man = piyon, king = dama, capture = almak, far row = son sıra, move = hamle.
### No suffix is tied to a square or a seat: a noun of ours carries it.

game-name = Dama
game-about = Rakibin taşlarının üzerinden atla, son sıraya ulaş ve dama ol.
seat-first = Siyah
seat-second = Beyaz

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
booklet-collection = Oyun koleksiyonu
booklet-collection-about = Oyun koleksiyonunun kitapçığındaki gibi dama: taş alabilirsin ama zorunda değilsin. Senin dilindeki kitapçık ülkende oynanan damadan farklı olabilir; onu aşağıda bulursun.
booklet-dame = Alman daması
booklet-dame-about = Aynı oyun, daha hareketlisi: taş alabiliyorsan almalısın. Bilgisayara karşı iyi gider.
booklet-english = İngiliz daması
booklet-english-about = Amerikan daması da denir. Damalar her seferinde bir kare gider.
booklet-russian = Rus daması
booklet-russian-about = Piyonlar geriye doğru da taş alabilir; son sıraya ulaşınca dama olarak devam eder.
booklet-brazilian = Brezilya daması
booklet-brazilian-about = Küçük tahtada uluslararası kurallar: alabildiğin kadar çok taş al.
booklet-pool = Pool checkers
booklet-pool-about = Piyonlar geriye doğru da taş alabilir. Neyi alacağını sen seçersin.
booklet-czech = Çek daması
booklet-czech-about = Piyonlar yalnızca ileriye doğru taş alır. Dama taş alabiliyorsa piyondan önce o almalıdır.
booklet-spanish = İspanyol daması
booklet-spanish-about = Tahta ters yönde durur. En çok taşı, bunların içinde de en çok damayı al.
booklet-portuguese = Portekiz daması
booklet-portuguese-about = Sol alt köşede koyu kareyle İspanyol kuralları.
booklet-italian = İtalyan daması
booklet-italian-about = Piyonlar dama alamaz. Damalar her seferinde bir kare gider.
booklet-thai = Tayland daması
booklet-thai-about = Makhos: her tarafta sekiz piyon ve hızlı damalar.
booklet-thai12 = Tayland daması, on iki piyon
booklet-thai12-about = Her tarafta on iki piyonla Tayland kuralları.
booklet-international = Uluslararası dama
booklet-international-about = Yüz kareli bir tahta ve her tarafta yirmi piyon.
box-size = Tahtanın bir kenarında kaç kare var?
box-black_begins = Siyah mı başlar?
box-men_take_backwards = Piyonlar geriye doğru alabilir mi?
box-kings_fly = Damalar bir kareden fazla gidebilir mi?
box-must_take = Alınabiliyorsa almak zorunlu mu?

## Switches
switch-may_stop = Art arda atlayışların ortasında
switch-may_stop-yes = Durabilirsin
switch-may_stop-no = Atlayabildikçe devam etmelisin
switch-men_turn = Piyonun art arda atlayışları
switch-men_turn-yes = Yön değiştirebilir
switch-men_turn-no = Aynı çizgide kalır
switch-king_far = Dama nereden atlar
switch-king_far-yes = Her uzaklıktan
switch-king_far-no = Yalnızca yanındaki taşın üzerinden
switch-king_lands_anywhere = Dama nereye iner
switch-king_lands_anywhere-yes = Taşın arkasındaki herhangi bir boş kareye
switch-king_lands_anywhere-no = Taşın hemen arkasına
switch-removal = Alınan taşlar tahtadan kalkar
switch-removal-at-once = Hemen, her atlayışta
switch-removal-after = Hamle bitince
switch-promotion = Atlayarak son sıraya ulaşan piyon
switch-promotion-ends = Dama olur ve hamle biter
switch-promotion-goes-on = Hemen dama olarak devam eder
switch-blocked = Hamle yapamayan oyuncu
switch-blocked-loses = Kaybeder
switch-blocked-draws = Berabere kalır
switch-quiet_moves = Sessiz dama hamleleriyle beraberlik
switch-quiet_moves-20 = Taraf başına 20 hamleden sonra
switch-quiet_moves-40 = Taraf başına 40 hamleden sonra

## The rules
clause-board-8 = Tahtada sekiz sıra, her sırada sekiz kare vardır. Her oyuncunun sağ alt köşesindeki kare açık renktir.
clause-board-8-mirrored = Tahtada sekiz sıra, her sırada sekiz kare vardır. Her oyuncunun sağ alt köşesindeki kare koyu renktir.
clause-board-10 = Tahtada on sıra, her sırada on kare vardır. Her oyuncunun sağ alt köşesindeki kare açık renktir.
clause-men-8 = Her oyuncu, ilk iki sırasının koyu karelerinde sekiz piyonla başlar.
clause-men-12 = Her oyuncu, ilk üç sırasının koyu karelerinde on iki piyonla başlar.
clause-men-20 = Her oyuncu, ilk dört sırasının koyu karelerinde yirmi piyonla başlar.
clause-black-begins = Siyah başlar. Siyahı kimin alacağı rastgele seçilir; her oyundan sonra oyuncular renk değiştirir.
clause-white-begins = Beyaz başlar. Beyazı kimin alacağı rastgele seçilir; her oyundan sonra oyuncular renk değiştirir.
clause-turns = Oyuncular sırayla oynar. Sırası gelen, kendi renginden bir taş oynatır; kimse pas geçemez.
clause-dark-squares = Yalnızca koyu kareler kullanılır.
clause-occupied = Bir taş yalnızca boş bir kareye gidebilir.
clause-man-moves = Piyon çapraz olarak bir kare ileri gider.
clause-taking = Bir taş, bir rakip taşın üzerinden çapraz atlayıp arkasındaki boş kareye inerek onu alır. Kendi renginden taşların ya da aynı anda iki taşın üzerinden atlayamaz.
clause-man-takes-forward = Piyon, yanındaki taşı alır ve yalnızca ileri atlar.
clause-man-takes-all = Piyon, yanındaki taşı ileri ya da geri yönde alır.
clause-men-spare-kings = Piyon dama alamaz.
clause-crowning = Son sıraya ulaşan piyonun üstüne ikinci bir taş konur ve piyon dama olur. Hamle orada biter.
clause-crowning-goes-on = Son sıraya ulaşan piyonun üstüne ikinci bir taş konur ve piyon hemen dama olur. Oraya atlayarak geldiyse aynı hamlede dama olarak atlamayı sürdürebilir.
clause-crowning-stops-only = Hamlesini son sırada bitiren piyonun üstüne ikinci bir taş konur ve piyon dama olur. Oradan atlamayı sürdürürse piyon kalır.
clause-king-flies = Dama çapraz olarak ileri ya da geri, istediği kadar boş kare gider.
clause-king-steps = Dama çapraz olarak ileri ya da geri bir kare gider.
clause-king-takes = Dama her yönde taş alır. Onun da taşın arkasında boş bir kareye ihtiyacı vardır. Dama da öteki taşlar gibi, piyonla ya da damayla alınabilir.
clause-king-lands-behind = Dama uzaktan atlayabilir. Taşın hemen arkasına iner.
clause-king-lands-anywhere = Dama uzaktan atlayabilir. Taşın arkasındaki herhangi bir boş kareye iner.
clause-chain = Atlayan taş, aynı hamlede indiği yerden yeniden, başka bir yöne de atlayabilir.
clause-chain-may-stop = Her atlayıştan sonra durabilirsin.
clause-chain-whole = Taş atlayabildiği sürece atlamayı sürdürmelisin; nereye ineceğini seçebiliyorsan atlamayı sürdürebileceği yere inmelidir.
clause-removal-at-once = Üzerinden atlanan taş hemen kaldırılır.
clause-removal-after = Üzerinden atlanan taşlar hamle bitince kaldırılır. O zamana kadar yolu kapatırlar; hiçbirinin üzerinden iki kez atlanamaz.
clause-duty-free = Taş alabilirsin ama zorunda değilsin: yerine başka herhangi bir hamle yapabilirsin.
clause-duty = Taş alabiliyorsan almalısın.
clause-duty-most = Taş almanın birkaç yolu varsa en çok taş alanlardan birini seçmelisin.
clause-duty-most-kings = Taş almanın birkaç yolu varsa en çok taş alanlardan birini, bunların içinden de en çok dama alanı seçmelisin.
clause-duty-king-first = Hem dama hem piyon taş alabiliyorsa dama almalıdır.
clause-duty-italian = Taş almanın birkaç yolu varsa en çok taş alanlardan birini seçmelisin; bunların içinden damayla yapılanı; sonra en çok dama alanı; sonra da en erken dama alanı.
clause-all-taken = Taşı kalmayan oyuncu kaybeder.
clause-blocked = Taşı olup da hamle yapamayan oyuncu kaybeder.
clause-repetition = Aynı konum, sıra aynı oyuncudayken üçüncü kez oluşursa oyun berabere biter.
clause-quiet-15 = İki oyuncu da yalnızca damalarla 15’er hamle yapar ve hiç taş alınmazsa oyun berabere biter.
clause-quiet-20 = İki oyuncu da yalnızca damalarla 20’şer hamle yapar ve hiç taş alınmazsa oyun berabere biter.
clause-quiet-25 = İki oyuncu da yalnızca damalarla 25’er hamle yapar ve hiç taş alınmazsa oyun berabere biter.
clause-quiet-40 = İki oyuncu da yalnızca damalarla 40’ar hamle yapar ve hiç taş alınmazsa oyun berabere biter.
clause-short-5 = Yalnızca iki ya da üç taş kalmışsa ve her oyuncunun bir daması varsa, beşer hamle daha yapılınca oyun berabere biter.
clause-short-16-5 = Tek dama, en az biri dama olan üç taşa karşı: 16’şar hamleden sonra berabere. Yalnızca iki ya da üç taş kalmışsa ve her oyuncunun bir daması varsa: beşer hamleden sonra berabere.
clause-short-13 = Üç dama bire karşı: 13’er hamleden sonra berabere.
clause-short-road = Köşeden köşeye uzanan büyük köşegende tek dama, en az biri dama olan üç taşa karşı: tek dama orada kalırsa beşer hamleden sonra berabere.
clause-agreed = Oyuncular beraberlikte anlaşabilir, ikisi de pes edebilir. Bir hamle ancak ikisi de isterse geri alınır.

## Why not
refusal-dark-squares = { $square } bu tahtanın koyu karelerinden değil.
refusal-turns = { $holder ->
    [nobody] { $square } karesi boş.
    [white] { $square } karesindeki taş beyaz. Sıra siyahta.
   *[black] { $square } karesindeki taş siyah. Sıra beyazda.
}
refusal-occupied = { $holder ->
    [white] { $square } karesinde beyaz bir taş var.
   *[black] { $square } karesinde siyah bir taş var.
}
refusal-man-moves = { $why ->
    [back] Bu piyon henüz dama değil, bu yüzden geri gidemez.
    [far] Piyon yalnızca bir kare gider.
    [stuck] { $from } karesindeki piyon hareket edemiyor.
   *[diagonal] { $from } ile { $to } aynı çaprazda değil. Piyon çapraz olarak ileri gider.
}
refusal-king-flies = { $why ->
    [stuck] { $from } karesindeki dama hareket edemiyor.
   *[diagonal] { $from } ile { $to } aynı çaprazda değil. Dama çapraz gider.
}
refusal-king-steps = { $why ->
    [far] Bu oyunda dama yalnızca bir kare gider.
    [stuck] { $from } karesindeki dama hareket edemiyor.
   *[diagonal] { $from } ile { $to } aynı çaprazda değil. Dama çapraz gider.
}
refusal-taking = { $why ->
    [own] { $from } ile { $to } arasındaki kendi taşının üzerinden atlayamazsın.
    [two] { $from } ile { $to } arasında birden fazla taşın üzerinden atlayamazsın.
    [diagonal] { $from } ile { $to } aynı çaprazda değil. Taşlar çapraz atlar.
   *[nothing] { $from } ile { $to } arasında alınacak taş yok.
}
refusal-man-takes-forward = { $why ->
    [far] Piyon yalnızca yanındaki taşı alır ve hemen arkasına iner.
   *[back] Piyon yalnızca ileriye doğru alır: { $over } karesinin üzerinden geri atlayamaz.
}
refusal-men-spare-kings = { $over } karesindeki taş dama; piyon dama alamaz.
refusal-crowning = Piyon { $from } karesinde dama olur ve hamle orada biter. Sonraki hamlede taş alabilir.
refusal-duty = { $count ->
    [one] Taş alabiliyorsun, almalısın: { $squares } karesindeki taşla.
   *[other] Taş alabiliyorsun, almalısın. Şu taşlardan biriyle: { $squares }.
}
refusal-duty-most = Böyle { $taken } taş alırsın ama { $most } taş alınabilir: { $squares }. Olabildiğince çok taş almalısın.
refusal-duty-most-kings = { $why ->
    [most] Böyle { $taken } taş alırsın ama { $most } taş alınabilir: { $squares }. Olabildiğince çok taş almalısın.
   *[kings] Şuradan aynı sayıda taş, içinde daha çok dama alabilirsin: { $squares }.
}
refusal-duty-king-first = Dama, piyondan önce almalı. Şununla al: { $squares }.
refusal-duty-italian = { $why ->
    [most] Böyle { $taken } taş alırsın ama { $most } taş alınabilir: { $squares }. Olabildiğince çok taş almalısın.
    [with-king] Şu dama da aynı sayıda alabilir: { $squares }. Dama, piyondan önce almalı.
   *[kings] Şuradan aynı sayıda taş, ama daha çok ya da daha erken dama alabilirsin: { $squares }.
}

## How it ends
outcome-all-taken = { $seat } kazandı: rakibin taşı kalmadı.
outcome-blocked = { $seat } kazandı: rakip hamle yapamıyor.
outcome-blocked-draw = Berabere: sırası gelen oyuncu hamle yapamıyor.
outcome-repetition = Berabere: üç kez aynı konum.
outcome-quiet = Berabere: çok fazla sessiz dama hamlesi.
outcome-short = Berabere: bu kadar az taş için hamle sınırına ulaşıldı.

## The board in words
scene-title = Dama tahtası
scene-men = { $colour ->
    [white] Beyaz piyonlar: { $squares }.
   *[black] Siyah piyonlar: { $squares }.
}
scene-kings = { $colour ->
    [white] Beyaz damalar: { $squares }.
   *[black] Siyah damalar: { $squares }.
}
scene-none = { $colour ->
    [white] Beyazın taşı yok.
   *[black] Siyahın taşı yok.
}
scene-must = Taş almak zorunda: { $squares }.
scene-quiet = { $count ->
    [one] { $count } sessiz hamle daha olursa berabere.
   *[other] { $count } sessiz hamle daha olursa berabere.
}
scene-repeated = { $count ->
    [one] Bu konum burada { $count } kez oluştu.
   *[other] Bu konum burada { $count } kez oluştu. Üçüncüsünde oyun berabere biter.
}
scene-square = { $holder ->
    [white-man] { $square }: beyaz piyon
    [white-king] { $square }: beyaz dama
    [black-man] { $square }: siyah piyon
    [black-king] { $square }: siyah dama
   *[nobody] { $square }: boş
}
told-move = { $colour ->
    [white] Beyaz { $move }
   *[black] Siyah { $move }
}
told-crowned = { $colour ->
    [white] Beyaz { $move }, dama oldu
   *[black] Siyah { $move }, dama oldu
}
button-end-turn = Hamleyi bitir

## Levels
level-beginner = Acemi
level-beginner-about = Gördüğünü alır, hiç plan yapmaz. Bir çocuk bile yenebilir.
level-casual = Amatör
level-casual-about = Bir iki hamle ilerisini düşünür, ara sıra bir şeyi gözden kaçırır.
level-skilled = Deneyimli
level-skilled-about = Boşuna taş vermez. Aile için iyi bir rakip.
level-strong = Güçlü
level-strong-about = Birçok hamle ilerisine bakar.
level-master = Usta
level-master-about = En derin o düşünür; en çok dört taşlı her oyun sonunu bilir.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Diziliş
chapter-moving = Taşlar nasıl gider
chapter-taking = Taş almak
chapter-queens = Damalar
chapter-duty = Taş almak zorunlu mu?
chapter-ending = Oyunun sonu

## Lessons: a title, what to do, and what was learnt
lesson-step = Hareket
lesson-step-task = Beyaz piyon senin. Oynat.
lesson-step-done = Piyonlar koyu karelerde, çapraz olarak bir kare ileri gider.
lesson-jump = Taş almak
lesson-jump-task = Siyah piyonu al: üzerinden arkasındaki boş kareye atla.
lesson-jump-done = Üzerinden atladığın taş alınır ve tahtadan kalkar.
lesson-chain = Art arda atlayış
lesson-chain-task = İki siyah piyonu da tek hamlede al.
lesson-chain-done = Bir atlayıştan sonra aynı taş yeniden atlayabilir.
lesson-freedom = Seçim senin
lesson-freedom-task = Bu kurallara göre taş almak zorunda değilsin. Öteki piyonunu oynat.
lesson-freedom-done = Burada taş almak senin seçimin. Öteki kuralların çoğunda zorunlu.
lesson-duty = Ne zaman almak zorundasın
lesson-duty-task = Bu kurallara göre alabiliyorsan taş almalısın. Hamleni yap.
lesson-duty-done = Böylece rakibi istediğin yere gitmeye zorlayabilirsin.
lesson-crowning = Bir dama
lesson-crowning-task = Piyonunun son sıraya bir adımı kaldı. Onu dama yap.
lesson-crowning-done = Son sırada piyon dama olur.
lesson-flying = Uçan damalar
lesson-flying-task = Damanı köşeden köşeye, bütün tahtanın öbür ucuna götür.
lesson-flying-done = Bu kurallara göre dama istediği kadar boş karenin üzerinden uçar.
lesson-far-jump = Uzaktan atlayış
lesson-far-jump-task = Damanın yolundaki piyonu, damanın durduğu yerden al.
lesson-far-jump-done = Damanın, taşın yanında durması gerekmez. Bu kurallara göre hemen arkasına iner.
lesson-give-one = Bir ver, üç al
lesson-give-one-task = Burada alabiliyorsan taş almalısın. Bir piyon feda et, sonra kalanların hepsini al.
lesson-give-one-done = Doğru anda feda edilen taş tahtayı açar. Buna kombinasyon denir.
lesson-block = Sıkıştır
lesson-block-task = Siyahı hamlesiz bırak.
lesson-block-done = Hamle yapamayan oyuncu kaybeder.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Tek hamle bu.
    [wins] Bu kazandırır.
    [resists] Oyun kaybedildi; en uzun böyle dayanılır.
    [crowns] Bir piyon dama olur.
    [gains] Bu taş kazandırır.
    [avoids] Diğer bütün hamleler açıkça daha kötü.
    [draws] Bu beraberliği korur.
    [equal] Bir başka hamle de bu kadar iyi.
   *[best] Bu, ötekilerden biraz daha iyi görünüyor.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Taş alabiliyorsun, öyleyse almalısın: taşın üstünden arkasındaki boş kareye atla.
    [may] İstersen taş alabilirsin: taşın üstünden arkasındaki boş kareye atla.
    [king] Bir piyonu bir kare ileri ya da bir damayı ileri veya geri oyna.
   *[other] Bir piyonu çapraz olarak bir kare ileri oyna.
}
guide-why = { $why ->
    [only] Tek hamle bu.
    [crowns] Piyonun dama olur.
    [takes] Taş alırsın.
    [saves] Bir taşını tehlikeden kurtarırsın.
    [safe] Ardından rakip hiçbir taş alamaz.
   *[other] Ötekilerden biraz daha iyi görünüyor.
}

## Rules that follow their switches
refusal-man-takes-all = Piyon yalnızca yanındaki taşı alır ve hemen arkasına iner.
refusal-king-takes-near = Bu oyunda dama yalnızca yanındaki taşı alır ve hemen arkasına iner.
refusal-king-lands-behind = Dama, { $over } karesinin hemen arkasına inmeli.
refusal-king-near-lands-behind = { $why ->
    [near] Bu oyunda dama yalnızca yanındaki taşı alır.
   *[behind] Dama, { $over } karesinin hemen arkasına inmeli.
}
refusal-king-near-lands-anywhere = Bu oyunda dama yalnızca yanındaki taşı alır.
refusal-chain-straight = Bu oyunda piyonun atlayışları tek çizgide kalmalı.
refusal-chain-whole = Taş daha alabilir, bu yüzden atlamayı sürdürmeli; { $to } karesinde duramaz.
refusal-removal-after = { $over } karesindeki taşın üzerinden zaten atladın. İki kez atlayamazsın.
character-beginner = Kırıntı
character-casual = Zencefil
character-skilled = Devedikeni
character-strong = Köz
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
clause-king-takes-near = Dama her yönde alır ama yalnızca yanındaki taşı; hemen arkasına iner. Dama da alınabilir.
clause-king-near-lands-behind = Dama yalnızca yanındaki taşı alır ve hemen arkasına iner.
clause-king-near-lands-anywhere = Dama yalnızca yanındaki taşı alır ve arkasındaki herhangi bir boş kareye iner.
clause-chain-straight = Atlayan taş, aynı hamlede indiği yerden yeniden atlayabilir: piyon yalnızca aynı doğrultuda, dama başka yöne de.
clause-blocked-draws = Bir oyuncunun taşı olduğu hâlde hamlesi yoksa oyun berabere biter.
origin-collection-board-8 = Danca kitapçık beyaz bir alt yarıdan söz ediyor; kastedilen sağ alttaki kare.
origin-collection-men-12 = Hangi sıraların dolu olduğunu yalnızca İngilizce metin söylüyor. Ötekiler resim gösteriyor.
origin-collection-black-begins = Rastgele seçim ve siyahın ilk hamlesi kitapçıkta yazıyor. Her oyundan sonra renk değiştirmek bizim seçimimiz.
origin-collection-turns = Taş almak zorunlu olmasa da kimse pas geçemez: sırayla oynanır.
origin-collection-man-moves = Rusça metin yalnızca piyonun eski yerine dönemeyeceğini söylüyor. Hiçbir piyon geri gitmez.
origin-collection-taking = İtalyanca ve Danca metinlerde bir söz eksik, “boş” ya da “koyu”. Kastedilen boş bir koyu kare.
origin-collection-man-takes-forward = Atlayış piyonun önündeki kare için anlatılıyor, yani ileri doğru. İngilizce metin geriye atlamanın “henüz” yasak olduğunu ekliyor.
origin-collection-crowning = Kitapçık üstüne ikinci bir taş koyuyor ve başka bir şey demiyor. Çoğu dama oyunundaki gibi hamleyi orada bitiriyoruz; ayarla yeni dama atlamayı sürdürür. Fransızca metin ikinci taşı kaybedilmiş piyonlardan alıyor; burada her zaman bir tane vardır.
origin-collection-crowning-goes-on = Kitapçık birkaç atlayışın ortasında ne olduğunu söylemiyor. Bu oyunda yeni dama, Rus damasındaki gibi atlamayı sürdürür.
origin-collection-king-flies = Lehçe metin damanın boş karelerin üzerinden atladığını söylüyor; dama bu karelerden kayarak geçer.
origin-collection-king-takes = İtalyanca metin arkadaki karenin boş olması gerektiğini söylemiyor. Ötekiler söylüyor.
origin-collection-king-lands-behind = Yalnızca Fransızca metin “hemen arkasına” diyor, İngilizce atlayışı piyonunkine benzetiyor. Damanın ne kadar uzaktan atlayabileceği yazmıyor. Alman aile damasının kısa inişini oynuyoruz; ikisi de ayarlanabilir.
origin-collection-king-lands-anywhere = Kitapçık damanın nereye indiğini açık bırakıyor. Turnuva oyuncuları taşın arkasındaki herhangi bir boş kareyi bekler.
origin-collection-king-near-lands-behind = Kitapçık damanın ne kadar uzaktan atlayabileceğini açık bırakıyor.
origin-collection-king-near-lands-anywhere = Kitapçık damanın ne kadar uzaktan atlayabileceğini ve nereye indiğini açık bırakıyor.
origin-collection-chain = Kitapçık yön değiştirmeyi yalnızca damalara tanıyor, İngilizce metin piyonu tek çaprazda tutuyor. Biz bütün öteki dama oyunlarındaki gibi piyonların da dönmesine izin veriyoruz; ayarla düz giderler.
origin-collection-chain-straight = İngilizce metin piyonun atlayışlarını tek çapraza bağlıyor. Öteki diller bunu söylemiyor.
origin-collection-chain-may-stop = Her dil atlamayı sürdürebileceğini söylüyor, hiçbiri zorunda olduğunu söylemiyor.
origin-collection-chain-whole = Kitapçık bunu istemiyor: bu oyunda oyuncular atlamayı sürdürmekte anlaştı.
origin-collection-removal-at-once = Kitapçık taşın kaldırılmasını, birkaç atlayışa gelmeden anlatıyor. Bu yüzden hemen kaldırıyoruz.
origin-collection-removal-after = Kitapçık ne zaman olduğunu söylemiyor. Çoğu turnuva oyunu hamlenin bitmesini bekler.
origin-collection-duty-free = On dilin hepsi “alabilir” diyor. Birçok ulusal oyunda taş almak zorunludur; onların burada kendi kuralları var.
origin-collection-all-taken = İspanyolca metin tersinden söylüyor: her şeyi alan oyuncu kazanır.
origin-collection-blocked = Hamle yapamayan oyuncu hakkında bir şey yazmıyor. Bütün öteki dama oyunlarındaki gibi kaybeder.
origin-collection-blocked-draws = Hamle yapamayan oyuncu hakkında bir şey yazmıyor. Bu oyunda beraberliktir.
origin-collection-repetition = Beraberlik hakkında bir şey yazmıyor. Bu kural olmasa damalar birbirini sonsuza dek kovalayabilirdi.
origin-collection-quiet-20 = Beraberlik hakkında bir şey yazmıyor. Bu kural olmasa damalar birbirini sonsuza dek kovalayabilirdi.
origin-collection-quiet-40 = Beraberlik hakkında bir şey yazmıyor. Bu kural olmasa damalar birbirini sonsuza dek kovalayabilirdi.
origin-collection-agreed = Pes etmek ya da beraberlikte anlaşmak hakkında bir şey yazmıyor. İkisi de alışılmıştır.
origin-dame-king-lands-anywhere = Alman aile kurallarında dama hemen arkaya iner. Bu oyunda daha uzağa da inebilir.
origin-dame-removal-after = Alman aile kurallarında taşlar hemen kaldırılır. Bu oyunda hamle bitene kadar kalırlar.
origin-thai-white-begins = Bazı Tay kuralları kimin başlayacağını oyunculara bırakır. Biz basılı bir kurallar metnindeki gibi beyazı başlatıyoruz.
origin-thai12-men-12 = Makhos sekiz piyonla oynanır. Bu, kutundaki on iki piyonla aynı oyundur.
editor-piece = { $piece ->
    [w] Beyaz piyon
    [W] Beyaz dama
    [b] Siyah piyon
   *[B] Siyah dama
}
refusal-editor-many = { $colour ->
    [white] Beyazın { $count } taşı var; en çok { $most } olabilir.
   *[black] Siyahın { $count } taşı var; en çok { $most } olabilir.
}
refusal-editor-uncrowned = { $colour ->
    [white] { $square } karesindeki beyaz piyon çoktan dama olurdu.
   *[black] { $square } karesindeki siyah piyon çoktan dama olurdu.
}
refusal-editor-none = { $colour ->
    [white] Beyazın taşı yok ama son hamleyi o yapmış olmalı.
   *[black] Siyahın taşı yok ama son hamleyi o yapmış olmalı.
}
task-capture = Sıra sende: taş almalısın.

## Drills

drill-combinations = Kombinasyonlar
drill-combinations-about = Feda et, rakibi almaya zorla ve daha fazlasını geri kazan.
drill-combinations-task = { $colour ->
    [white] Sıra beyazda. Kombinasyonu bul.
   *[black] Sıra siyahta. Kombinasyonu bul.
}
drill-combinations-why = Verilen: { $given }. Alınan: { $taken }.
drill-refuted = Rakip taş alıp öne geçer.
drill-endings = Oyun sonları
drill-endings-about = En çok dört taşlı oyun sonlarını kazan ya da kurtar. Rakip kusursuz oynar.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Beyaz oynar ve kazanır.
       *[draw] Sıra beyazda. Beraberliği { $moves } hamle boyunca koru.
    }
   *[black] { $goal ->
        [win] Siyah oynar ve kazanır.
       *[draw] Sıra siyahta. Beraberliği { $moves } hamle boyunca koru.
    }
}
drill-endings-why = { $value ->
    [draw] Şimdi yalnızca berabere.
   *[loss] Şimdi oyun kayıp.
}
