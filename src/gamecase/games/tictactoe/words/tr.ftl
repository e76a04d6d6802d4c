### Turkish. "X" and "O" are the marks themselves and stay as they are. piece = taş, square = kare, row = sıra, draw = beraberlik.

game-name = XOX
game-about = Dokuz karede üç taşı bir sıraya diz: hemen öğrenilir, kimse yanılmazsa berabere biter.
seat-first = X
seat-second = O

booklet-collection = Oyun koleksiyonu
booklet-collection-about = Oyun koleksiyonunun kitapçığındaki gibi XOX.
switch-ends_when_dead = Artık kimse kazanamayacaksa
switch-ends_when_dead-no = Sonuna kadar oyna
switch-ends_when_dead-yes = Hemen berabere

clause-marks = Herkesin taşları tek biçim ve tek renktir: X ya da O.
clause-starter = X başlar. İlk oyunda X’i kimin alacağı rastgele seçilir; sonra oyuncular oyundan oyuna değişir.
clause-empty-square = Sırayla, herhangi bir boş kareye bir taş koyun.
clause-no-pass = Pas geçemezsin.
clause-stays = Konan taş bir daha oynatılmaz.
clause-three-in-a-row = Yatay, dikey ya da çapraz bir sıraya üç taşını ilk dizen oyuncu o anda kazanır. Tek taşla iki sıra birden tamamlamak da tek galibiyettir.
clause-no-winner = Tahta dolar ve kimse üçlü sıra yapamazsa oyun berabere biter.

refusal-empty-square = { $holder ->
    [first] { $square } karesi dolu: orada X var.
   *[second] { $square } karesi dolu: orada O var.
}

outcome-three-in-a-row = { $seat } üç taşı sıraya dizerek kazandı.
outcome-board-full = Berabere: tahta doldu, kimse üçlü sıra yapamadı.
outcome-no-line-left = Berabere: artık kimse üç taşı sıraya dizemez.

scene-title = XOX tahtası
scene-pieces = { $seat ->
    [first] X: { $squares }.
   *[second] O: { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Tahtada X yok.
   *[second] Tahtada O yok.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: boş
}
told-place = { $seat ->
    [first] { $square } karesine X
   *[second] { $square } karesine O
}

level-beginner = Acemi
level-beginner-about = Bir yöndeki sıraları görmez, her oyunda başka bir yön. Bir çocuk bile yenebilir.
level-casual = Amatör
level-casual-about = Her üçlü sırayı görür ama ötesini düşünmez. Aynı anda iki tuzak kur.
level-perfect = Kusursuz
level-perfect-about = Hiç kaybetmez. En fazla berabere kalabilirsin.

## The rule book's chapters
chapter-setup = Başlamadan önce
chapter-moving = Nasıl oynanır
chapter-ending = Oyunun sonu

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = İlk taşın
lesson-first-piece-task = Taşların X. İstediğin boş kareye bir taş koy.
lesson-first-piece-done = Şimdi sıra O oyuncusunda olurdu. Konan taşlar bir daha oynatılmaz.
lesson-three = Üç taş bir sırada
lesson-three-task = Taşların X. Bir sırayı tamamla ve kazan.
lesson-three-done = Yatay, dikey ya da çapraz üç taş: kazandın.
lesson-block = Engelle
lesson-block-task = Taşların O; X kazanmak üzere. Engelle.
lesson-block-done = Önce rakibin sıralarına bak, sonra kendininkilere.
lesson-two-threats = Aynı anda iki tehdit
lesson-two-threats-task = Taşların X. Rakibini engelle ve iki yerde birden kazanmakla tehdit et. Sonra kazan.
lesson-two-threats-done = Rakip aynı anda yalnızca bir sırayı engelleyebilir. İki tehdit kazandırır.
lesson-corner = Hiç kaybetme
lesson-corner-task = X bir köşeden başladı. Taşların O: seni kurtaran tek kareyi bul.
lesson-corner-done = Köşeye karşı yalnızca orta kurtarır. Buradan sonra O hiç kaybetmeyebilir.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Taşını herhangi bir boş kareye koy. Bir sırada üç taş kazanır.
guide-why = { $why ->
    [wins] Üç taşı bir sıraya dizersin.
    [blocks] Yoksa rakip orada üç taşı sıraya dizer.
    [fork] Aynı anda iki sırayla tehdit edersin, rakip yalnızca birini engelleyebilir.
    [threat] Bir sırada iki taş: rakip engellemek zorunda.
    [middle] Orta kare dört sıradadır, öteki karelerin hepsinden çok.
    [corner] Köşe üç sıradadır.
   *[other] Daha iyisi yok.
}
character-beginner = Karalama
character-casual = Tebeşir
character-perfect = Arduvaz
origin-marks = Kutudaki taşlar renk ya da biçimce ayrılıyor. X ve O bizim seçimimiz.
origin-starter = Kimin başladığı hakkında bir şey yazmıyor. Burada X başlar; kimin X olduğu kutunun öteki oyunlarındaki gibi rastgele seçilir.
origin-empty-square = Fransızca metin karenin boş olduğunu söylemeyi unutuyor, İngilizce aynı cümlede hem boşluk hem alan diyor. Almanca metin açık.
origin-no-pass = Pas geçmek hakkında bir şey yazmıyor.
origin-stays = Taşların yerini değiştirmek hakkında bir şey yazmıyor. Her oyuncunun gerektiği kadar taşı var.
origin-three-in-a-row = Tahtanın boyutu yazmıyor; kastedilen üçe üç. Fransızca metinde bir dil sürçmesi var: kendi taşların yerine “bu” taşlardan üçü.
origin-no-winner = İngilizce metne göre bir oyuncunun sıra tamamlayamaması yeter; kastedilen ikisi de. Almanca ve İngilizce kazanan yok diyor, Fransızca beraberlik.
origin-no-winner-early = Kitapçıkta oyun sürebilir. Bu oyunda artık kimse kazanamayınca oyun biter.
clause-no-winner-early = Artık kimse üçlü sıra yapamayacaksa oyun hemen berabere biter.
refusal-editor-turns = { $first } X ve { $second } O var. X başlar; X sayısı O sayısına eşit ya da bir fazla olmalı.
task-place = { $seat ->
    [first] Sıra sende: boş bir kareye X koy.
   *[second] Sıra sende: boş bir kareye O koy.
}

## Drills

drill-only-square = Tek kare
drill-only-square-about = Kazandıran ya da seni yenilgiden kurtaran tek kareyi bul.
drill-only-square-task = { $seat ->
    [first] Sen X’sin. Bir kare ötekilerin hepsinden daha iyi.
   *[second] Sen O’sun. Bir kare ötekilerin hepsinden daha iyi.
}
refusal-editor-went-on = { $seat ->
    [first] X üç taşı sıraya dizmiş, yani oyun O son hamlesini yapmadan biterdi.
   *[second] O üç taşı sıraya dizmiş, yani oyun X son hamlesini yapmadan biterdi.
}
