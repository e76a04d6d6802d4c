### Backgammon in Turkish. en.ftl is the source. Points are numbered from each player's own home.
### point = hane, checker = pul, bar = orta bar, home = ev, bear off = toplamak, hit = kırmak,
### cube = katlama küpü (küp), double = katlama, double throw = çift, gammon = mars.
### No suffix can be tied to a number or a seat: give it a noun of ours, or none.

game-name = Tavla
game-about = On beş pulu evine getirip topla, fırsat buldukça rakibin pullarını geri gönder.
seat-first = Açık renk
seat-second = Koyu renk

## Booklets
booklet-case = Oyun çantası
booklet-case-about = Pulu yalnızca tam sayı toplar; bütün pulları evinde olan oynamak zorunda değildir. Bahse oynanırsa katlama küpü de vardır.
booklet-best-of = Oyun sayısıyla
booklet-best-of-about = Yalnızca oyunlar sayılır: üç oyunun ikisi, beş oyunun üçü. Katlama küpü yoktur.
booklet-small-first = Önce küçük
booklet-small-first-about = Önce küçük sayı, çift ya tamamen ya hiç, toplamaya da en arkadan başlanır.
booklet-collection = Koleksiyon
booklet-collection-about = Kenarı aşmaya yeten her sayı pul toplar. Rakip, kendi zarını atana dek hatayı bildirebilir.
booklet-tournament = Turnuva
booklet-tournament-about = Bugün oynandığı gibi: puanla maçlar ya da bahisli oyunlar, katlama küpü ve onun gelenekleriyle.
box-says = Kitapçığın bunlardan hangisini söylüyor?
box-says-more-than-two = Bir hanede “ikiden fazla” pul varsa hane kapalıdır
box-says-games = Üç oyunda iki ya da beş oyunda üç galibiyet için anlaşılır
box-says-smaller = Küçük sayı her zaman önce oynanır
box-says-correction = Yanlış hamleye bir sonraki atışa kadar itiraz edilebilir
box-says-nothing = Kitapçığım yok
box-cube_inside = Kutuda katlama küpü var mı?
box-languages = Kaç dilde yazılmış?

## Switches
switch-stake = Oyun nesine?
switch-stake-0 = Şerefine; küp yok
switch-stake-1 = Bahis 1, küple
switch-stake-2 = Bahis 2, küple
switch-stake-5 = Bahis 5, küple
switch-stake-10 = Bahis 10, küple
switch-win_triple_needs_none_off = Galibiyet ne zaman üç kat sayılır?
switch-win_triple_needs_none_off-yes = Yalnızca kaybeden hiç pul toplamadıysa
switch-win_triple_needs_none_off-no = Kaybedenin çok geride pulu kaldıysa her zaman
switch-assisted = Masa
switch-assisted-yes = Yalnızca doğru hamleye izin verir
switch-assisted-no = Gerçek tahtadaki gibi serbest bırakır
switch-bearoff_may_pass = Bütün pullar evdeyken
switch-bearoff_may_pass-no = Oynanabilen her sayı oynanır
switch-bearoff_may_pass-yes = Bir sayı oynanmadan bırakılabilir
switch-bearoff_six_needs_double_six = 6. haneden toplama
switch-bearoff_six_needs_double_six-no = Her altıyla
switch-bearoff_six_needs_double_six-yes = Yalnızca iki altıyla
switch-bearoff_rule = Bir pulu ne toplar?
switch-bearoff_rule-any-sufficient = Kenarı aşmaya yeten her sayı
switch-bearoff_rule-exact-or-highest = Hanesinin sayısı; en arkadaki haneden daha büyüğü de
switch-setup = Diziliş
switch-setup-standard = Alışılmış
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, üçer pul
switch-cube = Katlama küpü
switch-cube-on = Küple
switch-cube-off = Küpsüz
switch-cube_limit = Küpün üst sınırı
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Küp ortadayken
switch-centred_cube-either = İki taraf da çevirebilir
switch-centred_cube-holland = Crawford oyunundan sonra, ikişer atıştan önce çevrilmez
switch-crawford = Crawford oyunu
switch-crawford-yes = Bir puan kala küpsüz tek oyun
switch-crawford-no = Crawford oyunu yok
switch-jacoby = Jacoby kuralı
switch-jacoby-yes = Mars ancak küp çevrildiyse sayılır
switch-jacoby-no = Mars her zaman sayılır
switch-beavers = Beaver
switch-beavers-yes = Serbest
switch-beavers-no = Yok
switch-raccoons = Raccoon
switch-raccoons-yes = Serbest
switch-raccoons-no = Yok
switch-automatic_doubles = Başlama zarı eşit gelirse
switch-automatic_doubles-0 = Yeniden atılır
switch-automatic_doubles-1 = Bahis en çok bir kez katlanır
switch-automatic_doubles-2 = Bahis en çok iki kez katlanır
switch-automatic_doubles-3 = Bahis en çok üç kez katlanır

