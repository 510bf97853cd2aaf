# „Яростта на Дракула“. Първо имената и картите, после въпросите, действията и разказът за тях.
#
# Форми на имената: nom – самостоятелно и в началото на изречение, low – същото вътре в изречението с малка буква,
# obj – допълнение и след предлог (Замъка на Дракула), def – с член (пътя Берлин – Прага), in и on – с предлога за място
# (във Варна, на Балканите, на поле 3). Имената на картите стоят в кавички.

dr-title = Яростта на Дракула
dr-blurb = Четирима ловци гонят из Европа граф, който оставя след себе си само изстинали следи. Един от вас е Дракула.
dr-learn = Първа вечер с ловците – или като Дракула.

## Роли и страни

dr-role-dracula =
    { $case ->
       *[nom] Дракула
        [low] Дракула
    }
    .gender = m
dr-role-godalming =
    { $case ->
       *[nom] Лорд Годалминг
        [low] лорд Годалминг
    }
    .gender = m
dr-role-seward =
    { $case ->
       *[nom] Д-р Сюърд
        [low] д-р Сюърд
    }
    .gender = m
dr-role-van_helsing =
    { $case ->
       *[nom] Ван Хелсинг
        [low] Ван Хелсинг
    }
    .gender = m
dr-role-mina =
    { $case ->
       *[nom] Мина Харкър
        [low] Мина Харкър
    }
    .gender = f
dr-side-dracula = Дракула
dr-side-dracula-wins = Дракула печели
dr-side-hunters = Ловците
dr-side-hunters-wins = Ловците печелят

## Места

dr-place-dublin =
    { $case ->
       *[nom] Дъблин
        [obj] Дъблин
        [in] в Дъблин
    }
dr-place-edinburgh =
    { $case ->
       *[nom] Единбург
        [obj] Единбург
        [in] в Единбург
    }
dr-place-galway =
    { $case ->
       *[nom] Голуей
        [obj] Голуей
        [in] в Голуей
    }
dr-place-liverpool =
    { $case ->
       *[nom] Ливърпул
        [obj] Ливърпул
        [in] в Ливърпул
    }
dr-place-london =
    { $case ->
       *[nom] Лондон
        [obj] Лондон
        [in] в Лондон
    }
dr-place-manchester =
    { $case ->
       *[nom] Манчестър
        [obj] Манчестър
        [in] в Манчестър
    }
dr-place-plymouth =
    { $case ->
       *[nom] Плимут
        [obj] Плимут
        [in] в Плимут
    }
dr-place-swansea =
    { $case ->
       *[nom] Суонзи
        [obj] Суонзи
        [in] в Суонзи
    }
dr-place-bordeaux =
    { $case ->
       *[nom] Бордо
        [obj] Бордо
        [in] в Бордо
    }
dr-place-brussels =
    { $case ->
       *[nom] Брюксел
        [obj] Брюксел
        [in] в Брюксел
    }
dr-place-clermont_ferrand =
    { $case ->
       *[nom] Клермон-Феран
        [obj] Клермон-Феран
        [in] в Клермон-Феран
    }
dr-place-le_havre =
    { $case ->
       *[nom] Льо Авър
        [obj] Льо Авър
        [in] в Льо Авър
    }
dr-place-marseilles =
    { $case ->
       *[nom] Марсилия
        [obj] Марсилия
        [in] в Марсилия
    }
dr-place-nantes =
    { $case ->
       *[nom] Нант
        [obj] Нант
        [in] в Нант
    }
dr-place-paris =
    { $case ->
       *[nom] Париж
        [obj] Париж
        [in] в Париж
    }
dr-place-strasbourg =
    { $case ->
       *[nom] Страсбург
        [obj] Страсбург
        [in] в Страсбург
    }
dr-place-toulouse =
    { $case ->
       *[nom] Тулуза
        [obj] Тулуза
        [in] в Тулуза
    }
dr-place-alicante =
    { $case ->
       *[nom] Аликанте
        [obj] Аликанте
        [in] в Аликанте
    }
dr-place-barcelona =
    { $case ->
       *[nom] Барселона
        [obj] Барселона
        [in] в Барселона
    }
dr-place-cadiz =
    { $case ->
       *[nom] Кадис
        [obj] Кадис
        [in] в Кадис
    }
dr-place-granada =
    { $case ->
       *[nom] Гранада
        [obj] Гранада
        [in] в Гранада
    }
dr-place-lisbon =
    { $case ->
       *[nom] Лисабон
        [obj] Лисабон
        [in] в Лисабон
    }
dr-place-madrid =
    { $case ->
       *[nom] Мадрид
        [obj] Мадрид
        [in] в Мадрид
    }
dr-place-santander =
    { $case ->
       *[nom] Сантандер
        [obj] Сантандер
        [in] в Сантандер
    }
dr-place-saragossa =
    { $case ->
       *[nom] Сарагоса
        [obj] Сарагоса
        [in] в Сарагоса
    }
dr-place-amsterdam =
    { $case ->
       *[nom] Амстердам
        [obj] Амстердам
        [in] в Амстердам
    }
dr-place-berlin =
    { $case ->
       *[nom] Берлин
        [obj] Берлин
        [in] в Берлин
    }
dr-place-cologne =
    { $case ->
       *[nom] Кьолн
        [obj] Кьолн
        [in] в Кьолн
    }
dr-place-frankfurt =
    { $case ->
       *[nom] Франкфурт
        [obj] Франкфурт
        [in] във Франкфурт
    }
dr-place-hamburg =
    { $case ->
       *[nom] Хамбург
        [obj] Хамбург
        [in] в Хамбург
    }
dr-place-leipzig =
    { $case ->
       *[nom] Лайпциг
        [obj] Лайпциг
        [in] в Лайпциг
    }
dr-place-munich =
    { $case ->
       *[nom] Мюнхен
        [obj] Мюнхен
        [in] в Мюнхен
    }
dr-place-nuremberg =
    { $case ->
       *[nom] Нюрнберг
        [obj] Нюрнберг
        [in] в Нюрнберг
    }
dr-place-bari =
    { $case ->
       *[nom] Бари
        [obj] Бари
        [in] в Бари
    }
dr-place-cagliari =
    { $case ->
       *[nom] Каляри
        [obj] Каляри
        [in] в Каляри
    }
dr-place-florence =
    { $case ->
       *[nom] Флоренция
        [obj] Флоренция
        [in] във Флоренция
    }
dr-place-geneva =
    { $case ->
       *[nom] Женева
        [obj] Женева
        [in] в Женева
    }
dr-place-genoa =
    { $case ->
       *[nom] Генуа
        [obj] Генуа
        [in] в Генуа
    }
dr-place-milan =
    { $case ->
       *[nom] Милано
        [obj] Милано
        [in] в Милано
    }
dr-place-naples =
    { $case ->
       *[nom] Неапол
        [obj] Неапол
        [in] в Неапол
    }
dr-place-rome =
    { $case ->
       *[nom] Рим
        [obj] Рим
        [in] в Рим
    }
dr-place-venice =
    { $case ->
       *[nom] Венеция
        [obj] Венеция
        [in] във Венеция
    }
dr-place-zurich =
    { $case ->
       *[nom] Цюрих
        [obj] Цюрих
        [in] в Цюрих
    }
dr-place-belgrade =
    { $case ->
       *[nom] Белград
        [obj] Белград
        [in] в Белград
    }
dr-place-budapest =
    { $case ->
       *[nom] Будапеща
        [obj] Будапеща
        [in] в Будапеща
    }
dr-place-klausenburg =
    { $case ->
       *[nom] Клаузенбург
        [obj] Клаузенбург
        [in] в Клаузенбург
    }
dr-place-prague =
    { $case ->
       *[nom] Прага
        [obj] Прага
        [in] в Прага
    }
dr-place-sarajevo =
    { $case ->
       *[nom] Сараево
        [obj] Сараево
        [in] в Сараево
    }
dr-place-szeged =
    { $case ->
       *[nom] Сегед
        [obj] Сегед
        [in] в Сегед
    }
dr-place-vienna =
    { $case ->
       *[nom] Виена
        [obj] Виена
        [in] във Виена
    }
