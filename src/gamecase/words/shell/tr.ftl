### The words of the case itself, in Turkish. The source is en.ftl.
### case = çanta, table = masa, booklet = kitapçık, record = kayıt, chair = yer, lot = kura.
### No suffix can be tied to a name or a seat: give it a noun of ours, or none.

## The case
app-name = Gamecase
app-tagline = Geleneksel kutu oyunları, senin kutundaki kurallarla
skip-to-content = İçeriğe geç
nav-home = Oyun çantası
nav-settings = Ayarlar
home-title = Çantayı aç
home-lead = Bir oyun çıkar ve oyna: bilgisayara karşı, aynı ekranda bir arkadaşınla ya da uzaktaki bir arkadaşınla.
home-open = Açık masalar
home-table-against = { $game }: { $others } ile
home-state-yours = Sıra sende
home-state-open = Sürüyor
home-state-waiting = Oyuncu bekleniyor
home-state-over = Bitti
footer-free = Özgür yazılım: oyna, barındır, değiştir
footer-fair = Herkesin denetleyebileceği zarlar

## Settings
settings-language = Dil
settings-theme = Görünüm
settings-theme-auto = Cihazımdaki gibi
settings-theme-light = Açık
settings-theme-dark = Koyu
settings-theme-contrast = Yüksek kontrast
settings-theme-clear = Renk körlüğüne uygun
settings-save = Uygula

## Laying a table
new-title = { $game } oyna
new-booklet-clauses = Kuralları göster
box-find = Kendi kutuna göre bul
box-unsure = Bilmiyorum
box-none = Hiçbir kitapçık bunların hepsine uymuyor: işte hepsi.
new-opponent = Kiminle?
new-player = { $number }. oyuncu
new-against-here = Buradaki arkadaşım
new-against-away-about = Göndereceğin bir bağlantı alırsın.
new-against-anyone-about = Masan, biri oturana kadar ana sayfada görünür.
new-level = Ne kadar güçlü?
new-you = Sen
new-name = Adın
new-name-hint = Başkalarının göreceği ad; boş bırakabilirsin.
new-words = Zarlar için kendi kelimelerin
new-words-hint = Her zar atışına ve her kuraya karışır; boş bırakırsan cihazın kendisi uydurur.
new-friend-name = Arkadaşının adı
new-starts = Kim başlasın?
new-starts-lot = Kura ile
new-starts-me = Ben
new-starts-other = Rakip
new-side = Hangi tarafı alıyorsun?
new-match = Maç uzunluğu
new-match-best-of-1 = Tek oyun
new-match-best-of = { $number } oyun üzerinden
new-match-first-to = { $number ->
    [one] { $number } puana ulaşan kazanır
   *[other] { $number } puana ulaşan kazanır
}
new-match-open = Dilediğin kadar oyun
new-dice = Hangi zarlar?
new-dice-verifiable = Uygulama atar; sonra herkes denetleyebilir
new-dice-manual = Gerçek zar atar, sonucu gireriz
new-clock = Düşünme süresi
new-clock-none = Saatsiz
new-clock-fischer = { $minutes } dk + hamle başına { $seconds } sn
new-clock-delay = Hamle başına { $seconds } sn serbest, puan başına { $minutes } dk yedek
new-clock-days = { $days ->
    [one] Hamle başına { $days } gün
   *[other] Hamle başına { $days } gün
}

## An invitation
join-title = { $game } oyununa davetlisin
join-by = { $name } seni oyuna davet ediyor.
join-by-somebody = Biri seni oyuna davet ediyor.
join-sit = Masaya otur
join-watch = Yalnızca izle

