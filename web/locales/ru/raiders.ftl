# «Викинги» (Raiders of the North Sea). Сначала имена, затем вопросы, действия и рассказ о них.
#
# Формы имён: nom — отдельно и в начале предложения, low — то же внутри предложения со строчной буквы,
# gen, dat, acc, ins — падежи. У зданий есть формы с предлогом: into (куда), from (откуда), at (где).
# Имена карт стоят в кавычках и не склоняются. Сообщения на -n: столько-то чего-то.

rn-title = Викинги
rn-blurb = Соберите отряд, нагрузите драккары и отправляйтесь в набеги на берега Северного моря. Впечатлите конунга.
rn-learn = Первый ход и первый набег.

## Имена

rn-ship-red =
    { $case ->
       *[nom] Красный
        [gen] Красного
        [dat] Красному
        [ins] Красным
    }
rn-ship-blue =
    { $case ->
       *[nom] Синий
        [gen] Синего
        [dat] Синему
        [ins] Синим
    }
rn-ship-yellow =
    { $case ->
       *[nom] Жёлтый
        [gen] Жёлтого
        [dat] Жёлтому
        [ins] Жёлтым
    }
rn-ship-green =
    { $case ->
       *[nom] Зелёный
        [gen] Зелёного
        [dat] Зелёному
        [ins] Зелёным
    }

rn-building-gate_house =
    { $case ->
       *[nom] Ворота
        [into] к воротам
        [from] от ворот
        [at] у ворот
        [acc] ворота
    }
rn-building-town_hall =
    { $case ->
       *[nom] Чертог
        [into] в чертог
        [from] из чертога
        [at] в чертоге
        [acc] чертог
    }
rn-building-treasury =
    { $case ->
       *[nom] Сокровищница
        [into] в сокровищницу
        [from] из сокровищницы
        [at] в сокровищнице
        [acc] сокровищницу
    }
rn-building-barracks =
    { $case ->
       *[nom] Дом воинов
        [into] в дом воинов
        [from] из дома воинов
        [at] в доме воинов
        [acc] дом воинов
    }
rn-building-armoury =
    { $case ->
       *[nom] Оружейная
        [into] в оружейную
        [from] из оружейной
        [at] в оружейной
        [acc] оружейную
    }
rn-building-mill =
    { $case ->
       *[nom] Мельница
        [into] на мельницу
        [from] с мельницы
        [at] на мельнице
        [acc] мельницу
    }
rn-building-silversmith =
    { $case ->
       *[nom] Дом чеканщика
        [into] в дом чеканщика
        [from] из дома чеканщика
        [at] в доме чеканщика
        [acc] дом чеканщика
    }
rn-building-long_house =
    { $case ->
       *[nom] Длинный дом
        [into] в длинный дом
        [from] из длинного дома
        [at] в длинном доме
        [acc] длинный дом
    }

rn-type-harbour = Гавань
rn-type-outpost = Застава
rn-type-monastery = Монастырь
rn-type-fortress = Крепость

rn-settlement-h1 =
    { $case ->
       *[nom] Левая гавань
        [low] левая гавань
        [acc] левую гавань
    }
rn-settlement-h2 =
    { $case ->
       *[nom] Средняя гавань
        [low] средняя гавань
        [acc] среднюю гавань
    }
rn-settlement-h3 =
    { $case ->
       *[nom] Правая гавань
        [low] правая гавань
        [acc] правую гавань
    }
rn-settlement-o1 =
    { $case ->
       *[nom] Речная застава
        [low] речная застава
        [acc] речную заставу
    }
rn-settlement-o2 =
    { $case ->
       *[nom] Правая застава
        [low] правая застава
        [acc] правую заставу
    }
rn-settlement-m1 =
    { $case ->
       *[nom] Левый монастырь
        [low] левый монастырь
        [acc] левый монастырь
    }
rn-settlement-m2 =
    { $case ->
       *[nom] Правый монастырь
        [low] правый монастырь
        [acc] правый монастырь
    }
rn-settlement-f1 =
    { $case ->
       *[nom] Левая крепость
        [low] левая крепость
        [acc] левую крепость
    }
rn-settlement-f2 =
    { $case ->
       *[nom] Средняя крепость
        [low] средняя крепость
        [acc] среднюю крепость
    }
rn-settlement-f3 =
    { $case ->
       *[nom] Правая крепость
        [low] правая крепость
        [acc] правую крепость
    }

rn-colour-black =
    { $case ->
       *[nom] чёрный
        [acc] чёрного
        [ins] чёрным
    }
rn-colour-grey =
    { $case ->
       *[nom] серый
        [acc] серого
        [ins] серым
    }
rn-colour-white =
    { $case ->
       *[nom] белый
        [acc] белого
        [ins] белым
    }
rn-colour-none =
    { $case ->
       *[nom] никакой
        [acc] никакого
        [ins] никаким
    }

