# «Ярость Дракулы». Сначала имена и карты, затем вопросы, действия и рассказ о них.
#
# Формы имён: nom — отдельно и в начале предложения, low — то же внутри предложения со строчной буквы,
# gen, dat, acc, ins — падежи. У мест и ячеек есть формы с предлогом: at (где), into (куда), from (откуда); у дней недели — on (когда).
# Имена карт стоят в кавычках и не склоняются; форма full — билет вместе со словом «билет».
# У охотников есть признак .gender для GENDER($who).

dr-title = Ярость Дракулы
dr-blurb = Четверо охотников гонятся по Европе за графом, от которого остаётся лишь остывший след. Один из вас — Дракула.
dr-learn = Первый вечер за охотников или за Дракулу.

## Имена

dr-role-dracula =
    { $case ->
       *[nom] Дракула
        [low] Дракула
        [gen] Дракулы
        [dat] Дракуле
        [acc] Дракулу
        [ins] Дракулой
    }
    .gender = m
dr-role-godalming =
    { $case ->
       *[nom] Лорд Годалминг
        [low] лорд Годалминг
        [gen] лорда Годалминга
        [dat] лорду Годалмингу
        [acc] лорда Годалминга
        [ins] лордом Годалмингом
    }
    .gender = m
dr-role-seward =
    { $case ->
       *[nom] Доктор Сьюард
        [low] доктор Сьюард
        [gen] доктора Сьюарда
        [dat] доктору Сьюарду
        [acc] доктора Сьюарда
        [ins] доктором Сьюардом
    }
    .gender = m
dr-role-van_helsing =
    { $case ->
       *[nom] Ван Хельсинг
        [low] ван Хельсинг
        [gen] ван Хельсинга
        [dat] ван Хельсингу
        [acc] ван Хельсинга
        [ins] ван Хельсингом
    }
    .gender = m
dr-role-mina =
    { $case ->
       *[nom] Мина Харкер
        [low] Мина Харкер
        [gen] Мины Харкер
        [dat] Мине Харкер
        [acc] Мину Харкер
        [ins] Миной Харкер
    }
    .gender = f

dr-place-dublin =
    { $case ->
       *[nom] Дублин
        [low] Дублин
        [gen] Дублина
        [acc] Дублин
        [at] в Дублине
        [into] в Дублин
        [from] из Дублина
    }
dr-place-edinburgh =
    { $case ->
       *[nom] Эдинбург
        [low] Эдинбург
        [gen] Эдинбурга
        [acc] Эдинбург
        [at] в Эдинбурге
        [into] в Эдинбург
        [from] из Эдинбурга
    }
dr-place-galway =
    { $case ->
       *[nom] Голуэй
        [low] Голуэй
        [gen] Голуэя
        [acc] Голуэй
        [at] в Голуэе
        [into] в Голуэй
        [from] из Голуэя
    }
dr-place-liverpool =
    { $case ->
       *[nom] Ливерпуль
        [low] Ливерпуль
        [gen] Ливерпуля
        [acc] Ливерпуль
        [at] в Ливерпуле
        [into] в Ливерпуль
        [from] из Ливерпуля
    }
dr-place-london =
    { $case ->
       *[nom] Лондон
        [low] Лондон
        [gen] Лондона
        [acc] Лондон
        [at] в Лондоне
        [into] в Лондон
        [from] из Лондона
    }
dr-place-manchester =
    { $case ->
       *[nom] Манчестер
        [low] Манчестер
        [gen] Манчестера
        [acc] Манчестер
        [at] в Манчестере
        [into] в Манчестер
        [from] из Манчестера
    }
dr-place-plymouth =
    { $case ->
       *[nom] Плимут
        [low] Плимут
        [gen] Плимута
        [acc] Плимут
        [at] в Плимуте
        [into] в Плимут
        [from] из Плимута
    }
dr-place-swansea =
    { $case ->
       *[nom] Суонси
        [low] Суонси
        [gen] Суонси
        [acc] Суонси
        [at] в Суонси
        [into] в Суонси
        [from] из Суонси
    }
dr-place-bordeaux =
    { $case ->
       *[nom] Бордо
        [low] Бордо
        [gen] Бордо
        [acc] Бордо
        [at] в Бордо
        [into] в Бордо
        [from] из Бордо
    }
dr-place-brussels =
    { $case ->
       *[nom] Брюссель
        [low] Брюссель
        [gen] Брюсселя
        [acc] Брюссель
        [at] в Брюсселе
        [into] в Брюссель
        [from] из Брюсселя
    }
dr-place-clermont_ferrand =
    { $case ->
       *[nom] Клермон-Ферран
        [low] Клермон-Ферран
        [gen] Клермон-Феррана
        [acc] Клермон-Ферран
        [at] в Клермон-Ферране
        [into] в Клермон-Ферран
        [from] из Клермон-Феррана
    }
dr-place-le_havre =
    { $case ->
       *[nom] Гавр
        [low] Гавр
        [gen] Гавра
        [acc] Гавр
        [at] в Гавре
        [into] в Гавр
        [from] из Гавра
    }
dr-place-marseilles =
    { $case ->
       *[nom] Марсель
        [low] Марсель
        [gen] Марселя
        [acc] Марсель
        [at] в Марселе
        [into] в Марсель
        [from] из Марселя
    }
dr-place-nantes =
    { $case ->
       *[nom] Нант
        [low] Нант
        [gen] Нанта
        [acc] Нант
        [at] в Нанте
        [into] в Нант
        [from] из Нанта
    }
dr-place-paris =
    { $case ->
       *[nom] Париж
        [low] Париж
        [gen] Парижа
        [acc] Париж
        [at] в Париже
        [into] в Париж
        [from] из Парижа
    }
dr-place-strasbourg =
    { $case ->
       *[nom] Страсбург
        [low] Страсбург
        [gen] Страсбурга
        [acc] Страсбург
        [at] в Страсбурге
        [into] в Страсбург
        [from] из Страсбурга
    }
dr-place-toulouse =
    { $case ->
       *[nom] Тулуза
        [low] Тулуза
        [gen] Тулузы
        [acc] Тулузу
        [at] в Тулузе
        [into] в Тулузу
        [from] из Тулузы
    }
dr-place-alicante =
    { $case ->
       *[nom] Аликанте
        [low] Аликанте
        [gen] Аликанте
        [acc] Аликанте
        [at] в Аликанте
        [into] в Аликанте
        [from] из Аликанте
    }
dr-place-barcelona =
    { $case ->
       *[nom] Барселона
        [low] Барселона
        [gen] Барселоны
        [acc] Барселону
        [at] в Барселоне
        [into] в Барселону
        [from] из Барселоны
    }
dr-place-cadiz =
    { $case ->
       *[nom] Кадис
        [low] Кадис
        [gen] Кадиса
        [acc] Кадис
        [at] в Кадисе
        [into] в Кадис
        [from] из Кадиса
    }
dr-place-granada =
    { $case ->
       *[nom] Гранада
        [low] Гранада
        [gen] Гранады
        [acc] Гранаду
        [at] в Гранаде
        [into] в Гранаду
        [from] из Гранады
    }
dr-place-lisbon =
    { $case ->
       *[nom] Лиссабон
        [low] Лиссабон
        [gen] Лиссабона
        [acc] Лиссабон
        [at] в Лиссабоне
        [into] в Лиссабон
        [from] из Лиссабона
    }
dr-place-madrid =
    { $case ->
       *[nom] Мадрид
        [low] Мадрид
        [gen] Мадрида
        [acc] Мадрид
        [at] в Мадриде
        [into] в Мадрид
        [from] из Мадрида
    }
dr-place-santander =
    { $case ->
       *[nom] Сантандер
        [low] Сантандер
        [gen] Сантандера
        [acc] Сантандер
        [at] в Сантандере
        [into] в Сантандер
        [from] из Сантандера
    }
dr-place-saragossa =
    { $case ->
       *[nom] Сарагоса
        [low] Сарагоса
        [gen] Сарагосы
        [acc] Сарагосу
        [at] в Сарагосе
        [into] в Сарагосу
        [from] из Сарагосы
    }
dr-place-amsterdam =
    { $case ->
       *[nom] Амстердам
        [low] Амстердам
        [gen] Амстердама
        [acc] Амстердам
        [at] в Амстердаме
        [into] в Амстердам
        [from] из Амстердама
    }
dr-place-berlin =
    { $case ->
       *[nom] Берлин
        [low] Берлин
        [gen] Берлина
        [acc] Берлин
        [at] в Берлине
        [into] в Берлин
        [from] из Берлина
    }
dr-place-cologne =
    { $case ->
       *[nom] Кёльн
        [low] Кёльн
        [gen] Кёльна
        [acc] Кёльн
        [at] в Кёльне
        [into] в Кёльн
        [from] из Кёльна
    }
dr-place-frankfurt =
    { $case ->
       *[nom] Франкфурт
        [low] Франкфурт
        [gen] Франкфурта
        [acc] Франкфурт
        [at] во Франкфурте
        [into] во Франкфурт
        [from] из Франкфурта
    }
dr-place-hamburg =
    { $case ->
       *[nom] Гамбург
        [low] Гамбург
        [gen] Гамбурга
        [acc] Гамбург
        [at] в Гамбурге
        [into] в Гамбург
        [from] из Гамбурга
    }
