# Fury of Dracula: what cards do, options and editions, sheets and the end: what is not needed at once.

## Names

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

## Cards: items

dr-item-knife-text = Weapon. The vampire suffers 3 damage.
dr-item-pistol-text = Weapon. The vampire suffers 2 damage.
dr-item-rifle-text = Weapon. The vampire suffers 2 damage.
dr-item-crucifix-text = If it cancels Fangs or Mesmerize, the vampire suffers 3 damage.
dr-item-garlic-text = If you are engaged and Fangs or Claws was played (even if cancelled), the vampire suffers 2 damage.
dr-item-heavenly_host-text = The vampire suffers 4 damage. But if you are engaged and Fangs was played, you are bitten and leave the combat instead. Discard it either way. You can also show it to ward off other evils.
dr-item-holy_circle-text = Choose one or more hunters to leave the combat. Then discard it.
dr-item-holy_bullets-text = Discard them after your Pistol or Rifle takes effect: the vampire suffers 3 more damage. Once per combat.
dr-item-garlic_wreath-text = Show it before the first round: whenever Fangs damages you, the vampire suffers 4 damage. Discard it when Claws hits you or the combat ends.
dr-item-dogs-text = Show them before you search: you may discard Rats, Saboteur, Spy and Wolves without effect, and you keep the Dogs. If one of these ambushes you, you may discard it along with the Dogs.
dr-item-stake-text = Show it before you search: you may discard a vampire or a Hoax you find together with the Stake.
dr-item-fast_horses-text = Action by day: reveal a random ticket and move by road up to its yellow number, then take the Horses back. If it has no yellow number, move along one road and discard the Horses.
dr-item-dodge-text = No further effect.
dr-item-punch-text = The vampire suffers 1 damage.
dr-item-escape-text = You leave the combat, but stay in the city.

## Cards: Dracula’s combat cards

dr-combat-fangs-text = The vampire heals 2 damage and the engaged hunter suffers 2. At night, a mesmerized hunter is bitten instead and leaves the combat, and influence rises by 1.
dr-combat-strength-text = The engaged hunter suffers 2 damage, and their Punch, Crucifix or Weapon is cancelled. At night the Crucifix or Weapon is discarded too.
dr-combat-claws-text = The engaged hunter suffers 2 damage. At night, any hunter in the combat (even the same one) then suffers 2 damage.
dr-combat-mesmerize-text = The engaged hunter’s card is cancelled, and they are mesmerized until the combat ends: each of their Weapons deals 1 damage less.
dr-combat-plotting-text = Take any card from the combat deck. Plotting stays face up: you may later turn it face down to cancel the engaged hunter’s Punch, Dodge or Escape.
dr-combat-escape_as_bat-text = The combat ends. At night, if it was Dracula himself who fought, he may then secretly fly to a city without hunters one or two roads away.
dr-combat-escape_as_mist-text = The combat ends.

## Cards: events of the hunters

dr-event-hired_scouts-text = Name two cities: Dracula reveals their cards if they are on the trail.
dr-event-newspaper_reports-text = At once: reveal the location on space 3. At dawn or dusk: reveal the one on space 5 or 6, your choice.
dr-event-chartered_carriage-text = Spend a ticket and travel one to four railways of any colour.
dr-event-local_rumors-text = Dracula reveals the location of every hideout adjacent to you.
dr-event-evil_presence-text = Dracula names each hunter in a location adjacent to his.
dr-event-excellent_weather-text = Move by sea, one or two steps.
dr-event-sense_of_emergency-text = Suffer 2 damage and move to a city one to three roads away.
dr-event-long_night-text = Tonight the hunters may move by road. Each time one does, draw the bottom event: a hunter card is discarded, a Dracula card goes to Dracula.
dr-event-renewed_vigor-text = Today each hunter may take a second action, different from the first.
dr-event-speedy_telegraph-text = Today and tonight the hunters may act in any order.
dr-event-surprising_return-text = Take a hunters’ ally from the discard pile and use it.
dr-event-blood_transfusion-text = A weakened hunter in your city loses a bite token, and you suffer 1 damage. You can’t do this if you are weakened yourself.
dr-event-good_luck-text = Remove a roadblock, discard Dracula’s ally, or cancel a False Tip.
dr-event-forewarned-text = Discard the encounter that ambushes you without effect. No use against vampires or in a search.
dr-event-escape_route-text = You or another hunter leaves the combat.
dr-event-planned_ambush-text = After the first reveal, you may take your card back and play another instead.
dr-event-lucky_find-text = Look at the top five items: keep one and discard the rest.
dr-event-heroic_leap-text = Instead of a fight, the vampire suffers 5 damage and then you suffer 5.
dr-event-great_strength-text = Prevent that bite or that defeating damage, for yourself or another hunter.
dr-event-behind_the_veil-text = Dracula shows you his events and encounters; discard one of the encounters.
dr-event-money_trail-text = Choose a face-down sea card on the trail: Dracula reveals it.
dr-event-vampire_lair-text = Discard a Stake and become delayed: influence falls by 2.
dr-event-consecrated_ground-text = Bar Dracula from a city; anything of his there is revealed. Then each hunter may show a Heavenly Host to bar another city until dawn. Never in Castle Dracula, Galatz or Klausenburg.
dr-event-mystic_research-text = Van Helsing only: look at the backs of the bottom six events and discard Dracula’s; the rest go back in the same order.
dr-event-wax_cylinders-text = Dr. Seward only: reveal all encounters of one hideout. Or Dracula reveals where Hide is, and you take this card back.
dr-event-hypnosis-text = Mina only, with another hunter in her city: Dracula names the region he is in, and Mina is delayed.
dr-event-lucys_revenge-text = Lord Godalming only, until the combat ends: discard it to cancel the vampire’s escape, or to spare him a bite or defeating damage.
dr-event-jonathan_harker-text = Search: name a city, and Dracula reveals its card. Or ally: reveal each location that slides onto space 6.
dr-event-rufus_smith-text = Search: name a city, and Dracula reveals its card. Or ally: sailing from one sea zone to another costs Dracula 2 damage instead of 1.
dr-event-sister_agatha-text = Search: name a city, and Dracula reveals its card. Or ally: whenever Dracula’s Fangs or escape takes effect, he suffers 2 damage.

