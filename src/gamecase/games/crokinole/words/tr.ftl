### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.
### Turkish: disc = disk, ditch = oluk, rim = kenarlık, peg = pim, ring = halka, twenty = yirmilik,
### round = tur, shot = atış, flick = fiske, open shot = serbest atış, foul = geçersiz atış.

game-name = Crokinole
game-about = Yuvarlak tahtada ahşap diskleri fiskeyle kaydır, rakibinkileri düşür, ortadaki deliğe nişan al.
seat-first = Açık renk
seat-second = Koyu renk
seat-third = Açık renk 2
seat-fourth = Koyu renk 2

booklet-collection = Oyun koleksiyonu, iki kişilik
booklet-collection-about = Herkese on iki disk. Turda önde olan taraf farkı alır.
booklet-trio = Oyun koleksiyonu, üç kişilik
booklet-trio-about = Bir oyuncu, iki ortağa karşı.
booklet-teams = Oyun koleksiyonu, dört kişilik
booklet-teams-about = İki takım. Ortaklar karşılıklı oturur.
booklet-tournament = Turnuva, tekler
booklet-tournament-about = Herkese sekiz disk, tur başına iki puan; dünya şampiyonasındaki gibi.
booklet-doubles = Turnuva, çiftler
booklet-doubles-about = İkişer kişilik iki takım, tur başına iki puan.

switch-played = Diskler nerede?
switch-played-screen = Burada, ekranda
switch-played-real-board = Gerçek tahtada; skoru burada tutalım
switch-board = Tahta
switch-board-tournament = Turnuva boyu
switch-board-compact = Küçük ev tahtası
switch-surface = Yüzey
switch-surface-fast = Hızlı
switch-surface-normal = Cilalı
switch-surface-slow = Kuru
switch-miss_takes_touched = Başarısız serbest atış
switch-miss_takes_touched-no = Attığın disk gider
switch-miss_takes_touched-yes = Değdiği kendi disklerin de gider
switch-rim_bounce = Kenarlığa ulaşan diskler
switch-rim_bounce-no = Hemen oyun dışı kalır
switch-rim_bounce-yes = Geri seker, sonra oyun dışı kalır
switch-three_player_order = Üç kişide sıra
switch-three_player_order-sides = Taraflar sırayla atar
switch-three_player_order-clockwise = Saat yönünde, basılı kuraldaki gibi
switch-steadiness = El sabitliği
switch-steadiness-exact = Disk tam nişan aldığın yere gider
switch-steadiness-human = İnsan eli gibi biraz titrer

new-match-first-to-50 = 50 puana kadar
new-match-first-to-100 = 100 puana kadar
new-match-first-to-150 = 150 puana kadar
new-match-first-to-200 = 200 puana kadar
new-match-games-1 = Tek tur
new-match-games-2 = İki tur
new-match-games-4 = Dört tur
new-match-games-8 = Sekiz tur

