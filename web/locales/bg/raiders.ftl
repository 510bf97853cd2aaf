# „Викинги: набези в Северно море“. Първо имената, после въпросите, действията и разказът за тях.
#
# Форми на имената: nom – самостоятелно и в началото на изречение, low – същото вътре в изречението с малка буква,
# def – с член, obj – допълнение и след предлог, in – с предлога за място (на портата, в мелницата), with – с предлога „с“ или „със“. Имената на картите стоят в кавички.
# Съобщенията на -n: толкова и толкова от нещо.

rn-title = Викинги: набези в Северно море
rn-blurb = Съберете екипаж, натоварете дракарите и нападайте бреговете на Северно море. Впечатлете вожда.
rn-learn = Първи ход и първи набег.

## Имена

rn-ship-red =
    { $case ->
       *[nom] Червеният
        [obj] Червения
        [with] с Червения
    }
rn-ship-blue =
    { $case ->
       *[nom] Синият
        [obj] Синия
        [with] със Синия
    }
rn-ship-yellow =
    { $case ->
       *[nom] Жълтият
        [obj] Жълтия
        [with] с Жълтия
    }
rn-ship-green =
    { $case ->
       *[nom] Зеленият
        [obj] Зеления
        [with] със Зеления
    }

rn-building-gate_house =
    { $case ->
       *[nom] Порта
        [def] портата
        [in] на портата
    }
rn-building-town_hall =
    { $case ->
       *[nom] Съветна зала
        [def] съветната зала
        [in] в съветната зала
    }
rn-building-treasury =
    { $case ->
       *[nom] Съкровищница
        [def] съкровищницата
        [in] в съкровищницата
    }
rn-building-barracks =
    { $case ->
       *[nom] Казарма
        [def] казармата
        [in] в казармата
    }
rn-building-armoury =
    { $case ->
       *[nom] Оръжейна
        [def] оръжейната
        [in] в оръжейната
    }
rn-building-mill =
    { $case ->
       *[nom] Мелница
        [def] мелницата
        [in] в мелницата
    }
rn-building-silversmith =
    { $case ->
       *[nom] Сребрар
        [def] сребраря
        [in] при сребраря
    }
rn-building-long_house =
    { $case ->
       *[nom] Дълга къща
        [def] дългата къща
        [in] в дългата къща
    }

rn-type-harbour = Пристанище
rn-type-outpost = Преден пост
rn-type-monastery = Манастир
rn-type-fortress = Крепост

rn-settlement-h1 =
    { $case ->
       *[nom] Ляво пристанище
        [low] ляво пристанище
        [def] лявото пристанище
    }
rn-settlement-h2 =
    { $case ->
       *[nom] Средно пристанище
        [low] средно пристанище
        [def] средното пристанище
    }
rn-settlement-h3 =
    { $case ->
       *[nom] Дясно пристанище
        [low] дясно пристанище
        [def] дясното пристанище
    }
rn-settlement-o1 =
    { $case ->
       *[nom] Речен преден пост
        [low] речен преден пост
        [def] речния преден пост
    }
rn-settlement-o2 =
    { $case ->
       *[nom] Десен преден пост
        [low] десен преден пост
        [def] десния преден пост
    }
rn-settlement-m1 =
    { $case ->
       *[nom] Ляв манастир
        [low] ляв манастир
        [def] левия манастир
    }
rn-settlement-m2 =
    { $case ->
       *[nom] Десен манастир
        [low] десен манастир
        [def] десния манастир
    }
rn-settlement-f1 =
    { $case ->
       *[nom] Лява крепост
        [low] лява крепост
        [def] лявата крепост
    }
rn-settlement-f2 =
    { $case ->
       *[nom] Средна крепост
        [low] средна крепост
        [def] средната крепост
    }
rn-settlement-f3 =
    { $case ->
       *[nom] Дясна крепост
        [low] дясна крепост
        [def] дясната крепост
    }

rn-colour-black =
    { $case ->
       *[nom] черен
        [def] черния
        [with] с черен
    }
rn-colour-grey =
    { $case ->
       *[nom] сив
        [def] сивия
        [with] със сив
    }
rn-colour-white =
    { $case ->
       *[nom] бял
        [def] белия
        [with] с бял
    }
rn-colour-none =
    { $case ->
       *[nom] никакъв
        [def] никакъв
        [with] без
    }

rn-resource-silver = Монети
rn-resource-provisions = Провизии
rn-resource-gold = Злато
rn-resource-iron = Желязо
rn-resource-livestock = Добитък
rn-resource-valkyrie = Валкирия
rn-resource-cards = Карти
rn-resource-nothing = нищо
rn-resource-silver-n =
    { $n ->
        [one] { $n } монета
       *[other] { $n } монети
    }
rn-resource-provisions-n =
    { $n ->
        [one] { $n } жетон провизии
       *[other] { $n } жетона провизии
    }
rn-resource-gold-n = { $n } злато
rn-resource-iron-n = { $n } желязо
rn-resource-livestock-n =
    { $n ->
        [one] { $n } глава добитък
       *[other] { $n } глави добитък
    }
rn-resource-valkyrie-n =
    { $n ->
        [one] { $n } валкирия
       *[other] { $n } валкирии
    }
rn-resource-cards-n =
    { $n ->
        [one] { $n } карта
       *[other] { $n } карти
    }

# Какво липсва за набег; стои в изброяване.
rn-need-crew-n =
    { $n ->
        [one] { $n } член на екипажа
       *[other] { $n } членове на екипажа
    }
rn-need-black_grey = черен или сив работник
rn-need-grey = сив работник
rn-need-grey_white = сив или бял работник
rn-need-white = бял работник

rn-tile = Дар за { $vp } ПТ
rn-vp = Победни точки
rn-strength = Бойна сила
rn-armour = Броня
rn-valkyries = Валкирии
rn-crew = Екипаж
rn-hero = Герой
rn-half-crew = В екипажа
rn-half-hall = В съветната зала
rn-filter-cost = Цена
rn-plain-number = { $n }
rn-family-raid = Набези
rn-family-village = Село
rn-family-death = Загиване
rn-family-end = Край на играта
rn-family-hero = Герои

