# „Кръв и ярост“. Първо имената, после въпросите, действията и разказът за тях.
#
# Форми на имената: nom – самостоятелно и в началото на изречение, sub – подлог вътре в изречението,
# obj – допълнение и след предлог, low – като nom, но с малка буква. Местата имат и форма с предлог: in (в …, във …).

br-title = Кръв и ярост
br-blurb = Клановете се надпреварват за слава, докато Рагнарок поглъща света. Избирайте, плячкосвайте, загивайте достойно.
br-learn = Първата епоха, стъпка по стъпка.

## Имена

br-age = Епоха { $age }

br-clan-wolf =
    { $case ->
       *[nom] Вълчи клан
        [sub] Вълчият клан
        [obj] Вълчия клан
    }
br-clan-raven =
    { $case ->
       *[nom] Гарванов клан
        [sub] Гарвановият клан
        [obj] Гарвановия клан
    }
br-clan-serpent =
    { $case ->
       *[nom] Змийски клан
        [sub] Змийският клан
        [obj] Змийския клан
    }
br-clan-bear =
    { $case ->
       *[nom] Мечи клан
        [sub] Мечият клан
        [obj] Мечия клан
    }

br-place-myrkvlor =
    { $case ->
       *[nom] Мюрквлор
        [obj] Мюрквлор
        [in] в Мюрквлор
    }
br-place-elvagar =
    { $case ->
       *[nom] Елвагар
        [obj] Елвагар
        [in] в Елвагар
    }
br-place-angerboda =
    { $case ->
       *[nom] Ангербода
        [obj] Ангербода
        [in] в Ангербода
    }
br-place-muspelheim =
    { $case ->
       *[nom] Муспелхейм
        [obj] Муспелхейм
        [in] в Муспелхейм
    }
br-place-horgr =
    { $case ->
       *[nom] Хьоргир
        [obj] Хьоргир
        [in] в Хьоргир
    }
br-place-utgard =
    { $case ->
       *[nom] Утгард
        [obj] Утгард
        [in] в Утгард
    }
br-place-andlang =
    { $case ->
       *[nom] Андланг
        [obj] Андланг
        [in] в Андланг
    }
br-place-gimle =
    { $case ->
       *[nom] Гимле
        [obj] Гимле
        [in] в Гимле
    }
br-place-yggdrasil =
    { $case ->
       *[nom] Игдрасил
        [obj] Игдрасил
        [in] в Игдрасил
    }
br-place-fjord_ne =
    { $case ->
       *[nom] Североизточен фиорд
        [obj] североизточния фиорд
        [in] в североизточния фиорд
    }
br-place-fjord_se =
    { $case ->
       *[nom] Югоизточен фиорд
        [obj] югоизточния фиорд
        [in] в югоизточния фиорд
    }
br-place-fjord_sw =
    { $case ->
       *[nom] Югозападен фиорд
        [obj] югозападния фиорд
        [in] в югозападния фиорд
    }
br-place-fjord_nw =
    { $case ->
       *[nom] Северозападен фиорд
        [obj] северозападния фиорд
        [in] в северозападния фиорд
    }
br-place-reserve =
    { $case ->
       *[nom] Резерв
        [obj] резерва
        [in] в резерва
    }
br-place-valhalla =
    { $case ->
       *[nom] Валхала
        [obj] Валхала
        [in] във Валхала
    }
br-place-box =
    { $case ->
       *[nom] Кутия
        [obj] кутията
        [in] в кутията
    }
# Името на мястото самостоятелно, с главна буква.
br-place-of = { $place }

br-region-manheim = Манхейм
br-region-jotunheim = Йотунхейм
br-region-alfheim = Алфхейм
br-region-none = извън регионите

br-figure-warrior =
    { $case ->
       *[nom] Воин
        [low] воин
        [sub] воин
        [obj] воин
    }
br-figure-leader =
    { $case ->
       *[nom] Водач
        [low] водач
        [sub] водачът
        [obj] водача
    }
br-figure-ship =
    { $case ->
       *[nom] Кораб
        [low] кораб
        [sub] корабът
        [obj] кораба
    }
br-figure-troll =
    { $case ->
       *[nom] Трол
        [low] трол
        [sub] тролът
        [obj] трола
    }
br-figure-dwarf_chieftain =
    { $case ->
       *[nom] Вожд на джуджетата
        [low] вожд на джуджетата
        [sub] вождът на джуджетата
        [obj] вожда на джуджетата
    }
br-figure-sea_serpent =
    { $case ->
       *[nom] Морска змия
        [low] морска змия
        [sub] морската змия
        [obj] морската змия
    }
br-figure-valkyrie =
    { $case ->
       *[nom] Валкирия
        [low] валкирия
        [sub] валкирията
        [obj] валкирията
    }
br-figure-dark_elf =
    { $case ->
       *[nom] Тъмен елф
        [low] тъмен елф
        [sub] тъмният елф
        [obj] тъмния елф
    }
br-figure-fire_giant =
    { $case ->
       *[nom] Огнен великан
        [low] огнен великан
        [sub] огненият великан
        [obj] огнения великан
    }
br-figure-frost_giant =
    { $case ->
       *[nom] Леден великан
        [low] леден великан
        [sub] леденият великан
        [obj] ледения великан
    }
br-figure-soldier_of_hel =
    { $case ->
       *[nom] Войник на Хел
        [low] войник на Хел
        [sub] войникът на Хел
        [obj] войника на Хел
    }
br-figure-volur_witch =
    { $case ->
       *[nom] Вещица вьолва
        [low] вещица вьолва
        [sub] вещицата вьолва
        [obj] вещицата вьолва
    }
br-figure-unknown =
    { $case ->
       *[nom] Фигура
        [low] фигура
        [sub] фигура
        [obj] фигура
    }

br-kind-monster = Създание
br-kind-leader = Водач
br-kind-warrior = Воини
br-kind-ship = Кораб
br-kind-clan = Клан
br-kind-quest = Поръчение
br-kind-battle = Битка
br-family-upgrade = Подобрение
br-family-quest = Поръчение
br-family-battle = Битка