## Cards: events of Dracula

dr-omen-roadblock-text = Place three roadblocks.
dr-omen-summon_storms-text = Place up to three storms.
dr-omen-hidden_schemes-text = Add an encounter from your hand to the hideout on space 3.
dr-omen-wild_horses-text = Before anything is revealed, move the hunter to an adjacent city.
dr-omen-devilish_power-text = Remove the Consecrated Ground, discard the hunters’ ally, or forbid Supply in the next hunter phase.
dr-omen-vampiric_influence-text = A weakened hunter shows you all their items and events. Discard one of them and move the hunter to an adjacent city.
dr-omen-false_tip-text = You choose where the journey ends. A Chartered Carriage is cancelled instead: the card, the ticket and the action are lost.
dr-omen-unearthly_swiftness-text = Another Dracula phase follows this one.
dr-omen-sensationalist_press-text = Cancel Local Rumors, Hired Scouts, Newspaper Reports or Evil Presence.
dr-omen-enraged-text = Your combat card is not cancelled. No escape takes effect for the rest of this combat.
dr-omen-darkness_returns-text = The next hunter phase has no day. Shuffle your discarded events into the deck.
dr-omen-customs_search-text = The hunter is delayed, and either discards all their items or suffers 3 damage.
dr-omen-seduction-text = If there is a vampire in the city, it returns to your hand without a fight and the hunter is bitten.
dr-omen-nocturnal_visit-text = Combats during the next dawn and day are fought as if at night.
dr-omen-draculas_brides-text = Desecrate: add an encounter to each of up to two hideouts on spaces 1 to 3. Or ally: at the start of each of your phases you may exchange an encounter.
dr-omen-great_wolf-text = Raid: a hunter suffers 4 damage unless they show a Crucifix or Heavenly Host. Or ally: the same for 1 damage at the start of each of your phases.
dr-omen-immanuel_hildesheim-text = Assist: take your cards from the top six events and discard the rest. Or ally: at the start of each of your phases, take the top event if it is yours.

## Cards: encounters (how they meet a hunter, and what they do matured)

