# «Ярость Дракулы»: что делают карты, варианты правил и издания, планшеты и конец игры — то, что нужно не сразу.

## Имена

dr-line-road_alicante_granada = { dr-way-road } { dr-place-alicante } — { dr-place-granada }
dr-line-road_alicante_madrid = { dr-way-road } { dr-place-alicante } — { dr-place-madrid }
dr-line-road_alicante_saragossa = { dr-way-road } { dr-place-alicante } — { dr-place-saragossa }
dr-line-road_amsterdam_brussels = { dr-way-road } { dr-place-amsterdam } — { dr-place-brussels }
dr-line-road_amsterdam_cologne = { dr-way-road } { dr-place-amsterdam } — { dr-place-cologne }
dr-line-road_athens_valona = { dr-way-road } { dr-place-athens } — { dr-place-valona }
dr-line-road_barcelona_saragossa = { dr-way-road } { dr-place-barcelona } — { dr-place-saragossa }
dr-line-road_barcelona_toulouse = { dr-way-road } { dr-place-barcelona } — { dr-place-toulouse }
dr-line-road_bari_naples = { dr-way-road } { dr-place-bari } — { dr-place-naples }
dr-line-road_bari_rome = { dr-way-road } { dr-place-bari } — { dr-place-rome }
dr-line-road_belgrade_bucharest = { dr-way-road } { dr-place-belgrade } — { dr-place-bucharest }
dr-line-road_belgrade_klausenburg = { dr-way-road } { dr-place-belgrade } — { dr-place-klausenburg }
dr-line-road_belgrade_sarajevo = { dr-way-road } { dr-place-belgrade } — { dr-place-sarajevo }
dr-line-road_belgrade_sofia = { dr-way-road } { dr-place-belgrade } — { dr-place-sofia }
dr-line-road_belgrade_szeged = { dr-way-road } { dr-place-belgrade } — { dr-place-szeged }
dr-line-road_berlin_hamburg = { dr-way-road } { dr-place-berlin } — { dr-place-hamburg }
dr-line-road_berlin_leipzig = { dr-way-road } { dr-place-berlin } — { dr-place-leipzig }
dr-line-road_berlin_prague = { dr-way-road } { dr-place-berlin } — { dr-place-prague }
dr-line-road_bordeaux_clermont_ferrand = { dr-way-road } { dr-place-bordeaux } — { dr-place-clermont_ferrand }
dr-line-road_bordeaux_nantes = { dr-way-road } { dr-place-bordeaux } — { dr-place-nantes }
dr-line-road_bordeaux_santander = { dr-way-road } { dr-place-bordeaux } — { dr-place-santander }
dr-line-road_bordeaux_toulouse = { dr-way-road } { dr-place-bordeaux } — { dr-place-toulouse }
dr-line-road_brussels_cologne = { dr-way-road } { dr-place-brussels } — { dr-place-cologne }
dr-line-road_brussels_le_havre = { dr-way-road } { dr-place-brussels } — { dr-place-le_havre }
dr-line-road_brussels_paris = { dr-way-road } { dr-place-brussels } — { dr-place-paris }
dr-line-road_brussels_strasbourg = { dr-way-road } { dr-place-brussels } — { dr-place-strasbourg }
dr-line-road_bucharest_constanta = { dr-way-road } { dr-place-bucharest } — { dr-place-constanta }
dr-line-road_bucharest_galatz = { dr-way-road } { dr-place-bucharest } — { dr-place-galatz }
dr-line-road_bucharest_klausenburg = { dr-way-road } { dr-place-bucharest } — { dr-place-klausenburg }
dr-line-road_bucharest_sofia = { dr-way-road } { dr-place-bucharest } — { dr-place-sofia }
dr-line-road_budapest_klausenburg = { dr-way-road } { dr-place-budapest } — { dr-place-klausenburg }
dr-line-road_budapest_szeged = { dr-way-road } { dr-place-budapest } — { dr-place-szeged }
dr-line-road_budapest_vienna = { dr-way-road } { dr-place-budapest } — { dr-place-vienna }
dr-line-road_budapest_zagreb = { dr-way-road } { dr-place-budapest } — { dr-place-zagreb }
dr-line-road_cadiz_granada = { dr-way-road } { dr-place-cadiz } — { dr-place-granada }
dr-line-road_cadiz_lisbon = { dr-way-road } { dr-place-cadiz } — { dr-place-lisbon }
dr-line-road_cadiz_madrid = { dr-way-road } { dr-place-cadiz } — { dr-place-madrid }
dr-line-road_castle_dracula_galatz = { dr-way-road } замок Дракулы — { dr-place-galatz }
dr-line-road_castle_dracula_klausenburg = { dr-way-road } замок Дракулы — { dr-place-klausenburg }
dr-line-road_clermont_ferrand_geneva = { dr-way-road } { dr-place-clermont_ferrand } — { dr-place-geneva }
dr-line-road_clermont_ferrand_marseilles = { dr-way-road } { dr-place-clermont_ferrand } — { dr-place-marseilles }
dr-line-road_clermont_ferrand_nantes = { dr-way-road } { dr-place-clermont_ferrand } — { dr-place-nantes }
dr-line-road_clermont_ferrand_paris = { dr-way-road } { dr-place-clermont_ferrand } — { dr-place-paris }
dr-line-road_clermont_ferrand_toulouse = { dr-way-road } { dr-place-clermont_ferrand } — { dr-place-toulouse }
dr-line-road_cologne_frankfurt = { dr-way-road } { dr-place-cologne } — { dr-place-frankfurt }
dr-line-road_cologne_hamburg = { dr-way-road } { dr-place-cologne } — { dr-place-hamburg }
dr-line-road_cologne_leipzig = { dr-way-road } { dr-place-cologne } — { dr-place-leipzig }
dr-line-road_cologne_strasbourg = { dr-way-road } { dr-place-cologne } — { dr-place-strasbourg }
dr-line-road_constanta_varna = { dr-way-road } { dr-place-constanta } — { dr-place-varna }
dr-line-road_dublin_galway = { dr-way-road } { dr-place-dublin } — { dr-place-galway }
dr-line-road_edinburgh_manchester = { dr-way-road } { dr-place-edinburgh } — { dr-place-manchester }
dr-line-road_florence_genoa = { dr-way-road } { dr-place-florence } — { dr-place-genoa }
dr-line-road_florence_rome = { dr-way-road } { dr-place-florence } — { dr-place-rome }
dr-line-road_florence_venice = { dr-way-road } { dr-place-florence } — { dr-place-venice }
dr-line-road_frankfurt_leipzig = { dr-way-road } { dr-place-frankfurt } — { dr-place-leipzig }
dr-line-road_frankfurt_nuremberg = { dr-way-road } { dr-place-frankfurt } — { dr-place-nuremberg }
dr-line-road_frankfurt_strasbourg = { dr-way-road } { dr-place-frankfurt } — { dr-place-strasbourg }
dr-line-road_galatz_klausenburg = { dr-way-road } { dr-place-galatz } — { dr-place-klausenburg }
dr-line-road_geneva_marseilles = { dr-way-road } { dr-place-geneva } — { dr-place-marseilles }
dr-line-road_geneva_paris = { dr-way-road } { dr-place-geneva } — { dr-place-paris }
dr-line-road_geneva_strasbourg = { dr-way-road } { dr-place-geneva } — { dr-place-strasbourg }
dr-line-road_geneva_zurich = { dr-way-road } { dr-place-geneva } — { dr-place-zurich }
dr-line-road_genoa_marseilles = { dr-way-road } { dr-place-genoa } — { dr-place-marseilles }
dr-line-road_genoa_milan = { dr-way-road } { dr-place-genoa } — { dr-place-milan }
dr-line-road_genoa_venice = { dr-way-road } { dr-place-genoa } — { dr-place-venice }
dr-line-road_granada_madrid = { dr-way-road } { dr-place-granada } — { dr-place-madrid }
dr-line-road_hamburg_leipzig = { dr-way-road } { dr-place-hamburg } — { dr-place-leipzig }
dr-line-road_klausenburg_szeged = { dr-way-road } { dr-place-klausenburg } — { dr-place-szeged }
dr-line-road_le_havre_nantes = { dr-way-road } { dr-place-le_havre } — { dr-place-nantes }
dr-line-road_le_havre_paris = { dr-way-road } { dr-place-le_havre } — { dr-place-paris }
dr-line-road_leipzig_nuremberg = { dr-way-road } { dr-place-leipzig } — { dr-place-nuremberg }
dr-line-road_lisbon_madrid = { dr-way-road } { dr-place-lisbon } — { dr-place-madrid }
dr-line-road_lisbon_santander = { dr-way-road } { dr-place-lisbon } — { dr-place-santander }
dr-line-road_liverpool_manchester = { dr-way-road } { dr-place-liverpool } — { dr-place-manchester }
dr-line-road_liverpool_swansea = { dr-way-road } { dr-place-liverpool } — { dr-place-swansea }
dr-line-road_london_manchester = { dr-way-road } { dr-place-london } — { dr-place-manchester }
dr-line-road_london_plymouth = { dr-way-road } { dr-place-london } — { dr-place-plymouth }
dr-line-road_london_swansea = { dr-way-road } { dr-place-london } — { dr-place-swansea }
dr-line-road_madrid_santander = { dr-way-road } { dr-place-madrid } — { dr-place-santander }
dr-line-road_madrid_saragossa = { dr-way-road } { dr-place-madrid } — { dr-place-saragossa }
dr-line-road_marseilles_milan = { dr-way-road } { dr-place-marseilles } — { dr-place-milan }
dr-line-road_marseilles_toulouse = { dr-way-road } { dr-place-marseilles } — { dr-place-toulouse }
dr-line-road_marseilles_zurich = { dr-way-road } { dr-place-marseilles } — { dr-place-zurich }
dr-line-road_milan_munich = { dr-way-road } { dr-place-milan } — { dr-place-munich }
dr-line-road_milan_venice = { dr-way-road } { dr-place-milan } — { dr-place-venice }
dr-line-road_milan_zurich = { dr-way-road } { dr-place-milan } — { dr-place-zurich }
dr-line-road_munich_nuremberg = { dr-way-road } { dr-place-munich } — { dr-place-nuremberg }
dr-line-road_munich_venice = { dr-way-road } { dr-place-munich } — { dr-place-venice }
dr-line-road_munich_vienna = { dr-way-road } { dr-place-munich } — { dr-place-vienna }
dr-line-road_munich_zagreb = { dr-way-road } { dr-place-munich } — { dr-place-zagreb }
dr-line-road_munich_zurich = { dr-way-road } { dr-place-munich } — { dr-place-zurich }
dr-line-road_nantes_paris = { dr-way-road } { dr-place-nantes } — { dr-place-paris }
dr-line-road_naples_rome = { dr-way-road } { dr-place-naples } — { dr-place-rome }
dr-line-road_nuremberg_prague = { dr-way-road } { dr-place-nuremberg } — { dr-place-prague }
dr-line-road_nuremberg_strasbourg = { dr-way-road } { dr-place-nuremberg } — { dr-place-strasbourg }
dr-line-road_nuremberg_zurich = { dr-way-road } { dr-place-nuremberg } — { dr-place-zurich }
dr-line-road_paris_strasbourg = { dr-way-road } { dr-place-paris } — { dr-place-strasbourg }
dr-line-road_prague_vienna = { dr-way-road } { dr-place-prague } — { dr-place-vienna }
dr-line-road_salonica_sofia = { dr-way-road } { dr-place-salonica } — { dr-place-sofia }
dr-line-road_salonica_valona = { dr-way-road } { dr-place-salonica } — { dr-place-valona }
dr-line-road_santander_saragossa = { dr-way-road } { dr-place-santander } — { dr-place-saragossa }
dr-line-road_saragossa_toulouse = { dr-way-road } { dr-place-saragossa } — { dr-place-toulouse }
dr-line-road_sarajevo_sofia = { dr-way-road } { dr-place-sarajevo } — { dr-place-sofia }
dr-line-road_sarajevo_valona = { dr-way-road } { dr-place-sarajevo } — { dr-place-valona }
dr-line-road_sarajevo_zagreb = { dr-way-road } { dr-place-sarajevo } — { dr-place-zagreb }
dr-line-road_sofia_valona = { dr-way-road } { dr-place-sofia } — { dr-place-valona }
dr-line-road_sofia_varna = { dr-way-road } { dr-place-sofia } — { dr-place-varna }
dr-line-road_strasbourg_zurich = { dr-way-road } { dr-place-strasbourg } — { dr-place-zurich }
dr-line-road_szeged_zagreb = { dr-way-road } { dr-place-szeged } — { dr-place-zagreb }
dr-line-road_vienna_zagreb = { dr-way-road } { dr-place-vienna } — { dr-place-zagreb }
dr-line-rail_alicante_barcelona = { dr-way-rail } { dr-place-alicante } — { dr-place-barcelona }
dr-line-rail_alicante_madrid = { dr-way-rail } { dr-place-alicante } — { dr-place-madrid }
dr-line-rail_barcelona_saragossa = { dr-way-rail } { dr-place-barcelona } — { dr-place-saragossa }
dr-line-rail_berlin_cologne = { dr-way-rail } { dr-place-berlin } — { dr-place-cologne }
dr-line-rail_berlin_hamburg = { dr-way-rail } { dr-place-berlin } — { dr-place-hamburg }
dr-line-rail_berlin_leipzig = { dr-way-rail } { dr-place-berlin } — { dr-place-leipzig }
dr-line-rail_bordeaux_paris = { dr-way-rail } { dr-place-bordeaux } — { dr-place-paris }
dr-line-rail_bordeaux_saragossa = { dr-way-rail } { dr-place-bordeaux } — { dr-place-saragossa }
dr-line-rail_brussels_cologne = { dr-way-rail } { dr-place-brussels } — { dr-place-cologne }
dr-line-rail_brussels_paris = { dr-way-rail } { dr-place-brussels } — { dr-place-paris }
dr-line-rail_cologne_frankfurt = { dr-way-rail } { dr-place-cologne } — { dr-place-frankfurt }
dr-line-rail_edinburgh_manchester = { dr-way-rail } { dr-place-edinburgh } — { dr-place-manchester }
dr-line-rail_frankfurt_leipzig = { dr-way-rail } { dr-place-frankfurt } — { dr-place-leipzig }
dr-line-rail_frankfurt_strasbourg = { dr-way-rail } { dr-place-frankfurt } — { dr-place-strasbourg }
dr-line-rail_le_havre_paris = { dr-way-rail } { dr-place-le_havre } — { dr-place-paris }
dr-line-rail_leipzig_nuremberg = { dr-way-rail } { dr-place-leipzig } — { dr-place-nuremberg }
dr-line-rail_lisbon_madrid = { dr-way-rail } { dr-place-lisbon } — { dr-place-madrid }
dr-line-rail_liverpool_manchester = { dr-way-rail } { dr-place-liverpool } — { dr-place-manchester }
dr-line-rail_london_manchester = { dr-way-rail } { dr-place-london } — { dr-place-manchester }
dr-line-rail_london_plymouth = { dr-way-rail } { dr-place-london } — { dr-place-plymouth }
dr-line-rail_london_swansea = { dr-way-rail } { dr-place-london } — { dr-place-swansea }
dr-line-rail_madrid_santander = { dr-way-rail } { dr-place-madrid } — { dr-place-santander }
dr-line-rail_madrid_saragossa = { dr-way-rail } { dr-place-madrid } — { dr-place-saragossa }
dr-line-rail_marseilles_paris = { dr-way-rail } { dr-place-marseilles } — { dr-place-paris }
dr-line-rail_munich_nuremberg = { dr-way-rail } { dr-place-munich } — { dr-place-nuremberg }
dr-line-rail_munich_strasbourg = { dr-way-rail } { dr-place-munich } — { dr-place-strasbourg }
dr-line-rail_strasbourg_zurich = { dr-way-rail } { dr-place-strasbourg } — { dr-place-zurich }
dr-line-rail_bari_naples = { dr-way-rail } { dr-place-bari } — { dr-place-naples }
dr-line-rail_belgrade_sofia = { dr-way-rail } { dr-place-belgrade } — { dr-place-sofia }
dr-line-rail_belgrade_szeged = { dr-way-rail } { dr-place-belgrade } — { dr-place-szeged }
dr-line-rail_berlin_prague = { dr-way-rail } { dr-place-berlin } — { dr-place-prague }
dr-line-rail_bucharest_constanta = { dr-way-rail } { dr-place-bucharest } — { dr-place-constanta }
dr-line-rail_bucharest_galatz = { dr-way-rail } { dr-place-bucharest } — { dr-place-galatz }
dr-line-rail_bucharest_szeged = { dr-way-rail } { dr-place-bucharest } — { dr-place-szeged }
dr-line-rail_budapest_szeged = { dr-way-rail } { dr-place-budapest } — { dr-place-szeged }
dr-line-rail_budapest_vienna = { dr-way-rail } { dr-place-budapest } — { dr-place-vienna }
dr-line-rail_florence_genoa = { dr-way-rail } { dr-place-florence } — { dr-place-genoa }
dr-line-rail_florence_rome = { dr-way-rail } { dr-place-florence } — { dr-place-rome }
dr-line-rail_geneva_milan = { dr-way-rail } { dr-place-geneva } — { dr-place-milan }
dr-line-rail_genoa_milan = { dr-way-rail } { dr-place-genoa } — { dr-place-milan }
dr-line-rail_genoa_venice = { dr-way-rail } { dr-place-genoa } — { dr-place-venice }
dr-line-rail_marseilles_milan = { dr-way-rail } { dr-place-marseilles } — { dr-place-milan }
dr-line-rail_milan_zurich = { dr-way-rail } { dr-place-milan } — { dr-place-zurich }
dr-line-rail_naples_rome = { dr-way-rail } { dr-place-naples } — { dr-place-rome }
dr-line-rail_prague_vienna = { dr-way-rail } { dr-place-prague } — { dr-place-vienna }
dr-line-rail_salonica_sofia = { dr-way-rail } { dr-place-salonica } — { dr-place-sofia }
dr-line-rail_sofia_varna = { dr-way-rail } { dr-place-sofia } — { dr-place-varna }
dr-line-rail_venice_vienna = { dr-way-rail } { dr-place-venice } — { dr-place-vienna }

