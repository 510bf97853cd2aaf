# Běsnění Drákuly: co karty dělají, volby a vydání, desky postav a konec hry – to, co není potřeba hned.

## Jména

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

## Karty: předměty

dr-item-knife-text = Zbraň. Upír utrpí 3 zranění.
dr-item-pistol-text = Zbraň. Upír utrpí 2 zranění.
dr-item-rifle-text = Zbraň. Upír utrpí 2 zranění.
dr-item-crucifix-text = Zrušil-li „Tesáky“ nebo „Uhranutí“, upír utrpí 3 zranění.
dr-item-garlic-text = Jste-li napadeni a byly zahrány „Tesáky“ nebo „Drápy“ (i když byly zrušeny), upír utrpí 2 zranění.
dr-item-heavenly_host-text = Upír utrpí 4 zranění. Jste-li však napadeni a byly zahrány „Tesáky“, místo toho jste pokousáni a opouštíte souboj. V obou případech kartu odhoďte. Lze ji také ukázat na ochranu před jinými efekty.
dr-item-holy_circle-text = Zvolte jednoho nebo víc lovců: opouštějí souboj. Pak kartu odhoďte.
dr-item-holy_bullets-text = Když se provedla vaše „Pistole“ nebo „Puška“, odhoďte je: upír utrpí další 3 zranění. Jednou za souboj.
dr-item-garlic_wreath-text = Ukažte na začátku souboje: pokaždé, když vás v něm zraní „Tesáky“, utrpí upír 4 zranění. Věnec odhoďte, když se proti vám provedou „Drápy“, jinak na konci souboje.
dr-item-dogs-text = Ukažte před prohledáním: odhalené karty „Krysy“, „Sabotér“, „Špeh“ a „Vlci“ smíte odhodit bez efektu a „Psi“ vám zůstanou. Přepadne-li vás některá z nich, smíte ji odhodit spolu s kartou „Psi“.
dr-item-stake-text = Ukažte před prohledáním: objeví-li se upír nebo „Mystifikace“, smíte tu kartu odhodit spolu s kartou „Kůl“.
dr-item-fast_horses-text = Akce ve dne: otočte náhodnou jízdenku a jeďte po silnicích nejvýš tak daleko, jak udává její žluté číslo; kartu si nechte. Nemá-li žluté číslo, jeďte po jedné silnici a kartu odhoďte.
dr-item-dodge-text = Žádný další efekt.
dr-item-punch-text = Upír utrpí 1 zranění.
dr-item-escape-text = Opouštíte souboj, ale zůstáváte ve městě.

## Karty: Drákulovy bojové karty

dr-combat-fangs-text = Upír si vyléčí 2 zranění a napadený lovec 2 zranění utrpí. V noci je uhranutý lovec místo toho pokousán, opouští souboj a vliv stoupne o 1.
dr-combat-strength-text = Napadený lovec utrpí 2 zranění. Zahrál-li „Úder“, „Krucifix“ nebo zbraň, efekt té karty se zruší. V noci se takto zrušený „Krucifix“ nebo zbraň odhodí.
dr-combat-claws-text = Napadený lovec utrpí 2 zranění. V noci pak utrpí 2 zranění kterýkoli lovec v souboji, třeba i týž.
dr-combat-mesmerize-text = Karta napadeného lovce se zruší a lovec je do konce souboje uhranutý: každá jeho zbraň způsobí o 1 zranění méně.
dr-combat-plotting-text = Vezměte si z bojového balíčku kteroukoli kartu. „Úklady“ zůstanou lícem nahoru: později je otočte, abyste zrušili „Úder“, „Úhyb“ nebo „Útěk“ napadeného lovce.
dr-combat-escape_as_bat-text = Souboj končí. Bojoval-li v noci sám Drákula, smí pak tajně odletět do města bez lovců vzdáleného jednu nebo dvě silnice.
dr-combat-escape_as_mist-text = Souboj končí.

## Karty: události lovců

dr-event-hired_scouts-text = Zvolte dvě města. Jsou-li jejich karty na cestě, Drákula je odhalí.
dr-event-newspaper_reports-text = Okamžitě: odhalí se lokace na poli 3. Při svítání nebo soumraku: lokace na poli 5, nebo na poli 6.
dr-event-chartered_carriage-text = Utraťte jízdenku a jeďte jednu až čtyři tratě libovolné barvy.
dr-event-local_rumors-text = Drákula odhalí lokaci každého úkrytu, který sousedí s vaším místem.
dr-event-evil_presence-text = Drákula řekne, kteří lovci jsou na místech sousedících s jeho vlastním.
dr-event-excellent_weather-text = Pohněte se po moři o jeden nebo dva kroky.
dr-event-sense_of_emergency-text = Utrpte 2 zranění a přesuňte se do města vzdáleného jednu až tři silnice.
dr-event-long_night-text = V nadcházející noci se lovci smějí pohybovat po silnicích. Pokaždé se vezme spodní událost: karta lovců se odhodí, Drákulovu dostane Drákula.
dr-event-renewed_vigor-text = V tento den smí každý lovec provést druhou akci, jinou než první.
dr-event-speedy_telegraph-text = V této fázi jsou lovci na řadě v libovolném pořadí, ve dne i v noci.
dr-event-surprising_return-text = Vezměte si z odhozených karet spojence lovců a použijte ho.
dr-event-blood_transfusion-text = Jen nejste-li oslabeni: oslabený lovec ve vašem městě ztratí žeton kousnutí a vy utrpíte 1 zranění.
dr-event-good_luck-text = Odstraňte zátaras, nebo odhoďte Drákulova spojence, nebo zrušte kartu „Falešná informace“.
dr-event-forewarned-text = Střetnutí, které vás přepadlo, se odhodí bez efektu. Neplatí na upíry ani při prohledání.
dr-event-escape_route-text = Vy nebo jiný lovec opouští souboj.
dr-event-planned_ambush-text = Po prvním odhalení karet si smíte svou vzít zpět a zahrát místo ní jinou.
dr-event-lucky_find-text = Prohlédněte si pět vrchních předmětů, jeden si nechte, ostatní odhoďte.
dr-event-heroic_leap-text = Souboj se nekoná: upír utrpí 5 zranění, pak utrpíte 5 zranění vy.
dr-event-great_strength-text = Odvraťte kousnutí nebo zranění, které by porazilo vás nebo jiného lovce.
dr-event-behind_the_veil-text = Drákula ukáže své události a střetnutí; jedno ze střetnutí odhodíte.
dr-event-money_trail-text = Zvolte mořskou kartu na cestě: Drákula ji odhalí.
dr-event-vampire_lair-text = Odhoďte kartu „Kůl“ a buďte zdrženi: vliv klesne o 2.
dr-event-consecrated_ground-text = Položte žeton do města: Drákula tam nesmí a co tam má na cestě nebo v doupěti, odhalí. Pak smí každý lovec ukázat kartu „Svatá hostie“ a udělat totéž jinde, do příštího svítání. Ne Drákulův hrad, Galac ani Klausenburg.
dr-event-mystic_research-text = Akce Van Helsinga: prohlédněte si ruby šesti spodních událostí a Drákulovy odhoďte; ostatní vraťte ve stejném pořadí.
dr-event-wax_cylinders-text = Akce doktora Sewarda: zvolte úkryt a Drákula v něm odhalí všechna střetnutí. Nebo Drákula ukáže, kde je „Skrýt se“, a vy si tuto kartu vezmete zpět.
dr-event-hypnosis-text = Akce Miny Harkerové, je-li v jejím městě jiný lovec: Drákula řekne, ve kterém regionu je. Mina je zdržena.
dr-event-lucys_revenge-text = Hraje lord Godalming. Karta před ním leží do konce souboje: odhoďte ji, abyste zrušili „Únik v podobě netopýra“ nebo „Únik v podobě mlhy“, nebo odvrátili kousnutí či zranění, které by ho porazilo.
dr-event-jonathan_harker-text = Pátrání: zvolte město; je-li na cestě, Drákula odhalí jeho kartu. Spojenec: každému úkrytu, který se posune na pole 6, se odhalí lokace.
dr-event-rufus_smith-text = Pátrání: zvolte město; je-li na cestě, Drákula odhalí jeho kartu. Spojenec: plavba z mořské oblasti do mořské oblasti stojí Drákulu 2 zranění místo 1.
dr-event-sister_agatha-text = Pátrání: zvolte město; je-li na cestě, Drákula odhalí jeho kartu. Spojenec: když Drákula provede „Tesáky“ nebo kartu úniku, utrpí 2 zranění.

