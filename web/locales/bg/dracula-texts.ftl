# Яростта на Дракула: какво правят картите, варианти и издания, таблата и краят – това, което не трябва веднага.

## Пътища и железници (имената на двата края)

dr-line-road_alicante_granada = { dr-way-road } { dr-place-alicante } – { dr-place-granada }
dr-line-road_alicante_madrid = { dr-way-road } { dr-place-alicante } – { dr-place-madrid }
dr-line-road_alicante_saragossa = { dr-way-road } { dr-place-alicante } – { dr-place-saragossa }
dr-line-road_amsterdam_brussels = { dr-way-road } { dr-place-amsterdam } – { dr-place-brussels }
dr-line-road_amsterdam_cologne = { dr-way-road } { dr-place-amsterdam } – { dr-place-cologne }
dr-line-road_athens_valona = { dr-way-road } { dr-place-athens } – { dr-place-valona }
dr-line-road_barcelona_saragossa = { dr-way-road } { dr-place-barcelona } – { dr-place-saragossa }
dr-line-road_barcelona_toulouse = { dr-way-road } { dr-place-barcelona } – { dr-place-toulouse }
dr-line-road_bari_naples = { dr-way-road } { dr-place-bari } – { dr-place-naples }
dr-line-road_bari_rome = { dr-way-road } { dr-place-bari } – { dr-place-rome }
dr-line-road_belgrade_bucharest = { dr-way-road } { dr-place-belgrade } – { dr-place-bucharest }
dr-line-road_belgrade_klausenburg = { dr-way-road } { dr-place-belgrade } – { dr-place-klausenburg }
dr-line-road_belgrade_sarajevo = { dr-way-road } { dr-place-belgrade } – { dr-place-sarajevo }
dr-line-road_belgrade_sofia = { dr-way-road } { dr-place-belgrade } – { dr-place-sofia }
dr-line-road_belgrade_szeged = { dr-way-road } { dr-place-belgrade } – { dr-place-szeged }
dr-line-road_berlin_hamburg = { dr-way-road } { dr-place-berlin } – { dr-place-hamburg }
dr-line-road_berlin_leipzig = { dr-way-road } { dr-place-berlin } – { dr-place-leipzig }
dr-line-road_berlin_prague = { dr-way-road } { dr-place-berlin } – { dr-place-prague }
dr-line-road_bordeaux_clermont_ferrand = { dr-way-road } { dr-place-bordeaux } – { dr-place-clermont_ferrand }
dr-line-road_bordeaux_nantes = { dr-way-road } { dr-place-bordeaux } – { dr-place-nantes }
dr-line-road_bordeaux_santander = { dr-way-road } { dr-place-bordeaux } – { dr-place-santander }
dr-line-road_bordeaux_toulouse = { dr-way-road } { dr-place-bordeaux } – { dr-place-toulouse }
dr-line-road_brussels_cologne = { dr-way-road } { dr-place-brussels } – { dr-place-cologne }
dr-line-road_brussels_le_havre = { dr-way-road } { dr-place-brussels } – { dr-place-le_havre }
dr-line-road_brussels_paris = { dr-way-road } { dr-place-brussels } – { dr-place-paris }
dr-line-road_brussels_strasbourg = { dr-way-road } { dr-place-brussels } – { dr-place-strasbourg }
dr-line-road_bucharest_constanta = { dr-way-road } { dr-place-bucharest } – { dr-place-constanta }
dr-line-road_bucharest_galatz = { dr-way-road } { dr-place-bucharest } – { dr-place-galatz }
dr-line-road_bucharest_klausenburg = { dr-way-road } { dr-place-bucharest } – { dr-place-klausenburg }
dr-line-road_bucharest_sofia = { dr-way-road } { dr-place-bucharest } – { dr-place-sofia }
dr-line-road_budapest_klausenburg = { dr-way-road } { dr-place-budapest } – { dr-place-klausenburg }
dr-line-road_budapest_szeged = { dr-way-road } { dr-place-budapest } – { dr-place-szeged }
dr-line-road_budapest_vienna = { dr-way-road } { dr-place-budapest } – { dr-place-vienna }
dr-line-road_budapest_zagreb = { dr-way-road } { dr-place-budapest } – { dr-place-zagreb }
dr-line-road_cadiz_granada = { dr-way-road } { dr-place-cadiz } – { dr-place-granada }
dr-line-road_cadiz_lisbon = { dr-way-road } { dr-place-cadiz } – { dr-place-lisbon }
dr-line-road_cadiz_madrid = { dr-way-road } { dr-place-cadiz } – { dr-place-madrid }
dr-line-road_castle_dracula_galatz = { dr-way-road } { dr-place-castle_dracula } – { dr-place-galatz }
dr-line-road_castle_dracula_klausenburg = { dr-way-road } { dr-place-castle_dracula } – { dr-place-klausenburg }
dr-line-road_clermont_ferrand_geneva = { dr-way-road } { dr-place-clermont_ferrand } – { dr-place-geneva }
dr-line-road_clermont_ferrand_marseilles = { dr-way-road } { dr-place-clermont_ferrand } – { dr-place-marseilles }
dr-line-road_clermont_ferrand_nantes = { dr-way-road } { dr-place-clermont_ferrand } – { dr-place-nantes }
dr-line-road_clermont_ferrand_paris = { dr-way-road } { dr-place-clermont_ferrand } – { dr-place-paris }
dr-line-road_clermont_ferrand_toulouse = { dr-way-road } { dr-place-clermont_ferrand } – { dr-place-toulouse }
dr-line-road_cologne_frankfurt = { dr-way-road } { dr-place-cologne } – { dr-place-frankfurt }
dr-line-road_cologne_hamburg = { dr-way-road } { dr-place-cologne } – { dr-place-hamburg }
dr-line-road_cologne_leipzig = { dr-way-road } { dr-place-cologne } – { dr-place-leipzig }
dr-line-road_cologne_strasbourg = { dr-way-road } { dr-place-cologne } – { dr-place-strasbourg }
dr-line-road_constanta_varna = { dr-way-road } { dr-place-constanta } – { dr-place-varna }
dr-line-road_dublin_galway = { dr-way-road } { dr-place-dublin } – { dr-place-galway }
dr-line-road_edinburgh_manchester = { dr-way-road } { dr-place-edinburgh } – { dr-place-manchester }
dr-line-road_florence_genoa = { dr-way-road } { dr-place-florence } – { dr-place-genoa }
dr-line-road_florence_rome = { dr-way-road } { dr-place-florence } – { dr-place-rome }
dr-line-road_florence_venice = { dr-way-road } { dr-place-florence } – { dr-place-venice }
dr-line-road_frankfurt_leipzig = { dr-way-road } { dr-place-frankfurt } – { dr-place-leipzig }
dr-line-road_frankfurt_nuremberg = { dr-way-road } { dr-place-frankfurt } – { dr-place-nuremberg }
dr-line-road_frankfurt_strasbourg = { dr-way-road } { dr-place-frankfurt } – { dr-place-strasbourg }
dr-line-road_galatz_klausenburg = { dr-way-road } { dr-place-galatz } – { dr-place-klausenburg }
dr-line-road_geneva_marseilles = { dr-way-road } { dr-place-geneva } – { dr-place-marseilles }
dr-line-road_geneva_paris = { dr-way-road } { dr-place-geneva } – { dr-place-paris }
dr-line-road_geneva_strasbourg = { dr-way-road } { dr-place-geneva } – { dr-place-strasbourg }
dr-line-road_geneva_zurich = { dr-way-road } { dr-place-geneva } – { dr-place-zurich }
dr-line-road_genoa_marseilles = { dr-way-road } { dr-place-genoa } – { dr-place-marseilles }
dr-line-road_genoa_milan = { dr-way-road } { dr-place-genoa } – { dr-place-milan }
dr-line-road_genoa_venice = { dr-way-road } { dr-place-genoa } – { dr-place-venice }
dr-line-road_granada_madrid = { dr-way-road } { dr-place-granada } – { dr-place-madrid }
dr-line-road_hamburg_leipzig = { dr-way-road } { dr-place-hamburg } – { dr-place-leipzig }
dr-line-road_klausenburg_szeged = { dr-way-road } { dr-place-klausenburg } – { dr-place-szeged }
dr-line-road_le_havre_nantes = { dr-way-road } { dr-place-le_havre } – { dr-place-nantes }
dr-line-road_le_havre_paris = { dr-way-road } { dr-place-le_havre } – { dr-place-paris }
dr-line-road_leipzig_nuremberg = { dr-way-road } { dr-place-leipzig } – { dr-place-nuremberg }
dr-line-road_lisbon_madrid = { dr-way-road } { dr-place-lisbon } – { dr-place-madrid }
dr-line-road_lisbon_santander = { dr-way-road } { dr-place-lisbon } – { dr-place-santander }
dr-line-road_liverpool_manchester = { dr-way-road } { dr-place-liverpool } – { dr-place-manchester }
dr-line-road_liverpool_swansea = { dr-way-road } { dr-place-liverpool } – { dr-place-swansea }
dr-line-road_london_manchester = { dr-way-road } { dr-place-london } – { dr-place-manchester }
dr-line-road_london_plymouth = { dr-way-road } { dr-place-london } – { dr-place-plymouth }
dr-line-road_london_swansea = { dr-way-road } { dr-place-london } – { dr-place-swansea }
dr-line-road_madrid_santander = { dr-way-road } { dr-place-madrid } – { dr-place-santander }
dr-line-road_madrid_saragossa = { dr-way-road } { dr-place-madrid } – { dr-place-saragossa }
dr-line-road_marseilles_milan = { dr-way-road } { dr-place-marseilles } – { dr-place-milan }
dr-line-road_marseilles_toulouse = { dr-way-road } { dr-place-marseilles } – { dr-place-toulouse }
dr-line-road_marseilles_zurich = { dr-way-road } { dr-place-marseilles } – { dr-place-zurich }
dr-line-road_milan_munich = { dr-way-road } { dr-place-milan } – { dr-place-munich }
dr-line-road_milan_venice = { dr-way-road } { dr-place-milan } – { dr-place-venice }
dr-line-road_milan_zurich = { dr-way-road } { dr-place-milan } – { dr-place-zurich }
dr-line-road_munich_nuremberg = { dr-way-road } { dr-place-munich } – { dr-place-nuremberg }
dr-line-road_munich_venice = { dr-way-road } { dr-place-munich } – { dr-place-venice }
dr-line-road_munich_vienna = { dr-way-road } { dr-place-munich } – { dr-place-vienna }
dr-line-road_munich_zagreb = { dr-way-road } { dr-place-munich } – { dr-place-zagreb }
dr-line-road_munich_zurich = { dr-way-road } { dr-place-munich } – { dr-place-zurich }
dr-line-road_nantes_paris = { dr-way-road } { dr-place-nantes } – { dr-place-paris }
dr-line-road_naples_rome = { dr-way-road } { dr-place-naples } – { dr-place-rome }
dr-line-road_nuremberg_prague = { dr-way-road } { dr-place-nuremberg } – { dr-place-prague }
dr-line-road_nuremberg_strasbourg = { dr-way-road } { dr-place-nuremberg } – { dr-place-strasbourg }
dr-line-road_nuremberg_zurich = { dr-way-road } { dr-place-nuremberg } – { dr-place-zurich }
dr-line-road_paris_strasbourg = { dr-way-road } { dr-place-paris } – { dr-place-strasbourg }
dr-line-road_prague_vienna = { dr-way-road } { dr-place-prague } – { dr-place-vienna }
dr-line-road_salonica_sofia = { dr-way-road } { dr-place-salonica } – { dr-place-sofia }
dr-line-road_salonica_valona = { dr-way-road } { dr-place-salonica } – { dr-place-valona }
dr-line-road_santander_saragossa = { dr-way-road } { dr-place-santander } – { dr-place-saragossa }
dr-line-road_saragossa_toulouse = { dr-way-road } { dr-place-saragossa } – { dr-place-toulouse }
dr-line-road_sarajevo_sofia = { dr-way-road } { dr-place-sarajevo } – { dr-place-sofia }
dr-line-road_sarajevo_valona = { dr-way-road } { dr-place-sarajevo } – { dr-place-valona }
dr-line-road_sarajevo_zagreb = { dr-way-road } { dr-place-sarajevo } – { dr-place-zagreb }
dr-line-road_sofia_valona = { dr-way-road } { dr-place-sofia } – { dr-place-valona }
dr-line-road_sofia_varna = { dr-way-road } { dr-place-sofia } – { dr-place-varna }
dr-line-road_strasbourg_zurich = { dr-way-road } { dr-place-strasbourg } – { dr-place-zurich }
dr-line-road_szeged_zagreb = { dr-way-road } { dr-place-szeged } – { dr-place-zagreb }
dr-line-road_vienna_zagreb = { dr-way-road } { dr-place-vienna } – { dr-place-zagreb }
dr-line-rail_alicante_barcelona = { dr-way-rail } { dr-place-alicante } – { dr-place-barcelona }
dr-line-rail_alicante_madrid = { dr-way-rail } { dr-place-alicante } – { dr-place-madrid }
dr-line-rail_barcelona_saragossa = { dr-way-rail } { dr-place-barcelona } – { dr-place-saragossa }
dr-line-rail_berlin_cologne = { dr-way-rail } { dr-place-berlin } – { dr-place-cologne }
dr-line-rail_berlin_hamburg = { dr-way-rail } { dr-place-berlin } – { dr-place-hamburg }
dr-line-rail_berlin_leipzig = { dr-way-rail } { dr-place-berlin } – { dr-place-leipzig }
dr-line-rail_bordeaux_paris = { dr-way-rail } { dr-place-bordeaux } – { dr-place-paris }
dr-line-rail_bordeaux_saragossa = { dr-way-rail } { dr-place-bordeaux } – { dr-place-saragossa }
dr-line-rail_brussels_cologne = { dr-way-rail } { dr-place-brussels } – { dr-place-cologne }
dr-line-rail_brussels_paris = { dr-way-rail } { dr-place-brussels } – { dr-place-paris }
dr-line-rail_cologne_frankfurt = { dr-way-rail } { dr-place-cologne } – { dr-place-frankfurt }
dr-line-rail_edinburgh_manchester = { dr-way-rail } { dr-place-edinburgh } – { dr-place-manchester }
dr-line-rail_frankfurt_leipzig = { dr-way-rail } { dr-place-frankfurt } – { dr-place-leipzig }
dr-line-rail_frankfurt_strasbourg = { dr-way-rail } { dr-place-frankfurt } – { dr-place-strasbourg }
dr-line-rail_le_havre_paris = { dr-way-rail } { dr-place-le_havre } – { dr-place-paris }
dr-line-rail_leipzig_nuremberg = { dr-way-rail } { dr-place-leipzig } – { dr-place-nuremberg }
dr-line-rail_lisbon_madrid = { dr-way-rail } { dr-place-lisbon } – { dr-place-madrid }
dr-line-rail_liverpool_manchester = { dr-way-rail } { dr-place-liverpool } – { dr-place-manchester }
dr-line-rail_london_manchester = { dr-way-rail } { dr-place-london } – { dr-place-manchester }
dr-line-rail_london_plymouth = { dr-way-rail } { dr-place-london } – { dr-place-plymouth }
dr-line-rail_london_swansea = { dr-way-rail } { dr-place-london } – { dr-place-swansea }
dr-line-rail_madrid_santander = { dr-way-rail } { dr-place-madrid } – { dr-place-santander }
dr-line-rail_madrid_saragossa = { dr-way-rail } { dr-place-madrid } – { dr-place-saragossa }
dr-line-rail_marseilles_paris = { dr-way-rail } { dr-place-marseilles } – { dr-place-paris }
dr-line-rail_munich_nuremberg = { dr-way-rail } { dr-place-munich } – { dr-place-nuremberg }
dr-line-rail_munich_strasbourg = { dr-way-rail } { dr-place-munich } – { dr-place-strasbourg }
dr-line-rail_strasbourg_zurich = { dr-way-rail } { dr-place-strasbourg } – { dr-place-zurich }
dr-line-rail_bari_naples = { dr-way-rail } { dr-place-bari } – { dr-place-naples }
dr-line-rail_belgrade_sofia = { dr-way-rail } { dr-place-belgrade } – { dr-place-sofia }
dr-line-rail_belgrade_szeged = { dr-way-rail } { dr-place-belgrade } – { dr-place-szeged }
dr-line-rail_berlin_prague = { dr-way-rail } { dr-place-berlin } – { dr-place-prague }
dr-line-rail_bucharest_constanta = { dr-way-rail } { dr-place-bucharest } – { dr-place-constanta }
dr-line-rail_bucharest_galatz = { dr-way-rail } { dr-place-bucharest } – { dr-place-galatz }
dr-line-rail_bucharest_szeged = { dr-way-rail } { dr-place-bucharest } – { dr-place-szeged }
dr-line-rail_budapest_szeged = { dr-way-rail } { dr-place-budapest } – { dr-place-szeged }
dr-line-rail_budapest_vienna = { dr-way-rail } { dr-place-budapest } – { dr-place-vienna }
dr-line-rail_florence_genoa = { dr-way-rail } { dr-place-florence } – { dr-place-genoa }
dr-line-rail_florence_rome = { dr-way-rail } { dr-place-florence } – { dr-place-rome }
dr-line-rail_geneva_milan = { dr-way-rail } { dr-place-geneva } – { dr-place-milan }
dr-line-rail_genoa_milan = { dr-way-rail } { dr-place-genoa } – { dr-place-milan }
dr-line-rail_genoa_venice = { dr-way-rail } { dr-place-genoa } – { dr-place-venice }
dr-line-rail_marseilles_milan = { dr-way-rail } { dr-place-marseilles } – { dr-place-milan }
dr-line-rail_milan_zurich = { dr-way-rail } { dr-place-milan } – { dr-place-zurich }
dr-line-rail_naples_rome = { dr-way-rail } { dr-place-naples } – { dr-place-rome }
dr-line-rail_prague_vienna = { dr-way-rail } { dr-place-prague } – { dr-place-vienna }
dr-line-rail_salonica_sofia = { dr-way-rail } { dr-place-salonica } – { dr-place-sofia }
dr-line-rail_sofia_varna = { dr-way-rail } { dr-place-sofia } – { dr-place-varna }
dr-line-rail_venice_vienna = { dr-way-rail } { dr-place-venice } – { dr-place-vienna }