dr-encounter-new_vampire-text = The hunter fights it: 6 health. Other hunters here may join in by becoming delayed. If it survives, it returns.
dr-encounter-new_vampire-matured = Influence rises by 3; its location is revealed, and its hideout and spaces 4 to 6 are cleared.
dr-encounter-reckless_vampire-text = The hunter fights it: 4 health. In an ambush, influence also rises by 1 whenever its Fangs takes effect. If it survives, it returns.
dr-encounter-reckless_vampire-matured = Influence rises by 4; its location is revealed, and its hideout and spaces 4 to 6 are cleared.
dr-encounter-aristocratic_vampire-text = Never ambushes. The searching hunter may become delayed to discard it; otherwise it returns.
dr-encounter-aristocratic_vampire-matured = Influence rises by 4; its location is revealed, and its hideout and spaces 4 to 6 are cleared.
dr-encounter-hoax-text = Never ambushes. The searching hunter is delayed.
dr-encounter-hoax-matured = Dracula secretly takes back one of his discarded events; the others are shuffled into the deck.
dr-encounter-bats-text = Bats follow the hunter: on their next turn Dracula moves them to an adjacent city, and they are delayed.
dr-encounter-desecrated_soil-text = Dracula draws 3 encounters, then may discard up to 3. It returns unless a Heavenly Host is shown.
dr-encounter-desecrated_soil-matured = Dracula heals up to 3 damage.
dr-encounter-rats-text = The hunter suffers 2 damage. They return unless a Pistol or Rifle is shown.
dr-encounter-saboteur-text = The hunter is delayed. The Saboteur returns unless a Pistol or Rifle is shown.
dr-encounter-saboteur-matured = Place a roadblock on any road or railway.
dr-encounter-spy-text = The hunter shows all their items and events and loses all their tickets. Discarding a Weapon first gets rid of the Spy.
dr-encounter-spy-matured = The same happens to a hunter of Dracula’s choice.
dr-encounter-szgany_bodyguards-text = The hunter suffers 2 damage. Unless they show a Weapon, they suffer 2 more and are delayed.
dr-encounter-szgany_bodyguards-matured = Dracula keeps them: once, before one of his own combats, they attack a hunter in his location.
dr-encounter-szgany_mob-text = Each hunter in the city may discard items, then suffers 1 damage for each item they keep.
dr-encounter-szgany_mob-matured = Its location is revealed, and the mob strikes in every city of its region.
dr-encounter-unnatural_fog-text = Place 1 fog token on this city, or 2 on a port. By day, every hunter here is delayed.
dr-encounter-unnatural_fog-matured = Its location is revealed; place 2 fog tokens on a city in its region.
dr-encounter-wolves-text = Each hunter in the city suffers 4 damage, 2 less for each Weapon they show.
dr-encounter-wolves-matured = Its location is revealed, and the Wolves attack a city one or two roads away.

## Cards: Dracula’s powers

dr-power-feed-text = Dracula stays where he is and heals up to 3 damage. No encounter is placed.
dr-power-dark_call-text = Dracula stays where he is, suffers 2 damage and draws 5 encounters. No encounter is placed.
dr-power-wolf_form-text = Dracula moves to a city one or two roads away, even past hunters, and suffers 1 damage.
dr-power-misdirect-text = Clear one of your hideouts: this card takes its space. Then move as usual or play another power card.
dr-power-hide-text = Dracula stays where he is but seems to have moved: the card’s back is that of a city. Encounters under it do not mature.

## Options of a table

dr-option-start = Where hunters begin
dr-option-start-fixed = in the printed cities
dr-option-start-free = wherever they like
dr-option-powers = Dracula’s powers
dr-option-powers-off = none
dr-option-powers-on = five power cards
dr-option-lairs = Lairs
dr-option-lairs-off = none
dr-option-lairs-on = hideouts may become lairs
dr-option-rumors = Rumours
dr-option-rumors-off = none
dr-option-rumors-on = rumour tokens are used
dr-option-no_move = Dracula without a legal move
dr-option-no_move-clear = clears his trail and suffers 5 damage
dr-option-no_move-lose = loses at once
dr-option-sea_powers = Feed and Dark Call at sea
dr-option-sea_powers-off = not possible
dr-option-sea_powers-on = possible
dr-option-hide_revealed = Hide while Dracula is revealed
dr-option-hide_revealed-on = possible, face up
dr-option-hide_revealed-off = not possible
dr-option-fury = The Fury of Dracula is worth
dr-option-fury-three = 3 influence
dr-option-fury-one = 1 influence
dr-option-fury_counts = The Fury counts
dr-option-fury_counts-all = every city and Hide placed
dr-option-fury_counts-cards = neither Escape as Bat nor lairs
dr-option-north_border = North Sea and North Atlantic
dr-option-north_border-on = are adjacent
dr-option-north_border-off = are not adjacent
dr-option-first_dawn = Dawn of the first day
dr-option-first_dawn-skipped = is skipped
dr-option-first_dawn-held = takes place
dr-option-vampire_clears = A matured vampire clears spaces 4 to 6
dr-option-vampire_clears-after_slide = as they are after the slide
dr-option-vampire_clears-before_slide = as they were before the slide
dr-option-reckless = Fangs of a Reckless Vampire bring influence
dr-option-reckless-ambush = in an ambush
dr-option-reckless-always = in a search too
dr-option-hoax = A matured Hoax shuffles in
dr-option-hoax-own = Dracula’s discarded events
dr-option-hoax-all = the hunters’ discards as well
dr-option-stake = A Stake shown in a search
dr-option-stake-optional = is used if the hunter wishes
dr-option-stake-automatic = is used on the first match
dr-option-wreath = Claws end a Garlic Wreath
dr-option-wreath-owner = when they hit its owner
dr-option-wreath-any = whoever they hit
dr-option-bats = Bats carry their hunter off
dr-option-bats-must = always
dr-option-bats-may = if Dracula wishes
dr-option-refill = Dracula refills his encounters
dr-option-refill-full = to five, automatically
dr-option-refill-chosen = as far as he wishes
dr-option-false_tip = False Tip against Chartered Carriage
dr-option-false_tip-all_lost = everything is lost
dr-option-false_tip-ticket_left = the ordinary ticket remains
dr-option-great_strength = Great Strength works
dr-option-great_strength-anywhere = anywhere
dr-option-great_strength-combat = only in a combat
dr-option-luck = Good Luck may be played
dr-option-luck-day_start = before the first action of the day
dr-option-luck-each_turn = before each hunter’s action
dr-option-lairs_heard = Cards that also reveal lairs
dr-option-lairs_heard-scouts = Hired Scouts and allies
dr-option-lairs_heard-both = Local Rumors too
dr-option-lairs_heard-neither = none
dr-option-weather_at_sea = Excellent Weather at sea
dr-option-weather_at_sea-on = possible
dr-option-weather_at_sea-off = not possible
dr-option-open_lair = Moving into a face-up lair
dr-option-open_lair-hidden = does not reveal Dracula
dr-option-open_lair-revealed = reveals Dracula
dr-option-bullets = Holy Bullets in a combat
dr-option-bullets-one = one in total
dr-option-bullets-each = one per hunter
dr-option-circle = Cards of hunters sent away by Holy Circle
dr-option-circle-leaves = do nothing
dr-option-circle-resolves = still take effect
dr-option-vampire_fangs = Vampires’ Fangs on mesmerized hunters at night
dr-option-vampire_fangs-bites = bite
dr-option-vampire_fangs-wounds = only wound
dr-option-start_lair = Dracula’s first hideout
dr-option-start_lair-on = may become a lair
dr-option-start_lair-off = may not become a lair
dr-preset-basic = Basic game (recommended for your first time)
dr-preset-advanced = Advanced game

