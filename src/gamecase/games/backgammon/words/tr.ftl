### Turkish. Points are numbered from each player's own home.
### point = hane, made point = kapı, checker = pul, bar = orta bar, home = ev, bear off = toplamak, hit = kırmak,
### cube = katlama küpü (küp), double = katlama, doubles = çift, take = kabul etmek, drop = çekilmek, gammon = mars, opening roll = başlama zarı.
### No suffix can be tied to a number or a seat: give it a noun of ours, or none.

game-name = Tavla
game-about = On beş pulunu evine getirip topla, yolda rakibin pullarını kır.
seat-first = Açık renk
seat-second = Koyu renk

## Booklets
booklet-case = Tavla çantası
booklet-case-about = Yalnızca tam sayıyla toplarsın; bütün pulların evindeyken oynamak zorunda değilsin. Bahse oynanırsa küp de vardır.
booklet-best-of = Oyun sayısıyla
booklet-best-of-about = Yalnızca oyunlar sayılır: üç oyunun ikisi ya da beş oyunun üçü. Katlama küpü yoktur.
booklet-small-first = Önce küçük sayı
booklet-small-first-about = Önce küçük sayı oynanır, çift ya tamamen ya hiç, toplamaya da en arkadan başlanır.
booklet-collection = Oyun koleksiyonu
booklet-collection-about = Kenara yeten her sayıyla toplarsın. Rakip, kendi zarını atana dek hatayı bildirebilir.
booklet-tournament = Turnuva
booklet-tournament-about = Bugün oynandığı gibi tavla: puana maçlar ya da bahisli oyunlar, küp ve onun bütün kurallarıyla.
box-says = Kural kitapçığın bunlardan hangisini söylüyor?
box-says-more-than-two = Bir hanede “ikiden fazla” pul varsa hane kapalıdır
box-says-games = Üç oyunda iki ya da beş oyunda üç galibiyete oynanır
box-says-smaller = Küçük sayı her zaman önce oynanır
box-says-correction = Kurallara aykırı hamle bir sonraki atışa kadar bildirilebilir
box-says-nothing = Kitapçığım yok
box-cube_inside = Kutuda katlama küpü var mı?
box-languages = Kaç dilde yazılmış?

## Switches
switch-stake = Neyine oynanıyor?
switch-stake-0 = Yalnızca eğlencesine, küpsüz
switch-stake-1 = Bahis 1, küple
switch-stake-2 = Bahis 2, küple
switch-stake-5 = Bahis 5, küple
switch-stake-10 = Bahis 10, küple
switch-win_triple_needs_none_off = Galibiyet ne zaman üç kat sayılır?
switch-win_triple_needs_none_off-yes = Yalnızca kaybeden hiç pul toplamadıysa
switch-win_triple_needs_none_off-no = Kaybedenin orta barda ya da kazananın evinde pulu varsa her zaman
switch-assisted = Hamlelerin denetlenmesi
switch-assisted-yes = Yalnızca kurallara uygun hamleye izin verir
switch-assisted-no = Gerçek tahtadaki gibi her hamleye izin verir
switch-bearoff_may_pass = Bütün pulların evindeyken
switch-bearoff_may_pass-no = Oynayabildiğin her sayıyı oynamalısın
switch-bearoff_may_pass-yes = Bir sayıyı oynamadan bırakabilirsin
switch-bearoff_six_needs_double_six = 6. haneden toplama
switch-bearoff_six_needs_double_six-no = Her altıyla
switch-bearoff_six_needs_double_six-yes = Yalnızca çift altıyla
switch-bearoff_rule = Pul nasıl toplanır?
switch-bearoff_rule-any-sufficient = Kenara yeten her sayıyla
switch-bearoff_rule-exact-or-highest = Hanesinin sayısıyla; en yüksek haneden daha büyüğüyle de
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
switch-centred_cube-either = İki oyuncu da çevirebilir
switch-centred_cube-holland = Crawford oyunundan sonra, ancak iki oyuncu da ikişer kez atınca
switch-crawford = Crawford oyunu
switch-crawford-yes = Bir oyuncuya bir puan kalınca küpsüz tek oyun
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
switch-automatic_doubles = Başlama zarında aynı sayı
switch-automatic_doubles-0 = Yeniden atılır
switch-automatic_doubles-1 = Bahis en çok bir kez katlanır
switch-automatic_doubles-2 = Bahis en çok iki kez katlanır
switch-automatic_doubles-3 = Bahis en çok üç kez katlanır