rn-resource-silver = Монеты
rn-resource-provisions = Провизия
rn-resource-gold = Золото
rn-resource-iron = Железо
rn-resource-livestock = Скот
rn-resource-valkyrie = Валькирия
rn-resource-cards = Карты
# Стоит только после слова «цена» (rn-confirm-raid).
rn-resource-nothing = нулевая
rn-resource-silver-n =
    { $n ->
        [one] { $n } { $case ->
           *[nom] монета
            [acc] монету
        }
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
rn-resource-provisions-n =
    { $n ->
        [one] { $n } жетон провизии
        [few] { $n } жетона провизии
        [many] { $n } жетонов провизии
       *[other] { $n } жетона провизии
    }
rn-resource-gold-n =
    { $n ->
        [one] { $n } { $case ->
           *[nom] фишка
            [acc] фишку
        } золота
        [few] { $n } фишки золота
        [many] { $n } фишек золота
       *[other] { $n } фишки золота
    }
rn-resource-iron-n =
    { $n ->
        [one] { $n } { $case ->
           *[nom] фишка
            [acc] фишку
        } железа
        [few] { $n } фишки железа
        [many] { $n } фишек железа
       *[other] { $n } фишки железа
    }
rn-resource-livestock-n =
    { $n ->
        [one] { $n } { $case ->
           *[nom] фишка
            [acc] фишку
        } скота
        [few] { $n } фишки скота
        [many] { $n } фишек скота
       *[other] { $n } фишки скота
    }
rn-resource-valkyrie-n =
    { $n ->
        [one] { $n } { $case ->
           *[nom] валькирия
            [acc] валькирию
        }
        [few] { $n } { $case ->
           *[nom] валькирии
            [acc] валькирий
        }
        [many] { $n } валькирий
       *[other] { $n } валькирии
    }
rn-resource-cards-n =
    { $n ->
        [one] { $n } { $case ->
           *[nom] карта
            [acc] карту
        }
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }

# Чего не хватает для набега; стоит в перечислении.
rn-need-crew-n =
    { $n ->
        [one] { $n } соратник
        [few] { $n } соратника
        [many] { $n } соратников
       *[other] { $n } соратника
    }
rn-need-black_grey = чёрный или серый работник
rn-need-grey = серый работник
rn-need-grey_white = серый или белый работник
rn-need-white = белый работник

rn-tile = Подношение на { $vp } ПО
rn-vp = Победные очки
rn-strength = Боевая сила
rn-armour = Вооружение
rn-valkyries = Валькирии
rn-crew = Отряд
rn-hero = Герой
rn-half-crew = В отряде
rn-half-hall = В чертоге
rn-filter-cost = Цена
rn-plain-number = { $n }
rn-family-raid = Набеги
rn-family-village = Деревня
rn-family-death = Гибель
rn-family-end = Конец игры
rn-family-hero = Герои

rn-phase-setup = Подготовка
rn-phase-play = Труд и набеги
rn-phase-last = Последний раунд
rn-phase-over = Конец игры
rn-round = Раунд { $round }
rn-last-turns =
    { $n ->
        [one] Последний раунд: остался { $n } ход
        [few] Последний раунд: осталось { $n } хода
        [many] Последний раунд: осталось { $n } ходов
       *[other] Последний раунд: осталось { $n } хода
    }
# Далеко ли до конца: когда одно из этих чисел станет нулём, наступит последний раунд.
rn-end-fortresses =
    { $n ->
        [one] Крепости: до последнего раунда остался { $n } набег на них.
        [few] Крепости: до последнего раунда осталось { $n } набега на них.
        [many] Крепости: до последнего раунда осталось { $n } набегов на них.
       *[other] Крепости: до последнего раунда осталось { $n } набега на них.
    }
rn-end-valkyries =
    { $n ->
        [one] Валькирии: на поле осталась { $n }. Когда не останется ни одной, наступит последний раунд.
        [few] Валькирии: на поле осталось { $n }. Когда не останется ни одной, наступит последний раунд.
        [many] Валькирии: на поле осталось { $n }. Когда не останется ни одной, наступит последний раунд.
       *[other] Валькирии: на поле осталось { $n }. Когда не останется ни одной, наступит последний раунд.
    }
rn-end-offerings =
    { $n ->
        [one] Подношения: в стопке остался { $n } жетон. Когда она опустеет, наступит последний раунд.
        [few] Подношения: в стопке осталось { $n } жетона. Когда она опустеет, наступит последний раунд.
        [many] Подношения: в стопке осталось { $n } жетонов. Когда она опустеет, наступит последний раунд.
       *[other] Подношения: в стопке осталось { $n } жетона. Когда она опустеет, наступит последний раунд.
    }

# За что получены очки.
rn-source-raid = набеги
rn-source-crew_raid = свойства соратников в набегах
rn-source-deaths = погибшие наёмники
rn-source-valkyries = шкала валькирий
rn-source-armour = шкала вооружения
rn-source-offerings = подношения
rn-source-crew = соратники в конце игры
rn-source-gold = золото
rn-source-iron = железо
rn-source-livestock = скот
rn-end-sources = За что получены победные очки
rn-end-chart = Победные очки по ходу игры

# Что вызвало последний раунд.
rn-trigger-none = ничто
rn-trigger-fortresses = осталась одна клетка крепости с добычей
rn-trigger-offerings = стопка подношений пуста
rn-trigger-valkyries = на поле не осталось валькирий
rn-trigger-turn_limit = достигнут предел ходов

## Показатели игрока (вслух и при наведении)

rn-number-vp =
    { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
        [many] { $n } победных очков
       *[other] { $n } победных очка
    }
rn-number-goods = { $what }
rn-number-strength = Сила без кубиков: отряд { $crew }, вооружение { $armour }
rn-number-armour = Вооружение { $n }: прибавляется к силе в каждом набеге
rn-number-valkyries = Шкала валькирий: { $n }
rn-number-worker-black = Держит чёрного работника
rn-number-worker-grey = Держит серого работника
rn-number-worker-white = Держит белого работника
rn-number-worker-none = Работник на поле
rn-number-hand = карты в руке
rn-number-tiles = сделанные подношения
rn-status-chosen = выбор сделан
rn-cost = { $what }
rn-free = бесплатно
rn-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }

# Что здание дало бы сейчас.
rn-yields-used = использовано в этом ходу
rn-yields-none = сейчас нечего делать
rn-yields-gain = { $what }
rn-yields-either = { $what } или { $other }
rn-yields-town_hall = разыграть карту
rn-yields-treasury = карты на монеты или золото
rn-yields-barracks = нанять
rn-yields-armoury = вооружение
rn-yields-long_house = провизия или подношение

## Поле

rn-map-ship =
    { $n ->
        [one] { $ship }: { $n } победное очко
        [few] { $ship }: { $n } победных очка
        [many] { $ship }: { $n } победных очков
       *[other] { $ship }: { $n } победных очка
    }
rn-map-coast = Побережье
rn-map-village = Деревня
rn-map-offerings = Подношения
rn-map-stack =
    { $n ->
        [one] { $n } подношение в стопке
        [few] { $n } подношения в стопке
        [many] { $n } подношений в стопке
       *[other] { $n } подношения в стопке
    }
rn-map-deck =
    { $n ->
        [one] Колода: { $n } карта
        [few] Колода: { $n } карты
        [many] Колода: { $n } карт
       *[other] Колода: { $n } карты
    }
rn-map-discard =
    { $n ->
        [one] Стопка сброса: { $n } карта
        [few] Стопка сброса: { $n } карты
        [many] Стопка сброса: { $n } карт
       *[other] Стопка сброса: { $n } карты
    }
