### Слова самого Gamecase. Источник — en.ftl.
### партия = game, правила = rules, соперник = opponent, запись = record, кубики = dice.

## The case
app-name = Gamecase
app-tagline = Классические настольные игры по правилам из вашей коробки
skip-to-content = Перейти к содержанию
nav-home = Игры
nav-settings = Настройки
home-title = Выберите игру
home-lead = Играйте с компьютером, с другом рядом или с другом, который далеко.
home-open = Открытые партии
home-table-against = { $game }: вы и { $others }
home-state-yours = Ваш ход
home-state-open = Игра идёт
home-state-waiting = Ждём игрока
home-state-over = Окончена
footer-free = Свободная программа: играйте, размещайте у себя, меняйте
footer-fair = Кубики, которые может проверить каждый

## Settings
settings-language = Язык
settings-theme = Оформление
settings-theme-auto = Как на устройстве
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-theme-contrast = Контрастное
settings-theme-clear = Для дальтоников
settings-save = Применить

## Laying a table
new-title = { $game }: новая партия
new-booklet-clauses = Показать правила
box-find = Подобрать правила под свой набор
box-unsure = Не знаю
box-none = Под всё это не подходят никакие правила. Вот они все.
new-opponent = С кем вы играете?
new-player = Игрок { $number }
new-against-here = Друг рядом
new-against-away-about = Вы получите ссылку для друга.
new-against-anyone-about = Ваша партия видна на главной странице, пока кто-нибудь не присоединится.
new-level = Какой уровень?
new-you = Вы
new-name = Ваше имя
new-name-hint = Так вас увидят другие игроки. Можно не заполнять.
new-words = Ваша добавка к броскам
new-words-hint = Она подмешивается к каждому броску и случайному выбору. Если ничего не написать, её придумает устройство.
new-friend-name = Имя друга
new-starts = Кто начинает?
new-starts-lot = Случайно
new-starts-me = Я
new-starts-other = Соперник
new-side = За кого вы будете играть?
new-match = Длина матча
new-match-best-of-1 = Одна партия
new-match-best-of = Матч из { $number } партий
new-match-first-to = { $number ->
    [one] Играем до { $number } очка
    [few] Играем до { $number } очков
    [many] Играем до { $number } очков
   *[other] Играем до { $number } очка
}
new-match-open = Сколько угодно партий
new-dice = Кто бросает кубики?
new-dice-verifiable = Бросает приложение, а потом каждый может проверить
new-dice-manual = Бросаем настоящие кубики и вводим числа
new-clock = Контроль времени
new-clock-none = Без часов
new-clock-fischer = { $minutes } мин + { $seconds } с на ход
new-clock-delay = { $seconds } с задержки на ход, { $minutes } мин запаса на очко
new-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}

## An invitation
join-title = Приглашение в игру «{ $game }»
join-by = { $name } приглашает вас сыграть.
join-by-somebody = Вас пригласили сыграть.
join-sit = Присоединиться
join-watch = Только смотреть

## The table
table-board = Доска
table-moves = Ходы
table-players = Игроки
table-position = Позиция словами
table-dice = Кубики
table-dice-pledge = Зафиксировано до игры (SHA-256 секрета)
table-dice-secret = Секрет, открытый после игры
table-dice-words = Добавки игроков
table-dice-explained = Все броски определены секретом ещё до игры, но виден только его отпечаток. После игры секрет открывают, и каждый может проверить, что все броски следуют из него.
table-record = Скачать запись партии
table-takeback = Вернуть ход
table-hint = Подсказка
table-hint-told = Мой совет: { $told }
table-guided = Давать советы
table-type = Ввести ход
table-type-play = Сходить
table-past = Перед вами более ранняя позиция.
table-now = Вернуться к партии
table-replay = Повторить последний удар замедленно
table-sight = Линия прицела
table-undo = Шаг назад
table-turn = Перевернуть доску
table-look = Вид доски
table-confirm = Подтверждать каждый ход
table-draw = Предложить ничью
table-claim = Объявить победу
table-claim-draw = Объявить ничью
table-say-mute = Отключить чат
table-resign = Сдаться
table-resign-sure = Сдать эту партию?
table-yes = Да
table-no = Нет
table-next = Следующая партия
table-rematch = Реванш
say-hello = Привет!
say-good-luck = Удачи!
say-well-played = Отлично сыграно!
say-thanks = Спасибо!
say-sorry = Простите!
say-one-moment = Одну минуту, пожалуйста.
say-back = Я снова здесь.
say-your-turn = Кажется, ваш ход.
say-oops = Ой!
say-good-game = Хорошая партия!
bot-again = Компьютеру пришлось начать думать заново.
table-home = Ко всем играм
table-accept = Принять
table-decline = Отклонить
table-withdraw = Отозвать
table-watching = Вы наблюдаете. Ходить могут только игроки.
table-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
table-booklet = Правила
table-invite = Пригласить друга
table-invite-help = Отправьте эту ссылку или дайте другу отсканировать код. К партии присоединится тот, кто откроет её первым.
table-invite-copy = Скопировать ссылку
table-invite-loopback = Эта ссылка работает только на этом компьютере. Чтобы играть по домашней сети, запустите Gamecase так: gamecase serve --host 0.0.0.0
player-unnamed = Игрок { $number }
player-you = вы
player-away = не в сети
tally-won = Победы в матчах
tally-drawn = Ничьи

## The rule book
rules-link = Правила
rules-title = { $game }: правила
rules-booklets = Варианты правил
rules-agreed = Договорённости этой партии
rules-example = Пример
rules-not-allowed = Так нельзя
rules-print = Печать