dr-place-leipzig =
    { $case ->
       *[nom] Лейпциг
        [low] Лейпциг
        [gen] Лейпцига
        [acc] Лейпциг
        [at] в Лейпциге
        [into] в Лейпциг
        [from] из Лейпцига
    }
dr-place-munich =
    { $case ->
       *[nom] Мюнхен
        [low] Мюнхен
        [gen] Мюнхена
        [acc] Мюнхен
        [at] в Мюнхене
        [into] в Мюнхен
        [from] из Мюнхена
    }
dr-place-nuremberg =
    { $case ->
       *[nom] Нюрнберг
        [low] Нюрнберг
        [gen] Нюрнберга
        [acc] Нюрнберг
        [at] в Нюрнберге
        [into] в Нюрнберг
        [from] из Нюрнберга
    }
dr-place-bari =
    { $case ->
       *[nom] Бари
        [low] Бари
        [gen] Бари
        [acc] Бари
        [at] в Бари
        [into] в Бари
        [from] из Бари
    }
dr-place-cagliari =
    { $case ->
       *[nom] Кальяри
        [low] Кальяри
        [gen] Кальяри
        [acc] Кальяри
        [at] в Кальяри
        [into] в Кальяри
        [from] из Кальяри
    }
dr-place-florence =
    { $case ->
       *[nom] Флоренция
        [low] Флоренция
        [gen] Флоренции
        [acc] Флоренцию
        [at] во Флоренции
        [into] во Флоренцию
        [from] из Флоренции
    }
dr-place-geneva =
    { $case ->
       *[nom] Женева
        [low] Женева
        [gen] Женевы
        [acc] Женеву
        [at] в Женеве
        [into] в Женеву
        [from] из Женевы
    }
dr-place-genoa =
    { $case ->
       *[nom] Генуя
        [low] Генуя
        [gen] Генуи
        [acc] Геную
        [at] в Генуе
        [into] в Геную
        [from] из Генуи
    }
dr-place-milan =
    { $case ->
       *[nom] Милан
        [low] Милан
        [gen] Милана
        [acc] Милан
        [at] в Милане
        [into] в Милан
        [from] из Милана
    }
dr-place-naples =
    { $case ->
       *[nom] Неаполь
        [low] Неаполь
        [gen] Неаполя
        [acc] Неаполь
        [at] в Неаполе
        [into] в Неаполь
        [from] из Неаполя
    }
dr-place-rome =
    { $case ->
       *[nom] Рим
        [low] Рим
        [gen] Рима
        [acc] Рим
        [at] в Риме
        [into] в Рим
        [from] из Рима
    }
dr-place-venice =
    { $case ->
       *[nom] Венеция
        [low] Венеция
        [gen] Венеции
        [acc] Венецию
        [at] в Венеции
        [into] в Венецию
        [from] из Венеции
    }
dr-place-zurich =
    { $case ->
       *[nom] Цюрих
        [low] Цюрих
        [gen] Цюриха
        [acc] Цюрих
        [at] в Цюрихе
        [into] в Цюрих
        [from] из Цюриха
    }
dr-place-belgrade =
    { $case ->
       *[nom] Белград
        [low] Белград
        [gen] Белграда
        [acc] Белград
        [at] в Белграде
        [into] в Белград
        [from] из Белграда
    }
dr-place-budapest =
    { $case ->
       *[nom] Будапешт
        [low] Будапешт
        [gen] Будапешта
        [acc] Будапешт
        [at] в Будапеште
        [into] в Будапешт
        [from] из Будапешта
    }
dr-place-klausenburg =
    { $case ->
       *[nom] Клаузенбург
        [low] Клаузенбург
        [gen] Клаузенбурга
        [acc] Клаузенбург
        [at] в Клаузенбурге
        [into] в Клаузенбург
        [from] из Клаузенбурга
    }
dr-place-prague =
    { $case ->
       *[nom] Прага
        [low] Прага
        [gen] Праги
        [acc] Прагу
        [at] в Праге
        [into] в Прагу
        [from] из Праги
    }
dr-place-sarajevo =
    { $case ->
       *[nom] Сараево
        [low] Сараево
        [gen] Сараева
        [acc] Сараево
        [at] в Сараеве
        [into] в Сараево
        [from] из Сараева
    }
dr-place-szeged =
    { $case ->
       *[nom] Сегед
        [low] Сегед
        [gen] Сегеда
        [acc] Сегед
        [at] в Сегеде
        [into] в Сегед
        [from] из Сегеда
    }
dr-place-vienna =
    { $case ->
       *[nom] Вена
        [low] Вена
        [gen] Вены
        [acc] Вену
        [at] в Вене
        [into] в Вену
        [from] из Вены
    }
dr-place-zagreb =
    { $case ->
       *[nom] Загреб
        [low] Загреб
        [gen] Загреба
        [acc] Загреб
        [at] в Загребе
        [into] в Загреб
        [from] из Загреба
    }
dr-place-athens =
    { $case ->
       *[nom] Афины
        [low] Афины
        [gen] Афин
        [acc] Афины
        [at] в Афинах
        [into] в Афины
        [from] из Афин
    }
dr-place-bucharest =
    { $case ->
       *[nom] Бухарест
        [low] Бухарест
        [gen] Бухареста
        [acc] Бухарест
        [at] в Бухаресте
        [into] в Бухарест
        [from] из Бухареста
    }
dr-place-castle_dracula =
    { $case ->
       *[nom] Замок Дракулы
        [low] замок Дракулы
        [gen] замка Дракулы
        [acc] замок Дракулы
        [at] в замке Дракулы
        [into] в замок Дракулы
        [from] из замка Дракулы
    }
dr-place-constanta =
    { $case ->
       *[nom] Констанца
        [low] Констанца
        [gen] Констанцы
        [acc] Констанцу
        [at] в Констанце
        [into] в Констанцу
        [from] из Констанцы
    }
dr-place-galatz =
    { $case ->
       *[nom] Галац
        [low] Галац
        [gen] Галаца
        [acc] Галац
        [at] в Галаце
        [into] в Галац
        [from] из Галаца
    }
dr-place-salonica =
    { $case ->
       *[nom] Салоники
        [low] Салоники
        [gen] Салоник
        [acc] Салоники
        [at] в Салониках
        [into] в Салоники
        [from] из Салоник
    }
dr-place-sofia =
    { $case ->
       *[nom] София
        [low] София
        [gen] Софии
        [acc] Софию
        [at] в Софии
        [into] в Софию
        [from] из Софии
    }
dr-place-valona =
    { $case ->
       *[nom] Валона
        [low] Валона
        [gen] Валоны
        [acc] Валону
        [at] в Валоне
        [into] в Валону
        [from] из Валоны
    }
dr-place-varna =
    { $case ->
       *[nom] Варна
        [low] Варна
        [gen] Варны
        [acc] Варну
        [at] в Варне
        [into] в Варну
        [from] из Варны
    }
dr-place-north_sea =
    { $case ->
       *[nom] Северное море
        [low] Северное море
        [gen] Северного моря
        [acc] Северное море
        [at] в Северном море
        [into] в Северное море
        [from] из Северного моря
    }
dr-place-english_channel =
    { $case ->
       *[nom] Ла-Манш
        [low] Ла-Манш
        [gen] Ла-Манша
        [acc] Ла-Манш
        [at] в Ла-Манше
        [into] в Ла-Манш
        [from] из Ла-Манша
    }
dr-place-irish_sea =
    { $case ->
       *[nom] Ирландское море
        [low] Ирландское море
        [gen] Ирландского моря
        [acc] Ирландское море
        [at] в Ирландском море
        [into] в Ирландское море
        [from] из Ирландского моря
    }
dr-place-north_atlantic =
    { $case ->
       *[nom] Северная Атлантика
        [low] Северная Атлантика
        [gen] Северной Атлантики
        [acc] Северную Атлантику
        [at] в Северной Атлантике
        [into] в Северную Атлантику
        [from] из Северной Атлантики
    }
dr-place-south_atlantic =
    { $case ->
       *[nom] Южная Атлантика
        [low] Южная Атлантика
        [gen] Южной Атлантики
        [acc] Южную Атлантику
        [at] в Южной Атлантике
        [into] в Южную Атлантику
        [from] из Южной Атлантики
    }
dr-place-mediterranean_sea =
    { $case ->
       *[nom] Средиземное море
        [low] Средиземное море
        [gen] Средиземного моря
        [acc] Средиземное море
        [at] в Средиземном море
        [into] в Средиземное море
        [from] из Средиземного моря
    }
dr-place-tyrrhenian_sea =
    { $case ->
       *[nom] Тирренское море
        [low] Тирренское море
        [gen] Тирренского моря
        [acc] Тирренское море
        [at] в Тирренском море
        [into] в Тирренское море
        [from] из Тирренского моря
    }
dr-place-ionian_sea =
    { $case ->
       *[nom] Ионическое море
        [low] Ионическое море
        [gen] Ионического моря
        [acc] Ионическое море
        [at] в Ионическом море
        [into] в Ионическое море
        [from] из Ионического моря
    }
dr-place-adriatic_sea =
    { $case ->
       *[nom] Адриатическое море
        [low] Адриатическое море
        [gen] Адриатического моря
        [acc] Адриатическое море
        [at] в Адриатическом море
        [into] в Адриатическое море
        [from] из Адриатического моря
    }