rn-map-gives-gate_house = Возьмите 2 карты.
rn-map-gives-town_hall = Разыграйте карту и примените её свойство в чертоге.
rn-map-gives-treasury = Сбросьте 1 карту за 2 монеты или 2 карты за 1 фишку золота.
rn-map-gives-barracks = Наймите соратника за указанное на карте число монет.
rn-map-gives-armoury = За 1 фишку железа — 2 деления вооружения, за 2 монеты — 1 деление.
rn-map-gives-mill = Чёрный: 1 жетон провизии. Серый: 2 жетона провизии. Белый: 2 жетона провизии или 1 фишка золота.
rn-map-gives-silversmith = Чёрный: 3 монеты. Серый или белый: 2 монеты.
rn-map-gives-long_house = Обменяйте 1 фишку скота на 2 жетона провизии или сделайте подношение.
rn-map-slot-black = Здесь чёрный работник.
rn-map-slot-grey = Здесь серый работник.
rn-map-slot-white = Здесь белый работник.
rn-map-slot-none = Здесь никого нет.
rn-map-takes-any = Принимает любого работника.
rn-map-takes-grey_white = Принимает серых и белых работников.
rn-map-used = Использовано в этом ходу.
rn-map-crew = Отряд: { $n }.
rn-map-price = Цена: { $what }.
rn-map-free = Бесплатно.
rn-map-sends-black_grey = Чёрный или серый работник.
rn-map-sends-grey = Серый работник.
rn-map-sends-grey_white = Серый или белый работник.
rn-map-sends-white = Белый работник.
rn-map-dice =
    { $n ->
        [one] { $n } кубик.
        [few] { $n } кубика.
        [many] { $n } кубиков.
       *[other] { $n } кубика.
    }
rn-map-always = Всегда { $vp } ПО.
rn-map-step = При силе от { $strength }: { $vp } ПО.
rn-map-set = Набор: { $tokens }, { $worker }.
rn-map-waits-grey = серый работник
rn-map-waits-white = белый работник
rn-map-plundered = Здесь больше нет добычи.
rn-map-possible = Вы можете отправиться сюда в набег.
rn-map-missing = Не хватает: { $missing }.

## О чём спрашивают вас

rn-ask-keep =
    { $chosen ->
        [0] Оставьте три карты из пяти: выберите первую.
        [1] Оставьте ещё две карты.
       *[other] Оставьте ещё одну карту.
    }
rn-ask-turn = Ваш ход: поместите { NAME($worker, case: "acc") } работника в деревню или отправляйтесь в набег.
rn-ask-turn-place = Поместите { NAME($worker, case: "acc") } работника в свободное здание.
rn-ask-turn-place-only = В какое здание поместить { NAME($worker, case: "acc") } работника, не выполняя действия?
rn-ask-turn-raid = Набег: выберите поселение.
rn-ask-take = Заберите работника из другого здания.
rn-ask-take-only = Заберите работника из другого здания, не выполняя действия.
rn-ask-visit =
    { ID($building) ->
        [town_hall] Чертог: разыграйте карту из руки или откажитесь.
       *[other] { $building }, { $worker } работник: выполнить действие?
    }
rn-ask-treasury = Сокровищница: { $left ->
        [one] сбросьте { $left } карту
        [few] сбросьте { $left } карты
        [many] сбросьте { $left } карт
       *[other] сбросьте { $left } карты
    } за { NAME($what, case: "acc") }.
rn-ask-hire = Дом воинов, у вас { $silver ->
        [one] { $silver } монета
        [few] { $silver } монеты
        [many] { $silver } монет
       *[other] { $silver } монеты
    }: нанять соратника из карт в руке? Сначала можно кого-то сбросить.
rn-ask-hire-recruiter = Вербовщик, у вас { $silver ->
        [one] { $silver } монета
        [few] { $silver } монеты
        [many] { $silver } монет
       *[other] { $silver } монеты
    }: наймите соратника из карт в руке за 2 монеты.
rn-ask-hire-now = Место есть: наймите соратника из карт в руке.
rn-ask-long_house = Длинный дом: обменять скот или сделать подношение?{ $left ->
        [one] {""}
        [few] {" "}Осталось { $left } действия.
        [many] {" "}Осталось { $left } действий.
       *[other] {" "}Осталось { $left } действия.
    }
rn-ask-offer = Торговка: выберите подношение; вы платите на одну фишку или монету меньше.
rn-ask-spare = Торговка: какую фишку или монету оставите себе?
rn-ask-copy = Купец: какое здание использовать с { NAME($worker, case: "ins") } работником?
rn-ask-swap = Лучница: выберите соперника и работника в деревне — они поменяются местами.
rn-ask-swap-building = Лучница: с каким работником в деревне поменяется местами работник { NAME($ship, case: "gen") }?
rn-ask-swap-seat = Лучница: чей работник пойдёт { NAME($building, case: "into") }?
rn-ask-steal = Варвар: выберите соперника и что у него забрать.
rn-ask-steal-what = Варвар: что вы забираете у { NAME($ship, case: "gen") }?
rn-ask-target =
    { ID($card) ->
        [berserker] Берсерк: кто теряет деление вооружения?
        [warlord] Военачальник: у кого вы забираете монеты?
        [warmonger] Поджигатель войны: у кого вы забираете провизию?
       *[other] «{ $card }»: с кем вы меняетесь всеми картами?
    }
rn-ask-amount = «{ $card }»: сколько? Не больше { $most }.
rn-ask-dismiss = Драчун: кого сбросить из отряда?
rn-ask-plunder = Драчун: что взять из запаса?
rn-ask-recall = Могильщик: кто вернётся из отряда в руку?
rn-ask-enlist = Могильщик: кто займёт место карты «{ $card }»?
rn-ask-exchange = Разведчик: с кем вы меняетесь и сколькими картами?
rn-ask-exchange-number = Разведчик: сколькими картами вы меняетесь с { NAME($ship, case: "ins") }?
rn-ask-give = Разведчик: тайно выберите карты, их получит { $ship } (выбрано { $given } из { $cards }).
rn-ask-toll = Наёмник: что вы отдаёте { NAME($ship, case: "dat") }?
rn-ask-reroll =
    { $rerolls ->
        [one] Драчун: перебросить кубик?
        [few] Драчуны: перебросить кубик? До { $rerolls } раз.
        [many] Драчуны: перебросить кубик? До { $rerolls } раз.
       *[other] Драчуны: перебросить кубик? До { $rerolls } раз.
    }
rn-ask-set = { $settlement }: какой набор вы берёте?
rn-ask-sacrifice =
    { $valkyries ->
        [one] Прилетела валькирия: кто погибнет?
        [few] Прилетели { $valkyries } валькирии: кто погибнет первым?
        [many] Прилетели { $valkyries } валькирий: кто погибнет первым?
       *[other] Прилетели { $valkyries } валькирии: кто погибнет первым?
    }
rn-ask-avenge = Мститель погиб: кто лишится соратника?
rn-ask-loss = У { NAME($ship, case: "gen") } погиб мститель: какого соратника вы теряете?
rn-ask-limit =
    { $surplus ->
        [one] В руке слишком много карт: сбросьте { $surplus } карту.
        [few] В руке слишком много карт: сбросьте { $surplus } карты.
        [many] В руке слишком много карт: сбросьте { $surplus } карт.
       *[other] В руке слишком много карт: сбросьте { $surplus } карты.
    }