## Karty: Drákulovy události

dr-omen-roadblock-text = Položte tři žetony zátarasů na silnice nebo železnice.
dr-omen-summon_storms-text = Položte až tři žetony bouře do mořských oblastí.
dr-omen-hidden_schemes-text = Přidejte střetnutí z ruky do úkrytu na poli 3.
dr-omen-wild_horses-text = Dřív než se cokoli odhalí, přesuňte lovce do sousedního města; dál se počítá jen to.
dr-omen-devilish_power-text = Odstraňte Posvěcenou půdu, nebo odhoďte spojence lovců, nebo v příští fázi lovců zakažte Zásobování.
dr-omen-vampiric_influence-text = Oslabený lovec ukáže všechny předměty a události. Jednu z karet odhoďte a lovce přesuňte do sousedního města.
dr-omen-false_tip-text = Zvolte, kde jízda skončí. „Zvláštní vagon“ se zruší: karta, jízdenka i akce jsou ztraceny.
dr-omen-unearthly_swiftness-text = Po této fázi následuje další Drákulova fáze.
dr-omen-sensationalist_press-text = Zrušte kartu „Místní zvěsti“, „Najatí zvědové“, „Novinové zprávy“ nebo „Přítomnost zla“.
dr-omen-enraged-text = Vaše bojová karta není zrušena. Do konce souboje se už žádná karta úniku neprovede.
dr-omen-darkness_returns-text = Příští fáze lovců nemá den. Všechny odhozené Drákulovy události se zamíchají do balíčku.
dr-omen-customs_search-text = Lovec je zdržen a buď odhodí všechny předměty, nebo utrpí 3 zranění.
dr-omen-seduction-text = Je-li ve městě střetnutí s upírem, neprovede se a vrátí se vám do ruky; lovec je pokousán.
dr-omen-nocturnal_visit-text = Souboje při příštím svítání a ve dne probíhají jako v noci.
dr-omen-draculas_brides-text = Znesvěcení: až dva úkryty na polích 1 až 3 dostanou po jednom střetnutí. Spojenec: na začátku každé své fáze smíte odhodit střetnutí z ruky a dobrat si jiné.
dr-omen-great_wolf-text = Nájezd: lovec utrpí 4 zranění, neukáže-li kartu „Krucifix“ nebo „Svatá hostie“. Spojenec: na začátku každé vaší fáze lovec stejným způsobem utrpí 1 zranění.
dr-omen-immanuel_hildesheim-text = Pomoc: ze šesti vrchních událostí si vezměte Drákulovy, ostatní odhoďte. Spojenec: na začátku každé své fáze si vezměte vrchní událost, je-li Drákulova.

## Karty: střetnutí (co udělají lovci a co po dozrání)

