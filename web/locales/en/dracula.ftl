# Fury of Dracula. Names first, then what is asked, done and told.
#
# Names are used inside sentences; languages with cases give their forms:  { $case -> *[nom] … [gen] … }
# and sentences ask for them: { NAME($place, case: "gen") }. English has [the], a name with its article ("the North Sea"),
# [low], a name inside a sentence, and [on], a space of the trail with its preposition. Attribute .gender is read by GENDER($who).
# $who is the one who acts; $seat, $hunter, $with another hunter; all of them are names of roles.
# Selectors on numbers need every plural form of the language. Only the arguments used in the English message exist.

dr-title = Fury of Dracula
dr-blurb = Four hunters chase a count across Europe, and he leaves nothing behind but a cold trail. One of you is Dracula.
dr-learn = Your first evening with the hunters, or as Dracula.

## Names

dr-role-dracula = Dracula
dr-role-godalming = Lord Godalming
dr-role-seward = Dr. Seward
dr-role-van_helsing = Van Helsing
dr-role-mina = Mina Harker

dr-side-dracula = Dracula
dr-side-hunters = The hunters
dr-side-dracula-wins = Dracula wins
dr-side-hunters-wins = The hunters win
dr-winner-nobody = nobody
dr-winner-dracula = Dracula
dr-winner-hunters = the hunters
dr-foe-dracula = Dracula
dr-foe-vampire = a vampire

dr-place-dublin = Dublin
dr-place-edinburgh = Edinburgh
dr-place-galway = Galway
dr-place-liverpool = Liverpool
dr-place-london = London
dr-place-manchester = Manchester
dr-place-plymouth = Plymouth
dr-place-swansea = Swansea
dr-place-bordeaux = Bordeaux
dr-place-brussels = Brussels
dr-place-clermont_ferrand = Clermont-Ferrand
dr-place-le_havre = Le Havre
dr-place-marseilles = Marseilles
dr-place-nantes = Nantes
dr-place-paris = Paris
dr-place-strasbourg = Strasbourg
dr-place-toulouse = Toulouse
dr-place-alicante = Alicante
dr-place-barcelona = Barcelona
dr-place-cadiz = Cadiz
dr-place-granada = Granada
dr-place-lisbon = Lisbon
dr-place-madrid = Madrid
dr-place-santander = Santander
dr-place-saragossa = Saragossa
dr-place-amsterdam = Amsterdam
dr-place-berlin = Berlin
dr-place-cologne = Cologne
dr-place-frankfurt = Frankfurt
dr-place-hamburg = Hamburg
dr-place-leipzig = Leipzig
dr-place-munich = Munich
dr-place-nuremberg = Nuremberg
dr-place-bari = Bari
dr-place-cagliari = Cagliari
dr-place-florence = Florence
dr-place-geneva = Geneva
dr-place-genoa = Genoa
dr-place-milan = Milan
dr-place-naples = Naples
dr-place-rome = Rome
dr-place-venice = Venice
dr-place-zurich = Zurich
dr-place-belgrade = Belgrade
dr-place-budapest = Budapest
dr-place-klausenburg = Klausenburg
dr-place-prague = Prague
dr-place-sarajevo = Sarajevo
dr-place-szeged = Szeged
dr-place-vienna = Vienna
dr-place-zagreb = Zagreb
dr-place-athens = Athens
dr-place-bucharest = Bucharest
dr-place-castle_dracula = Castle Dracula
dr-place-constanta = Constanta
dr-place-galatz = Galatz
dr-place-salonica = Salonica
dr-place-sofia = Sofia
dr-place-valona = Valona
dr-place-varna = Varna
dr-place-north_sea =
    { $case ->
       *[nom] North Sea
        [the] the North Sea
    }
dr-place-english_channel =
    { $case ->
       *[nom] English Channel
        [the] the English Channel
    }
dr-place-irish_sea =
    { $case ->
       *[nom] Irish Sea
        [the] the Irish Sea
    }
dr-place-north_atlantic =
    { $case ->
       *[nom] North Atlantic
        [the] the North Atlantic
    }
dr-place-south_atlantic =
    { $case ->
       *[nom] South Atlantic
        [the] the South Atlantic
    }
dr-place-mediterranean_sea =
    { $case ->
       *[nom] Mediterranean Sea
        [the] the Mediterranean Sea
    }
dr-place-tyrrhenian_sea =
    { $case ->
       *[nom] Tyrrhenian Sea
        [the] the Tyrrhenian Sea
    }
dr-place-ionian_sea =
    { $case ->
       *[nom] Ionian Sea
        [the] the Ionian Sea
    }
dr-place-adriatic_sea =
    { $case ->
       *[nom] Adriatic Sea
        [the] the Adriatic Sea
    }
dr-place-black_sea =
    { $case ->
       *[nom] Black Sea
        [the] the Black Sea
    }

dr-region-britannia = Britannia
dr-region-gallia = Gallia
dr-region-iberia = Iberia
dr-region-germania = Germania
dr-region-italia = Italia
dr-region-austro_hungary = Austro-Hungary
dr-region-balkans =
    { $case ->
       *[nom] Balkans
        [the] the Balkans
    }

dr-spot-space1 =
    { $case ->
       *[nom] Space 1
        [low] space 1
        [on] on space 1
    }
dr-spot-space2 =
    { $case ->
       *[nom] Space 2
        [low] space 2
        [on] on space 2
    }
dr-spot-space3 =
    { $case ->
       *[nom] Space 3
        [low] space 3
        [on] on space 3
    }
dr-spot-space4 =
    { $case ->
       *[nom] Space 4
        [low] space 4
        [on] on space 4
    }
dr-spot-space5 =
    { $case ->
       *[nom] Space 5
        [low] space 5
        [on] on space 5
    }
dr-spot-space6 =
    { $case ->
       *[nom] Space 6
        [low] space 6
        [on] on space 6
    }
dr-spot-leaving =
    { $case ->
       *[nom] The hideout leaving the trail
        [low] the hideout leaving the trail
        [on] in the hideout leaving the trail
    }
dr-spot-lair1 =
    { $case ->
       *[nom] Lair 1
        [low] lair 1
        [on] in lair 1
    }