## Карты

dr-item-knife-text = ОРУЖИЕ. Вампир получает 3 раны.
dr-item-pistol-text = ОРУЖИЕ. Вампир получает 2 раны.
dr-item-rifle-text = ОРУЖИЕ. Вампир получает 2 раны.
dr-item-crucifix-text = Если карта отменила «Клыки» или «Оцепенение», вампир получает 3 раны.
dr-item-garlic-text = Если вы действующий охотник и сыграны «Клыки» или «Когти», вампир получает 2 раны — даже когда его карта отменена.
dr-item-heavenly_host-text = Вампир получает 4 раны. Но если вы действующий охотник и сыграны «Клыки», вместо этого вы укушены и покидаете бой. В любом случае сбросьте карту. Кроме того, её можно показать, чтобы защититься от других бед.
dr-item-holy_circle-text = Выберите одного или нескольких охотников: они покидают бой. Затем сбросьте карту.
dr-item-holy_bullets-text = Сбросьте карту после того, как сработал ваш «Пистолет» или ваше «Ружьё»: вампир получает ещё 3 раны. Один раз за бой.
dr-item-garlic_wreath-text = Покажите перед первым раундом: каждый раз, когда вас ранят «Клыки», вампир получает 4 раны. Венок сбрасывается, когда против вас сработали «Когти», или в конце боя.
dr-item-dogs-text = Покажите перед обыском: найденные карты «Крысы», «Диверсант», «Шпион» и «Волки» можно сбросить без эффекта, а «Собаки» остаются у вас. Если одна из них нападает на вас из засады, можно сбросить её вместе с картой «Собаки».
dr-item-stake-text = Покажите перед обыском: если найден вампир или «Мистификация», можно сбросить эту карту вместе с картой «Кол».
dr-item-fast_horses-text = Действие днём: откройте случайный билет и пройдите по дорогам не дальше его жёлтого числа; карта остаётся у вас. Без жёлтого числа — одна дорога, и карта сбрасывается.
dr-item-dodge-text = Только отменяет символы.
dr-item-punch-text = Вампир получает 1 рану.
dr-item-escape-text = Вы покидаете бой, но остаётесь в городе.

