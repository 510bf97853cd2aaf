# «Кровь и Ярость». Сначала имена, затем вопросы, действия и рассказ о них.
#
# Формы имён: nom — отдельно и в начале предложения, low — то же внутри предложения со строчной буквы,
# gen, acc, ins, loc — падежи. Имена карт стоят в кавычках и не склоняются.

br-title = Кровь и ярость
br-blurb = Кланы соперничают за славу, пока Рагнарёк пожирает мир. Выбирайте дары, грабьте, умирайте достойно.
br-learn = Первая эпоха, шаг за шагом.

## Имена

br-age = Эпоха { $age }

br-clan-wolf =
    { $case ->
       *[nom] Волк
        [gen] Волка
    }
br-clan-raven =
    { $case ->
       *[nom] Ворон
        [gen] Ворона
    }
br-clan-serpent =
    { $case ->
       *[nom] Змей
        [gen] Змея
    }
br-clan-bear =
    { $case ->
       *[nom] Медведь
        [gen] Медведя
    }

br-place-myrkvlor =
    { $case ->
       *[nom] Мюрквлор
        [gen] Мюрквлора
        [acc] Мюрквлор
        [loc] Мюрквлоре
    }
br-place-elvagar =
    { $case ->
       *[nom] Эльвагар
        [gen] Эльвагара
        [acc] Эльвагар
        [loc] Эльвагаре
    }
br-place-angerboda =
    { $case ->
       *[nom] Ангрбода
        [gen] Ангрбоды
        [acc] Ангрбоду
        [loc] Ангрбоде
    }
br-place-muspelheim =
    { $case ->
       *[nom] Муспельхейм
        [gen] Муспельхейма
        [acc] Муспельхейм
        [loc] Муспельхейме
    }
br-place-horgr =
    { $case ->
       *[nom] Хоргр
        [gen] Хоргра
        [acc] Хоргр
        [loc] Хоргре
    }
br-place-utgard =
    { $case ->
       *[nom] Утгард
        [gen] Утгарда
        [acc] Утгард
        [loc] Утгарде
    }
br-place-andlang =
    { $case ->
       *[nom] Андланг
        [gen] Андланга
        [acc] Андланг
        [loc] Андланге
    }
br-place-gimle = Гимле
br-place-yggdrasil =
    { $case ->
       *[nom] Иггдрасиль
        [gen] Иггдрасиля
        [acc] Иггдрасиль
        [loc] Иггдрасиле
    }
br-place-fjord_ne =
    { $case ->
       *[nom] Северо-восточный фьорд
        [gen] северо-восточного фьорда
        [acc] северо-восточный фьорд
        [loc] северо-восточном фьорде
    }
br-place-fjord_se =
    { $case ->
       *[nom] Юго-восточный фьорд
        [gen] юго-восточного фьорда
        [acc] юго-восточный фьорд
        [loc] юго-восточном фьорде
    }
br-place-fjord_sw =
    { $case ->
       *[nom] Юго-западный фьорд
        [gen] юго-западного фьорда
        [acc] юго-западный фьорд
        [loc] юго-западном фьорде
    }
br-place-fjord_nw =
    { $case ->
       *[nom] Северо-западный фьорд
        [gen] северо-западного фьорда
        [acc] северо-западный фьорд
        [loc] северо-западном фьорде
    }
br-place-reserve =
    { $case ->
       *[nom] Резерв
        [gen] резерва
        [acc] резерв
        [loc] резерве
    }
br-place-valhalla =
    { $case ->
       *[nom] Вальхалла
        [gen] Вальхаллы
        [acc] Вальхаллу
        [loc] Вальхалле
    }
br-place-box =
    { $case ->
       *[nom] Коробка
        [gen] коробки
        [acc] коробку
        [loc] коробке
    }
# Название места отдельно, с большой буквы.
br-place-of = { $place }

br-region-manheim = Манхейм
br-region-jotunheim = Ётунхейм
br-region-alfheim = Альвхейм
br-region-none = вне регионов

br-figure-warrior =
    { $case ->
       *[nom] Воин
        [low] воин
        [acc] воина
        [ins] воином
    }
br-figure-leader =
    { $case ->
       *[nom] Вождь
        [low] вождь
        [acc] вождя
        [ins] вождём
    }
br-figure-ship =
    { $case ->
       *[nom] Корабль
        [low] корабль
        [acc] корабль
        [ins] кораблём
    }
br-figure-troll =
    { $case ->
       *[nom] Тролль
        [low] тролль
        [acc] тролля
        [ins] троллем
    }
br-figure-dwarf_chieftain =
    { $case ->
       *[nom] Предводитель цвергов
        [low] предводитель цвергов
        [acc] предводителя цвергов
        [ins] предводителем цвергов
    }
br-figure-sea_serpent =
    { $case ->
       *[nom] Морской змей
        [low] морской змей
        [acc] морского змея
        [ins] морским змеем
    }
br-figure-valkyrie =
    { $case ->
       *[nom] Валькирия
        [low] валькирия
        [acc] валькирию
        [ins] валькирией
    }
br-figure-dark_elf =
    { $case ->
       *[nom] Тёмный эльф
        [low] тёмный эльф
        [acc] тёмного эльфа
        [ins] тёмным эльфом
    }
br-figure-fire_giant =
    { $case ->
       *[nom] Огненный великан
        [low] огненный великан
        [acc] огненного великана
        [ins] огненным великаном
    }
br-figure-frost_giant =
    { $case ->
       *[nom] Ледяной великан
        [low] ледяной великан
        [acc] ледяного великана
        [ins] ледяным великаном
    }
br-figure-soldier_of_hel =
    { $case ->
       *[nom] Солдат Хель
        [low] солдат Хель
        [acc] солдата Хель
        [ins] солдатом Хель
    }
br-figure-volur_witch =
    { $case ->
       *[nom] Ведьма-вёльва
        [low] ведьма-вёльва
        [acc] ведьму-вёльву
        [ins] ведьмой-вёльвой
    }
br-figure-unknown =
    { $case ->
       *[nom] Фигурка
        [low] фигурка
        [acc] фигурку
        [ins] фигуркой
    }