## Numbers of a seat (read aloud and shown on hover)

dr-space-empty = Empty
dr-space-city = City card, face down
dr-space-sea = Sea card, face down
dr-space-castle = Castle card
dr-space-up = { $place }, face up
dr-space-down = { $place }, face down
dr-space-encounters = Encounters: { $encounters }
dr-space-unknown =
    { $n ->
        [one] { $n } encounter face down
       *[other] { $n } encounters face down
    }
dr-space-rumor = With a rumour

## Why something cannot be done

dr-why-no-such = There is nothing like that here.
dr-why-nothing-to-choose = There is nothing of that kind to choose right now.
dr-why-other-question = Answer the current question first.
dr-why-hunters-only = Only hunters can do that.
dr-why-dracula-only = Only Dracula can do that.
dr-why-later-setup = Starting places are chosen before the first round.
dr-why-later-action = That is an action: hunters take one by day and one at night.
dr-why-later-ride = You choose where a rail journey ends after spending the ticket.
dr-why-later-next = The hunters choose who acts next only with Speedy Telegraph.
dr-why-later-trade = Cards are given when trading.
dr-why-later-drawn = You decide that when you have just drawn the card.
dr-why-later-discard = You discard only when you hold too many cards or a card tells you to.
dr-why-later-open = Only weakened hunters keep cards face up, and only when one is missing.
dr-why-later-show = There is nothing to show it for right now.
dr-why-later-use = You can’t use an item right now.
dr-why-later-shift = Dracula moves a hunter only with bats or a card.
dr-why-later-tokens = Tokens are placed or removed only at dusk or when a card says so.
dr-why-later-ambush = Dracula ambushes when a hunter has just arrived.
dr-why-later-search = The order is chosen when a hunter searches.
dr-why-later-move = That belongs to Dracula’s move, in his phase.
dr-why-later-leaving = That is decided when a hideout leaves the trail.
dr-why-later-lay = Encounters are placed in Dracula’s phase, after his move.
dr-why-later-rumor = A rumour token is placed after this phase’s encounter.
dr-why-later-clear = Lairs are cleared before the trail slides and when Dracula moves.
dr-why-later-combat = That is only possible in combat.
dr-why-later-fly = Dracula flies off only when Escape as Bat ends his combat at night.
dr-why-must-sail = At sea you must sail on by day.
dr-why-must-discard = You hold too many cards: discard one.
dr-why-must-move = Dracula must play something in each of his phases.
dr-why-must-lay = You have to place an encounter here.
dr-why-must-choose = You have to choose one of these.
dr-why-must-play = { $event } has to be played at once; you can’t keep it.
dr-why-must-scheme = { $omen } has to be played at once; you can’t keep it.
dr-why-at-night = You can do that by day, but not at night.
dr-why-at-sea = At sea you can only sail on.
dr-why-in-hospital = In hospital you can only take the Supply action, or leave by day.
dr-why-not-in-hospital = You are not in hospital.
dr-why-deed-done = You have already taken this kind of action; the second has to be different.
dr-why-already-there = { $place }: you are already there.
dr-why-no-road = { $from } – { $place }: no road joins them.
dr-why-road-to-sea = { $place }: no road leads to the sea.
dr-why-road-blocked = { $line }: blocked by a roadblock.
dr-why-fog-on = { $place } is in fog: hunters can’t enter, leave or search it.
dr-why-no-open-road = { $place }: no open road leads out of here.
dr-why-roads-too-far =
    { $place } is too far: { $roads ->
        [one] only one open road
       *[other] at most { $roads } open roads
      } this time.