dr-combat-fangs-text = Вампир вылечивает 2 раны, действующий охотник получает 2. Ночью, если охотник оцепенел: вместо этих ран он укушен и покидает бой, а влияние растёт на 1.
dr-combat-strength-text = Действующий охотник получает 2 раны; его «Удар», «Распятие» или ОРУЖИЕ не срабатывает. Ночью такое «Распятие» или ОРУЖИЕ ещё и сбрасывается.
dr-combat-claws-text = Действующий охотник получает 2 раны. Ночью затем ещё 2 раны получает любой охотник в бою, можно тот же.
dr-combat-mesmerize-text = Карта действующего охотника отменена, а сам он до конца боя оцепенел: каждое его ОРУЖИЕ наносит на 1 рану меньше.
dr-combat-plotting-text = Возьмите любую карту из боевой колоды. В одном из следующих раундов переверните «Козни», чтобы отменить «Удар», «Уклонение» или «Бегство» действующего охотника.
dr-combat-escape_as_bat-text = Бой окончен. Ночью Дракула, если сражался он сам, может ещё тайно улететь в город без охотников за одну или две дороги.
dr-combat-escape_as_mist-text = Бой окончен.

dr-power-feed-text = Дракула остаётся на месте и вылечивает до 3 ран. Столкновение не кладётся.
dr-power-dark_call-text = Дракула остаётся на месте, получает 2 раны и берёт 5 столкновений. Столкновение не кладётся.
dr-power-wolf_form-text = Дракула проходит одну или две дороги, в том числе мимо охотников, и получает 1 рану.
dr-power-misdirect-text = Очистите одно из убежищ: эта карта займёт его ячейку. Затем передвиньтесь как обычно или разыграйте ещё одну карту могущества.
dr-power-hide-text = Дракула остаётся на месте, хотя кажется, что он ушёл: рубашка у карты такая же, как у города. Столкновения под ней не активируются.

## События охотников

dr-event-hired_scouts-text = Назовите два города. Дракула раскрывает их карты, если они на следе.
dr-event-newspaper_reports-text = Немедленно: раскрывается локация на ячейке 3. Или оставьте карту: на рассвете или закате раскрывается локация на ячейке 5 или 6.
dr-event-chartered_carriage-text = Потратьте билет, чтобы проехать от одного до четырёх железнодорожных путей любого цвета.
dr-event-local_rumors-text = Дракула раскрывает локации всех убежищ, соседних с вашей локацией.
dr-event-evil_presence-text = Дракула называет каждого охотника, чья локация соседствует с его собственной.
dr-event-excellent_weather-text = Передвиньтесь морем на один или два шага.
dr-event-sense_of_emergency-text = Получите 2 раны и передвиньтесь в город не дальше трёх дорог от вас.
dr-event-long_night-text = Ближайшей ночью охотники могут передвигаться по дорогам. После каждого такого передвижения берётся нижнее событие: карта охотников сбрасывается, карта Дракулы достаётся ему.
dr-event-renewed_vigor-text = В этот день каждый охотник может выполнить ещё одно действие, не такое, как первое.
dr-event-speedy_telegraph-text = В этой фазе охотники действуют в любом порядке — и днём, и ночью.
dr-event-surprising_return-text = Возьмите из стопки сброса карту союзника охотников и примените один из её эффектов.
dr-event-blood_transfusion-text = Если вы сами не ослаблены: уберите жетон укуса у ослабленного охотника в вашем городе и получите 1 рану.
dr-event-good_luck-text = Выберите одно: уберите препятствие; сбросьте союзника Дракулы; отмените карту «Не в ту сторону».
dr-event-forewarned-text = Столкновение, напавшее на вас из засады, сбрасывается без эффекта. Не действует против вампиров и при обыске.
dr-event-escape_route-text = Один охотник на ваш выбор (в том числе вы сами) покидает бой.
dr-event-planned_ambush-text = После раскрытия карт первого раунда можете забрать свою карту и сыграть вместо неё другую.
dr-event-lucky_find-text = Посмотрите пять верхних предметов, один оставьте себе, остальные сбросьте.
dr-event-heroic_leap-text = Боя не будет: вампир получает 5 ран, затем 5 ран получаете вы.
dr-event-great_strength-text = Этот укус или эти смертельные раны минуют вас или другого охотника.
dr-event-behind_the_veil-text = Дракула показывает свои события и столкновения; одно столкновение вы сбрасываете.
dr-event-money_trail-text = Дракула раскрывает выбранную вами морскую карту на следе.
dr-event-vampire_lair-text = Сбросьте «Кол»; вы задержаны, а влияние уменьшается на 2.
dr-event-consecrated_ground-text = Закройте Дракуле город; всё, что там лежит, раскрывается. Затем каждый охотник может показать «Небесное воинство» и сделать то же с другим городом до рассвета. Замок Дракулы, Галац и Клаузенбург выбрать нельзя.
dr-event-mystic_research-text = Только для ван Хельсинга: посмотрите рубашки шести нижних событий и сбросьте карты Дракулы; остальные верните в том же порядке.
dr-event-wax_cylinders-text = Только для доктора Сьюарда. Дедукция: выберите убежище — все столкновения в нём раскрываются. Анализ: Дракула показывает, где карта «Спрятаться», а «Восковые цилиндры» возвращаются к вам на руку.
dr-event-hypnosis-text = Только для Мины, если в её городе есть другой охотник: Дракула называет регион, в котором находится, а Мина задержана.
dr-event-lucys_revenge-text = Только для лорда Годалминга: карта лежит перед ним до конца боя. Сбросьте её, чтобы отменить бегство вампира либо предотвратить укус или смертельные раны самого Годалминга.
dr-event-jonathan_harker-text = Поиск: назовите город — Дракула раскрывает его карту. Союзник: локация каждого убежища, сдвинутого на ячейку 6, раскрывается.
dr-event-rufus_smith-text = Поиск: назовите город — Дракула раскрывает его карту. Союзник: передвигаясь из одной морской зоны в другую, Дракула получает 2 раны вместо 1.
dr-event-sister_agatha-text = Поиск: назовите город — Дракула раскрывает его карту. Союзник: каждый раз, когда сработали «Клыки» или карта бегства Дракулы, он получает 2 раны.