br-kind-monster = Чудовище
br-kind-leader = Вождь
br-kind-warrior = Воины
br-kind-ship = Корабль
br-kind-clan = Клан
br-kind-quest = Воля богов
br-kind-battle = Битва
br-family-upgrade = Улучшение
br-family-quest = Воля богов
br-family-battle = Битва

br-god-odin = Один
br-god-thor = Тор
br-god-loki = Локи
br-god-frigga = Фригг
br-god-heimdall = Хеймдалль
br-god-tyr = Тюр

br-stat-rage =
    { $case ->
       *[nom] Ярость
        [acc] ярость
    }
br-stat-axes =
    { $case ->
       *[nom] Топоры
        [acc] топоры
    }
br-stat-horns =
    { $case ->
       *[nom] Шлемы
        [acc] шлемы
    }
br-glory = Слава
br-strength = сила

br-reward-rage =
    { $case ->
       *[nom] Ярость +1
        [low] ярость +1
    }
br-reward-axes =
    { $case ->
       *[nom] Топоры +1
        [low] топоры +1
    }
br-reward-horns =
    { $case ->
       *[nom] Шлемы +1
        [low] шлемы +1
    }
br-reward-glory = 5 славы
br-reward-all =
    { $case ->
       *[nom] Ярость, топоры и шлемы +1
        [low] ярость, топоры и шлемы +1
    }
br-reward-none = ничего

br-phase-setup = Подготовка
br-phase-gods_gifts = Дары богов
br-phase-action = Действия
br-phase-discard = Сброс
br-phase-quest = Воля богов
br-phase-ragnarok = Рагнарёк
br-phase-release = Вальхалла
br-phase-over = Конец

# За что получена слава.
br-source-battle = победы в битвах
br-source-pillage = разграбление
br-source-quest = воля богов
br-source-ragnarok = Рагнарёк
br-source-release = возвращение из Вальхаллы
br-source-upgrade = улучшения
br-source-card = карты битвы
br-source-legend = легендарные характеристики
br-end-sources = Откуда взялась слава
br-end-chart = Слава по ходу игры

# Отчего гибнут фигурки.
br-cause-none = причина неизвестна
br-cause-invasion = вторжение
br-cause-smite = «Кара Одина»
br-cause-tide = «Прилив Одина»
br-cause-defeat = поражение
br-cause-sacrifice = жертва
br-cause-ragnarok = Рагнарёк

br-slot-0 = Ячейка воинов
br-slot-1 = Ячейка вождя
br-slot-2 = Ячейка корабля
br-slot-3 = Первая ячейка чудовищ
br-slot-4 = Вторая ячейка чудовищ
br-slot-5 = Первая ячейка клана
br-slot-6 = Вторая ячейка клана
br-slot-7 = Третья ячейка клана
br-slot-empty = пусто
br-slot-replaces = вместо карты «{ $card }»

## Карта

# Фигурки одного вида в одном месте: «Волк: 2 × воин».
br-map-group =
    { $n ->
        [1] { $clan }: { NAME($figure, case: "low") }
       *[other] { $clan }: { $n } × { NAME($figure, case: "low") }
    }
br-map-villages = занято деревень: { $taken } из { $n }
br-map-open = число фигурок не ограничено
br-map-reward = награда: { NAME($reward, case: "low") }
br-map-pillaged = в этой эпохе разграблено
br-map-doom = погибнет в эпохе { $age }
br-map-destroyed = уничтожено
br-map-strength = { $clan }: сила { $n }
br-map-supports = поддерживает { NAME($place, case: "acc") } и { NAME($other, case: "acc") }
br-map-figure-at = { $figure } в { NAME($place, case: "loc") }
br-map-nobody = Здесь никого нет.

## Сцены и планшеты

br-draft-passing = кто кому передаёт и кто уже выбрал
br-draft-chosen = выбор сделан
br-draft-choosing = выбирает…
br-battle-in = Битва в { NAME($place, case: "loc") }
br-battle-pillager = грабит
br-battle-winner = побеждает
br-battle-no-figures = фигурок не осталось
br-battle-no-card = без карты
br-quest-met = исполнено
br-quest-failed = не исполнено
br-sheet-rage = Осталось ярости в этой эпохе
br-sheet-step = деление { $step }: { $value }
br-sheet-slots = улучшения
br-sheet-reserve = Резерв
br-sheet-valhalla = Вальхалла
br-sheet-none = никого
br-track-lost = Эпоха { $age }: Рагнарёк уничтожил { NAME($place, case: "acc") }.
br-track-doomed = Эпоха { $age }: Рагнарёк уничтожит { NAME($place, case: "acc") }.
br-valhalla-empty = Никто ещё не пал

## Показатели клана (вслух и при наведении)

br-number-glory = { $n ->
        [one] { $n } слава
        [few] { $n } славы
        [many] { $n } славы
       *[other] { $n } славы
    }
br-number-rage = Ярость: { $n }; в начале эпохи — { $of }
br-number-axes = Топоры: { $n } — слава за победу в битве
br-number-horns = Фигурки на поле: { $n } из { $of }
br-number-hand = карты на руке
br-number-quests = выложенные карты воли богов
br-number-valhalla = фигурки в Вальхалле
br-status-passed = пас
br-cost =
    { $n ->
        [0] бесплатно
        [one] { $n } ярость
        [few] { $n } ярости
        [many] { $n } ярости
       *[other] { $n } ярости
    }

## О чём спрашивают вас

br-ask-draft = { $pick ->
        [one] Оставьте одну карту, остальные передайте дальше
        [few] Оставьте { $pick } карты, остальные передайте дальше
        [many] Оставьте { $pick } карт, остальные передайте дальше
       *[other] Оставьте { $pick } карты, остальные передайте дальше
    } ({ $round } из { $rounds }).
br-ask-action = Ваш ход, { $rage ->
        [one] осталась { $rage } ярость
        [few] осталось { $rage } ярости
        [many] осталось { $rage } ярости
       *[other] осталось { $rage } ярости
    }. Что будете делать?