clause-equipment = Tahtada 15, 10 ve 5 puanlık halkalar, 15’lik halkanın çevresinde sekiz pim ve ortada bir delik vardır. Diskler açık ya da koyu renktir.
clause-sides = İki oyuncu karşılıklı oturur; her birinin tek renkte on iki diski vardır. Diskler atılana kadar tahtanın dışında durur.
clause-sides-three = Bir oyuncu on iki diskle tek başına oynar. İki ortak onun soluna ve sağına oturur; her birinin altı diski vardır.
clause-sides-four = Dört oyuncu iki takım olur. Ortaklar karşılıklı oturur; her birinin altı diski vardır.
clause-sides-eight = İki oyuncu karşılıklı oturur; her birinin tek renkte sekiz diski vardır.
clause-conduct = Tahtaya yalnızca sırası gelen oyuncu dokunabilir. Tahta da sandalyeler de yerinde kalır, atarken oturulur: kimse sandalyesinden kalkmaz.
clause-quarter = Kendi çeyreğinden atarsın; diskin ortası başlangıç çizgisinin üstünde durur.
clause-free-place = Yer boş olmalıdır: disk, fiskeden önce başka bir diske değemez ve yer açmak için hiçbir şey oynatılamaz.
clause-inwards = İşaret ya da orta parmağınla, içeri giden herhangi bir yöne fiskele. Ne kadar zayıf olursa olsun, disk parmağından çıkınca atış yapılmış sayılır.
clause-strength = Bir fiske ancak parmağın gücü kadar kuvvetli olabilir.
clause-turns = Her sırada bir disk atılır. Sonra hep solundaki oyuncu atar.
clause-turns-three = Her sırada bir disk atılır. Taraflar sırayla atar, ortaklar da kendi aralarında sırayla.
clause-must-touch = Tahtada rakip disk varsa, disklerinden biri bir rakip diske değmelidir: attığın disk ya da onun ittiği başka bir diskin.
clause-void = Hiçbiri değmezse atış geçersizdir: attığın disk ve atış sırasında dokunulan bütün kendi disklerin oluğa gider, delikte olsalar bile.
clause-open-board = Tahtada rakip disk yoksa, attığın disk ya da değdiği kendi disklerinden biri 15’lik halkada, onun çizgisinde ya da delikte durmalıdır.
clause-missed = Hiçbiri orada durmazsa attığın disk oluğa gider. Öteki diskler yerinde kalır.
clause-missed-touched = Hiçbiri orada durmazsa attığın disk ve değdiği bütün kendi disklerin oluğa gider.
clause-contact = Atış sırasındaki her değme sayılır; hızı önemli değildir, pimden sekince de sayılır. Zaten birbirine yaslanmış diskler ancak birine çarpılırsa sayılır. Tahtadan çıkan disk artık hiçbir şeye değemez.
clause-off-board = Ortası oyun yüzeyinden çıkan disk hemen oluğa gider.
clause-comes-back = Başlangıç çizgisini geçip geri gelen disk oyunda kalır.
clause-out-line = Başlangıç çizgisinin üstünde ya da dışında duran disk, kimin olursa olsun oluğa gider.
clause-twenty = Ortadaki delikteki disk tahtadan alınıp kenara konur; 20 sayılır.
clause-twenty-owner = Yirmilik, kim sokmuş olursa olsun diskin sahibine yazılır. Ortağının diskleri seninki sayılır.
clause-round-end = Herkes bütün disklerini atınca tur biter.
clause-next-start = Sonraki tura son atışı yapan başlar.
clause-next-start-three = Sonraki tura son atışı yapan başlar: tek başına oynayanın başlattığı turdan sonra bir ortak, bir ortağın başlattığı turdan sonra tek başına oynayan.
clause-next-start-four = Sonraki tura son atışı yapan başlar; başlama hakkı böylece bir yer sağa geçer.
clause-next-start-clockwise = Başlama hakkı her turda bir yer sola geçer.
clause-points = Tur bitince her disk halkasına göre 15, 10 ya da 5, her yirmilik 20 sayılır.
clause-line-lower = Halka çizgisine değen disk, iki halkadan düşük olanına göre sayılır.
clause-round-score = Yalnızca puanı çok olan taraf puan alır, o da aradaki farkı. Puanlar eşitse kimse puan almaz.
clause-round-score-two = Puanı çok olan taraf tur için iki puan alır; eşitlikte iki taraf da birer puan alır.
clause-match = İlk turdan önce bir puan kararlaştırın, örneğin 100. Bir taraf ona ulaşınca maç biter. Buna her turdan sonra bakılır.
clause-match-rounds = Kararlaştırılan sayıda tur oynanınca maç biter. Puanı çok olan taraf kazanır.
clause-settled = Disklerin nerede duracağı sürtünme ve çarpmalardan hesaplanır, herkes için aynıdır ve kayda geçer.
clause-counted = Gerçek tahtada hiçbir şey hesaplanmaz. Tur bitince, turu başlatan her tarafın her halkada kaç diski olduğunu ve kaç yirmiliği olduğunu yazar; skor burada tutulur.
clause-hand = Her oyuncu elinin ne kadar sabit olacağını kendisi ayarlar, diskin tam nişan aldığın yere gitmesine kadar. Başlangıçta el, bir şampiyonunki gibi biraz titrer.