## Clauses
clause-aim = Bütün pullarını evine getir, sonra topla. Pullarını ilk bitiren kazanır.
clause-setup = İki taraf ayna gibi karşılıklı dizilir. Pul, rakibin evinden çıkıp tahtayı dolaşır ve kendi evine gelir.
clause-forward = Pullar yalnızca eve doğru gider, asla geri gitmez.
clause-starter-high = Her oyuncu bir zar atar. Büyük atan başlar.
clause-draw-first = Her şeyden önce başlama zarı atılır. Zarlar eşit gelirse yeniden atılır.
clause-first-throw-fresh = Başlayan, ilk hamlesi için iki zarı yeniden atar.
clause-first-throw-drawn = Başlama zarları başlayanın ilk zarıdır; bu yüzden ilk zar hiç çift olmaz.
clause-already-started = Her oyunda başlama zarı bir kez atılır.
clause-throw-first = Oyuncular sırayla oynar. Her sıra iki zar atmakla başlar.
clause-dice-zone = Zarlar tahtanın sağ yarısında düz durursa geçerlidir; yoksa ikisi de yeniden atılır.
clause-choice-first = Katlayabilen ya da hatayı bildirebilen, bunu söyler ya da zar atar.
clause-play-first = Önce zarlarda ne geldiyse o oynanır, başka her şey sonra.
clause-dice-only = Her sayı bir pulu o kadar hane götürür. Bir pul birkaç sayıyı art arda oynayabilir ve her birinden sonra durur.
clause-no-checker = Yalnızca kendi pullarını oynarsın.
clause-closed-point = Rakibin iki ya da daha çok pulunun durduğu hane kapalıdır: hiçbir adım orada bitemez, yol üstünde bile.
clause-self-hit = Yine de kapalı haneye konan pul kırılmış sayılır ve orta bara gider; o sayı yanar.
clause-hit = Rakibin tek duran pulunun üstünde biten adım onu kırar: pul orta bara gider. Başka adım varken kırmak zorunlu değildir.
clause-any-order = Sayılar istenen sırayla oynanır.
clause-smaller-first = Küçük sayı her zaman büyükten önce oynanır.
clause-smaller-lost = Küçük sayıyı hiçbir pul oynayamıyorsa o sayı yanar, yalnızca büyük oynanır.
clause-must-move = Oynayabilen oynamak zorundadır.
clause-use-all = Olabildiğince çok sayı oynanır. İkisini de oynamanın bir yolu varsa o yollardan biri seçilir.
clause-use-higher = Sayılardan herhangi biri oynanabiliyor ama ikisi birden oynanamıyorsa büyük olan oynanır.
clause-stop-at-home = Bütün pulların evindeyken oynamak zorunda değilsin: istediğin sayıyı oynamadan bırakabilirsin.
clause-doubles-four = İki eşit zar, yani çift, dört kez oynanır.
clause-partial-double = Çiftin oynanabilen kadarı oynanır; gerisi yanar.
clause-whole-double = Çift, dört adımıyla tamamen oynanır ya da hiç oynanmaz. Son pul daha önce toplanırsa bu da yeter.
clause-enter-first = Önce orta bardaki pul girer: rakibin evinde, zarın en uçtan saydığı haneye. Hepsi girene dek başka pul oynanmaz.
clause-enter-any = Pul iki sayıdan herhangi biriyle girebilir; giremediği sayı yanar.
clause-smaller-enters = Orta barda pul varken küçük sayıyla girilemiyorsa bütün zar yanar.
clause-home-first = Bütün pulların evine gelince toplamaya başlarsın. Biri kırılırsa, hepsi yeniden eve gelince sürdürürsün.
clause-exact-number = Pul yalnızca kendi hanesinin sayısıyla toplanır.
clause-highest-first = Pul kendi hanesinin sayısıyla, en arkadaki hanenden ise daha büyüğüyle de toplanır.
clause-rear-first = Yalnızca en arkadaki hanendeki pul, kenarı aşmaya yeten bir sayıyla toplanır.
clause-any-sufficient = Her pul, kenarı aşmaya yeten bir sayıyla toplanabilir.
clause-past-band = Rakip senin evinde kapı tutuyorsa o kapının arkasındaki pullar toplanamaz.
clause-double-six = İsteğe bağlı: 6. haneden pul yalnızca iki altı gelince toplanır.
clause-inside-move = Toplamak yerine ev içinde oynamak her zaman serbesttir.
clause-win = Bütün pullarını ilk toplayan kazanır.
clause-win-counts-one = Her oyun bir sayılır.
clause-win-kinds = Galibiyet tek sayılır; kaybeden hiç pul toplamadıysa iki kat; üstelik orta barda ya da kazananın evinde pulu varsa üç kat.
clause-stalled = Üst üste elli sıra hamlesiz geçerse oyun berabere biter.
clause-cube = Küp ortada 1 değerinde durur. Katlama, oyunun değerini ikiyle çarpar.
clause-no-cube = Küp yalnızca bahse ya da puana oynanırken kullanılır. Yalnızca oyunların sayıldığı yerde küp yoktur.
clause-double-before-throw = Katlama kendi zarından önce önerilir, ama oyunun ilk zarından önce olmaz.
clause-answer-first = Rakip katlamayı kabul eder ya da çekilir ve oyunun önceki değerini kaybeder.
clause-nothing-offered = Kabul etmek de çekilmek de bir öneriye yanıttır.
clause-cube-owner = Katlamayı kabul eden küpü alır ve bir sonraki katlama yalnızca onun hakkıdır.
clause-cube-limit = Küp üst sınırını aşmaz.
clause-cube-dead = Maçta, iki taraf için de maçı bitirmeye yeten küp artık çevrilmez.
clause-crawford = Bir tarafa tek puan kalan ilk oyun küpsüz oynanır.
clause-holland = İsteğe bağlı: o oyundan sonra, iki taraf da ikişer kez atmadan ortadaki küp çevrilmez.
clause-jacoby = Maç dışında iki ve üç kat galibiyet ancak küp çevrildiyse sayılır.
clause-beavers = Maç dışında katlamaya hemen katlayarak yanıt verilip küp elde tutulabilir: buna beaver denir. Ona da aynı biçimde yanıt verilebilir: buna raccoon denir.
clause-no-beaver = Beaver yalnızca anlaşılmışsa ve yalnızca katlamaya yanıt olarak yapılır.
clause-no-raccoon = Raccoon yalnızca anlaşılmışsa ve yalnızca beaver’a yanıt olarak yapılır.
clause-automatic-doubles = Maç dışında başlama zarı eşit gelirse bahis katlanır, anlaşılan sayıya kadar.
clause-match-games = Maçın kaç oyun süreceğini baştan kararlaştırın, örneğin üç oyunun ikisi.
clause-match-points = Kararlaştırılan puana ilk ulaşan maçı kazanır.
clause-no-resignation = Bu kitapçık pes etmenin bedelini belirlemez.
clause-resignation = Oyuncu tek, iki kat ya da üç kat kayıpla pes etmeyi önerebilir. Rakip kabul eder ya da reddeder.
clause-answer-resignation = Pes etme önerisi, oyun sürmeden yanıtlanır.
clause-correction = Rakip, yanlış hamlenin aynı zarlarla yeniden oynanmasını isteyebilir.
clause-nothing-wrong = Hatasız hamle geçerlidir.
clause-correct-before-throw = Bu hak, oyuncu kendi zarını atınca biter.
clause-one-by-one = Serbest oynanan masada pullar tek tek oynanır, sonra hamle bitirilir.
clause-no-correction = Bitirilen hamle geçerlidir.