dr-why-no-port = { $place } is not a port.
dr-why-no-sea-way = { $from } – { $place }: more than one step by sea.
dr-why-no-open-sea = { $place }: no open route by sea.
dr-why-storm-on = { $place }: closed by a storm.
dr-why-no-ticket = You do not have a { $ticket } ticket.
dr-why-no-tickets = You have no tickets.
dr-why-no-carriage = You do not have a Chartered Carriage.
dr-why-no-railway = { $place }: no open railway for this journey.
dr-why-no-yellow = { $place } has only yellow railways, and the { $ticket } ticket has no yellow number.
dr-why-rail-too-far = { $place }: this ticket doesn’t reach that far.
dr-why-in-castle = Neither supplies nor tickets are to be had in Castle Dracula.
dr-why-supply-forbidden = Devilish Power: no Supply in this hunter phase.
dr-why-not-hurt = You have no wounds to heal.
dr-why-own-seat = That is you.
dr-why-defeated = { $seat } is defeated.
dr-why-hunter-elsewhere = { $seat } is elsewhere: { $place }.
dr-why-partner-away = { $seat } is in hospital or at sea.
dr-why-nothing-to-trade = Neither you nor { $seat } has anything to trade.
dr-why-nobody-to-trade = There is nobody here to trade with.
dr-why-sheet-only = Only { $seat } can do that.
dr-why-no-companion = No other hunter is in your city.
dr-why-no-tickets-left = No tickets are left.
dr-why-no-encounters-here = { $place }: there is no encounter to search for.
dr-why-not-waiting = { $seat } has already acted.
dr-why-not-shifted = { $seat } cannot be moved there: { $place }.
dr-why-no-item = You do not have { $item }.
dr-why-no-event = You do not have { $event }.
dr-why-no-omen = You do not have { $omen }.
dr-why-no-encounter = { $encounter } is not in your hand.
dr-why-no-combat-card = { $card } is not among your combat cards.
dr-why-no-gift = You cannot give that combination of cards.
dr-why-not-offered = { $item } is not among the cards shown.
dr-why-not-discarded = { $omen } is not among the discarded events.
dr-why-event-dawn = { $event } is played at dawn.
dr-why-event-dawn-or-dusk = { $event } is played at dawn or dusk.
dr-why-event-action = { $event } is played as an action on your turn.
dr-why-event-day = { $event } is played as an action by day.
dr-why-event-night = { $event } is played as an action at night.
dr-why-event-by-day = { $event } is played by day.
dr-why-event-rail = { $event } is played with a ticket when you set out by rail.
dr-why-event-ambushed = { $event } is played when you are ambushed, but not by a vampire.
dr-why-event-combat = { $event } is played at the start of a combat.
dr-why-event-wound = { $event } is played when a hunter would be bitten or defeated.
dr-why-omen-drawn = { $omen } is played as soon as it is drawn.
dr-why-omen-phase = { $omen } is played during Dracula’s phase.
dr-why-omen-phase-end = { $omen } is played at the end of Dracula’s phase.
dr-why-omen-ticket = { $omen } is played when a hunter spends a ticket.
dr-why-omen-road = { $omen } is played when a hunter has moved by road.
dr-why-omen-region = { $omen } is played when a hunter moves into another region.
dr-why-omen-searched = { $omen } is played when a hunter searches.
dr-why-omen-report = { $omen } is played against Local Rumors, Hired Scouts, Newspaper Reports or Evil Presence.
dr-why-omen-beaten = { $omen } is played when your combat card would be cancelled.
dr-why-event-of = { $event }: only { $seat } can play it.
dr-why-weakened-yourself = You are weakened yourself.
dr-why-no-patient = Nobody else in your city has a bite token.
dr-why-no-sea-card = There is no face-down sea card on the trail.
dr-why-no-secrets = There is no face-down encounter on the trail.
dr-why-no-events-left = The event deck is empty.
dr-why-no-items-left = No items are left.
dr-why-no-luck-needed = There is neither a roadblock nor an ally of Dracula’s to get rid of.
dr-why-no-ally-discarded = There is no such ally in the discard pile.
dr-why-no-ally = There is no ally to discard.
dr-why-no-ground = No city is Consecrated Ground.
dr-why-only-once = Only once per combat.
dr-why-scheme-no-hideout = There is no hideout on space 3 that could take an encounter.
dr-why-no-blocks-left = All roadblocks are on the board.
dr-why-no-storms-left = All storms are on the board.
dr-why-not-chased = The Dogs are no use against { $encounter }.
dr-why-not-shown-for = { $item } is no help here.
dr-why-shown-already = { $item } has already been shown.
dr-why-ambush-elsewhere = That encounter is not where the hunter is.
dr-why-cannot-ambush = { $encounter } cannot ambush.
dr-why-found-elsewhere = That encounter is not where the hunter is searching.
dr-why-not-a-vampire = { $encounter } is not a vampire.
dr-why-used-already = That encounter has already been used.
dr-why-no-start = { $place }: nobody begins at sea or in Castle Dracula.
dr-why-hunter-starts = { $place }: a hunter begins there.
dr-why-not-a-city = { $place } is not a city.
dr-why-not-a-sea = { $place } is not a sea zone.
dr-why-named-already = { $place } has already been named.
dr-why-not-nearest = { $place } is not the nearest hospital.
dr-why-not-hallowed = { $place } cannot be consecrated.
dr-why-hallowed-already = { $place } is already consecrated.
dr-why-other-region = { $place } is outside the region in question ({ $region }).
dr-why-beyond-two-roads = { $from } – { $place }: more than two roads.
dr-why-not-bitten = { $seat } has no bite token.
dr-why-not-weakened = { $seat } is not weakened.
dr-why-not-fighting = { $seat } is not in this combat.
dr-why-not-adjacent = { $from } – { $place }: not adjacent.
dr-why-on-trail = { $place } is still on the trail: { $spot }.
dr-why-holy-ground = { $place } is holy: Dracula cannot enter.
dr-why-hunter-there = { $place }: a hunter is there.
dr-why-lair-there = { $place } is a lair.
dr-why-no-powers = This game is played without power cards.
dr-why-power-on-trail = { $power } is still on the trail.
dr-why-power-at-sea = { $power } cannot be played at sea.
dr-why-power-on-holy-ground = { $power }: Dracula must leave holy ground.
dr-why-hide-seen = You can’t play Hide while Dracula is revealed.
dr-why-location-only = Only a location can be placed now.
dr-why-misdirected = Misdirect has already been played in this phase.
dr-why-misdirect-protected = { $spot }: Misdirect can’t clear this hideout.
dr-why-misdirect-stuck = { $spot }: that would leave you nothing to place.
dr-why-not-this-space = { $spot } is not one of the spaces in question.
dr-why-empty-space = { $spot }: there is no hideout here.
dr-why-holds-none = { $spot } cannot take an encounter.
dr-why-no-encounter-there = { $spot }: a rumour needs an encounter there.
dr-why-rumor-there = { $spot }: there is already a rumour here.
dr-why-no-lair-there = { $spot } is not a lair that could be cleared.
dr-why-no-lairs = This game is played without lairs.
dr-why-no-lair-of-this = This hideout cannot become a lair.
dr-why-lair-or-mature = Something has matured here, so it can no longer become a lair.
dr-why-no-encounters-left = There is no encounter to place.
dr-why-not-leaving = That encounter is not in the hideout leaving the trail.
dr-why-matures-not = { $encounter } has no matured effect.
dr-why-hide-matures-not = Nothing matures under Hide.
dr-why-too-much = You can heal at most { $most }.
dr-why-storm-there = { $place }: there is already a storm here.
dr-why-no-storm-there = { $place }: there is no storm to remove.
dr-why-block-there = { $line }: there is already a roadblock here.
dr-why-no-block-there = { $line }: there is no roadblock to remove.
dr-why-no-banner = { $item } has no banner: you can’t play it in combat.
dr-why-laid-before = { $item } is still on the table from the previous round.
dr-why-same-card = { $item } is the card you have already chosen.
dr-why-use-in-combat = { $item } is played in combat.
dr-why-use-bullets = { $item }: use it after your Pistol or Rifle takes effect.
dr-why-use-wreath = { $item } is shown at the start of a combat.
dr-why-use-horses = { $item }: use it as an action by day.
dr-why-use-search = { $item } is shown before a search.
dr-why-early-escape = { $card }: a vampire can’t escape before its fourth card.
dr-why-not-in-deck = { $card } is not in the combat deck.