## Learning
learn-link = Обучение
learn-title = { $game }: обучение
learn-lead = Короткие уроки, в каждом — своя доска. Пробуйте смело: испортить ничего нельзя.
learn-lesson = Урок { $number } из { $count }
learn-right = Отлично!
learn-other = Так можно, но здесь попробуйте другое.
learn-again = Ещё раз
learn-next = Следующий урок
learn-all = Все уроки
learn-guided = Сыграть первую партию с советами
learn-watch = Посмотреть, как играют два компьютера

## What stands
status-waiting = Ждём соперника
status-drawing-lots = Решаем, кто начинает
status-chance = Бросаем кубики
status-by-hand = Бросьте кубики и введите числа
status-your-turn = Ваш ход: { $seat }
status-turn = Ход: { $seat }
status-bot-thinks = Компьютер думает
outcome-resigned = Победа: { $seat }. Соперник сдаётся.
outcome-agreed = Ничья по согласию.
outcome-left = Победа: { $seat }. Соперник покинул партию.
outcome-left-draw = Ничья: один из игроков покинул партию.
outcome-time = Победа по времени: { $seat }.
match-best-of = Партия { $game } из { $number }
match-first-to = { $number ->
    [one] Партия { $game }, играем до { $number } очка
    [few] Партия { $game }, играем до { $number } очков
    [many] Партия { $game }, играем до { $number } очков
   *[other] Партия { $game }, играем до { $number } очка
}
match-games = Партия { $game } из { $number }
match-open = Партия { $game }

## What happened
told-sit = { $name } присоединяется.
told-begin = Начинается новая партия.
told-lot = Начинает { $name }.
told-offer-takeback = { $name } просит вернуть ход.
told-offer-draw = { $name } предлагает ничью.
told-offer-rematch = { $name } хочет реванша.
told-decline = Предложение отклонено.
told-takeback = Ход возвращён.
told-draw = Согласились на ничью.
told-resign = { $name } сдаётся.
told-left = { $name } завершает партию: соперник её покинул.
told-lapse = Срок предложения истёк.
told-say = { $name }: { $words }
told-flag = Время вышло: { $name }.

## Why not
refusal-not-your-turn = Сейчас не ваш ход.
refusal-game-over = Партия окончена.
refusal-time-up = Ваше время вышло.
refusal-not-begun = Партия ещё не началась.
refusal-dice-not-yours = В этой партии кубики бросает приложение.
refusal-dice-by-hand = В этой партии вы сами бросаете кубики и вводите, что выпало.
refusal-not-now = Сейчас этого сделать нельзя.
refusal-too-late = Кто-то успел раньше. Взгляните на доску ещё раз.
refusal-still-here = Соперник отсутствует ещё недостаточно долго.
refusal-offer-gone = Это предложение уже не действует.
refusal-watching = Вы наблюдаете. Это могут делать только игроки.
refusal-no-hint = Подсказки доступны только в ваш ход, в партиях с компьютером или за одним экраном.
refusal-means-nothing = Здесь такой ход невозможен.
refusal-theirs = Этот ход был против правил. { $rule }

## Trouble
error-bad-message = Сервер не понял, что прислала страница. Обновите её.
error-stale = Доска изменилась. Взгляните ещё раз.
error-too-fast = Слишком быстро. Подождите немного.
link-lost = Связь прервалась. Подключаемся снова… Ваша партия сохранена.
link-back = Связь восстановлена.
touch-again = Выберите, куда пойти дальше, или нажмите Escape.
confirm-grave = Нажмите ещё раз, чтобы подтвердить.
aim-pull = Сдвиньте фишку вдоль её линии. Потом оттяните назад в любом месте доски и отпустите.
aim-help = Цельтесь стрелками, силу задают плюс и минус, запятая и точка сдвигают фишку вдоль линии, Enter — удар.
copied = Скопировано.
turn-alert = Ваш ход
clock-stale = Время на момент обрыва связи
problem-title = Не получилось
problem-not-found = Здесь ничего нет. Проверьте ссылку; возможно, партия на другом компьютере.
problem-bad-form = Что-то в форме было не так. Вернитесь и попробуйте ещё раз.
problem-chair-taken = Это место уже занял кто-то другой.
problem-too-many-tables = Слишком много новых партий сразу. Подождите немного и попробуйте снова.
problem-away = Игры сейчас недоступны. Ничего из сыгранного не потеряно. Попробуйте ещё раз чуть позже.
problem-home = Ко всем играм

## On the command line
serve-ready = Gamecase работает по адресу { $address }
serve-network = В домашней сети: { $address }
serve-scan = Отсканируйте телефоном, подключённым к той же сети:
serve-stop = Чтобы остановить, нажмите Ctrl+C.
verify-holds = { $entries ->
    [one] Запись цела: проверена { $entries } строка, все звенья и позиции верны.
    [few] Запись цела: проверены { $entries } строки, все звенья и позиции верны.
    [many] Запись цела: проверено { $entries } строк, все звенья и позиции верны.
   *[other] Запись цела: проверено { $entries } строки, все звенья и позиции верны.
}
verify-rolls = { $count ->
    [one] Заново вычислен { $count } бросок или случайный выбор: всё сходится.
    [few] Заново вычислены { $count } броска или случайных выбора: всё сходится.
    [many] Заново вычислено { $count } бросков или случайных выборов: всё сходится.
   *[other] Заново вычислено { $count } броска или случайного выбора: всё сходится.
}
verify-by-hand = { $count ->
    [one] Вручную введён { $count } бросок: проверять нечего.
    [few] Вручную введены { $count } броска: проверять нечего.
    [many] Вручную введено { $count } бросков: проверять нечего.
   *[other] Вручную введено { $count } броска: проверять нечего.
}
verify-hidden = { $count ->
    [one] Ещё скрыт { $count } бросок: партия не окончена.
    [few] Ещё скрыты { $count } броска: партия не окончена.
    [many] Ещё скрыто { $count } бросков: партия не окончена.
   *[other] Ещё скрыто { $count } броска: партия не окончена.
}