br-ask-action-place = { $thing }: что будете делать здесь?
br-ask-action-figure = { $thing }: что будете делать?
br-ask-action-card = { $thing }: как сыграть эту карту?
br-ask-invade-figure = Вторжение: какой фигуркой?
br-ask-invade-place = Вторжение { NAME($figure, case: "ins") }: куда?
br-ask-recall-figure = Возвращение из Вальхаллы: какая фигурка?
br-ask-recall-place = Вернуть { NAME($figure, case: "acc") }: куда?
br-ask-march-from = Марш: откуда?
br-ask-march-to = Марш из { NAME($from, case: "gen") }: куда?
br-ask-upgrade-what = Улучшение: выберите карту с руки.
br-ask-upgrade-slot = { $card }: в какую ячейку?
br-ask-quest-what = Воля богов: выберите карту, которую выложите лицевой стороной вниз.
br-ask-pillage-what = Разграбление: какая провинция?
br-ask-challenge-what = «Вызов Тюра»: какая из разграбленных провинций?
br-ask-sacrifice-what = Жертва: выберите первую из двух фигурок.
br-ask-pass-what = Пасуете?
br-ask-march =
    { $moved ->
        [0] Марш из { NAME($from, case: "gen") } в { NAME($to, case: "acc") }: кто идёт?
       *[other] Марш из { NAME($from, case: "gen") } в { NAME($to, case: "acc") }: кто ещё? Уже в пути: { $moved }.
    }
br-ask-free_invade = «{ $card }»: фигурка этого вида может вторгнуться бесплатно. Куда?
br-ask-succor = «Помощь Фригг»: бесплатно выставить воина в { NAME($place, case: "acc") }?
br-ask-thors_domain = «Владения Тора»: потратить 2 ярости и сразу же разграбить { NAME($place, case: "acc") }?
br-ask-sacrifice = «Жертва Фригг»: выберите вторую фигурку.
br-ask-join = Сигнал к битве в { NAME($place, case: "loc") }: отправите фигурку или останетесь в стороне?
br-ask-battle_card = Битва в { NAME($place, case: "loc") }: выложите карту лицевой стороной вниз.
br-ask-raise_quest = Засчитать карту воли богов как карту битвы?
br-ask-tide = «Прилив Одина»: какая из ваших фигурок уцелеет?
br-ask-late = Карты открыты. Добавите карту с белым кругом?
br-ask-react = Ваши фигурки в { NAME($place, case: "loc") } вот-вот погибнут. Спасёте кого-нибудь?
br-ask-stat = Повысьте одну характеристику на 1.
br-ask-hammers = Повелитель молотов: ваш вождь может идти дальше. Куда?
br-ask-prowess = Доблесть Тюра: вернуть карты на руку по 1 ярости за каждую?
br-ask-blessing = Благословение Локи: бесплатно вторгнуться воином в { NAME($place, case: "acc") }?
br-ask-discard = Оставьте одну карту на следующую эпоху или ни одной.
br-ask-nature = Норны прядут…
br-ask-none = Игра окончена.

## О чём спрашивают других

br-wait-draft = { $clan } выбирает карту.
br-wait-action = Ходит { $clan }.
br-wait-march = { $clan } совершает марш.
br-wait-free_invade = { $clan } может вторгнуться бесплатно.
br-wait-succor = { $clan } решает, нужна ли «Помощь Фригг».
br-wait-thors_domain = { $clan } решает, применить ли «Владения Тора».
br-wait-sacrifice = { $clan } выбирает жертву.
br-wait-join = { $clan } слышит сигнал к битве в { NAME($place, case: "loc") }.
br-wait-battle_card = { $clan } выбирает карту битвы.
br-wait-raise_quest = { $clan } решает, считать ли карту воли богов картой битвы.
br-wait-tide = { $clan } решает, кто переживёт «Прилив Одина».
br-wait-late = { $clan } может добавить карту.
br-wait-react = { $clan } может спасти фигурки.
br-wait-stat = { $clan } повышает характеристику.
br-wait-hammers = { $clan } может повести вождя дальше.
br-wait-prowess = { $clan } может вернуть карты на руку.
br-wait-blessing = { $clan } решает, принять ли «Благословение Локи».
br-wait-discard = { $clan } решает, что оставить.
br-wait-nature = Норны прядут…
br-wait-none = Игра окончена.
br-wait-many-draft = { $count ->
        [one] { $count } клан выбирает карты
        [few] { $count } клана выбирают карты
        [many] { $count } кланов выбирают карты
       *[other] { $count } клана выбирают карты
    }.
br-wait-many-action = { $count ->
        [one] { $count } клан принимает решение
        [few] { $count } клана принимают решения
        [many] { $count } кланов принимают решения
       *[other] { $count } клана принимают решения
    }.
br-wait-many-battle_card = { $count ->
        [one] { $count } клан выбирает карту битвы
        [few] { $count } клана выбирают карты битвы
        [many] { $count } кланов выбирают карты битвы
       *[other] { $count } клана выбирают карты битвы
    }.
br-wait-many-tide = { $count ->
        [one] { $count } клан решает
        [few] { $count } клана решают
        [many] { $count } кланов решают
       *[other] { $count } клана решают
    }, кто переживёт «Прилив Одина».
br-wait-many-discard = { $count ->
        [one] { $count } клан решает
        [few] { $count } клана решают
        [many] { $count } кланов решают
       *[other] { $count } клана решают
    }, что оставить.
br-wait-many-nature = Норны прядут…
br-wait-many-none = Игра окончена.

## Действия на кнопках

br-verb-invade = Вторжение
br-verb-recall = Возвращение
br-verb-march = Марш
br-verb-upgrade = Улучшение
br-verb-quest = Воля богов
br-verb-pillage = Разграбление
br-verb-challenge = Вызов
br-verb-sacrifice = Жертва
br-verb-pass = Пас