## События Дракулы

dr-omen-roadblock-text = Разместите три жетона препятствий.
dr-omen-summon_storms-text = Разместите до трёх жетонов штормов.
dr-omen-hidden_schemes-text = Добавьте в убежище на ячейке 3 столкновение с руки.
dr-omen-wild_horses-text = Прежде чем что-либо раскрыто, переместите охотника в соседний город: дальше учитывается только этот город.
dr-omen-devilish_power-text = Выберите одно: уберите жетон Святой земли; сбросьте союзника охотников; запретите снаряжение в следующей фазе охотников.
dr-omen-vampiric_influence-text = Ослабленный охотник показывает все предметы и события. Сбросьте одну из этих карт и переместите охотника в соседний город.
dr-omen-false_tip-text = Вы выбираете, где закончится поездка. Карта «Экспресс» отменяется: пропадают и она, и билет, и действие.
dr-omen-unearthly_swiftness-text = После этой фазы Дракулы наступает ещё одна.
dr-omen-sensationalist_press-text = Отмените карту «Местные слухи», «Тайные наблюдатели», «Заметки в газете» или «Присутствие зла».
dr-omen-enraged-text = Ваша боевая карта не отменяется. До конца этого боя «Обернуться летучей мышью» и «Скрыться в тумане» не действуют.
dr-omen-darkness_returns-text = В следующей фазе охотников нет дня. Затем все сброшенные события Дракулы замешиваются в колоду событий.
dr-omen-customs_search-text = Охотник задержан и либо сбрасывает все предметы, либо получает 3 раны.
dr-omen-seduction-text = Если в городе есть столкновение с вампиром, оно не применяется, а возвращается к вам на руку: охотник укушен.
dr-omen-nocturnal_visit-text = Бои на следующем рассвете и в следующий день идут как ночью.
dr-omen-draculas_brides-text = Осквернение: до двух убежищ на ячейках 1–3 получают по столкновению с руки. Союзник: в начале каждой фазы Дракулы можете сбросить столкновение с руки и взять новое.
dr-omen-great_wolf-text = Набег: охотник получает 4 раны, если не покажет «Распятие» или «Небесное воинство». Союзник: в начале каждой фазы Дракулы охотник получает 1 рану, если не покажет одну из этих карт.
dr-omen-immanuel_hildesheim-text = Помощь: возьмите карты Дракулы из шести верхних событий, остальные сбросьте. Союзник: в начале каждой фазы Дракулы возьмите верхнее событие, если это карта Дракулы.

## Столкновения

dr-encounter-new_vampire-text = Охотник сражается с этим вампиром (здоровье 6). Другие охотники в городе могут вступить в бой, став задержанными. Уцелевший вампир возвращается.
dr-encounter-new_vampire-matured = Раскройте локацию: влияние растёт на 3, это убежище и ячейки 4–6 очищаются.
dr-encounter-reckless_vampire-text = Охотник сражается с этим вампиром (здоровье 4). Если вампир напал из засады, каждые сработавшие «Клыки» увеличивают влияние на 1. Уцелевший вампир возвращается.
dr-encounter-reckless_vampire-matured = Раскройте локацию: влияние растёт на 4, это убежище и ячейки 4–6 очищаются.
dr-encounter-aristocratic_vampire-text = Не нападает из засады. Охотник, проводящий обыск, может стать задержанным и сбросить эту карту; иначе она возвращается.
dr-encounter-aristocratic_vampire-matured = Раскройте локацию: влияние растёт на 4, это убежище и ячейки 4–6 очищаются.
dr-encounter-hoax-text = Не нападает из засады. Охотник, проводящий обыск, задержан.
dr-encounter-hoax-matured = Дракула берёт свои события из сброса, тайно оставляет одно, остальные замешивает в колоду событий.
dr-encounter-bats-text = Летучие мыши преследуют охотника: в его следующую очередь Дракула перемещает его в соседний город, и охотник задержан.
dr-encounter-desecrated_soil-text = Дракула берёт 3 столкновения, затем может сбросить с руки до 3. Карта возвращается, если охотник не покажет «Небесное воинство».
dr-encounter-desecrated_soil-matured = Дракула вылечивает до 3 ран.
dr-encounter-rats-text = Охотник получает 2 раны. Карта возвращается, если охотник не покажет «Пистолет» или «Ружьё».
dr-encounter-saboteur-text = Охотник задержан. Карта возвращается, если охотник не покажет «Пистолет» или «Ружьё».
dr-encounter-saboteur-matured = Положите жетон препятствия на любую дорогу или железную дорогу.
dr-encounter-spy-text = Охотник показывает все предметы и события и сбрасывает все билеты. Сбросив сначала ОРУЖИЕ, он избавляется от этой карты без эффекта.
dr-encounter-spy-matured = То же происходит с одним охотником по выбору Дракулы.
dr-encounter-szgany_bodyguards-text = Охотник получает 2 раны. Если он не покажет ОРУЖИЕ, то получает ещё 2 и задержан.
dr-encounter-szgany_bodyguards-matured = Дракула оставляет карту себе в открытую. Один раз, перед своим боем, он применяет её к охотнику в своём городе и сбрасывает.
dr-encounter-szgany_mob-text = Каждый охотник в городе может сбросить предметы, затем получает 1 рану за каждый оставленный.
dr-encounter-szgany_mob-matured = Раскройте локацию: то же происходит во всех городах её региона.
dr-encounter-unnatural_fog-text = В этот город кладётся жетон тумана, в порт — два. Днём каждый охотник здесь задержан.
dr-encounter-unnatural_fog-matured = Раскройте локацию и выберите город её региона: в него кладутся два жетона тумана.
dr-encounter-wolves-text = Каждый охотник в городе получает 4 раны, на 2 меньше за каждое показанное ОРУЖИЕ.
dr-encounter-wolves-matured = Раскройте локацию и выберите город за одну или две дороги от неё: то же происходит там.

## Настройки стола

