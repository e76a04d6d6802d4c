### Думите на самия Gamecase. Източникът е en.ftl.
### партия = game, правила = rules, противник = opponent, запис = record, зарове = dice.

## The case
app-name = Gamecase
app-tagline = Класически настолни игри по правилата от твоята кутия
skip-to-content = Към съдържанието
nav-home = Игри
nav-settings = Настройки
home-title = Избери игра
home-lead = Играй срещу компютъра, с приятел до теб или с приятел надалеч.
home-open = Отворени партии
home-table-against = { $game }: ти и { $others }
home-state-yours = Твой ред е
home-state-open = В ход
home-state-waiting = Чака се играч
home-state-over = Завършена
footer-free = Свободен софтуер: играй, пусни го при себе си, променяй го
footer-fair = Зарове, които всеки може да провери

## Settings
settings-language = Език
settings-theme = Изглед
settings-theme-auto = Като на устройството
settings-theme-light = Светъл
settings-theme-dark = Тъмен
settings-theme-contrast = Висок контраст
settings-theme-clear = За далтонисти
settings-save = Приложи

## Laying a table
new-title = { $game }: нова партия
new-booklet-clauses = Покажи правилата
box-find = Намери правилата на своя комплект
box-unsure = Не знам
box-none = Никои правила не отговарят на всичко това. Ето ги всичките.
new-opponent = Срещу кого играеш?
new-player = Играч { $number }
new-against-here = Приятел до теб
new-against-away-about = Ще получиш връзка, която да изпратиш.
new-against-anyone-about = Партията ти е на началната страница, докато някой се включи.
new-level = Кое ниво?
new-you = Ти
new-name = Твоето име
new-name-hint = Така те виждат другите играчи. Може да остане празно.
new-words = Твоя добавка към заровете
new-words-hint = Смесва се с всяко хвърляне и всеки случаен избор. Ако полето е празно, устройството избира само.
new-friend-name = Името на приятеля
new-starts = Кой започва?
new-starts-lot = Случайно
new-starts-me = Аз
new-starts-other = Противникът
new-side = С кои ще играеш?
new-match = Дължина на мача
new-match-best-of-1 = Една партия
new-match-best-of = Най-много { $number } партии
new-match-first-to = { $number ->
    [one] Играе се до { $number } точка
   *[other] Играе се до { $number } точки
}
new-match-open = Колкото партии искаш
new-dice = Кой хвърля заровете?
new-dice-verifiable = Хвърля приложението, а после всеки може да провери
new-dice-manual = Хвърляме истински зарове и въвеждаме числата
new-clock = Контрола на времето
new-clock-none = Без часовник
new-clock-fischer = { $minutes } мин + { $seconds } с на ход
new-clock-delay = { $seconds } с изчакване на ход, { $minutes } мин резерв на точка
new-clock-days = { $days ->
    [one] { $days } ден на ход
   *[other] { $days } дни на ход
}

## An invitation
join-title = Покана за игра: { $game }
join-by = { $name } те кани на игра.
join-by-somebody = Някой те кани на игра.
join-sit = Включи се
join-watch = Само гледай

## The table
table-board = Дъска
table-moves = Ходове
table-players = Играчи
table-position = Позицията с думи
table-dice = Зарове
table-dice-pledge = Определено преди играта (SHA-256 на тайната)
table-dice-secret = Тайната, разкрита след играта
table-dice-words = Добавките на играчите
table-dice-explained = Една тайна определя всички зарове преди играта, но се вижда само нейният отпечатък. След играта тайната се разкрива и всеки може да провери, че всяко хвърляне следва от нея.
table-record = Изтегли записа на партията
table-takeback = Върни хода
table-hint = Подсказка
table-hint-told = Моят съвет: { $told }
table-guided = Давай ми съвети
table-type = Въведи ход
table-type-play = Изиграй
table-past = Гледаш по-ранна позиция.
table-now = Обратно към партията
table-replay = Повтори последния удар на забавен каданс
table-sight = Линия за прицел
table-undo = Стъпка назад
table-turn = Обърни дъската
table-look = Вид на дъската
table-confirm = Потвърждавай всеки ход
table-draw = Предложи реми
table-claim = Обяви победа
table-claim-draw = Обяви реми
table-say-mute = Заглуши чата
table-resign = Предавам се
table-resign-sure = Предаваш ли тази партия?
table-yes = Да
table-no = Не
table-next = Следваща партия
table-rematch = Реванш
say-hello = Здравей!
say-good-luck = Успех!
say-well-played = Добра игра!
say-thanks = Благодаря!
say-sorry = Извинявай!
say-one-moment = Един момент, моля.
say-back = Върнах се.
say-your-turn = Мисля, че е твой ред.
say-oops = Опа!
say-good-game = Хубава партия!
bot-again = Компютърът трябваше да започне да мисли отначало.
table-home = Към всички игри
table-accept = Приемам
table-decline = Отказвам
table-withdraw = Оттеглям
table-watching = Ти гледаш. Само играчите могат да правят ходове.
table-watchers = { $count ->
    [one] { $count } зрител
   *[other] { $count } зрители
}
table-booklet = Правила
table-invite = Покани приятел
table-invite-help = Изпрати тази връзка или дай на приятеля си да сканира кода. Който пръв я отвори, влиза в партията.
table-invite-copy = Копирай връзката
table-invite-loopback = Тази връзка работи само на този компютър. За игра в домашната мрежа стартирай Gamecase с: gamecase serve --host 0.0.0.0
player-unnamed = Играч { $number }
player-you = ти
player-away = отсъства
tally-won = Спечелени мачове
tally-drawn = Ремита