## Why not
refusal-draw-first = Önce kimin başlayacağını zarlar belirler.
refusal-already-started = Oyun çoktan başladı.
refusal-throw-first = Önce zar atılmalı.
refusal-choice-first = Önce zar at ya da katla.
refusal-play-first = Önce gelen zarı oyna.
refusal-dice-zone = Zarlar sağ yarıda durmadı: ikisini de yeniden at.
refusal-forward = { $from }. haneden { $to }. haneye gitmek geri gitmektir. Pullar eve doğru gider.
refusal-no-checker = { $place ->
    [bar] Orta barda pulun yok.
   *[point] { $point }. hanede pulun yok.
}
refusal-dice-only = { $count ->
    [0] Oynanacak sayı kalmadı.
    [one] Bu { $distance } hane eder, kalan sayı ise { $dice }.
   *[other] Bu { $distance } hane eder, kalan sayılar ise { $dice }.
}
refusal-closed-point = { $count ->
    [one] { $point }. hane kapalı: orada rakibin { $count } pulu var.
   *[other] { $point }. hane kapalı: orada rakibin { $count } pulu var.
}
refusal-smaller-first = Önce küçük sayı: { $die } oynanır, { $larger } sonra gelir.
refusal-smaller-lost = { $die } ile önce hiçbir pul oynayamadı, bu yüzden o sayı yandı.
refusal-must-move = { $possible ->
    [one] { $possible } sayı oynayabiliyorsun, öyleyse oynamalısın.
   *[other] { $possible } sayı oynayabiliyorsun, öyleyse oynamalısın.
}
refusal-use-all = { $possible ->
    [one] { $possible } sayı oynanabilir; böyle { $used } sayı oynanıyor.
   *[other] { $possible } sayı oynanabilir; böyle { $used } sayı oynanıyor. Hepsini kullanan bir yol seç.
}
refusal-use-higher = Yalnızca bir sayı oynanabilir, o da büyük olan: { $die }.
refusal-whole-double = { $possible ->
    [one] Çift tamamen oynanır; { $needed } adımdan yalnızca { $possible } tanesi olabiliyor: çift yandı.
   *[other] Çift tamamen oynanır; { $needed } adımdan yalnızca { $possible } tanesi olabiliyor: çift yandı.
}
refusal-enter-first = { $count ->
    [one] Orta barda { $count } pulun var: önce o girer.
   *[other] Orta barda { $count } pulun var: önce onlar girer.
}
refusal-smaller-enters = { $die } ile pulun giremez, çünkü { $point }. hane kapalı: bütün zar yandı.
refusal-home-first = { $count ->
    [one] { $count } pulun henüz evde değil: toplamak için bekle.
   *[other] { $count } pulun henüz evde değil: toplamak için bekle.
}
refusal-exact-number = { $point }. haneden yalnızca { $point } ile toplanır; kalan zar { $dice }.
refusal-highest-first = { $point }. haneden büyük sayıyla ancak arkasında pul yoksa toplanır; { $highest }. hanede hâlâ pulun var.
refusal-rear-first = Önce arkadakiler: { $highest }. hanede hâlâ pulun var.
refusal-past-band = { $count ->
    [one] { $band }. hanede rakibin { $count } pulu var: { $point }. haneden toplanamaz.
   *[other] { $band }. hanede rakibin { $count } pulu var: { $point }. haneden toplanamaz.
}
refusal-double-six = 6. haneden yalnızca iki altıyla toplanır; gelen zar { $dice }.
refusal-no-cube = Bu oyunda küp yok.
refusal-double-before-throw = Katlama kendi zarından önce önerilir, oyunun ilk zarından önce olmaz.
refusal-answer-first = Yanıt bekleyen bir katlama var: { $value }.
refusal-nothing-offered = Ortada bir öneri yok.
refusal-cube-owner = Küp rakipte, değeri { $value }.
refusal-cube-limit = Küpün değeri { $value }, daha yukarı çıkmaz.
refusal-cube-dead = { $needed ->
    [one] Küpün değeri { $value }, maçı bitirmeye zaten yeter: kimseye { $needed } puandan fazlası gerekmiyor.
   *[other] Küpün değeri { $value }, maçı bitirmeye zaten yeter: kimseye { $needed } puandan fazlası gerekmiyor.
}
refusal-crawford = Bu, { $number } puanlık maçın Crawford oyunu: katlama yok.
refusal-holland = { $throws ->
    [one] Crawford oyunundan sonra iki taraf da ikişer kez atmadan katlanmaz; şimdiye dek { $throws } kez atıldı.
   *[other] Crawford oyunundan sonra iki taraf da ikişer kez atmadan katlanmaz; şimdiye dek { $throws } kez atıldı.
}
refusal-no-beaver = Burada beaver yapılamaz.
refusal-no-raccoon = Burada raccoon yapılamaz.
refusal-no-resignation = Bu kitapçığa göre oyun belli bir bedelle bırakılmaz.
refusal-answer-resignation = Önce pes etme önerisini kabul et ya da reddet.
refusal-one-by-one = Burada pulları tek tek oyna.
refusal-no-correction = Bitirilen hamle burada geçerlidir.
refusal-correct-before-throw = Hatayı yalnızca kendi zarını atmadan bildirebilirsin.
refusal-nothing-wrong = O hamlede hata yoktu.