rn-ask-nature = Норны прядут…
rn-ask-none = Игра окончена.

## О чём спрашивают других

rn-wait-keep = { $ship } выбирает, какие карты оставить.
rn-wait-turn = Ходит { $ship }.
rn-wait-take = { $ship } забирает работника.
rn-wait-visit = { $ship } действует { NAME($building, case: "at") }.
rn-wait-treasury = { $ship } сбрасывает карты в сокровищнице.
rn-wait-hire = { $ship } нанимает соратника.
rn-wait-long_house = { $ship } в длинном доме.
rn-wait-offer = { $ship } выбирает подношение.
rn-wait-spare = { $ship } решает, что оставить себе.
rn-wait-copy = { $ship } выбирает здание для купца.
rn-wait-swap = { $ship } выбирает работников для лучницы.
rn-wait-steal = { $ship } решает, что заберёт варвар.
rn-wait-target = { $ship } выбирает соперника.
rn-wait-amount = { $ship } выбирает число.
rn-wait-dismiss = { $ship } решает, кого сбросить.
rn-wait-plunder = { $ship } выбирает добычу.
rn-wait-recall = { $ship } решает, кто вернётся.
rn-wait-enlist = { $ship } решает, кто войдёт в отряд.
rn-wait-exchange = { $ship } решает, с кем меняется разведчик.
rn-wait-give = { $ship } выбирает карты для обмена.
rn-wait-toll = { $ship } решает, что отдать.
rn-wait-reroll = { $ship } может перебросить кубик.
rn-wait-set = { $ship } выбирает добычу.
rn-wait-sacrifice = { $ship } решает, кто погибнет.
rn-wait-avenge = { $ship } решает, кого поразит мститель.
rn-wait-loss = { $ship } теряет соратника.
rn-wait-limit = { $ship } сбрасывает карты до восьми.
rn-wait-nature = Норны прядут…
rn-wait-none = Игра окончена.
rn-wait-many-keep =
    { $count ->
        [one] Карты выбирает { $count } игрок.
        [few] Карты выбирают { $count } игрока.
        [many] Карты выбирают { $count } игроков.
       *[other] Карты выбирают { $count } игрока.
    }
rn-wait-many-give =
    { $count ->
        [one] Карты для обмена выбирает { $count } игрок.
        [few] Карты для обмена выбирают { $count } игрока.
        [many] Карты для обмена выбирают { $count } игроков.
       *[other] Карты для обмена выбирают { $count } игрока.
    }
rn-wait-many-toll =
    { $count ->
        [one] { $count } игрок решает, что отдать.
        [few] { $count } игрока решают, что отдать.
        [many] { $count } игроков решают, что отдать.
       *[other] { $count } игрока решают, что отдать.
    }

## Действия на кнопках

rn-verb-place = Труд в деревне
rn-verb-place_only = Поместить без действия
rn-verb-take_only = Забрать без действия
rn-verb-raid = Набег

rn-do-keep = Оставить: { $cards }
rn-do-place = { $building }
rn-do-place_only = { $building }: без действия
rn-do-take = { $building }
rn-do-take_only = { $building }: без действия
rn-do-raid = { $settlement }
rn-do-act-draw = Взять { NAME($what, case: "acc") }
rn-do-act-armour = { $price }: вооружение +{ $armour }
rn-do-act-deal = { $price } за { NAME($what, case: "acc") }
rn-do-act-gain = { $what }
rn-do-act_plain = { $what }, без свойства карты «{ $card }»
rn-do-skip = Не выполнять действие
rn-do-skip-play = Не разыгрывать карту
rn-do-skip-hire = Никого не нанимать
rn-do-skip-hire-now = Никого не нанимать
rn-do-skip-enlist = Никого
rn-do-offer = Подношение: { $vp } ПО
rn-do-play = Разыграть: «{ $card }»
rn-do-hire = Нанять: «{ $card }»
rn-do-dismiss = Сбросить из отряда: «{ $card }»
rn-do-discard = Сбросить: «{ $card }»
rn-do-copy = { $building }
rn-do-swap = { $ship }: { NAME($building, case: "at") }
rn-do-steal = { NAME($what, case: "acc") } у { NAME($ship, case: "gen") }
rn-do-target = { $ship }
rn-do-amount = { $what }
rn-do-gain = { $what }
rn-do-recall = { $card }
rn-do-enlist = { $card }
rn-do-spare = { $what }
rn-do-exchange =
    { $n ->
        [one] { $ship }: { $n } карта
        [few] { $ship }: { $n } карты
        [many] { $ship }: { $n } карт
       *[other] { $ship }: { $n } карты
    }
rn-do-give = Отдать: «{ $card }»
rn-do-toll = { $what }
rn-do-reroll = Перебросить { $face }
rn-do-stand = Оставить бросок
rn-do-set = { $tokens }; { $worker } работник
rn-do-sacrifice = { $card }
rn-do-sacrifice_plain = { $card }, без свойства
rn-confirm-raid = Набег на { NAME($settlement, case: "acc") }, цена: { $price }. Сила { $strength } и { $dice ->
        [one] { $dice } кубик (от { $least } до { $most })
        [few] { $dice } кубика (от { $least } до { $most } на каждом)
        [many] { $dice } кубиков (от { $least } до { $most } на каждом)
       *[other] { $dice } кубика (от { $least } до { $most } на каждом)
    }. Бросок нельзя отменить. В путь?
rn-death-avenger = соперник тоже теряет соратника
rn-death-berserker = вернётся к вам в руку
rn-death-gravedigger = принесёт 1 фишку золота
rn-death-mercenary = принесёт 1 ПО

## Почему нельзя

rn-why-keep-first = Сначала выберите три карты, которые оставите.
rn-why-others-turn = Сейчас ход { NAME($seat, case: "gen") }: сначала ответьте на вопрос.
rn-why-raid-first = Сначала закончите набег ({ NAME($settlement, case: "low") }).
rn-why-limit-first =
    { $cards ->
        [one] Сначала сбросьте { $cards } карту: оставить можно не больше восьми.
        [few] Сначала сбросьте { $cards } карты: оставить можно не больше восьми.
        [many] Сначала сбросьте { $cards } карт: оставить можно не больше восьми.
       *[other] Сначала сбросьте { $cards } карты: оставить можно не больше восьми.
    }