br-do-keep = Взять «{ $card }»
br-do-keep_two = Взять «{ $card }» и «{ $other }»
br-do-save = Оставить «{ $card }»
br-do-save_none = Ничего не оставлять
br-do-invade = Вторгнуться { NAME($figure, case: "ins") } в { NAME($place, case: "acc") }
br-do-recall = Вернуть { NAME($figure, case: "acc") } в { NAME($place, case: "acc") }
br-do-march = Марш из { NAME($from, case: "gen") } в { NAME($to, case: "acc") }
br-do-move = { $figure }
br-do-upgrade = Улучшение: «{ $card }»
br-do-quest = Выложить «{ $card }»
br-do-pillage = Разграбить { NAME($place, case: "acc") }
br-do-challenge = Вызов: разграбить { NAME($place, case: "acc") }
br-do-sacrifice = Пожертвовать { NAME($figure, case: "ins") } в { NAME($place, case: "loc") }
br-do-pass = Пас
br-do-join = Отправить { NAME($figure, case: "acc") } из { NAME($from, case: "gen") }
br-do-card = Сыграть «{ $card }»
br-do-late = Добавить «{ $card }»
br-do-spare = Уцелеет { NAME($figure, case: "low") }
br-do-protect = Спасти { NAME($figure, case: "acc") }
br-do-retreat = Ведьма отступает в Иггдрасиль
br-do-raise = { $stat } +1
br-do-step = В { NAME($place, case: "acc") }
br-do-take_back = Вернуть «{ $card }» (1 ярость)
br-do-accept = Да
br-do-decline = Нет
br-do-done = Готово
br-do-stay = Остаться в стороне
br-do-no-card = Ничего не добавлять
br-do-no-invade = Не вторгаться
br-do-march-done = Больше никто
br-do-let-die = Пусть уходят в Вальхаллу
br-do-discard-rest = Остальное сбросить
br-confirm-pass = { $rage ->
        [one] Пас сожжёт вашу последнюю ярость
        [few] Пас сожжёт всю вашу ярость ({ $rage })
        [many] Пас сожжёт всю вашу ярость ({ $rage })
       *[other] Пас сожжёт всю вашу ярость ({ $rage })
    }, и до конца эпохи вы больше не сможете действовать.

## Почему нельзя

br-why-action-phase-only = Это действие — только в свой ход, в фазе действий.
br-why-answer-first = Сначала ответьте на вопрос, который задан сейчас.
br-why-draft-only = Карты выбирают только в фазе «Дары богов».
br-why-discard-only = Карту на следующую эпоху оставляют в фазе сброса.
br-why-march-only = Фигурки идут только во время марша: сначала объявите марш.
br-why-call-only = Присоединиться можно только по сигналу к битве.
br-why-battle-only = Карту лицевой стороной вниз выкладывают только в своей битве.
br-why-reveal-only = Карты добавляют только после открытия, в своей битве.
br-why-tide-only = Уцелевшую фигурку выбирают, только когда действует «Прилив Одина».
br-why-rescue-only = Спасать некого: вашим фигуркам сейчас ничто не грозит.
br-why-raise-only = Сейчас вам нечего повышать.
br-why-hammers-only = Вождь идёт дальше только после разграбления с картой «Повелитель молотов».
br-why-prowess-only = Карты возвращают только после победы с картой «Доблесть Тюра».
br-why-no-such-answer = Об этом вас сейчас не спрашивают.
br-why-rage-short = Нужно ярости: { $cost }, у вас: { $rage }.
br-why-horns-full = Шлемы позволяют держать на поле { $horns ->
        [one] { $horns } фигурку
        [few] { $horns } фигурки
        [many] { $horns } фигурок
       *[other] { $horns } фигурки
    }, и все уже там.
br-why-needs-upgrade = Для этого нужно улучшение «{ $card }».
br-why-not-in-hand = Карты «{ $card }» нет у вас на руке.
br-why-not-in-packet = Карты «{ $card }» нет среди тех, из которых вы выбираете.
br-why-one-card = За раз оставляют одну карту.
br-why-two-cards = Вдвоём за раз оставляют две карты.
br-why-one-copy = Карта «{ $card }» здесь только одна.
br-why-other-order = Назовите эти две карты в обратном порядке.
br-why-must-keep = За этим столом одну карту нужно оставить.
br-why-for-battle = «{ $card }» — карта битвы: её выкладывают в бою.
br-why-not-an-upgrade = «{ $card }» — не улучшение.
br-why-no-upgrades = У вас на руке нет улучшений.
br-why-wrong-slot = Карта «{ $card }» не подходит к этой ячейке планшета.
br-why-same-slot = Пустые ячейки одинаковы: карта «{ $card }» займёт первую.
br-why-not-a-quest = «{ $card }» — не карта воли богов.
br-why-no-quests = У вас на руке нет карт воли богов.
br-why-not-late = На карте «{ $card }» нет белого круга: после открытия её не добавить.
br-why-no-late-cards = У вас на руке нет карт с белым кругом.
br-why-not-played = Карту «{ $card }» вы в этой битве не играли.
br-why-not-yours = { $figure }: не в вашем клане.
br-why-none-in-reserve = { $figure }: в вашем резерве нет.
br-why-reserve-empty = Ваш резерв пуст.
br-why-none-in-valhalla = { $figure }: в Вальхалле у вас нет.
br-why-valhalla-empty = В Вальхалле нет ваших фигурок.
br-why-not-that-kind = { $figure }: бесплатное вторжение карты «{ $card }» не для этой фигурки.
br-why-not-there = { $figure }: в { NAME($place, case: "loc") } у вас нет.
br-why-nobody-there = В { NAME($place, case: "loc") } нет ваших фигурок.
br-why-two-figures = Для жертвы нужны две разные ваши фигурки на поле.
br-why-not-fighting = { $figure }: в этой битве у вас нет.
br-why-not-dying = { $figure }: гибель сейчас не грозит.
br-why-lost-in-ragnarok = Рагнарёк поглощает саму землю: спасать нечего.
br-why-retreat-from-outer = Ведьма отступает только из внешних провинций.
br-why-march-somebody = Отправьте в марш хотя бы одну фигурку.
br-why-off-map = Этого места нет на карте.
br-why-destroyed = Этого места больше нет: { $place }.
br-why-full = В { NAME($place, case: "loc") } нет места: { $villages ->
        [one] единственная деревня занята
        [few] заняты все { $villages } деревни
        [many] заняты все { $villages } деревень
       *[other] заняты все { $villages } деревни
    }.
