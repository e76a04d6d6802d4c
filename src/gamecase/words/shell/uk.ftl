### Слова самого Gamecase. Джерело — en.ftl.
### партія = game, правила = rules, суперник = opponent, запис = record, кубики = dice.

## The case
app-name = Gamecase
app-tagline = Класичні настільні ігри за правилами з вашої коробки
skip-to-content = Перейти до вмісту
nav-home = Ігри
nav-settings = Налаштування
home-title = Виберіть гру
home-lead = Грайте з комп’ютером, із другом поруч або з другом, який далеко.
home-open = Відкриті партії
home-table-against = { $game }: ви та { $others }
home-state-yours = Ваш хід
home-state-open = Гра триває
home-state-waiting = Чекаємо на гравця
home-state-over = Завершено
footer-free = Вільна програма: грайте, розміщуйте в себе, змінюйте
footer-fair = Кубики, які може перевірити кожен

## Settings
settings-language = Мова
settings-theme = Оформлення
settings-theme-auto = Як на пристрої
settings-theme-light = Світле
settings-theme-dark = Темне
settings-theme-contrast = Контрастне
settings-theme-clear = Для дальтоніків
settings-save = Застосувати

## Laying a table
new-title = { $game }: нова партія
new-booklet-clauses = Показати правила
box-find = Підібрати правила до свого набору
box-unsure = Не знаю
box-none = Під усе це не підходять жодні правила. Ось вони всі.
new-opponent = З ким ви граєте?
new-player = Гравець { $number }
new-against-here = Друг поруч
new-against-away-about = Ви отримаєте посилання для друга.
new-against-anyone-about = Вашу партію видно на головній сторінці, доки хтось не приєднається.
new-level = Який рівень?
new-you = Ви
new-name = Ваше ім’я
new-name-hint = Так вас бачитимуть інші гравці. Можна не заповнювати.
new-words = Ваша добавка до кидків
new-words-hint = Вона домішується до кожного кидка й випадкового вибору. Якщо нічого не написати, її вигадає пристрій.
new-friend-name = Ім’я друга
new-starts = Хто починає?
new-starts-lot = Випадково
new-starts-me = Я
new-starts-other = Суперник
new-side = За кого ви гратимете?
new-match = Довжина матчу
new-match-best-of-1 = Одна партія
new-match-best-of = Матч із { $number } партій
new-match-first-to = { $number ->
    [one] Граємо до { $number } очка
    [few] Граємо до { $number } очок
    [many] Граємо до { $number } очок
   *[other] Граємо до { $number } очка
}
new-match-open = Скільки завгодно партій
new-dice = Хто кидає кубики?
new-dice-verifiable = Кидає застосунок, а потім кожен може перевірити
new-dice-manual = Кидаємо справжні кубики й вводимо числа
new-clock = Контроль часу
new-clock-none = Без годинника
new-clock-fischer = { $minutes } хв + { $seconds } с на хід
new-clock-delay = { $seconds } с затримки на хід, { $minutes } хв запасу на очко
new-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
   *[other] { $days } дня на хід
}

## An invitation
join-title = Запрошення до гри «{ $game }»
join-by = { $name } запрошує вас зіграти.
join-by-somebody = Вас запросили зіграти.
join-sit = Приєднатися
join-watch = Лише дивитися

## The table
table-board = Дошка
table-moves = Ходи
table-players = Гравці
table-position = Позиція словами
table-dice = Кубики
table-dice-pledge = Зафіксовано до гри (SHA-256 секрету)
table-dice-secret = Секрет, відкритий після гри
table-dice-words = Добавки гравців
table-dice-explained = Усі кидки визначає секрет ще до гри, але видно лише його відбиток. Після гри секрет відкривають, і кожен може перевірити, що всі кидки випливають із нього.
table-record = Завантажити запис партії
table-takeback = Повернути хід
table-hint = Підказка
table-hint-told = Моя порада: { $told }
table-guided = Давати поради
table-type = Ввести хід
table-type-play = Сходити
table-past = Перед вами раніша позиція.
table-now = Повернутися до партії
table-replay = Повторити останній удар уповільнено
table-sight = Лінія прицілу
table-undo = Крок назад
table-turn = Перевернути дошку
table-look = Вигляд дошки
table-confirm = Підтверджувати кожен хід
table-draw = Запропонувати нічию
table-claim = Оголосити перемогу
table-claim-draw = Оголосити нічию
table-say-mute = Вимкнути чат
table-resign = Здатися
table-resign-sure = Здати цю партію?
table-yes = Так
table-no = Ні
table-next = Наступна партія
table-rematch = Реванш
say-hello = Привіт!
say-good-luck = Щасти!
say-well-played = Гарно зіграно!
say-thanks = Дякую!
say-sorry = Вибачте!
say-one-moment = Хвилинку, будь ласка.
say-back = Я знову тут.
say-your-turn = Здається, ваш хід.
say-oops = Ой!
say-good-game = Гарна партія!
bot-again = Комп’ютеру довелося почати думати спочатку.
table-home = До всіх ігор
table-accept = Прийняти
table-decline = Відхилити
table-withdraw = Відкликати
table-watching = Ви спостерігаєте. Ходити можуть лише гравці.
table-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
table-booklet = Правила
table-invite = Запросити друга
table-invite-help = Надішліть це посилання або дайте другові відсканувати код. До партії приєднається той, хто відкриє його першим.
table-invite-copy = Копіювати посилання
table-invite-loopback = Це посилання працює лише на цьому комп’ютері. Щоб грати в домашній мережі, запустіть Gamecase так: gamecase serve --host 0.0.0.0
player-unnamed = Гравець { $number }
player-you = ви
player-away = не в мережі
tally-won = Перемоги в матчах
tally-drawn = Нічиї

## The rule book
rules-link = Правила
rules-title = { $game }: правила
rules-booklets = Варіанти правил
rules-agreed = Домовленості цієї партії
rules-example = Приклад
rules-not-allowed = Так не можна
rules-print = Друк

