# Raiders of the North Sea. Names first, then what is asked, done and told.
#
# Names are used inside sentences; languages with cases give their forms:  { $case -> *[nom] … [gen] … }
# and sentences ask for them: { NAME($building, case: "gen") }. Form low is the name inside a sentence, nom at its beginning.
# What ends in -n is so many of a thing ("2 provisions"): a sentence gets it as $what, several as a list ($tokens, $price).
# Selectors on numbers need every plural form of the language. Only the arguments used in the English message exist.

rn-title = Raiders of the North Sea
rn-blurb = Gather a crew, load the boats, raid the coasts of the North Sea. Impress the chieftain.
rn-learn = Your first turn and your first raid.

## Names

rn-ship-red = Red
rn-ship-blue = Blue
rn-ship-yellow = Yellow
rn-ship-green = Green

rn-building-gate_house = Gate House
rn-building-town_hall = Town Hall
rn-building-treasury = Treasury
rn-building-barracks = Barracks
rn-building-armoury = Armoury
rn-building-mill = Mill
rn-building-silversmith = Silversmith
rn-building-long_house = Long House

rn-type-harbour = Harbour
rn-type-outpost = Outpost
rn-type-monastery = Monastery
rn-type-fortress = Fortress

rn-settlement-h1 =
    { $case ->
       *[nom] Left harbour
        [low] left harbour
    }
rn-settlement-h2 =
    { $case ->
       *[nom] Middle harbour
        [low] middle harbour
    }
rn-settlement-h3 =
    { $case ->
       *[nom] Right harbour
        [low] right harbour
    }
rn-settlement-o1 =
    { $case ->
       *[nom] River outpost
        [low] river outpost
    }
rn-settlement-o2 =
    { $case ->
       *[nom] Right outpost
        [low] right outpost
    }
rn-settlement-m1 =
    { $case ->
       *[nom] Left monastery
        [low] left monastery
    }
rn-settlement-m2 =
    { $case ->
       *[nom] Right monastery
        [low] right monastery
    }
rn-settlement-f1 =
    { $case ->
       *[nom] Left fortress
        [low] left fortress
    }
rn-settlement-f2 =
    { $case ->
       *[nom] Middle fortress
        [low] middle fortress
    }
rn-settlement-f3 =
    { $case ->
       *[nom] Right fortress
        [low] right fortress
    }

rn-colour-black = black
rn-colour-grey = grey
rn-colour-white = white
rn-colour-none = no