## The rule book
rules-link = Правила
rules-title = { $game }: правила
rules-booklets = Варианти на правилата
rules-agreed = Уговорено за тази партия
rules-example = Пример
rules-not-allowed = Не е позволено
rules-print = Печат

## Learning
learn-link = Уроци
learn-title = { $game }: уроци
learn-lead = Кратки уроци, всеки със собствена дъска. Пробвай смело: нищо не може да се развали.
learn-lesson = Урок { $number } от { $count }
learn-right = Браво!
learn-other = Това е позволено, но тук опитай нещо друго.
learn-again = Опитай пак
learn-next = Следващ урок
learn-all = Всички уроци
learn-guided = Изиграй първата си партия със съвети
learn-watch = Гледай как играят два компютъра

## What stands
status-waiting = Чакаме другия играч
status-drawing-lots = Избира се кой започва
status-chance = Заровете се търкалят
status-by-hand = Хвърли заровете и въведи числата
status-your-turn = Твой ред е: { $seat }
status-turn = На ход: { $seat }
status-bot-thinks = Компютърът мисли
outcome-resigned = Победа за { $seat }: противникът се предаде.
outcome-agreed = Реми по споразумение.
outcome-left = Победа за { $seat }: противникът напусна.
outcome-left-draw = Реми: един играч напусна.
outcome-time = Победа по време за { $seat }.
match-best-of = Партия { $game } от най-много { $number }
match-first-to = { $number ->
    [one] Партия { $game }, играе се до { $number } точка
   *[other] Партия { $game }, играе се до { $number } точки
}
match-games = Партия { $game } от { $number }
match-open = Партия { $game }

## What happened
told-sit = { $name } се включва.
told-begin = Започва нова партия.
told-lot = Започва { $name }.
told-offer-takeback = { $name } иска да върне ход.
told-offer-draw = { $name } предлага реми.
told-offer-rematch = { $name } иска реванш.
told-decline = Предложението е отхвърлено.
told-takeback = Ходът е върнат.
told-draw = Договорено реми.
told-resign = { $name } се предава.
told-left = { $name } приключва партията: противникът напусна.
told-lapse = Предложението изтече.
told-say = { $name }: { $words }
told-flag = Времето изтече: { $name }.

## Why not
refusal-not-your-turn = Не си на ход.
refusal-game-over = Партията приключи.
refusal-time-up = Времето ти изтече.
refusal-not-begun = Партията още не е започнала.
refusal-dice-not-yours = В тази партия заровете хвърля приложението.
refusal-dice-by-hand = В тази партия играчите сами хвърлят заровете и въвеждат числата.
refusal-not-now = Сега не можеш да направиш това.
refusal-too-late = Някой те изпревари. Погледни пак дъската.
refusal-still-here = Противникът още не отсъства достатъчно дълго.
refusal-offer-gone = Това предложение вече не важи.
refusal-watching = Ти гледаш. Това могат само играчите.
refusal-no-hint = Подсказки има само когато е твой ред, срещу компютъра или на общ екран.
refusal-means-nothing = Тук този ход не е позволен.
refusal-theirs = Този ход не беше позволен. { $rule }

## Trouble
error-bad-message = Сървърът не разбра какво изпрати страницата. Презареди я.
error-stale = Дъската се промени. Погледни я пак.
error-too-fast = Твърде бързо. Изчакай малко.
link-lost = Връзката прекъсна. Свързваме се отново… Партията ти е запазена.
link-back = Връзката е възстановена.
touch-again = Избери накъде да продължиш или натисни Escape.
confirm-grave = Натисни пак за потвърждение.
aim-pull = Плъзни пула по линията му. После дръпни назад където и да е на дъската и пусни.
aim-help = Прицелвай се със стрелките, с плюс и минус избирай силата, със запетая и точка мести по линията, с Enter удряй.
copied = Копирано.
turn-alert = Твой ред е
clock-stale = Времето при прекъсването на връзката
problem-title = Не се получи
problem-not-found = Тук няма нищо. Провери връзката; партията може да е на друг компютър.
problem-bad-form = Нещо във формуляра не беше наред. Върни се и опитай пак.
problem-chair-taken = Друг вече зае това място.
problem-too-many-tables = Твърде много нови партии наведнъж. Изчакай малко и опитай пак.
problem-away = Игрите сега са недостъпни. Нищо изиграно не е загубено. Опитай пак след малко.
problem-home = Към всички игри

## On the command line
serve-ready = Gamecase работи на { $address }
serve-network = В домашната мрежа: { $address }
serve-scan = Сканирай с телефон в същата мрежа:
serve-stop = Спира се с Ctrl+C.
verify-holds = { $entries ->
    [one] Записът е цял: проверен е { $entries } ред, всички звена и позиции са верни.
   *[other] Записът е цял: проверени са { $entries } реда, всички звена и позиции са верни.
}
verify-rolls = { $count ->
    [one] Преизчислено: { $count } хвърляне или случаен избор. Съвпада.
   *[other] Преизчислени: { $count } хвърляния и случайни избора. Съвпадат.
}
verify-by-hand = { $count ->
    [one] { $count } хвърляне е въведено на ръка, затова няма какво да се проверява.
   *[other] { $count } хвърляния са въведени на ръка, затова няма какво да се проверява.
}
verify-hidden = { $count ->
    [one] { $count } хвърляне още е тайно, защото партията не е приключила.
   *[other] { $count } хвърляния още са тайни, защото партията не е приключила.
}