br-why-fjord-closed = Этот фьорд закрыт: обоих его берегов больше нет.
br-why-not-yggdrasil = В Иггдрасиль нельзя вторгнуться, туда ведёт марш.
br-why-ships-only = Во фьорд входят только корабли.
br-why-ships-to-fjords = Корабли ставят только во фьорды.
br-why-ships-stay = Корабли не перемещаются.
br-why-ships-cannot-come = Корабли не откликаются на сигнал к битве.
br-why-same-place = Марш ведёт в другую провинцию.
br-why-not-a-province = Это не провинция.
br-why-not-adjacent = { $place } и { $to }: эти провинции не соседние.
br-why-pillaged = В этой эпохе { NAME($place, case: "acc") } уже разграбили.
br-why-not-pillaged = { NAME($place, case: "acc") } ещё не грабили: вызов не нужен.
br-why-nobody-to-pillage = Нужна ваша фигурка в { NAME($place, case: "loc") } или во фьорде рядом.
br-why-nothing-to-pillage = Нет провинции, которую вы могли бы разграбить.
br-why-only-this-province = Сейчас можно разграбить только { NAME($place, case: "acc") }.
br-why-stat-full = { $stat }: уже на последнем делении.
br-why-other-stat = { $stat }: эту характеристику уже повысил жетон, выберите другую.

## Хроника

br-event-token_placed = { $place }: { NAME($reward, case: "low") }.
br-event-doom_foretold = Эпоха { $age } поглотит { NAME($place, case: "acc") }.
br-event-province_lost = Рагнарёк уничтожает { NAME($place, case: "acc") }.
br-event-first_player = Первым ходит { $seat }.
br-event-dealt = { $clan } получает карту «{ $card }».
br-event-age_began = Эпоха { $age }
br-event-phase_began = { $phase }
br-event-kept = { $clan } берёт карту «{ $card }».
br-event-packets_passed = Карты передают дальше.
br-event-rage_refilled = { $clan }: { $rage ->
        [one] { $rage } ярость
        [few] { $rage } ярости
        [many] { $rage } ярости
       *[other] { $rage } ярости
    }.
br-event-invaded =
    { ID($from) ->
        [valhalla] { $clan } возвращает { NAME($figure, case: "acc") } из Вальхаллы в { NAME($place, case: "acc") } (ярость: { $cost }).
       *[reserve]
            { $cost ->
                [0] { $clan } бесплатно вторгается { NAME($figure, case: "ins") } в { NAME($place, case: "acc") }.
               *[other] { $clan } вторгается { NAME($figure, case: "ins") } в { NAME($place, case: "acc") } (ярость: { $cost }).
            }
    }
br-event-marched = { $clan }: { NAME($figure, case: "low") } идёт из { NAME($from, case: "gen") } в { NAME($to, case: "acc") }.
br-event-upgraded =
    { $cost ->
        [0] { $clan } бесплатно выкладывает улучшение «{ $card }».
       *[other] { $clan } выкладывает улучшение «{ $card }» (ярость: { $cost }).
    }
br-event-replaced =
    { $monster ->
        [1] { $clan } отказывается от карты «{ $card }»: чудовище уходит с поля.
       *[other] { $clan } отказывается от карты «{ $card }».
    }
br-event-quest_laid =
    { ID($card) ->
        [hidden] { $clan } выкладывает карту воли богов.
       *[other] { $clan } выкладывает карту воли богов «{ $card }».
    }
br-event-passed =
    { $rage ->
        [0] { $clan } пасует.
       *[other] { $clan } пасует и теряет ярость ({ $rage }).
    }
br-event-pillage_declared =
    { $challenge ->
        [0] { $clan } идёт грабить { NAME($place, case: "acc") }!
       *[other] Вызов Тюра: { $clan } снова идёт грабить { NAME($place, case: "acc") }!
    }
br-event-sacrificed = { $clan } жертвует { NAME($figure, case: "ins") } в { NAME($place, case: "loc") }.
br-event-joined = { $clan }: { NAME($figure, case: "low") } приходит из { NAME($from, case: "gen") } в { NAME($to, case: "acc") }.
br-event-stayed = { $clan } остаётся в стороне.
br-event-battle_began = Битва в { NAME($place, case: "loc") }: { $clans ->
        [one] сражается { $clans } клан
        [few] сражаются { $clans } клана
        [many] сражаются { $clans } кланов
       *[other] сражаются { $clans } клана
    }.
br-event-card_chosen =
    { ID($card) ->
        [hidden] { $clan } выкладывает карту лицевой стороной вниз.
       *[other] { $clan } выкладывает лицевой стороной вниз карту «{ $card }».
    }
br-event-card_revealed = { $clan } открывает карту «{ $card }».
br-event-text_voided = Клан { NAME($clan, case: "gen") }: текст карты «{ $card }» не действует.
br-event-text_acts = Клан { NAME($clan, case: "gen") }: действует карта «{ $card }».
br-event-quest_raised = { $clan }: карта «{ $card }» даёт в битве +{ $bonus }.
br-event-figure_spared =
    { ID($figure) ->
        [unknown] { $clan } выбирает, кто уцелеет.
       *[other] { $clan } сохраняет { NAME($figure, case: "acc") }.
    }
br-event-late_card = { $clan } добавляет карту «{ $card }».
br-event-total = { $clan }: фигурки { $figures } + карты { $cards } = { $total }.
br-event-battle_won = { $clan } выигрывает битву в { NAME($place, case: "loc") }.
br-event-battle_tied = Битва в { NAME($place, case: "loc") }: ничья, проиграли все.
br-event-figure_destroyed = { $clan } теряет { NAME($figure, case: "acc") } в { NAME($place, case: "loc") } ({ $cause }).
br-event-figure_saved = { $clan } спасает { NAME($figure, case: "acc") } в { NAME($place, case: "loc") }.
br-event-witch_retreated = Ведьма-вёльва клана { NAME($clan, case: "gen") } уходит из { NAME($from, case: "gen") } в Иггдрасиль.
br-event-card_returned = { $clan } возвращает на руку карту «{ $card }».
br-event-card_taken = { $by } забирает у клана { NAME($clan, case: "gen") } карту «{ $card }».
br-event-card_discarded = { $clan } сбрасывает карту «{ $card }».
br-event-pillaged = { $clan } грабит { NAME($place, case: "acc") }: { NAME($reward, case: "low") }.
br-event-stat_raised = { $clan } повышает { NAME($stat, case: "acc") } до деления { $step }.
br-event-glory = { $clan }: { $amount ->
        [one] { $amount } слава
        [few] { $amount } славы
        [many] { $amount } славы
       *[other] { $amount } славы
    } ({ $source }).