## Cards and sheets

dr-kind-item = Item
dr-kind-basic = Basic combat card
dr-kind-ticket = Ticket
dr-kind-event = Event
dr-kind-omen = Event of Dracula
dr-kind-encounter = Encounter
dr-kind-combat = Combat card
dr-kind-power = Power
dr-kind-card = Card
dr-filter-side = Side
dr-print-cancels = cancels
dr-print-damage = { $n } damage
dr-print-health = health { $n }
dr-print-influence = influence +{ $n } when matured
dr-print-matured = Matured
dr-print-copies =
    { $n ->
        [one] one in the deck
       *[other] { $n } in the deck
    }
dr-print-white =
    { $n ->
        [one] white railway
       *[other] white railways
    }
dr-print-yellow = if any is yellow
dr-print-no-yellow = none yellow

dr-sheet-items = Items
dr-sheet-events = Events
dr-sheet-tickets = Tickets
dr-sheet-encounters = Encounters
dr-sheet-held = { $n } (limit { $most })
dr-sheet-open = Face up
dr-sheet-maybe = { $card }: here or with { $hunters }
dr-sheet-lost = Lost in the last defeat: { $cards }
dr-sheet-hospital = In hospital: { $place }
dr-sheet-nowhere = Not on the map
dr-sheet-unseen = Out of sight
dr-sheet-bites-left =
    { $n ->
        [0] The next bite means defeat.
        [one] Can survive one more bite.
       *[other] Can survive { $n } more bites.
    }