## Предмети

dr-item-knife-text = Оръжие. Вампирът получава 3 рани.
dr-item-pistol-text = Оръжие. Вампирът получава 2 рани.
dr-item-rifle-text = Оръжие. Вампирът получава 2 рани.
dr-item-crucifix-text = Ако е отменило „Вампирски зъби“ или „Вцепеняване“, вампирът получава 3 рани.
dr-item-garlic-text = Ако сте нападнатият ловец, а срещу вас са изиграни „Вампирски зъби“ или „Нокти“, дори да са отменени, вампирът получава 2 рани.
dr-item-heavenly_host-text = Вампирът получава 4 рани. Но ако сте нападнатият ловец, а срещу вас са изиграни „Вампирски зъби“, вместо това получавате ухапване и напускате боя. И в двата случая изчистете картата. Може да се покаже и за защита от други ефекти.
dr-item-holy_circle-text = Изберете един или повече ловци: те напускат боя. После изчистете картата.
dr-item-holy_bullets-text = Изчистете картата, след като вашите „Пистолет“ или „Пушка“ са подействали: вампирът получава още 3 рани. Веднъж в бой.
dr-item-garlic_wreath-text = Покажете го в началото на боя: всеки път, когато „Вампирски зъби“ ви нанесат рани, вампирът после получава 4 рани. Изчиства се, когато срещу вас подействат „Нокти“, или в края на боя.
dr-item-dogs-text = Покажете ги преди претърсване: разкритите „Плъхове“, „Саботьор“, „Шпионин“ и „Вълци“ може да се изчистят без ефект, а „Кучета“ ви остават. Ако някоя от тези карти ви нападне от засада, може да изчистите „Кучета“ заедно с нея.
dr-item-stake-text = Покажете го преди претърсване: ако се разкрие сблъсък с вампир или „Мистификация“, може да изчистите тази карта заедно с „Кол“.
dr-item-fast_horses-text = Действие денем: обръща се случаен билет и се придвижвате по пътища, най-много колкото е жълтото му число; картата остава у вас. Ако няма жълто число: само по един път, а картата се изчиства.
dr-item-dodge-text = Няма друг ефект.
dr-item-punch-text = Вампирът получава 1 рана.
dr-item-escape-text = Напускате боя, но оставате в града.

