### Turkish. Signs like ♞ stand for the pieces and are the same in all languages; `told-move` writes the Turkish letters.
### piece = taş, square = kare, capture = almak, draw = beraberlik, castle = rok.

game-name = Satranç
game-about = On altışar taş, hiç şans yok ve korunacak bir şah.
seat-first = Beyaz
seat-second = Siyah

booklet-collection = Oyun koleksiyonu
booklet-collection-about = Oyun koleksiyonunun kitapçığındaki gibi satranç; orada yazmayan, alışılmış kurallara göre oynanır.
booklet-fide = FIDE
booklet-fide-about = Dünya federasyonunun kurallarıyla satranç, madde numaralarıyla.
booklet-chess960 = Chess960
booklet-chess960-about = Fischer satrancı da denir: ilk sıradaki taşlar rastgele dizilir, gerisi bildiğin satranç.
switch-draws_by_claim = Üçlü tekrar ve elli hamle kuralı
switch-draws_by_claim-yes = Bir oyuncu isterse berabere
switch-draws_by_claim-no = Hemen berabere

## The booklet

clause-set-up = Tahta sekize sekiz karedir; her oyuncunun sağ elinde açık renk bir köşe vardır. Köşeden içeriye doğru kale, at ve fil durur; vezir kendi rengindeki karede, yanında şah, önlerinde piyonlar.
clause-set-up-by-lot = Piyonlar her zamanki yerindedir. Öteki beyaz taşlar ilk sıraya rastgele dizilir; filler farklı renkte karelerde, şah da kalelerin arasında durur. Siyah taşlar aynı beyaz taşların karşısında durur. Böyle 960 konum vardır.
clause-starter = Beyaz başlar, sonra oyuncular sırayla oynar. İlk kimin beyaz olacağı rastgele seçilir; sonra oyuncular oyundan oyuna değişir.
clause-your-piece = Her sırada kendi taşlarından biriyle bir hamle yapılır. Pas geçilemez.
clause-own-square = Bir taş, kendi tarafının taşının durduğu kareye gidemez. Orada rakip taş varsa alınır ve tahtadan kalkar.
clause-bishop-move = Fil, boş karelerden çapraz istediği kadar gider.
clause-rook-move = Kale, boş karelerden ileri, geri ve yana istediği kadar gider.
clause-queen-move = Vezir, boş karelerden her yöne istediği kadar gider.
clause-no-jump = Vezir, kale ve fil başka taşların üstünden atlayamaz.
clause-knight-move = At iki kare düz, bir kare yana gider. Arada ne varsa üstünden atlar.
clause-pawn-move = Piyon bir kare düz ileri gider, ilk hamlesinde iki de gidebilir. Kareler boş olmalıdır. Hiç geri gitmez.
clause-pawn-capture = Piyon yalnızca çapraz alır, bir kare ileride.
clause-en-passant = Bir piyon iki kare gidip rakip piyonun yanına gelirse, o piyon onu bir kare gitmiş gibi alabilir: hemen sonraki hamlede ya da hiç.
clause-promotion = Son sıraya ulaşan piyon, tahtada ne olursa olsun, hemen vezir, kale, fil ya da at olur.
clause-king-move = Şah her yöne bir kare gider.
clause-castling = Rok: şah bir kaleye doğru iki kare gider, kale de şahın öbür yanına geçer.
clause-castling-960 = Rok: nereden başlamış olurlarsa olsunlar, O-O sonunda şah g sütununda, kale f sütununda; O-O-O sonunda şah c sütununda, kale d sütununda durur. Rok yapmak için şahı kalenin üstüne götür.
clause-castling-moved = Oynamış bir şah artık rok yapamaz, oynamış bir kale de.
clause-castling-between = Rok yapılırken şahla kale arasında taş bulunamaz.
clause-castling-path = Rok yaparken şahla o kalenin geçtiği ya da vardığı karelerde ikisinden başka taş bulunamaz.
clause-castling-attacked = Şah, şah altındayken, saldırı altındaki bir kareden geçerek ya da oraya giderek rok yapamaz.
clause-king-safety = Şah saldırı altındaki bir kareye asla gidemez.
clause-pinned = Kendi şahını saldırıya açan bir hamle yapamazsın.
clause-in-check = Şahın şah altındaysa hamlen bunu gidermelidir: şahı oynat, saldıranı al ya da araya gir.
clause-checkmate = Şah altındaki şahın çıkışı yoksa mattır ve oyun kaybedilir.
clause-resign = Pes eden oyuncu kaybeder.
clause-stalemate = Sıradaki oyuncu şah altında değilse ve kurallara uygun hamlesi yoksa pattır: berabere.
clause-dead-position = İki oyuncu da artık mat edemiyorsa oyun hemen berabere biter.
clause-agreed = Oyuncular beraberlikte anlaşabilir.
clause-repetition = Aynı konum, aynı olası hamlelerle üçüncü kez oluşursa sıradaki oyuncu beraberlik isteyebilir. Beşincide zaten beraberedir.
clause-fifty-moves = İki oyuncu da elli hamle boyunca piyon oynamaz ve taş almazsa sıradaki oyuncu beraberlik isteyebilir. Yetmiş beşten sonra zaten beraberedir.