dr-option-start = Где начинают охотники
dr-option-start-fixed = в своих городах
dr-option-start-free = выбирают сами
dr-option-powers = Карты могущества
dr-option-powers-off = нет
dr-option-powers-on = есть
dr-option-lairs = Логова
dr-option-lairs-off = нет
dr-option-lairs-on = есть
dr-option-rumors = Жетоны слухов
dr-option-rumors-off = нет
dr-option-rumors-on = есть
dr-option-no_move = Дракула без допустимого хода
dr-option-no_move-clear = очищает след и получает 5 ран
dr-option-no_move-lose = сразу проигрывает
dr-option-sea_powers = «Насытиться» и «Призвать тьму» в море
dr-option-sea_powers-off = нельзя
dr-option-sea_powers-on = можно
dr-option-hide_revealed = «Спрятаться», когда место Дракулы известно
dr-option-hide_revealed-on = можно
dr-option-hide_revealed-off = нельзя
dr-option-fury = «Ярость Дракулы» даёт влияния
dr-option-fury-three = 3
dr-option-fury-one = 1
dr-option-fury_counts = «Ярость Дракулы» за полёт летучей мышью и вход в логово
dr-option-fury_counts-all = даёт влияние
dr-option-fury_counts-cards = не даёт
dr-option-north_border = Северное море и Северная Атлантика
dr-option-north_border-on = соседние
dr-option-north_border-off = не соседние
dr-option-first_dawn = Рассвет первого дня
dr-option-first_dawn-skipped = пропускается
dr-option-first_dawn-held = проводится
dr-option-vampire_clears = Активированный вампир очищает ячейки 4–6
dr-option-vampire_clears-after_slide = какими они стали после сдвига
dr-option-vampire_clears-before_slide = какими были до сдвига
dr-option-reckless = «Клыки» карты «Безрассудный вампир» дают влияние
dr-option-reckless-ambush = только в засаде
dr-option-reckless-always = и при обыске
dr-option-hoax = «Мистификация» замешивает в колоду сброшенные события
dr-option-hoax-own = только Дракулы
dr-option-hoax-all = обеих сторон
dr-option-stake = Показанный «Кол»
dr-option-stake-optional = сбрасывается по желанию
dr-option-stake-automatic = сбрасывается с первой подходящей картой
dr-option-wreath = «Венок из чеснока» пропадает, когда «Когти» ранят
dr-option-wreath-owner = владельца венка
dr-option-wreath-any = любого охотника
dr-option-bats = Летучие мыши уносят охотника
dr-option-bats-must = обязательно
dr-option-bats-may = по желанию Дракулы
dr-option-refill = Добор столкновений до 5
dr-option-refill-full = автоматически
dr-option-refill-chosen = на усмотрение Дракулы
dr-option-false_tip = «Не в ту сторону» против карты «Экспресс»
dr-option-false_tip-all_lost = пропадает вся поездка
dr-option-false_tip-ticket_left = остаётся поездка по билету
dr-option-great_strength = «Великая сила» действует
dr-option-great_strength-anywhere = везде
dr-option-great_strength-combat = только в бою
dr-option-luck = Карту «Удача» предлагают всем охотникам
dr-option-luck-day_start = в начале дня
dr-option-luck-each_turn = перед каждым ходом
dr-option-lairs_heard = Какие карты раскрывают и логова
dr-option-lairs_heard-scouts = «Тайные наблюдатели» и поиск союзников
dr-option-lairs_heard-both = они и «Местные слухи»
dr-option-lairs_heard-neither = никакие
dr-option-weather_at_sea = «Прекрасная погода» в море
dr-option-weather_at_sea-on = можно
dr-option-weather_at_sea-off = нельзя
dr-option-open_lair = Дракула, вернувшийся в раскрытое логово
dr-option-open_lair-hidden = не обнаружен
dr-option-open_lair-revealed = обнаружен
dr-option-bullets = «Освящённые пули» за бой
dr-option-bullets-one = одни на всех
dr-option-bullets-each = по одним у каждого охотника
dr-option-circle = Карта охотника, которого вывел «Святой круг»
dr-option-circle-leaves = не применяется
dr-option-circle-resolves = применяется
dr-option-vampire_fangs = «Клыки» вампира ночью против оцепеневшего
dr-option-vampire_fangs-bites = кусают
dr-option-vampire_fangs-wounds = только ранят
dr-option-start_lair = Начальное убежище может стать логовом
dr-option-start_lair-on = да
dr-option-start_lair-off = нет
dr-preset-basic = Базовая игра
dr-preset-advanced = Расширенная игра

## Показатели персонажа (вслух и при наведении)

dr-space-empty = Пусто
dr-space-city = Закрытая карта города
dr-space-sea = Закрытая морская карта
dr-space-castle = Карта замка
dr-space-up = { $place }, карта раскрыта
dr-space-down = { $place }, карта закрыта
dr-space-encounters = Столкновения: { $encounters }
dr-space-unknown =
    { $n ->
        [one] { $n } закрытое столкновение
        [few] { $n } закрытых столкновения
        [many] { $n } закрытых столкновений
       *[other] { $n } закрытого столкновения
    }
dr-space-rumor = Со слухами

## Карты и планшеты

dr-kind-item = Предмет
dr-kind-basic = Боевая карта охотника
dr-kind-ticket = Билет
dr-kind-event = Событие
dr-kind-omen = Событие Дракулы
dr-kind-encounter = Столкновение
dr-kind-combat = Боевая карта
dr-kind-power = Карта могущества
dr-kind-card = Карта
dr-filter-side = Сторона
dr-print-cancels = отменяет
dr-print-damage =
    { $n ->
        [one] { $n } рана
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } раны
    }
dr-print-health = здоровье { $n }
dr-print-influence = влияние +{ $n } при активации
dr-print-matured = Активация
dr-print-copies =
    { $n ->
        [one] { $n } карта в колоде
        [few] { $n } карты в колоде
        [many] { $n } карт в колоде
       *[other] { $n } карты в колоде
    }
dr-print-white =
    { $n ->
        [one] белый путь
        [few] белых пути
        [many] белых путей
       *[other] белых пути
    }
dr-print-yellow = если есть жёлтый
dr-print-no-yellow = без жёлтых

dr-sheet-items = Предметы
dr-sheet-events = События
dr-sheet-tickets = Билеты
dr-sheet-encounters = Столкновения
dr-sheet-held = { $n }, предел { $most }
dr-sheet-open = Лежит в открытую
dr-sheet-maybe = { $card }: здесь или у { NAME($hunters, case: "gen") }
dr-sheet-lost = Потеряно при последнем поражении: { NAME($cards, case: "full") }
dr-sheet-hospital = В больнице: { $place }
dr-sheet-nowhere = Не на поле
dr-sheet-unseen = Скрыт
dr-sheet-bites-left =
    { $n ->
        [0] Следующий укус означает поражение.
        [one] Выдержит ещё { $n } укус.
        [few] Выдержит ещё { $n } укуса.
        [many] Выдержит ещё { $n } укусов.
       *[other] Выдержит ещё { $n } укуса.
    }
dr-sheet-company = В том же месте, можно обменяться: { NAME($hunters, case: "low") }
dr-sheet-ally = Союзник
dr-sheet-guards =
    { $n ->
        [1] Цыгане-телохранители наготове.
       *[other] Цыгане-телохранители наготове, карт: { $n }.
    }
dr-sheet-rumors = Слухи: у Дракулы { $n }, в резерве { $pool }
dr-sheet-powers = Карты могущества на следе
dr-sheet-matures = Что и когда активируется
dr-ability-godalming = Снаряжаясь в крупном городе, берёт 2 предмета вместо 1. Покупая билет, берёт 2 билета вместо 1.
dr-ability-seward = Врач: кто отдыхает в его городе (и он сам тоже), вылечивает 2 раны вместо 1. Наготове: может держать 4 предмета и 4 события.
dr-ability-van_helsing = Предводитель: при обмене может менять события вместо предметов, и тогда с охотником в любом городе. Сильная воля: его победит только третий укус.
dr-ability-mina = Психическая связь: действие, если в её городе есть другой охотник; Дракула говорит, находится ли он в её регионе. Обескровлена: всегда ослаблена, её победит первый же укус.
dr-ability-dracula = Неистовство: побеждённый охотник сейчас увеличивает влияние на { $rage }. Гордыня: карты бегства отменяются, пока боевых карт сыграно не больше, чем лежит жетонов безысходности.

dr-out-visited =
    Дракулы здесь нет: { NAME($day, case: "on") } тут { GENDER($who) ->
        [f] была
       *[m] был
    } { NAME($who, case: "low") }.