dr-place-black_sea =
    { $case ->
       *[nom] Чёрное море
        [low] Чёрное море
        [gen] Чёрного моря
        [acc] Чёрное море
        [at] в Чёрном море
        [into] в Чёрное море
        [from] из Чёрного моря
    }

dr-region-britannia =
    { $case ->
       *[nom] Британия
        [at] в Британии
    }
dr-region-gallia =
    { $case ->
       *[nom] Галлия
        [at] в Галлии
    }
dr-region-iberia =
    { $case ->
       *[nom] Иберия
        [at] в Иберии
    }
dr-region-germania =
    { $case ->
       *[nom] Германия
        [at] в Германии
    }
dr-region-italia =
    { $case ->
       *[nom] Италия
        [at] в Италии
    }
dr-region-austro_hungary =
    { $case ->
       *[nom] Австро-Венгрия
        [at] в Австро-Венгрии
    }
dr-region-balkans =
    { $case ->
       *[nom] Балканы
        [at] на Балканах
    }

dr-spot-space1 =
    { $case ->
       *[nom] Ячейка 1
        [low] ячейка 1
        [acc] ячейку 1
        [at] на ячейке 1
        [into] на ячейку 1
    }
dr-spot-space2 =
    { $case ->
       *[nom] Ячейка 2
        [low] ячейка 2
        [acc] ячейку 2
        [at] на ячейке 2
        [into] на ячейку 2
    }
dr-spot-space3 =
    { $case ->
       *[nom] Ячейка 3
        [low] ячейка 3
        [acc] ячейку 3
        [at] на ячейке 3
        [into] на ячейку 3
    }
dr-spot-space4 =
    { $case ->
       *[nom] Ячейка 4
        [low] ячейка 4
        [acc] ячейку 4
        [at] на ячейке 4
        [into] на ячейку 4
    }
dr-spot-space5 =
    { $case ->
       *[nom] Ячейка 5
        [low] ячейка 5
        [acc] ячейку 5
        [at] на ячейке 5
        [into] на ячейку 5
    }
dr-spot-space6 =
    { $case ->
       *[nom] Ячейка 6
        [low] ячейка 6
        [acc] ячейку 6
        [at] на ячейке 6
        [into] на ячейку 6
    }
dr-spot-leaving =
    { $case ->
       *[nom] Сходящее со следа убежище
        [low] сходящее со следа убежище
        [acc] сходящее со следа убежище
        [at] в сходящем со следа убежище
        [into] в сходящее со следа убежище
    }
dr-spot-lair1 =
    { $case ->
       *[nom] Логово 1
        [low] логово 1
        [acc] логово 1
        [at] в логове 1
        [into] в логово 1
    }
dr-spot-lair2 =
    { $case ->
       *[nom] Логово 2
        [low] логово 2
        [acc] логово 2
        [at] в логове 2
        [into] в логово 2
    }
dr-spot-lair3 =
    { $case ->
       *[nom] Логово 3
        [low] логово 3
        [acc] логово 3
        [at] в логове 3
        [into] в логово 3
    }

# Дорога или железная дорога между двумя городами. Форма obj (винительный падеж) названа так, чтобы города внутри не склонялись.
dr-way-road =
    { $case ->
       *[nom] Дорога
        [obj] дорогу
    }
dr-way-rail =
    { $case ->
       *[nom] Железная дорога
        [obj] железную дорогу
    }

dr-side-dracula = Дракула
dr-side-hunters = Охотники
dr-side-dracula-wins = Дракула побеждает
dr-side-hunters-wins = Охотники побеждают
dr-winner-nobody = никто
dr-winner-dracula = Дракула
dr-winner-hunters = охотники
dr-foe-dracula =
    { $case ->
       *[nom] Дракула
        [ins] Дракулой
    }
dr-foe-vampire =
    { $case ->
       *[nom] Вампир
        [ins] вампиром
    }

dr-back-hunter = карта охотников
dr-back-dracula = карта Дракулы
dr-location_back-city = карта города
dr-location_back-sea = морская карта
dr-location_back-castle = карта замка

dr-weekday-monday =
    { $case ->
       *[nom] Понедельник
        [on] в понедельник
    }
dr-weekday-tuesday =
    { $case ->
       *[nom] Вторник
        [on] во вторник
    }
dr-weekday-wednesday =
    { $case ->
       *[nom] Среда
        [on] в среду
    }
dr-weekday-thursday =
    { $case ->
       *[nom] Четверг
        [on] в четверг
    }
dr-weekday-friday =
    { $case ->
       *[nom] Пятница
        [on] в пятницу
    }
dr-weekday-saturday =
    { $case ->
       *[nom] Суббота
        [on] в субботу
    }
dr-weekday-sunday =
    { $case ->
       *[nom] Воскресенье
        [on] в воскресенье
    }

dr-phase-setup = Подготовка
dr-phase-dawn = Рассвет
dr-phase-day = День
dr-phase-dusk = Закат
dr-phase-night = Ночь
dr-phase-dracula = Дракула
dr-phase-over = Конец
dr-week = Неделя { $week }
dr-week-day = { $day }, неделя { $week }

## Карты

dr-item-knife = Нож
dr-item-pistol = Пистолет
dr-item-rifle = Ружьё
dr-item-crucifix = Распятие
dr-item-garlic = Чеснок
dr-item-heavenly_host = Небесное воинство
dr-item-holy_circle = Святой круг
dr-item-holy_bullets = Освящённые пули
dr-item-garlic_wreath = Венок из чеснока
dr-item-dogs = Собаки
dr-item-stake = Кол
dr-item-fast_horses = Резвые лошади
dr-item-dodge = Уклонение
dr-item-punch = Удар
dr-item-escape = Бегство

dr-ticket-t32 =
    { $case ->
       *[nom] 3/2
        [full] билет 3/2
    }
dr-ticket-t22 =
    { $case ->
       *[nom] 2/2
        [full] билет 2/2
    }
dr-ticket-t21 =
    { $case ->
       *[nom] 2/1
        [full] билет 2/1
    }
dr-ticket-t11 =
    { $case ->
       *[nom] 1/1
        [full] билет 1/1
    }
dr-ticket-t1 =
    { $case ->
       *[nom] 1/–
        [full] билет 1/–
    }

dr-ticket-text =
    { $yellow ->
        [0] Белых путей — не больше { $white }. По жёлтым ехать нельзя.
       *[other] Белых путей — не больше { $white }. Если на пути есть жёлтый, всего не больше { $yellow }.
    }

dr-combat-fangs = Клыки
dr-combat-strength = Сила
dr-combat-claws = Когти
dr-combat-mesmerize = Оцепенение
dr-combat-plotting = Козни
dr-combat-escape_as_bat = Обернуться летучей мышью
dr-combat-escape_as_mist = Скрыться в тумане

dr-power-feed = Насытиться
dr-power-dark_call = Призвать тьму
dr-power-wolf_form = Обернуться волком
dr-power-misdirect = Пустить по ложному следу
dr-power-hide = Спрятаться

## События охотников

dr-event-hired_scouts = Тайные наблюдатели
dr-event-newspaper_reports = Заметки в газете
dr-event-chartered_carriage = Экспресс
dr-event-local_rumors = Местные слухи
dr-event-evil_presence = Присутствие зла
dr-event-excellent_weather = Прекрасная погода
dr-event-sense_of_emergency = Крайняя необходимость
dr-event-long_night = Долгая ночь
dr-event-renewed_vigor = Свежие силы
dr-event-speedy_telegraph = Срочная телеграмма
dr-event-surprising_return = Неожиданное возвращение
dr-event-blood_transfusion = Переливание крови
dr-event-good_luck = Удача
dr-event-forewarned = Предостережение
dr-event-escape_route = Путь побега
dr-event-planned_ambush = Спланированное нападение
dr-event-lucky_find = Удачная находка
dr-event-heroic_leap = Героический прыжок
dr-event-great_strength = Великая сила
dr-event-behind_the_veil = За завесой
dr-event-money_trail = Денежный след
dr-event-vampire_lair = Логово вампира
dr-event-consecrated_ground = Святая земля
dr-event-mystic_research = Тайные исследования
dr-event-wax_cylinders = Восковые цилиндры
dr-event-hypnosis = Гипноз
dr-event-lucys_revenge = Месть Люси
dr-event-jonathan_harker = Джонатан Харкер
dr-event-rufus_smith = Руфус Смит
dr-event-sister_agatha = Сестра Агата

## События Дракулы

dr-omen-roadblock = Препятствие
dr-omen-summon_storms = Властелин штормов
dr-omen-hidden_schemes = Тайные замыслы
dr-omen-wild_horses = Дикие лошади
dr-omen-devilish_power = Дьявольские силы
dr-omen-vampiric_influence = Влияние вампира
dr-omen-false_tip = Не в ту сторону
dr-omen-unearthly_swiftness = Сверхъестественное проворство
dr-omen-sensationalist_press = Жёлтая пресса
dr-omen-enraged = Взбешён
dr-omen-darkness_returns = Тьма возвращается
dr-omen-customs_search = Таможенный досмотр
dr-omen-seduction = Соблазн
dr-omen-nocturnal_visit = Ночной визит
dr-omen-draculas_brides = Невесты Дракулы
dr-omen-great_wolf = Огромный волк
dr-omen-immanuel_hildesheim = Иммануил Хильдесхайм