br-god-odin = Один
br-god-thor = Тор
br-god-loki = Локи
br-god-frigga = Фриг
br-god-heimdall = Хеймдал
br-god-tyr = Тир

br-stat-rage =
    { $case ->
       *[nom] Ярост
        [low] ярост
    }
br-stat-axes =
    { $case ->
       *[nom] Брадви
        [low] брадви
    }
br-stat-horns =
    { $case ->
       *[nom] Рогове
        [low] рогове
    }
br-glory = Слава
br-strength = сила

br-reward-rage =
    { $case ->
       *[nom] Ярост +1
        [low] ярост +1
    }
br-reward-axes =
    { $case ->
       *[nom] Брадви +1
        [low] брадви +1
    }
br-reward-horns =
    { $case ->
       *[nom] Рогове +1
        [low] рогове +1
    }
br-reward-glory = 5 слава
br-reward-all =
    { $case ->
       *[nom] Ярост, брадви и рогове +1
        [low] ярост, брадви и рогове +1
    }
br-reward-none = нищо

br-phase-setup = Подготовка
br-phase-gods_gifts = Дарове от Боговете
br-phase-action = Действия
br-phase-discard = Изчистване
br-phase-quest = Поръчения
br-phase-ragnarok = Рагнарок
br-phase-release = Валхала
br-phase-over = Край

# Откъде е славата.
br-source-battle = спечелени битки
br-source-pillage = плячкосване
br-source-quest = поръчения
br-source-ragnarok = Рагнарок
br-source-release = завръщане от Валхала
br-source-upgrade = подобрения
br-source-card = карти Битка
br-source-legend = легендарни показатели
br-end-sources = Откъде дойде славата
br-end-chart = Слава в хода на играта

# Защо падат фигурите.
br-cause-none = неизвестна причина
br-cause-invasion = нахлуване
br-cause-smite = „Възмездието на Один“
br-cause-tide = „Приливът на Один“
br-cause-defeat = поражение
br-cause-sacrifice = жертва
br-cause-ragnarok = Рагнарок

br-slot-0 = Място за воините
br-slot-1 = Място за водача
br-slot-2 = Място за кораба
br-slot-3 = Първо място за създание
br-slot-4 = Второ място за създание
br-slot-5 = Първо място за клана
br-slot-6 = Второ място за клана
br-slot-7 = Трето място за клана
br-slot-empty = свободно
br-slot-replaces = заменя „{ $card }“

## Картата

# Фигури от един вид на едно място: „Вълчи клан: 2 × воин“.
br-map-group =
    { $n ->
        [1] { $clan }: { NAME($figure, case: "low") }
       *[other] { $clan }: { $n } × { NAME($figure, case: "low") }
    }
br-map-villages = заети селища: { $taken } от { $n }
br-map-open = място за неограничен брой фигури
br-map-reward = награда: { NAME($reward, case: "low") }
br-map-pillaged = разграбено през тази епоха
br-map-doom = гибел в епоха { $age }
br-map-destroyed = унищожено
br-map-strength = { $clan }: сила { $n }
br-map-supports = поддържа { NAME($place, case: "obj") } и { NAME($other, case: "obj") }
br-map-figure-at = { $figure } { NAME($place, case: "in") }
br-map-nobody = Тук няма никого.

## Сцени и табла

br-draft-passing = кой на кого предава и кой вече е избрал
br-draft-chosen = избрано
br-draft-choosing = избира…
br-battle-in = Битка { NAME($place, case: "in") }
br-battle-pillager = плячкосва
br-battle-winner = побеждава
br-battle-no-figures = не останаха фигури
br-battle-no-card = без карта
br-quest-met = изпълнено
br-quest-failed = неизпълнено
br-sheet-rage = Оставаща ярост за тази епоха
br-sheet-step = стъпка { $step }: { $value }
br-sheet-slots = подобрения
br-sheet-reserve = Резерв
br-sheet-valhalla = Валхала
br-sheet-none = никого
br-track-lost = Епоха { $age }: Рагнарок унищожи { NAME($place, case: "obj") }.
br-track-doomed = Епоха { $age }: Рагнарок ще унищожи { NAME($place, case: "obj") }.
br-valhalla-empty = Още никой не е паднал

## Числата на клана (на глас и при посочване)

br-number-glory = { $n } слава
br-number-rage = Ярост { $n }; всяка епоха започва с { $of }
br-number-axes = Брадви { $n }: слава за спечелена битка
br-number-horns = Фигури на полето: { $n } от { $of }
br-number-hand = карти в ръката
br-number-quests = приети поръчения
br-number-valhalla = фигури във Валхала
br-status-passed = пас
br-cost =
    { $n ->
        [0] безплатно
       *[other] { $n } ярост
    }

## Какво питат вас

br-ask-draft = { $pick ->
        [one] Запазете една карта, останалите предайте нататък
       *[other] Запазете { $pick } карти, останалите предайте нататък
    } ({ $round } от { $rounds }).
br-ask-action = Ваш ред е. Оставаща ярост: { $rage }. Какво ще направите?
br-ask-action-place = { $thing }: какво ще направите тук?
br-ask-action-figure = { $thing }: какво ще направите?
br-ask-action-card = { $thing }: как ще изиграете картата?
br-ask-invade-figure = Нахлуване: с коя фигура?
br-ask-invade-place = Нахлуване с { NAME($figure, case: "obj") }: къде?
br-ask-recall-figure = Връщане от Валхала: коя фигура?
br-ask-recall-place = Връщане на { NAME($figure, case: "obj") }: къде?
br-ask-march-from = Настъпление: откъде?
br-ask-march-to = Настъпление от { NAME($from, case: "obj") }: накъде?
br-ask-upgrade-what = Подобрение: изберете карта от ръката си.
br-ask-upgrade-slot = { $card }: на кое място?
br-ask-quest-what = Поръчение: изберете карта, която да поставите с лицето надолу.
br-ask-pillage-what = Плячкосване: коя провинция?
br-ask-challenge-what = „Предизвикателството на Тир“: коя разграбена провинция?
br-ask-sacrifice-what = Жертва: изберете първата от двете фигури.
br-ask-pass-what = Пасувате ли?
br-ask-march =
    { $moved ->
        [0] Настъпление от { NAME($from, case: "obj") } към { NAME($to, case: "obj") }: кой тръгва?
       *[other] Настъпление от { NAME($from, case: "obj") } към { NAME($to, case: "obj") }: кой още? На път: { $moved }.
    }