dr-out-named = Дракулы здесь нет: { NAME($day, case: "on") } об этом месте спросили картой.
dr-out-region = Дракулы здесь нет: { NAME($day, case: "on") } он ответил о своём регионе.
dr-out-near = Дракулы здесь нет: { NAME($day, case: "on") } он назвал соседних охотников.
dr-out-holy = Дракулы здесь нет: место освящено { NAME($day, case: "on") }.
dr-out-known = Дракулы здесь нет: он { NAME($at, case: "at") }.
dr-out-hunter_there = Дракулы здесь нет: тут { NAME($who, case: "low") }.
dr-out-on_trail = Дракулы здесь нет: карта лежит в открытую ({ NAME($spot, case: "low") }).
dr-out-back =
    Дракулы здесь нет: { $back ->
        [sea] его новая карта — морская
        [castle] его новая карта — карта замка
       *[city] у его новой карты рубашка города
    }.
dr-out-too_far =
    Дракулы здесь нет: { NAME($from, case: "from") } сюда не попасть за { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }.
dr-out-flew = Дракулы здесь нет: летучей мыши сюда не долететь.
dr-out-no_way = Дракулы здесь нет: ни один его путь сюда не ведёт.

dr-space-may = Возможно: { NAME($places, case: "low") }
dr-space-may-more =
    { $n ->
        [one] и ещё { $n } место
        [few] и ещё { $n } места
        [many] и ещё { $n } мест
       *[other] и ещё { $n } места
    }
dr-space-damage =
    { $n ->
        [one] { $encounter }: { $n } рана
        [few] { $encounter }: { $n } раны
        [many] { $encounter }: { $n } ран
       *[other] { $encounter }: { $n } раны
    }
dr-space-about = Всё, что Дракула выложил за одну фазу. Когда убежище сходит с ячейки 6, его столкновения активируются.

# Жетоны и шкалы.
dr-token-fog = Туман
dr-token-fog-text = Охотники не могут войти в этот город, выйти из него и обыскать его, а Дракула может уклониться здесь от боя. На каждом закате убирается один жетон.
dr-token-storm = Шторм
dr-token-storm-text = Охотники не могут войти в эту зону.
dr-token-roadblock = Препятствие
dr-token-roadblock-text = Охотники не могут пользоваться этой дорогой.
dr-token-consecrated = Святая земля
dr-token-consecrated-text = Дракула не может ни войти сюда, ни остаться здесь.
dr-token-host = Небесное воинство
dr-token-host-text = До следующего рассвета Дракула не может ни войти сюда, ни остаться здесь.
dr-token-bats = Летучие мыши
dr-token-bats-text = В следующую очередь этого охотника Дракула перемещает его в соседний город, и охотник задержан.
dr-token-weakened = Ослабление
dr-token-weakened-text = Укушенный охотник держит один предмет и одно событие в открытую.
dr-token-delayed = Задержка
dr-token-delayed-text = Следующая очередь охотника уходит на то, чтобы встать.
dr-token-guards = Цыгане-телохранители
dr-token-guards-text = Один раз, перед своим боем, Дракула посылает их на охотника в своём городе.
dr-token-rumor = Слухи
dr-token-rumor-text = Вампир, активированный из этого убежища, приносит на { $n } влияния больше.
dr-token-hospital = Больница
dr-token-hospital-text = Здесь приходят в себя побеждённые охотники, без ран и без карт. Отсюда можно снаряжаться или днём выйти в город.
dr-track-influence-text = Его приносят активированные вампиры, ночные укусы и побеждённые охотники.
dr-track-despair-text = С каждым жетоном поражение охотника приносит на 1 влияния больше, а бегство Дракулы возможно на раунд позже.
dr-track-rage-text = Поражение охотника сейчас увеличивает влияние на { $n }.
dr-track-fury-text = Каждая карта города или «Спрятаться», выложенная Дракулой, увеличивает влияние на { $n }.
dr-track-time-text = После каждой ночи передвигается Дракула. После ночи воскресенья кладётся жетон безысходности.
dr-deck-event =
    { $n ->
        [one] Колода событий: { $n } карта
        [few] Колода событий: { $n } карты
        [many] Колода событий: { $n } карт
       *[other] Колода событий: { $n } карты
    }
dr-deck-event-backs = охотников — { $hunter }, Дракулы — { $dracula }
dr-deck-event-top = Сверху: { $back }
dr-deck-event-bottom =
    { $n ->
        [1] Внизу: карта охотников
        [one] Внизу: { $n } карта охотников
        [few] Внизу: { $n } карты охотников
        [many] Внизу: { $n } карт охотников
       *[other] Внизу: { $n } карты охотников
    }
dr-deck-item =
    { $n ->
        [one] Колода предметов: { $n } карта
        [few] Колода предметов: { $n } карты
        [many] Колода предметов: { $n } карт
       *[other] Колода предметов: { $n } карты
    }
dr-deck-encounter =
    { $n ->
        [one] Колода столкновений: { $n } карта
        [few] Колода столкновений: { $n } карты
        [many] Колода столкновений: { $n } карт
       *[other] Колода столкновений: { $n } карты
    }
dr-deck-ticket =
    { $n ->
        [one] В резерве { $n } билет
        [few] В резерве { $n } билета
        [many] В резерве { $n } билетов
       *[other] В резерве { $n } билета
    }
dr-deck-discarded = Сброшено
dr-deck-buried = Сброшено взакрытую: { $n }

## Сцены

# Бой
dr-scene-combat-night = Бой { NAME($place, case: "at") }, ночью
dr-scene-combat-day = Бой { NAME($place, case: "at") }, днём
dr-scene-round = Раунд { $round } из { $rounds }
dr-scene-escapes-from = Бегство возможно с раунда { $round }.
dr-scene-no-escape = «Взбешён»: бегство больше не действует.
dr-scene-health = Раны: { $damage } из { $health }
dr-scene-choosing = выбирает карту
dr-scene-chosen = Карта тайно выбрана.
dr-scene-secret = Пока эту карту видите только вы.
dr-scene-cancelled = отменена
dr-scene-discarded = сброшена
dr-scene-returned = возвращается
dr-scene-cancels = Отменяет: { $symbols }
dr-scene-meets = отменяет его карту
dr-scene-engaged = действующий охотник
dr-scene-left = вне боя
dr-scene-defeated = поражение
dr-scene-delayed = задержка
dr-scene-mesmerized = Оцепенение: каждое ОРУЖИЕ наносит на 1 рану меньше
dr-scene-wreath = «Венок из чеснока»: «Клыки» ранят и вампира
dr-scene-bullets = «Освящённые пули» уже применены
dr-scene-planned = «Спланированное нападение»: после раскрытия можно сыграть другую карту
dr-scene-lucy = «Месть Люси» наготове
dr-scene-bite = Укус
dr-scene-laid = прошлая: { $item }
dr-scene-laid-why = Карта прошлого раунда вернётся на руку только после этого раунда.
dr-scene-items =
    { $n ->
        [one] { $n } предмет
        [few] { $n } предмета
        [many] { $n } предметов
       *[other] { $n } предмета
    }
dr-scene-played = сыграно:
dr-scene-plots =
    { $n ->
        [1] «Козни» лежат в открытую: ими можно отменить «Удар», «Уклонение» или «Бегство» действующего охотника.
       *[other] «Козни» лежат в открытую ({ $n }): каждой картой можно отменить «Удар», «Уклонение» или «Бегство» действующего охотника.
    }
dr-scene-foe-hand =
    { $n ->
        [one] { $n } боевая карта на руке
        [few] { $n } боевые карты на руке
        [many] { $n } боевых карт на руке
       *[other] { $n } боевой карты на руке
    }
dr-scene-offers = Что можно выбрать

# Засада и обыск
dr-scene-ambush = Засада { NAME($place, case: "at") }
dr-scene-search = Обыск { NAME($place, case: "at") }
dr-scene-matured = Активация { NAME($place, case: "at") }
dr-scene-encounters = Столкновения здесь

# Обмен
dr-scene-trade = Обмен предметами и билетами { NAME($place, case: "at") }
dr-scene-trade-events = Обмен событиями { NAME($place, case: "at") }
dr-scene-trade-secret = Что переходит из рук в руки, знают только эти двое.
dr-scene-nothing = ничего
dr-scene-give =
    { $n ->
        [one] Отдать { $n } карту
        [few] Отдать { $n } карты
        [many] Отдать { $n } карт
       *[other] Отдать { $n } карты
    }