refusal-quarter = { $why ->
    [line] Diskin ortasını başlangıç çizgisinin üstüne koy.
   *[quarter] Kendi çeyreğinde kal: { $low } ile { $high } derece arası.
}
refusal-free-place = { $seat ->
    [first] Orada açık renk bir disk yolu kapatıyor.
    [second] Orada koyu renk bir disk yolu kapatıyor.
    [third] Orada açık renk bir disk yolu kapatıyor.
   *[fourth] Orada koyu renk bir disk yolu kapatıyor.
}
refusal-inwards = İçeri doğru at: ortaya göre { $low } ile { $high } derece arasında.
refusal-strength = Fiske hızı saniyede { $low } ile { $high } milimetre arasında olmalı.
refusal-settled = { $fault ->
    [screen] Burada ekranda oynuyorsun: diskleri fiskele.
    [moving] Bütün diskler durana kadar bekle.
    [early] Şu an hareket eden disk yok.
    [unplayed] Önce atılan disk gelir.
    [unknown] Bu disklerden biri tahtada değil.
    [off-board] Bir disk tahtanın dışında duramaz.
    [over-hole] Bir disk deliğin üstünde duramaz; içine düşer.
    [in-peg] Bir disk pimin içinde duramaz.
   *[overlap] İki disk üst üste duramaz.
}
refusal-counted = { $fault ->
    [real-board] Kendi tahtanda fiskele, tur bitince kalan diskleri gir.
    [all] Her tarafın yalnızca { $discs } diski var.
   *[none] Oraya disk girmedin.
}
refusal-hand = El binde { $low } ile { $high } arasında titrer.

outcome-ahead = { $winner ->
    [first] Açık renk turu kazandı
    [second] Koyu renk turu kazandı
    [third] Açık renk turu kazandı
   *[fourth] Koyu renk turu kazandı
} ve { $points ->
    [one] { $points } puan
   *[other] { $points } puan
} aldı.
outcome-level = Tur eşit bitti.

scene-title = Crokinole tahtası
scene-side = { $seat ->
    [first] Açık renk
   *[second] Koyu renk
}: şu an { $points } puan, yirmilik { $twenties }, tahtada { $live }, olukta { $ditch }, atılacak { $left }.
scene-disc = { $seat ->
    [first] Açık renk disk
   *[second] Koyu renk disk
}, { $zone ->
    [15] 15’lik halkada
    [10] 10’luk halkada
   *[5] 5’lik halkada
}
scene-lies = { scene-disc }: yön { $bearing }, başlangıç çizginin ortasından { $far } cm uzakta.
scene-noted = { $seat ->
    [first] Açık renk
   *[second] Koyu renk
}, { $zone ->
    [20] yirmilikler
    [15] 15 puanlık halka
    [10] 10 puanlık halka
   *[5] 5 puanlık halka
}: { $count }
scene-fewer = Bir eksik: { scene-noted }
count-help = { $seat ->
    [first] Açık renk başlar.
    [second] Koyu renk başlar.
    [third] Açık renk 2 başlar.
   *[fourth] Koyu renk 2 başlar.
} Bütün diskler atılınca her halkaya içindeki disk sayısı kadar, ortaya da her yirmilik için bir kez dokun: solda Açık renk, sağda Koyu renk. Birini çıkarmak için sayıya dokun.
act-count = Say: Açık renk { $light }, Koyu renk { $dark }
told-count = Sayıldı: Açık renk { $light }, Koyu renk { $dark }.
told-flick = { $seat ->
    [first] Açık renk
    [second] Koyu renk
    [third] Açık renk 2
   *[fourth] Koyu renk 2
} { $power ->
    [gentle] hafifçe vuruyor.
    [firm] kararlı vuruyor.
    [strong] güçlü vuruyor.
   *[hard] olabildiğince sert vuruyor.
}
told-settle = { $verdict ->
    [touched] İsabet.
    [void] Geçersiz: rakip diske değmedi.
    [reached] Serbest atış başarılı.
    [long] Fazla uzun: serbest atış 15’lik halkada ya da delikte durmalı.
   *[missed] Fazla kısa: serbest atış 15’lik halkaya ya da deliğe varmalı.
}{ $twenties ->
    [0] {""}
    [one] {" "}Yirmilik!
   *[other] {" "}Yirmilik: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Rakibe bir yirmilik.
   *[other] {" "}Rakibe yirmilik: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Bir rakip disk çıktı.
   *[other] {" "}{ $theirs } rakip disk çıktı.
}{ $ours ->
    [0] {""}
    [one] {" "}Atanın kendi disklerinden biri çıktı.
   *[other] {" "}Atanın kendi disklerinden { $ours } tanesi çıktı.
}