rn-why-visit-first = Сначала решите, что делать { NAME($building, case: "at") }.
rn-why-effect-first = Сначала доведите до конца действие карты в чертоге.
rn-why-placed-already = Вы уже поместили работника ({ $building }). Теперь заберите работника из другого здания.
rn-why-working = В этот ход вы трудитесь в деревне. Набег занимает весь ход.
rn-why-take-later = Сначала поместите своего работника, потом заберёте другого.
rn-why-card-where = Соратников нанимают в доме воинов, карты разыгрывают в чертоге и сбрасывают в сокровищнице.
rn-why-play-where = Карты разыгрывают в чертоге: поместите туда работника или заберите его оттуда.
rn-why-hire-where = Соратников нанимают в доме воинов: поместите туда работника или заберите его оттуда.
rn-why-discard-where = Карты сбрасывают в сокровищнице или в конце хода, если их больше восьми.
rn-why-offer-where = Подношения делают в длинном доме или в чертоге с помощью торговки.
rn-why-act-where = Действие здания выполняют, когда помещают туда работника или забирают его.
rn-why-crew-where = Сейчас отряд никто не покидает: соратника сбрасывают только ради места в доме воинов, из-за драчуна или мстителя.
rn-why-hall-card = Это выбирают, только когда в чертоге разыграна карта «{ $card }».
rn-why-target-later = Соперника выбирают, только когда этого требует карта.
rn-why-reroll-later = Кубик перебрасывает только драчун, сразу после броска в набеге.
rn-why-set-later = Добычу выбирают в набеге, после подсчёта боевой силы.
rn-why-sacrifice-later = Соратники гибнут, только когда с добычей приходит валькирия.
rn-why-nothing-to-skip = Сейчас нечего пропускать.
rn-why-must-act = Сейчас это нужно выполнить.
rn-why-must-hire = Сейчас нужно кого-нибудь нанять.
rn-why-not-in-hand = «{ $card }»: этой карты у вас в руке нет.
rn-why-not-in-crew = «{ $card }»: этой карты в вашем отряде нет.
rn-why-no-crew = У вас нет отряда.
rn-why-no-more-copies = «{ $card }»: больше таких карт в руке нет.
rn-why-keep-order = Укажите три карты в том порядке, в каком они лежат у вас в руке.
rn-why-crew-full = Отряд полон: сначала сбросьте кого-нибудь.
rn-why-hero-there = «{ $card }» — герой, а герой в вашем отряде уже есть.
rn-why-hire-short = «{ $card }»: цена в монетах — { $cost }, у вас { $silver }.
rn-why-nobody-to-hire = На руке нет никого, кого вы могли бы сейчас нанять.
rn-why-dismissed-one = Чтобы освободить место, можно сбросить только одного соратника.
rn-why-dismiss-idle = Сбросить соратника можно, только если затем удастся кого-то нанять, а сейчас не удастся.
rn-why-occupied = { $building }: здесь уже есть работник. Выберите свободное здание.
rn-why-colour =
    { ID($worker) ->
        [black] { $building }: принимает только серых и белых работников, но не чёрных.
       *[other] { $building }: { NAME($worker, case: "acc") } работника не принимает.
    }
rn-why-placed-here = { $building }: сюда вы только что поместили работника. Заберите работника из другого здания.
rn-why-nobody-there = { $building }: здесь никого нет.
rn-why-not-here = { $building }: такого действия тут нет ({ $resource }).
rn-why-mill-gold = На мельнице золото приносит только белый работник, а ваш — { $worker }.
rn-why-cards-short = Нужно карт в руке: { $needed }, у вас { $have }.
rn-why-price-short = { $resource }: нужно { $needed }, у вас { $have }.
rn-why-supply-empty = { $resource }: в запасе ничего не осталось.
rn-why-armour-full = Ваше вооружение уже на 10.
rn-why-no-decline = За этим столом от свойств соратников отказаться нельзя.
rn-why-nothing-to-decline = Здесь не действует ни одно свойство соратников, отказываться не от чего.
rn-why-tile-not-open = Такого открытого подношения нет.
rn-why-offer-short =
    Для этого подношения не хватает{ $silver ->
        [0] {""}
       *[other] {" "}· монеты: { $silver }
    }{ $livestock ->
        [0] {""}
       *[other] {" "}· скот: { $livestock }
    }{ $iron ->
        [0] {""}
       *[other] {" "}· железо: { $iron }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· золото: { $gold }
    }
rn-why-no-offer = Ни за одно подношение вы заплатить не можете. До ближайшего не хватает фишек: { $tokens }.
rn-why-trader-short = Даже со скидкой в одну фишку вам не хватает фишек: { $tokens }.
rn-why-spare-not = { $resource }: здесь этого оставить себе нельзя.
rn-why-hero-hall = «{ $card }» — герой, а героев в чертоге не разыгрывают.
rn-why-hall-short = «{ $card }»: в чертоге нужно { $needed } ({ $resource }), у вас { $have }.
rn-why-hall-idle = «{ $card }»: сейчас эта карта ничего не даст в чертоге.
rn-why-hall-nobody = «{ $card }»: сейчас эта карта не затронет ни одного соперника.
rn-why-no-card-plays = Ни одна ваша карта сейчас ничего не даст в чертоге.
rn-why-nobody-to-place = На руке нет другой карты, которая могла бы занять место в отряде.
rn-why-came-back = «{ $card }»: только что вернувшаяся карта не может занять место.
rn-why-scout-no-cards = Разведчику нужны карты в руке для обмена.
rn-why-no-hand-there = { $seat }: нет карт для обмена.
rn-why-exchange-most = Здесь можно обменяться картами числом от 1 до { $most }.
rn-why-amount-range = Выберите число от 1 до { $most }.
rn-why-copy-hall = Купец не может ещё раз выполнить действие чертога.
rn-why-copy-used = { $building }: действие уже выполнено в этом ходу.
rn-why-copy-idle = { $building }: сейчас вам там нечего делать.
rn-why-archer-placed = { $building }: за этим столом только что помещённого работника менять нельзя.
rn-why-swap-colour = { $building }: { NAME($worker, case: "acc") } работника соперника не принимает.
rn-why-swap-nothing = { $building }: ни один работник соперника не может сюда прийти, или ничего не изменится.
rn-why-not-opponent = Выберите соперника за этим столом.
rn-why-unaffected = { $seat }: для этого игрока ничего не изменится.
rn-why-not-plunder = Выберите золото, железо или скот.
rn-why-has-none = { $seat }: этого нет ({ $resource }).
rn-why-nobody-has = { $resource }: этого нет ни у одного соперника.
rn-why-toll-what = Отдайте монету или жетон провизии.
rn-why-plundered = { $settlement }: добычи больше нет.
rn-why-raid-worker = { $settlement }: { NAME($worker, case: "acc") } работника сюда отправить нельзя.
rn-why-raid-short =
    { $settlement }: не хватает{ $crew ->
        [0] {""}
       *[other] {" "}· отряд: { $crew }
    }{ $provisions ->
        [0] {""}
       *[other] {" "}· провизия: { $provisions }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· золото: { $gold }
    }
