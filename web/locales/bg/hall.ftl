# Залата: всичко около игрите.

## Домът

app-name = Ravenhall
app-motto = Сериозни настолни игри. Една маса.
nav-home = Зала
nav-rules = Правила
nav-cards = Карти
nav-about = За проекта
nav-settings = Настройки
nav-tutorial = Обучение
nav-main = Главно меню
nav-skip = Към съдържанието
close = Затваряне
back = Назад
loading = Един момент…
language = Език
# Езиците сами се назовават; еднакво във всеки файл.
language-en = English
language-ru = Русский
language-cs = Čeština
language-bg = Български
theme = Облик
theme-night = Нощ
theme-day = Ден
theme-system = Като системата

## Първа страница

home-play-now = Игра веднага
home-play-now-note = Вие срещу компютърни противници. Без никаква подготовка.
home-learn = Учене с игра
home-new-table = Нова маса
home-new-table-note = С приятели, открито или с връзка.
home-hotseat = Около този екран
home-hotseat-note = { $min }–{ $max } души, едно устройство.
home-join = Влизане с код или връзка
home-join-go = Влизане
home-join-hint = Код или връзка
home-join-bad = Няма маса с този код.
home-your-games = Вашите игри
home-open-tables = Отворени маси
home-running-tables = В момента се играят
home-finished-tables = Приключили
home-no-yours = Още няма игри. Първата е на едно щракване.
home-no-open = В момента никой не чака. Отворете маса сами.
home-no-running = В момента никой не играе открито.
home-no-finished = Още няма приключили открити игри.
home-your-turn = Ваш ред е
game-switch = Игра
home-players = Играчи: { $min }–{ $max }
home-your-name = Вашето име
home-name-save = Запазване
home-opponents = Противници
home-play-as = Вашата роля
home-import = Зареждане на игра от файл
home-import-bad = Този файл не може да се прочете като игра.
agent-greedy = Бърз
agent-random = Хаотичен
agent-search = Мислител
agent-easy = Лесен
agent-medium = Среден
agent-hard = Труден
agent-other = { $name }
agent-label = Компютър ({ $agent })

## Маси

table-of = Масата на { $name }
table-state-open = отворена
table-state-running = играе се
table-state-finished = приключила
table-state-archived = прибрана
table-seats-taken = Заети места: { $taken } от { $seats }
table-roles-free = { $free ->
        [0] Всички роли са заети
        [one] Една свободна роля
       *[other] { $free } свободни роли
    }
table-watch = Гледане
table-open = Отваряне
table-replay = Запис
table-resume = Продължаване
table-you = вие
table-empty-seat = Свободно място
table-sit = Сядане тук
table-sit-too = Поемане и на тази роля
table-stand = Ставане
table-stand-one = Освобождаване на ролята
table-kick = Отпращане
table-fill = Компютър
table-fill-rest = Останалите места – за компютъра:
table-start = Начало на играта
table-start-waiting = Играта започва, когато всички места са заети.
table-wait-host = Чакаме { $name } да започне играта.
table-invite = Покана
table-copy-link = Копиране на връзката
table-copied = Копирано
table-code = Код { $code }
table-private = Само с връзка
table-public = Открита
table-seat = Място { $n }
table-gone = Тази маса вече я няма.
table-not-found = Няма такава маса.
table-spectating = Вие сте зрител.
table-host = домакин
table-away = играе компютър
presence-here = на линия
presence-away = не е пред екрана
presence-gone = няма връзка
person-deleted = Бивш играч
table-agent = компютър
table-take-back-seat = { $seats ->
        [one] Връщане на мястото ви
       *[other] Връщане на местата ви
    }
table-new-title = Нова маса
table-new-game = Игра
table-new-name = Име на масата
table-new-edition = Издание
table-new-options = Правилата в подробности
table-new-options-note = { $changed ->
        [0] всичко като в изданието
        [one] една промяна
       *[other] { $changed } промени
    }