dr-spot-lair2 =
    { $case ->
       *[nom] Lair 2
        [low] lair 2
        [on] in lair 2
    }
dr-spot-lair3 =
    { $case ->
       *[nom] Lair 3
        [low] lair 3
        [on] in lair 3
    }

dr-back-hunter = hunter card
dr-back-dracula = Dracula card
dr-location_back-city = city card
dr-location_back-sea = sea card
dr-location_back-castle = castle card

# White number / yellow number.
dr-ticket-t32 = 3/2
dr-ticket-t22 = 2/2
dr-ticket-t21 = 2/1
dr-ticket-t11 = 1/1
dr-ticket-t1 = 1/–
dr-ticket-text =
    Up to { $white ->
        [one] { $white } white railway
       *[other] { $white } white railways
    }. { $yellow ->
        [0] No yellow ones.
       *[other] Up to { $yellow } in all if any of them is yellow.
    }

# Lines of the map: made of these and of the names of places.
dr-way-road =
    { $case ->
       *[nom] Road
        [low] road
    }
dr-way-rail =
    { $case ->
       *[nom] Railway
        [low] railway
    }

## Cards: items

dr-item-knife = Knife
dr-item-pistol = Pistol
dr-item-rifle = Rifle
dr-item-crucifix = Crucifix
dr-item-garlic = Garlic
dr-item-heavenly_host = Heavenly Host
dr-item-holy_circle = Holy Circle
dr-item-holy_bullets = Holy Bullets
dr-item-garlic_wreath = Garlic Wreath
dr-item-dogs = Dogs
dr-item-stake = Stake
dr-item-fast_horses = Fast Horses
dr-item-dodge = Dodge
dr-item-punch = Punch
dr-item-escape = Escape

## Cards: Dracula’s combat cards

dr-combat-fangs = Fangs
dr-combat-strength = Strength
dr-combat-claws = Claws
dr-combat-mesmerize = Mesmerize
dr-combat-plotting = Plotting
dr-combat-escape_as_bat = Escape as Bat
dr-combat-escape_as_mist = Escape as Mist

## Cards: events of the hunters

dr-event-hired_scouts = Hired Scouts
dr-event-newspaper_reports = Newspaper Reports
dr-event-chartered_carriage = Chartered Carriage
dr-event-local_rumors = Local Rumors
dr-event-evil_presence = Evil Presence
dr-event-excellent_weather = Excellent Weather
dr-event-sense_of_emergency = Sense of Emergency
dr-event-long_night = Long Night
dr-event-renewed_vigor = Renewed Vigor
dr-event-speedy_telegraph = Speedy Telegraph
dr-event-surprising_return = Surprising Return
dr-event-blood_transfusion = Blood Transfusion
dr-event-good_luck = Good Luck
dr-event-forewarned = Forewarned
dr-event-escape_route = Escape Route
dr-event-planned_ambush = Planned Ambush
dr-event-lucky_find = Lucky Find
dr-event-heroic_leap = Heroic Leap
dr-event-great_strength = Great Strength
dr-event-behind_the_veil = Behind the Veil
dr-event-money_trail = Money Trail
dr-event-vampire_lair = Vampire Lair
dr-event-consecrated_ground = Consecrated Ground
dr-event-mystic_research = Mystic Research
dr-event-wax_cylinders = Wax Cylinders
dr-event-hypnosis = Hypnosis
dr-event-lucys_revenge = Lucy’s Revenge
dr-event-jonathan_harker = Jonathan Harker
dr-event-rufus_smith = Rufus Smith
dr-event-sister_agatha = Sister Agatha

## Cards: events of Dracula

dr-omen-roadblock = Roadblock
dr-omen-summon_storms = Summon Storms
dr-omen-hidden_schemes = Hidden Schemes
dr-omen-wild_horses = Wild Horses
dr-omen-devilish_power = Devilish Power
dr-omen-vampiric_influence = Vampiric Influence
dr-omen-false_tip = False Tip
dr-omen-unearthly_swiftness = Unearthly Swiftness
dr-omen-sensationalist_press = Sensationalist Press
dr-omen-enraged = Enraged
dr-omen-darkness_returns = Darkness Returns
dr-omen-customs_search = Customs Search
dr-omen-seduction = Seduction
dr-omen-nocturnal_visit = Nocturnal Visit
dr-omen-draculas_brides = Dracula’s Brides
dr-omen-great_wolf = Great Wolf
dr-omen-immanuel_hildesheim = Immanuel Hildesheim

## Cards: encounters (how they meet a hunter, and what they do matured)

dr-encounter-new_vampire = New Vampire
dr-encounter-reckless_vampire = Reckless Vampire
dr-encounter-aristocratic_vampire = Aristocratic Vampire
dr-encounter-hoax = Hoax
dr-encounter-bats = Bats
dr-encounter-desecrated_soil = Desecrated Soil
dr-encounter-rats = Rats
dr-encounter-saboteur = Saboteur
dr-encounter-spy = Spy
dr-encounter-szgany_bodyguards = Szgany Bodyguards
dr-encounter-szgany_mob = Szgany Mob
dr-encounter-unnatural_fog = Unnatural Fog
dr-encounter-wolves = Wolves

## Cards: Dracula’s powers

dr-power-feed = Feed
dr-power-dark_call = Dark Call
dr-power-wolf_form = Wolf Form
dr-power-misdirect = Misdirect
dr-power-hide = Hide

# A card or encounter that nobody here may see.
dr-hidden-text = Only its owner knows what it is.
dr-matured = Matured: { $text }
dr-trait-weapon = Weapon
dr-trait-ally = Ally

# When an event is played; -now: at once, or then.
dr-moment-drawn = As soon as it is drawn
dr-moment-dawn = At dawn
dr-moment-dawn_or_dusk = At dawn or dusk
dr-moment-dawn_or_dusk-now = At once, or later at dawn or dusk
dr-moment-rail = Before a move by rail
dr-moment-action = As an action
dr-moment-day_action = As an action by day
dr-moment-night_action = As an action at night
dr-moment-by_day = By day
dr-moment-ambushed = When you are ambushed
dr-moment-combat = At the start of a combat
dr-moment-wound = When a hunter would be bitten or defeated
dr-moment-phase = In your phase
dr-moment-phase_end = At the end of your phase
dr-moment-phase_end-now = At once, or later at the end of your phase
dr-moment-ticket = When a hunter spends a ticket
dr-moment-road = When a hunter has moved by road
dr-moment-region = When a hunter moves into another region
dr-moment-searched = When a hunter searches
dr-moment-report = When a hunter plays one of these cards
dr-moment-beaten = When your combat card would be cancelled