dr-scene-give-nothing = Ничего не отдавать
dr-scene-give-not = Вместе эти карты отдать нельзя.

## Конец игры

dr-end-title = Хроника этой охоты
dr-end-play = Показать весь путь
dr-end-pause = Остановить
dr-end-step = Шаг пути
dr-end-start = Перед охотой
dr-end-day = { $day }, неделя { $week }: день
dr-end-night = { $day }, неделя { $week }: ночь
dr-end-dracula = { $day }, неделя { $week }: ход Дракулы
dr-end-seen = Дракула обнаружен: { $place }
dr-end-hidden = Дракула, незаметно: { $place }
dr-end-unknown = Где был Дракула, так и не раскрылось.
dr-end-finds = Что было найдено
dr-end-chart = Влияние и раны по ходу игры
dr-end-influence = Влияние: { $n } из { $of }
dr-end-damage = Раны Дракулы: { $n } из { $of }
dr-end-week = неделя { $n }

## Почему нельзя

dr-why-no-such = Такого здесь нет.
dr-why-nothing-to-choose = Сейчас выбирать здесь не из чего.
dr-why-other-question = Сначала ответьте на текущий вопрос.
dr-why-hunters-only = Это могут делать только охотники.
dr-why-dracula-only = Это может делать только Дракула.
dr-why-later-setup = Начальные города выбирают до первого раунда.
dr-why-later-action = Это действие: охотник выполняет одно днём и одно ночью.
dr-why-later-ride = Куда ехать по железной дороге, решают после того, как потрачен билет.
dr-why-later-next = Только с картой «Срочная телеграмма» охотники сами решают, кто ходит следующим.
dr-why-later-trade = Карты передают при обмене.
dr-why-later-drawn = Это решают, когда карта только что взята.
dr-why-later-discard = Сбрасывают, только когда карт слишком много или этого требует карта.
dr-why-later-open = Карты в открытую держат только ослабленные охотники; новую выкладывают, лишь когда её не хватает.
dr-why-later-show = Сейчас эту карту незачем показывать.
dr-why-later-use = Сейчас нельзя применить ни один предмет.
dr-why-later-shift = Дракула перемещает охотника только летучими мышами или картой.
dr-why-later-tokens = Жетоны кладут и убирают, когда этого требует карта или наступает закат.
dr-why-later-ambush = Дракула нападает из засады, когда охотник только что прибыл.
dr-why-later-search = Порядок выбирают, когда охотник проводит обыск.
dr-why-later-move = Это часть передвижения Дракулы в его фазе.
dr-why-later-leaving = Это решают, когда убежище сходит со следа.
dr-why-later-lay = Столкновения выкладывают в фазе Дракулы после его передвижения.
dr-why-later-rumor = Жетон слухов кладут в фазе Дракулы после столкновения.
dr-why-later-clear = Логово можно очистить перед сдвигом следа и при передвижении Дракулы.
dr-why-later-combat = Это делают в бою.
dr-why-later-fly = Дракула улетает, только когда карта «Обернуться летучей мышью» закончила его бой ночью.
dr-why-must-sail = В море днём нужно плыть дальше.
dr-why-must-discard = У вас слишком много карт: одну нужно сбросить.
dr-why-must-move = В каждой своей фазе Дракула должен что-нибудь сыграть.
dr-why-must-lay = Сюда нужно выложить столкновение.
dr-why-must-choose = Нужно выбрать что-то одно.
dr-why-must-play = Карта «{ $event }» разыгрывается сразу, оставить её нельзя.
dr-why-must-scheme = Карта «{ $omen }» разыгрывается сразу, оставить её нельзя.
dr-why-at-night = Ночью нельзя: это делают днём.
dr-why-at-sea = В море можно только плыть дальше.
dr-why-in-hospital = В больнице можно только снаряжаться или днём выйти в город.
dr-why-not-in-hospital = Вы не в больнице.
dr-why-deed-done = Такое действие вы уже выполнили: второе должно быть другим.
dr-why-already-there = Вы и так { NAME($place, case: "at") }.
dr-why-no-road = Дороги { NAME($from, case: "from") } { NAME($place, case: "into") } нет.
dr-why-road-to-sea = Дороги { NAME($place, case: "into") } нет: это морская зона.
dr-why-road-blocked = { $line } перекрыта: там лежит препятствие.
dr-why-fog-on = { $place }: туман. Охотникам нельзя ни войти сюда, ни выйти, ни обыскивать.
dr-why-no-open-road = Ни одной свободной дороги { NAME($place, case: "from") } нет.
dr-why-roads-too-far =
    { $place } слишком далеко: в этот раз можно пройти не больше { $roads ->
        [one] { $roads } свободной дороги
        [few] { $roads } свободных дорог
        [many] { $roads } свободных дорог
       *[other] { $roads } свободной дороги
    }.
dr-why-no-port = { $place } — не порт.
dr-why-no-sea-way = За один шаг морем { NAME($from, case: "from") } { NAME($place, case: "into") } не попасть.
dr-why-no-open-sea = Свободного пути морем { NAME($place, case: "from") } нет.
dr-why-storm-on = Войти { NAME($place, case: "into") } нельзя: там шторм.
dr-why-no-ticket = Билета { $ticket } у вас нет.
dr-why-no-tickets = У вас нет билетов.
dr-why-no-carriage = У вас нет карты «Экспресс».
dr-why-no-railway = Свободной железной дороги { NAME($place, case: "from") } для этой поездки нет.
dr-why-no-yellow = Все пути { NAME($place, case: "from") } жёлтые, а на билете { $ticket } жёлтого числа нет.
dr-why-rail-too-far = По этому билету { NAME($place, case: "into") } не доехать.
dr-why-in-castle = В замке Дракулы нельзя ни снаряжаться, ни покупать билеты.
dr-why-supply-forbidden = «Дьявольские силы»: в этой фазе охотников снаряжаться нельзя.
dr-why-not-hurt = Лечить нечего: у вас нет ран.
dr-why-own-seat = Это вы сами.
dr-why-defeated =
    { $seat } { GENDER($seat) ->
        [f] побеждена
       *[m] побеждён
    }.
dr-why-hunter-elsewhere = { $seat } не здесь, а { NAME($place, case: "at") }.
dr-why-partner-away = { $seat } в больнице или в море.
dr-why-nothing-to-trade = Ни у вас, ни у { NAME($seat, case: "gen") } нет ничего на обмен.
dr-why-nobody-to-trade = Здесь не с кем меняться.
dr-why-sheet-only = Это умеет только { NAME($seat, case: "low") }.
dr-why-no-companion = В вашем городе нет другого охотника.
dr-why-no-tickets-left = Билетов больше нет.
dr-why-no-encounters-here = Обыскивать нечего: { NAME($place, case: "at") } нет столкновений.
dr-why-not-waiting =
    { $seat } уже { GENDER($seat) ->
        [f] действовала
       *[m] действовал
    }.