dr-sheet-company = In the same city and able to trade: { $hunters }
dr-sheet-ally = Ally
dr-sheet-guards =
    { $n ->
        [one] Szgany Bodyguards are waiting to protect him.
       *[other] Szgany Bodyguards waiting to protect him: { $n }
    }
dr-sheet-rumors = Rumours: { $n } in hand, { $pool } in the pool
dr-sheet-powers = Powers on the trail
dr-sheet-matures = What matures when
dr-ability-godalming = In a large city, Supply gives him 2 items instead of 1. When he reserves, he draws 2 tickets instead of 1.
dr-ability-seward = Physician: anyone resting in his city, himself included, heals 2 instead of 1. Prepared: he may hold 4 items and 4 events.
dr-ability-van_helsing = Leader: he may trade events instead of items, with a hunter in any city. Strong-willed: only a third bite defeats him.
dr-ability-mina = Psychic Bond: as an action, with another hunter in her city, she learns whether Dracula is in her region. Drained: she is always weakened, and her first bite defeats her.
dr-ability-dracula = Rage: a hunter’s defeat is now worth { $rage } influence. Pride: his escapes fail until he has played more combat cards than there are despair tokens.

dr-out-visited = Dracula is not here: { $who } looked around on { $day }.
dr-out-named = Dracula is not here: a card checked on { $day }.
dr-out-region = Dracula is not here: on { $day } he had to answer about his region.
dr-out-near = Dracula is not here: on { $day } he had to name the hunters adjacent to him.
dr-out-holy = Dracula is not here: holy ground, { $day }.
dr-out-known = Dracula is not here but elsewhere: { $at }.
dr-out-hunter_there = Dracula is not here: { $who } would see him.
dr-out-on_trail = Dracula is not here: its card is face up, { NAME($spot, case: "low") }.
dr-out-back =
    Dracula is not here: his newest card has the back of a { $back ->
        [sea] sea card
        [castle] castle card
       *[city] city card
    }.