## The table
table-board = Tahta
table-moves = Hamleler
table-players = Oyuncular
table-position = Konumun sözlü anlatımı
table-dice = Zarlar
table-dice-pledge = Oyundan önce mühürlendi (sırrın SHA-256 özeti)
table-dice-secret = Oyundan sonra açılan sır
table-dice-words = Oyuncuların kelimeleri
table-dice-explained = Zarlar oyundan önce mühürlenir: sırları belirlenir, yalnızca bu sırrın parmak izi gösterilir. Oyun bitince sır açılır ve herkes her atışın ondan çıktığını denetleyebilir.
table-record = Kaydı indir
table-takeback = Hamleyi geri al
table-hint = İpucu
table-hint-told = Ben şunu oynardım: { $told }
table-guided = Her sıramda bana yardım et
table-type = Hamle yaz
table-type-play = Oyna
table-past = Daha önceki bir konuma bakıyorsun.
table-now = Şimdiye dön
table-replay = Son atış yeniden, yavaşça
table-sight = Nişan çizgisi
table-undo = Bir adım geri
table-turn = Tahtayı çevir
table-look = Tahtanın duruşu
table-confirm = Her hamleyi onayla
table-draw = Beraberlik öner
table-claim = Galibiyet talep et
table-claim-draw = Berabere say
table-say-mute = Söylenenleri gizle
table-resign = Pes et
table-resign-sure = Pes etmek istediğine emin misin?
table-yes = Evet
table-no = Hayır
table-next = Sonraki oyun
table-rematch = Yeniden oyna
say-hello = Merhaba!
say-good-luck = Bol şans!
say-well-played = İyi oynadın!
say-thanks = Teşekkürler!
say-sorry = Pardon!
say-one-moment = Bir dakika lütfen.
say-back = Döndüm.
say-your-turn = Sanırım sıra sende.
say-oops = Hay aksi!
say-good-game = Güzel oyundu!
bot-again = Bilgisayar düşünmeye baştan başlamak zorunda kaldı.
table-home = Çantaya dön
table-accept = Kabul et
table-decline = Reddet
table-withdraw = Geri çek
table-watching = İzliyorsun. Yalnızca oyuncular hamle yapabilir.
table-watchers = { $count ->
    [one] { $count } kişi izliyor
   *[other] { $count } kişi izliyor
}
table-booklet = Kitapçık
table-invite = Arkadaşını davet et
table-invite-help = Bu bağlantıyı gönder ya da arkadaşına kodu okut. Bağlantıyı ilk açan boş yere oturur.
table-invite-copy = Bağlantıyı kopyala
table-invite-loopback = Bu adres yalnızca bu bilgisayarda çalışır. Ev ağında oynamak için şöyle başlat: gamecase serve --host 0.0.0.0
player-unnamed = { $number }. oyuncu
player-you = sen
player-away = burada değil
tally-won = Kazanılan maçlar
tally-drawn = Beraberlikler

## The rule book
rules-link = Oyun kuralları
rules-title = { $game } kuralları
rules-booklets = Kitapçıklar
rules-agreed = Bu masada anlaşılanlar
rules-example = Örnek
rules-not-allowed = Yasak
rules-print = Yazdır

## Learning
learn-link = Öğren
learn-title = { $game } öğren
learn-lead = Kısa dersler, her birinde yalnızca senin olan bir tahta. İstediğini dene: hiçbir şey bozulmaz.
learn-lesson = { $number }. ders (toplam { $count })
learn-right = Doğru!
learn-other = Bu da olur, ama burada başka bir şey isteniyor.
learn-again = Yeniden dene
learn-next = Sonraki ders
learn-all = Bütün dersler
learn-guided = Yardımla ilk oyununu oyna
learn-watch = İki bilgisayarı izle

## What stands
status-waiting = Diğer oyuncu bekleniyor
status-drawing-lots = Kura çekiliyor
status-chance = Zarlar yuvarlanıyor
status-by-hand = Zarlarını at ve sonucu gir
status-your-turn = Sıra sende: { $seat }
status-turn = Sıra: { $seat }
status-bot-thinks = Bilgisayar düşünüyor
outcome-resigned = { $seat } kazandı: rakip pes etti.
outcome-agreed = Anlaşmalı beraberlik.
outcome-left = { $seat } kazandı: rakip ayrıldı.
outcome-left-draw = Beraberlik: taraflardan biri ayrıldı.
outcome-time = { $seat } süreden kazandı.
match-best-of = { $game }. oyun (en çok { $number })
match-first-to = { $number ->
    [one] { $game }. oyun, { $number } puana ulaşan kazanır
   *[other] { $game }. oyun, { $number } puana ulaşan kazanır
}
match-games = { $game }. oyun (toplam { $number })
match-open = { $game }. oyun

## What happened
told-sit = { $name } masaya oturdu.
told-begin = Yeni bir oyun başlıyor.
told-lot = Kura sonucu: { $name } başlıyor.
told-offer-takeback = { $name } bir hamleyi geri almak istiyor.
told-offer-draw = { $name } beraberlik öneriyor.
told-offer-rematch = { $name } yeniden oynamak istiyor.
told-decline = Öneri reddedildi.
told-takeback = Hamle geri alındı.
told-draw = Beraberlik kabul edildi.
told-resign = { $name } pes etti.
told-left = { $name } oyunu bitirdi: rakip ayrıldı.
told-lapse = Önerinin süresi doldu.
told-say = { $name }: { $words }
told-flag = { $name }: süre doldu.