dr-place-zagreb =
    { $case ->
       *[nom] Загреб
        [obj] Загреб
        [in] в Загреб
    }
dr-place-athens =
    { $case ->
       *[nom] Атина
        [obj] Атина
        [in] в Атина
    }
dr-place-bucharest =
    { $case ->
       *[nom] Букурещ
        [obj] Букурещ
        [in] в Букурещ
    }
dr-place-castle_dracula =
    { $case ->
       *[nom] Замъкът на Дракула
        [obj] Замъка на Дракула
        [in] в Замъка на Дракула
    }
dr-place-constanta =
    { $case ->
       *[nom] Констанца
        [obj] Констанца
        [in] в Констанца
    }
dr-place-galatz =
    { $case ->
       *[nom] Галац
        [obj] Галац
        [in] в Галац
    }
dr-place-salonica =
    { $case ->
       *[nom] Солун
        [obj] Солун
        [in] в Солун
    }
dr-place-sofia =
    { $case ->
       *[nom] София
        [obj] София
        [in] в София
    }
dr-place-valona =
    { $case ->
       *[nom] Вальона
        [obj] Вальона
        [in] във Вальона
    }
dr-place-varna =
    { $case ->
       *[nom] Варна
        [obj] Варна
        [in] във Варна
    }
dr-place-north_sea =
    { $case ->
       *[nom] Северно море
        [obj] Северно море
        [in] в Северно море
    }
dr-place-english_channel =
    { $case ->
       *[nom] Ламанш
        [obj] Ламанш
        [in] в Ламанш
    }
dr-place-irish_sea =
    { $case ->
       *[nom] Ирландско море
        [obj] Ирландско море
        [in] в Ирландско море
    }
dr-place-north_atlantic =
    { $case ->
       *[nom] Северен Атлантик
        [obj] Северния Атлантик
        [in] в Северния Атлантик
    }
dr-place-south_atlantic =
    { $case ->
       *[nom] Южен Атлантик
        [obj] Южния Атлантик
        [in] в Южния Атлантик
    }
dr-place-mediterranean_sea =
    { $case ->
       *[nom] Средиземно море
        [obj] Средиземно море
        [in] в Средиземно море
    }
dr-place-tyrrhenian_sea =
    { $case ->
       *[nom] Тиренско море
        [obj] Тиренско море
        [in] в Тиренско море
    }
dr-place-ionian_sea =
    { $case ->
       *[nom] Йонийско море
        [obj] Йонийско море
        [in] в Йонийско море
    }
dr-place-adriatic_sea =
    { $case ->
       *[nom] Адриатическо море
        [obj] Адриатическо море
        [in] в Адриатическо море
    }
dr-place-black_sea =
    { $case ->
       *[nom] Черно море
        [obj] Черно море
        [in] в Черно море
    }

## Пътища и железници (имената на двата края)

dr-way-road =
    { $case ->
       *[nom] Път
        [def] пътя
    }
dr-way-rail =
    { $case ->
       *[nom] Железница
        [def] железницата
    }

## Региони, полета на следата, гърбове на карти

dr-region-britannia =
    { $case ->
       *[nom] Британия
        [in] в Британия
    }
dr-region-gallia =
    { $case ->
       *[nom] Галия
        [in] в Галия
    }
dr-region-iberia =
    { $case ->
       *[nom] Иберия
        [in] в Иберия
    }
dr-region-germania =
    { $case ->
       *[nom] Германия
        [in] в Германия
    }
dr-region-italia =
    { $case ->
       *[nom] Италия
        [in] в Италия
    }
dr-region-austro_hungary =
    { $case ->
       *[nom] Австро-Унгария
        [in] в Австро-Унгария
    }
dr-region-balkans =
    { $case ->
       *[nom] Балкани
        [in] на Балканите
    }

dr-spot-space1 =
    { $case ->
       *[nom] Поле 1
        [low] поле 1
        [on] на поле 1
    }
dr-spot-space2 =
    { $case ->
       *[nom] Поле 2
        [low] поле 2
        [on] на поле 2
    }
dr-spot-space3 =
    { $case ->
       *[nom] Поле 3
        [low] поле 3
        [on] на поле 3
    }
dr-spot-space4 =
    { $case ->
       *[nom] Поле 4
        [low] поле 4
        [on] на поле 4
    }
dr-spot-space5 =
    { $case ->
       *[nom] Поле 5
        [low] поле 5
        [on] на поле 5
    }
dr-spot-space6 =
    { $case ->
       *[nom] Поле 6
        [low] поле 6
        [on] на поле 6
    }
dr-spot-lair1 =
    { $case ->
       *[nom] Леговище 1
        [low] леговище 1
        [on] в леговище 1
    }
dr-spot-lair2 =
    { $case ->
       *[nom] Леговище 2
        [low] леговище 2
        [on] в леговище 2
    }
dr-spot-lair3 =
    { $case ->
       *[nom] Леговище 3
        [low] леговище 3
        [on] в леговище 3
    }
dr-spot-leaving =
    { $case ->
       *[nom] Скривалището, което напуска следата
        [low] скривалището, което напуска следата
        [on] в скривалището, което напуска следата
    }

dr-back-hunter = карта на ловците
dr-back-dracula = карта на Дракула
dr-location_back-city = карта на град
dr-location_back-sea = морска карта
dr-location_back-castle = картата на замъка

dr-winner-nobody = никой
dr-winner-dracula = Дракула
dr-winner-hunters = ловците
dr-foe-dracula =
    { $case ->
       *[nom] Дракула
        [low] Дракула
    }
dr-foe-vampire =
    { $case ->
       *[nom] Вампир
        [low] вампир
    }

## Билети: бяло число / жълто число

dr-ticket-t32 =
    { $case ->
       *[nom] 3/2
        [low] билет 3/2
    }
dr-ticket-t22 =
    { $case ->
       *[nom] 2/2
        [low] билет 2/2
    }
dr-ticket-t21 =
    { $case ->
       *[nom] 2/1
        [low] билет 2/1
    }
dr-ticket-t11 =
    { $case ->
       *[nom] 1/1
        [low] билет 1/1
    }
dr-ticket-t1 =
    { $case ->
       *[nom] 1/–
        [low] билет 1/–
    }
dr-ticket-text =
    Най-много { $white ->
        [one] { $white } бяла железница
       *[other] { $white } бели железници
    }. { $yellow ->
        [0] Жълти – нито една.
        [one] Ако по пътя има жълта, важи жълтото число: най-много { $yellow } железница.
       *[other] Ако по пътя има жълта, важи жълтото число: най-много { $yellow } железници.
    }

## Дните

dr-weekday-monday =
    { $case ->
       *[nom] Понеделник
        [low] понеделник
        [on] в понеделник
    }
dr-weekday-tuesday =
    { $case ->
       *[nom] Вторник
        [low] вторник
        [on] във вторник
    }
dr-weekday-wednesday =
    { $case ->
       *[nom] Сряда
        [low] сряда
        [on] в сряда
    }
dr-weekday-thursday =
    { $case ->
       *[nom] Четвъртък
        [low] четвъртък
        [on] в четвъртък
    }
dr-weekday-friday =
    { $case ->
       *[nom] Петък
        [low] петък
        [on] в петък
    }
dr-weekday-saturday =
    { $case ->
       *[nom] Събота
        [low] събота
        [on] в събота
    }
dr-weekday-sunday =
    { $case ->
       *[nom] Неделя
        [low] неделя
        [on] в неделя
    }

## Предмети

dr-item-knife = Нож
dr-item-pistol = Пистолет
dr-item-rifle = Пушка
dr-item-crucifix = Разпятие
dr-item-garlic = Чесън
dr-item-heavenly_host = Света хостия
dr-item-holy_circle = Свят кръг
dr-item-holy_bullets = Осветени куршуми
dr-item-garlic_wreath = Чеснов венец
dr-item-dogs = Кучета
dr-item-stake = Кол
dr-item-fast_horses = Бързи коне
dr-item-dodge = Отбягване
dr-item-punch = Удар
dr-item-escape = Бягство

## Бойни карти на Дракула