dr-encounter-new_vampire-text = Lovec s ním bojuje: zdraví 6. Jiní lovci ve městě se smějí nechat zdržet, aby se připojili. Přežije-li, vrací se.
dr-encounter-new_vampire-matured = Odhalte lokaci. Vliv stoupne o 3. Vyčistěte tento úkryt a pole 4 až 6.
dr-encounter-reckless_vampire-text = Lovec s ním bojuje: zdraví 4. Při přepadení každé jeho provedené „Tesáky“ navíc zvýší vliv o 1. Přežije-li, vrací se.
dr-encounter-reckless_vampire-matured = Odhalte lokaci. Vliv stoupne o 4. Vyčistěte tento úkryt a pole 4 až 6.
dr-encounter-aristocratic_vampire-text = Nemůže přepadnout. Prohledávající lovec se smí nechat zdržet a odhodit ho; jinak se vrací.
dr-encounter-aristocratic_vampire-matured = Odhalte lokaci. Vliv stoupne o 4. Vyčistěte tento úkryt a pole 4 až 6.
dr-encounter-hoax-text = Nemůže přepadnout. Prohledávající lovec je zdržen.
dr-encounter-hoax-matured = Vezměte si své odhozené události, jednu si tajně nechte a ostatní zamíchejte do balíčku událostí.
dr-encounter-bats-text = Lovce pronásledují netopýři: až bude příště na řadě, Drákula ho přesune do sousedního města a lovec je zdržen.
dr-encounter-desecrated_soil-text = Drákula si dobere 3 střetnutí a pak smí až 3 z ruky odhodit. Vrací se, neukáže-li lovec kartu „Svatá hostie“.
dr-encounter-desecrated_soil-matured = Drákula si vyléčí až 3 zranění.
dr-encounter-rats-text = Lovec utrpí 2 zranění. Vracejí se, neukáže-li kartu „Pistole“ nebo „Puška“.
dr-encounter-saboteur-text = Lovec je zdržen. Vrací se, neukáže-li lovec kartu „Pistole“ nebo „Puška“.
dr-encounter-saboteur-matured = Položte žeton zátarasu na kteroukoli silnici nebo železnici.
dr-encounter-spy-text = Lovec ukáže všechny předměty a události a odhodí všechny jízdenky. Odhodí-li předem zbraň, odhodí se „Špeh“ bez efektu.
dr-encounter-spy-matured = Totéž se stane lovci, kterého zvolí Drákula.
dr-encounter-szgany_bodyguards-text = Lovec utrpí 2 zranění. Neukáže-li zbraň, utrpí ještě 2 a je zdržen.
dr-encounter-szgany_bodyguards-matured = Drákula si kartu nechá lícem nahoru. Jednou ji před vlastním soubojem použije na lovce ve svém městě a odhodí.
dr-encounter-szgany_mob-text = Každý lovec ve městě smí odhodit předměty; za každý ponechaný utrpí 1 zranění.
dr-encounter-szgany_mob-matured = Odhalte lokaci. Efekt zasáhne všechna města jejího regionu.
dr-encounter-unnatural_fog-text = Na toto město přijde žeton mlhy, v přístavu dva. Ve dne je každý lovec ve městě zdržen.
dr-encounter-unnatural_fog-matured = Odhalte lokaci a zvolte město jejího regionu: přijdou na ně dva žetony mlhy.
dr-encounter-wolves-text = Každý lovec ve městě utrpí 4 zranění, o 2 méně za každou ukázanou zbraň.
dr-encounter-wolves-matured = Odhalte lokaci a zvolte město vzdálené jednu nebo dvě silnice: efekt nastane tam.

## Karty: karty moci

dr-power-feed-text = Drákula zůstane, kde je, a vyléčí si až 3 zranění. Střetnutí se neklade.
dr-power-dark_call-text = Drákula zůstane, kde je, utrpí 2 zranění a dobere si 5 střetnutí. Střetnutí se neklade.
dr-power-wolf_form-text = Drákula jde do města vzdáleného jednu nebo dvě silnice, i kolem lovců, a utrpí 1 zranění.
dr-power-misdirect-text = Vyčistěte jeden ze svých úkrytů: tato karta zabere jeho pole. Pak se pohněte jako obvykle, nebo zahrajte další kartu moci.
dr-power-hide-text = Drákula zůstane, kde je, ale vypadá to, že se pohnul: karta má rub města. Střetnutí pod ní nedozrají.

## Volby stolu

dr-option-start = Kde lovci začínají
dr-option-start-fixed = na daných místech
dr-option-start-free = podle vlastní volby
dr-option-powers = Drákulovy karty moci
dr-option-powers-off = ne
dr-option-powers-on = ano
dr-option-lairs = Doupata
dr-option-lairs-off = ne
dr-option-lairs-on = ano
dr-option-rumors = Žetony zvěsti
dr-option-rumors-off = ne
dr-option-rumors-on = ano
dr-option-no_move = Drákula nemá kam jít
dr-option-no_move-clear = vyčistí cestu a utrpí 5 zranění
dr-option-no_move-lose = prohrává
dr-option-sea_powers = „Nasytit se“ a „Temné volání“ na moři
dr-option-sea_powers-off = nelze
dr-option-sea_powers-on = lze
dr-option-hide_revealed = „Skrýt se“, když všichni vidí, kde Drákula je
dr-option-hide_revealed-on = lze, lícem nahoru
dr-option-hide_revealed-off = nelze
dr-option-fury = Vliv za Běsnění Drákuly
dr-option-fury-three = 3
dr-option-fury-one = 1
dr-option-fury_counts = Běsnění Drákuly za odlet netopýra a návrat do doupěte
dr-option-fury_counts-all = platí
dr-option-fury_counts-cards = neplatí
dr-option-north_border = Severní moře a Severní Atlantik
dr-option-north_border-on = sousedí
dr-option-north_border-off = nesousedí
dr-option-first_dawn = Svítání před prvním dnem
dr-option-first_dawn-skipped = není
dr-option-first_dawn-held = je
dr-option-vampire_clears = Co vyčistí dozrálý upír
dr-option-vampire_clears-after_slide = pole 4 až 6 po posunu
dr-option-vampire_clears-before_slide = pole 4 až 6 před posunem
dr-option-reckless = „Zbrklý upír“: vliv z karty „Tesáky“
dr-option-reckless-ambush = jen při přepadení
dr-option-reckless-always = i při prohledání
dr-option-hoax = Dozrálá „Mystifikace“ míchá do balíčku
dr-option-hoax-own = jen Drákulovy události
dr-option-hoax-all = všechny odhozené události
dr-option-stake = Ukázaný „Kůl“
dr-option-stake-optional = odhodí se podle volby lovce
dr-option-stake-automatic = odhodí se s první shodnou kartou
dr-option-wreath = „Česnekový věnec“ končí, když „Drápy“ zasáhnou
dr-option-wreath-owner = jeho majitele
dr-option-wreath-any = kohokoli
dr-option-bats = Netopýři: přesun lovce
dr-option-bats-must = Drákula musí
dr-option-bats-may = Drákula smí
dr-option-refill = Doplnění střetnutí
dr-option-refill-full = vždy do pěti
dr-option-refill-chosen = podle Drákulovy volby
dr-option-false_tip = „Falešná informace“ proti kartě „Zvláštní vagon“
dr-option-false_tip-all_lost = jízda je ztracena
dr-option-false_tip-ticket_left = zbude obyčejná jízda
dr-option-great_strength = „Velká síla“ působí
dr-option-great_strength-anywhere = kdekoli
dr-option-great_strength-combat = jen v souboji
dr-option-luck = „Štěstí“ lze hrát
dr-option-luck-day_start = před první akcí dne
dr-option-luck-each_turn = před akcí každého lovce
dr-option-lairs_heard = Doupata odhalují
dr-option-lairs_heard-scouts = „Najatí zvědové“ a pátrání spojenců
dr-option-lairs_heard-both = také „Místní zvěsti“
dr-option-lairs_heard-neither = žádné z těchto karet
dr-option-weather_at_sea = „Nádherné počasí“ na moři
dr-option-weather_at_sea-on = lze hrát
dr-option-weather_at_sea-off = nelze hrát
dr-option-open_lair = Návrat do odkrytého doupěte
dr-option-open_lair-hidden = Drákula zůstává skrytý
dr-option-open_lair-revealed = Drákula je odhalen
dr-option-bullets = „Posvěcené kulky“ v jednom souboji
dr-option-bullets-one = jedny pro všechny lovce
dr-option-bullets-each = jedny pro každého lovce
dr-option-circle = Karta lovce, kterého odeslal „Svatý kruh“
dr-option-circle-leaves = neprovede se
dr-option-circle-resolves = provede se
dr-option-vampire_fangs = „Tesáky“ upíra v noci uhranutého lovce
dr-option-vampire_fangs-bites = kousnou
dr-option-vampire_fangs-wounds = jen zraní
dr-option-start_lair = Z výchozího úkrytu doupě
dr-option-start_lair-on = být může
dr-option-start_lair-off = být nemůže
dr-preset-basic = Základní hra (doporučujeme pro první hru)
dr-preset-advanced = Pokročilá hra