## Бойни карти на Дракула

dr-combat-fangs-text = Вампирът лекува 2 рани, а нападнатият ловец получава 2. Нощем, ако нападнатият е вцепенен: вместо раните получава ухапване и напуска боя, а влиянието расте с 1.
dr-combat-strength-text = Нападнатият ловец получава 2 рани. Ако е изиграл „Удар“, „Разпятие“ или Оръжие, картата му се отменя. Нощем отмененото така „Разпятие“ или Оръжие се изчиства.
dr-combat-claws-text = Нападнатият ловец получава 2 рани. Нощем после още 2 рани получава ловец в боя по избор на Дракула, може и същият.
dr-combat-mesmerize-text = Картата на нападнатия ловец се отменя, а той е вцепенен до края на боя: всяко негово Оръжие нанася с 1 рана по-малко. Тази карта остава с лицето нагоре.
dr-combat-plotting-text = Вземете която и да е карта от бойното тесте и го разбъркайте. Тази карта остава с лицето нагоре; по-късно може да я обърнете, за да отмените „Удар“, „Отбягване“ или „Бягство“ на нападнатия ловец.
dr-combat-escape_as_bat-text = Боят свършва. Нощем, ако се е бил самият Дракула, той може после тайно да отлети в град без ловци на един или два пътя разстояние.
dr-combat-escape_as_mist-text = Боят свършва.

## Събития на ловците

dr-event-hired_scouts-text = Посочете два града: Дракула разкрива картите им, ако са на следата.
dr-event-newspaper_reports-text = Веднага: разкрива се мястото на поле 3. При зора или здрач: разкрива се мястото на поле 5 или на поле 6, по ваш избор.
dr-event-chartered_carriage-text = Похарчете билет и изминете от една до четири железници, бели или жълти.
dr-event-local_rumors-text = Дракула разкрива мястото на всяко скривалище, съседно на вашето място.
dr-event-evil_presence-text = Дракула посочва всеки ловец на място, съседно на неговото.
dr-event-excellent_weather-text = Направете една или две стъпки по море.
dr-event-sense_of_emergency-text = Получете 2 рани и се придвижете в град на един до три пътя.
dr-event-long_night-text = През идната нощ ловците може да се придвижват по пътища. След всяко такова придвижване се взема най-долното събитие: карта на ловците се изчиства, карта на Дракула отива при него.
dr-event-renewed_vigor-text = Днес всеки ловец може да направи второ действие, различно от първото.
dr-event-speedy_telegraph-text = В тази фаза ловците действат в ред по свой избор, и денем, и нощем.
dr-event-surprising_return-text = Вземете от изчистените събития съюзник на ловците и използвайте картата му.
dr-event-blood_transfusion-text = Само ако вашият ловец не е отслабен: махнете жетон ухапване от друг ловец в града си и получете 1 рана.
dr-event-good_luck-text = Изберете едно: махнете заграждение; изчистете съюзника на Дракула; отменете „Лъжлив сигнал“.
dr-event-forewarned-text = Сблъсъкът, който ви напада от засада, се изчиства без ефект. Не действа срещу вампири и при претърсване.
dr-event-escape_route-text = Изберете ловец в боя, себе си или друг: той напуска боя.
dr-event-planned_ambush-text = След разкриването в първия рунд може да си вземете картата и да изиграете друга вместо нея.
dr-event-lucky_find-text = Погледнете петте най-горни предмета: запазете един, останалите изчистете.
dr-event-heroic_leap-text = Бой няма: вампирът получава 5 рани, после вие получавате 5.
dr-event-great_strength-text = Предотвратете едно ухапване или рани, които биха победили вас или друг ловец.
dr-event-behind_the_veil-text = Дракула показва своите събития и сблъсъци. Изчистете един от сблъсъците.
dr-event-money_trail-text = Изберете морска карта на следата: Дракула я разкрива.
dr-event-vampire_lair-text = Изчистете „Кол“; ловецът ви е забавен, а влиянието пада с 2.
dr-event-consecrated_ground-text = Поставете жетона в който и да е град освен Замъка на Дракула, Галац и Клаузенбург: картите на Дракула там се разкриват и той не може да влиза. После всеки ловец може да покаже „Света хостия“ и да постави такъв жетон в друг град със същите изключения; той стои до зората.
dr-event-mystic_research-text = За Ван Хелсинг: погледнете гърбовете на шестте най-долни събития. Изчистете картите на Дракула, останалите върнете в същия ред.
dr-event-wax_cylinders-text = За д-р Сюърд. Дедукция: изберете скривалище; Дракула разкрива всички сблъсъци в него. Анализ: Дракула показва къде е „Скриване“, а тази карта се връща в ръката ви.
dr-event-hypnosis-text = За Мина, ако в града ѝ има друг ловец: Дракула посочва региона, в който е, а Мина е забавена.
dr-event-lucys_revenge-text = За лорд Годалминг: лежи пред него до края на боя. Изчистете картата, за да отмените „Бягство като прилеп“ или „Бягство като мъгла“ или да го спасите от ухапване или смъртоносни рани.
dr-event-jonathan_harker-text = Издирване: посочете град; Дракула разкрива картата му, ако е на следата. Съюзник: мястото на всяко скривалище, плъзнато на поле 6, се разкрива.
dr-event-rufus_smith-text = Издирване: посочете град; Дракула разкрива картата му, ако е на следата. Съюзник: преходът от морска зона в морска зона струва на Дракула 2 рани вместо 1.
dr-event-sister_agatha-text = Издирване: посочете град; Дракула разкрива картата му, ако е на следата. Съюзник: когато подействат „Вампирски зъби“, „Бягство като прилеп“ или „Бягство като мъгла“, Дракула получава 2 рани.