## Why not

refusal-set-up = Taşlar zaten dizildi.
refusal-set-up-by-lot = { $state ->
    [waiting] Taşlar henüz dizilmedi.
   *[done] Taşlar zaten dizildi.
}
refusal-your-piece = { $holder ->
    [first] { $square } karesindeki taş beyaz.
    [second] { $square } karesindeki taş siyah.
   *[nobody] { $square } karesinde taş yok.
}
refusal-own-square = { $square } karesinde kendi taşın var: { $piece }.
refusal-bishop-move = { $start } karesinden { $end } karesine gidemezsin: fil çapraz gider.
refusal-rook-move = { $start } karesinden { $end } karesine gidemezsin: kale düz, sıra ve sütunlarda gider.
refusal-queen-move = { $start } karesinden { $end } karesine gidemezsin: vezir düz ya da çapraz gider.
refusal-knight-move = { $start } karesinden { $end } karesine gidemezsin: at iki kare düz, bir kare yana gider.
refusal-king-move = { $start } karesinden { $end } karesine gidemezsin: şah bir kare gider.
refusal-no-jump = Yolda { $square } karesindeki taş var: { $piece }. Yalnızca at taşların üstünden atlar.
refusal-pawn-move = { $why ->
    [moved] { $start } karesinden { $end } karesine gidemezsin: piyon iki kareyi yalnızca ilk hamlesinde gider.
    [blocked] { $start } karesindeki piyon ilerleyemez: { $end } boş değil.
   *[shape] { $start } karesinden { $end } karesine gidemezsin: piyon bir kare düz ileri gider, ilk hamlesinde iki de gidebilir.
}
refusal-pawn-capture = Piyon yalnızca alırken çapraz gider ve { $square } karesinde alınacak bir şey yok.
refusal-en-passant = Çok geç: { $square } karesindeki { $piece } yalnızca çift adımından hemen sonra geçerken alınabilirdi.
refusal-promotion = { $why ->
    [choose] { $square } karesindeki piyonun ne olacağını seç.
   *[not-there] { $square } karesinde hiçbir şey başka taşa dönüşmez: bunu yalnızca son sıradaki piyonlar yapar.
}
refusal-castling-moved = { $mover ->
    [king] Rok yapamazsın: şah oynadı.
    [no-rook] Rok yapamazsın: { $side ->
        [short] şah
       *[long] vezir
    } kanadındaki kale yerinde değil.
   *[rook] Rok yapamazsın: { $side ->
        [short] şah
       *[long] vezir
    } kanadındaki kale oynadı.
}
refusal-castling-path = Rok yapamazsın: yolda { $square } karesindeki { $piece } var.
refusal-castling-960 = Rok yapmak için şahı { $square } karesindeki kalenin üstüne götür.
refusal-castling-between = Rok yapamazsın: arada { $square } karesindeki { $piece } var.
refusal-castling-attacked = { $why ->
    [out] Şah altındayken rok yapamazsın: { $piece } { $square }, { $crossed } karesindeki şaha saldırıyor.
    [through] Rok yapamazsın: şah { $crossed } karesinden geçerdi, oraya { $piece } { $square } saldırıyor.
   *[into] Rok yapamazsın: { $piece } { $square }, { $crossed } karesine saldırıyor.
}
refusal-king-safety = Şah { $crossed } karesine gidemez: { $piece } { $square } saldırıyor.
refusal-pinned = Bu, şahını { $piece } { $square } taşına açar.
refusal-in-check = { $piece } { $square } şah çekiyor ve bu hamle onu gidermiyor.
refusal-repetition = { $count ->
    [one] Henüz berabere değil: bu konum tahtada bir kez oluştu. Üç gerekir.
   *[other] Henüz berabere değil: bu konum tahtada { $count } kez oluştu. Üç gerekir.
}
refusal-fifty-moves = { $count ->
    [one] Henüz berabere değil: alma ve piyon hamlesi olmadan her oyuncudan { $count } hamle. Elli gerekir.
   *[other] Henüz berabere değil: alma ve piyon hamlesi olmadan her oyuncudan { $count } hamle. Elli gerekir.
}

