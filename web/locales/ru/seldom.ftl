# То, что зал говорит редко; приходит вместе с тем, что это говорит.

## Отложенная игра и повреждённая запись

archived-why = Здесь давно никто не играл, поэтому зал отложил эту игру. Из неё ничего не пропало.
archived-go-on = Продолжить игру
archived-players-only = Продолжить её могут сами игроки.
archived-full = В зале сейчас нет места. Попробуйте, когда закончится другая игра.
repaired-note = { $lost ->
        [one] Конец записи этой игры не удалось прочитать. Игра продолжается с более раннего момента; потеряно { $lost } последнее решение.
        [few] Конец записи этой игры не удалось прочитать. Игра продолжается с более раннего момента; потеряны { $lost } последних решения.
        [many] Конец записи этой игры не удалось прочитать. Игра продолжается с более раннего момента; потеряно { $lost } последних решений.
       *[other] Конец записи этой игры не удалось прочитать. Игра продолжается с более раннего момента; потеряно { $lost } последнего решения.
    }
repaired-seen = Понятно

## С вашего прошлого хода

recap = С вашего прошлого хода
recap-all = Показать всё
recap-watch = Посмотреть
recap-watch-from = Посмотреть с этого места

## Время

time-runs = { $name }: { $time }
time-out = { $name }: осталось { $time }, затем решит компьютерный соперник.
time-out-you = У вас осталось { $time }, затем за вас решит компьютерный соперник.
time-soon = { $name }: время на исходе, затем решит компьютерный соперник.
time-soon-you = Ваше время на исходе, затем за вас решит компьютерный соперник.

## Люди

block-on = Заблокировать: { $name }
block-off = Разблокировать: { $name }
block-note = Те, кого вы заблокировали, не могут вам писать и садиться за ваши столы. Им об этом не сообщают.
block-done = Блокировка включена: { $name }.
block-undone = Блокировка снята: { $name }.
report-on = Пожаловаться: { $name }
report-why = Что случилось?
report-note = Жалобу прочтёт владелец зала вместе с последними сообщениями за этим столом.
report-send = Отправить жалобу
report-cancel = Не отправлять
report-thanks = Спасибо. Владелец зала разберётся.

## Своя учётная запись

account-title = Ваша учётная запись
account-guest-note = С учётной записью ваши игры будут и на других устройствах.
account-login = Имя для входа: { $login }. Другие видят: { $name }.
account-password = Пароль
account-password-old = Старый пароль
account-password-new = Новый пароль
account-password-note = Не короче 8 знаков и не из самых распространённых. Здесь вы останетесь в учётной записи, на остальных устройствах придётся войти снова.
account-password-change = Сменить пароль
account-password-changed = Пароль изменён.
account-password-wrong = Это не ваш пароль.
account-password-length = В пароле должно быть от 8 до 200 знаков.
account-logins = Где вы вошли
login-times = С { $created }, последний раз { $seen }
login-this = это устройство
login-unknown-device = Неизвестное устройство
login-end = Выйти
login-end-others = Выйти на всех остальных устройствах
account-blocks = Заблокированные
account-no-blocks = Вы никого не заблокировали.
account-export = Ваши данные
account-export-note = Один файл: ваши игры и их записи, ваши сообщения в чате и те, кого вы заблокировали.
account-export-go = Сохранить мои данные
account-delete = Удалить всё обо мне
account-delete-goes = Навсегда исчезнут: ваше имя, пароль, сообщения в чате, заметки на полях и список заблокированных. На всех устройствах вы выйдете из зала.
account-delete-stays = Останутся завершённые игры, но без вашего имени. В идущих играх ваши места навсегда займёт компьютерный соперник; ещё не начатые столы перейдут другому игроку или тоже исчезнут.
account-delete-sure = Вернуть это будет нельзя.
account-delete-go = Да, удалить всё
account-delete-keep = Нет, оставить

## Why the hall refuses: the cause it names

error-too-fast = Не так быстро. Попробуйте через мгновение.
error-hall-full = Зал переполнен. Попробуйте позже.
error-many-tables = У вас слишком много открытых столов. Сначала доиграйте или покиньте один из них.
error-many-kept = У вас уже столько партий, сколько может хранить один человек. Новые записи импортировать нельзя.
error-many-windows = Открыто слишком много окон. Закройте одно из них.
error-many-notes = Заметок на поле слишком много. Сначала снимите одну.
error-opponents-busy = Компьютерные соперники заняты. Попробуйте чуть позже.
error-table-busy = Стол сейчас занят. Попробуйте чуть позже.
error-many-attempts = Слишком много попыток. Подождите несколько минут.
error-seat-taken = Это место только что заняли.
error-table-full = За этим столом уже столько игроков, сколько может играть.
error-begun = Игра уже началась.
error-not-running = Эта игра сейчас не идёт.
error-not-over = Игра ещё не закончена.
error-seats-empty = Сначала нужно занять все места.
error-stand-in = За вас играет компьютер. Сначала вернитесь на своё место.
error-takeback-asked = Кто-то уже попросил вернуть ход.
error-no-takeback = Возврата хода больше никто не просит.
error-being-changed = Это сейчас меняют в другом месте. Попробуйте чуть позже.
error-account-already = У вас уже есть учётная запись.
error-no-person = Такого человека нет.
error-login-form = Имя для входа: от 3 до 32 знаков — латинские буквы, цифры, точка, дефис, подчёркивание.
error-password-form = В пароле не меньше 8 знаков.

## New tables, and about the hall

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
table-new-visibility = Кто видит стол
table-new-clock = Часы
table-new-create = Открыть стол
table-new-hotseat = Начать за одним экраном
table-new-person = Человек
table-new-player-name = Имя игрока { $n }
about-title = О проекте
about-notice = Ravenhall — независимое воплощение правил настольных игр. Проект не связан ни с одним из их издателей или авторов, не одобрен и не поддержан ими. Названия игр и имена в них принадлежат их владельцам. Правила пересказаны своими словами; в проекте нет ни текстов, ни изображений издателей.
about-buy = Чтобы играть настоящими картами и фигурками, купите эти игры: они того стоят.
about-icons = Значки: game-icons.net (Lorc, Delapouite и другие авторы), CC BY 3.0.
about-fonts = Шрифты: Alegreya, автор Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.
about-software = Сделано на Svelte, Vite и Project Fluent.
about-fair = Случайность честная, и её можно проверить: в начале зал показывает хеш тайного начального числа, в конце — само число.

## Pages of rules and cards

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
rules-marks = Номера правил и источники
rules-primer = За две минуты

## Клавиши

keys-walk = перебрать доступные цели
keys-pick = выбрать
keys-undo = отменить
keys-hint = подсказка
keys-log = хроника и чат
keys-help = этот список
keys-number = выбрать вариант по номеру
keys-back = отменить последний выбор
keys-sheet = планшеты игроков
keys-seat = следующая из ваших ролей
keys-fit = показать всё поле
keys-skip = пропустить показ
keys-pause = пауза и дальше
keys-step = на событие назад или вперёд

## Настройки: учётная запись

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

## Новая версия

update-ready = Готова новая версия.
update-rules = Начатые на этом устройстве игры продолжатся уже в ней.
update-use = Обновить сейчас
update-later = Позже