## Събития на Дракула

dr-omen-roadblock-text = Поставете три жетона заграждение на различни пътища или железници.
dr-omen-summon_storms-text = Поставете до три жетона буря в различни морски зони.
dr-omen-hidden_schemes-text = Добавете сблъсък от ръката си към скривалището на поле 3.
dr-omen-wild_horses-text = Преди да се разкрие каквото и да е, преместете ловеца в град, съседен на достигнатия. После важи само новият град.
dr-omen-devilish_power-text = Изберете едно: махнете жетона Осветена земя; изчистете съюзника на ловците; без Снабдяване в следващата фаза на ловците.
dr-omen-vampiric_influence-text = Отслабен ловец показва всичките си предмети и събития. Изчистете едно от тях и преместете ловеца в съседен град.
dr-omen-false_tip-text = Вие избирате къде свършва това пътуване. „Нает вагон“ се отменя: губят се и картата, и билетът, и действието.
dr-omen-unearthly_swiftness-text = След тази фаза на Дракула следва още една.
dr-omen-sensationalist_press-text = Отменете „Местни слухове“, „Наети съгледвачи“, „Вестникарски новини“ или „Зло присъствие“.
dr-omen-enraged-text = Бойната ви карта не се отменя. До края на този бой „Бягство като прилеп“ и „Бягство като мъгла“ не действат.
dr-omen-darkness_returns-text = Следващата фаза на ловците няма ден. После изчистените събития на Дракула се разбъркват в тестето със събития.
dr-omen-customs_search-text = Ловецът е забавен и избира: изчиства всичките си предмети или получава 3 рани.
dr-omen-seduction-text = Ако там има сблъсък с вампир, той не се изпълнява: ловецът получава ухапване, а картата се връща в ръката ви.
dr-omen-nocturnal_visit-text = Боевете при следващата зора и през следващия ден се водят като нощни.
dr-omen-draculas_brides-text = Оскверняване: до две скривалища на полета 1–3 получават по един сблъсък от ръката ви. Съюзник: в началото на всяка фаза на Дракула може да изчистите сблъсък от ръката си и да изтеглите друг.
dr-omen-great_wolf-text = Набег: ловец получава 4 рани, ако не покаже „Разпятие“ или „Света хостия“. Съюзник: в началото на всяка фаза на Дракула ловец получава 1 рана, ако не покаже една от тези карти.
dr-omen-immanuel_hildesheim-text = Помощ: вземете картите на Дракула от шестте най-горни събития, останалите изчистете. Съюзник: в началото на всяка фаза на Дракула вземете най-горното събитие, ако е карта на Дракула.

## Сблъсъци

dr-encounter-new_vampire-text = Ловецът се бие с него (здраве 6). Другите ловци в града може да се включат, но биват забавени. Ако вампирът оцелее, се връща в скривалището.
dr-encounter-new_vampire-matured = Разкрийте мястото. Влиянието расте с 3. Изпразнете това скривалище и полета 4–6.
dr-encounter-reckless_vampire-text = Ловецът се бие с него (здраве 4). При засада влиянието расте с 1 всеки път, когато подействат „Вампирски зъби“. Ако вампирът оцелее, се връща в скривалището.
dr-encounter-reckless_vampire-matured = Разкрийте мястото. Влиянието расте с 4. Изпразнете това скривалище и полета 4–6.
dr-encounter-aristocratic_vampire-text = Не може да напада от засада. Претърсващият ловец може да го изчисти, като бъде забавен; иначе вампирът се връща в скривалището.
dr-encounter-aristocratic_vampire-matured = Разкрийте мястото. Влиянието расте с 4. Изпразнете това скривалище и полета 4–6.
dr-encounter-hoax-text = Не може да напада от засада. Претърсващият ловец е забавен.
dr-encounter-hoax-matured = Вземете изчистените събития на Дракула, тайно запазете едно, а останалите разбъркайте в тестето със събития.
dr-encounter-bats-text = Под ловеца се поставя жетон прилепи: когато дойде редът му, Дракула го премества в съседен град и ловецът е забавен.
dr-encounter-desecrated_soil-text = Дракула тегли 3 сблъсъка и после може да изчисти до 3 от ръката си. Картата се връща в скривалището, ако ловецът не покаже „Света хостия“.
dr-encounter-desecrated_soil-matured = Дракула лекува до 3 рани.
dr-encounter-rats-text = Ловецът получава 2 рани. Картата се връща в скривалището, ако той не покаже „Пистолет“ или „Пушка“.
dr-encounter-saboteur-text = Ловецът е забавен. Картата се връща в скривалището, ако той не покаже „Пистолет“ или „Пушка“.
dr-encounter-saboteur-matured = Поставете жетон заграждение на път или железница по избор.
dr-encounter-spy-text = Ловецът показва всичките си предмети и събития и изчиства всички билети. Ако първо изчисти Оръжие, „Шпионин“ няма ефект.
dr-encounter-spy-matured = Същото се случва с ловец по избор на Дракула.
dr-encounter-szgany_bodyguards-text = Ловецът получава 2 рани. Ако не покаже Оръжие, получава още 2 и е забавен.
dr-encounter-szgany_bodyguards-matured = Запазете картата с лицето нагоре. Веднъж, преди бой със самия Дракула, я използвайте срещу ловец на неговото място и я изчистете.
dr-encounter-szgany_mob-text = Всеки ловец в града може да изчисти предмети, после получава по 1 рана за всеки запазен.
dr-encounter-szgany_mob-matured = Разкрийте мястото. Същото става във всички градове на региона му.
dr-encounter-unnatural_fog-text = Поставя се жетон мъгла в този град, два, ако е пристанище. Денем всеки ловец тук е забавен.
dr-encounter-unnatural_fog-matured = Разкрийте мястото и поставете два жетона мъгла в град от региона му.
dr-encounter-wolves-text = Всеки ловец в града получава 4 рани, с 2 по-малко за всяко показано Оръжие.
dr-encounter-wolves-matured = Разкрийте мястото и изберете град на един или два пътя: същото става там.

## Карти Мощ