## Why not
refusal-not-your-turn = Sıra rakipte.
refusal-game-over = Oyun bitti.
refusal-time-up = Süren doldu.
refusal-not-begun = Oyun henüz başlamadı.
refusal-dice-not-yours = Bu masada zarları uygulama atar.
refusal-dice-by-hand = Bu masada zarları oyuncular atar ve sonucu girer.
refusal-not-now = Bu şimdi olmaz.
refusal-too-late = Biri senden hızlı davrandı; tahtaya yeniden bak.
refusal-still-here = Rakip ayrılalı henüz yeterince zaman geçmedi.
refusal-offer-gone = O öneri artık geçerli değil.
refusal-watching = İzliyorsun; bunu yalnızca oyuncular yapabilir.
refusal-no-hint = İpucu yalnızca bilgisayara karşı ya da tek ekranda oynanan oyunlarda ve sıra sendeyken verilir.
refusal-means-nothing = Burada böyle bir hamle yok.
refusal-theirs = O hamle doğru değildi. { $rule }

## Trouble
error-bad-message = Sayfa, sunucunun anlamadığı bir şey gönderdi. Sayfayı yenile.
error-stale = Bu arada tahta değişti; yeniden bak.
error-too-fast = Çok hızlı; biraz bekle.
link-lost = Bağlantı koptu. Yeniden deneniyor; hiçbir şey kaybolmadı.
link-back = Bağlantı yeniden kuruldu.
touch-again = Sonra nereye gideceğini seç ya da Escape tuşuna bas.
confirm-grave = Onaylamak için yeniden bas.
aim-pull = Diski çizgi boyunca kaydır, geri çek ve bırak.
aim-help = Ok tuşları nişan alır, artı ve eksi gücü ayarlar, virgül ve nokta çizgi boyunca kaydırır, Enter oynar.
copied = Kopyalandı.
turn-alert = Sıra sende
clock-stale = Bağlantı koptuğu andaki durum
problem-title = Bir şeyler ters gitti
problem-not-found = Burada bir şey yok. Masanın adresi yanlış yazılmış ya da masa başka bir bilgisayarda olabilir.
problem-bad-form = Form anlaşılamadı.
problem-chair-taken = O yere başkası oturdu.
problem-too-many-tables = Kısa sürede çok fazla masa açıldı. Biraz bekle.
problem-away = Masalara şu anda ulaşılamıyor. Oynananlardan hiçbir şey kaybolmadı. Birazdan yeniden dene.
problem-home = Çantaya dön

## On the command line
serve-ready = Çanta açıldı: { $address }
serve-network = Ev ağında: { $address }
serve-scan = Aynı ağdaki bir telefonla bunu okut:
serve-stop = Kapatmak için Ctrl+C tuşlarına bas.
verify-holds = { $entries ->
    [one] Kayıt sağlam: { $entries } satır, her halka ve her konum yazıldığı gibi.
   *[other] Kayıt sağlam: { $entries } satır, her halka ve her konum yazıldığı gibi.
}
verify-rolls = { $count ->
    [one] { $count } atış ya da kura yeniden hesaplandı ve tutuyor.
   *[other] { $count } atış ve kura yeniden hesaplandı, hepsi tutuyor.
}
verify-by-hand = { $count ->
    [one] { $count } atış elle girildi: hesaplanacak bir şey yok.
   *[other] { $count } atış elle girildi: hesaplanacak bir şey yok.
}
verify-hidden = { $count ->
    [one] { $count } atış hâlâ mühürlü: oyunu bitmedi.
   *[other] { $count } atış hâlâ mühürlü: oyunu bitmedi.
}