## Learning
learn-link = Навчання
learn-title = { $game }: навчання
learn-lead = Короткі уроки, у кожному — своя дошка. Пробуйте сміливо: нічого не зіпсується.
learn-lesson = Урок { $number } з { $count }
learn-right = Чудово!
learn-other = Так можна, але тут спробуйте інше.
learn-again = Ще раз
learn-next = Наступний урок
learn-all = Усі уроки
learn-guided = Зіграти першу партію з порадами
learn-watch = Подивитися, як грають два комп’ютери

## What stands
status-waiting = Чекаємо на суперника
status-drawing-lots = Вирішуємо, хто починає
status-chance = Кидаємо кубики
status-by-hand = Киньте кубики й введіть числа
status-your-turn = Ваш хід: { $seat }
status-turn = Хід: { $seat }
status-bot-thinks = Комп’ютер думає
outcome-resigned = Перемога: { $seat }. Суперник здається.
outcome-agreed = Нічия за згодою.
outcome-left = Перемога: { $seat }. Суперник залишив партію.
outcome-left-draw = Нічия: один із гравців залишив партію.
outcome-time = Перемога за часом: { $seat }.
match-best-of = Партія { $game } із { $number }
match-first-to = { $number ->
    [one] Партія { $game }, граємо до { $number } очка
    [few] Партія { $game }, граємо до { $number } очок
    [many] Партія { $game }, граємо до { $number } очок
   *[other] Партія { $game }, граємо до { $number } очка
}
match-games = Партія { $game } із { $number }
match-open = Партія { $game }

## What happened
told-sit = { $name } приєднується.
told-begin = Починається нова партія.
told-lot = Починає { $name }.
told-offer-takeback = { $name } просить повернути хід.
told-offer-draw = { $name } пропонує нічию.
told-offer-rematch = { $name } хоче реваншу.
told-decline = Пропозицію відхилено.
told-takeback = Хід повернуто.
told-draw = Погодилися на нічию.
told-resign = { $name } здається.
told-left = { $name } завершує партію: суперник її залишив.
told-lapse = Термін пропозиції минув.
told-say = { $name }: { $words }
told-flag = Час вийшов: { $name }.

## Why not
refusal-not-your-turn = Зараз не ваш хід.
refusal-game-over = Партію завершено.
refusal-time-up = Ваш час вийшов.
refusal-not-begun = Партія ще не почалася.
refusal-dice-not-yours = У цій партії кубики кидає застосунок.
refusal-dice-by-hand = У цій партії ви самі кидаєте кубики й вводите, що випало.
refusal-not-now = Зараз цього зробити не можна.
refusal-too-late = Хтось устиг раніше. Погляньте на дошку ще раз.
refusal-still-here = Суперник відсутній ще замало часу.
refusal-offer-gone = Ця пропозиція вже не діє.
refusal-watching = Ви спостерігаєте. Це можуть робити лише гравці.
refusal-no-hint = Підказки доступні лише у ваш хід, у партіях із комп’ютером або за одним екраном.
refusal-means-nothing = Тут такий хід неможливий.
refusal-theirs = Цей хід був проти правил. { $rule }

## Trouble
error-bad-message = Сервер не зрозумів, що надіслала сторінка. Оновіть її.
error-stale = Дошка змінилася. Погляньте ще раз.
error-too-fast = Надто швидко. Зачекайте трохи.
link-lost = Зв’язок перервався. Під’єднуємося знову… Вашу партію збережено.
link-back = Зв’язок відновлено.
touch-again = Виберіть, куди йти далі, або натисніть Escape.
confirm-grave = Натисніть ще раз, щоб підтвердити.
aim-pull = Пересуньте фішку вздовж її лінії. Потім відтягніть назад у будь-якому місці дошки й відпустіть.
aim-help = Цільтеся стрілками, силу задають плюс і мінус, кома й крапка зсувають фішку вздовж лінії, Enter — удар.
copied = Скопійовано.
turn-alert = Ваш хід
clock-stale = Час на мить обриву зв’язку
problem-title = Не вийшло
problem-not-found = Тут нічого немає. Перевірте посилання; можливо, партія на іншому комп’ютері.
problem-bad-form = Щось у формі було не так. Поверніться і спробуйте ще раз.
problem-chair-taken = Це місце вже зайняв хтось інший.
problem-too-many-tables = Забагато нових партій одразу. Зачекайте трохи й спробуйте знову.
problem-away = Ігри зараз недоступні. Нічого із зіграного не втрачено. Спробуйте ще раз трохи згодом.
problem-home = До всіх ігор

## On the command line
serve-ready = Gamecase працює за адресою { $address }
serve-network = У домашній мережі: { $address }
serve-scan = Відскануйте телефоном, під’єднаним до тієї самої мережі:
serve-stop = Щоб зупинити, натисніть Ctrl+C.
verify-holds = { $entries ->
    [one] Запис цілий: перевірено { $entries } рядок, усі ланки й позиції правильні.
    [few] Запис цілий: перевірено { $entries } рядки, усі ланки й позиції правильні.
    [many] Запис цілий: перевірено { $entries } рядків, усі ланки й позиції правильні.
   *[other] Запис цілий: перевірено { $entries } рядка, усі ланки й позиції правильні.
}
verify-rolls = { $count ->
    [one] Заново обчислено { $count } кидок або випадковий вибір: усе сходиться.
    [few] Заново обчислено { $count } кидки або випадкові вибори: усе сходиться.
    [many] Заново обчислено { $count } кидків або випадкових виборів: усе сходиться.
   *[other] Заново обчислено { $count } кидка або випадкового вибору: усе сходиться.
}
verify-by-hand = { $count ->
    [one] Вручну введено { $count } кидок: перевіряти нема чого.
    [few] Вручну введено { $count } кидки: перевіряти нема чого.
    [many] Вручну введено { $count } кидків: перевіряти нема чого.
   *[other] Вручну введено { $count } кидка: перевіряти нема чого.
}
verify-hidden = { $count ->
    [one] Ще приховано { $count } кидок: партію не завершено.
    [few] Ще приховано { $count } кидки: партію не завершено.
    [many] Ще приховано { $count } кидків: партію не завершено.
   *[other] Ще приховано { $count } кидка: партію не завершено.
}