## Čísla hráče (nahlas a po najetí)

dr-space-empty = Prázdné
dr-space-city = Karta města lícem dolů
dr-space-sea = Mořská karta lícem dolů
dr-space-castle = Karta hradu
dr-space-up = { $place } lícem nahoru
dr-space-down = { $place } lícem dolů
dr-space-encounters = Střetnutí: { $encounters }
dr-space-unknown = { $n } střetnutí lícem dolů
dr-space-rumor = Se zvěstí

## Proč ne

dr-why-no-such = Nic takového tu není.
dr-why-nothing-to-choose = Nic takového teď vybrat nelze.
dr-why-other-question = Nejdřív odpovězte na položenou otázku.
dr-why-hunters-only = To mohou jen lovci.
dr-why-dracula-only = To může jen Drákula.
dr-why-later-setup = Kde kdo začne, se volí před prvním kolem.
dr-why-later-action = To je akce: lovec má jednu ve dne a jednu v noci.
dr-why-later-ride = Cíl jízdy po železnici se volí, až když je jízdenka utracena.
dr-why-later-next = Kdo je na řadě, si lovci volí jen díky kartě „Spěšný telegraf“.
dr-why-later-trade = Karty se předávají při Výměně.
dr-why-later-drawn = O tom se rozhoduje hned po dobrání karty.
dr-why-later-discard = Odhazuje se, jen když máte příliš mnoho karet nebo když to vyžaduje některá karta.
dr-why-later-open = Odkryté karty mají jen oslabení lovci a volí se, jen když některá chybí.
dr-why-later-show = Teď ji není proč ukazovat.
dr-why-later-use = Teď nelze použít žádný předmět.
dr-why-later-shift = Drákula přesouvá lovce jen netopýry nebo kartou.
dr-why-later-tokens = Žetony se kladou a odebírají za soumraku nebo když to určí karta.
dr-why-later-ambush = Drákula přepadá lovce, který právě dorazil.
dr-why-later-search = Pořadí se volí, když lovec prohledává.
dr-why-later-move = To patří k Drákulovu pohybu v jeho fázi.
dr-why-later-leaving = O tom se rozhoduje, když úkryt opouští cestu.
dr-why-later-lay = Střetnutí se kladou v Drákulově fázi po jeho pohybu.
dr-why-later-rumor = Žeton zvěsti se klade až po střetnutí této fáze.
dr-why-later-clear = Doupě lze vyčistit před posunem cesty a při Drákulově pohybu.
dr-why-later-combat = To je možné jen v souboji.
dr-why-later-fly = Drákula odletí, jen když „Únik v podobě netopýra“ ukončil jeho noční souboj.
dr-why-must-sail = Na moři musíte ve dne plout dál.
dr-why-must-discard = Máte příliš mnoho karet: jednu odhoďte.
dr-why-must-move = Drákula musí v každé své fázi něco zahrát.
dr-why-must-lay = Sem musíte položit střetnutí.
dr-why-must-choose = Něco z toho musíte zvolit.
dr-why-must-play = Karta „{ $event }“ se hraje okamžitě, nechat si ji nelze.
dr-why-must-scheme = Karta „{ $omen }“ se hraje okamžitě, nechat si ji nelze.
dr-why-at-night = V noci to nejde, jen ve dne.
dr-why-at-sea = Na moři můžete jen plout dál.
dr-why-in-hospital = V nemocnici se můžete jen zásobit, nebo ve dne odejít.
dr-why-not-in-hospital = Nejste v nemocnici.
dr-why-deed-done = Akci tohoto druhu už jste provedli: druhá musí být jiná.
dr-why-already-there = { $place }: tam už jste.
dr-why-no-road = Silnice { NAME($from, case: "from") } { NAME($place, case: "into") } nevede.
dr-why-road-to-sea = { $place }: na moře silnice nevedou.
dr-why-road-blocked = { $line }: leží tam zátaras.
dr-why-fog-on = Mlha { NAME($place, case: "in") }: lovci nemohou dovnitř, ven ani prohledávat.
dr-why-no-open-road = Žádná volná silnice { NAME($place, case: "from") } nevede.
dr-why-roads-too-far =
    { $place }: příliš daleko, tentokrát nejvýš { $roads ->
        [one] { $roads } volná silnice
        [few] { $roads } volné silnice
        [many] { $roads } volné silnice
       *[other] { $roads } volných silnic
    }.