rn-phase-setup = Подготовка
rn-phase-play = Работа и набези
rn-phase-last = Последен рунд
rn-phase-over = Край на играта
rn-round = Рунд { $round }
rn-last-turns =
    { $n ->
        [one] Последен рунд: остава { $n } ход
       *[other] Последен рунд: остават { $n } хода
    }
# Колко близо е краят: щом едно от тези числа стане 0, идва последният рунд.
rn-end-fortresses =
    { $n ->
        [one] Крепости: след още { $n } набег срещу тях започва последният рунд.
       *[other] Крепости: след още { $n } набега срещу тях започва последният рунд.
    }
rn-end-valkyries =
    { $n ->
        [one] Валкирии: на полето остава { $n }. Щом не остане нито една, идва последният рунд.
       *[other] Валкирии: на полето остават { $n }. Щом не остане нито една, идва последният рунд.
    }
rn-end-offerings =
    { $n ->
        [one] Дарове: в купчината остава { $n } плочка. Щом се изпразни, идва последният рунд.
       *[other] Дарове: в купчината остават { $n } плочки. Щом се изпразни, идва последният рунд.
    }

# Откъде са точките.
rn-source-raid = набези
rn-source-crew_raid = умения на екипажа при набези
rn-source-deaths = загинали наемници
rn-source-valkyries = скала на валкириите
rn-source-armour = скала на бронята
rn-source-offerings = дарове
rn-source-crew = екипаж в края на играта
rn-source-gold = злато
rn-source-iron = желязо
rn-source-livestock = добитък
rn-end-sources = Откъде дойдоха победните точки
rn-end-chart = Победни точки в хода на играта

# Какво докара последния рунд.
rn-trigger-none = нищо
rn-trigger-fortresses = в крепостите остана един комплект
rn-trigger-offerings = купчината дарове е празна
rn-trigger-valkyries = на полето не останаха валкирии
rn-trigger-turn_limit = достигнат е пределният брой ходове

## Числа на играча (на глас и при посочване)

rn-number-vp =
    { $n ->
        [one] { $n } победна точка
       *[other] { $n } победни точки
    }
rn-number-goods = { $what }
rn-number-strength = Сила без зарове: екипаж { $crew }, броня { $armour }
rn-number-armour = Броня { $n }: прибавя се към силата при всеки набег
rn-number-valkyries = Скала на валкириите: { $n }
rn-number-worker-black = Държи черен работник
rn-number-worker-grey = Държи сив работник
rn-number-worker-white = Държи бял работник
rn-number-worker-none = Работникът е на полето
rn-number-hand = карти в ръката
rn-number-tiles = поднесени дарове
rn-status-chosen = избра
rn-cost = { $what }
rn-free = безплатно
rn-cards =
    { $n ->
        [one] { $n } карта
       *[other] { $n } карти
    }

# Какво би дала сградата сега.
rn-yields-used = вече използвана в този ход
rn-yields-none = сега няма какво да се прави
rn-yields-gain = { $what }
rn-yields-either = { $what } или { $other }
rn-yields-town_hall = изиграване на карта
rn-yields-treasury = карти за монети или злато
rn-yields-barracks = наемане
rn-yields-armoury = броня
rn-yields-long_house = провизии или дар

## Полето

rn-map-ship =
    { $n ->
        [one] { $ship }: { $n } победна точка
       *[other] { $ship }: { $n } победни точки
    }
rn-map-coast = Брегът
rn-map-village = Селото
rn-map-offerings = Дарове
rn-map-stack =
    { $n ->
        [one] { $n } дар в купчината
       *[other] { $n } дара в купчината
    }
rn-map-deck =
    { $n ->
        [one] Тесте: { $n } карта
       *[other] Тесте: { $n } карти
    }
rn-map-discard = Купчина изчистени карти: { $n }
rn-map-gives-gate_house = Теглете 2 карти.
rn-map-gives-town_hall = Изиграйте карта и изпълнете действието ѝ в съветната зала.
rn-map-gives-treasury = Изчистете 1 карта за 2 монети или 2 карти за 1 злато.
rn-map-gives-barracks = Наемете жител за цената в монети върху картата.
rn-map-gives-armoury = 1 желязо за 2 степени броня или 2 монети за 1 степен.
rn-map-gives-mill = Черен: 1 жетон провизии. Сив: 2 жетона провизии. Бял: 2 жетона провизии или 1 злато.
rn-map-gives-silversmith = Черен: 3 монети. Сив или бял: 2 монети.
rn-map-gives-long_house = Разменете 1 глава добитък за 2 жетона провизии или поднесете дар.
rn-map-slot-black = Тук има черен работник.
rn-map-slot-grey = Тук има сив работник.
rn-map-slot-white = Тук има бял работник.
rn-map-slot-none = Тук няма никого.
rn-map-takes-any = Приема всеки работник.
rn-map-takes-grey_white = Приема сиви и бели работници.
rn-map-used = Действието вече е използвано в този ход.
rn-map-crew = Екипаж: { $n }.
rn-map-price = Цена: { $what }.
rn-map-free = Безплатно.
rn-map-sends-black_grey = Черен или сив работник.
rn-map-sends-grey = Сив работник.
rn-map-sends-grey_white = Сив или бял работник.
rn-map-sends-white = Бял работник.
rn-map-dice =
    { $n ->
        [one] { $n } зар.
       *[other] { $n } зара.
    }
rn-map-always = Винаги { $vp } ПТ.
rn-map-step = От сила { $strength }: { $vp } ПТ.
rn-map-set = Комплект: { $tokens }, { $worker }.
rn-map-waits-grey = сив работник
rn-map-waits-white = бял работник
rn-map-plundered = Тук вече няма плячка.
rn-map-possible = Сега може да направите набег тук.
rn-map-missing = Трябва ви още: { $missing }.