dr-power-feed-text = Сама на поле 1, без сблъсък. Дракула остава на мястото си и лекува до 3 рани.
dr-power-dark_call-text = Сама на поле 1, без сблъсък. Дракула остава на мястото си, получава 2 рани и тегли 5 сблъсъка.
dr-power-wolf_form-text = На поле 1 заедно с карта на град на един или два пътя; пътят може да минава и покрай ловци. Дракула получава 1 рана.
dr-power-misdirect-text = Изпразнете скривалище и поставете картата на неговото поле, после изиграйте обичайната карта. Не и скривалище с карта Мощ, със Замъка на Дракула, със сегашното място или с място, свързано със „Скриване“.
dr-power-hide-text = С лицето надолу на поле 1, със сблъсък. Изглежда като град, но Дракула остава на мястото си.

## Защо не може

dr-why-no-such = Тук няма такова нещо.
dr-why-nothing-to-choose = В момента тук няма какво да се избере.
dr-why-other-question = Първо отговорете на въпроса, който ви се задава.
dr-why-hunters-only = Това правят само ловците.
dr-why-dracula-only = Това прави само Дракула.
dr-why-later-setup = Началото се избира преди първия рунд.
dr-why-later-action = Това е действие: всеки ловец има по едно денем и нощем.
dr-why-later-ride = Краят на пътуването с влак се избира, след като билетът е похарчен.
dr-why-later-next = Само с „Бърз телеграф“ ловците сами избират кой е следващият.
dr-why-later-trade = Карти се дават при Размяна.
dr-why-later-drawn = Това се решава веднага щом картата е изтеглена.
dr-why-later-discard = Карти се изчистват само когато са твърде много или някоя карта го изисква.
dr-why-later-open = Само отслабените ловци държат открити карти, и то само когато им липсва такава.
dr-why-later-show = Сега няма за какво да се покаже.
dr-why-later-use = Сега не може да се използва никакъв предмет.
dr-why-later-shift = Дракула мести ловец само с прилепи или с карта.
dr-why-later-tokens = Жетони се поставят и махат, когато го каже карта или дойде здрач.
dr-why-later-ambush = Дракула напада от засада, когато ловец току-що е пристигнал.
dr-why-later-search = Редът се избира, когато ловец претърсва.
dr-why-later-move = Това е част от придвижването на Дракула в неговата фаза.
dr-why-later-leaving = Това се решава, когато скривалище напуска следата.
dr-why-later-lay = Сблъсъците се поставят във фазата на Дракула, след придвижването му.
dr-why-later-rumor = Жетон слух се поставя след сблъсъка от тази фаза.
dr-why-later-clear = Леговище се изпразва преди плъзгането на следата и при придвижването на Дракула.
dr-why-later-combat = Това се прави в бой.
dr-why-later-fly = Дракула отлита само когато „Бягство като прилеп“ е сложило край на негов бой през нощта.
dr-why-must-sail = В морето денем трябва да плавате нататък.
dr-why-must-discard = Имате твърде много карти: една трябва да изчистите.
dr-why-must-move = Дракула трябва да изиграе нещо във всяка своя фаза.
dr-why-must-lay = Тук трябва да се постави сблъсък.
dr-why-must-choose = Трябва да изберете едно от тези неща.
dr-why-must-play = Картата „{ $event }“ се играе веднага, не може да се запази.
dr-why-must-scheme = Картата „{ $omen }“ се играе веднага, не може да се запази.
dr-why-at-night = Не и нощем: това се прави денем.
dr-why-at-sea = В морето може само да плавате нататък.
dr-why-in-hospital = В болницата може само да се снабдите или денем да излезете.
dr-why-not-in-hospital = Не сте в болница.
dr-why-deed-done = Вече направихте такова действие: второто трябва да е различно.
dr-why-already-there = Вече сте { NAME($place, case: "in") }.
dr-why-no-road = От { NAME($from, case: "obj") } до { NAME($place, case: "obj") } няма пряк път.
dr-why-road-to-sea = По път не се влиза { NAME($place, case: "in") }.
dr-why-road-blocked = На { NAME($line, case: "def") } има заграждение.
dr-why-fog-on = { $place } тъне в мъгла: ловците не може да влизат, да излизат и да претърсват.
dr-why-no-open-road = От { NAME($place, case: "obj") } не води свободен път.
dr-why-roads-too-far =
    { $place } е твърде далеч: сега може най-много { $roads ->
        [one] { $roads } свободен път
       *[other] { $roads } свободни пътя
    }.
dr-why-no-port = { $place } не е пристанище.
dr-why-no-sea-way = От { NAME($from, case: "obj") } до { NAME($place, case: "obj") } не се стига с една стъпка по море.
dr-why-no-open-sea = От { NAME($place, case: "obj") } няма свободен път по море.
dr-why-storm-on = Буря { NAME($place, case: "in") }: ловците не може да влизат.
dr-why-no-ticket = Нямате { NAME($ticket, case: "low") }.
dr-why-no-tickets = Нямате билет.
dr-why-no-carriage = Нямате „Нает вагон“.
dr-why-no-railway = От { NAME($place, case: "obj") } за това пътуване няма свободна железница.
dr-why-no-yellow = От { NAME($place, case: "obj") } тръгват само жълти железници, а вашият { NAME($ticket, case: "low") } няма жълто число.
dr-why-rail-too-far = С този билет до { NAME($place, case: "obj") } не се стига.
dr-why-in-castle = В Замъка на Дракула няма нито снабдяване, нито билети.
dr-why-supply-forbidden = „Дяволска мощ“: в тази фаза на ловците никой не се снабдява.
dr-why-not-hurt = Нямате рани за лекуване.
dr-why-own-seat = Това сте вие.
dr-why-defeated =
    { GENDER($seat) ->
        [f] { $seat } е победена.
       *[m] { $seat } е победен.
    }
dr-why-hunter-elsewhere = { $seat } не е тук, а { NAME($place, case: "in") }.
dr-why-partner-away = { $seat } е в болница или в морето.
dr-why-nothing-to-trade = Нито вие, нито { NAME($seat, case: "low") } имате какво да размените.
dr-why-nobody-to-trade = Тук няма с кого да правите размяна.
dr-why-sheet-only = Това може само { NAME($seat, case: "low") }.
dr-why-no-companion = Във вашия град няма друг ловец.
dr-why-no-tickets-left = Няма повече билети.
dr-why-no-encounters-here = За претърсване { NAME($place, case: "in") } няма сблъсъци.
dr-why-not-waiting =
    { GENDER($seat) ->
        [f] { $seat } вече е играла.
       *[m] { $seat } вече е играл.
    }
dr-why-not-shifted =
    { GENDER($seat) ->
        [f] { $seat } не може да бъде преместена { NAME($place, case: "in") }.
       *[m] { $seat } не може да бъде преместен { NAME($place, case: "in") }.
    }