## How it ends

outcome-checkmate = { $seat } matla kazandı.
outcome-stalemate = Berabere: pat.
outcome-dead-position = Berabere: iki oyuncu da artık mat edemez.
outcome-time-draw = Berabere: süre doldu, ama rakip hiçbir zaman mat edemezdi.
outcome-repetition = Berabere: üç kez aynı konum.
outcome-fivefold = Berabere: beş kez aynı konum.
outcome-fifty-moves = Berabere: alma ve piyon hamlesi olmadan elli hamle.
outcome-seventy-five-moves = Berabere: alma ve piyon hamlesi olmadan yetmiş beş hamle.

## On the table

scene-title = Satranç tahtası
scene-side = { $seat ->
    [first] Beyaz: { $pieces }.
   *[second] Siyah: { $pieces }.
}
scene-check = { $seat ->
    [first] Beyaz şah altında.
   *[second] Siyah şah altında.
}
scene-square = { $piece ->
    [white-king] { $square }: beyaz şah
    [white-queen] { $square }: beyaz vezir
    [white-rook] { $square }: beyaz kale
    [white-bishop] { $square }: beyaz fil
    [white-knight] { $square }: beyaz at
    [white-pawn] { $square }: beyaz piyon
    [black-king] { $square }: siyah şah
    [black-queen] { $square }: siyah vezir
    [black-rook] { $square }: siyah kale
    [black-bishop] { $square }: siyah fil
    [black-knight] { $square }: siyah at
    [black-pawn] { $square }: siyah piyon
   *[nobody] { $square }: boş
}
scene-promotion = { $piece ->
    [queen] Vezire terfi et
    [rook] Kaleye terfi et
    [bishop] File terfi et
   *[knight] Ata terfi et
}