## A game looked over
table-analysis = Аналіз партії
analysis-title = { $game }: аналіз
analysis-games = Партії цього матчу
analysis-progress = Триває розбір…
analysis-graph = Перебіг партії
analysis-lines = Найкращі варіанти
analysis-mistakes = Переломні моменти
analysis-none = Помилок не знайдено.
analysis-totals = Підсумки
analysis-played = Зіграно
analysis-inaccuracy = Неточність
analysis-mistake = Помилка
analysis-blunder = Груба помилка
analysis-better = Краще:
analysis-even = Рівна позиція
analysis-slight = { $seat }: невелика перевага
analysis-clear = { $seat }: явна перевага
analysis-winning = { $seat }: вирішальна перевага
analysis-first = Початок партії
analysis-back = Попередній хід
analysis-forward = Наступний хід
analysis-last = Кінець партії
analysis-table = Назад до партії
analysis-failed = Проаналізувати партію не вдалося. Спробуйте ще раз за хвилину.
analysis-result = { $first }–{ $second }
problem-not-over = Партію ще не завершено. Аналіз буде доступний, коли вона закінчиться.

## Hands and pages
table-ahead = Дозволити предходи
ahead-planned = Предхід записано: його буде зроблено у ваш хід, якщо він можливий.
table-symbols = Значки фігур замість літер
table-download = Завантажити як { $format }

## Games from elsewhere
import-title = Імпорт партії
import-text = Вставте партію у форматі { $formats }
import-open = Імпортувати