## Какво питаме вас

rn-ask-keep =
    { $chosen ->
        [0] Запазете три от петте си карти: изберете първата.
        [1] Запазете още две карти.
       *[other] Запазете още една карта.
    }
rn-ask-turn = Вие сте на ход: поставете своя { $worker } работник в селото или тръгнете на набег.
rn-ask-turn-place = Поставете своя { $worker } работник в свободна сграда.
rn-ask-turn-place-only = В коя сграда поставяте своя { $worker } работник, без да изпълните действието?
rn-ask-turn-raid = Набег: изберете селище.
rn-ask-take = Вземете работник от друга сграда.
rn-ask-take-only = Вземете работник от друга сграда, без да изпълните действието.
rn-ask-visit =
    { ID($building) ->
        [town_hall] Съветна зала: изиграйте карта от ръката си или се откажете.
       *[other] { $building }, { $worker } работник: да се изпълни ли действието?
    }
rn-ask-treasury =
    { $left ->
        [one] Съкровищница: изчистете { $left } карта за { $what }.
       *[other] Съкровищница: изчистете { $left } карти за { $what }.
    }
rn-ask-hire =
    { $silver ->
        [one] Казарма, { $silver } монета: ще наемете ли жител от ръката си? Преди това може да освободите някого.
       *[other] Казарма, { $silver } монети: ще наемете ли жител от ръката си? Преди това може да освободите някого.
    }
rn-ask-hire-recruiter =
    { $silver ->
        [one] Вербовчик, { $silver } монета: наемете жител от ръката си за 2 монети.
       *[other] Вербовчик, { $silver } монети: наемете жител от ръката си за 2 монети.
    }
rn-ask-hire-now = Има място: наемете жител от ръката си.
rn-ask-long_house =
    { $left ->
        [one] Дълга къща: ще размените ли добитък, или ще поднесете дар?
       *[other] Дълга къща: ще размените ли добитък, или ще поднесете дар? Остават { $left } действия.
    }
rn-ask-offer = Търговка: изберете дар; плащате с един жетон по-малко.
rn-ask-spare = Търговка: кой жетон ще си запазите?
rn-ask-copy = Търговец, { $worker } работник: коя сграда ще използвате?
rn-ask-swap = Стрелкиня: изберете противник и работник в селото, които ще си сменят местата.
rn-ask-swap-building = Стрелкиня: с кой работник в селото си сменя мястото работникът на { NAME($ship, case: "obj") }?
rn-ask-swap-seat = Стрелкиня: чий работник отива { NAME($building, case: "in") }?
rn-ask-steal = Варварин: изберете противник и какво да вземете.
rn-ask-steal-what = Варварин: какво вземате от { NAME($ship, case: "obj") }?
rn-ask-target =
    { ID($card) ->
        [berserker] Берсерк: кой губи степен броня?
        [warlord] Военачалник: от кого вземате монети?
        [warmonger] Подпалвач на войни: от кого вземате провизии?
       *[other] „{ $card }“: с кого разменяте всичките си карти?
    }
rn-ask-amount = „{ $card }“: колко? Най-много { $most }.
rn-ask-dismiss = Побойник: кого освобождавате от екипажа?
rn-ask-plunder = Побойник: какво вземате от запаса?
rn-ask-recall = Гробар: кой се връща от екипажа в ръката ви?
rn-ask-enlist = Гробар: кой заема мястото на „{ $card }“?
rn-ask-exchange = Съгледвач: с кого разменяте карти и колко?
rn-ask-exchange-number = Съгледвач: колко карти разменяте { NAME($ship, case: "with") }?
rn-ask-give = Съгледвач: тайно изберете карти за { NAME($ship, case: "obj") } (избрани { $given } от { $cards }).
rn-ask-toll = Наемник: какво давате на { NAME($ship, case: "obj") }?
rn-ask-reroll =
    { $rerolls ->
        [one] Побойник: ще хвърлите ли зар отново?
       *[other] Побойници: ще хвърлите ли зар отново? Най-много { $rerolls } пъти.
    }
rn-ask-set = { $settlement }: кой комплект вземате?
rn-ask-sacrifice =
    { $valkyries ->
        [one] Идва валкирия: кой загива?
       *[other] Идват { $valkyries } валкирии: кой загива пръв?
    }
rn-ask-avenge = Отмъстителят загина: кой ще загуби член на екипажа?
rn-ask-loss = Отмъстителят на { NAME($ship, case: "obj") } загина: кого от екипажа губите?
rn-ask-limit =
    { $surplus ->
        [one] Твърде много карти в ръката: изчистете { $surplus } карта.
       *[other] Твърде много карти в ръката: изчистете { $surplus } карти.
    }
rn-ask-nature = Норните предат…
rn-ask-none = Играта свърши.

## Какво питаме другите

rn-wait-keep = { $ship } избира кои карти да запази.
rn-wait-turn = На ход е { $ship }.
rn-wait-take = { $ship } взема работник.
rn-wait-visit = { $ship } е { NAME($building, case: "in") }.
rn-wait-treasury = { $ship } изчиства карти в съкровищницата.
rn-wait-hire = { $ship } наема екипаж.
rn-wait-long_house = { $ship } е в дългата къща.
rn-wait-offer = { $ship } избира дар.
rn-wait-spare = { $ship } избира какво да си запази.
rn-wait-copy = { $ship } избира сграда за търговеца.
rn-wait-swap = { $ship } избира работници за стрелкинята.
rn-wait-steal = { $ship } избира какво да вземе варваринът.
rn-wait-target = { $ship } избира противник.
rn-wait-amount = { $ship } избира колко.
rn-wait-dismiss = { $ship } избира кого да освободи.
rn-wait-plunder = { $ship } избира плячка.
rn-wait-recall = { $ship } избира кой се връща.
rn-wait-enlist = { $ship } избира кой влиза в екипажа.
rn-wait-exchange = { $ship } избира с кого съгледвачът да размени карти.
rn-wait-give = { $ship } избира карти за размяна.
rn-wait-toll = { $ship } избира какво да даде.
rn-wait-reroll = { $ship } може да хвърли зар отново.
rn-wait-set = { $ship } избира плячка.
rn-wait-sacrifice = { $ship } избира кой загива.
rn-wait-avenge = { $ship } избира кого да порази отмъстителят.
rn-wait-loss = { $ship } губи член на екипажа.
rn-wait-limit = { $ship } изчиства карти, докато останат осем.
rn-wait-nature = Норните предат…
rn-wait-none = Играта свърши.
rn-wait-many-keep =
    { $count ->
        [one] { $count } играч избира кои карти да запази.
       *[other] { $count } играчи избират кои карти да запазят.
    }