table-new-seats = Места
table-new-mine = Вашите роли
table-whole-side = { $side } (цялата страна)
table-share-note = Ролите на една страна могат да се разделят между няколко играчи, а един играч може да поеме няколко от тях.
table-new-visibility = Кой вижда масата
table-new-clock = Часовник
table-new-create = Отваряне на масата
table-new-hotseat = Начало около този екран
table-new-person = Човек
table-new-computer = Компютър
table-new-player-name = Име на играч { $n }
clock-none = Без часовник
clock-live = На живо: { $move } сек за решение, { $reserve } мин резерв
clock-days = { $days ->
        [one] Един ден за решение
       *[other] { $days } дни за решение
    }
clock-left = Остава { $time }

## На масата

prompt-label = Какво да се направи
prompt-choices = Възможности
prompt-all = Всички възможности
prompt-fewer = По-малко
prompt-back = Назад
prompt-confirm = Да
prompt-cancel = Не
prompt-sending = Изпращане…
prompt-skip = Пропускане
prompt-waiting = Изчакване…
prompt-decides = Решава { $name }.
prompt-decide-for = Решение: { $name }
prompt-thinking = { $name } мисли…
undo = Отмяна
undo-of = Отмяна: { $name }
undo-not = Това не може да се отмени: нещо беше разкрито или друг вече е решил.
takeback = Молба за връщане на хода
takeback-asked = { $name } моли да върне последното решение.
takeback-waiting = Изчаква се съгласието на останалите.
takeback-accept = Съгласие
takeback-refuse = Отказ
takeback-not = Този ход не може да се върне: след него е решил някой, който вече не е на линия.
hint = Подсказка
hint-says = Бърз противник би избрал: { $action }
hint-none = Сега няма подсказка.
resign = Напускане на играта
resign-note = { $seats ->
        [one] Компютър заема мястото ви; може да се върнете.
       *[other] Компютър заема местата ви; може да се върнете.
    }
resign-confirm = Напускате и оставяте компютър да играе?
menu = Меню
log = Летопис
log-empty = Още нищо не се е случило.
chat = Разговор
chat-empty = Засега е тихо.
chat-sides = Тук четат всички на масата, и другата страна.
chat-write = Пишете до масата
chat-send = Изпращане
chat-mute = Заглушаване: { $name }
chat-unmute = Отново на глас: { $name }
chat-muted = { $count ->
        [one] Едно скрито съобщение
       *[other] { $count } скрити съобщения
    }
chat-unread = { $count ->
        [one] Едно ново съобщение
       *[other] { $count } нови съобщения
    }
hand-label = Вашата ръка
hand-empty = Няма карти в ръката
hand-of = Ръка: { $name }
card-read = Прочитане: { $name }
seats-label = Играчи
seat-turn = взема решение
seat-sheet = Табло: { $name }
seat-look-as = Към ролята: { $name }
board-label = Игрално поле
board-fit = Цялото поле
board-zoom-in = По-близо
board-zoom-out = По-далеч
curtain-title = { $name }, ваш ред е
curtain-note = Предайте екрана. Никой друг не бива да гледа сега.
curtain-open = Аз съм { $name }
offline-banner = Връзката прекъсна. Нов опит…
offline-retry = Опит сега
online-again = Връзката е възстановена.
error-stale = Междувременно се случи нещо друго. Погледнете и решете отново.
error-illegal = Залата не позволява това сега.
error-too-many = Твърде много наведнъж. Изчакайте малко или първо довършете нещо.
error-too-large = Това е твърде голямо.
error-offline = Няма връзка със залата.
error-other = Не се получи ({ $code }).
error-name-taken = Това име е заето.
error-wrong-password = Грешно име или парола.
error-weak-password = Тази парола се отгатва твърде лесно. Изберете друга.
error-full = Няма свободно място.
error-forbidden = Не ви е позволено.
error-banned = Домакинът на тази зала ви е забранил достъпа.
error-other-side = Играете за другата страна. Първо освободете ролите си там.
error-key-reused = Съобщението се обърка с по-раншно. Опитайте отново.
session-ended = Сесията ви тук приключи.
session-anew = Продължаване като гост