# Course of the game.
dr-phase-setup = Set-up
dr-phase-dawn = Dawn
dr-phase-day = Day
dr-phase-dusk = Dusk
dr-phase-night = Night
dr-phase-dracula = Dracula
dr-phase-over = End of the game
dr-week = Week { $week }
dr-week-day = Week { $week }, { $day }

## What is asked of you

dr-ask-start = Where do you begin? Choose a city.
dr-ask-settle = Where do you begin? Secretly choose a city without hunters.
dr-ask-hospital = Which hospital is { $hunter } taken to?
dr-ask-window =
    { $phase ->
        [dusk] Dusk: play an event?
       *[dawn] Dawn: play an event?
    }
dr-ask-next = Speedy Telegraph: who acts next?
dr-ask-action =
    { $phase ->
        [night] Your action at night: what do you do?
       *[day] Your action by day: what do you do?
    }
dr-ask-action-road = By road: where to?
dr-ask-action-rail = By rail: with which ticket?
dr-ask-action-carriage = Chartered Carriage: with which ticket?
dr-ask-action-sail = By sea: where to?
dr-ask-action-trade = Trade items and tickets: who with?
dr-ask-action-trade_events = Trade events: who with?
dr-ask-action-play = Which event do you play?
dr-ask-bats = Bats: where do they carry { $hunter }?
dr-ask-fog_refusal = There are hunters here, but you are in fog: decline the combat?
dr-ask-storm_off = Dusk: which storm blows over?
dr-ask-block_off = Dusk: which roadblock is removed?
dr-ask-luck = It is day: play Good Luck?
dr-ask-ride = By rail: where does your journey end?
dr-ask-ride-tip = False Tip: where does { $hunter }’s journey end?
dr-ask-gallop =
    { $roads ->
        [one] Fast Horses, { $roads } road: where to?
       *[other] Fast Horses, up to { $roads } roads: where to?
    }
dr-ask-sail_on =
    { $left ->
        [one] Excellent Weather: sail on?
       *[other] Excellent Weather: where do you sail?
    }
dr-ask-rush = Sense of Emergency: where do you hurry to?
dr-ask-tip = { $hunter } has spent a { $ticket } ticket. Respond?
dr-ask-tip_luck = A False Tip! Play Good Luck against it?
dr-ask-horses = { $hunter } has moved by road. Respond?
dr-ask-customs = { $hunter } has entered another region. Respond?
dr-ask-duty = Customs Search: discard all your items, or suffer { $damage } damage?
dr-ask-give =
    { $events ->
        [0] Trade: which items and tickets do you give { $with }?
       *[other] Trade: which events do you give { $with }?
    }
dr-ask-received = You have drawn { $event }.
dr-ask-omen = You have received { $omen }.
dr-ask-limit_item = Too many items: which one do you discard?
dr-ask-limit_event = Too many events: which one do you discard?
dr-ask-limit_ticket = Too many tickets: which one do you return?
dr-ask-limit_omen = Too many events: which one do you discard?
dr-ask-open_item = You are weakened: which item do you keep face up?
dr-ask-open_event = You are weakened: which event do you keep face up?
dr-ask-press = The hunters play { $event }. Cancel it?
dr-ask-name =
    { $left ->
        [one] Hired Scouts: name the second city.
       *[other] Hired Scouts: name the first city.
    }
dr-ask-ally = { $event }: name a city to search, or keep the card as an ally.
dr-ask-return = Surprising Return: which ally comes back?
dr-ask-veil = Behind the Veil: which of Dracula’s encounters is discarded?
dr-ask-patient = Blood Transfusion: whose bite do you heal?
dr-ask-sea_card = Money Trail: which sea card is revealed?
dr-ask-ground = Which city becomes Consecrated Ground?
dr-ask-host = Show a Heavenly Host to bar another city?
dr-ask-wax = Wax Cylinders: reveal the encounters of which hideout – or find out where Hide is?
dr-ask-wax-plain = Wax Cylinders: reveal the encounters of which hideout?
dr-ask-luck_use = Good Luck: what do you use it for?
dr-ask-paper = Newspaper Reports: space 5 or space 6?
dr-ask-ambush = { $hunter } has arrived in { NAME($place, case: "the") }: ambush?
dr-ask-ward = You are ambushed: { $encounter }! Respond?
dr-ask-hounds = You are about to search: show anything first?
dr-ask-seduction = { $hunter } is searching. Respond?
dr-ask-match = You have found { $encounter }: discard it?
dr-ask-order = Which of the encounters { $hunter } found comes next?
dr-ask-join = Join the fight against the New Vampire?
dr-ask-stay_delayed = An Aristocratic Vampire: be delayed to discard it?
dr-ask-soil =
    { $left ->
        [one] Desecrated Soil: discard { $left } more encounter?
       *[other] Desecrated Soil: discard up to { $left } encounters?
    }