rn-wait-many-give =
    { $count ->
        [one] { $count } играч избира карти за размяна.
       *[other] { $count } играчи избират карти за размяна.
    }
rn-wait-many-toll =
    { $count ->
        [one] { $count } играч избира какво да даде.
       *[other] { $count } играчи избират какво да дадат.
    }

## Действия като бутони

rn-verb-place = Работа в селото
rn-verb-place_only = Поставяне без действие
rn-verb-take_only = Вземане без действие
rn-verb-raid = Набег

rn-do-keep = Запазване: { $cards }
rn-do-place = { $building }
rn-do-place_only = { $building }: без действие
rn-do-take = { $building }
rn-do-take_only = { $building }: без действие
rn-do-raid = { $settlement }
rn-do-act-draw = Теглене на { $what }
rn-do-act-armour = { $price }: броня +{ $armour }
rn-do-act-deal = { $price } за { $what }
rn-do-act-gain = { $what }
rn-do-act_plain = { $what }, без умението на „{ $card }“
rn-do-skip = Пропускане на действието
rn-do-skip-play = Без изиграване на карта
rn-do-skip-hire = Без наемане
rn-do-skip-hire-now = Без наемане
rn-do-skip-enlist = Никой
rn-do-offer = Дар: { $vp } ПТ
rn-do-play = Изиграване на „{ $card }“
rn-do-hire = Наемане на „{ $card }“
rn-do-dismiss = Освобождаване на „{ $card }“
rn-do-discard = Изчистване на „{ $card }“
rn-do-copy = { $building }
rn-do-swap = { $ship }: { NAME($building, case: "def") }
rn-do-steal = { $what } от { NAME($ship, case: "obj") }
rn-do-target = { $ship }
rn-do-amount = { $what }
rn-do-gain = { $what }
rn-do-recall = { $card }
rn-do-enlist = { $card }
rn-do-spare = { $what }
rn-do-exchange =
    { $n ->
        [one] { $ship }: { $n } карта
       *[other] { $ship }: { $n } карти
    }
rn-do-give = Даване на „{ $card }“
rn-do-toll = { $what }
rn-do-reroll = Повторно хвърляне на { $face }
rn-do-stand = Запазване на хвърлянето
rn-do-set = { $tokens }; { $worker } работник
rn-do-sacrifice = { $card }
rn-do-sacrifice_plain = { $card }, без умението
rn-confirm-raid =
    { $dice ->
        [one] Набег срещу { NAME($settlement, case: "def") }, цена: { $price }. Сила { $strength } и { $dice } зар (от { $least } до { $most }). Хвърлянето не може да се отмени. Тръгвате ли?
       *[other] Набег срещу { NAME($settlement, case: "def") }, цена: { $price }. Сила { $strength } и { $dice } зара (всеки от { $least } до { $most }). Хвърлянето не може да се отмени. Тръгвате ли?
    }
rn-death-avenger = и противник губи член на екипажа
rn-death-berserker = връща се в ръката ви
rn-death-gravedigger = носи 1 злато
rn-death-mercenary = носи 1 ПТ

## Защо не

rn-why-keep-first = Първо изберете трите карти, които запазвате.
rn-why-others-turn = На ход е { $seat }: първо отговорете на въпроса.
rn-why-raid-first = Първо завършете набега ({ NAME($settlement, case: "low") }).
rn-why-limit-first =
    { $cards ->
        [one] Първо изчистете { $cards } карта: може да запазите най-много осем.
       *[other] Първо изчистете { $cards } карти: може да запазите най-много осем.
    }
rn-why-visit-first = Първо решете какво ще правите { NAME($building, case: "in") }.
rn-why-effect-first = Първо довършете действието на картата си в съветната зала.
rn-why-placed-already = Вече поставихте работника си ({ $building }). Сега вземете работник от друга сграда.
rn-why-working = Този ход работите в селото. Набегът отнема цял ход.
rn-why-take-later = Първо поставете своя работник, после ще вземете друг.
rn-why-card-where = Екипаж се наема в казармата, карти се играят в съветната зала и се продават в съкровищницата.
rn-why-play-where = Карти се играят в съветната зала: поставете там работник или го вземете оттам.
rn-why-hire-where = Екипаж се наема в казармата: поставете там работник или го вземете оттам.
rn-why-discard-where = Карти се изчистват в съкровищницата, а в края на хода – ако са повече от осем.
rn-why-offer-where = Даровете се поднасят в дългата къща или в съветната зала с търговка.
rn-why-act-where = Действието на сграда се изпълнява, когато поставите в нея работник или го вземете.
rn-why-crew-where = Сега никой не напуска екипажа: освобождава се само за място в казармата, заради побойник или отмъстител.
rn-why-hall-card = Това се избира само когато в съветната зала се изиграе „{ $card }“.
rn-why-target-later = Противник се избира само когато карта го изисква.
rn-why-reroll-later = Зар се хвърля отново само с побойник, веднага след хвърлянето при набег.
rn-why-set-later = Плячката се избира при набег, след като силата е сметната.
rn-why-sacrifice-later = Членове на екипажа загиват само когато с плячката дойде валкирия.
rn-why-nothing-to-skip = Сега няма какво да се пропусне.
rn-why-must-act = Това трябва да се изпълни сега.
rn-why-must-hire = Сега трябва да наемете някого.
rn-why-not-in-hand = „{ $card }“ не е в ръката ви.
rn-why-not-in-crew = „{ $card }“ не е в екипажа ви.
rn-why-no-crew = Нямате екипаж.
rn-why-no-more-copies = „{ $card }“: нямате повече такива карти в ръката.
rn-why-keep-order = Посочете трите карти в реда, в който са в ръката ви.
rn-why-crew-full = Екипажът ви е пълен: първо освободете някого.
rn-why-hero-there = „{ $card }“ е герой, а в екипажа ви вече има герой.
rn-why-hire-short = „{ $card }“: цена в монети { $cost }, имате { $silver }.
rn-why-nobody-to-hire = В ръката ви няма никого, когото бихте могли да наемете сега.
rn-why-dismissed-one = За да се освободи място, може да си тръгне само един член на екипажа.
rn-why-dismiss-idle = Може да освободите някого само ако след това ще можете да наемете друг, а сега няма как.
rn-why-occupied = { $building }: тук вече има работник. Изберете свободна сграда.
rn-why-colour =
    { ID($worker) ->
        [black] { $building }: приема само сиви и бели работници, не и черни.
       *[other] { $building }: не приема { $worker } работник.
    }
