# Залата: всичко около игрите.

## Домът

app-name = Ravenhall
app-motto = Сериозни настолни игри. Една маса.
nav-home = Зала
nav-rules = Правила
nav-cards = Карти
nav-about = За проекта
nav-settings = Настройки
nav-main = Главно меню
nav-skip = Към съдържанието
close = Затваряне
loading = Един момент…
language = Език
# Езиците сами се назовават; еднакво във всеки файл.
language-en = English
language-ru = Русский
language-cs = Čeština
language-bg = Български
theme = Тема
theme-night = Нощ
theme-day = Ден
theme-system = Според системата

## Първа страница

home-continue = Продължаване на играта
home-play-now = Бърза игра
home-play-now-note = Вие срещу компютърни противници. Без никаква подготовка.
home-learn = Обучителна игра
home-new-table = Нова маса
home-new-table-note = С приятели, открито или с връзка.
home-hotseat = На един екран
home-hotseat-note = { $min }–{ $max } души, едно устройство.
home-join = Влизане с код или връзка
home-join-go = Влизане
home-join-hint = Код или връзка
home-join-bad = Няма маса с този код.
home-your-games = Вашите игри
home-open-tables = Отворени маси
home-running-tables = В момента се играят
home-finished-tables = Приключили
home-no-yours = Още няма игри. Започнете първата още сега.
home-no-open = В момента никой не чака. Отворете маса сами.
home-no-running = В момента никой не играе открито.
home-no-finished = Още няма приключили открити игри.
home-your-turn = Ваш ред е
game-switch = Игра
home-players = Играчи: { $min }–{ $max }
home-length = { $from }–{ $to } мин
home-weight-light = Лесна за научаване
home-weight-medium = Средна сложност
home-weight-heavy = Сложна
home-your-name = Вашето име
# Имена за гостите, докато си изберат свое; със запетая и интервал между тях.
guest-names = Сигрид, Лайф, Астрид, Ивар, Руна, Бьорн, Фрея, Орм, Тюра, Хокон, Илва, Кетил, Гудрун, Харалд, Ингрид, Ерик, Хелга, Олаф, Сигню, Кнут, Хилда, Свен, Оса, Торщайн
home-name-save = Запазване
home-opponents = Противници
home-play-as = Вашата роля
home-import = Зареждане на игра от файл
home-import-bad = От този файл не може да се зареди игра.
agent-greedy = Бърз
agent-random = Хаотичен
agent-level1 = Начинаещ
agent-level1-note = Вижда каквото му е пред очите и често изпуска по-доброто.
agent-level2 = Любител
agent-level2-note = Играе разумно, но от време на време греши.
agent-level3 = Опитен
agent-level3-note = Греши рядко и мисли малко напред.
agent-level4 = Силен
agent-level4-note = Претегля хиляди продължения. Трудно се побеждава.
agent-level5 = Майстор
agent-level5-note = Най-силният, който имаме: не бърза и гледа далеч напред.
agent-other = { $name }
agent-label = Компютър ({ $agent })

## Маси