dr-combat-fangs = Вампирски зъби
dr-combat-strength = Сила
dr-combat-claws = Нокти
dr-combat-mesmerize = Вцепеняване
dr-combat-plotting = Козни
dr-combat-escape_as_bat = Бягство като прилеп
dr-combat-escape_as_mist = Бягство като мъгла

## Събития на ловците

dr-event-hired_scouts = Наети съгледвачи
dr-event-newspaper_reports = Вестникарски новини
dr-event-chartered_carriage = Нает вагон
dr-event-local_rumors = Местни слухове
dr-event-evil_presence = Зло присъствие
dr-event-excellent_weather = Отлично време
dr-event-sense_of_emergency = Спешност
dr-event-long_night = Дълга нощ
dr-event-renewed_vigor = Нови сили
dr-event-speedy_telegraph = Бърз телеграф
dr-event-surprising_return = Неочаквано завръщане
dr-event-blood_transfusion = Кръвопреливане
dr-event-good_luck = Късмет
dr-event-forewarned = Предупреждение
dr-event-escape_route = Път за бягство
dr-event-planned_ambush = Планирана засада
dr-event-lucky_find = Щастлива находка
dr-event-heroic_leap = Героичен скок
dr-event-great_strength = Голяма сила
dr-event-behind_the_veil = Зад завесата
dr-event-money_trail = Паричната следа
dr-event-vampire_lair = Леговище на вампир
dr-event-consecrated_ground = Осветена земя
dr-event-mystic_research = Мистични проучвания
dr-event-wax_cylinders = Восъчни цилиндри
dr-event-hypnosis = Хипноза
dr-event-lucys_revenge = Отмъщението за Луси
dr-event-jonathan_harker = Джонатан Харкър
dr-event-rufus_smith = Руфъс Смит
dr-event-sister_agatha = Сестра Агата

## Събития на Дракула

dr-omen-roadblock = Заграждение
dr-omen-summon_storms = Призоваване на бури
dr-omen-hidden_schemes = Скрити замисли
dr-omen-wild_horses = Диви коне
dr-omen-devilish_power = Дяволска мощ
dr-omen-vampiric_influence = Вампирско влияние
dr-omen-false_tip = Лъжлив сигнал
dr-omen-unearthly_swiftness = Неземна бързина
dr-omen-sensationalist_press = Жълта преса
dr-omen-enraged = Разярен
dr-omen-darkness_returns = Мракът се завръща
dr-omen-customs_search = Митническа проверка
dr-omen-seduction = Съблазън
dr-omen-nocturnal_visit = Нощно посещение
dr-omen-draculas_brides = Невестите на Дракула
dr-omen-great_wolf = Огромен вълк
dr-omen-immanuel_hildesheim = Имануел Хилдесхайм

## Сблъсъци

dr-encounter-new_vampire = Нов вампир
dr-encounter-reckless_vampire = Безразсъден вампир
dr-encounter-aristocratic_vampire = Вампир аристократ
dr-encounter-hoax = Мистификация
dr-encounter-bats = Прилепи
dr-encounter-desecrated_soil = Осквернена пръст
dr-encounter-rats = Плъхове
dr-encounter-saboteur = Саботьор
dr-encounter-spy = Шпионин
dr-encounter-szgany_bodyguards = Телохранители
dr-encounter-szgany_mob = Тълпа
dr-encounter-unnatural_fog = Неестествена мъгла
dr-encounter-wolves = Вълци

## Карти Мощ

dr-power-feed = Засищане
dr-power-dark_call = Зов на мрака
dr-power-wolf_form = Вълчи облик
dr-power-misdirect = Лъжлива следа
dr-power-hide = Скриване

# Карта или сблъсък, които никой тук не бива да вижда.
dr-hidden-text = Знае я само притежателят ѝ.
dr-encounter-hidden = Скрит сблъсък
dr-matured = Узряване: { $text }
dr-trait-weapon = Оръжие
dr-trait-ally = Съюзник

## Кога се играе събитието (-now: веднага или тогава) и ходът на играта

dr-moment-drawn = Веднага при тегленето
dr-moment-dawn = При зора
dr-moment-dawn_or_dusk = При зора или здрач
dr-moment-dawn_or_dusk-now = Веднага, или при зора или здрач
dr-moment-rail = Преди придвижване с влак
dr-moment-action = Като действие
dr-moment-day_action = Като действие денем
dr-moment-night_action = Като действие нощем
dr-moment-by_day = Денем
dr-moment-ambushed = Когато ви нападнат от засада
dr-moment-combat = В началото на боя
dr-moment-wound = Когато ловец ще бъде ухапан или победен
dr-moment-phase = По време на вашата фаза
dr-moment-phase_end = В края на вашата фаза
dr-moment-phase_end-now = Веднага, или в края на вашата фаза
dr-moment-ticket = Когато ловец похарчи билет
dr-moment-road = Когато ловец се е придвижил по път
dr-moment-region = Когато Придвижване е довело ловец в друг регион
dr-moment-searched = Когато ловец претърсва
dr-moment-report = Когато ловец играе една от тези карти
dr-moment-beaten = Когато ваша бойна карта ще бъде отменена

dr-phase-setup = Подготовка
dr-phase-dawn = Зора
dr-phase-day = Ден
dr-phase-dusk = Здрач
dr-phase-night = Нощ
dr-phase-dracula = Дракула
dr-phase-over = Край
dr-week = Седмица { $week }
dr-week-day = Седмица { $week }, { NAME($day, case: "low") }

## Какво питаме вас

dr-ask-start = Къде започвате? Изберете град.
dr-ask-settle = Къде започвате? Тайно изберете град без ловци.
dr-ask-hospital = В коя болница попада { NAME($hunter, case: "low") }?
dr-ask-window =
    { $phase ->
        [dusk] Здрач: ще изиграете ли събитие?
       *[dawn] Зора: ще изиграете ли събитие?
    }
dr-ask-next = „Бърз телеграф“: кой действа следващ?
dr-ask-action =
    { $phase ->
        [night] Вашето действие през нощта: какво ще направите?
       *[day] Вашето действие през деня: какво ще направите?
    }
dr-ask-action-road = Придвижване по път: накъде?
dr-ask-action-rail = Придвижване с влак: с кой билет?
dr-ask-action-carriage = „Нает вагон“: с кой билет?
dr-ask-action-sail = Придвижване по море: накъде?
dr-ask-action-trade = Размяна на предмети и билети: с кого?
dr-ask-action-trade_events = Размяна на събития: с кого?
dr-ask-action-play = Кое събитие ще изиграете?
dr-ask-bats = Прилепи: къде отнасят { NAME($hunter, case: "low") }?
dr-ask-fog_refusal = Пред вас има ловци, но ви скрива мъгла: ще откажете ли боя?
dr-ask-storm_off = Здрач: коя буря утихва?
dr-ask-block_off = Здрач: кое заграждение се маха?
dr-ask-luck = Настъпи денят: ще изиграете ли „Късмет“?
dr-ask-ride = Пътуване с влак: къде свършва?
dr-ask-ride-tip = „Лъжлив сигнал“: къде свършва пътуването на { NAME($hunter, case: "low") }?
dr-ask-gallop =
    { $roads ->
        [one] „Бързи коне“, { $roads } път: накъде?
       *[other] „Бързи коне“, до { $roads } пътя: накъде?
    }
dr-ask-sail_on =
    { $left ->
        [one] „Отлично време“: ще плавате ли нататък?
       *[other] „Отлично време“: накъде плавате?
    }
dr-ask-rush = „Спешност“: накъде бързате?
dr-ask-tip = { $hunter } похарчи билет { $ticket }. Ще отговорите ли?
dr-ask-tip_luck = „Лъжлив сигнал“! Ще изиграете ли „Късмет“ срещу него?
dr-ask-horses = { $hunter } се придвижи по път. Ще отговорите ли?
dr-ask-customs = { $hunter } премина в друг регион. Ще отговорите ли?
dr-ask-duty =
    { $damage ->
        [one] „Митническа проверка“: ще изчистите ли всичките си предмети, или ще получите { $damage } рана?
       *[other] „Митническа проверка“: ще изчистите ли всичките си предмети, или ще получите { $damage } рани?
    }