rn-why-placed-here = { $building }: тук току-що поставихте работник. Вземете работник от друга сграда.
rn-why-nobody-there = { $building }: тук няма никого.
rn-why-not-here = { $building }: тук няма такова действие ({ $resource }).
rn-why-mill-gold = В мелницата само бял работник носи злато, а вашият е { $worker }.
rn-why-cards-short = Нужни са карти в ръката: { $needed }, имате { $have }.
rn-why-price-short = { $resource }: трябва { $needed }, имате { $have }.
rn-why-supply-empty = { $resource }: в запаса не е останало нищо.
rn-why-armour-full = Бронята ви вече е на 10.
rn-why-no-decline = На тази маса не може да се откажете от умение на екипажа.
rn-why-nothing-to-decline = Тук не действа умение на екипажа, няма от какво да се откажете.
rn-why-tile-not-open = Такъв дар не е открит.
rn-why-offer-short =
    За този дар още липсва{ $silver ->
        [0] {""}
       *[other] {" "}· монети { $silver }
    }{ $livestock ->
        [0] {""}
       *[other] {" "}· добитък { $livestock }
    }{ $iron ->
        [0] {""}
       *[other] {" "}· желязо { $iron }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· злато { $gold }
    }
rn-why-no-offer = Не може да платите за никой дар. За най-близкия не ви достигат жетони: { $tokens }.
rn-why-trader-short = Дори с един жетон по-малко не ви достигат жетони: { $tokens }.
rn-why-spare-not = { $resource }: това тук не може да се спести.
rn-why-hero-hall = „{ $card }“ е герой, а герои не се играят в съветната зала.
rn-why-hall-short = „{ $card }“: в съветната зала трябва { $needed } ({ $resource }), имате { $have }.
rn-why-hall-idle = „{ $card }“ сега няма да има ефект в съветната зала.
rn-why-hall-nobody = „{ $card }“ сега няма да засегне никой противник.
rn-why-no-card-plays = Никоя ваша карта сега няма да има ефект в съветната зала.
rn-why-nobody-to-place = В ръката ви няма друга карта, която да заеме мястото в екипажа.
rn-why-came-back = „{ $card }“ току-що се върна и не може да заеме мястото.
rn-why-scout-no-cards = За съгледвача са нужни карти в ръката ви за размяна.
rn-why-no-hand-there = { $seat } няма карти за размяна.
rn-why-exchange-most = Тук може да размените от 1 до { $most } карти.
rn-why-amount-range = Изберете число от 1 до { $most }.
rn-why-copy-hall = Търговецът не може да използва съветната зала още веднъж.
rn-why-copy-used = { $building }: действието вече е изпълнено в този ход.
rn-why-copy-idle = { $building }: сега няма какво да направите там.
rn-why-archer-placed = { $building }: на тази маса току-що поставеният работник не може да се размени.
rn-why-swap-colour = { $building }: не приема { $worker } работник на противника.
rn-why-swap-nothing = { $building }: никой работник на противник не може да отиде там или нищо няма да се промени.
rn-why-not-opponent = Изберете противник на тази маса.
rn-why-unaffected = { $seat }: за този играч нищо няма да се промени.
rn-why-not-plunder = Изберете злато, желязо или добитък.
rn-why-has-none = { $seat }: няма такова нещо ({ $resource }).
rn-why-nobody-has = { $resource }: никой противник няма.
rn-why-toll-what = Дайте монета или жетон провизии.
rn-why-plundered = { $settlement }: вече няма плячка.
rn-why-raid-worker = { $settlement }: { $worker } работник не може да отиде тук.
rn-why-raid-short =
    { $settlement }: още липсва{ $crew ->
        [0] {""}
       *[other] {" "}· екипаж { $crew }
    }{ $provisions ->
        [0] {""}
       *[other] {" "}· провизии { $provisions }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· злато { $gold }
    }
rn-why-raid-short-worker =
    { $settlement }: още липсва{ $crew ->
        [0] {""}
       *[other] {" "}· екипаж { $crew }
    }{ $provisions ->
        [0] {""}
       *[other] {" "}· провизии { $provisions }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· злато { $gold }
    } · друг работник
rn-why-no-raid = Засега не може да тръгнете на никой набег. Най-малко не достига за { NAME($settlement, case: "def") }.
rn-why-no-die = При този набег няма зар { $die }.
rn-why-set-gone = Тук няма комплект { $set }.
rn-why-no-crew-there = { $seat }: в екипажа няма кого да загуби.

## Летопис