## A game looked over
table-analysis = Анализирай партията
analysis-title = { $game }: анализ
analysis-games = Партии в този мач
analysis-progress = Партията се анализира…
analysis-graph = Ходът на партията
analysis-lines = Най-добри продължения
analysis-mistakes = Повратни моменти
analysis-none = Няма намерени грешки.
analysis-totals = Обобщение
analysis-played = Изиграно
analysis-inaccuracy = Неточност
analysis-mistake = Грешка
analysis-blunder = Груба грешка
analysis-better = По-добре:
analysis-even = Равно
analysis-slight = { $seat }: малко предимство
analysis-clear = { $seat }: ясно предимство
analysis-winning = { $seat }: решаващо предимство
analysis-first = Начало на партията
analysis-back = Предишен ход
analysis-forward = Следващ ход
analysis-last = Край на партията
analysis-table = Обратно към партията
analysis-failed = Партията не можа да бъде анализирана. Опитай отново след малко.
analysis-result = { $first }–{ $second }
problem-not-over = Партията още не е приключила. Можеш да я анализираш, когато свърши.

## Hands and pages
table-ahead = Позволи предварителни ходове
ahead-planned = Предварителен ход: ще се изиграе, когато ти дойде редът, ако е позволен.
table-symbols = Фигурки вместо букви в ходовете
table-download = Изтегляне като { $format }

## Games from elsewhere
import-title = Импортиране на партия
import-text = Постави партията като { $formats }
import-open = Импортирай

