# Зал: всё, что вокруг игр. Имена игроков не склоняются, поэтому стоят в именительном падеже.

## Дом

app-name = Ravenhall
app-motto = Серьёзные настольные игры. Один стол.
nav-home = Зал
nav-rules = Правила
nav-cards = Карты
nav-about = О проекте
nav-settings = Настройки
nav-main = Главное меню
nav-skip = Перейти к содержанию
close = Закрыть
loading = Минутку…
language = Язык
# Языки называют себя сами; эти строки одинаковы во всех файлах.
language-en = English
language-ru = Русский
language-cs = Čeština
language-bg = Български
theme = Тема
theme-night = Ночь
theme-day = День
theme-system = Как в системе

## Первая страница

home-continue = Продолжить игру
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
home-no-yours = Игр пока нет. Начните первую прямо сейчас.
home-no-open = Сейчас никто не ждёт. Откройте стол сами.
home-no-running = Сейчас никто не играет открыто.
home-no-finished = Завершённых открытых игр пока нет.
home-your-turn = Ваш ход
game-switch = Игра
home-players = Игроки: { $min }–{ $max }
home-length = { $from }–{ $to } мин
home-weight-light = Легко освоить
home-weight-medium = Средней сложности
home-weight-heavy = Сложная
home-your-name = Ваше имя
# Имена гостей, пока они не выбрали своё; через запятую с пробелом.
guest-names = Сигрид, Лейф, Астрид, Ивар, Руна, Бьёрн, Фрейя, Орм, Тюра, Хакон, Ильва, Кетиль, Гудрун, Харальд, Ингрид, Эрик, Хельга, Олаф, Сигню, Кнуд, Хильда, Свен, Оса, Торстейн
home-name-save = Сохранить
home-opponents = Соперники
home-play-as = Ваша роль
home-import = Загрузить игру из файла
home-import-bad = Из этого файла не удалось загрузить игру.
agent-greedy = Быстрый
agent-random = Непредсказуемый
agent-level1 = Новичок
agent-level1-note = Видит то, что под рукой, и часто упускает лучшее.
agent-level2 = Любитель
agent-level2-note = Играет разумно, но порой ошибается.
agent-level3 = Опытный
agent-level3-note = Ошибается редко и думает немного вперёд.
agent-level4 = Сильный
agent-level4-note = Взвешивает тысячи продолжений. Победить трудно.
agent-level5 = Мастер
agent-level5-note = Сильнейший: не торопится и смотрит далеко вперёд.
agent-other = { $name }
agent-label = Компьютер ({ $agent })

## Столы