dr-ask-show = { $encounter }: show anything against it?
dr-ask-spy = A Spy! Discard a Weapon to get rid of it?
dr-ask-mob = The Szgany Mob: which items do you discard? Each one you keep costs 1 damage.
dr-ask-wolves = Wolves! Show a Weapon? Each one spares you 2 damage.
dr-ask-save = { $amount } damage would defeat { $victim }. Prevent it?
dr-ask-save-bite = { $victim } is about to be bitten. Prevent it?
dr-ask-phase = Your phase begins: do anything before the trail slides?
dr-ask-brides = Your Brides: which encounter do you exchange?
dr-ask-wolf_prey = Great Wolf, { $damage } damage: who does it attack?
dr-ask-wolf_show = The Great Wolf attacks! Show a Crucifix or Heavenly Host?
dr-ask-leaving = A hideout is leaving the trail: what happens to it?
dr-ask-old_lair = Which old lair makes way?
dr-ask-spy_target = Who do you set the Spy on?
dr-ask-fog_city = Which city does the fog fall on?
dr-ask-wolves_city = Which city do the Wolves attack?
dr-ask-hoax = Hoax: which of your discarded events do you take back?
dr-ask-soil_heal = Desecrated Soil: how much damage do you heal?
dr-ask-move = Where do you go? Choose a place on the map or a power.
dr-ask-move-plain = Where do you go? Choose an adjacent place on the map.
dr-ask-move-go = Where do you go?
dr-ask-move-wolf = Wolf Form: which city, one or two roads away?
dr-ask-move-misdirect = Misdirect: which hideout is cleared?
dr-ask-move-clear = Which lair do you clear?
dr-ask-feed = Feed: how much damage do you heal?
dr-ask-lay = Which encounter do you place { NAME($spot, case: "on") }?
dr-ask-rumor = Place a rumour on one of your hideouts?
dr-ask-refill = Draw an encounter?
dr-ask-scheme = Your phase ends: play an event?
dr-ask-block =
    { $left ->
        [one] Where does the last roadblock go?
       *[other] Where does a roadblock go? { $left } left to place.
    }
dr-ask-storm = Where does a storm rise? Up to { $left } left.
dr-ask-schemed_encounter = Which encounter goes { NAME($spot, case: "on") }?
dr-ask-desecrate = Your Brides: which hideout gets an encounter?
dr-ask-devilry = What does your Devilish Power do?
dr-ask-victim = Vampiric Influence: which weakened hunter do you choose?
dr-ask-victim_card = Which of { $hunter }’s cards is discarded?
dr-ask-shift = Where do you move { $hunter }?
dr-ask-guard = Send your Szgany Bodyguards against someone first?
dr-ask-ready = A combat begins: prepare anything?
dr-ask-leaver = Escape Route: who leaves the combat?
dr-ask-find = Lucky Find: which item do you keep?
dr-ask-fight = Round { $round }: choose a card.
dr-ask-engage = Which hunter do you engage?
dr-ask-swap = Planned Ambush: play another card instead?
dr-ask-flip = Turn a Plotting face down to cancel the engaged hunter’s card?
dr-ask-enraged = Your card would be cancelled. Respond?
dr-ask-lucy = Dracula is escaping: use Lucy’s Revenge?
dr-ask-claws = Claws at night: who do they hit next?
dr-ask-plot = Plotting: which combat card do you take?
dr-ask-bat = Escape as Bat: where do you fly to?
dr-ask-bullets = Your shot has hit: use Holy Bullets?
dr-ask-circle = Holy Circle: who leaves the combat?
dr-ask-nature = The cards are being shuffled…
dr-ask-none = The game is over.

## What others are asked

dr-wait-start = { $who } is choosing where to begin.
dr-wait-settle = Dracula is choosing where to begin.
dr-wait-hospital = Dracula is choosing a hospital for { $hunter }.
dr-wait-window = { $who } may play an event.
dr-wait-next = The hunters are choosing who acts next.
dr-wait-action = It is { $who }’s turn.
dr-wait-bats = Dracula’s bats are carrying { $hunter } off.
dr-wait-fog_refusal = Dracula may decline the combat in the fog.
dr-wait-storm_off = Dracula is choosing which storm is removed.
dr-wait-block_off = Dracula is choosing which roadblock is removed.
dr-wait-luck = { $who } may play Good Luck.
dr-wait-ride = { $who } is choosing where the journey ends.
dr-wait-gallop = { $who } is riding with Fast Horses.
dr-wait-sail_on = { $who } is sailing on.
dr-wait-rush = { $who } is hurrying.
dr-wait-tip = Dracula may respond to { $hunter }’s ticket.
dr-wait-tip_luck = { $who } may play Good Luck.
dr-wait-horses = Dracula may respond to { $hunter }’s move.
dr-wait-customs = Dracula may respond to { $hunter }’s move.
dr-wait-duty = { $who } faces the Customs Search.
dr-wait-give = { $who } is choosing what to give { $with }.
dr-wait-received = { $who } is looking at the event just drawn.
dr-wait-omen = Dracula is looking at the event he has received.
dr-wait-limit_item = { $who } holds too many items.
dr-wait-limit_event = { $who } holds too many events.
dr-wait-limit_ticket = { $who } holds too many tickets.
dr-wait-limit_omen = Dracula holds too many events.
dr-wait-open_item = { $who } is choosing an item to keep face up.
dr-wait-open_event = { $who } is choosing an event to keep face up.
dr-wait-press = Dracula may cancel { $event }.
dr-wait-name = { $who } is sending out scouts.
dr-wait-ally = { $who } is choosing how to use { $event }.
dr-wait-return = { $who } is choosing an ally.
dr-wait-veil = { $who } is looking behind the veil.
dr-wait-patient = { $who } is choosing whose bite to heal.
dr-wait-sea_card = { $who } is following the money.
dr-wait-ground = { $who } is choosing a city to consecrate.
dr-wait-host = { $who } may show a Heavenly Host.
dr-wait-wax = { $who } is listening to the Wax Cylinders.
dr-wait-luck_use = { $who } is trying Good Luck.
dr-wait-paper = { $who } is reading the newspapers.
dr-wait-ambush = Dracula may ambush { $hunter }.
dr-wait-ward = { $who } is ambushed.
dr-wait-hounds = { $who } is about to search.
dr-wait-seduction = Dracula may respond to { $hunter }’s search.
dr-wait-match = { $who } is deciding what to do with the find.
dr-wait-order = Dracula is choosing which encounter comes next.
dr-wait-join = { $who } may join the fight.
dr-wait-stay_delayed = { $who } may be delayed to get rid of the vampire.
dr-wait-soil = Dracula may discard encounters.
dr-wait-show = { $who } may show a card.
dr-wait-spy = { $who } faces the Spy.
dr-wait-mob = { $who } faces the Szgany Mob.
dr-wait-wolves = { $who } faces the Wolves.
dr-wait-save = { $who } may save { $victim }.
dr-wait-phase = Dracula’s phase begins.
dr-wait-brides = Dracula may exchange an encounter.
dr-wait-wolf_prey = Dracula is choosing the Great Wolf’s prey.
dr-wait-wolf_show = { $who } faces the Great Wolf.
dr-wait-leaving = A hideout is leaving the trail; Dracula decides what happens to it.
dr-wait-old_lair = Dracula is making room for a lair.
dr-wait-spy_target = Dracula is choosing who to set the Spy on.
dr-wait-fog_city = Dracula is choosing a city for the fog.
dr-wait-wolves_city = Dracula is choosing a city for the Wolves.
dr-wait-hoax = Dracula is looking through his discarded events.
dr-wait-soil_heal = Dracula is choosing how much to heal.
dr-wait-move = Dracula is choosing where to go.
dr-wait-feed = Dracula is feeding.
dr-wait-lay = Dracula is placing an encounter.
dr-wait-rumor = Dracula may place a rumour.
dr-wait-refill = Dracula may draw encounters.
dr-wait-scheme = Dracula may play an event.
dr-wait-block = Dracula is placing a roadblock.
dr-wait-storm = Dracula is placing a storm.
dr-wait-schemed_encounter = Dracula is adding an encounter.
dr-wait-desecrate = Dracula is choosing a hideout.
dr-wait-devilry = Dracula is using his Devilish Power.
dr-wait-victim = Dracula is choosing a weakened hunter.
dr-wait-victim_card = Dracula is choosing one of { $hunter }’s cards.
dr-wait-shift = Dracula is choosing where to move { $hunter }.
dr-wait-guard = Dracula may send his Bodyguards.
dr-wait-ready = { $who } is preparing for the combat.
dr-wait-leaver = { $who } is choosing who leaves the combat.
dr-wait-find = { $who } is choosing an item.
dr-wait-fight = { $who } is choosing a card.
dr-wait-fight-many = Still to choose a card: { $hunters }.
dr-wait-engage = Dracula is choosing who to engage.
dr-wait-swap = { $who } may play another card instead.
dr-wait-flip = Dracula may turn a Plotting face down.
dr-wait-enraged = Dracula may save his card.
dr-wait-lucy = { $who } may stop the escape.
dr-wait-claws = Dracula is choosing who the Claws hit next.
dr-wait-plot = Dracula is taking a combat card.
dr-wait-bat = Dracula is choosing where to fly to.
dr-wait-bullets = { $who } may use Holy Bullets.
dr-wait-circle = { $who } is choosing who leaves the combat.
dr-wait-nature = The cards are being shuffled…
dr-wait-none = The game is over.