level-beginner = Acemi
level-beginner-about = En yakındakine atar, beş serbest yirmilikten birini sokar.
level-casual = Amatör
level-casual-about = Üç serbest yirmilikten birini sokar, iyi vuruş arar.
level-club = Kulüp oyuncusu
level-club-about = İki serbest yirmilikten birini sokar, pimlerin arkasına saklanır.
level-tournament = Turnuva oyuncusu
level-tournament-about = Üç serbest yirmilikten ikisini sokar ve yenmesi zordur.
level-champion = Şampiyon
level-champion-about = En iyiler gibi, dört serbest yirmilikten üçünü sokar.
level-machine = Makine
level-machine-about = Neredeyse hiç kaçırmaz. Nelerin mümkün olduğunu görmek için ona karşı oyna.

## The rule book's chapters
chapter-setup = Tahta ve oyuncular
chapter-shot = Atış
chapter-valid = Geçerli ve geçersiz atışlar
chapter-leaving = Oluk ve delik
chapter-scoring = Puanlama

## Lessons: a title, what to do, and what was learnt
lesson-flick = İlk fiske
lesson-flick-task = Tahta boş. Diskini öyle at ki pimlerin çevirdiği alanda ya da delikte dursun.
lesson-flick-done = Tahtada rakip disk yoksa bir atış bunu başarmalıdır.
lesson-twenty = Yirmilik
lesson-twenty-task = Diskini deliğe sok. Düz nişan al, çok sert atma.
lesson-twenty-done = Disk kenara konur ve 20 sayılır.
lesson-touch = Bir diske vur
lesson-touch-task = Tahtada bir rakip disk var. Ona vur.
lesson-touch-done = Hiçbir rakip diske değmezsen attığın diski kaybedersin.
lesson-drive-off = Düşür
lesson-drive-off-task = Rakip diski tahtadan çıkar.
lesson-drive-off-done = Oluktaki diskler sayılmaz. En iyisi seninkinin tahtada kalmasıdır.
lesson-through = Kendi diskinle
lesson-through-task = Yolda kendi diskin var. Onu rakip diske doğru it.
lesson-through-done = Disklerinden birinin bir rakip diske değmesi yeter.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Rakibin tahtada diskleri var: birine vur, yoksa diskini kaybedersin.
   *[other] Rakip disk yok: deliği hedefle ve en az 15’lik halkaya ulaş.
}
character-beginner = Makara
character-casual = Misket
character-club = Akçaağaç
character-tournament = Salınım
character-champion = Kuyrukluyıldız
character-machine = Saat
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
    [gentle] hafif
    [firm] kararlı
    [strong] güçlü
   *[hard] çok sert
}
switch-start_tolerance = Atışın başlangıcı
switch-start_tolerance-no = Diskin ortası çizginin üstünde
switch-start_tolerance-yes = Diskin en çok yarısı çizgiyi aşabilir, kitapçıktaki gibi
clause-quarter-tolerance = Kendi çeyreğinden atarsın. Disk başlangıç çizgisinin üstünde durur ve en çok yarısı çizgiyi aşabilir.
clause-turns-three-clockwise = Her sırada bir disk atılır. Sıra hep solundaki oyuncuya geçer; diski kalmayan atlanır.
clause-next-start-three-clockwise = Sonraki tura son atışı yapan başlar: her zaman tek başına oynayan; ortakların diski bitince onun hâlâ diski vardır.
clause-off-board-bounces = Disk kenarlıktan sekip geri gelebilir. Her şey durunca oluğa gider. Yerinden oynattıkları öyle kalır, dokunuşları sayılmaz.
clause-hand-human = İyi bir oyuncununki gibi her el biraz titrer. İstersen seninki daha çok titresin.
refusal-quarter-tolerance = { $why ->
    [line] Diskin en çok yarısı çizgiyi aşabilir: { $low } ile { $high } milimetre arası.
   *[quarter] Kendi çeyreğinde kal: { $low } ile { $high } derece arası.
}
refusal-hand-human = El binde { $low } ile { $high } arasında titrer.
origin-equipment = Kitapçık bir tahta, on iki açık ve on iki koyu renk disk sayıyor. Pimlerden ve ölçülerden söz etmiyor; turnuva tahtalarınınkini, ayarla daha küçük bir tahtayı kullanıyoruz.
origin-tournament-equipment = Ölçüler dünya şampiyonasındaki tahtanın ölçüleridir.
origin-doubles-equipment = Ölçüler dünya şampiyonasındaki tahtanın ölçüleridir.
origin-sides = Rusça metinde disklerin atılmadan önce tahtanın dışında durduğu yazmıyor.
origin-sides-three = Üç kişinin nasıl oturduğu yazmıyor. Ortakları karşılıklı oturtuyoruz.
origin-collection-conduct = İtalyanca metinde bu bölüm kaybolmuş. İsveççede yalnızca atarken oturmak gerekiyor; İsveççe, Lehçe ve Rusça sandalyeler yerine oyunculardan söz ediyor. Ceza yazmıyor.
origin-quarter = Kitapçık diskin “yarısına kadar” çizgiyi aşmasına izin veriyor ve hangi yöne olduğunu söylemiyor. Ortası çizgideyken her yorum sağlanır, biz de böyle oynuyoruz; harfi harfine hâli bir ayardır. Rusça metin çeyrekler arasındaki çizgiden, Felemenkçe ve Rusça karşı çeyrekten söz ediyor; İtalyancada bu parça kaybolmuş.
origin-tournament-quarter = Turnuva kuralları yalnızca diskin çizgiye değmesini ister. Ortası çizgideyken değer.
origin-doubles-quarter = Turnuva kuralları yalnızca diskin çizgiye değmesini ister. Ortası çizgideyken değer.
origin-quarter-tolerance = Harfi harfine: çizgiyi “yarısına kadar” aşabilir. Hangi yöne olduğu yazmıyor, bu yüzden iki yön de serbest.
origin-free-place = Dolu bir başlangıç yeri hakkında bir şey yazmıyor.
origin-collection-inwards = Kitapçık parmağı anıyor ve ortaya doğru diyor. İçe doğru her yönün uygun olduğu ve zayıf atışın sayıldığı bizim yorumumuz.
origin-strength = Bu konuda bir şey yazmıyor; bilgisayara bir sınır gerekiyor.
origin-turns-three = Kitapçıkta sıra her seferinde sola geçiyor. O zaman önce ortakların diskleri bitiyor ve tek başına oynayan arka arkaya altı kez atıyor. Bu yüzden taraflar sırayla atıyor; harfi harfine hâli bir ayardır.
origin-turns-three-clockwise = Harfi harfine: her zaman soldaki komşu.
origin-collection-must-touch = Almanca ve İngilizce, kendi disklerinden herhangi birinin değmesini kabul ediyor, yani bir diskini ötekine itebilirsin. Öteki sekiz dil “diski” diyor; Almanca ve İngilizceye uyuyoruz.
origin-collection-void = Rusça metin yalnızca atılan diskin kendisinin değdiği diskleri kaldırıyor, Lehçede “kendi” sözü yok. Öteki dillere uyuyoruz: dokunulan bütün kendi disklerin.
origin-collection-open-board = Danca metinde olumsuzluk kaybolmuş, önceki kuralın koşulu yineleniyor. Rusça metin halkayla çizgisini karıştırıyor. Öteki dillerin dediğini oynuyoruz.
origin-missed = Almanca, İngilizce, İtalyanca ve Felemenkçe yalnızca bu diskin gittiğini vurguluyor; ötekiler yalnızca anıyor.
origin-collection-missed-touched = Kitapçık yalnızca atılan diski kaldırıyor. Bu oyunda turnuvalardaki gibi dokunulan kendi disklerin de gider.
origin-collection-contact = Neyin dokunma sayıldığı hakkında bir şey yazmıyor.
origin-off-board = Kitapçığa göre disk kenarlıktan sekebilir: oluğa gider, değdikleri öyle kalır. Biz diski yüzeyden çıkınca kaldırıyoruz ki oyun dışı bir disk hiçbir şeyi oynatmasın; harfi harfine hâli bir ayardır.
origin-tournament-off-board = Turnuvalarda kenarlıktan dönen diskin oynattıkları öyle kalır. Biz diski yüzeyden çıkınca kaldırıyoruz; ayarla sekebilir.
origin-doubles-off-board = Turnuvalarda kenarlıktan dönen diskin oynattıkları öyle kalır. Biz diski yüzeyden çıkınca kaldırıyoruz; ayarla sekebilir.
origin-collection-off-board-bounces = İngilizce, Felemenkçe ve Danca kenarlığa “bantlar” diyor. Kastedilen tahtanın kenarlığı.
origin-collection-out-line = Kitapçık çizgideki diskleri anıyor. Ötesindekinin de dışarıda olduğu kendiliğinden anlaşılır; Fransızca metin çizgiyi bir bölge yapıyor, sonuç aynı.
origin-collection-twenty = İngilizce metinde ve ondan yapılanlarda bir başlık kaymış, Danca disk delikten “geçip” düşüyor. Kastedilen, delikteki her disk için yirmi.
origin-collection-twenty-owner = Kitapçık yalnızca kendi diskini sokmaktan söz ediyor. Turnuvalardaki gibi sahibine yazıyoruz.
origin-collection-round-end = Rusça metin turu bir oyuncunun diski kalmayınca bitiriyor, bu öbür oyuncuya son atışını kaybettirirdi. Öteki dokuzu herkesi bekliyor.
origin-next-start = Fransızca metinde “sonuncu olan” oyuncu başlıyor. İsveççe, Lehçe ve Rusça bunun son atışı yapan olduğunu açıkça söylüyor, öteki diller de böyle okunabilir.
origin-next-start-three = Fransızca metinde “sonuncu olan” oyuncu başlıyor; ötekiler son atışı yapanı kastediyor. Kim olduğu atış sırasından çıkar.
origin-next-start-three-clockwise = Fransızca metinde “sonuncu olan” oyuncu başlıyor; ötekiler son atışı yapanı kastediyor. Bu sırada o, tek başına oynayandır.
origin-next-start-four = Fransızca metinde “sonuncu olan” oyuncu başlıyor; ötekiler son atışı yapanı kastediyor.
origin-collection-points = Lehçe metinde “her biri” sözü yok.
origin-collection-line-lower = Fransızca metin çizginin iki yanına taşan diskten, Rusça kesişen çemberlerden söz ediyor. Çizgiye değmek yeter.
origin-round-score = İsveççe metin farka ödül diyor; kendi örneği yalnızca farkın sayıldığını gösteriyor. Berabere biten turdan söz edilmiyor: kimse puan almaz.
origin-match = İtalyanca metinde 100 puanlık örnek kaybolmuş.
origin-settled = Ekranda disklerin nasıl kaydığını bilgisayar hesaplar.
origin-counted = Kitapçık yalnızca gerçek tahtaları biliyor. Burada skor böyle tutulur.
origin-hand = Ekranın parmağı yok. Bu bizim kuralımız.
origin-hand-human = Ekranın parmağı yok. Bu bizim kuralımız.
box-players = Kaç kişi oynuyor?
box-round_score = Bir turda daha iyi olan taraf ne kazanır?
box-round_score-difference = İki puan arasındaki farkı
box-round_score-two-points = İki puan
written-shot = { $verdict ->
    [void] Disk { $disc }: hiçbirine değmedi, dışarıda
    [missed] Disk { $disc }: ortaya varmadı, dışarıda
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Disk { $disc }: dışarıda
            [one] Disk { $disc }: kaldı, { $zone }
           *[other] Disk { $disc }: kaldı, { $zone }
        }
        [one] Disk { $disc }: yirmilik!
       *[other] Disk { $disc }: { $twenties } yirmilik!
    }
}{ $theirs ->
    [0] {""}
    [one] , bir disk çıkardı
   *[other] , { $theirs } disk çıkardı
} · { $light }–{ $dark }
written-count = Sayıldı: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } yirmilik
   *[other] { $twenties } yirmilik
}
task-shoot = Sıra sende: bir disk at.
task-hit = Sıra sende: rakip bir diske vur.
editor-starter = Tura kim başladı
editor-shots = { $seat ->
    [first] Şimdiye kadar atılan diskler (sıra açık renkte)
    [second] Şimdiye kadar atılan diskler (sıra koyu renkte)
    [third] Şimdiye kadar atılan diskler (sıra: açık renk 2)
   *[fourth] Şimdiye kadar atılan diskler (sıra: koyu renk 2)
}
editor-twenties = { $seat ->
    [first] Yirmilikler: açık renk
    [second] Yirmilikler: koyu renk
    [third] Yirmilikler: açık renk 2
   *[fourth] Yirmilikler: koyu renk 2
}
refusal-editor-many = { $seat ->
    [first] Açık rengin { $count } diski var; en çok { $most } olabilir.
    [second] Koyu rengin { $count } diski var; en çok { $most } olabilir.
    [third] Açık renk 2: { $count } disk var; en çok { $most } olabilir.
   *[fourth] Koyu renk 2: { $count } disk var; en çok { $most } olabilir.
}
refusal-editor-out = Dış çizgiye değen disk dışarıdadır ve oluğa gider.

