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
box-find = Узнать по своей коробке
box-unsure = Не знаю
box-none = Таких правил нет: вот все, какие есть.
new-opponent = С кем вы играете?
new-player = Игрок { $number }
new-against-here = Друг рядом
new-against-away-about = Вы получите ссылку для друга.
new-against-anyone-about = Ваша партия видна на главной странице, пока кто-нибудь не присоединится.
new-level = Какой уровень?
new-you = Вы
new-name = Ваше имя
new-name-hint = Так вас увидят другие; можно не заполнять.
new-words = Ваши слова для кубиков
new-words-hint = Они подмешиваются к каждому броску и случайному выбору. Если ничего не написать, слова придумает устройство.
new-friend-name = Имя друга
new-starts = Кто начинает?
new-starts-lot = Случайно
new-starts-me = Я
new-starts-other = Соперник
new-side = За кого вы играете?
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
new-dice-manual = Бросаем настоящие кубики и вводим, что выпало
new-clock = Контроль времени
new-clock-none = Без часов
new-clock-fischer = { $minutes } мин + { $seconds } с на ход
new-clock-delay = { $seconds } с на ход свободно, { $minutes } мин запаса на очко
new-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}

## An invitation
join-title = Приглашение в игру «{ $game }»
join-by = { $name } зовёт вас сыграть.
join-by-somebody = Вас приглашают сыграть.
join-sit = Присоединиться
join-watch = Только смотреть

## The table
table-board = Доска
table-moves = Ходы
table-players = Игроки
table-position = Позиция словами
table-dice = Кубики
table-dice-pledge = Запечатано до игры (SHA-256 секрета)
table-dice-secret = Секрет, открытый после игры
table-dice-words = Слова игроков
table-dice-explained = Перед игрой кубики запечатывают: их секрет уже выбран, но виден только его отпечаток. После игры секрет открывают, и каждый может проверить, что все броски следуют из него.
table-record = Скачать запись
table-takeback = Вернуть ход
table-hint = Подсказка
table-hint-told = Мой совет: { $told }
table-guided = Подсказывать на каждом ходу
table-type = Ввести ход
table-type-play = Сделать ход
table-past = Перед вами более ранняя позиция.
table-now = К текущему моменту
table-replay = Последний удар ещё раз, медленно
table-sight = Линия прицела
table-undo = Шаг назад
table-turn = Повернуть доску
table-look = Вид доски
table-confirm = Подтверждать каждый ход
table-draw = Предложить ничью
table-claim = Объявить победу
table-claim-draw = Объявить ничью
table-say-mute = Скрыть реплики
table-resign = Сдаться
table-resign-sure = Точно сдаться?
table-yes = Да
table-no = Нет
table-next = Следующая партия
table-rematch = Сыграть ещё
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
table-accept = Согласиться
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
table-invite = Пригласите друга
table-invite-help = Отправьте эту ссылку или дайте другу отсканировать код. Свободное место займёт тот, кто откроет её первым.
table-invite-copy = Скопировать ссылку
table-invite-loopback = Этот адрес работает только на этом компьютере. Чтобы играть по домашней сети, запустите: gamecase serve --host 0.0.0.0
player-unnamed = Игрок { $number }
player-you = вы
player-away = не в сети
tally-won = Победы в матчах
tally-drawn = Ничьи

## The rule book
rules-link = Правила игры
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
learn-right = Верно!
learn-other = Так можно, но здесь нужно другое.
learn-again = Ещё раз
learn-next = Следующий урок
learn-all = Все уроки
learn-guided = Сыграть первую партию с подсказками
learn-watch = Посмотреть, как играют два компьютера

## What stands
status-waiting = Ждём соперника
status-drawing-lots = Решаем, кто начинает
status-chance = Кубики катятся
status-by-hand = Бросьте кубики и введите, что выпало
status-your-turn = Ваш ход: { $seat }
status-turn = Ход: { $seat }
status-bot-thinks = Компьютер думает
outcome-resigned = Победа: { $seat }. Соперник сдаётся.
outcome-agreed = Ничья по согласию.
outcome-left = Победа: { $seat }. Соперник покинул партию.
outcome-left-draw = Ничья: один из игроков покинул партию.
outcome-time = Победа по времени: { $seat }.
match-best-of = Партия { $game } (всего не больше { $number })
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
told-offer-rematch = { $name } хочет сыграть ещё.
told-decline = Предложение отклонено.
told-takeback = Ход возвращён.
told-draw = Решено: ничья.
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
refusal-not-now = Сейчас это невозможно.
refusal-too-late = Кто-то успел раньше. Взгляните на доску ещё раз.
refusal-still-here = Соперник отсутствует ещё недостаточно долго.
refusal-offer-gone = Это предложение уже не действует.
refusal-watching = Вы наблюдаете; это могут делать только игроки.
refusal-no-hint = Подсказки есть только в партиях с компьютером или за одним экраном, и только в ваш ход.
refusal-means-nothing = Так здесь не ходят.
refusal-theirs = Этот ход был неверным. { $rule }