## People
nav-account = Акаунт
people-sign-in = Увійти
people-register = Створити акаунт
people-lead = Грати можна й без акаунта. З ним ваші партії знайдуться на будь-якому пристрої, і можна грати на рейтинг.
people-name = Ім’я
people-name-hint = Від 2 до 24 літер або цифр. Його бачать інші гравці.
people-password = Пароль
people-password-hint = Щонайменше 8 знаків. На випадок, якщо ви його забудете, ви отримаєте коди.
people-with-passkey = Увійти з ключем доступу
people-register-passkey = Створити акаунт із ключем доступу
people-wrong = Неправильне ім’я або пароль.
people-slow = Забагато спроб. Зачекайте хвилину й спробуйте знову.
people-name-taken = Це ім’я зайняте або надто схоже на зайняте. Виберіть інше.
people-name-unfit = Потрібно від 2 до 24 літер або цифр однієї абетки; між ними можуть бути пробіли, крапки чи дефіси.
people-password-unfit = Щонайменше 8 знаків і нічого, що легко вгадати, наприклад ваше ім’я чи 12345678.
people-passkey-failed = Ключ доступу не прийнято. Спробуйте ще раз.
people-again = Щоб це змінити, увійдіть ще раз.
people-only-way = Це ваш єдиний спосіб увійти, тому прибрати його не можна.
people-not-the-name = Це не ваше ім’я. Нічого не видалено.
account-since = Реєстрація: { $date }
account-ratings = Рейтинги
account-matches = { $count ->
    [one] { $count } рейтинговий матч
    [few] { $count } рейтингові матчі
    [many] { $count } рейтингових матчів
   *[other] { $count } рейтингового матчу
}
account-history = Історія партій
account-export = Завантажити всі мої дані
account-sign-out = Вийти
account-ways = Як ви входите
account-passkey = Ключ доступу: { $device }
account-passkey-add = Додати ключ доступу
account-remove = Прибрати
account-password-new = Новий пароль
account-password-note = Щонайменше 8 знаків. На всіх інших пристроях буде виконано вихід.
account-password-set = Зберегти пароль
account-devices = Де виконано вхід
account-this-device = цей пристрій
account-seen = востаннє: { $date }
account-end-others = Вийти всюди, крім цього пристрою
account-tokens = API-токени
account-tokens-about = Будь-хто, у кого є токен, може діяти від вашого імені. Тримайте його в секреті.
account-token-label = Для чого він?
account-token-read = може лише читати
account-token-play = може грати
account-token-make = Створити токен
account-token-once = Скопіюйте його зараз: більше ви його не побачите.
account-delete = Видалити акаунт
account-delete-about = Дані для входу, сеанси, токени й рейтинги видаляються одразу й назавжди. Зіграні партії залишаються з ім’ям, під яким ви грали: вони належать і вашим суперникам. Ніхто не зможе дограти їх за вас.
account-delete-sure = Введіть своє ім’я для підтвердження
history-none = Тут поки нічого немає.
history-older = Раніше
history-won = Перемога
history-lost = Поразка
history-drawn = Нічия
rated-badge = На рейтинг
rated-switch = Партія на рейтинг
rated-about = Акаунт потрібен обом гравцям. Ходи не повертаються.
ratings-about = Число після ± показує, наскільки рейтинг може бути неточним.
refusal-rated-account = Це рейтингова партія: потрібен акаунт.
refusal-rated-alone = На рейтинг не можна грати із самим собою.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Цей токен невідомий, відкликаний або не дає на це права.
nav-main = Головні сторінки
nav-play = Грати
nav-learn = Вчитися
nav-rules = Правила
list-lead-learn = Виберіть гру й спробуйте її короткі уроки.
list-lead-rules = Виберіть гру й прочитайте її правила з малюнками.
home-continue = Продовжити
home-finished = Завершені партії
start-change = Змінити
start-change-of = { $game }: змінити суперника, правила або час
player-computer = { $name } (комп’ютер)
character-hello-gentle = Вітаю! З’ясуймо разом, як це працює?
character-hello-cheerful = Залюбки зіграю з вами. Розважмося!
character-hello-steady = Щасти. Я граю надійно.
character-hello-sharp = Ласкаво просимо. Обережно: я дивлюся вперед.
character-hello-calm = Коли будете готові. Від мене мало що втікає.
character-bye-gentle = Було весело! Ще раз?
character-bye-cheerful = Дякую за партію!
character-bye-steady = Гарна партія. Мені сподобалося.
character-bye-sharp = Добра боротьба. Подивіться переломні моменти.
character-bye-calm = Було приємно. Таких партій небагато.
notice-special = За правилами цієї партії: { $rule }
notice-rule = Правило { $number }
notice-close = Зрозуміло
opponent-bot = Комп’ютер
opponent-here = Друг поруч
opponent-away = Друг за посиланням
opponent-anyone = Будь-хто
rules-question = За якими правилами граємо?
rules-of-my-box = Правила з моєї коробки
rules-as-usual = Як грають сьогодні
rules-line = Правила:
start-time = Час
start-more = Ще
start-match-points = Або до стількох очок
clock-chip-none = Без годинника
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = На очко
clock-chip-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
working-hint = Шукаємо добрий хід…
working-thinking = Комп’ютер ще думає…
working-compiled = Комп’ютер готується, це потрібно лише один раз на цьому пристрої: { $percent }%.
working-tables = Комп’ютер обчислює закінчення для цих правил, це потрібно лише один раз: { $percent }%.
provisional-compiled = Це швидка оцінка: комп’ютер ще готується. Запитайте знову за хвилину, тоді відповідь буде краща.
provisional-tables = Закінчення для цих правил ще обчислюються, тому числа — добра оцінка, але не точні.
offline-title = Немає зв’язку
offline-lead = Для гри потрібне з’єднання. Щойно воно повернеться, можна грати далі: нічого не загубиться.
offline-kept = Можна почитати
offline-nothing = Поки що нічого. Правила й уроки, які ви відкриєте, збережуться тут на потім.
offline-again = Спробувати знову
import-files = Виберіть файли або перетягніть їх будь-куди на сторінку
import-done = { $count ->
    [one] Відкрито { $count } партію
    [few] Відкрито { $count } партії
    [many] Відкрито { $count } партій
   *[other] Відкрито { $count } партії
}
import-illegal = Хід { $count } не за правилами:
import-unreadable = Це не вдалося прочитати як партію
import-keep = Відкрити партію до цього місця
import-correct = Виправити
import-corrected = Партія, яку треба виправити
import-back = Назад
share-title = Доступ у моїй мережі
share-ask = Зараз відкрити Gamecase може лише цей комп’ютер. Увімкніть доступ, і його зможе відкрити кожен пристрій у вашій домашній мережі, доки ви не вимкнете доступ або не закриєте програму.
share-start = Увімкнути доступ
share-on = Доступ відкрито. Відкрийте цю адресу на іншому пристрої або відскануйте код.
share-stop = Вимкнути доступ
problem-no-network = У цього комп’ютера зараз немає мережі, у якій можна відкрити доступ.
notice-registered = Вітаємо, { $name }! Акаунт створено, вхід виконано.
notice-password-saved = Новий пароль збережено.
account-password-current = Поточний пароль
account-password-passkey = Підтвердити ключем доступу
account-no-ratings = У вас поки немає рейтингу. Щоб його отримати, зіграйте рейтингову партію. Списки рейтингів:
people-wrong-current = Це не ваш поточний пароль. Нічого не змінено.
people-passkey-first = Цей акаунт ще не має пароля. Задайте його кнопкою з ключем доступу.
footer-translations = Переклади
translations-title = Переклади
translations-lead = Усі тексти сайту та ігор із прикладами значень, двома мовами поруч.
translations-how = Як виправити переклад або додати мову, сказано в docs/translating.md у вихідному коді.
translations-language = Мова
translations-beside = Поруч
translations-part = Частина
translations-part-shell = Сайт
translations-state = Стан
translations-state-all = Усі
translations-state-missing = Без перекладу
translations-state-outdated = Застарілі
translations-state-current = Актуальні
translations-search = Пошук
translations-show = Показати
translations-count = { $count ->
    [one] { $count } текст
    [few] { $count } тексти
    [many] { $count } текстів
   *[other] { $count } тексту
}
provenance-legend = Звідки взято кожне правило:
provenance-printed = Надруковано в брошурі
provenance-usual = Так грають сьогодні
provenance-silent = У брошурі про це нічого немає: наш вибір
provenance-differs = У брошурі неясно: граємо так, як її розуміємо
provenance-languages = Лише цими мовами: { $languages }.
switch-value-printed = { $value } (як надруковано)
switch-value-silent = { $value } (наш вибір)
switch-value-differs = { $value } (як ми це розуміємо)
rules-exactly = Точно як надруковано
rules-exactly-about = Кожне правило — дослівно, навіть там, де, на нашу думку, мали на увазі інше.
rules-needs = Діє лише з цим налаштуванням: { $switch } — { $value }
rules-needs-open = Почати з ним партію
rules-compare = Порівняти правила з брошур
rules-compare-about = Лише те, у чому брошури різняться. Усе інше — у самих правилах.
table-rules = Правила: { $booklet }
table-rules-change = змінити
table-chat = Чат
table-more = Ще
table-tools = Інструменти
table-sound = Звук
table-fullscreen = На весь екран
table-save = Зберегти файл
table-hint-more = Докладніше
table-speed = Швидкість ходів
table-speed-calm = Спокійна
table-speed-normal = Звичайна
table-speed-fast = Швидка
table-speed-none = Без анімації
table-glow = Показувати, чим можна ходити
table-lot = Хто починає
table-lot-explained = Хто починає, вирішує випадок. Його визначає секрет, вибраний до партії, а видно лише відбиток секрету. Після партії секрет відкривають, і кожен може його перевірити.
table-lot-words = Добавки гравців
table-next-level = Наступний рівень: { $level }
result-won = Ви виграли
result-lost = Ви програли
result-drawn = Нічия
result-winner = { $name } виграє
result-story = { $turns ->
    [one] Усе вирішилося за { $turns } хід.
    [few] Усе вирішилося за { $turns } ходи.
    [many] Усе вирішилося за { $turns } ходів.
   *[other] Усе вирішилося за { $turns } ходу.
}
result-story-ahead = { $turns ->
    [one] { $turns } хід,
    [few] { $turns } ходи,
    [many] { $turns } ходів,
   *[other] { $turns } ходу,
} { $winner ->
    [own] і ви жодного разу не відставали.
   *[other] і переможець жодного разу не відставав.
}
result-story-turned = { $turns ->
    [one] { $turns } хід, і перелом лише в самому кінці.
    [few] { $turns } ходи, і перелом лише в самому кінці.
    [many] { $turns } ходів, і перелом лише в самому кінці.
   *[other] { $turns } ходу, і перелом лише в самому кінці.
}
result-story-changes = { $turns ->
    [one] { $turns } хід.
    [few] { $turns } ходи.
    [many] { $turns } ходів.
   *[other] { $turns } ходу.
} { $changes ->
    [one] Перевага переходила з рук у руки { $changes } раз.
    [few] Перевага переходила з рук у руки { $changes } рази.
    [many] Перевага переходила з рук у руки { $changes } разів.
   *[other] Перевага переходила з рук у руки { $changes } раза.
}
told-lot-seat = { $name } — { $seat }: вибрано випадково.
settings-set = Дошка й фігури
settings-set-walnut = Горіх
settings-set-felt = Сукно й латунь
settings-set-flat = Пласкі сучасні
settings-set-slate = Сланець і камінь
settings-notices = Повідомляти, коли мій хід
settings-notices-on = Увімкнено. Цей браузер повідомить вас, навіть якщо партію не відкрито.
settings-notices-off = Вимкнено.
settings-notices-blocked = Браузер блокує сповіщення цього сайту. Спершу дозвольте їх у його налаштуваннях.
settings-notices-failed = Не вийшло. Спробуйте пізніше.
push-turn = Ваш хід, суперник: { $opponent }.
bot-later = У вас багато партій із комп’ютером. Тут я походжу, щойно надійде моя черга.
refusal-too-many-thoughts = Комп’ютер зайнятий іншими вашими партіями. Спробуйте ще раз трохи згодом.
problem-too-many-analyses = Зараз аналізується кілька ваших партій. Зачекайте, доки одна закінчиться, і спробуйте знову.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Глибший аналіз
deep-start = Почати
deep-stop = Зупинити
deep-plies = { $plies ->
    [one] { $plies } півхід
    [few] { $plies } півходи
    [many] { $plies } півходів
   *[other] { $plies } півходу
}
deep-truncated = Короткий ролаут { $level }
deep-rollout = Повний ролаут
deep-deeper = Рахувати глибше
deep-depth = Глибина { $ply }
deep-games = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}
deep-sure = Перший варіант найкращий з імовірністю { $percent }%
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Рушій зупинився. Усе, що він знайшов, лишилося тут. Щоб продовжити, запустіть його знову.
deep-limit = Глибше на цьому сайті не порахувати.
deep-picture = Значення з 95-відсотковими довірчими інтервалами
deep-compare = Порівняти
deep-refused = Це проаналізувати не можна.
recovery-title = Збережіть ці коди
recovery-about = Якщо забудете пароль, кожним кодом можна один раз задати новий. Запишіть коди або роздрукуйте: більше ви їх не побачите.
recovery-done = Коди збережено
recovery-new = Нові коди відновлення
recovery-left = { $count ->
    [one] Лишився { $count } код відновлення
    [few] Лишилося { $count } коди відновлення
    [many] Лишилося { $count } кодів відновлення
   *[other] Лишилося { $count } коду відновлення
}
people-forgot = Забули пароль?
people-forgot-about = Введіть своє ім’я, один із кодів відновлення й новий пароль. Якщо коду немає, попросіть посилання в адміністрації сайту.
people-code = Код відновлення
people-code-wrong = Ім’я й код не підходять одне до одного, або код уже використано.
people-link-old = Це посилання більше не діє. Попросіть нове.
people-mail = Ел. пошта, лише для зміни пароля
people-mail-send = Надіслати посилання на пошту
people-mail-sent = Якщо для цього імені є адреса пошти, посилання вже надіслано.
people-invite = Код запрошення
people-invite-wrong = Цей код запрошення не діє. Попросіть код в адміністрації сайту.
people-closed = Створити новий акаунт тут не можна.
people-banned = Адміністрація сайту заблокувала цей акаунт.
people-members = Щоб грати тут, потрібен акаунт.
people-with-provider = Увійти через { $provider }
people-provider-failed = Увійти не вдалося. Спробуйте ще раз.
mail-reset = Новий пароль
mail-reset-text = Хтось попросив задати новий пароль для акаунта { $name }. Якщо це були ви, відкрийте це посилання протягом доби:
problem-quota = Ви почали стільки партій, скільки цей сайт поки що дозволяє.
admin-title = Керування сайтом
admin-people = Люди
admin-tables = Партії
admin-invites = Запрошення
admin-log = Що змінено
admin-find = Знайти
admin-sizes = Партії: { $tables } · Акаунти: { $accounts } · { $megabytes } МБ
admin-reset = Посилання для нового пароля
admin-end = Завершити всі сеанси
admin-rename = Перейменувати
admin-ban = Заблокувати
admin-banned = Заблокований
admin-unban = Розблокувати
admin-delete = Видалити
admin-close = Закрити
admin-role-none = Гравець
admin-role-organiser = Організатор
admin-role-admin = Адміністратор
admin-role-set = Зберегти роль
admin-invite-people = На скількох людей?
admin-invite-days = На скільки днів?
admin-invite-make = Створити запрошення
practice-title = Робота над помилками
practice-lead = Позиції з ваших партій. У більшості з них ви помилилися, у деяких — ні.
practice-task = Ваша сторона: { $seat }. Як ви зіграєте?
practice-counts = Повторити: { $due } · нових сьогодні: { $new }
practice-days = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
    [many] { $days } днів поспіль
   *[other] { $days } дня поспіль
}
practice-empty = Поки що вправлятися нема на чому. Надішліть завершену партію на аналіз: ваші помилки з неї з’являться тут.
practice-done = На сьогодні все. Чудова робота!
practice-more = Ще нові позиції
practice-show = Показати відповідь
practice-next = Наступна позиція
practice-remove = Більше не показувати
practice-game = Переглянути партію
practice-right = Гарний хід!
practice-wrong = Є кращий хід.
practice-shown = Відповідь
practice-chosen = Ваш хід
practice-best = Найкращий
practice-played = У партії
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Ця позиція повернеться { $when }.