## How it ended
outcome-single = { $points ->
    [one] { $seat } bütün pullarını topladı ve { $points } puan kazandı.
   *[other] { $seat } bütün pullarını topladı ve { $points } puan kazandı.
}
outcome-double = { $points ->
    [one] { $seat } iki kat kazandı, { $points } puan: rakip hiç pul toplamadı.
   *[other] { $seat } iki kat kazandı, { $points } puan: rakip hiç pul toplamadı.
}
outcome-triple = { $points ->
    [one] { $seat } üç kat kazandı, { $points } puan: rakibin çok geride pulu kaldı.
   *[other] { $seat } üç kat kazandı, { $points } puan: rakibin çok geride pulu kaldı.
}
outcome-gammon = { $points ->
    [one] { $seat } mars yaptı, { $points } puan: rakip hiç pul toplamadı.
   *[other] { $seat } mars yaptı, { $points } puan: rakip hiç pul toplamadı.
}
outcome-backgammon = { $points ->
    [one] { $seat } katmerli mars yaptı, { $points } puan: rakibin çok geride pulu kaldı.
   *[other] { $seat } katmerli mars yaptı, { $points } puan: rakibin çok geride pulu kaldı.
}
outcome-dropped = { $points ->
    [one] { $seat } { $points } puan kazandı: rakip katlamadan çekildi.
   *[other] { $seat } { $points } puan kazandı: rakip katlamadan çekildi.
}
outcome-conceded = { $points ->
    [one] { $seat } { $points } puan kazandı: rakip pes etti.
   *[other] { $seat } { $points } puan kazandı: rakip pes etti.
}
outcome-stalled = Berabere: uzun süredir kimse oynamadı.