rn-resource-silver = Silver
rn-resource-provisions = Provisions
rn-resource-gold = Gold
rn-resource-iron = Iron
rn-resource-livestock = Livestock
rn-resource-valkyrie = Valkyrie
rn-resource-cards = Cards
rn-resource-nothing = nothing
rn-resource-silver-n = { $n } silver
rn-resource-provisions-n =
    { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
rn-resource-gold-n = { $n } gold
rn-resource-iron-n = { $n } iron
rn-resource-livestock-n = { $n } livestock
rn-resource-valkyrie-n =
    { $n ->
        [one] { $n } valkyrie
       *[other] { $n } valkyries
    }
rn-resource-cards-n =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# What is missing for a raid; stands in lists.
rn-need-crew-n =
    { $n ->
        [one] { $n } more crew member
       *[other] { $n } more crew members
    }
rn-need-black_grey = a black or grey worker
rn-need-grey = a grey worker
rn-need-grey_white = a grey or white worker
rn-need-white = a white worker

rn-tile = Offering worth { $vp } VP
rn-vp = Victory points
rn-strength = Strength
rn-armour = Armour
rn-valkyries = Valkyries
rn-crew = Crew
rn-hero = Hero
rn-half-crew = In the crew
rn-half-hall = In the Town Hall
rn-filter-cost = Price
rn-plain-number = { $n }
rn-family-raid = Raids
rn-family-village = Village
rn-family-death = Death
rn-family-end = End of the game
rn-family-hero = Heroes

rn-phase-setup = Set-up
rn-phase-play = Work and raids
rn-phase-last = Final round
rn-phase-over = End of the game
rn-round = Round { $round }
rn-last-turns =
    { $n ->
        [one] Final round: { $n } turn left
       *[other] Final round: { $n } turns left
    }
# How near the end is: when one of these is 0 the last round comes.
rn-end-fortresses =
    { $n ->
        [one] Fortresses: the final round begins after { $n } more fortress raid.
       *[other] Fortresses: the final round begins after { $n } more fortress raids.
    }
rn-end-valkyries =
    { $n ->
        [one] Valkyries: { $n } left on the board. The final round begins when none are left.
       *[other] Valkyries: { $n } left on the board. The final round begins when none are left.
    }
rn-end-offerings =
    { $n ->
        [one] Offerings: { $n } tile left in the stack. The final round begins when none are left.
       *[other] Offerings: { $n } tiles left in the stack. The final round begins when none are left.
    }

# Where points came from.
rn-source-raid = raids
rn-source-crew_raid = crew abilities in raids
rn-source-deaths = fallen Mercenaries
rn-source-valkyries = valkyrie track
rn-source-armour = armour track
rn-source-offerings = offerings
rn-source-crew = crew at the end
rn-source-gold = gold
rn-source-iron = iron
rn-source-livestock = livestock
rn-end-sources = Where the victory points came from
rn-end-chart = Victory points through the game

# What brought the last round.
rn-trigger-none = nothing
rn-trigger-fortresses = only one fortress set is left
rn-trigger-offerings = the offering stack is empty
rn-trigger-valkyries = no valkyries are left on the board
rn-trigger-turn_limit = the turn limit has been reached

## Numbers of a player (read aloud and shown on hover)

rn-number-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
rn-number-goods = { $what }
rn-number-strength = Strength before dice: crew { $crew }, armour { $armour }
rn-number-armour = Armour { $n }: adds to your strength in every raid
rn-number-valkyries = Step { $n } of the valkyrie track
rn-number-worker-black = Holds a black worker
rn-number-worker-grey = Holds a grey worker
rn-number-worker-white = Holds a white worker
rn-number-worker-none = The worker is on the board
rn-number-hand = cards in hand
rn-number-tiles = offerings made
rn-status-chosen = has chosen
rn-cost = { $what }
rn-free = free
rn-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

# What a building would give now.
rn-yields-used = used this turn
rn-yields-none = nothing to do right now
rn-yields-gain = { $what }
rn-yields-either = { $what } or { $other }
rn-yields-town_hall = play a card
rn-yields-treasury = cards for silver or gold
rn-yields-barracks = hire
rn-yields-armoury = armour
rn-yields-long_house = provisions or an offering

## The map

rn-map-ship =
    { $n ->
        [one] { $ship }: { $n } victory point
       *[other] { $ship }: { $n } victory points
    }
rn-map-coast = The coast
rn-map-village = The village
rn-map-offerings = Offerings
rn-map-stack =
    { $n ->
        [one] { $n } offering in the stack
       *[other] { $n } offerings in the stack
    }
rn-map-deck =
    { $n ->
        [one] Draw pile: { $n } card
       *[other] Draw pile: { $n } cards
    }
rn-map-discard =
    { $n ->
        [one] Discard pile: { $n } card
       *[other] Discard pile: { $n } cards
    }
rn-map-gives-gate_house = Draw 2 cards.
rn-map-gives-town_hall = Play a card and use its Town Hall ability.
rn-map-gives-treasury = Discard 1 card for 2 silver, or 2 cards for 1 gold.
rn-map-gives-barracks = Hire a crew member for the silver shown on the card.
rn-map-gives-armoury = Pay 1 iron for 2 steps of armour, or 2 silver for 1 step.
rn-map-gives-mill = Black: 1 provision. Grey: 2 provisions. White: 2 provisions or 1 gold.
rn-map-gives-silversmith = Black: 3 silver. Grey or white: 2 silver.
rn-map-gives-long_house = Trade 1 livestock for 2 provisions, or make an offering.
rn-map-slot-black = A black worker is here.
rn-map-slot-grey = A grey worker is here.
rn-map-slot-white = A white worker is here.
rn-map-slot-none = Nobody is here.
rn-map-takes-any = Takes any worker.
rn-map-takes-grey_white = Takes grey or white workers.
rn-map-used = Used this turn.
rn-map-crew = Crew: { $n }.
rn-map-price = Price: { $what }.
rn-map-free = Free.
rn-map-sends-black_grey = Black or grey worker.
rn-map-sends-grey = Grey worker.
rn-map-sends-grey_white = Grey or white worker.
rn-map-sends-white = White worker.
rn-map-dice =
    { $n ->
        [one] { $n } die.
       *[other] { $n } dice.
    }
rn-map-always = Always worth { $vp } VP.
rn-map-step = Strength { $strength } or more: { $vp } VP.
rn-map-set = Set: { $tokens }, { $worker }.
rn-map-waits-grey = grey worker
rn-map-waits-white = white worker
rn-map-plundered = Nothing is left to plunder here.
rn-map-possible = You can raid here now.
rn-map-missing = You still need { $missing }.

## What is asked of you

rn-ask-keep =
    { $chosen ->
        [0] Keep three of your five cards: choose the first.
        [1] Keep two more cards.
       *[other] Keep one more card.
    }
rn-ask-turn = Your turn: place your { $worker } worker in the village, or set out on a raid?
rn-ask-turn-place = Place your { $worker } worker at an empty building.
rn-ask-turn-place-only = Which free building does your { $worker } worker go to, without using it?
rn-ask-turn-raid = Raid: choose a settlement.
rn-ask-take = Take a worker from a different building.
rn-ask-take-only = Take a worker from another building, without using it.
rn-ask-visit =
    { ID($building) ->
        [town_hall] Town Hall: play a card from your hand, or skip it.
       *[other] { $building }, { $worker } worker: use the action?
    }
rn-ask-treasury =
    { $left ->
        [one] Treasury: discard { $left } card for { $what }.
       *[other] Treasury: discard { $left } cards for { $what }.
    }
rn-ask-hire = Barracks, { $silver } silver: hire a crew member from your hand? You may dismiss one first.
rn-ask-hire-recruiter = Recruiter, { $silver } silver: hire a crew member from your hand for 2 silver.
rn-ask-hire-now = There is room now: hire a crew member from your hand.
rn-ask-long_house =
    { $left ->
        [one] Long House: trade livestock or make an offering?
       *[other] Long House: trade livestock or make an offering? { $left } actions left.
    }
rn-ask-offer = Trader: choose an offering; you pay one token less.
rn-ask-spare = Trader: which token do you keep?
rn-ask-copy = Merchant: which building do you use with your { $worker } worker?
rn-ask-swap = Archer: choose an opponent and a worker in the village to swap.
rn-ask-swap-building = Archer: which worker in the village swaps places with { $ship }’s?
rn-ask-swap-seat = Archer: whose worker goes to the { $building }?
rn-ask-steal = Barbarian: choose an opponent and what to take.
rn-ask-steal-what = Barbarian: what do you take from { $ship }?
rn-ask-target =
    { ID($card) ->
        [berserker] Berserker: who loses a step of armour?
        [warlord] Warlord: whose silver do you take?
        [warmonger] Warmonger: whose provisions do you take?
       *[other] { $card }: who do you swap hands with?
    }
rn-ask-amount = { $card }: how many? Up to { $most }.
rn-ask-dismiss = Brawler: who do you dismiss from your crew?
rn-ask-plunder = Brawler: what do you take from the supply?
rn-ask-recall = Gravedigger: which crew member returns to your hand?
rn-ask-enlist = Gravedigger: who takes the place of { $card }?
rn-ask-exchange = Scout: who do you swap cards with, and how many?
rn-ask-exchange-number = Scout: how many cards do you swap with { $ship }?
rn-ask-give = Scout: secretly choose cards for { $ship } ({ $given } of { $cards } chosen).
rn-ask-toll = Mercenary: what do you give { $ship }?
rn-ask-reroll =
    { $rerolls ->
        [one] Brawler: re-roll a die?
       *[other] Brawlers: re-roll a die? Up to { $rerolls } times.
    }
rn-ask-set = { $settlement }: which set do you take?
rn-ask-sacrifice =
    { $valkyries ->
        [one] A valkyrie comes: who falls?
       *[other] { $valkyries } valkyries come: who falls first?
    }
rn-ask-avenge = Your Avenger has fallen: who must lose a crew member?
rn-ask-loss = { $ship }’s Avenger has fallen: which crew member do you lose?
rn-ask-limit =
    { $surplus ->
        [one] Too many cards in hand: discard { $surplus } card.
       *[other] Too many cards in hand: discard { $surplus } cards.
    }
rn-ask-nature = The Norns are spinning…
rn-ask-none = The game is over.

## What others are asked

rn-wait-keep = { $ship } is choosing which cards to keep.
rn-wait-turn = It is { $ship }’s turn.
rn-wait-take = { $ship } is taking a worker.
rn-wait-visit = { $ship } is at the { $building }.
rn-wait-treasury = { $ship } is discarding at the Treasury.
rn-wait-hire = { $ship } is hiring.
rn-wait-long_house = { $ship } is in the Long House.
rn-wait-offer = { $ship } is choosing an offering.
rn-wait-spare = { $ship } is choosing which token to keep.
rn-wait-copy = { $ship } is choosing a building for the Merchant.
rn-wait-swap = { $ship } is choosing workers for the Archer to swap.
rn-wait-steal = { $ship } is choosing what the Barbarian takes.
rn-wait-target = { $ship } is choosing an opponent.
rn-wait-amount = { $ship } is choosing a number.
rn-wait-dismiss = { $ship } is choosing who to dismiss.
rn-wait-plunder = { $ship } is choosing plunder.
rn-wait-recall = { $ship } is choosing who to take back.
rn-wait-enlist = { $ship } is choosing who joins the crew.
rn-wait-exchange = { $ship } is choosing who the Scout swaps with.
rn-wait-give = { $ship } is choosing cards to give.
rn-wait-toll = { $ship } is choosing what to hand over.
rn-wait-reroll = { $ship } may re-roll a die.
rn-wait-set = { $ship } is choosing plunder.
rn-wait-sacrifice = { $ship } is choosing who falls.
rn-wait-avenge = { $ship } is choosing who the Avenger strikes.
rn-wait-loss = { $ship } must lose a crew member.
rn-wait-limit = { $ship } is discarding down to eight cards.
rn-wait-nature = The Norns are spinning…
rn-wait-none = The game is over.
rn-wait-many-keep = { $count } players are choosing which cards to keep.
rn-wait-many-give = { $count } players are choosing cards to give.
rn-wait-many-toll = { $count } players are choosing what to hand over.

## Actions as buttons

rn-verb-place = Work in the village
rn-verb-place_only = Place without using
rn-verb-take_only = Take without using
rn-verb-raid = Raid

rn-do-keep = Keep { $cards }
rn-do-place = { $building }
rn-do-place_only = { $building }, not used
rn-do-take = { $building }
rn-do-take_only = { $building }, not used
rn-do-raid = { $settlement }
rn-do-act-draw = Draw { $what }
rn-do-act-armour = { $price }: armour +{ $armour }
rn-do-act-deal = { $price } for { $what }
rn-do-act-gain = { $what }
rn-do-act_plain = { $what }, without { $card }’s ability
rn-do-skip = Skip the action
rn-do-skip-play = Play nothing
rn-do-skip-hire = Hire nobody
rn-do-skip-hire-now = Hire nobody
rn-do-skip-enlist = Nobody
rn-do-offer = Offering: { $vp } VP
rn-do-play = Play { $card }
rn-do-hire = Hire { $card }
rn-do-dismiss = Dismiss { $card }
rn-do-discard = Discard { $card }
rn-do-copy = { $building }
rn-do-swap = { $ship }: { $building }
rn-do-steal = { $what } from { $ship }
rn-do-target = { $ship }
rn-do-amount = { $what }
rn-do-gain = { $what }
rn-do-recall = { $card }
rn-do-enlist = { $card }
rn-do-spare = { $what }
rn-do-exchange =
    { $n ->
        [one] { $ship }: { $n } card
       *[other] { $ship }: { $n } cards
    }
rn-do-give = Give { $card }
rn-do-toll = { $what }
rn-do-reroll = Re-roll the { $face }
rn-do-stand = Keep the roll
rn-do-set = { $tokens }; { $worker } worker
rn-do-sacrifice = { $card }
rn-do-sacrifice_plain = { $card }, without the ability
rn-confirm-raid =
    { $dice ->
        [one] Raid the { NAME($settlement, case: "low") } for { $price }? Strength { $strength } plus { $dice } die ({ $least } to { $most }). A roll can’t be undone.
       *[other] Raid the { NAME($settlement, case: "low") } for { $price }? Strength { $strength } plus { $dice } dice ({ $least } to { $most } each). A roll can’t be undone.
    }
rn-death-avenger = an opponent loses a crew member too
rn-death-berserker = returns to your hand
rn-death-gravedigger = brings 1 gold
rn-death-mercenary = brings 1 VP

## Why not

rn-why-keep-first = First choose the three cards to keep.
rn-why-others-turn = It is { $seat }’s turn: answer the question below first.
rn-why-raid-first = Finish the raid first ({ NAME($settlement, case: "low") }).
rn-why-limit-first =
    { $cards ->
        [one] Discard { $cards } card first: you may keep at most eight.
       *[other] Discard { $cards } cards first: you may keep at most eight.
    }
rn-why-visit-first = First decide what to do at the { $building }.
rn-why-effect-first = First finish your card’s Town Hall ability.
rn-why-placed-already = You have already placed your worker ({ $building }). Now take one from a different building.
rn-why-working = You are working in the village this turn. A raid takes a whole turn.
rn-why-take-later = Place your worker first; then take another.
rn-why-card-where = Crew are hired at the Barracks; cards are played in the Town Hall and sold at the Treasury.
rn-why-play-where = Cards are played in the Town Hall: place a worker there or take one from it.
rn-why-hire-where = Crew are hired at the Barracks: place a worker there or take one from it.
rn-why-discard-where = Cards are discarded at the Treasury, and at the end of your turn if you hold more than eight.
rn-why-offer-where = Offerings are made in the Long House, or in the Town Hall with a Trader.
rn-why-act-where = You use a building when you place a worker there or take one from it.
rn-why-crew-where = Nobody leaves your crew now: only to make room at the Barracks, for a Brawler or because of an Avenger.
rn-why-hall-card = You choose this only when { $card } is played in the Town Hall.
rn-why-target-later = You choose an opponent only when a card says so.
rn-why-reroll-later = Only a Brawler lets you re-roll a die, right after the roll in a raid.
rn-why-set-later = You choose plunder in a raid, once your strength has been added up.
rn-why-sacrifice-later = Crew fall only when plunder brings a valkyrie.
rn-why-nothing-to-skip = There is nothing to skip right now.
rn-why-must-act = You have to do this now.
rn-why-must-hire = You have to hire someone now.
rn-why-not-in-hand = { $card } is not in your hand.
rn-why-not-in-crew = { $card } is not in your crew.
rn-why-no-crew = You have no crew.
rn-why-no-more-copies = You have no other { $card } to choose.
rn-why-keep-order = Name the three cards in the order you hold them.
rn-why-crew-full = Your crew is full: dismiss someone first.
rn-why-hero-there = { $card } is a hero, and you already have one in your crew.
rn-why-hire-short = { $card } costs { $cost } silver; you have { $silver }.
rn-why-nobody-to-hire = There is nobody in your hand you could hire right now.
rn-why-dismissed-one = You may dismiss only one crew member to make room.
rn-why-dismiss-idle = You may dismiss someone only if you can then hire, and you couldn’t.
rn-why-occupied = { $building }: there is already a worker here. Choose an empty building.
rn-why-colour =
    { ID($worker) ->
        [black] { $building }: takes only grey and white workers, not black ones.
       *[other] { $building }: does not take a { $worker } worker.
    }
rn-why-placed-here = { $building }: you have just placed a worker here. Take one from a different building.
rn-why-nobody-there = { $building }: there is no worker here.
rn-why-not-here = { $building }: no action of that kind ({ $resource }).
rn-why-mill-gold = At the Mill only a white worker brings gold, and yours is { $worker }.
rn-why-cards-short =
    { $needed ->
        [one] You need { $needed } card; you have { $have }.
       *[other] You need { $needed } cards; you have { $have }.
    }
rn-why-price-short = { $resource }: you need { $needed }; you have { $have }.
rn-why-supply-empty = { $resource }: none left in the supply.
rn-why-armour-full = Your armour is already at 10.
rn-why-no-decline = At this table you can’t decline a crew ability.
rn-why-nothing-to-decline = No crew ability applies here, so there is nothing to decline.
rn-why-tile-not-open = That offering isn’t face up.
rn-why-offer-short =
    Still missing for this offering{ $silver ->
        [0] {""}
       *[other] {" "}· silver { $silver }
    }{ $livestock ->
        [0] {""}
       *[other] {" "}· livestock { $livestock }
    }{ $iron ->
        [0] {""}
       *[other] {" "}· iron { $iron }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· gold { $gold }
    }
rn-why-no-offer =
    { $tokens ->
        [one] You can’t pay for any of the offerings. You are { $tokens } token short of the nearest.
       *[other] You can’t pay for any of the offerings. You are { $tokens } tokens short of the nearest.
    }
rn-why-trader-short =
    { $tokens ->
        [one] Even with one token less to pay, you are { $tokens } token short.
       *[other] Even with one token less to pay, you are { $tokens } tokens short.
    }
rn-why-spare-not = { $resource }: you can’t leave this out here.
rn-why-hero-hall = { $card } is a hero and cannot be played in the Town Hall.
rn-why-hall-short = { $card } needs { $needed } in the Town Hall ({ $resource }); you have { $have }.
rn-why-hall-idle = { $card } would do nothing in the Town Hall right now.
rn-why-hall-nobody = { $card } would not affect any opponent right now.
rn-why-no-card-plays = None of your cards would do anything in the Town Hall right now.
rn-why-nobody-to-place = You hold no other card that could take the place in your crew.
rn-why-came-back = { $card } has just come back and can’t take the place itself.
rn-why-scout-no-cards = A Scout needs cards in your hand to swap.
rn-why-no-hand-there = { $seat } has no cards to swap.
rn-why-exchange-most = You can swap 1 to { $most } cards here.
rn-why-amount-range = Choose a number from 1 to { $most }.
rn-why-copy-hall = The Merchant can’t use the Town Hall again.
rn-why-copy-used = { $building }: already used this turn.
rn-why-copy-idle = { $building }: there is nothing you could do there right now.
rn-why-archer-placed = { $building }: at this table the worker you have just placed can’t be swapped.
rn-why-swap-colour = { $building }: does not take the opponent’s { $worker } worker.
rn-why-swap-nothing = { $building }: no opponent’s worker can go there, or nothing would change.
rn-why-not-opponent = Choose an opponent at this table.
rn-why-unaffected = { $seat }: nothing would change for them.
rn-why-not-plunder = Choose gold, iron or livestock.
rn-why-has-none = { $seat } has none ({ $resource }).
rn-why-nobody-has = { $resource }: no opponent has any.
rn-why-toll-what = Hand over silver or provisions.
rn-why-plundered = { $settlement }: nothing is left to plunder.
rn-why-raid-worker = { $settlement }: a { $worker } worker can’t raid here.
rn-why-raid-short =
    { $settlement }: still missing{ $crew ->
        [0] {""}
       *[other] {" "}· crew { $crew }
    }{ $provisions ->
        [0] {""}
       *[other] {" "}· provisions { $provisions }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· gold { $gold }
    }
rn-why-raid-short-worker =
    { $settlement }: still missing{ $crew ->
        [0] {""}
       *[other] {" "}· crew { $crew }
    }{ $provisions ->
        [0] {""}
       *[other] {" "}· provisions { $provisions }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· gold { $gold }
    } · another worker
rn-why-no-raid = You can’t raid anywhere yet. Closest to your reach: the { NAME($settlement, case: "low") }.
rn-why-no-die = There is no die { $die } in this raid.
rn-why-set-gone = There is no set { $set } here to take.
rn-why-no-crew-there = { $seat } has no crew to lose.

## The log

rn-event-laid = Plunder is laid out: { $settlement }.
rn-event-tile_opened = An offering worth { $vp } VP is revealed ({ $price }).
rn-event-dealt = { $ship } is dealt { $card }.
rn-event-kept = { $ship } keeps { $card }.
rn-event-cards_returned =
    { $cards ->
        [one] { $cards } card goes under the draw pile.
       *[other] { $cards } cards go under the draw pile.
    }
rn-event-rolled_for_first = { $ship } rolls { $sum }.
rn-event-first_player = { $seat } goes first.
rn-event-turn_began = Round { $round }: { $ship }
rn-event-placed = { $ship } places a { $worker } worker at the { $building }.
rn-event-taken = { $ship } takes the { $worker } worker from the { $building }.
rn-event-skipped = { $ship } skips the action at the { $building }.
rn-event-gained = { $ship } gains { $what }.
rn-event-paid = { $ship } pays { $what }.
rn-event-drawn =
    { ID($card) ->
        [hidden] { $ship } draws a card.
       *[other] { $ship } draws { $card }.
    }
rn-event-deck_reached_under = The cards under the draw pile come into play.
rn-event-reshuffled = The discard pile is shuffled to form a new draw pile.
rn-event-played = { $ship } plays { $card } in the Town Hall.
rn-event-hired =
    { $cost ->
        [0] { $ship } hires { $card } for free.
       *[other] { $ship } hires { $card } ({ $price }).
    }
rn-event-dismissed = { $card } leaves { $ship }’s crew.
rn-event-discarded = { $ship } discards { $card }.
rn-event-armour =
    { $way ->
        [down] { $ship }’s armour drops to { $armour }.
       *[up] { $ship }’s armour rises to { $armour }.
    }
rn-event-offered = { $ship } makes an offering worth { $vp } VP.
rn-event-copied = { $ship } uses the { $building } as well.
rn-event-swapped = { $ship } swaps workers: { $seat } now holds a { $gave } one, and a { $got } one is at the { $building }.
rn-event-robbed = { $ship } takes { $what } from { $seat }.
rn-event-lost = { $ship } loses { $what }.
rn-event-recalled = { $ship } takes { $card } back into hand.
rn-event-enlisted = { $ship } adds { $card } to the crew for free.
rn-event-tiles_buried = { $ship } puts the face-up offerings under the stack.
rn-event-exchange_declared =
    { $cards ->
        [one] { $ship } swaps { $cards } card with { $seat }.
       *[other] { $ship } swaps { $cards } cards with { $seat }.
    }
rn-event-card_chosen = { $ship } chooses { $card }.
rn-event-card_given = { $ship } gives { $card } to { $to }.
rn-event-exchanged = { $ship } and { $seat } have swapped cards.
rn-event-toll_chosen = { $ship } chooses { $what }.
rn-event-handed_over = { $ship } hands over { $what } to { $to }.
rn-event-raided = { $ship } raids the { NAME($settlement, case: "low") } with a { $worker } worker!
rn-event-rolled = { $ship } rolls { $die1 } and { $die2 }.
rn-event-rolled-one = { $ship } rolls { $die1 }.
rn-event-rerolled = { $ship } re-rolls a die: { $face }.
rn-event-strength = { $ship }: dice { $dice } + crew { $crew } + abilities { $abilities } + armour { $armour } = strength { $total }.
rn-event-vp =
    { ID($card) ->
        [hidden] { $ship }: { $amount } VP ({ $source }).
       *[other] { $ship }: { $amount } VP ({ $card }).
    }
rn-event-plundered = { $ship } takes { $tokens } from the { NAME($settlement, case: "low") }, and a { $worker } worker.
rn-event-fell = A valkyrie takes { $ship }’s { $card }.
rn-event-valkyrie_ignored = The valkyrie finds nobody left to take.
rn-event-valkyrie_step = { $ship } is at { $valkyries } on the valkyrie track.
rn-event-returned_to_hand = { $card } returns to { $ship }’s hand.
rn-event-avenged = { $ship } takes revenge: { $seat } loses a crew member.
rn-event-surplus = { $ship } returns { $what }: the limit is eight.
rn-event-last_round = The final round: { $trigger }
rn-event-final_score = { $ship } finishes with { $vp } VP.
rn-event-game_over = The saga is told

## Options of a table

rn-option-cards = Cards
rn-option-cards-print = as published
rn-option-cards-preprod = older versions of seven cards
rn-option-merchant_colour = Merchant with a black worker
rn-option-merchant_colour-on = not at the Armoury or Long House
rn-option-merchant_colour-off = everywhere
rn-option-merchant_once = Building used by a Merchant
rn-option-merchant_once-on = is used up for the turn
rn-option-merchant_once-off = does not count as used
rn-option-archer_placed = Archer and the worker just placed
rn-option-archer_placed-on = may be swapped
rn-option-archer_placed-off = may not be swapped
rn-option-scout_number = Cards the Scout may swap
rn-option-scout_number-both_hands = up to the smaller of both hands
rn-option-scout_number-own_hand = up to the size of your hand
rn-option-avenger_targets = The Avenger strikes
rn-option-avenger_targets-with_crew = only opponents with crew
rn-option-avenger_targets-any = any opponent
rn-option-gravedigger_places = The Gravedigger needs a card to put in
rn-option-gravedigger_places-on = yes
rn-option-gravedigger_places-off = no
rn-option-ragnhildr = Ragnhildr counts
rn-option-ragnhildr-marker = the valkyrie track
rn-option-ragnhildr-taken = every valkyrie taken
rn-option-missing_reward = Trading when the reward has run out
rn-option-missing_reward-refused = not possible
rn-option-missing_reward-allowed = possible
rn-option-poor_targets = Opponents with nothing to lose
rn-option-poor_targets-off = cannot be chosen
rn-option-poor_targets-on = can be chosen
rn-option-reshuffle = Shuffling the discard pile
rn-option-reshuffle-at_need = when a card is needed
rn-option-reshuffle-at_once = as soon as the deck is empty
rn-option-reshuffle_played = The card being played, in a reshuffle
rn-option-reshuffle_played-on = is shuffled in
rn-option-reshuffle_played-off = is left out
rn-option-open_discard = Browsing the discard pile on screen
rn-option-open_discard-on = allowed
rn-option-open_discard-off = not allowed
rn-option-decline_bonus = Declining a crew ability
rn-option-decline_bonus-on = possible
rn-option-decline_bonus-off = not possible
rn-option-idle_cards = Playing a card for no effect
rn-option-idle_cards-off = not possible
rn-option-idle_cards-on = possible
rn-option-dismiss_alone = Dismissing without hiring
rn-option-dismiss_alone-off = not possible
rn-option-dismiss_alone-on = possible
rn-option-warlord_amount = What the Warlord and the older Warmonger take
rn-option-warlord_amount-most = as much as possible
rn-option-warlord_amount-chosen = chosen
rn-option-full_tie = A tie on every count
rn-option-full_tie-shared = shared victory
rn-option-full_tie-later = the player later in turn order wins
rn-option-first_player = First player
rn-option-first_player-dice = by a roll of the dice
rn-option-first_player-0 = seat 1
rn-option-first_player-1 = seat 2
rn-option-first_player-2 = seat 3
rn-option-first_player-3 = seat 4
rn-preset-print = Cards as published (recommended)
rn-preset-preprod = Older cards

## Cards

rn-card-hidden = a hidden card
rn-card-hidden-text = Only its owner knows what it is.
rn-card-archer = Archer
rn-card-archer-crew = +2 VP for raiding an outpost.
rn-card-archer-hall = Choose an opponent and a worker in the village: that worker and the opponent’s swap places. The incoming worker must be a colour the building takes. No building actions are used.
rn-card-armourer = Armourer
rn-card-armourer-crew = +2 strength when raiding a monastery.
rn-card-armourer-hall = Gain 1 step of armour, up to 10.
rn-card-avenger = Avenger
rn-card-avenger-crew = If killed in a raid, choose an opponent; they discard one of their crew.
rn-card-avenger-hall = Each opponent returns 1 silver to the supply.
rn-card-barbarian = Barbarian
rn-card-barbarian-crew = +2 strength when raiding a fortress.
rn-card-barbarian-hall = Take 1 gold, iron or livestock of your choice from one opponent.
rn-card-berserker = Berserker
rn-card-berserker-crew = If killed in a raid, it returns to your hand instead of being discarded.
rn-card-berserker-hall = Choose an opponent; they lose 1 step of armour, down to 0.
rn-card-brawler = Brawler
rn-card-brawler-crew = Once in each raid you may re-roll a die; the new result counts.
rn-card-brawler-hall = Discard one of your crew and take one gold, iron or livestock token from the supply.
rn-card-brynjar = Brynjar
rn-card-brynjar-crew = +1 strength for every 3 full steps of your armour.
rn-card-brynjar-hall = Heroes have no Town Hall ability.
rn-card-cartographer = Cartographer
rn-card-cartographer-crew = Raiding a fortress costs you 1 gold less.
rn-card-cartographer-hall = Trade 1 provision for 1 gold.
rn-card-cartographer-hall-older = Trade 2 provisions for 1 gold.
rn-card-champion = Champion
rn-card-champion-crew = 3 VP at the end of the game.
rn-card-champion-hall = Each opponent returns 1 provision to the supply.
rn-card-folke = Folke
rn-card-folke-crew = +1 strength for each other card in your crew, up to +4.
rn-card-folke-hall = Heroes have no Town Hall ability.
rn-card-forager = Forager
rn-card-forager-crew = +1 provision whenever you take provisions at the Mill (not if you choose gold).
rn-card-forager-hall = Gain 2 provisions.
rn-card-gatekeeper = Gatekeeper
rn-card-gatekeeper-crew = Draw 1 more card at the Gate House.
rn-card-gatekeeper-hall = Draw 3 cards.
rn-card-gatekeeper-hall-older = Draw 1, 2 or 3 cards.
rn-card-gravedigger = Gravedigger
rn-card-gravedigger-crew = If killed in a raid, gain 1 gold from the supply.
rn-card-gravedigger-hall = Take one of your crew back into your hand, then add a different card from your hand to your crew for free.
rn-card-huntsman = Huntsman
rn-card-huntsman-crew = Raiding an outpost costs you 1 provision less.
rn-card-huntsman-hall = Gain 1 provision and 1 silver.
rn-card-jeweller = Jeweller
rn-card-jeweller-crew = Gain 1 more silver at the Silversmith.
rn-card-jeweller-hall = Trade 2 silver for 1 gold.
rn-card-marauder = Marauder
rn-card-marauder-crew = +1 VP for raiding an outpost.
rn-card-marauder-hall = Trade 1 livestock for 1 gold.
rn-card-mercenary = Mercenary
rn-card-mercenary-crew = If killed in a raid, gain 1 VP.
rn-card-mercenary-hall = Each opponent gives you 1 silver or 1 provision, their choice. An opponent with only one of the two gives that; one with neither gives nothing.
rn-card-merchant = Merchant
rn-card-merchant-crew = At the end of the game, 1 VP for each of your livestock, on top of the VP for pairs.
rn-card-merchant-hall = Use any building in the village as if the worker you are using were there.
rn-card-ragnhildr = Ragnhildr
rn-card-ragnhildr-crew = +1 strength for every 2 full steps you have taken on the valkyrie track.
rn-card-ragnhildr-hall = Heroes have no Town Hall ability.
rn-card-recruiter = Recruiter
rn-card-recruiter-crew = Hiring at the Barracks costs you 1 silver less.
rn-card-recruiter-hall = Hire a crew member from your hand for 2 silver, whatever the price on the card.
rn-card-sage = Sage
rn-card-sage-crew = Take 1 more action when you use the Long House: the same one or the other.
rn-card-sage-hall = Put the face-up offerings under the stack and reveal three from the top.
rn-card-scout = Scout
rn-card-scout-crew = Raiding a monastery costs you 1 provision less.
rn-card-scout-hall = Choose an opponent and a number: you each secretly choose that many cards from your hand, then swap them.
rn-card-scout-hall-older = Choose an opponent: swap your entire hands.
rn-card-shieldmaiden = Shieldmaiden
rn-card-shieldmaiden-crew = +1 VP for raiding a monastery.
rn-card-shieldmaiden-hall = Trade 1 livestock for 1 iron.
rn-card-trader = Trader
rn-card-trader-crew = At the end of the game, 1 VP for each of your offering tiles.
rn-card-trader-hall = Make an offering now for one plunder token or one silver less than the tile asks.
rn-card-warlord = Warlord
rn-card-warlord-crew = 2 VP at the end of the game.
rn-card-warlord-hall = Take up to 2 silver from one opponent.
rn-card-warmonger = Warmonger
rn-card-warmonger-crew = +1 VP for raiding a harbour.
rn-card-warmonger-hall = Take 1 provision from one opponent.
rn-card-warmonger-hall-older = Take up to 2 provisions from one opponent.

## The board, its scenes and sheets

rn-map-waits-black = a black worker
rn-map-strength = Your strength before dice: { $n }.
rn-map-crew-vp = Your crew adds { $n } VP.
rn-map-percent = { $n }%
rn-track-at = Step { $n }: { $vp } VP at the end of the game
rn-keep-title = Your first crew: keep three
rn-keep-others = Who has chosen
rn-keep-chosen = has chosen
rn-keep-choosing = is choosing
rn-raid-title = Raid: { NAME($settlement, case: "low") }
rn-raid-no-crew = No crew members are left.
rn-raid-rolling = The dice are rolling.
rn-raid-die = Die: { $face }
rn-raid-line-dice = Dice
rn-raid-line-armour = Armour
rn-raid-sets = Plunder to choose from
rn-raid-valkyries = Valkyries still to come: { $n }
rn-tray-title = Supply
rn-own = In front of you: worker, goods and crew
rn-sheet-goods = Silver, provisions and plunder
rn-sheet-hand = Hand
rn-sheet-known = Known cards in hand
rn-sheet-points = Points
rn-sheet-now = so far
rn-sheet-later = at the end of the game
rn-sheet-sum = Total
rn-detail-valkyrie = Each valkyrie takes one of your crew, and you move up one step on the valkyrie track.
rn-detail-tile = Offerings are made in the Long House with a grey or white worker.
rn-detail-track-armour = Adds to your strength in every raid; worth 2, 4 or 6 VP at the end of the game from steps 3, 6 and 9.
rn-detail-track-valkyrie = One step for each of your crew killed in a raid; the higher you are, the more VP at the end of the game.
rn-detail-supply = In the supply: { $what }.
rn-detail-silver = Hires crew and buys armour; you keep at most 8 at the end of your turn.
rn-detail-provisions = Needed for every raid; you keep at most 8 at the end of your turn.
rn-detail-gold = Pays for monasteries, fortresses and offerings; 1 VP each at the end of the game.
rn-detail-iron = Buys armour and pays for offerings; 1 VP each at the end of the game.
rn-detail-livestock = Trades for provisions and pays for offerings; 1 VP per pair at the end of the game.

## How the numbers of a player came about

rn-count-vp = What has brought points so far.
rn-count-later = if the game ended now
rn-count-strength = Crew and armour together. In a raid the dice and some crew abilities are added.
rn-count-worker = Each turn one worker is placed and another is picked up.
rn-count-armour = Steps on the armour track. They count in every raid and are never used up.
rn-count-valkyries = Steps on the valkyrie track: one for each crew member killed by a valkyrie.
rn-count-silver = Pays for crew and armour.
rn-count-provisions = Feed the crew: every raid costs some.
rn-count-gold = Some raids and offerings cost gold. What is left is worth points at the end.
rn-count-iron = Buys armour and goes into offerings. What is left is worth points at the end.
rn-count-livestock = Buys provisions and goes into offerings. What is left is worth points at the end.
rn-count-hand = The others see how many, not which.
rn-count-tiles = Their points are counted at the end.
