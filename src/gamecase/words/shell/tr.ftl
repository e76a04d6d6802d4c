### Turkish. Address: sen. rules = kurallar, booklet (only the printed one) = kitapçık, board = tahta, record = kayıt,
### game = oyun, opponent = rakip, chosen at random = rastgele, rated = puanlı, rating = puan, draw = beraberlik.
### No suffix can be tied to a name or a seat: give it a noun of ours, or none.

## Home page
app-name = Gamecase
app-tagline = Klasik kutu oyunları, senin kutundaki kurallarla
skip-to-content = İçeriğe geç
nav-home = Oyunlar
nav-settings = Ayarlar
home-title = Bir oyun seç
home-lead = Bilgisayara karşı, yanındaki ya da uzaktaki bir arkadaşınla oyna.
home-open = Açık oyunlar
home-table-against = { $game }: { $others } ile
home-state-yours = Sıra sende
home-state-open = Sürüyor
home-state-waiting = Oyuncu bekleniyor
home-state-over = Bitti
footer-free = Özgür yazılım: oyna, barındır, değiştir
footer-fair = Herkesin denetleyebileceği zarlar

## Settings
settings-language = Dil
settings-theme = Tema
settings-theme-auto = Cihazımdaki gibi
settings-theme-light = Açık
settings-theme-dark = Koyu
settings-theme-contrast = Yüksek kontrast
settings-theme-clear = Renk körlüğüne uygun
settings-save = Uygula

## Laying a table
new-title = { $game } oyna
new-booklet-clauses = Kuralları göster
box-find = Kendi takımının kurallarını bul
box-unsure = Bilmiyorum
box-none = Hiçbir kural bunların hepsine uymuyor. İşte hepsi.
new-opponent = Kime karşı oynuyorsun?
new-player = { $number }. oyuncu
new-against-here = Buradaki arkadaşım
new-against-away-about = Göndereceğin bir bağlantı alırsın.
new-against-anyone-about = Oyunun, biri katılana kadar ana sayfada görünür.
new-level = Hangi düzey?
new-you = Sen
new-name = Adın
new-name-hint = Öteki oyuncular bunu görür. Boş bırakabilirsin.
new-words = Zarlar için kendi rastgelelik metnin
new-words-hint = Her zar atışına ve her rastgele seçime karışır. Boş bırakırsan cihazın bir tane seçer.
new-friend-name = Arkadaşının adı
new-starts = Kim başlasın?
new-starts-lot = Rastgele
new-starts-me = Ben
new-starts-other = Rakibim
new-side = Hangi tarafta oynayacaksın?
new-match = Maç uzunluğu
new-match-best-of-1 = Tek oyun
new-match-best-of = { $number } oyun üzerinden
new-match-first-to = { $number ->
    [one] { $number } puana ulaşan kazanır
   *[other] { $number } puana ulaşan kazanır
}
new-match-open = Dilediğin kadar oyun
new-dice = Zarları kim atar?
new-dice-verifiable = Uygulama atar; sonra herkes denetleyebilir
new-dice-manual = Gerçek zar atar, sayıları gireriz
new-clock = Düşünme süresi
new-clock-none = Saatsiz
new-clock-fischer = { $minutes } dk + hamle başına { $seconds } sn
new-clock-delay = Hamle başına { $seconds } sn gecikme, puan başına { $minutes } dk yedek
new-clock-days = { $days ->
    [one] Hamle başına { $days } gün
   *[other] Hamle başına { $days } gün
}

## An invitation
join-title = { $game } oyununa davetlisin
join-by = { $name } seni bir oyuna davet etti.
join-by-somebody = Biri seni bir oyuna davet etti.
join-sit = Katıl
join-watch = Yalnızca izle

## The table
table-board = Tahta
table-moves = Hamleler
table-players = Oyuncular
table-position = Konumun sözlü anlatımı
table-dice = Zarlar
table-dice-pledge = Oyundan önce belirlendi (sırrın SHA-256 özeti)
table-dice-secret = Oyundan sonra açılan sır
table-dice-words = Oyuncuların rastgelelik metinleri
table-dice-explained = Oyundan önce bir sır bütün zarları belirler, yalnızca bu sırrın parmak izi gösterilir. Oyun bitince sır açılır; herkes her atışın ondan çıktığını denetleyebilir.
table-record = Oyun kaydını indir
table-takeback = Hamleyi geri al
table-hint = İpucu
table-hint-told = Ben şunu oynardım: { $told }
table-guided = Bana ipuçları ver
table-type = Hamle yaz
table-type-play = Oyna
table-past = Daha önceki bir konuma bakıyorsun.
table-now = Oyuna dön
table-replay = Son atışı ağır çekimde göster
table-sight = Nişan çizgisi
table-undo = Bir adım geri
table-turn = Tahtayı çevir
table-look = Tahta görünümü
table-confirm = Her hamleyi onayla
table-draw = Beraberlik öner
table-claim = Galibiyet talep et
table-claim-draw = Berabere say
table-say-mute = Sohbeti sessize al
table-resign = Pes et
table-resign-sure = Bu oyunda pes edilsin mi?
table-yes = Evet
table-no = Hayır
table-next = Sonraki oyun
table-rematch = Rövanş
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
table-home = Bütün oyunlara dön
table-accept = Kabul et
table-decline = Reddet
table-withdraw = Geri çek
table-watching = İzliyorsun. Yalnızca oyuncular hamle yapabilir.
table-watchers = { $count ->
    [one] { $count } kişi izliyor
   *[other] { $count } kişi izliyor
}
table-booklet = Kurallar
table-invite = Bir arkadaşını davet et
table-invite-help = Bu bağlantıyı gönder ya da arkadaşına kodu okut. Bağlantıyı ilk açan oyuna katılır.
table-invite-copy = Bağlantıyı kopyala
table-invite-loopback = Bu bağlantı yalnızca bu bilgisayarda çalışır. Ev ağında oynamak için Gamecase’i şöyle başlat: gamecase serve --host 0.0.0.0
player-unnamed = { $number }. oyuncu
player-you = sen
player-away = uzakta
tally-won = Kazanılan maçlar
tally-drawn = Beraberlikler