rn-why-raid-short-worker =
    { $settlement }: не хватает{ $crew ->
        [0] {""}
       *[other] {" "}· отряд: { $crew }
    }{ $provisions ->
        [0] {""}
       *[other] {" "}· провизия: { $provisions }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· золото: { $gold }
    } · другой работник
rn-why-no-raid = Пока вы не можете совершить ни одного набега. Ближе всего к цели: { NAME($settlement, case: "low") }.
rn-why-no-die = В этом набеге нет кубика { $die }.
rn-why-set-gone = Набора { $set } здесь нет.
rn-why-no-crew-there = { $seat }: в отряде никого нет, терять некого.

## Хроника

rn-event-laid = Добыча разложена: { NAME($settlement, case: "low") }.
rn-event-tile_opened = Открыто подношение на { $vp } ПО ({ $price }).
rn-event-dealt = { $ship } получает карту «{ $card }».
rn-event-kept = { $ship } оставляет карту «{ $card }».
rn-event-cards_returned =
    { $cards ->
        [one] { $cards } карта уходит под колоду.
        [few] { $cards } карты уходят под колоду.
        [many] { $cards } карт уходит под колоду.
       *[other] { $cards } карты уходят под колоду.
    }
rn-event-rolled_for_first = { $ship } бросает кубики: { $sum }.
rn-event-first_player = Первый игрок — { $seat }.
rn-event-turn_began = Раунд { $round }: { $ship }
rn-event-placed = { $ship } помещает { NAME($worker, case: "acc") } работника { NAME($building, case: "into") }.
rn-event-taken = { $ship } забирает { NAME($worker, case: "acc") } работника { NAME($building, case: "from") }.
rn-event-skipped = { $ship } не выполняет действие { NAME($building, case: "at") }.
rn-event-gained = { $ship } получает { NAME($what, case: "acc") }.
rn-event-paid = { $ship } платит { NAME($what, case: "acc") }.
rn-event-drawn =
    { ID($card) ->
        [hidden] { $ship } берёт карту.
       *[other] { $ship } берёт карту «{ $card }».
    }
rn-event-deck_reached_under = В ход идут карты, лежавшие под колодой.
rn-event-reshuffled = Стопка сброса перемешана и становится новой колодой.
rn-event-played = { $ship } разыгрывает в чертоге карту «{ $card }».
rn-event-hired =
    { $cost ->
        [0] { $ship } бесплатно нанимает соратника: «{ $card }».
       *[other] { $ship } нанимает соратника: «{ $card }» ({ $price }).
    }
rn-event-dismissed = { $ship } лишается соратника: «{ $card }».
rn-event-discarded = { $ship } сбрасывает карту «{ $card }».
rn-event-armour =
    { $way ->
        [down] { $ship }: вооружение снижается до { $armour }.
       *[up] { $ship }: вооружение растёт до { $armour }.
    }
rn-event-offered = { $ship } делает подношение на { $vp } ПО.
rn-event-copied = { $ship } использует и { NAME($building, case: "acc") }.
rn-event-swapped = { $ship } меняет работников местами: теперь у { NAME($seat, case: "gen") } { $gave }, а { NAME($building, case: "at") } — { $got }.
rn-event-robbed = { $ship } забирает { NAME($what, case: "acc") } у { NAME($seat, case: "gen") }.
rn-event-lost = { $ship } теряет { NAME($what, case: "acc") }.
rn-event-recalled = { $ship } возвращает карту «{ $card }» из отряда в руку.
rn-event-enlisted = { $ship } бесплатно добавляет в отряд карту «{ $card }».
rn-event-tiles_buried = { $ship } убирает открытые подношения под стопку.
rn-event-exchange_declared = { $ship } меняется с { NAME($seat, case: "ins") }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
rn-event-card_chosen = { $ship } выбирает карту «{ $card }».
rn-event-card_given = { $ship } отдаёт { NAME($to, case: "dat") } карту «{ $card }».
rn-event-exchanged = { $ship } и { $seat } обменялись картами.
rn-event-toll_chosen = { $ship } выбирает { NAME($what, case: "acc") }.
rn-event-handed_over = { $ship } отдаёт { NAME($to, case: "dat") } { NAME($what, case: "acc") }.
rn-event-raided = { $ship } идёт в набег на { NAME($settlement, case: "acc") } с { NAME($worker, case: "ins") } работником!
rn-event-rolled = { $ship } выбрасывает { $die1 } и { $die2 }.
rn-event-rolled-one = { $ship } выбрасывает { $die1 }.
rn-event-rerolled = { $ship } перебрасывает кубик: { $face }.
rn-event-strength = { $ship }: кубики { $dice } + отряд { $crew } + свойства { $abilities } + вооружение { $armour } = сила { $total }.
rn-event-vp =
    { ID($card) ->
        [hidden] { $ship }: { $amount } ПО ({ $source }).
       *[other] { $ship }: { $amount } ПО («{ $card }»).
    }
rn-event-plundered = { $ship } забирает { NAME($tokens, case: "acc") }, а с ними { NAME($worker, case: "acc") } работника ({ NAME($settlement, case: "low") }).
rn-event-fell = Валькирия забирает соратника «{ $card }» из отряда { NAME($ship, case: "gen") }.
rn-event-valkyrie_ignored = Валькирии некого забрать.
rn-event-valkyrie_step = { $ship }: шкала валькирий — { $valkyries }.
rn-event-returned_to_hand = { $ship } возвращает карту «{ $card }» в руку.
rn-event-avenged = { $ship } мстит: { $seat } лишается соратника.
rn-event-surplus = { $ship } возвращает в запас { NAME($what, case: "acc") }: оставить можно не больше восьми.
rn-event-last_round = Последний раунд: { $trigger }
rn-event-final_score = { $ship }: в итоге { $vp } ПО.
rn-event-game_over = Сага сложена

## Настройки стола