rn-event-laid = Плячката е подредена: { NAME($settlement, case: "low") }.
rn-event-tile_opened = Открит е дар за { $vp } ПТ ({ $price }).
rn-event-dealt = { $ship } получава картата „{ $card }“.
rn-event-kept = { $ship } запазва „{ $card }“.
rn-event-cards_returned =
    { $cards ->
        [one] { $cards } карта отива под тестето.
       *[other] { $cards } карти отиват под тестето.
    }
rn-event-rolled_for_first = { $ship } хвърля { $sum }.
rn-event-first_player = { $seat } е първи.
rn-event-turn_began = Рунд { $round }: { $ship }
rn-event-placed = { $ship } поставя { $worker } работник { NAME($building, case: "in") }.
rn-event-taken = { $ship } взема { NAME($worker, case: "def") } работник от { NAME($building, case: "def") }.
rn-event-skipped = { $ship } пропуска действието { NAME($building, case: "in") }.
rn-event-gained = { $ship } получава { $what }.
rn-event-paid = { $ship } плаща { $what }.
rn-event-drawn =
    { ID($card) ->
        [hidden] { $ship } тегли карта.
       *[other] { $ship } тегли „{ $card }“.
    }
rn-event-deck_reached_under = Идва ред на картите изпод тестето.
rn-event-reshuffled = Изчистените карти се разбъркват в ново тесте.
rn-event-played = { $ship } изиграва „{ $card }“ в съветната зала.
rn-event-hired =
    { $cost ->
        [0] { $ship } наема безплатно „{ $card }“.
       *[other] { $ship } наема „{ $card }“ ({ $price }).
    }
rn-event-dismissed = „{ $card }“ напуска екипажа на { NAME($ship, case: "obj") }.
rn-event-discarded = { $ship } изчиства „{ $card }“.
rn-event-armour =
    { $way ->
        [down] { $ship }: бронята пада на { $armour }.
       *[up] { $ship }: бронята се повишава на { $armour }.
    }
rn-event-offered = { $ship } поднася дар за { $vp } ПТ.
rn-event-copied = { $ship } използва и { NAME($building, case: "def") }.
rn-event-swapped = { $ship } разменя работници: { $seat } вече държи { $gave }, а { NAME($building, case: "in") } е { $got }.
rn-event-robbed = { $ship } взема { $what } от { NAME($seat, case: "obj") }.
rn-event-lost = { $ship } губи { $what }.
rn-event-recalled = { $ship } връща „{ $card }“ в ръката си.
rn-event-enlisted = { $ship } включва безплатно в екипажа „{ $card }“.
rn-event-tiles_buried = { $ship } поставя откритите дарове под купчината.
rn-event-exchange_declared =
    { $cards ->
        [one] { $ship } разменя { $cards } карта { NAME($seat, case: "with") }.
       *[other] { $ship } разменя { $cards } карти { NAME($seat, case: "with") }.
    }
rn-event-card_chosen = { $ship } избира „{ $card }“.
rn-event-card_given = { $ship } дава „{ $card }“ на { NAME($to, case: "obj") }.
rn-event-exchanged = { $ship } и { $seat } си размениха карти.
rn-event-toll_chosen = { $ship } избира { $what }.
rn-event-handed_over = { $ship } дава { $what } на { NAME($to, case: "obj") }.
rn-event-raided = { $ship } прави набег срещу { NAME($settlement, case: "def") } { NAME($worker, case: "with") } работник!
rn-event-rolled = { $ship } хвърля { $die1 } и { $die2 }.
rn-event-rolled-one = { $ship } хвърля { $die1 }.
rn-event-rerolled = { $ship } хвърля зар отново: { $face }.
rn-event-strength = { $ship }: зарове { $dice } + екипаж { $crew } + умения { $abilities } + броня { $armour } = сила { $total }.
rn-event-vp =
    { ID($card) ->
        [hidden] { $ship }: { $amount } ПТ ({ $source }).
       *[other] { $ship }: { $amount } ПТ („{ $card }“).
    }
rn-event-plundered = { $ship } взема { $tokens }, а с тях и { $worker } работник ({ NAME($settlement, case: "low") }).
rn-event-fell = Валкирия отнася „{ $card }“ от екипажа на { NAME($ship, case: "obj") }.
rn-event-valkyrie_ignored = За валкирията не остана никой.
rn-event-valkyrie_step = { $ship }: { $valkyries } на скалата на валкириите.
rn-event-returned_to_hand = { $ship } получава „{ $card }“ обратно в ръката си.
rn-event-avenged = { $ship } отмъщава: { $seat } губи член на екипажа.
rn-event-surplus = { $ship } връща { $what }: може да се запазят най-много осем.
rn-event-last_round = Последен рунд: { $trigger }
rn-event-final_score = Крайният резултат на { NAME($ship, case: "obj") } е { $vp } ПТ.
rn-event-game_over = Сагата е разказана

## Настройки на масата