dr-ask-give =
    { $events ->
        [0] Размяна: кои предмети и билети давате на { NAME($with, case: "low") }?
       *[other] Размяна: кои събития давате на { NAME($with, case: "low") }?
    }
dr-ask-received = Изтеглихте „{ $event }“.
dr-ask-omen = Получихте „{ $omen }“.
dr-ask-limit_item = Твърде много предмети: кой ще изчистите?
dr-ask-limit_event = Твърде много събития: кое ще изчистите?
dr-ask-limit_ticket = Твърде много билети: кой ще върнете?
dr-ask-limit_omen = Твърде много събития: кое ще изчистите?
dr-ask-open_item = Отслабени сте: кой предмет ще държите с лицето нагоре?
dr-ask-open_event = Отслабени сте: кое събитие ще държите с лицето нагоре?
dr-ask-press = Ловците играят „{ $event }“. Ще отмените ли картата?
dr-ask-name =
    { $left ->
        [one] „Наети съгледвачи“: посочете втория град.
       *[other] „Наети съгледвачи“: посочете първия град.
    }
dr-ask-ally = „{ $event }“: посочете град за издирване или запазете картата като съюзник.
dr-ask-return = „Неочаквано завръщане“: кой съюзник се връща?
dr-ask-veil = „Зад завесата“: кой сблъсък на Дракула ще изчистите?
dr-ask-patient = „Кръвопреливане“: чие ухапване лекувате?
dr-ask-sea_card = „Паричната следа“: коя морска карта ще бъде разкрита?
dr-ask-ground = Кой град става Осветена земя?
dr-ask-host = Ще покажете ли „Света хостия“, за да затворите още един град за Дракула?
dr-ask-wax = „Восъчни цилиндри“: кое скривалище проучвате – или питате къде е „Скриване“?
dr-ask-wax-plain = „Восъчни цилиндри“: кое скривалище проучвате?
dr-ask-luck_use = „Късмет“: как ще го използвате?
dr-ask-paper = „Вестникарски новини“: поле 5 или поле 6?
dr-ask-ambush = { $hunter } пристигна { NAME($place, case: "in") }: ще нападнете ли от засада?
dr-ask-ward = Засада: „{ $encounter }“! Ще отговорите ли?
dr-ask-hounds = Претърсвате: какво ще покажете преди това?
dr-ask-seduction = { $hunter } претърсва. Ще отговорите ли?
dr-ask-match = Открихте „{ $encounter }“: ще изчистите ли картата?
dr-ask-order = Претърсва { NAME($hunter, case: "low") }: коя от откритите карти е следващата?
dr-ask-join = Ще се включите ли в боя с „Нов вампир“?
dr-ask-stay_delayed = „Вампир аристократ“: ще останете ли, за да го изчистите?
dr-ask-soil =
    { $left ->
        [one] „Осквернена пръст“: ще изчистите ли още { $left } сблъсък?
       *[other] „Осквернена пръст“: ще изчистите ли сблъсъци, най-много { $left }?
    }
dr-ask-show = „{ $encounter }“: ще покажете ли карта?
dr-ask-spy = „Шпионин“! Ще изчистите ли Оръжие, за да го отпратите?
dr-ask-mob = „Тълпа“: кои предмети ще изчистите? Всеки запазен струва 1 рана.
dr-ask-wolves = „Вълци“! Ще покажете ли Оръжие? Всяко ви спестява 2 рани.
dr-ask-save =
    { $amount ->
        [one] { $amount } рана би победила { NAME($victim, case: "low") }. Ще я предотвратите ли?
       *[other] { $amount } рани биха победили { NAME($victim, case: "low") }. Ще ги предотвратите ли?
    }
dr-ask-save-bite =
    { GENDER($victim) ->
        [f] { $victim } ще бъде ухапана. Ще го предотвратите ли?
       *[m] { $victim } ще бъде ухапан. Ще го предотвратите ли?
    }
dr-ask-phase = Вашата фаза започва: ще направите ли нещо, преди следата да се плъзне?
dr-ask-brides = „Невестите на Дракула“: кой сблъсък ще смените?
dr-ask-wolf_prey =
    { $damage ->
        [one] „Огромен вълк“, { $damage } рана: кого напада?
       *[other] „Огромен вълк“, { $damage } рани: кого напада?
    }
dr-ask-wolf_show = „Огромен вълк“ ви напада! Ще покажете ли „Разпятие“ или „Света хостия“?
dr-ask-leaving = Скривалище напуска следата: какво става с него?
dr-ask-old_lair = Кое старо леговище освобождава място?
dr-ask-spy_target = При кого пращате „Шпионин“?
dr-ask-fog_city = Над кой град пада мъглата?
dr-ask-wolves_city = В кой град нападат „Вълци“?
dr-ask-hoax = „Мистификация“: кое от изчистените си събития вземате?
dr-ask-soil_heal = „Осквернена пръст“: колко рани лекувате?
dr-ask-move = Накъде? Изберете място на игралното поле или карта Мощ.
dr-ask-move-plain = Накъде? Изберете съседно място на игралното поле.
dr-ask-move-go = Накъде отивате?
dr-ask-move-wolf = „Вълчи облик“: кой град на един или два пътя?
dr-ask-move-misdirect = „Лъжлива следа“: кое скривалище се изпразва?
dr-ask-move-clear = Кое леговище ще изпразните?
dr-ask-feed = „Засищане“: колко рани лекувате?
dr-ask-lay = Кой сблъсък ще поставите { NAME($spot, case: "on") }?
dr-ask-rumor = Ще поставите ли слух върху някое от скривалищата си?
dr-ask-refill = Ще изтеглите ли сблъсък?
dr-ask-scheme = Вашата фаза свършва: ще изиграете ли събитие?
dr-ask-block =
    { $left ->
        [one] Къде поставяте последното заграждение?
       *[other] Къде поставяте заграждение? Остават { $left }.
    }
dr-ask-storm = Къде се надига буря? Най-много { $left }.
dr-ask-schemed_encounter = Кой сблъсък добавяте { NAME($spot, case: "on") }?
dr-ask-desecrate = „Невестите на Дракула“: кое скривалище получава сблъсък?
dr-ask-devilry = „Дяволска мощ“: какво избирате?
dr-ask-victim = „Вампирско влияние“: кой отслабен ловец?
dr-ask-victim_card = Коя карта на { NAME($hunter, case: "low") } ще изчистите?
dr-ask-shift = Къде премествате { NAME($hunter, case: "low") }?
dr-ask-guard = Ще пратите ли първо „Телохранители“ срещу някого?
dr-ask-ready = Започва бой: ще подготвите ли нещо?
dr-ask-leaver = „Път за бягство“: кой напуска боя?
dr-ask-find = „Щастлива находка“: кой предмет запазвате?
dr-ask-fight = Рунд { $round }: коя карта поставяте?
dr-ask-engage = Кого нападате в този рунд?
dr-ask-swap = „Планирана засада“: ще изиграете ли друга карта вместо тази?
dr-ask-flip = Ще обърнете ли „Козни“, за да отмените картата на нападнатия ловец?
dr-ask-enraged = Картата ви ще бъде отменена. Ще отговорите ли?
dr-ask-lucy = Дракула бяга: ще го спрете ли с „Отмъщението за Луси“?
dr-ask-claws = „Нокти“ нощем: кого улучват след това?
dr-ask-plot = „Козни“: коя бойна карта вземате?
dr-ask-bat = „Бягство като прилеп“: накъде отлитате?
dr-ask-bullets = Изстрелът ви улучи: ще използвате ли „Осветени куршуми“?
dr-ask-circle = „Свят кръг“: кой напуска боя?
dr-ask-nature = Картите се разбъркват…
dr-ask-none = Играта свърши.

## Какво питаме другите