dr-why-no-item = Нямате „{ $item }“.
dr-why-no-event = Нямате „{ $event }“.
dr-why-no-omen = Нямате „{ $omen }“.
dr-why-no-encounter = В тази ръка няма „{ $encounter }“.
dr-why-no-combat-card = Сред бойните ви карти няма „{ $card }“.
dr-why-no-gift = Такава комбинация от карти не може да се даде.
dr-why-not-offered = Сред показаните карти няма „{ $item }“.
dr-why-not-discarded = Сред изчистените събития няма „{ $omen }“.
dr-why-event-dawn = Картата „{ $event }“ се играе при зора.
dr-why-event-dawn-or-dusk = Картата „{ $event }“ се играе при зора или здрач.
dr-why-event-action = Картата „{ $event }“ се играе като действие във вашия ред.
dr-why-event-day = Картата „{ $event }“ се играе като действие денем.
dr-why-event-night = Картата „{ $event }“ се играе като действие нощем.
dr-why-event-by-day = Картата „{ $event }“ се играе денем.
dr-why-event-rail = Картата „{ $event }“ се играе с билет преди придвижване с влак.
dr-why-event-ambushed = Картата „{ $event }“ се играе, когато ви нападне от засада сблъсък, който не е вампир.
dr-why-event-combat = Картата „{ $event }“ се играе в началото на боя.
dr-why-event-wound = Картата „{ $event }“ се играе, когато ловец ще бъде ухапан или победен.
dr-why-omen-drawn = Картата „{ $omen }“ се играе веднага щом бъде изтеглена.
dr-why-omen-phase = Картата „{ $omen }“ се играе по време на фазата на Дракула.
dr-why-omen-phase-end = Картата „{ $omen }“ се играе в края на фазата на Дракула.
dr-why-omen-ticket = Картата „{ $omen }“ се играе, когато ловец похарчи билет.
dr-why-omen-road = Картата „{ $omen }“ се играе, когато ловец се е придвижил по път.
dr-why-omen-region = Картата „{ $omen }“ се играе, когато ловец е преминал в друг регион.
dr-why-omen-searched = Картата „{ $omen }“ се играе, когато ловец претърсва.
dr-why-omen-report = Картата „{ $omen }“ се играе срещу „Местни слухове“, „Наети съгледвачи“, „Вестникарски новини“ и „Зло присъствие“.
dr-why-omen-beaten = Картата „{ $omen }“ се играе, когато ваша бойна карта ще бъде отменена.
dr-why-event-of = Само { NAME($seat, case: "low") } може да изиграе „{ $event }“.
dr-why-weakened-yourself = Не и докато вашият ловец е отслабен.
dr-why-no-patient = Никой друг във вашия град няма жетон ухапване.
dr-why-no-sea-card = На следата няма морска карта с лицето надолу.
dr-why-no-secrets = На следата няма сблъсък с лицето надолу.
dr-why-no-events-left = Тестето със събития е празно.
dr-why-no-items-left = Няма повече предмети.
dr-why-no-luck-needed = Няма нито заграждение, нито съюзник на Дракула.
dr-why-no-ally-discarded = Сред изчистените карти няма такъв съюзник.
dr-why-no-ally = Няма съюзник за прогонване.
dr-why-no-ground = На игралното поле няма жетон Осветена земя.
dr-why-only-once = Само веднъж в бой.
dr-why-scheme-no-hideout = На поле 3 няма скривалище, което може да приеме сблъсък.
dr-why-no-blocks-left = Всички заграждения са на игралното поле.
dr-why-no-storms-left = Всички бури са на игралното поле.
dr-why-not-chased = Кучетата не помагат срещу „{ $encounter }“.
dr-why-not-shown-for = Картата „{ $item }“ тук не помага.
dr-why-shown-already = Картата „{ $item }“ вече е показана.
dr-why-ambush-elsewhere = Този сблъсък не е там, където е ловецът.
dr-why-cannot-ambush = Картата „{ $encounter }“ не може да напада от засада.
dr-why-found-elsewhere = Този сблъсък не е там, където се претърсва.
dr-why-not-a-vampire = Картата „{ $encounter }“ не е сблъсък с вампир.
dr-why-used-already = Този сблъсък вече е използван.
dr-why-no-start = { $place }: никой не започва в морето или в Замъка на Дракула.
dr-why-hunter-starts = { $place }: там започва ловец.
dr-why-not-a-city = { $place } не е град.
dr-why-not-a-sea = { $place } не е морска зона.
dr-why-named-already = Този град вече е посочен: { $place }.
dr-why-not-nearest = { $place }: това не е най-близката болница.
dr-why-not-hallowed = { $place }: този град не може да се освети.
dr-why-hallowed-already = { $place }: този град вече е осветен.
dr-why-other-region = Градът трябва да е { NAME($region, case: "in") }, а { $place } е другаде.
dr-why-beyond-two-roads = { $place } е на повече от два пътя от { NAME($from, case: "obj") }.
dr-why-not-bitten = { $seat } няма жетон ухапване.
dr-why-not-weakened =
    { GENDER($seat) ->
        [f] { $seat } не е отслабена.
       *[m] { $seat } не е отслабен.
    }
dr-why-not-fighting = { $seat } не участва в този бой.
dr-why-not-adjacent = { $from } и { $place } не са съседни.
dr-why-on-trail = { $place } още е на следата, { NAME($spot, case: "low") }.
dr-why-holy-ground = { $place } е свято място: Дракула не може да влезе.
dr-why-hunter-there = Има ловец { NAME($place, case: "in") }.
dr-why-lair-there = Вече има леговище { NAME($place, case: "in") }.
dr-why-no-powers = Тази игра е без карти Мощ.
dr-why-power-on-trail = Картата „{ $power }“ още лежи на следата.
dr-why-power-at-sea = Картата „{ $power }“ не може да се играе в морето.
dr-why-power-on-holy-ground = Картата „{ $power }“ не може да се играе: Дракула трябва да напусне святото място.
dr-why-hide-seen = Не може да се скриете, докато всички виждат къде е Дракула.
dr-why-location-only = Сега може да се постави само място.
dr-why-misdirected = В тази фаза вече изиграхте „Лъжлива следа“.
dr-why-misdirect-protected = { $spot }: това скривалище не може да се изпразни така.
dr-why-misdirect-stuck = { $spot }: тогава няма да има какво да поставите.
dr-why-not-this-space = { $spot }: сега не става дума за това поле.
dr-why-empty-space = { $spot } е празно.
dr-why-holds-none = Не може да се постави сблъсък { NAME($spot, case: "on") }.
dr-why-no-encounter-there = Няма сблъсък { NAME($spot, case: "on") }, а за слух е нужен.
dr-why-rumor-there = Вече има слух { NAME($spot, case: "on") }.
dr-why-no-lair-there = { $spot }: там няма леговище за изпразване.
dr-why-no-lairs = Тази игра е без леговища.
dr-why-no-lair-of-this = Това скривалище не може да стане леговище.
dr-why-lair-or-mature = Тук вече узря сблъсък: скривалището не може да стане леговище.
dr-why-no-encounters-left = Няма сблъсък за поставяне.
dr-why-not-leaving = Този сблъсък не е в скривалището, което напуска следата.
dr-why-matures-not = Картата „{ $encounter }“ няма ефект при узряване.
dr-why-hide-matures-not = Под „Скриване“ нищо не узрява.
dr-why-too-much =
    { $most ->
        [one] Може да се излекува най-много { $most } рана.
       *[other] Може да се излекуват най-много { $most } рани.
    }
dr-why-storm-there = Вече има буря { NAME($place, case: "in") }.
dr-why-no-storm-there = Няма буря { NAME($place, case: "in") }.
dr-why-block-there = На { NAME($line, case: "def") } вече има заграждение.
dr-why-no-block-there = На { NAME($line, case: "def") } няма заграждение.
dr-why-no-banner = Картата „{ $item }“ е без знаме и не се поставя в бой.
dr-why-laid-before = Картата „{ $item }“ от миналия рунд още е на масата.
dr-why-same-card = Вече сте поставили „{ $item }“.
dr-why-use-in-combat = Картата „{ $item }“ се поставя в бой.
dr-why-use-bullets = Картата „{ $item }“ се използва, след като подействат ваши „Пистолет“ или „Пушка“.
dr-why-use-wreath = Картата „{ $item }“ се показва в началото на боя.
dr-why-use-horses = Картата „{ $item }“ се използва като действие денем.
dr-why-use-search = Картата „{ $item }“ се показва преди претърсване.
dr-why-early-escape = „{ $card }“: вампир не бяга преди четвъртата карта.
dr-why-not-in-deck = Няма „{ $card }“ в бойното тесте.

## Настройки на масата