## People
nav-account = Профил
people-sign-in = Вход
people-register = Създай профил
people-lead = Можеш да играеш и без профил. С профил намираш партиите си на всяко устройство и можеш да играеш за рейтинг.
people-name = Име
people-name-hint = От 2 до 24 букви или цифри. Другите играчи го виждат.
people-password = Парола
people-password-hint = Поне 8 знака. Ще получиш кодове, в случай че я забравиш.
people-with-passkey = Вход с ключ за достъп
people-register-passkey = Създай профил с ключ за достъп
people-wrong = Грешно име или парола.
people-slow = Твърде много опити. Изчакай една минута и опитай пак.
people-name-taken = Това име е заето или твърде прилича на заето. Избери друго.
people-name-unfit = Използвай от 2 до 24 букви или цифри от една азбука; между тях може да има интервали, точки или тирета.
people-password-unfit = Използвай поне 8 знака и нищо лесно за отгатване, като името си или 12345678.
people-passkey-failed = Ключът за достъп не беше приет. Опитай пак.
people-again = За да промениш това, първо влез отново.
people-only-way = Това е единственият ти начин за вход, затова не може да се премахне.
people-not-the-name = Това не е твоето име. Нищо не е изтрито.
account-since = Регистрация: { $date }
account-ratings = Рейтинги
account-matches = { $count ->
    [one] { $count } мач за рейтинг
   *[other] { $count } мача за рейтинг
}
account-history = История на партиите
account-export = Изтегли всичките ми данни
account-sign-out = Изход
account-ways = Как влизаш
account-passkey = Ключ за достъп: { $device }
account-passkey-add = Добави ключ за достъп
account-remove = Премахни
account-password-new = Нова парола
account-password-note = Поне 8 знака. Ще излезеш от профила на всички други устройства.
account-password-set = Запази паролата
account-devices = Къде е влязъл профилът ти
account-this-device = това устройство
account-seen = последно използвано: { $date }
account-end-others = Изход от всички други устройства
account-tokens = API ключове
account-tokens-about = Който има ключа, може да действа от твое име. Пази го в тайна.
account-token-label = За какво е?
account-token-read = може само да чете
account-token-play = може да играе
account-token-make = Създай ключ
account-token-once = Копирай го сега. Повече няма да го видиш.
account-delete = Изтрий профила
account-delete-about = Данните ти за вход, сесиите, ключовете и рейтингите се изтриват веднага и завинаги. Изиграните партии остават с името, под което са играни: те са и на противниците ти. Никой не може да ги продължи вместо теб.
account-delete-sure = Напиши името си за потвърждение
history-none = Тук още няма нищо.
history-older = По-стари
history-won = Победа
history-lost = Загуба
history-drawn = Реми
rated-badge = За рейтинг
rated-switch = Партия за рейтинг
rated-about = И двамата играчи трябва да имат профил. Без връщане на ходове.
ratings-about = Числото след ± показва колко несигурен е рейтингът.
refusal-rated-account = Това е партия за рейтинг: нужен е профил.
refusal-rated-alone = В партия за рейтинг не можеш да играеш срещу себе си.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Този ключ е непознат, отменен или не позволява това.
nav-main = Основни страници
nav-play = Играй
nav-learn = Учи
nav-rules = Правила
list-lead-learn = Избери игра и опитай кратките ѝ уроци.
list-lead-rules = Избери игра и прочети правилата ѝ, с картинки.
home-continue = Продължи
home-finished = Завършени партии
start-change = Промени
start-change-of = { $game }: промени противника, правилата или времето
player-computer = { $name } (компютър)
character-hello-gentle = Здравей! Да открием заедно как се играе?
character-hello-cheerful = Радвам се да играем. Да се забавляваме!
character-hello-steady = Успех. Играя сигурно.
character-hello-sharp = Здравей. Внимавай: гледам напред.
character-hello-calm = Можем да започваме. Рядко ми убягва нещо.
character-bye-gentle = Беше забавно! Още веднъж?
character-bye-cheerful = Благодаря за партията!
character-bye-steady = Добра партия. Хареса ми.
character-bye-sharp = Добра битка. Погледни повратните моменти.
character-bye-calm = Удоволствие беше. Малко партии са като тази.
notice-special = По правилата на тази партия: { $rule }
notice-rule = Правило { $number }
notice-close = Разбрах
opponent-bot = Компютър
opponent-here = Приятел тук
opponent-away = Приятел с връзка
opponent-anyone = Който и да е
rules-question = По кои правила искаш да играеш?
rules-of-my-box = Правилата от моята кутия
rules-as-usual = Както се играе днес
rules-line = Правила:
start-time = Време
start-more = Още
start-match-points = Или до толкова точки
clock-chip-none = Без часовник
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = На точка
clock-chip-days = { $days ->
    [one] { $days } ден
   *[other] { $days } дни
}
working-hint = Търси се добър ход…
working-thinking = Компютърът още мисли…
working-compiled = Компютърът се подготвя, само веднъж на това устройство: { $percent }%.
working-tables = Компютърът изчислява ендшпилите на тези правила, само веднъж: { $percent }%.
provisional-compiled = Това е бърза преценка: компютърът още се подготвя. Попитай пак след минута, тогава отговорът ще е по-добър.
provisional-tables = Ендшпилите на тези правила още се изчисляват, затова числата са само добри оценки.
settings-set = Дъска и пулове
settings-set-walnut = Орех
settings-set-felt = Филц и месинг
settings-set-flat = Плоски и модерни
settings-set-slate = Шисти и камък
offline-title = Няма връзка
offline-lead = За игра е нужна връзка. Щом се върне, можеш да продължиш: нищо не се губи.
offline-kept = Можеш да прочетеш
offline-nothing = Още нищо. Правилата и уроците, които отвориш, остават тук за после.
offline-again = Опитай пак
import-files = Избери файлове или ги пусни където и да е на страницата
import-done = { $count ->
    [one] Отворена е { $count } партия
   *[other] Отворени са { $count } партии
}
import-illegal = Ход { $count } не е позволен:
import-unreadable = Това не може да се прочете като партия
import-keep = Отвори партията дотам
import-correct = Поправи
import-corrected = Партията за поправяне
import-back = Назад
share-title = Споделяне в моята мрежа
share-ask = Засега само този компютър може да отваря Gamecase. Сподели го и всяко устройство в домашната ти мрежа ще може да го отвори, докато не спреш споделянето или не затвориш програмата.
share-start = Сподели
share-on = Споделено. Отвори този адрес на друго устройство или сканирай кода.
share-stop = Спри споделянето
problem-no-network = В момента този компютър няма мрежа, в която да споделя.
notice-registered = Здравей, { $name }! Профилът ти е готов и входът е извършен.
notice-password-saved = Новата парола е запазена.
account-password-current = Сегашна парола
account-password-passkey = Потвърди с ключ за достъп
account-no-ratings = Още нямаш рейтинг. Изиграй партия за рейтинг, за да получиш. Ранглистите:
people-wrong-current = Това не е сегашната ти парола. Нищо не е променено.
people-passkey-first = Този профил още няма парола. Задай я с бутона за ключ за достъп.
footer-translations = Преводи
translations-title = Преводи
translations-lead = Всички текстове на сайта и игрите, с примерни стойности, на два езика един до друг.
translations-how = Как да поправиш превод или да добавиш език, пише в docs/translating.md в изходния код.
translations-language = Език
translations-beside = До него
translations-part = Част
translations-part-shell = Сайтът
translations-state = Състояние
translations-state-all = Всички
translations-state-missing = Липсващи
translations-state-outdated = Остарели
translations-state-current = Актуални
translations-search = Търсене
translations-show = Покажи
translations-count = { $count ->
    [one] { $count } текст
   *[other] { $count } текста
}
provenance-legend = Откъде идва всяко правило:
provenance-printed = Отпечатано в листовката
provenance-usual = Както се играе днес
provenance-silent = Листовката не казва нищо: наш избор
provenance-differs = Листовката е неясна: играем, както я разбираме
provenance-languages = Само на тези езици: { $languages }.
switch-value-printed = { $value } (както е отпечатано)
switch-value-silent = { $value } (наш избор)
switch-value-differs = { $value } (както го разбираме)
rules-exactly = Точно както е отпечатано
rules-exactly-about = Всяко правило се играе дословно, дори където според нас се е имало предвид друго.
rules-needs = Важи само с тази настройка: { $switch } – { $value }
rules-needs-open = Започни партия с нея
rules-compare = Листовките една до друга
rules-compare-about = Само това, по което листовките се различават. Всичко друго е в правилата им.
table-rules = Правила: { $booklet }
table-rules-change = промени
table-chat = Чат
table-more = Още
table-tools = Инструменти
table-sound = Звук
table-fullscreen = Цял екран
table-save = Запази файла
table-hint-more = Още
table-speed = Скорост на ходовете
table-speed-calm = Спокойна
table-speed-normal = Нормална
table-speed-fast = Бърза
table-speed-none = Без анимация
table-glow = Показвай с какво може да се ходи
table-lot = Кой започва
table-lot-explained = Кой започва, решава случаят. Тайна го определя преди партията и се вижда само нейният отпечатък. След партията тайната се разкрива и всеки може да провери.
table-lot-words = Добавките на играчите
table-next-level = Следващо ниво: { $level }
result-won = Победа за теб
result-lost = Загуба
result-drawn = Реми
result-winner = { $name } печели
result-story = { $turns ->
    [one] Край след { $turns } ход.
   *[other] Край след { $turns } хода.
}
result-story-ahead = { $turns ->
    [one] { $turns } ход,
   *[other] { $turns } хода,
} { $winner ->
    [own] а ти нито веднъж не изоставаш.
   *[other] а победителят нито веднъж не изостава.
}
result-story-turned = { $turns ->
    [one] { $turns } ход, а обратът дойде чак накрая.
   *[other] { $turns } хода, а обратът дойде чак накрая.
}
result-story-changes = { $turns ->
    [one] { $turns } ход.
   *[other] { $turns } хода.
} { $changes ->
    [one] Преднината се смени веднъж.
   *[other] Преднината се смени { $changes } пъти.
}
told-lot-seat = { $name } играе с { $seat }, избрано случайно.
settings-notices = Извести ме, когато съм на ход
settings-notices-on = Включено. Този браузър те известява дори когато партията не е отворена.
settings-notices-off = Изключено.
settings-notices-blocked = Браузърът ти блокира известията от този сайт. Първо ги разреши в настройките му.
settings-notices-failed = Не се получи. Опитай отново по-късно.
push-turn = Ти си на ход срещу { $opponent }.
bot-later = Играеш много партии с компютъра. Тук ще изиграя ход веднага щом ми дойде редът.
refusal-too-many-thoughts = Компютърът е зает с другите ти партии. Опитай пак след малко.
problem-too-many-analyses = В момента се анализират няколко твои партии. Изчакай една да приключи и опитай пак.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = По-дълбок анализ
deep-start = Започни
deep-stop = Спри
deep-plies = { $plies ->
    [one] { $plies } полуход
   *[other] { $plies } полухода
}
deep-truncated = Кратък ролаут { $level }
deep-rollout = Пълен ролаут
deep-deeper = Смятай по-дълбоко
deep-depth = Дълбочина { $ply }
deep-games = { $games ->
    [one] { $games } партия
   *[other] { $games } партии
}
deep-sure = Вероятност първият вариант да е най-добър: { $percent }%
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Програмата спря. Намереното остава тук. За да продължиш, пусни я отново.
deep-limit = Този сайт не смята по-дълбоко.
deep-picture = Стойности с 95-процентни доверителни интервали
deep-compare = Сравни
deep-refused = Това не може да се анализира.
recovery-title = Запази тези кодове
recovery-about = Ако забравиш паролата си, с всеки код можеш веднъж да зададеш нова. Запиши ги или ги отпечатай: повече няма да ги видиш.
recovery-done = Запазих ги
recovery-new = Нови кодове за възстановяване
recovery-left = { $count ->
    [one] Остава { $count } код за възстановяване
   *[other] Остават { $count } кода за възстановяване
}
people-forgot = Забравена парола?
people-forgot-about = Въведи името си, един от кодовете за възстановяване и нова парола. Ако нямаш код, поискай връзка от администрацията на сайта.
people-code = Код за възстановяване
people-code-wrong = Името и кодът не съвпадат или кодът вече е използван.
people-link-old = Тази връзка вече не работи. Поискай нова.
people-mail = Имейл, само за смяна на паролата
people-mail-send = Прати ми връзка по имейл
people-mail-sent = Ако за това име има имейл адрес, връзката вече пътува.
people-invite = Код за покана
people-invite-wrong = Този код за покана не работи. Поискай код от администрацията на сайта.
people-closed = Тук не може да се създават нови профили.
people-banned = Администрацията на сайта е заключила този профил.
people-members = За да играеш тук, ти трябва профил.
people-with-provider = Вход с { $provider }
people-provider-failed = Входът не успя. Опитай пак.
mail-reset = Задай нова парола
mail-reset-text = Някой поиска нова парола за профила { $name }. Ако това си ти, отвори тази връзка до един ден:
problem-quota = Вече имаш толкова започнати партии, колкото този сайт позволява засега.
admin-title = Управление на сайта
admin-people = Хора
admin-tables = Партии
admin-invites = Покани
admin-log = Какво е променено
admin-find = Търси
admin-sizes = Партии: { $tables } · Профили: { $accounts } · { $megabytes } MB
admin-reset = Връзка за нова парола
admin-end = Изход отвсякъде
admin-rename = Преименувай
admin-ban = Заключи
admin-banned = Заключен
admin-unban = Отключи
admin-delete = Изтрий
admin-close = Затвори
admin-role-none = Играч
admin-role-organiser = Организатор
admin-role-admin = Администратор
admin-role-set = Запази ролята
admin-invite-people = За колко души?
admin-invite-days = За колко дни?
admin-invite-make = Създай покана
practice-title = Упражнявай грешките си
practice-lead = Позиции от твоите партии. В повечето от тях сгреши, в някои – не.
practice-task = Твоята страна: { $seat }. Какво играеш?
practice-counts = За повторение: { $due } · нови днес: { $new }
practice-days = { $days ->
    [one] { $days } ден подред
   *[other] { $days } дни подред
}
practice-empty = Още няма какво да упражняваш. Пусни завършена партия за анализ: грешките ти от нея ще се появят тук.
practice-done = Това е всичко за днес. Браво!
practice-more = Още нови позиции
practice-show = Покажи отговора
practice-next = Следваща позиция
practice-remove = Не я показвай повече
practice-game = Виж партията
practice-right = Добър ход!
practice-wrong = Има и по-добро.
practice-shown = Отговорът
practice-chosen = Твоят ход
practice-best = Най-добре
practice-played = В партията
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Тази позиция ще се върне { $when }.