# Когда разыгрывается событие; -now: немедленно или позже.
dr-moment-drawn = Немедленно, взяв карту
dr-moment-dawn = На рассвете
dr-moment-dawn_or_dusk = На рассвете или закате
dr-moment-dawn_or_dusk-now = Немедленно или на рассвете либо закате
dr-moment-action = Как действие
dr-moment-day_action = Как действие днём
dr-moment-night_action = Как действие ночью
dr-moment-by_day = Днём
dr-moment-rail = Перед поездкой по железной дороге
dr-moment-ambushed = Когда на вас напали из засады
dr-moment-combat = В начале боя
dr-moment-wound = Когда охотника вот-вот укусят или победят
dr-moment-phase = Во время фазы Дракулы
dr-moment-phase_end = В конце фазы Дракулы
dr-moment-phase_end-now = Немедленно или в конце фазы Дракулы
dr-moment-ticket = Когда охотник тратит билет
dr-moment-road = Когда охотник передвинулся по дороге
dr-moment-region = Когда охотник перешёл в другой регион
dr-moment-searched = Когда охотник проводит обыск
dr-moment-report = Когда охотник разыгрывает такую карту
dr-moment-beaten = Когда вашу боевую карту вот-вот отменят

## Столкновения

dr-encounter-new_vampire = Новый вампир
dr-encounter-reckless_vampire = Безрассудный вампир
dr-encounter-aristocratic_vampire = Вампир-аристократ
dr-encounter-hoax = Мистификация
dr-encounter-bats = Летучие мыши
dr-encounter-desecrated_soil = Осквернённая земля
dr-encounter-rats = Крысы
dr-encounter-saboteur = Диверсант
dr-encounter-spy = Шпион
dr-encounter-szgany_bodyguards = Цыгане-телохранители
dr-encounter-szgany_mob = Толпа цыган
dr-encounter-unnatural_fog = Зловещий туман
dr-encounter-wolves = Волки

# Карта или столкновение, которых здесь никто не должен видеть.
dr-hidden-text = Её знает только владелец.
dr-encounter-hidden = Скрытое столкновение
dr-matured = Активация: { $text }
dr-trait-weapon = Оружие
dr-trait-ally = Союзник

## О чём спрашивают вас

dr-ask-start = Где вы начинаете? Выберите город.
dr-ask-settle = Где вы начинаете? Тайно выберите город без охотников.
dr-ask-hospital = В какую больницу попадёт { NAME($hunter, case: "low") }?
dr-ask-window =
    { $phase ->
        [dusk] Закат: разыграть событие?
       *[dawn] Рассвет: разыграть событие?
    }
dr-ask-next = «Срочная телеграмма»: кто действует следующим?
dr-ask-action =
    { $phase ->
        [night] Ваше действие ночью: что будете делать?
       *[day] Ваше действие днём: что будете делать?
    }
dr-ask-action-road = По дороге: куда?
dr-ask-action-rail = По железной дороге: с каким билетом?
dr-ask-action-carriage = «Экспресс»: с каким билетом?
dr-ask-action-sail = Морем: куда?
dr-ask-action-trade = Обмен предметами и билетами: с кем?
dr-ask-action-trade_events = Обмен событиями: с кем?
dr-ask-action-play = Какое событие разыграть?
dr-ask-bats = Летучие мыши: куда они уносят { NAME($hunter, case: "acc") }?
dr-ask-fog_refusal = Охотники перед вами, но вас скрывает туман: уклониться от боя?
dr-ask-storm_off = Закат: какой шторм стихает?
dr-ask-block_off = Закат: какое препятствие убрать?
dr-ask-luck = День: разыграть карту «Удача»?
dr-ask-ride = По железной дороге: где закончится ваша поездка?
dr-ask-ride-tip = «Не в ту сторону»: где закончится поездка { NAME($hunter, case: "gen") }?
dr-ask-gallop =
    { $roads ->
        [1] «Резвые лошади», одна дорога: куда?
        [one] «Резвые лошади», до { $roads } дороги: куда?
        [few] «Резвые лошади», до { $roads } дорог: куда?
        [many] «Резвые лошади», до { $roads } дорог: куда?
       *[other] «Резвые лошади», до { $roads } дорог: куда?
    }
dr-ask-sail_on =
    { $left ->
        [1] «Прекрасная погода»: плыть дальше?
       *[other] «Прекрасная погода»: куда плыть?
    }
dr-ask-rush = «Крайняя необходимость»: куда вы спешите?
dr-ask-tip = { $hunter } тратит билет { $ticket }. Ответить?
dr-ask-tip_luck = Дракула играет карту «Не в ту сторону»! Ответить картой «Удача»?
dr-ask-horses = { $hunter } передвигается по дороге. Ответить?
dr-ask-customs = { $hunter } прибывает в другой регион. Ответить?
dr-ask-duty = «Таможенный досмотр»: сбросить все предметы или получить { $damage ->
        [one] { $damage } рану
        [few] { $damage } раны
        [many] { $damage } ран
       *[other] { $damage } раны
    }?
dr-ask-give =
    { $events ->
        [0] Обмен: какие предметы и билеты отдать { NAME($with, case: "dat") }?
       *[other] Обмен: какие события отдать { NAME($with, case: "dat") }?
    }
dr-ask-received = Вы взяли карту «{ $event }».
dr-ask-omen = Вам досталась карта «{ $omen }».
dr-ask-limit_item = Слишком много предметов: какой сбросить?
dr-ask-limit_event = Слишком много событий: какое сбросить?
dr-ask-limit_ticket = Слишком много билетов: какой вернуть?
dr-ask-limit_omen = Слишком много событий: какое сбросить?
dr-ask-open_item = Вы ослаблены: какой предмет держать в открытую?
dr-ask-open_event = Вы ослаблены: какое событие держать в открытую?
dr-ask-press = Охотники разыгрывают карту «{ $event }». Отменить её?
dr-ask-name =
    { $left ->
        [1] «Тайные наблюдатели»: назовите второй город.
       *[other] «Тайные наблюдатели»: назовите первый город.
    }
dr-ask-ally = «{ $event }»: назовите город для поиска или оставьте карту союзником.
dr-ask-return = «Неожиданное возвращение»: какой союзник вернётся?
dr-ask-veil = «За завесой»: какое столкновение Дракулы сбросить?
dr-ask-patient = «Переливание крови»: чей укус вылечить?
dr-ask-sea_card = «Денежный след»: какую морскую карту раскрыть?
dr-ask-ground = Какой город станет Святой землёй?
dr-ask-host = Показать «Небесное воинство», чтобы закрыть ещё один город?
dr-ask-wax = «Восковые цилиндры»: какое убежище изучить? Или искать карту «Спрятаться»?
dr-ask-wax-plain = «Восковые цилиндры»: какое убежище изучить?
dr-ask-luck_use = «Удача»: на что её потратить?
dr-ask-paper = «Заметки в газете»: ячейка 5 или ячейка 6?
dr-ask-ambush = { $hunter } прибывает { NAME($place, case: "into") }: напасть из засады?
dr-ask-ward = Засада: «{ $encounter }»! Ответить?
dr-ask-hounds = Обыск: что вы сначала покажете?
dr-ask-seduction = { $hunter } проводит обыск. Ответить?
dr-ask-match = Найдена карта «{ $encounter }»: сбросить её?
dr-ask-order = { $hunter } проводит обыск: какая карта применяется следующей?
dr-ask-join = Вступить в бой с новым вампиром?
dr-ask-stay_delayed = Вампир-аристократ: задержаться, чтобы сбросить его?
dr-ask-soil = «Осквернённая земля»: сбросить столкновение? Можно ещё { $left }.
dr-ask-show = «{ $encounter }»: показать что-нибудь в ответ?
dr-ask-spy = Шпион! Сбросить ОРУЖИЕ, чтобы избавиться от него?
dr-ask-mob = Толпа цыган: какие предметы сбросить? За каждый оставленный вы получите 1 рану.
dr-ask-wolves = Волки! Показать ОРУЖИЕ? За каждое вы получите на 2 раны меньше.
dr-ask-save = Эти раны ({ $amount }) победят { NAME($victim, case: "acc") }. Предотвратить?
dr-ask-save-bite = Сейчас укусят { NAME($victim, case: "acc") }. Предотвратить?
dr-ask-phase = Ваша фаза начинается: сделать что-нибудь до сдвига следа?
dr-ask-brides = «Невесты Дракулы»: какое столкновение заменить?
dr-ask-wolf_prey = «Огромный волк», { $damage ->
        [one] { $damage } рана
        [few] { $damage } раны
        [many] { $damage } ран
       *[other] { $damage } раны
    }: на кого он нападёт?