## Levels
level-beginner = Acemi
level-beginner-about = Eline ne gelirse onu oynar, her yerde tek başına pul bırakır.
level-casual = Amatör
level-casual-about = Pullarını bir arada tutar, kırabildiğinde kırar.
level-steady = Sağlam
level-steady-about = Kapı alır, yarışı hesaplar ve iyice öndeyken katlar.
level-expert = Uzman
level-expert-about = Bir zar ilerisini görür ve pek az hata yapar.
level-master = Büyük usta
level-master-about = İki zar ilerisini görür. Dünya klasında.

## On the table
look-home-right = Ev sağda
look-home-left = Ev solda
look-blue-right = { look-home-right }, mavi çuha
look-blue-left = { look-home-left }, mavi çuha
look-wine-right = { look-home-right }, bordo çuha
look-wine-left = { look-home-left }, bordo çuha

scene-title = Tavla tahtası
scene-view = { $seat ->
    [first] { $home ->
        [left] Haneler açık rengin sol alttaki evinden sayılır.
       *[right] Haneler açık rengin sağ alttaki evinden sayılır.
    }
   *[second] { $home ->
        [left] Haneler koyu rengin sol alttaki evinden sayılır.
       *[right] Haneler koyu rengin sağ alttaki evinden sayılır.
    }
}
scene-points = { $seat ->
    [first] Açık rengin haneleri: { $points }.
   *[second] Koyu rengin haneleri: { $points }.
}
scene-no-points = { $seat ->
    [first] Açık rengin hiçbir hanede pulu yok.
   *[second] Koyu rengin hiçbir hanede pulu yok.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] Orta barda { $count } açık renkli pul var.
       *[other] Orta barda { $count } açık renkli pul var.
    }
   *[second] { $count ->
        [one] Orta barda { $count } koyu renkli pul var.
       *[other] Orta barda { $count } koyu renkli pul var.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } açık renkli pul toplandı.
       *[other] { $count } açık renkli pul toplandı.
    }
   *[second] { $count ->
        [one] { $count } koyu renkli pul toplandı.
       *[other] { $count } koyu renkli pul toplandı.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Açık rengin gidecek { $count } hanesi var.
       *[other] Açık rengin gidecek { $count } hanesi var.
    }
   *[second] { $count ->
        [one] Koyu rengin gidecek { $count } hanesi var.
       *[other] Koyu rengin gidecek { $count } hanesi var.
    }
}
scene-dice = { $count ->
    [one] Oynanacak sayı: { $dice }.
   *[other] Oynanacak sayılar: { $dice }.
}
scene-cube = { $owner ->
    [first] Küp açık renkte, değeri { $value }.
    [second] Küp koyu renkte, değeri { $value }.
   *[nobody] Küp ortada, değeri { $value }.
}
scene-away = Gereken puan: Açık renk { $first }, Koyu renk { $second }.
scene-crawford = Bu Crawford oyunu; katlama yok.
scene-due-draw = Kimin başlayacağını birer zar belirler.
scene-due-choice = { $seat ->
    [first] Açık renk zardan önce seçim yapabilir.
   *[second] Koyu renk zardan önce seçim yapabilir.
}
scene-due-throw = { $seat ->
    [first] Zar atma sırası: Açık renk.
   *[second] Zar atma sırası: Koyu renk.
}
scene-due-play = { $seat ->
    [first] Oynama sırası: Açık renk.
   *[second] Oynama sırası: Koyu renk.
}
scene-due-offered = { $seat ->
    [first] Açık renge katlama önerildi: { $value }.
   *[second] Koyu renge katlama önerildi: { $value }.
}
scene-due-beavered = { $seat ->
    [first] Açık renge beaver ile yanıt verildi: küp { $value } olur.
   *[second] Koyu renge beaver ile yanıt verildi: küp { $value } olur.
}
scene-due-raccooned = { $seat ->
    [first] Açık renge raccoon ile yanıt verildi: küp { $value } olur.
   *[second] Koyu renge raccoon ile yanıt verildi: küp { $value } olur.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Koyu renk tek kayıpla pes etmeyi öneriyor; yanıt sırası: Açık renk.
       *[second] Açık renk tek kayıpla pes etmeyi öneriyor; yanıt sırası: Koyu renk.
    }
    [2] { $seat ->
        [first] Koyu renk iki kat kayıpla pes etmeyi öneriyor; yanıt sırası: Açık renk.
       *[second] Açık renk iki kat kayıpla pes etmeyi öneriyor; yanıt sırası: Koyu renk.
    }
   *[3] { $seat ->
        [first] Koyu renk üç kat kayıpla pes etmeyi öneriyor; yanıt sırası: Açık renk.
       *[second] Açık renk üç kat kayıpla pes etmeyi öneriyor; yanıt sırası: Koyu renk.
    }
}
scene-due-over = Oyun bitti.

