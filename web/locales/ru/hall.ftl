# Зал: всё, что вокруг игр. Имена игроков не склоняются, поэтому стоят в именительном падеже.

## Дом

app-name = Ravenhall
app-motto = Серьёзные настольные игры. Один стол.
nav-home = Зал
nav-rules = Правила
nav-cards = Карты
nav-about = О проекте
nav-settings = Настройки
nav-tutorial = Обучение
nav-main = Главное меню
nav-skip = Перейти к содержанию
close = Закрыть
back = Назад
loading = Минутку…
language = Язык
# Языки называют себя сами; эти строки одинаковы во всех файлах.
language-en = English
language-ru = Русский
language-cs = Čeština
language-bg = Български
theme = Оформление
theme-night = Ночь
theme-day = День
theme-system = Как в системе

## Первая страница

home-play-now = Играть
home-play-now-note = Вы против компьютерных соперников. Ничего не нужно настраивать.
home-learn = Учиться играя
home-new-table = Новый стол
home-new-table-note = С друзьями: открыто или по ссылке.
home-hotseat = За одним экраном
home-hotseat-note = { $min }–{ $max } { $max ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }, одно устройство.
home-join = Войти по коду или ссылке
home-join-go = Войти
home-join-hint = Код или ссылка
home-join-bad = Стола с таким кодом нет.
home-your-games = Ваши игры
home-open-tables = Открытые столы
home-running-tables = Сейчас играют
home-finished-tables = Завершённые
home-no-yours = Игр пока нет. До первой — один щелчок.
home-no-open = Сейчас никто не ждёт. Откройте стол сами.
home-no-running = Сейчас никто не играет открыто.
home-no-finished = Завершённых открытых игр пока нет.
home-your-turn = Ваш ход
game-switch = Игра
home-players = Игроки: { $min }–{ $max }
home-your-name = Ваше имя
home-name-save = Сохранить
home-opponents = Соперники
home-play-as = Ваша роль
home-import = Загрузить игру из файла
home-import-bad = Не удалось прочитать игру из этого файла.
agent-greedy = Быстрый
agent-random = Сумбурный
agent-search = Мыслитель
agent-easy = Лёгкий
agent-medium = Средний
agent-hard = Сильный
agent-other = { $name }
agent-label = Компьютер ({ $agent })

## Столы

table-of = Стол игрока { $name }
table-state-open = открыт
table-state-running = идёт игра
table-state-finished = игра окончена
table-state-archived = отложена
table-seats-taken = Мест занято: { $taken } из { $seats }
table-roles-free = { $free ->
        [0] Все роли заняты
        [one] Свободна { $free } роль
        [few] Свободны { $free } роли
        [many] Свободно { $free } ролей
       *[other] Свободно { $free } роли
    }
table-watch = Смотреть
table-open = Открыть
table-replay = Запись
table-resume = Продолжить
table-you = вы
table-empty-seat = Свободное место
table-sit = Сесть сюда
table-sit-too = Взять и эту роль
table-stand = Встать
table-stand-one = Освободить роль
table-kick = Попросить уйти
table-fill = Компьютер
table-fill-rest = Остальные места — компьютеру:
table-start = Начать игру
table-start-waiting = Игра начнётся, когда будут заняты все места.
table-wait-host = Ждём, пока { $name } начнёт игру.
table-invite = Пригласить
table-copy-link = Скопировать ссылку
table-copied = Скопировано
table-code = Код { $code }
table-private = Только по ссылке
table-public = Открытый
table-seat = Место { $n }
table-gone = Этого стола больше нет.
table-not-found = Такого стола нет.
table-spectating = Вы зритель.
table-host = хозяин
table-away = играет компьютер
presence-here = на связи
presence-away = не у экрана
presence-gone = нет на связи
person-deleted = Бывший игрок
table-agent = компьютер
table-take-back-seat = { $seats ->
        [one] Вернуться на своё место
        [few] Вернуться на свои места
        [many] Вернуться на свои места
       *[other] Вернуться на свои места
    }