table-of = Масата на { $name }
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
table-sit = Заемане на мястото
table-move = Преместване тук
table-sit-too = Поемане и на тази роля
table-stand = Освобождаване на мястото
table-stand-one = Освобождаване на ролята
table-kick = Отстраняване
table-fill-rest = Останалите места – за компютъра
table-start = Започване на играта
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
table-not-found-why = Зад тази връзка няма маса. Може би вече е затворена или връзката не е копирана докрай.
nowhere-title = Тук няма нищо
nowhere-address = В залата няма страница { $path }. Може би връзката не е копирана докрай.
table-spectating = Наблюдавате играта.
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
table-whole-side = { $side } (цялата страна)
table-share-note = Ролите на една страна могат да се разделят между няколко играчи, а един играч може да поеме няколко от тях.
table-new-computer = Компютър
clock-none = Без часовник
clock-live = На живо: { $move } сек за решение, резерв { $reserve } мин
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
prompt-decides = Решава { $name }.
prompt-decide-for = Решение: { $name }
undo = Отмяна
undo-of = Отмяна: { $name }
undo-reach = { $steps ->
    [0] Няма какво да се отмени: { $reach }
    [one] Отмяна на { $steps } решение: { $reach }
   *[other] Отмяна на { $steps } решения: { $reach }
}
undo-stop-start = до началото
undo-stop-chance = { $act ->
    [first_roll] до хвърлянето на заровете
    [roll] до хвърлянето на заровете
    [roll_one] до хвърлянето на заровете
   *[other] до последния случаен избор
}
undo-stop-shown = до разкритото
undo-stop-other = до решението на { $name }
undo-not = Това не може да се отмени: нещо беше разкрито или друг вече е решил.
takeback = Връщане на ход
takeback-asked = { $name } моли за връщане на хода.
takeback-waiting = Изчаква се съгласието на останалите.
takeback-accept = Съгласие
takeback-refuse = Отказ
takeback-not = Този ход не може да се върне: след него е решил някой, който вече не е на линия.
hint = Подсказка
resign = Напускане на играта
resign-note = { $seats ->
        [one] Компютър заема мястото ви; може да се върнете.
       *[other] Компютър заема местата ви; може да се върнете.
    }
resign-confirm = Да напуснете ли и да оставите компютъра да играе вместо вас?
resign-leave = Напускане
resign-stay = Оставане
menu = Меню
log = Летопис
log-empty = Още нищо не се е случило.
chat = Чат
chat-empty = Още няма съобщения.
chat-sides = Тук четат всички на масата, и другата страна.
chat-write = Съобщение до масата
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
seats-label = Играчи
seat-turn = избира
seat-sheet = Табло: { $name }
seat-look-as = Към ролята: { $name }
board-label = Игрално поле
board-fit = Цялото поле
board-zoom-in = Приближаване
board-zoom-out = Отдалечаване
curtain-title = { $name }, ваш ред е
curtain-note = Предайте устройството. Никой друг не бива да гледа сега.
curtain-open = Аз съм { $name }
offline-banner = Връзката прекъсна. Свързваме се отново…
offline-retry = Нов опит
error-stale = Положението междувременно се промени. Погледнете и решете отново.
error-illegal = Това сега не е възможно.
error-too-many = Твърде много наведнъж. Изчакайте малко или първо довършете нещо.
error-too-large = Твърде голям обем данни.
error-bad-request = Нещо е въведено неправилно. Проверете и опитайте отново.
error-unauthorised = Сесията изтече. Презаредете страницата.
error-conflict = Това вече не е възможно.
error-internal = Нещо се обърка на сървъра.
error-offline = Няма връзка със сървъра.
error-name-taken = Това име е заето.
error-wrong-password = Грешно име или парола.
error-weak-password = Тази парола се отгатва твърде лесно. Изберете друга.
error-full = Това място току-що беше заето.
error-forbidden = Не ви е позволено.
error-banned = Домакинът на тази зала ви е забранил достъпа.
error-other-side = Играете за другата страна. Първо освободете ролите си там.
error-key-reused = Съобщението се обърка с по-раншно. Опитайте отново.
session-ended = Сесията ви тук приключи.
session-anew = Продължаване като гост

## Клавиши

keys-title = Клавиши

## Краят

end-won = Победител: { $name }
end-shared = Победата си поделят: { $names }
end-ranking = Класиране
end-home = Обратно в залата

## Запис

replay-step = Стъпка { $n } от { $of }
replay-previous = Стъпка назад
replay-next = Стъпка напред
replay-play = Пускане
replay-pause = Пауза

## Настройки

settings-title = Настройки
settings-speed = Скорост на играта
settings-speed-instant = мигновена
settings-speed-fast = бърза
settings-speed-normal = нормална
settings-speed-slow = бавна
settings-sound = Звуци
settings-sound-off = изключени
settings-sound-on = включени
settings-reduced = В системата е включено намалено движение; анимациите са изключени.

## Справочник

# Още веднъж, от летописа
again = Повторно гледане
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
table-why-not-together = Това не се съчетава с вече избраното.