## Clauses
clause-aim = Bütün pullarını evine getir, sonra topla. Pulu ilk biten oyuncu kazanır.
clause-setup = İki taraf ayna gibi karşılıklı dizilir. Pulların rakibin evinden çıkar, tahtayı dolaşır ve senin evine gelir.
clause-forward = Pullar yalnızca eve doğru gider, asla geri gitmez.
clause-starter-high = Her oyuncu bir zar atar. Büyük sayıyı atan başlar.
clause-draw-first = Önce başlama zarı atılır. İkisi de aynı sayıyı atarsa yeniden atılır.
clause-first-throw-fresh = Başlayan, ilk hamlesi için iki zarı yeniden atar.
clause-first-throw-drawn = Başlama zarları başlayanın ilk zarıdır; bu yüzden ilk zar hiç çift olmaz.
clause-already-started = Her oyunda başlama zarı bir kez atılır.
clause-throw-first = Oyuncular sırayla oynar. Her sıra iki zar atmakla başlar.
clause-dice-zone = Zarlar, atanın gördüğü yöne göre tahtanın sağ yarısına atılır.
clause-choice-first = Katlayabiliyorsan zar atmadan önce katla.
clause-play-first = Başka bir şeyden önce attığın zarı oyna.
clause-dice-only = Her sayıyla bir pulu o kadar hane ilerletirsin. Aynı pulla birkaç sayıyı art arda oynayabilirsin; pul her birinden sonra bir hanede durur.
clause-no-checker = Yalnızca kendi pullarını oynayabilirsin.
clause-closed-point = Rakibin iki ya da daha çok pulunun durduğu hane kapalıdır: oraya inemezsin, uzun bir hamlenin ortasında bile.
clause-self-hit = Yine de kapalı haneye pul koyarsan pul kırılmış sayılır, orta bara gider ve o sayı kullanılmış olur.
clause-hit = Rakibin tek duran pulunun üstüne gelirsen onu kırarsın: pul orta bara gider. Başka türlü oynayabiliyorsan kırmak zorunda değilsin.
clause-any-order = Sayıları istediğin sırayla oynayabilirsin.
clause-smaller-first = Küçük sayı her zaman büyükten önce oynanır.
clause-smaller-lost = Küçük sayıyı hiçbir pulla oynayamıyorsan o sayı yanar, yalnızca büyük oynanır.
clause-must-move = Oynayabiliyorsan oynamalısın.
clause-use-all = Kuralların izin verdiği kadar çok sayı oynamalısın: bir yolu varsa ikisini de.
clause-use-higher = Sayılardan herhangi birini oynayabiliyor ama ikisini birden oynayamıyorsan büyük olanı oynamalısın.
clause-stop-at-home = Bütün pulların evindeyken oynamak zorunda değilsin: istediğin sayıyı oynamadan bırakabilirsin.
clause-doubles-four = Çift atarsan sayıyı dört kez oynarsın.
clause-partial-double = Çiftin dört adımından oynayabildiğin kadarını oyna; gerisi yanar.
clause-whole-double = Çift, dört adımıyla tamamen oynanır ya da hiç oynanmaz. Son pul daha önce toplanırsa bu da yeter.
clause-enter-first = Önce orta bardaki pul girmelidir: rakibin evinde, zarın uzak kenardan saydığı haneye. Bütün pulların girene dek başka pul oynanamaz.
clause-enter-any = Pul iki sayıdan herhangi biriyle girebilir; giremediği sayı yanar.
clause-smaller-enters = Orta barda pulun varsa ve küçük sayıyla giremiyorsan bütün zarı kaybedersin.
clause-home-first = Bütün pulların evine gelince toplamaya başlayabilirsin. Biri kırılırsa, hepsi yeniden eve gelince sürdürebilirsin.
clause-exact-number = Bir pulu yalnızca hanesinin tam sayısıyla toplayabilirsin.
clause-highest-first = Bir pulu hanesinin sayısıyla, en yüksek hanenden ise daha büyük bir sayıyla da toplayabilirsin.
clause-rear-first = Yalnızca en yüksek hanenden, kenara yeten bir sayıyla toplayabilirsin.
clause-any-sufficient = Her pulu, kenara yeten bir sayıyla toplayabilirsin.
clause-past-band = Rakip senin evinde, bir pulunun önünde kapı tutuyorsa o pulu toplayamazsın.
clause-double-six = 6. haneden yalnızca iki altı atınca toplayabilirsin.
clause-inside-move = Toplamak yerine her zaman evinin içinde oynayabilirsin.
clause-win = Bütün pullarını ilk toplayan oyuncu kazanır.
clause-win-counts-one = Her galibiyet bir sayılır.
clause-win-kinds = Galibiyet tek sayılır. Kaybeden hiç pul toplamadıysa iki kat; üstelik orta barda ya da kazananın evinde pulu varsa üç kat sayılır.
clause-stalled = Üst üste elli sıra hamlesiz geçerse oyun berabere biter.
clause-cube = Küp ortada, 1 değerinde başlar. Her katlama oyunun değerini ikiye katlar.
clause-no-cube = Bu kurallarda küp yalnızca bahse ya da puana oynanırken kullanılır. Yalnızca oyunlar sayılıyorsa küp yoktur.
clause-double-before-throw = Kendi zarından önce katlama önerebilirsin, ama oyunun ilk zarından önce olmaz.
clause-answer-first = Rakip katlamayı kabul eder ya da çekilir ve oyunu kaybeder.
clause-nothing-offered = Yalnızca sana katlama önerildiğinde kabul edebilir ya da çekilebilirsin.
clause-cube-owner = Katlamayı kabul edersen küp senin olur ve bir sonraki katlamayı yalnızca sen yapabilirsin.
clause-cube-limit = Küp üst sınırını aşamaz.
clause-cube-dead = Maçta küp, iki oyuncu için de maçı belirlemeye yetiyorsa artık çevrilmez.
clause-crawford = Bir oyuncuya yalnızca tek puan kalan ilk oyun küpsüz oynanır.
clause-holland = İsteğe bağlı: o oyundan sonra ortadaki küp, ancak iki oyuncu da ikişer kez atınca çevrilebilir.
clause-jacoby = Maç dışında, küp çevrilmediyse iki ve üç kat galibiyet tek sayılır.
clause-beavers = Maç dışında katlamaya, hemen yeniden katlayıp küpü elde tutarak yanıt verebilirsin: buna beaver denir.
clause-no-beaver = Beaver yalnızca beaver için anlaşıldıysa ve yalnızca katlamaya yanıt olarak yapılabilir.
clause-no-raccoon = Raccoon yalnızca raccoon için anlaşıldıysa ve yalnızca beaver’a yanıt olarak yapılabilir.
clause-automatic-doubles = Maç dışında başlama zarında aynı sayı gelirse bahis katlanır, en çok anlaşılan sayı kadar.
clause-match-games = Maçın kaç oyun süreceğini başlamadan kararlaştırın, örneğin üç oyunda iki galibiyet.
clause-match-points = Kararlaştırılan puana ilk ulaşan oyuncu maçı kazanır.
clause-no-resignation = Bu kurallar pes etmenin bedelini söylemez.
clause-resignation = Tek, iki kat ya da üç kat kayıpla pes etmeyi önerebilirsin. Rakip kabul eder ya da reddeder.
clause-answer-resignation = Pes etme önerisi, oyun sürmeden yanıtlanır.
clause-correction = Rakibinden, kurallara aykırı bir hamleyi aynı zarlarla yeniden oynamasını isteyebilirsin.
clause-nothing-wrong = Kurallara uygun hamle geçerlidir.
clause-correct-before-throw = Bunu yalnızca kendi zarını atana dek isteyebilirsin.
clause-one-by-one = Her hamleye izin verilen yerde pullar tek tek oynanır, sonra hamle bitirilir.
clause-no-correction = Bitirilen hamle geçerlidir.