## A game looked over
table-analysis = Анализ партии
analysis-title = { $game }: анализ
analysis-games = Партии этого матча
analysis-progress = Идёт разбор…
analysis-graph = Ход партии
analysis-lines = Лучшие варианты
analysis-mistakes = Переломные моменты
analysis-none = Ошибок не найдено.
analysis-totals = Итоги
analysis-played = Сыграно
analysis-inaccuracy = Неточность
analysis-mistake = Ошибка
analysis-blunder = Грубая ошибка
analysis-better = Лучше:
analysis-even = Равенство
analysis-slight = { $seat }: небольшой перевес
analysis-clear = { $seat }: явный перевес
analysis-winning = { $seat }: выигранная позиция
analysis-first = Начало партии
analysis-back = Предыдущий ход
analysis-forward = Следующий ход
analysis-last = Конец партии
analysis-table = Назад к партии
analysis-failed = Проанализировать партию не удалось. Попробуйте ещё раз через минуту.
analysis-result = { $first }–{ $second }
problem-not-over = Партия ещё не окончена. Анализ будет доступен, когда она закончится.

## Hands and pages
table-ahead = Разрешить предходы
ahead-planned = Предход записан: он будет сделан в ваш ход, если возможен.
table-symbols = Значки фигур вместо букв
table-download = Скачать в формате { $format }

## Games from elsewhere
import-title = Импорт партии
import-text = Вставьте партию в формате { $formats }
import-open = Импортировать