dr-ask-wolf_show = На вас нападает огромный волк! Показать «Распятие» или «Небесное воинство»?
dr-ask-leaving = Убежище сходит со следа: что с ним станет?
dr-ask-old_lair = Какое старое логово освободит место?
dr-ask-spy_target = К кому вы посылаете шпиона?
dr-ask-fog_city = На какой город опустится туман?
dr-ask-wolves_city = В каком городе нападут волки?
dr-ask-hoax = «Мистификация»: какое из сброшенных событий вернуть себе?
dr-ask-soil_heal = «Осквернённая земля»: сколько ран вылечить?
dr-ask-move = Куда вы отправитесь? Выберите место на поле или карту могущества.
dr-ask-move-plain = Куда вы отправитесь? Выберите соседнее место на поле.
dr-ask-move-go = Куда вы отправитесь?
dr-ask-move-wolf = «Обернуться волком»: какой город за одну или две дороги?
dr-ask-move-misdirect = «Пустить по ложному следу»: какое убежище очистить?
dr-ask-move-clear = Какое логово очистить?
dr-ask-feed = «Насытиться»: сколько ран вылечить?
dr-ask-lay = Какое столкновение вы оставите { NAME($spot, case: "at") }?
dr-ask-rumor = Положить жетон слухов в одно из убежищ?
dr-ask-refill = Взять столкновение?
dr-ask-scheme = Ваша фаза заканчивается: разыграть событие?
dr-ask-block =
    { $left ->
        [1] Куда положить последнее препятствие?
       *[other] Куда положить препятствие? Осталось: { $left }.
    }
dr-ask-storm = Где поднимется шторм? Можно ещё { $left }.
dr-ask-schemed_encounter = Какое столкновение положить { NAME($spot, case: "into") }?
dr-ask-desecrate = «Невесты Дракулы»: в какое убежище положить столкновение?
dr-ask-devilry = «Дьявольские силы»: что они сделают?
dr-ask-victim = «Влияние вампира»: какой ослабленный охотник ему поддастся?
dr-ask-victim_card = Какую карту { NAME($hunter, case: "gen") } сбросить?
dr-ask-shift = Куда переместить { NAME($hunter, case: "acc") }?
dr-ask-guard = Цыгане-телохранители: на кого они нападут перед боем?
dr-ask-ready = Бой начинается: разыграть что-нибудь сначала?
dr-ask-leaver = «Путь побега»: кто покинет бой?
dr-ask-find = «Удачная находка»: какой предмет оставить себе?
dr-ask-fight = Раунд { $round }: какую карту выложить?
dr-ask-engage = С кем вы сражаетесь? Выберите действующего охотника.
dr-ask-swap = «Спланированное нападение»: сыграть вместо этой карты другую?
dr-ask-flip = Перевернуть карту «Козни», чтобы отменить карту действующего охотника?
dr-ask-enraged = Вашу карту вот-вот отменят. Ответить?
dr-ask-lucy = Дракула уходит: разыграть «Месть Люси»?
dr-ask-claws = «Когти» ночью: кого они ранят ещё?
dr-ask-plot = «Козни»: какую боевую карту взять?
dr-ask-bat = «Обернуться летучей мышью»: куда лететь?
dr-ask-bullets = Выстрел удался: применить «Освящённые пули»?
dr-ask-circle = «Святой круг»: кто покинет бой?
dr-ask-nature = Карты тасуются…
dr-ask-none = Игра окончена.

## О чём спрашивают других

dr-wait-start = { $who } выбирает, где начать.
dr-wait-settle = Дракула выбирает, где начать.
dr-wait-hospital = Дракула выбирает больницу для { NAME($hunter, case: "gen") }.
dr-wait-window = { $who } может разыграть событие.
dr-wait-next = Охотники выбирают, кто действует следующим.
dr-wait-action = Действует { NAME($who, case: "low") }.
dr-wait-bats = Летучие мыши уносят { NAME($hunter, case: "acc") }.
dr-wait-fog_refusal = Дракула может уклониться от боя в тумане.
dr-wait-storm_off = Дракула выбирает, какой шторм убрать.
dr-wait-block_off = Дракула выбирает, какое препятствие убрать.
dr-wait-luck = { $who } может разыграть карту «Удача».
dr-wait-ride = { $who } выбирает конец поездки.
dr-wait-gallop = { $who } мчится на резвых лошадях.
dr-wait-sail_on = { $who } плывёт дальше.
dr-wait-rush = { $who } спешит.
dr-wait-tip = { $hunter } тратит билет: Дракула может ответить.
dr-wait-tip_luck = { $who } может разыграть карту «Удача».
dr-wait-horses = { $hunter } в пути: Дракула может ответить.
dr-wait-customs = { $hunter } в другом регионе: Дракула может ответить.
dr-wait-duty = { $who } проходит таможенный досмотр.
dr-wait-give = { $who } выбирает, что отдать { NAME($with, case: "dat") }.
dr-wait-received = { $who } изучает взятое событие.
dr-wait-omen = Дракула изучает полученное событие.
dr-wait-limit_item = У { NAME($who, case: "gen") } слишком много предметов.
dr-wait-limit_event = У { NAME($who, case: "gen") } слишком много событий.
dr-wait-limit_ticket = У { NAME($who, case: "gen") } слишком много билетов.
dr-wait-limit_omen = У Дракулы слишком много событий.
dr-wait-open_item = { $who } выбирает, какой предмет держать в открытую.
dr-wait-open_event = { $who } выбирает, какое событие держать в открытую.
dr-wait-press = Дракула может отменить карту «{ $event }».
dr-wait-name = { $who } рассылает наблюдателей.
dr-wait-ally = { $who } решает, как применить карту «{ $event }».
dr-wait-return = { $who } выбирает союзника.
dr-wait-veil = { $who } заглядывает за завесу.
dr-wait-patient = { $who } выбирает, чей укус вылечить.
dr-wait-sea_card = { $who } идёт по денежному следу.
dr-wait-ground = { $who } выбирает, какой город освятить.
dr-wait-host = { $who } может показать «Небесное воинство».
dr-wait-wax = { $who } слушает восковые цилиндры.
dr-wait-luck_use = { $who } решает, на что потратить карту «Удача».
dr-wait-paper = { $who } читает газеты.
dr-wait-ambush = Дракула может напасть из засады на { NAME($hunter, case: "acc") }.
dr-wait-ward = На { NAME($who, case: "acc") } напали из засады.
dr-wait-hounds = { $who } собирается проводить обыск.
dr-wait-seduction = { $hunter } проводит обыск: Дракула может ответить.
dr-wait-match = { $who } решает, что делать с найденным.
dr-wait-order = Дракула выбирает, какая карта применяется следующей.
dr-wait-join = { $who } может вступить в бой.
dr-wait-stay_delayed = { $who } может задержаться, чтобы избавиться от вампира.
dr-wait-soil = Дракула может сбросить столкновения.
dr-wait-show = { $who } может показать карту.
dr-wait-spy = За { NAME($who, case: "ins") } следит шпион.
dr-wait-mob = На { NAME($who, case: "acc") } идёт толпа цыган.
dr-wait-wolves = На { NAME($who, case: "acc") } нападают волки.
dr-wait-save = { $who } может вмешаться: в опасности { NAME($victim, case: "low") }.
dr-wait-phase = Фаза Дракулы начинается.
dr-wait-brides = Дракула может заменить столкновение.
dr-wait-wolf_prey = Дракула выбирает жертву огромного волка.
dr-wait-wolf_show = На { NAME($who, case: "acc") } нападает огромный волк.
dr-wait-leaving = Убежище сходит со следа; решает Дракула.
dr-wait-old_lair = Дракула освобождает место для логова.
dr-wait-spy_target = Дракула выбирает, к кому послать шпиона.
dr-wait-fog_city = Дракула выбирает город для тумана.
dr-wait-wolves_city = Дракула выбирает, где нападут волки.
dr-wait-hoax = Дракула просматривает свои сброшенные события.
dr-wait-soil_heal = Дракула решает, сколько ран вылечить.
dr-wait-move = Дракула выбирает, куда отправиться.
dr-wait-feed = Дракула насыщается.
dr-wait-lay = Дракула выкладывает столкновение.
dr-wait-rumor = Дракула может положить жетон слухов.
dr-wait-refill = Дракула может взять столкновения.
dr-wait-scheme = Дракула может разыграть событие.
dr-wait-block = Дракула размещает препятствие.
dr-wait-storm = Дракула размещает шторм.
dr-wait-schemed_encounter = Дракула добавляет столкновение.
dr-wait-desecrate = Дракула выбирает убежище.
dr-wait-devilry = Дракула применяет «Дьявольские силы».
dr-wait-victim = Дракула выбирает ослабленного охотника.
dr-wait-victim_card = Дракула выбирает одну из карт { NAME($hunter, case: "gen") }.
dr-wait-shift = Дракула выбирает, куда переместить { NAME($hunter, case: "acc") }.
dr-wait-guard = Дракула может послать телохранителей.
dr-wait-ready = { $who } готовится к бою.
dr-wait-leaver = { $who } выбирает, кто покинет бой.
dr-wait-find = { $who } выбирает предмет.
dr-wait-fight = { $who } выбирает карту.
dr-wait-fight-many = Ещё выбирают карту: { NAME($hunters, case: "low") }.
dr-wait-engage = Дракула выбирает действующего охотника.
dr-wait-swap = { $who } может заменить карту.
dr-wait-flip = Дракула может перевернуть карту «Козни».
dr-wait-enraged = Дракула может спасти свою карту.
dr-wait-lucy = { $who } может помешать бегству.
dr-wait-claws = Дракула выбирает, кого ещё ранят «Когти».
dr-wait-plot = Дракула берёт боевую карту.
dr-wait-bat = Дракула выбирает, куда лететь.
dr-wait-bullets = { $who } может применить «Освящённые пули».
dr-wait-circle = { $who } выбирает, кто покинет бой.
dr-wait-nature = Карты тасуются…
dr-wait-none = Игра окончена.