scene-point = { $holder ->
    [first] { $count ->
        [one] { $point }. hane: { $count } açık renkli pul
       *[other] { $point }. hane: { $count } açık renkli pul
    }
    [second] { $count ->
        [one] { $point }. hane: { $count } koyu renkli pul
       *[other] { $point }. hane: { $count } koyu renkli pul
    }
   *[nobody] { $point }. hane: boş
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Orta bar: açık renkli pul yok
        [one] Orta bar: { $count } açık renkli pul
       *[other] Orta bar: { $count } açık renkli pul
    }
   *[second] { $count ->
        [0] Orta bar: koyu renkli pul yok
        [one] Orta bar: { $count } koyu renkli pul
       *[other] Orta bar: { $count } koyu renkli pul
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Toplananlar: açık renkli pul yok
        [one] Toplananlar: { $count } açık renkli pul
       *[other] Toplananlar: { $count } açık renkli pul
    }
   *[second] { $count ->
        [0] Toplananlar: koyu renkli pul yok
        [one] Toplananlar: { $count } koyu renkli pul
       *[other] Toplananlar: { $count } koyu renkli pul
    }
}
scene-die = { $state ->
    [used] Zar: { $number }, oynandı
   *[left] Zar: { $number }
}
scene-no-die = Zarlar henüz atılmadı
scene-face = { $seat ->
    [first] Açık renk { $number } attı
    [second] Koyu renk { $number } attı
   *[nobody] Bir zar: { $number }
}

## What a hand may say
act-throw = Zar at
act-double = Katla: { $value }
act-take = Kabul et: { $value }
act-drop = Çekil
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Kabul et
act-decline = Reddet
act-correct = Hatayı bildir
act-check = Doğru muydu?
act-done = Hamleyi bitir
act-resign = { $kind ->
    [1] Pes et: tek kayıp
    [2] Pes et: iki kat kayıp
   *[3] Pes et: üç kat kayıp
}
act-stop = Böyle kalsın
act-pass = Pas geç
act-no-move = Hamle yok: devam
act-forced = Tek yol: { $play }