table-of = Стол игрока { $name }
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
table-move = Пересесть сюда
table-sit-too = Взять и эту роль
table-stand = Встать
table-stand-one = Освободить роль
table-kick = Убрать со стола
table-fill-rest = Остальные места — компьютеру
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
table-not-found-why = По этой ссылке нет стола. Возможно, его уже закрыли или ссылка скопирована не целиком.
nowhere-title = Здесь ничего нет
nowhere-address = В зале нет страницы { $path }. Возможно, ссылка скопирована не целиком.
table-spectating = Вы наблюдаете за игрой.
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
table-whole-side = { $side } (вся сторона)
table-share-note = Роли одной стороны могут поделить несколько игроков, а один игрок может взять несколько ролей.
table-new-computer = Компьютер
clock-none = Без часов
clock-live = Вживую: { $move } с на решение, { $reserve } мин в запасе
clock-days = { $days ->
        [1] Один день на решение
        [one] { $days } день на решение
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
prompt-decides = Решение принимает { $name }.
prompt-decide-for = Решать: { $name }
undo = Отменить
undo-of = Отменить: { $name }
undo-reach = { $steps ->
    [0] Отменить нечего: { $reach }
    [one] Отменить { $steps } решение: { $reach }
    [few] Отменить { $steps } решения: { $reach }
   *[other] Отменить { $steps } решений: { $reach }
}
undo-stop-start = до начала игры
undo-stop-chance = { $act ->
    [first_roll] до броска костей
    [roll] до броска костей
    [roll_one] до броска костей
   *[other] до последней случайности
}
undo-stop-shown = до того, что открыто
undo-stop-other = до решения: { $name }
undo-not = Это нельзя отменить: что-то уже открыто или другой игрок уже принял решение.
takeback = Попросить вернуть ход
takeback-asked = { $name } просит вернуть ход.
takeback-waiting = Ждём согласия остальных.
takeback-accept = Согласиться
takeback-refuse = Отказать
takeback-not = Этот ход не вернуть: после него решение принял игрок, которого сейчас нет на связи.
hint = Подсказка
resign = Покинуть игру
resign-note = { $seats ->
        [one] Ваше место займёт компьютер; вы сможете вернуться.
        [few] Ваши места займёт компьютер; вы сможете вернуться.
        [many] Ваши места займёт компьютер; вы сможете вернуться.
       *[other] Ваши места займёт компьютер; вы сможете вернуться.
    }
resign-confirm = Уйти и передать игру компьютеру?
resign-leave = Покинуть игру
resign-stay = Остаться
menu = Меню
log = Хроника
log-empty = Ещё ничего не произошло.
chat = Чат
chat-empty = Сообщений пока нет.
chat-sides = Здесь читают все за столом, в том числе другая сторона.
chat-write = Сообщение всем за столом
chat-send = Отправить
chat-mute = Скрыть сообщения: { $name }
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
seats-label = Игроки
seat-turn = выбирает
seat-sheet = Планшет: { $name }
seat-look-as = Перейти к роли: { $name }
board-label = Игровое поле
board-fit = Показать всё поле
board-zoom-in = Приблизить
board-zoom-out = Отдалить
curtain-title = { $name }, ваш ход
curtain-note = Передайте устройство. Остальным сейчас лучше не смотреть.
curtain-open = Я { $name }
offline-banner = Связь потеряна. Подключаемся снова…
offline-retry = Попробовать сейчас
error-stale = Положение успело измениться. Посмотрите и решите заново.
error-illegal = Сейчас этого делать нельзя.
error-too-many = Слишком много сразу. Подождите немного или сначала завершите что-нибудь.
error-too-large = Слишком большой объём данных.
error-bad-request = Что-то заполнено неверно. Проверьте и попробуйте снова.
error-unauthorised = Сеанс завершён. Обновите страницу.
error-conflict = Это уже невозможно.
error-internal = Что-то пошло не так на сервере.
error-offline = Нет связи с сервером.
error-name-taken = Это имя занято.
error-wrong-password = Неверное имя или пароль.
error-weak-password = Этот пароль слишком легко угадать. Выберите другой.
error-full = Это место только что заняли.
error-forbidden = Вам это не разрешено.
error-banned = Владелец этого зала закрыл вам вход.
error-other-side = Вы играете за другую сторону. Сначала освободите роли там.
error-key-reused = Это сообщение спуталось с отправленным раньше. Попробуйте ещё раз.
session-ended = Ваш сеанс здесь завершён.
session-anew = Продолжить как гость

## Клавиши

keys-title = Клавиши

## Конец

end-won = Побеждает { $name }
end-shared = Победу делят: { $names }
end-ranking = Места
end-home = Вернуться в зал

## Запись игры

replay-step = Шаг { $n } из { $of }
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-play = Пуск
replay-pause = Пауза

## Настройки

settings-title = Настройки
settings-speed = Скорость игры
settings-speed-instant = мгновенно
settings-speed-fast = быстро
settings-speed-normal = обычно
settings-speed-slow = медленно
settings-sound = Звуки
settings-sound-off = выключены
settings-sound-on = включены
settings-reduced = В системе включено уменьшение движения; анимация отключена.

## Справочник

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