dr-why-no-port = { $place }: to není přístav.
dr-why-no-sea-way = Jedním krokem po moři se { NAME($from, case: "from") } { NAME($place, case: "into") } nedostanete.
dr-why-no-open-sea = Po moři se teď { NAME($place, case: "from") } nikam nedostanete.
dr-why-storm-on = Bouře { NAME($place, case: "in") }: vplout tam nelze.
dr-why-no-ticket = Jízdenku { $ticket } nemáte.
dr-why-no-tickets = Nemáte jízdenku.
dr-why-no-carriage = Nemáte kartu „Zvláštní vagon“.
dr-why-no-railway = Pro tuto jízdu { NAME($place, case: "from") } nevede volná železnice.
dr-why-no-yellow = Jen žluté tratě vedou { NAME($place, case: "from") }, a na jízdence { $ticket } žluté číslo není.
dr-why-rail-too-far = S touto jízdenkou { NAME($place, case: "into") } nedojedete.
dr-why-in-castle = Na Drákulově hradě se nelze zásobit ani koupit jízdenku.
dr-why-supply-forbidden = „Ďábelská moc“: v této fázi lovců se nikdo nezásobuje.
dr-why-not-hurt = Nemáte žádné zranění, není co léčit.
dr-why-own-seat = To jste vy.
dr-why-defeated = { $seat } je { GENDER($seat) ->
        [f] poražena
       *[m] poražen
    }.
dr-why-hunter-elsewhere = { $seat } je jinde: { NAME($place, case: "in") }.
dr-why-partner-away = { $seat } je v nemocnici nebo na moři.
dr-why-nothing-to-trade = Vy ani { NAME($seat, case: "low") } nemáte co vyměnit.
dr-why-nobody-to-trade = Není tu s kým měnit.
dr-why-sheet-only = To umí jen { NAME($seat, case: "low") }.
dr-why-no-companion = Ve vašem městě není jiný lovec.
dr-why-no-tickets-left = Jízdenky došly.
dr-why-no-encounters-here = Není co prohledat: žádné střetnutí { NAME($place, case: "in") } neleží.
dr-why-not-waiting = { $seat } už na řadě { GENDER($seat) ->
        [f] byla
       *[m] byl
    }.
dr-why-not-shifted = Přesunout { NAME($seat, case: "acc") } { NAME($place, case: "into") } nelze.
dr-why-no-item = Kartu „{ $item }“ nemáte.
dr-why-no-event = Kartu „{ $event }“ nemáte.
dr-why-no-omen = Kartu „{ $omen }“ nemáte.
dr-why-no-encounter = Kartu „{ $encounter }“ v ruce nemáte.
dr-why-no-combat-card = Kartu „{ $card }“ mezi bojovými kartami nemáte.
dr-why-no-gift = Takové karty dát nelze.
dr-why-not-offered = Karta „{ $item }“ mezi ukázanými není.
dr-why-not-discarded = Karta „{ $omen }“ mezi odhozenými událostmi není.
dr-why-event-dawn = Karta „{ $event }“ se hraje při svítání.
dr-why-event-dawn-or-dusk = Karta „{ $event }“ se hraje při svítání nebo soumraku.
dr-why-event-action = Karta „{ $event }“ se hraje jako akce, když jste na řadě.
dr-why-event-day = Karta „{ $event }“ se hraje jako akce ve dne.
dr-why-event-night = Karta „{ $event }“ se hraje jako akce v noci.
dr-why-event-by-day = Karta „{ $event }“ se hraje ve dne.
dr-why-event-rail = Karta „{ $event }“ se hraje s jízdenkou před pohybem po železnici.
dr-why-event-ambushed = Karta „{ $event }“ se hraje, když vás přepadne střetnutí, ne však upír.
dr-why-event-combat = Karta „{ $event }“ se hraje na začátku souboje.
dr-why-event-wound = Karta „{ $event }“ se hraje, když by byl lovec pokousán nebo poražen.
dr-why-omen-drawn = Karta „{ $omen }“ se hraje v okamžiku dobrání.
dr-why-omen-phase = Karta „{ $omen }“ se hraje během Drákulovy fáze.
dr-why-omen-phase-end = Karta „{ $omen }“ se hraje na konci Drákulovy fáze.
dr-why-omen-ticket = Kartou „{ $omen }“ se odpovídá lovci, který utrácí jízdenku.
dr-why-omen-road = Kartou „{ $omen }“ se odpovídá lovci, který se pohnul po silnici.
dr-why-omen-region = Kartou „{ $omen }“ se odpovídá lovci, jehož Pohyb vedl do jiného regionu.
dr-why-omen-searched = Kartou „{ $omen }“ se odpovídá lovci, který prohledává.
dr-why-omen-report = Kartou „{ $omen }“ se odpovídá na karty „Místní zvěsti“, „Najatí zvědové“, „Novinové zprávy“ a „Přítomnost zla“.
dr-why-omen-beaten = Karta „{ $omen }“ se hraje, když by byla vaše bojová karta zrušena.
dr-why-event-of = Kartu „{ $event }“ smí zahrát jen { NAME($seat, case: "low") }.
dr-why-weakened-yourself = Sami jste oslabeni.
dr-why-no-patient = Nikdo jiný ve vašem městě nemá žeton kousnutí.
dr-why-no-sea-card = Na cestě neleží lícem dolů žádná mořská karta.
dr-why-no-secrets = Na cestě neleží lícem dolů žádné střetnutí.
dr-why-no-events-left = Balíček událostí je prázdný.
dr-why-no-items-left = Předměty došly.
dr-why-no-luck-needed = Na plánu není zátaras ani Drákulův spojenec.
dr-why-no-ally-discarded = Mezi odhozenými takový spojenec není.
dr-why-no-ally = Žádný spojenec, kterého by šlo odhodit, tu není.
dr-why-no-ground = Posvěcená půda na plánu není.
dr-why-only-once = Podruhé v tomto souboji nelze.
dr-why-scheme-no-hideout = Na poli 3 není úkryt, který by střetnutí přijal.
dr-why-no-blocks-left = Všechny zátarasy už leží na plánu.
dr-why-no-storms-left = Všechny bouře už leží na plánu.
dr-why-not-chased = Kartu „{ $encounter }“ psi nezaženou.
dr-why-not-shown-for = Karta „{ $item }“ tady nepomůže.
dr-why-shown-already = Karta „{ $item }“ už byla ukázána.
dr-why-ambush-elsewhere = To střetnutí neleží tam, kde je lovec.
dr-why-cannot-ambush = Karta „{ $encounter }“ přepadnout nemůže.
dr-why-found-elsewhere = To střetnutí neleží tam, kde lovec prohledává.
dr-why-not-a-vampire = Karta „{ $encounter }“ není upír.
dr-why-used-already = To střetnutí už bylo použito.
dr-why-no-start = { $place }: na moři ani na Drákulově hradě se nezačíná.
dr-why-hunter-starts = { $place }: tam začíná lovec.
dr-why-not-a-city = { $place }: to není město.
dr-why-not-a-sea = { $place }: to není mořská oblast.
dr-why-named-already = { $place }: na toto město už jste se ptali.
dr-why-not-nearest = { $place }: to není nejbližší nemocnice.
dr-why-not-hallowed = { $place }: toto město posvětit nelze.
dr-why-hallowed-already = { $place }: město už je posvěceno.
dr-why-other-region = { $place } leží v jiném regionu, než je třeba ({ $region }).
dr-why-beyond-two-roads = Víc než dvě silnice: { NAME($from, case: "from") } { NAME($place, case: "into") }.
dr-why-not-bitten = { $seat } nemá žeton kousnutí.
dr-why-not-weakened = { $seat } není { GENDER($seat) ->
        [f] oslabená
       *[m] oslabený
    }.