## The rule book
rules-link = Kurallar
rules-title = { $game } kuralları
rules-booklets = Kural takımları
rules-agreed = Bu oyunda anlaşılanlar
rules-example = Örnek
rules-not-allowed = Yasak
rules-print = Yazdır

## Learning
learn-link = Öğren
learn-title = { $game } öğren
learn-lead = Kısa dersler, her birinin kendi tahtası var. İstediğini dene: hiçbir şey bozulmaz.
learn-lesson = { $number }. ders (toplam { $count })
learn-right = Aferin!
learn-other = Bu kurallara uygun, ama burada başka bir şey dene.
learn-again = Yeniden dene
learn-next = Sonraki ders
learn-all = Bütün dersler
learn-guided = İlk oyununu ipuçlarıyla oyna
learn-watch = İki bilgisayarı izle

## What stands
status-waiting = Diğer oyuncu bekleniyor
status-drawing-lots = Kimin başlayacağı belirleniyor
status-chance = Zarlar atılıyor
status-by-hand = Zarlarını at ve sayıları gir
status-your-turn = Sıra sende: { $seat }
status-turn = Sıra: { $seat }
status-bot-thinks = Bilgisayar düşünüyor
outcome-resigned = { $seat } kazandı: rakip pes etti.
outcome-agreed = Anlaşmalı beraberlik.
outcome-left = { $seat } kazandı: rakip ayrıldı.
outcome-left-draw = Berabere: oyunculardan biri ayrıldı.
outcome-time = { $seat } süreden kazandı.
match-best-of = { $game }. oyun (en çok { $number } oyun)
match-first-to = { $number ->
    [one] { $game }. oyun, { $number } puana ulaşan kazanır
   *[other] { $game }. oyun, { $number } puana ulaşan kazanır
}
match-games = { $game }. oyun (toplam { $number })
match-open = { $game }. oyun

## What happened
told-sit = { $name } katıldı.
told-begin = Yeni bir oyun başlıyor.
told-lot = { $name } başlıyor.
told-offer-takeback = { $name } bir hamleyi geri almak istiyor.
told-offer-draw = { $name } beraberlik öneriyor.
told-offer-rematch = { $name } rövanş istiyor.
told-decline = Öneri reddedildi.
told-takeback = Hamle geri alındı.
told-draw = Beraberlikte anlaşıldı.
told-resign = { $name } pes etti.
told-left = { $name } oyunu bitirdi: rakip ayrıldı.
told-lapse = Önerinin süresi doldu.
told-say = { $name }: { $words }
told-flag = { $name }: süre doldu.

## Why not
refusal-not-your-turn = Sıra sende değil.
refusal-game-over = Oyun bitti.
refusal-time-up = Süren doldu.
refusal-not-begun = Oyun henüz başlamadı.
refusal-dice-not-yours = Bu oyunda zarları uygulama atar.
refusal-dice-by-hand = Bu oyunda zarları oyuncular atar ve sayıları girer.
refusal-not-now = Bunu şimdi yapamazsın.
refusal-too-late = Biri senden hızlı davrandı. Tahtaya yeniden bak.
refusal-still-here = Rakip ayrılalı henüz yeterince zaman geçmedi.
refusal-offer-gone = O öneri artık geçerli değil.
refusal-watching = İzliyorsun. Bunu yalnızca oyuncular yapabilir.
refusal-no-hint = İpucunu yalnızca sıra sendeyken, bilgisayara karşı ya da tek ekranda oynarken alabilirsin.
refusal-means-nothing = Bu, burada kurallara uygun bir hamle değil.
refusal-theirs = O hamle kurallara aykırıydı. { $rule }

## Trouble
error-bad-message = Sunucu bu sayfayı anlamadı. Sayfayı yenile.
error-stale = Tahta değişti. Yeniden bak.
error-too-fast = Bu çok hızlı oldu. Biraz bekle.
link-lost = Bağlantı koptu. Yeniden bağlanılıyor… Oyunun güvende.
link-back = Bağlantı yeniden kuruldu.
touch-again = Sonra nereye gideceğini seç ya da Escape tuşuna bas.
confirm-grave = Onaylamak için yeniden bas.
aim-pull = Diski çizgisi boyunca kaydır. Sonra tahtanın herhangi bir yerinde geri çek ve bırak.
aim-help = Ok tuşlarıyla nişan al, artı ve eksiyle gücü ayarla, virgül ve noktayla çizgi boyunca kaydır, Enter ile at.
copied = Kopyalandı.
turn-alert = Sıra sende
clock-stale = Bağlantı koptuğu andaki süre
problem-title = Bu olmadı
problem-not-found = Burada bir şey yok. Bağlantıyı denetle; oyun başka bir bilgisayarda olabilir.
problem-bad-form = Formda bir şey doğru değildi. Geri dön ve yeniden dene.
problem-chair-taken = O yeri başkası aldı.
problem-too-many-tables = Aynı anda çok fazla yeni oyun. Biraz bekle, sonra yeniden dene.
problem-away = Oyunlara şu anda ulaşılamıyor. Oynadıklarından hiçbir şey kaybolmadı. Birazdan yeniden dene.
problem-home = Bütün oyunlara dön