br-ask-free_invade = „{ $card }“: фигура от този вид може да нахлуе безплатно. Къде?
br-ask-succor = „Подкрепата на Фриг“: да поставите ли безплатно воин { NAME($place, case: "in") }?
br-ask-thors_domain = „Владението на Тор“: да платите ли 2 ярост, за да плячкосате веднага { NAME($place, case: "obj") }?
br-ask-sacrifice = „Жертвата на Фриг“: изберете втората фигура.
br-ask-join = Зов за битка { NAME($place, case: "in") }: ще изпратите ли фигура, или оставате настрана?
br-ask-battle_card = Битка { NAME($place, case: "in") }: поставете карта с лицето надолу.
br-ask-raise_quest = Да се брои ли поръчението ви за карта Битка?
br-ask-tide = „Приливът на Один“: коя от вашите фигури оцелява?
br-ask-late = Картите са разкрити. Ще добавите ли карта с бял кръг?
br-ask-react = Ваши фигури { NAME($place, case: "in") } ще загинат. Ще спасите ли някоя?
br-ask-stat = Повишете един показател с една стъпка.
br-ask-hammers = Повелител на чуковете: водачът ви може да продължи. Накъде?
br-ask-prowess = Доблестта на Тир: да си върнете ли карти срещу 1 ярост за всяка?
br-ask-blessing = Благословията на Локи: да нахлуете ли безплатно с воин { NAME($place, case: "in") }?
br-ask-discard = Запазете една карта за следващата епоха или нито една.
br-ask-nature = Норните предат…
br-ask-none = Играта приключи.

## Какво питат другите

br-wait-draft = { NAME($clan, case: "sub") } избира карта.
br-wait-action = На ход е { NAME($clan, case: "sub") }.
br-wait-march = { NAME($clan, case: "sub") } настъпва.
br-wait-free_invade = { NAME($clan, case: "sub") } може да нахлуе безплатно.
br-wait-succor = { NAME($clan, case: "sub") } решава за „Подкрепата на Фриг“.
br-wait-thors_domain = { NAME($clan, case: "sub") } решава за „Владението на Тор“.
br-wait-sacrifice = { NAME($clan, case: "sub") } избира жертва.
br-wait-join = { NAME($clan, case: "sub") } чува зова за битка { NAME($place, case: "in") }.
br-wait-battle_card = { NAME($clan, case: "sub") } избира карта за битката.
br-wait-raise_quest = { NAME($clan, case: "sub") } решава дали да брои поръчение за карта Битка.
br-wait-tide = { NAME($clan, case: "sub") } избира кой ще преживее Прилива на Один.
br-wait-late = { NAME($clan, case: "sub") } може да добави карта.
br-wait-react = { NAME($clan, case: "sub") } може да спаси фигури.
br-wait-stat = { NAME($clan, case: "sub") } повишава показател.
br-wait-hammers = { NAME($clan, case: "sub") } може да поведе водача си нататък.
br-wait-prowess = { NAME($clan, case: "sub") } може да си върне карти.
br-wait-blessing = { NAME($clan, case: "sub") } решава за „Благословията на Локи“.
br-wait-discard = { NAME($clan, case: "sub") } избира какво да запази.
br-wait-nature = Норните предат…
br-wait-none = Играта приключи.
br-wait-many-draft = { $count ->
        [one] { $count } клан избира карти
       *[other] { $count } клана избират карти
    }.
br-wait-many-action = { $count ->
        [one] { $count } клан взема решение
       *[other] { $count } клана вземат решения
    }.
br-wait-many-battle_card = { $count ->
        [one] { $count } клан избира карта за битката
       *[other] { $count } клана избират карти за битката
    }.
br-wait-many-tide = { $count ->
        [one] { $count } клан избира
       *[other] { $count } клана избират
    } кой ще преживее Прилива на Один.
br-wait-many-discard = { $count ->
        [one] { $count } клан избира какво да запази
       *[other] { $count } клана избират какво да запазят
    }.
br-wait-many-nature = Норните предат…
br-wait-many-none = Играта приключи.

## Действията на бутоните

br-verb-invade = Нахлуване
br-verb-recall = Връщане
br-verb-march = Настъпление
br-verb-upgrade = Подобрение
br-verb-quest = Поръчение
br-verb-pillage = Плячкосване
br-verb-challenge = Предизвикателство
br-verb-sacrifice = Жертва
br-verb-pass = Пас