dr-why-not-fighting = { $seat } v tomto souboji není.
dr-why-not-adjacent = { $from } a { $place } spolu nesousedí.
dr-why-on-trail = { $place } ještě leží na cestě: { NAME($spot, case: "low") }.
dr-why-holy-ground = { $place }: posvěcené místo, Drákula tam nesmí.
dr-why-hunter-there = { $place }: je tam lovec.
dr-why-lair-there = { $place }: je tam doupě.
dr-why-no-powers = Tato hra se hraje bez karet moci.
dr-why-power-on-trail = Karta „{ $power }“ ještě leží na cestě.
dr-why-power-at-sea = Kartu „{ $power }“ nelze hrát na moři.
dr-why-power-on-holy-ground = „{ $power }“ teď nejde: posvěcené místo musí Drákula opustit.
dr-why-hide-seen = „Skrýt se“ nelze hrát, dokud všichni vidí, kde Drákula je.
dr-why-location-only = Teď lze položit jen lokaci.
dr-why-misdirected = V této fázi už „Falešná stopa“ zahrána byla.
dr-why-misdirect-protected = { $spot }: tento úkryt „Falešná stopa“ vyčistit nemůže.
dr-why-misdirect-stuck = { $spot }: pak by nebylo co položit.
dr-why-not-this-space = { $spot }: o toto pole nejde.
dr-why-empty-space = { $spot }: žádný úkryt tam není.
dr-why-holds-none = { $spot }: střetnutí tam položit nelze.
dr-why-no-encounter-there = { $spot }: zvěst tam potřebuje střetnutí.
dr-why-rumor-there = { $spot }: zvěst už tam leží.
dr-why-no-lair-there = { $spot }: není tam doupě, které by šlo vyčistit.
dr-why-no-lairs = Tato hra se hraje bez doupat.
dr-why-no-lair-of-this = Z tohoto úkrytu doupě být nemůže.
dr-why-lair-or-mature = Něco tu už dozrálo: doupětem se úkryt nestane.
dr-why-no-encounters-left = Není žádné střetnutí, které by šlo položit.
dr-why-not-leaving = To střetnutí není v úkrytu, který opouští cestu.
dr-why-matures-not = Karta „{ $encounter }“ nemá efekt dozrání.
dr-why-hide-matures-not = Pod kartou „Skrýt se“ nic nedozraje.
dr-why-too-much = Vyléčit lze nejvýš { $most }.
dr-why-storm-there = { $place }: bouře už tam leží.
dr-why-no-storm-there = { $place }: žádná bouře tam není.
dr-why-block-there = { $line }: zátaras už tam leží.
dr-why-no-block-there = { $line }: žádný zátaras tam není.
dr-why-no-banner = Karta „{ $item }“ nemá prapor, v souboji ji položit nelze.
dr-why-laid-before = Karta „{ $item }“ ještě leží na stole z minulého kola.
dr-why-same-card = Kartu „{ $item }“ už jste položili.
dr-why-use-in-combat = Karta „{ $item }“ se pokládá v souboji.
dr-why-use-bullets = Karta „{ $item }“ se používá, když se provede vaše „Pistole“ nebo „Puška“.
dr-why-use-wreath = Karta „{ $item }“ se ukazuje na začátku souboje.
dr-why-use-horses = Karta „{ $item }“ se používá jako akce ve dne.
dr-why-use-search = Karta „{ $item }“ se ukazuje před prohledáním.
dr-why-early-escape = „{ $card }“: upír může uniknout nejdřív čtvrtou kartou.
dr-why-not-in-deck = Karta „{ $card }“ v bojovém balíčku není.

## Karty a desky

dr-kind-item = Předmět
dr-kind-basic = Základní bojová karta
dr-kind-ticket = Jízdenka
dr-kind-event = Událost
dr-kind-omen = Drákulova událost
dr-kind-encounter = Střetnutí
dr-kind-combat = Bojová karta
dr-kind-power = Karta moci
dr-kind-card = Karta
dr-filter-side = Strana
dr-print-cancels = ruší
dr-print-damage = { $n } zranění
dr-print-health = zdraví { $n }
dr-print-influence = vliv +{ $n } po dozrání
dr-print-matured = Dozrání
dr-print-copies = V balíčku: { $n }
dr-print-white =
    { $n ->
        [one] bílá trať
        [few] bílé tratě
        [many] bílé tratě
       *[other] bílých tratí
    }
dr-print-yellow = se žlutou
dr-print-no-yellow = žlutá ne

dr-sheet-items = Předměty
dr-sheet-events = Události
dr-sheet-tickets = Jízdenky
dr-sheet-encounters = Střetnutí
dr-sheet-held = { $n }, nejvýš { $most }
dr-sheet-open = Leží odkryto
dr-sheet-maybe = „{ $card }“: tady, nebo ji má { NAME($hunters, case: "low") }
dr-sheet-lost = Ztraceno při poslední porážce: { NAME($cards, case: "full") }
dr-sheet-hospital = V nemocnici: { $place }
dr-sheet-nowhere = Není na plánu
dr-sheet-unseen = Není na očích
dr-sheet-bites-left =
    { $n ->
        [0] Příští kousnutí znamená porážku.
       *[other] Snese ještě { $n } kousnutí.
    }