table-new-title = Новый стол
table-new-game = Игра
table-new-name = Название стола
table-new-edition = Издание
table-new-options = Правила в подробностях
table-new-options-note = { $changed ->
        [0] всё как в издании
        [one] { $changed } изменение
        [few] { $changed } изменения
        [many] { $changed } изменений
       *[other] { $changed } изменения
    }
table-new-seats = Места
table-new-mine = Ваши роли
table-whole-side = { $side } (вся сторона)
table-share-note = Роли одной стороны могут поделить несколько игроков, а один игрок может взять несколько ролей.
table-new-visibility = Кто видит стол
table-new-clock = Часы
table-new-create = Открыть стол
table-new-hotseat = Начать за одним экраном
table-new-person = Человек
table-new-computer = Компьютер
table-new-player-name = Имя игрока { $n }
clock-none = Без часов
clock-live = Вживую: { $move } с на решение, { $reserve } мин в запасе
clock-days = { $days ->
        [one] Один день на решение
        [few] { $days } дня на решение
        [many] { $days } дней на решение
       *[other] { $days } дня на решение
    }
clock-left = Осталось { $time }

## За столом

prompt-label = Что делать
prompt-choices = Варианты
prompt-all = Все варианты
prompt-fewer = Свернуть
prompt-back = Назад
prompt-confirm = Да
prompt-cancel = Нет
prompt-sending = Отправляем…
prompt-skip = Пропустить
prompt-waiting = Ждём…
prompt-decides = Решение принимает { $name }.
prompt-decide-for = Решать: { $name }
prompt-thinking = Думает { $name }…
undo = Отменить
undo-of = Отменить: { $name }
undo-not = Это нельзя отменить: что-то уже открыто или другой игрок уже принял решение.
takeback = Попросить вернуть ход
takeback-asked = { $name } просит вернуть последнее решение.
takeback-waiting = Ждём согласия остальных.
takeback-accept = Согласиться
takeback-refuse = Отказать
takeback-not = Этот ход не вернуть: после него решение принял игрок, которого сейчас нет на связи.
hint = Подсказка
hint-says = Быстрый соперник выбрал бы: { $action }
hint-none = Сейчас подсказки нет.
resign = Покинуть игру
resign-note = { $seats ->
        [one] Ваше место займёт компьютер; вы сможете вернуться.
        [few] Ваши места займёт компьютер; вы сможете вернуться.
        [many] Ваши места займёт компьютер; вы сможете вернуться.
       *[other] Ваши места займёт компьютер; вы сможете вернуться.
    }
resign-confirm = Уйти и передать игру компьютеру?
menu = Меню
log = Хроника
log-empty = Ещё ничего не произошло.
chat = Беседа
chat-empty = Пока тихо.
chat-sides = Здесь читают все за столом, в том числе другая сторона.
chat-write = Написать за столом
chat-send = Отправить
chat-mute = Не слышать: { $name }
chat-unmute = Снова слышать: { $name }
chat-muted = { $count ->
        [one] { $count } сообщение скрыто
        [few] { $count } сообщения скрыты
        [many] { $count } сообщений скрыто
       *[other] { $count } сообщения скрыты
    }
chat-unread = { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } новых сообщения
    }
hand-label = Ваша рука
hand-empty = Карт на руке нет
hand-of = Рука: { $name }
card-read = Прочитать: { $name }
seats-label = Игроки
seat-turn = принимает решение
seat-sheet = Планшет: { $name }
seat-look-as = Перейти к роли: { $name }
board-label = Игровое поле
board-fit = Показать всё поле
board-zoom-in = Ближе
board-zoom-out = Дальше
curtain-title = { $name }, ваш ход
curtain-note = Передайте экран. Остальным сейчас лучше не смотреть.
curtain-open = Я { $name }
offline-banner = Связь потеряна. Пробуем снова…
offline-retry = Попробовать сейчас
online-again = Связь восстановлена.
error-stale = Что-то произошло раньше. Взгляните и решите снова.
error-illegal = Сейчас этого делать нельзя.
error-too-many = Слишком много сразу. Подождите немного или сначала завершите что-нибудь.
error-too-large = Это слишком велико.
error-offline = Нет связи с залом.
error-other = Не получилось ({ $code }).
error-name-taken = Это имя занято.
error-wrong-password = Неверное имя или пароль.
error-weak-password = Этот пароль слишком легко угадать. Выберите другой.
error-full = Свободных мест нет.
error-forbidden = Вам это не разрешено.
error-banned = Владелец этого зала закрыл вам вход.
error-other-side = Вы играете за другую сторону. Сначала освободите роли там.
error-key-reused = Это сообщение спуталось с отправленным раньше. Попробуйте ещё раз.
session-ended = Ваш сеанс здесь завершён.
session-anew = Продолжить как гость