## Drills: short exercises to repeat

drills-title = Тренировки
drills-lead = Кратки упражнения, които стават по-трудни с напредъка ти.
drills-level = Ниво { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Верни отговори: { $right } от последните { $answers }
drills-streak = Поред: { $count }
drills-book = Дебютна книга
opening-book-move = Ход
opening-book-worth = Точки
opening-book-about = Точките са очакваната стойност при игра за пари с куба в средата, от наши собствени ролаути, със стандартната им грешка.
drills-answer = Отговори
drills-next = Следващо упражнение
drills-right = Вярно!
drills-wrong = Не съвсем.
drills-your-answer = Твоят отговор
drills-number = Въведи цяло число от { $low } до { $high }.
drills-again = На това упражнение вече отговори, затова не се брои повторно.
nav-events = Турнири
events-lead = Турнири за клуба, училището или семейството, онлайн или на истински дъски.
events-coming = Предстоящи
event-new = Нов турнир
event-family = Бърза семейна купа
event-family-about = От три до осем имена и започвате: три кръга, после финал на най-добрите двама.
event-name = Име на турнира
event-format = Система
event-format-round-robin = Всеки срещу всеки
event-about-round-robin = Всеки играе с всеки.
event-format-swiss = Швейцарска
event-about-swiss = Във всеки кръг срещаш някого с горе-долу толкова точки, колкото имаш ти.
event-format-knockout = Елиминации
event-about-knockout = След загуба отпадаш или продължаваш в утешителната купа.
event-format-arena = Арена
event-about-arena = Който е свободен, получава нов противник, колкото пъти поиска.
event-format-ladder = Стълбица
event-about-ladder = Предизвикай някого над теб и вземи мястото му.
event-format-family-cup = Семейна купа
event-place = Къде ще играете?
event-place-online = Онлайн
event-place-real = На истински дъски
event-place-screen = На този екран
event-rounds = Брой кръгове; празно за обичайния брой
event-double = Всеки с всеки по два пъти
event-sides = Кой играе?
event-sides-1 = Отделни играчи
event-sides-pairs = Двойки
event-sides-teams = Отбори по { $number }
event-scoring = Точки за победа, реми и загуба
event-scoring-points = Броят се точките от партиите
event-ties = Допълнителни показатели (ако е празно, важат обичайните)
event-main = Главна купа
event-consolation = Утешителна купа
event-last-chance = Купа за последен шанс
event-playoff = Плейоф за най-добрите
event-may-join = Всеки с връзката може да се включи
event-players-report = Играчите сами въвеждат резултатите си
event-starts = Кога започва?
event-create = Създай турнира
event-join = Включи се: { $name }
event-join-about = Сканирай кода или отвори връзката, за да се включиш. Не ти трябва профил.
event-code = Твоят код е { $code }. С него можеш да се върнеш от всяко устройство.
event-code-enter = Имам код
event-players = Играчи
event-add = Добави играчи
event-add-hint = По един на ред. След името може да има рейтинг и клуб: Мария; 1450; Крайречен
event-file = Или от файл: CSV с имената или TRF с изиграните досега кръгове
event-import = Продължен от файл
event-round = Кръг { $number }
event-board = Маса { $number }
event-bye = Почива
event-pairings = Двойки
event-pair = Състави кръг { $number }
event-pair-again = Състави отново
event-by-hand = Състави ръчно
event-by-hand-hint = По една двойка на ред, с номерата на играчите: 3-7. Сам номер означава, че играчът почива.
event-start = Започни кръг { $number }
event-close = Приключи турнира
event-reopen = Отвори турнира отново
event-result = Въведи резултата
event-correct = Поправи резултата
event-keep-score = Води записа тук
event-keep-score-about = Играй на своята дъска и води записа на това устройство. Резултатът се въвежда, когато партията свърши.
event-won = Победа за { $name }
event-absent = { $name } не игра
event-score = Резултат в точки, ако сте го водили
event-why = Причина
event-change = Промени име или рейтинг
event-withdraw = Откажи се от турнира
event-return = Отново в игра
event-byes = Поискай почивка
event-bye-half = Почивка за половин точка
event-bye-zero = Почивка без точка
event-bye-cancelled = Почивката е отменена
event-half-byes = Почивки за половин точка, които всеки играч може да поиска
event-withdrawn = Извън турнира
event-forbid = Тези двама никога един срещу друг
event-helpers = Помощници
event-helpers-about = Посочи помощник и му изпрати връзката. Помощниците могат да съставят двойки, да започват кръгове и да въвеждат резултати.
event-codes = Кодове на играчите
event-downloads = За изтегляне
event-all-games = Всички партии
event-standings = Класиране
event-crosstable = Кръстосана таблица
event-bracket = Схема
event-points = Точки
event-yours = Твоята партия: маса { $number } срещу { $name }
event-yours-bye = В този кръг почиваш.
event-open-table = Към партията
event-screen = Голям екран
event-challenge = Предизвикай
study-title = Твоята игра
study-intro = Пускай завършените си партии за анализ и виж тук колко добре играеш и къде грешиш.
study-automatic = Анализирай партиите ми веднага щом завършат
study-analyse = Анализирай
study-analyse-all = Анализирай всички
study-again = Анализирай отново
study-stopped = Програмата спря преди края. Намереното дотогава е запазено.
study-waiting = { $count ->
    [one] { $count } партия чака да бъде анализирана.
   *[other] { $count } партии чакат да бъдат анализирани.
}
study-open = Още без анализ
study-games = Анализирани партии
study-newer = По-нови
study-last = Решения
study-last-count = Последните { NUMBER($count) }
study-last-all = Всички
study-decisions = { $count ->
    [one] { NUMBER($count) } решение
   *[other] { NUMBER($count) } решения
}
study-pr = PR (оценка на играта)
study-accuracy = Точност
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-average-loss = Средна загуба на ход (в стотни)
study-error-rate = Ниво на грешките както в GNU Backgammon
study-snowie = Ниво на грешките по Snowie
study-mistakes = Грешки
study-luck = Късмет
study-without-luck = Резултат без късмета
study-trend = Във времето
study-by-kind = По вид решение
study-by-position = По вид позиция
study-by-opponent = По противник
study-by-opening = По дебют
study-opening = Дебют
study-opponent = Противник
study-result = Резултат
study-day = Дата
study-move = Ходове
position-opening = Дебют
position-middlegame = Мителшпил
position-endgame = Ендшпил
refusal-event-closed = Този турнир приключи.
refusal-event-organiser-only = Това може само организаторът.
refusal-event-officials-only = Това могат само организаторът и помощниците.
refusal-event-not-yours = Можеш да направиш това само за себе си.
refusal-event-full = Няма повече места. Най-голям брой играчи: { $most }.
refusal-event-no-late-entry = Късно е за включване. Първият кръг започна.
refusal-event-no-entrant = Няма играч с номер { $entrant }.
refusal-event-name-taken = Вече участва играч с името { $name }.
refusal-event-members = Нужен брой играчи: { $count }. Въведи всички.
refusal-event-results-missing = { $missing ->
    [one] Липсва още { $missing } резултат от кръг { $round }.
   *[other] Липсват още { $missing } резултата от кръг { $round }.
}
refusal-event-all-paired = Двойките са съставени за всички кръгове: { $rounds }.
refusal-event-still-playing = { $name } още играе последната си партия.
refusal-event-challenge-up = Можеш да предизвикаш само някого над теб. { $name } е по-долу.
refusal-event-wrong-round = Още няма кръг { $round }. Следва кръг { $next }.
refusal-event-already-started = Кръг { $round } вече започна.
refusal-event-not-started = Кръг { $round } още не е започнал.
refusal-event-already-paired = Двойките за кръг { $round } вече са съставени.
refusal-event-too-few = Играчите трябва да са поне { $least }. Засега са { $count }.
refusal-event-is-withdrawn = { $name } вече не участва. Състави двойките отново или ръчно.
refusal-event-has-bye = { $name } почива в кръг { $round }. Отмени почивката или състави двойките отново.
refusal-event-byes-used = Почивки за половин точка, които всеки играч може да поиска тук: { $most }.
refusal-event-paired-twice = { $name } не може да е в две двойки.
refusal-event-no-pairing = В кръг { $round } няма партия на маса { $table }.
refusal-event-result-exists = Маса { $table } в кръг { $round } вече има резултат. Организаторът може да го поправи.
refusal-event-online-result = Тази партия се играе онлайн. Резултатът ѝ идва сам.
refusal-event-impossible-result = Такъв резултат не е възможен.
refusal-event-needs-winner = Играе се с елиминации, затова някой трябва да победи.
refusal-event-cannot-pair = Кръг { $round } не може да се състави, без някой да срещне същия противник отново. Състави двойките ръчно или приключи турнира.
refusal-event-nobody-free = В момента никой не е свободен.
refusal-event-by-challenge = В стълбицата играчите се предизвикват взаимно.
refusal-event-by-organiser = Помоли организатора да те добави.
refusal-event-already-entered = Вече участваш.
refusal-event-not-empty = В този турнир вече има играчи. Създай нов турнир за този файл.
refusal-event-wrong-code = Кодът не е верен. Провери листчето си.
tie-break-buchholz = Бухолц
tie-break-buchholz-about = Сборът от точките на всичките ти противници. По-силните противници са в твоя полза.
tie-break-buchholz-cut-1 = Съкратен Бухолц (−1)
tie-break-buchholz-cut-1-about = Точките на всичките ти противници без най-ниския резултат.
tie-break-sonneborn-berger = Зонеборн-Бергер
tie-break-sonneborn-berger-about = Точките на всички, които победи, плюс половината точки на всички, с които имаш реми.
tie-break-direct-encounter = Директен двубой
tie-break-direct-encounter-about = Точките ти срещу играчите, с които имате равен резултат.
tie-break-wins = Победи
tie-break-wins-about = Партиите, които спечели на дъската.
tie-break-points-difference = Разлика в точките
tie-break-points-difference-about = Твоите точки от партиите минус точките на противниците ти.
tie-break-board-points = Точки от дъските
tie-break-board-points-about = Точките от всички дъски на отбора ти.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Средната ти грешка в анализираните партии. По-малко е по-добре.
tie-break-unplayed = В швейцарската система кръг без партия се брои като партия срещу някого с твоите точки.
table-dice-chains = Всяко хвърляне се смесва от тайна на приложението и по едно число от страницата на всеки играч, всички определени предварително. Затова никой не може да избере хвърляне, дори този, който поддържа сайта. След партията всеки може да провери всяко хвърляне.
table-dice-waiting = Всяка страница дава числото си едва когато хвърляш, затова никой не може да знае хвърлянето предварително. Ако страница е затворена, заровете я чакат.
table-dice-deposits = За да можеш да затвориш страницата, тя дава числото си за следващото хвърляне заедно с твоя ход. Никой не може да знае хвърлянето предварително, освен ако в тази партия не играе този, който поддържа сайта.
table-dice-kept = Без собствено число: { $names }
table-lot-chains = Кой започва, решава случайността: тайна на приложението и по едно число от страницата на всеки играч, всички определени предварително. След партията всеки може да го провери.
status-dice-wait = Заровете чакат { $name } да отвори тази страница
dice-elsewhere = Заровете чакат браузъра, в който игра последно. Отвори партията там.
told-renewal = { $name } има нови числа за заровете, от друг браузър
editor-title = Нареди позиция
editor-lead = Плъзни фигури на дъската или избери една и докосни мястото ѝ.
editor-turn = На ход
editor-remove = Махни фигура
editor-clear = Изчисти дъската
editor-start = Начална позиция
editor-text = Постави позиция
editor-text-known = Записана като { $notations }.
editor-read = Покажи
editor-recognised = Прочетено като { $notation }.
editor-unreadable = Това не може да се прочете като позиция. Текстът ти е още тук.
editor-other-game = Тази позиция е от друга игра: { $game }.
editor-notations = Като текст
editor-copy = Копирай
editor-possible = Тази позиция е възможна.
editor-over = В тази позиция партията е приключила и няма какво повече да се играе.
editor-play = Играй оттук
editor-link = Копирай връзката
editor-picture = Изтегли картинка
editor-analyse = Анализирай позицията
editor-from-position = От позиция
editor-from-about = Една партия от тази позиция, без рейтинг.
notebook-title = Тетрадка
notebook-lead = Запазените от теб позиции. Пазят се за този браузър или за профила ти, ако имаш.
notebook-save = Запази в тетрадката
notebook-name = Заглавие
notebook-tags = Етикети, разделени със запетаи
notebook-note = Бележка
notebook-game = Игра
notebook-tag = Етикет
notebook-saved = Запазено в тетрадката ти.
notebook-empty = Тук няма позиции.
problem-notebook-full = Тетрадката ти е пълна. Първо изтрий някоя позиция.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Проучвания
studies-lead = Партии и позиции с твои коментари и варианти. Покажи ги на приятели с връзка или ги запази като файлове.
studies-empty = Още нямаш проучвания.
studies-make = Направи проучване
studies-new = Ново проучване
studies-comment = Коментар
studies-symbols = Знаци
studies-promote = Направи го главен вариант
studies-delete = Изтрий оттук нататък
studies-saved = Запазено
studies-saving = Запазва се…
studies-unsaved = Не е запазено
studies-retry = Запази отново
studies-conflict = Това беше променено в друг прозорец. Сега виждаш най-новата версия; въведеното от теб още е в полето си.
studies-share = Сподели
studies-view-link = Който има тази връзка, може да гледа.
studies-edit-link = Който има тази връзка, може да променя.
studies-view-make = Създай връзка за гледане
studies-edit-make = Създай връзка за промени
studies-withdraw = Оттегли тази връзка
studies-download = Изтегли
studies-partly = без част от бележките ти
problem-too-many-studies = Няма повече място. Първо изтрий нещо.
lessons-own = Твоите уроци
lessons-lead = Събери позиции в свой урок и изпрати връзката на всеки, който иска да учи.
lessons-new = Нов урок
lessons-which = Урок
lessons-add = Добави тази позиция
lessons-exercise = Упражнение { $number } от { $count }
lessons-task = Задача
lessons-answers = Верни ходове, по един на ред
lessons-any-good = Приемай всеки добър ход по преценка на компютъра
lessons-explanation = Обяснение след отговора
lessons-from-notebook = От тетрадката ти
lessons-next = Следващо упражнение
lessons-done = Това беше последното упражнение. Браво!
lessons-empty = В този урок още няма упражнения.
lessons-up = Премести нагоре
lessons-open = Виж го като учениците си
lessons-nobody-moves = В тази позиция никой не е на ход, затова не може да бъде упражнение.
lessons-bad-answer = „{ $move }“ не може да се изиграе в тази позиция.
lessons-needs-answer = Посочи верен ход или приемай всеки добър ход.
import-many-title = Импортиране на партии
import-many-lead = Пренеси партиите си от други програми и сайтове: отделни файлове, цели папки или ZIP архив. Партиите, които вече са тук, се пропускат.
import-formats = Файлове, които могат да се прочетат
import-folder = Избери папка
import-stop = Спри
import-count-files = Файлове
import-count-games = Импортирани
import-count-duplicates = Вече са тук
import-count-failed = Неимпортирани
import-line = Ред
import-lost = Връзката прекъсна. Импортираното досега е запазено.
import-stopped = Спряно. Импортираното досега е запазено.
import-too-large = Този файл е твърде голям. Наведнъж могат да се прочетат най-много { $size } MB.
import-quota = Достигна броя на новите партии за този месец. Импортираното досега е запазено.
import-players = Кой от тези играчи си ти?
import-me = Това съм аз
import-names = Имената ти във файловете
import-names-help = Разделени със запетаи. В партиите с някого от тези играчи за твои се броят само неговите ходове.
import-queue-full = В момента повече партии не могат да чакат за анализ. Върни се за останалите по-късно.
openings-title = Дебютен справочник
openings-filter = Избор на партии
openings-source = Източник
openings-own = Твоите партии
openings-side = Страна
openings-player = Играч
openings-days = Период
openings-days-30 = Последните 30 дни
openings-days-365 = Последната година
openings-any = Всички
openings-show = Покажи
openings-start = Начална позиция
openings-count = Партии
openings-loss = Средна загуба
openings-empty = Никоя партия не е стигнала до тази позиция.
openings-none = Още няма завършени партии. Изиграй няколко или ги импортирай от други програми.
openings-reading = Преброяване на партиите ти: { $done } от { $all }
openings-reached = Партии с тази позиция
openings-collections = Твоите сборници
openings-collections-help = Файл с много партии, например PGN или PDN. Само ти го виждаш.
openings-add = Добави файл
openings-adding = Файлът се чете