br-do-keep = Избор на „{ $card }“
br-do-keep_two = Избор на „{ $card }“ и „{ $other }“
br-do-save = Запазване на „{ $card }“
br-do-save_none = Без запазена карта
br-do-invade = Нахлуване { NAME($place, case: "in") } с { NAME($figure, case: "obj") }
br-do-recall = Връщане на { NAME($figure, case: "obj") } { NAME($place, case: "in") }
br-do-march = Настъпление от { NAME($from, case: "obj") } към { NAME($to, case: "obj") }
br-do-move = { $figure }
br-do-upgrade = Подобрение: „{ $card }“
br-do-quest = Поръчение: „{ $card }“
br-do-pillage = Плячкосване на { NAME($place, case: "obj") }
br-do-challenge = Предизвикване: { $place }
br-do-sacrifice = Жертване на { NAME($figure, case: "obj") } { NAME($place, case: "in") }
br-do-pass = Пас
br-do-join = Изпращане на { NAME($figure, case: "obj") } от { NAME($from, case: "obj") }
br-do-card = Изиграване на „{ $card }“
br-do-late = Добавяне на „{ $card }“
br-do-spare = Оцелява { NAME($figure, case: "sub") }
br-do-protect = Спасяване на { NAME($figure, case: "obj") }
br-do-retreat = Вещицата отстъпва в Игдрасил
br-do-raise = { $stat } +1
br-do-step = Към { NAME($place, case: "obj") }
br-do-take_back = Връщане на „{ $card }“ (1 ярост)
br-do-accept = Да
br-do-decline = Не
br-do-done = Готово
br-do-stay = Оставане настрана
br-do-no-card = Без добавена карта
br-do-no-invade = Без нахлуване
br-do-march-done = Никой повече
br-do-let-die = Нека вървят във Валхала
br-do-discard-rest = Изчистване на останалите
br-confirm-pass = Ако пасувате, губите цялата си оставаща ярост ({ $rage }) и повече не действате през тази епоха.

## Защо не може

br-why-action-phase-only = Това е действие за вашия ход във фаза Действия.
br-why-answer-first = Първо отговорете на въпроса, който е зададен сега.
br-why-draft-only = Карти се избират само във фаза Дарове от Боговете.
br-why-discard-only = Карта за следващата епоха се пази във фаза Изчистване.
br-why-march-only = Фигурите се местят само при настъпление: първо го обявете.
br-why-call-only = Включване е възможно само при зов за битка.
br-why-battle-only = Карта с лицето надолу се поставя само във ваша битка.
br-why-reveal-only = Карти се добавят само след разкриването във ваша битка.
br-why-tide-only = Оцелялата фигура се избира само при „Приливът на Один“.
br-why-rescue-only = Няма кого да спасявате: нито една ваша фигура не е пред гибел.
br-why-raise-only = Сега нямате какво да повишите.
br-why-hammers-only = Водачът продължава само след плячкосване с „Повелител на чуковете“.
br-why-prowess-only = Карти се връщат само след победа с „Доблестта на Тир“.
br-why-no-such-answer = Сега никой не ви пита за това.
br-why-rage-short = Нужна ярост: { $cost }, имате: { $rage }.
br-why-horns-full = Роговете ви позволяват { $horns ->
        [one] { $horns } фигура
       *[other] { $horns } фигури
    } на полето и всички вече са там.
br-why-needs-upgrade = За това ви трябва подобрението „{ $card }“.
br-why-not-in-hand = Картата „{ $card }“ не е в ръката ви.
br-why-not-in-packet = Картата „{ $card }“ не е сред тези, от които избирате.
br-why-one-card = Запазва се по една карта.
br-why-two-cards = При двама играчи се запазват по две карти.
br-why-one-copy = Картата „{ $card }“ тук е само една.
br-why-other-order = Назовете двете карти в обратен ред.
br-why-must-keep = На тази маса една карта трябва да се запази.
br-why-for-battle = „{ $card }“ е карта Битка: играе се по време на сражение.
br-why-not-an-upgrade = „{ $card }“ не е подобрение.
br-why-no-upgrades = Нямате подобрения в ръката.
br-why-wrong-slot = Картата „{ $card }“ не е за това място на таблото.
br-why-same-slot = Празните места са еднакви: картата „{ $card }“ заема първото.
br-why-not-a-quest = „{ $card }“ не е поръчение.
br-why-no-quests = Нямате поръчения в ръката.
br-why-not-late = „{ $card }“ няма бял кръг: не може да се добави след разкриването.
br-why-no-late-cards = Нямате в ръката карта с бял кръг.
br-why-not-played = Не сте изиграли картата „{ $card }“ в тази битка.
br-why-not-yours = { $figure }: не е от вашия клан.
br-why-none-in-reserve = { $figure }: нямате в резерва.
br-why-reserve-empty = Резервът ви е празен.
br-why-none-in-valhalla = { $figure }: нямате във Валхала.
br-why-valhalla-empty = Нямате фигури във Валхала.
br-why-not-that-kind = { $figure }: безплатното нахлуване от „{ $card }“ не е за тази фигура.
br-why-not-there = { $figure }: нямате { NAME($place, case: "in") }.
br-why-nobody-there = Нямате фигура { NAME($place, case: "in") }.
br-why-two-figures = За жертвата са нужни две различни ваши фигури на полето.
br-why-not-fighting = { $figure }: нямате в тази битка.
br-why-not-dying = { $figure }: ваша такава фигура не е пред гибел.
br-why-lost-in-ragnarok = Рагнарок поглъща самата земя: няма какво да се спаси.
br-why-retreat-from-outer = Вещицата отстъпва само от външни провинции.
br-why-march-somebody = Поне една фигура трябва да тръгне.
br-why-off-map = Това не е място на полето.
br-why-destroyed = Това място вече не съществува: { $place }.
br-why-full = { $place }: няма място, { $villages ->
        [one] единственото селище е заето
       *[other] всичките { $villages } селища са заети
    }.
br-why-fjord-closed = Този фиорд е затворен: и двата му бряга вече не съществуват.
br-why-not-yggdrasil = В Игдрасил не може да се нахлуе; стига се с настъпление.
br-why-ships-only = Във фиордите влизат само кораби.
br-why-ships-to-fjords = Корабите се поставят само във фиорди.
br-why-ships-stay = Корабите не се местят.
br-why-ships-cannot-come = Корабите не откликват на зов за битка.
br-why-same-place = Настъплението води към друга провинция.
br-why-not-a-province = Това не е провинция.
br-why-not-adjacent = { $place } и { $to } не са съседни.
br-why-pillaged = Провинция { $place } вече е плячкосана през тази епоха.
br-why-not-pillaged = Провинция { $place } още не е плячкосана: предизвикателство не е нужно.
br-why-nobody-to-pillage = Нужна ви е фигура { NAME($place, case: "in") } или във фиорда до нея.
br-why-nothing-to-pillage = Няма провинция, която можете да плячкосате.
br-why-only-this-province = Сега може да се плячкоса само { NAME($place, case: "obj") }.
br-why-stat-full = { $stat }: вече на последната стъпка.
br-why-other-stat = { $stat }: този показател вече е повишен от чипа, изберете друг.