## A game looked over
table-analysis = Oyunu incele
analysis-title = { $game }: oyunun incelemesi
analysis-games = Bu masanın oyunları
analysis-progress = Analiz ediliyor…
analysis-graph = Oyunun gidişatı
analysis-lines = En iyi devam yolları
analysis-mistakes = Dönüm noktaları
analysis-none = Hata bulunmadı.
analysis-totals = Oyunun tümü
analysis-played = Oynandı
analysis-inaccuracy = Küçük hata
analysis-mistake = Hata
analysis-blunder = Büyük hata
analysis-better = Daha iyisi:
analysis-even = Eşit
analysis-slight = { $seat }: hafif üstünlük
analysis-clear = { $seat }: belirgin üstünlük
analysis-winning = { $seat }: kazandıran üstünlük
analysis-first = Başa
analysis-back = Bir hamle geri
analysis-forward = Bir hamle ileri
analysis-last = Sona
analysis-table = Masaya dön
analysis-failed = Oyun incelenemedi. Birazdan yeniden dene.
analysis-result = { $first }–{ $second }
problem-not-over = Oyun hâlâ sürüyor. Bittiğinde incelenebilir.

## Hands and pages
table-ahead = Sıram gelmeden oynamama izin ver
ahead-planned = Planlandı: sıran gelince, mümkünse oynanır.
table-symbols = Hamlelerde harf yerine simgeler
table-download = { $format } olarak indir

## Games from elsewhere
import-title = Yazılı bir oyunu aç
import-text = { $formats } biçiminde oyun
import-open = Aç

