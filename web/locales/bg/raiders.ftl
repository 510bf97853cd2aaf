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
       *[nom] Ковачница за сребро
        [def] ковачницата за сребро
        [in] в ковачницата за сребро
    }
rn-building-long_house =
    { $case ->
       *[nom] Дългата къща
        [def] Дългата къща
        [in] в Дългата къща
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
        [one] { $n } провизия
       *[other] { $n } провизии
    }
rn-resource-gold-n = { $n } злато
rn-resource-iron-n = { $n } желязо
rn-resource-livestock-n =
    { $n ->
        [one] { $n } добитък
       *[other] { $n } добитъка
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
rn-worker = Работник
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
rn-phase-last = Последен кръг
rn-phase-over = Край
rn-round = Кръг { $round }
rn-last-turns =
    { $n ->
        [one] Последен кръг: остава { $n } ход
       *[other] Последен кръг: остават { $n } хода
    }
# Колко близо е краят: щом едно от тези числа стане 0, идва последният кръг.
rn-end-fortresses =
    { $n ->
        [one] Крепости: още { $n } набег срещу тях носи последния кръг.
       *[other] Крепости: още { $n } набега срещу тях носят последния кръг.
    }
rn-end-valkyries =
    { $n ->
        [one] Валкирии: на полето остава { $n }. Щом не остане нито една, идва последният кръг.
       *[other] Валкирии: на полето остават { $n }. Щом не остане нито една, идва последният кръг.
    }
rn-end-offerings =
    { $n ->
        [one] Дарове: в купчината остава { $n } плочка. Щом се изпразни, идва последният кръг.
       *[other] Дарове: в купчината остават { $n } плочки. Щом се изпразни, идва последният кръг.
    }

# Откъде са точките.
rn-source-raid = набези
rn-source-crew_raid = екипаж при набези
rn-source-deaths = загинали наемници
rn-source-valkyries = скала на валкириите
rn-source-armour = скала на бронята
rn-source-offerings = дарове
rn-source-crew = екипаж в края на играта
rn-source-gold = злато
rn-source-iron = желязо
rn-source-livestock = добитък
rn-end-sources = Откъде дойдоха победните точки
rn-end-chart = Победните точки във времето

# Какво докара последния кръг.
rn-trigger-none = нищо
rn-trigger-fortresses = в крепостите остана един комплект
rn-trigger-offerings = купчината дарове е празна
rn-trigger-valkyries = на полето не останаха валкирии
rn-trigger-turn_limit = играта продължи достатъчно дълго

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
rn-map-discard = Изчистени карти: { $n }
rn-map-gives-gate_house = Теглете 2 карти.
rn-map-gives-town_hall = Изиграйте карта заради действието ѝ в съветната зала.
rn-map-gives-treasury = Изчистете 1 карта за 2 монети или 2 карти за 1 злато.
rn-map-gives-barracks = Наемете карта за цената ѝ в монети.
rn-map-gives-armoury = 1 желязо за 2 степени броня или 2 монети за 1 степен.
rn-map-gives-mill = Черен: 1 провизия. Сив: 2 провизии. Бял: 2 провизии или 1 злато.
rn-map-gives-silversmith = Черен: 3 монети. Сив или бял: 2 монети.
rn-map-gives-long_house = 1 добитък за 2 провизии или дар.
rn-map-slot-black = Тук стои черен работник.
rn-map-slot-grey = Тук стои сив работник.
rn-map-slot-white = Тук стои бял работник.
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
rn-map-plundered = Тук всичко е ограбено.
rn-map-possible = Сега можете да нападнете тук.
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
rn-ask-turn-raid = Набег: срещу кое селище?
rn-ask-take = Вземете работник от друга сграда.
rn-ask-visit =
    { ID($building) ->
        [town_hall] Съветна зала: изиграйте карта от ръката си или се откажете.
       *[other] { $building }, { $worker } работник: да се извърши ли действието?
    }
rn-ask-treasury =
    { $left ->
        [one] Съкровищница: изчистете { $left } карта за { $what }.
       *[other] Съкровищница: изчистете { $left } карти за { $what }.
    }
rn-ask-hire =
    { $silver ->
        [one] Казарма, { $silver } монета: ще наемете ли карта от ръката си? Преди това може да освободите някого.
       *[other] Казарма, { $silver } монети: ще наемете ли карта от ръката си? Преди това може да освободите някого.
    }
rn-ask-hire-recruiter =
    { $silver ->
        [one] Вербовчик, { $silver } монета: наемете карта от ръката си за 2 монети.
       *[other] Вербовчик, { $silver } монети: наемете карта от ръката си за 2 монети.
    }
rn-ask-hire-now = Има място: наемете карта от ръката си.
rn-ask-long_house =
    { $left ->
        [one] Дългата къща: ще размените ли добитък, или ще поднесете дар?
       *[other] Дългата къща: ще размените ли добитък, или ще поднесете дар? Остават { $left } действия.
    }
rn-ask-offer = Търговка: изберете дар; плащате с един жетон по-малко.
rn-ask-spare = Търговка: кой жетон ще си запазите?
rn-ask-copy = Търговец, { $worker } работник: коя сграда ще използвате?
rn-ask-swap = Стрелкиня: чий работник си сменя мястото и с кого в селото?
rn-ask-swap-building = Стрелкиня: с кой работник в селото си сменя мястото работникът на { NAME($ship, case: "obj") }?
rn-ask-swap-seat = Стрелкиня: чий работник отива { NAME($building, case: "in") }?
rn-ask-steal = Варварин: от кого и какво вземате?
rn-ask-steal-what = Варварин: какво вземате от { NAME($ship, case: "obj") }?
rn-ask-target =
    { ID($card) ->
        [berserker] Берсерк: кой губи степен броня?
        [warlord] Военачалник: от кого вземате монети?
        [warmonger] Подпалвач на войни: от кого вземате провизии?
       *[other] „{ $card }“: с кого си разменяте ръцете?
    }
rn-ask-amount = „{ $card }“: колко? Най-много { $most }.
rn-ask-dismiss = Побойник: кого освобождавате от екипажа?
rn-ask-plunder = Побойник: какво вземате от запаса?
rn-ask-recall = Гробар: кой се връща от екипажа в ръката ви?
rn-ask-enlist = Гробар: кой заема мястото на „{ $card }“?
rn-ask-exchange = Съгледвач: с кого разменяте карти и колко?
rn-ask-exchange-number = Съгледвач: колко карти разменяте { NAME($ship, case: "with") }?
rn-ask-give = Съгледвач: тайно изберете карти за { NAME($ship, case: "obj") }: { $given } от { $cards }.
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
rn-ask-loss = Отмъстителят на { NAME($ship, case: "obj") } загина: кого губите?
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
rn-wait-long_house = { $ship } е в Дългата къща.
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
rn-verb-raid = Набег

rn-do-keep = Запазване: { $cards }
rn-do-place = { $building }
rn-do-take = { $building }
rn-do-raid = { $settlement }
rn-do-act-draw = Теглене на { $what }
rn-do-act-armour = { $price }: броня +{ $armour }
rn-do-act-deal = { $price } за { $what }
rn-do-act-gain = { $what }
rn-do-act_plain = { $what }, без „{ $card }“
rn-do-skip = Пропускане на действието
rn-do-skip-play = Без карта
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
rn-do-stand = Заровете остават
rn-do-set = { $tokens }; { $worker } работник
rn-do-sacrifice = { $card }
rn-do-sacrifice_plain = { $card }, без умението
rn-confirm-raid =
    { $dice ->
        [one] Набег срещу { NAME($settlement, case: "def") }, цена: { $price }. Сила { $strength } и { $dice } зар (от { $least } до { $most }). Хвърлянето не може да се отмени. Тръгвате ли?
       *[other] Набег срещу { NAME($settlement, case: "def") }, цена: { $price }. Сила { $strength } и { $dice } зара (всеки от { $least } до { $most }). Хвърлянето не може да се отмени. Тръгвате ли?
    }
rn-death-avenger = и противник губи някого
rn-death-berserker = връща се в ръката ви
rn-death-gravedigger = носи 1 злато
rn-death-mercenary = носи 1 ПТ

## Защо не

rn-why-keep-first = Първо изберете трите карти, които задържате.
rn-why-others-turn = На ход е { $seat }: първо отговорете на въпроса.
rn-why-raid-first = Първо завършете набега ({ NAME($settlement, case: "low") }).
rn-why-limit-first =
    { $cards ->
        [one] Първо изчистете { $cards } карта: можете да задържите най-много осем.
       *[other] Първо изчистете { $cards } карти: можете да задържите най-много осем.
    }
rn-why-visit-first = Първо решете какво ще правите { NAME($building, case: "in") }.
rn-why-effect-first = Първо довършете действието на картата си в съветната зала.
rn-why-placed-already = Вече поставихте работника си ({ $building }). Сега вземете друг от друга сграда.
rn-why-working = Този ход работите в селото. Набегът отнема цял ход.
rn-why-take-later = Първо поставете своя работник, после ще вземете друг.
rn-why-card-where = Картите се наемат в казармата, играят се в съветната зала и се продават в съкровищницата.
rn-why-play-where = Карти се играят в съветната зала: поставете там работник или го вземете оттам.
rn-why-hire-where = Наема се в казармата: поставете там работник или го вземете оттам.
rn-why-discard-where = Карти се изчистват в съкровищницата, а в края на хода — ако са повече от осем.
rn-why-offer-where = Даровете се поднасят в Дългата къща или в съветната зала с търговка.
rn-why-act-where = Сградата действа, когато поставите в нея работник или го вземете.
rn-why-crew-where = Сега никой не напуска екипажа: само за да направи място в казармата, заради побойник или отмъстител.
rn-why-hall-card = Това се решава само когато в съветната зала се изиграе „{ $card }“.
rn-why-target-later = Противник се избира само когато карта го изисква.
rn-why-reroll-later = Само побойник хвърля зар отново, веднага след хвърлянето при набег.
rn-why-set-later = Плячката се избира при набег, след като силата е преброена.
rn-why-sacrifice-later = Членове на екипажа падат само когато с плячката дойде валкирия.
rn-why-nothing-to-skip = Сега няма какво да се пропусне.
rn-why-must-act = Това сега трябва да се изпълни.
rn-why-must-hire = Сега трябва да наемете някого.
rn-why-not-in-hand = „{ $card }“ не е в ръката ви.
rn-why-not-in-crew = „{ $card }“ не е в екипажа ви.
rn-why-no-crew = Нямате екипаж.
rn-why-no-more-copies = „{ $card }“: нямате повече такива карти в ръката.
rn-why-keep-order = Назовете трите карти в реда, в който са в ръката ви.
rn-why-crew-full = Екипажът ви е пълен: първо освободете някого.
rn-why-hero-there = „{ $card }“ е герой, а в екипажа ви вече има герой.
rn-why-hire-short = „{ $card }“: цена в монети { $cost }, имате { $silver }.
rn-why-nobody-to-hire = В ръката ви няма никого, когото бихте могли да наемете сега.
rn-why-dismissed-one = За едно наемане място може да направи само един член на екипажа.
rn-why-dismiss-idle = Някой може да напусне само ако след това можете да наемете, а не бихте могли.
rn-why-occupied = { $building }: мястото е заето. Поставя се само в празни сгради.
rn-why-colour =
    { ID($worker) ->
        [black] { $building }: черни работници не се допускат, само сиви и бели.
       *[other] { $building }: { $worker } работник не се допуска.
    }
rn-why-placed-here = { $building }: тук току-що поставихте работник. Вземете от друга сграда.
rn-why-nobody-there = { $building }: тук няма никого.
rn-why-not-here = { $building }: тук няма такова действие ({ $resource }).
rn-why-mill-gold = В мелницата само бял работник носи злато, а вашият е { $worker }.
rn-why-cards-short = Нужни карти в ръката: { $needed }, имате { $have }.
rn-why-price-short = { $resource }: трябва { $needed }, имате { $have }.
rn-why-supply-empty = { $resource }: в запаса не е останало нищо.
rn-why-armour-full = Бронята ви вече е на 10.
rn-why-no-decline = На тази маса помощта на екипажа не може да се откаже.
rn-why-nothing-to-decline = Екипажът не добавя тук нищо, което да откажете.
rn-why-tile-not-open = Такъв дар не лежи открит.
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
rn-why-no-offer = Не можете да платите за никой дар. До най-близкия липсват жетони: { $tokens }.
rn-why-trader-short = И без един жетон още ви липсват жетони: { $tokens }.
rn-why-spare-not = { $resource }: това тук не може да се пропусне.
rn-why-hero-hall = „{ $card }“ е герой, а герои не се играят в съветната зала.
rn-why-hall-short = „{ $card }“: в съветната зала трябва { $needed } ({ $resource }), имате { $have }.
rn-why-hall-idle = „{ $card }“ сега не може да направи нищо в съветната зала.
rn-why-hall-nobody = „{ $card }“ сега не би променила нищо за никой противник.
rn-why-no-card-plays = Никоя ваша карта сега не може да направи нищо в съветната зала.
rn-why-nobody-to-place = В ръката ви няма друга карта, която да заеме мястото в екипажа.
rn-why-came-back = „{ $card }“ току-що се върна и не може да заеме мястото.
rn-why-scout-no-cards = На съгледвача му трябват карти в ръката за размяна.
rn-why-no-hand-there = { $seat }: там няма карти за размяна.
rn-why-exchange-most = Тук могат да се разменят карти: от 1 до { $most }.
rn-why-amount-range = Изберете число от 1 до { $most }.
rn-why-copy-hall = Търговецът не може да използва съветната зала още веднъж.
rn-why-copy-used = { $building }: действието вече е използвано в този ход.
rn-why-copy-idle = { $building }: сега не бихте могли да направите нищо там.
rn-why-archer-placed = { $building }: на тази маса току-що поставеният работник не може да се размени.
rn-why-swap-colour = { $building }: { $worker } работник на противника не се допуска.
rn-why-swap-nothing = { $building }: никой работник на противник не може да отиде там или нищо няма да се промени.
rn-why-not-opponent = Изберете противник на тази маса.
rn-why-unaffected = { $seat }: там нищо не би се променило.
rn-why-not-plunder = Изберете злато, желязо или добитък.
rn-why-has-none = { $seat }: там няма такова нещо ({ $resource }).
rn-why-nobody-has = { $resource }: никой противник няма.
rn-why-toll-what = Дава се монета или провизия.
rn-why-plundered = { $settlement }: всичко вече е ограбено.
rn-why-raid-worker = { $settlement }: { $worker } работник не може да се прати тук.
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
rn-why-no-raid = Засега не можете да тръгнете на никой набег. Най-близо е { NAME($settlement, case: "def") }.
rn-why-no-die = При този набег няма зар { $die }.
rn-why-set-gone = Тук няма комплект { $set }.
rn-why-no-crew-there = { $seat }: там няма екипаж, който да се изгуби.

## Летопис

rn-event-laid = Плячката е подредена: { NAME($settlement, case: "low") }.
rn-event-tile_opened = Открит е дар за { $vp } ПТ ({ $price }).
rn-event-dealt = { $ship } получава картата „{ $card }“.
rn-event-kept = { $ship } запазва „{ $card }“.
rn-event-cards_returned = Под тестето отиват карти: { $cards }.
rn-event-rolled_for_first = { $ship } хвърля { $sum }.
rn-event-first_player = { $seat } е първи.
rn-event-turn_began = Кръг { $round }: { $ship }
rn-event-placed = { $ship } поставя { $worker } работник { NAME($building, case: "in") }.
rn-event-taken = { $ship } взема { NAME($worker, case: "def") } работник от { NAME($building, case: "def") }.
rn-event-skipped = { $ship } не прави нищо { NAME($building, case: "in") }.
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
rn-event-dismissed = { $ship } губи от екипажа си „{ $card }“.
rn-event-discarded = { $ship } изчиства „{ $card }“.
rn-event-armour =
    { $way ->
        [down] { $ship } губи броня: остава { $armour }.
       *[up] { $ship } подсилва бронята: вече { $armour }.
    }
rn-event-offered = { $ship } поднася дар за { $vp } ПТ.
rn-event-copied = { $ship } използва и { NAME($building, case: "def") }.
rn-event-swapped = { $ship } разменя работници: { $seat } вече държи { $gave }, а { NAME($building, case: "in") } стои { $got }.
rn-event-robbed = { $ship } взема { $what } от { NAME($seat, case: "obj") }.
rn-event-lost = { $ship } губи { $what }.
rn-event-recalled = { $ship } връща „{ $card }“ в ръката си.
rn-event-enlisted = { $ship } слага безплатно в екипажа „{ $card }“.
rn-event-tiles_buried = { $ship } пъха откритите дарове под купчината.
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
rn-event-raided = { $ship } напада { NAME($settlement, case: "def") } { NAME($worker, case: "with") } работник!
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
rn-event-valkyrie_step = { $ship }: скала на валкириите { $valkyries }.
rn-event-returned_to_hand = { $ship } получава „{ $card }“ обратно в ръката си.
rn-event-avenged = { $ship } отмъщава: { $seat } губи член на екипажа.
rn-event-surplus = { $ship } връща { $what }: повече от осем не се пазят.
rn-event-last_round = Последен кръг: { $trigger }
rn-event-final_score = Крайният резултат на { NAME($ship, case: "obj") } е { $vp } ПТ.
rn-event-game_over = Сагата е разказана

## Настройки на масата

rn-option-cards = Карти
rn-option-cards-print = издадените
rn-option-cards-preprod = по-ранни версии на седем карти
rn-option-merchant_colour = Търговец с черен работник
rn-option-merchant_colour-on = без оръжейната и Дългата къща
rn-option-merchant_colour-off = навсякъде
rn-option-merchant_once = Сграда, използвана от търговец
rn-option-merchant_once-on = вече е използвана за хода
rn-option-merchant_once-off = не се смята за използвана
rn-option-archer_placed = Стрелкиня и току-що поставеният работник
rn-option-archer_placed-on = може да бъде разменен
rn-option-archer_placed-off = не може да бъде разменен
rn-option-scout_number = Колко карти разменя съгледвачът
rn-option-scout_number-both_hands = колкото имат и двамата
rn-option-scout_number-own_hand = колкото имате вие
rn-option-avenger_targets = Кого поразява отмъстителят
rn-option-avenger_targets-with_crew = противници с екипаж
rn-option-avenger_targets-any = всеки противник
rn-option-gravedigger_places = На гробаря му трябва карта за замяна
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
rn-option-idle_cards = Изиграване на карта без полза
rn-option-idle_cards-off = невъзможно
rn-option-idle_cards-on = възможно
rn-option-dismiss_alone = Освобождаване без наемане
rn-option-dismiss_alone-off = невъзможно
rn-option-dismiss_alone-on = възможно
rn-option-warlord_amount = Колко вземат военачалникът и по-ранният подпалвач на войни
rn-option-warlord_amount-most = колкото може
rn-option-warlord_amount-chosen = по избор
rn-option-full_tie = Равенство до самия край
rn-option-full_tie-shared = обща победа
rn-option-full_tie-later = печели този, който играе по-късно
rn-option-first_player = Първи играч
rn-option-first_player-dice = със зарове
rn-option-first_player-0 = място 1
rn-option-first_player-1 = място 2
rn-option-first_player-2 = място 3
rn-option-first_player-3 = място 4
rn-preset-print = Издадени карти (препоръчваме)
rn-preset-preprod = По-ранни карти

## Карти

rn-card-hidden = скрита карта
rn-card-hidden-text = Знае я само притежателят ѝ.
rn-card-archer = Стрелкиня
rn-card-archer-crew = 2 ПТ повече за набег срещу преден пост.
rn-card-archer-hall = Изберете противник и работник в селото: този работник и работникът на противника си сменят местата. Идващият трябва да подхожда на сградата. Никоя сграда не действа.
rn-card-armourer = Оръжейник
rn-card-armourer-crew = 2 сила повече срещу манастир.
rn-card-armourer-hall = Бронята се качва с 1, най-много до 10.
rn-card-avenger = Отмъстител
rn-card-avenger-crew = Ако загине: посочен от вас противник трябва да изчисти един член на екипажа, когото сам избира.
rn-card-avenger-hall = Всеки противник връща 1 монета в запаса.
rn-card-barbarian = Варварин
rn-card-barbarian-crew = 2 сила повече срещу крепост.
rn-card-barbarian-hall = Вземате от един противник един жетон злато, желязо или добитък; вие решавате кой.
rn-card-berserker = Берсерк
rn-card-berserker-crew = Ако загине: отива в ръката ви, а не в купчината изчистени карти.
rn-card-berserker-hall = Посочен от вас противник губи 1 степен броня, но не под 0.
rn-card-brawler = Побойник
rn-card-brawler-crew = При всеки набег един зар може да се хвърли отново; остава вторият резултат.
rn-card-brawler-hall = Изчистете някого от екипажа си и вземете от запаса един жетон злато, желязо или добитък.
rn-card-brynjar = Бриняр
rn-card-brynjar-crew = 1 сила повече за всеки 3 пълни степени на вашата броня.
rn-card-brynjar-hall = Героят няма действие тук.
rn-card-cartographer = Картограф
rn-card-cartographer-crew = Крепост струва 1 злато по-малко.
rn-card-cartographer-hall = За 1 провизия се купува 1 злато.
rn-card-cartographer-hall-older = За 2 провизии се купува 1 злато.
rn-card-champion = Шампион
rn-card-champion-crew = 3 ПТ в края на играта.
rn-card-champion-hall = Всеки противник връща 1 провизия в запаса.
rn-card-folke = Фолке
rn-card-folke-crew = 1 сила повече за всяка друга карта в екипажа ви, най-много 4.
rn-card-folke-hall = Героят няма действие тук.
rn-card-forager = Събирачка
rn-card-forager-crew = 1 провизия повече всеки път, когато мелницата ви дава провизии; ако изберете злато – нищо.
rn-card-forager-hall = Получете 2 провизии.
rn-card-gatekeeper = Пазач на портата
rn-card-gatekeeper-crew = Портата дава 1 карта повече.
rn-card-gatekeeper-hall = Теглете 3 карти.
rn-card-gatekeeper-hall-older = Теглете 1, 2 или 3 карти.
rn-card-gravedigger = Гробар
rn-card-gravedigger-crew = Ако загине: носи ви 1 злато от запаса.
rn-card-gravedigger-hall = Върнете един от екипажа си в ръката и сложете безплатно в екипажа друга карта от ръката си.
rn-card-huntsman = Ловец
rn-card-huntsman-crew = Преден пост струва 1 провизия по-малко.
rn-card-huntsman-hall = Получете 1 провизия и 1 монета.
rn-card-jeweller = Бижутерка
rn-card-jeweller-crew = Ковачницата за сребро дава 1 монета повече.
rn-card-jeweller-hall = За 2 монети се купува 1 злато.
rn-card-marauder = Мародер
rn-card-marauder-crew = 1 ПТ повече за набег срещу преден пост.
rn-card-marauder-hall = За 1 добитък се купува 1 злато.
rn-card-mercenary = Наемник
rn-card-mercenary-crew = Ако загине: 1 ПТ.
rn-card-mercenary-hall = Всеки противник ви дава 1 монета или 1 провизия, както предпочете; който има само едното, дава него, който няма нищо, не дава нищо.
rn-card-merchant = Търговец
rn-card-merchant-crew = В края на играта 1 ПТ за всеки ваш добитък, в добавка към ПТ за двойките.
rn-card-merchant-hall = Използвайте която и да е сграда в селото, сякаш работникът, с когото действате, стои там.
rn-card-ragnhildr = Рагнхилд
rn-card-ragnhildr-crew = 1 сила повече за всеки 2 пълни степени на вашата скала на валкириите.
rn-card-ragnhildr-hall = Героят няма действие тук.
rn-card-recruiter = Вербовчик
rn-card-recruiter-crew = Наемането в казармата струва 1 монета по-малко.
rn-card-recruiter-hall = Наемете карта от ръката си за 2 монети, колкото и да струва.
rn-card-sage = Мъдрец
rn-card-sage-crew = В Дългата къща имате 1 действие повече при същото посещение, от който и да е от двата вида.
rn-card-sage-hall = Откритите плочки с дарове отиват под купчината и ги заместват трите най-горни.
rn-card-scout = Съгледвач
rn-card-scout-crew = Манастир струва 1 провизия по-малко.
rn-card-scout-hall = Посочете противник и число: всеки от двама ви тайно избира толкова карти от ръката си и ги разменяте.
rn-card-scout-hall-older = Посочете противник: разменяте целите си ръце.
rn-card-shieldmaiden = Щитоноска
rn-card-shieldmaiden-crew = 1 ПТ повече за набег срещу манастир.
rn-card-shieldmaiden-hall = За 1 добитък се купува 1 желязо.
rn-card-trader = Търговка
rn-card-trader-crew = В края на играта 1 ПТ за всяка ваша плочка с дар.
rn-card-trader-hall = Поднесете дар сега, като платите един жетон плячка или една монета по-малко, отколкото иска плочката.
rn-card-warlord = Военачалник
rn-card-warlord-crew = 2 ПТ в края на играта.
rn-card-warlord-hall = Вземете до 2 монети от един противник.
rn-card-warmonger = Подпалвач на войни
rn-card-warmonger-crew = 1 ПТ повече за набег срещу пристанище.
rn-card-warmonger-hall = Вземете 1 провизия от един противник.
rn-card-warmonger-hall-older = Вземете до 2 провизии от един противник.

## The board, its scenes and sheets

rn-map-waits-black = черен работник
rn-map-strength = Вашата сила без зарове: { $n }.
rn-map-crew-vp = Екипажът носи още { $n } ПТ.
rn-map-percent = { $n } %
rn-track-at = Степен { $n }, накрая { $vp } ПТ
rn-keep-title = Първите хора: запазете трима
rn-keep-others = Кой е избрал
rn-keep-chosen = избра
rn-keep-choosing = избира
rn-raid-title = Набег: { NAME($settlement, case: "low") }
rn-raid-no-crew = В екипажа не остана никой.
rn-raid-rolling = Заровете се търкалят.
rn-raid-die = Зар: { $face }
rn-raid-line-dice = Зарове
rn-raid-line-armour = Броня
rn-raid-sets = Какво може да се вземе
rn-raid-valkyries = Оставащи валкирии: { $n }
rn-tray-title = Запас
rn-own = Пред вас: работник, запаси и екипаж
rn-sheet-goods = Монети, провизии и плячка
rn-sheet-hand = Ръка
rn-sheet-known = Известни карти в ръката
rn-sheet-points = Точки
rn-sheet-now = досега
rn-sheet-later = накрая
rn-sheet-sum = Общо
rn-detail-valkyrie = За всяка валкирия загива един от екипажа и вие се качвате с една степен по скалата на валкириите.
rn-detail-tile = Даровете се поднасят в Дългата къща със сив или бял работник.
rn-detail-track-armour = Добавя се към силата при всеки набег; накрая носи 2, 4 или 6 ПТ от степени 3, 6 и 9.
rn-detail-track-valkyrie = Степен за всеки от екипажа, загинал при набег; колкото по-високо, толкова повече ПТ накрая.
rn-detail-supply = В запаса: { $what }.
rn-detail-silver = С монети се наема екипаж и се кове броня; в края на хода остават най-много 8.
rn-detail-provisions = Всеки набег ги изяжда; в края на хода остават най-много 8.
rn-detail-gold = С него се плащат манастири, крепости и дарове; накрая по 1 ПТ.
rn-detail-iron = С него се кове броня и се плащат дарове; накрая по 1 ПТ.
rn-detail-livestock = Храни екипажа и се поднася в дар; накрая 1 ПТ за всяка двойка.