told-move = { $piece ->
    [king] Ş
    [queen] V
    [rook] K
    [bishop] F
    [knight] A
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =V
    [rook] =K
    [bishop] =F
    [knight] =A
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
told-set-up = Konum { $number }
told-claim = { $ground ->
    [repetition] Beraberlik istendi: üçlü tekrar
   *[fifty-moves] Beraberlik istendi: elli hamle kuralı
}
claim-repetition = Beraberlik iste: üçlü tekrar
claim-fifty-moves = Beraberlik iste: elli hamle kuralı

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = İlk hafta
level-first-week-about = Taşların nasıl gittiğini bilir ve gördüğünü kapar. Yaklaşık 400.
level-first-month = İlk ay
level-first-month-about = Açıkta kalan taşları alır, kendi taşlarının çoğunu da açıkta bırakır. Yaklaşık 600.
level-first-year = İlk yıl
level-first-year-about = Bir hamle ileriyi görür, gerisini gözden kaçırır. Yaklaşık 800.
level-casual = Amatör
level-casual-about = İş karışana kadar mantıklı oynar. Yaklaşık 1000.
level-hobby = Hobi oyuncusu
level-hobby-about = Az şey verir ama tuzaklara düşer. Yaklaşık 1200.
level-club = Kulüp oyuncusu
level-club-about = Sağlam bir kulüp oyuncusu, ara sıra kötü bir an yaşar. Yaklaşık 1500.
level-strong-club = Güçlü kulüp oyuncusu
level-strong-club-about = Fırsatını bekle: çok bulamazsın. Yaklaşık 1650.
level-expert = Uzman
level-expert-about = Pek az yanılır, senin yanlışlarını cezalandırır. Yaklaşık 1800.
level-unbeatable = Yenilmez
level-unbeatable-about = Motor tam güçte. Kimse onu yenemez.

## The rule book's chapters
chapter-setup = Tahta ve sıra
chapter-pieces = Taşlar nasıl gider
chapter-special = Özel hamleler
chapter-check = Şah ve mat
chapter-ending = Oyunun sonu

## Lessons: a title, what to do, and what was learnt
lesson-knight = At
lesson-knight-task = Atınla piyonu al.
lesson-knight-done = İki kare düz, bir kare yana; arada ne varsa üstünden atlar.
lesson-promotion = Terfi
lesson-promotion-task = Piyonunun son sıraya bir adımı kaldı. Onu vezir yap.
lesson-promotion-done = Son sıraya ulaşan piyon hemen daha güçlü bir taş olur.
lesson-castling = Rok
lesson-castling-task = Şahını güvene al: istediğin yana rok yap.
lesson-castling-done = Şah iki kare gider, kale onun öbür yanına atlar. İkisi de daha önce oynamamış olmalıdır.
lesson-check = Şahtan çıkmak
lesson-check-task = Kale şahına saldırıyor. Kaleyi al.
lesson-check-done = Şah çekilince şahı oynatırsın, saldıranı alırsın ya da araya girersin.
lesson-mate = Mat
lesson-mate-task = Siyah şah kendi piyonlarının arkasında sıkıştı. Bir hamlede mat et.
lesson-mate-done = Şah altında ve çıkışı yok: kazandın.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Açılış: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Bu bilgisayarda başka satranç motoru yok, bu yüzden Gamecase’in kendi motoru oynuyor. Güçlü, ama en yüksek düzeyde Stockfish’ten daha zayıf.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] { $count } hamlede mata götürür.
    [forced] Kurallara uygun tek hamle bu.
   *[only] Başka hiçbir hamle yaklaşamaz: sıradaki en iyi hamle { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } piyon daha değersizdir.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Şah altındasın: şahı kaçır, araya taş koy ya da saldıran taşı al.
    [begin] Taşlarını birer birer oyuna sok ve merkezi gözden kaçırma.
   *[other] Önce rakibin neye saldırdığına, sonra senin ne alabileceğine bak.
}
guide-why = { $why ->
    [mate] Bu mattır.
    [draw] Beraberlik, bu konumun vaat ettiğinden fazladır.
    [promotes] Piyonun daha güçlü bir taş olur.
    [castles] Şahın güvene girer, bir kale de oyuna.
    [gains] Taş kazanırsın.
    [trades] Bir taşını eş değerde bir taşla değişirsin.
    [check] Şah çekersin, rakip yanıt vermek zorunda.
    [saves] Bir taşını tehlikeden kurtarırsın.
    [develops] Oyuna yeni bir taş sokarsın.
    [middle] Piyonun merkezde yer tutar.
   *[other] Konumunu biraz iyileştirir.
}
character-first-week = Palamut
character-first-month = Düğme
character-first-year = Yonca
character-casual = Biber
character-hobby = Bisküvi
character-club = Bakır
character-strong-club = Çakmaktaşı
character-expert = Samur
character-unbeatable = Granit
origin-collection-set-up = Taşların yeri bir resimde gösteriliyor. Kareleri yalnızca İngilizce metin sayıyor.
origin-collection-starter = Rastgele seçim ve beyazın ilk hamlesi kitapçıkta yazıyor. Oyundan oyuna renk değiştirmek bizim seçimimiz.
origin-collection-own-square = Kitapçık bunu açıkça söylemiyor; FIDE kuralları söylüyor.
origin-collection-knight-move = Fransızcada at iki kare düz, bir kare “çapraz” gidiyor, bu daha uzun bir atlayış olurdu; İngilizce metin hamlelerinin yalnızca yarısını anlatıyor; Felemenkçede yalnızca rakip taşların üstünden atlıyor. Biz ötekilerin atıyla oynuyoruz.
origin-collection-pawn-move = Fransızcada ilk hamle hep iki kareymiş gibi duruyor, İngilizce metin piyonların hiç geri gitmediğini unutuyor. İki karelik hamlede yolun boş olması gerektiği hiçbir yerde yazmıyor. Her yerdeki gibi oynuyoruz.
origin-collection-pawn-capture = İspanyolca, Felemenkçe ve Danca “bir karenin üzerinden”, İsveççe düpedüz “atlayarak” diyor; İtalyanca metinde piyon gittiği gibi alıyor. Kastedilen, çapraz olarak bir kare ileri.
origin-collection-en-passant = Almanca, İngilizce, İtalyanca ve Danca iki karelik hamlenin nereden başladığını iyi anlatamıyor; alan piyonun nereye indiğini yalnızca Rusça metin söylüyor. FIDE kurallarına göre oynuyoruz.
origin-collection-bishop-move = İtalyanca metinde karelerin boş olması gerektiği yazmıyor.
origin-collection-rook-move = İtalyanca metinde karelerin boş olması gerektiği yazmıyor.
origin-collection-queen-move = İtalyanca metinde karelerin boş olması gerektiği yazmıyor.
origin-collection-promotion = İspanyolca, İsveççe ve Lehçe, yalnızca tahtadaki taşlar geçerliymiş gibi okunabiliyor. İkinci bir vezirin olabilir.
origin-collection-castling = İspanyolca metin kısa tarafa sağ, uzun tarafa sol diyor; bu yalnızca beyaz için doğru.
origin-collection-castling-moved = Fransızca ve Rusçada “başlangıç sırasından” sözü yok. Oynayıp yerine dönen taş oynamış sayılır.
origin-collection-castling-attacked = Şahın saldırı altındaki bir kareden geçemeyeceğini yalnızca İngilizce metin söylüyor. Şah altındayken ya da şaha girerek rok yapılamayacağı FIDE kurallarından geliyor.
origin-collection-king-safety = Lehçede şah, şah “çekemez”; İtalyanca metin yalnızca şahı kullanmamayı öğütlüyor. Ötekilerin hepsi: şah, tehdit altına giremez. Onunla açarak şah çekmek serbesttir.
origin-collection-pinned = Kitapçık yalnızca şahın kendi hamlelerinden söz ediyor. FIDE kuralları onu saldırı altında bırakan her hamleyi yasaklar.
origin-collection-in-check = Kitapçık bunu yalnızca matı açıklarken sezdiriyor.
origin-collection-resign = Pes etmek hakkında bir şey yazmıyor.
origin-collection-stalemate = Bu konuda bir şey yazmıyor; İngilizce metin bu sözü kimsenin kazanamadığı her oyun için kullanıyor. FIDE kurallarına uyuyoruz: beraberlik.
origin-collection-dead-position = Kitapçık iki tarafın da kazanamayacağı oyuna berabere diyor; Fransızca ve Lehçe iki tarafın da kazanmadığı oyuna. Biz mat olanaksız olunca oyunu bitiriyoruz.
origin-collection-agreed = Anlaşarak beraberlik hakkında bir şey yazmıyor.
origin-collection-repetition = Bir şey yazmıyor; bu, FIDE kuralıdır.
origin-collection-fifty-moves = Bir şey yazmıyor; bu, FIDE kuralıdır.
origin-collection-repetition-at-once = Bir şey yazmıyor. FIDE kurallarına göre bu beraberliği bir oyuncunun istemesi gerekir; bu oyunda hemen olur.
origin-collection-fifty-moves-at-once = Bir şey yazmıyor. FIDE kurallarına göre bu beraberliği bir oyuncunun istemesi gerekir; bu oyunda hemen olur.
clause-repetition-at-once = Aynı konum, aynı olası hamlelerle üçüncü kez oluşursa oyun berabere biter.
clause-fifty-moves-at-once = İki oyuncu da elli hamle boyunca piyon oynamaz ve taş almazsa oyun berabere biter.
refusal-repetition-at-once = İstemene gerek yok: konum üç kez yinelenince oyun hemen berabere biter.
refusal-fifty-moves-at-once = İstemene gerek yok: taş alınmadan ve piyon oynanmadan geçen ellişer hamlede oyun hemen berabere biter.
box-articles = Kuralların, FIDE kuralları gibi madde madde numaralı mı?
editor-piece = { $piece ->
    [white-king] Beyaz şah
    [white-queen] Beyaz vezir
    [white-rook] Beyaz kale
    [white-bishop] Beyaz fil
    [white-knight] Beyaz at
    [white-pawn] Beyaz piyon
    [black-king] Siyah şah
    [black-queen] Siyah vezir
    [black-rook] Siyah kale
    [black-bishop] Siyah fil
    [black-knight] Siyah at
   *[black-pawn] Siyah piyon
}
editor-castling = { $side ->
    [white-short] Beyaz O-O rok yapabilir
    [white-long] Beyaz O-O-O rok yapabilir
    [black-short] Siyah O-O rok yapabilir
   *[black-long] Siyah O-O-O rok yapabilir
}
editor-en-passant = Geçerken alma karesi
refusal-editor-kings = { $seat ->
    [first] Beyazın tahtadaki şah sayısı { $count }; tam bir şahı olmalı.
   *[second] Siyahın tahtadaki şah sayısı { $count }; tam bir şahı olmalı.
}
refusal-editor-many = { $seat ->
    [first] Beyazın bir oyunda olabilecekten çok taşı var: en çok 16 taş, en çok 8 piyon.
   *[second] Siyahın bir oyunda olabilecekten çok taşı var: en çok 16 taş, en çok 8 piyon.
}
refusal-editor-pawns = { $square } karesinde piyon olamaz: piyonlar ilk ve son sırada hiç durmaz.
refusal-editor-check = { $seat ->
    [first] Sıra beyazda ama siyahın şahı şimdiden şah altında.
   *[second] Sıra siyahta ama beyazın şahı şimdiden şah altında.
}
refusal-editor-impossible-check = Hiçbir son hamle bu taşların hepsiyle birden şah çekmiş olamaz.
task-check = Şah! Şahın kurtulmalı.
task-claim = Sıra sende: beraberlik isteyebilirsin.
task-fifty-moves = { $count ->
    [one] Sıra sende: { $count } hamle sonra elli hamle beraberliği.
   *[other] Sıra sende: { $count } hamle sonra elli hamle beraberliği.
}