## Actions as buttons

# Kinds of action, where what they are done with is chosen after.
dr-verb-road = Move by road
dr-verb-rail = Move by rail
dr-verb-carriage = Chartered Carriage
dr-verb-sail = Move by sea
dr-verb-trade = Trade items and tickets
dr-verb-trade_events = Trade events
dr-verb-play = Play an event
dr-verb-go = Move
dr-verb-wolf = Wolf Form
dr-verb-misdirect = Misdirect
dr-verb-clear = Clear a lair
dr-verb-scheme = Play an event

dr-do-item = Keep { $item }
dr-do-omen = Take back { $omen }
dr-do-pass = No
dr-do-start = Begin in { NAME($place, case: "the") }
dr-do-settle = Begin in { NAME($place, case: "the") }
dr-do-road = By road to { NAME($place, case: "the") }
dr-do-rail = By rail, { $ticket } ticket
dr-do-carriage = Chartered Carriage, { $ticket } ticket
dr-do-ride = By rail to { NAME($place, case: "the") }
dr-do-sail = By sea to { NAME($place, case: "the") }
dr-do-leave = Leave the hospital
dr-do-supply = Supply
dr-do-rest = Rest
dr-do-trade = Trade with { $seat }
dr-do-trade_events = Trade events with { $seat }
dr-do-reserve = Reserve a ticket
dr-do-search = Search the city
dr-do-bond = Psychic Bond: is Dracula in this region?
dr-do-gallop = Ride with Fast Horses
dr-do-play = Play { $event }
dr-do-act_next = { $seat } acts next
dr-do-give = Give { $cards }
dr-do-give-nothing = Give nothing
dr-do-keep = Keep it
dr-do-discard_item = Discard { $item }
dr-do-discard_event = Discard { $event }
dr-do-discard_ticket = Return the { $ticket } ticket
dr-do-discard_omen = Discard { $omen }
dr-do-open_item = Keep { $item } face up
dr-do-open_event = Keep { $event } face up
dr-do-show = Show { $item }
dr-do-use = Use { $item }
dr-do-use-fight = { $item }
dr-do-suffer = Suffer the damage
dr-do-name = { $place }
dr-do-target = { $seat }
dr-do-space = { $spot }
dr-do-space-at = { $spot }: { $place }
dr-do-block = { $line }
dr-do-unblock = { $line }
dr-do-ally = Keep it as an ally
dr-do-seek = Search { NAME($place, case: "the") }
dr-do-analysis = Analysis: Dracula reveals where Hide is
dr-do-expel = Discard Dracula’s ally: { $omen }
dr-do-expel-hunters = Discard the hunters’ ally: { $event }
dr-do-lift_ground = Remove the Consecrated Ground
dr-do-starve = No Supply in the next hunter phase
dr-do-ambush = Ambush with { $encounter }
dr-do-resolve = { $encounter }
dr-do-resolve-seduction = Seduction: { $encounter }
dr-do-accept = Yes
dr-do-mature = Let { $encounter } mature
dr-do-make_lair = Make it a lair
dr-do-go = Go to { NAME($place, case: "the") }
dr-do-hide = Hide: stay unseen
dr-do-feed = Feed
dr-do-dark_call = Dark Call
dr-do-wolf = Wolf Form to { NAME($place, case: "the") }
dr-do-misdirect = Misdirect: clear { NAME($spot, case: "low") }
dr-do-misdirect-at = Misdirect: clear { NAME($spot, case: "low") } ({ $place })
dr-do-heal =
    { $n ->
        [0] Heal nothing
       *[other] Heal { $n }
    }