## People
nav-account = Аккаунт
people-sign-in = Войти
people-register = Создать аккаунт
people-lead = Играть можно и без аккаунта. С ним ваши партии найдутся на любом устройстве, и можно играть на рейтинг.
people-name = Имя
people-name-hint = От 2 до 24 букв или цифр. Его видят другие игроки.
people-password = Пароль
people-password-hint = Не меньше 8 знаков. На случай, если вы его забудете, вы получите коды.
people-with-passkey = Войти с ключом доступа
people-register-passkey = Создать аккаунт с ключом доступа
people-wrong = Неверное имя или пароль.
people-slow = Слишком много попыток. Подождите минуту и попробуйте снова.
people-name-taken = Это имя занято или слишком похоже на занятое. Выберите другое.
people-name-unfit = Нужно от 2 до 24 букв или цифр одного алфавита; между ними могут быть пробелы, точки или дефисы.
people-password-unfit = Не меньше 8 знаков и ничего, что легко угадать, например ваше имя или 12345678.
people-passkey-failed = Ключ доступа не принят. Попробуйте ещё раз.
people-again = Чтобы это изменить, войдите ещё раз.
people-only-way = Это ваш единственный способ войти, поэтому убрать его нельзя.
people-not-the-name = Это не ваше имя. Ничего не удалено.
account-since = Регистрация: { $date }
account-ratings = Рейтинги
account-matches = { $count ->
    [one] { $count } рейтинговый матч
    [few] { $count } рейтинговых матча
    [many] { $count } рейтинговых матчей
   *[other] { $count } рейтингового матча
}
account-history = История партий
account-export = Скачать все мои данные
account-sign-out = Выйти
account-ways = Как вы входите
account-passkey = Ключ доступа: { $device }
account-passkey-add = Добавить ключ доступа
account-remove = Убрать
account-password-new = Новый пароль
account-password-note = Не меньше 8 знаков. На всех других устройствах будет выполнен выход.
account-password-set = Сохранить пароль
account-devices = Где выполнен вход
account-this-device = это устройство
account-seen = последний раз: { $date }
account-end-others = Выйти везде, кроме этого устройства
account-tokens = API-токены
account-tokens-about = Любой, у кого есть токен, может действовать от вашего имени. Держите его в секрете.
account-token-label = Для чего он?
account-token-read = может только читать
account-token-play = может играть
account-token-make = Создать токен
account-token-once = Скопируйте его сейчас: больше вы его не увидите.
account-delete = Удалить аккаунт
account-delete-about = Данные для входа, сеансы, токены и рейтинги удаляются сразу и навсегда. Сыгранные партии остаются с именем, под которым вы играли: они принадлежат и вашим соперникам. Никто не сможет доиграть их за вас.
account-delete-sure = Введите своё имя для подтверждения
history-none = Здесь пока ничего нет.
history-older = Раньше
history-won = Победа
history-lost = Поражение
history-drawn = Ничья
rated-badge = На рейтинг
rated-switch = Партия на рейтинг
rated-about = Аккаунт нужен обоим игрокам. Ходы не возвращаются.
ratings-about = Число после ± показывает, насколько рейтинг может быть неточен.
refusal-rated-account = Это рейтинговая партия: нужен аккаунт.
refusal-rated-alone = На рейтинг нельзя играть с самим собой.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Этот токен неизвестен, отозван или не даёт на это права.
nav-main = Главные страницы
nav-play = Играть
nav-learn = Учиться
nav-rules = Правила
list-lead-learn = Выберите игру и попробуйте её короткие уроки.
list-lead-rules = Выберите игру и прочитайте её правила с картинками.
home-continue = Продолжить
home-finished = Завершённые партии
start-change = Изменить
start-change-of = { $game }: изменить соперника, правила или время
player-computer = { $name } (компьютер)
character-hello-gentle = Здравствуйте! Разберёмся вместе, как это работает?
character-hello-cheerful = С удовольствием сыграю. Повеселимся!
character-hello-steady = Удачи. Я играю надёжно.
character-hello-sharp = Добро пожаловать. Осторожно: я смотрю вперёд.
character-hello-calm = Когда будете готовы. От меня мало что ускользает.
character-bye-gentle = Было весело! Ещё раз?
character-bye-cheerful = Спасибо за партию!
character-bye-steady = Хорошая партия. Мне понравилось.
character-bye-sharp = Славная борьба. Посмотрите переломные моменты.
character-bye-calm = Было приятно. Таких партий немного.
notice-special = По правилам этой партии: { $rule }
notice-rule = Правило { $number }
notice-close = Понятно
opponent-bot = Компьютер
opponent-here = Друг рядом
opponent-away = Друг по ссылке
opponent-anyone = Кто угодно
rules-question = По каким правилам играем?
rules-of-my-box = Правила из моей коробки
rules-as-usual = Как играют сегодня
rules-line = Правила:
start-time = Время
start-more = Ещё
start-match-points = Или до стольких очков
clock-chip-none = Без часов
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = На очко
clock-chip-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
working-hint = Ищем хороший ход…
working-thinking = Компьютер ещё думает…
working-compiled = Компьютер готовится, это нужно только один раз на этом устройстве: { $percent } %.
working-tables = Компьютер рассчитывает окончания для этих правил, это нужно только один раз: { $percent } %.
provisional-compiled = Это быстрая оценка: компьютер ещё готовится. Спросите снова через минуту, тогда ответ будет лучше.
provisional-tables = Окончания для этих правил ещё рассчитываются, поэтому числа — хорошая оценка, но не точные.
offline-title = Нет связи
offline-lead = Для игры нужно подключение. Как только оно вернётся, можно играть дальше: ничего не потеряется.
offline-kept = Можно почитать
offline-nothing = Пока ничего. Правила и уроки, которые вы откроете, сохранятся здесь на потом.
offline-again = Попробовать снова
import-files = Выберите файлы или перетащите их в любое место страницы
import-done = { $count ->
    [one] Открыта { $count } партия
    [few] Открыты { $count } партии
    [many] Открыто { $count } партий
   *[other] Открыто { $count } партии
}
import-illegal = Ход { $count } не по правилам:
import-unreadable = Это не удалось прочитать как партию
import-keep = Открыть партию до этого места
import-correct = Исправить
import-corrected = Партия, которую надо исправить
import-back = Назад
share-title = Доступ по моей сети
share-ask = Сейчас открыть Gamecase может только этот компьютер. Включите доступ, и его сможет открыть каждое устройство в вашей домашней сети, пока вы не отключите доступ или не закроете программу.
share-start = Включить доступ
share-on = Доступ открыт. Откройте этот адрес на другом устройстве или отсканируйте код.
share-stop = Отключить доступ
problem-no-network = У этого компьютера сейчас нет сети, по которой можно открыть доступ.
notice-registered = Добро пожаловать, { $name }! Аккаунт создан, вход выполнен.
notice-password-saved = Новый пароль сохранён.
account-password-current = Текущий пароль
account-password-passkey = Подтвердить ключом доступа
account-no-ratings = У вас пока нет рейтинга. Чтобы его получить, сыграйте рейтинговую партию. Списки рейтингов:
people-wrong-current = Это не ваш текущий пароль. Ничего не изменено.
people-passkey-first = У этого аккаунта ещё нет пароля. Задайте его кнопкой с ключом доступа.
footer-translations = Переводы
translations-title = Переводы
translations-lead = Все тексты сайта и игр с примерами значений, на двух языках рядом.
translations-how = Как исправить перевод или добавить язык, сказано в docs/translating.md в исходном коде.
translations-language = Язык
translations-beside = Рядом
translations-part = Часть
translations-part-shell = Сайт
translations-state = Состояние
translations-state-all = Все
translations-state-missing = Нет перевода
translations-state-outdated = Устарел
translations-state-current = Актуален
translations-search = Поиск
translations-show = Показать
translations-count = { $count ->
    [one] { $count } текст
    [few] { $count } текста
    [many] { $count } текстов
   *[other] { $count } текста
}
provenance-legend = Откуда взято каждое правило:
provenance-printed = Напечатано в брошюре
provenance-usual = Так играют сегодня
provenance-silent = В брошюре об этом ничего нет: наш выбор
provenance-differs = В брошюре неясно: играем так, как её понимаем
provenance-languages = Только на этих языках: { $languages }.
switch-value-printed = { $value } (как напечатано)
switch-value-silent = { $value } (наш выбор)
switch-value-differs = { $value } (как мы это понимаем)
rules-exactly = Точно как напечатано
rules-exactly-about = Каждое правило — дословно, даже там, где, по-нашему, имелось в виду другое.
rules-needs = Действует только с этой настройкой: { $switch } — { $value }
rules-needs-open = Начать с ней партию
rules-compare = Сравнить правила из брошюр
rules-compare-about = Только то, в чём брошюры расходятся. Всё остальное — в самих правилах.
table-rules = Правила: { $booklet }
table-rules-change = изменить
table-chat = Чат
table-more = Ещё
table-tools = Инструменты
table-sound = Звук
table-fullscreen = Во весь экран
table-save = Сохранить файл
table-hint-more = Подробнее
table-speed = Скорость ходов
table-speed-calm = Спокойная
table-speed-normal = Обычная
table-speed-fast = Быстрая
table-speed-none = Без анимации
table-glow = Показывать, чем можно ходить
table-lot = Кто начинает
table-lot-explained = Кто начинает, решает случай. Это определяет секрет, выбранный до партии, а виден только его отпечаток. После партии секрет открывают, и каждый может его проверить.
table-lot-words = Добавки игроков
table-next-level = Следующий уровень: { $level }
result-won = Вы выиграли
result-lost = Вы проиграли
result-drawn = Ничья
result-winner = { $name } выигрывает
result-story = { $turns ->
    [one] Всё решилось за { $turns } ход.
    [few] Всё решилось за { $turns } хода.
    [many] Всё решилось за { $turns } ходов.
   *[other] Всё решилось за { $turns } хода.
}
result-story-ahead = { $turns ->
    [one] { $turns } ход,
    [few] { $turns } хода,
    [many] { $turns } ходов,
   *[other] { $turns } хода,
} { $winner ->
    [own] и вы ни разу не отставали.
   *[other] и победитель ни разу не отставал.
}
result-story-turned = { $turns ->
    [one] { $turns } ход, и перелом только в самом конце.
    [few] { $turns } хода, и перелом только в самом конце.
    [many] { $turns } ходов, и перелом только в самом конце.
   *[other] { $turns } хода, и перелом только в самом конце.
}
result-story-changes = { $turns ->
    [one] { $turns } ход.
    [few] { $turns } хода.
    [many] { $turns } ходов.
   *[other] { $turns } хода.
} { $changes ->
    [one] Преимущество переходило из рук в руки { $changes } раз.
    [few] Преимущество переходило из рук в руки { $changes } раза.
    [many] Преимущество переходило из рук в руки { $changes } раз.
   *[other] Преимущество переходило из рук в руки { $changes } раза.
}
told-lot-seat = { $name } — { $seat }: выбрано случайно.
settings-set = Доска и фигуры
settings-set-walnut = Орех
settings-set-felt = Сукно и латунь
settings-set-flat = Плоские современные
settings-set-slate = Сланец и камень
settings-notices = Сообщать, когда мой ход
settings-notices-on = Включено. Этот браузер сообщит вам, даже если партия не открыта.
settings-notices-off = Выключено.
settings-notices-blocked = Браузер блокирует уведомления этого сайта. Сначала разрешите их в его настройках.
settings-notices-failed = Не получилось. Попробуйте позже.
push-turn = Ваш ход, соперник: { $opponent }.
bot-later = У вас много партий с компьютером. Здесь я пойду, как только подойдёт моя очередь.
refusal-too-many-thoughts = Компьютер занят другими вашими партиями. Попробуйте ещё раз чуть позже.
problem-too-many-analyses = Сейчас анализируется несколько ваших партий. Дождитесь, пока одна закончится, и попробуйте снова.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Глубокий анализ
deep-start = Начать
deep-stop = Остановить
deep-plies = { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
    [many] { $plies } полуходов
   *[other] { $plies } полухода
}
deep-truncated = Короткий роллаут { $level }
deep-rollout = Полный роллаут
deep-deeper = Считать глубже
deep-depth = Глубина { $ply }
deep-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
deep-sure = Первый вариант — лучший с вероятностью { $percent } %
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Программа остановилась. Всё, что она нашла, осталось здесь. Чтобы продолжить, запустите её снова.
deep-limit = Глубже на этом сайте не посчитать.
deep-picture = Значения с 95-процентными доверительными интервалами
deep-compare = Сравнить
deep-refused = Это проанализировать нельзя.
recovery-title = Сохраните эти коды
recovery-about = Если забудете пароль, каждым кодом можно один раз задать новый. Запишите коды или распечатайте: больше вы их не увидите.
recovery-done = Коды сохранены
recovery-new = Новые коды восстановления
recovery-left = { $count ->
    [one] Остался { $count } код восстановления
    [few] Осталось { $count } кода восстановления
    [many] Осталось { $count } кодов восстановления
   *[other] Осталось { $count } кода восстановления
}
people-forgot = Забыли пароль?
people-forgot-about = Введите своё имя, один из кодов восстановления и новый пароль. Если кода нет, попросите ссылку у администрации сайта.
people-code = Код восстановления
people-code-wrong = Имя и код не подходят друг к другу, или код уже использован.
people-link-old = Эта ссылка больше не действует. Попросите новую.
people-mail = Эл. почта, только для смены пароля
people-mail-send = Прислать ссылку на почту
people-mail-sent = Если для этого имени есть адрес почты, ссылка уже отправлена.
people-invite = Код приглашения
people-invite-wrong = Этот код приглашения не действует. Попросите код у администрации сайта.
people-closed = Создать новый аккаунт здесь нельзя.
people-banned = Администрация сайта заблокировала этот аккаунт.
people-members = Чтобы играть здесь, нужен аккаунт.
people-with-provider = Войти через { $provider }
people-provider-failed = Войти не удалось. Попробуйте ещё раз.
mail-reset = Новый пароль
mail-reset-text = Кто-то попросил задать новый пароль для аккаунта { $name }. Если это были вы, откройте эту ссылку в течение суток:
problem-quota = Вы начали столько партий, сколько этот сайт пока разрешает.
admin-title = Управление сайтом
admin-people = Люди
admin-tables = Партии
admin-invites = Приглашения
admin-log = Что изменено
admin-find = Найти
admin-sizes = Партии: { $tables } · Аккаунты: { $accounts } · { $megabytes } МБ
admin-reset = Ссылка для нового пароля
admin-end = Завершить все сеансы
admin-rename = Переименовать
admin-ban = Заблокировать
admin-banned = Заблокирован
admin-unban = Разблокировать
admin-delete = Удалить
admin-close = Закрыть
admin-role-none = Игрок
admin-role-organiser = Организатор
admin-role-admin = Администратор
admin-role-set = Сохранить роль
admin-invite-people = На сколько человек?
admin-invite-days = На сколько дней?
admin-invite-make = Создать приглашение
practice-title = Работа над ошибками
practice-lead = Позиции из ваших партий. В большинстве из них вы ошиблись, в некоторых — нет.
practice-task = Ваша сторона: { $seat }. Как вы сыграете?
practice-counts = Повторить: { $due } · новых сегодня: { $new }
practice-days = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
practice-empty = Пока упражняться не на чем. Отправьте оконченную партию на анализ: ваши ошибки из неё появятся здесь.
practice-done = На сегодня всё. Отличная работа!
practice-more = Ещё новые позиции
practice-show = Показать ответ
practice-next = Следующая позиция
practice-remove = Больше не показывать
practice-game = Посмотреть партию
practice-right = Хороший ход!
practice-wrong = Есть ход лучше.
practice-shown = Ответ
practice-chosen = Ваш ход
practice-best = Лучший
practice-played = В партии
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Эта позиция вернётся { $when }.