## Why not
refusal-draw-first = Önce başlama zarı atılır.
refusal-already-started = Oyun çoktan başladı.
refusal-throw-first = Önce zar at.
refusal-choice-first = Önce zar at ya da katla.
refusal-play-first = Önce gelen zarı oyna.
refusal-dice-zone = Zarlar tahtanın sağ yarısında durmadı: ikisini de yeniden at.
refusal-forward = { $from }. haneden { $to }. haneye geri gidemezsin. Pullar yalnızca eve doğru gider.
refusal-no-checker = { $place ->
    [bar] Orta barda pulun yok.
   *[point] { $point }. hanede pulun yok.
}
refusal-dice-only = { $count ->
    [0] Oynayacak sayın kalmadı.
    [one] Orası { $distance } hane ötede; kalan sayın { $dice }.
   *[other] Orası { $distance } hane ötede; kalan sayıların { $dice }.
}
refusal-closed-point = { $count ->
    [one] { $point }. hane kapalı: orada rakibin { $count } pulu var.
   *[other] { $point }. hane kapalı: orada rakibin { $count } pulu var.
}
refusal-smaller-first = Önce küçük sayıyı oyna: { $die }, sonra { $larger }.
refusal-smaller-lost = { $die } önce hiçbir pulla oynanamadı, bu yüzden o sayı yandı.
refusal-must-move = { $possible ->
    [one] { $possible } sayı oynayabiliyorsun, öyleyse oynamalısın.
   *[other] { $possible } sayı oynayabiliyorsun, öyleyse oynamalısın.
}
refusal-use-all = { $possible ->
    [one] { $possible } sayı oynayabilirsin; bu { $used } sayı kullanıyor.
   *[other] { $possible } sayı oynayabilirsin; bu yalnızca { $used } sayı kullanıyor. Hepsini kullanan bir yol bul.
}
refusal-use-higher = Yalnızca bir sayı oynayabilirsin, o da büyük olan olmalı: { $die }.
refusal-whole-double = { $possible ->
    [one] Çift tamamen oynanmalı; { $needed } adımdan yalnızca { $possible } tanesi olabiliyor: zar yandı.
   *[other] Çift tamamen oynanmalı; { $needed } adımdan yalnızca { $possible } tanesi olabiliyor: zar yandı.
}
refusal-enter-first = { $count ->
    [one] Orta barda { $count } pulun var: önce onu sok.
   *[other] Orta barda { $count } pulun var: önce onları sok.
}
refusal-smaller-enters = { $die } ile pulun giremez, çünkü { $point }. hane kapalı: bütün zar yandı.
refusal-home-first = { $count ->
    [one] Henüz toplayamazsın: { $count } pulun evde değil.
   *[other] Henüz toplayamazsın: { $count } pulun evde değil.
}
refusal-exact-number = { $point }. haneden yalnızca { $point } ile toplayabilirsin; kalan zarın { $dice }.
refusal-highest-first = { $point }. haneden büyük sayıyla ancak arkasında pulun yoksa toplayabilirsin; { $highest }. hanede hâlâ pulun var.
refusal-rear-first = Önce arkadakileri topla: { $highest }. hanede hâlâ pulun var.
refusal-past-band = { $count ->
    [one] { $point }. haneden toplayamazsın: önünde, { $band }. hanede, rakibin { $count } pulu var.
   *[other] { $point }. haneden toplayamazsın: önünde, { $band }. hanede, rakibin { $count } pulu var.
}
refusal-double-six = 6. haneden yalnızca iki altıyla toplayabilirsin; attığın zar { $dice }.
refusal-no-cube = Bu oyunda küp yok.
refusal-double-before-throw = Yalnızca kendi zarından önce katlayabilirsin; oyunun ilk zarından önce olmaz.
refusal-answer-first = Önce katlamaya yanıt ver ({ $value }): kabul et ya da çekil.
refusal-nothing-offered = Yanıtlanacak bir öneri yok.
refusal-cube-owner = Küp rakipte, değeri { $value }.
refusal-cube-limit = Küpün değeri { $value }; daha yukarı çıkamaz.
refusal-cube-dead = { $needed ->
    [one] Küpün değeri { $value }, maçı bitirmeye zaten yeter: kimseye { $needed } puandan fazlası gerekmiyor.
   *[other] Küpün değeri { $value }, maçı bitirmeye zaten yeter: kimseye { $needed } puandan fazlası gerekmiyor.
}
refusal-crawford = Bu, { $number } puanlık maçın Crawford oyunu: katlayamazsın.
refusal-holland = { $throws ->
    [one] Crawford oyunundan sonra iki oyuncu da ikişer kez atmadan katlanmaz; şimdiye dek { $throws } kez atıldı.
   *[other] Crawford oyunundan sonra iki oyuncu da ikişer kez atmadan katlanmaz; şimdiye dek { $throws } kez atıldı.
}
refusal-no-beaver = Burada beaver yapamazsın.
refusal-no-raccoon = Burada raccoon yapamazsın.
refusal-no-resignation = Bu kurallarda tek, iki kat ya da üç kat pes etme yoktur.
refusal-answer-resignation = Önce pes etme önerisini kabul et ya da reddet.
refusal-one-by-one = Burada pulları tek tek oyna.
refusal-no-correction = Bitirilen hamle geçerlidir.
refusal-correct-before-throw = Hatayı yalnızca kendi zarını atmadan bildirebilirsin.
refusal-nothing-wrong = O hamle kurallara uygundu.