dr-wait-start = { $who } избира къде да започне.
dr-wait-settle = Дракула избира къде да започне.
dr-wait-hospital = Дракула избира болница за { NAME($hunter, case: "low") }.
dr-wait-window = { $who } може да изиграе събитие.
dr-wait-next = Ловците избират кой действа следващ.
dr-wait-action = На ред е { NAME($who, case: "low") }.
dr-wait-bats = Прилепите на Дракула отнасят { NAME($hunter, case: "low") }.
dr-wait-fog_refusal = Дракула може да откаже боя в мъглата.
dr-wait-storm_off = Дракула избира коя буря да утихне.
dr-wait-block_off = Дракула избира кое заграждение да се махне.
dr-wait-luck = { $who } може да изиграе „Късмет“.
dr-wait-ride = { $who } избира края на пътуването.
dr-wait-gallop = { $who } язди с „Бързи коне“.
dr-wait-sail_on = { $who } плава нататък.
dr-wait-rush = { $who } бърза.
dr-wait-tip = Дракула може да отговори на билета на { NAME($hunter, case: "low") }.
dr-wait-tip_luck = { $who } може да изиграе „Късмет“.
dr-wait-horses = Дракула може да отговори на придвижването на { NAME($hunter, case: "low") }.
dr-wait-customs = Дракула може да отговори на придвижването на { NAME($hunter, case: "low") }.
dr-wait-duty = { $who } е пред „Митническа проверка“.
dr-wait-give = { $who } избира какво да даде на { NAME($with, case: "low") }.
dr-wait-received = { $who } разглежда изтегленото събитие.
dr-wait-omen = Дракула разглежда полученото събитие.
dr-wait-limit_item = { $who } има твърде много предмети.
dr-wait-limit_event = { $who } има твърде много събития.
dr-wait-limit_ticket = { $who } има твърде много билети.
dr-wait-limit_omen = Дракула има твърде много събития.
dr-wait-open_item = { $who } избира кой предмет да лежи с лицето нагоре.
dr-wait-open_event = { $who } избира кое събитие да лежи с лицето нагоре.
dr-wait-press = Дракула може да отмени „{ $event }“.
dr-wait-name = { $who } праща съгледвачи.
dr-wait-ally = { $who } избира как да използва „{ $event }“.
dr-wait-return = { $who } избира съюзник.
dr-wait-veil = { $who } гледа зад завесата.
dr-wait-patient = { $who } избира чие ухапване да излекува.
dr-wait-sea_card = { $who } върви по паричната следа.
dr-wait-ground = { $who } избира кой град да освети.
dr-wait-host = { $who } може да покаже „Света хостия“.
dr-wait-wax = { $who } слуша восъчните цилиндри.
dr-wait-luck_use = { $who } избира как да използва „Късмет“.
dr-wait-paper = { $who } чете вестниците.
dr-wait-ambush = Дракула може да нападне от засада { NAME($hunter, case: "low") }.
dr-wait-ward = { $who } решава как да посрещне засадата.
dr-wait-hounds = { $who } се готви да претърсва.
dr-wait-seduction = Дракула може да отговори на претърсването на { NAME($hunter, case: "low") }.
dr-wait-match = { $who } решава какво да прави с откритата карта.
dr-wait-order = Дракула избира коя карта е следващата.
dr-wait-join = { $who } може да се включи в боя.
dr-wait-stay_delayed = { $who } може да остане, за да изчисти вампира.
dr-wait-soil = Дракула може да изчисти сблъсъци.
dr-wait-show = { $who } може да покаже карта.
dr-wait-spy = { $who } решава как да посрещне „Шпионин“.
dr-wait-mob = { $who } решава как да посрещне „Тълпа“.
dr-wait-wolves = { $who } решава как да посрещне „Вълци“.
dr-wait-save = { $who } може да спаси { NAME($victim, case: "low") }.
dr-wait-phase = Започва фазата на Дракула.
dr-wait-brides = Дракула може да смени сблъсък.
dr-wait-wolf_prey = Дракула избира плячка за „Огромен вълк“.
dr-wait-wolf_show = { $who } решава как да посрещне „Огромен вълк“.
dr-wait-leaving = Скривалище напуска следата; решава Дракула.
dr-wait-old_lair = Дракула прави място за леговище.
dr-wait-spy_target = Дракула избира при кого отива „Шпионин“.
dr-wait-fog_city = Дракула избира град за мъглата.
dr-wait-wolves_city = Дракула избира град за „Вълци“.
dr-wait-hoax = Дракула преглежда изчистените си събития.
dr-wait-soil_heal = Дракула избира колко рани да излекува.
dr-wait-move = Дракула избира накъде да тръгне.
dr-wait-feed = Дракула се засища.
dr-wait-lay = Дракула поставя сблъсък.
dr-wait-rumor = Дракула може да постави слух.
dr-wait-refill = Дракула може да тегли сблъсъци.
dr-wait-scheme = Дракула може да изиграе събитие.
dr-wait-block = Дракула поставя заграждение.
dr-wait-storm = Дракула поставя буря.
dr-wait-schemed_encounter = Дракула добавя сблъсък.
dr-wait-desecrate = Дракула избира скривалище.
dr-wait-devilry = Дракула използва „Дяволска мощ“.
dr-wait-victim = Дракула избира отслабен ловец.
dr-wait-victim_card = Дракула избира карта на { NAME($hunter, case: "low") }.
dr-wait-shift = Дракула избира къде да премести { NAME($hunter, case: "low") }.
dr-wait-guard = Дракула може да прати „Телохранители“.
dr-wait-ready = { $who } се готви за боя.
dr-wait-leaver = { $who } избира кой напуска боя.
dr-wait-find = { $who } избира предмет.
dr-wait-fight = { $who } избира карта.
dr-wait-fight-many = Още избират карта: { NAME($hunters, case: "low") }.
dr-wait-engage = Дракула избира нападнатия ловец.
dr-wait-swap = { $who } може да смени картата.
dr-wait-flip = Дракула може да обърне „Козни“.
dr-wait-enraged = Дракула може да спаси картата си.
dr-wait-lucy = { $who } може да спре бягството.
dr-wait-claws = Дракула избира кого улучват „Нокти“ след това.
dr-wait-plot = Дракула взема бойна карта.
dr-wait-bat = Дракула избира накъде да отлети.
dr-wait-bullets = { $who } може да използва „Осветени куршуми“.
dr-wait-circle = { $who } избира кой напуска боя.
dr-wait-nature = Картите се разбъркват…
dr-wait-none = Играта свърши.

## Действия като бутони

# Видове действия, при които после се избира с какво или къде.
dr-verb-road = Придвижване по път
dr-verb-rail = Придвижване с влак
dr-verb-carriage = Нает вагон
dr-verb-sail = Придвижване по море
dr-verb-trade = Размяна на предмети и билети
dr-verb-trade_events = Размяна на събития
dr-verb-play = Изиграване на събитие
dr-verb-go = Придвижване
dr-verb-wolf = Вълчи облик
dr-verb-misdirect = Лъжлива следа
dr-verb-clear = Изпразване на леговище
dr-verb-scheme = Изиграване на събитие