## Действия на кнопках

# Виды действий, когда остальное выбирают потом.
dr-verb-road = Идти по дороге
dr-verb-rail = Ехать по железной дороге
dr-verb-carriage = «Экспресс»
dr-verb-sail = Плыть морем
dr-verb-trade = Обменяться предметами и билетами
dr-verb-trade_events = Обменяться событиями
dr-verb-play = Разыграть событие
dr-verb-go = Передвинуться
dr-verb-wolf = Обернуться волком
dr-verb-misdirect = Пустить по ложному следу
dr-verb-clear = Очистить логово
dr-verb-scheme = Разыграть событие

dr-do-item = Оставить: «{ $item }»
dr-do-omen = Вернуть себе: «{ $omen }»
dr-do-pass = Нет
dr-do-start = Начать { NAME($place, case: "at") }
dr-do-settle = Начать { NAME($place, case: "at") }
dr-do-road = По дороге { NAME($place, case: "into") }
dr-do-rail = По железной дороге, билет { $ticket }
dr-do-carriage = «Экспресс», билет { $ticket }
dr-do-ride = По железной дороге { NAME($place, case: "into") }
dr-do-sail = Морем { NAME($place, case: "into") }
dr-do-leave = Выйти из больницы
dr-do-supply = Снарядиться
dr-do-rest = Отдохнуть
dr-do-trade = Обменяться с { NAME($seat, case: "ins") }
dr-do-trade_events = Обменяться событиями с { NAME($seat, case: "ins") }
dr-do-reserve = Купить билет
dr-do-search = Обыскать город
dr-do-bond = Психическая связь: Дракула в этом регионе?
dr-do-gallop = Мчаться на резвых лошадях
dr-do-play = Разыграть: «{ $event }»
dr-do-act_next = Дальше действует { NAME($seat, case: "low") }
dr-do-give = Отдать: { NAME($cards, case: "full") }
dr-do-give-nothing = Ничего не отдавать
dr-do-keep = Оставить себе
dr-do-discard_item = Сбросить: «{ $item }»
dr-do-discard_event = Сбросить: «{ $event }»
dr-do-discard_ticket = Вернуть билет { $ticket }
dr-do-discard_omen = Сбросить: «{ $omen }»
dr-do-open_item = Держать в открытую: «{ $item }»
dr-do-open_event = Держать в открытую: «{ $event }»
dr-do-show = Показать: «{ $item }»
dr-do-use = Применить: «{ $item }»
dr-do-use-fight = { $item }
dr-do-suffer = Получить раны
dr-do-name = { $place }
dr-do-target = { $seat }
dr-do-space = { $spot }
dr-do-space-at = { $spot }: { NAME($place, case: "low") }
dr-do-block = { $line }
dr-do-unblock = { $line }
dr-do-ally = Оставить союзником
dr-do-seek = Искать { NAME($place, case: "at") }
dr-do-analysis = Анализ: где карта «Спрятаться»?
dr-do-expel = Сбросить союзника Дракулы: «{ $omen }»
dr-do-expel-hunters = Сбросить союзника охотников: «{ $event }»
dr-do-lift_ground = Убрать жетон Святой земли
dr-do-starve = Запретить снаряжение в следующей фазе охотников
dr-do-ambush = Напасть: «{ $encounter }»
dr-do-resolve = { $encounter }
dr-do-resolve-seduction = «Соблазн»: { $encounter }
dr-do-accept = Да
dr-do-mature = Активировать: «{ $encounter }»
dr-do-make_lair = Сделать логовом
dr-do-go = Отправиться { NAME($place, case: "into") }
dr-do-hide = Спрятаться: незаметно остаться
dr-do-feed = Насытиться
dr-do-dark_call = Призвать тьму
dr-do-wolf = Волком { NAME($place, case: "into") }
dr-do-misdirect = Ложный след: очистить { NAME($spot, case: "acc") }
dr-do-misdirect-at = Ложный след: очистить { NAME($spot, case: "acc") } ({ NAME($place, case: "low") })
dr-do-heal =
    { $n ->
        [0] Ничего не лечить
        [one] Вылечить { $n } рану
        [few] Вылечить { $n } раны
        [many] Вылечить { $n } ран
       *[other] Вылечить { $n } раны
    }
dr-do-lay = Выложить: «{ $encounter }»
dr-do-drop = Сбросить: «{ $encounter }»
dr-do-rumor = Слухи { NAME($spot, case: "into") }
dr-do-rumor-at = Слухи { NAME($spot, case: "into") } ({ NAME($place, case: "low") })
dr-do-clear = Очистить { NAME($spot, case: "acc") }
dr-do-clear-at = Очистить { NAME($spot, case: "acc") } ({ NAME($place, case: "low") })
dr-do-scheme = Разыграть: «{ $omen }»
dr-do-shift = Переместить { NAME($place, case: "into") }
dr-do-storm = { $place }
dr-do-calm = { $place }
dr-do-fight = { $card }
dr-do-engage = Сразиться с { NAME($seat, case: "ins") }
dr-do-flip = Перевернуть «Козни»
dr-do-claw = { $seat }
dr-do-plot = Взять: «{ $card }»
dr-do-fly = Лететь { NAME($place, case: "into") }

# Что значит отказаться (pass) или согласиться (accept), по вопросам.
dr-pass-action = Ничего не делать
dr-pass-window = Ничего не разыгрывать
dr-pass-luck = Ничего не разыгрывать
dr-pass-tip_luck = Ничего не разыгрывать
dr-pass-scheme = Ничего не разыгрывать
dr-pass-ready = Ничего не нужно
dr-pass-phase = Сдвинуть след
dr-pass-sail_on = Остаться здесь
dr-pass-bats = Оставить охотника на месте
dr-pass-fog_refusal = Сражаться
dr-pass-leaving = Пусть уходит
dr-pass-ambush = Выждать
dr-pass-ward = Не отвечать
dr-pass-match = Не сбрасывать
dr-pass-stay_delayed = Не задерживаться
dr-pass-hounds = Ничего не показывать
dr-pass-host = Ничего не показывать
dr-pass-show = Ничего не показывать
dr-pass-wolf_show = Ничего не показывать
dr-pass-wolves = Больше ничего не показывать
dr-pass-spy = Пусть смотрит
dr-pass-mob = Остальное оставить
dr-pass-soil = Остальное оставить
dr-pass-brides = Оставить все
dr-pass-rumor = Без слухов
dr-pass-storm = Больше не нужно
dr-pass-desecrate = Больше не нужно
dr-pass-join = Не вступать
dr-pass-save = Не вмешиваться
dr-pass-lucy = Пусть уходит
dr-pass-swap = Оставить карту
dr-pass-bat = Остаться в городе
dr-pass-circle = Больше никто
dr-pass-guard = Придержать их
dr-accept-fog_refusal = Уклониться от боя
dr-accept-duty = Сбросить все предметы
dr-accept-match = Сбросить
dr-accept-join = Вступить в бой
dr-accept-stay_delayed = Задержаться и сбросить
dr-accept-refill = Взять столкновение

# К чему приведёт действие; стоит под кнопкой, в перечислении.
dr-tell-damage-n =
    { $n ->
        [one] { $n } рана
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } раны
    }
dr-tell-deadly = верное поражение
dr-tell-heals-n = лечение: { $n }
dr-tell-influence-n = влияние +{ $n }
dr-tell-influence_falls-n = влияние { $n }
dr-tell-wins = победа
dr-tell-delays = задержка
dr-tell-items-n =
    { $n ->
        [one] { $n } предмет
        [few] { $n } предмета
        [many] { $n } предметов
       *[other] { $n } предмета
    }
dr-tell-tickets-n =
    { $n ->
        [one] { $n } билет
        [few] { $n } билета
        [many] { $n } билетов
       *[other] { $n } билета
    }
dr-tell-encounters-n =
    { $n ->
        [one] { $n } столкновение
        [few] { $n } столкновения
        [many] { $n } столкновений
       *[other] { $n } столкновения
    }
dr-tell-hits-n =
    { $n ->
        [one] { $n } рана врагу
        [few] { $n } раны врагу
        [many] { $n } ран врагу
       *[other] { $n } раны врагу
    }