dr-sheet-company = Na témž místě, lze vyměňovat: { NAME($hunters, case: "low") }
dr-sheet-ally = Spojenec
dr-sheet-guards =
    { $n ->
        [1] Osobní strážci čekají na jeho pokyn.
       *[other] Osobní strážci čekají na jeho pokyn: { $n }
    }
dr-sheet-rumors = Zvěsti: u Drákuly { $n }, v zásobě { $pool }
dr-sheet-powers = Karty moci na cestě
dr-sheet-matures = Co kdy dozraje
dr-ability-godalming = Zásobuje-li se ve velkém městě, bere 2 předměty místo 1. Kupuje-li jízdenku, bere 2 místo 1.
dr-ability-seward = Lékař: kdo odpočívá v jeho městě, i on sám, vyléčí si 2 zranění místo 1. Připravený: smí mít 4 předměty a 4 události.
dr-ability-van_helsing = Vůdce: místo předmětů smí vyměňovat události, a to s lovcem v kterémkoli městě. Pevná vůle: porazí ho až třetí kousnutí.
dr-ability-mina = Psychické pouto: akce, je-li v jejím městě jiný lovec; dozví se, zda je Drákula v jejím regionu. Vysátá: je vždy oslabená a porazí ji první kousnutí.
dr-ability-dracula = Vztek: poražený lovec teď zvýší vliv o { $rage }. Pýcha: jeho úniky selžou, dokud v souboji nezahrál víc bojových karet, než je žetonů zoufalství.

dr-out-visited = Drákula tu není: { NAME($day, case: "on") } se tu { GENDER($who) ->
        [f] rozhlédla
       *[m] rozhlédl
    } { NAME($who, case: "low") }.
dr-out-named = Drákula tu není: { NAME($day, case: "on") } se na toto místo ptala karta.
dr-out-region = Drákula tu není: { NAME($day, case: "on") } musel mluvit o svém regionu.
dr-out-near = Drákula tu není: { NAME($day, case: "on") } musel říci, kteří lovci s ním sousedí.
dr-out-holy = Drákula tu není: posvěcené místo, { NAME($day, case: "on") }.
dr-out-known = Drákula tu není, je jinde: { NAME($at, case: "in") }.
dr-out-hunter_there = Drákula tu není: { NAME($who, case: "low") } by ho { GENDER($who) ->
        [f] viděla
       *[m] viděl
    }.
dr-out-on_trail = Drákula tu není: karta leží odkrytá, { NAME($spot, case: "low") }.
dr-out-back =
    Drákula tu není: jeho nejnovější karta má rub { $back ->
        [sea] moře
        [castle] hradu
       *[city] města
    }.
dr-out-too_far =
    Drákula tu není: { NAME($from, case: "from") } sem { $steps ->
        [one] { $steps } krok nestačí
        [few] { $steps } kroky nestačí
        [many] { $steps } kroku nestačí
       *[other] { $steps } kroků nestačí
    }.
dr-out-flew = Drákula tu není: pro netopýra příliš daleko.
dr-out-no_way = Drákula tu není: nemohl se sem nijak dostat.

dr-space-may = Možná: { $places }
dr-space-may-more = a ještě { $n }
dr-space-damage = „{ $encounter }“: { $n } zranění
dr-space-about = Vše, co Drákula položil v jedné fázi. Když úkryt opustí pole 6, střetnutí v něm dozrají.

# Žetony a stupnice.
dr-token-fog = Mlha
dr-token-fog-text = Lovci do tohoto města nemohou vstoupit, opustit je ani je prohledávat a Drákula tu smí odmítnout souboj. Při každém soumraku jeden žeton zmizí.
dr-token-storm = Bouře
dr-token-storm-text = Lovci do této oblasti nemohou vplout.
dr-token-roadblock = Zátaras
dr-token-roadblock-text = Lovci toto spojení nemohou použít.
dr-token-consecrated = Posvěcená půda
dr-token-consecrated-text = Drákula sem nesmí vstoupit ani tu zůstat.
dr-token-host = Svatá hostie
dr-token-host-text = Drákula sem do příštího svítání nesmí vstoupit ani tu zůstat.
dr-token-bats = Netopýři
dr-token-bats-text = Až bude tento lovec příště na řadě, Drákula ho přesune do sousedního města a lovec je zdržen.
dr-token-weakened = Oslabení
dr-token-weakened-text = Pokousaný lovec má jeden předmět a jednu událost odkryté.
dr-token-delayed = Zdržení
dr-token-delayed-text = Nejbližší řada lovce padne na to, aby vstal.
dr-token-guards = Osobní strážci
dr-token-guards-text = Jednou, před vlastním soubojem, je Drákula pošle na lovce ve svém městě.
dr-token-rumor = Zvěst
dr-token-rumor-text = Upír, který dozraje z tohoto úkrytu, přinese o { $n } vlivu víc.
dr-token-hospital = Nemocnice
dr-token-hospital-text = Poražení lovci se tu probouzejí bez zranění a bez karet. Smějí se zásobit, nebo ve dne odejít.
dr-track-influence-text = Přinášejí ho dozrálí upíři, kousnutí v noci a poražení lovci.
dr-track-despair-text = S každým žetonem váží porážka lovce o 1 víc a Drákulovy úniky působí o kolo později.
dr-track-rage-text = Porážka lovce teď zvýší vliv o { $n }.
dr-track-fury-text = Každá karta města nebo karta „Skrýt se“, kterou Drákula položí, zvýší vliv o { $n }.
dr-track-time-text = Po každé noci se Drákula pohne. Po nedělní noci přibude žeton zoufalství.
dr-deck-event =
    { $n ->
        [one] Balíček událostí: { $n } karta
        [few] Balíček událostí: { $n } karty
        [many] Balíček událostí: { $n } karty
       *[other] Balíček událostí: { $n } karet
    }
dr-deck-event-backs = lovci { $hunter }, Drákula { $dracula }
dr-deck-event-top = Navrchu: { $back }
dr-deck-event-bottom =
    { $n ->
        [one] Vespod: karta lovců
        [few] Vespod: { $n } karty lovců
        [many] Vespod: { $n } karty lovců
       *[other] Vespod: { $n } karet lovců
    }