## People
nav-account = Hesap
people-sign-in = Giriş yap
people-register = Hesap oluştur
people-lead = Hesapsız da oynayabilirsin. Hesabın olursa oyunlarını her cihazda bulur, puanlı da oynayabilirsin.
people-name = Ad
people-name-hint = 2–24 harf ya da rakam; öteki oyuncular görür.
people-password = Parola
people-password-hint = En az 8 karakter. İyi sakla: burada e-posta adresi tutulmaz, bu yüzden sana gönderilemez.
people-with-passkey = Geçiş anahtarıyla giriş yap
people-register-passkey = Geçiş anahtarıyla oluştur
people-wrong = Ad ve parola birbirini tutmuyor.
people-slow = Çok fazla deneme. Bir dakika bekle.
people-name-taken = Bu ad alınmış ya da alınmış bir ada benziyor.
people-name-unfit = Bir ad, tek bir alfabeden 2–24 harf ya da rakamdan oluşur; aralarında boşluk, nokta ya da kısa çizgi olabilir.
people-password-unfit = Parola en az 8 karakterdir ve adın kendisi olamaz.
people-passkey-failed = Geçiş anahtarı kabul edilmedi. Yeniden dene.
people-again = Bunu değiştirmek için önce yeniden giriş yap.
people-only-way = Tek giriş yolun bu, o yüzden kalıyor.
people-not-the-name = Bu senin adın değil. Hiçbir şey silinmedi.
account-since = { $date } tarihinden beri burada
account-ratings = Puanlar
account-matches = { $count ->
    [one] { $count } puanlı maç
   *[other] { $count } puanlı maç
}
account-history = Oyunlarım
account-export = Tüm verilerimi indir
account-sign-out = Çıkış yap
account-ways = Nasıl giriş yapıyorsun
account-passkey = Geçiş anahtarı: { $device }
account-passkey-add = Geçiş anahtarı ekle
account-remove = Kaldır
account-password-new = Yeni parola
account-password-note = En az 8 karakter. Öteki tüm cihazlarda çıkış yapılır.
account-password-set = Parolayı kaydet
account-devices = Giriş yaptığın yerler
account-this-device = bu cihaz
account-seen = son kullanım: { $date }
account-end-others = Başka her yerde çıkış yap
account-tokens = Programlar için anahtarlar
account-tokens-about = Böyle bir anahtarı olan program senin adına davranır. Kimseye verme.
account-token-label = Ne için?
account-token-read = yalnızca okuyabilir
account-token-play = oynayabilir
account-token-make = Anahtar oluştur
account-token-once = Şimdi kopyala; bir daha gösterilmez.
account-delete = Hesabı sil
account-delete-about = Giriş bilgilerin, oturumların, anahtarların ve puanların hemen ve kalıcı olarak silinir. Oynadığın oyunlar yazıldıkları gibi, oynadığın adla kalır: onlar rakiplerinin de oyunlarıdır. Kimse senin yerine sürdüremez.
account-delete-sure = Onaylamak için adını yaz
history-none = Burada henüz bir şey yok.
history-older = Daha eskiler
history-won = Kazanıldı
history-lost = Kaybedildi
history-drawn = Berabere
rated-badge = Puanlı
rated-switch = Puanlı oyna
rated-about = İki oyuncunun da hesabı olmalı; hamle geri alınmaz.
ratings-about = ± işaretinden sonraki sayı, puanın ne kadar kesin olduğunu söyler.
refusal-rated-account = Bu masa puanlı: hesap gerekir.
refusal-rated-alone = Puanlı masada kimse kendisiyle oynamaz.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Bu anahtar bilinmiyor, kaldırılmış ya da buna izin vermiyor.
nav-main = Ana sayfalar
nav-play = Oyna
nav-learn = Öğren
nav-rules = Kurallar
list-lead-learn = Bir oyun seç ve kısa derslerini dene.
list-lead-rules = Bir oyun seç ve kurallarını resimlerle oku.
home-continue = Devam et
home-finished = Biten oyunlar
start-change = Değiştir
start-change-of = { $game }: rakibi, kuralları veya süreyi değiştir
player-computer = { $name } (bilgisayar)
character-hello-gentle = Merhaba! Nasıl oynandığını birlikte öğrenelim mi?
character-hello-cheerful = Seninle oynamak güzel. Haydi eğlenelim!
character-hello-steady = Bol şans. Ben sağlam oynarım.
character-hello-sharp = Hoş geldin. Dikkat et: ileriyi görürüm.
character-hello-calm = Sen ne zaman istersen. Gözümden pek az şey kaçar.
character-bye-gentle = Çok eğlenceliydi! Bir daha?
character-bye-cheerful = Oyun için teşekkürler!
character-bye-steady = Güzel oyundu. Keyif aldım.
character-bye-sharp = İyi mücadele. Dönüm noktalarına bak, görülecek çok şey var.
character-bye-calm = Bir zevkti. Böyle oyun az bulunur.
notice-special = Bu oyunun kurallarına göre: { $rule }
notice-rule = Kural { $number }
notice-close = Anladım
opponent-bot = Bilgisayar
opponent-here = Burada iki kişi
opponent-away = Bağlantıyla
opponent-anyone = Herkes
rules-question = Hangi kurallarla oynamak istersin?
rules-of-my-box = Kutumdaki kurallar
rules-as-usual = Bugün oynandığı gibi
rules-line = Kurallar:
start-time = Süre
start-more = Daha fazla
start-match-points = Veya şu kadar sayıya
clock-chip-none = Saatsiz
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Sayı başına
clock-chip-days = { $days ->
    [one] { $days } gün
   *[other] { $days } gün
}
working-hint = İyi bir hamle aranıyor…
working-thinking = Bilgisayar hâlâ düşünüyor…
working-compiled = Bilgisayar hazırlanıyor, her cihazda bir kez: %{ $percent }.
working-tables = Bilgisayar bu kuralların oyun sonlarını hesaplıyor, bir kez: %{ $percent }.
provisional-compiled = Bu hızlı bir yanıt: bilgisayar hâlâ hazırlanıyor. Bir dakika sonra yeniden sor.
provisional-tables = Bu kuralların oyun sonları hâlâ hesaplanıyor; sayılar iyi birer tahmin.
settings-set = Tahta ve taşlar
settings-set-walnut = Ceviz
settings-set-felt = Çuha ve pirinç
settings-set-flat = Sade ve modern
settings-set-slate = Arduvaz ve taş
offline-title = Çevrimdışısın
offline-lead = Oynamak için bağlantı gerekir. Bağlantı gelir gelmez kaldığın yerden sürdürebilirsin; hiçbir şey kaybolmaz.
offline-kept = Şunları okuyabilirsin
offline-nothing = Henüz bir şey yok. Açtığın kurallar ve dersler sonrası için burada saklanır.
offline-again = Yeniden dene
import-files = Dosya seç ya da dosyaları bu sayfanın herhangi bir yerine bırak
import-done = { $count ->
    [one] { $count } oyun açıldı
   *[other] { $count } oyun açıldı
}
import-illegal = { $count }. hamleye izin yok:
import-unreadable = Bu, oyun olarak okunamadı
import-keep = Oyunu oraya kadar aç
import-correct = Düzelt
import-corrected = Düzeltilecek oyun
import-back = Geri
share-title = Ağımda paylaş
share-ask = Şu anda Gamecase’i yalnızca bu bilgisayar açabilir. Paylaşırsan, sen durdurana ya da kapatana kadar ev ağındaki her cihaz açabilir.
share-start = Paylaş
share-on = Paylaşılıyor. Bu adresi başka bir cihazda aç ya da kodu tara.
share-stop = Paylaşımı durdur
problem-no-network = Bu bilgisayar şu anda paylaşım yapılabilecek bir ağa bağlı değil.
notice-registered = Hoş geldin, { $name }! Hesabın hazır, giriş de yapıldı.
notice-password-saved = Yeni parolan kaydedildi.
account-password-current = Şimdiki parola
account-password-passkey = Geçiş anahtarıyla onayla
account-no-ratings = Henüz puanın yok. Puan almak için puanlı bir oyun oyna. Puan listeleri:
people-wrong-current = Şimdiki parolan bu değil. Hiçbir şey değiştirilmedi.
people-passkey-first = Bu hesabın henüz parolası yok. Geçiş anahtarı düğmesiyle bir parola belirle.
footer-translations = Çeviriler
translations-title = Çeviriler
translations-lead = Sitenin ve oyunların bütün metinleri, örnek değerlerle, iki dilde yan yana.
translations-how = Bir çeviriyi düzeltmek ya da yeni bir dil eklemek için kaynak kodundaki docs/translating.md dosyasını oku.
translations-language = Dil
translations-beside = Yanında
translations-part = Bölüm
translations-part-shell = Site
translations-state = Durum
translations-state-all = Tümü
translations-state-missing = Eksik
translations-state-outdated = Eskimiş
translations-state-current = Güncel
translations-search = Ara
translations-show = Göster
translations-count = { $count ->
    [one] { $count } metin
   *[other] { $count } metin
}
provenance-legend = Her kural nereden geliyor:
provenance-printed = Kitapçıkta yazıyor
provenance-usual = Bugün oynandığı gibi
provenance-silent = Kitapçık bir şey demiyor: bizim seçimimiz
provenance-differs = Kitapçık açık değil: bizim oynadığımız yorum
provenance-languages = Yalnızca şu dillerde: { $languages }.
switch-value-printed = { $value } (kitapçıktaki gibi)
switch-value-silent = { $value } (bizim seçimimiz)
switch-value-differs = { $value } (bizim yorumumuz)
rules-exactly = Tam kitapçıktaki gibi
rules-exactly-about = Bizce başka bir şey kastedilmiş olsa bile her kural harfiyen oynanır.
rules-needs = Yalnızca şu ayarla geçerlidir: { $switch } – { $value }
rules-needs-open = Bu ayarla oyun başlat
rules-compare = Kitapçıklar yan yana
rules-compare-about = Yalnızca kitapçıkların ayrıldığı yerler. Geri kalanı kendi kurallarında.
table-rules = Kurallar: { $booklet }
table-rules-change = değiştir
table-chat = Sohbet
table-more = Daha fazla
table-tools = Araçlar
table-sound = Ses
table-fullscreen = Tam ekran
table-save = Dosyayı kaydet
table-hint-more = Daha fazla
table-speed = Hamle hızı
table-speed-calm = Sakin
table-speed-normal = Normal
table-speed-fast = Hızlı
table-speed-none = Animasyonsuz
table-glow = Oynayabilen taşları göster
table-lot = Kim başlıyor
table-lot-explained = Kimin başlayacağına rastlantı karar verir. Gizli bir metin bunu oyundan önce belirler; o sırada yalnızca parmak izi gösterilir. Oyundan sonra gizli metin açıklanır, böylece herkes denetleyebilir.
table-lot-words = Oyuncuların kendi metinleri
table-next-level = Sonraki seviye: { $level }
result-won = Kazandın
result-lost = Kaybettin
result-drawn = Berabere
result-winner = { $name } kazandı
result-story = { $turns ->
    [one] { $turns } hamlede bitti.
   *[other] { $turns } hamlede bitti.
}
result-story-ahead = { $turns ->
    [one] { $turns } hamle,
   *[other] { $turns } hamle,
} { $winner ->
    [own] ve hiç geriye düşmedin.
   *[other] ve kazanan hiç geriye düşmedi.
}
result-story-turned = { $turns ->
    [one] { $turns } hamle; oyun ancak en sonda döndü.
   *[other] { $turns } hamle; oyun ancak en sonda döndü.
}
result-story-changes = { $turns ->
    [one] { $turns } hamle.
   *[other] { $turns } hamle.
} { $changes ->
    [one] Üstünlük bir kez el değiştirdi.
   *[other] Üstünlük { $changes } kez el değiştirdi.
}
told-lot-seat = { $name }: { $seat }, rastgele seçildi.