dr-do-item = Запазване на „{ $item }“
dr-do-omen = Вземане на „{ $omen }“
dr-do-pass = Не
dr-do-start = Начало { NAME($place, case: "in") }
dr-do-settle = Начало { NAME($place, case: "in") }
dr-do-road = По път до { NAME($place, case: "obj") }
dr-do-rail = С влак, билет { $ticket }
dr-do-carriage = С „Нает вагон“, билет { $ticket }
dr-do-ride = С влак до { NAME($place, case: "obj") }
dr-do-sail = По море до { NAME($place, case: "obj") }
dr-do-leave = Излизане от болницата
dr-do-supply = Снабдяване
dr-do-rest = Почивка
dr-do-trade = Размяна с { NAME($seat, case: "low") }
dr-do-trade_events = Размяна на събития с { NAME($seat, case: "low") }
dr-do-reserve = Купуване на билет
dr-do-search = Претърсване на града
dr-do-bond = Психическа връзка: в този регион ли е Дракула?
dr-do-gallop = Езда с „Бързи коне“
dr-do-play = Изиграване на „{ $event }“
dr-do-act_next = Следва { NAME($seat, case: "low") }
dr-do-give = Даване: { NAME($cards, case: "low") }
dr-do-give-nothing = Без даване на карти
dr-do-keep = Запазване
dr-do-discard_item = Изчистване на „{ $item }“
dr-do-discard_event = Изчистване на „{ $event }“
dr-do-discard_ticket = Връщане на билет { $ticket }
dr-do-discard_omen = Изчистване на „{ $omen }“
dr-do-open_item = С лицето нагоре: „{ $item }“
dr-do-open_event = С лицето нагоре: „{ $event }“
dr-do-show = Показване на „{ $item }“
dr-do-use = Използване на „{ $item }“
dr-do-use-fight = { $item }
dr-do-suffer = Приемане на раните
dr-do-name = { $place }
dr-do-target = { $seat }
dr-do-space = { $spot }
dr-do-space-at = { $spot }: { $place }
dr-do-block = { $line }
dr-do-unblock = { $line }
dr-do-ally = Запазване като съюзник
dr-do-seek = Издирване { NAME($place, case: "in") }
dr-do-analysis = Анализ: Дракула показва къде е „Скриване“
dr-do-expel = Изчистване на съюзника на Дракула: „{ $omen }“
dr-do-expel-hunters = Изчистване на съюзника на ловците: „{ $event }“
dr-do-lift_ground = Махане на Осветената земя
dr-do-starve = Без Снабдяване в следващата фаза на ловците
dr-do-ambush = Засада с „{ $encounter }“
dr-do-resolve = { $encounter }
dr-do-resolve-seduction = Съблазън: „{ $encounter }“
dr-do-accept = Да
dr-do-mature = Узряване: „{ $encounter }“
dr-do-make_lair = Превръщане в леговище
dr-do-go = Към { NAME($place, case: "obj") }
dr-do-hide = Скриване: оставане на място
dr-do-feed = Засищане
dr-do-dark_call = Зов на мрака
dr-do-wolf = Като вълк до { NAME($place, case: "obj") }
dr-do-misdirect = Лъжлива следа: { NAME($spot, case: "low") }
dr-do-misdirect-at = Лъжлива следа: { NAME($spot, case: "low") } ({ $place })
dr-do-heal =
    { $n ->
        [0] Без лекуване
        [one] Лекуване на { $n } рана
       *[other] Лекуване на { $n } рани
    }
dr-do-lay = Поставяне на „{ $encounter }“
dr-do-drop = Изчистване на „{ $encounter }“
dr-do-rumor = Слух { NAME($spot, case: "on") }
dr-do-rumor-at = Слух { NAME($spot, case: "on") } ({ $place })
dr-do-clear = Изпразване: { NAME($spot, case: "low") }
dr-do-clear-at = Изпразване: { NAME($spot, case: "low") } ({ $place })
dr-do-scheme = Изиграване на „{ $omen }“
dr-do-shift = Към { NAME($place, case: "obj") }
dr-do-storm = { $place }
dr-do-calm = { $place }
dr-do-fight = { $card }
dr-do-engage = Нападане на { NAME($seat, case: "low") }
dr-do-flip = Обръщане на „Козни“
dr-do-claw = { $seat }
dr-do-plot = Вземане на „{ $card }“
dr-do-fly = Полет до { NAME($place, case: "obj") }

# Какво означава „не“ (pass) или „да“ (accept) при отделните въпроси.
dr-pass-action = Пас
dr-pass-window = Без събитие
dr-pass-luck = Без събитие
dr-pass-tip_luck = Без събитие
dr-pass-scheme = Без събитие
dr-pass-ready = Без подготовка
dr-pass-phase = Плъзгане на следата
dr-pass-sail_on = Оставане тук
dr-pass-bats = Ловецът остава
dr-pass-fog_refusal = Бой
dr-pass-leaving = Нека си отиде
dr-pass-ambush = Изчакване
dr-pass-ward = Без отговор
dr-pass-match = Без изчистване
dr-pass-stay_delayed = Продължаване
dr-pass-hounds = Без показване
dr-pass-host = Без показване
dr-pass-show = Без показване
dr-pass-wolf_show = Без показване
dr-pass-wolves = Без повече показване
dr-pass-spy = Нека гледа
dr-pass-mob = Запазване на останалите
dr-pass-soil = Запазване на останалите
dr-pass-brides = Запазване на всички
dr-pass-rumor = Без слух
dr-pass-storm = Без повече бури
dr-pass-desecrate = Без повече
dr-pass-join = Без участие
dr-pass-save = Нека се случи
dr-pass-lucy = Нека избяга
dr-pass-swap = Картата остава
dr-pass-bat = Оставане в града
dr-pass-circle = Никой повече
dr-pass-guard = Задържане
dr-accept-fog_refusal = Отказване на боя
dr-accept-duty = Изчистване на всички предмети
dr-accept-match = Изчистване
dr-accept-join = Включване в боя
dr-accept-stay_delayed = Оставане и изчистване
dr-accept-refill = Теглене на сблъсък

# Какво прави действието, под бутона му; стои в изброяване.
dr-tell-damage-n =
    { $n ->
        [one] { $n } рана
       *[other] { $n } рани
    }
dr-tell-deadly = сигурно поражение
dr-tell-heals-n =
    { $n ->
        [one] { $n } излекувана рана
       *[other] { $n } излекувани рани
    }
dr-tell-influence-n = влияние +{ $n }
dr-tell-influence_falls-n = влияние { $n }
dr-tell-wins = победа
dr-tell-delays = забавяне
dr-tell-items-n =
    { $n ->
        [one] { $n } предмет
       *[other] { $n } предмета
    }
dr-tell-tickets-n =
    { $n ->
        [one] { $n } билет
       *[other] { $n } билета
    }
dr-tell-encounters-n =
    { $n ->
        [one] { $n } сблъсък
       *[other] { $n } сблъсъка
    }
dr-tell-hits-n =
    { $n ->
        [one] { $n } рана
       *[other] { $n } рани
    }
dr-tell-defeats = победен противник
dr-tell-fails = ще бъде отменена
dr-tell-lair = леговище
# Срещу открита карта.
dr-tell-cancels = отменя картата му
dr-tell-cancels_not = не отменя
dr-does = { $what }
dr-does-spends = цена: { NAME($cards, case: "low") }
dr-does-spends-more = цена: { NAME($cards, case: "low") }; { $what }
dr-does-meets = среща с { NAME($hunters, case: "low") }
dr-does-meets-more = среща с { NAME($hunters, case: "low") }; { $what }
dr-does-reach = стига до { NAME($places, case: "obj") }
dr-does-reach-more = стига до { NAME($places, case: "obj") } и другаде
dr-does-reach-cost = { $what }; стига до { NAME($places, case: "obj") }
dr-does-reach-cost-more = { $what }; стига до { NAME($places, case: "obj") } и другаде
dr-does-cancels = отменя { $cancels } от { $of }
dr-does-cancels-hits = отменя { $cancels } от { $of }; { $what }
dr-does-top-hunter = { $what } и събитие
dr-does-top-hunter-only = събитие
dr-does-top-dracula = { $what }; събитие на Дракула се изчиства
dr-does-top-dracula-only = събитие на Дракула се изчиства
# Колко от картите, които може да са най-долу, са на едните и на другите.
dr-does-bottom = { $what } и най-долното събитие: ловци { $hunter }, Дракула { $dracula }
dr-does-bottom-only = най-долното събитие: ловци { $hunter }, Дракула { $dracula }

dr-confirm-pass = Ще пропуснете ли този ред?
dr-confirm-duty = Ще изчистите ли всичките си предмети: { $cards }?
dr-confirm-deadly = Така ловецът ви ще бъде победен. Ще го направите ли въпреки това?

## Летопис

dr-event-began = Ловът започва
dr-event-dawn = { $day }: зора
dr-event-day = { $day }: ден
dr-event-dusk = { $day }: здрач
dr-event-night = { $day }: нощ
dr-event-dracula_phase = Фаза на Дракула
dr-event-despair = Мина седмица: { $tokens } от { $most } жетона отчаяние.
dr-event-turn = На ред е { NAME($who, case: "low") }.
dr-event-passed = { $who } пасува.
dr-event-stood_up = { $who } отново се изправя.
dr-event-game_over =
    { ID($winner) ->
        [dracula] Дракула победи
       *[hunters] Ловците победиха
    }
