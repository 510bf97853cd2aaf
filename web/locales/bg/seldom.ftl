# Това, което залата казва рядко; идва заедно с онова, което го казва.

## Прибрана игра и повреден запис

archived-why = Тук отдавна никой не е играл, затова залата е прибрала тази игра. Нищо от нея не е изгубено.
archived-go-on = Продължаване на играта
archived-players-only = Могат да я продължат нейните играчи.
archived-full = Залата е пълна в момента. Опитайте, когато друга игра свърши.
repaired-note = { $lost ->
        [one] Краят на записа на тази игра не можа да бъде прочетен. Играта продължава от по-ранен момент; последното решение е изгубено.
       *[other] Краят на записа на тази игра не можа да бъде прочетен. Играта продължава от по-ранен момент; последните { $lost } решения са изгубени.
    }
repaired-seen = Разбрано

## От последния ви ход

recap = От последния ви ход
recap-all = Покажи всичко
recap-watch = Гледане
recap-watch-from = Гледане оттук

## Време

time-runs = { $name }: { $time }
time-out = { $name }: остава { $time }, после решава компютърен противник.
time-out-you = Остава ви { $time }, после вместо вас решава компютърен противник.
time-soon = { $name }: времето изтича, после решава компютърен противник.
time-soon-you = Времето ви изтича, после вместо вас решава компютърен противник.

## Хора

block-on = Блокиране: { $name }
block-off = Отблокиране: { $name }
block-note = Който е блокиран от вас, не може да ви пише и да сяда на вашите маси. Никой не му го казва.
block-done = Блокиране включено: { $name }.
block-undone = Блокиране снето: { $name }.
report-on = Оплакване: { $name }
report-why = Какво се случи?
report-note = Оплакването чете домакинът на залата заедно с последните съобщения на тази маса.
report-send = Изпращане на оплакването
report-cancel = Отказ
report-thanks = Благодарим. Домакинът на залата ще провери.

## Собственият профил

account-title = Вашият профил
account-guest-note = С профил намирате игрите си и на други устройства.
account-login = Име за вход: { $login }. Другите виждат: { $name }.
account-password = Парола
account-password-old = Стара парола
account-password-new = Нова парола
account-password-note = Поне 8 знака и не от най-разпространените. Тук оставате в профила си, на другите устройства ще трябва да влезете отново.
account-password-change = Смяна на паролата
account-password-changed = Паролата е сменена.
account-password-wrong = Това не е вашата парола.
account-password-length = Паролата има от 8 до 200 знака.
account-logins = Къде сте влезли
login-times = От { $created }, последно { $seen }
login-this = това устройство
login-unknown-device = Непознато устройство
login-end = Изход
login-end-others = Изход навсякъде другаде
account-blocks = Блокирани хора
account-no-blocks = Никого не сте блокирали.
account-export = Вашите данни
account-export-note = Един файл с вашите игри и записите им, с написаното от вас в чата и с хората, които сте блокирали.
account-export-go = Запазване на данните ми
account-delete = Изтриване на всичко за мен
account-delete-goes = Изчезват завинаги: името ви, паролата, написаното в чата, бележките по полетата и списъкът с блокирани. Излизате от залата на всички устройства.
account-delete-stays = Остават завършените игри, но без името ви. В текущите игри местата ви се поемат завинаги от компютърен противник; масите, на които играта не е започнала, преминават към друг играч или също изчезват.
account-delete-sure = Това не може да се върне.
account-delete-go = Да, изтриване на всичко
account-delete-keep = Не, запазване

## Why the hall refuses: the cause it names

error-too-fast = Малко по-бавно. Опитайте след миг.
error-hall-full = Залата е пълна. Опитайте по-късно.
error-many-tables = Имате твърде много отворени маси. Първо довършете или напуснете някоя.
error-many-kept = Вече пазите толкова партии, колкото са позволени на един човек. Не можете да внасяте повече записи.
error-many-windows = Отворили сте твърде много прозорци. Затворете някой.
error-many-notes = Бележките по полето са твърде много. Първо махнете някоя.
error-opponents-busy = Компютърните противници са заети. Опитайте след малко.
error-table-busy = Масата е заета в момента. Опитайте след малко.
error-many-attempts = Твърде много опити. Изчакайте няколко минути.
error-seat-taken = Това място току-що беше заето.
error-table-full = На тази маса вече има толкова играчи, колкото могат да играят.
error-begun = Играта вече започна.
error-not-running = Тази игра в момента не се играе.
error-not-over = Играта още не е приключила.
error-seats-empty = Първо трябва да се заемат всички места.
error-stand-in = Вместо вас играе компютър. Първо се върнете на мястото си.
error-takeback-asked = Някой вече поиска връщане на хода.
error-no-takeback = Вече никой не иска връщане на хода.
error-being-changed = В момента това се променя другаде. Опитайте след малко.
error-account-already = Вече имате профил.
error-no-person = Няма такъв човек.
error-login-form = Името за вход е от 3 до 32 знака: латински букви, цифри, точка, тире, долна черта.
error-password-form = Паролата е поне 8 знака.

## New tables, and about the hall

table-new-title = Нова маса
table-new-game = Игра
table-new-name = Име на масата
table-new-edition = Издание
table-new-options = Подробни правила
table-new-options-note = { $changed ->
        [0] всичко като в изданието
        [one] една промяна
       *[other] { $changed } промени
    }
table-new-seats = Места
table-new-mine = Вашите роли
table-new-visibility = Кой вижда масата
table-new-clock = Часовник
table-new-create = Отваряне на масата
table-new-hotseat = Започване на един екран
table-new-person = Човек
table-new-player-name = Име на играч { $n }
about-title = За проекта
about-notice = Ravenhall е независима реализация на правилата на настолни игри. Проектът не е свързан с никого от техните издатели или автори и не е одобрен или спонсориран от тях. Имената на игрите и имената в тях принадлежат на собствениците им. Правилата са преразказани с наши думи; в проекта няма текст или изображение на издателите.
about-buy = За да играете с истинските карти и фигури, купете игрите: заслужават си.
about-icons = Икони: game-icons.net (Lorc, Delapouite и други автори), CC BY 3.0.
about-fonts = Шрифтове: Alegreya от Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.
about-software = Създадено със Svelte, Vite и Project Fluent.
about-fair = Случайността е честна и може да се провери: в началото залата показва хеша на тайното си начално число, накрая – самото число.

## Pages of rules and cards

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
rules-marks = Номера на правилата и източници
rules-primer = За две минути

## Клавиши

keys-walk = обхождане на позволените цели
keys-pick = избор
keys-undo = отмяна
keys-hint = подсказка
keys-log = летопис и чат
keys-help = този списък
keys-number = избор по номер
keys-back = отмяна на последния избор
keys-sheet = таблата на играчите
keys-seat = следващата от вашите роли
keys-fit = цялото поле
keys-skip = прескачане на показваното
keys-pause = пауза и продължаване
keys-step = едно събитие назад или напред

## Настройки: профил

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

## Нова версия

update-ready = Готова е нова версия.
update-rules = Започнатите на това устройство игри ще продължат с нея.
update-use = Обновяване сега
update-later = По-късно