rn-option-cards = Карти
rn-option-cards-print = както в изданието
rn-option-cards-preprod = по-ранни версии на седем карти
rn-option-merchant_colour = Търговец с черен работник
rn-option-merchant_colour-on = без оръжейната и дългата къща
rn-option-merchant_colour-off = навсякъде
rn-option-merchant_once = Сграда, използвана от търговец
rn-option-merchant_once-on = вече е използвана за хода
rn-option-merchant_once-off = не се смята за използвана
rn-option-archer_placed = Стрелкиня и току-що поставеният работник
rn-option-archer_placed-on = може да бъде разменен
rn-option-archer_placed-off = не може да бъде разменен
rn-option-scout_number = Колко карти разменя съгледвачът
rn-option-scout_number-both_hands = най-много колкото имат и двамата
rn-option-scout_number-own_hand = най-много колкото имате вие
rn-option-avenger_targets = Кого поразява отмъстителят
rn-option-avenger_targets-with_crew = само противници с екипаж
rn-option-avenger_targets-any = всеки противник
rn-option-gravedigger_places = За гробаря е нужна карта за замяна
rn-option-gravedigger_places-on = да
rn-option-gravedigger_places-off = не
rn-option-ragnhildr = Рагнхилд брои
rn-option-ragnhildr-marker = скалата на валкириите
rn-option-ragnhildr-taken = всички взети валкирии
rn-option-missing_reward = Размяна, когато няма награда
rn-option-missing_reward-refused = невъзможна
rn-option-missing_reward-allowed = възможна
rn-option-poor_targets = Противници, които няма какво да губят
rn-option-poor_targets-off = не може да се избират
rn-option-poor_targets-on = може да се избират
rn-option-reshuffle = Разбъркване на изчистените карти
rn-option-reshuffle-at_need = когато потрябва карта
rn-option-reshuffle-at_once = щом свърши тестето
rn-option-reshuffle_played = Изиграна карта при разбъркване
rn-option-reshuffle_played-on = също се разбърква
rn-option-reshuffle_played-off = остава настрана
rn-option-open_discard = Преглед на изчистените карти на екрана
rn-option-open_discard-on = позволен
rn-option-open_discard-off = не е позволен
rn-option-decline_bonus = Отказ от умение на екипажа
rn-option-decline_bonus-on = възможен
rn-option-decline_bonus-off = невъзможен
rn-option-idle_cards = Изиграване на карта без ефект
rn-option-idle_cards-off = невъзможно
rn-option-idle_cards-on = възможно
rn-option-dismiss_alone = Освобождаване без наемане
rn-option-dismiss_alone-off = невъзможно
rn-option-dismiss_alone-on = възможно
rn-option-warlord_amount = Колко вземат военачалникът и по-ранният подпалвач на войни
rn-option-warlord_amount-most = колкото може
rn-option-warlord_amount-chosen = по избор
rn-option-full_tie = Пълно равенство
rn-option-full_tie-shared = обща победа
rn-option-full_tie-later = печели този, който играе по-късно
rn-option-first_player = Първи играч
rn-option-first_player-dice = със зарове
rn-option-first_player-0 = място 1
rn-option-first_player-1 = място 2
rn-option-first_player-2 = място 3
rn-option-first_player-3 = място 4
rn-preset-print = Карти както в изданието (препоръчваме)
rn-preset-preprod = По-ранни карти

## Карти

rn-card-hidden = скрита карта
rn-card-hidden-text = Знае я само притежателят ѝ.
rn-card-archer = Стрелкиня
rn-card-archer-crew = +2 ПТ за набег срещу преден пост.
rn-card-archer-hall = Изберете противник и работник в селото: този работник и работникът на противника си сменят местата. Новият работник трябва да е с цвят, който сградата приема. Действията на сградите не се изпълняват.
rn-card-armourer = Оръжейник
rn-card-armourer-crew = +2 към бойната сила при набег срещу манастир.
rn-card-armourer-hall = Бронята се повишава с 1 (най-много до 10).
rn-card-avenger = Отмъстител
rn-card-avenger-crew = Ако загине при набег: избран от вас противник освобождава един член на екипажа си по свой избор.
rn-card-avenger-hall = Всеки противник връща 1 монета в запаса.
rn-card-barbarian = Варварин
rn-card-barbarian-crew = +2 към бойната сила при набег срещу крепост.
rn-card-barbarian-hall = Вземете от един противник 1 злато, желязо или глава добитък по ваш избор.
rn-card-berserker = Берсерк
rn-card-berserker-crew = Ако загине при набег: връща се в ръката ви, вместо да бъде изчистен.
rn-card-berserker-hall = Избран от вас противник губи 1 степен броня (но не под 0).
rn-card-brawler = Побойник
rn-card-brawler-crew = При всеки набег може да хвърлите един зар отново; важи новият резултат.
rn-card-brawler-hall = Освободете един член на екипажа си и вземете от запаса 1 злато, желязо или глава добитък.
rn-card-brynjar = Бриняр
rn-card-brynjar-crew = +1 към бойната сила за всеки 3 пълни степени на бронята ви.
rn-card-brynjar-hall = Героите нямат действие в съветната зала.
rn-card-cartographer = Картограф
rn-card-cartographer-crew = За набег срещу крепост плащате 1 злато по-малко.
rn-card-cartographer-hall = Разменете 1 жетон провизии за 1 злато.
rn-card-cartographer-hall-older = Разменете 2 жетона провизии за 1 злато.
rn-card-champion = Шампион
rn-card-champion-crew = 3 ПТ в края на играта.
rn-card-champion-hall = Всеки противник връща 1 жетон провизии в запаса.
rn-card-folke = Фолке
rn-card-folke-crew = +1 към бойната сила за всяка друга карта в екипажа ви (най-много +4).
rn-card-folke-hall = Героите нямат действие в съветната зала.
rn-card-forager = Събирачка
rn-card-forager-crew = В мелницата получавате 1 жетон провизии повече (но не ако изберете злато).
rn-card-forager-hall = Получете 2 жетона провизии.
rn-card-gatekeeper = Пазач на портата
rn-card-gatekeeper-crew = При портата теглите 1 карта повече.
rn-card-gatekeeper-hall = Теглете 3 карти.
rn-card-gatekeeper-hall-older = Теглете 1, 2 или 3 карти.
rn-card-gravedigger = Гробар
rn-card-gravedigger-crew = Ако загине при набег: получавате 1 злато от запаса.
rn-card-gravedigger-hall = Върнете един член на екипажа в ръката си и включете безплатно в екипажа друга карта от ръката си.
rn-card-huntsman = Ловец
rn-card-huntsman-crew = За набег срещу преден пост плащате 1 жетон провизии по-малко.
rn-card-huntsman-hall = Получете 1 жетон провизии и 1 монета.
rn-card-jeweller = Бижутерка
rn-card-jeweller-crew = При сребраря получавате 1 монета повече.
rn-card-jeweller-hall = Разменете 2 монети за 1 злато.
rn-card-marauder = Мародер
rn-card-marauder-crew = +1 ПТ за набег срещу преден пост.
rn-card-marauder-hall = Разменете 1 глава добитък за 1 злато.
rn-card-mercenary = Наемник
rn-card-mercenary-crew = Ако загине при набег: получавате 1 ПТ.
rn-card-mercenary-hall = Всеки противник ви дава 1 монета или 1 жетон провизии по свой избор. Който има само едното, дава него; който няма нищо, не дава.
rn-card-merchant = Търговец
rn-card-merchant-crew = В края на играта 1 ПТ за всяка ваша глава добитък, в добавка към ПТ за двойките.
rn-card-merchant-hall = Изпълнете действието на която и да е сграда в селото, сякаш работникът, с когото действате, е там.
rn-card-ragnhildr = Рагнхилд
rn-card-ragnhildr-crew = +1 към бойната сила за всеки 2 пълни степени на скалата на валкириите.
rn-card-ragnhildr-hall = Героите нямат действие в съветната зала.
rn-card-recruiter = Вербовчик
rn-card-recruiter-crew = За наемане в казармата плащате 1 монета по-малко.
rn-card-recruiter-hall = Наемете жител от ръката си за 2 монети, каквато и да е цената му.
rn-card-sage = Мъдрец
rn-card-sage-crew = В дългата къща изпълнявате още 1 действие: същото или другото.
rn-card-sage-hall = Поставете откритите плочки с дарове под купчината и открийте трите най-горни.
rn-card-scout = Съгледвач
rn-card-scout-crew = За набег срещу манастир плащате 1 жетон провизии по-малко.
rn-card-scout-hall = Изберете противник и число: всеки от двама ви тайно избира толкова карти от ръката си, после ги разменяте.
rn-card-scout-hall-older = Изберете противник: разменяте всичките си карти в ръка.
rn-card-shieldmaiden = Щитоноска
rn-card-shieldmaiden-crew = +1 ПТ за набег срещу манастир.
rn-card-shieldmaiden-hall = Разменете 1 глава добитък за 1 желязо.
rn-card-trader = Търговка
rn-card-trader-crew = В края на играта 1 ПТ за всяка ваша плочка с дар.
rn-card-trader-hall = Поднесете дар сега, като платите с един жетон плячка или една монета по-малко от посоченото на плочката.
rn-card-warlord = Военачалник
rn-card-warlord-crew = 2 ПТ в края на играта.
rn-card-warlord-hall = Вземете до 2 монети от един противник.
rn-card-warmonger = Подпалвач на войни
rn-card-warmonger-crew = +1 ПТ за набег срещу пристанище.
rn-card-warmonger-hall = Вземете 1 жетон провизии от един противник.
rn-card-warmonger-hall-older = Вземете до 2 жетона провизии от един противник.