dr-event-started = { $who } започва { NAME($place, case: "in") }.
dr-event-moved = { $who } отива от { NAME($from, case: "obj") } { NAME($to, case: "in") }.
dr-event-shifted =
    { GENDER($who) ->
        [f] { $who } е преместена от { NAME($from, case: "obj") } { NAME($to, case: "in") }.
       *[m] { $who } е преместен от { NAME($from, case: "obj") } { NAME($to, case: "in") }.
    }
dr-event-ticket_spent = { $who } харчи билет { $ticket }.
dr-event-ticket_turned = { $who } обръща билет { $ticket } за „Бързи коне“.
dr-event-item_drawn = { $who } тегли „{ $item }“.
dr-event-item_drawn-hidden = { $who } тегли предмет.
dr-event-event_drawn = { $who } тегли „{ $event }“.
dr-event-event_drawn-hidden = { $who } тегли събитие.
dr-event-ticket_drawn = { $who } купува билет { $ticket }.
dr-event-ticket_drawn-hidden = { $who } купува билет.
dr-event-event_buried = Изчистена с лицето надолу: { $back }.
dr-event-back_turned = Следващото събитие в тестето: { $back }.
dr-event-reshuffled =
    { $deck ->
        [items] Изчистените предмети се разбъркват в ново тесте.
        [events] Изчистени събития се разбъркват в тестето.
       *[encounters] Изчистените сблъсъци се разбъркват в ново тесте.
    }
dr-event-rested = { $who } почива.
dr-event-traded =
    { $events ->
        [0] { $who } прави размяна с { NAME($with, case: "low") }.
       *[other] { $who } разменя събития с { NAME($with, case: "low") }.
    }
dr-event-gave =
    { $n ->
        [0] { $who } не дава нищо на { NAME($hunter, case: "low") }.
        [one] { $who } дава { $n } карта на { NAME($hunter, case: "low") }.
       *[other] { $who } дава { $n } карти на { NAME($hunter, case: "low") }.
    }
dr-event-item_discarded = { $who } изчиства „{ $item }“.
dr-event-event_discarded = { $who } изчиства „{ $event }“.
dr-event-event_discarded-deck = Изчистена от тестето: „{ $event }“.
dr-event-ticket_returned = { $who } връща билет { $ticket }.
dr-event-ticket_returned-hidden = { $who } връща билет.
dr-event-item_opened = { $who } държи „{ $item }“ с лицето нагоре.
dr-event-event_opened = { $who } държи „{ $event }“ с лицето нагоре.
dr-event-item_shown = { $who } показва „{ $item }“.
dr-event-event_shown = { $who } показва „{ $event }“.
dr-event-event_kept = { $who } запазва събитието.
dr-event-delayed =
    { GENDER($who) ->
        [f] { $who } е забавена.
       *[m] { $who } е забавен.
    }
dr-event-bats_came = Прилепи следват { NAME($who, case: "low") }.
dr-event-bats_left = Прилепите нападат { NAME($who, case: "low") }.
dr-event-to_hospital = { $who } се свестява в болницата { NAME($place, case: "in") }.
dr-event-left_hospital = { $who } излиза от болницата { NAME($place, case: "in") }.
dr-event-hurt =
    { $amount ->
        [one] { $who } получава { $amount } рана (общо { $damage }).
       *[other] { $who } получава { $amount } рани (общо { $damage }).
    }
dr-event-healed =
    { $amount ->
        [one] { $who } лекува { $amount } рана (оставащи: { $damage }).
       *[other] { $who } лекува { $amount } рани (оставащи: { $damage }).
    }
dr-event-bitten =
    { GENDER($who) ->
        [f] { $who } е ухапана!
       *[m] { $who } е ухапан!
    }
dr-event-bite_healed = { $who } губи жетон ухапване.
dr-event-saved =
    { GENDER($who) ->
        [f] { $who } е спасена.
       *[m] { $who } е спасен.
    }
dr-event-defeated =
    { GENDER($who) ->
        [f] { $who } е победена!
       *[m] { $who } е победен!
    }
dr-event-influence = Влиянието расте с { $amount } и вече е { $influence }.
dr-event-influence-falls = Влиянието пада с { $amount } и вече е { $influence }.
dr-event-dracula_hurt =
    { $amount ->
        [one] Дракула получава { $amount } рана (общо { $damage }).
       *[other] Дракула получава { $amount } рани (общо { $damage }).
    }
dr-event-dracula_healed =
    { $amount ->
        [one] Дракула лекува { $amount } рана (оставащи: { $damage }).
       *[other] Дракула лекува { $amount } рани (оставащи: { $damage }).
    }
dr-event-played = { $who } играе „{ $event }“.
dr-event-ally = Нов съюзник на ловците: „{ $event }“.
dr-event-ally-dracula = Нов съюзник на Дракула: „{ $omen }“.
dr-event-ally_gone = Ловците губят съюзника си „{ $event }“.
dr-event-ally_gone-dracula = Дракула губи съюзника си „{ $omen }“.
dr-event-cancelled = Картата „{ $event }“ е отменена.
dr-event-cancelled-dracula = Картата „{ $omen }“ е отменена.
dr-event-schemed = Дракула играе „{ $omen }“.
dr-event-omen_drawn = Дракула получава „{ $omen }“.
dr-event-omen_drawn-hidden = Дракула получава събитие.
dr-event-omen_kept = Дракула запазва „{ $omen }“.
dr-event-omen_kept-hidden = Дракула запазва събитието.
dr-event-omen_discarded = Дракула изчиства „{ $omen }“.
dr-event-omen_discarded-hidden = Дракула изчиства събитие.
dr-event-omen_shown = Дракула показва „{ $omen }“.
dr-event-omen_shown-hidden = Дракула показва събитие.
dr-event-named = { $who } посочва { NAME($place, case: "obj") }.
dr-event-not_there = { $place } не е на следата.
dr-event-not_there-spot = { $spot }: няма карта на място.
dr-event-not_there-near = Наблизо няма скривалище.
dr-event-answer_region =
    { $there ->
        [0] Дракула не е { NAME($region, case: "in") }.
       *[other] Дракула е { NAME($region, case: "in") }.
    }
dr-event-answer_region-sea = Дракула е в морето, в никой регион.
dr-event-answer_adjacent = Съседни на Дракула: { NAME($hunters, case: "low") }.
dr-event-answer_adjacent-nobody = Никой ловец не е съседен на Дракула.
dr-event-backs_seen = Най-долу в тестето: { $back }.
dr-event-settled = Дракула започва { NAME($place, case: "in") }.
dr-event-settled-hidden = Дракула избра къде започва.
dr-event-laid_card = Дракула отива { NAME($place, case: "in") }.
dr-event-laid_card-hidden =
    { ID($back) ->
        [sea] Дракула поставя морска карта на следата.
        [castle] Дракула поставя картата на своя замък на следата.
       *[city] Дракула поставя карта на следата.
    }