rn-option-cards = Карты
rn-option-cards-print = как в издании
rn-option-cards-preprod = ранние версии семи карт
rn-option-merchant_colour = Купец с чёрным работником
rn-option-merchant_colour-on = кроме оружейной и длинного дома
rn-option-merchant_colour-off = где угодно
rn-option-merchant_once = Здание, повторённое купцом
rn-option-merchant_once-on = использовано в этом ходу
rn-option-merchant_once-off = не считается использованным
rn-option-archer_placed = Лучница и только что помещённый работник
rn-option-archer_placed-on = можно менять
rn-option-archer_placed-off = менять нельзя
rn-option-scout_number = Сколько карт меняет разведчик
rn-option-scout_number-both_hands = не больше, чем есть у обоих
rn-option-scout_number-own_hand = не больше, чем есть у вас
rn-option-avenger_targets = Кого поражает мститель
rn-option-avenger_targets-with_crew = только соперников с отрядом
rn-option-avenger_targets-any = любого соперника
rn-option-gravedigger_places = Могильщику нужна карта на замену
rn-option-gravedigger_places-on = да
rn-option-gravedigger_places-off = нет
rn-option-ragnhildr = Рагнхильд считает
rn-option-ragnhildr-marker = шкалу валькирий
rn-option-ragnhildr-taken = всех полученных валькирий
rn-option-missing_reward = Обмен, когда награды не осталось
rn-option-missing_reward-refused = невозможен
rn-option-missing_reward-allowed = возможен
rn-option-poor_targets = Соперники, которым нечего терять
rn-option-poor_targets-off = выбрать нельзя
rn-option-poor_targets-on = выбрать можно
rn-option-reshuffle = Перемешивание сброса
rn-option-reshuffle-at_need = когда понадобится карта
rn-option-reshuffle-at_once = как только колода опустеет
rn-option-reshuffle_played = Разыгранная карта при перемешивании
rn-option-reshuffle_played-on = тоже перемешивается
rn-option-reshuffle_played-off = остаётся в стороне
rn-option-open_discard = Просмотр стопки сброса на экране
rn-option-open_discard-on = разрешён
rn-option-open_discard-off = запрещён
rn-option-decline_bonus = Отказ от свойства соратника
rn-option-decline_bonus-on = возможен
rn-option-decline_bonus-off = невозможен
rn-option-idle_cards = Розыгрыш карты без эффекта
rn-option-idle_cards-off = невозможен
rn-option-idle_cards-on = возможен
rn-option-dismiss_alone = Сброс соратника без найма
rn-option-dismiss_alone-off = невозможен
rn-option-dismiss_alone-on = возможен
rn-option-warlord_amount = Сколько берут военачальник и ранний поджигатель войны
rn-option-warlord_amount-most = сколько возможно
rn-option-warlord_amount-chosen = на выбор
rn-option-full_tie = Полная ничья
rn-option-full_tie-shared = общая победа
rn-option-full_tie-later = победа того, кто ходит позже
rn-option-first_player = Первый игрок
rn-option-first_player-dice = по броску кубиков
rn-option-first_player-0 = место 1
rn-option-first_player-1 = место 2
rn-option-first_player-2 = место 3
rn-option-first_player-3 = место 4
rn-preset-print = Карты как в издании (советуем)
rn-preset-preprod = Ранние версии карт

## Карты

rn-card-hidden = скрытая карта
rn-card-hidden-text = Знает её только хозяин.
rn-card-archer = Лучница
rn-card-archer-crew = +2 ПО за набег на заставу.
rn-card-archer-hall = Выберите соперника и работника в деревне: этот работник и работник соперника меняются местами. Пришедший работник должен подходить зданию по цвету. Действия зданий не выполняются.
rn-card-armourer = Оружейник
rn-card-armourer-crew = +2 к боевой силе при набеге на монастырь.
rn-card-armourer-hall = Поднимитесь на 1 деление по шкале вооружения (не выше 10).
rn-card-avenger = Мститель
rn-card-avenger-crew = Если погибает в набеге: выбранный вами соперник сбрасывает одного из своих соратников по собственному выбору.
rn-card-avenger-hall = Каждый соперник возвращает в запас 1 монету.
rn-card-barbarian = Варвар
rn-card-barbarian-crew = +2 к боевой силе при набеге на крепость.
rn-card-barbarian-hall = Возьмите у одного соперника 1 фишку золота, железа или скота на свой выбор.
rn-card-berserker = Берсерк
rn-card-berserker-crew = Если погибает в набеге: возвращается к вам в руку, а не уходит в стопку сброса.
rn-card-berserker-hall = Выбранный вами соперник теряет 1 деление вооружения (не ниже 0).
rn-card-brawler = Драчун
rn-card-brawler-crew = В каждом набеге можете перебросить один кубик; учитывается новый результат.
rn-card-brawler-hall = Сбросьте одного из своих соратников и возьмите из запаса 1 фишку золота, железа или скота.
rn-card-brynjar = Бриньяр
rn-card-brynjar-crew = +1 к боевой силе за каждые 3 полных деления вооружения.
rn-card-brynjar-hall = У героев нет свойства в чертоге.
rn-card-cartographer = Картограф
rn-card-cartographer-crew = За набег на крепость платите на 1 фишку золота меньше.
rn-card-cartographer-hall = Потратьте 1 жетон провизии, чтобы получить 1 фишку золота.
rn-card-cartographer-hall-older = Потратьте 2 жетона провизии, чтобы получить 1 фишку золота.
rn-card-champion = Чемпион
rn-card-champion-crew = 3 ПО в конце игры.
rn-card-champion-hall = Каждый соперник возвращает в запас 1 жетон провизии.
rn-card-folke = Фольке
rn-card-folke-crew = +1 к боевой силе за каждую другую карту в вашем отряде (не больше +4).
rn-card-folke-hall = У героев нет свойства в чертоге.
rn-card-forager = Добытчица
rn-card-forager-crew = Получайте на мельнице на 1 жетон провизии больше (но не при выборе золота).
rn-card-forager-hall = Получите 2 жетона провизии.
rn-card-gatekeeper = Привратник
rn-card-gatekeeper-crew = Берите у ворот на 1 карту больше.
rn-card-gatekeeper-hall = Возьмите 3 карты.
rn-card-gatekeeper-hall-older = Возьмите 1, 2 или 3 карты.
rn-card-gravedigger = Могильщик
rn-card-gravedigger-crew = Если погибает в набеге: получите 1 фишку золота из запаса.
rn-card-gravedigger-hall = Верните одного из своих соратников в руку и бесплатно добавьте в отряд другую карту из руки.
rn-card-huntsman = Охотник
rn-card-huntsman-crew = За набег на заставу платите на 1 жетон провизии меньше.
rn-card-huntsman-hall = Получите 1 жетон провизии и 1 монету.
rn-card-jeweller = Ювелир
rn-card-jeweller-crew = Получайте в доме чеканщика на 1 монету больше.
rn-card-jeweller-hall = Потратьте 2 монеты, чтобы получить 1 фишку золота.
rn-card-marauder = Мародёр
rn-card-marauder-crew = +1 ПО за набег на заставу.
rn-card-marauder-hall = Потратьте 1 фишку скота, чтобы получить 1 фишку золота.
rn-card-mercenary = Наёмник
rn-card-mercenary-crew = Если погибает в набеге: получите 1 ПО.
rn-card-mercenary-hall = Каждый соперник отдаёт вам 1 монету или 1 жетон провизии (на свой выбор). Если есть что-то одно, он отдаёт это; если нет ничего — не отдаёт.
rn-card-merchant = Купец
rn-card-merchant-crew = В конце игры — 1 ПО за каждую вашу фишку скота, сверх ПО за пары.
rn-card-merchant-hall = Выполните действие любого здания деревни так, будто работник, которым вы действуете, находится там.
rn-card-ragnhildr = Рагнхильд
rn-card-ragnhildr-crew = +1 к боевой силе за каждые 2 полных деления шкалы валькирий.
rn-card-ragnhildr-hall = У героев нет свойства в чертоге.
rn-card-recruiter = Вербовщик
rn-card-recruiter-crew = За наём в доме воинов платите на 1 монету меньше.
rn-card-recruiter-hall = Наймите соратника из карт в руке за 2 монеты, какой бы ни была цена найма.
rn-card-sage = Мудрец
rn-card-sage-crew = В длинном доме выполняйте ещё 1 действие: то же самое или другое.
rn-card-sage-hall = Уберите открытые жетоны подношений под стопку и откройте три верхних.
rn-card-scout = Разведчик
rn-card-scout-crew = За набег на монастырь платите на 1 жетон провизии меньше.
rn-card-scout-hall = Выберите соперника и число: каждый из вас тайно выбирает столько карт из своей руки, затем вы ими обмениваетесь.
rn-card-scout-hall-older = Выберите соперника: вы обмениваетесь всеми картами в руке.
rn-card-shieldmaiden = Воительница
rn-card-shieldmaiden-crew = +1 ПО за набег на монастырь.
rn-card-shieldmaiden-hall = Потратьте 1 фишку скота, чтобы получить 1 фишку железа.
rn-card-trader = Торговка
rn-card-trader-crew = В конце игры — 1 ПО за каждый ваш жетон подношения.
rn-card-trader-hall = Сделайте подношение, заплатив на одну фишку добычи или монету меньше, чем указано на жетоне.
rn-card-warlord = Военачальник
rn-card-warlord-crew = 2 ПО в конце игры.
rn-card-warlord-hall = Возьмите у одного соперника до 2 монет.
rn-card-warmonger = Поджигатель войны
rn-card-warmonger-crew = +1 ПО за набег на гавань.
rn-card-warmonger-hall = Возьмите у одного соперника 1 жетон провизии.
rn-card-warmonger-hall-older = Возьмите у одного соперника до 2 жетонов провизии.