br-event-rage = { $clan } получает { $amount ->
        [one] { $amount } ярость
        [few] { $amount } ярости
        [many] { $amount } ярости
       *[other] { $amount } ярости
    }.
br-event-leader_moved = { $clan }: вождь идёт дальше, из { NAME($from, case: "gen") } в { NAME($to, case: "acc") }.
br-event-hand_discarded =
    { $keeps ->
        [0] { $clan } не оставляет карт. Сброшено: { $discarded }.
       *[other]
            { ID($kept) ->
                [hidden] { $clan } оставляет одну карту. Сброшено: { $discarded }.
               *[other] { $clan } оставляет карту «{ $kept }». Сброшено: { $discarded }.
            }
    }
br-event-quest_shown = { $clan } открывает карту воли богов «{ $card }».
br-event-quest_result =
    { $met ->
        [0] { $clan }: воля богов «{ $card }» не исполнена.
       *[other] { $clan }: воля богов «{ $card }» исполнена.
    }
br-event-doom_moved = Рок нависает над провинцией { $place }.
br-event-released = Из Вальхаллы { $figures ->
        [one] возвращается { $figures } фигурка
        [few] возвращаются { $figures } фигурки
        [many] возвращаются { $figures } фигурок
       *[other] возвращаются { $figures } фигурки
    } клана { NAME($clan, case: "gen") }.
br-event-game_over = Сага сложена

## Настройки стола

br-option-deck = Колода
br-option-deck-core102 = 102 карты
br-option-deck-preview99 = 99 карт (без трёх чудовищ)
br-option-late_cards = Карты после открытия
br-option-late_cards-on = разрешены
br-option-late_cards-off = запрещены
br-option-call_rejoin = Отклик на сигнал в следующем круге
br-option-call_rejoin-on = можно и после отказа
br-option-call_rejoin-off = отказ окончательный
br-option-resume_after_zero = Ярость, полученная после 0
br-option-resume_after_zero-on = возвращает в игру
br-option-resume_after_zero-off = 0 равносилен пасу
br-option-resume_after_pass = Ярость, полученная после паса
br-option-resume_after_pass-off = не возвращает в игру
br-option-resume_after_pass-on = возвращает в игру
br-option-keep_card = Карта на следующую эпоху
br-option-keep_card-optional = одна или ни одной
br-option-keep_card-forced = ровно одна
br-option-axes_last = Топоры на последнем делении
br-option-axes_last-8 = 8
br-option-axes_last-10 = 10
br-option-first_game = Драфт в эпохе 1
br-option-first_game-off = да
br-option-first_game-on = нет: первая игра
br-option-tide_choice = «Прилив Одина»
br-option-tide_choice-in_order = по очереди
br-option-tide_choice-simultaneous = тайно и одновременно
br-option-protection_ragnarok = Спасение кораблей от Рагнарёка
br-option-protection_ragnarok-off = нет
br-option-protection_ragnarok-on = да
br-option-dark_elf_yggdrasil = Тёмный эльф в Иггдрасиль: цена
br-option-dark_elf_yggdrasil-1 = 1 ярость
br-option-dark_elf_yggdrasil-3 = 3 ярости
br-option-yggdrasil3_glory = «Иггдрасиль!» в эпохе 3 приносит
br-option-yggdrasil3_glory-11 = 11 славы
br-option-yggdrasil3_glory-10 = 10 славы
br-option-gaze_bonus = «Взгляд Хеймдалля»
br-option-gaze_bonus-3 = +3
br-option-gaze_bonus-2 = +2
br-option-first_player = Первый игрок
br-option-first_player-random = по жребию
br-option-first_player-0 = место 1
br-option-first_player-1 = место 2
br-option-first_player-2 = место 3
br-option-first_player-3 = место 4
br-option-clans = Кланы по местам
br-preset-bg = Полные правила (рекомендуется)
br-preset-ru = Русское издание
br-preset-cs = Чешское предварительное издание

br-card-hidden = Скрытая карта
br-card-hidden-text = Её знает только владелец.

## Карты эпохи 1