dr-event-power = Дракула играе „{ $power }“.
dr-event-slid = Следата се плъзга.
dr-event-location_revealed = Картата на { NAME($place, case: "obj") } е разкрита { NAME($spot, case: "on") }!
dr-event-hide_revealed = Картата „Скриване“ е разкрита { NAME($spot, case: "on") }.
dr-event-hide_revealed-deck = Картата „Скриване“ не е на следата.
dr-event-dracula_revealed = Дракула е открит { NAME($place, case: "in") }!
dr-event-dracula_hidden = Дракула изчезва от погледа.
dr-event-cleared = { $spot } е изпразнено.
dr-event-lair_made = Скривалището става { NAME($spot, case: "low") }.
dr-event-lair_entered = Дракула влиза { NAME($spot, case: "on") }.
dr-event-no_move = Дракула няма къде да отиде.
dr-event-way_found = Дракула намира изход.
dr-event-encounter_drawn = Дракула тегли „{ $encounter }“.
dr-event-encounter_drawn-hidden = Дракула тегли сблъсък.
dr-event-encounter_laid = Дракула поставя „{ $encounter }“ { NAME($spot, case: "on") }.
dr-event-encounter_laid-hidden = Дракула поставя сблъсък { NAME($spot, case: "on") }.
dr-event-encounter_revealed = Разкрит сблъсък { NAME($spot, case: "on") }: „{ $encounter }“.
dr-event-encounter_discarded = Изчистен сблъсък: „{ $encounter }“.
dr-event-encounter_discarded-hidden = Сблъсък се изчиства с лицето надолу.
dr-event-encounter_returned = Картата „{ $encounter }“ се връща { NAME($spot, case: "on") }.
dr-event-encounter_returned-hand = Картата „{ $encounter }“ се връща в ръката на Дракула.
dr-event-encounter_shown = Дракула показва „{ $encounter }“.
dr-event-matured = Картата „{ $encounter }“ узрява!
dr-event-rumor_laid = Дракула поставя слух { NAME($spot, case: "on") }.
dr-event-rumor_gone = Слухът { NAME($spot, case: "on") } се маха.
dr-event-guards_kept = Дракула запазва „Телохранители“.
dr-event-ambush = Засада срещу { NAME($who, case: "low") }: „{ $encounter }“!
dr-event-search = { $who } претърсва { NAME($place, case: "obj") }.
dr-event-fog = Мъгла пада над { NAME($place, case: "obj") }.
dr-event-fog_lifted = Мъглата над { NAME($place, case: "obj") } се вдига.
dr-event-storm = Буря се надига { NAME($place, case: "in") }.
dr-event-storm_lifted = Бурята { NAME($place, case: "in") } утихва.
dr-event-blocked = На { NAME($line, case: "def") } е поставено заграждение.
dr-event-unblocked = Заграждението на { NAME($line, case: "def") } е махнато.
dr-event-consecrated = { $place } става Осветена земя.
dr-event-host_token = { $who } закриля { NAME($place, case: "obj") } със „Света хостия“.
dr-event-hosts_gone = Жетоните Света хостия се махат от игралното поле.
dr-event-ground_lifted = { $place } вече не е Осветена земя.
dr-event-combat =
    { $night ->
        [0] Бой с { NAME($foe, case: "low") } { NAME($place, case: "in") }, денем
       *[other] Бой с { NAME($foe, case: "low") } { NAME($place, case: "in") }, нощем
    }
dr-event-refused = Дракула отказва боя в мъглата.
dr-event-combat_card_drawn = Дракула тегли „{ $card }“.
dr-event-combat_card_drawn-hidden = Дракула тегли бойна карта.
dr-event-card_chosen = { $who } поставя „{ $item }“.
dr-event-card_chosen-hidden = { $who } поставя карта.
dr-event-dracula_chose = Дракула поставя „{ $card }“.
dr-event-dracula_chose-hidden = Дракула поставя карта.
dr-event-engaged = Нападнатият ловец е { NAME($who, case: "low") }.
dr-event-cards_shown = { $who } играе „{ $item }“.
dr-event-dracula_card = Дракула играе „{ $card }“.
dr-event-card_cancelled = Картата „{ $item }“ е отменена.
dr-event-card_cancelled-dracula = Картата „{ $card }“ е отменена.
dr-event-card_exchanged = { $who } вместо това играе „{ $item }“.
dr-event-left_combat = { $who } напуска боя.
dr-event-mesmerized =
    { GENDER($who) ->
        [f] { $who } е вцепенена.
       *[m] { $who } е вцепенен.
    }
dr-event-vampire_hurt =
    { $amount ->
        [one] Вампирът получава { $amount } рана (общо { $damage }).
       *[other] Вампирът получава { $amount } рани (общо { $damage }).
    }
dr-event-vampire_healed =
    { $amount ->
        [one] Вампирът лекува { $amount } рана (оставащи: { $damage }).
       *[other] Вампирът лекува { $amount } рани (оставащи: { $damage }).
    }
dr-event-vampire_defeated = Победен вампир: „{ $encounter }“!
dr-event-bat_flew = Дракула отлита { NAME($place, case: "in") } като прилеп.
dr-event-bat_flew-hidden = Дракула отлита като прилеп.
dr-event-combat_over = Боят свърши.

## Числа на мястото (на глас и при посочване)

dr-number-health = Здраве: { $n } от { $most }
dr-number-bites =
    { $n ->
        [0] Без ухапвания
        [one] { $n } ухапване
       *[other] { $n } ухапвания
    }
dr-number-influence = Влияние { $n } от { $most }
dr-number-rumors =
    { $n ->
        [one] { $n } жетон слух
       *[other] { $n } жетона слух
    }
dr-number-items = предмети
dr-number-events = събития
dr-number-tickets = билети
dr-number-encounters = сблъсъци в ръката
dr-mark-bats = С прилепи
dr-mark-weakened = Отслабване: един предмет и едно събитие лежат с лицето нагоре
dr-mark-guards = „Телохранители“ чакат
dr-status-defeated = поражение
dr-status-delayed = забавяне
dr-status-hospital = в болница
dr-status-chosen = избра

# Какво се казва за място, ловец и поле на следата, едно след друго.
dr-label-large = Голям град
dr-label-small = Малък град
dr-label-castle = Замък
dr-label-sea = Морска зона
dr-label-port = Пристанище
dr-label-hospital = Болница
dr-label-hunters = Тук: { NAME($hunters, case: "low") }
dr-label-dracula = Дракула е тук
dr-label-fog = Мъгла: { $n }
dr-label-storm = Буря
dr-label-consecrated = Осветена земя
dr-label-host = Света хостия
dr-label-spot = { $spot } на следата
dr-label-spot-lair = { $spot }
dr-label-belief = Вероятност Дракула да е тук: { $n } %

## Игралното поле

dr-flank = Време и следа
dr-trail = Следата на Дракула
dr-lairs = Леговища
dr-tools = Изгледи на игралното поле
dr-tool-belief = Къде може да е Дракула
dr-tool-reach = Докъде стигат ловците в следващия си ред
dr-tool-pin = Бележка на игралното поле
dr-pin-where = Изберете място на игралното поле.
dr-pin-title = Бележка: { $place }
dr-pin-text = Няколко думи
dr-pin-shared = И моята страна да я вижда
dr-pin-save = Закачане
dr-pin-remove = Махане
dr-show = Показване: { $who }
dr-show-last = Къде Дракула е видян за последно
dr-time = { $day } – { $light }
dr-influence = Влияние: { $n } от { $of }
dr-despair = Отчаяние: { $n } от { $of }
dr-map-dracula = Дракула: { $place }
dr-map-fog = Мъгла: { $where }
dr-map-storm = Буря: { $where }
dr-map-roadblock = Заграждение: { $where }
dr-map-consecrated = Осветена земя: { $where }
dr-map-host = Света хостия: { $where }

## Карти и табла

dr-hidden-item = Неизвестен предмет
dr-hidden-ticket = Неизвестен билет
dr-hidden-event = Неизвестно събитие на ловците
dr-hidden-omen = Неизвестно събитие на Дракула
dr-hidden-encounter = Неизвестен сблъсък
dr-hidden-combat = Неизвестна бойна карта

# Таблото на ловец или на Дракула.
dr-hidden-card = Неизвестна карта
dr-ripens =
    { $n ->
        [one] Напуска следата в следващата фаза на Дракула
       *[other] Напуска следата след { $n } фази на Дракула
    }

# До едно място.
dr-detail-roads = Пътища: { $places }
dr-detail-white = Бели железници: { $places }
dr-detail-yellow = Жълти железници: { $places }
dr-detail-sea = По море: { $places }
dr-detail-belief-little = Вероятност Дракула да е тук: под 1 %

# До едно поле на следата.
dr-came-start = Тук е започнал.
dr-came-step = Дошъл е с една стъпка.
dr-came-stay = Останал е на мястото си.
dr-came-step_or_stay = Дошъл е с една стъпка или е останал и се крие.
dr-came-wolf = Дошъл е като вълк, по един или два пътя.
dr-lair-about = Скривалище, което Дракула е запазил, когато е напуснало следата. Никога не узрява, но може да напада от засада и той може пак да влезе в него.

dr-own-dracula = Вашите сблъсъци
dr-own-hunter = Вашето състояние