## Поле, сцены и планшеты

rn-map-waits-black = чёрный работник
rn-map-strength = Ваша сила без кубиков: { $n }.
rn-map-crew-vp = Отряд принесёт ещё { $n } ПО.
rn-map-percent = { $n } %
rn-track-at = Деление { $n }: в конце игры { $vp } ПО
rn-keep-title = Первые жители: оставьте троих
rn-keep-others = Кто уже выбрал
rn-keep-chosen = выбор сделан
rn-keep-choosing = выбирает
rn-raid-title = Набег: { NAME($settlement, case: "low") }
rn-raid-no-crew = В отряде никого не осталось.
rn-raid-rolling = Кубики катятся.
rn-raid-die = Кубик: { $face }
rn-raid-line-dice = Кубики
rn-raid-line-armour = Вооружение
rn-raid-sets = Добыча на выбор
rn-raid-valkyries = Осталось валькирий: { $n }
rn-tray-title = Запас
rn-own = Перед вами: работник, личный резерв и отряд
rn-sheet-goods = Монеты, провизия и добыча
rn-sheet-hand = Рука
rn-sheet-known = Известные карты в руке
rn-sheet-points = Очки
rn-sheet-now = сейчас
rn-sheet-later = в конце игры
rn-sheet-sum = Всего
rn-detail-valkyrie = Каждая валькирия забирает одного из вашего отряда, а вы поднимаетесь на деление по шкале валькирий.
rn-detail-tile = Подношения делают в длинном доме с серым или белым работником.
rn-detail-track-armour = Прибавляется к силе в каждом набеге; в конце игры с делений 3, 6 и 9 — 2, 4 и 6 ПО.
rn-detail-track-valkyrie = Деление за каждого соратника, погибшего в набеге; чем выше, тем больше ПО в конце игры.
rn-detail-supply = В запасе: { $what }.
rn-detail-silver = Нужны для найма и вооружения; в конце хода остаётся не больше 8.
rn-detail-provisions = Нужна для каждого набега; в конце хода остаётся не больше 8.
rn-detail-gold = Нужно для набегов на монастыри и крепости и для подношений; в конце игры — 1 ПО за фишку.
rn-detail-iron = Нужно для вооружения и подношений; в конце игры — 1 ПО за фишку.
rn-detail-livestock = Обменивается на провизию и идёт на подношения; в конце игры — 1 ПО за пару.

## How the numbers of a player came about

rn-count-vp = За что получены очки.
rn-count-later = если бы игра закончилась сейчас
rn-count-strength = Отряд и вооружение вместе. В набеге прибавляются кубики и свойства некоторых соратников.
rn-count-worker = Каждый ход одного работника ставят, а другого забирают.
rn-count-armour = Деления шкалы вооружения. Учитываются в каждом набеге и не тратятся.
rn-count-valkyries = Деления шкалы валькирий: по одному за каждого соратника, которого забрала валькирия.
rn-count-silver = Ими платят за соратников и вооружение.
rn-count-provisions = Нужна отряду: её требует каждый набег.
rn-count-gold = Нужно для некоторых набегов и подношений. Остаток принесёт очки в конце игры.
rn-count-iron = Идёт на вооружение и подношения. Остаток принесёт очки в конце игры.
rn-count-livestock = Меняется на провизию и идёт на подношения. Остаток принесёт очки в конце игры.
rn-count-hand = Соперники видят, сколько карт, но не видят какие.
rn-count-tiles = Их очки подсчитываются в конце игры.