## How it ended
outcome-single = { $points ->
    [one] { $seat } son pulunu topladı ve { $points } puan kazandı.
   *[other] { $seat } son pulunu topladı ve { $points } puan kazandı.
}
outcome-double = { $points ->
    [one] { $seat } iki kat kazandı, { $points } puan: rakip hiç pul toplamadı.
   *[other] { $seat } iki kat kazandı, { $points } puan: rakip hiç pul toplamadı.
}
outcome-triple = { $points ->
    [one] { $seat } üç kat kazandı, { $points } puan: rakibin orta barda ya da kazananın evinde hâlâ pulu var.
   *[other] { $seat } üç kat kazandı, { $points } puan: rakibin orta barda ya da kazananın evinde hâlâ pulu var.
}
outcome-gammon = { $points ->
    [one] { $seat } mars yaptı, { $points } puan: rakip hiç pul toplamadı.
   *[other] { $seat } mars yaptı, { $points } puan: rakip hiç pul toplamadı.
}
outcome-backgammon = { $points ->
    [one] { $seat } katmerli mars yaptı, { $points } puan: rakibin orta barda ya da kazananın evinde hâlâ pulu var.
   *[other] { $seat } katmerli mars yaptı, { $points } puan: rakibin orta barda ya da kazananın evinde hâlâ pulu var.
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
level-beginner-about = Gördüğü ilk hamleyi oynar ve pullarını kırılmaya açık bırakır.
level-casual = Amatör
level-casual-about = Pullarını bir arada tutar, kırabildiğinde kırar.
level-steady = Sağlam
level-steady-about = Kapı alır, yarışı hesaplar ve iyice öndeyken katlar.
level-expert = Uzman
level-expert-about = Bir zar ilerisini görür ve pek az hata yapar.
level-master = Usta
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
    [first] Açık rengin pulları şu hanelerde: { $points }.
   *[second] Koyu rengin pulları şu hanelerde: { $points }.
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
scene-due-draw = Kimin başlayacağını görmek için iki oyuncu da birer zar atar.
scene-due-choice = { $seat ->
    [first] Sıra açık renkte, zardan önce.
   *[second] Sıra koyu renkte, zardan önce.
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
    [first] Açık renge katlama önerildi: { $value }. Kabul ya da çekilme.
   *[second] Koyu renge katlama önerildi: { $value }. Kabul ya da çekilme.
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
act-check = Kurallara uygun muydu?
act-done = Hamleyi bitir
act-resign = { $kind ->
    [1] Pes et: tek kayıp
    [2] Pes et: iki kat kayıp
   *[3] Pes et: üç kat kayıp
}
act-stop = Hamleyi burada bitir
act-pass = Oynama
act-no-move = Hamle yok: sırayı bitir
act-forced = Zorunlu: { $play }

## What happened
told-start = { $seat ->
    [first] Başlama zarı: açık renk { $first }, koyu renk { $second }. Açık renk başlar.
    [second] Başlama zarı: açık renk { $first }, koyu renk { $second }. Koyu renk başlar.
   *[nobody] Başlama zarı: ikisi de { $first }. Yeniden atılır.
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
    [first] Açık renk: { $play }, kapalı haneye; pul orta bara gider
   *[second] Koyu renk: { $play }, kapalı haneye; pul orta bara gider
}
told-no-move = { $seat ->
    [first] Açık renk oynayamıyor
   *[second] Koyu renk oynayamıyor
}
told-pass = { $seat ->
    [first] Açık renk oynamadı
   *[second] Koyu renk oynamadı
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
chapter-setup = Amaç ve yön
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
lesson-closed-task = Çift beş attın. Arkadaki pulların geçemiyor: 13. ve 8. hanendeki pullarla 3. hanende kapı al.
lesson-closed-done = Rakibin iki ya da daha çok pulunun durduğu haneye inemezsin.
lesson-enter = Orta bardan giriş
lesson-enter-task = 6 ve 4 attın, bir pulun da orta barda. Önce onu sok, sonra arkadaki öteki pulunla devam et.
lesson-enter-done = Orta bardaki pul, başka her şeyden önce girer.
lesson-use-both = Ya biri ya öteki
lesson-use-both-task = 6 ve 5 attın. Herhangi birini oynayabilirsin, ama ikisini birden oynayamazsın. Oynaman gerekeni oyna.
lesson-use-both-done = İki sayıdan yalnızca birini oynayabiliyorsan, o büyük olan olmalıdır.
lesson-doubles = Çift
lesson-doubles-task = Çift üç attın, yani dört kez oynarsın. 5. ve 3. hanende kapı al.
lesson-doubles-done = Çift atınca sayıyı dört kez oynarsın.
lesson-bear-off = Pul toplamak
lesson-bear-off-task = Bütün pulların evinde. 5 ve 2 attın: iki pul topla.
lesson-bear-off-done = Her sayıyla, o sayının hanesinden bir pul toplarsın.
lesson-bear-off-high = Fazla büyük bir zar
lesson-bear-off-high-task = 6 ve 4 attın, ama o kadar arkada pulun yok. Yine de iki pul topla.
lesson-bear-off-high-done = En yüksek hanenden büyük bir sayıyla o haneden bir pul toplarsın.
lesson-double = Katlama küpü
lesson-double-task = Açık ara öndesin. Zar atmadan önce katla.
lesson-double-done = Rakip kabul eder ve iki katına oynar ya da çekilir ve ortadaki değeri kaybeder.

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
    [wins] %{ $best } yerine %{ $played } olasılıkla kazanır.
    [gammons-won] %{ $best } yerine %{ $played } olasılıkla iki kat kazanır.
   *[gammons-lost] %{ $best } yerine %{ $played } olasılıkla iki kat kaybeder.
}
mistake-cube = { $why ->
    [too-early] Katlama çok erken geldi.
    [too-good] Katlamak için fazla iyi: oynamaya devam etmek daha değerli.
    [double] Burası katlama zamanıydı.
    [take] Burada kabul etmek gerekir.
    [drop] Burada çekilmek gerekir.
   *[beaver] Doğru yanıt beaver’dı.
}
tally-errors = Kararlar: { $decisions }. Kaybedilen: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } puan, hata oranı { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (karar başına binde bir puan).
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
    [bar] Orta barda bir pulun var: her şeyden önce onu sok.
    [off] Bütün pulların evinde: topla.
    [move] İki sayıyla da pullarını eve getir. Bir hanede iki ya da daha çok pul güvendedir.
    [race] Artık hiçbir pul kırılamaz: hepsini olabildiğince çabuk eve getir, sonra topla.
   *[other] Tahtanın altındaki düğmelerden birini seç.
}
guide-why = { $why ->
    [hits] Bir pul kırarsın: o pul orta bardan yeniden başlar.
    [off] Pul toplarsın.
    [point] Bir kapı alırsın: bir arada duran pullar güvendedir ve rakibin yolunu keser.
    [safe] Daha az pulunu yalnız bırakırsın.
    [runs] Gerideki bir pulu yola çıkarırsın.
    [past] Son pulların rakibinkileri geçer: artık hiçbir pul kırılamaz.
    [race] En az israf eden budur.
    [pass] Oynayamıyorsun.
    [double] Katlayacak kadar öndesin.
    [take] Sürdürecek kadar sık kazanırsın.
    [drop] Çok sık kaybederdin.
    [throw] Katlayacak kadar önde değilsin.
   *[other] Sana en iyi şansı bu verir.
}
character-beginner = Pip
character-casual = Solo
character-steady = Çapa
character-expert = Sur
character-master = Kâhin
clause-fifteen = Her oyuncunun on beş pulu vardır.
clause-three-checkers = Her oyuncunun üç pulu vardır.
clause-jump = Pulların giderken kapalı haneler dahil, başka her pulun üzerinden geçebilir.
clause-white-starts = Açık renk pullarla (beyaz) kimin, koyu renk pullarla kimin oynayacağını zar belirler. Beyaz başlar.
clause-higher-takes-white = Her oyuncu bir zar atar. Büyük atan beyazı alır.
clause-dice-flat = Orada düz durmayan zarlar geçersizdir: ikisi de yeniden atılır.
clause-call-first = Hata bildirmek istiyorsan bunu zar atmadan önce yap.
clause-closed-by-three = Rakibin üç ya da daha çok pulunun bulunduğu hane kapalıdır: oraya inemezsin, yol üstünde bile. İki pulun bulunduğu hanede iki oyuncu da durabilir; yalnızca tek duran pul kırılır.
clause-bridge = Yan yana birkaç kapalı hane bir köprü oluşturur. Pul bunu ancak ötesine yeten bir sayıyla geçer.
clause-several-hits = Bir hamlede birkaç pul kırabilirsin; çift zarla dörde kadar.
clause-stacking = Bir hanede istediğin kadar pulun durabilir.
clause-no-pass = Pul toplarken, dilersen evinin içinde oynar, dilersen toplarsın. Ama bir sayıyı kullanabiliyorsan kullanmak zorundasın.
clause-may-leave-unused = Bütün pulların evindeyse bir sayıyı oynamadan bırakabilirsin.
clause-any-six = 6. haneden herhangi bir altıyla toplayabilirsin.
clause-win-kinds-far-back = Galibiyet tek sayılır. Kaybeden hiç pul toplamadıysa iki kat; başka pullar toplamış olsa bile orta barda ya da kazananın evinde pulu varsa üç kat sayılır.
clause-win-kinds-single = Galibiyet tek sayılır. Kaybeden hiç pul toplamadıysa ve orta barda ya da kazananın evinde pulu varsa üç kat sayılır.
clause-win-kinds-letter = Kaybedenin bütün pulları hâlâ tahtada olsa bile galibiyet tek sayılır. Bunlardan biri orta barda ya da kazananın evindeyse üç kat sayılır.
clause-win-named = Kaybeden pul topladıysa galibiyet tektir; hiç toplamadıysa mars, üstelik orta barda ya da kazananın evinde pulu varsa katmerli marstır.
clause-win-values = Mars iki kat, katmerli mars üç kat sayılır.
clause-without-cube = Bu oyunda katlama küpü yoktur.
clause-cube-single-game = Oyunların sayıldığı bir maçta her oyun bir sayılır ve küp yoktur.
clause-cube-faces = İlk katlama küpü 2 yapar. Kabul eden oyuncu sonra 4, ardından öbür oyuncu 8 yapabilir; sırayla böyle sürer.
clause-drop-price = Çekilirsen, katlamadan önce oyun ne değerdeyse onu tek kayıp olarak kaybedersin.
clause-cube-times-kind = Küp, galibiyet türünün değerini çarpar: küp 8 iken üç kat galibiyet 24 sayılır.
clause-nothing-resigned = Ancak rakibin pes etmeyi önerdiyse kabul edebilir ya da reddedebilirsin.
refusal-call-first = Önce zar at ya da hatayı bildir.
refusal-closed-by-three = { $count ->
    [one] { $point }. hane kapalı: rakibin orada { $count } pulu var.
   *[other] { $point }. hane kapalı: rakibin orada { $count } pulu var.
}
refusal-without-cube = Bu oyunda küp yok.
refusal-cube-single-game = Oyunların sayıldığı bir maçta küp yoktur.
refusal-nothing-resigned = Kimse pes etmeyi önermedi.
told-start-white = Başlama zarı: { $high } ve { $low }. Büyük atan açık renkle oynar ve başlar.
told-start-tie = Başlama zarı: { $high } ve { $low }. Yeniden atılır.
scene-point-shared = { $point }. hane: açık renk { $first }, koyu renk { $second }
switch-block_min = Bir hane ne zaman kapalıdır?
switch-block_min-2 = Rakibin iki pulu kapatır
switch-block_min-3 = Yalnızca üç ya da daha çok pul kapatır
switch-win_none_off = Kaybeden hiç pul toplamadıysa?
switch-win_none_off-double = Galibiyet iki kat sayılır
switch-win_none_off-single = Galibiyet tek sayılır
switch-stake-note = Küp tek oyunlar içindir: üç ya da daha çok oyunluk bir maçta bahis ne olursa olsun her oyun bir sayılır.
box-says-more-than-two-note = Bu cümleye göre iki pullu bir hane ne açık ne kapalı olurdu; bu yüzden kitapçığın bazı dillerinin dediği gibi iki pulun haneyi kapattığını kabul ediyoruz. Üç yapabilirsin: “Tam kitapçıktaki gibi” bunu yapar.
box-says-games-note = Aynı kutunun Almanca sayfası başka bir oyundur: onun için “{ box-says-smaller }” seçeneğini seç.
box-says-smaller-note = Bu, o kutunun Almanca sayfasıdır. Öteki diller başka bir oyun anlatır: onun için “{ box-says-games }” seçeneğini seç.
box-says-correction-note = Hata ancak serbest oynanan bir oyunda bildirilebilir; normalde yalnızca doğru hamleler yapılabilir.
origin-setup = Resim olarak basılı.
origin-case-white-starts = Yunanca metinde beyazın başladığı yazmıyor.
origin-higher-takes-white = Kitapçıklar beyazı kimin aldığını söylemiyor. Her yerde olduğu gibi büyük atan alır.
origin-draw-first = Eşit sayılar hakkında bir şey yazmıyor; karar veremeyecekleri için yeniden atılır.
origin-collection-draw-first = Eşit sayılar farklı çıkana kadar yeniden atılır.
origin-tournament-draw-first = Eşit sayılar yeniden atılır.
origin-best-of-first-throw-fresh = Kitapçık yalnızca kimin önce oynadığını ve zarların sırayla atıldığını söylüyor; bu yüzden başlayan iki zarı da atar.
origin-collection-dice-flat = Kitapçık yalnızca zarın nereye atılacağını söylüyor.
origin-case-closed-point = Çoğu dil “ikiden çok” diyor ama yalnızca tek pul kırılıyor; o zaman iki pullu hane ne açık ne kapalı olurdu. İtalyanca ve Estonca iki ya da daha çok diyor, İngilizce ikisini de. Biz iki pulla oynuyoruz. Harfi harfine hâli bir ayardır.
origin-case-closed-by-three = Harfi harfine: “ikiden çok” pul haneyi kapatır ve yalnızca tek pul kırılır; iki pulda hane paylaşılır.
origin-best-of-closed-point = İngilizce, Fransızca ve İtalyanca böyle diyor. İspanyolca, Portekizce ve Lehçe bunu yalnızca orta bardan giriş için söylüyor.
origin-collection-closed-point = İngilizce, İtalyanca, Danca ve Rusça metinler, yol üstünde tek bir rakip pul seni durdurmaya yetermiş gibi okunuyor. Almanca, Fransızca ve İspanyolca açık: iki ya da daha çok.
origin-case-self-hit = Çekçe, Slovakça ve Macarca metinlerde bu kural kaybolmuş, pulun nasıl kırıldığı yineleniyor.
origin-case-hit = Bazı diller rakip pulun tek durması gerektiğini söylemeyi unutuyor.
origin-best-of-hit = Lehçe metin rakip pulun tek durması gerektiğini söylemeyi unutuyor.
origin-case-stacking = Kitapçıklar bir sınır koymuyor.
origin-several-hits = Kitapçık bir şey demiyor; her kırma yukarıdaki kuraldan çıkar.
origin-small-first-several-hits = Üç uzaklıktan birinde pul kıran zar örneğinden çıkar.
origin-case-several-hits = Türkçe metin düşeşten söz ediyor; kastedilen herhangi bir çift.
origin-case-must-move = Almanca ve çoğu dildeki gibi oynanır. Fransızcada kırmak zorunlu; Rusça, Ukraynaca ve Türkçe kuralı ters çeviriyor; Macarcada bir olumsuzluk eki kaybolmuş.
origin-best-of-must-move = Kitapçık bunu genel olarak söylemiyor; büyük sayı kuralı bunu varsayıyor.
origin-best-of-use-all = Kitapçık bunu söylemiyor; büyük sayı kuralı bunu varsayıyor.
origin-small-first-use-all = Kitapçık bunu söylemiyor; alışıldığı gibi oynanır.
origin-best-of-use-higher = Fransızca ve Lehçe, yalnızca bir sayıyı kullanmayı seçebilirmişsin gibi okunuyor; asıl metin olan İspanyolca öyle değil.
origin-case-use-higher = Hırvatça metin bir sayı yerine bir puldan söz ediyor.
origin-case-stop-at-home = Bazı dillerde zorunluluk, herhangi bir oyuncunun pulları evindeyken biter; Arapçada herkesinki evindeyken. Biz şöyle oynuyoruz: kendi pulların.
origin-no-pass = Metin, toplamanın zorunlu olmadığını, öbür hamlenin de zorunlu olmadığını söylüyor. Hemen ardından yine alışılmış kurallar geldiği için bunu ikisi arasında serbest seçim diye okuyoruz. Bir sayıyı oynamadan bırakmak bir ayardır.
origin-may-leave-unused = Harfi harfine: ne toplamak ne başka bir hamle zorunlu. Lehçe metinde bunun yalnızca yarısı var.
origin-case-doubles-four = Bazı diller zarın bütününü dörtle çarpıyor ya da dört zardan söz ediyor. Aynı metindeki örnek dört ayrı hamle gösteriyor.
origin-best-of-doubles-four = İngilizce örnek ikinci bir örneğe karışıyor; kastedilen dört hamle.
origin-best-of-partial-double = Kitapçık bir şey demiyor; alışıldığı gibi oynanır.
origin-collection-partial-double = Kitapçık bir şey demiyor; oynama zorunluluğundan çıkar.
origin-case-partial-double = Türkçe metin yapılabilen hamleleri geri alıyor, Arapça seçime bırakıyor; ötekilerin hepsinde zorunlu.
origin-whole-double = Örnekte iki hamlesi yapılabilen bir çift kaybediliyor. Üç hamle için de böyle okuyoruz.
origin-case-enter-first = Kitapçıklar yalnızca önce bütün pulların geri döndüğünü söylüyor. Nereye ve nasıl, alışıldığı gibi.
origin-best-of-enter-first = Fransızca metin bunu girebilmeye bağlıyor; ötekiler bağlamıyor.
origin-case-enter-any = Kitapçıklar söylemiyor; alışıldığı gibi.
origin-smaller-lost = Kitapçık zarın tümünü yalnızca orta barda pulu olandan alıyor. Bunu genişletmiyoruz: büyük sayı tek başına oynanır.
origin-case-home-first = Çekçe, Slovakça, Slovence ve Arapça, pul kırılınca zar atmayı durduruyor; Hırvatça başlangıç dizilişine topluyor. Kastedilen, tahtadan toplamak.
origin-case-exact-number = İsveççe metin “çift” sayı istiyor, Türkçe metinde “tam” sözü yok. Ötekilerin hepsinde tam sayı.
origin-best-of-highest-first = Portekizce metin her zaman en arkadaki pulu alıyor; ötekiler buna yalnızca izin veriyor.
origin-best-of-inside-move = Fransızca örnek yanlış haneye gidiyor.
origin-collection-any-sufficient = Fransızca metin sayının kenarın “hemen ötesine” varmasını, yani tam olmasını istiyor. Öteki dokuz dil yalnızca yetmesini istiyor ve arkadaki pullardan söz etmiyor.
origin-collection-highest-first = Kitapçıkta yok: oyuncuların anlaştığı, bugünün alışılmış kuralı.
origin-rear-first = Sıra kitapçıkta yazıyor; sayının haneden büyük olabileceği, kenarın aşılmasından çıkıyor.
origin-any-six = Almanca metin iki altı atılmasını istiyor; bu kendi toplama kuralıyla çelişiyor ve baskı hatası gibi duruyor. Biz herhangi bir altıyla oynuyoruz. Harfi harfine hâli bir ayardır.
origin-double-six = Almanca metnin harfi harfine hâli.
origin-case-win = Yunanca metin önce evine ilk varan oyuncuyu, Arapça toplamaya ilk başlayanı anıyor. Sonra ikisi de ötekilerle birleşiyor.
origin-case-win-kinds = Üç kat galibiyet için kitapçıklar yalnızca orta barda ya da kazananın evinde bir pul istiyor. O zaman pul toplamış bir kaybeden hem tek hem üç kat kaybetmiş olurdu; biz hiç pul toplanmamış olmasını istiyoruz. Harfi harfine hâli bir ayardır. Danca metin iki kat galibiyeti tek galibiyet gibi tanımlıyor.
origin-case-win-kinds-far-back = Harfi harfine: kitapçıklar hiç pul toplanmamış olmasını istemiyor.
origin-small-first-win-kinds = Metinden bir satır kaybolmuş: üç tür vaat ediyor ve bütün pulları tahtada olan kaybedene karşı galibiyeti tek sayıyor; oysa her yerde iki kattır. Öteki kitapçıklardan tamamlıyoruz. Harfi harfine hâli bir ayardır.
origin-small-first-win-kinds-far-back = Yarısı harfi harfine: üç kat galibiyet basıldığı gibi, iki kat galibiyet öteki kitapçıklardan.
origin-small-first-win-kinds-single = Yarısı harfi harfine: basıldığı gibi iki kat galibiyet yok, üç kat galibiyet hiç pul toplanmamışsa.
origin-small-first-win-kinds-letter = Bir satırı kaybolmuş metinden geriye kalan bu.
origin-win-values = Kitapçık marsı ve katmerli marsı anıyor ama sayı vermiyor.
origin-stalled = Bizim kuralımız: yoksa oyun hiç bitmezdi. Berabere biten oyun maçın oyunlarından sayılır, bu yüzden üç oyunluk bir maç eşit bitebilir.
origin-without-cube = Kitapçıkta küpten söz edilmiyor.
origin-collection-without-cube = Kitapçık küp diye bir şey olduğunu söylüyor ve onu kullanmıyor.
origin-case-cube = Bir kitapçıkta Almanca, ötekinde beş dil “dört katına” diyor, oysa aynı metin sekize kadar gidiyor. Kastedilen çarpmak. Küpün ortada 1 değerinde başladığı yazmıyor.
origin-case-cube-faces = Hırvatça metinde 6 yazan bir yüz var; Portekizce ve Hırvatça küpü atıyor. Küp çevrilir.
origin-case-double-before-throw = Hırvatça metin yalnızca ilk zardan önce, İsveççe her zaman izin veriyor. Ötekiler: oyun başladıktan sonra, kendi zarından önce.
origin-case-drop-price = Yazmıyor; alışıldığı gibi.
origin-case-cube-limit = Yüzleri sayan Hırvatça dışında yazmıyor. Bir küpün yüzleri 64’e kadar gider.
origin-case-cube-times-kind = Küp 8 iken üç kat galibiyet için yazıyor. Bunu örnek diye okuyoruz. İsveççe metin bahsi sekiz kez katlıyor, Arapça zarları çarpıyor.
origin-case-cube-single-game = Kitapçıklarda maç yok.
origin-one-by-one = Bizim kuralımız: yardımsız oyun böyle yürür.
origin-collection-correction = İngilizce metne göre hak “sonraki” zarla biter; kastedilen kendi zarın.
written-no-move = hamle yok
written-double = Katlıyor: { $value }
written-take = Kabul ediyor
written-drop = Çekiliyor
written-beaver = Beaver: { $value }
written-raccoon = Raccoon: { $value }
written-accept = Kabul ediyor
written-decline = Reddediyor
written-correct = Hatayı bildiriyor
written-check = Soruyor
written-resigning = { $kind ->
    [1] Tek kayıp öneriyor
    [2] İki kat kayıp öneriyor
   *[3] Üç kat kayıp öneriyor
}
standing = { $pips ->
    [one] { $pips } hane kaldı
   *[other] { $pips } hane kaldı
}
origin-collection-throw-first = Felemenkçe metin başlangıçtan sonra üç zardan söz eder; iki zar kastedilir.
task-roll = Sıra sende: zarları at.
task-roll-or-double = Sıra sende: zarları at ya da katla.
task-move = Sıra sende: bir pul oyna.
task-end = Sıra sende: başka hamlen yok.
task-double = Rakip katlıyor: kabul mü edeceksin, çekilecek misin?
task-resignation = Rakip pes etmek istiyor: kabul ediyor musun?
tally-pr = PR (performans puanı): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Büyükusta
level-grandmaster-about = Karar vermeden önce her seçeneği yüzlerce kez sonuna kadar oynar. Birkaç saniye sürer.
character-grandmaster = Zirve
editor-dice = Zarlar
editor-dice-none = Henüz atılmadı
editor-dice-double = Katlama önerildi
editor-cube = Küp
editor-cube-owner = Küpün sahibi
editor-cube-centre = Ortada
editor-length = Maçın uzunluğu, puan (0 = maç değil, bahis)
editor-score = { $seat ->
    [first] Açık rengin puanı
   *[second] Koyu rengin puanı
}
editor-crawford = Crawford oyunu
refusal-editor-many = { $seat ->
    [first] Açık rengin tahtada { $count } pulu var; en çok { $total } olabilir.
   *[second] Koyu rengin tahtada { $count } pulu var; en çok { $total } olabilir.
}
refusal-editor-off = { $seat ->
    [first] Açık rengin tahtada pulu yok; oyun bitmiş.
   *[second] Koyu rengin tahtada pulu yok; oyun bitmiş.
}
study-checker = Pul hamleleri
study-double = Katlamalar
study-take = Katlamaya yanıtlar
position-contact = Temaslı
position-race = Yarış
position-bearoff = Toplama
position-blitz = Blitz
position-prime = Prime
position-holding = Tutma oyunu
position-backgame = Arka oyun

## Drills

drill-pip-count = Hane sayımı
drill-pip-count-about = Her iki tarafın gidecek kaç hanesi olduğunu say.
drill-pip-count-task = Her iki tarafın gidecek kaç hanesi var?
drill-pips-of = { $seat ->
    [first] Açık renk
   *[second] Koyu renk
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Açık renk: { $terms } = { $total }
   *[second] Koyu renk: { $terms } = { $total }
}
drill-opening-play = Açılış hamleleri
drill-opening-play-about = Oyunun ilk zarlarını ve onlara verilen yanıtları oyna.
drill-opening-play-task = Başlama zarın: { $dice }. Ne oynarsın?
drill-opening-play-reply-task = Rakibin başlama zarı { $dice }, oynadığı hamle { $play }. Senin zarın { $reply }.
drill-opening-play-close = En iyi hamle kadar iyi: aradaki fark önemsenmeyecek kadar küçük.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Küp kararları
drill-cube-action-about = Katlamalı mısın, rakip kabul etmeli mi?
drill-cube-action-task = Bahisli bir oyunda zar atmak üzeresin ve küp ortada. Doğru küp kararları hangileri?
drill-cube-action-match-task = Zar atmak üzeresin ve küp ortada. Maçı kazanmak için sana { $ours } puan, rakibe { $theirs } puan gerekiyor. Doğru küp kararları hangileri?
drill-cube = { $action ->
    [no-double] Katlama yok
    [double-take] Katla, kabul
    [double-drop] Katla, çekil
   *[too-good] Katlamak için fazla iyi
}
drill-cube-why = { $action ->
    [no-double] Küp ortadayken zar atmak, kabul edilen bir katlamadan daha değerli.
    [double-take] Katlamak zar atmaktan daha değerli; rakip de kabul ederse çekilmeye göre daha az kaybeder.
    [double-drop] Rakip kabul ederse çekilmeye göre daha çok kaybeder; öyleyse katla ve hemen kazan.
   *[too-good] Rakip çekilirdi; mars için oynamayı sürdürmek ise bundan daha değerli.
}
drill-cube-values = Puan olarak değeri: katlamadan { $none }; katlama ve kabul { $take }; katlama ve çekilme { $drop }.
drill-cube-chances = Kazanma: oyunların %{ $win } kadarı, mars: %{ $gammon }.
drill-take-point = Kabul sınırları
drill-take-point-about = Bu skorda bir katlamayı kabul etmek için şansın ne kadar iyi olmalı?
drill-take-point-task = Maçı kazanmak için sana { $ours } puan, rakibe { $theirs } puan gerekiyor. Sana katlama önerildi, küpün değeri { $cube } olacak. Mars hesaba katılmazsa ve küp bir daha çevrilmezse, oyunu kazanma olasılığın en az kaç olmalı ki kabul edesin?
drill-take-point-chances = Maçı kazanma olasılığın: çekilirsen %{ $dropped }, kabul edip kaybedersen %{ $lost }, kabul edip kazanırsan %{ $won }.
drill-take-point-why = Riskin { $risk }, kazancın { $gain }: oyunları kazanma oranın en az { $risk } ÷ ({ $risk } + { $gain }) ise buna değer.
drill-percent = Yüzde
drill-percent-answer = %{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }
drill-race-chance = Kazanma olasılığı
drill-race-chance-about = Pul toplama yarışını ne sıklıkla kazanacağını tahmin et.
drill-race-chance-task = Zar atmak üzeresin. Bu yarışı ne sıklıkla kazanırsın?
drill-race-chance-why = Senin gidecek { $ours } hanen, { $our-checkers } pulun kaldı. Rakibin gidecek { $theirs } hanesi, { $their-checkers } pulu kaldı. 6 yüzde puanına kadar sapma doğru sayılır.
drill-race-win = Yarışların %{ $win } kadarını kazanırsın.
drill-race-cube = Yarışta küp
drill-race-cube-about = Yarışın son zarları: katlamak mı, zar atmayı sürdürmek mi?
drill-bearoff-play = Toplama
drill-bearoff-play-about = Yarışı en sık kazandıran hamleyi bul.
drill-bearoff-play-task = Attığın zar: { $dice }. Hangi hamle en sık kazandırır?
drill-bearoff-play-why = Her hamlenin ne sıklıkla kazandırdığı, kesin hesapla.
drill-win-percent = %{ NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }
opening-book-roll = Zar