dr-do-lay = Place { $encounter }
dr-do-drop = Discard { $encounter }
dr-do-rumor = Rumour { NAME($spot, case: "on") }
dr-do-rumor-at = Rumour { NAME($spot, case: "on") } ({ $place })
dr-do-clear = Clear { NAME($spot, case: "low") }
dr-do-clear-at = Clear { NAME($spot, case: "low") } ({ $place })
dr-do-scheme = Play { $omen }
dr-do-shift = To { NAME($place, case: "the") }
dr-do-storm = { $place }
dr-do-calm = { $place }
dr-do-fight = { $card }
dr-do-engage = Engage { $seat }
dr-do-flip = Turn a Plotting face down
dr-do-claw = { $seat }
dr-do-plot = Take { $card }
dr-do-fly = Fly to { NAME($place, case: "the") }

# What it means to say no (pass) or yes (accept), by question.
dr-pass-action = Do nothing
dr-pass-window = Play nothing
dr-pass-luck = Play nothing
dr-pass-tip_luck = Play nothing
dr-pass-scheme = Play nothing
dr-pass-ready = Prepare nothing
dr-pass-phase = Let the trail slide
dr-pass-sail_on = Stay here
dr-pass-bats = Leave the hunter alone
dr-pass-fog_refusal = Fight
dr-pass-leaving = Let it go
dr-pass-ambush = Don’t ambush
dr-pass-ward = Face it
dr-pass-match = Face it
dr-pass-stay_delayed = Move on
dr-pass-hounds = Show nothing
dr-pass-host = Show nothing
dr-pass-show = Show nothing
dr-pass-wolf_show = Show nothing
dr-pass-wolves = Show nothing more
dr-pass-spy = Let the Spy have a look
dr-pass-mob = Keep the rest
dr-pass-soil = Keep the rest
dr-pass-brides = Keep them all
dr-pass-rumor = No rumour
dr-pass-storm = No more storms
dr-pass-desecrate = No more
dr-pass-join = Stay out of it
dr-pass-save = Let it happen
dr-pass-lucy = Let him go
dr-pass-swap = Keep the card
dr-pass-bat = Stay in the city
dr-pass-circle = Nobody else
dr-pass-guard = Hold them back
dr-accept-fog_refusal = Decline the combat
dr-accept-duty = Discard all items
dr-accept-match = Discard it
dr-accept-join = Join the fight
dr-accept-stay_delayed = Be delayed and discard it
dr-accept-refill = Draw an encounter