## Летопис

br-event-token_placed = { $place }: { NAME($reward, case: "low") }.
br-event-doom_foretold = Епоха { $age } ще погълне { NAME($place, case: "obj") }.
br-event-province_lost = Рагнарок унищожава { NAME($place, case: "obj") }.
br-event-first_player = Първи играе { NAME($seat, case: "sub") }.
br-event-dealt = { NAME($clan, case: "sub") } получава „{ $card }“.
br-event-age_began = Епоха { $age }
br-event-phase_began = { $phase }
br-event-kept = { NAME($clan, case: "sub") } избира „{ $card }“.
br-event-packets_passed = Картите се предават нататък.
br-event-rage_refilled = { NAME($clan, case: "sub") } има { $rage } ярост.
br-event-invaded =
    { ID($from) ->
        [valhalla] { NAME($clan, case: "sub") } връща { NAME($figure, case: "obj") } от Валхала { NAME($place, case: "in") } ({ $cost } ярост).
       *[reserve]
            { $cost ->
                [0] { NAME($clan, case: "sub") } нахлува безплатно { NAME($place, case: "in") } с { NAME($figure, case: "obj") }.
               *[other] { NAME($clan, case: "sub") } нахлува { NAME($place, case: "in") } с { NAME($figure, case: "obj") } ({ $cost } ярост).
            }
    }
br-event-marched = { $clan }: { NAME($figure, case: "sub") } настъпва от { NAME($from, case: "obj") } към { NAME($to, case: "obj") }.
br-event-upgraded =
    { $cost ->
        [0] { NAME($clan, case: "sub") } изиграва безплатно „{ $card }“.
       *[other] { NAME($clan, case: "sub") } изиграва „{ $card }“ ({ $cost } ярост).
    }
br-event-replaced =
    { $monster ->
        [1] { NAME($clan, case: "sub") } се отказва от „{ $card }“: митичното създание напуска полето.
       *[other] { NAME($clan, case: "sub") } се отказва от „{ $card }“.
    }
br-event-quest_laid =
    { ID($card) ->
        [hidden] { NAME($clan, case: "sub") } приема поръчение.
       *[other] { NAME($clan, case: "sub") } приема поръчението „{ $card }“.
    }
br-event-passed =
    { $rage ->
        [0] { NAME($clan, case: "sub") } пасува.
       *[other] { NAME($clan, case: "sub") } пасува и губи { $rage } ярост.
    }
br-event-pillage_declared =
    { $challenge ->
        [0] { NAME($clan, case: "sub") } тръгва да плячкосва { NAME($place, case: "obj") }!
       *[other] Предизвикателството на Тир: { NAME($clan, case: "sub") } отново тръгва да плячкосва { NAME($place, case: "obj") }!
    }
br-event-sacrificed = { NAME($clan, case: "sub") } жертва { NAME($figure, case: "obj") } { NAME($place, case: "in") }.
br-event-joined = { $clan }: { NAME($figure, case: "sub") } идва от { NAME($from, case: "obj") } { NAME($to, case: "in") }.
br-event-stayed = { NAME($clan, case: "sub") } остава настрана.
br-event-battle_began = Битка { NAME($place, case: "in") }: { $clans ->
        [one] сражава се { $clans } клан
       *[other] сражават се { $clans } клана
    }.
br-event-card_chosen =
    { ID($card) ->
        [hidden] { NAME($clan, case: "sub") } поставя карта с лицето надолу.
       *[other] { NAME($clan, case: "sub") } поставя с лицето надолу „{ $card }“.
    }
br-event-card_revealed = { NAME($clan, case: "sub") } разкрива „{ $card }“.
br-event-text_voided = { $clan }: текстът на „{ $card }“ не действа.
br-event-text_acts = { $clan }: действа „{ $card }“.
br-event-quest_raised = { $clan }: поръчението „{ $card }“ се брои за +{ $bonus }.
br-event-figure_spared =
    { ID($figure) ->
        [unknown] { NAME($clan, case: "sub") } избра кой да оцелее.
       *[other] { NAME($clan, case: "sub") } пощадява { NAME($figure, case: "obj") }.
    }
br-event-late_card = { NAME($clan, case: "sub") } добавя „{ $card }“.
br-event-total = { $clan }: фигури { $figures } + карти { $cards } = { $total }.
br-event-battle_won = { NAME($clan, case: "sub") } печели битката { NAME($place, case: "in") }.
br-event-battle_tied = Битката { NAME($place, case: "in") } завършва с равенство: губят всички.
br-event-figure_destroyed = { NAME($clan, case: "sub") } губи { NAME($figure, case: "obj") } { NAME($place, case: "in") } ({ $cause }).
br-event-figure_saved = { NAME($clan, case: "sub") } спасява { NAME($figure, case: "obj") } { NAME($place, case: "in") }.
br-event-witch_retreated = Вещицата вьолва на { NAME($clan, case: "obj") } се оттегля от { NAME($from, case: "obj") } в Игдрасил.
br-event-card_returned = { NAME($clan, case: "sub") } си връща „{ $card }“.
br-event-card_taken = { NAME($by, case: "sub") } взема „{ $card }“ от { NAME($clan, case: "obj") }.
br-event-card_discarded = { NAME($clan, case: "sub") } изчиства „{ $card }“.
br-event-pillaged = { NAME($clan, case: "sub") } плячкоса { NAME($place, case: "obj") }: { NAME($reward, case: "low") }.
br-event-stat_raised = { NAME($clan, case: "sub") } повишава показателя { NAME($stat, case: "low") } до стъпка { $step }.
br-event-glory = { $clan }: { $amount } слава ({ $source }).
br-event-rage = { NAME($clan, case: "sub") } получава { $amount } ярост.
br-event-leader_moved = { $clan }: водачът продължава от { NAME($from, case: "obj") } към { NAME($to, case: "obj") }.
br-event-hand_discarded =
    { $keeps ->
        [0] { NAME($clan, case: "sub") } не запазва карта. Изчистени: { $discarded }.
       *[other]
            { ID($kept) ->
                [hidden] { NAME($clan, case: "sub") } запазва една карта. Изчистени: { $discarded }.
               *[other] { NAME($clan, case: "sub") } запазва „{ $kept }“. Изчистени: { $discarded }.
            }
    }