## Клавиши

keys-title = Клавиши
keys-walk = перебрать доступные цели
keys-pick = выбрать
keys-undo = отменить
keys-hint = подсказка
keys-log = хроника и беседа
keys-help = этот список
keys-number = выбрать в строке вопроса
keys-back = отменить последнее касание
keys-sheet = планшеты игроков
keys-seat = следующая из ваших ролей
keys-fit = показать всё поле

## Конец

end-title = Сага сложена
end-won = Побеждает { $name }
end-won-you = Вы победили!
end-shared = Победу делят: { $names }
end-ranking = Места
end-rank = { $rank }.
end-chart-step = Решение { $n }
end-rematch = Реванш
end-rematch-go = К новому столу
end-replay = Запись игры
end-board = Взглянуть на поле
end-record = Сохранить запись
end-home = Вернуться в зал
end-seed = Зерно { $seed }
end-fair = Честные кости: хеш, показанный в начале, соответствует этому зерну.
end-total = Итого

## Запись игры

replay-title = Запись игры
replay-eyes = Чьими глазами
replay-eyes-all = все сразу (всё открыто)
replay-eyes-spectator = зритель
replay-step = Шаг { $n } из { $of }
replay-first = К началу
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-last = К концу
replay-play = Пуск
replay-pause = Пауза

## Настройки

settings-title = Настройки
settings-speed = Скорость анимации
settings-speed-instant = мгновенно
settings-speed-fast = быстро
settings-speed-normal = обычно
settings-speed-slow = медленно
settings-sound = Звуки
settings-sound-off = выключены
settings-sound-on = включены
settings-reduced = Ваша система просит меньше движения; анимация отключена.
settings-account = Учётная запись
settings-account-note = Необязательно: хранит ваши игры на всех устройствах.
settings-login = Войти
settings-register = Создать учётную запись
settings-logout = Выйти
settings-login-name = Имя
settings-password = Пароль
settings-guest = Вы играете как гость { $name }.
settings-logged-in = Вы вошли как { $name }.
settings-more = Учётная запись и данные

## Справочник

cards-title = Карты
cards-filter-kind = Вид
cards-filter-all = все
cards-search = Поиск
cards-count = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
rules-title = Правила
rules-contents = Содержание
rules-find = Найти в правилах
about-title = О проекте
about-notice = Ravenhall — независимое воплощение правил настольных игр. Проект не связан ни с одним из их издателей или авторов, не одобрен и не поддержан ими. Названия игр и имена в них принадлежат их владельцам. Правила пересказаны своими словами; в проекте нет ни текстов, ни изображений издателей.
about-buy = Чтобы играть настоящими картами и фигурками, купите эти игры: они того стоят.
about-icons = Значки: game-icons.net (Lorc, Delapouite и другие авторы), CC BY 3.0.
about-fonts = Шрифты: Alegreya, автор Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.
about-software = Сделано на Svelte, Vite и Project Fluent.
about-fair = Случайность честна и проверяема: в начале зал показывает хеш тайного зерна, в конце — само зерно.

# Ещё раз, из хроники
again = Посмотреть ещё раз
again-label = Повтор
again-close = Вернуться к игре
track-label = Ход игры

# Проводник по первой игре
tutorial-title = Обучение
tutorial-skip = Закончить обучение
tutorial-next = Дальше

# Почему что-то нельзя, во всех играх
table-why-not-your-turn = Не сейчас: решают другие.
table-why-game-over = Партия окончена.
table-why-not-together = Это не сочетается с тем, что вы уже выбрали.