## Trouble
error-bad-message = Сервер не понял, что прислала страница. Обновите её.
error-stale = Доска уже изменилась. Взгляните ещё раз.
error-too-fast = Слишком быстро. Подождите немного.
link-lost = Связь прервалась. Подключаемся снова; ничего не пропало.
link-back = Связь восстановлена.
touch-again = Выберите, куда пойти дальше, или нажмите Escape.
confirm-grave = Нажмите ещё раз, чтобы подтвердить.
aim-pull = Сдвиньте фишку вдоль линии, оттяните её назад и отпустите.
aim-help = Стрелки — прицел, плюс и минус — сила, запятая и точка — сдвиг вдоль линии, Enter — ход.
copied = Скопировано.
turn-alert = Ваш ход
clock-stale = Как было, когда пропала связь
problem-title = Не получилось
problem-not-found = Здесь ничего нет. Проверьте ссылку; возможно, партия на другом компьютере.
problem-bad-form = Не удалось разобрать форму.
problem-chair-taken = Это место уже занято.
problem-too-many-tables = Слишком много новых партий сразу. Подождите немного и попробуйте снова.
problem-away = Игры сейчас недоступны. Ничего из сыгранного не потеряно. Попробуйте ещё раз чуть позже.
problem-home = Ко всем играм

## On the command line
serve-ready = Gamecase работает по адресу { $address }
serve-network = В домашней сети: { $address }
serve-scan = Отсканируйте телефоном, подключённым к той же сети:
serve-stop = Чтобы закрыть, нажмите Ctrl+C.
verify-holds = { $entries ->
    [one] Запись верна: { $entries } строка, все звенья и позиции сходятся.
    [few] Запись верна: { $entries } строки, все звенья и позиции сходятся.
    [many] Запись верна: { $entries } строк, все звенья и позиции сходятся.
   *[other] Запись верна: { $entries } строки, все звенья и позиции сходятся.
}
verify-rolls = { $count ->
    [one] Заново вычислен { $count } бросок или жребий: всё сходится.
    [few] Заново вычислены { $count } броска или жребия: всё сходится.
    [many] Заново вычислено { $count } бросков или жребиев: всё сходится.
   *[other] Заново вычислено { $count } броска или жребия: всё сходится.
}
verify-by-hand = { $count ->
    [one] Вручную введён { $count } бросок: вычислять нечего.
    [few] Вручную введены { $count } броска: вычислять нечего.
    [many] Вручную введено { $count } бросков: вычислять нечего.
   *[other] Вручную введено { $count } броска: вычислять нечего.
}
verify-hidden = { $count ->
    [one] Ещё запечатан { $count } бросок: его партия не окончена.
    [few] Ещё запечатаны { $count } броска: их партия не окончена.
    [many] Ещё запечатано { $count } бросков: их партия не окончена.
   *[other] Ещё запечатано { $count } броска: их партия не окончена.
}

## A game looked over
table-analysis = Разобрать партию
analysis-title = { $game }: разбор партии
analysis-games = Партии этого матча
analysis-progress = Идёт разбор…
analysis-graph = Ход партии
analysis-lines = Лучшие варианты
analysis-mistakes = Переломные моменты
analysis-none = Ошибок не найдено.
analysis-totals = Игра в целом
analysis-played = Сыграно
analysis-inaccuracy = Неточность
analysis-mistake = Ошибка
analysis-blunder = Грубая ошибка
analysis-better = Лучше:
analysis-even = Равенство
analysis-slight = { $seat }: небольшой перевес
analysis-clear = { $seat }: явный перевес
analysis-winning = { $seat }: выигранная позиция
analysis-first = В начало
analysis-back = На ход назад
analysis-forward = На ход вперёд
analysis-last = В конец
analysis-table = Назад к партии
analysis-failed = Разобрать партию не удалось. Попробуйте ещё раз через минуту.
analysis-result = { $first }–{ $second }
problem-not-over = Партия ещё идёт. Разобрать её можно, когда она закончится.

## Hands and pages
table-ahead = Разрешить мне ходить до своей очереди
ahead-planned = Запланировано: будет сыграно, когда придёт ваша очередь, если это возможно.
table-symbols = Значки вместо букв в ходах
table-download = Скачать в формате { $format }

## Games from elsewhere
import-title = Открыть записанную партию
import-text = Партия в формате { $formats }
import-open = Открыть