dr-tell-defeats = враг побеждён
dr-tell-fails = будет отменена
dr-tell-lair = логово
# Против карты, которая лежит в открытую.
dr-tell-cancels = отменяет его карту
dr-tell-cancels_not = не отменяет
dr-does = { $what }
dr-does-spends = цена: { NAME($cards, case: "full") }
dr-does-spends-more = цена: { NAME($cards, case: "full") }; { $what }
dr-does-meets = там { NAME($hunters, case: "low") }
dr-does-meets-more = там { NAME($hunters, case: "low") }; { $what }
dr-does-reach = куда: { NAME($places, case: "low") }
dr-does-reach-more = куда, например: { NAME($places, case: "low") }
dr-does-reach-cost = { $what }; куда: { NAME($places, case: "low") }
dr-does-reach-cost-more = { $what }; куда, например: { NAME($places, case: "low") }
dr-does-cancels = отменяет { $cancels } из { $of }
dr-does-cancels-hits = отменяет { $cancels } из { $of }; { $what }
dr-does-top-hunter = { $what } и событие
dr-does-top-hunter-only = событие
dr-does-top-dracula = { $what }; событие Дракулы сбрасывается
dr-does-top-dracula-only = событие Дракулы сбрасывается
# Чьих карт сколько может лежать внизу колоды.
dr-does-bottom = { $what } и нижнее событие (охотников: { $hunter }, Дракулы: { $dracula })
dr-does-bottom-only = нижнее событие (охотников: { $hunter }, Дракулы: { $dracula })

dr-confirm-pass = Ничего не делать в этот ход?
dr-confirm-duty = Сбросить все предметы: { $cards }?
dr-confirm-deadly = Вы будете побеждены. Всё равно сделать это?

## Хроника

dr-event-began = Охота началась
dr-event-dawn = { $day }, рассвет
dr-event-day = { $day }, день
dr-event-dusk = { $day }, закат
dr-event-night = { $day }, ночь
dr-event-dracula_phase = Фаза Дракулы
dr-event-despair = Прошла неделя: жетонов безысходности — { $tokens } из { $most }.
dr-event-turn = Действует { NAME($who, case: "low") }.
dr-event-passed = { $who } ничего не делает.
dr-event-stood_up = { $who } снова встаёт на ноги.
dr-event-game_over =
    { ID($winner) ->
        [dracula] Победил Дракула
       *[hunters] Победили охотники
    }
dr-event-started = { $who } начинает { NAME($place, case: "at") }.
dr-event-moved = { $who } передвигается { NAME($from, case: "from") } { NAME($to, case: "into") }.
dr-event-shifted = Дракула перемещает { NAME($who, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "into") }.
dr-event-ticket_spent = { $who } тратит билет { $ticket }.
dr-event-ticket_turned = { $who } открывает для резвых лошадей билет { $ticket }.
dr-event-item_drawn = { $who } берёт карту «{ $item }».
dr-event-item_drawn-hidden = { $who } берёт предмет.
dr-event-event_drawn = { $who } берёт карту «{ $event }».
dr-event-event_drawn-hidden = { $who } берёт событие.
dr-event-ticket_drawn = { $who } покупает билет { $ticket }.
dr-event-ticket_drawn-hidden = { $who } покупает билет.
dr-event-event_buried = Взакрытую сбрасывается { $back }.
dr-event-back_turned = Верхнее событие колоды — { $back }.
dr-event-reshuffled =
    { $deck ->
        [items] Сброшенные предметы перетасованы в новую колоду.
        [events] Сброшенные события замешаны в колоду.
       *[encounters] Сброшенные столкновения перетасованы в новую колоду.
    }
dr-event-rested = { $who } отдыхает.
dr-event-traded =
    { $events ->
        [0] { $who } обменивается с { NAME($with, case: "ins") }.
       *[other] { $who } обменивается событиями с { NAME($with, case: "ins") }.
    }
dr-event-gave =
    { $n ->
        [0] { $who } ничего не отдаёт { NAME($hunter, case: "dat") }.
        [one] { $who } отдаёт { NAME($hunter, case: "dat") } { $n } карту.
        [few] { $who } отдаёт { NAME($hunter, case: "dat") } { $n } карты.
        [many] { $who } отдаёт { NAME($hunter, case: "dat") } { $n } карт.
       *[other] { $who } отдаёт { NAME($hunter, case: "dat") } { $n } карты.
    }
dr-event-item_discarded = { $who } сбрасывает карту «{ $item }».
dr-event-event_discarded = { $who } сбрасывает карту «{ $event }».
dr-event-event_discarded-deck = Из колоды сброшена карта «{ $event }».
dr-event-ticket_returned = { $who } возвращает билет { $ticket }.
dr-event-ticket_returned-hidden = { $who } возвращает билет.
dr-event-item_opened = { $who } держит в открытую карту «{ $item }».
dr-event-event_opened = { $who } держит в открытую карту «{ $event }».
dr-event-item_shown = { $who } показывает карту «{ $item }».
dr-event-event_shown = { $who } показывает карту «{ $event }».
dr-event-event_kept = { $who } оставляет событие себе.
dr-event-delayed =
    { $who } { GENDER($who) ->
        [f] задержана
       *[m] задержан
    }.
dr-event-bats_came = За { NAME($who, case: "ins") } увязались летучие мыши.
dr-event-bats_left = Летучие мыши набрасываются на { NAME($who, case: "acc") }.
dr-event-to_hospital = { $who } приходит в себя в больнице { NAME($place, case: "gen") }.
dr-event-left_hospital = { $who } выходит из больницы { NAME($place, case: "into") }.
dr-event-hurt =
    { $who } получает { $amount ->
        [one] { $amount } рану
        [few] { $amount } раны
        [many] { $amount } ран
       *[other] { $amount } раны
    } (всего { $damage }).
dr-event-healed =
    { $who } вылечивает { $amount ->
        [one] { $amount } рану
        [few] { $amount } раны
        [many] { $amount } ран
       *[other] { $amount } раны
    } (осталось { $damage }).
dr-event-bitten =
    { $who } { GENDER($who) ->
        [f] укушена
       *[m] укушен
    }!
dr-event-bite_healed = { $who } избавляется от укуса.
dr-event-saved =
    { $who } { GENDER($who) ->
        [f] спасена
       *[m] спасён
    }.
dr-event-defeated =
    { $who } { GENDER($who) ->
        [f] побеждена
       *[m] побеждён
    }!
dr-event-influence = Влияние растёт на { $amount }: теперь { $influence }.
dr-event-influence-falls = Влияние падает на { $amount }: теперь { $influence }.
dr-event-dracula_hurt =
    Дракула получает { $amount ->
        [one] { $amount } рану
        [few] { $amount } раны
        [many] { $amount } ран
       *[other] { $amount } раны
    } (всего { $damage }).
dr-event-dracula_healed =
    Дракула вылечивает { $amount ->
        [one] { $amount } рану
        [few] { $amount } раны
        [many] { $amount } ран
       *[other] { $amount } раны
    } (осталось { $damage }).
dr-event-played = { $who } разыгрывает карту «{ $event }».
dr-event-ally = Карта «{ $event }» становится союзником охотников.
dr-event-ally-dracula = Карта «{ $omen }» становится союзником Дракулы.
dr-event-ally_gone = Охотники теряют союзника: «{ $event }».
dr-event-ally_gone-dracula = Дракула теряет союзника: «{ $omen }».
dr-event-cancelled = Карта «{ $event }» отменена.
dr-event-cancelled-dracula = Карта «{ $omen }» отменена.
dr-event-schemed = Дракула разыгрывает карту «{ $omen }».
dr-event-omen_drawn = Дракула получает карту «{ $omen }».
dr-event-omen_drawn-hidden = Дракула получает событие.
dr-event-omen_kept = Дракула оставляет себе карту «{ $omen }».
dr-event-omen_kept-hidden = Дракула оставляет событие себе.
dr-event-omen_discarded = Дракула сбрасывает карту «{ $omen }».
dr-event-omen_discarded-hidden = Дракула сбрасывает событие.
dr-event-omen_shown = Дракула показывает карту «{ $omen }».
dr-event-omen_shown-hidden = Дракула показывает событие.
dr-event-named = { $who } называет { NAME($place, case: "acc") }.
dr-event-not_there = Следов Дракулы { NAME($place, case: "at") } нет.
dr-event-not_there-spot = Карты локации { NAME($spot, case: "at") } нет.
dr-event-not_there-near = По соседству нет ни одного убежища.
dr-event-answer_region =
    { $there ->
        [0] Дракула не { NAME($region, case: "at") }.
       *[other] Дракула { NAME($region, case: "at") }.
    }
dr-event-answer_region-sea = Дракула в море, вне регионов.
dr-event-answer_adjacent = По соседству с Дракулой: { NAME($hunters, case: "low") }.
dr-event-answer_adjacent-nobody = По соседству с Дракулой нет охотников.
dr-event-backs_seen = Внизу колоды лежит { $back }.
dr-event-settled = Дракула начинает { NAME($place, case: "at") }.
dr-event-settled-hidden = Дракула выбрал, где начать.
dr-event-laid_card = Дракула отправляется { NAME($place, case: "into") }.
dr-event-laid_card-hidden =
    { ID($back) ->
        [sea] Дракула кладёт на след морскую карту.
        [castle] Дракула кладёт на след карту своего замка.
       *[city] Дракула кладёт на след карту.
    }