dr-deck-item =
    { $n ->
        [one] Balíček předmětů: { $n } karta
        [few] Balíček předmětů: { $n } karty
        [many] Balíček předmětů: { $n } karty
       *[other] Balíček předmětů: { $n } karet
    }
dr-deck-encounter =
    { $n ->
        [one] Balíček střetnutí: { $n } karta
        [few] Balíček střetnutí: { $n } karty
        [many] Balíček střetnutí: { $n } karty
       *[other] Balíček střetnutí: { $n } karet
    }
dr-deck-ticket =
    { $n ->
        [one] Zásoba jízdenek: { $n } jízdenka
        [few] Zásoba jízdenek: { $n } jízdenky
        [many] Zásoba jízdenek: { $n } jízdenky
       *[other] Zásoba jízdenek: { $n } jízdenek
    }
dr-deck-discarded = Odhozené
dr-deck-buried = Odhozeno lícem dolů: { $n }

## Výjevy

# Souboj
dr-scene-combat-night = Noční souboj { NAME($place, case: "in") }
dr-scene-combat-day = Denní souboj { NAME($place, case: "in") }
dr-scene-round = { $round }. kolo z { $rounds }
dr-scene-escapes-from = Úniky působí od { $round }. kola.
dr-scene-no-escape = „Rozzuřený“: úniky už nepůsobí.
dr-scene-health = Zranění: { $damage } z { $health }
dr-scene-choosing = vybírá kartu
dr-scene-chosen = Karta je tajně vybrána.
dr-scene-secret = Tuto kartu zatím vidíte jen vy.
dr-scene-cancelled = zrušena
dr-scene-discarded = odhozena
dr-scene-returned = vrací se
dr-scene-cancels = Ruší: { $symbols }
dr-scene-meets = zruší jeho kartu
dr-scene-engaged = pod útokem
dr-scene-left = mimo souboj
dr-scene-defeated = porážka
dr-scene-delayed = zdržení
dr-scene-mesmerized = Uhranutí: každá zbraň způsobí o 1 zranění méně
dr-scene-wreath = „Česnekový věnec“: „Tesáky“ zraní i upíra
dr-scene-bullets = „Posvěcené kulky“ už byly použity
dr-scene-planned = „Plánovaná léčka“: po odhalení lze zahrát jinou kartu
dr-scene-lucy = „Pomsta za Lucy“ je připravena
dr-scene-bite = Kousnutí
dr-scene-laid = minule: „{ $item }“
dr-scene-laid-why = Karta z minulého kola se vrátí do ruky až po tomto kole.
dr-scene-items =
    { $n ->
        [one] { $n } předmět
        [few] { $n } předměty
        [many] { $n } předmětu
       *[other] { $n } předmětů
    }
dr-scene-played = zahráno:
dr-scene-plots =
    { $n ->
        [one] „Úklady“ leží lícem nahoru: mohou zrušit „Úder“, „Úhyb“ nebo „Útěk“ napadeného lovce.
        [few] { $n }krát „Úklady“ lícem nahoru: každé mohou zrušit „Úder“, „Úhyb“ nebo „Útěk“ napadeného lovce.
        [many] { $n }krát „Úklady“ lícem nahoru: každé mohou zrušit „Úder“, „Úhyb“ nebo „Útěk“ napadeného lovce.
       *[other] { $n }krát „Úklady“ lícem nahoru: každé mohou zrušit „Úder“, „Úhyb“ nebo „Útěk“ napadeného lovce.
    }
dr-scene-foe-hand =
    { $n ->
        [one] { $n } bojová karta v ruce
        [few] { $n } bojové karty v ruce
        [many] { $n } bojové karty v ruce
       *[other] { $n } bojových karet v ruce
    }
dr-scene-offers = Z čeho vybíráte

# Přepadení a prohledání
dr-scene-ambush = Přepadení { NAME($place, case: "in") }
dr-scene-search = Prohledání { NAME($place, case: "in") }
dr-scene-matured = Něco dozrálo: { $place }
dr-scene-encounters = Zdejší střetnutí

# Výměna
dr-scene-trade = Výměna předmětů a jízdenek { NAME($place, case: "in") }
dr-scene-trade-events = Výměna událostí { NAME($place, case: "in") }
dr-scene-trade-secret = Co kdo komu dává, vědí jen tito dva.
dr-scene-nothing = nic
dr-scene-give =
    { $n ->
        [one] Dát tuto kartu
        [few] Dát tyto { $n } karty
        [many] Dát { $n } karty
       *[other] Dát těchto { $n } karet
    }
dr-scene-give-nothing = Nedat nic
dr-scene-give-not = Tyto karty společně dát nelze.

## Konec

dr-end-title = Příběh tohoto lovu
dr-end-play = Přehrát putování
dr-end-pause = Pozastavit
dr-end-step = Krok putování
dr-end-start = Před lovem
dr-end-day = { $day }, { $week }. týden, den
dr-end-night = { $day }, { $week }. týden, noc
dr-end-dracula = { $day }, { $week }. týden, Drákulův pohyb
dr-end-seen = Drákula odhalen: { $place }
dr-end-hidden = Drákula neodhalen: { $place }
dr-end-unknown = Kde Drákula byl, nikdy nevyšlo najevo.
dr-end-finds = Co se našlo
dr-end-chart = Vliv a zranění v průběhu hry
dr-end-influence = Vliv { $n } z { $of }
dr-end-damage = Drákulova zranění { $n } z { $of }
dr-end-week = { $n }. týden

## How the numbers of a hunter and of Dracula came about

dr-count-health = Lovec, kterému žádné nezbude, je poražen.
dr-count-health-dracula = Když žádné nezbude, vyhrají lovci.
dr-count-health-full = plné zdraví
dr-count-damage = zranění
dr-count-influence = { dr-track-influence-text } Při hodnotě { $most } vyhrává Drákula.
dr-count-rumors = Další v zásobě: { $n }.
dr-count-encounters = Lovci vidí kolik, ne která.
dr-count-omens = Lícem dolů; Drákulův limit v ruce: { $most }.
dr-count-items = Limit tohoto lovce: { $most }.
dr-count-events = Limit tohoto lovce: { $most }.
dr-count-tickets = Limit lovce: { $most }.