dr-why-not-shifted = Переместить { NAME($seat, case: "acc") } { NAME($place, case: "into") } нельзя.
dr-why-no-item = Карты «{ $item }» у вас нет.
dr-why-no-event = Карты «{ $event }» у вас нет.
dr-why-no-omen = Карты «{ $omen }» у вас нет.
dr-why-no-encounter = Карты «{ $encounter }» на этой руке нет.
dr-why-no-combat-card = Среди ваших боевых карт нет карты «{ $card }».
dr-why-no-gift = Такой набор карт отдать нельзя.
dr-why-not-offered = Среди показанных карт нет карты «{ $item }».
dr-why-not-discarded = Среди сброшенных событий нет карты «{ $omen }».
dr-why-event-dawn = Карта «{ $event }» разыгрывается на рассвете.
dr-why-event-dawn-or-dusk = Карта «{ $event }» разыгрывается на рассвете или закате.
dr-why-event-action = Карта «{ $event }» разыгрывается как действие в свой ход.
dr-why-event-day = Карта «{ $event }» разыгрывается как действие днём.
dr-why-event-night = Карта «{ $event }» разыгрывается как действие ночью.
dr-why-event-by-day = Карта «{ $event }» разыгрывается днём.
dr-why-event-rail = Карта «{ $event }» разыгрывается вместе с билетом перед поездкой по железной дороге.
dr-why-event-ambushed = Карта «{ $event }» разыгрывается, когда на вас напал из засады не вампир.
dr-why-event-combat = Карта «{ $event }» разыгрывается в начале боя.
dr-why-event-wound = Карта «{ $event }» разыгрывается, когда охотника вот-вот укусят или победят.
dr-why-omen-drawn = Карта «{ $omen }» разыгрывается в тот момент, когда получена.
dr-why-omen-phase = Карта «{ $omen }» разыгрывается во время фазы Дракулы.
dr-why-omen-phase-end = Карта «{ $omen }» разыгрывается в конце фазы Дракулы.
dr-why-omen-ticket = Карта «{ $omen }» — ответ охотнику, который тратит билет.
dr-why-omen-road = Карта «{ $omen }» — ответ охотнику, который передвинулся по дороге.
dr-why-omen-region = Карта «{ $omen }» — ответ охотнику, который передвинулся в другой регион.
dr-why-omen-searched = Карта «{ $omen }» — ответ охотнику, который проводит обыск.
dr-why-omen-report = Карта «{ $omen }» — ответ на карты «Местные слухи», «Тайные наблюдатели», «Заметки в газете» и «Присутствие зла».
dr-why-omen-beaten = Карта «{ $omen }» разыгрывается, когда вашу боевую карту вот-вот отменят.
dr-why-event-of = Карту «{ $event }» может разыграть только { NAME($seat, case: "low") }.
dr-why-weakened-yourself = Вы сами ослаблены.
dr-why-no-patient = В вашем городе больше ни у кого нет жетона укуса.
dr-why-no-sea-card = На следе нет морских карт, лежащих взакрытую.
dr-why-no-secrets = На следе нет столкновений, лежащих взакрытую.
dr-why-no-events-left = Колода событий пуста.
dr-why-no-items-left = Предметов больше нет.
dr-why-no-luck-needed = Нет ни препятствий, ни союзника Дракулы.
dr-why-no-ally-discarded = Такого союзника нет среди сброшенных карт.
dr-why-no-ally = Сбрасывать некого: союзника нет.
dr-why-no-ground = Святой земли на поле нет.
dr-why-only-once = Одного раза за бой достаточно.
dr-why-scheme-no-hideout = На ячейке 3 нет убежища, в которое можно положить столкновение.
dr-why-no-blocks-left = Все препятствия уже на поле.
dr-why-no-storms-left = Все штормы уже на поле.
dr-why-not-chased = Карту «{ $encounter }» собаки не прогонят.
dr-why-not-shown-for = Карта «{ $item }» здесь не поможет.
dr-why-shown-already = Карта «{ $item }» уже показана.
dr-why-ambush-elsewhere = Это столкновение лежит не там, где охотник.
dr-why-cannot-ambush = Карта «{ $encounter }» не нападает из засады.
dr-why-found-elsewhere = Это столкновение лежит не там, где идёт обыск.
dr-why-not-a-vampire = «{ $encounter }» — не вампир.
dr-why-used-already = Это столкновение уже применено.
dr-why-no-start = { $place }: ни в море, ни в замке Дракулы начинать нельзя.
dr-why-hunter-starts = { $place }: там начинает охотник.
dr-why-not-a-city = { $place } — не город.
dr-why-not-a-sea = { $place } — не морская зона.
dr-why-named-already = { $place }: этот город уже назван.
dr-why-not-nearest = { $place }: это не ближайшая больница.
dr-why-not-hallowed = { $place }: освятить это место нельзя.
dr-why-hallowed-already = { $place }: это место уже освящено.
dr-why-other-region = { $place }: нужен город другого региона ({ $region }).
dr-why-beyond-two-roads = Путь { NAME($from, case: "from") } { NAME($place, case: "into") } длиннее двух дорог.
dr-why-not-bitten = У { NAME($seat, case: "gen") } нет жетона укуса.
dr-why-not-weakened =
    { $seat } не { GENDER($seat) ->
        [f] ослаблена
       *[m] ослаблен
    }.
dr-why-not-fighting = { $seat } не участвует в этом бою.
dr-why-not-adjacent = { $from } и { NAME($place, case: "low") } не соседствуют.
dr-why-on-trail = Карта «{ $place }» ещё на следе ({ NAME($spot, case: "low") }).
dr-why-holy-ground = { $place }: место освящено, Дракуле туда нельзя.
dr-why-hunter-there = { $place }: там охотник.
dr-why-lair-there = { $place }: там логово.
dr-why-no-powers = В этой партии нет карт могущества.
dr-why-power-on-trail = Карта «{ $power }» ещё лежит на следе.
dr-why-power-at-sea = Карту «{ $power }» в море не разыграть.
dr-why-power-on-holy-ground = «{ $power }» не поможет: освящённое место Дракула обязан покинуть.
dr-why-hide-seen = «Спрятаться» нельзя разыграть, пока все видят, где Дракула.
dr-why-location-only = Теперь можно выложить только локацию.
dr-why-misdirected = В этой фазе карта «Пустить по ложному следу» уже разыграна.
dr-why-misdirect-protected = { $spot }: это убежище так не очистить.
dr-why-misdirect-stuck = { $spot }: если очистить это убежище, выложить будет нечего.
dr-why-not-this-space = { $spot }: сейчас это место не подходит.
dr-why-empty-space = { $spot }: убежища там нет.
dr-why-holds-none = { $spot }: столкновение туда не положить.
dr-why-no-encounter-there = { $spot }: для слухов там нужно столкновение.
dr-why-rumor-there = { $spot }: там уже есть слухи.
dr-why-no-lair-there = { $spot }: там нет логова, которое можно очистить.
dr-why-no-lairs = В этой партии нет логов.
dr-why-no-lair-of-this = Это убежище не может стать логовом.
dr-why-lair-or-mature = Здесь уже применён эффект активации: логовом убежище не станет.
dr-why-no-encounters-left = Нет столкновения, которое можно выложить.
dr-why-not-leaving = Это столкновение не в том убежище, что сходит со следа.
dr-why-matures-not = У карты «{ $encounter }» нет эффекта активации.
dr-why-hide-matures-not = Под картой «Спрятаться» ничего не активируется.
dr-why-too-much = Вылечить можно не больше { $most }.
dr-why-storm-there = { $place }: шторм там уже есть.
dr-why-no-storm-there = { $place }: шторма там нет.
dr-why-block-there = { $line }: препятствие там уже есть.
dr-why-no-block-there = { $line }: препятствия там нет.
dr-why-no-banner = У карты «{ $item }» нет знамени: в бою её не выложить.
dr-why-laid-before = Карта «{ $item }» ещё лежит на столе с прошлого раунда.
dr-why-same-card = Карту «{ $item }» вы уже выложили.
dr-why-use-in-combat = Карту «{ $item }» выкладывают в бою.
dr-why-use-bullets = Карту «{ $item }» применяют после того, как сработал ваш «Пистолет» или ваше «Ружьё».
dr-why-use-wreath = Карту «{ $item }» показывают в начале боя.
dr-why-use-horses = Карту «{ $item }» применяют как действие днём.
dr-why-use-search = Карту «{ $item }» показывают перед обыском.
dr-why-early-escape = «{ $card }»: за вампира карту бегства можно сыграть не раньше чем четвёртой.
dr-why-not-in-deck = Карты «{ $card }» нет в боевой колоде.

## How the numbers of a hunter and of Dracula came about

dr-count-health = Когда здоровья не остаётся, охотник побеждён.
dr-count-health-dracula = Когда здоровья не остаётся, побеждают охотники.
dr-count-health-full = полное здоровье
dr-count-damage = раны
dr-count-influence = { dr-track-influence-text } При { $most } побеждает Дракула.
dr-count-rumors = В резерве ещё: { $n }.
dr-count-encounters = Охотники видят, сколько их, но не видят какие.
dr-count-omens = Взакрытую; предел на руке у Дракулы: { $most }.
dr-count-items = Предел на руке у этого охотника: { $most }.
dr-count-events = Предел на руке у этого охотника: { $most }.
dr-count-tickets = Предел у охотника: { $most }.