## People
nav-account = Аккаунт
people-sign-in = Войти
people-register = Создать аккаунт
people-lead = Играть можно и без аккаунта. С ним ваши партии найдутся на любом устройстве, и можно играть на рейтинг.
people-name = Имя
people-name-hint = От 2 до 24 букв или цифр; его видят другие игроки.
people-password = Пароль
people-password-hint = Не меньше 8 знаков. Храните его надёжно: адреса почты здесь не хранятся, и прислать его вам нельзя.
people-with-passkey = Войти с ключом доступа
people-register-passkey = Создать с ключом доступа
people-wrong = Неверное имя или пароль.
people-slow = Слишком много попыток. Подождите минуту.
people-name-taken = Это имя занято или похоже на занятое.
people-name-unfit = Имя — это от 2 до 24 букв или цифр одного алфавита; между ними могут быть пробелы, точки или дефисы.
people-password-unfit = В пароле не меньше 8 знаков, и он не совпадает с именем.
people-passkey-failed = Ключ доступа не принят. Попробуйте ещё раз.
people-again = Чтобы это изменить, сначала войдите ещё раз.
people-only-way = Это ваш единственный способ войти, поэтому он остаётся.
people-not-the-name = Это не ваше имя. Ничего не удалено.
account-since = Здесь с { $date }
account-ratings = Рейтинги
account-matches = { $count ->
    [one] { $count } рейтинговый матч
    [few] { $count } рейтинговых матча
    [many] { $count } рейтинговых матчей
   *[other] { $count } рейтингового матча
}
account-history = Мои партии
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
account-tokens = Токены для программ
account-tokens-about = Программа с таким токеном действует от вашего имени. Никому его не давайте.
account-token-label = Для чего он?
account-token-read = может только читать
account-token-play = может играть
account-token-make = Создать токен
account-token-once = Скопируйте его сейчас: больше он не появится.
account-delete = Удалить аккаунт
account-delete-about = Данные для входа, сеансы, токены и рейтинги удаляются сразу и навсегда. Сыгранные партии остаются такими, как записаны, с именем, под которым вы играли: они принадлежат и вашим соперникам. Никто не сможет доиграть их за вас.
account-delete-sure = Введите своё имя для подтверждения
history-none = Здесь пока ничего нет.
history-older = Раньше
history-won = Победа
history-lost = Поражение
history-drawn = Ничья
rated-badge = На рейтинг
rated-switch = Играть на рейтинг
rated-about = Аккаунт нужен обоим игрокам, и ходы назад не берут.
ratings-about = Число после ± показывает, насколько рейтинг надёжен.
refusal-rated-account = Это рейтинговая партия: нужен аккаунт.
refusal-rated-alone = На рейтинг никто не играет сам с собой.
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
character-hello-cheerful = Рад сыграть с вами. Повеселимся!
character-hello-steady = Удачи. Я играю надёжно.
character-hello-sharp = Добро пожаловать. Осторожно: я смотрю вперёд.
character-hello-calm = Когда будете готовы. От меня мало что ускользает.
character-bye-gentle = Было весело! Ещё раз?
character-bye-cheerful = Спасибо за партию!
character-bye-steady = Хорошая партия. Мне понравилось.
character-bye-sharp = Славная борьба. Посмотрите переломные моменты, там есть что увидеть.
character-bye-calm = Было приятно. Таких партий немного.
notice-special = По правилам этой партии: { $rule }
notice-rule = Правило { $number }
notice-close = Понятно
opponent-bot = Компьютер
opponent-here = Вдвоём здесь
opponent-away = По ссылке
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
working-compiled = Компьютер готовится, это нужно один раз на каждом устройстве: { $percent } %.
working-tables = Компьютер рассчитывает окончания для этих правил, это нужно один раз: { $percent } %.
provisional-compiled = Это быстрый ответ: компьютер ещё готовится. Спросите снова через минуту.
provisional-tables = Окончания для этих правил ещё рассчитываются, поэтому числа приблизительны.
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
notice-registered = Добро пожаловать, { $name }! Учётная запись создана, вход выполнен.
notice-password-saved = Новый пароль сохранён.
account-password-current = Текущий пароль
account-password-passkey = Подтвердить ключом доступа
account-no-ratings = У вас пока нет рейтинга. Чтобы его получить, сыграйте рейтинговую партию. Списки рейтингов:
people-wrong-current = Это не ваш текущий пароль. Ничего не изменено.
people-passkey-first = У этой учётной записи ещё нет пароля. Задайте его кнопкой с ключом доступа.
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
table-lot-words = Слова игроков
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
told-lot-seat = { $name } — { $seat }: так решил жребий.
settings-set = Доска и фигуры
settings-set-walnut = Орех
settings-set-felt = Сукно и латунь
settings-set-flat = Плоские современные
settings-set-slate = Сланец и камень