dr-event-power = Дракула разыгрывает карту «{ $power }».
dr-event-slid = След сдвигается.
dr-event-location_revealed = Карта «{ $place }» раскрыта { NAME($spot, case: "at") }!
dr-event-hide_revealed = Карта «Спрятаться» раскрыта { NAME($spot, case: "at") }.
dr-event-hide_revealed-deck = Карты «Спрятаться» нет на следе.
dr-event-dracula_revealed = Дракула обнаружен { NAME($place, case: "at") }!
dr-event-dracula_hidden = Дракула снова скрылся.
dr-event-cleared = Очищается { NAME($spot, case: "low") }.
dr-event-lair_made = Убежище становится логовом ({ NAME($spot, case: "low") }).
dr-event-lair_entered = Дракула входит { NAME($spot, case: "into") }.
dr-event-no_move = Дракуле некуда идти.
dr-event-way_found = Дракула нашёл выход.
dr-event-encounter_drawn = Дракула берёт столкновение «{ $encounter }».
dr-event-encounter_drawn-hidden = Дракула берёт столкновение.
dr-event-encounter_laid = Дракула кладёт { NAME($spot, case: "into") } столкновение «{ $encounter }».
dr-event-encounter_laid-hidden = Дракула кладёт { NAME($spot, case: "into") } столкновение.
dr-event-encounter_revealed = Раскрыто { NAME($spot, case: "at") }: «{ $encounter }».
dr-event-encounter_discarded = Сброшено столкновение «{ $encounter }».
dr-event-encounter_discarded-hidden = Столкновение сброшено взакрытую.
dr-event-encounter_returned = Столкновение «{ $encounter }» возвращается { NAME($spot, case: "into") }.
dr-event-encounter_returned-hand = Столкновение «{ $encounter }» возвращается на руку Дракуле.
dr-event-encounter_shown = Дракула показывает столкновение «{ $encounter }».
dr-event-matured = Активация: «{ $encounter }»!
dr-event-rumor_laid = Дракула кладёт { NAME($spot, case: "into") } жетон слухов.
dr-event-rumor_gone = Жетона слухов { NAME($spot, case: "at") } больше нет.
dr-event-guards_kept = Дракула оставляет себе цыган-телохранителей.
dr-event-ambush = Засада на { NAME($who, case: "acc") }: «{ $encounter }»!
dr-event-search = { $who } обыскивает { NAME($place, case: "acc") }.
dr-event-fog = Туман опускается на { NAME($place, case: "acc") }.
dr-event-fog_lifted = Туман уходит { NAME($place, case: "from") }.
dr-event-storm = Шторм поднимается { NAME($place, case: "at") }.
dr-event-storm_lifted = Шторм { NAME($place, case: "at") } стихает.
dr-event-blocked = Препятствие перекрывает { NAME($line, case: "obj") }.
dr-event-unblocked = { $line } снова свободна.
dr-event-consecrated = Святая земля теперь { NAME($place, case: "at") }.
dr-event-host_token = { $who } кладёт жетон Небесного воинства { NAME($place, case: "into") }.
dr-event-hosts_gone = Жетоны Небесного воинства убраны с поля.
dr-event-ground_lifted = Святой земли { NAME($place, case: "at") } больше нет.
dr-event-combat =
    { $night ->
        [0] Бой с { NAME($foe, case: "ins") } { NAME($place, case: "at") }, днём
       *[other] Бой с { NAME($foe, case: "ins") } { NAME($place, case: "at") }, ночью
    }
dr-event-refused = Дракула уклоняется от боя в тумане.
dr-event-combat_card_drawn = Дракула берёт карту «{ $card }».
dr-event-combat_card_drawn-hidden = Дракула берёт боевую карту.
dr-event-card_chosen = { $who } выкладывает карту «{ $item }».
dr-event-card_chosen-hidden = { $who } выкладывает карту.
dr-event-dracula_chose = Дракула выкладывает карту «{ $card }».
dr-event-dracula_chose-hidden = Дракула выкладывает карту.
dr-event-engaged = Действующий охотник — { NAME($who, case: "low") }.
dr-event-cards_shown = { $who } раскрывает карту «{ $item }».
dr-event-dracula_card = Дракула раскрывает карту «{ $card }».
dr-event-card_cancelled = Карта «{ $item }» отменена.
dr-event-card_cancelled-dracula = Карта «{ $card }» отменена.
dr-event-card_exchanged = { $who } разыгрывает вместо этого карту «{ $item }».
dr-event-left_combat = { $who } покидает бой.
dr-event-mesmerized = { $who } впадает в оцепенение.
dr-event-vampire_hurt =
    Вампир получает { $amount ->
        [one] { $amount } рану
        [few] { $amount } раны
        [many] { $amount } ран
       *[other] { $amount } раны
    } (всего { $damage }).
dr-event-vampire_healed =
    Вампир вылечивает { $amount ->
        [one] { $amount } рану
        [few] { $amount } раны
        [many] { $amount } ран
       *[other] { $amount } раны
    } (осталось { $damage }).
dr-event-vampire_defeated = Вампир побеждён: «{ $encounter }»!
dr-event-bat_flew = Дракула летучей мышью улетает { NAME($place, case: "into") }.
dr-event-bat_flew-hidden = Дракула улетает летучей мышью.
dr-event-combat_over = Бой окончен.

## Показатели персонажа (вслух и при наведении)

dr-number-health = Осталось здоровья: { $n } из { $most }
dr-number-bites =
    { $n ->
        [0] Без укусов
        [one] { $n } укус
        [few] { $n } укуса
        [many] { $n } укусов
       *[other] { $n } укуса
    }
dr-number-influence = Влияние: { $n } из { $most }
dr-number-rumors =
    { $n ->
        [one] { $n } жетон слухов
        [few] { $n } жетона слухов
        [many] { $n } жетонов слухов
       *[other] { $n } жетона слухов
    }
dr-number-items = предметы
dr-number-events = события
dr-number-tickets = билеты
dr-number-encounters = столкновения на руке
dr-mark-bats = Преследуют летучие мыши
dr-mark-weakened = Ослабление: один предмет и одно событие лежат в открытую
dr-mark-guards = Цыгане-телохранители наготове
dr-status-defeated = поражение
dr-status-delayed = задержка
dr-status-hospital = в больнице
dr-status-chosen = выбор сделан

# Что сказано о месте, об охотнике и о ячейке следа, одно за другим.
dr-label-large = Крупный город
dr-label-small = Малый город
dr-label-castle = Замок
dr-label-sea = Морская зона
dr-label-port = Порт
dr-label-hospital = Больница
dr-label-hunters = Здесь: { NAME($hunters, case: "low") }
dr-label-dracula = Здесь Дракула
dr-label-fog = Туман: { $n }
dr-label-storm = Шторм
dr-label-consecrated = Святая земля
dr-label-host = Небесное воинство
dr-label-spot = { $spot } следа
dr-label-spot-lair = { $spot }
dr-label-belief = Вероятность, что Дракула здесь: { $n } %

## Поле

dr-flank = Время и след
dr-trail = След Дракулы
dr-lairs = Логова
dr-tools = Что показать на поле
dr-tool-belief = Где может быть Дракула
dr-tool-reach = Где охотники могут быть через ход
dr-tool-pin = Прикрепить заметку к полю
dr-pin-where = Нажмите на место на поле.
dr-pin-title = Заметка: { $place }
dr-pin-text = Несколько слов
dr-pin-shared = Видна моей стороне
dr-pin-save = Прикрепить
dr-pin-remove = Снять
dr-show = Показать на карте: { $who }
dr-show-last = Показать, где Дракулу видели в последний раз
dr-time = { $day }. { $light }
dr-influence = Влияние: { $n } из { $of }
dr-despair = Безысходность: { $n } из { $of }
dr-map-dracula = Дракула: { $place }
dr-map-fog = Туман: { $where }
dr-map-storm = Шторм: { $where }
dr-map-roadblock = Препятствие: { $where }
dr-map-consecrated = Святая земля: { $where }
dr-map-host = Небесное воинство: { $where }

## Карты и планшеты

dr-hidden-item = Неизвестный предмет
dr-hidden-ticket = Неизвестный билет
dr-hidden-event = Неизвестное событие охотников
dr-hidden-omen = Неизвестное событие Дракулы
dr-hidden-encounter = Неизвестное столкновение
dr-hidden-combat = Неизвестная боевая карта

# Планшет охотника или Дракулы.
dr-hidden-card = Неизвестная карта
dr-ripens =
    { $n ->
        [1] Сойдёт со следа в следующей фазе Дракулы
        [one] Сойдёт со следа через { $n } фазу Дракулы
        [few] Сойдёт со следа через { $n } фазы Дракулы
        [many] Сойдёт со следа через { $n } фаз Дракулы
       *[other] Сойдёт со следа через { $n } фазы Дракулы
    }

# Что сказано о месте.
dr-detail-roads = Дороги: { NAME($places, case: "low") }
dr-detail-white = Белые железные дороги: { NAME($places, case: "low") }
dr-detail-yellow = Жёлтые железные дороги: { NAME($places, case: "low") }
dr-detail-sea = Морем: { NAME($places, case: "low") }
dr-detail-belief-little = Вероятность, что Дракула здесь: меньше 1 %

# Что сказано о ячейке следа.
dr-came-start = Здесь он начал.
dr-came-step = Пришёл сюда за один шаг.
dr-came-stay = Остался на месте.
dr-came-step_or_stay = Пришёл за один шаг или спрятался и остался на месте.
dr-came-wolf = Пришёл волком за одну или две дороги.
dr-lair-about = Убежище, которое Дракула сохранил, когда оно сошло со следа. Не активируется, но может напасть из засады, и Дракула может снова в него войти.

dr-own-dracula = Ваши столкновения
dr-own-hunter = Ваше состояние