## Drills: short exercises to repeat

drills-title = Тренировки
drills-lead = Короткие упражнения: чем лучше у вас получается, тем они труднее.
drills-level = Уровень { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Верных ответов: { $right } из последних { $answers }
drills-streak = Подряд: { $count }
drills-book = Дебютная книга
opening-book-move = Ход
opening-book-worth = Очки
opening-book-about = Очки — это эквити при игре на деньги с кубом посередине, по нашим собственным роллаутам, со стандартной ошибкой.
drills-answer = Ответить
drills-next = Следующее упражнение
drills-right = Верно!
drills-wrong = Не совсем.
drills-your-answer = Ваш ответ
drills-number = Введите целое число от { $low } до { $high }.
drills-again = На это упражнение вы уже отвечали, поэтому второй раз оно не засчитывается.
nav-events = Турниры
events-lead = Турниры для клуба, школы или семьи: онлайн или за настоящими досками.
events-coming = Скоро
event-new = Новый турнир
event-family = Быстрый семейный кубок
event-family-about = От трёх до восьми имён — и вперёд: три тура, затем финал двух лучших.
event-name = Название турнира
event-format = Система
event-format-round-robin = Круговая
event-about-round-robin = Каждый играет с каждым.
event-format-swiss = Швейцарская
event-about-swiss = В каждом туре вы встречаетесь с тем, у кого примерно столько же очков.
event-format-knockout = На выбывание
event-about-knockout = После поражения вы выбываете или продолжаете в утешительном кубке.
event-format-arena = Арена
event-about-arena = Освободившийся игрок получает нового соперника, и так сколько угодно раз.
event-format-ladder = Лестница
event-about-ladder = Вызовите того, кто выше вас, и займите его место.
event-format-family-cup = Семейный кубок
event-place = Где вы будете играть?
event-place-online = Онлайн
event-place-real = За настоящими досками
event-place-screen = На этом экране
event-rounds = Число туров; если не указать — обычное
event-double = Каждый с каждым дважды
event-sides = Кто играет?
event-sides-1 = Отдельные игроки
event-sides-pairs = Пары
event-sides-teams = Команды по { $number }
event-scoring = Очки за победу, ничью и поражение
event-scoring-points = Считаются очки, набранные в партиях
event-ties = Дополнительные показатели (если не заполнять — обычные)
event-main = Главный кубок
event-consolation = Утешительный кубок
event-last-chance = Кубок последнего шанса
event-playoff = Плей-офф для лучших
event-may-join = Присоединиться может любой, у кого есть ссылка
event-players-report = Игроки сами вносят результаты
event-starts = Когда начало?
event-create = Создать турнир
event-join = Присоединиться: { $name }
event-join-about = Чтобы присоединиться, отсканируйте код или откройте ссылку. Аккаунт не нужен.
event-code = Ваш код: { $code }. С ним можно вернуться с любого устройства.
event-code-enter = У меня есть код
event-players = Игроки
event-add = Добавить игроков
event-add-hint = По одному в строке. Дальше можно указать рейтинг и клуб: Мария; 1450; Заречье
event-file = Или из файла: CSV с именами либо TRF с уже сыгранными турами
event-import = Турнир продолжен из файла
event-round = Тур { $number }
event-board = Стол { $number }
event-bye = Без пары
event-pairings = Пары
event-pair = Составить пары тура { $number }
event-pair-again = Составить пары заново
event-by-hand = Составить пары вручную
event-by-hand-hint = По одной паре в строке, номерами игроков: 3-7. Одиночный номер — игрок без пары.
event-start = Начать тур { $number }
event-close = Завершить турнир
event-reopen = Возобновить турнир
event-result = Внести результат
event-correct = Исправить результат
event-keep-score = Вести запись здесь
event-keep-score-about = Играйте за своей доской, а запись ведите на этом устройстве. Результат внесётся, когда партия закончится.
event-won = Победа: { $name }
event-absent = Неявка: { $name }
event-score = Счёт, если вы его вели
event-why = Причина
event-change = Изменить имя или рейтинг
event-withdraw = Выйти из турнира
event-return = Снова в игре
event-byes = Взять пропуск тура
event-bye-half = Пропуск за пол-очка
event-bye-zero = Пропуск без очков
event-bye-cancelled = Пропуск отменён
event-half-byes = Сколько раз игрок может пропустить тур за пол-очка
event-withdrawn = Выход из турнира
event-forbid = Никогда не сводить этих двоих
event-helpers = Помощники
event-helpers-about = Назначьте помощника и отправьте ему ссылку. Помощники могут составлять пары, начинать туры и вносить результаты.
event-codes = Коды игроков
event-downloads = Скачать
event-all-games = Все партии
event-standings = Положение
event-crosstable = Кросс-таблица
event-bracket = Сетка
event-points = Очки
event-yours = Ваша партия: стол { $number }, соперник — { $name }
event-yours-bye = В этом туре вы без пары.
event-open-table = К партии
event-screen = Большой экран
event-challenge = Вызвать
study-title = Ваша игра
study-intro = Отправляйте оконченные партии на анализ, и здесь будет видно, как хорошо вы играете и где ошибаетесь.
study-automatic = Анализировать мои партии сразу после окончания
study-analyse = Анализировать
study-analyse-all = Анализировать все
study-again = Анализировать заново
study-stopped = Программа остановилась раньше времени. Всё, что она успела найти, сохранено.
study-waiting = { $count ->
    [one] Анализа ждёт { $count } партия.
    [few] Анализа ждут { $count } партии.
    [many] Анализа ждут { $count } партий.
   *[other] Анализа ждут { $count } партии.
}
study-open = Ещё без анализа
study-games = Проанализированные партии
study-newer = Новее
study-last = Решения
study-last-count = Последние { NUMBER($count) }
study-last-all = Все
study-decisions = { $count ->
    [one] { NUMBER($count) } решение
    [few] { NUMBER($count) } решения
    [many] { NUMBER($count) } решений
   *[other] { NUMBER($count) } решения
}
study-pr = PR (показатель качества игры)
study-accuracy = Точность
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Средняя потеря за ход (в сотых)
study-error-rate = Уровень ошибок, как в GNU Backgammon
study-snowie = Уровень ошибок Snowie
study-mistakes = Ошибки
study-luck = Везение
study-without-luck = Результат без везения
study-trend = Динамика
study-by-kind = По видам решений
study-by-position = По видам позиций
study-by-opponent = По соперникам
study-by-opening = По дебютам
study-opening = Дебют
study-opponent = Соперник
study-result = Результат
study-day = Дата
study-move = Ходы
position-opening = Дебют
position-middlegame = Миттельшпиль
position-endgame = Эндшпиль
refusal-event-closed = Этот турнир окончен.
refusal-event-organiser-only = Это может сделать только организатор.
refusal-event-officials-only = Это могут сделать только организатор и помощники.
refusal-event-not-yours = Это можно сделать только за себя.
refusal-event-full = Мест больше нет. Наибольшее число игроков: { $most }.
refusal-event-no-late-entry = Присоединиться уже нельзя: первый тур начался.
refusal-event-no-entrant = Игрока с номером { $entrant } нет.
refusal-event-name-taken = Имя { $name } уже есть в списке.
refusal-event-members = Нужное число игроков: { $count }. Внесите всех.
refusal-event-results-missing = { $missing ->
    [one] Не хватает ещё { $missing } результата тура { $round }.
    [few] Не хватает ещё { $missing } результатов тура { $round }.
    [many] Не хватает ещё { $missing } результатов тура { $round }.
   *[other] Не хватает ещё { $missing } результата тура { $round }.
}
refusal-event-all-paired = Пары составлены для всех туров: { $rounds }.
refusal-event-still-playing = { $name } ещё играет предыдущую партию.
refusal-event-challenge-up = Вызвать можно только того, кто выше вас. { $name } ниже.
refusal-event-wrong-round = Тура { $round } ещё нет. Следующий — тур { $next }.
refusal-event-already-started = Тур { $round } уже начался.
refusal-event-not-started = Тур { $round } ещё не начался.
refusal-event-already-paired = Пары тура { $round } уже составлены.
refusal-event-too-few = Игроков должно быть не меньше { $least }. Пока их { $count }.
refusal-event-is-withdrawn = { $name } больше не участвует. Составьте пары тура заново или вручную.
refusal-event-has-bye = { $name } пропускает тур { $round }. Отмените пропуск или составьте пары заново.
refusal-event-byes-used = Сколько раз здесь игрок может пропустить тур за пол-очка: { $most }.
refusal-event-paired-twice = { $name } не может быть сразу в двух парах.
refusal-event-no-pairing = В туре { $round } за столом { $table } партии нет.
refusal-event-result-exists = Результат стола { $table } в туре { $round } уже внесён. Исправить его может организатор.
refusal-event-online-result = Эту партию играют онлайн. Её результат появится сам.
refusal-event-impossible-result = Такой результат невозможен.
refusal-event-needs-winner = Это игра на выбывание: кто-то должен победить.
refusal-event-cannot-pair = Пары тура { $round } не составить без повторных встреч. Составьте их вручную или завершите турнир.
refusal-event-nobody-free = Сейчас нет свободных игроков.
refusal-event-by-challenge = В лестнице игроки вызывают друг друга сами.
refusal-event-by-organiser = Попросите организатора добавить вас.
refusal-event-already-entered = Вы уже участвуете.
refusal-event-not-empty = В этом турнире уже есть игроки. Создайте для этого файла новый турнир.
refusal-event-wrong-code = Код неверный. Сверьтесь со своим листком.
tie-break-buchholz = Бухгольц
tie-break-buchholz-about = Сумма очков всех ваших соперников. Чем сильнее соперники, тем лучше для вас.
tie-break-buchholz-cut-1 = Усечённый Бухгольц (−1)
tie-break-buchholz-cut-1-about = Сумма очков всех ваших соперников, кроме самого слабого результата.
tie-break-sonneborn-berger = Зоннеборн — Бергер
tie-break-sonneborn-berger-about = Очки всех, у кого вы выиграли, плюс половина очков всех, с кем сыграли вничью.
tie-break-direct-encounter = Личная встреча
tie-break-direct-encounter-about = Ваши очки против тех, с кем у вас поровну.
tie-break-wins = Победы
tie-break-wins-about = Партии, которые вы выиграли за доской.
tie-break-points-difference = Разница очков
tie-break-points-difference-about = Очки, набранные вами в партиях, минус очки ваших соперников.
tie-break-board-points = Очки на досках
tie-break-board-points-about = Очки со всех досок вашей команды.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Ваша средняя ошибка в проанализированных партиях. Чем меньше, тем лучше.
tie-break-unplayed = В швейцарской системе тур без партии считается партией с соперником, у которого столько же очков, сколько у вас.
table-dice-chains = Каждый бросок складывается из секрета приложения и числа со страницы каждого игрока; всё это зафиксировано заранее. Поэтому выбрать бросок не может никто, даже владелец сайта. После партии каждый может проверить все броски.
table-dice-waiting = Страница отдаёт своё число только в момент броска, поэтому узнать его заранее не может никто. Если страница закрыта, кубики ждут её.
table-dice-deposits = Чтобы страницу можно было закрыть, она отдаёт число для следующего броска вместе с вашим ходом. Узнать бросок заранее не может никто, разве что владелец сайта сам играет в этой партии.
table-dice-kept = Без своего числа: { $names }
table-lot-chains = Кто начинает, решает случай: секрет приложения и число со страницы каждого игрока, зафиксированные заранее. После партии это может проверить каждый.
status-dice-wait = Кубики ждут, когда { $name } откроет эту страницу
dice-elsewhere = Кубики ждут браузер, в котором вы играли в последний раз. Откройте эту партию там.
told-renewal = Новые числа для кубиков из другого браузера: { $name }
editor-title = Расставить позицию
editor-lead = Перетащите фигуры на доску или выберите одну и коснитесь её места.
editor-turn = Чей ход
editor-remove = Убрать фигуру
editor-clear = Очистить доску
editor-start = Начальная позиция
editor-text = Вставить позицию
editor-text-known = В виде { $notations }.
editor-read = Показать
editor-recognised = Прочитано как { $notation }.
editor-unreadable = Прочитать это как позицию не удалось. Ваш текст остался на месте.
editor-other-game = Это позиция другой игры: { $game }.
editor-notations = Текстом
editor-copy = Скопировать
editor-possible = Такая позиция возможна.
editor-over = В этой позиции партия окончена, играть больше нечего.
editor-play = Играть отсюда
editor-link = Скопировать ссылку
editor-picture = Скачать картинку
editor-analyse = Анализировать позицию
editor-from-position = Из позиции
editor-from-about = Одна партия из этой позиции, без рейтинга.
notebook-title = Тетрадь
notebook-lead = Сохранённые вами позиции. Они хранятся для этого браузера или для вашего аккаунта, если он есть.
notebook-save = Сохранить в тетрадь
notebook-name = Название
notebook-tags = Метки через запятую
notebook-note = Заметка
notebook-game = Игра
notebook-tag = Метка
notebook-saved = Сохранено в вашей тетради.
notebook-empty = Позиций здесь нет.
problem-notebook-full = Ваша тетрадь заполнена. Сначала удалите какую-нибудь позицию.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Студии
studies-lead = Партии и позиции с вашими комментариями и вариантами. Покажите их друзьям по ссылке или сохраните в файлы.
studies-empty = У вас пока нет студий.
studies-make = Создать студию
studies-new = Новая студия
studies-comment = Комментарий
studies-symbols = Значки
studies-promote = Сделать главным вариантом
studies-delete = Удалить отсюда и дальше
studies-saved = Сохранено
studies-saving = Сохраняется…
studies-unsaved = Не сохранено
studies-retry = Сохранить ещё раз
studies-conflict = Это изменили в другом окне. Сейчас вы видите новейшую версию; то, что вы ввели, осталось в своём поле.
studies-share = Поделиться
studies-view-link = Все, у кого есть эта ссылка, могут смотреть.
studies-edit-link = Все, у кого есть эта ссылка, могут вносить изменения.
studies-view-make = Создать ссылку для просмотра
studies-edit-make = Создать ссылку для изменений
studies-withdraw = Отозвать ссылку
studies-download = Скачать
studies-partly = без части ваших заметок
problem-too-many-studies = Места больше нет. Сначала что-нибудь удалите.
lessons-own = Ваши уроки
lessons-lead = Соберите позиции в собственный урок и отправьте ссылку тем, кто хочет учиться.
lessons-new = Новый урок
lessons-which = Урок
lessons-add = Добавить эту позицию
lessons-exercise = Упражнение { $number } из { $count }
lessons-task = Задание
lessons-answers = Верные ходы, по одному в строке
lessons-any-good = Принимать любой хороший ход, по оценке компьютера
lessons-explanation = Объяснение после ответа
lessons-from-notebook = Из вашей тетради
lessons-next = Следующее упражнение
lessons-done = Это было последнее упражнение. Отлично!
lessons-empty = В этом уроке пока нет упражнений.
lessons-up = Переместить выше
lessons-open = Посмотреть глазами учеников
lessons-nobody-moves = В этой позиции никто не должен ходить, поэтому упражнения из неё не выйдет.
lessons-bad-answer = В этой позиции нельзя сыграть «{ $move }».
lessons-needs-answer = Укажите верный ход или принимайте любой хороший.
import-many-title = Импорт партий
import-many-lead = Перенесите свои партии из других программ и с других сайтов: отдельные файлы, целые папки или ZIP-архив. Партии, которые здесь уже есть, пропускаются.
import-formats = Какие файлы можно прочитать
import-folder = Выбрать папку
import-stop = Остановить
import-count-files = Файлы
import-count-games = Импортировано
import-count-duplicates = Уже здесь
import-count-failed = Не импортировано
import-line = Строка
import-lost = Связь прервалась. Всё, что уже импортировано, сохранено.
import-stopped = Остановлено. Всё, что уже импортировано, сохранено.
import-too-large = Этот файл слишком велик. За один раз можно прочитать не больше { $size } МБ.
import-quota = Предел новых партий на этот месяц достигнут. Всё, что уже импортировано, сохранено.
import-players = Кто из этих игроков — вы?
import-me = Это я
import-names = Ваши имена в файлах
import-names-help = Через запятую. В партиях с одним из этих игроков вашими считаются только его ходы.
import-queue-full = Очередь партий на анализ сейчас заполнена. За остальными вернитесь позже.
openings-title = Дебютный справочник
openings-filter = Выбор партий
openings-source = Источник
openings-own = Ваши партии
openings-side = Сторона
openings-player = Игрок
openings-days = Период
openings-days-30 = Последние 30 дней
openings-days-365 = Последний год
openings-any = Все
openings-show = Показать
openings-start = Начальная позиция
openings-count = Партии
openings-loss = Средняя потеря
openings-empty = Этой позиции не было ни в одной партии.
openings-none = Оконченных партий пока нет. Сыграйте несколько или импортируйте их из других программ.
openings-reading = Подсчёт ваших партий: { $done } из { $all }
openings-reached = Партии с этой позицией
openings-collections = Ваши сборники
openings-collections-help = Файл со множеством партий, например PGN или PDN. Его видите только вы.
openings-add = Добавить файл
openings-adding = Файл читается