## On the command line
serve-ready = Gamecase şurada çalışıyor: { $address }
serve-network = Ev ağında: { $address }
serve-scan = Aynı ağdaki bir telefonla bunu okut:
serve-stop = Durdurmak için Ctrl+C tuşlarına bas.
verify-holds = { $entries ->
    [one] Kayıt sağlam: { $entries } satır denetlendi, her halka ve her konum doğru.
   *[other] Kayıt sağlam: { $entries } satır denetlendi, her halka ve her konum doğru.
}
verify-rolls = { $count ->
    [one] { $count } atış ya da rastgele seçim yeniden hesaplandı ve tutuyor.
   *[other] { $count } atış ve rastgele seçim yeniden hesaplandı, hepsi tutuyor.
}
verify-by-hand = { $count ->
    [one] { $count } atış elle girildi: denetlenecek bir şey yok.
   *[other] { $count } atış elle girildi: denetlenecek bir şey yok.
}
verify-hidden = { $count ->
    [one] { $count } atış hâlâ gizli, çünkü oyunu bitmedi.
   *[other] { $count } atış hâlâ gizli, çünkü oyunları bitmedi.
}

## A game looked over
table-analysis = Oyunu analiz et
analysis-title = { $game }: analiz
analysis-games = Bu maçın oyunları
analysis-progress = Analiz ediliyor…
analysis-graph = Oyunun gidişatı
analysis-lines = En iyi devam yolları
analysis-mistakes = Dönüm noktaları
analysis-none = Hata bulunmadı.
analysis-totals = Özet
analysis-played = Oynandı
analysis-inaccuracy = Küçük hata
analysis-mistake = Hata
analysis-blunder = Büyük hata
analysis-better = Daha iyisi:
analysis-even = Eşit
analysis-slight = { $seat }: hafif üstünlük
analysis-clear = { $seat }: belirgin üstünlük
analysis-winning = { $seat }: kazandıran üstünlük
analysis-first = Oyunun başı
analysis-back = Önceki hamle
analysis-forward = Sonraki hamle
analysis-last = Oyunun sonu
analysis-table = Oyuna dön
analysis-failed = Oyun analiz edilemedi. Birazdan yeniden dene.
analysis-result = { $first }–{ $second }
problem-not-over = Oyun henüz bitmedi. Bitince analiz edebilirsin.

## Hands and pages
table-ahead = Ön hamlelere izin ver
ahead-planned = Ön hamle ayarlandı. Kurallara uygunsa sıran gelince oynanır.
table-symbols = Harf yerine taş simgeleri göster
table-download = { $format } olarak indir

## Games from elsewhere
import-title = Oyunu içe aktar
import-text = Oyunu { $formats } biçiminde yapıştır
import-open = İçe aktar