# What an action does, under its button; stands in lists.
dr-tell-damage-n = { $n } damage
dr-tell-deadly = certain defeat
dr-tell-heals-n = heals { $n }
dr-tell-influence-n = influence +{ $n }
dr-tell-influence_falls-n = influence { $n }
dr-tell-wins = victory
dr-tell-delays = a delay
dr-tell-items-n =
    { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
dr-tell-tickets-n =
    { $n ->
        [one] { $n } ticket
       *[other] { $n } tickets
    }
dr-tell-encounters-n =
    { $n ->
        [one] { $n } encounter
       *[other] { $n } encounters
    }
dr-tell-hits-n = { $n } damage
dr-tell-defeats = a defeat
dr-tell-fails = would be cancelled
dr-tell-lair = a lair
# Against a card that lies open.
dr-tell-cancels = cancels his card
dr-tell-cancels_not = does not cancel
dr-does = { $what }
dr-does-spends = costs { $cards }
dr-does-spends-more = costs { $cards }; { $what }
dr-does-meets = meets { $hunters }
dr-does-meets-more = meets { $hunters }; { $what }
dr-does-reach = as far as { $places }
dr-does-reach-more = as far as { $places } and beyond
dr-does-reach-cost = { $what }; as far as { $places }
dr-does-reach-cost-more = { $what }; as far as { $places } and beyond
dr-does-cancels = cancels { $cancels } of { $of }
dr-does-cancels-hits = cancels { $cancels } of { $of }; { $what }
dr-does-top-hunter = { $what } and an event
dr-does-top-hunter-only = an event
dr-does-top-dracula = { $what }; Dracula’s event is discarded
dr-does-top-dracula-only = Dracula’s event is discarded
# How many of the cards that may lie at the bottom are whose.
dr-does-bottom = { $what } and the bottom event: hunters { $hunter }, Dracula { $dracula }
dr-does-bottom-only = the bottom event: hunters { $hunter }, Dracula { $dracula }

dr-confirm-pass = Do nothing this turn?
dr-confirm-duty = Discard all your items: { $cards }?
dr-confirm-deadly = That would defeat you. Do it anyway?

## The log

dr-event-began = The hunt begins
dr-event-dawn = Dawn of { $day }
dr-event-day = { $day }, by day
dr-event-dusk = Dusk on { $day }
dr-event-night = Night of { $day }
dr-event-dracula_phase = Dracula’s phase
dr-event-despair = A week has passed: { $tokens } of { $most } despair tokens.
dr-event-turn = { $who } acts.
dr-event-passed = { $who } does nothing.
dr-event-stood_up = { $who } recovers from the delay.
dr-event-game_over =
    { ID($winner) ->
        [dracula] Dracula has won
       *[hunters] The hunters have won
    }
dr-event-started = { $who } begins in { NAME($place, case: "the") }.
dr-event-moved = { $who } goes from { NAME($from, case: "the") } to { NAME($to, case: "the") }.
dr-event-shifted = { $who } is moved from { NAME($from, case: "the") } to { NAME($to, case: "the") }.
dr-event-ticket_spent = { $who } spends a { $ticket } ticket.
dr-event-ticket_turned = { $who } reveals a { $ticket } ticket for the Fast Horses.
dr-event-item_drawn = { $who } draws { $item }.
dr-event-item_drawn-hidden = { $who } draws an item.
dr-event-event_drawn = { $who } draws { $event }.
dr-event-event_drawn-hidden = { $who } draws an event.
dr-event-ticket_drawn = { $who } reserves a { $ticket } ticket.
dr-event-ticket_drawn-hidden = { $who } reserves a ticket.
dr-event-event_buried = A { $back } is discarded unseen.
dr-event-back_turned = The next event is a { $back }.
dr-event-reshuffled =
    { $deck ->
        [items] The discarded items are shuffled to form a new deck.
        [events] Discarded events are shuffled into the deck.
       *[encounters] The discarded encounters are shuffled to form a new deck.
    }
dr-event-rested = { $who } rests.
dr-event-traded =
    { $events ->
        [0] { $who } trades with { $with }.
       *[other] { $who } trades events with { $with }.
    }
dr-event-gave =
    { $n ->
        [0] { $who } gives { $hunter } nothing.
        [one] { $who } gives { $hunter } a card.
       *[other] { $who } gives { $hunter } { $n } cards.
    }
dr-event-item_discarded = { $who } discards { $item }.
dr-event-event_discarded = { $who } discards { $event }.
dr-event-event_discarded-deck = Discarded from the deck: { $event }.
dr-event-ticket_returned = { $who } returns a { $ticket } ticket.
dr-event-ticket_returned-hidden = { $who } returns a ticket.
dr-event-item_opened = { $who } keeps { $item } face up.
dr-event-event_opened = { $who } keeps { $event } face up.
dr-event-item_shown = { $who } shows { $item }.
dr-event-event_shown = { $who } shows { $event }.
dr-event-event_kept = { $who } keeps the event.
dr-event-delayed = { $who } is delayed.
dr-event-bats_came = Bats follow { $who }.
dr-event-bats_left = The bats come for { $who }.
dr-event-to_hospital = { $who } wakes up in hospital in { $place }.
dr-event-left_hospital = { $who } leaves the hospital for { $place }.
dr-event-hurt = { $who } suffers { $amount } damage ({ $damage } in all).
dr-event-healed = { $who } heals { $amount } damage ({ $damage } left).
dr-event-bitten = { $who } is bitten!
dr-event-bite_healed = One of { $who }’s bites is healed.
dr-event-saved = { $who } is saved.
dr-event-defeated = { $who } is defeated!
dr-event-influence = Influence rises by { $amount } to { $influence }.
dr-event-influence-falls = Influence falls by { $amount } to { $influence }.
dr-event-dracula_hurt = Dracula suffers { $amount } damage ({ $damage } in all).
dr-event-dracula_healed = Dracula heals { $amount } damage ({ $damage } left).
dr-event-played = { $who } plays { $event }.
dr-event-ally = { $event } is now the hunters’ ally.
dr-event-ally-dracula = { $omen } is now Dracula’s ally.
dr-event-ally_gone = The hunters lose their ally, { $event }.
dr-event-ally_gone-dracula = Dracula loses his ally, { $omen }.
dr-event-cancelled = Cancelled: { $event }.
dr-event-cancelled-dracula = Cancelled: { $omen }.
dr-event-schemed = Dracula plays { $omen }.
dr-event-omen_drawn = Dracula receives { $omen }.
dr-event-omen_drawn-hidden = Dracula receives an event.
dr-event-omen_kept = Dracula keeps { $omen }.
dr-event-omen_kept-hidden = Dracula keeps the event.
dr-event-omen_discarded = Dracula discards { $omen }.
dr-event-omen_discarded-hidden = Dracula discards an event.
dr-event-omen_shown = Dracula shows { $omen }.
dr-event-omen_shown-hidden = Dracula shows an event.
dr-event-named = { $who } names { NAME($place, case: "the") }.
dr-event-not_there = No trace of Dracula in { NAME($place, case: "the") }.
dr-event-not_there-spot = There is no location { NAME($spot, case: "on") }.
dr-event-not_there-near = There is no hideout nearby.
dr-event-answer_region =
    { $there ->
        [0] Dracula is not in { NAME($region, case: "the") }.
       *[other] Dracula is in { NAME($region, case: "the") }.
    }
dr-event-answer_region-sea = Dracula is at sea, in no region.
dr-event-answer_adjacent = Adjacent to Dracula: { $hunters }.
dr-event-answer_adjacent-nobody = No hunter is adjacent to Dracula.
dr-event-backs_seen = The bottom card of the deck is a { $back }.
dr-event-settled = Dracula begins in { $place }.
dr-event-settled-hidden = Dracula has chosen where to begin.
dr-event-laid_card = Dracula goes to { NAME($place, case: "the") }.
dr-event-laid_card-hidden =
    { ID($back) ->
        [sea] Dracula places a sea card on the trail.
        [castle] Dracula places the castle card on the trail.
       *[city] Dracula places a card on the trail.
    }
dr-event-power = Dracula plays { $power }.
dr-event-slid = The trail slides on.
dr-event-location_revealed = { $place } is revealed { NAME($spot, case: "on") }!
dr-event-hide_revealed = Hide is revealed { NAME($spot, case: "on") }.
dr-event-hide_revealed-deck = Hide is not on the trail.
dr-event-dracula_revealed = Dracula is revealed in { $place }!
dr-event-dracula_hidden = Dracula is out of sight again.
dr-event-cleared = { $spot } is cleared.
dr-event-lair_made = The hideout becomes { NAME($spot, case: "low") }.
dr-event-lair_entered = Dracula moves into { NAME($spot, case: "low") }.
dr-event-no_move = Dracula has nowhere to go.
dr-event-way_found = Dracula has found a way out.
dr-event-encounter_drawn = Dracula draws { $encounter }.
dr-event-encounter_drawn-hidden = Dracula draws an encounter.
dr-event-encounter_laid = Dracula places { $encounter } { NAME($spot, case: "on") }.
dr-event-encounter_laid-hidden = Dracula places an encounter { NAME($spot, case: "on") }.
dr-event-encounter_revealed = Revealed { NAME($spot, case: "on") }: { $encounter }.
dr-event-encounter_discarded = Discarded: { $encounter }.
dr-event-encounter_discarded-hidden = An encounter is discarded unseen.
dr-event-encounter_returned = Back to { NAME($spot, case: "low") }: { $encounter }.
dr-event-encounter_returned-hand = Back to Dracula’s hand: { $encounter }.
dr-event-encounter_shown = Dracula shows { $encounter }.
dr-event-matured = Matured: { $encounter }!
dr-event-rumor_laid = Dracula places a rumour { NAME($spot, case: "on") }.
dr-event-rumor_gone = The rumour { NAME($spot, case: "on") } is gone.
dr-event-guards_kept = Dracula keeps the Szgany Bodyguards.
dr-event-ambush = { $who } is ambushed: { $encounter }!
dr-event-search = { $who } searches { $place }.
dr-event-fog = Fog falls on { $place }.
dr-event-fog_lifted = Fog lifts from { $place }.
dr-event-storm = A storm rises in { NAME($place, case: "the") }.
dr-event-storm_lifted = The storm in { NAME($place, case: "the") } blows over.
dr-event-blocked = A roadblock closes the { NAME($line, case: "low") }.
dr-event-unblocked = The { NAME($line, case: "low") } is open again.
dr-event-consecrated = { $place } becomes Consecrated Ground.
dr-event-host_token = { $who } protects { $place } with a Heavenly Host.
dr-event-hosts_gone = The Heavenly Host tokens leave the board.
dr-event-ground_lifted = { $place } is no longer Consecrated Ground.
dr-event-combat =
    { $night ->
        [0] Combat with { $foe } in { $place }, by day
       *[other] Combat with { $foe } in { $place }, at night
    }
dr-event-refused = Dracula declines the combat in the fog.
dr-event-combat_card_drawn = Dracula draws { $card }.
dr-event-combat_card_drawn-hidden = Dracula draws a combat card.
dr-event-card_chosen = { $who } chooses { $item }.
dr-event-card_chosen-hidden = { $who } has chosen a card.
dr-event-dracula_chose = Dracula chooses { $card }.
dr-event-dracula_chose-hidden = Dracula has chosen a card.
dr-event-engaged = { $who } is engaged.
dr-event-cards_shown = { $who } plays { $item }.
dr-event-dracula_card = Dracula plays { $card }.
dr-event-card_cancelled = Cancelled: { $item }.
dr-event-card_cancelled-dracula = Cancelled: { $card }.
dr-event-card_exchanged = { $who } plays { $item } instead.
dr-event-left_combat = { $who } leaves the combat.
dr-event-mesmerized = { $who } is mesmerized.
dr-event-vampire_hurt = The vampire suffers { $amount } damage ({ $damage } in all).
dr-event-vampire_healed = The vampire heals { $amount } damage ({ $damage } left).
dr-event-vampire_defeated = { $encounter } is defeated!
dr-event-bat_flew = Dracula flies to { $place } as a bat.
dr-event-bat_flew-hidden = Dracula flies off as a bat.
dr-event-combat_over = The combat is over.

## Numbers of a seat (read aloud and shown on hover)

dr-number-health = { $n } of { $most } health left
dr-number-bites =
    { $n ->
        [0] Not bitten
        [one] { $n } bite
       *[other] { $n } bites
    }
dr-number-influence = Influence { $n } of { $most }
dr-number-rumors =
    { $n ->
        [one] { $n } rumour token
       *[other] { $n } rumour tokens
    }
dr-number-items = items
dr-number-events = events
dr-number-tickets = tickets
dr-number-encounters = encounters in hand
dr-mark-bats = Followed by Bats
dr-mark-weakened = Weakened: keeps one item and one event face up
dr-mark-guards = Szgany Bodyguards are waiting
dr-status-defeated = defeated
dr-status-delayed = delayed
dr-status-hospital = in hospital
dr-status-chosen = has chosen

# What is said of a place, a hunter and a space of the trail, one after another.
dr-label-large = Large city
dr-label-small = Small city
dr-label-castle = Castle
dr-label-sea = Sea zone
dr-label-port = Port
dr-label-hospital = Hospital
dr-label-hunters = Here: { $hunters }
dr-label-dracula = Dracula is here
dr-label-fog = Fog: { $n }
dr-label-storm = Storm
dr-label-consecrated = Consecrated Ground
dr-label-host = Heavenly Host
dr-label-spot = { $spot } of the trail
dr-label-spot-lair = { $spot }
dr-label-belief = Chance that Dracula is here: { $n }%

## Board

dr-flank = Time and trail
dr-trail = Dracula’s trail
dr-lairs = Lairs
dr-tools = Map views
dr-tool-belief = Where Dracula could be
dr-tool-reach = Where the hunters can get next turn
dr-tool-pin = Pin a note to the map
dr-pin-where = Select a place on the map.
dr-pin-title = Note: { $place }
dr-pin-text = A few words
dr-pin-shared = My side can read it
dr-pin-save = Pin
dr-pin-remove = Remove
dr-show = Show { $who }
dr-show-last = Show where Dracula was last seen
dr-time = { $day }, { $light }
dr-influence = Influence: { $n } of { $of }
dr-despair = Despair: { $n } of { $of }
dr-encounter-hidden = A hidden encounter
dr-map-dracula = Dracula, { $place }
dr-map-fog = Fog: { $where }
dr-map-storm = Storm: { $where }
dr-map-roadblock = Roadblock: { $where }
dr-map-consecrated = Consecrated Ground: { $where }
dr-map-host = Heavenly Host: { $where }
dr-weekday-monday = Monday
dr-weekday-tuesday = Tuesday
dr-weekday-wednesday = Wednesday
dr-weekday-thursday = Thursday
dr-weekday-friday = Friday
dr-weekday-saturday = Saturday
dr-weekday-sunday = Sunday

## Cards and sheets

dr-hidden-item = An unknown item
dr-hidden-ticket = An unknown ticket
dr-hidden-event = An unknown hunter event
dr-hidden-omen = An unknown Dracula event
dr-hidden-encounter = An unknown encounter
dr-hidden-combat = An unknown combat card

# The sheet of a hunter or of Dracula.
dr-hidden-card = An unknown card
dr-ripens =
    { $n ->
        [one] Leaves the trail in the next Dracula phase
       *[other] Leaves the trail in { $n } Dracula phases
    }

# What stands beside a place.
dr-detail-roads = Roads: { $places }
dr-detail-white = White railways: { $places }
dr-detail-yellow = Yellow railways: { $places }
dr-detail-sea = By sea: { $places }
dr-detail-belief-little = Chance that Dracula is here: less than 1%

# What stands beside a space of the trail.
dr-came-start = He began here.
dr-came-step = He moved one step.
dr-came-stay = He stayed where he was.
dr-came-step_or_stay = He moved one step, or stayed and is hiding.
dr-came-wolf = He came as a wolf, along one or two roads.
dr-lair-about = A hideout that Dracula kept when it left the trail. It never matures, but it can ambush, and he can move back in.

dr-own-dracula = Your encounters
dr-own-hunter = Your condition