## What happened
told-start = { $seat ->
    [first] Başlama zarı: açık renk { $first }, koyu renk { $second }. Açık renk başlar.
    [second] Başlama zarı: açık renk { $first }, koyu renk { $second }. Koyu renk başlar.
   *[nobody] Başlama zarı: ikisi de { $first }. Bir daha.
}
told-roll = { $seat ->
    [first] Açık renk { $dice } attı
   *[second] Koyu renk { $dice } attı
}
told-play = { $seat ->
    [first] Açık renk: { $play }
   *[second] Koyu renk: { $play }
}
told-self-hit = { $seat ->
    [first] Açık renk: { $play }, kapalı hane; pul orta bara gider
   *[second] Koyu renk: { $play }, kapalı hane; pul orta bara gider
}
told-no-move = { $seat ->
    [first] Açık renk oynayamıyor
   *[second] Koyu renk oynayamıyor
}
told-pass = { $seat ->
    [first] Açık renk pas geçti
   *[second] Koyu renk pas geçti
}
told-done = { $seat ->
    [first] Açık renk hamlesini bitirdi
   *[second] Koyu renk hamlesini bitirdi
}
told-throw = { $seat ->
    [first] Açık renk zarları aldı
   *[second] Koyu renk zarları aldı
}
told-double = { $seat ->
    [first] Açık renk katladı: { $value }
   *[second] Koyu renk katladı: { $value }
}
told-take = { $seat ->
    [first] Açık renk kabul etti: { $value }
   *[second] Koyu renk kabul etti: { $value }
}
told-drop = { $seat ->
    [first] Açık renk çekildi
   *[second] Koyu renk çekildi
}
told-beaver = { $seat ->
    [first] Açık renk beaver yaptı: { $value }
   *[second] Koyu renk beaver yaptı: { $value }
}
told-raccoon = { $seat ->
    [first] Açık renk raccoon yaptı: { $value }
   *[second] Koyu renk raccoon yaptı: { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Açık renk tek kayıpla pes etmeyi öneriyor
       *[second] Koyu renk tek kayıpla pes etmeyi öneriyor
    }
    [2] { $seat ->
        [first] Açık renk iki kat kayıpla pes etmeyi öneriyor
       *[second] Koyu renk iki kat kayıpla pes etmeyi öneriyor
    }
   *[3] { $seat ->
        [first] Açık renk üç kat kayıpla pes etmeyi öneriyor
       *[second] Koyu renk üç kat kayıpla pes etmeyi öneriyor
    }
}
told-accept-loss = { $seat ->
    [first] Açık renk kabul etti
   *[second] Koyu renk kabul etti
}
told-decline-loss = { $seat ->
    [first] Açık renk reddetti
   *[second] Koyu renk reddetti
}
told-correct = { $seat ->
    [first] Açık renk hatayı bildirdi: hamle yeniden oynanır
   *[second] Koyu renk hatayı bildirdi: hamle yeniden oynanır
}