## People
nav-account = Hesap
people-sign-in = Giriş yap
people-register = Hesap oluştur
people-lead = Hesapsız da oynayabilirsin. Hesabın olursa oyunlarını her cihazda bulur, puanlı oyunlar oynayabilirsin.
people-name = Ad
people-name-hint = 2–24 harf ya da rakam. Öteki oyuncular görür.
people-password = Parola
people-password-hint = En az 8 karakter. Unutursan diye sana kodlar verilecek.
people-with-passkey = Geçiş anahtarıyla giriş yap
people-register-passkey = Geçiş anahtarıyla hesap oluştur
people-wrong = Ad ya da parola yanlış.
people-slow = Çok fazla deneme. Bir dakika bekle, sonra yeniden dene.
people-name-taken = Bu ad alınmış ya da alınmış bir ada çok benziyor. Başka bir ad seç.
people-name-unfit = Tek bir alfabeden 2–24 harf ya da rakam kullan; aralarında boşluk, nokta ya da kısa çizgi olabilir.
people-password-unfit = En az 8 karakter kullan; adın ya da 12345678 gibi kolay tahmin edilen bir şey olmasın.
people-passkey-failed = Geçiş anahtarı kabul edilmedi. Yeniden dene.
people-again = Bunu değiştirmek için yeniden giriş yap.
people-only-way = Tek giriş yolun bu, o yüzden kaldırılamaz.
people-not-the-name = Bu senin adın değil. Hiçbir şey silinmedi.
account-since = Katılma tarihi: { $date }
account-ratings = Puanlar
account-matches = { $count ->
    [one] { $count } puanlı maç
   *[other] { $count } puanlı maç
}
account-history = Oyun geçmişi
account-export = Tüm verilerimi indir
account-sign-out = Çıkış yap
account-ways = Nasıl giriş yapıyorsun
account-passkey = Geçiş anahtarı: { $device }
account-passkey-add = Geçiş anahtarı ekle
account-remove = Kaldır
account-password-new = Yeni parola
account-password-note = En az 8 karakter. Öteki cihazlarından çıkış yapılır.
account-password-set = Parolayı kaydet
account-devices = Giriş yaptığın yerler
account-this-device = bu cihaz
account-seen = son kullanım: { $date }
account-end-others = Başka her yerde çıkış yap
account-tokens = API anahtarları
account-tokens-about = Böyle bir anahtarı olan, senin adına davranabilir. Gizli tut.
account-token-label = Ne için?
account-token-read = yalnızca okuyabilir
account-token-play = oynayabilir
account-token-make = Anahtar oluştur
account-token-once = Şimdi kopyala. Bir daha görmeyeceksin.
account-delete = Hesabını sil
account-delete-about = Giriş bilgilerin, oturumların, anahtarların ve puanların hemen ve kalıcı olarak silinir. Oynadığın oyunlar, kullandığın adla kalır: onlar rakiplerinin de oyunlarıdır. Kimse senin yerine sürdüremez.
account-delete-sure = Onaylamak için adını yaz
history-none = Burada henüz bir şey yok.
history-older = Daha eskiler
history-won = Kazanıldı
history-lost = Kaybedildi
history-drawn = Berabere
rated-badge = Puanlı
rated-switch = Puanlı oyun
rated-about = İki oyuncunun da hesabı olmalı. Hamle geri alınmaz.
ratings-about = ± işaretinden sonraki sayı, puanın ne kadar belirsiz olduğunu gösterir.
refusal-rated-account = Bu puanlı bir oyun, bu yüzden hesap gerekir.
refusal-rated-alone = Puanlı oyunda kendinle oynayamazsın.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Bu anahtar bilinmiyor, iptal edilmiş ya da buna izin vermiyor.
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
character-bye-sharp = İyi mücadele. Dönüm noktalarına bir bak.
character-bye-calm = Bir zevkti. Böyle oyun az bulunur.
notice-special = Bu oyunun kurallarına göre: { $rule }
notice-rule = Kural { $number }
notice-close = Anladım
opponent-bot = Bilgisayar
opponent-here = Buradaki arkadaş
opponent-away = Bağlantıyla arkadaş
opponent-anyone = Herhangi biri
rules-question = Hangi kurallarla oynamak istersin?
rules-of-my-box = Kutumdaki kurallar
rules-as-usual = Bugün oynandığı gibi
rules-line = Kurallar:
start-time = Süre
start-more = Daha fazla
start-match-points = Veya şu kadar puana
clock-chip-none = Saatsiz
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Puan başına
clock-chip-days = { $days ->
    [one] { $days } gün
   *[other] { $days } gün
}
working-hint = İyi bir hamle aranıyor…
working-thinking = Bilgisayar hâlâ düşünüyor…
working-compiled = Bilgisayar hazırlanıyor, bu cihazda yalnızca bu kez: %{ $percent }.
working-tables = Bilgisayar bu kuralların oyun sonlarını hesaplıyor, yalnızca bu kez: %{ $percent }.
provisional-compiled = Bu hızlı bir tahmin: bilgisayar hâlâ hazırlanıyor. Daha iyisi için bir dakika sonra yeniden sor.
provisional-tables = Bu kuralların oyun sonları hâlâ hesaplanıyor, bu yüzden sayılar yalnızca iyi birer tahmin.
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
share-on = Paylaşılıyor. Bu adresi başka bir cihazda aç ya da kodu okut.
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
table-lot-explained = Kimin başlayacağına rastlantı karar verir. Oyundan önce bir sır bunu belirler, yalnızca bu sırrın parmak izi gösterilir. Oyun bitince sır açılır; herkes denetleyebilir.
table-lot-words = Oyuncuların rastgelelik metinleri
table-next-level = Sonraki düzey: { $level }
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
settings-notices = Sıra bana gelince haber ver
settings-notices-on = Açık. Bu tarayıcı, oyun açık değilken de haber verir.
settings-notices-off = Kapalı.
settings-notices-blocked = Tarayıcın bu sitenin bildirimlerini engelliyor. Önce tarayıcı ayarlarından izin ver.
settings-notices-failed = Bu olmadı. Daha sonra yeniden dene.
push-turn = Sıra sende, rakibin { $opponent }.
bot-later = Bilgisayarla çok oyunun var. Sıram gelir gelmez burada oynayacağım.
refusal-too-many-thoughts = Bilgisayar öteki oyunlarınla meşgul. Birazdan yeniden dene.
problem-too-many-analyses = Birkaç oyunun zaten analiz ediliyor. Biri bitene kadar bekle, sonra yeniden dene.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Derin analiz
deep-start = Başlat
deep-stop = Durdur
deep-plies = { $plies ->
    [one] { $plies } yarım hamle
   *[other] { $plies } yarım hamle
}
deep-truncated = Kısa rollout { $level }
deep-rollout = Tam rollout
deep-deeper = Daha derine bak
deep-depth = Derinlik { $ply }
deep-games = { $games ->
    [one] { $games } oyun
   *[other] { $games } oyun
}
deep-sure = İlk sıradakinin en iyi olma olasılığı: %{ $percent }
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Motor durdu. Bulduğu kadarı burada kalır. Sürdürmek için yeniden başlat.
deep-limit = Bu sitede en fazla buraya kadar.
deep-picture = Değerler ve %95 güven aralıkları
deep-compare = Karşılaştır
deep-refused = Bu analiz edilemez.
recovery-title = Bu kodları sakla
recovery-about = Parolanı unutursan her kod bir kez yeni parola belirlemeni sağlar. Bir yere yaz ya da yazdır: bir daha görmeyeceksin.
recovery-done = Sakladım
recovery-new = Yeni kurtarma kodları
recovery-left = { $count ->
    [one] { $count } kurtarma kodu kaldı
   *[other] { $count } kurtarma kodu kaldı
}
people-forgot = Parolanı mı unuttun?
people-forgot-about = Adını, kurtarma kodlarından birini ve yeni bir parola yaz. Kodun yoksa siteyi yönetenden bağlantı iste.
people-code = Kurtarma kodu
people-code-wrong = Bu ad ile kod eşleşmiyor ya da kod daha önce kullanılmış.
people-link-old = Bu bağlantı artık çalışmıyor. Yenisini iste.
people-mail = E-posta, yalnızca parolanı sıfırlamak için
people-mail-send = Bana e-postayla bağlantı gönder
people-mail-sent = Bu ada kayıtlı bir e-posta adresi varsa bağlantı yolda.
people-invite = Davet kodu
people-invite-wrong = Bu davet kodu çalışmıyor. Siteyi yönetenden bir kod iste.
people-closed = Burada yeni hesap oluşturulamıyor.
people-banned = Siteyi yöneten bu hesabı kilitledi.
people-members = Burada oynamak için hesap gerekir.
people-with-provider = { $provider } ile giriş yap
people-provider-failed = Giriş yapılamadı. Yeniden dene.
mail-reset = Yeni parola belirle
mail-reset-text = { $name } hesabı için yeni parola istendi. İsteyen sensen bu bağlantıyı bir gün içinde aç:
problem-quota = Sitenin şimdilik izin verdiği kadar oyun başlattın.
admin-title = Site yönetimi
admin-people = Kullanıcılar
admin-tables = Oyunlar
admin-invites = Davetler
admin-log = Değişiklikler
admin-find = Ara
admin-sizes = Oyunlar: { $tables } · Hesaplar: { $accounts } · { $megabytes } MB
admin-reset = Yeni parola bağlantısı
admin-end = Her yerde oturumu kapat
admin-rename = Adını değiştir
admin-ban = Kilitle
admin-banned = Kilitli
admin-unban = Kilidi aç
admin-delete = Sil
admin-close = Kapat
admin-role-none = Oyuncu
admin-role-organiser = Düzenleyen
admin-role-admin = Yönetici
admin-role-set = Rolü kaydet
admin-invite-people = Kaç kişi için?
admin-invite-days = Kaç gün için?
admin-invite-make = Davet oluştur
practice-title = Hatalarını çalış
practice-lead = Kendi oyunlarından konumlar. Çoğunda yanıldın, bazılarında yanılmadın.
practice-task = Tarafın: { $seat }. Ne yaparsın?
practice-counts = { $due } tekrar · bugün { $new } yeni
practice-days = { $days ->
    [one] { $days } gün üst üste
   *[other] { $days } gün üst üste
}
practice-empty = Henüz çalışılacak bir şey yok. Biten bir oyunu analiz ettir: hataların burada çıkar.
practice-done = Bugünlük bu kadar. Aferin!
practice-more = Daha çok yeni konum
practice-show = Yanıtı göster
practice-next = Sonraki konum
practice-remove = Bunu bir daha gösterme
practice-game = Oyuna bak
practice-right = İyi hamle!
practice-wrong = Daha iyisi var.
practice-shown = Yanıt
practice-chosen = Senin hamlen
practice-best = En iyisi
practice-played = Oyunda
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Bu konum { $when } yeniden gelecek.