## Клавиши

keys-title = Клавиши
keys-walk = обхождане на позволените цели
keys-pick = избор
keys-undo = отмяна
keys-hint = подсказка
keys-log = летопис и разговор
keys-help = този списък
keys-number = избор от лентата с въпроса
keys-back = отмяна на последното докосване
keys-sheet = таблата на играчите
keys-seat = следващата от вашите роли
keys-fit = цялото поле

## Краят

end-title = Сагата е разказана
end-won = Победител: { $name }
end-won-you = Вие победихте!
end-shared = Победата си поделят: { $names }
end-ranking = Класиране
end-rank = { $rank }.
end-chart-step = Решение { $n }
end-rematch = Реванш
end-rematch-go = Към новата маса
end-replay = Запис
end-board = Поглед към полето
end-record = Запазване на записа
end-home = Обратно в залата
end-seed = Начално число { $seed }
end-fair = Честни зарове: хешът, показан в началото, съответства на това начално число.
end-total = Общо

## Запис

replay-title = Запис
replay-eyes = През чии очи
replay-eyes-all = всички (всичко открито)
replay-eyes-spectator = зрител
replay-step = Стъпка { $n } от { $of }
replay-first = В началото
replay-previous = Стъпка назад
replay-next = Стъпка напред
replay-last = В края
replay-play = Пускане
replay-pause = Пауза

## Настройки

settings-title = Настройки
settings-speed = Скорост на анимациите
settings-speed-instant = мигновена
settings-speed-fast = бърза
settings-speed-normal = нормална
settings-speed-slow = бавна
settings-sound = Звуци
settings-sound-off = изключени
settings-sound-on = включени
settings-reduced = Системата ви иска по-малко движение; анимациите са изключени.
settings-account = Профил
settings-account-note = По желание: пази игрите ви на всички устройства.
settings-login = Вход
settings-register = Създаване на профил
settings-logout = Изход
settings-login-name = Име
settings-password = Парола
settings-guest = Играете като гост: { $name }.
settings-logged-in = Влезли сте като { $name }.
settings-more = Профил и данни

## Справочник

cards-title = Карти
cards-filter-kind = Вид
cards-filter-all = всички
cards-search = Търсене
cards-count = { $count ->
        [one] { $count } карта
       *[other] { $count } карти
    }
rules-title = Правила
rules-contents = Съдържание
rules-find = Търсене в правилата
about-title = За проекта
about-notice = Ravenhall е независима реализация на правилата на настолни игри. Проектът не е свързан с никого от техните издатели или автори и не е одобрен или спонсориран от тях. Имената на игрите и имената в тях принадлежат на собствениците им. Правилата са преразказани с наши думи; в проекта няма текст или изображение на издателите.
about-buy = За да играете с истинските карти и фигури, купете игрите: заслужават си.
about-icons = Икони: game-icons.net (Lorc, Delapouite и други автори), CC BY 3.0.
about-fonts = Шрифтове: Alegreya от Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.
about-software = Създадено със Svelte, Vite и Project Fluent.
about-fair = Заровете са честни и могат да се проверят: в началото залата показва хеша на тайното си начално число, накрая – самото число.

# Още веднъж, от летописа
again = Гледай пак
again-label = Повторение
again-close = Обратно към играта
track-label = Ход на играта

# Водач през първата игра
tutorial-title = Обучение
tutorial-skip = Край на обучението
tutorial-next = Нататък

# Защо нещо не може, във всяка игра
table-why-not-your-turn = Не сега: решават другите.
table-why-game-over = Партията свърши.
table-why-not-together = Това не върви с вече избраното.