br-card-troll = Тролль
br-card-troll-text = Когда он вторгается, все вражеские воины в провинции уничтожаются. При марше и отклике на сигнал к битве свойство не действует.
br-card-dwarf_chieftain = Предводитель цвергов
br-card-dwarf_chieftain-text = Выложить карту и вторгнуться этой фигуркой всегда можно бесплатно. Сила в битве — 2.
br-card-sea_serpent = Морской змей
br-card-sea_serpent-text = Считается и чудовищем, и кораблём: стоит во фьорде, не перемещается и поддерживает обе прилегающие провинции с силой 3.
br-card-lord_of_hammers = Повелитель молотов
br-card-lord_of_hammers-text = Когда вы разграбили провинцию, где находится ваш вождь, он может бесплатно перейти в соседнюю провинцию со свободной деревней или в Иггдрасиль.
br-card-brothers_in_arms = Братья по оружию
br-card-brothers_in_arms-text = Каждые два ваших воина в одной провинции имеют вместе силу 3, воин без пары — силу 1. Вторжение каждым по-прежнему стоит 1 ярость.
br-card-lokis_dragons = Драконы Локи
br-card-lokis_dragons-text = Получайте 4 славы каждый раз, когда ваш корабль уничтожен, неважно как.
br-card-lokis_domain = Владения Локи
br-card-lokis_domain-text = В фазе Вальхаллы получите 1 славу за каждую вашу фигурку, которая оттуда возвращается.
br-card-friggas_charm = Чары Фригг
br-card-friggas_charm-text = Карты улучшений стоят вам на 1 ярость меньше (но не меньше 0). Цена вторжения не меняется.
br-card-thors_glory = Слава Тора
br-card-thors_glory-text = Получите 2 славы после битвы с вашим участием, выигранной или проигранной, если в ней уничтожены хотя бы две вражеские фигурки.
br-card-friggas_succor = Помощь Фригг
br-card-friggas_succor-text = Вторгаясь, вы можете бесплатно выставить в ту же провинцию воина из резерва, если там есть незанятая деревня и позволяют шлемы.
br-card-tyrs_domain = Владения Тюра
br-card-tyrs_domain-text = Карта воли богов, открытая вами в битве, может считаться картой битвы с силой +3.
br-card-lokis_blessing = Благословение Локи
br-card-lokis_blessing-text = Проиграв битву, вы можете бесплатно вторгнуться в эту провинцию воином из резерва.
br-card-q1_alfheim = Альвхейм!
br-card-q1_alfheim-text = Будьте сильнее каждого из остальных кланов в одной из провинций Альвхейма.
br-card-q1_jotunheim = Ётунхейм!
br-card-q1_jotunheim-text = Будьте сильнее каждого из остальных кланов в одной из провинций Ётунхейма.
br-card-q1_manheim = Манхейм!
br-card-q1_manheim-text = Будьте сильнее каждого из остальных кланов в одной из провинций Манхейма.
br-card-q1_glorious_death = Славная смерть!
br-card-q1_glorious_death-text = К фазе воли богов в Вальхалле не меньше четырёх ваших фигурок.
br-card-q1_yggdrasil = Иггдрасиль!
br-card-q1_yggdrasil-text = Будьте сильнее каждого из остальных кланов в Иггдрасиле.
br-card-odins_smite = Кара Одина
br-card-odins_smite-text = До подсчёта сил каждый соперник в битве теряет одного воина в провинции.
br-card-tyrs_bash = Натиск Тюра
br-card-tyrs_bash-text = Только дополнительная сила.
br-card-heimdalls_sight = Взор Хеймдалля
br-card-heimdalls_sight-text = X равен наибольшей дополнительной силе на открытой карте соперника (если её нет — 0).
br-card-friggas_grace = Милость Фригг
br-card-friggas_grace-text = Если с этой картой разграбление удалось, повысьте на 1 ещё одну характеристику, но не ту, что повысил жетон.
br-card-lokis_trickery = Хитрость Локи
br-card-lokis_trickery-text = Если вы проиграли, а победитель есть, украдите у него 1 ярость.
br-card-tyrs_smash = Удар Тюра
br-card-tyrs_smash-text = Только дополнительная сила.
br-card-tyrs_smite = Кара Тюра
br-card-tyrs_smite-text = Только дополнительная сила.
br-card-thors_hammer = Молот Тора
br-card-thors_hammer-text = Если вы победили, получите 3 славы.
br-card-tyrs_crush = Бой Тюра
br-card-tyrs_crush-text = Только дополнительная сила.

## Карты эпохи 2

br-card-valkyrie = Валькирия
br-card-valkyrie-text = Получите 2 славы за каждую вражескую фигурку, уничтоженную в битве с её участием.
br-card-dark_elf = Тёмный эльф
br-card-dark_elf-text = Может вторгнуться прямо в Иггдрасиль. Там его сила — 3, в других местах — 1.
br-card-fire_giant = Огненный великан
br-card-fire_giant-text = Когда он вторгается, в провинции и её фьорде уничтожаются все вражеские фигурки, кроме чудовищ.
br-card-lord_of_axes = Повелитель топоров
br-card-lord_of_axes-text = Когда вы разграбили провинцию, где находится ваш вождь, повысьте любую характеристику на 1.
br-card-experts_in_arms = Знатоки оружия
br-card-experts_in_arms-text = Сила ваших воинов — 2, поэтому вторжение каждым стоит 2 ярости.
br-card-fire_dragons = Огненные драконы
br-card-fire_dragons-text = Получайте 8 славы каждый раз, когда ваш корабль уничтожен.
br-card-odins_inspiration = Вдохновение Одина
br-card-odins_inspiration-text = Ваши фигурки, погибшие в Рагнарёке, приносят вдвое больше славы: по 6 в эпохе 2, по 8 в эпохе 3.
br-card-tyrs_challenge = Вызов Тюра
br-card-tyrs_challenge-text = Действие за 2 ярости: разграбьте провинцию, уже разграбленную в этой эпохе, по всем обычным правилам.
br-card-friggas_protection = Защита Фригг
br-card-friggas_protection-text = Потратьте 1 ярость, чтобы ваша фигурка не была уничтожена. Можно применять сколько угодно раз, но не в Рагнарёке.
br-card-lokis_eminence = Величие Локи
br-card-lokis_eminence-text = В фазе Вальхаллы получите 2 славы за каждую вашу фигурку, которая оттуда возвращается.
br-card-tyrs_prowess = Доблесть Тюра
br-card-tyrs_prowess-text = Победив в битве, вы можете не сбрасывать сыгранные карты, а вернуть на руку любые из них, по 1 ярости за каждую.
br-card-thors_domain = Владения Тора
br-card-thors_domain-text = Вторгшись в провинцию, вы можете потратить 2 ярости и сразу же начать её разграбление.
br-card-q2_alfheim = Альвхейм!
br-card-q2_alfheim-text = Будьте сильнее каждого из остальных кланов в одной из провинций Альвхейма.
br-card-q2_jotunheim = Ётунхейм!
br-card-q2_jotunheim-text = Будьте сильнее каждого из остальных кланов в одной из провинций Ётунхейма.
br-card-q2_manheim = Манхейм!
br-card-q2_manheim-text = Будьте сильнее каждого из остальных кланов в одной из провинций Манхейма.
br-card-q2_glorious_death = Славная смерть!
br-card-q2_glorious_death-text = К фазе воли богов в Вальхалле не меньше четырёх ваших фигурок.
br-card-q2_yggdrasil = Иггдрасиль!
br-card-q2_yggdrasil-text = Будьте сильнее каждого из остальных кланов в Иггдрасиле.
br-card-tyrs_crush_2 = Бой Тюра
br-card-tyrs_crush_2-text = Только дополнительная сила.
br-card-heimdalls_eye = Око Хеймдалля
br-card-heimdalls_eye-text = Можно добавить к своей карте после открытия карт или сыграть как обычную.
br-card-odins_tide = Прилив Одина
br-card-odins_tide-text = До подсчёта сил каждый участник, включая вас, выбирает одну свою фигурку в битве; остальные уничтожаются.
br-card-lokis_backstab = Предательство Локи
br-card-lokis_backstab-text = Если вы проиграли, а победитель есть, украдите у него 2 славы.
br-card-tyrs_rage = Ярость Тюра
br-card-tyrs_rage-text = Только дополнительная сила.
br-card-heimdalls_watch = Стража Хеймдалля
br-card-heimdalls_watch-text = Сбросьте все открытые карты, включая эту. Получите славу, равную сумме их дополнительной силы; затем все, у кого остались карты, играют ещё раз.
br-card-thors_oath = Клятва Тора
br-card-thors_oath-text = Если вы победили, повысьте любую характеристику на 1.
br-card-tyrs_smite_2 = Кара Тюра
br-card-tyrs_smite_2-text = Только дополнительная сила.
br-card-tyrs_smash_2 = Удар Тюра
br-card-tyrs_smash_2-text = Только дополнительная сила.