dr-option-start = Ловците започват
dr-option-start-fixed = в отпечатаните градове
dr-option-start-free = където изберат
dr-option-powers = Карти Мощ
dr-option-powers-off = без тях
dr-option-powers-on = пет карти Мощ
dr-option-lairs = Леговища
dr-option-lairs-off = без тях
dr-option-lairs-on = скривалищата може да стават леговища
dr-option-rumors = Жетони слух
dr-option-rumors-off = без тях
dr-option-rumors-on = в игра
dr-option-no_move = Дракула без позволен ход
dr-option-no_move-clear = изпразва следата и получава 5 рани
dr-option-no_move-lose = губи веднага
dr-option-sea_powers = „Засищане“ и „Зов на мрака“ в морето
dr-option-sea_powers-off = не може
dr-option-sea_powers-on = може
dr-option-hide_revealed = „Скриване“, когато мястото на Дракула се вижда
dr-option-hide_revealed-on = може, с лицето нагоре
dr-option-hide_revealed-off = не може
dr-option-fury = Влияние от Яростта на Дракула
dr-option-fury-three = 3
dr-option-fury-one = 1
dr-option-fury_counts = Какво се брои за Яростта на Дракула
dr-option-fury_counts-all = всяка поставена карта на град и „Скриване“
dr-option-fury_counts-cards = без „Бягство като прилеп“ и леговищата
dr-option-north_border = Северно море и Северен Атлантик
dr-option-north_border-on = граничат
dr-option-north_border-off = не граничат
dr-option-first_dawn = Зора в първия рунд
dr-option-first_dawn-skipped = няма
dr-option-first_dawn-held = има
dr-option-vampire_clears = Узрял вампир изпразва полета 4–6
dr-option-vampire_clears-after_slide = както са след плъзгането
dr-option-vampire_clears-before_slide = както са били преди плъзгането
dr-option-reckless = „Безразсъден вампир“ носи влияние
dr-option-reckless-ambush = само при засада
dr-option-reckless-always = и при претърсване
dr-option-hoax = Узряла „Мистификация“ връща в тестето
dr-option-hoax-own = събитията на Дракула
dr-option-hoax-all = всички изчистени събития
dr-option-stake = Показан „Кол“
dr-option-stake-optional = изчиства се по желание
dr-option-stake-automatic = изчиства се с първата съвпадаща карта
dr-option-wreath = „Нокти“ слагат край на „Чеснов венец“
dr-option-wreath-owner = когато улучат притежателя му
dr-option-wreath-any = когото и да улучат
dr-option-bats = Прилепите местят ловеца
dr-option-bats-must = задължително
dr-option-bats-may = по желание на Дракула
dr-option-refill = Допълване на сблъсъците
dr-option-refill-full = автоматично до 5
dr-option-refill-chosen = колкото избере Дракула
dr-option-false_tip = „Лъжлив сигнал“ срещу „Нает вагон“
dr-option-false_tip-all_lost = загубено е всичко
dr-option-false_tip-ticket_left = остава пътуването с билета
dr-option-great_strength = „Голяма сила“ действа
dr-option-great_strength-anywhere = навсякъде
dr-option-great_strength-combat = само в бой
dr-option-luck = „Късмет“ извън собствения ред
dr-option-luck-day_start = преди първото действие на деня
dr-option-luck-each_turn = преди действието на всеки ловец
dr-option-lairs_heard = Кои карти разкриват и леговища
dr-option-lairs_heard-scouts = „Наети съгледвачи“ и издирването
dr-option-lairs_heard-both = те и „Местни слухове“
dr-option-lairs_heard-neither = никоя
dr-option-weather_at_sea = „Отлично време“ в морето
dr-option-weather_at_sea-on = може
dr-option-weather_at_sea-off = не може
dr-option-open_lair = Влизане в разкрито леговище
dr-option-open_lair-hidden = Дракула не се брои за открит
dr-option-open_lair-revealed = Дракула е открит
dr-option-bullets = „Осветени куршуми“ в един бой
dr-option-bullets-one = веднъж за всички
dr-option-bullets-each = веднъж за всеки ловец
dr-option-circle = Карта на ловец, отпратен от „Свят кръг“
dr-option-circle-leaves = не се изпълнява
dr-option-circle-resolves = изпълнява се
dr-option-vampire_fangs = „Вампирски зъби“ на сблъсък с вампир, нощем
dr-option-vampire_fangs-bites = хапят вцепенен ловец
dr-option-vampire_fangs-wounds = само раняват
dr-option-start_lair = Леговище от началното скривалище
dr-option-start_lair-on = може
dr-option-start_lair-off = не може
dr-preset-basic = Основна игра (препоръчваме за първи път)
dr-preset-advanced = Разширена игра

## Числа на мястото (на глас и при посочване)

dr-space-empty = Празно
dr-space-city = Карта на град, с лицето надолу
dr-space-sea = Морска карта, с лицето надолу
dr-space-castle = Картата на замъка
dr-space-up = { $place }, с лицето нагоре
dr-space-down = { $place }, с лицето надолу
dr-space-encounters = Сблъсъци: { $encounters }
dr-space-unknown =
    { $n ->
        [one] { $n } сблъсък с лицето надолу
       *[other] { $n } сблъсъка с лицето надолу
    }
dr-space-rumor = Със слух

## Карти и табла

dr-kind-item = Предмет
dr-kind-basic = Основна бойна карта
dr-kind-ticket = Билет
dr-kind-event = Събитие
dr-kind-omen = Събитие на Дракула
dr-kind-encounter = Сблъсък
dr-kind-combat = Бойна карта
dr-kind-power = Мощ
dr-kind-card = Карта
dr-filter-side = Страна
dr-print-cancels = отменя
dr-print-damage =
    { $n ->
        [one] { $n } рана
       *[other] { $n } рани
    }
dr-print-health = здраве { $n }
dr-print-influence = влияние +{ $n } при узряване
dr-print-matured = Узряване
dr-print-copies =
    { $n ->
        [one] една в тестето
       *[other] { $n } в тестето
    }
dr-print-white =
    { $n ->
        [one] бяла железница
       *[other] бели железници
    }
dr-print-yellow = с жълта
dr-print-no-yellow = без жълти

dr-sheet-items = Предмети
dr-sheet-events = Събития
dr-sheet-tickets = Билети
dr-sheet-encounters = Сблъсъци
dr-sheet-held = { $n } (най-много { $most })
dr-sheet-open = С лицето нагоре
dr-sheet-maybe = „{ $card }“: тук или при { NAME($hunters, case: "low") }
dr-sheet-lost = Загубени при последното поражение: { NAME($cards, case: "low") }
dr-sheet-hospital = В болницата { NAME($place, case: "in") }
dr-sheet-nowhere = Извън игралното поле
dr-sheet-unseen = Никой не го вижда
dr-sheet-bites-left =
    { $n ->
        [0] Следващото ухапване означава поражение.
        [one] Може да понесе още { $n } ухапване.
       *[other] Може да понесе още { $n } ухапвания.
    }
dr-sheet-company = На същото място, за размяна: { NAME($hunters, case: "low") }
dr-sheet-ally = Съюзник
dr-sheet-guards =
    { $n ->
        [one] „Телохранители“ чакат да го защитят.
       *[other] „Телохранители“ чакат да го защитят: { $n }
    }
dr-sheet-rumors = Слухове: { $n } у Дракула, { $pool } в запаса
dr-sheet-powers = Карти Мощ на следата
dr-sheet-matures = Какво кога узрява
dr-ability-godalming = Когато се снабдява в голям град, взема 2 предмета вместо 1. Когато купува билет, тегли 2 вместо 1.
dr-ability-seward = Лекар: който почива в неговия град, и самият той, лекува 2 рани вместо 1. Подготвен: може да държи 4 предмета и 4 събития.
dr-ability-van_helsing = Водач: може да разменя събития вместо предмети, и то с ловец в който и да е град. Силна воля: побеждава го чак третото ухапване.
dr-ability-mina = Психическа връзка: действие, ако в града ѝ има друг ловец; научава дали Дракула е в нейния регион. Изцедена: винаги е отслабена и я побеждава първото ухапване.
dr-ability-dracula = Бяс: победен ловец сега носи { $rage } влияние. Горделивост: картите му за бягство се отменят, докато не е изиграл повече бойни карти, отколкото са жетоните отчаяние.

dr-out-visited = Дракула не е тук: { NAME($who, case: "low") } провери { NAME($day, case: "on") }.
dr-out-named = Дракула не е тук: { NAME($day, case: "on") } карта попита за това място.
dr-out-region = Дракула не е тук: { NAME($day, case: "on") } трябваше да отговори за региона си.
dr-out-near = Дракула не е тук: { NAME($day, case: "on") } трябваше да посочи съседните ловци.
dr-out-holy = Дракула не е тук: { NAME($day, case: "on") } мястото беше свято.
dr-out-known = Дракула не е тук, а { NAME($at, case: "in") }.
dr-out-hunter_there = Дракула не е тук: { NAME($who, case: "low") } щеше да го види.
dr-out-on_trail = Дракула не е тук: картата лежи с лицето нагоре { NAME($spot, case: "on") }.
dr-out-back =
    Дракула не е тук: по гърба най-новата му карта е { $back ->
        [sea] морска
        [castle] тази на замъка
       *[city] на град
    }.
dr-out-too_far =
    { $steps ->
        [one] Дракула не е тук: от { NAME($from, case: "obj") } дотук има повече от { $steps } стъпка.
       *[other] Дракула не е тук: от { NAME($from, case: "obj") } дотук има повече от { $steps } стъпки.
    }