## Drills: short exercises to repeat

drills-title = Alıştırmalar
drills-lead = Sen geliştikçe zorlaşan kısa alıştırmalar.
drills-level = Düzey { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Son { $answers } yanıt: { $right } doğru
drills-streak = Üst üste { $count }
drills-book = Açılış kitabı
opening-book-move = Hamle
opening-book-worth = Puan
opening-book-about = Puanlar, küp ortadayken bahisli oyundaki beklenen değerlerdir (equity); kendi rollout’larımızdan gelir ve standart hatalarıyla verilir.
drills-answer = Yanıtla
drills-next = Sonraki alıştırma
drills-right = Doğru!
drills-wrong = Tam değil.
drills-your-answer = Yanıtın
drills-number = Bir tam sayı gir (en az { $low }, en çok { $high }).
drills-again = Bunu daha önce yanıtladın, bu yüzden yeniden sayılmaz.
nav-events = Turnuvalar
events-lead = Kulübün, okulun ya da ailen için turnuvalar, çevrimiçi ya da gerçek tahtada.
events-coming = Yaklaşanlar
event-new = Yeni turnuva
event-family = Hızlı aile kupası
event-family-about = Üç ile sekiz arası ad yeter: üç tur, sonra en iyi iki kişinin finali.
event-name = Turnuvanın adı
event-format = Sistem
event-format-round-robin = Döner
event-about-round-robin = Herkes herkesle oynar.
event-format-swiss = İsviçre
event-about-swiss = Her turda aşağı yukarı senin kadar puanı olan biriyle karşılaşırsın.
event-format-knockout = Eleme
event-about-knockout = Kaybedersen elenirsin ya da teselli kupasında devam edersin.
event-format-arena = Arena
event-about-arena = Boşta olan herkes, istediği kadar, yeni bir rakip bulur.
event-format-ladder = Merdiven
event-about-ladder = Üstündeki birine meydan oku ve yerini al.
event-format-family-cup = Aile kupası
event-place = Nerede oynanacak?
event-place-online = Çevrimiçi
event-place-real = Gerçek tahtada
event-place-screen = Bu ekranda
event-rounds = Tur sayısı; alışılmış sayı için boş bırak
event-double = Herkes iki kez karşılaşır
event-sides = Kimler oynuyor?
event-sides-1 = Tek oyuncular
event-sides-pairs = Çiftler
event-sides-teams = { $number } kişilik takımlar
event-scoring = Galibiyet, beraberlik ve yenilgi puanı
event-scoring-points = Oyunların puanları sayılır
event-ties = Eşitlik bozma ölçütleri (alışılmışlar için boş bırak)
event-main = Ana kupa
event-consolation = Teselli kupası
event-last-chance = Son şans kupası
event-playoff = En iyiler için eleme
event-may-join = Bağlantısı olan herkes katılabilir
event-players-report = Oyuncular sonuçlarını kendileri girer
event-starts = Ne zaman başlıyor?
event-create = Turnuvayı oluştur
event-join = Katıl: { $name }
event-join-about = Katılmak için kodu okut ya da bağlantıyı aç. Hesap gerekmez.
event-code = Kodun: { $code }. Bununla her cihazdan geri dönebilirsin.
event-code-enter = Kodum var
event-players = Oyuncular
event-add = Oyuncu ekle
event-add-hint = Her satıra bir kişi. Ardından puan ve kulüp gelebilir: Elif; 1450; Boğaziçi
event-file = Ya da dosyadan: adları içeren CSV veya şimdiye kadar oynanan turları içeren TRF
event-import = Bir dosyadan sürdürüldü
event-round = { $number }. tur
event-board = { $number }. masa
event-bye = Bay
event-pairings = Eşlendirmeler
event-pair = { $number }. turu eşlendir
event-pair-again = Yeniden eşlendir
event-by-hand = Elle eşlendir
event-by-hand-hint = Her satıra bir eşleşme, oyuncu numaralarıyla: 3-7. Tek başına bir numara bay demektir.
event-start = { $number }. turu başlat
event-close = Turnuvayı bitir
event-reopen = Turnuvayı yeniden aç
event-result = Sonucu gir
event-correct = Sonucu düzelt
event-keep-score = Notasyonu burada tut
event-keep-score-about = Kendi tahtanda oyna, hamleleri bu cihazda yaz. Oyun bitince sonuç girilir.
event-won = { $name } kazandı
event-absent = { $name } oynamadı
event-score = Skor, tutulduysa
event-why = Neden
event-change = Adı ya da puanı değiştir
event-withdraw = Turnuvadan çekil
event-return = Yeniden oynuyor
event-byes = Bay iste
event-bye-half = Yarım puanlı bay
event-bye-zero = Puansız bay
event-bye-cancelled = Bay iptal edildi
event-half-byes = Her oyuncunun isteyebileceği yarım puanlı bay sayısı
event-withdrawn = Çekildi
event-forbid = Bu ikisini hiç eşlendirme
event-helpers = Yardımcılar
event-helpers-about = Bir yardımcı ekle ve bağlantısını gönder. Yardımcılar eşlendirme yapabilir, tur başlatabilir ve sonuç girebilir.
event-codes = Oyuncu kodları
event-downloads = İndirilecekler
event-all-games = Bütün oyunlar
event-standings = Sıralama
event-crosstable = Çapraz tablo
event-bracket = Eleme tablosu
event-points = Puan
event-yours = Oyunun: { $number }. masa, rakip { $name }
event-yours-bye = Bu turda baysın.
event-open-table = Oyuna git
event-screen = Büyük ekran
event-challenge = Meydan oku
study-title = Senin oyunun
study-intro = Biten oyunlarını analiz ettir; ne kadar iyi oynadığını ve nerede yanıldığını burada gör.
study-automatic = Oyunlarımı biter bitmez analiz et
study-analyse = Analiz et
study-analyse-all = Hepsini analiz et
study-again = Yeniden analiz et
study-stopped = Motor sona varmadan durdu. Bulduğu kadarı saklandı.
study-waiting = { $count ->
    [one] { $count } oyun analiz bekliyor.
   *[other] { $count } oyun analiz bekliyor.
}
study-open = Henüz analiz edilmedi
study-games = Analiz edilen oyunlar
study-newer = Daha yeni
study-last = Kararlar
study-last-count = Son { NUMBER($count) }
study-last-all = Hepsi
study-decisions = { $count ->
    [one] { NUMBER($count) } karar
   *[other] { NUMBER($count) } karar
}
study-pr = PR (performans değeri)
study-accuracy = İsabet
study-percent = %{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-average-loss = Hamle başına ortalama kayıp (yüzde birlik birimlerle)
study-error-rate = GNU Backgammon’daki gibi hata oranı
study-snowie = Snowie hata oranı
study-mistakes = Hatalar
study-luck = Şans
study-without-luck = Şans olmadan sonuç
study-trend = Zaman içinde
study-by-kind = Karar türüne göre
study-by-position = Konum türüne göre
study-by-opponent = Rakibe göre
study-by-opening = Açılışa göre
study-opening = Açılış
study-opponent = Rakip
study-result = Sonuç
study-day = Tarih
study-move = Hamleler
position-opening = Açılış
position-middlegame = Oyun ortası
position-endgame = Oyun sonu
refusal-event-closed = Bu turnuva bitti.
refusal-event-organiser-only = Bunu yalnızca düzenleyen yapabilir.
refusal-event-officials-only = Bunu yalnızca düzenleyen ve yardımcılar yapabilir.
refusal-event-not-yours = Bunu yalnızca kendin için yapabilirsin.
refusal-event-full = Turnuva dolu. En çok { $most } oyuncu alır.
refusal-event-no-late-entry = Katılmak için çok geç. İlk tur başladı.
refusal-event-no-entrant = { $entrant } numaralı oyuncu yok.
refusal-event-name-taken = { $name } adında biri zaten turnuvada.
refusal-event-members = { $count } oyuncu gir.
refusal-event-results-missing = { $missing ->
    [one] { $round }. turdan bir sonuç hâlâ eksik.
   *[other] { $round }. turdan { $missing } sonuç hâlâ eksik.
}
refusal-event-all-paired = { $rounds } turun hepsi eşlendirildi.
refusal-event-still-playing = { $name } son oyununu henüz bitirmedi.
refusal-event-challenge-up = Yalnızca üstündeki birine meydan okuyabilirsin. { $name } senin altında.
refusal-event-wrong-round = { $round }. tur henüz yok. Sıradaki { $next }. tur.
refusal-event-already-started = { $round }. tur çoktan başladı.
refusal-event-not-started = { $round }. tur henüz başlamadı.
refusal-event-already-paired = { $round }. tur zaten eşlendirildi.
refusal-event-too-few = En az { $least } oyuncu gerekir. Şimdilik { $count } oyuncu var.
refusal-event-is-withdrawn = { $name } çekildi. Turu yeniden ya da elle eşlendir.
refusal-event-has-bye = { $name }, { $round }. turda bay. Bunu iptal et ya da turu yeniden eşlendir.
refusal-event-byes-used = Burada her oyuncunun isteyebileceği yarım puanlı bay sayısı: { $most }.
refusal-event-paired-twice = { $name } iki eşleşmede birden olamaz.
refusal-event-no-pairing = { $round }. turda { $table }. masada oyun yok.
refusal-event-result-exists = { $round }. turun { $table }. masasında zaten sonuç var. Düzenleyen düzeltebilir.
refusal-event-online-result = Bu oyun çevrimiçi oynanıyor. Sonucu kendiliğinden gelir.
refusal-event-impossible-result = Böyle bir sonuç olamaz.
refusal-event-needs-winner = Bu eleme; birinin kazanması gerekir.
refusal-event-cannot-pair = { $round }. tur, biri aynı rakiple yeniden karşılaşmadan eşlendirilemiyor. Elle eşlendir ya da turnuvayı bitir.
refusal-event-nobody-free = Şu an oynayabilecek kimse yok.
refusal-event-by-challenge = Merdivende oyuncular birbirine meydan okur.
refusal-event-by-organiser = Düzenleyenden seni eklemesini iste.
refusal-event-already-entered = Zaten katıldın.
refusal-event-not-empty = Bu turnuvanın zaten oyuncuları var. Bu dosya için yeni bir turnuva oluştur.
refusal-event-wrong-code = Kod doğru değil. Kâğıdına bir daha bak.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Bütün rakiplerinin puanlarının toplamı. Güçlü rakipler senin yararına sayılır.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = En düşüğü dışında bütün rakiplerinin puanları.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Yendiğin herkesin puanları ile berabere kaldığın herkesin puanlarının yarısı.
tie-break-direct-encounter = Aralarındaki sonuç
tie-break-direct-encounter-about = Puanının eşit olduğu oyunculara karşı aldığın puanlar.
tie-break-wins = Galibiyet
tie-break-wins-about = Tahta başında kazandığın oyunlar.
tie-break-points-difference = Puan farkı
tie-break-points-difference-about = Oyunlarında aldığın puanlar eksi rakiplerininki.
tie-break-board-points = Masa puanı
tie-break-board-points-about = Takımının bütün tahtalardaki puanları.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Analiz edilen oyunlardaki ortalama hatan. Düşük olan daha iyidir.
tie-break-unplayed = İsviçre sisteminde oyunsuz tur, seninle aynı puana sahip birine karşı oynanmış sayılır.
table-dice-chains = Her zar, uygulamanın bir sırrı ile her oyuncunun kendi sayfasından gelen bir sayıdan karılır; hepsi önceden bellidir. Böylece kimse, bu siteyi işleten bile, zarı seçemez. Oyundan sonra herkes her zarı denetleyebilir.
table-dice-waiting = Her sayfa sayısını ancak sen zar atınca verir; kimse zarı önceden bilemez. Bir sayfa kapalıysa zarlar onu bekler.
table-dice-deposits = Sayfayı kapatabilmen için, sonraki zarın sayısı hamlenle birlikte verilir. Bu siteyi işleten bu oyunda oynamıyorsa kimse zarı önceden bilemez.
table-dice-kept = Kendi sayısı olmayanlar: { $names }
table-lot-chains = Kimin başlayacağına şans karar verir: uygulamanın bir sırrı ile her oyuncunun kendi sayfasından bir sayı; hepsi önceden bellidir. Oyundan sonra herkes denetleyebilir.
status-dice-wait = Zarlar bekliyor: { $name } bu sayfayı açmalı
dice-elsewhere = Zarlar, en son oynadığın tarayıcıyı bekliyor. Bu oyunu orada aç.
told-renewal = { $name } başka bir tarayıcıdan zarlar için yeni sayılar verdi
editor-title = Konum kur
editor-lead = Taşları tahtaya sürükle ya da birini seçip gideceği yere dokun.
editor-turn = Sıra kimde
editor-remove = Taş kaldır
editor-clear = Tahtayı boşalt
editor-start = Başlangıç konumu
editor-text = Konum yapıştır
editor-text-known = Şu biçimlerde: { $notations }.
editor-read = Göster
editor-recognised = Okunan biçim: { $notation }.
editor-unreadable = Bu, konum olarak okunamadı. Metnin hâlâ duruyor.
editor-other-game = Bu konum başka bir oyundan: { $game }.
editor-notations = Metin olarak
editor-copy = Kopyala
editor-possible = Bu konum mümkün.
editor-over = Bu konumda oyun bitmiş; oynanacak bir şey kalmamış.
editor-play = Buradan devam et
editor-link = Bağlantıyı kopyala
editor-picture = Resmi indir
editor-analyse = Bu konumu analiz et
editor-from-position = Bir konumdan
editor-from-about = Bu konumdan tek oyun, puansız.
notebook-title = Defter
notebook-lead = Kaydettiğin konumlar. Bu tarayıcı için, hesabın varsa hesabın için saklanır.
notebook-save = Defterime kaydet
notebook-name = Başlık
notebook-tags = Etiketler, virgülle ayrılmış
notebook-note = Not
notebook-game = Oyun
notebook-tag = Etiket
notebook-saved = Defterine kaydedildi.
notebook-empty = Burada konum yok.
problem-notebook-full = Defterin dolu. Önce bir konum sil.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Çalışmalar
studies-lead = Kendi yorumların ve varyantlarınla oyunlar ve konumlar. Bağlantıyla arkadaşlarına göster ya da dosya olarak kaydet.
studies-empty = Henüz çalışman yok.
studies-make = Çalışma oluştur
studies-new = Yeni çalışma
studies-comment = Yorum
studies-symbols = Simgeler
studies-promote = Ana varyant yap
studies-delete = Buradan sonrasını sil
studies-saved = Kaydedildi
studies-saving = Kaydediliyor…
studies-unsaved = Kaydedilmedi
studies-retry = Yeniden kaydet
studies-conflict = Bu, başka bir pencerede değiştirildi. Şimdi en yeni sürümü görüyorsun; yazdıkların hâlâ kendi alanında duruyor.
studies-share = Paylaş
studies-view-link = Bu bağlantıya sahip olan herkes görebilir.
studies-edit-link = Bu bağlantıya sahip olan herkes değiştirebilir.
studies-view-make = Görüntüleme bağlantısı oluştur
studies-edit-make = Düzenleme bağlantısı oluştur
studies-withdraw = Bu bağlantıyı geri çek
studies-download = İndir
studies-partly = notlarının bir kısmı olmadan
problem-too-many-studies = Daha fazlasına yer yok. Önce birini sil.
lessons-own = Derslerin
lessons-lead = Konumları kendi dersinde topla ve bağlantısını öğrenmek isteyenlere gönder.
lessons-new = Yeni ders
lessons-which = Ders
lessons-add = Bu konumu ekle
lessons-exercise = { $number }. alıştırma (toplam { $count })
lessons-task = Ne yapılacak
lessons-answers = Doğru hamleler, her satıra bir tane
lessons-any-good = Bilgisayarın iyi bulduğu her hamleyi kabul et
lessons-explanation = Yanıttan sonraki açıklama
lessons-from-notebook = Defterinden
lessons-next = Sonraki alıştırma
lessons-done = Bu son alıştırmaydı. Aferin!
lessons-empty = Bu derste henüz alıştırma yok.
lessons-up = Yukarı taşı
lessons-open = Öğrencilerinin gözünden gör
lessons-nobody-moves = Bu konumda sıra kimsede değil, bu yüzden alıştırma olamaz.
lessons-bad-answer = “{ $move }” bu konumda oynanamaz.
lessons-needs-answer = Doğru bir hamle yaz ya da her iyi hamleyi kabul et.
import-many-title = Oyunları içe aktar
import-many-lead = Oyunlarını başka programlardan ve sitelerden getir: tek tek dosyalar, bütün klasörler ya da bir ZIP arşivi. Burada zaten olan oyunlar atlanır.
import-formats = Okunabilen dosyalar
import-folder = Klasör seç
import-stop = Durdur
import-count-files = Dosyalar
import-count-games = İçe aktarılan
import-count-duplicates = Zaten burada
import-count-failed = Aktarılamayan
import-line = Satır
import-lost = Bağlantı koptu. Şimdiye kadar aktarılanlar saklandı.
import-stopped = Durduruldu. Şimdiye kadar aktarılanlar saklandı.
import-too-large = Bu dosya çok büyük. Bir kerede en çok { $size } MB okunabilir.
import-quota = Bu ayki yeni oyun sınırına ulaştın. Şimdiye kadar aktarılanlar saklandı.
import-players = Bu oyunculardan hangisi sensin?
import-me = Bu benim
import-names = Dosyalardaki adların
import-names-help = Virgülle ayrılmış. Bu oyunculardan birinin bulunduğu oyunlarda yalnızca onun hamleleri senin sayılır.
import-queue-full = Analiz sırasında şu anda başka oyuna yer yok. Ötekiler için daha sonra gel.
openings-title = Açılış gezgini
openings-filter = Oyunları seç
openings-source = Kaynak
openings-own = Senin oyunların
openings-side = Taraf
openings-player = Oyuncu
openings-days = Dönem
openings-days-30 = Son 30 gün
openings-days-365 = Son bir yıl
openings-any = Hepsi
openings-show = Göster
openings-start = Başlangıç konumu
openings-count = Oyun
openings-loss = Ortalama kayıp
openings-empty = Hiçbir oyun bu konuma ulaşmadı.
openings-none = Henüz biten oyun yok. Birkaç oyun oyna ya da başka programlardan içe aktar.
openings-reading = Oyunların sayılıyor: { $done } / { $all }
openings-reached = Bu konumun geçtiği oyunlar
openings-collections = Koleksiyonların
openings-collections-help = PGN ya da PDN gibi, içinde çok oyun olan bir dosya. Onu yalnızca sen görürsün.
openings-add = Dosya ekle
openings-adding = Dosya okunuyor