br-event-quest_shown = { NAME($clan, case: "sub") } разкрива поръчението „{ $card }“.
br-event-quest_result =
    { $met ->
        [0] { NAME($clan, case: "sub") } не изпълни поръчението „{ $card }“.
       *[other] { NAME($clan, case: "sub") } изпълни поръчението „{ $card }“.
    }
br-event-doom_moved = Гибелта се надвесва над { NAME($place, case: "obj") }.
br-event-released = { $figures ->
        [one] Една фигура
       *[other] { $figures } фигури
    } на { NAME($clan, case: "obj") } се { $figures ->
        [one] завръща
       *[other] завръщат
    } от Валхала.
br-event-game_over = Сагата е разказана

## Настройки на масата

br-option-deck = Тесте
br-option-deck-core102 = 102 карти
br-option-deck-preview99 = 99 карти (без три създания)
br-option-late_cards = Карти след разкриването
br-option-late_cards-on = позволени
br-option-late_cards-off = забранени
br-option-call_rejoin = Включване в следващ кръг на зова
br-option-call_rejoin-on = и след отказ
br-option-call_rejoin-off = отказът е окончателен
br-option-resume_after_zero = Ярост, получена след 0
br-option-resume_after_zero-on = връща ви в играта
br-option-resume_after_zero-off = 0 е като пас
br-option-resume_after_pass = Ярост, получена след пас
br-option-resume_after_pass-off = не ви връща в играта
br-option-resume_after_pass-on = връща ви в играта
br-option-keep_card = Карта за следващата епоха
br-option-keep_card-optional = една или нито една
br-option-keep_card-forced = точно една
br-option-axes_last = Брадви на последната стъпка
br-option-axes_last-8 = 8
br-option-axes_last-10 = 10
br-option-first_game = Драфт в епоха 1
br-option-first_game-off = да
br-option-first_game-on = не: първа игра
br-option-tide_choice = „Приливът на Один“
br-option-tide_choice-in_order = поред
br-option-tide_choice-simultaneous = тайно и едновременно
br-option-protection_ragnarok = Спасяване на кораби от Рагнарок
br-option-protection_ragnarok-off = не
br-option-protection_ragnarok-on = да
br-option-dark_elf_yggdrasil = Тъмен елф в Игдрасил: цена
br-option-dark_elf_yggdrasil-1 = 1 ярост
br-option-dark_elf_yggdrasil-3 = 3 ярост
br-option-yggdrasil3_glory = „Игдрасил!“ в епоха 3 носи
br-option-yggdrasil3_glory-11 = 11 слава
br-option-yggdrasil3_glory-10 = 10 слава
br-option-gaze_bonus = „Погледът на Хеймдал“
br-option-gaze_bonus-3 = +3
br-option-gaze_bonus-2 = +2
br-option-first_player = Стартов играч
br-option-first_player-random = по жребий
br-option-first_player-0 = място 1
br-option-first_player-1 = място 2
br-option-first_player-2 = място 3
br-option-first_player-3 = място 4
br-option-clans = Кланове по места
br-preset-bg = Пълни правила (препоръчва се)
br-preset-ru = Руско издание
br-preset-cs = Чешко предварително издание

br-card-hidden = Скрита карта
br-card-hidden-text = Знае я само собственикът ѝ.

## Карти от епоха 1