dr-out-too_far =
    Dracula is not here: { $from } is too far for { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
dr-out-flew = Dracula is not here: too far for a bat.
dr-out-no_way = Dracula is not here: none of his possible routes ends here.

dr-space-may = Could be: { $places }
dr-space-may-more =
    { $n ->
        [one] and one more
       *[other] and { $n } more
    }
dr-space-damage = { $encounter }: { $n } damage
dr-space-about = Everything Dracula placed in one phase. When it leaves space 6, its encounters mature.

# Tokens and tracks.
dr-token-fog = Fog
dr-token-fog-text = Hunters can’t enter, leave or search this city, and Dracula may decline combat. One token is removed at each dusk.
dr-token-storm = Storm
dr-token-storm-text = Hunters can’t sail into this zone.
dr-token-roadblock = Roadblock
dr-token-roadblock-text = Hunters can’t travel along this line.
dr-token-consecrated = Consecrated Ground
dr-token-consecrated-text = Dracula can’t enter or stay here.
dr-token-host = Heavenly Host
dr-token-host-text = Dracula can’t enter or stay here until the next dawn.
dr-token-bats = Bats
dr-token-bats-text = On this hunter’s next turn Dracula moves them to an adjacent city, and they are delayed.
dr-token-weakened = Weakened
dr-token-weakened-text = A bitten hunter keeps one item and one event face up.
dr-token-delayed = Delayed
dr-token-delayed-text = The hunter spends their next turn recovering.
dr-token-guards = Szgany Bodyguards
dr-token-guards-text = Once, before one of his own combats, Dracula sends them against a hunter in his location.
dr-token-rumor = Rumour
dr-token-rumor-text = A vampire that matures in this hideout is worth { $n } more influence.
dr-token-hospital = Hospital
dr-token-hospital-text = Defeated hunters wake up here, healed and without cards. They can take the Supply action, or leave by day.
dr-track-influence-text = It rises when vampires mature, hunters are bitten at night or hunters are defeated.
dr-track-despair-text = Each token makes a hunter’s defeat worth 1 more influence and makes Dracula wait a round longer to escape.
dr-track-rage-text = A hunter’s defeat is now worth { $n } influence.
dr-track-fury-text = Each city card or Hide that Dracula places is worth { $n } influence.
dr-track-time-text = Dracula moves each night. After Sunday night a despair token is added.
dr-deck-event =
    { $n ->
        [one] Event deck: { $n } card
       *[other] Event deck: { $n } cards
    }
dr-deck-event-backs = { $hunter } hunter cards, { $dracula } Dracula cards
dr-deck-event-top = On top: { $back }
dr-deck-event-bottom =
    { $n ->
        [one] At the bottom: a hunter card
       *[other] At the bottom: { $n } hunter cards
    }
dr-deck-item =
    { $n ->
        [one] Item deck: { $n } card
       *[other] Item deck: { $n } cards
    }
dr-deck-encounter =
    { $n ->
        [one] Encounter deck: { $n } card
       *[other] Encounter deck: { $n } cards
    }
dr-deck-ticket =
    { $n ->
        [one] Ticket pool: { $n } ticket
       *[other] Ticket pool: { $n } tickets
    }
dr-deck-discarded = Discarded
dr-deck-buried = Discarded face down: { $n }

## Scenes

# Combat
dr-scene-combat-night = Combat in { NAME($place, case: "the") }, at night
dr-scene-combat-day = Combat in { NAME($place, case: "the") }, by day
dr-scene-round = Round { $round } of { $rounds }
dr-scene-escapes-from = Escapes work from round { $round }.
dr-scene-no-escape = Enraged: escapes no longer work.
dr-scene-health = { $damage } of { $health } damage
dr-scene-choosing = choosing a card
dr-scene-chosen = A card has been chosen in secret.
dr-scene-secret = Only you can see this card so far.
dr-scene-cancelled = cancelled
dr-scene-discarded = discarded
dr-scene-returned = returns
dr-scene-cancels = Cancels { $symbols }
dr-scene-meets = cancels his card
dr-scene-engaged = engaged
dr-scene-left = has left the combat
dr-scene-defeated = defeated
dr-scene-delayed = delayed
dr-scene-mesmerized = Mesmerized: each Weapon deals 1 damage less
dr-scene-wreath = Garlic Wreath: Fangs hurts the vampire too
dr-scene-bullets = Holy Bullets have been used
dr-scene-planned = Planned Ambush: may play another card after the reveal
dr-scene-lucy = Lucy’s Revenge is ready
dr-scene-bite = A bite
dr-scene-laid = last: { $item }
dr-scene-laid-why = Last round’s card returns to hand only after this round.
dr-scene-items =
    { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
dr-scene-played = played:
dr-scene-plots =
    { $n ->
        [one] A Plotting is face up: it can cancel the engaged hunter’s Punch, Dodge or Escape.
       *[other] { $n } Plotting cards are face up: each can cancel the engaged hunter’s Punch, Dodge or Escape.
    }
dr-scene-foe-hand =
    { $n ->
        [one] { $n } combat card in hand
       *[other] { $n } combat cards in hand
    }
dr-scene-offers = Your choices

# Ambush and search
dr-scene-ambush = Ambush in { NAME($place, case: "the") }
dr-scene-search = Search in { NAME($place, case: "the") }
dr-scene-matured = Something has matured: { NAME($place, case: "the") }
dr-scene-encounters = Encounters here

# Trade
dr-scene-trade = Trading items and tickets in { NAME($place, case: "the") }
dr-scene-trade-events = Trading events in { NAME($place, case: "the") }
dr-scene-trade-secret = Only the two of them know what changes hands.
dr-scene-nothing = nothing
dr-scene-give =
    { $n ->
        [one] Give this card
       *[other] Give these { $n } cards
    }
dr-scene-give-nothing = Give nothing
dr-scene-give-not = These can’t be given together.

## The end

dr-end-title = The story of the hunt
dr-end-play = Play back the journey
dr-end-pause = Pause
dr-end-step = Step of the journey
dr-end-start = Before the hunt
dr-end-day = { $day } of week { $week }, by day
dr-end-night = { $day } of week { $week }, at night
dr-end-dracula = { $day } of week { $week }, Dracula moves
dr-end-seen = Dracula, revealed: { $place }
dr-end-hidden = Dracula, unseen: { $place }
dr-end-unknown = Where Dracula was never came to light.
dr-end-finds = What was found
dr-end-chart = Influence and damage through the game
dr-end-influence = Influence { $n } of { $of }
dr-end-damage = Dracula’s damage { $n } of { $of }
dr-end-week = week { $n }

## How the numbers of a hunter and of Dracula came about

dr-count-health = A hunter with none left is defeated.
dr-count-health-dracula = With none left the hunters win.
dr-count-health-full = full health
dr-count-damage = damage
dr-count-influence = { dr-track-influence-text } At { $most } Dracula wins.
dr-count-rumors = In the pool: { $n } more.
dr-count-encounters = The hunters see how many, not which.
dr-count-omens = Face down; Dracula may hold { $most }.
dr-count-items = This hunter may hold { $most }.
dr-count-events = This hunter may hold { $most }.
dr-count-tickets = A hunter may hold { $most }.