## Полето, сцените и таблата

rn-map-waits-black = черен работник
rn-map-strength = Вашата сила без зарове: { $n }.
rn-map-crew-vp = Екипажът носи още { $n } ПТ.
rn-map-percent = { $n } %
rn-track-at = Степен { $n }: в края на играта { $vp } ПТ
rn-keep-title = Първите жители: запазете трима
rn-keep-others = Кой е избрал
rn-keep-chosen = избра
rn-keep-choosing = избира
rn-raid-title = Набег: { NAME($settlement, case: "low") }
rn-raid-no-crew = В екипажа не остана никой.
rn-raid-rolling = Заровете се търкалят.
rn-raid-die = Зар: { $face }
rn-raid-line-dice = Зарове
rn-raid-line-armour = Броня
rn-raid-sets = Плячка за избор
rn-raid-valkyries = Оставащи валкирии: { $n }
rn-tray-title = Запас
rn-own = Пред вас: работник, личен запас и екипаж
rn-sheet-goods = Монети, провизии и плячка
rn-sheet-hand = Ръка
rn-sheet-known = Известни карти в ръката
rn-sheet-points = Точки
rn-sheet-now = досега
rn-sheet-later = в края на играта
rn-sheet-sum = Общо
rn-detail-valkyrie = Всяка валкирия взема един член на екипажа, а вие се качвате с една степен по скалата на валкириите.
rn-detail-tile = Даровете се поднасят в дългата къща със сив или бял работник.
rn-detail-track-armour = Добавя се към силата при всеки набег; в края на играта носи 2, 4 или 6 ПТ от степени 3, 6 и 9.
rn-detail-track-valkyrie = Степен за всеки член на екипажа, загинал при набег; колкото по-високо, толкова повече ПТ в края на играта.
rn-detail-supply = В запаса: { $what }.
rn-detail-silver = С монети се наема екипаж и се купува броня; в края на хода може да запазите най-много 8.
rn-detail-provisions = Изразходват се при всеки набег; в края на хода може да запазите най-много 8.
rn-detail-gold = С него се плащат манастири, крепости и дарове; в края на играта носи по 1 ПТ.
rn-detail-iron = С него се купува броня и се плащат дарове; в края на играта носи по 1 ПТ.
rn-detail-livestock = Разменя се за провизии и се поднася в дар; в края на играта 1 ПТ за всяка двойка.

## How the numbers of a player came about

rn-count-vp = За какво са спечелени точките.
rn-count-later = ако играта свършеше сега
rn-count-strength = Екипажът и бронята заедно. При набег се прибавят заровете и уменията на някои членове на екипажа.
rn-count-worker = Всеки ход един работник се поставя, а друг се взема.
rn-count-armour = Степени по скалата на бронята. Важат при всеки набег и не се изразходват.
rn-count-valkyries = Степени по скалата на валкириите: по една за всеки член на екипажа, отнесен от валкирия.
rn-count-silver = С тях се плаща за екипаж и броня.
rn-count-provisions = Хранят екипажа: всеки набег иска от тях.
rn-count-gold = Нужно е за някои набези и дарове. Каквото остане, носи точки в края на играта.
rn-count-iron = Отива за броня и дарове. Каквото остане, носи точки в края на играта.
rn-count-livestock = Сменя се за провизии и отива за дарове. Каквото остане, носи точки в края на играта.
rn-count-hand = Противниците виждат колко са, но не и кои.
rn-count-tiles = Точките им се броят в края на играта.