br-card-troll = Трол
br-card-troll-text = Когато нахлуе, унищожете всички вражески воини в провинцията. При настъпление или зов за битка умението не действа.
br-card-dwarf_chieftain = Вожд на джуджетата
br-card-dwarf_chieftain-text = Изиграването на картата и нахлуването с него са винаги безплатни. Сражава се със сила 2.
br-card-sea_serpent = Морска змия
br-card-sea_serpent-text = Брои се и за митично създание, и за кораб: стои във фиорд, не се движи и поддържа провинциите на двата бряга със сила 3.
br-card-lord_of_hammers = Повелител на чуковете
br-card-lord_of_hammers-text = Когато плячкосате провинция, в която е водачът ви, той може безплатно да премине в съседна провинция със свободно селище или в Игдрасил.
br-card-brothers_in_arms = Братя по оръжие
br-card-brothers_in_arms-text = Всяка двойка ваши воини в една провинция има общо сила 3, а воин без двойка – сила 1. Нахлуването с всеки от тях пак струва 1 ярост.
br-card-lokis_dragons = Драконите на Локи
br-card-lokis_dragons-text = Получавате 4 слава всеки път, когато ваш кораб бъде унищожен, независимо как.
br-card-lokis_domain = Владението на Локи
br-card-lokis_domain-text = Във фаза Валхала получете 1 слава за всяка ваша фигура, която се връща от Валхала.
br-card-friggas_charm = Чарът на Фриг
br-card-friggas_charm-text = Картите Подобрение ви струват с 1 ярост по-малко, но не под 0. Цената на нахлуването не се променя.
br-card-thors_glory = Славата на Тор
br-card-thors_glory-text = Получете 2 слава след всяка ваша битка, спечелена или загубена, в която са унищожени поне две вражески фигури.
br-card-friggas_succor = Подкрепата на Фриг
br-card-friggas_succor-text = Когато нахлувате, може безплатно да поставите воин от резерва си в същата провинция, ако има свободно селище и роговете ви позволяват.
br-card-tyrs_domain = Владението на Тир
br-card-tyrs_domain-text = Поръчение, което разкриете в битка, може да се брои за карта Битка +3.
br-card-lokis_blessing = Благословията на Локи
br-card-lokis_blessing-text = Когато загубите битка, може безплатно да нахлуете в тази провинция с воин от резерва си.
br-card-q1_alfheim = Алфхейм!
br-card-q1_alfheim-text = Бъдете с най-много сила в някоя провинция на Алфхейм (равенство не стига).
br-card-q1_jotunheim = Йотунхейм!
br-card-q1_jotunheim-text = Бъдете с най-много сила в някоя провинция на Йотунхейм (равенство не стига).
br-card-q1_manheim = Манхейм!
br-card-q1_manheim-text = Бъдете с най-много сила в някоя провинция на Манхейм (равенство не стига).
br-card-q1_glorious_death = Славна смърт!
br-card-q1_glorious_death-text = Във фаза Поръчения имайте поне четири фигури във Валхала.
br-card-q1_yggdrasil = Игдрасил!
br-card-q1_yggdrasil-text = Бъдете с най-много сила в Игдрасил (равенство не стига).
br-card-odins_smite = Възмездието на Один
br-card-odins_smite-text = Преди сумирането на силите всеки противник в битката губи един воин в провинцията.
br-card-tyrs_bash = Замахът на Тир
br-card-tyrs_bash-text = Само бонус сила.
br-card-heimdalls_sight = Взорът на Хеймдал
br-card-heimdalls_sight-text = X е най-високият бонус на разкрита карта на противник (0, ако няма такъв).
br-card-friggas_grace = Милостта на Фриг
br-card-friggas_grace-text = Ако с тази карта плячкосате успешно, повишете още един показател с една стъпка, но не повишения от чипа.
br-card-lokis_trickery = Хитростта на Локи
br-card-lokis_trickery-text = Ако загубите, а битката има победител, откраднете от него 1 ярост.
br-card-tyrs_smash = Ударът на Тир
br-card-tyrs_smash-text = Само бонус сила.
br-card-tyrs_smite = Възмездието на Тир
br-card-tyrs_smite-text = Само бонус сила.
br-card-thors_hammer = Чукът на Тор
br-card-thors_hammer-text = Ако победите, получете 3 слава.
br-card-tyrs_crush = Устремът на Тир
br-card-tyrs_crush-text = Само бонус сила.

## Карти от епоха 2

br-card-valkyrie = Валкирия
br-card-valkyrie-text = Получете 2 слава за всяка вражеска фигура, унищожена в битка, в която тя участва.
br-card-dark_elf = Тъмен елф
br-card-dark_elf-text = Може да нахлува направо в Игдрасил. Там силата му е 3, другаде – 1.
br-card-fire_giant = Огнен великан
br-card-fire_giant-text = Когато нахлуе, унищожете всички вражески фигури в провинцията и нейния фиорд, освен митичните създания.
br-card-lord_of_axes = Повелител на брадвите
br-card-lord_of_axes-text = Когато плячкосате провинция, в която е водачът ви, повишете показател по избор с една стъпка.
br-card-experts_in_arms = Познавачи на оръжията
br-card-experts_in_arms-text = Воините ви имат сила 2, затова нахлуването с всеки от тях струва 2 ярост.
br-card-fire_dragons = Огнени дракони
br-card-fire_dragons-text = Получавате 8 слава всеки път, когато ваш кораб бъде унищожен.
br-card-odins_inspiration = Вдъхновението на Один
br-card-odins_inspiration-text = Фигурите ви, загинали в Рагнарок, носят двойно повече слава: по 6 в епоха 2, по 8 в епоха 3.
br-card-tyrs_challenge = Предизвикателството на Тир
br-card-tyrs_challenge-text = Действие за 2 ярост: плячкосайте провинция, която вече е разграбена през тази епоха, по всички обичайни правила.
br-card-friggas_protection = Закрилата на Фриг
br-card-friggas_protection-text = Платете 1 ярост, за да не бъде унищожена ваша фигура. Може да го правите многократно, но не и при Рагнарок.
br-card-lokis_eminence = Величието на Локи
br-card-lokis_eminence-text = Във фаза Валхала получете 2 слава за всяка ваша фигура, която се връща от Валхала.
br-card-tyrs_prowess = Доблестта на Тир
br-card-tyrs_prowess-text = След спечелена битка може да си върнете колкото желаете от изиграните си карти, вместо да ги изчистите, по 1 ярост за всяка.
br-card-thors_domain = Владението на Тор
br-card-thors_domain-text = Когато нахлуете в провинция, може да платите 2 ярост, за да я плячкосате веднага.
br-card-q2_alfheim = Алфхейм!
br-card-q2_alfheim-text = Бъдете с най-много сила в някоя провинция на Алфхейм (равенство не стига).
br-card-q2_jotunheim = Йотунхейм!
br-card-q2_jotunheim-text = Бъдете с най-много сила в някоя провинция на Йотунхейм (равенство не стига).
br-card-q2_manheim = Манхейм!
br-card-q2_manheim-text = Бъдете с най-много сила в някоя провинция на Манхейм (равенство не стига).
br-card-q2_glorious_death = Славна смърт!
br-card-q2_glorious_death-text = Във фаза Поръчения имайте поне четири фигури във Валхала.
br-card-q2_yggdrasil = Игдрасил!
br-card-q2_yggdrasil-text = Бъдете с най-много сила в Игдрасил (равенство не стига).
br-card-tyrs_crush_2 = Устремът на Тир
br-card-tyrs_crush_2-text = Само бонус сила.
br-card-heimdalls_eye = Окото на Хеймдал
br-card-heimdalls_eye-text = Може да се добави към картата ви след разкриването или да се изиграе като обикновена.
br-card-odins_tide = Приливът на Один
br-card-odins_tide-text = Преди сумирането на силите всеки участник, включително вие, избира една своя фигура в битката; останалите се унищожават.
br-card-lokis_backstab = Предателството на Локи
br-card-lokis_backstab-text = Ако загубите, а битката има победител, откраднете от него 2 слава.
br-card-tyrs_rage = Яростта на Тир
br-card-tyrs_rage-text = Само бонус сила.
br-card-heimdalls_watch = Стражата на Хеймдал
br-card-heimdalls_watch-text = Изчистете всички разкрити карти, включително тази. Получете слава, равна на сбора от бонусите им; после всички, които още имат карти, играят отново.
br-card-thors_oath = Клетвата на Тор
br-card-thors_oath-text = Ако победите, повишете показател по избор с една стъпка.
br-card-tyrs_smite_2 = Възмездието на Тир
br-card-tyrs_smite_2-text = Само бонус сила.
br-card-tyrs_smash_2 = Ударът на Тир
br-card-tyrs_smash_2-text = Само бонус сила.