## Drills

drill-tactics = Taktik
drill-tactics-about = Kazandıran tek hamleyi bul ve sonuna kadar oyna.
drill-tactics-task = { $seat ->
    [first] Sıra beyazda. Tek bir hamle kazandırır.
   *[second] Sıra siyahta. Tek bir hamle kazandırır.
}
drill-mates = Mat
drill-mates-about = Bir, iki ya da üç hamlede mat.
drill-mates-task = { $seat ->
    [first] Sıra beyazda. { $moves } hamlede mat.
   *[second] Sıra siyahta. { $moves } hamlede mat.
}
drill-theme = { $theme ->
    [hanging] O taşı koruyan yoktu.
    [fork] Bu bir çataldı: bir taş aynı anda iki taşa saldırır.
    [pin] Alabilecek olan taş, şahının önünde açmazdaydı.
    [discovery] Bir taş yoldan çekildi, arkasındaki taş saldırdı.
    [promotion] Bir piyon terfi etti.
    [back-rank] Son sıra matı: şahı kendi taşları hapsetmişti.
    [smothered] Boğmaca mat: şahın çevresini kendi taşları sarmıştı.
   *[sacrifice] Feda: daha fazlasını kazanmak için malzeme verdin.
}
drill-refuted = { $why ->
    [mate] Rakip mat eder.
    [escapes] Şah kaçar.
   *[takes] Rakip taşı rahatça alabilir.
}