## The rule book's chapters
chapter-setup = Eve giden yol
chapter-begin = Kim başlar
chapter-dice = Zar atmak ve oynamak
chapter-points = Kapılar ve kırma
chapter-bar = Orta bardan giriş
chapter-bearing-off = Pul toplamak
chapter-winning = Kazanmak
chapter-cube = Katlama küpü
chapter-errors = Hatalar ve pes etmek

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Kapı al
lesson-make-a-point-task = 3 ve 1 attın. İki pulunu 5. hanende bir araya getir.
lesson-make-a-point-done = Bir hanedeki iki pul güvendedir ve o haneyi rakibe kapatır.
lesson-run = Kaç
lesson-run-task = 6 ve 5 attın. Arkadaki pullarından birini güvene al: 13. hanene götür.
lesson-run-done = Bir pul iki sayıyı da art arda oynayabilir.
lesson-hit = Kır
lesson-hit-task = 4. hanende rakibin tek duran bir pulu var. Onu kır ve kapıyı al.
lesson-hit-done = Kırılan pul orta bardan yeniden başlar.
lesson-closed = Kapalı haneler
lesson-closed-task = İki beş attın. Arkadaki pulların geçemiyor: 13. ve 8. hanendeki pullarla 3. hanende kapı al.
lesson-closed-done = Hiçbir adım, rakibin iki ya da daha çok pulunun durduğu hanede bitmez.
lesson-enter = Orta bardan giriş
lesson-enter-task = 6 ve 4 attın, bir pulun da orta barda. Önce onu sok, sonra arkadaki öteki pulunla devam et.
lesson-enter-done = Orta bardaki pul, başka her şeyden önce girer.
lesson-use-both = Ya biri ya öteki
lesson-use-both-task = 6 ve 5 attın. Herhangi biri oynanabilir, ama ikisi birden oynanamaz. Oynanması gerekeni oyna.
lesson-use-both-done = Yalnızca bir sayı oynanabiliyorsa, o büyük olandır.
lesson-doubles = Çift
lesson-doubles-task = İki üç attın, yani dört üçün var. 5. ve 3. hanende kapı al.
lesson-doubles-done = İki eşit zar dört kez oynanır.
lesson-bear-off = Pul toplamak
lesson-bear-off-task = Bütün pulların evinde. 5 ve 2 attın: iki pul topla.
lesson-bear-off-done = Her sayı, o sayının hanesinden bir pul toplar.
lesson-bear-off-high = Gerekenden büyük
lesson-bear-off-high-task = 6 ve 4 attın, ama o kadar arkada pulun yok. Yine de iki pul topla.
lesson-bear-off-high-done = En arkadaki hanenden büyük bir sayı, o haneden bir pul toplar.
lesson-double = Katlama küpü
lesson-double-task = Açık ara öndesin. Zar atmadan önce katla.
lesson-double-done = Rakip kabul eder ve oyun iki katına sürer, ya da çekilir ve oyunun önceki değerini kaybeder.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Kazanma: %{ $win }.
    [double] Kazanma: %{ $win } (iki kat %{ $wins-double }, üç kat %{ $wins-triple }), kaybetme: %{ $loss } (iki kat %{ $loses-double }, üç kat %{ $loses-triple }).
   *[gammon] Kazanma: %{ $win } (mars %{ $wins-double }, katmerli mars %{ $wins-triple }), kaybetme: %{ $loss } (mars %{ $loses-double }, katmerli mars %{ $loses-triple }).
}
mistake-cost = { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } puan kaybettirir.
mistake-given = { $what ->
    [shots] 36 atıştan { $best } yerine { $played } tanesi kırar.
    [cashed] Artık rakip katlayıp hemen kazanabilir.
    [doubled] Artık rakibin iyi bir katlaması var.
    [wins] %{ $best } yerine %{ $played } kazanır.
    [gammons-won] %{ $best } yerine %{ $played } iki kat kazanır.
   *[gammons-lost] %{ $best } yerine %{ $played } iki kat kaybeder.
}
mistake-cube = { $why ->
    [too-early] Katlama çok erken geldi.
    [too-good] Katlamak için fazla iyi: oynamaya devam etmek daha değerli.
    [double] Burada küp çevrilmeli.
    [take] Burada kabul etmek gerekir.
    [drop] Burada çekilmek gerekir.
   *[beaver] Buna beaver ile yanıt verilmeli.
}
tally-errors = Kararlar: { $decisions }. Kaybedilen: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } puan, karar başına binde { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
tally-luck = Zar şansı: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } puan.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Zar at: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Katla: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Kabul et: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Çekil: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Zarları at ya da açıkça öndeysen önce katla.
    [answer] Rakip katlıyor: kabul edip iki katına oyna ya da çekilip oyunun şimdiki değerini kaybet.
    [bar] Bir pulun orta barda: her şeyden önce onu içeri al.
    [off] Bütün pulların evde: topla.
    [move] İki sayıyla da pullarını eve getir; iki ya da daha çok pul bir arada güvendedir.
    [race] Artık hiçbir pul kırılamaz: her şeyi olabildiğince çabuk eve getir, sonra topla.
   *[other] Tahtanın altındaki düğmelerden birini seç.
}
guide-why = { $why ->
    [hits] Kırar: o pul baştan başlar.
    [off] Pul toplar.
    [point] Bir kapı alır: bir arada duran pullar güvendedir ve yol keser.
    [safe] Yalnız kalan pul azalır.
    [runs] Gerideki bir pulu yola çıkarır.
    [past] Son pulların ötekileri geçer: artık hiçbir şey kırılamaz.
    [race] En az israf eden budur.
    [pass] Hiçbir pul oynatılamaz.
    [double] Yeterince öndesin.
    [take] Sürdürecek kadar sık kazanırsın.
    [drop] Çok sık kaybederdin.
    [throw] Katlayacak kadar önde değilsin.
   *[other] En iyi şansı bu verir.
}
character-beginner = Pip
character-casual = Solo
character-steady = Çapa
character-expert = Sur
character-master = Kâhin