## Карти от епоха 3

br-card-frost_giant = Леден великан
br-card-frost_giant-text = Когато плячкосате провинция, в която е той, получавате наградата от чипа два пъти.
br-card-soldier_of_hel = Войник на Хел
br-card-soldier_of_hel-text = Изиграването на картата и нахлуването с него са винаги безплатни. Сражава се със сила 3.
br-card-volur_witch = Вещица вьолва
br-card-volur_witch-text = Ако трябва да бъде унищожена във външна провинция, може да я изпратите в Игдрасил вместо във Валхала.
br-card-lord_of_spears = Повелител на копията
br-card-lord_of_spears-text = Когато плячкосате провинция, в която е водачът ви, повишете и трите показателя с една стъпка.
br-card-masters_in_arms = Майстори на оръжията
br-card-masters_in_arms-text = Всяка двойка ваши воини в една провинция има общо сила 6, а воин без двойка – сила 2. Нахлуването с всеки от тях струва 2 ярост.
br-card-eternal_dragons = Вечни дракони
br-card-eternal_dragons-text = Получавате 12 слава всеки път, когато ваш кораб бъде унищожен.
br-card-friggas_domain = Владението на Фриг
br-card-friggas_domain-text = Може да нахлувате със своя фигура направо от Валхала за 1 ярост, независимо от силата ѝ.
br-card-odins_throne = Тронът на Один
br-card-odins_throne-text = Изпълнените ви поръчения носят двойна слава; показателят се повишава както обикновено, с една стъпка.
br-card-thors_conquest = Завоеванието на Тор
br-card-thors_conquest-text = В края на играта получете 3 слава за всяка ваша фигура на полето, включително във фиордите.
br-card-friggas_sacrifice = Жертвата на Фриг
br-card-friggas_sacrifice-text = Действие: унищожете две свои фигури на полето, за да повишите показател по избор с една стъпка.
br-card-tyrs_wrath = Гневът на Тир
br-card-tyrs_wrath-text = Поръчение, което разкриете в битка, може да се брои за карта Битка +5.
br-card-lokis_wrath = Гневът на Локи
br-card-lokis_wrath-text = Във фаза Валхала получете 3 слава за всяка ваша фигура, която се връща от Валхала.
br-card-q3_alfheim = Алфхейм!
br-card-q3_alfheim-text = Бъдете с най-много сила в някоя провинция на Алфхейм (равенство не стига).
br-card-q3_jotunheim = Йотунхейм!
br-card-q3_jotunheim-text = Бъдете с най-много сила в някоя провинция на Йотунхейм (равенство не стига).
br-card-q3_manheim = Манхейм!
br-card-q3_manheim-text = Бъдете с най-много сила в някоя провинция на Манхейм (равенство не стига).
br-card-q3_glorious_death = Славна смърт!
br-card-q3_glorious_death-text = Във фаза Поръчения имайте поне четири фигури във Валхала.
br-card-q3_yggdrasil = Игдрасил!
br-card-q3_yggdrasil-text = Бъдете с най-много сила в Игдрасил (равенство не стига).
br-card-heimdalls_gaze = Погледът на Хеймдал
br-card-heimdalls_gaze-text = Може да се добави към картата ви след разкриването или да се изиграе като обикновена.
br-card-thors_primacy = Първенството на Тор
br-card-thors_primacy-text = Текстовете на разкритите карти на всички противници не действат; бонусите им се броят.
br-card-thors_ascension = Възходът на Тор
br-card-thors_ascension-text = Ако победите, получете 3 ярост и 3 слава.
br-card-odins_judgement = Съдът на Один
br-card-odins_judgement-text = При победа и при загуба получете 2 слава за всяка фигура, унищожена в тази битка, включително вашите.
br-card-tyrs_rage_3 = Яростта на Тир
br-card-tyrs_rage_3-text = Само бонус сила.
br-card-heimdalls_watch_3 = Стражата на Хеймдал
br-card-heimdalls_watch_3-text = Изчистете всички разкрити карти, включително тази. Получете слава, равна на сбора от бонусите им; после всички, които още имат карти, играят отново.
br-card-tyrs_crush_3 = Устремът на Тир
br-card-tyrs_crush_3-text = Само бонус сила.
br-card-lokis_poison = Отровата на Локи
br-card-lokis_poison-text = Ако загубите, а битката има победител, вземете в ръката си всички карти, които той е изиграл в тази битка, включително добавените по-късно.
br-card-tyrs_smite_3 = Възмездието на Тир
br-card-tyrs_smite_3-text = Само бонус сила.

## Галерия на картите

br-filter-age = Епоха
br-filter-god = Бог

## How the numbers of a clan came about

br-count-glory = За какво е спечелена славата.
br-count-rage = Харчи се за действия. Всяка епоха започва със стойността от скалата за ярост, сега на стъпка { $step }.
br-count-axes = Стойността от скалата за брадви, сега на стъпка { $step }. Толкова слава носи всяка спечелена битка.
br-count-horns = Броят се всички фигури. Лимитът е стойността от скалата за рогове, сега на стъпка { $step }.
br-count-hand = Противниците виждат колко са, но не и кои.
br-count-quests = Лежат с лицето надолу до фазата Поръчения.