## Drills

drill-open-twenty = Serbest yirmilik
drill-open-twenty-about = Boş tahtada diskleri deliğe sok.
drill-open-twenty-task = { $goal ->
    [near] İşaretli dairenin içinde duracak { $shots } disk at.
    [sunk] { $shots } diski deliğe sok.
   *[side] { $shots } diski, her birini çeyreğinin kenarına yakın bir yerden atarak deliğe sok.
}
drill-take-out = Tahtadan çıkarma
drill-take-out-about = Rakibin bir diskini tahtadan çıkar.
drill-take-out-task = { $goal ->
    [touch] Koyu renk diske vur. { $shots } atışın var.
    [out] Koyu renk diski tahtadan çıkar. { $shots } atışın var.
    [stay] Koyu renk diski tahtadan çıkar, seninki tahtada kalsın. { $shots } atışın var.
   *[fifteen] Koyu renk diski tahtadan çıkar, seninki pimlerin çevirdiği alanda kalsın. { $shots } atışın var.
}
drill-hidden-disc = Pimin arkasında
drill-hidden-disc-about = Diskini bir pimin koruduğu yerde bırak.
drill-hidden-disc-task = İşaretli dairenin içinde, rakibin oturduğu yerden bakınca bir pimin arkasında duracak { $shots } disk at.
drill-shots-hits = İsabet: { $hits } / { $shots }.
drill-shots-spread = Ortalama { $across } mm { $side ->
    [left] solda
   *[right] sağda
} ve { $along } mm fazla { $way ->
    [short] kısa
   *[long] uzun
}, dağılım { $spread } mm.