## Drills: short exercises to repeat

drills-title = Тренування
drills-lead = Короткі вправи: що краще у вас виходить, то вони важчі.
drills-level = Рівень { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Правильних відповідей: { $right } з останніх { $answers }
drills-streak = Поспіль: { $count }
drills-book = Дебютна книга
opening-book-move = Хід
opening-book-worth = Очки
opening-book-about = Очки — це еквіті у грі на гроші з кубом посередині, за нашими власними ролаутами, зі стандартною похибкою.
drills-answer = Відповісти
drills-next = Наступна вправа
drills-right = Правильно!
drills-wrong = Не зовсім.
drills-your-answer = Ваша відповідь
drills-number = Введіть ціле число від { $low } до { $high }.
drills-again = На цю вправу ви вже відповіли, тож удруге вона не зараховується.
nav-events = Турніри
events-lead = Турніри для клубу, школи чи родини: онлайн або за справжніми дошками.
events-coming = Незабаром
event-new = Новий турнір
event-family = Швидкий сімейний кубок
event-family-about = Від трьох до восьми імен — і вперед: три тури, потім фінал двох найкращих.
event-name = Назва турніру
event-format = Система
event-format-round-robin = Колова
event-about-round-robin = Кожен грає з кожним.
event-format-swiss = Швейцарська
event-about-swiss = У кожному турі ви зустрічаєтеся з тим, хто має приблизно стільки ж очок.
event-format-knockout = На вибування
event-about-knockout = Після поразки ви вибуваєте або граєте далі в утішному кубку.
event-format-arena = Арена
event-about-arena = Гравець, що звільнився, отримує нового суперника, і так скільки завгодно разів.
event-format-ladder = Драбина
event-about-ladder = Викличте того, хто вище за вас, і займіть його місце.
event-format-family-cup = Сімейний кубок
event-place = Де ви гратимете?
event-place-online = Онлайн
event-place-real = За справжніми дошками
event-place-screen = На цьому екрані
event-rounds = Кількість турів; якщо не вказати — звичайна
event-double = Кожен із кожним двічі
event-sides = Хто грає?
event-sides-1 = Окремі гравці
event-sides-pairs = Пари
event-sides-teams = Команди по { $number }
event-scoring = Очки за перемогу, нічию та поразку
event-scoring-points = Рахуються очки, здобуті в партіях
event-ties = Додаткові показники (якщо не заповнювати — звичайні)
event-main = Головний кубок
event-consolation = Утішний кубок
event-last-chance = Кубок останнього шансу
event-playoff = Плей-оф для найкращих
event-may-join = Приєднатися може кожен, хто має посилання
event-players-report = Гравці самі вносять результати
event-starts = Коли початок?
event-create = Створити турнір
event-join = Приєднатися: { $name }
event-join-about = Щоб приєднатися, відскануйте код або відкрийте посилання. Акаунт не потрібен.
event-code = Ваш код: { $code }. Із ним можна повернутися з будь-якого пристрою.
event-code-enter = У мене є код
event-players = Гравці
event-add = Додати гравців
event-add-hint = По одному в рядку. Далі можна вказати рейтинг і клуб: Марія; 1450; Заріччя
event-file = Або з файлу: CSV з іменами чи TRF із зіграними турами
event-import = Турнір продовжено з файлу
event-round = Тур { $number }
event-board = Стіл { $number }
event-bye = Без пари
event-pairings = Пари
event-pair = Скласти пари туру { $number }
event-pair-again = Скласти пари знову
event-by-hand = Скласти пари вручну
event-by-hand-hint = По одній парі в рядку, номерами гравців: 3-7. Одиночний номер — гравець без пари.
event-start = Почати тур { $number }
event-close = Завершити турнір
event-reopen = Відновити турнір
event-result = Внести результат
event-correct = Виправити результат
event-keep-score = Вести запис тут
event-keep-score-about = Грайте за своєю дошкою, а запис ведіть на цьому пристрої. Результат буде внесено, коли партія закінчиться.
event-won = Перемога: { $name }
event-absent = Неявка: { $name }
event-score = Рахунок, якщо ви його вели
event-why = Причина
event-change = Змінити ім’я або рейтинг
event-withdraw = Вийти з турніру
event-return = Знову в грі
event-byes = Взяти пропуск туру
event-bye-half = Пропуск за пів очка
event-bye-zero = Пропуск без очок
event-bye-cancelled = Пропуск скасовано
event-half-byes = Скільки разів гравець може пропустити тур за пів очка
event-withdrawn = Вихід із турніру
event-forbid = Ніколи не зводити цих двох
event-helpers = Помічники
event-helpers-about = Призначте помічника й надішліть йому посилання. Помічники можуть складати пари, починати тури та вносити результати.
event-codes = Коди гравців
event-downloads = Завантажити
event-all-games = Усі партії
event-standings = Становище
event-crosstable = Крос-таблиця
event-bracket = Сітка
event-points = Очки
event-yours = Ваша партія: стіл { $number }, суперник — { $name }
event-yours-bye = У цьому турі ви без пари.
event-open-table = До партії
event-screen = Великий екран
event-challenge = Викликати
study-title = Ваша гра
study-intro = Надсилайте завершені партії на аналіз, і тут буде видно, як добре ви граєте і де помиляєтеся.
study-automatic = Аналізувати мої партії одразу після завершення
study-analyse = Аналізувати
study-analyse-all = Аналізувати всі
study-again = Аналізувати знову
study-stopped = Рушій зупинився передчасно. Усе, що він устиг знайти, збережено.
study-waiting = { $count ->
    [one] На аналіз чекає { $count } партія.
    [few] На аналіз чекають { $count } партії.
    [many] На аналіз чекають { $count } партій.
   *[other] На аналіз чекають { $count } партії.
}
study-open = Ще без аналізу
study-games = Проаналізовані партії
study-newer = Новіші
study-last = Рішення
study-last-count = Останні { NUMBER($count) }
study-last-all = Усі
study-decisions = { $count ->
    [one] { NUMBER($count) } рішення
    [few] { NUMBER($count) } рішення
    [many] { NUMBER($count) } рішень
   *[other] { NUMBER($count) } рішення
}
study-pr = PR (показник якості гри)
study-accuracy = Точність
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-average-loss = Середня втрата за хід (у сотих)
study-error-rate = Рівень помилок, як у GNU Backgammon
study-snowie = Рівень помилок Snowie
study-mistakes = Помилки
study-luck = Везіння
study-without-luck = Результат без везіння
study-trend = Динаміка
study-by-kind = За видами рішень
study-by-position = За видами позицій
study-by-opponent = За суперниками
study-by-opening = За дебютами
study-opening = Дебют
study-opponent = Суперник
study-result = Результат
study-day = Дата
study-move = Ходи
position-opening = Дебют
position-middlegame = Мітельшпіль
position-endgame = Ендшпіль
refusal-event-closed = Цей турнір завершено.
refusal-event-organiser-only = Це може зробити лише організатор.
refusal-event-officials-only = Це можуть зробити лише організатор і помічники.
refusal-event-not-yours = Це можна зробити лише за себе.
refusal-event-full = Місць більше немає. Найбільша кількість гравців: { $most }.
refusal-event-no-late-entry = Приєднатися вже не можна: перший тур почався.
refusal-event-no-entrant = Гравця з номером { $entrant } немає.
refusal-event-name-taken = Ім’я { $name } вже є у списку.
refusal-event-members = Потрібна кількість гравців: { $count }. Внесіть усіх.
refusal-event-results-missing = { $missing ->
    [one] Бракує ще { $missing } результату туру { $round }.
    [few] Бракує ще { $missing } результатів туру { $round }.
    [many] Бракує ще { $missing } результатів туру { $round }.
   *[other] Бракує ще { $missing } результату туру { $round }.
}
refusal-event-all-paired = Пари складено для всіх турів: { $rounds }.
refusal-event-still-playing = { $name } ще грає попередню партію.
refusal-event-challenge-up = Викликати можна лише того, хто вище за вас. { $name } нижче.
refusal-event-wrong-round = Туру { $round } ще немає. Наступний — тур { $next }.
refusal-event-already-started = Тур { $round } уже почався.
refusal-event-not-started = Тур { $round } ще не почався.
refusal-event-already-paired = Пари туру { $round } вже складено.
refusal-event-too-few = Гравців має бути щонайменше { $least }. Поки що їх { $count }.
refusal-event-is-withdrawn = { $name } більше не бере участі. Складіть пари туру знову або вручну.
refusal-event-has-bye = { $name } пропускає тур { $round }. Скасуйте пропуск або складіть пари знову.
refusal-event-byes-used = Скільки разів тут гравець може пропустити тур за пів очка: { $most }.
refusal-event-paired-twice = { $name } не може бути одразу у двох парах.
refusal-event-no-pairing = У турі { $round } за столом { $table } партії немає.
refusal-event-result-exists = Результат столу { $table } в турі { $round } вже внесено. Виправити його може організатор.
refusal-event-online-result = Цю партію грають онлайн. Її результат з’явиться сам.
refusal-event-impossible-result = Такий результат неможливий.
refusal-event-needs-winner = Це гра на вибування: хтось має перемогти.
refusal-event-cannot-pair = Пари туру { $round } не скласти без повторних зустрічей. Складіть їх вручну або завершіть турнір.
refusal-event-nobody-free = Зараз немає вільних гравців.
refusal-event-by-challenge = У драбині гравці викликають одне одного самі.
refusal-event-by-organiser = Попросіть організатора додати вас.
refusal-event-already-entered = Ви вже берете участь.
refusal-event-not-empty = У цьому турнірі вже є гравці. Створіть для цього файлу новий турнір.
refusal-event-wrong-code = Код неправильний. Звіртеся зі своїм папірцем.
tie-break-buchholz = Бухгольц
tie-break-buchholz-about = Сума очок усіх ваших суперників. Що сильніші суперники, то краще для вас.
tie-break-buchholz-cut-1 = Усічений Бухгольц (−1)
tie-break-buchholz-cut-1-about = Сума очок усіх ваших суперників без найнижчого результату.
tie-break-sonneborn-berger = Зоннеборн — Бергер
tie-break-sonneborn-berger-about = Очки всіх, у кого ви виграли, плюс половина очок усіх, із ким зіграли внічию.
tie-break-direct-encounter = Особиста зустріч
tie-break-direct-encounter-about = Ваші очки проти тих, із ким у вас порівну.
tie-break-wins = Перемоги
tie-break-wins-about = Партії, які ви виграли за дошкою.
tie-break-points-difference = Різниця очок
tie-break-points-difference-about = Очки, здобуті вами в партіях, мінус очки ваших суперників.
tie-break-board-points = Очки на дошках
tie-break-board-points-about = Очки з усіх дощок вашої команди.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Ваша середня помилка в проаналізованих партіях. Що менша, то краще.
tie-break-unplayed = У швейцарській системі тур без партії рахується як партія із суперником, у якого стільки ж очок, скільки у вас.
table-dice-chains = Кожен кидок складається із секрету застосунку та числа зі сторінки кожного гравця; усе це зафіксовано заздалегідь. Тому вибрати кидок не може ніхто, навіть власник сайту. Після партії кожен може перевірити всі кидки.
table-dice-waiting = Сторінка віддає своє число лише в мить кидка, тому дізнатися його завчасно не може ніхто. Якщо сторінку закрито, кубики чекають на неї.
table-dice-deposits = Щоб сторінку можна було закрити, вона віддає число для наступного кидка разом із вашим ходом. Дізнатися кидок завчасно не може ніхто, хіба що власник сайту сам грає в цій партії.
table-dice-kept = Без свого числа: { $names }
table-lot-chains = Хто починає, вирішує випадок: секрет застосунку та число зі сторінки кожного гравця, зафіксовані заздалегідь. Після партії це може перевірити кожен.
status-dice-wait = Кубики чекають, поки { $name } відкриє цю сторінку
dice-elsewhere = Кубики чекають на браузер, у якому ви грали востаннє. Відкрийте цю партію там.
told-renewal = Нові числа для кубиків з іншого браузера: { $name }
editor-title = Розставити позицію
editor-lead = Перетягніть фігури на дошку або виберіть одну й торкніться її місця.
editor-turn = Чий хід
editor-remove = Прибрати фігуру
editor-clear = Очистити дошку
editor-start = Початкова позиція
editor-text = Вставити позицію
editor-text-known = У вигляді { $notations }.
editor-read = Показати
editor-recognised = Прочитано як { $notation }.
editor-unreadable = Прочитати це як позицію не вдалося. Ваш текст лишився на місці.
editor-other-game = Це позиція іншої гри: { $game }.
editor-notations = Текстом
editor-copy = Копіювати
editor-possible = Така позиція можлива.
editor-over = У цій позиції партію завершено, грати більше нічого.
editor-play = Грати звідси
editor-link = Копіювати посилання
editor-picture = Завантажити картинку
editor-analyse = Аналізувати позицію
editor-from-position = З позиції
editor-from-about = Одна партія з цієї позиції, без рейтингу.
notebook-title = Зошит
notebook-lead = Збережені вами позиції. Вони зберігаються для цього браузера або для вашого акаунта, якщо він є.
notebook-save = Зберегти в зошит
notebook-name = Назва
notebook-tags = Мітки через кому
notebook-note = Нотатка
notebook-game = Гра
notebook-tag = Мітка
notebook-saved = Збережено у вашому зошиті.
notebook-empty = Позицій тут немає.
problem-notebook-full = Ваш зошит заповнений. Спершу видаліть якусь позицію.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Дослідження
studies-lead = Партії й позиції з вашими коментарями та варіантами. Покажіть їх друзям за посиланням або збережіть у файли.
studies-empty = У вас поки немає досліджень.
studies-make = Створити дослідження
studies-new = Нове дослідження
studies-comment = Коментар
studies-symbols = Значки
studies-promote = Зробити головним варіантом
studies-delete = Видалити звідси й далі
studies-saved = Збережено
studies-saving = Зберігається…
studies-unsaved = Не збережено
studies-retry = Зберегти ще раз
studies-conflict = Це змінили в іншому вікні. Зараз ви бачите найновішу версію; те, що ви ввели, лишилося у своєму полі.
studies-share = Поділитися
studies-view-link = Усі, хто має це посилання, можуть дивитися.
studies-edit-link = Усі, хто має це посилання, можуть вносити зміни.
studies-view-make = Створити посилання для перегляду
studies-edit-make = Створити посилання для змін
studies-withdraw = Відкликати посилання
studies-download = Завантажити
studies-partly = без частини ваших нотаток
problem-too-many-studies = Місця більше немає. Спершу щось видаліть.
lessons-own = Ваші уроки
lessons-lead = Зберіть позиції у власний урок і надішліть посилання тим, хто хоче вчитися.
lessons-new = Новий урок
lessons-which = Урок
lessons-add = Додати цю позицію
lessons-exercise = Вправа { $number } з { $count }
lessons-task = Завдання
lessons-answers = Правильні ходи, по одному в рядку
lessons-any-good = Приймати будь-який добрий хід, за оцінкою комп’ютера
lessons-explanation = Пояснення після відповіді
lessons-from-notebook = З вашого зошита
lessons-next = Наступна вправа
lessons-done = Це була остання вправа. Чудово!
lessons-empty = У цьому уроці поки немає вправ.
lessons-up = Перемістити вище
lessons-open = Подивитися очима учнів
lessons-nobody-moves = У цій позиції ніхто не має ходити, тож вправою вона бути не може.
lessons-bad-answer = У цій позиції не можна зіграти «{ $move }».
lessons-needs-answer = Укажіть правильний хід або приймайте будь-який добрий.
import-many-title = Імпорт партій
import-many-lead = Перенесіть свої партії з інших програм і сайтів: окремі файли, цілі теки або ZIP-архів. Партії, які тут уже є, пропускаються.
import-formats = Які файли можна прочитати
import-folder = Вибрати теку
import-stop = Зупинити
import-count-files = Файли
import-count-games = Імпортовано
import-count-duplicates = Уже тут
import-count-failed = Не імпортовано
import-line = Рядок
import-lost = Зв’язок перервався. Усе, що вже імпортовано, збережено.
import-stopped = Зупинено. Усе, що вже імпортовано, збережено.
import-too-large = Цей файл завеликий. За один раз можна прочитати щонайбільше { $size } МБ.
import-quota = Межі нових партій на цей місяць досягнуто. Усе, що вже імпортовано, збережено.
import-players = Хто з цих гравців — ви?
import-me = Це я
import-names = Ваші імена у файлах
import-names-help = Через кому. У партіях з одним із цих гравців вашими вважаються лише його ходи.
import-queue-full = Черга партій на аналіз зараз заповнена. По решту поверніться пізніше.
openings-title = Дебютний довідник
openings-filter = Вибір партій
openings-source = Джерело
openings-own = Ваші партії
openings-side = Сторона
openings-player = Гравець
openings-days = Період
openings-days-30 = Останні 30 днів
openings-days-365 = Останній рік
openings-any = Усі
openings-show = Показати
openings-start = Початкова позиція
openings-count = Партії
openings-loss = Середня втрата
openings-empty = Цієї позиції не було в жодній партії.
openings-none = Завершених партій поки немає. Зіграйте кілька або імпортуйте їх з інших програм.
openings-reading = Підрахунок ваших партій: { $done } з { $all }
openings-reached = Партії з цією позицією
openings-collections = Ваші збірки
openings-collections-help = Файл із багатьма партіями, наприклад PGN або PDN. Його бачите лише ви.
openings-add = Додати файл
openings-adding = Файл читається