## Карты эпохи 3

br-card-frost_giant = Ледяной великан
br-card-frost_giant-text = Когда вы разграбили провинцию, где он находится, получите награду с жетона дважды.
br-card-soldier_of_hel = Солдат Хель
br-card-soldier_of_hel-text = Выложить карту и вторгнуться этой фигуркой всегда можно бесплатно. Сила в битве — 3.
br-card-volur_witch = Ведьма-вёльва
br-card-volur_witch-text = Если её должны уничтожить во внешней провинции, можете отправить её вместо Вальхаллы в Иггдрасиль.
br-card-lord_of_spears = Повелитель копий
br-card-lord_of_spears-text = Когда вы разграбили провинцию, где находится ваш вождь, повысьте все три характеристики на 1.
br-card-masters_in_arms = Мастера оружия
br-card-masters_in_arms-text = Каждые два ваших воина в одной провинции имеют вместе силу 6, воин без пары — силу 2. Вторжение каждым стоит 2 ярости.
br-card-eternal_dragons = Вечные драконы
br-card-eternal_dragons-text = Получайте 12 славы каждый раз, когда ваш корабль уничтожен.
br-card-friggas_domain = Владения Фригг
br-card-friggas_domain-text = Вы можете вторгаться фигурками из Вальхаллы за 1 ярость, какой бы ни была их сила.
br-card-odins_throne = Трон Одина
br-card-odins_throne-text = Исполненная воля богов приносит вам вдвое больше славы; характеристика повышается как обычно, на 1.
br-card-thors_conquest = Завоевание Тора
br-card-thors_conquest-text = В конце игры получите 3 славы за каждую вашу фигурку на поле, включая фьорды.
br-card-friggas_sacrifice = Жертва Фригг
br-card-friggas_sacrifice-text = Действие: уничтожьте две свои фигурки на поле, чтобы повысить любую характеристику на 1.
br-card-tyrs_wrath = Гнев Тюра
br-card-tyrs_wrath-text = Карта воли богов, открытая вами в битве, может считаться картой битвы с силой +5.
br-card-lokis_wrath = Гнев Локи
br-card-lokis_wrath-text = В фазе Вальхаллы получите 3 славы за каждую вашу фигурку, которая оттуда возвращается.
br-card-q3_alfheim = Альвхейм!
br-card-q3_alfheim-text = Будьте сильнее каждого из остальных кланов в одной из провинций Альвхейма.
br-card-q3_jotunheim = Ётунхейм!
br-card-q3_jotunheim-text = Будьте сильнее каждого из остальных кланов в одной из провинций Ётунхейма.
br-card-q3_manheim = Манхейм!
br-card-q3_manheim-text = Будьте сильнее каждого из остальных кланов в одной из провинций Манхейма.
br-card-q3_glorious_death = Славная смерть!
br-card-q3_glorious_death-text = К фазе воли богов в Вальхалле не меньше четырёх ваших фигурок.
br-card-q3_yggdrasil = Иггдрасиль!
br-card-q3_yggdrasil-text = Будьте сильнее каждого из остальных кланов в Иггдрасиле.
br-card-heimdalls_gaze = Взгляд Хеймдалля
br-card-heimdalls_gaze-text = Можно добавить к своей карте после открытия карт или сыграть как обычную.
br-card-thors_primacy = Превосходство Тора
br-card-thors_primacy-text = Свойства открытых карт всех соперников не применяются; их дополнительная сила учитывается.
br-card-thors_ascension = Вознесение Тора
br-card-thors_ascension-text = Если вы победили, получите 3 ярости и 3 славы.
br-card-odins_judgement = Суд Одина
br-card-odins_judgement-text = При победе и при поражении получите 2 славы за каждую фигурку, уничтоженную в этой битве, включая ваши.
br-card-tyrs_rage_3 = Ярость Тюра
br-card-tyrs_rage_3-text = Только дополнительная сила.
br-card-heimdalls_watch_3 = Стража Хеймдалля
br-card-heimdalls_watch_3-text = Сбросьте все открытые карты, включая эту. Получите славу, равную сумме их дополнительной силы; затем все, у кого остались карты, играют ещё раз.
br-card-tyrs_crush_3 = Бой Тюра
br-card-tyrs_crush_3-text = Только дополнительная сила.
br-card-lokis_poison = Яд Локи
br-card-lokis_poison-text = Если вы проиграли, а победитель есть, возьмите на руку все карты, сыгранные им в этой битве, включая добавленные позже.
br-card-tyrs_smite_3 = Кара Тюра
br-card-tyrs_smite_3-text = Только дополнительная сила.

## Галерея карт

br-filter-age = Эпоха
br-filter-god = Бог

## How the numbers of a clan came about

br-count-glory = За что получена слава.
br-count-rage = Тратится на действия. Эпоха начинается со значения на шкале ярости, сейчас это деление { $step }.
br-count-axes = Значение на шкале топоров, деление { $step }. Столько славы приносит каждая победа в битве.
br-count-horns = Считаются все фигурки. Предел — значение на шкале шлемов, деление { $step }.
br-count-hand = Соперники видят, сколько карт, но не видят какие.
br-count-quests = Лежат лицевой стороной вниз до фазы воли богов.