dr-out-flew = Дракула не е тук: твърде далеч е за прилепа.
dr-out-no_way = Дракула не е тук: никой негов възможен път не свършва тук.

dr-space-may = Може да е: { $places }
dr-space-may-more = и още { $n }
dr-space-damage =
    { $n ->
        [one] „{ $encounter }“: { $n } рана
       *[other] „{ $encounter }“: { $n } рани
    }
dr-space-about = Всичко, което Дракула е поставил в една фаза. Когато напусне поле 6, сблъсъците узряват.

# Жетони и скали.
dr-token-fog = Мъгла
dr-token-fog-text = Ловците не може да влизат в този град, да излизат от него и да го претърсват, а Дракула може да откаже бой. При всеки здрач се маха един жетон.
dr-token-storm = Буря
dr-token-storm-text = Ловците не може да влизат в тази зона.
dr-token-roadblock = Заграждение
dr-token-roadblock-text = Ловците не може да ползват тази линия.
dr-token-consecrated = Осветена земя
dr-token-consecrated-text = Дракула не може нито да влезе, нито да остане тук.
dr-token-host = Света хостия
dr-token-host-text = До следващата зора Дракула не може нито да влезе, нито да остане тук.
dr-token-bats = Прилепи
dr-token-bats-text = В следващия ред на този ловец Дракула го премества в съседен град и ловецът е забавен.
dr-token-weakened = Отслабване
dr-token-weakened-text = Ухапаният ловец държи един предмет и едно събитие с лицето нагоре.
dr-token-delayed = Забавяне
dr-token-delayed-text = Следващият ред на ловеца отива за ставане.
dr-token-guards = Телохранители
dr-token-guards-text = Веднъж, преди собствен бой, Дракула ги праща срещу ловец на своето място.
dr-token-rumor = Слух
dr-token-rumor-text = Вампир, узрял от това скривалище, носи с { $n } повече влияние.
dr-token-hospital = Болница
dr-token-hospital-text = Тук се свестяват победените ловци, без рани и без карти. Може да се снабдят или денем да излязат.
dr-track-influence-text = Носят го узрели вампири, ухапвания нощем и победени ловци.
dr-track-despair-text = С всеки жетон поражението на ловец носи с 1 повече влияние, а картите за бягство на Дракула действат с един рунд по-късно.
dr-track-rage-text = Поражението на ловец сега носи { $n } влияние.
dr-track-fury-text = Всяка карта на град или „Скриване“, която Дракула постави, носи { $n } влияние.
dr-track-time-text = Дракула се придвижва всяка нощ. След неделната нощ се поставя жетон отчаяние.
dr-deck-event =
    { $n ->
        [one] Тесте със събития: { $n } карта
       *[other] Тесте със събития: { $n } карти
    }
dr-deck-event-backs = { $hunter } на ловците, { $dracula } на Дракула
dr-deck-event-top = Най-отгоре: { $back }
dr-deck-event-bottom =
    { $n ->
        [one] Най-отдолу: { $n } карта на ловците
       *[other] Най-отдолу: { $n } карти на ловците
    }
dr-deck-item =
    { $n ->
        [one] Тесте с предмети: { $n } карта
       *[other] Тесте с предмети: { $n } карти
    }
dr-deck-encounter =
    { $n ->
        [one] Тесте със сблъсъци: { $n } карта
       *[other] Тесте със сблъсъци: { $n } карти
    }
dr-deck-ticket =
    { $n ->
        [one] Запас от билети: { $n } билет
       *[other] Запас от билети: { $n } билета
    }
dr-deck-discarded = Изчистени карти
dr-deck-buried = Изчистени с лицето надолу: { $n }

## Сцени

# Бой
dr-scene-combat-night = Бой { NAME($place, case: "in") }, нощем
dr-scene-combat-day = Бой { NAME($place, case: "in") }, денем
dr-scene-round = Рунд { $round } от { $rounds }
dr-scene-escapes-from = Картите за бягство действат от рунд { $round }.
dr-scene-no-escape = „Разярен“: картите за бягство вече не действат.
dr-scene-health = Рани: { $damage } от { $health }
dr-scene-choosing = избира карта
dr-scene-chosen = Картата е избрана тайно.
dr-scene-secret = Засега тази карта виждате само вие.
dr-scene-cancelled = отменена
dr-scene-discarded = изчистена
dr-scene-returned = връща се
dr-scene-cancels = Отменя: { $symbols }
dr-scene-meets = отменя картата му
dr-scene-engaged = под нападение
dr-scene-left = извън боя
dr-scene-defeated = поражение
dr-scene-delayed = забавяне
dr-scene-mesmerized = Вцепеняване: всяко Оръжие нанася с 1 рана по-малко
dr-scene-wreath = „Чеснов венец“: „Вампирски зъби“ ще ранят и вампира
dr-scene-bullets = „Осветени куршуми“ вече са използвани
dr-scene-planned = „Планирана засада“: след разкриването може да се изиграе друга карта
dr-scene-lucy = „Отмъщението за Луси“ чака
dr-scene-bite = Ухапване
dr-scene-laid = предишна: { $item }
dr-scene-laid-why = Картата от миналия рунд се връща в ръката чак след този.
dr-scene-items =
    { $n ->
        [one] { $n } предмет
       *[other] { $n } предмета
    }
dr-scene-played = изиграни:
dr-scene-plots =
    { $n ->
        [one] „Козни“ с лицето нагоре: може да отмени „Удар“, „Отбягване“ или „Бягство“ на нападнатия ловец.
       *[other] { $n } карти „Козни“ с лицето нагоре: всяка може да отмени „Удар“, „Отбягване“ или „Бягство“ на нападнатия ловец.
    }
dr-scene-foe-hand =
    { $n ->
        [one] { $n } бойна карта в ръката
       *[other] { $n } бойни карти в ръката
    }
dr-scene-offers = Какво може да изберете

# Засада и претърсване
dr-scene-ambush = Засада { NAME($place, case: "in") }
dr-scene-search = Претърсване { NAME($place, case: "in") }
dr-scene-matured = Нещо узря: { $place }
dr-scene-encounters = Сблъсъци тук

# Размяна
dr-scene-trade = Размяна на предмети и билети { NAME($place, case: "in") }
dr-scene-trade-events = Размяна на събития { NAME($place, case: "in") }
dr-scene-trade-secret = Какво преминава от ръка в ръка, знаят само тези двама.
dr-scene-nothing = нищо
dr-scene-give =
    { $n ->
        [one] Даване на тази карта
       *[other] Даване на тези { $n } карти
    }
dr-scene-give-nothing = Без даване на карти
dr-scene-give-not = Тези карти не може да се дадат заедно.

## Краят

dr-end-title = Историята на този лов
dr-end-play = Пускане на пътуването
dr-end-pause = Пауза
dr-end-step = Стъпка от пътуването
dr-end-start = Преди лова
dr-end-day = { $day }, седмица { $week }: ден
dr-end-night = { $day }, седмица { $week }: нощ
dr-end-dracula = { $day }, седмица { $week }: Дракула се придвижва
dr-end-seen = Дракула е открит: { $place }
dr-end-hidden = Дракула, скрит: { $place }
dr-end-unknown = Къде е бил Дракула, така и не се разбра.
dr-end-finds = Какво беше открито
dr-end-chart = Влияние и рани в хода на играта
dr-end-influence = Влияние { $n } от { $of }
dr-end-damage = Рани на Дракула: { $n } от { $of }
dr-end-week = седмица { $n }

## How the numbers of a hunter and of Dracula came about

dr-count-health = Ловец без здраве е победен.
dr-count-health-dracula = Когато не остане никакво, печелят ловците.
dr-count-health-full = пълно здраве
dr-count-damage = рани
dr-count-influence = { dr-track-influence-text } При { $most } печели Дракула.
dr-count-rumors = Още в запаса: { $n }.
dr-count-encounters = Ловците виждат колко са, но не и кои.
dr-count-omens = С лицето надолу; лимит на Дракула в ръката: { $most }.
dr-count-items = Лимит на този ловец: { $most }.
dr-count-events = Лимит на този ловец: { $most }.
dr-count-tickets = Лимит на ловец: { $most }.
